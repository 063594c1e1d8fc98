"""Rubble: put a pebble on any free field, also in earlier rows."""

import pytest

from tests.games.equinox.scene import Scene, scene
from tests.ruling import ruling

CREATURES = ["rubble", "hoot", "stag", "squeak", "twinz", "carmen", "goatman", "ursus"]

ROUND_4 = f"""
    creatures = {CREATURES}
    eliminated = ["carmen", "goatman", "ursus"]
    phase = "play"
    columns.rubble = {{champion = [3], row1 = {{pebble = 1}}, row2 = {{pebble = 1}}}}
    columns.hoot = {{row1 = {{cards = [5]}}, row2 = {{pebble = 2}}, row3 = {{cards = [6, 7]}}}}
    columns.stag = {{champion = [2]}}
    [[players]]
    hand = ["rubble-4"]
    [[players]]
    hand = ["twinz-1", "twinz-2"]
    [[players]]
    hand = ["twinz-3"]
"""


def round_1(field: str = "row1 = {pebble = 1}", more: str = "", phase: str = "play") -> Scene:
    """Seat 1 is about to play Rubble 4 in round 1."""
    return scene(f"""
        creatures = {CREATURES}
        phase = "{phase}"
        columns.rubble = {{{field}}}
        {more}
        [[players]]
        hand = ["rubble-4", "rubble-5"]
        [[players]]
        hand = ["twinz-1", "twinz-2"]
        [[players]]
        hand = ["twinz-3"]
    """)


@ruling("EQ-081")
def test_rubble_places_a_pebble_in_row_1_of_round_4() -> None:
    """It is worth 4 there: more than the 3 of seat 2 in row 2."""
    table = scene(ROUND_4).play("play:rubble-4")
    assert table.controller("hoot") == 2
    table.play("pebble:hoot/1")
    assert table.pebble("hoot/1") == 1
    assert table.pebbles(1) == 2
    assert table.controller("hoot") == 1
    assert (table.seat, table.phase) == (1, "discard")
    table.play("done")
    assert table.seat == 2


@ruling("EQ-081", "EQ-086")
@pytest.mark.parametrize(("row", "value"), [(1, 4), (2, 3), (3, 2), (4, 1)])
def test_the_pebble_of_rubble_scores_the_value_of_its_row(row: int, value: int) -> None:
    table = scene("deck = 1\n" + ROUND_4).play("play:rubble-4")
    move = table.state.parse_move(0, f"pebble:squeak/{row}")
    assert table.state.describe(0, move) == f"Pebble on Squeak in row {row} ({value} PP)"
    table.play(f"pebble:squeak/{row}", "done")
    assert table.over
    assert table.scores() == [4 + 3 + value, 5 + 3, 5]


@ruling("EQ-081", "EQ-082")
def test_rubble_offers_every_free_field_of_creatures_in_play_up_to_the_current_row() -> None:
    table = scene(ROUND_4).play("play:rubble-4")
    free = {f"pebble:{creature}/{row}" for creature in CREATURES[:5] for row in range(1, 5)}
    taken = {"pebble:rubble/1", "pebble:rubble/2", "pebble:hoot/2"}
    moves = table.moves()
    assert moves[0] == "decline"
    assert set(moves[1:]) == free - taken
    assert len(moves) == len(set(moves))


@ruling("EQ-082")
@pytest.mark.parametrize("creature", ["rubble", "hoot", "stag"])
def test_rubble_cannot_use_a_champion_card(creature: str) -> None:
    """With pebbles on it or not."""
    reason = scene(ROUND_4).play("play:rubble-4").refused(f"pebble:{creature}/0")
    assert reason.code == "no-champion"
    assert reason.rulings == ("EQ-082",)


@ruling("EQ-082")
@pytest.mark.parametrize("place", ["rubble/1", "hoot/2"])
def test_rubble_cannot_use_a_field_with_a_pebble(place: str) -> None:
    """Neither with an own one nor with that of another player."""
    reason = scene(ROUND_4).play("play:rubble-4").refused(f"pebble:{place}")
    assert reason.code == "rubble-taken"
    assert reason.rulings == ("EQ-082",)


@ruling("EQ-081")
@pytest.mark.parametrize(
    ("place", "code"),
    [
        ("carmen/1", "rubble-gone"),
        ("ursus/3", "rubble-gone"),
        ("hoot/5", "later-row"),
        ("pilgrim/1", "not-in-game"),
    ],
)
def test_rubble_needs_a_creature_in_play_and_a_row_already_begun(place: str, code: str) -> None:
    table = scene(ROUND_4).play("play:rubble-4")
    assert table.refused(f"pebble:{place}").code == code
    table.play("pebble:hoot/4")
    assert table.pebble("hoot/4") == 1


@ruling("EQ-081")
def test_the_pebble_of_rubble_may_lie_on_cards_and_in_its_own_column() -> None:
    table = scene(ROUND_4).play("play:rubble-4", "pebble:rubble/4")
    assert table.pebble("rubble/4") == 1
    assert table.card("rubble/4") == "rubble-4"
    table = scene(ROUND_4).play("play:rubble-4", "pebble:hoot/3")
    assert (table.card("hoot/3"), table.covered("hoot/3")) == ("hoot-7", ["hoot-6"])
    assert table.pebble("hoot/3") == 1


NO_PEBBLE = """
    columns.hoot = {row1 = {pebble = 1}}
    columns.stag = {row1 = {pebble = 1}}
    columns.squeak = {row1 = {pebble = 1}}
"""


@ruling("EQ-083")
def test_rubble_without_an_available_pebble_has_no_effect() -> None:
    table = round_1(more=NO_PEBBLE + "columns.twinz = {row1 = {pebble = 1}}")
    assert table.pebbles(1) == 0
    before = table.state.dump()
    table.play("play:rubble-4")
    assert table.state.dump()["pebble"] == before["pebble"]
    assert "no-power" in table.kinds()
    assert "power" not in table.kinds()
    assert table.card("rubble/1") == "rubble-4"
    assert table.seat == 2


@ruling("EQ-083")
def test_rubble_places_the_last_pebble() -> None:
    table = round_1(more=NO_PEBBLE).play("play:rubble-4", "pebble:twinz/1")
    assert table.pebbles(1) == 0
    assert table.pebble("twinz/1") == 1
    assert table.seat == 2


@ruling("EQ-082")
def test_rubble_without_a_free_field_has_no_effect() -> None:
    more = NO_PEBBLE + "\n".join(
        f"columns.{creature} = {{row1 = {{pebble = 2}}}}" for creature in CREATURES[4:]
    )
    table = round_1(more=more)
    assert table.pebbles(1) == 1
    table.play("play:rubble-4")
    assert table.pebbles(1) == 1
    assert "no-power" in table.kinds()
    assert table.seat == 2


@ruling("EQ-084")
def test_a_pebble_in_the_current_row_blocks_regular_predictions() -> None:
    table = round_1().play("play:rubble-4", "pebble:hoot/1")
    reason = table.refused("bet:hoot")
    assert reason.code == "field-taken"
    table.play("bet:stag")
    assert table.pebble("stag/1") == 2


@ruling("EQ-084")
def test_a_pebble_in_an_earlier_row_does_not_block_the_current_one() -> None:
    table = scene(ROUND_4).play("play:rubble-4", "pebble:squeak/1", "done")
    table.play("bet:squeak")
    assert (table.pebble("squeak/1"), table.pebble("squeak/4")) == (1, 2)


@ruling("EQ-085")
def test_rubble_comes_on_top_of_a_prediction_in_phase_1() -> None:
    table = round_1(phase="predict").play("bet:hoot", "play:rubble-4", "pebble:stag/1")
    assert (table.pebble("hoot/1"), table.pebble("stag/1")) == (1, 1)
    assert table.pebbles(1) == 2
    assert table.seat == 2


@ruling("EQ-085", "EQ-034")
def test_the_prediction_of_phase_1_may_win_the_control_rubble_needs() -> None:
    table = round_1(field="", phase="predict").play("bet:rubble", "play:rubble-4", "pebble:stag/1")
    assert (table.pebble("rubble/1"), table.pebble("stag/1")) == (1, 1)
    assert table.seat == 2


@ruling("EQ-085")
def test_rubble_comes_on_top_of_revealing_a_secret_prediction() -> None:
    table = scene("""
        [[players]]
        hand = ["rubble-4"]
        secret = "rubble-9"
        [[players]]
    """).play("reveal", "play:rubble-4", "pebble:rubble/1")
    assert (table.champion(1), table.pebble("rubble/1")) == ("rubble", 1)
    assert table.pebbles(1) == 3
    assert table.seat == 2


@ruling("EQ-086")
@pytest.mark.parametrize(("row", "controller"), [(1, 1), (2, 0), (4, 2)])
def test_for_control_the_pebble_counts_in_the_row_where_it_lies(row: int, controller: int) -> None:
    """With 2 points in row 3 seat 1 gets to 6, 5 or 3, against the 5 of seat 2."""
    table = scene(f"""
        creatures = {CREATURES}
        eliminated = ["carmen", "goatman", "ursus"]
        phase = "play"
        columns.rubble = {{row1 = {{pebble = 1}}}}
        columns.hoot = {{champion = [2], row3 = {{pebble = 1}}}}
        [[players]]
        hand = ["rubble-4"]
        [[players]]
    """)
    assert table.controller("hoot") == 2
    table.play("play:rubble-4", f"pebble:hoot/{row}")
    assert table.controller("hoot") == controller
    assert table.seat == 1


@ruling("EQ-086")
@pytest.mark.parametrize(("second", "ranking"), [("row2", [[1], [2]]), ("row1", [[1, 2]])])
def test_for_tie_breaks_the_pebble_counts_in_the_row_where_it_lies(
    second: str, ranking: list[list[int]]
) -> None:
    """Both have 7 points: 4 + 3 against 3 + 2 + 2, and against 4 + 3 as well."""
    rest = (
        "columns.squeak = {row2 = {pebble = 2}}"
        if second == "row1"
        else "columns.squeak = {row3 = {pebble = 2}}\ncolumns.twinz = {row3 = {pebble = 2}}"
    )
    table = scene(f"""
        creatures = {CREATURES}
        eliminated = ["carmen", "goatman", "ursus"]
        phase = "play"
        deck = 1
        columns.rubble = {{row2 = {{pebble = 1}}}}
        columns.stag = {{{second} = {{pebble = 2}}}}
        {rest}
        [[players]]
        hand = ["rubble-4"]
        [[players]]
    """).play("play:rubble-4", "pebble:hoot/1", "done")
    assert table.scores() == [7, 7]
    assert table.ranking() == ranking


@ruling("EQ-043")
@pytest.mark.parametrize("field", ["row1 = {pebble = 2}", "", "champion = [1, 2]"])
def test_rubble_does_nothing_without_control(field: str) -> None:
    table = round_1(field=field)
    stock = table.pebbles(1)
    table.play("play:rubble-4")
    assert table.pebbles(1) == stock
    assert table.last("no-power").rulings[-1] == "EQ-043"
    assert table.seat == 2


@ruling("EQ-047")
def test_rubble_on_a_chameleon_does_nothing() -> None:
    table = round_1(field='row1 = {cards = ["chameleon-3"], pebble = 1}').play("play:rubble-4")
    assert table.pebbles(1) == 4
    assert table.last("no-power").rulings == ("EQ-047",)
    assert table.seat == 2


@ruling("EQ-044")
def test_rubble_may_be_declined() -> None:
    table = round_1().play("play:rubble-4", "decline")
    assert table.pebbles(1) == 4
    assert table.kinds().count("pebble") == 0
    assert table.seat == 2


def test_rubble_changes_nothing_but_one_pebble() -> None:
    table = scene(ROUND_4)
    before = table.state.dump()
    table.play("play:rubble-4", "pebble:hoot/1")
    after = table.state.dump()
    assert sum(a != b for a, b in zip(after["pebble"], before["pebble"])) == 1
    for part in ("champion", "secret", "deck", "discard", "gone", "down"):
        assert after[part] == before[part]
    assert after["hands"][1:] == before["hands"][1:]
    assert after["stock"][1:] == before["stock"][1:]
    assert (table.card("hoot/1"), table.card("hoot/3")) == ("hoot-5", "hoot-7")


def test_everybody_sees_where_rubble_puts_the_pebble() -> None:
    table = scene(ROUND_4).play("play:rubble-4", "pebble:hoot/1")
    for seat in (1, 2, 3, None):
        line = table.last("pebble", seat)
        assert line.data == {"seat": 0, "place": "hoot/1"}
        assert line.text.en == "Player 1 puts a pebble on Hoot in row 1."
        assert table.last("control", seat).data == {"creature": "hoot", "seat": 0}
        view = table.view(seat)
        assert view["players"][0]["pebbles"] == 2
        hoot = next(column for column in view["creatures"] if column["creature"] == "hoot")
        assert [field["pebble"] for field in hoot["rows"]] == [0, 1, None, None, None]
