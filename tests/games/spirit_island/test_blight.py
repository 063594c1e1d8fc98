"""Blight, cascades and blight cards (SI-089 to SI-101)."""

import pytest

from spieltisch.core.effects import Program
from spieltisch.games.spirit_island.cards import boards, numbers
from spieltisch.games.spirit_island.effects.land import add, gather, remove
from spieltisch.games.spirit_island.state import acts, codes, programs
from tests.games.spirit_island.acting import (
    blight_card,
    carry_out,
    phase,
    pile,
    ravage,
)
from tests.games.spirit_island.scene import EARTH, GREEN, RIVER, Scene, scene, spirit
from tests.ruling import ruling

TRY = programs.RULES - 2  # a program for what a test tries
BLIGHTS = 1 << codes.BLIGHT


def blight(at: Scene, land: str, *moves: str, number: int = 1) -> Scene:
    """Blight is added to a land."""
    programs.PROGRAMS[TRY] = Program("blight", add(number, codes.BLIGHT))
    return carry_out(at, TRY, *moves, land=land)


@ruling("SI-089")
def test_each_spirit_there_loses_a_presence() -> None:
    at = scene(spirit(RIVER, "A5 A1"), spirit(EARTH, "A5 A5 B2"), spirit(GREEN, "A5 C3"))
    blight(at, "A5")
    assert [at.presence("A5", seat) for seat in (1, 2, 3)] == [0, 1, 0]
    assert [at.destroyed(seat) for seat in (1, 2, 3)][1:] == [1, 1]


@ruling("SI-090")
def test_a_second_blight_cascades_to_one_adjacent_land() -> None:
    at = scene(RIVER, A5="blight")
    blight(at, "A5")
    assert at.moves("to") == ["A1", "A4", "A6", "A7", "A8"]
    at.play("to:A7")
    assert (at.land("A5"), at.land("A7"), at.land("A4")) == ("2 blight", "blight", "")
    assert at.moves() == ["done"]


@ruling("SI-091")
def test_a_cascade_may_cascade_again() -> None:
    at = scene(RIVER, A5="blight", A7="blight")
    blight(at, "A5", "to:A7", "to:A8")
    assert (at.land("A5"), at.land("A7")) == ("2 blight", "2 blight")
    assert at.count("A8", "blight") == 1


@ruling("SI-092")
def test_each_blight_of_a_cascade_costs_presence() -> None:
    at = scene(spirit(RIVER, "A5 A7 A7 A1"), A5="blight")
    blight(at, "A5", "to:A7")
    assert (at.presence("A5"), at.presence("A7"), at.presence("A1")) == (0, 1, 1)


def test_the_spirit_of_the_board_decides_where_blight_spreads() -> None:
    at = scene(RIVER, EARTH, B5="blight")
    blight(at, "B5")
    assert at.asked == [2]


@ruling("SI-093")
def test_blight_that_is_moved_harms_nobody() -> None:
    at = scene(spirit(RIVER, "A7 A7"), A7="blight", A5="blight")
    programs.PROGRAMS[TRY] = Program("gather", gather(1, BLIGHTS))
    carry_out(at, TRY, land="A7", seat=0)
    assert (at.land("A7"), at.land("A5")) == ("2 blight", "")
    assert at.presence("A7") == 2


@ruling("SI-094")
def test_blight_that_is_removed_goes_back_to_the_card() -> None:
    at = pile(scene(RIVER, A7="blight"), "downward-spiral", 2)
    programs.PROGRAMS[TRY] = Program("remove", remove(1, BLIGHTS))
    carry_out(at, TRY, land="A7", seat=0)
    assert at.state.blight == 3


@ruling("SI-095")
@pytest.mark.parametrize(("card", "seats", "left"), [(0, 1, 5), (0, 2, 10), (1, 2, 8)])
def test_the_last_blight_turns_the_card_over(card: int, seats: int, left: int) -> None:
    spirits = [spirit(RIVER, "A1"), spirit(EARTH, "B1")][:seats]
    at = pile(scene(*spirits), numbers.BLIGHT[card], 2)
    blight(at, "A5")
    assert (at.state.blighted, at.state.blight) == (False, 1)
    blight(at, "A7")
    assert (at.state.blighted, at.state.blight) == (True, left)
    assert not at.over


@ruling("SI-096")
def test_what_the_card_says_at_once_comes_before_the_rest() -> None:
    """The town is added before the cascade is decided."""
    at = pile(scene(spirit(RIVER, "A1"), A5="blight"), "promising-farmlands", 1)
    blight(at, "A5")
    assert at.moves("land") == ["A4", "A5", "A6", "A7"]
    at.play("land:A7")
    assert at.land("A7") == "town city"
    assert at.moves("to") == ["A1", "A4", "A6", "A7", "A8"]


@ruling("SI-097")
def test_a_card_with_too_few_is_turned_over_first() -> None:
    at = pile(scene(spirit(RIVER, "A1")), "downward-spiral", 1)
    blight(at, "A5", number=2)
    at.play("to:A7")
    assert at.state.blighted
    assert at.state.blight == 1 + 5 - 2 - 1  # the cascade takes another one


@ruling("SI-098")
def test_the_card_never_turns_back() -> None:
    at = pile(scene(spirit(RIVER, "A1"), A7="blight"), "downward-spiral", 1)
    blight(at, "A5")
    programs.PROGRAMS[TRY] = Program("remove", remove(1, BLIGHTS))
    carry_out(at, TRY, land="A7", seat=0)
    assert (at.state.blighted, at.state.blight) == (True, 6)


@ruling("SI-099")
def test_the_last_blight_of_the_blighted_side_loses_in_the_middle_of_a_ravage() -> None:
    """The dahan would have destroyed the last city."""
    at = pile(scene(spirit(RIVER, "A1"), A8="", A5="city 4 dahan", terror=3), "downward-spiral", 1)
    at.state.blighted = True
    ravage(at, "A5")
    assert at.ended == codes.LOST_BLIGHT


@ruling("SI-100")
def test_downward_spiral_costs_every_spirit_presence_in_every_phase() -> None:
    at = pile(scene(spirit(RIVER, "A1 A5"), spirit(EARTH, "B1 B1 B5")), "downward-spiral", 3)
    phase(at, explore="I-M")
    assert at.presence("A1") == 1, "the island is healthy"
    at.state.blighted = True
    phase(at, explore="I-J")
    assert at.asked == [1]
    at.play("land:A5", "land:B5")
    assert (at.presence("A5"), at.presence("B5", 2), at.presence("B1", 2)) == (0, 0, 2)


def test_memory_fades_to_dust_costs_a_card_or_a_presence() -> None:
    at = scene(spirit(RIVER, "A1 A5"), spirit(EARTH, "B1 B5"))
    blight_card(at, "memory-fades-to-dust", "choose:1", "forget:wash-away", "choose:2", "land:B1")
    assert "wash-away" not in at.hand(1)
    assert at.presence("B1", 2) == 0


def test_memory_fades_to_dust_costs_presence_where_there_is_no_card() -> None:
    at = scene(spirit(RIVER, "A1 A5", hand=""))
    blight_card(at, "memory-fades-to-dust", "land:A5")
    assert at.presence("A5") == 0


def test_a_pall_upon_the_land() -> None:
    at = scene(spirit(RIVER, "A1 B3"), spirit(EARTH, "A1 B1"), A2="town", A4="town")
    blight_card(at, "a-pall-upon-the-land", "presence:2", "land:A2", "land:B3")
    assert (at.presence("A1", 1), at.presence("A1", 2)) == (1, 0)
    assert (at.land("A2"), at.land("A4")) == ("", "town")
    assert at.presence("B3", 1) == 0
    assert at.fear == 0


# decided: SI-Q30
def test_aid_from_lesser_spirits_counts_as_played_every_turn() -> None:
    at = scene(spirit(RIVER, "A5 A5"), minor="drought call-to-bloodshed")
    blight_card(at, "aid-from-lesser-spirits")
    assert at.moves("take") == ["call-to-bloodshed", "drought"]
    at.play("take:drought")
    assert at.elements() == {"sun": 1, "fire": 1, "earth": 1}
    assert numbers.POWERS[at.state.minor_discard[-1]] == "call-to-bloodshed"
    at.state.stacks.common.frames.clear()
    at.state.phase = codes.SLOW_PHASE
    at.state.ready = [False]
    assert at.may("use:drought")
    assert at.hand() == ["boon-of-vigor", "flash-floods", "rivers-bounty", "wash-away"]


def test_back_against_the_wall_gives_energy_and_a_card_play_in_each_spirit_phase() -> None:
    at = pile(scene(spirit(RIVER, "A5"), phase="growth"), "back-against-the-wall", 2)
    at.state.blighted = True
    at.play("grow:1")
    while not at.may("ready"):
        at.play(at.moves()[0])
    assert at.energy() == 1 + 1 + 1
    assert at.state.plays[0] == 2


def test_disintegrating_ecosystem() -> None:
    at = scene(spirit(RIVER, "A2 A5"), A1="beasts", A3="beasts", A2="town", A8="")
    at.state.blight = 9
    blight_card(at, "disintegrating-ecosystem", "land:A3")
    assert (at.land("A1"), at.land("A3")) == ("beasts", "")
    assert at.land("A2") == "town blight"
    assert at.presence("A2") == 0


def test_erosion_of_will() -> None:
    at = scene(spirit(RIVER, "A1 A5", energy=2), spirit(EARTH, "B1 B5"))
    blight_card(at, "erosion-of-will", "land:A1", "land:B5")
    assert at.fear == 4
    assert (at.energy(1), at.energy(2)) == (1, 0)
    assert (at.presence("A1"), at.presence("B5", 2)) == (0, 0)


def test_promising_farmlands_need_an_inland_land_without_buildings() -> None:
    at = scene(RIVER, A4="town", A5="city", A6="town", A7="2 dahan")
    blight_card(at, "promising-farmlands")
    assert at.land("A7") == "town city 2 dahan"


def test_tipping_point_may_cost_a_spirit_everything() -> None:
    at = scene(spirit(RIVER, "A1 A1 A5"))
    blight_card(at, "tipping-point", "land:A1", "land:A5")
    assert at.ended == codes.LOST_SPIRIT


def test_no_blight_where_something_forbids_it() -> None:
    at = scene(spirit(RIVER, "A5"), A5="blight")
    at.state.turn += [9, boards.land("A5"), 0, 0, 0, 0]
    acts.add_blight(at.state, boards.land("A5"))
    assert at.land("A5") == "blight"
    assert at.presence("A5") == 1


def test_the_last_blight_does_not_spread_any_more_while_a_power_is_finished() -> None:
    lands = {f"A{number}": "blight" for number in range(1, 8)}
    user = spirit(RIVER, "A5 A1", played="drought", hand="")
    at = scene(user, phase="slow", blight=2, blighted=True, island={**lands, "A8": "city blight"})
    at.use("drought", "land:A5", "to:A4")
    assert at.ended == codes.LOST_BLIGHT
    assert sum(at.count(f"A{number}", "blight") for number in range(1, 9)) == 8 + 2
