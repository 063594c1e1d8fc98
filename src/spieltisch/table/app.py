"""The web application: routes, and what happens around every request."""

import logging
import os
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import perf_counter

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from spieltisch.core.game import game, games
from spieltisch.core.text import Text
from spieltisch.table.fonts import FONTS, font
from spieltisch.table.house import House
from spieltisch.table.metrics import Metrics
from spieltisch.table.pages import (
    analysis,
    install,
    lobby,
    open_tables,
    personal,
    reference,
    replay,
    screen,
    table,
)
from spieltisch.table.security import (
    HEADERS,
    MAX_BODY,
    Places,
    RateLimit,
    Signer,
    address_of,
    announced_length,
    by_other_scheme,
    from_our_pages,
    good_host,
    new_player,
)
from spieltisch.table.settings import Settings, secret_key
from spieltisch.table.store import Store
from spieltisch.table.web import HERE, TOO_LARGE, Web, is_secure, refuse
from spieltisch.table.words import Refused

log = logging.getLogger("spieltisch.table")

_BAD_HOST = Text(
    "Diese Anfrage nennt keine gültige Adresse des Servers.",
    "This request does not name a valid address of the server.",
)
_FOREIGN = Text(
    "Diese Anfrage kam nicht von unseren Seiten.", "This request did not come from our pages."
)
_OTHER_SCHEME = Text(
    "Diese Seite kam über http und der Tisch steht unter https, oder umgekehrt. Wer den Server"
    " betreibt, nennt ihm mit --public-url die Adresse, die im Browser steht.",
    "This page came by http and the table is at https, or the other way round. Whoever runs the"
    " server tells it with --public-url the address that the browser shows.",
)
_TWO_LENGTHS = Text(
    "Diese Anfrage sagt auf zwei Arten, wie lang sie ist.",
    "This request says in two ways how long it is.",
)
_SLOW_DOWN = Text(
    "Das waren viele Anfragen. Warte eine Minute.", "Those were many requests. Wait a minute."
)
_NOT_FOUND = Text("Diese Seite gibt es nicht.", "There is no such page.")
_BROKEN = Text(
    "Hier ist etwas schiefgegangen. Es ist nichts verloren; lade die Seite neu.",
    "Something went wrong here. Nothing is lost; reload the page.",
)


FOR_NOBODY = ("/healthz", "/readyz", "/metrics", "/manifest.webmanifest", "/sw.js")
"""Paths that browsers and programs ask for by themselves: whoever does is given no id."""


class Files(StaticFiles):
    """The files of the table and, in a folder of the same name, those that each game brings."""

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        brought = [game(name).folder / "static" for name in games()]
        self.all_directories = [HERE / "static", *brought]
        return super().lookup_path(path)


ROUTES = [
    Route("/", lobby.start),
    Route("/live", open_tables.live),
    Route("/mine", lobby.mine),
    Route("/quick", lobby.quick, methods=["POST"]),
    Route("/new/{game}", lobby.new),
    Route("/new/{game}", lobby.create, methods=["POST"]),
    Route("/import", lobby.bring, methods=["POST"]),
    Route("/settings", personal.settings),
    Route("/settings", personal.change_settings, methods=["POST"]),
    Route("/move", personal.move_me, methods=["POST"]),
    Route("/move/{token}", personal.arriving),
    Route("/move/{token}", personal.arrive, methods=["POST"]),
    Route("/forget", personal.forget, methods=["POST"]),
    Route("/games/{game}/rules", reference.rules),
    Route("/games/{game}/cards", reference.cards),
    Route("/games/{game}/rulings", reference.rulings),
    Route("/games/{game}/{page}", reference.extra, methods=["GET", "POST"]),
    Route("/t/{id}", table.show),
    Route("/t/{id}/live", table.live),
    Route("/t/{id}/screen", screen.show),
    Route("/t/{id}/screen/live", screen.live),
    Route("/t/{id}/play", table.play, methods=["POST"]),
    Route("/t/{id}/lift", table.lift, methods=["POST"]),
    Route("/t/{id}/play-on", table.play_on, methods=["POST"]),
    Route("/t/{id}/ask-again", table.ask_again, methods=["POST"]),
    Route("/t/{id}/take-back", table.take_back, methods=["POST"]),
    Route("/t/{id}/answer", table.answer, methods=["POST"]),
    Route("/t/{id}/hint", table.hint, methods=["POST"]),
    Route("/t/{id}/chat", table.chat, methods=["POST"]),
    Route("/t/{id}/leave", table.leave, methods=["POST"]),
    Route("/t/{id}/return", table.come_back, methods=["POST"]),
    Route("/t/{id}/bot", table.bot, methods=["POST"]),
    Route("/t/{id}/stand-in", table.stand_in, methods=["POST"]),
    Route("/t/{id}/read", table.read, methods=["POST"]),
    Route("/t/{id}/resign", table.resign, methods=["POST"]),
    Route("/t/{id}/rematch", table.rematch, methods=["POST"]),
    Route("/t/{id}/move", personal.move_seat, methods=["POST"]),
    Route("/t/{id}/sit", open_tables.sit, methods=["POST"]),
    Route("/t/{id}/join/{seat}/{token}", table.invitation),
    Route("/t/{id}/join/{seat}/{token}", table.join, methods=["POST"]),
    Route("/t/{id}/replay", replay.show),
    Route("/t/{id}/picture.svg", replay.picture),
    Route("/t/{id}/analysis", analysis.show),
    Route("/t/{id}/analysis.svg", analysis.picture),
    Route("/t/{id}/record.json", table.record),
    Route("/manifest.webmanifest", install.manifest),
    Route("/sw.js", install.worker),
    Route("/healthz", reference.healthz),
    Route("/readyz", reference.readyz),
    Route("/metrics", reference.metrics),
    *(Route(path, font) for path in FONTS),
    Mount("/static", Files(directory=HERE / "static")),
]


def make_app(settings: Settings) -> Starlette:
    """The application for these settings. Its lifespan opens and closes the house."""
    house = House(
        Store(settings.database_url),
        settings.bot_delay,
        keep_days=settings.keep_days,
        keep_open_hours=settings.open_hours,
    )
    served = Web(settings, house, Signer(secret_key(settings)), Metrics())
    served.new_tables = RateLimit(settings.tables_per_hour, 3600)
    served.streams_from = Places(settings.streams_per_address)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.start()
        yield
        await house.close()

    app = Starlette(
        routes=ROUTES,
        lifespan=lifespan,
        exception_handlers={
            Refused: _refused,  # type: ignore[dict-item]
            HTTPException: _http_error,  # type: ignore[dict-item]
        },
    )
    app.state.web = served
    app.add_middleware(Around, served=served)
    return app


async def _refused(request: Request, refused: Refused) -> Response:
    return refuse(request, refused.status, refused.text, refused.code)


async def _http_error(request: Request, error: HTTPException) -> Response:
    text = _NOT_FOUND if error.status_code in (404, 405) else _BROKEN
    return refuse(request, error.status_code, text, str(error.status_code))


class Around:
    """Around every request: limits, who is asking, safety headers, figures and the log."""

    def __init__(self, app: ASGIApp, served: Web) -> None:
        self.app = app
        self.served = served
        self.limit = RateLimit(served.settings.requests_per_minute, 60)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope, receive)  # not every request has a readable `url`
        player = self.served.signer.read_player(request)
        request.state.player = player or new_player()
        begin = perf_counter()
        status, started = 500, False

        async def send_around(message: Message) -> None:
            nonlocal status, started
            if message["type"] == "http.response.start":
                status, started = message["status"], True
                now = request.state.player
                self._add_headers(message, request, new="" if now == player else now)
                if not scope["path"].endswith("/live"):
                    self.served.metrics.request(request.method, status, perf_counter() - begin)
            await send(message)

        refusal = self._refusal(request)
        answer: ASGIApp = refusal if refusal else self.app
        try:
            await answer(scope, receive, send_around)
        except Exception:  # nobody foresaw it: a sentence for people, the story for the log
            log.exception("A request failed.")
            if started:
                raise
            broken = self._answer(request, 500, _BROKEN, "error")
            await broken(scope, receive, send_around)
        self._write_log(request, status, perf_counter() - begin)

    def _refusal(self, request: Request) -> Response | None:
        scope = request.scope
        scope.setdefault("app", None)
        if {"transfer-encoding", "content-length"} <= set(request.headers):
            # Who sent it and a proxy may disagree where it ends; what follows is not to be trusted.
            answer = self._answer(request, 400, _TWO_LENGTHS, "two-lengths")
            answer.headers["connection"] = "close"
            return answer
        path: str = scope["path"]
        named = good_host(request)
        if named and (path.startswith("/static/") or path in ("/healthz", "/metrics")):
            return None
        checks: list[tuple[bool, int, Text, str]] = [
            (self.limit.allows(address_of(request)), 429, _SLOW_DOWN, "slow-down"),
            (named, 400, _BAD_HOST, "bad-host"),
        ]
        if request.method not in ("GET", "HEAD"):
            ours = from_our_pages(request, self.served.settings.public_url)
            foreign = _OTHER_SCHEME if by_other_scheme(request) else _FOREIGN
            small = announced_length(request) <= MAX_BODY
            checks += [(ours, 403, foreign, "foreign"), (small, 413, TOO_LARGE, "too-large")]
        for fine, status, text, code in checks:
            if not fine:
                return self._answer(request, status, text, code)
        return None

    def _answer(self, request: Request, status: int, text: Text, code: str) -> Response:
        request.scope["app"] = _AppLike(self.served)
        return refuse(request, status, text, code)

    def _add_headers(self, message: Message, request: Request, new: str) -> None:
        headers = MutableHeaders(scope=message)
        for name, value in HEADERS.items():
            headers[name] = value
        path: str = request.scope["path"]
        if path.startswith("/static/"):
            headers.setdefault("cache-control", "public, max-age=3600")
        elif new and path not in FOR_NOBODY:
            cookie = Response()
            self.served.signer.give_player(cookie, new, is_secure(request, self.served.settings))
            headers.append("set-cookie", cookie.headers["set-cookie"])

    def _write_log(self, request: Request, status: int, seconds: float) -> None:
        # Invitations, and links that move somebody to another device, are secrets.
        path = re.sub(r"(/join/|^/move/).*", r"\1...", request.scope["path"], flags=re.DOTALL)
        entry = {
            "method": request.method,
            "path": path,
            "status": status,
            "ms": round(seconds * 1000, 1),
        }
        log.info("%(method)s %(path)s %(status)s %(ms)s ms", entry)


class _AppLike:
    """Stands in for the application where a request is refused before it gets there."""

    def __init__(self, served: Web) -> None:
        self.state = type("State", (), {"web": served})()
