"""What a card would bring: the power once it lies on the table.

Only the card is laid, on a copy of the table; nothing is drawn and nobody is asked, so the answer
depends on nothing that its player does not know.
"""

from dataclasses import dataclass

from spieltisch.games.blue_moon.cards import every, kinds, special
from spieltisch.games.blue_moon.effects import moments
from spieltisch.games.blue_moon.rules import permits
from spieltisch.games.blue_moon.rules.state import BlueMoonState
from spieltisch.games.blue_moon.state import codes


@dataclass(frozen=True)
class Outlook:
    """The powers of a seat, the contested element, if any, and whether that is enough."""

    powers: tuple[int, int]
    element: int | None
    enough: bool


def power_after(state: BlueMoonState, seat: int, card: int, verb: str) -> Outlook:
    """The power of a seat after "play", "fresh" (older cards become inactive) or "bluff"."""
    trial = state.clone()
    kind = every.KINDS[card]
    if verb == "bluff":
        trial.bluffs[seat].append(card)
    elif kind == kinds.CHARACTER:
        if trial.first_character == codes.NONE and (
            verb == "fresh" or not permits.would_keep(trial, seat, card)
        ):
            trial.collapse(seat)
        trial.active[seat].append(card)
    elif kind == kinds.SUPPORT:
        trial.support[seat].append(card)
    else:
        trial.active[seat].append(card)
    trial.touch()
    if special.MUTANT_DRAGONS <= every.EFFECTS[card] <= special.MUTANT_NO_INFLUENCE and trial.works(
        seat, card
    ):
        trial.quiet = True
        moments.carry_out(trial, seat, card, False)  # a mutant changes nothing but the element
    powers = (trial.power(seat, codes.FIRE), trial.power(seat, codes.EARTH))
    element = None if trial.element == codes.NONE else trial.element
    return Outlook(powers, element, permits.is_matched(trial, seat))
