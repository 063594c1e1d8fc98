"""The flow of a round, and which moves are legal.

`LivingForestState` is the table with the rules on it. While revealing, every seat that has not
stopped is asked at the same time. While acting, a decision belongs to the frame in progress (an
action being carried out, a bonus action, tiles to be taken) or, if there is none, to the seat whose
turn it is, which chooses its next action by the first thing it does: the animal, the fire, the
tree, the number of steps.
"""

from typing import final

from spieltisch.core.game import State
from spieltisch.core.rooms import Rooms
from spieltisch.core.stack import Frame
from spieltisch.games.living_forest import cards, text
from spieltisch.games.living_forest.cards import PLANT as PLANTS
from spieltisch.games.living_forest.state import by_name, codes, faults, hidden, score, verbs
from spieltisch.games.living_forest.state.table import Table


@final
class LivingForestState(Table):
    """A position in a game of Living Forest."""

    rooms = Rooms(text, hidden, faults, score, verbs.KEYS, by_name.move)

    # whose decision it is

    def next_seat(self) -> int:
        if self.phase == codes.ACTING:
            return self.turn
        if self.phase == codes.REVEALING:
            for seat in range(self.seats):
                if not self.stopped[seat]:
                    return seat
        return codes.NONE

    def to_move(self) -> tuple[int, ...]:
        if self.phase == codes.ACTING:
            return (self.turn,)
        if self.phase == codes.REVEALING:
            return tuple([seat for seat in range(self.seats) if not self.stopped[seat]])
        return ()

    # legal moves

    def legal_moves(self, seat: int) -> list[int]:
        if self.phase == codes.REVEALING:
            return [] if self.stopped[seat] else self._reveal_moves(seat)
        if self.phase != codes.ACTING or seat != self.turn:
            return []
        frames = self.stack.frames
        return self._frame_moves(frames[-1]) if frames else self._action_moves(seat)

    def _reveal_moves(self, seat: int) -> list[int]:
        moves: list[int] = []
        if self.net[seat] < codes.CLOSED and (self.draw[seat] or self.discard[seat]):
            moves.append(verbs.REVEAL)
        if self.shown[seat]:
            moves.append(verbs.STOP)
        if self.fresh[seat] and self.fragments[seat]:
            moves.append(verbs.DISCARD)
            if self.line[seat][-1] == codes.VARAN:
                moves.append(verbs.BANISH)
        return moves

    def _action_moves(self, seat: int) -> list[int]:
        """All ways to begin the next action."""
        used = 0 if self.may_repeat(seat) else self.used
        moves: list[int] = []
        if self.supply and not used & codes.A_FRAGMENT:
            moves.append(verbs.FRAGMENT)
        if not used & codes.A_ATTRACT:
            self._add_attracts(moves, self.total(seat, cards.SUN))
        if not used & codes.A_EXTINGUISH:
            self._add_extinguishes(moves, self.total(seat, cards.WATER))
        if not used & codes.A_MOVE:
            for steps in range(self._most_steps(seat) + 1):
                moves.append(verbs.MOVE + steps)
        if not used & codes.A_PLANT:
            self._add_plants(moves, seat)
        moves.append(verbs.PASS)
        return moves

    def _frame_moves(self, frame: Frame) -> list[int]:
        moves: list[int] = []
        effect = frame.effect
        values = frame.values
        if effect == codes.ATTRACTING:
            self._add_attracts(moves, values[0])
            if len(values) > 1:
                moves.append(verbs.DONE)
        elif effect == codes.EXTINGUISHING:
            self._add_extinguishes(moves, values[0])
            if values[1]:
                moves.append(verbs.DONE)
        elif effect == codes.PLANTING:
            self._add_plants(moves, frame.seat)
        elif effect == codes.GROWING:
            grown = self.grown[frame.seat]
            for cell in range(codes.CELLS):
                if not grown >> cell & 1 and grown & codes.NEIGHBOURS[cell]:
                    moves.append(verbs.AT + cell)
        elif effect == codes.STEALING:
            for tile in range(self.seats * codes.SORTS):
                if self.tiles[tile] == values[1]:
                    moves.append(verbs.STEAL + tile)
        else:
            for kind in values:
                moves.append(verbs.STACK + kind - codes.FIRST_ON_DISPLAY)
        return moves

    def _add_attracts(self, moves: list[int], sun: int) -> None:
        for kind in self.display:
            if kind != codes.NONE and cards.COSTS[kind] <= sun:
                moves.append(verbs.ATTRACT + kind - codes.FIRST_ON_DISPLAY)

    def _add_extinguishes(self, moves: list[int], water: int) -> None:
        for fire in range(codes.FIRES):
            if self.circle[fire] and fire + codes.LOWEST_FIRE <= water:
                moves.append(verbs.EXTINGUISH + fire)

    def _add_plants(self, moves: list[int], seat: int) -> None:
        if self.grown[seat] == codes.ALL_CELLS:
            return
        plants = self.total(seat, PLANTS)
        for tree in range(codes.TREES):
            if self.trees[tree] and cards.TREE_COSTS[tree] <= plants:
                moves.append(verbs.PLANT + tree)

    def _most_steps(self, seat: int) -> int:
        spirals = self.total(seat, cards.SPIRAL)
        return 0 if spirals < 0 else min(spirals, codes.MAX_STEPS)

    def may_repeat(self, seat: int) -> bool:
        """Whether the tree that allows the same action twice stands in the forest."""
        return self.planted[seat] >> cards.REPEAT_TREE & 1 == 1

    def actions_of(self, seat: int) -> int:
        """How many regular actions the line of a seat allows."""
        return 1 if self.net[seat] >= codes.CLOSED else 2

    # why a move is not legal

    def refusal(self, seat: int, move: int) -> int:
        if not 0 <= move < verbs.COUNT:
            return codes.NO_SUCH_MOVE
        if self.ended:
            return codes.GAME_OVER
        verb = verbs.VERB[move]
        if self.phase == codes.REVEALING:
            return self._reveal_refusal(seat, verb)
        if verb <= verbs.BANISH:
            return codes.ONLY_WHILE_REVEALING
        if seat != self.turn:
            return codes.NOT_YOUR_TURN
        frames = self.stack.frames
        if frames:
            return self._frame_refusal(frames[-1], verb, verbs.ARGUMENT[move])
        return self._action_refusal(seat, verb, verbs.ARGUMENT[move])

    def _reveal_refusal(self, seat: int, verb: int) -> int:
        if verb > verbs.BANISH:
            return codes.ONLY_WHILE_ACTING
        if self.stopped[seat]:
            return codes.HAS_STOPPED
        if verb == verbs.REVEAL:
            if self.net[seat] >= codes.CLOSED:
                return codes.LINE_CLOSED
            return codes.LEGAL if self.draw[seat] or self.discard[seat] else codes.NOTHING_TO_REVEAL
        if verb == verbs.STOP:
            return codes.LEGAL if self.shown[seat] else codes.MUST_REVEAL
        if not self.fresh[seat]:
            return codes.NOT_JUST_REVEALED
        if not self.fragments[seat]:
            return codes.NO_FRAGMENT
        return (
            codes.NOT_A_VARAN
            if verb == verbs.BANISH and self.line[seat][-1] != codes.VARAN
            else codes.LEGAL
        )

    def _action_refusal(self, seat: int, verb: int, argument: int) -> int:
        if verb == verbs.PASS:
            return codes.LEGAL
        if verb == verbs.DONE:
            return codes.NOTHING_TO_END
        if verb == verbs.AT:
            return codes.NO_TREE_CHOSEN
        if verb == verbs.STEAL:
            return codes.NOBODY_SKIPPED
        if verb == verbs.STACK:
            return codes.NOT_TAKEN
        if verbs.ACTION[verb] & self.used and not self.may_repeat(seat):
            return codes.SAME_ACTION
        if verb == verbs.FRAGMENT:
            return codes.LEGAL if self.supply else codes.NO_FRAGMENT_LEFT
        if verb == verbs.ATTRACT:
            return self._attract_refusal(argument, self.total(seat, cards.SUN))
        if verb == verbs.EXTINGUISH:
            return self._extinguish_refusal(argument, self.total(seat, cards.WATER))
        if verb == verbs.MOVE:
            return codes.LEGAL if argument <= self._most_steps(seat) else codes.TOO_FEW_SPIRALS
        return self._plant_refusal(seat, argument)

    def _frame_refusal(self, frame: Frame, verb: int, argument: int) -> int:
        effect = frame.effect
        values = frame.values
        if verb == verbs.DONE and effect in (codes.ATTRACTING, codes.EXTINGUISHING):
            begun = len(values) > 1 if effect == codes.ATTRACTING else values[1] > 0
            return codes.LEGAL if begun else codes.MUST_TAKE_ONE
        if verb == verbs.PASS and frame.step != codes.BY_ACTION:
            return codes.BONUS_IS_A_MUST
        if verb != verbs.ASKED_BY[effect]:
            return codes.FINISH_FIRST
        if effect == codes.ATTRACTING:
            return self._attract_refusal(argument, values[0])
        if effect == codes.EXTINGUISHING:
            return self._extinguish_refusal(argument, values[0])
        if effect == codes.PLANTING:
            return self._plant_refusal(frame.seat, argument)
        if effect == codes.GROWING:
            return self._cell_refusal(frame.seat, argument)
        if effect == codes.STEALING:
            owned = argument < len(self.tiles) and self.tiles[argument] == values[1]
            return codes.LEGAL if owned else codes.NOT_THEIR_TILE
        return codes.LEGAL if argument in values else codes.NOT_TAKEN

    def _attract_refusal(self, kind: int, sun: int) -> int:
        if kind not in self.display:
            return codes.NOT_ON_DISPLAY
        return codes.LEGAL if cards.COSTS[kind] <= sun else codes.TOO_LITTLE_SUN

    def _extinguish_refusal(self, fire: int, water: int) -> int:
        if not self.circle[fire]:
            return codes.NO_SUCH_FIRE
        return codes.LEGAL if fire + codes.LOWEST_FIRE <= water else codes.TOO_LITTLE_WATER

    def _plant_refusal(self, seat: int, tree: int) -> int:
        if self.grown[seat] == codes.ALL_CELLS:
            return codes.FOREST_FULL
        if not self.trees[tree]:
            return codes.NO_SUCH_TREE_LEFT
        return (
            codes.LEGAL
            if cards.TREE_COSTS[tree] <= self.total(seat, PLANTS)
            else codes.TOO_FEW_PLANTS
        )

    def _cell_refusal(self, seat: int, cell: int) -> int:
        grown = self.grown[seat]
        if grown >> cell & 1:
            return codes.CELL_TAKEN
        return codes.LEGAL if grown & codes.NEIGHBOURS[cell] else codes.NOT_BESIDE_A_TREE

    # playing

    def apply(self, seat: int, move: int) -> None:
        if self.phase == codes.REVEALING:
            self._apply_reveal(seat, move)
            return
        frames = self.stack.frames
        if frames:
            self._apply_choice(frames[-1], verbs.VERB[move], verbs.ARGUMENT[move])
        else:
            self._begin_action(seat, verbs.VERB[move], verbs.ARGUMENT[move])
        self._go_on()

    # phase A

    def _apply_reveal(self, seat: int, move: int) -> None:
        if move == verbs.REVEAL:
            self.reveal(seat)
        elif move == verbs.STOP:
            self.stop(seat, self.actions_of(seat))
        else:
            self.spend_fragment(seat, move == verbs.BANISH)
        if not self.stopped[seat] and self._must_stop(seat):
            self.stop(seat, self.actions_of(seat))
        if self.stopped[seat] and False not in self.stopped:
            self._begin_turn(self.start)

    def _must_stop(self, seat: int) -> bool:
        """Whether nothing is left to decide: no reveal is possible and no fragment helps."""
        if self.fresh[seat] and self.fragments[seat]:
            return False
        if self.net[seat] >= codes.CLOSED:
            return True
        return not self.draw[seat] and not self.discard[seat]

    # phase B

    def _begin_turn(self, seat: int) -> None:
        self.phase = codes.ACTING
        self.turn = seat
        self.left = self.actions_of(seat)
        self.used = 0
        if not self.quiet:
            self.note("turn", [seat, self.left])

    def _begin_action(self, seat: int, verb: int, argument: int) -> None:
        self.left -= 1
        self.used |= verbs.ACTION[verb]
        if verb == verbs.ATTRACT:
            self.stack.push(codes.ATTRACTING, codes.BY_ACTION, seat, [self.total(seat, cards.SUN)])
            self._attract_one(self.stack.top(), argument)
        elif verb == verbs.EXTINGUISH:
            self.stack.push(
                codes.EXTINGUISHING, codes.BY_ACTION, seat, [self.total(seat, cards.WATER), 0]
            )
            self._extinguish_one(self.stack.top(), argument)
        elif verb == verbs.MOVE:
            self._move(seat, argument)
        elif verb == verbs.PLANT:
            self.stack.push(codes.GROWING, codes.BY_ACTION, seat, [argument])
        elif verb == verbs.FRAGMENT:
            self.gain_fragments(seat, 1)
        elif not self.quiet:
            self.note("pass", [seat])

    def _apply_choice(self, frame: Frame, verb: int, argument: int) -> None:
        effect = frame.effect
        if verb == verbs.DONE:
            self._end_choice(frame)
        elif effect == codes.ATTRACTING:
            self._attract_one(frame, argument)
        elif effect == codes.EXTINGUISHING:
            self._extinguish_one(frame, argument)
        elif effect == codes.PLANTING:
            self.stack.pop()
            self.stack.push(codes.GROWING, frame.step, frame.seat, [argument])
        elif effect == codes.GROWING:
            self.stack.pop()
            self.plant(frame.seat, frame.values[0], argument)
            self._corner(frame.seat, argument)
        elif effect == codes.STEALING:
            self.steal(frame.seat, argument)
            frame.values.pop(1)
            if len(frame.values) == 1:
                self.stack.pop()
                self._land(frame.seat, frame.values[0])
        else:
            self._stack_one(frame, argument)

    def _attract_one(self, frame: Frame, kind: int) -> None:
        self.attract(frame.seat, kind)
        frame.values[0] -= cards.COSTS[kind]
        frame.values.append(kind)
        if not self.can_attract(frame.values[0]):
            self._end_choice(frame)

    def _extinguish_one(self, frame: Frame, fire: int) -> None:
        self.extinguish(frame.seat, fire)
        frame.values[0] -= fire + codes.LOWEST_FIRE
        frame.values[1] += 1
        if not self.can_extinguish(frame.values[0]):
            self._end_choice(frame)

    def _end_choice(self, frame: Frame) -> None:
        """Enough animals or fires are taken; several animals are put into an order."""
        self.stack.pop()
        if frame.effect == codes.EXTINGUISHING:
            return
        kinds = sorted(frame.values[1:])
        self.begin_batch(frame.seat)
        if len(kinds) == 1:
            self.put_on_pile(frame.seat, kinds[0])
        else:
            self.stack.push(codes.STACKING, frame.step, frame.seat, kinds)

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
            self.stack.push(codes.STEALING, codes.BY_ACTION, seat, [rock, *victims])
        elif steps:
            self._land(seat, rock)

    def _land(self, seat: int, rock: int) -> None:
        """The bonus action of the rock on which a move ended."""
        bonus = cards.ROCKS[rock]
        if bonus == "fragment":
            self.gain_fragments(seat, 1)
        elif bonus == "plant":
            if self.can_plant(seat):
                self.stack.push(codes.PLANTING, codes.BY_ROCK, seat, [])
            else:
                self._lapse(seat, codes.A_PLANT)
        elif bonus == "attract":
            self._bonus_attract(seat, codes.BY_ROCK, self.total(seat, cards.SUN))
        else:
            self._bonus_extinguish(seat, codes.BY_ROCK, self.total(seat, cards.WATER))

    def _corner(self, seat: int, cell: int) -> None:
        """The bonus of a corner, once, when its tree is planted."""
        if cell == codes.ATTRACT_CORNER:
            self._bonus_attract(
                seat, codes.BY_CORNER, self.total(seat, cards.SUN) + codes.CORNER_SUN
            )
        elif cell == codes.EXTINGUISH_CORNER:
            self._bonus_extinguish(
                seat, codes.BY_CORNER, self.total(seat, cards.WATER) + codes.CORNER_WATER
            )
        elif cell in codes.FRAGMENT_CORNERS:
            self.gain_fragments(seat, codes.CORNER_FRAGMENTS)

    def _bonus_attract(self, seat: int, by: int, sun: int) -> None:
        if self.can_attract(sun):
            self.stack.push(codes.ATTRACTING, by, seat, [sun])
        else:
            self._lapse(seat, codes.A_ATTRACT)

    def _bonus_extinguish(self, seat: int, by: int, water: int) -> None:
        if self.can_extinguish(water):
            self.stack.push(codes.EXTINGUISHING, by, seat, [water, 0])
        else:
            self._lapse(seat, codes.A_EXTINGUISH)

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
        self.turn = codes.NONE
        self.used = 0
        if score.winners_now(self):
            self.finish(codes.VICTORY)
            return
        if self.round == self.round_limit:
            self.finish(codes.ROUND_LIMIT)
            return
        self.fire_attack()
        self.new_fires()
        self.refill()
        self.clear_lines()
        self.start = (self.start + 1) % self.seats
        self.round += 1
        self.phase = codes.REVEALING
        if not self.quiet:
            self.note("round", [self.round, self.start])

    # the other rooms

    def clone(self) -> "LivingForestState":
        other = LivingForestState()
        self.copy_to(other)
        return other

    def turns_of(self, seat: int) -> list[State]:
        if self.phase != codes.ACTING or self.stack.frames:
            return []
        other = self.clone()
        other._begin_turn(seat)
        return [other]

    def dealt_anew(self, seat: int | None, seed: int) -> "LivingForestState":
        other = self.clone()
        hidden.deal_anew(other, seat, seed)
        return other
