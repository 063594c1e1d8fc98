"""How the conformance suite tries Blue Moon."""

from spieltisch.core.game import State
from tests.conformance.setup import Setup

PEOPLES = ("hoax", "vulca", "mimix", "flit", "khind", "terrah", "pillar", "aqua", "buka")
ENVOYS = (
    "buka-0,buka-1,buka-2,buka-3,buka-4,buka-5,buka-6,buka-7,buka-8,buka-9,buka-10,buka-18,"
    "buka-19,buka-20,buka-21,buka-22,buka-23,buka-24,buka-25,buka-26,buka-27,buka-28,buka-29,"
    "buka-30,buka-31,inter-401,inter-402,inter-403,inter-404,inter-406,inter-407"
)
"""A built deck with every ship, bluff cards and interventions."""
INQUISITION = (
    "vulca-0,inq-412,vulca-1,vulca-2,vulca-3,vulca-4,vulca-5,vulca-6,vulca-8,vulca-13,vulca-14,"
    "vulca-15,vulca-20,vulca-21,vulca-26,vulca-27,vulca-28,vulca-29,vulca-30,vulca-31,vulca-32,"
    "mutant-101,mutant-102,mutant-103,mutant-104,mutant-105,mutant-106,mutant-107,mutant-109,"
    "mutant-110,hyla-604,hyla-606,hyla-608,crystal-1,crystal-3,tutu-507,inter-405"
)
"""A built deck with an inquisitor, mutants, Hyla, crystal cards, a Tutu and an intervention."""
SERPENT = (
    "khind-0,inq-414,khind-5,khind-6,khind-7,khind-8,khind-9,khind-10,khind-11,khind-12,khind-13,"
    "khind-14,khind-15,khind-16,khind-17,khind-18,khind-19,khind-20,khind-21,khind-22,khind-23,"
    "khind-24,khind-25,khind-27,khind-28,khind-29,khind-30,khind-31,hoax-1,hoax-2,hoax-3,hoax-4,"
    "hoax-5,hoax-6,hoax-7,hoax-8,hoax-9,hoax-18,hoax-21,hoax-30,terrah-28,pillar-31,flit-28,"
    "aqua-27,hyla-605,promo-904,mutant-109"
)
"""A built deck of 45 cards with the inquisitor that allows so many."""
SHOWING = ("lose", "mill", "reveal", "call", "open", "pay", "won", "game")
"""Events that turn hidden cards up; a fight that is over shows its bluff cards."""


def _shows(key: str, before: State, after: State) -> bool:
    bluffs = [card for cards in before.dump()["bluffs"] for card in cards]
    return any(
        event.kind in SHOWING or (event.kind == "discard" and event.args[1] in bluffs)
        for event in after.events
    )


SETUP = Setup(
    seats=(2,),
    options=(
        *(
            {"deck1": one, "deck2": other}
            for number, one in enumerate(PEOPLES)
            for other in PEOPLES[number:]
        ),
        {"deck1": ENVOYS, "deck2": INQUISITION, "first": 2},
        {"deck1": SERPENT, "deck2": ENVOYS},
        {"deck1": "random", "deck2": "random", "length": "match"},
    ),
    bound=6000,
    shows=_shows,
    forgoing=frozenset(
        {
            "Retreat",
            "Decline to start the fight",
            "Give up",
            "Do without",
            "Do not call",
            "Do not pay",
            "Draw no card",
            "No intervention",
            "No further card",
            "Discard no further card",
            "Load no further card",
            "Go on to the announcement",
            "End the turn",
        }
    ),
    checked=1,
    watched=5,
)
