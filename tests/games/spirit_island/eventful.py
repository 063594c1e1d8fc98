"""Parts of events in small scenes, a line each: what is there, what is chosen, what is there then.

River has a sacred site in A5; if a line speaks of board B, Earth has one in B4. Lands that a line
does not name afterwards must be as they were, and nothing may be left to decide. On the way every
question, every answer and every line of the log is read in both languages.
"""

from dataclasses import dataclass, field
from typing import Any

import pytest

from spieltisch.games.spirit_island import text
from spieltisch.games.spirit_island.cards import boards
from spieltisch.games.spirit_island.text import titles
from tests.games.spirit_island.acting import event
from tests.games.spirit_island.scene import EARTH, RIVER, Scene, scene, spirit
from tests.games.spirit_island.test_said import sound
from tests.games.spirit_island.using import lands


@dataclass(frozen=True)
class Part:
    """One part of an event."""

    key: str
    before: str  # "A5 2 dahan town; A4 explorer"
    moves: str
    after: str  # only lands that change
    fear: int = 0
    first: str = "A5 A5"  # presence of River
    second: str = "B4 B4"  # presence of Earth
    lost: tuple[int, int] = (0, 0)  # presence that they lose
    others: dict[str, Any] = field(default_factory=dict)  # what else there is, see `scene`


def part(key: str, before: str, moves: str, after: str, marks: Any = (), **rest: Any) -> Any:
    """A line of a table; its marks say which rulings it proves."""
    said = f"{key} {before or 'nothing'} {moves}"
    return pytest.param(Part(key, before, moves, after, **rest), id=said, marks=marks)


def island(each: Part) -> Scene:
    """The scene of a line."""
    seats = [spirit(RIVER, each.first)]
    if "B" in each.before + each.after:
        seats.append(spirit(EARTH, each.second))
    return scene(*seats, island=lands(each.before), **each.others)


def prove(each: Part) -> Scene:
    """Carries a part out and compares everything that its line says."""
    at = island(each)
    names = [boards.LAND_NAMES[land] for land in at.state.lands]
    expected = {name: at.land(name) for name in names} | lands(each.after)
    destroyed = [at.destroyed(seat) for seat in range(1, at.state.seats + 1)]
    event(at, each.key)
    for move in each.moves.split():
        read(at, each.key)
        at.play(move)
    finished(at)
    wrong = {name: at.land(name) for name in names if at.land(name) != expected[name]}
    assert not wrong, wrong
    assert at.fear == each.fear
    lost = [at.destroyed(seat + 1) - before for seat, before in enumerate(destroyed)]
    assert lost == list(each.lost[: at.state.seats])
    for entry in at.state.events:
        sound(text.log_line(at.state, entry, None, None).text, entry.kind)
    return at


def read(at: Scene, key: str) -> None:
    """What is asked names its cause, and no two answers read alike."""
    for seat in at.state.to_move():
        asked = text.prompt(at.state, seat)
        sound(asked, key)
        name = titles.EVENT_PARTS[key]
        told = (asked.de.startswith(name.de), asked.en.startswith(name.en))
        assert told == (True, True) or _follows(asked.en), asked
        moves = at.state.legal_moves(seat)
        labels = {text.option(at.state, seat, move).label for move in moves}
        assert len(labels) == len(moves), labels
        for label in labels:
            sound(label, key)


def _follows(asked: str) -> bool:
    """Whether something else is asked that the event has brought about."""
    return asked.startswith(("Cascade", "Ravage", "Wash Away", "Massive Flooding"))


def finished(at: Scene) -> None:
    """Nothing is left to decide."""
    assert at.moves() == ["done"], at.moves()
    assert len(at.state.stacks.common.frames) == 1
