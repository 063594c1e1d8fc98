"""The nine events with a choice: what each of their ways does."""

import pytest

from spieltisch.games.spirit_island import text
from spieltisch.games.spirit_island.cards import boards, numbers
from spieltisch.games.spirit_island.cards.invaders import CARDS as INVADERS
from spieltisch.games.spirit_island.effects.ravage import AWAITED, might
from spieltisch.games.spirit_island.rules.forecast import COMING, Row, forecast
from spieltisch.games.spirit_island.state import codes, hidden, score
from spieltisch.games.spirit_island.text.cards import awaited_text
from tests.games.spirit_island.acting import (
    act,
    against,
    event,
    event_card,
    phase,
    playing,
)
from tests.games.spirit_island.scene import EARTH, RIVER, Scene, scene, spirit
from tests.ruling import ruling

SUN, NO_SUN = "call-to-bloodshed", "steam-vents"  # minor powers; the second one is fast, with water
ALONE = spirit(RIVER, "A5 A5", energy=40)


def over(at: Scene) -> bool:
    """Whether nothing is left to decide."""
    return at.moves() == ["done"] and len(at.state.stacks.common.frames) == 1


# A Strange Madness among the Beasts


def test_beasts_rampage() -> None:
    at = scene(ALONE, A4="2 beasts 3 dahan", A5="beasts explorer")
    event_card(at, "a-strange-madness-among-the-beasts", "choose:1", "land:A4")
    assert at.count("A4", "dahan") == 1
    assert at.count("A4", "beasts") == 1
    assert at.count("A5", "beasts") == 1


@ruling("SI-Q15")
def test_beasts_that_stay_are_paid_for_when_others_have_gone() -> None:
    alone = spirit(RIVER, "A5 A5", energy=6, hand="")
    at = scene(alone, A4="2 beasts", A5="beasts")
    event_card(at, "a-strange-madness-among-the-beasts", "choose:2")
    assert at.moves() == ["land:A4", "land:A5"], "three cannot be paid for"
    assert at.why_not("done") == codes.CANNOT_PAY
    at.play("land:A5")
    assert at.may("done")
    at.play("done")
    assert at.energy() == 0
    at.play("land:A4", "to:A5")
    assert at.count("A5", "beasts") == 1


@ruling("SI-Q15")
def test_at_least_three_is_paid() -> None:
    at = scene(spirit(RIVER, "A5 A5", energy=5, hand=""), A5="beasts")
    event_card(at, "a-strange-madness-among-the-beasts", "choose:2", "land:A5")
    assert at.energy() == 2


def test_each_board_decides_about_its_beasts() -> None:
    seats = (spirit(RIVER, "A5", energy=3, hand=""), spirit(EARTH, "B4", hand=""))
    at = scene(*seats, A5="beasts", B4="beasts")
    event_card(at, "a-strange-madness-among-the-beasts", "choose:2", "choose:2")
    assert (at.asked, at.moves()) == ([1], ["land:A5", "done"])
    at.play("done")
    assert (at.asked, at.moves()) == ([2], ["land:B4"]), "the other is paid for"


# Farmers Seek the Dahan for Aid


def test_spurned_invaders_take_it_out_on_the_dahan() -> None:
    at = scene(ALONE, A4="town 3 dahan", A7="2 town-1")
    event_card(at, "farmers-seek-the-dahan-for-aid", "choose:1")
    assert at.land("A4") == "town dahan disease", "and a new disease has come"
    assert at.land("A7") == "blight", "hurt towns fall when they lose health"
    assert at.state.health(boards.land("A4"), codes.CITY) == 2


@ruling("SI-176")
def test_teaching_turns_a_ravage_into_a_build() -> None:
    at = scene(ALONE, A5="town+1 dahan", A2="town disease", A4="dahan explorer")
    event_card(at, "farmers-seek-the-dahan-for-aid", "choose:2", "land:A4")
    assert at.land("A4") == "explorer town dahan"
    phase(at, ravage="I-W II-J", explore="I-M")
    assert at.land("A5") == "town+1 city dahan", "strife stays, and nobody is hurt"
    assert at.land("A2") == "town", "the disease has stopped it"
    assert at.state.awaiting == []


@ruling("SI-Q123")
def test_such_a_build_is_normal_and_reaches_where_builds_do() -> None:
    at = against(scene(ALONE, A4="town", A6="town", A2="explorer"), "england", 1)
    event_card(at, "farmers-seek-the-dahan-for-aid", "choose:2")
    at.state.delays = [codes.BUILD, 2]
    phase(at, ravage="I-W", explore="I-M")
    assert at.land("A5") == "town", "two towns are around it"
    assert at.land("A2") == "explorer town"
    assert at.state.delays == [codes.BUILD, 2], "no card was on the space"


# Missionaries Arrive, New Species Spread


def test_missionaries_with_sun() -> None:
    at = scene(ALONE, A4="dahan explorer", A5="dahan", minor=SUN)
    event_card(at, "missionaries-arrive", "choose:1", "to:A5")
    assert (at.land("A4"), at.land("A5")) == ("dahan", "explorer dahan")


def test_missionaries_without_sun() -> None:
    at = scene(ALONE, A4="dahan explorer", minor=NO_SUN)
    event_card(at, "missionaries-arrive", "choose:1")
    assert at.land("A4") == "explorer town"
    assert numbers.POWERS[at.state.minor_discard[-1]] == NO_SUN


def test_the_tongues_of_foreigners() -> None:
    at = scene(ALONE, spirit(EARTH, "B4"), A2="city", B2="city", B8="")
    event_card(at, "missionaries-arrive", "choose:2", "choose:2", "pay:8")
    at.play("land:A2", "land:B2")
    assert (at.count("A2", "disease"), at.count("B2", "disease")) == (1, 1)
    assert at.fear == 4
    assert might(at.state, boards.land("A2"), AWAITED) == 6
    assert might(at.state, boards.land("A2")) == 3


@ruling("SI-171")
@pytest.mark.parametrize(("card", "blight"), [(NO_SUN, 1), (SUN, 0)])
def test_a_fast_card_lets_species_bloom(card: str, blight: int) -> None:
    at = playing(scene(ALONE, A4="town", A8="", minor=card), "blitz")
    event_card(at, "new-species-spread", "choose:1")
    assert at.count("A4", "blight") == blight, "as printed, though all powers are fast here"


def test_the_worst_species_become_beasts() -> None:
    at = scene(spirit(RIVER, "A5 A5", energy=4, hand=""), A4="town", A8="")
    event_card(at, "new-species-spread", "choose:2")
    assert at.count("A4", "beasts") == 1
    assert (at.fear, at.energy()) == (1, 0)


# Outpaced


SLOW = "call-to-bloodshed"


def outpaced(*moves: str, energy: int = 5, presence: str = "A5 A5 A5", used: str = "") -> Scene:
    user = spirit(RIVER, presence, played=f"{SLOW} flash-floods", hand="", energy=energy, used=used)
    return event_card(scene(user, A5="2 dahan town explorer"), "outpaced", *moves)


@ruling("SI-Q121")
def test_who_stays_slow_gets_the_cost_back_and_one_more() -> None:
    at = outpaced()
    assert at.moves() == ["choose:1", "choose:2", "choose:3"]
    assert "Call to Bloodshed" in text.prompt(at.state, 0).en
    at.play("choose:1")
    assert at.energy() == 7
    assert (at.played(), at.discard()) == (["flash-floods"], [SLOW])
    assert at.state.cards_played(0) == 2


@ruling("SI-Q121")
def test_who_keeps_pace_uses_the_card_at_once() -> None:
    at = outpaced("choose:2", "land:A5", "choose:1", "kill:town")
    assert at.energy() == 2
    assert at.land("A5").startswith("explorer")
    assert numbers.POWERS.index(SLOW) in at.state.used[0]
    at = outpaced("choose:3", "land:A5", "choose:1", "kill:town")
    assert (at.energy(), at.destroyed()) == (5, 2)


@pytest.mark.parametrize(
    ("energy", "presence", "moves"),
    [(2, "A5 A5", ["choose:1", "choose:3"]), (3, "A5", ["choose:1", "choose:2"])],
)
def test_what_cannot_be_paid_is_not_offered(energy: int, presence: str, moves: list[str]) -> None:
    assert outpaced(energy=energy, presence=presence).moves() == moves


@ruling("SI-Q121")
def test_a_slow_card_that_has_been_used_is_left_alone() -> None:
    at = outpaced(used=SLOW)
    assert at.energy() == 5
    assert len(at.played()) == 2


def test_the_cost_counts_as_printed() -> None:
    at = outpaced(energy=0, presence="A5")
    assert at.energy() == 2, "the only way is taken by itself"


# Rising Interest in the Island


def stages(at: Scene) -> str:
    return "".join(str(INVADERS[card].stage) for card in at.state.invader_deck[::-1])


def test_the_top_invader_card_goes_back_into_the_box() -> None:
    at = scene(ALONE, A8="city town")
    before = at.state.invader_deck[:]
    event_card(at, "rising-interest-in-the-island", "choose:1", "land:A4")
    assert at.state.invader_deck == before[:-1]
    assert at.state.boxed == before[-1:]
    assert at.land("A4") == "town"
    world = at.state.dealt_anew(0, 3)
    assert [INVADERS[card].stage for card in world.boxed] == [1]
    assert not set(world.boxed) & set(world.invader_deck)
    assert hidden.view(at.state, None)["invaders"]["boxed"] == "1"


@ruling("SI-Q11")
def test_a_card_that_was_moved_up_stays_on_top() -> None:
    at = against(scene(ALONE), "brandenburg-prussia", 2)
    at.state.invader_deck = [numbers.INVADERS.index(key) for key in ("III-SW", "II-J", "III-JM")]
    event_card(at, "rising-interest-in-the-island", "choose:1", "land:A4")
    assert stages(at) == "33"
    assert at.state.boxed == [numbers.INVADERS.index("II-J")]


@ruling("SI-Q12")
def test_lies_take_a_fear_card_away() -> None:
    at = scene(ALONE, terror=1)
    at.state.fear_split = [1, 3, 3]
    at.state.fear_deck = at.state.fear_deck[-7:]
    event_card(at, "rising-interest-in-the-island", "choose:2")
    assert at.state.fear_split == [0, 3, 3]
    assert at.state.fear_more == [-1, 0, 0]
    assert at.state.terror() == 2
    assert (at.state.fear_earned, at.state.fear_discard) == ([], [])


@ruling("SI-Q12")
def test_the_last_fear_card_that_goes_wins_the_game() -> None:
    at = scene(ALONE, terror=3)
    at.state.fear_split = [0, 0, 1]
    at.state.fear_deck = at.state.fear_deck[-1:]
    event_card(at, "rising-interest-in-the-island", "choose:2")
    assert at.ended == codes.WON_BY_FEAR
    assert score.won(at.state)


# Sacred Sites under Threat


@ruling("SI-Q124")
def test_each_sacred_site_pushes_one() -> None:
    seats = (ALONE, spirit(EARTH, "A5 A5 B4"))
    at = scene(*seats, A5="explorer town", blight=9)
    event_card(at, "sacred-sites-under-threat", *["choose:1"] * 2)
    at.play("piece:explorer", "to:A4", "to:A6")
    assert (at.land("A4"), at.land("A5"), at.land("A6")) == ("explorer", "", "town")
    assert at.state.blight == 7


@ruling("SI-Q14")
def test_sites_are_guarded_or_lose_presence() -> None:
    seats = (spirit(RIVER, "A5 A5 A8", energy=5, hand=""), spirit(EARTH, "A8 A8 B4", hand=""))
    at = scene(*seats, A5="town", A8="town city", A4="town")
    event_card(at, "sacred-sites-under-threat", *["choose:2"] * 2)
    at.play("yes")
    assert over(at), "for the other land there is no energy left"
    assert (at.energy(1), at.land("A5"), at.land("A4")) == (2, "", "town")
    assert (at.presence("A5"), at.presence("A8"), at.presence("A8", 2)) == (2, 0, 1)


@ruling("SI-Q14")
def test_nothing_is_paid_where_presence_is_given_up() -> None:
    at = scene(spirit(RIVER, "A5 A5 A5", energy=9, hand=""), A5="town")
    event_card(at, "sacred-sites-under-threat", "choose:2", "no")
    assert (at.energy(), at.presence("A5"), at.land("A5")) == (9, 2, "town")


# War Touches the Island's Shores


@pytest.mark.parametrize(("defend", "after", "blight"), [(0, "town", 1), (2, "town city", 0)])
def test_an_attack_hits_invaders_and_land(defend: int, after: str, blight: int) -> None:
    at = scene(ALONE, A2="town city", A3="town explorer", A4="3 town", major="accelerated-rot")
    at.state.defend[boards.land("A2")] = defend + COST - 3
    event_card(at, "war-touches-the-islands-shores", "choose:1")
    if not defend:
        at.play("kill:city")
    else:
        at.play("hit:city")
        after = "town city-1"
    assert at.land("A2").removesuffix(" blight") == after
    assert at.count("A2", "blight") == blight
    assert at.land("A3") == "explorer town"


COST = 4  # of Accelerated Rot


@ruling("SI-Q13")
def test_a_further_fear_card_lies_on_top() -> None:
    at = scene(spirit(RIVER, "A5 A5", energy=1, hand=""), terror=2)
    before = at.state.fear_deck[:]
    at.state.claw = True
    event_card(at, "war-touches-the-islands-shores", "choose:2")
    assert at.state.fear_deck[:-1] == before
    assert at.state.fear_deck[-1] not in before
    assert (at.state.fear_split, at.state.fear_more) == ([0, 4, 3], [0, 1, 0])
    assert (at.energy(), at.state.terror()) == (0, 2)


# Years of Little Rain


@ruling("SI-169")
@pytest.mark.parametrize(("card", "blight"), [(NO_SUN, 0), (SUN, 1)])
def test_plants_die_without_water(card: str, blight: int) -> None:
    at = scene(spirit(RIVER, "A5 A5"), minor=card, A5="dahan-1 dahan")
    event_card(at, "years-of-little-rain", "choose:1", *["land:A4"] * blight)
    assert at.count("A4", "blight") == blight
    assert at.count("A5", "dahan") == 1
    assert at.state.health(boards.land("A4"), codes.TOWN) == 1


@ruling("SI-170")
@pytest.mark.parametrize(("said", "blight"), [("yes", 0), ("no", 1)])
def test_elemental_boon_shows_what_the_players_say(said: str, blight: int) -> None:
    at = scene(spirit(RIVER, "A5 A5"), minor="elemental-boon")
    event_card(at, "years-of-little-rain", "choose:1")
    assert "Water" in text.prompt(at.state, 0).en
    at.play(said, *["land:A4"] * blight)
    assert at.count("A4", "blight") == blight


@ruling("SI-171")
def test_nobody_is_asked_about_elemental_boon_where_no_element_is_asked_for() -> None:
    at = scene(ALONE, A4="town", A8="", minor="elemental-boon")
    event_card(at, "new-species-spread", "choose:1")
    assert at.count("A4", "blight") == 1, "it is a fast card"


def test_easing_the_drought_brings_presence() -> None:
    at = scene(spirit(RIVER, "A5 A7", energy=4, hand=""), A5="dahan", A4="dahan")
    event_card(at, "years-of-little-rain", "choose:2")
    assert at.moves() == ["land:A5", "done"]
    at.play("land:A5", "track:energy")
    assert at.presence("A5") == 2


# what waits for a ravage


@ruling("SI-174")
def test_heavy_farming_waits_for_a_ravage() -> None:
    at = scene(spirit(RIVER, "A7"), A5="town town explorer")
    event(at, "heavy-farming")
    waits = hidden.view(at.state, None)["events"]["waits"]
    assert waits[0]["cause"] == "heavy-farming"
    assert awaited_text(**waits[0]).en == (
        "In the next normal Ravage Towns deal 1 more Damage each."
    )
    phase(at, explore="I-M")
    assert at.state.awaiting, "there was no card"
    at.state.turn = []
    coming = [row for row in forecast_with(at, "I-W") if row.land == boards.land("A5")]
    assert [row.damage for row in coming if row.turn == COMING] == [7]
    phase(at, ravage="I-W", explore="II-M")
    assert dealt(at) == [7]
    assert at.state.awaiting == []
    phase(at, ravage="I-W")
    assert dealt(at) == [7, 5]


def forecast_with(at: Scene, card: str) -> list[Row]:
    copy = at.state.clone()
    copy.stacks.common.frames.clear()
    copy.phase = codes.FAST_PHASE
    copy.ravage = [numbers.INVADERS.index(card)]
    return forecast(copy)


def dealt(at: Scene) -> list[int]:
    return [event.args[1] for event in at.state.events if event.kind == "ravage"]


@ruling("SI-175")
def test_an_extra_ravage_uses_nothing_up() -> None:
    at = scene(spirit(RIVER, "A7"), A5="city")
    event(at, "urban-development")
    act(at, codes.RAVAGE, "A5", extra=True)
    assert dealt(at) == [3]
    phase(at, ravage="I-W")
    assert dealt(at) == [3, 5]


@ruling("SI-Q21")
def test_only_the_first_of_two_cards_is_what_was_waited_for() -> None:
    at = scene(spirit(RIVER, "A7"), A5="city", A4="city")
    event(at, "urban-development")
    phase(at, ravage="I-W I-S")
    assert dealt(at) == [5, 3]


def test_strife_holds_back_what_would_be_more() -> None:
    at = scene(spirit(RIVER, "A7"), A5="city+1 city")
    event(at, "urban-development")
    event(at, "urban-development")
    phase(at, ravage="I-W")
    assert dealt(at) == [7]
