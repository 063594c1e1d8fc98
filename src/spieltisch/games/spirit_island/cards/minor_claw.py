"""The minor powers of Branch & Claw."""

from typing import Final

from spieltisch.games.spirit_island.cards import panel
from spieltisch.games.spirit_island.cards.panel import Power
from spieltisch.games.spirit_island.cards.powers import SPIRIT, minor, within
from spieltisch.games.spirit_island.effects import land, lasting, presence, spirit, watching
from spieltisch.games.spirit_island.effects.amounts import Least, Number, per
from spieltisch.games.spirit_island.effects.basics import ALL, TARGET, UP_TO, either, then, when
from spieltisch.games.spirit_island.effects.cases import OnAnother, Terror
from spieltisch.games.spirit_island.effects.choosing import choose_land
from spieltisch.games.spirit_island.effects.conditions import OnTerrain, SiteOfTarget, There, no
from spieltisch.games.spirit_island.effects.ranges import homes
from spieltisch.games.spirit_island.effects.thresholds import elements, may_both, threshold
from spieltisch.games.spirit_island.state import codes

CARDS: Final[list[Power]] = [
    minor(
        "absorb-corruption",
        1,
        codes.SLOW,
        "sun earth plant",
        within(0),
        may_both(
            "2 plant", land.gather(1, codes.BLIGHTS), spirit.pay(1, land.remove(1, codes.BLIGHTS))
        ),
    ),
    minor(
        "animated-wrackroot",
        0,
        codes.SLOW,
        "moon fire plant",
        within(0),
        either(then(land.fear(1), land.destroy(1, codes.EXPLORERS)), land.add(1, codes.WILDS)),
    ),
    minor(
        "call-to-ferocity",
        0,
        codes.SLOW,
        "sun fire earth",
        within(1, panel.WITH_INVADERS),
        either(
            land.gather(3, codes.DAHANS, UP_TO),
            when(
                There(codes.DAHANS),
                land.fear(1),
                land.push(1, codes.EXPLORERS),
                land.push(1, codes.TOWNS),
            ),
        ),
    ),
    minor(
        "call-to-trade",
        1,
        codes.FAST,
        "air water earth plant",
        within(2, panel.WITH_DAHAN),
        land.gather(1, codes.DAHANS, UP_TO),
        when(
            Terror(1, 2),
            land.gather(1, codes.TOWNS),
            lasting.becomes(codes.RAVAGE, codes.BUILD),
        ),
    ),
    minor(
        "confounding-mists",
        1,
        codes.FAST,
        "air water",
        within(1),
        either(land.defend(4), land.watch(watching.ADDED, land.push_it())),
    ),
    minor(
        "cycles-of-time-and-tide",
        1,
        codes.FAST,
        "sun moon water",
        within(1, panel.COASTAL),
        when(
            There(codes.DAHANS), land.add(1, codes.DAHAN), otherwise=land.remove(1, codes.BLIGHTS)
        ),
    ),
    minor(
        "disorienting-landscape",
        1,
        codes.FAST,
        "moon air plant",
        within(2, source=panel.SACRED_SITE),
        land.push(1, codes.EXPLORERS),
        when(OnTerrain(codes.MOUNTAIN, codes.JUNGLE), land.add(1, codes.WILDS)),
    ),
    minor(
        "elusive-ambushes",
        1,
        codes.FAST,
        "sun fire water",
        within(1, panel.WITH_DAHAN),
        either(land.damage(1), land.defend(4)),
    ),
    minor(
        "fire-in-the-sky",
        1,
        codes.FAST,
        "sun fire air",
        within(1, source=panel.SACRED_SITE),
        land.fear(2),
        land.add_strife(),
    ),
    minor(
        "fleshrot-fever",
        1,
        codes.SLOW,
        "fire air water animal",
        within(1, panel.IN_JUNGLE | panel.IN_SANDS),
        land.fear(1),
        land.add(1, codes.DISEASE),
    ),
    minor(
        "golds-allure",
        0,
        codes.SLOW,
        "fire earth animal",
        within(1, panel.IN_MOUNTAIN),
        land.gather(1, codes.EXPLORERS),
        land.gather(1, codes.TOWNS),
        land.add_strife(),
    ),
    minor(
        "growth-through-sacrifice",
        0,
        codes.FAST,
        "moon fire water plant",
        SPIRIT,
        spirit.lose_presence(),
        choose_land(homes(), TARGET),
        may_both(
            "2 sun",
            land.remove(1, codes.BLIGHTS, who=TARGET),
            spirit.add_presence(presence.HERE, who=TARGET),
        ),
    ),
    minor(
        "guardian-serpents",
        1,
        codes.FAST,
        "sun moon earth animal",
        SPIRIT,
        choose_land(homes()),
        land.add(1, codes.BEASTS),
        when(SiteOfTarget(), land.defend(4)),
    ),
    minor(
        "here-there-be-monsters",
        0,
        codes.SLOW,
        "moon air animal",
        within(0, panel.INLAND),
        land.push(1, codes.SETTLERS | codes.DAHANS, UP_TO),
        land.fear(2),
        when(There(codes.ALL_BEASTS), land.fear(1, more=True)),
    ),
    minor(
        "infested-aquifers",
        1,
        codes.SLOW,
        "moon water earth animal",
        within(0),
        either(
            when(There(codes.DISEASES), land.damage_each(1)),
            when(
                OnTerrain(codes.MOUNTAIN, codes.WETLAND), land.fear(1), land.add(1, codes.DISEASE)
            ),
        ),
    ),
    minor(
        "inflame-the-fires-of-life",
        1,
        codes.SLOW,
        "moon fire plant animal",
        within(1, source=panel.SACRED_SITE),
        may_both("3 animal", land.add(1, codes.DISEASE), then(land.fear(1), land.add_strife())),
    ),
    minor(
        "pact-of-the-joined-hunt",
        1,
        codes.SLOW,
        "sun plant animal",
        SPIRIT,
        choose_land(homes(), TARGET),
        land.gather(1, codes.DAHANS, who=TARGET),
        land.damage(per(Number(codes.DAHANS))),
    ),
    minor(
        "poisoned-dew",
        1,
        codes.SLOW,
        "fire water plant",
        within(1),
        when(
            OnTerrain(codes.JUNGLE, codes.WETLAND),
            land.destroy(ALL, codes.EXPLORERS),
            otherwise=land.destroy(1, codes.EXPLORERS),
        ),
    ),
    minor(
        "portents-of-disaster",
        0,
        codes.FAST,
        "sun moon air",
        within(1, panel.WITH_INVADERS, panel.SACRED_SITE),
        land.fear(2),
        land.watch(watching.DESTROYED, land.fear(1), kinds=codes.INVADERS, once=True),
    ),
    minor(
        "promises-of-protection",
        0,
        codes.FAST,
        "sun earth animal",
        within(2, source=panel.SACRED_SITE),
        land.gather(2, codes.DAHANS, UP_TO),
        lasting.more_health(codes.DAHAN, 2),
    ),
    minor(
        "prowling-panthers",
        1,
        codes.SLOW,
        "moon fire animal",
        within(1, panel.IN_MOUNTAIN | panel.IN_JUNGLE),
        either(
            then(land.fear(1), land.add(1, codes.BEASTS)),
            when(There(codes.ALL_BEASTS), land.destroy(1, codes.SETTLERS)),
        ),
    ),
    minor(
        "razor-sharp-undergrowth",
        1,
        codes.FAST,
        "moon plant",
        within(0, panel.NO_BLIGHT),
        land.destroy(1, codes.EXPLORERS),
        land.destroy(1, codes.DAHANS),
        land.add(1, codes.WILDS),
        land.defend(2),
    ),
    minor(
        "renewing-rain",
        1,
        codes.SLOW,
        "water earth plant",
        within(1, source=panel.SACRED_SITE),
        when(OnTerrain(codes.JUNGLE, codes.SANDS), land.remove(1, codes.BLIGHTS)),
        threshold("3 plant", land.add(1, codes.WILDS)),
    ),
    minor(
        "rites-of-the-lands-rejection",
        1,
        codes.FAST,
        "moon fire earth",
        within(2, panel.WITH_DAHAN, panel.SACRED_SITE),
        either(
            then(
                land.skip(1 << codes.BUILD),
                land.fear(Least(Number(codes.BUILDINGS), Number(codes.DAHANS))),
            ),
            land.push(3, codes.DAHANS, UP_TO),
        ),
    ),
    minor(
        "scour-the-land",
        1,
        codes.SLOW,
        "air earth",
        within(2, source=panel.SACRED_SITE),
        land.destroy(3, codes.TOWNS),
        land.destroy(ALL, codes.EXPLORERS),
        land.add(1, codes.BLIGHT),
        quick=elements("3 air"),
    ),
    minor(
        "sky-stretches-to-shore",
        1,
        codes.FAST,
        "sun air water earth",
        SPIRIT,
        lasting.any_speed(1),
        lasting.further_to_coast(3),
    ),
    minor(
        "spur-on-with-words-of-fire",
        1,
        codes.FAST,
        "sun fire air",
        SPIRIT,
        when(OnAnother(), spirit.gain_energy(1, TARGET)),
        spirit.play_card(TARGET),
    ),
    minor(
        "swarming-wasps",
        0,
        codes.FAST,
        "fire air animal",
        within(1, panel.NO_BLIGHT),
        either(
            land.add(1, codes.BEASTS),
            when(There(codes.ALL_BEASTS), land.push(2, codes.EXPLORERS, UP_TO)),
        ),
    ),
    minor(
        "teeming-rivers",
        1,
        codes.SLOW,
        "sun water plant animal",
        within(2, panel.IN_MOUNTAIN | panel.IN_WETLAND, panel.SACRED_SITE),
        when(
            no(codes.BLIGHTS),
            land.add(1, codes.BEASTS),
            otherwise=when(There(codes.BLIGHTS, 1, 1), land.remove(1, codes.BLIGHTS)),
        ),
    ),
    minor(
        "tormenting-rotflies",
        1,
        codes.SLOW,
        "air plant animal",
        within(2, panel.IN_SANDS | panel.IN_WETLAND),
        either(
            land.add(1, codes.DISEASE),
            when(
                There(codes.INVADERS),
                land.fear(2),
                when(There(codes.DISEASES), land.fear(1, more=True)),
                when(There(codes.BLIGHTS), land.fear(1, more=True)),
            ),
        ),
    ),
    minor(
        "twilight-fog-brings-madness",
        0,
        codes.SLOW,
        "sun moon air water",
        within(1),
        land.add_strife(),
        land.push(1, codes.DAHANS),
        land.damage_each(1, codes.DAHANS),
    ),
]
