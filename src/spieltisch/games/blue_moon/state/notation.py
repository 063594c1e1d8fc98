# mypyc: skip
"""Readable names for the numbers of `codes`: moves, elements, phases.

A card is called by its key, ``hoax-10``. A move is a verb, with an argument behind a colon:
``play:hoax-10``, ``announce:fire``, ``hidden:2`` for the second face-down bluff card.
"""

from typing import Final

from spieltisch.core.mistake import Mistake
from spieltisch.core.text import Text
from spieltisch.games.blue_moon.cards.every import CARDS
from spieltisch.games.blue_moon.state.codes import (
    ARGUMENT,
    BLOCKS,
    MOST_BLUFFS,
    MOVES,
    NONE,
    V_ALL,
    V_ANNOUNCE,
    V_HIDDEN,
    V_RETRIEVE,
    VERB,
)

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
    return CARDS[card].key


def _key(move: int) -> str:
    verb = VERB[move]
    word = WORDS[verb]
    argument = ARGUMENT[move]
    if verb >= V_RETRIEVE:
        return f"{word}:{card_key(argument)}"
    if verb == V_HIDDEN:
        return f"{word}:{argument + 1}"
    if verb == V_ANNOUNCE:
        return f"{word}:{ELEMENT_KEYS[argument]}"
    if verb == V_ALL:
        return f"{word}:{('boosters', 'supports')[argument]}"
    return word


MOVE_KEYS: Final[list[str]] = [_key(move) for move in range(MOVES)]
"""By move."""
_NUMBERS: Final[dict[str, int]] = {key: move for move, key in enumerate(MOVE_KEYS)}

_NO_MOVE: Final = Text(
    "{key} ist kein Zug in Blue Moon; {right}", "{key} is no move of Blue Moon; {right}"
)
_NO_CARD: Final = Text(
    "hinter {word}: steht eine Karte wie hoax-10.", "{word}: is followed by a card such as hoax-10."
)
_VERBS: Final = Text("ein Zug beginnt mit: {words}.", "a move begins with: {words}.")
_ARGUMENTS: Final = Text("möglich sind: {keys}.", "there are: {keys}.")


def parse_move(key: str) -> int:
    """The move that a key names; `Mistake` saying what would be right."""
    move = _NUMBERS.get(key.strip().lower(), NONE)
    if move != NONE:
        return move
    word = key.strip().lower().partition(":")[0]
    if word not in WORDS:
        right = _VERBS.fill(words=", ".join(WORDS))
    elif WORDS.index(word) >= V_RETRIEVE:
        right = _NO_CARD.fill(word=word)
    else:
        first, size = next((first, size) for verb, first, size in BLOCKS if WORDS[verb] == word)
        shown = min(size, MOST_BLUFFS)
        right = _ARGUMENTS.fill(keys=", ".join(MOVE_KEYS[first : first + shown]))
    raise Mistake(_NO_MOVE.fill(key=repr(key), right=right))
