"""The trees: Ancestor forces secret predictions into the open, Dryad takes a creature card."""

import pytest

from tests.games.equinox.scene import Scene, scene
from tests.ruling import ruling

CREATURES = ["hoot", "squeak", "moss-man", "stag", "rubble", "twinz", "goatman", "ursus"]
FULL = "\n".join(f"{name}.row1.cards = [7]" for name in CREATURES[1:])

# Ancestor


def ancestor(
    secrets: tuple[str | None, str | None, str | None],
    columns: str = "",
    head: str = 'phase = "play"',
    hand: str = '["ancestor"]',
) -> Scene:
    """Three seats with or without secret predictions; seat 1 holds Ancestor."""
    one, two, three = [f'secret = "{card}"' if card else "" for card in secrets]
    return scene(f"""
        creatures = {CREATURES}
        {head}
        [columns]
        {columns}
        [[players]]
        hand = {hand}
        {one}
        [[players]]
        hand = ["hoot-2", "stag-2"]
        {two}
        [[players]]
        hand = ["stag-3"]
        {three}
    """)


@ruling("EQ-142")
def test_ancestor_reveals_every_secret_prediction_on_the_named_creature() -> None:
    table = ancestor(("hoot-6", "hoot-7", "hoot-8"))
    table.play("play:ancestor", "name:hoot")
    assert [table.champion(seat) for seat in (1, 2, 3)] == ["hoot", "hoot", "hoot"]
    assert [table.secret(seat) for seat in (1, 2, 3)] == [None, None, None]
    assert table.discard_pile() == ["ancestor", "hoot-6", "hoot-7", "hoot-8"]
    assert [table.pebbles(seat) for seat in (1, 2, 3)] == [4, 4, 4]
    assert table.controller("hoot") == 0
    assert (table.seat, table.phase) == (2, "predict")


@ruling("EQ-142")
@pytest.mark.parametrize("owner", [1, 2, 3])
def test_ancestor_reveals_the_own_and_each_other_prediction(owner: int) -> None:
    """The two others bet on Squeak and stay hidden."""
    one, two, three = ("hoot-6" if seat == owner else f"squeak-{seat}" for seat in (1, 2, 3))
    table = ancestor((one, two, three))
    table.play("play:ancestor", "name:hoot")
    for seat in (1, 2, 3):
        assert table.champion(seat) == ("hoot" if seat == owner else None)
        assert table.secret(seat) == (None if seat == owner else f"squeak-{seat}")
    assert table.discard_pile() == ["ancestor", "hoot-6"]


@ruling("EQ-142")
@pytest.mark.parametrize("seat", [1, 2, 3, None])
def test_everybody_sees_a_forced_reveal(seat: int | None) -> None:
    table = ancestor((None, "hoot-6", None))
    table.play("play:ancestor", "name:hoot")
    reveals = [line.data for line in table.log(seat) if line.kind == "reveal"]
    assert reveals == [{"seat": 1, "card": "hoot-6"}]
    view = table.view(seat)
    assert view["creatures"][0]["champion"] == [1]
    assert view["players"][1]["secret"] is False
    assert view["players"][1]["secret_made"] is True


@ruling("EQ-142")
@pytest.mark.parametrize("seat", [1, 2, None])
def test_a_prediction_on_another_creature_stays_unseen(seat: int | None) -> None:
    table = ancestor((None, "hoot-6", "moss-man-4"))
    table.play("play:ancestor", "name:hoot")
    assert "moss-man-4" not in table.told(seat)
    assert "moss-man-4" in table.told(3)


@ruling("EQ-143")
def test_ancestor_takes_control_away_from_another_player_at_once() -> None:
    table = ancestor((None, "hoot-6", None), "hoot.row1.pebble = 3")
    assert table.controller("hoot") == 3
    table.play("play:ancestor", "name:hoot")
    assert table.controller("hoot") == 2
    assert {"creature": "hoot", "seat": 1} in [line.data for line in table.log(3)]
    table.play("pass", "play:hoot-2")
    assert table.moves() == ["decline", "seat:1", "seat:3"]


@ruling("EQ-143")
def test_ancestor_can_leave_a_creature_without_controller() -> None:
    """5 against 5: champion card against rows 2 and 3."""
    columns = "hoot.row2.pebble = 3\nhoot.row3.pebble = 3"
    head = 'phase = "play"\neliminated = ["squeak", "twinz"]'
    table = ancestor((None, "hoot-6", None), columns, head)
    assert table.controller("hoot") == 3
    table.play("play:ancestor", "name:hoot")
    assert table.controller("hoot") == 0


@ruling("EQ-143")
def test_reveals_at_the_same_time_make_nobody_controller_in_between() -> None:
    table = ancestor((None, "hoot-6", "hoot-7"))
    table.play("play:ancestor", "name:hoot")
    assert table.controller("hoot") == 0
    assert "control" not in table.kinds()


@ruling("EQ-144")
@pytest.mark.parametrize("secret", [None, "squeak-6"])
def test_ancestor_on_a_creature_without_secret_predictions_has_no_effect(
    secret: str | None,
) -> None:
    table = ancestor((None, secret, None))
    table.play("play:ancestor", "name:hoot")
    assert table.secret(2) == secret
    assert [table.champion(seat) for seat in (1, 2, 3)] == [None, None, None]
    assert table.discard_pile() == ["ancestor"]
    assert table.seat == 2


def test_ancestor_leaves_a_prediction_that_is_already_revealed() -> None:
    table = ancestor((None, None, None), "hoot.champion = [2]")
    table.play("play:ancestor", "name:hoot")
    assert table.champion(2) == "hoot"
    assert table.pebbles(2) == 4
    assert "reveal" not in table.kinds()


@ruling("EQ-144")
@pytest.mark.parametrize("seat", [1, 3, None])
def test_a_prediction_that_stayed_hidden_is_known_not_to_be_on_the_named_creature(
    seat: int | None,
) -> None:
    table = ancestor((None, "squeak-6", None))
    table.play("play:ancestor", "name:hoot")
    for seed in range(40):
        imagined = Scene(table.state.dealt_anew(None if seat is None else seat - 1, seed))
        assert not str(imagined.secret(2)).startswith("hoot")


@ruling("EQ-145")
def test_a_forced_reveal_leaves_the_owner_the_next_phase_1() -> None:
    table = ancestor((None, "hoot-6", None))
    table.play("play:ancestor", "name:hoot")
    assert (table.seat, table.phase) == (2, "predict")
    table.play("bet:squeak")
    assert table.pebble("squeak/1") == 2
    assert table.phase == "play"


@ruling("EQ-145")
def test_a_forced_reveal_comes_on_top_of_the_own_prediction_of_this_turn() -> None:
    table = ancestor(("hoot-6", None, None), head="")
    table.play("bet:hoot", "play:ancestor", "name:hoot")
    assert table.pebble("hoot/1") == 1
    assert table.champion(1) == "hoot"
    assert table.pebbles(1) == 3
    table.play("pass", "play:hoot-2", "pass", "play:stag-3")
    table.play("bet:squeak")
    assert table.pebble("squeak/1") == 1


def test_after_a_forced_reveal_there_is_nothing_left_to_reveal_or_make_secretly() -> None:
    table = ancestor((None, "hoot-6", None))
    table.play("play:ancestor", "name:hoot")
    assert table.refused("reveal").code == "no-secret"
    assert table.refused("secret:hoot-2").code == "secret-once"


def test_ancestor_names_a_creature_in_play_and_must_name_one() -> None:
    head = 'phase = "play"\neliminated = ["squeak"]'
    table = ancestor((None, "squeak-6", None), head=head)
    table.play("play:ancestor")
    assert table.refused("name:squeak").code == "name-in-play"
    assert table.refused("name:carmen").code == "not-in-game"
    assert table.refused("decline").code == "must-choose"
    assert table.moves() == [f"name:{name}" for name in CREATURES if name != "squeak"]
    table.play("name:stag")
    assert table.secret(2) == "squeak-6"


def test_ancestor_leaves_cards_pebbles_and_hands_alone() -> None:
    columns = "hoot.row1 = {cards = [4, 9], pebble = 3}\nstag.row1.pebble = 2"
    table = ancestor((None, "hoot-6", None), columns)
    before = table.state.dump()
    table.play("play:ancestor", "name:hoot")
    after = table.state.dump()
    for name in ("top", "under", "pebble", "secret_made"):
        assert after[name] == before[name]
    assert after["hands"][1:] == before["hands"][1:]
    assert table.deck == len(before["deck"]) - 8


# Dryad


def dryad(
    columns: str,
    eliminated: tuple[str, ...] = (),
    hand: str = '["dryad"]',
) -> Scene:
    """Three seats; seat 1 holds Dryad."""
    return scene(f"""
        creatures = {CREATURES}
        eliminated = {list(eliminated)}
        phase = "play"
        [columns]
        {columns}
        [[players]]
        hand = {hand}
        [[players]]
        hand = ["hoot-2", "stag-2"]
        [[players]]
        hand = ["stag-3"]
    """)


@ruling("EQ-146")
@pytest.mark.parametrize(
    ("place", "card", "below"),
    [
        ("hoot/3", "hoot-9", "hoot-4"),
        ("hoot/1", "hoot-6", None),
        ("squeak/1", "squeak-5", "squeak-0"),
        ("twinz/2", "twinz-1", None),
        ("stag/3", "stag-8", None),
    ],
    ids=["current row", "earlier row", "eliminated", "eliminated later", "under a pebble"],
)
def test_dryad_takes_a_visible_creature_card_of_any_row(
    place: str, card: str, below: str | None
) -> None:
    columns = """
        hoot.row1.cards = [6]
        hoot.row3.cards = [4, 9]
        squeak.row1.cards = [0, 5]
        twinz.row2.cards = [1]
        stag.row3 = {cards = [8], pebble = 2}
    """
    table = dryad(columns, ("squeak", "twinz"))
    table.play("play:dryad")
    assert sorted(table.moves()) == [
        "take:hoot/1",
        "take:hoot/3",
        "take:squeak/1",
        "take:stag/3",
        "take:twinz/2",
    ]
    table.play(f"take:{place}")
    assert table.hand(1) == [card]
    assert table.card(place) == below
    assert table.pebble("stag/3") == 2
    assert "dryad" in table.discard_pile()
    assert (table.seat, table.phase) == (1, "discard")
    table.play("done")
    assert table.seat == 2


@ruling("EQ-147")
@pytest.mark.parametrize(
    ("place", "code"),
    [
        ("hoot/1", "wants-creature"),
        ("rubble/1", "wants-creature"),
        ("hoot/0", "champion-stays"),
        ("squeak/2", "no-card-there"),
        ("moss-man/2", "no-card-there"),
        ("hoot/3", "no-card-there"),
    ],
    ids=["chameleon", "covered card", "champion card", "disappearance card", "empty", "later row"],
)
def test_dryad_takes_nothing_but_visible_creature_cards(place: str, code: str) -> None:
    columns = """
        hoot.row1.cards = ["chameleon-3"]
        rubble.row1.cards = [9, "chameleon-1"]
        squeak.row1.cards = [0]
        stag.row2.cards = [8]
    """
    table = dryad(columns, ("squeak",))
    table.play("play:dryad")
    assert table.moves() == ["take:squeak/1", "take:stag/2"]
    assert table.refused(f"take:{place}").code == code
    table.play("take:stag/2")
    assert table.hand(1) == ["stag-8"]
    assert table.covered("rubble/1") == ["rubble-9"]


@pytest.mark.parametrize("place", ["hoot/0", "hoot/1", "squeak/2"])
@ruling("EQ-147")
def test_a_refused_card_names_the_ruling_on_dryad(place: str) -> None:
    columns = 'hoot.row1.cards = ["chameleon-3"]\nsqueak.row1.cards = [0]'
    table = dryad(columns, ("squeak",))
    table.play("play:dryad")
    assert "EQ-147" in table.refused(f"take:{place}").rulings


@ruling("EQ-148")
def test_a_chameleon_uncovered_by_dryad_counts_with_its_strength() -> None:
    table = dryad(f'{FULL}\nhoot.row1.cards = ["chameleon-1", 9]')
    table.play("play:dryad", "take:hoot/1")
    assert table.card("hoot/1") == "chameleon-1"
    assert table.eliminated() == ["hoot"]  # 1 is lower than all the others


@ruling("EQ-148")
def test_a_chameleon_uncovered_by_dryad_blocks_the_next_power() -> None:
    table = dryad('hoot.row1 = {cards = ["chameleon-1", 9], pebble = 2}')
    table.play("play:dryad", "take:hoot/1")
    assert table.strength("hoot") == 1
    table.play("pass", "play:hoot-2")
    assert table.controller("hoot") == 2
    assert table.seat == 3


@ruling("EQ-132")
def test_a_creature_card_uncovered_by_dryad_counts_and_uses_no_power() -> None:
    table = dryad("hoot.row1 = {cards = [4, 9], pebble = 1}")
    table.play("play:dryad", "take:hoot/1")
    assert table.strength("hoot") == 4
    assert table.controller("hoot") == 1
    assert (table.seat, table.phase) == (2, "predict")
    assert "power" not in table.kinds()


@ruling("EQ-149")
@pytest.mark.parametrize("columns", ["", 'hoot.row1.cards = [5, "chameleon-1"]'])
def test_dryad_without_a_visible_creature_card_has_no_effect(columns: str) -> None:
    table = dryad(columns)
    assert table.moves() == ["play:dryad"]
    assert table.refused("show").code == "must-play"
    table.play("play:dryad")
    assert table.discard_pile() == ["dryad"]
    assert "no-effect" in table.kinds()
    assert (table.seat, table.phase) == (2, "predict")


def test_dryad_must_take_a_card_if_there_is_one() -> None:
    table = dryad("hoot.row1.cards = [4]")
    table.play("play:dryad")
    assert table.refused("decline").code == "must-choose"
    table.play("take:hoot/1")
    assert "hoot-4" in table.hand(1)


def test_a_field_emptied_by_dryad_prevents_the_elimination() -> None:
    table = dryad(f"{FULL}\nhoot.row1.cards = [1]")
    table.play("play:dryad", "take:hoot/1")
    assert table.card("hoot/1") is None
    assert table.eliminated() == []
    assert (table.round, table.seat) == (1, 2)


def test_the_second_dryad_is_kept() -> None:
    table = dryad("hoot.row1.cards = [4]", hand='["dryad", "dryad"]')
    assert table.moves() == ["play:dryad"]
    table.play("play:dryad", "take:hoot/1")
    assert table.hand(1).count("dryad") == 1
    assert table.discard_pile() == ["dryad"]


def test_dryad_needs_no_control_and_is_not_stopped_by_other_pebbles() -> None:
    table = dryad("hoot.champion = [2]\nhoot.row1 = {cards = [4], pebble = 3}")
    table.play("play:dryad", "take:hoot/1")
    assert "hoot-4" in table.hand(1)


def test_dryad_leaves_other_columns_hands_and_pebbles_alone() -> None:
    columns = """
        hoot.row1 = {cards = [9], pebble = 2}
        stag.row1.cards = [5, 6]
    """
    table = dryad(columns)
    before = table.state.dump()
    table.play("play:dryad", "take:hoot/1")
    assert table.controller("hoot") == 2
    assert [table.card("stag/1"), *table.covered("stag/1")] == ["stag-6", "stag-5"]
    after = table.state.dump()
    for name in ("pebble", "champion", "stock", "secret"):
        assert after[name] == before[name]
    assert after["hands"][1:] == before["hands"][1:]
    assert table.deck == len(before["deck"]) - 7  # the card taken saves a draw


@pytest.mark.parametrize("seat", [1, 2, 3, None])
def test_everybody_sees_which_card_dryad_took(seat: int | None) -> None:
    table = dryad("hoot.row1.cards = [4, 9]")
    table.play("play:dryad", "take:hoot/1")
    taken = [line.data for line in table.log(seat) if line.kind == "take"]
    assert taken == [{"seat": 0, "card": "hoot-9", "place": "hoot/1"}]
    view = table.view(seat)
    assert view["creatures"][0]["rows"][0]["card"] == "hoot-4"


def test_the_others_remember_the_card_taken_until_it_is_played() -> None:
    table = dryad("hoot.row1.cards = [4, 9]")
    table.play("play:dryad", "take:hoot/1")
    for seed in range(10):
        assert "hoot-9" in Scene(table.state.dealt_anew(1, seed)).hand(1)
    table.play("pass", "play:stag-2", "pass", "play:stag-3", "pass", "play:hoot-9")
    for seed in range(10):
        assert "hoot-9" not in Scene(table.state.dealt_anew(1, seed)).hand(1)
