"""Pieces and tokens of a land: which there are, adding and replacing them."""

from typing import Final

from spieltisch.core.effects import Amount, Fixed
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.effects.basics import (
    MUST,
    UP_TO,
    Counted,
    Instant,
    amount,
)
from spieltisch.games.spirit_island.effects.words import (
    amount_words,
    kind_words,
    kinds_words,
    land_name,
    left_words,
    many_words,
    one_of,
    pieces_words,
    spaced,
)
from spieltisch.games.spirit_island.state import acts, codes, verbs
from spieltisch.games.spirit_island.state.programs import LAND, LEFT, PIECE
from spieltisch.games.spirit_island.state.table import Island

TOKEN: Final = codes.CLASSES - codes.BEASTS  # added to the kind of a token: its number in a move


def things(table: Island, land: int, kinds: int, seat: int = -1) -> list[int]:
    """What of these kinds is in a land, as moves name it, each sort once; presence of a seat.

    Strife is named by the invaders under which it lies.
    """
    found = acts.classes(table, land, kinds) + tokens(table, land, kinds)
    if kinds & codes.STRIFES:
        invaders = acts.classes(table, land, codes.INVADERS)
        found += [each for each in invaders if codes.strife_of(each) and each not in found]
    if kinds & codes.PRESENCES and table.presence_in(seat, land):
        found.append(TOKEN + codes.PRESENCE)
    return found


def tokens(table: Island, land: int, kinds: int) -> list[int]:
    return [
        TOKEN + kind
        for kind in range(codes.BEASTS, codes.PRESENCE)
        if kinds >> kind & 1 and table.token(land, kind)
    ]


def wrong_thing(table: Island, land: int, thing: int, seat: int = -1) -> int:
    """Why a piece cannot be chosen: it is not there, or not of the right kind."""
    kinds = 1 << codes.kind_of(thing) if thing < codes.CLASSES else 1 << thing - TOKEN
    here = thing in things(table, land, kinds, seat)
    return codes.WRONG_PIECE if here else codes.NO_SUCH_PIECE


class Replace(Counted):
    """Puts other pieces in the place of one; damage stays, strife only on invaders.

    Where several pieces come for one, the first takes the damage and the last the strife; damage
    that the first does not need may go to the last. ``new``: a piece that has just come, so it
    bears neither.
    """

    def __init__(
        self,
        times: "int | Amount",
        kinds: int,
        into: int,
        number: int,
        mode: int,
        who: int,
        new: bool,
    ) -> None:
        super().__init__(times, mode, who)
        self.new = new
        self.kinds = kinds
        self.into = into
        self.number = number

    def options(self, table: Island, frame: Frame) -> list[int]:
        if frame.values[PIECE] >= 0:
            return [verbs.HIT + frame.values[PIECE], verbs.DONE]
        found = things(table, frame.values[LAND], self.kinds)
        return [verbs.PIECE + each for each in found if not self.new or each < codes.PEOPLE]

    def do(self, table: Island, frame: Frame, move: int) -> None:
        land, values = frame.values[LAND], frame.values
        if verbs.VERB[move] == verbs.HIT:
            values[PIECE] = -1
            acts.hurt(table, land, acts.find(table, land, verbs.ARGUMENT[move]), 1)
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
            if acts.lacking(table, land, self.into):
                return
            piece = self.into + (strife if at == self.number - 1 else 0)
            acts.add(table, land, piece)
            if at == 0 and hurt:
                acts.hurt(table, land, piece, hurt)
            elif at == self.number - 1 and hurt > table.health(land, piece):
                frame.values[PIECE] = codes.class_of(piece)

    def choose(self, state: State, frame: Frame, move: int) -> None:
        if move == verbs.DONE and frame.values[PIECE] >= 0:
            frame.values[PIECE] = -1
        else:
            super().choose(state, frame, move)

    def refused(self, table: Island, frame: Frame, move: int) -> int:
        return wrong_thing(table, frame.values[LAND], verbs.ARGUMENT[move])

    def question(self, state: State, frame: Frame) -> Text:
        if frame.values[PIECE] >= 0:
            return Text(
                "Gib 1 überzähligen Schaden weiter oder lass es",
                "Pass 1 superfluous Damage on or leave it",
            )
        said = Text("Ersetze {what} in {land} durch {into}", "Replace {what} in {land} with {into}")
        return said.fill(
            what=left_words(frame, self.mode == UP_TO, self.kinds),
            land=land_name(frame.values[LAND]),
            into=self.into_words(),
        )

    def into_words(self) -> Text:
        one, several = kind_words(self.into), kind_words(self.into, several=True)
        return amount_words(Fixed(self.number), one, several)

    def told(self) -> Text:
        into = self.into_words()
        said = Text("{what} durch {into} ersetzen", "replace {what} with {into}")
        if not one_of(self.times):
            said = Text("{what} durch je {into} ersetzen", "replace {what} with {into} each")
        return said.fill(what=pieces_words(self.times, self.mode == UP_TO, self.kinds), into=into)


class Add(Instant):
    """Puts pieces or tokens from the supply into the land."""

    def __init__(self, number: "int | Amount", kind: int, box: bool, cascades: bool) -> None:
        self.number = amount(number)
        self.kind = kind
        self.box = box  # blight that does not come from the card, and has no consequences
        self.cascades = cascades  # blight spreads where there is some already

    def act(self, table: Island, frame: Frame) -> None:
        land, number = frame.values[LAND], self.number.value(table, frame)
        if not number:
            return
        if self.kind == codes.BLIGHT and not self.box:
            acts.add_blight(table, land, number, self.cascades)
        elif self.kind >= codes.PEOPLE:
            acts.add_token(table, land, self.kind, number)
            if self.box and table.wave and self.kind == codes.BLIGHT:
                table.blight = max(1, table.blight - number)  # there the box is the card
        else:
            for _ in range(number):
                if acts.lacking(table, land, self.kind):
                    return
                acts.note(table, "add", [self.kind, land])
                acts.arrive(table, land, self.kind)

    def told(self) -> Text:
        said = Text("{what} hinzufügen", "add {what}")
        if self.box:
            said = Text("{what} aus der Schachtel hinzufügen", "add {what} from the box")
        elif not self.cascades:
            said = Text(
                "{what} hinzufügen, die sich nicht ausbreitet", "add {what}, which does not cascade"
            )
        one, several = kind_words(self.kind), kind_words(self.kind, several=True)
        return said.fill(what=amount_words(self.number, one, several))


class AddStrife(Counted):
    """Puts strife under invaders of some kinds; without any there can be none."""

    def __init__(self, times: "int | Amount", kinds: int, who: int) -> None:
        super().__init__(times, MUST, who)
        self.kinds = kinds

    def options(self, table: Island, frame: Frame) -> list[int]:
        return [verbs.PIECE + each for each in things(table, frame.values[LAND], self.kinds)]

    def do(self, table: Island, frame: Frame, move: int) -> None:
        land = frame.values[LAND]
        acts.disturb(table, land, acts.find(table, land, verbs.ARGUMENT[move]))
        self.count_down(frame)

    def refused(self, table: Island, frame: Frame, move: int) -> int:
        return wrong_thing(table, frame.values[LAND], verbs.ARGUMENT[move])

    def question(self, state: State, frame: Frame) -> Text:
        return Text(
            "Lege {left} Streit unter {kinds} in {land}", "Put {left} Strife on {kinds} in {land}"
        ).fill(
            left=frame.values[LEFT],
            kinds=many_words(self.kinds),
            land=land_name(frame.values[LAND]),
        )

    def told(self) -> Text:
        strife = amount_words(self.times, Text("Streit", "Strife"), Text("Streit", "Strife"))
        return Text("{strife} unter {kinds} legen", "put {strife} on {kinds}").fill(
            strife=strife, kinds=spaced(Text("1", "1"), kinds_words(self.kinds, 1))
        )
