"""What the evaluation of an island is made of, with names for people."""

from typing import Final

from spieltisch.core.text import Text
from spieltisch.games.spirit_island.bot import worth
from spieltisch.games.spirit_island.state.table import Island

_OVER: Final = Text("Ausgang der Partie", "Outcome of the game")
_LANDS: Final = Text("Gebiete und was die Invasoren dort tun", "Lands and what invaders do there")
_DANGER: Final = Text("Gefahr zu verlieren", "Danger of losing")
_FEAR: Final = Text("Furcht und Furchtstufe", "Fear and terror level")
_VICTORY: Final = Text("Nähe zum Sieg", "Nearness of victory")
_SPIRITS: Final = Text("Kraft der Geister", "Strength of the spirits")
_PLACES: Final = Text("Wo Präsenz steht", "Where presence stands")


def aspects(table: Island, seat: int) -> list[tuple[Text, float]]:
    """Named parts of what an island is worth to a seat; together they are `worth.evaluate`."""
    if table.ended:
        return [(_OVER, worth.evaluate(table, seat))]
    lands = worth.prospects(table)
    settled = sum([land.worth for land in lands]) - worth.explorers(table)
    spirits, places = worth.spirits(table, seat, lands)
    return [
        (_LANDS, settled),
        (_DANGER, worth.island(table, lands) - settled),
        (_FEAR, worth.fear(table)),
        (_VICTORY, worth.nearness(table)),
        (_SPIRITS, spirits),
        (_PLACES, places),
    ]
