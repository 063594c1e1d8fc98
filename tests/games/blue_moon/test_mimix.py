"""The Mimix cards. What limits their draws is in `test_draw_limits`, dragons of a retreat in
`test_retreat_dragons`."""

import pytest

from tests.games.blue_moon.scene import A, B, Scene, scene, side
from tests.ruling import ruling

# mimix-18


def sacrifice(**deck: object) -> Scene:
    """A with mimix-18 and six hand cards at the end of the turn."""
    a = side(
        active="mimix-18", hand="terrah-1 terrah-2 terrah-3 terrah-4 terrah-5 terrah-6", **deck
    )
    return scene(a, side(active="terrah-10"), phase="refresh")


@pytest.mark.parametrize("discarded", ["hoax-1", "hoax-2", "hoax-3"])
@ruling("BM-204")
def test_mimix_18_discards_one_of_three_open_cards_and_takes_the_rest(discarded: str) -> None:
    table = sacrifice(deck="hoax-1 hoax-2 hoax-3 hoax-4").play("text:mimix-18")
    assert table.moves("choose") == ["hoax-1", "hoax-2", "hoax-3"]
    assert len(table.moves()) == 3, "one of them has to be discarded"
    reveal = next(event for event in table.state.events if event.kind == "reveal")
    assert len(reveal.args) == 5, "all see the three cards"
    table.play(f"choose:{discarded}")
    taken = [card for card in ("hoax-1", "hoax-2", "hoax-3") if card != discarded]
    assert table.cards(A, "discard") == [discarded]
    assert table.cards(A, "hand")[6:] == taken
    assert table.cards(A, "known") == taken, "B has seen them"
    assert table.cards(A, "deck")[-1] == "hoax-4"


@ruling("BM-204")
def test_mimix_18_need_not_be_used() -> None:
    table = sacrifice()
    assert sorted(table.moves()) == ["done", "text:mimix-18"]
    table.play("done")
    assert len(table.cards(A, "hand")) == 6


@pytest.mark.parametrize(
    ("size", "usable", "taken"),
    [
        pytest.param(4, True, 2, marks=ruling("BM-205")),
        pytest.param(3, True, 2, marks=ruling("BM-205")),
        pytest.param(2, True, 1, marks=ruling("BM-205")),
        pytest.param(1, True, 0, marks=ruling("BM-205")),
        pytest.param(0, False, 0, marks=ruling("BM-205")),
    ],
)
def test_mimix_18_reveals_fewer_cards_only_if_the_deck_holds_fewer(
    size: int, usable: bool, taken: int
) -> None:
    table = sacrifice(deck_size=size)
    assert table.may("text:mimix-18") == usable
    if not usable:
        return
    table.play("text:mimix-18")
    if size > 1:
        assert len(table.moves("choose")) == len(table.moves()) == min(size, 3)
        table.play(table.moves()[0])
    assert len(table.cards(A, "discard")) == 1
    assert len(table.cards(A, "hand")) == 6 + taken
    assert len(table.cards(A, "deck")) == max(0, size - 3)


# mimix-19


def deeds(size: int, hand: int = 6) -> Scene:
    """A with mimix-19 and so many cards in hand and draw deck, at the end of the turn."""
    cards = " ".join(f"terrah-{number}" for number in range(1, hand + 1))
    a = side(active="mimix-19", hand=cards, deck_size=size)
    return scene(a, side(active="terrah-10"), phase="refresh")


@ruling("BM-212")
def test_mimix_19_draws_three_and_shuffles_any_two_hand_cards_back() -> None:
    table = deeds(10, hand=8).play("text:mimix-19")
    assert len(table.cards(A, "hand")) == 11
    assert len(table.moves("choose")) == len(table.moves()) == 11
    new = table.cards(A, "hand")[-1]
    table.play("choose:terrah-1", f"choose:{new}")
    assert len(table.cards(A, "hand")) == 9
    assert {"terrah-1", new} <= set(table.cards(A, "deck"))
    assert len(table.cards(A, "deck")) == 9
    assert "shuffle" in table.kinds()


@pytest.mark.parametrize(
    ("size", "drawn"),
    [
        pytest.param(3, 3, marks=ruling("BM-213")),
        pytest.param(2, 2, marks=ruling("BM-213")),
        pytest.param(1, 1, marks=ruling("BM-213")),
        pytest.param(0, 0, marks=ruling("BM-213")),
    ],
)
def test_mimix_19_shuffles_two_cards_back_however_few_were_drawn(size: int, drawn: int) -> None:
    table = deeds(size).play("text:mimix-19")
    assert len(table.cards(A, "hand")) == 6 + drawn
    table.play("choose:terrah-1", "choose:terrah-2")
    assert len(table.cards(A, "hand")) == 4 + drawn
    assert sorted(table.cards(A, "deck")) == ["terrah-1", "terrah-2"]


# mimix-20


@ruling("BM-220")
def test_the_draw_deck_is_shuffled_after_the_search_of_mimix_20() -> None:
    a = side(hand="mimix-20 terrah-1 terrah-2 terrah-3 terrah-4 terrah-5")
    table = scene(a, side(active="terrah-10", hand="inter-404")).play("play:mimix-20", "done")
    before = table.cards(A, "deck")
    table.play("text:mimix-20")
    assert sorted(table.moves("choose")) == sorted(before), "any card of the draw deck"
    table.play("choose:hoax-1")
    before.remove("hoax-1")
    after = table.cards(A, "deck")
    assert "hoax-1" in table.cards(A, "hand")
    assert "hoax-1" in table.cards(A, "known"), "B is shown the card"
    assert sorted(after) == sorted(before)
    assert after != before
    assert table.kinds().count("shuffle") == 1


# mimix-21


@pytest.mark.parametrize(
    ("discard", "taken"),
    [
        pytest.param("vulca-1 vulca-2 vulca-3", 2, marks=ruling("BM-226")),
        pytest.param("vulca-1 vulca-2", 2, marks=ruling("BM-226")),
        pytest.param("vulca-1", 1, marks=ruling("BM-226")),
    ],
)
def test_mimix_21_takes_two_cards_of_the_discard_pile_or_the_only_one(
    discard: str, taken: int
) -> None:
    a = side(hand="mimix-21 terrah-1", discard=discard, deck_size=0)
    table = scene(a, side(active="terrah-10")).play("play:mimix-21", "done", "text:mimix-21")
    pile = discard.split()
    assert len(table.cards(A, "discard")) == len(pile) - taken
    assert len(set(table.cards(A, "hand")) & set(pile)) == taken


@ruling("BM-226")
def test_mimix_21_takes_random_cards() -> None:
    found: set[str] = set()
    for seed in range(12):
        a = side(hand="mimix-21", discard="vulca-1 vulca-2 vulca-3", deck_size=0)
        table = scene(a, side(active="terrah-10"), seed=seed)
        table.play("play:mimix-21", "done", "text:mimix-21")
        found.update(table.cards(A, "discard"))
    assert found == {"vulca-1", "vulca-2", "vulca-3"}


@ruling("BM-226")
def test_mimix_21_finds_nothing_in_an_empty_discard_pile() -> None:
    a = side(hand="mimix-21", deck_size=0)
    table = scene(a, side(active="terrah-10")).play("play:mimix-21", "done")
    assert table.turn == B


# mimix-30


@pytest.mark.parametrize("card", ["hoax-6", "vulca-18", "hoax-7", "mimix-25"])
@ruling("BM-236")
def test_mimix_30_takes_back_any_card_of_the_combat_area(card: str) -> None:
    """An active or inactive character or booster, but no support."""
    a = side(
        hand="mimix-30",
        active="hoax-6 vulca-18",
        inactive="hoax-7 mimix-25",
        support="hoax-20",
        hyla="hyla-604",
    )
    table = scene(a, side(active="terrah-10"), phase="leadership").play("lead:mimix-30")
    assert sorted(table.moves("choose")) == ["hoax-6", "hoax-7", "mimix-25", "vulca-18"]
    table.play(f"choose:{card}")
    assert table.cards(A, "hand") == [card]
    assert card not in [*table.cards(A, "active"), *table.cards(A, "older")]
    assert len(table.cards(A, "active")) + len(table.cards(A, "older")) == 3
