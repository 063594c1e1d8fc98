"""Which power card to take, to forget or to take back, judged by what is written on it."""

from spieltisch.games.spirit_island.bot.weights import WEIGHTS
from spieltisch.games.spirit_island.cards import numbers, panel
from spieltisch.games.spirit_island.rules.state import SpiritIslandState
from spieltisch.games.spirit_island.state import codes, programs, verbs


def obvious(state: SpiritIslandState, seat: int, moves: list[int]) -> int:
    """The best answer to a question about cards."""
    values = card_values(state, seat, moves)
    return moves[values.index(max(values))]


def card_values(state: SpiritIslandState, seat: int, moves: list[int]) -> list[float]:
    return [_card_value(state, seat, move) for move in moves]


def _card_value(state: SpiritIslandState, seat: int, move: int) -> float:
    verb, argument = verbs.VERB[move], verbs.ARGUMENT[move]
    if verb == verbs.DECK:
        return rich(state, seat) if argument else 0.0
    if verb == verbs.TAKE or verb == verbs.RECLAIM or verb == verbs.GIVE:
        return liking(state, seat, argument)
    if verb == verbs.FORGET:
        held = 0.5 if argument in state.hands[seat] else 0.0
        return -liking(state, seat, argument) - held
    return -1.0  # to do without


def rich(state: SpiritIslandState, seat: int) -> float:
    """Whether a spirit can pay for major powers: more than 0 if it can."""
    return state.income(seat) + WEIGHTS.rich_saved * state.energy[seat] - WEIGHTS.rich


def liking(state: SpiritIslandState, seat: int, card: int) -> float:
    """How good a card is for a spirit: what it does, what it costs, elements of its innates."""
    power = panel.POWERS[card]
    wanted = wanted_elements(state, seat)
    value = WEIGHTS.major if power.kind == panel.MAJOR else WEIGHTS.minor
    for element in power.elements:
        value += WEIGHTS.wanted * wanted[element]
    over = power.cost - state.income(seat) - 0.3 * state.energy[seat]
    return value - WEIGHTS.dear * power.cost - WEIGHTS.too_dear * max(0.0, over)


def wanted_elements(state: SpiritIslandState, seat: int) -> list[int]:
    """By element: in how many thresholds of its innate powers a spirit needs it."""
    found = [0] * len(codes.ELEMENTS)
    for innate in state.spirit(seat).innates:
        program = programs.INNATE + numbers.INNATES.index(innate.key)
        for wanted in [*innate.levels, *programs.THRESHOLDS[program]]:
            for element in wanted:
                found[element] += 1
    return found
