"""Damage, health and defend (SI-045 to SI-061)."""

import pytest

from spieltisch.core.effects import Program
from spieltisch.games.spirit_island.cards import boards
from spieltisch.games.spirit_island.effects.land import damage
from spieltisch.games.spirit_island.effects.ravage import hurt_dahan, might
from spieltisch.games.spirit_island.state import acts, codes, programs, turn
from tests.games.spirit_island.acting import carry_out, event, event_card, fear_card, ravage
from tests.games.spirit_island.scene import EARTH, RIVER, Scene, scene, spirit
from tests.ruling import ruling

LAND = "A5"


def hit(words: str, power: str, *moves: str) -> Scene:
    """A power of a spirit with presence in the land is used there."""
    user = spirit(RIVER, "A5 A5", played=power, hand="")
    return scene(user, phase="fast", A5=words).use(power, *moves)


def health(at: Scene, piece: str) -> int:
    number = next(key for key in range(256) if _word(key) == piece)
    return at.state.health(boards.land(LAND), number)


def _word(piece: int) -> str:
    word = codes.KINDS[codes.kind_of(piece)]
    damage, strife = codes.damage_of(piece), codes.strife_of(piece)
    return word + (f"-{damage}" if damage else "") + (f"+{strife}" if strife else "")


@ruling("SI-045")
def test_three_damage_destroy_a_town_and_an_explorer() -> None:
    at = scene(RIVER, A5="town explorer 2 dahan")
    fear_card(at, "dahan-raid", 3)
    assert at.land(LAND) == "2 dahan"
    assert at.fear == 1


@pytest.mark.parametrize(
    ("piece", "removed", "destroyed"),
    [
        pytest.param("city", 0, 2, marks=ruling("SI-046")),
        pytest.param("town", 0, 1, marks=ruling("SI-046")),
        pytest.param("explorer", 0, 0, marks=ruling("SI-046")),
    ],
)
def test_only_what_is_destroyed_frightens(piece: str, removed: int, destroyed: int) -> None:
    at = scene(RIVER, A5=piece)
    number = at.state.pieces[boards.land(LAND)][0]
    acts.take(at.state, boards.land(LAND), number)
    assert at.fear == removed
    at = scene(RIVER, A5=piece)
    acts.destroy(at.state, boards.land(LAND), number)
    assert at.fear == destroyed


@pytest.mark.parametrize(
    ("before", "swap", "after"),
    [
        pytest.param("town-1", "choose:2", "", marks=ruling("SI-047")),
        pytest.param("city-2", "choose:1", "", marks=ruling("SI-048")),
        ("city-1", "choose:1", "town-1"),
        ("town", "choose:2", "explorer"),
        pytest.param("city+2", "choose:1", "town+2", marks=ruling("SI-149")),
    ],
)
def test_damage_stays_on_what_takes_the_place(before: str, swap: str, after: str) -> None:
    at = scene(RIVER, A2=before)
    fear_card(at, "trade-suffers", 3, "land:A2", swap)
    assert at.land("A2") == after


@ruling("SI-049")
def test_damage_does_not_flow_over() -> None:
    at = hit("2 town", "flash-floods", "land:A5")
    assert at.land(LAND) == "town town-1"
    at = scene(RIVER, A5="2 town-1 city dahan")
    fear_card(at, "dahan-raid", 3, "kill:town-1", "hit:city")
    assert at.land(LAND) == "town-1 city-1 dahan"


@pytest.mark.parametrize(
    ("dahan", "damage", "left"),
    [
        pytest.param("2 dahan dahan-1", 3, "dahan", marks=ruling("SI-050")),
        ("2 dahan dahan-1", 1, "2 dahan"),
        ("3 dahan", 3, "dahan dahan-1"),
        ("dahan", 9, ""),
    ],
)
def test_invaders_destroy_as_many_dahan_as_they_can(dahan: str, damage: int, left: str) -> None:
    at = scene(RIVER, A5=dahan)
    hurt_dahan(at.state, boards.land(LAND), damage)
    assert at.land(LAND) == left


@ruling("SI-051")
def test_the_user_of_a_power_splits_damage_to_dahan_freely() -> None:
    at = scene(RIVER, A5="2 dahan dahan-1")
    power = programs.GROWTH - 1  # a number that no power has
    programs.PROGRAMS[power] = Program("three", damage(3, codes.DAHANS))
    carry_out(at, power, "hit:dahan", "hit:dahan", seat=0, land=LAND)
    assert at.land(LAND) == "2 dahan-1"


@ruling("SI-052")
def test_an_event_may_not_be_spread_among_dahan() -> None:
    at = scene(RIVER, A5="2 dahan disease")
    event(at, "grim-toll")
    assert at.land(LAND) == "dahan disease"


@pytest.mark.parametrize(
    ("piece", "health_now"),
    [
        pytest.param("explorer+1", 1, marks=ruling("SI-053")),
        pytest.param("city+2", 1, marks=ruling("SI-057")),
        pytest.param("city+3", 1, marks=ruling("SI-057")),
        pytest.param("city+1", 2, marks=ruling("SI-058")),
        ("city", 3),
        ("town+1", 1),
        ("dahan", 2),
    ],
)
def test_strife_costs_health_but_never_the_last(piece: str, health_now: int) -> None:
    at = scene(RIVER)
    turn.add(at.state, turn.WEAKER, 1)
    assert health(at, piece) == health_now


@ruling("SI-058")
def test_who_loses_a_strife_is_as_healthy_as_before_at_once() -> None:
    at = scene(RIVER, A5="city+2")
    turn.add(at.state, turn.WEAKER, 1)
    assert health(at, "city+2") == 1
    ravage(at, LAND)
    assert at.land(LAND) == "city+1"
    assert health(at, "city+1") == 2


@pytest.mark.parametrize(
    ("before", "after", "fear"),
    [
        pytest.param("dahan-1 dahan", "dahan", 0, marks=ruling("SI-055")),
        ("2 town-1", "", 2),
        ("2 town", "2 town", 0),
    ],
)
def test_who_has_taken_that_much_already_is_destroyed(before: str, after: str, fear: int) -> None:
    at = scene(RIVER, A5=before, minor="steam-vents")
    event_card(at, "years-of-little-rain", "choose:1")
    assert at.land(LAND) == after
    assert at.fear == fear


@ruling("SI-054")
def test_a_hurt_town_falls_when_towns_lose_health() -> None:
    at = scene(RIVER, A5="town-1+1 town+1 dahan")
    fear_card(at, "unrest", 2, "piece:town+1")
    assert at.land(LAND) == "town+2 dahan"
    assert at.fear == 1


@ruling("SI-056")
def test_more_health_belongs_to_towns_and_not_to_what_replaces_them() -> None:
    at = scene(RIVER, A2="town")
    event(at, "tight-knit-communities")
    assert (health(at, "town"), health(at, "city"), health(at, "explorer")) == (3, 4, 1)
    fear_card(at, "trade-suffers", 2, "land:A2")
    assert at.land("A2") == "explorer"
    assert health(at, "explorer") == 1


@pytest.mark.parametrize(
    ("words", "defend", "dealt"),
    [
        pytest.param("2 town", 4, 0, marks=ruling("SI-059")),
        pytest.param("city", 5, 0, marks=ruling("SI-060")),
        pytest.param("city+1 town", 1, 1, marks=ruling("SI-152")),
        ("city town explorer", 0, 6),
        ("city+1 town+1", 0, 0),
    ],
)
def test_defend_lowers_the_sum(words: str, defend: int, dealt: int) -> None:
    at = scene(RIVER, A5=words)
    at.state.defend[boards.land(LAND)] = defend
    assert might(at.state, boards.land(LAND)) == dealt


@ruling("SI-059", "SI-151")
def test_what_single_invaders_add_comes_before_strife_and_defend() -> None:
    """Towns deal 3 and cities 5 against Sweden; strife takes the whole of it."""
    at = scene(RIVER, A5="2 town", A4="city+1")
    at.state.adversary, at.state.level = 3, 3
    at.state.settle()
    at.state.defend[boards.land(LAND)] = 4
    assert might(at.state, boards.land(LAND)) == 2
    assert might(at.state, boards.land("A4")) == 0


@ruling("SI-060")
def test_defend_is_whole_again_for_the_next_ravage() -> None:
    at = scene(RIVER, A5="city 2 dahan")
    at.state.defend[boards.land(LAND)] = 5
    turn.add(at.state, turn.SAFE, boards.land(LAND), codes.CITIES, turn.ALL_HARM)
    ravage(at, LAND)
    ravage(at, LAND)
    assert at.count(LAND, "dahan") == 2
    assert at.count(LAND, "blight") == 0


@ruling("SI-061")
def test_defend_adds_up() -> None:
    at = scene(spirit(EARTH, "A5 A5"), A5="city")
    at.state.defend[boards.land(LAND)] = 2
    assert at.defend(LAND) == 5
