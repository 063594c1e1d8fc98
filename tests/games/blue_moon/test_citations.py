"""The rulings cited with what happened, with options and with refusals: the ones that decide it."""

from typing import Any

import pytest

from tests.games.blue_moon.scene import A, B, Scene, scene, side


def cited(table: Scene, key: str) -> tuple[str, ...]:
    """The rulings of an option that is open now."""
    seat = table.state.next_seat()
    return table.state.option(seat, table.state.parse_move(seat, key)).rulings


def foe(**fields: Any) -> dict[str, Any]:
    return side(**{"people": "terrah", "active": "terrah-15", "hand": "terrah-1", **fields})


# powers


@pytest.mark.parametrize(
    ("mine", "theirs", "moves", "element", "rulings"),
    [
        # nothing but the values
        ({"hand": "vulca-1"}, {}, ["play:vulca-1"], "fire", ("BM-014",)),
        # raised, then doubled
        (
            {"hand": "hoax-6 pillar-26", "support": "hoax-25"},
            {},
            ["play:hoax-6", "play:pillar-26"],
            "earth",
            ("BM-014", "BM-012", "BM-011"),
        ),
        # only raised: a value, not the power
        (
            {"hand": "aqua-6 pillar-25"},
            {},
            ["play:aqua-6", "play:pillar-25"],
            "earth",
            ("BM-014", "BM-013"),
        ),
        # a floor, and one that is idle
        (
            {"hand": "aqua-6 aqua-20"},
            {},
            ["play:aqua-6", "play:aqua-20"],
            "earth",
            ("BM-014", "BM-015", "BM-442"),
        ),
        (
            {"hand": "aqua-6 aqua-20", "support": "hoax-20 hoax-21 terrah-20"},
            {},
            ["play:aqua-6", "play:aqua-20"],
            "earth",
            ("BM-014",),
        ),
        # printed values first
        (
            {"hand": "aqua-5 mimix-23 mimix-22", "support": "aqua-27"},
            {"people": "khind", "active": "khind-2"},
            ["play:aqua-5", "play:mimix-23", "play:mimix-22"],
            "earth",
            ("BM-014", "BM-292"),
        ),
        # ignored characters
        (
            {"people": "vulca", "hand": "vulca-1"},
            {"people": "flit", "active": "flit-12"},
            ["play:vulca-1"],
            "fire",
            ("BM-014", "BM-264", "BM-269"),
        ),
        (
            {"people": "vulca", "hand": "vulca-1 vulca-18"},
            {"people": "flit", "active": "flit-12"},
            ["play:vulca-1", "play:vulca-18"],
            "fire",
            ("BM-014", "BM-047", "BM-260"),
        ),
        # less to match
        (
            {"people": "flit", "hand": "flit-6"},
            {"people": "khind", "active": "khind-5 khind-6"},
            ["play:flit-6", "choose:khind-6"],
            "earth",
            ("BM-014", "BM-246", "BM-247"),
        ),
    ],
)
def test_an_announcement_cites_what_shaped_the_power(
    mine: dict[str, Any],
    theirs: dict[str, Any],
    moves: list[str],
    element: str,
    rulings: tuple[str, ...],
) -> None:
    table = scene(side(**mine), foe(**theirs), element=element).play(*moves)
    assert cited(table, "done") == rulings
    assert table.play("done").last("announce").rulings == rulings


def test_an_opening_announcement() -> None:
    table = scene(
        side(people="flit", hand="flit-12"), side(people="vulca", hand="vulca-1"), element=None
    )
    table.play("play:flit-12", "done")
    assert cited(table, "announce:fire") == ("BM-014", "BM-269")
    assert table.play("announce:fire").last("announce").rulings == ("BM-014", "BM-269")


# dragons of a retreat


@pytest.mark.parametrize(
    ("mine", "theirs", "words", "rulings"),
    [
        ({}, {}, "and one dragon for it.", ()),
        (
            {},
            {"support": "vulca-27"},
            "2 dragons for it: one more because of “Fearsome Spirits”.",
            ("BM-140",),
        ),
        (
            {"active": "hoax-11"},
            {"support": "vulca-27"},
            "no dragon for it: “Bethenitana the Storyteller” allows none.",
            ("BM-138", "BM-134"),
        ),
        (
            {"active": "hoax-11"},
            {"active": "hoax-10"},
            "no dragon for it: “Bethenitana the Storyteller” allows none.",
            ("BM-138", "BM-166"),
        ),
        (
            {"active": "hoax-11"},
            {"people": "flit", "active": "flit-7", "support": "vulca-27"},
            "one more because of “Fearsome Spirits”, “Bethenitana the Storyteller” is ignored.",
            ("BM-140", "BM-139"),
        ),
        (
            {"support": "mimix-29"},
            {"support": "vulca-27"},
            "one more because of “Fearsome Spirits”, one fewer because of “Fearsome Chant”.",
            ("BM-135", "BM-140"),
        ),
        (
            {"support": "mimix-29"},
            {"active": "hoax-10"},
            "one fewer because of “Fearsome Chant”.",
            ("BM-232", "BM-140"),
        ),
        (
            {},
            {"active": "hoax-6", "inactive": "hoax-1 hoax-2 hoax-3 hoax-4 hoax-5"},
            "2 dragons for it: one more for 6 cards.",
            ("BM-140",),
        ),
        (
            {},
            {"active": "hoax-6", "inactive": "hoax-1 hoax-2 hoax-3", "hyla": "hyla-606"},
            "2 dragons for it: one more for 4 cards because of “Astel”.",
            ("BM-581", "BM-140"),
        ),
    ],
)
def test_a_won_fight_says_why_it_is_worth_more_or_less(
    mine: dict[str, Any], theirs: dict[str, Any], words: str, rulings: tuple[str, ...]
) -> None:
    table = scene(
        side(**{"people": "hoax", "active": "hoax-7", "hand": "hoax-8", **mine}),
        foe(**theirs),
        phase="retreat",
    )
    assert cited(table, "retreat") == rulings
    line = table.play("retreat").last("won")
    assert words in line.text.en
    assert line.rulings == rulings


def test_a_cap_on_the_dragons() -> None:
    table = scene(
        side(people="flit", active="flit-5", hand="flit-29"),
        foe(support="vulca-27"),
        phase="leadership",
    ).play("lead:flit-29", "retreat")
    line = table.last("won")
    assert "at most one because of “Distract Holy Dragon”" in line.text.en
    assert line.rulings == ("BM-284", "BM-137", "BM-140")


# payments


def paying(card: str, hand: str, *chosen: str) -> Scene:
    table = scene(
        side(people="pillar", active="pillar-5", hand=hand),
        side(people="pillar", active=f"pillar-12 {card}", hand="pillar-1"),
        phase="retreat",
        element="earth",
    )
    return table.play(f"pay:{card}", *[f"choose:{each}" for each in chosen])


@pytest.mark.parametrize(
    ("card", "hand", "chosen", "refused", "rulings"),
    [
        ("pillar-18", "pillar-3 pillar-9 pillar-8", ["pillar-3"], "pillar-9", ("BM-400", "BM-411")),
        ("pillar-18", "pillar-3 pillar-8 aqua-20", [], "aqua-20", ("BM-399", "BM-411")),
        ("pillar-16", "pillar-8 vulca-19", [], "vulca-19", ("BM-399",)),
        ("pillar-20", "pillar-25 pillar-3", [], "pillar-3", ("BM-417",)),
    ],
)
def test_cards_that_may_not_go_into_a_payment(
    card: str, hand: str, chosen: list[str], refused: str, rulings: tuple[str, ...]
) -> None:
    table = paying(card, hand, *chosen)
    assert table.refused(f"choose:{refused}").rulings == rulings


def test_a_purchase_with_a_card_too_many() -> None:
    hand = "vulca-29 vulca-5 vulca-12 vulca-8 vulca-9 vulca-19"
    table = scene(side(people="vulca", active="vulca-4", hand=hand), foe(), phase="leadership")
    table.play("lead:vulca-29", "choose:vulca-12", "choose:vulca-8")
    assert table.refused("choose:vulca-5").rulings == ("BM-154",)
    assert table.refused("choose:vulca-19").rulings == ("BM-150",)
    table.play("choose:vulca-9")
    assert table.last("pay").rulings == ("BM-144", "BM-154")
    assert table.last("dragon").rulings == ("BM-144",)


def test_a_caterpillar_is_paid_by_its_own_ruling() -> None:
    table = scene(
        side(people="pillar", active="pillar-5", hand="pillar-3 pillar-8"),
        side(people="pillar", active="pillar-12 pillar-18", hand="pillar-1"),
        phase="retreat",
    )
    assert cited(table, "pay:pillar-18") == ("BM-408", "BM-410")
    table.play("pay:pillar-18", "choose:pillar-3", "choose:pillar-8")
    assert table.last("pay").rulings == ("BM-408", "BM-410")


# mutants


def test_a_mutant_without_its_text() -> None:
    table = scene(
        side(people="khind", active="khind-15", hand="mutant-101"),
        side(people="flit", active="flit-7", hand="flit-1"),
    )
    assert cited(table, "play:mutant-101") == ("BM-507", "BM-508")
    line = table.play("play:mutant-101").last("play")
    assert line.rulings == ("BM-507", "BM-508")
    assert "ignored" in line.text.en
    assert "element" not in table.kinds()


def test_a_mutant_whose_condition_is_not_met() -> None:
    table = scene(side(people="khind", hand="mutant-101 khind-10"), foe())
    assert table.refused("play:mutant-101").rulings == ("BM-037",)


def test_a_change_of_the_element() -> None:
    mine = side(people="hoax", hand="mutant-105")
    table = scene(mine, foe(active="terrah-1", hand="terrah-2"), element="earth").play(
        "play:mutant-105"
    )
    line = table.last("element")
    assert line.rulings == ()
    assert table.last("play").rulings == ("BM-510",)
    assert line.text.en == "“Var-dis-Nar” changes the element: the fight is in fire."
    table = scene(side(people="vulca", hand="mutant-101 vulca-31"), foe(), phase="leadership")
    table.play("lead:vulca-31", "fight", "play:mutant-101")
    assert table.last("element").rulings == ("BM-160",)


def test_the_ghost_after_the_last_ship() -> None:
    table = scene(
        side(people="buka", active="buka-6", ships={"buka-28": [], "buka-30": []}, hand="buka-23"),
        side(people="vulca", active="vulca-10", hyla="hyla-604", hand="vulca-1"),
        phase="begin",
    )
    assert cited(table, "land:buka-28") == ()
    table.play("land:buka-28")
    assert table.last("land").rulings == ()
    assert cited(table, "land:buka-30") == ("BM-485",)
    table.play("land:buka-30", "fight")
    assert table.last("land").rulings == ("BM-485",)
    assert cited(table, "play:buka-23") == ("BM-473", "BM-474")
    assert table.play("play:buka-23").last("play").rulings == ("BM-473", "BM-474")


# floods, STOP, declining, gangs


def test_floods() -> None:
    mine = side(people="aqua", hand="aqua-4", support="aqua-25 aqua-26")
    line = scene(mine, foe()).play("play:aqua-4", "done").last("retreat")
    assert line.rulings == ("BM-444",)
    assert "floods" in line.text.en
    table = scene(mine, side(people="flit", active="flit-7", hand="flit-1"))
    line = table.play("play:aqua-4", "done").last("turn")
    assert line.rulings == ("BM-447",)
    assert "ignored" in line.text.en


def test_a_card_after_stop() -> None:
    hand = "mimix-20 aqua-16 aqua-21"
    table = scene(side(people="mimix", hyla="hyla-604", hand=hand), foe()).play("play:mimix-20")
    assert cited(table, "play:aqua-16") == ("BM-097", "BM-571")
    assert table.play("play:aqua-16").last("play").rulings == ("BM-097", "BM-571")
    reason = table.refused("play:aqua-21")
    assert reason.rulings == ("BM-096", "BM-097", "BM-573")


def test_declining_with_and_without_cards() -> None:
    opener = side(people="vulca", hand="vulca-29 vulca-5 vulca-12")
    table = scene(opener, foe(), phase="leadership", element=None)
    table.play("lead:vulca-29", "choose:vulca-5", "choose:vulca-12", "decline")
    assert table.last("decline").rulings == ("BM-022",)
    table = scene(side(people="vulca", hand="vulca-5"), foe(), phase="leadership", element=None)
    table.play("decline", "choose:vulca-5")
    assert table.last("decline").rulings == ("BM-016",)


def test_a_gang_in_the_fog() -> None:
    table = scene(
        side(people="khind", active="khind-8 khind-9", hand="khind-7 khind-5"),
        foe(support="terrah-26"),
    ).play("play:khind-7")
    assert table.last("play").rulings == ("BM-308",)


# interventions


def test_a_cancelled_character() -> None:
    for card, rulings in (("flit-7", ("BM-531", "BM-527")), ("flit-4", ("BM-531",))):
        table = scene(
            side(people="flit", hand="flit-7 flit-4", active="flit-2"),
            side(people="vulca", active="vulca-10", hand="inter-402 vulca-1"),
        ).play(f"play:{card}")
        assert cited(table, "intervene:inter-402") == rulings
        table.play("intervene:inter-402")
        assert table.last("intervene").rulings == ("BM-531",)
        assert ("BM-527" in table.last("cancel").rulings) == (card == "flit-7")


@pytest.mark.parametrize(
    ("active", "rulings"),
    [("flit-7", ("BM-526",)), ("terrah-15", ())],
)
def test_an_intervention_with_nothing_to_answer(active: str, rulings: tuple[str, ...]) -> None:
    table = scene(
        side(people="vulca", active="vulca-10", hand="inter-402 vulca-1"),
        foe(active=active),
        phase="leadership",
    )
    reason = table.refused("intervene:inter-402")
    assert reason.rulings == rulings
    assert "BM-524" not in reason.rulings


def test_banned_interventions_are_banned_in_any_moment() -> None:
    table = scene(
        side(people="vulca", active="vulca-10", hand="inter-402 vulca-1"),
        foe(active="terrah-12"),
        phase="leadership",
    )
    assert "BM-525" in table.refused("intervene:inter-402").rulings


def test_who_is_not_asked_learns_that_interventions_are_dead() -> None:
    table = scene(
        side(people="flit", active="flit-7", hand="flit-4"),
        side(people="vulca", active="vulca-10", hand="inter-402 vulca-1"),
        phase="leadership",
    )
    reason = table.refused("intervene:inter-402", B)
    assert (reason.code, reason.rulings) == ("not-asked", ("BM-526",))
    assert table.asked == A
