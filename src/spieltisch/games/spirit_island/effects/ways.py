"""Events that let the spirits choose: one of several ways, together or each by itself.

A way may cost something; one that cannot be paid cannot be chosen (SI-163). Without agreement the
first way is taken (SI-161).
"""

from spieltisch.core.effects import ASKS, DONE, Amount, Condition, Jump, Node, Step
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text, both, joined
from spieltisch.games.spirit_island.effects.basics import USER, asked, island, then
from spieltisch.games.spirit_island.effects.paying import Affordable, Pay
from spieltisch.games.spirit_island.effects.together import ask_all
from spieltisch.games.spirit_island.state import acts, codes, verbs


class Way:
    """One of the ways to go: its name, what it does, and what has to hold to choose it.

    ``paid``: the spirits pay for it, so it counts as something that they do (SI-173).
    """

    def __init__(self, name: Text, body: Node, condition: Condition | None, paid: bool) -> None:
        self.name = name
        self.body = body
        self.condition = condition
        self.paid = paid

    def told(self) -> Text:
        return Text("{name}: {body}", "{name}: {body}").fill(name=self.name, body=self.body.told())


class Decide(Step):
    """Waits for the way that is taken. If there is only one that can be paid, it is that one."""

    def __init__(self, ways: list[Way], joint: bool) -> None:
        self.ways = ways
        self.joint = joint
        self.starts: list[int] = []  # the first step of each way
        self.to = 0  # the step after all of them

    def open(self, state: State, frame: Frame) -> list[int]:
        found: list[int] = []
        for at, way in enumerate(self.ways):
            if way.condition is None or way.condition.holds(state, frame):
                found.append(at)
        return found

    def run(self, state: State, frame: Frame) -> bool:
        table = island(state)
        ways = self.open(state, frame)
        if not ways:
            frame.step = self.to
            return DONE
        if len(ways) == 1:
            acts.note(table, "only-way", [frame.step, ways[0]])
            frame.step = self.starts[ways[0]]
            return DONE
        if self.joint:
            return ask_all(table, frame)
        frame.seat = asked(table, frame, USER)
        return ASKS

    def choices(self, state: State, frame: Frame) -> list[int]:
        return [verbs.CHOOSE + at for at in self.open(state, frame)]

    def why_not(self, state: State, frame: Frame, move: int) -> int:
        known = verbs.VERB[move] == verbs.CHOOSE and verbs.ARGUMENT[move] < len(self.ways)
        return codes.CANNOT_PAY if known else codes.NOT_ASKED

    def choose(self, state: State, frame: Frame, move: int) -> None:
        at = verbs.ARGUMENT[move]
        acts.note(island(state), "way", [frame.step, at])
        frame.step = self.starts[at]

    def question(self, state: State, frame: Frame) -> Text:
        if self.joint:
            return Text("Einigt euch, was geschieht", "Agree on what happens")
        return Text("Wähle eines", "Choose one")

    def answer(self, state: State, frame: Frame, move: int) -> Text:
        at = verbs.ARGUMENT[move]
        return self.ways[at].told() if at < len(self.ways) else both("")


class Choice(Node):
    """One of several ways, which the spirits agree on; or each spirit chooses for itself."""

    def __init__(self, ways: list[Way], joint: bool) -> None:
        self.ways = ways
        self.joint = joint

    def flatten(self, steps: list[Step]) -> None:
        decide = Decide(self.ways, self.joint)
        steps.append(decide)
        ends: list[Jump] = []
        for way in self.ways:
            decide.starts.append(len(steps))
            way.body.flatten(steps)
            end = Jump()
            steps.append(end)
            ends.append(end)
        decide.to = len(steps)
        for end in ends:
            end.to = len(steps)

    def told(self) -> Text:
        ways = joined([way.told() for way in self.ways], Text(" – oder ", " – or "))
        said = Text("gemeinsam wählen: {ways}", "choose together: {ways}")
        return said.fill(ways=ways) if self.joint else ways

    def parts(self) -> list[Node]:
        return [way.body for way in self.ways]


# As cards write them.


def free(name: str, *body: Node, condition: Condition | None = None) -> Way:
    return Way(both(name), then(*body), condition, False)


def paid(name: str, cost: "int | Amount", aid: int, *body: Node) -> Way:
    """A way that the spirits pay for together."""
    return Way(both(name), then(Pay(cost, aid), *body), Affordable(cost, aid), True)


def given(name: str, condition: Condition | None, *body: Node) -> Way:
    """A way with costs of its own, which can be paid if the condition holds."""
    return Way(both(name), then(*body), condition, True)


def together(*ways: Way) -> Choice:
    return Choice(list(ways), True)


def each_alone(*ways: Way) -> Choice:
    return Choice(list(ways), False)
