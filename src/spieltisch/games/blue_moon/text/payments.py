"""The rulings about payments: what a demand or a purchase takes, and which cards may go into it."""

from typing import Final

from spieltisch.games.blue_moon.cards import every, kinds, special
from spieltisch.games.blue_moon.state import layers
from spieltisch.games.blue_moon.state.table import Table
from spieltisch.games.blue_moon.text.modifiers import Rulings

_PAYMENTS: Final = {
    special.CATERPILLAR_FIRE: ("BM-405",),
    special.CATERPILLAR_EARTH: ("BM-407",),
    special.CATERPILLAR_BOTH: ("BM-408", "BM-410"),
    special.CATERPILLAR_EITHER: ("BM-412",),
    special.CATERPILLAR_MOONS: ("BM-415",),
    special.SIREN: ("BM-451",),
    special.BUY_FIRE: ("BM-144", "BM-154"),
    special.BUY_EARTH: ("BM-387",),
    special.BUY_CHARACTERS: ("BM-036",),
    special.BUY_MOONS: ("BM-427", "BM-429"),
    special.BUY_ACTIONS: ("BM-203",),
    special.BOTH_BUY: ("BM-430", "BM-431"),
}
"""By text: the rulings about what it takes."""
_BOUGHT: Final = {
    special.BUY_FIRE: ("BM-144",),
    special.BUY_EARTH: ("BM-387",),
    special.BUY_MOONS: ("BM-429",),
    special.BUY_ACTIONS: ("BM-203",),
    special.BOTH_BUY: ("BM-432",),
}
"""By text of a purchase: the rulings about the dragon that it gives."""
_SUPERFLUOUS: Final = {
    special.CATERPILLAR_BOTH: ("BM-400", "BM-411"),
    special.CATERPILLAR_EITHER: ("BM-400", "BM-414"),
    special.CATERPILLAR_MOONS: ("BM-417",),
    special.BUY_EARTH: ("BM-387", "BM-154"),
}
_WORTHLESS: Final = {
    special.CATERPILLAR_BOTH: ("BM-399", "BM-411"),
    special.CATERPILLAR_EITHER: ("BM-399", "BM-414"),
    special.CATERPILLAR_MOONS: ("BM-417",),
    special.BUY_FIRE: ("BM-150",),
    special.BUY_EARTH: ("BM-387", "BM-150"),
    special.BUY_MOONS: ("BM-429",),
}


def _is_caterpillar(effect: int) -> bool:
    return special.CATERPILLAR_FIRE <= effect <= special.CATERPILLAR_MOONS


def payment_rulings(demand: int) -> Rulings:
    """The rulings about what a card takes out of the hand."""
    return _PAYMENTS.get(every.EFFECTS[demand], ())


def purchase_rulings(purchase: int) -> Rulings:
    """The rulings about the dragon that a purchase gives."""
    return _BOUGHT.get(every.EFFECTS[purchase], ())


def superfluous_rulings(demand: int) -> Rulings:
    """The rulings about a card too many in a payment."""
    effect = every.EFFECTS[demand]
    return _SUPERFLUOUS.get(effect, ("BM-399",) if _is_caterpillar(effect) else ("BM-154",))


def worthless_rulings(demand: int, card: int) -> Rulings:
    """The rulings about a card that adds nothing to a payment."""
    effect = every.EFFECTS[demand]
    if effect == special.BUY_ACTIONS and every.KINDS[card] == kinds.SHIP:
        return ("BM-202",)
    return _WORTHLESS.get(effect, ("BM-399",) if _is_caterpillar(effect) else ())


_COUNTING_VALUES: Final = (
    special.CATERPILLAR_FIRE,
    special.CATERPILLAR_EARTH,
    special.CATERPILLAR_BOTH,
    special.CATERPILLAR_EITHER,
    special.BUY_FIRE,
    special.BUY_EARTH,
    special.BOTH_BUY,
)


def weakened(table: Table, seat: int, demand: int, cards: list[int]) -> Rulings:
    """The rulings about hand cards whose printed values the opponent lowers or ignores."""
    effect = every.EFFECTS[demand]
    if effect not in _COUNTING_VALUES:
        return ()
    lowered, ignored = ("BM-401", "BM-403") if _is_caterpillar(effect) else ("BM-146", "BM-148")
    ignoring = table.ignored_by(seat)
    rulings: list[str] = []
    if table.said_by(1 - seat) & layers.S_ZERO:
        rulings.append(lowered)
    if any(layers.is_ignored(card, ignoring) for card in cards):
        rulings.append(ignored)
    return tuple(rulings)
