"""Where powers reach, and what pushing and gathering may do."""

import pytest

from spieltisch.games.spirit_island.state import codes, turn
from tests.games.spirit_island.scene import EARTH, LIGHTNING, RIVER, SHADOWS, scene, spirit
from tests.ruling import ruling


@ruling("SI-P-001", "SI-039")
def test_range_0_offers_exactly_the_lands_with_own_presence() -> None:
    at = scene(spirit(RIVER, "A4 A5", played="rivers-bounty"), phase="slow")
    assert at.play("use:rivers-bounty").moves("land") == ["A4", "A5"]


@ruling("SI-P-001")
def test_range_0_offers_only_those_that_pass_the_filter() -> None:
    thunder = spirit("thunderspeaker", "A4 A5", played="manifestation-of-power-and-glory")
    at = scene(thunder, phase="slow", A5="dahan")
    assert at.play("use:manifestation-of-power-and-glory").moves("land") == ["A5"]
    assert at.why_not("land:A4") == codes.WRONG_LAND
    assert at.why_not("land:A1") == codes.WRONG_LAND


@ruling("SI-P-002")
def test_range_1_offers_the_origin_and_all_its_neighbours() -> None:
    at = scene(spirit(RIVER, "A3", played="flash-floods")).play("use:flash-floods")
    assert at.moves("land") == ["A2", "A3", "A4"]
    assert at.why_not("land:A1") == codes.OUT_OF_RANGE


@ruling("SI-P-002", "SI-024")
def test_range_crosses_the_edges_of_boards() -> None:
    lightning = spirit(LIGHTNING, "C3 C3", played="shatter-homesteads", board="C")
    at = scene(lightning, spirit(RIVER, "D1", board="D"), phase="slow")
    lands = at.play("use:shatter-homesteads", seat=1).moves("land", seat=1)
    assert lands == ["C1", "C2", "C3", "C4", "C5", "C7", "D2", "D3", "D4", "D5", "D6", "D7"]


@ruling("SI-P-003", "SI-023")
def test_an_ocean_without_its_spirit_is_no_land() -> None:
    at = scene(spirit(RIVER, "A1", played="flash-floods wash-away"), A1="2 explorer")
    assert "A0" not in at.play("use:flash-floods").moves("land")
    assert at.why_not("land:A0") == codes.NOT_ON_ISLAND
    at = scene(spirit(RIVER, "A1", played="wash-away"), A1="2 explorer", phase="slow")
    at.use("wash-away", "land:A1", "piece:explorer")
    assert at.moves("to") == ["A2", "A4", "A5", "A6"]
    assert at.why_not("to:A0") == codes.NOT_ADJACENT


@ruling("SI-P-003")
def test_no_way_leads_over_an_ocean_without_its_spirit() -> None:
    at = scene(spirit(SHADOWS, "A1", played="favors-called-due"), phase="slow")
    assert "A3" not in at.play("use:favors-called-due").moves("land")


@ruling("SI-P-004", "SI-038")
@pytest.mark.parametrize(("presence", "usable"), [("A6", False), ("A6 A7", False), ("A6 A6", True)])
def test_a_sacred_site_takes_two_presence_in_a_land(presence: str, usable: bool) -> None:
    at = scene(spirit(EARTH, presence, played="guard-the-healing-land"))
    assert at.may("use:guard-the-healing-land") == usable
    if not usable:
        assert at.why_not("use:guard-the-healing-land", seat=1) == codes.NO_TARGET


@ruling("SI-P-005", "SI-038")
def test_presence_of_two_spirits_makes_no_sacred_site() -> None:
    at = scene(spirit(EARTH, "A6 B4", played="guard-the-healing-land"), spirit(SHADOWS, "A6 B8"))
    assert not at.sacred("A6", seat=1)
    assert not at.sacred("A6", seat=2)
    assert at.why_not("use:guard-the-healing-land", seat=1) == codes.NO_TARGET


@ruling("SI-P-006")
@pytest.mark.parametrize(("presence", "reached"), [("A3", False), ("A5", True)])
def test_an_origin_may_have_to_be_of_a_terrain(presence: str, reached: bool) -> None:
    at = scene(spirit(EARTH, presence, played="cleansing-floods"), phase="slow")
    assert at.may("use:cleansing-floods") == reached
    if reached:
        assert "A4" in at.play("use:cleansing-floods").moves("land")


@ruling("SI-P-007")
def test_two_terrains_mean_either() -> None:
    at = scene(spirit(EARTH, "A5", played="accelerated-rot"), phase="slow")
    assert at.play("use:accelerated-rot").moves("land") == ["A2", "A3", "A5", "A8"]


@ruling("SI-P-008", "SI-040")
def test_the_target_must_fit_when_the_power_is_used() -> None:
    earth = spirit(EARTH, "A6 A6", played="rouse-the-trees-and-stones")
    at = scene(earth, phase="slow", A5="blight", A8="blight city")
    assert at.play("use:rouse-the-trees-and-stones").moves("land") == ["A1", "A6"]
    assert at.why_not("land:A5") == codes.WRONG_LAND


@ruling("SI-P-009")
def test_a_land_may_have_to_be_free_of_invaders() -> None:
    shadows = spirit(SHADOWS, "A7", played="lure-of-the-unknown")
    at = scene(shadows, A5="explorer", A7="dahan").play("use:lure-of-the-unknown")
    assert at.why_not("land:A5") == codes.WRONG_LAND
    at.play("land:A7")
    assert (at.land("A5"), at.land("A7")) == ("", "explorer dahan")


@ruling("SI-P-022")
def test_a_longer_range_is_for_powers_and_not_for_growth() -> None:
    at = scene(spirit(RIVER, "A3", played="flash-floods"))
    turn.add(at.state, turn.RANGE, 0, 1)
    assert at.play("use:flash-floods").moves("land") == ["A1", "A2", "A3", "A4", "A5"]
    at = scene(spirit(RIVER, "A3"), phase="growth")
    turn.add(at.state, turn.RANGE, 0, 1)
    assert at.play("grow:2").moves("land") == ["A2", "A3", "A4"]


@ruling("SI-P-023")
@pytest.mark.parametrize(
    ("elements", "lands"), [("", ["A3"]), ("1 air", ["A2", "A3", "A4"]), ("1 fire", ["A3"])]
)
def test_elements_may_make_a_range_longer(elements: str, lands: list[str]) -> None:
    card = "sap-the-strength-of-multitudes"
    at = scene(spirit(RIVER, "A3", played=card, elements=elements))
    assert at.play(f"use:{card}").moves("land") == lands


@ruling("SI-P-011")
def test_a_power_without_a_target_does_nothing_but_its_elements_count() -> None:
    earth = spirit(EARTH, "A6", played="guard-the-healing-land", energy=1)
    at = scene(earth)
    assert at.moves(seat=1) == []
    assert at.energy() == 1
    assert at.elements() == {"water": 1, "earth": 1, "plant": 1}


@ruling("SI-P-012")
def test_a_power_need_not_be_used() -> None:
    at = scene(spirit(RIVER, "A5", played="flash-floods"), deck="I-M", A5="explorer").play("ready")
    assert at.phase == "growth"
    assert at.land("A5") == "explorer"
    assert at.discard() == ["flash-floods"]


@ruling("SI-P-018")
def test_a_push_must_be_done_and_up_to_need_not() -> None:
    river = spirit(RIVER, "A5", elements="1 sun 2 water", played="wash-away")
    at = scene(river, phase="slow", A5="explorer", A7="town")
    at.use("massive-flooding", "land:A5")
    assert at.moves("to") == ["A1", "A4", "A6", "A7", "A8"]
    assert at.why_not("done") == codes.NOT_OPTIONAL
    at.play("to:A7")
    at.use("wash-away", "land:A7", "piece:explorer", "to:A5", "done")
    assert (at.land("A5"), at.land("A7")) == ("explorer", "town")


@ruling("SI-P-018")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_up_to_may_be_any_number(number: int) -> None:
    river = spirit(RIVER, "A7", played="wash-away")
    at = scene(river, phase="slow", A7="3 explorer").use("wash-away", "land:A7")
    for _ in range(number):
        at.play("piece:explorer", "to:A5")
    at.play("done")
    assert at.count("A7", "explorer") == 3 - number


@ruling("SI-P-018")
def test_without_a_piece_there_is_nothing_to_push() -> None:
    river = spirit(RIVER, "A5", elements="1 sun 2 water")
    at = scene(river, phase="slow", A7="town").use("massive-flooding", "land:A5")
    assert at.moves() == ["ready"]


@ruling("SI-P-019", "SI-041")
def test_pieces_are_pushed_to_different_lands() -> None:
    at = scene(spirit(RIVER, "A5", played="wash-away"), phase="slow", A5="2 town")
    at.use("wash-away", "land:A5", "piece:town", "to:A1", "piece:town", "to:A7")
    assert (at.land("A1"), at.land("A5"), at.land("A7")) == ("town", "", "town")


@ruling("SI-P-019", "SI-042")
def test_pieces_are_gathered_from_different_lands_but_only_from_adjacent_ones() -> None:
    river = spirit(RIVER, "A7", played="rivers-bounty")
    at = scene(river, phase="slow", A1="dahan", A5="dahan", A8="dahan city")
    at.use("rivers-bounty", "land:A7")
    assert at.moves("from") == ["A5", "A8"]
    assert at.why_not("from:A1") == codes.NOT_ADJACENT
    at.play("from:A5", "from:A8")
    assert at.land("A7") == "3 dahan"
    assert at.land("A1") == "dahan"


@ruling("SI-P-020")
def test_another_spirit_is_oneself_only_where_there_is_no_other() -> None:
    green = spirit("a-spread-of-rampant-green", "A5", played="gift-of-proliferation")
    assert scene(green).play("use:gift-of-proliferation").moves("spirit") == ["1"]
    at = scene(green, spirit(RIVER, "B6")).play("use:gift-of-proliferation", seat=1)
    assert at.moves("spirit", seat=1) == ["2"]
    assert at.why_not("spirit:1", seat=1) == codes.WRONG_SPIRIT


@ruling("SI-P-013")
@pytest.mark.parametrize(("there", "fear"), [("", 1), ("town", 2), ("city", 1)])
def test_fear_of_a_power_and_of_what_it_destroys(there: str, fear: int) -> None:
    lightning = spirit(LIGHTNING, "A7 A7", played="shatter-homesteads")
    at = scene(lightning, phase="slow", A7=there).use("shatter-homesteads", "land:A7")
    assert at.fear == fear
    assert at.count("A7", "town") == 0


@ruling("SI-P-016", "SI-043")
def test_damage_heals_at_the_end_of_the_turn() -> None:
    river = spirit(RIVER, "A5", played="flash-floods")
    at = scene(river, deck="I-M", A5="town city-2")
    at.use("flash-floods", "land:A5", "hit:town")
    assert at.land("A5") == "town-1 city-2"
    at.play("ready")
    assert at.land("A5") == "town city"


@ruling("SI-P-015")
def test_damage_of_two_powers_adds_up() -> None:
    river = spirit(RIVER, "A5", played="flash-floods pull-beneath-the-hungry-earth")
    at = scene(river, A5="town").use("flash-floods", "land:A5")
    assert at.land("A5") == "town-1"
    at.state.phase = codes.SLOW_PHASE
    at.use("pull-beneath-the-hungry-earth", "land:A5")
    assert at.land("A5") == ""


@ruling("SI-P-017")
def test_a_power_acts_in_its_target_land_only() -> None:
    lightning = spirit(LIGHTNING, "A5", played="raging-storm")
    at = scene(lightning, phase="slow", A4="explorer", A5="2 explorer town", A8="explorer city")
    at.use("raging-storm", "land:A5")
    assert at.land("A5") == "town-1"
    assert (at.land("A4"), at.land("A8")) == ("explorer", "explorer city")


@ruling("SI-032")
def test_powers_alternate_but_do_not_interrupt_each_other() -> None:
    one = spirit(RIVER, "A7", played="flash-floods", elements="3 sun 4 water")
    two = spirit(SHADOWS, "B8", played="concealing-shadows")
    at = scene(one, two, A7="town", B8="city")
    at.play("use:flash-floods", seat=1)
    assert at.asked == [1]
    assert at.why_not("use:concealing-shadows", seat=2) == codes.OTHERS_ACT
    assert at.moves(seat=2) == []
    at.play("land:A7", seat=1)
    at.use("concealing-shadows", "land:B8", seat=2)
    assert at.fear == 1
