"""Powers used in small scenes, a line each: what is there, what is chosen, what is there then.

The user is River with a sacred site in A5 unless a line says otherwise. Lands that a line does not
name afterwards must be as they were, and nothing may be left to decide: so every line shows its
bystanders too.
"""

from dataclasses import dataclass, field
from typing import Any

import pytest

from spieltisch.games.spirit_island.cards import boards
from spieltisch.games.spirit_island.cards.every import CARDS, CLAW
from spieltisch.games.spirit_island.state import codes, verbs
from spieltisch.games.spirit_island.state.programs import PROGRAMS
from tests.games.spirit_island.scene import RIVER, Scene, scene, spirit


@dataclass(frozen=True)
class Line:
    """One use of a power."""

    card: str
    keys: str  # the target, then the choices
    before: str  # "A5 2 dahan town; A4 explorer"
    after: str  # only lands that change, as above; "A5" alone: empty
    fear: int = 0
    defend: str = ""  # "A5 6; A4 2", elsewhere none
    elements: str = ""  # besides those of the card
    presence: str = "A5 A5"
    lost: int = 0  # presence destroyed on the way
    others: dict[str, Any] = field(default_factory=dict)  # what else the user has


def line(card: str, keys: str, before: str, after: str, marks: Any = (), **rest: Any) -> Any:
    """A line of a table; its marks say which rulings it proves."""
    return pytest.param(Line(card, keys, before, after, **rest), id=f"{card} {keys}", marks=marks)


def lands(words: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for part in filter(None, (part.strip() for part in words.split(";"))):
        name, _, rest = part.partition(" ")
        found[name] = rest
    return found


def ready(
    card: str, presence: str = "A5 A5", elements: str = "", before: str = "", **rest: Any
) -> Scene:
    """The scene in which a power is about to be used: it has been played, nothing else."""
    user = spirit(RIVER, presence, played=card, hand="", elements=elements, **rest)
    phase = "fast" if (CARDS | CLAW)[card].speed == codes.FAST else "slow"
    return scene(user, phase=phase, **lands(before))


def prove(each: Line) -> Scene:
    """Uses the power of a line and compares everything that it says."""
    at = ready(each.card, each.presence, each.elements, each.before, **each.others)
    names = [boards.LAND_NAMES[land] for land in at.state.lands]
    expected = {name: at.land(name) for name in names} | lands(each.after)
    destroyed = at.destroyed()
    at.use(each.card, *each.keys.split())
    assert not at.ended
    assert not at.state.stacks.busy(), f"left to decide: {at.moves()}"
    wrong = {name: at.land(name) for name in names if at.land(name) != expected[name]}
    assert not wrong, wrong
    assert at.fear == each.fear, at.fear
    defend = {name: int(number) for name, number in lands(each.defend).items()}
    found = {name: at.defend(name) for name in names if at.defend(name)}
    assert found == defend, found
    assert at.destroyed() - destroyed == each.lost, at.destroyed()
    return at


def targets(card: str, presence: str = "A5 A5", before: str = "", elements: str = "") -> list[str]:
    """The lands on which a power may be used."""
    at = ready(card, presence, elements, before)
    return at.play(f"use:{card}").moves("land") if at.may(f"use:{card}") else []


def why_not(at: Scene, key: str) -> int:
    """The reason for which a move is not among the choices of the effect in progress."""
    state = at.state
    frame = next(stack.frames[-1] for stack in state.stacks.own if stack.frames)
    move = verbs.KEYS.index(key)
    assert move not in state.legal_moves(frame.seat)
    return PROGRAMS[frame.effect].steps[frame.step].why_not(state, frame, move)
