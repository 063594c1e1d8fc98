"""What every page needs: who asks, in which language, how to render and how to answer."""

import asyncio
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import quote

from jinja2 import (
    BaseLoader,
    ChoiceLoader,
    Environment,
    FileSystemLoader,
    StrictUndefined,
    TemplateNotFound,
)
from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.types import Message, Receive

from spieltisch.bots.hint import Hint
from spieltisch.core.game import game, games
from spieltisch.core.text import Text
from spieltisch.table.extras import extras
from spieltisch.table.fonts import FONTS
from spieltisch.table.house import House
from spieltisch.table.lists import unusual
from spieltisch.table.marks import icon, log_line, log_note, ruling_links, seat_sign
from spieltisch.table.metrics import Metrics
from spieltisch.table.moving import Moves
from spieltisch.table.opponents import levels, opponent, others
from spieltisch.table.preferences import preferences_of
from spieltisch.table.qr import qr_svg
from spieltisch.table.security import (
    MAX_FORM,
    MAX_STREAMS,
    YEAR,
    Places,
    RateLimit,
    Signer,
    announced_length,
)
from spieltisch.table.settings import Settings
from spieltisch.table.texts import say
from spieltisch.table.words import Refused

HERE = Path(__file__).parent
LANGUAGES = ("de", "en")
DEFAULT_LANGUAGE = "en"
THEMES = ("light", "dark")


class _GameLoader(BaseLoader):
    """Finds ``living-forest/board.html`` in the package of that game."""

    def get_source(self, environment: Environment, template: str) -> Any:
        name, _, path = template.partition("/")
        if name not in games():
            raise TemplateNotFound(template)
        return FileSystemLoader(game(name).folder).get_source(environment, path)


def environment() -> Environment:
    """Templates of the table and of the games, escaped, with no silent gaps."""
    made = Environment(
        loader=ChoiceLoader([FileSystemLoader(HERE / "templates"), _GameLoader()]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.globals.update(
        say=say,
        icon=icon,
        seat_sign=seat_sign,
        ruling_links=ruling_links,
        log_line=log_line,
        log_note=log_note,
        extras=extras,
        levels=levels,
        opponent=opponent,
        other_bots=others,
        unusual=unusual,
        qr_svg=qr_svg,
        choices_of=lambda name: made.select_template([f"{name}/choices.html", "choices.html"]),
        fonts=tuple(FONTS),
    )
    return made


@dataclass
class Desk:
    """What one browser has in front of it at one table; forgotten with the process."""

    lifted: int | None = None
    hint: Hint | None = None
    hint_seat: int = 0
    hint_number: int = -1


MOST_DESKS = 10_000
_EMPTY_DESK = Desk()


@dataclass
class Web:
    """The parts of a running server that pages use."""

    settings: Settings
    house: House
    signer: Signer
    metrics: Metrics
    templates: Environment = field(default_factory=environment)
    desks: dict[tuple[str, str], Desk] = field(default_factory=dict)
    new_tables: RateLimit = field(default_factory=lambda: RateLimit(60, 3600))
    streams_of: Places = field(default_factory=lambda: Places(MAX_STREAMS))  # by player
    streams_from: Places = field(default_factory=lambda: Places(100))  # by address
    addresses: list[str] = field(default_factory=list)  # in the local network, with --lan
    drawing: asyncio.Lock = field(default_factory=asyncio.Lock)
    moves: Moves = field(default_factory=Moves)

    def desk(self, player: str, table: str) -> Desk:
        """The desk of a browser at a table, to look at."""
        return self.desks.get((player, table), _EMPTY_DESK)

    def own_desk(self, player: str, table: str) -> Desk:
        """The same to put something on; the desks used longest ago are cleared away."""
        desk = self.desks.pop((player, table), None) or Desk()
        self.desks[(player, table)] = desk
        while len(self.desks) > MOST_DESKS:
            del self.desks[next(iter(self.desks))]
        return desk


def web(request: Request) -> Web:
    served: Web = request.app.state.web
    return served


def player_of(request: Request) -> str:
    """The id of the browser; the middleware gives every browser one."""
    return str(request.state.player)


def become(request: Request, player: str) -> None:
    """From now on the browser is this player; the middleware gives it the cookie."""
    request.state.player = player


def language_of(request: Request) -> str:
    """The language chosen before, or the one the browser prefers."""
    chosen = request.cookies.get("lang")
    if chosen in LANGUAGES:
        return chosen
    return preferred_language(request.headers.get("accept-language", ""))


_WISH = re.compile(
    r"\s*([a-z]+|\*)(?:-[a-z0-9-]*)?\s*(?:;\s*q=(0(?:\.[0-9]*)?|1(?:\.0*)?)\s*)?", re.IGNORECASE
)


def preferred_language(wishes: str) -> str:
    """The one of our languages that an Accept-Language header likes best, otherwise English.

    >>> preferred_language("fr, de-AT;q=0.5, en;q=0.9")
    'en'
    """
    weights: dict[str, float] = {}
    for wish in filter(None, map(_WISH.fullmatch, wishes.split(","))):
        name = wish[1].lower()
        weights[name] = max(weights.get(name, 0.0), float(wish[2] or 1))
    others = weights.get("*", 0.0)
    # Of equals the one named first.
    ours = [*(name for name in weights if name in LANGUAGES), DEFAULT_LANGUAGE, *LANGUAGES]
    best = max(ours, key=lambda name: weights.get(name, others))
    return best if weights.get(best, others) > 0 else DEFAULT_LANGUAGE


def remember(request: Request, response: Response, name: str, value: str) -> None:
    """A cookie for a year, for the server only."""
    secure = is_secure(request, web(request).settings)
    response.set_cookie(name, value, YEAR, httponly=True, samesite="lax", secure=secure)


def is_secure(request: Request, settings: Settings) -> bool:
    """Whether people reach the table by HTTPS."""
    return request.scope["scheme"] == "https" or settings.public_url.startswith("https:")


def site_of(request: Request) -> str:
    """The address at which others reach the table, for links that people hand on.

    Whoever sits at the machine that serves may have it open at a name that only that machine knows.
    """
    served = web(request)
    here = str(request.base_url).rstrip("/")
    if served.addresses and request.base_url.hostname in ("localhost", "127.0.0.1", "::1"):
        here = served.addresses[0]
    return served.settings.public_url.rstrip("/") or here


def theme_of(request: Request) -> str:
    theme = request.cookies.get("theme", "")
    return theme if theme in THEMES else ""


def render(request: Request, template: str, status: int = 200, **context: Any) -> HTMLResponse:
    """A page in the reader's language."""
    html = fragment(request, template, **context)
    return HTMLResponse(html, status_code=status, headers={"cache-control": "no-store"})


def fragment(request: Request, template: str, **context: Any) -> str:
    return (
        web(request)
        .templates.get_template(template)
        .render(
            lang=language_of(request),
            theme=theme_of(request),
            prefs=preferences_of(request),
            path=_readable(request),
            **context,
        )
    )


def _readable(request: Request) -> str:
    """The address of the page that is shown, as one to come back to."""
    path = quote(request.scope["path"])
    if request.method in ("GET", "HEAD"):
        query = request.scope["query_string"].decode("latin-1")
        return path + (f"?{query}" if query else "")
    if path.startswith("/t/"):
        return "/".join(path.split("/")[:3])
    return path if path.startswith(("/new/", "/games/")) else "/"


def wants_data(request: Request) -> bool:
    """Whether our script asks, which puts sentences into the page by itself."""
    return request.headers.get("x-spieltisch") == "live"


def done(request: Request, to: str) -> Response:
    """The answer to a request that changed something: the picture follows by itself, or here."""
    if wants_data(request):
        return Response(status_code=204)
    return RedirectResponse(to, status_code=303)


def go(request: Request, to: str) -> Response:
    """The answer to a request that leads to another page."""
    if wants_data(request):
        return JSONResponse({"go": to})
    return RedirectResponse(to, status_code=303)


def refuse(request: Request, status: int, text: Text, code: str = "refused") -> Response:
    """One sentence saying what is wrong, as a page or for the script."""
    # What a sentence quotes may hold half a letter, which no page can carry.
    sentence = text.to(language_of(request)).encode("utf-8", "replace").decode("utf-8")
    web(request).metrics.refused(code)
    if wants_data(request):
        return JSONResponse({"error": sentence, "code": code}, status_code=status)
    return render(request, "message.html", status, title=_title(status, request), text=sentence)


def _title(status: int, request: Request) -> str:
    key = {404: "message.not_found", 429: "message.slow"}.get(status, "message.refused")
    return say(key, language_of(request))


TOO_LARGE = Text("Das ist mehr, als hier hineinpasst.", "That is more than fits here.")
_NOT_A_FORM = Text("Diese Anfrage ist unvollständig.", "This request is incomplete.")
_BAD_NUMBER = Text("{name} muss eine Zahl sein.", "{name} must be a number.")


class Form:
    """The fields of a request, checked as they are read."""

    def __init__(self, data: FormData) -> None:
        self.data = data

    def text(self, name: str, default: str | None = None) -> str:
        value = self.data.get(name, default)
        if not isinstance(value, str):
            raise Refused(400, "incomplete", _NOT_A_FORM)
        return value

    def number(self, name: str, otherwise: Text = _BAD_NUMBER) -> int:
        value = self.text(name)
        if not value.isascii() or not value.isdecimal() or len(value) > 9:
            raise Refused(400, "not-a-number", otherwise.fill(name=name))
        return int(value)

    def all(self, name: str) -> list[str]:
        return [value for value in self.data.getlist(name) if isinstance(value, str)]


async def read_form(request: Request, most: int = MAX_FORM, fields: int = 60) -> Form:
    """The form of a request; refused if it is too large or none at all."""
    if announced_length(request) > most:
        raise Refused(413, "too-large", TOO_LARGE)
    counted = Request(request.scope, _at_most(most, request.receive))
    try:
        data = await counted.form(max_files=1, max_fields=fields, max_part_size=most)
    except Refused:
        raise
    except Exception:
        raise Refused(400, "incomplete", _NOT_A_FORM) from None
    for name, value in data.multi_items():
        if not _is_text(name) or (isinstance(value, str) and not _is_text(value)):
            raise Refused(400, "incomplete", _NOT_A_FORM)
    return Form(data)


def _at_most(most: int, receive: Receive) -> Receive:
    """Receives a body as long as it fits, whatever was said about its length."""
    arrived = 0

    async def counted() -> Message:
        nonlocal arrived
        message = await receive()
        arrived += len(message.get("body", b""))
        if arrived > most:
            raise Refused(413, "too-large", TOO_LARGE)
        return message

    return counted


def _is_text(value: str) -> bool:
    """Whether a text can be written down; a character set can smuggle in half a letter."""
    try:
        value.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True
