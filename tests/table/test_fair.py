"""Nobody at a table with several people can know the seed or more cards than they were dealt."""

import asyncio
from dataclasses import replace
from pathlib import Path
from unittest.mock import patch

import pytest

from spieltisch.table import setup
from spieltisch.table.house import LiveTable, SeatInfo
from spieltisch.table.picture import Viewer, take_picture
from tests.table.scenes import (
    ANNA,
    BERT,
    GREEDY,
    OPEN,
    RANDOM,
    OpenHouse,
    brought,
    finish,
    new,
    opened,
    played,
    refused,
    scene,
)

AUNT = replace(ANNA, name="Aunt")  # at Anna's screen


def terms(table: LiveTable) -> tuple[str, str | None]:
    """What everybody is told about a table."""
    picture = take_picture(table, Viewer("zoe", "en"), {})
    return picture.origin, picture.absence.who if picture.absence else None


@pytest.mark.parametrize(
    "others", [(OPEN,), (BERT,), (AUNT, OPEN), (GREEDY, GREEDY, OPEN), (OPEN, BERT)]
)
def test_with_other_people_only_the_server_chooses_the_seed(
    others: tuple[SeatInfo, ...], tmp_path: Path
) -> None:
    async def run() -> None:
        async with opened(tmp_path, 60) as house:
            create = house.create
            seats = [ANNA, *others]
            await refused(create("anna", "equinox", seats, {}, 777, True), 422, "seed-with-guests")
            await refused(create("anna", "equinox", seats, {}, 0, True), 422, "seed-with-guests")
            assert await house.games_of("anna") == []
            table = await create("anna", "equinox", seats, {}, None, True)
            assert terms(table)[0] == "server"

    asyncio.run(run())


@scene(bot_delay=60)
async def test_nobody_chooses_a_seed_for_others_to_play_with(house: OpenHouse) -> None:
    """A table that its host opens for two others; a table of bots may have any seed."""
    create = house.create
    await refused(create("zoe", "equinox", [ANNA, BERT], {}, 777, True), 422, "seed-with-guests")
    await refused(create("zoe", "equinox", [ANNA, GREEDY], {}, 777, True), 422, "seed-with-guests")
    assert (await create("zoe", "equinox", [RANDOM, GREEDY], {}, 777, True)).kept.origin == "seed"


@scene(bot_delay=60)
async def test_at_one_screen_a_seed_can_be_chosen_and_everybody_is_told(house: OpenHouse) -> None:
    for seats in ([ANNA, GREEDY], [ANNA, AUNT], [ANNA, AUNT, RANDOM]):
        tables = [
            await house.create("anna", "equinox", seats, {}, seed, True) for seed in (777, 777, 8)
        ]
        dealt = [table.state.dump() for table in tables]
        assert dealt[0] == dealt[1] != dealt[2]
        assert terms(tables[0]) == ("seed", None)
    unseeded = await house.create("anna", "equinox", [ANNA, AUNT], {}, None, True)
    assert terms(unseeded) == ("server", None)


@scene(bot_delay=60)
async def test_a_seat_at_a_table_with_a_chosen_seed_never_becomes_free(house: OpenHouse) -> None:
    table = await house.create("anna", "equinox", [ANNA, AUNT, GREEDY], {}, 777, True)
    await house.leave(table, "anna", 1)
    for seat in range(3):
        await refused(house.sit(table, "bert", seat, "Bert"), 409, "seat-taken")
    await house.resign(table, "anna", 1)
    await refused(house.sit(table, "bert", 1, "Bert"), 409, "seat-taken")
    assert {info.player for info in table.seats} == {"anna", ""}


@scene(bot_delay=60)
async def test_nobody_else_plays_a_game_out_of_a_file(house: OpenHouse) -> None:
    table = await house.import_record("anna", brought(played(30)))
    assert terms(table) == ("record", None)
    assert {info.player for info in table.seats} == {"anna"}
    for seat in range(3):
        await refused(house.sit(table, "bert", seat, "Bert"), 409, "seat-taken")


@scene(bot_delay=60)
async def test_an_old_open_seat_where_somebody_knows_the_cards_is_not_for_others(
    house: OpenHouse,
) -> None:
    """Such seats are left from the time before this was looked at."""
    for origin in ("seed", "record"):
        match, seats = played(0), [ANNA, OPEN, OPEN]
        kept = setup.new_table(match, seats, "anna", True, house.time.now, origin)
        table = await house._tables.add(kept, match.state)
        await refused(house.sit(table, "bert", 1, "Bert"), 403, "cards-known")
        await house.sit(table, "anna", 1, "Aunt")  # at the screen of whoever knows them
        await house.fill_with_bot(table, "anna", 2, "greedy")


@scene()
async def test_the_seed_of_the_next_game_does_not_follow_from_the_last(house: OpenHouse) -> None:
    tables = [await new(house, ANNA, BERT, seed=9) for _ in range(2)]
    following = []
    for table in tables:
        await finish(house, table)
        following.append((await house.rematch(table, "anna")).match.record.seed)
    assert tables[0].match.record.steps == tables[1].match.record.steps
    assert len({9, *following}) == 3


@scene(bot_delay=60)
async def test_after_a_game_with_a_chosen_seed_the_server_shuffles(house: OpenHouse) -> None:
    table = await house.create("anna", "equinox", [ANNA, AUNT], {}, 777, True)
    await finish(house, table)
    following = await house.rematch(table, "anna")
    assert following.kept.origin == "server"
    assert following.match.record.seed != 777


def test_the_server_takes_seeds_that_nobody_can_work_out() -> None:
    with patch("secrets.randbits", return_value=4711) as randbits:
        assert setup.new_seed() == 4711
    assert randbits.call_args.args == (53,)


@scene()
async def test_nobody_sees_a_hand_before_all_sit(house: OpenHouse) -> None:
    """Otherwise a host could open tables until the own hand is a good one, and then invite."""
    table = await new(house, ANNA, OPEN)
    assert take_picture(table, Viewer("anna", "en"), {}).viewer is None
    await house.sit(table, "bert", 1, "Bert")
    assert take_picture(table, Viewer("anna", "en"), {}).viewer == 0


def test_what_is_known_about_the_cards_survives_a_restart(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path, 60) as house:
            chosen = await house.create("anna", "equinox", [ANNA, AUNT], {}, 777, True)
            loaded = await house.import_record("anna", brought(played(5)))
            dealt = await new(house, ANNA, BERT, rule="bot-60")
        async with opened(tmp_path, 60) as house:
            assert terms(await house.get(chosen.id)) == ("seed", None)
            assert terms(await house.get(loaded.id)) == ("record", None)
            assert terms(await house.get(dealt.id)) == ("server", "bot")

    asyncio.run(run())
