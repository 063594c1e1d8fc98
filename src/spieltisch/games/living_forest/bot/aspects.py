"""The parts of the evaluation by name, for people who want to know what a bot thinks."""

from spieltisch.core.text import Text
from spieltisch.games.living_forest.bot.evaluation import means, progress, score, this_round
from spieltisch.games.living_forest.bot.weights import Weights
from spieltisch.games.living_forest.state.table import Table

_WAY = Text("Weg zum Sieg: Bäume, Flammen, Blumen", "Way to victory: trees, fires, flowers")
_MEANS = Text("Stapel und Wald für die nächsten Runden", "Deck and forest for the rounds to come")
_ROUND = Text("Aktionen dieser Runde", "Actions of this round")
_RIVAL = Text("Stärkster Gegner", "Strongest opponent")


def aspects(table: Table, seat: int, by: Weights) -> list[tuple[Text, float]]:
    """The named parts of ``evaluate``; together they are its value."""
    rival = max([score(table, other, by) for other in range(table.seats) if other != seat])
    parts = [(_WAY, progress(table, seat, by)), (_MEANS, means(table, seat, by))]
    if not table.ended:
        parts.append((_ROUND, this_round(table, seat, by)))
    return [*parts, (_RIVAL, -rival)]
