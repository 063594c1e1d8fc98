"""Elements, thresholds and the levels of innate powers."""

import pytest

from spieltisch.games.spirit_island.state import codes
from tests.games.spirit_island.scene import (
    BRINGER,
    GREEN,
    LIGHTNING,
    OCEAN,
    RIVER,
    SHADOWS,
    THUNDER,
    Scene,
    scene,
    spirit,
)
from tests.ruling import ruling


@ruling("SI-P-027")
def test_thresholds_spend_nothing() -> None:
    green = spirit(GREEN, "A5 A5", elements="2 water 4 plant 1 moon", played="drought")
    at = scene(green, A5="town").use("all-enveloping-green", "land:A5")
    assert at.defend("A5") == 4
    at.state.phase = codes.SLOW_PHASE
    at.use("creepers-tear-into-mortar", "land:A5")
    assert at.land("A5") == "town-1"
    assert at.elements() == {"sun": 1, "fire": 1, "earth": 1, "water": 2, "plant": 4, "moon": 1}


@ruling("SI-P-028")
def test_elements_of_cards_vanish_and_those_of_tracks_stay() -> None:
    thunder = spirit(THUNDER, "A7 A3 A5", energy_track=2, played="voice-of-thunder")
    at = scene(thunder, deck="I-W")
    assert at.elements() == {"sun": 1, "air": 2}
    at.state.phase = codes.SLOW_PHASE
    at.play("ready")
    assert at.phase == "growth"
    assert at.elements() == {"air": 1}


@ruling("SI-P-029")
def test_a_card_counts_for_its_own_threshold() -> None:
    at = scene(spirit(RIVER, "A5", played="steam-vents", elements="2 earth"), A5="explorer town")
    at.use("steam-vents", "land:A5", "choose:2")
    assert at.land("A5") == "explorer"
    at = scene(spirit(RIVER, "A5", played="steam-vents", elements="1 earth"), A5="explorer town")
    at.use("steam-vents", "land:A5")
    assert at.land("A5") == "town"


FLOOD = "3 sun 4 water 1 earth"


@pytest.mark.parametrize(
    ("held", "left"),
    [
        pytest.param([], "city-2", marks=ruling("SI-P-078")),  # 2 damage to each
        pytest.param(["without:1"], "town-1 city", marks=ruling("SI-P-031")),  # 2 damage, pushes
        pytest.param(["without:2"], "explorer city", marks=ruling("SI-P-031")),  # one push
    ],
)
def test_a_spirit_may_act_as_if_it_had_fewer_elements(held: list[str], left: str) -> None:
    at = scene(spirit(RIVER, "A5", elements=FLOOD), phase="slow", A7="explorer town city")
    at.play("use:massive-flooding", *held, "land:A7")
    if held == ["without:1"]:
        at.play("kill:explorer", "hit:town", "done")
    elif held:
        at.play("piece:town", "to:A5")
    assert at.land("A7") == left


@ruling("SI-P-031")
def test_a_lower_level_cannot_be_left_out_below_a_higher_one() -> None:
    at = scene(spirit(GREEN, "A5 A5", elements="3 water 1 earth 5 plant"), A5="blight")
    at.play("use:all-enveloping-green")
    assert at.moves("without") == ["1", "2"]
    at.play("without:1")  # the second needs all of that, so it is gone as well
    assert at.moves("without") == []
    assert at.why_not("without:2") == codes.NO_LEVEL
    at.play("land:A5")
    assert at.defend("A5") == 2
    assert at.land("A5") == "blight"


@ruling("SI-P-031")
def test_only_what_is_reached_can_be_done_without() -> None:
    at = scene(spirit(RIVER, "A5", elements="1 sun 2 water"), phase="slow")
    at.play("use:massive-flooding")
    assert at.moves("without") == []
    assert at.why_not("without:1") == codes.NO_LEVEL
    assert at.why_not("without:6") == codes.NO_LEVEL


@ruling("SI-P-035")
@pytest.mark.parametrize(
    ("elements", "usable"), [("1 sun 1 water", False), ("2 water", False), ("1 sun 2 water", True)]
)
def test_an_innate_power_needs_a_level(elements: str, usable: bool) -> None:
    at = scene(spirit(RIVER, "A5", elements=elements), phase="slow")
    assert (at.why_not("use:massive-flooding", seat=1) == codes.LEGAL) == usable
    if not usable:
        assert at.why_not("use:massive-flooding", seat=1) == codes.NO_LEVEL


@ruling("SI-P-035")
def test_an_innate_power_of_another_spirit_cannot_be_used() -> None:
    at = scene(spirit(SHADOWS, "A5", elements="9 sun 9 water"), phase="slow")
    assert at.why_not("use:massive-flooding", seat=1) == codes.WRONG_SPIRIT


@ruling("SI-P-036")
def test_all_levels_act_on_the_same_target_in_order() -> None:
    ocean = spirit(OCEAN, "A0 A1", elements="3 moon 2 air 4 water")
    at = scene(ocean).play("use:pound-ships-to-splinters")
    assert at.moves("land") == ["A1", "A0"]
    at.play("land:A1")
    assert at.fear == 4
    assert at.moves("land") == []
    assert at.why_not("use:pound-ships-to-splinters") == codes.USED


@ruling("SI-P-037")
def test_a_space_uncovered_by_a_power_gives_its_element_at_once() -> None:
    green = spirit(GREEN, "A5", played="gift-of-proliferation")
    at = scene(green, spirit(THUNDER, "B4", elements="3 air 1 animal"), B4="dahan")
    assert at.why_not("use:gather-the-warriors", seat=2) == codes.WRONG_PHASE
    at.use("gift-of-proliferation", "spirit:2", seat=1)
    at.play("land:B4", "track:energy", seat=2)
    assert at.elements(2) == {"air": 4, "animal": 1}
    assert at.may("use:gather-the-warriors", seat=2)  # with 4 air it may be used fast


@ruling("SI-P-037")
def test_a_space_of_any_element_uncovered_by_a_power_is_chosen_at_once() -> None:
    green = spirit(GREEN, "A5", played="gift-of-proliferation")
    bringer = spirit(BRINGER, "B8 B8 B8 B8 B8 B8", energy_track=5, plays_track=1)
    at = scene(green, bringer).use("gift-of-proliferation", "spirit:2", seat=1)
    at.play("land:B8", "track:energy", seat=2)
    assert len(at.moves("element", seat=2)) == 8
    at.play("element:fire", seat=2)
    assert at.elements(2) == {"moon": 1, "fire": 1, "air": 1}


def dreamer(elements: str) -> Scene:
    return scene(spirit(BRINGER, "A7", elements=elements), fear_deck="isolation scapegoats")


@ruling("SI-P-038")
def test_the_levels_of_spirits_may_yet_dream_are_independent() -> None:
    at = dreamer("3 moon 1 sun").use("spirits-may-yet-dream", "spirit:1")
    assert at.moves() == ["element:sun", "element:moon"]
    assert at.why_not("element:air") == codes.NO_ELEMENT
    at.play("element:moon")
    assert at.elements() == {"sun": 1, "moon": 4}
    assert at.state.fear_known == []


def test_a_single_element_is_taken_by_itself() -> None:
    at = dreamer("3 moon").use("spirits-may-yet-dream", "spirit:1")
    assert at.elements() == {"moon": 4}


@ruling("SI-P-038")
def test_one_level_of_spirits_may_yet_dream_may_be_done_without() -> None:
    at = dreamer("3 moon 2 air").play("use:spirits-may-yet-dream", "without:1", "spirit:1")
    assert at.moves("element") == ["moon", "air"]
    at = dreamer("3 moon 2 air").play("use:spirits-may-yet-dream", "without:2", "spirit:1")
    at.play("reveal:2")
    assert at.moves("element") == []


def test_spirits_may_yet_dream_turns_a_fear_card_that_stays_where_it_is() -> None:
    at = dreamer("2 moon 2 air")
    deck = at.state.fear_deck[:]
    at.use("spirits-may-yet-dream", "spirit:1")
    assert at.moves("reveal") == [str(place) for place in range(1, 10)]
    at.play("reveal:2")
    assert at.state.fear_known == [deck[-2]]
    assert at.state.fear_deck == deck
    assert at.why_not("reveal:2") == codes.NOT_ASKED


def test_a_fear_card_that_is_known_is_not_turned_again() -> None:
    at = dreamer("2 moon 2 air")
    at.state.fear_known = [at.state.fear_deck[-1]]
    at.use("spirits-may-yet-dream", "spirit:1")
    assert at.moves("reveal")[0] == "2"
    assert at.why_not("reveal:1") == codes.FACE_UP


def test_spirits_may_yet_dream_helps_somebody_who_was_done() -> None:
    lightning = spirit(LIGHTNING, "B4 B4", elements="1 air", played="raging-storm")
    at = scene(spirit(BRINGER, "A7", elements="3 moon"), lightning)
    at.use("raging-storm", "land:B4", seat=2).play("ready", seat=2)
    assert at.asked == [1]
    at.use("spirits-may-yet-dream", "spirit:2", seat=1).play("element:air", seat=2)
    assert at.elements(2)["air"] == 3
    assert 2 in at.asked


@ruling("SI-P-132")
def test_any_is_an_element_of_choice_anew_each_turn() -> None:
    bringer = spirit(BRINGER, "A7 " * 11, energy_track=6, plays_track=6, hand="", plays=3)
    at = scene(bringer, phase="growth", deck="I-W", A7="explorer").play("ready")
    assert len(at.moves("element")) == 8
    at.play("element:moon", "element:animal")
    assert at.phase == "fast"
    assert at.elements() == {"moon": 2, "air": 1, "animal": 1}
    at.play("ready", "grow:2", "choose:2", "track:energy")
    assert at.elements() == {"moon": 1, "air": 1}
    at.play("ready", "element:air", "element:air")
    assert at.elements() == {"moon": 1, "air": 3}


@ruling("SI-P-132")
def test_any_is_not_chosen_while_it_is_covered() -> None:
    at = scene(spirit(BRINGER, "A7 A7", plays=2), phase="growth").play("ready")
    assert at.moves("element") == []
