"""The line under the prompt: what has happened, and on request what something is or why not."""

from playwright.sync_api import Locator, expect

from tests.table.browser.conftest import MakePerson
from tests.table.browser.person import Person
from tests.table.browser.records import last_move, middle, moon_challenge

TOLD = "told"  # the class of the line while it is about something on the table


def detail(person: Person) -> Locator:
    return person.page.locator("#detail")


def says_what_happened(person: Person) -> None:
    expect(detail(person)).not_to_have_class(TOLD)
    expect(detail(person)).to_contain_text(person.say("prompt.last"))


def in_the_middle(me: Person) -> None:
    """Equinox in its third round, with a card to play."""
    table = me.bring(middle())
    me.go(table)
    me.takes_in()


def rest_on(person: Person, thing: Locator) -> tuple[float, float]:
    """Puts the pointer on something and leaves it there."""
    box = thing.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    person.page.mouse.move(x, y)
    return x, y


def draw_twice(person: Person) -> None:
    """Waits until the browser has noticed what now lies under the pointer."""
    person.page.evaluate(
        "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )


def test_a_picture_under_a_resting_pointer_gives_no_reasons(person: MakePerson) -> None:
    anna, ben = person(), person()
    table = anna.meet(ben, middle())
    anna.go(table)
    anna.takes_in()
    x, y = rest_on(anna, anna.page.locator("#hand .card").first)
    expect(detail(anna)).to_have_class(TOLD)
    anna.pass_turn_at(table)
    anna.sees(anna.number_at(table))
    anna.takes_in()
    draw_twice(anna)
    about = anna.page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y).closest('[data-about]').dataset.about", [x, y]
    )
    says_what_happened(anna)
    anna.page.mouse.move(x + 2, y)  # a hand is never quite still
    draw_twice(anna)
    says_what_happened(anna)

    # A movement asks for it, and the way out brings back what happened.
    anna.page.mouse.move(x + 12, y)
    expect(detail(anna)).to_contain_text(about)
    anna.page.mouse.move(4, 300)
    says_what_happened(anna)


def test_after_a_click_the_line_says_what_happened(person: MakePerson) -> None:
    me = person()
    in_the_middle(me)
    for _ in range(4):
        assert me.is_asked()
        me.click(me.moves.last)
        draw_twice(me)
        expect(detail(me)).not_to_have_class(TOLD)


def test_a_focus_that_was_put_back_gives_no_reasons(person: MakePerson) -> None:
    me = person()
    in_the_middle(me)
    option = me.move("play:")
    card = option.get_attribute("id")
    option.focus()
    expect(detail(me)).to_have_class(TOLD)
    other = me.page.locator(f"#hand .card:not([id='{card}'])").first
    other.focus()
    number = me.number
    option.evaluate("option => option.click()")
    me.notices(number)
    expect(other).to_be_focused()
    expect(detail(me)).not_to_have_class(TOLD)
    me.page.mouse.move(4, 300)
    me.page.mouse.move(40, 320)
    expect(detail(me)).not_to_have_class(TOLD)
    me.takes_in()
    me.page.keyboard.press("ArrowRight")
    expect(detail(me)).to_have_class(TOLD)
    me.page.keyboard.press("Escape")
    expect(detail(me)).not_to_have_class(TOLD)


def test_a_clicked_card_gives_its_reason_only_while_it_is_pointed_at(person: MakePerson) -> None:
    me = person()
    in_the_middle(me)
    x, y = rest_on(me, me.page.locator("#hand .card").first)
    me.page.evaluate(
        "document.querySelectorAll('#hand .card').forEach(card => card.type = 'button')"
    )
    me.page.mouse.click(x, y)
    expect(detail(me)).to_have_class(TOLD)
    me.page.mouse.move(4, 300)
    says_what_happened(me)


def before_the_end(me: Person) -> tuple[str, str]:
    """Before the last move of a game of Equinox: the table and the key of that move."""
    record, key = last_move()
    table = me.bring(record)
    me.go(table)
    me.takes_in()
    return table, key


def test_the_sentence_of_the_result_stays_under_a_resting_pointer(person: MakePerson) -> None:
    me = person()
    table, key = before_the_end(me)
    rest_on(me, me.page.locator(".champ[data-about]").nth(3))
    expect(detail(me)).to_have_class(TOLD)
    me.play_at(table, key)
    expect(me.page.locator(".ranking")).to_be_visible()
    me.takes_in()
    draw_twice(me)
    expect(detail(me)).not_to_have_class(TOLD)
    sentence = detail(me).inner_text()
    champion = me.page.locator(".champ[data-about]").nth(5)
    champion.hover()
    expect(detail(me)).to_have_text(champion.get_attribute("data-about") or "")
    me.page.mouse.move(4, 300)
    expect(detail(me)).to_have_text(sentence)


def test_a_tap_elsewhere_brings_the_sentence_of_the_result_back(person: MakePerson) -> None:
    me = person("en", (390, 844), touch=True)
    _, key = before_the_end(me)
    me.move(key).tap()
    expect(me.page.locator(".ranking")).to_be_visible()
    me.takes_in()
    sentence = detail(me).inner_text()
    champion = me.page.locator(".champ[data-about]").first
    champion.tap()
    expect(detail(me)).to_have_text(champion.get_attribute("data-about") or "")
    me.page.locator(".worth").first.tap()
    expect(detail(me)).to_have_text(sentence)


def test_a_pointer_that_leaves_the_page_takes_the_reason_along(person: MakePerson) -> None:
    me = person()
    in_the_middle(me)
    rest_on(me, me.page.locator("#hand .card").first)
    expect(detail(me)).to_have_class(TOLD)
    me.page.locator("html").dispatch_event("pointerleave", {"pointerType": "mouse"})
    says_what_happened(me)


def test_a_card_up_close_stays_while_others_play(person: MakePerson) -> None:
    me = person("en", (1440, 900))
    table = me.bring(moon_challenge())
    me.go(table)
    me.takes_in()
    card = me.page.locator("#hand .card").last
    rest_on(me, card)
    near = me.page.locator("#near h2")
    name = near.inner_text()
    number = me.number
    me.play_at(table, "fight")
    me.notices(number)
    expect(near).to_have_text(name)
    expect(detail(me)).not_to_have_class(TOLD)
