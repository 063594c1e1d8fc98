"""Playing in the terminal, and stepping through a saved game.

How a game begins is decided in `start`; the table itself is drawn by `spieltisch.terminal`. Both
are imported only when they are needed.
"""

import sys
from argparse import Namespace
from pathlib import Path

from spieltisch.bots import BOTS
from spieltisch.bots.levels import LEVELS, USUAL
from spieltisch.cli.parser import JSON, LANG, OPTION, SEED, Command, argument, whole_number
from spieltisch.core.record import read_record
from spieltisch.core.text import Text

HUMAN = "human"
_NAMES = [level.name for level in LEVELS]


def _play(asked: Namespace) -> int:
    from spieltisch.cli.start import resumed, started
    from spieltisch.terminal import play

    start = started(asked) if asked.resume is None else resumed(asked)
    if start is None or start.match is None:
        return 0
    record = start.match.record
    bots = [bot or None for bot in record.bots]
    return play(start.match, bots, asked.lang, start.place, record.seed, notes=start.notes)


def _replay(asked: Namespace) -> int:
    record = read_record(Path(asked.record))
    if asked.analysis:
        from spieltisch.cli.analysis import analysed

        return analysed(record, asked)
    if asked.svg or asked.json:
        raise ValueError("--svg and --json say how to show the analysis; give --analysis too.")
    from spieltisch.terminal.replay import replay

    return replay(record, asked.lang, not asked.all and sys.stdin.isatty())


PLAY = Command(
    "play",
    Text("spielt im Terminal", "plays in the terminal"),
    "GAME | --resume [FILE]",
    (
        argument("game", Text("Name des Spiels", "name of the game"), metavar="GAME", nargs="?"),
        argument(
            "--seat",
            Text(
                f"wer auf dem nächsten Platz sitzt: {', '.join([HUMAN, *BOTS])}; mehrmals möglich",
                f"who takes the next seat: {', '.join([HUMAN, *BOTS])}; may be repeated",
            ),
            metavar="NAME",
            action="append",
            default=[],
        ),
        argument(
            "--seats",
            Text(
                "Zahl der Plätze; die übrigen nehmen Bots der Stärke --level",
                "number of seats; bots of the level --level take those left over",
            ),
            metavar="N",
            type=whole_number(1),
        ),
        argument(
            "--level",
            Text(
                f"wie stark die übrigen Bots sind: {', '.join(_NAMES)} (sonst {USUAL})",
                f"how strong the bots left over are: {', '.join(_NAMES)} (otherwise {USUAL})",
            ),
            metavar="NAME",
        ),
        SEED,
        OPTION,
        argument(
            "--save",
            Text(
                "neue Datei für das Spiel; sonst wird es von selbst aufgehoben",
                "new file to keep the game in; otherwise it is kept by itself",
            ),
            metavar="FILE",
        ),
        argument(
            "--resume",
            Text(
                "setzt das Spiel in einer Datei fort, ohne Datei das zuletzt gespielte",
                "continues the game in a file, without a file the one played last",
            ),
            metavar="[FILE]",
            nargs="?",
            const="",
        ),
        argument(
            "--new",
            Text(
                "beginnt neu, ohne nach angefangenen Spielen zu fragen",
                "starts anew without asking about unfinished games",
            ),
            action="store_true",
        ),
        LANG,
    ),
    _play,
)
REPLAY = Command(
    "replay",
    Text("geht ein gespeichertes Spiel durch", "steps through a saved game"),
    "RECORD",
    (
        argument("record", Text("Datei mit dem Spiel", "file with the game"), metavar="RECORD"),
        argument(
            "--all",
            Text("zeigt alles hintereinander", "shows everything without stopping"),
            action="store_true",
        ),
        argument(
            "--analysis",
            Text(
                "zeigt, was alle im Lauf des Spiels erwarten durften, und die Wendepunkte",
                "shows what all could expect in the course of the game, and the turning points",
            ),
            action="store_true",
        ),
        argument(
            "--svg",
            Text("zeichnet die Analyse in eine neue Datei", "draws the analysis in a new file"),
            metavar="FILE",
        ),
        JSON,
        LANG,
    ),
    _replay,
)
