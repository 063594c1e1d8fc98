"""What everybody may see, and that dealing anew changes nothing of it."""

import json
import random
from collections import Counter
from typing import Any

import pytest

from spieltisch.games.spirit_island.cards import numbers
from spieltisch.games.spirit_island.cards.invaders import CARDS as INVADERS
from spieltisch.games.spirit_island.rules.setup import lay_out
from spieltisch.games.spirit_island.rules.state import SpiritIslandState
from spieltisch.games.spirit_island.state import hidden
from tests.games.spirit_island.acting import fear_card
from tests.games.spirit_island.conserved import powers
from tests.games.spirit_island.scene import EARTH, RIVER, SHADOWS, THUNDER, Scene, scene, spirit
from tests.games.spirit_island.test_random_games import setup_of

HIDDEN = {
    *("minor", "major", "invader_deck", "boxed", "fear_deck", "fear_earned", "event_deck"),
    *("blight_card", "buried", "rng"),
}


def view(at: Scene) -> dict[str, Any]:
    return hidden.view(at.state, None)


@pytest.mark.parametrize("seed", range(20))
def test_dealing_anew_changes_only_what_nobody_can_see(seed: int) -> None:
    chance = random.Random(seed)
    setup = setup_of(chance)
    state = SpiritIslandState()
    state.lay_out(len(setup.spirits))
    lay_out(state, setup, seed)
    state.go_on()
    for number in range(150):
        if state.ended:
            break
        if number % 15 == 0:
            dealt(state, seed + number)
        seat = chance.choice(state.to_move())
        state.apply(seat, chance.choice(state.legal_moves(seat)))


def dealt(state: SpiritIslandState, seed: int) -> None:
    """Another world in which everything looks the same, and nothing tells of this one."""
    other = state.dealt_anew(0, seed)
    seen = json.dumps(hidden.view(state, None))
    assert json.dumps(hidden.view(other, None)) == seen
    before, after = state.dump(), other.dump()
    assert {key for key in before if before[key] != after[key]} <= HIDDEN
    assert before["rng"] != after["rng"]
    assert other.dealt_anew(None, seed + 1).dump() == state.determinize(None, seed + 1).dump()
    assert sorted(powers(other)) == sorted(powers(state))
    for deck in ("fear_deck", "fear_earned", "invader_deck"):
        assert len(before[deck]) == len(after[deck])
    fear = Counter([*other.fear_deck, *other.fear_earned, *other.fear_discard])
    assert set(fear.values()) == {1}


def test_cards_left_in_the_box_may_come() -> None:
    at = scene(EARTH, ravage="I-J", build="II-M", earned="retreat")
    invaders: set[int] = set()
    fear: set[int] = set()
    for seed in range(60):
        world = at.state.dealt_anew(0, seed)
        assert [INVADERS[card].stage for card in world.invader_deck] == [
            INVADERS[card].stage for card in at.state.invader_deck
        ]
        invaders |= set(world.invader_deck)
        fear |= {world.fear_earned[0]}
    laid = {numbers.INVADERS.index("I-J"), numbers.INVADERS.index("II-M")}
    assert invaders == set(range(len(INVADERS))) - laid
    assert len(fear) > 10


def test_a_fear_card_that_lies_face_up_stays_where_it_is() -> None:
    at = scene(EARTH, earned="retreat isolation", fear_deck="seek-safety")
    at.state.fear_known = [numbers.FEAR.index(key) for key in ("isolation", "seek-safety")]
    assert view(at)["fear"]["known"] == ["isolation", "seek-safety"]
    assert view(at)["fear"]["places"] == [2, 3]
    for seed in range(20):
        world = at.state.dealt_anew(None, seed)
        assert hidden.fear_places(world)[1:3] == hidden.fear_places(at.state)[1:3]


def test_the_blight_card_is_seen_when_it_is_turned_over() -> None:
    at = scene(EARTH)
    at.state.blight_card = 2
    shown = view(at)["blight"]
    assert (shown["card"], shown["left"], shown["blighted"]) == (None, 5, False)
    assert shown["rest"] is None
    assert {at.state.dealt_anew(None, seed).blight_card for seed in range(20)} == {1, 2}
    at.state.blighted = True
    assert view(at)["blight"]["card"] == "memory-fades-to-dust"
    assert {at.state.dealt_anew(None, seed).blight_card for seed in range(20)} == {2}


def test_a_land_shows_its_pieces_tokens_and_presence() -> None:
    at = scene(
        spirit(EARTH, "A5 A5"),
        spirit(THUNDER, "A5", board="B"),
        A5="2 town-1 town+1 city explorer 3 dahan dahan-1 blight beasts",
    )
    at.state.skips[5] = 2
    land = view(at)["lands"]["A5"]
    assert [(piece["key"], piece["count"]) for piece in land["pieces"]] == [
        ("city", 1),
        ("town-1", 2),
        ("town+1", 1),
        ("explorer", 1),
        ("dahan", 3),
        ("dahan-1", 1),
    ]
    assert land["pieces"][1] == {
        "key": "town-1",
        "kind": "town",
        "damage": 1,
        "strife": 0,
        "health": 2,
        "count": 2,
    }
    assert (land["blight"], land["beasts"], land["wilds"], land["disease"]) == (1, 1, 0, 0)
    assert (land["presence"], land["sacred"]) == ([2, 1], [0])
    assert land["defend"] == 3
    assert land["skips"] == ["build"]
    assert (land["terrain"], land["coastal"], land["inner"]) == ("wetland", False, False)
    assert land["near"][:5] == ["A1", "A4", "A6", "A7", "A8"]


def test_oceans_in_play_are_lands_called_zero() -> None:
    at = scene(spirit("oceans-hungry-grasp", "A0 A1"))
    ocean = view(at)["lands"]["A0"]
    assert (ocean["terrain"], ocean["near"], ocean["presence"]) == (
        "ocean",
        ["A1", "A2", "A3"],
        [1],
    )
    assert "A0" in view(at)["lands"]["A2"]["near"]
    assert "A0" not in view(scene(RIVER))["lands"]


def test_a_spirit_shows_what_its_thresholds_need() -> None:
    at = scene(spirit(RIVER, "A5", hand="steam-vents", elements="1 sun 2 water 3 earth"))
    shown = view(at)["spirits"][0]
    assert shown["elements"]["earth"] == 3
    levels = shown["innates"][0]["levels"]
    assert levels[0] == {"elements": {"sun": 1, "water": 2}, "reached": True, "without": None}
    assert [(sum(level["elements"].values()), level["reached"]) for level in levels] == [
        (3, True),
        (5, False),
        (8, False),
    ]
    assert [level["without"] for level in levels] == [None, 2, 1]
    assert shown["thresholds"]["steam-vents"] == [
        {"elements": {"earth": 3}, "reached": True, "without": 1}
    ]


def test_invader_cards_name_lands() -> None:
    shown = view(scene(SHADOWS, ravage="I-J", build="II-Coastal", deck="II-M"))["invaders"]
    assert (shown["ravage"], shown["build"]) == (["I-J"], ["II-Coastal"])
    assert shown["lands"]["ravage"] == ["A3", "A8"]
    assert shown["lands"]["build"] == ["A1", "A2", "A3"]
    assert shown["stages"][0] == "2"
    assert len(shown["stages"]) == shown["deck"]


def test_what_holds_for_this_turn_is_said_with_its_cause() -> None:
    at = fear_card(scene(SHADOWS, A5="2 dahan town"), "dahan-on-their-guard", 1)
    assert view(at)["turn"] == [{"what": "per-dahan", "number": 1, "more": 0}]
    at = fear_card(scene(SHADOWS, A5="2 dahan town"), "trade-suffers", 1)
    (ban,) = view(at)["turn"]
    assert (ban["what"], ban["action"], ban["cause"]) == ("ban", "build", "trade-suffers 1")


def test_cards_that_are_looked_at_are_shown() -> None:
    top = "drought steam-vents call-to-tend voracious-growth"
    at = scene(spirit(RIVER, "A5"), phase="growth", minor=top).play("grow:1", "deck:minor")
    (doing,) = view(at)["doing"]
    assert doing["what"] == "river-surges-in-sunlight 1"
    assert sorted(doing["cards"]) == sorted(top.split())
