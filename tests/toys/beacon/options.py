"""What can be chosen about a game of Beacon: the weather."""

from typing import Final

from spieltisch.core.options import Choice, GameOption, one_of
from spieltisch.core.text import Text

_WEATHERS: Final = (
    Choice("rough", Text("rau", "rough"), Text("Stürme bis Stärke 6.", "Storms up to 6.")),
    Choice("mild", Text("mild", "mild"), Text("Stürme bis Stärke 4.", "Storms up to 4.")),
)

OPTIONS: Final = (
    GameOption(
        "weather",
        "rough",
        Text("Wetter", "Weather"),
        Text("wie stark die Stürme werden", "how strong the storms get"),
        Text("rough oder mild", "rough or mild"),
        _WEATHERS,
        one_of(_WEATHERS),
    ),
)
