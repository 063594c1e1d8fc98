"""At a table: the page, its live stream, and everything a person does there."""

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import replace

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from spieltisch.core.record import Departure, replay
from spieltisch.core.text import Text
from spieltisch.table.live import LiveTable
from spieltisch.table.pages.lobby import my_name, remember_name
from spieltisch.table.picture import LogEntry, Picture, Viewer, looking_seat, take_picture
from spieltisch.table.seats import OPEN
from spieltisch.table.security import address_of
from spieltisch.table.web import (
    Form,
    done,
    fragment,
    go,
    language_of,
    player_of,
    read_form,
    render,
    theme_of,
    web,
)
from spieltisch.table.words import Refused

HEARTBEAT = 15.0  # seconds; a comment that shows both ends whether the other is still there
_LIVE = {"cache-control": "no-store", "x-accel-buffering": "no"}

_NOT_INVITED = Text(
    "Diese Einladung gilt nicht. Lass dir den Link noch einmal schicken.",
    "This invitation is not valid. Ask for the link again.",
)
_MANY_STREAMS = Text(
    "Hier sind schon viele Tische offen. Schließe einen davon; bis dahin zeigt diese Seite beim"
    " Neuladen den neuesten Stand.",
    "Many tables are open here already. Close one of them; until then this page shows the latest"
    " when it is reloaded.",
)
_NO_SUCH_SEAT = Text("Diesen Platz gibt es nicht.", "There is no such seat.")
_NOT_YET = Text(
    "Die Aufzeichnung gibt es, wenn das Spiel zu Ende ist: sie zeigt alle Karten.",
    "The record is there when the game is over: it shows all cards.",
)
_BAD_MOVE_NUMBER = Text("So viele Züge hat das Spiel nicht.", "The game has not that many moves.")
_NO_REPLAY = Text(
    "Dieses Spiel lief unter anderen Regeln und lässt sich nur am Tisch ansehen.",
    "This game was played under other rules and can only be seen at the table.",
)


async def find_table(request: Request) -> LiveTable:
    return await web(request).house.get(request.path_params["id"], player_of(request))


def _viewer(request: Request, table: LiveTable) -> Viewer:
    player = player_of(request)
    desk = web(request).desk(player, table.id)
    hint = desk.hint if desk.hint_number == table.number else None
    return Viewer(player, language_of(request), desk.lifted, hint)


def _invites(request: Request, table: LiveTable) -> dict[int, str]:
    """Links to open seats, for those who sit at the table, or for all if it is public."""
    player = player_of(request)
    if table.known or not (table.public or table.host == player or table.seats_of(player)):
        return {}
    served = web(request)
    root = served.settings.public_url.rstrip("/") or str(request.base_url).rstrip("/")
    return {
        seat: f"{root}/t/{table.id}/join/{seat + 1}/{served.signer.invitation(table.id, seat)}"
        for seat, info in enumerate(table.seats)
        if info.kind == OPEN
    }


def _picture(request: Request, table: LiveTable) -> Picture:
    viewer, invites = _viewer(request, table), _invites(request, table)
    return take_picture(table, viewer, invites, _silent(request, table))


def _silent(request: Request, table: LiveTable) -> frozenset[int]:
    """Seats that keep the others waiting and may be given to a bot, for those who play."""
    if not table.seats_of(player_of(request)):
        return frozenset()
    house = web(request).house
    return frozenset(seat for seat in range(len(table.seats)) if house.absent(table, seat))


async def show(request: Request) -> Response:
    table = await find_table(request)
    return render(request, "table.html", p=_picture(request, table))


async def live(request: Request) -> Response:
    """The stream of pictures: one at once, then one after each change."""
    table = await find_table(request)
    if request.method == "HEAD":
        return Response(media_type="text/event-stream", headers=_LIVE)
    return _Live(_pictures(request, table), headers=_LIVE)


class _Live(StreamingResponse):
    """An event stream, as long as its reader has not too many of them."""

    media_type = "text/event-stream"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope)
        served, player, address = web(request), player_of(request), address_of(request)
        if not (served.streams_of.free(player) and served.streams_from.free(address)):
            raise Refused(429, "many-streams", _MANY_STREAMS)
        with served.streams_of.take(player), served.streams_from.take(address):
            await super().__call__(scope, receive, send)


async def _pictures(request: Request, table: LiveTable) -> AsyncIterator[bytes]:
    served = web(request)
    served.metrics.streams += 1
    try:
        async with served.house.subscribe(table, player_of(request)) as subscription:
            yield b"retry: 1500\n\n"
            goes_on = True
            while goes_on:
                silent = _silent(request, table)
                async with served.drawing:  # one picture, then everybody else, then the next one
                    event = _drawn(request, table)
                    await asyncio.sleep(0)
                yield event
                waiting = True
                while waiting:
                    try:
                        goes_on = await asyncio.wait_for(subscription.changed(), HEARTBEAT)
                        waiting = False
                    except TimeoutError:
                        yield b": still here\n\n"
                        waiting = _silent(request, table) == silent
    finally:
        served.metrics.streams -= 1


def _drawn(request: Request, table: LiveTable) -> bytes:
    """The picture as an event. All spectators of a game see the same, which is drawn once."""
    player, lang = player_of(request), language_of(request)
    involved = player == table.host or any(info.player == player for info in table.seats)
    if involved or table.waiting_for_people():
        return _event(fragment(request, "picture.html", p=_picture(request, table)))
    eyes = (lang, theme_of(request))
    if eyes not in table.drawn:
        picture = take_picture(table, Viewer("", lang), {})
        table.drawn[eyes] = _event(fragment(request, "picture.html", p=picture))
    return table.drawn[eyes]


def _event(html: str) -> bytes:
    lines = "".join(f"data: {line}\n" for line in html.splitlines())
    return f"event: picture\n{lines}\n".encode()


def _seat(form: Form, table: LiveTable) -> int:
    seat = form.number("seat")
    if seat >= len(table.seats):
        raise Refused(400, "no-such-seat", _NO_SUCH_SEAT)
    return seat


def _back(request: Request, table: LiveTable) -> Response:
    return done(request, f"/t/{table.id}")


async def play(request: Request) -> Response:
    table, form = await find_table(request), await read_form(request)
    player, seat = player_of(request), _seat(form, table)
    await web(request).house.play(table, player, seat, form.text("move"), form.number("number"))
    web(request).metrics.event("move")
    if table.game.open_hands:
        asked = [own for own in table.seats_of(player) if own in table.state.to_move()]
        _look_from(request, table, seat if seat in asked or not asked else asked[0])
    return _back(request, table)


def _look_from(request: Request, table: LiveTable, seat: int) -> None:
    """Shows this screen the table from one of its seats."""
    desk = web(request).own_desk(player_of(request), table.id)
    if desk.lifted != seat:
        desk.lifted = seat
        desk.hint = None
        table.tell()


async def lift(request: Request) -> Response:
    """Lifts the curtain for one of several people at this screen, or changes the seat."""
    table, form = await find_table(request), await read_form(request)
    seat = _seat(form, table)
    if seat in table.seats_of(player_of(request)):
        _look_from(request, table, seat)
    return _back(request, table)


async def take_back(request: Request) -> Response:
    table, form = await find_table(request), await read_form(request)
    await web(request).house.take_back(
        table, player_of(request), _seat(form, table), form.number("number")
    )
    return _back(request, table)


async def answer(request: Request) -> Response:
    """Agrees to a take-back or not, for every seat of this browser; who asked may withdraw."""
    table, form = await find_table(request), await read_form(request)
    player, agree = player_of(request), form.text("agree") == "yes"
    asking = table.asking
    asked = [*table.to_ask(asking.seat), *([] if agree else [asking.seat])] if asking else []
    for seat in asked:
        if seat in table.seats_of(player) and table.asking is asking:
            await web(request).house.answer_take_back(table, player, seat, agree)
            asking = table.asking
    return _back(request, table)


async def hint(request: Request) -> Response:
    table, form = await find_table(request), await read_form(request)
    player = player_of(request)
    found = await web(request).house.hint(table, player, _seat(form, table))
    desk = web(request).own_desk(player, table.id)
    desk.hint, desk.hint_number = found, table.number
    table.tell()
    return _back(request, table)


async def chat(request: Request) -> Response:
    table, form = await find_table(request), await read_form(request)
    await web(request).house.chat(table, player_of(request), my_name(request), form.text("text"))
    web(request).metrics.event("chat")
    return _back(request, table)


async def leave(request: Request) -> Response:
    table, form = await find_table(request), await read_form(request)
    await web(request).house.leave(table, player_of(request), _seat(form, table))
    return _back(request, table)


async def come_back(request: Request) -> Response:
    table, form = await find_table(request), await read_form(request)
    await web(request).house.come_back(table, player_of(request), _seat(form, table))
    return _back(request, table)


async def bot(request: Request) -> Response:
    table, form = await find_table(request), await read_form(request)
    await web(request).house.fill_with_bot(
        table, player_of(request), _seat(form, table), form.text("bot")
    )
    return _back(request, table)


async def stand_in(request: Request) -> Response:
    table, form = await find_table(request), await read_form(request)
    await web(request).house.stand_in(table, player_of(request), _seat(form, table))
    return _back(request, table)


async def read(request: Request) -> Response:
    """Somebody who was away has read what happened."""
    table, form = await find_table(request), await read_form(request)
    await web(request).house.read(table, player_of(request), _seat(form, table))
    return _back(request, table)


async def resign(request: Request) -> Response:
    table, form = await find_table(request), await read_form(request)
    await web(request).house.resign(table, player_of(request), _seat(form, table))
    return _back(request, table)


async def rematch(request: Request) -> Response:
    table = await find_table(request)
    following = await web(request).house.rematch(table, player_of(request))
    return go(request, f"/t/{following.id}")


# invitations


async def invitation(request: Request) -> Response:
    table, seat = await _invited(request)
    if seat in table.seats_of(player_of(request)):
        return go(request, f"/t/{table.id}")  # the way back for somebody who has left
    return _join_page(request, table, seat, None)


async def _invited(request: Request) -> tuple[LiveTable, int]:
    table = await find_table(request)
    number, token = request.path_params["seat"], request.path_params["token"]
    seat = int(number) - 1 if number.isdecimal() and len(number) < 3 else -1
    if not 0 <= seat < len(table.seats) or (
        not web(request).signer.is_invitation(token, table.id, seat)
    ):
        raise Refused(403, "not-invited", _NOT_INVITED)
    return table, seat


def _join_page(
    request: Request, table: LiveTable, seat: int, error: str | None, status: int = 200
) -> Response:
    picture = take_picture(table, Viewer("", language_of(request)), {})
    return render(
        request,
        "join.html",
        status,
        table_id=table.id,
        table_title=table.game.title.to(language_of(request)),
        seat=seat,
        plates=picture.plates,
        action=request.scope["path"],
        taken=table.seats[seat].kind != OPEN,
        absence=table.absence,
        me=my_name(request),
        error=error,
    )


async def join(request: Request) -> Response:
    table, seat = await _invited(request)
    form = await read_form(request)
    name = form.text("name")
    try:
        await web(request).house.sit(table, player_of(request), seat, name)
    except Refused as refused:
        sentence = refused.text.to(language_of(request))
        return _join_page(request, table, seat, sentence, refused.status)
    response = go(request, f"/t/{table.id}")
    remember_name(request, response, name)
    return response


# replay and record


async def show_replay(request: Request) -> Response:
    """The game after so many moves, through the eyes the viewer has at the table."""
    table = await find_table(request)
    last = table.length
    wanted = request.query_params.get("move", str(last if table.state.over else 0))
    if not wanted.isdecimal() or len(wanted) > 6 or int(wanted) > last:
        raise Refused(404, "no-such-move", _BAD_MOVE_NUMBER)
    past, told_from = await asyncio.to_thread(_past, table, int(wanted))
    viewer = _viewer(request, table)
    seat, _ = looking_seat(table, viewer)  # behind a curtain nobody sees more than a spectator
    viewer = replace(viewer, lifted=seat, hint=None, replaying=True)
    picture = replace(take_picture(past, viewer, {}), result=None)
    told: list[LogEntry] = [
        entry for entry in picture.log if entry.number >= told_from and entry.kind != "turn"
    ][::-1]
    return render(
        request,
        "replay.html",
        p=picture,
        move=int(wanted),
        last=last,
        told=told if int(wanted) else [],
        seats=picture.plates,
        eyes=picture.viewer,
    )


def _past(table: LiveTable, length: int) -> tuple[LiveTable, int]:
    """The table as it was after so many moves, and the first event of the last of them."""
    events: list[int] = []
    try:
        for state in replay(table.match.record, length):
            events.append(len(state.events))
            last = state
    except Departure:
        raise Refused(409, "no-replay", _NO_REPLAY) from None
    past = LiveTable(table.kept, last, table.created)
    past.match.record = replace(table.match.record, steps=table.match.record.steps[:length])
    return past, events[-2] if length else 0


async def record(request: Request) -> Response:
    """The record of a finished game, as a file."""
    table = await find_table(request)
    if not table.state.over:
        raise Refused(403, "not-over", _NOT_YET)
    data = json.dumps(table.match.record.to_json(), ensure_ascii=False)
    headers = {
        "content-disposition": f'attachment; filename="{table.game.name}-{table.id}.json"',
        "cache-control": "no-store",
    }
    return Response(data, media_type="application/json", headers=headers)
