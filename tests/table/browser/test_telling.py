"""What has happened stays; what something is or why not has a line of its own, on request."""

from playwright.sync_api import Locator, expect

from tests.table.browser.conftest import MakePerson
from tests.table.browser.person import Person
from tests.table.browser.records import last_move, middle, moon_challenge


def detail(person: Person) -> Locator:
    return person.page.locator("#detail")


def reason(person: Person) -> Locator:
    """The line about something on the table."""
    return person.page.locator("#why")


def tells(person: Person) -> None:
    """Something is told, and what has happened beside it; the prompt is as high as ever."""
    expect(reason(person)).to_be_visible()
    expect(detail(person)).to_contain_text(person.say("prompt.last"))


def says_what_happened(person: Person) -> None:
    expect(reason(person)).to_be_hidden()
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
    tells(anna)
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
    expect(reason(anna)).to_contain_text(about)
    anna.page.mouse.move(4, 300)
    says_what_happened(anna)


def test_after_a_click_the_line_says_what_happened(person: MakePerson) -> None:
    me = person()
    in_the_middle(me)
    for _ in range(4):
        assert me.is_asked()
        me.click(me.moves.last)
        draw_twice(me)
        expect(reason(me)).to_be_hidden()


def test_a_focus_that_was_put_back_gives_no_reasons(person: MakePerson) -> None:
    me = person()
    in_the_middle(me)
    option = me.move("play:")
    card = option.get_attribute("id")
    option.focus()
    tells(me)
    other = me.page.locator(f"#hand .card:not([id='{card}'])").first
    other.focus()
    number = me.number
    option.evaluate("option => option.click()")
    me.notices(number)
    expect(other).to_be_focused()
    expect(reason(me)).to_be_hidden()
    me.page.mouse.move(4, 300)
    me.page.mouse.move(40, 320)
    expect(reason(me)).to_be_hidden()
    me.takes_in()
    me.page.keyboard.press("ArrowRight")
    tells(me)
    me.page.keyboard.press("Escape")
    expect(reason(me)).to_be_hidden()


def test_a_clicked_card_gives_its_reason_only_while_it_is_pointed_at(person: MakePerson) -> None:
    me = person()
    in_the_middle(me)
    x, y = rest_on(me, me.page.locator("#hand .card").first)
    me.page.evaluate(
        "document.querySelectorAll('#hand .card').forEach(card => card.type = 'button')"
    )
    me.page.mouse.click(x, y)
    tells(me)
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
    tells(me)
    me.play_at(table, key)
    expect(me.page.locator(".ranking")).to_be_visible()
    me.takes_in()
    draw_twice(me)
    expect(reason(me)).to_be_hidden()
    sentence = detail(me).inner_text()
    champion = me.page.locator(".champ[data-about]").nth(5)
    champion.hover()
    expect(reason(me)).to_have_text(champion.get_attribute("data-about") or "")
    expect(detail(me)).to_have_text(sentence)
    me.page.mouse.move(4, 300)
    expect(reason(me)).to_be_hidden()


def test_a_tap_elsewhere_puts_away_what_was_read(person: MakePerson) -> None:
    me = person("en", (390, 844), touch=True)
    table, key = before_the_end(me)
    me.play_at(table, key)
    expect(me.page.locator(".ranking")).to_be_visible()
    me.takes_in()
    sentence = detail(me).inner_text()
    champion = me.page.locator(".champ[data-about]").first
    champion.tap()
    sheet = me.page.locator("#sheet")
    expect(sheet).to_contain_text(champion.get_attribute("data-about") or "")
    expect(reason(me)).to_be_hidden()
    me.page.locator(".where").first.tap()
    expect(sheet).to_be_hidden()
    expect(detail(me)).to_have_text(sentence)


def test_reasons_move_nothing_and_cover_nothing_they_speak_of(person: MakePerson) -> None:
    me = person()
    in_the_middle(me)
    prompt = me.prompt.bounding_box()
    for thing in (*me.page.locator("#hand .card").all(), *me.page.locator(".champ").all()):
        thing.hover()
        expect(reason(me)).to_be_visible()
        its, line = thing.bounding_box(), reason(me).bounding_box()
        assert its
        assert line
        below = its["y"] >= line["y"] + line["height"]
        above = its["y"] + its["height"] <= line["y"]
        beside = its["x"] >= line["x"] + line["width"]
        assert below or above or beside
        assert me.prompt.bounding_box() == prompt


def test_a_pointer_that_leaves_the_page_takes_the_reason_along(person: MakePerson) -> None:
    me = person()
    in_the_middle(me)
    rest_on(me, me.page.locator("#hand .card").first)
    tells(me)
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
    expect(near).to_be_visible()
    name = near.inner_text()
    number = me.number
    me.play_at(table, "fight")
    me.notices(number)
    expect(near).to_have_text(name)
    expect(reason(me)).to_be_hidden()
