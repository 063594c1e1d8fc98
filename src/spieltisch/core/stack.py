"""The resolution stack: effects in progress, as data.

A frame says which effect is being carried out, at which step it stands, whose choice is next and
which values are bound so far. Frames hold numbers only, so a state can be saved, cloned and
searched in the middle of any effect. What an effect number means is the game's business.
"""

from typing import Final, final

EVERYBODY: Final = 99
"""The seat of a frame that asks all seats."""


@final
class Frame:
    """One effect in progress."""

    def __init__(self, effect: int, step: int, seat: int, values: list[int]) -> None:
        self.effect = effect
        self.step = step
        self.seat = seat
        self.values = values

    def clone(self) -> "Frame":
        return Frame(self.effect, self.step, self.seat, self.values[:])

    def dump(self) -> list[int]:
        return [self.effect, self.step, self.seat, *self.values]


@final
class Stack:
    """The frames, the innermost last. The top frame is the one that waits for a choice."""

    def __init__(self) -> None:
        self.frames: list[Frame] = []

    def push(self, effect: int, step: int, seat: int, values: list[int]) -> Frame:
        frame = Frame(effect, step, seat, values)
        self.frames.append(frame)
        return frame

    def top(self) -> Frame:
        return self.frames[-1]

    def pop(self) -> Frame:
        return self.frames.pop()

    def clone(self) -> "Stack":
        other = Stack()
        for frame in self.frames:
            other.frames.append(frame.clone())
        return other

    def dump(self) -> list[list[int]]:
        return [frame.dump() for frame in self.frames]


@final
class Stacks:
    """Effects in progress where several seats act at once: a stack of each seat, and a common one.

    Each seat goes on with its own effects; the common ones wait until no seat has any left. A frame
    asks the seat that it names, also if it lies on the stack of another one.
    """

    def __init__(self, seats: int) -> None:
        self.own: list[Stack] = [Stack() for _ in range(seats)]
        self.common = Stack()

    def waiting(self, seat: int) -> Frame | None:
        """The frame that waits for a choice of this seat; its own effects come first."""
        frames = self.own[seat].frames
        if frames and frames[-1].seat == seat:
            return frames[-1]
        for stack in self.own:
            if stack.frames and stack.frames[-1].seat == seat:
                return stack.frames[-1]
        if self.common.frames and not self.busy():
            frame = self.common.frames[-1]
            if frame.seat == seat or frame.seat == EVERYBODY:
                return frame
        return None

    def busy(self) -> bool:
        """Whether some seat has an effect of its own in progress."""
        for stack in self.own:
            if stack.frames:
                return True
        return False

    def clone(self) -> "Stacks":
        other = Stacks(0)
        other.own = [stack.clone() for stack in self.own]
        other.common = self.common.clone()
        return other

    def dump(self) -> list[list[list[int]]]:
        return [stack.dump() for stack in (*self.own, self.common)]


def load_stack(data: list[list[int]]) -> Stack:
    stack = Stack()
    for effect, step, seat, *values in data:
        stack.push(effect, step, seat, list(values))
    return stack
