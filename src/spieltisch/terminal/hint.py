"""A hint: what the greedy bot would do, and by how much it prefers that."""

from spieltisch.bots.greedy import Greedy
from spieltisch.core.decision import Option
from spieltisch.core.game import State
from spieltisch.core.text import Text
from spieltisch.terminal import words

CLOSE = 0.05  # points that make no difference


def hint(state: State, seat: int, options: tuple[Option, ...], seed: int) -> Text:
    """The best option in a sentence, with a short reason."""
    moves = [option.move for option in options]
    values = Greedy(seed).values(state, seat, moves) if len(moves) > 1 else [0.0]
    order = sorted(range(len(moves)), key=lambda number: -values[number])
    best = order[0]
    said = words.HINT.fill(number=best + 1, option=options[best].label)
    reason = _reason(options, values, order)
    return Text(f"{said.de} {reason.de}", f"{said.en} {reason.en}")


def _reason(options: tuple[Option, ...], values: list[float], order: list[int]) -> Text:
    if len(order) == 1:
        return words.HINT_ONLY
    margin = values[order[0]] - values[order[1]]
    said = words.HINT_CLOSE if margin < CLOSE else words.HINT_CLEAR
    number = f"+{margin:.1f}"
    return said.fill(
        count=len(order),
        next=options[order[1]].label,
        margin=Text(number.replace(".", ","), number),
    )
