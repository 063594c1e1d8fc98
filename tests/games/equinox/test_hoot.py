"""Hoot: demand a card of a named creature."""

import pytest

from tests.games.equinox.scene import Scene, scene
from tests.ruling import ruling

CREATURES = ["hoot", "stag", "rubble", "squeak", "twinz", "carmen", "goatman", "ursus"]
TARGET = ["stag-2", "stag-7", "rubble-1", "chameleon-3", "dryad"]


def hoot(
    target: list[str] = TARGET, field: str = "row1 = {pebble = 1}", about: str = "", top: str = ""
) -> Scene:
    """Seat 1 is about to play Hoot 4; seat 2 is the usual target, seat 3 looks on."""
    return scene(f"""
        creatures = {CREATURES}
        phase = "play"
        {top}
        columns.hoot = {{{field}}}
        [[players]]
        hand = ["hoot-4", "hoot-5", "twinz-0", "twinz-1", "twinz-2", "twinz-3", "twinz-4", "stag-9"]
        [[players]]
        hand = {target}
        {about}
        [[players]]
        hand = ["stag-5", "squeak-1"]
    """)


def demanded(target: list[str] = TARGET, creature: str = "stag", about: str = "") -> Scene:
    """Seat 1 has demanded a card from seat 2."""
    return hoot(target, about=about).play("play:hoot-4", "seat:2", f"name:{creature}")


# giving


@ruling("EQ-095")
def test_the_target_gives_exactly_one_card_of_the_named_creature() -> None:
    table = demanded().play("give:stag-7")
    assert "stag-7" in table.hand(1)
    assert table.hand(2) == ["stag-2", "rubble-1", "chameleon-3", "dryad"]
    assert len(table.hand(1)) == 8
    assert (table.seat, table.phase) == (2, "predict")


@ruling("EQ-096")
def test_the_target_chooses_which_card_to_give() -> None:
    table = demanded()
    assert table.seat == 2
    assert sorted(table.moves()) == ["give:stag-2", "give:stag-7"]
    assert table.refused("give:stag-2", seat=1).code == "not-your-turn"
    table.play("give:stag-2")
    assert "stag-2" in table.hand(1)
    assert "stag-7" in table.hand(2)


@ruling("EQ-095")
def test_the_target_must_give_a_card_it_holds() -> None:
    table = demanded()
    reason = table.refused("show")
    assert reason.code == "must-give"
    assert "EQ-095" in reason.rulings
    assert table.refused("decline").code == "must-choose"
    assert table.refused("pass").code == "not-asked"
    table.play("give:stag-2")
    assert table.seat == 2


@ruling("EQ-095", "EQ-096")
@pytest.mark.parametrize(
    ("card", "code"),
    [
        ("rubble-1", "other-creature"),
        ("stag-9", "not-in-hand"),
        ("stag-5", "not-in-hand"),
        ("chameleon-8", "not-in-hand"),
    ],
)
def test_the_target_gives_no_other_card(card: str, code: str) -> None:
    """A held card of another creature; cards of other hands; a card it does not hold."""
    table = demanded()
    assert table.refused(f"give:{card}").code == code
    table.play("give:stag-2")
    assert table.hand(2) == TARGET[1:]


@ruling("EQ-095")
@pytest.mark.parametrize("card", ["chameleon-3", "dryad"])
def test_a_chameleon_or_tree_in_hand_is_no_card_of_the_creature(card: str) -> None:
    """The refusal must not claim that the card is missing from the hand."""
    table = demanded()
    assert f"give:{card}" not in table.moves()
    assert table.refused(f"give:{card}").code == "other-creature"


@ruling("EQ-095")
def test_the_only_card_of_the_creature_has_to_be_given() -> None:
    table = demanded(creature="rubble")
    assert table.moves() == ["give:rubble-1"]
    table.play("give:rubble-1")
    assert "rubble-1" in table.hand(1)
    assert table.seat == 2


@ruling("EQ-095")
def test_the_last_card_of_a_hand_has_to_be_given() -> None:
    table = demanded(["stag-2"]).play("give:stag-2")
    assert table.hand(2) == []
    table.play("pass", "show")
    assert len(table.hand(2)) == 8
    assert table.seat == 3


# naming


@ruling("EQ-095")
def test_the_named_creature_must_be_in_play() -> None:
    table = hoot(top='eliminated = ["rubble"]').play("play:hoot-4", "seat:2")
    assert table.moves() == [f"name:{name}" for name in CREATURES if name != "rubble"]
    reason = table.refused("name:rubble")
    assert reason.code == "name-in-play"
    assert "EQ-095" in reason.rulings
    assert table.refused("name:pilgrim").code == "not-in-game"
    table.play("name:stag", "give:stag-2")
    assert (table.seat, table.phase) == (1, "discard")


@ruling("EQ-095")
def test_hoot_itself_may_be_named() -> None:
    table = demanded(["hoot-8", "stag-2"], creature="hoot").play("give:hoot-8")
    assert "hoot-8" in table.hand(1)
    assert table.seat == 2


@ruling("EQ-095")
def test_only_another_player_can_be_asked() -> None:
    table = hoot().play("play:hoot-4")
    assert table.moves() == ["decline", "seat:2", "seat:3"]
    assert table.refused("seat:1").code == "not-yourself"
    assert table.refused("seat:4").code == "no-such-seat"
    table.play("seat:3", "name:stag", "give:stag-5")
    assert "stag-5" in table.hand(1)
    assert table.hand(2) == ["stag-2", "stag-7", "rubble-1", "chameleon-3", "dryad"]


@ruling("EQ-044")
def test_hoot_cannot_be_declined_once_a_player_is_chosen() -> None:
    table = hoot().play("play:hoot-4", "seat:2")
    assert table.refused("decline").code == "must-choose"
    assert table.refused("seat:3").code == "not-asked"
    table.play("name:stag")
    assert table.seat == 2


# showing


@ruling("EQ-097")
def test_a_target_without_the_creature_shows_the_hand_to_the_player_of_hoot_only() -> None:
    table = demanded(creature="goatman")
    assert (table.seat, table.moves()) == (2, ["show"])
    before = table.hand(2)
    table.play("show")
    assert table.hand(2) == before
    assert len(table.hand(1)) == 8
    for seat in (1, 2):
        line = table.last("show-one", seat)
        assert line.data["cards"] == before
        assert "Chameleon 3" in line.text.en
    for other in (3, None):
        line = table.last("show-one", other)
        assert line.data == {"seat": 1, "target": 0, "creature": "goatman"}
        shown = repr(table.view(other)) + repr(table.log(other))
        assert not any(f"'{card}'" in shown for card in before if card != "dryad")
        assert "Dryad" not in line.text.en
    assert (table.seat, table.phase) == (2, "predict")


@ruling("EQ-097")
def test_a_chameleon_does_not_stand_for_the_creature() -> None:
    table = demanded(["chameleon-3"])
    assert table.moves() == ["show"]
    table.play("show")
    assert table.hand(2) == ["chameleon-3"]


@ruling("EQ-097")
def test_an_empty_hand_is_shown_too() -> None:
    table = demanded([])
    assert table.moves() == ["show"]
    table.play("show")
    assert table.last("show-one").data == {"seat": 1, "target": 0, "creature": "stag"}
    assert len(table.hand(1)) == 8
    assert table.seat == 2


@ruling("EQ-097")
def test_the_player_of_hoot_reckons_with_the_hand_seen() -> None:
    table = demanded(creature="goatman").play("show")
    for seed in range(8):
        deal = table.state.dealt_anew(0, seed)
        assert deal.hands[1] == table.state.hands[1]
    others = {tuple(table.state.dealt_anew(2, seed).hands[1]) for seed in range(8)}
    assert len(others) > 1


@ruling("EQ-097")
def test_an_onlooker_learns_that_the_creature_is_missing() -> None:
    table = demanded(creature="goatman").play("show")
    for seed in range(20):
        deal = Scene(table.state.dealt_anew(2, seed))
        assert len(deal.hand(2)) == len(TARGET)
        assert not any(card.startswith("goatman") for card in deal.hand(2))


# cards that are no part of the hand


@ruling("EQ-098")
def test_the_card_of_a_secret_prediction_cannot_be_demanded() -> None:
    table = demanded(["rubble-1"], about='secret = "stag-8"')
    assert table.moves() == ["show"]
    assert table.refused("give:stag-8").code == "not-in-hand"
    table.play("show")
    assert table.secret(2) == "stag-8"
    assert table.last("show-one", 1).data["cards"] == ["rubble-1"]
    for seat in (1, 3, None):
        assert "stag-8" not in repr(table.view(seat)) + repr(table.log(seat))


@ruling("EQ-099", "EQ-073")
def test_a_target_whose_only_card_lies_face_down_shows_the_remaining_hand() -> None:
    table = demanded(["rubble-1", "rubble-2"], about='face_down = ["stag-8", "twinz-9"]')
    assert table.moves() == ["show"]
    assert table.refused("give:stag-8").code == "not-in-hand"
    table.play("show")
    assert table.last("show-one", 1).data["cards"] == ["rubble-1", "rubble-2"]
    for seat in (1, 3, None):
        shown = repr(table.view(seat)) + repr(table.log(seat))
        assert "stag-8" not in shown
        assert "twinz-9" not in shown
    assert table.face_down(2) == ["stag-8", "twinz-9"]
    assert table.seat == 2


@ruling("EQ-099")
def test_the_player_of_hoot_tells_the_hand_seen_from_the_face_down_cards() -> None:
    """The remaining hand was seen, so it cannot be what lies face down."""
    table = demanded(["rubble-1", "rubble-2"], about='face_down = ["stag-8", "twinz-9"]')
    table.play("show")
    for seed in range(20):
        deal = table.state.dealt_anew(0, seed)
        assert deal.hands[1] == table.state.hands[1]


@ruling("EQ-103")
def test_the_target_of_hoot_refills_only_in_its_own_phase_4() -> None:
    hand = ["stag-0", "stag-1", "stag-2", "stag-3", "stag-4", "stag-6", "stag-7", "stag-8"]
    table = demanded(hand).play("give:stag-0")
    assert len(table.hand(2)) == 7
    deck = table.deck
    table.play("pass", "play:stag-1")
    assert len(table.hand(2)) == 8
    assert table.deck == deck - 2
    assert table.seat == 3


@ruling("EQ-103")
def test_a_later_target_of_hoot_waits_for_its_own_turn() -> None:
    table = hoot().play("play:hoot-4", "seat:3", "name:stag", "give:stag-5")
    assert table.hand(3) == ["squeak-1"]
    table.play("pass", "play:rubble-1")
    assert table.hand(3) == ["squeak-1"]
    table.play("pass", "play:squeak-1")
    assert len(table.hand(3)) == 8
    assert table.seat == 1


def test_the_card_won_counts_for_the_own_phase_4() -> None:
    """Seven cards after playing, eight with the new one: nothing is drawn."""
    table = demanded()
    deck = table.deck
    table.play("give:stag-2")
    assert table.deck == deck
    assert "draw" not in table.kinds()


# not used


@ruling("EQ-043")
@pytest.mark.parametrize("field", ["row1 = {pebble = 2}", "", "champion = [1, 2]"])
def test_hoot_does_nothing_without_control(field: str) -> None:
    table = hoot(field=field).play("play:hoot-4")
    assert (table.seat, table.phase) == (2, "predict")
    assert len(table.hand(2)) == len(TARGET)
    assert table.last("no-power").rulings[-1] == "EQ-043"


@ruling("EQ-047")
def test_hoot_on_a_chameleon_does_nothing() -> None:
    """Another player covers Hoot with a chameleon, then the controller plays a Hoot card."""
    table = scene("""
        turn = 2
        phase = "play"
        columns.hoot = {row1 = {cards = [2], pebble = 1}}
        [[players]]
        hand = ["hoot-4"]
        [[players]]
        hand = ["chameleon-5", "stag-1"]
    """).play("play:chameleon-5", "on:hoot", "pass", "play:hoot-4")
    assert table.covered("hoot/1") == ["chameleon-5", "hoot-2"]
    assert "power" not in table.kinds()
    assert table.last("no-power").rulings == ("EQ-047",)
    assert "stag-1" in table.hand(2)
    assert table.seat == 2


@ruling("EQ-044")
def test_hoot_may_be_declined() -> None:
    table = hoot().play("play:hoot-4", "decline")
    assert len(table.hand(2)) == len(TARGET)
    assert "demand" not in table.kinds()
    assert (table.seat, table.phase) == (2, "predict")


# bystanders


def test_hoot_changes_nothing_else() -> None:
    table = hoot()
    before = table.state.dump()
    table.play("play:hoot-4", "seat:2", "name:stag", "give:stag-2")
    after = table.state.dump()
    assert after["hands"][2] == before["hands"][2]
    for part in ("deck", "discard", "pebble", "stock", "champion", "secret", "down", "gone"):
        assert after[part] == before[part]
    assert table.strength("hoot") == 4
    assert table.card("stag/1") is None


@ruling("EQ-096")
def test_only_the_two_see_which_card_is_given() -> None:
    table = demanded().play("give:stag-7")
    for seat in (1, 2):
        line = table.last("give", seat)
        assert line.data == {"seat": 1, "target": 0, "creature": "stag", "cards": ["stag-7"]}
        assert line.text.en == "Player 2 gives Player 1 Stag 7."
    for other in (3, None):
        line = table.last("give", other)
        assert line.data == {"seat": 1, "target": 0, "creature": "stag"}
        assert line.text.en == "Player 2 gives Player 1 a card of Stag."
        assert "'stag-7'" not in repr(table.view(other)) + repr(table.log(other))
    for everybody in (1, 2, 3, None):
        demand = table.last("demand", everybody)
        assert demand.data == {"seat": 0, "target": 1, "creature": "stag"}
        players = table.view(everybody)["players"]
        assert [player["cards"] for player in players] == [8, 4, 2]


@ruling("EQ-096")
def test_the_giver_knows_afterwards_where_the_card_is() -> None:
    table = demanded().play("give:stag-7")
    taken = next(card for card in table.state.hands[0] if card not in hoot().state.hands[0])
    for seed in range(8):
        assert taken in table.state.dealt_anew(1, seed).hands[0]
    assert not all(taken in table.state.dealt_anew(2, seed).hands[0] for seed in range(20))


@ruling("EQ-095")
def test_only_the_target_is_asked_for_the_card() -> None:
    table = demanded()
    decision = table.state.decision(1)
    assert decision is not None
    assert decision.prompt.en == "Give Player 1 a card of Stag"
    assert table.state.decision(0) is None
    assert table.state.decision(2) is None
    assert table.view(3)["to_move"] == [1]
    table.play("give:stag-2")
    assert table.seat == 2
