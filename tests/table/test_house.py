"""The house: tables opened, played at, watched, listed, forgotten and removed."""

import asyncio
import gc
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import text

import spieltisch
from spieltisch.core.game import State
from spieltisch.core.record import Step, state_hash
from spieltisch.core.text import LANGUAGES, Text, both
from spieltisch.table import setup, words
from spieltisch.table.house import House, LiveTable, Refused, SeatInfo, Subscription
from spieltisch.table.seats import STAND_IN
from tests.patience import PATIENCE
from tests.table.scenes import (
    ANNA,
    BERT,
    CARL,
    DAY,
    GREEDY,
    OPEN,
    RANDOM,
    OpenHouse,
    agree_with_store,
    brought,
    finish,
    new,
    opened,
    played,
    refused,
    scene,
    step,
    until,
)

# opening tables


@scene()
async def test_a_table_opens_with_people_bots_and_open_seats(house: OpenHouse) -> None:
    table = await new(house, ANNA, GREEDY, OPEN, edition="de")
    assert len(table.id) == 12
    assert [info.kind for info in table.seats] == ["human", "bot", "open"]
    assert [info.name for info in table.seats] == ["Anna", "Bot", ""]
    assert table.state.names == ["Anna", "Bot", "#3"]
    assert table.game is spieltisch.game("equinox")
    assert table.match.record.options["edition"] == "de"
    assert (table.number, table.host, table.public) == (0, "anna", True)
    assert (table.asking, table.rematch, table.chat) == (None, None, [])
    assert table.created == table.updated == house.time.now
    assert table.waiting_for_people()
    assert table.seats_of("anna") == [0]
    assert table.seats_of("") == table.seats_of("nobody") == []


@scene()
async def test_ids_and_seeds_are_not_repeated(house: OpenHouse) -> None:
    tables = [
        await house.create("anna", "equinox", [ANNA, OPEN], {}, None, False) for _ in range(20)
    ]
    assert len({table.id for table in tables}) == 20
    assert len({table.match.record.seed for table in tables}) == 20


@scene()
async def test_a_set_up_that_does_not_work_is_refused(house: OpenHouse) -> None:
    async def create(game: str, seats: list[SeatInfo], **options: Any) -> LiveTable:
        return await house.create("anna", game, seats, options, None, True)

    await refused(create("chess", [ANNA, OPEN]), 404, "no-game")
    await refused(create("equinox", [ANNA]), 422, "setup")
    refusal = await refused(create("equinox", [ANNA, OPEN], edition="fr"), 422, "setup")
    assert refusal.text.de.endswith("kann nicht 'fr' sein; gültig ist: en oder de.")
    assert refusal.text.en.endswith("cannot be 'fr'; it takes en or de.")
    await refused(create("equinox", [ANNA, SeatInfo("bot", bot="genius")]), 422, "no-bot")
    await refused(create("equinox", [ANNA, SeatInfo("human", " ")]), 422, "no-name")
    await refused(create("equinox", [ANNA, replace(BERT, name="ANNA")]), 409, "name-taken")
    assert await house.lobby() == []


@scene()
async def test_several_people_at_one_screen(house: OpenHouse) -> None:
    table = await new(house, ANNA, SeatInfo("human", "Bert"))
    assert table.seats_of("anna") == [0, 1]
    await finish(house, table)
    assert table.state.over


@scene()
async def test_an_unknown_table_is_not_found(house: OpenHouse) -> None:
    for table_id in ("abcdefghijkl", "", "x", "../../../etc", "\0" * 12, "ä" * 12, "a" * 10_000):
        await refused(house.get(table_id), 404, "no-table")


@scene()
async def test_everybody_gets_the_same_table(house: OpenHouse) -> None:
    table = await new(house, ANNA, BERT)
    assert await house.get(table.id) is table


def test_two_who_come_at_once_after_a_restart_get_the_same_table(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as house:
            table = await new(house, ANNA, BERT)
        async with opened(tmp_path) as house:
            first, second = await asyncio.gather(house.get(table.id), house.get(table.id))
            assert first is second is not table

    asyncio.run(run())


# playing


@scene()
async def test_a_game_between_two_people(house: OpenHouse) -> None:
    table = await new(house, ANNA, BERT)
    await finish(house, table)
    assert table.state.over
    assert table.number == len(table.match.record.steps) > 20
    assert table.kept.finished
    assert table.kept.turns == ()
    lines = table.state.log(None)
    assert any("Bert" in line.text.en for line in lines)


@scene()
async def test_a_move_is_refused_to_everybody_but_whoever_sits_there(house: OpenHouse) -> None:
    table = await new(house, ANNA, BERT)
    for player, seat in (
        ("bert", 0),
        ("", 0),
        ("nobody", 0),
        ("anna", 1),
        ("anna", -2),
        ("anna", 9),
    ):
        await refused(house.play(table, player, seat, "pass", 0), 403, "not-your-seat")
    assert table.number == 0


@scene()
async def test_a_double_click_plays_once(house: OpenHouse) -> None:
    table = await new(house, ANNA, BERT)
    clicks = [house.play(table, "anna", 0, "pass", 0) for _ in range(5)]
    results = await asyncio.gather(*clicks, return_exceptions=True)
    refusals = [result for result in results if isinstance(result, Refused)]
    assert results.count(None) == 1
    assert [(refusal.status, refusal.code) for refusal in refusals] == [(409, "stale")] * 4
    assert table.number == 1


class Everybody(State):
    """A game that asks all at once for a card or two, and then for the next question."""

    def __init__(self, open_answers: list[int], question: int = 1) -> None:
        self.begin(3)
        self.open_answers = open_answers
        self.question = question

    def to_move(self) -> tuple[int, ...]:
        return tuple(self.open_answers)

    def prompt(self, seat: int) -> Text:
        return both(f"question {self.question}")

    def legal_moves(self, seat: int) -> list[int]:
        return [1, 2]


def test_a_move_of_others_makes_my_page_old_only_if_it_asks_me_something_else() -> None:
    match = played(0)
    table = LiveTable(setup.new_table(match, [ANNA, BERT, CARL], "", False, 0.0), match.state, 0.0)

    def goes_on(state: State, *movers: int) -> None:
        steps = [*table.kept.record.steps, *(Step(seat, "draw", "", False) for seat in movers)]
        kept = replace(table.kept, number=table.number + 1)
        table.adopt(replace(kept, record=replace(kept.record, steps=steps)), state, 0.0)

    def fresh(number: int) -> list[int]:
        return [seat for seat in range(3) if table.fresh(seat, number)]

    goes_on(Everybody([0, 1, 2]))
    assert fresh(1) == [0, 1, 2]
    goes_on(Everybody([0, 1, 2]), 0)  # asked the same again, but not by the page from before
    assert (fresh(1), fresh(2)) == ([1, 2], [0, 1, 2])
    goes_on(Everybody([0, 2]), 1)
    assert (fresh(1), fresh(2), fresh(3)) == ([2], [0, 2], [0, 1, 2])
    goes_on(Everybody([0, 1, 2], 2), 2)  # the next question is one for all
    assert (fresh(1), fresh(2), fresh(3), fresh(4)) == ([], [], [], [0, 1, 2])
    table.adopt(replace(table.kept, number=5, record=match.record), Everybody([0, 1, 2], 2), 0.0)
    assert (fresh(4), fresh(5), fresh(6)) == ([], [0, 1, 2], [])  # taken back


@scene()
async def test_a_stale_number_changes_nothing(house: OpenHouse) -> None:
    table = await new(house, ANNA, BERT)
    await step(house, table)
    before = table.kept
    for number in (0, 2, -1):
        await refused(house.play(table, "anna", 0, "pass", number), 409, "stale")
    assert table.kept is before


@scene()
async def test_an_illegal_move_is_refused_with_its_reason(house: OpenHouse) -> None:
    table = await new(house, ANNA, BERT)
    await refused(house.play(table, "anna", 0, "castle", 0), 422, "no-such-move")
    await refused(house.play(table, "anna", 0, "", 0), 422, "no-such-move")
    move = _forbidden(table.state, 0)
    reason = table.state.why_not(0, move)
    assert reason is not None
    key = table.state.move_key(move)
    refusal = await refused(house.play(table, "anna", 0, key, 0), 422, reason.code)
    assert refusal.rulings == reason.rulings
    for lang in LANGUAGES:
        assert refusal.text.to(lang) == reason.to(lang)
    refusal = await refused(house.play(table, "bert", 1, "pass", 0), 422, "not-your-turn")
    assert "Anna" in refusal.text.de
    assert table.number == 0


def _forbidden(state: State, seat: int) -> int:
    """A move that a ruling forbids."""
    for move in range(spieltisch.game(state.game_name).num_moves):
        reason = state.why_not(seat, move)
        if reason and reason.rulings:
            return move
    raise AssertionError("everything is allowed")


@scene()
async def test_nobody_plays_while_seats_are_open(house: OpenHouse) -> None:
    table = await new(house, ANNA, OPEN, GREEDY)
    await refused(house.play(table, "anna", 0, "pass", 0), 409, "waiting")
    await refused(house.take_back(table, "anna", 0, 0), 409, "waiting")
    await refused(house.resign(table, "anna", 0), 409, "waiting")
    await refused(house.hint(table, "anna", 0), 409, "waiting")
    await house.sit(table, "bert", 1, "Bert")
    await house.play(table, "anna", 0, "pass", 0)
    assert table.number == 1


@scene()
async def test_nothing_is_shown_before_it_is_written(house: OpenHouse) -> None:
    table = await new(house, ANNA, BERT)
    house.store.gate = asyncio.Event()
    async with house.subscribe(table) as subscription:
        playing = asyncio.create_task(house.play(table, "anna", 0, "pass", 0))
        waiting = asyncio.create_task(subscription.changed())
        while await _stored_number(house, table) == 0:
            await asyncio.sleep(0.01)
        assert table.number == 0
        assert not waiting.done()
        house.store.gate.set()
        await playing
        assert await waiting
        assert table.number == 1


async def _stored_number(house: OpenHouse, table: LiveTable) -> int:
    kept = await house.store.load(table.id)
    assert kept is not None
    return len(kept.record.steps)


@scene()
async def test_a_cancelled_request_does_not_part_memory_and_store(house: OpenHouse) -> None:
    table = await new(house, ANNA, BERT)
    house.store.gate = asyncio.Event()
    playing = asyncio.create_task(house.play(table, "anna", 0, "pass", 0))
    while await _stored_number(house, table) == 0:
        await asyncio.sleep(0.01)
    playing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await playing
    house.store.gate.set()
    await until(house, table, lambda: table.number == 1)


@scene()
async def test_a_lost_database_is_a_refusal_and_changes_nothing(house: OpenHouse) -> None:
    table = await new(house, ANNA, BERT)
    before = table.kept
    house.store.failures = 1
    refusal = await refused(house.play(table, "anna", 0, "pass", 0), 503, "store")
    assert "holiday" not in refusal.text.en
    assert table.kept is before
    await house.play(table, "anna", 0, "pass", 0)
    assert table.number == 1


def test_a_second_process_is_noticed_and_caught_up_with(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as house, opened(tmp_path) as other:
            table = await new(house, ANNA, BERT)
            same = await other.get(table.id)
            await step(house, table)
            assert same.number == 0
            async with other.subscribe(same) as subscription:
                await refused(other.play(same, "anna", 0, "pass", 0), 409, "stale")
                assert await subscription.changed()
            assert same.kept == table.kept
            await step(other, same)
            assert same.number == 2
            await refused(house.chat(table, "anna", "", "hello"), 409, "stale")
            assert table.number == 2

    asyncio.run(run())


# rematch


@scene()
async def test_a_rematch_moves_everybody_on_by_a_seat(house: OpenHouse) -> None:
    seats = [ANNA, BERT, replace(RANDOM, name="Rob")]
    table = await house.create("anna", "equinox", seats, {"edition": "de"}, None, False, "wait")
    await refused(house.rematch(table, "anna"), 409, "not-over")
    await house.resign(table, "bert", 1)
    await house.resign(table, "anna", 0)
    await until(house, table, lambda: table.state.over)
    await refused(house.rematch(table, "zoe"), 403, "players-only")
    async with house.subscribe(table) as subscription:
        following = await house.rematch(table, "bert")
        assert await subscription.changed()
    assert table.rematch == following.id
    assert following.seats == [BERT, SeatInfo("bot", "Rob", "random"), ANNA]
    assert following.host == "anna"
    assert not following.public
    assert following.match.record.options == table.match.record.options
    assert following.match.record.seed != table.match.record.seed
    assert following.kept.absence == "wait"
    again = await asyncio.gather(house.rematch(table, "anna"), house.rematch(table, "bert"))
    assert again[0] is again[1] is following


@scene()
async def test_two_who_want_a_rematch_at_once_get_the_same(house: OpenHouse) -> None:
    table = await new(house, ANNA, BERT)
    await finish(house, table)
    one, two = await asyncio.gather(house.rematch(table, "anna"), house.rematch(table, "bert"))
    assert one is two
    assert len(await house.games_of("bert")) == 2


@scene(keep_days=1)
async def test_a_rematch_that_was_removed_is_made_anew(house: OpenHouse) -> None:
    table = await new(house, ANNA, BERT)
    await finish(house, table)
    first = await house.rematch(table, "anna")
    await pass_hours(house, 23)
    await house.chat(table, "anna", "", "another one?")
    assert await pass_hours(house, 1) == 1
    second = await house.rematch(table, "anna")
    assert second.id != first.id
    assert table.rematch == second.id


# records


@scene()
async def test_an_unfinished_record_becomes_a_running_table(house: OpenHouse) -> None:
    match = played(30)
    match.record.bots = ["", "", "greedy"]
    table = await house.import_record("anna", brought(match))
    assert table.seats == [
        SeatInfo("human", "Lena", player="anna"),
        SeatInfo("human", "Mirjam", player="anna"),
        SeatInfo("bot", "Tom", "greedy"),
    ]
    assert (table.host, table.public, table.number) == ("anna", False, 30)
    assert state_hash(table.state) == state_hash(match.state)
    assert table.match.record.steps == match.record.steps
    await until(house, table, lambda: table.state.next_seat() != 2)
    await step(house, table)


@scene(bot_delay=60)
async def test_whoever_goes_on_with_a_game_between_bots_has_the_first_seat(
    house: OpenHouse,
) -> None:
    table = await house.import_record("anna", brought(played(30, ["random", "oracle", "greedy"])))
    assert [info.player for info in table.seats] == ["anna", "", ""]
    assert [info.bot for info in table.seats] == ["", STAND_IN, "greedy"]


@scene()
async def test_people_without_a_name_in_the_record_are_called_by_their_seats(
    house: OpenHouse,
) -> None:
    def nameless(data: Any) -> None:
        data["players"] = []

    table = await house.import_record("anna", brought(played(3), nameless))
    assert [info.name for info in table.seats] == ["#1", "#2", "#3"]


@scene()
async def test_a_finished_record_becomes_a_finished_table(house: OpenHouse) -> None:
    match = played(10_000, ["", "greedy", "oracle"])
    table = await house.import_record("anna", brought(match))
    assert table.state.over
    assert table.seats == [
        SeatInfo("human", "Lena"),
        SeatInfo("bot", "Mirjam", "greedy"),
        SeatInfo("bot", "Tom", STAND_IN),
    ]
    assert table.seats_of("anna") == []
    assert [(row.id, row.over) for row in await house.games_of("anna")] == [(table.id, True)]
    following = await house.rematch(table, "anna")
    assert [info.kind for info in following.seats] == ["bot", "bot", "open"]


@scene()
async def test_what_can_be_forged_in_a_record_is_not_taken_over(house: OpenHouse) -> None:
    def forge(data: Any) -> None:
        data["snapshot"] = {"forged": True}
        data["rules_version"] = 0
        for move in data["moves"]:
            move[3] = False

    match = played(30)
    table = await house.import_record("anna", brought(match, forge))
    assert table.match.record.steps == match.record.steps
    assert table.match.record.rules_version == table.game.rules_version
    assert table.kept.record.snapshot == match.state.dump()


@scene()
async def test_a_record_that_does_not_replay_is_refused_and_not_stored(house: OpenHouse) -> None:
    def other_move(data: Any) -> None:
        data["moves"][7][1] = "bet:nobody"

    def other_state(data: Any) -> None:
        data["moves"][7][2] = "deadbeef"

    def after_the_end(data: Any) -> None:
        data["moves"].append([1, "pass", "deadbeef", False])

    for match, change in (
        (played(30), other_move),
        (played(30), other_state),
        (played(10_000), after_the_end),
    ):
        record = brought(match, change)
        refusal = await refused(house.import_record("anna", record), 422, "record")
        assert "At move" in refusal.text.en
    assert await house.games_of("anna") == []


# lists


@scene(bot_delay=60)
async def test_the_lobby_and_my_games(house: OpenHouse) -> None:
    waiting = await new(house, ANNA, OPEN)
    house.wall.now += 1
    running = await new(house, BERT, RANDOM)
    house.wall.now += 1
    await house.create("anna", "equinox", [ANNA, BERT], {}, None, False)
    house.wall.now += 1
    over = await new(house, ANNA, BERT)
    await finish(house, over)
    lobby = await house.lobby()
    assert [row.id for row in lobby] == [waiting.id, running.id]  # free seats first
    row = lobby[0]
    assert row.title == Text("Equinox", "Equinox")
    assert (row.names, row.open_seats, row.over) == (["Anna", ""], 1, False)
    assert (row.turn, row.host, row.mine, row.my_turn) == ([], "Anna", [], False)
    assert row.updated == waiting.updated
    assert (lobby[1].turn, lobby[1].host) == (["Bert"], "")
    mine = await house.games_of("bert")
    assert mine[0].id == over.id
    assert [row.over for row in mine] == [True, False, False]
    by_id = {row.id: row for row in mine}
    assert by_id[running.id].mine == [0]
    assert by_id[running.id].my_turn
    assert len(await house.games_of("anna")) == 4
    assert await house.games_of("zoe") == []


# changed rules


def test_a_game_goes_on_under_new_rules(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as house:
            table = await new(house, ANNA, BERT)
            random = Random(3)
            for _ in range(30):
                await step(house, table, random)
            await _spoil(house, rules_version=0)
            house._tables._warm.clear()
            house._tables._known.clear()
        for _ in range(2):
            async with opened(tmp_path) as house:
                same = await house.get(table.id)
                assert same.number >= 30
                seat = same.state.next_seat()
                await step(house, same)
                player = same.seats[seat].player
                await refused(house.take_back(same, player, seat, same.number), 409, "lost-history")
                assert same.state.fault() is None
        async with opened(tmp_path) as house:
            same = await house.get(table.id)
            assert same.number == 32
            await finish(house, same)

    asyncio.run(run())


async def _spoil(house: OpenHouse, rules_version: int) -> None:
    """As if rules of that version had led to another state at move 11."""
    async with house.store._engine.begin() as connection:
        await connection.execute(text(f"UPDATE tables SET rules_version = {rules_version}"))
        await connection.execute(text("UPDATE moves SET hash = 'x' WHERE number = 11"))


def test_a_table_that_does_not_fit_its_own_rules_is_refused(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        async with opened(tmp_path) as house:
            table = await new(house, ANNA, BERT)
            for _ in range(12):
                await step(house, table)
            await _spoil(house, rules_version=table.game.rules_version)
            house._tables._warm.clear()
            house._tables._known.clear()
            await refused(house.get(table.id), 500, "broken")

    asyncio.run(run())
    assert "cannot be resumed" in caplog.text


# watching


@scene()
async def test_every_reader_learns_of_every_change(house: OpenHouse) -> None:
    table = await new(house, ANNA, BERT)
    seen: dict[int, int] = {}

    async def watch(reader: int, pause: float) -> None:
        async with house.subscribe(table) as subscription:
            seen[reader] = len(table.chat)
            while seen[reader] < 50:
                await subscription.changed()
                seen[reader] = len(table.chat)
                await asyncio.sleep(pause)  # a slow connection

    watching = [asyncio.create_task(watch(reader, reader * 0.01)) for reader in range(5)]
    await asyncio.sleep(0.01)
    for number in range(50):
        await house.chat(table, "anna", "", f"{number}")
    await asyncio.wait_for(asyncio.gather(*watching), PATIENCE)
    assert set(seen.values()) == {50}
    assert table.watchers == set()


@scene()
async def test_a_reader_who_gives_up_waiting_misses_nothing(house: OpenHouse) -> None:
    table = await new(house, ANNA, BERT)
    async with house.subscribe(table) as subscription:
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(subscription.changed(), 0.01)
        await house.chat(table, "anna", "", "now")
        assert await asyncio.wait_for(subscription.changed(), PATIENCE)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(subscription.changed(), 0.01)


@scene()
async def test_refusals_wake_nobody(house: OpenHouse) -> None:
    table = await new(house, ANNA, BERT)
    async with house.subscribe(table) as subscription:
        await refused(house.play(table, "anna", 0, "pass", 7), 409, "stale")
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(subscription.changed(), 0.05)


@scene()
async def test_readers_are_told_when_the_house_closes(house: OpenHouse) -> None:
    table = await new(house, ANNA, BERT)
    ended: list[Subscription] = []

    async def watch() -> None:
        async with house.subscribe(table) as subscription:
            while await subscription.changed():
                pass
            ended.append(subscription)

    watching = asyncio.create_task(watch())
    await asyncio.sleep(0)
    assert house.figures() == {
        "tables": 1,
        "watchers": 1,
        "bots": 0,
        "workers": 0,
        "thoughts": 0,
    }
    house.hang_up()
    await asyncio.wait_for(watching, PATIENCE)
    assert len(ended) == 1


# memory and cleaning up


@scene(idle_seconds=600)
async def test_idle_tables_are_dropped_from_memory_and_come_back(house: OpenHouse) -> None:
    table = await new(house, ANNA, BERT)
    await step(house, table)
    watched = await new(house, ANNA, BERT)
    table_id, kept = table.id, table.kept
    async with house.subscribe(watched):
        house.time.now += 599
        house.forget_idle()
        assert house.figures()["tables"] == 2
        house.time.now += 2
        house.forget_idle()
        assert await house.get(table_id) is table  # somebody still holds it: still the same
        house.time.now += 601
        house.forget_idle()
        del table
        gc.collect()
        assert [live.id for live in house._tables.all()] == [watched.id]
    same = await house.get(table_id)
    assert same.kept == kept


@scene(idle_seconds=600, bot_delay=60)
async def test_a_table_with_a_bot_at_work_stays(house: OpenHouse) -> None:
    await new(house, RANDOM, RANDOM)
    house.time.now += 10_000
    house.forget_idle()
    gc.collect()
    assert house.figures()["tables"] == 1


async def pass_hours(house: OpenHouse, hours: int) -> int:
    """Lets the house run for some hours; how many tables that cost."""
    return sum([await house.pass_hour() for _ in range(hours)])


@scene(keep_days=2, keep_open_hours=24)
async def test_tables_grow_old(house: OpenHouse) -> None:
    old = await new(house, ANNA, BERT)
    watched = await new(house, ANNA, BERT)
    unjoined = await new(house, ANNA, OPEN)
    begun = await house.import_record("anna", brought(played(9)))
    assert await pass_hours(house, 23) == 0
    assert await pass_hours(house, 1) == 1
    await refused(house.get(unjoined.id), 404, "no-table")
    await refused(house.sit(unjoined, "bert", 1, "Bert"), 404, "no-table")
    await house.chat(begun, "anna", "", "still here")
    assert await pass_hours(house, 23) == 0
    async with house.subscribe(watched):
        assert await pass_hours(house, 1) == 1
    await refused(house.play(old, "anna", 0, "pass", 0), 404, "no-table")
    assert {row.id for row in await house.games_of("anna")} == {watched.id, begun.id}


def test_the_log_says_how_many_tables_were_removed_and_why(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        async with opened(tmp_path, keep_days=2, keep_open_hours=12) as house:
            for seats in ((ANNA, BERT), (ANNA, BERT), (ANNA, OPEN)):
                await new(house, *seats)
            await pass_hours(house, 11)
            assert caplog.messages == []
            await pass_hours(house, 37)

    with caplog.at_level(logging.WARNING):
        asyncio.run(run())
    assert caplog.messages == [
        "Tables removed that nobody had joined in 12 hours of running (--open-hours): 1",
        "Tables removed that nobody had touched in 2 days of running (--keep-days): 2",
    ]


@scene(keep_days=0, keep_open_hours=0)
async def test_without_limits_tables_are_kept_for_ever(house: OpenHouse) -> None:
    await new(house, ANNA, BERT)
    await new(house, ANNA, OPEN)
    assert await pass_hours(house, 30) == 0
    assert len(await house.games_of("anna")) == 2


def test_a_table_that_another_process_removed_is_gone(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as house, opened(tmp_path, keep_days=1) as other:
            table = await new(house, ANNA, BERT)
            async with house.subscribe(table) as subscription:
                assert await pass_hours(other, 24) == 1
                await refused(house.play(table, "anna", 0, "pass", 0), 404, "no-table")
                assert not await subscription.changed()
            await refused(house.get(table.id), 404, "no-table")

    asyncio.run(run())


def test_the_house_removes_old_tables_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spieltisch.table.house.CHORES", 0.01)

    async def run() -> None:
        async with opened(tmp_path, keep_open_hours=2) as house:
            table = await new(house, ANNA, OPEN)
            while await house.games_of("anna"):
                house.time.now += 900
                await asyncio.sleep(0.01)
            await refused(house.get(table.id), 404, "no-table")

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


JUMPS = [61 * DAY, -61 * DAY, 36500 * DAY, -900_000.0]


@pytest.mark.parametrize("jump", JUMPS)
def test_a_clock_that_jumps_removes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    """Neither before a start, as after months switched off, nor while the house runs."""
    monkeypatch.setattr("spieltisch.table.house.CHORES", 0.01)

    async def run() -> None:
        async with opened(tmp_path) as house:
            await new(house, ANNA, BERT)
            await new(house, ANNA, OPEN)
        house = OpenHouse(tmp_path, 0.0)
        house.wall.now += jump
        await house.start()
        for back in (0, -jump, jump):
            house.wall.now += back
            hours = await hours_of(house)
            while await hours_of(house) == hours:  # until the house has looked for old tables
                house.time.now += 900
                await asyncio.sleep(0.01)
            assert len(await house.games_of("anna")) == 2
        await house.close()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


async def hours_of(house: OpenHouse) -> int:
    async with house.store._engine.connect() as connection:
        return int((await connection.execute(text("SELECT hours FROM house"))).scalar_one())


# everything at once


@pytest.mark.parametrize("seed", range(6))
def test_whatever_people_do_memory_and_store_agree(seed: int, tmp_path: Path) -> None:
    random = Random(seed)
    players = ["anna", "bert", "carl", "zoe"]

    def something(house: House, table: LiveTable) -> Awaitable[Any]:
        player = random.choice(players)
        seat = random.randrange(len(table.seats))
        number = table.number - (random.random() < 0.1)
        actions: list[Callable[[], Awaitable[Any]]] = [
            lambda: house.take_back(table, player, seat, number),
            lambda: house.answer_take_back(table, player, seat, random.random() < 0.7),
            lambda: house.sit(table, player, seat, player.title()),
            lambda: house.leave(table, player, seat),
            lambda: house.come_back(table, player, seat),
            lambda: house.fill_with_bot(table, player, seat, "random"),
            lambda: house.stand_in(table, player, seat),
            lambda: house.get(table.id, player),
            lambda: house.read(table, player, seat),
            lambda: house.chat(table, player, player, "hello"),
        ]
        if random.random() < 0.01:
            return house.resign(table, player, seat)
        if random.random() < 0.6:
            return step(house, table)
        return random.choice(actions)()

    async def run() -> None:
        async with opened(tmp_path) as house:
            table = await new(house, ANNA, BERT, OPEN, seed=seed, rule="others-5")
            for _ in range(60):
                if table.state.over:
                    break
                house.time.now += random.choice([0, 0, 400])
                doing = [something(house, table) for _ in range(3)]
                results = await asyncio.gather(*doing, return_exceptions=True)
                for result in results:
                    if isinstance(result, BaseException) and not isinstance(result, Refused):
                        raise result
                await agree_with_store(house)

    asyncio.run(asyncio.wait_for(run(), 60))


# words


def test_every_sentence_exists_in_both_languages_and_in_our_tone() -> None:
    sentences = {name: said for name, said in vars(words).items() if isinstance(said, Text)}
    assert len(sentences) > 30
    for name, sentence in sentences.items():
        assert sentence.de != sentence.en, name
        for lang in LANGUAGES:
            said = sentence.to(lang)
            assert said.endswith((".", "{detail}")), name
            assert "!" not in said, name
            assert "please" not in said.casefold(), name
            assert "bitte" not in said.casefold(), name
