"""General rules: what "ignored" means, drawing cards, and how a game ends."""

import pytest

from tests.games.blue_moon.scene import A, B, opponent, scene, side
from tests.games.blue_moon.weak import NOTHING, against_nothing, nothing_more
from tests.ruling import ruling

# "ignored"


@ruling("BM-046")
@pytest.mark.parametrize(("ignoring", "works"), [("flit-12", False), (NOTHING, True)])
def test_an_ignored_character_has_no_values_icons_or_text(ignoring: str, works: bool) -> None:
    """A's hoax-5 has RETRIEVE, A's hoax-10 gives an additional dragon."""
    a = side(active="hoax-5 hoax-10", support="hoax-23", hand="hoax-1")
    s = scene(a, side(active=ignoring), phase="begin")
    assert s.power(A) == (7 if works else 2)
    assert s.may("retrieve:hoax-5") == works
    assert s.may("retrieve:hoax-23")
    s = scene(a, side(active=ignoring, hand="vulca-1"), turn=B, phase="retreat").play("retreat")
    assert s.dragons(A) == (2 if works else 1)


@ruling("BM-046")
def test_an_ignored_character_is_hit_by_what_hits_characters() -> None:
    """B's flit-12 ignores A's characters, B's aqua-30 discards all but one of them."""
    b = side(active="flit-12", hand="aqua-30 vulca-1")
    s = scene(side(active="hoax-5 hoax-10"), b, turn=B, phase="leadership")
    s.play("lead:aqua-30", "choose:hoax-5")
    assert s.cards(A, "active") == ["hoax-5"]
    assert s.cards(A, "discard") == ["hoax-10"]


@ruling("BM-047")
@pytest.mark.parametrize(
    ("hand", "hyla", "reached"),
    [("hoax-20", None, True), ("hoax-21", None, False), ("hoax-21", "hyla-606", True)],
)
def test_an_ignored_character_is_a_character_of_power_0(
    hand: str, hyla: str | None, reached: bool
) -> None:
    """B has flit-12 and 3 fire; A needs them from a support or an influence card."""
    a = side(hand=f"hoax-1 {hand} hoax-18", **({"hyla": hyla} if hyla else {}))
    s = scene(a, side(active="flit-12 vulca-18")).play("play:hoax-1")
    assert s.power(A) == (1 if hyla else 0)
    assert s.refused("done").code == "power-too-low"
    s.play(f"play:{hand}")
    assert s.may("done") == reached
    if reached:
        assert nothing_more(s).asked == B
    else:
        assert s.moves() == ["give-up"]


@ruling("BM-048")
@pytest.mark.parametrize("support", ["", "khind-27"])
def test_a_card_with_an_ignored_text_is_a_card_with_text(support: str) -> None:
    """A's terrah-16 forbids cards without special text."""
    b = side(hand="vulca-15 vulca-1")
    s = scene(side(active="terrah-16", support=support), b, turn=B)
    assert s.may("play:vulca-15")
    assert s.refused("play:vulca-1").code == "banned"


@ruling("BM-049")
@pytest.mark.parametrize("support", ["terrah-26", "hoax-22"])
def test_a_card_with_an_ignored_icon_is_a_card_with_an_icon(support: str) -> None:
    a = side(active="khind-6", support=support, hand="hoax-1")
    s = against_nothing(a, "begin", support="hoax-23 hoax-21")
    assert s.play("text:khind-6").moves() == ["choose:hoax-23", "skip"]
    assert s.play("choose:hoax-23").cards(B, "discard") == ["hoax-23"]


@ruling("BM-050")
def test_moons_cannot_be_ignored() -> None:
    """B's pillar-20 demands two moons, B's flit-12 ignores A's characters."""
    a = side(active="hoax-1", support="hoax-20", hand="hoax-10 hoax-3")
    s = scene(a, side(active="flit-12 pillar-20"), phase="support")
    s.play("pay:pillar-20")
    assert s.moves("choose") == ["hoax-10"]
    assert s.refused("done").code == "must-choose"
    s.play("choose:hoax-10", "done")
    assert s.asked == B


@ruling("BM-050")
@pytest.mark.parametrize(("ignoring", "power"), [("flit-12", 4), ("flit-13", 4), (NOTHING, 9)])
def test_the_people_cannot_be_ignored(ignoring: str, power: int) -> None:
    """A's flit-1 stays a Flit character although its icons are ignored by terrah-26."""
    s = scene(side(active="flit-1 mimix-5"), side(active=ignoring, support="terrah-26"))
    assert s.power(A) == power


@ruling("BM-050")
def test_the_type_cannot_be_ignored() -> None:
    """An ignored character in hand still satisfies B's aqua-28."""
    a = side(active="hoax-1", hand="hoax-3 hoax-18")
    s = scene(a, side(active="flit-12", support="aqua-28"), phase="support")
    s.play("pay:aqua-28", "choose:hoax-3", "done")
    assert s.dragons(B) == 0


@ruling("BM-051")
def test_an_ignored_card_stays_active() -> None:
    """vulca-28 takes back active cards only."""
    a = side(active="hoax-1", inactive="hoax-2", hand="vulca-28 hoax-3")
    s = scene(a, side(active="flit-12"), phase="leadership").play("lead:vulca-28")
    assert s.moves() == ["choose:hoax-1", "skip"]


@ruling("BM-052")
def test_a_leadership_card_is_active_during_the_whole_own_turn() -> None:
    a = side(hand="hoax-29 hoax-1 hoax-20 hoax-21 hoax-22 hoax-18")
    s = against_nothing(a, "leadership", hand="vulca-1 vulca-23 vulca-24")
    s.play("lead:hoax-29", "fight", "play:hoax-1", "play:hoax-20", "play:hoax-21")
    assert s.cards(A, "actions") == ["hoax-29"]
    s.play("play:hoax-22", "play:hoax-18")
    assert nothing_more(s).asked == B
    assert s.cards(A, "actions") == []
    s.play("fight", "play:vulca-1", "play:vulca-23")
    assert s.asked == B
    assert s.refused("play:vulca-24").code == "no-allowance"


@ruling("BM-053")
@pytest.mark.parametrize(
    ("card", "supports"),
    [("flit-7", ["hoax-20", "hoax-21", "hoax-22"]), ("flit-5", ["hoax-20"])],
)
def test_an_ignored_leadership_card_becomes_effective_in_the_same_turn(
    card: str, supports: list[str]
) -> None:
    """B's khind-27 ignores A's hoax-29 until A plays flit-7."""
    a = side(hand=f"hoax-29 {card} hoax-20 hoax-21 hoax-22")
    s = against_nothing(a, "leadership", support="khind-27").play("lead:hoax-29", "fight")
    s.play(f"play:{card}", *[f"play:{support}" for support in supports])
    assert s.cards(A, "support") == supports
    assert nothing_more(s).asked == B


@ruling("BM-053")
def test_an_own_khind_27_makes_it_effective_too() -> None:
    a = side(hand="hoax-29 hoax-1 khind-27 hoax-20 hoax-21")
    s = against_nothing(a, "leadership", support="khind-27").play("lead:hoax-29", "fight")
    s.play("play:hoax-1", "play:khind-27", "play:hoax-20", "play:hoax-21")
    assert s.cards(A, "support") == ["khind-27", "hoax-20", "hoax-21"]


# drawing cards


@pytest.mark.parametrize(
    ("support", "hand", "after"),
    [
        pytest.param("", "hoax-1 hoax-2", 6, marks=ruling("BM-054")),
        pytest.param("", "", 6, marks=ruling("BM-054")),
        pytest.param("terrah-27", "hoax-1 hoax-2", 4, marks=ruling("BM-055")),
        pytest.param("terrah-27", "hoax-1 hoax-2 hoax-3 hoax-4", 4, marks=ruling("BM-055")),
        pytest.param("terrah-27", "hoax-1 hoax-2 hoax-3 hoax-4 hoax-6", 5, marks=ruling("BM-055")),
    ],
)
def test_the_hand_is_filled_as_far_as_allowed(support: str, hand: str, after: int) -> None:
    """Nobody is asked: drawing fewer is not possible."""
    a = side(active="hoax-5", hand=hand)
    s = against_nothing(a, "refresh", support=support, hand="vulca-1")
    assert len(s.cards(A, "hand")) == after
    assert s.asked == B


@ruling("BM-056")
@pytest.mark.parametrize("held", [2, 6, 8])
def test_additional_cards_come_on_top_of_the_hand(held: int) -> None:
    hand = " ".join(f"hoax-{number}" for number in range(1, held + 1))
    s = against_nothing(side(active="vulca-15", hand=hand), "refresh")
    assert len(s.cards(A, "hand")) == max(held, 6)
    s.play("text:vulca-15")
    assert len(s.cards(A, "hand")) == max(held, 6) + 2


# the end of the game


@ruling("BM-057")
def test_running_out_of_cards_within_a_fight_ends_nothing() -> None:
    s = against_nothing(side(hand="hoax-1", deck_size=0), hand="vulca-1 vulca-3")
    s.play("play:hoax-1")
    assert s.cards(A, "hand") == s.cards(A, "deck") == []
    assert not s.over
    assert nothing_more(s).asked == B
    s.play("retreat")
    assert s.over, "now a new fight would have to be opened"
    assert s.winner == A
    assert s.state.crystals == [2, 0]


@ruling("BM-057")
@pytest.mark.parametrize(("hand", "ends"), [("hoax-1 hoax-2 hoax-3", True), ("", False)])
def test_declining_with_the_last_cards_ends_the_game(hand: str, ends: bool) -> None:
    a = side(hand=hand or "hoax-1 hoax-2 hoax-3 hoax-4", deck_size=0)
    s = scene(a, side(hand="vulca-1"), phase="retreat", element=None)
    s.play("decline", "choose:hoax-1", "choose:hoax-2", "choose:hoax-3")
    assert s.over == ends
    if ends:
        assert s.winner == B


@ruling("BM-058")
def test_who_gets_cards_back_simply_plays_on() -> None:
    s = against_nothing(side(active="hoax-5", hand="", deck_size=0), "begin", hand="vulca-1")
    s.play("retrieve:hoax-5", "fight", "play:hoax-5")
    assert not s.over
    assert nothing_more(s).asked == B


@ruling("BM-059")
@pytest.mark.parametrize("loser", [A, B])
def test_without_dragons_who_brings_about_the_end_loses_one_crystal(loser: int) -> None:
    """The loser discards the last cards by declining."""
    sides = {A: side(hand="hoax-1 hoax-2"), B: side(hand="vulca-1 vulca-3")}
    sides[loser]["deck_size"] = 0
    s = scene(sides[A], sides[B], turn=loser, phase="retreat", element=None)
    s.play("decline", *[f"choose:{card}" for card in sides[loser]["hand"]])
    assert s.winner == opponent(loser)
    assert s.player(opponent(loser))["crystals"] == 1
    assert s.player(loser)["crystals"] == 0


@ruling("BM-060")
def test_who_was_out_of_cards_earlier_does_not_matter() -> None:
    """A has nothing at first and retrieves two cards, then B runs out; no side has a dragon."""
    a = side(active="hoax-5", support="hoax-23", hand="", deck_size=0)
    b = side(active=NOTHING, hand="", deck_size=0, dragons=1)
    s = scene(a, b, phase="begin")
    s.play("retrieve:hoax-5", "retrieve:hoax-23", "fight", "play:hoax-5", "done", "retreat")
    assert s.state.dragons == [0, 0]
    assert s.winner == A
    assert s.state.crystals == [1, 0]


@ruling("BM-061")
@pytest.mark.parametrize(("left", "ends"), [("", True), (" vulca-1", False)])
def test_the_game_ends_when_the_passive_player_is_emptied_before_the_fight(
    left: str, ends: bool
) -> None:
    """A's pillar-32 sells a dragon for 2 fire and 2 earth: only B can pay, with the last cards."""
    a = side(hand="pillar-32 hoax-1 hoax-2")
    b = side(hand=f"vulca-3 vulca-9{left}", deck_size=0)
    s = scene(a, b, phase="leadership", element=None).play("lead:pillar-32")
    assert s.asked == B
    s.play("choose:vulca-3", "choose:vulca-9")
    assert (s.asked, s.moves()) == (A, ["skip"])
    assert s.play("skip").over == ends
    if ends:
        assert s.winner == B
        assert s.state.crystals == [0, 2]
