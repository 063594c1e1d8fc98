"""A turn that has been planned: its moves, as long as everything comes as foreseen."""

from collections.abc import Sequence

from spieltisch.core.game import Data, State


class Plan:
    """The next moves of a seat, each with what the seat will see before it."""

    def __init__(self) -> None:
        self.moves: list[int] = []
        self.views: list[Data] = []

    def next_move(self, state: State, seat: int) -> int | None:
        """The next move, if all has come as foreseen."""
        if not self.moves or self.views[0] != state.view(seat):
            self.moves = []
            return None
        self.views.pop(0)
        return self.moves.pop(0)


def planned(world: State, seat: int, line: Sequence[int]) -> Plan:
    """A line of play in a possible world, up to where something new comes out."""
    plan = Plan()
    state = world.clone()
    state.quiet = True
    for move in line:
        choices = state.legal_moves(seat)
        if move not in choices:
            break
        if len(choices) > 1:  # nobody thinks about the others
            plan.moves.append(move)
            plan.views.append(state.view(seat))
        state.news = False
        state.apply(seat, move)
        if state.news:
            break
    return plan
