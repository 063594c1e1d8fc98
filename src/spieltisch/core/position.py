"""Hand-written positions: reading them with an error message for every slip.

A position is a table of values, usually from a TOML file. `Fields` reads one such table: it checks
what is there and complains about what it does not know. What the fields mean is up to the game.
"""

import tomllib
from pathlib import Path
from typing import Any

from spieltisch.core.game import Data, is_number


class Fields:
    """One table of a position, read field by field. Every error is a `ValueError`."""

    def __init__(self, data: Any, where: str) -> None:
        if not isinstance(data, dict):
            raise ValueError(f"{where} must be a table of values, not {data!r}.")
        self.data: Data = data
        self.where = where

    def only(self, names: tuple[str, ...]) -> None:
        """Complains about any field that is not one of these."""
        for name in self.data:
            if name not in names:
                raise ValueError(
                    f"{self.where} has no field {name!r}; it may have: {', '.join(names)}."
                )

    def number(self, name: str, default: int, low: int, high: int) -> int:
        value = self.data.get(name, default)
        if not is_number(value) or not (value == default or low <= value <= high):
            raise ValueError(
                f"{name!r} of {self.where} must be a number from {low} to {high}, not {value!r}."
            )
        return int(value)

    def word(self, name: str, default: str, choices: tuple[str, ...]) -> str:
        value = self.data.get(name, default)
        if value not in choices:
            raise ValueError(
                f"{name!r} of {self.where} must be one of {', '.join(choices)}, not {value!r}."
            )
        return str(value)

    def text(self, name: str) -> str:
        value = self.data.get(name, "")
        if not isinstance(value, str):
            raise ValueError(f"{name!r} of {self.where} must be a word, not {value!r}.")
        return value

    def flag(self, name: str) -> bool:
        value = self.data.get(name, False)
        if not isinstance(value, bool):
            raise ValueError(f"{name!r} of {self.where} must be true or false, not {value!r}.")
        return value

    def items(self, name: str) -> list[Any]:
        value = self.data.get(name, [])
        if not isinstance(value, list):
            raise ValueError(f"{name!r} of {self.where} must be a list, not {value!r}.")
        return value

    def words(self, name: str) -> list[str]:
        values = self.items(name)
        for value in values:
            if not isinstance(value, str):
                raise ValueError(f"{name!r} of {self.where} must list words, not {value!r}.")
        return values

    def table(self, name: str) -> "Fields":
        return Fields(self.data.get(name, {}), f"{name!r} of {self.where}")


def read_position(path: Path) -> Data:
    """The content of a position file; `ValueError` if it cannot be read."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ValueError(f"The position {path} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise ValueError(f"The position {path} is not a text file in UTF-8.") from None
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"The position {path} is not valid TOML: {error}.") from None
    except (RecursionError, ValueError):
        raise ValueError(f"The position {path} is not a readable TOML file.") from None
    if not isinstance(data.get("game"), str):
        raise ValueError(f'The position {path} must name its game, as in game = "equinox".')
    return data


def asked_moves(data: Data) -> list[list[str]]:
    """The questions of a position: each a move, or several moves played one after the other."""
    asked = Fields(data, "the position").items("ask")
    questions: list[list[str]] = []
    for entry in asked:
        moves = [entry] if isinstance(entry, str) else entry
        if not isinstance(moves, list) or not moves or not all(isinstance(m, str) for m in moves):
            raise ValueError(
                f"'ask' lists moves such as \"play:hoot-4\", or lists of moves, not {entry!r}."
            )
        questions.append(list(moves))
    return questions
