"""Without a mouse: every way to choose and play, and the focus that no update may lose."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.table.browser import measures
from tests.table.browser.conftest import MakePerson
from tests.table.browser.person import Person
from tests.table.browser.records import middle


def focus(person: Person) -> dict[str, Any]:
    """What has the focus: id, tag, name, option (the key of its move), visible."""
    found: dict[str, Any] = person.page.evaluate(measures.FOCUS)
    return found


def tab_to(person: Person, **wanted: str) -> None:
    """Presses Tab until the focus is on something that fits these patterns, see `focus`."""
    for _ in range(60):
        person.page.keyboard.press("Tab")
        found = focus(person)
        assert found["visible"]
        if all(re.match(pattern, found[part]) for part, pattern in wanted.items()):
            return
    raise AssertionError(f"Tab does not lead to {wanted}.")


def press_enter_to_play(person: Person) -> None:
    """Plays what has the focus; the focus is then on something that can be named."""
    number = person.number
    assert focus(person)["option"]
    person.takes_in()
    person.page.keyboard.press("Enter")
    person.notices(number)
    found = focus(person)
    assert found["tag"] != "body"
    assert found["name"]


def in_the_middle(me: Person) -> None:
    """At a table of three in the third round, with a card to play."""
    table = me.bring(middle(3))
    me.page.add_init_script(measures.NOTE_LOST_FOCUS)
    me.go(table)


def test_from_the_start_page_into_the_game_by_keys_alone(person: MakePerson) -> None:
    me = person("en")
    page = me.page
    page.add_init_script(measures.NOTE_LOST_FOCUS)
    me.go()
    page.keyboard.press("Tab")
    assert focus(me)["name"] == me.say("site.skip")
    while not me.door().locator("input:focus").count():
        tab_to(me, tag="input")  # how many opponents
    page.keyboard.press("ArrowLeft")
    expect(me.opponents(1)).to_be_checked()
    tab_to(me, name=me.say("start.quick"))
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")

    # The first moves by number, the next ones by Tab.
    assert me.is_asked()
    page.keyboard.press("1")
    expect(page.locator("[data-number='1']")).to_be_focused()
    page.evaluate("updates.length = 0")
    press_enter_to_play(me)
    for _ in range(3):
        assert me.is_asked()
        page.keyboard.press("2" if page.locator("[data-number='2']").count() else "1")
        press_enter_to_play(me)
    for _ in range(3):
        assert me.is_asked()
        tab_to(me, option=".+")
        press_enter_to_play(me)
    assert me.is_asked()
    updates = page.evaluate("updates")
    assert updates
    assert "lost" not in updates


def test_arrows_walk_the_hand_and_the_board(person: MakePerson) -> None:
    me = person("de")
    in_the_middle(me)
    page = me.page
    cards = [card.get_attribute("id") for card in page.locator("#hand button.card").all()]
    tab_to(me, id="hand-")
    start = cards.index(focus(me)["id"])
    page.keyboard.press("ArrowRight")
    assert focus(me)["id"] == cards[start + 1]
    page.keyboard.press("ArrowLeft")
    assert focus(me)["id"] == cards[start]

    page.keyboard.press("ArrowUp")
    field = focus(me)["id"]
    assert field.startswith("field-")
    creature, _, row = field.removeprefix("field-").rpartition("-")
    assert row == "3"  # the current row
    page.keyboard.press("ArrowUp")
    assert focus(me)["id"] == f"field-{creature}-2"
    page.keyboard.press("ArrowRight")
    right = focus(me)["id"]
    assert right.endswith("-2")
    assert right != f"field-{creature}-2"
    for _ in range(8):  # the end of the row is an end
        page.keyboard.press("ArrowRight")
    assert focus(me)["id"].endswith("-2")
    for _ in range(4):
        page.keyboard.press("ArrowDown")
    assert focus(me)["id"].startswith("hand-")

    while not focus(me)["option"]:
        page.keyboard.press("ArrowRight")
    press_enter_to_play(me)


def test_letters_give_a_hint_take_back_and_open_the_log(person: MakePerson) -> None:
    me = person("de", (900, 700))
    in_the_middle(me)
    page = me.page
    me.takes_in()
    page.keyboard.press("h")
    expect(page.locator(".tip")).to_be_visible()
    expect(page.locator(".hinted")).to_have_count(1)
    drawer = page.get_by_role("heading", name=me.say("log.title"))
    expect(drawer).not_to_be_visible()
    page.keyboard.press("l")
    expect(drawer).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(drawer).not_to_be_visible()

    # A card with a further choice may be taken back before that choice is made.
    number = me.number
    before = me.asks.inner_text()
    me.takes_in()
    page.keyboard.press("u")  # more than this seat may take back freely: everybody else is a bot
    me.notices(number)
    assert me.is_asked()
    assert me.asks.inner_text() != before


def test_several_digits_reach_options_beyond_nine(person: MakePerson) -> None:
    me = person()
    me.go(me.open_table("me Anna", "random", "random"))
    page = me.page
    assert me.is_asked()
    assert me.moves.count() >= 12
    page.keyboard.press("1")
    page.keyboard.press("2")
    expect(page.locator("[data-number='12']")).to_be_focused()
    page.keyboard.press("Escape")
    assert focus(me)["tag"] == "body"


def test_what_is_being_typed_survives_the_moves_of_others(person: MakePerson) -> None:
    anna, ben = person(), person()
    table = anna.meet(ben, middle())
    anna.page.add_init_script(measures.NOTE_LOST_FOCUS)
    anna.pass_turn_at(table)
    anna.go(table)
    chat = anna.chat_field()
    chat.press_sequentially("Well pl")
    number = anna.number
    ben.play_at(table, ben.options_at(table)[0], seat=1)
    anna.notices(number)
    expect(chat).to_be_focused()
    chat.press_sequentially("ayed")
    expect(chat).to_have_value("Well played")
    chat.press("Enter")
    expect(anna.page.locator("#chat-lines")).to_contain_text("Well played")
    expect(chat).to_have_value("")
    assert "lost" not in anna.page.evaluate("updates")
