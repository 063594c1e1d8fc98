"""Beasts and strife, with the worked examples of the rules (SI-117 to SI-124, SI-139 to SI-153).

Disease and wilds are in test_build_explore.
"""

import pytest

from spieltisch.core.effects import Node, Program
from spieltisch.games.spirit_island.cards import boards
from spieltisch.games.spirit_island.effects.land import add_strife, destroy, push, remove, replace
from spieltisch.games.spirit_island.state import codes, programs, turn
from tests.games.spirit_island.acting import carry_out, event, fear_card, phase, ravage
from tests.games.spirit_island.scene import RIVER, Scene, scene
from tests.ruling import ruling

TRY = programs.RULES - 2
LAND = "A5"


@ruling("SI-117")
def test_beasts_do_nothing_by_themselves() -> None:
    at = scene(RIVER, A5="2 beasts explorer town")
    phase(at, explore="I-M")
    assert at.land(LAND) == "explorer town 2 beasts"


@pytest.mark.parametrize(
    ("before", "moves", "after", "fear"),
    [
        pytest.param("dahan beasts", "", "dahan beasts", 0, marks=ruling("SI-118")),
        pytest.param(
            "explorer town beasts", "kill:explorer", "town-1 beasts", 0, marks=ruling("SI-119")
        ),
        pytest.param("explorer town beasts", "kill:town", "explorer", 1, marks=ruling("SI-120")),
        pytest.param("city 2 beasts", "", "beasts", 2, marks=ruling("SI-121")),
    ],
)
def test_beasts_attack(before: str, moves: str, after: str, fear: int) -> None:
    at = scene(RIVER, A5=before)
    event(at, "beasts-attack", *moves.split())
    assert at.land(LAND) == after
    assert at.fear == fear


@ruling("SI-122")
def test_beasts_act_in_their_own_land() -> None:
    at = scene(RIVER, A5="beasts", A4="explorer", A7="town", A8="city")
    event(at, "beasts-attack")
    assert (at.land("A4"), at.land("A7"), at.land("A8")) == ("explorer", "town", "city")


@ruling("SI-123")
def test_beasts_prowl() -> None:
    at = scene(RIVER, A4="explorer 2 beasts", A7="beasts")
    event(at, "beasts-prowl", "to:A5")
    assert at.fear == 2
    assert at.land("A4") == "explorer 2 beasts"
    assert (at.land("A7"), at.land("A5")) == ("", "beasts")


@ruling("SI-124")
def test_savage_frenzy() -> None:
    at = scene(RIVER, A5="explorer town beasts")
    event(at, "savage-frenzy")
    assert at.land(LAND) == "beasts"
    assert at.fear == 1


# strife


@pytest.mark.parametrize(
    ("before", "after", "fear"),
    [
        pytest.param(
            "2 dahan city+1 explorer", "dahan dahan-1", 2, marks=ruling("SI-139", "SI-140")
        ),
        pytest.param("city+2", "city+1", 0, marks=ruling("SI-141", "SI-144")),
        pytest.param("city+1", "city", 0, marks=ruling("SI-144", "SI-145")),
        pytest.param("explorer+1", "explorer", 0, marks=ruling("SI-143")),
        pytest.param("town+1 dahan-1", "dahan-1", 1, marks=ruling("SI-145")),
        ("town+1 town", "2 town blight", 0),
    ],
)
def test_strife_in_a_ravage(before: str, after: str, fear: int) -> None:
    at = scene(RIVER, A5=before)
    ravage(at, LAND)
    assert at.land(LAND) == after
    assert at.fear == fear


@ruling("SI-143")
def test_strife_is_lost_even_if_defend_would_have_been_enough() -> None:
    at = scene(RIVER, A5="city+1")
    at.state.defend[boards.land(LAND)] = 9
    ravage(at, LAND)
    assert at.land(LAND) == "city"


def try_out(at: Scene, node: Node, *moves: str) -> Scene:
    """Carries something out in the land."""
    programs.PROGRAMS[TRY] = Program("try", node)
    return carry_out(at, TRY, *moves, seat=0, land=LAND)


@ruling("SI-142")
def test_strife_needs_an_invader() -> None:
    at = scene(RIVER, A5="2 dahan beasts")
    try_out(at, add_strife(1, codes.INVADERS))
    assert at.land(LAND) == "2 dahan beasts"


def test_an_invader_may_have_any_number_of_strife() -> None:
    at = scene(RIVER, A5="town+1")
    try_out(at, add_strife(1, codes.INVADERS))
    assert at.land(LAND) == "town+2"


@ruling("SI-146")
def test_invaders_that_fight_each_other_keep_their_strife() -> None:
    at = scene(RIVER, A8="", A5="city explorer town")
    fear_card(at, "discord", 3, "piece:city")
    assert at.land(LAND) == "city+1"


@pytest.mark.parametrize(
    ("node", "before", "moves", "here", "there"),
    [
        pytest.param(push(1, codes.TOWNS), "town+2", "to:A7", "", "town+2", marks=ruling("SI-147")),
        pytest.param(
            destroy(1, codes.CITIES), "city+1 town", "", "town", "", marks=ruling("SI-148")
        ),
        pytest.param(
            remove(1, codes.CITIES), "city+1 town", "", "town", "", marks=ruling("SI-148")
        ),
        pytest.param(
            replace(codes.CITIES, codes.TOWN), "city+1", "", "town+1", "", marks=ruling("SI-149")
        ),
        pytest.param(
            replace(codes.TOWNS, codes.DAHAN), "town+1", "", "dahan", "", marks=ruling("SI-150")
        ),
        pytest.param(
            replace(codes.EXPLORERS, codes.BEASTS),
            "explorer+1",
            "",
            "beasts",
            "",
            marks=ruling("SI-150"),
        ),
    ],
)
def test_where_strife_goes(node: Node, before: str, moves: str, here: str, there: str) -> None:
    at = scene(RIVER, A5=before)
    try_out(at, node, *moves.split())
    assert (at.land(LAND), at.land("A7")) == (here, there)


@ruling("SI-153")
def test_a_city_regains_its_health_before_the_dahan_strike_back() -> None:
    """Weaker by its strife it would have fallen to the two damage of one dahan."""
    at = scene(RIVER, A5="city+1 dahan")
    turn.add(at.state, turn.WEAKER, 1)
    assert at.state.health(boards.land(LAND), codes.CITY + codes.STRIFE_BIT) == 2
    ravage(at, LAND)
    assert at.land(LAND) == "city-2 dahan"


def test_strife_added_to_a_hurt_invader_may_destroy_it() -> None:
    at = scene(RIVER, A5="city-2")
    turn.add(at.state, turn.WEAKER, 1)
    try_out(at, add_strife(1, codes.INVADERS))
    assert at.land(LAND) == ""
    assert at.fear == 2
