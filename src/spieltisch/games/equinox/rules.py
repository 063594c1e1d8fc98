"""The flow of a turn, and which moves are legal.

`EquinoxState` is the table with the rules on it. A decision belongs either to the effect on top of
the stack or, if there is none, to the phase of the active player's turn. A phase in which everybody
can see that nothing is possible is passed over; one in which only the hand decides is always asked,
so that being asked tells the others nothing.
"""

from typing import Any

from spieltisch.core.decision import Option, Reason
from spieltisch.core.event import Event, LogLine
from spieltisch.core.game import Result, State
from spieltisch.core.mistake import Fault
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.equinox import text
from spieltisch.games.equinox.cards import EFFECTS
from spieltisch.games.equinox.effects import MAY, MUST, PlayAgain
from spieltisch.games.equinox.state import faults, hidden, notation, score
from spieltisch.games.equinox.state.codes import (
    ARGUMENT,
    BET,
    CARD_GONE,
    CHAMELEON,
    CHAMELEON_KIND,
    CREATURES_ONLY,
    DECLINE,
    DISCARD,
    DISCARD_CARD,
    DISCARDS,
    DONE,
    FACE,
    FIELD_TAKEN,
    FIFTH_ROUND,
    GAME_OVER,
    GONE,
    HAND,
    KIND,
    LEGAL,
    MAX_SEATS,
    MOVES,
    MUST_CHOOSE,
    MUST_PLAY,
    NO_PEBBLE,
    NO_SECRET,
    NO_SUCH_MOVE,
    NO_TARGET,
    NONE,
    NOT_ASKED,
    NOT_ASKED_SEAT,
    NOT_CONTROLLER,
    NOT_IN_GAME,
    NOT_IN_HAND,
    ON_CHAMELEON,
    ONE_PREDICTION,
    ONLY_PHASE_1,
    ONLY_PHASE_2,
    ONLY_PHASE_3,
    PASS,
    PLACES_PER_CREATURE,
    PLAY,
    PLAY_CARD,
    PREDICT,
    REVEAL,
    ROUND_1_ONLY,
    ROWS,
    SECRET,
    SECRET_CREATURE,
    SECRET_ONCE,
    SHOW,
    STANDSTILL,
    STILL_IN_PLAY,
    STRENGTHS,
    TIED,
    TREE,
    TWINZ_USED,
    V_BET,
    V_DISCARD,
    V_DONE,
    V_PASS,
    V_PLAY,
    V_REVEAL,
    V_SECRET,
    V_SHOW,
    VERB,
    is_chameleon,
)
from spieltisch.games.equinox.state.table import Table


class EquinoxState(Table):
    """A position in a game of Equinox."""

    game_name = "equinox"

    # whose decision it is

    @property
    def over(self) -> bool:
        return self.ended != 0

    def next_seat(self) -> int:
        if self.ended:
            return NONE
        frames = self.stack.frames
        return frames[-1].seat if frames else self.turn

    def to_move(self) -> tuple[int, ...]:
        seat = self.next_seat()
        return () if seat == NONE else (seat,)

    # legal moves

    def legal_moves(self, seat: int) -> list[int]:
        frames = self.stack.frames
        if frames:
            return self._effect_moves(frames[-1]) if frames[-1].seat == seat else []
        if seat != self.turn or self.ended:
            return []
        if self.phase == PLAY_CARD:
            return self._play_moves(seat)
        if self.phase == PREDICT:
            return self._predict_moves(seat)
        return self._discard_moves(seat)

    def _effect_moves(self, frame: Frame) -> list[int]:
        effect = EFFECTS[frame.effect]
        assert effect is not None
        options = effect.options(self, frame)
        if frame.step == MAY:
            options.insert(0, DECLINE)
        return options

    def _predict_moves(self, seat: int) -> list[int]:
        moves = [PASS]
        if self.stock[seat]:
            pebble = self.pebble
            row = self.row
            for creature in self.alive:
                if pebble[creature * PLACES_PER_CREATURE + row] == NONE:
                    moves.append(BET + creature)
        if self.secret_refusal(seat) == LEGAL:
            for card in self.hands[seat]:
                if card < CHAMELEON:
                    moves.append(SECRET + card)
        if self.secret[seat] != NONE:
            moves.append(REVEAL)
        return moves

    def _play_moves(self, seat: int) -> list[int]:
        gone = self.gone
        moves: list[int] = []
        last = NONE
        for card in self.hands[seat]:
            if card < CHAMELEON:
                if not gone[card // STRENGTHS]:
                    moves.append(PLAY + card)
            elif FACE[card] != last:  # trees may be alike
                last = FACE[card]
                moves.append(PLAY + last)
        return moves or [SHOW]

    def _discard_moves(self, seat: int) -> list[int]:
        gone = self.gone
        free = self.free_discard
        moves = [DONE]
        for card in self.hands[seat]:
            if card < CHAMELEON and (free or gone[card // STRENGTHS]):
                moves.append(DISCARD_CARD + card)
        return moves

    # why a move is not legal

    def refusal(self, seat: int, move: int) -> int:
        if move < 0 or move >= MOVES:
            return NO_SUCH_MOVE
        if self.ended:
            return GAME_OVER
        if seat != self.next_seat():
            return NOT_ASKED_SEAT
        if self.stack.frames:
            return self._effect_refusal(self.stack.top(), move)
        if self.phase == PLAY_CARD:
            return self._play_refusal(seat, move)
        if self.phase == PREDICT:
            return self._predict_refusal(seat, move)
        return self._discard_refusal(seat, move)

    def _effect_refusal(self, frame: Frame, move: int) -> int:
        if move == DECLINE:
            return LEGAL if frame.step == MAY else MUST_CHOOSE
        effect = EFFECTS[frame.effect]
        assert effect is not None
        return effect.refusal(self, frame, move)

    def _predict_refusal(self, seat: int, move: int) -> int:
        verb = VERB[move]
        if verb == V_PASS:
            return LEGAL
        if verb == V_BET:
            return self.bet_refusal(seat, ARGUMENT[move])
        if verb == V_REVEAL:
            return NO_SECRET if self.secret[seat] == NONE else LEGAL
        if verb == V_SECRET:
            if ARGUMENT[move] >= CHAMELEON:
                return SECRET_CREATURE
            refusal = self.secret_refusal(seat)
            if refusal:
                return refusal
            return LEGAL if ARGUMENT[move] in self.hands[seat] else NOT_IN_HAND
        return self._wrong_phase(verb)

    def bet_refusal(self, seat: int, creature: int) -> int:
        """Why a regular prediction on a creature is not possible."""
        if not self.in_game[creature]:
            return NOT_IN_GAME
        if self.gone[creature]:
            return GONE
        if not self.stock[seat]:
            return NO_PEBBLE
        if self.pebble[creature * PLACES_PER_CREATURE + self.row] != NONE:
            return FIELD_TAKEN
        return LEGAL

    def secret_refusal(self, seat: int) -> int:
        """Why a secret prediction is not possible, whatever the card."""
        if self.row > 1:
            return ROUND_1_ONLY
        if self.secret_made[seat]:
            return SECRET_ONCE
        return LEGAL if self.stock[seat] else NO_PEBBLE

    def _play_refusal(self, seat: int, move: int) -> int:
        verb = VERB[move]
        if verb == V_PLAY:
            card = self._hand_card(seat, ARGUMENT[move])
            if card == NONE:
                return NOT_IN_HAND
            gone = card < CHAMELEON and self.gone[card // STRENGTHS]
            return CARD_GONE if gone else LEGAL
        if verb == V_SHOW:
            return LEGAL if self._play_moves(seat) == [SHOW] else MUST_PLAY
        if verb == V_PASS:
            return MUST_PLAY
        if verb in (V_BET, V_SECRET, V_REVEAL):
            if self.predicted != NONE:
                return ONE_PREDICTION
            return self._predict_refusal(seat, move) or ONLY_PHASE_1
        return self._wrong_phase(verb)

    def _discard_refusal(self, seat: int, move: int) -> int:
        verb = VERB[move]
        if verb == V_DONE:
            return LEGAL
        if verb == V_DISCARD:
            card = self._hand_card(seat, ARGUMENT[move])
            if card == NONE:
                return NOT_IN_HAND
            if card >= CHAMELEON:
                return CREATURES_ONLY
            return LEGAL if self.free_discard or self.gone[KIND[card]] else STILL_IN_PLAY
        return self._wrong_phase(verb)

    def _hand_card(self, seat: int, face: int) -> int:
        """The card with a face in a hand, NONE if it is not there."""
        for card in self.hands[seat]:
            if FACE[card] == face:
                return card
        return NONE

    def _wrong_phase(self, verb: int) -> int:
        """Why a verb is not asked in this phase."""
        if verb in (V_PASS, V_BET, V_SECRET, V_REVEAL):
            return ONLY_PHASE_1
        if verb in (V_PLAY, V_SHOW):
            return ONLY_PHASE_2
        return ONLY_PHASE_3 if verb in (V_DISCARD, V_DONE) else NOT_ASKED

    # playing a move

    def apply(self, seat: int, move: int) -> None:
        if self.stack.frames:
            self._apply_choice(move)
        elif self.phase == PLAY_CARD:
            self._apply_play(seat, move)
        elif self.phase == PREDICT:
            self._apply_prediction(seat, move)
        else:
            self._apply_discard(seat, move)

    def _apply_prediction(self, seat: int, move: int) -> None:
        if move == PASS:
            if not self.quiet:
                self.note("pass", [seat])
            self._to_phase_2()
            return
        verb = VERB[move]
        self.predicted = verb
        if verb == V_BET:
            self.place_pebble(seat, self.field(ARGUMENT[move]))
            self._to_phase_2()
        elif verb == V_SECRET:
            self.make_secret(seat, ARGUMENT[move])
            self._to_phase_3()
        else:
            self.reveal_secrets([seat])
            self._to_phase_2()

    def _apply_play(self, seat: int, move: int) -> None:
        self.plays -= 1
        if move == SHOW:
            self.show_hand(seat)
        else:
            self.acted = True
            face = ARGUMENT[move]
            if face < CHAMELEON:
                self._play_creature(seat, face)
            elif face < TREE:
                self._play_chameleon(seat, face)
            else:
                self._play_tree(seat, face)
        self._after_effect()

    def _play_creature(self, seat: int, card: int) -> None:
        creature = card // STRENGTHS
        below = self.top[self.field(creature)]
        self.hands[seat].remove(card)
        self.lay_card(seat, card, creature)
        power = EFFECTS[creature]
        if power is None:
            return
        controller = self.controller(creature)
        if controller != seat:
            tied = controller == NONE and self.stake[creature * MAX_SEATS + seat] > 0
            refusal = TIED if tied else NOT_CONTROLLER
        elif below != NONE and is_chameleon(below):
            refusal = ON_CHAMELEON
        else:
            frame = self.stack.push(creature, MAY, seat, [creature])
            if power.options(self, frame):
                return
            self.stack.pop()
            refusal = TWINZ_USED if isinstance(power, PlayAgain) else NO_TARGET
        if not self.quiet:
            self.note("no-power", [seat, creature, refusal])

    def _play_chameleon(self, seat: int, card: int) -> None:
        """Shows the card; where it goes is the next choice."""
        self.hands[seat].remove(card)
        self.memory.pop(card, 0)
        self.stack.push(CHAMELEON_KIND, MUST, seat, [NONE, card])
        if not self.quiet:
            self.note("show-chameleon", [seat, card])

    def _play_tree(self, seat: int, face: int) -> None:
        card = self._hand_card(seat, face)
        self.hands[seat].remove(card)
        self.to_discard_pile(card)
        if not self.quiet:
            self.note("tree", [seat, card])
        effect = EFFECTS[KIND[card]]
        assert effect is not None
        frame = self.stack.push(KIND[card], MUST, seat, [NONE])
        if not effect.options(self, frame):
            self.stack.pop()
            if not self.quiet:
                self.note("no-effect", [seat, card])

    def _apply_choice(self, move: int) -> None:
        frame = self.stack.top()
        if move == DECLINE:
            self.stack.pop()
            if not self.quiet:
                self.note("decline", [frame.seat, frame.effect])
        else:
            effect = EFFECTS[frame.effect]
            assert effect is not None
            if frame.step <= MUST and frame.effect < CHAMELEON_KIND and not self.quiet:
                self.note("power", [frame.seat, frame.effect, frame.values[0]])
            effect.choose(self, frame, move)
        self._after_effect()

    def _after_effect(self) -> None:
        """Goes on once no effect waits for a choice."""
        if not self.ended and not self.stack.frames and self.plays == 0:
            self._to_phase_3()

    def _apply_discard(self, seat: int, move: int) -> None:
        if move != DONE:
            self.discard_from_hand(seat, ARGUMENT[move])
            if self.discarded < DISCARDS:
                return
        self._end_turn()

    # the phases

    def start_turn(self) -> None:
        """Phase 1, if anything is possible there that everybody can see."""
        self.phase = PREDICT
        if not self.quiet:
            self.note("turn", [self.turn, self.row])
        if not self._may_predict(self.turn):
            self._to_phase_2()

    def _may_predict(self, seat: int) -> bool:
        if self.secret[seat] != NONE:
            return True
        if not self.stock[seat]:
            return False
        if self.secret_refusal(seat) == LEGAL:
            return True
        for creature in self.alive:
            if self.pebble[creature * PLACES_PER_CREATURE + self.row] == NONE:
                return True
        return False

    def _to_phase_2(self) -> None:
        self.phase = PLAY_CARD
        self.plays = 1

    def _to_phase_3(self) -> None:
        self.phase = DISCARD
        self.plays = 0
        if self.row == 1 and not self.free_discard:
            self._end_turn()  # nothing is eliminated yet, nothing can be discarded

    def _end_turn(self) -> None:
        """The end of phase 3, phases 4 and 5, and on to the next player."""
        seat = self.turn
        if self.down:
            self.take_up(seat)
        missing = HAND - len(self.hands[seat])
        if missing > 0:
            self.draw(seat, missing)
            if self.ended:
                return
        lowest = self.lowest()
        if lowest != NONE:
            self.eliminate(lowest)
            if self.row == ROWS:
                self.finish(FIFTH_ROUND)
                return
            self.row += 1
            self.filled = 0
            self.acted = True
        self.idle = 0 if self.acted else self.idle + 1
        if self.idle == self.seats:
            self.finish(STANDSTILL)
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
        phases = [self.phase, PREDICT, PLAY_CARD]
        if self.row > 1:
            phases.append(DISCARD)
        return [self._turn_of(seat, phase) for phase in dict.fromkeys(phases)]

    def _turn_of(self, seat: int, phase: int) -> "EquinoxState":
        """A copy in which the seat has come to a phase of its turn without having done anything."""
        other = self.clone()
        other.clear_turn()
        other.turn = seat
        other.phase = phase
        other.plays = 1 if phase == PLAY_CARD else 0
        if phase == PREDICT:
            other.start_turn()
        return other

    def dealt_anew(self, seat: int | None, seed: int) -> "EquinoxState":
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
