"""From a small phone to a wall: nothing scrolls sideways, overlaps the prompt or is too small."""

import pytest
from playwright.sync_api import expect

from tests.table.browser import measures
from tests.table.browser.conftest import MakePerson
from tests.table.browser.places import Places, listed, visited
from tests.table.browser.records import middle

SMALL, USUAL, ON_ITS_SIDE = (360, 740), (390, 844), (844, 390)
PHONES = [
    ("de", SMALL, "ours"),
    ("en", SMALL, "ours"),
    ("de", SMALL, "wide"),
    ("en", SMALL, "wide"),
    ("de", SMALL, "machine"),
    ("de", USUAL, "ours"),
    ("en", USUAL, "ours"),
    ("de", ON_ITS_SIDE, "wide"),
]
"""Languages, screens, and with which letters they are drawn."""
PLAYING = ("prediction", "turn", "hint", "refused", "others")


@pytest.mark.parametrize(("lang", "size", "letters"), PHONES)
def test_on_a_phone_everything_fits_is_readable_and_can_be_hit_by_a_finger(
    person: MakePerson, places: Places, lang: str, size: tuple[int, int], letters: str
) -> None:
    me = person(lang, size, touch=True, like=places.cookies, letters=letters)
    me.expects("404", "409")
    found = {}
    for name in places.paths:
        with visited(me, places, name):
            found[name] = [
                *me.page.evaluate(measures.TOO_WIDE),
                *me.page.evaluate(measures.SPILLED),
                *me.page.evaluate(measures.SMALL_TARGETS, 40),
                *me.page.evaluate(measures.TINY, 12),
            ]
    assert not any(found.values()), listed(found)


@pytest.mark.parametrize(("lang", "size", "letters"), PHONES)
def test_on_a_phone_prompt_and_hand_are_in_view(
    person: MakePerson, places: Places, lang: str, size: tuple[int, int], letters: str
) -> None:
    me = person(lang, size, touch=True, like=places.cookies, letters=letters)
    me.expects("409")
    found = {}
    for name in PLAYING:
        with visited(me, places, name):
            outside = me.page.evaluate(measures.OUTSIDE, ["#prompt", "#hand"])
            found[name] = outside + me.page.evaluate(measures.COVERED, "#prompt")
    assert not any(found.values()), listed(found)


@pytest.mark.parametrize("size", [SMALL, USUAL])
def test_a_turn_is_played_with_taps_on_a_phone(person: MakePerson, size: tuple[int, int]) -> None:
    me = person("de", size, touch=True)
    table = me.bring(middle(3))
    me.go(table)
    for _ in range(4):
        assert me.is_asked()
        number = me.number
        me.moves.last.tap()
        me.notices(number)
    menu = me.page.locator("#menu")
    menu.locator("summary").first.tap()
    expect(menu.get_by_role("link", name=me.say("help.cards"))).to_be_in_viewport(ratio=1)
    assert me.page.evaluate(measures.TOO_WIDE) == []
    menu.locator("summary").first.tap()
    me.page.locator("label.drawer").tap()
    expect(me.page.get_by_role("heading", name=me.say("log.title"))).to_be_in_viewport(ratio=1)
    assert me.page.evaluate(measures.TOO_WIDE) == []


@pytest.mark.parametrize(
    ("size", "smallest", "letters"),
    [
        ((820, 1180), 12, "ours"),
        ((820, 1180), 12, "wide"),
        ((1280, 800), 12, "ours"),
        ((1280, 800), 12, "wide"),
        ((3840, 2160), 20, "ours"),
    ],
)
def test_on_larger_screens_the_prompt_is_free_and_texts_can_be_read(
    person: MakePerson, places: Places, size: tuple[int, int], smallest: int, letters: str
) -> None:
    me = person("de", size, like=places.cookies, letters=letters)
    me.expects("404", "409")
    found = {}
    for name in places.paths if size[0] < 2000 else ("start", *places.tables()):
        with visited(me, places, name):
            wrong = [
                *me.page.evaluate(measures.TOO_WIDE),
                *me.page.evaluate(measures.SPILLED),
                *me.page.evaluate(measures.TINY, smallest),
            ]
            if name in places.tables():
                wrong += me.page.evaluate(measures.COVERED, "#prompt")
            if name in PLAYING:
                wrong += me.page.evaluate(measures.OUTSIDE, ["#prompt", "#hand", "#board"])
            found[name] = wrong
    assert not any(found.values()), listed(found)
