"""Brandenburg-Prussia, England and Sweden, level by level (SI-192 to SI-202)."""

import pytest

from spieltisch.games.spirit_island.cards import boards, invaders
from spieltisch.games.spirit_island.state import codes
from tests.games.spirit_island.acting import against, on, phase, ravage
from tests.games.spirit_island.scene import EARTH, RIVER, Scene, scene, spirit
from tests.games.spirit_island.test_setup import game, on_board
from tests.ruling import ruling

PRUSSIA = "brandenburg-prussia"


def stages(at: Scene) -> str:
    """The invader deck from the top, with the cards that were turned over at first."""
    cards = [*at.state.invader_deck, *at.state.invader_discard, *at.state.build]
    return "".join(str(invaders.CARDS[card].stage) for card in reversed(cards))


# Brandenburg-Prussia


@pytest.mark.parametrize(
    ("level", "deck", "fear"),
    [
        (0, "111222233333", [3, 3, 3]),
        (1, "111222233333", [3, 3, 3]),
        (2, "111322223333", [3, 3, 3]),
        (3, "11322223333", [3, 4, 3]),
        (4, "1132223333", [4, 4, 3]),
        (5, "132223333", [4, 4, 3]),
        pytest.param(6, "32223333", [4, 4, 4], marks=ruling("SI-192")),
    ],
)
def test_prussia_hurries(level: int, deck: str, fear: list[int]) -> None:
    at = game(RIVER, adversary=PRUSSIA, level=level)
    assert stages(at) == deck
    assert at.state.fear_split == fear
    assert len(at.state.fear_deck) == sum(fear)


@pytest.mark.parametrize(("level", "towns"), [(0, 1), (1, 2), (6, 2)])
def test_prussia_begins_with_a_town_in_land_three(level: int, towns: int) -> None:
    at = game(RIVER, boards=["B"], adversary=PRUSSIA, level=level)
    assert on_board(at, "B")["town"] == towns
    assert at.count("B3", "town") == (1 if level else 0)


@ruling("SI-193")
def test_prussia_escalates_before_the_explore() -> None:
    """A town beside the mountain A6 lets it be explored."""
    at = against(scene(RIVER, EARTH, A2="city", B8=""), PRUSSIA, 0)
    phase(at, explore="II-M")
    assert at.asked == [1]
    assert "A2" in at.moves("land"), "a land with a city but without a town"
    at.play("land:A8")
    assert (at.land("A8"), at.land("A6")) == ("town", "explorer")
    assert at.state.count(boards.land("B5"), codes.TOWNS) == 0
    assert on_board(at, "B")["town"] == 0, "there was no building"


# England


@ruling("SI-194")
@pytest.mark.parametrize(("words", "ended"), [("4 town 2 city", 0), ("5 town 2 city", 8)])
def test_england_wins_with_a_capital(words: str, ended: int) -> None:
    at = against(scene(spirit(RIVER, "A1"), A5=words), "england", 0)
    at.state.judge()
    assert at.ended == ended
    assert codes.LOST_ADVERSARY == 8


# decided: SI-Q17
def test_england_escalates_by_building_where_it_has_built_most() -> None:
    at = against(scene(RIVER, A8="town", A5="town city", A4="2 town disease"), "england", 0)
    phase(at, explore="II-J")
    assert at.moves("land") == ["A4", "A5"]
    at.play("land:A4")
    assert at.land("A4") == "2 town", "stopped by the disease"


@pytest.mark.parametrize(
    ("level", "around", "after"),
    [
        pytest.param(1, {"A5": "town", "A8": "city"}, "town", marks=ruling("SI-195")),
        pytest.param(1, {"A5": "2 town", "A8": ""}, "town", marks=ruling("SI-195")),
        pytest.param(1, {"A5": "town", "A8": "explorer"}, "", marks=ruling("SI-195")),
        pytest.param(0, {"A5": "town", "A8": "city"}, "", marks=ruling("SI-195")),
    ],
)
def test_england_builds_beside_its_towns(level: int, around: dict[str, str], after: str) -> None:
    at = against(scene(RIVER, A5=around["A5"], A8=around["A8"]), "england", level)
    phase(at, build="I-S", explore="I-J")
    assert at.land("A7") == after


def test_england_looks_around_before_it_builds() -> None:
    """A7 has one town beside it; the one that A8 gets from the same card does not count."""
    at = against(scene(RIVER, A5="town", A8="explorer"), "england", 1)
    phase(at, build="III-JS", explore="I-M")
    assert at.land("A8") == "explorer town"
    assert at.land("A7") == ""


def test_england_begins_with_more() -> None:
    at = game(RIVER, boards=["A"], adversary="england", level=2)
    found = on_board(at, "A")
    assert (found["city"], found["town"]) == (2, 2)
    assert (at.count("A1", "city"), at.count("A2", "town")) == (1, 1)


@ruling("SI-196")
def test_the_first_card_builds_again_before_the_third_ravage() -> None:
    at = game(RIVER, boards=["A"], adversary="england", level=3)
    first = at.state.build[:]
    for number in (1, 2, 3):
        assert (at.state.round, at.state.early) == (number, first if number == 3 else [])
        at.state.skips = [codes.ALL_ACTIONS] * boards.LANDS
        at.state.phase = codes.FAST_PHASE
        at.state.ready = [True]
        at.state.go_on()
    assert first[0] in at.state.invader_discard


@ruling("SI-196")
@pytest.mark.parametrize(
    ("level", "ravage_space", "early"),
    [
        (2, "I-J", ""),
        (3, "I-J", "I-J"),
        (3, "II-J", ""),
        (4, "II-J", "II-J"),
        (6, "III-JM", "III-JM"),
    ],
)
def test_cards_of_the_early_build(level: int, ravage_space: str, early: str) -> None:
    at = against(scene(RIVER), "england", level)
    phase(at, ravage=ravage_space, explore="I-M", early="I-S")
    assert on(at.state.early) == early
    assert "I-S" in on(at.state.invader_discard)


@ruling("SI-196")
def test_the_early_build_comes_before_the_ravage() -> None:
    at = against(scene(RIVER, A5="explorer"), "england", 3)
    phase(at, ravage="II-W", early="I-W", explore="I-M")
    assert at.land("A5") == "explorer town blight"


@ruling("SI-197")
@pytest.mark.parametrize(("level", "town", "city"), [(4, 2, 3), (5, 3, 4), (6, 3, 4)])
def test_england_is_tough(level: int, town: int, city: int) -> None:
    at = against(scene(RIVER), "england", level)
    land = boards.land("A5")
    assert (at.state.health(land, codes.TOWN), at.state.health(land, codes.CITY)) == (town, city)
    assert at.state.health(land, codes.EXPLORER) == 1


@ruling("SI-198")
@pytest.mark.parametrize(("level", "markers"), [(5, 8), (6, 10)])
def test_england_is_not_easily_frightened(level: int, markers: int) -> None:
    assert game(RIVER, EARTH, adversary="england", level=level).state.fear_pool == markers


@pytest.mark.parametrize(
    ("level", "earned", "after"),
    [(6, "", "explorer town city"), (6, "demoralized", "explorer town"), (5, "", "explorer town")],
)
def test_without_a_fear_card_the_early_build_comes_twice(
    level: int, earned: str, after: str
) -> None:
    at = against(scene(RIVER, A5="explorer", earned=earned), "england", level)
    phase(at, early="I-W", explore="I-M")
    assert at.land("A5") == after


# Sweden


@pytest.mark.parametrize(
    ("level", "words", "after"),
    [
        pytest.param(1, "2 city", "2 city 2 blight", marks=ruling("SI-199")),
        pytest.param(1, "town city", "town city blight", marks=ruling("SI-199")),
        pytest.param(0, "2 city", "2 city blight", marks=ruling("SI-199")),
    ],
)
def test_sweden_digs_deep(level: int, words: str, after: str) -> None:
    at = against(scene(spirit(RIVER, "A5 A5 A1"), A5=words), "sweden", level)
    ravage(at, "A5")
    assert at.land("A5") == after
    assert at.presence("A5") == 1, "the second blight costs nobody anything"
    assert at.moves() == ["done"], "and does not cascade"


@ruling("SI-200")
@pytest.mark.parametrize(
    ("board", "four", "five"),
    [("A", "city", "blight"), ("C", "city", "2 dahan blight"), ("D", "city", "dahan blight")],
)
def test_sweden_begins_with_a_city_in_land_four(board: str, four: str, five: str) -> None:
    at = game(RIVER, boards=[board], adversary="sweden", level=2)
    assert four in at.land(f"{board}4")
    assert five in at.land(f"{board}5").replace("explorer ", "")
    assert on_board(at, board)["blight"] == 1


@ruling("SI-201")
@pytest.mark.parametrize(("level", "dealt"), [(2, 5), (3, 8)])
def test_sweden_has_fine_steel(level: int, dealt: int) -> None:
    at = against(scene(RIVER, A5="town city"), "sweden", level)
    land = boards.land("A5")
    assert sum(at.state.strikes(land, piece) for piece in at.state.pieces[land]) == dealt


@pytest.mark.parametrize("seed", range(6))
def test_sweden_settles_where_it_has_least(seed: int) -> None:
    """After the first explore a card is discarded, and names the land for another town."""
    at = game(RIVER, boards=["A"], adversary="sweden", level=4, seed=seed)
    assert len(at.state.invader_discard) == 1
    assert len(at.state.invader_deck) == 10
    if at.phase == "setup":
        lands = at.moves("land")
        least = min(at.state.count(boards.land(name), codes.INVADERS) for name in lands)
        assert len(lands) > 1, "otherwise there is nothing to decide"
        at.play(f"land:{lands[0]}")
        assert at.state.count(boards.land(lands[0]), codes.INVADERS) == least + 1
    assert at.phase == "growth"
    assert on_board(at, "A")["town"] == 2


@pytest.mark.parametrize(("level", "asked"), [(4, False), (5, True)])
def test_sweden_rushes_to_the_mines(level: int, asked: bool) -> None:
    at = against(scene(spirit(RIVER, "A1"), A5="town", A4="town"), "sweden", level)
    ravage(at, "A5")
    assert (at.moves("land") == ["A1", "A6", "A7"]) == asked
    if asked:
        at.play("land:A7")
        assert at.land("A7") == "town"


def test_no_rush_without_blight_and_none_for_a_cascade() -> None:
    at = against(scene(RIVER, A5="explorer"), "sweden", 5)
    ravage(at, "A5")
    assert at.moves() == ["done"]
    at = against(scene(RIVER, A5="town blight"), "sweden", 5)
    ravage(at, "A5", "to:A7", "land:A4")
    assert (at.land("A7"), at.land("A4")) == ("blight", "town")
    assert at.moves() == ["done"]


def test_sweden_has_an_outpost_in_land_eight() -> None:
    at = game(RIVER, boards=["B"], adversary="sweden", level=6, seed=2)
    assert at.count("B8", "blight") == 1
    assert at.count("B8", "town") >= 1
    assert at.state.blight == 2, "the blight comes from the box"


@pytest.mark.parametrize(
    ("card", "before", "after"),
    [
        pytest.param("II-W", "dahan", "explorer town", marks=ruling("SI-202")),
        pytest.param("II-W", "2 dahan", "explorer 2 dahan", marks=ruling("SI-202")),
        pytest.param("I-W", "dahan", "explorer dahan", marks=ruling("SI-202")),
        ("II-W", "2 dahan town", "explorer 2 town dahan"),
        ("II-W", "dahan wilds", "dahan"),
        ("II-W", "", "explorer"),
    ],
)
def test_sweden_sways_dahan(card: str, before: str, after: str) -> None:
    at = against(scene(RIVER, A2=before), "sweden", 0)
    phase(at, explore=card)
    assert at.land("A2") == after


def test_the_escalation_holds_for_later_cards_of_the_same_phase() -> None:
    at = against(scene(RIVER, A2="dahan", A3="dahan"), "sweden", 0)
    at.state.more_explores = 1
    phase(at, explore="II-W I-J")
    assert (at.land("A2"), at.land("A3")) == ("explorer town", "explorer town")


def test_nothing_of_an_adversary_happens_without_one() -> None:
    at = scene(RIVER, A2="dahan", A5="2 city")
    phase(at, explore="II-W", ravage="I-W")
    assert at.land("A2") == "explorer dahan"
    assert at.count("A5", "blight") == 1
