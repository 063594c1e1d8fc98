# mypyc: skip
"""Saved games: setup, moves, and the newest snapshot.

A record is a plain JSON file. Each move carries a short hash of the state it led to, so a replay
under other rules says where it departs instead of drifting silently; a running game goes on from
its snapshot, so a corrected rule never breaks it.
"""

import hashlib
import json
import marshal
import os
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import pairwise
from pathlib import Path
from typing import Any

from spieltisch.core.decision import Reason
from spieltisch.core.game import Data, Game, State, game
from spieltisch.core.mistake import Mistake, what_is_wrong
from spieltisch.core.shape import is_number
from spieltisch.core.text import Text

FORMAT = "spieltisch-record"
VERSION = 1

_PLAIN = 2  # the version of marshal in which equal data always looks the same


def state_hash(state: State) -> str:
    """Eight digits that differ when two states differ."""
    data = json.dumps(state.dump(), sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(data.encode(), digest_size=4).hexdigest()


def fingerprint(state: State) -> bytes:
    """Equal for equal states only, and quickly made; nothing to keep beyond this process."""
    return marshal.dumps(state.dump(), _PLAIN)


@dataclass(frozen=True)
class Step:
    """One move of a record. ``final``: it brought out something nobody can unlearn."""

    seat: int
    key: str
    hash: str
    final: bool


@dataclass
class Record:
    """A saved game."""

    game: str
    seats: int
    seed: int
    options: dict[str, Any]
    rules_version: int
    players: list[str] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)
    snapshot: Data | None = None
    bots: list[str] = field(default_factory=list)  # who plays each seat, "" for a person

    def to_json(self) -> Data:
        return {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game,
            "rules_version": self.rules_version,
            "seats": self.seats,
            "seed": self.seed,
            "options": self.options,
            "players": self.players,
            "bots": self.bots,
            "moves": [[step.seat + 1, step.key, step.hash, step.final] for step in self.steps],
            "snapshot": self.snapshot,
        }

    def save(self, path: Path) -> None:
        """Writes the record; the old file stays whole until the new one is complete."""
        lines = json.dumps(self.to_json(), ensure_ascii=False)
        beside = path.with_name(path.name + ".new")
        try:
            with beside.open("w", encoding="utf-8") as file:
                file.write(lines + "\n")
                file.flush()
                os.fsync(file.fileno())
            beside.replace(path)
        finally:
            beside.unlink(missing_ok=True)


_UNREADABLE = Text(
    "Die Aufzeichnung {path} lässt sich nicht lesen: {why}.",
    "The record {path} cannot be read: {why}.",
)
_NO_JSON = Text(
    "Die Aufzeichnung {path} ist keine JSON-Datei.", "The record {path} is not a JSON file."
)
_BROKEN = Text(
    "Die Aufzeichnung {path} ist fehlerhaft: {detail}", "The record {path} is broken: {detail}"
)


def read_record(path: Path) -> Record:
    """The record in a file; `Mistake` saying what is wrong with it."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise Mistake(_UNREADABLE.fill(path=str(path), why=str(error.strerror))) from None
    except ValueError:
        raise Mistake(_NO_JSON.fill(path=str(path))) from None
    return record_in(text, str(path))


def record_in(text: str, path: str) -> Record:
    """The record in a text that comes from somewhere; `Mistake` saying what is wrong with it."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):  # also endless numbers
        raise Mistake(_NO_JSON.fill(path=path)) from None
    try:
        return parse_record(data)
    except ValueError as error:
        raise Mistake(_BROKEN.fill(path=path, detail=what_is_wrong(error))) from None


_NO_RECORD = Text(
    'Eine Aufzeichnung ist ein Objekt mit "format": "{format}".',
    'A record is an object with "format": "{format}".',
)
_OTHER_VERSION = Text(
    "Dieses Programm liest Aufzeichnungen der Version {known}, nicht {found}.",
    "This program reads record version {known}, not {found}.",
)
_KINDS: dict[str, tuple[type, Text]] = {
    "game": (str, Text("kein Wort", "not a word")),
    "options": (dict, Text("kein Objekt", "not an object")),
    "players": (list, Text("keine Liste", "not a list")),
    "moves": (list, Text("keine Liste", "not a list")),
}
_MISSING = Text("'{name}' fehlt oder ist {kind}.", "'{name}' is missing or {kind}.")
_BAD_RULES_VERSION = Text(
    "'rules_version' fehlt oder ist keine Zahl.", "'rules_version' is missing or not a number."
)
_BAD_SNAPSHOT = Text(
    "'snapshot' ist kein gespeicherter Spielstand.", "'snapshot' is not a saved state."
)
_BAD_NAMES = Text(
    "'players' und 'bots' müssen Listen von Namen sein.", "'players' and 'bots' must list names."
)
_BAD_BOTS = Text(
    "'bots' muss für jeden der {seats} Plätze einen nennen oder leer sein.",
    "'bots' must name one for each of the {seats} seats, or be empty.",
)
_BAD_STEP = Text(
    "Zug {number} muss [Platz, Zug, Prüfwert, endgültig] sein, nicht {entry}.",
    "move {number} must be [seat, key, hash, final], not {entry}.",
)
_BAD_STEP_SEAT = Text(
    "Zug {number} ist von Platz {seat}; die Plätze sind 1 bis {seats}.",
    "move {number} is of seat {seat}; the seats are 1 to {seats}.",
)


def parse_record(data: Any) -> Record:
    """A record from its JSON form, checked in form and set-up, not yet replayed."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise Mistake(_NO_RECORD.fill(format=FORMAT))
    if data.get("version") != VERSION:
        raise Mistake(_OTHER_VERSION.fill(known=VERSION, found=repr(data.get("version"))))
    for name, (kind, otherwise) in _KINDS.items():
        if not isinstance(data.get(name), kind):
            raise Mistake(_MISSING.fill(name=name, kind=otherwise))
    if not is_number(data.get("rules_version")):
        raise Mistake(_BAD_RULES_VERSION)
    snapshot = data.get("snapshot")
    if snapshot is not None and not isinstance(snapshot, dict):
        raise Mistake(_BAD_SNAPSHOT)
    bots = data.get("bots", [])
    if not isinstance(bots, list) or not all(
        isinstance(name, str) and name.isprintable() for name in data["players"] + bots
    ):
        raise Mistake(_BAD_NAMES)
    seats: Any = data.get("seats")
    seed: Any = data.get("seed")
    options = game(data["game"]).check_setup(seats, seed, data["options"])
    if len(bots) not in (0, seats):
        raise Mistake(_BAD_BOTS.fill(seats=seats))
    steps = [_step(entry, number, seats) for number, entry in enumerate(data["moves"], 1)]
    return Record(
        data["game"],
        seats,
        seed,
        options,
        data["rules_version"],
        data["players"],
        steps,
        snapshot,
        bots,
    )


def _step(entry: Any, number: int, seats: int) -> Step:
    if not isinstance(entry, list) or [type(part) for part in entry] != [int, str, str, bool]:
        raise Mistake(_BAD_STEP.fill(number=number, entry=repr(entry)))
    seat, key, hash_, final = entry
    if not 1 <= seat <= seats:
        raise Mistake(_BAD_STEP_SEAT.fill(number=number, seat=seat, seats=seats))
    return Step(seat - 1, key, hash_, final)


class Departure(Mistake):
    """A replay that no longer follows its record. ``number`` counts moves from 1."""

    def __init__(self, number: int, text: Text) -> None:
        super().__init__(text)
        self.number = number

    def __reduce__(self) -> tuple[Any, ...]:
        return Departure, (self.number, self.text)


def replay(record: Record, length: int | None = None) -> Iterator[State]:
    """The states of a record, from the start on; one state object that goes on playing.

    Raises `Departure` where a move is illegal or leads to another state than recorded.
    """
    on = game(record.game)
    state = on.start(record.seats, record.seed, record.options)
    state.names = list(record.players)
    yield state
    for number, step in enumerate(record.steps[:length], 1):
        try:
            state.play(step.seat, state.parse_move(step.seat, step.key))
        except ValueError as error:
            raise _departure(record, on, number, what_is_wrong(error)) from None
        if state_hash(state) != step.hash:
            raise _departure(record, on, number, _OTHER_STATE)
        yield state


_OTHER_STATE = Text(
    "er führt zu einem anderen Stand als aufgezeichnet.",
    "it leads to another state than recorded.",
)
_OTHER_RULES = Text(
    "Bei Zug {number} ({key} von Platz {seat}) weicht die Aufzeichnung, gespielt unter"
    " Regelversion {played}, von Version {known} ab: {detail}",
    "At move {number} ({key} of seat {seat}) the record, played under rules version {played},"
    " departs from version {known}: {detail}",
)
_AGAINST_RULES = Text(
    "Bei Zug {number} ({key} von Platz {seat}) passt die Aufzeichnung nicht zu den Regeln:"
    " {detail}",
    "At move {number} ({key} of seat {seat}) the record does not fit the rules: {detail}",
)


def _departure(record: Record, on: Game, number: int, detail: Text) -> Departure:
    step = record.steps[number - 1]
    text = _AGAINST_RULES if record.rules_version == on.rules_version else _OTHER_RULES
    return Departure(
        number,
        text.fill(
            number=number,
            key=step.key,
            seat=step.seat + 1,
            played=record.rules_version,
            known=on.rules_version,
            detail=detail,
        ),
    )


class Match:
    """A game being played: the state and its growing record."""

    def __init__(self, record: Record, state: State) -> None:
        self.record = record
        self.state = state
        self._possible: dict[tuple[int, int, str], bool] = {}  # see `_stays_possible`

    def play(self, seat: int, move: int) -> None:
        """Plays a move and writes it down; `IllegalMove` if it is not allowed."""
        state = self.state
        state.play(seat, move)
        step = Step(seat, state.move_key(move), state_hash(state), state.news)
        self.record.steps.append(step)

    def tried(self, seat: int) -> list[int]:
        """The moves that the seat made earlier in exactly the present state."""
        steps = self.record.steps
        now = steps[-1].hash if steps else ""
        return [
            self.state.parse_move(seat, step.key)
            for before, step in pairwise(steps)
            if before.hash == now and step.seat == seat
        ]

    def saved(self) -> Record:
        """The record with a snapshot of the present state."""
        self.record.snapshot = self.state.dump()
        return self.record

    def why_no_take_back(self, seat: int) -> Reason | None:
        """Why the seat's last move cannot simply be taken back; ``None`` if it can.

        In a game with open hands others may have moved since, if their moves stay possible.
        """
        last = self._last_of(seat)
        since = self.record.steps[last:] if last is not None else []
        if not since:
            return _NOTHING_TO_TAKE_BACK
        if len(since) > 1 and not game(self.record.game).open_hands:
            return _OTHERS_HAVE_MOVED
        if any(step.final for step in since):
            return _NEWS_IS_OUT
        return None if len(since) == 1 or self._stays_possible(seat) else _OTHERS_NEED_IT

    def take_back(self, seat: int, agreed: bool = False) -> None:
        """Takes the seat's last move out; `Departure` if the moves before it cannot be replayed.

        What others have done since stays, as far as `why_no_take_back` allows. Where everybody has
        agreed to more, it is taken back with the move.
        """
        reason = self.why_no_take_back(seat)
        last = self._last_of(seat)
        if last is None or (reason and not agreed):
            raise Mistake((reason or _NOTHING_TO_TAKE_BACK).text)
        before = None if reason else self.without_last(seat)
        before = before or self._up_to(last)
        self.state, self.record.steps[:] = before.state, before.record.steps
        self.record.snapshot = None

    def take_back_votes(self, seats: list[int]) -> None:
        """In a joint decision takes out what these seats have voted so far."""
        for seat in seats:
            votes = self.state.votes()
            if votes and votes[seat] >= 0 and self.why_no_take_back(seat) is None:
                self.take_back(seat)

    def without_last(self, seat: int) -> "Match | None":
        """The same game without the seat's last move, if what others did since stays possible."""
        last = self._last_of(seat)
        assert last is not None
        other = self._up_to(last)
        for step in self.record.steps[last + 1 :]:
            try:
                other.play(step.seat, other.state.parse_move(step.seat, step.key))
            except ValueError:
                return None
            if other.state.news:
                return None
        return other

    def _stays_possible(self, seat: int) -> bool:
        """Whether all goes well without the seat's last move; asked often, so found out once."""
        steps = self.record.steps
        now = (seat, len(steps), steps[-1].hash)
        if now not in self._possible:
            try:
                self._possible[now] = self.without_last(seat) is not None
            except Departure:  # it went on from a snapshot, so its moves cannot be tried again
                self._possible[now] = False
        return self._possible[now]

    def _last_of(self, seat: int) -> int | None:
        """The place of the seat's last move among all moves."""
        own = [number for number, step in enumerate(self.record.steps) if step.seat == seat]
        return own[-1] if own else None

    def _up_to(self, length: int) -> "Match":
        """A match of its own with the first moves of this one."""
        for state in replay(self.record, length):
            reached = state
        reached.names = self.state.names
        return Match(replace(self.record, steps=self.record.steps[:length]), reached)


_NOTHING_TO_TAKE_BACK = Reason(
    "nothing", Text("Es gibt nichts zurückzunehmen.", "There is nothing to take back.")
)
_OTHERS_HAVE_MOVED = Reason(
    "others-moved", Text("Seitdem haben andere gespielt.", "Others have moved since then.")
)
_OTHERS_NEED_IT = Reason(
    "others-need-it",
    Text(
        "Was andere seitdem getan haben, wäre ohne diesen Zug nicht möglich.",
        "What others have done since would not be possible without this move.",
    ),
)
_NEWS_IS_OUT = Reason(
    "news",
    Text(
        "Seitdem ist etwas gezogen, gezeigt oder ausgelost worden.",
        "Something has been drawn, shown or decided by chance since then.",
    ),
)


def new_match(
    name: str, seats: int, seed: int, options: dict[str, Any], players: list[str]
) -> Match:
    """A fresh game with its record."""
    on = game(name)
    checked = on.check_setup(seats, seed, options)
    state = on.start(seats, seed, checked)
    state.names = list(players)
    return Match(Record(name, seats, seed, checked, on.rules_version, list(players)), state)


def resume(record: Record) -> Match:
    """A match that goes on where its record ends.

    If the moves can be replayed the state comes with its whole log; if the rules have changed
    since, the game goes on from its snapshot.
    """
    try:
        for state in replay(record):
            last = state
    except Departure:
        on = game(record.game)
        if record.snapshot is None or record.rules_version == on.rules_version:
            raise
        last = on.load(record.snapshot)
        if record.steps and state_hash(last) != record.steps[-1].hash:
            raise
        last.names = list(record.players)
    return Match(record, last)
