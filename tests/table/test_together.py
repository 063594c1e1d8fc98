"""Games won or lost together at a table: open hands, several seats of one person, votes."""

import re
from collections.abc import Callable, Iterator
from random import Random
from unittest.mock import patch

import pytest

from spieltisch.core.record import parse_record, resume
from spieltisch.table import setup
from spieltisch.table.house import LiveTable, SeatInfo
from spieltisch.table.picture import Viewer, looking_seat
from tests.table.conftest import Person, Server
from tests.table.scenes import ANNA, BERT, RANDOM, OpenHouse, scene, until
from tests.toys import on_the_shelf
from tests.toys.beacon import BEACON

ALSO_ANNA = SeatInfo("human", "Anna 2", player="anna")


@pytest.fixture(autouse=True)
def beacon() -> Iterator[None]:
    with on_the_shelf(BEACON):
        yield


async def new(house: OpenHouse, *seats: SeatInfo) -> LiveTable:
    with patch.object(setup, "new_seed", lambda: 1):
        return await house.create("anna", "beacon", list(seats), {}, None, False)


async def do(house: OpenHouse, table: LiveTable, seat: int, key: str) -> None:
    await house.play(table, table.seats[seat].player, seat, key, table.number)


async def take_counsel(house: OpenHouse, table: LiveTable, *seats: int) -> None:
    """These seats rest and drop a log; what is left is the vote."""
    for seat in seats:
        await do(house, table, seat, "rest")
    if not table.state.votes():
        for seat in seats:
            await do(house, table, seat, table.state.move_key(table.state.moves(seat)[0]))


def looks(table: LiveTable, player: str, lifted: int | None = None) -> int | None:
    seat, curtain = looking_seat(table, Viewer(player, "en", lifted))
    assert curtain is None
    return seat


@scene()
async def test_nobody_needs_a_curtain_where_hands_are_open(house: OpenHouse) -> None:
    table = await new(house, ANNA, ALSO_ANNA)
    assert looks(table, "anna") == 0
    assert looks(table, "anna", lifted=1) == 1
    await do(house, table, 0, "rest")
    assert looks(table, "anna") == 1  # the seat that is asked
    assert looks(table, "anna", lifted=0) == 0  # or the one that was chosen
    assert looks(table, "somebody") is None


@scene()
async def test_whoever_plays_several_seats_is_asked_once(house: OpenHouse) -> None:
    table = await new(house, ANNA, ALSO_ANNA, BERT)
    await take_counsel(house, table, 0, 1, 2)
    assert table.state.votes() == [-1, -1, -1]
    await do(house, table, 1, "hold")
    hold = table.state.parse_move(0, "hold")
    assert table.state.votes() == [hold, hold, -1]
    await do(house, table, 2, "hold")
    assert table.state.votes() == []


@scene()
async def test_a_vote_for_several_seats_is_taken_back_for_all_of_them(house: OpenHouse) -> None:
    table = await new(house, ANNA, ALSO_ANNA, BERT)
    await take_counsel(house, table, 0, 1, 2)
    await do(house, table, 2, "hold")
    await do(house, table, 0, "call")
    await house.take_back(table, "anna", 0, table.number)
    assert table.state.votes() == [-1, -1, table.state.parse_move(2, "hold")]
    await do(house, table, 1, "hold")
    assert table.state.votes() == []


@scene()
async def test_a_seat_that_a_bot_plays_is_not_voted_for(house: OpenHouse) -> None:
    table = await new(house, ANNA, ALSO_ANNA, BERT)
    await take_counsel(house, table, 0, 1, 2)
    await house.leave(table, "anna", 1)
    await do(house, table, 0, "hold")
    assert table.state.votes() == [table.state.parse_move(0, "hold"), -1, -1]


@scene()
async def test_bots_vote_after_the_people_and_as_they_do(house: OpenHouse) -> None:
    table = await new(house, ANNA, RANDOM)
    await do(house, table, 0, "rest")
    await until(house, table, lambda: 0 in table.state.to_move())
    while not table.state.votes():
        await do(house, table, 0, table.state.move_key(table.state.moves(0)[0]))
        await until(house, table, lambda: 0 in table.state.to_move())
    assert table.state.votes() == [-1, -1]
    assert table.next_bot() is None
    await do(house, table, 0, "call")
    await until(house, table, lambda: not table.state.votes())
    assert table.state.log(None)[-1].kind == "call"


@scene()
async def test_what_is_taken_back_leaves_the_moves_of_others(house: OpenHouse) -> None:
    table = await new(house, ANNA, BERT)
    log = next(
        key
        for key in map(table.state.move_key, table.state.moves(0))
        if key in ("burn:twig", "burn:branch")
    )
    await do(house, table, 0, log)
    other = next(
        key for key in map(table.state.move_key, table.state.moves(1)) if key == "burn:trunk"
    )
    await do(house, table, 1, other)
    await house.take_back(table, "anna", 0, table.number)
    assert [(step.seat, step.key) for step in table.match.record.steps] == [(1, other)]
    assert table.asking is None


# over HTTP


@pytest.fixture
def beacon_server(start_server: Callable[..., Server]) -> Server:
    return start_server()


def begin(anna: Person, **options: str) -> str:
    """Anna and Ben at one screen, by the form of a new table."""
    form = anna.get("/new/beacon").form("/new/beacon")
    seats = {"seat_1": "me", "seat_2": "here", "name_1": "Anna", "name_2": "Ben"}
    return anna.submit(form, None, **seats, seat_3="", seat_4="", **options).path


def test_a_game_from_outside_the_package_brings_all_its_rooms(beacon_server: Server) -> None:
    anna = beacon_server.person("en")
    start = anna.get("/")
    assert "/new/beacon" in start.links
    assert "Bots that play along" in start.words
    assert "all hands lie open" in anna.get("/new/beacon").words
    table = begin(anna, weather="mild")
    assert beacon_server.table(table).match.record.options == {"weather": "mild"}
    page = anna.get(table)
    assert '<section class="beacon"' in page.html
    for path in re.findall(r'"(/static/beacon[^"#]*)', page.html + start.html):
        assert anna.get(path).status == 200, path
    assert "for five nights" in anna.get("/games/beacon/rules").words
    assert "the next storm is 3 weaker" in anna.get("/games/beacon/cards").words
    assert "BN-09" in anna.get("/games/beacon/rulings").words
    assert beacon_server.play_on(table, Random(3)).state.over
    assert anna.get(table).over


def test_no_file_of_a_game_but_those_for_browsers_is_served(beacon_server: Server) -> None:
    anna = beacon_server.person("en")
    for path in ("/static/rules.py", "/static/../rules.py", "/static/%2e%2e/rulings.toml"):
        assert anna.get(path).status == 404


def test_a_lost_game_says_so_to_everybody(beacon_server: Server) -> None:
    anna = beacon_server.person("en")
    table = begin(anna, seed="3")
    page = anna.get(table)
    while page.moves:
        idle = [key for key in ("rest", "hold") if key in page.moves]
        page = anna.click(page, (idle or page.moves)[0])
    assert "The game is lost" in page.words
    assert 'class="ranking"' not in page.html
    for lang, said in (("en", "The game is lost"), ("de", "Das Spiel ist verloren")):
        assert said in beacon_server.person(lang).get(table).words
    record = parse_record(anna.get(f"{table}/record.json").response.json())
    result = resume(record).state.result()
    assert result
    assert (result.lost, result.winners) == (True, [])
