"""Twinz: play a second card."""

import pytest

from tests.games.equinox.scene import Scene, scene
from tests.ruling import ruling

CREATURES = ["twinz", "squeak", "hoot", "stag", "rubble", "carmen", "goatman", "ursus"]
HAND = ["twinz-3", "twinz-6", "squeak-2", "stag-2", "chameleon-7", "ancestor", "dryad", "hoot-1"]


def twinz(
    hand: list[str] = HAND, field: str = "row1 = {pebble = 1}", more: str = "", phase: str = "play"
) -> Scene:
    """Seat 1 is about to play Twinz 3 and controls Squeak as well."""
    return scene(f"""
        creatures = {CREATURES}
        phase = "{phase}"
        columns.twinz = {{{field}}}
        columns.squeak = {{row1 = {{pebble = 1}}}}
        {more}
        [[players]]
        hand = {hand}
        [[players]]
        hand = ["rubble-1", "rubble-2"]
        [[players]]
        hand = ["rubble-3"]
    """)


def label(table: Scene, key: str) -> str:
    seat = table.state.next_seat()
    return table.state.describe(seat, table.state.parse_move(seat, key))


# the second card


@ruling("EQ-088")
def test_twinz_allows_a_second_creature_card() -> None:
    table = twinz().play("play:twinz-3")
    assert table.moves() == ["decline", "use"]
    table.play("use")
    assert (table.seat, table.phase) == (1, "play")
    table.play("play:stag-2")
    assert (table.card("twinz/1"), table.card("stag/1")) == ("twinz-3", "stag-2")
    assert table.seat == 2
    assert len(table.hand(1)) == 8
    assert table.last("draw").data["count"] == 2


@ruling("EQ-088")
def test_the_second_card_may_use_its_power() -> None:
    table = twinz().play("play:twinz-3", "use", "play:squeak-2")
    assert (table.seat, table.moves()) == (1, ["decline", "use"])
    table.play("use")
    assert len(table.hand(1)) == 6 + 3
    assert table.seat == 2


@ruling("EQ-088", "EQ-043")
def test_the_second_card_has_no_power_without_control() -> None:
    table = twinz().play("play:twinz-3", "use", "play:hoot-1")
    assert table.last("no-power").data["creature"] == "hoot"
    assert table.card("hoot/1") == "hoot-1"
    assert table.seat == 2


@ruling("EQ-088", "EQ-047")
def test_the_second_card_has_no_power_on_a_chameleon() -> None:
    field = 'columns.stag = {row1 = {cards = ["chameleon-9"], pebble = 1}}'
    table = twinz(more=field).play("play:twinz-3", "use", "play:stag-2")
    assert table.last("no-power").rulings == ("EQ-047",)
    assert table.seat == 2


@ruling("EQ-088")
def test_the_second_card_may_be_a_chameleon() -> None:
    table = twinz().play("play:twinz-3", "use", "play:chameleon-7", "on:stag")
    assert table.card("stag/1") == "chameleon-7"
    assert table.seat == 2


@ruling("EQ-088")
def test_the_second_card_may_be_a_chameleon_on_twinz_itself() -> None:
    """The power is already used, so the chameleon takes nothing away."""
    table = twinz().play("play:twinz-3", "use", "play:chameleon-7", "on:twinz")
    assert (table.card("twinz/1"), table.covered("twinz/1")) == ("chameleon-7", ["twinz-3"])
    assert table.seat == 2


@ruling("EQ-088")
def test_the_second_card_may_be_a_tree() -> None:
    table = twinz().play("play:twinz-3", "use", "play:dryad")
    assert table.seat == 1
    table.play("take:twinz/1")
    assert "twinz-3" in table.hand(1)
    assert table.card("twinz/1") is None
    assert "dryad" in table.discard_pile()
    assert table.seat == 2


@ruling("EQ-088", "EQ-053")
def test_the_second_card_is_compulsory_once_the_power_is_used() -> None:
    table = twinz().play("play:twinz-3", "use")
    assert table.refused("show").code == "must-play"
    assert table.refused("done").code == "only-phase-3"
    assert table.refused("decline").code == "not-asked"
    assert table.refused("play:twinz-3").code == "not-in-hand"
    table.play("play:stag-2")
    assert table.seat == 2


@ruling("EQ-088", "EQ-040")
def test_the_second_card_cannot_be_of_an_eliminated_creature() -> None:
    table = scene("""
        eliminated = ["stag"]
        phase = "play"
        columns.twinz = {row1 = {pebble = 1}}
        [[players]]
        hand = ["twinz-3", "stag-2", "hoot-1"]
        [[players]]
    """).play("play:twinz-3", "use")
    assert table.moves() == ["play:hoot-1"]
    assert table.refused("play:stag-2").code == "card-gone"
    table.play("play:hoot-1")
    assert table.phase == "discard"


@ruling("EQ-023", "EQ-088")
@pytest.mark.parametrize(
    ("first", "code"), [("pass", "only-phase-1"), ("bet:stag", "one-prediction")]
)
def test_twinz_brings_no_second_phase_1(first: str, code: str) -> None:
    table = twinz(phase="predict").play(first, "play:twinz-3", "use")
    assert table.refused("bet:hoot").code == code
    table.play("play:stag-2", *(["decline"] if first == "bet:stag" else []))
    assert table.seat == 2


# once per turn


@ruling("EQ-089")
def test_a_second_twinz_card_gives_no_third_card() -> None:
    table = twinz().play("play:twinz-3", "use", "play:twinz-6")
    assert (table.card("twinz/1"), table.covered("twinz/1")) == ("twinz-6", ["twinz-3"])
    assert table.seat == 2
    line = table.last("no-power")
    assert line.rulings == ("EQ-089",)
    assert table.kinds().count("power") == 1
    assert [k for k in table.kinds() if k in ("play", "cover")] == ["play", "cover"]


@ruling("EQ-089")
def test_the_second_twinz_card_is_not_offered_as_one_with_a_power() -> None:
    table = twinz()
    assert "with power" in label(table, "play:twinz-6")
    table.play("play:twinz-3", "use")
    assert "with power" in label(table, "play:squeak-2")
    assert "with power" not in label(table, "play:twinz-6")
    assert "with power" not in label(table, "play:hoot-1")


@ruling("EQ-091")
def test_a_declined_twinz_is_not_followed_by_another_card() -> None:
    table = twinz().play("play:twinz-3", "decline")
    assert table.seat == 2
    assert table.kinds().count("play") == 1


@ruling("EQ-089")
def test_twinz_works_again_in_the_next_turn() -> None:
    table = twinz().play("play:twinz-3", "use", "play:stag-2")
    table.play("pass", "play:rubble-1", "pass", "play:rubble-3", "pass")
    table.play("play:twinz-6", "use")
    assert (table.seat, table.phase) == (1, "play")
    table.play("play:hoot-1")
    assert table.seat == 2


# no second card


@ruling("EQ-090")
def test_twinz_on_a_chameleon_gives_no_second_card() -> None:
    table = twinz(field='row1 = {cards = ["chameleon-5"], pebble = 1}').play("play:twinz-3")
    assert table.seat == 2
    assert table.kinds().count("cover") == 1
    assert table.last("no-power").rulings == ("EQ-047", "EQ-090")
    assert len(table.hand(1)) == 8


@ruling("EQ-048")
def test_twinz_on_a_card_that_covers_a_chameleon_gives_a_second_card() -> None:
    table = twinz(field='row1 = {cards = ["chameleon-5", 8], pebble = 1}').play("play:twinz-3")
    table.play("use", "play:stag-2")
    assert table.card("stag/1") == "stag-2"
    assert table.seat == 2


@ruling("EQ-043")
@pytest.mark.parametrize("field", ["row1 = {pebble = 2}", "", "champion = [1, 2]"])
def test_twinz_gives_no_second_card_without_control(field: str) -> None:
    table = twinz(field=field).play("play:twinz-3")
    assert table.seat == 2
    assert table.kinds().count("play") == 1
    assert table.last("no-power").rulings[-1] == "EQ-043"


@ruling("EQ-091", "EQ-044")
def test_the_second_card_may_be_declined() -> None:
    table = twinz().play("play:twinz-3", "decline")
    assert table.card("stag/1") is None
    assert len(table.hand(1)) == 8
    assert table.last("draw").data["count"] == 1
    assert table.seat == 2


NOTHING_PLAYABLE = """
    creatures = ["twinz", "squeak", "hoot", "stag", "rubble", "carmen", "goatman", "ursus"]
    eliminated = ["stag"]
    phase = "play"
    columns.twinz = {row1 = {pebble = 1}}
    [[players]]
    hand = ["twinz-3", "stag-2", "stag-4"]
    [[players]]
    hand = ["rubble-1"]
    [[players]]
"""


@ruling("EQ-091")
def test_with_nothing_playable_the_hand_is_shown_and_the_phase_skipped() -> None:
    table = scene(NOTHING_PLAYABLE).play("play:twinz-3", "use")
    assert table.moves() == ["show"]
    table.play("show")
    for seat in (1, 2, 3, None):
        assert table.last("show", seat).data == {"seat": 0, "cards": ["stag-2", "stag-4"]}
    assert table.phase == "discard"
    table.play("discard:stag-2", "done")
    assert "stag-4" in table.hand(1)
    assert table.seat == 2


@ruling("EQ-091")
def test_declining_keeps_an_unplayable_hand_hidden() -> None:
    table = scene(NOTHING_PLAYABLE).play("play:twinz-3", "decline")
    assert "show" not in table.kinds()
    assert table.phase == "discard"
    for seat in (2, 3, None):
        view = table.view(seat)
        assert "'stag-2'" not in repr(view) + repr(table.log(seat))


@ruling("EQ-091", "EQ-056")
def test_with_an_empty_hand_the_second_card_is_skipped() -> None:
    table = twinz(hand=["twinz-3"]).play("play:twinz-3", "use")
    assert table.moves() == ["show"]
    table.play("show")
    assert len(table.hand(1)) == 8
    assert table.seat == 2


@ruling("EQ-091")
def test_the_second_card_comes_before_drawing() -> None:
    """Only what is in hand can be played, not what phase 4 will bring."""
    table = twinz(hand=["twinz-3", "stag-2"]).play("play:twinz-3", "use")
    assert table.hand(1) == ["stag-2"]
    assert table.moves() == ["play:stag-2"]
    table.play("play:stag-2")
    assert table.seat == 2


# one elimination


ALMOST_FULL = """
    creatures = ["twinz", "squeak", "hoot", "stag", "rubble", "carmen", "goatman", "ursus"]
    phase = "play"
    columns.twinz = {row1 = {pebble = 1}}
    columns.squeak = {row1 = {cards = [9]}}
    columns.hoot = {row1 = {cards = [1]}}
    columns.stag = {row1 = {cards = [2], pebble = 2}}
    columns.rubble = {row1 = {cards = [9]}}
    columns.carmen = {row1 = {cards = [9]}}
    columns.goatman = {row1 = {cards = [9]}}
    columns.ursus = {row1 = {cards = [9]}}
    [[players]]
    hand = ["twinz-5", "hoot-8", "twinz-2"]
    [[players]]
    hand = ["squeak-1"]
"""


@ruling("EQ-092")
def test_elimination_is_not_checked_between_the_two_cards() -> None:
    """After the first card Hoot alone is lowest, after the second one Stag is."""
    table = scene(ALMOST_FULL).play("play:twinz-5", "use")
    assert table.eliminated() == []
    assert table.round == 1
    table.play("play:hoot-8")
    assert table.eliminated() == ["stag"]
    assert "hoot" in table.in_play()
    assert table.kinds().count("eliminate") == 1
    assert (table.seat, table.round) == (2, 2)


@ruling("EQ-092")
def test_a_tie_made_by_the_second_card_saves_the_lowest() -> None:
    table = scene(ALMOST_FULL.replace("cards = [1]", 'cards = ["chameleon-2"]'))
    table.play("play:twinz-5", "use", "play:twinz-2")
    assert table.eliminated() == []
    assert (table.seat, table.round) == (2, 1)


@ruling("EQ-092")
def test_a_declined_second_card_leads_straight_to_the_elimination() -> None:
    table = scene(ALMOST_FULL).play("play:twinz-5", "decline")
    assert table.eliminated() == ["hoot"]
    assert (table.seat, table.round) == (2, 2)


# bystanders


def test_twinz_changes_nothing_else() -> None:
    table = twinz()
    before = table.state.dump()
    table.play("play:twinz-3", "use")
    after = table.state.dump()
    assert after["hands"][1:] == before["hands"][1:]
    for part in ("pebble", "stock", "champion", "secret", "deck", "discard", "down", "gone"):
        assert after[part] == before[part]
    table.play("play:stag-2")
    assert table.state.dump()["hands"][1:] == before["hands"][1:]
    assert (table.seat, table.phase) == (2, "predict")


def test_everybody_sees_both_cards_but_not_the_hand() -> None:
    table = twinz().play("play:twinz-3", "use", "play:stag-2")
    for seat in (1, 2, 3, None):
        played = [line.data["card"] for line in table.log(seat) if line.kind == "play"]
        assert played == ["twinz-3", "stag-2"]
        assert table.last("power", seat).data["creature"] == "twinz"
    for seat in (2, 3, None):
        view = table.view(seat)
        assert "'squeak-2'" not in repr(view) + repr(table.log(seat))
