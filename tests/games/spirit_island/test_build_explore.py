"""Build and explore (SI-076 to SI-088), disease and wilds (SI-125 to SI-136), cards on the spaces
(SI-113 to SI-116, SI-180 to SI-185).

On board A: jungles 3 and 8, mountains 1 and 6, sands 4 and 7, wetlands 2 and 5, coast 1 to 3.
"""

from typing import Any

import pytest

from spieltisch.games.spirit_island.cards import boards, numbers
from spieltisch.games.spirit_island.state import codes
from tests.games.spirit_island.acting import (
    against,
    build,
    event,
    explore,
    fear_card,
    on,
    phase,
    pile,
)
from tests.games.spirit_island.scene import EARTH, GREEN, RIVER, Scene, scene, spirit
from tests.ruling import ruling


@pytest.mark.parametrize(
    ("before", "after"),
    [
        pytest.param("2 explorer", "2 explorer town", marks=ruling("SI-076")),
        pytest.param("2 town city", "2 town 2 city", marks=ruling("SI-077")),
        pytest.param("town city", "2 town city", marks=ruling("SI-078")),
        pytest.param("city", "town city", marks=ruling("SI-079")),
        pytest.param("town-1", "town-1 city", marks=ruling("SI-077")),
        pytest.param("2 dahan", "2 dahan", marks=ruling("SI-080")),
        pytest.param("explorer 2 town", "explorer 2 town city", marks=ruling("SI-125")),
        pytest.param("town 2 disease", "town disease", marks=ruling("SI-126")),
        pytest.param("town disease", "town", marks=ruling("SI-127")),
        pytest.param("dahan disease", "dahan disease", marks=ruling("SI-128")),
    ],
)
def test_build_in_mountains(before: str, after: str) -> None:
    at = scene(RIVER, A6=before)
    phase(at, build="I-M", explore="I-S")
    assert at.land("A6") == after


def test_a_build_names_its_terrain_only() -> None:
    at = scene(RIVER, A6="explorer", A5="explorer", A1="explorer")
    phase(at, build="I-M", explore="I-S")
    assert (at.land("A1"), at.land("A5"), at.land("A6")) == (
        "explorer town",
        "explorer",
        "explorer town",
    )


@pytest.mark.parametrize(("move", "after"), [("yes", "explorer"), ("no", "explorer town")])
def test_green_may_stop_a_build_in_its_sacred_site(move: str, after: str) -> None:
    at = scene(spirit(GREEN, "A5 A5"), A5="explorer")
    build(at, "A5", move)
    assert at.land("A5") == after
    assert at.presence("A5") == (1 if move == "yes" else 2)


@ruling("SI-129")
def test_one_disease_stops_only_one_of_two_builds() -> None:
    at = scene(RIVER, A6="explorer disease")
    phase(at, build="I-M II-M", explore="I-S")
    assert at.land("A6") == "explorer town"


@ruling("SI-130")
def test_lingering_plagues_let_invaders_build_and_stay() -> None:
    at = scene(RIVER, A6="explorer 2 disease")
    event(at, "lingering-plagues", "land:A1")
    build(at, "A6")
    assert at.land("A6") == "explorer town 2 disease"
    assert at.land("A1") == "disease"


@ruling("SI-131")
def test_a_quarantine_uses_up_no_disease() -> None:
    at = scene(RIVER, A6="explorer disease")
    fear_card(at, "quarantine", 3)
    build(at, "A6")
    assert at.land("A6") == "explorer disease"


# explore: what is on the island, the card, and where explorers come


@pytest.mark.parametrize(
    ("lands", "card", "explored"),
    [
        pytest.param({}, "I-W", "A2", marks=ruling("SI-081")),
        pytest.param({}, "I-S", "", marks=ruling("SI-082")),
        pytest.param({"A5": "town"}, "I-S", "A4 A7", marks=ruling("SI-082")),
        pytest.param({"A7": "city"}, "I-S", "A7", marks=ruling("SI-082")),
        pytest.param({"A1": "city", "A4": "city"}, "I-W", "A2 A5", marks=ruling("SI-083")),
        pytest.param({"A5": "3 explorer"}, "I-S", "", marks=ruling("SI-084")),
        pytest.param({"A5": "town"}, "II-Coastal", "A1 A2 A3", marks=ruling("SI-085")),
        pytest.param({"A5": "town"}, "III-JS", "A3 A4 A7 A8", marks=ruling("SI-086")),
    ],
)
def test_explore(lands: dict[str, Any], card: str, explored: str) -> None:
    at = scene(RIVER, **{"A8": "", "A6": "explorer", **lands})
    assert explorers_after(at, card) == explored.split()


def explorers_after(at: Scene, card: str) -> list[str]:
    """The lands to which an explore card brings an explorer."""
    before = [at.state.count(land, codes.EXPLORERS) for land in at.state.lands]
    phase(at, explore=card)
    after = [at.state.count(land, codes.EXPLORERS) for land in at.state.lands]
    assert all(0 <= new - old <= 1 for old, new in zip(before, after))
    return [
        boards.LAND_NAMES[land]
        for land, old, new in zip(at.state.lands, before, after)
        if new > old
    ]


@ruling("SI-085")
def test_a_coastal_card_explores_every_coast_and_escalates_nothing() -> None:
    at = against(scene(RIVER, EARTH), "brandenburg-prussia", 0)
    assert explorers_after(at, "II-Coastal") == ["A1", "A2", "A3", "B1", "B2", "B3"]
    assert at.state.invaders[codes.TOWN] == 0


@pytest.mark.parametrize(
    ("lands", "after"),
    [
        pytest.param({"A8": "town"}, ("A8", "explorer town"), marks=ruling("SI-132")),
        pytest.param({"A8": "wilds"}, ("A8", "wilds"), marks=ruling("SI-133")),
        pytest.param({"A8": "wilds", "A7": "city"}, ("A8", ""), marks=ruling("SI-134")),
        pytest.param({}, ("A3", "explorer"), marks=ruling("SI-135")),
        pytest.param({"A3": "2 wilds"}, ("A3", "wilds"), marks=ruling("SI-136")),
    ],
)
def test_wilds_when_jungles_are_explored(lands: dict[str, Any], after: tuple[str, str]) -> None:
    at = scene(RIVER, **{"A8": "", "A2": "explorer", **lands})
    phase(at, explore="I-J")
    assert at.land(after[0]) == after[1]


@ruling("SI-087")
def test_without_a_card_to_explore_with_the_game_is_lost() -> None:
    at = scene(RIVER)
    at.state.invader_deck = []
    at.state.round = 12
    phase(at)
    assert at.ended == codes.LOST_TIME


@ruling("SI-087")
def test_the_standard_deck_is_empty_in_round_twelve() -> None:
    """Twelve cards, one of them laid before the first round; nothing is ravaged here."""
    at = scene(RIVER, A6="explorer", build="I-M", phase="growth")
    at.state.invader_deck = at.state.invader_deck[-11:]
    while not at.over:
        assert at.moves("grow"), "a new round has begun"
        at.state.skips = [1 << codes.RAVAGE] * boards.LANDS
        at.state.phase = codes.FAST_PHASE
        at.state.ready = [True]
        at.state.go_on()
    assert (at.ended, at.state.round) == (codes.LOST_TIME, 12)


@ruling("SI-088")
def test_cards_move_on_by_a_space() -> None:
    at = scene(RIVER)
    phase(at, ravage="I-J", build="I-M", explore="I-S")
    assert on(at.state.ravage) == "I-M"
    assert on(at.state.build) == "I-S"
    assert on(at.state.explore) == ""
    assert on(at.state.invader_discard) == "I-J"


# several cards, missing cards


@ruling("SI-180")
def test_no_card_no_build() -> None:
    at = scene(RIVER, A6="explorer", A5="explorer", A4="explorer", A3="explorer")
    phase(at, explore="II-Coastal")
    assert at.state.invaders[codes.TOWN] == 0
    assert on(at.state.ravage) == ""


@ruling("SI-181")
def test_the_card_laid_first_builds_first() -> None:
    """A2 builds with the coastal card because of the explorer; with sands A4 has two around it."""
    at = against(scene(RIVER, A8="", A5="town", A2="explorer"), "england", 1)
    phase(at, build="II-Coastal I-S", explore="I-J")
    assert at.land("A4") == "town"
    at = against(scene(RIVER, A8="", A5="town", A2="explorer"), "england", 1)
    phase(at, build="I-S II-Coastal", explore="I-J")
    assert at.land("A4") == ""


@ruling("SI-182")
def test_two_cards_on_build_ravage_together_in_the_next_round() -> None:
    at = scene(RIVER)
    phase(at, build="I-J I-M", explore="I-S")
    assert on(at.state.ravage) == "I-J I-M"


@ruling("SI-183")
def test_several_explore_cards_come_one_after_the_other_with_their_escalations() -> None:
    at = against(scene(RIVER, A8="town"), "brandenburg-prussia", 0)
    at.state.more_explores = 1
    phase(at, explore="II-J II-S")
    assert at.state.explore == [numbers.INVADERS.index("II-J")]
    at.play("land:A1")  # a town for the first card
    assert at.land("A3") == "explorer", "the first card is finished"
    assert at.moves("land"), "and the second one escalates"
    at.play("land:A5")
    assert at.land("A4") == "explorer"
    assert on(at.state.build) == "II-J II-S"


@pytest.mark.parametrize(
    ("level", "built", "build_space", "ravage_space"),
    [
        (1, "A6", "I-S", "I-M"),
        pytest.param(2, "", "I-M I-S", "", marks=ruling("SI-113")),
        pytest.param(3, "", "I-S", "I-M", marks=ruling("SI-114")),
    ],
)
def test_immigration_slows(level: int, built: str, build_space: str, ravage_space: str) -> None:
    at = scene(RIVER, A1="explorer", A6="explorer")
    fear_card(at, "immigration-slows", level)
    phase(at, build="I-M", explore="I-S")
    towns = [name for name in ("A1", "A6") if at.count(name, "town")]
    assert towns == built.split()
    assert (on(at.state.build), on(at.state.ravage)) == (build_space, ravage_space)


def test_a_delay_waits_for_the_next_card_and_concerns_only_one() -> None:
    at = scene(RIVER, A1="explorer", A6="explorer")
    fear_card(at, "immigration-slows", 3)
    phase(at, explore="I-S")
    assert at.state.delays, "there was no card"
    phase(at, build="I-M II-M", explore="I-J")
    assert at.land("A6") == "explorer town", "the second card builds"
    assert at.state.delays == []


@ruling("SI-115")
def test_reluctant_explorers_come_twice_in_the_next_round() -> None:
    at = scene(RIVER)
    fear_card(at, "explorers-are-reluctant", 2)
    phase(at, explore="I-S")
    assert on(at.state.build) == ""
    assert at.state.more_explores == 1
    phase(at, explore="I-S I-M")
    assert on(at.state.build) == "I-S I-M"


@ruling("SI-116")
def test_reluctant_explorers_escalate_but_do_not_come() -> None:
    at = against(scene(RIVER), "brandenburg-prussia", 0)
    fear_card(at, "explorers-are-reluctant", 3)
    phase(at, explore="II-J").play("land:A5")
    assert at.land("A5") == "town"
    assert at.state.invaders[codes.EXPLORER] == 0
    assert on(at.state.build) == "II-J"


def test_reluctant_explorers_leave_out_the_lowest_land() -> None:
    at = scene(RIVER, A5="town")
    fear_card(at, "explorers-are-reluctant", 1)
    assert explorers_after(at, "I-J") == ["A8"]


@ruling("SI-184")
def test_a_skipped_build_is_not_that_of_an_escalation() -> None:
    at = against(scene(RIVER, A8="town"), "england", 0)
    fear_card(at, "immigration-slows", 3)
    phase(at, build="I-J", explore="II-M")
    assert at.land("A8") == "town city"


@ruling("SI-185")
def test_beasts_keep_normal_builds_away_but_no_extra_ones() -> None:
    at = scene(RIVER, A6="explorer beasts")
    fear_card(at, "panicked-by-wild-beasts", 2)
    at.play(*(["land:A6"] if at.may("land:A6") else []))
    build(at, "A6")
    assert at.land("A6") == "explorer+1 beasts"
    explore(at, "A6")
    assert at.land("A6") == "explorer+1 beasts"
    build(at, "A6", extra=True)
    assert at.land("A6") == "explorer+1 town beasts"


@ruling("SI-112")
def test_dahan_keep_builders_away_where_they_are_more() -> None:
    at = scene(RIVER, A6="2 dahan town", A1="dahan town")
    fear_card(at, "avoid-the-dahan", 2)
    phase(at, build="I-M", explore="I-S")
    assert at.land("A6") == "town 2 dahan"
    assert at.land("A1") == "town city dahan"


@ruling("SI-154")
def test_the_order_of_an_invader_phase() -> None:
    at = scene(
        spirit(RIVER, "A1 A1"),
        earned="demoralized",
        blighted=True,
        A5="2 explorer",
        A6="explorer",
        A8="town",
    )
    pile(at, "downward-spiral", 5)
    phase(at, ravage="I-W", build="I-M", explore="I-S")
    order = ["blight-card", "fear-card", "ravage", "build", "explore"]
    assert [kind for kind in dict.fromkeys(at.kinds()) if kind in order] == order
    assert (on(at.state.ravage), on(at.state.build)) == ("I-M", "I-S")
