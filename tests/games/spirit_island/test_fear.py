"""Fear, terror levels and the fear step (SI-102 to SI-110)."""

import pytest

from spieltisch.games.spirit_island.cards import numbers
from spieltisch.games.spirit_island.state import acts
from tests.games.spirit_island.acting import event, fear_card, phase, ravage
from tests.games.spirit_island.scene import EARTH, RIVER, scene, spirit
from tests.ruling import ruling


@ruling("SI-102")
def test_whoever_destroys_it_a_town_frightens_once_and_a_city_twice() -> None:
    at = scene(RIVER, A5="town beasts")
    event(at, "beasts-attack")
    assert at.fear == 1
    at = scene(RIVER, A5="city+1 2 dahan")
    ravage(at, "A5")
    assert at.fear == 2


@pytest.mark.parametrize(
    ("seats", "before", "fear", "earned", "left"),
    [
        pytest.param(2, 3, 6, 1, 1, marks=ruling("SI-103")),
        pytest.param(1, 0, 9, 2, 1, marks=ruling("SI-104")),
        (1, 3, 0, 0, 3),
        (1, 3, 1, 1, 0),
    ],
)
def test_fear_earns_cards(seats: int, before: int, fear: int, earned: int, left: int) -> None:
    at = scene(*[RIVER, EARTH][:seats], fear=before)
    acts.frighten(at.state, fear)
    assert (len(at.state.fear_earned), at.state.fear) == (earned, left)


@ruling("SI-105")
def test_cards_come_in_the_order_in_which_they_were_earned() -> None:
    at = scene(RIVER, earned="demoralized avoid-the-dahan isolation", A5="explorer")
    phase(at, explore="I-M")
    assert [numbers.FEAR[card] for card in at.state.fear_discard] == [
        "demoralized",
        "avoid-the-dahan",
        "isolation",
    ]


@ruling("SI-106")
def test_a_card_is_read_at_the_level_of_the_moment() -> None:
    at = scene(RIVER, earned="demoralized", fear_deck="isolation retreat scapegoats")
    for _ in range(3):
        acts.earn(at.state)
    assert at.state.terror() == 2
    phase(at, explore="I-M")
    assert at.defend("A5") == 2


@ruling("SI-107", "SI-108")
def test_a_card_earned_in_the_fear_step_follows_at_its_end() -> None:
    """Scapegoats at the third level destroy a town, which earns another card."""
    at = scene(
        RIVER,
        earned="scapegoats demoralized",
        fear_deck="isolation",
        fear=3,
        terror=3,
        A5="city town explorer",
    )
    phase(at, explore="I-M")
    done = [numbers.FEAR[card] for card in at.state.fear_discard]
    assert done == ["scapegoats", "demoralized", "isolation"]


@ruling("SI-109")
def test_a_card_earned_by_a_ravage_waits_for_the_next_phase() -> None:
    at = scene(RIVER, fear=3, A5="town+1 dahan")
    phase(at, ravage="I-W", explore="I-M")
    assert len(at.state.fear_earned) == 1
    assert at.state.fear_discard == []


@ruling("SI-110")
def test_no_two_players_pick_the_same_land() -> None:
    at = scene(RIVER, EARTH, A5="dahan explorer", B4="dahan explorer")
    fear_card(at, "dahan-raid", 1)
    assert (at.asked, at.moves("land")) == ([1], ["A5", "B4"])
    at.play("land:B4")
    assert (at.land("A5"), at.land("B4")) == ("dahan", "dahan"), "the other one had no choice left"


@ruling("SI-110")
def test_who_finds_no_land_left_does_nothing() -> None:
    at = scene(RIVER, EARTH, A5="dahan 2 explorer")
    fear_card(at, "dahan-raid", 1)
    assert at.land("A5") == "explorer dahan"


def test_another_card_may_use_the_same_lands_again() -> None:
    at = scene(RIVER, A5="dahan 3 explorer")
    fear_card(at, "dahan-raid", 1)
    fear_card(at, "dahan-raid", 1)
    assert at.land("A5") == "explorer dahan"


def test_what_a_fear_card_forbids_ends_with_the_turn() -> None:
    at = scene(spirit(RIVER, "A1"), earned="trade-suffers", A5="city")
    at.invaders(build="I-W", explore="I-M")
    assert at.phase == "growth"
    assert at.land("A5") == "city"
    assert at.state.turn == []


def test_when_the_deck_is_empty_in_a_running_game_no_more_cards_are_earned() -> None:
    at = scene(RIVER)
    at.state.fear_deck = []
    acts.frighten(at.state, 9)
    assert at.state.fear_earned == []
    assert at.state.fear == 9
