"""The flow of a turn, and which moves are legal.

`EquinoxState` is the table with the rules on it. A decision belongs either to the effect on top of
the stack or, if there is none, to the phase of the active player's turn. A phase in which everybody
can see that nothing is possible is passed over; one in which only the hand decides is always asked,
so that being asked tells the others nothing.
"""

from typing import final

from spieltisch.core.effects import run
from spieltisch.core.game import State
from spieltisch.core.rooms import Rooms
from spieltisch.core.stack import Frame
from spieltisch.games.equinox import cards, text
from spieltisch.games.equinox.effects.basics import COLUMN, MAY, MUST
from spieltisch.games.equinox.state import by_name, codes, faults, hidden, score, verbs
from spieltisch.games.equinox.state.codes import is_chameleon
from spieltisch.games.equinox.state.table import Table


@final
class EquinoxState(Table):
    """A position in a game of Equinox."""

    rooms = Rooms(text, hidden, faults, score, verbs.KEYS, by_name.move)

    # whose decision it is

    def next_seat(self) -> int:
        if self.ended:
            return codes.NONE
        frames = self.stack.frames
        return frames[-1].seat if frames else self.turn

    def to_move(self) -> tuple[int, ...]:
        seat = self.next_seat()
        return () if seat == codes.NONE else (seat,)

    # legal moves

    def legal_moves(self, seat: int) -> list[int]:
        frames = self.stack.frames
        if frames:
            frame = frames[-1]
            if frame.seat != seat:
                return []
            return cards.PROGRAMS[frame.effect].steps[frame.step].choices(self, frame)
        if seat != self.turn or self.ended:
            return []
        if self.phase == codes.PLAY_CARD:
            return self._play_moves(seat)
        if self.phase == codes.PREDICT:
            return self._predict_moves(seat)
        return self._discard_moves(seat)

    def _predict_moves(self, seat: int) -> list[int]:
        moves = [verbs.PASS]
        if self.stock[seat]:
            pebble = self.pebble
            row = self.row
            for creature in self.alive:
                if pebble[creature * codes.PLACES_PER_CREATURE + row] == codes.NONE:
                    moves.append(verbs.BET + creature)
        if self.secret_refusal(seat) == codes.LEGAL:
            for card in self.hands[seat]:
                if card < codes.CHAMELEON:
                    moves.append(verbs.SECRET + card)
        if self.secret[seat] != codes.NONE:
            moves.append(verbs.REVEAL)
        return moves

    def _play_moves(self, seat: int) -> list[int]:
        gone = self.gone
        moves: list[int] = []
        last = codes.NONE
        for card in self.hands[seat]:
            if card < codes.CHAMELEON:
                if not gone[card // codes.STRENGTHS]:
                    moves.append(verbs.PLAY + card)
            elif codes.FACE[card] != last:  # trees may be alike
                last = codes.FACE[card]
                moves.append(verbs.PLAY + last)
        return moves or [verbs.SHOW]

    def _discard_moves(self, seat: int) -> list[int]:
        gone = self.gone
        free = self.free_discard
        moves = [verbs.DONE]
        for card in self.hands[seat]:
            if card < codes.CHAMELEON and (free or gone[card // codes.STRENGTHS]):
                moves.append(verbs.DISCARD + card)
        return moves

    # why a move is not legal

    def refusal(self, seat: int, move: int) -> int:
        if move < 0 or move >= verbs.COUNT:
            return codes.NO_SUCH_MOVE
        if self.ended:
            return codes.GAME_OVER
        if seat != self.next_seat():
            return codes.NOT_ASKED_SEAT
        if self.stack.frames:
            return self._effect_refusal(self.stack.top(), move)
        if self.phase == codes.PLAY_CARD:
            return self._play_refusal(seat, move)
        if self.phase == codes.PREDICT:
            return self._predict_refusal(seat, move)
        return self._discard_refusal(seat, move)

    def _effect_refusal(self, frame: Frame, move: int) -> int:
        if move == verbs.DECLINE:
            return codes.LEGAL if frame.step == MAY else codes.MUST_CHOOSE
        return cards.PROGRAMS[frame.effect].steps[frame.step].why_not(self, frame, move)

    def _predict_refusal(self, seat: int, move: int) -> int:
        verb = verbs.VERB[move]
        if verb == verbs.PASS:
            return codes.LEGAL
        if verb == verbs.BET:
            return self.bet_refusal(seat, verbs.ARGUMENT[move])
        if verb == verbs.REVEAL:
            return codes.NO_SECRET if self.secret[seat] == codes.NONE else codes.LEGAL
        if verb == verbs.SECRET:
            if verbs.ARGUMENT[move] >= codes.CHAMELEON:
                return codes.SECRET_CREATURE
            refusal = self.secret_refusal(seat)
            if refusal:
                return refusal
            return codes.LEGAL if verbs.ARGUMENT[move] in self.hands[seat] else codes.NOT_IN_HAND
        return self._wrong_phase(verb)

    def bet_refusal(self, seat: int, creature: int) -> int:
        """Why a regular prediction on a creature is not possible."""
        if not self.in_game[creature]:
            return codes.NOT_IN_GAME
        if self.gone[creature]:
            return codes.GONE
        if not self.stock[seat]:
            return codes.NO_PEBBLE
        if self.pebble[creature * codes.PLACES_PER_CREATURE + self.row] != codes.NONE:
            return codes.FIELD_TAKEN
        return codes.LEGAL

    def secret_refusal(self, seat: int) -> int:
        """Why a secret prediction is not possible, whatever the card."""
        if self.row > 1:
            return codes.ROUND_1_ONLY
        if self.secret_made[seat]:
            return codes.SECRET_ONCE
        return codes.LEGAL if self.stock[seat] else codes.NO_PEBBLE

    def _play_refusal(self, seat: int, move: int) -> int:
        verb = verbs.VERB[move]
        if verb == verbs.PLAY:
            card = self._hand_card(seat, verbs.ARGUMENT[move])
            if card == codes.NONE:
                return codes.NOT_IN_HAND
            gone = card < codes.CHAMELEON and self.gone[card // codes.STRENGTHS]
            return codes.CARD_GONE if gone else codes.LEGAL
        if verb == verbs.SHOW:
            return codes.LEGAL if self._play_moves(seat) == [verbs.SHOW] else codes.MUST_PLAY
        if verb == verbs.PASS:
            return codes.MUST_PLAY
        if verb in (verbs.BET, verbs.SECRET, verbs.REVEAL):
            if self.predicted != codes.NONE:
                return codes.ONE_PREDICTION
            return self._predict_refusal(seat, move) or codes.ONLY_PHASE_1
        return self._wrong_phase(verb)

    def _discard_refusal(self, seat: int, move: int) -> int:
        verb = verbs.VERB[move]
        if verb == verbs.DONE:
            return codes.LEGAL
        if verb == verbs.DISCARD:
            card = self._hand_card(seat, verbs.ARGUMENT[move])
            if card == codes.NONE:
                return codes.NOT_IN_HAND
            if card >= codes.CHAMELEON:
                return codes.CREATURES_ONLY
            return (
                codes.LEGAL
                if self.free_discard or self.gone[codes.KIND[card]]
                else codes.STILL_IN_PLAY
            )
        return self._wrong_phase(verb)

    def _hand_card(self, seat: int, face: int) -> int:
        """The card with a face in a hand, NONE if it is not there."""
        for card in self.hands[seat]:
            if codes.FACE[card] == face:
                return card
        return codes.NONE

    def _wrong_phase(self, verb: int) -> int:
        """Why a verb is not asked in this phase."""
        if verb in (verbs.PASS, verbs.BET, verbs.SECRET, verbs.REVEAL):
            return codes.ONLY_PHASE_1
        if verb in (verbs.PLAY, verbs.SHOW):
            return codes.ONLY_PHASE_2
        return codes.ONLY_PHASE_3 if verb in (verbs.DISCARD, verbs.DONE) else codes.NOT_ASKED

    # playing a move

    def apply(self, seat: int, move: int) -> None:
        if self.stack.frames:
            self._apply_choice(move)
        elif self.phase == codes.PLAY_CARD:
            self._apply_play(seat, move)
        elif self.phase == codes.PREDICT:
            self._apply_prediction(seat, move)
        else:
            self._apply_discard(seat, move)

    def _apply_prediction(self, seat: int, move: int) -> None:
        if move == verbs.PASS:
            if not self.quiet:
                self.note("pass", [seat])
            self._to_phase_2()
            return
        verb = verbs.VERB[move]
        if verb == verbs.BET:
            self.predicted = codes.BET_OPENLY
            self.place_pebble(seat, self.field(verbs.ARGUMENT[move]))
            self._to_phase_2()
        elif verb == verbs.SECRET:
            self.predicted = codes.BET_SECRETLY
            self.make_secret(seat, verbs.ARGUMENT[move])
            self._to_phase_3()
        else:
            self.predicted = codes.REVEALED
            self.reveal_secrets([seat])
            self._to_phase_2()

    def _apply_play(self, seat: int, move: int) -> None:
        self.plays -= 1
        if move == verbs.SHOW:
            self.show_hand(seat)
        else:
            self.acted = True
            face = verbs.ARGUMENT[move]
            if face < codes.CHAMELEON:
                self._play_creature(seat, face)
            elif face < codes.TREE:
                self._play_chameleon(seat, face)
            else:
                self._play_tree(seat, face)
        self._after_effect()

    def _play_creature(self, seat: int, card: int) -> None:
        creature = card // codes.STRENGTHS
        below = self.top[self.field(creature)]
        self.hands[seat].remove(card)
        self.lay_card(seat, card, creature)
        power = cards.POWERS[creature]
        if power is None:
            return
        controller = self.controller(creature)
        if controller != seat:
            tied = controller == codes.NONE and self.stake[creature * codes.MAX_SEATS + seat] > 0
            refusal = codes.TIED if tied else codes.NOT_CONTROLLER
        elif below != codes.NONE and is_chameleon(below):
            refusal = codes.ON_CHAMELEON
        else:
            frame = self.stack.push(creature, MAY, seat, [creature])
            refusal = power.hindrance(self, frame)
            if refusal == codes.LEGAL:
                return
            self.stack.pop()
        if not self.quiet:
            self.note("no-power", [seat, creature, refusal])

    def _play_chameleon(self, seat: int, card: int) -> None:
        """Shows the card; where it goes is the next choice."""
        self.hands[seat].remove(card)
        self.memory.pop(card, 0)
        self.stack.push(codes.CHAMELEON_KIND, MUST, seat, [codes.NONE, card])
        if not self.quiet:
            self.note("show-chameleon", [seat, card])

    def _play_tree(self, seat: int, face: int) -> None:
        card = self._hand_card(seat, face)
        self.hands[seat].remove(card)
        self.to_discard_pile(card)
        if not self.quiet:
            self.note("tree", [seat, card])
        effect = cards.POWERS[codes.KIND[card]]
        frame = self.stack.push(codes.KIND[card], MUST, seat, [codes.NONE])
        if effect is None or effect.hindrance(self, frame):
            self.stack.pop()
            if not self.quiet:
                self.note("no-effect", [seat, card])

    def _apply_choice(self, move: int) -> None:
        frame = self.stack.top()
        if not self.quiet and frame.step <= MUST and frame.effect < codes.CHAMELEON_KIND:
            if move == verbs.DECLINE:
                self.note("decline", [frame.seat, frame.effect])
            else:
                self.note("power", [frame.seat, frame.effect, frame.values[COLUMN]])
        cards.PROGRAMS[frame.effect].steps[frame.step].choose(self, frame, move)
        run(self, self.stack, cards.PROGRAMS)
        self._after_effect()

    def _after_effect(self) -> None:
        """Goes on once no effect waits for a choice."""
        if not self.ended and not self.stack.frames and self.plays == 0:
            self._to_phase_3()

    def _apply_discard(self, seat: int, move: int) -> None:
        if move != verbs.DONE:
            self.discard_from_hand(seat, verbs.ARGUMENT[move])
            if self.discarded < codes.DISCARDS:
                return
        self._end_turn()

    # the phases

    def start_turn(self) -> None:
        """Phase 1, if anything is possible there that everybody can see."""
        self.phase = codes.PREDICT
        if not self.quiet:
            self.note("turn", [self.turn, self.row])
        if not self._may_predict(self.turn):
            self._to_phase_2()

    def _may_predict(self, seat: int) -> bool:
        if self.secret[seat] != codes.NONE:
            return True
        if not self.stock[seat]:
            return False
        if self.secret_refusal(seat) == codes.LEGAL:
            return True
        for creature in self.alive:
            if self.pebble[creature * codes.PLACES_PER_CREATURE + self.row] == codes.NONE:
                return True
        return False

    def _to_phase_2(self) -> None:
        self.phase = codes.PLAY_CARD
        self.plays = 1

    def _to_phase_3(self) -> None:
        self.phase = codes.DISCARD
        self.plays = 0
        if self.row == 1 and not self.free_discard:
            self._end_turn()  # nothing is eliminated yet, nothing can be discarded

    def _end_turn(self) -> None:
        """The end of phase 3, phases 4 and 5, and on to the next player."""
        seat = self.turn
        if self.down:
            self.take_up(seat)
        missing = codes.HAND - len(self.hands[seat])
        if missing > 0:
            self.draw(seat, missing)
            if self.ended:
                return
        lowest = self.lowest()
        if lowest != codes.NONE:
            self.eliminate(lowest)
            if self.row == codes.ROWS:
                self.finish(codes.FIFTH_ROUND)
                return
            self.row += 1
            self.filled = 0
            self.acted = True
        self.idle = 0 if self.acted else self.idle + 1
        if self.idle == self.seats:
            self.finish(codes.STANDSTILL)
            return
        self.clear_turn()
        self.turn = (seat + 1) % self.seats
        self.start_turn()

    # the other rooms

    def clone(self) -> "EquinoxState":
        other = EquinoxState()
        self.copy_to(other)
        return other

    def turns_of(self, seat: int) -> list[State]:
        if self.ended or self.stack.frames:
            return []
        phases = [self.phase, codes.PREDICT, codes.PLAY_CARD, codes.DISCARD]
        if self.row == 1:  # nobody discards on a turn like any other
            phases = [phase for phase in phases if phase != codes.DISCARD]
        return [self._turn_of(seat, phase) for phase in dict.fromkeys(phases)]

    def _turn_of(self, seat: int, phase: int) -> "EquinoxState":
        """A copy in which the seat has come to a phase of its turn without having done anything."""
        other = self.clone()
        other.clear_turn()
        other.turn = seat
        other.phase = phase
        other.plays = 1 if phase == codes.PLAY_CARD else 0
        if phase == codes.PREDICT:
            other.start_turn()
        return other

    def dealt_anew(self, seat: int | None, seed: int) -> "EquinoxState":
        other = self.clone()
        hidden.deal_anew(other, seat, seed)
        return other
