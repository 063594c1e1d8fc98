"""Everything that can be done in Blue Moon, as numbers.

A move is a verb with an argument: ``PLAY + card``. Its key is a word, with the argument behind a
colon: ``play:hoax-10``, ``announce:fire``, ``hidden:2`` for the second face-down bluff card.
"""

from typing import Final

from spieltisch.core.moves import Moves
from spieltisch.games.blue_moon.cards import every
from spieltisch.games.blue_moon.state import codes, notation

_MOVES: Final = Moves()
_CARDS: Final = [card.key for card in every.CARDS]

DONE: Final = _MOVES.verb("done")
FIGHT: Final = _MOVES.verb("fight")
RETREAT: Final = _MOVES.verb("retreat")
DECLINE: Final = _MOVES.verb("decline")
GIVE_UP: Final = _MOVES.verb("give-up")
CALL: Final = _MOVES.verb("call")
USE: Final = _MOVES.verb("use")  # the text offered
SKIP: Final = _MOVES.verb("skip")
BLIND: Final = _MOVES.verb("blind")
ANNOUNCE: Final = _MOVES.verb("announce", notation.ELEMENT_KEYS)
ALL: Final = _MOVES.verb("all", ("boosters", "supports"))
HIDDEN: Final = _MOVES.verb("hidden", [str(place + 1) for place in range(codes.MOST_BLUFFS)])
RETRIEVE: Final = _MOVES.verb("retrieve", _CARDS)
LAND: Final = _MOVES.verb("land", _CARDS)
DROP: Final = _MOVES.verb("drop", _CARDS)
LEAD: Final = _MOVES.verb("lead", _CARDS)
REPLACE: Final = _MOVES.verb("replace", _CARDS)
PLAY: Final = _MOVES.verb("play", _CARDS)
FRESH: Final = _MOVES.verb("fresh", _CARDS)
BLUFF: Final = _MOVES.verb("bluff", _CARDS)
LOAD: Final = _MOVES.verb("load", _CARDS)
TEXT: Final = _MOVES.verb("text", _CARDS)  # a text on the table
PAY: Final = _MOVES.verb("pay", _CARDS)
CHOOSE: Final = _MOVES.verb("choose", _CARDS)
INTERVENE: Final = _MOVES.verb("intervene", _CARDS)

ALL_BOOSTERS: Final = ALL
ALL_SUPPORTS: Final = ALL + 1

KEYS: Final[list[str]] = _MOVES.keys
VERB: Final[list[int]] = _MOVES.verbs
ARGUMENT: Final[list[int]] = _MOVES.arguments
COUNT: Final[int] = len(KEYS)
