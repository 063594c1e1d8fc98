"""Boards, decks, fear, blight, adversaries and scenarios against the collected facts."""

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from spieltisch.games.spirit_island.cards import (
    adversaries,
    blight,
    boards,
    every,
    fear,
    fear_claw,
    invaders,
    numbers,
    scenarios,
)
from spieltisch.games.spirit_island.cards.adversaries import Adversary
from spieltisch.games.spirit_island.state import codes, law, programs
from spieltisch.games.spirit_island.state.law import law_of
from tests.conformance.golden import PLAYTHROUGHS

FACTS: Final = Path(__file__).parents[4] / "shared" / "data" / "spirit_island_island.json"

pytestmark = pytest.mark.skipif(
    not FACTS.exists(), reason=f"the collected facts are not here: {FACTS}"
)

TIMES: Final = {
    "immediate": programs.AT_ONCE,
    "immediate_then_permanent": programs.AT_ONCE,
    "start_of_each_invader_phase": programs.INVADER_PHASES,
    "every_spirit_phase": programs.SPIRIT_PHASES,
}


@cache
def facts() -> Any:
    return json.loads(FACTS.read_text(encoding="utf-8"))


def key_of(identity: str) -> str:
    return identity.replace("_", "-")


def pieces(letters: str) -> dict[str, int]:
    """Printed pieces by kind; one with strife is told apart."""
    found: dict[str, int] = {}
    for piece in boards.printed(letters):
        strife = piece < 256 and codes.kind_of(piece) < codes.PEOPLE and codes.strife_of(piece)
        kind = codes.KINDS[piece & 31] + ("_with_strife" if strife else "")
        found[kind] = found.get(kind, 0) + 1
    return found


def printed_board(name: str) -> Any:
    thematic = facts()["thematic"]["boards"]
    return thematic[name] if name in thematic else facts()["boards"][name]


@pytest.mark.parametrize("name", boards.NAMES)
def test_board(name: str) -> None:
    fact = printed_board(name)
    board = boards.BOARDS[boards.NAMES.index(name)]
    assert len(board.lands) == len(fact["lands"])
    assert fact["ocean"]["adjacent"] == list(range(1, board.coast + 1))
    for number, land in enumerate(board.lands, 1):
        printed = fact["lands"][str(number)]
        assert codes.TERRAINS[land.terrain] == printed["terrain"]
        assert land.adjacent == printed["adjacent"]
        assert boards.is_coastal(boards.land(f"{name}{number}")) == printed["coastal"]
        setup = {**printed["setup"], **printed.get("branch_and_claw_setup", {})}
        assert {**pieces(land.bears), **pieces(land.claw)} == setup
    for edge, along in fact.get("edges", {}).items():
        lands, breaks = board.edges[edge]
        assert [int(land) for land in lands] == along["lands_clockwise"]
        assert [int(place) for place in breaks] == along["breaks"]


def pairs(names: list[str], corners: bool = True) -> set[frozenset[str]]:
    """The lands that touch across boards."""
    near = boards.neighbours([boards.NAMES.index(name) for name in names], corners)
    return {
        frozenset((boards.LAND_NAMES[one], boards.LAND_NAMES[other]))
        for one in range(boards.LANDS)
        for other in near[one]
        if one // boards.STRIDE != other // boards.STRIDE
    }


@pytest.mark.parametrize("example", ["2_players_C_D", "3_players_B_D_C", "4_players_B_A_D_C"])
def test_layout(example: str) -> None:
    fact = facts()["board_assembly"]["examples"][example]
    names = list(fact["assign"].values())
    listed = fact["cross_board_adjacency"]
    assert pairs(names) == {frozenset(pair[:2]) for pair in listed}
    assert pairs(names, corners=False) == {frozenset(pair) for pair in listed if len(pair) == 2}


def test_every_pair_of_edges() -> None:
    for joined, listed in facts()["board_assembly"]["edge_pair_adjacency"].items():
        (one, edge), (other, facing) = (side.split(".") for side in joined.split("-"))
        found = boards._touching(boards.NAMES.index(one), edge, boards.NAMES.index(other), facing)
        names = {frozenset((boards.LAND_NAMES[a], boards.LAND_NAMES[b])) for a, b in found}
        assert names == {frozenset(pair) for pair in listed}, joined


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_thematic_map(seats: int) -> None:
    fact = facts()["thematic"]
    names = boards.THEMATIC[seats]
    assert names == fact["use_by_players"][str(seats)]
    for corners in (True, False):
        listed = {
            frozenset(pair[:2])
            for pair in fact["cross_board_adjacency"]["pairs"]
            if (corners or len(pair) == 2)
            and all(land.rstrip("0123456789") in names for land in pair[:2])
        }
        assert pairs(names, corners) == listed


def test_invader_cards() -> None:
    listed = [card for stage in (1, 2, 3) for card in facts()["invader_deck"][f"stage_{stage}"]]
    assert [card["id"] for card in listed] == numbers.INVADERS
    for fact, card in zip(listed, invaders.CARDS):
        terrains = fact["matches"].get("terrains", [])
        assert [codes.TERRAINS[terrain] for terrain in card.terrains] == terrains
        assert card.coast == fact["matches"].get("coastal", False)
        assert (card.stage, card.escalates) == (fact["stage"], fact["escalation"])
    order = facts()["invader_deck"]["standard_deck"]["order_top_to_bottom"]
    assert law_of(0, 0, 0).deck == order


def test_fear_cards() -> None:
    for box, declared in (("base", fear.CARDS), ("branch_and_claw", fear_claw.CARDS)):
        listed = [key_of(card["id"]) for card in facts()["fear_cards"] if card["set"] == box]
        assert [card.key for card in declared] == listed
        assert all(len(card.levels) == 3 for card in declared)
    assert [card.key for card in [*fear.CARDS, *fear_claw.CARDS]] == numbers.FEAR
    assert len(fear.CARDS) == numbers.BASE_FEAR
    assert law_of(0, 0, 0).fear_split == facts()["fear"]["standard_split"]
    assert law_of(0, 0, 0).fear_each == facts()["fear"]["pool_per_player"]


def test_blight_cards() -> None:
    listed = facts()["blight_cards"]
    assert [card.key for card in blight.CARDS] == [key_of(card["id"]) for card in listed]
    assert [card.key for card in blight.CARDS] == numbers.BLIGHT
    assert sum(card["set"] == "base" for card in listed) == numbers.BASE_BLIGHT
    assert every.CARDS, "which fills the programs"
    for card, fact in zip(blight.CARDS, listed):
        side = fact["blighted_side"]
        assert (card.blight, card.time) == (side["blight_per_player"], TIMES[side["timing"]])
        assert fact["healthy_side"]["blight_per_player"] == blight.HEALTHY


NOUNS: Final = [
    "Presence",
    "Power",
    "Town",
    "Cit",
    "Beasts",
    "Blight",
    "Fear",
    "Energy",
    "Card Play",
]
FIGURES: Final = {"one": "1", "two": "2", "three": "3"}


@pytest.mark.parametrize("number", range(len(blight.CARDS)), ids=numbers.BLIGHT)
def test_what_a_blight_card_does(number: int) -> None:
    """The same things are named, and the same numbers, where the facts have figures or words."""
    card, fact = blight.CARDS[number], facts()["blight_cards"][number]["blighted_side"]["effect"]
    told = card.effect.told().en
    for noun in NOUNS:
        assert (noun in told) == (noun in fact), noun
    for word, figure in FIGURES.items():
        if word in fact.lower().split() and word != "one":
            assert figure in told
    for figure in "23456":
        assert figure not in fact or figure in told


@pytest.mark.parametrize("adversary", adversaries.ADVERSARIES, ids=lambda each: str(each.key))
def test_adversary(adversary: Adversary) -> None:
    fact = next(each for each in facts()["adversaries"] if key_of(each["id"]) == adversary.key)
    assert adversary.name == (fact["name_de"], fact["name"])
    assert adversary.difficulty == [fact["difficulty"]["base"], *fact["difficulty"]["levels"]]
    assert [level.name.en for level in adversary.levels] == [x["name"] for x in fact["levels"]]
    for level, printed in zip(adversary.levels, fact["levels"], strict=True):
        assert level.name.de == printed.get("name_de", level.name.de)
    number = 1 + numbers.ADVERSARIES.index(adversary.key)
    assert law_of(number, 0, 0).fear_split == fact["base_fear_cards"]
    base = law_of(number, 0, 0)
    assert bool(base.losses or base.towns_each) == bool(fact["additional_loss_condition"])
    deck = law_of(0, 0, 0).deck
    for at, level in enumerate(fact["levels"], 1):
        assert law_of(number, at, 0).fear_split == level["fear_cards"]
        deck = level.get("invader_deck", deck)
        assert law_of(number, at, 0).deck == deck


def test_all_adversaries_are_declared() -> None:
    assert [each.key for each in adversaries.ADVERSARIES] == numbers.ADVERSARIES
    base = [each for each in facts()["adversaries"] if each["set"] == "base"]
    assert len(base) == numbers.BASE_ADVERSARIES


def test_the_numbers_of_france() -> None:
    fact = next(each for each in facts()["adversaries"] if each["id"] == "france")
    number = 1 + numbers.ADVERSARIES.index("france")
    assert "seven Towns per player" in fact["additional_loss_condition"]["effect"]
    assert law_of(number, 0, 0).towns_each == 7
    assert fact["escalation"]["timing"] == "after_explore"
    assert law_of(number, 0, 0).programs[law.FLAG_AFTER]
    assert "three per player" in fact["levels"][4]["rule"]
    assert [law_of(number, level, 0).healing_each for level in (4, 5, 6)] == [0, 3, 3]
    assert [law_of(number, level, 0).explorers_stay for level in (5, 6)] == [False, True]


def name_on_card(fact: Any) -> str:
    """The German name; one scenario has another one in the table of difficulties."""
    return str(fact["name_de"]).partition(" (card)")[0]


def test_scenarios() -> None:
    by_key = {key_of(each["id"]): each for each in facts()["scenarios"]}
    assert [each.key for each in scenarios.SCENARIOS] == list(by_key)
    for scenario in scenarios.SCENARIOS:
        fact = by_key[scenario.key]
        waves = fact.get("later_waves", [])
        declared = law_of(0, 0, 1 + numbers.SCENARIOS.index(scenario.key)).waves[1:]
        assert [wave.number for wave in declared] == [wave["wave"] for wave in waves]
        for wave, printed in zip(declared, waves):
            assert wave.blight == printed["blight_left_per_player"]
            assert wave.shift == printed["invader_shift"]
            assert wave.towns == printed["town_lands"]
        assert scenario.name == (name_on_card(fact), fact["name"])
        assert scenario.difficulty == fact["difficulty"]


def test_numbers_name_everything_in_the_facts() -> None:
    listed = {key_of(each["id"]) for each in facts()["adversaries"]}
    assert set(numbers.ADVERSARIES) == listed
    assert set(numbers.SCENARIOS) == {key_of(each["id"]) for each in facts()["scenarios"]}


def test_pieces() -> None:
    listed = facts()["pieces"]["invaders"]
    for kind in (codes.EXPLORER, codes.TOWN, codes.CITY):
        fact = listed[codes.KINDS[kind]]
        assert codes.HEALTH[kind] == fact["health"]
        assert codes.DAMAGE[kind] == fact["damage"]
        assert codes.FEAR[kind] == fact["fear_when_destroyed"]
    assert codes.HEALTH[codes.DAHAN] == facts()["pieces"]["dahan"]["health"]
    assert codes.DAMAGE[codes.DAHAN] == facts()["pieces"]["dahan"]["damage"]


def test_whole_games_are_kept_of_every_spirit_adversary_and_scenario() -> None:
    kept = [options for name, _, _, options in PLAYTHROUGHS.values() if name == "spirit-island"]
    played = {value for options in kept for value in options.values()}
    wanted = {*numbers.SPIRITS, *numbers.ADVERSARIES, *numbers.SCENARIOS}
    assert wanted <= played, sorted(wanted - played)
