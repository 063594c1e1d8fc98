"""Running the server: uvicorn around the application, with a quiet end.

A server that runs as plain Python can be given a command that compiles the rules engine beside it.
"""

import asyncio
import json
import logging
import os
import socket
import sys
import webbrowser
from collections.abc import Callable

import uvicorn

import spieltisch
from spieltisch.core.text import Text
from spieltisch.table import engine
from spieltisch.table.app import make_app
from spieltisch.table.connection import BACKLOG, PATIENCE, Connection, open_more
from spieltisch.table.lan import EVERYWHERE, code_lines, lan_addresses
from spieltisch.table.lock import sole_server
from spieltisch.table.settings import Settings
from spieltisch.table.store import Store, StoreError, sqlite_file
from spieltisch.table.workers import WORKERS, Lost

READY = Text(
    "Der Tisch steht bereit: {where} (beenden mit Strg-C)",
    "The table is ready: {where} (stop with Ctrl-C)",
)
ALSO = Text("Auch unter: {addresses}", "Also at: {addresses}")
FOR_ALL = Text(
    "Wer in diesem Netz ist, kann Tische eröffnen und mitspielen. Scannen genügt:",
    "Whoever is in this network may open tables and play. A scan is enough:",
)
NO_NETWORK = Text(
    "Dieser Rechner ist in keinem Netz; der Tisch ist nur hier zu erreichen.",
    "This machine is in no network; the table can only be reached here.",
)

log = logging.getLogger("spieltisch.table")

Tell = Callable[[Text], None]
Draw = Callable[[list[str]], None]


class _Server(uvicorn.Server):
    """Ends the event streams before it waits for open connections, and what runs beside it last."""

    def __init__(
        self, config: uvicorn.Config, ready: Callable[[], None], tell: Tell, workers: int
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._tell = tell
        self._workers = workers
        self._beside: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()
            self._beside = asyncio.create_task(self._begin_beside())

    async def _begin_beside(self) -> None:
        """Starts the workers of the bots, and what compiles the engine if it is not."""
        try:
            await WORKERS.open(self._workers, plain=not spieltisch.compiled())
        except (Lost, OSError) as error:
            log.warning("Bots think in threads, because no process can be started: %s.", error)
        command = os.environ.get(engine.VARIABLE, "")
        if command and not spieltisch.compiled():
            await engine.compile_beside(command, self._tell, self._workers)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.config.app.state.web.house.hang_up()  # type: ignore[union-attr]
        await super().shutdown(sockets)
        if self._beside:
            self._beside.cancel()
            await asyncio.gather(self._beside, return_exceptions=True)
        await WORKERS.close()


def bind(settings: Settings) -> socket.socket:
    """A listening socket; `ValueError` saying why there can be none."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if sys.platform == "linux":  # a browser that has gone without a word is noticed, as by others
        milliseconds = int(PATIENCE * 1000)
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, milliseconds)
    try:
        listening.bind((settings.host, settings.port))
    except (OSError, OverflowError) as error:
        listening.close()
        why = (getattr(error, "strerror", None) or str(error)).rstrip(".")
        raise ValueError(
            f"Nothing can be served at {settings.host} port {settings.port}: {why}. Choose another"
            " one with --host and --port."
        ) from None
    listening.listen(BACKLOG)
    return listening


def address(settings: Settings, port: int) -> str:
    """What to type into a browser on this machine."""
    if settings.public_url:
        return settings.public_url
    host = settings.host if settings.host not in EVERYWHERE else "localhost"
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}"


def _tell_network(addresses: list[str], tell: Tell, draw: Draw) -> None:
    """Says how others in the local network come to the table."""
    if not addresses:
        tell(NO_NETWORK)
        return
    if addresses[1:]:
        tell(ALSO.fill(addresses=", ".join(addresses[1:])))
    tell(FOR_ALL)
    draw(code_lines(addresses[0]))


class _JsonLines(logging.Formatter):
    """One JSON object for each line of the log."""

    def format(self, record: logging.LogRecord) -> str:
        entry = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "message": record.getMessage(),
        }
        if isinstance(record.args, dict):
            entry.update(record.args)
        if record.exc_info:
            entry["error"] = self.formatException(record.exc_info)
        return json.dumps(entry)


async def _try_store(settings: Settings) -> None:
    """Opens the database once; `ValueError` with a sentence if that is not possible."""
    try:
        store = Store(settings.database_url)
        await store.open()
        await store.close()
    except StoreError as error:
        raise ValueError(f"{str(error).rstrip('.')}.") from None


def serve(settings: Settings, tell: Tell, draw: Draw, open_browser: bool) -> int:
    """Serves until it is told to stop. ``tell`` tells people where, ``draw`` shows them a code."""
    handler = logging.StreamHandler(sys.stderr)
    if settings.log == "json":
        handler.setFormatter(_JsonLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("spieltisch.table").setLevel(
        logging.INFO if settings.log == "json" else logging.WARNING
    )
    with sole_server(sqlite_file(settings.database_url)):
        return _run(settings, tell, draw, open_browser)


def _run(settings: Settings, tell: Tell, draw: Draw, open_browser: bool) -> int:
    asyncio.run(_try_store(settings))
    app = make_app(settings)
    open_more()
    listening = bind(settings)
    port = listening.getsockname()[1]
    addresses = lan_addresses(settings.host, port) if settings.lan else []
    app.state.web.addresses = addresses
    # At the address that others use, so that everybody has the same cookies wherever they look.
    where = settings.public_url or [*addresses, address(settings, port)][0]

    def ready() -> None:
        tell(READY.fill(where=where))
        if settings.lan:
            _tell_network(addresses, tell, draw)
        if open_browser:
            webbrowser.open(where)

    config = uvicorn.Config(
        app,
        http=Connection,
        backlog=BACKLOG,
        log_config=None,
        log_level="error",  # of requests that make no sense anybody can send as many as they like
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.public_url),
        timeout_graceful_shutdown=10,
    )
    server = _Server(config, ready, tell, settings.num_workers)
    asyncio.run(server.serve(sockets=[listening]))
    return 0 if server.started else 1
