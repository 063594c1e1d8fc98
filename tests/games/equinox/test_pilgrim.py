"""Pilgrim: take a visible chameleon from any row into hand."""

import pytest

from tests.games.equinox.scene import Scene, scene
from tests.ruling import ruling

CREATURES = ["pilgrim", "squeak", "moss-man", "stag", "rubble", "hoot", "twinz", "ursus"]
CONTROLLED = "pilgrim.row1.pebble = 1"
FULL = "\n".join(f"{name}.row1.cards = [7]" for name in CREATURES[1:] if name != "hoot")


def pilgrim(
    columns: str = 'hoot.row1.cards = [4, "chameleon-9"]',
    eliminated: tuple[str, ...] = (),
    control: str = CONTROLLED,
    hand: str = '["pilgrim-3", "stag-8"]',
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


@ruling("EQ-131")
def test_pilgrim_takes_a_chameleon_and_the_card_below_counts() -> None:
    table = pilgrim()
    table.play("play:pilgrim-3", "take:hoot/1")
    assert table.strength("hoot") == 4
    assert table.covered("hoot/1") == []
    assert "chameleon-9" in table.hand(1)
    assert (table.seat, table.phase) == (2, "predict")


@ruling("EQ-130")
@pytest.mark.parametrize("place", ["stag/1", "squeak/1", "twinz/2", "hoot/3", "pilgrim/2"])
def test_pilgrim_takes_a_visible_chameleon_from_any_row(place: str) -> None:
    """Also from the columns of Squeak and Twinz, which are eliminated, and from its own."""
    columns = """
        stag.row1.cards = [6, "chameleon-1"]
        squeak.row1.cards = [0, "chameleon-2"]
        twinz.row2.cards = ["chameleon-3"]
        pilgrim.row2.cards = ["chameleon-4"]
        hoot.row3.cards = ["chameleon-5"]
    """
    table = pilgrim(columns, ("squeak", "twinz"))
    visible = table.card(place)
    table.play("play:pilgrim-3")
    assert sorted(table.moves()) == [
        "decline",
        "take:hoot/3",
        "take:pilgrim/2",
        "take:squeak/1",
        "take:stag/1",
        "take:twinz/2",
    ]
    table.play(f"take:{place}")
    assert table.hand(1) == ["stag-8", visible]
    assert table.card(place) != visible
    assert (table.seat, table.phase) == (1, "discard")


@ruling("EQ-131")
def test_the_uncovered_strength_decides_the_elimination_of_this_turn() -> None:
    table = pilgrim(f'{FULL}\nhoot.row1.cards = [1, "chameleon-9"]')
    table.play("play:pilgrim-3", "take:hoot/1")
    assert table.eliminated() == ["hoot"]
    assert table.round == 2


@ruling("EQ-131")
def test_a_chameleon_uncovered_by_pilgrim_counts_too() -> None:
    table = pilgrim('hoot.row1.cards = ["chameleon-1", "chameleon-9"]')
    table.play("play:pilgrim-3", "take:hoot/1")
    assert table.card("hoot/1") == "chameleon-1"
    assert table.strength("hoot") == 1


@ruling("EQ-049")
def test_with_the_chameleon_taken_the_next_creature_card_uses_its_power() -> None:
    table = pilgrim('hoot.row1 = {cards = [4, "chameleon-9"], pebble = 2}')
    table.play("play:pilgrim-3", "take:hoot/1")
    table.play("pass", "play:hoot-2")
    assert table.moves() == ["decline", "seat:1", "seat:3"]


@ruling("EQ-132")
@pytest.mark.parametrize("owner", [1, 2])
def test_the_uncovered_card_uses_no_power(owner: int) -> None:
    table = pilgrim(f'hoot.row1 = {{cards = [4, "chameleon-9"], pebble = {owner}}}')
    table.play("play:pilgrim-3", "take:hoot/1")
    assert table.controller("hoot") == owner
    assert (table.seat, table.phase) == (2, "predict")
    assert [line.data["creature"] for line in table.log() if line.kind == "power"] == ["pilgrim"]


def test_the_chameleon_taken_can_be_played_in_the_next_turn() -> None:
    table = pilgrim()
    table.play("play:pilgrim-3", "take:hoot/1")
    table.play("pass", "play:stag-2", "pass", "play:hoot-10")
    table.play("pass", "play:chameleon-9", "on:stag")
    assert table.strength("stag") == 9


# the boundary


def test_a_field_with_nothing_below_is_empty_and_nobody_is_eliminated() -> None:
    table = pilgrim(f'{FULL}\nhoot.row1.cards = ["chameleon-9"]')
    table.play("play:pilgrim-3", "take:hoot/1")
    assert table.card("hoot/1") is None
    assert table.eliminated() == []
    assert (table.round, table.seat) == (1, 2)
    table.play("pass", "play:hoot-2")
    assert table.eliminated() == ["hoot"]


def test_a_chameleon_taken_from_an_earlier_row_stops_no_elimination() -> None:
    names = [name for name in CREATURES if name not in ("pilgrim", "squeak")]
    full = "\n".join(f"{name}.row2.cards = [7]" for name in names)
    table = pilgrim(f'{full}\nhoot.row1.cards = ["chameleon-9"]', ("squeak",))
    table.play("play:pilgrim-3", "take:hoot/1", "done")
    assert table.card("hoot/1") is None
    assert table.eliminated() == ["squeak", "pilgrim"]


def test_a_chameleon_taken_saves_one_draw() -> None:
    hand = '["pilgrim-3", "hoot-0", "hoot-1", "hoot-3", "hoot-5", "hoot-6", "hoot-7", "hoot-8"]'
    table = pilgrim(hand=hand)
    before = table.deck
    table.play("play:pilgrim-3", "take:hoot/1")
    assert table.deck == before
    assert len(table.hand(1)) == 8


# it does not work


@ruling("EQ-130")
def test_pilgrim_takes_neither_creature_cards_nor_covered_chameleons() -> None:
    columns = """
        hoot.row1.cards = ["chameleon-9", 4]
        stag.row1.cards = ["chameleon-1"]
    """
    table = pilgrim(columns)
    table.play("play:pilgrim-3")
    assert table.moves() == ["decline", "take:stag/1"]
    reason = table.refused("take:hoot/1")
    assert reason.code == "wants-chameleon"
    assert reason.rulings == ("EQ-130",)
    assert table.refused("take:rubble/1").code == "no-card-there"
    table.play("take:stag/1")
    assert table.covered("hoot/1") == ["chameleon-9"]


@pytest.mark.parametrize("columns", ["", 'hoot.row1.cards = ["chameleon-9", 4]'])
def test_without_a_visible_chameleon_pilgrim_has_no_effect(columns: str) -> None:
    table = pilgrim(columns)
    table.play("play:pilgrim-3")
    assert table.seat == 2
    assert "no-power" in table.kinds()
    assert "chameleon-9" not in table.hand(1)


@pytest.mark.parametrize(
    "control",
    [
        "pilgrim.row1.pebble = 2",
        "",
        "pilgrim.champion = [1, 2]",
        f'{CONTROLLED}\npilgrim.row1.cards = ["chameleon-1"]',
    ],
    ids=["another controller", "no pebble", "tie", "on a chameleon"],
)
def test_without_control_or_on_a_chameleon_nothing_is_taken(control: str) -> None:
    table = pilgrim(control=control)
    table.play("play:pilgrim-3")
    assert table.seat == 2
    assert table.card("hoot/1") == "chameleon-9"


def test_pilgrim_may_be_declined() -> None:
    table = pilgrim()
    table.play("play:pilgrim-3", "decline")
    assert table.strength("hoot") == 9
    assert table.seat == 2


# the bystander, and what is seen


def test_the_pebble_on_the_field_and_everything_else_stays() -> None:
    columns = """
        hoot.row1 = {cards = ["chameleon-9"], pebble = 2}
        stag.row1.cards = [5, "chameleon-6"]
    """
    table = pilgrim(columns)
    before = table.state.dump()
    table.play("play:pilgrim-3", "take:hoot/1")
    assert table.card("hoot/1") is None
    assert table.controller("hoot") == 2
    assert [table.card("stag/1"), *table.covered("stag/1")] == ["chameleon-6", "stag-5"]
    after = table.state.dump()
    for name in ("pebble", "champion", "stock", "discard"):
        assert after[name] == before[name]
    assert after["hands"][1:] == before["hands"][1:]
    assert table.deck == len(before["deck"]) - 6  # two cards are left of the hand


@pytest.mark.parametrize("seat", [1, 2, 3, None])
def test_everybody_sees_which_chameleon_was_taken(seat: int | None) -> None:
    table = pilgrim()
    table.play("play:pilgrim-3", "take:hoot/1")
    taken = [line.data for line in table.log(seat) if line.kind == "take"]
    assert taken == [{"seat": 0, "card": "chameleon-9", "place": "hoot/1"}]


def test_the_others_remember_who_holds_the_chameleon() -> None:
    table = pilgrim()
    table.play("play:pilgrim-3", "take:hoot/1")
    for seed in range(10):
        assert "chameleon-9" in Scene(table.state.dealt_anew(2, seed)).hand(1)
