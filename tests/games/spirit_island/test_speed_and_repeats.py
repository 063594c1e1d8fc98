"""Slow powers in the fast phase, and powers that are used again."""

import pytest

from spieltisch.games.spirit_island.state import codes, turn
from tests.games.spirit_island.scene import (
    EARTH,
    GREEN,
    LIGHTNING,
    RIVER,
    SHADOWS,
    THUNDER,
    Scene,
    scene,
    spirit,
)
from tests.ruling import ruling

# speed


@ruling("SI-P-066", "SI-P-067")
def test_lightning_uses_a_slow_power_fast_for_each_air() -> None:
    cards = "raging-storm shatter-homesteads harbingers-of-the-lightning call-to-bloodshed"
    lightning = spirit(LIGHTNING, "A7 A7", played=cards)
    at = scene(lightning, A7="2 city dahan")
    assert at.elements()["air"] == 3
    at.use("raging-storm", "land:A7")
    at.use("shatter-homesteads", "land:A7")
    at.use("harbingers-of-the-lightning", "land:A7", "done")
    assert at.moves("use") == []
    assert at.why_not("use:call-to-bloodshed") == codes.WRONG_PHASE
    at.play("ready")
    assert at.phase == "slow"
    assert at.moves("use") == ["call-to-bloodshed", "thundering-destruction"]
    assert at.why_not("use:raging-storm") == codes.USED


@ruling("SI-P-066")
def test_the_innate_power_may_be_among_them() -> None:
    lightning = spirit(LIGHTNING, "A7 A7", elements="3 fire 2 air", played="raging-storm")
    at = scene(lightning, A7="town").use("thundering-destruction", "land:A7")
    assert at.land("A7") == ""
    assert at.moves("use") == ["raging-storm"]  # 3 air with that of the card


@ruling("SI-P-066")
def test_other_spirits_are_not_swift() -> None:
    at = scene(spirit(SHADOWS, "A7 A7", elements="9 air", played="raging-storm"))
    assert at.why_not("use:raging-storm", seat=1) == codes.WRONG_PHASE


def boon(*played: str) -> Scene:
    lightning = spirit(LIGHTNING, "A7 A7", played="lightnings-boon", elements="9 air")
    return scene(lightning, spirit(RIVER, "B1", played=" ".join(played)), B1="3 explorer town")


def test_lightnings_boon_makes_two_slow_powers_of_a_spirit_fast() -> None:
    at = boon("wash-away", "rivers-bounty", "gnawing-rootbiters")
    assert at.asked == [1]
    at.use("lightnings-boon", "spirit:2", seat=1)
    at.use("rivers-bounty", "land:B1", seat=2)
    at.use("gnawing-rootbiters", "land:B1", "piece:town", "to:B2", seat=2)
    assert at.land("B1") == "3 explorer"
    assert at.why_not("use:wash-away", seat=2) == codes.WRONG_PHASE


def test_lightnings_boon_is_for_this_turn() -> None:
    at = boon("wash-away").use("lightnings-boon", "spirit:2", seat=1)
    assert at.state.quickened(1) == 2
    at.play("ready", seat=1).play("ready", seat=2).play("ready", seat=2)
    assert at.phase == "growth"
    assert at.state.quickened(1) == 0


def test_lightnings_boon_changes_nothing_for_others() -> None:
    at = boon("wash-away").use("lightnings-boon", "spirit:1", seat=1)
    assert at.why_not("use:wash-away", seat=2) == codes.WRONG_PHASE


@ruling("SI-P-103")
@pytest.mark.parametrize(("air", "fast"), [(3, False), (4, True)])
def test_an_innate_power_may_be_fast_by_its_elements(air: int, fast: bool) -> None:
    thunder = spirit(THUNDER, "A7", elements=f"1 animal 2 sun 1 fire {air} air")
    at = scene(thunder, A7="2 dahan town")
    for power in ("gather-the-warriors", "lead-the-furious-assault"):
        assert (at.why_not(f"use:{power}", seat=1) == codes.LEGAL) == fast


def test_what_is_fast_by_its_elements_may_also_wait() -> None:
    thunder = spirit(THUNDER, "A7", elements="2 sun 1 fire 4 air")
    at = scene(thunder, phase="slow", A7="2 dahan town")
    assert at.moves("use") == ["lead-the-furious-assault"]
    at.use("lead-the-furious-assault", "land:A7")
    assert at.land("A7") == "2 dahan"


def test_what_is_fast_by_its_elements_takes_up_no_boon() -> None:
    thunder = spirit(THUNDER, "A7", elements="1 animal 4 air", played="voice-of-thunder")
    at = scene(thunder, A7="dahan")
    turn.add(at.state, turn.QUICK, 0, 1)
    at.use("gather-the-warriors", "land:A7", "done")
    assert at.may("use:voice-of-thunder")


# repeats

CARDS = {  # fast cards by cost, without sun, earth and plant
    "concealing-shadows": 0,
    "visions-of-fiery-doom": 1,
    "winds-of-rust-and-atrophy": 3,
    "terrifying-nightmares": 4,
}
FIRST, SECOND, THIRD = "1 sun 2 earth 2 plant", "2 sun 3 earth 2 plant", "2 sun 4 earth 3 plant"


def strong(elements: str, played: str, used: str = "") -> Scene:
    earth = spirit(EARTH, "A6 A6", elements=elements, played=played, used=used, energy=3)
    return scene(earth, deck="I-W", A6="2 explorer 2 city 3 dahan")


@ruling("SI-P-073")
@pytest.mark.parametrize(("elements", "most"), [(FIRST, 1), (SECOND, 3), (THIRD, 6)])
def test_gift_of_strength_repeats_a_card_up_to_a_cost(elements: str, most: int) -> None:
    at = strong(elements, " ".join(CARDS), used=" ".join(CARDS))
    at.use("gift-of-strength", "spirit:1")
    assert at.moves("repeat") == [card for card, cost in CARDS.items() if cost <= most]
    for card, cost in CARDS.items():
        if cost > most:
            assert at.why_not(f"repeat:{card}") == codes.TOO_DEAR
    at.play("repeat:concealing-shadows", "land:A6")
    assert at.fear == 1
    assert at.moves("repeat") == []
    assert at.why_not("repeat:concealing-shadows") == codes.NO_REPEAT
    assert at.energy() == 3


@ruling("SI-P-072")
def test_only_what_has_been_used_is_repeated_and_with_a_new_target() -> None:
    earth = spirit(EARTH, "A6 A6 A8", elements=FIRST, played="visions-of-fiery-doom")
    at = scene(earth, A6="explorer town", A8="explorer city")
    at.use("gift-of-strength", "spirit:1")
    assert at.why_not("repeat:visions-of-fiery-doom") == codes.NOT_USED
    at.use("visions-of-fiery-doom", "land:A6", "piece:explorer", "to:A1")
    elements = at.elements()
    at.play("repeat:visions-of-fiery-doom", "land:A8", "to:A7")
    assert at.elements() == elements
    assert at.land("A7") == "explorer"
    assert at.fear == 2


@ruling("SI-P-072", "SI-P-074")
def test_a_slow_card_is_repeated_in_the_slow_phase() -> None:
    at = strong(FIRST, "call-to-bloodshed", used="call-to-bloodshed")
    at.state.used[0] = []
    at.use("gift-of-strength", "spirit:1")
    assert at.why_not("repeat:call-to-bloodshed") == codes.NOT_USED
    at.play("ready")
    assert at.phase == "slow"
    at.use("call-to-bloodshed", "land:A6", "choose:1", "kill:city")
    assert at.land("A6") == "2 explorer city 3 dahan"
    at.play("repeat:call-to-bloodshed", "land:A6", "choose:1", "kill:city")
    assert at.land("A6") == "2 explorer 3 dahan"
    assert at.moves() == ["ready"]


@ruling("SI-P-074")
def test_a_repeat_follows_the_speed_of_its_card() -> None:
    at = strong(FIRST, "call-to-bloodshed", used="call-to-bloodshed")
    at.use("gift-of-strength", "spirit:1")
    assert at.why_not("repeat:call-to-bloodshed") == codes.WRONG_PHASE


def test_gift_of_strength_is_for_the_target() -> None:
    one = spirit(EARTH, "A6 A6", elements=FIRST, played="steam-vents", used="steam-vents")
    two = spirit(SHADOWS, "B4", played="concealing-shadows", used="concealing-shadows")
    at = scene(one, two, A6="explorer")
    assert at.asked == [1]
    at.use("gift-of-strength", "spirit:2", seat=1)
    assert at.why_not("repeat:steam-vents", seat=1) == codes.NO_REPEAT
    at.play("repeat:concealing-shadows", "land:B4", seat=2)
    assert at.fear == 1


@ruling("SI-P-071")
def test_repeats_that_are_paid_are_of_different_cards() -> None:
    cards = "concealing-shadows visions-of-fiery-doom terrifying-nightmares"
    at = strong("", cards, used=cards)
    turn.add(at.state, turn.REPEAT, 0, 3, -1, 1)
    assert at.moves("repeat") == []
    assert at.moves("repeat-paid") == ["concealing-shadows", "visions-of-fiery-doom"]
    assert at.why_not("repeat-paid:terrifying-nightmares") == codes.TOO_DEAR
    at.play("repeat-paid:visions-of-fiery-doom", "land:A6", "to:A1")
    assert at.energy() == 2
    assert at.why_not("repeat-paid:visions-of-fiery-doom") == codes.REPEATED
    assert at.moves("repeat-paid") == ["concealing-shadows"]


def test_the_narrowest_repeat_is_used_first() -> None:
    cards = "concealing-shadows terrifying-nightmares"
    at = strong("", cards, used=cards)
    turn.add(at.state, turn.REPEAT, 0, 1, 6, 0)
    turn.add(at.state, turn.REPEAT, 0, 1, 1, 0)
    at.play("repeat:concealing-shadows", "land:A6")
    assert at.may("repeat:terrifying-nightmares")  # the one up to 6 is left


def test_a_repeat_of_a_slow_power_in_the_fast_phase_must_be_quick_as_well() -> None:
    lightning = spirit(LIGHTNING, "A7 A7", played="raging-storm")
    at = scene(lightning, A7="city").use("raging-storm", "land:A7")
    turn.add(at.state, turn.REPEAT, 0, 1, 6, 0)
    assert at.why_not("repeat:raging-storm") == codes.WRONG_PHASE
    turn.add(at.state, turn.QUICK, 0, 1)
    at.play("repeat:raging-storm", "land:A7")
    assert at.land("A7") == "city-2"


@ruling("SI-P-076")
@pytest.mark.parametrize(
    ("elements", "uses"), [("1 moon 2 plant", 1), ("2 moon 3 plant", 2), ("3 moon 4 plant", 3)]
)
def test_creepers_are_used_up_to_three_times(elements: str, uses: int) -> None:
    at = scene(spirit(GREEN, "A5 A6", elements=elements), phase="slow", A5="city", A6="city")
    at.play("use:creepers-tear-into-mortar")
    for use in range(uses):
        assert at.moves("land") == ["A5", "A6"]
        at.play("land:A6" if use == 1 else "land:A5")
    assert at.moves("land") == []
    assert at.land("A5") == {1: "city-1", 2: "city-1", 3: "city-2"}[uses]
    assert at.land("A6") == ("city" if uses == 1 else "city-1")


@ruling("SI-P-076")
def test_creepers_only_tear_into_buildings_and_may_be_left() -> None:
    green = spirit(GREEN, "A5", elements="3 moon 4 plant")
    at = scene(green, phase="slow", A5="explorer")
    at.use("creepers-tear-into-mortar", "land:A5", "done")
    assert at.land("A5") == "explorer"
    assert at.moves() == ["ready"]
