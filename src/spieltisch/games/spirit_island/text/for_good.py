"""What a move brings out that nobody can unlearn. It is played on a copy, so this is the truth."""

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
_FEAR_EARNED: Final = Text("Damit ist eine Furcht-Karte verdient.", "That earns a Fear card.")
_TURNED_OVER: Final = Text(
    "Damit wird die Ödnis-Karte umgedreht.", "That turns the Blight card over."
)
_EXCHANGED: Final = Text(
    "Dann liegt eine andere Ödnis-Karte offen.", "Another Blight card is face up then."
)


def final(state: "SpiritIslandState", seat: int, move: int) -> Text | None:
    """What a move ends for good; nothing if it can be taken back freely or is not legal."""
    if state.refusal(seat, move):
        return None
    after = state.clone()
    after.quiet = True
    after.news = False
    after.apply(seat, move)
    if not after.news:
        return None
    if move == verbs.READY:
        return _INVADERS_ACT
    if len(after.invader_deck) < len(state.invader_deck):
        return _CARD_REVEALED
    if len(after.minor) != len(state.minor) or len(after.major) != len(state.major):
        return _CARDS_DRAWN
    if len(after.fear_known) > len(state.fear_known):
        return _FEAR_REVEALED
    if after.blighted != state.blighted:
        return _TURNED_OVER
    if after.blight_card != state.blight_card:
        return _EXCHANGED
    return _FEAR_EARNED if sum(after.fear_split) < sum(state.fear_split) else FOR_GOOD
