"""The letters: three files out of two packages, so that every page looks the same everywhere.

The address of a file carries the version that pyproject.toml pins, so browsers keep it for good.
"""

import gzip
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from starlette.requests import Request
from starlette.responses import Response

VERSION = "0.0.1"

_PACKAGES = {
    "SourceSansPro-Regular.ttf": "font_source_sans_pro",
    "SourceSansPro-Semibold.ttf": "font_source_sans_pro",
    "SourceSerifPro-Bold.ttf": "font_source_serif_pro",
}

FONTS: dict[str, Traversable] = {
    f"/static/fonts/{VERSION}/{name}": files(package) / "files" / name
    for name, package in _PACKAGES.items()
}
"""Every file by its address; `tokens.css` says what it is used for."""

_KEPT = {"cache-control": "public, max-age=31536000, immutable", "vary": "accept-encoding"}


async def font(request: Request) -> Response:
    """A file of letters, squeezed to less than half its size for those who can unpack it."""
    path: str = request.scope["path"]
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers = {**_KEPT, "content-encoding": "gzip"}
        return Response(_squeezed(path), media_type="font/ttf", headers=headers)
    return Response(FONTS[path].read_bytes(), media_type="font/ttf", headers=_KEPT)


@cache
def _squeezed(path: str) -> bytes:
    return gzip.compress(FONTS[path].read_bytes(), 6)
