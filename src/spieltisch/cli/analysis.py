"""A saved game in hindsight: what everybody could expect, and where that turned."""

from argparse import Namespace
from pathlib import Path

from spieltisch.bots import curve
from spieltisch.bots.analysis import Analysis, analyse
from spieltisch.cli.page import gap, print_json, say, show, table
from spieltisch.core.game import game
from spieltisch.core.record import Record
from spieltisch.core.text import Text

_TITLE = Text("{game}: Siegchancen in Prozent", "{game}: chances to win in percent")
_TURNS = Text("Wendepunkte", "Turning points")
_NO_TURNS = Text("Kein einzelner Zug hat viel geändert.", "No single move has changed much.")
_DRAWN = Text("Gezeichnet in {path}.", "Drawn in {path}.")


def analysed(record: Record, asked: Namespace) -> int:
    """Prints the analysis of a record, or draws it."""
    if asked.svg and Path(asked.svg).exists():
        raise ValueError(f"The file {asked.svg} exists already; choose another name.")
    found = analyse(record)
    title = _TITLE.fill(game=game(record.game).title).to(asked.lang)
    if asked.svg:
        _draw(curve.curve_svg(found, asked.lang, title=title, file=True), asked.svg)
    if asked.json:
        print_json({"game": record.game, "seats": record.seats, **found.to_json()})
    else:
        _show(found, title, asked.lang)
        if asked.svg:
            say(_DRAWN.fill(path=asked.svg).to(asked.lang))
    return 0


def _draw(drawing: str, path: str) -> None:
    try:
        Path(path).write_text(drawing + "\n", encoding="utf-8")
    except OSError as error:
        raise ValueError(f"The file {path} cannot be written: {error.strerror}.") from None


def _show(found: Analysis, title: str, lang: str) -> None:
    say(title)
    gap()
    names = curve.names(found, lang)
    made = table(Text("Zug", "Move").to(lang), *names, right=tuple(range(len(names) + 1)))
    for move, shares in curve.figures(found):
        made.add_row(str(move), *map(str, shares))
    show(made)
    gap()
    turns = curve.turns(found, lang)
    say((_TURNS if turns else _NO_TURNS).to(lang))
    for turn in turns:
        say(f"{turn.label} ({turn.change})", lead="  ")
