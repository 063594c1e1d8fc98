"""What a move brings out that nobody can unlearn."""

from typing import TYPE_CHECKING, Final

from spieltisch.core.decision import FOR_GOOD
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.state import verbs

if TYPE_CHECKING:
    from spieltisch.games.spirit_island.rules.state import SpiritIslandState

_INVADERS_ACT: Final = Text(
    "Damit ist die Phase für alle vorbei, und die Invasoren handeln.",
    "That ends the phase for everybody, and the Invaders act.",
)
_CARD_REVEALED: Final = Text(
    "Danach decken die Invasoren ihre nächste Karte auf.",
    "After that the Invaders reveal their next card.",
)
_CARDS_DRAWN: Final = Text(
    "Dann liegen neue Fähigkeitenkarten offen.", "New Power Cards are face up then."
)
_FEAR_REVEALED: Final = Text(
    "Eine aufgedeckte Furcht-Karte bleibt aufgedeckt.",
    "A Fear card that is turned over stays that way.",
)
_EVENT_DRAWN: Final = Text("Danach kommt ein Ereignis.", "After that comes an event.")
_FEAR_CARD: Final = Text(
    "Danach wird eine Furcht-Karte abgehandelt.", "After that a Fear card is resolved."
)
_FEAR_EARNED: Final = Text("Damit ist eine Furcht-Karte verdient.", "That earns a Fear card.")
_TURNED_OVER: Final = Text(
    "Damit wird die Ödnis-Karte umgedreht.", "That turns the Blight card over."
)
_SEARCHED: Final = Text(
    "Damit wird ein Land durchsucht, und es zeigt sich, was darin vergraben ist.",
    "That searches a land and shows what is buried in it.",
)
_EXCHANGED: Final = Text(
    "Dann liegt eine andere Ödnis-Karte offen.", "Another Blight card is face up then."
)

_SEARCHES: Final = ("search", "search-blank")
_REVEALS: Final = (
    *_SEARCHES,
    *("blighted", "event", "fear-card", "reveal", "discard-invader", "reveal-fear"),
)
"""Events that bring out what nobody knew."""


def final(state: "SpiritIslandState", after: "SpiritIslandState | None", move: int) -> Text | None:
    """What a move ends for good, seen from the table after it; nothing if it can be taken back."""
    if after is None or not after.news:
        return None
    if move == verbs.READY:
        return _INVADERS_ACT
    # What comes out first is said: what follows from it depends on what nobody can know.
    if next((event.kind for event in after.events if event.kind in _REVEALS), "") in _SEARCHES:
        return _SEARCHED
    if after.blighted != state.blighted:
        return _TURNED_OVER
    if after.blight_card != state.blight_card:
        return _EXCHANGED
    if after.event_deck != state.event_deck:
        return _EVENT_DRAWN
    if len(after.fear_discard) > len(state.fear_discard):
        return _FEAR_CARD
    if len(after.invader_deck) < len(state.invader_deck):
        return _CARD_REVEALED
    if len(after.minor) != len(state.minor) or len(after.major) != len(state.major):
        return _CARDS_DRAWN
    if len(after.fear_known) > len(state.fear_known):
        return _FEAR_REVEALED
    return _FEAR_EARNED if sum(after.fear_split) < sum(state.fear_split) else FOR_GOOD
