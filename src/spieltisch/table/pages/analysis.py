"""After a game: what could be expected in its course, as a page and as a picture to keep."""

from typing import Any

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from spieltisch.bots import curve
from spieltisch.bots.analysis import Analysis
from spieltisch.core.text import Text
from spieltisch.table.live import LiveTable
from spieltisch.table.pages.table import find_table, title_of
from spieltisch.table.texts import say
from spieltisch.table.web import language_of, render, web
from spieltisch.table.words import Refused

_LATER = Text(
    "Die Analyse ist noch nicht fertig. Versuch es gleich noch einmal.",
    "The analysis is not ready yet. Try again in a moment.",
)


async def show(request: Request) -> Response:
    """The curve with its turning points; as long as it is not there, that it will be."""
    table = await find_table(request)
    found = await web(request).house.analysis(table)
    lang = language_of(request)
    drawn = drawing(found, lang) if found else None
    title = title_of(table, lang)
    return render(request, "analysis.html", id=table.id, game=table.game, title=title, drawn=drawn)


async def picture(request: Request) -> Response:
    """The curve as a file."""
    table = await find_table(request)
    found = await web(request).house.analysis(table)
    if found is None:
        raise Refused(503, "later", _LATER)
    lang = language_of(request)
    title = f"{title_of(table, lang)}: {say('analysis.title', lang)}"
    headers = {
        "content-disposition": f'attachment; filename="{table.game.name}-{table.id}-analysis.svg"',
        "cache-control": "no-store",
    }
    drawn = curve.curve_svg(found, lang, title=title, file=True)
    return Response(drawn, media_type="image/svg+xml", headers=headers)


def drawing(found: Analysis, lang: str) -> dict[str, Any]:
    """An analysis as templates show it."""
    return {
        "svg": Markup(curve.curve_svg(found, lang)),
        "names": curve.names(found, lang),
        "turns": curve.turns(found, lang),
        "figures": curve.figures(found),
    }


def small(table: LiveTable, lang: str, move: int) -> Markup | None:
    """The curve of a game that is over with one of its moves marked, if it has been made."""
    task = table.analysis
    made = table.state.over and task and task.done() and not task.cancelled()
    if not made or task is None or task.exception():
        return None
    return Markup(curve.small_svg(task.result(), lang, move))
