"""What a seat may see, and how the rest could be instead.

Hidden is only order: of the stacks, of the draw piles below what their owner put on top, and, for
the others, of several animals put on top at once. Which cards a pile holds everybody can work out.
"""

from typing import Any

from spieltisch.core.rng import Rng, world_seeded
from spieltisch.games.living_forest import cards
from spieltisch.games.living_forest.state import codes
from spieltisch.games.living_forest.state.notation import card_key, tile_key, tree_key
from spieltisch.games.living_forest.state.table import Table

PHASES = {codes.ENDED: "ended", codes.REVEALING: "reveal", codes.ACTING: "act"}
ACTIONS = {
    codes.A_FRAGMENT: "fragment",
    codes.A_ATTRACT: "attract",
    codes.A_EXTINGUISH: "extinguish",
    codes.A_MOVE: "move",
    codes.A_PLANT: "plant",
}
DOINGS = {
    codes.ATTRACTING: "attract",
    codes.EXTINGUISHING: "extinguish",
    codes.PLANTING: "plant",
    codes.GROWING: "cell",
    codes.STEALING: "steal",
    codes.STACKING: "stack",
}
SOURCES = {codes.BY_ACTION: "action", codes.BY_ROCK: "rock", codes.BY_CORNER: "corner"}


def view(table: Table, seat: int | None) -> dict[str, Any]:
    """The table as a seat (``None``: a spectator) sees it."""
    return {
        "game": "living-forest",
        "seat": seat,
        "round": table.round,
        "start": table.start,
        "phase": PHASES[table.phase],
        "turn": None if table.turn == codes.NONE else table.turn,
        "left": table.left,
        "used": [word for bit, word in ACTIONS.items() if table.used & bit],
        "doing": _doing(table),
        "to_move": list(table.to_move()),
        "fires": [
            fire + codes.LOWEST_FIRE
            for fire in range(codes.FIRES)
            for _ in range(table.circle[fire])
        ],
        "fire_power": table.fire_power(),
        "display": [
            [_card(table.display[level * codes.SLOTS + slot]) for slot in range(codes.SLOTS)]
            for level in range(codes.LEVELS)
        ],
        "stacks": [len(stack) for stack in table.stacks],
        "fragments": table.supply,
        "varans": table.varans,
        "trees": {tree.key: table.trees[number] for number, tree in enumerate(cards.TREES)},
        "players": [_player(table, other, seat) for other in range(table.seats)],
    }


def _card(kind: int) -> str | None:
    return None if kind == codes.NONE else card_key(kind)


def _doing(table: Table) -> dict[str, Any] | None:
    """What is being carried out, as everybody sees it."""
    if not table.stack.frames:
        return None
    frame = table.stack.top()
    values = frame.values
    effect = frame.effect
    taken: list[str] = []
    if effect == codes.ATTRACTING:
        taken = [card_key(kind) for kind in values[1:]]
    elif effect == codes.STACKING:
        taken = [card_key(kind) for kind in taken_animals(table)]
    return {
        "what": DOINGS[effect],
        "seat": frame.seat,
        "by": SOURCES[frame.step],
        "budget": values[0] if effect in (codes.ATTRACTING, codes.EXTINGUISHING) else None,
        "taken": taken,
        "victim": values[1] if effect == codes.STEALING else None,
        "tree": tree_key(values[0]) if effect == codes.GROWING else None,
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
        "elements": {
            key: table.total(seat, element) for element, key in enumerate(cards.ELEMENT_KEYS)
        },
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
        "fires": [table.taken[seat * codes.FIRES + fire] for fire in range(codes.FIRES)],
        "forest": [
            None if tree == codes.NONE else tree_key(tree)
            for tree in table.forest[seat * codes.CELLS : (seat + 1) * codes.CELLS]
        ],
        "tiles": [tile_key(tile) for tile, owner in enumerate(table.tiles) if owner == seat],
        "stone": table.stones[seat],
        "counts": {"trees": counts[0], "fires": counts[1], "flowers": counts[2]},
    }


def _public_pile(table: Table, seat: int) -> list[int]:
    """The cards of a draw pile, sorted, without those that are just being put on it."""
    pile = table.draw[seat]
    frames = table.stack.frames
    if frames and frames[-1].effect == codes.STACKING and frames[-1].seat == seat:
        pile = pile[: len(pile) - table.batches[seat][-1]]
    return sorted(pile)


def deal_anew(table: Table, seat: int | None, seed: int) -> None:
    """Replaces what the seat cannot know, at random, by what could be there as well."""
    rng = world_seeded(seed)
    for level in range(codes.LEVELS):
        table.stacks[level].sort()
        rng.shuffle(table.stacks[level])
    for other in range(table.seats):
        pile = table.draw[other]
        known = table.known_top(other)
        rest = sorted(pile[: len(pile) - known])
        rng.shuffle(rest)
        top = pile[len(pile) - known :]
        table.draw[other] = rest + (top if other == seat else _reordered(table, other, top, rng))
    if table.stack.frames and table.stack.top().effect == codes.STACKING:
        _restack(table, seat, rng)
    table.rngs = [rng.fork() for _ in range(table.seats)]


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
