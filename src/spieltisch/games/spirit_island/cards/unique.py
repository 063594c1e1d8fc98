"""The unique powers of the spirits."""

from typing import Final

from spieltisch.games.spirit_island.cards import panel
from spieltisch.games.spirit_island.cards.panel import Power
from spieltisch.games.spirit_island.cards.powers import ANOTHER, SPIRIT, unique, within
from spieltisch.games.spirit_island.effects import (
    gaining,
    land,
    lasting,
    presence,
    spirit,
    watching,
)
from spieltisch.games.spirit_island.effects.amounts import (
    CardsPlayed,
    Frights,
    Number,
    OwnPresence,
    Times,
    per,
)
from spieltisch.games.spirit_island.effects.basics import TARGET, UP_TO, either, when
from spieltisch.games.spirit_island.effects.cases import ForgotThis, OnOneself, PushedTo
from spieltisch.games.spirit_island.effects.choosing import choose_land
from spieltisch.games.spirit_island.effects.conditions import (
    Both,
    IsCoastal,
    IsOcean,
    More,
    OnTerrain,
    OwnPresenceThere,
    There,
)
from spieltisch.games.spirit_island.effects.ranges import homes
from spieltisch.games.spirit_island.state import codes, turn

CARDS: Final[list[Power]] = [
    # River Surges in Sunlight
    unique(
        "boon-of-vigor",
        0,
        codes.FAST,
        "sun water plant",
        SPIRIT,
        when(
            OnOneself(),
            spirit.gain_energy(1),
            otherwise=spirit.gain_energy(per(CardsPlayed()), TARGET),
        ),
    ),
    unique(
        "flash-floods",
        2,
        codes.FAST,
        "sun water",
        within(1),
        land.damage(1),
        when(IsCoastal(), land.damage(1, more=True)),
    ),
    unique(
        "rivers-bounty",
        0,
        codes.SLOW,
        "sun water animal",
        within(0),
        land.gather(2, codes.DAHANS, UP_TO),
        when(There(codes.DAHANS, 2), land.add(1, codes.DAHAN), spirit.gain_energy(1)),
    ),
    unique(
        "wash-away", 1, codes.SLOW, "water earth", within(1), land.push(3, codes.SETTLERS, UP_TO)
    ),
    # Lightning's Swift Strike
    unique(
        "harbingers-of-the-lightning",
        0,
        codes.SLOW,
        "fire air",
        within(1),
        land.push(2, codes.DAHANS, UP_TO),
        when(PushedTo(codes.BUILDINGS), land.fear(1)),
    ),
    unique("lightnings-boon", 1, codes.FAST, "fire air", SPIRIT, lasting.quick(2)),
    unique("raging-storm", 3, codes.SLOW, "fire air water", within(1), land.damage_each(1)),
    unique(
        "shatter-homesteads",
        2,
        codes.SLOW,
        "fire air",
        within(2, source=panel.SACRED_SITE),
        land.fear(1),
        land.destroy(1, codes.TOWNS),
    ),
    # Shadows Flicker Like Flame
    unique(
        "concealing-shadows",
        0,
        codes.FAST,
        "moon air",
        within(0),
        land.fear(1),
        lasting.safe(codes.DAHANS, turn.RAVAGE_DAMAGE),
    ),
    unique(
        "crops-wither-and-fade",
        1,
        codes.SLOW,
        "moon fire plant",
        within(0),
        land.fear(2),
        either(land.replace(codes.TOWNS, codes.EXPLORER), land.replace(codes.CITIES, codes.TOWN)),
    ),
    unique(
        "favors-called-due",
        1,
        codes.SLOW,
        "moon air animal",
        within(1),
        land.gather(4, codes.DAHANS, UP_TO),
        when(Both(There(codes.INVADERS), More(codes.DAHANS, codes.INVADERS)), land.fear(3)),
    ),
    unique(
        "mantle-of-dread",
        1,
        codes.SLOW,
        "moon fire air",
        SPIRIT,
        land.fear(2),
        choose_land(homes(), TARGET, UP_TO),
        land.push(1, codes.EXPLORERS, UP_TO, TARGET),
        land.push(1, codes.TOWNS, UP_TO, TARGET),
    ),
    # Vital Strength of the Earth
    unique("a-year-of-perfect-stillness", 3, codes.FAST, "sun earth", within(1), land.skip()),
    unique(
        "draw-of-the-fruitful-earth",
        1,
        codes.SLOW,
        "earth plant animal",
        within(1),
        land.gather(2, codes.EXPLORERS, UP_TO),
        land.gather(2, codes.DAHANS, UP_TO),
    ),
    unique(
        "guard-the-healing-land",
        3,
        codes.FAST,
        "water earth plant",
        within(1, source=panel.SACRED_SITE),
        land.remove(1, codes.BLIGHTS),
        land.defend(4),
    ),
    unique(
        "rituals-of-destruction",
        3,
        codes.SLOW,
        "sun moon fire earth plant",
        within(1, panel.WITH_DAHAN, panel.SACRED_SITE),
        land.damage(2),
        when(There(codes.DAHANS, 3), land.damage(3, more=True), land.fear(2)),
    ),
    # A Spread of Rampant Green
    unique(
        "fields-choked-with-growth",
        0,
        codes.SLOW,
        "sun water plant",
        within(1),
        either(land.push(1, codes.TOWNS), land.push(3, codes.DAHANS)),
    ),
    unique(
        "gift-of-proliferation",
        1,
        codes.FAST,
        "moon plant",
        ANOTHER,
        spirit.add_presence(1, who=TARGET),
    ),
    unique(
        "overgrow-in-a-night",
        2,
        codes.FAST,
        "moon plant",
        within(1),
        either(
            spirit.add_presence(presence.HERE),
            when(Both(OwnPresenceThere(), There(codes.INVADERS)), land.fear(3)),
        ),
    ),
    unique(
        "stem-the-flow-of-fresh-water",
        0,
        codes.SLOW,
        "water plant",
        within(1, source=panel.SACRED_SITE),
        when(
            OnTerrain(codes.MOUNTAIN, codes.SANDS),
            land.damage_each(1, codes.BUILDINGS),
            otherwise=land.damage(1, codes.BUILDINGS),
        ),
    ),
    # Thunderspeaker
    unique(
        "manifestation-of-power-and-glory",
        3,
        codes.SLOW,
        "sun fire air",
        within(0, panel.WITH_DAHAN),
        land.fear(1),
        land.damage(Times(Number(codes.DAHANS), OwnPresence())),
    ),
    unique(
        "sudden-ambush",
        2,
        codes.FAST,
        "fire air animal",
        within(1),
        land.gather(1, codes.DAHANS, UP_TO),
        land.destroy(per(Number(codes.DAHANS)), codes.EXPLORERS),
    ),
    unique(
        "voice-of-thunder",
        0,
        codes.SLOW,
        "sun air",
        within(1),
        either(land.push(4, codes.DAHANS, UP_TO), when(There(codes.INVADERS), land.fear(2))),
    ),
    unique(
        "words-of-warning",
        1,
        codes.FAST,
        "sun air animal",
        within(1, panel.WITH_DAHAN),
        land.defend(3),
        lasting.strike_at_once(),
    ),
    # Ocean's Hungry Grasp
    unique(
        "call-of-the-deeps",
        0,
        codes.FAST,
        "moon air water",
        within(0, panel.COASTAL),
        land.gather(1, codes.EXPLORERS),
        when(IsOcean(), land.gather(1, codes.EXPLORERS, UP_TO)),
    ),
    unique(
        "grasping-tide",
        1,
        codes.FAST,
        "moon water",
        within(1, panel.COASTAL),
        land.fear(2),
        land.defend(4),
    ),
    unique(
        "swallow-the-land-dwellers",
        0,
        codes.SLOW,
        "water earth",
        within(0, panel.COASTAL),
        land.drown(1, codes.EXPLORERS),
        land.drown(1, codes.TOWNS),
        land.drown(1, codes.DAHANS),
    ),
    unique(
        "tidal-boon",
        1,
        codes.SLOW,
        "moon water earth",
        ANOTHER,
        spirit.gain_energy(2, TARGET),
        choose_land(homes(), TARGET, UP_TO),
        land.push(1, codes.TOWNS, UP_TO, TARGET),
        land.push(2, codes.DAHANS, UP_TO, TARGET, ashore=True),
    ),
    # Bringer of Dreams and Nightmares
    unique(
        "call-on-midnights-dream",
        0,
        codes.FAST,
        "moon animal",
        within(0),
        either(
            when(
                There(codes.DAHANS),
                spirit.gain_card(gaining.MAJOR),
                when(
                    ForgotThis(),
                    spirit.gain_energy(per(Number(codes.DAHANS))),
                    spirit.play_gained(),
                ),
            ),
            when(There(codes.INVADERS), land.fear(2)),
        ),
    ),
    unique(
        "dread-apparitions",
        2,
        codes.FAST,
        "moon air",
        within(1, panel.WITH_INVADERS),
        land.watch(watching.FRIGHTENED, land.defend(per(Frights()))),
        land.fear(1),
    ),
    unique(
        "dreams-of-the-dahan",
        0,
        codes.FAST,
        "moon air",
        within(2),
        either(
            land.gather(2, codes.DAHANS, UP_TO),
            when(There(codes.BUILDINGS), land.fear(per(Number(codes.DAHANS), most=3))),
        ),
    ),
    unique(
        "predatory-nightmares",
        2,
        codes.SLOW,
        "moon fire earth animal",
        within(1, panel.WITH_INVADERS, panel.SACRED_SITE),
        land.damage(2),
        land.push(2, codes.DAHANS, UP_TO),
    ),
]
