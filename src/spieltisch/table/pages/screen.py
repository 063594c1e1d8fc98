"""The shared screen: the table without any hand, large, and a code by which phones sit down."""

from collections.abc import AsyncIterator
from dataclasses import replace

from starlette.requests import Request
from starlette.responses import Response

from spieltisch.table.live import LiveTable
from spieltisch.table.pages.stream import LIVE, STILL_HERE, Live, changes, event
from spieltisch.table.pages.table import ANY_SEAT, invite_path, may_invite, title_of
from spieltisch.table.picture import Picture, Viewer, take_picture
from spieltisch.table.screen import screen_of
from spieltisch.table.web import fragment, language_of, render, site_of, theme_of, web


async def _table(request: Request) -> LiveTable:
    """The table. A screen is nobody, so no seat counts as present because of it."""
    return await web(request).house.get(request.path_params["id"])


def _picture(request: Request, table: LiveTable) -> Picture:
    lang, invitation = language_of(request), ""
    if table.waiting_for_people() and may_invite(request, table):
        invitation = site_of(request) + invite_path(request, table, ANY_SEAT)
    picture = take_picture(table, Viewer("", lang), {})
    return replace(picture, screen=screen_of(table, lang, invitation))


async def show(request: Request) -> Response:
    table = await _table(request)
    title = title_of(table, language_of(request))
    return render(request, "screen.html", p=_picture(request, table), title=title)


async def live(request: Request) -> Response:
    """The stream of pictures: one at once, then one after each change."""
    table = await _table(request)
    if request.method == "HEAD":
        return Response(media_type="text/event-stream", headers=LIVE)
    return Live(_pictures(request, table), headers=LIVE)


async def _pictures(request: Request, table: LiveTable) -> AsyncIterator[bytes]:
    served = web(request)
    served.metrics.streams += 1
    try:
        async with served.house.subscribe(table) as subscription:
            yield b"retry: 1500\n\n"
            async for news in changes(subscription):
                async with served.drawing:  # beside the pictures of those who play
                    drawn = _drawn(request, table) if news else STILL_HERE
                yield drawn
    finally:
        served.metrics.streams -= 1


def _drawn(request: Request, table: LiveTable) -> bytes:
    """The picture as an event: for one reader as long as it invites, then for all screens."""
    eyes = ("screen", language_of(request), theme_of(request))
    drawn = table.drawn.get(eyes)
    if drawn is None:
        html = fragment(request, "picture.html", p=_picture(request, table))
        drawn = event("picture", html)
        if not table.waiting_for_people():
            table.drawn[eyes] = drawn
    return drawn
