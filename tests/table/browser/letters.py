"""With which letters pages are drawn: ours, those of the machine, or wide ones.

As served, letters that come late are left out. Here they are waited for, so that a test measures
the letters it asked for, however busy the machine is.
"""

import json
import re
from pathlib import Path

from playwright.sync_api import BrowserContext, Page

import spieltisch

TOKENS = Path(spieltisch.__file__).parent / "table" / "static" / "tokens.css"

WIDE = {"SourceSansPro-Regular": 121, "SourceSansPro-Semibold": 133, "SourceSerifPro-Bold": 123}
"""The percentage at which each face is as wide as DejaVu, the widest that machines fall back on."""

_FACES = """() => {
  const before = window.letters;
  window.letters = new CSSStyleSheet();
  window.letters.replaceSync(%s);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter(sheet => sheet !== before)
    .concat(window.letters);
}"""


def draw_with(context: BrowserContext, letters: str) -> None:
    """From now on pages are drawn with these letters: "ours", "machine" or "wide"."""
    # Not by a route: as long as there is one, a browser keeps no file and fetches all anew.
    context.add_init_script(f"({_faces(letters)})()")


def redraw(page: Page, letters: str) -> None:
    """Draws the page that is open with other letters."""
    page.evaluate(_faces(letters))
    page.evaluate("document.body.offsetWidth")  # asks for the letters
    drawn(page)


def _faces(letters: str) -> str:
    sheet = _names_of_the_machine() if letters == "machine" else _our_faces(letters)
    return _FACES % json.dumps(sheet)


def _our_faces(letters: str) -> str:
    faces = "\n".join(re.findall("@font-face.*", TOKENS.read_text("utf-8")))
    faces = faces.replace("font-display: optional;", "font-display: block;")
    faces = faces.replace('url("', 'url("/static/')
    if letters == "wide":
        for name, percent in WIDE.items():
            faces = faces.replace(f'{name}.ttf");', f'{name}.ttf"); size-adjust: {percent}%;')
        assert faces.count("size-adjust") == len(WIDE)
    assert faces.count("@font-face") == len(WIDE)
    return faces


def _names_of_the_machine() -> str:
    """The families of our pages without those that we serve, which come first."""
    named = re.findall(r'(--font-\w+): "Source [^"]*",([^;]*);', TOKENS.read_text("utf-8"))
    assert len(named) == 2
    return "\n".join(f":root {{ {name}: {others}; }}" for name, others in named)


def drawn(page: Page) -> None:
    """Waits until the letters of a page are there, or will not come."""
    page.evaluate("async () => { await document.fonts.ready; }")
