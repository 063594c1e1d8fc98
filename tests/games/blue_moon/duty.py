"""Questions that several tests ask: does a player have to retreat, which payments are possible?

The tables here pass a phase by themselves when nothing can be done in it but ending it.
"""

from typing import Any, Final, Self

from tests.games.blue_moon.scene import Scene
from tests.games.blue_moon.scene import scene as resting_scene

SOURCES: Final = [
    ("lead:hoax-27", {"hand": "hoax-27"}),
    ("lead:khind-29", {"hand": "khind-29"}),
    ("lead:mimix-31", {"hand": "mimix-31", "discard": "vulca-23"}),
    ("lead:khind-30", {"hand": "khind-30", "discard": "vulca-23"}),
    ("lead:mimix-30", {"hand": "mimix-30", "inactive": "vulca-20"}),
    ("lead:vulca-28", {"hand": "vulca-28", "support": "hoax-20"}),
    ("lead:vulca-28", {"hand": "vulca-28", "hyla": "hyla-606"}),
    ("lead:vulca-28", {"hand": "vulca-28", "crystals": "crystal-1"}),
]
"""How B can take a card: draw deck, discard pile, combat, support and influence area."""


class Flowing(Scene):
    """A table on which phases without a choice pass by themselves."""

    def play(self, *keys: str, seat: int | None = None) -> Self:
        for key in keys:
            super().play(key, seat=seat)
            self.flow()
        return self

    def flow(self) -> Self:
        while not self.over and self.moves() == ["done"]:
            super().play("done")
        return self

    def copy(self) -> "Flowing":
        return Flowing(self.state.clone())


def scene(*args: Any, **fields: Any) -> Flowing:
    """A position as in `tests.games.blue_moon.scene`, in which phases pass by themselves."""
    return Flowing(resting_scene(*args, **fields).state).flow()


def is_stuck(table: Flowing) -> bool:
    """Whether the character or booster/support phase can end only by giving up."""
    return table.may("give-up") and not table.may("done") and not table.moves("play")


def must_retreat(table: Flowing) -> bool:
    """Whether going on is refused in the retreat phase, or leads nowhere with nothing to play.

    The table stands in the retreat phase; afterwards only retreating is left.
    """
    if table.may("fight"):
        table.play("fight")
        if not is_stuck(table):
            return False
        table.play("give-up")
    return table.may("retreat") and not table.may("fight")


def sets(*payments: str) -> set[frozenset[str]]:
    """Payments in words, as in ``sets("hoax-1", "hoax-2 hoax-3")``."""
    return {frozenset(payment.split()) for payment in payments}


def all_payments(table: Flowing, seat: int) -> set[frozenset[str]]:
    """Every set of hand cards with which the open payment of a seat can be made."""
    found: set[frozenset[str]] = set()
    before = set(table.cards(seat, "hand"))
    _collect(table, seat, before, found)
    return found


def _collect(table: Flowing, seat: int, before: set[str], found: set[frozenset[str]]) -> None:
    for key in table.moves("choose"):
        other = table.copy()
        other.play(f"choose:{key}")
        left = set(other.cards(seat, "hand"))
        if left < before:
            found.add(frozenset(before - left))
        else:
            _collect(other, seat, before, found)
