"""The invader phase: which cards act, in which lands, and how cards move on.

A card on a space names lands; each of them is a frame of its own. For builds and explores the order
makes no difference, because each looks at its own land only.
"""

from typing import Final

from spieltisch.core.effects import ASKS, DONE, Node, Sequence, Step
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.cards import boards
from spieltisch.games.spirit_island.cards.invaders import CARDS
from spieltisch.games.spirit_island.effects.awaiting import action_of as awaited_action
from spieltisch.games.spirit_island.effects.basics import Instant, go_on, island
from spieltisch.games.spirit_island.effects.invaders import (
    PASSES,
    SPARES_LOWEST,
    WAITS,
    delay,
    explored,
    matches,
    takes_part,
    without_lowest,
)
from spieltisch.games.spirit_island.effects.lasting import ACTION_WORDS, banned
from spieltisch.games.spirit_island.effects.ravage import (
    AWAITED,
    EXTRA,
    NORMAL,
    SILENT,
    begin_action,
)
from spieltisch.games.spirit_island.effects.watching import ADVANCED, BOARD_EXPLORED, happen
from spieltisch.games.spirit_island.state import acts, codes, law, programs, turn, verbs
from spieltisch.games.spirit_island.state.programs import LEFT, MARK, OTHER, VALUES
from spieltisch.games.spirit_island.state.table import Island

_RESTS: Final = 4  # the bit of the first seat that wants its lands in the order of their numbers
_GOES_LATER: Final = 15  # the bits of the seats that let others go first


class ByCards(Step):
    """The invaders build with every card on a space, the one laid first first.

    Bound are how many cards have acted, and after the other values the lands that are left for the
    present one.
    """

    def __init__(self, action: int, how: int) -> None:
        self.action = action
        self.how = how

    def run(self, state: State, frame: Frame) -> bool:
        table, values = island(state), frame.values
        while len(values) == VALUES:
            values[LEFT] += 1
            self.turn_to(table, values[LEFT])
            cards = self.cards(table)
            if self.action == codes.RAVAGE and values[LEFT] > 0:
                table.numb = 0  # it was for the first card
            if values[LEFT] >= len(cards):
                values[MARK] = -1
                return go_on(frame)
            values[MARK] = 0
            values.extend(self.reached(table, cards[values[LEFT]], values[LEFT]))
        if self.asks_order(table, frame):
            return ASKS
        self.begin(table, frame, self.next(table, frame))
        return DONE

    def cards(self, table: Island) -> list[int]:
        if self.action == codes.RAVAGE:
            return table.ravage
        if self.how == NORMAL:
            return table.build
        twice = table.law.early_again and not turn.holds(table, turn.FEARED, 0)
        return table.early + table.early if twice else table.early

    def turn_to(self, table: Island, at: int) -> None:
        """The cards before this one are through."""

    def action_of(self, table: Island, at: int) -> int:
        """What the invaders do with a card, by its place on the space."""
        return self.action

    def how_of(self, table: Island, at: int) -> int:
        return self.how

    def reached(self, table: Island, card: int, at: int) -> list[int]:
        """The lands in which a card acts, looked for before it acts in any."""
        action = self.action_of(table, at)
        lands = [land for land in table.lands if self.acts_in(table, card, land, action)]
        held = delay(table, self.action) if self.how == NORMAL and table.delays else -1
        if held == SPARES_LOWEST:
            return without_lowest(table, card, lands)
        if held == WAITS:
            turn.add(table, turn.STAYS, card)
        if held >= 0:
            acts.note(table, "held-up", [self.action, card])
            return []
        return lands

    def acts_in(self, table: Island, card: int, land: int, action: int) -> bool:
        return matches(table, card, land) and takes_part(table, action, land)

    def asks_order(self, table: Island, frame: Frame) -> bool:
        return False

    def next(self, table: Island, frame: Frame) -> int:
        """The land in which it acts if nobody decides."""
        return frame.values[VALUES]

    def begin(self, table: Island, frame: Frame, land: int) -> None:
        """Acts in one of the lands that are left."""
        frame.values.pop(frame.values.index(land, VALUES))
        at = frame.values[LEFT]
        begin_action(table, self.action_of(table, at), land, self.how_of(table, at))

    def why_not(self, state: State, frame: Frame, move: int) -> int:
        return codes.WRONG_LAND if verbs.VERB[move] == verbs.LAND else codes.NOT_ASKED

    def question(self, state: State, frame: Frame) -> Text:
        return Text(
            "Wähle, wo die Invasoren als Nächstes wüten", "Choose where the Invaders ravage next"
        )

    def answer(self, state: State, frame: Frame, move: int) -> Text:
        others = Text("Erst die anderen Spielpläne", "The other boards first")
        return others if move == verbs.DONE else Text("", "")

    def told(self) -> Text:
        return ACTION_WORDS[self.action]


class Ravages(ByCards):
    """The invaders ravage with every card on the space, in an order that is chosen.

    The spirit of each board decides about its lands, in the order of the seats; it may let the
    other boards go first. MARK has as bits which seats have done so since the last ravage, and
    which want no more to be asked for this card.
    """

    def __init__(self) -> None:
        super().__init__(codes.RAVAGE, NORMAL)

    def turn_to(self, table: Island, at: int) -> None:
        """What has waited for a normal ravage is used up by the first card (SI-Q21)."""
        if at == 1:
            table.awaiting = []

    def action_of(self, table: Island, at: int) -> int:
        return awaited_action(table) if table.awaiting and not at else codes.RAVAGE

    def how_of(self, table: Island, at: int) -> int:
        return AWAITED if table.awaiting and not at else NORMAL

    def asks_order(self, table: Island, frame: Frame) -> bool:
        if self.action_of(table, frame.values[LEFT]) != codes.RAVAGE:
            return False  # each build looks at its own land only
        lands = self.left(table, frame)
        if len(lands) < 2:
            return False
        frame.seat = self.open(table, frame, lands)[0]
        return not frame.values[MARK] >> _RESTS + frame.seat & 1

    def left(self, table: Island, frame: Frame) -> list[int]:
        """The lands left in which something will happen."""
        lands = frame.values[VALUES:]
        return [land for land in lands if not banned(table, codes.RAVAGE, land, True)]

    def open(self, table: Island, frame: Frame, lands: list[int]) -> list[int]:
        """The seats with lands left that have not let others go first."""
        seats = sorted({table.owner(land) for land in lands})
        return [seat for seat in seats if not frame.values[MARK] >> seat & 1] or seats

    def next(self, table: Island, frame: Frame) -> int:
        lands = self.left(table, frame)
        if not lands:
            return super().next(table, frame)
        seat = self.open(table, frame, lands)[0]
        return next(land for land in lands if table.owner(land) == seat)

    def begin(self, table: Island, frame: Frame, land: int) -> None:
        frame.values[MARK] &= ~_GOES_LATER
        super().begin(table, frame, land)

    def choices(self, state: State, frame: Frame) -> list[int]:
        table = island(state)
        lands = self.left(table, frame)
        seats = self.open(table, frame, lands)
        found = [verbs.LAND + land for land in lands if table.owner(land) == seats[0]]
        if len(found) > 1:
            found.append(verbs.REST)
        if len(seats) > 1:
            found.append(verbs.DONE)
        return found

    def choose(self, state: State, frame: Frame, move: int) -> None:
        if move == verbs.REST:
            frame.values[MARK] |= 1 << _RESTS + frame.seat
        elif move == verbs.DONE:
            frame.values[MARK] |= 1 << frame.seat
        else:
            self.begin(island(state), frame, verbs.ARGUMENT[move])


class Explores(Step):
    """The invaders explore with the top card, or with several; without a card the game is lost."""

    def run(self, state: State, frame: Frame) -> bool:
        table, values = island(state), frame.values
        if values[LEFT] < 0:
            values[LEFT] = 1 + table.more_explores
            table.more_explores = 0
        if not values[LEFT]:
            return go_on(frame)
        values[LEFT] -= 1
        held = delay(table, codes.EXPLORE) if table.delays else -1
        if held == WAITS:
            table.more_explores += 1
            acts.note(table, "no-explore", [])
        elif not table.invader_deck:
            table.doom = codes.LOST_TIME
        else:
            self.reveal(table, held)
        return DONE

    def reveal(self, table: Island, held: int) -> None:
        card = table.invader_deck.pop()
        table.news = True
        table.explore.append(card)
        acts.note(table, "reveal", [card])
        bound = programs.bound(-1, table.first_land())
        bound[OTHER] = card
        bound[MARK] = held
        table.running().push(programs.EXPLORE_CARD, 0, 0, bound)

    def told(self) -> Text:
        return Text("Entdecken", "Explore")


class Escalate(Instant):
    """A card with the flag brings the escalation of the adversary, before lands are explored."""

    def act(self, table: Island, frame: Frame) -> None:
        if not CARDS[frame.values[OTHER]].escalates:
            return
        if table.law.programs[law.FLAG_DURING]:
            turn.add(table, turn.ESCALATED, 0)
        acts.at_moment(table, law.FLAG_BEFORE, table.first_land())

    def told(self) -> Text:
        return Text("Eskalation", "Escalation")


class ExploreLands(Instant):
    """All lands that a card reaches are found first, then each is explored."""

    def act(self, table: Island, frame: Frame) -> None:
        card, held = frame.values[OTHER], frame.values[MARK]
        turn.clear(table, turn.EXPLORED)
        lands = explored(table, card)
        if held == SPARES_LOWEST:
            lands = without_lowest(table, card, lands)
        elif held == PASSES:
            acts.note(table, "held-up", [codes.EXPLORE, card])
            return
        for land in reversed(lands):
            begin_action(table, codes.EXPLORE, land, NORMAL)

    def told(self) -> Text:
        return SILENT


class Explored(Instant):
    """After the explore of a card, if it has happened."""

    def act(self, table: Island, frame: Frame) -> None:
        if frame.values[MARK] != PASSES:
            acts.at_moment(table, law.EXPLORED, table.first_land())

    def told(self) -> Text:
        return SILENT


class EscalateAfter(Instant):
    """The escalation of an adversary that waits until the lands are explored."""

    def act(self, table: Island, frame: Frame) -> None:
        if CARDS[frame.values[OTHER]].escalates:
            acts.at_moment(table, law.FLAG_AFTER, table.first_land())

    def told(self) -> Text:
        return SILENT


class AtMoment(Instant):
    """What the adversary or the scenario brings about at a moment."""

    def __init__(self, moment: int) -> None:
        self.moment = moment

    def act(self, table: Island, frame: Frame) -> None:
        acts.at_moment(table, self.moment, table.first_land())

    def told(self) -> Text:
        return SILENT


class BoardsExplored(Instant):
    """Who watches for boards that are explored acts, on each to which explorers have come."""

    def act(self, table: Island, frame: Frame) -> None:
        if not turn.watched(table, BOARD_EXPLORED):
            return
        for board in reversed(table.in_play()):
            lands = boards.lands_of(board)
            if [land for land in lands if turn.holds(table, turn.EXPLORED, land)]:
                happen(table, BOARD_EXPLORED, lands[0])

    def told(self) -> Text:
        return SILENT


class Advanced(Instant):
    """What waits for the cards to be moved on happens."""

    def act(self, table: Island, frame: Frame) -> None:
        happen(table, ADVANCED, table.first_land())

    def told(self) -> Text:
        return SILENT


class Advance(Instant):
    """The invader cards move on by a space, all cards of a space together."""

    def act(self, table: Island, frame: Frame) -> None:
        staying = [card for card in table.build if turn.holds(table, turn.STAYS, card)]
        table.invader_discard.extend(table.early)
        table.early = []
        for card in table.ravage:
            early = CARDS[card].stage <= table.law.early_builds
            (table.early if early else table.invader_discard).append(card)
        table.ravage = [card for card in table.build if card not in staying]
        table.build = staying + table.explore
        table.explore = []

    def told(self) -> Text:
        return Text("Karten weiterlegen", "Advance the cards")


class Fears(Step):
    """The earned fear cards are carried out in the order in which they were earned."""

    def __init__(self, always: bool) -> None:
        self.always = always  # also where they wait for the spirits

    def run(self, state: State, frame: Frame) -> bool:
        table = island(state)
        state.judge()  # what was lost before is lost, whatever the next card would bring
        if state.ended:
            return DONE
        if not table.fear_earned or (table.law.keeps_fear and not self.always):
            return go_on(frame)
        card = table.fear_earned.pop(0)
        table.fear_discard.append(card)
        level = table.terror()
        table.news = True
        acts.note(table, "fear-card", [card, level])
        if table.law.early_again and not turn.holds(table, turn.FEARED, 0):
            turn.add(table, turn.FEARED, 0)
        effect = programs.FEAR + card * 3 + level - 1
        values = programs.bound(-1, table.first_land())
        acts.begin(table, table.running(), effect, 0, values)
        return DONE

    def told(self) -> Text:
        return Text("alle verdienten Furcht-Karten abhandeln", "resolve all earned Fear cards")


def explore_card() -> Node:
    steps: list[Node] = [Escalate(), ExploreLands(), Explored(), BoardsExplored(), EscalateAfter()]
    return Sequence(steps)


def early_builds() -> ByCards:
    """What the cards on an adversary's own space cause, which is an extra action."""
    return ByCards(codes.BUILD, EXTRA)


def builds() -> ByCards:
    return ByCards(codes.BUILD, NORMAL)
