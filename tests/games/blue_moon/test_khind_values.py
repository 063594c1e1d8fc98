"""khind-1 to khind-4, which set printed values to 0, and khind-5."""

from typing import Any

import pytest

from tests.games.blue_moon.scene import A, B, Scene, scene, side
from tests.ruling import ruling


def pays_dragon(a: str, hand: str) -> bool:
    """Whether B, facing these active cards of A, can pay for vulca-29 with these hand cards."""
    b = side(active="vulca-13", hand=f"vulca-29 {hand}")
    table = scene(side(active=a), b, turn=B, phase="leadership").play("lead:vulca-29")
    return len(table.moves("choose")) > 0


def feeds(a: str, hand: str) -> bool:
    """Whether B can pay for pillar-19 of A, five fire or five earth, with these hand cards."""
    b = side(active="vulca-13", hand=hand)
    table = scene(side(active=f"{a} pillar-19"), b, turn=B, phase="retreat")
    return table.may("pay:pillar-19")


# khind-1, khind-2


@pytest.mark.parametrize(
    ("gang", "hand", "pays"),
    [
        pytest.param("khind-1", "vulca-4 vulca-12", False, marks=ruling("BM-290")),
        pytest.param("khind-1", "vulca-3 vulca-9", True, marks=ruling("BM-290")),
        pytest.param("khind-1", "vulca-3 vulca-12", False, marks=ruling("BM-290")),
        pytest.param("khind-2", "vulca-3 vulca-9", False, marks=ruling("BM-290")),
        pytest.param("khind-2", "vulca-4 vulca-12", True, marks=ruling("BM-290")),
        pytest.param("khind-2", "aqua-5 vulca-8", False, marks=ruling("BM-290")),
        pytest.param("khind-3", "vulca-18 vulca-23 hoax-19", False, marks=ruling("BM-294")),
        pytest.param("khind-3", "flit-20 hoax-19 hoax-21 mimix-27", True, marks=ruling("BM-294")),
        pytest.param("khind-3", "vulca-4 vulca-12", True, marks=ruling("BM-294")),
        pytest.param("khind-4", "flit-20 hoax-19 hoax-21 mimix-27", False, marks=ruling("BM-294")),
        pytest.param("khind-4", "vulca-18 vulca-23 flit-15", True, marks=ruling("BM-294")),
        pytest.param("khind-4", "vulca-3 vulca-9", True, marks=ruling("BM-294")),
    ],
)
def test_the_cool_gang_reaches_the_hand_cards_for_vulca_29(
    gang: str, hand: str, pays: bool
) -> None:
    assert pays_dragon(gang, hand) == pays
    assert pays_dragon("khind-19", hand)


@pytest.mark.parametrize(
    ("gang", "hand", "pays"),
    [
        pytest.param("khind-1", "vulca-5", False, marks=ruling("BM-291")),
        pytest.param("khind-1", "vulca-3", True, marks=ruling("BM-291")),
        pytest.param("khind-1", "vulca-5 vulca-12", False, marks=ruling("BM-291")),
        pytest.param("khind-2", "vulca-3", False, marks=ruling("BM-291")),
        pytest.param("khind-2", "vulca-5", True, marks=ruling("BM-291")),
        pytest.param("khind-2", "terrah-2", False, marks=ruling("BM-291")),
        pytest.param("khind-3", "vulca-18 hoax-20", False, marks=ruling("BM-294")),
        pytest.param("khind-3", "vulca-3", True, marks=ruling("BM-294")),
        pytest.param("khind-4", "flit-20 mimix-27 hoax-19", False, marks=ruling("BM-294")),
        pytest.param("khind-4", "vulca-18 hoax-20", True, marks=ruling("BM-294")),
    ],
)
def test_the_cool_gang_reaches_the_hand_cards_for_a_caterpillar(
    gang: str, hand: str, pays: bool
) -> None:
    assert feeds(gang, hand) == pays
    assert feeds("khind-19", hand)


@ruling("BM-292")
def test_aqua_27_raises_what_khind_2_has_left() -> None:
    """4/0 protected, 1/2 and 2/1 become 4/0, 1/0 and 0/1, then 4/4, 1/1 and 1/1."""
    a = side(active="aqua-5 mimix-23 mimix-22", support="aqua-27")
    table = scene(a, side(active="khind-2"))
    assert (table.power(A, "fire"), table.power(A, "earth")) == (6, 6)
    free = scene(a, side(active="khind-19"))
    assert (free.power(A, "fire"), free.power(A, "earth")) == (8, 8)
    dry = scene({**a, "support": []}, side(active="khind-2"))
    assert (dry.power(A, "fire"), dry.power(A, "earth")) == (5, 1)


# khind-3, khind-4


@pytest.mark.parametrize(
    ("gang", "fire", "earth"),
    [
        pytest.param("khind-19", 6, 7, marks=ruling("BM-293")),
        pytest.param("khind-3", 6, 7, marks=ruling("BM-293")),
        pytest.param("khind-4", 2, 3, marks=ruling("BM-293")),
    ],
)
def test_khind_4_sets_the_2_of_every_bluff_card_to_0(gang: str, fire: int, earth: int) -> None:
    """B has a character of 2/3 and two bluff cards."""
    table = scene(side(active=gang), side(active="vulca-13", bluffs="buka-7 buka-8"))
    assert (table.power(B, "fire"), table.power(B, "earth")) == (fire, earth)


@pytest.mark.parametrize(
    ("gang", "fire", "earth"),
    [
        pytest.param("khind-19", 7, 7, marks=ruling("BM-294")),
        pytest.param("khind-3", 3, 7, marks=ruling("BM-294")),
        pytest.param("khind-4", 7, 3, marks=ruling("BM-294")),
        pytest.param("khind-1", 6, 6, marks=ruling("BM-294")),
        pytest.param("khind-2", 7, 7, marks=ruling("BM-294")),
    ],
)
def test_aqua_27_raises_the_characters_that_are_left(gang: str, fire: int, earth: int) -> None:
    """B has a character of 2/3, a booster of 3/2, a support of 1/2 and aqua-27."""
    b = side(active="vulca-13 vulca-18", support="hoax-22 aqua-27")
    table = scene(side(active=gang), b)
    assert (table.power(B, "fire"), table.power(B, "earth")) == (fire, earth)


# khind-5


def top_gang(**fields: Any) -> Scene:
    """A has khind-5 on the table and two more members of its gang in hand."""
    hand = "khind-7 khind-9 khind-31 terrah-1 terrah-2 terrah-3 terrah-4 terrah-5"
    a = side(active="khind-5", hand=hand, deck="hoax-1 hoax-2 hoax-3")
    b = side(active="terrah-10", hand="terrah-9 terrah-3", deck_size=0)
    return scene(a, b, **fields)


@ruling("BM-295")
def test_khind_5_draws_at_the_end_of_each_turn_in_which_its_gang_is_active() -> None:
    table = top_gang().play("play:khind-7")
    assert table.phase == "character"
    table.play("done")
    assert len(table.cards(A, "hand")) == 7
    table.play("text:khind-5")
    assert table.cards(A, "hand")[-1] == "hoax-1"
    assert len(table.cards(A, "hand")) == 8
    assert table.turn == B
    table.play("fight", "play:terrah-9", "done")
    table.play("fight", "play:khind-9", "done")
    table.play("text:khind-5")
    assert table.cards(A, "hand")[-1] == "hoax-2"
    assert len(table.cards(A, "hand")) == 8


@ruling("BM-295")
def test_khind_5_draws_nothing_once_its_gang_is_given_up() -> None:
    table = top_gang().play("fresh:khind-7", "done")
    assert table.cards(A, "older") == ["khind-5"]
    assert not table.may("text:khind-5")
    assert len(table.cards(A, "hand")) == 7
    other = top_gang().play("play:terrah-2", "done")
    assert not other.may("text:khind-5")
    assert len(other.cards(A, "hand")) == 7
