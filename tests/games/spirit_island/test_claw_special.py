"""Powers of Branch & Claw that watch for something, turn an action, or act in several lands."""

import pytest

from spieltisch.games.spirit_island.cards import boards, numbers
from spieltisch.games.spirit_island.state import codes
from tests.games.spirit_island.acting import build, explore, phase, ravage
from tests.games.spirit_island.scene import (
    BRINGER,
    EARTH,
    RIVER,
    Scene,
    scene,
    spirit,
)
from tests.games.spirit_island.using import ready, why_not
from tests.ruling import ruling

# what an action of the invaders becomes


@ruling("SI-P-150")
@pytest.mark.parametrize(
    ("terror", "ravages", "after"),
    [
        (1, 1, "town city 2 dahan"),
        (2, 1, "town city 2 dahan"),
        (1, 2, "town city blight"),
        (1, 0, "town 2 dahan"),
        (3, 1, "dahan blight"),
    ],
)
def test_a_call_to_trade_turns_the_first_ravage_into_a_build(
    terror: int, ravages: int, after: str
) -> None:
    user = spirit(RIVER, "A5 A5 A7", played="call-to-trade", hand="")
    at = scene(user, terror=terror, A5="town 2 dahan")
    at.use("call-to-trade", "land:A5")
    for _ in range(ravages):
        ravage(at, "A5")
        if at.moves("kill"):
            at.play("kill:town")
    assert at.land("A5") == after


# decided: SI-Q46
def test_what_stops_a_build_stops_also_that_of_traders() -> None:
    at = ready("call-to-trade", before="A5 town 2 dahan disease")
    at.use("call-to-trade", "land:A5")
    ravage(at, "A5")
    assert at.land("A5") == "town 2 dahan"


def test_a_ravage_that_does_not_happen_is_not_turned() -> None:
    at = ready("call-to-trade", before="A5 town 2 dahan")
    at.use("call-to-trade", "land:A5")
    at.state.skips[boards.land("A5")] = 1 << codes.RAVAGE
    ravage(at, "A5")
    assert at.land("A5") == "town 2 dahan"
    at.state.skips[boards.land("A5")] = 0
    ravage(at, "A5")
    assert at.land("A5") == "town city 2 dahan"


def redirected(before: str) -> Scene:
    at = ready("instruments-of-their-own-ruin", "A5 A5", "3 sun 1 fire 1 animal", before)
    return at.use("instruments-of-their-own-ruin", "land:A5")


# decided: SI-Q44
def test_damage_that_is_turned_against_invaders_next_to_them() -> None:
    at = redirected("A5 city+1 explorer 2 dahan; A4 city; A6 explorer; A7 town")
    at.state.defend[boards.land("A5")] = 9
    ravage(at, "A5")
    assert at.moves("land") == ["A4", "A6", "A7", "A8"]
    at.play("land:A6", "land:A4", "kill:city")
    assert (at.land("A4"), at.land("A6")) == ("", "")
    assert at.land("A5") == "explorer city+1 2 dahan", "no strife is used, and nobody strikes back"


def test_without_a_ravage_nothing_is_turned() -> None:
    at = redirected("A5 city 2 dahan; A4 city")
    build(at, "A5")
    assert (at.land("A5"), at.land("A4")) == ("town city 2 dahan", "city")


# watchers


def misty(before: str) -> Scene:
    at = ready("confounding-mists", before=before)
    return at.use("confounding-mists", "land:A5", "choose:2")


@ruling("SI-P-151")
def test_mists_lead_those_astray_who_come() -> None:
    at = misty("A5 town")
    explore(at, "A5")
    assert at.asked == [1]
    at.play("piece:explorer", "to:A4")
    assert (at.land("A5"), at.land("A4")) == ("town", "explorer")
    build(at, "A5", "piece:city", "to:A6")
    assert (at.land("A5"), at.land("A6")) == ("town", "city")
    build(at, "A5", "done")
    assert at.land("A5") == "town city"


def test_mists_do_nothing_elsewhere_and_about_those_who_move_in() -> None:
    at = misty("A5 town; A4 explorer")
    explore(at, "A4")
    assert at.land("A4") == "2 explorer"
    at = misty("A5 town; A4 explorer")
    at.state.played[0].append(numbers.POWERS.index("lure-of-the-unknown"))
    assert at.land("A5") == "town"


def test_mists_may_defend_instead() -> None:
    at = ready("confounding-mists", before="A5 town").use(
        "confounding-mists", "land:A5", "choose:1"
    )
    explore(at, "A5")
    assert at.land("A5") == "explorer town"
    assert at.defend("A5") == 4


@ruling("SI-P-159")
def test_portents_of_disaster_come_true_once() -> None:
    user = spirit(RIVER, "A5 A5", played="portents-of-disaster flash-floods", hand="")
    at = scene(user, A5="2 explorer town 3 dahan")
    at.use("portents-of-disaster", "land:A5")
    assert at.fear == 2
    at.use("flash-floods", "land:A5", "kill:explorer")
    assert at.fear == 3
    ravage(at, "A5")
    assert at.land("A5") == "dahan dahan-1 blight"
    assert at.fear == 3 + 1, "only for the town"


def test_portents_are_about_invaders_of_that_land() -> None:
    user = spirit(RIVER, "A5 A5", played="portents-of-disaster flash-floods", hand="")
    at = scene(user, A5="explorer", A4="explorer")
    at.use("portents-of-disaster", "land:A5").use("flash-floods", "land:A4")
    assert at.land("A4") == ""
    assert at.fear == 2


# two lands


# decided: SI-Q47
@ruling("SI-P-025")
def test_fire_and_flood_reach_both_lands_from_one_site() -> None:
    at = ready("fire-and-flood", "A7 A7 A2 A2", before="A8 city")
    at.use("fire-and-flood", "land:A8")
    assert set(at.moves("land")) == {"A1", "A4", "A5", "A6", "A7"}
    assert why_not(at, "land:A2") == codes.WRONG_LAND, "that is near another site"


@ruling("SI-P-025")
def test_fire_and_flood_burn_and_drown_once_more() -> None:
    at = ready("fire-and-flood", "A5 A5", "2 fire 2 water", "A4 3 city; A6 2 city")
    at.use("fire-and-flood", "land:A4", "land:A6", "kill:city", "kill:city")
    assert (at.land("A4"), at.land("A6")) == ("city city-1", "city-1")
    at.play("land:A4", "kill:city-1", "land:A6")
    assert (at.land("A4"), at.land("A6")) == ("city-2", "")


# a board that sinks

ALL_SINK = "1 sun 1 moon 3 water 3 earth"


def cast_down(elements: str = ALL_SINK, user: str = RIVER) -> Scene:
    card = "cast-down-into-the-briny-deep"
    one = spirit(user, "A1 A1 B3", played=card, hand="", elements=elements)
    two = spirit(EARTH, "B4 B4 A4")
    lands = {"A1": "explorer town", "A4": "city 2 dahan beasts", "A5": "2 blight", "B5": "city"}
    return scene(one, two, phase="slow", island=lands).use(card, "land:A1", seat=1)


def test_what_is_cast_down_is_destroyed() -> None:
    at = cast_down("")
    assert at.land("A1") == ""
    assert at.land("A4") == "city 2 dahan beasts"
    assert at.fear == 6 + 1


@ruling("SI-P-180")
def test_a_board_sinks_with_all_on_it() -> None:
    at = cast_down()
    assert at.fear == 6 + 1 + 2
    assert (at.destroyed(1), at.destroyed(2)) == (2, 1)
    assert at.state.blight == 10, "nothing comes back to the card"
    assert at.state.lands == boards.lands_of(1)
    assert {boards.LAND_NAMES[land][0] for land in at.state.near[boards.land("B4")]} == {"B"}
    phase(at, ravage="I-J", build="I-M", explore="II-Coastal")
    assert not at.ended
    data = at.state.dump()
    other = type(at.state)()
    other.lay_out(2)
    other.restore(data)
    assert other.lands == at.state.lands


@ruling("SI-P-180", "SI-190")
def test_the_only_board_sinks_and_takes_all_invaders_with_it() -> None:
    card = "cast-down-into-the-briny-deep"
    one = spirit(RIVER, "A1 A1", played=card, hand="", elements=ALL_SINK)
    at = scene(one, phase="slow", A4="city").use(card, "land:A1")
    assert at.ended == codes.WON_NO_INVADERS
    assert at.state.doom == codes.LOST_SPIRIT


# decided: SI-Q45
def test_no_board_sinks_in_a_dream() -> None:
    at = cast_down(user=BRINGER)
    while at.moves("to"):
        at.play(f"to:{at.moves('to')[0]}")
    assert at.state.sunk == []
    assert at.land("A4") == "city 2 dahan beasts"
