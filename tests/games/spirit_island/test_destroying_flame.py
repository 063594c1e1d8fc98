"""Rituals of the Destroying Flame: who harms Invaders, and the Ritual (SI-221)."""

import pytest

from spieltisch.games.spirit_island.cards import boards, numbers
from spieltisch.games.spirit_island.cards.panel import POWERS
from spieltisch.games.spirit_island.rules.state import SpiritIslandState
from spieltisch.games.spirit_island.state import acts, codes, hidden, turn
from tests.games.spirit_island.acting import event, fear_card, playing, ravage
from tests.games.spirit_island.scene import (
    BRINGER,
    EARTH,
    OCEAN,
    RIVER,
    SHADOWS,
    Scene,
    scene,
    spirit,
)
from tests.ruling import ruling

SCENARIO = "rituals-of-the-destroying-flame"
DEED = f"deed:{SCENARIO}"


def flames(at: Scene, *names: str) -> Scene:
    """In this scenario, with flames in some lands."""
    playing(at, SCENARIO)
    at.state.markers = [names.count(name) for name in boards.LAND_NAMES]
    return at


def floods(energy: int, *lit: str, where: str = "A5", words: str = "town explorer") -> Scene:
    user = spirit(RIVER, "A5 A5", played="flash-floods", hand="", energy=energy)
    return flames(scene(user, island={where: words}), *lit)


@ruling("SI-221")
@pytest.mark.parametrize("lit", ["A5", "A1", "A6", "A8"])
def test_a_flame_within_range_1_lets_damage_through(lit: str) -> None:
    at = floods(5, lit).use("flash-floods", "land:A5", "kill:explorer")
    assert (at.land("A5"), at.energy()) == ("town", 5)


@ruling("SI-221")
def test_otherwise_the_user_may_pay() -> None:
    at = floods(2, "A3").use("flash-floods", "land:A5")
    assert at.moves() == ["yes", "no"]
    at.play("yes", "kill:explorer")
    assert (at.land("A5"), at.energy()) == ("town", 0)


@ruling("SI-221")
def test_or_nothing_happens() -> None:
    at = floods(2).use("flash-floods", "land:A5", "no")
    assert (at.land("A5"), at.energy()) == ("explorer town", 2)
    poor = floods(1).use("flash-floods", "land:A5")
    assert (poor.land("A5"), poor.energy()) == ("explorer town", 1)


def test_where_there_is_nobody_nobody_pays() -> None:
    at = floods(9, words="2 dahan").use("flash-floods", "land:A5")
    assert (at.energy(), at.asked) == (9, [1])
    assert not at.may("yes")


def test_what_is_paid_holds_for_one_use() -> None:
    user = spirit(RIVER, "A5 A5", played="flash-floods", hand="", energy=4)
    at = flames(scene(user, A5="explorer", A6="explorer"))
    at.use("flash-floods", "land:A5", "yes")
    assert at.land("A5") == ""
    assert turn.BURNS not in at.state.turn[:: turn.SIZE]


@pytest.mark.parametrize(("answers", "left", "energy"), [("yes", "", 1), ("no", "town", 3)])
def test_dahan_fight_back_only_if_somebody_pays(answers: str, left: str, energy: int) -> None:
    at = flames(scene(spirit(RIVER, "A7 A7", energy=3), A5="town 2 dahan"))
    ravage(at, "A5", *answers.split())
    assert at.land("A5").replace("dahan", "").replace("blight", "").split() == left.split()
    assert at.energy() == energy


def test_any_spirit_may_pay_for_what_belongs_to_none() -> None:
    one, other = spirit(RIVER, "A7 A7", energy=3), spirit(EARTH, "B6 B6", energy=2)
    at = flames(scene(one, other, A5="town 2 dahan"))
    ravage(at, "A5")
    assert at.asked == [1]
    at.play("no")
    assert at.asked == [2]
    at.play("yes")
    assert (at.energy(1), at.energy(2), at.count("A5", "town")) == (3, 0, 0)


def test_each_land_of_an_event_is_paid_for() -> None:
    at = flames(scene(spirit(RIVER, "A7 A7", energy=2), A5="explorer beasts", A4="explorer beasts"))
    event(at, "beasts-attack", "no", "yes")
    assert (at.count("A4", "explorer"), at.count("A5", "explorer")) == (1, 0)


def test_each_land_of_a_fear_card_is_paid_for() -> None:
    one, other = spirit(RIVER, "A7 A7", energy=4), spirit(EARTH, "B6 B6", energy=0)
    at = flames(scene(one, other, A5="explorer 2 dahan", A4="explorer 2 dahan"))
    fear_card(at, "dahan-raid", 1, "land:A4", "yes", "yes")
    assert (at.count("A4", "explorer"), at.count("A5", "explorer")) == (0, 0)
    assert at.energy(1) == 0


def test_nightmares_need_a_flame_as_well() -> None:
    user = spirit(BRINGER, "A5 A5", played="call-to-bloodshed", hand="", energy=0)
    at = flames(scene(user, phase="slow", A5="town 2 dahan"))
    at.use("call-to-bloodshed", "land:A5", "choose:1")
    assert (at.fear, at.land("A5")) == (0, "town 2 dahan")


def pushed(lit: str, energy: int = 0) -> Scene:
    """A river pushes an explorer into the ocean of another spirit."""
    user = spirit(RIVER, "A1 A1", played="wash-away", hand="", energy=energy)
    other = spirit(OCEAN, "A0 A1", board="B")
    at = flames(scene(user, other, phase="slow", A1="explorer"), lit)
    at.use("wash-away", "land:A1", "piece:explorer", "to:A0")
    return at


def test_near_a_flame_invaders_drown() -> None:
    at = pushed("A2")
    assert (at.land("A0"), at.state.invaders[codes.EXPLORER]) == ("", 0)


def test_who_does_not_drown_goes_ashore() -> None:
    at = pushed("A4")
    assert at.moves("to") == ["A1", "A2", "A3"]
    assert at.state.fault() is None
    before = at.state.invaders[:]
    at.state.settle()
    assert at.state.invaders == before, "whoever is at sea counts, also after loading"
    at.play("to:A3")
    assert (at.land("A0"), at.land("A3")) == ("", "explorer")


def test_who_pushes_somebody_into_the_sea_may_pay() -> None:
    at = pushed("A4", energy=2)
    at.play("yes")
    assert (at.energy(), at.state.invaders[codes.EXPLORER]) == (0, 0)


def test_dahan_come_to_harm_as_ever() -> None:
    at = flames(scene(spirit(RIVER, "A7 A7"), A5="town 2 dahan"))
    ravage(at, "A5")
    assert at.land("A5") == "town dahan blight"


# the Ritual


def ritual(stage: str = "I-J", energy: int = 0, words: str = "town 2 dahan") -> Scene:
    user = spirit(SHADOWS, "A5 A5 A7", energy=energy, plays=1, discard="crops-wither-and-fade")
    at = flames(scene(user, phase="growth", deck=stage, A5=words))
    at.state.stage = [codes.PLAYING]
    return at


@pytest.mark.parametrize(("card", "stage"), [("I-J", 1), ("III-MW", 3)])
def test_the_ritual(card: str, stage: int) -> None:
    at = ritual(card)
    if stage == 3:
        at.state.invader_deck = at.state.invader_deck[-1:]
    fire = [key for key in at.moves() if key == DEED]
    assert fire == [DEED]
    at.play(DEED)
    forgotten = at.moves("forget")
    assert all(codes.FIRE in fires(key) for key in forgotten)
    at.play(f"forget:{forgotten[0]}", "land:A5")
    assert (at.state.markers[boards.land("A5")], at.count("A5", "blight")) == (1, 1)
    assert (at.presence("A5"), at.destroyed()) == (1, 1 + 0)
    assert (at.energy(), at.fear) == (stage, stage + (at.count("A5", "town") == 0))
    assert at.land("A5") in ("town-1 2 dahan blight", "2 dahan blight")
    assert at.why_not(DEED) == codes.DONE_ALREADY


def fires(key: str) -> list[int]:
    return POWERS[numbers.POWERS.index(key)].elements


def test_without_invaders_it_brings_no_fear() -> None:
    at = ritual(words="2 dahan").play(DEED)
    at.play(f"forget:{at.moves('forget')[0]}", "land:A5")
    assert (at.fear, at.energy()) == (0, 1)


def test_the_ritual_comes_before_cards_are_played() -> None:
    at = ritual(energy=5)
    card = at.moves("play")[0]
    at.play(f"play:{card}")
    assert at.why_not(DEED) == codes.WRONG_PHASE


def test_it_needs_a_card_with_fire() -> None:
    user = spirit(EARTH, "A5 A5", plays=1, hand="guard-the-healing-land")
    at = flames(scene(user, phase="growth"))
    assert at.why_not(DEED) == codes.NO_DEED


def test_flames_stay_and_are_in_view() -> None:
    at = ritual().play(DEED)
    at.play(f"forget:{at.moves('forget')[0]}", "land:A5")
    acts.add_blight(at.state, boards.land("A5"))
    assert hidden.view(at.state, None)["lands"]["A5"]["markers"] == ["flame"]


def test_the_question_can_be_saved() -> None:
    at = floods(2).use("flash-floods", "land:A5")
    loaded = SpiritIslandState()
    loaded.lay_out(1)
    loaded.restore(at.state.dump())
    assert loaded.fault() is None
    assert loaded.legal_moves(0) == at.state.legal_moves(0)
