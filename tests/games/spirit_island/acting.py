"""Lets the island act in a scene: one action in one land, one card, and nothing after it.

What is tried lies above a frame that only waits, so the phase does not go on and heal everything.
"""

from typing import Final

from spieltisch.core.effects import ASKS, Program, Step
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.games.spirit_island.cards import boards, numbers
from spieltisch.games.spirit_island.effects.ravage import EXTRA, NORMAL, begin_action
from spieltisch.games.spirit_island.state import acts, codes, programs, verbs
from tests.games.spirit_island.scene import Scene


class Halt(Step):
    """Waits for ever."""

    def run(self, state: State, frame: Frame) -> bool:
        return ASKS

    def choices(self, state: State, frame: Frame) -> list[int]:
        return [verbs.DONE]


_HALT: Final = programs.RULES - 1  # a number that nothing else has
programs.PROGRAMS[_HALT] = Program("halt", Halt())


def _wait(at: Scene) -> None:
    """From here on the phase stands still."""
    state = at.state
    state.phase = codes.INVADER_PHASE
    state.now = state.stacks.common
    if not state.now.frames:
        state.now.push(_HALT, 0, 0, programs.bound(-1, state.lands[0]))


def act(at: Scene, action: int, land: str, *moves: str, extra: bool = False) -> Scene:
    """The invaders act in a land, and these choices are made."""
    _wait(at)
    begin_action(at.state, action, boards.land(land), EXTRA if extra else NORMAL)
    at.state.go_on()
    return at.play(*moves)


def ravage(at: Scene, land: str, *moves: str) -> Scene:
    return act(at, codes.RAVAGE, land, *moves)


def build(at: Scene, land: str, *moves: str, extra: bool = False) -> Scene:
    return act(at, codes.BUILD, land, *moves, extra=extra)


def explore(at: Scene, land: str, *moves: str) -> Scene:
    return act(at, codes.EXPLORE, land, *moves)


def carry_out(at: Scene, program: int, *moves: str, seat: int = -1, land: str = "") -> Scene:
    """Something is carried out from its beginning."""
    _wait(at)
    where = boards.land(land) if land else at.state.lands[0]
    acts.begin(at.state, at.state.now, program, max(0, seat), programs.bound(seat, where))
    at.state.go_on()
    return at.play(*moves)


def fear_card(at: Scene, key: str, level: int, *moves: str) -> Scene:
    """A fear card at a terror level."""
    card = numbers.FEAR.index(key)
    return carry_out(at, programs.FEAR + card * 3 + level - 1, *moves)


def blight_card(at: Scene, key: str, *moves: str) -> Scene:
    """What the other side of a blight card says."""
    return carry_out(at, programs.BLIGHT + 1 + numbers.BLIGHT.index(key), *moves)


def event(at: Scene, key: str, *moves: str) -> Scene:
    """A part of an event."""
    return carry_out(at, programs.EVENT + numbers.EVENT_PARTS.index(key), *moves)


def event_card(at: Scene, key: str, *moves: str) -> Scene:
    """A whole event card."""
    return carry_out(at, programs.EVENT_CARD + numbers.EVENTS.index(key), *moves)


def rule(at: Scene, key: str, *moves: str, land: str = "") -> Scene:
    """What an adversary or a scenario carries out at some moment."""
    return carry_out(at, programs.RULES + numbers.RULES.index(key), *moves, land=land)


def phase(
    at: Scene, ravage: str = "", build: str = "", explore: str = "", early: str = ""
) -> Scene:
    """A whole invader phase with these cards on the spaces, and the first cards of the deck.

    It stops before the slow phase, so that damage and what holds for this turn can be seen.
    """
    state = at.state
    _wait(at)
    state.ravage = _cards(ravage)
    state.build = _cards(build)
    state.early = _cards(early)
    for card in reversed(_cards(explore)):
        if card in state.invader_deck:
            state.invader_deck.remove(card)
        state.invader_deck.append(card)
    state.now.push(programs.PHASE, 0, 0, programs.bound(-1, state.lands[0]))
    state.go_on()
    return at


def _cards(words: str) -> list[int]:
    return [numbers.INVADERS.index(word) for word in words.split()]


def on(cards: list[int]) -> str:
    """Invader cards by their keys."""
    return " ".join(numbers.INVADERS[card] for card in cards)


def against(at: Scene, adversary: str, level: int) -> Scene:
    """The same island with an adversary."""
    at.state.adversary = 1 + numbers.ADVERSARIES.index(adversary)
    at.state.level = level
    at.state.settle()
    return at


def playing(at: Scene, scenario: str) -> Scene:
    """The same island in a scenario."""
    at.state.scenario = 1 + numbers.SCENARIOS.index(scenario)
    at.state.settle()
    return at


def pile(at: Scene, key: str, blight: int) -> Scene:
    """A blight card on its healthy side, with so much blight on it."""
    at.state.blight_card = 1 + numbers.BLIGHT.index(key)
    at.state.blight = blight
    return at
