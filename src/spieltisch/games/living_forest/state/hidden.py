"""What a seat may see, and how the rest could be instead.

Hidden is only order: of the stacks, of the draw piles below what their owner put on top, and, for
the others, of several animals put on top at once. Which cards a pile holds everybody can work out.
"""

from typing import Any

from spieltisch.core.rng import Rng, world_seeded
from spieltisch.games.living_forest.cards import ELEMENT_KEYS, TREES
from spieltisch.games.living_forest.state.codes import (
    A_ATTRACT,
    A_EXTINGUISH,
    A_FRAGMENT,
    A_MOVE,
    A_PLANT,
    ACTING,
    ATTRACTING,
    BY_ACTION,
    BY_CORNER,
    BY_ROCK,
    CELLS,
    ENDED,
    EXTINGUISHING,
    FIRES,
    GROWING,
    LEVELS,
    LOWEST_FIRE,
    NONE,
    PLANTING,
    REVEALING,
    SLOTS,
    STACKING,
    STEALING,
)
from spieltisch.games.living_forest.state.notation import card_key, tile_key, tree_key
from spieltisch.games.living_forest.state.table import Table

PHASES = {ENDED: "ended", REVEALING: "reveal", ACTING: "act"}
ACTIONS = {
    A_FRAGMENT: "fragment",
    A_ATTRACT: "attract",
    A_EXTINGUISH: "extinguish",
    A_MOVE: "move",
    A_PLANT: "plant",
}
DOINGS = {
    ATTRACTING: "attract",
    EXTINGUISHING: "extinguish",
    PLANTING: "plant",
    GROWING: "cell",
    STEALING: "steal",
    STACKING: "stack",
}
SOURCES = {BY_ACTION: "action", BY_ROCK: "rock", BY_CORNER: "corner"}


def view(table: Table, seat: int | None) -> dict[str, Any]:
    """The table as a seat (``None``: a spectator) sees it."""
    return {
        "game": "living-forest",
        "seat": seat,
        "round": table.round,
        "start": table.start,
        "phase": PHASES[table.phase],
        "turn": None if table.turn == NONE else table.turn,
        "left": table.left,
        "used": [word for bit, word in ACTIONS.items() if table.used & bit],
        "doing": _doing(table),
        "to_move": list(table.to_move()),
        "fires": [fire + LOWEST_FIRE for fire in range(FIRES) for _ in range(table.circle[fire])],
        "fire_power": table.fire_power(),
        "display": [
            [_card(table.display[level * SLOTS + slot]) for slot in range(SLOTS)]
            for level in range(LEVELS)
        ],
        "stacks": [len(stack) for stack in table.stacks],
        "fragments": table.supply,
        "varans": table.varans,
        "trees": {tree.key: table.trees[number] for number, tree in enumerate(TREES)},
        "players": [_player(table, other, seat) for other in range(table.seats)],
    }


def _card(kind: int) -> str | None:
    return None if kind == NONE else card_key(kind)


def _doing(table: Table) -> dict[str, Any] | None:
    """What is being carried out, as everybody sees it."""
    if not table.stack.frames:
        return None
    frame = table.stack.top()
    values = frame.values
    effect = frame.effect
    taken: list[str] = []
    if effect == ATTRACTING:
        taken = [card_key(kind) for kind in values[1:]]
    elif effect == STACKING:
        taken = [card_key(kind) for kind in taken_animals(table)]
    return {
        "what": DOINGS[effect],
        "seat": frame.seat,
        "by": SOURCES[frame.step],
        "budget": values[0] if effect in (ATTRACTING, EXTINGUISHING) else None,
        "taken": taken,
        "victim": values[1] if effect == STEALING else None,
        "tree": tree_key(values[0]) if effect == GROWING else None,
    }


def taken_animals(table: Table) -> list[int]:
    """The animals that are being put into an order, sorted: the order is their owner's secret."""
    frame = table.stack.top()
    placed = table.batches[frame.seat][-1]
    pile = table.draw[frame.seat]
    return sorted(frame.values + pile[len(pile) - placed :])


def _player(table: Table, seat: int, viewer: int | None) -> dict[str, Any]:
    pile = table.draw[seat]
    known = table.known_top(seat)
    counts = table.counts(seat)
    public = _public_pile(table, seat)
    return {
        "seat": seat,
        "elements": {key: table.total(seat, element) for element, key in enumerate(ELEMENT_KEYS)},
        "net": table.net[seat],
        "line": [card_key(kind) for kind in table.line[seat]],
        "fresh": table.fresh[seat],
        "stopped": table.stopped[seat],
        "actions": (1 if table.net[seat] >= 3 else 2) if table.stopped[seat] else None,
        "draw": len(public),
        "draw_cards": [card_key(kind) for kind in public],
        "top": [card_key(kind) for kind in pile[len(pile) - known :][::-1]]
        if viewer == seat
        else None,
        "discard": [card_key(kind) for kind in sorted(table.discard[seat])],
        "fragments": table.fragments[seat],
        "fires": [table.taken[seat * FIRES + fire] for fire in range(FIRES)],
        "forest": [
            None if tree == NONE else tree_key(tree)
            for tree in table.forest[seat * CELLS : (seat + 1) * CELLS]
        ],
        "tiles": [tile_key(tile) for tile, owner in enumerate(table.tiles) if owner == seat],
        "stone": table.stones[seat],
        "counts": {"trees": counts[0], "fires": counts[1], "flowers": counts[2]},
    }


def _public_pile(table: Table, seat: int) -> list[int]:
    """The cards of a draw pile, sorted, without those that are just being put on it."""
    pile = table.draw[seat]
    frames = table.stack.frames
    if frames and frames[-1].effect == STACKING and frames[-1].seat == seat:
        pile = pile[: len(pile) - table.batches[seat][-1]]
    return sorted(pile)


def deal_anew(table: Table, seat: int | None, seed: int) -> None:
    """Replaces what the seat cannot know, at random, by what could be there as well."""
    rng = world_seeded(seed)
    for level in range(LEVELS):
        table.stacks[level].sort()
        rng.shuffle(table.stacks[level])
    for other in range(table.seats):
        pile = table.draw[other]
        known = table.known_top(other)
        rest = sorted(pile[: len(pile) - known])
        rng.shuffle(rest)
        top = pile[len(pile) - known :]
        table.draw[other] = rest + (top if other == seat else _reordered(table, other, top, rng))
    if table.stack.frames and table.stack.top().effect == STACKING:
        _restack(table, seat, rng)
    table.rngs = [Rng(_fresh_state(rng)) for _ in range(table.seats)]


def _reordered(table: Table, seat: int, top: list[int], rng: Rng) -> list[int]:
    """Cards that an owner put on top: each batch holds the same cards in another order."""
    cards: list[int] = []
    for size in table.batches[seat]:
        batch = sorted(top[len(cards) : len(cards) + size])
        rng.shuffle(batch)
        cards += batch
    return cards


def _restack(table: Table, seat: int | None, rng: Rng) -> None:
    """Animals being put into an order: how far their owner is, others see; which, they do not."""
    frame = table.stack.top()
    if frame.seat == seat:
        return
    kinds = taken_animals(table)
    rng.shuffle(kinds)
    waiting = len(frame.values)
    placed = len(kinds) - waiting
    pile = table.draw[frame.seat]
    table.draw[frame.seat] = pile[: len(pile) - placed] + kinds[:placed]
    frame.values = sorted(kinds[placed:])


def _fresh_state(rng: Rng) -> int:
    return 1 + (rng.next32() << 16 | rng.next32() >> 16)
