"""From a small phone to a wall: nothing scrolls sideways, overlaps the prompt or is too small."""

from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.table.browser import measures
from tests.table.browser.conftest import MakePerson
from tests.table.browser.letters import drawn, redraw
from tests.table.browser.person import Person
from tests.table.browser.places import Places, listed, visited
from tests.table.browser.records import middle, shown_a_hand

SMALL, USUAL, ON_ITS_SIDE = (360, 740), (390, 844), (844, 390)
UPRIGHT, TABLET, LYING = (768, 1024), (820, 1180), (1024, 768)
LAPTOP, DESKTOP, WALL = (1280, 800), (1440, 900), (3840, 2160)
LARGER = [UPRIGHT, TABLET, LYING, LAPTOP, DESKTOP]
PLAYING = ("prediction", "turn", "hint", "refused", "others", "five")

MAY_BE_CUT = ", ".join(
    (
        ".sr, .skip, .backdrop",
        ".prompt:not(.missed) #detail",  # what has just happened; all of it is in the log
        ".steps, .copy-from",
        ".bm :is(.txt, .why, .mark)",  # all of it is in the card up close
        ".power :is(.txt, .name, .at, .why)",  # the same
    )
)

Size = tuple[int, int]
Looks = dict[str, list[Size]]  # with which letters in which sizes
Measure = tuple[str, Any]  # with what it is given
PARTS = 2


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize(
    ("lang", "ours", "wide"),
    [
        ("de", [SMALL, USUAL, ON_ITS_SIDE], [SMALL, ON_ITS_SIDE]),
        ("en", [SMALL, ON_ITS_SIDE], [SMALL]),
    ],
    ids=["de", "en"],
)
def test_on_a_phone_everything_fits_is_readable_and_can_be_hit_by_a_finger(
    person: MakePerson, places: Places, lang: str, ours: list[Size], wide: list[Size], part: int
) -> None:
    me = person(lang, SMALL, touch=True, like=places.cookies, letters="ours")
    me.expects("404", "409")
    tables = looked_at(places, False)
    found = {}
    for name in looked_at(places, lang == "de")[part::PARTS]:
        looks = {"ours": ours, "wide": wide}
        if lang == "de" and name in tables:
            looks["machine"] = [SMALL]
        for letters, size in visited_in(me, places, name, looks):
            parts: list[Measure] = [(measures.SMALL_TARGETS, 40)]
            if name in PLAYING:
                parts.append((measures.OUTSIDE, ["#prompt", "#hand"]))
                parts.append((measures.COVERED, "#prompt"))
            found[f"{name} {letters} {size}"] = faults(me, size, letters, *parts)
    assert not any(found.values()), listed(found)


@pytest.mark.parametrize("part", range(PARTS))
def test_on_larger_screens_the_prompt_is_free_and_texts_can_be_read(
    person: MakePerson, places: Places, part: int
) -> None:
    me = person("de", UPRIGHT, like=places.cookies, letters="ours")
    me.expects("404", "409")
    tables = looked_at(places, False)
    found = {}
    for name in looked_at(places, True)[part::PARTS]:
        looks = {"ours": [*LARGER, WALL] if name in ("start", *tables) else [UPRIGHT, LAPTOP]}
        if name in tables:
            looks["wide"] = LARGER
        parts: list[Measure] = []
        if name in places.tables():
            parts.append((measures.COVERED, "#prompt"))
        if name in PLAYING:
            parts.append((measures.OUTSIDE, ["#prompt", "#hand", "#board"]))
        for letters, size in visited_in(me, places, name, looks):
            found[f"{name} {letters} {size}"] = faults(me, size, letters, *parts)
    assert not any(found.values()), listed(found)


def looked_at(places: Places, everything: bool) -> list[str]:
    """All places, or only the tables."""
    pages = [name for name in places.paths if everything or places.paths[name].startswith("/t/")]
    return [*pages, *places.crowds]


def faults(me: Person, size: Size, letters: str, *more: Measure) -> list[str]:
    """What nobody wants to see on any page in any size, and more; all of it in one look."""
    spared = MAY_BE_CUT if letters == "ours" else f"{MAY_BE_CUT}, .name"
    asked: list[Measure] = [
        (measures.TOO_WIDE, None),
        (measures.SPILLED, None),
        (measures.TINY, 20 if size == WALL else 12),
        (measures.JUMBLED, None),
        (measures.DOTS, 10),
        (measures.PALE, 4.5),
        (measures.CUT, spared),
        *more,
    ]
    found: list[str] = me.page.evaluate(
        measures.together(*(measure for measure, _ in asked)), [given for _, given in asked]
    )
    return found


def visited_in(me: Person, places: Places, name: str, looks: Looks) -> Iterator[tuple[str, Size]]:
    """Goes to a place once and looks at it with all letters in all sizes, as they are at hand."""
    drawn = next(iter(looks))
    sizes = dict.fromkeys(chain(*looks.values()))
    with visited(me, places, name):
        for size in sorted(sizes, key=lambda size: size != window(me)):
            if size != window(me):
                me.page.set_viewport_size({"width": size[0], "height": size[1]})
            # What is measured is laid out at once; nobody waits until it is painted, too.
            assert me.page.evaluate("[innerWidth, innerHeight]") == list(size)
            wanted = [letters for letters in looks if size in looks[letters]]
            for letters in sorted(wanted, key=lambda letters: letters != drawn):
                if letters != drawn:
                    redraw(me.page, letters)
                    drawn = letters
                yield letters, size


def window(me: Person) -> Size:
    size = me.page.viewport_size
    assert size
    return size["width"], size["height"]


SHOWN = "[data-shown]:not([hidden])"
PLAYED_ON = "#picture > :not(.dock, .side, .status), .row > *, #prompt, #hand, button[name=move]"


@pytest.mark.parametrize("game", ["equinox", "blue-moon"])
def test_shown_cards_are_seen_and_leave_free_what_is_played_on_where_there_is_room(
    person: MakePerson, game: str
) -> None:
    me = person("de", SMALL, letters="ours")
    page = me.go(me.bring(shown_a_hand(game)))
    found = {}
    for size in (SMALL, USUAL, ON_ITS_SIDE, *LARGER, (1101, 700), WALL):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        me.takes_in()
        page.evaluate(measures.SETTLED)
        found[str(size)] = [
            *page.evaluate(measures.TOO_WIDE),
            *page.evaluate(measures.OUTSIDE, [SHOWN]),
            *page.evaluate(measures.COVERED, SHOWN),
        ]
        if size > (1100, 0):
            found[str(size)] += page.evaluate(measures.MEETS, [SHOWN, PLAYED_ON])
    assert not any(found.values()), listed(found)


@pytest.mark.parametrize("size", [SMALL, USUAL])
def test_a_turn_is_played_with_taps_on_a_phone(person: MakePerson, size: Size) -> None:
    me = person("de", size, touch=True)
    table = me.bring(middle(3))
    me.go(table)
    for _ in range(4):
        assert me.is_asked()
        me.tap(me.moves.last)
    menu = me.page.locator("#menu")
    menu.locator("summary").first.tap()
    expect(menu.get_by_role("link", name=me.say("help.cards"))).to_be_in_viewport(ratio=1)
    assert me.page.evaluate(measures.TOO_WIDE) == []
    menu.locator("summary").first.tap()
    me.page.locator("label.drawer").tap()
    expect(me.page.get_by_role("heading", name=me.say("log.title"))).to_be_in_viewport(ratio=1)
    assert me.page.evaluate(measures.TOO_WIDE) == []


# the start page


def test_four_games_stand_two_and_two(person: MakePerson) -> None:
    anna = person()
    anna.go()
    boxes = [box for door in anna.page.locator(".game").all() if (box := door.bounding_box())]
    assert len({box["x"] for box in boxes}) == len({box["y"] for box in boxes}) == 2


@pytest.mark.parametrize("letters", ["ours", "wide"])
@pytest.mark.parametrize("size", [(390, 844), (360, 740)])
@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_phone_shows_all_four_games_at_once(
    person: MakePerson, lang: str, size: tuple[int, int], letters: str
) -> None:
    anna = person(lang, size, touch=True, letters=letters)
    anna.open_table("me Anna", "random")
    anna.open_table("me Anna", "random", game="living-forest")
    drawn(anna.go("/"))
    rows = anna.page.locator(".game").all()
    assert len(rows) == 4
    for row in rows:
        box, play = row.bounding_box(), row.get_by_role("button").bounding_box()
        assert box
        assert box["y"] + box["height"] <= size[1]
        assert play
        assert play["height"] >= 44
    anna.page.locator("label[for=more-spirit-island]").tap()
    anna.link("start.new").first.tap()
    anna.page.wait_for_url("**/new/spirit-island")
