"""Phase 2: creature cards and their powers, chameleons, trees, and having nothing to play."""

import json

import pytest

from tests.games.equinox.scene import Scene, scene
from tests.ruling import ruling

WITH_POWER = [
    "squeak",
    "moss-man",
    "stag",
    "rubble",
    "twinz",
    "hoot",
    "carmen",
    "fungy",
    "goatman",
    "fiery-fang",
    "hopscotch",
    "feather-fox",
    "pilgrim",
]


def ready_for(creature: str, champion: str = "[1]") -> Scene:
    """Seat 1 is to play in round 2, and every power would find something to do."""
    gone = "stag" if creature == "squeak" else "squeak"
    other = "carmen" if creature == "hoot" else "hoot"
    return scene(f"""
        eliminated = ["{gone}"]
        phase = "play"
        columns.{creature} = {{champion={champion}, row1={{cards=[7]}}}}
        columns.ursus = {{row1={{cards=[3], pebble=1}}, row2={{cards=[6]}}}}
        columns.{other} = {{row1={{cards=["chameleon-2"]}}}}
        [[players]]
        hand = ["{creature}-4", "ursus-1", "chameleon-6"]
        [[players]]
        cards = 4
    """)


def asked_for_power(table: Scene) -> bool:
    return "decline" in table.moves()


def no_power_rulings(table: Scene) -> list[tuple[str, ...]]:
    return [line.rulings for line in table.log() if line.kind == "no-power"]


# creature cards


@ruling("EQ-040")
def test_a_card_of_an_eliminated_creature_cannot_be_played() -> None:
    table = scene("""
        eliminated = ["hoot", "stag"]
        phase = "play"
        [[players]]
        hand = ["hoot-4", "stag-9", "carmen-2"]
        [[players]]
    """)
    assert table.moves() == ["play:carmen-2"]
    for card, name in (("hoot-4", "Hoot"), ("stag-9", "Stag")):
        reason = table.refused(f"play:{card}")
        assert (reason.code, reason.rulings) == ("card-gone", ("EQ-040",))
        assert reason.text.en == f"{name} is eliminated, the card cannot be played."


@ruling("EQ-040")
def test_a_card_becomes_unplayable_with_the_elimination_of_its_creature() -> None:
    row = "\n".join(
        f"columns.{name} = {{row1={{cards=[5]}}}}"
        for name in ("squeak", "stag", "rubble", "twinz", "carmen", "fungy", "goatman")
    )
    table = scene(f"""
        phase = "play"
        {row}
        [[players]]
        hand = ["hoot-4"]
        [[players]]
        hand = ["hoot-6", "stag-2"]
    """).play("play:hoot-4")
    assert table.eliminated() == ["hoot"]
    table.play("pass")
    assert table.moves() == ["play:stag-2"]
    assert table.refused("play:hoot-6").code == "card-gone"


def test_a_card_must_be_in_the_hand_to_be_played() -> None:
    table = scene("phase='play'\n[[players]]\nhand=['hoot-4']\n[[players]]\nhand=['hoot-5']")
    reason = table.refused("play:hoot-5")
    assert reason.code == "not-in-hand"
    assert reason.text.en == "Hoot 5 is not in your hand."


def test_a_creature_card_goes_to_its_own_field_in_the_current_row() -> None:
    table = scene("""
        eliminated = ["stag"]
        phase = "play"
        [[players]]
        hand = ["hoot-4"]
        [[players]]
    """).play("play:hoot-4")
    assert table.card("hoot/2") == "hoot-4"
    assert table.card("hoot/1") is None
    assert "hoot-4" not in table.hand(1)
    assert table.phase == "discard"


@ruling("EQ-041")
@pytest.mark.parametrize("below", ["hoot-2", "hoot-9", "chameleon-9"])
def test_a_card_on_an_occupied_field_covers_the_old_one(below: str) -> None:
    table = scene(f"""
        phase = "play"
        columns.hoot = {{row1={{cards=[7, "{below}"]}}}}
        [[players]]
        hand = ["hoot-4"]
        [[players]]
    """).play("play:hoot-4")
    assert table.card("hoot/1") == "hoot-4"
    assert table.covered("hoot/1") == [below, "hoot-7"]
    assert table.strength("hoot") == 4


@ruling("EQ-041")
def test_only_the_new_strength_decides_the_elimination() -> None:
    row = "\n".join(
        f"columns.{name} = {{row1={{cards=[{strength}]}}}}"
        for name, strength in zip(
            ("hoot", "squeak", "stag", "rubble", "twinz", "carmen", "fungy", "goatman"),
            (0, 0, 5, 5, 5, 5, 5, 5),
            strict=True,
        )
    )
    table = scene(f"phase='play'\n{row}\n[[players]]\nhand=['hoot-10']\n[[players]]")
    table.play("play:hoot-10")
    assert table.eliminated() == ["squeak"]


PEBBLES = "columns.hoot = {row1={cards=[3, 8], pebble=2}, row2={cards=[%s], pebble=1}}"
TWO_CARDS = PEBBLES % "5, 6"
ONE_CARD = PEBBLES % "6"
CHAMELEON = PEBBLES % "5, 'chameleon-6'"


@ruling("EQ-042")
@pytest.mark.parametrize(
    ("column", "control", "card", "moves", "now"),
    [
        (TWO_CARDS, "", "hoot-4", [], ["hoot-8", "hoot-4"]),
        (TWO_CARDS, "", "chameleon-4", ["on:hoot"], ["hoot-8", "chameleon-4"]),
        (TWO_CARDS, "", "dryad", ["take:hoot/2"], ["hoot-8", "hoot-5"]),
        (ONE_CARD, "", "dryad", ["take:hoot/2"], ["hoot-8", None]),
        (TWO_CARDS, "", "dryad", ["take:hoot/1"], ["hoot-3", "hoot-6"]),
        (TWO_CARDS, "feather-fox", "feather-fox-4", ["discard:hoot"], ["hoot-8", "hoot-5"]),
        (ONE_CARD, "feather-fox", "feather-fox-4", ["discard:hoot"], ["hoot-8", None]),
        (CHAMELEON, "pilgrim", "pilgrim-4", ["take:hoot/2"], ["hoot-8", "hoot-5"]),
        (
            TWO_CARDS,
            "hopscotch",
            "hopscotch-4",
            ["swap:hoot/1", "swap:hoot/2"],
            ["hoot-6", "hoot-8"],
        ),
    ],
)
def test_a_pebble_stays_on_its_field_whatever_happens_to_the_cards(
    column: str, control: str, card: str, moves: list[str], now: list[str | None]
) -> None:
    controlled = f"columns.{control} = {{row1={{pebble=1}}}}" if control else ""
    table = scene(f"""
        eliminated = ["stag"]
        phase = "play"
        {column}
        {controlled}
        [[players]]
        hand = ["{card}"]
        [[players]]
    """)
    table.play(f"play:{card}", *moves)
    assert [table.card("hoot/1"), table.card("hoot/2")] == now
    assert [table.pebble("hoot/1"), table.pebble("hoot/2")] == [2, 1]
    assert table.controller("hoot") == 2


@ruling("EQ-042")
def test_a_pebble_stays_where_fiery_fang_takes_a_card_away() -> None:
    table = scene("""
        eliminated = ["stag"]
        phase = "play"
        columns.fiery-fang = {row1={cards=[8], pebble=1}}
        [[players]]
        hand = ["fiery-fang-4"]
        [[players]]
    """).play("play:fiery-fang-4", "take:fiery-fang/1")
    assert table.card("fiery-fang/1") is None
    assert table.pebble("fiery-fang/1") == 1
    assert table.controller("fiery-fang") == 1


# powers


@ruling("EQ-043")
@pytest.mark.parametrize("creature", WITH_POWER)
def test_the_controller_is_offered_the_power(creature: str) -> None:
    table = ready_for(creature).play(f"play:{creature}-4")
    assert (table.seat, table.phase) == (1, "play")
    assert asked_for_power(table)
    assert len(table.moves()) > 1
    assert "no-power" not in table.kinds()


@ruling("EQ-043")
@pytest.mark.parametrize("creature", WITH_POWER)
@pytest.mark.parametrize("champion", ["[2]", "[1, 2]", "[]"], ids=["other", "tie", "nobody"])
def test_without_control_the_power_is_not_offered(creature: str, champion: str) -> None:
    table = ready_for(creature, champion).play(f"play:{creature}-4")
    assert table.card(f"{creature}/2") == f"{creature}-4"
    assert (table.seat, table.phase) == (1, "discard")
    assert [ids[-1] for ids in no_power_rulings(table)] == ["EQ-043"]
    assert "power" not in table.kinds()


@ruling("EQ-043")
def test_the_controller_gets_nothing_when_another_player_plays_the_card() -> None:
    table = scene("""
        phase = "play"
        columns.squeak = {row1={pebble=2}}
        deck = 20
        [[players]]
        hand = ["squeak-4", "hoot-1"]
        [[players]]
        hand = ["hoot-2"]
    """).play("play:squeak-4")
    assert table.turn == 2
    assert table.hand(2) == ["hoot-2"]
    assert len(table.hand(1)) == 8
    assert table.deck == 20 - 7
    line = next(line for line in table.log() if line.kind == "no-power")
    assert line.text.en == "Player 1 does not control Squeak and gets no power."


@ruling("EQ-044")
@pytest.mark.parametrize("creature", WITH_POWER)
def test_the_controller_may_decline(creature: str) -> None:
    table = ready_for(creature).play(f"play:{creature}-4")
    before = table.view(1)
    table.play("decline")
    after = table.view(1)
    assert after["phase"] == "discard"
    assert after == {**before, "phase": "discard"}
    assert table.kinds() == ["play", "decline"]
    discards = [key for key in table.moves() if key != "done"]
    assert discards == [], "free discards were declined too"


@ruling("EQ-044")
def test_a_power_that_can_do_nothing_is_not_asked_for() -> None:
    table = scene("""
        phase = "play"
        columns.pilgrim = {row1={pebble=1}}
        [[players]]
        hand = ["pilgrim-4"]
        [[players]]
    """).play("play:pilgrim-4")
    assert table.turn == 2
    assert no_power_rulings(table) == [("EQ-130",)]


def test_ursus_has_no_power_to_ask_for() -> None:
    table = scene("""
        phase = "play"
        columns.ursus = {row1={pebble=1}}
        [[players]]
        hand = ["ursus-4"]
        [[players]]
    """).play("play:ursus-4")
    assert table.turn == 2
    assert "no-power" not in table.kinds()


# chameleons: they work

EIGHT = ["hoot", "squeak", "stag", "rubble", "twinz", "carmen", "fungy", "goatman"]


def row_of(strengths: dict[str, str], row: int = 1) -> str:
    """Columns with the given cards, for the creatures named."""
    return "\n".join(
        f"columns.{name} = {{row{row}={{cards=[{cards}]}}}}" for name, cards in strengths.items()
    )


@ruling("EQ-045")
@pytest.mark.parametrize(
    ("cards", "covered"),
    [("", []), ("9", ["hoot-9"]), ("9, 2", ["hoot-2", "hoot-9"]), ("'chameleon-8'", None)],
    ids=["empty", "one-card", "two-cards", "on-chameleon"],
)
def test_a_chameleon_counts_with_its_own_strength(cards: str, covered: list[str] | None) -> None:
    table = scene(f"""
        phase = "play"
        columns.hoot = {{row1={{cards=[{cards}]}}}}
        [[players]]
        hand = ["chameleon-3"]
        [[players]]
    """).play("play:chameleon-3", "on:hoot")
    assert table.card("hoot/1") == "chameleon-3"
    assert table.covered("hoot/1") == (["chameleon-8"] if covered is None else covered)
    assert table.strength("hoot") == 3
    assert "chameleon-3" not in table.hand(1)
    assert table.turn == 2


@ruling("EQ-045")
def test_a_chameleon_fits_every_creature_in_play() -> None:
    filled = row_of({"hoot": "4", "carmen": "'chameleon-8'"})
    table = scene(f"""
        creatures = {EIGHT}
        phase = "play"
        {filled}
        [[players]]
        hand = ["chameleon-3"]
        [[players]]
    """).play("play:chameleon-3")
    assert table.moves() == [f"on:{creature}" for creature in table.in_play()]
    assert len(table.moves()) == 8


@ruling("EQ-045")
@pytest.mark.parametrize("creature", WITH_POWER)
def test_a_chameleon_uses_no_power_even_for_the_controller(creature: str) -> None:
    table = ready_for(creature).play("play:chameleon-6", f"on:{creature}")
    assert table.controller(creature) == 1
    assert (table.seat, table.phase) == (1, "discard")
    assert not {"power", "no-power", "decline"} & set(table.kinds())


@ruling("EQ-045")
def test_a_chameleon_can_save_a_creature() -> None:
    """Hoot with 1 would go alone; under the chameleon Squeak with 2 is the lowest."""
    others = dict.fromkeys(EIGHT[2:], "5")
    row = row_of({"hoot": "1", "squeak": "2", **others})
    table = scene(f"phase='play'\n{row}\n[[players]]\nhand=['chameleon-9']\n[[players]]")
    table.play("play:chameleon-9", "on:hoot")
    assert table.eliminated() == ["squeak"]


@ruling("EQ-045")
def test_a_chameleon_can_complete_the_row_and_eliminate_its_creature() -> None:
    row = row_of(dict.fromkeys(EIGHT[1:], "5"))
    position = f"creatures={EIGHT}\nphase='play'\n{row}\n[[players]]\nhand=['chameleon-4']\n"
    table = scene(f"{position}[[players]]").play("play:chameleon-4", "on:hoot")
    assert table.eliminated() == ["hoot"]
    assert table.card("hoot/1") == "chameleon-4"
    assert table.round == 2


# chameleons: they do not work when they must not


@ruling("EQ-046")
def test_a_chameleon_cannot_go_to_an_eliminated_creature() -> None:
    table = scene("""
        eliminated = ["hoot", "stag"]
        phase = "play"
        columns.hoot = {row1={cards=[0]}}
        [[players]]
        hand = ["chameleon-3"]
        [[players]]
    """).play("play:chameleon-3")
    assert table.moves() == [f"on:{creature}" for creature in table.in_play()]
    assert len(table.moves()) == 6
    for creature in ("hoot", "stag"):
        reason = table.refused(f"on:{creature}")
        assert (reason.code, reason.rulings) == ("chameleon-gone", ("EQ-046",))
    table.play("on:" + table.in_play()[0])
    assert (table.card("hoot/1"), table.card("hoot/3")) == ("hoot-0", None)


def test_a_chameleon_once_shown_has_to_be_laid() -> None:
    table = scene("phase='play'\n[[players]]\nhand=['chameleon-3', 'hoot-4']\n[[players]]")
    table.play("play:chameleon-3")
    assert table.hand(1) == ["hoot-4"]
    for seat in (None, 1, 2):
        assert table.log(seat)[-1].data["card"] == "chameleon-3"
    assert table.refused("decline").code == "must-choose"
    assert table.refused("play:hoot-4").code == "not-asked"


def test_a_chameleon_of_another_hand_cannot_be_played() -> None:
    table = scene("""
        phase = "play"
        [[players]]
        hand = ["hoot-4"]
        [[players]]
        hand = ["chameleon-3"]
    """)
    assert table.refused("play:chameleon-3").code == "not-in-hand"


# chameleons: the boundaries


@pytest.mark.parametrize("strength", [0, 10])
def test_the_weakest_and_the_strongest_chameleon_count_as_printed(strength: int) -> None:
    row = row_of({name: "1" if name == "squeak" else "5" for name in EIGHT})
    table = scene(
        f"phase='play'\n{row}\n[[players]]\nhand=['chameleon-{strength}']\n[[players]]"
    ).play(f"play:chameleon-{strength}", "on:hoot")
    assert table.eliminated() == (["hoot"] if strength == 0 else ["squeak"])


def test_a_chameleon_equal_to_the_lowest_makes_a_tie() -> None:
    row = row_of({name: "1" if name == "squeak" else "5" for name in EIGHT})
    table = scene(f"phase='play'\n{row}\n[[players]]\nhand=['chameleon-1']\n[[players]]")
    table.play("play:chameleon-1", "on:hoot")
    assert table.eliminated() == []
    assert (table.round, table.turn) == (1, 2)


def test_a_chameleon_as_the_only_card_left_is_played() -> None:
    table = scene("phase='play'\n[[players]]\nhand=['chameleon-1']\n[[players]]")
    assert table.moves() == ["play:chameleon-1"]


# chameleons: the bystanders


@ruling("EQ-045")
def test_a_chameleon_changes_nothing_but_its_field_and_the_hand() -> None:
    table = scene("""
        eliminated = ["stag"]
        phase = "play"
        columns.hoot = {champion=[2], row1={cards=[8], pebble=1}, row2={cards=[5], pebble=1}}
        columns.carmen = {row1={cards=["chameleon-2"]}, row2={cards=[3], pebble=2}}
        [[players]]
        hand = ["chameleon-6", "carmen-9"]
        [[players]]
    """)
    before = table.view(2)
    table.play("play:chameleon-6", "on:hoot")
    after = table.view(2)
    columns = {column["creature"]: column for column in before["creatures"]}
    columns["hoot"]["rows"][1] |= {"card": "chameleon-6", "strength": 6.0, "covered": 1}
    before["players"][0]["cards"] = 1
    assert after == {**before, "phase": "discard"}


# a creature card on a chameleon


@ruling("EQ-047")
def test_a_chameleon_on_hoot_keeps_hoots_controller_from_the_power() -> None:
    """Mary covers Hoot with a chameleon, then Stephen, who controls Hoot, plays a Hoot card."""
    table = scene("""
        phase = "play"
        columns.hoot = {row1={cards=[6], pebble=2}}
        [[players]]
        name = "Mary"
        hand = ["chameleon-3", "carmen-1"]
        [[players]]
        name = "Stephen"
        hand = ["hoot-9"]
    """).play("play:chameleon-3", "on:hoot")
    assert table.controller("hoot") == 2
    table.play("pass", "play:hoot-9")
    assert table.turn == 1
    assert "carmen-1" in table.hand(1)
    assert table.card("hoot/1") == "hoot-9"
    assert table.covered("hoot/1") == ["chameleon-3", "hoot-6"]
    line = next(line for line in table.log() if line.kind == "no-power")
    assert line.rulings[0] == "EQ-047"
    assert line.text.en == "The card lies directly on a chameleon: no power."


@ruling("EQ-047")
@pytest.mark.parametrize("creature", WITH_POWER)
def test_no_power_works_directly_on_a_chameleon(creature: str) -> None:
    table = ready_for(creature).play("play:chameleon-6", f"on:{creature}", "done")
    while table.turn == 2:
        wanted = [key for key in table.moves() if key in ("pass", "decline", "done")]
        others = [key for key in table.moves() if key.startswith("play:ursus")]
        table.play((wanted or others or table.moves())[0])
    table.play("pass")
    assert table.card(f"{creature}/2") == "chameleon-6"
    assert table.controller(creature) == 1
    table.play(f"play:{creature}-4")
    assert table.card(f"{creature}/2") == f"{creature}-4"
    assert (table.seat, table.phase) == (1, "discard")
    assert no_power_rulings(table)[-1][0] == "EQ-047"


@ruling("EQ-047")
def test_a_chameleon_blocks_only_the_column_it_lies_in() -> None:
    table = scene("""
        phase = "play"
        columns.squeak = {row1={cards=[2], pebble=1}}
        columns.hoot = {row1={cards=["chameleon-5"]}}
        [[players]]
        hand = ["squeak-4"]
        [[players]]
    """).play("play:squeak-4")
    assert asked_for_power(table)


SQUEAK_BELOW = """
    phase = "play"
    columns.squeak = {row1={cards=[%s], pebble=1}}
    [[players]]
    hand = ["squeak-4"]
    [[players]]
"""


@ruling("EQ-048")
@pytest.mark.parametrize(
    ("below", "power"),
    [
        ("'chameleon-5', 6", True),
        ("'chameleon-5', 'chameleon-7', 6", True),
        ("6, 'chameleon-5'", False),
        ("'chameleon-5', 6, 'chameleon-7'", False),
        ("6", True),
        ("", True),
    ],
)
def test_only_a_chameleon_directly_below_blocks_the_power(below: str, power: bool) -> None:
    table = scene(SQUEAK_BELOW % below).play("play:squeak-4")
    assert asked_for_power(table) == power
    if power:
        table.play("use")
    drawn = [line.data["count"] for line in table.log() if line.kind.startswith("draw")]
    assert drawn == ([3, 5] if power else [8])


def chameleon_removed(cards: str, removal: list[str], hand: str) -> Scene:
    """Seat 2 removes the top of Squeak's field, then Squeak's controller plays a card there."""
    table = scene(f"""
        turn = 2
        phase = "play"
        columns.squeak = {{row1={{cards=[{cards}], pebble=1}}}}
        columns.pilgrim = {{row1={{pebble=2}}}}
        columns.feather-fox = {{champion=[2]}}
        [[players]]
        hand = ["squeak-4"]
        [[players]]
        hand = ["{hand}"]
    """)
    return table.play(f"play:{hand}", *removal, "pass", "play:squeak-4")


@ruling("EQ-049")
@pytest.mark.parametrize(
    ("cards", "power"),
    [
        ("'chameleon-5'", True),
        ("6, 'chameleon-5'", True),
        ("'chameleon-7', 'chameleon-5'", False),
        ("'chameleon-7', 6, 'chameleon-5'", True),
    ],
)
@pytest.mark.parametrize(
    ("hand", "removal"),
    [("feather-fox-3", ["discard:squeak"]), ("pilgrim-3", ["take:squeak/1"])],
)
def test_a_removed_chameleon_no_longer_blocks(
    cards: str, power: bool, hand: str, removal: list[str]
) -> None:
    table = chameleon_removed(cards, removal, hand)
    assert "chameleon-5" not in [table.card("squeak/1"), *table.covered("squeak/1")]
    assert asked_for_power(table) == power
    if not power:
        assert [ids[0] for ids in no_power_rulings(table)] == ["EQ-047"]


@ruling("EQ-050")
@pytest.mark.parametrize("current", ["", "6"])
def test_a_chameleon_in_an_earlier_row_does_not_block(current: str) -> None:
    table = scene(f"""
        eliminated = ["stag"]
        phase = "play"
        columns.squeak = {{row1={{cards=["chameleon-5"], pebble=1}}, row2={{cards=[{current}]}}}}
        [[players]]
        hand = ["squeak-4"]
        [[players]]
    """).play("play:squeak-4")
    assert asked_for_power(table)
    table.play("use")
    assert len(table.hand(1)) == 3


@ruling("EQ-051")
@pytest.mark.parametrize("order", [["squeak/1", "squeak/2"], ["squeak/2", "squeak/1"]])
def test_a_card_moved_by_hopscotch_uses_no_power(order: list[str]) -> None:
    table = scene("""
        eliminated = ["stag"]
        phase = "play"
        columns.squeak = {champion=[1], row1={cards=[8]}, row2={cards=[4]}}
        columns.hopscotch = {row1={pebble=1}}
        [[players]]
        hand = ["hopscotch-3", "hoot-1"]
        [[players]]
    """)
    assert table.controller("squeak") == 1
    table.play("play:hopscotch-3", *[f"swap:{place}" for place in order])
    assert (table.card("squeak/1"), table.card("squeak/2")) == ("squeak-4", "squeak-8")
    assert table.hand(1) == ["hoot-1"]
    assert (table.seat, table.phase) == (1, "discard")
    assert table.kinds() == ["play", "power", "swap"]


# trees


@ruling("EQ-052")
@pytest.mark.parametrize(
    ("tree", "choice"),
    [("ancestor", "name:hoot"), ("dryad", "take:hoot/1"), ("dryad", "take:hoot/2")],
)
def test_a_tree_is_discarded_after_its_effect(tree: str, choice: str) -> None:
    table = scene(f"""
        eliminated = ["stag"]
        phase = "play"
        columns.hoot = {{row1={{cards=[3]}}, row2={{cards=[4]}}}}
        [[players]]
        hand = ["{tree}"]
        [[players]]
        secret = "hoot-9"
    """).play(f"play:{tree}", choice)
    assert table.discard_pile().count(tree) == 1
    assert tree not in table.hand(1)
    assert table.phase == "discard"
    done = table.champion(2) == "hoot" if tree == "ancestor" else len(table.hand(1)) == 1
    assert done


@ruling("EQ-052")
def test_two_dryads_are_discarded_one_by_one() -> None:
    table = scene("""
        phase = "play"
        columns.hoot = {row1={cards=[3]}}
        [[players]]
        hand = ["dryad", "dryad"]
        [[players]]
    """)
    assert table.moves() == ["play:dryad"]
    table.play("play:dryad", "take:hoot/1")
    assert table.discard_pile().count("dryad") == 1
    assert table.hand(1).count("dryad") == 1


# nothing to play


@ruling("EQ-053")
@pytest.mark.parametrize("playable", ["carmen-2", "chameleon-0", "ancestor", "dryad"])
def test_phase_two_cannot_be_skipped_with_a_playable_card(playable: str) -> None:
    table = scene(f"""
        eliminated = ["hoot"]
        phase = "play"
        [[players]]
        hand = ["hoot-1", "hoot-2", "{playable}"]
        [[players]]
    """)
    assert table.moves() == [f"play:{playable}"]
    reason = table.refused("show")
    assert (reason.code, reason.rulings) == ("must-play", ("EQ-053", "EQ-054"))
    for key in ("pass", "done", "decline", "discard:hoot-1"):
        assert table.refused(key)


@ruling("EQ-054")
def test_a_lone_chameleon_has_to_be_played() -> None:
    table = scene("phase='play'\n[[players]]\nhand=['chameleon-0']\n[[players]]")
    assert table.refused("show").code == "must-play"
    table.play("play:chameleon-0")
    assert table.moves() == [f"on:{creature}" for creature in table.in_play()]


@ruling("EQ-054")
@pytest.mark.parametrize(("tree", "choices"), [("ancestor", ["name:carmen"]), ("dryad", [])])
def test_a_lone_tree_has_to_be_played_even_without_effect(tree: str, choices: list[str]) -> None:
    table = scene(f"""
        creatures = ["carmen"]
        phase = "play"
        [[players]]
        hand = ["{tree}"]
        [[players]]
    """)
    assert table.refused("show").code == "must-play"
    table.play(f"play:{tree}", *choices)
    assert table.turn == 2
    assert tree in table.discard_pile()


UNPLAYABLE = """
    eliminated = ["hoot", "stag"]
    phase = "play"
    next = ["carmen-1", "carmen-2", "carmen-3"]
    columns.carmen = {row3={cards=[4]}}
    [[players]]
    hand = ["hoot-1", "hoot-2", "hoot-3", "stag-4", "stag-5", "stag-6"]
    [[players]]
    hand = ["carmen-5"]
    [[players]]
"""


@ruling("EQ-055")
def test_a_hand_without_a_playable_card_is_shown_to_everybody() -> None:
    table = scene(UNPLAYABLE)
    hand = table.hand(1)
    assert table.moves() == ["show"]
    table.play("show")
    for seat in (None, 1, 2, 3):
        line = table.log(seat)[0]
        assert line.kind == "show"
        assert line.data["cards"] == hand
        assert "Hoot 1" in line.text.en
        assert line.rulings == ("EQ-055",)
    assert table.hand(1) == hand


@ruling("EQ-055")
def test_after_showing_the_hand_phases_three_and_four_follow() -> None:
    table = scene(UNPLAYABLE).play("show")
    assert (table.seat, table.phase) == (1, "discard")
    table.play("discard:hoot-1", "done")
    assert sorted(table.hand(1)) == sorted(
        ["hoot-2", "hoot-3", "stag-4", "stag-5", "stag-6", "carmen-1", "carmen-2", "carmen-3"]
    )
    assert "hoot-1" in table.discard_pile()
    assert table.turn == 2


@ruling("EQ-055")
def test_after_showing_the_hand_phase_five_follows() -> None:
    row = row_of({name: "4" if name == "carmen" else "7" for name in EIGHT[1:]}, row=2)
    table = scene(f"""
        eliminated = ["hoot"]
        phase = "play"
        {row}
        [[players]]
        hand = ["hoot-1"]
        [[players]]
    """).play("show", "done")
    assert table.eliminated() == ["hoot", "carmen"]
    assert (table.round, table.turn) == (3, 2)


@ruling("EQ-055")
def test_a_shown_hand_is_no_secret_when_the_rest_is_guessed() -> None:
    table = scene(UNPLAYABLE)
    hand = table.hand(1)
    table.play("show")
    for seed in range(10):
        assert Scene(table.state.dealt_anew(1, seed)).hand(1) == hand


@ruling("EQ-056")
@pytest.mark.parametrize("gone", [[], ["hoot"]])
def test_an_empty_hand_skips_phase_two(gone: list[str]) -> None:
    table = scene(f"eliminated = {gone}\n[[players]]\nhand = []\n[[players]]\nhand=['stag-4']")
    table.play("pass")
    assert table.moves() == ["show"]
    table.play("show")
    line = next(line for line in table.log() if line.kind == "show")
    assert line.data["cards"] == []
    assert line.text.en == "Player 1 has no playable card and shows the hand: no card."
    if gone:
        assert (table.phase, table.moves()) == ("discard", ["done"])
        table.play("done")
    assert table.turn == 2
    assert len(table.hand(1)) == 8


# what nobody may look at


@ruling("EQ-057")
@pytest.mark.parametrize("seat", [None, 1, 2])
def test_covered_cards_are_hidden_from_everybody(seat: int | None) -> None:
    def table(below: str) -> Scene:
        return scene(f"""
            creatures = {EIGHT}
            eliminated = ["stag"]
            columns.hoot = {{row1={{cards=[{below}, 5]}}, row2={{cards=[9]}}}}
            [[players]]
            hand = ["carmen-1"]
            [[players]]
            hand = ["carmen-2"]
        """)

    one, two = table("3"), table("7")
    assert one.covered("hoot/1") == ["hoot-3"]
    assert one.view(seat) == two.view(seat)
    assert "hoot-3" not in json.dumps(one.view(seat))
    columns = {column["creature"]: column for column in one.view(seat)["creatures"]}
    assert [row["covered"] for row in columns["hoot"]["rows"]] == [1, 0, 0, 0, 0]


@ruling("EQ-057")
@pytest.mark.parametrize("seat", [None, 1, 2])
def test_a_card_just_covered_is_out_of_sight(seat: int | None) -> None:
    table = scene("""
        phase = "play"
        columns.hoot = {row1={cards=[5]}}
        [[players]]
        hand = ["hoot-9"]
        [[players]]
    """)
    assert "hoot-5" in json.dumps(table.view(seat))
    table.play("play:hoot-9")
    assert "hoot-5" not in json.dumps(table.view(seat))


@ruling("EQ-057")
@pytest.mark.parametrize("seat", [None, 1, 2])
def test_the_discard_pile_cannot_be_looked_through(seat: int | None) -> None:
    table = scene("""
        eliminated = ["hoot"]
        phase = "discard"
        deck = 30
        [[players]]
        hand = ["hoot-1", "hoot-2", "carmen-1", "carmen-2", "carmen-3", "carmen-4"]
        [[players]]
    """).play("discard:hoot-1", "discard:hoot-2", "done")
    pile = table.discard_pile()
    assert {"hoot-1", "hoot-2"} <= set(pile)
    view = table.view(seat)
    assert view["discarded"] == len(pile) > 30
    text = json.dumps(view)
    assert not [card for card in pile if f'"{card}"' in text and card not in ("ancestor", "dryad")]
