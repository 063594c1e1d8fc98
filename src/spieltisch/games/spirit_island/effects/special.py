"""What special rules of spirits and lasting powers add by themselves, and what follows an effect.

Below every power, every card and every ravage of a land lies a frame of `programs.AFTER`: it says
whose effect it is, and when the effect is through it sees to what comes of it.
"""

from typing import Final

from spieltisch.core.effects import ASKS, DONE, Node, Sequence, Step
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.cards import panel
from spieltisch.games.spirit_island.effects import land, spirit
from spieltisch.games.spirit_island.effects.amounts import Done
from spieltisch.games.spirit_island.effects.basics import ALL, Instant, Single, YesNo, go_on, island
from spieltisch.games.spirit_island.effects.moving import carry
from spieltisch.games.spirit_island.effects.shielding import PROGRAMS as SHIELDING
from spieltisch.games.spirit_island.effects.shielding import Quench
from spieltisch.games.spirit_island.effects.watching import watcher
from spieltisch.games.spirit_island.effects.words import kind_words, land_name, thing_words
from spieltisch.games.spirit_island.state import acts, codes, dreams, law, programs, turn, verbs
from spieltisch.games.spirit_island.state.programs import (
    ACTOR,
    AGAIN,
    LAND,
    MARK,
    OTHER,
    PIECE,
    VALUES,
)
from spieltisch.games.spirit_island.state.programs import DONE as COUNTED
from spieltisch.games.spirit_island.state.table import Island

_DEED: Final = 1  # the step after the target has been chosen
_SILENT: Final = Text("", "")


class Wake(Instant):
    """What a power only dreamt is forgotten."""

    def act(self, table: Island, frame: Frame) -> None:
        seat = frame.values[ACTOR]
        if seat >= 0 and table.rule(seat, panel.DREAMS):
            dreams.wake(table)

    def told(self) -> Text:
        return _SILENT


class Aftermath(Instant):
    """Who watches for destruction acts, but not for what they have destroyed that way themselves.

    Bound after the other values are the notes of those whose doing this is.
    """

    def act(self, table: Island, frame: Frame) -> None:
        lost = taken(table)
        if not lost:
            return
        causes = frame.values[VALUES:]
        notes = table.turn
        for at in range(len(notes) - turn.SIZE, -1, -turn.SIZE):
            if notes[at] != turn.WATCH or notes[at + 1] != turn.DESTROYED or at in causes:
                continue
            watch = watcher(table, at)
            here = [kind for place, kind in lost if place == notes[at + 2]]
            number = sum([1 for kind in here if watch.kinds >> kind & 1])
            if not number:
                continue
            values = programs.bound(notes[at + 5], notes[at + 2])
            values.extend([*causes, at])
            table.running().push(programs.AFTER, 0, max(0, notes[at + 5]), values)
            acts.stir(table, at, number)
            if watch.once:
                notes[at] = turn.NOTHING

    def told(self) -> Text:
        return _SILENT


def taken(table: Island) -> list[tuple[int, int]]:
    """Land and kind of the pieces whose loss has been noted, which is crossed out."""
    found: list[tuple[int, int]] = []
    notes = table.turn
    for at in range(0, len(notes), turn.SIZE):
        if notes[at] == turn.LOST:
            found.append((notes[at + 1], notes[at + 2]))
            notes[at] = turn.NOTHING
    return found


class Responses(Step):
    """What the effect has moved and destroyed has consequences, and so have they."""

    def run(self, state: State, frame: Frame) -> bool:
        table = island(state)
        if not table.toll and not table.raids:
            frame.step += 1
            return DONE
        toll, raids = table.toll, table.raids
        table.toll, table.raids = [], []
        for at in range(0, len(toll), 2):
            moment = law.TOWN_LOST if toll[at] == codes.TOWN else law.CITY_LOST
            self.push(table, moment, toll[at + 1], 1)
        for at in range(0, len(raids), 2):
            here = table.count(raids[at], codes.DAHANS)
            self.push(table, law.DAHAN_MOVED, raids[at], min(here, raids[at + 1]))
        return DONE

    def push(self, table: Island, moment: int, land: int, number: int) -> None:
        for effect in table.law.programs[moment]:
            values = programs.bound(-1, land)
            values[COUNTED] = number
            acts.begin(table, table.running(), effect, table.owner(land), values)

    def told(self) -> Text:
        return _SILENT


class Anew(Instant):
    """A power that repeats itself is used anew: with a new target, or in a land chosen already."""

    def act(self, table: Island, frame: Frame) -> None:
        if frame.values[AGAIN] > 0:
            values = frame.values
            bound = programs.bound(values[ACTOR], -1)
            bound[AGAIN] = values[AGAIN]
            again = acts.begin(table, table.running(), values[PIECE], values[ACTOR], bound)
            if values[LAND] >= 0:
                again.values[LAND] = values[LAND]
                again.step = _DEED

    def told(self) -> Text:
        return _SILENT


class Follow(YesNo):
    """A presence may go where a piece has gone."""

    def run(self, state: State, frame: Frame) -> bool:
        table, values = island(state), frame.values
        stays = not table.presence_in(frame.seat, values[OTHER])
        if stays or not table.may_stand(frame.seat, values[LAND]):
            return go_on(frame)
        return ASKS

    def choose(self, state: State, frame: Frame, move: int) -> None:
        values = frame.values
        go_on(frame)
        if move == verbs.YES:
            acts.move_presence(island(state), frame.seat, values[OTHER], values[LAND])

    def question(self, state: State, frame: Frame) -> Text:
        return Text(
            "Lass 1 Präsenz von {source} nach {land} mitgehen?",
            "Let 1 Presence move along from {source} to {land}?",
        ).fill(source=land_name(frame.values[OTHER]), land=land_name(frame.values[LAND]))

    def told(self) -> Text:
        return Text("1 Präsenz darf mitgehen", "1 Presence may move along")


class Flee(Single):
    """An invader that has died in a dream is pushed."""

    def choices(self, state: State, frame: Frame) -> list[int]:
        table, here = island(state), frame.values[LAND]
        if frame.values[MARK] not in table.pieces[here]:
            return []
        return [verbs.TO + other for other in table.around(here)]

    def why_not(self, state: State, frame: Frame, move: int) -> int:
        return codes.NOT_ADJACENT if verbs.VERB[move] == verbs.TO else codes.NOT_ASKED

    def choose(self, state: State, frame: Frame, move: int) -> None:
        values = frame.values
        go_on(frame)
        acts.move(island(state), values[MARK], values[LAND], verbs.ARGUMENT[move])

    def question(self, state: State, frame: Frame) -> Text:
        return Text(
            "Wähle, wohin 1 {kind} aus {land} flieht", "Choose where 1 {kind} flees from {land}"
        ).fill(
            kind=kind_words(codes.kind_of(frame.values[MARK])), land=land_name(frame.values[LAND])
        )

    def told(self) -> Text:
        return Text("den Invasor verschieben", "push the Invader")


class Ashore(Step):
    """A piece that was pushed into the sea drowns, or is set down in a coastal land."""

    def run(self, state: State, frame: Frame) -> bool:
        return ASKS

    def choices(self, state: State, frame: Frame) -> list[int]:
        table = island(state)
        coast = [verbs.LAND + land for land in table.lands if table.coastal(land)]
        return [*coast, verbs.DONE]

    def why_not(self, state: State, frame: Frame, move: int) -> int:
        return codes.WRONG_LAND if verbs.VERB[move] == verbs.LAND else codes.NOT_ASKED

    def choose(self, state: State, frame: Frame, move: int) -> None:
        values = frame.values
        goal = values[LAND] if move == verbs.DONE else verbs.ARGUMENT[move]
        thing = values[PIECE]
        go_on(frame)
        carry(island(state), thing, values[OTHER], goal, values[ACTOR])

    def question(self, state: State, frame: Frame) -> Text:
        return Text(
            "Wähle, in welches Küstengebiet {what} kommt, oder lass es ertrinken",
            "Choose to which Coastal land {what} goes, or let it drown",
        ).fill(what=thing_words(frame.values[PIECE]))

    def answer(self, state: State, frame: Frame, move: int) -> Text:
        return Text("Ertrinken lassen", "Let it drown") if move == verbs.DONE else Text("", "")

    def told(self) -> Text:
        return Text(
            "statt zu ertrinken dürfen sie in ein Küstengebiet deiner Wahl",
            "instead of drowning they may go to a Coastal land of your choice",
        )


PROGRAMS: Final[dict[int, tuple[str, Node]]] = {
    programs.AFTER: ("after", Sequence([Quench(), Wake(), Aftermath(), Responses(), Anew()])),
    programs.FOLLOW: ("follow", Follow()),
    programs.FLEE: ("flee", Flee()),
    programs.ASHORE: ("ashore", Ashore()),
    programs.SWORN: ("sworn", spirit.lose_presence(Done(), 1)),
    programs.FORBID: ("forbid", land.push(ALL, codes.DAHANS)),
    programs.RECLAIM_ONE: ("reclaim-one", spirit.reclaim_one()),
    programs.KEEP: ("keep", spirit.take_back()),
    programs.ANY_ELEMENT: ("any-element", spirit.gain_elements(1)),
    **SHIELDING,
    programs.SPARK: ("spark", land.damage(1)),
}
