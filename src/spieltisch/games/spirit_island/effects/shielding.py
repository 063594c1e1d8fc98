"""Asking who pays so that harm reaches invaders, and those who would be left at sea."""

from typing import Final

from spieltisch.core.effects import ASKS, DONE, Step
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.effects.basics import Instant, Single, YesNo, go_on, island
from spieltisch.games.spirit_island.effects.words import kind_words, land_name
from spieltisch.games.spirit_island.state import acts, codes, dreams, programs, shields, verbs
from spieltisch.games.spirit_island.state.law import Change, Law
from spieltisch.games.spirit_island.state.programs import LAND, MARK, OTHER
from spieltisch.games.spirit_island.state.table import Island

_SILENT: Final = Text("", "")


class Shielded(Change):
    """Invaders come to harm only near a flame, or if somebody pays."""

    def __init__(self, price: int) -> None:
        self.price = price

    def change(self, law: Law) -> None:
        law.harm_price = self.price

    def told(self) -> Text:
        return Text(
            "Schaden an Invasoren und ihre Zerstörung wirken nur, wenn ein Flammenzeichen "
            "höchstens 1 Gebiet entfernt ist oder {price} Energie bezahlt werden: für eine "
            "Fähigkeit von ihrem Geist, sonst von einem beliebigen, je Zurückschlagen der Dahan "
            "und je Gebiet, das ein Ereignis oder eine Furcht-Karte betrifft. Wer so an einem "
            "unmöglichen Ort übrig bliebe, kommt ins nächste Gebiet",
            "Damage to and destruction of Invaders only work if a Flame marker is within range 1 "
            "or {price} Energy are paid: for a Power by its Spirit, otherwise by any of them, for "
            "each fight of the Dahan and for each land that an event or Fear card is about. "
            "Invaders left in an impossible place go to the nearest land",
        ).fill(price=self.price)


def asks(table: Island, kinds: int, lands: list[int], what: int = shields.HARM) -> bool:
    """Begins to ask about the first land whose invaders are spared; False if all is answered."""
    if not shields.price(table, what):
        return False
    for land in lands:
        here = table.count(land, kinds & codes.INVADERS) > 0
        lit = what == shields.HARM and shields.lit(table, land)
        if here and not lit and shields.answer(table, land, what) == shields.OPEN:
            values = programs.bound(-1, land)
            values[MARK] = 0
            values[OTHER] = what
            table.running().push(programs.BURN, 0, max(0, dreams.user(table)), values)
            return True
    return False


class PayToHarm(YesNo):
    """The user of a power, or one spirit after the other, is asked to pay.

    MARK has the seats that do not want to, as bits.
    """

    def run(self, state: State, frame: Frame) -> bool:
        table = island(state)
        seats = self.payers(table, frame)
        if not seats:
            land, what = frame.values[LAND], frame.values[OTHER]
            shields.decide(table, land, what, False)
            acts.note(table, "unmoved" if what == shields.MOVING else "unharmed", [land])
            return go_on(frame)
        frame.seat = seats[0]
        return ASKS

    def payers(self, table: Island, frame: Frame) -> list[int]:
        """The seats that can still be asked, the one whose board it is first."""
        user, owner = dreams.user(table), table.owner(frame.values[LAND])
        seats = [user]
        if user < 0:
            seats = [owner] + [seat for seat in range(table.seats) if seat != owner]
        price = shields.price(table, frame.values[OTHER])
        able = [seat for seat in seats if table.energy[seat] >= price]
        return [seat for seat in able if not frame.values[MARK] >> seat & 1]

    def choose(self, state: State, frame: Frame, move: int) -> None:
        table, land, what = island(state), frame.values[LAND], frame.values[OTHER]
        if move == verbs.NO:
            frame.values[MARK] |= 1 << frame.seat
            return
        acts.gain_energy(table, frame.seat, -shields.price(table, what))
        shields.decide(table, land, what, True)
        go_on(frame)

    def question(self, state: State, frame: Frame) -> Text:
        table, what = island(state), frame.values[OTHER]
        said = Text(
            "Zahle {price} Energie, damit den Invasoren in {land} Schaden geschieht?",
            "Pay {price} Energy so that the Invaders in {land} come to harm?",
        )
        if what == shields.MOVING:
            said = Text(
                "Zahle {price} Energie, damit diese Fähigkeit Invasoren bewegt?",
                "Pay {price} Energy so that this Power moves Invaders?",
            )
        elif dreams.user(table) >= 0:
            said = Text(
                "Zahle {price} Energie, damit diese Fähigkeit Invasoren schadet?",
                "Pay {price} Energy so that this Power harms Invaders?",
            )
        return said.fill(price=shields.price(table, what), land=land_name(frame.values[LAND]))

    def told(self) -> Text:
        return _SILENT


class Strand(Single):
    """An invader at sea drowns, or goes to the nearest land if harm does not reach it."""

    def run(self, state: State, frame: Frame) -> bool:
        table, sea = island(state), frame.values[LAND]
        if frame.values[MARK] not in table.pieces[sea]:
            return go_on(frame)
        if asks(table, codes.INVADERS, [sea]):
            return DONE
        if not shields.spared(table, sea, frame.values[MARK] & 3):
            go_on(frame)
            acts.drown(table, sea, frame.values[MARK])
            return DONE
        return super().run(state, frame)

    def choices(self, state: State, frame: Frame) -> list[int]:
        table = island(state)
        near = table.near[frame.values[LAND]]
        return [verbs.TO + land for land in near if not table.at_sea(land)]

    def why_not(self, state: State, frame: Frame, move: int) -> int:
        return codes.NOT_ADJACENT if verbs.VERB[move] == verbs.TO else codes.NOT_ASKED

    def choose(self, state: State, frame: Frame, move: int) -> None:
        piece, sea = frame.values[MARK], frame.values[LAND]
        go_on(frame)
        acts.move(island(state), piece, sea, verbs.ARGUMENT[move])

    def question(self, state: State, frame: Frame) -> Text:
        return Text("Wähle, wo 1 {kind} an Land kommt", "Choose where 1 {kind} comes ashore").fill(
            kind=kind_words(codes.kind_of(frame.values[MARK]))
        )

    def told(self) -> Text:
        return _SILENT


class Quench(Instant):
    """What was paid for harm ends with the effect."""

    def act(self, table: Island, frame: Frame) -> None:
        if table.law.harm_price or table.spells:
            shields.forget(table, len(table.running().frames) - 1)

    def told(self) -> Text:
        return _SILENT


PROGRAMS: Final[dict[int, tuple[str, Step]]] = {
    programs.BURN: ("burn", PayToHarm()),
    programs.STRAND: ("strand", Strand()),
}
