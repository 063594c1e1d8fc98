"""The major powers of the base game that are used on a spirit."""

from typing import Any

import pytest

from spieltisch.games.spirit_island.state import codes, turn
from tests.games.spirit_island.scene import EARTH, RIVER, Scene, scene, spirit
from tests.games.spirit_island.using import why_not
from tests.ruling import ruling


def pair(card: str, elements: str = "", earth: dict[str, Any] | None = None, **rest: Any) -> Scene:
    """River with the card in A7, and the Earth beside it."""
    return scene(
        spirit(RIVER, "A7", played=card, hand="", elements=elements),
        spirit(EARTH, "B7 B7 B6", **(earth or {"hand": ""})),
        **rest,
    )


# Blazing Renewal


@pytest.mark.parametrize(
    ("destroyed", "elements", "after", "fear"),
    [
        pytest.param(2, "", "explorer city-2", 1, id="two presence, two damage each"),
        pytest.param(3, "", "explorer city-2", 1, id="two at the most"),
        pytest.param(
            1, "", "explorer city-2", 1, marks=ruling("SI-P-177"), id="one presence is enough"
        ),
        pytest.param(
            0, "", "explorer town city", 0, marks=ruling("SI-P-177"), id="nothing without any"
        ),
        pytest.param(
            2,
            "2 fire 2 earth 1 plant",
            "",
            3,
            marks=ruling("SI-P-030"),
            id="the user's elements count",
        ),
        pytest.param(
            0,
            "2 fire 2 earth 1 plant",
            "explorer town city",
            0,
            marks=ruling("SI-P-177"),
            id="no damage without presence",
        ),
    ],
)
def test_presence_comes_back_in_flames(
    destroyed: int, elements: str, after: str, fear: int
) -> None:
    at = pair(
        "blazing-renewal",
        elements,
        {"hand": "", "destroyed": destroyed, "energy_track": 1 + destroyed},
        A5="explorer town city",
        A4="town",
    )
    assert at.destroyed(2) == destroyed
    at.use("blazing-renewal", "spirit:2")
    if destroyed:
        assert at.asked == [2]
        at.play("land:A5")
    assert at.presence("A5", 2) == min(2, destroyed)
    assert at.destroyed(2) == destroyed - min(2, destroyed)
    assert (at.land("A5"), at.land("A4"), at.fear) == (after, "town", fear)
    assert not at.state.stacks.busy()


@ruling("SI-P-177")
def test_the_range_is_that_of_the_user() -> None:
    at = pair("blazing-renewal", "", {"hand": "", "destroyed": 2, "energy_track": 3})
    at.use("blazing-renewal", "spirit:2")
    assert at.moves("land") == ["A1", "A3", "A4", "A5", "A6", "A7", "A8", "B2", "B3", "B4"]
    assert why_not(at, "land:B8") == codes.WRONG_LAND


def test_one_may_renew_oneself() -> None:
    at = scene(
        spirit(RIVER, "A7", played="blazing-renewal", hand="", destroyed=1, energy_track=2),
        A7="town",
    )
    assert at.destroyed() == 1
    at.use("blazing-renewal", "spirit:1", "land:A7")
    assert (at.presence("A7"), at.destroyed(), at.land("A7")) == (2, 0, "")


# Entwined Power

_FOUR = "steam-vents drought veil-the-nights-hunt rain-of-blood"


@ruling("SI-P-063")
def test_the_target_takes_a_card_and_the_user_another() -> None:
    at = pair("entwined-power", minor=_FOUR).use("entwined-power", "spirit:2")
    assert at.asked == [2]
    at.play("deck:minor", "take:drought")
    assert at.asked == [1]
    assert at.moves("take") == ["rain-of-blood", "steam-vents", "veil-the-nights-hunt"]
    at.play("take:steam-vents")
    assert (at.hand(1), at.hand(2)) == (["steam-vents"], ["drought"])
    assert len(at.state.minor_discard) == 2
    assert not at.state.stacks.busy()


@ruling("SI-P-063")
def test_both_forget_a_card_for_a_major_power() -> None:
    four = "tsunami powerstorm talons-of-lightning poisoned-land"
    at = pair("entwined-power", earth={"hand": "guard-the-healing-land"}, major=four)
    at.use("entwined-power", "spirit:2", "deck:major", "take:tsunami")
    assert at.asked == [2]
    at.play("forget:guard-the-healing-land")
    at.play("take:powerstorm", "forget:entwined-power")
    assert (at.hand(1), at.hand(2)) == (["powerstorm"], ["tsunami"])
    assert len(at.state.major_discard) == 3  # two that nobody took, and the one forgotten
    assert not at.state.stacks.busy()


@ruling("SI-P-020")
def test_power_is_entwined_with_another_spirit() -> None:
    assert pair("entwined-power").use("entwined-power").moves("spirit") == ["2"]
    alone = scene(spirit(RIVER, "A7", played="entwined-power", hand=""), minor=_FOUR)
    alone.use("entwined-power", "spirit:1", "deck:minor", "take:drought", "take:steam-vents")
    assert alone.hand() == ["drought", "steam-vents"]


def test_both_may_aim_from_the_presence_of_the_other() -> None:
    at = scene(
        spirit(RIVER, "A7", played="entwined-power steam-vents devouring-ants", hand=""),
        spirit(EARTH, "B8 B8", played="call-to-isolation", hand=""),
        minor=_FOUR.replace("steam-vents", "call-to-tend"),
        A5="dahan",
        B6="dahan",
    )
    assert not at.may("use:devouring-ants", seat=1)
    at.use("entwined-power", "spirit:2", "deck:minor", "take:drought", "take:call-to-tend")
    at.use("steam-vents", seat=1)
    assert at.moves("land", seat=1) == ["A7", "B8"]
    at.play("land:A7", seat=1)
    at.use("call-to-isolation", seat=2)
    assert at.moves("land", seat=2) == ["A5", "B6"]
    at.play("land:A5", "choose:1", seat=2)
    at.state.phase = codes.SLOW_PHASE
    at.use("devouring-ants", seat=1)
    assert at.moves("land", seat=1) == ["B6", "B7", "B8"]


@pytest.mark.parametrize(
    ("keys", "river", "earth"),
    [
        (["give:steam-vents", "give:drought"], "drought", "steam-vents guard-the-healing-land"),
        (["done", "done"], "steam-vents", "drought guard-the-healing-land"),
        (["give:steam-vents", "give:steam-vents"], "steam-vents", "drought guard-the-healing-land"),
        (["done", "give:guard-the-healing-land"], "steam-vents guard-the-healing-land", "drought"),
    ],
)
def test_with_plants_they_give_each_other_energy_and_cards(
    keys: list[str], river: str, earth: str
) -> None:
    at = pair("entwined-power", "1 water 3 plant", {"hand": "guard-the-healing-land"}, minor=_FOUR)
    at.use("entwined-power", "spirit:2", "deck:minor", "take:drought", "take:steam-vents")
    assert (at.energy(1), at.energy(2)) == (3, 3)
    at.play(*keys)
    assert sorted(at.hand(1)) == sorted(river.split())
    assert sorted(at.hand(2)) == sorted(earth.split())
    assert not at.state.stacks.busy()


# Powerstorm


def repeats(at: Scene, seat: int) -> int:
    """How many cards a spirit may use again."""
    notes = at.state.turn
    return sum(
        notes[each + 2]
        for each in range(0, len(notes), turn.SIZE)
        if notes[each] == turn.REPEAT and notes[each + 1] == seat - 1
    )


@pytest.mark.parametrize(
    ("elements", "expected"),
    [
        pytest.param("", 1, marks=ruling("SI-P-071")),
        pytest.param("1 sun 1 fire 2 air", 3, marks=ruling("SI-P-071")),
        ("1 sun 1 fire 1 air", 1),
    ],
)
def test_the_storm_gives_energy_and_repeats(elements: str, expected: int) -> None:
    at = pair("powerstorm", elements).use("powerstorm", "spirit:2")
    assert (at.energy(1), at.energy(2)) == (0, 3)
    assert (repeats(at, 1), repeats(at, 2)) == (0, expected)
