# mypyc: skip
"""The Mimix: women warriors who fight in pairs."""

from typing import Final

from spieltisch.core.text import Text
from spieltisch.games.blue_moon.cards.card import (
    FREE,
    PAIR,
    SHIELD_EARTH,
    SHIELD_FIRE,
    STOP,
    Card,
    booster,
    character,
    leader,
    leadership,
    support,
)
from spieltisch.games.blue_moon.cards.effect import (
    DIG_AFTER,
    DRAW_SHUFFLE_BACK,
    FEWER_DRAGONS,
    FORBID_BOOSTERS,
    REVEAL_DISCARD,
    SEARCH_DECK_AFTER,
    SEARCH_DISCARD,
    TAKE_BACK_COMBAT,
)

CARDS: Final[list[Card]] = [
    leader("mimix-0", Text("Blaue Aura", "Blue Radiance")),
    character(
        "mimix-3",
        Text("Jungfrau des Reinen Feuers", "Virgin of Pure Fire"),
        6,
        1,
        moons=2,
        icons=PAIR,
    ),
    character(
        "mimix-4",
        Text("Jungfrau der Reinen Erde", "Virgin of Pure Earth"),
        1,
        6,
        moons=2,
        icons=PAIR,
    ),
    character(
        "mimix-5",
        Text("Heldin der Hohen Flammen", "Heroine of the High Flames"),
        5,
        3,
        moons=2,
        icons=PAIR,
    ),
    character(
        "mimix-6",
        Text("Heldin der Großen Ebenen", "Heroine of the Great Plains"),
        3,
        5,
        moons=2,
        icons=PAIR,
    ),
    character(
        "mimix-7", Text("Bewahrerin der Nacht", "Spirit of the Night"), 5, 2, moons=1, icons=PAIR
    ),
    character(
        "mimix-8", Text("Bewahrerin des Lichts", "Spirit of the Light"), 2, 5, moons=1, icons=PAIR
    ),
    character(
        "mimix-9",
        Text("Amazone der Hohen Sprünge", "Amazon Leaping High"),
        4,
        4,
        moons=2,
        icons=PAIR,
    ),
    character(
        "mimix-10",
        Text("Amazone der Weiten Sprünge", "Amazon Leaping Far"),
        4,
        4,
        moons=2,
        icons=PAIR,
    ),
    character(
        "mimix-11", Text("Tänzerin der Morgenröte", "Dancer of Dawn"), 4, 2, moons=1, icons=PAIR
    ),
    character(
        "mimix-12", Text("Tänzerin der Abenddämmerung", "Dancer of Dusk"), 2, 4, moons=1, icons=PAIR
    ),
    character("mimix-13", Text("Hüterin der Gazelle", "Wild Gazelle"), 3, 3, icons=PAIR),
    character("mimix-14", Text("Hüterin der Antilope", "Wild Antelope"), 3, 3, icons=PAIR),
    character(
        "mimix-15",
        Text("Hüterin des Einhorns", "Wild Unicorn"),
        3,
        3,
        moons=2,
        icons=SHIELD_FIRE | SHIELD_EARTH | PAIR,
    ),
    character("mimix-16", Text("Junge Bärin", "Young Bear"), 3, 2, icons=PAIR),
    character("mimix-17", Text("Junge Füchsin", "Young Fox"), 2, 3, icons=PAIR),
    character(
        "mimix-18",
        Text("Schamane des Heiligen Opfers", "Shaman of the Holy Sacrifice"),
        2,
        2,
        moons=1,
        effect=REVEAL_DISCARD,
        n=3,
    ),
    character(
        "mimix-19",
        Text("Schamane der künftigen Heldentaten", "Shaman of the Deeds to Come"),
        2,
        2,
        moons=1,
        effect=DRAW_SHUFFLE_BACK,
        n=3,
    ),
    character(
        "mimix-20",
        Text("Schamane des Hier und Jetzt", "Shaman of the Here and Now"),
        2,
        2,
        moons=2,
        icons=STOP,
        effect=SEARCH_DECK_AFTER,
        n=1,
    ),
    character(
        "mimix-21",
        Text("Schamane des Lebens nach dem Tod", "Shaman of the Afterlife"),
        2,
        2,
        moons=3,
        icons=STOP,
        effect=DIG_AFTER,
        n=2,
    ),
    character("mimix-22", Text("Untergehende Sonne", "Sun Setting"), 2, 1, moons=2, icons=FREE),
    character("mimix-23", Text("Aufgehender Mond", "Moon Rising"), 1, 2, moons=2, icons=FREE),
    character("mimix-24", Text("Leuchtender Stern", "Stars Shining"), 1, 1, moons=1, icons=FREE),
    booster("mimix-25", Text("Glühender Pfeilhagel", "Hail of Arrows"), 2, 1),
    booster("mimix-26", Text("Wirbelndes Kriegsbeil", "Whirling Hatchet"), 1, 2),
    support("mimix-27", Text("Bedrohlicher Kriegstanz", "Menacing Wardance"), 2, 2, moons=2),
    support(
        "mimix-28",
        Text("Hypnotisierendes Gerassel", "Hypnotic Rattle"),
        moons=2,
        effect=FORBID_BOOSTERS,
    ),
    support(
        "mimix-29", Text("Brennende Raserei", "Fearsome Chant"), moons=3, effect=FEWER_DRAGONS, n=1
    ),
    leadership(
        "mimix-30",
        Text("Rufe den Geist des Schlachtfeldes", "Call Spirit of the Battlefield"),
        moons=2,
        effect=TAKE_BACK_COMBAT,
        n=1,
    ),
    leadership(
        "mimix-31",
        Text("Rufe den Geist der Unterwelt", "Call Spirit of the Underworld"),
        moons=4,
        effect=SEARCH_DISCARD,
        n=1,
    ),
]
