"""What belongs to a person and not to a table: the settings of a browser, and moving to another."""

from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from spieltisch.core.text import Text
from spieltisch.table import preferences
from spieltisch.table.checks import own_seat
from spieltisch.table.moving import MINUTES, Move
from spieltisch.table.pages.lobby import NAME_COOKIE, my_name
from spieltisch.table.preferences import CHOICES, preferences_of
from spieltisch.table.security import new_player
from spieltisch.table.texts import TEXTS, say
from spieltisch.table.web import (
    LANGUAGES,
    THEMES,
    become,
    go,
    language_of,
    player_of,
    read_form,
    remember,
    render,
    site_of,
    theme_of,
    web,
)
from spieltisch.table.words import Refused

SYSTEM = "system"  # neither light nor dark by choice
SETTINGS = {"lang": LANGUAGES, "theme": (SYSTEM, *THEMES), **CHOICES}
"""Everything on the page, in its order."""

_NO_MOVE = Text(
    "Dieser Link gilt nicht oder nicht mehr. Lass dir am anderen Gerät einen neuen zeigen.",
    "This link is not valid, or no longer. Have the other device show a new one.",
)


# settings


async def settings(request: Request) -> Response:
    prefs = preferences_of(request)
    chosen = {name: getattr(prefs, name) for name in CHOICES}
    chosen |= {"lang": language_of(request), "theme": theme_of(request) or SYSTEM}
    return render(
        request,
        "settings.html",
        settings=SETTINGS,
        chosen=chosen,
        came_from=_our_page(request.query_params.get("from", "/")),
        kept="kept" in request.query_params,
    )


async def change_settings(request: Request) -> Response:
    """Language, theme and the other choices, for this browser only; only those that were sent."""
    form = await read_form(request)
    response = RedirectResponse(_our_page(form.text("back", "/")), status_code=303)
    lang, theme = form.text("lang", ""), form.text("theme", "")
    if lang in LANGUAGES:
        remember(request, response, "lang", lang)
    if theme in THEMES:
        remember(request, response, "theme", theme)
    elif theme == SYSTEM:
        response.delete_cookie("theme")
    chosen = before = preferences_of(request)
    for name in CHOICES:
        chosen = chosen.with_choice(name, form.text(name, ""))
    if chosen != before:
        remember(request, response, preferences.COOKIE, chosen.to_cookie())
    return response


def _our_page(path: str) -> str:
    """A page of ours to go back to; the start page instead of anybody else's."""
    ours = path.startswith("/") and not path.startswith(("//", "/\\"))
    return path if ours else "/"


# the device that somebody leaves


async def move_me(request: Request) -> Response:
    """Shows the link that makes another browser the same person."""
    return _link_page(
        request, Move(player_of(request), my_name(request), cookies=_cookies_of(request))
    )


def _cookies_of(request: Request) -> tuple[tuple[str, str], ...]:
    """The cookies of a browser, as they may be set elsewhere."""
    cookies = {
        NAME_COOKIE: quote(my_name(request)),
        "lang": language_of(request),
        "theme": theme_of(request),
        preferences.COOKIE: preferences_of(request).to_cookie(),
    }
    return tuple((name, value) for name, value in cookies.items() if value)


async def move_seat(request: Request) -> Response:
    """Shows the link that takes one seat to another device."""
    player = player_of(request)
    table = await web(request).house.get(request.path_params["id"], player)
    seat = (await read_form(request)).number("seat")
    return _link_page(request, Move(player, own_seat(table, player, seat).name, table.id, seat))


def _link_page(request: Request, move: Move) -> Response:
    token = web(request).moves.offer(move)
    return render(
        request,
        "move.html",
        link=f"{site_of(request)}/move/{token}",
        about=say("move.seat_about" if move.table else "move.me_about", language_of(request)),
        minutes=MINUTES,
        table_id=move.table,
    )


async def forget(request: Request) -> Response:
    """Makes the browser one that nobody has used yet."""
    become(request, new_player())
    response = go(request, "/")
    for name in (NAME_COOKIE, "lang", "theme", preferences.COOKIE):
        response.delete_cookie(name)
    return response


# the device that somebody comes to


def _offered(request: Request) -> Move:
    move = web(request).moves.find(request.path_params["token"])
    if move is None:
        raise Refused(410, "no-move", _NO_MOVE)
    return move


async def arriving(request: Request) -> Response:
    """Says what would move here. Looking changes nothing: programs, too, look at links."""
    move, player, lang = _offered(request), player_of(request), language_of(request)
    house = web(request).house
    running = 0
    if move.table:
        title = (await house.get(move.table)).game.title.to(lang)
        about = say("move.arrive_seat", lang, table=title, name=move.name)
    else:
        about = say("move.arrive_me", lang, name=move.name)
        running = sum(bool(row.mine) and not row.over for row in await house.games_of(player))
    return render(
        request,
        "arrive.html",
        about=about,
        running=running,
        same=player == move.player,
        action=request.scope["path"],
    )


async def arrive(request: Request) -> Response:
    """Moves somebody, or a seat, to the browser that asks; the link is used up by that."""
    move, player, served = _offered(request), player_of(request), web(request)
    if player == move.player:
        raise Refused(409, "same-device", TEXTS["move.same"])
    if move.table:
        table = await served.house.get(move.table)
        # Of two at once the second finds the seat taken.
        await served.house.move_seat(table, move.player, move.seat, player)
        served.moves.use_up(request.path_params["token"])
        return go(request, f"/t/{table.id}")
    served.moves.use_up(request.path_params["token"])
    become(request, move.player)
    response = go(request, "/mine")
    for name, value in move.cookies:
        remember(request, response, name, value)
    return response
