"""Hints: the best moves, what they promise, and what speaks for them."""

from collections.abc import Iterator

import pytest

import spieltisch
from spieltisch.bots import hint
from spieltisch.bots.hint import Hint, find_hint
from spieltisch.core.game import Aspect, Game, State, game
from spieltisch.core.text import Text
from tests.patience import PATIENCE
from tests.toys import on_the_shelf
from tests.toys.beacon import BEACON

NAMES = {
    "wood": Text("Holz", "wood"),
    "fire": Text("Feuer", "fire"),
    "weather": Text("Wetter", "the weather"),
}


@pytest.fixture(autouse=True)
def few_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hint, "TRIES", 60)


def hinted(state: State, seed: int = 3) -> Hint:
    return find_hint(state, state.next_seat(), seed, PATIENCE)


def choosing(name: str) -> State:
    """A position of a game where somebody has more than two moves."""
    state = game(name).new(2, 4)
    while len(state.moves(state.next_seat())) < 3:
        state.play(state.next_seat(), state.moves(state.next_seat())[0])
    return state


@pytest.mark.parametrize("name", spieltisch.games())
def test_a_hint_names_up_to_three_legal_moves_best_first(name: str) -> None:
    state = choosing(name)
    found = hinted(state)
    seat = state.next_seat()
    assert 1 <= len(found.choices) <= 3
    assert found.together == game(name).cooperative
    decision = state.decision(seat)
    assert decision
    for choice in found.choices:
        assert decision.options[choice.number] == choice.option
        assert 0.0 <= choice.chance <= found.choices[0].chance <= 1.0
        words = ("gemeinsame Siegchance", "to win together")
        assert all(
            (word in said) == found.together for word, said in zip(words, found.promise(choice))
        )
    assert len({choice.number for choice in found.choices}) == len(found.choices)
    assert found.reason.de
    assert found.reason.en


@pytest.mark.parametrize("name", spieltisch.games())
def test_hidden_cards_do_not_change_a_hint(name: str) -> None:
    state = choosing(name)
    seat = state.next_seat()
    other = state.determinize(seat, 99)
    assert [c.option.key for c in hinted(state).choices] == [
        c.option.key for c in hinted(other).choices
    ]


def test_a_hint_that_is_called_off_still_names_a_move() -> None:
    state = choosing("equinox")
    found = find_hint(state, state.next_seat(), 1, PATIENCE, lambda: True)
    assert found.choices


# the reason


def choosing_in_beacon() -> State:
    state = BEACON.new(2, 4)
    while len(state.moves(state.next_seat())) < 3:
        state.play(state.next_seat(), state.moves(state.next_seat())[0])
    return state


@pytest.fixture
def beacon() -> Iterator[State]:
    with on_the_shelf(BEACON):
        yield choosing_in_beacon()


def aspects_by(monkeypatch: pytest.MonkeyPatch, state: State, **leads: float) -> Hint:
    """A hint where the best move is ahead of all others by so much of each aspect."""
    seat = state.next_seat()
    best = state.parse_move(seat, hinted(state).key)
    after = state.clone()
    after.apply(seat, best)
    seen = after.gist()

    def aspects(_: object, world: State, seat: int) -> list[Aspect]:
        ahead = world.gist() == seen
        return [Aspect(NAMES[name], lead * ahead) for name, lead in leads.items()]

    monkeypatch.setattr(type(BEACON), "aspects", aspects)
    return hinted(state)


@pytest.mark.parametrize(
    ("leads", "de", "en"),
    [
        ({"wood": 4.0}, "Holz.", "wood."),
        ({"wood": 4.0, "fire": 9.0}, "Feuer und Holz.", "fire and wood."),
        ({"wood": 4.0, "fire": 9.0, "weather": 7.0}, "Feuer und Wetter.", "fire and the weather."),
        ({"wood": 4.0, "fire": -9.0, "weather": 0.01}, "Holz.", "wood."),
    ],
)
def test_the_reason_names_what_speaks_most_for_the_best_move(
    monkeypatch: pytest.MonkeyPatch, beacon: State, leads: dict[str, float], de: str, en: str
) -> None:
    monkeypatch.setattr(hint, "CLOSE", -1.0)
    found = aspects_by(monkeypatch, beacon, **leads)
    label = found.choices[1].option.label
    assert found.reason.de == f"Dafür spricht, verglichen mit „{label.de}“: {de}"
    assert found.reason.en == f"What speaks for it, compared with “{label.en}”: {en}"


def test_a_lead_that_nobody_would_see_is_said_to_be_little(
    monkeypatch: pytest.MonkeyPatch, beacon: State
) -> None:
    monkeypatch.setattr(hint, "CLOSE", 1.0)
    reason = aspects_by(monkeypatch, beacon, wood=4.0).reason
    assert reason.de.endswith(": Holz. Beides ist fast gleich gut.")
    assert reason.en.endswith(": wood. Both are about equally good.")


@pytest.mark.parametrize("leads", [{}, {"wood": -4.0}, {"wood": 0.1, "fire": 0.0}])
def test_without_an_aspect_that_speaks_for_it_the_lead_is_the_reason(
    monkeypatch: pytest.MonkeyPatch, beacon: State, leads: dict[str, float]
) -> None:
    reason = aspects_by(monkeypatch, beacon, **leads).reason
    assert reason.en.startswith("Best of ")
    assert reason.de.startswith("Die beste von ")


def test_the_aspects_of_the_toy_speak(beacon: State) -> None:
    names = {aspect.name.en for aspect in BEACON.aspects(beacon, 0)}
    reasons = set()
    while not beacon.over:
        seat = beacon.next_seat()
        if len(beacon.moves(seat)) > 1:
            reasons.add(hinted(beacon).reason.en)
        beacon.play(seat, beacon.moves(seat)[0])
    assert any(name in reason for name in names for reason in reasons), reasons


def test_games_without_aspects_have_none() -> None:
    class Silent(type(BEACON)):  # type: ignore[misc]
        aspects = Game.aspects

    assert Silent().aspects(choosing_in_beacon(), 0) == []
