"""My games: with whom, when, and how each ended for me."""

import re
from dataclasses import replace
from random import Random

import pytest

import spieltisch
from spieltisch.core.text import Text
from spieltisch.table.kept import ending_of
from spieltisch.table.mine import my_game
from spieltisch.table.seats import Ending, SeatInfo, Summary
from tests.table.conftest import Person, Server, play_out
from tests.table.scenes import ANNA, BERT, CARL, OpenHouse, finish, new, scene
from tests.toys import on_the_shelf
from tests.toys.beacon import BEACON

TITLE = Text("Spiel", "Game")
TABLE = Summary(
    "id", "equinox", TITLE, ["Anna", "Bert", "Carl"], 0, True, [], "Anna", 1e9, [0], False
)


def ended(ending: Ending | None, **changes: object) -> str:
    table = replace(TABLE, ending=ending, **changes)  # type: ignore[arg-type]
    return my_game(table, "en").stands


@pytest.mark.parametrize(
    ("ending", "changes", "said"),
    [
        (Ending((0,), (1, 2, 3), (9, 8, 7)), {}, "Won"),
        (Ending((0, 2), (1, 3, 1), (9, 8, 9)), {}, "Shared victory"),
        (Ending((1,), (3, 1, 2), (5, 9, 7)), {}, "Place 3 of 3"),
        (Ending((1,), (2, 1), (5, 9)), {"names": ["Anna", "Bert"]}, "Lost"),
        (Ending((1,), (3, 1, 2), (5, 9, 7)), {"mine": [0, 1]}, "Bert wins"),
        (Ending((1, 2), (3, 1, 1), (5, 9, 9)), {"mine": []}, "Bert, Carl win"),
        (Ending((0, 1, 2), (), (1, 1, 1)), {}, "Won"),
        (Ending((0, 1, 2), (), (1, 1, 1)), {"mine": [0, 1, 2]}, "Won"),
        (Ending((), (), (0, 0, 0)), {}, "Lost"),
        (Ending((1,), (3, 1, 2), (5, 9, 7)), {"mine": [], "resigned": True}, "Resigned"),
        (None, {}, "Finished"),
    ],
)
def test_how_a_game_ended_for_somebody(
    ending: Ending | None, changes: dict[str, object], said: str
) -> None:
    assert ended(ending, **changes) == said


def test_scores_begin_with_one_s_own() -> None:
    table = replace(TABLE, mine=[1], ending=Ending((1,), (3, 1, 2), (5, 9.5, 7)))
    assert my_game(table, "en").scores == "9½ : 5 : 7"
    assert my_game(table, "en").others == "with Anna, Carl"
    assert my_game(replace(table, ending=Ending((0,), (), (1,))), "en").scores == ""
    assert my_game(replace(table, over=False, ending=None), "en").scores == ""


def test_dates_are_in_the_reader_s_language_and_for_the_reader_s_zone() -> None:
    german, english = my_game(TABLE, "de"), my_game(TABLE, "en")
    assert re.fullmatch(r"\d\d\.09\.2001, \d\d:\d\d", german.date)
    assert re.fullmatch(r"\d\d Sep 2001, \d\d:\d\d", english.date)
    assert german.moment == english.moment == "2001-09-09T01:46Z"


@scene()
async def test_lists_know_how_a_game_ended(house: OpenHouse) -> None:
    table = await new(house, ANNA, BERT, CARL)
    assert (await house.games_of("anna"))[0].ending is None
    await finish(house, table)
    result = table.state.result()
    assert result
    (row,) = await house.games_of("bert")
    assert row.ending == table.kept.ending
    assert row.ending
    assert row.ending.scores == tuple(result.scores)
    assert list(row.ending.won) == result.winners
    assert sorted(row.ending.ranks)[0] == 1
    assert not row.resigned


@scene(bot_delay=60)
async def test_whoever_gave_up_reads_so(house: OpenHouse) -> None:
    table = await new(house, ANNA, BERT)
    await house.resign(table, "bert", 1)
    assert [row.resigned for row in await house.games_of("bert")] == [True]
    assert [row.resigned for row in await house.games_of("anna")] == [False]


@scene()
async def test_where_all_play_together_there_is_no_rank(house: OpenHouse) -> None:
    with on_the_shelf(BEACON):
        seats = [SeatInfo("human", name, player="anna") for name in ("Anna", "Ben")]
        table = await house.create("anna", "beacon", seats, {}, None, False)
        await finish(house, table)
        (row,) = await house.games_of("anna")
        assert row.ending
        assert row.ending.ranks == ()
        result = table.state.result()
        assert result
        assert my_game(row, "en").stands == ("Lost" if result.lost else "Won")


@pytest.mark.parametrize("game", spieltisch.games())
def test_every_game_s_ending_has_a_rank_for_everybody(game: str) -> None:
    on = spieltisch.game(game)
    state = on.new(on.max_seats, 3)
    random = Random(3)
    while not state.over:
        seat = state.next_seat()
        state.play(seat, random.choice(state.moves(seat)))
    ending = ending_of(state)
    assert ending
    assert len(ending.scores) == on.max_seats
    if not on.cooperative:
        assert len(ending.ranks) == on.max_seats
        assert set(ending.won) == {seat for seat, rank in enumerate(ending.ranks) if rank == 1}


def test_the_page_tells_it_all(server: Server, ada: Person) -> None:
    table = ada.new_table("me", "random", names=("Ada", "Robo"), first="1")
    assert "with Robo" in ada.get("/mine").words
    play_out(table, [ada], Random(4))
    page = ada.get("/mine")
    assert re.search(r"\b(Won|Lost|Shared victory)\b", page.words)
    assert re.search(r"\d+½? : \d+½?", page.words)
    assert re.search(r'<time datetime="\d{4}-\d\d-\d\dT\d\d:\d\dZ">', page.html)
    assert f"{table}/replay" in page.links
