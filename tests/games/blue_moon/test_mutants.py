"""The mutants: conditions, shields and changes of the element; and the wind spirits."""

from typing import Any

import pytest

from spieltisch.games.blue_moon.rules import menu
from tests.games.blue_moon.duty import Flowing, scene
from tests.games.blue_moon.scene import A, B, side
from tests.ruling import ruling

MUTANTS = (
    "mutant-101",
    "mutant-102",
    "mutant-103",
    "mutant-104",
    "mutant-105",
    "mutant-106",
    "mutant-107",
    "mutant-109",
    "mutant-110",
)

# in general


def unmet(mutant: str, b: dict[str, Any]) -> Flowing:
    """A holds a mutant whose condition does not hold; A has a card on the table."""
    a = side(active="hoax-8", hand=f"{mutant} hoax-1 hoax-20")
    return scene(a, side(active="vulca-6", **b))


@ruling("BM-507")
@pytest.mark.parametrize("mutant", MUTANTS)
def test_without_its_text_a_mutant_has_no_condition(mutant: str) -> None:
    unmet(mutant, {}).refused(f"play:{mutant}")
    assert unmet(mutant, {"support": "khind-27"}).may(f"play:{mutant}")


@ruling("BM-508")
@pytest.mark.parametrize(
    ("mutant", "fire"), [("mutant-105", 4), ("mutant-106", 4), ("mutant-107", 0)]
)
def test_without_its_text_a_mutant_does_not_change_the_element(mutant: str, fire: int) -> None:
    """B shows 7; the shield answers it and STOP keeps the support in hand."""
    a = side(hand=f"{mutant} hoax-20", deck_size=0)
    b = side(active="vulca-6 vulca-18", support="khind-27")
    s = scene(a, b).play(f"play:{mutant}")
    assert s.asked == B
    assert s.element == "fire"
    assert s.power(A) == fire
    assert s.cards(A, "hand") == ["hoax-20"]


@ruling("BM-508")
def test_with_its_text_it_does() -> None:
    b = side(active="vulca-6 vulca-18")
    s = scene(side(hand="mutant-105 hoax-20", deck_size=0), b).play("play:mutant-105")
    assert s.element == "earth"


@ruling("BM-509")
@pytest.mark.parametrize("met", [True, False])
def test_a_mutant_kept_active_is_not_played_again(met: bool) -> None:
    """B shows 7, which would meet the condition of mutant-105, or 0."""
    b = side(active="vulca-1" if met else "terrah-10")
    s = scene(side(active="mutant-105", hand="khind-23 hoax-20"), b).play("play:khind-23")
    assert s.element == "fire"
    assert s.cards(A, "active") == ["mutant-105", "khind-23"]
    a = side(active="mutant-105 vulca-18", hand="khind-31", deck_size=0)
    s = scene(a, b, phase="leadership").play("lead:khind-31", "fight")
    assert s.asked == B
    assert s.element == "fire"
    assert s.cards(A, "active") == ["mutant-105", "vulca-18"]


@ruling("BM-510")
def test_conditions_use_the_current_power_not_the_announced_one() -> None:
    """B announced 8; A takes 3 away before playing the mutant."""
    a = side(active="khind-7", hand="mutant-105 hoax-1")
    s = scene(a, side(active="vulca-4", support="hoax-20"))
    assert s.may("play:mutant-105")
    s.play("text:khind-7", "choose:hoax-20")
    s.refused("play:mutant-105")


@ruling("BM-510")
@pytest.mark.parametrize(("own", "allowed"), [("flit-8", False), ("flit-9", True)])
def test_conditions_use_the_power_before_the_mutant_is_laid(own: str, allowed: bool) -> None:
    """flit-8 ignores B's support as long as it is active: 5 instead of 8."""
    a = side(active=own, hand="mutant-105 hoax-1")
    s = scene(a, side(active="vulca-4", support="hoax-20"))
    assert s.may("play:mutant-105") == allowed


@ruling("BM-510")
@pytest.mark.parametrize(
    ("mutant", "element", "b", "allowed"),
    [
        ("mutant-105", "fire", "vulca-1", True),
        ("mutant-105", "fire", "vulca-3", False),
        ("mutant-105", "earth", "vulca-1", False),
        ("mutant-106", "earth", "terrah-4", True),
        ("mutant-106", "earth", "terrah-7", False),
        ("mutant-106", "fire", "vulca-1", False),
        ("mutant-107", "fire", "vulca-5", True),
        ("mutant-107", "fire", "vulca-6", False),
        ("mutant-107", "earth", "terrah-1", False),
    ],
)
def test_conditions_about_the_attacking_power(
    mutant: str, element: str, b: str, allowed: bool
) -> None:
    s = scene(side(hand=f"{mutant} hoax-1"), side(active=b), element=element)
    assert s.may(f"play:{mutant}") == allowed


# mutant-101


@ruling("BM-511")
@pytest.mark.parametrize("element", ["fire", "earth"])
def test_mutant_101_may_open_a_fight(element: str) -> None:
    b = side(hand="vulca-1", dragons=1)
    s = scene(side(hand="mutant-101 hoax-1"), b, element=None).play("play:mutant-101")
    assert s.element is None
    assert s.moves() == ["announce:fire", "announce:earth"]
    s.play(f"announce:{element}")
    assert s.element == element
    s = scene(side(hand="mutant-101 hoax-1"), side(hand="vulca-1"), element=None)
    s.refused("play:mutant-101")


# mutant-102


@pytest.mark.parametrize(
    ("own", "foe", "opened", "allowed"),
    [
        pytest.param(2, 4, 0, True, marks=ruling("BM-513")),
        pytest.param(2, 4, 4, True, marks=ruling("BM-512")),
        pytest.param(2, 4, 2, True, marks=ruling("BM-512")),
        pytest.param(2, 3, 0, False, marks=ruling("BM-513")),
        pytest.param(2, 3, 3, False, marks=ruling("BM-512")),
        pytest.param(1, 2, 0, False, marks=ruling("BM-513")),
        pytest.param(1, 3, 0, True, marks=ruling("BM-513")),
    ],
)
def test_mutant_102_counts_hands(own: int, foe: int, opened: int, allowed: bool) -> None:
    """``own`` includes the mutant; so many of B's cards lie open."""
    cards = ["vulca-1", "vulca-2", "vulca-3", "vulca-4"]
    b = side(active="terrah-10", hand=cards[:foe], open=cards[:opened])
    s = scene(side(hand=["mutant-102", "hoax-1"][:own]), b)
    assert s.may("play:mutant-102") == allowed


# mutant-103 and mutant-104


@ruling("BM-514")
@pytest.mark.parametrize(
    ("b", "allowed"),
    [
        ({"active": "hoax-9 mimix-25 mimix-26", "support": "hoax-20 hoax-21 hoax-22"}, True),
        ({"active": "hoax-9 mimix-25 mimix-26", "support": "hoax-20 hoax-21"}, False),
        ({"active": "hoax-9", "inactive": "hoax-1 hoax-2 hoax-3 hoax-4 hoax-6"}, True),
        ({"active": "hoax-9", "inactive": "hoax-1 hoax-2 hoax-3 hoax-4"}, False),
        ({"active": "hoax-9", "inactive": "hoax-1 hoax-2", "bluffs": "buka-7 buka-8 buka-9"}, True),
        ({"active": "hoax-9", "inactive": "hoax-1 hoax-2", "bluffs": "buka-7 buka-8"}, False),
        (
            {
                "active": "hoax-9",
                "inactive": "hoax-1 hoax-2 hoax-3 hoax-4",
                "ships": {"buka-30": ["buka-1"]},
                "hyla": "hyla-606",
            },
            False,
        ),
    ],
)
@pytest.mark.parametrize("own", ["hoax-8", "flit-8", "flit-12"])
def test_cards_that_count_for_mutant_103(b: dict[str, Any], allowed: bool, own: str) -> None:
    """flit-8 and flit-12 ignore some of B's cards, which makes no difference."""
    s = scene(side(active=own, hand="mutant-103 hoax-1"), side(**b))
    assert s.may("play:mutant-103") == allowed


@ruling("BM-515")
@pytest.mark.parametrize(
    ("b", "allowed"),
    [
        ({"active": "hoax-9 mimix-25", "bluffs": "buka-7"}, True),
        ({"active": "hoax-9 mimix-25"}, False),
        ({"active": "hoax-9", "bluffs": "buka-7"}, False),
        ({"active": "hoax-9", "inactive": "hoax-1 hoax-2", "bluffs": "buka-7"}, False),
        ({"active": "hoax-9", "support": "hoax-21 hoax-22"}, True),
    ],
)
@pytest.mark.parametrize("own", ["hoax-8", "flit-8", "flit-9", "flit-12"])
def test_cards_that_count_for_mutant_104(b: dict[str, str], allowed: bool, own: str) -> None:
    """The Flit ignore some of B's cards, which makes no difference."""
    s = scene(side(active=own, hand="mutant-104 hoax-1"), side(**b))
    assert s.may("play:mutant-104") == allowed


# mutant-109


@ruling("BM-516", "BM-518")
@pytest.mark.parametrize("element", ["fire", "earth"])
def test_mutant_109_opens_a_fight(element: str) -> None:
    s = scene(side(hand="mutant-109 hoax-1"), side(hand="vulca-1"), element=None)
    s.play("play:mutant-109")
    assert s.element is None
    s.play(f"announce:{element}")
    assert s.element == element


@ruling("BM-516")
@pytest.mark.parametrize(
    ("a", "moves", "allowed"),
    [
        ({"active": "hoax-5 hoax-19"}, ("retrieve:hoax-5", "retrieve:hoax-19"), True),
        ({"active": "hoax-5", "support": "hoax-23"}, ("retrieve:hoax-5", "done"), False),
        (
            {"active": "hoax-5 hoax-19", "inactive": "hoax-6"},
            ("retrieve:hoax-5", "retrieve:hoax-19"),
            False,
        ),
        ({"active": "hoax-5"}, ("done",), False),
    ],
)
def test_mutant_109_after_retrieving(
    a: dict[str, str], moves: tuple[str, ...], allowed: bool
) -> None:
    s = scene(side(hand="mutant-109 hoax-1", **a), side(active="vulca-1"), phase="begin")
    s.play(*moves, "fight")
    assert s.may("play:mutant-109") == allowed
    if allowed:
        s.play("play:mutant-109")
        assert s.element == "earth"


@ruling("BM-516")
def test_mutant_109_after_an_earthquake_of_the_opponent() -> None:
    s = scene(
        side(active="hoax-8", inactive="hoax-6", hand="mutant-109 hoax-1"),
        side(active="vulca-1", hand="terrah-29 vulca-4", deck_size=0),
        turn=B,
        phase="leadership",
    )
    s.play("lead:terrah-29", "use", "fight", "play:vulca-4", "fight")
    assert s.asked == A
    assert s.may("play:mutant-109")


@ruling("BM-517")
@pytest.mark.parametrize(("a", "allowed"), [({}, True), ({"bluffs": "buka-7"}, False)])
def test_own_bluff_cards_prevent_mutant_109(a: dict[str, str], allowed: bool) -> None:
    s = scene(side(hand="mutant-109 hoax-1", **a), side(active="vulca-1"))
    assert s.may("play:mutant-109") == allowed


# mutant-110


@ruling("BM-519")
@pytest.mark.parametrize(
    ("b", "allowed"),
    [
        ({"active": "hoax-9 mimix-22"}, True),
        ({"active": "hoax-9 aqua-16"}, True),
        ({"active": "hoax-9", "support": "aqua-21"}, True),
        ({"active": "hoax-9", "inactive": "mimix-22"}, False),
        ({"active": "hoax-9", "hand": "mimix-22"}, False),
    ],
)
def test_mutant_110_needs_an_active_free_card(b: dict[str, str], allowed: bool) -> None:
    s = scene(side(hand="mutant-110 hoax-1"), side(**b))
    assert s.may("play:mutant-110") == allowed


@ruling("BM-519")
@pytest.mark.parametrize(
    ("b", "moves"),
    [
        ({"hand": "aqua-12 hoax-8"}, ("play:aqua-12", "play:hoax-8")),
        ({"landed": {"buka-30": ["buka-1", "buka-2"]}}, ("play:buka-1", "play:buka-2")),
        ({"hand": "aqua-1 buka-14"}, ("play:aqua-1", "play:buka-14")),
    ],
)
def test_cards_played_as_if_free_do_not_count(b: dict[str, Any], moves: tuple[str, ...]) -> None:
    a = side(active="khind-21 khind-22", hand="mutant-110 hoax-1")
    s = scene(a, side(deck_size=0, **b), turn=B).play(*moves)
    assert s.asked == A
    assert len(s.cards(B, "active")) == 2
    s.play("fight")
    s.refused("play:mutant-110")


# promo-904


def winds(b: dict[str, Any], beside: str = "") -> Flowing:
    """A plays promo-904; another character may have been laid before it in this turn."""
    a = side(active=beside, hand="promo-904 mimix-25")
    s = scene(a, side(**{"active": "flit-14", **b}))
    if beside:
        s.state.first_character = s.state.active[A - 1][0]
        s.state.menu = menu.make_menu(s.state)
    s.play("play:promo-904")
    assert s.cards(A, "active") == [*beside.split(), "promo-904"]
    return s


@ruling("BM-520")
def test_protected_supports_cannot_be_chosen() -> None:
    s = winds({"support": "hoax-20 aqua-23"})
    assert s.moves() == ["choose:hoax-20", "skip"]
    s.play("choose:hoax-20")
    assert s.cards(B, "support") == ["aqua-23"]
    assert winds({"support": "aqua-23"}).may("play:mimix-25")
    assert winds({"active": "flit-14 vulca-18"}).may("play:mimix-25")


@ruling("BM-521")
@pytest.mark.parametrize(("beside", "protected"), [("hoax-16", False), ("hoax-14", True)])
def test_hoax_16_makes_a_protected_support_eligible(beside: str, protected: bool) -> None:
    s = winds({"support": "hoax-20 aqua-23"}, beside)
    assert s.may("choose:aqua-23") != protected


@ruling("BM-522")
def test_a_bluff_card_can_be_chosen() -> None:
    s = winds({"bluffs": "buka-7 buka-8"})
    assert s.moves() == ["hidden:1", "hidden:2", "skip"]
    s.play("hidden:2")
    assert s.cards(B, "bluffs") == ["buka-7"]
    assert s.cards(B, "discard") == ["buka-8"]


@ruling("BM-523")
@pytest.mark.parametrize(("beside", "power"), [("flit-8", 0), ("flit-9", 3)])
def test_an_ignored_support_can_be_chosen(beside: str, power: int) -> None:
    s = winds({"support": "hoax-20"}, beside)
    assert s.power(B) == power
    s.play("choose:hoax-20")
    assert s.cards(B, "support") == []
