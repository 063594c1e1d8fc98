"""Real servers on loopback, and people who use them as browsers do.

A `Server` runs in a thread of the test, so that a test can look at the truth behind the pages; a
`Process` runs the command line, so that it can be killed. A `Person` is a browser without script:
its own cookies, and nothing but the links and forms of the pages it reads.
"""

import asyncio
import http.client
import os
import re
import select
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from html.parser import HTMLParser
from pathlib import Path
from random import Random
from typing import Any, TypeVar
from unittest.mock import patch

import httpx
import pytest
import uvicorn

import spieltisch
from spieltisch.bots import hint
from spieltisch.bots.levels import Master, Strong
from spieltisch.bots.search import Search
from spieltisch.table import setup
from spieltisch.table.app import make_app
from spieltisch.table.connection import Connection
from spieltisch.table.live import LiveTable
from spieltisch.table.settings import Settings
from spieltisch.table.web import Web
from tests.patience import PATIENCE
from tests.patience import wait_for as wait_for

SOURCE = Path(spieltisch.__file__).parents[1]
SCRIPT = {"x-spieltisch": "live"}
"""What our script sends along."""

T = TypeVar("T")


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots of this process think for a moment only, and hints are the same every time."""
    for kind in (Search, Strong, Master):
        monkeypatch.setattr(kind, "longest", 0.01)
    monkeypatch.setattr(hint, "TRIES", 10)
    monkeypatch.setattr(hint, "SECONDS", PATIENCE)


# reading pages


@dataclass
class Form:
    """A form as it would be sent, and its submit buttons as name and value."""

    method: str
    action: str
    fields: list[tuple[str, str]] = field(default_factory=list)
    buttons: list[tuple[str, str]] = field(default_factory=list)

    def data(
        self, button: tuple[str, str] | None = None, /, **changes: str
    ) -> dict[str, list[str]]:
        """What a browser sends; ``changes`` replace fields, `_` in a name stands for a hyphen."""
        sent: dict[str, list[str]] = {}
        for name, value in [*self.fields, *([button] if button else [])]:
            sent.setdefault(name, []).append(value)
        for name, value in changes.items():
            sent[name.replace("_", "-")] = [value]
        return sent


OF_FORMS = re.compile(r"</?(?:a|button|form|input|option|select)\b[^>]*>")


class _Reader(HTMLParser):
    """Finds the forms, links and visible words of a page."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.forms: list[Form] = []
        self.links: list[str] = []
        self.words: list[str] = []
        self._by_id: dict[str, Form] = {}
        self._open: Form | None = None
        self._select: tuple[Form, str, list[tuple[str, bool]]] | None = None
        self._later: list[tuple[str, tuple[str, str]]] = []
        self._silent = 0
        self.feed(html)
        for owner, button in self._later:
            if owner in self._by_id:
                self._by_id[owner].buttons.append(button)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag == "form":
            self._open = Form(given.get("method", "get"), given.get("action", ""))
            self.forms.append(self._open)
            self._by_id[given.get("id", "")] = self._open
        elif tag == "a" and "href" in given:
            self.links.append(given["href"])
        elif tag in ("script", "style", "title"):
            self._silent += 1
        elif tag == "input" and self._open and "name" in given:
            if given.get("type") not in ("radio", "checkbox") or "checked" in given:
                self._open.fields.append((given["name"], given.get("value", "")))
        elif tag == "select" and self._open:
            self._select = (self._open, given.get("name", ""), [])
        elif tag == "option" and self._select:
            self._select[2].append((given.get("value", ""), "selected" in given))
        elif tag == "button" and given.get("type", "submit") == "submit":
            button = (given.get("name", ""), given.get("value", ""))
            if "form" in given:
                self._later.append((given["form"], button))
            elif self._open:
                self._open.buttons.append(button)

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self._open = None
        elif tag in ("script", "style", "title"):
            self._silent -= 1
        elif tag == "select" and self._select:
            form, name, options = self._select
            chosen = [value for value, selected in options if selected] or [options[0][0]]
            form.fields.append((name, chosen[0]))
            self._select = None

    def handle_data(self, data: str) -> None:
        if not self._silent and data.strip():
            self.words.append(data.strip())


class Page:
    """An answer of the server."""

    def __init__(self, response: httpx.Response) -> None:
        self.status = response.status_code
        self.path = response.url.path
        self.headers = response.headers
        self.html = response.text
        self.response = response

    @cached_property
    def _controls(self) -> _Reader:
        # Most tags of a page belong to pictures, and to read them all takes long.
        return _Reader("".join(OF_FORMS.findall(self.html)))

    @property
    def forms(self) -> list[Form]:
        return self._controls.forms

    @property
    def links(self) -> list[str]:
        return self._controls.links

    @cached_property
    def words(self) -> str:
        """What a reader sees, with single spaces."""
        return " ".join(" ".join(_Reader(self.html).words).split())

    def form(self, end: str) -> Form:
        """The first form whose action ends so."""
        found = [form for form in self.forms if form.action.endswith(end)]
        assert found, f"{self.path} ({self.status}) has no form {end}: {self.words[:200]}"
        return found[0]

    def has_form(self, end: str) -> bool:
        return any(form.action.endswith(end) for form in self.forms)

    @property
    def moves(self) -> list[str]:
        """The keys of the moves that one click makes."""
        return [
            value
            for form in self.forms
            if form.action.endswith("/play")
            for name, value in form.buttons
            if name == "move"
        ]

    @property
    def number(self) -> int:
        """How many moves have been made and taken back."""
        return int(dict(self.form("/play").fields)["number"])

    @property
    def over(self) -> bool:
        return any(link.endswith("/record.json") for link in self.links)

    @property
    def hand(self) -> list[str]:
        """The cards that lie open as the viewer's hand."""
        return re.findall(r'id="hand-([a-z-]+(?:-\d+)?)"', self.html)

    def sentence(self) -> str:
        """The one sentence of a refusal, from a page or for the script."""
        if self.headers["content-type"].startswith("application/json"):
            return str(self.response.json()["error"])
        marks = (r'<section class="panel letter">.*?<p>(.*?)</p>', r'role="alert">(.*?)<')
        found = next(filter(None, (re.search(m, self.html, re.DOTALL) for m in marks)), None)
        assert found, f"{self.path} ({self.status}) says nothing: {self.words[:200]}"
        return found[1]


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, base: str, lang: str = "en", **headers: str) -> None:
        self.base = base
        self.client = httpx.Client(
            base_url=base,
            headers={"accept-language": lang, **headers},
            timeout=PATIENCE,
            trust_env=False,
            transport=httpx.HTTPTransport(verify=False, limits=httpx.Limits(max_connections=20)),
        )

    def close(self) -> None:
        self.client.close()

    def move_to(self, base: str) -> None:
        """Looks for the same server at another address."""
        self.base = base
        self.client.base_url = httpx.URL(base)

    def get(self, path: str, **headers: str) -> Page:
        return Page(self.client.get(path, headers=headers))

    def post(self, path: str, data: Any = None, **headers: str) -> Page:
        """Sends a form and reads the answer itself, without going where it leads."""
        sent = {"origin": self.base, **{k.replace("_", "-"): v for k, v in headers.items()}}
        return Page(self.client.post(path, data=data or {}, headers=sent))

    def submit(self, form: Form, button: tuple[str, str] | None = None, /, **changes: str) -> Page:
        """Sends a form and goes where it leads."""
        assert form.method == "post"
        page = self.post(form.action, form.data(button, **changes))
        return self.get(page.headers["location"]) if page.status == 303 else page

    def click(self, page: Page, move: str) -> Page:
        """Plays a move with one click."""
        return self.submit(page.form("/play"), ("move", move))

    def ask(self, path: str, data: Any = None) -> Page:
        """Sends a form as our script does."""
        return self.post(path, data, **SCRIPT)

    @property
    def cookies(self) -> dict[str, str]:
        return dict(self.client.cookies.items())

    def watch(self, table: str) -> "Stream":
        """Opens the event stream of a table."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        language = str(self.client.headers["accept-language"])
        return Stream(self.base, f"{table}/live", {"cookie": cookies, "accept-language": language})

    def until_asked(self, table: str) -> Page:
        """The page of a table once a move of this person is asked or the game is over."""
        return wait_for(lambda: _if(self.get(table), lambda page: bool(page.moves) or page.over))

    # the ways to a table

    def new_table(self, *seats: str, names: tuple[str, ...] = (), **changes: str) -> str:
        """Opens a table by the page for that; its path."""
        form = self.get("/new/equinox").form("/new/equinox")
        for number in range(1, 6):
            changes.setdefault(f"seat_{number}", seats[number - 1] if number <= len(seats) else "")
            changes.setdefault(f"name_{number}", names[number - 1] if number <= len(names) else "")
        page = self.submit(form, None, **changes)
        assert re.fullmatch(r"/t/[\w-]{12}", page.path), page.words
        return page.path

    def invitation(self, table: str, seat: int = 2) -> str:
        """The path of the invitation to a seat, as it stands on the page."""
        found = re.search(rf'"{self.base}({table}/join/{seat}/[^"]+)"', self.get(table).html)
        assert found, "no invitation"
        return found[1]

    def accept(self, invitation: str, name: str) -> Page:
        return self.submit(self.get(invitation).forms[-1], name=name)


class Stream:
    """An event stream, read event by event."""

    def __init__(self, base: str, path: str, headers: dict[str, str]) -> None:
        host = base.removeprefix("http://")
        self.connection = http.client.HTTPConnection(host, timeout=PATIENCE)
        self.connection.request("GET", path, headers=headers)
        self.response = self.connection.getresponse()

    def __enter__(self) -> "Stream":
        return self

    def __exit__(self, *_error: object) -> None:
        self.response.close()
        self.connection.close()

    def picture(self) -> str:
        """The HTML of the next picture."""
        kind, data = "", []
        while line := self.response.readline().decode():
            line = line.rstrip("\n")
            if line.startswith("event: "):
                kind = line.removeprefix("event: ")
            elif line.startswith("data: "):
                data.append(line.removeprefix("data: "))
            elif not line and kind == "picture":
                return "\n".join(data)
        raise EOFError("The stream has ended.")

    def pictures_until(self, fits: Callable[[str], bool]) -> str:
        """Reads on to a picture that fits; several changes may come as one picture."""
        while not fits(html := self.picture()):
            pass
        return html

    def rest(self) -> bytes:
        """Everything up to the end of the stream."""
        return self.response.read()


def _if(value: T, holds: Callable[[T], bool]) -> T | None:
    return value if holds(value) else None


def play_out(table: str, people: list[Person], random: Random, most: int = 2000) -> Page:
    """Everybody plays random moves by the buttons on their pages until the game is over."""
    for _ in range(most):
        for person in people:
            page = person.get(table)
            while page.moves:
                page = person.click(page, random.choice(page.moves))
                assert page.status == 200, page.words
            if page.over:
                return page
        time.sleep(0.02)  # the others think
    raise AssertionError("The game does not end.")


def play_until_others(person: Person, table: str) -> Page:
    """Somebody plays to the end of the own turn; the page that then waits for others."""
    page = person.get(table)
    assert page.moves, page.words
    while page.moves:
        # What asks least of others: no prediction, no powers, no demands.
        plain = [key for key in ("pass", "decline", "done") if key in page.moves]
        page = person.click(page, (plain or page.moves)[0])
    return page


# servers


class Server:
    """A server in a thread of this process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.app = make_app(settings)
        self.web: Web = self.app.state.web
        self.people: list[Person] = []
        # asyncio sends small packets at once only on sockets that say they are TCP.
        self._socket = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        self._socket.bind(("127.0.0.1", 0))
        self._socket.listen(128)
        self.url = f"http://127.0.0.1:{self._socket.getsockname()[1]}"
        config = uvicorn.Config(
            self.app,
            http=Connection,
            log_level="critical",
            access_log=False,
            timeout_graceful_shutdown=5,
        )
        self._uvicorn = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._run, name="server", daemon=True)
        self._thread.start()
        wait_for(lambda: self._uvicorn.started or None)

    def _run(self) -> None:
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self._uvicorn.serve(sockets=[self._socket])

    def close(self) -> None:
        for person in self.people:
            person.close()
        self.loop.call_soon_threadsafe(self.web.house.hang_up)
        self._uvicorn.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server does not end"

    def person(self, lang: str = "en", **headers: str) -> Person:
        """Somebody new."""
        person = Person(self.url, lang, **headers)
        self.people.append(person)
        return person

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Runs something where the server runs."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def table(self, path: str) -> LiveTable:
        """The truth behind a table's page."""
        return self.run(self.web.house.get(path.removeprefix("/t/")))

    def play_on(self, path: str, random: Random, moves: int = 10_000) -> LiveTable:
        """Plays random moves for all people at a table, past the pages; at the most to the end."""
        table = self.table(path)

        async def play() -> None:
            for _ in range(moves):
                if table.state.over:
                    return
                seat = table.state.to_move()[0]
                key = table.state.move_key(random.choice(table.state.moves(seat)))
                player = table.seats[seat].player
                await self.web.house.play(table, player, seat, key, table.number)

        self.run(play())
        return table


def settings_for(database: Path, **changes: Any) -> Settings:
    """Settings for tests: fast bots, no brakes."""
    given: dict[str, Any] = {
        "database": str(database),
        "bot_delay": 0.0,
        "requests_per_minute": 10**8,
        "tables_per_hour": 10**8,
        **changes,
    }
    return Settings(**given)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not mind each other's tables."""
    made = Server(settings_for(tmp_path_factory.mktemp("server") / "tables.db"))
    yield made
    made.close()


@pytest.fixture
def start_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Starts a server with settings of its own."""
    made: list[Server] = []

    def start(**changes: Any) -> Server:
        made.append(Server(settings_for(tmp_path / f"tables{len(made)}.db", **changes)))
        return made[-1]

    yield start
    for one in made:
        one.close()


@pytest.fixture
def ada(server: Server) -> Person:
    return server.person()


@pytest.fixture
def ben(server: Server) -> Person:
    return server.person()


@pytest.fixture
def carl(server: Server) -> Person:
    return server.person()


@pytest.fixture
def shared_table(ada: Person, ben: Person) -> str:
    """A table where Ada and Ben sit, each with a browser of their own; Ada is first to play."""
    with patch.object(setup, "new_seed", lambda: 7):
        table = ada.new_table("me", "open", names=("Ada",), first="1")
    ben.accept(ada.invitation(table), "Ben")
    return table


@pytest.fixture
def finished_table(server: Server, ada: Person, ben: Person, shared_table: str) -> str:
    """The same table after the last move."""
    server.play_on(shared_table, Random(5))
    return shared_table


class Process:
    """``spieltisch serve`` as a process of its own."""

    def __init__(self, *words: str, **environment: str) -> None:
        env = {
            **{k: v for k, v in os.environ.items() if not k.startswith("SPIELTISCH_")},
            "SPIELTISCH_PLAIN": os.environ.get("SPIELTISCH_PLAIN", ""),
            "SPIELTISCH_WORKERS": "0",  # unless a test is about them
            "PYTHONPATH": str(SOURCE),
            "LANG": "C.UTF-8",
            "PYTHONUNBUFFERED": "1",
            **environment,
        }
        command = [sys.executable, "-m", "spieltisch", "serve", "--no-browser", *words]
        self.process = subprocess.Popen(
            command, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        self.url = self._address()

    def _address(self) -> str:
        """What the server prints when it is ready."""
        out = self.process.stdout
        assert out is not None
        ready, _, _ = select.select([out], [], [], PATIENCE)
        line = out.readline() if ready else ""
        found = re.search(r"http://[\d.]+:\d+", line)
        if not found:
            self.kill()
            assert self.process.stderr is not None
            raise AssertionError(f"no address: {line} {self.process.stderr.read()}")
        return found[0]

    def kill(self) -> None:
        """The end without a warning."""
        self.process.kill()
        self.process.wait(PATIENCE)

    def end(self, how: signal.Signals = signal.SIGTERM) -> str:
        """Asks it to stop; its log. It ends by itself and has to break nothing off for that."""
        self.process.send_signal(how)
        _, log = self.process.communicate(timeout=PATIENCE)
        assert self.process.returncode in (0, -how, 128 + how), log
        assert "graceful shutdown" not in log  # that is what uvicorn says when it loses patience
        return log


@contextmanager
def running(*words: str, **environment: str) -> Iterator[Process]:
    """A server process that is gone afterwards."""
    process = Process(*words, **environment)
    try:
        yield process
    finally:
        if process.process.poll() is None:
            process.kill()
        for stream in (process.process.stdout, process.process.stderr):
            if stream is not None:
                stream.close()
