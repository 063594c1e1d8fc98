"""What the invaders will do as things stand, land by land: the coming invader phase and the next.

The steps of the invader phase are carried out on a copy of the table, the very steps that the
engine runs. Nobody is asked anything there: whoever may stop something lets it happen, dahan strike
where it hurts most, blight that spreads is only counted. What nobody can know is left out, the
earned fear cards above all; of an explore it says how likely each land is.
"""

from typing import Final, cast, final

from spieltisch.core.game import Data
from spieltisch.core.stack import Frame, Stack
from spieltisch.games.spirit_island.cards import boards
from spieltisch.games.spirit_island.cards.invaders import CARDS
from spieltisch.games.spirit_island.effects.harming import Harm
from spieltisch.games.spirit_island.effects.invaders import (
    SPARES_LOWEST,
    delay,
    explored,
    without_lowest,
)
from spieltisch.games.spirit_island.effects.lasting import banned
from spieltisch.games.spirit_island.effects.phase import Advance, ByCards, Explores
from spieltisch.games.spirit_island.effects.ravage import ACTIONS, Stopped, might
from spieltisch.games.spirit_island.state import acts, codes, programs
from spieltisch.games.spirit_island.state.data import MOST
from spieltisch.games.spirit_island.state.programs import LAND, LEFT, MARK, VALUES
from spieltisch.games.spirit_island.state.table import Island

COMING: Final = 0  # in the invader phase that comes next, or goes on
FOLLOWING: Final = 1  # in the one after it
TURNS: Final[list[str]] = ["coming", "following"]

_LANDS: Final = boards.LANDS
_ACTIONS: Final[list[str]] = ["ravage", "build", "explore"]


@final
class Row:
    """What the invaders will do in a land in one invader phase, and what comes of it."""

    def __init__(self, land: int, turn: int) -> None:
        self.land = land
        self.turn = turn  # COMING or FOLLOWING
        self.ravages = 0  # that happen
        self.damage = 0  # of all of them, after defend
        self.blight = 0  # that they add
        self.cascades = 0  # how often that blight spreads
        self.dahan = 0  # that they destroy
        self.presence: list[int] = []  # seats that lose a presence, once for each
        self.sworn = 0  # presence that is lost with dahan, in the land or next to it
        self.counter = 0  # damage with which dahan strike back
        self.slain: list[int] = [0, 0, 0]  # invaders that dahan destroy, by kind
        self.builds: list[int] = []  # towns and cities that are built, in order
        self.explore = 0.0  # how likely an explorer comes
        self.stopped = 0  # actions that a card names and that do not happen, as bits
        self.doom = 0  # how the game is lost there, 0 if it is not

    def data(self) -> Data:
        """The same with words, for those who draw it."""
        return {
            "land": boards.LAND_NAMES[self.land],
            "turn": TURNS[self.turn],
            "ravages": self.ravages,
            "damage": self.damage,
            "blight": self.blight,
            "cascades": self.cascades,
            "dahan": self.dahan,
            "presence": self.presence,
            "sworn": self.sworn,
            "counter": self.counter,
            "slain": {codes.KINDS[kind]: self.slain[kind] for kind in range(codes.DAHAN)},
            "builds": [codes.KINDS[kind] for kind in self.builds],
            "explore": round(self.explore, 2),
            "stopped": [word for at, word in enumerate(_ACTIONS) if self.stopped >> at & 1],
            "lost": self.doom != 0,
        }


def forecast(table: Island) -> list[Row]:
    """Rows of the lands in which something will or may happen, those of the coming phase first."""
    sketch = sketch_of(table)
    if table.blight_card and not table.blighted and table.blight_rest < 0:
        sketch.blight = MOST  # how much the other side of the card brings nobody knows
    coming = foresee(table, sketch)
    return coming if table.ended else coming + _follow(sketch)


def forecast_of(table: Island, land: int) -> list[Row]:
    """The same for one land alone, but for explorers: where these come from others decide."""
    sketch = sketch_of(table)
    sketch.lands = [land]
    coming = foresee(table, sketch, explores=False)
    return coming if table.ended else coming + _follow(sketch)


def foresee(table: Island, sketch: Island, explores: bool = True) -> list[Row]:
    """Lets the coming phase happen on a sketch of the table, or what is left of the present one."""
    walk = _Walk(sketch, COMING, explores)
    at = _phase_frame(table)
    if at is not None:
        walk.resume(table, at)
    else:
        if table.phase == codes.SLOW_PHASE or table.phase == codes.TIME_PASSES:
            acts.recover(sketch)
        walk.go(0)
    return walk.rows()


def _follow(sketch: Island) -> list[Row]:
    """The phase after the one that has happened on a sketch; who explores nobody knows yet."""
    acts.recover(sketch)
    walk = _Walk(sketch, FOLLOWING, explores=False)
    walk.go(0)
    return walk.rows()


def sketch_of(table: Island) -> Island:
    """A copy on which effects can be tried; what they bring about lies on a stack of its own."""
    sketch = cast(Island, table.clone())
    sketch.quiet = True
    sketch.now = Stack()
    return sketch


def possible_cards(table: Island) -> list[int]:
    """The invader cards that may be turned over next: its back shows the stage, others are seen."""
    if not table.invader_deck:
        return []
    stage = CARDS[table.invader_deck[-1]].stage
    seen = [*table.ravage, *table.build, *table.explore, *table.early, *table.invader_discard]
    return [at for at, card in enumerate(CARDS) if card.stage == stage and at not in seen]


def _phase_frame(table: Island) -> Frame | None:
    """The invader phase, if it is in progress."""
    for frame in table.stacks.common.frames:
        if frame.effect == programs.PHASE:
            return frame
    return None


@final
class _Walk:
    """A walk through the invader phase on a sketch."""

    def __init__(self, sketch: Island, turn: int, explores: bool) -> None:
        self.sketch = sketch
        self.turn = turn
        self.explores = explores
        self.by_land: list[Row | None] = [None] * _LANDS

    def row(self, land: int) -> Row:
        found = self.by_land[land]
        if found is None:
            found = Row(land, self.turn)
            self.by_land[land] = found
        return found

    def rows(self) -> list[Row]:
        found: list[Row] = []
        for land in self.sketch.lands:
            row = self.by_land[land]
            if row is not None:
                found.append(row)
        return found

    def go(self, begin: int) -> None:
        """Walks from a step of the phase to its end."""
        steps = programs.PROGRAMS[programs.PHASE].steps
        for at in range(begin, len(steps)):
            step = steps[at]
            if isinstance(step, ByCards):
                self.by_cards(step, 0)
            elif isinstance(step, Explores) and self.explores:
                self.explore()
            elif isinstance(step, Advance):
                step.act(self.sketch, Frame(programs.PHASE, 0, 0, []))

    def resume(self, table: Island, phase: Frame) -> None:
        """Walks on in a phase that is in progress: first the lands that are left of a card."""
        for frame in table.stacks.common.frames:
            for action in (codes.RAVAGE, codes.BUILD):
                if frame.effect == ACTIONS[action] and not frame.step:  # it may still be stopped
                    self.act(action, frame.values[LAND], frame.values[MARK])
        steps = programs.PROGRAMS[programs.PHASE].steps
        step = steps[phase.step] if phase.step < len(steps) else None
        if not isinstance(step, ByCards) or phase.values[LEFT] < 0:
            self.go(phase.step)
            return
        at = phase.values[LEFT]
        for land in phase.values[VALUES:]:
            self.act(step.action_of(table, at), land, step.how_of(table, at))
        self.by_cards(step, at + 1)
        self.go(phase.step + 1)

    def by_cards(self, step: ByCards, first: int) -> None:
        """The invaders act with the cards of a space from one on."""
        sketch = self.sketch
        cards = step.cards(sketch)
        for at in range(first, len(cards)):
            step.turn_to(sketch, at)
            action, how = step.action_of(sketch, at), step.how_of(sketch, at)
            for land in step.reached(sketch, cards[at], at):
                self.act(action, land, how)
        step.turn_to(sketch, len(cards))

    def act(self, action: int, land: int, how: int) -> None:
        """The invaders ravage or build in a land, step by step as the engine does it."""
        sketch = self.sketch
        if land not in sketch.lands:
            return
        row = self.row(land)
        values = programs.bound(-1, land)
        values[MARK] = how
        frame = Frame(ACTIONS[action], 0, sketch.owner(land), values)
        steps = programs.PROGRAMS[frame.effect].steps
        stopper = steps[0]
        assert isinstance(stopper, Stopped)
        stopper.run(sketch, frame)
        if frame.step > len(steps):
            row.stopped |= 1 << action
            self.act_otherwise()
            return
        frame.step = 1
        if action == codes.RAVAGE:
            self.ravage(row, frame)
        else:
            self.build(row, frame)

    def act_otherwise(self) -> None:
        """What has stopped an action may let another one happen in its place."""
        begun = self.sketch.now.frames[:]
        self.sketch.now.frames.clear()
        for frame in begun:
            for action in (codes.RAVAGE, codes.BUILD):
                if frame.effect == ACTIONS[action]:
                    self.act(action, frame.values[LAND], frame.values[MARK])

    def ravage(self, row: Row, frame: Frame) -> None:
        sketch, land = self.sketch, row.land
        steps = programs.PROGRAMS[programs.RAVAGE].steps
        if not sketch.count(land, codes.INVADERS):
            return
        dahan, blight = sketch.count(land, codes.DAHANS), sketch.token(land, codes.BLIGHT)
        presence = [sketch.presence_in(seat, land) for seat in range(sketch.seats)]
        row.ravages += 1
        row.damage += might(sketch, land, frame.values[MARK])
        while frame.step < len(steps):
            step = steps[frame.step]
            if isinstance(step, Harm):
                self.strike_back(row, step, frame)
            else:
                step.run(sketch, frame)
        row.dahan += dahan - sketch.count(land, codes.DAHANS)
        row.blight += sketch.token(land, codes.BLIGHT) - blight
        for seat in range(sketch.seats):
            row.presence += [seat] * (presence[seat] - sketch.presence_in(seat, land))
        for pushed in sketch.now.frames:
            if pushed.effect == programs.CASCADE:
                row.cascades += 1
            elif pushed.effect == programs.SWORN:
                row.sworn += pushed.values[programs.DONE]
        sketch.now.frames.clear()
        row.doom = row.doom or sketch.doom

    def strike_back(self, row: Row, step: Harm, frame: Frame) -> None:
        """Dahan destroy the most that they can, the largest first."""
        sketch, land = self.sketch, row.land
        frame.step += 1
        left = step.times.value(sketch, frame)
        row.counter += left
        for kind in range(codes.CITY, codes.EXPLORER - 1, -1):
            for number in acts.mortals(sketch, land, step.kinds & 1 << kind)[::-1]:
                needed = sketch.health(land, number) - codes.damage_of(number)
                while needed <= left and acts.find(sketch, land, number) >= 0:
                    acts.wound(sketch, land, acts.find(sketch, land, number), needed)
                    row.slain[kind] += 1
                    left -= needed
        hurt = acts.mortals(sketch, land, step.kinds)
        if left and hurt:
            acts.wound(sketch, land, acts.find(sketch, land, hurt[-1]), left)

    def build(self, row: Row, frame: Frame) -> None:
        sketch, land = self.sketch, row.land
        steps = programs.PROGRAMS[programs.BUILD].steps
        before = [sketch.count(land, 1 << kind) for kind in range(codes.DAHAN)]
        doomed, blight = sketch.doom, sketch.token(land, codes.BLIGHT)
        while frame.step < len(steps):
            steps[frame.step].run(sketch, frame)
        self.follow_up()
        row.blight += sketch.token(land, codes.BLIGHT) - blight
        built = False
        for kind in range(codes.DAHAN):
            more = sketch.count(land, 1 << kind) - before[kind]
            if more > 0:
                row.builds += [kind] * more
                built = True
        if not built:
            row.stopped |= 1 << codes.BUILD
        if sketch.doom != doomed:
            row.doom = sketch.doom

    def follow_up(self) -> None:
        """What an adversary adds after a build, as far as nobody has to choose."""
        frames = self.sketch.now.frames
        while frames:
            frame = frames[-1]
            steps = programs.PROGRAMS[frame.effect].steps
            if frame.step >= len(steps):
                frames.pop()
            elif steps[frame.step].run(self.sketch, frame):
                frames.clear()

    def explore(self) -> None:
        """How likely each land is to be explored: every card that may come is as likely."""
        sketch = self.sketch
        cards = possible_cards(sketch)
        held = delay(sketch, codes.EXPLORE) if sketch.delays else -1
        if held >= 0 and held != SPARES_LOWEST:
            return
        for card in cards:
            lands = explored(sketch, card)
            if held == SPARES_LOWEST:
                lands = without_lowest(sketch, card, lands)
            for land in lands:
                stopped = banned(sketch, codes.EXPLORE, land, True)
                if stopped or sketch.token(land, codes.WILDS):
                    self.row(land).stopped |= 1 << codes.EXPLORE
                else:
                    self.row(land).explore += 1 / len(cards)
