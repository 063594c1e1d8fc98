"""Game and State: the interface that every game implements and everything else relies on.

A game subclasses both. The methods a game has to supply raise `NotImplementedError` and say in one
line what they promise; they take a seat as it is. The outside calls the methods of `State` that are
written out here, which say so if there is no such seat.
"""

import sys
from collections.abc import Callable
from copy import deepcopy
from importlib import import_module
from math import exp
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, ClassVar, Final, NamedTuple, NoReturn

from mypy_extensions import mypyc_attr

from spieltisch.core.decision import Decision, IllegalMove, Option, Reason
from spieltisch.core.event import Event, LogLine
from spieltisch.core.fields import COPY, Gist, Load, Misshapen, Save, Transfer
from spieltisch.core.mistake import UNSOUND, Fault, Mistake
from spieltisch.core.names import called
from spieltisch.core.options import GameOption
from spieltisch.core.rng import Rng
from spieltisch.core.rooms import Rooms
from spieltisch.core.shape import is_number
from spieltisch.core.stack import Stack
from spieltisch.core.text import Text

Data = dict[str, Any]
"""Data that JSON can carry."""


class Result:
    """How a game ended: groups of equal seats, best first, and every seat's score.

    ``lost`` says that nobody has won, as when a game against the box is lost.
    """

    def __init__(
        self, ranking: list[list[int]], scores: list[float], ended: Text, lost: bool = False
    ) -> None:
        self.ranking = ranking
        self.scores = scores
        self.ended = ended
        self.lost = lost

    @property
    def winners(self) -> list[int]:
        return [] if self.lost else self.ranking[0]

    def to_json(self) -> Data:
        return {
            "ranking": self.ranking,
            "winners": self.winners,
            "lost": self.lost,
            "scores": self.scores,
            "ended": {"de": self.ended.de, "en": self.ended.en},
        }

    def __reduce__(self) -> tuple[Any, ...]:
        return Result, (self.ranking, self.scores, self.ended, self.lost)

    def __repr__(self) -> str:
        lost = ", lost=True" if self.lost else ""
        said = repr(self.ended.en)
        return f"Result(ranking={self.ranking}, scores={self.scores}, ended={said}{lost})"


class Tally(NamedTuple):
    """The score of a seat with its unit, and in words what it is made of."""

    score: Text
    parts: Text


class Aspect(NamedTuple):
    """A part of how good a position is for a seat; its name is a noun that can follow a colon."""

    name: Text
    value: float  # on the scale of `Game.evaluate`, more is better


_NO_SEAT: Final = Text(
    "Es gibt keinen Platz {seat}; in Python sind die Plätze dieser Partie 0 bis {last}.",
    "There is no seat {seat}; in Python the seats of this game are 0 to {last}.",
)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position in a game: plain data at every decision."""

    game_name: ClassVar[str] = ""
    rooms: ClassVar[Rooms]

    ended: int
    seats: int
    names: list[str]
    events: list[Event]
    first_events: list[int]
    quiet: bool
    news: bool

    def begin(self, seats: int) -> None:
        """Sets the fields that every state has; a game's own fields come after."""
        self.ended = 0  # how the game ended, 0 while it runs
        self.seats = seats
        self.names = []  # what to call the seats in texts; "Player 1" and so on where it is empty
        self.events = []
        self.first_events = []  # by move: the number of its first event
        self.quiet = False  # True: no events are written (bulk play, search)
        self.news = False  # the last move drew, showed or decided something nobody can unlearn

    # what the game supplies

    def to_move(self) -> tuple[int, ...]:
        """The seats that owe a decision; ``()`` when the game is over."""
        raise NotImplementedError

    def legal_moves(self, seat: int) -> list[int]:
        """The legal moves of a seat, in a fixed order, without duplicates."""
        raise NotImplementedError

    def refusal(self, seat: int, move: int) -> int:
        """0 if the move is legal, otherwise the number of the reason that forbids it."""
        raise NotImplementedError

    def apply(self, seat: int, move: int) -> None:
        """Plays a move known to be legal and runs on to the next decision."""
        raise NotImplementedError

    def clone(self) -> "State":
        """An independent copy. It starts with an empty event list."""
        raise NotImplementedError

    def dealt_anew(self, seat: int | None, seed: int) -> "State":
        """A random full state consistent with all that the seat knows."""
        raise NotImplementedError

    def transfer(self, target: "State", by: Transfer) -> None:
        """Hands every field to another state of this game (or to itself), as `fields` says."""
        raise NotImplementedError

    def settle(self) -> None:
        """Works out what follows from the fields; called when they have been loaded."""
        raise NotImplementedError

    def resume(self) -> Fault:
        """Works out what is asked in a sound state that was loaded; what is wrong if nothing is."""
        return None

    def running(self) -> Stack:
        """The stack whose effects are being carried out."""
        raise NotImplementedError

    def judge(self) -> None:
        """Ends the game if it is decided; called after each step of an effect."""

    def votes(self) -> list[int]:
        """In a joint decision, by seat: the move it has voted for, -1 if none yet; else nothing."""
        return []

    def turns_of(self, seat: int) -> "list[State]":
        """The same table if it were this seat's turn, to explain what the seat could do then.

        One for each phase of a turn, the present one first; none in the middle of an effect.
        """
        return []

    # what its rooms supply

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.ended != 0

    def move_key(self, move: int) -> str:
        """The readable notation of a move."""
        return self.rooms.keys[move]

    def read_key(self, key: str) -> int:
        """The move that a key names; `ValueError` if it names none."""
        return self.rooms.read_key(key)

    def reason(self, seat: int, move: int, refusal: int) -> Reason:
        """The reason behind a number that `refusal` gave for this move."""
        return self.rooms.text.reason(self, seat, move, refusal)

    def headline(self) -> Text:
        """Where the game stands, in a few words: round, phase."""
        return self.rooms.text.headline(self)

    def prompt(self, seat: int) -> Text:
        """What the seat is asked, as an imperative sentence."""
        return self.rooms.text.prompt(self, seat)

    def option(self, seat: int, move: int) -> Option:
        """One move with label, targets and rule references."""
        return self.rooms.text.option(self, seat, move)

    def log_line(self, event: Event, seat: int | None, reader: int | None = None) -> LogLine:
        """An event as a seat (``None``: a spectator) sees it; to ``reader`` it says "you".

        It follows from the event and the names alone, so that pages may keep it.
        """
        return self.rooms.text.log_line(self, event, seat, reader)

    def seen_by(self, seat: int | None) -> Data:
        """The table as a seat (``None``: a spectator) sees it, and nothing more."""
        return self.rooms.hidden.view(self, seat)

    def fault(self) -> Fault:
        """What makes this state impossible (a card in two places, ...), ``None`` if it is sound."""
        return self.rooms.faults.fault(self)

    def result(self) -> Result | None:
        """Ranking and scores once the game is over."""
        if not self.ended:
            return None
        return self.rooms.score.result(self, self.rooms.text.ENDINGS[self.ended])

    def outcome(self, seat: int | None = None) -> Text:
        """Who has won a game that is over, said to a seat, as a sentence without its full stop."""
        result = self.result()
        assert result is not None, "the game is not over"
        names = [called(self, each, seat) for each in range(self.seats)]
        return self.rooms.text.outcome(self.seen_by(None), result, names)

    def tallies(self, seat: int | None = None) -> list[Tally]:
        """By seat how its score came about in a game that is over, said to a seat."""
        result = self.result()
        assert result is not None, "the game is not over"
        names = [called(self, each, seat) for each in range(self.seats)]
        return self.rooms.text.tallies(self.seen_by(None), result, names)

    # what follows from it

    def copy_to(self, other: "State") -> None:
        """Makes another state the same. It starts with an empty event list."""
        other.seats = self.seats
        other.names = self.names
        other.events = []
        other.first_events = []
        other.quiet = self.quiet
        other.news = self.news
        self.transfer(other, COPY)

    def dump(self) -> Data:
        """Everything that decides the future, as JSON-able data."""
        save = Save(self.game_name)
        self.transfer(self, save)
        return save.data

    def gist(self) -> int:
        """A number that two states share which differ only in the order of cards and in chance."""
        gist = Gist()
        self.transfer(self, gist)
        return gist.sum

    def restore(self, data: Any) -> None:
        """Fills this state from what `dump` wrote; `Misshapen` if it does not have that form."""
        self.transfer(self, Load(data, self.game_name))
        self.settle()

    def next_seat(self) -> int:
        """The first seat that owes a decision, -1 when the game is over."""
        seats = self.to_move()
        return seats[0] if seats else -1

    def voting(self, seats: list[int]) -> list[int]:
        """Those of some seats that have to vote now, if something is decided jointly."""
        return [seat for seat in seats if seat in self.to_move()] if self.votes() else []

    def moves(self, seat: int) -> list[int]:
        """The legal moves of a seat, in a fixed order, without duplicates."""
        self.check_seat(seat)
        return self.legal_moves(seat)

    def parse_move(self, seat: int, key: str) -> int:
        """The move that a key names; `ValueError` if it names none."""
        self.check_seat(seat)
        return self.read_key(key)

    def view(self, seat: int | None) -> Data:
        """The table as a seat (``None``: a spectator) sees it, and nothing more."""
        self.check_viewer(seat)
        return self.seen_by(seat)

    def determinize(self, seat: int | None, seed: int) -> "State":
        """A random full state consistent with all that the seat knows."""
        self.check_viewer(seat)
        return self.dealt_anew(seat, seed)

    def why_not(self, seat: int, move: int) -> Reason | None:
        """``None`` if the move is legal, otherwise why not."""
        self.check_seat(seat)
        refusal = self.refusal(seat, move)
        return self.reason(seat, move, refusal) if refusal else None

    def play(self, seat: int, move: int) -> None:
        """Plays a move. An illegal one raises `IllegalMove` and changes nothing."""
        self.check_seat(seat)
        refusal = self.refusal(seat, move)
        if refusal:
            self._refuse(seat, move, refusal)
        self.news = False
        if not self.quiet:
            self.first_events.append(len(self.events))
        self.apply(seat, move)

    def _refuse(self, seat: int, move: int, refusal: int) -> NoReturn:
        raise IllegalMove(self.reason(seat, move, refusal))

    def decision(self, seat: int) -> Decision | None:
        """What the seat is asked and may answer; ``None`` if it owes no decision."""
        self.check_seat(seat)
        if seat not in self.to_move():
            return None
        options = tuple([self.option(seat, move) for move in self.moves(seat)])
        return Decision(seat, self.prompt(seat), options)

    def describe(self, seat: int, move: int, lang: str = "en") -> str:
        """A move in plain words."""
        self.check_seat(seat)
        return self.option(seat, move).label.to(lang)

    def log(self, seat: int | None, since: int = 0, reader: int | None = None) -> list[LogLine]:
        """The events from number ``since`` on, as the seat sees them.

        Whoever sits on ``reader`` is "you", all others have names.
        """
        self.check_viewer(seat)
        return [self.log_line(event, seat, reader) for event in self.events[since:]]

    def check_seat(self, seat: int) -> None:
        """`Mistake` naming the seats that there are, if this is none of them."""
        if seat < 0 or seat >= self.seats:
            raise Mistake(_NO_SEAT.fill(seat=seat, last=self.seats - 1))

    def check_viewer(self, seat: int | None) -> None:
        """The same for a seat or a spectator."""
        if seat is not None:
            self.check_seat(seat)

    # copying and pickling; both keep the events, which `clone` leaves behind

    def __copy__(self) -> "State":
        other = self.clone()
        other.names = self.names[:]
        other.events = self.events[:]
        other.first_events = self.first_events[:]
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> "State":
        other = self.__copy__()
        other.events = deepcopy(self.events, memo)
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        kept = (self.names, self.events, self.first_events, self.quiet, self.news)
        return _unpickled, (self.game_name, self.dump(), *kept)


def _unpickled(
    name: str,
    data: Data,
    names: list[str],
    events: list[Event],
    first_events: list[int],
    quiet: bool,
    news: bool,
) -> State:
    """The state that `State.__reduce__` took apart."""
    state = game(name).load(data)
    state.names = names
    state.events = events
    state.first_events = first_events
    state.quiet = quiet
    state.news = news
    return state


class CardText:
    """A card for people: its id, name, kind and what it does, rendered from its declaration."""

    def __init__(self, card: str, name: Text, kind: Text, count: int, text: Text) -> None:
        self.card = card
        self.name = name
        self.kind = kind
        self.count = count
        self.text = text

    def __reduce__(self) -> tuple[Any, ...]:
        return CardText, (self.card, self.name, self.kind, self.count, self.text)


_BAD_SEATS: Final = Text(
    "{game} ist für {least} bis {most} Plätze, nicht für {seats}.",
    "{game} is for {least} to {most} seats, not {seats}.",
)
_BAD_SEATS_EXACT: Final = Text(
    "{game} ist für {least} Plätze, nicht für {seats}.", "{game} is for {least} seats, not {seats}."
)
_BAD_SEED: Final = Text(
    "Eine Startzahl ist eine ganze Zahl, nicht {seed}.", "A seed is a whole number, not {seed}."
)
_NO_OPTION: Final = Text(
    "{game} hat keine Option {name}; es gibt: {names}.",
    "{game} has no option {name}; it has: {names}.",
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Planner:
    """Says how good moves are, for a game in which planning is better than a general search."""

    def values(
        self, state: State, seat: int, moves: list[int], stopped: Callable[[], bool]
    ) -> list[float]:
        """How good each of some moves is. Looks only at `State.determinize`."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game by name: its facts and how to start, load or set up a state."""

    name: str
    title: Text
    about: Text
    min_seats: int
    max_seats: int
    minutes: int  # that a game takes people who know it
    weight: int  # how much there is to learn: 1 (light) to 5 (heavy)
    num_moves: int
    rules_version: int
    options: tuple[GameOption, ...]
    turns: bool = False  # a turn is planned as one: the bots try all ends of it
    lookahead: int = 2  # own decisions in a row that belong together, for the bots
    worlds: int = 3  # possible states that the bots look at for a decision
    scale: float = 10.0  # evaluations this far apart make the better one e times as likely to win
    curiosity: float = 1.0  # how much a search gives for trying moves that are little known
    num_inputs: int = 0  # of the network that the bots learn with; 0: it has none
    cooperative: bool = False  # all seats win or lose together
    open_hands: bool = False  # every seat may see what the others hold

    # what the game supplies

    def start(self, seats: int, seed: int, options: dict[str, Any]) -> State:
        """A fresh state from a checked set-up."""
        raise NotImplementedError

    def blank(self) -> State:
        """A table on which nothing has been dealt, to be filled with saved data."""
        raise NotImplementedError

    def from_position(self, data: Data) -> State:
        """A state from a hand-written position; `ValueError` saying what is impossible."""
        raise NotImplementedError

    def evaluate(self, state: State, seat: int) -> float:
        """How good a full state is for a seat; for the bots, which look at determinized ones."""
        raise NotImplementedError

    def values(self, world: State, seat: int, moves: list[int]) -> list[float]:
        """How good each of some moves is in a full state, if the game plans ahead by itself.

        Nothing: then the bots look ahead, with `evaluate`.
        """
        return []

    def planner(self, rng: Rng, seconds: float, tries: int) -> Planner | None:
        """Who plans for a bot with some time for a decision, or with a number of tries.

        Nobody: then the bots search.
        """
        return None

    def prospects(self, state: State) -> list[float]:
        """By seat the share of the win to expect in a full state; together all win or lose it."""
        result = state.result()
        if result is not None:
            shared = 1.0 if self.cooperative or not result.winners else 1.0 / len(result.winners)
            return [shared if seat in result.winners else 0.0 for seat in range(state.seats)]
        if self.cooperative:
            worths = [self.evaluate(state, seat) for seat in range(state.seats)]
            return [self.chance(state, worth) for worth in worths]
        values = [self.evaluate(state, seat) / self.scale for seat in range(state.seats)]
        highest = max(values)
        weights = [exp(max(value - highest, -50.0)) for value in values]
        total = sum(weights)
        return [weight / total for weight in weights]

    def aspects(self, state: State, seat: int) -> list[Aspect]:
        """What makes a full state good or bad for a seat, part by part, for people to read.

        None: it cannot be told.
        """
        return []

    def expects(self, state: State, seat: int) -> float:
        """The share of the win that a seat expects in a full state, by what it may know of it."""
        return self.prospects(state)[seat]

    def chance(self, state: State, worth: float) -> float:
        """How likely a game that all win together is won from a state with such an evaluation."""
        return 1.0 / (1.0 + exp(-min(max(worth / self.scale, -50.0), 50.0)))

    def numbers(self) -> dict[str, float]:
        """The numbers with which the bots weigh, by name; none where they cannot be learned."""
        return {}

    def weighed(self, numbers: dict[str, float]) -> "Game":
        """The same game for bots that weigh with other ``numbers`` of the same names."""
        raise NotImplementedError

    def any_setup(self, random: Random) -> tuple[int, dict[str, Any]]:
        """Seats and options of some game for the bots to learn from, in time of every kind."""
        return random.randint(self.min_seats, self.max_seats), {}

    def inputs(self, state: State, seat: int) -> list[int]:
        """Which inputs of the game's network are on: what a seat may know of a state, as numbers.

        Each is below ``num_inputs`` and stands there once.
        """
        raise NotImplementedError

    def needless(self, state: State, before: int, move: int) -> bool:
        """Whether a move right after another need not be tried: the other order leads to the same.

        For bots that try all that a seat can do in its turn.
        """
        return False

    def span(self, state: State) -> int:
        """Which part of the game this is, where only the end of one can be judged; else -1."""
        return -1

    def step(self, state: State, seat: int) -> int:
        """What most players would do at once, to play a span on; -1: what `evaluate` likes."""
        return -1

    def glance(self, world: State, seat: int, moves: list[int]) -> list[float]:
        """How good moves look at first sight, where a step into one world says too little.

        Nothing: then a step is taken and `evaluate` asked.
        """
        return []

    def sight(self, state: State, seat: int) -> int:
        """A number for what chance has shown a seat and what matters for its decision.

        A search tells positions apart by the moves that led there, and by this.
        """
        return 0

    def usual_options(self, lang: str) -> dict[str, Any]:
        """What people who read a language play with, where that is not the default."""
        return {}

    # what follows from it

    @property
    def package(self) -> str:
        """The package that the game's class lives in, with the other rooms of the game."""
        package = sys.modules[type(self).__module__].__package__
        assert package, "a game lives in a package"
        return package

    @property
    def folder(self) -> Path:
        """Where the package is: the templates and the rulings of the game."""
        return Path(sys.modules[self.package].__path__[0])

    def room(self, name: str) -> ModuleType:
        """A room of the game's package, such as ``board``."""
        return import_module(f"{self.package}.{name}")

    def rulings_path(self) -> Path:
        """The game's rulings.toml."""
        return self.folder / "rulings.toml"

    def cards(self) -> list[CardText]:
        """Every card of the game."""
        cards: list[CardText] = self.room("text.cards").card_texts()
        return cards

    def rules(self) -> Text:
        """The rules on one screen, for somebody who has never played."""
        rules: Text = self.room("text.rules").RULES
        return rules

    def skeleton(self) -> Text:
        """A position to begin with, explained line by line."""
        skeleton: Text = self.room("text.skeleton").SKELETON
        return skeleton

    def load(self, data: Any) -> State:
        """The state that `State.dump` wrote; `Mistake` saying what is wrong."""
        state = self.blank()
        problem: Fault
        try:
            state.restore(data)
            problem = state.fault() or state.resume()
        except Misshapen as misshapen:
            problem = str(misshapen)
        if problem:
            raise Mistake(UNSOUND.fill(game=self.title, problem=problem))
        return state

    def new(self, seats: int, seed: int = 0, **options: Any) -> State:
        """A fresh game. A bad seat count, seed or option is a `Mistake` naming valid ones."""
        return self.start(seats, seed, self.check_setup(seats, seed, options))

    def __reduce__(self) -> tuple[Any, ...]:
        """A game is pickled and copied by its name: there is one of each on the shelf."""
        return game, (self.name,)

    def check_setup(self, seats: Any, seed: Any, options: dict[str, Any]) -> dict[str, Any]:
        """All options in their stored form, defaults filled in."""
        least, most = self.min_seats, self.max_seats
        if not is_number(seats) or not least <= seats <= most:
            said = _BAD_SEATS if least < most else _BAD_SEATS_EXACT
            raise Mistake(said.fill(game=self.title, least=least, most=most, seats=repr(seats)))
        if not is_number(seed):
            raise Mistake(_BAD_SEED.fill(seed=repr(seed)))
        names = [option.name for option in self.options]
        for name in options:
            if name not in names:
                known = ", ".join(names)
                raise Mistake(_NO_OPTION.fill(game=self.title, name=repr(name), names=known))
        return {
            option.name: option.read(options.get(option.name, option.default), seats)
            for option in self.options
        }


_NO_GAME: Final = Text(
    "Es gibt kein Spiel {name}; es gibt: {names}.", "There is no game {name}; there are: {names}."
)
_games: dict[str, Game] = {}


def register(game: Game) -> None:
    """Puts a game on the shelf. Each game's package does this when it is imported."""
    _games[game.name] = game


def games() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(sorted(_games))


def game(name: str) -> Game:
    """A game by name."""
    if name not in _games:
        raise Mistake(_NO_GAME.fill(name=repr(name), names=", ".join(games())))
    return _games[name]
