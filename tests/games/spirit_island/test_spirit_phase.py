"""Growth, presence, energy, playing, gaining, forgetting and reclaiming cards."""

from collections.abc import Sequence

import pytest

from spieltisch.games.spirit_island.cards import numbers
from spieltisch.games.spirit_island.rules.setup import Setup, lay_out
from spieltisch.games.spirit_island.rules.state import SpiritIslandState
from spieltisch.games.spirit_island.state import codes, turn
from tests.games.spirit_island.conserved import check
from tests.games.spirit_island.scene import (
    BRINGER,
    EARTH,
    FANGS,
    GREEN,
    LIGHTNING,
    OCEAN,
    RIVER,
    SHADOWS,
    THUNDER,
    Scene,
    scene,
    spirit,
)
from tests.ruling import ruling

# set-up


def begun(*spirits: str, named: Sequence[str] = "ABCD") -> Scene:
    """A fresh game on these boards."""
    state = SpiritIslandState()
    state.lay_out(len(spirits))
    lay_out(state, Setup(list(spirits), list(named[: len(spirits)])), 1)
    check(state)
    return Scene(state)


@ruling("SI-P-039")
@pytest.mark.parametrize(
    ("key", "presence"),
    [
        (RIVER, {"A5": 1}),
        (LIGHTNING, {"A7": 2}),
        (SHADOWS, {"A8": 2, "A5": 1}),
        (EARTH, {"A6": 2, "A8": 1}),
        (GREEN, {"A5": 1, "A8": 1}),
        (THUNDER, {"A3": 1, "A7": 1}),
        (OCEAN, {"A0": 1}),
        (BRINGER, {"A7": 2}),
    ],
)
def test_a_spirit_begins_with_its_cards_and_presence(key: str, presence: dict[str, int]) -> None:
    at = begun(key)
    assert at.energy() == 0
    assert sorted(at.hand()) == sorted(at.state.spirit(0).uniques)
    found = {name: at.presence(name) for name in [f"A{number}" for number in range(9)]}
    assert {name: number for name, number in found.items() if number} == presence


@ruling("SI-P-039")
def test_ocean_chooses_its_coastal_land_first() -> None:
    at = begun(OCEAN)
    assert at.moves("land") == ["A1", "A2", "A3"]
    assert at.why_not("land:A4") == codes.WRONG_LAND
    assert at.why_not("grow:1") == codes.UNFINISHED
    at.play("land:A3")
    assert (at.presence("A0"), at.presence("A3")) == (1, 1)
    assert at.moves("grow") == ["1", "2", "3"]


@pytest.mark.parametrize(
    ("board", "lands"), [("B", ["B3", "B8"]), ("C", ["C3", "C5"]), ("D", ["D1", "D7"])]
)
def test_thunderspeaker_begins_where_most_dahan_are(board: str, lands: list[str]) -> None:
    at = begun(THUNDER, named=board)
    assert [at.presence(land) for land in lands] == [1, 1]


def test_thunderspeaker_chooses_among_lands_with_as_many_dahan() -> None:
    at = begun(THUNDER, named=["E"])
    assert at.presence("E4") == 1
    assert at.moves("land") == ["E3", "E9", "E10"]
    at.play("land:E9")
    assert at.presence("E9") == 1


# growth


@ruling("SI-P-040")
def test_presence_is_added_in_range_of_presence_just_added() -> None:
    at = scene(spirit(RIVER, "A7"), phase="growth").play("grow:2")
    at.play("land:A5", "track:energy")
    assert "A1" in at.moves("land")
    at.play("land:A1", "track:plays")
    assert [at.presence(land) for land in ("A7", "A5", "A1")] == [1, 1, 1]


@ruling("SI-P-040")
def test_the_actions_of_an_option_are_done_in_any_order() -> None:
    for order in ("choose:1", "choose:2"):
        at = scene(spirit(SHADOWS, "A8"), phase="growth").play("grow:2")
        assert at.moves() == ["choose:1", "choose:2"]
        at.play(order)
        assert bool(at.moves("deck")) == (order == "choose:1")
        assert bool(at.moves("land")) == (order == "choose:2")


@ruling("SI-P-041")
def test_presence_comes_from_the_left_of_either_track() -> None:
    at = scene(spirit(THUNDER, "A7 A3"), phase="growth", A5="dahan", A7="dahan")
    at.play("grow:3", "land:A5", "track:energy")
    assert (at.state.energy_track, at.state.plays_track) == ([2], [1])
    assert at.elements() == {"air": 1}


@ruling("SI-P-041")
def test_presence_may_be_taken_from_anywhere_on_the_island() -> None:
    at = scene(spirit(THUNDER, "A7 A3"), phase="growth")
    at.play("grow:3", "land:A8", "track:island")
    assert at.moves("from") == ["A3", "A7"]
    assert at.why_not("from:A1") == codes.NOT_THERE
    at.play("from:A3")
    assert [at.presence(land) for land in ("A3", "A7", "A8")] == [0, 1, 1]
    assert (at.state.energy_track, at.state.plays_track) == ([1], [1])


@ruling("SI-P-041")
def test_without_presence_elsewhere_or_on_tracks_nothing_is_added() -> None:
    at = scene(spirit(LIGHTNING, "A7", energy_track=8, plays_track=5), phase="growth")
    at.play("grow:2", "choose:1", "land:A7")
    assert at.presence("A7") == 1
    assert at.state.stage == [codes.PLAYING]


@ruling("SI-P-048")
def test_green_always_creeps_and_takes_one_option() -> None:
    at = scene(spirit(GREEN, "A5 A8"), phase="growth").play("grow:2", "choose:1")
    assert at.moves("land") == ["A2", "A3", "A5", "A8"]
    assert at.why_not("land:A1") == codes.WRONG_LAND
    at.play("land:A3", "track:plays")
    assert "A1" in at.moves("land")
    at.play("land:A1", "track:plays")
    assert at.state.plays == [3]  # 2 of the track and 1 more
    assert at.why_not("grow:1") == codes.GROWN


@ruling("SI-P-048")
def test_the_extra_card_play_is_for_this_turn() -> None:
    at = scene(spirit(GREEN, "A5 A8", hand=""), phase="growth", deck="I-M")
    at.play("grow:2", "choose:1", "land:A3", "track:plays", "land:A3", "track:plays", "ready")
    at.play("grow:3", "choose:1", "land:A3", "track:energy", "deck:minor")
    at.play("take:" + at.moves("take")[0])
    assert at.state.plays == [2]


# growth options: two, and such that cost something


@ruling("SI-027", "SI-P-042")
def test_who_picks_two_options_takes_different_ones_in_any_order() -> None:
    at = scene(spirit(FANGS, "A8", energy=1), phase="growth")
    assert at.moves("grow") == ["1", "2", "3", "4"]
    at.play("grow:4")
    assert at.moves("grow") == ["1", "2", "3"]
    assert at.why_not("grow:4") == codes.TAKEN
    at.play("grow:2", "land:A8", "track:energy")
    assert at.why_not("grow:1") == codes.GROWN
    assert at.why_not("grow:5") == codes.NO_SUCH_GROWTH


@ruling("SI-028", "SI-P-043", "SI-P-044")
def test_energy_of_the_first_option_pays_for_the_second() -> None:
    at = scene(spirit(FANGS, "A8"), phase="growth")
    assert at.moves("grow") == ["2", "3", "4"]
    assert at.why_not("grow:1") == codes.TOO_DEAR
    at.play("grow:4", "grow:1", "deck:minor")
    at.play("take:" + at.moves("take")[0])
    assert at.energy() == 3 - 1 + 1


@ruling("SI-P-047")
@pytest.mark.parametrize(("track", "plays", "reclaims"), [(4, 3, 1), (6, 5, 2)])
def test_the_highest_number_counts_and_every_symbol(track: int, plays: int, reclaims: int) -> None:
    presence = "A8 " * (track + 1)
    cards = "drought voracious-growth uncanny-melting"
    at = scene(spirit(FANGS, presence, plays_track=track, discard=cards), phase="growth")
    at.play("grow:4", "grow:2", "land:A8", "track:energy")
    for _ in range(reclaims):
        at.play("reclaim:" + at.moves("reclaim")[0])
    assert at.moves("reclaim") == []
    assert len(at.discard()) == 3 - reclaims
    assert at.state.plays == [plays]


# energy and playing cards


@ruling("SI-P-046")
def test_income_is_the_highest_number_not_a_sum() -> None:
    at = scene(spirit(RIVER, "A5 A5 A5", energy_track=3), phase="growth")
    at.play("grow:3", "choose:2", "land:A5", "track:plays", "deck:minor")
    at.play("take:" + at.moves("take")[0])
    assert at.energy() == 2


@ruling("SI-025")
def test_as_many_cards_as_plays_and_energy_allow() -> None:
    hand = "a-year-of-perfect-stillness drought voracious-growth steam-vents"
    at = scene(spirit(EARTH, "A6", energy=5, plays=3, hand=hand), phase="growth")
    at.play("play:a-year-of-perfect-stillness", "play:drought", "play:steam-vents")
    assert at.energy() == 0
    at = scene(
        spirit(
            EARTH, "A6", energy=5, plays=3, hand="drought voracious-growth steam-vents call-to-tend"
        ),
        phase="growth",
    )
    at.play("play:drought", "play:voracious-growth", "play:steam-vents")
    assert at.energy() == 2
    assert at.why_not("play:call-to-tend") == codes.NO_PLAYS_LEFT


@ruling("SI-025")
def test_a_card_that_is_too_dear_cannot_be_played() -> None:
    at = scene(spirit(EARTH, "A6", energy=2, plays=3), phase="growth")
    assert at.moves("play") == ["draw-of-the-fruitful-earth"]
    assert at.why_not("play:guard-the-healing-land") == codes.TOO_DEAR
    assert at.why_not("play:flash-floods") == codes.NOT_IN_HAND


@ruling("SI-026", "SI-P-026")
def test_a_slow_card_is_paid_at_once_and_its_elements_count() -> None:
    at = scene(spirit(EARTH, "A6", energy=4, plays=3), phase="growth")
    at.play("play:rituals-of-destruction")
    assert at.energy() == 1
    assert at.elements() == {"sun": 1, "moon": 1, "fire": 1, "earth": 1, "plant": 1}
    at = scene(spirit(SHADOWS, "A8 A8", played="crops-wither-and-fade", elements="1 moon"))
    assert at.may("use:darkness-swallows-the-unwary")  # fast, with the moon and fire of a slow card


@ruling("SI-029", "SI-P-049")
def test_energy_is_kept_and_plays_are_lost() -> None:
    at = scene(spirit(EARTH, "A6", energy=5, plays=3), phase="growth", deck="I-W")
    at.play("ready")
    assert at.energy() == 5
    assert at.state.plays == [0]
    at.play("grow:3", "land:A6", "track:plays")
    assert at.energy() == 5 + 2 + 2
    assert at.state.plays == [1]


@ruling("SI-031")
def test_a_fast_power_is_too_late_in_the_slow_phase() -> None:
    river = spirit(RIVER, "A5", played="flash-floods wash-away")
    at = scene(river, phase="slow", A5="explorer")
    assert "wash-away" in at.moves("use")
    assert at.why_not("use:flash-floods") == codes.WRONG_PHASE


@ruling("SI-044")
def test_defend_of_a_power_ends_with_the_turn() -> None:
    earth = spirit(EARTH, "A6 A6", played="guard-the-healing-land")
    at = scene(earth, deck="I-W", A5="blight").use("guard-the-healing-land", "land:A5")
    assert at.defend("A5") == 4
    assert at.play("ready").defend("A5") == 0


# gaining, forgetting, reclaiming

MINOR = "drought voracious-growth steam-vents call-to-tend"
MAJOR = "poisoned-land accelerated-rot paralyzing-fright cleansing-floods"


@ruling("SI-036", "SI-P-050")
def test_a_minor_power_is_one_of_four() -> None:
    at = scene(spirit(SHADOWS, "A8"), phase="growth", minor=MINOR + " devouring-ants")
    at.play("grow:1", "deck:minor")
    assert sorted(at.moves("take")) == sorted(MINOR.split())
    assert at.why_not("take:devouring-ants") == codes.NOT_OFFERED
    at.play("take:steam-vents")
    assert "steam-vents" in at.hand()
    discarded = [numbers.POWERS[card] for card in at.state.minor_discard]
    assert sorted(discarded) == sorted(set(MINOR.split()) - {"steam-vents"})


@ruling("SI-037", "SI-P-051")
def test_for_a_major_power_a_card_is_forgotten() -> None:
    shadows = spirit(SHADOWS, "A8", discard="mantle-of-dread", hand="favors-called-due drought")
    at = scene(shadows, phase="growth", major=MAJOR)
    at.play("grow:2", "choose:1", "deck:major", "take:poisoned-land")
    assert sorted(at.moves("forget")) == [
        "drought",
        "favors-called-due",
        "mantle-of-dread",
        "poisoned-land",
    ]
    assert at.why_not("forget:flash-floods") == codes.NOT_YOURS
    at.play("forget:mantle-of-dread")
    assert at.discard() == []
    assert sorted(at.hand()) == ["drought", "favors-called-due", "poisoned-land"]


@ruling("SI-033", "SI-P-052")
def test_where_forgotten_cards_go() -> None:
    shadows = spirit(SHADOWS, "A8", hand="favors-called-due drought paralyzing-fright")
    for card, place in (
        ("favors-called-due", "forgotten"),
        ("drought", "minor_discard"),
        ("paralyzing-fright", "major_discard"),
    ):
        at = scene(shadows, phase="growth", major="poisoned-land accelerated-rot")
        at.play("grow:2", "choose:1", "deck:major", "take:poisoned-land", f"forget:{card}")
        assert numbers.POWERS.index(card) in getattr(at.state, place)
        assert card not in at.hand()


@ruling("SI-034", "SI-P-053")
def test_a_forgotten_card_in_play_takes_its_elements_along() -> None:
    bringer = spirit(BRINGER, "A7", played="call-on-midnights-dream dread-apparitions")
    at = scene(bringer, major=MAJOR, A7="dahan")
    assert at.may("use:night-terrors") is False  # no invaders
    assert at.elements() == {"moon": 2, "air": 1, "animal": 1}
    at.use("call-on-midnights-dream", "land:A7", "choose:1", "take:poisoned-land")
    at.play("forget:dread-apparitions")
    assert at.elements() == {"moon": 1, "animal": 1}
    assert at.why_not("use:dread-apparitions") == codes.NOT_IN_PLAY
    assert at.why_not("use:night-terrors") == codes.NO_LEVEL


@ruling("SI-P-054")
def test_an_empty_deck_is_made_of_its_discard_pile() -> None:
    at = scene(spirit(SHADOWS, "A8"), phase="growth", minor=MINOR)
    at.state.minor_discard, at.state.minor = at.state.minor[:-2], at.state.minor[-2:]
    number = len(at.state.minor_discard)
    at.play("grow:1", "deck:minor")
    assert len(at.moves("take")) == 4
    assert len(at.state.minor) == number - 2
    assert at.state.minor_discard == []


@ruling("SI-P-055")
def test_beginners_gain_the_cards_of_a_list() -> None:
    at = scene(spirit(RIVER, "A5"), phase="growth")
    names = "uncanny-melting natures-resilience pull-beneath-the-hungry-earth accelerated-rot"
    assert at.state.spirit(0).progression[:4] == names.split()
    for card in names.split():
        pile = at.state.major if card == "accelerated-rot" else at.state.minor
        pile.remove(numbers.POWERS.index(card))
    at.state.progress = [0]
    at.play("grow:1")
    assert "uncanny-melting" in at.hand()
    assert at.state.stage == [codes.PLAYING]


@ruling("SI-P-055")
def test_for_a_major_power_of_the_list_a_card_is_forgotten() -> None:
    at = scene(spirit(RIVER, "A5"), phase="growth")
    at.state.major.remove(numbers.POWERS.index("accelerated-rot"))
    at.state.progress = [3]
    at.play("grow:1")
    assert "accelerated-rot" in at.hand()
    at.play("forget:wash-away")
    assert "wash-away" not in at.hand()
    assert at.state.progress == [4]


@ruling("SI-P-055")
def test_after_the_list_cards_are_chosen_as_usual() -> None:
    at = scene(spirit(RIVER, "A5"), phase="growth")
    at.state.progress = [7]
    assert at.play("grow:1").moves("deck") == ["minor", "major"]


@ruling("SI-P-056")
def test_reclaiming_takes_the_whole_discard_pile() -> None:
    shadows = spirit(SHADOWS, "A8", discard="mantle-of-dread drought", hand="favors-called-due")
    at = scene(shadows, phase="growth").play("grow:1")
    assert sorted(at.hand()) == ["drought", "favors-called-due", "mantle-of-dread"]
    assert at.discard() == []


@ruling("SI-P-056")
def test_cards_in_play_are_not_reclaimed() -> None:
    shadows = spirit(SHADOWS, "A8", played="mantle-of-dread", discard="drought", hand="")
    at = scene(shadows, phase="growth").play("grow:1")
    assert at.hand() == ["drought"]
    assert at.played() == ["mantle-of-dread"]


@ruling("SI-P-057")
def test_reclaim_one_works_in_the_turn_in_which_it_is_uncovered() -> None:
    river = spirit(RIVER, "A5 A5 A5 A5", plays_track=4, discard="wash-away flash-floods")
    at = scene(river, phase="growth").play("grow:2")
    at.play("land:A5", "track:plays", "land:A5", "track:energy")
    assert at.moves() == ["reclaim:flash-floods", "reclaim:wash-away", "done"]
    assert at.why_not("reclaim:rivers-bounty") == codes.NOT_DISCARDED
    at.play("reclaim:wash-away")
    assert "wash-away" in at.hand()
    assert at.discard() == ["flash-floods"]


@ruling("SI-P-057")
def test_reclaim_one_is_not_there_while_it_is_covered() -> None:
    river = spirit(RIVER, "A5 A5 A5 A5", plays_track=4, discard="wash-away flash-floods")
    at = scene(river, phase="growth").play("grow:2")
    at.play("land:A5", "track:energy", "land:A5", "track:energy")
    assert at.moves("reclaim") == []


@ruling("SI-P-058")
def test_who_may_keep_a_card_takes_it_back_when_time_passes() -> None:
    one = spirit(RIVER, "A5", played="flash-floods wash-away")
    two = spirit(SHADOWS, "B4", played="mantle-of-dread favors-called-due")
    at = scene(one, two, phase="slow", deck="I-W")
    for seat in range(2):
        turn.add(at.state, turn.KEEPS, seat, 1)
    at.play("ready", seat=1).play("ready", seat=2)
    assert at.phase == "end"
    assert at.asked == [1, 2]
    assert at.why_not("reclaim:drought", seat=1) == codes.NOT_IN_PLAY
    at.play("reclaim:wash-away", seat=1).play("done", seat=2)
    assert (at.phase, at.state.round) == ("growth", 2)
    assert "wash-away" in at.hand(1)
    assert at.discard(1) == ["flash-floods"]
    assert at.discard(2) == ["favors-called-due", "mantle-of-dread"]


@ruling("SI-030")
def test_a_slow_card_played_in_the_fast_phase_waits_for_the_slow_phase() -> None:
    bringer = spirit(BRINGER, "A7", played="call-on-midnights-dream", energy=2)
    at = scene(bringer, major=MAJOR, deck="I-W", A7="dahan town")
    at.use("call-on-midnights-dream", "land:A7", "choose:1", "take:poisoned-land")
    at.play("forget:call-on-midnights-dream", "play:poisoned-land")
    assert at.why_not("use:poisoned-land") == codes.WRONG_PHASE
    at.play("ready")
    assert at.phase == "slow"
    assert at.moves("use") == ["poisoned-land"]


@ruling("SI-035")
def test_destroyed_presence_does_not_return_to_the_tracks() -> None:
    earth = spirit(EARTH, "A6 A6 A8", played="poisoned-land")
    at = scene(earth, phase="slow", A6="town")
    tracks = at.state.energy_track[:], at.state.plays_track[:]
    at.use("poisoned-land", "land:A6")
    assert at.presence("A6") == 1
    assert at.destroyed() == 1
    assert (at.state.energy_track, at.state.plays_track) == tracks


def test_nobody_is_asked_which_of_two_things_comes_first_that_are_alike() -> None:
    at = scene(spirit(RIVER, "A5"), phase="growth").play("grow:2")
    assert at.moves("choose") == []
    at.play("land:A6", "track:energy")
    assert "A6" in at.moves("land")
