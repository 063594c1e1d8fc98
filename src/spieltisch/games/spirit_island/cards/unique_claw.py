"""The unique powers of the spirits of Branch & Claw."""

from typing import Final

from spieltisch.core.effects import Fixed
from spieltisch.games.spirit_island.cards import panel
from spieltisch.games.spirit_island.cards.panel import Power
from spieltisch.games.spirit_island.cards.powers import SPIRIT, unique, within
from spieltisch.games.spirit_island.effects import land, spirit
from spieltisch.games.spirit_island.effects.amounts import Keep, Number, SitesAround, Sum, per
from spieltisch.games.spirit_island.effects.basics import ALL, TARGET, UP_TO, either, then, when
from spieltisch.games.spirit_island.effects.cases import Gone, OnAnother
from spieltisch.games.spirit_island.effects.conditions import Both, There
from spieltisch.games.spirit_island.state import codes

CARDS: Final[list[Power]] = [
    # Keeper of the Forbidden Wilds
    unique(
        "boon-of-growing-power",
        1,
        codes.SLOW,
        "sun moon plant",
        SPIRIT,
        spirit.gain_card(who=TARGET),
        when(OnAnother(), spirit.gain_energy(1, TARGET)),
    ),
    unique(
        "regrow-from-roots",
        1,
        codes.SLOW,
        "water earth plant",
        within(1, panel.IN_JUNGLE | panel.IN_WETLAND),
        when(There(codes.BLIGHTS, 0, 2), land.remove(1, codes.BLIGHTS)),
    ),
    unique(
        "sacrosanct-wilderness",
        2,
        codes.FAST,
        "sun earth plant",
        within(1, panel.NO_BLIGHT),
        land.push(2, codes.DAHANS),
        either(land.damage(per(Number(codes.ALL_WILDS), 2)), land.add(1, codes.WILDS)),
    ),
    unique(
        "towering-wrath",
        3,
        codes.SLOW,
        "sun fire plant",
        within(1, source=panel.SACRED_SITE),
        land.fear(2),
        land.damage(per(SitesAround(), 2)),
        land.destroy(ALL, codes.DAHANS),
    ),
    # Sharp Fangs Behind the Leaves
    unique(
        "prey-on-the-builders",
        1,
        codes.FAST,
        "moon fire animal",
        within(0),
        land.gather(1, codes.ALL_BEASTS, UP_TO),
        when(There(codes.ALL_BEASTS), land.skip(1 << codes.BUILD)),
    ),
    unique(
        "teeth-gleam-from-darkness",
        1,
        codes.SLOW,
        "moon plant animal",
        within(1, panel.NO_BLIGHT, origin=codes.JUNGLE),
        either(
            then(land.fear(1), land.add(1, codes.BEASTS)),
            when(Both(There(codes.ALL_BEASTS), There(codes.INVADERS)), land.fear(3)),
        ),
    ),
    unique(
        "terrifying-chase",
        1,
        codes.SLOW,
        "sun animal",
        within(0),
        Keep(Number(codes.INVADERS)),
        land.push(Sum(Fixed(2), per(Number(codes.ALL_BEASTS), 2)), codes.SETTLERS | codes.DAHANS),
        when(Gone(codes.INVADERS), land.fear(2)),
    ),
    unique(
        "too-near-the-jungle",
        0,
        codes.SLOW,
        "plant animal",
        within(1, origin=codes.JUNGLE),
        land.fear(1),
        land.destroy(1, codes.EXPLORERS),
    ),
]
