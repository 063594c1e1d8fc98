"""Minor powers of Branch & Claw: those that need no strife and change no rule."""

from typing import Final

from spieltisch.core.effects import Node
from spieltisch.games.spirit_island.cards.minor import BLIGHTS, MEN, SPIRIT
from spieltisch.games.spirit_island.cards.panel import (
    ANY_LAND,
    COASTAL,
    IN_JUNGLE,
    IN_MOUNTAIN,
    IN_SANDS,
    IN_WETLAND,
    INLAND,
    MINOR,
    NO_BLIGHT,
    PRESENCE,
    SACRED_SITE,
    WITH_DAHAN,
    WITH_INVADERS,
    Power,
    Target,
)
from spieltisch.games.spirit_island.effects.basics import ALL, TARGET, UP_TO, either, then
from spieltisch.games.spirit_island.effects.choose import Homes, choose_land
from spieltisch.games.spirit_island.effects.land import (
    add,
    damage,
    damage_each,
    defend,
    destroy,
    fear,
    gather,
    push,
    remove,
    skip,
)
from spieltisch.games.spirit_island.effects.lasting import more_health
from spieltisch.games.spirit_island.effects.numbers import (
    Least,
    Number,
    OnTerrain,
    SiteOfTarget,
    There,
    may_both,
    per,
    threshold,
    when,
)
from spieltisch.games.spirit_island.effects.spirit import pay
from spieltisch.games.spirit_island.state.codes import (
    BEASTS,
    BUILD,
    BUILDINGS,
    DAHAN,
    DAHANS,
    DISEASE,
    EXPLORERS,
    FAST,
    INVADERS,
    JUNGLE,
    MOUNTAIN,
    SANDS,
    SLOW,
    TOWNS,
    WETLAND,
    WILDS,
)

BEASTLY: Final = 1 << BEASTS
SICK: Final = 1 << DISEASE


def _land(reach: int, fits: int = ANY_LAND, source: int = PRESENCE) -> Target:
    return Target(reach, fits, source)


def _minor(key: str, cost: int, speed: int, words: str, target: Target, *effect: Node) -> Power:
    return Power(key, MINOR, cost, speed, words, target, then(*effect))


CARDS: Final[list[Power]] = [
    _minor(
        "absorb-corruption",
        1,
        SLOW,
        "sun earth plant",
        _land(0),
        may_both("2 plant", gather(1, BLIGHTS), pay(1, remove(1, BLIGHTS))),
    ),
    _minor(
        "animated-wrackroot",
        0,
        SLOW,
        "moon fire plant",
        _land(0),
        either(then(fear(1), destroy(1, EXPLORERS)), add(1, WILDS)),
    ),
    _minor(
        "call-to-ferocity",
        0,
        SLOW,
        "sun fire earth",
        _land(1, WITH_INVADERS),
        either(
            gather(3, DAHANS, UP_TO),
            when(There(DAHANS), fear(1), push(1, EXPLORERS), push(1, TOWNS)),
        ),
    ),
    _minor(
        "cycles-of-time-and-tide",
        1,
        FAST,
        "sun moon water",
        _land(1, COASTAL),
        when(There(DAHANS), add(1, DAHAN), otherwise=remove(1, BLIGHTS)),
    ),
    _minor(
        "disorienting-landscape",
        1,
        FAST,
        "moon air plant",
        _land(2, source=SACRED_SITE),
        push(1, EXPLORERS),
        when(OnTerrain([MOUNTAIN, JUNGLE]), add(1, WILDS)),
    ),
    _minor(
        "elusive-ambushes",
        1,
        FAST,
        "sun fire water",
        _land(1, WITH_DAHAN),
        either(damage(1), defend(4)),
    ),
    _minor(
        "fleshrot-fever",
        1,
        SLOW,
        "fire air water animal",
        _land(1, IN_JUNGLE | IN_SANDS),
        fear(1),
        add(1, DISEASE),
    ),
    _minor(
        "guardian-serpents",
        1,
        FAST,
        "sun moon earth animal",
        SPIRIT,
        choose_land(Homes()),
        add(1, BEASTS),
        when(SiteOfTarget(), defend(4)),
    ),
    _minor(
        "here-there-be-monsters",
        0,
        SLOW,
        "moon air animal",
        _land(0, INLAND),
        push(1, MEN | DAHANS, UP_TO),
        fear(2),
        when(There(BEASTLY), fear(1, more=True)),
    ),
    _minor(
        "infested-aquifers",
        1,
        SLOW,
        "moon water earth animal",
        _land(0),
        either(
            when(There(SICK), damage_each(1)),
            when(OnTerrain([MOUNTAIN, WETLAND]), fear(1), add(1, DISEASE)),
        ),
    ),
    _minor(
        "pact-of-the-joined-hunt",
        1,
        SLOW,
        "sun plant animal",
        SPIRIT,
        choose_land(Homes(), TARGET),
        gather(1, DAHANS, who=TARGET),
        damage(per(Number(DAHANS))),
    ),
    _minor(
        "poisoned-dew",
        1,
        SLOW,
        "fire water plant",
        _land(1),
        when(
            OnTerrain([JUNGLE, WETLAND]), destroy(ALL, EXPLORERS), otherwise=destroy(1, EXPLORERS)
        ),
    ),
    _minor(
        "promises-of-protection",
        0,
        FAST,
        "sun earth animal",
        _land(2, source=SACRED_SITE),
        gather(2, DAHANS, UP_TO),
        more_health(DAHAN, 2),
    ),
    _minor(
        "prowling-panthers",
        1,
        SLOW,
        "moon fire animal",
        _land(1, IN_MOUNTAIN | IN_JUNGLE),
        either(then(fear(1), add(1, BEASTS)), when(There(BEASTLY), destroy(1, MEN))),
    ),
    _minor(
        "razor-sharp-undergrowth",
        1,
        FAST,
        "moon plant",
        _land(0, NO_BLIGHT),
        destroy(1, EXPLORERS),
        destroy(1, DAHANS),
        add(1, WILDS),
        defend(2),
    ),
    _minor(
        "renewing-rain",
        1,
        SLOW,
        "water earth plant",
        _land(1, source=SACRED_SITE),
        when(OnTerrain([JUNGLE, SANDS]), remove(1, BLIGHTS)),
        threshold("3 plant", add(1, WILDS)),
    ),
    _minor(
        "rites-of-the-lands-rejection",
        1,
        FAST,
        "moon fire earth",
        _land(2, WITH_DAHAN, SACRED_SITE),
        either(
            then(skip(1 << BUILD), fear(Least(Number(BUILDINGS), Number(DAHANS)))),
            push(3, DAHANS, UP_TO),
        ),
    ),
    _minor(
        "swarming-wasps",
        0,
        FAST,
        "fire air animal",
        _land(1, NO_BLIGHT),
        either(add(1, BEASTS), when(There(BEASTLY), push(2, EXPLORERS, UP_TO))),
    ),
    _minor(
        "teeming-rivers",
        1,
        SLOW,
        "sun water plant animal",
        _land(2, IN_MOUNTAIN | IN_WETLAND, SACRED_SITE),
        when(
            There(BLIGHTS, 0, 0),
            add(1, BEASTS),
            otherwise=when(There(BLIGHTS, 1, 1), remove(1, BLIGHTS)),
        ),
    ),
    _minor(
        "tormenting-rotflies",
        1,
        SLOW,
        "air plant animal",
        _land(2, IN_SANDS | IN_WETLAND),
        either(
            add(1, DISEASE),
            when(
                There(INVADERS),
                fear(2),
                when(There(SICK), fear(1, more=True)),
                when(There(BLIGHTS), fear(1, more=True)),
            ),
        ),
    ),
]
