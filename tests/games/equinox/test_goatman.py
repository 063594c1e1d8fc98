"""Goatman: draw three cards of another hand, keep one."""

import pytest

from tests.games.equinox.scene import Scene, scene
from tests.ruling import ruling

CREATURES = ["goatman", "hoot", "stag", "rubble", "squeak", "twinz", "carmen", "ursus"]
TARGET = [f"hoot-{strength}" for strength in range(8)]
THREE = ["hoot-1", "hoot-2", "hoot-3"]


def goatman(
    target: list[str] = TARGET,
    field: str = "row1 = {pebble = 1}",
    about: str = "",
    third: tuple[str, ...] = ("squeak-1", "squeak-2"),
    seed: int = 0,
) -> Scene:
    """Seat 1 is about to play Goatman 4; seat 2 is the usual target, seat 3 looks on."""
    return scene(f"""
        creatures = {CREATURES}
        seed = {seed}
        phase = "play"
        columns.goatman = {{{field}}}
        [[players]]
        hand = ["goatman-4", "twinz-0", "twinz-1", "twinz-2", "twinz-3", "twinz-4", "twinz-5",
                "twinz-6"]
        [[players]]
        hand = {target}
        {about}
        [[players]]
        hand = {list(third)}
    """)


def kept(table: Scene) -> list[str]:
    """The cards to choose from."""
    return [move.removeprefix("keep:") for move in table.moves()]


# drawing and keeping


@ruling("EQ-101")
def test_goatman_draws_three_cards_and_keeps_one() -> None:
    table = goatman().play("play:goatman-4", "seat:2")
    drawn = kept(table)
    assert table.seat == 1
    assert len(drawn) == 3
    assert set(drawn) < set(TARGET)
    table.play(f"keep:{drawn[1]}")
    assert drawn[1] in table.hand(1)
    assert len(table.hand(1)) == 8
    assert table.hand(2) == [card for card in TARGET if card != drawn[1]]
    assert (table.seat, table.phase) == (2, "predict")


@ruling("EQ-101")
def test_goatman_draws_at_random() -> None:
    drawn = [tuple(kept(goatman(seed=seed).play("play:goatman-4", "seat:2"))) for seed in range(12)]
    assert len(set(drawn)) > 6
    assert {card for cards in drawn for card in cards} == set(TARGET)


@ruling("EQ-101")
def test_exactly_one_of_the_drawn_cards_is_kept() -> None:
    table = goatman().play("play:goatman-4", "seat:2")
    drawn = kept(table)
    other = next(card for card in TARGET if card not in drawn)
    assert table.refused(f"keep:{other}").code == "not-drawn"
    assert table.refused("keep:twinz-0").code == "not-drawn"
    assert table.refused("decline").code == "must-choose"
    assert table.refused("done").code == "not-asked"
    assert table.refused(f"keep:{drawn[0]}", seat=2).code == "not-your-turn"
    table.play(f"keep:{drawn[0]}")
    assert table.refused(f"keep:{drawn[1]}", seat=1).code == "not-your-turn"
    assert table.kinds().count("keep") == 1


@ruling("EQ-101")
@pytest.mark.parametrize("card", ["chameleon-5", "ancestor", "hoot-1"])
def test_any_kind_of_card_may_be_kept(card: str) -> None:
    table = goatman(["chameleon-5", "ancestor", "hoot-1"]).play("play:goatman-4", "seat:2")
    table.play(f"keep:{card}")
    assert card in table.hand(1)
    assert card not in table.hand(2)
    assert len(table.hand(2)) == 2


@ruling("EQ-101")
def test_of_two_equal_trees_one_is_kept() -> None:
    table = goatman(["dryad", "dryad", "hoot-1"]).play("play:goatman-4", "seat:2")
    assert sorted(kept(table)) == ["dryad", "hoot-1"]
    table.play("keep:dryad")
    assert table.hand(1).count("dryad") == 1
    assert sorted(table.hand(2)) == ["dryad", "hoot-1"]


@ruling("EQ-101")
def test_at_a_table_of_five_the_other_three_see_nothing() -> None:
    table = scene("""
        phase = "play"
        turn = 4
        columns.goatman = {row1 = {pebble = 4}}
        [[players]]
        [[players]]
        hand = ["hoot-1", "hoot-2", "hoot-3"]
        [[players]]
        [[players]]
        hand = ["goatman-4"]
        [[players]]
    """).play("play:goatman-4")
    assert table.moves() == ["decline", "seat:1", "seat:2", "seat:3", "seat:5"]
    table.play("seat:2")
    assert [len(table.view(seat)["drawn"]) for seat in range(1, 6)] == [0, 3, 0, 3, 0]
    table.play("keep:hoot-2")
    assert "hoot-2" in table.hand(4)
    assert table.hand(2) == ["hoot-1", "hoot-3"]
    for seat in (1, 3, 5):
        assert "cards" not in table.last("keep", seat).data
    assert table.seat == 5


# the target


@ruling("EQ-100")
def test_goatman_needs_another_player_with_three_hand_cards() -> None:
    table = goatman().play("play:goatman-4")
    assert table.moves() == ["decline", "seat:2"]
    reason = table.refused("seat:3")
    assert reason.code == "three-cards"
    assert reason.rulings == ("EQ-100",)
    assert table.refused("seat:1").code == "not-yourself"
    assert table.refused("seat:4").code == "no-such-seat"
    table.play("seat:2")
    assert table.seat == 1


@ruling("EQ-100")
def test_exactly_three_hand_cards_are_enough() -> None:
    table = goatman(THREE).play("play:goatman-4", "seat:2")
    assert kept(table) == THREE
    table.play("keep:hoot-2")
    assert table.hand(2) == ["hoot-1", "hoot-3"]
    assert table.seat == 2


@ruling("EQ-100", "EQ-102")
def test_face_down_cards_do_not_count_for_goatman() -> None:
    about = 'face_down = ["stag-1", "stag-2", "stag-3", "stag-4"]'
    table = goatman(THREE[:2], about=about).play("play:goatman-4")
    assert (table.seat, table.phase) == (2, "predict")
    assert table.hand(2) == THREE[:2]
    assert len(table.face_down(2)) == 4
    assert "power" not in table.kinds()


@ruling("EQ-098")
def test_the_card_of_a_secret_prediction_is_not_drawn() -> None:
    table = goatman(THREE, about='secret = "stag-8"').play("play:goatman-4", "seat:2")
    assert kept(table) == THREE
    assert table.refused("keep:stag-8").code == "not-drawn"
    table.play("keep:hoot-1")
    assert table.secret(2) == "stag-8"
    assert "stag-8" not in repr(table.view(1)) + repr(table.log(1))


@ruling("EQ-098", "EQ-102")
def test_the_card_of_a_secret_prediction_is_no_third_hand_card() -> None:
    table = goatman(THREE[:2], about='secret = "stag-8"').play("play:goatman-4")
    assert table.seat == 2
    assert table.hand(2) == THREE[:2]
    assert "no-power" in table.kinds()


@ruling("EQ-102")
def test_goatman_without_a_target_has_no_effect() -> None:
    table = goatman(THREE[:2], third=())
    before = table.state.dump()
    table.play("play:goatman-4")
    assert table.card("goatman/1") == "goatman-4"
    assert table.state.dump()["hands"][1:] == before["hands"][1:]
    assert len(table.hand(1)) == 8
    assert "no-power" in table.kinds()
    assert "look" not in table.kinds()
    assert (table.seat, table.phase) == (2, "predict")


@ruling("EQ-103")
def test_the_target_of_goatman_refills_only_in_its_own_phase_4() -> None:
    table = goatman().play("play:goatman-4", "seat:2")
    table.play(f"keep:{kept(table)[0]}")
    assert len(table.hand(2)) == 7
    deck = table.deck
    table.play("pass", f"play:{table.hand(2)[0]}")
    assert len(table.hand(2)) == 8
    assert table.deck == deck - 2
    assert table.seat == 3


@ruling("EQ-103")
def test_a_later_target_of_goatman_waits_for_its_own_turn() -> None:
    third = ("squeak-1", "squeak-2", "squeak-3")
    table = goatman(third=third).play("play:goatman-4", "seat:3", "keep:squeak-2")
    assert table.hand(3) == ["squeak-1", "squeak-3"]
    table.play("pass", "play:hoot-0")
    assert table.hand(3) == ["squeak-1", "squeak-3"]
    table.play("pass", "play:squeak-1")
    assert len(table.hand(3)) == 8
    assert table.seat == 1


def test_the_card_kept_counts_for_the_own_phase_4() -> None:
    table = goatman()
    deck = table.deck
    table.play("play:goatman-4", "seat:2")
    table.play(f"keep:{kept(table)[0]}")
    assert table.deck == deck
    assert "draw" not in table.kinds()


# not used


@ruling("EQ-043")
@pytest.mark.parametrize("field", ["row1 = {pebble = 2}", "", "champion = [1, 2]"])
def test_goatman_does_nothing_without_control(field: str) -> None:
    table = goatman(field=field).play("play:goatman-4")
    assert (table.seat, table.hand(2)) == (2, TARGET)
    assert table.last("no-power").rulings[-1] == "EQ-043"


@ruling("EQ-047")
def test_goatman_on_a_chameleon_does_nothing() -> None:
    field = 'row1 = {cards = ["chameleon-5"], pebble = 1}'
    table = goatman(field=field).play("play:goatman-4")
    assert (table.seat, table.hand(2)) == (2, TARGET)
    assert table.last("no-power").rulings == ("EQ-047",)


@ruling("EQ-044")
def test_goatman_may_be_declined() -> None:
    table = goatman().play("play:goatman-4", "decline")
    assert (table.seat, table.hand(2)) == (2, TARGET)
    assert "look" not in table.kinds()


# bystanders


def test_goatman_changes_nothing_else() -> None:
    table = goatman()
    before = table.state.dump()
    table.play("play:goatman-4", "seat:2")
    assert table.state.dump()["hands"][1:] == before["hands"][1:]
    table.play(f"keep:{kept(table)[0]}")
    after = table.state.dump()
    assert after["hands"][2] == before["hands"][2]
    for part in ("deck", "discard", "pebble", "stock", "champion", "secret", "down", "gone"):
        assert after[part] == before[part]


@ruling("EQ-101")
def test_only_the_two_see_the_cards_drawn() -> None:
    table = goatman().play("play:goatman-4", "seat:2")
    drawn = kept(table)
    for seat in (1, 2):
        assert table.view(seat)["drawn"] == drawn
        line = table.last("look", seat)
        assert line.data == {"seat": 0, "target": 1, "count": 3, "cards": drawn}
    for other in (3, None):
        assert table.view(other)["drawn"] == []
        line = table.last("look", other)
        assert line.data == {"seat": 0, "target": 1, "count": 3}
        assert line.text.en == "Player 1 draws 3 cards from the hand of Player 2."
        assert "'hoot-" not in repr(table.view(other)) + repr(table.log(other))
    assert table.state.decision(2) is None


@ruling("EQ-101")
def test_only_the_two_see_the_card_kept() -> None:
    table = goatman().play("play:goatman-4", "seat:2")
    drawn = kept(table)
    table.play(f"keep:{drawn[2]}")
    for seat in (1, 2):
        line = table.last("keep", seat)
        assert line.data == {"seat": 0, "target": 1, "cards": [drawn[2]]}
        assert f"Hoot {drawn[2][-1]}" in line.text.en
    for other in (3, None):
        line = table.last("keep", other)
        assert line.data == {"seat": 0, "target": 1}
        assert line.text.en == "Player 1 keeps 1 card and returns the rest to Player 2."
        assert "'hoot-" not in repr(table.view(other)) + repr(table.log(other))
    for everybody in (1, 2, 3, None):
        assert table.view(everybody)["drawn"] == []
        players = table.view(everybody)["players"]
        assert [player["cards"] for player in players] == [8, 7, 2]


@ruling("EQ-101")
def test_the_cards_not_drawn_stay_hidden_from_the_player_of_goatman() -> None:
    table = goatman().play("play:goatman-4", "seat:2")
    shown = repr(table.view(1)) + repr(table.log(1))
    for card in TARGET:
        assert (f"'{card}'" in shown) == (card in kept(table))
    table.play(f"keep:{kept(table)[0]}")
    assert table.seat == 2


@ruling("EQ-101")
def test_the_player_of_goatman_remembers_the_cards_returned() -> None:
    table = goatman().play("play:goatman-4", "seat:2")
    drawn = kept(table)
    table.play(f"keep:{drawn[0]}")
    for seed in range(8):
        hand = table.state.determinize(0, seed).view(1)["players"][1]["hand"]
        assert {drawn[1], drawn[2]} < set(hand)
    onlooker = [
        set(drawn[1:]) < set(table.state.determinize(2, seed).view(1)["players"][1]["hand"])
        for seed in range(20)
    ]
    assert not all(onlooker)


@ruling("EQ-073", "EQ-101")
@pytest.mark.parametrize("seat", [1, 2, 3, None])
def test_dealing_anew_leaves_the_drawn_cards_in_the_hand(seat: int | None) -> None:
    """Also with face-down cards before the target: those were not among the drawn ones."""
    about = 'face_down = ["stag-1", "stag-2", "stag-3", "stag-4"]'
    table = goatman(THREE, about=about).play("play:goatman-4", "seat:2")
    for seed in range(20):
        deal = Scene(table.state.dealt_anew(None if seat is None else seat - 1, seed))
        assert set(kept(deal)) <= set(deal.hand(2))
        deal.play(deal.moves()[0])
        assert len(deal.hand(2)) == 2
        assert deal.seat == 2
