# mypyc: skip
"""Readable names for the numbers of `codes`: moves, elements, phases.

A card is called by its key, ``hoax-10``. A move is a verb, with an argument behind a colon:
``play:hoax-10``, ``announce:fire``, ``hidden:2`` for the second face-down bluff card.
"""

from typing import Final

from spieltisch.core.lookup import Moves, Names
from spieltisch.core.text import Text, both
from spieltisch.games.blue_moon.cards import every
from spieltisch.games.blue_moon.state import codes

ELEMENT_KEYS: Final = ("fire", "earth")
WORDS: Final = (
    "done",
    "fight",
    "retreat",
    "decline",
    "give-up",
    "call",
    "use",
    "skip",
    "blind",
    "announce",
    "all",
    "hidden",
    "retrieve",
    "land",
    "drop",
    "lead",
    "replace",
    "play",
    "fresh",
    "bluff",
    "load",
    "text",
    "pay",
    "choose",
    "intervene",
)
"""By verb."""
PHASES: Final = (
    "ended",
    "start",
    "begin",
    "leadership",
    "retreat",
    "character",
    "support",
    "after-support",
    "announce",
    "announced",
    "called",
    "refresh",
    "end",
    "last",
    "turn-over",
    "lost",
    "lost",
    "lost",
    "clear",
    "fight-over",
    "new-fight",
    "after-support",
    "turn-over",
)
"""By phase."""


def card_key(card: int) -> str:
    return every.CARDS[card].key


def _key(move: int) -> str:
    verb = codes.VERB[move]
    word = WORDS[verb]
    argument = codes.ARGUMENT[move]
    if verb >= codes.V_RETRIEVE:
        return f"{word}:{card_key(argument)}"
    if verb == codes.V_HIDDEN:
        return f"{word}:{argument + 1}"
    if verb == codes.V_ANNOUNCE:
        return f"{word}:{ELEMENT_KEYS[argument]}"
    if verb == codes.V_ALL:
        return f"{word}:{('boosters', 'supports')[argument]}"
    return word


MOVE_KEYS: Final[list[str]] = [_key(move) for move in range(codes.MOVES)]
"""By move."""
_ELEMENTS: Final = {"fire": Text("Feuer", "fire"), "earth": Text("Erde", "earth")}
CARDS_BY_NAME: Final = Names(
    {card.key: card.name for card in every.CARDS},
    Text("keine Karte von Blue Moon", "no card of Blue Moon"),
    Text(
        "eine Karte schreibt sich wie hoax-10 oder mit ihrem Namen.",
        "a card is written like hoax-10, or with its name.",
    ),
)
_MOVES: Final = Moves(both("Blue Moon"), MOVE_KEYS, {**CARDS_BY_NAME.names, **_ELEMENTS})


def parse_move(key: str) -> int:
    """The move that a key names; `Mistake` saying what would be right."""
    return _MOVES.number(key)
