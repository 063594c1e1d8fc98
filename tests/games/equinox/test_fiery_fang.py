"""Fiery Fang: take a visible Fiery Fang card from an earlier row into hand."""

import pytest

from tests.games.equinox.scene import Scene, scene
from tests.ruling import ruling

CREATURES = ["fiery-fang", "squeak", "moss-man", "stag", "rubble", "hoot", "twinz", "ursus"]
CONTROLLED = "fiery-fang.row1.pebble = 1"
EARLIER = f"{CONTROLLED}\nfiery-fang.row1.cards = [9, 6]"


def fang(
    columns: str = EARLIER,
    eliminated: tuple[str, ...] = ("squeak",),
    hand: str = '["fiery-fang-3", "hoot-1"]',
    head: str = "",
) -> Scene:
    """Seat 1 is about to play a card, usually in round 2."""
    return scene(f"""
        creatures = {CREATURES}
        eliminated = {list(eliminated)}
        phase = "play"
        {head}
        [columns]
        {columns}
        [[players]]
        hand = {hand}
        [[players]]
        hand = ["hoot-8", "stag-2"]
        [[players]]
        hand = ["hoot-9"]
    """)


# it works


def test_fiery_fang_takes_its_visible_card_of_an_earlier_row() -> None:
    table = fang()
    table.play("play:fiery-fang-3")
    assert table.moves() == ["decline", "take:fiery-fang/1"]
    table.play("take:fiery-fang/1")
    assert table.hand(1) == ["hoot-1", "fiery-fang-6"]
    assert table.card("fiery-fang/1") == "fiery-fang-9"
    assert table.covered("fiery-fang/1") == []
    assert table.card("fiery-fang/2") == "fiery-fang-3"
    table.play("done")
    assert (table.seat, table.phase) == (2, "predict")


def test_fiery_fang_chooses_among_all_earlier_rows() -> None:
    columns = f"{EARLIER}\nfiery-fang.row2.cards = [7]\nfiery-fang.row3.cards = [8]"
    table = fang(columns, ("squeak", "twinz"))
    table.play("play:fiery-fang-3")
    assert table.moves() == ["decline", "take:fiery-fang/1", "take:fiery-fang/2"]
    table.play("take:fiery-fang/2")
    assert table.card("fiery-fang/2") is None
    assert table.card("fiery-fang/1") == "fiery-fang-6"
    assert table.covered("fiery-fang/3") == ["fiery-fang-8"]


def test_the_card_taken_can_be_played_again_with_its_power() -> None:
    """The card it had covered is the next one to be taken."""
    table = fang()
    table.play("play:fiery-fang-3", "take:fiery-fang/1", "done")
    table.play("pass", "play:hoot-8", "done", "pass", "play:hoot-9", "done")
    table.play("pass", "play:fiery-fang-6", "take:fiery-fang/1")
    assert table.card("fiery-fang/2") == "fiery-fang-6"
    assert "fiery-fang-9" in table.hand(1)


def test_a_card_taken_back_saves_one_draw() -> None:
    hand = '["fiery-fang-3", "hoot-1", "hoot-2", "hoot-3", "hoot-4", "hoot-5", "hoot-6", "hoot-7"]'
    table = fang(hand=hand)
    table.play("play:fiery-fang-3", "take:fiery-fang/1")
    before = table.deck
    table.play("done")
    assert table.deck == before
    assert len(table.hand(1)) == 8


# it does not work


@ruling("EQ-120")
def test_fiery_fang_has_no_effect_in_round_1() -> None:
    table = fang(EARLIER, ())
    table.play("play:fiery-fang-3")
    assert table.seat == 2
    assert table.covered("fiery-fang/1") == ["fiery-fang-6", "fiery-fang-9"]
    assert "no-power" in table.kinds()


@ruling("EQ-121")
def test_fiery_fang_cannot_take_a_card_of_the_current_row() -> None:
    table = fang(f"{EARLIER}\nfiery-fang.row2.cards = [10]")
    table.play("play:fiery-fang-3")
    reason = table.refused("take:fiery-fang/2")
    assert reason.code == "earlier-row"
    assert "EQ-121" in reason.rulings
    table.play("take:fiery-fang/1")
    assert table.covered("fiery-fang/2") == ["fiery-fang-10"]


@ruling("EQ-121")
def test_fiery_fang_cannot_take_a_card_covered_by_a_chameleon() -> None:
    columns = f"""
        {CONTROLLED}
        fiery-fang.row1.cards = [9, "chameleon-6"]
        fiery-fang.row2.cards = [8]
    """
    table = fang(columns, ("squeak", "twinz"))
    table.play("play:fiery-fang-3")
    reason = table.refused("take:fiery-fang/1")
    assert reason.code == "wants-creature"
    assert "EQ-121" in reason.rulings
    table.play("take:fiery-fang/2")
    assert table.card("fiery-fang/1") == "chameleon-6"


@ruling("EQ-121")
def test_fiery_fang_takes_the_visible_card_and_not_the_one_below() -> None:
    table = fang()
    table.play("play:fiery-fang-3", "take:fiery-fang/1")
    assert "fiery-fang-9" not in table.hand(1)
    assert "fiery-fang-6" in table.hand(1)


@ruling("EQ-121")
def test_with_only_covered_and_current_cards_fiery_fang_has_no_effect() -> None:
    columns = f"""
        {CONTROLLED}
        fiery-fang.row1.cards = [9, "chameleon-6"]
        fiery-fang.row2.cards = [8]
    """
    table = fang(columns)
    table.play("play:fiery-fang-3")
    assert (table.seat, table.phase) == (1, "discard")
    assert table.hand(1) == ["hoot-1"]


@pytest.mark.parametrize("place", ["hoot/1", "squeak/1", "carmen/1"])
def test_fiery_fang_takes_no_card_of_another_column(place: str) -> None:
    table = fang(f"{EARLIER}\nhoot.row1.cards = [4]\nsqueak.row1.cards = [0]")
    table.play("play:fiery-fang-3")
    assert table.refused(f"take:{place}").code == "own-column-only"
    table.play("take:fiery-fang/1")
    assert table.card("hoot/1") == "hoot-4"


def test_fiery_fang_does_not_take_its_champion_card() -> None:
    table = fang()
    table.play("play:fiery-fang-3")
    table.refused("take:fiery-fang/0")
    assert table.moves() == ["decline", "take:fiery-fang/1"]


@pytest.mark.parametrize(
    "columns",
    [
        "fiery-fang.row1 = {cards = [6], pebble = 2}",
        "fiery-fang.row1 = {cards = [6]}",
        "fiery-fang.row1 = {cards = [6], pebble = 2}\nfiery-fang.champion = [1, 3]",
        'fiery-fang.row1 = {cards = [6], pebble = 1}\nfiery-fang.row2.cards = ["chameleon-1"]',
    ],
    ids=["another controller", "no pebble", "tie", "on a chameleon"],
)
def test_without_control_or_on_a_chameleon_nothing_is_taken(columns: str) -> None:
    table = fang(columns)
    table.play("play:fiery-fang-3")
    assert (table.seat, table.phase) == (1, "discard")
    assert table.card("fiery-fang/1") == "fiery-fang-6"
    assert table.hand(1) == ["hoot-1"]
    table.play("done")
    assert table.seat == 2


def test_a_chameleon_in_an_earlier_row_does_not_block_the_power() -> None:
    columns = f'{CONTROLLED}\nfiery-fang.row1.cards = [6]\nfiery-fang.row2.cards = ["chameleon-1"]'
    table = fang(columns, ("squeak", "twinz"))
    table.play("play:fiery-fang-3", "take:fiery-fang/1")
    assert table.hand(1) == ["hoot-1", "fiery-fang-6"]


def test_fiery_fang_may_be_declined() -> None:
    table = fang()
    table.play("play:fiery-fang-3", "decline")
    assert table.card("fiery-fang/1") == "fiery-fang-6"
    assert table.hand(1) == ["hoot-1"]
    assert table.phase == "discard"


# the bystander, and what is seen


def test_taking_a_card_leaves_pebbles_and_other_columns_alone() -> None:
    columns = f"{EARLIER}\nhoot.row1 = {{cards = [4, 5], pebble = 2}}\nhoot.row2.cards = [0]"
    table = fang(columns)
    table.play("play:fiery-fang-3")
    before = table.state.dump()
    table.play("take:fiery-fang/1")
    after = table.state.dump()
    for name in ("pebble", "stock", "deck", "discard", "champion", "gone"):
        assert after[name] == before[name]
    assert after["hands"][1:] == before["hands"][1:]
    assert table.covered("hoot/1") == ["hoot-4"]
    assert table.controller("fiery-fang") == 1


def test_an_emptied_field_of_an_earlier_row_does_not_stop_an_elimination() -> None:
    names = [name for name in CREATURES if name not in ("fiery-fang", "squeak")]
    full = [f"{name}.row2.cards = [7]" for name in names]
    columns = "\n".join([CONTROLLED, "fiery-fang.row1.cards = [6]", *full])
    table = fang(columns)
    table.play("play:fiery-fang-3", "take:fiery-fang/1", "done")
    assert table.card("fiery-fang/1") is None
    assert table.eliminated() == ["squeak", "fiery-fang"]
    assert table.round == 3


@pytest.mark.parametrize("seat", [1, 2, 3, None])
def test_everybody_sees_which_card_was_taken(seat: int | None) -> None:
    table = fang()
    table.play("play:fiery-fang-3", "take:fiery-fang/1")
    taken = [line.data for line in table.log(seat) if line.kind == "take"]
    assert taken == [{"seat": 0, "card": "fiery-fang-6", "place": "fiery-fang/1"}]


def test_the_others_remember_who_holds_the_card_taken() -> None:
    table = fang()
    table.play("play:fiery-fang-3", "take:fiery-fang/1", "done")
    for seed in range(10):
        imagined = Scene(table.state.dealt_anew(1, seed))
        assert "fiery-fang-6" in imagined.hand(1)
