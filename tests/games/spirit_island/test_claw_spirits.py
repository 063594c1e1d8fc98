"""Keeper of the Forbidden Wilds and Sharp Fangs Behind the Leaves (SI-P-133 to SI-P-146)."""

from typing import Any

import pytest

import spieltisch
from spieltisch.core.effects import Program
from spieltisch.games.spirit_island import text
from spieltisch.games.spirit_island.cards import numbers
from spieltisch.games.spirit_island.effects.land import gather, push
from spieltisch.games.spirit_island.rules.setup import Setup, fault
from spieltisch.games.spirit_island.state import codes, programs, verbs
from tests.games.spirit_island.acting import carry_out, explore
from tests.games.spirit_island.scene import FANGS, KEEPER, RIVER, Scene, scene, spirit
from tests.games.spirit_island.test_board import drawing, land
from tests.games.spirit_island.test_setup import game
from tests.ruling import ruling

ISLAND = spieltisch.game("spirit-island")
TRY = programs.EVENT + 190  # a program for what an event would do


# Keeper of the Forbidden Wilds


@ruling("SI-P-135")
def test_keeper_begins_with_wilds_that_keep_explorers_away() -> None:
    at = game(KEEPER, boards=["A"], branch_and_claw=True)
    assert at.presence("A8") == 1
    wilds = at.count("A8", "wilds")
    explored = numbers.INVADERS.index("I-J") in at.state.build
    assert wilds == (0 if explored else 1), "the first explore may have used them up"
    assert at.count("A8", "explorer") == 0
    at = explore(scene(spirit(KEEPER, "A3"), A3="wilds"), "A3")
    assert at.land("A3") == ""


@ruling("SI-P-045")
@pytest.mark.parametrize("first", ["1", "3"])
def test_keeper_pays_with_what_it_has_just_gained(first: str) -> None:
    at = scene(spirit(KEEPER, "A8", energy=2), phase="growth")
    assert at.why_not("grow:4") == codes.TOO_DEAR
    at.play(f"grow:{first}")
    if first == "3":
        at.play("track:energy")
    assert at.energy() == 3
    assert at.may("grow:4")


@ruling("SI-P-045")
@pytest.mark.parametrize("first", ["1", "2", "3"])
def test_with_one_energy_keeper_never_takes_its_fourth_option(first: str) -> None:
    at = scene(spirit(KEEPER, "A8", energy=1), phase="growth").play(f"grow:{first}")
    if first == "3":
        at.play("track:energy")
    elif first == "2":
        at.play("deck:minor").play(f"take:{at.moves('take')[0]}")
    assert at.why_not("grow:4") == codes.TOO_DEAR


@ruling("SI-P-136")
def test_where_keeper_grows() -> None:
    island = {"A4": "wilds", "B1": "wilds", "A6": "blight", "A5": "wilds blight"}
    seats = spirit(KEEPER, "A8", energy=3), spirit(RIVER, "B5")
    at = scene(*seats, phase="growth", island=island).play("grow:3", seat=1)
    assert at.moves("land", seat=1) == ["A4", "A5", "A8"], "B1 is too far away"
    assert at.why_not("land:A7", seat=1) == codes.WRONG_LAND
    at = scene(*seats, phase="growth", island=island).play("grow:4", "choose:2", seat=1)
    lands = at.moves("land", seat=1)
    assert {"A1", "A2", "A4", "A7", "A8"} <= set(lands)
    assert not {"A5", "A6"} & set(lands)
    assert at.why_not("land:A6", seat=1) == codes.WRONG_LAND


@ruling("SI-P-133")
def test_a_new_sacred_site_forbids_its_ground() -> None:
    at = scene(spirit(KEEPER, "A8 A1"), phase="growth", A8="2 dahan explorer")
    at.play("grow:3", "land:A8", "track:energy")
    assert at.sacred("A8")
    assert at.moves("to") == ["A5", "A6", "A7"]
    at.play("to:A5", "to:A7")
    assert (at.land("A8"), at.land("A5"), at.land("A7")) == ("explorer", "dahan", "dahan")


@ruling("SI-P-133")
def test_a_third_presence_forbids_nothing_more() -> None:
    at = scene(spirit(KEEPER, "A8 A8 A1"), phase="growth", A8="2 dahan city")
    at.play("grow:3", "land:A8", "track:energy")
    assert at.presence("A8") == 3
    assert at.land("A8") == "city 2 dahan"
    assert at.moves("grow") == ["1", "2"]


@ruling("SI-P-134")
def test_powers_may_lead_dahan_into_a_sacred_site() -> None:
    river = spirit(RIVER, "A5", played="rivers-bounty")
    at = scene(river, spirit(KEEPER, "A5 A5"), phase="slow", A7="dahan")
    at.use("rivers-bounty", "land:A5", "from:A7", seat=1)
    assert at.land("A5") == "dahan"
    assert not at.state.stacks.busy()


@pytest.mark.parametrize(("presence", "goals"), [("A8 A8", ["A5"]), ("A8", ["A5", "A8"])])
def test_events_lead_no_dahan_into_a_sacred_site(presence: str, goals: list[str]) -> None:
    programs.PROGRAMS[TRY] = Program("try", push(1, codes.DAHANS))
    at = scene(spirit(KEEPER, presence), A7="dahan")
    carry_out(at, TRY, land="A7")
    assert (at.moves("to") or ["A5"]) == goals
    assert (at.land("A5") == "dahan") == (len(goals) == 1), "the only way is gone by itself"


@pytest.mark.parametrize(("presence", "after"), [("A8 A8", "city"), ("A8", "city dahan")])
def test_events_gather_no_dahan_there(presence: str, after: str) -> None:
    programs.PROGRAMS[TRY] = Program("try", gather(1, codes.DAHANS))
    at = carry_out(scene(spirit(KEEPER, presence), A7="dahan"), TRY, land="A8")
    assert at.land("A8") == after


def spreading(elements: str, **lands: Any) -> Scene:
    return scene(spirit(KEEPER, "A8", elements=elements), phase="slow", **lands)


@ruling("SI-P-137")
@pytest.mark.parametrize(
    ("elements", "reach", "missing"),
    [
        ("2 sun", ["A5", "A6", "A7", "A8"], "A1"),
        ("2 sun 3 plant", ["A1", "A4", "A5", "A6", "A7", "A8"], "A2"),
        ("2 sun 1 air", ["A1", "A4", "A5", "A6", "A7", "A8"], "A2"),
        ("2 sun 3 plant 1 air", ["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8"], ""),
    ],
)
def test_how_far_wilds_spread(elements: str, reach: list[str], missing: str) -> None:
    at = spreading(elements).use("spreading-wilds")
    assert at.moves("land") == reach
    if missing:
        assert at.why_not(f"land:{missing}") == codes.OUT_OF_RANGE


@ruling("SI-P-137")
@pytest.mark.parametrize(
    ("elements", "before", "after"),
    [
        ("2 sun 3 plant 1 air", "explorer", "wilds"),
        ("2 sun 3 plant 1 air", "2 explorer", "explorer"),
        ("4 sun 3 plant", "2 explorer", "wilds"),
        ("2 sun", "explorer", ""),
        ("1 plant", "explorer", "explorer"),
        ("1 plant", "town", "town wilds"),
    ],
)
def test_wilds_spread_where_no_explorer_is_left(elements: str, before: str, after: str) -> None:
    at = spreading(elements, A3="", A7=before).use("spreading-wilds", "land:A7")
    while at.may("to:A5"):
        at.play("to:A5")
    assert at.land("A7") == after
    assert not at.state.stacks.busy()


def test_wilds_do_not_spread_on_blight_nor_by_range_alone() -> None:
    assert spreading("2 sun", A7="blight").use("spreading-wilds").moves("land") == [
        "A5",
        "A6",
        "A8",
    ]
    at = spreading("1 sun 1 air")
    assert at.state.refusal(0, verbs.KEYS.index("use:spreading-wilds")) == codes.NO_LEVEL


def punishing(elements: str, presence: str = "A8 A5", **lands: Any) -> Scene:
    return scene(spirit(KEEPER, presence, elements=elements), phase="slow", **lands)


@ruling("SI-P-138")
def test_keeper_punishes_in_two_lands() -> None:
    at = punishing("3 sun 2 fire 4 plant", A8="city 2 dahan", A5="town", A6="explorer")
    at.use("punish-those-who-trespass", "land:A8", "land:A5")
    assert at.moves("land") == ["A5", "A8"] or at.moves("land") == ["A8", "A5"]
    at.play("land:A5", "kill:town", "kill:city")
    assert at.land("A5") == ""
    assert at.land("A8") == "dahan", "3 more damage destroy the city, and a dahan is destroyed"
    assert at.fear == 3


@ruling("SI-P-138")
def test_keeper_may_punish_in_one_land_only() -> None:
    at = punishing("3 sun 2 fire 4 plant", A8="2 city dahan", A5="town")
    at.use("punish-those-who-trespass", "land:A8", "done", "hit:city-1")
    assert at.land("A8") == "city city-2"
    at.play("kill:city-2")
    assert (at.land("A8"), at.land("A5")) == ("city-2", "town")


@pytest.mark.parametrize(
    ("elements", "dealt"), [("2 sun 1 fire 2 plant", 2), ("2 sun 2 fire 3 plant", 4)]
)
def test_without_four_plants_nothing_is_divided(elements: str, dealt: int) -> None:
    at = punishing(elements, A8="6 explorer", A5="explorer")
    at.use("punish-those-who-trespass", "land:A8")
    while at.may("kill:explorer"):
        at.play("kill:explorer")
    assert (at.count("A8", "explorer"), at.count("A5", "explorer")) == (6 - dealt, 1)


def test_nothing_is_divided_where_nobody_could_be_hurt() -> None:
    at = punishing("2 sun 1 fire 4 plant", A8="2 explorer dahan", A5="dahan", A1="city")
    at.use("punish-those-who-trespass", "land:A8")
    assert (at.land("A8"), at.land("A5")) == ("", "dahan")
    assert not at.state.stacks.busy()


# Sharp Fangs Behind the Leaves


@ruling("SI-P-142")
def test_fangs_begin_beside_beasts() -> None:
    at = game(FANGS, KEEPER, boards=["A", "B"], branch_and_claw=True)
    assert (at.presence("A8"), at.count("A8", "beasts")) == (1, 1)
    assert at.asked == [1]
    assert at.moves("land") == ["A1", "A8", "B5"], "anywhere on the island"
    assert at.why_not("land:A2") == codes.WRONG_LAND
    at.play("land:B5")
    assert (at.presence("A8"), at.presence("B5")) == (1, 1)
    at = game(FANGS, KEEPER, boards=["A", "B"], branch_and_claw=True).play("land:A8")
    assert at.presence("A8") == 2


def test_where_fangs_grow() -> None:
    at = scene(spirit(FANGS, "A8"), phase="growth", A1="beasts", A6="wilds")
    at.play("grow:2")
    assert at.moves("land") == ["A1", "A3", "A8"]


@ruling("SI-P-143")
def test_presence_goes_with_one_of_two_beasts() -> None:
    user = spirit(FANGS, "A8", elements="2 animal")
    at = scene(user, A8="2 beasts city").use("ranging-hunt", "land:A8", "piece:beasts", "to:A5")
    assert at.moves() == ["yes", "no"]
    at.play("yes", "piece:beasts", "to:A7")
    assert (at.presence("A8"), at.presence("A5"), at.presence("A7")) == (0, 1, 0)
    assert not at.state.stacks.busy()


def test_presence_may_stay_behind() -> None:
    user = spirit(FANGS, "A8", elements="2 animal")
    at = scene(user, A8="beasts city").use("ranging-hunt", "land:A8", "piece:beasts", "to:A5", "no")
    assert (at.presence("A8"), at.land("A5")) == (1, "beasts")


@ruling("SI-P-144")
def test_presence_becomes_beasts_once_in_a_spirit_phase() -> None:
    at = scene(spirit(FANGS, "A8 A8 A5"), phase="growth")
    assert at.moves("call") == ["A5", "A8"]
    at.play("call:A8")
    assert (at.presence("A8"), at.land("A8")) == (1, "city beasts")
    assert (at.destroyed(), at.state.gone[0]) == (0, 1)
    assert at.why_not("call:A8") == codes.CALLED
    at.play("grow:4", "grow:3", "deck:minor").play(f"take:{at.moves('take')[0]}")
    assert at.moves("call") == []


@ruling("SI-P-144")
def test_it_may_wait_until_cards_are_played() -> None:
    at = scene(spirit(FANGS, "A8 A5", plays=1, energy=1), phase="growth")
    assert at.why_not("call:A1") == codes.NOT_THERE
    at.play("play:too-near-the-jungle", "call:A5")
    assert (at.land("A5"), at.presence("A5")) == ("beasts", 0)
    assert at.moves() == ["ready"]


@ruling("SI-P-144")
def test_what_became_beasts_does_not_come_back() -> None:
    at = scene(spirit(FANGS, "A8 A5", played="blazing-renewal", hand=""), phase="growth")
    at.play("call:A5")
    at.state.phase = codes.FAST_PHASE
    at.use("blazing-renewal", "spirit:1")
    assert not at.state.stacks.busy(), "there is nothing to bring back"
    assert (at.destroyed(), at.state.gone[0], at.presence("A8")) == (0, 1, 1)


def test_only_fangs_call_and_only_in_the_spirit_phase() -> None:
    at = scene(spirit(RIVER, "A5"), phase="growth")
    assert at.why_not("call:A5") == codes.NO_SUCH_RULE
    at = scene(spirit(FANGS, "A8 A5", played="prey-on-the-builders"), phase="fast")
    assert at.why_not("call:A5") == codes.WRONG_PHASE


# decided: SI-Q102
def test_the_last_presence_that_becomes_beasts_loses_the_game() -> None:
    at = scene(spirit(FANGS, "A8"), phase="growth")
    option = text.option(at.state, 0, at.state.legal_moves(0)[-1])
    assert "lose the game" in option.label.en
    at.play("call:A8")
    assert at.ended == codes.LOST_SPIRIT


# decided: SI-Q102
def test_that_loses_the_game_whatever_others_are_in_the_middle_of() -> None:
    """Asking who is to move, as every table does, changes nothing; it once kept the game going."""
    at = scene(spirit(RIVER, "B5"), spirit(FANGS, "A8"), phase="growth")
    at.play("grow:2", seat=1)
    other = Scene(at.state.clone())
    assert other.asked == [1, 2]
    for each in (at, other):
        each.play("call:A8", seat=2)
    assert at.state.ended
    assert at.state.dump() == other.state.dump()


@ruling("SI-P-145")
@pytest.mark.parametrize(
    ("elements", "gathers", "after"),
    [
        ("2 plant 3 animal", True, "town-1 beasts"),
        ("2 plant 3 animal", False, "town"),
        ("2 animal", True, "town beasts"),
        ("3 animal", True, "town beasts"),
    ],
)
def test_fangs_range_and_hunt(elements: str, gathers: bool, after: str) -> None:
    at = scene(spirit(FANGS, "A7", elements=elements), A8="town", A5="beasts")
    at.use("ranging-hunt", "land:A8")
    assert at.moves() == ["from:A5", "done"]
    at.play("from:A5" if gathers else "done")
    if at.may("hit:town"):
        at.play("hit:town")
    if gathers:
        assert at.moves() == ["piece:beasts", "done"], "at the end beasts may move on"
        at.play("done")
    assert at.land("A8") == after
    assert not at.state.stacks.busy()


@ruling("SI-P-145")
def test_damage_counts_the_beasts_before_they_move_on() -> None:
    at = scene(spirit(FANGS, "A7", elements="2 plant 3 animal"), A8="town 2 beasts", A1="city")
    at.use("ranging-hunt", "land:A8", "piece:beasts", "to:A5", "piece:beasts", "to:A6")
    assert (at.land("A8"), at.land("A5"), at.land("A6")) == ("", "beasts", "beasts")
    assert at.fear == 1


@ruling("SI-P-146")
@pytest.mark.parametrize(
    ("elements", "fear", "left"),
    [("1 moon 1 fire 4 animal", 1, "city-2 beasts"), ("1 moon 2 fire 5 animal", 4, "beasts")],
)
def test_fangs_assault_in_a_frenzy(elements: str, fear: int, left: str) -> None:
    at = scene(spirit(FANGS, "A7", elements=elements), phase="slow", A8="city 2 beasts", A5="town")
    at.use("frenzied-assault")
    assert at.moves("land") == ["A8"]
    assert at.why_not("land:A5") == codes.WRONG_LAND
    at.play("land:A8")
    while at.state.stacks.busy():
        at.play(at.moves()[0])
    assert (at.land("A8"), at.fear) == (left, fear)


# both


def test_they_come_with_branch_and_claw() -> None:
    for key in (KEEPER, FANGS):
        said = fault(Setup([key]))
        assert said is not None
        assert key in said.en
        assert "Branch & Claw" in said.en
        assert fault(Setup([key], branch_and_claw=True)) is None


def test_presence_that_may_become_beasts_can_be_clicked_on_the_map() -> None:
    shown = drawing(scene(spirit(FANGS, "A8 A5"), phase="growth"))
    for name in ("A5", "A8"):
        plates = [each for each in land(shown, name)["plates"] if each["offer"]]
        assert [plate["offer"].key for plate in plates] == [f"call:{name}"]


@pytest.mark.parametrize("key", [KEEPER, FANGS])
def test_their_panels_are_drawn(key: str) -> None:
    at = scene(spirit(key, "A8 A5", elements="3 sun 4 plant 1 air 2 animal"), phase="growth")
    for lang in ("de", "en"):
        mine = drawing(at, lang=lang)["spirits"][0]
        assert len(mine["innates"]) == 2
        assert all(each["levels"] and each["about"] for each in mine["innates"])


def test_options_that_do_not_go_together_are_named() -> None:
    with pytest.raises(ValueError, match="Branch & Claw"):
        ISLAND.new(1, 1, spirit1=KEEPER)
    with pytest.raises(ValueError, match="Branch & Claw"):
        ISLAND.new(1, 1, adversary="france")


@pytest.mark.parametrize(("claw", "box"), [("no", 8), ("yes", 10)])
def test_spirits_are_drawn_from_the_boxes_in_play(claw: str, box: int) -> None:
    drawn = {
        each["spirit"]
        for seed in range(30)
        for each in ISLAND.new(4, seed, branch_and_claw=claw).view(None)["spirits"]
    }
    assert drawn == set(numbers.SPIRITS[:box])


def position(**player: Any) -> Any:
    return ISLAND.from_position(
        {
            "game": "spirit-island",
            "branch_and_claw": True,
            "lands": {"A1": "city beasts"},
            "players": [{"board": "A", **player}],
        }
    )


def test_in_a_position_tokens_lie_only_where_it_says_so() -> None:
    for key, presence in ((KEEPER, {"A8"}), (FANGS, {"A8", "A1"})):
        lands = position(spirit=key).view(None)["lands"]
        there = {name for name, each in lands.items() if each["presence"][0]}
        assert "A8" in there
        assert there <= presence
        assert {name for name, each in lands.items() if each["beasts"] or each["wilds"]} == {"A1"}


def test_presence_out_of_the_game_in_a_position() -> None:
    shown = position(spirit=FANGS, presence="A8 A5", gone=2).view(None)["spirits"][0]
    assert (shown["gone"], shown["destroyed"]) == (2, 0)
    with pytest.raises(ValueError, match="never leaves the game"):
        position(spirit=RIVER, presence="A5", gone=2)
    with pytest.raises(ValueError, match="13 presence"):
        position(spirit=FANGS, presence="A8", gone=13)


def test_in_a_position_they_need_branch_and_claw() -> None:
    with pytest.raises(ValueError, match="Branch & Claw"):
        ISLAND.from_position({"game": "spirit-island", "players": [{"spirit": KEEPER}]})
