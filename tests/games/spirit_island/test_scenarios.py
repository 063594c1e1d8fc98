"""The scenarios of the base game (SI-215 to SI-218)."""

import pytest

from spieltisch.core.votes import OPEN
from spieltisch.games.spirit_island.cards import boards, numbers, panel
from spieltisch.games.spirit_island.rules.state import SpiritIslandState
from spieltisch.games.spirit_island.state import acts, codes, verbs
from tests.games.spirit_island.acting import event, fear_card, phase, pile, playing, ravage
from tests.games.spirit_island.scene import (
    BRINGER,
    EARTH,
    GREEN,
    LIGHTNING,
    RIVER,
    SHADOWS,
    Scene,
    scene,
    spirit,
)
from tests.games.spirit_island.test_setup import game, on_board
from tests.ruling import ruling

# Blitz


def blitz(*cards: str, energy: int = 2) -> Scene:
    user = spirit(RIVER, "A5 A5", hand=" ".join(cards), energy=energy, plays=3)
    return playing(scene(user, phase="growth", A5="explorer"), "blitz")


@ruling("SI-215")
@pytest.mark.parametrize(
    ("card", "energy", "left"),
    [
        ("flash-floods", 1, 0),  # fast, 2
        ("boon-of-vigor", 0, 1),  # fast, 0: brings an energy
        ("wash-away", 1, 0),  # slow, 1
    ],
)
def test_what_is_fast_anyway_is_cheaper_in_a_blitz(card: str, energy: int, left: int) -> None:
    at = blitz(card, energy=energy)
    at.play(f"play:{card}")
    assert at.energy() == left


@ruling("SI-215")
def test_slow_cards_are_fast_and_there_is_no_slow_phase() -> None:
    at = blitz("wash-away")
    at.play("play:wash-away", "ready")
    assert at.phase == "fast"
    at.use("wash-away", "land:A5", "done").pass_phase()
    while at.phase == "invaders":
        at.play(at.moves()[0])
    assert (at.phase, at.state.round) == ("growth", 2)


def test_a_fast_innate_power_brings_an_energy_in_a_blitz() -> None:
    user = spirit(GREEN, "A5 A5", elements="1 water 3 plant", hand="")
    at = playing(scene(user, phase="fast"), "blitz")
    at.use("all-enveloping-green", "land:A5")
    assert at.energy() >= 1


def test_a_blitz_begins_with_a_build_and_a_second_explore() -> None:
    at = game(RIVER, boards=["A"], scenario="blitz", seed=4)
    while at.phase == "setup":
        at.play(at.moves()[0])
    assert len(at.state.ravage) == len(at.state.build) == 1
    assert len(at.state.invader_deck) == 10
    assert at.state.blight == 3
    assert on_board(at, "A")["town"] + on_board(at, "A")["city"] > 2


def test_a_blitz_brings_one_more_explorer_to_a_land_that_was_explored() -> None:
    at = playing(scene(RIVER, EARTH, A5="town", B8="", A8=""), "blitz")
    phase(at, explore="I-S")
    assert at.moves("land") == ["A4", "A7"]
    at.play("land:A7")
    assert (at.count("A4", "explorer"), at.count("A7", "explorer")) == (1, 2)
    assert at.count("B3", "explorer") == 2, "there was only one such land"


def test_a_blitz_turns_the_card_over_to_less_blight() -> None:
    at = playing(pile(scene(spirit(RIVER, "A1")), "downward-spiral", 1), "blitz")
    acts.add_blight(at.state, boards.land("A5"))
    assert at.state.blight == 4


# Guard the Isle's Heart


@ruling("SI-216")
@pytest.mark.parametrize(
    ("seats", "turn", "words", "ended"),
    [
        (1, 2, "town", codes.LOST_SCENARIO),
        (2, 2, "city", codes.LOST_SCENARIO),
        (1, 1, "town", 0),
        (1, 2, "3 explorer", 0),
    ],
)
def test_the_heart_must_stay_free(seats: int, turn: int, words: str, ended: int) -> None:
    spirits = [spirit(RIVER, "A1"), spirit(EARTH, "B1")][:seats]
    last = "A7" if seats == 1 else "B7"
    at = playing(scene(*spirits, **{last: words}), "guard-the-isles-heart")  # type: ignore[arg-type]
    at.state.round = turn
    at.state.judge()
    assert at.ended == ended


@pytest.mark.parametrize(
    ("names", "inner"),
    [
        ("A", "A7"),
        ("C D", "C7 D7"),
        ("A B C", "A7 B7 C4"),
        ("B A D C", "B8 A7 D8 C4"),
        ("E W NE", "E10 W6 NE6"),
        ("NW E W NE", "NW9 E10 W6 NE6"),
    ],
)
def test_inner_lands(names: str, inner: str) -> None:
    found = boards.inner([boards.NAMES.index(name) for name in names.split()])
    assert [boards.LAND_NAMES[land] for land in found] == inner.split()


def test_the_heart_is_guarded_from_the_beginning() -> None:
    at = game(RIVER, EARTH, boards=["A", "B"], scenario="guard-the-isles-heart")
    assert at.asked == [1]
    at.play("track:energy", "track:plays")
    assert at.state.invaders[codes.TOWN] == 0
    assert (at.presence("A7", 1), at.presence("B7", 2)) == (1, 1 + 2)
    assert at.count("A7", "explorer") >= 1
    assert (at.state.energy_track, at.state.plays_track) == ([2, 1], [1, 2])
    for hand in at.state.hands:
        kinds = [panel.POWERS[card].kind for card in hand]
        assert kinds.count(panel.MINOR) == kinds.count(panel.MAJOR) == 1


# Rituals of Terror


def ritual(dahan: int = 6, first: str = "A5 A5 A1", energy: int = 2) -> Scene:
    one = spirit(RIVER, first, energy=energy)
    other = spirit(EARTH, "A5 A5 B1", energy=1)
    at = scene(one, other, phase="fast", A5=f"{dahan} dahan", A4="town")
    playing(at, "rituals-of-terror")
    at.state.ready = [False, False]
    return at


@ruling("SI-217")
@pytest.mark.parametrize(
    ("dahan", "first", "energy", "possible"),
    [
        (6, "A5 A5 A1", 2, True),
        (5, "A5 A5 A1", 2, False),
        (6, "A1 A1 A1", 2, False),
        (6, "A5 A5 A1", 1, False),
    ],
)
def test_what_a_ritual_needs(dahan: int, first: str, energy: int, possible: bool) -> None:
    at = ritual(dahan, first, energy)
    assert at.may("together:A5", seat=1) == possible


@ruling("SI-217")
def test_a_ritual() -> None:
    at = ritual(dahan=8)
    at.state.fear_earned = [numbers.FEAR.index("demoralized")]
    at.play("together:A5", seat=1)
    assert at.asked == [2]
    at.play("yes")
    assert (at.energy(1), at.energy(2)) == (0, 0), "all that they have"
    assert at.moves("pay") == ["1", "2"], "the other one has two presence there"
    at.play("pay:2")
    assert (at.presence("A5", 1), at.presence("A5", 2)) == (0, 1)
    assert (at.state.rituals, at.state.terror()) == (1, 2)
    assert at.defend("A5") == 2, "the fear card is read at the new level"


@ruling("SI-217")
def test_after_a_ritual_the_dahan_go_evenly_into_all_lands_around() -> None:
    at = ritual(dahan=8).play("together:A5", seat=1).play("yes", "pay:1")
    around = ["A1", "A4", "A6", "A7", "A8", "B3"]
    assert at.moves("to") == around
    at.play("to:A4")
    assert at.moves("to") == ["A1", "A6", "A7", "A8", "B3"]
    at.play("to:A1", "to:A6", "to:A7", "to:A8", "to:A7", "to:B3")
    assert [at.count(land, "dahan") for land in around] == [1, 1, 1, 2, 1, 2]
    assert at.count("A5", "dahan") == 0


# decided: SI-Q66
def test_a_ritual_that_somebody_does_not_want_is_not_proposed_again_this_turn() -> None:
    at = ritual()
    at.play("together:A5", seat=1)
    assert at.state.votes() == [verbs.YES, OPEN]
    assert at.asked == [2]
    at.play("no", seat=2)
    assert at.asked == [1, 2], "now that they know what the others want"
    at.play("no", seat=2).play("yes", seat=1)
    assert at.state.votes() == []
    assert at.state.rituals == 0
    assert at.energy(1) == 2
    assert not at.may("together:A5", seat=1)
    assert not at.may("together:A5", seat=2)


def test_a_ritual_is_proposed_by_one_and_agreed_on_by_all_of_four() -> None:
    spirits = [spirit(key, "A5") for key in (RIVER, EARTH, SHADOWS)]
    at = scene(spirit(LIGHTNING, "A5 A5", energy=3), *spirits, A5="12 dahan")
    playing(at, "rituals-of-terror").play("together:A5", seat=1)
    assert at.asked == [2, 3, 4]
    at.play("yes", seat=3).play("yes", seat=2)
    assert at.asked == [4]
    assert at.state.votes() == [verbs.YES, verbs.YES, verbs.YES, OPEN]
    assert at.why_not("yes", seat=2) == codes.NOT_ASKED
    loaded = SpiritIslandState()
    loaded.lay_out(4)
    loaded.restore(at.state.dump())
    assert loaded.to_move() == (3,)
    at.play("yes", seat=4)
    assert at.moves("pay")


def test_who_plays_alone_is_not_asked_to_agree() -> None:
    at = playing(scene(spirit(RIVER, "A5 A5 A5 A5", energy=3), A5="3 dahan"), "rituals-of-terror")
    at.play("together:A5")
    assert at.state.rituals == 1


def test_fear_does_not_raise_the_level_and_its_cards_wait() -> None:
    at = game(RIVER, scenario="rituals-of-terror")
    assert len(at.state.fear_deck) == 15
    acts.frighten(at.state, 4 * 15 + 3)
    assert len(at.state.fear_earned) == 15
    assert at.state.terror() == 1
    phase(at, explore="II-J")
    assert len(at.state.fear_earned) == 15
    assert not at.over


def test_the_third_ritual_wins_even_if_it_costs_the_last_presence() -> None:
    one, other = spirit(RIVER, "A5 A5", energy=3), spirit(EARTH, "A5 B1")
    at = playing(scene(one, other, A5="6 dahan"), "rituals-of-terror")
    at.state.rituals = 2
    at.play("together:A5", seat=1).play("yes", seat=2)
    assert at.ended == codes.WON_BY_FEAR
    assert at.presence("A5", 1) == 0


# Dahan Insurrection


def insurrection(*spirits: object, **fields: object) -> Scene:
    users = spirits or (spirit(RIVER, "A1"),)
    return playing(scene(*users, **fields), "dahan-insurrection")  # type: ignore[arg-type]


@ruling("SI-218")
@pytest.mark.parametrize(("dahan", "ended"), [(4, 0), (3, codes.LOST_SCENARIO)])
def test_too_few_dahan_lose_an_insurrection(dahan: int, ended: int) -> None:
    one, other = spirit(RIVER, "A1"), spirit(EARTH, "B1")
    at = insurrection(one, other, A5=f"{dahan} dahan")
    at.state.judge()
    assert at.ended == ended


@pytest.mark.parametrize(
    ("terror", "lands", "ended"),
    [
        (2, {"A5": "2 dahan 2 town", "B8": ""}, codes.WON_SCENARIO),
        (2, {"A5": "4 dahan", "B8": "city"}, 0),
        (3, {"A5": "4 dahan", "B8": "city"}, codes.WON_SCENARIO),
        (3, {"A5": "4 dahan", "B8": "city", "B7": "town"}, 0),
        (1, {"A5": "4 dahan", "B8": "explorer"}, 0),
    ],
)
def test_victory_of_an_insurrection(terror: int, lands: dict[str, str], ended: int) -> None:
    one, other = spirit(RIVER, "A1"), spirit(EARTH, "B1")
    at = insurrection(one, other, **{"A4": "4 dahan", "terror": terror, **lands})
    at.state.judge()
    assert at.ended == ended


def test_dahan_that_were_moved_raid_where_they_end_up() -> None:
    at = insurrection(A5="town", A4="4 dahan", A8="city")
    fear_card(at, "dahan-enheartened", 2, "land:A5", "from:A4", "from:A4")
    assert at.land("A5") == "explorer 2 dahan", "1 by the card, 2 by raids, and the response"


def test_dahan_moved_twice_raid_once() -> None:
    user = spirit(RIVER, "A5 A5", played="call-to-migrate", hand="")
    at = insurrection(user, phase="slow", A4="3 dahan", A7="4 explorer", A8="city")
    at.use("call-to-migrate", "land:A5", "from:A4", "from:A4", "from:A4")
    at.play("piece:dahan", "to:A7", "piece:dahan", "to:A7", "done")
    assert at.land("A7") == "2 explorer 2 dahan"
    assert at.land("A5") == "dahan"


def test_dahan_moved_by_a_dreamer_raid_in_earnest() -> None:
    """Bringer only dreams of harm, but what the moved dahan do is the scenario's doing."""
    user = spirit(BRINGER, "A5 A5", played="call-to-migrate", hand="")
    at = insurrection(user, phase="slow", A5="2 explorer", A4="4 dahan", A8="city")
    at.use("call-to-migrate", "land:A5", "from:A4", "from:A4", "done", "done")
    assert at.land("A5") == "2 dahan"


def test_the_military_responds_after_the_effect() -> None:
    at = insurrection(A5="town+1 city+1 6 dahan", A8="")
    at.state.invaders[codes.CITY] += 1
    ravage(at, "A5")
    assert at.land("A5") == "explorer town 6 dahan"


def test_the_nearest_land_with_dahan_gets_the_response() -> None:
    at = insurrection(A5="town beasts", A4="2 dahan", A6="2 dahan", A3="2 dahan")
    event(at, "beasts-attack")
    assert at.moves("land") == ["A4", "A6"]
    at.play("land:A6")
    assert at.land("A6") == "explorer 2 dahan"


@pytest.mark.parametrize(
    ("last", "ended"),
    [("3 city 2 dahan", codes.WON_SCENARIO), ("3 city", codes.LOST_SCENARIO)],
)
def test_the_last_fear_card_calls_all_dahan_to_arms(last: str, ended: int) -> None:
    """With two dahan they destroy a city, and the rest does not outnumber them."""
    at = insurrection(spirit(RIVER, "A1"), terror=3, fear=3, A4="2 dahan", A8=last)
    at.state.fear_split = [0, 0, 1]
    at.state.fear_deck = at.state.fear_deck[:1]
    at.state.phase = codes.INVADER_PHASE
    acts.frighten(at.state, 1)
    at.state.go_on()
    if at.may("kill:city"):
        at.play("kill:city")
    assert at.ended == ended
