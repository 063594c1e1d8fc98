"""River, Lightning, Shadows and Vital Strength: their rules, innate and unique powers."""

import pytest

from spieltisch.games.spirit_island.state import codes
from tests.games.spirit_island.scene import (
    EARTH,
    LIGHTNING,
    RIVER,
    SHADOWS,
    Scene,
    scene,
    spirit,
)
from tests.ruling import ruling

# River Surges in Sunlight


@ruling("SI-P-077")
@pytest.mark.parametrize(("presence", "usable"), [("A5", True), ("A3", False), ("A3 A3", True)])
def test_a_wetland_with_presence_is_a_sacred_site_of_river(presence: str, usable: bool) -> None:
    at = scene(spirit(RIVER, presence, elements="1 sun 2 water"), phase="slow")
    assert at.may("use:massive-flooding", seat=1) == usable
    assert at.sacred(presence[:2]) == usable


@ruling("SI-P-077")
def test_a_wetland_is_no_sacred_site_for_others() -> None:
    at = scene(spirit(RIVER, "A5"), spirit(SHADOWS, "A5 B8"))
    assert at.sacred("A5", seat=1)
    assert not at.sacred("A5", seat=2)


@ruling("SI-P-078")
def test_massive_flooding_at_its_second_level() -> None:
    river = spirit(RIVER, "A5", elements="2 sun 3 water")
    at = scene(river, phase="slow", A7="2 explorer 2 town")
    at.use("massive-flooding", "land:A7", "kill:town")
    for _ in range(3):
        assert "done" in at.moves()
        at.play(f"piece:{at.moves('piece')[0]}", "to:A5")
    assert at.land("A7") == ""
    assert at.land("A5") == "2 explorer town"
    assert at.moves() == ["ready"]


@ruling("SI-P-078")
def test_massive_flooding_at_its_highest_level_only_deals_damage() -> None:
    river = spirit(RIVER, "A5", elements="3 sun 4 water 1 earth")
    at = scene(river, phase="slow", A7="explorer town city dahan")
    at.use("massive-flooding", "land:A7")
    assert at.land("A7") == "city-2 dahan"
    assert at.moves() == ["ready"]


@ruling("SI-P-079")
@pytest.mark.parametrize(
    ("there", "gathered", "dahan", "energy"),
    [(0, 0, 0, 0), (1, 0, 1, 0), (1, 1, 3, 1), (1, 2, 4, 1), (2, 1, 4, 1)],
)
def test_rivers_bounty(there: int, gathered: int, dahan: int, energy: int) -> None:
    river = spirit(RIVER, "A7", played="rivers-bounty")
    at = scene(river, phase="slow", A7=f"{there} dahan", A5="2 dahan")
    at.use("rivers-bounty", "land:A7")
    at.play(*["from:A5"] * gathered)
    if gathered < 2:
        at.play("done")
    assert at.count("A7", "dahan") == dahan
    assert at.energy() == energy


@ruling("SI-P-080")
def test_flash_floods_deals_more_at_the_coast() -> None:
    river = spirit(RIVER, "A1 A5", played="flash-floods")
    assert scene(river, A1="city").use("flash-floods", "land:A1").land("A1") == "city-2"
    assert scene(river, A5="city").use("flash-floods", "land:A5").land("A5") == "city-1"


@ruling("SI-P-080")
def test_flash_floods_damage_may_be_split() -> None:
    river = spirit(RIVER, "A1", played="flash-floods")
    at = scene(river, A1="town city dahan").use("flash-floods", "land:A1", "hit:town", "hit:city")
    assert at.land("A1") == "town-1 city-1 dahan"


def boon(target: int, played: str) -> int:
    """What Boon of Vigor gives to a spirit."""
    at = scene(
        spirit(RIVER, "A5", played="boon-of-vigor wash-away"), spirit(SHADOWS, "B4", played=played)
    )
    at.use("boon-of-vigor", f"spirit:{target}", seat=1)
    assert at.energy(3 - target) == 0
    return at.energy(target)


@ruling("SI-P-059")
def test_boon_of_vigor() -> None:
    three = "mantle-of-dread favors-called-due concealing-shadows"
    assert boon(1, three) == 1
    assert boon(2, three) == 3
    assert boon(2, "") == 0


@ruling("SI-P-059")
def test_boon_of_vigor_counts_a_played_card_that_has_been_forgotten() -> None:
    bringer = spirit("bringer-of-dreams-and-nightmares", "B8", played="call-on-midnights-dream")
    at = scene(spirit(RIVER, "A5", played="boon-of-vigor"), bringer, B8="dahan city")
    at.use("call-on-midnights-dream", "land:B8", "choose:1", seat=2)
    at.play(f"take:{at.moves('take', seat=2)[0]}", "forget:call-on-midnights-dream", seat=2)
    energy = at.energy(2)
    if at.moves("play", seat=2):
        at.play("done", seat=2)
    at.use("boon-of-vigor", "spirit:2", seat=1)
    assert at.energy(2) == energy + 1


def test_wash_away_pushes_explorers_and_towns_only() -> None:
    at = scene(spirit(RIVER, "A7", played="wash-away"), phase="slow", A7="town city dahan")
    at.use("wash-away", "land:A7")
    assert at.moves() == ["piece:town", "done"]
    assert at.why_not("piece:city") == codes.WRONG_PIECE
    assert at.why_not("piece:explorer") == codes.NO_SUCH_PIECE


# Lightning's Swift Strike


@ruling("SI-P-081")
@pytest.mark.parametrize(
    ("elements", "keys", "left", "fear"),
    [
        ("3 fire 2 air", [], "explorer 3 city", 1),
        ("4 fire 3 air", ["piece:town"], "explorer 3 city", 1),
        ("4 fire 3 air", ["piece:city"], "explorer town 2 city", 2),
        ("5 fire 4 air 1 water", ["piece:city", "piece:city"], "explorer town city", 4),
        ("5 fire 5 air 2 water", ["piece:city"] * 3, "explorer town", 6),
    ],
)
def test_thundering_destruction(elements: str, keys: list[str], left: str, fear: int) -> None:
    lightning = spirit(LIGHTNING, "A7 A7", elements=elements)
    at = scene(lightning, phase="slow", A7="explorer town 3 city")
    at.use("thundering-destruction", "land:A7", *keys)
    assert at.land("A7") == left
    assert at.fear == fear


@ruling("SI-P-082")
@pytest.mark.parametrize(
    ("lands", "fear"), [(["A5", "A8"], 1), (["A5", "A5"], 1), (["A8", "A8"], 1), ([], 0)]
)
def test_harbingers_frighten_once(lands: list[str], fear: int) -> None:
    lightning = spirit(LIGHTNING, "A7", played="harbingers-of-the-lightning")
    at = scene(lightning, phase="slow", A5="town", A7="3 dahan", A8="city")
    at.use("harbingers-of-the-lightning", "land:A7")
    for land in lands:
        at.play("piece:dahan", f"to:{land}")
    if not lands:
        at.play("done")
    assert at.fear == fear


@ruling("SI-P-082")
def test_harbingers_frighten_nobody_without_buildings() -> None:
    lightning = spirit(LIGHTNING, "A7", played="harbingers-of-the-lightning")
    at = scene(lightning, phase="slow", A5="explorer", A7="2 dahan town")
    at.use("harbingers-of-the-lightning", "land:A7", "piece:dahan", "to:A5", "done")
    assert at.fear == 0


def test_raging_storm_hits_every_invader_and_no_dahan() -> None:
    lightning = spirit(LIGHTNING, "A7", played="raging-storm")
    at = scene(lightning, phase="slow", A7="2 explorer town-1 city dahan", A5="explorer")
    at.use("raging-storm", "land:A7")
    assert at.land("A7") == "city-1 dahan"
    assert at.land("A5") == "explorer"
    assert at.fear == 1


# Shadows Flicker Like Flame


def far(power: str = "favors-called-due", energy: int = 1, **lands: str) -> Scene:
    shadows = spirit(SHADOWS, "A8", played=power, energy=energy)
    return scene(shadows, phase="slow", island=lands).play(f"use:{power}")


@ruling("SI-P-083")
def test_shadows_reach_any_land_with_dahan_for_an_energy() -> None:
    at = far(A3="dahan", A7="dahan")
    assert at.moves("land") == ["A5", "A6", "A7", "A8", "A3"]
    assert at.why_not("land:A4") == codes.OUT_OF_RANGE
    at.play("land:A3")
    assert at.energy() == 0


@ruling("SI-P-083")
def test_in_range_shadows_pay_nothing() -> None:
    assert far(A3="dahan", A7="dahan").play("land:A7").energy() == 1


@ruling("SI-P-083")
def test_without_energy_shadows_reach_as_far_as_others() -> None:
    at = far(energy=0, A3="dahan")
    assert at.moves("land") == ["A5", "A6", "A7", "A8"]
    assert at.why_not("land:A3") == codes.OUT_OF_RANGE


@ruling("SI-P-083")
def test_others_do_not_reach_far_lands_with_dahan() -> None:
    at = scene(spirit(RIVER, "A8", played="favors-called-due", energy=5), phase="slow", A3="dahan")
    assert at.play("use:favors-called-due").moves("land") == ["A5", "A6", "A7", "A8"]


@ruling("SI-P-083")
def test_the_innate_power_reaches_far_too_but_needs_an_origin() -> None:
    shadows = spirit(SHADOWS, "A8 A8", elements="2 moon 1 fire", energy=1)
    at = scene(shadows, A3="dahan").play("use:darkness-swallows-the-unwary")
    assert "A3" in at.moves("land")
    shadows = spirit(SHADOWS, "A8", elements="2 moon 1 fire", energy=1)
    at = scene(shadows, A3="dahan")
    assert at.why_not("use:darkness-swallows-the-unwary", seat=1) == codes.NO_TARGET


@ruling("SI-P-084")
def test_far_lands_must_fit_as_well() -> None:
    at = far("accelerated-rot", A1="dahan", A2="dahan", A3="dahan", A8="city")
    assert at.moves("land") == ["A5", "A8", "A2", "A3"]
    assert at.why_not("land:A1") == codes.WRONG_LAND


@ruling("SI-P-085")
@pytest.mark.parametrize("destroyed", [0, 1, 2])
def test_darkness_gathers_first_and_then_destroys(destroyed: int) -> None:
    shadows = spirit(SHADOWS, "A8 A8", elements="3 moon 2 fire")
    at = scene(shadows, A5="explorer", A7="2 explorer")
    at.use("darkness-swallows-the-unwary", "land:A7")
    assert at.land("A7") == "3 explorer"
    at.play(*["piece:explorer"] * destroyed)
    if destroyed < 2:
        at.play("done")
    assert at.count("A7", "explorer") == 3 - destroyed
    assert at.fear == destroyed


@ruling("SI-P-085")
def test_darkness_at_its_first_level_only_gathers_and_must() -> None:
    shadows = spirit(SHADOWS, "A8 A8", elements="2 moon 1 fire")
    at = scene(shadows, A5="explorer", A8="explorer city")
    at.use("darkness-swallows-the-unwary", "land:A7")
    assert at.moves() == ["from:A5", "from:A8"]
    assert at.why_not("done") == codes.NOT_OPTIONAL
    at.play("from:A5")
    assert (at.land("A7"), at.fear) == ("explorer", 0)


@ruling("SI-P-086")
def test_darkness_at_its_highest_level_frightens_for_what_it_destroys() -> None:
    shadows = spirit(SHADOWS, "A8 A8", elements="4 moon 3 fire 2 air")
    at = scene(shadows, A7="town city")
    at.use("darkness-swallows-the-unwary", "land:A7", "kill:town")
    assert at.land("A7") == "city-1"
    assert at.fear == 2


@ruling("SI-P-087")
@pytest.mark.parametrize(
    ("there", "fear"),
    [("3 dahan 2 town", 3), ("2 dahan 2 town", 0), ("3 dahan", 0), ("3 dahan 2 city", 3)],
)
def test_favors_called_due(there: str, fear: int) -> None:
    shadows = spirit(SHADOWS, "A7", played="favors-called-due")
    at = scene(shadows, phase="slow", A7=there).use("favors-called-due", "land:A7")
    assert at.fear == fear


@ruling("SI-P-087")
def test_favors_called_due_gathers_up_to_four_first() -> None:
    shadows = spirit(SHADOWS, "A7", played="favors-called-due")
    at = scene(shadows, phase="slow", A5="5 dahan", A7="3 town")
    at.use("favors-called-due", "land:A7", *["from:A5"] * 4)
    assert (at.land("A5"), at.land("A7")) == ("dahan", "3 town 4 dahan")
    assert at.fear == 3


@ruling("SI-P-014")
@pytest.mark.parametrize(
    ("there", "way", "left"),
    [
        ("city", "choose:2", "town"),
        ("town", "choose:1", "explorer"),
        ("town city", "choose:1", "explorer city"),
        ("city", "choose:1", "city"),
        ("city-2", "choose:2", ""),
    ],
)
def test_crops_wither_and_fade(there: str, way: str, left: str) -> None:
    shadows = spirit(SHADOWS, "A7", played="crops-wither-and-fade")
    at = scene(shadows, phase="slow", A7=there).use("crops-wither-and-fade", "land:A7", way)
    assert at.land("A7") == left
    assert at.fear == (3 if there == "city-2" else 2)  # a town that is destroyed frightens


def concealed(*played: str) -> Scene:
    at = scene(spirit(SHADOWS, "A7 A8", played="concealing-shadows"), A7="town city 2 dahan")
    for card in played:
        at.use(card, "land:A7")
    return at.invaders(ravage="I-S", explore="I-W")


@ruling("SI-P-088")
def test_concealing_shadows_protects_dahan_but_not_the_land() -> None:
    at = concealed("concealing-shadows")
    assert at.moves("kill") == ["town", "city"]  # 4 damage of both dahan
    at.play("kill:city")
    assert at.land("A7") == "town 2 dahan blight"  # healed since
    assert at.fear == 1 + 2


@ruling("SI-P-088")
def test_without_concealing_shadows_the_dahan_are_destroyed() -> None:
    assert concealed().land("A7") == "town city blight"


@ruling("SI-P-088")
def test_concealing_shadows_does_not_protect_from_powers() -> None:
    played = "concealing-shadows devouring-ants"
    at = scene(spirit(SHADOWS, "A7 A7", played=played), A7="2 dahan explorer town")
    at.use("concealing-shadows", "land:A7")
    at.state.phase = codes.SLOW_PHASE
    at.use("devouring-ants", "land:A7", "kill:explorer")
    assert at.land("A7") == "town-1 dahan"


def mantle(*keys: str) -> Scene:
    one, two = spirit(SHADOWS, "A8", played="mantle-of-dread"), spirit(RIVER, "B1 B3")
    at = scene(one, two, phase="slow", B1="explorer town city", A8="explorer")
    return at.use("mantle-of-dread", "spirit:2", seat=1).play(*keys, seat=2)


def test_mantle_of_dread_lets_the_target_push_from_one_of_its_lands() -> None:
    at = mantle()
    assert at.fear == 2
    assert at.asked == [2]
    assert at.moves(seat=2) == ["land:B1", "land:B3", "done"]
    assert at.why_not("land:A8", seat=2) == codes.WRONG_LAND
    at.play("land:B1", "piece:explorer", "to:B2", "piece:town", "to:B5", seat=2)
    assert (at.land("B1"), at.land("B2"), at.land("B5")) == ("city", "explorer", "town")


def test_mantle_of_dread_may_be_left() -> None:
    assert mantle("done").land("B1") == "explorer town city"
    at = mantle("land:B1", "done", "done")
    assert at.land("B1") == "explorer town city"


# Vital Strength of the Earth


@ruling("SI-P-089")
def test_sacred_sites_of_vital_strength_defend() -> None:
    at = scene(spirit(EARTH, "A6 A6 A6 A8", played="guard-the-healing-land"))
    assert at.defend("A6") == 3
    assert at.defend("A8") == 0
    assert at.use("guard-the-healing-land", "land:A6").defend("A6") == 7


@ruling("SI-P-089")
def test_a_lost_sacred_site_defends_no_more() -> None:
    at = scene(spirit(EARTH, "A6 A6 A8"), A6="town city").invaders(ravage="I-M", explore="I-W")
    assert at.land("A6") == "town city blight"  # 5 - 3 = 2 damage
    assert at.presence("A6") == 1
    assert at.defend("A6") == 0


@ruling("SI-P-089")
def test_sacred_sites_of_others_do_not_defend() -> None:
    assert scene(spirit(LIGHTNING, "A6 A6")).defend("A6") == 0


@ruling("SI-P-090")
def test_a_year_of_perfect_stillness() -> None:
    earth = spirit(EARTH, "A6", played="a-year-of-perfect-stillness")
    at = scene(earth, A6="town", A1="town").use("a-year-of-perfect-stillness", "land:A6")
    at.invaders(ravage="I-M", build="II-M", explore="III-JM")
    assert at.land("A6") == "town"
    assert at.land("A1") == "explorer town city blight"


@ruling("SI-P-091")
@pytest.mark.parametrize(("dahan", "damage", "fear"), [(3, 5, 2), (2, 2, 0)])
def test_rituals_of_destruction(dahan: int, damage: int, fear: int) -> None:
    earth = spirit(EARTH, "A6 A6", played="rituals-of-destruction")
    at = scene(earth, phase="slow", A6=f"9 town {dahan} dahan").use(
        "rituals-of-destruction", "land:A6"
    )
    dealt = 0
    while at.moves("hit"):
        at.play("hit:town")
        dealt += 1
    assert dealt == damage
    assert at.fear == fear


def test_rituals_of_destruction_needs_dahan() -> None:
    earth = spirit(EARTH, "A6 A6", played="rituals-of-destruction")
    at = scene(earth, phase="slow", A5="dahan", A6="town")
    assert at.play("use:rituals-of-destruction").moves("land") == ["A5"]


def test_draw_of_the_fruitful_earth_gathers_explorers_and_dahan() -> None:
    earth = spirit(EARTH, "A7", played="draw-of-the-fruitful-earth")
    at = scene(earth, phase="slow", A5="3 explorer town 3 dahan")
    at.use("draw-of-the-fruitful-earth", "land:A7", *["from:A5"] * 4)
    assert at.land("A7") == "2 explorer 2 dahan"
    assert at.land("A5") == "explorer town dahan"
    assert at.moves() == ["ready"]


def test_guard_the_healing_land_removes_blight_and_returns_it_to_the_card() -> None:
    earth = spirit(EARTH, "A6 A6", played="guard-the-healing-land")
    at = scene(earth, A5="2 blight").use("guard-the-healing-land", "land:A5")
    assert at.land("A5") == "blight"
    assert at.state.blight == 6
