"""The questions that the rules leave open: each decision that shows on the table.

Q18 (table talk and deals) is outside the engine and has no test.
"""

import pytest

from spieltisch.games.equinox.state.notation import card_key
from tests.games.equinox.scene import EQUINOX, Scene, new_game, scene
from tests.ruling import ruling

# Q1: how the three tree cards split


def trees(table: Scene) -> list[str]:
    """The tree cards in hands and deck of a new game."""
    cards = [key for seat in range(table.state.seats) for key in table.hand(seat + 1)]
    cards += [card_key(card) for card in table.state.deck]
    return sorted(card for card in cards if card in ("ancestor", "dryad"))


@ruling("EQ-003")
def test_q1_there_are_one_ancestor_and_two_dryads() -> None:
    assert trees(new_game(3)) == ["ancestor", "dryad", "dryad"]


@ruling("EQ-003")
@pytest.mark.parametrize("ancestors", range(4))
def test_q1_another_split_of_the_three_trees_can_be_chosen(ancestors: int) -> None:
    table = new_game(3, trees=[ancestors, 3 - ancestors])
    assert trees(table) == ["ancestor"] * ancestors + ["dryad"] * (3 - ancestors)


@pytest.mark.parametrize("split", [[1, 1], [4, -1], [3], "none", [1.0, 2.0], [True, 2]])
def test_q1_there_are_never_more_or_fewer_than_three_trees(split: object) -> None:
    with pytest.raises(ValueError, match="Option trees cannot be"):
        EQUINOX.new(2, trees=split)


# Q2: the edition


def test_q2_the_english_edition_is_the_default() -> None:
    assert new_game(2).state.edition == "en"
    assert scene("").state.edition == "en"


def test_q2_the_german_edition_is_an_option() -> None:
    assert new_game(2, edition="de").state.edition == "de"
    assert scene('edition = "de"').state.edition == "de"


HOPSCOTCH_ON_CHAMELEON = """
eliminated = ["stag"]
phase = "play"
columns.hopscotch.row1 = {cards = ["chameleon-9"], pebble = 1}
[[players]]
hand = ["hopscotch-2"]
[[players]]
"""


@ruling("EQ-124", "EQ-125")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_q2_only_the_german_edition_lets_hopscotch_swap_chameleons(edition: str) -> None:
    table = scene(f'edition = "{edition}"' + HOPSCOTCH_ON_CHAMELEON).play("play:hopscotch-2")
    if edition == "en":
        assert "no-power" in table.kinds()
        assert table.card("hopscotch/2") == "hopscotch-2"
    else:
        table.play("swap:hopscotch/1", "swap:hopscotch/2")
        assert table.card("hopscotch/2") == "chameleon-9"


# Q3: control with a sum of 0


@ruling("EQ-035")
def test_q3_a_pebble_in_row_5_alone_gives_no_control() -> None:
    table = scene(
        """eliminated = ["stag", "rubble", "carmen", "goatman"]
        phase = "play"
        columns.squeak.row5 = {pebble = 1}
        [[players]]
        hand = ["squeak-4"]
        [[players]]"""
    )
    assert table.controller("squeak") == 0
    table.play("play:squeak-4")
    assert table.phase == "discard"


# Q4: where Rubble may go


def rubble_in_round_2() -> Scene:
    return scene(
        """eliminated = ["stag"]
        phase = "play"
        columns.rubble.row1 = {pebble = 1}
        columns.hoot.row1 = {pebble = 2}
        [[players]]
        hand = ["rubble-4"]
        [[players]]"""
    ).play("play:rubble-4")


@ruling("EQ-081")
@pytest.mark.parametrize(("place", "code"), [("stag/1", "rubble-gone"), ("hoot/3", "later-row")])
def test_q4_rubble_offers_no_eliminated_creature_and_no_later_row(place: str, code: str) -> None:
    assert rubble_in_round_2().refused(f"pebble:{place}").code == code


@ruling("EQ-081")
def test_q4_rubble_offers_current_and_earlier_rows_of_creatures_in_play() -> None:
    table = rubble_in_round_2()
    places = {key.split(":")[1] for key in table.moves() if key != "decline"}
    free = {f"{name}/{row}" for name in table.in_play() for row in (1, 2)}
    assert places == free - {"rubble/1", "hoot/1"}


# Q5: a field that Moss man has freed


@ruling("EQ-068")
def test_q5_a_field_freed_by_moss_man_may_be_bet_on_again_in_the_same_round() -> None:
    table = scene(
        """phase = "play"
        columns.moss-man.champion = [1]
        columns.hoot.row1 = {pebble = 1}
        [[players]]
        hand = ["moss-man-4"]
        [[players]]"""
    )
    table.play("play:moss-man-4", "lift:hoot/1")
    assert (table.turn, table.pebble("hoot/1")) == (2, 0)
    table.play("bet:hoot")
    assert table.pebble("hoot/1") == 2


# Q6: no second secret prediction


@ruling("EQ-017")
def test_q6_no_new_secret_prediction_after_moss_man_took_the_first_back() -> None:
    table = scene(
        """phase = "play"
        columns.moss-man.row1 = {pebble = 1}
        [[players]]
        hand = ["moss-man-4", "moss-man-5"]
        secret = "hoot-3"
        [[players]]
        hand = ["moss-man-6"]"""
    )
    table.play("play:moss-man-4", "lift:secret")
    assert (table.secret(1), table.pebbles(1)) == (None, 4)
    table.play("pass", "play:moss-man-6")
    assert (table.seat, table.round) == (1, 1)
    assert table.refused("secret:moss-man-5").code == "secret-once"
    assert table.legal("bet:hoot")


# Q7: covered cards and Hopscotch


@ruling("EQ-123")
@pytest.mark.parametrize("edition", ["en", "de"])
def test_q7_hopscotch_moves_visible_cards_only(edition: str) -> None:
    table = scene(
        f"""edition = "{edition}"
        eliminated = ["stag"]
        phase = "play"
        columns.hopscotch.row1 = {{cards = [9, 3], pebble = 1}}
        columns.hoot.row1 = {{cards = [8, 7, 6]}}
        [[players]]
        hand = ["hopscotch-2"]
        [[players]]"""
    )
    table.play("play:hopscotch-2")
    # Hoot has three cards, but only one is visible
    assert table.moves() == ["decline", "swap:hopscotch/1", "swap:hopscotch/2"]
    assert table.refused("swap:hoot/1").code == "swap-partner"
    table.play("swap:hopscotch/2", "swap:hopscotch/1")
    assert (table.card("hopscotch/2"), table.covered("hopscotch/1")) == (
        "hopscotch-3",
        ["hopscotch-9"],
    )


# Q8: trees without effect


@ruling("EQ-149")
def test_q8_a_dryad_can_be_played_on_an_empty_table() -> None:
    table = scene("phase = 'play'\n[[players]]\nhand = ['dryad']\n[[players]]").play("play:dryad")
    assert "dryad" in table.discard_pile()
    assert "no-effect" in table.kinds()
    assert table.turn == 2


@ruling("EQ-144")
def test_q8_an_ancestor_can_be_played_without_any_secret_prediction() -> None:
    table = scene(
        "phase = 'play'\ncreatures = ['hoot']\n[[players]]\nhand = ['ancestor']\n[[players]]"
    )
    table.play("play:ancestor", "name:hoot")
    assert "ancestor" in table.discard_pile()
    assert table.turn == 2


@ruling("EQ-054")
@pytest.mark.parametrize("tree", ["ancestor", "dryad"])
def test_q8_a_tree_without_effect_still_has_to_be_played(tree: str) -> None:
    table = scene(
        f"""eliminated = ["stag"]
        phase = "play"
        [[players]]
        hand = ["stag-1", "{tree}"]
        [[players]]"""
    )
    assert table.refused("show").code == "must-play"
    assert table.moves() == [f"play:{tree}"]


# Q9: Squeak and a small deck


@ruling("EQ-062")
@pytest.mark.parametrize("deck", [1, 2])
def test_q9_squeak_draws_what_is_left_and_the_game_ends(deck: int) -> None:
    table = scene(
        f"""phase = "play"
        deck = {deck}
        columns.squeak.row1 = {{pebble = 1}}
        [[players]]
        hand = ["squeak-4"]
        [[players]]"""
    )
    table.play("play:squeak-4", "use")
    assert len(table.hand(1)) == deck
    assert table.over


# Q10: Ursus on a chameleon


@ruling("EQ-136")
def test_q10_ursus_keeps_the_half_point_on_a_chameleon() -> None:
    table = scene(
        """phase = "play"
        columns.ursus.row1 = {cards = ["chameleon-3"]}
        [[players]]
        hand = ["ursus-4"]
        [[players]]"""
    )
    table.play("play:ursus-4")
    assert table.strength("ursus") == 4.5


# Q11: Ursus' half point in the German tie-break


@ruling("EQ-178")
def test_q11_the_half_point_belongs_to_the_row_of_its_pebble() -> None:
    # 4 + 1.5 against 4 + 1 + 0.5: the half point lies in row 4 or in row 5
    table = scene(
        """edition = "de"
        creatures = ["hoot", "squeak", "ursus", "twinz", "stag", "rubble", "carmen", "goatman"]
        eliminated = ["stag", "rubble", "carmen", "goatman"]
        phase = "play"
        columns.hoot = {row1 = {pebble = 1}, row4 = {pebble = 1}}
        columns.squeak = {row1 = {pebble = 2}, row5 = {cards = [5]}}
        columns.ursus = {row4 = {pebble = 2}, row5 = {cards = [5], pebble = 1}}
        columns.twinz.row5 = {cards = [0]}
        [[players]]
        hand = ["chameleon-9"]
        [[players]]"""
    )
    table.play("play:chameleon-9", "on:hoot", "done")
    assert table.scores() == [5.5, 5.5]
    assert table.ranking() == [[2], [1]]


# Q12: the cards Stag laid down


@ruling("EQ-079")
def test_q12_the_victim_sees_only_the_remaining_hand() -> None:
    table = scene(
        """phase = "play"
        columns.stag.row1 = {pebble = 1}
        [[players]]
        hand = ["stag-4"]
        [[players]]
        hand = ["hoot-1", "hoot-2", "hoot-3", "hoot-4"]"""
    )
    table.play("play:stag-4", "seat:2")
    down = table.face_down(2)
    assert len(down) == 2
    own = table.player(2)
    assert (own["hand"], own["face_down"]) == (table.hand(2), 2)
    assert not set(own["hand"]) & set(down)
    told = [line for line in table.log(2) if line.kind == "lay-down"]
    assert [line.data for line in told] == [{"seat": 1, "count": 2}]


# Q13: standstill (more in test_elimination)


def test_q13_a_full_circle_in_which_nothing_happens_ends_the_game() -> None:
    table = scene(
        f"""eliminated = ["stag", "hoot"]
        phase = "play"
        columns.squeak.row2 = {{pebble = 2}}
        [[players]]
        hand = {[f"stag-{strength}" for strength in range(8)]}
        [[players]]
        hand = {[f"hoot-{strength}" for strength in range(8)]}"""
    )
    table.play("show", "done")
    assert not table.over
    table.play("pass", "show", "done")
    assert table.over
    assert table.deck > 0
    assert (len(table.in_play()), table.scores()) == (6, [0, 3])


# Q14: no playing on with an empty deck


@ruling("EQ-158")
def test_q14_nothing_is_played_once_the_deck_is_empty() -> None:
    table = scene("phase = 'play'\ndeck = 1\n[[players]]\nhand = ['dryad']\n[[players]]")
    table.play("play:dryad")
    assert (table.over, table.deck, table.seat) == (True, 0, 0)
    assert table.refused("pass", seat=2).code == "game-over"


def test_q14_there_is_no_option_to_play_on() -> None:
    assert [option.name for option in EQUINOX.options] == ["edition", "creatures", "trees", "first"]


# Q15: the choice of a target uses the power and is final


@ruling("EQ-127")
def test_q15_feather_fox_cannot_be_declined_after_choosing() -> None:
    table = scene(
        """phase = "play"
        columns.feather-fox.row1 = {pebble = 1}
        columns.hoot.row1 = {cards = [3, 8]}
        [[players]]
        hand = ["feather-fox-4"]
        [[players]]"""
    )
    table.play("play:feather-fox-4")
    assert table.moves() == ["decline", "discard:hoot"]
    table.play("discard:hoot")
    assert (table.turn, table.card("hoot/1")) == (2, "hoot-3")


@ruling("EQ-101")
def test_q15_goatman_cannot_be_declined_after_seeing_the_cards() -> None:
    table = scene(
        """phase = "play"
        columns.goatman.row1 = {pebble = 1}
        [[players]]
        hand = ["goatman-4"]
        [[players]]
        hand = ["hoot-1", "hoot-2", "hoot-3"]"""
    )
    table.play("play:goatman-4", "seat:2")
    assert table.refused("decline").code == "must-choose"
    assert table.moves() == ["keep:hoot-1", "keep:hoot-2", "keep:hoot-3"]


@ruling("EQ-095")
def test_q15_hoot_cannot_be_declined_after_choosing_the_player() -> None:
    table = scene(
        """phase = "play"
        columns.hoot.row1 = {pebble = 1}
        [[players]]
        hand = ["hoot-4"]
        [[players]]"""
    )
    table.play("play:hoot-4", "seat:2")
    assert table.refused("decline").code == "must-choose"


@ruling("EQ-123")
def test_q15_hopscotch_cannot_be_declined_after_the_first_field() -> None:
    table = scene(
        """eliminated = ["stag"]
        phase = "play"
        columns.hopscotch.row1 = {cards = [9], pebble = 1}
        [[players]]
        hand = ["hopscotch-2"]
        [[players]]"""
    )
    table.play("play:hopscotch-2", "swap:hopscotch/1")
    assert table.refused("decline").code == "must-choose"


def test_q15_a_copied_power_cannot_be_declined_after_choosing_it() -> None:
    table = scene(
        """eliminated = ["stag"]
        phase = "play"
        columns.fungy.row1 = {pebble = 1}
        [[players]]
        hand = ["fungy-2"]
        [[players]]"""
    )
    table.play("play:fungy-2", "copy:stag")
    assert table.refused("decline").code == "must-choose"


# Q16: forced reveals are simultaneous


@ruling("EQ-142")
def test_q16_ancestor_reveals_all_secret_predictions_at_once() -> None:
    table = scene(
        """phase = "play"
        turn = 2
        [[players]]
        secret = "hoot-1"
        [[players]]
        hand = ["ancestor"]
        secret = "hoot-2"
        [[players]]
        secret = "hoot-3"
        [[players]]
        secret = 'squeak-3'"""
    )
    table.play("play:ancestor", "name:hoot")
    assert [table.champion(seat) for seat in (1, 2, 3, 4)] == ["hoot", "hoot", "hoot", None]
    assert {"hoot-1", "hoot-2", "hoot-3"} <= set(table.discard_pile())
    assert table.controller("hoot") == 0
    assert table.turn == 3


# Q17: the first player


@pytest.mark.parametrize("first", [1, 2, 3])
def test_q17_the_first_player_can_be_chosen(first: int) -> None:
    assert new_game(3, first=first).seat == first


def test_q17_a_random_first_player_follows_from_the_seed() -> None:
    firsts = [new_game(3, seed).seat for seed in range(20)]
    assert set(firsts) == {1, 2, 3}
    assert firsts == [new_game(3, seed).seat for seed in range(20)]


@pytest.mark.parametrize("first", [0, 4, "nobody", 1.0, True, None])
def test_q17_the_first_player_has_to_be_one_of_the_seats(first: object) -> None:
    with pytest.raises(ValueError, match="Option first cannot be"):
        EQUINOX.new(3, first=first)


# Q19: what others learn of cards discarded with Carmen


@ruling("EQ-105")
def test_q19_others_learn_only_the_number_of_cards_discarded_with_carmen() -> None:
    table = scene(
        """phase = "play"
        columns.carmen.row1 = {pebble = 1}
        [[players]]
        hand = ["carmen-4", "hoot-1", "hoot-2"]
        [[players]]"""
    )
    pile = table.view(2)["discarded"]
    table.play("play:carmen-4", "use", "discard:hoot-2", "discard:hoot-1", "done")
    assert {"hoot-1", "hoot-2"} <= set(table.discard_pile())
    assert table.view(2)["discarded"] == pile + 2
    for viewer in (2, None):
        told = [line.data for line in table.log(viewer) if line.kind == "bury"]
        assert told == [{"seat": 0}, {"seat": 0}]
    seen = [line.data["cards"] for line in table.log(1) if line.kind == "bury"]
    assert seen == [["hoot-2"], ["hoot-1"]]


# Q20 and Q21: powers against an empty hand


def against_an_empty_hand(creature: str) -> Scene:
    """Seat 1 uses a power; seat 2 has no hand card, seat 3 has two."""
    return scene(
        f"""phase = "play"
        columns.{creature}.row1 = {{pebble = 1}}
        [[players]]
        hand = ["{creature}-4"]
        [[players]]
        hand = []
        [[players]]
        hand = ["carmen-1", "carmen-2"]"""
    ).play(f"play:{creature}-4")


@ruling("EQ-097")
def test_q20_hoot_may_be_used_against_an_empty_hand_which_is_shown() -> None:
    table = against_an_empty_hand("hoot").play("seat:2", "name:carmen")
    assert (table.seat, table.moves()) == (2, ["show"])
    table.play("show")
    assert "show-one" in table.kinds()
    assert table.turn == 2


@ruling("EQ-100", "EQ-102")
def test_q20_goatman_may_not_be_used_against_an_empty_hand() -> None:
    table = against_an_empty_hand("goatman")
    assert "no-power" in table.kinds()
    assert table.turn == 2
    assert table.hand(3) == ["carmen-1", "carmen-2"]


@ruling("EQ-072")
def test_q21_stag_needs_a_target_with_a_hand_card() -> None:
    table = against_an_empty_hand("stag")
    assert table.moves() == ["decline", "seat:3"]
    assert table.refused("seat:2").code == "empty-hand"


@ruling("EQ-072")
def test_q21_stag_has_no_effect_if_all_other_hands_are_empty() -> None:
    table = scene(
        """phase = "play"
        columns.stag.row1 = {pebble = 1}
        [[players]]
        hand = ["stag-4"]
        [[players]]
        hand = []"""
    )
    table.play("play:stag-4")
    assert "no-power" in table.kinds()
    assert table.turn == 2
