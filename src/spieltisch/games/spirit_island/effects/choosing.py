"""Doing something in a land of choice, in each of several, on each board and for each player.

Whoever acts decides; without an actor it is the spirit of the board.
"""

from spieltisch.core.effects import ASKS, DONE, Aside, Domain, Each, May, Node, Step
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.cards import boards
from spieltisch.games.spirit_island.effects.basics import (
    ALL,
    MUST,
    TARGET,
    TOGETHER,
    UP_TO,
    USER,
    asked,
    go_on,
    island,
    leave,
    then,
)
from spieltisch.games.spirit_island.effects.lands import Lands
from spieltisch.games.spirit_island.effects.together import ask_all
from spieltisch.games.spirit_island.effects.words import NOTHING, kind_words
from spieltisch.games.spirit_island.state import acts, codes, turn, verbs
from spieltisch.games.spirit_island.state.programs import ACTOR, LAND, LEFT, OTHER, VALUES
from spieltisch.games.spirit_island.state.table import Island


class InLand(Aside):
    """Something in a land of choice, or in several different ones; without any it is left out.

    After it the effect goes on in the land where it was. The lands chosen so far are listed.
    """

    def __init__(
        self, lands: Lands, body: Node, times: int, mode: int, who: int, different: bool
    ) -> None:
        super().__init__(body)
        self.lands = lands
        self.times = times
        self.mode = mode
        self.who = who
        self.different = different  # no land twice among the players

    def run(self, state: State, frame: Frame) -> bool:
        table, values = island(state), frame.values
        if values[LEFT] < 0:
            values[LEFT] = self.times
            del values[VALUES:]
            frame.seat = asked(table, frame, self.who)
        lands = self.open(table, frame)
        if not values[LEFT] or not lands:
            return self.leave(frame)
        if len(lands) == 1 and self.mode == MUST:
            self.begin(table, frame, lands[0])
            return DONE
        return ask_all(table, frame) if self.who == TOGETHER else ASKS

    def open(self, table: Island, frame: Frame) -> list[int]:
        chosen = frame.values[VALUES:]
        lands = [land for land in self.lands.things(table, frame) if land not in chosen]
        if self.different:
            return [land for land in lands if not turn.holds(table, turn.PICKED, land)]
        return lands

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
        if self.different:
            turn.add(table, turn.PICKED, land)
        if self.who == TOGETHER:
            acts.note(table, "agree-land", [land])
        else:
            acts.note(table, "choose-land", [frame.seat, land])
        table.running().push(frame.effect, self.at, frame.seat, values)

    def choices(self, state: State, frame: Frame) -> list[int]:
        found = [verbs.LAND + land for land in self.open(island(state), frame)]
        return [*found, verbs.DONE] if self.mode == UP_TO else found

    def why_not(self, state: State, frame: Frame, move: int) -> int:
        if verbs.VERB[move] != verbs.LAND:
            return codes.NOT_ASKED
        land = verbs.ARGUMENT[move]
        again = land in self.lands.things(state, frame)
        return codes.SAME_AGAIN if again else codes.WRONG_LAND

    def choose(self, state: State, frame: Frame, move: int) -> None:
        if move == verbs.DONE:
            self.leave(frame)
        else:
            self.begin(island(state), frame, verbs.ARGUMENT[move])

    def question(self, state: State, frame: Frame) -> Text:
        said = Text("Wähle {land}: {body}", "Choose {land}: {body}")
        if self.mode == UP_TO:
            said = Text("Wähle {land} oder keines: {body}", "Choose {land} or none: {body}")
        return said.fill(land=self.lands.one(), body=self.body.told())

    def answer(self, state: State, frame: Frame, move: int) -> Text:
        return Text("Kein Gebiet", "No land") if move == verbs.DONE else NOTHING

    def told(self) -> Text:
        where = self.lands.within()
        if self.times == ALL:
            where = self.lands.told()
        elif self.times > 1:
            said = Text("in {where}", "in {where}")
            if self.mode == UP_TO:
                said = Text("in bis zu {where}", "in up to {where}")
            where = said.fill(where=self.lands.several(self.times))
        return _placed(where, self.body)


class InEach(Each):
    """The same in each of several lands, or on each board, which its spirit decides about."""

    def seat(self, state: State, frame: Frame, thing: int) -> int:
        return frame.seat if frame.values[ACTOR] >= 0 else island(state).owner(thing)

    def told(self) -> Text:
        return _placed(self.domain.told(), self.body)


class EachToken(InEach):
    """The same for each token, in its land."""

    def told(self) -> Text:
        return Text("{each}: {body}", "{each}: {body}").fill(
            each=self.domain.told(), body=self.body.told()
        )


class ForEachPlayer(Each):
    """The same for each player; which lands are picked is looked at anew."""

    def run(self, state: State, frame: Frame) -> bool:
        turn.clear(island(state), turn.PICKED)
        return super().run(state, frame)

    def seat(self, state: State, frame: Frame, thing: int) -> int:
        return thing

    def told(self) -> Text:
        body = self.body
        if isinstance(body, May):
            said = Text("jeder Spieler darf {body}", "each player may {body}")
            return said.fill(body=body.node.told())
        if not isinstance(body, InLand) or (body.mode != UP_TO and not body.different):
            said = Text("jeder Spieler: {body}", "each player: {body}")
            return said.fill(body=body.told())
        said = Text(
            "jeder Spieler wählt ein anderes {noun}: {body}",
            "each player chooses a different {noun}: {body}",
        )
        if body.mode == UP_TO:
            said = Text(
                "jeder Spieler darf {land} wählen: {body}", "each player may choose {land}: {body}"
            )
        return said.fill(land=body.lands.one(), noun=body.lands.noun(), body=body.body.told())


class ChooseLand(Step):
    """Makes one of several lands the one it is about; without any the rest is left out.

    ``second``: the effect stays where it is, and this is another land for later; who may leave it
    goes on without.
    """

    def __init__(self, lands: Lands, who: int, mode: int, second: bool) -> None:
        self.lands = lands
        self.who = who
        self.mode = mode
        self.second = second

    def run(self, state: State, frame: Frame) -> bool:
        frame.seat = asked(island(state), frame, self.who)
        found = self.lands.things(state, frame)
        if not found:
            return self.leave(frame)
        if len(found) == 1 and self.mode == MUST:
            self.choose(state, frame, verbs.LAND + found[0])
            return DONE
        return ASKS

    def choices(self, state: State, frame: Frame) -> list[int]:
        found = [verbs.LAND + land for land in self.lands.things(state, frame)]
        return [*found, verbs.DONE] if self.mode == UP_TO else found

    def why_not(self, state: State, frame: Frame, move: int) -> int:
        return codes.WRONG_LAND if verbs.VERB[move] == verbs.LAND else codes.NOT_ASKED

    def choose(self, state: State, frame: Frame, move: int) -> None:
        if move == verbs.DONE:
            self.leave(frame)
            return
        land = verbs.ARGUMENT[move]
        frame.values[OTHER if self.second else LAND] = land
        acts.note(island(state), "choose-land", [frame.seat, land])
        go_on(frame)

    def leave(self, frame: Frame) -> bool:
        return go_on(frame) if self.second and self.mode == UP_TO else leave(frame)

    def question(self, state: State, frame: Frame) -> Text:
        said = Text("Wähle {land}", "Choose {land}")
        if self.second and self.mode == UP_TO:
            said = Text(
                "Wähle {land}, um den Schaden auf beide zu verteilen, oder keines",
                "Choose {land} to divide the Damage between both, or none",
            )
        return said.fill(land=self.lands.one())

    def answer(self, state: State, frame: Frame, move: int) -> Text:
        return Text("Kein Gebiet", "No land") if move == verbs.DONE else NOTHING

    def told(self) -> Text:
        if self.who == TARGET and self.mode == UP_TO:
            said = Text("der Geist darf {land} wählen", "the Spirit may choose {land}")
        elif self.who == TARGET:
            said = Text("der Geist wählt {land}", "the Spirit chooses {land}")
        elif self.mode == UP_TO and self.second:
            said = Text(
                "du darfst {land} wählen und den Schaden auf beide verteilen",
                "you may choose {land} and divide the Damage between both",
            )
        elif self.mode == UP_TO:
            said = Text("du darfst {land} wählen", "you may choose {land}")
        else:
            said = Text("{land} wählen", "choose {land}")
        return said.fill(land=self.lands.one())


def _placed(where: Text, deed: Node) -> Text:
    """Something that is done somewhere; what is about several things follows a colon."""
    told = deed.told()
    said = Text("{where} {told}", "{told} {where}")
    for mark in (":", ";", "–", " for ", " and ", " in ", " into ", ", "):
        if mark in told.en:
            said = Text("{where}: {told}", "{where}: {told}")
    return said.fill(where=where, told=told)


# What else is gone through.


class Boards(Domain):
    """Each board, by its first land."""

    def things(self, state: State, frame: Frame) -> list[int]:
        return [board * boards.STRIDE + 1 for board in island(state).in_play()]

    def told(self) -> Text:
        return Text("auf jedem Spielplan", "on each board")


class Players(Domain):
    """Each player; in which order makes no difference, for all of them do the same."""

    def things(self, state: State, frame: Frame) -> list[int]:
        return list(range(state.seats))

    def told(self) -> Text:
        return Text("jeder Spieler", "each player")


class Tokens(Domain):
    """Each token of a kind on the island, by its land; as many as there are at the beginning."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def things(self, state: State, frame: Frame) -> list[int]:
        table = island(state)
        return [land for land in table.lands for _ in range(table.token(land, self.kind))]

    def told(self) -> Text:
        return Text("je {kind}, dort", "for each {kind}, there").fill(kind=kind_words(self.kind))


class Fighters(Domain):
    """The invaders of the land that have strife, when the fight begins."""

    def things(self, state: State, frame: Frame) -> list[int]:
        pieces = island(state).pieces[frame.values[LAND]]
        return [piece for piece in pieces if codes.strife_of(piece)]

    def told(self) -> Text:
        return Text("jeden Invasor mit Streit", "each Invader with Strife")


# As cards write them.


def in_land(
    lands: Lands,
    *body: Node,
    times: int = 1,
    mode: int = MUST,
    who: int = USER,
    different: bool = False,
) -> InLand:
    return InLand(lands, then(*body), times, mode, who, different)


def in_each(lands: Lands, *body: Node) -> InEach:
    return InEach(lands, LAND, then(*body))


def choose_land(
    lands: Lands, who: int = USER, mode: int = MUST, second: bool = False
) -> ChooseLand:
    return ChooseLand(lands, who, mode, second)


def each_board(*body: Node) -> InEach:
    return InEach(Boards(), LAND, then(*body))


def each_player(*body: Node) -> ForEachPlayer:
    return ForEachPlayer(Players(), ACTOR, then(*body))


def each_token(kind: int, *body: Node) -> EachToken:
    return EachToken(Tokens(kind), LAND, then(*body))


def each_fighter(*body: Node) -> Each:
    return Each(Fighters(), OTHER, then(*body))
