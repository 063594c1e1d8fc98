"""At a table: the page, its live stream, and everything a person does there."""

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import replace

from starlette.requests import Request
from starlette.responses import Response

from spieltisch.core.text import Text
from spieltisch.table import words
from spieltisch.table.live import LiveTable
from spieltisch.table.pages.lobby import known_name, my_name, remember_name
from spieltisch.table.pages.stream import HEARTBEAT, LIVE, STILL_HERE, Live, event
from spieltisch.table.picture import Moment, Picture, Viewer, take_picture
from spieltisch.table.preferences import preferences_of
from spieltisch.table.seats import OPEN, name_taken
from spieltisch.table.web import (
    Form,
    done,
    fragment,
    go,
    language_of,
    player_of,
    read_form,
    render,
    site_of,
    theme_of,
    web,
)
from spieltisch.table.words import Refused

ANY_SEAT = -1  # in an invitation that is for whichever seat is free; its link calls it 0

_NOT_INVITED = Text(
    "Diese Einladung gilt nicht. Lass dir den Link noch einmal schicken.",
    "This invitation is not valid. Ask for the link again.",
)
_NO_SUCH_SEAT = Text("Diesen Platz gibt es nicht.", "There is no such seat.")
_NOT_YET = Text(
    "Die Aufzeichnung gibt es, wenn das Spiel zu Ende ist: sie zeigt alle Karten.",
    "The record is there when the game is over: it shows all cards.",
)


def title_of(table: LiveTable, lang: str) -> str:
    """The game, and what the host calls the table."""
    return ": ".join(filter(None, (table.game.title.to(lang), table.kept.name)))


async def find_table(request: Request) -> LiveTable:
    return await web(request).house.get(request.path_params["id"], player_of(request))


def viewer_at(request: Request, table: LiveTable) -> Viewer:
    """Who looks at a table with this request."""
    player = player_of(request)
    desk = web(request).desk(player, table.id)
    hint = desk.hint if table.fresh(desk.hint_seat, desk.hint_number) else None
    return Viewer(player, language_of(request), desk.lifted, hint)


def may_invite(request: Request, table: LiveTable) -> bool:
    """Whether links to open seats are for this reader: one at the table, or all if it is public."""
    player = player_of(request)
    return not table.known and (
        table.public or table.host == player or bool(table.seats_of(player))
    )


def invite_path(request: Request, table: LiveTable, seat: int) -> str:
    """The invitation to a seat, or to `ANY_SEAT`."""
    token = web(request).signer.invitation(table.id, seat)
    return f"/t/{table.id}/join/{seat + 1}/{token}"


def _invites(request: Request, table: LiveTable) -> dict[int, str]:
    if not may_invite(request, table):
        return {}
    root = site_of(request)
    return {
        seat: root + invite_path(request, table, seat)
        for seat, info in enumerate(table.seats)
        if info.kind == OPEN
    }


def _picture(request: Request, table: LiveTable) -> Picture:
    viewer, invites = viewer_at(request, table), _invites(request, table)
    left = tuple(web(request).house.time_left(table))
    return take_picture(table, viewer, invites, replace(_people(request, table), left=left))


def _people(request: Request, table: LiveTable) -> Moment:
    """Who is there and who keeps the others waiting, for those who play."""
    if not table.seats_of(player_of(request)):
        return Moment()
    house, seats = web(request).house, range(len(table.seats))
    return Moment(
        silent=frozenset(seat for seat in seats if house.absent(table, seat)),
        here=frozenset(seat for seat in seats if house.present(table, seat)),
    )


async def show(request: Request) -> Response:
    table = await find_table(request)
    return render(request, "table.html", p=_picture(request, table))


async def live(request: Request) -> Response:
    """The stream of pictures: one at once, then one after each change."""
    table = await find_table(request)
    if request.method == "HEAD":
        return Response(media_type="text/event-stream", headers=LIVE)
    return Live(_pictures(request, table), headers=LIVE)


async def _pictures(request: Request, table: LiveTable) -> AsyncIterator[bytes]:
    served = web(request)
    served.metrics.streams += 1
    try:
        hurries = preferences_of(request).speed == "fast"
        async with served.house.subscribe(table, player_of(request), hurries) as subscription:
            yield b"retry: 1500\n\n"
            goes_on = True
            while goes_on:
                people = _people(request, table)
                async with served.drawing:  # one picture, then everybody else, then the next one
                    drawn = _drawn(request, table)
                    await asyncio.sleep(0)
                yield drawn
                waiting = True
                while waiting:
                    try:
                        goes_on = await asyncio.wait_for(subscription.changed(), HEARTBEAT)
                        waiting = False
                    except TimeoutError:
                        yield STILL_HERE
                        waiting = _people(request, table) == people
    finally:
        served.metrics.streams -= 1


def _drawn(request: Request, table: LiveTable) -> bytes:
    """The picture as an event. All spectators of a game see the same, which is drawn once."""
    player, lang = player_of(request), language_of(request)
    involved = player == table.host or any(info.player == player for info in table.seats)
    if involved or table.waiting_for_people() or table.kept.clocks:
        return event("picture", fragment(request, "picture.html", p=_picture(request, table)))
    eyes = (lang, theme_of(request))
    if eyes not in table.drawn:
        picture = take_picture(table, Viewer("", lang), {})
        table.drawn[eyes] = event("picture", fragment(request, "picture.html", p=picture))
    return table.drawn[eyes]


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


async def play_on(request: Request) -> Response:
    """Gives an answer that stands for a while, see `Standing`."""
    table, form = await find_table(request), await read_form(request)
    player, seat = player_of(request), _seat(form, table)
    await web(request).house.play_on(table, player, seat, form.text("move"), form.number("number"))
    web(request).metrics.event("move")
    return _back(request, table)


async def ask_again(request: Request) -> Response:
    table, form = await find_table(request), await read_form(request)
    await web(request).house.ask_again(table, player_of(request), _seat(form, table))
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
    player, seat, number = player_of(request), _seat(form, table), table.number
    found = await web(request).house.hint(table, player, seat)
    desk = web(request).own_desk(player, table.id)
    desk.hint, desk.hint_seat, desk.hint_number = found, seat, number
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
    mine = table.seats_of(player_of(request))
    if seat in mine or (mine and seat is None):
        return go(request, f"/t/{table.id}")  # the way back for somebody who has left
    name, error = known_name(request), None
    if name and name_taken(name, [info.name for info in table.seats]):
        error = words.NAME_TAKEN.fill(name=name).to(language_of(request))
    return _join_page(request, table, seat, error)


async def _invited(request: Request) -> tuple[LiveTable, int | None]:
    """The table and the seat that an invitation is for, ``None`` for whichever is free."""
    table = await find_table(request)
    number, token = request.path_params["seat"], request.path_params["token"]
    seat = int(number) - 1 if number.isdecimal() and len(number) < 3 else len(table.seats)
    if not ANY_SEAT <= seat < len(table.seats) or (
        not web(request).signer.is_invitation(token, table.id, seat)
    ):
        raise Refused(403, "not-invited", _NOT_INVITED)
    return table, None if seat == ANY_SEAT else seat


def _join_page(
    request: Request, table: LiveTable, seat: int | None, error: str | None, status: int = 200
) -> Response:
    picture = take_picture(table, Viewer("", language_of(request)), {})
    if seat is None:
        seat = table.free_seat()
    return render(
        request,
        "join.html",
        status,
        table_id=table.id,
        table_title=title_of(table, language_of(request)),
        seat=seat,
        plates=picture.plates,
        action=request.scope["path"],
        taken=seat is None or table.seats[seat].kind != OPEN,
        absence=table.absence,
        clock=picture.clock,
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


# the record


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
