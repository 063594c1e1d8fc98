"""The rulings of the games, the tests that prove them, and the questions the rules leave open."""

import re
from argparse import Namespace

from spieltisch.cli.checkout import tests_folder
from spieltisch.cli.page import gap, in_both, print_json, say, show, table
from spieltisch.cli.parser import JSON, LANG, Command, argument
from spieltisch.core.game import Data, game, games
from spieltisch.core.rulings import Question, Ruling, proofs, read_rulings
from spieltisch.core.text import Text

_ID = re.compile(r"[a-z]+-q?\d+", re.IGNORECASE)
_Tests = dict[str, list[str]]


def _rulings(asked: Namespace) -> int:
    names, ids = _split(asked.words)
    rulings, questions = read_all(names)
    if ids:
        entries = [_find([*rulings, *questions], id, names) for id in ids]
    else:
        entries = [*questions] if asked.questions else [*rulings]
    tests = _tests() if any(isinstance(entry, Ruling) for entry in entries) else {}
    if asked.json:
        print_json([_data(entry, tests or {}) for entry in entries])
    elif ids:
        for number, entry in enumerate(entries):
            if number:
                gap()
            _show_entry(entry, tests, asked.lang)
    elif asked.questions:
        _show_questions(questions, asked.lang)
    else:
        _show_rulings(rulings, tests, asked.lang)
    return 0


def _split(words: list[str]) -> tuple[list[str], list[str]]:
    """The games to look in and the ids to look for. The game may be left out before an id."""
    if not words or _ID.fullmatch(words[0]):
        return list(games()), words
    return [game(words[0]).name], words[1:]


def read_all(names: list[str]) -> tuple[list[Ruling], list[Question]]:
    """All rulings and open questions of some games."""
    rulings: list[Ruling] = []
    questions: list[Question] = []
    for name in names:
        more_rulings, more_questions = read_rulings(game(name).rulings_path(), name)
        rulings += more_rulings
        questions += more_questions
    return rulings, questions


def _find(entries: list[Ruling | Question], id: str, names: list[str]) -> Ruling | Question:
    for entry in entries:
        if entry.id == id.upper():
            return entry
    raise ValueError(
        f"There is no ruling {id!r} in {', '.join(names)}; an id looks like {entries[0].id}."
    )


def _tests() -> _Tests | None:
    """The proving tests by ruling; ``None`` where the tests are not at hand."""
    folder = tests_folder()
    return None if folder is None else proofs(folder)


def _data(entry: Ruling | Question, tests: _Tests) -> Data:
    data = {"id": entry.id, "game": entry.game, "text": in_both(entry.text)}
    if isinstance(entry, Question):
        return {**data, "decision": in_both(entry.decision)}
    return {
        **data,
        "topic": entry.topic,
        "source": entry.cited("en"),
        "tests": tests.get(entry.id, []),
    }


_NO_TESTS = Text(
    "Die Tests gehören nicht zum installierten Paket; nur im Quellverzeichnis sind sie zu sehen.",
    "The tests are not part of an installed package; only a checkout can list them.",
)


def _show_rulings(rulings: list[Ruling], tests: _Tests | None, lang: str) -> None:
    made = table(
        Text("Nummer", "Id").to(lang),
        Text("Was gilt", "What holds").to(lang),
        Text("Tests", "Tests").to(lang),
        right=(2,),
    )
    for each in rulings:
        made.add_row(
            each.id, each.text.to(lang), "-" if tests is None else str(len(tests.get(each.id, [])))
        )
    show(made)
    gap()
    if tests is None:
        count = Text("{count} Regelentscheide.", "{count} rulings.").fill(count=len(rulings))
        say(f"{count.to(lang)} {_NO_TESTS.to(lang)}")
    else:
        proven = sum(each.id in tests for each in rulings)
        coverage = Text(
            "{count} Regelentscheide, {proven} bewiesen", "{count} rulings, {proven} proven"
        )
        say(coverage.fill(count=len(rulings), proven=proven).to(lang))


def _show_questions(questions: list[Question], lang: str) -> None:
    for number, each in enumerate(questions):
        if number:
            gap()
        _show_question(each, lang)


def _show_question(question: Question, lang: str) -> None:
    say(question.text.to(lang), lead=f"{question.id}  ")
    _note(Text("Entscheidung", "Decision"), question.decision.to(lang), lang)


def _show_entry(entry: Ruling | Question, tests: _Tests | None, lang: str) -> None:
    if isinstance(entry, Question):
        _show_question(entry, lang)
        return
    say(entry.text.to(lang), lead=f"{entry.id}  ")
    _note(Text("Quelle", "Source"), entry.cited(lang), lang)
    if tests is None:
        say(_NO_TESTS.to(lang), lead="  ")
        return
    proving = tests.get(entry.id, [])
    _note(Text("Tests", "Tests"), "\n".join(proving) or Text("keine", "none").to(lang), lang)


def _note(heading: Text, text: str, lang: str) -> None:
    say(text, lead=f"  {heading.to(lang)}: ")


RULINGS = Command(
    "rulings",
    Text(
        "zeigt die Regelentscheide und die Tests, die sie beweisen",
        "shows the rulings and the tests that prove them",
    ),
    "[GAME] [ID ...]",
    (
        argument(
            "words",
            Text(
                "Name des Spiels (sonst alle) und Nummern wie EQ-047",
                "name of the game (otherwise all) and ids such as EQ-047",
            ),
            metavar="GAME ID",
            nargs="*",
        ),
        argument(
            "--questions",
            Text(
                "zeigt die offenen Fragen mit ihren Entscheidungen",
                "shows the open questions with their decisions",
            ),
            action="store_true",
        ),
        LANG,
        JSON,
    ),
    _rulings,
)
