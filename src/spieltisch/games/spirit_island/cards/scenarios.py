"""The scenarios: changes of setup, rules, victory and defeat, declared as adversaries are."""

from typing import Final

from spieltisch.core.text import Text
from spieltisch.games.spirit_island.cards import panel
from spieltisch.games.spirit_island.effects import land, spirit
from spieltisch.games.spirit_island.effects.amounts import Number, Raiders, per
from spieltisch.games.spirit_island.effects.artifacts import (
    Artifact,
    Artifacts,
    Bury,
    EarnFear,
    Freeze,
    Grant,
    Numb,
    Seal,
    Vanish,
)
from spieltisch.games.spirit_island.effects.basics import ALL, then, when
from spieltisch.games.spirit_island.effects.cases import (
    Exists,
    Fewer,
    HasCards,
    LaterTurns,
    TooFewDahan,
)
from spieltisch.games.spirit_island.effects.changes import (
    Aftermaths,
    AllFast,
    At,
    FearBelow,
    HasInnerLands,
    LostIf,
    MoreActions,
    MoreBlight,
    NoFearVictory,
    RitualTerror,
    Together,
    WonIf,
)
from spieltisch.games.spirit_island.effects.choosing import (
    choose_land,
    each_board,
    in_each,
    in_land,
)
from spieltisch.games.spirit_island.effects.conditions import (
    Both,
    IsCoastal,
    More,
    OwnPresenceThere,
    There,
)
from spieltisch.games.spirit_island.effects.deeds import Covers, Deed, HasCovered
from spieltisch.games.spirit_island.effects.deserts import HasSpell, InDesert, WalkDesert
from spieltisch.games.spirit_island.effects.invaders import WasExplored
from spieltisch.games.spirit_island.effects.lands import here, inner, most, nearest, where
from spieltisch.games.spirit_island.effects.laying import DrawCards, SetUpPresence
from spieltisch.games.spirit_island.effects.markers import (
    AddMarker,
    CanPayFor,
    InReach,
    Markers,
    PayFor,
    Unmarked,
)
from spieltisch.games.spirit_island.effects.phase import Fears
from spieltisch.games.spirit_island.effects.shielding import Shielded
from spieltisch.games.spirit_island.effects.stages import ExploresWith, Stage
from spieltisch.games.spirit_island.effects.together import (
    ENERGY,
    PRESENCE,
    Agree,
    CanAfford,
    Forfeit,
    RaiseTerror,
    Share,
)
from spieltisch.games.spirit_island.effects.waves import Waves
from spieltisch.games.spirit_island.state import codes, law
from spieltisch.games.spirit_island.state.law import Change, Wave

_OVERRUN: Final = where(More(codes.BUILDINGS, codes.DAHANS))
_DAHAN_AND_TOKENS: Final = codes.DAHANS | codes.ALL_BEASTS | codes.ALL_WILDS | codes.DISEASES
_HOMES: Final = where(OwnPresenceThere())
_OPEN_SHORE: Final = where(IsCoastal(), Unmarked(codes.WARD))
_WARDED_FOR: Final = codes.BLIGHTS | codes.BUILDINGS  # each of these costs energy
_WARDABLE: Final = InReach(
    panel.Target(0, source=panel.SACRED_SITE), Unmarked(codes.WARD), CanPayFor(2, _WARDED_FOR)
)


class Scenario:
    """A scenario."""

    def __init__(
        self, key: str, name: Text, difficulty: int, *changes: Change, varies: Text | None = None
    ) -> None:
        self.key = key
        self.name = name
        self.difficulty = difficulty
        self.changes = list(changes)
        self.varies = varies  # how the difficulty may be another one


SCENARIOS: Final[list[Scenario]] = [
    Scenario(
        "blitz",
        Text("Blitzkrieg", "Blitz"),
        0,
        MoreBlight(1, -1),
        MoreActions(),
        AllFast(),
        At(
            "blitz",
            law.EXPLORED,
            each_board(in_land(here(WasExplored()), land.add(1, codes.EXPLORER))),
        ),
    ),
    Scenario(
        "guard-the-isles-heart",
        Text("Schützt das Herz der Insel", "Guard the Isle's Heart"),
        0,
        HasInnerLands(),
        At(
            "guard-the-isles-heart",
            law.AFTER_SETUP,
            then(
                in_each(where(unsaid=[There(codes.TOWNS)]), land.remove(ALL, codes.TOWNS)),
                in_each(inner(), land.add(1, codes.EXPLORER), SetUpPresence()),
                DrawCards(),
            ),
        ),
        LostIf(Both(LaterTurns(), Exists(inner(There(codes.BUILDINGS)))), codes.LOST_SCENARIO),
    ),
    Scenario(
        "rituals-of-terror",
        Text("Rituale des Terrors", "Rituals of Terror"),
        3,
        RitualTerror(),
        Together(
            "rituals-of-terror",
            CanAfford(energy=3, presence=3, dahan=3),
            then(
                Agree(),
                Share(3, ENERGY),
                Share(3, PRESENCE),
                RaiseTerror(),
                Fears(True),
                land.spread(ALL, codes.DAHANS),
            ),
        ),
    ),
    Scenario(
        "dahan-insurrection",
        Text("Aufstand der Dahan", "Dahan Insurrection"),
        4,
        Aftermaths(
            [
                At("dahan-insurrection raid", law.DAHAN_MOVED, land.damage(per(Raiders()))),
                At(
                    "dahan-insurrection town",
                    law.TOWN_LOST,
                    in_land(nearest(There(codes.DAHANS)), land.add(1, codes.EXPLORER)),
                ),
                At(
                    "dahan-insurrection city",
                    law.CITY_LOST,
                    in_land(nearest(There(codes.DAHANS)), land.add(1, codes.TOWN)),
                ),
            ]
        ),
        NoFearVictory(),
        At(
            "dahan-insurrection last",
            law.LAST_FEAR,
            then(
                in_each(
                    where(There(codes.DAHANS), There(codes.INVADERS)),
                    land.damage(per(Number(codes.DAHANS), 2)),
                ),
                Forfeit(),
            ),
        ),
        WonIf(2, Fewer(_OVERRUN, each=False)),
        WonIf(3, Fewer(_OVERRUN, each=True)),
        LostIf(TooFewDahan(2), codes.LOST_SCENARIO),
    ),
    Scenario(
        "second-wave",
        Text("Zweite Welle", "Second Wave"),
        0,
        Waves(
            [
                Wave(2, 2, -3, [5]),
                Wave(3, 3, -2, [4, 5]),
                Wave(4, 4, -1, [3, 4, 5]),
                Wave(5, 5, 0, [2, 3, 4, 5]),
                Wave(6, 6, 0, [1, 2, 3, 4, 5]),
                Wave(7, 7, 0, [1, 2, 3, 4, 5, 6]),
            ]
        ),
        varies=Text(
            "1 mehr oder weniger, je nach der letzten Partie",
            "1 more or less, depending on the last game",
        ),
    ),
    Scenario(
        "powers-long-forgotten",
        Text("Lang vergessene Fähigkeiten", "Powers Long Forgotten"),
        1,
        At("powers-long-forgotten setup", law.ON_SETUP, Bury()),
        Artifacts(
            [
                Artifact(
                    "burning-lizard-scale", Grant(codes.FIRE_SHIELD), Grant(codes.FIRE_DAMAGE)
                ),
                Artifact(
                    "bronze-loop-with-red-stones",
                    Grant(codes.ONE_DESERT),
                    Grant(codes.DESERT_PATHS),
                ),
                Artifact("dripping-jagged-tooth", Grant(codes.WETLAND_BUILDS), Grant(codes.RESTS)),
                Artifact("ice-crusted-rib", Freeze(), Numb(3)),
                Artifact("glowing-ember", Grant(codes.EMBERS), Grant(codes.FREE_MAJORS)),
                Artifact("rope-of-wind", Grant(codes.WIND_PRICE), Grant(codes.WIND_RANGE)),
                Artifact(
                    "pillar-of-sunlight",
                    each_board(
                        in_land(
                            most(here(unsaid=[There(codes.BUILDINGS)]), codes.BUILDINGS),
                            land.destroy(ALL, _DAHAN_AND_TOKENS),
                            land.remove(ALL, codes.STRIFES),
                            land.add(1, codes.BLIGHT),
                        )
                    ),
                    then(
                        EarnFear(2),
                        in_land(
                            where(There(codes.DAHANS)), land.damage(per(Number(codes.DAHANS), 2))
                        ),
                    ),
                ),
                Artifact("sewn-up-leather-sack", Seal(), in_land(where(), Vanish())),
            ]
        ),
        Deed(
            "powers-long-forgotten paths",
            law.ANY_PHASE,
            HasSpell(codes.DESERT_PATHS, "bronze-loop-with-red-stones"),
            InDesert(),
            WalkDesert(),
            deed="desert-paths",
        ),
        varies=Text(
            "viel mehr oder weniger, je nachdem, wer was findet",
            "much more or less, depending on who finds what",
        ),
    ),
    Scenario(
        "ward-the-shores",
        Text("Schützt die Küsten", "Ward the Shores"),
        2,
        Covers(),
        Deed(
            "ward-the-shores",
            law.AS_SLOW_POWER,
            HasCovered(),
            Exists(_WARDABLE),
            in_land(_WARDABLE, PayFor(2, _WARDED_FOR), AddMarker(codes.WARD)),
        ),
        Markers(codes.WARD, defend=3, fades=True),
        At(
            "ward-the-shores explore",
            law.LAND_EXPLORED,
            when(ExploresWith(3), land.add(1, codes.TOWN)),
        ),
        FearBelow(),
        NoFearVictory(),
        WonIf(2, Fewer(_OPEN_SHORE, each=False)),
        WonIf(3, Fewer(_OPEN_SHORE, each=False)),
    ),
    Scenario(
        "rituals-of-the-destroying-flame",
        Text("Rituale der vernichtenden Flamme", "Rituals of the Destroying Flame"),
        3,
        Shielded(2),
        Deed(
            "rituals-of-the-destroying-flame",
            law.AFTER_GROWTH,
            HasCards(element=codes.FIRE),
            Exists(_HOMES),
            then(
                spirit.forget_card(element=codes.FIRE),
                choose_land(_HOMES),
                AddMarker(codes.FLAME),
                land.add(1, codes.BLIGHT),
                spirit.gain_energy(per(Stage())),
                when(
                    There(codes.INVADERS),
                    land.fear(per(Stage())),
                    land.damage(per(Number(codes.DAHANS))),
                ),
            ),
        ),
        Markers(codes.FLAME),
    ),
]
