"""The worked examples of the rules, each as the one action that it tells of, in all its lands."""

from tests.games.spirit_island.acting import event, on, phase
from tests.games.spirit_island.scene import EARTH, RIVER, Scene, scene, spirit
from tests.ruling import ruling


def pair(lands: dict[str, str]) -> Scene:
    return scene(spirit(RIVER, "A2 A2"), spirit(EARTH, "B1 B1"), island=lands)


@ruling("SI-118", "SI-119", "SI-120", "SI-121")
def test_beasts_attack() -> None:
    lands = {
        "A5": "dahan beasts",
        "A7": "explorer town beasts",
        "B4": "explorer town beasts",
        "B5": "city 2 beasts",
    }
    at = pair(lands)
    event(at, "beasts-attack", "kill:explorer", "kill:town")
    assert at.land("A5") == "dahan beasts"
    assert at.land("A7") == "town-1 beasts"
    assert at.land("B4") == "explorer"
    assert at.land("B5") == "beasts"
    assert at.fear == 1 + 2


@ruling("SI-125", "SI-126", "SI-127", "SI-128")
def test_disease_in_a_build_of_mountains() -> None:
    lands = {
        "A1": "2 town city",
        "A6": "explorer 2 disease",
        "B2": "town disease",
        "B7": "2 dahan disease",
    }
    at = phase(pair(lands), build="I-M", explore="I-W")
    assert at.land("A1") == "2 town 2 city"
    assert at.land("A6") == "explorer disease"
    assert at.land("B2") == "town"
    assert at.land("B7") == "2 dahan disease"


@ruling("SI-132", "SI-133", "SI-134", "SI-135")
def test_wilds_in_an_explore_of_jungles() -> None:
    lands = {"B4": "town", "A8": "wilds", "B8": "wilds", "B6": "city"}
    at = phase(pair(lands), explore="I-J")
    assert at.land("B4") == "explorer town"
    assert at.land("A8") == "wilds"
    assert at.land("B8") == ""
    assert at.land("A3") == "explorer"


@ruling("SI-139", "SI-140")
def test_strife_in_a_ravage_of_wetlands() -> None:
    at = phase(pair({"A5": "2 dahan city+1 explorer"}), ravage="I-W", explore="I-M")
    assert at.land("A5") == "dahan dahan-1"
    assert at.fear == 2


@ruling("SI-182")
def test_two_cards_on_a_space_move_on_together() -> None:
    at = phase(pair({"A5": "explorer", "A6": "explorer"}), build="I-W I-M", explore="I-J")
    assert (at.land("A5"), at.land("A6")) == ("explorer town", "explorer town")
    assert on(at.state.ravage) == "I-W I-M"
    assert on(at.state.build) == "I-J"


@ruling("SI-073", "SI-074")
def test_each_ravage_of_a_land_is_by_itself() -> None:
    at = pair({"A5": "town explorer"})
    at.state.defend[5] = 1
    phase(at, ravage="I-W II-W", explore="I-J")
    at.play(f"to:{at.moves('to')[0]}")
    assert at.count("A5", "blight") == 2, "2 of 3 Damage, twice"
    at = pair({"A5": "town explorer"})
    at.state.defend[5] = 2
    phase(at, ravage="I-W II-W", explore="I-J")
    assert at.count("A5", "blight") == 0, "1 Damage and 1 Damage do not add up"
