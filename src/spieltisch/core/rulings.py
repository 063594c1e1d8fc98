# mypyc: skip
"""The rulings register: every ruling of a game, and the tests that prove it.

A game keeps its rulings in ``rulings.toml``. Tests name the rulings they prove with the marker
``@ruling("EQ-047")``; this module finds the markers by reading the test files, without running
them.
"""

import ast
import tomllib
from dataclasses import dataclass
from pathlib import Path

from spieltisch.core.text import Text


@dataclass(frozen=True)
class Ruling:
    """One ruling: what holds, and where that comes from."""

    id: str
    game: str
    topic: str
    text: Text
    source: str  # chapters, each in the language of its edition, and ids of questions
    note: Text  # how the source is to be read, mostly empty

    def cited(self, lang: str) -> str:
        """The source with its note."""
        note = self.note.to(lang)
        return f"{self.source} ({note})" if note else self.source


@dataclass(frozen=True)
class Question:
    """A question the rules leave open, with the decision this program follows."""

    id: str
    game: str
    text: Text
    decision: Text


def read_rulings(path: Path, game: str) -> tuple[list[Ruling], list[Question]]:
    """The rulings and open questions of a ``rulings.toml``."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    rulings = [
        Ruling(
            entry["id"],
            game,
            entry["topic"],
            Text(entry["de"], entry["en"]),
            entry["source"],
            Text(**entry.get("note", {"de": "", "en": ""})),
        )
        for entry in data["ruling"]
    ]
    questions = [
        Question(
            entry["id"],
            game,
            Text(entry["de"], entry["en"]),
            Text(entry["decision_de"], entry["decision_en"]),
        )
        for entry in data["question"]
    ]
    return rulings, questions


def proofs(tests: Path) -> dict[str, list[str]]:
    """The tests below a folder by the rulings they are marked with."""
    found: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        source = path.read_text(encoding="utf-8")
        if "ruling(" not in source:
            continue
        body = ast.parse(source).body
        module_marks = _marks(body, "pytestmark")
        for function in body:
            if isinstance(function, ast.FunctionDef) and function.name.startswith("test_"):
                name = f"{path.relative_to(tests).as_posix()}::{function.name}"
                for ruling in sorted({*_ids(function.decorator_list), *module_marks}):
                    found.setdefault(ruling, []).append(name)
    return found


def _marks(body: list[ast.stmt], name: str) -> set[str]:
    """The rulings in a module-wide assignment of marks."""
    return {
        ruling
        for statement in body
        if isinstance(statement, ast.Assign)
        and any(isinstance(target, ast.Name) and target.id == name for target in statement.targets)
        for ruling in _ids([statement.value])
    }


def _ids(nodes: list[ast.expr]) -> set[str]:
    """The ids in every ``ruling("...")`` within some expressions, also inside parametrize."""
    return {
        argument.value
        for node in nodes
        for call in ast.walk(node)
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Name)
        and call.func.id == "ruling"
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }
