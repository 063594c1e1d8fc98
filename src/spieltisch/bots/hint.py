"""A hint for a person: what the greedy bot would do, and by how much it prefers that."""

from dataclasses import dataclass

from spieltisch.bots.greedy import Greedy
from spieltisch.core.decision import Option
from spieltisch.core.game import State
from spieltisch.core.text import Text

CLOSE = 0.05  # a difference that makes none

_ONLY = Text("Es gibt keine andere Wahl.", "There is no other choice.")
_CLEAR = Text(
    "Die beste von {count} Möglichkeiten nach Schätzung des Bots, {margin} vor der nächsten:"
    " {next}.",
    "Best of {count} options as the bot sees it, {margin} over the next best: {next}.",
)
_LEVEL = Text(
    "Die beste von {count} Möglichkeiten nach Schätzung des Bots, fast gleichauf mit: {next}.",
    "Best of {count} options as the bot sees it, nearly level with: {next}.",
)


@dataclass(frozen=True)
class Hint:
    """The best option and why. ``number`` is its place among the options, from 0."""

    number: int
    option: Option
    reason: Text

    @property
    def key(self) -> str:
        return self.option.key

    @property
    def label(self) -> Text:
        return self.option.label


def find_hint(state: State, seat: int, options: tuple[Option, ...], seed: int) -> Hint:
    """The best option with a short reason."""
    moves = [option.move for option in options]
    values = Greedy(seed).values(state, seat, moves) if len(moves) > 1 else [0.0]
    order = sorted(range(len(moves)), key=lambda number: -values[number])
    return Hint(order[0], options[order[0]], _reason(options, values, order))


def _reason(options: tuple[Option, ...], values: list[float], order: list[int]) -> Text:
    if len(order) == 1:
        return _ONLY
    margin = values[order[0]] - values[order[1]]
    number = f"{margin:.1f}"
    return (_LEVEL if margin < CLOSE else _CLEAR).fill(
        count=len(order),
        next=options[order[1]].label,
        margin=Text(number.replace(".", ","), number),
    )
