"""The way to a table: start page, quick start, new table, my games, importing a record."""

import json
from typing import Any
from urllib.parse import quote, unquote

from starlette.datastructures import QueryParams
from starlette.requests import Request
from starlette.responses import Response

from spieltisch.bots import BOTS
from spieltisch.core.game import Game, game, games
from spieltisch.core.mistake import what_is_wrong
from spieltisch.core.options import written
from spieltisch.core.record import parse_record
from spieltisch.core.text import Text
from spieltisch.table.mine import my_game
from spieltisch.table.preferences import preferences_of
from spieltisch.table.seats import (
    BOT,
    CLOCKS,
    HUMAN,
    NO_CLOCK,
    OPEN,
    RULES,
    USUAL_RULE,
    SeatInfo,
    clean_name,
)
from spieltisch.table.security import MAX_BODY, address_of
from spieltisch.table.texts import say
from spieltisch.table.web import (
    Form,
    go,
    language_of,
    player_of,
    read_form,
    remember,
    render,
    web,
)
from spieltisch.table.words import Refused

NAME_COOKIE = "name"
BOT_NAMES = ("Aki", "Jonas", "Mirjam", "Lena", "Tom")

_MANY_TABLES = Text(
    "Das waren viele neue Tische. Versuch es in einer Weile wieder.",
    "Those were many new tables. Try again in a while.",
)
_NO_GAME = Text("Dieses Spiel gibt es hier nicht.", "This game does not exist here.")
_BAD_SEATS = Text("Wähle {least} bis {most} Plätze.", "Choose {least} to {most} seats.")
_BAD_SEED = Text(
    "Die Startzahl hat höchstens neun Ziffern und sonst nichts.",
    "The seed is up to nine digits and nothing else.",
)
_NO_FILE = Text(
    "Wähle eine Datei mit einem gespeicherten Spiel.", "Choose a file with a saved game."
)
_NO_JSON = Text("Diese Datei ist kein gespeichertes Spiel.", "This file is no saved game.")
_BAD_FILE = Text(
    "Diese Datei ist kein gespeichertes Spiel: {detail}", "This file is no saved game: {detail}"
)


def find_game(name: str) -> Game:
    if name not in games():
        raise Refused(404, "no-game", _NO_GAME)
    return game(name)


def known_name(request: Request) -> str:
    """The name the browser used last, "" if it has never used one."""
    return clean_name(unquote(request.cookies.get(NAME_COOKIE, "")))


def my_name(request: Request) -> str:
    """The name the browser used last, or a plain word."""
    return known_name(request) or say("name.default", language_of(request))


def remember_name(request: Request, response: Response, name: str) -> None:
    remember(request, response, NAME_COOKIE, quote(clean_name(name)))


async def start(request: Request) -> Response:
    house = web(request).house
    player = player_of(request)
    mine = [row for row in await house.games_of(player) if not row.over]
    mine.sort(key=lambda row: (not row.my_turn, -row.updated))
    return render(
        request,
        "start.html",
        games=easiest_first(),
        mine=mine,
        open=await house.lobby(player),
        addresses=web(request).addresses,
        me=my_name(request),
    )


def easiest_first() -> list[Game]:
    """The games on the shelf, for somebody who knows none of them."""
    return sorted(map(game, games()), key=lambda on: (on.weight, on.minutes, on.name))


async def mine(request: Request) -> Response:
    listed = await web(request).house.games_of(player_of(request))
    rows = [my_game(row, language_of(request)) for row in listed]
    return render(request, "mine.html", mine=rows, error=None)


async def quick(request: Request) -> Response:
    """A game against bots, at once."""
    form = await read_form(request)
    on = find_game(form.text("game"))
    opponents = form.number("opponents")
    if not on.min_seats - 1 <= opponents < on.max_seats:
        raise Refused(400, "seats", _BAD_SEATS.fill(least=on.min_seats, most=on.max_seats))
    player, lang = player_of(request), language_of(request)
    me = SeatInfo(HUMAN, name=my_name(request), player=player)
    level = form.text("level", preferences_of(request).level)
    bots = [SeatInfo(BOT, name=name, bot=level) for name in _bot_names(me.name, opponents)]
    usual = on.usual_options(lang)
    _count_table(request)
    table = await web(request).house.create(player, on.name, [me, *bots], usual, None, False)
    web(request).metrics.event("created")
    return go(request, f"/t/{table.id}")


def _bot_names(me: str, count: int) -> list[str]:
    return [name for name in BOT_NAMES if name.casefold() != me.casefold()][:count]


def _count_table(request: Request) -> None:
    if not web(request).new_tables.allows(address_of(request)):
        raise Refused(429, "many-tables", _MANY_TABLES)


async def new(request: Request) -> Response:
    """The empty form, or one that a link has filled in."""
    on = find_game(request.path_params["game"])
    return _new_page(request, on, request.query_params, None)


def _new_page(
    request: Request, on: Game, form: QueryParams, error: str | None, status: int = 200
) -> Response:
    usual = on.usual_options(language_of(request))
    return render(
        request,
        "new.html",
        status,
        game=on,
        usual={each.name: written(usual.get(each.name, each.default)) for each in on.options},
        me=my_name(request),
        form=form,
        rules=RULES,
        usual_rule=USUAL_RULE,
        clocks=CLOCKS,
        error=error,
    )


async def create(request: Request) -> Response:
    """A table as chosen on the page; what does not work is said there, nothing typed is lost."""
    on = find_game(request.path_params["game"])
    form = await read_form(request)
    player = player_of(request)
    try:
        seats = _seats(form, on, player, my_name(request))
        _count_table(request)
        table = await web(request).house.create(
            player,
            on.name,
            seats,
            _options(form, on),
            _seed(form),
            form.text("public", "") == "yes",
            form.text("absence", USUAL_RULE),
            form.text("clock", NO_CLOCK),
            form.text("table", ""),
        )
    except Refused as refused:
        typed = QueryParams([(key, value) for key in form.data for value in form.all(key)])
        return _new_page(request, on, typed, refused.text.to(language_of(request)), refused.status)
    web(request).metrics.event("created")
    response = go(request, f"/t/{table.id}")
    own = [seat.name for seat in seats if seat.player == player]
    if own:
        remember_name(request, response, own[0])
    return response


def _seats(form: Form, on: Game, player: str, me: str) -> list[SeatInfo]:
    seats: list[SeatInfo] = []
    free_names = list(BOT_NAMES)
    for number in range(1, on.max_seats + 1):
        chosen = form.text(f"seat-{number}", "")
        name = clean_name(form.text(f"name-{number}", ""))
        if chosen in ("me", "here"):
            seats.append(SeatInfo(HUMAN, name=name or f"{me} {number}".strip(), player=player))
        elif chosen == "open":
            seats.append(SeatInfo(OPEN))
        elif chosen in BOTS:
            seats.append(SeatInfo(BOT, name=name or free_names.pop(0), bot=chosen))
    if not on.min_seats <= len(seats) <= on.max_seats:
        raise Refused(400, "seats", _BAD_SEATS.fill(least=on.min_seats, most=on.max_seats))
    return seats


def _options(form: Form, on: Game) -> dict[str, Any]:
    chosen = {option.name: option.chosen(form.all) for option in on.options}
    return {name: value for name, value in chosen.items() if value is not None}


def _seed(form: Form) -> int | None:
    return form.number("seed", _BAD_SEED) if form.text("seed", "") else None


async def bring(request: Request) -> Response:
    """Opens a table from a record file, checked completely before anything is stored."""
    form = await read_form(request, MAX_BODY)
    upload = form.data.get("record")
    if upload is None or isinstance(upload, str):
        raise Refused(400, "no-file", _NO_FILE)
    try:
        data = json.loads(await upload.read())
    except (ValueError, RecursionError):
        raise Refused(422, "bad-record", _NO_JSON) from None
    try:
        record = parse_record(data)
    except RecursionError:
        raise Refused(422, "bad-record", _NO_JSON) from None
    except ValueError as error:
        raise Refused(422, "bad-record", _BAD_FILE.fill(detail=what_is_wrong(error))) from None
    _count_table(request)
    player = player_of(request)
    table = await web(request).house.import_record(player, record)
    web(request).metrics.event("imported")
    return go(request, f"/t/{table.id}")
