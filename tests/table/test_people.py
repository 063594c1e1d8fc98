"""People at a table: seats, names, chat, taking back, hints."""

import asyncio
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from spieltisch.core.record import state_hash
from spieltisch.table.house import House, LiveTable, Refused, SeatInfo, TakeBack
from spieltisch.table.kept import CHAT_KEPT
from spieltisch.table.seats import STAND_IN, Meanwhile, clean, clean_name, free_name, name_taken
from tests.table.scenes import (
    ANNA,
    BERT,
    CARL,
    GREEDY,
    OPEN,
    RANDOM,
    OpenHouse,
    finish,
    new,
    opened,
    refused,
    said,
    scene,
    step,
    until,
)

# seats


@scene()
async def test_sitting_down_names_the_seat(house: OpenHouse) -> None:
    table = await new(house, ANNA, OPEN, OPEN)
    await house.sit(table, "bert", 1, "  Bert\n\t the\u202e \x07Bold, ninth of that name ")
    assert table.seats[1] == SeatInfo("human", "Bert the Bold, ninth of", player="bert")
    assert table.state.names[1] == table.match.record.players[1] == table.seats[1].name
    assert said(table) == ["Bert the Bold, ninth of sits down."]
    await house.sit(table, "bert", 1, "Bert")  # a double click
    assert len(table.chat) == 1
    await refused(house.sit(table, "carl", 1, "Carl"), 409, "seat-taken")
    await refused(house.sit(table, "carl", 0, "Carl"), 409, "seat-taken")
    await refused(house.sit(table, "carl", 2, "aNNa"), 409, "name-taken")
    await refused(house.sit(table, "carl", 2, "\u200b \n"), 422, "no-name")
    for seat in (-1, 3):
        await refused(house.sit(table, "carl", seat, "Carl"), 404, "no-seat")
    assert table.waiting_for_people()
    await house.sit(table, "carl", 2, "Carl")
    assert not table.waiting_for_people()


@scene()
async def test_of_two_who_want_a_seat_one_gets_it(house: OpenHouse) -> None:
    table = await new(house, ANNA, OPEN)
    results = await asyncio.gather(
        house.sit(table, "bert", 1, "Bert"),
        house.sit(table, "carl", 1, "Carl"),
        return_exceptions=True,
    )
    assert results[0] is None
    assert isinstance(results[1], Refused)
    assert table.seats[1].player == "bert"


@scene()
async def test_getting_up_before_the_game_opens_the_seat(house: OpenHouse) -> None:
    table = await new(house, ANNA, BERT, OPEN)
    await house.leave(table, "bert", 1)
    assert table.seats[1] == OPEN
    assert said(table) == ["Bert leaves the table."]
    await refused(house.leave(table, "bert", 1), 403, "not-your-seat")
    await house.sit(table, "carl", 1, "Bert")


@scene(bot_delay=60)
async def test_somebody_who_leaves_gets_the_seat_back(house: OpenHouse) -> None:
    table = await new(house, ANNA, BERT)
    await house.leave(table, "anna", 0)
    assert table.seats[0] == replace(ANNA, away=True, bot=STAND_IN, meanwhile=Meanwhile(0, 0))
    await house.leave(table, "anna", 0)
    await refused(house.play(table, "anna", 0, "pass", 0), 409, "away")
    await refused(house.sit(table, "carl", 0, "Carl"), 409, "seat-taken")
    await refused(house.come_back(table, "carl", 0), 403, "not-your-seat")
    await house.come_back(table, "anna", 0)
    await house.come_back(table, "anna", 0)
    assert table.seats[0] == ANNA
    await house.play(table, "anna", 0, "pass", 0)
    left = "Anna leaves the table; a bot plays until Anna is back."
    assert said(table) == [left, "Anna is back."]


@scene()
async def test_a_bot_plays_until_its_person_is_back(house: OpenHouse) -> None:
    table = await new(house, ANNA, BERT, CARL)
    await house.leave(table, "anna", 0)
    await refused(house.stand_in(table, "bert", 0), 409, "seat-taken")
    await until(house, table, lambda: table.state.next_seat() == 1)
    moves = table.length
    assert moves > 0
    await house.come_back(table, "anna", 0)
    assert table.seats[0] == replace(ANNA, meanwhile=Meanwhile(0, 0, moves))
    assert said(table)[-1] == f"Anna is back; moves of the bot: {moves}."
    while table.state.next_seat() != 0:
        await step(house, table)
    assert house.figures()["bots"] == 0
    await step(house, table)


@scene()
async def test_the_host_fills_open_seats(house: OpenHouse) -> None:
    table = await new(house, ANNA, OPEN, OPEN)
    await house.sit(table, "bert", 1, "Bot")
    await refused(house.fill_with_bot(table, "bert", 2, "random"), 403, "host-only")
    await refused(house.fill_with_bot(table, "anna", 3, "random"), 404, "no-seat")
    await refused(house.fill_with_bot(table, "anna", 2, "genius"), 422, "no-bot")
    await house.fill_with_bot(table, "anna", 2, "random")
    assert table.seats[2] == SeatInfo("bot", "Bot 2", "random")
    await refused(house.fill_with_bot(table, "anna", 2, "random"), 409, "seat-taken")
    assert not table.waiting_for_people()


@scene()
async def test_giving_up(house: OpenHouse) -> None:
    table = await new(house, ANNA, RANDOM)
    await refused(house.resign(table, "bert", 0), 403, "not-your-seat")
    await house.resign(table, "anna", 0)
    assert said(table) == ["Anna gives up; a bot plays to the end."]
    assert table.seats[0] == SeatInfo("bot", "Anna", STAND_IN, "anna")
    assert table.seats_of("anna") == []
    await refused(house.come_back(table, "anna", 0), 403, "not-your-seat")
    await until(house, table, lambda: table.state.over)
    assert [row.id for row in await house.games_of("anna")] == [table.id]


@scene()
async def test_when_the_game_is_over_nobody_needs_a_stand_in(house: OpenHouse) -> None:
    table = await new(house, ANNA, BERT)
    await finish(house, table)
    before = table.kept
    await refused(house.resign(table, "anna", 0), 409, "over")
    await refused(house.take_back(table, "anna", 0, table.number), 409, "over")
    await refused(house.hint(table, "anna", 0), 409, "over")
    await refused(house.stand_in(table, "anna", 1), 409, "over")
    await refused(house.fill_with_bot(table, "anna", 1, "random"), 409, "seat-taken")
    with pytest.raises(Refused) as caught:
        await house.play(table, "anna", 0, "pass", table.number)
    assert caught.value.status == 422
    await house.leave(table, "anna", 0)
    assert table.kept is before


# names


def test_names_and_chat_are_kept_tidy() -> None:
    assert clean("  a \n\t b\u2028c ") == "a b c"
    assert clean("\u202eabc\x00\ud800\u200b") == "abc"
    assert clean_name("x" * 23 + " yz") == "x" * 23
    assert clean_name("e\u0301") == "é"
    assert name_taken("ﬁnn", ["Finn"])
    assert not name_taken("Fin", ["Finn"])
    assert free_name("Bot", ["bot", "Bot 2"]) == "Bot 3"
    assert free_name("y" * 24, ["y" * 24]) == "y" * 20 + " 2"


# chat


@scene()
async def test_chat_of_players_and_spectators(house: OpenHouse) -> None:
    table = await new(house, ANNA, replace(ANNA, name="Bert"), CARL)
    await house.chat(table, "anna", "", " Hello\n there ")
    await house.chat(table, "anna", "Bert", "<b>hi</b>")
    await house.chat(table, "carl", "Anna", "not Anna")
    await house.chat(table, "zoe", "Zoe", "may I watch?")
    await house.chat(table, "eve", "anna", "I am Anna")
    lines = [(line.number, line.seat, line.name, line.text.de) for line in table.chat]
    assert lines == [
        (1, 0, "Anna", "Hello there"),
        (2, 1, "Bert", "<b>hi</b>"),
        (3, 2, "Carl", "not Anna"),
        (4, None, "Zoe", "may I watch?"),
        (5, None, "anna 2", "I am Anna"),
    ]
    await refused(house.chat(table, "zoe", " ", "hello"), 422, "no-name")
    await refused(house.chat(table, "anna", "", " \n\u200b "), 422, "empty-chat")
    await house.chat(table, "anna", "", "x" * 300)
    await refused(house.chat(table, "anna", "", "x" * 301), 422, "long-chat")
    assert table.chat[-1].at == house.wall.now


@scene()
async def test_the_newest_lines_are_kept(house: OpenHouse) -> None:
    table = await new(house, ANNA, BERT)
    for number in range(CHAT_KEPT + 3):
        await house.chat(table, "anna", "", f"{number}")
    assert said(table) == [f"{number}" for number in range(3, CHAT_KEPT + 3)]


# taking back


@scene()
async def test_a_harmless_move_is_taken_back_at_once(house: OpenHouse) -> None:
    table = await new(house, ANNA, BERT)
    before = table.state
    await step(house, table)
    assert table.match.why_no_take_back(0) is None
    await refused(house.take_back(table, "bert", 0, 1), 403, "not-your-seat")
    await refused(house.take_back(table, "anna", 0, 0), 409, "stale")
    await house.take_back(table, "anna", 0, 1)
    assert table.length == 0
    assert state_hash(table.state) == state_hash(before)
    assert table.state.names == ["Anna", "Bert"]
    await refused(house.take_back(table, "anna", 0, 1), 409, "stale")
    await refused(house.take_back(table, "anna", 0, table.number), 409, "nothing")


@scene()
async def test_a_page_from_before_a_take_back_is_never_fresh_again(house: OpenHouse) -> None:
    table = await new(house, ANNA, BERT)
    old = table.number
    await step(house, table)
    await house.take_back(table, "anna", 0, table.number)
    await refused(house.play(table, "anna", 0, "pass", old), 409, "stale")
    await step(house, table)
    assert table.number == 3
    for number in (0, 1, 2):
        await refused(house.take_back(table, "anna", 0, number), 409, "stale")


@scene()
async def test_talk_makes_no_page_old(house: OpenHouse) -> None:
    table = await new(house, ANNA, BERT)
    await house.chat(table, "bert", "", "hello")
    await house.play(table, "anna", 0, "pass", 0)


def test_the_number_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as house:
            table = await new(house, ANNA, BERT)
            await step(house, table)
            await house.take_back(table, "anna", 0, table.number)
        async with opened(tmp_path) as house:
            same = await house.get(table.id)
            assert (same.number, same.length) == (2, 0)
            await refused(house.play(same, "anna", 0, "pass", 0), 409, "stale")
            await house.play(same, "anna", 0, "pass", 2)

    asyncio.run(run())


async def after_a_turn(house: House, *others: SeatInfo) -> LiveTable:
    """A table after Anna's first turn, which ended with a drawn card."""
    table = await new(house, ANNA, *others)
    while table.state.next_seat() == 0:
        await step(house, table)
    reason = table.match.why_no_take_back(0)
    assert reason is not None
    assert reason.code == "news"
    return table


@scene()
async def test_otherwise_the_others_are_asked(house: OpenHouse) -> None:
    table = await after_a_turn(house, BERT, CARL)
    number = table.number
    await house.take_back(table, "anna", 0, number)
    assert table.asking == TakeBack(0, number - 1)
    assert table.number == number
    await house.take_back(table, "anna", 0, number)  # a double click
    await refused(house.answer_take_back(table, "zoe", 1, True), 403, "not-your-seat")
    await house.answer_take_back(table, "anna", 0, True)  # one's own agreement does not count
    await house.answer_take_back(table, "bert", 1, True)
    assert table.asking == TakeBack(0, number - 1, (1,))
    await house.answer_take_back(table, "bert", 1, True)
    await house.answer_take_back(table, "carl", 2, True)
    assert table.asking is None
    assert table.length == number - 1
    assert table.state.next_seat() == 0
    assert said(table) == ["Anna takes back."]
    await refused(house.answer_take_back(table, "carl", 2, True), 409, "nothing-asked")


@scene()
async def test_one_no_ends_it(house: OpenHouse) -> None:
    table = await after_a_turn(house, BERT, CARL)
    number = table.number
    await house.take_back(table, "anna", 0, number)
    await house.answer_take_back(table, "bert", 1, True)
    await house.answer_take_back(table, "carl", 2, False)
    assert table.asking is None
    assert table.number == number
    assert said(table) == ["Carl does not agree; everything stays as it is."]


@scene()
async def test_whoever_asks_may_withdraw(house: OpenHouse) -> None:
    table = await after_a_turn(house, BERT)
    await house.take_back(table, "anna", 0, table.number)
    await house.answer_take_back(table, "anna", 0, False)
    assert table.asking is None
    assert said(table) == []


@scene()
async def test_a_new_move_cancels_the_request(house: OpenHouse) -> None:
    table = await after_a_turn(house, BERT)
    await house.take_back(table, "anna", 0, table.number)
    await step(house, table)
    assert table.asking is None
    await refused(house.answer_take_back(table, "bert", 1, True), 409, "nothing-asked")


@scene()
async def test_one_request_at_a_time(house: OpenHouse) -> None:
    table = await after_a_turn(house, BERT, CARL)
    while table.state.next_seat() == 1:
        await step(house, table)
    await house.take_back(table, "bert", 1, table.number)
    refusal = await refused(house.take_back(table, "anna", 0, table.number), 409, "already-asked")
    assert "Bert" in refusal.text.de


@scene()
async def test_taking_back_over_the_moves_of_others(house: OpenHouse) -> None:
    table = await after_a_turn(house, BERT)
    number = table.number
    await step(house, table)
    await house.take_back(table, "anna", 0, table.number)
    await house.answer_take_back(table, "bert", 1, True)
    assert table.length == number - 1


@scene(bot_delay=60)
async def test_bots_agree(house: OpenHouse) -> None:
    table = await after_a_turn(house, GREEDY)
    number = table.number
    await house.take_back(table, "anna", 0, number)
    assert (table.length, table.asking, table.chat) == (number - 1, None, [])


@scene(bot_delay=60)
async def test_people_at_the_same_screen_agree(house: OpenHouse) -> None:
    table = await after_a_turn(house, replace(ANNA, name="Aunt"))
    number = table.number
    await house.take_back(table, "anna", 0, number)
    assert (table.length, table.asking) == (number - 1, None)


@scene()
async def test_a_request_goes_with_whoever_made_it(house: OpenHouse) -> None:
    table = await after_a_turn(house, BERT)
    number = table.number
    await house.take_back(table, "anna", 0, number)
    await house.leave(table, "anna", 0)
    assert (table.number, table.asking) == (number, None)


@scene(bot_delay=60)
async def test_bots_wait_for_the_answer(house: OpenHouse) -> None:
    table = await new(house, ANNA, BERT, RANDOM)
    while table.state.next_seat() != 2:
        await step(house, table)
    assert table.next_bot() == 2
    number, move = table.number, table.state.moves(2)[0]
    await house.take_back(table, "bert", 1, number)
    assert table.next_bot() is None
    await house.bot_plays(table, 2, move, table.state)  # one that was thinking already
    assert table.number == number
    await house.answer_take_back(table, "anna", 0, False)
    assert table.next_bot() == 2
    await house.bot_plays(table, 2, move, table.state)
    assert table.number == number + 1


def test_a_request_survives_a_restart(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as house:
            table = await after_a_turn(house, BERT)
            await house.take_back(table, "anna", 0, table.number)
        async with opened(tmp_path) as house:
            same = await house.get(table.id)
            assert same.asking == table.asking is not None
            await house.answer_take_back(same, "bert", 1, True)
            assert same.length == table.length - 1

    asyncio.run(run())


# hints


@scene()
async def test_a_hint_names_a_legal_move_and_its_lead(house: OpenHouse) -> None:
    table = await new(house, ANNA, BERT)
    await refused(house.hint(table, "bert", 0), 403, "not-your-seat")
    await refused(house.hint(table, "bert", 1), 409, "not-asked")
    hint = await house.hint(table, "anna", 0)
    assert hint == await house.hint(table, "anna", 0)
    move = table.state.parse_move(0, hint.key)
    assert move in table.state.moves(0)
    assert hint.label == table.state.option(0, move).label
    assert hint.reason.en.startswith(("What speaks for it, ", "Best of "))
    assert hint.reason.de.startswith(("Dafür spricht, ", "Die beste von "))
    await house.play(table, "anna", 0, hint.key, 0)


@scene()
async def test_hints_are_about_what_the_seat_may_know(house: OpenHouse) -> None:
    table = await new(house, ANNA, BERT)
    await step(house, table)
    hint = await house.hint(table, "anna", 0)
    table.adopt(table.kept, table.state.determinize(0, 77), 0.0)
    house._advice._hints.clear()
    assert await house.hint(table, "anna", 0) == hint
    table.adopt(table.kept, (await house._tables._open(table.id)).state, 0.0)


@scene()
async def test_a_hint_where_there_is_no_choice(house: OpenHouse) -> None:
    table = await new(house, ANNA, BERT)
    random = Random(4)
    while len(table.state.moves(table.state.next_seat())) > 1:
        await step(house, table, random)
    seat = table.state.next_seat()
    hint = await house.hint(table, table.seats[seat].player, seat)
    assert hint.reason.en == "There is no other choice."
