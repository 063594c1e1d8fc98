"""The event cards of Branch & Claw: main part, then what tokens and dahan do.

Most main parts depend on the island, the terror level or the stage of the invasion; nine let the
spirits choose. What several cards share, and what the branches of a main part do, are parts with
names of their own (cards/event_parts.py, cards/event_mains.py).
"""

from typing import Final

from spieltisch.core.effects import Condition, Node, Sequence
from spieltisch.games.spirit_island.effects import land, lasting, spirit
from spieltisch.games.spirit_island.effects.amounts import StrifeOnIt, Sum, per
from spieltisch.games.spirit_island.effects.awaiting import harder_ravage, ravage_becomes
from spieltisch.games.spirit_island.effects.basics import UP_TO, amount, then, when
from spieltisch.games.spirit_island.effects.blight import SpendBlight
from spieltisch.games.spirit_island.effects.cases import Terror
from spieltisch.games.spirit_island.effects.choosing import (
    each_board,
    each_player,
    each_token,
    in_each,
    in_land,
)
from spieltisch.games.spirit_island.effects.conditions import (
    AnySacredSite,
    IsCoastal,
    OnTerrain,
    OwnPresenceThere,
    There,
    no,
)
from spieltisch.games.spirit_island.effects.events import (
    Another,
    Blighted,
    Healthy,
    NoSlowPhase,
    Part,
    Returns,
    Stage,
)
from spieltisch.games.spirit_island.effects.fates import (
    FEAR_DECK,
    INVADER_DECK,
    Box,
    CanUseIt,
    Cull,
    DiscardIt,
    Guard,
    Guarded,
    HarmLand,
    IsGuarded,
    OnIsland,
    PrintedCost,
    WaitsInPlay,
    each_site,
    each_slow_card,
    per_player,
)
from spieltisch.games.spirit_island.effects.flipping import Bombardment, FlippedFast, Shows, flip
from spieltisch.games.spirit_island.effects.gaining import MAJOR, MINOR
from spieltisch.games.spirit_island.effects.lands import here, most, where
from spieltisch.games.spirit_island.effects.paying import NO_AID, Affordable, Pay
from spieltisch.games.spirit_island.effects.presence import HERE
from spieltisch.games.spirit_island.effects.uprising import StrifeOnBoard
from spieltisch.games.spirit_island.effects.using import UseSlowNow
from spieltisch.games.spirit_island.effects.ways import each_alone, free, given, paid, together
from spieltisch.games.spirit_island.state import codes


class EventCard:
    """An event: its main part, and the parts about tokens and dahan, if there are any."""

    def __init__(self, key: str, main: Node, token: str, dahan: str) -> None:
        self.key = key
        self.main = main
        self.parts = [Part(part) for part in (token, dahan) if part]
        self.effect = Sequence([main, *self.parts])


class Branches(Sequence):
    """Main parts of which the one is carried out whose condition holds."""

    def __init__(self, branches: list[tuple[Condition, Part, list[Node]]]) -> None:
        super().__init__([when(holds, part, *more) for holds, part, more in branches])
        self.branches = branches  # condition, part, and what becomes of the card


def by_stage(most: int, first: str, later: str) -> Branches:
    """By the stage of the top invader card: up to a stage, or a later one."""
    early, late = Stage(1, most), Stage(most + 1, 3)
    return Branches([(early, Part(first), []), (late, Part(later), [])])


def by_terror(most: int, first: str, later: str) -> Branches:
    early, late = Terror(1, most), Terror(most + 1, 3)
    return Branches([(early, Part(first), []), (late, Part(later), [])])


def by_health(healthy: str, blighted: str) -> Branches:
    return Branches([(Healthy(), Part(healthy), []), (Blighted(), Part(blighted), [])])


_DAHAN: Final = There(codes.DAHANS)
_BUILDINGS: Final = There(codes.BUILDINGS)
_GUARDABLE: Final = (AnySacredSite(), There(codes.INVADERS))

PARTS: Final[list[tuple[str, Node]]] = [
    ("small-uprising", each_board(StrifeOnBoard(1, codes.TOWNS))),
    (
        "rebellion",
        then(
            each_board(
                in_land(here(unsaid=[There(codes.TOWNS)]), land.destroy(1, codes.TOWNS)),
                StrifeOnBoard(2, codes.BUILDINGS),
            ),
            in_each(where(There(codes.STRIFES)), land.damage_each(per(StrifeOnIt()))),
        ),
    ),
]
"""The branches of the card that France brings."""

CHOICES: Final[list[EventCard]] = [
    EventCard(
        "a-strange-madness-among-the-beasts",
        together(
            free(
                "Let them Rampage unto Death",
                each_token(codes.BEASTS, land.destroy(1, codes.DAHANS)),
                each_board(
                    in_land(
                        here(unsaid=[There(codes.ALL_BEASTS)]), land.remove(1, codes.ALL_BEASTS)
                    )
                ),
            ),
            given(
                "Guide the Madness",
                Affordable(3, codes.ANIMAL),
                each_board(Cull(3, codes.ANIMAL)),
                Pay(per(OnIsland(codes.BEASTS, 1), 3), codes.ANIMAL),
                each_player(
                    in_land(
                        where(unsaid=[There(codes.ALL_BEASTS)]),
                        land.push(1, codes.ALL_BEASTS),
                        mode=UP_TO,
                    )
                ),
            ),
        ),
        "savage-frenzy",
        "seek-a-safer-home",
    ),
    EventCard(
        "farmers-seek-the-dahan-for-aid",
        together(
            free(
                "Spurn the Invaders",
                each_board(in_land(here(_DAHAN, _BUILDINGS), land.damage(2, codes.DAHANS))),
                each_board(in_land(here(There(codes.BUILDINGS, 2)), land.add(1, codes.BLIGHT))),
                lasting.change_health(codes.TOWN, -1),
                lasting.change_health(codes.CITY, -1),
            ),
            free(
                "Teach the Invaders",
                each_board(in_land(here(_DAHAN), land.add(1, codes.TOWN))),
                ravage_becomes(codes.BUILD),
            ),
        ),
        "new-diseases",
        "",
    ),
    EventCard(
        "missionaries-arrive",
        together(
            free(
                "Ignore their Contact with the Dahan",
                each_board(
                    flip(MINOR, codes.SUN),
                    when(
                        Shows(codes.SUN, True),
                        in_land(
                            here(_DAHAN, unsaid=[There(codes.EXPLORERS)]),
                            land.push(1, codes.EXPLORERS),
                        ),
                        otherwise=in_land(
                            here(unsaid=[_DAHAN]), land.replace(codes.DAHANS, codes.TOWN)
                        ),
                    ),
                ),
                Returns(2),
            ),
            paid(
                "Curse the Tongues of the Foreigners",
                per_player(4),
                codes.SUN,
                each_player(in_land(where(There(codes.CITIES)), land.add(1, codes.DISEASE))),
                land.fear(per_player(2)),
                harder_ravage(codes.CITIES, 3),
            ),
        ),
        "prey-on-the-unwary",
        "",
    ),
    EventCard(
        "new-species-spread",
        together(
            free(
                "Let the Invasive Species Bloom",
                each_board(
                    flip(MINOR),
                    when(FlippedFast(), in_land(here(_BUILDINGS), land.add(1, codes.BLIGHT))),
                ),
                Returns(2),
            ),
            paid(
                "Transmute the Worst of the Species",
                per_player(4),
                codes.MOON,
                land.fear(per_player(1)),
                each_board(in_land(here(_BUILDINGS), land.add(1, codes.BEASTS))),
            ),
        ),
        "new-diseases",
        "offerings-of-pattern-and-dance",
    ),
    EventCard(
        "outpaced",
        then(
            when(NoSlowPhase(), Another(instead=True)),
            each_player(
                each_slow_card(
                    each_alone(
                        free(
                            "Stay Steady and Slow",
                            DiscardIt(),
                            spirit.gain_energy(Sum(amount(1), PrintedCost())),
                            condition=WaitsInPlay(),
                        ),
                        given(
                            "Work to Match their Pace",
                            CanUseIt(energy=3, presence=0),
                            spirit.lose_energy(3),
                            UseSlowNow(it=True),
                        ),
                        given(
                            "Work to Match their Pace",
                            CanUseIt(energy=0, presence=2),
                            spirit.lose_presence(2),
                            UseSlowNow(it=True),
                        ),
                    ),
                )
            ),
        ),
        "lingering-plagues",
        "raids-in-force",
    ),
    EventCard(
        "rising-interest-in-the-island",
        together(
            free(
                "Ignore the Curiosity",
                Box(INVADER_DECK, comes=False),
                each_board(in_land(here(no(codes.TOWNS)), land.add(1, codes.TOWN))),
            ),
            paid(
                "Weave Lies in the Minds of their Observers",
                per_player(4),
                codes.AIR,
                Box(FEAR_DECK, comes=False),
                harder_ravage(codes.BUILDINGS, 1),
            ),
        ),
        "beasts-of-the-jungle",
        "traps-and-snares",
    ),
    EventCard(
        "sacred-sites-under-threat",
        together(
            free(
                "Let the Island's Strength Repulse Them",
                each_site(land.push(1, codes.SETTLERS)),
                SpendBlight(per_player(1)),
            ),
            given(
                "Guard them Yourself, for Well or Ill",
                None,
                in_each(where(*_GUARDABLE), Guard(3, codes.FIRE)),
                Pay(per(Guarded(), 3), codes.FIRE),
                in_each(where(IsGuarded(True)), land.damage(2)),
                in_each(
                    where(*_GUARDABLE, IsGuarded(False)),
                    each_player(when(OwnPresenceThere(), spirit.lose_presence(1, reach=0))),
                ),
            ),
        ),
        "beasts-prowl",
        "spirit-speakers-solve-riddles-of-power",
    ),
    EventCard(
        "war-touches-the-islands-shores",
        together(
            free(
                "Allow the Attacks",
                each_board(
                    flip(MAJOR),
                    in_land(
                        most(here(IsCoastal(), unsaid=[_BUILDINGS]), codes.BUILDINGS),
                        land.damage(Bombardment()),
                        HarmLand(Bombardment()),
                    ),
                ),
            ),
            paid("Help Repel the Newcomers", per_player(1), NO_AID, Box(FEAR_DECK, comes=True)),
        ),
        "beasts-find-new-homes",
        "reclaim-territory",
    ),
    EventCard(
        "years-of-little-rain",
        together(
            free(
                "Let the Plants Die and the Land Wither",
                each_board(
                    flip(MINOR, codes.WATER),
                    when(
                        Shows(codes.WATER, False),
                        in_land(here(OnTerrain(codes.SANDS)), land.add(1, codes.BLIGHT)),
                    ),
                ),
                lasting.change_health(codes.TOWN, -1),
                lasting.change_health(codes.CITY, -1),
                lasting.change_health(codes.DAHAN, -1),
            ),
            paid(
                "Act to ease the Drought",
                per_player(4),
                codes.WATER,
                each_player(
                    in_land(
                        where(OwnPresenceThere(), _DAHAN), spirit.add_presence(HERE), mode=UP_TO
                    )
                ),
            ),
        ),
        "beasts-attack",
        "canny-defense",
    ),
]

CONDITIONAL: Final[list[EventCard]] = [
    EventCard(
        "interesting-discoveries",
        by_stage(1, "interesting-discoveries", "increasing-aggression"),
        "wheezelung-outbreak",
        "tend-the-land",
    ),
    EventCard(
        "seeking-the-interior",
        by_stage(1, "seeking-the-interior", "local-diaspora"),
        "beasts-prowl",
        "forsake-the-barren-land",
    ),
    EventCard(
        "strange-tales-attract-explorers",
        by_stage(1, "strange-tales-attract-explorers", "fortification"),
        "beasts-attack",
        "coming-of-age-mountain-sands",
    ),
    EventCard(
        "wave-of-reconnaissance",
        by_stage(1, "wave-of-reconnaissance", "urbanization"),
        "stricken",
        "retreat",
    ),
    EventCard(
        "cultural-assimilation",
        by_terror(2, "cultural-assimilation", "reprisal-against-the-dahan"),
        "beasts-attack",
        "reckless-offensive",
    ),
    EventCard(
        "distant-exploration",
        by_terror(1, "distant-exploration", "fearful-mobs"),
        "grim-toll",
        "fierce-mien",
    ),
    EventCard(
        "investigation-of-dangers",
        by_terror(1, "investigation-of-dangers", "destroy-the-unnatural"),
        "prey-on-the-unwary",
        "rouse-the-spirits",
    ),
    EventCard(
        "heavy-farming",
        by_health("heavy-farming", "overcrowded-cities"),
        "prey-on-the-unwary",
        "coming-of-age-jungle-wetland",
    ),
    EventCard(
        "invaders-surge-inland",
        by_health("invaders-surge-inland", "widening-destruction"),
        "grim-toll",
        "canny-defense",
    ),
    EventCard(
        "population-rises",
        by_health("population-rises", "power-fades"),
        "sandfever-outbreak",
        "offerings-of-pattern-and-dance",
    ),
    EventCard(
        "promising-farmland",
        by_health("promising-farmland", "new-cash-crops-take-hold"),
        "beasts-provoked",
        "canny-defense",
    ),
    EventCard(
        "putting-down-roots",
        by_health("putting-down-roots", "the-center-crumbles"),
        "stricken",
        "drive-off-the-interlopers",
    ),
    EventCard(
        "search-for-new-lands",
        by_health("search-for-new-lands", "devastated-shores"),
        "distant-hunt",
        "canny-defense",
    ),
    EventCard(
        "tight-knit-communities",
        by_health("tight-knit-communities", "blight-spreads"),
        "prey-on-the-unwary",
        "coming-of-age-coastal",
    ),
    EventCard(
        "urban-development",
        by_health("urban-development", "festering-pits-of-blight"),
        "lingering-plagues",
        "fierce-mien",
    ),
    EventCard(
        "well-prepared-explorers",
        by_health("well-prepared-explorers", "blight-spreads"),
        "beasts-prowl",
        "coming-of-age-inland",
    ),
    EventCard(
        "slave-rebellion",
        Branches(
            [
                (Stage(1, 2), Part("small-uprising"), [Returns(3), Another(instead=False)]),
                (Stage(3, 3), Part("rebellion"), [Another(instead=False)]),
            ]
        ),
        "",
        "aid-the-uprising",
    ),
]

CARDS: Final = [*CHOICES, *CONDITIONAL]
"""In the order of numbers.EVENTS."""
