"""Bringer of Dreams and Nightmares: powers that only dream of harm, and its own ones."""

import pytest

from spieltisch.games.spirit_island.state import codes, turn
from tests.games.spirit_island.scene import BRINGER, RIVER, SHADOWS, Scene, scene, spirit
from tests.ruling import ruling


def dreaming(card: str, there: str, land: str = "A7") -> Scene:
    """Bringer uses a card on a land; a city elsewhere keeps the game going."""
    bringer = spirit(BRINGER, f"{land} {land}", played=card)
    at = scene(bringer, phase="slow", A1="city", island={land: there})
    return at.use(card, f"land:{land}")


# to dream a thousand deaths


@ruling("SI-P-119")
def test_explorers_die_in_a_dream_and_are_pushed() -> None:
    at = dreaming("raging-storm", "2 explorer")
    at.play("to:A5", "to:A8")
    assert (at.land("A5"), at.land("A7"), at.land("A8")) == ("explorer", "", "explorer city")
    assert at.fear == 0


@ruling("SI-P-120")
def test_towns_that_die_in_a_dream_frighten_and_are_pushed() -> None:
    at = dreaming("drought", "2 town")
    at.play("to:A5", "to:A5")
    assert at.land("A5") == "2 town"
    assert at.fear == 4


def test_dreamt_damage_is_no_strife() -> None:
    """Strife costs health in this turn; what is only dreamt does not."""
    bringer = spirit(BRINGER, "A7 A7", played="predatory-nightmares")
    at = scene(bringer, phase="slow", A1="city", A7="2 city")
    turn.add(at.state, turn.WEAKER, 1)
    at.use("predatory-nightmares", "land:A7", "hit:city-1")
    assert at.fear == 0


@ruling("SI-P-121")
def test_a_city_that_dies_in_a_dream_stays() -> None:
    at = dreaming("predatory-nightmares", "city-1")
    assert at.land("A7") == "city-1"
    assert at.fear == 5
    assert at.moves() == ["ready"]


@ruling("SI-P-122", "SI-P-123")
@pytest.mark.parametrize(("before", "fear"), [("city", 0), ("city-2", 15)])
def test_each_power_dreams_anew(before: str, fear: int) -> None:
    cards = "raging-storm devouring-ants pull-beneath-the-hungry-earth"
    at = scene(spirit(BRINGER, "A6 A6", played=cards), phase="slow", A6=before)
    for card in cards.split():
        at.use(card, "land:A6")
        assert at.land("A6") == before
    extra = 2  # the ants and the earth frighten by themselves
    assert at.fear == fear + extra


@ruling("SI-P-124")
def test_one_power_kills_an_invader_once() -> None:
    at = dreaming("accelerated-rot", "city-2", land="A8")
    assert at.fear == 2 + 5
    assert at.land("A8") == "city-2"


@ruling("SI-P-124")
def test_damage_of_one_power_adds_up() -> None:
    at = dreaming("predatory-nightmares", "town explorer")
    at.play("hit:town", "kill:town-1", "to:A5")
    assert at.land("A7") == "explorer"
    assert at.land("A5") == "town"
    assert at.fear == 2


@ruling("SI-P-124")
def test_who_has_died_is_not_there_for_the_rest_of_the_damage() -> None:
    at = dreaming("accelerated-rot", "2 city", land="A8")
    at.play("kill:city")
    assert at.moves() == ["ready"]  # the last point could only hurt the other one
    assert at.fear == 2 + 5
    assert at.land("A8") == "2 city"


def test_who_has_died_may_still_be_pushed() -> None:
    at = dreaming("rouse-the-trees-and-stones", "explorer").play("to:A5")
    assert (at.land("A5"), at.land("A7")) == ("explorer", "")
    assert at.moves() == ["ready"]


@ruling("SI-P-125")
@pytest.mark.parametrize(
    ("card", "there", "left"),
    [
        ("devouring-ants", "2 dahan", "2 dahan"),
        ("poisoned-land", "2 dahan beasts", "2 dahan beasts blight"),
        ("the-jungle-hungers", "2 dahan", "2 dahan"),
    ],
)
def test_dahan_and_beasts_are_not_harmed(card: str, there: str, left: str) -> None:
    assert dreaming(card, there, land="A8").land("A8") == left


@ruling("SI-P-126")
def test_blight_of_a_dream_destroys_presence_of_the_dreamer_only() -> None:
    bringer = spirit(BRINGER, "A6 A6", played="poisoned-land")
    at = scene(bringer, spirit(RIVER, "A6 B6"), phase="slow")
    at.use("poisoned-land", "land:A6", seat=1)
    assert (at.presence("A6", seat=1), at.presence("A6", seat=2)) == (1, 1)
    assert at.land("A6") == "blight"


@ruling("SI-P-126")
def test_blight_of_others_destroys_presence_of_all() -> None:
    bringer, river = spirit(BRINGER, "A6 A7"), spirit(RIVER, "A6 B6", played="poisoned-land")
    at = scene(bringer, river, phase="slow").use("poisoned-land", "land:A6", seat=2)
    assert (at.presence("A6", seat=1), at.presence("A6", seat=2)) == (0, 0)


@ruling("SI-P-127")
def test_dahan_that_fight_back_are_no_dream() -> None:
    bringer = spirit(BRINGER, "A5 A8", played="words-of-warning")
    at = scene(bringer, A7="explorer dahan").use("words-of-warning", "land:A7")
    at.invaders(ravage="I-S", explore="I-W")
    assert at.land("A7") == "dahan"


@ruling("SI-P-128")
def test_powers_of_others_are_no_dream() -> None:
    bringer = spirit(BRINGER, "B8", elements="3 moon")
    at = scene(bringer, spirit(SHADOWS, "A7", played="raging-storm"), A7="explorer town-1")
    turn.add(at.state, turn.QUICK, 1, 1)
    at.use("raging-storm", "land:A7", seat=2)
    assert at.land("A7") == ""
    assert at.fear == 1


def test_nothing_that_dies_in_a_dream_is_watched_for() -> None:
    at = scene(spirit(BRINGER, "A7 A7", played="drought"), phase="slow", A7="2 town")
    turn.add(at.state, turn.WATCH, turn.DESTROYED, 7, 0, 0)
    at.use("drought", "land:A7", "to:A5", "to:A5")
    assert turn.LOST not in at.state.turn[:: turn.SIZE]


# Dread Apparitions

DREAD = "dread-apparitions"


def dread(there: str, *played: str, phase: str = "fast") -> Scene:
    cards = " ".join([DREAD, *played])
    at = scene(spirit(BRINGER, "A7 A7", played=cards), A7=there, A8="explorer city")
    at.use(DREAD, "land:A7")
    at.state.phase = codes.PHASES.index(phase)
    return at


@ruling("SI-P-129")
def test_fear_of_powers_in_the_land_defends_it() -> None:
    at = dread("explorer", "delusions-of-danger")
    assert (at.fear, at.defend("A7")) == (1, 1)
    at.use("delusions-of-danger", "land:A7", "choose:2")
    assert at.defend("A7") == 3


@ruling("SI-P-129")
def test_fear_of_powers_elsewhere_does_not() -> None:
    at = dread("explorer", "delusions-of-danger")
    at.use("delusions-of-danger", "land:A8", "choose:2")
    assert (at.defend("A7"), at.defend("A8")) == (1, 0)


@ruling("SI-P-129")
def test_powers_of_others_count() -> None:
    bringer = spirit(BRINGER, "A7", played=DREAD)
    shadows = spirit(SHADOWS, "A7 B4", played="concealing-shadows")
    at = scene(bringer, shadows, A7="explorer").use(DREAD, "land:A7", seat=1)
    at.use("concealing-shadows", "land:A7", seat=2)
    assert at.defend("A7") == 2


@ruling("SI-P-129")
def test_fear_of_what_is_destroyed_does_not_count() -> None:
    bringer = spirit(BRINGER, "A5 A5", played=f"{DREAD} predatory-nightmares")
    at = scene(bringer, A7="city 3 dahan").use(DREAD, "land:A7")
    assert at.fear == 1
    at.invaders(ravage="I-S", explore="I-W")  # the dahan that are left destroy the city
    assert at.phase == "slow"
    assert (at.fear, at.defend("A7")) == (3, 1)


@ruling("SI-P-129")
def test_fear_of_a_destroyed_town_does_not_count_in_a_power_either() -> None:
    river = spirit(RIVER, "A7 B6", played="flash-floods")
    at = scene(spirit(BRINGER, "A7", played=DREAD), river, A7="town-1")
    at.use(DREAD, "land:A7", seat=1).use("flash-floods", "land:A7", seat=2)
    assert at.land("A7") == ""
    assert (at.fear, at.defend("A7")) == (2, 1)


@ruling("SI-P-130")
@pytest.mark.parametrize(("there", "keys", "defend"), [("town", ["to:A5"], 3), ("city-1", [], 6)])
def test_fear_of_dreams_counts(there: str, keys: list[str], defend: int) -> None:
    at = dread(there, "predatory-nightmares", phase="slow")
    at.use("predatory-nightmares", "land:A7")
    if at.moves("kill"):
        at.play(f"kill:{there}")
    at.play(*keys)
    assert at.defend("A7") == defend


# its other powers


@ruling("SI-P-131")
@pytest.mark.parametrize(
    ("there", "fear"), [("5 dahan town", 3), ("2 dahan city", 2), ("5 dahan explorer", 0)]
)
def test_dreams_of_the_dahan(there: str, fear: int) -> None:
    at = scene(spirit(BRINGER, "A7", played="dreams-of-the-dahan"), A7=there)
    at.use("dreams-of-the-dahan", "land:A7", "choose:2")
    assert at.fear == fear


def test_dreams_of_the_dahan_may_gather_instead() -> None:
    at = scene(spirit(BRINGER, "A7", played="dreams-of-the-dahan"), A5="3 dahan", A7="town")
    at.use("dreams-of-the-dahan", "land:A7", "choose:1", "from:A5", "from:A5")
    assert (at.land("A7"), at.fear) == ("town 2 dahan", 0)


MAJOR = "pillar-of-living-flame poisoned-land accelerated-rot paralyzing-fright"


def midnight(energy: int = 2, dahan: int = 3) -> Scene:
    bringer = spirit(BRINGER, "A7", played="call-on-midnights-dream", energy=energy)
    at = scene(bringer, major=MAJOR, A7=f"{dahan} dahan explorer")
    return at.use("call-on-midnights-dream", "land:A7", "choose:1")


@ruling("SI-P-065")
def test_call_on_midnights_dream_forgotten_for_its_major_power() -> None:
    at = midnight().play("take:pillar-of-living-flame", "forget:call-on-midnights-dream")
    assert at.energy() == 5
    assert at.moves() == ["play:pillar-of-living-flame", "done"]
    at.play("play:pillar-of-living-flame")
    assert at.energy() == 0
    assert at.played() == ["pillar-of-living-flame"]
    assert at.elements() == {"fire": 1}


@ruling("SI-P-065")
def test_if_another_card_is_forgotten_neither_happens() -> None:
    at = midnight().play("take:pillar-of-living-flame", "forget:dread-apparitions")
    assert at.energy() == 2
    assert at.moves("play") == []
    assert "pillar-of-living-flame" in at.hand()
    assert at.played() == ["call-on-midnights-dream"]


@ruling("SI-P-065")
def test_the_major_power_is_played_for_its_full_cost_or_not_at_all() -> None:
    at = midnight(energy=0, dahan=2)
    at.play("take:pillar-of-living-flame", "forget:call-on-midnights-dream")
    assert at.energy() == 2
    assert at.moves("play") == []
    at = midnight().play("take:poisoned-land", "forget:call-on-midnights-dream", "done")
    assert at.energy() == 5
    assert "poisoned-land" in at.hand()


@ruling("SI-P-065")
def test_call_on_midnights_dream_gives_nothing_without_dahan() -> None:
    at = scene(spirit(BRINGER, "A7", played="call-on-midnights-dream"), A7="explorer")
    at.use("call-on-midnights-dream", "land:A7", "choose:1")
    assert at.moves("take") == []
    assert at.fear == 0


@pytest.mark.parametrize(("there", "fear"), [("explorer", 2), ("dahan", 0)])
def test_call_on_midnights_dream_may_frighten_instead(there: str, fear: int) -> None:
    at = scene(spirit(BRINGER, "A7", played="call-on-midnights-dream"), A7=there)
    assert at.use("call-on-midnights-dream", "land:A7", "choose:2").fear == fear


@pytest.mark.parametrize(
    ("elements", "fear"),
    [("1 moon 1 air", 1), ("2 moon 1 air 1 animal", 2), ("3 moon 2 air 1 animal", 3)],
)
def test_night_terrors(elements: str, fear: int) -> None:
    at = scene(spirit(BRINGER, "A7 A5", elements=elements), A7="explorer", A5="dahan")
    at.play("use:night-terrors")
    assert at.moves("land") == ["A7"]
    assert at.play("land:A7").fear == fear


def test_predatory_nightmares_pushes_dahan_as_well() -> None:
    at = dreaming("predatory-nightmares", "explorer 2 dahan")
    at.play("to:A5", "piece:dahan", "to:A5", "done")
    assert (at.land("A5"), at.land("A7")) == ("explorer dahan", "dahan")
