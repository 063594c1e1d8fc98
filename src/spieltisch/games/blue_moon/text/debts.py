"""The exact cause of a refusal, continued: limits on drawing, demands and payments."""

from typing import Final

from spieltisch.core.text import Text, joined
from spieltisch.games.blue_moon.cards import every, special
from spieltisch.games.blue_moon.effects import targets
from spieltisch.games.blue_moon.rules import menu, why
from spieltisch.games.blue_moon.state import codes, layers
from spieltisch.games.blue_moon.state.table import Table
from spieltisch.games.blue_moon.text.causes import Cause, Words, named
from spieltisch.games.blue_moon.text.modifiers import rulings_about
from spieltisch.games.blue_moon.text.names import counted, demanded, in_element
from spieltisch.games.blue_moon.text.payments import (
    payment_rulings,
    superfluous_rulings,
    weakened,
    worthless_rulings,
)

# limits on what comes into the hand

_NEVER: Final = Text(
    "{foe} hat {by}: Du darfst keine Karte auf die Hand nehmen.",
    "{foe} has {by}: you may take no card into your hand.",
)


def hand_limit(state: Table, seat: int, verb: int, card: int) -> Cause:
    found = why.limiters(state, seat, special.LIMIT_HAND)
    words: Words = {"by": named(found), "count": len(state.hand[seat])}
    if n := state.hand_limit[seat]:
        return Cause(None, {**words, "n": n}, ("BM-380", "BM-381"))
    return Cause(_NEVER, words, ("BM-394", "BM-395"))


_NO_DECK: Final = Text(
    "{foe} hat {by}: Du darfst keine Karte aus deinem Nachziehstapel nehmen.",
    "{foe} has {by}: you may take no card from your draw deck.",
)
_SO_MANY_FROM_DECK: Final = Text(
    "{foe} hat {by}: In deinem Zug darfst du nicht mehr als {cards} aus deinem Nachziehstapel nehmen, und das hast du schon.",
    "{foe} has {by}: on your turn you may take no more than {cards} from your draw deck, and you have.",
)


def deck_limit(state: Table, seat: int) -> Cause:
    words: Words = {"by": named(why.limiters(state, seat, special.LIMIT_DRAWS))}
    if n := state.draw_limit[seat]:
        return Cause(_SO_MANY_FROM_DECK, {**words, "cards": counted("cards", n)}, ("BM-329",))
    return Cause(_NO_DECK, words, ("BM-131",))


# texts that would do nothing

_NOTHING_THERE: Final = Text(
    "{foe} hat keine Karte, die {card} abwerfen könnte.",
    "{foe} has no card that {card} could discard.",
)
_NO_ADDITIONAL: Final = Text(
    "{foe} hat {by}: Am Ende deines Zuges darfst du keine zusätzlichen Karten ziehen.",
    "{foe} has {by}: at the end of your turn you may not draw additional cards.",
)
_EMPTY_DECK: Final = Text("Dein Nachziehstapel ist leer.", "Your draw deck is empty.")
_EMPTY_PILE: Final = Text("Dein Ablagestapel ist leer.", "Your discard pile is empty.")
_ENOUGH: Final = Text(
    "Du hast schon {count} Handkarten, mehr als {n} werden es dadurch nicht.",
    "You already hold {count} cards; this never makes more than {n}.",
)
_EMPTY_HAND: Final = Text("{foe} hat keine Handkarten.", "{foe} has no hand cards.")
_NO_MORE_DECK: Final = Text("{foe} hat keinen Nachziehstapel mehr.", "{foe} has no draw deck left.")


def no_target(state: Table, seat: int, verb: int, card: int) -> Cause:
    """Why a text would do nothing."""
    effect, foe = every.EFFECTS[card], 1 - seat
    if effect in (special.DISCARD_ICON_CARD, special.DISCARD_BOOSTER_SUPPORT_EACH_TURN):
        own = "BM-303" if effect == special.DISCARD_ICON_CARD else "BM-306"
        return Cause(_NOTHING_THERE, rulings=("BM-099", own))
    if effect == special.FOE_DISCARDS_AT_END:
        return Cause(_EMPTY_HAND)
    if effect == special.MILL:
        return Cause(_NO_MORE_DECK)
    if effect == special.DRAW_ADDITIONAL and state.said_by(foe) & layers.S_NO_ADDITIONAL:
        by = state.cards_saying(foe, special.FORBID_ADDITIONAL_DRAWS)
        return Cause(_NO_ADDITIONAL, {"by": named(by)}, ("BM-277",))
    if (
        effect in (special.DRAW_TO, special.DRAW_AFTER_FIGHT)
        and len(state.hand[seat]) >= every.AMOUNTS[card]
    ):
        return Cause(_ENOUGH, {"count": len(state.hand[seat]), "n": every.AMOUNTS[card]})
    if effect == special.DIG_AFTER:
        return hand_limit(state, seat, verb, card) if state.discard[seat] else Cause(_EMPTY_PILE)
    if not state.deck[seat] and effect != special.DRAW_SHUFFLE_BACK:
        return Cause(_EMPTY_DECK)
    if not state.may_leave_deck(seat):
        return deck_limit(state, seat)
    return Cause() if state.may_take(seat) else hand_limit(state, seat, verb, card)


# demands and payments


def demand_off(state: Table, seat: int, verb: int, card: int) -> Cause:
    found = why.silencers(state, 1 - seat, card)
    return Cause(words={"by": named(found)}, rulings=rulings_about(found, "card"))


_HAND_GIVES: Final = Text("Deine Hand gibt {sum}.", "Your hand gives {sum}.")


def cannot_pay(state: Table, seat: int, verb: int, card: int) -> Cause:
    effect, hand = every.EFFECTS[card], state.hand[seat]
    words: Words = {"demand": demanded(effect, targets.demand_of(state, 1 - seat, card))}
    if effect == special.SIREN:
        return Cause(words=words, rulings=("BM-453", "BM-494"))
    if effect == special.CATERPILLAR_MOONS:
        total = counted("moons", sum(every.MOONS[each] for each in hand))
        return Cause(words=words, rulings=("BM-415",), also=_HAND_GIVES.fill(sum=total))
    sums = [
        in_element(sum(state.printed(seat, each, element) for each in hand), element)
        for element in (codes.FIRE, codes.EARTH)
    ]
    if effect == special.CATERPILLAR_FIRE:
        sums = sums[:1]
    elif effect == special.CATERPILLAR_EARTH:
        sums = sums[1:]
    rulings = (*payment_rulings(card), *weakened(state, seat, card, hand))
    also = _HAND_GIVES.fill(sum=joined(sums, " / "))
    return Cause(words=words, rulings=rulings, also=also)


def worthless(state: Table, seat: int, verb: int, card: int) -> Cause:
    demand, n = state.stack.top().values[:2]
    rulings = (*worthless_rulings(demand, card), *weakened(state, seat, demand, [card]))
    return Cause(words={"demand": demanded(every.EFFECTS[demand], n)}, rulings=rulings)


def superfluous(state: Table, seat: int, verb: int, card: int) -> Cause:
    demand, n = state.stack.top().values[:2]
    words: Words = {"demand": demanded(every.EFFECTS[demand], n)}
    return Cause(words=words, rulings=superfluous_rulings(demand))


def demand_due(state: Table, seat: int, verb: int, card: int) -> Cause:
    found = menu.unmet_demands(state, seat)
    words: Words = {"by": named(found[:1])}
    if found and special.CATERPILLAR_FIRE <= every.EFFECTS[found[0]] <= special.CATERPILLAR_MOONS:
        words["demand"] = demanded(
            every.EFFECTS[found[0]], targets.demand_of(state, 1 - seat, found[0])
        )
    more = ("BM-392",) if state.doubled[1 - seat] in found else ()
    return Cause(words=words, more=more)
