"""How it stands with what an adversary counts: its towns, and the blight on its panel."""

from typing import Final

from spieltisch.core.game import Data
from spieltisch.core.text import Text

_TOWNS: Final = Text("Dörfer: {count} von {most}", "Towns: {count} of {most}")
_COLLECTED: Final = Text(
    "Ödnis auf der Nationen-Karte: {count} von {most}",
    "Blight on the adversary's panel: {count} of {most}",
)


def standing(view: Data) -> list[Text]:
    """What is counted, from a view; nothing against most adversaries."""
    invaders, blight = view["invaders"], view["blight"]
    found = []
    if invaders["most_towns"]:
        towns = invaders["left"]["town"]
        found.append(_TOWNS.fill(count=towns, most=invaders["most_towns"]))
    if blight["collects"]:
        found.append(_COLLECTED.fill(count=blight["collected"], most=blight["collects"]))
    return found
