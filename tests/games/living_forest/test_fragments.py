"""Fragments: what they do to a card just revealed, and how one is taken as an action."""

from collections.abc import Sequence

import pytest

from tests.games.living_forest.scene import Scene, scene
from tests.ruling import ruling

DECK = [
    *("bear", "beetle", "lynx", "fox", "owl"),
    *("goldfish", "tanuki", "wild-boar", "weasel", "hare"),
    *("fawn", "hummingbird", "bee", "baboon"),
]
NOTHING = {"sun": 0, "water": 0, "plant": 0, "spiral": 0, "flower": 0}
SUPPLY = 20
VARANS = 23


def revealing(
    draw: Sequence[str],
    fragments: int = 1,
    *,
    line: Sequence[str] = (),
    discard: Sequence[str] = (),
    theirs: int = 0,
) -> Scene:
    """Seat 1 reveals these cards first and has fragments; seat 2 has stopped already."""
    return scene(f"""
        [[players]]
        draw = {list(draw)}
        line = {list(line)}
        discard = {list(discard)}
        fragments = {fragments}
        [[players]]
        line = ["bee"]
        fragments = {theirs}
        stopped = true
    """)


def deck_size(table: Scene, seat: int = 1) -> int:
    player = table.player(seat)
    return int(player["draw"]) + len(player["discard"]) + len(player["line"])


# paying for the card just revealed


@ruling("LF-034")
def test_a_fragment_puts_the_card_just_revealed_onto_the_discard_pile() -> None:
    table = revealing(["weasel", "owl"], fragments=3, discard=["fox"]).play("reveal", "reveal")
    assert table.view()["fragments"] == SUPPLY - 3
    table.play("discard")
    player = table.player()
    assert player["line"] == ["weasel"]
    assert sorted(player["discard"]) == ["fox", "owl"]
    assert (player["fragments"], table.view()["fragments"]) == (2, SUPPLY - 2)


@ruling("LF-034")
def test_the_card_lies_face_up_for_everybody() -> None:
    table = revealing(["owl"]).play("reveal", "discard")
    for viewer in (None, 1, 2):
        assert table.view(viewer)["players"][0]["discard"] == ["owl"]
    assert table.log(2)[-1].text.en == (
        "Player 1 pays a fragment and discards Owl (net solitary 0)."
    )


@ruling("LF-034")
def test_the_others_keep_their_fragments_and_cards() -> None:
    table = revealing(["owl"], fragments=2, theirs=4)
    before = table.player(2)
    table.play("reveal", "discard")
    assert table.player(2) == before


@ruling("LF-034")
def test_paying_is_a_choice() -> None:
    table = revealing(["owl"]).play("reveal")
    assert table.moves() == ["reveal", "stop", "discard"]
    table.play("stop")
    assert table.player()["line"] == ["owl"]
    assert table.player()["fragments"] == 1


@ruling("LF-034")
def test_without_a_fragment_no_card_can_be_sent_away() -> None:
    table = revealing(["owl"], fragments=0, theirs=3).play("reveal")
    assert table.moves() == ["reveal", "stop"]
    reason = table.refused("discard")
    assert (reason.code, reason.rulings) == ("no-fragment", ("LF-034",))


@ruling("LF-034")
def test_after_stopping_it_is_too_late() -> None:
    table = scene("[[players]]\ndraw = ['owl']\nfragments = 1")
    table.play("reveal", "stop", seat=1)
    assert table.refused("discard", 1).code == "has-stopped"
    table.play("reveal", "stop", seat=2)
    assert table.phase == "act"
    assert table.refused("discard").code == "only-while-revealing"


# what the card counts for afterwards


@ruling("LF-035")
@pytest.mark.parametrize(
    ("card", "net"), [("lynx", 1), ("weasel", 0), ("koala", -1), ("eagle", 1), ("fire-varan", 1)]
)
def test_a_card_sent_away_counts_no_longer(card: str, net: int) -> None:
    table = revealing([card]).play("reveal")
    assert table.player()["net"] == net
    table.play("discard")
    assert table.player()["net"] == 0
    assert table.player()["elements"] == NOTHING


@ruling("LF-035")
def test_the_cards_that_stay_count_on() -> None:
    table = revealing(["bear", "goldfish", "lynx"]).play("reveal", "reveal", "reveal", "discard")
    assert table.player()["net"] == 1
    assert table.player()["elements"] == {**NOTHING, "water": 3, "plant": 1}


@ruling("LF-035")
def test_without_a_gregarious_card_sent_away_fewer_solitary_cards_close() -> None:
    table = revealing(["deer", "bear", "owl", "fox"]).play("reveal", "discard")
    table.play("reveal", "reveal")
    assert (table.phase, table.player()["net"]) == ("reveal", 2)
    table.play("reveal")
    assert (table.phase, table.state.left) == ("act", 1)


# a closed line opens again


@ruling("LF-036")
def test_a_fragment_opens_a_closed_line_again() -> None:
    table = revealing(["bear", "owl", "fox", "bee"], fragments=1).play(*["reveal"] * 3)
    assert (table.phase, table.player()["net"]) == ("reveal", 3)
    table.play("discard")
    assert table.player()["net"] == 2
    assert table.player()["line"] == ["bear", "owl"]
    assert table.moves() == ["reveal", "stop"]
    table.play("stop")
    assert (table.turn, table.state.left, table.player()["actions"]) == (1, 2, 2)


@ruling("LF-036")
def test_after_opening_the_line_the_player_may_go_on_and_may_close_it_again() -> None:
    table = revealing(["bear", "owl", "fox", "bee", "lynx"]).play(*["reveal"] * 3, "discard")
    table.play("reveal")
    assert table.player()["line"] == ["bear", "owl", "bee"]
    table.play("reveal")
    assert (table.phase, table.state.left) == ("act", 1)


@ruling("LF-036")
def test_keeping_the_card_leaves_the_line_closed() -> None:
    table = revealing(["bear", "owl", "fox"]).play(*["reveal"] * 3, "stop")
    assert (table.turn, table.state.left, table.player()["fragments"]) == (1, 1, 1)


@ruling("LF-036")
@pytest.mark.parametrize("way", ["discard", "banish"])
def test_a_varan_that_closed_the_line_can_be_sent_away_too(way: str) -> None:
    table = revealing(["bear", "owl", "fire-varan"]).play(*["reveal"] * 3)
    assert table.moves() == ["stop", "discard", "banish"]
    table.play(way, "stop")
    assert (table.turn, table.state.left) == (1, 2)


# several fragments


@ruling("LF-037")
def test_a_fragment_for_each_newly_revealed_card_as_long_as_they_last() -> None:
    table = revealing(["bear", "owl", "fox", "lynx"], fragments=3)
    for left in (2, 1, 0):
        table.play("reveal", "discard")
        assert table.player()["fragments"] == left
    assert sorted(table.player()["discard"]) == ["bear", "fox", "owl"]
    assert table.player()["line"] == []
    table.play("reveal")
    assert table.refused("discard").code == "no-fragment"
    assert table.moves() == ["reveal", "stop"]


@ruling("LF-037")
def test_a_line_may_be_opened_again_and_again() -> None:
    table = revealing(["bear", "owl", "fox", "lynx", "beetle"], fragments=2)
    table.play("reveal", "reveal", "reveal", "discard", "reveal", "discard")
    assert table.player()["line"] == ["bear", "owl"]
    table.play("reveal")
    assert (table.phase, table.state.left) == ("act", 1)


@ruling("LF-038")
def test_two_fragments_cannot_send_away_the_last_two_cards() -> None:
    table = revealing(["bear", "owl", "bee"], fragments=2).play("reveal", "reveal", "discard")
    assert table.player()["line"] == ["bear"]
    reason = table.refused("discard")
    assert (reason.code, reason.rulings) == ("not-just-revealed", ("LF-034", "LF-038"))
    assert table.moves() == ["reveal", "stop"]
    table.play("reveal")
    assert table.moves() == ["reveal", "stop", "discard"]


@ruling("LF-038")
def test_the_older_card_cannot_be_banished_either() -> None:
    table = revealing(["fire-varan", "owl"], fragments=2).play("reveal", "reveal", "discard")
    assert table.player()["line"] == ["fire-varan"]
    assert table.refused("banish").code == "not-just-revealed"


@ruling("LF-038")
def test_a_fragment_always_hits_the_newest_card() -> None:
    table = revealing(["bear", "weasel"], fragments=2).play("reveal", "reveal", "discard")
    assert (table.player()["line"], table.player()["discard"]) == (["bear"], ["weasel"])


# varans


@ruling("LF-039")
def test_a_varan_just_revealed_may_go_back_to_the_supply() -> None:
    table = revealing(["bee", "fire-varan"], discard=["fire-varan"]).play("reveal", "reveal")
    assert (deck_size(table), table.view()["varans"]) == (16, VARANS - 2)
    table.play("banish")
    assert (deck_size(table), table.view()["varans"]) == (15, VARANS - 1)
    player = table.player()
    assert (player["line"], player["discard"]) == (["bee"], ["fire-varan"])
    assert (player["fragments"], table.view()["fragments"]) == (0, SUPPLY)
    assert player["net"] == 0


@ruling("LF-039")
def test_a_varan_put_onto_the_discard_pile_stays_in_the_deck() -> None:
    table = revealing(["fire-varan"]).play("reveal", "discard")
    assert (deck_size(table), table.view()["varans"]) == (15, VARANS - 1)
    assert table.player()["discard"] == ["fire-varan"]


@ruling("LF-039")
def test_banishing_costs_a_fragment() -> None:
    table = revealing(["fire-varan"], fragments=0).play("reveal")
    assert table.refused("banish").code == "no-fragment"


@ruling("LF-039")
def test_after_banishing_the_very_last_card_the_player_stops() -> None:
    line = [*DECK, "chimpanzee", "toucan", "butterfly"]
    table = revealing(["fire-varan"], line=line).play("reveal")
    assert table.moves() == ["stop", "discard", "banish"]
    table.play("banish")
    assert (table.phase, table.state.left) == ("act", 2)
    assert table.player()["line"] == line


@ruling("LF-040")
@pytest.mark.parametrize("card", ["bear", "bee", "weasel", "spider", "toucan", "deer", "tapir"])
def test_only_a_varan_can_go_back_to_the_supply(card: str) -> None:
    table = revealing([card]).play("reveal")
    assert "banish" not in table.moves()
    reason = table.refused("banish")
    assert (reason.code, reason.rulings) == ("not-a-varan", ("LF-040",))
    size = deck_size(table)
    table.play("discard")
    assert table.player()["discard"] == [card]
    assert (deck_size(table), table.view()["varans"]) == (size, VARANS)


@ruling("LF-040")
def test_a_varan_below_the_newest_card_does_not_help() -> None:
    table = revealing(["fire-varan", "owl"]).play("reveal", "reveal")
    assert table.refused("banish").code == "not-a-varan"


# coming up again


@ruling("LF-041")
def test_a_card_sent_away_can_come_up_again_in_the_same_phase() -> None:
    line = [card for card in DECK if card != "bee"] + ["chimpanzee", "toucan", "butterfly"]
    table = revealing(["bee"], fragments=2, line=line).play("reveal", "discard")
    assert (table.player()["draw"], table.player()["discard"]) == (0, ["bee"])
    table.play("reveal")
    assert table.kinds()[-4:] == ["reveal", "discard", "shuffle", "reveal"]
    assert table.player()["line"] == [*line, "bee"]
    table.play("discard", "reveal")
    assert table.player()["line"] == [*line, "bee"]


@ruling("LF-041")
def test_a_card_sent_away_is_shuffled_together_with_the_discard_pile() -> None:
    others = [card for card in DECK if card != "bee"]
    table = revealing(["bee"], discard=others).play("reveal", "discard", "reveal")
    player = table.player()
    assert sorted([*player["line"], *player["draw_cards"]]) == sorted(DECK)


@ruling("LF-041")
def test_a_banished_varan_does_not_come_up_again() -> None:
    table = revealing(["fire-varan"], discard=DECK).play("reveal", "banish", "reveal")
    assert table.kinds()[-2:] == ["shuffle", "reveal"]
    assert "fire-varan" not in [*table.player()["line"], *table.player()["draw_cards"]]


@ruling("LF-042")
@pytest.mark.parametrize(
    "card", ["deer", "chimpanzee", "bee", "wolf", "owl", "cobra", "fire-varan"]
)
def test_a_fragment_may_be_paid_for_any_card(card: str) -> None:
    table = revealing([card, "hare"]).play("reveal", "discard")
    assert (table.player()["line"], table.player()["discard"]) == ([], [card])


# taking a fragment as an action


def acting(fragments: int = 0, theirs: int = 0) -> Scene:
    """Seat 1 has two actions and nothing to do them with but take a fragment."""
    return scene(f"""
        phase = "act"
        [[players]]
        line = ["fawn"]
        fragments = {fragments}
        [[players]]
        line = ["fawn"]
        fragments = {theirs}
    """)


@ruling("LF-060")
@pytest.mark.parametrize("fragments", [0, 3])
def test_the_action_moves_one_fragment_from_the_supply_to_the_player(fragments: int) -> None:
    table = acting(fragments, theirs=2).play("fragment")
    assert table.player(1)["fragments"] == fragments + 1
    assert table.player(2)["fragments"] == 2
    assert table.view()["fragments"] == SUPPLY - fragments - 2 - 1
    assert (table.turn, table.state.left, table.doing) == (1, 1, None)


@ruling("LF-060")
def test_a_fragment_taken_serves_from_the_next_round_on() -> None:
    table = acting().play("fragment")
    assert table.refused("discard").code == "only-while-revealing"
    table.play("pass", "pass", "pass")
    assert table.state.round == 2
    table.play("reveal", "discard", seat=1)
    assert (table.player()["fragments"], table.view()["fragments"]) == (0, SUPPLY)


@ruling("LF-061")
def test_with_an_empty_supply_no_fragment_can_be_taken() -> None:
    table = acting(12, theirs=8)
    assert table.view()["fragments"] == 0
    assert "fragment" not in table.moves()
    reason = table.refused("fragment")
    assert (reason.code, reason.rulings) == ("no-fragment-left", ("LF-061",))


@ruling("LF-061")
def test_the_last_fragment_can_be_taken_and_then_none() -> None:
    table = acting(12, theirs=7)
    assert "fragment" in table.moves()
    table.play("fragment", "pass")
    assert (table.turn, table.view()["fragments"]) == (2, 0)
    assert table.refused("fragment").code == "no-fragment-left"


@ruling("LF-061")
def test_a_fragment_paid_can_be_taken_again() -> None:
    table = revealing(["owl"], fragments=12, theirs=8).play("reveal", "discard", "stop")
    assert table.view()["fragments"] == 1
    table.play("fragment")
    assert table.player()["fragments"] == 12


@ruling("LF-061")
def test_a_fragment_rock_gives_nothing_if_the_supply_is_empty() -> None:
    table = scene("""
        phase = "act"
        [[players]]
        line = ["hare"]
        fragments = 12
        rock = 1
        [[players]]
        line = ["fawn"]
        fragments = 8
    """).play("move:1")
    assert (table.player()["fragments"], table.view()["fragments"]) == (12, 0)
    assert (table.turn, table.state.left, table.doing) == (1, 1, None)
