"""What a card would bring: the power once it lies on the table.

Only the card is laid, on a copy of the table; nothing is drawn and nobody is asked, so the answer
depends on nothing that its player does not know.
"""

from dataclasses import dataclass

from spieltisch.games.blue_moon.cards.card import CHARACTER, SUPPORT
from spieltisch.games.blue_moon.cards.effect import MUTANT_DRAGONS, MUTANT_NO_INFLUENCE
from spieltisch.games.blue_moon.cards.every import EFFECTS, KINDS
from spieltisch.games.blue_moon.rules.state import BlueMoonState
from spieltisch.games.blue_moon.state.codes import EARTH, FIRE, NONE


@dataclass(frozen=True)
class Outlook:
    """The powers of a seat, the contested element, if any, and whether that is enough."""

    powers: tuple[int, int]
    element: int | None
    enough: bool


def power_after(state: BlueMoonState, seat: int, card: int, verb: str) -> Outlook:
    """The power of a seat after "play", "fresh" (older cards become inactive) or "bluff"."""
    trial = state.clone()
    kind = KINDS[card]
    if verb == "bluff":
        trial.bluffs[seat].append(card)
    elif kind == CHARACTER:
        if trial.first_character == NONE and (verb == "fresh" or not trial.would_keep(seat, card)):
            trial.collapse(seat)
        trial.active[seat].append(card)
    elif kind == SUPPORT:
        trial.support[seat].append(card)
    else:
        trial.active[seat].append(card)
    trial.touch()
    if MUTANT_DRAGONS <= EFFECTS[card] <= MUTANT_NO_INFLUENCE and trial.works(seat, card):
        trial.quiet = True
        trial.carry_out(seat, card, False)  # a mutant changes nothing but the element
    powers = (trial.power(seat, FIRE), trial.power(seat, EARTH))
    element = None if trial.element == NONE else trial.element
    return Outlook(powers, element, trial.is_matched(seat))
