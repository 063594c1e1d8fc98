"""Why something is not possible: the moves a person may wonder about, gathered by reason."""

from dataclasses import dataclass

from spieltisch.core.decision import Reason
from spieltisch.core.game import State, game
from spieltisch.core.lookup import plain
from spieltisch.core.text import Text


@dataclass
class Refusal:
    """One reason and the moves it forbids."""

    reason: Reason
    labels: list[Text]


def refusals(state: State, seat: int, moves: list[int]) -> list[Refusal]:
    """The reasons against some moves; legal ones are left out."""
    found: dict[Text, Refusal] = {}
    for move in moves:
        reason = state.why_not(seat, move)
        if reason:
            refusal = found.setdefault(reason.text, Refusal(reason, []))
            refusal.labels.append(state.option(seat, move).label)
    return list(found.values())


def telling(found: list[Refusal], otherwise_silent: bool) -> list[Refusal]:
    """Those that a ruling stands behind: "that is not asked now" is plain to see.

    If there are none, all of them, unless there is something else to say.
    """
    by_ruling = [refusal for refusal in found if refusal.reason.rulings]
    return by_ruling if by_ruling or otherwise_silent else found


def not_possible_now(state: State, seat: int, keys: list[str]) -> list[Refusal]:
    """What is worth saying to somebody who names no move, the kinds asked now first."""
    verbs = {_verb(state.move_key(move)) for move in state.moves(seat)}
    asked = [key for key in keys if _verb(key) in verbs]
    others = [key for key in keys if _verb(key) not in verbs]
    first = refusals(state, seat, [state.parse_move(seat, key) for key in asked])
    then = refusals(state, seat, [state.parse_move(seat, key) for key in others])
    return first + telling(then, True)


def about(state: State, seat: int, keys: list[str], term: str) -> list[int]:
    """The moves that a word is about: a whole key, or what has the word in its key or label.

    Looks among ``keys`` first, and among all moves of the game if nothing there fits.
    """
    try:
        return [state.parse_move(seat, term.casefold())]
    except ValueError:
        term = plain(term)
    if not term:
        return []
    here = [state.parse_move(seat, key) for key in keys]
    everything = list(range(game(state.game_name).num_moves))
    for moves in (here, everything):
        found = [move for move in moves if _fits(state, seat, move, term)]
        if found:
            return found
    return []


def _fits(state: State, seat: int, move: int, term: str) -> bool:
    label = state.option(seat, move).label
    return any(term in plain(text) for text in (state.move_key(move), label.de, label.en))


def _verb(key: str) -> str:
    return key.partition(":")[0]
