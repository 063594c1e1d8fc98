"""A ravage of one land, to the letter: what stops it, damage, blight, strife, dahan striking back.

Each land is a frame of its own with these steps, so that whatever a step brings about (a cascade,
the blight card, a town of Sweden) is finished before the next one.
"""

from typing import Final

from spieltisch.core.effects import ASKS, DONE, Amount, Node, Sequence
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text, both
from spieltisch.games.spirit_island.cards import panel
from spieltisch.games.spirit_island.effects.awaiting import more_strikes
from spieltisch.games.spirit_island.effects.basics import Instant, YesNo, island, leave
from spieltisch.games.spirit_island.effects.harsher import more_damage
from spieltisch.games.spirit_island.effects.land import damage
from spieltisch.games.spirit_island.effects.lasting import ACTION_WORDS, banned
from spieltisch.games.spirit_island.effects.words import land_name
from spieltisch.games.spirit_island.state import acts, codes, law, programs, turn, verbs
from spieltisch.games.spirit_island.state.programs import LAND, MARK, OTHER, SPIRIT
from spieltisch.games.spirit_island.state.table import Island

BLIGHTS_LAND: Final = 2  # damage that adds a blight
_NO_MORE: Final = [0] * codes.PEOPLE
SILENT: Final = Text("", "")

# Where a ravage keeps what was there when the invaders struck, and how many dahan that cost.
_DAHAN: Final = SPIRIT
_LOST: Final = OTHER


class Stopped(YesNo):
    """Whether an action of the invaders happens in the land at all.

    What stops it for nothing comes first, so that nobody pays in vain and no token is used up,
    then what turns it into another action; at last whoever may stop it by losing a presence is
    asked.
    """

    def __init__(self, action: int) -> None:
        self.action = action

    def run(self, state: State, frame: Frame) -> bool:
        table, land = island(state), frame.values[LAND]
        if banned(table, self.action, land, frame.values[MARK] != EXTRA):
            acts.note(table, "stopped", [self.action, land])
            return leave(frame)
        if table.turn and table.count(land, codes.INVADERS):
            other = turn.converted(table, land, self.action)
            if other >= 0:
                acts.note(table, "stopped", [self.action, land])
                begin_action(table, other, land, EXTRA)
                return leave(frame)
        seat = self.choker(table, land)
        if seat < 0 or self.action == codes.EXPLORE:
            frame.step += 1
            return DONE
        frame.seat = seat
        return ASKS

    def choker(self, table: Island, land: int) -> int:
        """The spirit that may stop a ravage or a build there by losing a presence."""
        seat = table.holder(panel.CHOKES)
        return seat if seat >= 0 and table.sacred(seat, land) else -1

    def choose(self, state: State, frame: Frame, move: int) -> None:
        if move == verbs.NO:
            frame.step += 1
            return
        table, land = island(state), frame.values[LAND]
        acts.note(table, "choked", [frame.seat, self.action, land])
        acts.destroy_presence(table, frame.seat, land)
        leave(frame)

    def question(self, state: State, frame: Frame) -> Text:
        land, action = land_name(frame.values[LAND]), ACTION_WORDS[self.action]
        return Text(
            "Zerstöre 1 Präsenz in {land}, um das {action} zu verhindern?",
            "Destroy 1 Presence in {land} to stop the {action}?",
        ).fill(land=land, action=action)

    def told(self) -> Text:
        return SILENT


# How an action of the invaders came about; extra ones are not stopped by what stops normal ones.
EXTRA: Final = 0
NORMAL: Final = 1
AWAITED: Final = 2  # a normal ravage for which something has waited, see effects/awaiting.py


def begin_action(table: Island, action: int, land: int, how: int) -> None:
    """Lets the invaders act in a land."""
    effect = ACTIONS[action]
    values = programs.bound(-1, land)
    values[MARK] = how
    if action == codes.RAVAGE:
        acts.begin(table, table.running(), effect, table.owner(land), values)
    else:
        table.running().push(effect, 0, table.owner(land), values)


ACTIONS: Final = [programs.RAVAGE, programs.BUILD, programs.EXPLORE]


class Strike(Instant):
    """The invaders deal their damage, to the land and to the dahan at once."""

    def act(self, table: Island, frame: Frame) -> None:
        land, values = frame.values[LAND], frame.values
        if not table.count(land, codes.INVADERS):
            leave(frame)
            return
        turned = turn.watchers(table, turn.RAVAGED, land) if table.turn else []
        if turned:
            acts.note(table, "stopped", [codes.RAVAGE, land])
            acts.stir(table, turned[0], 1)
            leave(frame)
            return
        dealt = might(table, land, values[MARK])
        acts.note(table, "ravage", [land, dealt, table.defence(land)])
        dahan = table.count(land, codes.DAHANS)
        values[_DAHAN] = dahan
        if not turn.safe(table, land, codes.DAHAN, turn.RAVAGE_DAMAGE):
            hurt_dahan(table, land, dealt)
        values[_LOST] = dahan - table.count(land, codes.DAHANS)
        if dealt >= BLIGHTS_LAND:
            harm_land(table, land, dealt)

    def told(self) -> Text:
        return Text(
            "Die Invasoren fügen dem Land und den Dahan Schaden zu",
            "The Invaders deal Damage to the land and to the Dahan",
        )


def might(table: Island, land: int, how: int = NORMAL) -> int:
    """How much damage the invaders of a land deal: each by itself, then strife, then in all.

    What is added for all of them comes even if strife holds each of them back (SI-Q6).
    ``how``: whether it is a normal ravage, and with what has waited for one.
    """
    more = more_strikes(table) if how == AWAITED else _NO_MORE
    total = 0
    for piece in table.pieces[land]:
        if codes.kind_of(piece) != codes.DAHAN and not codes.strife_of(piece):
            total += table.strikes(land, piece) + more[codes.kind_of(piece)]
    if how != EXTRA:
        total -= table.numb
    return max(0, total + more_damage(table, land) - table.defence(land))


def hurt_dahan(table: Island, land: int, damage: int) -> None:
    """Invaders and events destroy as many dahan as they can: those already hurt first."""
    dahan = [piece for piece in table.pieces[land] if codes.kind_of(piece) == codes.DAHAN]
    dahan.sort(reverse=True)
    for piece in dahan:
        if not damage:
            return
        dealt = min(damage, table.health(land, piece) - codes.damage_of(piece))
        damage -= dealt
        acts.wound(table, land, piece, dealt)


def harm_land(table: Island, land: int, damage: int) -> None:
    """Enough damage at once adds a blight, however much it is."""
    if turn.holds(table, turn.NO_BLIGHT, land):
        acts.add_blight(table, land)  # which says so
        return
    heavy = table.law.heavy_damage
    more = heavy > 0 and damage >= heavy
    acts.at_moment(table, law.RAVAGE_BLIGHT, land)  # comes after all that the blight brings about
    if more:
        acts.have_blight(table, 2)
    acts.add_blight(table, land)
    if more:
        acts.lay_blight(table, land)
        acts.take_blight(table)


class Calm(Instant):
    """Each invader whose damage strife has prevented loses one strife."""

    def act(self, table: Island, frame: Frame) -> None:
        land = frame.values[LAND]
        for piece in table.pieces[land][:]:
            if codes.strife_of(piece):
                acts.calm(table, land, piece)

    def told(self) -> Text:
        return Text("Invasoren mit Streit verlieren 1 Streit", "Invaders with Strife lose 1 Strife")


class Counterattack(Amount):
    """The damage of the dahan that strike back: the survivors, or all if they strike at once."""

    def value(self, state: State, frame: Frame) -> int:
        table, land = island(state), frame.values[LAND]
        dahan = table.count(land, codes.DAHANS)
        if turn.holds(table, turn.AT_ONCE, land):
            dahan = frame.values[_DAHAN]
        return dahan * table.law.strikes[codes.DAHAN]

    def told(self) -> Text:
        return both("2")

    def per(self) -> Text:
        return Text("je Dahan", "for each Dahan")


class Mourning(Instant):
    """After a ravage: who is sworn to the dahan loses presence for those who died."""

    def act(self, table: Island, frame: Frame) -> None:
        seat, lost = table.holder(panel.SWORN), frame.values[_LOST]
        if seat >= 0 and lost > 0:
            values = programs.bound(seat, frame.values[LAND])
            values[programs.DONE] = lost
            table.running().push(programs.SWORN, 0, seat, values)

    def told(self) -> Text:
        return SILENT


def program() -> Node:
    """A ravage of one land."""
    return Sequence([Stopped(codes.RAVAGE), Strike(), Calm(), damage(Counterattack()), Mourning()])
