"""Icons: PROTECTED, REPLACE against the cards that ignore or limit, and BLUFF."""

from typing import Any

import pytest

from tests.games.blue_moon.scene import A, B, Scene, scene, side
from tests.games.blue_moon.weak import NOTHING, against_nothing
from tests.ruling import ruling

# PROTECTED


@ruling("BM-099")
@pytest.mark.parametrize(
    ("b_active", "power"),
    [
        ("flit-12", 8),
        ("flit-12 hoax-16", 3),
        ("flit-8", 8),
        ("flit-8 hoax-16", 5),
        ("khind-1", 8),
        ("khind-1 hoax-16", 3),
        ("khind-3", 8),
        ("khind-3 hoax-16", 5),
    ],
)
def test_protected_cards_are_neither_ignored_nor_lowered(b_active: str, power: int) -> None:
    """aqua-2 has 5 fire, the support aqua-23 has 3."""
    s = scene(side(active="aqua-2", support="aqua-23"), side(active=b_active))
    assert s.power(A) == power


@ruling("BM-099")
@pytest.mark.parametrize(("own", "discarded"), [("hoax-1", False), ("hoax-16", True)])
def test_protected_cards_are_not_discarded(own: str, discarded: bool) -> None:
    a = side(active=own, hand="vulca-30 hoax-3")
    s = scene(a, side(active=NOTHING, support="aqua-23 hoax-20"), phase="leadership")
    s.play("lead:vulca-30", "use")
    assert s.cards(B, "support") == ([] if discarded else ["aqua-23"])


@ruling("BM-099")
@pytest.mark.parametrize(("b_active", "works"), [(NOTHING, True), ("hoax-16", False)])
def test_protected_cards_keep_their_text(b_active: str, works: bool) -> None:
    """buka-22 discards all supports; B's khind-27 ignores other texts."""
    a = side(hand="buka-22 hoax-20")
    s = scene(a, side(active=b_active, support="khind-27 hoax-21"))
    s.play("play:buka-22")
    assert s.may("all:supports") == works
    plain = scene(side(hand="vulca-14 hoax-20"), side(active=b_active, support="khind-27"))
    assert plain.play("play:vulca-14").moves("choose") == []


@ruling("BM-100")
def test_an_inactive_protected_card_enjoys_no_protection() -> None:
    a = side(active="hoax-1", hand="terrah-29 hoax-3")
    b = side(active="aqua-2 vulca-18", inactive="aqua-3 hoax-2")
    s = scene(a, b, phase="leadership").play("lead:terrah-29", "use")
    assert s.cards(B, "active") == ["aqua-2"]
    assert s.cards(B, "older") == []


@ruling("BM-101")
def test_protected_hand_cards_may_be_drawn() -> None:
    s = against_nothing(side(hand="hoax-17 hoax-20"), hand="aqua-2 aqua-3")
    s.play("play:hoax-17", "blind", "blind")
    assert sorted(s.cards(B, "discard")) == ["aqua-2", "aqua-3"]


@ruling("BM-101")
@pytest.mark.parametrize(("b_active", "payable"), [(NOTHING, True), ("khind-2", False)])
def test_protected_hand_cards_are_hit_by_khind_2(b_active: str, payable: bool) -> None:
    """vulca-29 costs 8 fire: aqua-2 (5) and aqua-5 (4), an even value."""
    a = side(active="hoax-1", hand="vulca-29 aqua-2 aqua-5")
    s = scene(a, side(active=b_active, hand="vulca-1"), phase="leadership")
    assert s.play("lead:vulca-29").may("choose:aqua-5") == payable


@ruling("BM-101")
def test_protected_hand_cards_do_not_escape_a_ban_on_replacing() -> None:
    a = side(active="hoax-1", hand="aqua-2 hoax-27", inquisitor="inq-412")
    assert against_nothing(a, "leadership").may("replace:aqua-2")
    s = against_nothing(a, "leadership", support="terrah-26")
    assert s.refused("replace:aqua-2").code == "replace-off"


# REPLACE

HAND = "hoax-30 hoax-1 flit-1 aqua-2 vulca-18 hoax-20 aqua-23"
"""A leadership card with REPLACE, a character, a Flit, PROTECTED cards, a booster, a support."""
ALL = HAND.split()


def replaceable(inquisitor: bool, **b: Any) -> list[str]:
    """What A may replace, with inq-412 (all own cards as if they had REPLACE) or without."""
    a = side(active="hoax-2", hand=HAND, **({"inquisitor": "inq-412"} if inquisitor else {}))
    return against_nothing(a, "leadership", **b).moves("replace")


@ruling("BM-102")
def test_a_replaced_card_is_discarded_and_not_played() -> None:
    """B's hoax-26 allows one card a turn: the character is still possible."""
    a = side(active="hoax-2", hand="hyla-605 hoax-1")
    s = against_nothing(a, "leadership", support="hoax-26").play("replace:hyla-605", "skip")
    assert s.cards(A, "discard") == ["hyla-605"]
    assert s.player(A)["hyla"] is None
    assert s.play("fight").may("play:hoax-1")
    played = against_nothing(a, "leadership", support="hoax-26").play("lead:hyla-605")
    assert played.moves() == ["retreat"]


@ruling("BM-103")
@pytest.mark.parametrize(
    ("b", "allowed"),
    [({}, True), ({"support": "terrah-26"}, False), ({"active": "hoax-16"}, False)],
)
def test_protected_does_not_permit_replacing(b: dict[str, str], allowed: bool) -> None:
    assert ({"aqua-2", "aqua-23"} <= set(replaceable(True, **b))) == allowed


@ruling("BM-104")
def test_the_card_drawn_for_an_open_card_is_hidden() -> None:
    a = side(active="hoax-2", hand="hoax-30 hoax-1", open="hoax-30 hoax-1", deck="hoax-3")
    s = against_nothing(a, "leadership").play("replace:hoax-30", "use")
    assert s.cards(A, "hand") == ["hoax-1", "hoax-3"]
    assert s.player(A, by=B)["open"] == ["hoax-1"]
    assert "hoax-3" not in str(s.player(A, by=B))


@ruling("BM-105")
@pytest.mark.parametrize(("answer", "hand"), [("use", ["hoax-1", "hoax-3"]), ("skip", ["hoax-1"])])
def test_drawing_the_replacement_is_optional(answer: str, hand: list[str]) -> None:
    a = side(active="hoax-2", hand="hoax-30 hoax-1", deck="hoax-3")
    s = against_nothing(a, "leadership").play("replace:hoax-30")
    assert s.cards(A, "leads") == ["hoax-30"], "a discarded leadership card"
    assert s.moves() == ["use", "skip"]
    assert s.play(answer).cards(A, "hand") == hand


def without(*cards: str) -> list[str]:
    return [card for card in ALL if card not in cards]


@pytest.mark.parametrize(
    ("b", "printed", "all_cards"),
    [
        pytest.param({}, ["hoax-30"], ALL, marks=ruling("BM-106")),
        pytest.param({"support": "terrah-26"}, [], [], marks=ruling("BM-106")),
        pytest.param(
            {"active": "flit-13"}, [], ["flit-1", "aqua-2", "aqua-23"], marks=ruling("BM-107")
        ),
        pytest.param({"active": "hoax-16"}, [], [], marks=ruling("BM-108")),
        pytest.param(
            {"active": "flit-12"}, ["hoax-30"], without("hoax-1", "aqua-2"), marks=ruling("BM-109")
        ),
        pytest.param(
            {"active": "flit-9"}, ["hoax-30"], without("vulca-18"), marks=ruling("BM-110")
        ),
        pytest.param(
            {"active": "flit-8"}, ["hoax-30"], without("hoax-20", "aqua-23"), marks=ruling("BM-111")
        ),
        pytest.param({"active": "flit-7"}, ["hoax-30"], ["hoax-30"], marks=ruling("BM-114")),
        pytest.param({"support": "khind-27"}, ["hoax-30"], ["hoax-30"], marks=ruling("BM-115")),
    ],
)
def test_what_may_be_replaced_while_cards_are_ignored(
    b: dict[str, str], printed: list[str], all_cards: list[str]
) -> None:
    assert replaceable(False, **b) == printed
    assert replaceable(True, **b) == all_cards


@pytest.mark.parametrize(
    ("b", "others", "draws"),
    [
        pytest.param({"active": "pillar-15"}, 1, False, marks=ruling("BM-112")),
        pytest.param({"active": "terrah-12"}, 1, True, marks=ruling("BM-112")),
        pytest.param({"support": "terrah-27"}, 3, True, marks=ruling("BM-113")),
        pytest.param({"support": "terrah-27"}, 4, False, marks=ruling("BM-113")),
        pytest.param({"support": "terrah-28"}, 4, True, marks=ruling("BM-113")),
    ],
)
def test_replacing_without_drawing(b: dict[str, str], others: int, draws: bool) -> None:
    """A holds hoax-30 and so many others."""
    hand = ["hoax-30", "hoax-1", "hoax-3", "hoax-4", "hoax-6"][: others + 1]
    s = against_nothing(side(active="hoax-2", hand=hand), "leadership", **b)
    s.play("replace:hoax-30")
    assert s.cards(A, "leads") == ["hoax-30"]
    assert s.may("use") == draws
    if not draws:
        assert s.phase == "retreat"
        assert len(s.cards(A, "hand")) == others


# BLUFF

ICONS_OFF = [{"active": "hoax-16"}, {"support": "terrah-26"}]
CARDS_OFF = [{"active": "flit-13"}, {"active": "flit-8"}]


def bluffer(phase: str, **b: Any) -> Scene:
    """A has laid two bluff cards, fire and earth; the fight is about fire."""
    a = side(people="buka", active="aqua-1", bluffs="buka-7 buka-9", hand="buka-4 hoax-20 aqua-4")
    return against_nothing(a, phase, **b)


@ruling("BM-116")
@pytest.mark.parametrize(("b", "power"), [({"active": "flit-13"}, 5), ({"active": "flit-12"}, 4)])
def test_ignoring_cards_with_icons_ignores_bluff_cards(b: dict[str, str], power: int) -> None:
    """aqua-1 has 5 fire and no icon, two bluff cards have 4."""
    assert bluffer("support", **b).power(A) == power
    assert bluffer("support").power(A) == 9


@ruling("BM-117")
@pytest.mark.parametrize("b", [*ICONS_OFF, *CARDS_OFF])
def test_no_bluff_card_is_played_while_icons_or_bluff_cards_are_ignored(b: dict[str, str]) -> None:
    assert bluffer("support").may("bluff:buka-4")
    assert bluffer("support", **b).refused("bluff:buka-4").code == "bluff-off"


@ruling("BM-118")
@pytest.mark.parametrize("b", [*ICONS_OFF, *CARDS_OFF])
def test_laid_bluff_cards_are_seen_and_discarded_by_their_owner_even_then(
    b: dict[str, str],
) -> None:
    s = bluffer("begin", **b)
    assert s.player(A)["bluffs"] == ["buka-7", "buka-9"]
    assert s.player(A, by=B)["bluffs"] == [None, None]
    assert s.moves("drop") == ["buka-7", "buka-9"]
    s.play("drop:buka-7")
    assert s.cards(A, "bluffs") == ["buka-9"]
    assert s.cards(A, "discard") == ["buka-7"]
    assert bluffer("leadership", **b).refused("drop:buka-9").code == "wrong-phase"


def announced(**b: Any) -> Scene:
    """A announces 9 fire with two bluff cards of fire on the table."""
    s = bluffer("support", **b, hand="vulca-1")
    return s.play("done")


@ruling("BM-118", "BM-119")
@pytest.mark.parametrize(
    ("b", "good"), [({}, True), ({"active": "hoax-16"}, False), ({"support": "terrah-26"}, False)]
)
def test_ignored_bluff_icons_may_be_called_and_show_nothing(b: dict[str, str], good: bool) -> None:
    s = announced(**b)
    assert s.asked == B
    assert s.moves() == ["call", "skip"]
    s.play("call")
    assert s.dragons(A) == (1 if good else 0)
    assert s.dragons(B) == (0 if good else 2), "one for the call, one for the retreat"


@ruling("BM-119")
@pytest.mark.parametrize("b", CARDS_OFF)
def test_ignored_bluff_cards_may_not_be_called(b: dict[str, str]) -> None:
    s = announced(**b)
    assert not s.may("call")
    assert s.turn == B, "A's turn is over"
    assert s.cards(A, "bluffs") == ["buka-7", "buka-9"]


@ruling("BM-120")
@pytest.mark.parametrize(
    ("b", "bluffs"),
    [
        ({}, 4),
        ({"active": "hoax-16"}, 4),
        ({"support": "terrah-26"}, 4),
        ({"active": "flit-13"}, 0),
        ({"active": "flit-8"}, 0),
    ],
)
def test_the_value_of_ignored_bluff_cards(b: dict[str, str], bluffs: int) -> None:
    s = bluffer("support", **b)
    assert (s.power(A), s.power(A, "earth")) == (5 + bluffs, 5 + bluffs)


@ruling("BM-120")
def test_a_bluff_card_without_a_matching_icon_fails() -> None:
    a = side(people="buka", active="aqua-1", bluffs="buka-7 buka-8")
    s = scene(a, side(active=NOTHING, hand="vulca-1"), phase="support")
    s.play("done", "call")
    assert s.dragons(B) == 2
