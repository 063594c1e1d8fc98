"""The parts of the evaluation by name, for people who want to know what a bot thinks."""

from spieltisch.core.text import Text
from spieltisch.games.equinox.bot.evaluation import (
    expected,
    in_stock,
    of_powers,
    on_creatures,
    rival,
    survival,
)
from spieltisch.games.equinox.bot.weights import Weights
from spieltisch.games.equinox.state.table import Table

_POINTS = Text("Prestigepunkte", "Prestige points")
_CREATURES = Text("Wettsteine auf Kreaturen, die überleben können", "Pebbles on likely survivors")
_STOCK = Text("Wettsteine im Vorrat", "Pebbles still to place")
_POWERS = Text("Beherrschte Kreaturen", "Creatures under control")
_RIVAL = Text("Stärkster Gegner", "Strongest opponent")


def aspects(table: Table, seat: int, by: Weights) -> list[tuple[Text, float]]:
    """The named parts of ``evaluate``, in prestige points; together they are its value."""
    if table.ended:
        return [(_POINTS, expected(table, seat, by)), (_RIVAL, -rival(table, seat, by))]
    return [
        (_CREATURES, on_creatures(table, seat, survival(table, seat, by))),
        (_STOCK, in_stock(table, seat, by)),
        (_POWERS, of_powers(table, seat, by)),
        (_RIVAL, -rival(table, seat, by)),
    ]
