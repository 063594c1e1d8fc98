"""Time to think: whose runs and when, what happens when it is up, and that it never comes back."""

import asyncio
import re
from pathlib import Path

from spieltisch.table.house import House, LiveTable
from spieltisch.table.picture import Moment, Plate, Viewer, take_picture
from spieltisch.table.seats import CLOCKS, STAND_IN, SeatInfo
from tests.table.conftest import Person, Server, wait_for
from tests.table.scenes import (
    ANNA,
    BERT,
    GREEDY,
    OPEN,
    OpenHouse,
    new,
    opened,
    refused,
    said,
    scene,
    step,
)

DECISION, GAME = "decision-3-bot", "game-10"
FULL = 180.0


async def played_to(house: House, table: LiveTable, seat: int) -> None:
    while table.state.next_seat() != seat:
        await step(house, table)


def plates(house: House, table: LiveTable, player: str = "anna") -> list[Plate]:
    moment = Moment(left=tuple(house.time_left(table)))
    return take_picture(table, Viewer(player, "en"), {}, moment).plates


# choosing


@scene()
async def test_a_clock_that_does_not_exist_is_refused(house: OpenHouse) -> None:
    for clock in ("", "game", "decision-1", "game-10-bot", "game--10", "decision-9999-bot"):
        await refused(new(house, ANNA, BERT, clock=clock), 422, "no-clock")
    assert await house.games_of("anna") == []


@scene()
async def test_without_a_clock_nothing_runs(house: OpenHouse) -> None:
    table = await new(house, ANNA, BERT)
    house.time.now += 1e9
    await house.relieve_late()
    assert house.time_left(table) == []
    assert table.seats == [ANNA, BERT]
    assert all(plate.clock is None for plate in plates(house, table))


# running


@scene(bot_delay=60)
async def test_time_runs_only_for_a_person_who_owes_a_decision(house: OpenHouse) -> None:
    table = await new(house, ANNA, BERT, GREEDY, clock=GAME)
    house.time.now += 30
    assert house.time_left(table) == [570, 600, 600]
    await played_to(house, table, 1)
    house.time.now += 45
    assert house.time_left(table) == [570, 555, 600]
    await played_to(house, table, 2)
    house.time.now += 1e6  # the bot thinks
    assert house.time_left(table) == [570, 555, 600]


@scene(bot_delay=60)
async def test_time_runs_once_everybody_sits(house: OpenHouse) -> None:
    table = await new(house, ANNA, OPEN, clock=GAME)
    house.time.now += 1000
    assert house.time_left(table) == [600, 600]
    await house.sit(table, "bert", 1, "Bert")
    house.time.now += 10
    assert house.time_left(table) == [590, 600]


@scene(bot_delay=60)
async def test_everything_that_happens_at_a_table_leaves_the_clocks_alone(house: OpenHouse) -> None:
    table = await new(house, ANNA, BERT, clock=DECISION)
    for _ in range(5):
        house.time.now += 10
        await house.chat(table, "bert", "Bert", "Hm.")
        await house.hint(table, "anna", 0)
    assert house.time_left(table) == [130, FULL]


@scene(bot_delay=60)
async def test_each_decision_has_the_full_time(house: OpenHouse) -> None:
    table = await new(house, ANNA, BERT, clock=DECISION)
    house.time.now += 100
    await step(house, table)
    assert table.state.next_seat() == 0  # a turn of two decisions
    assert house.time_left(table)[0] == FULL
    house.time.now += 100
    await played_to(house, table, 1)
    house.time.now += 50
    await played_to(house, table, 0)
    assert house.time_left(table)[0] == FULL


@scene(bot_delay=60)
async def test_where_all_decide_at_once_each_clock_runs_by_itself(house: OpenHouse) -> None:
    seats = [ANNA, BERT]
    table = await house.create("anna", "living-forest", seats, {}, None, False, "wait", DECISION)
    assert table.state.to_move() == (0, 1)
    house.time.now += 50
    key = table.state.move_key(table.state.moves(0)[0])
    await house.play(table, "anna", 0, key, table.number)
    house.time.now += 30
    assert house.time_left(table) == [FULL - 30, FULL - 80]


@scene(bot_delay=60)
async def test_a_calendar_that_is_set_changes_no_clock(house: OpenHouse) -> None:
    table = await new(house, ANNA, BERT, clock=GAME)
    for jump in (1e7, -2e7):
        house.wall.now += jump
        await house.chat(table, "bert", "Bert", "Hm.")
        assert house.time_left(table) == [600, 600]


# running out


@scene(bot_delay=60)
async def test_a_bot_plays_for_somebody_whose_time_is_up_until_they_are_back(
    house: OpenHouse,
) -> None:
    table = await new(house, ANNA, BERT, clock=DECISION)
    house.time.now += FULL - 1
    await house.relieve_late()
    assert table.seats[0] == ANNA
    house.time.now += 1
    await house.relieve_late()
    await house.relieve_late()
    assert (table.seats[0].away, table.seats[0].bot) == (True, STAND_IN)
    assert said(table) == ["Anna has run out of time; a bot plays until Anna is back."]
    while table.state.next_seat() == 0:
        await house.bot_plays(table, 0, table.state.moves(0)[:2][-1], table.state)
    await played_to(house, table, 0)
    await house.get(table.id, "anna")
    assert not table.seats[0].away
    assert house.time_left(table)[0] == FULL


@scene(bot_delay=60)
async def test_a_seat_resigns_whose_time_is_up(house: OpenHouse) -> None:
    for clock in ("game-10", "decision-10-resign"):
        table = await new(house, ANNA, BERT, clock=clock)
        house.time.now += 600
        await house.relieve_late()
        assert table.seats[0] == SeatInfo("bot", "Anna", STAND_IN, "anna")
        assert said(table) == ["Anna has run out of time; a bot plays to the end."]
        await house.get(table.id, "anna")
        assert table.seats_of("anna") == []


@scene(bot_delay=60)
async def test_whoever_comes_back_too_soon_has_no_new_time(house: OpenHouse) -> None:
    table = await new(house, ANNA, BERT, clock=DECISION)
    house.time.now += FULL
    await house.relieve_late()
    await house.get(table.id, "anna")
    assert not table.seats[0].away
    assert house.time_left(table)[0] == 0
    await house.relieve_late()
    assert table.seats[0].away


@scene(bot_delay=60)
async def test_a_store_that_fails_stops_no_clock(house: OpenHouse) -> None:
    table = await new(house, ANNA, BERT, clock=DECISION)
    house.time.now += FULL
    house.store.failures = 1
    await house.relieve_late()
    assert table.seats[0] == ANNA
    await house.relieve_late()
    assert table.seats[0].away


# cheating


@scene(bot_delay=60)
async def test_taking_back_brings_no_time_back(house: OpenHouse) -> None:
    for clock in (DECISION, GAME):
        table = await new(house, ANNA, BERT, clock=clock)
        # Two decisions were reached, each with a time of its own, and that comes only once.
        most = (2 if clock == DECISION else 1) * CLOCKS[clock].minutes * 60
        for _ in range(most // 5):
            if house.time_left(table)[0] <= 0:
                break
            house.time.now += 5
            await step(house, table)
            await house.take_back(table, "anna", 0, table.number)
        assert house.time_left(table)[0] <= 0
        await house.relieve_late()
        assert table.seats[0].bot


@scene(bot_delay=60)
async def test_whoever_does_not_take_back_has_the_full_time_again(house: OpenHouse) -> None:
    table = await new(house, ANNA, BERT, clock=DECISION)
    await played_to(house, table, 1)
    house.time.now += FULL - 10  # Bert is nearly done with his thoughts
    await house.take_back(table, "anna", 0, table.number)
    if table.asking:
        await house.answer_take_back(table, "bert", 1, True)
    assert table.state.next_seat() == 0
    await played_to(house, table, 1)
    assert house.time_left(table)[1] == FULL


@scene(bot_delay=60)
async def test_asking_to_take_back_stops_only_the_clocks_of_others(house: OpenHouse) -> None:
    table = await new(house, ANNA, BERT, clock=GAME)
    await played_to(house, table, 1)
    await played_to(house, table, 0)
    await house.take_back(table, "bert", 1, table.number)
    assert table.asking
    house.time.now += 100  # Anna cannot play before this is settled
    assert house.time_left(table)[0] == 600
    await house.answer_take_back(table, "bert", 1, False)
    await house.take_back(table, "anna", 0, table.number)
    assert table.asking
    house.time.now += 100
    assert house.time_left(table)[0] == 500


@scene(bot_delay=60)
async def test_leaving_and_coming_back_brings_no_time(house: OpenHouse) -> None:
    table = await new(house, ANNA, BERT, clock=DECISION)
    for _ in range(3):
        house.time.now += 40
        await house.leave(table, "anna", 0)
        house.time.now += 1000  # only the bot is asked
        await house.come_back(table, "anna", 0)
    assert house.time_left(table)[0] == FULL - 120


@scene(bot_delay=60)
async def test_another_device_brings_no_time(house: OpenHouse) -> None:
    table = await new(house, ANNA, BERT, clock=DECISION)
    house.time.now += 40
    await house.move_seat(table, "anna", 0, "phone")
    assert house.time_left(table)[0] == FULL - 40


# keeping


def test_a_restart_neither_gives_time_back_nor_takes_any(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path, 60) as house:
            table = await new(house, ANNA, BERT, clock=GAME)
            house.time.now += 60
            await house.keep_clocks()
            version = table.kept.version
            house.time.now += 20  # lost with the process
        async with opened(tmp_path, 60) as house:
            house.time.now += 1e6  # the server has been down for days
            again = await house.get(table.id, "anna")
            assert again.kept.version == version
            assert house.time_left(again) == [540, 600]
            house.time.now += 540
            await house.relieve_late()
            assert again.seats[0].kind == "bot"

    asyncio.run(run())


@scene(bot_delay=60)
async def test_keeping_the_clocks_disturbs_nobody(house: OpenHouse) -> None:
    table = await new(house, ANNA, BERT, clock=GAME)
    async with house.subscribe(table, "anna") as watching:
        house.time.now += 60
        number = table.number
        await house.keep_clocks()
        assert not watching._event.is_set()
    assert house.time_left(table) == [540, 600]
    key = table.state.move_key(table.state.moves(0)[0])
    await house.play(table, "anna", 0, key, number)


@scene(bot_delay=60, idle_seconds=600)
async def test_a_table_that_all_have_left_sleeps_with_its_clocks(house: OpenHouse) -> None:
    table = await new(house, ANNA, BERT, clock="game-30")
    for _ in range(11):
        house.time.now += 60
        await house.keep_clocks()
        house.forget_idle()
    assert table.id not in house._tables._warm  # only this test still holds it
    assert (await house.store.load(table.id)) == table.kept
    assert house.time_left(table)[0] == 1800 - 660


@scene(bot_delay=60)
async def test_a_rematch_has_the_same_clock(house: OpenHouse) -> None:
    table = await new(house, ANNA, BERT, clock=GAME)
    house.time.now += 100
    while not table.state.over:
        await step(house, table)
    following = await house.rematch(table, "anna")
    assert following.kept.clock == GAME
    assert house.time_left(following) == [600, 600]


# on the page


@scene(bot_delay=60)
async def test_plates_show_the_time_of_people(house: OpenHouse) -> None:
    table = await new(house, ANNA, BERT, GREEDY, clock=GAME)
    house.time.now += 29.5
    shown = [plate.clock for plate in plates(house, table)]
    assert [(clock.face, clock.runs) if clock else None for clock in shown] == [
        ("9:31", True),
        ("10:00", False),
        None,
    ]
    house.time.now += 1e6
    clock = plates(house, table)[0].clock
    assert clock
    assert (clock.face, clock.left) == ("0:00", 0)


@scene(bot_delay=60)
async def test_a_clock_for_each_decision_is_shown_while_it_runs(house: OpenHouse) -> None:
    table = await new(house, ANNA, BERT, clock=DECISION)
    assert [bool(plate.clock) for plate in plates(house, table)] == [True, False]
    clock = plates(house, await new(house, ANNA, BERT, clock="game-60"))[0].clock
    assert clock
    assert clock.face == "1:00:00"


def test_the_clock_is_chosen_with_the_table_and_said_to_guests(
    server: Server, ada: Person, ben: Person, carl: Person
) -> None:
    table = ada.new_table("me", "open", names=("Ada",), first="1", clock="decision-3-resign")
    rule = "Time to think: 3 min a decision, then resigned."
    invitation = ada.invitation(table)
    assert rule in ben.get(invitation).words
    assert 'class="clock' not in ada.get(table).html  # nobody thinks yet
    ben.accept(invitation, "Ben")
    for person in (ada, ben, carl):
        page = person.get(table)
        assert rule in page.words
        left = re.findall(r'class="clock runs" role="timer" data-left="(\d+)"', page.html)
        assert len(left) == 1
        assert 0 < int(left[0]) <= 180
    with carl.watch(table) as stream:
        assert 'role="timer"' in stream.picture()
    refused_page = ada.post("/new/equinox", {"seat-1": "me", "seat-2": "random", "clock": "x"})
    assert refused_page.status == 422
    assert "no such clock" in refused_page.sentence()


def test_a_running_server_looks_at_its_clocks(server: Server, ada: Person) -> None:
    table = ada.new_table("me", "here", names=("Ada", "Ben"), first="1", clock="decision-1-bot")
    server.table(table).clocked -= 61  # a minute has passed
    said_so = wait_for(lambda: re.search(r"Ada has run out of time;", ada.get(table).html))
    assert said_so
