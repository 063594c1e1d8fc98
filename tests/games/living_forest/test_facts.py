"""Every printed number against the collected facts, which lie beside the repository."""

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from spieltisch.games.living_forest import cards
from spieltisch.games.living_forest.cards import Animal, Tree
from spieltisch.games.living_forest.state import codes
from tests.games.living_forest.scene import LIVING_FOREST, new

FACTS: Final = Path(__file__).parents[4] / "shared" / "data" / "living_forest.json"
SYMBOLS: Final = {"solitary": 1, None: 0, "gregarious": -1}
ACTIONS: Final = {
    "plant_tree": "plant",
    "take_fragment": "fragment",
    "attract_animals": "attract",
    "extinguish_fire": "extinguish",
}

pytestmark = pytest.mark.skipif(
    not FACTS.exists(), reason=f"the collected facts are not here: {FACTS}"
)


@cache
def facts() -> Any:
    return json.loads(FACTS.read_text(encoding="utf-8"))


def printed_cards() -> dict[str, Any]:
    """All animals of the facts by key."""
    every = [
        *facts()["starting_deck"]["cards"],
        facts()["fire_varan"],
        *facts()["animals"]["cards"],
    ]
    assert len({card["id"] for card in every}) == len(every)
    return {key(card["id"]): card for card in every}


def trees() -> dict[str, Any]:
    return {key(tree["id"]): tree for tree in facts()["trees"]["list"]}


def key(name: str) -> str:
    return name.replace("_", "-")


def elements(printed: dict[str, int]) -> tuple[int, ...]:
    assert set(printed) <= set(cards.ELEMENT_KEYS)
    return tuple(printed.get(element, 0) for element in cards.ELEMENT_KEYS)


def cell(place: dict[str, int]) -> int:
    return place["row"] * codes.COLUMNS + place["col"]


def test_the_animals_are_those_of_the_facts() -> None:
    assert sorted(animal.key for animal in cards.ANIMALS) == sorted(printed_cards())


@pytest.mark.parametrize("animal", cards.ANIMALS, ids=lambda animal: animal.key)
def test_an_animal_is_as_printed(animal: Animal) -> None:
    card = printed_cards()[animal.key]
    assert animal.name.en == card["name"]
    assert (animal.level, animal.cost) == (card.get("level", 0), card.get("cost", 0))
    assert animal.symbol == SYMBOLS[card["symbol"]]
    assert animal.elements == elements(card["elements"])


@pytest.mark.parametrize(
    "animal", [*cards.STARTING_ANIMALS, *cards.DISPLAY_ANIMALS], ids=lambda a: a.key
)
def test_an_animal_exists_once(animal: Animal) -> None:
    card = printed_cards()[animal.key]
    assert card.get("copies_per_player", card.get("copies")) == 1


def test_the_starting_deck_is_that_of_the_facts() -> None:
    deck = facts()["starting_deck"]
    assert [animal.key for animal in cards.STARTING_ANIMALS] == [
        key(card["id"]) for card in deck["cards"]
    ]
    assert len(cards.STARTING_ANIMALS) == codes.STARTING == deck["size"]
    symbols = [animal.symbol for animal in cards.STARTING_ANIMALS]
    assert (symbols.count(1), symbols.count(-1)) == (deck["solitary"], deck["gregarious"])
    sums = tuple(
        sum(animal.elements[number] for animal in cards.STARTING_ANIMALS) for number in range(5)
    )
    assert sums == elements(deck["element_totals"])


def test_the_varan_has_its_place_and_its_number() -> None:
    assert cards.ANIMALS[codes.VARAN] is cards.FIRE_VARAN
    assert cards.FIRE_VARAN.name.de == facts()["fire_varan"]["name_de"]
    assert new(2).view()["varans"] == codes.VARANS == facts()["fire_varan"]["copies"]


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_level_has_so_many_animals_and_such_fires(level: int) -> None:
    printed = facts()["animals"]["levels"][str(level)]
    kinds = [kind for kind, animal in enumerate(cards.ANIMALS) if animal.level == level]
    assert len(kinds) == printed["cards"]
    assert codes.FIRST_OF_LEVEL[level] == kinds[0]
    assert kinds == list(range(kinds[0], kinds[0] + len(kinds)))
    assert level - 1 + codes.LOWEST_FIRE == printed["fire_value"]
    view = new(2).view()
    assert len(view["display"][level - 1]) == facts()["animals"]["display_per_level"]
    assert len(view["display"][level - 1]) + view["stacks"][level - 1] == printed["cards"]


def test_the_trees_are_those_of_the_facts() -> None:
    assert [tree.key for tree in cards.TREES] == list(trees())
    assert len(cards.TREES) == codes.TREES == facts()["trees"]["types"]


@pytest.mark.parametrize("tree", cards.TREES, ids=lambda tree: tree.key)
def test_a_tree_is_as_printed(tree: Tree) -> None:
    printed = trees()[tree.key]
    assert tree.cost == printed["cost"]
    assert tree.elements == elements(printed["elements"])
    assert (cards.TREES.index(tree) == cards.REPEAT_TREE) == (
        printed.get("effect") == "repeat_action"
    )
    for seats in (2, 3, 4):
        assert new(seats).view()["trees"][tree.key] == printed["copies"][str(seats)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_number_of_trees_is_that_of_the_facts(seats: int) -> None:
    assert sum(new(seats).view()["trees"].values()) == facts()["trees"]["tiles_used"][str(seats)]


def test_the_rocks_are_those_of_the_facts() -> None:
    circle = facts()["circle_of_spirits"]
    assert [space["index"] for space in circle["spaces"]] == list(range(codes.ROCKS))
    assert [ACTIONS[space["bonus"]] for space in circle["spaces"]] == list(cards.ROCKS)
    assert len(cards.ROCKS) == circle["rocks"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_stones_start_where_the_facts_say(seats: int) -> None:
    starts = facts()["circle_of_spirits"]["start_positions_by_seat"][str(seats)]
    assert new(seats).state.stones == starts


def test_fires_and_fragments_are_those_of_the_facts() -> None:
    fires = facts()["fire_tiles"]
    assert [value + codes.LOWEST_FIRE for value in range(codes.FIRES)] == fires["values"]
    assert fires["circle_capacity"] == codes.MOST_FIRES
    table = new(2)
    assert table.view()["fires"] == fires["start_in_circle"]
    assert table.view()["fragments"] == facts()["fragments"]["supply"]
    assert table.player()["fragments"] == facts()["fragments"]["start_per_player"]


def test_bonus_tiles_are_those_of_the_facts() -> None:
    tiles = facts()["bonus_tiles"]
    table = new(4)
    owned = [table.player(seat)["tiles"] for seat in range(1, 5)]
    assert [len(own) for own in owned] == [tiles["per_player"]] * 4
    assert sum(map(len, owned)) == codes.TILES == tiles["total"]
    assert [tile.split("-")[0] for tile in owned[0]] == tiles["types"]


def test_the_forest_is_that_of_the_facts() -> None:
    board = facts()["forest_board"]
    size = [board["rows"], board["cols"], board["cells"]]
    assert size == [codes.ROWS, codes.COLUMNS, codes.CELLS]
    assert cell(board["start_cell"]) == cell(facts()["start_trees"]["cell"]) == codes.MIDDLE
    assert new(2).player()["forest"][cell(board["start_cell"])] == "start"


def test_the_bonuses_of_lines_are_those_of_the_facts() -> None:
    printed = []
    for line in facts()["forest_board"]["line_bonuses"]:
        by_row = line["line"] == "row"
        cells = [
            place
            for place in range(codes.CELLS)
            if (place // codes.COLUMNS if by_row else place % codes.COLUMNS) == line["index"]
        ]
        ((element, amount),) = line["elements"].items()
        mask = sum(1 << place for place in cells)
        printed.append((mask, cards.ELEMENT_KEYS.index(element), amount))
    ours = zip(codes.LINE_CELLS, codes.LINE_ELEMENTS, codes.LINE_BONUSES)
    assert list(ours) == printed


def test_the_bonuses_of_corners_are_those_of_the_facts() -> None:
    corners = {cell(corner): corner for corner in facts()["forest_board"]["corner_bonuses"]}
    attract, extinguish = corners.pop(codes.ATTRACT_CORNER), corners.pop(codes.EXTINGUISH_CORNER)
    assert (attract["bonus"], attract["modifier"]) == ("attract_animals", {"sun": codes.CORNER_SUN})
    assert extinguish["bonus"] == "extinguish_fire"
    assert extinguish["modifier"] == {"water": codes.CORNER_WATER}
    assert sorted(corners) == sorted(codes.FRAGMENT_CORNERS)
    for corner in corners.values():
        assert (corner["bonus"], corner["count"]) == ("take_fragment", codes.CORNER_FRAGMENTS)


def test_the_numbers_of_the_rules_are_those_of_the_facts() -> None:
    players = facts()["players"]
    assert (LIVING_FOREST.min_seats, LIVING_FOREST.max_seats) == (players["min"], players["max"])
    assert facts()["symbols"]["stop_at_net_solitary"] == codes.CLOSED
    victory = facts()["victory"]
    assert [victory[count] for count in ("trees", "fires", "flowers")] == [codes.GOAL] * 3
    assert new(2).player()["counts"] == facts()["initial_counts"]
