"""`BlueMoonState`: the table with the rules on it, as the kernel sees it."""

from typing import final

from spieltisch.core.game import State
from spieltisch.core.mistake import Fault
from spieltisch.core.rooms import Rooms
from spieltisch.games.blue_moon import text
from spieltisch.games.blue_moon.rules import menu, refusals, turn
from spieltisch.games.blue_moon.state import by_name, codes, faults, hidden, score, verbs
from spieltisch.games.blue_moon.state.table import Table


@final
class BlueMoonState(Table):
    """A game of Blue Moon, or a match of several."""

    rooms = Rooms(text, hidden, faults, score, verbs.KEYS, by_name.move)

    def to_move(self) -> tuple[int, ...]:
        return () if self.ended else (menu.asked(self),)

    def next_seat(self) -> int:
        return codes.NONE if self.ended else menu.asked(self)

    def legal_moves(self, seat: int) -> list[int]:
        if self.ended or seat != menu.asked(self):
            return []
        return self.menu[:]

    def refusal(self, seat: int, move: int) -> int:
        if not self.ended and seat == menu.asked(self) and move in self.menu:
            return codes.LEGAL
        return refusals.refusal(self, seat, move)

    def apply(self, seat: int, move: int) -> None:
        turn.act(self, seat, move)
        turn.go_on(self)

    def resume(self) -> Fault:
        return turn.resume(self)

    def note(self, kind: str, args: list[int]) -> None:
        """Notes what happened, with what the log has to remember of this moment."""
        if not self.quiet and kind in text.CIRCUMSTANTIAL:
            args = args + text.circumstances(self, kind, args)
        super().note(kind, args)

    # the other rooms

    def clone(self) -> "BlueMoonState":
        other = BlueMoonState()
        self.copy_to(other)
        return other

    def turns_of(self, seat: int) -> list[State]:
        if self.ended or self.stack.frames or not codes.BEGIN <= self.phase <= codes.OTHERS:
            return []
        # No turn comes to boosters and supports without a character.
        now = codes.CHARACTERS if self.phase == codes.OTHERS else self.phase
        turns = [
            self._turn_of(seat, phase)
            for phase in dict.fromkeys([now, codes.BEGIN, codes.CHARACTERS])
        ]
        return [each for each in turns if each.to_move() == (seat,)]

    def _turn_of(self, seat: int, phase: int) -> State:
        """A copy in which the seat has come to a phase of its turn without having done anything."""
        other = self.clone()
        other.forget_turn()
        other.turn = seat
        other.touch()
        turn.stand_in(other, phase)
        return other

    def dealt_anew(self, seat: int | None, seed: int) -> "BlueMoonState":
        other = self.clone()
        hidden.deal_anew(other, seat, seed)
        other.menu = [] if other.ended else menu.make_menu(other)
        return other
