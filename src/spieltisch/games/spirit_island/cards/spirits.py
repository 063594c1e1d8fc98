"""The spirits of the base game: tracks, growth, innate powers, special rules, where they begin."""

from typing import Final

from spieltisch.core.effects import Node
from spieltisch.games.spirit_island.cards import panel
from spieltisch.games.spirit_island.cards.panel import Spirit
from spieltisch.games.spirit_island.cards.powers import SPIRIT, grow, innate, within
from spieltisch.games.spirit_island.effects import homes, land, lasting, presence, spirit
from spieltisch.games.spirit_island.effects.amounts import Done, HasOf, Number, per
from spieltisch.games.spirit_island.effects.basics import TARGET, UP_TO, then
from spieltisch.games.spirit_island.effects.choosing import in_each
from spieltisch.games.spirit_island.effects.lands import seas
from spieltisch.games.spirit_island.effects.repeating import repeat
from spieltisch.games.spirit_island.effects.thresholds import threshold
from spieltisch.games.spirit_island.state import codes


def _repeat(most: int) -> Node:
    return lasting.grant_repeat(1, most)


_CREEP: Final = spirit.grow_presence(2, panel.IN_JUNGLE | panel.IN_WETLAND)  # in every option

SPIRITS: Final[list[Spirit]] = [
    Spirit(
        "river-surges-in-sunlight",
        energy="1 2 2 3 4 4 5",
        plays="1 2 2 3 reclaim 4 5",
        growth=[
            grow(spirit.reclaim_all(), spirit.gain_card(), spirit.gain_energy(1)),
            grow(spirit.grow_presence(1), spirit.grow_presence(1)),
            grow(spirit.gain_card(), spirit.grow_presence(2)),
        ],
        picks=1,
        innates=[
            innate(
                "massive-flooding",
                codes.SLOW,
                within(1, source=panel.SACRED_SITE),
                ["1 sun 2 water"],
                threshold(
                    "3 sun 4 water 1 earth",
                    land.damage_each(2),
                    otherwise=threshold(
                        "2 sun 3 water",
                        land.damage(2),
                        land.push(3, codes.SETTLERS, UP_TO),
                        otherwise=land.push(1, codes.SETTLERS),
                    ),
                ),
            )
        ],
        uniques=["boon-of-vigor", "flash-floods", "rivers-bounty", "wash-away"],
        rules=panel.WETLAND_SITES,
        setup=homes.Place(1, homes.Highest(codes.WETLAND)),
        progression="uncanny-melting natures-resilience pull-beneath-the-hungry-earth "
        "accelerated-rot song-of-sanctity tsunami encompassing-ward",
    ),
    Spirit(
        "lightnings-swift-strike",
        energy="1 1 2 2 3 4 4 5",
        plays="2 3 4 5 6",
        growth=[
            grow(spirit.reclaim_all(), spirit.gain_card(), spirit.gain_energy(1)),
            grow(spirit.grow_presence(2), spirit.grow_presence(0)),
            grow(spirit.grow_presence(1), spirit.gain_energy(3)),
        ],
        picks=1,
        innates=[
            innate(
                "thundering-destruction",
                codes.SLOW,
                within(1, source=panel.SACRED_SITE),
                ["3 fire 2 air"],
                threshold(
                    "4 fire 3 air",
                    land.destroy(1, codes.BUILDINGS),
                    otherwise=land.destroy(1, codes.TOWNS),
                ),
                threshold("5 fire 4 air 1 water", land.destroy(1, codes.BUILDINGS)),
                threshold("5 fire 5 air 2 water", land.destroy(1, codes.BUILDINGS)),
            )
        ],
        uniques=[
            "harbingers-of-the-lightning",
            "lightnings-boon",
            "raging-storm",
            "shatter-homesteads",
        ],
        rules=panel.SWIFT,
        setup=homes.Place(2, homes.Highest(codes.SANDS)),
        progression="delusions-of-danger call-to-bloodshed powerstorm purifying-flame "
        "pillar-of-living-flame entrancing-apparitions call-to-isolation",
    ),
    Spirit(
        "shadows-flicker-like-flame",
        energy="0 1 3 4 5 6",
        plays="1 2 3 3 4 5",
        growth=[
            grow(spirit.reclaim_all(), spirit.gain_card()),
            grow(spirit.gain_card(), spirit.grow_presence(1)),
            grow(spirit.grow_presence(3), spirit.gain_energy(3)),
        ],
        picks=1,
        innates=[
            innate(
                "darkness-swallows-the-unwary",
                codes.FAST,
                within(1, source=panel.SACRED_SITE),
                ["2 moon 1 fire"],
                land.gather(1, codes.EXPLORERS),
                threshold(
                    "3 moon 2 fire",
                    land.destroy(2, codes.EXPLORERS, UP_TO),
                    land.fear(per(Done())),
                ),
                threshold("4 moon 3 fire 2 air", land.damage(3), land.fear(per(Done()))),
            )
        ],
        uniques=[
            "mantle-of-dread",
            "favors-called-due",
            "crops-wither-and-fade",
            "concealing-shadows",
        ],
        rules=panel.FAR_DAHAN,
        setup=then(homes.Place(2, homes.Highest(codes.JUNGLE)), homes.Place(1, homes.Numbered(5))),
        progression="dark-and-tangled-woods shadows-of-the-burning-forest the-jungle-hungers "
        "land-of-haunts-and-embers terrifying-nightmares call-of-the-dahan-ways "
        "visions-of-fiery-doom",
    ),
    Spirit(
        "vital-strength-of-the-earth",
        energy="2 3 4 6 7 8",
        plays="1 1 2 2 3 4",
        growth=[
            grow(spirit.reclaim_all(), spirit.grow_presence(2)),
            grow(spirit.gain_card(), spirit.grow_presence(0)),
            grow(spirit.grow_presence(1), spirit.gain_energy(2)),
        ],
        picks=1,
        innates=[
            innate(
                "gift-of-strength",
                codes.FAST,
                SPIRIT,
                ["1 sun 2 earth 2 plant"],
                threshold(
                    "2 sun 4 earth 3 plant",
                    _repeat(6),
                    otherwise=threshold("2 sun 3 earth 2 plant", _repeat(3), otherwise=_repeat(1)),
                ),
            )
        ],
        uniques=[
            "guard-the-healing-land",
            "a-year-of-perfect-stillness",
            "rituals-of-destruction",
            "draw-of-the-fruitful-earth",
        ],
        rules=panel.SITES_DEFEND,
        setup=then(
            homes.Place(2, homes.Highest(codes.MOUNTAIN)),
            homes.Place(1, homes.Highest(codes.JUNGLE)),
        ),
        progression="rouse-the-trees-and-stones call-to-migrate poisoned-land devouring-ants "
        "vigor-of-the-breaking-dawn voracious-growth savage-mawbeasts",
    ),
    Spirit(
        "a-spread-of-rampant-green",
        energy="0 1 plant 2 2 plant 3",
        plays="1 1 2 2 3 4",
        growth=[
            grow(_CREEP, spirit.reclaim_all(), spirit.gain_card()),
            grow(_CREEP, spirit.grow_presence(1), spirit.extra_plays(1)),
            grow(_CREEP, spirit.gain_card(), spirit.gain_energy(3)),
        ],
        picks=1,
        innates=[
            innate(
                "creepers-tear-into-mortar",
                codes.SLOW,
                within(0),
                ["1 moon 2 plant"],
                land.damage(1, codes.BUILDINGS),
                threshold(
                    "3 moon 4 plant",
                    repeat(2),
                    otherwise=threshold("2 moon 3 plant", repeat()),
                ),
            ),
            innate(
                "all-enveloping-green",
                codes.FAST,
                within(1, source=panel.SACRED_SITE),
                ["1 water 3 plant"],
                threshold("2 water 4 plant", land.defend(4), otherwise=land.defend(2)),
                threshold("3 water 1 earth 5 plant", land.remove(1, codes.BLIGHTS)),
            ),
        ],
        uniques=[
            "fields-choked-with-growth",
            "gift-of-proliferation",
            "overgrow-in-a-night",
            "stem-the-flow-of-fresh-water",
        ],
        rules=panel.CHOKES | panel.REGENERATES,
        setup=then(
            homes.Place(1, homes.Highest(codes.WETLAND)),
            homes.Place(1, homes.WithoutDahan(codes.JUNGLE)),
        ),
    ),
    Spirit(
        "thunderspeaker",
        energy="1 air 2 fire sun 3",
        plays="1 2 2 3 reclaim 3 4",
        growth=[
            grow(spirit.reclaim_all(), spirit.gain_card(), spirit.gain_card()),
            grow(
                spirit.grow_presence(2, panel.WITH_DAHAN), spirit.grow_presence(1, panel.WITH_DAHAN)
            ),
            grow(spirit.grow_presence(1), spirit.gain_energy(4)),
        ],
        picks=1,
        innates=[
            innate(
                "gather-the-warriors",
                codes.SLOW,
                within(1),
                ["1 animal"],
                land.gather(per(HasOf(codes.AIR)), codes.DAHANS, UP_TO),
                land.push(per(HasOf(codes.SUN)), codes.DAHANS, UP_TO),
                quick="4 air",
            ),
            innate(
                "lead-the-furious-assault",
                codes.SLOW,
                within(0),
                ["2 sun 1 fire"],
                land.destroy(per(Number(codes.DAHANS), step=2), codes.TOWNS),
                threshold(
                    "4 sun 3 fire", land.destroy(per(Number(codes.DAHANS), step=3), codes.CITIES)
                ),
                quick="4 air",
            ),
        ],
        uniques=[
            "manifestation-of-power-and-glory",
            "sudden-ambush",
            "voice-of-thunder",
            "words-of-warning",
        ],
        rules=panel.DAHAN_ALLY | panel.SWORN,
        setup=homes.Place(2, homes.MostDahan()),
    ),
    Spirit(
        "oceans-hungry-grasp",
        energy="0 moon water 1 earth water 2",
        plays="1 2 2 3 4 5",
        growth=[
            grow(
                spirit.reclaim_all(),
                spirit.gain_card(),
                in_each(seas(), land.gather(1, codes.PRESENCES)),
                spirit.gain_energy(2),
            ),
            grow(
                spirit.grow_presence(presence.ANYWHERE, panel.IN_OCEAN),
                spirit.grow_presence(presence.ANYWHERE, panel.IN_OCEAN),
                spirit.gain_energy(1),
            ),
            grow(
                spirit.gain_card(),
                in_each(seas(), land.push(1, codes.PRESENCES)),
                spirit.grow_presence(1, panel.COASTAL),
            ),
        ],
        picks=1,
        innates=[
            innate(
                "pound-ships-to-splinters",
                codes.FAST,
                within(0, panel.COASTAL),
                ["1 moon 1 air 2 water"],
                land.fear(1),
                threshold("2 moon 1 air 3 water", land.fear(1, more=True)),
                threshold("3 moon 2 air 4 water", land.fear(2, more=True)),
            ),
            innate(
                "ocean-breaks-the-shore",
                codes.SLOW,
                within(0, panel.COASTAL),
                ["2 water 1 earth"],
                threshold(
                    "3 water 2 earth",
                    land.drown(1, codes.BUILDINGS),
                    otherwise=land.drown(1, codes.TOWNS),
                ),
                threshold("4 water 3 earth", land.drown(1, codes.BUILDINGS)),
            ),
        ],
        uniques=[
            "call-of-the-deeps",
            "grasping-tide",
            "swallow-the-land-dwellers",
            "tidal-boon",
        ],
        rules=panel.OF_THE_OCEAN,
        setup=then(homes.Place(1, homes.HomeSea()), homes.Place(1, homes.HomeCoast())),
    ),
    Spirit(
        "bringer-of-dreams-and-nightmares",
        energy="2 air 3 moon 4 any 5",
        plays="2 2 2 3 3 any",
        growth=[
            grow(spirit.reclaim_all(), spirit.gain_card()),
            grow(spirit.reclaim_one(), spirit.grow_presence(0)),
            grow(spirit.gain_card(), spirit.grow_presence(1)),
            grow(
                spirit.grow_presence(4, panel.WITH_DAHAN | panel.WITH_INVADERS),
                spirit.gain_energy(2),
            ),
        ],
        picks=1,
        innates=[
            innate(
                "spirits-may-yet-dream",
                codes.FAST,
                SPIRIT,
                ["2 moon 2 air", "3 moon"],
                threshold("2 moon 2 air", spirit.reveal_fear()),
                threshold("3 moon", spirit.gain_elements(1, TARGET, had=True)),
            ),
            innate(
                "night-terrors",
                codes.FAST,
                within(0, panel.WITH_INVADERS),
                ["1 moon 1 air"],
                land.fear(1),
                threshold("2 moon 1 air 1 animal", land.fear(1, more=True)),
                threshold("3 moon 2 air 1 animal", land.fear(1, more=True)),
            ),
        ],
        uniques=[
            "call-on-midnights-dream",
            "dread-apparitions",
            "dreams-of-the-dahan",
            "predatory-nightmares",
        ],
        rules=panel.DREAMS,
        setup=homes.Place(2, homes.Highest(codes.SANDS)),
    ),
]
