"""The forecast of what the invaders will do agrees with what they then really do."""

import random
from collections import Counter

import pytest

from spieltisch.core.event import Event
from spieltisch.games.spirit_island.cards import adversaries, boards, scenarios, spirits
from spieltisch.games.spirit_island.effects.invaders import PASSES, SPARES_LOWEST, WAITS
from spieltisch.games.spirit_island.rules.forecast import (
    COMING,
    FOLLOWING,
    Row,
    forecast,
    possible_cards,
)
from spieltisch.games.spirit_island.rules.setup import Setup, lay_out
from spieltisch.games.spirit_island.rules.state import SpiritIslandState
from spieltisch.games.spirit_island.state import codes, turn, verbs
from tests.games.spirit_island.acting import against, pile
from tests.games.spirit_island.scene import EARTH, GREEN, RIVER, THUNDER, Scene, scene, spirit
from tests.ruling import ruling


def rows(at: Scene, turn: int = COMING) -> dict[str, Row]:
    return {boards.LAND_NAMES[row.land]: row for row in forecast(at.state) if row.turn == turn}


# one land, a line each


@pytest.mark.parametrize(
    ("before", "defend", "damage", "blight", "dahan", "slain"),
    [
        pytest.param("explorer", 0, 1, 0, 0, "", marks=ruling("SI-062")),
        pytest.param("town", 0, 2, 1, 0, "", marks=ruling("SI-063")),
        pytest.param("3 city", 0, 9, 1, 0, "", marks=ruling("SI-063")),
        pytest.param("2 explorer dahan", 0, 2, 1, 1, "", marks=ruling("SI-064")),
        pytest.param("3 dahan explorer town", 0, 3, 1, 1, "town explorer", marks=ruling("SI-065")),
        pytest.param("dahan explorer", 0, 1, 0, 0, "explorer", marks=ruling("SI-066")),
        pytest.param("dahan town", 0, 2, 1, 1, "", marks=ruling("SI-067")),
        pytest.param("dahan city", 3, 0, 0, 0, "", marks=ruling("SI-068")),
        pytest.param("dahan-1 town", 2, 0, 0, 0, "town", marks=ruling("SI-071")),
        pytest.param("town", 5, 0, 0, 0, "", marks=ruling("SI-060")),
        ("2 dahan town explorer", 3, 0, 0, 0, "town explorer"),
        ("city+1 explorer", 0, 1, 0, 0, ""),
        ("2 dahan city-1 explorer", 4, 0, 0, 0, "city explorer"),
    ],
)
def test_a_ravage(
    before: str, defend: int, damage: int, blight: int, dahan: int, slain: str
) -> None:
    at = scene(spirit(RIVER, "A5 A7"), ravage="I-W", A5=before)
    at.state.defend[boards.land("A5")] = defend
    row = rows(at)["A5"]
    assert (row.ravages, row.damage, row.blight, row.dahan) == (1, damage, blight, dahan)
    assert row.presence == [0] * blight
    assert row.slain == [slain.split().count(kind) for kind in codes.KINDS[: codes.DAHAN]]
    assert row.cascades == row.doom == row.stopped == 0


@ruling("SI-070")
def test_no_ravage_without_invaders() -> None:
    at = scene(spirit(RIVER, "A5"), ravage="I-W", A5="2 dahan")
    assert not [row for row in forecast(at.state) if row.ravages]


@ruling("SI-069")
def test_what_is_skipped_is_said_to_be_stopped() -> None:
    at = scene(RIVER, ravage="I-W", build="I-W", deck="II-W", A5="dahan town")
    at.state.skips[boards.land("A5")] = codes.ALL_ACTIONS
    row = rows(at)["A5"]
    assert (row.ravages, row.builds, row.explore, row.slain) == (0, [], 0.0, [0, 0, 0])
    assert row.data()["stopped"] == ["ravage", "build", "explore"]


@ruling("SI-073", "SI-075")
def test_two_cards_ravage_twice() -> None:
    at = scene(RIVER, ravage="I-W II-W", A5="town+1 explorer dahan")
    turn.add(at.state, turn.SAFE, boards.land("A5"), codes.INVADERS, turn.ALL_HARM)
    row = rows(at)["A5"]
    # a point and then three: strife is gone after the first
    assert (row.ravages, row.damage, row.blight, row.dahan) == (2, 4, 1, 1)


@ruling("SI-089", "SI-090")
def test_blight_on_blight_cascades_and_costs_everybody_presence() -> None:
    at = scene(spirit(RIVER, "A5 A5"), spirit(EARTH, "A5"), ravage="I-W", A5="town blight")
    row = rows(at)["A5"]
    assert (row.blight, row.cascades, row.presence) == (1, 1, [0, 1])


@ruling("SI-099")
def test_the_last_blight_is_said_to_lose_the_game() -> None:
    at = scene(spirit(RIVER, "A7"), ravage="I-W", A5="town", blight=1)
    assert rows(at)["A5"].doom == codes.LOST_BLIGHT
    assert rows(at)["A5"].data()["lost"]


@ruling("SI-095")
def test_the_last_blight_of_the_healthy_side_does_not() -> None:
    at = pile(scene(spirit(RIVER, "A7"), ravage="I-W", A5="town"), "downward-spiral", 1)
    assert rows(at)["A5"].doom == 0


def test_the_last_presence_is_said_to_lose_the_game() -> None:
    at = scene(spirit(RIVER, "A5"), ravage="I-W", A5="town")
    assert rows(at)["A5"].doom == codes.LOST_SPIRIT


def test_heavy_damage_adds_two() -> None:
    at = against(scene(RIVER, ravage="I-W", A5="2 city"), "sweden", 1)
    assert rows(at)["A5"].blight == 2


def test_who_is_sworn_to_the_dahan_loses_presence_with_them() -> None:
    at = scene(spirit(THUNDER, "A5 A4"), ravage="I-W", A5="city dahan")
    assert (rows(at)["A5"].dahan, rows(at)["A5"].sworn) == (1, 1)


def test_whoever_may_stop_it_lets_it_happen() -> None:
    at = scene(spirit(GREEN, "A5 A5"), ravage="I-W", A5="town")
    assert rows(at)["A5"].blight == 1


@pytest.mark.parametrize(
    ("before", "built"),
    [
        pytest.param("explorer", ["town"], marks=ruling("SI-076")),
        pytest.param("2 town city", ["city"], marks=ruling("SI-077")),
        pytest.param("town city", ["town"], marks=ruling("SI-078")),
        pytest.param("city", ["town"], marks=ruling("SI-079")),
        pytest.param("2 dahan", [], marks=ruling("SI-080")),
        ("explorer disease", []),
    ],
)
def test_a_build(before: str, built: list[str]) -> None:
    at = scene(RIVER, build="I-W", A5=before)
    assert [row.data()["builds"] for row in rows(at).values() if row.builds] == (
        [built] if built else []
    )


def test_nothing_is_built_where_dahan_leave_nobody_alive() -> None:
    at = scene(RIVER, ravage="I-W", build="I-W", A5="2 dahan explorer")
    assert rows(at)["A5"].builds == []


def test_a_building_ravages_in_the_phase_after() -> None:
    at = scene(spirit(RIVER, "A5"), build="I-W", A5="explorer")
    assert rows(at)["A5"].builds == [codes.TOWN]
    row = rows(at, FOLLOWING)["A5"]
    assert (row.damage, row.blight, row.presence) == (3, 1, [0])


def test_defend_and_damage_end_with_the_turn() -> None:
    at = scene(spirit(RIVER, "A7"), build="I-W", A5="explorer dahan-1")
    at.state.defend[boards.land("A5")] = 9
    row = rows(at, FOLLOWING)["A5"]
    assert (row.damage, row.dahan) == (3, 1)


def test_in_the_slow_phase_the_next_turn_is_the_coming_one() -> None:
    at = scene(spirit(RIVER, "A7"), phase="slow", ravage="I-W", A5="town dahan-1")
    at.state.defend[boards.land("A5")] = 9
    row = rows(at)["A5"]
    assert (row.damage, row.dahan, row.blight) == (2, 1, 1)


def test_early_builds_come_before_the_ravage() -> None:
    at = against(scene(spirit(RIVER, "A7"), ravage="I-W", A5="explorer"), "england", 3)
    at.state.early = at.state.ravage[:]
    row = rows(at)["A5"]
    assert (row.builds, row.damage) == ([codes.TOWN], 3)


@ruling("SI-081", "SI-082", "SI-084")
def test_how_likely_each_land_is_explored() -> None:
    at = scene(RIVER, ravage="I-W", build="I-J", deck="I-S", A4="explorer", A7="town", A8="")
    found = {name: row.explore for name, row in rows(at).items() if row.explore}
    # mountain or sands, each as likely: A1 on the coast, A7 itself a source; not A4, not A6
    assert found == {"A1": 0.5, "A7": 0.5}
    assert len(possible_cards(at.state)) == 2


@pytest.mark.parametrize("how", [WAITS, PASSES])
def test_an_explore_that_is_held_up(how: int) -> None:
    at = scene(RIVER, A7="town")
    at.state.delays = [codes.EXPLORE, how]
    assert not [row for row in forecast(at.state) if row.explore]
    assert at.state.delays == [codes.EXPLORE, how], "a forecast uses nothing up"


def test_a_build_that_spares_the_lowest() -> None:
    at = scene(RIVER, build="I-W", A2="explorer", A5="explorer")
    at.state.delays = [codes.BUILD, SPARES_LOWEST]
    assert [name for name, row in rows(at).items() if row.builds] == ["A5"]


def test_wilds_and_the_end_of_the_deck() -> None:
    at = scene(RIVER, A1="wilds")
    assert rows(at)["A1"].data()["stopped"] == ["explore"]
    at.state.invader_deck = []
    assert not [row for row in forecast(at.state) if row.explore]


# whole games: what was said comes true


def setup_of(chance: random.Random) -> Setup:
    adversary = chance.choice(["", *[each.key for each in adversaries.ADVERSARIES]])
    return Setup(
        chance.sample([each.key for each in spirits.SPIRITS], chance.choice([1, 2, 4])),
        adversary=adversary,
        level=chance.randint(0, 6) if adversary else 0,
        scenario=chance.choice(["", "", *[each.key for each in scenarios.SCENARIOS]]),
        branch_and_claw=chance.random() < 0.3,
    )


@pytest.mark.parametrize("block", range(4))
def test_in_random_games_the_forecast_comes_true(block: int) -> None:
    told: Counter[str] = Counter()
    for seed in range(block * 25, block * 25 + 25):
        chance = random.Random(seed)
        setup = setup_of(chance)
        state = SpiritIslandState()
        state.lay_out(len(setup.spirits))
        lay_out(state, setup, seed)
        state.go_on()
        state.quiet = True
        while not state.ended:
            seat = chance.choice(state.to_move())
            state.apply(seat, chance.choice(state.legal_moves(seat)))
            free = state.phase in (codes.GROWTH, codes.FAST_PHASE) and not state.stacks.busy()
            if free and chance.random() < 0.5:
                told += compare(state)
    assert told["ravage"] > 20
    assert told["build"] > 20
    assert told["blight"] > 10
    assert told["dahan"] > 3
    assert told["following"] > 20


def compare(state: SpiritIslandState) -> "Counter[str]":
    """Lets the invader phase happen on a copy, with the choices that a forecast expects."""
    copy = state.clone()
    copy.fear_discard += copy.fear_earned  # nobody knows what these do
    copy.buried = [0] * boards.LANDS  # nor what lies there
    copy.fear_earned = []
    copy.event_deck = copy.event_discard = copy.event_known = []  # nor the events
    copy.quiet = False
    copy.blight += 20  # nor what the blight card brings
    for land in copy.lands:
        copy.tokens[land * codes.TOKENS + codes.BLIGHT - codes.BEASTS] = 0  # nor where it spreads
    before = copy.dump()
    expected = forecast(copy)
    assert copy.dump() == before, "a forecast changes nothing"
    copy.phase = codes.FAST_PHASE
    copy.ready = [True] * copy.seats
    copy.go_on()
    while copy.phase == codes.INVADER_PHASE and not copy.ended and not copy.doom:
        seat = copy.to_move()[0]
        copy.apply(seat, answer(copy.legal_moves(seat)))
    kinds = {event.kind for event in copy.events}
    told: Counter[str] = Counter()
    if copy.ended or kinds & {"blighted", "terror", "fear-card", "blight-card"} or copy.doom:
        return told
    if any(row.cascades or row.sworn for row in expected) or "flee" in kinds:
        return told
    events = until_explored(copy.events)
    if any(event.kind in ("add", "replace") for event in events):
        return told  # a rule of the adversary comes in between
    for row in expected:
        if row.turn == COMING:
            told += as_told(row, events)
    told += following(copy, [row for row in expected if row.turn == FOLLOWING], events)
    return told


def answer(moves: list[int]) -> int:
    """What a forecast expects: nobody stops anything, dahan strike at the largest."""
    if verbs.NO in moves:
        return verbs.NO
    if verbs.REST in moves:
        return verbs.REST
    for verb in (verbs.KILL, verbs.HIT):
        hits = [move for move in moves if verbs.VERB[move] == verb]
        if hits:
            return max(hits, key=lambda move: (verbs.ARGUMENT[move] & 3, verbs.ARGUMENT[move]))
    return moves[0]


def until_explored(events: list[Event]) -> list[Event]:
    kinds = [event.kind for event in events]
    return events[: kinds.index("reveal")] if "reveal" in kinds else events


def as_told(row: Row, events: list[Event]) -> "Counter[str]":
    """Compares a row with what happened in its land."""
    found: Counter[str] = Counter()
    happened: Counter[str] = Counter()
    for event in events:
        kind, args = event.kind, event.args
        if kind == "ravage" and args[0] == row.land:
            happened["ravage"] += 1
            happened["damage"] += args[1]
        elif kind == "blight" and args[0] == row.land:
            happened["blight"] += 1
        elif kind == "destroy" and args[1] == row.land:
            happened["dahan" if args[0] & 3 == codes.DAHAN else "slain"] += 1
        elif kind == "build" and args[0] == row.land:
            happened["build"] += 1
            happened[f"build {args[1]}"] += 1
        elif kind == "lose-presence" and args[1] == row.land:
            happened["presence"] += 1
    found["ravage"] = row.ravages
    found["damage"] = row.damage
    found["blight"] = row.blight
    found["dahan"] = row.dahan
    found["slain"] = sum(row.slain)
    found["build"] = len(row.builds)
    for built in row.builds:
        found[f"build {built}"] += 1
    found["presence"] = len(row.presence)
    assert +found == +happened, boards.LAND_NAMES[row.land]
    return +found


def following(state: SpiritIslandState, expected: list[Row], events: list[Event]) -> "Counter[str]":
    """The ravages of the phase after: in the slow phase they are said again, but for what the card
    that is revealed brings, explorers and escalation."""
    told: Counter[str] = Counter()
    after = state.events[len(events) :]
    explored = {event.args[0] for event in after if event.kind in ("explore", "wild", "build")}
    explored |= {event.args[1] for event in after if event.kind in ("add", "replace")}
    if state.phase != codes.SLOW_PHASE or any(e.kind == "held-up" for e in state.events):
        return told
    later = {row.land: row for row in forecast(state) if row.turn == COMING}
    for row in expected:
        if row.land not in explored and row.ravages and not row.cascades:
            now = later[row.land]
            assert (now.damage, now.blight, now.dahan) == (row.damage, row.blight, row.dahan)
            told["following"] += 1
    return told
