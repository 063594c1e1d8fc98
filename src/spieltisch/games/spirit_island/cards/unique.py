"""The unique powers of the spirits."""

from typing import Final

from spieltisch.core.effects import Node
from spieltisch.games.spirit_island.cards.minor import ANOTHER, BLIGHTS, MEN, SPIRIT
from spieltisch.games.spirit_island.cards.panel import (
    ANY_LAND,
    COASTAL,
    PRESENCE,
    SACRED_SITE,
    UNIQUE,
    WITH_DAHAN,
    WITH_INVADERS,
    Power,
    Target,
)
from spieltisch.games.spirit_island.effects.basics import TARGET, UP_TO, either, then
from spieltisch.games.spirit_island.effects.choose import Homes, choose_land
from spieltisch.games.spirit_island.effects.land import (
    add,
    damage,
    damage_each,
    defend,
    destroy,
    drown,
    fear,
    gather,
    push,
    remove,
    replace,
    skip,
)
from spieltisch.games.spirit_island.effects.lasting import (
    FRIGHTENED,
    quick,
    safe,
    strike_at_once,
    watch,
)
from spieltisch.games.spirit_island.effects.numbers import (
    Both,
    CardsPlayed,
    Done,
    ForgotThis,
    IsCoastal,
    IsOcean,
    More,
    Number,
    OnOneself,
    OnTerrain,
    OwnPresence,
    OwnPresenceThere,
    PushedTo,
    There,
    Times,
    per,
    when,
)
from spieltisch.games.spirit_island.effects.spirit import (
    HERE,
    MAJOR,
    PlayGained,
    add_presence,
    gain_card,
    gain_energy,
)
from spieltisch.games.spirit_island.state.codes import (
    BUILDINGS,
    CITIES,
    DAHAN,
    DAHANS,
    EXPLORER,
    EXPLORERS,
    FAST,
    INVADERS,
    MOUNTAIN,
    SANDS,
    SLOW,
    TOWN,
    TOWNS,
)
from spieltisch.games.spirit_island.state.turn import RAVAGE_DAMAGE


def _land(reach: int, fits: int = ANY_LAND, source: int = PRESENCE) -> Target:
    return Target(reach, fits, source)


def _unique(key: str, cost: int, speed: int, words: str, target: Target, *effect: Node) -> Power:
    return Power(key, UNIQUE, cost, speed, words, target, then(*effect))


CARDS: Final[list[Power]] = [
    # River Surges in Sunlight
    _unique(
        "boon-of-vigor",
        0,
        FAST,
        "sun water plant",
        SPIRIT,
        when(
            OnOneself(),
            gain_energy(1),
            otherwise=gain_energy(per(CardsPlayed()), TARGET),
        ),
    ),
    _unique(
        "flash-floods",
        2,
        FAST,
        "sun water",
        _land(1),
        damage(1),
        when(IsCoastal(), damage(1, more=True)),
    ),
    _unique(
        "rivers-bounty",
        0,
        SLOW,
        "sun water animal",
        _land(0),
        gather(2, DAHANS, UP_TO),
        when(There(DAHANS, 2), add(1, DAHAN), gain_energy(1)),
    ),
    _unique("wash-away", 1, SLOW, "water earth", _land(1), push(3, MEN, UP_TO)),
    # Lightning's Swift Strike
    _unique(
        "harbingers-of-the-lightning",
        0,
        SLOW,
        "fire air",
        _land(1),
        push(2, DAHANS, UP_TO),
        when(PushedTo(BUILDINGS), fear(1)),
    ),
    _unique("lightnings-boon", 1, FAST, "fire air", SPIRIT, quick(2)),
    _unique("raging-storm", 3, SLOW, "fire air water", _land(1), damage_each(1)),
    _unique(
        "shatter-homesteads",
        2,
        SLOW,
        "fire air",
        _land(2, source=SACRED_SITE),
        fear(1),
        destroy(1, TOWNS),
    ),
    # Shadows Flicker Like Flame
    _unique(
        "concealing-shadows",
        0,
        FAST,
        "moon air",
        _land(0),
        fear(1),
        safe(DAHANS, RAVAGE_DAMAGE),
    ),
    _unique(
        "crops-wither-and-fade",
        1,
        SLOW,
        "moon fire plant",
        _land(0),
        fear(2),
        either(replace(TOWNS, EXPLORER), replace(CITIES, TOWN)),
    ),
    _unique(
        "favors-called-due",
        1,
        SLOW,
        "moon air animal",
        _land(1),
        gather(4, DAHANS, UP_TO),
        when(Both(There(INVADERS), More(Number(DAHANS), Number(INVADERS))), fear(3)),
    ),
    _unique(
        "mantle-of-dread",
        1,
        SLOW,
        "moon fire air",
        SPIRIT,
        fear(2),
        choose_land(Homes(), TARGET, may=True),
        push(1, EXPLORERS, UP_TO, TARGET),
        push(1, TOWNS, UP_TO, TARGET),
    ),
    # Vital Strength of the Earth
    _unique("a-year-of-perfect-stillness", 3, FAST, "sun earth", _land(1), skip()),
    _unique(
        "draw-of-the-fruitful-earth",
        1,
        SLOW,
        "earth plant animal",
        _land(1),
        gather(2, EXPLORERS, UP_TO),
        gather(2, DAHANS, UP_TO),
    ),
    _unique(
        "guard-the-healing-land",
        3,
        FAST,
        "water earth plant",
        _land(1, source=SACRED_SITE),
        remove(1, BLIGHTS),
        defend(4),
    ),
    _unique(
        "rituals-of-destruction",
        3,
        SLOW,
        "sun moon fire earth plant",
        _land(1, WITH_DAHAN, SACRED_SITE),
        damage(2),
        when(There(DAHANS, 3), damage(3, more=True), fear(2)),
    ),
    # A Spread of Rampant Green
    _unique(
        "fields-choked-with-growth",
        0,
        SLOW,
        "sun water plant",
        _land(1),
        either(push(1, TOWNS), push(3, DAHANS)),
    ),
    _unique("gift-of-proliferation", 1, FAST, "moon plant", ANOTHER, add_presence(1, who=TARGET)),
    _unique(
        "overgrow-in-a-night",
        2,
        FAST,
        "moon plant",
        _land(1),
        either(
            add_presence(HERE),
            when(Both(OwnPresenceThere(), There(INVADERS)), fear(3)),
        ),
    ),
    _unique(
        "stem-the-flow-of-fresh-water",
        0,
        SLOW,
        "water plant",
        _land(1, source=SACRED_SITE),
        when(
            OnTerrain([MOUNTAIN, SANDS]),
            damage_each(1, BUILDINGS),
            otherwise=damage(1, BUILDINGS),
        ),
    ),
    # Thunderspeaker
    _unique(
        "manifestation-of-power-and-glory",
        3,
        SLOW,
        "sun fire air",
        _land(0, WITH_DAHAN),
        fear(1),
        damage(Times(Number(DAHANS), OwnPresence())),
    ),
    _unique(
        "sudden-ambush",
        2,
        FAST,
        "fire air animal",
        _land(1),
        gather(1, DAHANS, UP_TO),
        destroy(per(Number(DAHANS)), EXPLORERS),
    ),
    _unique(
        "voice-of-thunder",
        0,
        SLOW,
        "sun air",
        _land(1),
        either(push(4, DAHANS, UP_TO), when(There(INVADERS), fear(2))),
    ),
    _unique(
        "words-of-warning",
        1,
        FAST,
        "sun air animal",
        _land(1, WITH_DAHAN),
        defend(3),
        strike_at_once(),
    ),
    # Ocean's Hungry Grasp
    _unique(
        "call-of-the-deeps",
        0,
        FAST,
        "moon air water",
        _land(0, COASTAL),
        gather(1, EXPLORERS),
        when(IsOcean(), gather(1, EXPLORERS, UP_TO)),
    ),
    _unique("grasping-tide", 1, FAST, "moon water", _land(1, COASTAL), fear(2), defend(4)),
    _unique(
        "swallow-the-land-dwellers",
        0,
        SLOW,
        "water earth",
        _land(0, COASTAL),
        drown(1, EXPLORERS),
        drown(1, TOWNS),
        drown(1, DAHANS),
    ),
    _unique(
        "tidal-boon",
        1,
        SLOW,
        "moon water earth",
        ANOTHER,
        gain_energy(2, TARGET),
        choose_land(Homes(), TARGET, may=True),
        push(1, TOWNS, UP_TO, TARGET),
        push(2, DAHANS, UP_TO, TARGET, ashore=True),
    ),
    # Bringer of Dreams and Nightmares
    _unique(
        "call-on-midnights-dream",
        0,
        FAST,
        "moon animal",
        _land(0),
        either(
            when(
                There(DAHANS),
                gain_card(MAJOR),
                when(ForgotThis(), gain_energy(per(Number(DAHANS))), PlayGained()),
            ),
            when(There(INVADERS), fear(2)),
        ),
    ),
    _unique(
        "dread-apparitions",
        2,
        FAST,
        "moon air",
        _land(1, WITH_INVADERS),
        watch(FRIGHTENED, defend(per(Done()))),
        fear(1),
    ),
    _unique(
        "dreams-of-the-dahan",
        0,
        FAST,
        "moon air",
        _land(2),
        either(
            gather(2, DAHANS, UP_TO),
            when(There(BUILDINGS), fear(per(Number(DAHANS), most=3))),
        ),
    ),
    _unique(
        "predatory-nightmares",
        2,
        SLOW,
        "moon fire earth animal",
        _land(1, WITH_INVADERS, SACRED_SITE),
        damage(2),
        push(2, DAHANS, UP_TO),
    ),
]
