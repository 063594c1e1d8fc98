"""Installing the pages as an app: what it is called and looks like, and what it says offline.

The service worker keeps nothing and changes nothing. It has one page with it, for when the table
cannot be reached.
"""

from base64 import b64encode
from functools import cache
from hashlib import sha256

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from spieltisch.table.texts import say
from spieltisch.table.web import HERE, LANGUAGES, language_of, web

COLOUR = "#24433a"  # of the mark
_FRESH = {"cache-control": "no-cache"}


async def manifest(request: Request) -> Response:
    """How the app is called and what it looks like, in the language of the page that asks."""
    asked = request.query_params.get("lang")
    lang = asked if asked in LANGUAGES else language_of(request)
    icons = [
        {"src": "/static/favicon.svg", "sizes": "any", "type": "image/svg+xml"},
        _icon("icon-192.png", 192),
        _icon("icon-512.png", 512),
        {**_icon("icon-maskable-512.png", 512), "purpose": "maskable"},
    ]
    about = {
        "id": "/",
        "name": "Spieltisch",
        "short_name": "Spieltisch",
        "description": say("site.about", lang),
        "lang": lang,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": COLOUR,
        "theme_color": COLOUR,
        "icons": icons,
    }
    return JSONResponse(about, headers=_FRESH, media_type="application/manifest+json")


def _icon(name: str, size: int) -> dict[str, str]:
    return {"src": f"/static/{name}", "sizes": f"{size}x{size}", "type": "image/png"}


async def worker(request: Request) -> Response:
    """The service worker; below the root, so that it looks after all pages."""
    templates = web(request).templates
    page = templates.get_template("offline.html").render(style=_style())
    policy = f"default-src 'none'; style-src 'sha256-{_digest(_style())}'; base-uri 'none'"
    script = templates.get_template("sw.js").render(page=page, policy=policy)
    return Response(script, headers=_FRESH, media_type="text/javascript")


@cache
def _style() -> str:
    """The style sheet of the page for offline, which cannot ask for one."""
    return (HERE / "static" / "offline.css").read_text("utf-8")


def _digest(text: str) -> str:
    return b64encode(sha256(text.encode()).digest()).decode()
