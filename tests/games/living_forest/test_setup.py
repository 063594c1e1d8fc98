"""Setting a game up: decks, display, supplies, circle and forests."""

from collections import Counter

import pytest

from spieltisch.games.living_forest import cards
from spieltisch.games.living_forest.state import codes
from spieltisch.games.living_forest.state.notation import CARD_NUMBERS, card_key
from tests.games.living_forest.scene import LIVING_FOREST, Scene, new, scene
from tests.ruling import ruling

COUNTS = [2, 3, 4]
DECK = [
    *("bear", "beetle", "lynx", "fox", "owl"),
    *("goldfish", "tanuki", "wild-boar", "weasel", "hare"),
    *("fawn", "hummingbird", "bee", "baboon"),
]
LEVEL_1 = [
    *("hedgehog", "caterpillar", "flamingo", "ram", "wolf", "lemur", "squirrel", "tortoise"),
    *("coati", "raccoon", "beaver", "raven", "bat", "cockatoo", "meerkat", "horse", "axolotl"),
    *("chimpanzee", "toucan", "butterfly", "spider", "hippopotamus", "horned-owl"),
]
LEVEL_2 = [
    *("woodpecker", "badger", "rooster", "rhinoceros", "goat", "bull", "salamander", "frog"),
    *("marmot", "platypus", "crane", "loris", "koala", "leopard", "eagle", "cobra"),
]
LEVEL_3 = [
    *("mantis", "panther", "gorilla", "bison", "chameleon", "crocodile"),
    *("elephant", "dolphin", "dog", "panda", "deer", "tapir"),
]


def seats_of(table: Scene) -> range:
    return range(1, table.state.seats + 1)


def pile(table: Scene, seat: int) -> list[str]:
    """The draw pile of a seat, the top card last."""
    return [card_key(kind) for kind in table.state.draw[seat - 1]]


# players


@ruling("LF-001")
@pytest.mark.parametrize("seats", COUNTS)
def test_two_to_four_players_are_accepted(seats: int) -> None:
    table = new(seats)
    assert len(table.view()["players"]) == seats
    assert table.state.to_move() == tuple(range(seats))


@ruling("LF-001")
@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_fewer_than_two_and_more_than_four_players_are_refused(seats: int) -> None:
    with pytest.raises(ValueError, match="Living Forest is for 2 to 4 seats") as caught:
        LIVING_FOREST.new(seats)
    assert str(caught.value) == f"Living Forest is for 2 to 4 seats, not {seats}."


@ruling("LF-001")
@pytest.mark.parametrize("seats", [1, 5])
def test_a_position_for_too_few_or_too_many_seats_is_refused(seats: int) -> None:
    with pytest.raises(ValueError, match="seats"):
        scene(f"seats = {seats}")


@ruling("LF-001")
def test_a_position_with_five_players_is_refused() -> None:
    with pytest.raises(ValueError, match="seats"):
        scene("[[players]]\n" * 5)


# decks


@ruling("LF-002")
@pytest.mark.parametrize("seats", COUNTS)
def test_all_players_start_with_the_same_fourteen_cards(seats: int) -> None:
    table = new(seats)
    for seat in seats_of(table):
        assert sorted(pile(table, seat)) == sorted(DECK)
        assert table.player(seat)["draw"] == 14
        assert (table.player(seat)["line"], table.player(seat)["discard"]) == ([], [])


@ruling("LF-002")
def test_five_cards_of_a_starting_deck_are_solitary_and_none_is_gregarious() -> None:
    symbols = Counter(cards.SYMBOLS[kind] for kind in new(2).state.draw[0])
    assert (symbols[cards.SOLITARY], symbols[cards.GREGARIOUS], symbols.total()) == (5, 0, 14)


@ruling("LF-002")
def test_the_five_solitary_cards_are_bear_beetle_lynx_fox_and_owl() -> None:
    solitary = [key for key in DECK if cards.SYMBOLS[CARD_NUMBERS[key]] == cards.SOLITARY]
    assert solitary == ["bear", "beetle", "lynx", "fox", "owl"]


@ruling("LF-003")
@pytest.mark.parametrize("seats", COUNTS)
def test_a_starting_deck_gives_these_elements_in_all(seats: int) -> None:
    table = new(seats)
    for deck in table.state.draw:
        sums = [sum(cards.GIVES[kind][element] for kind in deck) for element in range(5)]
        assert sums == [9, 6, 9, 2, 1]


@ruling("LF-003")
def test_a_line_with_the_whole_starting_deck_counts_all_of_it() -> None:
    # Deer (1 flower), Chimpanzee (-2 plants) and Leopard (-2 suns, 1 flower) keep the line open.
    line = [*DECK, "deer", "chimpanzee", "leopard"]
    table = scene(f"[[players]]\nline = {line}\ndraw = ['wolf']")
    expected = {"sun": 9 - 2, "water": 6, "plant": 9 - 2, "spiral": 2, "flower": 1 + 2}
    assert table.player()["elements"] == expected


def test_every_deck_is_shuffled_for_itself() -> None:
    tops = [pile(new(4, seed), seat)[-1] for seed in range(40) for seat in range(1, 5)]
    assert set(tops) == set(DECK)
    table = new(4)
    assert len({tuple(pile(table, seat)) for seat in seats_of(table)}) == 4


# display


@ruling("LF-004")
@pytest.mark.parametrize("seats", COUNTS)
@pytest.mark.parametrize("seed", range(5))
def test_four_animals_of_each_level_lie_open_and_the_rest_in_the_stacks(
    seats: int, seed: int
) -> None:
    table = new(seats, seed)
    assert table.view()["stacks"] == [19, 12, 8]
    for level, animals in enumerate((LEVEL_1, LEVEL_2, LEVEL_3)):
        row = table.view()["display"][level]
        assert len(row) == codes.SLOTS
        stack = [card_key(kind) for kind in table.state.stacks[level]]
        assert sorted(row + stack) == sorted(animals)


@ruling("LF-004")
def test_over_many_games_every_animal_lies_open_at_the_start() -> None:
    seen = {
        card
        for seed in range(60)
        for level in range(codes.LEVELS)
        for card in new(2, seed).view()["display"][level]
    }
    assert seen == {*LEVEL_1, *LEVEL_2, *LEVEL_3}


# trees


@ruling("LF-005")
@pytest.mark.parametrize(("seats", "tiles"), [(2, 24), (3, 33), (4, 39)])
def test_the_tree_supply_depends_on_the_number_of_players(seats: int, tiles: int) -> None:
    assert sum(new(seats).view()["trees"].values()) == tiles


def copies_by_cost(seats: int) -> dict[int, set[int]]:
    """How many copies the trees of each cost have."""
    copies: dict[int, set[int]] = {}
    for key, count in new(seats).view()["trees"].items():
        copies.setdefault(int(key.split("-")[0].removeprefix("t")), set()).add(count)
    return copies


@ruling("LF-006")
def test_with_three_players_trees_up_to_cost_8_come_three_times_and_dearer_ones_twice() -> None:
    expected = {cost: {3} for cost in range(3, 9)} | {cost: {2} for cost in range(9, 12)}
    assert copies_by_cost(3) == expected


@ruling("LF-005")
def test_with_two_players_every_tree_comes_twice() -> None:
    assert copies_by_cost(2) == {cost: {2} for cost in range(3, 12)}


@ruling("LF-005")
def test_with_four_players_cheap_trees_come_four_times_and_dear_ones_twice() -> None:
    expected = {3: 4, 4: 4, 5: 4, 6: 3, 7: 3, 8: 3, 9: 2, 10: 2, 11: 2}
    assert copies_by_cost(4) == {cost: {count} for cost, count in expected.items()}


# circle


@ruling("LF-007")
@pytest.mark.parametrize("seats", COUNTS)
def test_one_fire_of_value_2_burns_at_the_start(seats: int) -> None:
    view = new(seats).view()
    assert (view["fires"], view["fire_power"]) == ([2], 2)


@ruling("LF-008")
@pytest.mark.parametrize(
    ("seats", "rocks"), [(2, [1, 7]), (3, [3, 7, 11]), (4, [1, 7, 10, 4])], ids=str
)
def test_the_stones_start_on_these_rocks_from_the_start_player_on(
    seats: int, rocks: list[int]
) -> None:
    for first in range(1, seats + 1):
        table = new(seats, first=first)
        clockwise = [(first - 1 + place) % seats + 1 for place in range(seats)]
        assert [table.player(seat)["stone"] + 1 for seat in clockwise] == rocks


@ruling("LF-008")
def test_rock_1_is_a_plant_rock_and_follows_rock_12() -> None:
    table = scene("""
        phase = "act"
        [[players]]
        line = ["hare", "bear", "bee"]
        rock = 12
        [[players]]
        rock = 7
    """).play("move:1")
    assert table.player()["stone"] + 1 == 1
    assert table.doing == "plant"


# what the players own


@ruling("LF-009")
@pytest.mark.parametrize("seats", COUNTS)
def test_every_player_starts_with_three_bonus_tiles_and_nothing_else(seats: int) -> None:
    table = new(seats)
    for seat in seats_of(table):
        player = table.player(seat)
        assert player["tiles"] == [f"tree-{seat}", f"fire-{seat}", f"flower-{seat}"]
        assert (player["fragments"], player["fires"]) == (0, [0, 0, 0])


@ruling("LF-010")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_supply_starts_with_20_fragments_and_23_varans(seats: int) -> None:
    view = new(seats).view()
    assert (view["fragments"], view["varans"]) == (20, 23)


@ruling("LF-011")
@pytest.mark.parametrize("seats", COUNTS)
def test_only_the_start_tree_stands_in_row_2_column_3(seats: int) -> None:
    table = new(seats)
    for seat in seats_of(table):
        forest = table.player(seat)["forest"]
        rows = [forest[first : first + 5] for first in (0, 5, 10)]
        assert rows == [[None] * 5, [None, None, "start", None, None], [None] * 5]


@ruling("LF-011")
@pytest.mark.parametrize("seats", COUNTS)
def test_the_start_tree_gives_no_element(seats: int) -> None:
    table = new(seats)
    for seat in seats_of(table):
        assert set(table.player(seat)["elements"].values()) == {0}


@ruling("LF-012")
@pytest.mark.parametrize("seats", COUNTS)
def test_everybody_starts_with_two_trees_one_fire_and_one_flower(seats: int) -> None:
    table = new(seats)
    for seat in seats_of(table):
        assert table.player(seat)["counts"] == {"trees": 2, "fires": 1, "flowers": 1}


def test_the_same_seed_deals_the_same_game_and_another_seed_another_one() -> None:
    assert new(3, 7).state.dump() == new(3, 7).state.dump()
    assert new(3, 7).state.dump() != new(3, 8).state.dump()
