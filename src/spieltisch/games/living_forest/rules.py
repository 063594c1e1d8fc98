"""The flow of a round, and which moves are legal.

`LivingForestState` is the table with the rules on it. While revealing, every seat that has not
stopped is asked at the same time. While acting, a decision belongs to the frame in progress (an
action being carried out, a bonus action, tiles to be taken) or, if there is none, to the seat whose
turn it is, which chooses its next action by the first thing it does: the animal, the fire, the
tree, the number of steps.
"""

from typing import Any

from spieltisch.core.decision import Option, Reason
from spieltisch.core.event import Event, LogLine
from spieltisch.core.game import Result, State
from spieltisch.core.mistake import Fault
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.living_forest import text
from spieltisch.games.living_forest.cards import (
    COSTS,
    REPEAT_TREE,
    ROCKS,
    SPIRAL,
    SUN,
    TREE_COSTS,
    WATER,
)
from spieltisch.games.living_forest.cards import PLANT as PLANTS
from spieltisch.games.living_forest.state import faults, hidden, notation, score
from spieltisch.games.living_forest.state.codes import (
    A_ATTRACT,
    A_EXTINGUISH,
    A_FRAGMENT,
    A_MOVE,
    A_PLANT,
    ACTING,
    ACTION_OF_VERB,
    ALL_CELLS,
    ARGUMENT,
    AT,
    ATTRACT,
    ATTRACT_CORNER,
    ATTRACTING,
    BANISH,
    BONUS_IS_A_MUST,
    BY_ACTION,
    BY_CORNER,
    BY_ROCK,
    CELL_TAKEN,
    CELLS,
    CLOSED,
    CORNER_FRAGMENTS,
    CORNER_SUN,
    CORNER_WATER,
    DISCARD,
    DONE,
    EXTINGUISH,
    EXTINGUISH_CORNER,
    EXTINGUISHING,
    FINISH_FIRST,
    FIRES,
    FIRST_ON_DISPLAY,
    FOREST_FULL,
    FRAGMENT,
    FRAGMENT_CORNERS,
    GAME_OVER,
    GROWING,
    HAS_STOPPED,
    LEGAL,
    LINE_CLOSED,
    LOWEST_FIRE,
    MAX_STEPS,
    MOVE,
    MOVES,
    MUST_REVEAL,
    MUST_TAKE_ONE,
    NEIGHBOURS,
    NO_FRAGMENT,
    NO_FRAGMENT_LEFT,
    NO_SUCH_FIRE,
    NO_SUCH_MOVE,
    NO_SUCH_TREE_LEFT,
    NO_TREE_CHOSEN,
    NOBODY_SKIPPED,
    NONE,
    NOT_A_VARAN,
    NOT_BESIDE_A_TREE,
    NOT_JUST_REVEALED,
    NOT_ON_DISPLAY,
    NOT_TAKEN,
    NOT_THEIR_TILE,
    NOT_YOUR_TURN,
    NOTHING_TO_END,
    NOTHING_TO_REVEAL,
    ONLY_WHILE_ACTING,
    ONLY_WHILE_REVEALING,
    PASS,
    PLANT,
    PLANTING,
    REVEAL,
    REVEALING,
    ROUND_LIMIT,
    SAME_ACTION,
    SORTS,
    STACK,
    STACKING,
    STEAL,
    STEALING,
    STOP,
    TOO_FEW_PLANTS,
    TOO_FEW_SPIRALS,
    TOO_LITTLE_SUN,
    TOO_LITTLE_WATER,
    TREES,
    V_AT,
    V_ATTRACT,
    V_BANISH,
    V_DONE,
    V_EXTINGUISH,
    V_FRAGMENT,
    V_MOVE,
    V_PASS,
    V_PLANT,
    V_REVEAL,
    V_STACK,
    V_STEAL,
    V_STOP,
    VARAN,
    VERB,
    VERB_OF_EFFECT,
    VICTORY,
)
from spieltisch.games.living_forest.state.table import Table


class LivingForestState(Table):
    """A position in a game of Living Forest."""

    game_name = "living-forest"

    # whose decision it is

    @property
    def over(self) -> bool:
        return self.ended != 0

    def next_seat(self) -> int:
        if self.phase == ACTING:
            return self.turn
        if self.phase == REVEALING:
            for seat in range(self.seats):
                if not self.stopped[seat]:
                    return seat
        return NONE

    def to_move(self) -> tuple[int, ...]:
        if self.phase == ACTING:
            return (self.turn,)
        if self.phase == REVEALING:
            return tuple([seat for seat in range(self.seats) if not self.stopped[seat]])
        return ()

    # legal moves

    def legal_moves(self, seat: int) -> list[int]:
        if self.phase == REVEALING:
            return [] if self.stopped[seat] else self._reveal_moves(seat)
        if self.phase != ACTING or seat != self.turn:
            return []
        frames = self.stack.frames
        return self._frame_moves(frames[-1]) if frames else self._action_moves(seat)

    def _reveal_moves(self, seat: int) -> list[int]:
        moves: list[int] = []
        if self.net[seat] < CLOSED and (self.draw[seat] or self.discard[seat]):
            moves.append(REVEAL)
        if self.shown[seat]:
            moves.append(STOP)
        if self.fresh[seat] and self.fragments[seat]:
            moves.append(DISCARD)
            if self.line[seat][-1] == VARAN:
                moves.append(BANISH)
        return moves

    def _action_moves(self, seat: int) -> list[int]:
        """All ways to begin the next action."""
        used = 0 if self.may_repeat(seat) else self.used
        moves: list[int] = []
        if self.supply and not used & A_FRAGMENT:
            moves.append(FRAGMENT)
        if not used & A_ATTRACT:
            self._add_attracts(moves, self.total(seat, SUN))
        if not used & A_EXTINGUISH:
            self._add_extinguishes(moves, self.total(seat, WATER))
        if not used & A_MOVE:
            for steps in range(self._most_steps(seat) + 1):
                moves.append(MOVE + steps)
        if not used & A_PLANT:
            self._add_plants(moves, seat)
        moves.append(PASS)
        return moves

    def _frame_moves(self, frame: Frame) -> list[int]:
        moves: list[int] = []
        effect = frame.effect
        values = frame.values
        if effect == ATTRACTING:
            self._add_attracts(moves, values[0])
            if len(values) > 1:
                moves.append(DONE)
        elif effect == EXTINGUISHING:
            self._add_extinguishes(moves, values[0])
            if values[1]:
                moves.append(DONE)
        elif effect == PLANTING:
            self._add_plants(moves, frame.seat)
        elif effect == GROWING:
            grown = self.grown[frame.seat]
            for cell in range(CELLS):
                if not grown >> cell & 1 and grown & NEIGHBOURS[cell]:
                    moves.append(AT + cell)
        elif effect == STEALING:
            for tile in range(self.seats * SORTS):
                if self.tiles[tile] == values[1]:
                    moves.append(STEAL + tile)
        else:
            for kind in values:
                moves.append(STACK + kind - FIRST_ON_DISPLAY)
        return moves

    def _add_attracts(self, moves: list[int], sun: int) -> None:
        for kind in self.display:
            if kind != NONE and COSTS[kind] <= sun:
                moves.append(ATTRACT + kind - FIRST_ON_DISPLAY)

    def _add_extinguishes(self, moves: list[int], water: int) -> None:
        for fire in range(FIRES):
            if self.circle[fire] and fire + LOWEST_FIRE <= water:
                moves.append(EXTINGUISH + fire)

    def _add_plants(self, moves: list[int], seat: int) -> None:
        if self.grown[seat] == ALL_CELLS:
            return
        plants = self.total(seat, PLANTS)
        for tree in range(TREES):
            if self.trees[tree] and TREE_COSTS[tree] <= plants:
                moves.append(PLANT + tree)

    def _most_steps(self, seat: int) -> int:
        spirals = self.total(seat, SPIRAL)
        return 0 if spirals < 0 else min(spirals, MAX_STEPS)

    def may_repeat(self, seat: int) -> bool:
        """Whether the tree that allows the same action twice stands in the forest."""
        return self.planted[seat] >> REPEAT_TREE & 1 == 1

    def actions_of(self, seat: int) -> int:
        """How many regular actions the line of a seat allows."""
        return 1 if self.net[seat] >= CLOSED else 2

    # why a move is not legal

    def refusal(self, seat: int, move: int) -> int:
        if not 0 <= move < MOVES:
            return NO_SUCH_MOVE
        if self.ended:
            return GAME_OVER
        verb = VERB[move]
        if self.phase == REVEALING:
            return self._reveal_refusal(seat, verb)
        if verb <= V_BANISH:
            return ONLY_WHILE_REVEALING
        if seat != self.turn:
            return NOT_YOUR_TURN
        frames = self.stack.frames
        if frames:
            return self._frame_refusal(frames[-1], verb, ARGUMENT[move])
        return self._action_refusal(seat, verb, ARGUMENT[move])

    def _reveal_refusal(self, seat: int, verb: int) -> int:
        if verb > V_BANISH:
            return ONLY_WHILE_ACTING
        if self.stopped[seat]:
            return HAS_STOPPED
        if verb == V_REVEAL:
            if self.net[seat] >= CLOSED:
                return LINE_CLOSED
            return LEGAL if self.draw[seat] or self.discard[seat] else NOTHING_TO_REVEAL
        if verb == V_STOP:
            return LEGAL if self.shown[seat] else MUST_REVEAL
        if not self.fresh[seat]:
            return NOT_JUST_REVEALED
        if not self.fragments[seat]:
            return NO_FRAGMENT
        return NOT_A_VARAN if verb == V_BANISH and self.line[seat][-1] != VARAN else LEGAL

    def _action_refusal(self, seat: int, verb: int, argument: int) -> int:
        if verb == V_PASS:
            return LEGAL
        if verb == V_DONE:
            return NOTHING_TO_END
        if verb == V_AT:
            return NO_TREE_CHOSEN
        if verb == V_STEAL:
            return NOBODY_SKIPPED
        if verb == V_STACK:
            return NOT_TAKEN
        if ACTION_OF_VERB[verb] & self.used and not self.may_repeat(seat):
            return SAME_ACTION
        if verb == V_FRAGMENT:
            return LEGAL if self.supply else NO_FRAGMENT_LEFT
        if verb == V_ATTRACT:
            return self._attract_refusal(argument, self.total(seat, SUN))
        if verb == V_EXTINGUISH:
            return self._extinguish_refusal(argument, self.total(seat, WATER))
        if verb == V_MOVE:
            return LEGAL if argument <= self._most_steps(seat) else TOO_FEW_SPIRALS
        return self._plant_refusal(seat, argument)

    def _frame_refusal(self, frame: Frame, verb: int, argument: int) -> int:
        effect = frame.effect
        values = frame.values
        if verb == V_DONE and effect in (ATTRACTING, EXTINGUISHING):
            begun = len(values) > 1 if effect == ATTRACTING else values[1] > 0
            return LEGAL if begun else MUST_TAKE_ONE
        if verb == V_PASS and frame.step != BY_ACTION:
            return BONUS_IS_A_MUST
        if verb != VERB_OF_EFFECT[effect]:
            return FINISH_FIRST
        if effect == ATTRACTING:
            return self._attract_refusal(argument, values[0])
        if effect == EXTINGUISHING:
            return self._extinguish_refusal(argument, values[0])
        if effect == PLANTING:
            return self._plant_refusal(frame.seat, argument)
        if effect == GROWING:
            return self._cell_refusal(frame.seat, argument)
        if effect == STEALING:
            owned = argument < len(self.tiles) and self.tiles[argument] == values[1]
            return LEGAL if owned else NOT_THEIR_TILE
        return LEGAL if argument in values else NOT_TAKEN

    def _attract_refusal(self, kind: int, sun: int) -> int:
        if kind not in self.display:
            return NOT_ON_DISPLAY
        return LEGAL if COSTS[kind] <= sun else TOO_LITTLE_SUN

    def _extinguish_refusal(self, fire: int, water: int) -> int:
        if not self.circle[fire]:
            return NO_SUCH_FIRE
        return LEGAL if fire + LOWEST_FIRE <= water else TOO_LITTLE_WATER

    def _plant_refusal(self, seat: int, tree: int) -> int:
        if self.grown[seat] == ALL_CELLS:
            return FOREST_FULL
        if not self.trees[tree]:
            return NO_SUCH_TREE_LEFT
        return LEGAL if TREE_COSTS[tree] <= self.total(seat, PLANTS) else TOO_FEW_PLANTS

    def _cell_refusal(self, seat: int, cell: int) -> int:
        grown = self.grown[seat]
        if grown >> cell & 1:
            return CELL_TAKEN
        return LEGAL if grown & NEIGHBOURS[cell] else NOT_BESIDE_A_TREE

    # playing

    def apply(self, seat: int, move: int) -> None:
        if self.phase == REVEALING:
            self._apply_reveal(seat, move)
            return
        frames = self.stack.frames
        if frames:
            self._apply_choice(frames[-1], VERB[move], ARGUMENT[move])
        else:
            self._begin_action(seat, VERB[move], ARGUMENT[move])
        self._go_on()

    # phase A

    def _apply_reveal(self, seat: int, move: int) -> None:
        if move == REVEAL:
            self.reveal(seat)
        elif move == STOP:
            self.stop(seat, self.actions_of(seat))
        else:
            self.spend_fragment(seat, move == BANISH)
        if not self.stopped[seat] and self._must_stop(seat):
            self.stop(seat, self.actions_of(seat))
        if self.stopped[seat] and False not in self.stopped:
            self._begin_turn(self.start)

    def _must_stop(self, seat: int) -> bool:
        """Whether nothing is left to decide: no reveal is possible and no fragment helps."""
        if self.fresh[seat] and self.fragments[seat]:
            return False
        if self.net[seat] >= CLOSED:
            return True
        return not self.draw[seat] and not self.discard[seat]

    # phase B

    def _begin_turn(self, seat: int) -> None:
        self.phase = ACTING
        self.turn = seat
        self.left = self.actions_of(seat)
        self.used = 0
        if not self.quiet:
            self.note("turn", [seat, self.left])

    def _begin_action(self, seat: int, verb: int, argument: int) -> None:
        self.left -= 1
        self.used |= ACTION_OF_VERB[verb]
        if verb == V_ATTRACT:
            self.stack.push(ATTRACTING, BY_ACTION, seat, [self.total(seat, SUN)])
            self._attract_one(self.stack.top(), argument)
        elif verb == V_EXTINGUISH:
            self.stack.push(EXTINGUISHING, BY_ACTION, seat, [self.total(seat, WATER), 0])
            self._extinguish_one(self.stack.top(), argument)
        elif verb == V_MOVE:
            self._move(seat, argument)
        elif verb == V_PLANT:
            self.stack.push(GROWING, BY_ACTION, seat, [argument])
        elif verb == V_FRAGMENT:
            self.gain_fragments(seat, 1)
        elif not self.quiet:
            self.note("pass", [seat])

    def _apply_choice(self, frame: Frame, verb: int, argument: int) -> None:
        effect = frame.effect
        if verb == V_DONE:
            self._end_choice(frame)
        elif effect == ATTRACTING:
            self._attract_one(frame, argument)
        elif effect == EXTINGUISHING:
            self._extinguish_one(frame, argument)
        elif effect == PLANTING:
            self.stack.pop()
            self.stack.push(GROWING, frame.step, frame.seat, [argument])
        elif effect == GROWING:
            self.stack.pop()
            self.plant(frame.seat, frame.values[0], argument)
            self._corner(frame.seat, argument)
        elif effect == STEALING:
            self.steal(frame.seat, argument)
            frame.values.pop(1)
            if len(frame.values) == 1:
                self.stack.pop()
                self._land(frame.seat, frame.values[0])
        else:
            self._stack_one(frame, argument)

    def _attract_one(self, frame: Frame, kind: int) -> None:
        self.attract(frame.seat, kind)
        frame.values[0] -= COSTS[kind]
        frame.values.append(kind)
        if not self.can_attract(frame.values[0]):
            self._end_choice(frame)

    def _extinguish_one(self, frame: Frame, fire: int) -> None:
        self.extinguish(frame.seat, fire)
        frame.values[0] -= fire + LOWEST_FIRE
        frame.values[1] += 1
        if not self.can_extinguish(frame.values[0]):
            self._end_choice(frame)

    def _end_choice(self, frame: Frame) -> None:
        """Enough animals or fires are taken; several animals are put into an order."""
        self.stack.pop()
        if frame.effect == EXTINGUISHING:
            return
        kinds = sorted(frame.values[1:])
        self.begin_batch(frame.seat)
        if len(kinds) == 1:
            self.put_on_pile(frame.seat, kinds[0])
        else:
            self.stack.push(STACKING, frame.step, frame.seat, kinds)

    def _stack_one(self, frame: Frame, kind: int) -> None:
        frame.values.remove(kind)
        self.put_on_pile(frame.seat, kind)
        if len(frame.values) == 1:
            self.put_on_pile(frame.seat, frame.values[0])
            self.stack.pop()
            self.note_stacked(frame.seat)

    def _move(self, seat: int, steps: int) -> None:
        victims = [other for other in self.skipped(seat, steps) if self.owns_tile(other)]
        rock = self.landing(seat, steps)
        self.move_stone(seat, steps, rock)
        if victims:
            self.stack.push(STEALING, BY_ACTION, seat, [rock, *victims])
        elif steps:
            self._land(seat, rock)

    def _land(self, seat: int, rock: int) -> None:
        """The bonus action of the rock on which a move ended."""
        bonus = ROCKS[rock]
        if bonus == "fragment":
            self.gain_fragments(seat, 1)
        elif bonus == "plant":
            if self.can_plant(seat):
                self.stack.push(PLANTING, BY_ROCK, seat, [])
            else:
                self._lapse(seat, A_PLANT)
        elif bonus == "attract":
            self._bonus_attract(seat, BY_ROCK, self.total(seat, SUN))
        else:
            self._bonus_extinguish(seat, BY_ROCK, self.total(seat, WATER))

    def _corner(self, seat: int, cell: int) -> None:
        """The bonus of a corner, once, when its tree is planted."""
        if cell == ATTRACT_CORNER:
            self._bonus_attract(seat, BY_CORNER, self.total(seat, SUN) + CORNER_SUN)
        elif cell == EXTINGUISH_CORNER:
            self._bonus_extinguish(seat, BY_CORNER, self.total(seat, WATER) + CORNER_WATER)
        elif cell in FRAGMENT_CORNERS:
            self.gain_fragments(seat, CORNER_FRAGMENTS)

    def _bonus_attract(self, seat: int, by: int, sun: int) -> None:
        if self.can_attract(sun):
            self.stack.push(ATTRACTING, by, seat, [sun])
        else:
            self._lapse(seat, A_ATTRACT)

    def _bonus_extinguish(self, seat: int, by: int, water: int) -> None:
        if self.can_extinguish(water):
            self.stack.push(EXTINGUISHING, by, seat, [water, 0])
        else:
            self._lapse(seat, A_EXTINGUISH)

    def _lapse(self, seat: int, action: int) -> None:
        if not self.quiet:
            self.note("lapse", [seat, action])

    def _go_on(self) -> None:
        """Once nothing is being carried out: the next seat, or the end of the round."""
        if self.stack.frames or self.left:
            return
        seat = (self.turn + 1) % self.seats
        if seat == self.start:
            self._end_round()
        else:
            self._begin_turn(seat)

    # phase C

    def _end_round(self) -> None:
        self.turn = NONE
        self.used = 0
        if score.winners_now(self):
            self.finish(VICTORY)
            return
        if self.round == self.round_limit:
            self.finish(ROUND_LIMIT)
            return
        self.fire_attack()
        self.new_fires()
        self.refill()
        self.clear_lines()
        self.start = (self.start + 1) % self.seats
        self.round += 1
        self.phase = REVEALING
        if not self.quiet:
            self.note("round", [self.round, self.start])

    # the other rooms

    def clone(self) -> "LivingForestState":
        other = LivingForestState()
        self.copy_to(other)
        return other

    def turns_of(self, seat: int) -> list[State]:
        if self.phase != ACTING or self.stack.frames:
            return []
        other = self.clone()
        other._begin_turn(seat)
        return [other]

    def dealt_anew(self, seat: int | None, seed: int) -> "LivingForestState":
        other = self.clone()
        hidden.deal_anew(other, seat, seed)
        return other

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        return hidden.view(self, seat)

    def fault(self) -> Fault:
        return faults.fault(self)

    def result(self) -> Result | None:
        return score.result(self, text.ENDINGS[self.ended]) if self.ended else None

    def move_key(self, move: int) -> str:
        return notation.MOVE_KEYS[move]

    def read_key(self, key: str) -> int:
        return notation.parse_move(key)

    def reason(self, seat: int, move: int, refusal: int) -> Reason:
        return text.reason(self, seat, move, refusal)

    def headline(self) -> Text:
        return text.headline(self)

    def prompt(self, seat: int) -> Text:
        return text.prompt(self, seat)

    def option(self, seat: int, move: int) -> Option:
        return text.option(self, seat, move)

    def log_line(self, event: Event, seat: int | None) -> LogLine:
        return text.log_line(self, event, seat)
