"""Carmen: in phase 3 of the turn creature cards of any creature may be discarded, unshown."""

import pytest

from tests.games.equinox.scene import Scene, scene
from tests.ruling import ruling

CREATURES = ["carmen", "squeak", "moss-man", "stag", "rubble", "hoot", "twinz", "ursus"]
CONTROLLED = "carmen.row1.pebble = 1"
HAND = ["carmen-3", "hoot-6", "stag-5", "rubble-2", "ursus-0"]


def carmen(hand: list[str], columns: str = CONTROLLED, head: str = "", own: str = "") -> Scene:
    """Seat 1 is about to play a card; three seats, the creatures are fixed."""
    return scene(f"""
        creatures = {CREATURES}
        phase = "play"
        {head}
        [columns]
        {columns}
        [[players]]
        hand = {hand}
        {own}
        [[players]]
        hand = ["hoot-8", "twinz-9"]
        [[players]]
        hand = ["squeak-7", "twinz-10"]
    """)


# it works


@ruling("EQ-105")
def test_carmen_discards_up_to_three_cards_of_creatures_in_play() -> None:
    table = carmen(HAND)
    table.play("play:carmen-3", "use")
    assert table.phase == "discard"
    table.play("discard:hoot-6", "discard:stag-5", "discard:rubble-2")
    assert table.discard_pile() == ["hoot-6", "rubble-2", "stag-5"]
    assert "ursus-0" in table.hand(1)
    assert len(table.hand(1)) == 8
    assert (table.seat, table.phase) == (2, "predict")


@ruling("EQ-105")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_fewer_than_three_cards_may_be_discarded(count: int) -> None:
    table = carmen(HAND)
    table.play("play:carmen-3", "use")
    cards = HAND[1 : 1 + count]
    table.play(*[f"discard:{card}" for card in cards], "done")
    assert table.discard_pile() == sorted(cards)
    assert len(table.hand(1)) == 8
    assert table.seat == 2


@ruling("EQ-105")
def test_the_discards_wait_for_phase_3() -> None:
    table = carmen(HAND)
    table.play("play:carmen-3")
    assert table.moves() == ["decline", "use"]
    assert table.refused("discard:hoot-6").code == "not-asked"
    table.play("use")
    assert table.legal("discard:hoot-6")


@ruling("EQ-105")
def test_carmen_discards_her_own_cards_too() -> None:
    table = carmen(["carmen-3", "carmen-9"])
    table.play("play:carmen-3", "use", "discard:carmen-9", "done")
    assert table.discard_pile() == ["carmen-9"]
    assert table.card("carmen/1") == "carmen-3"


def test_carmen_works_as_the_second_card_of_twinz() -> None:
    table = carmen(["twinz-1", "carmen-3", "hoot-6"], f"{CONTROLLED}\ntwinz.row1.pebble = 1")
    table.play("play:twinz-1", "use", "play:carmen-3", "use", "discard:hoot-6", "done")
    assert table.discard_pile() == ["hoot-6"]
    assert table.seat == 2


# it does not work


def test_who_does_not_control_carmen_discards_nothing_in_round_1() -> None:
    table = carmen(HAND, "carmen.row1.pebble = 2")
    table.play("play:carmen-3")
    assert table.seat == 2
    assert table.discard_pile() == []
    assert "no-power" in table.kinds()


def test_shared_control_gives_no_free_discards() -> None:
    """4 against 4: rows 2, 3 and 4 are worth 3, 2 and 1."""
    columns = """
        carmen.row1.pebble = 2
        carmen.row2.pebble = 1
        carmen.row4.pebble = 1
    """
    head = 'eliminated = ["squeak", "rubble", "moss-man"]'
    table = carmen(HAND, columns, head)
    table.play("play:carmen-3")
    assert table.controller("carmen") == 0
    assert table.refused("discard:hoot-6").code == "still-in-play"
    table.play("discard:rubble-2", "done")
    assert table.discard_pile() == ["rubble-2"]


def test_carmen_on_a_chameleon_gives_no_free_discards() -> None:
    columns = f'{CONTROLLED}\ncarmen.row2.cards = ["chameleon-4"]'
    table = carmen(HAND, columns, 'eliminated = ["rubble"]')
    table.play("play:carmen-3")
    assert table.phase == "discard"
    assert table.refused("discard:hoot-6").code == "still-in-play"
    table.play("done")
    assert table.seat == 2


def test_declined_carmen_leaves_the_ordinary_shown_discard() -> None:
    table = carmen(HAND, head='eliminated = ["rubble"]')
    table.play("play:carmen-3", "decline")
    assert table.refused("discard:stag-5").code == "still-in-play"
    table.play("discard:rubble-2", "done")
    shown = [line.data for line in table.log(2) if line.kind == "discard"]
    assert shown == [{"seat": 0, "card": "rubble-2"}]
    assert "bury" not in table.kinds(1)


def test_declined_carmen_in_round_1_ends_the_turn() -> None:
    table = carmen(HAND)
    table.play("play:carmen-3", "decline")
    assert table.seat == 2
    assert table.discard_pile() == []


# the boundary


@ruling("EQ-106")
@pytest.mark.parametrize(
    "cards",
    [
        ["rubble-2", "rubble-3", "rubble-4"],
        ["rubble-2", "rubble-3", "hoot-6"],
        ["hoot-6", "rubble-2", "stag-5"],
        ["hoot-6", "hoot-2", "stag-5"],
    ],
)
def test_the_limit_of_three_covers_both_kinds_together(cards: list[str]) -> None:
    hand = ["carmen-3", "hoot-6", "hoot-2", "stag-5", "rubble-2", "rubble-3", "rubble-4"]
    table = carmen(hand, head='eliminated = ["rubble"]')
    table.play("play:carmen-3", "use", *[f"discard:{card}" for card in cards])
    assert table.seat == 2  # no fourth discard is asked
    assert table.discard_pile() == sorted(cards)
    assert set(hand) - set(cards) - {"carmen-3"} <= set(table.hand(1))


@ruling("EQ-107")
@pytest.mark.parametrize("card", ["chameleon-2", "ancestor", "dryad"])
def test_chameleons_and_trees_cannot_be_discarded_with_carmen(card: str) -> None:
    table = carmen(["carmen-3", "hoot-6", "chameleon-2", "ancestor", "dryad"])
    table.play("play:carmen-3", "use")
    assert table.moves() == ["done", "discard:hoot-6"]
    reason = table.refused(f"discard:{card}")
    assert reason.code == "creatures-only"
    assert "EQ-107" in reason.rulings
    table.play("done")
    assert card in table.hand(1)


@ruling("EQ-107")
def test_a_hand_of_chameleons_and_trees_leaves_nothing_to_discard() -> None:
    table = carmen(["carmen-3", "chameleon-2", "dryad"])
    table.play("play:carmen-3", "use")
    assert table.moves() == ["done"]
    table.play("done")
    assert table.discard_pile() == []
    assert table.seat == 2


def test_an_empty_hand_leaves_nothing_to_discard() -> None:
    table = carmen(["carmen-3"])
    table.play("play:carmen-3", "use")
    assert table.moves() == ["done"]
    table.play("done")
    assert len(table.hand(1)) == 8


@pytest.mark.parametrize(("deck", "over"), [(7, True), (8, False)])
def test_cards_discarded_with_carmen_are_drawn_again_and_can_empty_the_deck(
    deck: int, over: bool
) -> None:
    """One of five cards is played and three are discarded: seven are missing."""
    table = carmen(HAND, head=f"deck = {deck}")
    table.play("play:carmen-3", "use", "discard:hoot-6", "discard:stag-5", "discard:rubble-2")
    assert len(table.hand(1)) == 8
    assert table.over == over


@ruling("EQ-108")
def test_the_power_lapses_at_the_end_of_the_turn() -> None:
    """Not even the discards that were left over are kept for later."""
    table = carmen([*HAND, "twinz-4"], head='eliminated = ["moss-man"]')
    table.play("play:carmen-3", "use", "discard:hoot-6", "done")
    table.play("pass", "play:hoot-8")
    assert table.refused("discard:twinz-9").code == "still-in-play"  # seat 2 gets nothing of it
    table.play("done", "pass", "play:squeak-7", "done")
    table.play("pass", "play:twinz-4")
    assert table.turn == 1
    assert table.refused("discard:stag-5").code == "still-in-play"
    table.play("done")
    assert table.seat == 2


# what the others see


@ruling("EQ-105")
@pytest.mark.parametrize("seat", [2, 3, None])
def test_the_others_learn_only_how_many_cards_were_discarded(seat: int | None) -> None:
    table = carmen(HAND)
    table.play("play:carmen-3", "use", "discard:hoot-6", "discard:stag-5", "done")
    seen = table.told(seat)
    for card in ("hoot-6", "stag-5", "Hoot 6", "Noctia 6", "Stag 5", "Cornu 5"):
        assert card not in seen
    buried = [line for line in table.log(seat) if line.kind == "bury"]
    assert [line.data for line in buried] == [{"seat": 0}, {"seat": 0}]
    assert buried[0].text.en == "Player 1 discards 1 card unshown."
    assert table.view(seat)["discarded"] == 2


@ruling("EQ-105")
def test_the_discarding_player_reads_the_cards_in_the_log() -> None:
    table = carmen(HAND)
    table.play("play:carmen-3", "use", "discard:hoot-6", "discard:stag-5", "done")
    buried = [line for line in table.log(1) if line.kind == "bury"]
    assert [line.data["cards"] for line in buried] == [["hoot-6"], ["stag-5"]]
    assert buried[0].text.en == "Player 1 discards Hoot 6 unshown."


@ruling("EQ-105")
def test_with_carmen_a_card_of_an_eliminated_creature_is_not_shown_either() -> None:
    table = carmen(HAND, head='eliminated = ["rubble"]')
    table.play("play:carmen-3", "use", "discard:rubble-2", "done")
    assert "discard" not in table.kinds(2)
    assert "rubble-2" not in table.told(2)


@ruling("EQ-105")
def test_for_another_seat_the_discarded_card_could_be_any() -> None:
    table = carmen(HAND)
    table.play("play:carmen-3", "use", "discard:hoot-6", "done")
    buried = table.state.dump()["buried"]
    own = [table.state.determinize(0, seed).dump()["buried"] for seed in range(20)]
    others = [table.state.determinize(1, seed).dump()["buried"] for seed in range(20)]
    assert all(deal == buried for deal in own)
    assert any(deal != buried for deal in others)


# the bystander


def test_carmen_touches_nothing_but_the_own_hand() -> None:
    columns = f"""
        {CONTROLLED}
        hoot.row1.cards = [4, "chameleon-9"]
        hoot.row1.pebble = 2
    """
    table = carmen(HAND, columns)
    table.play("play:carmen-3")
    before = table.state.dump()
    table.play("use", "discard:hoot-6", "discard:stag-5")
    after = table.state.dump()
    for name in ("top", "under", "pebble", "champion", "secret", "stock", "deck", "discard"):
        assert after[name] == before[name]
    assert after["hands"][1:] == before["hands"][1:]
    table.play("done")
    assert table.hand(2) == ["twinz-9", "hoot-8"]
    assert table.hand(3) == ["squeak-7", "twinz-10"]
    assert table.seat == 2


def test_cards_laid_face_down_cannot_be_discarded_and_come_back() -> None:
    table = carmen(HAND, own='face_down = ["moss-man-6"]')
    table.play("play:carmen-3", "use")
    assert table.refused("discard:moss-man-6").code == "not-in-hand"
    table.play("discard:hoot-6", "done")
    assert "moss-man-6" in table.hand(1)
    assert table.face_down(1) == []
