"""A click is for what its person has seen, never for what has come to lie there since.

Time stands still on these pages unless a test lets it pass, so they hold on a busy machine.
"""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import spieltisch
from tests.table.browser.conftest import MakePerson
from tests.table.browser.person import MOVES, TAKING_IN, Person
from tests.table.browser.records import fresh, last_move, middle, moon_challenge

LONGER = 3 * TAKING_IN  # for what passes or gives up right under the pointer
DESKTOP, PHONE = (1280, 800), (390, 844)
FOREST = "living-forest"
MOVES_TO_LOOK_AT = 15

Point = tuple[float, float]

FORGOING_AT = """([x, y]) =>
  document.elementFromPoint(x, y)?.closest("[data-forgoes]")?.value ?? null"""
"""What passes or gives up and would be hit at a point."""

SEEN_AT = """([x, y, selector]) => {
  const options = [...document.querySelectorAll(selector)];
  return options.find(option => {
    const box = option.getBoundingClientRect();
    return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  })?.value ?? null;
}"""
"""Which of these options is drawn at a point, whether or not it could be hit."""


def middle_of(option: Locator) -> Point:
    box = option.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def challenged(me: Person) -> None:
    """A fight of Blue Moon in which one may fight on or retreat, and then give up."""
    table = me.bring(moon_challenge())
    me.go(table)
    me.stop_the_clock()


def sit_down(me: Person, other: Person, game: str) -> str:
    """A table for two without bots, so that nothing happens by itself."""
    return me.meet(other, fresh(game))


def in_the_forest(me: Person, other: Person) -> str:
    """Living Forest: both reveal cards at the same time."""
    table = sit_down(me, other, FOREST)
    me.go(table)
    me.stop_the_clock()
    return table


def at_the_actions(me: Person, other: Person) -> None:
    """Living Forest: the first of two actions is to be chosen or passed."""
    table = sit_down(me, other, FOREST)
    for one, seat in ((other, 1), (me, 0)):
        for key in ("reveal", "stop"):
            one.play_at(table, key, seat)
    me.go(table)
    me.stop_the_clock()


# twice


def by_mouse(me: Person, option: Locator) -> Callable[[], None]:
    point = middle_of(option)
    return lambda: me.page.mouse.click(*point)


def by_tap(me: Person, option: Locator) -> Callable[[], None]:
    point = middle_of(option)
    return lambda: me.page.touchscreen.tap(*point)


def by_enter(me: Person, option: Locator) -> Callable[[], None]:
    option.focus()
    return lambda: me.page.keyboard.press("Enter")


def by_space(me: Person, option: Locator) -> Callable[[], None]:
    option.focus()
    return lambda: me.page.keyboard.press("Space")


@pytest.mark.parametrize(
    ("size", "way", "motion"),
    [
        (DESKTOP, by_mouse, False),
        (DESKTOP, by_mouse, True),
        (DESKTOP, by_enter, False),
        (DESKTOP, by_space, False),
        (PHONE, by_mouse, False),
        (PHONE, by_tap, True),
    ],
)
def test_who_fights_on_twice_does_not_give_up(
    person: MakePerson,
    size: tuple[int, int],
    way: Callable[[Person, Locator], Callable[[], None]],
    motion: bool,
) -> None:
    me = person("en", size, touch=way is by_tap, motion=motion)
    challenged(me)
    number = me.number
    again = way(me, me.move("fight"))
    again()
    me.sees(number + 1)
    expect(me.move("give-up")).to_be_visible()
    again()
    assert me.sent() == 1

    # Neither does a slow second one, when the page takes answers again.
    me.lets_pass(TAKING_IN)
    me.takes_in()
    again()
    me.lets_pass(LONGER)
    again()
    assert me.sent() == 1
    me.click(me.move("give-up"))
    me.sees(number + 2)


@pytest.mark.parametrize("way", [by_mouse, by_enter, by_space])
def test_who_passes_twice_passes_once(
    person: MakePerson, way: Callable[[Person, Locator], Callable[[], None]]
) -> None:
    me = person("en", DESKTOP)
    at_the_actions(me, person())
    number = me.number
    again = way(me, me.move("pass"))
    again()
    me.sees(number + 1)
    expect(me.move("pass")).to_be_visible()
    again()
    assert me.sent() == 1

    # Who takes a moment may pass the second action too.
    me.lets_pass(LONGER)
    me.takes_in()
    again()
    me.notices(number + 1)


def test_passing_again_at_the_same_place_waits_for_the_pointer_to_move(
    person: MakePerson,
) -> None:
    me = person("en", DESKTOP)
    at_the_actions(me, person())
    number = me.number
    x, y = middle_of(me.move("pass"))
    me.page.mouse.click(x, y)
    me.sees(number + 1)
    me.lets_pass(TAKING_IN)
    me.takes_in()
    me.page.mouse.click(x, y)
    assert me.sent() == 1
    me.page.mouse.move(x + 20, y)
    me.page.mouse.click(x + 20, y)
    me.notices(number + 1)


def test_a_key_that_is_held_down_plays_once(person: MakePerson) -> None:
    me = person("en", DESKTOP)
    in_the_forest(me, person())
    me.move("reveal").focus()
    me.page.keyboard.down("Enter")
    me.sees(1)
    me.lets_pass(TAKING_IN)
    me.takes_in()
    expect(me.move("reveal")).to_be_focused()
    me.page.keyboard.down("Enter")
    assert me.sent() == 1
    me.page.keyboard.up("Enter")
    me.page.keyboard.press("Enter")
    me.sees(2)


def test_numbers_typed_ahead_play_nothing(person: MakePerson) -> None:
    me = person("en", DESKTOP)
    challenged(me)
    number = me.number
    me.page.keyboard.press("1")
    option = me.page.locator("[data-number='1']")
    expect(option).to_be_focused()
    me.page.keyboard.press("Enter")
    me.notices(number)
    me.page.keyboard.press("1")
    expect(option).to_be_focused()
    me.page.keyboard.press("Enter")
    assert me.sent() == 1
    me.lets_pass(TAKING_IN)
    me.takes_in()
    me.page.keyboard.press("Enter")
    me.notices(number + 1)


def test_taking_back_twice_takes_back_once(person: MakePerson) -> None:
    me = person("en", DESKTOP)
    challenged(me)
    number = me.number
    me.move("fight").click()
    me.sees(number + 1)
    me.lets_pass(TAKING_IN)
    me.move("play:").click()
    me.sees(number + 2)
    me.lets_pass(TAKING_IN)
    me.page.keyboard.press("u")
    me.sees(number + 3)
    me.page.keyboard.press("u")
    assert me.sent() == 3
    expect(me.move("give-up")).to_be_visible()


# what others do, and what comes instead of options


def test_a_click_as_the_others_play_is_for_the_old_picture(person: MakePerson) -> None:
    anna, ben = person(), person()
    table = anna.meet(ben, middle())
    anna.pass_turn_at(table)
    anna.go(table)
    anna.stop_the_clock()
    ben.pass_turn_at(table, seat=1)
    number = anna.number_at(table)
    anna.sees(number)
    anna.page.mouse.click(*middle_of(anna.moves.first))
    assert anna.sent() == 0
    anna.lets_pass(TAKING_IN)
    anna.page.mouse.click(*middle_of(anna.moves.first))
    anna.notices(number)


def test_a_finger_that_came_down_before_plays_nothing(person: MakePerson) -> None:
    anna, ben = person(size=PHONE, touch=True), person()
    table = in_the_forest(anna, ben)
    x, y = middle_of(anna.move("reveal"))
    fingers = anna.context.new_cdp_session(anna.page)
    fingers.send(
        "Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
    )
    anna.play_at(table, "reveal")  # in another window
    anna.sees(1)
    anna.lets_pass(TAKING_IN)
    anna.takes_in()
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    anna.page.evaluate("0")
    assert anna.sent() == 0
    anna.move("reveal").tap()  # reads, since a revealed card stays revealed
    anna.lets_pass(TAKING_IN)
    anna.move("reveal").tap()
    anna.sees(2)


def test_others_who_play_at_the_same_time_do_not_hold_anybody_up(person: MakePerson) -> None:
    anna, ben = person(), person()
    table = in_the_forest(anna, ben)
    ben.play_at(table, "reveal", seat=1)
    anna.sees(1)
    anna.page.mouse.click(*middle_of(anna.move("reveal")))
    anna.sees(2)


def test_the_curtain_is_not_lifted_by_a_click_meant_for_a_move(person: MakePerson) -> None:
    both = person()
    table = both.open_table("me Anna", "here Ben")
    both.post(f"{table}/lift", seat=0)
    page = both.go(table)
    both.stop_the_clock()
    lift = page.locator("#lift")
    both.click(both.moves.first)
    while not lift.count():
        both.lets_pass(TAKING_IN)
        both.click(both.moves.first)
    sent = both.sent()
    lift.evaluate("lift => lift.click()")
    assert both.sent() == sent
    both.lets_pass(TAKING_IN)
    both.takes_in()
    lift.click()
    both.moves.first.wait_for(state="attached")


def test_the_next_game_is_not_begun_by_a_click_meant_for_the_last_move(
    person: MakePerson,
) -> None:
    anna, ben = person(), person()
    record, key = last_move()
    table = anna.meet(ben, record)
    page = anna.go(table)
    anna.stop_the_clock()
    anna.click(anna.move(key))
    again = anna.button("result.rematch")
    again.evaluate("button => button.click()")
    anna.lets_pass(TAKING_IN)
    anna.takes_in()
    assert page.url == anna.url + table
    again.click()
    anna.sees(0)


# where things lie


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("game", spieltisch.games())
def test_nothing_that_passes_or_gives_up_comes_to_lie_under_a_click(
    person: MakePerson, game: str, size: tuple[int, int]
) -> None:
    me, other = person("de", size), person()
    table = sit_down(me, other, game)
    play_until_asked(me, other, table)
    me.go(table)
    me.stop_the_clock()
    random = Random(5)
    found, verbs, passing = [], set(), 0
    for _ in range(MOVES_TO_LOOK_AT):
        if me.page.locator(".ranking").count():
            break
        clicked = click_somewhere(me, random)
        play_until_asked(me, other, table)
        me.sees(me.number_at(table))
        me.lets_pass(TAKING_IN)
        me.takes_in()
        hit = me.page.evaluate(FORGOING_AT, clicked["point"])
        if clicked["main"]:
            hit = hit or me.page.evaluate(SEEN_AT, [*clicked["point"], "#prompt [data-forgoes]"])
        if hit:
            found.append(f"{clicked['key']}, then {hit}")
        verbs.add(clicked["key"].partition(":")[0])
        passing += me.page.locator("#prompt [data-forgoes]").count()
    assert found == []
    assert len(verbs) > 2
    assert passing > 2


def play_until_asked(me: Person, other: Person, table: str) -> None:
    """The other one makes whatever moves come first, until it is my turn."""
    while not me.options_at(table) and (theirs := other.options_at(table)):
        other.play_at(table, theirs[0], seat=1)


def click_somewhere(me: Person, random: Random) -> Any:
    """Plays one of the options that can be seen, rather one that does not pass or give up.

    Its key, the point that was clicked, and whether it is one of the main ones in the prompt.
    """
    options = me.page.evaluate(OPTIONS)
    rather = [one for one in options if not one["forgoes"]]
    chosen = random.choice(rather if rather and random.random() < 0.8 else options)
    option = me.page.locator(f"{MOVES}[value='{chosen['key']}']").first
    option.click(trial=True)  # brings it into view
    number = me.number
    chosen["point"] = middle_of(option)
    me.page.mouse.click(*chosen["point"])
    me.notices(number)
    return chosen


OPTIONS = """() => [...document.querySelectorAll("button[name=move]")]
  .filter(option => option.checkVisibility())
  .map(option => ({
    key: option.value,
    forgoes: "forgoes" in option.dataset,
    main: !("forgoes" in option.dataset) && Boolean(option.closest("#prompt")),
  }))"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("lang", ["de", "en"])
def test_passing_is_never_where_stopping_was(
    person: MakePerson, size: tuple[int, int], lang: str
) -> None:
    me, other = person(lang, size), person()
    table = sit_down(me, other, FOREST)
    for one, seat, key in ((other, 1, "reveal"), (other, 1, "stop"), (me, 0, "reveal")):
        one.play_at(table, key, seat)
    me.go(table)
    me.stop_the_clock()
    point = middle_of(me.move("stop"))
    me.click(me.move("stop"))
    me.move("pass").wait_for(state="attached")
    assert me.page.evaluate(SEEN_AT, [*point, "[value=pass]"]) is None


def test_what_passes_or_gives_up_is_quieter_than_the_rest(person: MakePerson) -> None:
    me = person("en", DESKTOP)
    challenged(me)

    def look(option: Locator) -> Any:
        return option.evaluate(
            """option => {
              const { backgroundColor, fontWeight, borderWidth } = getComputedStyle(option);
              return [backgroundColor, Number(fontWeight), parseFloat(borderWidth)];
            }"""
        )

    main, quiet = look(me.move("fight")), look(me.move("retreat"))
    assert main[0] != quiet[0]
    assert main[1] > quiet[1]
    assert main[2] > quiet[2]
