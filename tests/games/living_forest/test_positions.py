"""Hand-written positions: what is filled in, and one clear sentence for each impossible one."""

import tomllib
from functools import partial
from typing import Any

import pytest

from spieltisch.games.living_forest.state.notation import card_key
from tests.games.living_forest.scene import LIVING_FOREST, scene
from tests.games.positions import IMPOSSIBLE, refused_position

refused = partial(refused_position, LIVING_FOREST)


# What is filled in


def test_an_empty_position_is_a_whole_game() -> None:
    table = scene("")
    assert (table.state.seats, table.phase, table.view()["round"]) == (2, "reveal", 1)
    assert (table.view()["start"], table.view()["fires"]) == (0, [2])
    assert [row.count(None) for row in table.view()["display"]] == [0, 0, 0]
    assert table.view()["stacks"] == [19, 12, 8]
    for seat in (1, 2):
        player = table.player(seat)
        assert (player["draw"], player["line"], player["discard"]) == (14, [], [])
        assert player["counts"] == {"trees": 2, "fires": 1, "flowers": 1}
    assert [table.player(seat)["stone"] for seat in (1, 2)] == [0, 6]


def test_the_number_of_players_is_the_number_of_seats() -> None:
    assert scene("[[players]]\n" * 3).state.seats == 3
    assert scene("seats = 4\n[[players]]").state.seats == 4
    assert [stone + 1 for stone in scene("seats = 4\nstart = 2").state.stones] == [4, 1, 7, 10]


def test_the_same_position_gives_the_same_table_and_another_seed_another() -> None:
    assert scene("seed = 5").state.dump() == scene("seed = 5").state.dump()
    assert scene("seed = 5").state.dump() != scene("seed = 6").state.dump()


def test_every_field_is_laid_out() -> None:
    table = scene("""
        about = "something"
        ask = ["pass"]
        seats = 3
        round = 7
        start = 2
        phase = "act"
        turn = 3
        used = ["move"]
        fires = [2, 4]
        display = ["hedgehog", "panda"]
        empty = [1, 0, 2]
        fire_limit = 20
        round_limit = 30
        [[players]]
        name = "Anna"
        line = ["bee", "wolf"]
        draw = ["hare", "ram"]
        discard = ["fire-varan", "tanuki"]
        fragments = 3
        fires = [2, 2, 4]
        forest = {"2,2" = "t3-sun", "1,2" = "t11-repeat"}
        tiles = ["tree-3", "fire-2", "flower-1"]
        rock = 5
    """)
    view, player = table.view(), table.player()
    assert (view["round"], view["start"], view["turn"], view["left"]) == (7, 1, 2, 1)
    assert (view["used"], view["fires"]) == (["move"], [2, 4])
    assert [row.count(None) for row in view["display"]] == [1, 0, 2]
    assert "hedgehog" in view["display"][0]
    assert "panda" in view["display"][2]
    assert (view["fragments"], view["varans"]) == (17, 22)
    assert (view["trees"]["t3-sun"], view["trees"]["t11-repeat"]) == (2, 1)
    assert (table.state.fire_limit, table.state.round_limit) == (20, 30)
    assert player["line"] == ["bee", "wolf"]
    assert player["discard"] == ["tanuki", "fire-varan"]
    assert [card_key(kind) for kind in table.state.draw[0][-2:]] == ["ram", "hare"]
    assert player["draw"] == 13
    assert (player["fragments"], player["fires"], player["stone"]) == (3, [2, 0, 1], 4)
    assert player["forest"][6:8] == ["t3-sun", "start"]
    assert player["forest"][1] == "t11-repeat"
    assert player["tiles"] == ["flower-1", "fire-2", "tree-3"]


def test_the_first_card_of_draw_is_on_top() -> None:
    table = scene("[[players]]\ndraw = ['hare', 'ram', 'fox']")
    table.play("reveal", "reveal", "reveal", seat=1)
    assert table.player()["line"] == ["hare", "ram", "fox"]


def test_a_fragment_can_be_paid_for_a_card_just_revealed() -> None:
    player = "[[players]]\nline = ['bee']\nfragments = 1\n"
    assert "discard" in scene(player + "just_revealed = true").moves(1)
    assert "discard" not in scene(player).moves(1)


def test_a_player_may_have_stopped() -> None:
    table = scene("[[players]]\nline = ['bee']\nstopped = true")
    assert table.state.to_move() == (1,)


def test_players_have_the_names_they_are_given() -> None:
    two = "[[players]]\nname = 'Anna'\n[[players]]\nname = 'Ben'"
    assert scene(two).state.names == ["Anna", "Ben"]
    second = scene("[[players]]\n[[players]]\nname = 'Ben'")
    second.play("reveal", seat=1).play("reveal", seat=2)
    first, other = (line.text.de.split(" deckt")[0] for line in second.log())
    assert (first, other) == ("Spieler 1", "Ben")


def test_a_player_owns_exactly_the_tiles_that_are_listed() -> None:
    table = scene("[[players]]\ntiles = ['fire-2']")
    assert table.player(1)["tiles"] == ["fire-2"]
    assert table.player(2)["tiles"] == ["tree-1", "fire-1", "flower-1", "tree-2", "flower-2"]
    assert scene("[[players]]\ntiles = []").player(1)["tiles"] == []


def test_tiles_that_are_listed_by_others_are_not_stolen_again() -> None:
    position = "phase = 'act'\n[[players]]\nline = ['wolf']\nrock = 1\n[[players]]\nrock = 2\n"
    keys = ["steal:tree-2", "steal:fire-2", "steal:flower-2"]
    assert scene(position).play("move:1").moves() == keys
    assert scene(position + "tiles = ['fire-2']").play("move:1").moves() == ["steal:fire-2"]
    assert "steal" not in str(scene(position + "tiles = []").play("move:1").moves())


def test_tiles_that_nobody_lists_go_to_those_who_list_none() -> None:
    data = tomllib.loads("seats = 3\n[[players]]\ntiles = ['tree-2']")
    state = LIVING_FOREST.from_position({"game": "living-forest", **data})
    owned = [set(player["tiles"]) for player in state.view(None)["players"]]
    assert {"fire-2", "flower-2"} <= owned[1]
    assert {"tree-3", "fire-3", "flower-3"} <= owned[2]
    filled = [line for line in state.log(None) if line.kind == "fill-tile"]
    assert [line.data["tile"] for line in filled] == ["tree-1", "fire-1", "flower-1"]
    for line in filled:
        assert line.data["tile"] in owned[line.data["seat"]]
        assert line.text.de.endswith("(ergänzt).")
        assert line.text.en.endswith("(filled in).")


def test_a_closed_line_leaves_one_action() -> None:
    assert scene("phase = 'act'\n[[players]]\nline = ['bear', 'fox', 'owl']").state.left == 1
    assert scene("phase = 'act'\n[[players]]\nline = ['bear', 'fox']").state.left == 2
    assert scene("phase = 'act'\nleft = 1").state.left == 1


# What is refused


MESSAGES = {
    "unknown field": ("colour = 1", "the position has no field 'colour'; it may have: game,"),
    "unknown field of a player": ("[[players]]\nhand = []", "player 1 has no field 'hand'; it"),
    "players": ("players = 3", "'players' of the position must be a list, not 3."),
    "a player": ("players = [3]", "player 1 must be a table of values, not 3."),
    "too few seats": ("seats = 1", "'seats' of the position must be a number from 2 to 4, not 1."),
    "too many seats": ("seats = 5", "'seats' of the position must be a number from 2 to 4, not 5."),
    "too many players": (
        "[[players]]\n" * 5,
        "Living Forest is for 2 to 4 seats, and the position has 5 players for 5 seats.",
    ),
    "more players than seats": (
        "seats = 2\n" + "[[players]]\n" * 3,
        "Living Forest is for 2 to 4 seats, and the position has 3 players for 2 seats.",
    ),
    "seed": ("seed = -1", "'seed' of the position must be a number from 0 to"),
    "start": ("start = 3", "'start' of the position must be a number from 1 to 2, not 3."),
    "round": ("round = 0", "'round' of the position must be a number from 1 to 1000, not 0."),
    "fire_limit": ("fire_limit = -1", "'fire_limit' of the position must be a number from 0 to"),
    "round_limit": ("round_limit = 'x'", "'round_limit' of the position must be a number from 0"),
    "phase": ("phase = 'sleep'", "must be one of reveal, act, not 'sleep'."),
    "turn": ("phase = 'act'\nturn = 3", "'turn' of the position must be a number from 1 to 2"),
    "left": ("phase = 'act'\nleft = 3", "'left' of the position must be a number from 1 to 2"),
    "used": (
        "phase = 'act'\nused = ['sleep']",
        "'sleep' is no action; there are: fragment, attract, extinguish, move, plant.",
    ),
    "fires": ("fires = [5]", "'fires' of the position lists fires of 2, 3 or 4, not 5."),
    "no number": ("fires = ['2']", "'fires' of the position lists fires of 2, 3 or 4, not '2'."),
    "fires owned": (
        "[[players]]\nfires = [1]",
        "'fires' of player 1 lists fires of 2, 3 or 4, not 1.",
    ),
    "no card": (
        "[[players]]\nline = ['hoot']",
        "'hoot' in 'line' of player 1 is no card of Living Forest; one is 'bear'.",
    ),
    "no card on display": ("display = ['x']", "'x' in 'display' of the position is no card of"),
    "a card as a number": (
        "[[players]]\ndraw = [3]",
        "3 in 'draw' of player 1 is no card of Living Forest",
    ),
    "a card twice": (
        "display = ['ram']\n[[players]]\ndiscard = ['ram']",
        f"{IMPOSSIBLE}ram lies in two places.",
    ),
    "a start card twice": (
        "[[players]]\nline = ['bee']\ndiscard = ['bee']",
        f"{IMPOSSIBLE}Seat 1 must have bee exactly once, not 2 times.",
    ),
    "a start card on display": ("display = ['bee']", "bee cannot lie in the display, or not any"),
    "a varan on display": ("display = ['fire-varan']", "fire-varan cannot lie in the display"),
    "five of a level": (
        "display = ['ram', 'wolf', 'bat', 'horse', 'raven']",
        "raven cannot lie in the display, or not any more: it has at most 4 animals of each level.",
    ),
    "empty": ("empty = [1]", "'empty' lists how many animals are missing of levels 1, 2 and 3."),
    "five missing": ("empty = [5, 0, 0]", "'empty' lists how many animals are missing of levels"),
    "empty words": ("empty = ['1', 0, 0]", "'empty' lists how many animals are missing of levels"),
    "no cell": (
        "[[players]]\nforest = {'4,1' = 't3-sun'}",
        "'4,1' of 'forest' of player 1 is no cell for a tree; a cell is row,column such as '1,3',"
        " and the start tree stands on '2,3'.",
    ),
    "the middle": ("[[players]]\nforest = {'2,3' = 't3-sun'}", "'2,3' of 'forest' of player 1 is"),
    "no tree": (
        "[[players]]\nforest = {'2,2' = 'oak'}",
        "'oak' in '2,2' of 'forest' of player 1 is no tree of Living Forest; there are: t3-sun,",
    ),
    "a tree as a number": (
        "[[players]]\nforest = {'2,2' = 3}",
        "3 in '2,2' of 'forest' of player 1 is no",
    ),
    "a tree as a list": (
        "[[players]]\nforest = {'2,2' = []}",
        "[] in '2,2' of 'forest' of player 1 is no",
    ),
    "forest": ("[[players]]\nforest = 3", "'forest' of player 1 must be a table of values, not 3."),
    "no tile": (
        "[[players]]\ntiles = ['tree-3']",
        "'tree-3' is no bonus tile; there are: tree-1, fire-1, flower-1, tree-2, fire-2, flower-2.",
    ),
    "a tile twice": (
        "[[players]]\ntiles = ['tree-1']\n[[players]]\ntiles = ['tree-1']",
        f"{IMPOSSIBLE}tree-1 lies in two places.",
    ),
    "a tile of nobody": (
        "[[players]]\ntiles = ['fire-2']\n[[players]]\ntiles = ['tree-1', 'tree-2']",
        f"{IMPOSSIBLE}nobody has the bonus tile fire-1; list it in 'tiles' of a player, or leave"
        " 'tiles' of one out.",
    ),
    "turn while revealing": (
        "turn = 2",
        "'turn' belongs to phase 'act'; in phase 'reveal' nobody acts.",
    ),
    "used while revealing": ("used = ['move']", "'used' belongs to phase 'act'; in phase"),
    "left while revealing": ("left = 1", "'left' belongs to phase 'act'; in phase"),
    "used twice": (
        "phase = 'act'\nused = ['move', 'move']",
        "'used' lists move twice; after two actions the turn is over.",
    ),
    "revealing while acting": (
        "phase = 'act'\n[[players]]\n[[players]]\nstopped = false",
        "'stopped' of player 2 cannot be false in phase 'act'; everybody has stopped revealing by"
        " then.",
    ),
    "nothing empty": ("empty = []", "'empty' lists how many animals are missing of levels"),
    "named and missing": (
        "phase = 'act'\nempty = [1, 0, 0]\ndisplay = ['ram', 'wolf', 'bat', 'horse']",
        f"{IMPOSSIBLE}'empty' says 1 for level 1, but with the cards as they lie it is 0.",
    ),
    "rock": ("[[players]]\nrock = 13", "'rock' of player 1 must be a number from 1 to 12, not 13."),
    "fragments": ("[[players]]\nfragments = 21", "'fragments' of player 1 must be a number from 0"),
    "name": ("[[players]]\nname = 3", "'name' of player 1 must be a word, not 3."),
    "stopped": ("[[players]]\nstopped = 1", "'stopped' of player 1 must be true or false, not 1."),
    "just_revealed": ("[[players]]\njust_revealed = 1", "'just_revealed' of player 1 must be true"),
}


@pytest.mark.parametrize(("position", "words"), MESSAGES.values(), ids=MESSAGES.keys())
def test_each_slip_is_named_in_one_sentence(position: str, words: str) -> None:
    assert words in refused(position)


FAULTS = {
    "one rock": (
        "[[players]]\nrock = 7",
        "Two stones stand on one rock; give them different ones with 'rock'.",
    ),
    "fragments": (
        "[[players]]\nfragments = 15\n[[players]]\nfragments = 15",
        "There are 20 fragments, not 30.",
    ),
    "varans": (
        f"[[players]]\ndiscard = {['fire-varan'] * 24}",
        "There are 23 fire varans, not 24.",
    ),
    "trees": (
        "[[players]]\nforest = {'2,2' = 't3-sun', '2,4' = 't3-sun'}\n"
        "[[players]]\nforest = {'2,2' = 't3-sun'}",
        "The number of t3-sun trees is wrong: 3 in the forests, and with 2 players there are 2.",
    ),
    "a tree alone": (
        "[[players]]\nforest = {'1,2' = 't3-sun'}",
        "A tree of seat 1 stands beside no other tree; corners do not count, and the start tree"
        " stands on 2,3.",
    ),
    "eight fires": (f"fires = {[2] * 8}", "The circle holds at most 7 fires, not 8."),
    "no fire": (
        "fires = []",
        "There is always a fire in the circle at the start of a round; name at least one in"
        " 'fires'.",
    ),
    "more fires than in the box": (
        "fire_limit = 1\nfires = [3, 3]",
        "There are more fires than the box holds: 'fire_limit' allows 1 of value 3.",
    ),
    "a gap": (
        "empty = [0, 1, 0]",
        "The display of level 2 has a gap that should have been filled; 'empty' goes with phase ="
        ' "act" only.',
    ),
    "net 4": (
        "phase = 'act'\n[[players]]\nline = ['bear', 'fox', 'owl', 'lynx']",
        "The line of seat 1 has net solitary 4; it closes at 3 already.",
    ),
    "nothing revealed": (
        "[[players]]\njust_revealed = true",
        "Seat 1 has no card just revealed: 'just_revealed' needs a card in 'line' and no"
        " 'stopped'.",
    ),
    "revealed and stopped": (
        "[[players]]\nline = ['bee']\njust_revealed = true\nstopped = true",
        "Seat 1 has no card just revealed: 'just_revealed' needs a card in 'line' and no"
        " 'stopped'.",
    ),
    "stopped without a card": (
        "[[players]]\nstopped = true",
        "Seat 1 must reveal a card before it stops; name it in 'line'.",
    ),
    "all stopped": (
        "[[players]]\nline = ['bee']\nstopped = true\n[[players]]\nline = ['fox']\nstopped = true",
        'Everybody has stopped, so the actions should have begun; choose phase = "act".',
    ),
    "a closed line": (
        "[[players]]\nline = ['bear', 'fox', 'owl']",
        "Seat 1 has nothing left to decide, as the line is closed at net solitary 3; set stopped ="
        " true, or allow paying for the last card with just_revealed = true and 'fragments'.",
    ),
    "two actions with a closed line": (
        "phase = 'act'\nleft = 2\n[[players]]\nline = ['bear', 'fox', 'owl']",
        "The actions of this turn do not add up: 0 used and 2 left, out of 1.",
    ),
    "three actions": (
        "phase = 'act'\nleft = 2\nused = ['move']",
        "The actions of this turn do not add up: 1 used and 2 left, out of 2.",
    ),
    "no action left": (
        "phase = 'act'\nused = ['move', 'plant']",
        "Nobody has anything to do, as all actions are used; take one out of 'used'.",
    ),
    "after the last round": (
        "round = 4\nround_limit = 3",
        "Round 3 was the last one by 'round_limit', and this is round 4.",
    ),
}


@pytest.mark.parametrize(("position", "words"), FAULTS.values(), ids=FAULTS.keys())
def test_an_impossible_table_is_refused_with_its_fault(position: str, words: str) -> None:
    assert refused(position) == IMPOSSIBLE + words


@pytest.mark.parametrize("data", [None, 3, "x", []])
def test_a_position_is_a_table_of_values(data: Any) -> None:
    with pytest.raises(ValueError, match="the position must be a table of values"):
        LIVING_FOREST.from_position(data)
