"""A tiny game with switchable faults, to show that every check can fail.

Each seat holds three of twelve numbered cards and draws one more after each card played; whoever
has played the highest sum after three cards each wins. ``broken`` names what is broken, "" for
nothing.
"""

from random import Random
from typing import Any

from spieltisch.core.decision import Option, Reason
from spieltisch.core.event import Event, LogLine
from spieltisch.core.game import CardText, Data, Game, Result, State
from spieltisch.core.rng import Rng, seeded, world_seeded
from spieltisch.core.text import Text, both

CARDS = 12
PASS = CARDS
MOVES = CARDS + 1
ROUNDS = 3
OUTSIDE = Random(1)
"""Chance that is not part of a state: what no game may use."""


class ToyState(State):
    """Hands, a deck and what was played."""

    game_name = "toy"

    def __init__(self, broken: str) -> None:
        self.broken = broken
        self.turn = 0
        self.hands: list[list[int]] = []
        self.deck: list[int] = []
        self.played: list[list[int]] = []
        self.rng = seeded(0)
        self.counter = 0

    def is_(self, broken: str) -> bool:
        return self.broken == broken

    @property
    def over(self) -> bool:
        return len(self.played[-1]) == ROUNDS

    def to_move(self) -> tuple[int, ...]:
        if self.over:
            return ()
        if self.is_("turn depends on a hidden card") and self.deck and self.deck[-1] % 2:
            return (1 - self.turn,)
        return (self.turn,)

    def legal_moves(self, seat: int) -> list[int]:
        if seat not in self.to_move():
            return [PASS] if self.is_("moves out of turn") else []
        moves = sorted(self.hands[seat])
        if self.is_("passing changes nothing"):
            moves.append(PASS)
        if self.is_("doubled move"):
            moves.append(moves[0])
        if self.is_("moves in changing order"):
            self.counter += 1
            if self.counter % 2:
                moves.reverse()
        if self.is_("no moves"):
            return []
        if self.is_("moves depend on a hidden card") and self.deck:
            return moves[: 1 + self.deck[-1] % 2]
        return moves

    def refusal(self, seat: int, move: int) -> int:
        if self.is_("everything is allowed"):
            return 0
        if seat not in self.to_move():
            return 1
        if self.is_("a near miss among many moves is allowed") and move == PASS:
            return 0
        return 0 if move in self.moves(seat) else 2

    def reason(self, seat: int, move: int, refusal: int) -> Reason:
        text = Text("Geht nicht", "" if self.is_("reason in one language") else "Not possible")
        return Reason("no", text)

    def play(self, seat: int, move: int) -> None:
        if self.is_("half-applied illegal move") and self.refusal(seat, move):
            self.turn = 1 - self.turn
        if self.is_("illegal move is played") and self.refusal(seat, move):
            return
        super().play(seat, move)

    def apply(self, seat: int, move: int) -> None:
        if move == PASS:
            self.turn = 1 - seat
            return
        self.hands[seat].remove(move)
        self.played[seat].append(move)
        if self.is_("card lost"):
            self.played[seat].pop()
            self.played[seat].append(0)
        told = [seat, move]
        if self.is_("event tells the deck") and self.deck:
            told.append(self.deck[-1])
        if self.is_("event tells a hand"):
            told.append(self.hands[seat][0] if self.hands[seat] else 0)
        self.events.append(Event("play", told, [], 0))
        if self.deck:
            self.hands[seat].append(self.deck.pop())
            self.news = not self.is_("news forgotten")
        if self.is_("chance outside the state"):
            OUTSIDE.shuffle(self.deck)
        self.turn = seat if self.is_("never ends") else (seat + 1) % self.seats
        if self.is_("never ends"):
            self.hands[seat].append(self.played[seat].pop())

    def move_key(self, move: int) -> str:
        return f"play:{move}" if move < MOVES else f"shout:{move}"

    def read_key(self, key: str) -> int:
        move = int(key.split(":")[1])
        return (move + 1) % CARDS if self.is_("keys lead elsewhere") else move

    def prompt(self, seat: int) -> Text:
        if self.is_("prompt tells a hidden card"):
            return both(f"{self.deck}")
        return Text("Spiel eine Karte", "" if self.is_("prompt in one language") else "Play a card")

    def option(self, seat: int, move: int) -> Option:
        gap = "{card}" if self.is_("unfilled gap") else str(move)
        return Option(move, self.move_key(move), both(gap))

    def log_line(self, event: Event, seat: int | None, reader: int | None = None) -> LogLine:
        return LogLine(event.kind, both(f"{event.args}"), {"args": event.args})

    def view(self, seat: int | None) -> Data:
        return self.seen_by(seat) if self.is_("view of no seat") else super().view(seat)

    def seen_by(self, seat: int | None) -> Data:
        hands = [hand if other == seat else len(hand) for other, hand in enumerate(self.hands)]
        view: Data = {"played": self.played, "hands": hands, "deck": len(self.deck)}
        if self.is_("view shows the deck"):
            view["top"] = self.deck[-1:]
        if self.is_("view shows a hand"):
            view["hands"] = self.hands
        return view

    def clone(self) -> "ToyState":
        other = ToyState(self.broken)
        other.begin(self.seats)
        other.names = self.names
        other.quiet = self.quiet
        other.news = self.news
        other.turn = self.turn
        shared = self.is_("clone shares a list")
        other.hands = self.hands if shared else [hand[:] for hand in self.hands]
        other.deck = self.deck[:]
        other.played = [cards[:] for cards in self.played]
        other.rng = self.rng.clone()
        return other

    def __copy__(self) -> "State":
        if not self.is_("copy shares a list"):
            return super().__copy__()
        other = self.clone()
        other.hands = self.hands
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        load, (name, data, names, events, *others) = super().__reduce__()
        if self.is_("pickle forgets the events"):
            events = []
        return load, (name, data, names, events, *others)

    def dealt_anew(self, seat: int | None, seed: int) -> "ToyState":
        other = self.clone()
        if self.is_("determinize does nothing"):
            return other
        rng = world_seeded(seed)
        hidden = self.deck + [c for s, hand in enumerate(self.hands) if s != seat for c in hand]
        if not self.is_("determinize starts from the truth"):
            hidden.sort()
        rng.shuffle(hidden)
        for number, hand in enumerate(other.hands):
            if number != seat:
                other.hands[number] = [hidden.pop() for _ in hand]
        other.deck = hidden
        if not self.is_("determinize keeps the generator"):
            other.rng = rng
        if self.is_("determinize loses a card") and other.deck:
            other.deck[0] = other.deck[-1]
        if self.is_("determinize keeps events"):
            other.events = [Event("play", [0], [], 0)]
        if self.is_("determinize changes the state"):
            self.deck.insert(0, self.deck.pop())
        return other

    def dump(self) -> Data:
        data: Data = {
            "turn": self.turn,
            "hands": [hand[:] for hand in self.hands],
            "deck": self.deck[:],
            "played": [cards[:] for cards in self.played],
            "rng": self.rng.state,
        }
        if self.is_("dump forgets the turn"):
            del data["turn"]
        return data

    def fault(self) -> str | None:
        cards = sorted(self.deck + [c for pile in self.hands + self.played for c in pile])
        return None if cards == list(range(CARDS)) else f"the cards are {cards}"

    def result(self) -> Result | None:
        if not self.over or self.is_("no result"):
            return None
        sums = [float(sum(cards)) for cards in self.played]
        return Result([[sums.index(max(sums))]], sums, both("end"))


class Toy(Game):
    """The toy on the shelf."""

    def __init__(self, broken: str = "") -> None:
        self.name = "toy"
        self.title = both("Toy")
        self.about = both("A toy")
        self.min_seats = 2
        self.max_seats = 2
        self.minutes = 1
        self.weight = 1
        self.num_moves = MOVES + (20_000 if "many moves" in broken else 0)
        self.rules_version = 1
        self.options = ()
        self.broken = broken

    def start(self, seats: int, seed: int, options: dict[str, Any]) -> ToyState:
        state = ToyState(self.broken)
        state.begin(seats)
        state.rng = seeded(seed)
        state.deck = list(range(CARDS))
        state.rng.shuffle(state.deck)
        state.hands = [[state.deck.pop() for _ in range(3)] for _ in range(seats)]
        state.played = [[] for _ in range(seats)]
        return state

    def load(self, data: Data) -> ToyState:
        state = ToyState(self.broken)
        state.begin(2)
        state.turn = data.get("turn", 0)
        state.hands = data["hands"]
        state.deck = data["deck"]
        state.played = data["played"]
        state.rng = Rng(data["rng"])
        if self.broken == "load changes a card":
            state.deck.reverse()
        return state

    def cards(self) -> list[CardText]:
        return []
