"""Setting a game up: material, hands, pebbles, and the options."""

from collections import Counter
from collections.abc import Iterator

import pytest

from spieltisch.core.mistake import Mistake
from spieltisch.core.rng import seeded
from spieltisch.games.equinox.state import codes
from spieltisch.games.equinox.state.notation import CREATURE_NUMBERS, card_key, creature_key
from tests.games.equinox.scene import EQUINOX, Scene, new_game, scene
from tests.ruling import ruling

EIGHT = ["pilgrim", "hoot", "ursus", "squeak", "carmen", "stag", "fungy", "twinz"]
SEVEN = ", ".join(EIGHT[:7])


def kind(card: str) -> str:
    """The creature of a card, or chameleon, ancestor, dryad."""
    name, _, strength = card.rpartition("-")
    return name if strength.isdigit() else card


def all_cards(table: Scene) -> list[str]:
    """Every card of a fresh game."""
    hands = [card for seat in range(1, table.state.seats + 1) for card in table.hand(seat)]
    return [card_key(card) for card in table.state.deck] + hands


def columns(table: Scene) -> list[str]:
    return [creature_key(creature) for creature in table.state.creatures]


def random_game(seats: int, seed: int) -> Iterator[Scene]:
    """A whole game of random moves, looked at before each decision and after the last."""
    table = new_game(seats, seed)
    rng = seeded(seed)
    while not table.over:
        yield table
        moves = table.moves()
        table.play(moves[rng.below(len(moves))])
    yield table


# seats


@ruling("EQ-001")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_players_are_accepted(seats: int) -> None:
    table = new_game(seats)
    assert len(table.view()["players"]) == seats
    assert 1 <= table.seat <= seats


@ruling("EQ-001")
@pytest.mark.parametrize("seats", [-1, 0, 1, 6])
def test_fewer_than_two_and_more_than_five_players_are_refused(seats: int) -> None:
    with pytest.raises(ValueError, match="Equinox is for 2 to 5 seats") as caught:
        EQUINOX.new(seats)
    assert str(caught.value) == f"Equinox is for 2 to 5 seats, not {seats}."


@ruling("EQ-001")
@pytest.mark.parametrize("seats", [1, 6])
def test_a_position_for_too_few_or_too_many_seats_is_refused(seats: int) -> None:
    with pytest.raises(ValueError, match="seats"):
        scene(f"seats = {seats}")


# creatures and cards


@ruling("EQ-002")
@pytest.mark.parametrize("seed", range(20))
def test_eight_different_creatures_take_part(seed: int) -> None:
    table = new_game(3, seed)
    assert len(set(columns(table))) == 8
    assert columns(table) == table.in_play()


@ruling("EQ-002")
def test_over_many_games_all_fourteen_creatures_take_part() -> None:
    seen = {creature for seed in range(40) for creature in columns(new_game(2, seed))}
    assert seen == set(CREATURE_NUMBERS)


@ruling("EQ-002")
def test_a_position_cannot_have_nine_creatures() -> None:
    with pytest.raises(ValueError, match="exactly 8 different creatures take part"):
        scene(f"creatures = {[*EIGHT, 'rubble']}")


@ruling("EQ-002")
def test_a_ninth_creature_in_a_hand_is_refused() -> None:
    with pytest.raises(ValueError, match="exactly 8 creatures take part, and it mentions 9"):
        scene(f"creatures = {EIGHT}\n[[players]]\nhand = ['rubble-3']\n[[players]]")


@ruling("EQ-003")
@pytest.mark.parametrize(("seats", "left"), [(2, 86), (3, 78), (4, 70), (5, 62)])
def test_the_deck_has_102_cards_of_which_the_hands_are_dealt(seats: int, left: int) -> None:
    table = new_game(seats)
    assert table.deck == left
    kinds = Counter(kind(card) for card in all_cards(table))
    trees = kinds.pop("ancestor") + kinds.pop("dryad")
    assert (kinds.pop("chameleon"), trees) == (11, 3)
    assert sum(kinds.values()) == 88
    assert table.discard_pile() == []


@ruling("EQ-004")
def test_each_creature_has_one_card_of_each_strength() -> None:
    table = new_game(4, creatures=EIGHT)
    cards = [card for card in all_cards(table) if kind(card) in EIGHT]
    assert sorted(cards) == sorted(f"{name}-{value}" for name in EIGHT for value in range(11))


def test_creatures_may_be_chosen_by_name() -> None:
    named = "Aquilon, Noctia, URSUS, squeak, Carmen, Cornu, fungi, echomir"
    options = EQUINOX.check_setup(2, 1, {"creatures": named})
    assert options["creatures"] == EIGHT
    with pytest.raises(Mistake, match=r"did you mean hoot\?") as caught:
        EQUINOX.check_setup(2, 1, {"creatures": named.replace("Noctia", "Nocita")})
    assert (
        "'Nocita' ist keine Kreatur von Equinox; meinst du hoot (Noctia)?" in caught.value.text.de
    )


def test_there_is_one_chameleon_of_each_strength() -> None:
    chameleons = [card for card in all_cards(new_game(2)) if kind(card) == "chameleon"]
    assert sorted(chameleons) == sorted(f"chameleon-{value}" for value in range(11))


@ruling("EQ-005")
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (5, 3)])
def test_cards_of_creatures_left_out_never_appear(seats: int, seed: int) -> None:
    games = random_game(seats, seed)
    table = next(games)
    possible = {*columns(table), "chameleon", "ancestor", "dryad"}
    assert {kind(card) for card in all_cards(table)} == possible
    for later in games:
        held = {kind(card) for seat in range(1, seats + 1) for card in later.hand(seat)}
        laid = {
            kind(row["card"])
            for column in later.view()["creatures"]
            for row in column["rows"]
            if row["card"]
        }
        assert held | laid | {kind(card) for card in later.discard_pile()} <= possible


@ruling("EQ-005")
@pytest.mark.parametrize("key", ["bet:rubble", "secret:rubble-4"])
def test_a_creature_left_out_cannot_be_predicted(key: str) -> None:
    table = new_game(2, creatures=EIGHT)
    expected = "not-in-game" if key.startswith("bet") else "not-in-hand"
    assert table.refused(key).code == expected


def test_a_chameleon_cannot_be_laid_on_a_creature_left_out() -> None:
    table = scene(
        f"creatures = {EIGHT}\nphase = 'play'\n[[players]]\nhand = ['chameleon-4']\n[[players]]"
    )
    table.play("play:chameleon-4")
    reason = table.refused("on:rubble")
    assert reason.code == "not-in-game"
    assert reason.text.en == "Rubble does not take part in this game."


@ruling("EQ-006")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_player_starts_with_five_pebbles_and_eight_cards(seats: int) -> None:
    table = new_game(seats)
    for seat in range(1, seats + 1):
        assert table.pebbles(seat) == 5
        assert len(table.hand(seat)) == 8
        assert table.face_down(seat) == []
        assert (table.secret(seat), table.champion(seat)) == (None, None)


def test_the_table_starts_empty_in_round_one() -> None:
    table = new_game(3, first=1)
    assert (table.round, table.phase, table.seat) == (1, "predict", 1)
    for creature in columns(table):
        assert table.controller(creature) == 0
        for row in range(1, 6):
            assert table.card(f"{creature}/{row}") is None
            assert table.pebble(f"{creature}/{row}") == 0


# disappearance cards: the engine lays none, so count the fields that would need one


def fields_to_mark(table: Scene) -> set[tuple[str, int]]:
    """The fields of eliminated creatures in the rows begun since."""
    return {
        (column["creature"], row)
        for column in table.view()["creatures"]
        if column["eliminated"]
        for row in range(column["eliminated"] + 1, table.round + 1)
    }


@ruling("EQ-007")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_eleven_disappearance_cards_are_always_enough(seats: int) -> None:
    for seed in range(4):
        marked: set[tuple[str, int]] = set()
        for table in random_game(seats, seed):
            marked |= fields_to_mark(table)
            assert len(marked) + 1 <= 11
            assert all(table.card(f"{creature}/{row}") is None for creature, row in marked)
        by_row = Counter(row for _, row in marked)
        assert [by_row[row] for row in range(1, table.round + 1)] == list(range(table.round))


@ruling("EQ-007")
def test_a_game_of_five_rounds_uses_all_eleven_disappearance_cards() -> None:
    finished = 0
    for seed in range(12):
        *_, table = random_game(2, seed)
        if table.state.ended == codes.FIFTH_ROUND:
            finished += 1
            assert len(table.in_play()) == 3
            assert len(fields_to_mark(table)) + 1 == 1 + 2 + 3 + 4 + 1
    assert finished > 0


# options


def test_without_options_a_game_is_english_with_one_ancestor_and_two_dryads() -> None:
    table = new_game(2)
    assert table.view()["edition"] == "en"
    kinds = Counter(all_cards(table))
    assert (kinds["ancestor"], kinds["dryad"]) == (1, 2)


@pytest.mark.parametrize("edition", ["en", "de"])
def test_the_edition_can_be_chosen(edition: str) -> None:
    assert new_game(2, edition=edition).view()["edition"] == edition


@ruling("EQ-002")
@pytest.mark.parametrize("value", [EIGHT, tuple(EIGHT), ",".join(EIGHT), ", ".join(EIGHT)])
def test_the_creatures_can_be_chosen_as_a_list_or_in_one_text(value: object) -> None:
    table = new_game(3, creatures=value)
    assert columns(table) == EIGHT
    kinds = {kind(card) for card in all_cards(table)}
    assert kinds == {*EIGHT, "chameleon", "ancestor", "dryad"}


@pytest.mark.parametrize(
    ("value", "ancestors", "dryads"),
    [([0, 3], 0, 3), ((3, 0), 3, 0), ("2,1", 2, 1), ("1, 2", 1, 2)],
)
def test_the_trees_can_be_split_otherwise(value: object, ancestors: int, dryads: int) -> None:
    kinds = Counter(all_cards(new_game(2, trees=value)))
    assert (kinds["ancestor"], kinds["dryad"]) == (ancestors, dryads)
    assert kinds.total() == 102


@pytest.mark.parametrize(("value", "seat"), [(1, 1), (3, 3), ("2", 2)])
def test_the_first_player_can_be_chosen(value: object, seat: int) -> None:
    for seed in range(5):
        assert new_game(3, seed, first=value).seat == seat


@pytest.mark.parametrize("options", [{}, {"first": "random"}])
def test_the_first_player_is_drawn_at_random_otherwise(options: dict[str, object]) -> None:
    assert {new_game(4, seed, **options).seat for seed in range(40)} == {1, 2, 3, 4}


def test_turns_go_clockwise_from_the_first_player() -> None:
    table = new_game(3, first=2)
    seats = []
    for _ in range(4):
        seats.append(table.turn)
        while table.turn == seats[-1]:
            table.play(table.moves()[0])
    assert seats == [2, 3, 1, 2]


def test_the_same_seed_and_options_give_the_same_game() -> None:
    one = new_game(4, 17, creatures=EIGHT, first=3)
    two = new_game(4, 17, creatures=EIGHT, first=3)
    other = new_game(4, 18, creatures=EIGHT, first=3)
    assert one.state.dump() == two.state.dump()
    assert one.hand(1) != other.hand(1)


CREATURES_TAKE = "it takes random or eight different creatures separated by commas."
TREES_TAKE = "it takes two numbers with sum 3, separated by a comma."
FIRST_TAKES = "it takes random or the number of a seat."
ALL_CREATURES = ", ".join(CREATURE_NUMBERS)


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("edition", "fr", "it takes en or de."),
        ("edition", "", "it takes en or de."),
        ("edition", None, "it takes en or de."),
        ("creatures", EIGHT[:7], f"{CREATURES_TAKE} These are 7."),
        ("creatures", SEVEN, f"{CREATURES_TAKE} These are 7."),
        ("creatures", [*EIGHT, "rubble"], f"{CREATURES_TAKE} These are 9."),
        (
            "creatures",
            [*EIGHT[:7], "hoot"],
            f"{CREATURES_TAKE} Each creature may be named only once.",
        ),
        (
            "creatures",
            [*EIGHT[:7], "owl"],
            f"{CREATURES_TAKE} 'owl' is not a creature of Equinox; there are: {ALL_CREATURES}.",
        ),
        ("creatures", [*EIGHT[:7], 3], CREATURES_TAKE),
        ("creatures", 8, CREATURES_TAKE),
        ("trees", [2, 2], TREES_TAKE),
        ("trees", [3], TREES_TAKE),
        ("trees", [-1, 4], TREES_TAKE),
        ("trees", [True, 2], TREES_TAKE),
        ("trees", "1", TREES_TAKE),
        ("trees", "a,b", TREES_TAKE),
        ("trees", 3, TREES_TAKE),
        ("first", 0, FIRST_TAKES),
        ("first", 4, FIRST_TAKES),
        ("first", True, FIRST_TAKES),
        ("first", 1.5, FIRST_TAKES),
        ("first", "me", FIRST_TAKES),
        ("first", None, FIRST_TAKES),
    ],
)
def test_a_bad_option_is_refused_with_the_valid_values(
    name: str, value: object, sentence: str
) -> None:
    with pytest.raises(ValueError, match=f"Option {name} cannot be") as caught:
        EQUINOX.check_setup(3, 0, {name: value})
    assert str(caught.value) == f"Option {name} cannot be {value!r}; {sentence}"


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match="has no option") as caught:
        new_game(2, colour="red")
    known = "edition, creatures, trees, first"
    assert str(caught.value) == f"Equinox has no option 'colour'; it has: {known}."


@pytest.mark.parametrize("seed", ["seven", 1.5, None, True])
def test_a_seed_must_be_a_whole_number(seed: object) -> None:
    with pytest.raises(ValueError, match="A seed is a whole number") as caught:
        EQUINOX.check_setup(2, seed, {})
    assert str(caught.value) == f"A seed is a whole number, not {seed!r}."
