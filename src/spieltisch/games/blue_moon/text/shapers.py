"""What shapes a power: the rulings about the texts that are at work in the number."""

from typing import Final

from spieltisch.games.blue_moon.cards import every, kinds, special
from spieltisch.games.blue_moon.rules import why
from spieltisch.games.blue_moon.state import codes
from spieltisch.games.blue_moon.state.table import Table, raised
from spieltisch.games.blue_moon.text.modifiers import Rulings

MOST: Final = 3
"""So many rulings are cited for one announcement."""


def power_rulings(state: Table, seat: int, element: int) -> Rulings:
    """The rulings that decide an announced power, the general one first."""
    shaped = power_shapers(state, seat, element)
    return ("BM-014", *shaped, *_less_to_match(state, seat, element))[:MOST]


def power_shapers(state: Table, seat: int, element: int) -> Rulings:
    """The rulings about what raises, lowers or ignores something in a seat's power."""
    found: list[str] = []
    if state.said_by(seat) or state.said_by(1 - seat) or state.ignored_by(seat):
        found += _floors(state, seat, element)
        found += _characters(state, seat, element)
        found += _others(state, seat, element)
        found += _ignored(state, seat, element)
    if not state.power(seat, element):
        found.append("BM-269")
    return tuple(dict.fromkeys(found))


def _counting(state: Table, seat: int, kind: int) -> list[int]:
    """The active cards of a kind that are not ignored."""
    cards = [*state.active[seat], *state.support[seat]]
    return [card for card in cards if every.KINDS[card] == kind and not state.is_off(seat, card)]


def _adding(state: Table, seat: int) -> list[int]:
    """The active cards that may print values, bluff cards aside."""
    hyla = [] if state.hyla[seat] == codes.NONE else [state.hyla[seat]]
    return [*state.active[seat], *state.support[seat], *hyla]


# floors

_FLOORS: Final = {
    special.FLOOR_FIRE: ("BM-440", "BM-013"),
    special.FLOOR_EARTH: ("BM-015", "BM-442"),
    special.FLOOR_ANY: ("BM-128", "BM-013"),
}


def _floors(state: Table, seat: int, element: int) -> list[str]:
    power = state.power(seat, element)
    cards = state.floors(seat, element)
    if not cards or state.sum_of(seat, element) >= power:
        return []
    return [
        ruling
        for card in cards
        if every.AMOUNTS[card] == power
        for ruling in _FLOORS[every.EFFECTS[card]]
    ]


# characters


def _characters(state: Table, seat: int, element: int) -> list[str]:
    """Texts that raise, double or zero the values of characters."""
    cards = _counting(state, seat, kinds.CHARACTER)
    values = [state.base(seat, card, element) for card in cards]
    second = codes.EARTH if element == codes.FIRE else codes.FIRE
    others = [state.base(seat, card, second) for card in cards]
    higher = [max(pair) for pair in zip(values, others, strict=True)]
    lowered = any(
        value != every.VALUES[element][card] for card, value in zip(cards, values, strict=True)
    )
    zeroed = lowered or any(
        other != every.VALUES[second][card] for card, other in zip(cards, others, strict=True)
    )
    found: list[str] = []
    raised_all = bool(state.cards_saying(seat, special.RAISE_ALL_TO_HIGHER)) and higher != values
    if raised_all:
        found.append("BM-292" if zeroed else "BM-013")
        values = higher
    raises, doublings = _targeted(state, seat, element, values, others)
    if raises and zeroed:
        found.append("BM-419")
    if raises and doublings:
        found += ["BM-012", "BM-011"]
    elif doublings > 1:
        found.append("BM-477" if element == codes.FIRE else "BM-130")
    elif raises > 1:
        found.append("BM-011")
    elif raises or doublings:
        found.append("BM-013")
    if any(higher) and state.cards_saying(seat, special.DOUBLE_CHARACTERS):
        found.append("BM-315")
    if lowered and not found:
        found.append("BM-292")
    return found


def _targeted(
    state: Table, seat: int, element: int, values: list[int], others: list[int]
) -> tuple[int, int]:
    """How many texts raise, and how many double, one of the characters in an element."""
    texts = state.for_one(seat, element)
    raisers = [card for card in texts if every.EFFECTS[card] <= special.RAISE_BOTH]
    pairs = list(zip(values, others, strict=True))
    raises = sum(any(raised(card, *pair) > pair[0] for pair in pairs) for card in raisers)
    return raises, len(texts) - len(raisers) if raises or any(values) else 0


# boosters, supports, bluff cards


def _others(state: Table, seat: int, element: int) -> list[str]:
    boosters = _counting(state, seat, kinds.BOOSTER)
    supports = _counting(state, seat, kinds.SUPPORT)
    bluffs = bool(state.bluffs[seat]) and not state.bluffs_off(seat)
    found: list[str] = []
    if bluffs and state.cards_saying(seat, special.RAISE_BLUFFS):
        found.append("BM-467")
    elif bluffs and state.cards_saying(1 - seat, special.ZERO_EVEN_OTHERS):
        found.append("BM-293")
    if state.cards_saying(seat, special.DOUBLE_BOOSTERS):
        found += ["BM-256"] * any(state.base(seat, card, element) for card in boosters)
    if state.cards_saying(seat, special.DOUBLE_SUPPORTS):
        counts = any(state.base(seat, card, element) for card in supports)
        found += ["BM-171"] * (counts or (bluffs and state.bluff_value(seat) > 0))
    if any(
        state.base(seat, each, element) != every.VALUES[element][each]
        for each in boosters + supports
    ):
        found.append("BM-294")
    return found


# ignored cards

_IGNORING: Final = {
    special.IGNORE_SUPPORTS: "BM-250",
    special.IGNORE_BOOSTERS: "BM-252",
    special.IGNORE_ICON_CARDS: "BM-046",
}


def _ignored(state: Table, seat: int, element: int) -> list[str]:
    """What ignores whole cards that would add something to the power."""
    found: list[str] = []
    for card in _adding(state, seat):
        if not every.VALUES[element][card] or not state.is_off(seat, card):
            continue
        for by in why.card_ignorers(state, seat, card):
            if every.EFFECTS[by] == special.IGNORE_CHARACTERS:
                shown = state.power(seat, element) > 0
                found += ["BM-047", "BM-260"] if shown else ["BM-264"]
            elif every.EFFECTS[by] in _IGNORING:
                found.append(_IGNORING[every.EFFECTS[by]])
    if state.bluffs[seat] and state.bluffs_off(seat):
        supports = state.cards_saying(1 - seat, special.IGNORE_SUPPORTS)
        found.append("BM-248" if supports else "BM-272")
    return found


# what the opponent has lost

_LOWERING: Final = {
    special.IGNORE_SUPPORTS: "BM-250",
    special.IGNORE_BOOSTERS: "BM-252",
    special.IGNORE_CHARACTERS: "BM-265",
}


def _less_to_match(state: Table, seat: int, element: int) -> list[str]:
    """What a seat has done in this turn so that less has to be matched."""
    if state.opening:
        return []
    found: list[str] = []
    new = [state.first_character, state.main, state.last, *state.new_others, *state.actions[seat]]
    for card in _adding(state, 1 - seat):
        if every.VALUES[element][card] and state.is_off(1 - seat, card):
            for by in why.card_ignorers(state, 1 - seat, card):
                if by in new:
                    found.append(_LOWERING.get(every.EFFECTS[by], "BM-247"))
        elif state.base(1 - seat, card, element) != every.VALUES[element][card]:
            zeroing = why.zeroers(state, 1 - seat, card, element)
            found += ["BM-247"] * any(each in new for each in zeroing)
    for by in _discarding(state, seat, element):
        found += (
            ["BM-246", "BM-247"] if every.EFFECTS[by] == special.DISCARD_CHARACTER else ["BM-247"]
        )
    return list(dict.fromkeys(found))


def _discarding(state: Table, seat: int, element: int) -> list[int]:
    """The cards by which a seat has discarded valuable cards on the other side in this turn."""
    found: list[int] = []
    for event in reversed(state.events):
        if event.kind in ("turn", "fight"):
            break
        if event.kind == "discard" and event.args[0] != seat:
            _, card, by = event.args[:3]
            if (
                by >= 0
                and special.DISCARD_BOOSTER_SUPPORT
                <= every.EFFECTS[by]
                <= special.DISCARD_COMBAT_BUT_ONE
            ):
                found += [by] * (every.VALUES[element][card] > 0)
    return found
