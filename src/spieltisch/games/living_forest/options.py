"""What can be chosen about a game of Living Forest: who begins, how many fires, how many rounds."""

from typing import Any, Final

from spieltisch.core.options import Choice, GameOption, number_in, who_begins
from spieltisch.core.shape import in_range
from spieltisch.core.text import Text, both
from spieltisch.games.living_forest.state import codes

_MOST = 1000


def _read_limit(value: Any, seats: int) -> int:
    limit = number_in(value)
    if not in_range(limit, 0, _MOST):
        raise ValueError
    return int(limit)


OPTIONS: Final = (
    who_begins(
        codes.MAX_SEATS,
        Text("wer den Startspieler-Baum bekommt", "who gets the start-player tree"),
        Text(
            "Der Startspieler-Baum wandert jede Runde weiter.",
            "The start-player tree moves on every round.",
        ),
    ),
    GameOption(
        "fire_limit",
        0,
        Text("Flammen im Vorrat", "Fires in the supply"),
        Text(
            "wie viele Flammen jedes Wertes es gibt; fehlt eine, entfällt sie",
            "how many fires of each value there are; one that is missing is left out",
        ),
        Text(
            f"eine Zahl von 0 (so viele wie nötig) bis {_MOST}",
            f"a number from 0 (as many as are needed) to {_MOST}",
        ),
        (
            Choice("0", Text("so viele wie nötig", "as many as are needed")),
            *(Choice(str(fires), both(str(fires))) for fires in (15, 20, 25)),
        ),
        _read_limit,
        Text(
            "So viele jedes Wertes; fehlt eine, entfällt sie.",
            "So many of each value; one that is missing is left out.",
        ),
    ),
    GameOption(
        "round_limit",
        0,
        Text("Ohne Sieger nach", "Without a winner after"),
        Text(
            "nach welcher Runde das Spiel unentschieden endet (keine Regel der Schachtel)",
            "after which round the game ends in a draw (not a rule of the box)",
        ),
        Text(f"eine Zahl von 0 (nie) bis {_MOST}", f"a number from 0 (never) to {_MOST}"),
        (
            Choice("0", Text("nie", "never")),
            *(
                Choice(str(rounds), Text(f"{rounds} Runden", f"{rounds} rounds"))
                for rounds in (10, 15, 20, 30)
            ),
        ),
        _read_limit,
        Text(
            "Danach endet das Spiel unentschieden; keine Regel der Schachtel.",
            "The game then ends in a draw; not a rule of the box.",
        ),
    ),
)
