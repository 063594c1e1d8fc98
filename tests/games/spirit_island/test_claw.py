"""Minor and major powers of Branch & Claw, a line for each way they can go."""

import pytest

from spieltisch.games.spirit_island.cards.every import CARDS, CLAW
from spieltisch.games.spirit_island.state import codes
from tests.games.spirit_island.scene import EARTH, GREEN, RIVER, scene, spirit
from tests.games.spirit_island.using import Line, line, prove, ready, targets, why_not
from tests.ruling import ruling


@pytest.mark.parametrize(
    "each",
    [
        # blight that is moved harms nobody
        line(
            "absorb-corruption",
            "land:A5 choose:1",
            "A5 blight; A4 blight",
            "A5 2 blight; A4",
            marks=ruling("SI-P-155"),
        ),
        line(
            "absorb-corruption",
            "land:A5 choose:2",
            "A5 2 blight",
            "A5 blight",
            others={"energy": 1},
        ),
        line("absorb-corruption", "land:A5 choose:2", "A5 2 blight", "", marks=ruling("SI-P-156")),
        line(
            "absorb-corruption",
            "land:A5 choose:3",
            "A4 blight",
            "A4",
            marks=ruling("SI-P-156"),
            elements="1 plant",
            others={"energy": 1},
        ),
        line(
            "absorb-corruption",
            "land:A5 choose:3",
            "A4 blight",
            "A4; A5 blight",
            marks=ruling("SI-P-156"),
            elements="1 plant",
        ),
        line("animated-wrackroot", "land:A5 choose:1", "A5 2 explorer", "A5 explorer", fear=1),
        line("animated-wrackroot", "land:A5 choose:2", "A5 explorer", "A5 explorer wilds"),
        line(
            "call-to-ferocity",
            "land:A5 choose:2 to:A4 to:A1",
            "A5 dahan explorer town",
            "A5 dahan; A4 explorer; A1 town",
            fear=1,
        ),
        line("call-to-ferocity", "land:A5 choose:2", "A5 explorer town", ""),
        line(
            "call-to-ferocity",
            "land:A5 choose:1 from:A4 done",
            "A5 town; A4 2 dahan",
            "A5 town dahan; A4 dahan",
        ),
        line("cycles-of-time-and-tide", "land:A1", "A1 dahan blight", "A1 2 dahan blight"),
        line("cycles-of-time-and-tide", "land:A1", "A1 blight town", "A1 town"),
        line("disorienting-landscape", "land:A6 to:A1", "A6 explorer", "A6 wilds; A1 explorer"),
        line("disorienting-landscape", "land:A5", "A5 town", ""),
        line("elusive-ambushes", "land:A5 choose:1", "A5 dahan town", "A5 town-1 dahan"),
        line("elusive-ambushes", "land:A5 choose:2", "A5 dahan town", "", defend="A5 4"),
        line("fleshrot-fever", "land:A7", "A7 town", "A7 town disease", fear=1),
        line(
            "here-there-be-monsters",
            "land:A5 piece:dahan to:A4",
            "A5 dahan town beasts",
            "A5 town beasts; A4 dahan",
            fear=3,
        ),
        line("here-there-be-monsters", "land:A5 done", "A5 dahan", "", fear=2),
        line("here-there-be-monsters", "land:A5", "A5 city", "", fear=2),
        line(
            "infested-aquifers", "land:A5 choose:1", "A5 explorer town disease", "A5 town-1 disease"
        ),
        line("infested-aquifers", "land:A5 choose:1", "A5 explorer", ""),
        line("infested-aquifers", "land:A5 choose:2", "A5 explorer", "A5 explorer disease", fear=1),
        line("infested-aquifers", "land:A7 choose:2", "A7 town", "", presence="A7"),
        line(
            "poisoned-dew",
            "land:A5",
            "A5 3 explorer town; A4 explorer",
            "A5 town",
            marks=ruling("SI-P-017"),
        ),
        line("poisoned-dew", "land:A4", "A4 3 explorer", "A4 2 explorer"),
        line("prowling-panthers", "land:A6 choose:1", "A6 explorer", "A6 explorer beasts", fear=1),
        line(
            "prowling-panthers",
            "land:A6 choose:2 piece:town",
            "A6 explorer town beasts",
            "A6 explorer beasts",
            fear=1,
        ),
        line("prowling-panthers", "land:A6 choose:2", "A6 explorer", ""),
        line(
            "razor-sharp-undergrowth",
            "land:A5",
            "A5 2 explorer 2 dahan",
            "A5 explorer dahan wilds",
            defend="A5 2",
        ),
        line("renewing-rain", "land:A7", "A7 2 blight", "A7 blight"),
        line("renewing-rain", "land:A5", "A5 blight", ""),
        line("renewing-rain", "land:A5", "A5 blight", "A5 wilds blight", elements="2 plant"),
        line(
            "rites-of-the-lands-rejection",
            "land:A5 choose:1",
            "A5 dahan 3 town",
            "",
            marks=ruling("SI-P-153"),
            fear=1,
        ),
        line(
            "rites-of-the-lands-rejection", "land:A5 choose:1", "A5 3 dahan town city", "", fear=2
        ),
        line(
            "rites-of-the-lands-rejection",
            "land:A5 choose:2 piece:dahan to:A4 done",
            "A5 2 dahan town",
            "A5 town dahan; A4 dahan",
        ),
        line(
            "swarming-wasps",
            "land:A5 choose:1",
            "A5 explorer",
            "A5 explorer beasts",
            marks=ruling("SI-P-162"),
        ),
        line("swarming-wasps", "land:A5 choose:2", "A5 explorer", "", marks=ruling("SI-P-162")),
        line(
            "swarming-wasps",
            "land:A5 choose:2 piece:explorer to:A4 done",
            "A5 2 explorer beasts",
            "A5 explorer beasts; A4 explorer",
            marks=ruling("SI-P-162"),
        ),
        line("teeming-rivers", "land:A5", "A5 town", "A5 town beasts", marks=ruling("SI-P-157")),
        line("teeming-rivers", "land:A5", "A5 blight", "A5", marks=ruling("SI-P-157")),
        line("teeming-rivers", "land:A5", "A5 2 blight", "", marks=ruling("SI-P-157")),
        line(
            "tormenting-rotflies",
            "land:A5 choose:1",
            "A5 town",
            "A5 town disease",
            marks=ruling("SI-P-158"),
        ),
        line(
            "tormenting-rotflies",
            "land:A5 choose:2",
            "A5 town disease blight",
            "",
            marks=ruling("SI-P-158"),
            fear=4,
        ),
        line("tormenting-rotflies", "land:A5 choose:2", "A5 town blight", "", fear=3),
        line("tormenting-rotflies", "land:A5 choose:2", "A5 disease blight", ""),
        # major powers
        line(
            "bloodwrack-plague",
            "land:A7",
            "A7 town",
            "A7 town 2 disease",
            marks=ruling("SI-P-179"),
            defend="A7 2; A5 2; A8 2",
        ),
        line(
            "bloodwrack-plague",
            "land:A7 land:A5",
            "A7 disease town; A5 city; A4 town",
            "A7 town 3 disease; A5",
            fear=4,
            defend="A7 3; A5 3; A8 3",
            elements="1 earth 3 animal",
        ),
        line(
            "death-falls-gently-from-open-blossoms",
            "land:A7 kill:city",
            "A7 city town",
            "A7 town-1 disease",
            marks=ruling("SI-P-181"),
            fear=2,
        ),
        line(
            "death-falls-gently-from-open-blossoms",
            "land:A7",
            "A7 town",
            "A7",
            marks=ruling("SI-P-181"),
            fear=1,
        ),
        line(
            "death-falls-gently-from-open-blossoms",
            "land:A4 land:A1 land:A5",
            "A1 town; A2 town; A5 explorer; A6 town",
            "A1 town disease; A5 explorer disease",
            fear=3,
            elements="2 air 2 plant",
        ),
        line(
            "death-falls-gently-from-open-blossoms",
            "land:A4",
            "A1 town",
            "A1 town disease",
            fear=3,
            elements="2 air 2 plant",
        ),
        line(
            "insatiable-hunger-of-the-swarm",
            "land:A7",
            "A7 city 2 dahan",
            "A7 beasts blight",
            marks=ruling("SI-P-183"),
            fear=4,
        ),
        line(
            "insatiable-hunger-of-the-swarm",
            "land:A7 from:A8 from:A8",
            "A7 dahan; A8 2 beasts city; A5 explorer",
            "A7 3 beasts blight; A8 city",
            fear=4,
        ),
        line(
            "pyroclastic-flow",
            "land:A5 kill:town",
            "A5 town 2 explorer dahan",
            "A5 dahan blight",
            fear=1,
            presence="A6 A1",
        ),
        line(
            "pyroclastic-flow",
            "land:A6",
            "A6 2 explorer",
            "A6 wilds",
            presence="A6",
            elements="1 fire 2 air 1 earth",
        ),
        line(
            "savage-transformation",
            "land:A5",
            "A5 2 explorer+1",
            "A5 explorer+1 beasts",
            marks=ruling("SI-P-194"),
            fear=2,
        ),
        line(
            "savage-transformation",
            "land:A5 land:A4",
            "A5 2 explorer; A4 explorer",
            "A5 explorer beasts; A4 beasts",
            fear=2,
            elements="1 moon 2 animal",
        ),
        line(
            "sea-monsters",
            "land:A5",
            "A5 3 beasts 4 city",
            "A5 4 beasts",
            marks=ruling("SI-P-189"),
            fear=16,
        ),
        line(
            "sea-monsters",
            "land:A5",
            "A5 4 beasts explorer",
            "A5 5 beasts",
            marks=ruling("SI-P-189"),
            fear=8,
        ),
        line("sea-monsters", "land:A5", "A4 town", "A5 beasts"),
        line(
            "sea-monsters",
            "land:A5 land:A1",
            "A5 explorer; A1 explorer",
            "A5 beasts; A1 beasts",
            fear=4,
            elements="2 water 2 animal",
        ),
        line("smothering-infestation", "land:A5", "A5 city", "A5 disease", fear=4),
        line(
            "smothering-infestation",
            "land:A7",
            "A7 town",
            "A7 town-1 disease",
            presence="A7",
            elements="1 water 1 plant",
        ),
        # the wilds of the land it comes from count
        line(
            "strangling-firevine",
            "land:A5",
            "A5 city 2 explorer",
            "A5 city-2 wilds; A7 wilds",
            marks=ruling("SI-P-178"),
            presence="A7",
        ),
        line(
            "strangling-firevine",
            "land:A5",
            "A5 city",
            "A5 wilds; A7 wilds",
            marks=ruling("SI-P-178"),
            fear=2,
            presence="A7",
            elements="1 fire 2 plant",
        ),
        line(
            "strangling-firevine",
            "land:A7",
            "A7 explorer town",
            "A7 2 wilds",
            fear=1,
            presence="A7",
        ),
        line(
            "sweep-into-the-sea",
            "land:A4 choose:1 to:A2",
            "A4 2 explorer town city dahan",
            "A4 city dahan; A2 2 explorer town",
            marks=ruling("SI-P-190"),
        ),
        line(
            "sweep-into-the-sea",
            "land:A7 choose:1",
            "A7 explorer",
            "A7; A5 explorer",
            marks=ruling("SI-P-190"),
        ),
        line("sweep-into-the-sea", "land:A1 choose:1", "A1 explorer", "", marks=ruling("SI-P-190")),
        line(
            "sweep-into-the-sea",
            "land:A1 choose:2",
            "A1 explorer town city",
            "A1 city",
            marks=ruling("SI-P-190"),
            fear=1,
        ),
        line("sweep-into-the-sea", "land:A5 choose:2", "A5 explorer", ""),
        line(
            "tigers-hunting",
            "land:A7 piece:beasts to:A5",
            "A7 explorer; A5 city; A8 dahan",
            "A7; A5 city-2 beasts",
            marks=ruling("SI-P-195"),
            fear=2,
            presence="A8",
            elements="1 sun 1 moon 2 animal",
        ),
        line(
            "volcanic-eruption",
            "land:A6",
            "A6 3 city 2 dahan beasts; A5 dahan",
            "A6 blight",
            fear=12,
            presence="A6 A7",
            lost=1,
        ),
    ],
)
def test_what_a_power_of_branch_and_claw_does(each: Line) -> None:
    prove(each)


def test_powers_of_branch_and_claw_are_not_in_the_decks_of_the_base_game() -> None:
    assert len(CLAW) == 60
    assert not set(CARDS) & set(CLAW)


@pytest.mark.parametrize(
    ("card", "presence", "before", "expected"),
    [
        pytest.param("here-there-be-monsters", "A1 A5", "", "A5", marks=ruling("SI-P-010")),
        ("cycles-of-time-and-tide", "A5", "", "A1"),
        ("swarming-wasps", "A7", "A5 blight", "A7 A8"),
        ("strangling-firevine", "A5 A8", "", ""),
        ("strangling-firevine", "A7", "", "A5 A7 A8"),
        ("sea-monsters", "A5", "", "A1 A5"),
        ("volcanic-eruption", "A6", "", "A1 A5 A6 A8"),
    ],
)
def test_where_a_power_of_branch_and_claw_may_be_used(
    card: str, presence: str, before: str, expected: str
) -> None:
    assert targets(card, presence, before) == expected.split()


@ruling("SI-P-162")
def test_wasps_that_just_came_do_not_drive_anybody_away() -> None:
    at = ready("swarming-wasps", before="A5 explorer").use("swarming-wasps", "land:A5", "choose:1")
    assert (at.land("A5"), at.moves()) == ("explorer beasts", ["ready"])


@ruling("SI-P-155")
def test_gathered_blight_destroys_no_presence_and_does_not_spread() -> None:
    at = ready("absorb-corruption", before="A5 blight; A4 blight")
    at.use("absorb-corruption", "land:A5", "choose:1")
    assert (at.presence("A5"), at.destroyed(), at.state.blight) == (2, 0, 5)


@ruling("SI-P-156")
def test_removed_blight_goes_back_to_the_card_for_energy() -> None:
    at = ready("absorb-corruption", before="A5 blight", energy=3)
    at.use("absorb-corruption", "land:A5", "choose:2")
    assert (at.energy(), at.state.blight) == (2, 6)


@ruling("SI-P-160")
@pytest.mark.parametrize(("land", "defend"), [("B7", 4), ("B5", 0)])
def test_serpents_guard_a_sacred_site(land: str, defend: int) -> None:
    at = scene(
        spirit(RIVER, "A7", played="guardian-serpents", hand=""),
        spirit(GREEN, "B7 B7 B5", hand=""),
    )
    at.use("guardian-serpents", "spirit:2")
    assert at.asked == [1]
    assert at.moves("land") == ["B5", "B7"]
    at.play(f"land:{land}")
    assert (at.land(land), at.defend(land)) == ("beasts", defend)
    assert not at.state.stacks.busy()


def test_the_target_chooses_where_it_hunts() -> None:
    at = scene(
        spirit(RIVER, "A7", played="pact-of-the-joined-hunt", hand=""),
        spirit(EARTH, "B7 B7 B5", hand=""),
        phase="slow",
        B7="dahan town",
        B4="dahan",
    )
    at.use("pact-of-the-joined-hunt", "spirit:2")
    assert at.asked == [2]
    at.play("land:B7")
    assert (at.land("B7"), at.land("B4"), at.fear) == ("2 dahan", "", 1)


@ruling("SI-P-152")
def test_promises_add_up_and_stay_behind() -> None:
    at = scene(
        spirit(RIVER, "A5 A5", played="promises-of-protection call-to-isolation", hand=""),
        A5="2 dahan-1",
    )
    for _ in range(2):
        at.use("promises-of-protection", "land:A5")
        at.state.used[0].clear()
    assert at.state.health(5, codes.DAHAN) == 6
    at.state.pieces[5] = [codes.DAHAN + 2 * codes.DAMAGE_BIT] * 2
    at.use("call-to-isolation", "land:A5", "choose:2", "to:A4")
    assert (at.land("A5"), at.land("A4")) == ("dahan-2", "")


@ruling("SI-P-193")
def test_an_eruption_reaches_all_lands_beside() -> None:
    at = ready(
        "volcanic-eruption",
        "A6 A7",
        "3 fire 2 earth",
        "A6 city 2 dahan beasts; A5 4 city dahan blight; A1 beasts dahan; A8 town; A4 city",
    )
    at.use("volcanic-eruption", "land:A6", "kill:city", "kill:city", "kill:city")
    assert {name: at.land(name) for name in ("A1", "A4", "A5", "A6", "A8")} == {
        "A1": "blight",
        "A4": "city",
        "A5": "city-1 blight",
        "A6": "wilds blight",
        "A8": "blight",
    }
    assert at.fear == 6 + 2 + 3 * 2 + 1
    assert not at.state.stacks.busy()


@ruling("SI-P-190")
def test_why_a_land_is_not_nearer_to_the_sea() -> None:
    at = ready("sweep-into-the-sea", before="A4 explorer")
    at.use("sweep-into-the-sea", "land:A4", "choose:1")
    assert at.moves("to") == ["A1", "A2", "A3"]
    assert why_not(at, "to:A5") == codes.WRONG_LAND
