"""Every fear card at its three levels: what is there, what is chosen, what it leaves.

One spirit on board A where a line does not say otherwise; A5 and A2 are wetlands, A2 at the coast.
Cards whose effect is a ban or a delay are in test_build_explore.
"""

from typing import Any

import pytest

from spieltisch.games.spirit_island.cards import boards, fear, fear_claw
from spieltisch.games.spirit_island.effects.lasting import banned
from spieltisch.games.spirit_island.state import acts, codes
from tests.games.spirit_island.acting import fear_card
from tests.games.spirit_island.scene import EARTH, RIVER, Scene, scene, spirit
from tests.ruling import ruling

LINES = """
dahan-enheartened 1 | A5 explorer; A4 2 dahan | land:A5 choose:2 | A5 explorer dahan; A4 dahan
dahan-enheartened 1 | A5 explorer dahan | land:A5 choose:1 to:A7 | A5 explorer; A7 dahan
dahan-enheartened 1 | A5 explorer dahan | done | A5 explorer dahan
dahan-enheartened 2 | A5 town; A4 2 dahan | land:A5 from:A4 done | A5 town-1 dahan; A4 dahan
dahan-enheartened 2 | A5 town; A4 2 dahan | land:A5 done | A5 town; A4 2 dahan
dahan-enheartened 3 | A5 town; A4 2 dahan | land:A5 from:A4 from:A4 | A5 2 dahan; A4
dahan-raid 1 | A5 2 explorer 2 dahan |  | A5 explorer 2 dahan
dahan-raid 2 | A5 2 explorer town 2 dahan | kill:town | A5 2 explorer 2 dahan
dahan-raid 3 | A5 2 explorer town 2 dahan |  | A5 2 dahan
dahan-raid 3 | A5 2 explorer |  | A5 2 explorer
emigration-accelerates 1 | A2 explorer town; A5 explorer |  | A2 town; A5 explorer
emigration-accelerates 2 | A2 explorer town | piece:town | A2 explorer
emigration-accelerates 2 | A5 explorer |  | A5 explorer
emigration-accelerates 3 | A5 town |  | A5
isolation 1 | A5 explorer; A2 2 explorer |  | A5; A2 2 explorer
isolation 1 | A5 explorer city |  | A5 explorer city
isolation 2 | A5 explorer city |  | A5 city
isolation 2 | A5 3 explorer |  | A5 3 explorer
isolation 3 | A8 explorer city | piece:city | A8 explorer
retreat 1 | A5 2 explorer | land:A5 piece:explorer to:A4 done | A5 explorer; A4 explorer
retreat 1 | A2 3 explorer; A5 explorer | done | A2 3 explorer
retreat 2 | A5 town explorer | land:A5 piece:town to:A4 done | A5 explorer; A4 town
retreat 3 | A2 2 town | land:A2 piece:town to:A1 piece:town to:A3 | A2; A1 town; A3 town
scapegoats 1 | A5 2 town 3 explorer; A8 city explorer |  | A5 explorer 2 town; A8 explorer city
scapegoats 2 | A5 town 3 explorer; A8 city 3 explorer |  | A5 2 explorer town; A8 explorer city
scapegoats 3 | A5 town 2 explorer; A8 city 2 town explorer; A4 explorer | | A5 town; A8 town city
seek-safety 1 | A7 explorer | land:A7 | A7; A8 explorer city
seek-safety 1 | A8 city explorer; A7 2 town explorer | land:A8 | A8 city; A7 2 explorer 2 town
seek-safety 2 | A7 explorer; A5 town | yes choose:1 land:A8 | A7; A8 explorer city
seek-safety 2 | A7 town | yes choose:2 | A7; A8 town city
seek-safety 2 | A7 town | no | A7 town
seek-safety 3 | A5 town 2 explorer | land:A5 piece:town piece:explorer | A5 explorer
seek-safety 3 | A5 explorer town | done | A5 explorer town
tall-tales-of-savagery 1 | A5 explorer dahan; A4 explorer |  | A5 dahan; A4 explorer
tall-tales-of-savagery 2 | A5 3 explorer town dahan | choose:1 | A5 explorer town dahan
tall-tales-of-savagery 2 | A5 3 explorer town dahan | choose:2 | A5 3 explorer dahan
tall-tales-of-savagery 3 | A8 city 2 dahan town; A6 city | choose:2 | A8 2 dahan
trade-suffers 2 | A2 town | land:A2 | A2 explorer
trade-suffers 2 | A5 town; A2 town | done | A2 town
trade-suffers 3 | A2 city | land:A2 choose:1 | A2 town
wary-of-the-interior 1 | A5 explorer; A2 explorer |  | A5; A2 explorer
wary-of-the-interior 2 | A5 town; A2 explorer |  | A5; A2 explorer
wary-of-the-interior 3 | A2 explorer |  | A2
dahan-attack 1 | A5 explorer dahan |  | A5 dahan
dahan-attack 2 | A5 town 2 dahan |  | A5 2 dahan
dahan-attack 3 | A8 city; A7 2 dahan |  | A8 city-2 dahan; A7 dahan
dahan-threaten 1 | A5 town dahan |  | A5 town+1 dahan
dahan-threaten 2 | A5 town-1 dahan |  | A5 dahan
dahan-threaten 3 | A5 town 2 dahan; A4 city+1 |  | A5 2 dahan; A4 city+1
depart-the-dangerous-land 1 | A5 explorer beasts; A4 explorer | | A5 beasts; A4 explorer
depart-the-dangerous-land 2 | A5 town 2 dahan |  | A5 2 dahan
depart-the-dangerous-land 3 | A5 city 2 town disease | piece:town piece:town | A5 city disease
discord 1 | A5 explorer town | piece:town | A5 explorer town+1
discord 2 | A5 explorer town; A4 city+2 | piece:explorer | A5 town; A4 city-2+2
discord 3 | A5 city explorer town; A8 | piece:city | A5 city+1
flee-the-pestilent-land 1 | A5 town disease |  | A5 disease
flee-the-pestilent-land 2 | A2 city disease; A5 explorer | choose:1 piece:city | A2 disease
flee-the-pestilent-land 2 | A2 city disease; A5 explorer | choose:2 | A2 city disease; A5
flee-the-pestilent-land 3 | A2 city town disease | choose:1 piece:city piece:town | A2 disease
panic 1 | A5 town disease |  | A5 town+1 disease
panic 2 | A5 city-2 beasts |  | A5 beasts
panic 3 | A5 town-1 | land:A5 | A5
panicked-by-wild-beasts 1 | A5 beasts; A4 town; A3 town; A8 |  | A4 town+1; A3 town
plan-for-departure 1 | A5 town | land:A1 from:A5 | A5; A1 town
plan-for-departure 1 | A5 town | done | A5 town
plan-for-departure 2 | A5 explorer | land:A1 from:A5 | A1 explorer
plan-for-departure 3 | A5 explorer town | land:A1 from:A5 piece:town from:A5 | A1 explorer town
too-many-monsters 1 | A5 town beasts |  | A5 beasts
too-many-monsters 2 | A5 town 2 explorer beasts | choose:1 | A5 explorer beasts
too-many-monsters 2 | A5 beasts; A4 2 explorer | choose:2 | A4 explorer
too-many-monsters 3 | A5 3 town 3 explorer beasts | choose:1 | A5 explorer town beasts
too-many-monsters 3 | A5 beasts; A4 town | choose:2 | A4
unrest 1 | A5 town explorer |  | A5 explorer town+1
unrest 2 | A5 town-1 explorer |  | A5 explorer
unrest 3 | A5 city-2 | land:A5 | A5
"""


def lands(words: str) -> dict[str, Any]:
    """What is in some lands: ``A5 town; A4 2 dahan``."""
    parts = [part.strip().partition(" ") for part in words.split(";")]
    return {name: inside for name, _, inside in parts}


def lines() -> list[Any]:
    """Card, level, what is there, what is chosen, what it leaves."""
    found = []
    for line in LINES.strip().splitlines():
        card, before, moves, after = (part.strip() for part in line.split("|"))
        key, level = card.split()
        found.append((key, int(level), lands(before), moves, lands(after)))
    return found


@pytest.mark.parametrize(("card", "level", "before", "moves", "after"), lines())
def test_fear_card(
    card: str, level: int, before: dict[str, Any], moves: str, after: dict[str, str]
) -> None:
    at = scene(RIVER, **before)
    fear_card(at, card, level, *moves.split())
    assert {name: at.land(name) for name in after} == after
    assert at.moves() == ["done"], "nothing else is asked"


def defended(at: Scene) -> dict[str, int]:
    """The lands with some defend."""
    names = [boards.LAND_NAMES[land] for land in at.state.lands]
    return {name: at.defend(name) for name in names if at.defend(name)}


@pytest.mark.parametrize(
    ("card", "level", "found"),
    [
        ("belief-takes-root", 1, {"A5": 2, "A7": 2}),
        ("dahan-on-their-guard", 1, {"A4": 2, "A2": 1}),
        ("dahan-on-their-guard", 2, {"A4": 3, "A2": 2}),
        ("dahan-on-their-guard", 3, {"A4": 4, "A2": 2}),
        ("overseas-trade-seem-safer", 1, {"A1": 3, "A2": 3, "A3": 3}),
        ("overseas-trade-seem-safer", 2, {"A1": 6, "A2": 6, "A3": 6}),
        ("overseas-trade-seem-safer", 3, {"A1": 9, "A2": 9, "A3": 9}),
        ("demoralized", 1, dict.fromkeys([f"A{n}" for n in range(1, 9)], 1)),
        ("demoralized", 3, dict.fromkeys([f"A{n}" for n in range(1, 9)], 3)),
    ],
)
def test_cards_that_defend(card: str, level: int, found: dict[str, int]) -> None:
    at = scene(spirit(RIVER, "A5 A7"), A4="2 dahan", A2="dahan")
    fear_card(at, card, level)
    assert defended(at) == found


def test_defend_follows_the_dahan() -> None:
    at = scene(RIVER, A4="2 dahan")
    fear_card(at, "dahan-on-their-guard", 3)
    acts.take(at.state, boards.land("A4"), codes.DAHAN)
    assert at.defend("A4") == 2


@pytest.mark.parametrize(
    ("card", "level", "before", "action", "stopped"),
    [
        ("avoid-the-dahan", 1, {"A5": "2 dahan", "A4": "dahan"}, codes.EXPLORE, "A5"),
        ("avoid-the-dahan", 2, {"A5": "2 dahan town", "A4": "dahan town"}, codes.BUILD, "A5"),
        ("avoid-the-dahan", 3, {"A5": "2 dahan town", "A4": "dahan town"}, codes.BUILD, "A4 A5"),
        ("trade-suffers", 1, {"A5": "city", "A4": "town", "A8": ""}, codes.BUILD, "A5"),
        (
            "overseas-trade-seem-safer",
            2,
            {"A1": "town", "A2": "city", "A5": "town"},
            codes.BUILD,
            "A1",
        ),
        ("overseas-trade-seem-safer", 3, {"A1": "town", "A5": "town"}, codes.BUILD, "A1 A2 A3"),
        ("quarantine", 1, {}, codes.EXPLORE, "A1 A2 A3"),
        ("quarantine", 2, {"A5": "disease"}, codes.SOURCE, "A5"),
        ("quarantine", 3, {"A5": "disease"}, codes.RAVAGE, "A5"),
        ("quarantine", 3, {"A5": "disease"}, codes.EXPLORE, "A1 A2 A3 A5"),
        ("panicked-by-wild-beasts", 3, {"A5": "beasts"}, codes.RAVAGE, "A5"),
    ],
)
def test_cards_that_forbid(
    card: str, level: int, before: dict[str, Any], action: int, stopped: str
) -> None:
    at = scene(RIVER, **before)
    fear_card(at, card, level)
    found = [land for land in at.state.lands if banned(at.state, action, land, True)]
    assert [boards.LAND_NAMES[land] for land in found] == stopped.split()


@pytest.mark.parametrize(
    ("level", "chosen"), [(1, "A4 A7"), (2, "A4 A5 A7 A8"), (3, "A1 A2 A3 A4 A5 A7 A8")]
)
def test_tread_carefully(level: int, chosen: str) -> None:
    """A land with dahan, or with so many around it."""
    at = scene(RIVER, A7="3 dahan", A4="dahan")
    fear_card(at, "tread-carefully", level)
    assert at.moves("land") == chosen.split()
    at.play("land:A7")
    assert banned(at.state, codes.RAVAGE, boards.land("A7"), False)
    assert not banned(at.state, codes.RAVAGE, boards.land("A4"), False)
    assert not banned(at.state, codes.BUILD, boards.land("A7"), False)


def test_belief_takes_root_gives_energy_for_sacred_sites_among_invaders() -> None:
    at = scene(spirit(RIVER, "A5 A5 A7 A7 A4"), A5="explorer", A4="explorer")
    fear_card(at, "belief-takes-root", 2)
    assert at.energy() == 1
    assert at.defend("A7") == 2


@ruling("SI-111")
def test_belief_takes_root_removes_invaders_by_presence() -> None:
    at = scene(spirit(RIVER, "A5 A5"), spirit(EARTH, "A5"), A5="2 city town")
    fear_card(at, "belief-takes-root", 3, "piece:city", "piece:city")
    assert at.land("A5") == "town"
    assert at.fear == 0


@pytest.mark.parametrize(
    ("level", "moves", "after"),
    [
        (1, "", {"A5": "city", "A7": "town"}),
        (2, "land:A7", {"A5": "explorer city", "A7": ""}),
        (3, "choose:1 land:A7", {"A5": "explorer city", "A7": ""}),
        (3, "choose:2", {"A5": "explorer", "A7": "town"}),
    ],
)
def test_fear_of_the_unseen(level: int, moves: str, after: dict[str, str]) -> None:
    """A5 is a sacred site, in A7 there is a single presence."""
    at = scene(spirit(EARTH, "A5 A5 A7"), A5="explorer city", A7="town")
    fear_card(at, "fear-of-the-unseen", level, *moves.split())
    assert {name: at.land(name) for name in after} == after


def test_every_player_has_a_turn() -> None:
    at = scene(RIVER, EARTH, A2="explorer", A3="explorer", B2="explorer")
    fear_card(at, "emigration-accelerates", 1)
    assert at.asked == [1]
    at.play("land:B2")
    assert at.asked == [2]
    at.play("land:A3")
    assert (at.land("A2"), at.land("A3"), at.land("B2")) == ("explorer", "", "")


def test_every_card_is_proved_at_every_level() -> None:
    proved = {(line[0], line[1]) for line in lines()}
    elsewhere = {
        "avoid-the-dahan",
        "belief-takes-root",
        "dahan-on-their-guard",
        "demoralized",
        "explorers-are-reluctant",
        "fear-of-the-unseen",
        "immigration-slows",
        "overseas-trade-seem-safer",
        "panicked-by-wild-beasts",
        "quarantine",
        "tread-carefully",
    }
    for card in [*fear.CARDS, *fear_claw.CARDS]:
        if card.key not in elsewhere:
            missing = [level for level in (1, 2, 3) if (card.key, level) not in proved]
            assert missing in ([], [1] * (card.key == "trade-suffers")), (card.key, missing)
