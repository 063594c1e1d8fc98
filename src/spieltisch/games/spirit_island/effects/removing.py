"""Taking pieces and tokens off the island, and putting tokens back."""

from spieltisch.core.effects import Amount
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.effects.basics import (
    UP_TO,
    USER,
    Counted,
    beside,
    by_fear,
    island,
)
from spieltisch.games.spirit_island.effects.pieces import TOKEN, things, wrong_thing
from spieltisch.games.spirit_island.effects.words import (
    amount_words,
    land_name,
    left_words,
    pieces_words,
)
from spieltisch.games.spirit_island.state import acts, codes, verbs
from spieltisch.games.spirit_island.state.programs import LAND, LEFT, PIECE, VALUES
from spieltisch.games.spirit_island.state.table import Island


class TakeOff(Counted):
    """Takes pieces off the island.

    Where explorers persist, a fear card takes none off: it may push the one that was chosen. Those
    that are not pushed are listed, and not chosen again.
    """

    def begin(self, frame: Frame) -> None:
        if by_fear(frame):
            del frame.values[VALUES:]

    def persist(self, table: Island, frame: Frame) -> bool:
        return table.law.explorers_stay and by_fear(frame)

    def there(self, table: Island, frame: Frame, kinds: int) -> list[int]:
        """What can be chosen."""
        land, found = frame.values[LAND], things(table, frame.values[LAND], kinds)
        if not self.persist(table, frame):
            return found
        kept = frame.values[VALUES:]
        return [
            each
            for each in found
            if each not in kept or acts.number_of(table, land, each) > kept.count(each)
        ]

    def goals(self, table: Island, frame: Frame) -> list[int]:
        """Where an explorer that is not taken off may go."""
        near = beside(table, frame, frame.values[LAND])
        return [*[verbs.TO + land for land in near], verbs.DONE]

    def take_off(self, table: Island, frame: Frame, thing: int) -> None:
        stays = thing < codes.CLASSES and codes.kind_of(thing) == codes.EXPLORER
        if stays and self.persist(table, frame):
            frame.values[PIECE] = thing
        else:
            take_off(table, frame.values[LAND], thing)

    def push(self, table: Island, frame: Frame, move: int) -> None:
        """An explorer goes elsewhere instead, or stays where it is."""
        land, thing = frame.values[LAND], frame.values[PIECE]
        frame.values[PIECE] = -1
        if move == verbs.DONE:
            frame.values.append(thing)
        else:
            acts.move(table, acts.find(table, land, thing), land, verbs.ARGUMENT[move])

    def choose(self, state: State, frame: Frame, move: int) -> None:
        if frame.values[PIECE] >= 0:
            self.push(island(state), frame, move)
        else:
            super().choose(state, frame, move)

    def refused(self, table: Island, frame: Frame, move: int) -> int:
        if verbs.VERB[move] == verbs.TO:
            return codes.NOT_ADJACENT
        thing = verbs.ARGUMENT[move]
        kept = thing in frame.values[VALUES:] and self.persist(table, frame)
        return codes.SAME_AGAIN if kept else wrong_thing(table, frame.values[LAND], thing)

    def question(self, state: State, frame: Frame) -> Text:
        land = land_name(frame.values[LAND])
        if frame.values[PIECE] < 0:
            return self.asked_for(frame, land)
        return Text(
            "Der Entdecker in {land} bleibt: Verschiebe ihn oder lass es",
            "The Explorer in {land} stays: push it or leave it",
        ).fill(land=land)

    def asked_for(self, frame: Frame, land: Text) -> Text:
        """What is asked about the land before something is chosen."""
        raise NotImplementedError


class Remove(TakeOff):
    """Takes pieces off the island: no fear, and nothing is destroyed.

    ``lists``: the kinds of what is removed are listed for what comes next.
    """

    def __init__(
        self, times: "int | Amount", kinds: int, mode: int, who: int, lists: bool = False
    ) -> None:
        super().__init__(times, mode, who)
        self.kinds = kinds
        self.lists = lists

    def begin(self, frame: Frame) -> None:
        super().begin(frame)
        if self.lists:
            del frame.values[VALUES:]

    def options(self, table: Island, frame: Frame) -> list[int]:
        if frame.values[PIECE] >= 0:
            return self.goals(table, frame)
        return [verbs.PIECE + each for each in self.there(table, frame, self.kinds)]

    def all_alike(self, table: Island, frame: Frame) -> bool:
        if self.persist(table, frame):
            return False
        return frame.values[LEFT] >= table.number(frame.values[LAND], self.kinds)

    def do(self, table: Island, frame: Frame, move: int) -> None:
        if frame.values[PIECE] >= 0:
            self.push(table, frame, move)
            return
        land, thing = frame.values[LAND], verbs.ARGUMENT[move]
        kind = codes.kind_of(thing) if thing < codes.CLASSES else thing - TOKEN
        if self.kinds >> kind & 1:
            self.take_off(table, frame, thing)
        else:
            kind = codes.STRIFE
            acts.calm(table, land, acts.find(table, land, thing))
        self.count_down(frame)
        if self.lists:
            frame.values.append(kind)

    def asked_for(self, frame: Frame, land: Text) -> Text:
        return Text("Entferne {what} aus {land}", "Remove {what} from {land}").fill(
            what=left_words(frame, self.mode == UP_TO, self.kinds), land=land
        )

    def told(self) -> Text:
        return Text("{what} entfernen", "remove {what}").fill(
            what=pieces_words(self.times, self.mode == UP_TO, self.kinds)
        )


def take_off(table: Island, land: int, thing: int) -> None:
    """Removes what a move names."""
    if thing < codes.CLASSES:
        piece = acts.find(table, land, thing)
        acts.take(table, land, piece)
        acts.note(table, "remove", [piece, land])
    else:
        acts.take_token(table, land, thing - TOKEN)


class RemoveWorth(TakeOff):
    """Takes invaders off whose health adds up to no more than a number."""

    def __init__(self, worth: "int | Amount") -> None:
        super().__init__(worth, UP_TO, USER)

    def options(self, table: Island, frame: Frame) -> list[int]:
        if frame.values[PIECE] >= 0:
            return self.goals(table, frame)
        land = frame.values[LAND]
        return [
            verbs.PIECE + each
            for each in self.there(table, frame, codes.INVADERS)
            if table.health(land, each) <= frame.values[LEFT]
        ]

    def do(self, table: Island, frame: Frame, move: int) -> None:
        if frame.values[PIECE] >= 0:
            self.push(table, frame, move)
            return
        land, thing = frame.values[LAND], verbs.ARGUMENT[move]
        frame.values[LEFT] -= table.health(land, acts.find(table, land, thing))
        self.take_off(table, frame, thing)

    def refused(self, table: Island, frame: Frame, move: int) -> int:
        there = self.there(table, frame, codes.INVADERS)
        if verbs.VERB[move] == verbs.PIECE and verbs.ARGUMENT[move] in there:
            return codes.TOO_TOUGH
        return super().refused(table, frame, move)

    def asked_for(self, frame: Frame, land: Text) -> Text:
        return Text(
            "Entferne Invasoren mit zusammen bis zu {left} Abwehrkraft aus {land}",
            "Remove Invaders totalling up to {left} Health from {land}",
        ).fill(left=frame.values[LEFT], land=land)

    def told(self) -> Text:
        said = Text(
            "Invasoren mit zusammen bis zu {worth} entfernen",
            "remove Invaders totalling up to {worth}",
        )
        health = Text("Abwehrkraft", "Health")
        return said.fill(worth=amount_words(self.times, health, health))


class PutBack(Counted):
    """Puts tokens back that the effect has removed, strife under any invader there."""

    def __init__(self, times: int) -> None:
        super().__init__(times, UP_TO, USER)

    def options(self, table: Island, frame: Frame) -> list[int]:
        removed = set(frame.values[VALUES:])
        kinds = [kind for kind in range(codes.BEASTS, codes.PRESENCE) if kind in removed]
        found = [verbs.PIECE + TOKEN + kind for kind in kinds]
        if codes.STRIFE in removed:
            invaders = acts.classes(table, frame.values[LAND], codes.INVADERS)
            found += [verbs.PIECE + each for each in invaders]
        return found

    def do(self, table: Island, frame: Frame, move: int) -> None:
        land, thing = frame.values[LAND], verbs.ARGUMENT[move]
        kind = codes.STRIFE if thing < codes.CLASSES else thing - TOKEN
        frame.values.pop(frame.values.index(kind, VALUES))
        self.count_down(frame)
        if kind == codes.STRIFE:
            acts.disturb(table, land, acts.find(table, land, thing))
        else:
            acts.add_token(table, land, kind)

    def question(self, state: State, frame: Frame) -> Text:
        return Text(
            "Lege bis zu {left} Plättchen in {land} zurück (Streit unter einen Invasor)",
            "Put up to {left} tokens back in {land} (Strife on an Invader)",
        ).fill(left=frame.values[LEFT], land=land_name(frame.values[LAND]))

    def told(self) -> Text:
        return Text("bis zu {times} davon zurücklegen", "put up to {times} of them back").fill(
            times=self.times.told()
        )
