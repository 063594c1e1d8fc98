"""Fungy: use the power of a creature that was eliminated in this game."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from tests.games.equinox.scene import Scene, scene
from tests.ruling import ruling

OTHERS = ["ursus", "hoot", "stag", "squeak", "goatman", "rubble", "carmen", "moss-man", "twinz"]
CONTROLLED = "fungy.row1.pebble = 1"
FUNGY_CARD = "fungy.row1.cards = [5]"


def fungy(
    eliminated: list[str],
    columns: str = CONTROLLED,
    hand: str = '["fungy-3", "ursus-1"]',
    head: str = "",
    other_hand: str = '["ursus-2", "ursus-3", "chameleon-1"]',
) -> Scene:
    """Seat 1 is about to play a card; three seats, the third without a hand."""
    creatures = ["fungy", *eliminated]
    creatures += [name for name in OTHERS if name not in creatures][: 8 - len(creatures)]
    return scene(f"""
        creatures = {creatures}
        eliminated = {eliminated}
        phase = "play"
        {head}
        [columns]
        {columns}
        [[players]]
        hand = {hand}
        [[players]]
        hand = {other_hand}
        [[players]]
        hand = []
    """)


# the table of section 7 of the digest


class Copied(NamedTuple):
    """A copied power: the choices it asks for, and what is then so on the table."""

    creature: str
    choices: tuple[str, ...]
    happened: Callable[[Scene], bool]


def drew_three(table: Scene) -> bool:
    return len(table.hand(1)) == 4 and table.deck == 6


def took_the_pebble_back(table: Scene) -> bool:
    return table.pebble("fungy/1") == 0 and table.pebbles(1) == 5


def laid_half_down(table: Scene) -> bool:
    return len(table.hand(2)) == 1 and len(table.face_down(2)) == 2


def placed_a_pebble(table: Scene) -> bool:
    return table.pebble("ursus/1") == 1 and table.pebbles(1) == 3


def played_again(table: Scene) -> bool:
    return table.card("ursus/2") == "ursus-1" and table.covered("ursus/2") == ["ursus-8"]


def got_the_demanded_card(table: Scene) -> bool:
    return table.hand(1) == ["ursus-1", "ursus-2"] and "ursus-2" not in table.hand(2)


def discarded_freely(table: Scene) -> bool:
    return table.hand(1) == [] and "ursus-1" in table.discard_pile()


def kept_a_card(table: Scene) -> bool:
    return table.hand(1) == ["ursus-1", "ursus-3"] and table.hand(2) == ["ursus-2", "chameleon-1"]


def took_a_fungy_card(table: Scene) -> bool:
    return table.hand(1) == ["fungy-5", "ursus-1"] and table.card("fungy/1") is None


def swapped_two_cards(table: Scene) -> bool:
    return table.card("ursus/1") == "ursus-8" and table.card("ursus/2") == "ursus-4"


def discarded_a_visible_card(table: Scene) -> bool:
    return table.card("ursus/2") is None and "ursus-8" in table.discard_pile()


def took_a_chameleon(table: Scene) -> bool:
    return table.hand(1) == ["ursus-1", "chameleon-7"]


COPIES = [
    Copied("squeak", (), drew_three),
    Copied("moss-man", ("lift:fungy/1",), took_the_pebble_back),
    Copied("stag", ("seat:2",), laid_half_down),
    Copied("rubble", ("pebble:ursus/1",), placed_a_pebble),
    Copied("twinz", ("play:ursus-1",), played_again),
    Copied("hoot", ("seat:2", "name:ursus", "give:ursus-2"), got_the_demanded_card),
    Copied("carmen", ("discard:ursus-1",), discarded_freely),
    Copied("goatman", ("seat:2", "keep:ursus-3"), kept_a_card),
    Copied("fiery-fang", ("take:fungy/1",), took_a_fungy_card),
    Copied("hopscotch", ("swap:ursus/2", "swap:ursus/1"), swapped_two_cards),
    Copied("feather-fox", ("discard:ursus",), discarded_a_visible_card),
    Copied("pilgrim", ("take:{gone}/1",), took_a_chameleon),
]
ALL_COPIES = pytest.mark.parametrize("copied", COPIES, ids=[copied.creature for copied in COPIES])
CHOOSING = [copied for copied in COPIES if copied.creature not in ("squeak", "twinz", "carmen")]


def ready_to_copy(creature: str) -> Scene:
    """Every power has something to do; the eliminated creature's visible card is a chameleon."""
    columns = f"""
        {CONTROLLED}
        {FUNGY_CARD}
        ursus.row1.cards = [4]
        ursus.row2.cards = [8]
        {creature}.row1.cards = [6, "chameleon-7"]
        {creature}.row1.pebble = 2
    """
    return fungy([creature], columns, head="deck = 9")


def copy(table: Scene, copied: Copied) -> None:
    keys = [choice.format(gone=copied.creature) for choice in copied.choices]
    table.play("play:fungy-3", f"copy:{copied.creature}", *keys)


@ruling("EQ-111")
@ALL_COPIES
def test_fungy_uses_the_power_of_an_eliminated_creature(copied: Copied) -> None:
    """Control of Fungy is enough: the other seat holds the eliminated creature's only pebble."""
    table = ready_to_copy(copied.creature)
    assert table.controller(copied.creature) == 2
    copy(table, copied)
    assert copied.happened(table)
    assert (table.seat, table.phase) == (1, "discard")
    assert table.card("fungy/2") == "fungy-3"


@ALL_COPIES
def test_after_a_copied_power_the_turn_ends_as_usual(copied: Copied) -> None:
    table = ready_to_copy(copied.creature)
    copy(table, copied)
    table.play("done")
    assert (table.seat, table.phase) == (2, "predict")
    assert len(table.hand(1)) == 8
    assert table.eliminated() == [copied.creature]


@ALL_COPIES
def test_everybody_reads_which_power_was_copied(copied: Copied) -> None:
    table = ready_to_copy(copied.creature)
    copy(table, copied)
    for seat in (1, 2, 3, None):
        used = [line.data["creature"] for line in table.log(seat) if line.kind == "power"]
        assert used == ["fungy", copied.creature]


@pytest.mark.parametrize("copied", CHOOSING, ids=[copied.creature for copied in CHOOSING])
def test_a_copied_power_is_final_once_chosen(copied: Copied) -> None:
    table = ready_to_copy(copied.creature)
    table.play("play:fungy-3", f"copy:{copied.creature}")
    assert table.refused("decline").code == "must-choose"
    assert table.seat == 1


@ALL_COPIES
def test_fungy_may_be_declined(copied: Copied) -> None:
    table = ready_to_copy(copied.creature)
    table.play("play:fungy-3")
    assert table.moves() == ["decline", f"copy:{copied.creature}"]
    table.play("decline")
    assert not copied.happened(table)
    assert (table.seat, table.phase) == (1, "discard")


@ALL_COPIES
def test_a_copied_power_leaves_the_rest_of_the_table_alone(copied: Copied) -> None:
    """The third seat and the eliminated column; only Pilgrim takes a card from there."""
    table = ready_to_copy(copied.creature)
    copy(table, copied)
    assert table.hand(3) == []
    assert table.pebbles(3) == 5
    assert table.pebble(f"{copied.creature}/1") == 2
    if copied.creature != "pilgrim":
        assert table.card(f"{copied.creature}/1") == "chameleon-7"
        assert table.covered(f"{copied.creature}/1") == [f"{copied.creature}-6"]
    assert table.eliminated() == [copied.creature]


# when it does not work


@ruling("EQ-110")
def test_before_the_first_elimination_fungy_has_no_effect() -> None:
    table = fungy([])
    table.play("play:fungy-3")
    assert table.seat == 2
    assert "no-power" in table.kinds()
    assert table.card("fungy/1") == "fungy-3"


@ruling("EQ-110")
def test_fungy_cannot_copy_a_creature_in_play() -> None:
    table = fungy(["squeak"])
    table.play("play:fungy-3")
    assert table.refused("copy:hoot").code == "copy-in-play"
    assert table.refused("copy:fungy").code == "copy-in-play"
    assert table.moves() == ["decline", "copy:squeak"]


@ruling("EQ-111")
def test_fungy_cannot_copy_a_creature_left_in_the_box() -> None:
    table = fungy(["squeak"])
    table.play("play:fungy-3")
    reason = table.refused("copy:pilgrim")
    assert reason.code == "copy-box"
    assert reason.rulings == ("EQ-111",)


@ruling("EQ-111")
def test_fungy_chooses_among_all_eliminated_creatures() -> None:
    table = fungy(["squeak", "stag", "carmen"])
    table.play("play:fungy-3")
    assert sorted(table.moves()) == ["copy:carmen", "copy:squeak", "copy:stag", "decline"]
    table.play("copy:stag", "seat:2")
    assert laid_half_down(table)
    assert len(table.hand(1)) == 1  # only one of the powers was used


def test_who_does_not_control_fungy_copies_nothing() -> None:
    table = fungy(["squeak"], "fungy.row1.pebble = 2")
    table.play("play:fungy-3")
    assert table.phase == "discard"
    assert table.hand(1) == ["ursus-1"]


def test_control_of_the_eliminated_creature_does_not_help() -> None:
    table = fungy(["squeak"], "squeak.row1.pebble = 1")
    assert table.controller("squeak") == 1
    table.play("play:fungy-3")
    assert table.phase == "discard"
    assert table.hand(1) == ["ursus-1"]


@ruling("EQ-117")
def test_fungy_on_a_chameleon_copies_nothing() -> None:
    table = fungy(["squeak"], f'{CONTROLLED}\nfungy.row2.cards = [6, "chameleon-0"]')
    table.play("play:fungy-3")
    assert table.phase == "discard"
    assert table.hand(1) == ["ursus-1"]
    assert table.card("fungy/2") == "fungy-3"


@ruling("EQ-117")
def test_fungy_on_a_covered_chameleon_copies() -> None:
    table = fungy(["squeak"], f'{CONTROLLED}\nfungy.row2.cards = ["chameleon-0", 6]')
    table.play("play:fungy-3", "copy:squeak")
    assert len(table.hand(1)) == 4


@ruling("EQ-115")
def test_with_only_ursus_eliminated_there_is_nothing_to_copy() -> None:
    table = fungy(["ursus"], hand='["fungy-3"]', other_hand="[]")
    table.play("play:fungy-3")
    assert table.phase == "discard"
    assert table.strength("fungy") == 3
    assert "no-power" in table.kinds()


@ruling("EQ-115")
def test_ursus_cannot_be_chosen_among_the_eliminated() -> None:
    table = fungy(["ursus", "squeak"], hand='["fungy-3"]', other_hand="[]")
    table.play("play:fungy-3")
    assert table.moves() == ["decline", "copy:squeak"]
    assert table.refused("copy:ursus").code == "copy-nothing"


NO_PEBBLE_LEFT = """
    ursus.row2.pebble = 1
    hoot.row1.pebble = 1
    hoot.row2.pebble = 1
    squeak.row1.pebble = 1
"""


@pytest.mark.parametrize(
    ("creature", "columns", "other_hand"),
    [
        ("rubble", NO_PEBBLE_LEFT, "[]"),
        ("stag", "", "[]"),
        ("goatman", "", '["ursus-2", "ursus-3"]'),
        ("fiery-fang", "", "[]"),
        ("hopscotch", "ursus.row1.cards = [4]", "[]"),
        ("feather-fox", "ursus.row1.cards = [4]", "[]"),
        ("pilgrim", 'ursus.row1.cards = ["chameleon-7", 4]', "[]"),
    ],
)
def test_a_power_that_could_do_nothing_cannot_be_copied(
    creature: str, columns: str, other_hand: str
) -> None:
    """Carmen is eliminated too, so Fungy is asked at all."""
    table = fungy([creature, "carmen"], f"{CONTROLLED}\n{columns}", other_hand=other_hand)
    table.play("play:fungy-3")
    assert table.moves() == ["decline", "copy:carmen"]
    assert table.refused(f"copy:{creature}").code == "copy-no-effect"
    table.play("decline")
    assert table.phase == "discard"


# Fiery Fang


@ruling("EQ-112")
def test_fungy_as_fiery_fang_chooses_among_visible_fungy_cards_of_earlier_rows() -> None:
    columns = f"""
        {CONTROLLED}
        fungy.row1.cards = [9, 5]
        fungy.row2.cards = [8]
        fungy.row3.cards = [7]
        fiery-fang.row1.cards = [10]
        ursus.row1.cards = [4]
    """
    table = fungy(["fiery-fang", "squeak"], columns)
    table.play("play:fungy-3", "copy:fiery-fang")
    assert sorted(table.moves()) == ["take:fungy/1", "take:fungy/2"]
    assert table.refused("take:fungy/3").code == "earlier-row"
    assert table.refused("take:fiery-fang/1").code == "own-column-only"
    assert table.refused("take:ursus/1").code == "own-column-only"
    table.play("take:fungy/1")
    assert table.hand(1) == ["fungy-5", "ursus-1"]
    assert table.card("fungy/1") == "fungy-9"
    assert table.pebble("fungy/1") == 1


@ruling("EQ-112")
@pytest.mark.parametrize("cards", ["[]", '[5, "chameleon-7"]'])
def test_fungy_as_fiery_fang_needs_a_visible_fungy_card(cards: str) -> None:
    columns = f"{CONTROLLED}\nfungy.row1.cards = {cards}\nfiery-fang.row1.cards = [10]"
    table = fungy(["fiery-fang"], columns)
    table.play("play:fungy-3")
    assert table.phase == "discard"
    assert table.hand(1) == ["ursus-1"]
    assert table.card("fiery-fang/1") == "fiery-fang-10"


# Twinz


@ruling("EQ-113")
def test_the_second_fungy_card_copies_anything_but_twinz() -> None:
    table = fungy(["twinz", "squeak"], hand='["fungy-3", "fungy-4", "ursus-1"]')
    table.play("play:fungy-3", "copy:twinz", "play:fungy-4")
    assert table.moves() == ["decline", "copy:squeak"]
    assert table.refused("copy:twinz").code == "copy-twinz"
    table.play("copy:squeak")
    assert len(table.hand(1)) == 4
    assert table.phase == "discard"  # no third card


@ruling("EQ-113")
def test_the_second_fungy_card_has_no_power_if_only_twinz_is_eliminated() -> None:
    table = fungy(["twinz"], hand='["fungy-3", "fungy-4", "ursus-1"]')
    table.play("play:fungy-3", "copy:twinz", "play:fungy-4")
    assert table.phase == "discard"
    assert table.hand(1) == ["ursus-1"]


@ruling("EQ-113")
def test_twinz_can_be_copied_again_in_the_next_turn() -> None:
    table = fungy(["twinz"], hand='["fungy-3", "fungy-4", "ursus-1", "ursus-9"]')
    table.play("play:fungy-3", "copy:twinz", "play:ursus-1", "done")
    table.play("pass", "play:ursus-2", "done")
    table.play("pass", "show", "done")
    table.play("pass", "play:fungy-4", "copy:twinz", "play:ursus-9")
    assert table.card("ursus/2") == "ursus-9"


def test_the_second_card_uses_its_own_power() -> None:
    table = fungy(["twinz"], f"{CONTROLLED}\nsqueak.row1.pebble = 1", '["fungy-3", "squeak-0"]')
    table.play("play:fungy-3", "copy:twinz", "play:squeak-0", "use")
    assert len(table.hand(1)) == 3
    assert table.phase == "discard"


def test_copied_twinz_without_a_playable_card_shows_the_hand() -> None:
    table = fungy(["twinz"], hand='["fungy-3", "twinz-6"]')
    table.play("play:fungy-3", "copy:twinz")
    assert table.moves() == ["show"]
    table.play("show")
    assert table.phase == "discard"
    assert [line.data["cards"] for line in table.log(3) if line.kind == "show"] == [["twinz-6"]]


# Feather Fox


@ruling("EQ-114")
def test_fungy_as_feather_fox_spares_its_own_column() -> None:
    columns = f"""
        {CONTROLLED}
        fungy.row2.cards = [8]
        ursus.row2.cards = [4]
        squeak.row2.cards = ["chameleon-2"]
    """
    table = fungy(["feather-fox"], columns)
    table.play("play:fungy-3", "copy:feather-fox")
    assert sorted(table.moves()) == ["discard:squeak", "discard:ursus"]
    reason = table.refused("discard:fungy")
    assert reason.code == "other-column"
    assert "EQ-114" in reason.rulings
    table.play("discard:squeak")
    assert table.card("squeak/2") is None
    assert table.card("ursus/2") == "ursus-4"
    assert table.card("fungy/2") == "fungy-3"


@ruling("EQ-114")
def test_fungy_as_feather_fox_finds_nothing_if_only_its_own_column_has_cards() -> None:
    table = fungy(["feather-fox"], f"{CONTROLLED}\nfungy.row2.cards = [8]\nursus.row1.cards = [4]")
    table.play("play:fungy-3")
    assert table.phase == "discard"
    assert table.covered("fungy/2") == ["fungy-8"]


# Hoot and Hopscotch


@ruling("EQ-116")
@pytest.mark.parametrize("named", ["hoot", "stag"])
def test_fungy_as_hoot_names_a_creature_in_play(named: str) -> None:
    table = fungy(["hoot", "stag"], other_hand='["hoot-4", "stag-4", "ursus-2"]')
    table.play("play:fungy-3", "copy:hoot", "seat:2")
    reason = table.refused(f"name:{named}")
    assert reason.code == "name-in-play"
    assert "EQ-116" in reason.rulings
    table.play("name:ursus", "give:ursus-2")
    assert table.hand(1) == ["ursus-1", "ursus-2"]


@ruling("EQ-116")
@pytest.mark.parametrize("gone", ["hopscotch", "squeak"])
def test_fungy_as_hopscotch_swaps_only_in_the_column_of_a_creature_in_play(gone: str) -> None:
    columns = f"""
        {CONTROLLED}
        hopscotch.row1.cards = [1]
        squeak.row1.cards = [1]
        squeak.row2.cards = [2]
        ursus.row2.cards = [4]
        ursus.row3.cards = [8]
    """
    table = fungy(["hopscotch", "squeak"], columns)
    table.play("play:fungy-3", "copy:hopscotch")
    assert table.refused(f"swap:{gone}/1").code == "swap-gone"
    table.play("swap:ursus/3", "swap:ursus/2")
    assert table.strength("ursus") == 4.5


@ruling("EQ-116")
def test_fungy_as_hopscotch_has_no_effect_if_only_an_eliminated_column_could_be_swapped() -> None:
    columns = f"{CONTROLLED}\nsqueak.row1.cards = [1]\nsqueak.row2.cards = [2]"
    table = fungy(["hopscotch", "squeak", "carmen"], columns)
    table.play("play:fungy-3")
    assert table.refused("copy:hopscotch").code == "copy-no-effect"
    table.play("decline")
    assert table.card("squeak/1") == "squeak-1"


def test_fungy_as_hoot_gets_to_see_a_hand_without_the_creature() -> None:
    """Only the two players concerned read the hand."""
    table = fungy(["hoot"])
    table.play("play:fungy-3", "copy:hoot", "seat:2", "name:stag")
    assert table.seat == 2
    table.play("show")
    shown = {
        seat: [line.data.get("cards") for line in table.log(seat) if line.kind == "show-one"]
        for seat in (1, 2, 3)
    }
    assert shown == {
        1: [["ursus-2", "ursus-3", "chameleon-1"]],
        2: [["ursus-2", "ursus-3", "chameleon-1"]],
        3: [None],
    }
    assert (table.seat, table.phase) == (1, "discard")


@pytest.mark.parametrize("seat", [1, 2, 3, None])
def test_cards_drawn_with_copied_goatman_are_seen_by_two_players_only(seat: int | None) -> None:
    table = fungy(["goatman"])
    table.play("play:fungy-3", "copy:goatman", "seat:2")
    view = table.view(seat)
    cards = ["ursus-2", "ursus-3", "chameleon-1"]
    assert view["drawn"] == (cards if seat in (1, 2) else [])


# Squeak


@ruling("EQ-118")
def test_fungy_as_squeak_ends_the_game_by_emptying_the_deck() -> None:
    """The row is complete and Hoot alone lowest, but nothing is eliminated any more."""
    full = [f"{name}.row2.cards = [8]" for name in ("ursus", "stag", "goatman", "rubble", "carmen")]
    columns = "\n".join([CONTROLLED, "hoot.row2.cards = [0]", *full])
    table = fungy(["squeak"], columns, head="deck = 3")
    table.play("play:fungy-3", "copy:squeak")
    assert table.over
    assert table.deck == 0
    assert table.in_play() == ["fungy", "ursus", "hoot", "stag", "goatman", "rubble", "carmen"]
    assert len(table.hand(1)) == 4
    assert table.eliminated() == ["squeak"]
    assert table.scores() == [4, 0, 0]


@ruling("EQ-118")
@pytest.mark.parametrize(("deck", "over"), [(2, True), (3, True), (4, False)])
def test_fungy_as_squeak_with_a_short_deck(deck: int, over: bool) -> None:
    table = fungy(["squeak"], head=f"deck = {deck}")
    table.play("play:fungy-3", "copy:squeak")
    assert table.over == over
    assert table.deck == max(0, deck - 3)


@pytest.mark.parametrize("seat", [2, 3, None])
def test_cards_drawn_with_copied_squeak_stay_hidden(seat: int | None) -> None:
    table = fungy(["squeak"])
    table.play("play:fungy-3", "copy:squeak")
    drawn = [line.data for line in table.log(seat) if line.kind.startswith("draw")]
    assert drawn == [{"seat": 0, "count": 3}]


# Moss man and Carmen


def test_copied_moss_man_takes_back_the_own_secret_prediction() -> None:
    table = scene(f"""
        creatures = {["fungy", "moss-man", *OTHERS[:6]]}
        eliminated = ["moss-man"]
        phase = "play"
        [columns]
        fungy.row1.pebble = 1
        [[players]]
        hand = ["fungy-3"]
        secret = "hoot-4"
        [[players]]
        hand = []
        secret = "hoot-5"
    """)
    table.play("play:fungy-3", "copy:moss-man")
    assert sorted(table.moves()) == ["lift:fungy/1", "lift:secret"]
    table.play("lift:secret")
    assert table.secret(1) is None
    assert table.secret(2) == "hoot-5"
    assert table.pebbles(1) == 4
    assert "hoot-4" in table.discard_pile()


def test_losing_control_of_fungy_through_copied_moss_man_undoes_nothing() -> None:
    table = fungy(["moss-man"], hand='["fungy-3", "fungy-4", "ursus-1"]')
    table.play("play:fungy-3", "copy:moss-man", "lift:fungy/1")
    assert table.controller("fungy") == 0
    assert table.pebbles(1) == 5
    assert table.phase == "discard"


def test_copied_carmen_lasts_for_this_turn_and_hides_the_discards() -> None:
    table = fungy(["carmen"])
    table.play("play:fungy-3", "copy:carmen", "discard:ursus-1", "done")
    assert [line.data for line in table.log(2) if line.kind == "bury"] == [{"seat": 0}]
    table.play("pass", "play:ursus-2")
    assert table.refused("discard:ursus-3").code == "still-in-play"


def test_declined_fungy_allows_no_free_discards() -> None:
    table = fungy(["carmen"])
    table.play("play:fungy-3", "decline")
    assert table.refused("discard:ursus-1").code == "still-in-play"
