"""The main parts of events, a line for each way it can go: first what is done at once."""

import pytest

from spieltisch.games.spirit_island.cards import boards
from spieltisch.games.spirit_island.state import codes
from tests.games.spirit_island.acting import event
from tests.games.spirit_island.eventful import Part, finished, part, prove
from tests.games.spirit_island.scene import EARTH, RIVER, Scene, scene, spirit
from tests.ruling import ruling


@pytest.mark.parametrize(
    "each",
    [
        # the stage of the invasion
        part("interesting-discoveries", "A4 explorer", "", "A5 2 explorer; A4"),
        part("interesting-discoveries", "A4 town", "", "A5 explorer"),
        part("interesting-discoveries", "A4 explorer", "", "", first="A4 A7"),
        part(
            "interesting-discoveries",
            "A4 explorer; B5 explorer",
            "",
            "A4; A5 2 explorer; B5; B4 2 explorer",
        ),
        part(
            "seeking-the-interior",
            "A1 2 explorer; A2 explorer; A5 explorer; A3 town",
            "to:A6",
            "A1 explorer; A6 explorer; A2; A4 explorer",
        ),
        part("seeking-the-interior", "A4 explorer", "", "", marks=ruling("SI-158")),
        part(
            "local-diaspora",
            "A5 4 explorer town city; A4 3 explorer",
            "to:A1 to:A4 to:A6 to:A7",
            "A5 city; A1 explorer; A4 4 explorer; A6 explorer; A7 explorer; A8 town city",
        ),
        part("local-diaspora", "A7 explorer 2 city", "to:A5", "A7 2 city; A5 explorer"),
        part(
            "local-diaspora",
            "A7 3 explorer town",
            "piece:town to:A5",
            "A7 2 explorer; A5 town; A8 explorer city",
        ),
        part("local-diaspora", "A7 2 city", "", ""),
        # decided: SI-Q17
        part(
            "local-diaspora",
            "A7 2 explorer; A3 2 explorer",
            "land:A3 to:A2",
            "A3; A2 explorer; A4 explorer",
        ),
        part(
            "local-diaspora",
            "A7 town explorer; B8 2 explorer",
            "land:B8 land:B8 to:B7",
            "B8; B7 explorer; B6 explorer",
        ),
        part(
            "urbanization",
            "A5 3 town city; A4 2 town; A7 town; A6 town+1 town",
            "piece:town+1",
            "A5 town 3 city; A4 town city; A6 town city+1",
        ),
        part("urbanization", "A5 town city", "", ""),
        # the terror level
        part("cultural-assimilation", "A7 dahan", "", "A7 town"),
        part("cultural-assimilation", "A8 city dahan-1", "", "A8 town-1 city"),
        part("cultural-assimilation", "A7 2 dahan; A4 dahan", "", ""),
        part("cultural-assimilation", "A7 dahan; A5 dahan", "land:A5", "A5 town"),
        part("reprisal-against-the-dahan", "A5 3 dahan town", "", "A5 town dahan dahan-1"),
        part("reprisal-against-the-dahan", "A5 3 dahan explorer", "", ""),
        part("investigation-of-dangers", "A5 dahan; A4 explorer", "land:A1", "A1 explorer"),
        part(
            "investigation-of-dangers",
            "A1 dahan; A2 dahan; A3 dahan; A4 town; A5 dahan; A6 dahan; A7 dahan",
            "",
            "",
            marks=ruling("SI-158"),
        ),
        # a healthy island
        part("invaders-surge-inland", "A1 town", "to:A7", "A1; A7 town"),
        part("invaders-surge-inland", "A1 2 town+1", "to:A4", "A1 town+1; A4 town+1"),
        part("invaders-surge-inland", "A5 town; A1 city", "", "", marks=ruling("SI-158")),
        part("population-rises", "A5 explorer; A4 dahan", "", "A5 explorer town"),
        part("population-rises", "A4 dahan", "", ""),
        part("putting-down-roots", "A5 explorer+1; A1 explorer", "", "A5 town+1"),
        part("putting-down-roots", "A1 explorer", "", ""),
        part(
            "search-for-new-lands",
            "A5 2 explorer; A4 explorer; A6 dahan",
            "to:A6",
            "A5 explorer; A6 explorer dahan",
        ),
        part("search-for-new-lands", "A7 3 explorer; A5 town", "", ""),
        # a blighted island
        part(
            "festering-pits-of-blight",
            "A5 2 blight; A4 blight",
            "",
            "A5 3 blight",
            lost=(1, 0),
            marks=ruling("SI-101"),
        ),
        part("festering-pits-of-blight", "A5 2 blight; A8; B8 city", "", ""),
        part("festering-pits-of-blight", "A5 blight", "", ""),
    ],
)
def test_what_happens_at_once(each: Part) -> None:
    prove(each)


@pytest.mark.parametrize(
    "each",
    [
        part("overcrowded-cities", "", "no", "A8 city blight", first="A5 A5 A7"),
        part(
            "overcrowded-cities",
            "",
            "yes land:A5 land:A7",
            "",
            first="A5 A5 A7 A7",
            lost=(2, 0),
            marks=ruling("SI-177"),
        ),
        part("overcrowded-cities", "A8 town", "", "", first="A5 A5 A7"),
        part("overcrowded-cities", "", "", "A8 city blight", first="A5"),
        part("widening-destruction", "A8 town", "no land:A7", "A7 blight"),
        part("widening-destruction", "A8 explorer", "", ""),
        part("blight-spreads", "A7 blight", "no land:A8", "A8 city blight"),
        part("blight-spreads", "", "", "", marks=ruling("SI-158")),
        part("devastated-shores", "", "no land:A2", "A2 blight"),
        part("the-center-crumbles", "", "land:A4", "A4 blight", marks=ruling("SI-177")),
        part(
            "the-center-crumbles",
            "",
            "yes land:A7 land:A5 land:A5",
            "",
            first="A5 A5 A7 A7",
            lost=(3, 0),
            marks=ruling("SI-177"),
        ),
        # decided: SI-Q111
        part(
            "devastated-shores",
            "A8 city; B8 city",
            "yes yes pay:1 land:A7 no no land:B3",
            "B3 blight",
            first="A5 A5 A7",
            second="A4 B4 B4",
            lost=(1, 1),
            marks=ruling("SI-159", "SI-177"),
        ),
        part(
            "devastated-shores",
            "B8 explorer",
            "yes no yes no land:B1",
            "B1 blight",
        ),
    ],
)
def test_what_presence_prevents(each: Part) -> None:
    prove(each)


def test_a_spirit_gives_only_presence_of_that_board() -> None:
    at = scene(spirit(RIVER, "A5 B5 B5"), spirit(EARTH, "A4 A4 B4 B4"), island={"A8": "city"})
    event(at, "overcrowded-cities", "yes", "yes")
    assert at.asked == [1]
    assert at.moves("pay") == ["0", "1"]
    assert at.why_not("pay:2") == codes.TOO_DEAR
    at.play("pay:0")
    assert (at.presence("A5", 1), at.presence("A4", 2)) == (1, 0)
    at.play("no", "no")
    assert at.land("B8") == "city blight"


def fading(**lands: str) -> Scene:
    return scene(spirit(RIVER, "A5 A5 A7"), blight=6, blighted=True, island=lands)


def test_power_fades_each_spirit_loses_what_it_chooses() -> None:
    at = scene(spirit(RIVER, "A5 A5 A7"), spirit(EARTH, "B4 B4"), blight=6, blighted=True)
    event(at, "power-fades", "choose:1", "land:A5", "land:A7")
    assert at.destroyed(1) == 2
    assert at.asked == [2]
    cards = at.hand(2)
    at.play("choose:2", f"forget:{cards[0]}", f"forget:{cards[2]}")
    assert at.hand(2) == [cards[1], cards[3]]
    finished(at)
    assert at.state.blight == 6


def test_power_fades_takes_blight_from_the_card() -> None:
    at = fading()
    event(at, "power-fades", "choose:3")
    finished(at)
    assert (at.state.blight, at.destroyed()) == (5, 0)


def test_power_fades_may_take_the_last_blight() -> None:
    at = fading()
    at.state.blight = 1
    event(at, "power-fades", "choose:3")
    assert at.ended == codes.LOST_BLIGHT


def test_who_has_less_than_two_cards_cannot_forget_two() -> None:
    at = scene(spirit(RIVER, "A5 A5 A7", hand="flash-floods"), blight=6, blighted=True)
    event(at, "power-fades")
    assert at.moves() == ["choose:1", "choose:2"]
    at.play("choose:2")
    assert (at.state.blight, at.hand()) == (5, ["flash-floods"])


# decided: SI-Q112
def test_no_defend_helps_against_a_reprisal() -> None:
    at = scene(spirit(EARTH, "A5 A5"), A5="2 dahan city+1")
    at.state.defend[boards.land("A5")] = 9
    event(at, "reprisal-against-the-dahan")
    assert at.land("A5") == "city+1 dahan-1"


# decided: SI-Q18
def test_a_coastal_land_without_inland_neighbours_keeps_its_explorer() -> None:
    """No board has such a land, so its ways inland are closed here."""
    at = scene(spirit(RIVER, "A5 A5"), A3="explorer", A2="explorer")
    near = at.state.near[:]
    near[boards.land("A3")] = [boards.land("A2")]
    at.state.near = near
    event(at, "seeking-the-interior")
    finished(at)
    assert (at.land("A3"), at.land("A4")) == ("explorer", "explorer")


# decided: SI-Q19
def test_how_far_a_town_surges_inland() -> None:
    at = scene(spirit(RIVER, "A5 A5"), spirit(EARTH, "B4 B4"), island={"A2": "town"})
    event(at, "invaders-surge-inland")
    assert at.moves("to") == ["A4", "A5", "A6", "B4", "B7"]
    assert at.why_not("to:A1") == codes.WRONG_LAND
    assert at.why_not("to:B3") == codes.WRONG_LAND
    assert at.why_not("to:A7") == codes.OUT_OF_RANGE
