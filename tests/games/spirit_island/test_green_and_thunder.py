"""A Spread of Rampant Green and Thunderspeaker: their rules, innate and unique powers."""

import pytest

from spieltisch.games.spirit_island.state import codes
from tests.games.spirit_island.scene import (
    GREEN,
    OCEAN,
    RIVER,
    SHADOWS,
    THUNDER,
    Scene,
    scene,
    spirit,
)
from tests.ruling import ruling

# A Spread of Rampant Green


def choking(presence: str = "A7 A7 A8", **lands: str) -> Scene:
    return scene(spirit(GREEN, presence), island=lands or {"A7": "town 2 dahan"})


@ruling("SI-P-092")
def test_green_stops_a_ravage_completely() -> None:
    at = choking().invaders(ravage="I-S", explore="I-W")
    assert at.moves() == ["yes", "no"]
    at.play("yes")
    assert at.land("A7") == "town 2 dahan"
    assert (at.presence("A7"), at.destroyed()) == (1, 1)


@ruling("SI-P-092")
def test_one_presence_stops_one_action_and_the_last_one_none() -> None:
    at = choking().invaders(ravage="I-S", build="II-S", explore="I-W").play("yes")
    assert at.land("A7") == "town city 2 dahan"
    assert at.presence("A7") == 1


@ruling("SI-P-092")
def test_three_presence_stop_two_actions() -> None:
    at = choking("A7 A7 A7 A8").invaders(ravage="I-S", build="II-S", explore="I-W")
    at.play("yes", "yes")
    assert at.land("A7") == "town 2 dahan"
    assert at.presence("A7") == 1


@ruling("SI-P-093")
def test_green_need_not_choke_and_pays_no_energy() -> None:
    at = choking().invaders(ravage="I-S", explore="I-W").play("no")
    assert at.land("A7") == "dahan blight"  # one fell, the other struck back
    at = choking().invaders(build="I-S", explore="I-W").play("no")
    assert at.land("A7") == "town city 2 dahan"
    at = scene(spirit(GREEN, "A7 A7 A8"), blighted=True, A7="town")
    at.invaders(build="I-S", explore="I-W").play("yes")
    assert at.land("A7") == "town"
    assert at.energy() == 0


@ruling("SI-P-093")
def test_green_cannot_stop_an_explore() -> None:
    at = choking(A7="town").invaders(explore="I-S")
    assert at.land("A7") == "explorer town"


@ruling("SI-P-093")
@pytest.mark.parametrize("presence", ["A7 A8", "A5 A5 A8"])
def test_green_chokes_only_its_sacred_sites(presence: str) -> None:
    at = choking(presence, A7="town").invaders(build="I-S", explore="I-W")
    assert at.land("A7") == "town city"


def test_sacred_sites_of_others_do_not_choke() -> None:
    at = scene(spirit(SHADOWS, "A7 A7"), A7="town").invaders(build="I-S", explore="I-W")
    assert at.land("A7") == "town city"


def test_choking_leaves_disease_where_it_is() -> None:
    at = choking(A7="town disease").invaders(build="I-S", explore="I-W").play("yes")
    assert at.land("A7") == "town disease"
    at = choking(A7="town disease").invaders(build="I-S", explore="I-W").play("no")
    assert at.land("A7") == "town"


def regrowing(blighted: bool = False, energy: int = 0) -> Scene:
    green = spirit(GREEN, "A5", destroyed=1, energy=energy)
    at = scene(green, phase="growth", blighted=blighted)
    return at.play("grow:2", "choose:1", "land:A8")


@ruling("SI-P-094")
def test_growth_may_bring_destroyed_presence_back() -> None:
    at = regrowing()
    assert at.moves("track") == ["energy", "plays", "destroyed", "island"]
    before = at.destroyed()
    at.play("track:destroyed")
    assert (at.presence("A8"), at.destroyed(), at.energy()) == (1, before - 1, 0)


@ruling("SI-P-094")
def test_on_a_blighted_island_that_costs_an_energy() -> None:
    at = regrowing(blighted=True, energy=1).play("track:destroyed")
    assert at.energy() == 0
    at = regrowing(blighted=True, energy=0)
    assert at.why_not("track:destroyed") == codes.NO_PRESENCE_LEFT


@ruling("SI-P-094")
def test_powers_do_not_bring_destroyed_presence_back() -> None:
    at = scene(spirit(GREEN, "A5", played="overgrow-in-a-night", destroyed=3))
    at.use("overgrow-in-a-night", "land:A7", "choose:1")
    assert at.moves("track") == ["energy", "plays", "island"]
    assert at.why_not("track:destroyed") == codes.NO_PRESENCE_LEFT


@ruling("SI-P-094")
def test_other_spirits_do_not_regenerate() -> None:
    at = scene(spirit(SHADOWS, "A5", destroyed=3), phase="growth").play("grow:3", "land:A5")
    assert "destroyed" not in at.moves("track")


@ruling("SI-P-095", "SI-P-105")
def test_gift_of_proliferation_never_takes_ocean_inland() -> None:
    at = scene(spirit(GREEN, "A5", played="gift-of-proliferation"), spirit(OCEAN, "B0 B1"))
    at.use("gift-of-proliferation", "spirit:2", seat=1)
    assert at.moves("land", seat=2) == ["B1", "B2", "B3", "B0"]
    assert at.why_not("land:B4", seat=2) == codes.WRONG_LAND
    at.play("land:B2", "track:plays", seat=2)
    assert at.presence("B2", seat=2) == 1


def test_gift_of_proliferation_lets_the_target_choose() -> None:
    at = scene(spirit(GREEN, "A5", played="gift-of-proliferation"), spirit(RIVER, "B6"))
    at.use("gift-of-proliferation", "spirit:2", seat=1)
    assert at.asked == [2]
    assert at.moves("land", seat=2) == ["B1", "B5", "B6", "B7", "B8"]


@ruling("SI-P-096")
@pytest.mark.parametrize(
    ("land", "keys", "left"),
    [
        ("A6", [], "2 town-1 city-1"),
        ("A7", [], "2 town-1 city-1"),
        ("A8", ["hit:city"], "2 town city-1"),
    ],
)
def test_stem_the_flow_of_fresh_water(land: str, keys: list[str], left: str) -> None:
    green = spirit(GREEN, "A5 A5", played="stem-the-flow-of-fresh-water")
    at = scene(green, phase="slow", island={land: "2 town city"})
    at.use("stem-the-flow-of-fresh-water", f"land:{land}", *keys)
    assert at.land(land) == left


@ruling("SI-P-097")
@pytest.mark.parametrize(
    ("elements", "defend", "blight"),
    [
        ("1 water 3 plant", 2, 2),
        ("2 water 4 plant", 4, 2),
        ("3 water 1 earth 5 plant", 4, 1),
        ("3 water 5 plant", 4, 2),
    ],
)
def test_all_enveloping_green(elements: str, defend: int, blight: int) -> None:
    at = scene(spirit(GREEN, "A5 A5", elements=elements), A7="2 blight")
    at.use("all-enveloping-green", "land:A7")
    assert at.defend("A7") == defend
    assert at.count("A7", "blight") == blight


def test_fields_choked_with_growth_pushes_a_town_or_three_dahan() -> None:
    green = spirit(GREEN, "A7", played="fields-choked-with-growth")
    at = scene(green, phase="slow", A7="town 3 dahan")
    at.use("fields-choked-with-growth", "land:A7", "choose:1", "to:A5")
    assert (at.land("A5"), at.land("A7")) == ("town", "3 dahan")
    at = scene(green, phase="slow", A7="town 3 dahan")
    at.use("fields-choked-with-growth", "land:A7", "choose:2", "to:A5", "to:A5", "to:A8")
    assert (at.land("A5"), at.land("A7"), at.land("A8")) == ("2 dahan", "town", "city dahan")


@pytest.mark.parametrize(
    ("presence", "there", "fear"), [("A7", "town", 3), ("A7", "dahan", 0), ("A5", "town", 0)]
)
def test_overgrow_in_a_night_frightens_where_presence_and_invaders_are(
    presence: str, there: str, fear: int
) -> None:
    at = scene(spirit(GREEN, presence, played="overgrow-in-a-night"), A7=there)
    at.use("overgrow-in-a-night", "land:A7", "choose:2")
    assert at.fear == fear


# Thunderspeaker


@ruling("SI-P-098")
def test_presence_goes_along_with_dahan() -> None:
    thunder = spirit(THUNDER, "A7 A7 A7", played="voice-of-thunder")
    at = scene(thunder, phase="slow", A7="2 dahan")
    at.use("voice-of-thunder", "land:A7", "choose:1", "piece:dahan", "to:A5")
    assert at.moves() == ["yes", "no"]
    at.play("yes", "piece:dahan", "to:A8", "yes")
    assert [at.presence(land) for land in ("A5", "A7", "A8")] == [1, 1, 1]


@ruling("SI-P-098")
def test_presence_may_stay_and_there_may_be_none() -> None:
    thunder = spirit(THUNDER, "A7", played="voice-of-thunder")
    at = scene(thunder, phase="slow", A7="2 dahan")
    at.use("voice-of-thunder", "land:A7", "choose:1", "piece:dahan", "to:A5", "no")
    assert at.presence("A7") == 1
    at.play("piece:dahan", "to:A5", "yes")
    assert (at.presence("A5"), at.presence("A7")) == (1, 0)
    at = scene(thunder, phase="slow", A8="dahan city")
    at.use("voice-of-thunder", "land:A8", "choose:1", "piece:dahan", "to:A5")
    assert at.land("A5") == "dahan"
    assert at.moves() == ["ready"]


@ruling("SI-P-098")
def test_presence_goes_along_whoever_moves_the_dahan() -> None:
    river = spirit(RIVER, "A5", played="rivers-bounty")
    at = scene(river, spirit(THUNDER, "A7 B3"), phase="slow", A7="dahan")
    at.use("rivers-bounty", "land:A5", "from:A7", seat=1)
    assert at.asked == [2]
    at.play("yes", seat=2)
    assert at.presence("A5", seat=2) == 1


@ruling("SI-P-098")
def test_presence_goes_along_with_dahan_only() -> None:
    at = scene(spirit(THUNDER, "A7", played="wash-away"), phase="slow", A7="explorer")
    at.use("wash-away", "land:A7", "piece:explorer", "to:A5")
    assert at.moves() == ["ready"]


def sworn(presence: str, there: str = "city 2 dahan") -> Scene:
    at = scene(spirit(THUNDER, presence), A7=there)
    return at.invaders(ravage="I-S", explore="I-W")


@ruling("SI-P-099")
def test_dahan_destroyed_by_a_ravage_cost_presence_nearby() -> None:
    at = sworn("A5 A8 A3", "town city 2 dahan")
    assert at.moves("land") == ["A5", "A8"]
    assert at.why_not("land:A3") == codes.OUT_OF_RANGE
    assert at.why_not("land:A1") == codes.NOT_THERE
    at.play("land:A8")
    assert [at.presence(land) for land in ("A3", "A5", "A8")] == [1, 0, 0]


@ruling("SI-P-099")
def test_presence_lost_to_blight_is_lost_first() -> None:
    at = sworn("A7 A5 A8 A3", "town city 2 dahan")
    assert at.presence("A7") == 0
    assert at.destroyed() == 1
    at.play("land:A5")
    assert at.destroyed() == 3


@ruling("SI-P-099")
def test_presence_far_away_is_safe() -> None:
    at = sworn("A3", "town city 2 dahan")
    assert at.presence("A3") == 1


@ruling("SI-P-099")
def test_dahan_that_survive_cost_nothing() -> None:
    at = sworn("A5 A8", "explorer 2 dahan")
    assert (at.presence("A5"), at.presence("A8")) == (1, 1)


@ruling("SI-P-099")
def test_dahan_destroyed_by_a_power_cost_nothing() -> None:
    thunder = spirit(THUNDER, "A7 A7", played="devouring-ants")
    at = scene(thunder, phase="slow", A7="2 dahan").use("devouring-ants", "land:A7")
    assert at.land("A7") == "dahan"
    assert at.presence("A7") == 2


@ruling("SI-P-099")
def test_others_are_not_sworn() -> None:
    at = scene(spirit(SHADOWS, "A5"), A7="town city 2 dahan").invaders(ravage="I-S", explore="I-W")
    assert at.presence("A5") == 1


@ruling("SI-P-100")
def test_manifestation_of_power_and_glory() -> None:
    thunder = spirit(THUNDER, "A7 A7", played="manifestation-of-power-and-glory")
    at = scene(thunder, phase="slow", A7="9 explorer 3 dahan")
    at.use("manifestation-of-power-and-glory", "land:A7")
    assert at.land("A7") == "3 explorer 3 dahan"
    assert at.fear == 1


WARNED = "4 explorer city 2 dahan"


@ruling("SI-P-101")
def test_words_of_warning_lets_dahan_strike_at_the_same_time() -> None:
    thunder = spirit(THUNDER, "A5 A3", played="words-of-warning")
    at = scene(thunder, A7=WARNED).use("words-of-warning", "land:A7")
    assert at.defend("A7") == 3
    at.invaders(ravage="I-S", explore="I-W").play("kill:city")
    assert at.land("A7") == "3 explorer blight"
    assert at.fear == 2


@ruling("SI-P-101")
def test_without_words_of_warning_destroyed_dahan_do_not_strike() -> None:
    at = scene(spirit(THUNDER, "A3"), A7=WARNED).invaders(ravage="I-S", explore="I-W")
    assert at.land("A7") == "4 explorer city blight"


@ruling("SI-P-101")
def test_words_of_warning_only_works_in_its_land() -> None:
    thunder = spirit(THUNDER, "A5 A3", played="words-of-warning")
    at = scene(thunder, A4=WARNED, A7="dahan").use("words-of-warning", "land:A7")
    at.invaders(ravage="I-S", explore="I-W").play("land:A5")
    assert at.land("A4") == "4 explorer city blight"


@ruling("SI-P-102")
def test_sudden_ambush_destroys_an_explorer_for_each_dahan() -> None:
    thunder = spirit(THUNDER, "A5", played="sudden-ambush")
    at = scene(thunder, A5="dahan", A7="5 explorer 2 dahan")
    at.use("sudden-ambush", "land:A7", "from:A5", "no")
    assert at.land("A7") == "2 explorer 3 dahan"


@ruling("SI-P-102")
def test_sudden_ambush_never_harms_towns() -> None:
    thunder = spirit(THUNDER, "A7", played="sudden-ambush")
    at = scene(thunder, A7="town explorer 3 dahan").use("sudden-ambush", "land:A7")
    assert at.land("A7") == "town 3 dahan"


@ruling("SI-P-103")
def test_gather_the_warriors_gathers_by_air_and_pushes_by_sun() -> None:
    thunder = spirit(THUNDER, "A1", elements="1 animal 3 air 2 sun")
    at = scene(thunder, phase="slow", A5="5 dahan", A4="2 dahan")
    at.use("gather-the-warriors", "land:A1", "from:A5", "from:A5", "from:A4")
    assert at.land("A1") == "3 dahan"
    for _ in range(2):
        at.play("piece:dahan", "to:A2", "no")
    assert (at.land("A1"), at.land("A2")) == ("dahan", "2 dahan")
    assert at.moves() == ["ready"]


@ruling("SI-P-104")
@pytest.mark.parametrize(
    ("elements", "dahan", "left"),
    [
        ("2 sun 1 fire", 6, "4 city"),
        ("4 sun 3 fire", 6, "2 city"),
        ("4 sun 3 fire", 5, "town 3 city"),
        ("4 sun 3 fire", 1, "3 town 4 city"),
    ],
)
def test_lead_the_furious_assault(elements: str, dahan: int, left: str) -> None:
    thunder = spirit(THUNDER, "A7", elements=elements)
    at = scene(thunder, phase="slow", A7=f"3 town 4 city {dahan} dahan")
    at.use("lead-the-furious-assault", "land:A7")
    assert at.land("A7") == f"{left} {dahan} dahan".replace(" 1 dahan", " dahan")


@pytest.mark.parametrize(("there", "fear"), [("explorer", 2), ("dahan", 0)])
def test_voice_of_thunder_frightens_invaders(there: str, fear: int) -> None:
    thunder = spirit(THUNDER, "A7", played="voice-of-thunder")
    at = scene(thunder, phase="slow", A7=there).use("voice-of-thunder", "land:A7", "choose:2")
    assert at.fear == fear
