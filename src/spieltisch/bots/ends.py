"""The ends of a turn: every position to which a seat's own decisions in a row can lead.

A line of play ends where somebody else decides, where the game is over, or where something has come
out that nobody could know before: what follows then is another decision. Lines that lead to the
same position are one.
"""

from typing import Final, final

from spieltisch.core.game import State, game

MOST: Final = 1000  # positions that are looked at


@final
class End:
    """An end with the moves that lead there."""

    def __init__(self, line: list[int], state: State) -> None:
        self.line = line
        self.state = state


def ends(world: State, seat: int, most: int = MOST) -> list[End]:
    """The ends after each move of the seat, in a full state. Nearest first as far as ``most`` goes.

    With too many lines those that have not come to an end are left out, unless there is no other.
    """
    on = game(world.game_name)
    found: list[End] = []
    seen: set[int] = set()
    waiting = [End([], world)]
    looked = 0
    at = 0
    while at < len(waiting) and looked < most:
        here = waiting[at]
        at += 1
        before = here.line[-1] if here.line else -1
        for move in here.state.legal_moves(seat):
            if before >= 0 and on.needless(here.state, before, move):
                continue
            after = here.state.clone()
            after.quiet = True
            after.news = False
            after.apply(seat, move)
            looked += 1
            gist = after.gist()
            if gist in seen:
                continue
            seen.add(gist)
            end = End([*here.line, move], after)
            if after.news or after.ended or seat not in after.to_move():
                found.append(end)
            else:
                waiting.append(end)
    return found if found else waiting[1:]
