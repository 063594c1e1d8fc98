"""Somebody is missing: who may seat a bot and when, what it agrees to, what they are told later."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from spieltisch.core.text import LANGUAGES
from spieltisch.table.house import House, LiveTable, SeatInfo, TakeBack
from spieltisch.table.picture import Moment, Picture, Viewer, take_picture
from spieltisch.table.seats import RULES, STAND_IN, USUAL_RULE, Meanwhile
from tests.table.conftest import Person
from tests.table.scenes import (
    ANNA,
    BERT,
    CARL,
    GREEDY,
    OPEN,
    OpenHouse,
    new,
    opened,
    refused,
    said,
    scene,
    step,
    until,
)

MINUTE = 60.0
TURN = 2  # moves of Anna's first turn


async def bert_to_move(house: House, *others: SeatInfo, rule: str = "others-5") -> LiveTable:
    """Anna has played her first turn and drawn a card; now it is Bert's."""
    table = await new(house, ANNA, BERT, *others, rule=rule)
    while table.state.next_seat() == 0:
        await step(house, table)
    return table


async def bert_goes(house: OpenHouse, table: LiveTable) -> None:
    """Nothing is seen of Bert for longer than the table allows; everybody else is there."""
    house.time.now += table.absence.minutes * MINUTE + 1
    for player in {info.player for info in table.seats} - {"bert", ""}:
        await house.get(table.id, player)


async def bot_turn(house: House, table: LiveTable, seat: int) -> None:
    """A whole turn of a bot, without waiting for it to think."""
    while table.state.next_seat() == seat:
        await house.bot_plays(table, seat, table.state.moves(seat)[:2][-1], table.state)


def seen_by(table: LiveTable, player: str, lang: str = "en") -> Picture:
    return take_picture(table, Viewer(player, lang), {})


# the rule


def test_the_usual_rule_leaves_some_time_and_the_decision_to_people() -> None:
    assert RULES[USUAL_RULE].who == "others"
    assert RULES[USUAL_RULE].minutes >= 10


@scene()
async def test_a_rule_that_does_not_exist_is_refused(house: OpenHouse) -> None:
    for rule in ("", "others", "others-0", "bot--5", "random-5"):
        await refused(new(house, ANNA, OPEN, rule=rule), 422, "no-rule")
    assert await house.games_of("anna") == []


@scene(bot_delay=60)
async def test_others_may_seat_a_bot_after_the_agreed_minutes(house: OpenHouse) -> None:
    table = await bert_to_move(house)
    house.time.now += 5 * MINUTE
    refusal = await refused(house.stand_in(table, "anna", 1), 409, "still-there")
    assert "5 minutes" in refusal.text.en
    house.time.now += 1
    await refused(house.stand_in(table, "zoe", 1), 403, "players-only")
    await refused(house.stand_in(table, "anna", 7), 404, "no-seat")
    await house.stand_in(table, "anna", 1)
    assert table.seats[1] == replace(BERT, away=True, bot=STAND_IN, meanwhile=Meanwhile(0, TURN))
    assert said(table) == ["Bert is not here; Anna lets a bot stand in."]
    await refused(house.stand_in(table, "anna", 1), 409, "seat-taken")


@scene(bot_delay=60)
async def test_where_all_are_waited_for_no_bot_comes(house: OpenHouse) -> None:
    table = await bert_to_move(house, rule="wait")
    house.time.now += 1e9
    await refused(house.stand_in(table, "anna", 1), 409, "still-there")
    await house.relieve_absent()
    assert table.seats[1] == BERT


@scene(bot_delay=60)
async def test_where_a_bot_comes_by_itself_it_comes_while_somebody_waits(house: OpenHouse) -> None:
    table = await bert_to_move(house, rule="bot-5")
    house.time.now += 5 * MINUTE + 1
    await house.relieve_absent()
    assert table.seats[1] == BERT  # all have gone: the table stays as it is
    await house.get(table.id, "zoe")
    await house.relieve_absent()
    assert table.seats[1] == BERT  # somebody who only watches does not wait
    await house.get(table.id, "anna")
    await house.relieve_absent()
    told = Meanwhile(None, table.length)
    assert table.seats[1] == replace(BERT, away=True, bot=STAND_IN, meanwhile=told)
    assert said(table) == ["Bert has not been here for 5 minutes; a bot stands in."]


@scene()
async def test_bots_do_not_play_a_game_to_its_end_when_all_have_gone(house: OpenHouse) -> None:
    table = await bert_to_move(house, rule="bot-5")
    await bert_goes(house, table)
    await house.relieve_absent()
    await until(house, table, lambda: table.state.next_seat() == 0)
    for _ in range(5):
        house.time.now += 10 * MINUTE
        await house.relieve_absent()
    assert (table.seats[0], table.state.next_seat()) == (ANNA, 0)


# who is missing, and since when


@scene(bot_delay=60)
async def test_nobody_is_missing_who_is_not_to_move(house: OpenHouse) -> None:
    table = await bert_to_move(house, CARL)
    house.time.now += 1e6
    assert [house.absent(table, seat) for seat in range(3)] == [False, True, False]
    await refused(house.stand_in(table, "bert", 2), 409, "still-there")
    await refused(house.stand_in(table, "bert", 0), 409, "still-there")


@scene(bot_delay=60)
async def test_the_time_begins_when_it_is_somebody_s_turn(house: OpenHouse) -> None:
    table = await new(house, ANNA, BERT, rule="others-5")
    house.time.now += 60 * MINUTE  # Anna thinks for an hour, Bert does something else
    while table.state.next_seat() == 0:
        await step(house, table)
    house.time.now += 4 * MINUTE
    assert not house.absent(table, 1)
    house.time.now += 2 * MINUTE
    assert house.absent(table, 1)


@scene(bot_delay=60)
async def test_any_open_page_is_a_person_at_the_table(house: OpenHouse) -> None:
    table = await bert_to_move(house)
    async with house.subscribe(table, "bert"):
        for _ in range(3):  # tabs that come and go beside it
            async with house.subscribe(table, "bert"):
                house.time.now += 60 * MINUTE
        async with house.subscribe(table, "anna"), house.subscribe(table, "zoe"):
            house.time.now += 60 * MINUTE
        assert not house.absent(table, 1)
    house.time.now += 4 * MINUTE
    assert not house.absent(table, 1)  # it counts from when the page was closed
    await house.get(table.id, "bert")
    house.time.now += 4 * MINUTE
    assert not house.absent(table, 1)  # and from the last sign of any kind
    house.time.now += 2 * MINUTE
    assert house.absent(table, 1)


@scene(bot_delay=60)
async def test_people_at_one_screen_are_there_together(house: OpenHouse) -> None:
    table = await bert_to_move(house, replace(BERT, name="Uncle"))
    await bert_goes(house, table)
    await house.stand_in(table, "anna", 1)
    assert [info.away for info in table.seats] == [False, True, False]
    await house.get(table.id, "bert")
    assert [info.away for info in table.seats] == [False, False, False]


@scene(bot_delay=60)
async def test_a_clock_that_is_set_makes_nobody_absent(house: OpenHouse) -> None:
    table = await bert_to_move(house)
    for jump in (1e7, -2e7, 3e7):
        house.wall.now += jump
        await house.get(table.id, "anna")
        assert not house.absent(table, 1)
    house.time.now += 6 * MINUTE
    assert house.absent(table, 1)


def test_a_restart_makes_nobody_absent(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path, 60) as house:
            table = await bert_to_move(house)
            house.time.now += 4 * MINUTE
        async with opened(tmp_path, 60) as house:
            house.time.now += 60 * MINUTE  # the server has been down for an hour
            same = await house.get(table.id, "anna")
            house.time.now += 4 * MINUTE
            await refused(house.stand_in(same, "anna", 1), 409, "still-there")
            house.time.now += 2 * MINUTE
            await house.stand_in(same, "anna", 1)

    asyncio.run(run())


@scene(bot_delay=60)
async def test_before_the_game_begins_nobody_is_replaced(house: OpenHouse) -> None:
    table = await new(house, ANNA, BERT, OPEN, rule="others-5")
    house.time.now += 1e6
    await refused(house.stand_in(table, "bert", 0), 409, "waiting")
    await refused(house.stand_in(table, "anna", 2), 409, "waiting")


@scene(bot_delay=60)
async def test_a_bot_of_the_table_is_not_replaced(house: OpenHouse) -> None:
    table = await new(house, GREEDY, ANNA, BERT, rule="others-5")
    house.time.now += 1e6
    await refused(house.stand_in(table, "anna", 0), 409, "seat-taken")


# coming back


@scene(bot_delay=60)
async def test_the_seat_is_theirs_again_with_the_first_sign_of_them(house: OpenHouse) -> None:
    table = await bert_to_move(house)
    await bert_goes(house, table)
    await house.stand_in(table, "anna", 1)
    await house.get(table.id, "anna")
    await house.get(table.id, "zoe")
    assert table.seats[1].away
    move, state = table.state.moves(1)[0], table.state
    await house.get(table.id, "bert")
    assert table.seats[1] == replace(BERT, meanwhile=Meanwhile(0, TURN))
    await house.bot_plays(table, 1, move, state)  # a bot that was still thinking
    assert table.length == TURN
    await step(house, table)
    assert said(table)[-1] == "Bert is back."


@scene(bot_delay=60)
async def test_somebody_who_left_comes_back_when_they_say_so(house: OpenHouse) -> None:
    table = await bert_to_move(house)
    await house.leave(table, "bert", 1)
    await house.get(table.id, "bert")
    assert table.seats[1].away
    await house.come_back(table, "bert", 1)
    assert table.seats[1] == BERT  # nothing happened that they would have to be told


@scene(bot_delay=60)
async def test_whoever_comes_back_is_told_what_happened(house: OpenHouse) -> None:
    table = await bert_to_move(house, CARL)
    await bert_goes(house, table)
    await house.stand_in(table, "carl", 1)
    await bot_turn(house, table, 1)
    moves = table.length - TURN
    assert moves > 1
    assert table.state.next_seat() == 2
    await step(house, table)
    await house.take_back(table, "carl", 2, table.number)  # freely: nothing has come out
    assert said(table)[-1] == "Carl takes back."
    for number in range(250):  # nobody can talk that away
        await house.chat(table, "carl", "", f"{number}")
    assert seen_by(table, "bert").missed == []
    await house.get(table.id, "bert")
    told = {lang: seen_by(table, "bert", lang).missed[0] for lang in LANGUAGES}
    assert told["en"].title == "While you were away"
    assert told["en"].text == (
        f"Carl let a bot play here. It made {moves} moves. Somebody took back once."
    )
    assert told["de"].title == "Während du weg warst"
    assert told["de"].text == (
        f"Carl hat hier einen Bot spielen lassen. Er hat {moves} Züge gemacht."
        " Einmal wurde zurückgenommen."
    )
    assert told["en"].since == TURN
    assert said(table)[-1] == f"Bert is back; moves of the bot: {moves}."
    for other in ("anna", "carl", "zoe"):
        assert seen_by(table, other).missed == []
    await refused(house.read(table, "carl", 1), 403, "not-your-seat")
    await house.read(table, "bert", 1)
    await house.read(table, "bert", 1)  # a double click
    assert table.seats[1] == BERT
    assert seen_by(table, "bert").missed == []


@scene()
async def test_what_was_not_read_is_kept_for_the_next_time(house: OpenHouse) -> None:
    table = await bert_to_move(house)
    await bert_goes(house, table)
    await house.stand_in(table, "anna", 1)
    await until(house, table, lambda: table.state.next_seat() == 0)
    first = table.length - TURN
    await house.get(table.id, "bert")  # perhaps no more than a glance
    while table.state.next_seat() == 0:
        await step(house, table)
    before = table.length
    await bert_goes(house, table)
    await house.stand_in(table, "anna", 1)
    await until(house, table, lambda: table.state.next_seat() == 0)
    second = table.length - before
    await house.get(table.id, "bert")
    assert table.seats[1].meanwhile == Meanwhile(0, TURN, first + second)


@scene()
async def test_the_news_of_a_game_that_ended_meanwhile(house: OpenHouse) -> None:
    table = await bert_to_move(house, rule="bot-5")
    await bert_goes(house, table)
    await house.relieve_absent()
    await house.resign(table, "anna", 0)
    await until(house, table, lambda: table.state.over)
    await house.get(table.id, "bert")
    note = seen_by(table, "bert").missed[0]
    assert note.text.startswith("As agreed on at this table, a bot has played. It made ")
    assert note.since <= table.length
    following = await house.rematch(table, "bert")
    assert following.seats == [BERT, ANNA]
    assert following.kept.absence == "bot-5"


def test_what_was_missed_survives_a_restart(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as house:
            table = await bert_to_move(house)
            await bert_goes(house, table)
            await house.stand_in(table, "anna", 1)
            await until(house, table, lambda: table.state.next_seat() == 0)
            expected = table.seats[1]
            assert expected.meanwhile is not None
            assert expected.meanwhile.moves > 0
        async with opened(tmp_path) as house:
            same = await house.get(table.id, "bert")
            assert same.seats[1] == replace(BERT, meanwhile=expected.meanwhile)

    asyncio.run(run())


@scene(bot_delay=60)
async def test_a_page_is_shown_also_when_the_seat_cannot_be_given_back(house: OpenHouse) -> None:
    table = await bert_to_move(house)
    await bert_goes(house, table)
    await house.stand_in(table, "anna", 1)
    house.store.failures = 1
    assert await house.get(table.id, "bert") is table
    assert table.seats[1].away
    await house.get(table.id, "bert")
    assert not table.seats[1].away


# taking back without them


@scene(bot_delay=60)
async def test_a_stand_in_agrees_to_nothing(house: OpenHouse) -> None:
    table = await bert_to_move(house, CARL)
    await bert_goes(house, table)
    await house.stand_in(table, "carl", 1)
    number = table.number
    refusal = await refused(house.take_back(table, "anna", 0, number), 409, "missing")
    assert "Bert" in refusal.text.en
    assert (table.number, table.asking) == (number, None)
    back = seen_by(table, "anna").take_back
    assert (back.can, back.why) == (False, refusal.text.en)
    await house.get(table.id, "bert")
    await house.take_back(table, "anna", 0, number)
    assert table.asking == TakeBack(0, TURN - 1)
    await house.answer_take_back(table, "carl", 2, True)
    assert table.asking == TakeBack(0, TURN - 1, (2,))
    await house.answer_take_back(table, "bert", 1, True)
    assert table.length == TURN - 1


@scene(bot_delay=60)
async def test_the_same_holds_for_somebody_who_left(house: OpenHouse) -> None:
    table = await bert_to_move(house)
    await house.leave(table, "bert", 1)
    await refused(house.take_back(table, "anna", 0, table.number), 409, "missing")


@pytest.mark.parametrize("leaves", [True, False])
def test_a_request_lapses_when_somebody_who_is_asked_goes(leaves: bool, tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path, 60) as house:
            table = await bert_to_move(house, CARL)
            number = table.number
            await house.take_back(table, "anna", 0, number)
            await house.answer_take_back(table, "carl", 2, True)
            if leaves:
                await house.leave(table, "bert", 1)
            else:
                await bert_goes(house, table)
                await house.stand_in(table, "carl", 1)
            assert (table.number, table.asking) == (number, None)

    asyncio.run(run())


@scene(bot_delay=60)
async def test_what_has_told_nothing_may_be_taken_back_but_is_told(house: OpenHouse) -> None:
    table = await new(house, BERT, ANNA, rule="others-5")
    house.time.now += 6 * MINUTE
    await house.stand_in(table, "anna", 0)
    await bot_turn(house, table, 0)
    moves = table.length
    await step(house, table)
    assert table.match.why_no_take_back(1) is None
    for _ in range(2):
        await house.take_back(table, "anna", 1, table.number)
        await step(house, table)
    assert table.seats[0].meanwhile == Meanwhile(1, 0, moves, 2)
    assert said(table)[-2:] == ["Anna takes back."] * 2
    await house.get(table.id, "bert")
    assert seen_by(table, "bert").missed[0].text.endswith("2 times somebody took back.")


@scene(bot_delay=60)
async def test_somebody_who_gave_up_is_not_asked_any_more(house: OpenHouse) -> None:
    table = await bert_to_move(house)
    await house.resign(table, "bert", 1)
    await house.take_back(table, "anna", 0, table.number)
    assert table.length == TURN - 1


# names


@scene(bot_delay=60)
async def test_no_name_is_taken_for_a_gap_in_a_sentence(house: OpenHouse) -> None:
    table = await new(
        house,
        replace(ANNA, name="{moves}"),
        replace(BERT, name="{by}{0}"),
        rule="others-5",
    )
    while table.state.next_seat() == 0:
        await step(house, table)
    await bert_goes(house, table)
    await house.stand_in(table, "anna", 1)
    await house.get(table.id, "bert")
    assert said(table) == ["{by}{0} is not here; {moves} lets a bot stand in.", "{by}{0} is back."]
    assert seen_by(table, "bert").missed[0].text.startswith("{moves} let a bot play here.")


# presence


def dots(house: OpenHouse, table: LiveTable, player: str) -> list[bool | None]:
    here = frozenset(seat for seat in range(len(table.seats)) if house.present(table, seat))
    picture = take_picture(table, Viewer(player, "en"), {}, Moment(here=here))
    return [plate.here for plate in picture.plates]


@scene(bot_delay=60)
async def test_others_are_there_who_watch_or_were_seen_lately(house: OpenHouse) -> None:
    table = await new(house, ANNA, BERT, CARL, GREEDY)
    assert dots(house, table, "anna") == [None, False, False, None]  # nobody has come yet
    await house.get(table.id, "bert")
    async with house.subscribe(table, "carl"):
        house.time.now += 59
        assert dots(house, table, "anna") == [None, True, True, None]
        house.time.now += 1e6
        assert dots(house, table, "anna") == [None, False, True, None]
    assert dots(house, table, "anna") == [None, False, True, None]
    house.time.now += 61
    assert dots(house, table, "anna") == [None, False, False, None]
    await house.leave(table, "bert", 1)
    assert dots(house, table, "carl") == [False, None, None, None]  # a bot plays for Bert


def test_a_restart_leaves_nobody_there_who_has_not_come(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path, 60) as house:
            table = await new(house, ANNA, BERT)
            await house.get(table.id, "bert")
        async with opened(tmp_path, 60) as house:
            again = await house.get(table.id, "anna")
            assert dots(house, again, "anna") == [None, False]

    asyncio.run(run())


def test_only_those_who_play_see_who_is_there(
    ada: Person, ben: Person, carl: Person, shared_table: str
) -> None:
    ben.get(shared_table)
    assert ada.get(shared_table).html.count('class="dot here"') == 1
    assert 'class="dot' not in carl.get(shared_table).html
