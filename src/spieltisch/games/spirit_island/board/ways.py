"""What each way of an event would do, before the spirits choose one: land by land, and in words.

A way is carried out on a copy of the table, up to its end or to the next choice inside it.
"""

from spieltisch.core.effects import Jump
from spieltisch.core.game import Data
from spieltisch.core.stack import Frame, Stack
from spieltisch.core.text import Text, joined
from spieltisch.games.spirit_island.board.sketch import Sketch
from spieltisch.games.spirit_island.effects.basics import go_on
from spieltisch.games.spirit_island.effects.paying import Pay
from spieltisch.games.spirit_island.effects.ways import Decide
from spieltisch.games.spirit_island.rules.state import SpiritIslandState
from spieltisch.games.spirit_island.state import programs, verbs
from spieltisch.games.spirit_island.text.names import land_key
from spieltisch.games.spirit_island.text.outlook import fear_gained, in_land


def ways(sketch: Sketch) -> list[Data]:
    """The ways that can be chosen, numbered as the prompt offers them."""
    state, seat = sketch.state, sketch.seat
    frame = state.waiting(seat) if sketch.asked and seat is not None else None
    if frame is None or seat is None:
        return []
    step = programs.PROGRAMS[frame.effect].steps[frame.step]
    if not isinstance(step, Decide):
        return []
    moves = step.choices(state, frame)
    return [_way(sketch, seat, step, move, number) for number, move in enumerate(moves, 1)]


def _way(sketch: Sketch, seat: int, step: Decide, move: int, number: int) -> Data:
    state, lang = sketch.state, sketch.lang
    after, open_ = _after(state, seat, step, move)
    lands = {name: joined(said, ", ").to(lang) for name, said in _changes(state, after).items()}
    told = [f"{name}: {said}" for name, said in lands.items()]
    told += [said.to(lang) for said in fear_gained(state, after)]
    if open_:
        told.append(sketch.word("event_open", lands=", ".join(open_)))
    name = step.ways[verbs.ARGUMENT[move]].name.to(lang)
    marks = dict.fromkeys(open_, "?") | lands
    return {"number": number, "name": name, "lands": marks, "told": "; ".join(told)}


def _changes(state: SpiritIslandState, after: SpiritIslandState) -> dict[str, list[Text]]:
    """By land what comes and goes; nothing if something comes out that nobody knows yet."""
    if after.news:
        return {}
    found = {land_key(land): in_land(state, after, land) for land in state.places()}
    return {name: said for name, said in found.items() if said}


def _after(
    state: SpiritIslandState, seat: int, step: Decide, move: int
) -> tuple[SpiritIslandState, list[str]]:
    """A copy on which a way was gone, and the lands among which it asks to choose first."""
    after = state.clone()
    after.quiet = True
    after.news = False
    frame = after.waiting(seat)
    assert frame is not None
    after.now = Stack()
    after.now.frames.append(frame)
    step.choose(after, frame, move)
    return after, _walk(after, frame, _end(step, verbs.ARGUMENT[move], frame))


def _end(step: Decide, way: int, frame: Frame) -> int:
    """The step that leads on behind a way."""
    if way + 1 < len(step.starts):
        return step.starts[way + 1] - 1
    first = programs.PROGRAMS[frame.effect].steps[step.starts[1] - 1]
    assert isinstance(first, Jump)
    return first.to - 1


def _walk(after: SpiritIslandState, frame: Frame, end: int) -> list[str]:
    """Carries out what lies on the stack of its own until a choice comes or a step is reached.

    How the spirits share a price changes nothing on the map. Gives the lands to choose from.
    """
    frames = after.now.frames
    while frames and not (frames[-1] is frame and frame.step >= end):
        top = frames[-1]
        steps = programs.PROGRAMS[top.effect].steps
        if top.step >= len(steps):
            frames.pop()
        elif isinstance(steps[top.step], Pay):
            go_on(top)
        elif steps[top.step].run(after, top):
            moves = steps[top.step].choices(after, top)
            return [land_key(verbs.ARGUMENT[m]) for m in moves if verbs.VERB[m] == verbs.LAND]
    return []
