"""A page as one file: an SVG that holds the page, its style sheets, emblems and letters.

It needs nothing else, so it can be kept and sent; every browser shows it as a picture. Nothing in
it leads back to the server.
"""

import base64
import re
from functools import cache
from html import escape
from html.parser import HTMLParser

from spieltisch.core.game import game
from spieltisch.table.fonts import FONTS
from spieltisch.table.web import HERE

WIDTH, HEIGHT = 1440, 900

_SVG = "http://www.w3.org/2000/svg"
_XHTML = "http://www.w3.org/1999/xhtml"
_EMPTY = ("br", "hr", "img", "input", "link", "meta", "use", "path", "circle", "rect")
_SKIPPED = ("head", "template", "noscript", "script")
_LEADING = ("href", "src", "action", "download", "for")
_CAMEL = {
    name.lower(): name
    for name in (
        "viewBox",
        "preserveAspectRatio",
        "patternUnits",
        "patternTransform",
        "clipPath",
        "foreignObject",
    )
}
"""Names that HTML reads in any case and SVG only in this one."""
_STILL = (
    ".skip, .tools, .drawer, .slider, #drawer, #banner { display: none !important; }"
    " * { scrollbar-width: none !important; }"
)
"""What nobody can use in a picture."""


def snapshot(page: str, name: str, title: str, theme: str) -> bytes:
    """An SVG of a whole page of a game; ``theme`` is "light" or "dark"."""
    taken = _Taken()
    taken.feed(page)
    symbols = "".join(_symbol(name, sheet, symbol) for sheet, symbol in sorted(taken.used))
    return (
        f'<svg xmlns="{_SVG}" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
        f' data-theme="{theme}"><title>{escape(title)}</title>'
        f"<style><![CDATA[{_styles(name, tuple(taken.sheets))}]]></style><defs>{symbols}</defs>"
        f'<foreignObject width="100%" height="100%"><html xmlns="{_XHTML}">'
        f"{''.join(taken.parts)}</html></foreignObject></svg>\n"
    ).encode()


class _Taken(HTMLParser):
    """Reads the body of a page and writes it down as XML, without what leads elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.parts: list[str] = []
        self.sheets: list[str] = []  # style sheets
        self.used: set[tuple[str, str]] = set()  # symbols by sheet and name
        self._spoken: list[str] = []  # ids
        self._skipping = 0
        self._inside = False
        self._within = ""  # the element that has just begun

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._inside = self._inside or tag == "body"
        if tag == "link" and ("rel", "stylesheet") in attrs:
            self.sheets.append(str(dict(attrs)["href"]).removeprefix("/static/"))
        if tag in _SKIPPED:
            self._skipping += 1
        elif self._taking():
            given = "".join(self._attribute(tag, *each) for each in self._lit(dict(attrs)))
            space = f' xmlns="{_SVG}"' if tag == "svg" else ""
            if self._within == "foreignobject":
                space = f' xmlns="{_XHTML}"'
            self._within = tag
            name = _CAMEL.get(tag, tag)
            self.parts.append(f"<{name}{space}{given}{'/' if tag in _EMPTY else ''}>")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in _EMPTY:
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag in _SKIPPED:
            self._skipping -= 1
        elif tag not in _EMPTY and self._taking():
            self._within = ""
            self.parts.append(f"</{_CAMEL.get(tag, tag)}>")
        self._inside = self._inside and tag != "body"

    def handle_data(self, data: str) -> None:
        if self._taking():
            self.parts.append(escape(data, quote=False))

    def _taking(self) -> bool:
        return self._inside and not self._skipping

    def _lit(self, given: dict[str, str | None]) -> list[tuple[str, str]]:
        """The attributes of an element, which may be among what the step speaks of."""
        self._spoken += (given.get("data-lit") or "").split()
        if given.get("id") in self._spoken:
            given["class"] = f"{given.get('class') or ''} spoken"
        return [(name, value or "") for name, value in given.items()]

    def _attribute(self, tag: str, name: str, value: str) -> str:
        if tag == "use" and name == "href" and not value.startswith("#"):
            sheet, _, symbol = value.rpartition("/")[2].partition(".svg#")
            self.used.add((sheet, symbol))
            return f' href="#{sheet}-{symbol}"'
        if (name in _LEADING and tag != "use") or name.startswith("data-"):
            return ""
        return f' {_CAMEL.get(name, name)}="{escape(value)}"'


def _symbol(name: str, sheet: str, symbol: str) -> str:
    """A symbol of a sheet, under a name that no other sheet has."""
    sign = re.compile(rf'<symbol id="{re.escape(symbol)}"(.*?</symbol>)', re.DOTALL)
    return "".join(
        f'<symbol id="{sheet}-{symbol}"{rest}' for rest in sign.findall(_file(name, f"{sheet}.svg"))
    )


@cache
def _file(name: str, path: str) -> str:
    """A file of the table or of a game."""
    folders = (HERE / "static", game(name).folder / "static")
    return next(
        (folder / path).read_text("utf-8") for folder in folders if (folder / path).exists()
    )


@cache
def _styles(name: str, paths: tuple[str, ...]) -> str:
    """The style sheets of a page of a game, with the letters in them."""
    sheets = "\n".join(_file(name, path) for path in paths)
    sheets = re.sub(r'url\("(fonts/[^"]+)"\)', lambda found: _letters(found[1]), sheets)
    return sheets.replace("font-display: optional", "font-display: block") + _STILL


def _letters(path: str) -> str:
    data = base64.b64encode(FONTS[f"/static/{path}"].read_bytes()).decode()
    return f'url("data:font/ttf;base64,{data}")'
