"""France, level by level (SI-203 to SI-210, SI-138)."""

from typing import Any

import pytest

import spieltisch
from spieltisch.core.effects import Program
from spieltisch.games.spirit_island import text
from spieltisch.games.spirit_island.cards import boards, numbers
from spieltisch.games.spirit_island.effects.land import add, remove
from spieltisch.games.spirit_island.effects.land import replace as exchange
from spieltisch.games.spirit_island.rules.forecast import forecast
from spieltisch.games.spirit_island.rules.setup import Setup, fault
from spieltisch.games.spirit_island.state import acts, codes, programs
from spieltisch.games.spirit_island.text.nation import standing
from tests.games.spirit_island.acting import (
    against,
    build,
    carry_out,
    explore,
    fear_card,
    phase,
    pile,
)
from tests.games.spirit_island.scene import EARTH, RIVER, Scene, scene, spirit
from tests.games.spirit_island.test_setup import game, on_board
from tests.ruling import ruling

TRY = programs.RULES - 2  # a program for what a test tries


def france(at: Scene, level: int) -> Scene:
    return against(at, "france", level)


# the limit on towns


def plantations(towns: int, level: int = 0) -> Scene:
    """Two spirits, and so many towns on the island, the last few in A7."""
    seats = spirit(RIVER, "A1"), spirit(EARTH, "B1")
    return france(scene(*seats, A3="7 town", A7=f"{towns - 7} town", A5="explorer"), level)


@ruling("SI-203")
@pytest.mark.parametrize(("towns", "ended"), [(13, 0), (14, codes.LOST_ADVERSARY)])
def test_the_fifteenth_town_loses_the_game(towns: int, ended: int) -> None:
    at = build(plantations(towns), "A5")
    assert at.ended == ended
    assert at.land("A5") == ("explorer" if ended else "explorer town")


@ruling("SI-203")
def test_a_town_that_is_moved_is_no_new_one() -> None:
    at = plantations(14)
    acts.move(at.state, codes.TOWN, boards.land("A7"), boards.land("A5"))
    at.state.judge()
    assert (at.ended, at.state.doom) == (0, 0)


@ruling("SI-204")
def test_destroyed_and_removed_towns_can_come_again() -> None:
    at = plantations(14)
    acts.destroy(at.state, boards.land("A7"), codes.TOWN)
    build(at, "A5")
    assert (at.ended, at.land("A5")) == (0, "explorer town")
    at = plantations(14)
    programs.PROGRAMS[TRY] = Program("try", remove(1, codes.TOWNS))
    carry_out(at, TRY, land="A7")
    build(at, "A5")
    assert at.ended == 0


# decided: SI-Q23
def test_towns_come_one_by_one() -> None:
    programs.PROGRAMS[TRY] = Program("try", add(3, codes.TOWN))
    at = carry_out(plantations(13), TRY, land="A5")
    assert at.land("A5") == "explorer town", "one could still be placed"
    assert at.ended == codes.LOST_ADVERSARY


@ruling("SI-203")
def test_a_town_in_the_place_of_another_piece_counts_too() -> None:
    programs.PROGRAMS[TRY] = Program("try", exchange(codes.EXPLORERS, codes.TOWN))
    assert carry_out(plantations(14), TRY, land="A5").ended == codes.LOST_ADVERSARY
    programs.PROGRAMS[TRY] = Program("try", exchange(codes.EXPLORERS, codes.TOWN))
    assert carry_out(plantations(13), TRY, land="A5").ended == 0


def test_the_forecast_sees_the_last_town_coming() -> None:
    for towns, lost in ((13, False), (14, True)):
        at = plantations(towns)
        at.state.build = [numbers.INVADERS.index("I-W")]
        rows = [row.data() for row in forecast(at.state) if row.turn == 0]
        assert [row["lost"] for row in rows if row["land"] == "A5"] == [lost]


def test_the_forecast_sees_explorers_settle() -> None:
    at = france(scene(spirit(RIVER, "A1"), A5="3 explorer", A2="explorer town"), 4)
    at.state.build = [numbers.INVADERS.index("I-W")]
    rows = {row.data()["land"]: row.data() for row in forecast(at.state) if row.turn == 0}
    assert rows["A5"]["builds"] == ["town", "town", "town"]
    assert rows["A2"]["builds"] == ["city"], "where its trade goes nobody knows yet"
    at.state.pieces[boards.land("A3")] = [codes.TOWN] * 4
    at.state.settle()
    rows = {row.data()["land"]: row.data() for row in forecast(at.state) if row.turn == 0}
    assert rows["A5"]["lost"], "the third town would be the eighth"


def test_other_nations_have_towns_enough() -> None:
    at = against(scene(RIVER, A3="9 town", A5="explorer"), "sweden", 0)
    build(at, "A5")
    assert (at.ended, at.land("A5")) == (0, "explorer town")


# escalation


@pytest.mark.parametrize(
    ("before", "after"),
    [("", (1, 0)), ("explorer dahan", (1, 0)), ("town", (1, 1)), ("city", (0, 1))],
)
def test_france_wants_new_crops(before: str, after: tuple[int, int]) -> None:
    at = france(scene(spirit(RIVER, "A1"), A7=before), 0)
    phase(at, explore="II-S")
    assert at.moves("land") == ["A4", "A7"], "the lands of the explored terrain"
    at.play("land:A7")
    assert (at.count("A7", "town"), at.count("A7", "blight")) == after
    assert on_board(at, "A")["blight"] == after[1], "nowhere else"


# decided: SI-Q22
@pytest.mark.parametrize(("card", "asked"), [("II-S", True), ("II-Coastal", False), ("I-S", False)])
def test_only_the_flag_escalates(card: str, asked: bool) -> None:
    at = phase(france(scene(spirit(RIVER, "A1")), 0), explore=card)
    assert bool(at.moves("land")) == asked


def test_the_escalation_comes_after_the_explore_on_each_board() -> None:
    """The new town in A4 does not bring explorers to A7 with the same card."""
    at = france(scene(spirit(RIVER, "A1"), spirit(EARTH, "B1"), A8="city", B8="city"), 0)
    phase(at, explore="II-S")
    assert at.asked == [1]
    at.play("land:A4")
    assert at.asked == [2]
    sands = at.moves("land")
    assert all(name.startswith("B") for name in sands)
    at.play(f"land:{sands[0]}")
    assert (at.count("A4", "town"), at.count(sands[0], "town")) == (1, 1)
    assert at.count("A7", "explorer") == 1, "from the city in A8"
    assert at.count("A4", "explorer") == 0


def test_each_of_two_cards_has_its_own_escalation() -> None:
    at = france(scene(spirit(RIVER, "A1")), 0)
    at.state.more_explores = 1
    phase(at, explore="II-S II-W")
    at.play("land:A7")
    assert at.moves("land") == ["A2", "A5"]


# level 1


@ruling("SI-205")
@pytest.mark.parametrize(
    ("level", "before", "after"),
    [
        (1, "", "2 explorer"),
        (1, "dahan", "2 explorer dahan"),
        (1, "town", "explorer town"),
        (1, "city", "explorer city"),
        (0, "", "explorer"),
        pytest.param(1, "wilds", "", marks=ruling("SI-138")),
        pytest.param(1, "2 wilds", "wilds", marks=ruling("SI-138")),
    ],
)
def test_a_second_explorer_comes_to_the_frontier(level: int, before: str, after: str) -> None:
    at = explore(france(scene(RIVER, A2=before), level), "A2")
    assert at.land("A2") == after


@ruling("SI-205")
@pytest.mark.parametrize("seed", range(4))
def test_not_while_the_island_is_laid_out(seed: int) -> None:
    options: dict[str, Any] = {
        "boards": ["A"],
        "branch_and_claw": True,
        "adversary": "france",
        "seed": seed,
    }
    at = game(RIVER, level=1, **options)
    assert max(at.count(f"A{number}", "explorer") for number in range(1, 9)) == 1


# level 2


@ruling("SI-206")
@pytest.mark.parametrize(
    ("level", "before", "after"),
    [
        (2, "3 explorer", "explorer 3 town"),
        (2, "2 explorer", "explorer 2 town"),
        (2, "explorer", "explorer town"),
        (2, "2 explorer town", "explorer 2 town city"),
        (2, "3 explorer disease", "3 explorer"),
        (1, "3 explorer", "3 explorer town"),
    ],
)
def test_explorers_settle_after_a_build(level: int, before: str, after: str) -> None:
    at = build(france(scene(RIVER, A5=before), level), "A5")
    assert at.land("A5") == after


def test_strife_and_damage_stay_on_the_settlers() -> None:
    at = build(france(scene(RIVER, A5="explorer explorer+1"), 2), "A5")
    assert at.moves("piece") == ["explorer", "explorer+1"], "which of them stays an explorer"
    at.play("piece:explorer+1")
    assert at.land("A5") == "explorer town town+1"


# level 3


@ruling("SI-207")
@pytest.mark.parametrize(("level", "towns"), [(2, {"A8"}), (3, {"A1", "A7", "A8"})])
def test_france_begins_with_plantations(level: int, towns: set[str]) -> None:
    at = game(RIVER, boards=["A"], branch_and_claw=True, adversary="france", level=level)
    assert {f"A{n}" for n in range(1, 9) if at.count(f"A{n}", "town")} == towns
    assert on_board(at, "A")["town"] == len(towns)


@pytest.mark.parametrize("board", ["B", "C", "D"])
def test_plantations_on_the_other_boards(board: str) -> None:
    at = game(RIVER, boards=[board], branch_and_claw=True, adversary="france", level=3)
    assert on_board(at, board)["town"] == 3
    assert at.count(f"{board}1", "town") >= 1


# level 4


@ruling("SI-208")
def test_a_city_on_the_coast_trades_with_its_poorest_neighbour() -> None:
    at = france(scene(RIVER, A2="explorer town", A1="town", A3="town", A4="2 explorer"), 4)
    build(at, "A2")
    assert at.land("A2") == "explorer town city"
    assert at.land("A4") == "2 explorer town"
    assert (at.land("A1"), at.land("A3")) == ("town", "town")


# decided: SI-Q17
def test_among_equals_the_spirit_of_the_board_chooses() -> None:
    at = france(scene(RIVER, A2="explorer town", A1="town"), 4)
    build(at, "A2")
    assert at.moves("land") == ["A3", "A4"]
    at.play("land:A3")
    assert at.land("A3") == "town"


@ruling("SI-208")
@pytest.mark.parametrize(
    ("level", "land", "before"), [(4, "A2", "explorer"), (4, "A5", "town"), (3, "A2", "town")]
)
def test_no_trade_for_towns_nor_inland_nor_below(level: int, land: str, before: str) -> None:
    at = france(scene(RIVER, island={land: before}), level)
    build(at, land)
    assert at.moves() == ["done"]
    assert on_board(at, "A")["town"] == 1


# level 5


@ruling("SI-209")
def test_the_sixth_blight_heals_all() -> None:
    seats = spirit(RIVER, "A1"), spirit(EARTH, "B1")
    at = pile(france(scene(*seats, A5="6 blight"), 5), "downward-spiral", 3)
    programs.PROGRAMS[TRY] = Program("try", remove(1, codes.BLIGHTS))
    for number in range(1, 6):
        carry_out(at, TRY, land="A5")
        assert (at.state.blight, at.state.collected) == (3, number)
    assert at.view(None)["blight"]["collected"] == 5
    assert at.view(None)["blight"]["collects"] == 6
    carry_out(at, TRY, land="A5")
    assert (at.state.blight, at.state.collected) == (9, 0)


@ruling("SI-209")
def test_below_level_five_blight_goes_back_at_once() -> None:
    at = pile(france(scene(spirit(RIVER, "A1"), A5="blight"), 4), "downward-spiral", 3)
    programs.PROGRAMS[TRY] = Program("try", remove(1, codes.BLIGHTS))
    carry_out(at, TRY, land="A5")
    assert (at.state.blight, at.state.collected) == (4, 0)
    assert at.view(None)["blight"]["collects"] is None


# level 6


@ruling("SI-210")
def test_a_fear_card_pushes_explorers_instead() -> None:
    at = france(scene(spirit(RIVER, "A1"), A5="explorer dahan"), 6)
    fear_card(at, "dahan-attack", 1)
    assert at.moves() == ["to:A1", "to:A4", "to:A6", "to:A7", "to:A8", "done"]
    assert "stays" in text.prompt(at.state, 0).en
    at.play("to:A7")
    assert (at.land("A5"), at.land("A7")) == ("dahan", "explorer")


@ruling("SI-210")
def test_the_explorer_may_also_stay() -> None:
    at = france(scene(spirit(RIVER, "A1"), A5="explorer dahan"), 6)
    fear_card(at, "dahan-attack", 1, "done")
    assert at.land("A5") == "explorer dahan"
    assert at.moves() == ["done"], "the card is through"


@ruling("SI-210")
def test_towns_are_removed_as_ever() -> None:
    at = france(scene(spirit(RIVER, "A1"), A2="explorer town"), 6)
    fear_card(at, "emigration-accelerates", 2)
    assert at.moves("piece") == ["explorer", "town"]
    at.play("piece:town")
    assert at.land("A2") == "explorer"


@ruling("SI-210")
def test_each_explorer_is_spared_once() -> None:
    """Tall Tales of Savagery at level 3 removes two explorers: both may go, none twice."""
    at = france(scene(spirit(RIVER, "A1"), A5="2 explorer dahan"), 6)
    fear_card(at, "tall-tales-of-savagery", 2, "choose:1", "done")
    assert at.moves("to"), "the second one"
    at.play("to:A7")
    assert (at.land("A5"), at.land("A7")) == ("explorer dahan", "explorer")
    assert at.moves() == ["done"]


@ruling("SI-210")
def test_health_that_would_be_removed_is_used_up() -> None:
    at = france(scene(spirit(RIVER, "A1 A5"), A5="2 explorer town"), 6)
    fear_card(at, "belief-takes-root", 3)
    if at.may("land:A5"):
        at.play("land:A5")
    assert set(at.moves("piece")) == {"explorer"} or "town" in at.moves("piece")
    at.play("piece:explorer", "to:A7")
    assert (at.land("A5"), at.land("A7")) == ("explorer town", "explorer")
    assert "town" not in at.moves("piece"), "only 1 Health is left"
    at.play("piece:explorer", "done")
    assert at.land("A5") == "explorer town"


@ruling("SI-210")
def test_below_level_six_and_by_powers_explorers_are_removed() -> None:
    at = france(scene(spirit(RIVER, "A1"), A5="explorer dahan"), 5)
    assert fear_card(at, "dahan-attack", 1).land("A5") == "dahan"
    at = france(scene(spirit(RIVER, "A1"), A5="explorer"), 6)
    programs.PROGRAMS[TRY] = Program("try", remove(1, codes.EXPLORERS))
    assert carry_out(at, TRY, land="A5").land("A5") == ""


def test_explorers_persist_after_every_explore() -> None:
    at = france(scene(spirit(RIVER, "A1"), A2="explorer"), 6)
    phase(at, explore="I-J")
    lands = at.moves("land")
    assert "A2" not in lands
    assert not [name for name in lands if at.count(name, "explorer")]
    at.play("land:A1")
    assert at.land("A1") == "explorer"


# decided: SI-Q101
def test_they_come_in_setup_but_not_without_an_explore() -> None:
    at = game(RIVER, boards=["A"], branch_and_claw=True, adversary="france", level=6)
    assert at.phase == "setup"
    assert at.moves("land")
    at = france(scene(spirit(RIVER, "A1")), 6)
    at.state.delays = [codes.EXPLORE, 2]
    phase(at, explore="I-J")
    assert at.moves() == ["done"]


# the whole


@pytest.mark.parametrize("level", range(7))
def test_france_by_levels(level: int) -> None:
    options: dict[str, Any] = {"branch_and_claw": True, "adversary": "france", "level": level}
    assert fault(Setup([RIVER], **options)) is None
    at = game(RIVER, EARTH, **options)
    split = [[3, 3, 3], [3, 3, 3], [3, 4, 3], [4, 4, 3], [4, 4, 4], [4, 5, 4], [4, 5, 5]]
    assert at.state.fear_split == split[level]
    assert at.state.difficulty() == [2, 3, 5, 7, 8, 9, 10][level]
    assert at.view(None)["invaders"]["most_towns"] == 14


def test_france_comes_with_branch_and_claw() -> None:
    said = fault(Setup([RIVER], adversary="france"))
    assert said is not None
    assert "Branch & Claw" in said.en


def test_what_france_counts_is_told() -> None:
    at = france(scene(spirit(RIVER, "A1"), A5="3 town"), 5)
    at.state.collected = 2
    told = standing(at.view(None))
    assert [each.de for each in told] == [
        "Dörfer: 3 von 7",
        "Ödnis auf der Nationen-Karte: 2 von 3",
    ]
    assert [each.en for each in standing(france(at, 4).view(None))] == ["Towns: 3 of 7"]
    assert standing(scene(RIVER).view(None)) == []


def test_a_level_is_named_as_the_cause() -> None:
    at = explore(france(scene(RIVER), 1), "A2")
    told = [text.log_line(at.state, event, None, None).text for event in at.state.events]
    assert told[-1].en == "Frontier Explorers: 1 Explorer is added in A2 (Wetland)."
    assert told[-1].de == "Abenteurer: 1 Entdecker kommt in A2 (Sumpf) hinzu."


@pytest.mark.parametrize(
    ("level", "collected", "towns", "sound"),
    [(5, 2, 7, True), (5, 3, 7, False), (4, 1, 7, False), (5, 0, 8, False)],
)
def test_impossible_islands_of_france(level: int, collected: int, towns: int, sound: bool) -> None:
    data = {
        "game": "spirit-island",
        "adversary": "france",
        "level": level,
        "branch_and_claw": True,
        "collected": collected,
        "lands": {"A5": f"{towns} town"},
        "players": [{"spirit": RIVER, "board": "A"}],
    }
    island = spieltisch.game("spirit-island")
    if sound:
        assert island.from_position(data).view(None)["blight"]["collected"] == collected
    else:
        with pytest.raises(ValueError, match=r"blight|towns"):
            island.from_position(data)


def test_a_position_against_france_needs_branch_and_claw() -> None:
    with pytest.raises(ValueError, match="Branch & Claw"):
        spieltisch.game("spirit-island").from_position(
            {"game": "spirit-island", "adversary": "france", "players": [{"spirit": RIVER}]}
        )
