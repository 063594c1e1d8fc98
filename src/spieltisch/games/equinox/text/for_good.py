"""Which moves end something for good, and which are mere formalities when nothing else is possible."""

from typing import TYPE_CHECKING, Final

from spieltisch.core.decision import FOR_GOOD, HIDDEN_FORMALITY, OPEN_FORMALITY
from spieltisch.core.text import Text
from spieltisch.games.equinox import cards
from spieltisch.games.equinox.state import codes, verbs

if TYPE_CHECKING:
    from spieltisch.games.equinox.state.table import Table

_ONLY_SECRET: Final = Text(
    "Eine geheime Wette machst du nur einmal im Spiel.",
    "You make a secret prediction only once in the game.",
)
_NO_SECRET_MORE: Final = Text(
    "Deine geheime Wette ist dann für alle offen.",
    "Your secret prediction is then open to everybody.",
)
_LAST_PEBBLE: Final = Text("Das ist dein letzter Wettstein.", "This is your last pebble.")
_TURN_OVER: Final = Text(
    "Dann ziehst du nach, und dein Zug ist vorbei.", "Then you draw, and your turn is over."
)

_END_AN_EFFECT: Final = (
    verbs.DECLINE,
    verbs.LIFT,
    verbs.LIFT_SECRET,
    verbs.ON,
    verbs.PUT,
    verbs.SWAP,
    verbs.DISCARD_TOP,
)

_FORMALITIES: Final = {
    # Only the hand tells whether something else would have been possible.
    **dict.fromkeys((verbs.DONE, verbs.GIVE, verbs.KEEP), HIDDEN_FORMALITY),
    **dict.fromkeys(
        (
            verbs.ON,
            verbs.COPY,
            verbs.DISCARD_TOP,
            verbs.SEAT,
            verbs.PUT,
            verbs.LIFT,
            verbs.TAKE,
            verbs.SWAP,
        ),
        OPEN_FORMALITY,
    ),
}


def formality(verb: int) -> str:
    """What kind of formality a verb is where there is nothing else to do."""
    return _FORMALITIES.get(verb, "")


def final(table: "Table", seat: int, verb: int, argument: int, power_follows: bool) -> Text | None:
    """What a move ends for good; ``power_follows`` says that a card leads to a choice."""
    if verb == verbs.SECRET:
        return _ONLY_SECRET
    if verb == verbs.REVEAL:
        return _NO_SECRET_MORE
    if verb in (verbs.BET, verbs.PUT) and table.stock[seat] == 1:
        return _LAST_PEBBLE
    if _ends_turn(table, verb, argument, power_follows):
        return _TURN_OVER
    if verb in (verbs.SHOW, verbs.GIVE, verbs.KEEP):
        return FOR_GOOD
    deed = cards.DEEDS[table.stack.top().effect] if table.stack.frames else None
    return FOR_GOOD if deed and deed.brings_out and verb != verbs.DECLINE else None


def _ends_turn(table: "Table", verb: int, argument: int, power_follows: bool) -> bool:
    """Whether the turn is over with a move; in the first round there is nothing to discard."""
    if verb == verbs.DONE:
        return True
    if verb == verbs.DISCARD:
        return table.discarded == codes.DISCARDS - 1
    if table.row > 1 or table.free_discard:
        return False
    if verb == verbs.PLAY:
        return table.plays == 1 and argument < codes.CHAMELEON and not power_follows
    return verb in _END_AN_EFFECT and table.plays == 0
