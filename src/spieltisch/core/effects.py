"""The effect language: what a card does, as a tree that is carried out, told and weighed.

A card is a tree of nodes that never change: sequences, choices, conditions, loops, watchers, and
the verbs of a game. When the game is imported each tree is flattened into a `Program`, a list of
steps. An effect in progress is a `Frame`: which program, at which step, whose choice, and the
values bound so far. Nothing here knows a game: it hands over the numbers of its moves with a
`Language`, and its verbs are steps that know its table.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from spieltisch.core.game import State
from spieltisch.core.stack import Frame, Stack
from spieltisch.core.text import Text, both, joined, listed

DONE: Final = False
ASKS: Final = True
"""What `Step.run` answers: whether it has gone on, or waits for a choice."""
_END: Final = 1_000_000  # behind every program
_SHORT: Final = 45  # letters of a phrase that "and" may join to others


class Language:
    """The moves and reasons with which a game answers choices that are the same in all games."""

    def __init__(self, choose: int, yes: int, no: int, not_asked: int, order: int) -> None:
        self.choose = choose  # the first of a block: the options of an either, in order
        self.yes = yes
        self.no = no
        self.not_asked = not_asked
        self.order = order  # the bound value that notes what has been done in any order


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount:
    """How many, read off the table."""

    def value(self, state: State, frame: Frame) -> int:
        raise NotImplementedError

    def told(self) -> Text:
        """The number before what is counted: the 2 of "2 Damage for each Dahan".

        Of what is only counted for something else it is the name, as it follows "for each".
        """
        raise NotImplementedError

    def per(self) -> Text:
        """What follows the thing counted: "for each Dahan"; nothing if it is just a number."""
        return both("")


class Fixed(Amount):
    """A number."""

    def __init__(self, number: int) -> None:
        self.number = number

    def value(self, state: State, frame: Frame) -> int:
        return self.number

    def told(self) -> Text:
        return both(str(self.number))


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """Whether, read off the table."""

    def holds(self, state: State, frame: Frame) -> bool:
        raise NotImplementedError

    def told(self) -> Text:
        """As it follows "if"."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Node:
    """A part of a card."""

    def flatten(self, steps: "list[Step]") -> None:
        """Adds its steps to a program."""
        raise NotImplementedError

    def told(self) -> Text:
        """What the card says, as in the middle of a sentence; see `sentences`."""
        raise NotImplementedError

    def parts(self) -> "list[Node]":
        """What it is made of, for those who read whole trees."""
        return []

    def asks(self) -> bool:
        """Whether somebody may have to choose in it."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Node):
    """Something that happens, perhaps with choices. The verbs of a game are steps."""

    def flatten(self, steps: "list[Step]") -> None:
        steps.append(self)

    def run(self, state: State, frame: Frame) -> bool:
        """Goes on as far as nobody has to choose; moves ``frame.step`` on when it is through."""
        raise NotImplementedError

    def choices(self, state: State, frame: Frame) -> list[int]:
        """The moves among which it waits for a choice."""
        return []

    def why_not(self, state: State, frame: Frame, move: int) -> int:
        """The number of the reason why a move is not among the choices."""
        raise NotImplementedError

    def choose(self, state: State, frame: Frame, move: int) -> None:
        """Carries a choice out."""
        raise NotImplementedError

    def question(self, state: State, frame: Frame) -> Text:
        """What is asked while it waits for a choice: an imperative, without the card's name."""
        raise NotImplementedError

    def answer(self, state: State, frame: Frame, move: int) -> Text:
        """What a choice does, where the step knows more than the move says; else nothing."""
        return both("")


class Program:
    """A tree as a list of steps; the last one is left by running past it."""

    def __init__(self, key: str, tree: Node) -> None:
        self.key = key
        self.tree = tree
        self.steps: list[Step] = []
        tree.flatten(self.steps)


def run(state: State, stack: Stack, programs: list[Program]) -> bool:
    """Carries the effects on a stack out until one waits for a choice; False if none is left."""
    while stack.frames:
        frame = stack.frames[-1]
        steps = programs[frame.effect].steps
        if frame.step >= len(steps):
            stack.frames.pop()
        elif steps[frame.step].run(state, frame):
            return True
        else:
            state.judge()
            if state.ended:
                return False
    return False


# Steps that only lead from one to another.


class Jump(Step):
    """Goes on elsewhere."""

    def __init__(self) -> None:
        self.to = 0

    def run(self, state: State, frame: Frame) -> bool:
        frame.step = self.to
        return DONE


class JumpUnless(Step):
    """Goes on elsewhere unless a condition holds."""

    def __init__(self, condition: Condition) -> None:
        self.condition = condition
        self.to = 0

    def run(self, state: State, frame: Frame) -> bool:
        holds = self.condition.holds(state, frame)
        frame.step = frame.step + 1 if holds else self.to
        return DONE


class Pick(Step):
    """Waits for one of several ways to go on."""

    def __init__(self, language: Language, nodes: list[Node]) -> None:
        self.language = language
        self.nodes = nodes
        self.ways: list[int] = []

    def run(self, state: State, frame: Frame) -> bool:
        return ASKS

    def choices(self, state: State, frame: Frame) -> list[int]:
        first = self.language.choose
        return list(range(first, first + len(self.ways)))

    def why_not(self, state: State, frame: Frame, move: int) -> int:
        return self.language.not_asked

    def choose(self, state: State, frame: Frame, move: int) -> None:
        frame.step = self.ways[move - self.language.choose]

    def question(self, state: State, frame: Frame) -> Text:
        return Text("Wähle eines", "Choose one")

    def answer(self, state: State, frame: Frame, move: int) -> Text:
        return way_told(self.nodes, move - self.language.choose)


def way_told(nodes: list[Node], at: int) -> Text:
    """What one of several ways does; nothing if there are not so many."""
    return nodes[at].told() if 0 <= at < len(nodes) else both("")


class Ask(Step):
    """Waits for a yes or a no, which leads elsewhere."""

    def __init__(self, language: Language, node: Node) -> None:
        self.language = language
        self.node = node
        self.to = 0

    def run(self, state: State, frame: Frame) -> bool:
        return ASKS

    def choices(self, state: State, frame: Frame) -> list[int]:
        return [self.language.yes, self.language.no]

    def why_not(self, state: State, frame: Frame, move: int) -> int:
        return self.language.not_asked

    def choose(self, state: State, frame: Frame, move: int) -> None:
        frame.step = frame.step + 1 if move == self.language.yes else self.to

    def question(self, state: State, frame: Frame) -> Text:
        return Text("{what}?", "{what}?").fill(what=self.node.told())


class Order(Step):
    """Waits for which of several things comes next, unless they are alike.

    What asks nobody anything comes first.
    """

    def __init__(self, language: Language, nodes: list[Node]) -> None:
        self.language = language
        self.nodes = nodes
        self.quiet = [not node.asks() for node in nodes]
        self.sorts = [node.told().en for node in nodes]  # those that say the same are alike
        self.ways: list[int] = []
        self.to = 0

    def left(self, frame: Frame) -> list[int]:
        done = frame.values[self.language.order]
        return [at for at in range(len(self.ways)) if not done >> at & 1]

    def run(self, state: State, frame: Frame) -> bool:
        if frame.values[self.language.order] < 0:
            frame.values[self.language.order] = 0
        left = self.left(frame)
        if not left:
            frame.values[self.language.order] = -1
            frame.step = self.to
            return DONE
        for at in left:
            if self.quiet[at]:
                self.begin(frame, at)
                return DONE
        for at in left:
            if self.sorts[at] != self.sorts[left[0]]:
                return ASKS
        self.begin(frame, left[0])
        return DONE

    def begin(self, frame: Frame, at: int) -> None:
        frame.values[self.language.order] |= 1 << at
        frame.step = self.ways[at]

    def choices(self, state: State, frame: Frame) -> list[int]:
        return [self.language.choose + at for at in self.left(frame)]

    def why_not(self, state: State, frame: Frame, move: int) -> int:
        return self.language.not_asked

    def choose(self, state: State, frame: Frame, move: int) -> None:
        self.begin(frame, move - self.language.choose)

    def question(self, state: State, frame: Frame) -> Text:
        return Text("Wähle, was zuerst geschieht", "Choose what comes first")

    def answer(self, state: State, frame: Frame, move: int) -> Text:
        return way_told(self.nodes, move - self.language.choose)


class Return(Step):
    """Ends a frame in the middle of its program."""

    def run(self, state: State, frame: Frame) -> bool:
        frame.step = _END
        return DONE


class Again(Step):
    """Goes back to an earlier step, so many times; the bound value counts them."""

    def __init__(self, value: int, times: int, to: int) -> None:
        self.value = value
        self.times = times
        self.to = to

    def run(self, state: State, frame: Frame) -> bool:
        again = max(0, frame.values[self.value])
        frame.values[self.value] = again + 1
        frame.step = self.to if again < self.times else frame.step + 1
        return DONE

    def told(self) -> Text:
        if self.times == 1:
            return Text("das einmal wiederholen", "repeat this once")
        return Text(f"das {self.times}-mal wiederholen", f"repeat this {self.times} times")


@mypyc_attr(allow_interpreted_subclasses=True)
class Domain:
    """Things on the table, to be gone through or chosen from."""

    def things(self, state: State, frame: Frame) -> list[int]:
        raise NotImplementedError

    def told(self) -> Text:
        """All of them, as it follows "for": "each Spirit". Places may say where they are."""
        raise NotImplementedError

    def one(self) -> Text:
        """One of them, as it follows "choose": "an adjacent land"."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Aside(Step):
    """A step with a part of the tree that is carried out in frames of its own, now or later."""

    def __init__(self, body: Node) -> None:
        self.body = body
        self.at = 0  # the first step of the part
        self.to = 0  # the step after it

    def flatten(self, steps: list[Step]) -> None:
        steps.append(self)
        self.at = len(steps)
        self.body.flatten(steps)
        steps.append(Return())
        self.to = len(steps)

    def parts(self) -> list[Node]:
        return [self.body]


class Each(Aside):
    """The same for each of several things, which are looked for once, at the beginning."""

    def __init__(self, domain: Domain, value: int, body: Node) -> None:
        super().__init__(body)
        self.domain = domain
        self.value = value  # where the thing is bound

    def run(self, state: State, frame: Frame) -> bool:
        frame.step = self.to
        things = self.domain.things(state, frame)
        for thing in reversed(things):
            values = frame.values[:]
            values[self.value] = thing
            state.running().push(frame.effect, self.at, self.seat(state, frame, thing), values)
        return DONE

    def seat(self, state: State, frame: Frame, thing: int) -> int:
        """Who makes the choices about a thing."""
        return frame.seat

    def told(self) -> Text:
        return Text("für {each}: {body}", "for {each}: {body}").fill(
            each=self.domain.told(), body=self.body.told()
        )


# The nodes that every game has.


class Sequence(Node):
    """One thing after the other."""

    def __init__(self, nodes: list[Node]) -> None:
        self.nodes = nodes

    def flatten(self, steps: list[Step]) -> None:
        for node in self.nodes:
            node.flatten(steps)

    def told(self) -> Text:
        return told_together(self.nodes)

    def parts(self) -> list[Node]:
        return self.nodes


class When(Node):
    """Something under a condition, or something else."""

    def __init__(self, condition: Condition, then: Node, otherwise: Node | None) -> None:
        self.condition = condition
        self.then = then
        self.otherwise = otherwise

    def flatten(self, steps: list[Step]) -> None:
        test = JumpUnless(self.condition)
        steps.append(test)
        self.then.flatten(steps)
        if self.otherwise is None:
            test.to = len(steps)
            return
        over = Jump()
        steps.append(over)
        test.to = len(steps)
        self.otherwise.flatten(steps)
        over.to = len(steps)

    def told(self) -> Text:
        said = Text("wenn {condition}: {then}", "if {condition}: {then}").fill(
            condition=self.condition.told(), then=self.then.told()
        )
        if self.otherwise is None:
            return said
        return Text("{said}; sonst: {other}", "{said}; otherwise: {other}").fill(
            said=said, other=self.otherwise.told()
        )

    def parts(self) -> list[Node]:
        return [self.then] if self.otherwise is None else [self.then, self.otherwise]


class Either(Node):
    """Exactly one of several things, also one that does nothing."""

    def __init__(self, language: Language, nodes: list[Node]) -> None:
        self.language = language
        self.nodes = nodes

    def flatten(self, steps: list[Step]) -> None:
        pick = Pick(self.language, self.nodes)
        steps.append(pick)
        ends: list[Jump] = []
        for node in self.nodes:
            pick.ways.append(len(steps))
            node.flatten(steps)
            end = Jump()
            steps.append(end)
            ends.append(end)
        for end in ends:
            end.to = len(steps)

    def told(self) -> Text:
        ways = joined([node.told() for node in self.nodes], Text(" – oder ", " – or "))
        return Text("entweder {ways}", "either {ways}").fill(ways=ways)

    def parts(self) -> list[Node]:
        return self.nodes


class May(Node):
    """Something that can be left."""

    def __init__(self, language: Language, node: Node) -> None:
        self.language = language
        self.node = node

    def flatten(self, steps: list[Step]) -> None:
        ask = Ask(self.language, self.node)
        steps.append(ask)
        self.node.flatten(steps)
        ask.to = len(steps)

    def told(self) -> Text:
        return Text("du darfst {what}", "you may {what}").fill(what=self.node.told())

    def parts(self) -> list[Node]:
        return [self.node]


class AnyOrder(Node):
    """Several things, in an order that is chosen."""

    def __init__(self, language: Language, nodes: list[Node]) -> None:
        self.language = language
        self.nodes = nodes

    def flatten(self, steps: list[Step]) -> None:
        order = Order(self.language, self.nodes)
        at = len(steps)
        steps.append(order)
        for node in self.nodes:
            order.ways.append(len(steps))
            node.flatten(steps)
            back = Jump()
            back.to = at
            steps.append(back)
        order.to = len(steps)

    def told(self) -> Text:
        return told_together(self.nodes)

    def parts(self) -> list[Node]:
        return self.nodes


def all_parts(node: Node) -> list[Node]:
    """A tree's nodes, from the root on."""
    found = [node]
    for part in node.parts():
        found += all_parts(part)
    return found


def told_together(nodes: list[Node]) -> Text:
    """What several nodes say, as an enumeration; what is long is kept apart by semicolons."""
    told = [each for each in [node.told() for node in nodes] if each.en]
    short = all(len(each.en) <= _SHORT and not _has_marks(each.en) for each in told)
    return listed(told) if short else joined(told, both("; "))


def _has_marks(words: str) -> bool:
    return any(mark in words for mark in ":;,–")


def sentences(node: Node) -> Text:
    """What a whole card says: a sentence for each thing that it does one after the other."""
    if isinstance(node, Sequence) and type(node) is Sequence:
        parts = [sentences(part) for part in node.nodes]
        return joined([part for part in parts if part.en], both(" "))
    told = node.told()
    return Text(_sentence(told.de), _sentence(told.en))


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:] + "." if words else ""
