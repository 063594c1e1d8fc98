"""One server and one browser for all tests of a process, and people with windows of their own."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from spieltisch.table.preferences import COOKIE
from tests.patience import PATIENCE
from tests.table.browser import measures
from tests.table.browser.letters import draw_with
from tests.table.browser.person import Person
from tests.table.browser.places import Places, build
from tests.table.browser.server import Server
from tests.table.browser.visitor import Visitor

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
LOCALES = {"de": "de-DE", "en": "en-GB"}

MakePerson = Callable[..., Person]


def chromium() -> str | None:
    """The first Chromium on the path."""
    return next(filter(None, map(shutil.which, NAMES)), None)


# For the package, not for the session: as long as Playwright runs, its event loop counts as running
# in this thread, and no other test could start one.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One browser for all windows."""
    found = chromium()
    if not found:
        pytest.skip(f"The browser tests need one of {', '.join(NAMES)}, and there is none.")
    expect.set_options(timeout=PATIENCE * 1000)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server. It is an error if it ever lost its composure."""
    yield from serving(tmp_path_factory.mktemp("server"))


@pytest.fixture
def mortal_server(browser: Browser, tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    yield from serving(tmp_path)


def serving(folder: Path, program: str = "spieltisch") -> Iterator[Server]:
    server = Server(folder, program)
    server.start()
    yield server
    server.stop()
    assert "Traceback" not in server.log.read_text()


@pytest.fixture
def person(browser: Browser, server: Server) -> Iterator[MakePerson]:
    """Makes people: ``person(lang="de", size=(390, 844))``.

    Nothing moves on their screens unless a test asks for ``motion``, and nothing goes by itself
    unless they have set it so (``prefs``, as in the cookie). Nor is anything ``painted`` unless a
    test asks for that or for ``motion``: it is a third of a browser's work, and tests ask where
    things lie. With ``like`` they are the person whose cookies these are; with ``letters`` see
    `tests.table.browser.letters`. Only with ``worker`` does the browser run our service worker,
    which would hide requests from the tests.
    """
    yield from _people(browser, server)


@pytest.fixture
def mortal_person(browser: Browser, mortal_server: Server) -> Iterator[MakePerson]:
    """Makes people at the server that a test may kill."""
    yield from _people(browser, mortal_server)


def _people(browser: Browser, server: Server) -> Iterator[MakePerson]:
    people: list[Person] = []

    def make(
        lang: str = "en",
        size: tuple[int, int] = (1280, 800),
        *,
        script: bool = True,
        motion: bool = False,
        painted: bool = False,
        dark: bool = False,
        touch: bool = False,
        like: Any = None,
        letters: str = "",
        prefs: str = "auto=off",
        worker: bool = False,
    ) -> Person:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=LOCALES[lang],
            java_script_enabled=script,
            reduced_motion="no-preference" if motion else "reduce",
            color_scheme="dark" if dark else "light",
            has_touch=touch,
            storage_state=like,
            service_workers="allow" if worker else "block",
        )
        context.set_default_timeout(PATIENCE * 1000)
        context.add_cookies([{"name": COOKIE, "value": prefs, "url": server.url}])
        if not (painted or motion):
            context.add_init_script(measures.UNPAINTED)
        made = Person(context, server.url, lang, script)
        if letters:
            draw_with(context, letters)
        people.append(made)
        return made

    yield make
    troubles = [trouble for one in people for trouble in one.unexpected()]
    for one in people:
        one.context.close()
    assert troubles == []


@pytest.fixture(scope="package")
def places(browser: Browser, server: Server) -> Places:
    """Tables in many states, to be looked at only."""
    host, friend = (Visitor(browser.new_context(locale="en-GB"), server.url) for _ in range(2))
    built = build(host, friend)
    host.context.close()
    friend.context.close()
    return built
