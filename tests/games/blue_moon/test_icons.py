"""Icons: RETRIEVE, PAIR, FREE, GANG, shields and STOP."""

import pytest

from tests.games.blue_moon.scene import A, B, Scene, scene, side
from tests.games.blue_moon.weak import NOTHING, against_nothing, nothing_more
from tests.ruling import ruling

# icons in general


@ruling("BM-062")
@pytest.mark.parametrize(
    ("active", "hand", "b", "phase", "move"),
    [
        ("hoax-1", "mimix-22", {"active": "flit-10"}, "character", "play:mimix-22"),
        ("hoax-1", "mimix-4", {"support": "hoax-26"}, "character", "play:mimix-4"),
        ("hoax-5", "hoax-23", {"active": "pillar-15"}, "begin", "retrieve:hoax-5"),
        ("hoax-1", "aqua-16", {"support": "mimix-28"}, "support", "play:aqua-16"),
        ("hoax-1", "aqua-21", {"support": "khind-26"}, "support", "play:aqua-21"),
    ],
)
def test_every_text_overrides_an_icon(
    active: str, hand: str, b: dict[str, str], phase: str, move: str
) -> None:
    """FREE and PAIR against limits and bans, RETRIEVE against pillar-15."""
    a = side(active=active, hand=f"{hand} mimix-3 hoax-18")
    foe = side(**{"active": NOTHING, **b})
    for opponent, allowed in ((side(active=NOTHING), True), (foe, False)):
        s = scene(a, opponent, phase=phase)
        if phase == "character":
            s.play("play:mimix-3")
        assert s.may(move) == allowed


@ruling("BM-063")
def test_icons_are_no_special_texts() -> None:
    """B's vulca-25 forbids characters and boosters with text."""
    s = against_nothing(side(hand="mimix-22 mimix-15 flit-1 hoax-10"), support="vulca-25")
    assert s.moves("play") == ["mimix-22", "mimix-15", "flit-1"]
    assert s.refused("play:hoax-10").code == "banned"
    s = against_nothing(
        side(active="hoax-1", hand="flit-15 flit-27"), "support", support="vulca-25"
    )
    assert s.moves("play") == ["flit-15"]


# RETRIEVE


@ruling("BM-064")
@pytest.mark.parametrize("again", [True, False])
def test_a_retrieved_card_is_kept_or_played_again(again: bool) -> None:
    a = side(active="hoax-5 vulca-18", inactive="buka-3", hand="hoax-1 hoax-20")
    s = against_nothing(a, "begin")
    assert s.moves("retrieve") == ["hoax-5"]
    s.play("retrieve:hoax-5")
    assert s.cards(A, "active") == ["vulca-18"]
    s.play("fight", "play:hoax-5" if again else "play:hoax-1")
    assert ("hoax-5" in s.cards(A, "hand")) == (not again)
    assert s.cards(A, "older") == ["buka-3", "vulca-18"]


@ruling("BM-065")
@pytest.mark.parametrize("turn", [A, B])
@pytest.mark.parametrize(
    ("active", "inactive", "blocked"),
    [("flit-4", "", True), ("hoax-1", "", False), ("hoax-1", "flit-4", False)],
)
def test_active_retrieve_characters_block_each_other(
    turn: int, active: str, inactive: str, blocked: bool
) -> None:
    mine = side(active="hoax-5", support="hoax-23", hand="aqua-1")
    theirs = side(active=active, inactive=inactive, support="hoax-24", hand="aqua-4")
    s = scene(*((mine, theirs) if turn == A else (theirs, mine)), turn=turn, phase="begin")
    assert s.phase == "begin"
    assert s.may("retrieve:hoax-5") != blocked
    if blocked:
        assert s.refused("retrieve:hoax-5").code == "retrieve-blocked"


@ruling("BM-066")
def test_an_ignored_retrieve_icon_still_blocks() -> None:
    a = side(active="hoax-5", support="terrah-26 hoax-23", hand="aqua-1")
    b = side(active="flit-4", bluffs="buka-4", hand="aqua-4")
    mine = scene(a, b, phase="begin")
    assert mine.refused("retrieve:hoax-5").code == "retrieve-blocked"
    assert mine.may("retrieve:hoax-23")
    theirs = scene(a, b, turn=B, phase="begin")
    assert theirs.refused("retrieve:flit-4").code == "retrieve-off"
    alone = scene(a, {**b, "active": ["hoax-1"]}, phase="begin")
    assert alone.may("retrieve:hoax-5")


@ruling("BM-067")
def test_several_cards_are_retrieved_in_one_turn() -> None:
    s = against_nothing(side(active="hoax-5 hoax-19", support="hoax-23", hand="hoax-1"), "begin")
    s.play("retrieve:hoax-5", "retrieve:hoax-19", "retrieve:hoax-23")
    assert s.cards(A, "hand") == ["hoax-1", "hoax-5", "hoax-19", "hoax-23"]
    assert s.cards(A, "active") == s.cards(A, "support") == []


@ruling("BM-068")
@pytest.mark.parametrize(
    ("b_active", "b_support", "allowed"),
    [
        ("hoax-1 hoax-19", "hoax-24", ["hoax-5", "flit-26", "hoax-23"]),
        ("flit-4", "", ["flit-26", "hoax-23"]),
    ],
)
def test_only_characters_block_and_are_blocked(
    b_active: str, b_support: str, allowed: list[str]
) -> None:
    a = side(active="hoax-5 flit-26", support="hoax-23", hand="hoax-1")
    s = scene(a, side(active=b_active, support=b_support), phase="begin")
    assert s.moves("retrieve") == allowed


# PAIR


@ruling("BM-069")
def test_two_characters_of_one_first_word_are_played_together() -> None:
    s = against_nothing(side(hand="mimix-3 mimix-4 mimix-5 hoax-1 hoax-20")).play("play:mimix-3")
    assert s.moves("play") == ["mimix-4", "hoax-20"]
    assert s.refused("play:mimix-5").code == "one-character"
    s.play("play:mimix-4")
    assert s.cards(A, "active") == ["mimix-3", "mimix-4"]
    assert s.power(A) == 7


@ruling("BM-070")
@pytest.mark.parametrize(("older", "dragons"), [(4, 2), (3, 1)])
def test_a_pair_is_two_cards(older: int, dragons: int) -> None:
    """Six cards on the table earn a second dragon."""
    inactive = " ".join(f"hoax-{number}" for number in range(1, older + 1))
    a = side(active="mimix-3 mimix-4", inactive=inactive)
    s = scene(a, side(active=NOTHING, hand="vulca-1"), turn=B, phase="retreat").play("retreat")
    assert s.dragons(A) == dragons


@ruling("BM-071")
def test_a_pair_is_laid_one_after_the_other_and_the_second_is_optional() -> None:
    s = against_nothing(side(active="hoax-1", hand="mimix-3 mimix-4 hoax-20"))
    s.play("play:mimix-3")
    assert (s.cards(A, "active"), s.cards(A, "older")) == (["mimix-3"], ["hoax-1"])
    assert sorted(s.moves()) == ["done", "play:hoax-20", "play:mimix-4"]
    assert Scene(s.state.clone()).play("done").asked == B
    s.play("play:hoax-20")
    assert s.phase == "support"
    assert s.refused("play:mimix-4").code == "wrong-phase"


@ruling("BM-072", "BM-076")
@pytest.mark.parametrize(
    ("character", "hyla", "boosters"),
    [("hoax-1", None, 2), ("pillar-11", None, 4), ("hoax-1", "hyla-604", 4)],
)
def test_a_booster_pair_goes_where_one_booster_goes(
    character: str, hyla: str | None, boosters: int
) -> None:
    """pillar-11 and hyla-604 allow one additional booster: one additional pair."""
    a = side(active=character, hand="flit-15 flit-16 flit-17 flit-18 flit-19")
    s = against_nothing({**a, **({"hyla": hyla} if hyla else {})}, "support")
    s.play("play:flit-15", "play:flit-16")
    if boosters == 4:
        s.play("play:flit-17", "play:flit-18")
    assert len(s.cards(A, "active")) == 1 + boosters
    assert nothing_more(s).asked == B


@pytest.mark.parametrize(
    ("active", "hand", "phase"),
    [
        pytest.param("hoax-1", ["flit-15", "flit-16"], "support", marks=ruling("BM-073")),
        pytest.param("hoax-1", ["mimix-3", "mimix-4"], "character", marks=ruling("BM-074")),
    ],
)
@pytest.mark.parametrize(("support", "count"), [("hoax-26", 1), ("hoax-20", 2)])
def test_where_one_card_is_allowed_no_pair_is(
    active: str, hand: list[str], phase: str, support: str, count: int
) -> None:
    s = scene(
        side(active=active, hand=f"{hand[0]} {hand[1]}"),
        side(active="flit-11", support="" if count == 2 else support),
        phase=phase,
    )
    s.play(*[f"play:{card}" for card in hand[:count]])
    assert s.cards(A, "active")[-count:] == hand[:count]
    assert nothing_more(s).asked == B


@ruling("BM-075", "BM-076")
@pytest.mark.parametrize("card", ["vulca-14", "khind-7", "terrah-19"])
def test_discarding_one_booster_hits_one_card_of_a_pair(card: str) -> None:
    a = side(active="hoax-1", hand=f"{card} hoax-20")
    b = side(active=f"{NOTHING} flit-24 flit-25")
    s = scene(a, b, phase="support" if card == "terrah-19" else "character", element="earth")
    s.play(f"play:{card}")
    if card == "khind-7":
        s.play("text:khind-7")
    s.play("choose:flit-24")
    assert s.cards(B, "active") == [NOTHING, "flit-25"]
    assert not s.may("choose:flit-25")


@ruling("BM-075")
@pytest.mark.parametrize("card", ["mimix-30", "vulca-28"])
def test_taking_one_card_back_takes_one_card_of_a_pair(card: str) -> None:
    s = against_nothing(side(active="hoax-1 flit-15 flit-16", hand=f"{card} hoax-3"), "leadership")
    s.play(f"lead:{card}", "choose:flit-15")
    assert s.cards(A, "hand") == ["hoax-3", "flit-15"]
    assert s.cards(A, "active") == ["hoax-1", "flit-16"]


@ruling("BM-077")
def test_a_character_pair_may_open_a_fight() -> None:
    s = scene(side(hand="mimix-3 mimix-4 hoax-20"), side(hand="vulca-1"), element=None)
    s.play("play:mimix-3", "play:mimix-4")
    assert s.cards(A, "active") == ["mimix-3", "mimix-4"]
    assert nothing_more(s).moves("announce") == ["fire", "earth"]


@ruling("BM-078")
def test_a_half_pair_of_the_last_turn_becomes_inactive() -> None:
    s = against_nothing(side(active="mimix-3", hand="mimix-4 hoax-20"))
    assert s.moves("fresh") == [], "there is no choice"
    s.play("play:mimix-4")
    assert (s.cards(A, "active"), s.cards(A, "older")) == (["mimix-4"], ["mimix-3"])
    after = against_nothing(side(active="mimix-3", hand="hoax-1 mimix-4 mimix-22 hoax-20"))
    after.play("play:hoax-1")
    assert after.refused("play:mimix-4").code == "one-character"


# FREE


@ruling("BM-079")
def test_free_cards_are_played_in_their_own_phase() -> None:
    hand = "hoax-1 mimix-22 aqua-16 aqua-21 hoax-20 hoax-18"
    s = against_nothing(side(hand=hand))
    assert s.moves("play") == ["hoax-1", "mimix-22"]
    assert s.refused("play:aqua-16").code == "wrong-phase"
    s.play("play:hoax-1", "play:hoax-20")
    assert s.refused("play:mimix-22").code == "wrong-phase"
    assert s.refused("play:hoax-18").code == "no-allowance"
    s.play("play:aqua-16", "play:aqua-21")
    assert s.cards(A, "active") == ["hoax-1", "aqua-16"]
    assert s.cards(A, "support") == ["hoax-20", "aqua-21"]


@ruling("BM-080")
def test_any_number_of_free_characters() -> None:
    s = against_nothing(side(hand="hoax-1 mimix-22 mimix-23 mimix-24 hoax-3 hoax-20"))
    s.play("play:mimix-22", "play:mimix-23", "play:hoax-1", "play:mimix-24")
    assert s.power(A) == 9
    assert s.refused("play:hoax-3").code == "one-character"
    assert s.moves("play") == ["hoax-20"]
    assert len(s.cards(A, "active")) == 4


@ruling("BM-081")
@pytest.mark.parametrize("main", ["mimix-20", "hoax-1"])
def test_a_free_character_goes_before_the_main_character(main: str) -> None:
    """mimix-20 has STOP."""
    s = against_nothing(side(active="hoax-2", hand=f"mimix-24 {main} hoax-20"))
    s.play("play:mimix-24", f"play:{main}")
    assert s.cards(A, "active") == ["mimix-24", main]
    assert s.cards(A, "older") == ["hoax-2"]


@ruling("BM-082")
@pytest.mark.parametrize(("main", "stopped"), [("mimix-20", True), ("hoax-1", False)])
def test_no_free_card_after_an_effective_stop(main: str, stopped: bool) -> None:
    s = against_nothing(side(hand=f"{main} mimix-24 aqua-16 aqua-21"))
    s.play(f"play:{main}")
    if stopped:
        assert nothing_more(s).phase == "after-support"
        assert s.cards(A, "active") == [main]
    else:
        s.play("play:mimix-24", "play:aqua-16", "play:aqua-21")
        assert s.cards(A, "active") == [main, "mimix-24", "aqua-16"]


@ruling("BM-083")
def test_a_free_character_alone_is_enough() -> None:
    s = against_nothing(side(hand="mimix-22 hoax-1"))
    assert s.refused("done").code == "character-due"
    s.play("play:mimix-22")
    assert s.may("play:hoax-1")
    s.play("done")
    assert s.asked == B


@ruling("BM-084")
def test_free_cards_when_opening_a_fight() -> None:
    a = side(hand="mimix-22 hoax-1 mimix-23 aqua-16 aqua-17 aqua-21 aqua-22 vulca-18 hoax-20")
    s = scene(a, side(hand="vulca-1"), element=None)
    s.play("play:mimix-22", "play:hoax-1", "play:mimix-23")
    assert s.refused("play:vulca-18").code == "opening-allowance"
    assert s.refused("play:hoax-20").code == "opening-allowance"
    s.play("play:aqua-16", "play:aqua-17", "play:aqua-21", "play:aqua-22")
    assert len(s.cards(A, "active")) == 5
    assert s.cards(A, "support") == ["aqua-21", "aqua-22"]
    assert nothing_more(s).moves("announce") == ["fire", "earth"]


# GANG


def gang(s: Scene) -> tuple[list[str], list[str]]:
    return s.cards(A, "active"), s.cards(A, "older")


@ruling("BM-085")
@pytest.mark.parametrize("cleared", [True, False])
def test_a_gang_is_checked_in_the_character_phase(cleared: bool) -> None:
    """B's terrah-26 ignores the icons unless A gets rid of it with vulca-30 before."""
    a = side(active="khind-10 khind-11", hand="vulca-30 khind-12 hoax-20")
    s = against_nothing(a, "leadership", support="terrah-26").play("lead:vulca-30")
    s.play("use" if cleared else "skip", "fight", "play:khind-12")
    if cleared:
        assert gang(s) == (["khind-10", "khind-11", "khind-12"], [])
    else:
        assert gang(s) == (["khind-12"], ["khind-10", "khind-11"])


@ruling("BM-086")
@pytest.mark.parametrize(
    ("card", "kept"),
    [("khind-12", True), ("khind-23", True), ("khind-1", False), ("hoax-1", False)],
)
def test_a_gang_is_kept_by_a_member_or_khind_23(card: str, kept: bool) -> None:
    s = against_nothing(side(active="khind-10 khind-11", hand=f"{card} hoax-20"))
    s.play(f"play:{card}")
    old = ["khind-10", "khind-11"]
    assert gang(s) == (([*old, card], []) if kept else ([card], old))


@ruling("BM-086")
def test_a_gang_is_extended_in_the_turn_after_khind_31() -> None:
    a = side(active="khind-10 khind-11", hand="khind-31 khind-12 hoax-20", deck_size=0)
    s = against_nothing(a, "leadership", hand="vulca-6 vulca-18", deck_size=0)
    s.play("lead:khind-31", "fight")
    assert nothing_more(s).asked == B, "STOP: nothing may be played"
    s.play("fight", "play:vulca-6", "play:vulca-18", "done")
    s.play("fight", "play:khind-12")
    assert gang(s) == (["khind-10", "khind-11", "khind-12"], [])


@ruling("BM-087")
def test_a_gang_is_lost_after_a_retrievable_stranger() -> None:
    a = side(active="khind-10", hand="flit-1 khind-11 khind-12 hoax-20", deck_size=0)
    s = against_nothing(a, hand="vulca-6", deck_size=0).play("play:flit-1", "done")
    s.play("fight", "play:vulca-6", "done")
    s.play("retrieve:flit-1", "fight", "play:khind-11")
    assert gang(s) == (["khind-11"], ["khind-10"])


@ruling("BM-088")
@pytest.mark.parametrize("extra", ["vulca-18", "mimix-22"])
def test_a_booster_or_free_character_ends_the_gang_in_the_next_turn(extra: str) -> None:
    a = side(active="khind-10", hand=f"khind-11 {extra} khind-12 hoax-20", deck_size=0)
    s = against_nothing(a, hand="aqua-1 vulca-18", deck_size=0).play("play:khind-11")
    s.play(f"play:{extra}", "done")
    assert s.asked == B
    assert gang(s) == (["khind-10", "khind-11", extra], [])
    s.play("fight", "play:aqua-1", "play:vulca-18", "done", "fight")
    assert s.may("play:khind-12")
    assert s.moves("fresh") == [], "there is no choice"
    s.play("play:khind-12")
    assert gang(s) == (["khind-12"], ["khind-10", "khind-11", extra])


@ruling("BM-089")
@pytest.mark.parametrize(
    ("extra", "moves", "phase"),
    [
        ("hoax-19", ["retrieve:hoax-19", "fight"], "begin"),
        ("mimix-22", ["lead:vulca-28", "choose:mimix-22", "fight"], "leadership"),
    ],
)
def test_a_gang_is_kept_if_the_stranger_is_taken_back_in_time(
    extra: str, moves: list[str], phase: str
) -> None:
    a = side(active=f"khind-10 khind-11 {extra}", hand="khind-12 vulca-28 hoax-20")
    s = against_nothing(a, phase).play(*moves, "play:khind-12")
    assert gang(s) == (["khind-10", "khind-11", "khind-12"], [])


@ruling("BM-090")
def test_a_free_character_before_the_next_member_ends_the_gang() -> None:
    s = against_nothing(side(active="khind-10", hand="mimix-22 khind-11 hoax-20"))
    s.play("play:mimix-22")
    assert gang(s) == (["mimix-22"], ["khind-10"])
    s.play("play:khind-11")
    assert gang(s) == (["mimix-22", "khind-11"], ["khind-10"])


@ruling("BM-091")
def test_no_gang_after_a_free_character() -> None:
    hand = "mimix-22 mimix-23 khind-10 khind-11 hoax-20"
    s = against_nothing(side(hand=hand)).play("play:mimix-22", "play:khind-10")
    assert s.refused("play:khind-11").code == "one-character"
    before = against_nothing(side(hand=hand)).play("play:khind-10", "play:khind-11")
    assert before.cards(A, "active") == ["khind-10", "khind-11"]
    assert before.may("play:mimix-22")


@ruling("BM-092")
def test_several_members_of_one_gang_may_open_a_fight() -> None:
    a = side(hand="khind-10 khind-11 khind-12 khind-15 hoax-1")
    s = scene(a, side(hand="vulca-1"), element=None).play("play:khind-10", "play:khind-11")
    assert s.moves("play") == ["khind-12"]
    assert s.refused("play:khind-15").code == "one-character"
    s.play("play:khind-12")
    assert s.power(A) == 8


@ruling("BM-093")
@pytest.mark.parametrize("verb", ["play", "fresh"])
def test_a_gang_is_continued_as_a_whole_or_not_at_all(verb: str) -> None:
    s = against_nothing(side(active="khind-10 khind-11", hand="khind-12 khind-13 hoax-20"))
    assert sorted(s.moves("fresh")) == sorted(s.moves("play")) == ["khind-12", "khind-13"]
    s.play(f"{verb}:khind-12", "play:khind-13")
    old = ["khind-10", "khind-11"]
    new = ["khind-12", "khind-13"]
    assert gang(s) == (([*old, *new], []) if verb == "play" else (new, old))


# shields


@ruling("BM-094")
@pytest.mark.parametrize(
    ("b_active", "b_support", "reached"),
    [
        ("vulca-1", "", True),
        ("vulca-1", "terrah-26", False),
        ("vulca-1 hoax-16", "", False),
        ("vulca-1 flit-13", "", False),
        ("vulca-1 flit-9", "", False),
        ("vulca-1 flit-12", "", True),
        ("vulca-1 flit-7", "", True),
    ],
)
def test_shields_are_ignored_wherever_icons_are(
    b_active: str, b_support: str, reached: bool
) -> None:
    """A has 3 fire and the shield of the booster hoax-18."""
    s = scene(
        side(active="hoax-6 hoax-18", hand="hoax-9 hoax-22"),
        side(active=b_active, support=b_support),
        phase="support",
    )
    assert s.may("done") == reached
    if reached:
        bare = scene(side(active="hoax-6", hand="hoax-22"), side(active=b_active), phase="support")
        assert bare.refused("done").code == "power-too-low"


@ruling("BM-095")
@pytest.mark.parametrize(
    ("foe", "support", "reached"),
    [
        ("aqua-1", "", True),
        ("aqua-1", "terrah-26", False),
        ("terrah-2", "terrah-26", True),
    ],
)
def test_a_mutant_with_ignored_shields_has_to_reach_the_power_in_the_new_element(
    foe: str, support: str, reached: bool
) -> None:
    """mutant-106 (4 fire) changes earth to fire; aqua-1 is 5/5, terrah-2 is 3/6."""
    s = scene(side(hand="mutant-106 hoax-20"), side(active=foe, support=support), element="earth")
    s.play("play:mutant-106")
    assert s.element == "fire"
    assert s.may("done") == reached
    if reached:
        assert nothing_more(s).asked == B
    else:
        assert s.moves() == ["give-up"]


# STOP


@ruling("BM-096")
def test_nothing_is_played_after_stop() -> None:
    hand = "mimix-21 hoax-1 mimix-24 vulca-18 hoax-20 aqua-16 buka-4"
    s = against_nothing(side(hand=hand, ships={"buka-30": []}), hand="vulca-1")
    s.play("play:mimix-21")
    assert s.cards(A, "active") == ["mimix-21"]
    assert nothing_more(s).asked == B
    other = against_nothing(side(hand=hand, ships={"buka-30": []})).play("play:hoax-1")
    assert {"play:vulca-18", "play:hoax-20", "bluff:buka-4", "load:mimix-24"} <= set(other.moves())


@ruling("BM-096")
def test_after_khind_31_no_character_is_played() -> None:
    s = against_nothing(side(active="hoax-1", hand="khind-31 hoax-2 hoax-20"), "leadership")
    s.play("lead:khind-31", "fight")
    assert s.cards(A, "active") == ["hoax-1"]
    assert nothing_more(s).asked == B


@ruling("BM-097")
@pytest.mark.parametrize("card", ["vulca-18", "hoax-20"])
def test_hyla_604_allows_a_card_after_stop(card: str) -> None:
    s = against_nothing(side(hand="mimix-20 vulca-18 hoax-20 hoax-1", hyla="hyla-604"))
    s.play("play:mimix-20")
    assert s.moves("play") == ["vulca-18", "hoax-20"]
    s.play(f"play:{card}")
    assert nothing_more(s).phase == "after-support"


@ruling("BM-098")
def test_stop_does_not_work_on_a_card_that_stays_active() -> None:
    s = against_nothing(side(active="mutant-105", hand="khind-23 mimix-24 vulca-18 hoax-20"))
    s.play("play:khind-23")
    assert s.cards(A, "active") == ["mutant-105", "khind-23"]
    assert s.moves("play") == ["mimix-24", "vulca-18", "hoax-20"]


@ruling("BM-098")
def test_stop_of_an_attack_again_is_over_in_the_next_turn() -> None:
    """khind-31 lets the mutant attack again; in the next turn khind-23 keeps it once more."""
    a = side(active="mutant-105", hand="khind-31 khind-23 vulca-18 hoax-20", deck_size=0)
    s = against_nothing(a, "leadership", hand="aqua-1", deck_size=0)
    s.play("lead:khind-31", "fight")
    assert nothing_more(s).asked == B
    s.play("fight", "play:aqua-1", "done", "fight", "play:khind-23")
    assert s.cards(A, "active") == ["mutant-105", "khind-23"]
    assert {"vulca-18", "hoax-20"} <= set(s.moves("play"))
