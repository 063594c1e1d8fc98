"""Verbs about presence that is on the island: where it stands at first, moving and losing it."""

from spieltisch.core.effects import Amount, Domain
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.cards import boards
from spieltisch.games.spirit_island.effects.basics import MUST, USER, Counted, island
from spieltisch.games.spirit_island.effects.words import terrain_words
from spieltisch.games.spirit_island.state import acts, codes, verbs
from spieltisch.games.spirit_island.state.programs import ACTOR, LAND, LEFT
from spieltisch.games.spirit_island.state.table import Island

# Where spirits begin.


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


class Seas(Domain):
    """All oceans of the island, in play or not."""

    def things(self, state: State, frame: Frame) -> list[int]:
        return [board * boards.STRIDE for board in island(state).boards]

    def told(self) -> Text:
        return Text("Ozeangebiet", "ocean")


class Place(Counted):
    """Puts presence onto the island when the game begins; that is the land it is about then."""

    def __init__(self, times: int, domain: Domain) -> None:
        super().__init__(times, MUST, USER)
        self.domain = domain

    def options(self, table: Island, frame: Frame) -> list[int]:
        return [verbs.LAND + land for land in self.domain.things(table, frame)]

    def refused(self, table: Island, frame: Frame, move: int) -> int:
        return codes.WRONG_LAND

    def do(self, table: Island, frame: Frame, move: int) -> None:
        frame.values[LAND] = verbs.ARGUMENT[move]
        self.count_down(frame)
        acts.add_presence(table, frame.seat, frame.values[LAND])

    def told(self) -> Text:
        return Text("{times} Präsenz: {where}", "{times} Presence: {where}").fill(
            times=self.times.told(), where=self.domain.told()
        )


# Moving and losing it.


class ShiftPresence(Counted):
    """Moves one's presence between the land and an adjacent one."""

    def __init__(self, times: "int | Amount", pulls: bool) -> None:
        super().__init__(times, MUST, USER)
        self.pulls = pulls

    def options(self, table: Island, frame: Frame) -> list[int]:
        land, seat = frame.values[LAND], frame.seat
        if self.pulls:
            near = table.near[land]
            return [verbs.FROM + other for other in near if table.presence_in(seat, other)]
        if not table.presence_in(seat, land):
            return []
        near = table.around(land)
        return [verbs.TO + other for other in near if table.may_stand(seat, other)]

    def refused(self, table: Island, frame: Frame, move: int) -> int:
        if verbs.ARGUMENT[move] not in table.near[frame.values[LAND]]:
            return codes.NOT_ADJACENT
        return codes.NOT_THERE if self.pulls else codes.WRONG_LAND

    def do(self, table: Island, frame: Frame, move: int) -> None:
        land, other = frame.values[LAND], verbs.ARGUMENT[move]
        self.count_down(frame)
        if self.pulls:
            acts.move_presence(table, frame.seat, other, land)
        else:
            acts.move_presence(table, frame.seat, land, other)

    def told(self) -> Text:
        said = Text("{times} deiner Präsenz verschieben", "push {times} of your Presence")
        if self.pulls:
            said = Text("{times} deiner Präsenz versammeln", "gather {times} of your Presence")
        return said.fill(times=self.times.told())


class LosePresence(Counted):
    """Presence is destroyed: a spirit's own, anywhere or near the land, or anybody's there."""

    def __init__(self, times: "int | Amount", reach: int, own: bool) -> None:
        super().__init__(times, MUST, USER)
        self.reach = reach  # from the land it is about; -1: anywhere
        self.own = own

    def options(self, table: Island, frame: Frame) -> list[int]:
        here = frame.values[LAND]
        if not self.own:
            seats = [seat for seat in range(table.seats) if table.presence_in(seat, here)]
            return [verbs.PRESENCE + seat for seat in seats]
        lands = table.presence_lands(frame.seat)
        if self.reach >= 0:
            near = table.distances([here], self.reach)
            lands = [land for land in near if table.presence_in(frame.seat, land)]
        return [verbs.LAND + land for land in lands]

    def refused(self, table: Island, frame: Frame, move: int) -> int:
        if not self.own:
            return codes.NOT_THERE
        there = table.presence_in(frame.seat, verbs.ARGUMENT[move])
        return codes.OUT_OF_RANGE if there else codes.NOT_THERE

    def do(self, table: Island, frame: Frame, move: int) -> None:
        argument = verbs.ARGUMENT[move]
        self.count_down(frame)
        if self.own:
            acts.destroy_presence(table, frame.seat, argument)
        else:
            acts.destroy_presence(table, argument, frame.values[LAND])

    def told(self) -> Text:
        said = Text("{times} Präsenz zerstören", "destroy {times} Presence")
        if self.own and self.reach < 0:
            said = Text("{times} eigene Präsenz zerstören", "destroy {times} of your Presence")
        elif self.own:
            said = Text(
                "{times} eigene Präsenz zerstören (Reichweite {reach})",
                "destroy {times} of your Presence (range {reach})",
            )
        return said.fill(times=self.times.told(), reach=self.reach)


def lose_presence(times: "int | Amount" = 1, reach: int = -1, own: bool = True) -> LosePresence:
    return LosePresence(times, reach, own)
