"""A finger reads first; what is for good may ask once more; what is asked lies where the eye is."""

import re
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from spieltisch.core.record import Record
from tests.table.browser.conftest import MakePerson
from tests.table.browser.person import MOVES, TAKING_IN, Person
from tests.table.browser.records import (
    asked_for,
    choosing_player,
    first_moon,
    fresh,
    middle,
    moon_challenge,
    moon_middle,
    moon_search,
    moon_window,
    stuck,
)

PHONE, DESKTOP = (390, 844), (1280, 800)
FOREST = "living-forest"
LONGEST = 400

KINDS = """() => {
  const kinds = new Map();
  const things = document.querySelectorAll(
    "#picture :is(button[name=move], summary.can, [data-say], [data-about]):not(.btn, .tool)");
  for (const thing of things) {
    const box = thing.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (!thing.checkVisibility() || !thing.contains(document.elementFromPoint(x, y))) continue;
    const named = [...thing.classList].filter(name => !/^(hue|n)-/.test(name)).join(".");
    const refused = thing.ariaDisabled && "say" in thing.dataset ? "refused" : "";
    const kind = [thing.localName, named, thing.name || "", refused].join(" ");
    if (!kinds.has(kind)) kinds.set(kind, { kind, x, y });
  }
  return [...kinds.values()];
}"""
"""One of each kind of thing that a finger can touch now, and where."""

APART = """([x, y]) => {
  const box = document.querySelector("#sheet").getBoundingClientRect();
  return y < box.top || y > box.bottom || x < box.left || x > box.right;
}"""


def sheet(person: Person) -> Locator:
    return person.page.locator("#sheet")


def sit(me: Person, record: Record) -> str:
    table = me.bring(record)
    me.go(table)
    me.takes_in()
    return table


def touch_everything(me: Person) -> list[str]:
    """Touches one thing of each kind; nothing is played, and all of it can be read."""
    number, found = me.number, []
    for thing in me.page.evaluate(KINDS):
        me.page.touchscreen.tap(thing["x"], thing["y"])
        expect(sheet(me), thing["kind"]).to_be_visible()
        expect(me.page.locator(".picked"), thing["kind"]).to_have_count(1)
        said = sheet(me).locator(".read").inner_text()
        assert said.strip(), thing["kind"]
        plays = me.page.evaluate(
            "() => document.querySelector('.picked').matches('[name=move], summary')"
        )
        offered = sheet(me).locator(".do .btn:visible:not(#not-yet)")
        assert bool(offered.count()) == plays, thing["kind"]
        assert me.page.evaluate(APART, [thing["x"], thing["y"]]), thing["kind"]
        me.page.locator("#not-yet").tap()
        expect(sheet(me)).to_be_hidden()
        found.append(thing["kind"])
    assert me.number == number
    return found


def found_in(kinds: list[str], *wanted: str) -> None:
    for each in wanted:
        assert any(each in kind for kind in kinds), (each, kinds)


@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_tap_reads_every_kind_of_thing_in_equinox(person: MakePerson, lang: str) -> None:
    me = person(lang, PHONE, touch=True)
    kinds = []
    for record in (middle(), stuck(), fresh("equinox")):
        sit(me, record)
        kinds += touch_everything(me)
    found_in(kinds, "card.hued.can", "card.hued.cannot", "champ", "field.empty.can")


def test_a_tap_reads_every_kind_of_thing_in_living_forest(person: MakePerson) -> None:
    me, other = person("de", PHONE, touch=True), person()
    table = me.meet(other, fresh(FOREST))
    for key in ("reveal", "stop"):
        other.play_at(table, key, seat=1)  # first, so that nothing comes in between later
    me.go(table)
    me.takes_in()
    kinds = touch_everything(me)
    for key in ("reveal", "reveal", "stop"):
        if key in me.options_at(table):
            me.play_at(table, key)
    me.move("pass").wait_for(state="attached")
    me.takes_in()
    for tab in me.page.locator("#tabs label").all():
        tab.tap()
        kinds += touch_everything(me)
    found_in(kinds, "card.hued.back.can", "animal", "beast", "rock", "flame", "sapling")


def test_a_tap_reads_every_kind_of_thing_in_blue_moon(person: MakePerson) -> None:
    me = person("en", PHONE, touch=True)
    kinds = []
    for record in (moon_middle(), moon_search(), moon_challenge(), moon_window()):
        sit(me, record)
        kinds += touch_everything(me)
    found_in(kinds, "summary", "bm-hand", "bm-table", "down", "vessel", "refused")


def test_a_second_tap_or_play_it_plays_and_a_mouse_needs_one_click(person: MakePerson) -> None:
    me = person("en", PHONE, touch=True)
    sit(me, middle())
    cards = me.page.locator("#hand button.can")
    cards.nth(0).tap()
    expect(sheet(me).locator(".large .card")).to_have_count(1)
    first = sheet(me).locator("h2").inner_text()
    cards.nth(1).tap()
    expect(sheet(me).locator("h2")).not_to_have_text(first)
    me.page.locator(".where").first.tap()  # elsewhere
    expect(sheet(me)).to_be_hidden()

    number = me.number
    cards.nth(0).tap()
    assert me.number == number
    me.page.locator("#play-it").tap()
    me.notices(number)
    expect(sheet(me)).to_be_hidden()
    me.is_asked()

    number = me.number
    board = me.page.locator(f":is(#board, #hand) {MOVES}").first
    if board.count():
        board.tap()
        assert me.number == number
        board.tap()
        me.notices(number)

    # The same device with a mouse.
    sit(me, middle())
    me.click(cards.nth(0))
    expect(sheet(me)).to_be_hidden()


def test_a_card_with_several_moves_offers_them_all(person: MakePerson) -> None:
    me = person("en", PHONE, touch=True)
    sit(me, moon_middle())
    card = me.page.locator("#hand summary.can").first
    card.tap()
    ways = sheet(me).locator(".way")
    expect(me.page.locator("details.ways[open]")).to_have_count(0)
    expect(ways).to_have_count(card.locator("xpath=..").locator(MOVES).count())
    number = me.number
    ways.first.tap()
    me.notices(number)


# what is for good


def forest_before_a_risk(me: Person, other: Person) -> None:
    """Living Forest: one card lies there, another may be revealed."""
    table = me.meet(other, fresh(FOREST))
    me.play_at(table, "reveal")
    me.go(table)
    me.stop_the_clock()


def test_a_word_that_is_for_good_waits_for_a_second_tap(person: MakePerson) -> None:
    me = person("en", PHONE, touch=True)
    forest_before_a_risk(me, person())
    reveal, number = me.move("reveal"), me.number
    reveal.tap()
    expect(sheet(me).locator(".final")).to_have_text("A card that is revealed stays revealed.")
    box = reveal.bounding_box()
    assert box
    me.page.touchscreen.tap(box["x"] + 9, box["y"] + 9)  # a double tap reads
    assert me.sent() == 0
    me.lets_pass(TAKING_IN)
    expect(sheet(me)).to_be_visible()
    reveal.tap()
    me.sees(number + 1)

    # Stopping can be taken back: it takes one tap.
    me.lets_pass(TAKING_IN)
    me.takes_in()
    me.move("stop").tap()
    me.sees(number + 2)


def test_whoever_wants_no_question_gets_none(person: MakePerson) -> None:
    me = person("en", PHONE, touch=True, prefs="auto=off&confirm=never")
    forest_before_a_risk(me, person())
    number = me.number
    me.move("reveal").tap()
    me.sees(number + 1)


def test_whoever_wants_it_always_is_asked_by_mouse_and_by_key(person: MakePerson) -> None:
    me = person("en", DESKTOP, prefs="auto=off&confirm=always")
    forest_before_a_risk(me, person())
    reveal, number = me.move("reveal"), me.number
    reveal.dblclick()
    assert me.sent() == 0
    expect(sheet(me)).to_be_visible()
    me.lets_pass(TAKING_IN)
    me.page.locator("#not-yet").click()
    expect(sheet(me)).to_be_hidden()

    reveal.focus()
    me.page.keyboard.press("Enter")
    expect(me.page.locator("#play-it")).to_be_focused()
    me.page.keyboard.press("Enter")  # typed ahead
    assert me.sent() == 0
    me.page.keyboard.press("Escape")
    expect(sheet(me)).to_be_hidden()
    me.lets_pass(TAKING_IN)
    reveal.focus()
    me.page.keyboard.press("Enter")
    me.lets_pass(TAKING_IN)
    me.page.keyboard.press("Enter")
    me.sees(number + 1)
    assert me.sent() == 1

    # Once is enough for what can be taken back.
    me.lets_pass(TAKING_IN)
    me.takes_in()
    me.move("stop").click()
    me.sees(number + 2)


def test_the_usual_mouse_is_asked_nothing(person: MakePerson) -> None:
    me = person("en", DESKTOP)
    forest_before_a_risk(me, person())
    me.click(me.move("reveal"))


def test_what_is_read_stays_while_others_talk_and_goes_when_they_play(person: MakePerson) -> None:
    anna, ben = person("en", PHONE, touch=True), person()
    table = anna.meet(ben, middle())
    anna.go(table)
    anna.takes_in()
    card = anna.page.locator("#hand button.can").first
    card.tap()
    said = sheet(anna).locator("h2").inner_text()
    ben.post(f"{table}/chat", text="Hm.")
    expect(anna.page.locator("#chat-lines")).to_contain_text("Hm.")
    expect(sheet(anna).locator("h2")).to_have_text(said)
    expect(card).to_have_class(re.compile("picked"))
    anna.play_at(table, anna.options_at(table)[0])  # in another window
    expect(sheet(anna)).to_be_hidden()


# where the eye is


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_players_to_choose_stand_in_the_prompt_with_their_signs(
    person: MakePerson, size: tuple[int, int]
) -> None:
    me = person("en", size, touch=size == PHONE)
    sit(me, choosing_player())
    buttons = me.prompt.locator(f"{MOVES}[value^='seat:']")
    expect(buttons).to_have_count(2)
    for button in buttons.all():
        key = (button.get_attribute("value") or "").removeprefix("seat:")
        expect(button.locator(f".s{key} use")).to_have_attribute("href", re.compile(f"seat-{key}$"))
        expect(button).to_have_attribute("data-number", re.compile(r"\d"))
    plates = me.page.locator(f".plate {MOVES}")
    expect(plates).to_have_count(2)
    expect(me.page.locator(".plate [data-number]")).to_have_count(0)
    me.click(buttons.first)


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("size", [PHONE, (768, 1024), DESKTOP])
def test_revealing_stands_beside_stopping_with_its_odds(
    person: MakePerson, size: tuple[int, int], lang: str
) -> None:
    me = person(lang, size)
    table = me.meet(person(), fresh(FOREST))
    me.play_at(table, "reveal")
    me.go(table)
    reveal, stop = (me.prompt.locator(f"{MOVES}[value='{key}']") for key in ("reveal", "stop"))
    expect(reveal).to_have_text(re.compile(r"\d+ (von|of) \d+"))
    one, other = reveal.bounding_box(), stop.bounding_box()
    assert one
    assert other
    assert one["y"] < other["y"] + other["height"]
    assert other["y"] < one["y"] + one["height"]
    expect(me.page.locator(f"#draw{MOVES.removeprefix('button')}")).to_have_count(1)


# what goes by itself


def formality() -> Record:
    """The first seat may intervene, and has nothing to do so with."""
    return first_moon(
        lambda match, verbs: (
            [match.state.move_key(move) for move in match.state.moves(0)] == ["skip"]
            and bool(match.state.stack.frames)  # type: ignore[attr-defined]
        )
    ).record


def test_the_only_answer_is_given_by_itself_if_somebody_wants_that(person: MakePerson) -> None:
    for prefs, goes in (("auto=on", True), ("auto=off", False)):
        me = person("en", DESKTOP, prefs=prefs)
        table = me.bring(formality())
        me.page.clock.install()
        me.go(table)
        number = me.number
        expect(me.page.locator("#alone")).to_be_visible(visible=goes)
        me.lets_pass(3 * TAKING_IN)
        if goes:
            me.notices(number)
        else:
            assert me.number == number
            me.click(me.move("skip"))


def moon_window_midway() -> Record:
    """The first seat may intervene as the other plays a character, and will be asked again."""
    return first_moon(
        lambda match, verbs: (
            asked_for(match, "skip") and match.state.view(0)["phase"] == "character"
        )
    ).record


def test_who_wants_no_more_questions_this_turn_may_change_their_mind(person: MakePerson) -> None:
    anna, ben = person(), person("de")
    table = anna.meet(ben, moon_window_midway())
    anna.go(table)
    anna.takes_in()
    number = anna.number
    anna.page.locator("#standing-skip").click()
    anna.notices(number)
    again = anna.button("prompt.ask_again")
    again.click()
    expect(again).to_have_count(0)


# a whole game


def tap_any(me: Person, random: Random) -> None:
    """Plays one of the options with a finger, as somebody does who reads first."""
    me.takes_in()
    keys = me.page.locator(MOVES).evaluate_all("all => all.map(one => one.value)")
    key = random.choice([key for key in keys if key not in ("pass", "reveal")] or keys)
    option = me.page.locator(f"{MOVES}[value='{key}']").first
    for tab in me.page.locator("#tabs label").all():
        if option.is_visible():
            break
        tab.tap()
    me.tap(option)


def test_a_whole_game_by_taps_on_a_phone(person: MakePerson) -> None:
    me = person("de", PHONE, touch=True)
    me.go(me.open_table("me Anna", "random", game=FOREST, round_limit="2"))
    me.hurries()
    random = Random(3)
    for _ in range(LONGEST):
        if not me.is_asked():
            break
        tap_any(me, random)
    expect(me.page.locator(".ranking")).to_be_visible()
