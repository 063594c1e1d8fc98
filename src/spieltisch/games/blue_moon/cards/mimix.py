# mypyc: skip
"""The Mimix: women warriors who fight in pairs."""

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
    leader("mimix-0", "Blaue Aura / Blue Radiance"),
    character("mimix-3", "Jungfrau des Reinen Feuers / Virgin of Pure Fire", 6, 1, moons=2, icons=icons.PAIR),
    character("mimix-4", "Jungfrau der Reinen Erde / Virgin of Pure Earth", 1, 6, moons=2, icons=icons.PAIR),
    character("mimix-5", "Heldin der Hohen Flammen / Heroine of the High Flames", 5, 3, moons=2, icons=icons.PAIR),
    character("mimix-6", "Heldin der Großen Ebenen / Heroine of the Great Plains", 3, 5, moons=2, icons=icons.PAIR),
    character("mimix-7", "Bewahrerin der Nacht / Spirit of the Night", 5, 2, moons=1, icons=icons.PAIR),
    character("mimix-8", "Bewahrerin des Lichts / Spirit of the Light", 2, 5, moons=1, icons=icons.PAIR),
    character("mimix-9", "Amazone der Hohen Sprünge / Amazon Leaping High", 4, 4, moons=2, icons=icons.PAIR),
    character("mimix-10", "Amazone der Weiten Sprünge / Amazon Leaping Far", 4, 4, moons=2, icons=icons.PAIR),
    character("mimix-11", "Tänzerin der Morgenröte / Dancer of Dawn", 4, 2, moons=1, icons=icons.PAIR),
    character("mimix-12", "Tänzerin der Abenddämmerung / Dancer of Dusk", 2, 4, moons=1, icons=icons.PAIR),
    character("mimix-13", "Hüterin der Gazelle / Wild Gazelle", 3, 3, icons=icons.PAIR),
    character("mimix-14", "Hüterin der Antilope / Wild Antelope", 3, 3, icons=icons.PAIR),
    character("mimix-15", "Hüterin des Einhorns / Wild Unicorn", 3, 3, moons=2, icons=icons.SHIELD_FIRE | icons.SHIELD_EARTH | icons.PAIR),
    character("mimix-16", "Junge Bärin / Young Bear", 3, 2, icons=icons.PAIR),
    character("mimix-17", "Junge Füchsin / Young Fox", 2, 3, icons=icons.PAIR),
    character("mimix-18", "Schamane des Heiligen Opfers / Shaman of the Holy Sacrifice", 2, 2, moons=1, effect=special.REVEAL_DISCARD, n=3),
    character("mimix-19", "Schamane der künftigen Heldentaten / Shaman of the Deeds to Come", 2, 2, moons=1, effect=special.DRAW_SHUFFLE_BACK, n=3),
    character("mimix-20", "Schamane des Hier und Jetzt / Shaman of the Here and Now", 2, 2, moons=2, icons=icons.STOP, effect=special.SEARCH_DECK_AFTER),
    character("mimix-21", "Schamane des Lebens nach dem Tod / Shaman of the Afterlife", 2, 2, moons=3, icons=icons.STOP, effect=special.DIG_AFTER, n=2),
    character("mimix-22", "Untergehende Sonne / Sun Setting", 2, 1, moons=2, icons=icons.FREE),
    character("mimix-23", "Aufgehender Mond / Moon Rising", 1, 2, moons=2, icons=icons.FREE),
    character("mimix-24", "Leuchtender Stern / Stars Shining", 1, 1, moons=1, icons=icons.FREE),
    booster("mimix-25", "Glühender Pfeilhagel / Hail of Arrows", 2, 1),
    booster("mimix-26", "Wirbelndes Kriegsbeil / Whirling Hatchet", 1, 2),
    support("mimix-27", "Bedrohlicher Kriegstanz / Menacing Wardance", 2, 2, moons=2),
    support("mimix-28", "Hypnotisierendes Gerassel / Hypnotic Rattle", moons=2, effect=special.FORBID_BOOSTERS),
    support("mimix-29", "Brennende Raserei / Fearsome Chant", moons=3, effect=special.FEWER_DRAGONS, n=1),
    leadership("mimix-30", "Rufe den Geist des Schlachtfeldes / Call Spirit of the Battlefield", moons=2, effect=special.TAKE_BACK_COMBAT),
    leadership("mimix-31", "Rufe den Geist der Unterwelt / Call Spirit of the Underworld", moons=4, effect=special.SEARCH_DISCARD),
]
