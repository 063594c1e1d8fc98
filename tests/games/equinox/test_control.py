"""What a pebble is worth and who controls a creature."""

import pytest

from tests.games.equinox.scene import Scene, scene
from tests.ruling import ruling

GONE = ["squeak", "stag", "rubble", "twinz"]
VALUES = [5, 4, 3, 2, 1, 0]


def column(creature: str, *rows: list[int]) -> str:
    """A column of a position with the rows in which each seat has a pebble, 0 the champion card."""
    champions = [seat for seat, placed in enumerate(rows, 1) if 0 in placed]
    fields = [
        f"row{row}={{pebble={seat}}}"
        for seat, placed in enumerate(rows, 1)
        for row in placed
        if row
    ]
    return f"columns.{creature} = {{{', '.join([f'champion={champions}', *fields])}}}\n"


def in_round(number: int, rest: str) -> Scene:
    """A scene in a later round; the first creatures of GONE are eliminated."""
    return scene(f"eliminated = {GONE[: number - 1]}\n{rest}")


def asked_for_power(table: Scene) -> bool:
    return "decline" in table.moves()


# values


@ruling("EQ-030")
@pytest.mark.parametrize("row", range(6))
def test_a_pebble_scores_the_value_of_its_row(row: int) -> None:
    players = "[[players]]\nhand = ['carmen-4']\n[[players]]\n"
    table = in_round(5, f"deck = 1\nphase = 'play'\n{column('hoot', [row])}{players}")
    table.play("play:carmen-4", "done")
    assert table.over
    assert table.scores() == [VALUES[row], 0]


@ruling("EQ-030")
@pytest.mark.parametrize("row", range(5))
def test_a_pebble_outweighs_one_in_the_next_row(row: int) -> None:
    table = in_round(5, column("hoot", [row], [row + 1]))
    assert table.controller("hoot") == 1


@ruling("EQ-030")
@pytest.mark.parametrize(
    ("one", "two"),
    [([0], [1, 4]), ([1], [2, 4]), ([2], [3, 4]), ([0, 4], [1, 3]), ([0, 5], [2, 3])],
)
def test_sums_of_values_can_be_equal(one: list[int], two: list[int]) -> None:
    """5 = 4+1, 4 = 3+1, 3 = 2+1, 5+1 = 4+2 and 5+0 = 3+2."""
    assert in_round(5, column("hoot", one, two)).controller("hoot") == 0


# the controller


@ruling("EQ-031")
@pytest.mark.parametrize(
    ("rival", "controller"),
    [([], 1), ([0], 1), ([0, 4], 1), ([0, 3], 0), ([0, 3, 4], 2)],
    ids=["0", "5", "6", "7", "8"],
)
def test_seven_points_control_unless_someone_else_has_seven_or_more(
    rival: list[int], controller: int
) -> None:
    table = in_round(4, column("feather-fox", [1, 2], rival))
    assert table.controller("feather-fox") == controller


@ruling("EQ-031")
@pytest.mark.parametrize(("rival", "power"), [([0, 4], True), ([0, 3], False)])
def test_feather_foxs_power_goes_with_the_seven_points(rival: list[int], power: bool) -> None:
    table = in_round(
        4,
        f"""
        phase = "play"
        columns.hoot = {{row4={{cards=[5]}}}}
        {column("feather-fox", [1, 2], rival)}
        [[players]]
        hand = ["feather-fox-3"]
        [[players]]
        """,
    ).play("play:feather-fox-3")
    assert asked_for_power(table) == power
    if power:
        table.play("discard:hoot")
    assert table.card("hoot/4") == (None if power else "hoot-5")


@ruling("EQ-031")
def test_the_controller_uses_the_power_each_time() -> None:
    table = in_round(
        2,
        f"""
        phase = "play"
        columns.hoot = {{row2={{cards=[5, 6]}}}}
        {column("feather-fox", [1, 2])}
        [[players]]
        hand = ["feather-fox-3", "feather-fox-4"]
        [[players]]
        hand = ["carmen-1"]
        """,
    )
    table.play("play:feather-fox-3", "discard:hoot", "done", "pass", "play:carmen-1", "done")
    table.play("pass", "play:feather-fox-4", "discard:hoot")
    assert table.card("hoot/2") is None


@ruling("EQ-031")
def test_pebbles_in_other_columns_do_not_count() -> None:
    table = in_round(3, column("hoot", [2]) + column("carmen", [0, 1], [2]))
    assert (table.controller("hoot"), table.controller("carmen")) == (1, 1)
    table = in_round(3, column("hoot", [2], [1]) + column("carmen", [0, 1], [2]))
    assert (table.controller("hoot"), table.controller("carmen")) == (2, 1)


def test_without_pebbles_nobody_controls_a_creature() -> None:
    table = scene("creatures = ['hoot']")
    assert [table.controller(creature) for creature in table.in_play()] == [0] * 8


@ruling("EQ-032")
@pytest.mark.parametrize("third", [[], [4], [0], [0, 4]], ids=["0", "1", "5", "6"])
def test_with_two_players_at_seven_nobody_controls_whatever_a_third_has(third: list[int]) -> None:
    """A third player cannot have 4 here: two sevens leave only the values 5, 1 and 0."""
    table = in_round(5, "seats = 3\n" + column("hoot", [1, 2], [0, 3], third))
    assert table.controller("hoot") == 0


@ruling("EQ-032")
def test_a_tie_below_the_highest_sum_does_not_matter() -> None:
    table = in_round(3, "seats = 3\n" + column("hoot", [0, 1], [0], [0]))
    assert table.controller("hoot") == 1


@ruling("EQ-032")
@pytest.mark.parametrize("turn", [1, 2, 3])
def test_in_a_tie_nobody_gets_the_power(turn: int) -> None:
    players = "".join(
        f"[[players]]\nhand = ['{'hoot' if seat == turn else 'carmen'}-{seat}']\n"
        for seat in (1, 2, 3)
    )
    pebbles = column("hoot", [1, 2], [0, 3], [4])
    table = in_round(4, f"turn = {turn}\nphase = 'play'\n{pebbles}{players}")
    table.play(f"play:hoot-{turn}")
    assert table.card("hoot/4") == f"hoot-{turn}"
    assert not asked_for_power(table)
    line = next(line for line in table.log() if line.kind == "no-power")
    assert line.rulings[-1] == "EQ-043"


# secret predictions


@ruling("EQ-033")
def test_a_secret_prediction_counts_for_control_once_it_is_revealed() -> None:
    players = "[[players]]\nhand = ['hoot-4']\nsecret = 'hoot-9'\n[[players]]\n"
    table = scene(f"{column('hoot', [], [1])}{players}")
    assert table.controller("hoot") == 2
    table.play("reveal")
    assert table.controller("hoot") == 1
    line = next(line for line in table.log() if line.kind == "control")
    assert line.text.en == "Player 1 now controls Hoot."


@ruling("EQ-033")
def test_an_unrevealed_secret_prediction_alone_controls_nothing() -> None:
    players = "[[players]]\nhand = ['hoot-4', 'carmen-3']\nsecret = 'hoot-9'\n[[players]]\n"
    table = scene(players)
    assert table.controller("hoot") == 0
    table.play("pass", "play:hoot-4")
    assert not asked_for_power(table)
    assert table.turn == 2


@ruling("EQ-033")
def test_a_revealed_secret_prediction_adds_exactly_five() -> None:
    players = "[[players]]\nhand = ['carmen-4']\nsecret = 'hoot-9'\n[[players]]\n"
    equal = in_round(4, f"{column('hoot', [2], [0, 3, 4])}{players}").play("reveal")
    assert equal.controller("hoot") == 0
    ahead = in_round(4, f"{column('hoot', [2], [0, 3])}{players}").play("reveal")
    assert ahead.controller("hoot") == 1


@ruling("EQ-033")
def test_a_revealed_secret_prediction_gives_the_power_in_the_same_turn() -> None:
    table = scene("""
        [[players]]
        hand = ["hoot-4"]
        secret = "hoot-9"
        [[players]]
        hand = ["carmen-3"]
    """).play("reveal", "play:hoot-4")
    assert asked_for_power(table)
    table.play("seat:2", "name:carmen", "give:carmen-3")
    assert "carmen-3" in table.hand(1)


# when control is looked at


@ruling("EQ-034")
def test_a_pebble_placed_in_phase_one_gives_the_power_in_phase_two() -> None:
    table = scene("""
        creatures = ["carmen"]
        next = ["carmen-1", "carmen-2", "carmen-3"]
        [[players]]
        hand = ["squeak-4"]
        [[players]]
    """).play("bet:squeak")
    assert table.controller("squeak") == 1
    table.play("play:squeak-4", "use")
    assert {"carmen-1", "carmen-2", "carmen-3"} <= set(table.hand(1))
    assert "power" in table.kinds()


@ruling("EQ-034")
def test_a_pebble_placed_in_phase_one_can_break_the_control_of_another() -> None:
    """3 + 2 in rows 2 and 3 draw level with a champion card."""
    rest = "[[players]]\nhand = ['hoot-4']\n[[players]]\n"
    table = in_round(3, f"{column('hoot', [2], [0])}{rest}")
    assert table.controller("hoot") == 2
    table.play("bet:hoot")
    assert table.controller("hoot") == 0
    table.play("play:hoot-4")
    assert not asked_for_power(table)


@ruling("EQ-035")
def test_a_single_pebble_in_row_five_does_not_control() -> None:
    table = in_round(5, "[[players]]\nhand = ['hoot-4']\n[[players]]\n").play("bet:hoot")
    assert table.pebble("hoot/5") == 1
    assert table.controller("hoot") == 0
    table.play("play:hoot-4")
    assert not asked_for_power(table)
    assert "no-power" in table.kinds()


@ruling("EQ-035")
@pytest.mark.parametrize(("rows", "controller"), [([5], 0), ([4], 1), ([4, 5], 1)])
def test_control_needs_more_than_nothing(rows: list[int], controller: int) -> None:
    assert in_round(5, column("hoot", rows)).controller("hoot") == controller


@ruling("EQ-035")
def test_a_pebble_in_row_five_does_not_break_a_tie() -> None:
    table = in_round(5, column("hoot", [1, 5], [2, 4]))
    assert table.controller("hoot") == 0


@ruling("EQ-036")
@pytest.mark.parametrize(
    ("one", "two", "controller"),
    [([2, 4], [1], 0), ([0], [1, 4], 0), ([5], [], 0), ([3, 4, 5], [1], 2), ([2, 3], [1], 1)],
)
def test_the_half_points_of_ursus_do_not_count_for_control(
    one: list[int], two: list[int], controller: int
) -> None:
    table = in_round(5, column("ursus", one, two))
    assert table.controller("ursus") == controller


@ruling("EQ-036")
def test_the_half_points_of_ursus_do_count_in_the_score_of_the_same_pebbles() -> None:
    players = "[[players]]\nhand = ['carmen-4']\n[[players]]\n"
    position = f"deck = 1\nphase = 'play'\n{column('ursus', [2, 4], [1])}{players}"
    table = in_round(5, position).play("play:carmen-4", "done")
    assert table.controller("ursus") == 0
    assert table.scores() == [5, 4.5]


@ruling("EQ-037")
def test_a_power_stays_used_when_it_costs_the_control_itself() -> None:
    """Moss man takes back the very pebble that gave control of him."""
    table = scene("""
        phase = "play"
        columns.moss-man = {row1={pebble=1}}
        [[players]]
        hand = ["moss-man-4"]
        [[players]]
    """).play("play:moss-man-4", "lift:moss-man/1")
    assert table.controller("moss-man") == 0
    assert table.pebbles(1) == 5
    assert table.pebble("moss-man/1") == 0
    assert table.card("moss-man/1") == "moss-man-4"
    assert table.seat == 2


@ruling("EQ-037")
def test_the_second_card_of_twinz_stays_granted_when_it_costs_the_control_of_twinz() -> None:
    table = scene("""
        phase = "play"
        columns.twinz = {row1={pebble=1}}
        [[players]]
        hand = ["twinz-4", "ancestor"]
        [[players]]
        hand = ["hoot-4"]
        secret = "twinz-9"
    """).play("play:twinz-4", "use", "play:ancestor", "name:twinz")
    assert table.controller("twinz") == 2
    assert "ancestor" in table.discard_pile()
    assert table.card("twinz/1") == "twinz-4"
    assert table.seat == 2


@ruling("EQ-037")
def test_control_gained_later_does_not_bring_the_power_of_a_card_played_before() -> None:
    table = scene("""
        phase = "play"
        [[players]]
        hand = ["hoot-4", "carmen-2"]
        [[players]]
        hand = ["carmen-3"]
    """).play("play:hoot-4")
    assert table.seat == 2
    table.play("pass", "play:carmen-3", "bet:hoot")
    assert table.controller("hoot") == 1
    assert (table.seat, table.phase) == (1, "play")
    assert not asked_for_power(table)


@ruling("EQ-037")
def test_control_lost_before_the_card_is_played_brings_no_power() -> None:
    table = scene("""
        phase = "play"
        columns.hoot = {row1={pebble=1}}
        [[players]]
        hand = ["ancestor", "hoot-6"]
        [[players]]
        hand = ["carmen-3"]
        secret = "hoot-9"
    """)
    assert table.controller("hoot") == 1
    table.play("play:ancestor", "name:hoot", "pass", "play:carmen-3", "pass", "play:hoot-6")
    assert table.controller("hoot") == 2
    assert "power" not in table.kinds()
    assert table.turn == 2
