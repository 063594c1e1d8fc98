"""Stag: half of another hand lies face down for a turn."""

import pytest

from tests.games.equinox.scene import Scene, scene
from tests.ruling import ruling

CREATURES = ["stag", "hoot", "goatman", "rubble", "squeak", "carmen", "twinz", "ursus"]
HAND = [f"hoot-{strength}" for strength in range(8)]


def stag(cards: int = 8, field: str = "row1 = {pebble = 1}", seed: int = 0) -> Scene:
    """Seat 1 is about to play Stag 3; seat 2 holds some Hoots."""
    return scene(f"""
        creatures = {CREATURES}
        seed = {seed}
        phase = "play"
        columns.stag = {{{field}}}
        [[players]]
        hand = ["stag-3", "stag-4", "rubble-1"]
        [[players]]
        hand = {HAND[:cards]}
        [[players]]
        hand = ["twinz-1", "twinz-2", "twinz-3"]
    """)


def victim(hand: list[str], face_down: list[str], more: str = "") -> Scene:
    """Seat 1, a victim of Stag, begins its turn."""
    return scene(f"""
        creatures = {CREATURES}
        {more}
        [[players]]
        hand = {hand}
        face_down = {face_down}
        [[players]]
        hand = ["twinz-1", "twinz-2"]
        [[players]]
    """)


# laying the cards down


@ruling("EQ-072")
@pytest.mark.parametrize(
    ("cards", "down"), [(8, 4), (7, 4), (6, 3), (5, 3), (4, 2), (3, 2), (2, 1), (1, 1)]
)
def test_stag_lays_half_of_a_hand_down_rounded_up(cards: int, down: int) -> None:
    table = stag(cards).play("play:stag-3", "seat:2")
    assert len(table.face_down(2)) == down
    assert len(table.hand(2)) == cards - down
    assert sorted(table.face_down(2) + table.hand(2)) == HAND[:cards]
    assert table.last("lay-down").data == {"seat": 1, "count": down}
    assert table.seat == 2


@ruling("EQ-072")
def test_stag_takes_the_cards_at_random() -> None:
    taken = {tuple(stag(seed=seed).play("play:stag-3", "seat:2").face_down(2)) for seed in range(9)}
    assert len(taken) > 4


@ruling("EQ-072")
def test_stag_needs_another_player_with_a_hand_card() -> None:
    table = stag(cards=0).play("play:stag-3")
    assert table.moves() == ["decline", "seat:3"]
    assert table.refused("seat:2").code == "empty-hand"
    assert table.refused("seat:1").code == "not-yourself"
    assert table.refused("seat:4").code == "no-such-seat"
    table.play("seat:3")
    assert len(table.face_down(3)) == 2


@ruling("EQ-072")
def test_face_down_cards_do_not_make_a_target_of_stag() -> None:
    """Nobody has a hand card, so the power cannot do anything and is not offered."""
    table = scene("""
        phase = "play"
        columns.stag = {row1 = {pebble = 1}}
        [[players]]
        hand = ["stag-3"]
        [[players]]
        hand = []
        face_down = ["hoot-1"]
    """).play("play:stag-3")
    assert table.seat == 2
    assert table.face_down(2) == ["hoot-1"]
    assert "power" not in table.kinds()
    assert "no-power" in table.kinds()


@ruling("EQ-043")
@pytest.mark.parametrize("field", ["row1 = {pebble = 2}", "", "champion = [1, 2]"])
def test_stag_does_nothing_without_control(field: str) -> None:
    table = stag(field=field).play("play:stag-3")
    assert table.seat == 2
    assert table.hand(2) == HAND
    assert table.face_down(2) == []
    assert table.last("no-power").rulings[-1] == "EQ-043"


@ruling("EQ-047")
def test_stag_on_a_chameleon_does_nothing() -> None:
    table = stag(field='row1 = {cards = ["chameleon-1"], pebble = 1}').play("play:stag-3")
    assert table.seat == 2
    assert table.hand(2) == HAND
    assert table.last("no-power").rulings == ("EQ-047",)


@ruling("EQ-044")
def test_stag_may_be_declined() -> None:
    table = stag().play("play:stag-3", "decline")
    assert table.hand(2) == HAND
    assert table.face_down(2) == []
    assert table.seat == 2


def test_stag_changes_nothing_else() -> None:
    table = stag()
    before = table.state.dump()
    table.play("play:stag-3", "seat:2")
    after = table.state.dump()
    assert after["hands"][2] == before["hands"][2]
    for part in ("pebble", "stock", "champion", "secret", "discard", "gone"):
        assert after[part] == before[part]
    assert len(table.hand(1)) == 8
    assert table.deck == len(before["deck"]) - 6
    assert (table.seat, table.phase) == (2, "predict")


# who sees what


@ruling("EQ-079")
@pytest.mark.parametrize("seat", [1, 2, 3, None])
def test_nobody_is_shown_the_cards_laid_down(seat: int | None) -> None:
    table = stag().play("play:stag-3", "seat:2")
    shown = repr(table.view(seat)) + repr(table.log(seat))
    for card in table.face_down(2):
        assert f"'{card}'" not in shown
    line = table.last("lay-down", seat)
    assert line.data == {"seat": 1, "count": 4}
    assert line.text.en == "Player 2 has to lay 4 cards face down."
    player = table.view(seat)["players"][1]
    assert (player["cards"], player["face_down"]) == (4, 4)
    assert player["hand"] == (table.hand(2) if seat == 2 else None)


@ruling("EQ-079")
def test_only_the_victim_sees_the_cards_when_they_return() -> None:
    table = stag().play("play:stag-3", "seat:2")
    down = table.face_down(2)
    played = table.hand(2)[0]
    table.play("pass", f"play:{played}")
    assert table.last("take-up", 2).data == {"seat": 1, "count": 4, "cards": down}
    for seat in (1, 3, None):
        assert table.last("take-up", seat).data == {"seat": 1, "count": 4}
        shown = repr(table.view(seat)) + repr(table.log(seat))
        assert not any(f"'{card}'" in shown for card in down)
    assert set(down) < set(table.view(2)["players"][1]["hand"])
    assert table.seat == 3


def test_a_single_card_laid_down_is_told_in_the_singular() -> None:
    line = stag(cards=1).play("play:stag-3", "seat:2").last("lay-down")
    assert line.data == {"seat": 1, "count": 1}
    assert line.text.en == "Player 2 has to lay 1 card face down."
    assert "werden" not in line.text.de


# out of use


@ruling("EQ-073")
def test_a_face_down_card_cannot_be_played() -> None:
    table = victim(["hoot-1"], ["hoot-2", "chameleon-4", "dryad"], 'phase = "play"')
    assert table.moves() == ["play:hoot-1"]
    for card in ("hoot-2", "chameleon-4", "dryad"):
        reason = table.refused(f"play:{card}")
        assert reason.code == "not-in-hand"
        assert "EQ-073" in reason.rulings
    table.play("play:hoot-1")
    assert table.seat == 2


@ruling("EQ-073")
def test_a_face_down_card_cannot_be_used_for_a_secret_prediction() -> None:
    table = victim(["hoot-1"], ["rubble-2"])
    assert table.legal("secret:hoot-1")
    assert table.refused("secret:rubble-2").code == "not-in-hand"
    table.play("pass")
    assert table.phase == "play"


@ruling("EQ-073", "EQ-074")
def test_a_face_down_card_cannot_be_discarded() -> None:
    """Not even after it came back: it does so when discarding is over."""
    table = victim(["hoot-1", "ursus-1"], ["ursus-2"], 'eliminated = ["ursus"]')
    table.play("pass", "play:hoot-1")
    assert table.moves() == ["done", "discard:ursus-1"]
    assert table.refused("discard:ursus-2").code == "not-in-hand"
    table.play("discard:ursus-1", "done")
    assert "ursus-2" in table.hand(1)
    assert "ursus-1" in table.discard_pile()
    assert table.seat == 2


@ruling("EQ-073")
def test_a_face_down_card_is_not_given_to_the_player_of_hoot() -> None:
    table = scene("""
        phase = "play"
        columns.hoot = {row1 = {pebble = 1}}
        [[players]]
        hand = ["hoot-3"]
        [[players]]
        hand = ["stag-1", "hoot-1"]
        face_down = ["stag-2"]
    """).play("play:hoot-3", "seat:2", "name:stag")
    assert table.moves() == ["give:stag-1"]
    assert table.refused("give:stag-2").code == "not-in-hand"
    table.play("give:stag-1")
    assert table.face_down(2) == ["stag-2"]
    assert table.seat == 2


@ruling("EQ-073")
@pytest.mark.parametrize("seed", range(6))
def test_a_face_down_card_is_not_drawn_by_the_player_of_goatman(seed: int) -> None:
    table = scene(f"""
        seed = {seed}
        phase = "play"
        columns.goatman = {{row1 = {{pebble = 1}}}}
        [[players]]
        hand = ["goatman-3"]
        [[players]]
        hand = ["stag-1", "stag-2", "stag-3"]
        face_down = ["hoot-1", "hoot-2", "hoot-3", "hoot-4"]
    """).play("play:goatman-3", "seat:2")
    assert table.moves() == ["keep:stag-1", "keep:stag-2", "keep:stag-3"]
    table.play("keep:stag-2")
    assert len(table.face_down(2)) == 4


# coming back


@ruling("EQ-074")
def test_the_cards_return_after_discarding_and_before_drawing() -> None:
    table = victim(
        ["hoot-1", "ursus-1", "ursus-3"], ["ursus-2", "stag-5"], 'eliminated = ["ursus"]'
    )
    table.play("pass", "play:hoot-1", "discard:ursus-1")
    assert sorted(table.face_down(1)) == ["stag-5", "ursus-2"]
    assert "ursus-2" not in table.hand(1)
    table.play("done")
    assert table.face_down(1) == []
    assert {"ursus-2", "ursus-3", "stag-5"} < set(table.hand(1))
    assert len(table.hand(1)) == 8
    kinds = [kind for kind in table.kinds() if kind in ("discard", "take-up", "draw")]
    assert kinds == ["discard", "take-up", "draw"]
    assert table.last("draw").data["count"] == 5
    assert table.seat == 2


@ruling("EQ-074", "EQ-075")
@pytest.mark.parametrize(
    ("hand", "face_down", "drawn"), [(4, 4, 1), (3, 4, 2), (4, 5, 0), (1, 1, 7), (5, 6, 0)]
)
def test_the_hand_is_filled_up_with_the_returned_cards_in_it(
    hand: int, face_down: int, drawn: int
) -> None:
    down = [f"rubble-{strength}" for strength in range(face_down)]
    table = victim(HAND[:hand], down)
    deck = table.deck
    table.play("pass", "play:hoot-0")
    assert set(HAND[1:hand] + down) <= set(table.hand(1))
    assert len(table.hand(1)) == hand - 1 + face_down + drawn
    assert deck - table.deck == drawn
    assert table.seat == 2


@ruling("EQ-074")
def test_the_cards_stay_down_until_the_turn_of_the_victim() -> None:
    table = stag().play("play:stag-3", "seat:3")
    down, left = table.face_down(3), table.hand(3)
    assert (len(down), len(left)) == (2, 1)
    table.play("pass", "play:hoot-0")
    assert table.seat == 3
    table.play("pass")
    assert (table.face_down(3), table.hand(3)) == (down, left)
    table.play(f"play:{left[0]}")
    assert table.face_down(3) == []
    assert set(down) < set(table.hand(3))
    assert table.seat == 1


@ruling("EQ-076")
def test_the_cards_return_after_a_secret_prediction() -> None:
    down = ["rubble-0", "rubble-1", "rubble-2", "rubble-3"]
    table = victim(HAND[:4], down).play("secret:hoot-0")
    assert table.secret(1) == "hoot-0"
    assert table.face_down(1) == []
    assert set(HAND[1:4] + down) < set(table.hand(1))
    assert len(table.hand(1)) == 8
    assert "play" not in table.kinds()
    assert table.seat == 2


@ruling("EQ-077")
def test_a_victim_without_a_playable_card_shows_only_the_remaining_hand() -> None:
    table = victim(["ursus-1", "ursus-2"], ["hoot-1", "dryad"], 'eliminated = ["ursus"]')
    table.play("pass")
    assert table.moves() == ["show"]
    table.play("show")
    for seat in (1, 2, 3, None):
        line = table.last("show", seat)
        assert line.data["cards"] == ["ursus-1", "ursus-2"]
        assert "Dryad" not in line.text.en
        assert "'hoot-1'" not in repr(table.view(seat)) + repr(table.log(seat))
    assert table.phase == "discard"
    table.play("done")
    assert {"hoot-1", "dryad", "ursus-1", "ursus-2"} < set(table.hand(1))
    assert table.card("hoot/2") is None
    assert table.seat == 2


@ruling("EQ-077")
def test_everybody_tells_the_hand_shown_from_the_face_down_cards() -> None:
    table = victim(["ursus-1", "ursus-2"], ["hoot-1", "dryad"], 'eliminated = ["ursus"]')
    table.play("pass", "show")
    for seed in range(20):
        deal = Scene(table.state.dealt_anew(1, seed))
        assert deal.hand(1) == ["ursus-1", "ursus-2"]


@ruling("EQ-077", "EQ-056")
def test_a_victim_whose_only_card_lies_face_down_skips_phase_2() -> None:
    table = stag(cards=1).play("play:stag-3", "seat:2")
    assert (table.hand(2), table.face_down(2)) == ([], ["hoot-0"])
    table.play("pass")
    assert table.moves() == ["show"]
    table.play("show")
    assert table.last("show", 1).data["cards"] == []
    assert "hoot-0" in table.hand(2)
    assert len(table.hand(2)) == 8
    assert table.card("hoot/1") is None
    assert table.seat == 3


@ruling("EQ-078")
def test_a_second_stag_takes_half_of_the_remaining_hand() -> None:
    """Seat 2 takes control over from seat 1 before the turn of the victim, seat 3."""
    hand = [f"hoot-{strength}" for strength in range(7)]
    table = scene(f"""
        creatures = {CREATURES}
        phase = "play"
        columns.stag = {{row1 = {{pebble = 1}}}}
        [[players]]
        hand = ["stag-3"]
        [[players]]
        hand = ["stag-4"]
        secret = "stag-9"
        [[players]]
        hand = {hand}
    """).play("play:stag-3", "seat:3")
    first = table.face_down(3)
    assert (len(first), len(table.hand(3))) == (4, 3)
    table.play("reveal", "play:stag-4", "seat:3")
    down = table.face_down(3)
    assert (len(down), len(table.hand(3))) == (6, 1)
    assert set(first) < set(down)
    table.play("pass", f"play:{table.hand(3)[0]}")
    assert table.face_down(3) == []
    assert set(down) < set(table.hand(3))
    assert len(table.hand(3)) == 8
    assert table.last("take-up").data["count"] == 6
    assert table.kinds().count("take-up") == 1
    assert table.seat == 1


@ruling("EQ-074")
def test_the_turn_of_another_player_returns_nothing() -> None:
    table = scene("""
        phase = "play"
        [[players]]
        hand = ["hoot-1"]
        [[players]]
        hand = ["hoot-2"]
        face_down = ["hoot-3", "hoot-4"]
    """).play("play:hoot-1")
    assert table.face_down(2) == ["hoot-3", "hoot-4"]
    assert "take-up" not in table.kinds()
    assert table.seat == 2


@ruling("EQ-079")
def test_dealing_anew_for_an_opponent_mixes_the_face_down_cards() -> None:
    """What an opponent has to reckon with: the same numbers of cards, any of the unseen ones."""
    table = stag().play("play:stag-3", "seat:2")
    deals = [table.state.dealt_anew(0, seed) for seed in range(8)]
    assert all(len(deal.face_down(1)) == 4 and len(deal.hands[1]) == 4 for deal in deals)
    assert all(deal.fault() is None for deal in deals)
    assert len({tuple(deal.face_down(1)) for deal in deals}) > 1
