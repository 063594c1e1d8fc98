"""Verbs that act in a land: moving, harming, adding, taking away, protecting."""

from typing import Final

from spieltisch.core.effects import Amount, Fixed
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.cards import panel
from spieltisch.games.spirit_island.effects.basics import (
    MUST,
    UP_TO,
    USER,
    Counted,
    Instant,
    amount,
    beside,
    island,
)
from spieltisch.games.spirit_island.effects.words import (
    NOTHING,
    amount_words,
    kind_words,
    pieces_words,
    spaced,
    to_each_words,
    to_words,
)
from spieltisch.games.spirit_island.state import acts, codes, dreams, programs, verbs
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

_TOKEN: Final = codes.CLASSES - codes.BEASTS  # added to the kind of a token: its number in a move

_FEAR: Final = Text("Furcht", "Fear")
_DAMAGE: Final = Text("Schaden", "Damage")
_AROUND: Final = Text("im Gebiet oder angrenzend", "in the land or adjacent lands")
_DISTINCT: Final = Text(", höchstens 1 {each}", ", at most 1 {each}")
_SPREAD: Final = Text(
    ", in möglichst viele verschiedene Gebiete", ", into as many different lands as possible"
)
_ALONG: Final = Text(
    ", wobei jeder Verteidigen {defend} mitnimmt", ", each taking Defend {defend} along"
)
_EVENLY: Final = Text(
    ", möglichst gleichmäßig in alle angrenzenden Gebiete",
    ", as evenly as possible, into all adjacent lands",
)
_ASHORE: Final = Text(
    ", wobei an eine Küste deiner Wahl darf, wer ertrinken würde",
    "; those who would drown may go to a coast of your choice instead",
)


def things(table: Island, land: int, kinds: int) -> list[int]:
    """The pieces and tokens of these kinds in a land, as moves name them, each sort once."""
    return acts.classes(table, land, kinds) + tokens(table, land, kinds)


def harmed(table: Island, land: int, kinds: int) -> list[int]:
    """Those of them that can be destroyed; in a dream tokens stay as they are."""
    found = acts.mortals(table, land, kinds)
    return found if dreams.dreaming(table) else found + tokens(table, land, kinds)


def tokens(table: Island, land: int, kinds: int) -> list[int]:
    return [
        _TOKEN + kind
        for kind in range(codes.BEASTS, codes.PRESENCE)
        if kinds >> kind & 1 and table.token(land, kind)
    ]


def wrong_thing(table: Island, land: int, thing: int) -> int:
    """Why a piece cannot be chosen: it is not there, or not of the right kind."""
    if thing < codes.CLASSES:
        return codes.NO_SUCH_PIECE if acts.find(table, land, thing) < 0 else codes.WRONG_PIECE
    return codes.WRONG_PIECE if table.token(land, thing - _TOKEN) else codes.NO_SUCH_PIECE


def fell(frame: Frame, kind: int) -> None:
    """Counts a piece that an effect has destroyed."""
    frame.values[DONE] += 1
    if codes.BUILDINGS >> kind & 1:
        frame.values[FELLED] += 1


class Push(Counted):
    """Moves pieces out of the land into adjacent ones, each where one likes.

    The lands that they enter are listed for what comes next. ``spread``: into as many different
    ones as possible. ``evenly``: into all of them, as evenly as possible. ``far``: all of them into
    one land anywhere. ``seaward``: all of them into one adjacent land nearer to an ocean.
    ``defend``: so much of the land's defend goes along with each. ``ashore``: who would drown may
    be washed ashore by the user.
    """

    def __init__(
        self,
        times: "int | Amount",
        kinds: int,
        mode: int,
        who: int,
        spread: bool = False,
        far: bool = False,
        seaward: bool = False,
        defend: int = 0,
        ashore: bool = False,
        evenly: bool = False,
    ) -> None:
        super().__init__(times, mode, who)
        self.kinds = kinds
        self.spread = spread
        self.far = far
        self.seaward = seaward
        self.defend = defend
        self.ashore = ashore
        self.evenly = evenly

    def begin(self, frame: Frame) -> None:
        del frame.values[VALUES:]

    def options(self, table: Island, frame: Frame) -> list[int]:
        goals = self.open(table, frame)
        if frame.values[PIECE] >= 0 or not goals:
            return [verbs.TO + other for other in goals]
        return [verbs.PIECE + each for each in things(table, frame.values[LAND], self.kinds)]

    def open(self, table: Island, frame: Frame) -> list[int]:
        """Where the chosen piece may go; if they spread and few are left, where none has gone."""
        land, entered = frame.values[LAND], frame.values[VALUES:]
        if entered and (self.far or self.seaward):
            return entered[:1]
        if self.far:
            return table.lands
        near = beside(table, frame, land)
        if self.seaward:
            way = to_sea(table, land)
            return [other for other in near if to_sea(table, other) < way]
        if self.evenly and near:
            least = min([entered.count(other) for other in near])
            return [other for other in near if entered.count(other) == least]
        if not self.spread:
            return near
        new = [other for other in near if other not in entered]
        left = min(frame.values[LEFT], table.number(land, self.kinds))
        return new if left <= len(new) else near

    def all_alike(self, table: Island, frame: Frame) -> bool:
        land = frame.values[LAND]
        return frame.values[PIECE] < 0 and frame.values[LEFT] >= table.number(land, self.kinds)

    def do(self, table: Island, frame: Frame, move: int) -> None:
        values = frame.values
        if values[PIECE] < 0:
            values[PIECE] = verbs.ARGUMENT[move]
            return
        thing, source, land = values[PIECE], values[LAND], verbs.ARGUMENT[move]
        values[OTHER] = land
        values[PIECE] = -1
        values.append(land)
        self.count_down(frame)
        if self.ashore and table.at_sea(land):
            saved = programs.bound(values[ACTOR], land)
            saved[OTHER] = source
            saved[PIECE] = thing
            table.running().push(programs.ASHORE, 0, values[ACTOR], saved)
        else:
            carry(table, thing, source, land)
        if self.defend:
            table.defend[source] -= self.defend
            table.defend[land] += self.defend
            acts.note(table, "defend", [land, self.defend])

    def refused(self, table: Island, frame: Frame, move: int) -> int:
        land, argument = frame.values[LAND], verbs.ARGUMENT[move]
        if verbs.VERB[move] == verbs.PIECE:
            return wrong_thing(table, land, argument)
        if self.far:
            return codes.NOT_ON_ISLAND
        if self.seaward:
            return codes.WRONG_LAND
        near = argument in beside(table, frame, land)
        return codes.NOT_SPREAD if near else codes.NOT_ADJACENT

    def told(self) -> Text:
        said = Text("{what} verschieben{how}", "push {what}{how}")
        how = NOTHING
        if self.seaward:
            said = Text(
                "{what} in ein angrenzendes Gebiet verschieben, das näher am Ozean liegt",
                "push {what} into one adjacent land that is nearer to an Ocean",
            )
        if self.far:
            said = Text("{what} in ein beliebiges Gebiet bewegen", "move {what} to any one land")
        elif self.spread:
            how = _SPREAD
        elif self.evenly:
            how = _EVENLY
        elif self.defend:
            how = _ALONG.fill(defend=self.defend)
        elif self.ashore:
            how = _ASHORE
        return said.fill(what=pieces_words(self.times, self.mode == UP_TO, self.kinds), how=how)


def to_sea(table: Island, land: int) -> int:
    """How many steps a land is away from the coast."""
    steps = 0
    while not any(table.coastal(each) for each in table.distances([land], steps)):
        steps += 1
    return steps


class Gather(Counted):
    """Moves pieces from adjacent lands into the land."""

    def __init__(self, times: "int | Amount", kinds: int, mode: int, who: int) -> None:
        super().__init__(times, mode, who)
        self.kinds = kinds

    def options(self, table: Island, frame: Frame) -> list[int]:
        source = frame.values[PIECE]
        if source >= 0:
            return [verbs.PIECE + each for each in things(table, source, self.kinds)]
        return [
            verbs.FROM + other
            for other in beside(table, frame, frame.values[LAND])
            if table.number(other, self.kinds)
        ]

    def do(self, table: Island, frame: Frame, move: int) -> None:
        values = frame.values
        if values[PIECE] < 0:
            values[PIECE] = verbs.ARGUMENT[move]
            return
        source = values[PIECE]
        values[PIECE] = -1
        self.count_down(frame)
        carry(table, verbs.ARGUMENT[move], source, values[LAND])

    def refused(self, table: Island, frame: Frame, move: int) -> int:
        if frame.values[PIECE] >= 0:
            return wrong_thing(table, frame.values[PIECE], verbs.ARGUMENT[move])
        return super().refused(table, frame, move)

    def told(self) -> Text:
        return Text("{what} versammeln", "gather {what}").fill(
            what=pieces_words(self.times, self.mode == UP_TO, self.kinds)
        )


def carry(table: Island, thing: int, source: int, land: int) -> None:
    """Moves what a move names from one land to another; blight that is moved harms nobody."""
    if thing < codes.CLASSES:
        acts.move(table, acts.find(table, source, thing), source, land)
        return
    kind = thing - _TOKEN
    table.tokens[source * codes.TOKENS + kind - codes.BEASTS] -= 1
    table.tokens[land * codes.TOKENS + kind - codes.BEASTS] += 1
    acts.note(table, "carry", [kind, source, land])
    if kind == codes.BEASTS:
        acts.let_follow(table, panel.BEASTS_ALLY, source, land)


class Harm(Counted):
    """Damage that is split among the pieces of some kinds, one point or a whole piece at a time.

    ``more``: a "+N" that belongs to damage before it. ``around``: also in adjacent lands, each time
    in one that is chosen. ``distinct``: at most one point for each piece; those already hit are
    listed as they are now.
    """

    def __init__(
        self,
        times: "int | Amount",
        kinds: int,
        who: int,
        more: bool = False,
        around: bool = False,
        distinct: bool = False,
    ) -> None:
        super().__init__(times, MUST, who)
        self.kinds = kinds
        self.more = more
        self.around = around
        self.distinct = distinct

    def begin(self, frame: Frame) -> None:
        del frame.values[VALUES:]

    def options(self, table: Island, frame: Frame) -> list[int]:
        if not self.around:
            return self.hits(table, frame, frame.values[LAND])
        if frame.values[PIECE] >= 0:
            return self.hits(table, frame, frame.values[PIECE])
        land = frame.values[LAND]
        lands = [land, *beside(table, frame, land)]
        return [verbs.LAND + each for each in lands if self.hits(table, frame, each)]

    def hits(self, table: Island, frame: Frame, land: int) -> list[int]:
        left = frame.values[LEFT]
        found: list[int] = []
        for number in acts.mortals(table, land, self.kinds):
            if self.distinct and self.all_hit(table, frame, number):
                continue
            needed = table.health(land, number) - codes.damage_of(number)
            if needed <= (1 if self.distinct else left):
                found.append(verbs.KILL + number)
            if needed > 1:
                found.append(verbs.HIT + number)
        return found

    def all_hit(self, table: Island, frame: Frame, number: int) -> bool:
        """Whether all pieces of a class have got their point already."""
        there = [codes.class_of(piece) for piece in table.pieces[frame.values[LAND]]]
        return frame.values[VALUES:].count(number) >= there.count(number)

    def all_alike(self, table: Island, frame: Frame) -> bool:
        if self.around or self.distinct:
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
        land = values[PIECE] if self.around else values[LAND]
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
        if self.around and frame.values[PIECE] < 0:
            return codes.WRONG_LAND if verb == verbs.LAND else codes.NOT_ASKED
        if verb != verbs.KILL and verb != verbs.HIT:
            return codes.NOT_OPTIONAL if move == verbs.DONE else codes.NOT_ASKED
        land = frame.values[PIECE] if self.around else land
        if number not in acts.mortals(table, land, self.kinds):
            return wrong_thing(table, land, number)
        if self.distinct and self.all_hit(table, frame, number):
            return codes.SAME_AGAIN
        return codes.TOO_TOUGH if verb == verbs.KILL else codes.WOULD_KILL

    def told(self) -> Text:
        to = NOTHING if self.kinds == codes.INVADERS else to_words(self.kinds)
        noun = spaced(_DAMAGE, to, _AROUND if self.around else NOTHING)
        return Text("{sign}{said}{most}", "{sign}{said}{most}").fill(
            sign="+" if self.more else "",
            said=amount_words(self.times, noun, noun),
            most=_DISTINCT.fill(each=to_each_words(self.kinds)) if self.distinct else NOTHING,
        )


class HarmEach(Instant):
    """Damage to every piece of some kinds."""

    def __init__(self, number: int, kinds: int) -> None:
        self.number = number
        self.kinds = kinds

    def act(self, table: Island, frame: Frame) -> None:
        land = frame.values[LAND]
        frame.values[DONE] = 0
        for piece in table.pieces[land][:]:
            kind = codes.kind_of(piece)
            if self.kinds >> kind & 1 and acts.wound(table, land, piece, self.number):
                fell(frame, kind)

    def told(self) -> Text:
        return Text("{number} Schaden {each}", "{number} Damage {each}").fill(
            number=self.number, each=to_each_words(self.kinds)
        )


class Destroy(Counted):
    """Destroys pieces, whatever their health; perhaps by drowning them."""

    def __init__(
        self, times: "int | Amount", kinds: int, mode: int, who: int, drowns: bool
    ) -> None:
        super().__init__(times, mode, who)
        self.kinds = kinds
        self.drowns = drowns

    def options(self, table: Island, frame: Frame) -> list[int]:
        return [verbs.PIECE + each for each in harmed(table, frame.values[LAND], self.kinds)]

    def all_alike(self, table: Island, frame: Frame) -> bool:
        return frame.values[LEFT] >= table.number(frame.values[LAND], self.kinds)

    def do(self, table: Island, frame: Frame, move: int) -> None:
        thing, land = verbs.ARGUMENT[move], frame.values[LAND]
        frame.values[LEFT] -= 1
        if thing >= codes.CLASSES:
            acts.take_token(table, land, thing - _TOKEN)
            fell(frame, thing - _TOKEN)
        elif self.drowns and not dreams.dreaming(table):
            acts.drown(table, land, acts.find(table, land, thing))
            fell(frame, codes.kind_of(thing))
        elif acts.destroy(table, land, acts.find(table, land, thing)):
            fell(frame, codes.kind_of(thing))

    def refused(self, table: Island, frame: Frame, move: int) -> int:
        return wrong_thing(table, frame.values[LAND], verbs.ARGUMENT[move])

    def told(self) -> Text:
        said = Text("{what} zerstören", "destroy {what}")
        if self.drowns:
            said = Text("{what} ertränken", "drown {what}")
        return said.fill(what=pieces_words(self.times, self.mode == UP_TO, self.kinds))


class Remove(Counted):
    """Takes pieces off the island: no fear, and nothing is destroyed."""

    def __init__(self, times: "int | Amount", kinds: int, mode: int, who: int) -> None:
        super().__init__(times, mode, who)
        self.kinds = kinds

    def options(self, table: Island, frame: Frame) -> list[int]:
        return [verbs.PIECE + each for each in things(table, frame.values[LAND], self.kinds)]

    def all_alike(self, table: Island, frame: Frame) -> bool:
        return frame.values[LEFT] >= table.number(frame.values[LAND], self.kinds)

    def do(self, table: Island, frame: Frame, move: int) -> None:
        thing, land = verbs.ARGUMENT[move], frame.values[LAND]
        if thing < codes.CLASSES:
            piece = acts.find(table, land, thing)
            acts.take(table, land, piece)
            acts.note(table, "remove", [piece, land])
        else:
            acts.take_token(table, land, thing - _TOKEN)
        self.count_down(frame)

    def refused(self, table: Island, frame: Frame, move: int) -> int:
        return wrong_thing(table, frame.values[LAND], verbs.ARGUMENT[move])

    def told(self) -> Text:
        return Text("{what} entfernen", "remove {what}").fill(
            what=pieces_words(self.times, self.mode == UP_TO, self.kinds)
        )


class Replace(Counted):
    """Puts other pieces in the place of one; damage stays, strife only on invaders.

    Where several pieces come for one, the first takes the damage and the last the strife; damage
    that the first does not need may go to the last.
    """

    def __init__(
        self, times: "int | Amount", kinds: int, into: int, number: int, mode: int, who: int
    ) -> None:
        super().__init__(times, mode, who)
        self.kinds = kinds
        self.into = into
        self.number = number

    def options(self, table: Island, frame: Frame) -> list[int]:
        if frame.values[PIECE] >= 0:
            return [verbs.HIT + frame.values[PIECE], verbs.DONE]
        return [verbs.PIECE + each for each in things(table, frame.values[LAND], self.kinds)]

    def do(self, table: Island, frame: Frame, move: int) -> None:
        land, values = frame.values[LAND], frame.values
        if verbs.VERB[move] == verbs.HIT:
            values[PIECE] = -1
            acts.wound(table, land, acts.find(table, land, verbs.ARGUMENT[move]), 1)
            return
        piece = acts.find(table, land, verbs.ARGUMENT[move])
        acts.take(table, land, piece)
        acts.note(table, "replace", [piece, land, self.into, self.number])
        self.count_down(frame)
        if self.into >= codes.PEOPLE:
            acts.add_token(table, land, self.into, self.number)
        else:
            self.place(table, frame, piece)

    def place(self, table: Island, frame: Frame, old: int) -> None:
        """Puts the new pieces with health into the land, with what was on the old one."""
        land, hurt = frame.values[LAND], codes.damage_of(old)
        strife = 0 if self.into == codes.DAHAN else codes.strife_of(old) * codes.STRIFE_BIT
        for at in range(self.number):
            piece = self.into + (strife if at == self.number - 1 else 0)
            acts.add(table, land, piece)
            if at == 0 and hurt:
                acts.wound(table, land, piece, hurt)
            elif at == self.number - 1 and hurt > table.health(land, piece):
                frame.values[PIECE] = codes.class_of(piece)

    def choose(self, state: State, frame: Frame, move: int) -> None:
        if move == verbs.DONE and frame.values[PIECE] >= 0:
            frame.values[PIECE] = -1
        else:
            super().choose(state, frame, move)

    def refused(self, table: Island, frame: Frame, move: int) -> int:
        return wrong_thing(table, frame.values[LAND], verbs.ARGUMENT[move])

    def told(self) -> Text:
        into = amount_words(
            Fixed(self.number), kind_words(self.into), kind_words(self.into, several=True)
        )
        return Text("{what} durch {into} ersetzen", "replace {what} with {into}").fill(
            what=pieces_words(self.times, self.mode == UP_TO, self.kinds), into=into
        )


class Add(Instant):
    """Puts pieces or tokens from the supply into the land."""

    def __init__(self, number: int, kind: int, box: bool = False) -> None:
        self.number = number
        self.kind = kind
        self.box = box  # blight that does not come from the card, and has no consequences

    def act(self, table: Island, frame: Frame) -> None:
        land = frame.values[LAND]
        if self.kind == codes.BLIGHT and not self.box:
            acts.add_blight(table, land, self.number)
        elif self.kind >= codes.PEOPLE:
            acts.add_token(table, land, self.kind, self.number)
        else:
            for _ in range(self.number):
                acts.add(table, land, self.kind)
                acts.note(table, "add", [self.kind, land])

    def told(self) -> Text:
        said = Text("{number} {kind} hinzufügen", "add {number} {kind}")
        if self.box:
            said = Text(
                "{number} {kind} aus der Schachtel hinzufügen", "add {number} {kind} from the box"
            )
        return said.fill(number=self.number, kind=kind_words(self.kind, self.number > 1))


class Fear(Instant):
    """Causes fear."""

    def __init__(self, number: "int | Amount", more: bool) -> None:
        self.number = amount(number)
        self.more = more

    def act(self, table: Island, frame: Frame) -> None:
        fear = self.number.value(table, frame)
        if not fear:
            return
        if frame.effect < programs.GROWTH:
            acts.frighten_in(table, frame.values[LAND], fear)
        else:
            acts.frighten(table, fear)

    def told(self) -> Text:
        return Text("{sign}{said}", "{sign}{said}").fill(
            sign="+" if self.more else "", said=amount_words(self.number, _FEAR, _FEAR)
        )


class Defend(Instant):
    """Lowers the damage of invaders in the land for this turn."""

    def __init__(self, number: "int | Amount") -> None:
        self.number = amount(number)

    def act(self, table: Island, frame: Frame) -> None:
        land, number = frame.values[LAND], self.number.value(table, frame)
        table.defend[land] += number
        acts.note(table, "defend", [land, number])

    def told(self) -> Text:
        said = spaced(self.number.told(), self.number.per())
        return Text("Verteidigen {said}", "Defend {said}").fill(said=said)


class Skip(Instant):
    """Actions of the invaders do not happen in the land this turn."""

    def __init__(self, actions: int) -> None:
        self.actions = actions

    def act(self, table: Island, frame: Frame) -> None:
        table.skips[frame.values[LAND]] |= self.actions
        acts.note(table, "skip", [frame.values[LAND], self.actions])

    def told(self) -> Text:
        if self.actions == codes.ALL_ACTIONS:
            return Text(
                "die Invasoren handeln dort in dieser Runde nicht",
                "Invaders take no actions there this turn",
            )
        if self.actions == 1 << codes.RAVAGE:
            return Text("dort wird in dieser Runde nicht gewütet", "no Ravage there this turn")
        return Text("dort wird in dieser Runde nicht gebaut", "no Build happens there this turn")


# As cards write them.


def push(
    times: "int | Amount",
    kinds: int,
    mode: int = MUST,
    who: int = USER,
    spread: bool = False,
    defend: int = 0,
    ashore: bool = False,
) -> Push:
    return Push(times, kinds, mode, who, spread, defend=defend, ashore=ashore)


def move(times: "int | Amount", kinds: int, mode: int = MUST, who: int = USER) -> Push:
    """To one land, however far away."""
    return Push(times, kinds, mode, who, far=True)


def sweep(times: "int | Amount", kinds: int, mode: int = MUST, who: int = USER) -> Push:
    """To one adjacent land nearer to the sea."""
    return Push(times, kinds, mode, who, seaward=True)


def spread(times: "int | Amount", kinds: int, mode: int = MUST, who: int = USER) -> Push:
    """To all adjacent lands."""
    return Push(times, kinds, mode, who, evenly=True)


def gather(times: "int | Amount", kinds: int, mode: int = MUST, who: int = USER) -> Gather:
    return Gather(times, kinds, mode, who)


def damage(
    times: "int | Amount",
    kinds: int = codes.INVADERS,
    who: int = USER,
    more: bool = False,
    around: bool = False,
    distinct: bool = False,
) -> Harm:
    return Harm(times, kinds, who, more, around, distinct)


def damage_each(number: int, kinds: int = codes.INVADERS) -> HarmEach:
    return HarmEach(number, kinds)


def destroy(times: "int | Amount", kinds: int, mode: int = MUST, who: int = USER) -> Destroy:
    return Destroy(times, kinds, mode, who, False)


def drown(times: "int | Amount", kinds: int, mode: int = MUST) -> Destroy:
    return Destroy(times, kinds, mode, USER, True)


def remove(times: "int | Amount", kinds: int, mode: int = MUST, who: int = USER) -> Remove:
    return Remove(times, kinds, mode, who)


def replace(
    kinds: int, into: int, number: int = 1, times: int = 1, mode: int = MUST, who: int = USER
) -> Replace:
    return Replace(times, kinds, into, number, mode, who)


def add(number: int, kind: int, box: bool = False) -> Add:
    return Add(number, kind, box)


def fear(number: "int | Amount", more: bool = False) -> Fear:
    return Fear(number, more)


def defend(number: "int | Amount") -> Defend:
    return Defend(number)


def skip(actions: int = codes.ALL_ACTIONS) -> Skip:
    return Skip(actions)
