"""Moss man: take back one own pebble."""

import pytest

from tests.games.equinox.scene import Scene, scene
from tests.ruling import ruling

ROUND_3 = """
    creatures = ["moss-man", "hoot", "stag", "rubble", "squeak", "carmen", "twinz", "ursus"]
    eliminated = ["hoot", "carmen"]
    phase = "play"
    columns.moss-man = {row1 = {cards = [3], pebble = 1}, row3 = {cards = [2], pebble = 2}}
    columns.hoot = {row1 = {cards = [0], pebble = 1}}
    columns.stag = {champion = [1, 2]}
    columns.rubble = {row2 = {cards = [7, 8], pebble = 1}, row3 = {pebble = 2}}
    [[players]]
    hand = ["moss-man-5", "moss-man-6", "squeak-1"]
    [[players]]
    hand = ["twinz-1", "twinz-2"]
    [[players]]
    hand = ["twinz-3"]
"""
PLACES = ["moss-man/1", "hoot/1", "stag/0", "rubble/2"]


def round_1(first: str = "", field: str = "row1 = {pebble = 1}") -> Scene:
    """Seat 1 is about to play Moss man 5 in round 1; ``first`` is about seat 1."""
    return scene(f"""
        creatures = ["moss-man", "hoot", "stag", "rubble", "squeak", "carmen", "twinz", "ursus"]
        phase = "play"
        columns.moss-man = {{{field}}}
        [[players]]
        hand = ["moss-man-5", "moss-man-6", "squeak-1", "squeak-2"]
        {first}
        [[players]]
        hand = ["twinz-1", "twinz-2"]
        [[players]]
        hand = ["twinz-3"]
    """)


def lies(table: Scene, place: str, seat: int) -> bool:
    """Whether a pebble of the seat lies on a field or champion card."""
    creature, row = place.split("/")
    return table.champion(seat) == creature if row == "0" else table.pebble(place) == seat


@ruling("EQ-065")
@pytest.mark.parametrize("place", PLACES)
def test_moss_man_takes_a_pebble_back_from_anywhere(place: str) -> None:
    """The own column, an eliminated creature, a champion card, an earlier row."""
    table = scene(ROUND_3).play("play:moss-man-5")
    assert lies(table, place, 1)
    assert table.pebbles(1) == 1
    table.play(f"lift:{place}")
    assert not lies(table, place, 1)
    assert table.pebbles(1) == 2
    assert (table.seat, table.phase) == (1, "discard")
    for other in PLACES:
        assert other == place or lies(table, other, 1)
    assert (table.champion(2), table.pebble("rubble/3")) == ("stag", 2)
    table.play("done")
    assert (table.seat, table.phase) == (2, "predict")


@ruling("EQ-065")
def test_moss_man_takes_a_pebble_back_from_the_current_row() -> None:
    table = round_1().play("play:moss-man-5", "lift:moss-man/1")
    assert table.pebble("moss-man/1") == 0
    assert table.pebbles(1) == 5
    assert table.card("moss-man/1") == "moss-man-5"
    assert table.seat == 2


@ruling("EQ-065", "EQ-069")
def test_moss_man_offers_exactly_the_own_pebbles() -> None:
    table = scene(ROUND_3).play("play:moss-man-5")
    assert sorted(table.moves()) == sorted(["decline", *[f"lift:{place}" for place in PLACES]])


@ruling("EQ-069")
@pytest.mark.parametrize("place", ["moss-man/3", "rubble/3", "twinz/0", "squeak/1", "moss-man/0"])
def test_moss_man_cannot_take_a_pebble_that_is_not_the_own(place: str) -> None:
    """Pebbles of another player in two columns, then places without any."""
    table = scene(ROUND_3).play("play:moss-man-5")
    reason = table.refused(f"lift:{place}")
    assert reason.code == "not-your-pebble"
    assert "EQ-069" in reason.rulings


@ruling("EQ-069")
def test_moss_man_leaves_another_pebble_on_the_same_champion_card() -> None:
    table = scene(ROUND_3).play("play:moss-man-5", "lift:stag/0")
    assert table.champion(1) is None
    assert table.champion(2) == "stag"
    assert table.controller("stag") == 2


@ruling("EQ-066")
def test_moss_man_takes_the_own_secret_prediction_back() -> None:
    table = round_1('secret = "squeak-7"').play("play:moss-man-5")
    assert table.pebbles(1) == 3
    table.play("lift:secret")
    assert table.secret(1) is None
    assert table.pebbles(1) == 4
    assert "squeak-7" in table.discard_pile()
    assert "squeak-7" not in table.hand(1)
    assert table.champion(1) is None
    assert table.controller("squeak") == 0
    assert table.pebble("moss-man/1") == 1
    assert (table.seat, table.phase) == (2, "predict")


@ruling("EQ-066")
def test_a_secret_prediction_taken_back_is_gone() -> None:
    table = round_1('secret = "squeak-7"').play("play:moss-man-5", "lift:secret")
    table.play("pass", "play:twinz-1", "pass", "play:twinz-3")
    assert table.seat == 1
    assert table.refused("reveal").code == "no-secret"
    table.play("pass")
    assert table.phase == "play"


@ruling("EQ-017")
def test_no_second_secret_prediction_after_moss_man_took_the_first_back() -> None:
    table = round_1('secret = "squeak-7"').play("play:moss-man-5", "lift:secret")
    table.play("pass", "play:twinz-1", "pass", "play:twinz-3")
    assert table.round == 1
    assert table.refused("secret:squeak-1").code == "secret-once"
    table.play("bet:squeak")
    assert table.pebble("squeak/1") == 1


@ruling("EQ-066")
def test_moss_man_takes_the_secret_prediction_on_an_eliminated_creature_back() -> None:
    table = scene("""
        eliminated = ["hoot"]
        phase = "play"
        columns.moss-man = {row1 = {pebble = 1}}
        [[players]]
        hand = ["moss-man-5"]
        secret = "hoot-2"
        [[players]]
    """).play("play:moss-man-5", "lift:secret")
    assert table.secret(1) is None
    assert table.pebbles(1) == 4
    assert "hoot-2" in table.discard_pile()
    table.play("done")
    assert table.seat == 2


@ruling("EQ-069")
def test_moss_man_cannot_take_the_secret_prediction_of_another_player() -> None:
    table = scene("""
        phase = "play"
        columns.moss-man = {row1 = {pebble = 1}}
        [[players]]
        hand = ["moss-man-5"]
        [[players]]
        secret = "hoot-2"
    """).play("play:moss-man-5")
    assert table.moves() == ["decline", "lift:moss-man/1"]
    assert table.refused("lift:secret").code == "no-secret"
    table.play("lift:moss-man/1")
    assert table.secret(2) == "hoot-2"
    assert table.pebbles(2) == 4


WITHOUT_PEBBLE = """
    creatures = ["moss-man", "hoot", "stag", "rubble", "squeak", "carmen", "twinz", "ursus"]
    eliminated = ["hoot"]
    phase = "play"
    columns.moss-man = {row1 = {pebble = 1}}
    columns.hoot = {row1 = {pebble = 1}}
    columns.stag = {row1 = {pebble = 1}}
    columns.squeak = {row1 = {pebble = 1}}
    columns.twinz = {row1 = {pebble = 1}}
    [[players]]
    hand = ["moss-man-5", "squeak-1"]
    [[players]]
    hand = ["twinz-1"]
"""


@ruling("EQ-067")
def test_a_pebble_taken_back_is_placed_again_on_a_later_turn() -> None:
    table = scene(WITHOUT_PEBBLE).play("play:moss-man-5", "lift:hoot/1")
    assert (table.pebbles(1), table.phase) == (1, "discard")
    assert table.refused("bet:rubble").code == "only-phase-1"
    table.play("done", "pass", "play:twinz-1", "done")
    assert (table.seat, table.phase) == (1, "predict")
    table.play("bet:rubble")
    assert table.pebble("rubble/2") == 1
    assert table.pebbles(1) == 0


@ruling("EQ-044")
def test_a_declined_moss_man_leaves_all_pebbles_where_they_are() -> None:
    table = scene(WITHOUT_PEBBLE)
    before = table.state.dump()
    table.play("play:moss-man-5", "decline")
    assert table.state.dump()["pebble"] == before["pebble"]
    table.play("done", "pass", "play:twinz-1", "done")
    assert table.pebbles(1) == 0
    assert (table.seat, table.phase) == (1, "play")


@ruling("EQ-068")
@pytest.mark.parametrize("seat", [2, 1])
def test_a_field_freed_in_the_current_row_may_receive_a_new_prediction(seat: int) -> None:
    table = round_1().play("play:moss-man-5", "lift:moss-man/1")
    if seat == 1:
        table.play("pass", "play:twinz-1", "pass", "play:twinz-3")
    assert table.seat == seat
    table.play("bet:moss-man")
    assert table.pebble("moss-man/1") == seat
    assert table.controller("moss-man") == seat
    assert table.phase == "play"


@ruling("EQ-068")
def test_a_field_not_freed_stays_closed() -> None:
    table = round_1().play("play:moss-man-5", "decline")
    assert table.refused("bet:moss-man").code == "field-taken"
    table.play("pass")
    assert table.phase == "play"


@ruling("EQ-070")
@pytest.mark.parametrize(
    ("column", "before", "after"),
    [
        ("row1 = {pebble = 1}", 1, 0),
        ("row1 = {pebble = 1}, row2 = {pebble = 2}", 1, 2),
        ("row1 = {pebble = 1}, row2 = {pebble = 1}, row3 = {pebble = 2}", 1, 1),
        ("champion = [2, 3], row1 = {pebble = 1}, row2 = {pebble = 1}", 1, 0),
        ("champion = [2], row1 = {pebble = 1}, row2 = {pebble = 1}", 1, 2),
    ],
)
def test_taking_a_pebble_back_may_cost_control(column: str, before: int, after: int) -> None:
    table = scene(f"""
        eliminated = ["hoot", "carmen"]
        phase = "play"
        columns.moss-man = {{row1 = {{pebble = 1}}}}
        columns.stag = {{{column}}}
        [[players]]
        hand = ["moss-man-5"]
        [[players]]
        [[players]]
    """).play("play:moss-man-5")
    assert table.controller("stag") == before
    table.play("lift:stag/1")
    assert table.controller("stag") == after
    assert table.controller("moss-man") == 1
    kinds = table.kinds()
    told = {"control", "no-control"} & set(kinds[kinds.index("lift") :])
    assert told == (set() if after == before else {"control"} if after else {"no-control"})
    assert table.seat == 1


@ruling("EQ-070")
def test_giving_up_control_of_moss_man_blocks_the_next_card() -> None:
    table = round_1().play("play:moss-man-5", "lift:moss-man/1")
    assert table.controller("moss-man") == 0
    table.play("pass", "play:twinz-1", "pass", "play:twinz-3", "bet:squeak", "play:moss-man-6")
    assert table.last("no-power").rulings[-1] == "EQ-043"
    assert table.pebble("squeak/1") == 1
    assert table.seat == 2


@ruling("EQ-043")
@pytest.mark.parametrize("field", ["row1 = {pebble = 2}", "", "champion = [1, 2]"])
def test_moss_man_does_nothing_without_control(field: str) -> None:
    table = round_1(field=field)
    before = table.state.dump()
    table.play("play:moss-man-5")
    after = table.state.dump()
    for part in ("pebble", "champion", "stock"):
        assert after[part] == before[part]
    assert table.seat == 2


@ruling("EQ-047")
def test_moss_man_on_a_chameleon_does_nothing() -> None:
    table = round_1(field='row1 = {cards = ["chameleon-2"], pebble = 1}').play("play:moss-man-5")
    assert table.pebble("moss-man/1") == 1
    assert table.last("no-power").rulings == ("EQ-047",)
    assert table.seat == 2


def test_moss_man_takes_back_one_pebble_only() -> None:
    table = scene(ROUND_3).play("play:moss-man-5", "lift:rubble/2")
    assert table.refused("lift:hoot/1").code == "not-asked"
    assert table.pebbles(1) == 2


@ruling("EQ-042")
def test_moss_man_moves_no_cards() -> None:
    table = scene(ROUND_3)
    before = table.state.dump()
    table.play("play:moss-man-5", "lift:rubble/2")
    after = table.state.dump()
    assert (table.card("rubble/2"), table.covered("rubble/2")) == ("rubble-8", ["rubble-7"])
    assert after["hands"][1:] == before["hands"][1:]
    for part in ("deck", "discard", "secret", "gone", "down"):
        assert after[part] == before[part]
    assert after["stock"][1:] == before["stock"][1:]


@ruling("EQ-066")
def test_everybody_sees_the_card_of_a_secret_prediction_taken_back() -> None:
    table = round_1('secret = "squeak-7"').play("play:moss-man-5")
    for seat in (2, 3, None):
        view = table.view(seat)
        assert "squeak-7" not in repr(view) + repr(table.log(seat))
    assert table.player(1)["secret_card"] == "squeak-7"
    table.play("lift:secret")
    for other in (1, 2, 3, None):
        line = table.last("lift-secret", other)
        assert line.data == {"seat": 0, "card": "squeak-7"}
        assert "Squeak 7" in line.text.en
        player = table.view(other)["players"][0]
        assert (player["secret"], player["secret_card"], player["pebbles"]) == (False, None, 4)


def test_everybody_sees_which_pebble_moss_man_takes() -> None:
    table = scene(ROUND_3).play("play:moss-man-5", "lift:stag/0")
    for seat in (1, 2, 3, None):
        assert table.last("lift", seat).data == {"seat": 0, "place": "stag/0"}
        columns = table.view(seat)["creatures"]
        assert [c["champion"] for c in columns if c["creature"] == "stag"] == [[1]]


def test_the_champion_card_of_ursus_is_named_in_proper_german() -> None:
    table = scene("""
        phase = "play"
        columns.moss-man = {row1 = {pebble = 1}}
        columns.ursus = {champion = [1]}
        [[players]]
        hand = ["moss-man-5"]
        [[players]]
    """).play("play:moss-man-5", "lift:ursus/0")
    line = table.last("lift")
    assert "the champion card of Ursus" in line.text.en
    assert "Ursuss" not in line.text.de
