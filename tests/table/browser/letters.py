"""With which letters pages are drawn: ours, those of the machine, or wide ones.

As served, letters that come late are left out. Here they are waited for, so that a test measures
the letters it asked for, however busy the machine is.
"""

from pathlib import Path

from playwright.sync_api import BrowserContext, Page

import spieltisch

TOKENS = Path(spieltisch.__file__).parent / "table" / "static" / "tokens.css"

WIDE = {"SourceSansPro-Regular": 121, "SourceSansPro-Semibold": 133, "SourceSerifPro-Bold": 123}
"""The percentage at which each face is as wide as DejaVu, the widest that machines fall back on."""

BLOCKED = "ERR_BLOCKED_BY_CLIENT"
"""What a browser complains of where it may not have our letters."""


def draw_with(context: BrowserContext, letters: str) -> None:
    """From now on pages are drawn with these letters: "ours", "machine" or "wide"."""
    if letters == "machine":
        context.route("**/static/fonts/**", lambda route: route.abort("blockedbyclient"))
        return
    sheet = TOKENS.read_text("utf-8").replace("font-display: optional;", "font-display: block;")
    if letters == "wide":
        for name, percent in WIDE.items():
            sheet = sheet.replace(f'{name}.ttf");', f'{name}.ttf"); size-adjust: {percent}%;')
        assert sheet.count("size-adjust") == sheet.count("@font-face") == len(WIDE)
    context.route(
        "**/static/tokens.css", lambda route: route.fulfill(body=sheet, content_type="text/css")
    )


def drawn(page: Page) -> None:
    """Waits until the letters of a page are there, or will not come."""
    page.evaluate("async () => { await document.fonts.ready; }")
