"""The table of Beacon in the terminal, drawn from views and from nothing else."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text as Line

from spieltisch.core.fitting import mark as mark
from spieltisch.core.game import Data, Result
from spieltisch.core.text import Text, both
from tests.toys.beacon.board import HEADLINES as HEADLINES
from tests.toys.beacon.board import MINOR as MINOR
from tests.toys.beacon.cards import LOGS
from tests.toys.beacon.state import verbs
from tests.toys.beacon.state.data import MOST_LIGHT
from tests.toys.beacon.text import CHOICES, LOG_NAMES, outcome

LEGEND: Final[tuple[Text, ...]] = (Text("* hat gehandelt", "* has acted"),)
"""What the signs on the table mean."""
_FIRE: Final = Text(
    "Nacht {night} von {nights}   Licht {light} von {most}   Schild {shield}",
    "Night {night} of {nights}   Light {light} of {most}   Shield {shield}",
)
_PILES: Final = Text(
    "Stürme, die noch kommen können: {storms}   Scheite zum Ziehen: {pile}",
    "Storms that may still come: {storms}   Logs to draw: {pile}",
)


def draw(view: Data, lang: str, names: list[str]) -> RenderableType:
    """The whole table: all hands are open."""
    fire = {name: view[name] for name in ("night", "nights", "light", "shield")}
    storms = " ".join(map(str, view["storms"])) or "-"
    grid = Grid.grid(padding=(0, 2))
    for seat, player in enumerate(view["players"]):
        logs = ", ".join(LOG_NAMES[log].to(lang) for log in player["hand"]) or "-"
        vote = CHOICES[player["vote"]].to(lang) if player["vote"] else ""
        acted = "*" if player["acted"] else " "
        grid.add_row(Line.assemble(" ", mark(seat), f" {names[seat]}"), acted, logs, vote)
    return Group(
        Line(f" {_FIRE.fill(**fire, most=MOST_LIGHT).to(lang)}", style="bold"),
        Line(f" {_PILES.fill(storms=storms, pile=view['pile']).to(lang)}"),
        grid,
    )


def draw_hand(view: Data, lang: str) -> RenderableType:
    """What only the seat of the view sees: nothing."""
    return Group()


def draw_result(view: Data, result: Result, lang: str, names: list[str]) -> RenderableType:
    """Won or lost, and why."""
    said = outcome(view, result, [both(name) for name in names]).to(lang)
    return Group(Line(f"{said}.", style="bold"), Line(result.ended.to(lang)))


def on_table(view: Data) -> list[str]:
    """The logs that may turn up."""
    return [log.key for log in LOGS]


def askable(view: Data) -> list[str]:
    """The moves a person at this table may wonder about, by key."""
    return list(verbs.KEYS)
