"""Everything that can be done in Spirit Island, as numbers. A verb that is added comes last."""

from typing import Final

from spieltisch.core.moves import Moves
from spieltisch.games.spirit_island.cards import boards, numbers
from spieltisch.games.spirit_island.state import codes

_MOVES: Final = Moves()


def _classes() -> list[str]:
    """Keys of pieces with health: ``town``, with two damage ``town-2``, with strife ``town+1``."""
    keys = []
    for piece in range(codes.CLASSES):
        damage, strife = codes.damage_of(piece), codes.strife_of(piece)
        hurt = f"-{damage}" if damage else ""
        keys.append(codes.KINDS[codes.kind_of(piece)] + hurt + (f"+{strife}" if strife else ""))
    return keys


_PIECES: Final = [*_classes(), *codes.KINDS[codes.BEASTS : codes.STRIFE]]
MOST_PAID: Final = 40  # energy that a spirit can pay at once
_SEATS: Final = ["1", "2", "3", "4"]

GROW: Final = _MOVES.verb("grow", ["1", "2", "3", "4", "5"])
PLAY: Final = _MOVES.verb("play", numbers.POWERS)
USE: Final = _MOVES.verb("use", [*numbers.POWERS, *numbers.INNATES])
READY: Final = _MOVES.verb("ready")
LAND: Final = _MOVES.verb("land", boards.LAND_NAMES)  # the land something is about
TO: Final = _MOVES.verb("to", boards.LAND_NAMES)
FROM: Final = _MOVES.verb("from", boards.LAND_NAMES)
PIECE: Final = _MOVES.verb("piece", _PIECES)
PRESENCE: Final = _MOVES.verb("presence", _SEATS)
HIT: Final = _MOVES.verb("hit", _PIECES[: codes.CLASSES])  # one damage
KILL: Final = _MOVES.verb("kill", _PIECES[: codes.CLASSES])  # as much damage as it takes
SPIRIT: Final = _MOVES.verb("spirit", _SEATS)
CHOOSE: Final = _MOVES.verb("choose", ["1", "2", "3", "4", "5", "6"])
YES: Final = _MOVES.verb("yes")
NO: Final = _MOVES.verb("no")
DONE: Final = _MOVES.verb("done")
ELEMENT: Final = _MOVES.verb("element", codes.ELEMENTS)
TRACK: Final = _MOVES.verb("track", ["energy", "plays", "destroyed", "island"])
DECK: Final = _MOVES.verb("deck", ["minor", "major"])
TAKE: Final = _MOVES.verb("take", numbers.POWERS)
FORGET: Final = _MOVES.verb("forget", numbers.POWERS)
RECLAIM: Final = _MOVES.verb("reclaim", numbers.POWERS)
REST: Final = _MOVES.verb("rest")  # the lands that are left, in the order of their numbers
REPEAT: Final = _MOVES.verb("repeat", numbers.POWERS)  # a card that has been used, free of charge
REPEAT_PAID: Final = _MOVES.verb("repeat-paid", numbers.POWERS)
WITHOUT: Final = _MOVES.verb("without", ["1", "2", "3", "4", "5", "6"])  # a threshold
REVEAL: Final = _MOVES.verb("reveal", [str(place + 1) for place in range(30)])  # a fear card
GIVE: Final = _MOVES.verb("give", numbers.POWERS)  # a card to another spirit
TOGETHER: Final = _MOVES.verb("together", boards.LAND_NAMES)  # what a scenario lets spirits do
PAY: Final = _MOVES.verb("pay", [str(number) for number in range(MOST_PAID + 1)])
DISCARD: Final = _MOVES.verb("discard", numbers.POWERS)  # a card of the hand, to pay with it
CALL: Final = _MOVES.verb("call", boards.LAND_NAMES)  # presence there becomes beasts
COVER: Final = _MOVES.verb("cover", numbers.POWERS)  # play a card face down
DEED: Final = _MOVES.verb("deed", numbers.DEEDS)  # what a scenario lets a spirit do
RECALL: Final = _MOVES.verb("recall", numbers.POWERS)  # play a card from an earlier game

KEYS: Final = _MOVES.keys
VERB: Final = _MOVES.verbs
ARGUMENT: Final = _MOVES.arguments
COUNT: Final = len(KEYS)
