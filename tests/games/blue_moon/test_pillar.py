"""The Pillar: caterpillars and the payments for them, potions, butterflies, dragons for moons."""

from typing import Any

import pytest

from tests.games.blue_moon.duty import SOURCES, Flowing, all_payments, is_stuck, scene, sets
from tests.games.blue_moon.scene import A, B, side
from tests.ruling import ruling

# pillar-11


@ruling("BM-388")
def test_the_additional_booster_of_pillar_11_may_be_a_pair() -> None:
    a = side(active="pillar-11", hand="flit-15 flit-16 mimix-25 mimix-26", deck_size=0)
    s = scene(a, side(active="terrah-10"), phase="support")
    s.play("play:flit-15", "play:flit-16", "play:mimix-25")
    assert s.asked == B
    assert s.cards(A, "hand") == ["mimix-26"]


@ruling("BM-388")
def test_pillar_11_allows_a_booster_pair_after_stop() -> None:
    a = side(active="pillar-11", hand="khind-31 flit-15 flit-16 mimix-25", deck_size=0)
    s = scene(a, side(active="terrah-10"), phase="leadership").play("lead:khind-31", "fight")
    s.play("play:flit-15")
    assert s.moves("play") == ["flit-16"]
    s.play("play:flit-16")
    assert s.asked == B
    assert s.cards(A, "hand") == ["mimix-25"]


# pillar-13


@ruling("BM-389", "BM-390")
def test_pillar_13_draws_blindly_at_once() -> None:
    b = side(active="terrah-10", hand="vulca-1 vulca-2 vulca-3")
    s = scene(side(hand="pillar-13 mimix-25"), b).play("play:pillar-13")
    assert s.moves() == ["blind", "skip"]
    s.play("blind")
    assert len(s.cards(B, "hand")) == 2
    assert len(s.cards(B, "discard")) == 1
    assert s.may("play:mimix-25")


@ruling("BM-389")
def test_which_card_pillar_13_draws_is_random() -> None:
    def drawn(seed: int) -> str:
        b = side(active="terrah-10", hand="vulca-1 vulca-2 vulca-3")
        s = scene(side(hand="pillar-13 mimix-25"), b, seed=seed).play("play:pillar-13", "blind")
        return s.cards(B, "discard")[0]

    assert {drawn(seed) for seed in range(30)} == {"vulca-1", "vulca-2", "vulca-3"}


@ruling("BM-389")
def test_pillar_13_may_pick_an_open_card() -> None:
    b = side(active="terrah-10", hand="vulca-1 vulca-2 vulca-3", open="vulca-2")
    s = scene(side(hand="pillar-13 mimix-25"), b).play("play:pillar-13")
    assert s.moves() == ["choose:vulca-2", "blind", "skip"]
    s.play("choose:vulca-2")
    assert s.cards(B, "discard") == ["vulca-2"]


# pillar-14


def demand(table: Flowing, caterpillar: str) -> set[frozenset[str]]:
    """The payments that B, to move, can make for one caterpillar."""
    other = table.copy()
    if not other.may(f"pay:{caterpillar}"):
        return set()
    return all_payments(other.play(f"pay:{caterpillar}"), B)


@ruling("BM-391")
def test_pillar_14_doubles_the_number_of_a_caterpillar() -> None:
    """B holds 4, 2 and 1 fire."""
    b = side(hand="hoax-3 vulca-13 hoax-9")
    s = scene(side(active="pillar-14 pillar-16"), b, turn=B, phase="retreat")
    assert demand(s, "pillar-16") == sets("hoax-3 vulca-13")
    s = scene(side(active="hoax-10 pillar-16"), b, turn=B, phase="retreat")
    assert demand(s, "pillar-16") == sets("hoax-3", "vulca-13 hoax-9")


BOTH = "vulca-1 vulca-12 terrah-2 terrah-11"
"""B's hand against caterpillars for fire and earth: 7/0, 3/2, 3/6, 3/3."""


@ruling("BM-392")
@pytest.mark.parametrize(
    ("doubled", "fire", "earth"),
    [
        (
            "pillar-16",
            sets(
                "vulca-1",
                "vulca-12 terrah-2",
                "vulca-12 terrah-11",
                "terrah-2 terrah-11",
            ),
            sets("terrah-2", "terrah-11"),
        ),
        (
            "pillar-17",
            sets("vulca-1", "vulca-12", "terrah-2", "terrah-11"),
            sets("terrah-2"),
        ),
    ],
)
def test_the_owner_chooses_the_doubled_caterpillar(
    doubled: str, fire: set[frozenset[str]], earth: set[frozenset[str]]
) -> None:
    a = side(active="pillar-14 pillar-16 pillar-17")
    s = scene(a, side(hand=BOTH), turn=B, phase="retreat")
    assert s.asked == A
    assert s.moves() == ["choose:pillar-16", "choose:pillar-17"]
    s.play(f"choose:{doubled}")
    assert demand(s, "pillar-16") == fire
    assert demand(s, "pillar-17") == earth


@ruling("BM-392")
@pytest.mark.parametrize("doubled", ["pillar-16", "pillar-17"])
@pytest.mark.parametrize(
    ("first", "second"), [("pillar-16", "pillar-17"), ("pillar-17", "pillar-16")]
)
def test_the_choice_is_open_until_all_caterpillars_are_laid(
    first: str, second: str, doubled: str
) -> None:
    a = side(active="pillar-14", hand=f"{first} {second}", deck_size=0)
    s = scene(a, side(active="terrah-10", hand=BOTH), phase="support")
    s.play(f"play:{first}", f"play:{second}")
    assert s.asked == A
    s.play(f"choose:{doubled}")
    assert s.player(A)["doubled"] == doubled


def discarding(*paid: str) -> Flowing:
    """B, in the booster/support phase, discards the doubled pillar-16 with a booster."""
    a = side(active="pillar-14 pillar-16 pillar-17 pillar-19")
    s = scene(a, side(active="vulca-14", hand=f"{BOTH} terrah-19"), turn=B, phase="support")
    s.play("choose:pillar-16", *paid)
    return s.play("play:terrah-19", "choose:pillar-16")


@ruling("BM-393")
@pytest.mark.parametrize("doubled", ["pillar-17", "pillar-19"])
def test_another_caterpillar_is_doubled_when_the_chosen_one_is_discarded(doubled: str) -> None:
    s = discarding()
    assert s.asked == A
    assert s.moves() == ["choose:pillar-17", "choose:pillar-19"]
    s.play(f"choose:{doubled}")
    assert s.player(A)["doubled"] == doubled


@ruling("BM-393")
def test_no_other_caterpillar_is_doubled_if_the_discarded_one_was_satisfied() -> None:
    s = discarding("pay:pillar-16", "choose:vulca-1")
    assert s.asked == B
    assert demand(s, "pillar-17") == sets("terrah-2", "terrah-11")
    assert demand(s, "pillar-19") == sets("terrah-2", "vulca-12 terrah-11")


# pillar-15


@ruling("BM-394")
@pytest.mark.parametrize(("move", "b"), SOURCES)
@pytest.mark.parametrize(("own", "usable"), [("pillar-15", False), ("hoax-8", True)])
def test_pillar_15_covers_every_source(
    move: str, b: dict[str, str], own: str, usable: bool
) -> None:
    s = scene(side(active=own), side(**b), turn=B, phase="leadership").play(move)
    assert bool(s.state.stack.frames) == usable


@ruling("BM-394")
@pytest.mark.parametrize(("own", "size"), [("pillar-15", 1), ("hoax-8", 6)])
def test_pillar_15_leaves_nothing_to_draw_in_the_refresh_phase(own: str, size: int) -> None:
    s = scene(side(active=own), side(active="vulca-1", hand="vulca-2"), turn=B, phase="refresh")
    assert len(s.cards(B, "hand")) == size


@ruling("BM-395")
@pytest.mark.parametrize(("own", "allowed"), [("pillar-15", False), ("hoax-8", True)])
def test_retrieving_and_drawing_after_a_replacement_under_pillar_15(
    own: str, allowed: bool
) -> None:
    s = scene(side(active=own), side(active="hoax-5"), turn=B, phase="begin")
    assert s.may("retrieve:hoax-5") == allowed
    s = scene(side(active=own), side(hand="hyla-605"), turn=B, phase="leadership")
    s.play("replace:hyla-605")
    assert s.may("use") == allowed


# the caterpillars


def payments(caterpillar: str, hand: str, own: str = "hoax-8", **b: Any) -> set[frozenset[str]]:
    """Every way in which B can pay one caterpillar of A."""
    a = side(active=f"{own} {caterpillar}")
    s = scene(a, side(hand=hand, **b), turn=B, phase="retreat")
    return demand(s, caterpillar)


@ruling("BM-396")
@pytest.mark.parametrize(
    ("caterpillar", "hand", "forced"),
    [
        ("pillar-16", "vulca-1", True),
        ("pillar-16", "vulca-1 terrah-3", True),
        ("pillar-16", "vulca-1 vulca-12", False),
        ("pillar-17", "vulca-1 vulca-3", True),
        ("pillar-17", "vulca-1 terrah-3", False),
        ("pillar-20", "vulca-1 hoax-3", True),
        ("pillar-20", "vulca-1 vulca-3", False),
    ],
)
def test_who_cannot_pay_a_caterpillar_has_to_retreat(
    caterpillar: str, hand: str, forced: bool
) -> None:
    """B needs vulca-1 against A's 7 fire."""
    a = side(active=f"mutant-102 {caterpillar}")
    s = scene(a, side(hand=hand, deck_size=0), turn=B, phase="retreat")
    s.play("fight", "play:vulca-1")
    s.refused("done")
    assert s.moves() == (["give-up"] if forced else [f"pay:{caterpillar}", "give-up"])
    s.play("give-up")
    assert s.may("retreat")
    assert not s.may("fight")


@ruling("BM-397")
def test_several_caterpillars_are_paid_separately() -> None:
    a = side(active="hoax-10 pillar-16 pillar-19")
    b = side(hand="aqua-4 vulca-12 vulca-5 hoax-3", deck_size=0)
    s = scene(a, b, turn=B).play("play:aqua-4", "pay:pillar-16", "choose:vulca-12")
    s.refused("done")
    s.refused("pay:pillar-16")
    s.play("pay:pillar-19", "choose:vulca-5")
    assert s.asked == A
    assert s.cards(B, "hand") == ["hoax-3"]


@ruling("BM-398")
@pytest.mark.parametrize("caterpillar", ["pillar-16", "pillar-19"])
def test_one_card_does_not_pay_two_caterpillars(caterpillar: str) -> None:
    a = side(active="hoax-10 pillar-16 pillar-19")
    s = scene(a, side(hand="aqua-4 mutant-101", deck_size=0), turn=B).play("play:aqua-4")
    s.play(f"pay:{caterpillar}", "choose:mutant-101")
    assert is_stuck(s)
    assert s.moves("pay") == []


@ruling("BM-399")
@pytest.mark.parametrize(
    ("caterpillar", "hand", "possible"),
    [
        ("pillar-16", "terrah-3 vulca-12", sets("vulca-12")),
        (
            "pillar-16",
            "vulca-13 hoax-9 hoax-22 hoax-3",
            sets("hoax-3", "vulca-13 hoax-9", "vulca-13 hoax-22"),
        ),
        ("pillar-17", "vulca-1 vulca-13", sets("vulca-13")),
        ("pillar-16", "vulca-12 vulca-20 hoax-27", sets("vulca-12")),
    ],
)
def test_worthless_and_superfluous_cards_may_not_be_discarded(
    caterpillar: str, hand: str, possible: set[frozenset[str]]
) -> None:
    assert payments(caterpillar, hand) == possible


@ruling("BM-400")
def test_a_card_has_to_be_used_with_its_higher_value() -> None:
    assert payments("pillar-18", "pillar-3 pillar-9 pillar-8 vulca-5") == sets(
        "pillar-3 pillar-8", "pillar-3 vulca-5", "pillar-9 pillar-8", "pillar-9 vulca-5"
    )
    assert payments("pillar-19", "vulca-2 terrah-2") == sets("vulca-2", "terrah-2")


@ruling("BM-401")
@pytest.mark.parametrize(
    ("own", "possible"),
    [
        ("hoax-8", sets("vulca-12", "vulca-6", "vulca-23")),
        ("khind-1", sets("vulca-6", "vulca-23")),
        ("khind-2", sets("vulca-12", "vulca-23")),
        ("khind-3", sets("vulca-12", "vulca-6")),
        ("khind-4", sets("vulca-12", "vulca-6", "vulca-23")),
    ],
)
def test_printed_value_texts_count_for_caterpillars(
    own: str, possible: set[frozenset[str]]
) -> None:
    """Fire 3 and 4 on characters, 3 on a support."""
    assert payments("pillar-16", "vulca-12 vulca-6 vulca-23", own) == possible


@ruling("BM-401")
@pytest.mark.parametrize(
    ("own", "possible"), [("hoax-8", sets("mimix-27 hoax-23")), ("khind-4", set())]
)
def test_even_supports_under_khind_4(own: str, possible: set[frozenset[str]]) -> None:
    assert payments("pillar-16", "mimix-27 hoax-23", own) == possible


@ruling("BM-402")
@pytest.mark.parametrize(
    ("hand", "b"),
    [("vulca-13 vulca-21", {}), ("vulca-13", {"active": "hoax-10 vulca-21"})],
)
def test_texts_about_values_do_not_count_for_caterpillars(hand: str, b: dict[str, str]) -> None:
    assert payments("pillar-16", hand, **b) == set()
    assert payments("pillar-16", f"{hand} hoax-9", **b) == sets("vulca-13 hoax-9")


@ruling("BM-403")
@pytest.mark.parametrize(
    ("own", "possible"),
    [
        ("hoax-8", sets("mimix-9", "hoax-3", "flit-1", "aqua-2", "khind-10")),
        ("flit-13", sets("hoax-3", "flit-1", "aqua-2")),
    ],
)
def test_ignored_cards_do_not_pay_a_caterpillar(own: str, possible: set[frozenset[str]]) -> None:
    hand = "mimix-9 hoax-3 flit-1 aqua-2 khind-10"
    assert payments("pillar-16", hand, own) == possible


@ruling("BM-404")
@pytest.mark.parametrize("phase", ["leadership", "retreat"])
def test_the_caterpillar_may_be_fed_before_a_retreat(phase: str) -> None:
    a = side(active="vulca-1 pillar-16")
    b = side(hand="vulca-3 hyla-605", deck_size=0)
    s = scene(a, b, turn=B, phase=phase).play("pay:pillar-16", "choose:vulca-3")
    s.play("retreat")
    assert "vulca-3" in s.cards(B, "discard")
    assert s.dragons(A) == 1


@pytest.mark.parametrize(
    ("caterpillar", "hand", "possible"),
    [
        # three fire in total
        pytest.param("pillar-16", "vulca-12", sets("vulca-12"), marks=ruling("BM-405")),
        pytest.param("pillar-16", "vulca-1", sets("vulca-1"), marks=ruling("BM-405")),
        pytest.param(
            "pillar-16",
            "hoax-9 hoax-17 hoax-22",
            sets("hoax-9 hoax-17 hoax-22"),
            marks=ruling("BM-405"),
        ),
        pytest.param(
            "pillar-16", "vulca-13 hoax-10", sets("vulca-13 hoax-10"), marks=ruling("BM-405")
        ),
        pytest.param(
            "pillar-16",
            "vulca-12 vulca-6 vulca-1",
            sets("vulca-12", "vulca-6", "vulca-1"),
            marks=ruling("BM-406"),
        ),
        # three earth in total
        pytest.param("pillar-17", "hoax-7", sets("hoax-7"), marks=ruling("BM-407")),
        pytest.param(
            "pillar-17", "hoax-8 hoax-6 vulca-3", sets("hoax-8 hoax-6"), marks=ruling("BM-407")
        ),
        pytest.param(
            "pillar-17", "hoax-7 terrah-1", sets("hoax-7", "terrah-1"), marks=ruling("BM-407")
        ),
        # two fire and two earth on different cards
        pytest.param(
            "pillar-18", "hoax-4 terrah-3", sets("hoax-4 terrah-3"), marks=ruling("BM-408")
        ),
        pytest.param(
            "pillar-18", "hoax-10 hoax-14", sets("hoax-10 hoax-14"), marks=ruling("BM-408")
        ),
        pytest.param("pillar-18", "mutant-101", set(), marks=ruling("BM-408")),
        pytest.param(
            "pillar-18",
            "hoax-17 terrah-16 terrah-3",
            sets("hoax-17 terrah-16 terrah-3"),
            marks=ruling("BM-408"),
        ),
        pytest.param(
            "pillar-18",
            "hoax-10 hoax-14 hoax-12",
            sets("hoax-10 hoax-14", "hoax-10 hoax-12", "hoax-14 hoax-12"),
            marks=ruling("BM-409"),
        ),
        pytest.param("pillar-18", "hoax-17 terrah-16", set(), marks=ruling("BM-410")),
        pytest.param("pillar-18", "hoax-17 terrah-16 vulca-16", set(), marks=ruling("BM-410")),
        pytest.param(
            "pillar-18",
            "hoax-17 terrah-16 vulca-16 flit-26",
            sets("hoax-17 terrah-16 vulca-16 flit-26"),
            marks=ruling("BM-410"),
        ),
        pytest.param(
            "pillar-18",
            "hoax-4 terrah-3 hoax-17 flit-11 hoax-27",
            sets("hoax-4 terrah-3"),
            marks=ruling("BM-411"),
        ),
        # five fire or five earth in total
        pytest.param(
            "pillar-19", "vulca-5 terrah-3", sets("vulca-5", "terrah-3"), marks=ruling("BM-412")
        ),
        pytest.param(
            "pillar-19", "hoax-3 vulca-12", sets("hoax-3 vulca-12"), marks=ruling("BM-412")
        ),
        pytest.param("pillar-19", "hoax-4 terrah-10", set(), marks=ruling("BM-412")),
        pytest.param(
            "pillar-19",
            "hoax-1 vulca-1 terrah-1",
            sets("hoax-1", "vulca-1", "terrah-1"),
            marks=ruling("BM-413"),
        ),
        pytest.param("pillar-19", "hoax-1 flit-11 hoax-27", sets("hoax-1"), marks=ruling("BM-414")),
        pytest.param("pillar-19", "hoax-1 hoax-4", sets("hoax-1"), marks=ruling("BM-414")),
        # two moons in total
        pytest.param("pillar-20", "vulca-1", sets("vulca-1"), marks=ruling("BM-415")),
        pytest.param("pillar-20", "hoax-1 hoax-2", sets("hoax-1 hoax-2"), marks=ruling("BM-415")),
        pytest.param("pillar-20", "hoax-1", set(), marks=ruling("BM-415")),
        pytest.param(
            "pillar-20",
            "vulca-1 vulca-3 hoax-27",
            sets("vulca-1", "vulca-3", "hoax-27"),
            marks=ruling("BM-416"),
        ),
        pytest.param(
            "pillar-20",
            "hoax-1 hoax-2 hoax-3 vulca-3",
            sets("hoax-1 hoax-2", "vulca-3"),
            marks=ruling("BM-417"),
        ),
    ],
)
def test_payments_for_a_caterpillar(
    caterpillar: str, hand: str, possible: set[frozenset[str]]
) -> None:
    assert payments(caterpillar, hand) == possible


@ruling("BM-418")
@pytest.mark.parametrize("own", ["flit-12", "flit-13", "hoax-8"])
def test_ignored_cards_pay_with_their_moons(own: str) -> None:
    assert payments("pillar-20", "mimix-9", own) == sets("mimix-9")
