"""The browser's table of Blue Moon: every option has a place, and nothing hidden is drawn."""

from random import Random
from typing import Any

import pytest

from spieltisch.core.board import Offer
from spieltisch.core.rulings import read_rulings
from spieltisch.core.text import LANGUAGES
from spieltisch.games.blue_moon import board as room
from spieltisch.games.blue_moon.cards.preconstructed import PRECONSTRUCTED
from spieltisch.games.blue_moon.decks import Deck, deck_line, is_legal
from spieltisch.games.blue_moon.rules.state import BlueMoonState
from spieltisch.games.blue_moon.state.notation import card_key
from spieltisch.table.picture import _offers
from spieltisch.table.web import environment
from tests.games.blue_moon.scene import BLUE_MOON, A, B, Scene, scene, side

TEMPLATES = environment()
NOT_PLACES = ("nears", "words")
WHOLE = TEMPLATES.from_string(
    """{% import "blue-moon/board.html" as game %}
    {{ game.where(p, "en") }}{{ game.hand(p, "en") }}{{ game.board(p, "en") }}
    {{ game.aside(p, "en") }}
    {% for plate in p.plates %}{{ game.facts(p, plate, "en") }}{% endfor %}"""
)


def intervening(people: str) -> str:
    """A people's deck with all interventions in the place of its last cards."""
    cards = (*PRECONSTRUCTED[people][:-7], *(f"inter-{number}" for number in range(401, 408)))
    deck = Deck(people, "", cards)
    assert is_legal(deck)
    return deck_line(deck)


DECKS = [
    ("hoax", "vulca"),
    ("mimix", "flit"),
    ("khind", "terrah"),
    ("pillar", "aqua"),
    ("buka", "buka"),
    (intervening("buka"), intervening("pillar")),
]


def new(decks: tuple[str, str], seed: int) -> BlueMoonState:
    state = BLUE_MOON.new(2, seed=seed, deck1=decks[0], deck2=decks[1])
    assert isinstance(state, BlueMoonState)
    return state


def drawn(state: BlueMoonState, seat: int | None, lang: str = "en") -> dict[str, Any]:
    """The picture of a seat, with its options as the table offers them."""
    decision = None if seat is None else state.decision(seat)
    offers, _ = _offers(list(decision.options) if decision else [], lang)
    return room.board(state, seat, lang, offers)


def seen(table: Scene, seat: int, lang: str = "en") -> dict[str, Any]:
    """The same of a scene."""
    return drawn(table.state, seat - 1, lang)


def html(board: dict[str, Any]) -> str:
    return WHOLE.render(p={"board": board, "hint": None, "plates": [{"seat": 0}, {"seat": 1}]})


def keys(part: object) -> list[str]:
    """The keys of all offers anywhere in a picture."""
    if isinstance(part, Offer):
        return [part.key]
    if isinstance(part, dict):
        if part.get("ways"):
            return [key for way in part["ways"] for key in keys(way["offer"])]
        return [key for name, each in part.items() if name not in NOT_PLACES for key in keys(each)]
    if isinstance(part, list):
        return [key for each in part for key in keys(each)]
    return []


def step(state: BlueMoonState, random: Random) -> None:
    """A random move, rarely one that ends a fight."""
    seat = state.next_seat()
    moves = state.moves(seat)
    words = [state.move_key(move).partition(":")[0] for move in moves]
    lively = [
        move
        for move, word in zip(moves, words, strict=True)
        if word not in ("retreat", "decline", "give-up", "done", "skip")
    ]
    state.play(seat, random.choice(lively if lively and random.random() < 0.8 else moves))


@pytest.mark.parametrize("decks", DECKS, ids=lambda decks: f"{decks[0][:6]}-{decks[1][:6]}")
def test_every_option_has_exactly_one_place_and_all_can_be_drawn(decks: tuple[str, str]) -> None:
    state, random = new(decks, 1), Random(1)
    for number in range(250):
        seat = state.next_seat()
        decision = state.decision(seat)
        assert decision is not None
        board = drawn(state, seat)
        pointing = [option.key for option in decision.options if option.targets]
        assert sorted(keys(board)) == sorted(pointing)
        if number % 10 == 0:
            page = html(board)
            placed = keys({**board, "buttons": []})
            assert all(f'value="{key}"' in page for key in placed)
            html(drawn(state, 1 - seat))
            html(drawn(state, None))
        step(state, random)
        if state.over:
            break


@pytest.mark.parametrize("decks", DECKS, ids=lambda decks: f"{decks[0][:6]}-{decks[1][:6]}")
def test_a_picture_shows_nothing_that_its_seat_cannot_know(decks: tuple[str, str]) -> None:
    state, random = new(decks, 2), Random(2)
    for number in range(120):
        for seat in (0, 1, None):
            other = state.dealt_anew(seat, number)
            other.names, other.events = state.names, state.events
            assert drawn(other, seat) == drawn(state, seat), (number, seat)
        step(state, random)
        if state.over:
            break


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_no_hidden_card_is_named_on_a_page(viewer: int | None) -> None:
    state, random = new(("buka", "aqua"), 5), Random(5)
    for _ in range(80):
        page = html(drawn(state, viewer))
        for seat in range(2):
            if seat == viewer:
                continue
            secret = [*state.hand[seat], *state.bluffs[seat], *state.deck[seat]]
            for card in secret:
                if card not in state.known[seat]:
                    assert f"-{seat}-{card_key(card)}&" not in page
                    assert f"{seat}-{card_key(card)}" + '"' not in page
        step(state, random)
        if state.over:
            break


def test_every_topic_of_the_rulings_has_a_title() -> None:
    rulings, _ = read_rulings(BLUE_MOON.rulings_path(), BLUE_MOON.name)
    assert {ruling.topic for ruling in rulings} == set(room.TOPICS)


# the fight at a glance


def test_the_power_after_a_card_stands_above_it() -> None:
    table = scene(
        side(people="vulca", hand="vulca-6 vulca-18", active="vulca-10"),
        side(people="aqua", active="aqua-5"),
    )
    hand = {card["key"]: card for card in seen(table, A)["hand"]}
    before = table.power(B)
    gives = hand["vulca-6"]["gives"]
    shown = gives["parts"][0]
    table.play("play:vulca-6")
    power = table.power(A)
    assert shown["element"] == "fire"
    assert shown["text"] == (str(power) if power >= before else f"{power} too low")
    assert gives["low"] == (power < before)


@pytest.mark.parametrize(
    ("hand", "said", "low"),
    [
        ("mimix-12 mimix-11", "6 with partner", False),
        ("mimix-12", "2 too low", True),
        ("mimix-12 mimix-13", "2 too low", True),
    ],
)
def test_a_card_that_is_enough_with_its_partner_counts_it(hand: str, said: str, low: bool) -> None:
    table = scene(
        side(people="mimix", hand=hand),
        side(people="vulca", active="vulca-10"),
    )
    gives = {card["key"]: card for card in seen(table, A)["hand"]}["mimix-12"]["gives"]
    assert (gives["parts"][0]["text"], gives["low"]) == (said, low)


def test_what_is_missing_is_said() -> None:
    table = scene(
        side(people="vulca", hand="vulca-4", active="vulca-10"),
        side(people="aqua", active="aqua-5", support="aqua-21"),
        phase="retreat",
    )
    fight = seen(table, A)["fight"]
    assert fight["own"]["aim"] == f"needs {table.power(B)}"
    assert not fight["own"]["short"]
    assert fight["element"] == "fire"


def test_the_cards_towards_the_second_dragon_are_counted() -> None:
    table = scene(
        side(people="vulca", hand="vulca-4", active="vulca-10"),
        side(people="aqua", active="aqua-5", inactive="aqua-7 aqua-8", support="aqua-21"),
        phase="retreat",
    )
    assert "4 of 6 cards" in seen(table, A)["fight"]["foe"]["note"]
    assert "4 von 6 Karten" in seen(table, A, "de")["fight"]["foe"]["note"]


def test_an_inactive_card_says_so() -> None:
    table = scene(
        side(people="vulca", hand="vulca-4", active="vulca-10"),
        side(people="aqua", active="aqua-5", inactive="aqua-7"),
    )
    cards = {card["key"]: card for card in seen(table, A)["foe"]["combat"]}
    assert [state["key"] for state in cards["aqua-7"]["states"]] == ["inactive"]
    assert cards["aqua-7"]["changes"][0]["rulings"]
    assert cards["aqua-5"]["states"] == []


def test_an_ignored_text_says_by_what() -> None:
    gas = "khind-27"  # Laughing Gas
    table = scene(
        side(people="khind", hand="khind-4", active="khind-10", support=gas),
        side(people="aqua", active="aqua-5", support="aqua-21 aqua-27 aqua-28"),
    )
    cards = seen(table, A)["foe"]["support"]
    off = [card for card in cards if "text-off" in [state["key"] for state in card["states"]]]
    assert [card["key"] for card in off] == ["aqua-27", "aqua-28"]
    for card in off:
        name = CARD_NAMES[gas]
        assert any(name in change["text"] for change in card["changes"])


def test_a_face_down_card_is_known_to_its_owner_alone() -> None:
    table = scene(
        side(people="vulca", hand="vulca-4", active="vulca-10"),
        side(people="buka", active="buka-5", bluffs="buka-7"),
    )
    (hidden,) = seen(table, A)["foe"]["support"]
    assert hidden["down"]
    assert hidden["known"] is None
    assert hidden["key"] == ""
    (known,) = seen(table, B)["own"]["support"]
    assert known["known"]["key"] == "buka-7"


def test_a_ship_shows_its_load_to_both() -> None:
    table = scene(
        side(people="buka", hand="buka-4", active="buka-5", ships={"buka-28": ["buka-7"]}),
        side(people="aqua", active="aqua-5"),
    )
    for seat, place in ((A, "own"), (B, "foe")):
        (ship,) = seen(table, seat)[place]["influence"]
        assert ship["load"] == 1
        assert CARD_NAMES["buka-7"] in ship["sentence"]


def test_a_landed_ship_brings_its_load_to_the_hand() -> None:
    table = scene(
        side(people="buka", hand="buka-4", active="buka-5", landed={"buka-28": ["buka-7"]}),
        side(people="aqua", active="aqua-5"),
    )
    hand = seen(table, A)["hand"]
    assert hand[0]["key"] == "buka-7"
    assert [state["key"] for state in hand[0]["states"]] == ["aboard"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hand_card_that_cannot_be_played_says_why(lang: str) -> None:
    table = scene(
        side(people="vulca", hand="vulca-6 vulca-29", active="vulca-10"),
        side(people="aqua", active="aqua-5"),
    )
    hand = {card["key"]: card for card in seen(table, A, lang)["hand"]}
    assert hand["vulca-6"]["offer"]
    assert hand["vulca-29"]["refusal"]["text"]


def test_a_card_for_a_later_phase_is_not_greyed_out() -> None:
    table = scene(
        side(people="vulca", hand="vulca-6 vulca-18", active="vulca-10"),
        side(people="aqua", active="aqua-5"),
    )
    hand = {card["key"]: card for card in seen(table, A)["hand"]}
    assert hand["vulca-18"]["refusal"] is None
    assert hand["vulca-18"]["later"]["text"]


def test_a_card_that_may_be_replaced_shows_the_power_it_would_bring_later() -> None:
    """The inquisitor lets every card be replaced; none is played in the leadership phase."""
    own = side(people="vulca", hand="vulca-6", inquisitor="inq-412")
    table = scene(own, side(people="aqua", active="flit-14"), phase="leadership")
    (card,) = seen(table, A)["hand"]
    assert card["offer"].key == "replace:vulca-6"
    assert card["gives"]["parts"] == [{"element": "fire", "text": "4"}]


def test_several_moves_of_one_card_are_a_small_choice() -> None:
    state, random = new(("buka", "buka"), 3), Random(3)
    for _ in range(400):
        hand = drawn(state, state.next_seat())["hand"]
        several = [card for card in hand if card["ways"]]
        if several:
            assert len({way["word"] for way in several[0]["ways"]}) > 1
            return
        step(state, random)
        if state.over:
            break
    raise AssertionError("no card with several moves came up")


def test_a_newcomer_is_told_what_the_numbers_are() -> None:
    table = scene(
        side(people="vulca", hand="vulca-6"), side(people="aqua"), element=None, phase="character"
    )
    for lang in LANGUAGES:
        assert seen(table, A, lang)["advice"]


def _names() -> dict[str, str]:
    return {card.card: card.name.en for card in BLUE_MOON.cards()}


CARD_NAMES = _names()
