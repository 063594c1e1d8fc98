"""Feather Fox: discard the visible card of another column in the current row."""

import pytest

from tests.games.equinox.scene import Scene, scene
from tests.ruling import ruling

CREATURES = ["feather-fox", "squeak", "moss-man", "stag", "rubble", "hoot", "twinz", "ursus"]
CONTROLLED = "feather-fox.row1.pebble = 1"
FULL = "\n".join(f"{name}.row1.cards = [7]" for name in CREATURES[1:] if name != "hoot")


def fox(
    columns: str = "hoot.row1.cards = [4, 9]",
    eliminated: tuple[str, ...] = (),
    control: str = CONTROLLED,
    hand: str = '["feather-fox-3", "stag-8"]',
) -> Scene:
    """Seat 1 is about to play a card, usually in round 1."""
    return scene(f"""
        creatures = {CREATURES}
        eliminated = {list(eliminated)}
        phase = "play"
        [columns]
        {control}
        {columns}
        [[players]]
        hand = {hand}
        [[players]]
        hand = ["hoot-2", "stag-2"]
        [[players]]
        hand = ["hoot-10"]
    """)


# it works


@ruling("EQ-127")
def test_feather_fox_uncovers_the_card_below() -> None:
    table = fox()
    table.play("play:feather-fox-3", "discard:hoot")
    assert table.strength("hoot") == 4
    assert table.covered("hoot/1") == []
    assert table.discard_pile() == ["hoot-9"]
    assert (table.seat, table.phase) == (2, "predict")


@ruling("EQ-127")
@pytest.mark.parametrize(
    ("cards", "below", "gone"),
    [
        ('[4, "chameleon-9"]', "hoot-4", "chameleon-9"),
        ('["chameleon-1", 6]', "chameleon-1", "hoot-6"),
        ('["chameleon-1", "chameleon-9"]', "chameleon-1", "chameleon-9"),
        ("[1, 4, 6]", "hoot-4", "hoot-6"),
    ],
)
def test_feather_fox_discards_creature_cards_and_chameleons(
    cards: str, below: str, gone: str
) -> None:
    table = fox(f"hoot.row1.cards = {cards}")
    table.play("play:feather-fox-3", "discard:hoot")
    assert table.card("hoot/1") == below
    assert table.discard_pile() == [gone]


@ruling("EQ-127")
def test_the_uncovered_strength_decides_the_elimination_of_this_turn() -> None:
    table = fox(f"{FULL}\nhoot.row1.cards = [1, 9]")
    table.play("play:feather-fox-3", "discard:hoot")
    assert table.eliminated() == ["hoot"]
    assert table.round == 2


@ruling("EQ-049")
def test_a_chameleon_discarded_first_blocks_no_power_afterwards() -> None:
    table = fox('hoot.row1 = {cards = [4, "chameleon-9"], pebble = 2}')
    table.play("play:feather-fox-3", "discard:hoot")
    table.play("pass", "play:hoot-2")
    assert table.moves() == ["decline", "seat:1", "seat:3"]


@ruling("EQ-132")
@pytest.mark.parametrize("owner", [1, 2])
def test_the_uncovered_card_uses_no_power(owner: int) -> None:
    """Neither its controller who uncovers it nor another one is asked."""
    table = fox(f"hoot.row1 = {{cards = [4, 9], pebble = {owner}}}")
    table.play("play:feather-fox-3", "discard:hoot")
    assert table.controller("hoot") == owner
    assert (table.seat, table.phase) == (2, "predict")
    assert [line.data["creature"] for line in table.log() if line.kind == "power"] == [
        "feather-fox"
    ]


# the boundary


@ruling("EQ-128")
def test_with_nothing_below_the_field_is_empty_and_nobody_is_eliminated() -> None:
    table = fox(f"{FULL}\nhoot.row1.cards = [9]")
    table.play("play:feather-fox-3", "discard:hoot")
    assert table.card("hoot/1") is None
    assert table.strength("hoot") is None
    assert table.eliminated() == []
    assert (table.round, table.seat) == (1, 2)


@ruling("EQ-128")
def test_the_elimination_follows_when_the_emptied_field_is_filled() -> None:
    table = fox(f"{FULL}\nhoot.row1.cards = [9]")
    table.play("play:feather-fox-3", "discard:hoot")
    table.play("pass", "play:stag-2")
    assert table.round == 1  # Hoot's field is still empty
    table.play("pass", "play:hoot-10")
    assert table.eliminated() == ["stag"]
    assert (table.round, table.seat) == (2, 1)


@ruling("EQ-128")
def test_feather_fox_can_empty_the_only_other_field() -> None:
    table = fox("hoot.row1.cards = [0]")
    table.play("play:feather-fox-3", "discard:hoot")
    assert table.card("hoot/1") is None
    assert table.seat == 2


def test_the_choice_is_final() -> None:
    table = fox(f"{FULL}\nhoot.row1.cards = [0, 9]")
    table.play("play:feather-fox-3", "discard:stag")
    assert "stag-7" in table.discard_pile()
    assert table.seat == 2
    assert table.refused("discard:hoot", seat=1).code == "not-your-turn"


# it does not work


@ruling("EQ-127")
def test_feather_fox_spares_its_own_column() -> None:
    table = fox("feather-fox.row1.cards = [8]\nhoot.row1.cards = [4]")
    table.play("play:feather-fox-3")
    assert table.moves() == ["decline", "discard:hoot"]
    reason = table.refused("discard:feather-fox")
    assert reason.code == "other-column"
    assert "EQ-127" in reason.rulings
    table.play("decline")
    assert table.covered("feather-fox/1") == ["feather-fox-8"]


@ruling("EQ-129")
def test_feather_fox_cannot_discard_a_disappearance_card() -> None:
    columns = "squeak.row1.cards = [0]\nhoot.row2.cards = [4]"
    table = fox(columns, ("squeak",))
    table.play("play:feather-fox-3")
    reason = table.refused("discard:squeak")
    assert reason.code == "gone"
    assert "EQ-129" in reason.rulings
    assert table.refused("discard:carmen").code == "not-in-game"
    table.play("discard:hoot")
    assert table.card("squeak/1") == "squeak-0"
    assert table.eliminated() == ["squeak"]


@ruling("EQ-129")
def test_feather_fox_cannot_discard_a_card_of_an_earlier_row() -> None:
    columns = "stag.row1.cards = [6]\nhoot.row1.cards = [5]\nhoot.row2.cards = [4]"
    table = fox(columns, ("squeak",))
    table.play("play:feather-fox-3")
    assert table.refused("discard:stag").code == "no-card-there"
    assert table.moves() == ["decline", "discard:hoot"]
    table.play("discard:hoot")
    assert table.card("hoot/2") is None
    assert table.card("hoot/1") == "hoot-5"
    assert table.card("stag/1") == "stag-6"


@ruling("EQ-129")
def test_with_cards_in_earlier_rows_only_feather_fox_has_no_effect() -> None:
    table = fox("stag.row1.cards = [6]\nsqueak.row1.cards = [0]", ("squeak",))
    table.play("play:feather-fox-3")
    assert (table.seat, table.phase) == (1, "discard")
    assert "no-power" in table.kinds()
    assert table.card("stag/1") == "stag-6"


def test_as_the_first_card_of_the_row_feather_fox_has_no_effect() -> None:
    table = fox("feather-fox.row1.cards = [8]")
    table.play("play:feather-fox-3")
    assert table.seat == 2
    assert table.covered("feather-fox/1") == ["feather-fox-8"]
    assert table.discard_pile() == []


@pytest.mark.parametrize(
    "control",
    [
        "feather-fox.row1.pebble = 2",
        "",
        "feather-fox.champion = [1, 2]",
        f'{CONTROLLED}\nfeather-fox.row1.cards = ["chameleon-1"]',
    ],
    ids=["another controller", "no pebble", "tie", "on a chameleon"],
)
def test_without_control_or_on_a_chameleon_nothing_is_discarded(control: str) -> None:
    table = fox(control=control)
    table.play("play:feather-fox-3")
    assert table.seat == 2
    assert table.strength("hoot") == 9
    assert table.discard_pile() == []


def test_feather_fox_may_be_declined() -> None:
    table = fox()
    table.play("play:feather-fox-3", "decline")
    assert table.strength("hoot") == 9
    assert table.discard_pile() == []
    assert table.seat == 2


# the bystander, and what is seen


def test_the_pebble_on_the_field_and_everything_else_stays() -> None:
    columns = "hoot.row1 = {cards = [9], pebble = 2}\nstag.row1.cards = [5, 6]"
    table = fox(columns, hand='["feather-fox-3"]')
    before = table.state.dump()
    table.play("play:feather-fox-3", "discard:hoot")
    assert table.card("hoot/1") is None
    assert table.pebble("hoot/1") == 2
    assert table.controller("hoot") == 2
    assert [table.card("stag/1"), *table.covered("stag/1")] == ["stag-6", "stag-5"]
    after = table.state.dump()
    for name in ("pebble", "champion", "stock"):
        assert after[name] == before[name]
    assert after["hands"][1:] == before["hands"][1:]
    assert table.deck == len(before["deck"]) - 8  # only the draw of phase 4
    assert table.refused("bet:hoot").code == "field-taken"


@pytest.mark.parametrize("seat", [1, 2, 3, None])
def test_everybody_sees_the_discarded_and_the_uncovered_card(seat: int | None) -> None:
    table = fox("hoot.row1.cards = [1, 4, 9]")
    table.play("play:feather-fox-3", "discard:hoot")
    lines = [line.data for line in table.log(seat) if line.kind == "discard-visible"]
    assert lines == [{"seat": 0, "card": "hoot-9", "place": "hoot/1"}]
    view = table.view(seat)
    column = next(column for column in view["creatures"] if column["creature"] == "hoot")
    assert column["rows"][0] == {"card": "hoot-4", "strength": 4, "covered": 1, "pebble": None}
    assert view["discarded"] == 1
