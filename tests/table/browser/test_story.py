"""What happened since my last move: step by step, by the log, at the pace one likes."""

import re

from playwright.sync_api import Locator, expect

from tests.table.browser.conftest import MakePerson
from tests.table.browser.person import Person
from tests.table.browser.records import last_move, middle, shown_a_hand


def with_bots(me: Person) -> str:
    """A table with four bots where I have played, and they have, and I am asked again."""
    table = me.open_table("me Anna", *["random"] * 4)
    me.pass_turn_at(table)
    me.until_asked_at(table)
    me.go(table)
    me.takes_in()
    return table


def spoken(me: Person) -> Locator:
    """What is marked on the board."""
    return me.page.locator(".spoken")


def step(me: Person, number: int, last: int) -> None:
    expect(me.asks).to_have_text(me.say("story.step", step=number, last=last))


def looks_back(me: Person) -> None:
    """Begins to step through the past with a finger; a tap as a picture arrives is not heard."""
    past = me.page.locator("#picture[data-past]")
    for _ in range(20):
        me.page.locator("#story").tap()
        me.page.wait_for_timeout(500)
        if past.count():
            break
        me.takes_in()
    expect(past).to_be_attached()


def test_a_round_of_four_bots_is_stepped_through(person: MakePerson) -> None:
    me = person("en", (1440, 900))
    with_bots(me)
    page = me.page
    asked = me.asks.inner_text()
    options, hand = me.moves.count(), me.hand()
    count = int(page.locator("#story .count").inner_text())
    assert count >= 4

    # From the first step on, by click and key, each with its lines, causes and things.
    page.locator("#story").click()
    signs = set()
    for number in range(1, count + 1):
        step(me, number, count)
        expect(me.moves).to_have_count(0)
        expect(page.locator("#play")).to_have_count(0)
        signs.add(page.locator("#prompt .lamp use").get_attribute("href"))
        expect(page.locator("#detail")).not_to_be_empty()
        lit = (page.locator("#picture").get_attribute("data-lit") or "").split()
        there = [each for each in lit if page.locator(f"[id='{each}']").count()]
        expect(spoken(me)).to_have_count(len(set(there)))
        assert there or not lit
        if number % 2:
            page.keyboard.press(".")
        else:
            page.locator("#next").click()
    assert len(signs) == 4
    # After the last step the table is back, with the decision that was asked all along.
    expect(me.asks).to_have_text(asked)
    expect(me.moves).to_have_count(options)
    expect(spoken(me)).to_have_count(0)
    assert me.hand() == hand

    # Back from the newest step.
    page.keyboard.press(",")
    step(me, count, count)
    expect(page.locator("#now")).to_have_text(me.say("story.asked"))
    page.keyboard.press(",")
    step(me, count - 1, count)
    page.keyboard.press("Escape")
    expect(me.asks).to_have_text(asked)
    me.takes_in()
    me.click(me.moves.first)


def test_the_table_goes_on_behind_somebody_who_looks_back(person: MakePerson) -> None:
    anna, ben = person("en", (390, 844), touch=True), person()
    table = anna.meet(ben, middle())
    anna.pass_turn_at(table)
    anna.go(table)
    anna.takes_in()
    page, now = anna.page, anna.page.locator("#now")
    swipe(anna, 200)
    expect(now).to_have_text(anna.say("replay.to_table"))
    past = page.locator("#board").inner_html()
    number = ben.number_at(table)
    ben.play_at(table, ben.options_at(table)[0], seat=1)
    assert ben.number_at(table) > number
    expect(now).to_have_text(anna.say("story.goes_on"))
    ben.pass_turn_at(table, seat=1)
    expect(now).to_have_text(anna.say("story.asked"))
    expect(page.locator("#said")).to_have_text(anna.say("story.asked"))
    assert page.locator("#board").inner_html() == past
    expect(anna.moves).to_have_count(0)
    swipe(anna, -200)
    assert anna.is_asked()
    assert anna.number == ben.number_at(table)

    # A move that was taken back meanwhile cannot be looked at: the table comes back and says so.
    looks_back(anna)
    page.evaluate("document.querySelector('#next').href = '/t/x/replay?move=999999'")
    anna.expects("404")
    page.locator("#next").tap()
    expect(page.locator("#banner")).to_have_text(anna.say("story.gone"))
    assert anna.is_asked()


def swipe(me: Person, across: int) -> None:
    """A finger goes over the prompt, to the right or to the left."""
    box = me.prompt.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + 12
    touch = me.context.new_cdp_session(me.page)
    for kind, way in (("touchStart", 0.0), ("touchMove", 0.5), ("touchMove", 1.0)):
        points = [{"x": x + (way - 0.5) * across, "y": y}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_line_of_the_log_lights_up_what_it_speaks_of(person: MakePerson) -> None:
    me = person("en", (1440, 900))
    with_bots(me)
    page = me.page
    line = page.locator("#log a.tells", has_text=re.compile(r" plays \w+ \d\.")).first
    field = (line.get_attribute("data-lights") or "").split()[-2:]
    line.hover()
    expect(spoken(me)).not_to_have_count(0)
    assert any(
        "spoken" in (page.locator(f"[id='{each}']").get_attribute("class") or "")
        for each in field
        if page.locator(f"[id='{each}']").count()
    )
    page.mouse.move(4, 300)
    expect(spoken(me)).to_have_count(0)
    # By key too; and the line leads to its move, which is marked in the log.
    line.focus()
    expect(spoken(me)).not_to_have_count(0)
    said = line.inner_text()
    page.keyboard.press("Enter")
    expect(page.locator("#log [aria-current]", has_text=said)).to_be_visible()
    expect(page.locator("#detail")).to_contain_text(said)
    expect(spoken(me)).not_to_have_count(0)
    page.locator("#now").click()
    assert me.is_asked()


def test_whoever_waits_sees_each_move_of_the_others(person: MakePerson) -> None:
    anna, ben = person(), person()
    anna.post("/settings", speed="wait", back="/")
    table = anna.meet(ben, middle())
    page, bar = anna.go(table), page_bar(anna)
    while anna.options_at(table):
        anna.takes_in()
        anna.click(anna.moves.first)
    mine = anna.number
    # The first move of another comes by itself, those after it wait, and it is said how many.
    moves = 0
    while not anna.options_at(table):
        options = sorted(ben.options_at(table), key=lambda key: not key.startswith("discard:"))
        ben.play_at(table, options[0], seat=1)
        moves += 1
        if moves == 1:
            anna.sees(mine + 1)
            expect(bar).to_have_count(0)
        else:
            expect(bar).to_contain_text(anna.say("story.more", count=moves - 1))
            expect(page.locator("#said")).to_have_text(anna.say("story.behind"))
    assert moves >= 3
    for seen in range(1, moves):
        assert anna.number == mine + seen
        expect(anna.moves).to_have_count(0)
        if seen == 1:
            page.keyboard.press(".")
        else:
            bar.get_by_role("button").first.press("Enter")
        anna.sees(mine + seen + 1)
    expect(bar).to_have_count(0)
    assert anna.is_asked()

    # Or all at once.
    while anna.options_at(table):
        anna.takes_in()
        anna.click(anna.moves.first)
    ben.pass_turn_at(table, seat=1)
    bar.get_by_role("button", name=anna.say("story.skip")).click()
    anna.sees(anna.number_at(table))
    expect(bar).to_have_count(0)
    assert anna.is_asked()


def page_bar(me: Person) -> Locator:
    return me.page.locator("#go-on-bar")


def test_a_hand_that_was_shown_to_me_waits_until_i_have_seen_it(person: MakePerson) -> None:
    me = person("en", (1440, 900))
    table = me.bring(shown_a_hand())
    page = me.go(table)
    shown = page.locator("[data-shown]:visible").first
    expect(shown).to_be_visible()
    mark = (shown.get_attribute("data-shown") or "").split()
    cards = shown.locator(".card")
    assert cards.count() == len(mark) - 2
    names = [card.get_attribute("aria-label") for card in cards.all()]
    # It waits, whatever happens meanwhile, also for a page that is loaded anew.
    me.takes_in()
    me.click(me.moves.first)
    same = page.locator(f"[data-shown='{' '.join(mark)}']")
    expect(same).to_be_visible()
    page.reload()
    same.get_by_role("button", name=me.say("shown.seen")).click()
    expect(same).to_be_hidden()
    page.reload()
    expect(page.locator("#prompt")).to_be_visible()
    expect(same).to_be_hidden()
    # What still holds stays on the plate.
    known = page.locator(".knows").first.get_attribute("aria-label") or ""
    assert any(name and name in known for name in names)


def test_the_end_of_a_round_gets_a_moment(person: MakePerson) -> None:
    record, key = last_move()
    for motion in (True, False):
        me = person(motion=motion)
        table = me.bring(record)
        me.go(table)
        me.takes_in()
        board = me.page.locator("#board")
        name = "element => getComputedStyle(element).animationName"
        assert board.evaluate(name) == "none"
        me.play_at(table, key)
        expect(me.page.locator("#picture.moment")).to_be_attached()
        assert board.evaluate(name) == ("drain" if motion else "none")
