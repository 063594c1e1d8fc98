"""Why a move is not possible, with the card that forbids it and the rulings that decide it."""

from typing import Final

from spieltisch.core.decision import Reason
from spieltisch.core.names import seat_name
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.blue_moon.cards import every, kinds, special
from spieltisch.games.blue_moon.rules import menu, permits, why
from spieltisch.games.blue_moon.state import codes, layers, verbs
from spieltisch.games.blue_moon.state.table import Table
from spieltisch.games.blue_moon.text import causes, debts, mutants, names, obstacles
from spieltisch.games.blue_moon.text.causes import Cause, Words, named
from spieltisch.games.blue_moon.text.modifiers import rulings_about
from spieltisch.games.blue_moon.text.names import phase_name, quoted
from spieltisch.games.blue_moon.text.prompts import prompt
from spieltisch.games.blue_moon.text.questions import foe_name
from spieltisch.games.blue_moon.text.sentences import SENTENCES


def reason(state: Table, seat: int, move: int, refusal: int) -> Reason:
    """Why this move is not possible."""
    code, de, en, rulings = SENTENCES[refusal]
    words: Words = {"phase": phase_name(state.phase), "foe": foe_name(state, seat)}
    if not state.ended:
        words["mover"] = seat_name(state, menu.asked(state))
        words["prompt"] = _without_stop(prompt(state, menu.asked(state)))
    cause = Cause()
    if 0 <= move < verbs.COUNT:
        verb, card = verbs.VERB[move], verbs.ARGUMENT[move]
        if verb >= verbs.RETRIEVE:
            words["card"] = quoted(card)
            words["kind"] = names.KIND_NAMES[every.KINDS[card]]
        if refusal in _CAUSES:
            cause = _CAUSES[refusal](state, seat, verb, card)
    words.update(cause.words)
    said = (cause.said or Text(de, en)).fill(**words)
    if cause.also:
        said = Text(f"{said.de} {cause.also.de}", f"{said.en} {cause.also.en}")
    if cause.rulings is not None:
        rulings = cause.rulings
    return Reason(code, said, tuple(dict.fromkeys((*rulings, *cause.more))))


def _without_stop(text: Text) -> Text:
    return Text(text.de.rstrip("."), text.en.rstrip("."))


# choices inside an effect

_NOT_NAMED: Final = Text(
    "{card} hat jetzt nichts zu beantworten: Du spielst die Karte in dem Augenblick, den sie nennt.",
    "There is nothing now that {card} could answer: you play it in the moment that the card names.",
)
_TEXT_IGNORED: Final = Text(
    "{foe} hat {by}: Deine Sonderfunktionen werden ignoriert, deshalb kannst du {card} nicht spielen.",
    "{foe} has {by}: your special texts are ignored, so you cannot play {card}.",
)
_NO_TARGET: Final = Text(
    "{foe} hat in diesem Zug nichts ausgelegt, was {card} abwerfen könnte.",
    "{foe} has played nothing this turn that {card} could discard.",
)


def _choose_first(state: Table, seat: int, verb: int, card: int) -> Cause:
    if verb != verbs.INTERVENE or not state.stack.frames:
        return Cause()
    frame = state.stack.top()
    if frame.effect != codes.WINDOW:
        return Cause()
    return _no_intervention(state, seat, card, frame)


def _not_named(state: Table, seat: int, card: int) -> Cause:
    """Why a card is no answer to anything that has just happened."""
    if card not in state.hand[seat]:
        return Cause(_NOT_HELD)
    if every.KINDS[card] != kinds.INTERVENTION:
        return Cause(_NO_INTERVENTION)
    return _dead(state, seat, card) or Cause(_NOT_NAMED, rulings=())


def _dead(state: Table, seat: int, card: int) -> Cause | None:
    """What keeps a seat from playing any intervention."""
    if found := why.silencers(state, seat, card):
        rulings = ("BM-526", *rulings_about(found, "card"))
        return Cause(_TEXT_IGNORED, {"by": named(found)}, rulings)
    if why.banners(state, seat, layers.TRAITS[card]):
        return causes.banned(state, seat, verbs.INTERVENE, card)
    return None


def _not_asked(state: Table, seat: int, verb: int, card: int) -> Cause:
    """Who has an intervention that is dead is not even asked."""
    if (
        verb == verbs.INTERVENE
        and every.KINDS[card] == kinds.INTERVENTION
        and card in state.hand[seat]
    ):
        return _dead(state, seat, card) or Cause()
    return Cause()


def _no_intervention(state: Table, seat: int, card: int, frame: Frame) -> Cause:
    """Why an intervention cannot answer what has just happened."""
    answers = every.EFFECTS[card] in layers.EFFECTS_OF_WINDOW[frame.values[0]]
    if card not in state.hand[seat] or not answers:
        return _not_named(state, seat, card)
    if dead := _dead(state, seat, card):
        return dead
    if state.played >= state.cards_limit[seat]:
        cause = causes.card_limit(state, seat, verbs.INTERVENE, card)
        _, de, en, rulings = SENTENCES[codes.CARD_LIMIT]
        return Cause(Text(de, en), cause.words, (*rulings, *cause.more))
    return Cause(_NO_TARGET, rulings=("BM-099", "BM-537"))


_NOT_HELD: Final = Text("{card} ist nicht in deiner Hand.", "{card} is not in your hand.")
_NO_INTERVENTION: Final = Text("{card} ist keine Intervention.", "{card} is no intervention.")
_NO_CHOICE: Final = Text(
    "{card} steht hier nicht zur Wahl. {prompt}.", "{card} cannot be chosen here. {prompt}."
)
_IS_PROTECTED: Final = Text(
    "{card} ist GESCHÜTZT und kann nicht abgeworfen werden.",
    "{card} is PROTECTED and cannot be discarded.",
)
_LAST_ONE: Final = Text(
    "{card} ist der letzte aktive Charakter von {foe}; einer muss bleiben.",
    "{card} is the last active character of {foe}; one has to stay.",
)
_TAKES: Final = (
    special.TAKE_BACK_ACTIVE,
    special.TAKE_BACK_COMBAT,
    special.TAKE_BACK_OTHER,
    special.SWAP_HYLA,
)


def _not_offered(state: Table, seat: int, verb: int, card: int) -> Cause:
    if verb == verbs.INTERVENE:
        return _not_named(state, seat, card)
    if verb != verbs.CHOOSE or not state.stack.frames:
        return Cause()
    frame, foe = state.stack.top(), 1 - seat
    if frame.effect == codes.TARGET and every.EFFECTS[frame.values[0]] not in _TAKES:
        if card in [*state.active[foe], *state.support[foe]] and state.is_protected(foe, card):
            return Cause(_IS_PROTECTED, rulings=("BM-099",))
        spares = every.EFFECTS[frame.values[0]] in (
            special.DISCARD_ICON_CARD,
            special.DISCARD_CHARACTER,
        )
        if spares and state.characters_of(foe) == [card]:
            return Cause(_LAST_ONE, rulings=("BM-303",))
    return Cause(_NO_CHOICE)


def _must_choose(state: Table, seat: int, verb: int, card: int) -> Cause:
    if verbs.SKIP in state.menu or verbs.DONE in state.menu:
        _, de, en, _ = SENTENCES[codes.CHOOSE_FIRST]
        return Cause(Text(de, en), rulings=())
    declining = state.stack.frames and state.stack.top().effect == codes.DECLINING
    cost = state.stack.frames and state.stack.top().effect == codes.PAYING_COST
    if declining:
        return Cause(rulings=("BM-016",))
    return Cause(rulings=("BM-039",)) if cost else Cause()


# going on or not

_NONE_PLAYABLE: Final = Text(
    "Keiner deiner Charaktere lässt sich auslegen. {why}",
    "None of your characters can be played. {why}",
)
_WAYS: Final = (
    Text("der Rückzug", "retreating"),
    Text("der Verzicht auf den Kampfbeginn", "declining to start the fight"),
)


def _no_character(state: Table, seat: int, verb: int, card: int) -> Cause:
    held = [
        each for each in menu.playable_cards(state, seat) if every.KINDS[each] == kinds.CHARACTER
    ]
    if not held:
        return Cause(rulings=("BM-017",) if state.opening else ("BM-083",))
    first = reason(
        state, seat, verbs.PLAY + held[0], permits.character_refusal(state, seat, held[0])
    )
    return Cause(_NONE_PLAYABLE, {"why": first.text}, first.rulings)


def _must_yield(state: Table, seat: int, verb: int, card: int) -> Cause:
    return Cause(words={"way": _WAYS[1 if state.opening else 0]})


_RETREAT_INSTEAD: Final = Text(
    "Dein Charakter wurde aufgehoben: Lege einen anderen aus oder zieh dich zurück.",
    "Your character was cancelled: play another one or retreat.",
)


def _no_need(state: Table, seat: int, verb: int, card: int) -> Cause:
    return Cause(_RETREAT_INSTEAD, rulings=("BM-534",)) if state.cancelled else Cause()


_CAUSES: Final = {
    codes.NOT_ASKED: _not_asked,
    codes.CHOOSE_FIRST: _choose_first,
    codes.NOT_OFFERED: _not_offered,
    codes.NOT_IN_HAND: obstacles.not_in_hand,
    codes.WRONG_PHASE: obstacles.wrong_phase,
    codes.WRONG_KIND: obstacles.wrong_kind,
    codes.BANNED: causes.banned,
    codes.CARD_LIMIT: causes.card_limit,
    codes.COMBAT_LIMIT: causes.combat_limit,
    codes.OWN_BAN: causes.own_ban,
    codes.STOPPED: causes.stopped,
    codes.ONE_CHARACTER: causes.one_character,
    codes.CONDITION: mutants.condition,
    codes.COST: causes.cost,
    codes.ONLY_FROM_SHIP: obstacles.only_from_ship,
    codes.ONE_FROM_HAND: obstacles.one_from_hand,
    codes.NO_ALLOWANCE: obstacles.no_allowance,
    codes.OPENING_ALLOWANCE: obstacles.opening_allowance,
    codes.BLUFF_OFF: obstacles.bluff_off,
    codes.NO_ROOM: obstacles.no_room,
    codes.LED_ALREADY: obstacles.led_already,
    codes.REPLACE_OFF: obstacles.replace_off,
    codes.NOT_ON_TABLE: obstacles.not_on_table,
    codes.RETRIEVE_OFF: obstacles.retrieve_off,
    codes.RETRIEVE_BLOCKED: obstacles.retrieve_blocked,
    codes.HAND_LIMIT: debts.hand_limit,
    codes.NO_SUCH_TEXT: obstacles.no_such_text,
    codes.TEXT_OFF: obstacles.text_off,
    codes.NO_TARGET: debts.no_target,
    codes.DEMAND_OFF: debts.demand_off,
    codes.CANNOT_PAY: debts.cannot_pay,
    codes.TOO_MANY_CHARACTERS: causes.too_many_characters,
    codes.DEMAND_DUE: debts.demand_due,
    codes.SUPPORT_DUE: debts.demand_due,
    codes.BOOSTER_DUE: debts.demand_due,
    codes.POWER_TOO_LOW: causes.power_too_low,
    codes.NO_CHARACTER: _no_character,
    codes.MUST_YIELD: _must_yield,
    codes.NO_NEED_TO_GIVE_UP: _no_need,
    codes.SUPERFLUOUS: debts.superfluous,
    codes.WORTHLESS: debts.worthless,
    codes.MUST_CHOOSE: _must_choose,
}
"""By refusal: what looks for the exact cause."""
