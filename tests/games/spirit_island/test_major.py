"""The major powers of the base game that act in a land, a line for each way they can go."""

import pytest

from spieltisch.games.spirit_island.cards import boards
from spieltisch.games.spirit_island.effects import watching
from spieltisch.games.spirit_island.state import codes, programs, turn
from tests.games.spirit_island.scene import RIVER, Scene, scene, spirit
from tests.games.spirit_island.using import Line, line, prove, ready, targets, why_not
from tests.ruling import ruling


@pytest.mark.parametrize(
    "each",
    [
        line("accelerated-rot", "land:A5 kill:city", "A5 city town", "A5 town-1", fear=4),
        line("accelerated-rot", "land:A8", "A8 explorer blight; A1 city", "A8 blight", fear=2),
        line(
            "accelerated-rot",
            "land:A5 kill:city kill:city-1 kill:city",
            "A5 4 city 2 blight",
            "A5 city blight",
            fear=8,
            elements="2 sun 1 water 2 plant",
        ),
        line(
            "accelerated-rot", "land:A5", "A5 dahan 2 blight", "", fear=2, elements="2 sun 2 plant"
        ),
        line("cleansing-floods", "land:A7 kill:city", "A7 city town blight", "A7 town-1", fear=2),
        line("cleansing-floods", "land:A5", "A5 dahan", ""),
        line("cleansing-floods", "land:A7", "A7 explorer", "A7", elements="3 water"),
        # everybody becomes an explorer, and they scatter
        line(
            "dissolve-the-bonds-of-kinship",
            "land:A5 to:A1 to:A4 to:A6 to:A7",
            "A5 city town dahan",
            "A5; A1 explorer; A4 explorer; A6 explorer; A7 explorer",
            marks=ruling("SI-P-172"),
        ),
        line(
            "dissolve-the-bonds-of-kinship",
            "land:A7 to:A5 to:A5",
            "A7 3 explorer",
            "A7; A5 2 explorer; A8 explorer city",
            marks=ruling("SI-P-172"),
        ),
        line(
            "dissolve-the-bonds-of-kinship",
            "land:A5 to:A1 to:A4",
            "A5 2 town+1 2 dahan",
            "A5 town+1 dahan; A1 explorer; A4 explorer+1",
        ),
        line("dissolve-the-bonds-of-kinship", "land:A5", "A5 town-1 blight", "A5 blight"),
        line("dissolve-the-bonds-of-kinship", "land:A5 done to:A1", "A5 city-2", "A5; A1 explorer"),
        line("dissolve-the-bonds-of-kinship", "land:A5 hit:explorer", "A5 city-2", "A5"),
        line("dissolve-the-bonds-of-kinship", "land:A5 to:A1", "A5 city-1", "A5; A1 explorer"),
        line(
            "dissolve-the-bonds-of-kinship",
            "land:A5",
            "A5 2 city 2 town dahan explorer",
            "A5",
            marks=ruling("SI-P-173"),
            fear=3,
            elements="1 fire 1 water 2 animal",
        ),
        line(
            "dissolve-the-bonds-of-kinship",
            "land:A5",
            "A5 2 city 2 dahan",
            "A5 dahan",
            fear=2,
            elements="1 fire 1 water 2 animal",
        ),
        line(
            "dissolve-the-bonds-of-kinship",
            "land:A5",
            "A5 2 city",
            "A5 city-2",
            elements="1 fire 1 water 2 animal",
        ),
        line("paralyzing-fright", "land:A5", "A5 town", "", fear=4),
        line("paralyzing-fright", "land:A5", "A5 town", "", fear=8, elements="1 air 2 earth"),
        line("paralyzing-fright", "land:A5", "A5 town", "", fear=4, elements="1 air 1 earth"),
        # blight in jungle and wetland only; with four fires one pool of ten
        line(
            "pillar-of-living-flame",
            "land:A6 kill:city kill:town",
            "A6 city 2 town",
            "A6 town",
            fear=6,
        ),
        line("pillar-of-living-flame", "land:A5", "A5 dahan", "A5 dahan blight", fear=3, lost=1),
        line("pillar-of-living-flame", "land:A8", "A8 dahan; A1 city", "A8 dahan blight", fear=3),
        line(
            "pillar-of-living-flame",
            "land:A6 kill:city hit:city hit:city-1 kill:city-2 kill:city",
            "A6 4 city",
            "A6 city-1",
            marks=ruling("SI-P-032"),
            fear=11,
            elements="3 fire",
        ),
        # the blight it adds counts
        line(
            "poisoned-land",
            "land:A7 kill:city kill:city to:A5",
            "A7 5 city 2 dahan blight",
            "A7 2 blight; A5 blight",
            marks=ruling("SI-P-163"),
            fear=13,
            elements="2 earth 1 plant 1 animal",
            lost=1,
        ),
        line(
            "poisoned-land",
            "land:A7",
            "A7 town 2 dahan; A5 dahan",
            "A7 blight",
            fear=2,
        ),
        line(
            "poisoned-land",
            "land:A7",
            "A7 dahan",
            "A7 blight",
            fear=2,
            elements="2 earth 1 plant 1 animal",
        ),
        line(
            "talons-of-lightning",
            "land:A6 kill:city kill:town",
            "A6 city 2 town",
            "A6 town",
            fear=6,
        ),
        line(
            "talons-of-lightning",
            "land:A6",
            "A6 explorer; A1 town; A5 2 town; A8 town city; A4 town",
            "A6; A1; A5 town; A8 city",
            marks=ruling("SI-P-024"),
            fear=6,
            elements="2 fire 2 air",
        ),
        line(
            "talons-of-lightning",
            "land:A6",
            "A6 explorer; A1 town",
            "A6",
            fear=3,
            elements="2 fire",
        ),
        line(
            "terrifying-nightmares",
            "land:A5 piece:town to:A4 piece:explorer to:A1 done",
            "A5 2 town 2 explorer city",
            "A5 explorer town city; A4 town; A1 explorer",
            fear=2,
        ),
        line("terrifying-nightmares", "land:A5 done", "A5 explorer", "", fear=6, elements="3 moon"),
        line("terrifying-nightmares", "land:A5", "A5 city dahan", "", fear=2),
        line(
            "the-jungle-hungers",
            "land:A7",
            "A7 2 explorer town city 2 dahan; A5 town",
            "A7 city",
            fear=1,
            presence="A8",
        ),
        line(
            "the-jungle-hungers",
            "land:A7",
            "A7 explorer town 2 city 2 dahan",
            "A7 city 2 dahan",
            marks=ruling("SI-P-175"),
            fear=3,
            presence="A8",
            elements="1 moon 2 plant",
        ),
        # two for each blight here, one for each next to it; then anywhere beside
        line(
            "the-land-thrashes-in-furious-pain",
            "land:A5 kill:city kill:city",
            "A5 3 city 2 blight; A4 2 blight; A6 blight; A3 blight",
            "A5 city-1 2 blight",
            marks=ruling("SI-P-176"),
            fear=4,
        ),
        line("the-land-thrashes-in-furious-pain", "land:A4", "A4 blight; A5 town", ""),
        line(
            "the-land-thrashes-in-furious-pain",
            "land:A5 land:A7",
            "A5 2 blight explorer; A7 town; A4 2 blight",
            "A5 2 blight; A7",
            marks=ruling("SI-P-176"),
            fear=1,
            elements="2 moon 2 earth",
        ),
        # defend by dahan, and it goes along with them
        line(
            "the-trees-and-stones-speak-of-war",
            "land:A5 piece:dahan to:A4 done",
            "A5 3 dahan city",
            "A5 2 dahan; A4 dahan",
            marks=ruling("SI-P-164"),
            fear=2,
            defend="A5 4; A4 2",
            elements="1 sun 1 earth 1 plant",
        ),
        line(
            "the-trees-and-stones-speak-of-war",
            "land:A5 piece:dahan to:A4 piece:dahan to:A4",
            "A5 3 dahan",
            "A5 dahan; A4 2 dahan",
            defend="A5 2; A4 4",
            elements="1 sun 1 earth 1 plant",
        ),
        line(
            "the-trees-and-stones-speak-of-war",
            "land:A5",
            "A5 dahan town",
            "A5 town-1 dahan",
            defend="A5 2",
        ),
        # all coasts of the board
        line(
            "tsunami",
            "land:A2",
            "A2 2 city town 3 dahan; A1 town dahan",
            "A2 dahan",
            fear=7,
        ),
        line(
            "tsunami",
            "land:A2 kill:city",
            "A2 dahan; A1 city town dahan; A4 town dahan",
            "A2; A1 town-1",
            marks=ruling("SI-P-174"),
            fear=6,
            elements="2 water 1 earth",
        ),
        # damage where the dahan come to
        line(
            "vigor-of-the-breaking-dawn",
            "land:A5",
            "A5 3 dahan 2 city",
            "A5 3 dahan",
            marks=ruling("SI-P-165"),
            fear=4,
        ),
        line(
            "vigor-of-the-breaking-dawn",
            "land:A5 piece:dahan to:A4 piece:dahan to:A4 kill:city kill:city",
            "A5 3 dahan; A4 dahan 3 city",
            "A5 dahan; A4 city 3 dahan",
            marks=ruling("SI-P-165"),
            fear=4,
            elements="2 sun 1 animal",
        ),
        line(
            "vigor-of-the-breaking-dawn",
            "land:A5 piece:dahan to:A4 piece:dahan to:A6",
            "A5 2 dahan; A4 town; A6 dahan 2 town; A1 town",
            "A5; A4 dahan; A6 2 dahan",
            fear=3,
            elements="2 sun 1 animal",
        ),
        line(
            "vigor-of-the-breaking-dawn",
            "land:A5 done",
            "A5 dahan; A4 town",
            "",
            elements="2 sun 1 animal",
        ),
        # twice, on the same land or on another one
        line(
            "winds-of-rust-and-atrophy",
            "land:A5 choose:1",
            "A5 city",
            "A5 town",
            fear=1,
            defend="A5 6",
        ),
        line("winds-of-rust-and-atrophy", "land:A5 choose:2", "A5 city", "", fear=1, defend="A5 6"),
        line(
            "winds-of-rust-and-atrophy",
            "land:A5 choose:2",
            "A5 town+1",
            "A5 explorer+1",
            fear=1,
            defend="A5 6",
        ),
        line(
            "winds-of-rust-and-atrophy",
            "land:A5 choose:1 land:A5 choose:2",
            "A5 city",
            "A5 explorer",
            marks=ruling("SI-P-075"),
            fear=2,
            defend="A5 12",
            elements="2 air 2 water 1 animal",
        ),
        line(
            "winds-of-rust-and-atrophy",
            "land:A5 choose:1 land:A4 choose:2",
            "A5 city; A4 town",
            "A5 town; A4 explorer",
            marks=ruling("SI-P-075"),
            fear=2,
            defend="A5 6; A4 6",
            elements="2 air 2 water 1 animal",
        ),
        # dahan fly anywhere, and are protected there
        line(
            "wrap-in-wings-of-sunlight",
            "land:A5 piece:dahan to:A3 piece:dahan done",
            "A5 3 dahan; A3 town",
            "A5 dahan; A3 town 2 dahan",
            marks=ruling("SI-P-168"),
            defend="A3 5",
        ),
        line(
            "wrap-in-wings-of-sunlight",
            "land:A5 piece:dahan to:A3 piece:dahan piece:dahan piece:dahan piece:dahan",
            "A5 6 dahan",
            "A5 dahan; A3 5 dahan",
            marks=ruling("SI-P-168"),
            defend="A3 5",
        ),
        line(
            "wrap-in-wings-of-sunlight",
            "land:A5 piece:dahan to:A5 done",
            "A5 dahan",
            "",
            marks=ruling("SI-P-168"),
            defend="A5 5",
        ),
        line("wrap-in-wings-of-sunlight", "land:A5 done", "A5 dahan", "", marks=ruling("SI-P-168")),
        line("wrap-in-wings-of-sunlight", "land:A5", "A4 dahan", ""),
        line(
            "wrap-in-wings-of-sunlight",
            "land:A5 from:A4 piece:dahan to:A8",
            "A4 dahan",
            "A4; A8 city dahan",
            defend="A8 5",
            elements="1 sun 1 air 1 animal",
        ),
        # a further fear for each building, at most four
        line(
            "mists-of-oblivion",
            "land:A5",
            "A5 town town-1 explorer",
            "A5 town-1",
            marks=ruling("SI-P-170"),
            fear=2,
        ),
        line("mists-of-oblivion", "land:A5", "A5 5 town-1", "A5", marks=ruling("SI-P-170"), fear=9),
        line("mists-of-oblivion", "land:A5", "A5 2 explorer dahan", "A5 dahan"),
        line(
            "mists-of-oblivion",
            "land:A5",
            "A5 town city",
            "A5",
            fear=5,
            elements="1 moon 2 air 1 water",
        ),
    ],
)
def test_what_a_major_power_does(each: Line) -> None:
    prove(each)


@pytest.mark.parametrize(
    ("card", "presence", "before", "elements", "expected"),
    [
        pytest.param("cleansing-floods", "A4", "", "", "", marks=ruling("SI-P-006")),
        pytest.param(
            "cleansing-floods", "A5", "", "", "A1 A4 A5 A6 A7 A8", marks=ruling("SI-P-006")
        ),
        pytest.param("accelerated-rot", "A7", "", "", "A5 A8", marks=ruling("SI-P-007")),
        pytest.param("accelerated-rot", "A4", "", "", "A2 A3 A5 A8", marks=ruling("SI-P-007")),
        ("the-jungle-hungers", "A7", "", "", ""),
        ("the-jungle-hungers", "A8", "", "", "A5 A6 A7 A8"),
        pytest.param("talons-of-lightning", "A7", "", "", "A5", marks=ruling("SI-P-024")),
        pytest.param(
            "talons-of-lightning",
            "A7",
            "",
            "2 fire 2 air",
            "A1 A2 A5 A6",
            marks=ruling("SI-P-024"),
        ),
        ("the-land-thrashes-in-furious-pain", "A7", "A1 blight; A2 blight", "", "A1"),
        ("tsunami", "A5 A5", "", "", "A1 A2 A3"),
        ("tsunami", "A7 A7", "", "", "A1"),
        ("vigor-of-the-breaking-dawn", "A7", "A4 dahan; A3 dahan", "", "A4"),
        ("mists-of-oblivion", "A7", "", "", "A1 A2 A3 A4 A5 A6 A7 A8"),
        ("wrap-in-wings-of-sunlight", "A7 A4", "", "", "A4 A7"),
        ("infinite-vitality", "A8", "", "", ""),
    ],
)
def test_where_a_major_power_may_be_used(
    card: str, presence: str, before: str, elements: str, expected: str
) -> None:
    assert targets(card, presence, before, elements) == expected.split()


# Dissolve the Bonds of Kinship


@ruling("SI-P-172")
def test_no_land_is_entered_twice_while_another_is_free() -> None:
    at = ready("dissolve-the-bonds-of-kinship", before="A5 city town dahan")
    at.use("dissolve-the-bonds-of-kinship", "land:A5", "to:A1")
    assert at.moves("to") == ["A4", "A6", "A7", "A8"]
    assert why_not(at, "to:A1") == codes.NOT_SPREAD
    assert why_not(at, "to:A3") == codes.NOT_ADJACENT


# Veil the Night's Hunt, Poisoned Land: what cannot be chosen


def test_why_a_piece_cannot_be_hit() -> None:
    at = ready("veil-the-nights-hunt", before="A5 3 dahan 2 town city explorer; A4 explorer")
    at.use("veil-the-nights-hunt", "land:A5", "choose:1", "hit:city")
    assert at.moves() == ["kill:explorer", "hit:town"]
    assert why_not(at, "hit:city-1") == codes.SAME_AGAIN
    assert why_not(at, "kill:town") == codes.TOO_TOUGH
    assert why_not(at, "hit:dahan") == codes.WRONG_PIECE
    assert why_not(at, "hit:city-2") == codes.NO_SUCH_PIECE
    assert why_not(at, "done") == codes.NOT_OPTIONAL


def test_why_a_piece_cannot_be_moved() -> None:
    at = ready("terrifying-nightmares", before="A5 city town")
    at.use("terrifying-nightmares", "land:A5")
    assert why_not(at, "piece:city") == codes.WRONG_PIECE
    assert why_not(at, "piece:explorer") == codes.NO_SUCH_PIECE
    assert why_not(at, "to:A4") == codes.NOT_ASKED
    at.play("piece:town")
    assert why_not(at, "to:A2") == codes.NOT_ADJACENT
    assert why_not(at, "to:A0") == codes.NOT_ADJACENT


# Invaders that do nothing


def invaders(at: Scene, **cards: str) -> None:
    """An invader phase; the lands of a ravage in any order."""
    at.invaders(**cards)
    if at.may("rest"):
        at.play("rest")


@pytest.mark.parametrize("card", ["paralyzing-fright", "indomitable-claim"])
def test_no_action_happens_in_a_land_that_is_left_out(card: str) -> None:
    at = ready(card, "A5 A5", "2 sun 3 earth", "A4 town; A7 town")
    at.use(card, "land:A4")
    if card == "indomitable-claim":
        at.play("track:energy")
    invaders(at, ravage="I-S", build="II-S", explore="III-JS")
    assert at.land("A4") == "town"
    assert at.land("A7") == "explorer town city blight"


# Indomitable Claim


@pytest.mark.parametrize(
    ("elements", "before", "fear", "skipped"),
    [
        ("", "A4 town", 0, 0),
        pytest.param("1 sun 2 earth", "A4 town", 3, codes.ALL_ACTIONS, marks=ruling("SI-P-169")),
        pytest.param("1 sun 2 earth", "A4 dahan", 0, codes.ALL_ACTIONS, marks=ruling("SI-P-169")),
        ("1 sun 1 earth", "A4 town", 0, 0),
    ],
)
def test_a_claim(elements: str, before: str, fear: int, skipped: int) -> None:
    at = ready("indomitable-claim", elements=elements, before=before)
    uncovered = at.state.energy_track[0]
    at.use("indomitable-claim", "land:A4", "track:energy")
    assert at.presence("A4") == 1
    assert at.state.energy_track[0] == uncovered + 1
    assert at.defend("A4") == 20
    assert at.fear == fear
    assert at.state.skips[4] == skipped
    assert at.defend("A5") == at.state.skips[5] == 0


def test_a_claim_may_take_presence_from_elsewhere() -> None:
    at = ready("indomitable-claim", "A5 A5 A7")
    at.use("indomitable-claim", "land:A4", "track:island")
    assert at.moves("from") == ["A5", "A7"]
    at.play("from:A7")
    assert [at.presence(name) for name in ("A4", "A5", "A7")] == [1, 2, 0]


# Infinite Vitality


@ruling("SI-P-171")
def test_no_blight_is_added_and_dahan_withstand_more() -> None:
    at = ready("infinite-vitality", before="A5 2 dahan 2 town; A2 2 town")
    invaders(at.use("infinite-vitality", "land:A5"), ravage="I-W", explore="I-M")
    assert at.land("A5") == "2 dahan"
    assert at.land("A2") == "2 town blight"
    assert at.destroyed() == 0


def test_dahan_that_leave_lose_their_health() -> None:
    at = scene(
        spirit(RIVER, "A5 A5", played="infinite-vitality call-to-tend", hand=""),
        A5="dahan-1 dahan 2 town",
    )
    invaders(at.use("infinite-vitality", "land:A5"), ravage="I-W", explore="I-M")
    assert at.land("A5") == "dahan dahan-5"
    at.use("call-to-tend", "land:A5", "choose:2", "piece:dahan-5", "to:A4", "done")
    assert at.land("A5") == "dahan"
    assert at.land("A4") == ""


@ruling("SI-P-171")
def test_dahan_that_nothing_harms() -> None:
    at = scene(
        spirit(
            RIVER, "A5 A5", played="infinite-vitality poisoned-land", hand="", elements="3 earth"
        ),
        A5="2 dahan town",
        A7="dahan",
    )
    at.use("infinite-vitality", "land:A5")
    at.state.phase = codes.SLOW_PHASE
    at.use("poisoned-land", "land:A5")
    assert at.land("A5") == "2 dahan"


@pytest.mark.parametrize(
    ("before", "keys", "after"),
    [
        ("A5 blight; A4 blight", "land:A5", {"A5": "", "A4": "blight"}),
        ("A5 blight; A4 blight", "land:A4", {"A5": "blight", "A4": ""}),
        ("A4 blight", "", {"A4": ""}),
        ("A2 blight", "", {"A2": "blight"}),
    ],
)
def test_blight_is_removed_there_or_beside(before: str, keys: str, after: dict[str, str]) -> None:
    at = ready("infinite-vitality", elements="3 earth", before=before)
    at.use("infinite-vitality", "land:A5", *keys.split())
    assert {name: at.land(name) for name in after} == after
    assert not at.state.stacks.busy()


# Mists of Oblivion


@ruling("SI-P-170")
def test_a_later_power_causes_no_further_fear() -> None:
    at = scene(
        spirit(RIVER, "A5 A5", played="mists-of-oblivion rouse-the-trees-and-stones", hand=""),
        phase="slow",
        A5="town town-1",
    )
    at.use("mists-of-oblivion", "land:A5")
    assert at.fear == 2
    at.use("rouse-the-trees-and-stones", "land:A5")
    assert at.fear == 3


# The Land Thrashes in Furious Pain


@ruling("SI-P-176")
def test_the_pain_goes_on_beside_and_once_only() -> None:
    at = ready(
        "the-land-thrashes-in-furious-pain",
        elements="2 moon 2 earth",
        before="A5 blight; A1 town; A3 town",
    )
    at.use("the-land-thrashes-in-furious-pain", "land:A5")
    assert at.moves("land") == ["A1", "A4", "A6", "A7", "A8"]
    assert why_not(at, "land:A3") == codes.NOT_ADJACENT
    at.play("land:A1")
    assert at.land("A1") == "town-1"
    assert not at.state.stacks.busy()


# Vengeance of the Dead


def avenge(elements: str, number: int, before: str) -> Scene:
    """The power is used on A5, and so many pieces have been destroyed there by an effect."""
    at = ready("vengeance-of-the-dead", elements=elements, before=before)
    at.use("vengeance-of-the-dead", "land:A5")
    assert at.fear == 3
    at.state.elements[0] = [0] * len(codes.ELEMENTS)  # SI-Q52: they counted when it was used
    notes = at.state.turn
    assert (notes[0], notes[1], notes[2]) == (turn.WATCH, watching.DESTROYED, boards.land("A5"))
    values = programs.bound(notes[5], notes[2])
    values[programs.DONE] = number
    at.state.stacks.own[0].push(notes[3], notes[4], notes[5], values)
    at.state.go_on()
    return at


@ruling("SI-P-166")
def test_the_dead_strike_after_the_power_that_killed_them_and_not_for_their_own_victims() -> None:
    played = "vengeance-of-the-dead raging-storm"
    at = scene(spirit(RIVER, "A5", played=played, hand=""), A5="2 town-1 4 town city")
    at.use("vengeance-of-the-dead", "land:A5")
    at.state.phase = codes.SLOW_PHASE
    at.use("raging-storm", "land:A5")
    assert at.land("A5") == "4 town-1 city-1"
    at.play("kill:town-1", "kill:town-1")
    assert at.land("A5") == "2 town-1 city-1"
    assert not at.state.stacks.busy()


def test_the_dead_strike_where_they_died() -> None:
    at = avenge("", 2, "A5 town city; A4 town")
    assert at.moves() == ["kill:town", "hit:town", "hit:city"]
    at.play("hit:town", "hit:city")
    assert (at.land("A5"), at.land("A4"), at.fear) == ("town-1 city-1", "town", 3)
    assert not at.state.stacks.busy()


def test_the_dead_find_nobody() -> None:
    at = avenge("", 2, "A5 dahan; A4 town")
    assert (at.land("A5"), at.land("A4")) == ("dahan", "town")
    assert not at.state.stacks.busy()


@ruling("SI-P-167")
def test_the_dead_strike_beside_as_well() -> None:
    at = avenge("2 animal", 3, "A4 town; A6 explorer; A3 town")
    assert at.moves("land") == ["A4", "A6", "A8"]
    at.play("land:A4", "hit:town", "land:A6", "land:A4")
    assert {name: at.land(name) for name in ("A3", "A4", "A6")} == {
        "A3": "town",
        "A4": "",
        "A6": "",
    }
    assert at.fear == 4
    assert not at.state.stacks.busy()
