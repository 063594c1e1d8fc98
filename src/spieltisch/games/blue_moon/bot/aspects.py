# mypyc: skip
"""The evaluation in its parts, each with a name for people."""

from typing import Final

from spieltisch.core.text import Text
from spieltisch.games.blue_moon.bot import evaluation
from spieltisch.games.blue_moon.state.table import Table

RESULT: Final = Text("Ergebnis", "Result")
DRAGONS: Final = Text("Drachen", "Dragons")
CARDS: Final = Text("Karten in Hand und Stapel", "Cards in hand and deck")
LASTING: Final = Text("Was liegen bleibt", "What stays on the table")
FIGHT: Final = Text("Der laufende Kampf", "The fight in progress")


def aspects(table: Table, seat: int) -> list[tuple[Text, float]]:
    """What `evaluation.evaluate` adds up, own less opposing."""
    foe = 1 - seat
    if table.ended:
        return [(RESULT, evaluation.evaluate(table, seat))]
    return [
        (DRAGONS, evaluation.dragons(table, seat)),
        (CARDS, evaluation.means(table, seat) - evaluation.means(table, foe)),
        (LASTING, evaluation.lasting(table, seat) - evaluation.lasting(table, foe)),
        (FIGHT, evaluation.fight(table, seat)),
    ]
