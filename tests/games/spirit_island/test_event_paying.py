"""Choosing together in an event, and paying for it with the aid of an element."""

from typing import Any

import pytest

from spieltisch.games.spirit_island import text
from spieltisch.games.spirit_island.cards import numbers
from spieltisch.games.spirit_island.cards.events import CHOICES
from spieltisch.games.spirit_island.effects.paying import affordable, in_play
from spieltisch.games.spirit_island.effects.ways import Choice
from spieltisch.games.spirit_island.state import codes, verbs
from spieltisch.games.spirit_island.text.cards import event_text
from tests.games.spirit_island.acting import event_card
from tests.games.spirit_island.scene import EARTH, LIGHTNING, RIVER, THUNDER, Scene, scene, spirit
from tests.ruling import ruling

RAIN = "years-of-little-rain"


def rain(*seats: dict[str, Any], votes: str = "choose:2", **lands: Any) -> Scene:
    """Years of Little Rain, whose second way costs 4 for each player and is aided by water."""
    at = scene(*seats, minor="steam-vents", **lands)
    event_card(at, RAIN)
    return at.play(*[votes] * len(seats))


def forgotten(at: Scene) -> list[str]:
    gone = at.state.forgotten + at.state.minor_discard
    return [numbers.POWERS[card] for card in gone]


# choosing


@ruling("SI-161")
def test_without_agreement_the_first_way_is_taken() -> None:
    at = scene(spirit(RIVER, "A5", energy=9), spirit(EARTH, "B4", energy=9), minor="steam-vents")
    event_card(at, RAIN)
    assert at.asked == [1, 2]
    at.play("choose:2", seat=1).play("choose:1", seat=2)
    assert at.asked == [1, 2], "they are asked once more"
    at.play("choose:2", seat=1).play("choose:1", seat=2)
    assert (at.energy(1), at.energy(2)) == (9, 9)
    assert at.state.turn[:2] == [7, -1], "towns are weaker"
    said = [text.log_line(at.state, event, None, None).text.en for event in at.state.events]
    assert any("do not agree" in line for line in said)


def test_what_all_agree_on_happens_at_once() -> None:
    at = scene(spirit(RIVER, "A5", energy=9), spirit(EARTH, "B4", energy=9))
    event_card(at, RAIN).play("choose:2", "choose:2", "pay:8")
    assert (at.energy(1), at.energy(2)) == (1, 9)


def test_who_plays_alone_just_chooses() -> None:
    at = scene(spirit(RIVER, "A5", energy=4, hand=""))
    event_card(at, RAIN).play("choose:2")
    assert at.energy() == 0, "one way to pay is taken by itself"


@ruling("SI-163")
def test_what_cannot_be_paid_cannot_be_chosen() -> None:
    at = scene(spirit(RIVER, "A5", energy=3, hand=""), minor="steam-vents")
    event_card(at, RAIN)
    assert at.energy() == 3
    lines = [text.log_line(at.state, event, None, None) for event in at.state.events]
    assert any(line.kind == "only-way" and "cannot pay" in line.text.en for line in lines)


@ruling("SI-163")
def test_why_not() -> None:
    seats = (spirit(RIVER, "A5", energy=4, hand=""), spirit(EARTH, "B4", energy=4, hand=""))
    at = scene(*seats)
    event_card(at, RAIN)
    at.state.energy = [3, 4]
    assert at.why_not("choose:2") == codes.CANNOT_PAY
    said = text.reason(at.state, 0, verbs.CHOOSE + 1, codes.CANNOT_PAY)
    assert said.rulings == ("SI-163",)
    assert "together" in said.text.en


# paying


@ruling("SI-162")
@pytest.mark.parametrize(
    ("paid", "left"),
    [("pay:12", [0, 12, 12]), ("pay:4 pay:4", [8, 8, 8]), ("pay:0 pay:11", [12, 1, 11])],
)
def test_three_spirits_pay_twelve_in_any_way(paid: str, left: list[int]) -> None:
    seats = [spirit(key, f"{board}5", energy=12, hand="") for key, board in SEATS]
    at = rain(*seats).play(*paid.split())
    assert at.state.energy == left


SEATS = ((RIVER, "A"), (EARTH, "B"), (LIGHTNING, "C"))


def test_each_gives_what_the_others_cannot() -> None:
    at = rain(spirit(RIVER, "A5", energy=7, hand=""), spirit(EARTH, "B4", energy=3, hand=""))
    assert at.moves() == ["pay:5", "pay:6", "pay:7"]
    assert at.why_not("pay:4") == codes.TOO_DEAR
    at.play("pay:6")
    assert at.state.energy == [1, 1]


@ruling("SI-164", "SI-165")
def test_cards_and_elements_pay_as_well() -> None:
    river = spirit(RIVER, "A5", hand="wash-away flash-floods", elements="2 water")
    at = rain(river, spirit(EARTH, "B4", hand=""))
    at.play("forget:wash-away", "discard:flash-floods")
    assert "wash-away" in forgotten(at)
    assert at.hand() == []
    assert at.discard() == ["flash-floods"]
    assert at.state.energy == [0, 0]


@ruling("SI-165")
def test_a_forgotten_card_in_play_takes_its_element_away() -> None:
    at = scene(spirit(RIVER, "A5", played="wash-away flash-floods", hand=""))
    assert in_play(at.state, codes.WATER) == 2
    assert affordable(at.state, 8, codes.WATER)
    assert not affordable(at.state, 9, codes.WATER)
    at = rain(spirit(RIVER, "A5", played="wash-away", hand="", energy=3))
    assert at.moves() == ["pay:3", "forget:wash-away"]
    label = text.option(at.state, 0, verbs.KEYS.index("forget:wash-away")).label
    assert "pays 3" in label.en
    at.play("forget:wash-away")
    assert at.energy() == 3
    assert in_play(at.state, codes.WATER) == 0


@ruling("SI-166")
def test_a_card_aids_once() -> None:
    at = rain(spirit(RIVER, "A5", hand="wash-away", energy=4))
    at.play("discard:wash-away")
    assert at.moves() == ["done"], "the rest is paid"
    assert at.energy() == 2
    two = spirit(RIVER, "A5", hand="wash-away flash-floods", energy=8)
    at = rain(two, spirit(EARTH, "B4", energy=8)).play("discard:wash-away")
    assert at.moves("forget") == ["flash-floods"]
    assert at.why_not("forget:wash-away") == codes.AIDED


@ruling("SI-167")
def test_what_is_too_much_is_lost() -> None:
    at = rain(spirit(RIVER, "A5", hand="wash-away", elements="3 water", energy=1))
    at.play("forget:wash-away")
    assert at.energy() == 1


@ruling("SI-167")
def test_more_elements_than_the_cost_pay_it_all() -> None:
    at = rain(spirit(RIVER, "A5", hand="wash-away", elements="9 water", energy=1))
    assert at.moves() == ["done"]
    assert at.energy() == 1


@ruling("SI-168")
def test_elements_of_tracks_are_in_play() -> None:
    at = scene(spirit(THUNDER, "A5", energy_track=6, plays_track=2))
    assert at.elements() == dict.fromkeys(at.elements(), 1)
    for element, number in at.elements().items():
        assert in_play(at.state, codes.ELEMENTS.index(element)) == number == 1
    assert at.elements()


def test_a_card_that_would_have_to_be_forgotten_is_not_just_discarded() -> None:
    at = rain(spirit(RIVER, "A5", hand="wash-away", energy=1))
    assert at.moves() == ["done"], "forgetting it is the only way"
    at = rain(spirit(RIVER, "A5", hand="wash-away flash-floods", energy=0))
    assert at.moves("discard") == ["flash-floods", "wash-away"]
    assert at.moves("pay") == []
    at.play("discard:flash-floods")
    assert at.moves() == ["discard:wash-away", "forget:wash-away"]


def test_why_a_card_is_no_aid() -> None:
    river = spirit(RIVER, "A5", hand="wash-away boon-of-vigor shadows-of-the-burning-forest")
    at = rain(river | {"energy": 2}, spirit(EARTH, "B4", energy=8))
    assert at.why_not("forget:shadows-of-the-burning-forest") == codes.NO_AID
    assert at.why_not("forget:a-year-of-perfect-stillness") == codes.NOT_YOURS
    assert at.why_not("land:A5") == codes.NOT_ASKED


@ruling("SI-Q122")
def test_spirits_pay_one_after_the_other() -> None:
    seats = [spirit(key, f"{board}5", energy=12, hand="") for key, board in SEATS]
    at = rain(*seats)
    for seat in (1, 2):
        assert at.asked == [seat]
        at.play("pay:1")
    assert at.state.energy == [11, 11, 2], "the last one pays the rest"


# what is paid for


@ruling("SI-173")
def test_only_what_is_paid_for_is_an_effect_of_the_spirits() -> None:
    for card in CHOICES:
        if isinstance(card.main, Choice):
            assert not card.main.ways[0].paid, card.key
            paid = card.main.ways[1].paid
            assert paid == (card.key != "farmers-seek-the-dahan-for-aid")
            assert ("effect of the Spirits" in event_text(card).en) == paid
