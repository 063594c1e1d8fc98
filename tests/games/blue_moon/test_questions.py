"""Questions that the rules leave open: our decisions, one or two tests for each.

In a test about a card A has it and B is the opponent, as everywhere.
"""

import random
from typing import Any

import pytest

from spieltisch.games.blue_moon.cards import every, kinds
from spieltisch.games.blue_moon.cards.preconstructed import PRECONSTRUCTED
from spieltisch.games.blue_moon.rules import menu
from spieltisch.games.blue_moon.state import codes
from spieltisch.games.blue_moon.text.cards import card_texts
from spieltisch.games.blue_moon.text.modifiers import what_affects
from tests.conformance.checks import nothing_leads_back
from tests.games.blue_moon.duty import all_payments, sets
from tests.games.blue_moon.duty import scene as flowing
from tests.games.blue_moon.scene import BLUE_MOON, A, B, Scene, new, opponent, scene, side
from tests.games.blue_moon.weak import NOTHING, against_nothing


def gains(s: Scene) -> list[tuple[int, int]]:
    """Every dragon gained so far: by whom, and by what."""
    gained = [event.args for event in s.state.events if event.kind == "dragon"]
    return [(seat + 1, by) for seat, by, *_ in gained]


# Q1: who starts the later games of a match


def play_match(seed: int, first: int) -> Scene:
    """A whole match, at random, but A retreats from every fight."""
    s = new(seed, length="match", first=first)
    rng = random.Random(seed)
    while not s.over:
        moves = s.moves()
        s.play("retreat" if s.asked == A and "retreat" in moves else rng.choice(moves))
    return s


def test_q1_the_option_names_who_starts_the_first_game_and_the_later_are_drawn() -> None:
    later: list[int] = []
    for seed in range(6):
        first = 1 + seed % 2
        s = play_match(seed, first)
        games = [event.args for event in s.state.events if event.kind == "game"]
        assert games[0] == [1, first - 1]
        assert [number for number, _ in games] == list(range(1, len(games) + 1))
        later += [seat + 1 for _, seat in games[1:]]
        worths = [event.args[1:] for event in s.state.events if event.kind == "end"]
        won = [sum(worth for seat, worth in worths[:-1] if seat + 1 == each) for each in (A, B)]
        assert max(won) < 5, "the match goes on until somebody has five crystals"
        assert s.player(s.winner)["crystals"] >= 5
    assert set(later) == {A, B}


def fourth_dragon(won: int, seed: int = 0, match: bool = True) -> Scene:
    """A's storms win the game with the fourth dragon, worth four crystals."""
    a = side(support="terrah-21 terrah-22", dragons=3, won=won)
    return scene(a, side(), phase="start", match=match, seed=seed)


def test_q1_the_starting_player_of_the_second_game_is_drawn() -> None:
    starts = [fourth_dragon(0, seed).turn for seed in range(40)]
    assert 8 < starts.count(A) < 32


@pytest.mark.parametrize(
    ("won", "match", "over"), [(0, True, False), (1, True, True), (4, True, True), (0, False, True)]
)
def test_q1_a_match_is_over_with_five_crystals(won: int, match: bool, over: bool) -> None:
    s = fourth_dragon(won, match=match)
    assert s.over == over
    assert s.state.crystals == [won + 4, 0]
    if over:
        assert s.winner == A
    else:
        assert (s.state.game_number, s.state.dragons) == (2, [0, 0])
        assert [len(s.cards(seat, "hand")) for seat in (A, B)] == [6, 6]


# Q2: both without cards, the dragons in the middle


@pytest.mark.parametrize("loser", [A, B])
def test_q2_who_retreats_brings_about_the_end(loser: int) -> None:
    """The dragon of the retreat brings the last one back to the middle."""
    sides = {A: side(active="hoax-8", deck_size=0), B: side(active="vulca-12", deck_size=0)}
    sides[loser]["dragons"] = 1
    s = scene(sides[A], sides[B], turn=loser, phase="retreat").play("retreat")
    assert s.state.dragons == [0, 0]
    assert (s.state.ended, s.winner) == (codes.NO_CARDS_NO_DRAGONS, opponent(loser))
    assert s.player(opponent(loser))["crystals"] == 1


@pytest.mark.parametrize("decliner", [A, B])
def test_q2_when_one_declines_the_other_has_to_open_and_loses(decliner: int) -> None:
    sides = {A: side(deck_size=0), B: side(deck_size=0)}
    sides[decliner] = side(hand="hoax-1", deck_size=0)
    s = scene(sides[A], sides[B], turn=decliner, phase="retreat", element=None)
    s.play("decline", "choose:hoax-1")
    assert (s.state.ended, s.winner) == (codes.NO_CARDS_NO_DRAGONS, decliner)


# Q3: bluff cards and the six cards


@pytest.mark.parametrize(
    ("inactive", "bluffs", "dragons"),
    [
        ("hoax-1 hoax-2 hoax-3 hoax-4", "", 2),
        ("hoax-1 hoax-2 hoax-3", "", 1),
        ("hoax-1 hoax-2 hoax-3", "buka-4", 1),
        ("hoax-1 hoax-2 hoax-3", "buka-4 buka-5 buka-7 buka-8", 1),
        ("hoax-1 hoax-2 hoax-3 hoax-4", "buka-4", 2),
    ],
)
def test_q3_bluff_cards_bring_no_additional_dragon(
    inactive: str, bluffs: str, dragons: int
) -> None:
    """Two more cards are active and in the support area."""
    a = side(active="hoax-8", support="hoax-20", inactive=inactive, bluffs=bluffs)
    assert scene(a, side(), turn=B, phase="retreat").play("retreat").dragons(A) == dragons


@pytest.mark.parametrize(("bluffs", "allowed"), [("buka-4", False), ("buka-4 buka-5", True)])
def test_q3_bluff_cards_count_for_mutant_103(bluffs: str, allowed: bool) -> None:
    """mutant-103 wants six opposing cards."""
    b = side(active=NOTHING, support="hoax-20", inactive="hoax-1 hoax-2", bluffs=bluffs)
    assert scene(side(hand="mutant-103 hoax-1"), b).may("play:mutant-103") == allowed


# Q4: how many cards may be replaced


def replacing(b: str = "") -> Scene:
    a = side(active="hoax-8", hand="hoax-30 vulca-32 hyla-604 hoax-1", deck="hoax-2 hoax-3")
    return scene(a, side(active=NOTHING, hand=b), phase="leadership")


@pytest.mark.parametrize("answer", ["use", "skip"])
def test_q4_one_card_is_replaced_instead_of_an_action_card(answer: str) -> None:
    s = replacing()
    assert s.moves("replace") == ["hoax-30", "vulca-32", "hyla-604"]
    s.play("replace:hoax-30", answer)
    assert (s.phase, s.moves("replace"), s.moves("lead")) == ("retreat", [], [])
    s.refused("replace:vulca-32")
    s.refused("lead:hyla-604")


def test_q4_after_an_action_card_nothing_is_replaced() -> None:
    s = replacing().play("lead:hyla-604")
    assert (s.phase, s.moves("replace"), s.moves("lead")) == ("retreat", [], [])
    s.refused("replace:hoax-30")


@pytest.mark.parametrize("keys", [["replace:hoax-30", "use"], ["lead:hyla-604"]])
def test_q4_after_inter_401_one_card_is_played_or_replaced(keys: list[str]) -> None:
    s = replacing("inter-401").play("lead:vulca-32", "intervene:inter-401")
    assert (s.asked, s.phase) == (A, "leadership")
    s.play(*keys)
    assert s.asked == A
    assert (s.phase, s.moves("replace"), s.moves("lead")) == ("retreat", [], [])


# Q5: leadership cards alone


@pytest.mark.parametrize(
    ("a", "allowed"),
    [
        ({"active": "hoax-8"}, ["buka-30", "hyla-604", "crystal-1", "hoax-28"]),
        ({"active": "hoax-8", "support": "vulca-24"}, ["buka-30", "hyla-604", "crystal-1"]),
        ({"active": "hoax-13"}, ["buka-30", "hyla-604", "crystal-1"]),
        ({"active": "hoax-8", "support": "terrah-28"}, []),
    ],
)
def test_q5_only_terrah_28_forbids_all_action_cards(a: dict[str, str], allowed: list[str]) -> None:
    b = side(active=NOTHING, hand="buka-30 hyla-604 crystal-1 hoax-28")
    s = scene(side(**a), b, turn=B, phase="leadership")
    assert s.moves("lead") == allowed
    for card in allowed:
        assert s.may(f"lead:{card}")


# Q6: an ignored character as a bluff card


@pytest.mark.parametrize(("active", "allowed"), [("flit-12", False), ("flit-9", True)])
def test_q6_an_ignored_character_is_not_laid_face_down(active: str, allowed: bool) -> None:
    b = side(active="aqua-1", hand="buka-4 buka-7")
    s = scene(side(active=active), b, turn=B, phase="support")
    assert s.moves("bluff") == (["buka-4", "buka-7"] if allowed else [])
    if not allowed:
        assert s.refused("bluff:buka-4").code == "bluff-off"


def test_q6_bluff_cards_already_laid_still_count_and_may_be_called() -> None:
    b = side(active="aqua-1", bluffs="buka-7 buka-9")
    s = scene(side(active="flit-12"), b, turn=B, phase="support")
    assert s.power(B) == 4, "the character counts nothing"
    assert s.play("done").moves() == ["call", "skip"]


@pytest.mark.parametrize("active", ["flit-12", "flit-9"])
def test_q6_bluff_cards_already_laid_show_their_icons(active: str) -> None:
    """They are supports, so flit-12 does not ignore the icons of the characters on them."""
    b = side(active="aqua-1", bluffs="buka-7 buka-9")
    s = scene(side(active=active), b, turn=B, phase="support").play("done", "call")
    assert gains(s) == [(B, codes.BY_BLUFF)], "both show fire"


# Q7: flit-28 and mimix-19


@pytest.mark.parametrize(("text", "usable"), [("mimix-19", True), ("khind-5", False)])
def test_q7_flit_28_does_not_stop_mimix_19(text: str, usable: bool) -> None:
    a = side(active=text, hand="hoax-1 hoax-2 hoax-3 hoax-4 hoax-6 hoax-7")
    s = scene(a, side(active=NOTHING, support="flit-28"), phase="refresh")
    assert s.may(f"text:{text}") == usable
    if usable:
        s.play("text:mimix-19")
        assert len(s.cards(A, "hand")) == 9
        s.play("choose:hoax-1", "choose:hoax-2")
        assert len(s.cards(A, "hand")) == 7


# Q8: inter-404 and khind-14


def test_q8_khind_14_doubles_after_inter_404_and_in_the_next_turn_too() -> None:
    a = side(active="khind-14 khind-10", hand="khind-12")
    b = side(active=NOTHING, hand="inter-404 vulca-3", deck_size=0)
    s = scene(a, b, phase="support")
    assert s.power(A) == 6
    s.play("done", "intervene:inter-404")
    assert (s.asked, s.power(A)) == (B, 6)
    s.play("fight", "play:vulca-3", "done", "fight", "play:khind-12")
    assert s.power(A) == 12


# Q9: the fog and an icon "as if"


@pytest.mark.parametrize(("support", "free"), [("", True), ("terrah-26", False)])
def test_q9_the_fog_leaves_a_card_whose_icon_is_only_as_if(support: str, free: bool) -> None:
    """aqua-12 lets the next card count as FREE; in the fog it still is a booster with values."""
    b = side(hand="aqua-12 mimix-25 mimix-26")
    s = scene(side(active="terrah-10", support=support), b, turn=B)
    s.play("play:aqua-12", "play:mimix-25")
    assert (s.power(B), s.power(B, "earth")) == (4, 1)
    assert s.may("play:mimix-26") == free


@pytest.mark.parametrize(("support", "replaced"), [("", True), ("terrah-26", False)])
def test_q9_what_argus_eye_cannot_replace_in_the_fog_is_played_as_ever(
    support: str, replaced: bool
) -> None:
    b = side(hand="hoax-14 hoax-20", inquisitor="inq-412", deck_size=0)
    s = scene(side(active="terrah-10", support=support), b, turn=B, phase="leadership")
    assert s.may("replace:hoax-14") == replaced
    s.play("fight", "play:hoax-14", "play:hoax-20")
    assert s.power(B) == 5


# Q10: opposing cards and payments


@pytest.mark.parametrize(
    ("b", "payable"),
    [
        ({"active": "khind-1"}, False),
        ({"active": "khind-2"}, True),
        ({"active": "flit-12"}, False),
        ({"active": "flit-9"}, True),
        ({"active": "flit-7"}, None),
        ({"active": "hoax-8", "support": "terrah-25"}, True),
        ({"active": "hoax-8", "support": "terrah-26"}, True),
        ({"active": "vulca-16"}, True),
    ],
)
def test_q10_printed_values_and_ignored_cards_matter_for_a_payment(
    b: dict[str, str], payable: bool | None
) -> None:
    """7 and 1 pay the 8 fire of vulca-29; flit-7 ignores the text of vulca-29 itself."""
    a = side(active="hoax-6", hand="vulca-29 vulca-1 vulca-11")
    s = scene(a, side(**b), phase="leadership").play("lead:vulca-29")
    if payable is None:
        assert "pay" not in s.kinds()
        assert s.phase == "retreat"
    else:
        assert (s.moves("choose") != []) == payable


# Q11 and Q12: the shamans in the quicksand


def in_quicksand(shaman: str, held: int) -> Scene:
    """The end of A's turn, should the hand have stayed small in the refresh phase."""
    hand = " ".join(f"terrah-{number}" for number in range(1, held + 1))
    a = side(active=shaman, hand=hand, deck="hoax-1 hoax-2 hoax-3 hoax-4")
    s = scene(a, side(active="terrah-10", support="terrah-27"))
    s.state.phase = codes.END
    s.state.menu = menu.make_menu(s.state)
    return s


@pytest.mark.parametrize(("held", "revealed"), [(1, 3), (2, 3), (3, 2)])
def test_q11_mimix_18_reveals_one_card_more_than_there_is_room_for(
    held: int, revealed: int
) -> None:
    s = in_quicksand("mimix-18", held).play("text:mimix-18")
    cards = ["hoax-1", "hoax-2", "hoax-3"][:revealed]
    assert s.moves("choose") == cards
    s.play("choose:hoax-2")
    assert s.cards(A, "discard") == ["hoax-2"]
    assert set(cards) - {"hoax-2"} <= set(s.cards(A, "hand"))
    assert len(s.cards(A, "hand")) == held + revealed - 1 <= 4


@pytest.mark.parametrize(("held", "drawn"), [(1, 3), (2, 2), (3, 1)])
def test_q12_mimix_19_draws_up_to_four_and_shuffles_two_back(held: int, drawn: int) -> None:
    s = in_quicksand("mimix-19", held).play("text:mimix-19")
    assert len(s.cards(A, "hand")) == held + drawn == 4
    deck = len(s.cards(A, "deck"))
    s.play("choose:terrah-1", "choose:hoax-1")
    assert (len(s.cards(A, "hand")), len(s.cards(A, "deck"))) == (2, deck + 2)


@pytest.mark.parametrize("shaman", ["mimix-18", "mimix-19"])
@pytest.mark.parametrize("held", [4, 5])
def test_q11_and_q12_not_with_four_cards(shaman: str, held: int) -> None:
    assert in_quicksand(shaman, held).moves() == ["done"]


# Q13: khind-25 in the other player's turn


@pytest.mark.parametrize(
    ("support", "turn", "size"),
    [
        ("", A, 6),
        ("", B, 6),
        ("khind-25", A, 6),
        ("khind-25", B, 1),
        ("vulca-26", A, 0),
        ("vulca-26", B, 0),
    ],
)
def test_q13_khind_25_limits_only_the_own_turn(support: str, turn: int, size: int) -> None:
    """aqua-32 shuffles both hands back and lets both draw six cards; B is restricted."""
    sides = {
        A: side(active="hoax-8", support=support),
        B: side(active=NOTHING, hand="vulca-1 vulca-3"),
    }
    sides[turn]["hand"] = ["aqua-32", "hoax-1"]
    s = scene(sides[A], sides[B], turn=turn, phase="leadership").play("lead:aqua-32")
    assert (len(s.cards(A, "hand")), len(s.cards(B, "hand"))) == (6, size)


# Q14: interventions after use


@pytest.mark.parametrize(
    ("card", "phase", "moves"),
    [
        ("inter-401", "leadership", ["lead:hyla-604"]),
        ("inter-402", "character", ["play:vulca-1"]),
        ("inter-403", "character", ["play:vulca-1", "play:vulca-18", "done"]),
        ("inter-404", "character", ["play:vulca-1", "done"]),
        ("inter-405", "retreat", ["retreat"]),
        ("inter-406", "retreat", []),
    ],
)
def test_q14_an_intervention_goes_to_the_discard_pile_of_its_owner(
    card: str, phase: str, moves: list[str]
) -> None:
    storms = "terrah-21 terrah-22" if not moves else ""
    a = side(active="hoax-9", hand=f"{card} hoax-1")
    b = side(active="vulca-12", support=storms, hand="hyla-604 vulca-1 vulca-18", deck_size=0)
    s = scene(a, b, turn=B, phase="start" if storms else phase)
    s.play(*moves, f"intervene:{card}")
    s.play(*{"inter-403": ["choose:vulca-18"], "inter-405": ["choose:hoax-9"]}.get(card, []))
    assert card in s.cards(A, "discard")
    assert card not in s.cards(A, "leads") + s.cards(B, "discard")


def test_q14_so_does_the_one_that_is_fended_off() -> None:
    a = side(active="hoax-9", hand="inter-402")
    s = scene(a, side(active="vulca-12", hand="vulca-1 inter-407"), turn=B)
    s.play("play:vulca-1", "intervene:inter-402", "intervene:inter-407")
    assert (s.cards(A, "discard"), s.cards(B, "discard")) == (["inter-402"], ["inter-407"])


# Q15: discarded leadership cards


def test_q15_a_discarded_leadership_card_goes_to_the_leadership_pile() -> None:
    a = side(hand="hoax-27 hoax-1", deck_size=0)
    s = scene(a, side(hand="vulca-1"), phase="retreat", element=None)
    s.play("decline", "choose:hoax-27", "done")
    assert (s.cards(A, "leads"), s.cards(A, "discard")) == (["hoax-27"], [])
    paid = against_nothing(side(active="hoax-1", hand="crystal-1 hoax-28 hoax-3"), "leadership")
    paid.play("lead:crystal-1", "choose:hoax-28")
    assert (paid.cards(A, "leads"), paid.cards(A, "discard")) == (["hoax-28"], [])


def test_q15_texts_about_the_discard_pile_do_not_find_it() -> None:
    def table(hand: str, discard: str) -> Scene:
        a = side(active="hoax-1", hand=f"{hand} hoax-3", leadership="hoax-28", discard=discard)
        return against_nothing(a, "leadership").play(f"lead:{hand}")

    assert table("mimix-31", "hoax-4 hoax-6").moves("choose") == ["hoax-4", "hoax-6"]
    dug = table("khind-30", "hoax-4").play("use")
    assert sorted(dug.cards(A, "hand")) == ["hoax-3", "hoax-4"]
    shuffled = table("aqua-31", "hoax-4").play("use")
    assert "hoax-28" in shuffled.cards(A, "leads")
    for card in ("mimix-31", "khind-30", "aqua-31"):
        assert table(card, "").phase == "retreat", "there is nothing to be found"


# Q16: the load of a ship


def test_q16_the_load_of_a_ship_taken_back_is_discarded() -> None:
    a = side(active="hoax-1", hand="vulca-28 hoax-3", ships={"buka-30": ["buka-1", "vulca-23"]})
    s = against_nothing(a, "leadership").play("lead:vulca-28", "choose:buka-30")
    assert "buka-30" in s.cards(A, "hand")
    assert s.cards(A, "discard") == ["buka-1", "vulca-23"]
    assert s.cards(A, "loaded") == []


def test_q16_the_load_of_a_discarded_ship_is_discarded() -> None:
    a = side(landed={"buka-30": ["buka-1", "vulca-23"]}, ships={"buka-29": ["buka-5"]})
    s = against_nothing(a).play("play:buka-1", "done")
    assert sorted(s.cards(A, "discard")) == ["buka-30", "vulca-23"]
    assert (s.cards(A, "ships"), s.cards(A, "loaded")) == (["buka-29"], ["buka-5"])


# Q17: loading in the turn of a landing


@pytest.mark.parametrize(
    ("ship", "allowed"), [("buka-28", True), ("buka-29", False), ("buka-31", False)]
)
def test_q17_only_the_sea_falcon_lets_a_hand_card_be_loaded(ship: str, allowed: bool) -> None:
    a = side(hand="hoax-1", ships={ship: ["buka-1"], "buka-30": []})
    s = against_nothing(a, "begin").play(f"land:{ship}", "done", "fight", "play:buka-1")
    assert s.may("load:hoax-1") == allowed
    if allowed:
        s.play("load:hoax-1")
        assert s.cards(A, "loaded") == ["hoax-1"]
    else:
        assert s.refused("load:hoax-1").code == "only-from-ship"


def test_q17_without_a_landing_a_hand_card_may_be_loaded() -> None:
    s = against_nothing(side(active="hoax-8", hand="hoax-1", ships={"buka-30": []}), "support")
    assert s.may("load:hoax-1")


@pytest.mark.parametrize(("ship", "fights"), [("buka-28", True), ("buka-30", False)])
def test_q17_an_empty_ship_may_land(ship: str, fights: bool) -> None:
    s = against_nothing(side(hand="hoax-1", ships={ship: []}), "begin").play(f"land:{ship}")
    assert s.cards(A, "landed") == [ship]
    assert s.may("fight") == fights


# Q18: ignored characters as payments


def test_q18_ignored_characters_pay_for_flit_30() -> None:
    a = side(active="hoax-8", hand="flit-30 hoax-1 hoax-2 hoax-3")
    s = scene(a, side(active="flit-12"), phase="leadership").play("lead:flit-30")
    s.play("choose:hoax-1", "choose:hoax-2", "choose:hoax-3")
    assert s.dragons(A) == 1


def test_q18_ignored_characters_pay_for_the_sirens() -> None:
    a = side(active="flit-12", support="aqua-28")
    s = scene(a, side(hand="vulca-1 vulca-18"), turn=B, phase="retreat").play("pay:aqua-28")
    assert s.moves("choose") == ["vulca-1"]
    s.play("choose:vulca-1", "retreat")
    assert gains(s) == [(A, codes.BY_FIGHT)]


# Q19: the sirens and the retreat


def test_q19_the_dragon_of_the_sirens_comes_first() -> None:
    a = side(active="hoax-8", support="aqua-28")
    s = scene(a, side(hand="vulca-1"), turn=B, phase="retreat").play("retreat")
    assert gains(s) == [(A, codes.BY_SIREN), (A, codes.BY_FIGHT)]


def test_q19_it_may_end_the_game() -> None:
    a = side(active="hoax-10", support="aqua-28", dragons=3)
    s = scene(a, side(hand="vulca-1"), turn=B, phase="retreat").play("retreat")
    assert (s.state.ended, s.winner, s.state.crystals) == (codes.FOURTH_DRAGON, A, [4, 0])
    assert gains(s) == [(A, codes.BY_SIREN)]
    assert "won" not in s.kinds()


def test_q19_each_can_be_stopped_by_itself() -> None:
    a = side(active="hoax-8", support="aqua-28")
    b = side(hand="vulca-1 inter-406 vulca-3", deck_size=0)
    s = scene(a, b, turn=B, phase="retreat").play("retreat")
    assert (s.asked, gains(s)) == (B, [])
    s.play("intervene:inter-406")
    assert gains(s) == [(A, codes.BY_FIGHT)]


# Q20: dragons after a failed bluff


def failed_bluff(**b: Any) -> Scene:
    """A has announced fire with a bluff card of earth and one of fire."""
    a = side(people="buka", active="aqua-1", bluffs="buka-7 buka-8")
    return scene(a, side(active=NOTHING, **b), phase="support").play("done")


def test_q20_first_the_dragon_for_the_call_then_those_of_the_retreat() -> None:
    s = failed_bluff(hand="vulca-1", inactive="hoax-1 hoax-2 hoax-3 hoax-4 hoax-6").play("call")
    assert gains(s) == [(B, codes.BY_BLUFF), (B, codes.BY_FIGHT), (B, codes.BY_FIGHT)]
    kinds = [kind for kind in s.kinds() if kind in ("call", "dragon", "won")]
    assert kinds == ["call", "dragon", "won", "dragon", "dragon"]


def test_q20_the_dragon_for_the_call_may_end_the_game() -> None:
    s = failed_bluff(hand="vulca-1", dragons=3).play("call")
    assert (s.state.ended, s.winner, s.state.crystals) == (codes.FOURTH_DRAGON, B, [0, 4])
    assert gains(s) == [(B, codes.BY_BLUFF)]


def test_q20_the_bluff_cards_are_gone_by_then() -> None:
    s = failed_bluff(hand="inter-405 vulca-1").play("call")
    assert gains(s) == [(B, codes.BY_BLUFF)]
    assert s.may("intervene:inter-405")
    assert (s.cards(A, "bluffs"), s.cards(A, "discard")) == ([], ["buka-7", "buka-8"])


# Q21: a power below the opponent's after a good bluff


def test_q21_the_announcement_stands_after_a_good_bluff() -> None:
    """A reaches 7 fire with two bluff cards and shows 3 without them."""
    a = side(people="buka", active="hoax-8", bluffs="buka-7 buka-9", hand="hoax-1")
    b = side(active="vulca-1", hand="vulca-12 vulca-11")
    s = scene(a, b, phase="support").play("done", "call")
    assert (s.power(A), s.power(B)) == (3, 7)
    assert gains(s) == [(A, codes.BY_BLUFF)]
    assert "retreat" not in s.kinds()
    assert (s.asked, s.phase) == (B, "leadership")
    weak = Scene(s.state.clone()).play("fight", "play:vulca-11")
    assert not weak.may("done"), "1 fire is too little"
    assert s.play("fight", "play:vulca-12").may("done"), "3 fire has to be matched"


# Q22: special rule 11


def too_weak(**fields: Any) -> Scene:
    return scene(
        side(active="hoax-9", **{"hand": "hoax-8 hoax-27", **fields}),
        side(active="vulca-1", hand="crystal-1", deck="crystal-2"),
        phase="retreat",
    )


def test_q22_without_news_everything_is_taken_back_and_a_retreats() -> None:
    s = too_weak()
    assert s.may("fight"), "nobody looks ahead"
    s.play("fight", "play:hoax-8")
    assert s.moves() == ["give-up"]
    s.play("give-up")
    assert (s.cards(A, "active"), s.cards(A, "older")) == (["hoax-9"], [])
    assert s.cards(A, "hand") == ["hoax-8", "hoax-27"]
    assert s.moves() == ["retreat"]


@pytest.mark.parametrize("news", ["pillar-13", "pillar-27"])
def test_q22_with_news_the_game_is_lost(news: str) -> None:
    """pillar-13 discards a hand card of B, pillar-27 lays B's hand open."""
    s = too_weak(hand=f"{'hoax-8 ' if news == 'pillar-27' else ''}{news}").play("fight")
    s.play(*(["play:pillar-13", "blind"] if news == "pillar-13" else ["play:hoax-8"]))
    if news == "pillar-27":
        s.play("play:pillar-27")
    s.play("give-up")
    assert (s.state.ended, s.winner) == (codes.MISPLAY, B)
    assert s.state.crystals == [0, 6], "two crystal cards are in B's deck"


def test_q22_an_intervention_is_news() -> None:
    a = side(active="hoax-9", hand="hoax-8 hoax-6")
    s = scene(a, side(active="vulca-1", hand="inter-402"), phase="retreat")
    s.play("fight", "play:hoax-8", "intervene:inter-402", "play:hoax-6", "give-up")
    assert (s.state.ended, s.winner, s.state.crystals) == (codes.MISPLAY, B, [0, 4])


def test_q22_an_intervention_not_played_is_none() -> None:
    a = side(active="hoax-9", hand="hoax-8 hoax-6")
    s = scene(a, side(active="vulca-1", hand="inter-402"), phase="retreat")
    s.play("fight", "play:hoax-8", "skip", "give-up")
    assert not s.over
    assert s.moves() == ["retreat"]


# Q23: the target of "one of my ..."


def test_q23_the_target_changes_with_every_card() -> None:
    """buka-26 doubles the fire of one own character."""
    s = scene(side(hand="mimix-24 vulca-1", support="buka-26"), side(active=NOTHING))
    assert s.power(A) == 0
    assert s.play("play:mimix-24").power(A) == 2
    assert s.play("play:vulca-1").power(A) == 1 + 14


def test_q23_the_target_changes_in_the_turn_of_the_opponent_too() -> None:
    a = side(active="mimix-9 mimix-22", support="buka-26")
    s = scene(a, side(hand="flit-6 vulca-1"), turn=B)
    assert s.power(A) == 4 * 2 + 2
    s.play("play:flit-6", "choose:mimix-9")
    assert s.power(A) == 2 * 2


def test_q23_a_raise_and_a_doubling_find_their_own_best_targets() -> None:
    """pillar-24 raises a fire value to 6; vulca-21 doubles the 7 and not the 6."""
    assert scene(side(active="vulca-1 hoax-9 pillar-24 vulca-21"), side()).power(A) == 14 + 6
    assert scene(side(active="hoax-9 hoax-4 pillar-24 vulca-21"), side()).power(A) == 12 + 4


def test_q23_the_owner_chooses_the_caterpillar_of_pillar_14() -> None:
    s = scene(side(active="pillar-14 pillar-16 pillar-17"), side(hand="vulca-1"), turn=B)
    assert (s.asked, s.moves()) == (A, ["choose:pillar-16", "choose:pillar-17"])
    assert s.play("choose:pillar-17").player(A)["doubled"] == "pillar-17"


# Q24: a mutant in the right element


@pytest.mark.parametrize(("mutant", "element"), [("mutant-106", "fire"), ("mutant-107", "earth")])
def test_q24_the_element_stays_and_the_shields_and_stop_work(mutant: str, element: str) -> None:
    a = side(active="hoax-8", hand=f"vulca-31 {mutant} hoax-20")
    b = side(active="vulca-4", support="hoax-20")
    s = scene(a, b, phase="leadership", element=element)
    s.play("lead:vulca-31", "fight", f"play:{mutant}")
    assert s.element == element
    assert "element" not in s.kinds()
    assert s.moves() == ["done"], "the shields match every power, STOP allows no support"
    assert s.has_shield(A)


# Q25: a second Hyla


@pytest.mark.parametrize("owner", [A, B])
@pytest.mark.parametrize("card", ["hyla-604", "hyla-605", "hyla-606", "hyla-607", "hyla-608"])
def test_q25_a_hyla_displaces_the_one_in_play(card: str, owner: int) -> None:
    other = "hyla-605" if card == "hyla-604" else "hyla-604"
    sides = {A: side(active="hoax-1", hand=f"{card} hoax-3"), B: side(active=NOTHING)}
    sides[owner]["hyla"] = other
    s = scene(sides[A], sides[B], phase="leadership").play(f"lead:{card}")
    assert s.cards(owner, "discard") == [other]
    assert (s.player(A)["hyla"], s.player(B)["hyla"]) == (card, None)


@pytest.mark.parametrize("owner", [A, B])
def test_q25_so_does_one_that_buka_27_fetches(owner: int) -> None:
    sides = {
        A: side(active="hoax-1", hand="buka-27 hoax-3", deck="hyla-606"),
        B: side(active=NOTHING),
    }
    sides[owner]["hyla"] = "hyla-604"
    s = scene(sides[A], sides[B], phase="leadership").play("lead:buka-27", "choose:hyla-606")
    assert s.cards(owner, "discard") == ["hyla-604"]
    assert (s.player(A)["hyla"], s.player(B)["hyla"]) == ("hyla-606", None)


# Q26: inter-405 on a forced retreat


def forced_by_floods() -> Scene:
    a = side(active="hoax-9", support="aqua-25 aqua-26", hand="inter-405 hoax-1")
    return scene(a, side(active=NOTHING, hand="vulca-1"), phase="support").play("done")


def forced_by_a_failed_bluff() -> Scene:
    a = side(active="hoax-9", hand="inter-405 hoax-1")
    b = side(active="vulca-1", bluffs="buka-8", deck_size=0)
    return scene(a, b, turn=B, phase="support").play("done", "call")


def forced_by_inter_402() -> Scene:
    a = side(active="hoax-9", hand="inter-402 inter-405 hoax-1")
    s = scene(a, side(active="vulca-1", hand="vulca-3", deck_size=0), turn=B)
    s.play("play:vulca-3", "intervene:inter-402")
    assert s.asked == B
    return s.play("retreat")


FORCED = {
    "floods": forced_by_floods,
    "bluff": forced_by_a_failed_bluff,
    "inter-402": forced_by_inter_402,
}


@pytest.mark.parametrize("force", FORCED)
def test_q26_inter_405_answers_a_forced_retreat(force: str) -> None:
    s = FORCED[force]()
    assert next(e.args[:2] for e in s.state.events if e.kind == "retreat") == [B - 1, 1]
    assert (s.asked, s.may("intervene:inter-405")) == (A, True)
    s.play("intervene:inter-405", "choose:hoax-9")
    assert "hoax-9" in s.cards(A, "hand")


# Q27 and Q28: house cards


def test_q27_house_cards_are_marked_and_in_no_preconstructed_deck() -> None:
    house = {card.key for card in every.CARDS if card.house}
    assert {"khind-24", "promo-904", "hyla-604", "inter-401", "inq-411", "mutant-110"} <= house
    for deck in PRECONSTRUCTED.values():
        assert len(deck) == 30
        assert not house & set(deck)
    kind = {card.key: card.kind for card in every.CARDS}
    assert (kind["khind-24"], kind["promo-904"]) == (kinds.BOOSTER, kinds.CHARACTER)


def test_q27_lists_say_which_values_are_ours() -> None:
    texts = card_texts()
    assert len(texts) == len(every.CARDS)
    for card, text in zip(every.CARDS, texts):
        assert text.card == card.key
        assert ("house values" in f"{text.kind.en} {text.text.en}") == card.house, card.key


@pytest.mark.parametrize(
    "key", ["vulca-17", "mutant-108", "hyla-601", "hyla-602", "hyla-603", "aqua-15", "flit-21"]
)
def test_q28_cards_without_a_description_are_not_in_the_program(key: str) -> None:
    assert key not in every.NUMBERS


@pytest.mark.parametrize("key", ["crystal-1", "crystal-2", "crystal-3", "tutu-507", "vulca-32"])
def test_q28_what_is_ours_is_marked(key: str) -> None:
    assert every.CARDS[every.NUMBERS[key]].house


def test_q28_the_cards_of_ours_can_be_played() -> None:
    a = side(active="hoax-8", hand="crystal-1 crystal-3 tutu-507 vulca-32 hoax-1")
    s = against_nothing(a, "leadership")
    assert s.moves("lead") == ["crystal-1", "crystal-3", "vulca-32"]
    s.play("lead:crystal-3", "choose:crystal-1", "choose:vulca-32")
    assert s.cards(A, "laid_crystals") == ["crystal-3"]
    s.play("fight", "play:tutu-507", "choose:hoax-1")
    assert s.cards(A, "active") == ["tutu-507"]


# Q29: the card of the caterpillar example


@pytest.mark.parametrize(("card", "payable"), [("vulca-13", False), ("vulca-12", True)])
def test_q29_glimmer_with_gauntlets_does_not_feed_the_fireeater(card: str, payable: bool) -> None:
    """Glimmer has fire 2; Shimmer, the number of the source, has 3 and pays without them."""
    glimmer = every.CARDS[every.NUMBERS["vulca-13"]]
    assert (glimmer.name.en, glimmer.fire, glimmer.earth) == ("Glimmer", 2, 3)
    a = side(active="hoax-8 pillar-16")
    b = side(active=f"{NOTHING} vulca-21", hand=f"{card} vulca-1 vulca-20")
    s = flowing(a, b, turn=B, phase="support").play("pay:pillar-16")
    assert (frozenset([card]) in all_payments(s, B)) == payable
    assert sets("vulca-1") <= all_payments(s, B)


# Q30: a cancelled card and hoax-26


@pytest.mark.parametrize(
    ("card", "phase", "moves", "again"),
    [
        ("inter-401", "leadership", ["lead:hyla-604"], "lead:hyla-605"),
        ("inter-402", "character", ["play:vulca-1"], "play:vulca-3"),
    ],
)
@pytest.mark.parametrize("drain", [True, False])
def test_q30_a_cancelled_card_counts_only_against_inter_407(
    card: str, phase: str, moves: list[str], again: str, drain: bool
) -> None:
    a = side(active=NOTHING, support="hoax-26" if drain else "", hand=card)
    b = side(active="vulca-12", hand="hyla-604 hyla-605 vulca-1 vulca-3 vulca-18 inter-407")
    s = scene(a, b, turn=B, phase=phase).play(*moves, f"intervene:{card}")
    assert s.may("intervene:inter-407") != drain
    if not drain:
        s.play("skip")
    assert "cancel" in s.kinds()
    assert s.asked == B
    s.play(again)
    more = s.may("fight" if phase == "leadership" else "play:vulca-18")
    assert more != drain, "now the one card of the turn is played"
    assert again.partition(":")[2] in [*s.cards(B, "active"), s.player(B)["hyla"]]


# Q31: who is asked for an intervention


def cancellable(**a: Any) -> Scene:
    """B plays the first character of the turn; A could cancel it with inter-402."""
    foe = side(active="vulca-12", hand="vulca-1 vulca-18", deck_size=0)
    return scene(side(active=NOTHING, **a), foe, turn=B).play("play:vulca-1")


@pytest.mark.parametrize(
    ("a", "asked"),
    [
        ({"hand": "inter-402 hoax-1"}, True),
        ({"hand": "hoax-1", "deck": "inter-402"}, True),
        ({"hand": "hoax-1", "open": "", "deck": "inter-402 inter-403"}, True),
        ({"hand": "inter-402", "open": "inter-402"}, True),
        ({"hand": "hoax-1 hoax-2", "open": "hoax-1", "deck": "inter-402"}, True),
        ({"hand": "hoax-1"}, False),
        ({"hand": "hoax-1", "deck": "inter-401 inter-403 inter-404 inter-405"}, False),
        ({"hand": "inter-401 hoax-1"}, False),
        ({"hand": "hoax-1", "discard": "inter-402"}, False),
        ({"hand": "hoax-1", "discard": "inter-402", "deck": "inter-403"}, False),
        ({"hand": "hoax-1", "open": "hoax-1", "deck": "inter-402"}, False),
        ({"hand": "", "deck": "inter-402"}, False),
    ],
)
def test_q31_who_may_hold_a_fitting_intervention_is_asked(a: dict[str, str], asked: bool) -> None:
    s = cancellable(**a)
    assert (s.asked == A) == asked
    if asked:
        held = ["intervene:inter-402"] if "inter-402" in a["hand"] else []
        assert s.moves() == [*held, "skip"]
        assert s.play("skip").asked == B


def test_q31_the_question_tells_nothing() -> None:
    """Hand and draw deck exchange a card, and B sees the same."""
    one = cancellable(hand="inter-402", deck="hoax-1", deck_size=1)
    other = cancellable(hand="hoax-1", deck="inter-402", deck_size=1)
    assert one.view(B) == other.view(B)
    assert one.state.to_move() == other.state.to_move() == (A - 1,)
    worlds = [other.state.determinize(B - 1, seed) for seed in range(12)]
    assert {len(world.moves(A - 1)) for world in worlds} == {1, 2}


def test_q31_a_card_that_could_not_be_played_is_not_asked_for() -> None:
    """B's khind-27 ignores the texts of interventions, and everybody sees it."""
    foe = side(active="vulca-12", support="khind-27", hand="vulca-1 vulca-18", deck_size=0)
    a = side(active=NOTHING, hand="inter-402 hoax-1")
    assert scene(a, foe, turn=B).play("play:vulca-1").asked == B


# Q32: two consistent readings


def two_readings(a: str, turn: int) -> Scene:
    """A has flit-8 and some supports; B's khind-27 and hoax-28; both double a value by text."""
    first = side(active="flit-8 vulca-21", support=a, hand="hoax-1")
    second = side(active="pillar-1 vulca-21", support="khind-27", hand="hoax-28 vulca-1")
    one, two = (first, second) if turn == B else (second, first)
    return scene(one, two, turn=turn, phase="leadership").play("lead:hoax-28")


@pytest.mark.parametrize("turn", [A, B])
def test_q32_flit_8_is_applied_first(turn: int) -> None:
    """The own khind-27 works, the opposing one is ignored and hoax-28 is useless."""
    s = two_readings("khind-27", turn)
    assert s.cards(turn, "actions") == ["hoax-28"]
    assert s.power(opponent(turn)) == 2 * 2
    assert s.power(turn) == 6, "its booster has no text"


@pytest.mark.parametrize("turn", [A, B])
def test_q32_without_the_own_khind_27_hoax_28_makes_flit_8_useless(turn: int) -> None:
    s = two_readings("", turn)
    assert s.power(opponent(turn)) == 2
    assert s.power(turn) == 6 * 2


@pytest.mark.parametrize(
    ("laid", "may"),
    [
        ({"crystals": "crystal-1"}, True),
        ({"hyla": "hyla-604"}, False),
        ({"ships": {"buka-30": []}}, False),
    ],
)
def test_q33_a_crystal_card_does_not_keep_the_ghost_away(laid: dict[str, Any], may: bool) -> None:
    a = side(people="buka", hand="buka-23 buka-1", **laid)
    assert scene(a, side(active="vulca-8")).may("play:buka-23") is may


# Q34: exceptions for PROTECTED cards, and hoax-16


@pytest.mark.parametrize(("active", "reached"), [("khind-6", False), ("khind-6 hoax-16", True)])
def test_q34_top_dog_discards_cards_whose_protected_icon_is_ignored(
    active: str, reached: bool
) -> None:
    """aqua-2 and the support aqua-23 are PROTECTED, hoax-23 has another icon."""
    b = side(active="aqua-2 aqua-1", support="aqua-23 hoax-23")
    s = scene(side(active=active, hand="hoax-1"), b, phase="retreat").play("text:khind-6")
    protected = ["aqua-2", "aqua-23"]
    assert s.moves("choose") == ([*protected, "hoax-23"] if reached else ["hoax-23"])
    for card in protected:
        if reached:
            other = Scene(s.state.clone()).play(f"choose:{card}")
            assert card in other.cards(B, "discard")
        else:
            assert s.refused(f"choose:{card}").code == "not-offered"


def test_q34_top_dog_spares_the_last_character_all_the_same() -> None:
    b = side(active="aqua-2", support="aqua-23")
    s = scene(side(active="khind-6 hoax-16", hand="hoax-1"), b, phase="retreat")
    assert s.play("text:khind-6").moves("choose") == ["aqua-23"]


@pytest.mark.parametrize(("active", "power"), [("flit-13", 8), ("flit-13 hoax-16", 0)])
def test_q34_mad_mike_ignores_cards_whose_protected_icon_is_ignored(
    active: str, power: int
) -> None:
    """aqua-2 has 5 fire and the support aqua-23 has 3."""
    s = scene(side(active=active), side(active="aqua-2", support="aqua-23"))
    assert s.power(B) == power
    notes = what_affects(s.state, B - 1, every.NUMBERS["aqua-2"])
    assert any("BM-Q34" in note.rulings for note in notes) == (power == 0)


@pytest.mark.parametrize("active", ["flit-13 hoax-16", "flit-13"])
def test_q34_flit_characters_are_spared_in_any_case(active: str) -> None:
    """flit-1 has 4 fire and RETRIEVE."""
    assert scene(side(active=active), side(active="flit-1")).power(B) == 4


@pytest.mark.parametrize(("active", "payable"), [("flit-13", True), ("flit-13 hoax-16", False)])
def test_q34_mad_mike_does_so_in_hand_too(active: str, payable: bool) -> None:
    """B would pay the 3 fire of A's caterpillar with aqua-2; hoax-9 has only 1."""
    a = side(active=f"{active} pillar-16")
    s = scene(a, side(hand="aqua-2 hoax-9"), turn=B, phase="retreat")
    assert s.may("pay:pillar-16") == payable


# Q35: a demand that is left


DEMANDS = {
    "aqua-28": {"active": "aqua-12", "support": "aqua-28"},
    **{f"pillar-{n}": {"active": f"aqua-12 pillar-{n}"} for n in range(16, 21)},
}
"""By card that demands hand cards: where A has it."""
RICH = "mutant-105 vulca-1 vulca-4 aqua-1 terrah-2 hoax-21"


def demanding(card: str, phase: str = "leadership", **b: Any) -> Scene:
    """B can meet the demand of A's card in many ways."""
    a = side(people="aqua", dragons=3, hand_size=6, **DEMANDS[card])
    return scene(a, side(people="hoax", **{"hand": RICH, **b}), turn=B, phase=phase)


@pytest.mark.parametrize("phase", ["leadership", "retreat", "support"])
@pytest.mark.parametrize("card", DEMANDS)
def test_q35_a_demand_that_was_left_is_not_offered_again_at_once(card: str, phase: str) -> None:
    s = demanding(card, phase, active="vulca-5")
    before = s.moves()
    s.play(f"pay:{card}", "skip")
    assert s.moves() == [key for key in before if key != f"pay:{card}"]
    assert s.refused(f"pay:{card}").code == "demand-left"
    assert len(s.cards(B, "hand")) == 6


def test_q35_nor_after_a_payment_broken_off_in_the_middle() -> None:
    """2 and 1 fire pay the 3 of pillar-16."""
    s = demanding("pillar-16", hand="vulca-13 vulca-11")
    s.play("pay:pillar-16", "choose:vulca-13", "skip")
    assert s.refused("pay:pillar-16").code == "demand-left"
    assert s.cards(B, "hand") == ["vulca-13", "vulca-11"]


@pytest.mark.parametrize("card", DEMANDS)
@pytest.mark.parametrize("hand", ["mutant-105", RICH])
def test_q35_nobody_can_make_such_a_turn_last_forever(card: str, hand: str) -> None:
    s = demanding(card, hand=hand)
    for seed in range(5):
        nothing_leads_back(BLUE_MOON, s.state, seed)


def test_q35_leaving_one_demand_does_not_open_another_one() -> None:
    a = side(active="aqua-12 pillar-16 pillar-17")
    s = scene(a, side(hand="vulca-4 terrah-2"), turn=B, phase="retreat")
    s.play("pay:pillar-16", "skip", "pay:pillar-17", "skip")
    assert s.moves("pay") == []
    s.play("fight", "play:terrah-2")
    assert s.moves("pay") == ["pillar-16", "pillar-17"]


def test_q35_meeting_one_demand_opens_the_other_one_again() -> None:
    a = side(active="aqua-12 pillar-16 pillar-17")
    s = scene(a, side(hand="vulca-4 terrah-2"), turn=B, phase="retreat")
    s.play("pay:pillar-16", "skip", "pay:pillar-17", "choose:terrah-2")
    assert s.moves("pay") == ["pillar-16"]


def test_q35_a_text_used_stays_used_when_demands_open_again() -> None:
    a = side(active="aqua-12 pillar-16", support="hoax-23 hoax-24")
    s = scene(a, side(active="khind-6", hand="vulca-4 vulca-5"), turn=B, phase="retreat")
    s.play("text:khind-6", "choose:hoax-23", "pay:pillar-16", "skip", "fight")
    assert s.refused("text:khind-6").code == "text-used"


def test_q35_the_demand_can_be_met_once_something_else_was_done() -> None:
    s = demanding("pillar-16").play("pay:pillar-16", "skip", "fight", "play:vulca-1")
    assert s.may("pay:pillar-16")
    s.play("pay:pillar-16", "skip")
    assert not s.may("pay:pillar-16")
    s.play("play:hoax-21", "pay:pillar-16", "choose:vulca-4")
    assert s.cards(B, "discard") == ["vulca-4"]
    assert s.refused("pay:pillar-16").code == "demand-met"
