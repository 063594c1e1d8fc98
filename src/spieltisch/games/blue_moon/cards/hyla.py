# mypyc: skip
"""The Hyla: creatures of the influence area."""

from typing import Final

from spieltisch.games.blue_moon.cards import icons, special
from spieltisch.games.blue_moon.cards.card import Card, hyla

# fmt: off
CARDS: Final[list[Card]] = [
    hyla("hyla-604", "Piplox", 0, 1, moons=2, icons=icons.REPLACE, effect=special.EXTRA_EITHER, n=1, house=True),
    hyla("hyla-605", "Hakbaad", 1, 0, moons=2, icons=icons.REPLACE, effect=special.DRAW_ADDITIONAL, n=1, house=True),
    hyla("hyla-606", "Astel", 1, 1, moons=2, icons=icons.REPLACE, effect=special.BONUS_THRESHOLD, n=4, house=True),
    hyla("hyla-607", "Oktak", moons=2, icons=icons.REPLACE, effect=special.DRAW_AFTER_FIGHT, n=8, house=True),
    hyla("hyla-608", "Rückkehr / Return", moons=1, icons=icons.REPLACE, effect=special.SWAP_HYLA, house=True),
]
