"""What our script gets: answers without pages, and the event stream."""

from collections.abc import Callable

from tests.table.conftest import Person, Server, wait_for

# what the script gets


def test_the_script_gets_no_pages(ada: Person, ben: Person, shared_table: str) -> None:
    page = ada.get(shared_table)
    bet = next(move for move in page.moves if move.startswith("bet:"))
    data = page.form("/play").data(("move", bet))
    done = ada.ask(f"{shared_table}/play", data)
    assert (done.status, done.html) == (204, "")
    stale = ada.ask(f"{shared_table}/play", data)
    assert stale.status == 409
    assert stale.response.json() == {
        "error": "The table has changed in the meantime. Look again.",
        "code": "stale",
    }
    assert set(ada.ask("/quick", {"game": "equinox", "opponents": "1"}).response.json()) == {"go"}
    for path, fields in {
        "/lift": {"seat": "0"},
        "/hint": {"seat": "0"},
        "/chat": {"text": "hello"},
        "/take-back": {"seat": "0", "number": "1"},
        "/leave": {"seat": "0"},
        "/return": {"seat": "0"},
        "/resign": {"seat": "0"},
    }.items():
        assert ada.ask(shared_table + path, fields).status == 204, path


def test_an_illegal_move_is_refused_with_the_rule(ada: Person, shared_table: str) -> None:
    data = {"seat": "0", "number": "0", "move": "done"}
    assert ada.ask(f"{shared_table}/play", data).status == 422
    page = ada.post(f"{shared_table}/play", data)
    assert page.status == 422
    assert page.sentence()


# the event stream


def test_the_stream_brings_a_picture_at_once_and_after_each_change(
    ada: Person, ben: Person, carl: Person, shared_table: str
) -> None:
    with (
        ada.watch(shared_table) as mine,
        ben.watch(shared_table) as yours,
        carl.watch(shared_table) as third,
    ):
        assert mine.response.headers["content-type"].startswith("text/event-stream")
        assert mine.response.headers["cache-control"] == "no-store"
        assert mine.response.headers["x-accel-buffering"] == "no"
        pages = {stream: stream.picture() for stream in (mine, yours, third)}
        assert len(set(pages.values())) == 3  # to each their own
        assert 'name="move"' in pages[mine]
        assert 'name="move"' not in pages[yours]
        assert 'id="hand-' in pages[yours]
        assert 'id="hand-' not in pages[third]
        page = ada.get(shared_table)
        bet = next(move for move in page.moves if move.startswith("bet:"))
        ada.click(page, bet)
        for stream, who in ((mine, "You put"), (yours, "Ada puts"), (third, "Ada puts")):
            assert f"{who} a pebble on" in stream.picture()
        ben.submit(ben.get(shared_table).form("/chat"), text="Good luck")
        for stream in (mine, yours, third):
            assert "Good luck" in stream.picture()


def test_a_picture_of_the_stream_is_the_one_on_the_page(ada: Person, shared_table: str) -> None:
    with ada.watch(shared_table) as stream:
        picture = stream.picture()
    page = ada.get(shared_table).html
    assert "".join(picture.split()) in "".join(page.split())


def test_the_stream_shows_a_stranger_who_sits_down(ada: Person, ben: Person) -> None:
    table = ada.new_table("me", "open", names=("Ada",), first="1")
    with ada.watch(table) as stream:
        assert 'name="move"' not in stream.picture()
        ben.accept(ada.invitation(table), "Ben")
        assert 'name="move"' in stream.pictures_until(lambda html: "Ben" in html)


def test_streams_end_with_the_server(start_server: Callable[..., Server]) -> None:
    server = start_server()
    ada = server.person()
    table = ada.new_table("me", "here", names=("A", "B"))
    with ada.watch(table) as stream:
        stream.picture()
        server.run(_hang_up(server))
        assert b"picture" not in stream.rest()


async def _hang_up(server: Server) -> None:
    server.web.house.hang_up()


def test_a_closed_stream_is_forgotten(server: Server, ada: Person, shared_table: str) -> None:
    truth = server.table(shared_table)
    with ada.watch(shared_table) as stream:
        stream.picture()
        assert len(truth.watchers) == 1
    wait_for(lambda: not truth.watchers or None)


def test_asking_for_the_head_of_a_stream_ends(ada: Person, shared_table: str) -> None:
    for _ in range(2):  # the second one shows whether the connection is still of use
        assert ada.client.head(f"{shared_table}/live").status_code == 200
    assert ada.client.get("/").status_code == 200
