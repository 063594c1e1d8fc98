"""The living room: the local network, the screen for everybody, and phones that join by a scan."""

import re
import socket
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

import spieltisch
from spieltisch.cli.page import draw
from spieltisch.core.game import game, games
from spieltisch.table import lan, serve
from spieltisch.table.lan import code_lines, lan_addresses
from spieltisch.table.qr import QUIET, qr_matrix, qr_svg
from spieltisch.table.screen import known_question
from spieltisch.table.settings import read_settings
from spieltisch.table.texts import say
from tests.table.conftest import Person, Process, Server, wait_for
from tests.toys import on_the_shelf
from tests.toys.beacon import BEACON

LAN = "http://192.168.7.5:8000"


# addresses


class Network:
    """A machine with these addresses on the way to others, and these by its name."""

    def __init__(self, ways: dict[str, str], named: list[str]) -> None:
        self.ways, self.named = ways, named
        self.sent: list[str] = []

    def socket(self, family: int, kind: int) -> "Network":
        assert kind == socket.SOCK_DGRAM  # whose connect sends nothing
        self.target = ""
        return self

    def __enter__(self) -> "Network":
        return self

    def __exit__(self, *_error: object) -> None:
        pass

    def connect(self, address: tuple[str, int]) -> None:
        self.target = address[0]
        if self.target not in self.ways:
            raise OSError("Network is unreachable")

    def getsockname(self) -> tuple[str, int]:
        return self.ways[self.target], 1

    def gethostname(self) -> str:
        return "machine"

    def gethostbyname_ex(self, name: str) -> tuple[str, list[str], list[str]]:
        assert name == "machine"
        if not self.named:
            raise socket.gaierror("Name or service not known")
        return name, [], self.named


@pytest.mark.parametrize(
    ("ways", "named", "found"),
    [
        ({lan._TARGETS[3]: "192.168.7.5"}, [], ["192.168.7.5"]),
        (
            dict.fromkeys(lan._TARGETS, "192.168.7.5") | {lan._TARGETS[1]: "10.0.0.2"},
            [],
            ["192.168.7.5", "10.0.0.2"],
        ),
        ({}, ["127.0.1.1", "192.168.7.6"], ["192.168.7.6"]),
        ({lan._TARGETS[0]: "127.0.0.1"}, ["169.254.3.4"], []),
        ({}, [], []),
    ],
    ids=["one", "several", "by name", "only its own", "none"],
)
def test_the_address_in_the_network_is_found_without_a_word(
    monkeypatch: pytest.MonkeyPatch, ways: dict[str, str], named: list[str], found: list[str]
) -> None:
    network = Network(ways, named)
    for name in ("socket", "gethostname", "gethostbyname_ex"):
        monkeypatch.setattr(f"spieltisch.table.lan.socket.{name}", getattr(network, name))
    assert lan_addresses("0.0.0.0", 8000) == [f"http://{host}:8000" for host in found]


def test_a_host_that_somebody_names_is_the_address() -> None:
    assert lan_addresses("192.168.7.9", 1) == ["http://192.168.7.9:1"]
    assert lan_addresses("fd00::7", 1) == ["http://[fd00::7]:1"]


@pytest.mark.parametrize(
    ("given", "host"),
    [
        ({}, "127.0.0.1"),
        ({"lan": True}, "0.0.0.0"),
        ({"lan": "yes"}, "0.0.0.0"),
        ({"lan": "0"}, "127.0.0.1"),
        ({"lan": True, "host": "192.168.7.9"}, "192.168.7.9"),
    ],
)
def test_only_lan_opens_the_table_to_the_network(given: dict[str, Any], host: str) -> None:
    assert read_settings(given).host == host


def test_a_strange_yes_is_one_sentence() -> None:
    with pytest.raises(ValueError, match="Setting lan cannot be 'perhaps'; it takes yes or no"):
        read_settings({"lan": "perhaps"})


def test_the_code_in_the_terminal_is_the_one_of_the_address() -> None:
    lines = code_lines(LAN)
    dark = {" ": (0, 0), "▀": (1, 0), "▄": (0, 1), "█": (1, 1)}
    rows = [[bool(dark[sign][half]) for sign in line] for line in lines for half in (0, 1)]
    inner = [row[QUIET:-QUIET] for row in rows[QUIET:]]
    matrix = qr_matrix(LAN)
    assert inner[: len(matrix)] == matrix
    around = [*rows[:QUIET], *rows[QUIET + len(matrix) :]]
    assert not any(map(any, around))
    assert len(around) >= 2 * QUIET


def test_a_terminal_that_cannot_draw_gets_no_code(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    draw(["█"])
    monkeypatch.setattr("spieltisch.cli.page._encoding", lambda: "ascii")
    draw(["█"])
    assert capsys.readouterr().out == "█\n"


def told(addresses: list[str]) -> tuple[list[str], list[list[str]]]:
    said: list[str] = []
    drawn: list[list[str]] = []
    serve._tell_network(addresses, lambda text: said.append(text.en), drawn.append)
    return said, drawn


def test_the_terminal_says_every_address_or_that_there_is_none() -> None:
    said, drawn = told([LAN, "http://10.0.0.2:8000"])
    assert "http://10.0.0.2:8000" in said[0]
    assert drawn == [code_lines(LAN)]
    assert told([]) == ([serve.NO_NETWORK.en], [])


def test_lan_serves_and_prints_the_address_and_a_code(tmp_path: Any) -> None:
    words = ("--lan", "--host", "127.0.0.1", "--port", "0")  # nothing here is open to a network
    server = Process(*words, "--database", str(tmp_path / "tables.db"))
    try:
        assert server.process.stdout
        assert server.process.stdout.readline() == serve.FOR_ALL.en + "\n"
        for line in code_lines(server.url):
            assert server.process.stdout.readline() == line + "\n"
        page = Person(server.url).get("/")
        assert qr_svg(server.url, say("network.code", "en", address=server.url)) in page.html
    finally:
        server.kill()


def test_without_lan_the_start_page_shows_no_code(ada: Person) -> None:
    assert '<svg class="qr"' not in ada.get("/").html


# in the network


@pytest.fixture
def living_room(start_server: Callable[..., Server]) -> Server:
    server = start_server()
    server.web.addresses = [LAN]
    return server


def test_pages_at_the_address_of_the_network_can_act(living_room: Server) -> None:
    phone = living_room.person(host=LAN.removeprefix("http://"))
    form = {"game": "equinox", "opponents": "1"}
    assert phone.post("/quick", form, origin=LAN).status == 303
    assert phone.post("/quick", form, origin="http://elsewhere.example").status == 403
    assert phone.post("/quick", form, origin=living_room.url).status == 403


def test_invitations_lead_to_the_address_that_others_can_reach(living_room: Server) -> None:
    ada = living_room.person()
    table = ada.new_table("me", "open", names=("Ada",))
    assert f'value="{LAN}{table}/join/2/' in ada.get(table).html
    phone = living_room.person(host="192.168.7.99:8000")
    table = phone.get(
        phone.post(
            "/new/equinox",
            {"seat-1": "me", "name-1": "Ben", "seat-2": "open"},
            origin="http://192.168.7.99:8000",
        ).headers["location"]
    ).path
    assert f'value="http://192.168.7.99:8000{table}/join/2/' in phone.get(table).html


# the screen


@pytest.fixture
def waiting(ada: Person) -> str:
    """A table for two that nobody has joined; Ada only opened it."""
    return ada.new_table("open", "open")


def test_joining_takes_one_scan_and_a_name(
    server: Server, ada: Person, ben: Person, carl: Person, waiting: str
) -> None:
    screen = ada.get(f"{waiting}/screen")
    table = server.table(waiting)
    token = server.web.signer.invitation(table.id, -1)
    link = f"{server.url}{waiting}/join/0/{token}"
    assert qr_svg(link, say("screen.code", "en")) in screen.html
    for person, name in ((ben, "Ben"), (carl, "Carl")):
        page = person.accept(link.removeprefix(server.url), name)
        assert page.path == waiting
    assert [info.name for info in table.seats] == ["Ben", "Carl"]
    assert ben.get(waiting).hand
    assert 'class="qr"' not in ada.get(f"{waiting}/screen").html


def test_a_stranger_to_a_private_table_gets_no_code(
    ada: Person, carl: Person, waiting: str
) -> None:
    page = carl.get(f"{waiting}/screen")
    assert page.status == 200
    assert 'class="qr"' not in page.html
    assert "/join/" not in page.html


def test_the_screen_shows_nobody_s_hand_and_who_is_asked(
    ada: Person, ben: Person, shared_table: str
) -> None:
    for person in (ada, ben):
        hand = person.get(shared_table).hand
        assert hand
        page = person.get(f"{shared_table}/screen")
        assert page.hand == []
        assert page.moves == []
        assert "Ada:" in page.words
        assert [form.action for form in page.forms if "/t/" in form.action] == [
            f"{shared_table}/play"
        ]


def test_the_screen_follows_the_game_and_the_rematch(
    server: Server, ada: Person, ben: Person, shared_table: str
) -> None:
    with ada.watch(f"{shared_table}/screen") as stream:
        first = stream.picture()
        assert 'id="hand"' not in first
        assert f'data-live="{shared_table}/screen/live"' in first
        page = ada.get(shared_table)
        ada.click(page, page.moves[0])
        assert stream.picture() != first
        server.play_on(shared_table, Random(5))
        stream.pictures_until(lambda html: "ranking" in html)
        following = ben.submit(ben.get(shared_table).form("/rematch")).path
        last = stream.pictures_until(lambda html: "data-follow" in html)
        assert f'href="{following}/screen"' in last


def test_a_screen_is_nobody(server: Server, ada: Person, ben: Person, shared_table: str) -> None:
    """Neither is somebody present because of it, nor does it take a seat back."""
    ben.submit(ben.get(shared_table).form("/leave"))
    with ben.watch(f"{shared_table}/screen") as stream:
        stream.picture()
        table = server.table(shared_table)
        wait_for(lambda: any(watcher.player == "" for watcher in table.watchers) or None)
        assert table.seats_of(table.seats[1].player) == [1]
        assert not any(watcher.player == table.seats[1].player for watcher in table.watchers)
    assert server.table(shared_table).seats[1].away


def test_asking_for_the_head_of_a_screen_ends(ada: Person, shared_table: str) -> None:
    head = ada.client.head(f"{shared_table}/screen/live")
    assert head.headers["content-type"].startswith("text/event-stream")


def test_a_screen_of_no_table_is_said_in_a_sentence(ada: Person) -> None:
    for path in ("/t/AAAAAAAAAAAA/screen", "/t/AAAAAAAAAAAA/screen/live"):
        assert ada.get(path).status == 404


# what everybody may know


@pytest.fixture
def beacon() -> Iterator[None]:
    with on_the_shelf(BEACON):
        yield


@pytest.mark.usefixtures("beacon")
@pytest.mark.parametrize("name", ["beacon", *games()])
def test_a_question_on_the_screen_tells_nothing_of_a_hand(name: str) -> None:
    """It is the same whatever the seats hold, as far as a spectator can tell."""
    on, said = game(name), set()
    for seed in range(3):
        random = Random(seed)
        state = on.new(on.max_seats, seed)
        for step in range(60):
            if state.over:
                break
            other = state.determinize(None, 1000 + step)
            for seat in state.to_move():
                question = known_question(state, seat)
                assert question == known_question(other, seat)
                said.add(question)
            seat = random.choice(state.to_move())
            state.play(seat, random.choice(state.moves(seat)))
    assert said - {None}


def test_a_question_about_a_hand_is_not_asked_on_the_screen() -> None:
    """Where a spectator cannot know which of two questions it is, neither is shown."""
    hidden = 0
    for seed in range(8):
        random = Random(seed)
        state = spieltisch.game("blue-moon").new(2, seed)
        for _ in range(40):
            seat = state.to_move()[0]
            if known_question(state, seat) is None:
                hidden += 1
            state.play(seat, random.choice(state.moves(seat)))
            if state.over:
                break
    assert hidden


@pytest.mark.usefixtures("beacon")
@pytest.mark.parametrize("name", ["beacon", *games()])
@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_game_has_a_screen(server: Server, name: str, lang: str) -> None:
    host = server.person(lang)
    seats = {f"seat-{seat}": "random" for seat in range(2, game(name).min_seats + 1)}
    form = {"seat-1": "me", "name-1": "Ada", **seats}
    table = host.post(f"/new/{name}", form).headers["location"]
    host.until_asked(table)
    page = host.get(f"{table}/screen")
    assert page.status == 200
    assert "Ada" in re.sub(
        r"<[^>]+>", "", page.html.partition('id="asks"')[2].partition("</h2>")[0]
    )
