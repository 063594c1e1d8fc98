"""Major powers of Branch & Claw: those that need no strife and change no rule."""

from typing import Final

from spieltisch.core.effects import Fixed
from spieltisch.games.spirit_island.cards import panel
from spieltisch.games.spirit_island.cards.panel import Power
from spieltisch.games.spirit_island.cards.powers import major, within
from spieltisch.games.spirit_island.effects import land
from spieltisch.games.spirit_island.effects.amounts import (
    HERE_AND_ADJACENT,
    Keep,
    Kept,
    Number,
    Sum,
    per,
)
from spieltisch.games.spirit_island.effects.basics import ALL, UP_TO, either, when
from spieltisch.games.spirit_island.effects.choosing import in_each, in_land
from spieltisch.games.spirit_island.effects.conditions import IsCoastal, OnTerrain, There, no
from spieltisch.games.spirit_island.effects.lands import adjacent, here_and_adjacent, origins
from spieltisch.games.spirit_island.effects.repeating import repeat
from spieltisch.games.spirit_island.effects.thresholds import threshold
from spieltisch.games.spirit_island.state import codes

_DISEASED: Final = per(Number(codes.DISEASES))
_OVERGROWN: Final = per(Number(codes.ALL_WILDS, HERE_AND_ADJACENT))

CARDS: Final[list[Power]] = [
    major(
        "bloodwrack-plague",
        4,
        codes.FAST,
        "water earth animal",
        within(1, source=panel.SACRED_SITE),
        land.add(2, codes.DISEASE),
        Keep(_DISEASED),
        in_each(here_and_adjacent(), land.defend(Kept(_DISEASED))),
        threshold(
            "2 earth 4 animal",
            land.fear(2),
            in_land(here_and_adjacent([There(codes.INVADERS)]), land.damage(Kept(_DISEASED))),
        ),
    ),
    major(
        "death-falls-gently-from-open-blossoms",
        4,
        codes.SLOW,
        "moon air plant",
        within(3, panel.IN_JUNGLE | panel.IN_SANDS),
        land.damage(4),
        when(There(codes.INVADERS), land.add(1, codes.DISEASE)),
        threshold(
            "3 air 3 plant",
            land.fear(3),
            in_land(adjacent(There(codes.INVADERS)), land.add(1, codes.DISEASE), times=2),
        ),
    ),
    major(
        "insatiable-hunger-of-the-swarm",
        4,
        codes.FAST,
        "air plant animal",
        within(2, source=panel.SACRED_SITE),
        land.add(1, codes.BLIGHT),
        land.add(2, codes.BEASTS),
        land.gather(2, codes.ALL_BEASTS, UP_TO),
        land.fear(per(Number(codes.ALL_BEASTS))),
        land.damage(per(Number(codes.ALL_BEASTS), 2)),
        land.damage(per(Number(codes.ALL_BEASTS), 2), codes.DAHANS),
        land.destroy(1, codes.ALL_BEASTS),
        threshold("2 air 4 animal", repeat(adjacent=True)),
    ),
    major(
        "pyroclastic-flow",
        3,
        codes.FAST,
        "fire air earth",
        within(1, origin=codes.MOUNTAIN),
        land.damage(2),
        land.destroy(ALL, codes.EXPLORERS),
        when(OnTerrain(codes.JUNGLE, codes.WETLAND), land.add(1, codes.BLIGHT)),
        threshold("2 fire 3 air 2 earth", land.damage(4, more=True), land.add(1, codes.WILDS)),
    ),
    major(
        "savage-transformation",
        2,
        codes.SLOW,
        "moon animal",
        within(1),
        land.fear(2),
        land.replace(codes.EXPLORERS, codes.BEASTS),
        threshold(
            "2 moon 3 animal",
            in_land(
                here_and_adjacent([There(codes.EXPLORERS)]),
                land.replace(codes.EXPLORERS, codes.BEASTS),
            ),
        ),
    ),
    major(
        "sea-monsters",
        5,
        codes.SLOW,
        "water animal",
        within(1, panel.COASTAL | panel.IN_WETLAND),
        land.add(1, codes.BEASTS),
        when(There(codes.INVADERS), land.fear(per(Number(codes.ALL_BEASTS), 2, most=8))),
        land.damage(per(Number(codes.ALL_BEASTS), 3)),
        land.damage(per(Number(codes.BLIGHTS)), more=True),
        threshold("3 water 3 animal", repeat()),
    ),
    major(
        "smothering-infestation",
        3,
        codes.SLOW,
        "water plant",
        within(0),
        land.add(1, codes.DISEASE),
        when(OnTerrain(codes.JUNGLE, codes.WETLAND), land.fear(2), land.damage(3)),
        threshold("2 water 2 plant", land.damage_each(1)),
    ),
    major(
        "strangling-firevine",
        4,
        codes.SLOW,
        "fire plant",
        within(1, origin=codes.SANDS),
        land.destroy(ALL, codes.EXPLORERS),
        land.add(1, codes.WILDS),
        in_land(origins(), land.add(1, codes.WILDS)),
        land.damage(_OVERGROWN),
        threshold("2 fire 3 plant", land.damage(_OVERGROWN, more=True)),
    ),
    major(
        "sweep-into-the-sea",
        4,
        codes.SLOW,
        "sun air water",
        within(2),
        either(
            land.sweep(ALL, codes.SETTLERS), when(IsCoastal(), land.destroy(ALL, codes.SETTLERS))
        ),
        threshold("3 sun 2 water", repeat(adjacent=True)),
    ),
    major(
        "tigers-hunting",
        2,
        codes.FAST,
        "sun moon animal",
        within(1, panel.NO_BLIGHT, origin=codes.JUNGLE),
        land.fear(2),
        land.add(1, codes.BEASTS),
        land.gather(1, codes.ALL_BEASTS, UP_TO),
        land.damage(per(Number(codes.ALL_BEASTS))),
        land.push(2, codes.ALL_BEASTS, UP_TO),
        threshold(
            "2 sun 2 moon 3 animal",
            in_land(
                adjacent(no(codes.BLIGHTS), unsaid=[There(codes.INVADERS)]),
                land.damage(Sum(Fixed(1), per(Number(codes.ALL_BEASTS)))),
            ),
        ),
    ),
    major(
        "volcanic-eruption",
        8,
        codes.SLOW,
        "fire earth",
        within(1, origin=codes.MOUNTAIN),
        land.fear(6),
        land.damage(20),
        land.destroy(ALL, codes.DAHANS | codes.ALL_BEASTS),
        land.add(1, codes.BLIGHT),
        threshold(
            "4 fire 3 earth",
            land.destroy(ALL, codes.INVADERS),
            land.add(1, codes.WILDS),
            in_each(
                adjacent(),
                land.damage(10),
                land.destroy(ALL, codes.DAHANS | codes.ALL_BEASTS),
                when(no(codes.BLIGHTS), land.add(1, codes.BLIGHT)),
            ),
        ),
    ),
]
