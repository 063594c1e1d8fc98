"""What the spirits do together: agreeing to it, sharing its costs, and what it brings."""

from typing import Final

from spieltisch.core.effects import ASKS, DONE, Condition, Node, Sequence, Step
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.core.votes import ROUNDS, call_vote, vote
from spieltisch.games.spirit_island.effects.basics import Instant, go_on, island, leave
from spieltisch.games.spirit_island.effects.words import land_name
from spieltisch.games.spirit_island.state import acts, codes, programs, turn, verbs
from spieltisch.games.spirit_island.state.programs import ACTOR, LAND, LEFT, PIECE
from spieltisch.games.spirit_island.state.table import Island

# What costs are paid in.
ENERGY: Final = 0
PRESENCE: Final = 1  # in the land, destroyed by paying


class Agree(Step):
    """Everybody votes for or against it; whoever proposes it is for it.

    No comes first: what not all agree on is not done, and not proposed again this turn.
    """

    def run(self, state: State, frame: Frame) -> bool:
        if state.seats == 1:
            return go_on(frame)
        table = island(state)
        call_vote(table.running(), programs.VOTE, table.seats)
        vote(table.running().top(), frame.values[ACTOR], verbs.YES)
        return DONE

    def choices(self, state: State, frame: Frame) -> list[int]:
        return [verbs.NO, verbs.YES]

    def why_not(self, state: State, frame: Frame, move: int) -> int:
        return codes.NOT_ASKED

    def choose(self, state: State, frame: Frame, move: int) -> None:
        if move == verbs.YES:
            go_on(frame)
            return
        turn.add(island(state), turn.DECLINED, 0)
        leave(frame)

    def question(self, state: State, frame: Frame) -> Text:
        return Text(
            "Vollzieht ihr das Ritual in {land}?", "Do you perform the Ritual in {land}?"
        ).fill(land=land_name(frame.values[LAND]))

    def told(self) -> Text:
        return Text("wenn alle einverstanden sind", "if all agree")


def ask_all(table: Island, frame: Frame) -> bool:
    """Puts what a step asks to the vote; who plays alone just chooses."""
    if table.seats == 1:
        frame.seat = 0
        return ASKS
    call_vote(table.running(), programs.VOTE, table.seats)
    return DONE


class Votes(Step):
    """All spirits vote about what the effect below asks; they do it in the rules' own way."""

    def run(self, state: State, frame: Frame) -> bool:
        return ASKS

    def told(self) -> Text:
        return Text("gemeinsam entscheiden", "decide together")


class Share(Step):
    """The spirits pay together; each says how much it gives, as far as the others can do the rest.

    LEFT is what is still to be paid, PIECE whose turn it is.
    """

    def __init__(self, number: int, what: int) -> None:
        self.number = number
        self.what = what

    def run(self, state: State, frame: Frame) -> bool:
        table, values = island(state), frame.values
        if values[PIECE] < 0:
            values[LEFT] = self.number
            values[PIECE] = 0
        if values[PIECE] >= table.seats:
            return go_on(frame)
        options = self.choices(state, frame)
        if len(options) == 1:
            self.choose(state, frame, options[0])
            return DONE
        frame.seat = values[PIECE]
        return ASKS

    def choices(self, state: State, frame: Frame) -> list[int]:
        table, values = island(state), frame.values
        seat, left = values[PIECE], values[LEFT]
        later = sum([self.owns(table, other, frame) for other in range(seat + 1, table.seats)])
        least = max(0, left - later)
        most = min(left, self.owns(table, seat, frame))
        return [verbs.PAY + number for number in range(least, max(least, most) + 1)]

    def owns(self, table: Island, seat: int, frame: Frame) -> int:
        if self.what == ENERGY:
            return table.energy[seat]
        return table.presence_in(seat, frame.values[LAND])

    def why_not(self, state: State, frame: Frame, move: int) -> int:
        return codes.TOO_DEAR if verbs.VERB[move] == verbs.PAY else codes.NOT_ASKED

    def choose(self, state: State, frame: Frame, move: int) -> None:
        table, values = island(state), frame.values
        seat, number = values[PIECE], verbs.ARGUMENT[move]
        values[PIECE] += 1
        values[LEFT] -= number
        if self.what == ENERGY:
            acts.gain_energy(table, seat, -number)
            return
        for _ in range(number):
            acts.destroy_presence(table, seat, values[LAND])

    def question(self, state: State, frame: Frame) -> Text:
        said = Text("Zahle deinen Anteil an {left} Energie", "Pay your share of {left} Energy")
        if self.what == PRESENCE:
            said = Text(
                "Zerstöre deinen Anteil an {left} Präsenz in {land}",
                "Destroy your share of {left} Presence in {land}",
            )
        return said.fill(left=frame.values[LEFT], land=land_name(frame.values[LAND]))

    def told(self) -> Text:
        if self.what == ENERGY:
            return Text("zusammen {number} Energie bezahlen", "pay {number} Energy together").fill(
                number=self.number
            )
        return Text(
            "zusammen {number} Präsenz im Gebiet zerstören",
            "destroy {number} Presence in the land together",
        ).fill(number=self.number)


class CanAfford(Condition):
    """All have presence in the land, and together what is to be paid; enough dahan are there."""

    def __init__(self, energy: int, presence: int, dahan: int) -> None:
        self.energy = energy
        self.presence = presence
        self.dahan = dahan  # for each player

    def holds(self, state: State, frame: Frame) -> bool:
        table, land = island(state), frame.values[LAND]
        for seat in range(table.seats):
            if not table.presence_in(seat, land):
                return False
        return (
            table.count(land, codes.DAHANS) >= self.dahan * table.seats
            and table.presence_of_all(land) >= self.presence
            and sum(table.energy) >= self.energy
        )

    def told(self) -> Text:
        return Text(
            "mit Präsenz aller Geister und mindestens {dahan} Dahan pro Spieler",
            "with Presence of all Spirits and at least {dahan} Dahan per player",
        ).fill(dahan=self.dahan)


class RaiseTerror(Instant):
    """The next terror level is reached; the one after the third is victory."""

    def act(self, table: Island, frame: Frame) -> None:
        table.rituals += 1
        acts.note(table, "terror", [table.rituals + 1])

    def told(self) -> Text:
        return Text(
            "die Furchtstufe steigt (nach der dritten: Sieg)",
            "the Terror Level rises (after the third: Victory)",
        )


class Forfeit(Instant):
    """The game is lost."""

    def act(self, table: Island, frame: Frame) -> None:
        table.doom = codes.LOST_SCENARIO

    def told(self) -> Text:
        return Text("danach habt ihr verloren", "after that you have lost")


def voting() -> Node:
    """A vote; its frame counts the rounds as steps."""
    return Sequence([Votes() for _ in range(ROUNDS)])
