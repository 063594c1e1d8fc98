"""The rulings about payments: what a demand or a purchase takes, and which cards may go into it."""

from typing import TYPE_CHECKING, Final

from spieltisch.games.blue_moon.cards import effect as e
from spieltisch.games.blue_moon.cards.card import SHIP
from spieltisch.games.blue_moon.cards.every import EFFECTS, KINDS
from spieltisch.games.blue_moon.state import layers
from spieltisch.games.blue_moon.text.modifiers import Rulings

if TYPE_CHECKING:
    from spieltisch.games.blue_moon.state.permits import Permits

_PAYMENTS: Final = {
    e.CATERPILLAR_FIRE: ("BM-405",),
    e.CATERPILLAR_EARTH: ("BM-407",),
    e.CATERPILLAR_BOTH: ("BM-408", "BM-410"),
    e.CATERPILLAR_EITHER: ("BM-412",),
    e.CATERPILLAR_MOONS: ("BM-415",),
    e.SIREN: ("BM-451",),
    e.BUY_FIRE: ("BM-144", "BM-154"),
    e.BUY_EARTH: ("BM-387",),
    e.BUY_CHARACTERS: ("BM-036",),
    e.BUY_MOONS: ("BM-427", "BM-429"),
    e.BUY_ACTIONS: ("BM-203",),
    e.BOTH_BUY: ("BM-430", "BM-431"),
}
"""By text: the rulings about what it takes."""
_BOUGHT: Final = {
    e.BUY_FIRE: ("BM-144",),
    e.BUY_EARTH: ("BM-387",),
    e.BUY_MOONS: ("BM-429",),
    e.BUY_ACTIONS: ("BM-203",),
    e.BOTH_BUY: ("BM-432",),
}
"""By text of a purchase: the rulings about the dragon that it gives."""
_SUPERFLUOUS: Final = {
    e.CATERPILLAR_BOTH: ("BM-400", "BM-411"),
    e.CATERPILLAR_EITHER: ("BM-400", "BM-414"),
    e.CATERPILLAR_MOONS: ("BM-417",),
    e.BUY_EARTH: ("BM-387", "BM-154"),
}
_WORTHLESS: Final = {
    e.CATERPILLAR_BOTH: ("BM-399", "BM-411"),
    e.CATERPILLAR_EITHER: ("BM-399", "BM-414"),
    e.CATERPILLAR_MOONS: ("BM-417",),
    e.BUY_FIRE: ("BM-150",),
    e.BUY_EARTH: ("BM-387", "BM-150"),
    e.BUY_MOONS: ("BM-429",),
}


def _is_caterpillar(effect: int) -> bool:
    return e.CATERPILLAR_FIRE <= effect <= e.CATERPILLAR_MOONS


def payment_rulings(demand: int) -> Rulings:
    """The rulings about what a card takes out of the hand."""
    return _PAYMENTS.get(EFFECTS[demand], ())


def purchase_rulings(purchase: int) -> Rulings:
    """The rulings about the dragon that a purchase gives."""
    return _BOUGHT.get(EFFECTS[purchase], ())


def superfluous_rulings(demand: int) -> Rulings:
    """The rulings about a card too many in a payment."""
    effect = EFFECTS[demand]
    return _SUPERFLUOUS.get(effect, ("BM-399",) if _is_caterpillar(effect) else ("BM-154",))


def worthless_rulings(demand: int, card: int) -> Rulings:
    """The rulings about a card that adds nothing to a payment."""
    effect = EFFECTS[demand]
    if effect == e.BUY_ACTIONS and KINDS[card] == SHIP:
        return ("BM-202",)
    return _WORTHLESS.get(effect, ("BM-399",) if _is_caterpillar(effect) else ())


_COUNTING_VALUES: Final = (
    e.CATERPILLAR_FIRE,
    e.CATERPILLAR_EARTH,
    e.CATERPILLAR_BOTH,
    e.CATERPILLAR_EITHER,
    e.BUY_FIRE,
    e.BUY_EARTH,
    e.BOTH_BUY,
)


def weakened(table: "Permits", seat: int, demand: int, cards: list[int]) -> Rulings:
    """The rulings about hand cards whose printed values the opponent lowers or ignores."""
    effect = EFFECTS[demand]
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
