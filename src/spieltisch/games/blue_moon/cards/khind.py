# mypyc: skip
"""The Khind: children in gangs."""

from typing import Final

from spieltisch.core.text import Text, both
from spieltisch.games.blue_moon.cards.card import (
    COOL,
    FUN,
    NO,
    STOP,
    TOP,
    Card,
    booster,
    character,
    leader,
    leadership,
    support,
)
from spieltisch.games.blue_moon.cards.effect import (
    ATTACK_AGAIN,
    DIG,
    DISCARD_BOOSTER_SUPPORT_EACH_TURN,
    DISCARD_ICON_CARD,
    DOUBLE_CHARACTERS,
    DRAW_ADDITIONAL,
    EXTRA_DRAGON,
    FOE_DISCARDS_AT_END,
    FORBID_SUPPORTS,
    IGNORE_TEXTS,
    KEEP_ACTIVE,
    LIMIT_DRAWS,
    MILL,
    SEARCH_DECK,
    ZERO_EVEN_CHARACTERS,
    ZERO_EVEN_OTHERS,
    ZERO_ODD_CHARACTERS,
    ZERO_ODD_OTHERS,
)

CARDS: Final[list[Card]] = [
    leader("khind-0", Text("Pit Pan", "PitPan")),
    character(
        "khind-1",
        Text("Cool Cat", "CoolCat"),
        2,
        2,
        moons=2,
        icons=COOL,
        effect=ZERO_ODD_CHARACTERS,
    ),
    character(
        "khind-2",
        Text("Cool Cop", "CoolCop"),
        2,
        2,
        moons=2,
        icons=COOL,
        effect=ZERO_EVEN_CHARACTERS,
    ),
    character(
        "khind-3", Text("Cool Kid", "CoolKid"), 2, 2, moons=2, icons=COOL, effect=ZERO_ODD_OTHERS
    ),
    character(
        "khind-4", Text("Cool Cub", "CoolCub"), 2, 2, moons=2, icons=COOL, effect=ZERO_EVEN_OTHERS
    ),
    character(
        "khind-5", Text("Top Gun", "TopGun"), 2, 2, moons=1, icons=TOP, effect=DRAW_ADDITIONAL, n=1
    ),
    character(
        "khind-6",
        Text("Top Dog", "TopDog"),
        2,
        2,
        moons=1,
        icons=TOP,
        effect=DISCARD_ICON_CARD,
        n=1,
    ),
    character(
        "khind-7",
        Text("Top Star", "TopNotch"),
        2,
        2,
        moons=2,
        icons=TOP,
        effect=DISCARD_BOOSTER_SUPPORT_EACH_TURN,
        n=1,
    ),
    character(
        "khind-8",
        Text("Top Banana", "TopBanana"),
        2,
        2,
        moons=1,
        icons=TOP,
        effect=FOE_DISCARDS_AT_END,
        n=1,
    ),
    character("khind-9", Text("Top Shot", "TopShot"), 2, 2, moons=2, icons=TOP, effect=MILL, n=1),
    character("khind-10", Text("Fun Fair", "FunFair"), 3, 2, moons=1, icons=FUN),
    character("khind-11", Text("Fun Flop", "FunFlop"), 2, 3, moons=1, icons=FUN),
    character("khind-12", Text("Fun Flap", "FunFlap"), 3, 1, moons=1, icons=FUN),
    character("khind-13", Text("Fun Flip", "FunFlip"), 1, 3, moons=1, icons=FUN),
    character(
        "khind-14", Text("Fun Fun", "FunFun"), 0, 0, moons=3, icons=FUN, effect=DOUBLE_CHARACTERS
    ),
    character("khind-15", Text("Null Null", "NoNo"), 3, 1, moons=1, icons=NO),
    character("khind-16", Text("Null Diät", "NoStopping"), 1, 3, moons=1, icons=NO),
    character("khind-17", Text("Null Stil", "NoStyle"), 3, 0, moons=1, icons=NO),
    character("khind-18", Text("Null Hirn", "NoBrains"), 0, 3, moons=1, icons=NO),
    character("khind-19", Text("Null Bock", "NoProblem"), 2, 2, moons=1, icons=NO),
    character("khind-20", Text("Null Ahnung", "NoClue"), 2, 1, icons=NO),
    character("khind-21", Text("Null Chance", "NoClass"), 1, 2, icons=NO),
    character("khind-22", Text("Null Respekt", "NoRespect"), 1, 1, icons=NO),
    character("khind-23", both("KhindKin"), 1, 1, moons=2, effect=KEEP_ACTIVE, house=True),
    booster(
        "khind-24",
        Text("Schleuder der Bestürzung", "Sling of Dismay"),
        moons=3,
        effect=EXTRA_DRAGON,
        n=1,
        house=True,
    ),
    support("khind-25", Text("Klebriger Staub", "Gluing Dust"), moons=2, effect=LIMIT_DRAWS, n=1),
    support("khind-26", Text("Höllenlärm", "Pandemonium"), moons=2, effect=FORBID_SUPPORTS),
    support("khind-27", Text("Lachgas", "Laughing Gas"), moons=3, effect=IGNORE_TEXTS),
    support(
        "khind-28",
        Text("Khind-Brüderschaft", "Oath of Khindship"),
        moons=1,
        effect=DRAW_ADDITIONAL,
        n=1,
    ),
    leadership(
        "khind-29",
        Text("Pfeif das Lied der Freundschaft", "Blow Whistle of Friendship"),
        moons=4,
        effect=SEARCH_DECK,
        n=1,
    ),
    leadership(
        "khind-30",
        Text("Öffne die Wundertüte des Lebens", "Open Lucky Bag of Life"),
        moons=3,
        effect=DIG,
        n=3,
    ),
    leadership(
        "khind-31",
        Text("Lass' die Fäuste tanzen", "Bounce Back"),
        moons=3,
        icons=STOP,
        effect=ATTACK_AGAIN,
    ),
]
