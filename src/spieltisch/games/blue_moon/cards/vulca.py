# mypyc: skip
"""The Vulca: fire people who hit hard."""

from typing import Final

from spieltisch.games.blue_moon.cards import icons, special
from spieltisch.games.blue_moon.cards.card import (
    Card,
    booster,
    character,
    leader,
    leadership,
    support,
)

# fmt: off
CARDS: Final[list[Card]] = [
    leader("vulca-0", "Inferno"),
    character("vulca-1", "Flammar der Blendende / Flamebreath the Dazzling", 7, 0, moons=3),
    character("vulca-2", "Blizzar der Brandstifter / Flash the Incendiary", 6, 3, moons=2),
    character("vulca-3", "Sengar der Glutvolle / Scorch the Inflammable", 6, 0, moons=2),
    character("vulca-4", "Lavar der Mächtige / Lavar the Powerful", 5, 4, moons=2),
    character("vulca-5", "Volca", 5, 1, moons=1),
    character("vulca-6", "Magma / Blaze", 4, 3, moons=1),
    character("vulca-7", "Glutar / Furnace", 3, 4, moons=1),
    character("vulca-8", "Etnar / Spark", 4, 2),
    character("vulca-9", "Kratar / Ignite", 2, 4),
    character("vulca-10", "Brandar / Sear", 4, 1),
    character("vulca-11", "Kandar / Torch", 1, 4),
    character("vulca-12", "Shimmar / Shimmer", 3, 2),
    character("vulca-13", "Glimma / Glimmer", 2, 3),
    character("vulca-14", "Asha / Cinder", 2, 2, moons=1, effect=special.DISCARD_BOOSTER_SUPPORT),
    character("vulca-15", "Flacka / Flare", 2, 2, moons=1, effect=special.DRAW_ADDITIONAL, n=2),
    character("vulca-16", "Zundar / Ember", 1, 1, moons=2, effect=special.FORBID_CHARACTERS_WITHOUT_TEXT),
    booster("vulca-18", "Feuerstoß / Fireblast", 3, 2, moons=1),
    booster("vulca-19", "Höllenrüstung / Infernal Armor", 0, 0, moons=1, icons=icons.SHIELD_EARTH),
    booster("vulca-20", "Urgewaltiger Zauber / Elemental Enchantment", moons=2, effect=special.FLOOR_ANY, n=6),
    booster("vulca-21", "Vulkanhandschuhe / Volcanic Gauntlets", moons=2, effect=special.DOUBLE_FIRE),
    booster("vulca-22", "Titanhandschuhe / Titanic Gauntlets", moons=2, effect=special.DOUBLE_EARTH),
    support("vulca-23", "Blitzschläge / Lightning Bolts", 3, 1, moons=2),
    support("vulca-24", "Feuerzauber / Flickering Fires", 1, 1, moons=1, effect=special.FORBID_LEADERSHIP),
    support("vulca-25", "Hitzeschleier / Heat Haze", moons=2, effect=special.FORBID_CHARACTERS_BOOSTERS_WITH_TEXT),
    support("vulca-26", "Feuerwall / Wall of Fire", moons=3, effect=special.LIMIT_DRAWS, n=0),
    support("vulca-27", "Geisterbilder / Fearsome Spirits", moons=3, effect=special.EXTRA_DRAGON, n=1),
    leadership("vulca-28", "Rufe den Dunklen Meister / Summon Sorcerer", moons=2, effect=special.TAKE_BACK_ACTIVE),
    leadership("vulca-29", "Bezaubere den Heiligen Drachen / Charm Holy Dragon", moons=4, effect=special.BUY_FIRE, n=8),
    leadership("vulca-30", "Beschwöre die Feuersbrunst / Cast Cataclysm", moons=2, effect=special.DISCARD_ALL_SUPPORTS),
    leadership("vulca-31", "Entflamme den Mutanten / Kindle the Mutant", moons=1, icons=icons.REPLACE, effect=special.WAIVE_MUTANT, house=True),
    leadership("vulca-32", "Auserwählte des Feuers / Chosen of the Fire", moons=2, icons=icons.REPLACE, effect=special.BOTH_DISCARD_DOWN, n=4, house=True),
]
