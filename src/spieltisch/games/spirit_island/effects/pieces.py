"""Further verbs about pieces in a land, as fear cards and scenarios need them."""

from spieltisch.core.effects import Amount, Condition, Domain, Each, Fixed
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.effects.basics import (
    ALL,
    MUST,
    UP_TO,
    USER,
    Counted,
    Instant,
    island,
)
from spieltisch.games.spirit_island.effects.conditions import AllPresence, holds_at, with_words
from spieltisch.games.spirit_island.effects.land import Harm, Push, things
from spieltisch.games.spirit_island.effects.numbers import per
from spieltisch.games.spirit_island.effects.words import kinds_words
from spieltisch.games.spirit_island.state import acts, codes, turn, verbs
from spieltisch.games.spirit_island.state.programs import DONE as COUNTED
from spieltisch.games.spirit_island.state.programs import LAND, LEFT, OTHER, PIECE
from spieltisch.games.spirit_island.state.table import Island


class PushInto(Push):
    """Moves a piece into an adjacent land in which something holds."""

    def __init__(self, times: int, kinds: int, into: Condition) -> None:
        super().__init__(times, kinds, MUST, USER)
        self.into = into

    def options(self, table: Island, frame: Frame) -> list[int]:
        found = super().options(table, frame)
        if frame.values[PIECE] < 0:
            return found
        frame.values[OTHER] = frame.values[LAND]
        return [to for to in found if holds_at(self.into, table, frame, verbs.ARGUMENT[to])]

    def told(self) -> Text:
        return Text("{push} in ein Gebiet {which}", "{push} into a land {which}").fill(
            push=super().told(), which=with_words(self.into)
        )


class Raiders(Amount):
    """How many pieces the effect before has moved into the land."""

    def value(self, state: State, frame: Frame) -> int:
        return frame.values[COUNTED]

    def told(self) -> Text:
        return Text("bewegtem Dahan", "Dahan that was moved")


class RemoveWorth(Counted):
    """Takes invaders off whose health adds up to no more than a number."""

    def __init__(self, worth: int, by_presence: bool = False) -> None:
        each = per(AllPresence(), worth) if by_presence else Fixed(worth)
        super().__init__(each, UP_TO, USER)
        self.worth = worth
        self.by_presence = by_presence  # so much for each presence there

    def options(self, table: Island, frame: Frame) -> list[int]:
        land = frame.values[LAND]
        return [
            verbs.PIECE + each
            for each in things(table, land, codes.INVADERS)
            if table.health(land, each) <= frame.values[LEFT]
        ]

    def do(self, table: Island, frame: Frame, move: int) -> None:
        land = frame.values[LAND]
        piece = acts.find(table, land, verbs.ARGUMENT[move])
        frame.values[LEFT] -= table.health(land, piece)
        acts.take(table, land, piece)
        acts.note(table, "remove", [piece, land])

    def told(self) -> Text:
        said = Text(
            "Invasoren mit zusammen bis zu {worth} Abwehrkraft entfernen",
            "remove Invaders with up to {worth} Health in total",
        )
        if self.by_presence:
            said = Text(
                "Invasoren mit zusammen bis zu {worth} Abwehrkraft je Präsenz dort entfernen",
                "remove Invaders with up to {worth} Health in total for each Presence there",
            )
        return said.fill(worth=self.worth)


class AddStrife(Counted):
    """Puts strife under invaders of some kinds; without any there can be none."""

    def __init__(self, times: int, kinds: int) -> None:
        super().__init__(times, MUST, USER)
        self.kinds = kinds

    def options(self, table: Island, frame: Frame) -> list[int]:
        return [verbs.PIECE + each for each in things(table, frame.values[LAND], self.kinds)]

    def do(self, table: Island, frame: Frame, move: int) -> None:
        land = frame.values[LAND]
        acts.disturb(table, land, acts.find(table, land, verbs.ARGUMENT[move]))
        self.count_down(frame)

    def told(self) -> Text:
        return Text("{times} Streit unter 1 {kinds} legen", "put {times} Strife on 1 {kinds}").fill(
            times=self.times.told(), kinds=kinds_words(self.kinds, 1)
        )


class Weaken(Instant):
    """For this turn every invader has less health for each strife under it."""

    def act(self, table: Island, frame: Frame) -> None:
        turn.add(table, turn.WEAKER, 1)
        acts.note(table, "weaker", [])
        acts.weigh(table)

    def told(self) -> Text:
        return Text(
            "in dieser Runde haben Invasoren 1 Abwehrkraft weniger je Streit (mindestens 1)",
            "this turn Invaders have 1 Health less for each Strife (at least 1)",
        )


class ChangeHealth(Instant):
    """For this turn pieces of a kind have more or less health on the whole island."""

    def __init__(self, kind: int, more: int) -> None:
        self.kind = kind
        self.more = more

    def act(self, table: Island, frame: Frame) -> None:
        turn.add(table, turn.HEALTH, turn.EVERYWHERE, self.kind, self.more)
        acts.note(table, "health", [self.kind, self.more + ALL])
        acts.weigh(table)

    def told(self) -> Text:
        return Text(
            "in dieser Runde haben {kind} {more} Abwehrkraft", "this turn {kind} have {more} Health"
        ).fill(kind=kinds_words(1 << self.kind, 2), more=f"{self.more:+d}")


class HarmByStrife(Instant):
    """Every invader of the island takes as much damage as strife lies under it."""

    def act(self, table: Island, frame: Frame) -> None:
        for land in table.lands:
            for piece in table.pieces[land][:]:
                if codes.strife_of(piece):
                    acts.wound(table, land, piece, codes.strife_of(piece))

    def told(self) -> Text:
        return Text(
            "1 Schaden an jedem Invasor je Streit unter ihm",
            "1 Damage to each Invader for each Strife on it",
        )


class Fighters(Domain):
    """The invaders of the land that have strife, when the fight begins."""

    def things(self, state: State, frame: Frame) -> list[int]:
        pieces = island(state).pieces[frame.values[LAND]]
        return [piece for piece in pieces if codes.strife_of(piece)]

    def told(self) -> Text:
        return Text("Invasor mit Streit", "Invader with Strife")


class OwnDamage(Amount):
    """The damage of the invader that fights; its strife prevents none of it."""

    def value(self, state: State, frame: Frame) -> int:
        return island(state).strikes(frame.values[LAND], frame.values[OTHER])

    def told(self) -> Text:
        return Text("seinen", "its")


class HarmFellows(Harm):
    """The damage of an invader, split among the others of its land."""

    def __init__(self) -> None:
        super().__init__(OwnDamage(), codes.INVADERS, USER, False)

    def options(self, table: Island, frame: Frame) -> list[int]:
        fighter = frame.values[OTHER]
        alone = table.pieces[frame.values[LAND]].count(fighter) == 1
        return [
            move
            for move in super().options(table, frame)
            if not alone or verbs.ARGUMENT[move] != codes.class_of(fighter)
        ]

    def told(self) -> Text:
        return Text("Schaden an anderen Invasoren dort", "Damage to other Invaders there")


class Infighting(Each):
    """Each invader with strife strikes the others of its land."""

    def told(self) -> Text:
        return Text(
            "jeder Invasor mit Streit fügt seinen Schaden anderen Invasoren zu",
            "each Invader with Strife deals its Damage to other Invaders",
        )


def infighting() -> Infighting:
    return Infighting(Fighters(), OTHER, HarmFellows())
