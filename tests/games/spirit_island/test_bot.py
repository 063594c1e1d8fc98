"""What greedy thinks of an island, what it chooses in prepared positions, and that it is fair."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest

import spieltisch
from spieltisch.bots import make_bot
from spieltisch.bots.search import Search
from spieltisch.core.rng import Rng
from spieltisch.games.spirit_island.bot import IslandPlanner, cards, evaluate, search, worth
from spieltisch.games.spirit_island.bot.ahead import play_round
from spieltisch.games.spirit_island.bot.aspects import aspects
from spieltisch.games.spirit_island.bot.planner import Turn
from spieltisch.games.spirit_island.cards import boards, numbers
from spieltisch.games.spirit_island.rules.state import SpiritIslandState
from spieltisch.games.spirit_island.state import codes, verbs
from tests.games.spirit_island.acting import against
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


def test_an_island_is_the_sicker_the_less_blight_is_left_on_the_healthy_side() -> None:
    table = scene(HOME).state
    table.blight_card, costs = 1 + numbers.BLIGHT.index("downward-spiral"), []
    for table.blight in (2, 1, 0):
        costs.append(worth.sickness(table, 0.0))
    assert costs == sorted(set(costs))
    assert worth.sickness(table, 1.0) == costs[-1]
    table.blighted = True
    assert worth.sickness(table, 0.0) == costs[-1]  # each blight card of the base game takes


def test_only_a_blight_card_that_goes_on_taking_makes_an_island_sick() -> None:
    table = scene(HOME, blighted=True).state
    table.blight_card = 1 + numbers.BLIGHT.index("aid-from-lesser-spirits")
    assert worth.sickness(table, 0.0) == 0
    table.blight_card = 0
    assert worth.sickness(table, 0.0) == 0


def test_plays_are_worth_little_without_cards() -> None:
    few = scene(spirit(RIVER, "A5 A7", hand="flash-floods")).state
    many = scene(HOME).state
    for table in (few, many):
        table.energy_track[0] = 7
    gained = []
    for table in (few, many):
        before = worth.each_turn(table, 0)
        table.plays_track[0] = 7
        gained.append(worth.each_turn(table, 0) - before)
    assert gained[0] < gained[1]


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


@pytest.mark.parametrize("turn", ["", "I-S"])
def test_a_land_that_fills_up_is_a_danger_where_that_loses_the_game(turn: str) -> None:
    """England wins with seven towns and cities in one land; the build to come counts already."""
    losses = []
    for adversary in ("england", "sweden"):
        full, emptier = (
            against(scene(HOME, build=turn, A4=there), adversary, 0).state
            for there in ("5 town", "4 town")
        )
        losses.append(evaluate(emptier, 0) - evaluate(full, 0))
    assert losses[0] > losses[1] + 5


def test_towns_are_a_danger_where_their_supply_must_not_run_out() -> None:
    losses = []
    for adversary in ("france", "sweden"):
        many, fewer = (
            against(scene(HOME, A4=there), adversary, 0).state for there in ("5 town", "4 town")
        )
        losses.append(evaluate(fewer, 0) - evaluate(many, 0))
    assert losses[0] > losses[1] + 2


def test_blight_that_ends_the_game_is_worse_than_any_other() -> None:
    """The town in A3 and the city in A8 bring two."""
    last = scene(HOME, ravage="I-J", blight=2, blighted=True, A3="town").state
    enough = scene(HOME, ravage="I-J", blight=3, blighted=True, A3="town").state
    assert evaluate(enough, 0) - evaluate(last, 0) > 50


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_aspects_add_up(seats: int) -> None:
    state = spieltisch.game("spirit-island").new(seats, 5, adversary="england", level=1)
    state.quiet = True
    assert isinstance(state, SpiritIslandState)
    random = Random(seats)
    for _ in range(200):
        seat = state.next_seat()
        if seat < 0:
            break
        parts = aspects(state, seat)
        assert sum(value for _, value in parts) == pytest.approx(evaluate(state, seat))
        names = [name for name, _ in parts]
        assert len({name.de for name in names}) == len({name.en for name in names}) == len(parts)
        state.play(seat, random.choice(state.moves(seat)))


def test_prospects_are_chances_that_grow_with_the_evaluation() -> None:
    island = spieltisch.game("spirit-island")
    good, bad = scene(HOME).state, scene(HOME, A3="2 city", A4="3 town", A5="blight").state
    assert 0 < island.prospects(bad)[0] < island.prospects(good)[0] < 1
    lost = scene(HOME).state
    lost.ended = codes.LOST_BLIGHT
    assert island.prospects(lost) == [0.0]
    start = island.new(2, 3)
    assert 0.3 < island.prospects(start)[0] < 0.9
    shares = Search(1, tries=1).values(start, 0, start.moves(0))
    assert all(0 <= share <= 1 for share in shares)


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


def endangered() -> Scene:
    """The coming ravage would lose the game; one of two cards prevents it."""
    return scene(
        spirit(THUNDER, "A3", hand="words-of-warning voice-of-thunder", energy=3, plays=1),
        phase="growth",
        ravage="I-J",
        blight=1,
        blighted=True,
        A3="town 2 dahan",
    )


def test_greedy_plays_the_card_that_saves_the_island() -> None:
    assert chosen(endangered()) == "play:words-of-warning"


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
    effort = search.Effort(few.seats)
    assert effort.for_power(few, 0, 60) == effort.share(60) == 60
    hand = numbers.POWERS[:14]
    many = scene(spirit(RIVER, "A5 A7", hand=" ".join(hand))).state
    each = effort.for_power(many, 0, 60)
    assert 0 < each * len(hand) <= 6 * 60


def test_more_spirits_have_less_effort_each_and_more_time_is_more_effort() -> None:
    shares = [search.Effort(seats).share(60) for seats in range(1, 5)]
    assert shares == sorted(shares, reverse=True)
    assert shares[0] == shares[1] > shares[3] > 0
    assert (
        search.Effort(2, 0.5).share(60) < search.Effort(2).share(60) < search.Effort(2, 2).share(60)
    )


def test_a_short_look_follows_fewer_ways() -> None:
    state = scene(HOME).state
    effort = search.Effort(state.seats)
    widths = [search.Look(state, 0, 0, budget, effort).width for budget in (10, 40, 220)]
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


# planning with more time


def planned(table: Scene, tries: int = 4, seed: int = 5) -> str:
    """The key of the move of a bot that plays its plans on."""
    bot = Search(seed, tries=tries)
    return table.state.move_key(bot.choose(table.state.clone(), table.state.next_seat()))


def test_a_plan_takes_the_win_that_is_there() -> None:
    """One card destroys the last city, the other one only brings energy."""
    hand = "flash-floods boon-of-vigor"
    table = scene(
        spirit(RIVER, "A5 A7", hand=hand, energy=2, plays=1),
        phase="growth",
        terror=3,
        A8="city-2",
    )
    assert planned(table) == "play:flash-floods"


def test_a_plan_saves_the_island() -> None:
    assert planned(endangered()) == "play:words-of-warning"


def test_cards_that_were_chosen_together_are_played_together() -> None:
    hand = "flash-floods wash-away boon-of-vigor rivers-bounty"
    table = scene(
        spirit(RIVER, "A5 A5 A7", hand=hand, energy=4, plays=3),
        phase="growth",
        ravage="I-J",
        build="I-S",
        A3="town",
        A4="explorer",
    )
    bot = Search(3, tries=4)
    bot.choose(table.state.clone(), 0)
    planner = bot.planner(spieltisch.game("spirit-island"))
    assert isinstance(planner, IslandPlanner)
    cards = planner.planned[8 * table.state.round].cards
    assert cards
    while table.state.phase == codes.GROWTH:
        table.state.play(0, bot.choose(table.state.clone(), 0))
    assert sorted(table.state.played[0]) == sorted(cards)


def test_the_worse_half_of_what_is_played_on_is_given_up() -> None:
    state = spieltisch.game("spirit-island").new(2, 4, spirit1=RIVER, spirit2=GREEN)
    state.quiet = True
    assert isinstance(state, SpiritIslandState)
    turns = [Turn([move], [], 0.0) for move in state.moves(0)]
    assert len(turns) == 3
    order = IslandPlanner(Rng(3), 1.0, tries=12).look(state, 0, turns, 0.0, lambda: False)
    assert [turn.worlds for turn in order] == [5, 5, 2]
    assert {turn.moves[0] for turn in order} == set(state.moves(0))


def test_a_plan_ends_when_somebody_says_stop() -> None:
    """Asked at once to stop, it still answers, with what it sees without playing on."""
    state = spieltisch.game("spirit-island").new(2, 4)
    bot, other = Search(2, seconds=1000.0), Search(2, tries=1)
    bot.stopped = other.stopped = lambda: True
    seat = state.next_seat()
    move = bot.choose(state.clone(), seat)
    assert move in state.moves(seat)
    assert other.choose(state.clone(), seat) == move


@pytest.mark.parametrize("options", SETUPS)
def test_the_order_of_decks_does_not_change_the_plan(options: dict[str, Any]) -> None:
    state = spieltisch.game("spirit-island").new(2, 12, **options)
    state.quiet = True
    random = Random(3)
    for step in range(24):
        seat = state.next_seat()
        if step % 8 == 0 and len(state.moves(seat)) > 1:
            move = Search(step, tries=2).choose(state.clone(), seat)
            for world in range(2):
                assert Search(step, tries=2).choose(state.determinize(seat, world), seat) == move
        state.play(seat, random.choice(state.moves(seat)))


@pytest.mark.parametrize("seats", [1, 3])
def test_a_round_is_played_on_to_the_next_one(seats: int) -> None:
    state = spieltisch.game("spirit-island").new(seats, 8, branch_and_claw="yes")
    state.quiet = True
    assert isinstance(state, SpiritIslandState)
    before = state.dump()
    after = play_round(state, search.Effort(seats, 0.25))
    assert after.ended or (after.round == state.round + 1 and after.phase == codes.GROWTH)
    assert after.fault() is None
    assert state.dump() == before
