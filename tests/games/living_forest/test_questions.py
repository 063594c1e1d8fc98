"""Questions that the rules leave open, on setup, reveals and what may be known: our decisions.

The others stand with the rulings that they concern.
"""

from itertools import permutations
from typing import Any

import pytest

from spieltisch.games.living_forest.rules import LivingForestState
from spieltisch.games.living_forest.state.notation import card_key
from tests.games.living_forest.scene import LIVING_FOREST, Scene, new, scene
from tests.ruling import ruling

# Q1: declining an action


@ruling("LF-058")
def test_q1_a_whole_turn_may_be_passed() -> None:
    table = new(2).play("reveal", "stop", "reveal", "stop", "pass", "pass")
    assert table.turn == 2
    assert [line.text.en for line in table.log() if line.kind == "pass"] == ["Player 1 passes."] * 2


@ruling("LF-058")
def test_q1_the_single_action_of_a_closed_line_may_be_passed() -> None:
    table = scene("phase='act'\n[[players]]\nline=['bear', 'owl', 'fox']").play("pass")
    assert table.turn == 2


@ruling("LF-058")
def test_q1_unlike_a_move_of_0_steps_a_pass_may_be_repeated() -> None:
    table = scene("phase='act'\n[[players]]\nline=['bee']").play("move:0")
    assert table.refused("move:0").code == "same-action"
    again = scene("phase='act'\n[[players]]\nline=['bee']").play("pass")
    assert "pass" in again.moves()


# Q2: stopping with an empty line


@ruling("LF-020", "LF-034")
@pytest.mark.parametrize("way", ["discard", "banish"])
def test_q2_after_sending_away_the_only_card_a_player_may_stop(way: str) -> None:
    table = scene("""
        [[players]]
        draw = ["fire-varan"]
        fragments = 1
        [[players]]
        line = ["bee"]
        stopped = true
    """).play("reveal", way)
    assert table.player()["line"] == []
    assert table.moves() == ["reveal", "stop"]
    table.play("stop")
    assert (table.turn, table.state.left) == (1, 2)


# Q7: where a varan goes


@ruling("LF-034", "LF-039")
@pytest.mark.parametrize(
    ("way", "discarded", "varans"), [("discard", ["fire-varan"], 22), ("banish", [], 23)]
)
def test_q7_the_player_chooses_where_a_varan_goes(
    way: str, discarded: list[str], varans: int
) -> None:
    table = scene("[[players]]\ndraw = ['fire-varan']\nfragments = 1").play("reveal", seat=1)
    assert table.moves(1) == ["reveal", "stop", "discard", "banish"]
    table.play(way, seat=1)
    player = table.player()
    assert (player["line"], player["discard"], player["fragments"]) == ([], discarded, 0)
    assert table.view()["varans"] == varans


# Q9: the first start player


@ruling("LF-008", "LF-050")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_q9_a_certain_seat_can_be_the_start_player(seats: int) -> None:
    for first in range(1, seats + 1):
        for value in (first, str(first)):
            for seed in range(5):
                assert new(seats, seed, first=value).view()["start"] + 1 == first


@ruling("LF-050")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"first": "random"}], ids=["default", "random"])
def test_q9_otherwise_the_start_player_is_drawn(seats: int, options: dict[str, str]) -> None:
    games = [LIVING_FOREST.new(seats, seed, **options) for seed in range(80)]
    starts = [state.view(None)["start"] for state in games]
    for seat in range(seats):
        assert starts.count(seat) > 80 / seats / 2


@pytest.mark.parametrize("first", [0, 3, -1, "last", 1.0, True, None])
def test_q9_nobody_else_can_be_the_start_player(first: object) -> None:
    with pytest.raises(ValueError, match="Option first cannot be"):
        LIVING_FOREST.new(2, first=first)


# Q14: solo


@ruling("LF-001")
def test_q14_there_is_no_solo_game() -> None:
    with pytest.raises(ValueError, match="Living Forest is for 2 to 4 seats, not 1"):
        LIVING_FOREST.new(1)


# Q16: the start-player tree in the animal phase


def three_seats(start: int) -> Scene:
    return scene(f"""
        start = {start}
        [[players]]
        draw = ["bear", "owl", "bee"]
        fragments = 2
        rock = 1
        [[players]]
        draw = ["fire-varan", "hare"]
        fragments = 1
        rock = 5
        [[players]]
        draw = ["weasel", "fox", "lynx", "beetle"]
        rock = 9
    """)


@ruling("LF-044")
@pytest.mark.parametrize("start", [1, 2, 3])
def test_q16_all_reveal_at_the_same_time_whoever_has_the_tree(start: int) -> None:
    table = three_seats(start)
    assert table.state.to_move() == (0, 1, 2)
    for seat in (1, 2, 3):
        assert table.moves(seat) == ["reveal"]


@ruling("LF-044")
def test_q16_the_same_reveals_end_the_same_whoever_has_the_tree() -> None:
    ends = []
    for start in (1, 2, 3):
        table = three_seats(start)
        table.play("reveal", "discard", "reveal", "reveal", "stop", seat=1)
        table.play("reveal", "banish", "reveal", "stop", seat=2)
        table.play("reveal", "reveal", "reveal", "reveal", seat=3)
        assert table.turn == start
        ends.append([table.player(seat) for seat in (1, 2, 3)])
    assert ends[0] == ends[1] == ends[2]


# Q11: what may be known


SEEN_BY_ALL = """
    phase = "act"
    fires = [2, 4]
    [[players]]
    line = ["tanuki", "weasel"]
    discard = ["owl", "fire-varan"]
    fragments = 3
    fires = [2, 2, 4]
    forest = { "1,3" = "t3-sun" }
    tiles = ["tree-1", "fire-1", "flower-1", "fire-2"]
    [[players]]
    line = ["fawn"]
    discard = ["bear", "ram"]
    [[players]]
"""


@ruling("LF-034")
def test_q11_everybody_sees_the_same_of_what_lies_open() -> None:
    table = scene(SEEN_BY_ALL)
    for viewer in (None, 1, 2, 3):
        player = table.view(viewer)["players"][0]
        assert player["line"] == ["tanuki", "weasel"]
        assert sorted(player["discard"]) == ["fire-varan", "owl"]
        assert player["fragments"] == 3
        assert player["fires"] == [2, 0, 1]
        assert player["forest"][2] == "t3-sun"
        assert player["tiles"] == ["tree-1", "fire-1", "flower-1", "fire-2"]
        assert table.view(viewer)["players"][1]["discard"] == ["bear", "ram"]


def without_own_top(view: dict[str, Any]) -> dict[str, Any]:
    """A view without what depends on who is looking."""
    players = [{**player, "top": None} for player in view["players"]]
    return {**view, "seat": None, "players": players}


@pytest.mark.parametrize("seed", range(5))
def test_q11_views_differ_only_in_the_cards_that_the_owner_put_on_top(seed: int) -> None:
    state = new(3, seed).state
    for number in range(150):
        for seat in range(3):
            view = state.view(seat)
            assert without_own_top(view) == state.view(None)
            tops = [player["top"] for player in view["players"]]
            assert [top is None for top in tops] == [other != seat for other in range(3)]
        if state.over:
            break
        moves = state.moves(state.next_seat())
        state.play(state.next_seat(), moves[(seed + 7 * number) % len(moves)])


def views(state: LivingForestState) -> list[dict[str, Any]]:
    """What a spectator and all seats see."""
    return [state.view(None), *[state.view(seat) for seat in range(state.seats)]]


@pytest.mark.parametrize("seat", [1, 2])
def test_q11_the_order_of_a_draw_pile_is_hidden_from_everybody(seat: int) -> None:
    table = new(2)
    other = table.state.clone()
    other.draw[seat - 1].reverse()
    assert other.dump() != table.state.dump()
    assert views(other) == views(table.state)


def test_q11_the_order_of_the_stacks_is_hidden_from_everybody() -> None:
    table = new(2)
    other = table.state.clone()
    for stack in other.stacks:
        stack.reverse()
    assert other.dump() != table.state.dump()
    assert views(other) == views(table.state)


@ruling("LF-030")
def test_q11_after_a_shuffle_nobody_knows_the_order() -> None:
    table = taking(2).play("stack:hedgehog").play(*["pass"] * 5)
    assert table.player()["top"] == ["coati", "hedgehog"]
    table.play("reveal", "reveal", seat=1)
    assert table.player()["top"] == []
    state = table.state
    state.discard[0], state.draw[0] = state.discard[0] + state.draw[0], []
    table.play("reveal", seat=1)
    assert table.player()["top"] == []


# Q11 and Q17: attracted animals


ANIMALS = ["hedgehog", "coati", "beaver"]


def taking(count: int, taken: bool = True) -> Scene:
    """Seat 1 has suns for so many animals and has taken them, not stacked."""
    line = {1: ["tanuki"], 2: ["tanuki", "beetle"], 3: ["tanuki", "beetle", "weasel"]}[count]
    table = scene(f"""
        phase = "act"
        display = {ANIMALS}
        [[players]]
        line = {line}
        [[players]]
        line = ["fawn"]
        [[players]]
        line = ["fawn"]
    """)
    return table.play(*[f"attract:{card}" for card in ANIMALS[:count]]) if taken else table


@ruling("LF-067")
def test_q17_the_owner_says_which_animal_goes_onto_the_pile_next() -> None:
    table = taking(3)
    assert table.doing == "stack"
    assert sorted(table.moves_with("stack")) == sorted(ANIMALS)
    table.play("stack:coati")
    assert sorted(table.moves_with("stack")) == ["beaver", "hedgehog"]
    reason = table.refused("stack:coati")
    assert (reason.code, reason.rulings) == ("not-taken", ("LF-067",))
    table.play("stack:beaver")
    assert table.doing is None


@ruling("LF-045", "LF-067")
@pytest.mark.parametrize("order", [*permutations(ANIMALS)], ids="-".join)
def test_q17_the_last_one_lies_on_top(order: tuple[str, ...]) -> None:
    table = taking(3).play(f"stack:{order[0]}", f"stack:{order[1]}")
    assert table.player()["top"] == list(order[::-1])
    assert [card_key(kind) for kind in table.state.draw[0][-3:]] == list(order)


@ruling("LF-067")
def test_q17_a_single_animal_needs_no_order() -> None:
    table = taking(1)
    assert table.doing is None
    assert table.player()["top"] == ["hedgehog"]
    assert "stack" not in table.kinds()


@ruling("LF-067")
def test_q11_only_the_owner_sees_the_order_of_attracted_animals() -> None:
    ends = [
        taking(3).play(f"stack:{first}", f"stack:{second}").play("pass")
        for first, second in permutations(ANIMALS, 2)
    ]
    for viewer in (None, 2, 3):
        for table in ends:
            assert table.view(viewer) == ends[0].view(viewer)
            assert table.view(viewer)["players"][0]["top"] is None
            assert words(table, viewer) == words(ends[0], viewer)
    assert len({tuple(table.player()["top"]) for table in ends}) == 6
    assert len({tuple(words(table, 1)) for table in ends}) == 6


def words(table: Scene, viewer: int | None) -> list[str]:
    """The log as a seat reads it, with its data."""
    return [f"{line.text.en} {line.text.de} {line.data}" for line in table.log(viewer)]


@ruling("LF-067")
@pytest.mark.parametrize("viewer", [None, 2, 3])
def test_q11_the_others_do_not_see_which_animal_is_put_down_first(viewer: int | None) -> None:
    tables = [taking(3).play(f"stack:{card}") for card in ANIMALS]
    assert tables[0].doing == "stack"
    for table in tables:
        assert table.view(viewer) == tables[0].view(viewer)
        assert words(table, viewer) == words(tables[0], viewer)
        assert table.view(viewer)["doing"]["taken"] == tables[0].view(viewer)["doing"]["taken"]
        assert table.moves(3) == []
    assert [table.player()["top"] for table in tables] == [[card] for card in ANIMALS]


@ruling("LF-067")
@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_q11_everybody_sees_which_animals_were_attracted(viewer: int | None) -> None:
    table = taking(3)
    assert sorted(table.view(viewer)["doing"]["taken"]) == sorted(ANIMALS)
    table.play("stack:coati")
    assert sorted(table.view(viewer)["doing"]["taken"]) == sorted(ANIMALS)
    table.play("stack:beaver")
    player = table.view(viewer)["players"][0]
    assert set(ANIMALS) <= set(player["draw_cards"])
    taken = [line.data["card"] for line in table.log(viewer) if line.kind == "attract"]
    assert taken == ANIMALS


@ruling("LF-045")
def test_q11_the_owner_knows_the_rest_after_revealing_the_first() -> None:
    table = taking(3).play("stack:coati", "stack:beaver").play(*["pass"] * 5)
    assert table.player()["top"] == ["hedgehog", "beaver", "coati"]
    table.play("reveal", seat=1)
    assert table.player()["top"] == ["beaver", "coati"]
    table.play("reveal", "reveal", "reveal", seat=1)
    assert table.player()["top"] == []


# what the bots may assume is what the seats may know


def worlds(table: Scene, seat: int | None, count: int = 60) -> list[LivingForestState]:
    """Tables that could be there as well, for all that a seat knows."""
    found = [table.state.dealt_anew(None if seat is None else seat - 1, n) for n in range(count)]
    for world in found:
        assert world.fault() is None
    return found


def tops(found: list[LivingForestState], count: int) -> set[tuple[str, ...]]:
    """The top cards of seat 1's draw pile in these worlds, the topmost first."""
    return {tuple(card_key(kind) for kind in world.draw[0][-count:][::-1]) for world in found}


def test_q11_for_their_owner_attracted_animals_are_where_they_are() -> None:
    table = taking(3).play("stack:coati", "stack:beaver")
    assert tops(worlds(table, 1), 3) == {("hedgehog", "beaver", "coati")}


@pytest.mark.parametrize("viewer", [None, 2, 3])
def test_q11_for_the_others_attracted_animals_may_lie_in_any_order(viewer: int | None) -> None:
    table = taking(3).play("stack:coati", "stack:beaver")
    assert tops(worlds(table, viewer), 3) == set(permutations(ANIMALS))


@pytest.mark.parametrize("viewer", [None, 2])
def test_q11_while_an_order_is_made_the_others_may_think_of_any(viewer: int | None) -> None:
    found = worlds(taking(3).play("stack:coati"), viewer)
    assert tops(found, 1) == {(card,) for card in ANIMALS}
    for world in found:
        waiting = [card_key(kind) for kind in world.stack.top().values]
        assert sorted([*waiting, card_key(world.draw[0][-1])]) == sorted(ANIMALS)
    own = worlds(taking(3).play("stack:coati"), 1)
    assert tops(own, 1) == {("coati",)}


@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_q11_everybody_knows_where_a_single_attracted_animal_lies(viewer: int | None) -> None:
    assert tops(worlds(taking(1), viewer), 1) == {("hedgehog",)}


def test_q11_everybody_knows_which_of_two_actions_lies_above() -> None:
    table = scene(f"""
        phase = "act"
        display = {[*ANIMALS, "raven"]}
        [[players]]
        line = ["tanuki", "baboon", "hare"]
        rock = 2
        [[players]]
        line = ["fawn"]
    """).play("attract:beaver", "attract:raven", "stack:beaver", "move:1", "attract:hedgehog")
    expected = {("hedgehog", "beaver", "raven"), ("hedgehog", "raven", "beaver")}
    assert tops(worlds(table, 2), 3) == expected
    assert tops(worlds(table, 1), 3) == {("hedgehog", "raven", "beaver")}


@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_q11_draw_piles_and_stacks_may_lie_in_any_order_even_for_their_owner(
    viewer: int | None,
) -> None:
    table = new(2)
    found = worlds(table, viewer)
    assert tops(found, 1) == {(card,) for card in table.player()["draw_cards"]}
    assert len({tuple(world.stacks[0]) for world in found}) == len(found)
    for world in found:
        assert views(world) == views(table.state)
