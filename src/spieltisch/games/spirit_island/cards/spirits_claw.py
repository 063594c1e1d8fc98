"""The spirits of Branch & Claw."""

from typing import Final

from spieltisch.games.spirit_island.cards import panel
from spieltisch.games.spirit_island.cards.panel import Spirit
from spieltisch.games.spirit_island.cards.powers import grow, innate, within
from spieltisch.games.spirit_island.effects import homes, land, spirit
from spieltisch.games.spirit_island.effects.amounts import (
    HERE_AND_SECOND,
    HasOf,
    Least,
    Number,
    per,
)
from spieltisch.games.spirit_island.effects.basics import UP_TO, then, when
from spieltisch.games.spirit_island.effects.choosing import choose_land
from spieltisch.games.spirit_island.effects.conditions import There, no
from spieltisch.games.spirit_island.effects.ranges import other_homes
from spieltisch.games.spirit_island.effects.thresholds import elements, threshold
from spieltisch.games.spirit_island.state import codes

SPIRITS: Final[list[Spirit]] = [
    Spirit(
        "keeper-of-the-forbidden-wilds",
        energy="2 sun 4 5 plant 7 8 9",
        plays="1 2 2 3 4 5+reclaim",
        growth=[
            grow(spirit.reclaim_all(), spirit.gain_energy(1)),
            grow(spirit.gain_card()),
            grow(
                spirit.grow_presence(3, panel.WITH_WILDS | panel.WITH_OWN_PRESENCE),
                spirit.gain_energy(1),
            ),
            grow(spirit.gain_card(), spirit.grow_presence(3, panel.NO_BLIGHT), cost=3),
        ],
        picks=2,
        innates=[
            innate(
                "punish-those-who-trespass",
                codes.SLOW,
                within(0),
                ["2 sun 1 fire 2 plant"],
                threshold(
                    "4 plant",
                    choose_land(other_homes(There(codes.INVADERS)), mode=UP_TO, second=True),
                ),
                land.damage(2, where=HERE_AND_SECOND),
                land.destroy(1, codes.DAHANS),
                threshold(
                    "2 sun 2 fire 3 plant",
                    land.damage(
                        Least(HasOf(codes.SUN), HasOf(codes.PLANT)),
                        more=True,
                        where=HERE_AND_SECOND,
                    ),
                ),
            ),
            innate(
                "spreading-wilds",
                codes.SLOW,
                within(
                    1,
                    panel.NO_BLIGHT,
                    further=[(elements("3 plant"), 1), (elements("1 air"), 1)],
                ),
                ["2 sun", "1 plant"],
                threshold("2 sun", land.push(per(HasOf(codes.SUN), step=2), codes.EXPLORERS)),
                threshold("1 plant", when(no(codes.EXPLORERS), land.add(1, codes.WILDS))),
            ),
        ],
        uniques=[
            "boon-of-growing-power",
            "regrow-from-roots",
            "sacrosanct-wilderness",
            "towering-wrath",
        ],
        rules=panel.FORBIDS,
        setup=homes.Place(1, homes.Highest(codes.JUNGLE), codes.WILDS),
    ),
    Spirit(
        "sharp-fangs-behind-the-leaves",
        energy="1 animal plant 2 animal 3 4",
        plays="2 2 3 reclaim 4 5+reclaim",
        growth=[
            grow(spirit.reclaim_all(), spirit.gain_card(), cost=1),
            grow(spirit.grow_presence(3, panel.IN_JUNGLE | panel.WITH_BEASTS)),
            grow(spirit.gain_card(), spirit.gain_energy(1)),
            grow(spirit.gain_energy(3)),
        ],
        picks=2,
        innates=[
            innate(
                "ranging-hunt",
                codes.FAST,
                within(1, panel.NO_BLIGHT),
                ["2 animal"],
                land.gather(1, codes.ALL_BEASTS, UP_TO),
                threshold("2 plant 3 animal", land.damage(per(Number(codes.ALL_BEASTS)))),
                threshold("2 animal", land.push(2, codes.ALL_BEASTS, UP_TO)),  # after the damage
            ),
            innate(
                "frenzied-assault",
                codes.SLOW,
                within(1, panel.WITH_BEASTS),
                ["1 moon 1 fire 4 animal"],
                land.fear(1),
                land.damage(2),
                land.remove(1, codes.ALL_BEASTS),
                threshold(
                    "1 moon 2 fire 5 animal", land.fear(1, more=True), land.damage(1, more=True)
                ),
            ),
        ],
        uniques=[
            "prey-on-the-builders",
            "teeth-gleam-from-darkness",
            "terrifying-chase",
            "too-near-the-jungle",
        ],
        rules=panel.BEASTS_ALLY | panel.CALLS_BEASTS,
        setup=then(
            homes.Place(1, homes.Highest(codes.JUNGLE), codes.BEASTS),
            homes.Place(1, homes.AnyWith(codes.ALL_BEASTS)),
        ),
    ),
]
