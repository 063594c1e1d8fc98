"""The spirits: tracks, growth, innate powers, special rules and where they begin."""

from typing import Final

from spieltisch.core.effects import Node
from spieltisch.games.spirit_island.cards import panel
from spieltisch.games.spirit_island.cards.minor import BLIGHTS, MEN, SPIRIT
from spieltisch.games.spirit_island.cards.panel import (
    COASTAL,
    IN_JUNGLE,
    IN_OCEAN,
    IN_WETLAND,
    SACRED_SITE,
    WITH_DAHAN,
    WITH_INVADERS,
    Growth,
    Innate,
    Spirit,
    Target,
)
from spieltisch.games.spirit_island.effects.basics import TARGET, UP_TO, any_order, then
from spieltisch.games.spirit_island.effects.choose import each_land
from spieltisch.games.spirit_island.effects.land import (
    damage,
    damage_each,
    defend,
    destroy,
    drown,
    fear,
    gather,
    push,
    remove,
)
from spieltisch.games.spirit_island.effects.lasting import GrantRepeat, RevealFear
from spieltisch.games.spirit_island.effects.numbers import (
    Done,
    HasOf,
    Number,
    elements,
    per,
    threshold,
)
from spieltisch.games.spirit_island.effects.presence import (
    Highest,
    HomeCoast,
    HomeSea,
    MostDahan,
    Numbered,
    Place,
    Seas,
    ShiftPresence,
    WithoutDahan,
)
from spieltisch.games.spirit_island.effects.repeating import repeat
from spieltisch.games.spirit_island.effects.sharing import gain_elements
from spieltisch.games.spirit_island.effects.spirit import (
    ANYWHERE,
    ExtraPlays,
    ReclaimAll,
    ReclaimOne,
    gain_card,
    gain_energy,
    grow_presence,
)
from spieltisch.games.spirit_island.state.codes import (
    AIR,
    BUILDINGS,
    CITIES,
    DAHANS,
    EXPLORERS,
    FAST,
    JUNGLE,
    MOUNTAIN,
    SANDS,
    SLOW,
    SUN,
    TOWNS,
    WETLAND,
)


def _grow(*actions: Node, cost: int = 0) -> Growth:
    return Growth(any_order(*actions), cost)


def _innate(
    key: str, speed: int, target: Target, levels: list[str], *effect: Node, quick: str = ""
) -> Innate:
    """An innate power; ``levels`` are those of which one must be reached to use it at all."""
    needed = [elements(words) for words in levels]
    return Innate(key, speed, target, needed, then(*effect), elements(quick) if quick else None)


def _repeat(most: int) -> Node:
    return GrantRepeat(1, most, False, TARGET)


_CREEP: Final = grow_presence(2, IN_JUNGLE | IN_WETLAND)  # in every option

SPIRITS: Final = [
    Spirit(
        "river-surges-in-sunlight",
        energy="1 2 2 3 4 4 5",
        plays="1 2 2 3 reclaim 4 5",
        growth=[
            _grow(ReclaimAll(), gain_card(), gain_energy(1)),
            _grow(grow_presence(1), grow_presence(1)),
            _grow(gain_card(), grow_presence(2)),
        ],
        picks=1,
        innates=[
            _innate(
                "massive-flooding",
                SLOW,
                Target(1, source=SACRED_SITE),
                ["1 sun 2 water"],
                threshold(
                    "3 sun 4 water 1 earth",
                    damage_each(2),
                    otherwise=threshold(
                        "2 sun 3 water",
                        damage(2),
                        push(3, MEN, UP_TO),
                        otherwise=push(1, MEN),
                    ),
                ),
            )
        ],
        uniques=["boon-of-vigor", "flash-floods", "rivers-bounty", "wash-away"],
        rules=panel.WETLAND_SITES,
        setup=Place(1, Highest(WETLAND)),
        progression="uncanny-melting natures-resilience pull-beneath-the-hungry-earth "
        "accelerated-rot song-of-sanctity tsunami encompassing-ward",
    ),
    Spirit(
        "lightnings-swift-strike",
        energy="1 1 2 2 3 4 4 5",
        plays="2 3 4 5 6",
        growth=[
            _grow(ReclaimAll(), gain_card(), gain_energy(1)),
            _grow(grow_presence(2), grow_presence(0)),
            _grow(grow_presence(1), gain_energy(3)),
        ],
        picks=1,
        innates=[
            _innate(
                "thundering-destruction",
                SLOW,
                Target(1, source=SACRED_SITE),
                ["3 fire 2 air"],
                threshold(
                    "4 fire 3 air",
                    destroy(1, BUILDINGS),
                    otherwise=destroy(1, TOWNS),
                ),
                threshold("5 fire 4 air 1 water", destroy(1, BUILDINGS)),
                threshold("5 fire 5 air 2 water", destroy(1, BUILDINGS)),
            )
        ],
        uniques=[
            "harbingers-of-the-lightning",
            "lightnings-boon",
            "raging-storm",
            "shatter-homesteads",
        ],
        rules=panel.SWIFT,
        setup=Place(2, Highest(SANDS)),
        progression="delusions-of-danger call-to-bloodshed powerstorm purifying-flame "
        "pillar-of-living-flame entrancing-apparitions call-to-isolation",
    ),
    Spirit(
        "shadows-flicker-like-flame",
        energy="0 1 3 4 5 6",
        plays="1 2 3 3 4 5",
        growth=[
            _grow(ReclaimAll(), gain_card()),
            _grow(gain_card(), grow_presence(1)),
            _grow(grow_presence(3), gain_energy(3)),
        ],
        picks=1,
        innates=[
            _innate(
                "darkness-swallows-the-unwary",
                FAST,
                Target(1, source=SACRED_SITE),
                ["2 moon 1 fire"],
                gather(1, EXPLORERS),
                threshold(
                    "3 moon 2 fire",
                    destroy(2, EXPLORERS, UP_TO),
                    fear(per(Done())),
                ),
                threshold("4 moon 3 fire 2 air", damage(3), fear(per(Done()))),
            )
        ],
        uniques=[
            "mantle-of-dread",
            "favors-called-due",
            "crops-wither-and-fade",
            "concealing-shadows",
        ],
        rules=panel.FAR_DAHAN,
        setup=then(Place(2, Highest(JUNGLE)), Place(1, Numbered(5))),
        progression="dark-and-tangled-woods shadows-of-the-burning-forest the-jungle-hungers "
        "land-of-haunts-and-embers terrifying-nightmares call-of-the-dahan-ways "
        "visions-of-fiery-doom",
    ),
    Spirit(
        "vital-strength-of-the-earth",
        energy="2 3 4 6 7 8",
        plays="1 1 2 2 3 4",
        growth=[
            _grow(ReclaimAll(), grow_presence(2)),
            _grow(gain_card(), grow_presence(0)),
            _grow(grow_presence(1), gain_energy(2)),
        ],
        picks=1,
        innates=[
            _innate(
                "gift-of-strength",
                FAST,
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
        setup=then(Place(2, Highest(MOUNTAIN)), Place(1, Highest(JUNGLE))),
        progression="rouse-the-trees-and-stones call-to-migrate poisoned-land devouring-ants "
        "vigor-of-the-breaking-dawn voracious-growth savage-mawbeasts",
    ),
    Spirit(
        "a-spread-of-rampant-green",
        energy="0 1 plant 2 2 plant 3",
        plays="1 1 2 2 3 4",
        growth=[
            _grow(_CREEP, ReclaimAll(), gain_card()),
            _grow(_CREEP, grow_presence(1), ExtraPlays(1)),
            _grow(_CREEP, gain_card(), gain_energy(3)),
        ],
        picks=1,
        innates=[
            _innate(
                "creepers-tear-into-mortar",
                SLOW,
                Target(0),
                ["1 moon 2 plant"],
                damage(1, BUILDINGS),
                threshold(
                    "3 moon 4 plant",
                    repeat(2),
                    otherwise=threshold("2 moon 3 plant", repeat()),
                ),
            ),
            _innate(
                "all-enveloping-green",
                FAST,
                Target(1, source=SACRED_SITE),
                ["1 water 3 plant"],
                threshold("2 water 4 plant", defend(4), otherwise=defend(2)),
                threshold("3 water 1 earth 5 plant", remove(1, BLIGHTS)),
            ),
        ],
        uniques=[
            "fields-choked-with-growth",
            "gift-of-proliferation",
            "overgrow-in-a-night",
            "stem-the-flow-of-fresh-water",
        ],
        rules=panel.CHOKES | panel.REGENERATES,
        setup=then(Place(1, Highest(WETLAND)), Place(1, WithoutDahan(JUNGLE))),
    ),
    Spirit(
        "thunderspeaker",
        energy="1 air 2 fire sun 3",
        plays="1 2 2 3 reclaim 3 4",
        growth=[
            _grow(ReclaimAll(), gain_card(), gain_card()),
            _grow(grow_presence(2, WITH_DAHAN), grow_presence(1, WITH_DAHAN)),
            _grow(grow_presence(1), gain_energy(4)),
        ],
        picks=1,
        innates=[
            _innate(
                "gather-the-warriors",
                SLOW,
                Target(1),
                ["1 animal"],
                gather(per(HasOf(AIR)), DAHANS, UP_TO),
                push(per(HasOf(SUN)), DAHANS, UP_TO),
                quick="4 air",
            ),
            _innate(
                "lead-the-furious-assault",
                SLOW,
                Target(0),
                ["2 sun 1 fire"],
                destroy(per(Number(DAHANS), step=2), TOWNS),
                threshold("4 sun 3 fire", destroy(per(Number(DAHANS), step=3), CITIES)),
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
        setup=Place(2, MostDahan()),
    ),
    Spirit(
        "oceans-hungry-grasp",
        energy="0 moon water 1 earth water 2",
        plays="1 2 2 3 4 5",
        growth=[
            _grow(
                ReclaimAll(),
                gain_card(),
                each_land(Seas(), ShiftPresence(1, pulls=True)),
                gain_energy(2),
            ),
            _grow(
                grow_presence(ANYWHERE, IN_OCEAN),
                grow_presence(ANYWHERE, IN_OCEAN),
                gain_energy(1),
            ),
            _grow(
                gain_card(),
                each_land(Seas(), ShiftPresence(1, pulls=False)),
                grow_presence(1, COASTAL),
            ),
        ],
        picks=1,
        innates=[
            _innate(
                "pound-ships-to-splinters",
                FAST,
                Target(0, COASTAL),
                ["1 moon 1 air 2 water"],
                fear(1),
                threshold("2 moon 1 air 3 water", fear(1, more=True)),
                threshold("3 moon 2 air 4 water", fear(2, more=True)),
            ),
            _innate(
                "ocean-breaks-the-shore",
                SLOW,
                Target(0, COASTAL),
                ["2 water 1 earth"],
                threshold("3 water 2 earth", drown(1, BUILDINGS), otherwise=drown(1, TOWNS)),
                threshold("4 water 3 earth", drown(1, BUILDINGS)),
            ),
        ],
        uniques=[
            "call-of-the-deeps",
            "grasping-tide",
            "swallow-the-land-dwellers",
            "tidal-boon",
        ],
        rules=panel.OF_THE_OCEAN,
        setup=then(Place(1, HomeSea()), Place(1, HomeCoast())),
    ),
    Spirit(
        "bringer-of-dreams-and-nightmares",
        energy="2 air 3 moon 4 any 5",
        plays="2 2 2 3 3 any",
        growth=[
            _grow(ReclaimAll(), gain_card()),
            _grow(ReclaimOne(), grow_presence(0)),
            _grow(gain_card(), grow_presence(1)),
            _grow(grow_presence(4, WITH_DAHAN | WITH_INVADERS), gain_energy(2)),
        ],
        picks=1,
        innates=[
            _innate(
                "spirits-may-yet-dream",
                FAST,
                SPIRIT,
                ["2 moon 2 air", "3 moon"],
                threshold("2 moon 2 air", RevealFear()),
                threshold("3 moon", gain_elements(1, TARGET, had=True)),
            ),
            _innate(
                "night-terrors",
                FAST,
                Target(0, WITH_INVADERS),
                ["1 moon 1 air"],
                fear(1),
                threshold("2 moon 1 air 1 animal", fear(1, more=True)),
                threshold("3 moon 2 air 1 animal", fear(1, more=True)),
            ),
        ],
        uniques=[
            "call-on-midnights-dream",
            "dread-apparitions",
            "dreams-of-the-dahan",
            "predatory-nightmares",
        ],
        rules=panel.DREAMS,
        setup=Place(2, Highest(SANDS)),
    ),
]
