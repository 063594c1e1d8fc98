"""The Pillar: potions, butterflies that lay hands open, and dragons for cards."""

import pytest

from tests.games.blue_moon.duty import Flowing, all_payments, scene, sets
from tests.games.blue_moon.scene import A, B, side
from tests.ruling import ruling

# the potions


@ruling("BM-419")
@pytest.mark.parametrize(
    ("active", "support", "foe", "fire", "earth"),
    [
        # hoax-7 prints 2/3
        ("hoax-7 pillar-21", "", "hoax-8", 4, 6),
        ("hoax-7 pillar-22", "", "hoax-8", 5, 5),
        ("hoax-7 pillar-23", "", "hoax-8", 3, 3),
        ("hoax-7 pillar-24", "", "hoax-8", 6, 3),
        ("hoax-7 pillar-25", "", "hoax-8", 2, 6),
        ("hoax-7 pillar-26", "", "hoax-8", 5, 5),
        # raised first, then doubled, however they were laid
        ("hoax-7 pillar-21 pillar-22", "", "hoax-8", 10, 10),
        ("hoax-7 pillar-23 pillar-21", "", "hoax-8", 6, 6),
        ("hoax-7 pillar-21 pillar-24", "", "hoax-8", 12, 6),
        ("hoax-7 pillar-26 pillar-24 pillar-21", "", "hoax-8", 12, 10),
        ("hoax-7 pillar-26", "hoax-25", "hoax-8", 5, 10),
        # printed values are set to 0 before anything is raised
        ("hoax-7 pillar-23 pillar-21", "", "khind-1", 4, 4),
        ("hoax-7 pillar-23 pillar-21", "", "khind-2", 6, 6),
        ("hoax-7 pillar-22 pillar-21", "", "khind-1", 4, 4),
        ("hoax-7 pillar-22 pillar-21", "", "khind-1 khind-2", 0, 0),
        ("hoax-7 pillar-26 pillar-21", "", "khind-1 khind-2", 10, 10),
        ("hoax-7 pillar-26 vulca-18", "", "khind-1 khind-3 khind-4", 5, 5),
    ],
)
def test_power_with_potions(active: str, support: str, foe: str, fire: int, earth: int) -> None:
    s = scene(side(active=active, support=support), side(active=foe))
    assert s.power(A, "fire") == fire
    assert s.power(A, "earth") == earth


# pillar-27 and pillar-30

THREE = "vulca-1 vulca-2 vulca-12"


def opened(hand: str = THREE, **b: str) -> Flowing:
    """A has laid B's hand open with pillar-30 and played a character; it is B's turn."""
    s = scene(
        side(active="hoax-8", hand="pillar-30 hoax-6 hoax-1", deck_size=0),
        side(active="terrah-10", hand=hand, **b),
        phase="leadership",
    )
    s.play("lead:pillar-30")
    assert s.cards(B, "open") == hand.split()
    return s.play("fight", "play:hoax-6")


@ruling("BM-420")
def test_pillar_27_lays_the_hand_open_as_well() -> None:
    a = side(active="hoax-8", hand="pillar-27 mimix-25")
    s = scene(a, side(active="terrah-10", hand=THREE), phase="support").play("play:pillar-27")
    assert s.cards(B, "open") == THREE.split()
    assert s.player(B, by=A)["open"] == THREE.split()


@ruling("BM-420", "BM-421")
def test_open_cards_stay_open_until_they_are_played_and_drawn_ones_are_hidden() -> None:
    s = opened().play("fight", "play:vulca-12")
    assert s.asked == A
    assert s.cards(B, "open") == ["vulca-1", "vulca-2"]
    hand = s.cards(B, "hand")
    assert len(hand) == 6
    assert hand[:2] == ["vulca-1", "vulca-2"]


@ruling("BM-422")
def test_open_cards_are_hand_cards() -> None:
    """With five open cards left B draws exactly one."""
    six = "vulca-1 vulca-2 vulca-12 vulca-3 vulca-4 vulca-5"
    s = opened(six).play("fight", "play:vulca-12")
    assert len(s.cards(B, "hand")) == 6
    assert len(s.cards(B, "open")) == 5


@ruling("BM-422")
def test_open_cards_count_for_aqua_29() -> None:
    seven = "vulca-1 vulca-2 vulca-12 vulca-3 vulca-4 vulca-5 vulca-6"
    b = side(active="terrah-10", hand=seven, open=seven)
    s = scene(side(active="hoax-8", hand="aqua-29"), b, phase="leadership").play("lead:aqua-29")
    assert s.asked == B
    s.play("choose:vulca-1", "choose:vulca-2")
    assert s.asked == A
    assert len(s.cards(B, "hand")) == 5


@ruling("BM-423")
@pytest.mark.parametrize(
    ("answers", "open_left", "hidden_left"),
    [
        (("choose:vulca-1", "choose:vulca-2"), 0, 2),
        (("blind", "blind"), 2, 0),
        pytest.param(("choose:vulca-2", "blind"), 1, 1, marks=ruling("BM-424")),
        pytest.param(("blind", "choose:vulca-1"), 1, 1, marks=ruling("BM-424")),
    ],
)
def test_discarding_from_a_hand_with_open_cards(
    answers: tuple[str, ...], open_left: int, hidden_left: int
) -> None:
    """Two of B's four cards are open; hoax-17 discards two."""
    b = side(active="terrah-10", hand="vulca-1 vulca-2 vulca-3 vulca-4", open="vulca-1 vulca-2")
    s = scene(side(hand="hoax-17 mimix-25"), b).play("play:hoax-17")
    assert s.moves() == ["choose:vulca-1", "choose:vulca-2", "blind", "skip"]
    s.play(*answers)
    assert len(s.cards(B, "open")) == open_left
    assert len(s.cards(B, "hand")) == open_left + hidden_left
    for answer in answers:
        if answer.startswith("choose:"):
            assert answer.partition(":")[2] in s.cards(B, "discard")


@ruling("BM-425")
def test_a_retrieved_card_comes_back_hidden() -> None:
    s = opened("hoax-5 vulca-1").play("fight", "play:hoax-5", "fight", "play:hoax-1")
    assert s.cards(B, "open") == ["vulca-1"]
    s.play("retrieve:hoax-5")
    assert "hoax-5" in s.cards(B, "hand")
    assert s.cards(B, "open") == ["vulca-1"]


@ruling("BM-426")
def test_the_card_drawn_for_a_replaced_open_card_is_hidden() -> None:
    s = opened("hyla-605 vulca-1", deck="vulca-23").play("replace:hyla-605", "use")
    assert s.cards(B, "hand") == ["vulca-1", "vulca-23"]
    assert s.cards(B, "open") == ["vulca-1"]


# pillar-31: a dragon for five moons


def moons(hand: str, foe: str = "hoax-8") -> set[frozenset[str]]:
    """The payments with which A can pay pillar-31."""
    a = side(
        active="hoax-10",
        support="mimix-27",
        hand=f"pillar-31 {hand}",
        ships={"buka-30": ["terrah-1"]},
    )
    s = scene(a, side(active=foe), phase="leadership").play("lead:pillar-31")
    return all_payments(s, A)


@ruling("BM-427")
def test_moons_on_the_table_or_on_ships_do_not_pay() -> None:
    assert moons("vulca-29") == set()
    assert moons("vulca-29 hoax-1") == sets("vulca-29 hoax-1")


@ruling("BM-428")
@pytest.mark.parametrize(
    "card",
    [
        "hoax-1",
        "hoax-18",
        "hoax-21",
        "hoax-28",
        "hyla-608",
        "inter-401",
    ],
)
def test_cards_of_every_type_pay_with_their_moons(card: str) -> None:
    """Each has one moon, vulca-29 four."""
    a = side(active="hoax-10", hand=f"pillar-31 vulca-29 {card}")
    s = scene(a, side(), phase="leadership")
    s.play("lead:pillar-31", "choose:vulca-29", f"choose:{card}")
    assert s.dragons(A) == 1


@ruling("BM-429")
@pytest.mark.parametrize(
    ("hand", "foe"),
    [
        ("vulca-1 vulca-3", "flit-12"),
        ("hoax-20 terrah-20", "flit-8"),
        ("pillar-21 pillar-22", "flit-9"),
        ("vulca-1 vulca-3", "khind-1"),
    ],
)
def test_ignored_cards_pay_with_their_printed_moons(hand: str, foe: str) -> None:
    assert moons(hand, foe) == sets(hand)


@ruling("BM-429")
def test_only_moons_count() -> None:
    assert moons("mutant-101 hoax-3 hoax-4 aqua-5") == set()


# pillar-32: both may buy

PAY_A = ("choose:hoax-10", "choose:hoax-14")
PAY_B = ("choose:vulca-14", "choose:vulca-15")


def chosen(hand_a: str = "", hand_b: str = "", **b: int) -> Flowing:
    """A has played pillar-32; both hold two 2/2 characters."""
    first = side(active="hoax-8", hand=f"pillar-32 hoax-10 hoax-14 {hand_a}")
    second = side(active="terrah-10", hand=f"vulca-14 vulca-15 {hand_b}", **b)
    return scene(first, second, phase="leadership").play("lead:pillar-32")


@ruling("BM-430")
def test_the_opponent_pays_first() -> None:
    s = chosen()
    assert s.asked == B
    s.play(*PAY_B)
    assert s.dragons(B) == 1
    assert s.asked == A
    s.play(*PAY_A)
    assert (s.dragons(A), s.dragons(B)) == (0, 0)
    assert s.phase == "retreat"


@ruling("BM-431")
def test_who_does_not_want_to_pay_need_not() -> None:
    s = chosen().play("skip")
    assert s.asked == A
    assert s.moves("choose") == ["hoax-10", "hoax-14"]
    s.play("skip")
    assert (s.dragons(A), s.dragons(B)) == (0, 0)
    s = chosen().play("skip", *PAY_A)
    assert s.dragons(A) == 1


@ruling("BM-431")
@pytest.mark.parametrize("hand", ["", "vulca-14", "vulca-1 vulca-3"])
def test_who_cannot_pay_is_passed_over(hand: str) -> None:
    a = side(active="hoax-8", hand="pillar-32 hoax-10 hoax-14")
    s = scene(a, side(hand=hand), phase="leadership").play("lead:pillar-32")
    assert s.asked == (B if hand else A), "whether B can pay, the hand keeps to itself"
    if hand:
        assert s.moves() == ["skip"]
        s.play("skip")
    assert s.asked == A
    s.play(*PAY_A)
    assert s.dragons(A) == 1


@ruling("BM-432")
@pytest.mark.parametrize(
    ("first", "second", "dragons"),
    [
        ("skip", "skip", (0, 0)),
        ("intervene:inter-406", "skip", (1, 0)),
        ("skip", "intervene:inter-406", (0, 1)),
        ("intervene:inter-406", "intervene:inter-406", (0, 0)),
    ],
)
def test_each_gain_can_be_stopped(first: str, second: str, dragons: tuple[int, int]) -> None:
    """A answers B's gain, then B answers A's."""
    s = chosen("inter-406", "inter-406").play(*PAY_B)
    assert s.asked == A
    s.play(first, *PAY_A)
    assert s.asked == B
    s.play(second)
    assert (s.dragons(A), s.dragons(B)) == dragons


@ruling("BM-433")
def test_a_fourth_dragon_of_the_first_payer_ends_the_game() -> None:
    s = chosen(dragons=3).play(*PAY_B)
    assert s.winner == B
    assert sorted(s.cards(A, "hand")) == ["hoax-10", "hoax-14"]
