"""The powers that a card leads to when it is laid."""

from typing import TYPE_CHECKING

from spieltisch.core.text import Text
from spieltisch.games.blue_moon.cards import every, kinds, special
from spieltisch.games.blue_moon.state import codes
from spieltisch.games.blue_moon.text.mutants import is_mutant
from spieltisch.games.blue_moon.text.names import in_element, joined

if TYPE_CHECKING:
    from spieltisch.games.blue_moon.rules.state import BlueMoonState


def against(mine: int, theirs: int, element: int) -> Text:
    """An own power and the one to match."""
    power = in_element(mine, element)
    return Text(f"{power.de} gegen {theirs}", f"{power.en} against {theirs}")


def powers_after(
    state: "BlueMoonState", seat: int, card: int, keep: bool, face_down: bool
) -> list[Text]:
    """The powers when a card has been laid, before anything its text does at this moment."""
    after = state.clone()
    if face_down:
        after.bluffs[seat].append(card)
    elif every.KINDS[card] == kinds.CHARACTER:
        if after.first_character == codes.NONE and not keep:
            after.collapse(seat)
        after.active[seat].append(card)
    elif every.KINDS[card] == kinds.BOOSTER:
        after.active[seat].append(card)
    else:
        after.support[seat].append(card)
    after.touch()
    element = _element_after(after, seat, card)
    if element != codes.NONE:
        return [against(after.power(seat, element), after.power(1 - seat, element), element)]
    powers = [in_element(after.power(seat, each), each) for each in (codes.FIRE, codes.EARTH)]
    return [joined(powers, " / ")]


def _element_after(after: "BlueMoonState", seat: int, card: int) -> int:
    """The contested element when a mutant may have changed it."""
    effect, element = every.EFFECTS[card], after.element
    if element == codes.NONE or not is_mutant(card):
        return element
    if not after.works(seat, card):
        return element
    if effect in (special.MUTANT_EARTH, special.MUTANT_FIRE):
        return codes.FIRE if effect == special.MUTANT_EARTH else codes.EARTH
    return 1 - element
