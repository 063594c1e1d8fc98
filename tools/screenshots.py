"""Takes the pictures of the browser table for the documentation. Run by hand, with a Chromium there:

    .venv/bin/python tools/screenshots.py

The game is played by bots from a fixed seed up to a decision in round three, so that the pictures
change only when the look or the rules do. Writes docs/images/{start,table}-*.png.
"""

import json
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, FilePayload, sync_playwright

from spieltisch.bots import make_bot
from spieltisch.core.game import State
from spieltisch.core.record import Record, new_match

IMAGES = Path(__file__).parents[1] / "docs" / "images"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
LARGEST = 250_000  # bytes of a picture

GUESTS = ("Mirjam", "Jonas", "Aki")
SEED = 11
VIEWS = {
    "desktop-light": ("en", (1440, 900), "light"),
    "desktop-dark": ("de", (1440, 900), "dark"),
    "phone": ("de", (390, 844), "light"),
}


# the game


def lively(state: State) -> bool:
    """Whether the first seat is to play a card in round three and has a secret prediction."""
    view = state.view(0)
    return (
        state.to_move() == (0,)
        and (view["round"], view["phase"]) == (3, "play")
        and view["players"][0]["secret"]
    )


def played() -> Record:
    """A game of four up to such a decision, with something on the table."""
    match = new_match("equinox", 4, SEED, {"edition": "en", "first": "1"}, [])
    bot = make_bot("greedy", SEED)
    while not match.state.over:
        if lively(match.state):
            return match.record
        seat = match.state.to_move()[0]
        match.play(seat, bot.choose(match.state, seat))
    sys.exit(f"The game of seed {SEED} has no such decision; choose another seed.")


# server and people


@contextmanager
def serving(folder: str) -> Iterator[str]:
    """A server of our own; its address."""
    words = [sys.executable, "-m", "spieltisch", "serve", "--no-browser", "--lang", "en"]
    words += ["--port", "0", "--database", f"{folder}/tables.db", "--bot-delay", "0"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            said = server.stdout.readline()
            found = re.search(r"http://\S+", said)
            if not found:
                sys.exit(f"The server does not start: {said}")
            yield found.group()
        finally:
            server.terminate()


def post(context: BrowserContext, address: str, **form: str) -> str:
    """Sends a form; where it leads."""
    answer = context.request.post(address, form=dict(form), max_redirects=0)
    assert answer.status == 303, answer.text()
    return answer.headers["location"]


def set_table(browser: Browser, url: str) -> tuple[BrowserContext, str]:
    """A table with the game and guests on the other seats; the host's cookies and its path."""
    host = browser.new_context(locale="en-GB")
    post(host, f"{url}/new/equinox", **{"seat-1": "me", "name-1": "Lena", "seat-2": "random"})
    record: FilePayload = {
        "name": "game.json",
        "mimeType": "application/json",
        "buffer": json.dumps(played().to_json()).encode(),
    }
    answer = host.request.post(f"{url}/import", multipart={"record": record}, max_redirects=0)
    table = answer.headers["location"]
    guests = [browser.new_context(locale="en-GB") for _ in GUESTS]
    for seat, (guest, name) in enumerate(zip(guests, GUESTS, strict=True), 2):
        source = host.request.get(url + table).text()
        link = re.search(rf'id="invite-{seat}"[^>]* value="([^"]+)"', source)
        assert link
        post(guest, link[1], name=name)
    post(guests[0], f"{url}{table}/chat", text="Hoot?")
    for guest in guests:
        guest.close()
    return host, table


# pictures


def photograph(browser: Browser, url: str, host: BrowserContext, table: str) -> None:
    for view, (lang, (width, height), theme) in VIEWS.items():
        cookies = [
            {"name": "lang", "value": lang, "url": url},
            {"name": "theme", "value": theme, "url": url},
        ]
        visitor = browser.new_context(
            viewport={"width": width, "height": height},
            device_scale_factor=2 if view == "phone" else 1,
            reduced_motion="reduce",
        )
        visitor.add_cookies(cookies)  # type: ignore[arg-type]
        player = browser.new_context(
            viewport={"width": width, "height": height},
            device_scale_factor=2 if view == "phone" else 1,
            reduced_motion="reduce",
            storage_state=host.storage_state(),
        )
        player.add_cookies(cookies)  # type: ignore[arg-type]
        for name, context, path in (("start", visitor, "/"), ("table", player, table)):
            page = context.new_page()
            page.goto(url + path)
            page.locator("main").wait_for()
            save(IMAGES / f"{name}-{view}.png", page.screenshot())
        visitor.close()
        player.close()


def save(path: Path, picture: bytes) -> None:
    """Writes a picture as small as it gets without losing anything anybody sees."""
    packed = repacked(picture)
    path.write_bytes(min(packed, picture, key=len))
    size = path.stat().st_size
    print(f"{path.name}: {size:,} bytes" + (" - too large" if size > LARGEST else ""))


def repacked(picture: bytes) -> bytes:
    """The same pixels, each line filtered as it packs best; browsers save time here, not space."""
    chunks = dict[bytes, bytes]()
    at = 8
    while at < len(picture):
        (length,) = struct.unpack(">I", picture[at : at + 4])
        kind, data = picture[at + 4 : at + 8], picture[at + 8 : at + 8 + length]
        chunks[kind] = chunks.get(kind, b"") + data
        at += length + 12
    width, height, depth, colour = struct.unpack(">IIBB", chunks[b"IHDR"][:10])
    if (depth, colour) not in ((8, 2), (8, 6)):
        return picture
    step = 3 if colour == 2 else 4
    lines = _pixels(zlib.decompress(chunks[b"IDAT"]), width * step, height, step)
    return _png(width, lines, step)


def _pixels(data: bytes, wide: int, height: int, step: int) -> list[bytes]:
    """The lines of a picture without their filters and without an alpha channel."""
    above = bytearray(wide)
    lines = []
    for row in range(height):
        start = row * (wide + 1)
        line = bytearray(data[start + 1 : start + 1 + wide])
        kind = data[start]
        for x in range(wide):
            left = line[x - step] if x >= step else 0
            corner = above[x - step] if x >= step else 0
            if kind == 1:
                line[x] = (line[x] + left) & 255
            elif kind == 2:
                line[x] = (line[x] + above[x]) & 255
            elif kind == 3:
                line[x] = (line[x] + (left + above[x]) // 2) & 255
            elif kind == 4:
                line[x] = (line[x] + _paeth(left, above[x], corner)) & 255
        above = line
        lines.append(_opaque(line) if step == 4 else bytes(line))
    return lines


def _opaque(line: bytearray) -> bytes:
    out = bytearray(len(line) // 4 * 3)
    for channel in range(3):
        out[channel::3] = line[channel::4]
    return bytes(out)


def _paeth(left: int, up: int, corner: int) -> int:
    guess = left + up - corner
    return min((left, up, corner), key=lambda value: abs(guess - value))


def _png(width: int, lines: list[bytes], step: int) -> bytes:
    """A picture without alpha; each line as it is, or as the difference to the line above."""
    above = bytes(width * 3)
    packed = bytearray()
    for line in lines:
        plain = bytes([0]) + line
        up = bytes([2]) + bytes((a - b) & 255 for a, b in zip(line, above, strict=True))
        packed += min(plain, up, key=lambda tried: len(zlib.compress(tried, 1)))
        above = line
    head = struct.pack(">IIBBBBB", width, len(lines), 8, 2, 0, 0, 0)
    chunks = [(b"IHDR", head), (b"IDAT", zlib.compress(bytes(packed), 9)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in chunks
    )


def main() -> None:
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if not found:
        sys.exit(f"The pictures need one of {', '.join(BROWSERS)}.")
    IMAGES.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(folder) as url,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        photograph(browser, url, *set_table(browser, url))
        browser.close()


if __name__ == "__main__":
    main()
