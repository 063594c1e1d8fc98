"""What a bot would do: a move for a bot's seat, and a hint for a person.

Both look at a state of their own, take a while and touch nothing else, so that they can run in a
thread beside the server.
"""

from dataclasses import dataclass

from spieltisch.bots import make_bot
from spieltisch.bots.greedy import Greedy
from spieltisch.core.decision import Decision, Option
from spieltisch.core.game import State
from spieltisch.core.rng import seeded
from spieltisch.core.text import Text
from spieltisch.table import words

CLOSE = 0.05  # points that make no difference


@dataclass(frozen=True)
class Hint:
    """The best move in the eyes of the greedy bot, and by how much it leads."""

    key: str
    label: Text
    reason: Text


def bot_seed(seed: int, number: int, seat: int) -> int:
    """Depends on the place in the game only: whoever takes back meets the same answer again."""
    return seeded((seed << 24) ^ (number << 4) ^ seat).next32()


def bot_move(bot: str, state: State, seat: int, seed: int) -> int:
    """The move that a bot makes."""
    return make_bot(bot, seed).choose(state, seat)


def find_hint(state: State, decision: Decision, seed: int) -> Hint:
    """The best option with a short reason."""
    options = decision.options
    moves = [option.move for option in options]
    values = Greedy(seed).values(state, decision.seat, moves) if len(moves) > 1 else [0.0]
    order = sorted(range(len(moves)), key=lambda number: -values[number])
    best = options[order[0]]
    return Hint(best.key, best.label, _reason(options, values, order))


def _reason(options: tuple[Option, ...], values: list[float], order: list[int]) -> Text:
    if len(order) == 1:
        return words.HINT_ONLY
    margin = values[order[0]] - values[order[1]]
    said = words.HINT_CLOSE if margin < CLOSE else words.HINT_CLEAR
    number = f"{margin:.1f}"
    return said.fill(
        count=len(order),
        next=options[order[1]].label,
        margin=Text(number.replace(".", ","), number),
    )
