"""What invaders do in one land besides ravaging, which lands a card names, what holds them up."""

from typing import Final

from spieltisch.core.effects import Node, Sequence
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.cards import boards
from spieltisch.games.spirit_island.cards.invaders import CARDS
from spieltisch.games.spirit_island.effects.basics import Instant, island
from spieltisch.games.spirit_island.effects.conditions import OfLand
from spieltisch.games.spirit_island.effects.lasting import ACTION_WORDS, banned
from spieltisch.games.spirit_island.effects.ravage import EXTRA, Stopped, begin_action
from spieltisch.games.spirit_island.effects.watching import (
    BOARD_EXPLORED,
    LAND_EXPLORED,
    happen,
)
from spieltisch.games.spirit_island.state import acts, codes, law, turn
from spieltisch.games.spirit_island.state.programs import LAND
from spieltisch.games.spirit_island.state.table import Island

# How the next card of an action is held up (`IslandData.delays`).
SPARES_LOWEST: Final = 0  # on each board the lowest of its lands is left out
WAITS: Final = 1  # nothing happens, and the card stays where it is
PASSES: Final = 2  # nothing happens, and the card moves on


def matches(table: Island, card: int, land: int) -> bool:
    """Whether an invader card names a land."""
    if CARDS[card].coast:
        return table.coastal(land)
    return table.terrain(land) in CARDS[card].terrains


def delay(table: Island, action: int) -> int:
    """How the next card of a normal action is held up, used up by this; -1 if it is not."""
    for at in range(0, len(table.delays), 2):
        if table.delays[at] == action:
            how = table.delays[at + 1]
            del table.delays[at : at + 2]
            return how
    return -1


def without_lowest(table: Island, card: int, lands: list[int]) -> list[int]:
    """Lands without the lowest of each board that a card names."""
    spared: list[int] = []
    for board in table.in_play():
        named = [land for land in boards.lands_of(board) if matches(table, card, land)]
        spared += named[:1]
    return [land for land in lands if land not in spared]


class Delay(Instant):
    """The next card of a normal action is held up, this turn or later."""

    def __init__(self, action: int, how: int) -> None:
        self.action = action
        self.how = how

    def act(self, table: Island, frame: Frame) -> None:
        table.delays += [self.action, self.how]
        acts.note(table, "delay", [self.action, self.how])

    def told(self) -> Text:
        said = Text(
            "beim nächsten normalen {action} bleibt auf jedem Spielplan das passende Gebiet mit "
            "der niedrigsten Nummer verschont",
            "the next normal {action} leaves out the lowest-numbered matching land of each board",
        )
        if self.how == WAITS:
            said = Text(
                "das nächste normale {action} findet nicht statt, seine Karte bleibt liegen",
                "the next normal {action} does not happen, its card stays where it is",
            )
        elif self.how == PASSES:
            said = Text(
                "das nächste normale {action} findet nicht statt, seine Karte zieht weiter",
                "the next normal {action} does not happen, its card moves on",
            )
        return said.fill(action=ACTION_WORDS[self.action])


class BuildThere(Instant):
    """A city where there are more towns than cities, otherwise a town, unless disease is there."""

    def act(self, table: Island, frame: Frame) -> None:
        land = frame.values[LAND]
        helps = not turn.holds(table, turn.NO_HELP, codes.DISEASE)
        if helps and table.token(land, codes.DISEASE):
            acts.take_token(table, land, codes.DISEASE)
            acts.note(table, "ill", [land])
            return
        kind = built_in(table, land)
        if acts.lacking(table, land, kind):
            return
        acts.note(table, "build", [land, kind])
        acts.arrive(table, land, kind)
        if kind == codes.CITY:
            acts.at_moment(table, law.CITY_BUILT, land)
        acts.at_moment(table, law.BUILT, land)

    def told(self) -> Text:
        return Text("Bauen", "Build")


def built_in(table: Island, land: int) -> int:
    """What a build would add."""
    towns = cities = 0
    for each in as_one(table, land):
        towns += table.count(each, codes.TOWNS)
        cities += table.count(each, codes.CITIES)
    return codes.CITY if towns > cities else codes.TOWN


def as_one(table: Island, land: int) -> list[int]:
    """The lands whose invaders count as being in a land when they build and explore."""
    if not table.spells & codes.ONE_DESERT or table.terrain(land) != codes.SANDS:
        return [land]
    return [other for other in table.lands if table.terrain(other) == codes.SANDS]


def takes_part(table: Island, action: int, land: int) -> bool:
    """Whether invaders act in a land that a card names."""
    if table.count(land, codes.INVADERS):
        return True
    if action != codes.BUILD:
        return False
    if table.spells & codes.ONE_DESERT:
        for each in as_one(table, land):
            if table.count(each, codes.INVADERS):
                return True
    around = table.law.empty_builds
    if not around:
        return False
    return sum([table.count(each, codes.BUILDINGS) for each in table.near[land]]) >= around


class ActNow(Instant):
    """The invaders act in the land, as an extra action."""

    def __init__(self, action: int) -> None:
        self.action = action

    def act(self, table: Island, frame: Frame) -> None:
        begin_action(table, self.action, frame.values[LAND], EXTRA)

    def told(self) -> Text:
        return ACTION_WORDS[self.action]


def explored(table: Island, card: int) -> list[int]:
    """The lands that explorers reach with a card: those with a source in them or next to them."""
    return [land for land in table.lands if matches(table, card, land) and has_source(table, land)]


def has_source(table: Island, land: int) -> bool:
    if table.coastal(land) or is_source(table, land):
        return True
    for other in table.near[land]:
        if is_source(table, other):
            return True
    further = turn.further(table) if table.turn else 0
    return further > 0 and has_far_source(table, land, further)


def has_far_source(table: Island, land: int, further: int) -> bool:
    """Whether explorers come from further away than an adjacent land (SI-Q20)."""
    for other in table.distances([land], further, False):
        if table.coastal(other):
            return True
    for other in table.distances([land], 1 + further, False):
        if is_source(table, other):
            return True
    return False


def is_source(table: Island, land: int) -> bool:
    """Whether explorers come from a land; explorers themselves bring no others."""
    for each in as_one(table, land):
        if not table.count(each, codes.BUILDINGS):
            continue
        if not table.turn or not banned(table, codes.SOURCE, each, True):
            return True
    return False


class ExploreThere(Instant):
    """An explorer comes, unless wilds are there."""

    def act(self, table: Island, frame: Frame) -> None:
        land = frame.values[LAND]
        if table.token(land, codes.WILDS):
            acts.take_token(table, land, codes.WILDS)
            acts.note(table, "wild", [land])
            return
        acts.note(table, "explore", [land])
        acts.arrive(table, land, codes.EXPLORER)
        if table.law.programs[law.EXPLORED] or turn.watched(table, BOARD_EXPLORED):
            turn.add(table, turn.EXPLORED, land)
        acts.at_moment(table, law.LAND_EXPLORED, land)
        if table.spells & codes.WETLAND_BUILDS and table.terrain(land) == codes.WETLAND:
            begin_action(table, codes.BUILD, land, EXTRA)
        if turn.holds(table, turn.ESCALATED, 0):
            acts.at_moment(table, law.FLAG_DURING, land)
        if table.turn:
            happen(table, LAND_EXPLORED, land)
        if table.phase != codes.SETUP:
            acts.at_moment(table, law.REACHED, land)

    def told(self) -> Text:
        return Text("Entdecken", "Explore")


class WasExplored(OfLand):
    """The present explore card has brought an explorer to the land."""

    def holds(self, state: State, frame: Frame) -> bool:
        return turn.holds(island(state), turn.EXPLORED, frame.values[LAND])

    def told(self) -> Text:
        return Text("das Gebiet gerade entdeckt wurde", "the land was just explored")

    def having(self) -> Text:
        return Text("mit soeben gekommenen Entdeckern", "with Explorers that have just come")


class OnExplored(OfLand):
    """The land is of a terrain of the explore card that was revealed last."""

    def holds(self, state: State, frame: Frame) -> bool:
        table = island(state)
        return matches(table, table.explore[-1], frame.values[LAND])

    def told(self) -> Text:
        return Text("das Gebiet das entdeckte Gelände hat", "the land has the explored terrain")

    def having(self) -> Text:
        return Text("mit dem entdeckten Gelände", "of the explored terrain")


def building() -> Node:
    """A build in one land."""
    return Sequence([Stopped(codes.BUILD), BuildThere()])


def exploring() -> Node:
    """An explore of one land."""
    return Sequence([Stopped(codes.EXPLORE), ExploreThere()])
