"""Second Wave: the island of an earlier game, later waves, and its cards (SI-223)."""

import random
from typing import Any

import pytest

import spieltisch
from spieltisch.core.mistake import Mistake
from spieltisch.core.stack import Frame
from spieltisch.games.spirit_island.cards import boards, numbers
from spieltisch.games.spirit_island.effects.thresholds import HasElements
from spieltisch.games.spirit_island.rules import waves
from spieltisch.games.spirit_island.rules.setup import Setup, fault
from spieltisch.games.spirit_island.state import acts, codes, hidden, programs, turn
from tests.games.spirit_island.acting import playing
from tests.games.spirit_island.conserved import check
from tests.games.spirit_island.scene import EARTH, GREEN, RIVER, SHADOWS, Scene, scene, spirit
from tests.games.spirit_island.test_random_games import play, setup_of
from tests.games.spirit_island.test_setup import game, on_board
from tests.ruling import ruling

SCENARIO = "second-wave"
LINE = (
    "boards A; spirits vital-strength-of-the-earth; adversary england 2;"
    " blighted downward-spiral 3; aside drought;"
    " A1 5 dahan; A4 2 blight beasts; A5 2 blight beasts disease; A6 dahan"
)


def after(line: str = LINE, wave: int = 2, **options: Any) -> Scene:
    left = waves.read(line)
    return game(
        RIVER,
        scenario=SCENARIO,
        left=line,
        wave=wave,
        adversary=left.adversary,
        level=left.level,
        **options,
    )


# what is laid out


@ruling("SI-223")
def test_printed_invaders_come_nearer_and_bring_a_town() -> None:
    for board, printed in (("A", "A8"), ("C", "C7")):
        at = game(RIVER, boards=[board], scenario=SCENARIO, seed=5)
        goal = f"{board}{int(printed[1:]) - 3}"
        assert at.count(goal, "town") >= 1
        assert at.count(f"{board}5", "town") >= 1
        assert on_board(at, board)["town"] >= 2


@ruling("SI-223")
@pytest.mark.parametrize(
    ("wave", "goal", "towns"), [(2, "A5", 2), (3, "A6", 3), (4, "A7", 4), (7, "A8", 7)]
)
def test_later_waves(wave: int, goal: str, towns: int) -> None:
    at = after("boards A; healthy 3; aside drought; A1 3 dahan", wave)
    assert at.count(goal, "town") >= 1
    assert at.state.invaders[codes.TOWN] == towns
    assert at.state.wave == wave


def test_what_is_left_of_a_game() -> None:
    at = after(branch_and_claw=True)
    assert on_board(at, "A")["beasts"] == 1, "as many as there are boards"
    assert on_board(at, "A")["disease"] == 1
    assert on_board(at, "A")["blight"] == 2
    assert on_board(at, "A")["dahan"] == 6
    assert max(at.count(f"A{number}", "dahan") for number in range(1, 9)) == 2
    assert at.state.aside == [numbers.POWERS.index("drought")]
    assert numbers.POWERS.index("drought") not in at.state.major


@pytest.mark.parametrize(("before", "after_"), [(1, 1), (2, 3), (4, 5), (5, 5), (12, 8)])
def test_few_dahan_become_more_and_many_fewer(before: int, after_: int) -> None:
    at = after(f"boards A; healthy 3; A1 {before} dahan")
    assert on_board(at, "A")["dahan"] == after_


def test_a_blighted_card_is_turned_back() -> None:
    at = after(branch_and_claw=True)
    assert (at.state.blight, at.state.blighted) == (2, False)
    assert at.state.blight_rest == 3 + 2 - 2, "what was on it, and what came back"
    assert hidden.view(at.state, None)["blight"]["card"] == "downward-spiral", "known by now"
    assert {at.state.dealt_anew(0, seed).blight_card for seed in range(9)} == {1}
    acts.take_blight(at.state)
    acts.take_blight(at.state)
    assert (at.state.blight, at.state.blighted) == (3, True)


def test_a_healthy_card_keeps_its_blight() -> None:
    at = after("boards A; healthy 3; A1 3 dahan; A4 3 blight")
    assert (at.state.blight, at.state.blight_rest) == (4, -1)


def test_more_blight_of_an_adversary_comes_from_the_card() -> None:
    line = "boards A; adversary sweden 6; healthy 9; A1 3 dahan"
    at = after(line)
    assert at.count("A8", "blight") == 1
    assert at.state.blight == 8


def test_without_a_line_a_game_is_imagined() -> None:
    at = game(RIVER, EARTH, boards=["A", "D"], scenario=SCENARIO, branch_and_claw=True)
    for kind, number in (("beasts", 2), ("wilds", 2), ("disease", 2), ("blight", 4)):
        assert sum(on_board(at, board)[kind] for board in "AD") == number
    assert len(at.state.aside) == 2
    check(at.state)


# from game to game


def test_a_finished_game_says_what_it_leaves() -> None:
    chance = random.Random(4)
    setup = setup_of(chance)
    setup.scenario = ""
    state = play(setup, 4, chance)
    line = hidden.view(state, None)["left"]
    left = waves.read(line)
    assert left.spirits == setup.spirits
    assert (left.adversary, bool(left.card)) == (setup.adversary, state.blighted)
    assert len(left.aside) == state.seats
    dahan = sum(kinds.count(codes.DAHAN) for kinds in left.lands.values())
    assert dahan == sum(state.count(land, codes.DAHANS) for land in state.lands)
    others = [key for key in (RIVER, EARTH, GREEN, SHADOWS) if key not in left.spirits]
    if len(others) >= state.seats and len(left.boards) == state.seats:
        nxt = Setup(
            others[: state.seats],
            scenario=SCENARIO,
            left=line,
            adversary=left.adversary,
            level=left.level,
            thematic=setup.thematic,
            branch_and_claw=setup.branch_and_claw,
        )
        assert fault(nxt) is None


def test_a_running_game_leaves_nothing_yet() -> None:
    assert hidden.view(scene(spirit(RIVER, "A1")).state, None)["left"] is None


def test_options_bring_everything_along() -> None:
    island = spieltisch.game("spirit-island")
    state = island.new(
        seats=1,
        seed=3,
        scenario=SCENARIO,
        left=LINE.replace("blighted downward-spiral 3", "healthy 3"),
    )
    setup = state.view(None)["setup"]
    assert (setup["adversary"], setup["level"], setup["wave"]) == ("england", 3, 2)
    assert state.view(None)["boards"] == ["A"]
    assert state.view(None)["spirits"][0]["spirit"] != EARTH
    blighted = island.new(seats=1, seed=3, scenario=SCENARIO, left=LINE)
    assert blighted.view(None)["setup"]["level"] == 2


@pytest.mark.parametrize(
    "options",
    [
        {"left": LINE},
        {"wave": 3},
        {"scenario": SCENARIO, "wave": 8},
        {"scenario": SCENARIO, "left": "boards A; spoons 3"},
        {"scenario": SCENARIO, "left": "boards A; B1 2 dahan"},
        {"scenario": SCENARIO, "left": "healthy 3"},
        {"scenario": SCENARIO, "left": LINE, "board1": "B"},
        {"scenario": SCENARIO, "left": LINE, "spirit1": EARTH},
        {"scenario": SCENARIO, "left": LINE, "adversary": "sweden"},
        {"scenario": SCENARIO, "left": "boards A; blighted tipping-point 3"},
        {"scenario": SCENARIO, "left": "boards A; healthy 3; aside wash-away", "spirit1": RIVER},
    ],
)
def test_what_does_not_go_together_is_said(options: dict[str, object]) -> None:
    with pytest.raises(Mistake):
        spieltisch.game("spirit-island").new(seats=1, seed=1, **options)


# cards of the first game


def third_stage(card: str = "drought", phase: str = "growth") -> Scene:
    user = spirit(RIVER, "A1 A1", plays=1, energy=0)
    at = playing(scene(user, phase=phase, A8="3 town city", A1=""), SCENARIO)
    at.state.wave = 2
    number = numbers.POWERS.index(card)
    at.state.major = [each for each in at.state.major if each != number]
    at.state.minor = [each for each in at.state.minor if each != number]
    at.state.aside = [number]
    at.state.invader_deck = at.state.invader_deck[:4]
    return at


def test_cards_of_the_first_game_wait_for_stage_three() -> None:
    at = game(RIVER, boards=["A"], scenario=SCENARIO)
    key = numbers.POWERS[at.state.aside[0]]
    at.play("grow:1")
    while not at.may("ready"):
        at.play(at.moves()[0])
    assert at.why_not(f"recall:{key}") == codes.TOO_EARLY
    assert at.why_not("recall:wash-away") == codes.NOT_ASIDE


def test_a_card_of_the_first_game_is_played_for_nothing_and_anywhere() -> None:
    at = third_stage("steam-vents")
    at.play("recall:steam-vents")
    assert (at.energy(), at.state.plays, at.elements()) == (0, [1], {})
    at.play("ready")
    assert at.phase == "fast"
    at.use("steam-vents")
    assert len(at.moves("land")) == 8, "any land, near or far"
    at.play("land:A8")
    assert at.count("A8", "town") < 3 or at.count("A8", "city") == 1
    at.pass_phase()
    while at.phase != "growth":
        at.play(at.moves()[0])
    number = numbers.POWERS.index("steam-vents")
    assert number in at.state.minor_discard
    assert not at.may("recall:steam-vents")


@pytest.mark.parametrize(
    ("card", "met"), [("drought", True), ("unlock-the-gates-of-deepest-power", False)]
)
def test_thresholds_of_up_to_ten_elements_are_met(card: str, met: bool) -> None:
    at = third_stage()
    number = numbers.POWERS.index(card)
    turn.add(at.state, turn.RECALLED, number)
    frame = Frame(number, 0, 0, programs.bound(0, boards.land("A8")))
    wanted = programs.THRESHOLDS[number]
    assert wanted
    assert all(HasElements(each).holds(at.state, frame) == met for each in wanted)


def test_nothing_repeats_it() -> None:
    at = third_stage("steam-vents")
    at.play("recall:steam-vents", "ready").use("steam-vents", "land:A8")
    at.play(at.moves()[0])
    turn.add(at.state, turn.REPEAT, 0, 1, -1)
    assert at.why_not("repeat:steam-vents") == codes.NOT_IN_PLAY


def test_unique_cards_of_the_first_game_leave_it_for_good() -> None:
    at = third_stage("rituals-of-destruction")
    at.play("recall:rituals-of-destruction", "ready")
    while at.phase != "growth":
        at.play("ready" if at.may("ready") else at.moves()[0])
    assert numbers.POWERS.index("rituals-of-destruction") in at.state.forgotten
