"""Mutants: their conditions, and the rulings about playing them."""

from typing import Final

from spieltisch.core.text import Text, both
from spieltisch.games.blue_moon.cards import every, icons, special
from spieltisch.games.blue_moon.rules import permits
from spieltisch.games.blue_moon.state import codes, layers
from spieltisch.games.blue_moon.state.table import Table
from spieltisch.games.blue_moon.text.causes import Cause, Words
from spieltisch.games.blue_moon.text.modifiers import Rulings
from spieltisch.games.blue_moon.text.names import counted, in_element, quoted_all
from spieltisch.games.blue_moon.text.questions import foe_name

# conditions

_CONDITIONS: Final = {
    special.MUTANT_DRAGONS: Text("{foe} mindestens {dragons} hat", "{foe} has at least {dragons}"),
    special.MUTANT_HAND: Text(
        "{foe} mindestens {n} Handkarten mehr hat als du",
        "{foe} holds at least {n} hand cards more than you",
    ),
    special.MUTANT_CARDS: Text(
        "{foe} mindestens {n} Karten in Kampf- und Unterstützungsbereich hat",
        "{foe} has at least {n} cards in combat and support areas",
    ),
    special.MUTANT_ACTIVE: Text(
        "{foe} mindestens {n} aktive Karten in Kampf- und Unterstützungsbereich hat",
        "{foe} has at least {n} active cards in combat and support areas",
    ),
    special.MUTANT_POWER: Text(
        "{foe} mit einer Stärke von mindestens {n} angreift",
        "{foe} attacks with a power of at least {n}",
    ),
    special.MUTANT_EARTH: Text(
        "{foe} mit mindestens {n} Erde angreift", "{foe} attacks with at least {n} earth"
    ),
    special.MUTANT_FIRE: Text(
        "{foe} mit mindestens {n} Feuer angreift", "{foe} attacks with at least {n} fire"
    ),
    special.MUTANT_EMPTY: Text(
        "dein Kampf- und dein Unterstützungsbereich leer sind",
        "your combat and support areas are empty",
    ),
    special.MUTANT_FREE: Text(
        "{foe} eine aktive Karte hat, die FREI trägt", "{foe} has an active card that carries FREE"
    ),
    special.MUTANT_NO_INFLUENCE: Text(
        "dein Einflussbereich leer ist", "your influence area is empty"
    ),
}


def condition(state: Table, seat: int, verb: int, card: int) -> Cause:
    effect, n = every.EFFECTS[card], every.AMOUNTS[card]
    words: Words = {"foe": foe_name(state, seat), "n": n, "dragons": counted("dragons", n)}
    asked, now = _CONDITIONS[effect].fill(**words), _condition_now(state, seat, effect)
    rulings = tuple(_own_rulings(state, seat, card) or ["BM-037"])
    return Cause(None, {"condition": asked, "now": now}, rulings)


def _condition_now(state: Table, seat: int, effect: int) -> Text:
    """How things stand with what a mutant's condition looks at."""
    foe = 1 - seat
    if effect == special.MUTANT_HAND:
        theirs, mine = len(state.hand[foe]), len(state.hand[seat])
        return Text(f"{theirs} gegen deine {mine}", f"{theirs} against your {mine}")
    if effect in _POWERS:
        if state.element == codes.NONE:
            return Text("noch kein Angriff", "no attack yet")
        return in_element(state.power(foe, state.element), state.element)
    if effect == special.MUTANT_EMPTY:
        return counted("cards", state.cards_laid(seat))
    if effect == special.MUTANT_FREE:
        return Text("keine", "none")
    if effect == special.MUTANT_NO_INFLUENCE:
        return quoted_all([card for card in [*state.ships[seat], state.hyla[seat]] if card >= 0])
    return both(str(permits.counted_by_condition(state, seat, effect)))


# rulings

_POWERS: Final = (special.MUTANT_POWER, special.MUTANT_EARTH, special.MUTANT_FIRE)
_OWN: Final = {
    **dict.fromkeys(_POWERS, "BM-510"),
    special.MUTANT_HAND: "BM-513",
    special.MUTANT_CARDS: "BM-514",
    special.MUTANT_ACTIVE: "BM-515",
    special.MUTANT_FREE: "BM-519",
}


def _own_rulings(state: Table, seat: int, card: int) -> list[str]:
    """The rulings about the condition of just this mutant."""
    effect, foe = every.EFFECTS[card], 1 - seat
    if effect == special.MUTANT_EMPTY:
        return ["BM-517", "BM-516"] if state.bluffs[seat] else ["BM-516"]
    if effect == special.MUTANT_NO_INFLUENCE:
        rulings = ["BM-473"] if state.ships[seat] or state.landed[seat] else []
        return [*rulings, "BM-474"] if state.hyla[foe] != codes.NONE else rulings
    if effect == special.MUTANT_HAND and state.open[foe]:
        return ["BM-513", "BM-512"]
    return [_OWN[effect]] if effect in _OWN else []


_OPENING: Final = {special.MUTANT_DRAGONS: "BM-511", special.MUTANT_EMPTY: "BM-518"}
_CHANGES_TO: Final = {special.MUTANT_EARTH: codes.FIRE, special.MUTANT_FIRE: codes.EARTH}


def mutant_rulings(state: Table, seat: int, card: int) -> Rulings:
    """The rulings about playing a mutant, in the moment before it is laid."""
    effect = every.EFFECTS[card]
    if state.is_off(seat, card):
        return ("BM-268",)
    rulings: list[str] = []
    if not state.works(seat, card):
        rulings += ["BM-507", "BM-508"]
    elif state.said_by(seat) & layers.S_WAIVE_MUTANT and effect != special.MUTANT_NO_INFLUENCE:
        idle = state.element != codes.NONE and _CHANGES_TO.get(effect) == state.element
        rulings.append("BM-161" if idle else "BM-160")
    else:
        rulings += _own_rulings(state, seat, card)
        if state.opening and effect in _OPENING:
            rulings.append(_OPENING[effect])
    shields = every.ICONS[card] & (icons.SHIELD_FIRE | icons.SHIELD_EARTH)
    if shields and not layers.icons_of(card, state.ignored_by(seat), True) & shields:
        rulings.append("BM-095")
    return tuple(rulings)
