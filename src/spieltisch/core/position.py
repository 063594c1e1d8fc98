# mypyc: skip
"""Hand-written positions: reading them with an error message for every slip.

A position is a table of values, usually from a TOML file. `Fields` reads one such table: it checks
what is there and complains about what it does not know. What the fields mean is up to the game.
"""

import tomllib
from dataclasses import dataclass
from typing import Any

from spieltisch.core.game import Data, State
from spieltisch.core.lookup import Names
from spieltisch.core.mistake import Mistake
from spieltisch.core.shape import is_number
from spieltisch.core.text import Text

THE_POSITION = Text("Stellung", "the position")


_IMPOSSIBLE = Text(
    "Diese Stellung ist unmöglich: {problem}", "This position is impossible: {problem}"
)


def impossible(problem: Text | str) -> Mistake:
    """A position that could never come about."""
    return Mistake(_IMPOSSIBLE.fill(problem=problem))


def check_sound(state: State) -> None:
    """`Mistake` if the table laid out could never come about."""
    problem = state.fault()
    if problem:
        raise impossible(problem)


def player_of(seat: int) -> Text:
    """A player of a position, as errors name it."""
    return Text(f"Spieler {seat + 1}", f"player {seat + 1}")


_NO_TABLE = Text(
    "{where}: {value} ist keine Tabelle von Werten.",
    "{where} must be a table of values, not {value}.",
)
_NO_FIELD = Text(
    "{where}: Ein Feld {name} gibt es nicht; möglich sind: {names}.",
    "{where} has no field {name}; it may have: {names}.",
)
_NO_NUMBER = Text(
    "{where}: {name} muss eine Zahl von {low} bis {high} sein, nicht {value}.",
    "{name} of {where} must be a number from {low} to {high}, not {value}.",
)
_NO_CHOICE = Text(
    "{where}: {name} muss eins von {choices} sein, nicht {value}.",
    "{name} of {where} must be one of {choices}, not {value}.",
)
_NO_WORD = Text(
    "{where}: {name} muss ein Wort sein, nicht {value}.",
    "{name} of {where} must be a word, not {value}.",
)
_NO_FLAG = Text(
    "{where}: {name} muss true oder false sein, nicht {value}.",
    "{name} of {where} must be true or false, not {value}.",
)
_NO_LIST = Text(
    "{where}: {name} muss eine Liste sein, nicht {value}.",
    "{name} of {where} must be a list, not {value}.",
)
_NO_WORDS = Text(
    "{where}: {name} muss Wörter aufzählen, nicht {value}.",
    "{name} of {where} must list words, not {value}.",
)


class Fields:
    """One table of a position, read field by field. Every error is a `Mistake`."""

    def __init__(self, data: Any, where: Text) -> None:
        self.where = where
        if not isinstance(data, dict):
            raise Mistake(_NO_TABLE.fill(where=where, value=repr(data)))
        self.data: Data = data

    def only(self, names: tuple[str, ...]) -> None:
        """Complains about any field that is not one of these."""
        for name in self.data:
            if name not in names:
                raise self._wrong(_NO_FIELD, name, names=", ".join(names))

    def number(self, name: str, default: int, low: int, high: int) -> int:
        value = self.data.get(name, default)
        if not is_number(value) or not (value == default or low <= value <= high):
            raise self._wrong(_NO_NUMBER, name, low=low, high=high)
        return int(value)

    def word(self, name: str, default: str, choices: tuple[str, ...]) -> str:
        value = self.data.get(name, default)
        if value not in choices:
            raise self._wrong(_NO_CHOICE, name, choices=", ".join(choices))
        return str(value)

    def text(self, name: str) -> str:
        value = self.data.get(name, "")
        if not isinstance(value, str):
            raise self._wrong(_NO_WORD, name)
        return value

    def flag(self, name: str) -> bool:
        value = self.data.get(name, False)
        if not isinstance(value, bool):
            raise self._wrong(_NO_FLAG, name)
        return value

    def items(self, name: str) -> list[Any]:
        value = self.data.get(name, [])
        if not isinstance(value, list):
            raise self._wrong(_NO_LIST, name)
        return value

    def words(self, name: str) -> list[str]:
        values = self.items(name)
        for value in values:
            if not isinstance(value, str):
                raise Mistake(_NO_WORDS.fill(where=self.where, name=repr(name), value=repr(value)))
        return values

    def keys(self, name: str, names: Names) -> list[str]:
        """The keys of the things that a list names."""
        return [names.key(word, self.at(name)) for word in self.items(name)]

    def key(self, name: str, names: Names) -> str:
        """The key of the one thing that a field names."""
        return names.key(self.data[name], self.at(name))

    def table(self, name: str) -> "Fields":
        return Fields(self.data.get(name, {}), self.at(name))

    def at(self, name: str) -> Text:
        """A field, as errors name it."""
        return Text(f"{self.where.de}, {name!r}", f"{name!r} of {self.where.en}")

    def _wrong(self, text: Text, name: str, **parts: str | int) -> Mistake:
        value = repr(self.data.get(name))
        return Mistake(text.fill(where=self.where, name=repr(name), value=value, **parts))


_NO_TOML = Text(
    "Die Stellung {path} ist kein gültiges TOML: {detail}.",
    "The position {path} is not valid TOML: {detail}.",
)
_NOT_READABLE = Text(
    "Die Stellung {path} ist keine lesbare TOML-Datei.",
    "The position {path} is not a readable TOML file.",
)
_NO_GAME = Text(
    'Die Stellung {path} muss ihr Spiel nennen, etwa game = "equinox".',
    'The position {path} must name its game, as in game = "equinox".',
)


def parse_position(text: str, path: str) -> Data:
    """The position in a text; `Mistake` if it is none. ``path`` is where the text comes from."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Mistake(_NO_TOML.fill(path=path, detail=str(error))) from None
    except (RecursionError, ValueError):
        raise Mistake(_NOT_READABLE.fill(path=path)) from None
    if not isinstance(data.get("game"), str):
        raise Mistake(_NO_GAME.fill(path=path))
    return data


_BAD_QUESTION = Text(
    "'ask' zählt Züge auf wie \"play:hoot-4\", Listen von Zügen oder Tabellen wie"
    ' {{who = 2, moves = ["play:hoot-4"]}}, nicht {entry}.',
    "'ask' lists moves such as \"play:hoot-4\", lists of moves, or tables such as"
    ' {{who = 2, moves = ["play:hoot-4"]}}, not {entry}.',
)


@dataclass(frozen=True)
class Question:
    """Moves one after the other, and whom they are about: a seat from 1, a name or nothing."""

    moves: list[str]
    who: int | str | None = None


def questions(data: Data) -> list[Question]:
    """What a position asks."""
    return [_question(entry) for entry in Fields(data, THE_POSITION).items("ask")]


def _question(entry: Any) -> Question:
    moves, who = entry, None
    if isinstance(entry, dict) and entry.keys() <= {"who", "moves"} and "who" in entry:
        moves, who = entry.get("moves", []), entry["who"]
    if isinstance(moves, str):
        moves = [moves]
    meant = isinstance(moves, list) and all(isinstance(move, str) for move in moves)
    if not meant or not (moves or who is not None):
        raise Mistake(_BAD_QUESTION.fill(entry=repr(entry)))
    return Question(list(moves), who)
