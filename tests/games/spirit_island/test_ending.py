"""Victory and every defeat (SI-186 to SI-191), and the score of the rules."""

from typing import Any

import pytest

from spieltisch.core.effects import Program
from spieltisch.core.text import both
from spieltisch.games.spirit_island.cards import boards
from spieltisch.games.spirit_island.effects.basics import then
from spieltisch.games.spirit_island.effects.land import add, destroy
from spieltisch.games.spirit_island.state import acts, codes, programs, score
from tests.games.spirit_island.acting import against, carry_out, phase, pile, ravage
from tests.games.spirit_island.scene import EARTH, RIVER, Scene, scene, spirit
from tests.ruling import ruling

POWER = programs.EVENT - 1  # the number of a card that nothing else has


@pytest.mark.parametrize(
    ("terror", "left", "ended"),
    [
        pytest.param(1, "", codes.WON_NO_INVADERS, marks=ruling("SI-186")),
        pytest.param(1, "explorer", 0, marks=ruling("SI-186")),
        pytest.param(2, "3 explorer", codes.WON_NO_BUILDINGS, marks=ruling("SI-186")),
        pytest.param(2, "town", 0, marks=ruling("SI-186")),
        pytest.param(3, "2 explorer 2 town", codes.WON_NO_CITIES, marks=ruling("SI-186")),
        pytest.param(3, "city", 0, marks=ruling("SI-186")),
        (2, "", codes.WON_NO_BUILDINGS),
    ],
)
def test_victory_by_terror_level(terror: int, left: str, ended: int) -> None:
    at = scene(spirit(RIVER, "A1"), A8="", A5=left, terror=terror)
    at.state.judge()
    assert at.ended == ended


@ruling("SI-187")
def test_a_slow_power_that_destroys_the_last_city_wins_at_once() -> None:
    user = spirit(RIVER, "A8 A8", played="drought", elements="2 sun", hand="")
    at = scene(user, terror=3, phase="slow", A8="city")
    at.use("drought", "land:A8")
    assert at.ended == codes.WON_NO_CITIES


@ruling("SI-188")
def test_reaching_the_second_level_wins_if_there_is_no_building() -> None:
    at = scene(RIVER, A8="", A5="explorer")
    at.state.fear_split = [1, 3, 3]
    at.state.fear_deck = at.state.fear_deck[:7]
    at.state.judge()
    assert not at.over
    acts.frighten(at.state, 4)
    at.state.judge()
    assert at.ended == codes.WON_NO_BUILDINGS


@ruling("SI-189")
def test_a_spirit_without_presence_loses_for_all() -> None:
    at = scene(spirit(RIVER, "A5"), spirit(EARTH, "B1 B1"), A5="town")
    ravage(at, "A5")
    assert at.ended == codes.LOST_SPIRIT


def power(at: Scene, *nodes: Any) -> Scene:
    """A card that does several things one after the other."""
    programs.PROGRAMS[POWER] = Program("power", then(*nodes))
    return carry_out(at, POWER, seat=0, land="A5")


@ruling("SI-190")
def test_an_effect_that_wins_and_loses_wins() -> None:
    at = scene(spirit(RIVER, "A5"), A8="", A5="city", terror=3)
    power(at, add(1, codes.BLIGHT), destroy(1, codes.CITIES))
    assert at.presence("A5") == 0
    assert at.ended == codes.WON_NO_CITIES
    assert score.sacrificed(at.state)


@ruling("SI-190")
def test_the_other_way_round_the_victory_comes_first_and_nobody_is_sacrificed() -> None:
    at = scene(spirit(RIVER, "A5"), A8="", A5="city", terror=3)
    power(at, destroy(1, codes.CITIES), add(1, codes.BLIGHT))
    assert at.ended == codes.WON_NO_CITIES
    assert not score.sacrificed(at.state)


def test_an_effect_that_only_loses_loses_at_its_end() -> None:
    at = scene(spirit(RIVER, "A5"), A5="city town", terror=3)
    power(at, add(1, codes.BLIGHT), destroy(1, codes.TOWNS))
    assert at.ended == codes.LOST_SPIRIT
    assert at.land("A5") == "city blight"


@ruling("SI-190")
def test_two_effects_are_not_one() -> None:
    """The ravage costs the last presence before the dahan destroy the last city."""
    at = scene(spirit(RIVER, "A5"), A8="", A5="city 4 dahan", terror=3)
    ravage(at, "A5")
    assert at.ended == codes.LOST_SPIRIT


@ruling("SI-190")
def test_a_fear_card_comes_too_late_for_who_is_lost_already() -> None:
    """The blighted island takes the last presence, then a card would have removed the last city."""
    at = scene(spirit(RIVER, "A1"), A8="city 2 dahan", terror=3, earned="tall-tales-of-savagery")
    pile(at, "downward-spiral", 3).state.blighted = True
    phase(at, explore="I-M")
    assert at.ended == codes.LOST_SPIRIT


@ruling("SI-191")
def test_without_dahan_the_game_goes_on() -> None:
    at = scene(spirit(RIVER, "A1"), A5="dahan town")
    ravage(at, "A5")
    assert sum(at.state.count(land, codes.DAHANS) for land in at.state.lands) == 0
    assert not at.over


@pytest.mark.parametrize(
    ("ended", "doom", "difficulty", "points"),
    [
        # 4 dahan and 3 blight for two players: 2 - 1; 5 cards in the deck, 3 laid or discarded
        (codes.WON_BY_FEAR, 0, 0, 10 + 2 * 5 + 1),
        (codes.WON_BY_FEAR, 0, 6, 5 * 6 + 10 + 2 * 5 + 1),
        (codes.WON_NO_CITIES, codes.LOST_SPIRIT, 6, 5 * 6 + 2 * 5 + 1),
        (codes.LOST_BLIGHT, codes.LOST_BLIGHT, 0, 3 + 1),
        (codes.LOST_TIME, codes.LOST_TIME, 6, 2 * 6 + 3 + 1),
    ],
)
def test_score(ended: int, doom: int, difficulty: int, points: int) -> None:
    at = scene(RIVER, EARTH, A5="4 dahan 3 blight", ravage="I-J", build="I-M")
    at.state.invader_deck = at.state.invader_deck[:5]
    at.state.invader_discard = [0]
    at.state.ended, at.state.doom = ended, doom
    if difficulty:
        against(at, "brandenburg-prussia", 3)
    assert at.state.difficulty() == difficulty
    assert score.points(at.state) == points
    assert score.result(at.state, both("")).lost == (ended == doom)


def test_nothing_is_lost_while_blight_is_left() -> None:
    at = pile(scene(spirit(RIVER, "A1")), "downward-spiral", 2)
    at.state.blighted = True
    acts.add_blight(at.state, boards.land("A5"))
    at.state.judge()
    assert not at.over
    acts.add_blight(at.state, boards.land("A7"))
    at.state.judge()
    assert at.ended == codes.LOST_BLIGHT
