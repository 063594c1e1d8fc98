# mypyc: skip
"""The Khind: children in gangs."""

from typing import Final

from spieltisch.games.blue_moon.cards import icons, special
from spieltisch.games.blue_moon.cards.card import (
    Card,
    booster,
    character,
    leader,
    leadership,
    support,
)

# fmt: off
CARDS: Final[list[Card]] = [
    leader("khind-0", "Pit Pan / PitPan"),
    character("khind-1", "Cool Cat / CoolCat", 2, 2, moons=2, icons=icons.COOL, effect=special.ZERO_ODD_CHARACTERS),
    character("khind-2", "Cool Cop / CoolCop", 2, 2, moons=2, icons=icons.COOL, effect=special.ZERO_EVEN_CHARACTERS),
    character("khind-3", "Cool Kid / CoolKid", 2, 2, moons=2, icons=icons.COOL, effect=special.ZERO_ODD_OTHERS),
    character("khind-4", "Cool Cub / CoolCub", 2, 2, moons=2, icons=icons.COOL, effect=special.ZERO_EVEN_OTHERS),
    character("khind-5", "Top Gun / TopGun", 2, 2, moons=1, icons=icons.TOP, effect=special.DRAW_ADDITIONAL, n=1),
    character("khind-6", "Top Dog / TopDog", 2, 2, moons=1, icons=icons.TOP, effect=special.DISCARD_ICON_CARD),
    character("khind-7", "Top Star / TopNotch", 2, 2, moons=2, icons=icons.TOP, effect=special.DISCARD_BOOSTER_SUPPORT_EACH_TURN),
    character("khind-8", "Top Banana / TopBanana", 2, 2, moons=1, icons=icons.TOP, effect=special.FOE_DISCARDS_AT_END, n=1),
    character("khind-9", "Top Shot / TopShot", 2, 2, moons=2, icons=icons.TOP, effect=special.MILL),
    character("khind-10", "Fun Fair / FunFair", 3, 2, moons=1, icons=icons.FUN),
    character("khind-11", "Fun Flop / FunFlop", 2, 3, moons=1, icons=icons.FUN),
    character("khind-12", "Fun Flap / FunFlap", 3, 1, moons=1, icons=icons.FUN),
    character("khind-13", "Fun Flip / FunFlip", 1, 3, moons=1, icons=icons.FUN),
    character("khind-14", "Fun Fun / FunFun", 0, 0, moons=3, icons=icons.FUN, effect=special.DOUBLE_CHARACTERS),
    character("khind-15", "Null Null / NoNo", 3, 1, moons=1, icons=icons.NO),
    character("khind-16", "Null Diät / NoStopping", 1, 3, moons=1, icons=icons.NO),
    character("khind-17", "Null Stil / NoStyle", 3, 0, moons=1, icons=icons.NO),
    character("khind-18", "Null Hirn / NoBrains", 0, 3, moons=1, icons=icons.NO),
    character("khind-19", "Null Bock / NoProblem", 2, 2, moons=1, icons=icons.NO),
    character("khind-20", "Null Ahnung / NoClue", 2, 1, icons=icons.NO),
    character("khind-21", "Null Chance / NoClass", 1, 2, icons=icons.NO),
    character("khind-22", "Null Respekt / NoRespect", 1, 1, icons=icons.NO),
    character("khind-23", "KhindKin", 1, 1, moons=2, effect=special.KEEP_ACTIVE, house=True),
    booster("khind-24", "Schleuder der Bestürzung / Sling of Dismay", moons=3, effect=special.EXTRA_DRAGON, n=1, house=True),
    support("khind-25", "Klebriger Staub / Gluing Dust", moons=2, effect=special.LIMIT_DRAWS, n=1),
    support("khind-26", "Höllenlärm / Pandemonium", moons=2, effect=special.FORBID_SUPPORTS),
    support("khind-27", "Lachgas / Laughing Gas", moons=3, effect=special.IGNORE_TEXTS),
    support("khind-28", "Khind-Brüderschaft / Oath of Khindship", moons=1, effect=special.DRAW_ADDITIONAL, n=1),
    leadership("khind-29", "Pfeif das Lied der Freundschaft / Blow Whistle of Friendship", moons=4, effect=special.SEARCH_DECK),
    leadership("khind-30", "Öffne die Wundertüte des Lebens / Open Lucky Bag of Life", moons=3, effect=special.DIG, n=3),
    leadership("khind-31", "Lass' die Fäuste tanzen / Bounce Back", moons=3, icons=icons.STOP, effect=special.ATTACK_AGAIN),
]
