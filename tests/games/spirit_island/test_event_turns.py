"""What events change for the rest of the turn: ravages, explores, what comes at its end."""

import pytest

import spieltisch
from spieltisch.core.text import Text
from spieltisch.games.spirit_island import text
from spieltisch.games.spirit_island.cards import boards, numbers
from spieltisch.games.spirit_island.rules.forecast import COMING, Row, forecast
from spieltisch.games.spirit_island.rules.state import SpiritIslandState
from spieltisch.games.spirit_island.state import acts, codes, hidden
from tests.games.spirit_island.acting import against, event, explore, fear_card, phase, ravage
from tests.games.spirit_island.eventful import finished, read
from tests.games.spirit_island.scene import EARTH, GREEN, RIVER, Scene, scene, spirit
from tests.ruling import ruling


def alone(first: str = "A7 A7", **lands: str) -> Scene:
    return scene(spirit(RIVER, first), island=lands)


def pair(**lands: str) -> Scene:
    return scene(spirit(RIVER, "A7 A7"), spirit(EARTH, "B6 B6"), island=lands)


# ravages


@pytest.mark.parametrize(
    ("key", "here", "presence", "damage"),
    [
        ("increasing-aggression", "explorer", "A7 A7", 2),
        ("increasing-aggression", "town explorer", "A7 A7", 4),
        ("increasing-aggression", "", "A7 A7", 0),
        ("fearful-mobs", "3 explorer", "A7 A7", 6),
        ("fearful-mobs", "2 explorer dahan", "A7 A7", 2),
        ("destroy-the-unnatural", "explorer", "A7 A5", 4),
        ("destroy-the-unnatural", "explorer", "A7 A7", 1),
        # decided: SI-Q6
        ("fearful-mobs", "2 town+1 explorer+1", "A7 A7", 3),
        ("increasing-aggression", "town+1", "A7 A7", 1),
    ],
)
def test_damage_in_all(key: str, here: str, presence: str, damage: int) -> None:
    at = alone(presence, A5=here)
    event(at, key)
    ravage(at, "A5")
    told = [entry.args[1] for entry in at.state.events if entry.kind == "ravage"]
    assert told == ([damage] if here else [])
    assert at.count("A5", "blight") == int(damage >= 2)


@ruling("SI-059")
def test_defend_lowers_what_is_added_for_all() -> None:
    at = alone(A5="town")
    event(at, "increasing-aggression")
    at.state.defend[boards.land("A5")] = 2
    ravage(at, "A5")
    assert at.count("A5", "blight") == 0, "2 and 1 more, 2 of them defended"


def test_two_of_them_add_up_and_last_a_turn() -> None:
    at = alone("A7 A5", A5="explorer")
    event(at, "increasing-aggression")
    event(at, "destroy-the-unnatural")
    assert [row.damage for row in forecast_ravage(at, "I-W")] == [5]
    acts.recover(at.state)
    assert [row.damage for row in forecast_ravage(at, "I-W")] == [1]


def forecast_ravage(at: Scene, card: str) -> list[Row]:
    at.state.ravage = [numbers.INVADERS.index(card)]
    at.state.stacks.common.frames.clear()
    at.state.phase = codes.FAST_PHASE
    return [row for row in forecast(at.state) if row.turn == COMING and row.ravages]


# explores


def test_a_wave_of_reconnaissance_brings_a_second_explorer() -> None:
    at = alone(A8="city wilds", A5="explorer")
    event(at, "wave-of-reconnaissance")
    phase(at, explore="I-J")
    assert at.land("A3") == "2 explorer"
    assert at.land("A5") == "explorer"


@ruling("SI-137")
def test_wilds_stop_both_explorers() -> None:
    at = alone(A8="city wilds")
    event(at, "wave-of-reconnaissance")
    phase(at, explore="I-J")
    assert at.land("A8") == "city"


def test_what_comes_besides_names_its_cause() -> None:
    at = alone()
    event(at, "wave-of-reconnaissance")
    explore(at, "A3")
    told = [text.log_line(at.state, entry, None, None).text for entry in at.state.events]
    assert told[-1] == Text(
        "Wave of Reconnaissance: 1 Entdecker kommt in A3 (Dschungel) hinzu.",
        "Wave of Reconnaissance: 1 Explorer is added in A3 (Jungle).",
    )


def test_distant_exploration() -> None:
    at = alone()
    phase(at, explore="I-S")
    assert (at.land("A4"), at.land("A7")) == ("", "explorer")
    at = alone()
    event(at, "distant-exploration")
    phase(at, explore="I-S")
    assert (at.land("A4"), at.land("A7")) == ("explorer", "explorer")


@pytest.mark.parametrize(("town", "found"), [("A2", ""), ("A6", "explorer"), ("A1", "explorer")])
def test_distant_exploration_reaches_two_lands_from_a_town(town: str, found: str) -> None:
    at = alone(**{"A8": "", town: "town"})
    event(at, "distant-exploration")
    phase(at, explore="I-S")
    assert at.land("A7") == found, "three lands from the Ocean"


# decided: SI-Q20
def test_distant_explorers_are_stopped_as_usual() -> None:
    at = alone(A4="wilds")
    event(at, "distant-exploration")
    phase(at, explore="I-S")
    assert (at.land("A4"), at.land("A7")) == ("", "explorer")
    at = alone(A7="", A8="city disease")
    event(at, "distant-exploration")
    fear_card(at, "quarantine", 2)
    phase(at, explore="I-S")
    assert (at.land("A4"), at.land("A7")) == ("explorer", ""), "A4 from the Ocean, A7 from A8"


def test_a_farm_instead_of_an_explorer() -> None:
    at = alone()
    event(at, "promising-farmland")
    phase(at, explore="I-J")
    read(at, "promising-farmland")
    assert at.moves("land") == ["A3", "A8"]
    at.play("land:A3")
    assert (at.land("A3"), at.land("A8")) == ("town", "explorer city")


@ruling("SI-159")
def test_a_farm_on_each_board_on_which_there_are_explorers() -> None:
    at = pair(B4="wilds", B8="city wilds")
    event(at, "promising-farmland")
    phase(at, explore="I-J")
    assert at.land("A3") == "town", "the only explored land of its board"
    assert (at.land("B4"), at.land("B8")) == ("wilds", "city")


def test_a_farm_once_on_each_board_whatever_the_number_of_cards() -> None:
    at = pair(A8="", B8="city")
    event(at, "promising-farmland")
    at.state.more_explores = 1
    phase(at, explore="I-J I-W")
    assert (at.land("A3"), at.land("A2")) == ("town", "explorer")
    assert at.land("B8") == "town city"
    assert (at.land("B1"), at.land("B6")) == ("explorer", "explorer")


def test_the_farm_stands_for_the_explorer_that_comes() -> None:
    at = alone(A3="explorer+1", A8="city wilds")
    event(at, "promising-farmland")
    phase(at, explore="I-J")
    assert at.land("A3") == "explorer+1 town"


def test_explorers_are_tougher_for_a_turn() -> None:
    at = alone(A5="explorer")
    event(at, "well-prepared-explorers")
    assert at.state.health(boards.land("A5"), codes.EXPLORER) == 2
    acts.recover(at.state)
    assert at.state.health(boards.land("A5"), codes.EXPLORER) == 1


# after the cards have moved on


def test_strange_tales_bring_explorers_when_the_cards_have_moved_on() -> None:
    at = scene(spirit(RIVER, "A5 A5 A4"), spirit(EARTH, "B4"), island={"A8": "city", "B8": "city"})
    event(at, "strange-tales-attract-explorers")
    assert at.fear == 1, "Earth has no Sacred Site"
    assert at.land("A5") == ""
    phase(at, build="I-W", explore="I-M")
    finished(at)
    assert at.land("A5") == "explorer", "too late for the Build"
    assert (at.land("A4"), at.land("B4")) == ("", "")


def test_fortification_builds_where_no_card_is() -> None:
    at = alone(A4="explorer", A7="disease explorer", A2="explorer")
    event(at, "fortification")
    phase(at, ravage="I-W", build="I-M", explore="I-J")
    read(at, "fortification")
    assert at.moves("choose") == ["3", "4"], "Sands and Wetland"
    at.play("choose:3")
    finished(at)
    assert at.land("A4") == "explorer town"
    assert at.land("A7") == "explorer", "the Disease has stopped it"
    assert at.land("A2") == "explorer"


def test_spirits_vote_about_the_terrain() -> None:
    at = pair(A4="explorer", A2="explorer", B3="explorer")
    event(at, "fortification")
    phase(at, build="I-M", explore="I-J")
    assert at.asked == [1, 2]
    at.play("choose:3", "choose:4", "choose:4", "choose:4")
    finished(at)
    assert (at.land("A4"), at.land("A2"), at.land("B3")) == (
        "explorer",
        "explorer town",
        "explorer",
    )


def test_a_terrain_that_is_left_over_needs_no_choice() -> None:
    at = alone(A4="explorer")
    event(at, "fortification")
    phase(at, build="III-JM", explore="II-W")
    finished(at)
    assert at.land("A4") == "explorer town"


@ruling("SI-179")
def test_fortification_where_all_terrains_are_shown() -> None:
    at = alone(A4="explorer", A5="explorer", A1="explorer")
    event(at, "fortification")
    phase(at, build="III-JM", explore="III-SW")
    finished(at)
    assert at.land("A4") == "2 explorer"
    assert at.land("A5") == "2 explorer"
    assert "all-shown" in [entry.kind for entry in at.state.events]


def test_fortification_reaches_empty_lands_of_england() -> None:
    at = against(alone(A8="city town"), "england", 1)
    event(at, "fortification")
    phase(at, build="III-JM", explore="II-W")
    finished(at)
    assert at.land("A7") == "town"


# a ravage besides those of the cards


def crops(first: str = "A6 A6", **lands: str) -> Scene:
    at = scene(spirit(RIVER, first), ravage="I-W", build="I-M", island=lands)
    return event(at, "new-cash-crops-take-hold")


def test_new_cash_crops_ravage_where_no_card_is() -> None:
    at = crops(A4="town", A7="explorer", A5="town")
    read(at, "new-cash-crops-take-hold")
    assert at.moves("choose") == ["1", "3"], "Jungle and Sands"
    at.play("choose:3")
    read(at, "new-cash-crops-take-hold")
    at.play("no", "land:A7")
    finished(at)
    assert at.land("A4") == "town blight"
    assert (at.land("A5"), at.land("A7")) == ("town", "explorer")


@ruling("SI-177")
def test_new_cash_crops_are_kept_off_a_board() -> None:
    at = crops("A6 A6 A1", A4="town")
    at.play("choose:3", "yes", "land:A6", "land:A1")
    finished(at)
    assert at.land("A4") == "town"
    assert (at.presence("A6"), at.presence("A1")) == (1, 0)


# decided: SI-Q113
def test_the_spirit_of_the_board_chooses_the_order() -> None:
    at = crops(A4="town", A7="town")
    at.play("choose:3", "no")
    assert at.moves("land") == ["A4", "A7"]
    at.play("land:A7")
    finished(at)
    told = [entry.args[0] for entry in at.state.events if entry.kind == "ravage"]
    assert told == [boards.land("A7"), boards.land("A4")]


def test_nobody_is_asked_where_nothing_would_happen() -> None:
    at = crops(A5="town")
    at.play("choose:3")
    finished(at)


def test_a_spirit_that_chokes_stops_an_extra_ravage_too() -> None:
    at = scene(spirit(GREEN, "A4 A4 A6"), ravage="I-W", build="I-M", island={"A4": "town"})
    event(at, "new-cash-crops-take-hold", "choose:3", "no", "yes")
    finished(at)
    assert at.land("A4") == "town"


# what is seen and kept


@pytest.mark.parametrize(
    "key",
    [
        *("increasing-aggression", "wave-of-reconnaissance", "distant-exploration"),
        *("promising-farmland", "fortification", "strange-tales-attract-explorers"),
    ],
)
def test_what_holds_for_the_turn_is_seen_and_saved(key: str) -> None:
    at = alone(A5="explorer")
    event(at, key)
    notes = hidden.turn_notes(at.state)
    assert notes
    assert key in [note.get("cause", key) for note in notes]
    at.state.stacks.common.frames.clear()
    at.state.phase = codes.GROWTH  # somebody is asked then
    again = spieltisch.game("spirit-island").load(at.state.dump())
    assert isinstance(again, SpiritIslandState)
    assert again.turn == at.state.turn
