"""The table of Living Forest in the terminal."""

from io import StringIO
from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from spieltisch.core.game import State, game
from spieltisch.core.record import Match, Record, new_match
from spieltisch.games.living_forest import screen
from spieltisch.terminal import render
from spieltisch.terminal.replay import replay
from spieltisch.terminal.screens import screen_of
from tests.terminal.desk import Desk, on_screen, typing

NAME = "living-forest"


def drawn(part: RenderableType, width: int) -> str:
    out = StringIO()
    Console(file=out, width=width).print(part, highlight=False, markup=False)
    return out.getvalue()


def stacked_match() -> tuple[Match, int]:
    """A game in which somebody is about to put three animals onto a pile, and who that is."""
    for seed in range(50):
        match = new_match(NAME, 2, seed, {}, ["Anna", "Ben"])
        random = Random(seed)
        for _ in range(200):
            state = match.state
            if state.over:
                break
            seat = state.next_seat()
            moves = state.moves(seat)
            if len(moves) > 2 and state.move_key(moves[0]).startswith("stack:"):
                return match, seat
            attracts = [move for move in moves if state.move_key(move).startswith("attract:")]
            match.play(seat, random.choice(attracts or moves))
    raise AssertionError("Nobody attracted three animals.")


def random_states(seats: int) -> list[State]:
    states: list[State] = []
    state = game(NAME).new(seats, seed=seats, round_limit=6)
    random = Random(seats)
    while not state.over:
        states.append(state.clone())
        seat = random.choice(state.to_move())
        state.play(seat, random.choice(state.moves(seat)))
    return [*states, state]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("width", [80, 122])
def test_the_table_fits(seats: int, width: int) -> None:
    names = ["Anna", "Benedikt der Große", "Cleo", "Dan"][:seats]
    for state in random_states(seats)[::20]:
        for lang in ("de", "en"):
            for seat in (None, *range(seats)):
                lines = drawn(screen.draw(state.view(seat), lang, names), width).splitlines()
                assert max(map(len, lines)) <= width


def test_the_result_names_the_counts() -> None:
    state = random_states(3)[-1]
    result = state.result()
    assert result is not None
    text = drawn(screen.draw_result(state.view(None), result, "en", ["Anna", "Ben", "Cleo"]), 80)
    assert "Nobody wins." in text
    assert "trees " in text


def test_what_may_be_asked_about_are_moves() -> None:
    for state in random_states(2)[::20]:
        for key in screen.askable(state.view(0)):
            state.parse_move(0, key)
        known = {card.card for card in game(NAME).cards()}
        assert known.issuperset(screen.on_table(state.view(0)))


def test_the_order_of_a_stack_is_not_told_in_a_replay() -> None:
    match, seat = stacked_match()
    move = match.state.moves(seat)[0]
    label = match.state.describe(seat, move)
    match.play(seat, move)
    number = str(len(match.record.steps))
    answers = iter([number, "a", "q"])
    out = StringIO()
    console = Console(file=out, width=200)
    replay(match.record, "en", True, console=console, ask=lambda _: next(answers))
    closed, opened = out.getvalue().split(f"Move {number} of {number}")[1:]
    assert label not in closed
    assert label in opened


def test_what_several_do_at_once_is_told_seat_by_seat() -> None:
    state = game(NAME).new(2, seed=1, first=1)
    state.names = ["Anna", "Ben"]
    for seat in (0, 1):
        state.play(seat, state.parse_move(seat, "reveal"))
        state.play(seat, state.parse_move(seat, "stop"))
    lines = [line for line in state.log(None) if line.kind == "stop"]

    class Everything:
        MINOR = frozenset[str]()
        HEADLINES = frozenset[str]()
        mark = staticmethod(screen_of(NAME).mark)

    assert len(render.short_log(lines, Everything(), "en")) == 2  # type: ignore[arg-type]


# the fullest table there can be


def richest_turn(seats: int) -> State:
    """Somebody can afford every animal, tree and fire and go far; everybody has many cards."""
    display = ["butterfly", "squirrel", "tortoise", "meerkat"]
    display += ["platypus", "salamander", "marmot", "rhinoceros"]
    display += ["mantis", "chameleon", "crocodile", "panther"]
    line = ["bison", "elephant", "dolphin", "lemur", "badger", "rooster", "goat", "frog"]
    line += ["woodpecker", "dog", "panda", "deer", "caterpillar", "bull", "crane"]
    forest = {"1,3": "t5-plant", "1,2": "t10-sun", "2,2": "t9-flower", "3,3": "t8-water"}
    rich = {"line": line, "fragments": 3, "forest": forest}
    others = [
        {"line": ["loris", "koala", "leopard"][other : other + 1]} for other in range(seats - 1)
    ]
    return game(NAME).from_position(
        {
            "game": NAME,
            "phase": "act",
            "round": 9,
            "turn": 1,
            "display": display,
            "fires": [2, 2, 3, 3, 4, 4],
            "players": [rich, *others],
        }
    )


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_richest_turn_fits_80_by_24(seats: int, lang: str) -> None:
    state = richest_turn(seats)
    names = ["Benedikt der Große", "Anna", "Cleo", "Dan"][:seats]
    at = Desk(Match(Record(NAME, seats, 0, {}, 1, names), state), 80, 24, terminal=True)
    at.play(typing([]), [None, *["random"] * (seats - 1)], lang)
    lines = on_screen(at.shown[0])
    assert len(state.moves(0)) > 30
    assert len(lines) + 1 <= 24
    assert max(map(cell_len, lines)) <= 80
    for number in range(1, len(state.moves(0)) + 1):
        assert any(f" {number} " in line for line in lines)
