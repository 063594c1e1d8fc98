"""Hand-written positions: what is filled in, and one clear sentence for each impossible one."""

import copy
from functools import partial
from typing import Any

import pytest

from spieltisch.games.equinox.rules import EquinoxState
from spieltisch.games.equinox.state.notation import card_key
from tests.games.equinox.scene import EQUINOX, Scene, scene
from tests.games.positions import refused_position

refused = partial(refused_position, EQUINOX)


def set_up(position: dict[str, Any]) -> EquinoxState:
    state = EQUINOX.from_position(position)
    assert isinstance(state, EquinoxState)
    assert state.fault() is None
    return state


# What is filled in


def test_an_empty_position_is_a_whole_game() -> None:
    table = Scene(set_up({"game": "equinox"}))
    assert (table.state.seats, len(table.in_play()), table.round, table.turn) == (2, 8, 1, 1)
    assert [len(table.hand(1)), len(table.hand(2)), table.deck] == [8, 8, 86]
    assert table.phase == "predict"


def test_missing_creatures_are_filled_up_to_eight_and_noted() -> None:
    state = set_up({"creatures": ["hoot", "stag"]})
    filled = [line.data["creature"] for line in state.log(None) if line.kind == "fill-creature"]
    assert len(filled) == 6
    assert {*filled, "hoot", "stag"} == set(Scene(state).in_play())


def test_creatures_are_in_the_game_if_any_field_mentions_them() -> None:
    table = scene(
        """eliminated = ["stag"]
        next = ["carmen-4"]
        columns.hoot.row1 = {}
        [[players]]
        hand = ["squeak-1"]
        face_down = ["twinz-1"]
        [[players]]
        secret = "pilgrim-1"
        """
    )
    mentioned = {"stag", "hoot", "squeak", "twinz", "pilgrim", "carmen"}
    assert mentioned <= {*table.in_play(), *table.eliminated()}


def test_a_hand_that_is_not_given_is_dealt_and_noted() -> None:
    state = set_up({"players": [{"hand": ["hoot-1"]}, {}, {"hand": ["hoot-2"], "cards": 5}]})
    assert [len(hand) for hand in state.hands] == [1, 8, 5]
    dealt = [line.data for line in state.log(None) if line.kind == "fill-hand"]
    assert dealt == [{"seat": 1, "count": 8}, {"seat": 2, "count": 4}]
    assert "hoot-2" in Scene(state).hand(3)


def test_the_rest_of_the_deck_is_filled_in_and_noted() -> None:
    state = set_up({"deck": 30, "next": ["hoot-1", "hoot-2"]})
    assert len(state.deck) == 30
    assert [line.data for line in state.log(None) if line.kind == "fill-deck"] == [
        {"count": 30, "discarded": 56}
    ]


def test_the_cards_named_next_are_drawn_first_in_this_order() -> None:
    table = scene(
        """next = ["hoot-1", "ursus-2", "hoot-3"]
        phase = "play"
        [[players]]
        hand = ["dryad", "twinz-1", "twinz-2", "twinz-3", "twinz-4", "twinz-5", "twinz-6"]
        [[players]]
        hand = ["ancestor"]"""
    ).play("play:dryad")
    assert {"hoot-1", "ursus-2"} <= set(table.hand(1))
    table.play("pass", "play:ancestor", "name:hoot")
    assert "hoot-3" in table.hand(2)


def test_nothing_is_noted_where_nothing_was_filled_in() -> None:
    creatures = ["hoot", "stag", "squeak", "twinz", "carmen", "fungy", "ursus", "pilgrim"]
    hand = [{"hand": ["hoot-1"]}, {"hand": ["hoot-2"]}]
    state = set_up({"creatures": creatures, "players": hand})
    assert [line.kind for line in state.log(None)] == ["fill-deck"]


def test_cards_beyond_the_deck_are_on_the_discard_pile() -> None:
    table = scene("deck = 30")
    assert len(table.discard_pile()) == 102 - 30 - 16


def test_what_is_filled_in_reads_well() -> None:
    state = set_up({"creatures": ["hoot"], "players": [{"name": "Ada"}, {"name": "Ben"}]})
    lines = state.log(None)
    assert any("takes part (filled in)" in line.text.en for line in lines)
    assert any(line.text.en == "Ada gets 8 cards at random (filled in)." for line in lines)
    assert any("(ergänzt)" in line.text.de for line in lines)


def test_the_same_position_is_filled_in_the_same_way() -> None:
    position: dict[str, Any] = {"players": [{}, {}, {}]}
    assert set_up(position).dump() == set_up(position).dump()
    assert set_up({**position, "seed": 1}).dump() != set_up({**position, "seed": 2}).dump()


def test_a_position_can_say_everything() -> None:
    table = scene(
        """edition = "de"
        seats = 3
        creatures = ["hoot", "stag", "squeak", "twinz", "carmen", "fungy", "ursus", "pilgrim"]
        eliminated = ["stag", "ursus"]
        round = 3
        turn = 2
        phase = "play"
        deck = 20
        next = ["dryad"]
        trees = [0, 3]
        [columns.hoot]
        champion = [1, 2]
        row1 = {cards = [4, "chameleon-9"], pebble = 3}
        row3 = {cards = [5]}
        [columns.stag]
        row1 = {cards = [0], pebble = 1}
        [[players]]
        name = "Ada"
        hand = ["stag-3", "hoot-1"]
        face_down = ["hoot-2"]
        pebbles = 3
        [[players]]
        secret_made = true
        [[players]]
        secret = "hoot-3"
        cards = 5
        """
    )
    assert (table.state.edition, table.seat, table.round, table.phase) == ("de", 2, 3, "play")
    assert table.eliminated() == ["stag", "ursus"]
    assert (table.card("hoot/1"), table.covered("hoot/1")) == ("chameleon-9", ["hoot-4"])
    assert (table.card("hoot/3"), table.card("stag/1")) == ("hoot-5", "stag-0")
    assert (table.champion(1), table.champion(2), table.secret(3)) == ("hoot", "hoot", "hoot-3")
    assert (table.pebble("hoot/1"), table.pebble("stag/1")) == (3, 1)
    assert [table.pebbles(seat) for seat in (1, 2, 3)] == [3, 4, 3]
    assert (table.hand(1), table.face_down(1)) == (["stag-3", "hoot-1"], ["hoot-2"])
    assert (len(table.hand(2)), len(table.hand(3)), table.deck) == (8, 5, 20)


def test_players_have_the_names_they_are_given() -> None:
    state = set_up({"players": [{}, {"name": "Ben"}]})
    lines = [line.text.en for line in state.log(None) if line.kind == "fill-hand"]
    assert lines == [
        "Player 1 gets 8 cards at random (filled in).",
        "Ben gets 8 cards at random (filled in).",
    ]


def test_a_position_may_name_every_card() -> None:
    deck = set_up({"seed": 2})
    hands = [{"hand": Scene(deck).hand(seat)} for seat in (1, 2)]
    creatures = Scene(deck).in_play()
    every = [card_key(card) for card in deck.deck[::-1]]
    state = set_up({"creatures": creatures, "next": every, "players": hands})
    assert [card_key(card) for card in state.deck[::-1]] == every


def test_cards_and_creatures_can_be_called_by_name() -> None:
    table = scene(
        """creatures = ["Noctia", "Moss man"]
        eliminated = ["Lupino"]
        next = ["Urvater", "chamäleon 10"]
        columns.Noctia.row1 = {cards = ["Noctia 4", "Chamaeleon 9"]}
        [[players]]
        hand = ["moosmann-3", "FieryFang 2"]
        face_down = ["Hoot 1"]
        [[players]]
        secret = "noctia 0"
        """
    )
    assert {"hoot", "moss-man"} <= set(table.in_play())
    assert table.eliminated() == ["fiery-fang"]
    assert (table.card("hoot/1"), table.covered("hoot/1")) == ("chameleon-9", ["hoot-4"])
    assert (table.hand(1), table.face_down(1)) == (["moss-man-3", "fiery-fang-2"], ["hoot-1"])
    assert table.secret(2) == "hoot-0"


@pytest.mark.parametrize("phase", ["predict", "play", "discard"])
def test_a_position_starts_in_the_phase_it_names(phase: str) -> None:
    assert scene(f"eliminated = ['stag']\nphase = '{phase}'").phase == phase


def test_a_player_without_pebbles_starts_by_playing_a_card() -> None:
    fields = "\n".join(f"columns.{name}.row1 = {{pebble = 1}}" for name in ("hoot", "stag"))
    more = "\n".join(f"columns.{name}.row1 = {{pebble = 1}}" for name in ("ursus", "fungy"))
    table = scene(f"{fields}\n{more}\ncolumns.twinz.champion = [1]")
    assert (table.pebbles(1), table.phase) == (0, "play")


# Impossible positions

EIGHT = ["hoot", "stag", "squeak", "twinz", "carmen", "fungy", "ursus", "rubble"]
NO_PILGRIM = f"creatures = {EIGHT}\n"
SIX_FIELDS = "".join(f"columns.{name}.row1 = {{pebble = 1}}\n" for name in EIGHT[:6])


@pytest.mark.parametrize(
    ("position", "words"),
    [
        # unknown names
        ("colour = 3", ["no field 'colour'", "columns"]),
        ("columns.hoot.row6 = {}", ["no field 'row6'", "row5"]),
        ("columns.hoot.row1 = {card = 3}", ["no field 'card'", "cards", "pebble"]),
        ("[[players]]\npebble = 3\n[[players]]", ["no field 'pebble'", "pebbles"]),
        ("creatures = ['bear']", ["'bear' in 'creatures'", "not a creature", "hoot"]),
        ("eliminated = ['bear']", ["'bear' in 'eliminated'", "not a creature", "hoot"]),
        ("columns.bear.row1 = {}", ["'bear' is not a creature", "hoot"]),
        (
            "columns.hoot.row1 = {cards = ['bear-3']}",
            ["'bear-3' in 'cards' of", "not a card", "hoot-4"],
        ),
        ("columns.hoot.row1 = {cards = [11]}", ["0 to 10", "not 11"]),
        ("columns.hoot.row1 = {cards = [-1]}", ["0 to 10", "not -1"]),
        ("[[players]]\nhand = ['hoot']\n[[players]]", ["'hoot' in 'hand'", "several", "hoot-0"]),
        ("[[players]]\nhand = [4]\n[[players]]", ["4 in 'hand' of player 1 is not a card"]),
        ("[[players]]\nsecret = 'hoot'\n[[players]]", ["'hoot' in 'secret'", "several"]),
        ("next = ['hoot']", ["'hoot' in 'next'", "several"]),
        ("phase = 'draw'", ["'phase'", "predict, play, discard", "'draw'"]),
        ("edition = 'fr'", ["'edition'", "en, de", "'fr'"]),
        # creatures
        (f"creatures = {[*EIGHT, 'pilgrim']}", ["exactly 8", "9"]),
        (f"creatures = {EIGHT}\ncolumns.pilgrim.row1 = {{}}", ["exactly 8", "9", "pilgrim"]),
        ("creatures = ['hoot', 'hoot']", ["different", "2"]),
        ("eliminated = ['hoot', 'hoot']", ["hoot is eliminated twice"]),
        ("eliminated = ['hoot']\nround = 3", ["round 3", "[1]"]),
        ("eliminated = ['hoot', 'stag']\nround = 2", ["round 2", "[1, 2]"]),
        ("round = 2", ["round 2", "[]"]),
        ("round = 6", ["'round'", "1 to 5", "6"]),
        ("round = 0", ["'round'", "1 to 5", "0"]),
        # seats
        ("seats = 1", ["2 to 5", "1"]),
        ("seats = 6", ["2 to 5", "6"]),
        ("seats = 2\n[[players]]\n[[players]]\n[[players]]", ["3 players", "2 seats"]),
        ("[[players]]\n" * 6, ["2 to 5", "6"]),
        ("turn = 3", ["'turn'", "1 to 2", "3"]),
        ("turn = 0", ["'turn'", "1 to 2", "0"]),
        ("columns.hoot.champion = [3]", ["seat 3", "1 to 2"]),
        ("columns.hoot.champion = [0]", ["seat 0", "1 to 2"]),
        ("columns.hoot.row1 = {pebble = 3}", ["seat 3", "1 to 2"]),
        ("columns.hoot.row1 = {pebble = 0}", ["seat 0", "1 to 2"]),
        # cards
        (
            "[[players]]\nhand = ['hoot-1']\n[[players]]\nhand = ['hoot-1']",
            ["hoot-1", "two places"],
        ),
        (
            "next = ['hoot-1']\n[[players]]\nsecret = 'hoot-1'\n[[players]]",
            ["hoot-1", "two places"],
        ),
        (
            "columns.hoot = {row1 = {cards = [1]}}\n[[players]]\nface_down = ['hoot-1']",
            ["hoot-1", "two places"],
        ),
        ("columns.hoot.row1 = {cards = [1, 1]}", ["hoot-1", "two places"]),
        (
            NO_PILGRIM + "columns.hoot.row1 = {cards = ['chameleon-1', 'chameleon-1']}",
            ["chameleon-1", "two places"],
        ),
        ("next = ['dryad', 'dryad', 'dryad']", ["no (further) dryad"]),
        ("trees = [0, 3]\nnext = ['ancestor']", ["no (further) ancestor"]),
        ("columns.hoot.row1 = {cards = ['dryad']}", ["dryad", "tree"]),
        (NO_PILGRIM + "columns.hoot.row1 = {cards = ['stag-1']}", ["stag-1", "column of hoot"]),
        (
            "columns.hoot.row2 = {cards = [1]}",
            ["No card can lie on hoot/2: this is round 1", "so 1 for row 2"],
        ),
        (
            "eliminated = ['hoot']\ncolumns.hoot.row2 = {cards = [1]}",
            ["No card can lie on hoot/2: hoot was eliminated in round 1", "ends with row1"],
        ),
        ("[[players]]\nsecret = 'chameleon-1'\n[[players]]", ["creature card", "chameleon-1"]),
        ("[[players]]\nsecret = 'dryad'\n[[players]]", ["creature card", "dryad"]),
        ("deck = 0", ["'deck'", "from 1 to"]),
        ("deck = 87", ["'deck'", "to 86", "87"]),
        ("deck = 1\nnext = ['hoot-1', 'hoot-2']", ["'deck'", "from 2 to"]),
        ("[[players]]\ncards = 102\n[[players]]", ["not enough cards"]),
        ("[[players]]\ncards = 60\n[[players]]\ncards = 50", ["not enough cards"]),
        ("[[players]]\ncards = 172\n[[players]]", ["'cards' of player 1", "172"]),
        ("[[players]]\nhand = ['hoot-1', 'hoot-2']\ncards = 1\n[[players]]", ["'cards'", "from 2"]),
        ("trees = [1, 1]", ["'trees'", "sum 3"]),
        ("trees = [4, -1]", ["'trees'", "sum 3"]),
        # pebbles
        (SIX_FIELDS, ["Seat 1 has 6 pebbles", "exactly 5"]),
        ("[[players]]\npebbles = 6\n[[players]]", ["Seat 1 has 6 pebbles"]),
        ("[[players]]\npebbles = 4\n[[players]]", ["Seat 1 has 4 pebbles"]),
        ("[[players]]\npebbles = 100\n[[players]]", ["'pebbles'", "100"]),
        ("columns = {hoot.champion = [1], stag.champion = [1]}", ["seat 1", "two champion"]),
        ("columns.hoot.champion = [1, 1]", ["seat 1", "two champion"]),
        (
            "columns.hoot.champion = [1]\n[[players]]\nsecret = 'hoot-1'\n[[players]]",
            ["Seat 1", "two secret predictions"],
        ),
        ("columns.hoot.row2 = {pebble = 1}", ["No pebble can lie on hoot/2: this is round 1"]),
        (
            "eliminated = ['hoot']\ncolumns.hoot.row2 = {pebble = 1}",
            ["No pebble can lie on hoot/2: hoot was eliminated in round 1"],
        ),
        (
            "columns.hoot.champion = [1]\n[[players]]\nsecret_made = false",
            ["Seat 1", "has not made"],
        ),
        ("[[players]]\nsecret = 'hoot-1'\nsecret_made = false", ["Seat 1", "has not made"]),
        # phases
        ("phase = 'discard'", ["round 1", "discard"]),
    ],
)
def test_an_impossible_position_is_refused_with_the_reason(position: str, words: list[str]) -> None:
    sentence = refused(position)
    for word in words:
        assert word in sentence


@pytest.mark.parametrize("last", ["ursus", "pilgrim"])
def test_a_tournament_that_is_over_is_no_position(last: str) -> None:
    gone = ["hoot", "stag", "squeak", "twinz", "carmen"]
    sentence = refused({"creatures": [*gone, "fungy", "rubble", last], "eliminated": gone})
    assert "round" in sentence


# Values of a wrong type

FULL: dict[str, Any] = {
    "game": "equinox",
    "about": "what it shows",
    "seats": 3,
    "edition": "en",
    "creatures": ["hoot", "stag"],
    "eliminated": ["stag"],
    "round": 2,
    "turn": 1,
    "phase": "play",
    "deck": 30,
    "next": ["hoot-9"],
    "trees": [1, 2],
    "seed": 3,
    "columns": {
        "hoot": {"champion": [1], "row1": {"cards": [3, "chameleon-2"], "pebble": 2}},
    },
    "players": [
        {
            "name": "Ada",
            "hand": ["hoot-1"],
            "cards": 4,
            "face_down": ["hoot-2"],
            "pebbles": 4,
            "secret_made": True,
        },
        {"secret": "hoot-5"},
        {},
    ],
}

Path = tuple[str | int, ...]
NUMBERS: list[Path] = [("seats",), ("round",), ("turn",), ("deck",), ("seed",), ("trees", 0)]
NUMBERS += [("players", 0, "cards"), ("players", 0, "pebbles")]
SEATS: list[Path] = [("columns", "hoot", "champion", 0), ("columns", "hoot", "row1", "pebble")]
LISTS: list[Path] = [("creatures",), ("eliminated",), ("next",), ("trees",), ("players",)]
LISTS += [("columns", "hoot", "champion"), ("columns", "hoot", "row1", "cards")]
LISTS += [("players", 0, "hand"), ("players", 0, "face_down")]
TABLES: list[Path] = [
    ("columns",),
    ("columns", "hoot"),
    ("columns", "hoot", "row1"),
    ("players", 0),
]
WORDS: list[Path] = [("edition",), ("phase",), ("creatures", 0), ("eliminated", 0), ("next", 0)]
WORDS += [("players", 0, "hand", 0), ("players", 0, "face_down", 0), ("players", 1, "secret")]
CARDS: list[Path] = [
    ("columns", "hoot", "row1", "cards", 0),
    ("columns", "hoot", "row1", "cards", 1),
]


def with_value(path: Path, value: Any) -> dict[str, Any]:
    position = copy.deepcopy(FULL)
    part: Any = position
    for step in path[:-1]:
        part = part[step]
    part[path[-1]] = value
    return position


def test_the_full_position_is_possible() -> None:
    set_up(copy.deepcopy(FULL))


@pytest.mark.parametrize("path", [*NUMBERS, *SEATS], ids=str)
@pytest.mark.parametrize("value", [None, "3", 1.5, True, -1, 10**30, [], [3], {}], ids=repr)
def test_what_is_no_number_or_no_possible_one_is_refused(path: Path, value: Any) -> None:
    assert repr(value) in refused(with_value(path, value))


@pytest.mark.parametrize("path", LISTS, ids=str)
@pytest.mark.parametrize("value", [None, "hoot", 3, 1.5, True, {}], ids=repr)
def test_what_is_no_list_is_refused(path: Path, value: Any) -> None:
    assert repr(value) in refused(with_value(path, value))


@pytest.mark.parametrize("path", TABLES, ids=str)
@pytest.mark.parametrize("value", [None, "hoot", 3, 1.5, True, [], [{}]], ids=repr)
def test_what_is_no_table_is_refused(path: Path, value: Any) -> None:
    assert repr(value) in refused(with_value(path, value))


@pytest.mark.parametrize("path", [*WORDS, *CARDS], ids=str)
@pytest.mark.parametrize("value", [None, 1.5, True, 10**30, [], ["hoot"], {}, ""], ids=repr)
def test_what_is_no_word_is_refused(path: Path, value: Any) -> None:
    assert refused(with_value(path, value))


@pytest.mark.parametrize("value", [None, 3, 1.5, True, [], {}], ids=repr)
def test_a_name_is_a_word(value: Any) -> None:
    assert "name" in refused(with_value(("players", 0, "name"), value))


@pytest.mark.parametrize("value", [None, 1, 0, "true", "yes", [], {}], ids=repr)
def test_whether_a_secret_prediction_was_made_is_true_or_false(value: Any) -> None:
    assert "secret_made" in refused(with_value(("players", 0, "secret_made"), value))


@pytest.mark.parametrize("data", [None, "hoot", 3, [], [{}]], ids=repr)
def test_a_position_is_a_table_of_values(data: Any) -> None:
    with pytest.raises(ValueError, match="table of values"):
        EQUINOX.from_position(data)


def test_setting_up_a_position_does_not_change_it() -> None:
    position = copy.deepcopy(FULL)
    set_up(position)
    assert position == FULL
