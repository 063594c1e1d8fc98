"""Answers that stand for a while, and those that go without saying: who gives them, until when."""

import asyncio
from pathlib import Path
from random import Random
from unittest.mock import patch

import pytest

from spieltisch.core.record import Match, new_match
from spieltisch.table import setup
from spieltisch.table.house import LiveTable
from spieltisch.table.picture import Viewer, take_picture
from spieltisch.table.seats import BOT, HUMAN, SeatInfo
from tests.games.blue_moon.setup import ENVOYS
from tests.table.scenes import ANNA, BERT, OpenHouse, opened, refused, scene, until
from tests.table.test_templates import laid

MOVES = 400
WINDOW = "skip"
TURNS = {"turn", "fight", "game"}
OPTIONS = {"blue-moon": {"deck1": ENVOYS, "deck2": ENVOYS}}


async def envoys(house: OpenHouse) -> LiveTable:
    """Blue Moon with interventions on both sides."""
    options = {"deck1": ENVOYS, "deck2": ENVOYS, "first": 1}
    with patch.object(setup, "new_seed", lambda: 3):
        return await house.create("anna", "blue-moon", [ANNA, BERT], options, None, True, "wait")


def window(table: LiveTable, seat: int) -> bool:
    """Whether a seat is asked for an intervention."""
    decision = table.state.decision(seat)
    return bool(decision and any(option.standing for option in decision.options))


LIKED = {"lead": 5, "fight": 9, "play": 5, "announce": 3, "done": 2}
"""By verb: how much those like to do something who want to see a fight."""


async def play_any(house: OpenHouse, table: LiveTable, random: Random) -> None:
    seat = table.state.next_seat()
    keys = [table.state.move_key(move) for move in table.state.moves(seat)]
    key = random.choices(keys, [LIKED.get(key.partition(":")[0], 0.2) for key in keys])[0]
    await house.play(table, table.seats[seat].player, seat, key, table.number)


async def to_window(house: OpenHouse, table: LiveTable, random: Random) -> int:
    """Plays on until somebody is asked for an intervention in the middle of a turn; who that is."""
    while True:
        seat = table.state.next_seat()
        if window(table, seat):
            after = table.state.clone()
            after.play(seat, after.parse_move(seat, WINDOW))
            if not {event.kind for event in after.events} & TURNS:
                return seat
        await play_any(house, table, random)


@scene()
async def test_nobody_is_asked_again_until_the_turn_is_over(house: OpenHouse) -> None:
    table, random = await envoys(house), Random(1)
    by_itself = 0
    for _ in range(MOVES):
        if table.state.over:
            break
        if table.next_bot() is not None:
            before, turns = table.length, said_turns(table)
            await until(house, table, lambda: table.next_bot() is None)
            assert said_turns(table) >= turns
            steps = table.match.record.steps[before:]
            assert {step.key for step in steps} == {WINDOW}
            by_itself += len(steps)
            continue
        seat = table.state.next_seat()
        if window(table, seat):
            assert seat not in table.standing  # otherwise it would not have been asked
            turns = said_turns(table)
            await house.play_on(table, table.seats[seat].player, seat, WINDOW, table.number)
            assert (seat in table.standing) == (said_turns(table) == turns)
        else:
            await play_any(house, table, random)
    assert by_itself > 3


def said_turns(table: LiveTable) -> int:
    """How many turns have begun."""
    return sum(event.kind in TURNS for event in table.state.events)


@scene(bot_delay=3600.0)
async def test_a_standing_answer_falls_with_whatever_it_rested_on(house: OpenHouse) -> None:
    table, random = await envoys(house), Random(1)
    seat = await to_window(house, table, random)
    player, other = table.seats[seat].player, table.seats[1 - seat].player

    await refused(house.play_on(table, other, seat, WINDOW, table.number), 403, "not-your-seat")
    await refused(house.play_on(table, player, seat, WINDOW, table.number + 1), 409, "stale")
    await refused(house.play_on(table, player, seat, "nonsense", table.number), 422, "no-such-move")
    house.store.failures = 1
    await refused(house.play_on(table, player, seat, WINDOW, table.number), 503, "store")
    assert table.standing == {}

    await house.play_on(table, player, seat, WINDOW, table.number)
    assert seat in table.standing
    await refused(house.ask_again(table, other, seat), 403, "not-your-seat")
    await house.ask_again(table, player, seat)
    await house.ask_again(table, player, seat)  # a double click
    assert table.standing == {}

    await house.take_back(table, player, seat, table.number)
    if table.asking:
        await house.answer_take_back(table, other, 1 - seat, True)
    assert window(table, seat)
    await house.play_on(table, player, seat, WINDOW, table.number)
    await house.chat(table, player, "", "Hm.")
    assert seat in table.standing
    await house.take_back(table, player, seat, table.number)
    if table.asking:
        await house.answer_take_back(table, other, 1 - seat, True)
    assert table.standing == {}

    await house.play_on(table, player, seat, WINDOW, table.number)
    await house.leave(table, player, seat)
    assert table.standing == {}


def test_after_a_restart_people_are_asked_once_more(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path, 3600.0) as house:
            table = await envoys(house)
            seat = await to_window(house, table, Random(1))
            await house.play_on(table, table.seats[seat].player, seat, WINDOW, table.number)
        async with opened(tmp_path, 3600.0) as house:
            again = await house.get(table.id)
            assert again.length == table.length
            assert again.standing == {}

    asyncio.run(run())


@scene()
async def test_only_an_answer_that_may_stand_does(house: OpenHouse) -> None:
    table = await envoys(house)
    for move in table.state.moves(0):
        key = table.state.move_key(move)
        await refused(house.play_on(table, "anna", 0, key, table.number), 422, "no-such-move")
    assert table.length == 0


# the only answer


def forced(name: str, hidden: bool) -> tuple[Match, int]:
    """A game in which a seat has one answer that is a formality and spoils no way back."""
    for seed in range(200):
        match, random = new_match(name, 2, seed, OPTIONS.get(name, {}), []), Random(seed)
        for _ in range(120):
            if match.state.over:
                break
            seat = match.state.next_seat()
            decision = match.state.decision(seat)
            assert decision
            only = decision.options[0]
            if len(decision.options) == 1 and only.formality == ("hidden" if hidden else "open"):
                free = any(step.seat == seat for step in match.record.steps) and (
                    match.why_no_take_back(seat) is None
                )
                if not (only.final and free):
                    return match, seat
            match.play(seat, random.choice(match.state.moves(seat)))
    raise AssertionError("no such game")


def goes_alone(table: LiveTable, seat: int) -> str:
    return take_picture(table, Viewer(f"p{seat}", "en"), {}).prompt.alone


def people(*kinds: str) -> list[SeatInfo]:
    return [
        SeatInfo(HUMAN, f"P{seat}", player=f"p{seat}")
        if kind == HUMAN
        else SeatInfo(BOT, f"B{seat}", "greedy")
        for seat, kind in enumerate(kinds)
    ]


@pytest.mark.parametrize(
    ("name", "hidden"), [("living-forest", False), ("equinox", True), ("blue-moon", True)]
)
def test_the_only_answer_goes_by_itself_if_that_tells_nobody_anything(
    name: str, hidden: bool
) -> None:
    match, seat = forced(name, hidden)
    with_bot = [BOT, BOT]
    with_bot[seat] = HUMAN
    assert goes_alone(laid(match, people(*with_bot)), seat)
    assert bool(goes_alone(laid(match, people(HUMAN, HUMAN)), seat)) != hidden

    # Whoever waits at the same screen would see how quick it was.
    screen = [SeatInfo(HUMAN, name, player="p") for name in ("A", "B")]
    picture = take_picture(laid(match, screen), Viewer("p", "en", lifted=seat), {})
    assert picture.viewer == seat
    assert bool(picture.prompt.alone) != hidden

    # Whoever has gone back is not sent forward again.
    table = laid(match, people(*with_bot))
    table.went_back = True
    assert not goes_alone(table, seat)


@pytest.mark.parametrize("name", ["equinox", "blue-moon"])
def test_nothing_goes_by_itself_where_there_is_a_choice_or_a_way_back(name: str) -> None:
    alone = 0
    for seed in range(40):
        match, random = new_match(name, 2, seed, OPTIONS.get(name, {}), []), Random(seed)
        for _ in range(80):
            if match.state.over:
                break
            seat = match.state.next_seat()
            decision = match.state.decision(seat)
            assert decision
            single = len(decision.options) == 1
            if single or random.random() < 0.02:
                seats = [BOT, BOT]
                seats[seat] = HUMAN
                if goes_alone(laid(match, people(*seats)), seat):
                    alone += 1
                    own = any(step.seat == seat for step in match.record.steps)
                    back = own and not match.why_no_take_back(seat)
                    assert single
                    assert not (back and decision.options[0].final)
            match.play(seat, random.choice(match.state.moves(seat)))
    assert alone
