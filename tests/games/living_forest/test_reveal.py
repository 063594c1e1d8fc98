"""Phase A: revealing, stopping, closed lines, empty piles, and everybody at the same time."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import cast

import pytest

from spieltisch.core.rng import Rng, seeded
from spieltisch.games.living_forest.rules import LivingForestState
from spieltisch.games.living_forest.state import codes, verbs
from tests.games.living_forest.scene import LIVING_FOREST, Scene, new, scene
from tests.ruling import ruling

SOLITARY = ["bear", "beetle", "lynx", "fox", "owl"]
NEUTRAL = [
    *("goldfish", "tanuki", "wild-boar", "weasel", "hare"),
    *("fawn", "hummingbird", "bee", "baboon"),
]
DECK = [*SOLITARY, *NEUTRAL]
GREGARIOUS = ["chimpanzee", "toucan", "butterfly", "loris", "koala", "leopard", "deer"]
NOTHING = {"sun": 0, "water": 0, "plant": 0, "spiral": 0, "flower": 0}


def revealing(
    draw: Sequence[str],
    *,
    line: Sequence[str] = (),
    discard: Sequence[str] = (),
    fragments: int = 0,
    seed: int = 0,
) -> Scene:
    """Seat 1 reveals these cards first; seat 2 has stopped already and seat 1 will act first."""
    return scene(f"""
        seed = {seed}
        [[players]]
        draw = {list(draw)}
        line = {list(line)}
        discard = {list(discard)}
        fragments = {fragments}
        [[players]]
        line = ["bee"]
        stopped = true
    """)


def but(*cards: str) -> list[str]:
    """The starting deck without some cards."""
    return [card for card in DECK if card not in cards]


def actions(table: Scene, seat: int = 1) -> int:
    """How many actions a seat has that has stopped and whose turn has just begun."""
    assert (table.phase, table.turn) == ("act", seat)
    assert table.player(seat)["actions"] == table.state.left
    return table.state.left


# the first card


@ruling("LF-020")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_may_stop_before_a_card_is_revealed(seats: int) -> None:
    table = new(seats)
    for seat in range(1, seats + 1):
        assert table.moves(seat) == ["reveal"]
        reason = table.refused("stop", seat)
        assert (reason.code, reason.rulings) == ("must-reveal", ("LF-020",))
        table.play("reveal", seat=seat)
        assert table.moves(seat) == ["reveal", "stop"]


@ruling("LF-020")
def test_the_first_card_is_compulsory_in_every_round() -> None:
    table = new(2).play("reveal", "stop", "reveal", "stop", *["pass"] * 4)
    assert (table.state.round, table.phase) == (2, "reveal")
    for seat in (1, 2):
        assert table.refused("stop", seat).code == "must-reveal"


@ruling("LF-020")
def test_a_fragment_does_not_stand_in_for_the_first_card() -> None:
    table = revealing(["bee"], fragments=2)
    assert table.moves() == ["reveal"]
    assert table.refused("discard").code == "not-just-revealed"


# the line


@ruling("LF-021")
def test_cards_lie_in_the_order_of_their_revealing() -> None:
    table = revealing(["owl", "weasel", "bear", "goldfish"])
    shown: list[str] = []
    for card in ["owl", "weasel", "bear", "goldfish"]:
        table.play("reveal")
        shown.append(card)
        assert table.player()["line"] == shown
    assert table.player()["draw"] == 10


@ruling("LF-021")
def test_every_card_of_the_line_counts() -> None:
    table = revealing(["owl", "weasel", "bear", "wild-boar", "goldfish"]).play(*["reveal"] * 5)
    # sun 2 - 2; water 1 + 2; plant 2 + 2 + 2 - 1; spiral 1
    expected = {"sun": 0, "water": 3, "plant": 5, "spiral": 1, "flower": 0}
    assert table.player()["elements"] == expected
    assert table.player()["net"] == 2


@ruling("LF-021")
def test_a_reveal_changes_nothing_for_the_others() -> None:
    table = new(3)
    before = [table.player(seat) for seat in (2, 3)]
    table.play("reveal", "reveal", "stop", seat=1)
    assert [table.player(seat) for seat in (2, 3)] == before


# stopping


@ruling("LF-022")
def test_stopping_at_net_solitary_2_gives_two_actions() -> None:
    table = revealing(["bear", "owl"]).play("reveal", "reveal")
    assert table.player()["net"] == 2
    assert table.moves() == ["reveal", "stop"]
    assert actions(table.play("stop")) == 2


@ruling("LF-022")
@pytest.mark.parametrize("solitary", range(3))
@pytest.mark.parametrize("gregarious", range(4))
def test_net_solitary_is_solitary_minus_gregarious_symbols(solitary: int, gregarious: int) -> None:
    cards = [*GREGARIOUS[:gregarious], *SOLITARY[:solitary], "bee", "hare"]
    table = revealing(cards).play(*["reveal"] * len(cards))
    assert table.player()["net"] == solitary - gregarious


@ruling("LF-023")
@pytest.mark.parametrize(
    ("cards", "net"),
    [
        (["bee"], 0),
        (["bear", "deer"], 0),
        (["bee", "weasel", "hare", "fawn"], 0),
        (["bear"], 1),
        (["koala"], -1),
    ],
    ids=str,
)
def test_stopping_early_gives_two_actions_and_not_more(cards: list[str], net: int) -> None:
    table = revealing(cards).play(*["reveal"] * len(cards))
    assert table.player()["net"] == net
    assert actions(table.play("stop")) == 2
    table.play("pass", "pass")
    assert table.turn == 2


def test_whoever_has_stopped_reveals_no_more() -> None:
    table = new(2).play("reveal", "stop", seat=1)
    assert table.moves(1) == []
    for key in ("reveal", "stop"):
        assert table.refused(key, 1).code == "has-stopped"
    assert table.state.to_move() == (1,)


# closing


@ruling("LF-024")
@pytest.mark.parametrize(
    "cards",
    [
        ["bear", "owl", "fox"],
        ["bear", "bee", "owl", "hare", "lynx"],
        ["cobra", "fire-varan", "tapir"],
        ["bear", "deer", "owl", "fox", "lynx"],
    ],
    ids="-".join,
)
def test_net_solitary_3_closes_the_line_and_leaves_one_action(cards: list[str]) -> None:
    table = revealing(cards).play(*["reveal"] * len(cards))
    assert table.player()["line"] == cards
    assert (table.player()["net"], table.player()["stopped"]) == (3, True)
    assert actions(table) == 1
    table.play("pass")
    assert table.turn == 2


@ruling("LF-024")
def test_a_closed_line_takes_no_more_cards() -> None:
    table = scene("[[players]]\ndraw = ['bear', 'owl', 'fox']")
    table.play("reveal", "reveal", "reveal", seat=1)
    reason = table.refused("reveal", 1)
    assert (reason.code, reason.rulings) == ("has-stopped", ("LF-024", "LF-044"))
    with_fragment = revealing(["bear", "owl", "fox"], fragments=1).play(*["reveal"] * 3)
    reason = with_fragment.refused("reveal")
    assert (reason.code, reason.rulings) == ("line-closed", ("LF-024",))


@ruling("LF-024")
def test_one_closed_line_leaves_the_others_their_two_actions() -> None:
    table = revealing(["bear", "owl", "fox"]).play(*["reveal"] * 3, "pass")
    assert actions(table, 2) == 2


@ruling("LF-024")
def test_the_log_tells_that_a_line_has_closed() -> None:
    table = revealing(["bear", "owl", "fox"]).play(*["reveal"] * 3)
    closed = table.last("reveal")
    assert closed.rulings == ("LF-024",)
    assert closed.text.en == "Player 1 reveals Fox (net solitary 3): the line is closed."


# gregarious cards


@ruling("LF-025")
@pytest.mark.parametrize("place", range(3))
def test_three_solitary_and_one_gregarious_card_leave_the_choice(place: int) -> None:
    cards = ["bear", "owl", "fox"]
    cards.insert(place, "toucan")
    table = revealing([*cards, "bee"]).play(*["reveal"] * 4)
    assert table.player()["net"] == 2
    assert table.moves() == ["reveal", "stop"]
    stopped = revealing([*cards, "bee"]).play(*["reveal"] * 4, "stop")
    assert actions(stopped) == 2
    table.play("reveal")
    assert table.player()["line"] == [*cards, "bee"]


@ruling("LF-025")
def test_a_gregarious_card_comes_too_late_for_a_closed_line() -> None:
    table = revealing(["bear", "owl", "fox", "toucan"]).play(*["reveal"] * 3)
    assert actions(table) == 1
    assert "toucan" not in table.player()["line"]


@ruling("LF-026")
@pytest.mark.parametrize("gregarious", GREGARIOUS)
def test_after_a_gregarious_card_only_the_fourth_solitary_closes(gregarious: str) -> None:
    table = revealing([gregarious, "bear", "owl", "fox", "lynx"]).play(*["reveal"] * 4)
    assert (table.phase, table.player()["net"]) == ("reveal", 2)
    assert table.moves() == ["reveal", "stop"]
    table.play("reveal")
    assert table.player()["net"] == 3
    assert actions(table) == 1


@ruling("LF-027")
def test_net_solitary_may_be_negative() -> None:
    table = revealing(["chimpanzee", "toucan"]).play("reveal")
    assert table.player()["net"] == -1
    table.play("reveal")
    assert table.player()["net"] == -2
    assert table.moves() == ["reveal", "stop"]


@ruling("LF-027")
@pytest.mark.parametrize("gregarious", [0, 1, 2])
def test_it_takes_three_solitary_cards_more_than_gregarious_ones_to_close(gregarious: int) -> None:
    cards = [*GREGARIOUS[:gregarious], *SOLITARY]
    table = revealing(cards).play(*["reveal"] * gregarious)
    needed = 0
    while table.phase == "reveal":
        table.play("reveal")
        needed += 1
    assert needed == 3 + gregarious


@ruling("LF-028")
def test_a_varan_is_solitary_and_gives_no_element() -> None:
    table = revealing(["fire-varan"]).play("reveal")
    assert table.player()["net"] == 1
    assert table.player()["elements"] == NOTHING


@ruling("LF-028")
def test_a_varan_leaves_the_elements_of_the_others_alone() -> None:
    table = revealing(["weasel", "fire-varan"]).play("reveal", "reveal")
    assert table.player()["elements"] == {**NOTHING, "sun": 2}


@ruling("LF-028")
def test_three_varans_close_a_line() -> None:
    table = revealing(["fire-varan"] * 4).play(*["reveal"] * 3)
    assert actions(table) == 1


@ruling("LF-029")
@pytest.mark.parametrize("cards", [["lynx", "deer"], ["deer", "lynx"]], ids="-".join)
def test_a_cancelled_solitary_card_still_gives_its_elements(cards: list[str]) -> None:
    table = revealing(cards).play("reveal", "reveal")
    assert table.player()["net"] == 0
    expected = {"sun": 2, "water": 1, "plant": 1, "spiral": 0, "flower": 1}
    assert table.player()["elements"] == expected


# empty piles


def almost_empty(seed: int = 0, fragments: int = 0) -> Scene:
    """One card is left on the draw pile, and thirteen lie on the discard pile."""
    return revealing(["bee"], discard=but("bee"), seed=seed, fragments=fragments)


@ruling("LF-030")
def test_an_empty_draw_pile_is_made_anew_from_the_discard_pile() -> None:
    table = almost_empty().play("reveal")
    assert (table.player()["draw"], len(table.player()["discard"])) == (0, 13)
    table.play("reveal")
    player = table.player()
    assert player["discard"] == []
    assert player["line"][0] == "bee"
    assert sorted([player["line"][1], *player["draw_cards"]]) == sorted(but("bee"))
    shuffles = [line for line in table.log() if line.kind == "shuffle"]
    assert [line.data for line in shuffles] == [{"seat": 0, "count": 13}]


@ruling("LF-030")
def test_the_new_draw_pile_is_shuffled() -> None:
    seconds = Counter(
        almost_empty(seed).play("reveal", "reveal").player()["line"][1] for seed in range(200)
    )
    assert set(seconds) == set(but("bee"))
    assert max(seconds.values()) < 50


@ruling("LF-030")
def test_shuffling_again_gives_another_order() -> None:
    orders = []
    table = scene(f"[[players]]\ndiscard = {DECK}\n[[players]]\nline = ['bee']\nstopped = true")
    for _ in range(2):
        again = table.state.clone()
        again.shuffle_discards(0)
        orders.append(again.draw[0])
        table.state.shuffle_discards(0)
        table.state.discard[0], table.state.draw[0] = table.state.draw[0], []
    assert sorted(orders[0]) == sorted(orders[1])
    assert orders[0] != orders[1]


@ruling("LF-030")
def test_the_discard_piles_of_the_others_stay() -> None:
    table = scene(f"""
        [[players]]
        draw = ["bee"]
        discard = {but("bee")}
        [[players]]
        discard = ["fox", "owl"]
    """).play("reveal", "reveal", seat=1)
    assert table.player(2)["discard"] == ["fox", "owl"]
    assert table.player(2)["draw"] == 12


@ruling("LF-031")
def test_whoever_reveals_the_last_card_and_stops_does_not_shuffle() -> None:
    table = almost_empty().play("reveal")
    assert table.moves() == ["reveal", "stop"]
    table.play("stop")
    assert "shuffle" not in table.kinds()
    assert table.player()["draw"] == 0
    assert sorted(table.player()["discard"]) == sorted(but("bee"))
    assert actions(table) == 2


@ruling("LF-031")
def test_the_pile_is_made_anew_in_the_next_round_when_a_card_is_wanted() -> None:
    table = almost_empty().play("reveal", "stop", *["pass"] * 4)
    assert (table.state.round, table.player()["draw"]) == (2, 0)
    assert "shuffle" not in table.kinds()
    table.play("reveal", seat=1)
    assert table.kinds()[-2:] == ["shuffle", "reveal"]
    assert table.player()["discard"] == []


@ruling("LF-032")
@pytest.mark.parametrize("seed", range(10))
def test_cards_in_the_line_are_not_shuffled_in(seed: int) -> None:
    line = ["bear", "goldfish", "hare"]
    table = revealing(["bee"], line=line, discard=but("bee", *line), seed=seed)
    table.play("reveal", "reveal")
    player = table.player()
    assert player["line"][:4] == [*line, "bee"]
    assert sorted([player["line"][4], *player["draw_cards"]]) == sorted(but("bee", *line))


OPEN_LINE = [*but("bee"), "chimpanzee", "toucan", "butterfly"]
"""A line with all but one card of the starting deck, open at net solitary 2."""


@ruling("LF-033")
def test_with_both_piles_empty_the_player_stops_with_two_actions() -> None:
    table = revealing(["bee"], line=OPEN_LINE).play("reveal")
    player = table.player()
    assert (player["draw"], player["discard"], player["net"]) == (0, [], 2)
    assert player["stopped"]
    assert actions(table) == 2


@ruling("LF-033")
def test_the_last_card_of_all_may_close_the_line_as_well() -> None:
    table = revealing(["fire-varan"], line=[*OPEN_LINE, "bee"]).play("reveal")
    player = table.player()
    assert (player["draw"], player["discard"], player["net"]) == (0, [], 3)
    assert actions(table) == 1


@ruling("LF-033")
def test_with_both_piles_empty_nothing_can_be_revealed() -> None:
    table = revealing(["bee"], line=OPEN_LINE, fragments=1).play("reveal")
    reason = table.refused("reveal")
    assert (reason.code, reason.rulings) == ("nothing-to-reveal", ("LF-033",))
    assert table.moves() == ["stop", "discard"]


@ruling("LF-033")
def test_one_card_on_the_discard_pile_is_enough_to_go_on() -> None:
    line = [card for card in OPEN_LINE if card != "hare"]
    table = revealing(["bee"], line=line, discard=["hare"]).play("reveal")
    assert table.moves() == ["reveal", "stop"]
    table.play("reveal")
    assert table.player()["line"][-1] == "hare"
    assert actions(table) == 2


# nothing left to decide


@ruling("LF-043")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_net_solitary_3_without_fragments_nothing_is_asked(seats: int) -> None:
    table = scene(f"seats = {seats}\n[[players]]\ndraw = ['bear', 'owl', 'fox']")
    table.play("reveal", "reveal", seat=1)
    assert 0 in table.state.to_move()
    table.play("reveal", seat=1)
    assert table.state.to_move() == tuple(range(1, seats))
    assert table.moves(1) == []
    assert table.state.decision(0) is None
    assert table.phase == "reveal"


@ruling("LF-043")
def test_at_net_solitary_3_with_a_fragment_the_player_is_asked() -> None:
    table = revealing(["bear", "owl", "fox"], fragments=1).play(*["reveal"] * 3)
    assert table.state.to_move() == (0,)
    assert table.moves() == ["stop", "discard"]
    assert actions(table.play("stop")) == 1


# all at the same time


@ruling("LF-044")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_who_has_not_stopped_may_go_on(seats: int) -> None:
    table = new(seats)
    for seat in range(seats, 0, -1):
        assert table.state.to_move() == tuple(range(seat))
        for other in range(1, seat + 1):
            assert table.moves(other) == ["reveal"]
        table.play("reveal", "stop", seat=seat)
    assert (table.phase, table.turn) == ("act", 1)


@ruling("LF-044")
def test_the_actions_begin_when_the_last_player_has_stopped() -> None:
    table = new(3).play("reveal", "stop", seat=1).play("reveal", "stop", seat=3)
    reason = table.refused("pass", 1)
    assert (reason.code, table.turn) == ("only-while-acting", 0)
    table.play("reveal", "stop", seat=2)
    assert (table.phase, table.turn) == ("act", 1)


def seat_moves(state: LivingForestState, rng: Rng) -> list[list[int]]:
    """Random moves of every seat for the phase: revealing is likely, stopping rare."""
    state = state.clone()
    played: list[list[int]] = []
    for seat in range(state.seats):
        mine: list[int] = []
        while state.phase == codes.REVEALING and not state.stopped[seat]:
            moves = state.moves(seat)
            if verbs.REVEAL in moves and rng.below(3) > 0:
                moves = [verbs.REVEAL]
            mine.append(moves[rng.below(len(moves))])
            state.play(seat, mine[-1])
        played.append(mine)
    return played


def interleavings(played: list[list[int]], rng: Rng) -> Iterator[list[int]]:
    """Orders in which the seats make their moves: in turn, one by one, at random."""
    seats = range(len(played))
    yield [seat for seat in seats for _ in played[seat]]
    yield [seat for seat in reversed(seats) for _ in played[seat]]
    longest = max(len(mine) for mine in played)
    yield [seat for number in range(longest) for seat in seats if number < len(played[seat])]
    for _ in range(4):
        order = [seat for seat in seats for _ in played[seat]]
        rng.shuffle(order)
        yield order


def play_in(state: LivingForestState, played: list[list[int]], order: list[int]) -> Scene:
    """The phase with the moves of each seat in their order, the seats interleaved like this."""
    table = Scene(state.clone())
    waiting = [list(mine) for mine in played]
    for place, seat in enumerate(order):
        assert table.state.phase == codes.REVEALING, (
            f"the phase was over after {place} of {len(order)}"
        )
        table.state.play(seat, waiting[seat].pop(0))
    assert table.state.phase == codes.ACTING
    assert table.state.fault() is None
    return table


def check_all_orders(state: LivingForestState, rng: Rng) -> Scene:
    """All interleavings lead to the same table, and seats and spectators see the same."""
    played = seat_moves(state, rng)
    tables = [play_in(state, played, order) for order in interleavings(played, rng)]
    first = tables[0]
    for other in tables[1:]:
        assert other.state.dump() == first.state.dump()
        for seat in (None, *range(state.seats)):
            assert other.state.view(seat) == first.state.view(seat)
        assert Counter(other.kinds()) == Counter(first.kinds())
    return first


def crowded(seats: int, rng: Rng) -> LivingForestState:
    """A table before the first reveal: short draw piles, varans, gregarious cards, fragments."""
    gregarious = list(range(len(GREGARIOUS)))
    rng.shuffle(gregarious)
    players = []
    for _ in range(seats):
        numbers = list(range(len(DECK)))
        rng.shuffle(numbers)
        cards = [DECK[number] for number in numbers] + ["fire-varan"] * (1 + rng.below(3))
        cards.insert(rng.below(4), GREGARIOUS[gregarious.pop()])
        cards.insert(rng.below(4), "fire-varan")
        top = rng.below(5)
        draw, discard = cards[:top], cards[top:]
        players.append({"draw": draw, "discard": discard, "fragments": rng.below(6)})
    data = {"players": players, "seed": rng.next32(), "start": 1 + rng.below(seats)}
    return cast(LivingForestState, LIVING_FOREST.from_position({"game": "living-forest", **data}))


@ruling("LF-044")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_order_of_the_players_decisions_changes_nothing(seats: int) -> None:
    kinds: Counter[str] = Counter()
    for seed in range(60):
        rng = seeded(1000 * seats + seed)
        kinds.update(check_all_orders(crowded(seats, rng), rng).kinds())
    # Otherwise the test would prove little.
    assert min(kinds[kind] for kind in ("shuffle", "discard", "banish")) >= 20


@ruling("LF-044")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(5))
def test_the_order_of_decisions_changes_nothing_in_any_round_of_a_game(
    seats: int, seed: int
) -> None:
    rng = seeded(100 * seats + seed)
    state = new(seats, seed).state
    while not state.over and state.round <= 8:
        state = check_all_orders(state, rng).state
        while state.phase == codes.ACTING:
            moves = state.moves(state.turn)
            state.play(state.turn, moves[rng.below(len(moves))])
    assert state.round > 4


# attracted animals


def attracting(display: Sequence[str], line: Sequence[str], rock: int = 1) -> Scene:
    """Seat 1 is about to act with this line, seat 2 has nothing to do but pass."""
    return scene(f"""
        phase = "act"
        display = {list(display)}
        [[players]]
        line = {list(line)}
        rock = {rock}
        [[players]]
        line = ["fawn"]
        rock = 12
    """)


@ruling("LF-045")
@pytest.mark.parametrize(
    "order",
    [
        ["hedgehog", "coati", "beaver"],
        ["beaver", "coati", "hedgehog"],
        ["coati", "beaver", "hedgehog"],
    ],
    ids="-".join,
)
def test_attracted_animals_come_up_first_as_they_were_stacked(order: list[str]) -> None:
    table = attracting(["hedgehog", "coati", "beaver"], ["tanuki", "weasel", "beetle"])
    table.play("attract:hedgehog", "attract:coati", "attract:beaver")
    table.play(*[f"stack:{card}" for card in order[:2]])  # the third follows by itself
    table.play("pass", "pass", "pass")
    assert (table.state.round, table.phase) == (2, "reveal")
    table.play(*["reveal"] * 4, seat=1)
    assert table.player()["line"][:3] == order[::-1]
    assert table.player()["line"][3] not in order


@ruling("LF-045")
def test_a_single_attracted_animal_comes_up_first() -> None:
    table = attracting(["lemur"], ["tanuki", "weasel"]).play(
        "attract:lemur", "pass", "pass", "pass"
    )
    table.play("reveal", seat=1)
    assert table.player()["line"] == ["lemur"]


@ruling("LF-045")
def test_animals_attracted_later_in_a_turn_lie_above_the_earlier_ones() -> None:
    table = attracting(["lemur", "wolf"], ["tanuki", "weasel", "hare"], rock=2)
    table.play("attract:lemur", "move:1", "attract:wolf", "pass", "pass")
    table.play("reveal", "reveal", seat=1)
    assert table.player()["line"] == ["wolf", "lemur"]


@ruling("LF-045")
def test_animals_not_revealed_at_once_stay_on_top_for_the_round_after() -> None:
    table = attracting(["hedgehog", "coati"], ["tanuki", "beetle"])
    table.play("attract:hedgehog", "attract:coati", "stack:coati", "pass", "pass", "pass")
    table.play("reveal", "stop", seat=1).play("reveal", "stop", seat=2).play(*["pass"] * 4)
    table.play("reveal", seat=1)
    assert table.player()["line"] == ["coati"]


@ruling("LF-045")
def test_attracted_animals_come_up_before_an_old_draw_pile_and_without_a_shuffle() -> None:
    line = ["tanuki", "weasel"]
    table = scene(f"""
        phase = "act"
        display = ["lemur"]
        [[players]]
        line = {line}
        discard = {but(*line)}
        [[players]]
    """).play("attract:lemur", "pass", "pass", "pass")
    table.play("reveal", seat=1)
    assert table.player()["line"] == ["lemur"]
    assert "shuffle" not in table.kinds()
    table.play("reveal", seat=1)
    assert "shuffle" in table.kinds()
