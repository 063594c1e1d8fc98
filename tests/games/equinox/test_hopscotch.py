"""Hopscotch: swap the visible cards of two fields in one column, in both editions."""

import pytest

from tests.games.equinox.scene import Scene, scene
from tests.ruling import ruling

CREATURES = ["hopscotch", "squeak", "moss-man", "stag", "rubble", "hoot", "twinz", "ursus"]
CONTROLLED = "hopscotch.row1.pebble = 1"
FOUR_AND_EIGHT = "hoot.row1.cards = [8]\nhoot.row2.cards = [4]"
BOTH_EDITIONS = pytest.mark.parametrize("edition", ["en", "de"])


def hopscotch(
    columns: str = FOUR_AND_EIGHT,
    edition: str = "en",
    eliminated: tuple[str, ...] = ("squeak",),
    control: str = CONTROLLED,
    hand: str = '["hopscotch-3"]',
) -> Scene:
    """Seat 1 is about to play a card, usually in round 2."""
    return scene(f"""
        creatures = {CREATURES}
        edition = "{edition}"
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
        hand = ["stag-9"]
    """)


# it works


@ruling("EQ-122")
@BOTH_EDITIONS
@pytest.mark.parametrize("order", [("hoot/1", "hoot/2"), ("hoot/2", "hoot/1")])
def test_hopscotch_swaps_a_four_with_an_eight_of_an_earlier_row(
    edition: str, order: tuple[str, str]
) -> None:
    table = hopscotch(edition=edition)
    assert table.strength("hoot") == 4
    table.play("play:hopscotch-3", f"swap:{order[0]}", f"swap:{order[1]}")
    assert table.strength("hoot") == 8
    assert table.card("hoot/1") == "hoot-4"
    table.play("done")
    assert (table.seat, table.phase) == (2, "predict")


@ruling("EQ-123")
@BOTH_EDITIONS
def test_hopscotch_works_on_its_own_column_with_the_card_just_played(edition: str) -> None:
    table = hopscotch("hopscotch.row1.cards = [9]", edition)
    table.play("play:hopscotch-3", "swap:hopscotch/1", "swap:hopscotch/2")
    assert table.strength("hopscotch") == 9
    assert table.card("hopscotch/1") == "hopscotch-3"


@ruling("EQ-123")
@BOTH_EDITIONS
def test_hopscotch_offers_every_column_with_two_visible_cards(edition: str) -> None:
    columns = f"""
        {FOUR_AND_EIGHT}
        stag.row1.cards = [5]
        rubble.row2.cards = [5, 6]
        ursus.row1.cards = [1]
        ursus.row2.cards = [2]
        squeak.row1.cards = [0]
    """
    table = hopscotch(columns, edition)
    table.play("play:hopscotch-3")
    assert table.moves() == [
        "decline",
        "swap:hoot/1",
        "swap:hoot/2",
        "swap:ursus/1",
        "swap:ursus/2",
    ]
    table.play("swap:ursus/1")
    assert table.moves() == ["swap:ursus/2"]
    table.play("swap:ursus/2")
    assert table.strength("ursus") == 1.5


@ruling("EQ-123")
def test_hopscotch_swaps_two_earlier_rows_and_leaves_the_current_field_empty() -> None:
    columns = "hoot.row1.cards = [8]\nhoot.row2.cards = [4]"
    table = hopscotch(columns, eliminated=("squeak", "twinz"))
    table.play("play:hopscotch-3", "swap:hoot/1", "swap:hoot/2")
    assert (table.card("hoot/1"), table.card("hoot/2")) == ("hoot-4", "hoot-8")
    assert table.strength("hoot") is None


def test_a_swap_can_save_a_creature() -> None:
    """Hoot's 4 would be lowest; with the 8 in its place Hopscotch' own 5 is."""
    names = [name for name in CREATURES if name not in ("hopscotch", "squeak", "hoot")]
    full = "\n".join(f"{name}.row2.cards = [10]" for name in names)
    table = hopscotch(f"{FOUR_AND_EIGHT}\n{full}", hand='["hopscotch-5"]')
    table.play("play:hopscotch-5", "swap:hoot/1", "swap:hoot/2", "done")
    assert table.eliminated() == ["squeak", "hopscotch"]
    assert table.round == 3


@ruling("EQ-051")
def test_a_card_moved_into_the_current_row_uses_no_power() -> None:
    columns = "hoot.row1 = {cards = [8], pebble = 1}\nhoot.row2.cards = [4]"
    table = hopscotch(columns)
    assert table.controller("hoot") == 1
    table.play("play:hopscotch-3", "swap:hoot/1", "swap:hoot/2")
    assert (table.seat, table.phase) == (1, "discard")
    assert [line.data["creature"] for line in table.log() if line.kind == "power"] == ["hopscotch"]


# it does not work


@ruling("EQ-123")
@BOTH_EDITIONS
def test_hopscotch_leaves_eliminated_columns_alone(edition: str) -> None:
    columns = f"""
        {FOUR_AND_EIGHT}
        twinz.row1.cards = [5]
        twinz.row2.cards = [1]
    """
    table = hopscotch(columns, edition, ("squeak", "twinz"))
    table.play("play:hopscotch-3")
    reason = table.refused("swap:twinz/1")
    assert reason.code == "swap-gone"
    assert reason.rulings == ("EQ-123",)
    assert table.refused("swap:carmen/1").code == "not-in-game"
    table.play("decline")
    assert table.card("twinz/1") == "twinz-5"


@ruling("EQ-123")
@BOTH_EDITIONS
def test_hopscotch_needs_two_fields_with_cards(edition: str) -> None:
    """A pile of two cards on one field is not enough."""
    table = hopscotch(f"{FOUR_AND_EIGHT}\nstag.row2.cards = [5, 6]", edition)
    table.play("play:hopscotch-3")
    assert table.refused("swap:stag/2").code == "swap-partner"
    assert table.refused("swap:stag/1").code == "no-card-there"
    assert table.refused("swap:hoot/0").code == "no-card-there"
    table.play("decline")
    assert table.card("stag/2") == "stag-6"


@ruling("EQ-123")
@BOTH_EDITIONS
def test_the_second_field_lies_in_the_same_column(edition: str) -> None:
    table = hopscotch(f"{FOUR_AND_EIGHT}\nstag.row1.cards = [5]\nstag.row2.cards = [6]", edition)
    table.play("play:hopscotch-3", "swap:hoot/1")
    assert table.refused("swap:stag/2").code == "swap-column"
    assert table.refused("swap:hoot/1").code == "swap-same"
    assert table.refused("swap:hoot/3").code == "no-card-there"
    assert table.moves() == ["swap:hoot/2"]


@ruling("EQ-123")
@BOTH_EDITIONS
@pytest.mark.parametrize("columns", ["", "hoot.row1.cards = [8, 4]\nstag.row2.cards = [1]"])
def test_without_two_cards_in_any_column_hopscotch_has_no_effect(
    columns: str, edition: str
) -> None:
    table = hopscotch(columns, edition)
    table.play("play:hopscotch-3")
    assert (table.seat, table.phase) == (1, "discard")
    assert "no-power" in table.kinds()


@BOTH_EDITIONS
def test_hopscotch_has_no_effect_in_round_1(edition: str) -> None:
    table = hopscotch("hoot.row1.cards = [8, 4]", edition, ())
    table.play("play:hopscotch-3")
    assert table.seat == 2
    assert table.card("hoot/1") == "hoot-4"


@pytest.mark.parametrize(
    "control",
    [
        "hopscotch.row1.pebble = 2",
        "",
        "hopscotch.champion = [1, 2]",
        f'{CONTROLLED}\nhopscotch.row2.cards = ["chameleon-1"]',
    ],
    ids=["another controller", "no pebble", "tie", "on a chameleon"],
)
@BOTH_EDITIONS
def test_without_control_or_on_a_chameleon_nothing_is_swapped(control: str, edition: str) -> None:
    table = hopscotch(edition=edition, control=control)
    table.play("play:hopscotch-3")
    assert (table.seat, table.phase) == (1, "discard")
    assert table.strength("hoot") == 4
    table.play("done")
    assert table.seat == 2


def test_hopscotch_may_be_declined_before_the_first_card_is_chosen() -> None:
    table = hopscotch()
    table.play("play:hopscotch-3", "decline")
    assert table.strength("hoot") == 4
    assert table.phase == "discard"


def test_hopscotch_cannot_be_declined_after_the_first_card_is_chosen() -> None:
    table = hopscotch()
    table.play("play:hopscotch-3", "swap:hoot/1")
    assert table.refused("decline").code == "must-choose"
    table.play("swap:hoot/2")
    assert table.strength("hoot") == 8


# chameleons


@ruling("EQ-124")
@pytest.mark.parametrize("row", [1, 2, 3])
def test_in_the_english_edition_a_visible_chameleon_is_not_swapped(row: int) -> None:
    """The other two rows of the column hold creature cards and are swapped."""
    one, two = [other for other in (1, 2, 3) if other != row]
    columns = f"""
        hoot.row{row}.cards = [5, "chameleon-0"]
        hoot.row{one}.cards = [8]
        hoot.row{two}.cards = [4]
    """
    table = hopscotch(columns, eliminated=("squeak", "twinz"))
    table.play("play:hopscotch-3")
    reason = table.refused(f"swap:hoot/{row}")
    assert reason.code == "swap-chameleon"
    assert reason.rulings == ("EQ-124",)
    table.play(f"swap:hoot/{one}")
    assert table.refused(f"swap:hoot/{row}").code == "swap-chameleon"
    table.play(f"swap:hoot/{two}")
    assert table.card(f"hoot/{one}") == "hoot-4"
    assert table.card(f"hoot/{row}") == "chameleon-0"


@ruling("EQ-124")
@pytest.mark.parametrize(
    "columns",
    [
        'hoot.row1.cards = ["chameleon-9"]\nhoot.row2.cards = [4]',
        'hoot.row1.cards = [8]\nhoot.row2.cards = [4, "chameleon-1"]',
        'hoot.row1.cards = ["chameleon-9"]\nhoot.row2.cards = ["chameleon-1"]',
    ],
)
def test_in_the_english_edition_one_creature_card_finds_no_partner(columns: str) -> None:
    table = hopscotch(columns)
    table.play("play:hopscotch-3")
    assert (table.seat, table.phase) == (1, "discard")
    assert "no-power" in table.kinds()


@ruling("EQ-125")
def test_in_the_german_edition_a_chameleon_is_swapped_into_the_current_row() -> None:
    table = hopscotch('hoot.row1.cards = [8, "chameleon-0"]\nhoot.row2.cards = [4]', "de")
    table.play("play:hopscotch-3", "swap:hoot/1", "swap:hoot/2")
    assert table.strength("hoot") == 0
    assert table.card("hoot/1") == "hoot-4"
    assert table.covered("hoot/1") == ["hoot-8"]


@ruling("EQ-125")
def test_in_the_german_edition_a_swapped_chameleon_blocks_the_next_power() -> None:
    columns = """
        hoot.row1 = {cards = ["chameleon-0"], pebble = 2}
        hoot.row2.cards = [4]
    """
    table = hopscotch(columns, "de")
    table.play("play:hopscotch-3", "swap:hoot/1", "swap:hoot/2", "done")
    table.play("pass", "play:hoot-2")
    assert table.controller("hoot") == 2
    assert (table.seat, table.phase) == (2, "discard")


@ruling("EQ-125")
def test_in_the_german_edition_a_chameleon_swapped_away_frees_the_power() -> None:
    columns = """
        hoot.row1 = {cards = [4], pebble = 2}
        hoot.row2.cards = ["chameleon-0"]
    """
    table = hopscotch(columns, "de")
    table.play("play:hopscotch-3", "swap:hoot/1", "swap:hoot/2", "done")
    table.play("pass", "play:hoot-2")
    assert table.moves() == ["decline", "seat:1", "seat:3"]


@ruling("EQ-125")
def test_in_the_german_edition_two_chameleons_can_be_swapped() -> None:
    table = hopscotch('hoot.row1.cards = ["chameleon-9"]\nhoot.row2.cards = ["chameleon-1"]', "de")
    table.play("play:hopscotch-3", "swap:hoot/1", "swap:hoot/2")
    assert table.strength("hoot") == 9


# the bystander, and what is seen


@ruling("EQ-126")
@BOTH_EDITIONS
def test_cards_below_and_pebbles_stay_where_they_are(edition: str) -> None:
    columns = """
        hoot.row1 = {cards = [0, "chameleon-7", 8], pebble = 2}
        hoot.row2 = {cards = [1, 4], pebble = 3}
        stag.row2.cards = [5, 6]
    """
    table = hopscotch(columns, edition)
    table.play("play:hopscotch-3", "swap:hoot/2")
    before = table.state.dump()
    table.play("swap:hoot/1")
    assert [table.card("hoot/1"), *table.covered("hoot/1")] == ["hoot-4", "chameleon-7", "hoot-0"]
    assert [table.card("hoot/2"), *table.covered("hoot/2")] == ["hoot-8", "hoot-1"]
    assert (table.pebble("hoot/1"), table.pebble("hoot/2")) == (2, 3)
    assert table.controller("hoot") == 2
    assert table.covered("stag/2") == ["stag-5"]
    after = table.state.dump()
    for name in ("pebble", "champion", "stock", "hands", "deck", "discard"):
        assert after[name] == before[name]


@ruling("EQ-126")
def test_the_order_below_shows_when_the_swapped_card_is_removed() -> None:
    columns = "hoot.row1.cards = [0, 8]\nhoot.row2.cards = [1, 4]"
    table = hopscotch(columns, hand='["hopscotch-3", "dryad"]')
    table.play("play:hopscotch-3", "swap:hoot/1", "swap:hoot/2", "done")
    table.play("pass", "play:stag-2", "done", "pass", "play:stag-9", "done")
    table.play("pass", "play:dryad", "take:hoot/2")
    assert "hoot-8" in table.hand(1)
    assert table.strength("hoot") == 1


@pytest.mark.parametrize("seat", [1, 2, 3, None])
def test_everybody_sees_the_swap_but_not_what_lies_below(seat: int | None) -> None:
    table = hopscotch("hoot.row1.cards = [0, 8]\nhoot.row2.cards = [1, 4]")
    table.play("play:hopscotch-3", "swap:hoot/1", "swap:hoot/2")
    swaps = [line.data for line in table.log(seat) if line.kind == "swap"]
    assert swaps == [
        {
            "seat": 0,
            "card": "hoot-8",
            "place": "hoot/1",
            "other_card": "hoot-4",
            "other_place": "hoot/2",
        }
    ]
    view = table.view(seat)
    column = next(column for column in view["creatures"] if column["creature"] == "hoot")
    assert [field["card"] for field in column["rows"][:2]] == ["hoot-4", "hoot-8"]
    assert [field["covered"] for field in column["rows"][:2]] == [1, 1]
    assert "hoot-0" not in str(view)
