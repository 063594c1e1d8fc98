"""One declaration of a field copies, saves, loads and checks it."""

from typing import Any

import pytest

from spieltisch.core.fields import ANY, COPY, Load, Misshapen, Save, Transfer
from spieltisch.core.rng import Rng, seeded
from spieltisch.core.stack import Stack


class Table:
    """Every kind of field once."""

    def __init__(self) -> None:
        self.row = 2
        self.over = False
        self.edition = "en"
        self.hand = [3, 1]
        self.deck = [5, 4, 3]
        self.creatures = [0, 1]
        self.done = [True, False]
        self.piles = [[1], [2, 3]]
        self.lists = [[1], []]
        self.lands = [[3], [], [1]]
        self.known = {4: 9, 2: 8}
        self.stack = Stack()
        self.stack.push(1, 0, 1, [-1, 7])
        self.rng = seeded(1)
        self.rngs = [seeded(2), seeded(3)]

    def transfer(self, other: "Table", by: Transfer) -> None:
        other.row = by.number("row", self.row, 1, 5)
        other.over = by.flag("over", self.over)
        other.edition = by.word("edition", self.edition, ("de", "en"))
        other.hand = by.numbers("hand", self.hand, 2, 0, 9)
        other.deck = by.numbers("deck", self.deck, ANY, 0, 9)
        other.creatures = by.shared("creatures", self.creatures, 2, 0, 9)
        other.done = by.flags("done", self.done, 2)
        other.piles = by.lists("piles", self.piles, 2, 0, 9)
        other.lists = by.shared_lists("lists", self.lists, 2, 0, 9)
        other.lands = by.shared_entries("lands", self.lands, 3, 0, 9)
        other.known = by.pairs("known", self.known, 6, 20)
        other.stack = by.stack("stack", self.stack)
        other.rng = by.rng("rng", self.rng)
        other.rngs = by.rngs("rngs", self.rngs, 2)

    def dump(self) -> dict[str, Any]:
        save = Save("toy")
        self.transfer(self, save)
        return save.data


SAVED = Table().dump()


def load(data: Any) -> Table:
    table = Table()
    table.transfer(table, Load(data, "toy"))
    return table


def test_what_was_saved_is_loaded() -> None:
    assert SAVED["game"] == "toy"
    assert SAVED["known"] == [[2, 8], [4, 9]]
    assert SAVED["stack"] == [[1, 0, 1, -1, 7]]
    assert load(SAVED).dump() == SAVED


def test_a_copy_goes_its_own_way() -> None:
    table, other = Table(), Table()
    table.transfer(other, COPY)
    assert other.dump() == SAVED
    other.hand.append(1)
    other.piles[0].append(1)
    other.lands[0] = [2]
    other.known[5] = 5
    other.done[0] = False
    other.stack.top().values.append(5)
    other.rng.below(5)
    other.rngs[0].below(5)
    assert table.dump() == SAVED
    assert other.creatures is table.creatures
    assert other.lists is table.lists
    assert other.lands[2] is table.lands[2]


def test_saved_data_is_nobody_elses() -> None:
    table = Table()
    data = table.dump()
    table.hand.append(1)
    table.piles[1].clear()
    assert data == SAVED
    loaded = load(data)
    loaded.deck.clear()
    loaded.piles[0].append(1)
    assert data == SAVED


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("row", 6, "'row' must be a number from 1 to 5."),
        ("row", True, "'row' must be a number from 1 to 5."),
        ("row", None, "'row' must be a number from 1 to 5."),
        ("over", 0, "'over' must be true or false."),
        ("edition", "fr", "'edition' must be 'de' or 'en'."),
        ("hand", [1], "'hand' must be a list of 2 numbers from 0 to 9."),
        ("deck", [10], "'deck' must be a list of numbers from 0 to 9."),
        ("creatures", "no", "'creatures' must be a list of 2 numbers from 0 to 9."),
        ("done", [True, 1], "'done' must be a list of 2 times true or false."),
        ("piles", [[1]], "'piles' must have 2 lists."),
        ("piles", [[1], [10]], "'piles' must hold lists of numbers from 0 to 9."),
        ("lists", [[1], 2], "'lists' must hold lists of numbers from 0 to 9."),
        ("lands", [[1], [2]], "'lands' must have 3 lists."),
        ("known", [[1, 21]], "'known' must hold pairs of numbers from 0 to 20."),
        (
            "known",
            [[2, 1], [1, 1]],
            "'known' must hold each number below 6 once at most, in order.",
        ),
        ("known", [[6, 1]], "'known' must hold each number below 6 once at most, in order."),
        ("stack", [[1, 0]], "'stack' must hold effects in progress."),
        ("stack", [[1, 0, -1]], "'stack' must hold effects in progress."),
        ("stack", 1, "'stack' must hold effects in progress."),
        ("rng", 0, "'rng' must be a number from 1 to 2305843009213693952."),
        ("rngs", [1], "'rngs' must be a list of 2 numbers from 1 to 2305843009213693952."),
        ("game", "chess", "It must say game 'toy'."),
    ],
)
def test_what_has_the_wrong_form_is_named(name: str, value: Any, sentence: str) -> None:
    with pytest.raises(Misshapen) as caught:
        load(SAVED | {name: value})
    assert str(caught.value) == sentence


def test_only_a_table_of_values_is_a_state() -> None:
    with pytest.raises(Misshapen, match="A saved state is a table of values"):
        load([1])


def test_a_generator_goes_on_where_it_was() -> None:
    expected = [Rng(SAVED["rng"]).below(100) for _ in range(3)]
    assert [load(SAVED).rng.below(100) for _ in range(3)] == expected
