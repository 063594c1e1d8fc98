"""The major powers of Branch & Claw."""

from typing import Final

from spieltisch.core.effects import Fixed
from spieltisch.games.spirit_island.cards import panel
from spieltisch.games.spirit_island.cards.panel import Power
from spieltisch.games.spirit_island.cards.powers import SPIRIT, major, within
from spieltisch.games.spirit_island.effects import (
    gaining,
    land,
    lasting,
    presence,
    spirit,
    watching,
)
from spieltisch.games.spirit_island.effects.amounts import (
    ADJACENT,
    HERE_AND_ADJACENT,
    Keep,
    Kept,
    Might,
    Number,
    OwnDamage,
    OwnPresence,
    Sum,
    TakenOff,
    per,
)
from spieltisch.games.spirit_island.effects.basics import (
    ALL,
    TARGET,
    UP_TO,
    either,
    then,
    when,
)
from spieltisch.games.spirit_island.effects.cases import Happened, Listed, Terror
from spieltisch.games.spirit_island.effects.choosing import (
    choose_land,
    each_fighter,
    in_each,
    in_land,
)
from spieltisch.games.spirit_island.effects.conditions import (
    Both,
    IsCoastal,
    OnTerrain,
    TargetMayStand,
    There,
    no,
)
from spieltisch.games.spirit_island.effects.invaders import ActNow
from spieltisch.games.spirit_island.effects.lands import adjacent, here_and_adjacent
from spieltisch.games.spirit_island.effects.ranges import (
    both_targets,
    destination,
    homes,
    near,
    origins,
    second_targets,
)
from spieltisch.games.spirit_island.effects.repeating import repeat
from spieltisch.games.spirit_island.effects.sinking import SinkBoard
from spieltisch.games.spirit_island.effects.thresholds import threshold
from spieltisch.games.spirit_island.state import codes

_DANGERS: Final = codes.ALL_BEASTS | codes.ALL_WILDS | codes.DISEASES | codes.STRIFES
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
        "cast-down-into-the-briny-deep",
        9,
        codes.SLOW,
        "sun moon water earth",
        within(1, panel.COASTAL, panel.SACRED_SITE),
        land.fear(6),
        land.destroy(ALL, codes.INVADERS),
        threshold("2 sun 2 moon 4 water 4 earth", SinkBoard()),
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
        "fire-and-flood",
        7,
        codes.SLOW,
        "sun fire water",
        within(1, source=panel.SACRED_SITE),
        choose_land(second_targets(2), second=True),
        land.damage(4),
        in_each(destination(), land.damage(4)),
        threshold("3 fire", in_land(both_targets(), land.damage(4, more=True))),
        threshold("3 water", in_land(both_targets(), land.damage(4, more=True))),
    ),
    major(
        "flow-like-water-reach-like-air",
        2,
        codes.FAST,
        "air water",
        SPIRIT,
        lasting.further(2),
        choose_land(homes(), TARGET, UP_TO),
        land.push(1, codes.PRESENCES, who=TARGET),
        when(
            Happened(),
            land.push_along(2, codes.EXPLORERS, TARGET),
            land.push_along(2, codes.TOWNS, TARGET),
            land.push_along(2, codes.DAHANS, TARGET),
            threshold(
                "2 air 2 water",
                land.push_along(2, codes.CITIES, TARGET),
                land.push_along(2, codes.BLIGHTS, TARGET),
            ),
        ),
    ),
    major(
        "grant-hatred-a-ravenous-form",
        4,
        codes.SLOW,
        "moon fire",
        within(1),
        land.fear(per(Number(codes.STRIFES | codes.BLIGHTS))),
        land.damage(per(Number(codes.STRIFES | codes.BLIGHTS), 2)),
        when(Both(Happened(), no(codes.INVADERS)), land.add(1, codes.BEASTS)),
        threshold(
            "4 moon 2 fire",
            in_land(adjacent(There(codes.INVADERS)), land.add_strife(), times=3, mode=UP_TO),
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
        "instruments-of-their-own-ruin",
        4,
        codes.FAST,
        "sun fire air animal",
        within(1, source=panel.SACRED_SITE),
        threshold(
            "4 sun 2 fire 2 animal",
            land.watch(watching.RAVAGED, land.damage(Might(codes.INVADERS), where=ADJACENT)),
            otherwise=then(land.add_strife(), each_fighter(land.damage(OwnDamage(), others=True))),
        ),
    ),
    major(
        "manifest-incarnation",
        6,
        codes.SLOW,
        "sun moon earth animal",
        within(0, panel.WITH_CITY),
        land.fear(Sum(Sum(Fixed(6), per(Number(codes.BUILDINGS))), per(OwnPresence()))),
        threshold("3 sun 3 moon", land.fear(3, more=True), land.defend(6)),
        land.remove(1, codes.CITIES),
        land.remove(1, codes.TOWNS),
        land.remove(1, codes.EXPLORERS),
        ActNow(codes.RAVAGE),
    ),
    major(
        "pent-up-calamity",
        3,
        codes.FAST,
        "moon fire earth plant animal",
        within(2),
        either(
            then(land.add(1, codes.DISEASE), land.add_strife()),
            then(
                land.remove_tokens(_DANGERS),
                land.fear(per(TakenOff())),
                land.damage(per(TakenOff(), 3)),
            ),
        ),
        threshold(
            "2 moon 3 fire",
            when(Listed(), land.put_back(2), otherwise=land.add_strife(2)),
        ),
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
        "twisted-flowers-murmur-ultimatums",
        5,
        codes.SLOW,
        "sun moon air earth plant",
        within(1, panel.WITH_INVADERS, panel.SACRED_SITE),
        land.fear(4),
        threshold("3 moon 2 air 3 plant", land.fear(3, more=True)),
        land.add_strife(),
        when(Terror(2, 3), land.remove(2, codes.INVADERS)),
        threshold("3 moon 2 air 3 plant", land.damage(3)),
    ),
    major(
        "unlock-the-gates-of-deepest-power",
        4,
        codes.FAST,
        "sun moon fire air water earth plant animal",
        SPIRIT,
        spirit.gain_card(gaining.MAJOR, TARGET, offered=2, free=True),
        threshold(
            "2 sun 2 moon 2 fire 2 air 2 water 2 earth 2 plant 2 animal",
            either(
                spirit.play_gained(TARGET, gaining.HALF_PRICE),
                spirit.play_gained(TARGET, gaining.NO_PRICE),
            ),
        ),
    ),
    major(
        "unrelenting-growth",
        4,
        codes.SLOW,
        "sun fire water plant",
        SPIRIT,
        choose_land(near(1, TARGET, [TargetMayStand()]), TARGET),
        spirit.add_presence(presence.HERE, who=TARGET),
        spirit.add_presence(presence.HERE, who=TARGET),
        land.add(1, codes.WILDS),
        threshold(
            "3 sun 3 plant",
            land.add(1, codes.WILDS),
            land.remove(1, codes.BLIGHTS),
            spirit.gain_card(who=TARGET),
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
