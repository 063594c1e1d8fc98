"""Drives our engine of Living Forest through a recorded game and compares every check.

Chance comes from the record: piles and stacks as dealt, and every reshuffle. Steps that the source
carried out without asking are skipped where our engine does the same by itself and played where it
asks. Where our rules ask more than the source did, the difference has a name.
"""

from typing import Any, Protocol

from spieltisch.core.decision import IllegalMove
from spieltisch.games.living_forest.rules import LivingForestState
from spieltisch.games.living_forest.state import codes
from spieltisch.games.living_forest.state.notation import CARD_NUMBERS, card_key, tree_key

ORDER = "the order of several attracted animals is asked for"
LAST_CARD = "a seat with fragments and no more cards to reveal is asked before it stops (LF-033)"
ASKED_TO_PASS = "a seat that can do nothing else is asked and passes (LF-058)"


class Tally(Protocol):
    """Where the results go; see `tools.differential`."""

    steps: int
    checks: int
    differences: Any
    mismatches: list[str]


class Departed(Exception):
    """The replay cannot go on."""


def replay_living_forest(game: dict[str, Any], tally: Tally) -> None:
    """Replays one game; what does not agree ends up among the mismatches."""
    replay = _Replay(game, tally)
    try:
        replay.compare(game["first"], "the start")
        steps = game["steps"]
        for number, step in enumerate(steps):
            tally.steps += 1
            where = f"step {number + 1} ({step['act']})"
            replay.play(step, where)
            last = number + 1 == len(steps)
            if last or not steps[number + 1].get("auto"):
                replay.compare(step["check"], where)
        replay.compare_result(game["result"])
    except Departed as departed:
        tally.mismatches.append(f"{game['id']}, {departed}")
    except IllegalMove as error:
        tally.mismatches.append(f"{game['id']}, {where}: refused, {error}")


class _Replay:
    def __init__(self, game: dict[str, Any], tally: Tally) -> None:
        self.tally = tally
        self.spirits = game["spirits"]
        self.taken: list[int] = []  # animals of the running attract action, in order
        self.state = LivingForestState()
        state = self.state
        state.lay_out(game["players"], game["start"] - 1)
        state.quiet = True
        state.draw = [_cards(pile)[::-1] for pile in game["draw"]]
        state.stacks = [_cards(stack)[::-1] for stack in game["stacks"]]
        state.display = [kind for row in game["display"] for kind in _cards(row)]
        if state.stones != game["stones"] or (fault := state.fault()):
            raise Departed(f"the start: stones {state.stones}, {fault}")

    # playing

    def play(self, step: dict[str, Any], where: str) -> None:
        if step.get("auto"):
            self._play_automatic(step)
            return
        seat = step["seat"] - 1
        act, _, what = step["act"].partition(":")
        if act == "reveal":
            self._reveal(seat, step, where)
        elif act == "plant":
            tree, _, cell = what.partition("@")
            row, column = cell.split(",")
            self._do(seat, f"plant:{tree.replace('_', '-')}")
            self._do(seat, f"at:{int(row) + 1},{int(column) + 1}")
        elif act == "attract":
            self.taken.append(_card(what))
            self._do(seat, f"attract:{what.replace('_', '-')}")
        elif act == "steal":
            self._do(seat, f"steal:{self._tile(what.partition('@')[0])}")
        else:
            self._do(seat, f"{_VERBS[act]}:{what}" if what else _VERBS[act])
        self._put_on_pile(seat)

    def _do(self, seat: int, key: str) -> None:
        self.state.play(seat, self.state.parse_move(seat, key))

    def _reveal(self, seat: int, step: dict[str, Any], where: str) -> None:
        state = self.state
        if "shuffle" in step:
            pile = _cards(step["shuffle"])
            if state.draw[seat] or sorted(pile) != sorted(state.discard[seat]):
                raise Departed(f"{where}: another discard pile is shuffled")
            state.draw[seat] = pile[::-1]
            state.discard[seat] = []
        elif not state.draw[seat]:
            raise Departed(f"{where}: our draw pile is empty")
        if card_key(state.draw[seat][-1]) != step["card"].replace("_", "-"):
            raise Departed(f"{where}: {card_key(state.draw[seat][-1])} lies on top")
        self._do(seat, "reveal")

    def _play_automatic(self, step: dict[str, Any]) -> None:
        """Plays what the source did by itself, if our engine has not done it already."""
        state = self.state
        seat = step["seat"] - 1
        act = step["act"]
        frames = state.stack.frames
        if act == "stop" and not state.stopped[seat]:
            self.tally.differences[LAST_CARD] += 1
            self._do(seat, "stop")
        elif (
            act == "end" and frames and frames[-1].effect in (codes.ATTRACTING, codes.EXTINGUISHING)
        ):
            self._do(seat, "done")
        elif act == "pass":
            self.tally.differences[ASKED_TO_PASS] += 1
            self._do(seat, "pass")
        self._put_on_pile(seat)

    def _put_on_pile(self, seat: int) -> None:
        """In the source the animals lie on the pile in the order in which they were taken."""
        frames = self.state.stack.frames
        if frames and frames[-1].effect == codes.STACKING:
            self.tally.differences[ORDER] += 1
            for kind in self.taken[:-1]:
                self._do(seat, f"stack:{card_key(kind)}")
            frames = self.state.stack.frames
        if not frames or frames[-1].effect != codes.ATTRACTING:
            self.taken = []

    def _tile(self, name: str) -> str:
        spirit, _, sort = name.rpartition("_")
        return f"{sort}-{self.spirits.index(spirit) + 1}"

    # comparing

    def compare(self, check: dict[str, Any], where: str) -> None:
        self.tally.checks += 1
        ours = self._check()
        for name, value in ours.items():
            theirs = check[name]
            if name == "display":
                theirs = [sorted(row) for row in theirs]
            if name == "players":
                for seat, (mine, recorded) in enumerate(zip(value, theirs, strict=True), 1):
                    _same(mine, recorded, f"{where}: seat {seat}")
            elif value != theirs:
                raise Departed(f"{where}: {name} is {value}, recorded {theirs}")
        unknown = set(check) - set(ours)
        if unknown:
            raise Departed(f"{where}: the check has more: {sorted(unknown)}")
        if fault := self.state.fault():
            raise Departed(f"{where}: {fault}")

    def _check(self) -> dict[str, Any]:
        """Our state in the form of a check."""
        state = self.state
        seen = state.view(None)
        return {
            "round": state.round,
            "phase": {0: "end", 1: "A", 2: "B"}[state.phase],
            "to_move": [seat + 1 for seat in state.to_move()],
            "left": state.left,
            "start": state.start + 1,
            "fires": seen["fires"],
            "display": [
                sorted(
                    _id(kind)
                    for kind in state.display[first : first + codes.SLOTS]
                    if kind != codes.NONE
                )
                for first in range(0, len(state.display), codes.SLOTS)
            ],
            "stacks": [len(stack) for stack in state.stacks],
            "fragments": state.supply,
            "varans": state.varans,
            "trees": state.trees,
            "players": [self._player(seat, player) for seat, player in enumerate(seen["players"])],
        }

    def _player(self, seat: int, seen: dict[str, Any]) -> dict[str, Any]:
        state = self.state
        tiles = [tile.rpartition("-") for tile in seen["tiles"]]
        return {
            "e": list(seen["elements"].values()),
            "net": seen["net"],
            "line": [_id(kind) for kind in state.line[seat]],
            "draw": len(state.draw[seat]) + self._on_the_way(seat),
            "disc": len(state.discard[seat]),
            "frag": seen["fragments"],
            "fires": seen["fires"],
            "forest": {
                f"{cell // 5},{cell % 5}": tree.replace("-", "_")
                for cell, tree in enumerate(seen["forest"])
                if tree not in (None, tree_key(12))
            },
            "tiles": sorted(f"{self.spirits[int(of) - 1]}_{sort}" for sort, _, of in tiles),
            "stone": seen["stone"],
            "count": list(seen["counts"].values()),
        }

    def _on_the_way(self, seat: int) -> int:
        """Animals taken that we put on the pile at the end of the action, the source at once."""
        frames = self.state.stack.frames
        attracting = (
            bool(frames) and frames[-1].effect == codes.ATTRACTING and frames[-1].seat == seat
        )
        return len(frames[-1].values) - 1 if attracting else 0

    def compare_result(self, recorded: dict[str, Any]) -> None:
        result = self.state.result()
        if result is None:
            raise Departed("the end: our game is not over")
        ours = {
            "rounds": self.state.round,
            "winners": [seat + 1 for seat in result.winners],
            "counts": [self.state.counts(seat) for seat in range(self.state.seats)],
        }
        _same(ours, {name: recorded[name] for name in ours}, "the end")


_VERBS = {
    "fragment-discard": "discard",
    "fragment-remove-varan": "banish",
    "stop": "stop",
    "take-fragment": "fragment",
    "extinguish": "extinguish",
    "end": "done",
    "move": "move",
    "pass": "pass",
}


def _card(name: str) -> int:
    return CARD_NUMBERS[name.replace("_", "-")]


def _cards(names: list[str]) -> list[int]:
    return [_card(name) for name in names]


def _id(kind: int) -> str:
    return card_key(kind).replace("-", "_")


def _same(ours: dict[str, Any], theirs: dict[str, Any], where: str) -> None:
    if ours != theirs:
        parts = [
            f"{name} is {ours.get(name)}, recorded {theirs.get(name)}"
            for name in sorted(set(ours) | set(theirs))
            if ours.get(name) != theirs.get(name)
        ]
        raise Departed(f"{where}: {'; '.join(parts)}")
