"""Why a move is not legal: the true reason, in every phase, and in line with the legal moves."""

import random

import pytest

from spieltisch.games.spirit_island.cards import numbers
from spieltisch.games.spirit_island.rules.setup import Setup, lay_out
from spieltisch.games.spirit_island.rules.state import SpiritIslandState
from spieltisch.games.spirit_island.state import codes, verbs
from tests.games.spirit_island.conserved import check
from tests.games.spirit_island.scene import EARTH, GREEN, RIVER, SHADOWS, Scene, scene, spirit


def growing() -> Scene:
    return scene(spirit(EARTH, "A6", energy=2), phase="growth")


def playing(**fields: object) -> Scene:
    return scene(spirit(EARTH, "A6", **{"energy": 2, "plays": 1, **fields}), phase="growth")


def using(phase: str = "fast") -> Scene:
    cards = "flash-floods wash-away guard-the-healing-land"
    return scene(spirit(RIVER, "A3", played=cards, used="flash-floods"), phase=phase)


@pytest.mark.parametrize(
    ("at", "key", "reason"),
    [
        (growing(), "grow:4", codes.NO_SUCH_GROWTH),
        (growing(), "play:draw-of-the-fruitful-earth", codes.NOT_GROWN),
        (growing(), "play:flash-floods", codes.NOT_IN_HAND),
        (growing(), "use:draw-of-the-fruitful-earth", codes.NOT_IN_PLAY),
        (growing(), "ready", codes.NOT_GROWN),
        (growing(), "land:A5", codes.NOT_ASKED),
        (growing(), "yes", codes.NOT_ASKED),
        (growing().play("grow:3"), "grow:1", codes.UNFINISHED),
        (growing().play("grow:3"), "ready", codes.UNFINISHED),
        (growing().play("grow:3"), "track:energy", codes.NOT_ASKED),
        (growing().play("grow:3"), "land:A3", codes.OUT_OF_RANGE),
        (growing().play("grow:3"), "land:B3", codes.NOT_ON_ISLAND),
        (growing().play("grow:3", "land:A5"), "track:destroyed", codes.NO_PRESENCE_LEFT),
        (growing().play("grow:3", "land:A5"), "land:A6", codes.NOT_ASKED),
        (playing(), "grow:1", codes.GROWN),
        (playing(), "play:guard-the-healing-land", codes.TOO_DEAR),
        (playing(plays=0), "play:draw-of-the-fruitful-earth", codes.NO_PLAYS_LEFT),
        (using(), "grow:1", codes.WRONG_PHASE),
        (using(), "play:boon-of-vigor", codes.WRONG_PHASE),
        (using(), "play:drought", codes.NOT_IN_HAND),
        (using(), "use:drought", codes.NOT_IN_PLAY),
        (using(), "use:flash-floods", codes.USED),
        (using(), "use:wash-away", codes.WRONG_PHASE),
        (using(), "use:guard-the-healing-land", codes.NO_TARGET),
        (scene(spirit(RIVER, "A5"), phase="slow"), "use:massive-flooding", codes.NO_LEVEL),
        (using(), "use:night-terrors", codes.WRONG_SPIRIT),
        (using(), "repeat:flash-floods", codes.NO_REPEAT),
        (using(), "repeat:guard-the-healing-land", codes.NOT_USED),
        (using(), "repeat:drought", codes.NOT_IN_PLAY),
        (using(), "ready", codes.NOTHING_TO_DO),
        (using("slow"), "use:flash-floods", codes.USED),
        (using("slow").play("use:wash-away"), "use:wash-away", codes.UNFINISHED),
        (using("slow").play("use:wash-away"), "land:A1", codes.OUT_OF_RANGE),
        (using("slow").play("use:wash-away"), "land:B1", codes.NOT_ON_ISLAND),
        (using("slow").play("use:wash-away"), "done", codes.NOT_ASKED),
        (using("invaders"), "use:wash-away", codes.WRONG_PHASE),
    ],
)
def test_the_true_reason(at: Scene, key: str, reason: int) -> None:
    assert at.why_not(key, seat=1) == reason


def test_somebody_else_comes_first() -> None:
    green, river = spirit(GREEN, "A5", played="gift-of-proliferation"), spirit(RIVER, "B6")
    at = scene(green, river).use("gift-of-proliferation", "spirit:2", seat=1)
    assert at.why_not("ready", seat=1) == codes.OTHERS_CHOOSE
    assert at.why_not("land:B6", seat=1) == codes.NOT_ASKED
    one = spirit(SHADOWS, "A5", played="concealing-shadows")
    two = spirit(RIVER, "B6", played="flash-floods")
    at = scene(one, two).play("use:concealing-shadows", seat=1)
    assert at.why_not("use:flash-floods", seat=2) == codes.OTHERS_ACT
    assert at.why_not("use:wash-away", seat=2) == codes.NOT_IN_PLAY
    assert at.why_not("ready", seat=2) == codes.OTHERS_ACT
    at.play("land:A5", "ready", seat=1)
    assert at.why_not("ready", seat=1) == codes.ALREADY_DONE
    assert at.why_not("use:concealing-shadows", seat=1) == codes.ALREADY_DONE


def test_reasons_inside_effects() -> None:
    at = scene(spirit(RIVER, "A1", played="flash-floods"), A1="explorer city 2 dahan")
    at.use("flash-floods", "land:A1")
    assert at.moves() == ["kill:explorer", "hit:city"]
    assert at.why_not("hit:explorer") == codes.WOULD_KILL
    assert at.why_not("kill:city") == codes.TOO_TOUGH
    assert at.why_not("hit:dahan") == codes.WRONG_PIECE
    assert at.why_not("hit:town") == codes.NO_SUCH_PIECE
    assert at.why_not("done") == codes.NOT_OPTIONAL
    assert at.why_not("piece:city") == codes.NOT_ASKED
    at = scene(spirit(EARTH, "A7", played="draw-of-the-fruitful-earth"), phase="slow", A5="dahan")
    at.use("draw-of-the-fruitful-earth", "land:A7")
    assert at.moves() == ["from:A5", "done"]
    assert at.why_not("from:A8") == codes.NO_SUCH_PIECE
    assert at.why_not("from:A1") == codes.NOT_ADJACENT


def test_no_such_move_and_a_game_that_is_over() -> None:
    at = growing()
    assert at.state.refusal(0, verbs.COUNT) == codes.NO_SUCH_MOVE
    assert at.state.refusal(0, -1) == codes.NO_SUCH_MOVE
    at.state.ended = codes.WON_BY_FEAR
    assert at.why_not("grow:1", seat=1) == codes.GAME_OVER


@pytest.mark.parametrize("seed", range(12))
def test_reasons_agree_with_moves_and_nothing_is_lost_in_whole_games(seed: int) -> None:
    """Plays at random; now and then compares every move number, a copy and what is saved."""
    chance = random.Random(seed)
    seats = 1 + seed % 4
    state = SpiritIslandState()
    state.lay_out(seats)
    lay_out(state, Setup(chance.sample(numbers.SPIRITS[:8], seats)), seed)
    state.go_on()
    while not state.ended:
        asked = state.to_move()
        assert asked
        if chance.random() < 0.04:
            for seat in range(seats):
                legal = state.legal_moves(seat)
                assert bool(legal) == (seat in asked)
                assert len(legal) == len(set(legal))
                allowed = [m for m in range(verbs.COUNT) if not state.refusal(seat, m)]
                assert allowed == sorted(legal)
            saved = state.dump()
            loaded = SpiritIslandState()
            loaded.lay_out(seats)
            loaded.restore(saved)
            assert loaded.dump() == state.clone().dump() == saved
            assert loaded.to_move() == asked
        seat = chance.choice(asked)
        state.apply(seat, chance.choice(state.legal_moves(seat)))
        check(state)
