"""Ursus: half a point more strength on each of its cards and half a PP more for each pebble."""

import pytest

from tests.games.equinox.scene import Scene, scene
from tests.ruling import ruling

CREATURES = ["ursus", "hoot", "squeak", "moss-man", "stag", "rubble", "twinz", "goatman"]
REST = "\n".join(f"{name}.row1.cards = [9]" for name in CREATURES[2:])


def ursus(columns: str, hand: str, head: str = "") -> Scene:
    """Seat 1 is about to play a card; unless said otherwise only Ursus and Hoot are low."""
    return scene(f"""
        creatures = {CREATURES}
        phase = "play"
        {head}
        [columns]
        {columns}
        [[players]]
        hand = {hand}
        [[players]]
        hand = ["stag-2"]
        [[players]]
        hand = []
    """)


# strength


@ruling("EQ-135")
@pytest.mark.parametrize(
    ("hoot", "gone"), [(4, "hoot"), (5, "ursus")], ids=["beats a 4", "loses to a 5"]
)
def test_an_ursus_four_lies_between_four_and_five(hoot: int, gone: str) -> None:
    table = ursus(f"{REST}\nhoot.row1.cards = [{hoot}]", '["ursus-4"]')
    table.play("play:ursus-4")
    assert table.eliminated() == [gone]
    assert (table.round, table.seat) == (2, 2)


@ruling("EQ-135")
@pytest.mark.parametrize("strength", range(11))
def test_every_ursus_card_is_half_a_point_stronger(strength: int) -> None:
    table = ursus("", f'["ursus-{strength}"]')
    table.play(f"play:ursus-{strength}")
    assert table.strength("ursus") == strength + 0.5


@ruling("EQ-138")
def test_against_an_ursus_zero_the_other_zero_is_alone_the_lowest() -> None:
    table = ursus(f"{REST}\nursus.row1.cards = [0]", '["hoot-0"]')
    table.play("play:hoot-0")
    assert table.eliminated() == ["hoot"]


@ruling("EQ-138")
def test_two_zeros_beside_ursus_still_tie() -> None:
    columns = f"{REST}\nursus.row1.cards = [0]".replace(
        "squeak.row1.cards = [9]", "squeak.row1.cards = [0]"
    )
    table = ursus(columns, '["hoot-0"]')
    table.play("play:hoot-0")
    assert table.eliminated() == []
    assert (table.round, table.seat) == (1, 2)


@ruling("EQ-136")
def test_an_ursus_card_on_a_chameleon_keeps_its_half_point() -> None:
    columns = f'{REST}\nhoot.row1.cards = [4]\nursus.row1.cards = ["chameleon-0"]'
    table = ursus(columns, '["ursus-4"]')
    table.play("play:ursus-4")
    assert table.eliminated() == ["hoot"]
    assert table.card("ursus/1") == "ursus-4"
    assert table.view()["creatures"][0]["rows"][0]["strength"] == 4.5


@ruling("EQ-137")
def test_a_chameleon_in_ursus_column_has_its_plain_strength() -> None:
    table = ursus("ursus.row1.cards = [8]", '["chameleon-3"]')
    table.play("play:chameleon-3", "on:ursus")
    assert table.strength("ursus") == 3


@ruling("EQ-137")
@pytest.mark.parametrize(("hoot", "gone"), [(3, []), (4, ["ursus"]), (2, ["hoot"])])
def test_a_chameleon_three_on_ursus_compares_as_three(hoot: int, gone: list[str]) -> None:
    table = ursus(f"{REST}\nhoot.row1.cards = [{hoot}]", '["chameleon-3"]')
    table.play("play:chameleon-3", "on:ursus")
    assert table.eliminated() == gone


@pytest.mark.parametrize("seat", [1, 2, 3, None])
def test_everybody_sees_the_strength_with_its_half_point(seat: int | None) -> None:
    table = ursus("ursus.row1.cards = [9]\nhoot.row1.cards = [4]", '["ursus-4"]')
    table.play("play:ursus-4")
    columns = table.view(seat)["creatures"]
    fields = {column["creature"]: column["rows"][0]["strength"] for column in columns[:2]}
    assert fields == {"ursus": 4.5, "hoot": 4}


# no activated power


@pytest.mark.parametrize("control", ["ursus.row1.pebble = 1", "ursus.row1.pebble = 2", ""])
def test_playing_ursus_asks_for_no_power(control: str) -> None:
    """The turn goes straight on, and the log does not speak of a power."""
    table = ursus(f"{control}\nhoot.row1.cards = [4, 5]", '["ursus-4", "stag-3"]')
    before = table.state.dump()
    table.play("play:ursus-4")
    assert (table.seat, table.phase) == (2, "predict")
    assert not {"power", "no-power", "decline"} & set(table.kinds())
    after = table.state.dump()
    for name in ("pebble", "stock", "discard", "secret"):
        assert after[name] == before[name]
    assert after["hands"][1:] == before["hands"][1:]
    assert [table.card("hoot/1"), *table.covered("hoot/1")] == ["hoot-5", "hoot-4"]


# prestige points


def final(columns: str, eliminated: list[str]) -> Scene:
    """The game ends with the next draw."""
    hand = "[" + ", ".join(f'"stag-{strength}"' for strength in range(3, 10)) + ', "dryad"]'
    table = ursus(columns, hand, f"deck = 1\neliminated = {eliminated}")
    table.play("play:stag-3", "done")
    assert table.over
    return table


@ruling("EQ-139")
def test_surviving_ursus_scores_half_a_point_for_each_pebble() -> None:
    table = final("ursus.champion = [1]\nursus.row2.pebble = 1", ["squeak"])
    assert table.scores() == [9, 0, 0]
    assert table.ranking()[0] == [1]


@ruling("EQ-139")
def test_the_half_points_go_to_the_owner_of_each_pebble() -> None:
    columns = """
        ursus.champion = [1, 2]
        ursus.row1.pebble = 3
        hoot.row1.pebble = 1
        squeak.row1.pebble = 2
    """
    assert final(columns, ["squeak"]).scores() == [5.5 + 4, 5.5, 4.5]


@ruling("EQ-139")
def test_a_pebble_of_row_five_on_ursus_is_worth_half_a_point() -> None:
    eliminated = ["squeak", "twinz", "goatman", "rubble"]
    table = final("ursus.row5.pebble = 1\nhoot.row5.pebble = 2", eliminated)
    assert table.scores() == [0.5, 0, 0]


@ruling("EQ-139")
def test_a_secret_prediction_on_ursus_scores_its_half_point_at_the_end() -> None:
    table = scene(f"""
        creatures = {CREATURES}
        deck = 1
        phase = "play"
        [[players]]
        hand = ["stag-3"]
        secret = "ursus-0"
        [[players]]
        hand = []
        secret = "hoot-0"
    """)
    table.play("play:stag-3")
    assert table.over
    assert table.scores() == [5.5, 5]


@ruling("EQ-140")
def test_eliminated_ursus_scores_nothing() -> None:
    columns = """
        ursus.champion = [1]
        ursus.row1.pebble = 1
        hoot.row2.pebble = 2
    """
    table = final(columns, ["ursus"])
    assert table.scores() == [0, 3, 0]


@ruling("EQ-140")
def test_pebbles_on_ursus_are_lost_with_its_elimination_in_the_last_round() -> None:
    eliminated = ["squeak", "twinz", "goatman", "rubble"]
    columns = """
        ursus.row1.pebble = 1
        ursus.row5.cards = [1]
        hoot.row5 = {cards = [3], pebble = 2}
        moss-man.row1.pebble = 2
        moss-man.row5.cards = [5]
    """
    table = ursus(columns, '["stag-3"]', f"eliminated = {eliminated}")
    table.play("play:stag-3", "done")
    assert table.over
    assert table.eliminated()[-1] == "ursus"
    assert table.scores() == [0, 4, 0]
