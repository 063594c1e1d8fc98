"""The minor powers of the base game that are used on a spirit."""

import pytest

from spieltisch.games.spirit_island.state import codes, turn
from tests.games.spirit_island.scene import EARTH, RIVER, Scene, scene, spirit
from tests.games.spirit_island.using import why_not
from tests.ruling import ruling


def pair(card: str, presence: str = "A5", **user: str) -> Scene:
    """River with the card, and the Earth beside it."""
    return scene(
        spirit(RIVER, presence, played=card, hand="", **user),
        spirit(EARTH, "B4 B4 B7", hand=""),
        phase="slow" if card == "gift-of-power" else "fast",
    )


# Elemental Boon


@ruling("SI-P-034")
def test_both_spirits_have_the_elements_that_the_target_takes() -> None:
    at = pair("elemental-boon").use("elemental-boon", "spirit:2")
    assert at.asked == [2]
    at.play("element:sun", "element:moon", "element:animal")
    assert at.elements(1) == at.elements(2) == {"sun": 1, "moon": 1, "animal": 1}
    assert not at.state.stacks.busy()


@ruling("SI-P-034")
def test_no_element_is_taken_twice() -> None:
    at = pair("elemental-boon").use("elemental-boon", "spirit:2", "element:sun")
    assert why_not(at, "element:sun") == codes.SAME_AGAIN
    assert at.moves("element") == codes.ELEMENTS[1:]


def test_whoever_takes_elements_itself_has_each_of_them_once() -> None:
    at = pair("elemental-boon").use("elemental-boon", "spirit:1")
    at.play("element:fire", "element:air", "element:water")
    assert at.elements(1) == {"fire": 1, "air": 1, "water": 1}
    assert at.elements(2) == {}


# Encompassing Ward


def test_a_ward_is_where_the_presence_of_the_target_is() -> None:
    at = pair("encompassing-ward", "A5 B7").use("encompassing-ward", "spirit:1")
    assert {name: at.defend(name) for name in ("A5", "B7", "A4", "B8")} == {
        "A5": 2,
        "B7": 2,
        "A4": 0,
        "B8": 0,
    }


@pytest.mark.parametrize(("presence", "expected"), [("A5 A5 A5", 2), ("A4", 0)])
def test_a_ward_counts_once_in_a_land(presence: str, expected: int) -> None:
    at = pair("encompassing-ward", presence).use("encompassing-ward", "spirit:1")
    assert at.defend("A5") == expected


# Gift of Constancy


@pytest.mark.parametrize(("target", "kept"), [("spirit:1", [1, 0]), ("spirit:2", [1, 1])])
def test_both_spirits_may_keep_a_card(target: str, kept: list[int]) -> None:
    at = pair("gift-of-constancy").use("gift-of-constancy", target)
    assert [turn.total(at.state, turn.KEEPS, seat) for seat in (0, 1)] == kept
    assert at.energy(1 if target == "spirit:1" else 2) == 2
    assert at.energy(1) + at.energy(2) == 2


# Gift of Living Energy


@pytest.mark.parametrize(
    ("target", "presence", "gained"),
    [
        pytest.param("spirit:1", "A6 A6", 1, marks=ruling("SI-P-060")),
        pytest.param("spirit:2", "A6 A6", 2, marks=ruling("SI-P-060")),
        pytest.param("spirit:2", "A6 A6 A8 A8", 3, marks=ruling("SI-P-060")),
        pytest.param("spirit:2", "A6 A6 A8 A8 A7 A7", 3, marks=ruling("SI-P-060")),
        ("spirit:1", "A6 A6 A8 A8", 2),
    ],
)
def test_how_much_energy_a_spirit_is_given(target: str, presence: str, gained: int) -> None:
    at = pair("gift-of-living-energy", presence).use("gift-of-living-energy", target)
    seat = int(target[-1])
    assert at.energy(seat) == gained
    assert at.energy(3 - seat) == 0


# Gift of Power


@ruling("SI-P-050", "SI-P-062")
def test_the_target_takes_one_of_four_minor_powers() -> None:
    at = pair("gift-of-power").use("gift-of-power", "spirit:2")
    offered = at.moves("take")
    assert at.asked == [2]
    assert len(offered) == 4
    at.play(f"take:{offered[0]}")
    assert at.hand(2) == [offered[0]]
    assert len(at.state.minor_discard) == 3
    assert not at.state.stacks.busy()


# Reaching Grasp


def reach(times: int) -> Scene:
    """River alone in A7, with a power of range 1 besides, after so many uses."""
    at = scene(
        spirit(RIVER, "A7", played="reaching-grasp call-to-isolation", hand=""),
        spirit(EARTH, "B8 B8", hand=""),
        A5="dahan",
        B4="dahan",
        B5="dahan",
        B6="dahan",
    )
    for _ in range(times):
        at.use("reaching-grasp", "spirit:1")
        at.state.used[0].clear()
    return at


@pytest.mark.parametrize(
    ("times", "expected"),
    [
        (0, "A5"),
        (1, "A5 B4 B5"),
        pytest.param(2, "A5 B4 B5 B6", marks=ruling("SI-P-021")),
    ],
)
def test_how_far_a_power_reaches(times: int, expected: str) -> None:
    at = reach(times).use("call-to-isolation")
    assert at.moves("land") == expected.split()


@ruling("SI-P-022")
def test_presence_is_not_added_further_away() -> None:
    at = reach(2)
    assert turn.total(at.state, turn.RANGE, 0) == 4
    at.state.stage[0] = codes.GROWING
    at.state.phase = codes.GROWTH
    at.play("grow:2", seat=1)
    assert at.moves("land", seat=1) == ["A5", "A7", "A8", "B3"]
