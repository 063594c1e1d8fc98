"""Bots at work beside people: they move in time, they fail with grace, they come back."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from spieltisch.bots import BOTS, Bot
from spieltisch.core.game import State
from spieltisch.core.record import Match
from spieltisch.table import bot_seats
from spieltisch.table.house import SeatInfo
from tests.bots.stubborn import Stubborn
from tests.patience import PATIENCE
from tests.table.scenes import (
    ANNA,
    BERT,
    GREEDY,
    OPEN,
    RANDOM,
    OpenHouse,
    new,
    opened,
    refused,
    said,
    scene,
    step,
    until,
)

# bots


@scene()
async def test_bots_play_a_game_to_the_end(house: OpenHouse) -> None:
    table = await new(house, RANDOM, RANDOM, RANDOM)
    await until(house, table, lambda: table.state.over)
    assert table.match.record.bots == ["random"] * 3
    assert said(table) == []


@scene()
async def test_bots_play_beside_people(house: OpenHouse) -> None:
    table = await new(house, ANNA, RANDOM, GREEDY)
    for _ in range(2):
        while table.state.next_seat() == 0:
            await step(house, table)
        await until(house, table, lambda: table.state.over or table.state.next_seat() == 0)


@scene()
async def test_bots_play_at_several_tables_at_once(house: OpenHouse) -> None:
    tables = [await new(house, RANDOM, RANDOM, seed=seed) for seed in range(4)]
    assert house.figures()["bots"] == 4
    first = tables[0]
    await until(house, first, lambda: first.state.over)
    assert all(table.number > 0 for table in tables)
    while house.figures()["bots"]:
        await asyncio.sleep(0.01)
    assert all(table.state.over for table in tables)


@scene(bot_delay=0.2)
async def test_bots_take_their_time(house: OpenHouse) -> None:
    table = await new(house, RANDOM, BERT)
    begin = asyncio.get_running_loop().time()
    await until(house, table, lambda: table.number > 0)
    assert asyncio.get_running_loop().time() - begin >= 0.2


@scene(bot_delay=60)
async def test_a_bot_does_not_play_on_what_it_has_not_seen(house: OpenHouse) -> None:
    table = await new(house, RANDOM, BERT)
    old = table.state
    await house.bot_plays(table, 0, old.moves(0)[0], old)
    assert table.number == 1
    assert table.next_bot() == 0
    await house.bot_plays(table, 0, table.state.moves(0)[0], old)
    assert table.number == 1
    mine = await new(house, ANNA, BERT)
    await house.bot_plays(mine, 0, mine.state.moves(0)[0], mine.state)  # not a bot's seat
    assert mine.number == 0


class Broken(Bot):
    """A bot that fails."""

    name = "broken"

    def choose(self, state: State, seat: int) -> int:
        raise ZeroDivisionError


def test_a_bot_cannot_hold_up_a_table_with_a_move_that_leads_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "stubborn", Stubborn)

    async def first_move() -> str:
        async with opened(tmp_path) as house:
            table = await new(house, SeatInfo("bot", "Max", "stubborn"), BERT)
            await until(house, table, lambda: table.number > 0)
            return table.match.record.steps[0].key

    wanted = asyncio.run(first_move())
    monkeypatch.setattr(Match, "tried", lambda match, seat: match.state.moves(seat)[-1:])
    assert asyncio.run(first_move()) != wanted


def test_a_failing_bot_is_replaced_by_chance_and_it_is_said_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(BOTS, "broken", Broken)

    async def run() -> None:
        async with opened(tmp_path) as house:
            table = await new(house, SeatInfo("bot", "Max", "broken"), RANDOM)
            await until(house, table, lambda: table.state.over)
            assert said(table) == ["Max is at a loss and moves at random."]

    asyncio.run(run())
    assert "ZeroDivisionError" in caplog.text


class Nonsense(Bot):
    """A bot whose move is none, or not allowed."""

    name = "nonsense"
    answer: Any = None

    def choose(self, state: State, seat: int) -> int:
        return self.answer  # type: ignore[no-any-return]


@pytest.mark.parametrize("answer", [None, -1, 10**9, 2.5, "pass", True, 1], ids=repr)
def test_a_move_that_is_not_allowed_is_replaced_by_chance(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    answer: object,
) -> None:
    monkeypatch.setattr(Nonsense, "answer", answer)
    monkeypatch.setitem(BOTS, "nonsense", Nonsense)

    async def run() -> None:
        async with opened(tmp_path) as house:
            table = await new(house, SeatInfo("bot", "Max", "nonsense"), RANDOM)
            await until(house, table, lambda: table.state.over)
            assert said(table) == ["Max is at a loss and moves at random."]

    asyncio.run(run())
    assert "BadMove: The bot nonsense chose" in caplog.text


class Eager(Bot):
    """A bot that plays by itself, and says what it played."""

    name = "eager"

    def choose(self, state: State, seat: int) -> int:
        move = state.moves(seat)[0]
        state.play(seat, move)
        return move


def test_a_bot_that_plays_by_itself_plays_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "eager", Eager)

    async def run() -> None:
        async with opened(tmp_path) as house:
            table = await new(house, SeatInfo("bot", "Max", "eager"), RANDOM)
            await until(house, table, lambda: table.state.over)
            assert said(table) == []

    asyncio.run(run())


def test_a_lost_database_does_not_stop_the_bots_for_good(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bot_seats, "PAUSES", (0.0,))

    async def run() -> None:
        async with opened(tmp_path, bot_delay=0.01) as house:
            table = await new(house, RANDOM, RANDOM)
            house.store.failures = 20
            await until(house, table, lambda: table.state.over)
            assert house.store.failures == 0

    asyncio.run(run())
    assert "holiday" in caplog.text


def test_a_bot_that_cannot_move_at_all_says_so_and_keeps_trying(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_seats, "PAUSES", (0.0,))
    monkeypatch.setitem(BOTS, "broken", Broken)
    monkeypatch.setattr(bot_seats, "LAST_RESORT", "broken")

    async def run() -> None:
        async with opened(tmp_path) as house:
            table = await new(house, SeatInfo("bot", "Max", "broken"), BERT)
            await until(house, table, lambda: len(table.chat) >= 2)
            assert "Max cannot move right now; the attempts go on." in said(table)
            monkeypatch.setattr(bot_seats, "LAST_RESORT", "random")
            await until(house, table, lambda: table.state.next_seat() == 1)

    asyncio.run(run())


@scene(bot_delay=3600)
async def test_closing_sends_bots_home(house: OpenHouse) -> None:
    table = await new(house, RANDOM, RANDOM)
    assert house.figures()["bots"] == 1
    await asyncio.wait_for(house.close(), PATIENCE)
    assert house.figures()["bots"] == 0
    assert table.number == 0
    await refused(house.chat(table, "zoe", "Zoe", "hello?"), 503, "store")
    await house.store.open()  # for the comparison after the scene


@scene()
async def test_an_action_that_ends_while_the_house_closes_wakes_no_bot(house: OpenHouse) -> None:
    table = await new(house, RANDOM, OPEN)
    house.store.gate = asyncio.Event()
    sitting = asyncio.create_task(house.sit(table, "bert", 1, "Bert"))
    while not house.actions:
        await asyncio.sleep(0)
    closing = asyncio.create_task(house.close())
    await asyncio.sleep(0.01)
    house.store.gate.set()
    await sitting
    await closing
    assert table.seats[1] == BERT
    assert house.figures()["bots"] == 0


@pytest.mark.parametrize(("hours", "young"), [(23, True), (24, False)])
def test_after_a_restart_bots_go_on_by_themselves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hours: int, young: bool
) -> None:
    async def run() -> None:
        async with opened(tmp_path, bot_delay=60, keep_open_hours=100) as house:
            table = await new(house, RANDOM, RANDOM)
            waiting = await new(house, RANDOM, OPEN)
            for _ in range(hours):
                await house.pass_hour()
        house = OpenHouse(tmp_path, 0.0, keep_open_hours=100)
        resumed = asyncio.Event()  # the house looks round as soon as the bots are back at work
        monkeypatch.setattr("spieltisch.table.house.CHORES", 0.01)
        monkeypatch.setattr(house, "forget_idle", resumed.set)
        await house.start()
        await asyncio.wait_for(resumed.wait(), PATIENCE)
        assert [live.id for live in house._tables.all()] == ([table.id] if young else [])
        same = await house.get(table.id)  # whoever opens a table wakes its bots
        await until(house, same, lambda: same.state.over)
        assert (await house.get(waiting.id)).number == 0
        await house.close()

    asyncio.run(run())
