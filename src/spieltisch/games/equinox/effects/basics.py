"""What all verbs of Equinox share: how a power begins, how a thing is chosen, what is bound.

An effect in progress stands at `MAY` (the first choice of a power, which may be declined), at
`MUST` (the same where there is no declining: trees, copied powers), or at a later step. Saved games
contain these numbers. The first bound value is the column that the effect comes from; each choice
adds what was chosen.
"""

from typing import TYPE_CHECKING, Final, cast

from spieltisch.core.effects import ASKS, DONE, Node, Sequence, Step
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.games.equinox.state import codes, verbs

if TYPE_CHECKING:
    from spieltisch.games.equinox.state.table import Table

MAY: Final = 0
MUST: Final = 1
SECOND: Final = 2
THIRD: Final = 3
_END: Final = 9  # behind every program

# What is bound while an effect is in progress.
COLUMN: Final = 0  # the column it comes from, NONE for trees and chameleons
CHOSEN: Final = 1  # the player or field chosen first; the chameleon that is being laid
NAMED: Final = 2  # the creature named; the first of the cards looked at


def on(state: State) -> "Table":
    return cast("Table", state)


class Verb(Step):
    """Something that a card does."""

    count = 0  # how many cards it is about
    held = 0  # how many values it keeps beside the choices before it
    brings_out = False  # whether it draws or shows cards

    def hindrance(self, state: State, frame: Frame) -> int:
        """Why an effect that begins with it could do nothing, `LEGAL` if it could."""
        return codes.LEGAL if self.choices(state, frame) else codes.NO_TARGET

    def asked(self, table: "Table", frame: Frame) -> int:
        """The seat that it asks."""
        return table.turn


class Instant(Verb):
    """Something that happens without a choice; where it is offered a yes is enough."""

    def run(self, state: State, frame: Frame) -> bool:
        frame.step += 1
        self.act(on(state), frame)
        return DONE

    def choices(self, state: State, frame: Frame) -> list[int]:
        return [verbs.USE]

    def why_not(self, state: State, frame: Frame, move: int) -> int:
        return self.hindrance(state, frame) if move == verbs.USE else codes.NOT_ASKED

    def hindrance(self, state: State, frame: Frame) -> int:
        return codes.LEGAL

    def choose(self, state: State, frame: Frame, move: int) -> None:
        """After a yes it is carried out like everything that is not asked for."""

    def asks(self) -> bool:
        return False

    def act(self, table: "Table", frame: Frame) -> None:
        raise NotImplementedError


class Choice(Verb):
    """One of several things is chosen, for itself or for what comes after."""

    def __init__(self, verb: int) -> None:
        self.verb = verb  # of the moves that choose

    def candidates(self, table: "Table", frame: Frame) -> list[int]:
        """All things in question, possible or not."""
        raise NotImplementedError

    def refusal(self, table: "Table", frame: Frame, thing: int) -> int:
        """Why a thing cannot be chosen, `LEGAL` if it can."""
        raise NotImplementedError

    def run(self, state: State, frame: Frame) -> bool:
        return ASKS

    def choices(self, state: State, frame: Frame) -> list[int]:
        table = on(state)
        return [
            self.verb + thing
            for thing in self.candidates(table, frame)
            if self.refusal(table, frame, thing) == codes.LEGAL
        ]

    def why_not(self, state: State, frame: Frame, move: int) -> int:
        if verbs.VERB[move] != self.verb:
            return codes.NOT_ASKED
        return self.refusal(on(state), frame, verbs.ARGUMENT[move])

    def choose(self, state: State, frame: Frame, move: int) -> None:
        frame.step += 1
        self.act(on(state), frame, verbs.ARGUMENT[move])

    def act(self, table: "Table", frame: Frame, thing: int) -> None:
        frame.values.append(thing)


class Offer(Verb):
    """Begins a card: waits for the first choice of what follows, or for a no."""

    def __init__(self, node: Node) -> None:
        self.node = node

    def flatten(self, steps: list[Step]) -> None:
        steps.append(self)
        self.node.flatten(steps)
        if len(steps) > MUST:
            self.first = cast(Verb, steps[MUST])
        else:
            steps.clear()  # what only holds is never carried out

    def parts(self) -> list[Node]:
        return [self.node]

    def run(self, state: State, frame: Frame) -> bool:
        return ASKS

    def choices(self, state: State, frame: Frame) -> list[int]:
        return [verbs.DECLINE, *self.first.choices(state, frame)]

    def why_not(self, state: State, frame: Frame, move: int) -> int:
        return self.first.why_not(state, frame, move)

    def hindrance(self, state: State, frame: Frame) -> int:
        return self.first.hindrance(state, frame)

    def choose(self, state: State, frame: Frame, move: int) -> None:
        if move == verbs.DECLINE:
            frame.step = _END
        else:
            frame.step = MUST
            self.first.choose(state, frame, move)


class Together(Sequence):
    """One thing after the other, told in one sentence."""


def then(*nodes: Node) -> Node:
    """One thing after the other."""
    return Sequence(list(nodes))
