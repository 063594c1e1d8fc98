"""Clients that send half a request, send without end, or never read; and what the others notice."""

import asyncio
import re
import select
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from random import Random
from typing import Any

import pytest

from spieltisch.table import connection
from spieltisch.table.pages import table as pages
from spieltisch.table.picture import take_picture
from spieltisch.table.security import MAX_BODY, MAX_FORM, MAX_STREAMS
from tests.patience import PATIENCE
from tests.table.conftest import Person, Server, Stream, wait_for

FORM = "content-type: application/x-www-form-urlencoded"


@contextmanager
def plug(server: Server, *sent: str) -> Iterator[socket.socket]:
    """A bare connection on which something has been sent."""
    with socket.create_connection(("127.0.0.1", int(server.url.rpartition(":")[2]))) as bare:
        bare.settimeout(PATIENCE)
        with suppress(ConnectionError):  # the server may hang up before it is told everything
            for part in sent:
                bare.sendall(part.encode())
        yield bare


def head(line: str, *headers: str) -> str:
    return "\r\n".join([f"{line} HTTP/1.1", "host: 127.0.0.1", *headers, "", ""])


def rest(bare: socket.socket) -> str:
    """Everything that comes until the server hangs up, also on something it has not read."""
    said = b""
    with suppress(ConnectionError):
        while part := bare.recv(1 << 16):
            said += part
    return said.decode()


def statuses(said: str) -> list[int]:
    return [int(status) for status in re.findall(r"^HTTP/1\.1 (\d+)", said, re.MULTILINE)]


@pytest.fixture
def hasty(start_server: Callable[..., Server], monkeypatch: pytest.MonkeyPatch) -> Server:
    """A server that does not wait long."""
    monkeypatch.setattr(connection, "PATIENCE", 0.3)
    return start_server()


@pytest.fixture
def brisk(start_server: Callable[..., Server], monkeypatch: pytest.MonkeyPatch) -> Server:
    """One that waits long enough for everybody who means well, also on a busy machine."""
    monkeypatch.setattr(connection, "PATIENCE", 3.0)
    return start_server()


# half a request


@pytest.mark.parametrize(
    "half",
    [
        "G",
        "GET / HTTP/1.1\r\nhost: 127.0.0.1\r\naccept",
        head("POST /quick", FORM, "content-length: 100") + "game=equi",
        head("POST /quick", FORM, "transfer-encoding: chunked") + "5\r\ngame=\r\n",
        head("POST /nowhere", FORM, "content-length: 100"),
    ],
)
def test_half_a_request_is_not_waited_for(hasty: Server, half: str) -> None:
    with plug(hasty, half) as bare:
        said = rest(bare)
    if "/nowhere" in half:  # nobody needed the rest to answer
        assert statuses(said) == [404]
        return
    assert statuses(said) == [408]
    assert said.endswith(
        "Diese Anfrage ist nicht vollständig angekommen.\nThis request did not arrive completely.\n"
    )


def test_a_request_that_trickles_in_is_not_waited_for(hasty: Server) -> None:
    """Each byte is a sign of life, but all of them have to come in time."""
    with plug(hasty, head("POST /quick", FORM, "content-length: 9999")) as bare:

        def hung_up() -> bool | None:
            if select.select([bare], [], [], 0.02)[0]:
                return True
            bare.send(b"x")
            return None

        wait_for(hung_up)
        assert statuses(rest(bare)) == [408]


def test_a_connection_on_which_nothing_comes_ends_without_a_word(hasty: Server) -> None:
    with plug(hasty) as bare:
        assert rest(bare) == ""


@pytest.mark.parametrize("method", ["GET", "POST"])
def test_half_a_request_behind_a_whole_one_is_not_waited_for(hasty: Server, method: str) -> None:
    whole = head("GET /healthz")
    half = head(f"{method} /quick", FORM, "content-length: 100")
    with plug(hasty, whole + whole + half) as bare:
        assert statuses(rest(bare))[:2] == [200, 200]


def test_the_rest_of_a_refused_request_is_not_waited_for(hasty: Server) -> None:
    refused = head("POST /quick", FORM, "content-length: 100", "origin: http://evil.example")
    with plug(hasty, refused, "game=") as bare:
        assert statuses(rest(bare)) == [403]


def test_a_stream_whose_request_never_ends_is_not_served_for_ever(brisk: Server) -> None:
    table = brisk.person().new_table("me", "here", names=("A", "B"))
    with plug(brisk, head(f"GET {table}/live", "transfer-encoding: chunked")) as bare:
        assert statuses(rest(bare)) == [200]
    wait_for(lambda: brisk.web.metrics.streams == 0 or None)


def test_who_asks_in_time_is_not_hurried(brisk: Server) -> None:
    """Neither a stream nor somebody who reads for longer than the server waits for a request."""
    ada = brisk.person()
    table = ada.new_table("me", "here", names=("A", "B"))
    with ada.watch(table) as stream, plug(brisk) as silent:
        stream.picture()
        assert rest(silent) == ""  # so long has it taken
        ada.ask(f"{table}/chat", {"text": "still there?"})
        assert "still there?" in stream.pictures_until(lambda html: "still there?" in html)


def test_many_halves_do_not_keep_others_out(
    start_server: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "PATIENCE", 1000 * PATIENCE)
    monkeypatch.setattr(connection.Connection, "most", 5)
    server = start_server()
    halves = [socket.create_connection(("127.0.0.1", int(server.url[17:]))) for _ in range(40)]
    try:
        for half in halves:
            half.sendall(b"GET / HTT")
        ada = server.person()
        assert ada.get("/").status == 200
        given_up = wait_for(lambda: select.select(halves, [], [], 1)[0] or None)
        assert halves[0] in given_up
        assert halves[-1] not in given_up
        assert ada.get("/mine").status == 200
    finally:
        for half in halves:
            half.close()


# requests without an end


def endless(bare: socket.socket, part: bytes, most: int) -> tuple[int, str]:
    """Sends and sends, up to a bound; how many bytes went out, and what was answered."""
    sent, said = 0, b""
    with suppress(OSError):  # the server hangs up
        while sent < most:
            if select.select([bare], [], [], 0)[0]:
                said += bare.recv(1 << 16)
            sent += bare.send(part)
    return sent, said.decode() + rest(bare)


LARGE = 100_000_000
CHUNK = b"10000\r\n" + b"x" * 0x10000 + b"\r\n"


@pytest.mark.parametrize("path", ["/quick", "/import", "/t/nowhere/rematch", "/nowhere"])
def test_a_body_is_counted_as_it_arrives(server: Server, path: str) -> None:
    with plug(server, head(f"POST {path}", FORM, "transfer-encoding: chunked")) as bare:
        sent, said = endless(bare, CHUNK, LARGE)
    assert sent < LARGE / 2  # what the system itself holds comes on top of what we read
    assert statuses(said) in ([413], [404])


@pytest.mark.parametrize("method", ["GET", "POST"])
def test_a_body_of_an_honest_length_is_not_read_to_its_end(server: Server, method: str) -> None:
    with plug(server, head(f"{method} /quick", FORM, f"content-length: {LARGE}")) as bare:
        sent, said = endless(bare, CHUNK, LARGE)
    assert sent < LARGE / 2
    assert statuses(said) == [413 if method == "POST" else 405]


def test_a_stream_does_not_swallow_a_body(server: Server, ada: Person) -> None:
    table = ada.new_table("me", "here", names=("A", "B"))
    with plug(server, head(f"GET {table}/live", "transfer-encoding: chunked")) as bare:
        assert endless(bare, CHUNK, LARGE)[0] < LARGE / 2


def test_a_small_body_in_pieces_is_welcome(ada: Person, shared_table: str) -> None:
    """A proxy may pass on a form in pieces, without saying how long it is."""

    def pieces() -> Iterator[bytes]:
        yield b"text=in+two"
        yield b"+pieces"

    kind = {"content-type": FORM.partition(": ")[2]}
    answer = ada.client.post(f"{shared_table}/chat", content=pieces(), headers=kind)
    assert answer.status_code == 303
    assert "in two pieces" in ada.get(shared_table).html


@pytest.mark.parametrize(("path", "most"), [("/chat", MAX_FORM), ("/import", MAX_BODY)])
def test_a_large_body_in_pieces_is_refused(
    ada: Person, shared_table: str, path: str, most: int
) -> None:
    def pieces() -> Iterator[bytes]:
        yield b"text="
        yield b"x" * most

    kind = {"content-type": FORM.partition(": ")[2]}
    where = f"{shared_table}{path}" if path == "/chat" else path
    answer = ada.client.post(where, content=pieces(), headers=kind)
    assert answer.status_code == 413
    assert "That is more than fits here." in answer.text


@pytest.mark.parametrize("line", ["POST /quick", "GET /", "GET /healthz"])
def test_two_lengths_are_refused_and_nothing_behind_them_is_read(server: Server, line: str) -> None:
    """Behind a proxy that believes the other one, what follows would be somebody else's."""
    both = head(line, FORM, "content-length: 5", "transfer-encoding: chunked")
    with plug(server, both + "0\r\n\r\n" + head("GET /healthz")) as bare:
        said = rest(bare)
    assert statuses(said) == [400]
    assert "This request says in two ways how long it is." in said


# answers that nobody reads


def test_a_stream_that_nobody_reads_is_given_up(brisk: Server) -> None:
    ada = brisk.person()
    table = ada.new_table("me", "here", names=("A", "B"))
    brisk._socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)  # the system helps little
    figures = brisk.web.metrics
    with plug(brisk, head(f"GET {table}/live")):
        wait_for(lambda: figures.streams == 1 or None)

        def talk() -> bool | None:
            ada.ask(f"{table}/chat", {"text": "x" * 300})
            return figures.streams == 0 or None

        wait_for(talk)
    assert ada.get(table).status == 200


# many streams


def watch(server: Server, path: str, count: int, **headers: str) -> list[Stream]:
    return [Stream(server.url, f"{path}/live", headers) for _ in range(count)]


def close(streams: list[Stream]) -> None:
    for stream in streams:
        stream.__exit__()


def test_a_person_can_follow_so_many_tables(start_server: Callable[..., Server]) -> None:
    server = start_server(streams_per_address=0)
    ada, ben = server.person(), server.person()
    table = ada.new_table("me", "here", names=("A", "B"))
    cookie = f"player={ada.cookies['player']}"
    streams = watch(server, table, MAX_STREAMS, cookie=cookie)
    assert {stream.response.status for stream in streams} == {200}
    refused = ada.get(f"{table}/live")
    assert refused.status == 429
    assert refused.sentence().startswith("Many tables are open here already.")
    assert 'refusals_total{code="many-streams"} 1' in ada.get("/metrics").html
    assert ada.get(table).status == 200  # the page itself still shows everything
    with ben.watch(table) as stream:
        assert stream.response.status == 200
    close(streams[:1])
    wait_for(lambda: ada_can_watch(ada, table))
    close(streams[1:])


def ada_can_watch(ada: Person, table: str) -> bool | None:
    with ada.watch(table) as stream:
        return stream.response.status == 200 or None


def test_an_address_can_follow_so_many_tables(start_server: Callable[..., Server]) -> None:
    """Whoever sends no cookie is somebody new each time, but not from somewhere else."""
    server = start_server(streams_per_address=7)
    table = server.person().new_table("me", "here", names=("A", "B"))
    streams = watch(server, table, 10)
    assert [stream.response.status for stream in streams] == [200] * 7 + [429] * 3
    close(streams)
    wait_for(lambda: server.web.metrics.streams == 0 or None)
    streams = watch(server, table, 7)
    assert {stream.response.status for stream in streams} == {200}
    close(streams)


def test_streams_that_are_gone_are_not_counted(start_server: Callable[..., Server]) -> None:
    server = start_server(streams_per_address=3)
    table = server.person().new_table("me", "here", names=("A", "B"))
    for _ in range(10):
        streams = watch(server, table, 3)
        assert {stream.response.status for stream in streams} == {200}
        close(streams)
        wait_for(lambda: not server.web.streams_from._taken or None)
    assert not server.web.streams_of._taken


def test_a_move_is_drawn_once_for_all_spectators_and_others_get_their_turn_between(
    start_server: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = start_server()
    ada, ben = server.person(), server.person()
    table = ada.new_table("me", "open", names=("Ada",), first="1")
    ben.accept(ada.invitation(table), "Ben")
    rounds = 0
    drawn: list[Any] = []
    made: list[int] = []
    draw = pages._drawn

    async def count_rounds() -> None:
        nonlocal rounds
        while True:
            rounds += 1
            await asyncio.sleep(0)

    async def start_counting() -> asyncio.Task[None]:
        return asyncio.create_task(count_rounds())

    def noted_drawn(*given: Any) -> bytes:
        made.append(rounds)
        return draw(*given)

    def noted_picture(*given: Any) -> Any:
        drawn.append(given[1].player)
        return take_picture(*given)

    streams = [*watch(server, table, 12), ada.watch(table), ben.watch(table)]
    for stream in streams:
        stream.picture()
    monkeypatch.setattr(pages, "_drawn", noted_drawn)
    monkeypatch.setattr(pages, "take_picture", noted_picture)
    counting = server.run(start_counting())
    server.play_on(table, Random(1), 1)
    for stream in streams:
        assert 'data-live="' in stream.picture()
    server.loop.call_soon_threadsafe(counting.cancel)
    players = [server.table(table).seats[seat].player for seat in (0, 1)]
    assert sorted(drawn) == sorted([*players, ""])
    assert set(drawn[:2]) == set(players)  # those who play come first
    assert len(made) == len(set(made)) == 14  # never two in one round of the loop
    close(streams)


def test_all_spectators_see_what_their_own_page_shows(server: Server, shared_table: str) -> None:
    """In their language and theme, and nothing that is somebody else's."""
    for lang, theme in (("de", "dark"), ("en", "light"), ("de", ""), ("en", "dark")):
        carl = server.person(lang)
        carl.get("/")
        if theme:
            carl.client.cookies.set("theme", theme)
        page = carl.get(shared_table).html
        with carl.watch(shared_table) as stream:
            assert stream.picture() in "\n".join(page.splitlines())
