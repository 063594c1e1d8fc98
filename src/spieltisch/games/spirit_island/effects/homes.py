"""Where spirits begin: lands of their boards, and placing presence there."""

from spieltisch.core.effects import Domain
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.cards import boards
from spieltisch.games.spirit_island.effects.basics import MUST, USER, Counted, island
from spieltisch.games.spirit_island.effects.words import (
    NOTHING,
    kind_words,
    many_words,
    terrain_words,
)
from spieltisch.games.spirit_island.state import acts, codes, verbs
from spieltisch.games.spirit_island.state.programs import ACTOR, LAND, LEFT
from spieltisch.games.spirit_island.state.table import Island


def _home(table: Island, frame: Frame) -> list[int]:
    """The lands of the board of the spirit whose effect it is."""
    return boards.lands_of(table.boards[frame.values[ACTOR]])


class Highest(Domain):
    """The land of a terrain with the highest number on one's board."""

    def __init__(self, terrain: int) -> None:
        self.terrain = terrain

    def things(self, state: State, frame: Frame) -> list[int]:
        table = island(state)
        return [n for n in _home(table, frame) if table.terrain(n) == self.terrain][-1:]

    def told(self) -> Text:
        return Text(
            "{terrain} mit der höchsten Nummer auf deinem Spielplan",
            "{terrain} with the highest number on your board",
        ).fill(terrain=terrain_words([self.terrain]))


class Numbered(Domain):
    """A land of one's board by its number."""

    def __init__(self, number: int) -> None:
        self.number = number

    def things(self, state: State, frame: Frame) -> list[int]:
        return [_home(island(state), frame)[self.number - 1]]

    def told(self) -> Text:
        return Text(
            f"Gebiet Nr. {self.number} auf deinem Spielplan", f"land {self.number} on your board"
        )


class WithoutDahan(Domain):
    """The lands of a terrain on one's board in which there are no dahan."""

    def __init__(self, terrain: int) -> None:
        self.terrain = terrain

    def things(self, state: State, frame: Frame) -> list[int]:
        table = island(state)
        return [
            land
            for land in _home(table, frame)
            if table.terrain(land) == self.terrain and not table.count(land, codes.DAHANS)
        ]

    def told(self) -> Text:
        return Text(
            "{terrain} ohne Dahan auf deinem Spielplan", "{terrain} without Dahan on your board"
        ).fill(terrain=terrain_words([self.terrain]))


class AnyWith(Domain):
    """The lands of the whole island with some pieces or tokens."""

    def __init__(self, kinds: int) -> None:
        self.kinds = kinds

    def things(self, state: State, frame: Frame) -> list[int]:
        table = island(state)
        return [land for land in table.lands if table.number(land, self.kinds)]

    def told(self) -> Text:
        return Text("ein beliebiges Gebiet mit {kinds}", "any land with {kinds}").fill(
            kinds=many_words(self.kinds)
        )


class MostDahan(Domain):
    """The lands of one's board with the most dahan, as many as there is presence to be placed."""

    def things(self, state: State, frame: Frame) -> list[int]:
        table, seat, left = island(state), frame.values[ACTOR], frame.values[LEFT]
        free = [land for land in _home(table, frame) if not table.presence_in(seat, land)]
        numbers = {land: table.count(land, codes.DAHANS) for land in free}
        least = sorted(numbers.values(), reverse=True)[left - 1]
        sure = [land for land in free if numbers[land] > least]
        tied = [land for land in free if numbers[land] == least]
        if sure:
            return sure[:1]
        return tied if len(tied) > left else tied[:1]

    def told(self) -> Text:
        return Text(
            "die Gebiete mit den meisten Dahan auf deinem Spielplan",
            "the lands with the most Dahan on your board",
        )


class HomeSea(Domain):
    """The ocean of one's board."""

    def things(self, state: State, frame: Frame) -> list[int]:
        return [island(state).boards[frame.values[ACTOR]] * boards.STRIDE]

    def told(self) -> Text:
        return Text("Ozean deines Spielplans", "ocean of your board")


class HomeCoast(Domain):
    """The coastal lands of one's board."""

    def things(self, state: State, frame: Frame) -> list[int]:
        table = island(state)
        return [land for land in _home(table, frame) if table.coastal(land)]

    def told(self) -> Text:
        return Text("Küstengebiet deines Spielplans", "coastal land of your board")


class Place(Counted):
    """Puts presence onto the island when the game begins, perhaps with a token; where that is, is
    the land it is about then."""

    def __init__(self, times: int, domain: Domain, token: int = -1) -> None:
        super().__init__(times, MUST, USER)
        self.domain = domain
        self.token = token  # a kind

    def options(self, table: Island, frame: Frame) -> list[int]:
        return [verbs.LAND + land for land in self.domain.things(table, frame)]

    def refused(self, table: Island, frame: Frame, move: int) -> int:
        return codes.WRONG_LAND

    def do(self, table: Island, frame: Frame, move: int) -> None:
        frame.values[LAND] = verbs.ARGUMENT[move]
        self.count_down(frame)
        acts.add_presence(table, frame.seat, frame.values[LAND])
        if self.token >= 0:
            acts.add_token(table, frame.values[LAND], self.token)

    def question(self, state: State, frame: Frame) -> Text:
        return Text(
            "Wähle das Gebiet für deine Präsenz ({where})",
            "Choose the land for your Presence ({where})",
        ).fill(where=self.domain.told())

    def told(self) -> Text:
        said = Text("{times} Präsenz: {where}", "{times} Presence: {where}")
        if self.token >= 0:
            said = Text(
                "{times} Präsenz und 1 {token}: {where}", "{times} Presence and 1 {token}: {where}"
            )
        token = kind_words(self.token) if self.token >= 0 else NOTHING
        return said.fill(times=self.times.told(), where=self.domain.told(), token=token)
