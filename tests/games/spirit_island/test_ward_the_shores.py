"""Ward the Shores: cards played face down, Warding Patterns, its victory (SI-219, SI-220)."""

import pytest

from spieltisch.core.mistake import Mistake
from spieltisch.games.spirit_island import SpiritIsland
from spieltisch.games.spirit_island.cards import boards, numbers
from spieltisch.games.spirit_island.state import acts, codes, hidden
from tests.games.spirit_island.acting import explore, playing, ravage
from tests.games.spirit_island.scene import EARTH, LIGHTNING, RIVER, Scene, scene, spirit
from tests.games.spirit_island.test_setup import game
from tests.ruling import ruling

SCENARIO = "ward-the-shores"
DEED = f"deed:{SCENARIO}"


def shores(*spirits: object, **fields: object) -> Scene:
    users = spirits or (spirit(RIVER, "A5 A5"),)
    return playing(scene(*users, **fields), SCENARIO)  # type: ignore[arg-type]


def covered(key: str = RIVER, energy: int = 6, phase: str = "slow", **lands: str) -> Scene:
    """A spirit that has played a card face down."""
    user = spirit(key, "A1 A1", energy=energy, hand="")
    at = shores(user, phase=phase, **lands)
    card = at.state.forgotten.pop()
    at.state.covered = [[card], [], [], []]
    return at


def marked(at: Scene, *names: str) -> Scene:
    lands = [boards.land(name) for name in names]
    at.state.markers = [int(land in lands) for land in range(boards.LANDS)]
    return at


@ruling("SI-219")
@pytest.mark.parametrize(
    ("words", "energy", "left"),
    [
        ("blight 2 town", 6, 0),
        ("blight 2 town", 5, None),
        ("blight city town", 7, 1),
        ("3 explorer 2 dahan", 0, 0),
        ("2 blight", 4, 0),
    ],
)
def test_what_a_pattern_costs(words: str, energy: int, left: int | None) -> None:
    at = covered(energy=energy, A1=words)
    assert at.may(DEED) == (left is not None)
    if left is None:
        assert at.why_not(DEED) == codes.NO_DEED
        return
    at.play(DEED)
    assert (at.energy(), at.state.markers[boards.land("A1")]) == (left, 1)


def test_a_card_is_played_face_down_once_a_turn() -> None:
    user = spirit(RIVER, "A5 A5", hand="wash-away flash-floods boon-of-vigor", plays=3, energy=9)
    at = shores(user, phase="growth")
    at.play("cover:flash-floods")
    assert (at.energy(), at.state.plays, at.elements()) == (9, [2], {})
    assert at.why_not("cover:wash-away") == codes.COVERED
    at.play("play:wash-away", "ready")
    assert at.state.covered[:1] == [[numbers.POWERS.index("flash-floods")]]
    assert at.phase == "slow"
    assert at.may(DEED)
    assert not at.may("use:flash-floods")


def test_it_needs_a_card_play_and_a_card() -> None:
    at = shores(spirit(RIVER, "A5 A5", hand="wash-away", plays=0, energy=9), phase="growth")
    assert at.why_not("cover:wash-away") == codes.NO_PLAYS_LEFT
    assert at.why_not("cover:flash-floods") == codes.NOT_IN_HAND


def test_only_in_this_scenario() -> None:
    at = scene(spirit(RIVER, "A5 A5", hand="wash-away", plays=1), phase="growth")
    assert at.why_not("cover:wash-away") == codes.NOT_ASKED
    assert at.why_not(DEED) == codes.NOT_ASKED


def test_without_a_card_face_down_nothing_is_laid() -> None:
    at = shores(spirit(RIVER, "A5 A5", played="wash-away", energy=9), phase="slow", A5="explorer")
    assert at.why_not(DEED) == codes.NO_DEED


def test_a_pattern_needs_a_sacred_site() -> None:
    at = covered(A1="town")
    at.state.presence[boards.land("A1")] = 1
    at.state.presence[boards.land("A4")] = 1
    assert not at.may(DEED)


def test_the_card_is_slow_but_may_be_made_fast() -> None:
    assert not covered(phase="fast").may(DEED)
    at = covered(LIGHTNING, phase="fast")
    at.state.elements[0][codes.AIR] = 1
    at.play(DEED)
    assert at.state.markers[boards.land("A1")] == 1
    assert at.state.quickened(0) == 0


def test_one_pattern_each_turn_and_in_each_land() -> None:
    at = covered(A1="")
    at.play(DEED)
    assert not at.may(DEED)
    other = marked(covered(A1=""), "A1")
    assert not other.may(DEED), "there is one already"


def test_the_card_is_discarded_at_the_end_of_the_turn() -> None:
    at = covered(A1="")
    card = at.state.covered[0][0]
    at.play(DEED).pass_phase()
    assert at.phase == "growth"
    assert (at.state.covered[0], card in at.state.discards[0]) == ([], True)


def test_a_card_face_down_can_be_forgotten() -> None:
    at = covered(A1="")
    assert at.state.cards_of(0) == at.state.covered[0]


def test_patterns_defend_and_blight_destroys_them() -> None:
    at = marked(shores(A5="town explorer"), "A5")
    assert at.defend("A5") == 3
    ravage(at, "A5")
    assert (at.count("A5", "blight"), at.defend("A5")) == (0, 3)
    acts.add_blight(at.state, boards.land("A5"))
    assert (at.count("A5", "blight"), at.defend("A5")) == (1, 0)


@pytest.mark.parametrize(("card", "towns"), [("III-MW", 1), ("II-W", 0)])
def test_explorers_bring_a_town_in_stage_three(card: str, towns: int) -> None:
    at = shores(A5="")
    at.state.explore = [numbers.INVADERS.index(card)]
    explore(at, "A5")
    assert (at.count("A5", "explorer"), at.count("A5", "town")) == (1, towns)


def test_wilds_keep_the_town_away_as_well() -> None:
    at = shores(A5="wilds")
    at.state.explore = [numbers.INVADERS.index("III-MW")]
    explore(at, "A5")
    assert at.land("A5") == ""


@ruling("SI-220")
@pytest.mark.parametrize(
    ("terror", "lands", "ended"),
    [
        (2, "A1 A2 A3", codes.WON_SCENARIO),
        (3, "A1 A2 A3 A5", codes.WON_SCENARIO),
        (2, "A1 A2 A4", 0),
        (1, "A1 A2 A3", 0),
    ],
)
def test_all_shores_have_to_be_warded(terror: int, lands: str, ended: int) -> None:
    at = marked(shores(terror=terror), *lands.split())
    at.state.judge()
    assert at.ended == ended


def test_no_cities_are_no_victory() -> None:
    at = shores(terror=3, A8="")
    at.state.judge()
    assert at.ended == 0


def test_every_board_has_shores() -> None:
    one, other = spirit(RIVER, "A5 A5"), spirit(EARTH, "B5 B5")
    at = marked(shores(one, other, terror=2), "A1", "A2", "A3")
    at.state.judge()
    assert at.ended == 0


def test_all_fear_cards_are_in_the_deck_and_come_again() -> None:
    at = game(RIVER, scenario=SCENARIO, branch_and_claw=True)
    assert (at.state.fear_split, len(at.state.fear_deck)) == ([3, 3, 24], 30)
    at.state.fear_discard, at.state.fear_deck = at.state.fear_deck[1:], at.state.fear_deck[:1]
    at.state.fear_split = [0, 0, 1]
    acts.frighten(at.state, 4)
    assert (len(at.state.fear_deck), at.state.fear_split) == (29, [0, 0, 29])
    assert (at.state.terror(), at.ended) == (3, 0)
    assert at.state.fault() is None


def test_patterns_are_in_view_and_in_positions() -> None:
    data = {
        "game": "spirit-island",
        "scenario": SCENARIO,
        "phase": "slow",
        "lands": {"A1": {"pieces": "town", "markers": 1}},
        "players": [{"spirit": RIVER, "board": "A", "hand": [], "covered": ["wash-away"]}],
    }
    state = SpiritIsland().from_position(data)
    seen = hidden.view(state, None)
    assert seen["lands"]["A1"]["markers"] == ["ward"]
    assert seen["spirits"][0]["covered"] == ["wash-away"]
    with pytest.raises(Mistake, match="A1"):
        SpiritIsland().from_position({**data, "scenario": "none"})
