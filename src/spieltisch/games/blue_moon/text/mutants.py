"""Mutants: their conditions, and the rulings about playing them."""

from typing import TYPE_CHECKING, Final

from spieltisch.core.text import Text, both
from spieltisch.games.blue_moon.cards import effect as e
from spieltisch.games.blue_moon.cards.card import SHIELD_EARTH, SHIELD_FIRE
from spieltisch.games.blue_moon.cards.every import AMOUNTS, EFFECTS, ICONS
from spieltisch.games.blue_moon.state import layers
from spieltisch.games.blue_moon.state.codes import EARTH, FIRE, NONE
from spieltisch.games.blue_moon.text.causes import Cause, Words
from spieltisch.games.blue_moon.text.modifiers import Rulings
from spieltisch.games.blue_moon.text.names import counted_cards, in_element, quoted, quoted_all
from spieltisch.games.blue_moon.text.questions import foe_name

if TYPE_CHECKING:
    from spieltisch.games.blue_moon.rules.state import BlueMoonState


def is_mutant(card: int) -> bool:
    return e.MUTANT_DRAGONS <= EFFECTS[card] <= e.MUTANT_NO_INFLUENCE


# conditions

_CONDITIONS: Final = {
    e.MUTANT_DRAGONS: Text("{foe} mindestens einen Drachen hat", "{foe} has at least one dragon"),
    e.MUTANT_HAND: Text(
        "{foe} mindestens {n} Handkarten mehr hat als du",
        "{foe} holds at least {n} hand cards more than you",
    ),
    e.MUTANT_CARDS: Text(
        "{foe} mindestens {n} Karten in Kampf- und Unterstützungsbereich hat",
        "{foe} has at least {n} cards in combat and support areas",
    ),
    e.MUTANT_ACTIVE: Text(
        "{foe} mindestens {n} aktive Karten in Kampf- und Unterstützungsbereich hat",
        "{foe} has at least {n} active cards in combat and support areas",
    ),
    e.MUTANT_POWER: Text(
        "{foe} mit einer Stärke von mindestens {n} angreift",
        "{foe} attacks with a power of at least {n}",
    ),
    e.MUTANT_EARTH: Text(
        "{foe} mit mindestens {n} Erde angreift",
        "{foe} attacks with at least {n} earth",
    ),
    e.MUTANT_FIRE: Text(
        "{foe} mit mindestens {n} Feuer angreift",
        "{foe} attacks with at least {n} fire",
    ),
    e.MUTANT_EMPTY: Text(
        "dein Kampf- und dein Unterstützungsbereich leer sind",
        "your combat and support areas are empty",
    ),
    e.MUTANT_FREE: Text(
        "{foe} eine aktive Karte hat, die FREI trägt",
        "{foe} has an active card that carries FREE",
    ),
    e.MUTANT_NO_INFLUENCE: Text("dein Einflussbereich leer ist", "your influence area is empty"),
}
_CONDITION: Final = Text(
    "{card} darfst du nur auslegen, wenn {condition}; jetzt: {now}.",
    "You may play {card} only if {condition}; now: {now}.",
)


def condition(state: "BlueMoonState", seat: int, verb: int, card: int) -> Cause:
    if EFFECTS[card] not in _CONDITIONS:
        return Cause()
    asked = _CONDITIONS[EFFECTS[card]]
    words: Words = {"foe": foe_name(state, seat), "n": AMOUNTS[card]}
    now = _condition_now(state, seat, EFFECTS[card])
    said = _CONDITION.fill(card=quoted(card), condition=asked.fill(**words), now=now)
    return Cause(said, rulings=_condition_rulings(state, seat, card))


def _condition_now(state: "BlueMoonState", seat: int, effect: int) -> Text:
    """The present number that a mutant's condition looks at."""
    foe = 1 - seat
    if effect == e.MUTANT_DRAGONS:
        return both(str(state.dragons[foe]))
    if effect == e.MUTANT_HAND:
        theirs, mine = len(state.hand[foe]), len(state.hand[seat])
        return Text(f"{theirs} gegen deine {mine}", f"{theirs} against your {mine}")
    if effect == e.MUTANT_CARDS:
        return both(str(state.cards_laid(foe)))
    if effect == e.MUTANT_ACTIVE:
        return both(str(state.cards_laid(foe) - len(state.older[foe])))
    if effect in (e.MUTANT_POWER, e.MUTANT_EARTH, e.MUTANT_FIRE):
        if state.element == NONE:
            return Text("noch kein Angriff", "no attack yet")
        return in_element(state.power(foe, state.element), state.element)
    if effect == e.MUTANT_EMPTY:
        return counted_cards(state.cards_laid(seat))
    if effect == e.MUTANT_FREE:
        return Text("keine", "none")
    cards = [*state.ships[seat], *([state.hyla[seat]] if state.hyla[seat] != NONE else [])]
    return quoted_all(cards)


# rulings

_POWERS: Final = (e.MUTANT_POWER, e.MUTANT_EARTH, e.MUTANT_FIRE)


def _own_rulings(state: "BlueMoonState", seat: int, card: int) -> list[str]:
    """The rulings about the condition of just this mutant."""
    effect, foe = EFFECTS[card], 1 - seat
    if effect in _POWERS:
        return ["BM-510"]
    if effect == e.MUTANT_HAND:
        return ["BM-513", "BM-512"] if state.open[foe] else ["BM-513"]
    if effect == e.MUTANT_CARDS:
        return ["BM-514"]
    if effect == e.MUTANT_ACTIVE:
        return ["BM-515"]
    if effect == e.MUTANT_FREE:
        return ["BM-519"]
    if effect == e.MUTANT_EMPTY:
        return ["BM-517", "BM-516"] if state.bluffs[seat] else ["BM-516"]
    if effect == e.MUTANT_NO_INFLUENCE:
        rulings = ["BM-473"] if state.ships[seat] or state.landed[seat] else []
        return [*rulings, "BM-474"] if state.hyla[foe] != NONE else rulings
    return []


def _condition_rulings(state: "BlueMoonState", seat: int, card: int) -> Rulings:
    """The rulings about a condition that is not met."""
    return tuple(_own_rulings(state, seat, card) or ["BM-037"])


_OPENING: Final = {e.MUTANT_DRAGONS: "BM-511", e.MUTANT_EMPTY: "BM-518"}
_CHANGES_TO: Final = {e.MUTANT_EARTH: FIRE, e.MUTANT_FIRE: EARTH}


def mutant_rulings(state: "BlueMoonState", seat: int, card: int) -> Rulings:
    """The rulings about playing a mutant, in the moment before it is laid."""
    effect = EFFECTS[card]
    if state.is_off(seat, card):
        return ("BM-268",)
    rulings: list[str] = []
    if not state.works(seat, card):
        rulings += ["BM-507", "BM-508"]
    elif state.said_by(seat) & layers.S_WAIVE_MUTANT and effect != e.MUTANT_NO_INFLUENCE:
        idle = state.element != NONE and _CHANGES_TO.get(effect) == state.element
        rulings.append("BM-161" if idle else "BM-160")
    else:
        rulings += _own_rulings(state, seat, card)
        if state.opening and effect in _OPENING:
            rulings.append(_OPENING[effect])
    shields = ICONS[card] & (SHIELD_FIRE | SHIELD_EARTH)
    if shields and not layers.icons_of(card, state.ignored_by(seat), True) & shields:
        rulings.append("BM-095")
    return tuple(rulings)
