"""Choosing and going through lands and spirits."""

from spieltisch.core.effects import ASKS, DONE, Aside, Domain, Each, Node, Step
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.cards import boards, panel
from spieltisch.games.spirit_island.effects.basics import (
    MUST,
    TARGET,
    UP_TO,
    USER,
    asked,
    beside,
    go_on,
    island,
    leave,
    sees_seas,
    then,
)
from spieltisch.games.spirit_island.effects.words import land_words, lands_words
from spieltisch.games.spirit_island.state import acts, codes, turn, verbs
from spieltisch.games.spirit_island.state.programs import ACTOR, LAND, LEFT, OTHER, SPIRIT, VALUES
from spieltisch.games.spirit_island.state.table import Island


def _article(noun: Text) -> str:
    return "an" if noun.en[0] in "AEIO" else "a"


class Lands(Domain):
    """The lands of the island that fit and have some pieces."""

    def __init__(self, fits: int = panel.ANY_LAND, kinds: int = 0, least: int = 1) -> None:
        self.fits = fits
        self.kinds = kinds
        self.least = least

    def things(self, state: State, frame: Frame) -> list[int]:
        table = island(state)
        return [land for land in self.lands(table, frame) if self.holds(table, frame, land)]

    def lands(self, table: Island, frame: Frame) -> list[int]:
        """Those that are asked about."""
        return table.places() if sees_seas(frame) else table.lands

    def holds(self, table: Island, frame: Frame, land: int) -> bool:
        if not table.fits(land, self.fits, frame.values[ACTOR]):
            return False
        return not self.kinds or table.number(land, self.kinds) >= self.least

    def noun(self) -> Text:
        return land_words(self.fits, self.kinds, self.least)

    def told(self) -> Text:
        """Where something happens: "in each adjacent land"."""
        return Text("in jedem {noun}", "in each {noun}").fill(noun=self.noun())

    def one(self) -> Text:
        noun = self.noun()
        return Text("ein {noun}", "{a} {noun}").fill(a=_article(noun), noun=noun)

    def within(self) -> Text:
        """Where something happens once: "in an adjacent land"."""
        noun = land_words(self.fits, 0, 1)
        return Text("in einem {noun}", "in {a} {noun}").fill(a=_article(noun), noun=noun)

    def several(self, times: int) -> Text:
        """Some of them: "2 different adjacent lands"."""
        return Text("{times} verschiedenen {lands}", "{times} different {lands}").fill(
            times=times, lands=lands_words(self.kinds)
        )


class Around(Lands):
    """The lands adjacent to the one it is about."""

    def lands(self, table: Island, frame: Frame) -> list[int]:
        return beside(table, frame, frame.values[LAND])

    def told(self) -> Text:
        return Text("in jedem angrenzenden {noun}", "in each adjacent {noun}").fill(
            noun=self.noun()
        )

    def one(self) -> Text:
        return Text("ein angrenzendes {noun}", "an adjacent {noun}").fill(noun=self.noun())

    def within(self) -> Text:
        return Text("in einem angrenzenden {noun}", "in an adjacent {noun}").fill(
            noun=land_words(self.fits, 0, 1)
        )

    def several(self, times: int) -> Text:
        return Text("{times} angrenzenden {lands}", "{times} adjacent {lands}").fill(
            times=times, lands=lands_words(self.kinds)
        )


class HereAndAround(Lands):
    """The land it is about, and those adjacent to it."""

    def lands(self, table: Island, frame: Frame) -> list[int]:
        land = frame.values[LAND]
        return [land, *beside(table, frame, land)]

    def told(self) -> Text:
        return Text(
            "im Gebiet und in jedem angrenzenden {noun}", "in the land and in each adjacent {noun}"
        ).fill(noun=self.noun())

    def one(self) -> Text:
        return Text("dieses oder ein angrenzendes {noun}", "this or an adjacent {noun}").fill(
            noun=self.noun()
        )

    def within(self) -> Text:
        return Text(
            "in diesem oder einem angrenzenden {noun}", "in this or an adjacent {noun}"
        ).fill(noun=land_words(self.fits, 0, 1))


class OtherCoast(Lands):
    """The other coastal lands of the same board."""

    def lands(self, table: Island, frame: Frame) -> list[int]:
        land = frame.values[LAND]
        board = land // boards.STRIDE
        return [
            other
            for other in table.places()
            if other != land and other // boards.STRIDE == board and table.coastal(other)
        ]

    def told(self) -> Text:
        return Text(
            "in jedem anderen Küstengebiet dieses Plans", "in each other Coastal land of this board"
        )

    def one(self) -> Text:
        return Text("ein anderes Küstengebiet dieses Plans", "another Coastal land of this board")


class Homes(Lands):
    """The lands with presence of the spirit it is used on."""

    def lands(self, table: Island, frame: Frame) -> list[int]:
        return table.presence_lands(frame.values[SPIRIT])

    def told(self) -> Text:
        return Text(
            "in jedem {noun} mit Präsenz des Geists", "in each {noun} with the Spirit's Presence"
        ).fill(noun=self.noun())

    def one(self) -> Text:
        return Text(
            "ein {noun} mit Präsenz des Geists", "a {noun} with the Spirit's Presence"
        ).fill(noun=self.noun())


class Near(Lands):
    """The lands within a range of the user's presence."""

    def __init__(self, reach: int, fits: int = panel.ANY_LAND) -> None:
        super().__init__(fits)
        self.reach = reach

    def lands(self, table: Island, frame: Frame) -> list[int]:
        return table.distances(table.presence_lands(frame.values[ACTOR]), self.reach)

    def told(self) -> Text:
        return self.where(Text("in jedem {noun}", "in each {noun}"))

    def one(self) -> Text:
        return self.where(Text("ein {noun}", "a {noun}"))

    def within(self) -> Text:
        return self.where(Text("in einem {noun}", "in a {noun}"))

    def where(self, which: Text) -> Text:
        return Text(
            "{which} in Reichweite {reach} deiner Präsenz",
            "{which} within range {reach} of your Presence",
        ).fill(which=which.fill(noun=self.noun()), reach=self.reach)


class Entered(Lands):
    """The lands into which the push before has moved something, each once."""

    def lands(self, table: Island, frame: Frame) -> list[int]:
        return sorted(set(frame.values[VALUES:]))

    def told(self) -> Text:
        return Text("in jedem so betretenen Gebiet", "in each land entered that way")

    def one(self) -> Text:
        return Text("ein so betretenes Gebiet", "a land entered that way")


class Destination(Lands):
    """The land to which the step before has moved something."""

    def lands(self, table: Island, frame: Frame) -> list[int]:
        return [frame.values[OTHER]]

    def told(self) -> Text:
        return Text("dort", "there")

    def one(self) -> Text:
        return Text("dieses Gebiet", "that land")


class Origins(Lands):
    """The lands from which the power reaches the one it is about."""

    def lands(self, table: Island, frame: Frame) -> list[int]:
        seat, target = frame.values[ACTOR], panel.POWERS[frame.effect].target
        reach = table.reach(seat, target)
        return [
            origin
            for origin in table.origins(seat, target)
            if frame.values[LAND] in table.distances([origin], reach)
        ]

    def told(self) -> Text:
        return Text("in jedem Ausgangsgebiet", "in each land of origin")

    def within(self) -> Text:
        return Text("im Ausgangsgebiet", "in the land of origin")


class Spirits(Domain):
    """All spirits."""

    def things(self, state: State, frame: Frame) -> list[int]:
        return list(range(state.seats))

    def told(self) -> Text:
        return Text("jeden Geist", "each Spirit")

    def one(self) -> Text:
        return Text("einen Geist", "a Spirit")


class ChooseLand(Step):
    """Makes one of several lands the one it is about; without any the rest is left out."""

    def __init__(self, domain: Domain, who: int, may: bool, different: bool) -> None:
        self.domain = domain
        self.who = who
        self.may = may
        self.different = different  # no land twice among the spirits of one effect

    def run(self, state: State, frame: Frame) -> bool:
        frame.seat = asked(island(state), frame, self.who)
        found = self.choices(state, frame)
        if not found or found == [verbs.DONE]:
            return leave(frame)
        if len(found) == 1:
            self.choose(state, frame, found[0])
            return DONE
        return ASKS

    def choices(self, state: State, frame: Frame) -> list[int]:
        table = island(state)
        lands = self.domain.things(state, frame)
        if self.different:
            lands = [land for land in lands if not turn.holds(table, turn.PICKED, land)]
        found = [verbs.LAND + land for land in lands]
        return [*found, verbs.DONE] if self.may else found

    def why_not(self, state: State, frame: Frame, move: int) -> int:
        return codes.WRONG_LAND if verbs.VERB[move] == verbs.LAND else codes.NOT_ASKED

    def choose(self, state: State, frame: Frame, move: int) -> None:
        table = island(state)
        if move == verbs.DONE:
            leave(frame)
            return
        frame.values[LAND] = verbs.ARGUMENT[move]
        if self.different:
            turn.add(table, turn.PICKED, frame.values[LAND])
        acts.note(table, "choose-land", [frame.seat, frame.values[LAND]])
        go_on(frame)

    def told(self) -> Text:
        if self.who == TARGET:
            said = Text("der Geist wählt {land}", "the Spirit chooses {land}")
        elif self.may:
            said = Text("du darfst {land} wählen", "you may choose {land}")
        else:
            said = Text("{land} wählen", "choose {land}")
        return said.fill(land=self.domain.one())


def choose_land(
    domain: Domain, who: int = USER, may: bool = False, different: bool = False
) -> ChooseLand:
    return ChooseLand(domain, who, may, different)


class EachLand(Each):
    """The same in each of several lands."""

    def __init__(self, lands: Domain, body: Node) -> None:
        super().__init__(lands, LAND, body)

    def told(self) -> Text:
        return _placed(self.domain.told(), self.body)


class InALand(Aside):
    """Something in a land of choice, or in several different ones.

    After it the effect goes on in the land where it was. The lands chosen so far are listed.
    """

    def __init__(self, lands: Lands, body: Node, times: int, mode: int, who: int) -> None:
        super().__init__(body)
        self.lands = lands
        self.times = times
        self.mode = mode
        self.who = who

    def run(self, state: State, frame: Frame) -> bool:
        values = frame.values
        if values[LEFT] < 0:
            values[LEFT] = self.times
            del values[VALUES:]
            frame.seat = asked(island(state), frame, self.who)
        open_lands = self.open(state, frame)
        if not values[LEFT] or not open_lands:
            return self.leave(frame)
        if len(open_lands) == 1 and self.mode == MUST:
            self.begin(island(state), frame, open_lands[0])
            return DONE
        return ASKS

    def open(self, state: State, frame: Frame) -> list[int]:
        chosen = frame.values[VALUES:]
        return [land for land in self.lands.things(state, frame) if land not in chosen]

    def leave(self, frame: Frame) -> bool:
        del frame.values[VALUES:]
        go_on(frame)
        frame.step = self.to
        return DONE

    def begin(self, table: Island, frame: Frame, land: int) -> None:
        values = frame.values[:VALUES]
        frame.values[LEFT] -= 1
        frame.values.append(land)
        values[LAND] = land
        values[LEFT] = -1
        acts.note(table, "choose-land", [frame.seat, land])
        table.running().push(frame.effect, self.at, frame.seat, values)

    def choices(self, state: State, frame: Frame) -> list[int]:
        found = [verbs.LAND + land for land in self.open(state, frame)]
        return [*found, verbs.DONE] if self.mode == UP_TO else found

    def why_not(self, state: State, frame: Frame, move: int) -> int:
        return codes.WRONG_LAND if verbs.VERB[move] == verbs.LAND else codes.NOT_ASKED

    def choose(self, state: State, frame: Frame, move: int) -> None:
        if move == verbs.DONE:
            self.leave(frame)
        else:
            self.begin(island(state), frame, verbs.ARGUMENT[move])

    def told(self) -> Text:
        if self.times == 1:
            return _placed(self.lands.within(), self.body)
        where = self.lands.several(self.times)
        if self.mode == UP_TO:
            where = Text("in bis zu {where}", "in up to {where}").fill(where=where)
        else:
            where = Text("in {where}", "in {where}").fill(where=where)
        return _placed(where, self.body)


def _placed(where: Text, deed: Node) -> Text:
    """Something that is done somewhere; what is about several things or amounts follows a colon."""
    told = deed.told()
    said = Text("{where} {told}", "{told} {where}")
    if ":" in told.en or ";" in told.en or " for " in told.en:
        said = Text("{where}: {told}", "{where}: {told}")
    return said.fill(where=where, told=told)


def each_land(lands: Domain, *body: Node) -> Each:
    return EachLand(lands, then(*body))


def in_a_land(lands: Lands, *body: Node, times: int = 1, mode: int = MUST, who: int = USER) -> Node:
    return InALand(lands, then(*body), times, mode, who)


def each_spirit(*body: Node) -> Each:
    return Each(Spirits(), ACTOR, then(*body))
