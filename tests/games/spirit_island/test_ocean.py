"""Ocean's Hungry Grasp: the ocean as a land, drowning, its innate and unique powers."""

import pytest

from spieltisch.games.spirit_island.state import codes
from tests.games.spirit_island.scene import (
    BRINGER,
    EARTH,
    OCEAN,
    RIVER,
    SHADOWS,
    THUNDER,
    Scene,
    scene,
    spirit,
)
from tests.ruling import ruling


def washing(there: str, seats: int = 1) -> Scene:
    """Ocean pushes pieces out of A1."""
    one = spirit(OCEAN, "A0 A1", played="wash-away")
    others = [spirit(SHADOWS, "B4")][: seats - 1]
    at = scene(one, *others, phase="slow", A1=there)
    return at.use("wash-away", "land:A1", seat=1)


# the ocean in play


@ruling("SI-P-105")
@pytest.mark.parametrize("card", ["overgrow-in-a-night", "gift-of-proliferation"])
def test_presence_of_ocean_is_never_added_inland(card: str) -> None:
    at = scene(spirit(OCEAN, "A1 A0", played=card)).play(f"use:{card}")
    if card == "overgrow-in-a-night":
        at.play("land:A4", "choose:1")
        assert at.moves() == ["ready"]  # nothing could be added
        assert at.presence("A4") == 0
    else:
        at.play("spirit:1")
        assert at.moves("land") == ["A1", "A2", "A3", "A0"]


@ruling("SI-P-105")
def test_growth_of_ocean_is_coastal_or_at_sea() -> None:
    at = scene(spirit(OCEAN, "A1 A1"), phase="growth").play("grow:3", "choose:3")
    assert at.moves("land") == ["A1", "A2"]
    assert at.why_not("land:A4") == codes.WRONG_LAND
    assert at.why_not("land:A3") == codes.OUT_OF_RANGE


@ruling("SI-P-106", "SI-P-107")
def test_the_ocean_is_a_coastal_wetland_for_the_powers_of_all() -> None:
    earth = spirit(EARTH, "A2 A2", played="accelerated-rot")
    at = scene(earth, spirit(OCEAN, "A3 B0 B2"), phase="slow")
    at.play("use:accelerated-rot", seat=1)
    assert at.moves("land", seat=1) == ["A2", "A3", "A5", "B4", "A0"]  # jungles and wetlands
    assert at.state.coastal(0)


@ruling("SI-P-106")
def test_the_ocean_of_a_board_without_ocean_is_no_land() -> None:
    earth = spirit(EARTH, "A2", played="drought")
    at = scene(earth, spirit(OCEAN, "B0 B2"), phase="slow")
    lands = at.play("use:drought", seat=1).moves("land", seat=1)
    assert "A0" not in lands
    assert at.why_not("land:A0", seat=1) == codes.NOT_ON_ISLAND


@ruling("SI-P-106")
def test_the_ocean_leaves_play_with_the_last_presence_on_its_board() -> None:
    at = scene(spirit(OCEAN, "A1 B1"), spirit(RIVER, "A2", played="flash-floods"))
    assert "A0" in at.play("use:flash-floods", seat=2).moves("land", seat=2)
    at = scene(spirit(OCEAN, "B1"), spirit(RIVER, "A2", played="flash-floods"))
    assert "A0" not in at.play("use:flash-floods", seat=2).moves("land", seat=2)


@ruling("SI-P-106")
def test_range_leads_over_an_ocean_in_play() -> None:
    shadows = spirit(SHADOWS, "A1", played="dark-and-tangled-woods")
    at = scene(spirit(OCEAN, "A2 B0"), shadows).play("use:dark-and-tangled-woods", seat=2)
    assert at.moves("land", seat=2) == ["A1", "A2", "A4", "A5", "A6", "A0"]
    shadows = spirit(SHADOWS, "A1", played="land-of-haunts-and-embers")
    at = scene(spirit(OCEAN, "A2 B0"), shadows).play("use:land-of-haunts-and-embers", seat=2)
    assert "A3" in at.moves("land", seat=2)


@ruling("SI-P-106")
def test_a_river_in_the_ocean_has_a_sacred_site_there() -> None:
    at = scene(spirit(OCEAN, "A1 B0"), spirit(RIVER, "A0 B6", elements="1 sun 2 water"))
    assert at.sacred("A0", seat=2)


@ruling("SI-P-106")
def test_invader_actions_do_not_treat_the_ocean_as_a_land() -> None:
    at = scene(spirit(OCEAN, "A0 A1")).invaders(explore="I-W")
    assert at.land("A0") == ""
    assert at.land("A2") == "explorer"


@ruling("SI-P-108")
@pytest.mark.parametrize(("ocean", "reached"), [("A1 B0", True), ("B0 B1", False)])
def test_a_power_may_begin_in_the_ocean(ocean: str, reached: bool) -> None:
    earth = spirit(EARTH, "A0 A8", played="cleansing-floods")
    at = scene(earth, spirit(OCEAN, ocean), phase="slow")
    assert (at.why_not("use:cleansing-floods", seat=1) == codes.LEGAL) == reached
    if reached:
        lands = at.play("use:cleansing-floods", seat=1).moves("land", seat=1)
        assert lands == ["A1", "A2", "A3", "A0"]


@ruling("SI-P-109")
def test_others_do_not_grow_into_the_ocean_but_a_power_may_take_them_there() -> None:
    at = scene(spirit(OCEAN, "A1 B0"), spirit(SHADOWS, "A2"), phase="growth")
    at.play("grow:2", "choose:2", seat=2)
    assert at.moves("land", seat=2) == ["A1", "A2", "A3", "A4"]
    assert at.why_not("land:A0", seat=2) == codes.OUT_OF_RANGE
    river = spirit(RIVER, "A2", played="overgrow-in-a-night")
    at = scene(spirit(OCEAN, "A1 B0"), river)
    at.use("overgrow-in-a-night", "land:A0", "choose:1", seat=2).play("track:energy", seat=2)
    assert at.presence("A0", seat=2) == 1


@ruling("SI-P-109")
def test_growth_of_others_does_not_reach_over_the_ocean() -> None:
    ocean, river = spirit(OCEAN, "NE1", board="NE"), spirit(RIVER, "NE1", board="E")
    at = scene(ocean, river, phase="growth").play("grow:3", "choose:2", seat=2)
    assert "NE3" in at.moves("land", seat=2)
    assert at.why_not("land:NE4", seat=2) == codes.OUT_OF_RANGE  # two steps over the sea


@ruling("SI-P-117")
def test_blight_cascades_into_an_ocean_in_play_and_out_of_it() -> None:
    at = scene(spirit(OCEAN, "A0 A3"), A1="town blight", A0="blight")
    at.invaders(ravage="I-M", explore="I-S")
    assert "A0" in at.moves("to")
    at.play("to:A0")
    assert at.land("A0") == "2 blight"
    assert at.moves("to") == ["A1", "A2", "A3"]
    assert at.presence("A0") == 0  # destroyed by the blight
    at.play("to:A2")
    assert at.land("A2") == "blight"


@ruling("SI-P-117", "SI-023")
def test_blight_does_not_cascade_into_another_ocean() -> None:
    at = scene(spirit(RIVER, "A5"), A1="town blight").invaders(ravage="I-M", explore="I-W")
    assert at.moves("to") == ["A2", "A4", "A5", "A6"]
    assert at.why_not("to:A0") == codes.NOT_ADJACENT


# drowning


@ruling("SI-P-110")
@pytest.mark.parametrize(("kind", "energy", "fear"), [("explorer", 1, 0), ("town", 2, 2)])
def test_two_pieces_drown_in_a_game_of_two(kind: str, energy: int, fear: int) -> None:
    at = washing(there=f"2 {kind}", seats=2)
    at.play(f"piece:{kind}", "to:A0", f"piece:{kind}", "to:A0", seat=1)
    assert (at.land("A0"), at.land("A1")) == ("", "")
    assert at.energy() == energy
    assert at.fear == fear


@ruling("SI-P-111")
def test_health_is_kept_until_it_is_enough() -> None:
    at = washing(there="2 explorer", seats=2).play("piece:explorer", "to:A0", seat=1)
    assert (at.energy(), at.state.drowned) == (0, 1)
    at.play("piece:explorer", "to:A0", seat=1)
    assert (at.energy(), at.state.drowned) == (1, 0)


@ruling("SI-P-111")
def test_health_is_that_which_is_printed() -> None:
    at = washing(there="town-1").play("piece:town-1", "to:A0")
    assert at.energy() == 2


def test_another_spirit_may_feed_the_ocean() -> None:
    river = spirit(RIVER, "A1", played="wash-away")
    at = scene(spirit(OCEAN, "A0 B1"), river, phase="slow", A1="town")
    at.use("wash-away", "land:A1", "piece:town", "to:A0", seat=2)
    assert (at.energy(1), at.energy(2)) == (1, 0)
    assert at.fear == 1


@ruling("SI-P-112")
def test_a_dahan_drowns_for_nothing() -> None:
    ocean = spirit(OCEAN, "A0 A1", played="voice-of-thunder")
    at = scene(ocean, phase="slow", A1="dahan")
    at.use("voice-of-thunder", "land:A1", "choose:1", "piece:dahan", "to:A0")
    assert (at.land("A0"), at.land("A1")) == ("", "")
    assert (at.energy(), at.state.drowned) == (0, 0)


@ruling("SI-P-112")
def test_presence_that_followed_a_drowned_dahan_stays_in_the_ocean() -> None:
    thunder = spirit(THUNDER, "A1 B3", played="voice-of-thunder")
    at = scene(spirit(OCEAN, "A0 B1"), thunder, phase="slow", A1="dahan")
    at.use("voice-of-thunder", "land:A1", "choose:1", "piece:dahan", "to:A0", seat=2)
    at.play("yes", seat=2)
    assert at.land("A0") == ""
    assert at.presence("A0", seat=2) == 1


def test_fear_cards_do_not_push_into_the_ocean() -> None:
    at = scene(spirit(OCEAN, "A0 A1"), earned="retreat", terror=3, A1="explorer")
    at.invaders(explore="I-S").play("land:A1", "piece:explorer")
    assert "A0" not in at.moves("to")


# powers


@ruling("SI-P-113")
def test_swallow_the_land_dwellers() -> None:
    ocean = spirit(OCEAN, "A0 A1", played="swallow-the-land-dwellers")
    at = scene(ocean, phase="slow", A1="explorer town city")
    at.use("swallow-the-land-dwellers", "land:A1")
    assert at.land("A1") == "city"
    assert (at.energy(), at.fear) == (3, 1)


@ruling("SI-P-113")
def test_swallow_the_land_dwellers_takes_one_of_each_kind() -> None:
    ocean = spirit(OCEAN, "A0 A1", played="swallow-the-land-dwellers")
    at = scene(ocean, phase="slow", A1="2 explorer 2 town 2 dahan", A2="explorer")
    at.use("swallow-the-land-dwellers", "land:A1")
    assert at.land("A1") == "explorer town dahan"
    assert at.land("A2") == "explorer"
    assert at.energy() == 3


@ruling("SI-P-114")
def test_call_of_the_deeps_in_the_ocean() -> None:
    ocean = spirit(OCEAN, "A0 A1", played="call-of-the-deeps")
    at = scene(ocean, A1="explorer", A2="explorer").use("call-of-the-deeps", "land:A0")
    assert at.moves() == ["from:A1", "from:A2"]
    at.play("from:A1")
    assert at.energy() == 1
    assert at.moves() == ["from:A2", "done"]
    at.play("from:A2")
    assert at.energy() == 2


@ruling("SI-P-114")
def test_call_of_the_deeps_at_the_coast_gathers_one() -> None:
    ocean = spirit(OCEAN, "A0 A1", played="call-of-the-deeps")
    at = scene(ocean, A2="2 explorer").use("call-of-the-deeps", "land:A1")
    assert (at.land("A1"), at.land("A2")) == ("explorer", "explorer")
    assert at.moves() == ["ready"]


def boon(there: str = "town 2 dahan") -> Scene:
    one = spirit(OCEAN, "A0 B1", played="tidal-boon")
    at = scene(one, spirit(SHADOWS, "A1 A8"), phase="slow", A1=there)
    return at.use("tidal-boon", "spirit:2", seat=1)


@ruling("SI-P-115")
def test_tidal_boon_lets_the_ocean_set_dahan_down_at_the_coast() -> None:
    at = boon()
    assert at.energy(2) == 2
    at.play("land:A1", "piece:town", "to:A0", "piece:dahan", "to:A0", seat=2)
    assert at.energy(1) == 1  # the town has drowned
    assert at.asked == [1]
    assert at.moves("land", seat=1) == ["A1", "A2", "A3", "B1", "B2", "B3"]
    assert at.why_not("land:A4", seat=1) == codes.WRONG_LAND
    at.play("land:B3", seat=1)
    assert at.land("B3") == "dahan"
    at.play("piece:dahan", "to:A0", seat=2).play("done", seat=1)
    assert at.land("A1") == ""
    assert at.count("A0", "dahan") == 0
    assert at.count("B3", "dahan") == 1


@ruling("SI-P-115")
def test_tidal_boon_need_not_push_anything() -> None:
    at = boon().play("done", seat=2)
    assert at.land("A1") == "town 2 dahan"
    assert at.energy(2) == 2


@ruling("SI-P-116")
def test_growth_gathers_into_each_ocean() -> None:
    at = scene(spirit(OCEAN, "A1 A2 B3"), spirit(SHADOWS, "B4"), phase="growth")
    at.play("grow:1", "choose:3", seat=1)
    assert at.moves(seat=1) == ["from:A1", "from:A2"]
    assert at.why_not("from:A3", seat=1) == codes.NOT_THERE
    at.play("from:A2", seat=1)
    found = [at.presence(land) for land in ("A0", "A1", "A2", "B0", "B3")]
    assert found == [1, 1, 0, 1, 0]


@ruling("SI-P-116")
def test_growth_pushes_out_of_each_ocean_that_holds_presence() -> None:
    at = scene(spirit(OCEAN, "A0 A0 A3"), spirit(SHADOWS, "B4"), phase="growth")
    at.play("grow:3", "choose:2", seat=1)
    assert at.moves(seat=1) == ["to:A1", "to:A2", "to:A3"]
    at.play("to:A1", seat=1)
    assert (at.presence("A0"), at.presence("A1"), at.presence("B0")) == (1, 1, 0)
    assert at.moves("choose", seat=1) == ["1", "3"]


def test_growth_adds_presence_to_any_ocean() -> None:
    at = scene(spirit(OCEAN, "A1"), spirit(SHADOWS, "B4"), phase="growth")
    at.play("grow:2", seat=1)
    assert at.moves("land", seat=1) == ["A0", "B0"]
    assert at.why_not("land:A1", seat=1) == codes.WRONG_LAND
    at.play("land:B0", "track:energy", "land:A0", "track:energy", seat=1)
    assert (at.presence("A0"), at.presence("B0")) == (1, 1)
    assert at.elements() == {"moon": 1, "water": 1}


@ruling("SI-P-118")
@pytest.mark.parametrize(
    ("elements", "keys", "energy", "fear"),
    [
        ("2 water 1 earth", [], 2, 1),
        ("3 water 2 earth", ["piece:city"], 3, 2),
        ("3 water 2 earth", ["piece:town"], 2, 1),
        ("4 water 3 earth", ["piece:city"], 5, 3),
    ],
)
def test_ocean_breaks_the_shore(elements: str, keys: list[str], energy: int, fear: int) -> None:
    at = scene(spirit(OCEAN, "A0 A1", elements=elements), phase="slow", A1="town city")
    at.use("ocean-breaks-the-shore", "land:A1", *keys)
    assert (at.energy(), at.fear) == (energy, fear)


@pytest.mark.parametrize(
    ("elements", "fear"),
    [("1 moon 1 air 2 water", 1), ("2 moon 1 air 3 water", 2), ("3 moon 2 air 4 water", 4)],
)
def test_pound_ships_to_splinters(elements: str, fear: int) -> None:
    at = scene(spirit(OCEAN, "A0 A1", elements=elements))
    assert at.use("pound-ships-to-splinters", "land:A0").fear == fear


def test_grasping_tide_works_in_coastal_lands() -> None:
    at = scene(spirit(OCEAN, "A1", played="grasping-tide")).play("use:grasping-tide")
    assert at.moves("land") == ["A1", "A2", "A0"]
    assert at.why_not("land:A4") == codes.WRONG_LAND
    at.play("land:A2")
    assert (at.fear, at.defend("A2"), at.defend("A1")) == (2, 4, 0)


def test_what_a_dream_drives_into_the_ocean_drowns() -> None:
    """Drowning is a rule of the ocean, not harm done by the dreamt power."""
    bringer = spirit(BRINGER, "A1 A1", played="raging-storm")
    at = scene(spirit(OCEAN, "A0 B1"), bringer, phase="slow", A1="explorer")
    at.use("raging-storm", "land:A1", seat=2).play("to:A0", seat=2)
    assert (at.land("A0"), at.land("A1")) == ("", "")
    assert at.state.drowned == 1
