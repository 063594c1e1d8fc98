"""Setup, boards and what can be chosen (SI-001 to SI-024, SI-224 to SI-226)."""

from collections import Counter
from typing import Any

import pytest

from spieltisch.games.spirit_island.cards import boards, invaders, numbers
from spieltisch.games.spirit_island.effects.invaders import explored
from spieltisch.games.spirit_island.rules.setup import (
    Setup,
    difficulty,
    fault,
    lay_out,
)
from spieltisch.games.spirit_island.rules.state import SpiritIslandState
from spieltisch.games.spirit_island.state import acts, codes, programs
from tests.games.spirit_island.acting import phase, pile
from tests.games.spirit_island.conserved import check
from tests.games.spirit_island.scene import EARTH, GREEN, RIVER, Scene, scene, spirit
from tests.ruling import ruling

SPIRITS = [RIVER, EARTH, GREEN]


def game(*spirits: str, seed: int = 7, **options: Any) -> Scene:
    """A fresh game, as far as nobody has to decide."""
    setup = Setup(list(spirits), **options)
    assert fault(setup) is None, fault(setup)
    state = SpiritIslandState()
    state.lay_out(len(spirits))
    lay_out(state, setup, seed)
    state.go_on()
    check(state)
    return Scene(state)


def on_board(at: Scene, board: str) -> Counter[str]:
    """What is on a board, by kind."""
    found: Counter[str] = Counter()
    for land in boards.lands_of(boards.NAMES.index(board)):
        for kind in range(codes.PRESENCE):
            found[codes.KINDS[kind]] += at.state.number(land, 1 << kind)
    return found


def with_tokens(at: Scene, kind: int) -> list[str]:
    """The lands with tokens of a kind."""
    return [boards.LAND_NAMES[land] for land in at.state.lands if at.state.token(land, kind)]


@pytest.mark.parametrize(
    ("seats", "markers"),
    [
        pytest.param(1, 4, marks=ruling("SI-001")),
        pytest.param(2, 8, marks=ruling("SI-001")),
        pytest.param(3, 12, marks=ruling("SI-001")),
    ],
)
def test_fear_pool(seats: int, markers: int) -> None:
    assert game(*SPIRITS[:seats]).state.fear_pool == markers


@ruling("SI-001")
def test_fear_pool_of_four() -> None:
    state = SpiritIslandState()
    state.lay_out(4)
    assert state.fear_pool == 16


@ruling("SI-002")
def test_the_fear_deck_has_its_dividers_after_each_three_cards() -> None:
    at = game(RIVER)
    assert len(at.state.fear_deck) == 9
    levels = []
    for _ in range(8):
        acts.frighten(at.state, 4)
        levels.append(at.state.terror())
    assert levels == [1, 1, 2, 2, 2, 3, 3, 3]
    at.state.judge()
    assert not at.over
    acts.frighten(at.state, 4)
    at.state.judge()
    assert at.ended == codes.WON_BY_FEAR


@ruling("SI-003")
def test_the_invader_deck_by_stages() -> None:
    at = game(RIVER, seed=3)
    deck = [*at.state.invader_deck, *at.state.build]
    stages = [invaders.CARDS[card].stage for card in reversed(deck)]
    assert stages == [1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3]
    assert len(set(deck)) == 12


@ruling("SI-003")
def test_any_card_of_a_stage_may_stay_in_the_box() -> None:
    missing = set()
    for seed in range(60):
        state = game(RIVER, seed=seed).state
        missing |= set(range(15)) - {*state.invader_deck, *state.build}
    assert missing == set(range(15))


@ruling("SI-004")
@pytest.mark.parametrize("board", ["A", "B", "C", "D"])
def test_pieces_printed_on_a_board(board: str) -> None:
    found = on_board(game(RIVER, boards=[board]), board)
    assert (found["city"], found["town"], found["dahan"], found["blight"]) == (1, 1, 6, 1)
    assert found["beasts"] == found["disease"] == found["wilds"] == 0


@ruling("SI-005", "SI-006")
@pytest.mark.parametrize(("board", "beasts"), [("A", "A1"), ("B", "B5"), ("C", "C4"), ("D", "D3")])
def test_tokens_of_branch_and_claw(board: str, beasts: str) -> None:
    at = game(RIVER, boards=[board], branch_and_claw=True)
    assert with_tokens(at, codes.BEASTS) == [beasts]
    assert with_tokens(at, codes.DISEASE) == [f"{board}2"]


@ruling("SI-007", "SI-008")
def test_blight_on_the_card_is_not_that_on_the_boards() -> None:
    at = game(RIVER, EARTH, branch_and_claw=True)
    assert at.state.blight == 4
    assert at.state.blight_card > 0
    assert not at.state.blighted
    assert len(with_tokens(at, codes.BLIGHT)) == 2


@ruling("SI-009")
def test_without_a_card_there_are_five_blight_each() -> None:
    at = game(RIVER, EARTH, GREEN, blight_card=False)
    assert (at.state.blight, at.state.blight_card) == (15, 0)
    at.state.blight = 1
    acts.add_blight(at.state, at.state.lands[0])
    at.state.judge()
    assert at.ended == codes.LOST_BLIGHT


def test_the_erratum_adds_one_blight_in_all() -> None:
    at = game(RIVER, EARTH, blight_setup_erratum=True)
    assert at.state.blight == 5


@ruling("SI-010")
def test_the_first_round_has_no_ravage() -> None:
    at = game(RIVER)
    assert len(at.state.build) == 1
    assert at.state.ravage == at.state.explore == []
    assert at.phase == "growth"


@ruling("SI-011", "SI-012", "SI-013")
@pytest.mark.parametrize(
    ("card", "lands"),
    [("I-W", ["A2", "A5"]), ("I-S", ["A4", "A7"]), ("I-M", ["A1", "A6"]), ("I-J", ["A3", "A8"])],
)
def test_first_explore_on_board_a(card: str, lands: list[str]) -> None:
    at = game(RIVER, boards=["A"])
    for land in at.state.lands:
        for piece in at.state.pieces[land][:]:
            if codes.kind_of(piece) == codes.EXPLORER:
                acts.take(at.state, land, piece)
    found = explored(at.state, numbers.INVADERS.index(card))
    assert [boards.LAND_NAMES[land] for land in found] == lands


@ruling("SI-014")
def test_branch_and_claw_needs_a_blight_card() -> None:
    refused = fault(Setup([RIVER], branch_and_claw=True, blight_card=False))
    assert refused is not None
    assert "obligatory" in refused.en


@ruling("SI-015")
def test_without_events_the_phase_goes_from_the_blighted_island_to_fear() -> None:
    at = pile(scene(spirit(RIVER, "A5 A5"), earned="demoralized"), "downward-spiral", 3)
    at.state.blighted = True
    phase(at, explore="I-M")
    assert at.presence("A5") == 1
    assert at.state.fear_discard == [numbers.FEAR.index("demoralized")]


# boards


@ruling("SI-016")
@pytest.mark.parametrize("board", ["A", "B", "C", "D"])
def test_terrains_and_coast(board: str) -> None:
    state = game(RIVER, boards=[board]).state
    assert Counter(state.terrain(land) for land in state.lands) == {0: 2, 1: 2, 2: 2, 3: 2}
    coast = [boards.LAND_NAMES[land] for land in state.lands if state.coastal(land)]
    assert coast == [f"{board}1", f"{board}2", f"{board}3"]


def near(names: list[str], land: str, corners: bool = True) -> set[str]:
    """The lands next to a land, without oceans."""
    around = boards.neighbours([boards.NAMES.index(name) for name in names], corners)
    return {
        boards.LAND_NAMES[other] for other in around[boards.land(land)] if other % boards.STRIDE
    }


@pytest.mark.parametrize(
    ("names", "land", "found"),
    [
        pytest.param("A", "A1", "A2 A4 A5 A6", marks=ruling("SI-017")),
        pytest.param("A", "A7", "A5 A8", marks=ruling("SI-017")),
        pytest.param("D", "D8", "D1 D7", marks=ruling("SI-018")),
        pytest.param("C D", "C4", "C2 C3 C5 C7 D3 D4", marks=ruling("SI-019")),
        pytest.param("C D", "C3", "C2 C4 D4 D6", marks=ruling("SI-019")),
        pytest.param("C D", "C8", "C6 C7", marks=ruling("SI-019")),
        pytest.param("B D C", "B7", "B4 B5 B6 B8 C4 D4 D6", marks=ruling("SI-020")),
        pytest.param("B D C", "B3", "B2 B4 C7 C8", marks=ruling("SI-020")),
        pytest.param("B A D C", "A7", "A5 A8 B8 C4 D7 D8", marks=ruling("SI-021", "SI-022")),
        pytest.param("B A D C", "B8", "B6 B7 A4 A5 A7 C4 C7 D8", marks=ruling("SI-021", "SI-022")),
    ],
)
def test_adjacent(names: str, land: str, found: str) -> None:
    assert near(names.split(), land) == set(found.split())


@ruling("SI-022")
def test_the_corner_where_four_boards_meet_can_be_left_out() -> None:
    names = ["B", "A", "D", "C"]
    assert near(names, "A7") - near(names, "A7", corners=False) == {"C4"}
    assert near(names, "B8") - near(names, "B8", corners=False) == {"D8"}
    thematic = boards.THEMATIC[4]
    assert near(thematic, "NW9") - near(thematic, "NW9", corners=False) == {"E10"}


@ruling("SI-023")
def test_blight_does_not_cascade_into_the_ocean() -> None:
    at = scene(RIVER, A1="blight")
    programs_before = len(programs.PROGRAMS)
    at.state.now.push(programs.CASCADE, 0, 0, programs.bound(-1, boards.land("A1")))
    at.state.phase = codes.INVADER_PHASE
    at.state.go_on()
    assert at.moves("to") == ["A2", "A4", "A5", "A6"]
    assert len(programs.PROGRAMS) == programs_before


@ruling("SI-024")
def test_range_counts_across_borders() -> None:
    at = scene(RIVER, EARTH, A1="", B1="")
    names = {boards.LAND_NAMES[x] for x in at.state.distances([boards.land("A7")], 2)}
    assert "B3" in names
    assert "B4" in names
    assert "B8" not in names
    assert names >= {"A5", "A8", "A1", "A4", "A6"}


# what can be chosen


@pytest.mark.parametrize(
    ("options", "word"),
    [
        ({"spirits": []}, "1 to 4"),
        ({"spirits": [RIVER, RIVER]}, "twice"),
        ({"spirits": ["nobody"]}, "no Spirit nobody"),
        ({"boards": ["A", "B"]}, "1 boards, not 2"),
        ({"boards": ["E"]}, "no board E"),
        ({"spirits": [RIVER, EARTH], "boards": ["A", "A"]}, "only one"),
        ({"adversary": "spain"}, "no adversary spain"),
        ({"adversary": "england", "level": 7}, "0 to 6, not 7"),
        ({"level": 2}, "none is chosen"),
        ({"scenario": "chess"}, "no scenario chess"),
        ({"thematic": True, "boards": ["A"]}, "no board A"),
        ({"events": True}, "none without it"),
        ({"skip_first_event": True}, "Without events"),
    ],
)
def test_bad_choices_get_a_sentence(options: dict[str, Any], word: str) -> None:
    refused = fault(Setup(**{"spirits": [RIVER], **options}))
    assert refused is not None
    assert word in refused.en
    assert refused.de.endswith(".")
    assert refused.de != refused.en


def test_boards_are_drawn_where_none_are_chosen() -> None:
    found = {tuple(game(RIVER, EARTH, seed=seed).state.boards) for seed in range(80)}
    assert len(found) == 12, "each two of the four, in both orders"


def test_the_same_seed_lays_out_the_same_island() -> None:
    one, other = game(*SPIRITS, seed=11), game(*SPIRITS, seed=11)
    assert one.state.dump() == other.state.dump()
    assert one.state.dump() != game(*SPIRITS, seed=12).state.dump()


@pytest.mark.parametrize(
    ("options", "hard"),
    [
        ({}, 0),
        ({"adversary": "england"}, 1),
        ({"adversary": "england", "level": 6}, 10),
        ({"adversary": "sweden", "level": 3}, 5),
        ({"scenario": "dahan-insurrection"}, 4),
        ({"scenario": "second-wave"}, 0),
        ({"scenario": "powers-long-forgotten"}, 1),
        ({"scenario": "ward-the-shores"}, 2),
        ({"scenario": "rituals-of-the-destroying-flame"}, 3),
        ({"scenario": "ward-the-shores", "thematic": True, "branch_and_claw": True}, 3),
        ({"scenario": "powers-long-forgotten", "adversary": "england", "level": 2}, 5),
        ({"adversary": "brandenburg-prussia", "level": 4, "scenario": "rituals-of-terror"}, 10),
        pytest.param({"thematic": True}, 3, marks=ruling("SI-224")),
        pytest.param({"thematic": True, "branch_and_claw": True}, 1, marks=ruling("SI-224")),
    ],
)
def test_difficulty(options: dict[str, Any], hard: int) -> None:
    assert difficulty(Setup([RIVER], **options)) == hard
    assert game(RIVER, **options).state.difficulty() == hard


@ruling("SI-225")
def test_the_thematic_map_has_only_its_printed_tokens() -> None:
    at = game(RIVER, EARTH, boards=["E", "W"], thematic=True, branch_and_claw=True)
    assert with_tokens(at, codes.BEASTS) == ["W4", "W10"]
    assert with_tokens(at, codes.DISEASE) == ["E2", "E3"]
    assert at.count("E2", "disease") == 2
    assert with_tokens(at, codes.WILDS) in (["W3"], [])  # perhaps explored already
    assert "town+1" in at.land("E2")


def test_strife_and_tokens_of_the_thematic_map_belong_to_branch_and_claw() -> None:
    at = game(RIVER, EARTH, boards=["E", "W"], thematic=True)
    assert with_tokens(at, codes.DISEASE) == []
    assert "town+1" not in at.land("E2")


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_places_on_the_thematic_map(seats: int) -> None:
    found = {tuple(game(*SPIRITS[:seats], thematic=True, seed=s).state.boards) for s in range(20)}
    names = [sorted(boards.NAMES[board] for board in each) for each in found]
    assert all(each == sorted(boards.THEMATIC[seats]) for each in names)


@ruling("SI-226")
@pytest.mark.parametrize("card", ["aid-from-lesser-spirits", "back-against-the-wall"])
def test_alone_one_may_exchange_a_card_with_little_blight(card: str) -> None:
    at = pile(scene(spirit(RIVER, "A1")), card, 1)
    at.state.claw = True
    at.state.phase = codes.INVADER_PHASE
    acts.add_blight(at.state, boards.land("A5"))
    at.state.go_on()
    assert at.moves() == ["yes", "no"]
    at.play("yes")
    assert numbers.BLIGHT[at.state.blight_card - 1] != card
    assert at.state.blight == programs.BLIGHTED_BLIGHT[at.state.blight_card]


@ruling("SI-226")
def test_two_spirits_keep_such_a_card() -> None:
    at = pile(scene(spirit(RIVER, "A1"), EARTH), "back-against-the-wall", 1)
    at.state.phase = codes.INVADER_PHASE
    acts.add_blight(at.state, boards.land("A5"))
    at.state.go_on()
    assert "yes" not in at.moves()
    assert at.state.blight == 4
