"""Powers of Branch & Claw that are used on spirits."""

import pytest

from spieltisch.games.spirit_island.cards import boards, numbers
from spieltisch.games.spirit_island.state import codes
from tests.games.spirit_island.scene import (
    EARTH,
    LIGHTNING,
    OCEAN,
    RIVER,
    Scene,
    scene,
    spirit,
)
from tests.ruling import ruling


def pair(card: str, elements: str = "", **other: object) -> Scene:
    one = spirit(RIVER, "A5 A5", played=card, hand="", elements=elements)
    phase = "slow" if card in ("unrelenting-growth", "boon-of-growing-power") else "fast"
    two = spirit(EARTH, "B4 B4 B6", **other)
    return scene(one, two, phase=phase, B4="2 blight", B6="town 3 dahan 3 explorer")


@ruling("SI-P-161")
def test_growth_through_sacrifice() -> None:
    at = pair("growth-through-sacrifice")
    at.use("growth-through-sacrifice", "spirit:2", seat=1)
    assert at.destroyed(1) == 1
    assert at.asked == [2]
    assert at.moves("land") == ["B4", "B6"]
    at.play("land:B4")
    assert at.moves("choose") == ["1", "2"]
    at.play("choose:1")
    assert at.count("B4", "blight") == 1
    at = pair("growth-through-sacrifice", "2 sun")
    at.use("growth-through-sacrifice", "spirit:2", seat=1).play("land:B4", "choose:3")
    at.play("track:energy")
    assert (at.count("B4", "blight"), at.presence("B4", 2)) == (1, 3)


@ruling("SI-P-161")
def test_a_sacrifice_of_the_last_presence_loses_the_game() -> None:
    one = spirit(RIVER, "A5", played="growth-through-sacrifice", hand="")
    at = scene(one, spirit(EARTH, "B4"))
    at.use("growth-through-sacrifice", "spirit:2", seat=1)
    assert not at.over, "the power is finished first"
    at.play("choose:1")
    assert at.ended == codes.LOST_SPIRIT


@ruling("SI-P-037")
def test_a_space_that_a_sacrifice_uncovers_gives_its_element_at_once() -> None:
    one = spirit(RIVER, "A5 A5", played="growth-through-sacrifice", hand="")
    at = scene(one, spirit("thunderspeaker", "B4"))
    at.use("growth-through-sacrifice", "spirit:2", seat=1).play("choose:2", "track:energy")
    assert at.elements(2) == {"air": 1}


@ruling("SI-P-061")
def test_words_of_fire_let_a_spirit_play_one_more_card() -> None:
    at = pair("spur-on-with-words-of-fire", hand="devouring-ants poisoned-land", energy=0)
    at.use("spur-on-with-words-of-fire", "spirit:2", seat=1)
    assert at.energy(2) == 1
    assert at.moves(seat=2) == ["play:devouring-ants", "done"]
    assert at.why_not("play:poisoned-land", seat=2) == codes.TOO_DEAR
    at.play("play:devouring-ants", seat=2)
    assert (at.energy(2), at.played(2)) == (0, ["devouring-ants"])
    assert at.elements(2)["animal"] == 1


def test_words_of_fire_bring_oneself_no_energy() -> None:
    at = pair("spur-on-with-words-of-fire")
    at.use("spur-on-with-words-of-fire", "spirit:1", seat=1)
    assert at.energy(1) == 0


def stretched(phase: str, played: str, presence: str = "A5 A5") -> Scene:
    """A spirit on which the sky has been stretched to the shore."""
    user = spirit(RIVER, presence, played=f"sky-stretches-to-shore {played}", hand="")
    at = scene(user, A5="explorer town", A1="explorer", ravage="", build="")
    at.use("sky-stretches-to-shore", "spirit:1")
    if phase == "slow":
        at.pass_phase()
    return at


@ruling("SI-P-068")
def test_one_power_is_used_in_the_other_phase() -> None:
    at = stretched("fast", "wash-away raging-storm")
    assert {"use:wash-away", "use:raging-storm"} <= {*at.moves()}
    at.use("wash-away", "land:A5", "done")
    assert not at.may("use:raging-storm")
    at = stretched("slow", "flash-floods natures-resilience")
    assert at.phase == "slow"
    at.use("flash-floods", "land:A5", "kill:explorer")
    assert not at.may("use:natures-resilience")


@ruling("SI-P-069")
def test_range_is_longer_to_the_coast_only() -> None:
    at = stretched("fast", "flash-floods", "A7 A7")
    assert at.play("use:flash-floods").moves("land") == ["A1", "A2", "A3", "A5", "A7", "A8"]


@ruling("SI-P-070")
def test_with_air_the_land_is_scoured_in_either_phase() -> None:
    user = spirit(RIVER, "A5 A5", played="scour-the-land", hand="", elements="2 air")
    assert scene(user, phase="fast").may("use:scour-the-land")
    assert scene(user, phase="slow").may("use:scour-the-land")
    user = spirit(RIVER, "A5 A5", played="scour-the-land", hand="", elements="1 air")
    assert not scene(user, phase="fast").may("use:scour-the-land")


@ruling("SI-P-192")
def test_unrelenting_growth() -> None:
    at = pair("unrelenting-growth", "2 sun 2 plant")
    at.use("unrelenting-growth", "spirit:2", seat=1)
    assert at.asked == [2]
    assert "A5" not in at.moves("land")
    at.play("land:B4", "track:energy", "track:plays")
    assert at.presence("B4", 2) == 4
    assert at.land("B4") == "2 wilds blight"
    assert at.asked == [2]
    assert at.moves() == ["deck:minor", "deck:major"]


def test_unrelenting_growth_stays_where_the_spirit_may_be() -> None:
    one = spirit(RIVER, "A5 A5", played="unrelenting-growth", hand="")
    at = scene(one, spirit(OCEAN, "B1"), phase="slow")
    at.use("unrelenting-growth", "spirit:2", seat=1)
    assert set(at.moves("land")) == {"B0", "B1", "B2"}


@ruling("SI-P-185")
@pytest.mark.parametrize("elements", ["", "1 air 1 water"])
def test_presence_flows_with_others(elements: str) -> None:
    one = spirit(
        RIVER, "A5 A5", played="flow-like-water-reach-like-air", hand="", elements=elements
    )
    at = scene(one, spirit(EARTH, "B4 B4"), B4="3 explorer city 3 blight", B5="blight")
    at.use("flow-like-water-reach-like-air", "spirit:2", seat=1)
    assert at.moves(seat=2) == ["land:B4", "done"]
    at.play("land:B4", "to:B5", "piece:explorer", "piece:explorer", seat=2)
    if elements:
        at.play("piece:city", "piece:blight", "done")
        assert at.land("B5") == "2 explorer city 2 blight"
        assert at.land("B4") == "explorer 2 blight"
    else:
        assert at.land("B5") == "2 explorer blight"
        assert at.land("B4") == "explorer city 3 blight"
    assert (at.presence("B4", 2), at.presence("B5", 2)) == (1, 1)
    assert at.state.reach(1, at.state.spirit(1).innates[0].target) == 2


def test_presence_may_stay() -> None:
    at = pair("flow-like-water-reach-like-air")
    at.use("flow-like-water-reach-like-air", "spirit:2", seat=1).play("done")
    assert at.presence("B4", 2) == 2


ALL_TWO = "1 sun 1 moon 1 fire 1 air 1 water 1 earth 1 plant 1 animal"
MAJORS = "cleansing-floods talons-of-lightning"


def gates(elements: str = ALL_TWO, energy: int = 3) -> Scene:
    one = spirit(
        LIGHTNING, "A5 A5", played="unlock-the-gates-of-deepest-power", hand="", elements=elements
    )
    two = spirit(EARTH, "B4 B4 B6", hand="", energy=energy)
    at = scene(one, two, major=MAJORS, B1="4 city")
    return at.use("unlock-the-gates-of-deepest-power", "spirit:2", seat=1)


@ruling("SI-P-064")
def test_the_gates_open_for_one_of_two_majors_and_nothing_is_forgotten() -> None:
    at = gates("")
    assert at.moves(seat=2) == ["take:cleansing-floods", "take:talons-of-lightning"]
    at.play("take:cleansing-floods", seat=2)
    assert at.hand(2) == ["cleansing-floods"]
    assert not at.state.stacks.busy()


@ruling("SI-P-064")
def test_what_the_gates_give_costs_half_and_its_threshold_is_met() -> None:
    at = gates().play("take:cleansing-floods", "choose:1")
    assert at.moves() == ["play:cleansing-floods", "done"]
    at.play("play:cleansing-floods")
    assert at.energy(2) == 0, "half of 5, rounded up"
    at.state.phase = codes.SLOW_PHASE
    at.use("cleansing-floods", "land:B1", "kill:city", seat=2)
    assert at.land("B1") == "", "4 Damage, and 10 more"


@ruling("SI-P-064")
def test_it_may_be_played_for_nothing_and_is_forgotten_then() -> None:
    at = gates(energy=0).play("take:talons-of-lightning", "choose:2", "play:talons-of-lightning")
    assert at.energy(2) == 0
    talons = numbers.POWERS.index("talons-of-lightning")
    at.play("use:talons-of-lightning", seat=2)
    assert "A1" in at.moves("land", seat=2), "with its threshold it reaches three lands far"
    at.play("land:B1", "kill:city", "hit:city-1", seat=2)
    at.state.skips = [codes.ALL_ACTIONS] * boards.LANDS
    at.pass_phase().pass_phase()
    assert at.phase == "growth"
    assert at.discard(2) == []
    assert talons in at.state.major_discard


def test_the_gates_need_all_elements() -> None:
    at = gates(ALL_TWO.removesuffix(" 1 animal")).play("take:cleansing-floods")
    assert not at.state.stacks.busy()


@ruling("SI-P-062")
def test_a_boon_of_growing_power() -> None:
    at = pair("boon-of-growing-power")
    at.use("boon-of-growing-power", "spirit:2", seat=1)
    assert at.moves(seat=2) == ["deck:minor", "deck:major"]
    at.play("deck:minor", seat=2)
    at.play(f"take:{at.moves('take', seat=2)[0]}", seat=2)
    assert at.energy(2) == 1
