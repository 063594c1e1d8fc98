"""The resolution stack: effects in progress, as data.

A frame says which effect is being carried out, at which step it stands, whose choice is next and
which values are bound so far. Frames hold numbers only, so a state can be saved, cloned and
searched in the middle of any effect. What an effect number means is the game's business.
"""


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


def load_stack(data: list[list[int]]) -> Stack:
    stack = Stack()
    for effect, step, seat, *values in data:
        stack.push(effect, step, seat, list(values))
    return stack
