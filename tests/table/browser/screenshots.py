"""Photographs every page in every size, to be looked at by a person.

    python -m tests.table.browser.screenshots FOLDER [PLACE ...]

Places are the names of `tests.table.browser.places`; without any, all are visited.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.table.browser.conftest import FLAGS, LOCALES, chromium
from tests.table.browser.letters import draw_with
from tests.table.browser.person import Person
from tests.table.browser.places import Places, build, visited
from tests.table.browser.server import Server
from tests.table.browser.visitor import Visitor

# By name: language, width, height, dark.
SCREENS = {
    "desktop": ("en", 1440, 900, False),
    "desktop-dark": ("de", 1440, 900, True),
    "tablet": ("de", 820, 1180, False),
    "phone": ("en", 390, 844, False),
    "phone-dark": ("de", 360, 740, True),
    "4k": ("en", 3840, 2160, False),
}


def main(folder: Path, wanted: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        server = Server(Path(home))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        contexts = [browser.new_context(locale=LOCALES["en"]) for _ in range(2)]
        places = build(*(Visitor(context, server.url) for context in contexts))
        for screen in SCREENS:
            _photograph(browser, server, places, screen, wanted or list(places.paths), folder)
        browser.close()
        server.stop()


def _photograph(
    browser: Browser, server: Server, places: Places, screen: str, wanted: list[str], folder: Path
) -> None:
    lang, width, height, dark = SCREENS[screen]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=LOCALES[lang],
        color_scheme="dark" if dark else "light",
        storage_state=places.cookies,
        reduced_motion="reduce",
    )
    draw_with(context, "ours")
    person = Person(context, server.url, lang)
    for name in wanted:
        with visited(person, places, name):
            person.page.screenshot(path=folder / f"{name.replace(' ', '-')}-{screen}.png")
    context.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
