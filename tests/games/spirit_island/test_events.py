"""The event deck in the turn: when a card is drawn, which of its parts is carried out, and where it
goes afterwards."""

from typing import Any

import pytest

from spieltisch.core.rng import seeded
from spieltisch.games.spirit_island.cards import numbers
from spieltisch.games.spirit_island.cards.every import CARDS, CLAW
from spieltisch.games.spirit_island.effects.changes import EventBelow
from spieltisch.games.spirit_island.effects.events import lay_below
from spieltisch.games.spirit_island.rules.setup import Setup, fault, lay_out
from spieltisch.games.spirit_island.rules.state import SpiritIslandState
from spieltisch.games.spirit_island.state import codes, hidden, programs
from spieltisch.games.spirit_island.state.law import Law
from tests.games.spirit_island.acting import against, event_card, phase, pile, playing
from tests.games.spirit_island.scene import EARTH, RIVER, Scene, scene, spirit
from tests.ruling import ruling


def deck(at: Scene, *keys: str) -> Scene:
    """The same island with events, these on top."""
    state = at.state
    top = [numbers.EVENTS.index(key) for key in keys]
    rest = [card for card in range(numbers.SHUFFLED_EVENTS) if card not in top]
    state.claw = True
    state.event_deck = rest + top[::-1]
    return at


def events(at: Scene) -> list[str]:
    """What happened, by kind; cards and parts by their names."""
    found = []
    for event in at.state.events:
        if event.kind == "event":
            found.append(numbers.EVENTS[event.args[0]])
        elif event.kind == "event-part":
            found.append(programs.PROGRAMS[event.args[0]].key)
        elif event.kind in ("blight-card", "fear-card", "ravage"):
            found.append(event.kind)
    return found


def coming(at: Scene, number: int) -> list[str]:
    return [numbers.EVENTS[card] for card in at.state.event_deck[::-1][:number]]


def game(*spirits: str, seed: int = 1, **options: Any) -> SpiritIslandState:
    setup = Setup(list(spirits), **options)
    assert fault(setup) is None
    state = SpiritIslandState()
    state.lay_out(len(spirits))
    lay_out(state, setup, seed)
    state.go_on()
    return state


# when


@ruling("SI-154")
def test_an_event_comes_after_the_blighted_island_and_before_fear() -> None:
    at = pile(scene(spirit(RIVER, "A5 A5"), earned="retreat", A5="explorer"), "downward-spiral", 5)
    at.state.blighted = True
    deck(at, "tight-knit-communities")
    phase(at, ravage="I-W")
    while at.moves("land") or at.moves("yes"):
        at.play(at.moves()[0])
    order = events(at)
    assert order[0] == "blight-card"
    assert order.index("tight-knit-communities") < order.index("fear-card")


@ruling("SI-Q1")
@pytest.mark.parametrize(("late", "first"), [(False, 1), (True, 0)])
def test_the_first_turn(late: bool, first: int) -> None:
    at = deck(scene(spirit(RIVER, "A5 A5")), "tight-knit-communities", "well-prepared-explorers")
    at.state.late_events = late
    phase(at)
    assert len(at.state.event_discard) == first
    at.state.round = 2
    phase(at)
    assert len(at.state.event_discard) == first + 1


def test_with_branch_and_claw_there_are_events_unless_somebody_does_without_them() -> None:
    assert len(game(RIVER, branch_and_claw=True).event_deck) == numbers.SHUFFLED_EVENTS
    assert not game(RIVER, branch_and_claw=True, events=False).event_deck
    assert not game(RIVER).event_deck
    assert game(RIVER, branch_and_claw=True, skip_first_event=True).late_events


def test_the_deck_is_shuffled() -> None:
    decks = {tuple(game(RIVER, seed=seed, branch_and_claw=True).event_deck) for seed in range(5)}
    assert len(decks) == 5


@ruling("SI-Q27")
def test_an_empty_deck_is_made_of_the_discarded_cards() -> None:
    at = deck(scene(spirit(RIVER, "A5 A5")))
    state = at.state
    state.event_discard = state.event_deck
    state.event_deck = []
    state.rng = seeded(2)
    phase(at)
    assert len(state.event_deck) == numbers.SHUFFLED_EVENTS - 1
    assert len(state.event_discard) == 1


# which part


@ruling("SI-155")
@pytest.mark.parametrize(
    ("top", "part"),
    [
        ("I-J", "interesting-discoveries"),
        ("II-J", "increasing-aggression"),
        ("III-JM", "increasing-aggression"),
    ],
)
def test_the_stage_is_that_of_the_top_card(top: str, part: str) -> None:
    at = scene(spirit(RIVER, "A5 A5"), build="I-M")
    at.state.invader_deck = [numbers.INVADERS.index(top)]
    assert events(event_card(at, "interesting-discoveries"))[0] == part


@pytest.mark.parametrize(
    ("cards", "part"),
    [
        pytest.param("III-JM II-J", "small-uprising", marks=ruling("SI-156")),
        pytest.param("III-JM III-SW", "rebellion", marks=ruling("SI-155")),
        pytest.param("II-J III-JM", "small-uprising", marks=ruling("SI-155")),
        pytest.param("", "rebellion", marks=ruling("SI-Q7")),
    ],
)
def test_a_card_that_was_moved_up_counts_as_one_of_those_below(cards: str, part: str) -> None:
    at = against(scene(spirit(RIVER, "A5 A5")), "brandenburg-prussia", 2)
    at.state.invader_deck = [numbers.INVADERS.index(key) for key in cards.split()][::-1]
    assert events(event_card(at, "slave-rebellion"))[0] == part


@ruling("SI-157")
@pytest.mark.parametrize(
    ("blighted", "part"), [(False, "tight-knit-communities"), (True, "blight-spreads")]
)
def test_the_blight_card_says_how_the_island_is(blighted: bool, part: str) -> None:
    at = pile(scene(spirit(RIVER, "A5 A5")), "downward-spiral", 5)
    at.state.blighted = blighted
    assert events(event_card(at, "tight-knit-communities"))[0] == part


@pytest.mark.parametrize(("terror", "part"), [(1, 0), (2, 0), (3, 1)])
def test_the_terror_level_decides(terror: int, part: int) -> None:
    at = scene(spirit(RIVER, "A5 A5"), terror=terror)
    names = ["cultural-assimilation", "reprisal-against-the-dahan"]
    assert events(event_card(at, "cultural-assimilation"))[0] == names[part]


@ruling("SI-158")
def test_a_card_is_carried_out_from_top_to_bottom_as_far_as_possible() -> None:
    at = scene(spirit(RIVER, "A5 A5"), A5="2 dahan")
    event_card(at, "population-rises")
    assert events(at) == [
        "population-rises",
        "sandfever-outbreak",
        "offerings-of-pattern-and-dance",
    ]
    assert at.energy() == 1


# afterwards


@ruling("SI-178")
def test_missionaries_come_back_three_events_later() -> None:
    at = deck(scene(spirit(RIVER, "A5 A5", hand=""), minor="call-to-bloodshed"))
    deck(at, "missionaries-arrive", *QUIET)
    phase(at)
    while at.moves() != ["done"]:
        at.play(at.moves()[0])
    assert coming(at, 3) == [*QUIET[:2], "missionaries-arrive"]
    for key in QUIET[:2]:
        phase(at)
        assert numbers.EVENTS[at.state.event_discard[-1]] == key
    phase(at)
    assert events(at)[-2:] == ["missionaries-arrive", "prey-on-the-unwary"]


QUIET = ("tight-knit-communities", "well-prepared-explorers", "distant-exploration")


def test_everybody_knows_where_a_card_was_put_back() -> None:
    at = deck(scene(spirit(RIVER, "A5 A5")), *QUIET)
    lay_below(at.state, numbers.EVENTS.index("slave-rebellion"), 3)
    view = hidden.view(at.state, None)["events"]
    assert (view["known"], view["places"]) == (["slave-rebellion"], [4])
    worlds = [at.state.dealt_anew(0, seed).event_deck for seed in range(30)]
    assert {world[-4] for world in worlds} == {numbers.EVENTS.index("slave-rebellion")}
    assert len({world[-1] for world in worlds}) > 5
    assert all(sorted(world) == sorted(at.state.event_deck) for world in worlds)


@ruling("SI-211")
def test_slave_rebellion_is_the_fourth_event() -> None:
    law = Law()
    change = EventBelow("slave-rebellion", 3)
    change.change(law)
    at = deck(scene(spirit(RIVER, "A5 A5")), *QUIET)
    lay_below(at.state, *law.events_below)
    assert coming(at, 4)[-1] == "slave-rebellion"
    assert "3" in change.told().de


@ruling("SI-212")
def test_a_small_uprising_is_followed_by_another_event_and_comes_back() -> None:
    at = scene(spirit(RIVER, "A5 A5"), A4="town", A5="town")
    deck(at, "slave-rebellion", *QUIET, "urban-development")
    phase(at).play("land:A5")
    assert at.land("A5") == "town+1"
    assert at.land("A4") == "town"
    assert events(at)[:5] == [
        "slave-rebellion",
        "small-uprising",
        "aid-the-uprising",
        QUIET[0],
        "tight-knit-communities",
    ]
    assert coming(at, 4)[-1] == "slave-rebellion"
    assert numbers.EVENTS.index("slave-rebellion") in at.state.event_known


@ruling("SI-213")
def test_a_rebellion_destroys_a_town_and_strikes_those_with_strife() -> None:
    at = scene(spirit(RIVER, "A5 A5"), A4="town", A5="2 town", A7="explorer+1", A8="city")
    at.state.invader_deck = [numbers.INVADERS.index("III-JM")]
    deck(at, "slave-rebellion", *QUIET)
    phase(at).play("land:A4", "land:A5", "land:A8")
    assert at.land("A4") == ""
    assert at.land("A5") == "town town-1+1"
    assert at.land("A8") == "city-1+1"
    assert at.land("A7") == ""
    assert at.fear == 1
    assert [numbers.EVENTS[card] for card in at.state.event_discard] == [
        "slave-rebellion",
        QUIET[0],
    ]


def test_two_strifes_go_to_two_pieces() -> None:
    at = scene(spirit(RIVER, "A5 A5"), A4="town", A5="city", A8="")
    at.state.invader_deck = []
    event_card(at, "slave-rebellion")
    assert at.land("A5") == "city-1+1", "the town is destroyed, and the city gets only one"


# Outpaced in a game without slow powers


@ruling("SI-172")
def test_outpaced_makes_room_for_another_event_in_blitz() -> None:
    slow = next(key for key, power in (CARDS | CLAW).items() if power.speed == codes.SLOW)
    at = playing(scene(spirit(RIVER, "A5 A5", played=slow, hand="")), "blitz")
    deck(at, "outpaced", *QUIET)
    phase(at)
    assert events(at)[:3] == ["outpaced", QUIET[0], "tight-knit-communities"]
    assert at.played() == [slow]
    assert len(at.state.event_discard) == 2


def test_boards_get_strife_each() -> None:
    at = scene(spirit(RIVER, "A5 A5"), spirit(EARTH, "B4 B4"), A5="town", B3="town")
    event_card(at, "slave-rebellion")
    assert (at.land("A5"), at.land("B3")) == ("town+1", "town+1")
