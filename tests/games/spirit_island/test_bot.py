"""What greedy thinks of an island, what it chooses in prepared positions, and that it is fair."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest

import spieltisch
from spieltisch.bots import make_bot
from spieltisch.games.spirit_island.bot import cards, evaluate, search, worth
from spieltisch.games.spirit_island.cards import boards, numbers
from spieltisch.games.spirit_island.rules.state import SpiritIslandState
from spieltisch.games.spirit_island.state import codes, verbs
from tests.games.spirit_island.scene import (
    EARTH,
    GREEN,
    LIGHTNING,
    OCEAN,
    RIVER,
    SHADOWS,
    THUNDER,
    Scene,
    scene,
    spirit,
)

HOME = spirit(RIVER, "A5 A7", hand="flash-floods wash-away boon-of-vigor rivers-bounty")


def worth_of(**lands: str) -> float:
    """An island with these lands, at the beginning of the invader phase of a jungle ravage."""
    return evaluate(scene(HOME, ravage="I-J", build="I-S", island=lands).state, 0)


def chosen(table: Scene, seat: int = 1) -> str:
    """The key of the move that greedy makes."""
    move = make_bot("greedy", 5).choose(table.state.clone(), seat - 1)
    return table.state.move_key(move)


def played(table: Scene, moves: int) -> list[str]:
    """The keys of the next moves if greedy plays all seats."""
    found = []
    for _ in range(moves):
        seat = table.state.next_seat()
        found.append(chosen(table, seat + 1))
        table.play(found[-1], seat=seat + 1)
    return found


# evaluation


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({}, {"A4": "explorer"}),
        ({"A4": "explorer"}, {"A4": "town"}),
        ({"A4": "town"}, {"A4": "city"}),
        ({"A4": "dahan"}, {}),
        ({}, {"A4": "blight"}),
        ({"A5": "town"}, {"A3": "town"}),  # jungles ravage now
        ({"A5": "explorer"}, {"A4": "explorer"}),  # sands are built in
        ({"A3": "town 2 dahan"}, {"A3": "town"}),  # they strike back
        ({"A3": "town+1"}, {"A3": "town"}),
        ({"A5": "2 town"}, {"A5": "town", "A1": "town"}),  # one land less will be blighted
        ({"A4": "explorer disease"}, {"A4": "explorer"}),
    ],
)
def test_what_is_better(better: dict[str, str], worse: dict[str, str]) -> None:
    assert worth_of(**better) > worth_of(**worse)


def test_defend_that_keeps_a_land_from_blight_is_worth_something() -> None:
    table = scene(HOME, ravage="I-J", A3="town")
    before = evaluate(table.state, 0)
    table.state.defend[boards.land("A3")] = 1
    assert evaluate(table.state, 0) > before
    enough = evaluate(table.state, 0)
    table.state.defend[boards.land("A3")] = 5  # no better than what is needed
    assert evaluate(table.state, 0) == pytest.approx(enough)


def test_blight_costs_more_the_less_is_left() -> None:
    losses = [
        worth.danger(scene(HOME, blight=left, blighted=True).state, 1.0) for left in range(6, 1, -1)
    ]
    steps = [after - before for before, after in pairwise(losses)]
    assert steps == sorted(steps)
    assert steps[0] > 0


def test_the_last_presence_is_worth_most() -> None:
    values = [worth.spirit(scene(spirit(RIVER, "A5 " * number)).state, 0) for number in range(1, 5)]
    steps = [after - before for before, after in pairwise(values)]
    assert steps == sorted(steps, reverse=True)


def test_victory_is_further_away_with_more_to_do_and_counts_more_when_time_runs_out() -> None:
    table = scene(HOME, terror=3, A3="city").state
    other = scene(HOME, terror=3, A3="city", A4="city").state
    assert worth.distance(table) < worth.distance(other)
    early = worth.nearness(table) - worth.nearness(other)
    for state in (table, other):
        state.invader_deck = state.invader_deck[:1]
    assert worth.nearness(table) - worth.nearness(other) > early


def test_fear_can_be_the_shorter_way() -> None:
    many = {"A1": "3 city", "A4": "3 city", "A6": "3 city"}
    table = scene(HOME, terror=3, island=many).state
    table.fear_deck = table.fear_deck[-1:]
    table.fear_split = [0, 0, 1]
    assert worth.distance(table) == table.fear_pool
    table.fear = table.fear_pool - 1
    assert worth.distance(table) == 1


def test_a_won_island_is_best_and_a_lost_one_worst() -> None:
    won = scene(spirit(RIVER, "A5", played="flash-floods"), terror=3, A8="city-2")
    middle = evaluate(won.state, 0)
    won.use("flash-floods", "land:A8")
    assert won.ended == codes.WON_NO_CITIES
    lost = scene(HOME)
    lost.state.ended = codes.LOST_BLIGHT
    assert evaluate(won.state, 0) > middle > evaluate(lost.state, 0)


# cards


def test_the_rich_draw_major_powers_and_the_poor_minor_ones() -> None:
    poor = scene(spirit(EARTH, "A6"), phase="growth").state
    rich = scene(spirit(EARTH, "A6", energy=6, energy_track=4), phase="growth").state
    assert cards.rich(poor, 0) < 0 < cards.rich(rich, 0)


def test_elements_of_innate_powers_are_liked() -> None:
    table = scene(spirit(RIVER, "A5"), phase="growth").state
    wanted = cards.wanted_elements(table, 0)
    assert wanted[codes.WATER] > wanted[codes.FIRE] == 0
    sun, fire = numbers.POWERS.index("uncanny-melting"), numbers.POWERS.index("devouring-ants")
    assert cards.liking(table, 0, sun) > cards.liking(table, 0, fire)


# choices


def test_greedy_defends_the_land_that_would_be_blighted() -> None:
    table = scene(
        spirit(EARTH, "A6 A6 A7", hand="", played="guard-the-healing-land"),
        ravage="I-J",
        A8="town",
        A5="explorer",
    )
    assert played(table, 2) == ["use:guard-the-healing-land", "land:A8"]


def test_greedy_destroys_the_last_city() -> None:
    table = scene(
        spirit(LIGHTNING, "A7 A7", hand="", played="raging-storm", elements="5 air"),
        terror=3,
        island={"A8": "city-2", "A4": "2 explorer", "A6": "3 explorer town-1"},
    )
    while not table.ended:
        played(table, 1)
    assert table.ended == codes.WON_NO_CITIES


def test_greedy_plays_the_card_that_saves_the_island() -> None:
    table = scene(
        spirit(THUNDER, "A3", hand="words-of-warning voice-of-thunder", energy=3, plays=1),
        phase="growth",
        ravage="I-J",
        blight=1,
        blighted=True,
        A3="town 2 dahan",
    )
    assert chosen(table) == "play:words-of-warning"


def test_greedy_reclaims_when_nothing_is_left_to_play() -> None:
    hand = "flash-floods wash-away boon-of-vigor rivers-bounty"
    table = scene(
        spirit(RIVER, "A5 A5 A7", hand="", discard=hand, energy=4, plays_track=3),
        phase="growth",
        ravage="I-J",
        build="I-S",
        A3="town",
        A4="explorer",
    )
    assert chosen(table) == "grow:1"


def test_greedy_does_not_use_a_power_that_only_harms() -> None:
    table = scene(spirit(SHADOWS, "A3 A3", hand="", played="drought"), phase="slow", A3="2 dahan")
    assert chosen(table) == "ready"


def test_spirits_play_for_each_other() -> None:
    """The defence of one spirit is left alone by the other, which saves another land."""
    table = scene(
        spirit(EARTH, "A6 A6", hand="", played="guard-the-healing-land"),
        spirit(OCEAN, "B0 B1", hand="", played="grasping-tide"),
        ravage="I-J",
        A8="town",
        B3="town",
    )
    moves = played(table, 4)
    assert "land:A8" in moves


# effort


def test_many_powers_together_are_looked_into_no_longer_than_a_few() -> None:
    few = scene(HOME).state
    assert search.share_of_power(few, 0, 60) == search.share(few, 60) == 60
    hand = numbers.POWERS[:14]
    many = scene(spirit(RIVER, "A5 A7", hand=" ".join(hand))).state
    each = search.share_of_power(many, 0, 60)
    assert 0 < each * len(hand) <= 6 * 60


def test_a_short_look_follows_fewer_ways() -> None:
    state = scene(HOME).state
    widths = [search.Look(state, 0, 0, budget).width for budget in (10, 40, 220)]
    assert widths == [2, 4, search.WIDTH]


# fairness


SETUPS: list[dict[str, Any]] = [
    {"spirit1": RIVER, "spirit2": GREEN},
    {"spirit1": THUNDER, "spirit2": SHADOWS, "adversary": "england", "level": 2},
]


@pytest.mark.parametrize("options", SETUPS)
def test_the_order_of_decks_does_not_change_the_choice(options: dict[str, Any]) -> None:
    island = spieltisch.game("spirit-island")
    random = Random(3)
    state = island.new(2, 11, **options)
    state.quiet = True
    compared = 0
    for step in range(260):
        if state.over:
            break
        seat = state.next_seat()
        if step % 9 == 0 and len(state.moves(seat)) > 1:
            move = make_bot("greedy", step).choose(state.clone(), seat)
            for world in range(2):
                other = state.determinize(seat, world)
                assert make_bot("greedy", step).choose(other, seat) == move
            compared += 1
        state.play(seat, random.choice(state.moves(seat)))
    assert compared >= 4


def test_looking_leaves_the_island_alone() -> None:
    table = scene(HOME, spirit(GREEN, "B5 B3"), phase="growth", ravage="I-J", A3="town")
    before = table.state.dump()
    assert isinstance(table.state, SpiritIslandState)
    chosen(table)
    assert table.state.dump() == before
    assert verbs.VERB[table.state.parse_move(0, chosen(table))] == verbs.GROW
