"""Where: one land chosen, each of several, the same on each board and for each player.

Fear cards, blight cards, adversaries and scenarios say what happens where; powers have their own
targets. Whoever acts decides; without an actor it is the spirit of the board.
"""

from spieltisch.core.effects import ASKS, DONE, Aside, Condition, Domain, Each, Node
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.cards import boards
from spieltisch.games.spirit_island.effects.basics import USER, asked, island, then
from spieltisch.games.spirit_island.effects.conditions import (
    holds_at,
    land_noun,
    many_words,
    with_words,
)
from spieltisch.games.spirit_island.state import acts, codes, turn, verbs
from spieltisch.games.spirit_island.state.programs import ACTOR, LAND
from spieltisch.games.spirit_island.state.table import Island

# Domains of lands.


class SomeLands(Domain):
    """Lands that have a name together."""

    def noun(self) -> Text:
        """One of them, without an article: "land with Dahan"."""
        raise NotImplementedError

    def told(self) -> Text:
        """Where something happens: "in each land with Dahan"."""
        return Text("in jedem {noun}", "in each {noun}").fill(noun=self.noun())

    def one(self) -> Text:
        noun = self.noun()
        return Text("ein {noun}", "{a} {noun}").fill(a=_article(noun), noun=noun)

    def within(self) -> Text:
        """Where something happens once: "in a land with Dahan"."""
        noun = self.noun()
        return Text("in einem {noun}", "in {a} {noun}").fill(a=_article(noun), noun=noun)


def _article(noun: Text) -> str:
    return "an" if noun.en[0].lower() in "aeio" else "a"


class Where(SomeLands):
    """The lands of the island, or of a board, in which all conditions hold.

    Unsaid is what goes without saying: that what is removed there is there.
    """

    def __init__(self, conditions: list[Condition], unsaid: list[Condition], here: bool) -> None:
        self.conditions = conditions
        self.unsaid = unsaid
        self.here = here  # only on the board of the land the effect is about

    def things(self, state: State, frame: Frame) -> list[int]:
        return [land for land in self.lands(state, frame) if self.fits(state, frame, land)]

    def lands(self, state: State, frame: Frame) -> list[int]:
        """Those that are asked about."""
        if self.here:
            return boards.lands_of(frame.values[LAND] // boards.STRIDE)
        return island(state).lands

    def fits(self, state: State, frame: Frame, land: int) -> bool:
        for condition in self.conditions + self.unsaid:
            if not holds_at(condition, state, frame, land):
                return False
        return True

    def noun(self) -> Text:
        return land_noun(self.conditions)


class Beyond(Where):
    """The lands adjacent to the one it is about in which all conditions hold."""

    def lands(self, state: State, frame: Frame) -> list[int]:
        near = island(state).near[frame.values[LAND]]
        return [land for land in near if land % boards.STRIDE]

    def noun(self) -> Text:
        return Text("angrenzenden {noun}", "adjacent {noun}").fill(noun=land_noun(self.conditions))


class InnerLands(Where):
    """The inner lands of the boards in which all conditions hold."""

    def lands(self, state: State, frame: Frame) -> list[int]:
        return boards.inner(island(state).boards)

    def noun(self) -> Text:
        noun = land_noun(self.conditions)
        return Text("Inneng" + noun.de[1:], "Inner " + noun.en)


class Extreme(SomeLands):
    """Of some lands those with the most or the fewest pieces."""

    def __init__(self, lands: SomeLands, kinds: int, most: bool) -> None:
        self.lands = lands
        self.kinds = kinds
        self.most = most

    def things(self, state: State, frame: Frame) -> list[int]:
        table = island(state)
        lands = self.lands.things(state, frame)
        if not lands:
            return lands
        counts = [table.number(land, self.kinds) for land in lands]
        wanted = max(counts) if self.most else min(counts)
        return [land for land in lands if table.number(land, self.kinds) == wanted]

    def noun(self) -> Text:
        said = Text("{noun} mit den wenigsten {kinds}", "{noun} with the fewest {kinds}")
        if self.most:
            said = Text("{noun} mit den meisten {kinds}", "{noun} with the most {kinds}")
        return said.fill(noun=self.lands.noun(), kinds=many_words(self.kinds))

    def within(self) -> Text:
        return Text("im {noun}", "in the {noun}").fill(noun=self.noun())


class Nearest(SomeLands):
    """The lands nearest to the one it is about in which a condition holds."""

    def __init__(self, condition: Condition) -> None:
        self.condition = condition

    def things(self, state: State, frame: Frame) -> list[int]:
        table, start = island(state), frame.values[LAND]
        reached = 0
        reach = 0
        while True:
            near = table.distances([start], reach)
            found = [land for land in near if holds_at(self.condition, state, frame, land)]
            if found or len(near) == reached:
                return found
            reached = len(near)
            reach += 1

    def noun(self) -> Text:
        said = Text("nächsten Gebiet {which}", "nearest land {which}")
        return said.fill(which=with_words(self.condition))

    def within(self) -> Text:
        return Text("im {noun}", "in the {noun}").fill(noun=self.noun())


class Numbered(SomeLands):
    """The land with a number on each board."""

    def __init__(self, number: int) -> None:
        self.number = number

    def things(self, state: State, frame: Frame) -> list[int]:
        return [board * boards.STRIDE + self.number for board in island(state).boards]

    def noun(self) -> Text:
        return Text("Gebiet {number}", "land {number}").fill(number=self.number)

    def told(self) -> Text:
        said = Text("in {noun} jedes Spielplans", "in {noun} of each board")
        return said.fill(noun=self.noun())


class Boards(Domain):
    """Each board, by its first land."""

    def things(self, state: State, frame: Frame) -> list[int]:
        return [board * boards.STRIDE + 1 for board in island(state).boards]

    def told(self) -> Text:
        return Text("auf jedem Spielplan", "on each board")


class Players(Domain):
    """Each player; in which order makes no difference, for all of them do the same."""

    def things(self, state: State, frame: Frame) -> list[int]:
        return list(range(state.seats))

    def told(self) -> Text:
        return Text("jeder Spieler", "each player")


# What is done there.


class InLand(Aside):
    """Something in one of several lands; without any it is left out."""

    def __init__(self, lands: SomeLands, body: Node, may: bool, different: bool) -> None:
        super().__init__(body)
        self.lands = lands
        self.may = may
        self.different = different  # no land twice among the players

    def run(self, state: State, frame: Frame) -> bool:
        table = island(state)
        lands = self.open(table, frame)
        if not lands:
            frame.step = self.to
            return DONE
        frame.seat = asked(table, frame, USER)
        if len(lands) == 1 and not self.may:
            self.begin(table, frame, lands[0])
            return DONE
        return ASKS

    def open(self, table: Island, frame: Frame) -> list[int]:
        lands = self.lands.things(table, frame)
        if self.different:
            return [land for land in lands if not turn.holds(table, turn.PICKED, land)]
        return lands

    def choices(self, state: State, frame: Frame) -> list[int]:
        found = [verbs.LAND + land for land in self.open(island(state), frame)]
        return [*found, verbs.DONE] if self.may else found

    def why_not(self, state: State, frame: Frame, move: int) -> int:
        return codes.WRONG_LAND if verbs.VERB[move] == verbs.LAND else codes.NOT_ASKED

    def choose(self, state: State, frame: Frame, move: int) -> None:
        if move == verbs.DONE:
            frame.step = self.to
        else:
            self.begin(island(state), frame, verbs.ARGUMENT[move])

    def begin(self, table: Island, frame: Frame, land: int) -> None:
        frame.step = self.to
        if self.different:
            turn.add(table, turn.PICKED, land)
        acts.note(table, "choose-land", [frame.seat, land])
        values = frame.values[:]
        values[LAND] = land
        table.running().push(frame.effect, self.at, frame.seat, values)

    def told(self) -> Text:
        where = self.lands.within()
        if self.different:
            where = Text("in je einem anderen {noun}", "in a different {noun} each").fill(
                noun=self.lands.noun()
            )
        return _placed(where, self.body)


class InEach(Each):
    """The same in each of several lands, or on each board, which its spirit decides about."""

    def told(self) -> Text:
        return _placed(self.domain.told(), self.body)


class ForEachPlayer(Each):
    """The same for each player; which lands are picked is looked at anew."""

    def run(self, state: State, frame: Frame) -> bool:
        turn.clear(island(state), turn.PICKED)
        return super().run(state, frame)

    def told(self) -> Text:
        body = self.body
        if not isinstance(body, InLand) or not body.may:
            said = Text("jeder Spieler: {body}", "each player: {body}")
            return said.fill(body=body.told())
        said = Text(
            "jeder Spieler darf {land} wählen: {body}", "each player may choose {land}: {body}"
        )
        return said.fill(land=body.lands.one(), body=body.body.told())


def _placed(where: Text, deed: Node) -> Text:
    """Something that is done somewhere; what is about several things follows a colon."""
    told = deed.told()
    said = Text("{where} {told}", "{told} {where}")
    for mark in (":", ";", "–", " for ", " and ", " in "):
        if mark in told.en:
            said = Text("{where}: {told}", "{where}: {told}")
    return said.fill(where=where, told=told)


# As cards write them.


def where(*conditions: Condition, unsaid: list[Condition] | None = None) -> Where:
    return Where(list(conditions), unsaid or [], False)


def here(*conditions: Condition, unsaid: list[Condition] | None = None) -> Where:
    """On the board it is about."""
    return Where(list(conditions), unsaid or [], True)


def beyond(*conditions: Condition) -> Beyond:
    """Adjacent."""
    return Beyond(list(conditions), [], False)


def inner(*conditions: Condition) -> InnerLands:
    return InnerLands(list(conditions), [], False)


def most(lands: SomeLands, kinds: int) -> Extreme:
    return Extreme(lands, kinds, True)


def fewest(lands: SomeLands, kinds: int) -> Extreme:
    return Extreme(lands, kinds, False)


def in_land(lands: SomeLands, *body: Node, may: bool = False, different: bool = False) -> InLand:
    return InLand(lands, then(*body), may, different)


def in_each(lands: SomeLands, *body: Node) -> InEach:
    return InEach(lands, LAND, then(*body))


def each_board(*body: Node) -> InEach:
    return InEach(Boards(), LAND, then(*body))


def each_player(*body: Node) -> ForEachPlayer:
    return ForEachPlayer(Players(), ACTOR, then(*body))
