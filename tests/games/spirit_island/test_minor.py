"""The minor powers of the base game that act in a land, a line for each way they can go."""

import pytest

from spieltisch.games.spirit_island.cards import boards
from spieltisch.games.spirit_island.state import acts, codes
from tests.games.spirit_island.using import Line, line, prove, ready, targets
from tests.ruling import ruling


@pytest.mark.parametrize(
    "each",
    [
        # explorers, and with two moons towns, become dahan: damage stays, strife and fear do not
        line("call-of-the-dahan-ways", "land:A5", "A5 dahan explorer town", "A5 town 2 dahan"),
        line("call-of-the-dahan-ways", "land:A5", "A5 dahan explorer+1", "A5 2 dahan"),
        line("call-of-the-dahan-ways", "land:A5", "A5 dahan town; A4 explorer", ""),
        line(
            "call-of-the-dahan-ways",
            "land:A5 choose:2",
            "A5 dahan explorer town-1",
            "A5 explorer dahan dahan-1",
            elements="1 moon",
        ),
        line(
            "call-of-the-dahan-ways",
            "land:A5 choose:1",
            "A5 dahan explorer town",
            "A5 town 2 dahan",
            elements="1 moon",
        ),
        # damage by dahan, or dahan come
        line("call-to-bloodshed", "land:A5 choose:1", "A5 2 dahan town", "A5 2 dahan", fear=1),
        line(
            "call-to-bloodshed",
            "land:A5 choose:1 kill:explorer",
            "A5 2 dahan explorer city",
            "A5 city-1 2 dahan",
        ),
        line("call-to-bloodshed", "land:A5 choose:1", "A5 2 dahan; A4 town", ""),
        line(
            "call-to-bloodshed",
            "land:A5 choose:2 from:A4 from:A6 done",
            "A5 dahan; A4 2 dahan; A6 dahan; A3 dahan",
            "A5 3 dahan; A4 dahan; A6",
            marks=ruling("SI-P-019"),
        ),
        line(
            "call-to-bloodshed",
            "land:A5 choose:2 from:A4 from:A4 from:A4",
            "A5 dahan; A4 4 dahan",
            "A5 4 dahan; A4 dahan",
        ),
        # one invader for each dahan, never a city; or a dahan
        line(
            "call-to-isolation",
            "land:A5 choose:1 to:A4 to:A1",
            "A5 3 dahan explorer town city",
            "A5 city 3 dahan; A4 explorer; A1 town",
            marks=ruling("SI-P-019"),
        ),
        line(
            "call-to-isolation",
            "land:A5 choose:1 piece:town to:A4",
            "A5 dahan explorer town",
            "A5 explorer dahan; A4 town",
        ),
        line(
            "call-to-isolation",
            "land:A5 choose:2 to:A4",
            "A5 2 dahan town",
            "A5 town dahan; A4 dahan",
        ),
        # dahan that were just gathered may go on
        line(
            "call-to-migrate",
            "land:A5 from:A4 from:A4 piece:dahan to:A1 piece:dahan to:A6",
            "A4 2 dahan",
            "A4; A1 dahan; A6 dahan",
        ),
        line("call-to-migrate", "land:A5 done done", "A5 dahan; A4 dahan", ""),
        line(
            "call-to-migrate",
            "land:A5 piece:dahan to:A4 piece:dahan to:A4 piece:dahan to:A4",
            "A5 4 dahan; A4 town",
            "A5 dahan; A4 town 3 dahan",
        ),
        line("call-to-tend", "land:A5 choose:1", "A5 dahan 2 blight", "A5 dahan blight"),
        line("call-to-tend", "land:A5 choose:1", "A5 dahan", ""),
        line(
            "call-to-tend",
            "land:A5 choose:2 piece:dahan to:A4 done",
            "A5 2 dahan blight",
            "A5 dahan blight; A4 dahan",
        ),
        # defend by terrain
        line("dark-and-tangled-woods", "land:A6", "", "", fear=2, defend="A6 3"),
        line("dark-and-tangled-woods", "land:A8", "", "", fear=2, defend="A8 3"),
        line("dark-and-tangled-woods", "land:A5", "", "", fear=2),
        line("delusions-of-danger", "land:A5 choose:2", "A5 explorer", "", fear=2),
        line("delusions-of-danger", "land:A5 choose:1 to:A4", "A5 explorer", "A5; A4 explorer"),
        line("delusions-of-danger", "land:A5 choose:1", "A5 town", "", marks=ruling("SI-P-018")),
        line(
            "delusions-of-danger",
            "land:A5 choose:1 to:A4",
            "A5 2 explorer",
            "A5 explorer; A4 explorer",
            marks=ruling("SI-P-018"),
        ),
        # damage by terrain, and a dahan dies
        line(
            "devouring-ants",
            "land:A5 kill:explorer",
            "A5 explorer town 2 dahan",
            "A5 town dahan",
            fear=1,
        ),
        line("devouring-ants", "land:A7", "A7 town dahan", "A7", fear=2),
        line("devouring-ants", "land:A8", "A8 city dahan", "A8 city-2", fear=1),
        line("devouring-ants", "land:A5", "A4 town dahan", "", fear=1),
        line("drift-down-into-slumber", "land:A7", "", "", defend="A7 4"),
        line("drift-down-into-slumber", "land:A8", "", "", defend="A8 4"),
        line("drift-down-into-slumber", "land:A5", "", "", defend="A5 1"),
        # three towns at the most, and what is left is hurt
        line("drought", "land:A7", "A7 4 town city", "A7 town-1 city-1 blight", fear=3),
        line("drought", "land:A7", "A7 town explorer", "A7 explorer blight", fear=1),
        line("drought", "land:A7", "A7 4 town-1 city", "A7 city-1 blight", fear=4),
        line("drought", "land:A5", "", "A5 blight", lost=1),
        line(
            "drought",
            "land:A7",
            "A7 town city",
            "A7 blight",
            marks=ruling("SI-P-029"),
            fear=3,
            elements="2 sun",
        ),
        line("enticing-splendor", "land:A5 choose:1", "A4 explorer", "A5 explorer; A4"),
        line(
            "enticing-splendor",
            "land:A5 choose:1 from:A4 piece:town",
            "A4 explorer town; A6 town",
            "A5 town; A4 explorer",
        ),
        line("enticing-splendor", "land:A5 choose:1", "A4 city dahan", ""),
        line(
            "enticing-splendor", "land:A5 choose:2 from:A4 done", "A4 2 dahan", "A5 dahan; A4 dahan"
        ),
        # explorers come only where nobody is
        line(
            "entrancing-apparitions",
            "land:A5 from:A4 from:A6",
            "A4 explorer; A6 2 explorer",
            "A5 2 explorer; A4; A6 explorer",
            defend="A5 2",
        ),
        line("entrancing-apparitions", "land:A5 done", "A4 explorer", "", defend="A5 2"),
        line("entrancing-apparitions", "land:A5", "A5 town; A4 explorer", "", defend="A5 2"),
        line(
            "gnawing-rootbiters",
            "land:A5 piece:town to:A4 piece:town to:A6",
            "A5 3 town explorer",
            "A5 explorer town; A4 town; A6 town",
            marks=ruling("SI-P-018"),
        ),
        line(
            "gnawing-rootbiters",
            "land:A5 piece:town to:A4 done",
            "A5 2 town",
            "A5 town; A4 town",
            marks=ruling("SI-P-018"),
        ),
        line("gnawing-rootbiters", "land:A5 done", "A5 2 town", "", marks=ruling("SI-P-018")),
        line("gnawing-rootbiters", "land:A5", "A5 city explorer", ""),
        # the blight it adds does not count for itself
        line(
            "land-of-haunts-and-embers",
            "land:A4 piece:explorer to:A1 piece:town to:A2",
            "A4 2 explorer town",
            "A4 explorer blight; A1 explorer; A2 town",
            fear=2,
        ),
        line(
            "land-of-haunts-and-embers",
            "land:A4 done piece:explorer to:A1 done to:A3",
            "A4 2 explorer blight",
            "A4 explorer 2 blight; A1 explorer; A3 blight",
            fear=4,
        ),
        line("land-of-haunts-and-embers", "land:A5", "", "A5 blight", fear=2, lost=1),
        line("lure-of-the-unknown", "land:A5", "A4 town", "A5 town; A4", marks=ruling("SI-P-009")),
        line(
            "lure-of-the-unknown", "land:A5", "A4 city; A3 explorer", "", marks=ruling("SI-P-009")
        ),
        line(
            "natures-resilience",
            "land:A5",
            "A5 blight",
            "",
            marks=ruling("SI-P-033"),
            defend="A5 6",
        ),
        line(
            "natures-resilience",
            "land:A5 choose:1",
            "A5 blight",
            "",
            marks=ruling("SI-P-033"),
            defend="A5 6",
            elements="2 water",
        ),
        line(
            "natures-resilience",
            "land:A5 choose:2",
            "A5 blight",
            "A5",
            marks=ruling("SI-P-033"),
            elements="2 water",
        ),
        line("natures-resilience", "land:A5", "A5 blight", "", defend="A5 6", elements="1 water"),
        # own presence and the terrain count each by itself
        line("pull-beneath-the-hungry-earth", "land:A5", "A5 city", "A5 city-2", fear=1),
        line("pull-beneath-the-hungry-earth", "land:A4", "A4 city", "A4 city-1"),
        line("pull-beneath-the-hungry-earth", "land:A6", "A6 city", ""),
        line(
            "pull-beneath-the-hungry-earth",
            "land:A6",
            "A6 city",
            "A6 city-1",
            fear=1,
            presence="A6",
        ),
        line("purifying-flame", "land:A8", "A8 2 blight town; A1 city", "A8 2 blight", fear=1),
        line("purifying-flame", "land:A6 choose:1", "A6 blight city", "A6 city-1 blight"),
        line("purifying-flame", "land:A6 choose:2", "A6 2 blight city", "A6 city blight"),
        line("purifying-flame", "land:A7 choose:2", "A7 town", ""),
        line("purifying-flame", "land:A5", "A5 town; A4 blight", ""),
        line(
            "quicken-the-earths-struggles",
            "land:A5 choose:1",
            "A5 explorer town town-1 city 2 dahan",
            "A5 explorer town-1 city-1 2 dahan",
            fear=1,
        ),
        line("quicken-the-earths-struggles", "land:A5 choose:2", "A5 town", "", defend="A5 10"),
        line("rain-of-blood", "land:A5", "A5 town explorer", "", fear=2),
        line("rain-of-blood", "land:A5", "A5 town city", "", fear=3),
        line("rain-of-blood", "land:A5", "A5 explorer; A4 2 town", "", fear=2),
        line(
            "rouse-the-trees-and-stones",
            "land:A5 kill:town to:A4",
            "A5 town 2 explorer",
            "A5 explorer; A4 explorer",
            fear=1,
        ),
        line("rouse-the-trees-and-stones", "land:A5", "A5 explorer", "A5"),
        line("sap-the-strength-of-multitudes", "land:A5", "A5 2 town", "", defend="A5 5"),
        line(
            "sap-the-strength-of-multitudes",
            "land:A4",
            "",
            "",
            marks=ruling("SI-P-023"),
            defend="A4 5",
            elements="1 air",
        ),
        # the damage for animals comes on any terrain
        line("savage-mawbeasts", "land:A8", "A8 town", "A8 town-1", fear=1),
        line("savage-mawbeasts", "land:A5", "A5 explorer", "A5", fear=1),
        line("savage-mawbeasts", "land:A6", "A6 explorer", ""),
        line("savage-mawbeasts", "land:A6", "A6 explorer", "A6", elements="2 animal"),
        line("savage-mawbeasts", "land:A8", "A8 town; A1 city", "A8", fear=2, elements="2 animal"),
        line("savage-mawbeasts", "land:A6", "A6 explorer", "", elements="1 animal"),
        line("shadows-of-the-burning-forest", "land:A5", "A5 explorer town", "", fear=2),
        line(
            "shadows-of-the-burning-forest",
            "land:A6 to:A1 to:A5",
            "A6 2 explorer town city",
            "A6 explorer city; A1 explorer; A5 town",
            fear=2,
            presence="A6",
        ),
        line("shadows-of-the-burning-forest", "land:A6", "A6 city", "", fear=2, presence="A6"),
        line(
            "song-of-sanctity",
            "land:A6 to:A1 to:A5",
            "A6 2 explorer town blight",
            "A6 town blight; A1 explorer; A5 explorer",
        ),
        line("song-of-sanctity", "land:A6", "A6 town 2 blight", "A6 town blight"),
        line("song-of-sanctity", "land:A8", "A8 city", ""),
        line("steam-vents", "land:A5", "A5 2 explorer town", "A5 explorer town"),
        line("steam-vents", "land:A5", "A5 town", ""),
        line(
            "steam-vents",
            "land:A5 choose:2",
            "A5 explorer town",
            "A5 explorer",
            fear=1,
            elements="2 earth",
        ),
        line("steam-vents", "land:A5 choose:1", "A5 explorer town", "A5 town", elements="2 earth"),
        line("steam-vents", "land:A5", "A5 explorer town", "A5 town", elements="1 earth"),
        line("uncanny-melting", "land:A5", "A5 explorer 2 blight", "A5 explorer blight", fear=1),
        line("uncanny-melting", "land:A5", "A5 dahan blight", "A5 dahan"),
        line("uncanny-melting", "land:A6", "A6 town blight", "", fear=1),
        line("uncanny-melting", "land:A7", "A7 blight", "A7"),
        # each dahan hits another invader
        line(
            "veil-the-nights-hunt",
            "land:A5 choose:1 kill:explorer",
            "A5 3 dahan 2 town explorer",
            "A5 2 town-1 3 dahan",
        ),
        line("veil-the-nights-hunt", "land:A5 choose:1", "A5 3 dahan city", "A5 city-1 3 dahan"),
        line(
            "veil-the-nights-hunt",
            "land:A5 choose:1 kill:town-1",
            "A5 2 dahan town town-1",
            "A5 town-1 2 dahan",
            fear=1,
        ),
        line(
            "veil-the-nights-hunt",
            "land:A5 choose:1 hit:town",
            "A5 2 dahan town town-1",
            "A5 town-1 2 dahan",
            fear=1,
        ),
        line("veil-the-nights-hunt", "land:A5 choose:1", "A5 2 dahan; A4 town", ""),
        line(
            "veil-the-nights-hunt",
            "land:A5 choose:2 piece:dahan to:A4 done",
            "A5 2 dahan town",
            "A5 town dahan; A4 dahan",
        ),
        line("visions-of-fiery-doom", "land:A5 to:A4", "A5 town", "A5; A4 town", fear=1),
        line("visions-of-fiery-doom", "land:A5", "A5 city", "", fear=1),
        line("visions-of-fiery-doom", "land:A5", "", "", fear=2, elements="1 fire"),
        line("voracious-growth", "land:A5 choose:1", "A5 town blight", "A5 blight", fear=1),
        line("voracious-growth", "land:A8 choose:2", "A8 town blight", "A8 town"),
        line("voracious-growth", "land:A5 choose:1", "A5 2 dahan", ""),
    ],
)
def test_what_a_minor_power_does(each: Line) -> None:
    prove(each)


@pytest.mark.parametrize(
    ("card", "presence", "before", "elements", "expected"),
    [
        pytest.param("steam-vents", "A5 A7", "", "", "A5 A7", marks=ruling("SI-P-001")),
        pytest.param("enticing-splendor", "A5 A7", "A7 blight", "", "A5", marks=ruling("SI-P-001")),
        pytest.param("gnawing-rootbiters", "A7", "", "", "A5 A7 A8", marks=ruling("SI-P-002")),
        ("drift-down-into-slumber", "A7", "", "", "A1 A4 A5 A6 A7 A8"),
        pytest.param("devouring-ants", "A8", "", "", "", marks=ruling("SI-P-004")),
        pytest.param("devouring-ants", "A8 A8", "", "", "A5 A6 A7 A8", marks=ruling("SI-P-004")),
        ("quicken-the-earths-struggles", "A8 A8 A4", "", "", "A8"),
        pytest.param(
            "rouse-the-trees-and-stones",
            "A7 A7",
            "A5 blight",
            "",
            "A7 A8",
            marks=ruling("SI-P-008"),
        ),
        pytest.param(
            "lure-of-the-unknown",
            "A7",
            "A5 town; A6 explorer; A4 dahan",
            "",
            "A1 A4 A7",
            marks=ruling("SI-P-009"),
        ),
        ("rain-of-blood", "A5 A5", "A4 dahan; A6 explorer", "", "A6 A8"),
        ("call-to-tend", "A5", "A4 dahan; A2 dahan", "", "A4"),
        ("song-of-sanctity", "A5", "", "", "A1 A6 A8"),
        ("voracious-growth", "A7 A7", "", "", "A5 A8"),
        ("veil-the-nights-hunt", "A7", "A4 dahan; A3 dahan", "", "A4"),
        pytest.param(
            "sap-the-strength-of-multitudes", "A7", "", "", "A7", marks=ruling("SI-P-023")
        ),
        pytest.param(
            "sap-the-strength-of-multitudes",
            "A7",
            "",
            "1 air",
            "A5 A7 A8",
            marks=ruling("SI-P-023"),
        ),
    ],
)
def test_where_a_minor_power_may_be_used(
    card: str, presence: str, before: str, elements: str, expected: str
) -> None:
    assert targets(card, presence, before, elements) == expected.split()


@ruling("SI-P-008")
def test_blight_that_came_after_the_card_was_played_counts() -> None:
    at = ready("rouse-the-trees-and-stones", "A7 A7")
    assert at.may("use:rouse-the-trees-and-stones")
    for name in ("A5", "A7", "A8"):
        acts.add_token(at.state, boards.land(name), codes.BLIGHT)
    assert not at.may("use:rouse-the-trees-and-stones")
