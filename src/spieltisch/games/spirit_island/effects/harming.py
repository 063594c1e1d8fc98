"""Damage and destruction in a land."""

from typing import Final

from spieltisch.core.effects import Amount
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text, both
from spieltisch.games.spirit_island.effects.amounts import (
    ADJACENT,
    HERE,
    HERE_AND_ADJACENT,
    HERE_AND_SECOND,
)
from spieltisch.games.spirit_island.effects.basics import (
    MUST,
    UP_TO,
    Counted,
    Instant,
    amount,
    beside,
    by_power,
    island,
)
from spieltisch.games.spirit_island.effects.pieces import TOKEN, tokens, wrong_thing
from spieltisch.games.spirit_island.effects.shielding import asks
from spieltisch.games.spirit_island.effects.words import (
    NOTHING,
    amount_words,
    land_name,
    left_words,
    pieces_words,
    spaced,
    to_each_words,
    to_words,
)
from spieltisch.games.spirit_island.state import acts, codes, dreams, programs, shields, verbs
from spieltisch.games.spirit_island.state.programs import (
    ACTOR,
    DONE,
    FELLED,
    LAND,
    LEFT,
    OTHER,
    PIECE,
    VALUES,
)
from spieltisch.games.spirit_island.state.table import Island

_DAMAGE: Final = Text("Schaden", "Damage")
_WHERE: Final = {
    HERE: NOTHING,
    ADJACENT: Text("in angrenzenden Gebieten", "in adjacent lands"),
    HERE_AND_ADJACENT: Text("im Gebiet oder angrenzend", "in the land or adjacent lands"),
    HERE_AND_SECOND: NOTHING,  # whoever chooses that land says what for
}
_DISTINCT: Final = Text(", höchstens 1 {each}", ", at most 1 {each}")
_WITH_STRIFE: Final = Text("mit Streit", "with Strife")
_OTHERS: Final = Text("an anderen Invasoren dort", "to other Invaders there")


def harmed(table: Island, land: int, kinds: int) -> list[int]:
    """What can be destroyed in a land; in a dream tokens stay as they are."""
    found = acts.mortals(table, land, kinds)
    return found if dreams.dreaming(table) else found + tokens(table, land, kinds)


def fell(frame: Frame, kind: int) -> None:
    """Counts a piece that an effect has destroyed."""
    frame.values[DONE] += 1
    if codes.BUILDINGS >> kind & 1:
        frame.values[FELLED] += 1


class Harm(Counted):
    """Damage that is split among the pieces of some kinds, one point or a whole piece at a time.

    Damage to dahan is split freely only if a power deals it; otherwise it destroys as many as it
    can. ``more``: a "+N" that belongs to damage before it. ``where``: in other lands, too or
    only, each time in one that is chosen. ``distinct``: at most one point for each piece; those
    already hit are listed as they are now. ``others``: not to the piece that deals it.
    """

    def __init__(
        self,
        times: "int | Amount",
        kinds: int,
        who: int,
        more: bool = False,
        where: int = HERE,
        distinct: bool = False,
        others: bool = False,
    ) -> None:
        super().__init__(times, MUST, who)
        self.kinds = kinds
        self.more = more
        self.where = where
        self.distinct = distinct
        self.others = others

    def begin(self, frame: Frame) -> None:
        if self.distinct:
            del frame.values[VALUES:]

    def waits(self, table: Island, frame: Frame) -> bool:
        return asks(table, self.kinds, self.lands(table, frame))

    def bonus(self, table: Island, frame: Frame, number: int) -> int:
        hits = number > 0 and self.kinds & codes.INVADERS != 0
        return 1 if hits and shields.sparks(table, frame.effect) else 0

    def lands(self, table: Island, frame: Frame) -> list[int]:
        """Those in which it may deal damage."""
        land, second = frame.values[LAND], frame.values[OTHER]
        if self.where == HERE:
            return [land]
        if self.where == HERE_AND_SECOND:
            return [land, second] if second >= 0 else [land]
        near = beside(table, frame, land)
        return [land, *near] if self.where == HERE_AND_ADJACENT else near

    def options(self, table: Island, frame: Frame) -> list[int]:
        if self.where == HERE:
            return self.hits(table, frame, frame.values[LAND])
        if frame.values[PIECE] >= 0:
            return self.hits(table, frame, frame.values[PIECE])
        lands = self.lands(table, frame)
        return [verbs.LAND + each for each in lands if self.hits(table, frame, each)]

    def hits(self, table: Island, frame: Frame, land: int) -> list[int]:
        left = 1 if self.distinct else frame.values[LEFT]
        found: list[int] = []
        for number in self.victims(table, frame, land):
            if self.distinct and self.all_hit(table, frame, number):
                continue
            needed = table.health(land, number) - codes.damage_of(number)
            if needed <= left:
                found.append(verbs.KILL + number)
            if needed > 1 and (needed > left or not self.spares_none(frame)):
                found.append(verbs.HIT + number)
        return found

    def victims(self, table: Island, frame: Frame, land: int) -> list[int]:
        """The classes of those who can be hit."""
        found = acts.mortals(table, land, self.kinds)
        if self.others and table.pieces[land].count(frame.values[OTHER]) == 1:
            own = codes.class_of(frame.values[OTHER])
            found = [number for number in found if number != own]
        if self.spares_none(frame):
            found.sort(key=codes.damage_of)
            return found[-1:]
        return found

    def spares_none(self, frame: Frame) -> bool:
        """Whether as many as possible are destroyed, those already hurt first."""
        return self.kinds == codes.DAHANS and not by_power(frame)

    def all_hit(self, table: Island, frame: Frame, number: int) -> bool:
        """Whether all pieces of a class have got their point already."""
        there = [codes.class_of(piece) for piece in table.pieces[frame.values[LAND]]]
        return frame.values[VALUES:].count(number) >= there.count(number)

    def all_alike(self, table: Island, frame: Frame) -> bool:
        if self.where != HERE or self.distinct:
            return False
        land, needed = frame.values[LAND], 0
        for number in {verbs.ARGUMENT[move] for move in self.options(table, frame)}:
            each = table.health(land, number) - codes.damage_of(number)
            needed += each * acts.number_of(table, land, number)
        return frame.values[LEFT] >= needed

    def do(self, table: Island, frame: Frame, move: int) -> None:
        values = frame.values
        if verbs.VERB[move] == verbs.LAND:
            values[PIECE] = verbs.ARGUMENT[move]
            return
        land = values[LAND] if self.where == HERE else values[PIECE]
        values[PIECE] = -1
        piece = acts.find(table, land, verbs.ARGUMENT[move])
        points = 1
        if verbs.VERB[move] == verbs.KILL:
            points = table.health(land, piece) - codes.hurt_of(piece)
        values[LEFT] -= points
        if acts.wound(table, land, piece, points):
            fell(frame, codes.kind_of(piece))
        elif self.distinct:
            values.append(codes.class_of(piece + codes.DAMAGE_BIT))

    def why_not(self, state: State, frame: Frame, move: int) -> int:
        verb, number = verbs.VERB[move], verbs.ARGUMENT[move]
        table, land = island(state), frame.values[LAND]
        if self.where != HERE and frame.values[PIECE] < 0:
            return codes.WRONG_LAND if verb == verbs.LAND else codes.NOT_ASKED
        if verb != verbs.KILL and verb != verbs.HIT:
            return codes.NOT_OPTIONAL if move == verbs.DONE else codes.NOT_ASKED
        land = land if self.where == HERE else frame.values[PIECE]
        if number not in self.victims(table, frame, land):
            return wrong_thing(table, land, number)
        if self.distinct and self.all_hit(table, frame, number):
            return codes.SAME_AGAIN
        return codes.TOO_TOUGH if verb == verbs.KILL else codes.WOULD_KILL

    def question(self, state: State, frame: Frame) -> Text:
        said = Text("Verteile {damage} in {land}", "Deal {damage} in {land}")
        if self.where != HERE and frame.values[PIECE] < 0:
            said = Text(
                "Verteile {damage}: Wähle, in welchem Gebiet", "Deal {damage}: choose in which land"
            )
        to = NOTHING if self.kinds == codes.INVADERS else to_words(self.kinds)
        damage = spaced(both(str(frame.values[LEFT])), _DAMAGE, to)
        return said.fill(damage=damage, land=land_name(self.land_of(frame)))

    def land_of(self, frame: Frame) -> int:
        elsewhere = self.where != HERE and frame.values[PIECE] >= 0
        return frame.values[PIECE] if elsewhere else frame.values[LAND]

    def told(self) -> Text:
        to = NOTHING if self.kinds == codes.INVADERS else to_words(self.kinds)
        noun = spaced(_DAMAGE, _OTHERS if self.others else to, _WHERE[self.where])
        return Text("{sign}{said}{most}", "{sign}{said}{most}").fill(
            sign="+" if self.more else "",
            said=amount_words(self.times, noun, noun),
            most=_DISTINCT.fill(each=to_each_words(self.kinds)) if self.distinct else NOTHING,
        )


class HarmEach(Instant):
    """Damage to every piece of some kinds; the amount may be about the piece.

    ``strife``: only to those with strife.
    """

    def __init__(self, number: "int | Amount", kinds: int, strife: bool) -> None:
        self.number = amount(number)
        self.kinds = kinds
        self.strife = strife

    def run(self, state: State, frame: Frame) -> bool:
        if asks(island(state), self.kinds, [frame.values[LAND]]):
            return False
        return super().run(state, frame)

    def act(self, table: Island, frame: Frame) -> None:
        land, values = frame.values[LAND], frame.values
        other = values[OTHER]
        values[DONE] = 0
        for piece in table.pieces[land][:]:
            kind = codes.kind_of(piece)
            if self.strife and not codes.strife_of(piece):
                continue
            values[OTHER] = piece
            damage = self.number.value(table, frame) if self.kinds >> kind & 1 else 0
            if damage and acts.wound(table, land, piece, damage):
                fell(frame, kind)
        values[OTHER] = other
        if self.kinds & codes.INVADERS and shields.sparks(table, frame.effect):
            seat = max(0, values[ACTOR])
            table.running().push(programs.SPARK, 0, seat, programs.bound(seat, land))

    def told(self) -> Text:
        noun = spaced(_DAMAGE, to_each_words(self.kinds), _WITH_STRIFE if self.strife else NOTHING)
        return amount_words(self.number, noun, noun)


class Destroy(Counted):
    """Destroys pieces, whatever their health; perhaps by drowning them."""

    def __init__(
        self, times: "int | Amount", kinds: int, mode: int, who: int, drowns: bool
    ) -> None:
        super().__init__(times, mode, who)
        self.kinds = kinds
        self.drowns = drowns

    def waits(self, table: Island, frame: Frame) -> bool:
        return asks(table, self.kinds, [frame.values[LAND]])

    def options(self, table: Island, frame: Frame) -> list[int]:
        return [verbs.PIECE + each for each in harmed(table, frame.values[LAND], self.kinds)]

    def all_alike(self, table: Island, frame: Frame) -> bool:
        return frame.values[LEFT] >= table.number(frame.values[LAND], self.kinds)

    def do(self, table: Island, frame: Frame, move: int) -> None:
        thing, land = verbs.ARGUMENT[move], frame.values[LAND]
        frame.values[LEFT] -= 1
        if thing >= codes.CLASSES:
            acts.take_token(table, land, thing - TOKEN)
            fell(frame, thing - TOKEN)
        elif self.drowns and not dreams.dreaming(table):
            acts.drown(table, land, acts.find(table, land, thing))
            fell(frame, codes.kind_of(thing))
        elif acts.destroy(table, land, acts.find(table, land, thing)):
            fell(frame, codes.kind_of(thing))

    def refused(self, table: Island, frame: Frame, move: int) -> int:
        return wrong_thing(table, frame.values[LAND], verbs.ARGUMENT[move])

    def question(self, state: State, frame: Frame) -> Text:
        said = Text("Zerstöre {what} in {land}", "Destroy {what} in {land}")
        if self.drowns:
            said = Text("Ertränke {what} aus {land}", "Drown {what} from {land}")
        what = left_words(frame, self.mode == UP_TO, self.kinds)
        return said.fill(what=what, land=land_name(frame.values[LAND]))

    def told(self) -> Text:
        said = Text("{what} zerstören", "destroy {what}")
        if self.drowns:
            said = Text("{what} ertränken", "drown {what}")
        return said.fill(what=pieces_words(self.times, self.mode == UP_TO, self.kinds))
