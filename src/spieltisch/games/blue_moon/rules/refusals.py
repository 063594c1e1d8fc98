"""Why a move is not legal: the first rule that forbids it."""

from spieltisch.games.blue_moon.cards.card import BLUFFS, BOOSTER, CHARACTER, SHIP, SUPPORT
from spieltisch.games.blue_moon.cards.effect import (
    CATERPILLAR_FIRE,
    CATERPILLAR_MOONS,
    MUST_BOOST,
    MUST_SUPPORT,
    SIREN,
)
from spieltisch.games.blue_moon.cards.every import EFFECTS, ICONS, KINDS
from spieltisch.games.blue_moon.rules.turn import Turn
from spieltisch.games.blue_moon.state import payments
from spieltisch.games.blue_moon.state.codes import (
    AFTER,
    ARGUMENT,
    BEGIN,
    BOOSTER_DUE,
    CANNOT_PAY,
    CHARACTERS,
    CHOOSE_FIRST,
    DEMAND_DUE,
    DEMAND_LEFT,
    DEMAND_MET,
    DEMAND_OFF,
    END,
    FIGHT_OVER,
    GAME_OVER,
    LAST,
    LEAD,
    LED_ALREADY,
    LEGAL,
    MOVES,
    MUST_CHOOSE,
    MUST_YIELD,
    NO_CHARACTER,
    NO_DECLINE_HERE,
    NO_DEMAND,
    NO_NEED_TO_GIVE_UP,
    NO_RETREAT_HERE,
    NO_SUCH_MOVE,
    NO_SUCH_TEXT,
    NO_TARGET,
    NOT_A_BLUFF,
    NOT_A_SHIP,
    NOT_ASKED,
    NOT_CONTINUED,
    NOT_IN_HAND,
    NOT_OFFERED,
    NOT_ON_TABLE,
    OTHERS,
    PAYING,
    POWER_TOO_LOW,
    RETREAT,
    SUPERFLUOUS,
    SUPPORT_DUE,
    TEXT_OFF,
    TEXT_USED,
    V_ANNOUNCE,
    V_BLUFF,
    V_CHOOSE,
    V_DECLINE,
    V_DONE,
    V_DROP,
    V_FIGHT,
    V_FRESH,
    V_GIVE_UP,
    V_LAND,
    V_LEAD,
    V_LOAD,
    V_PAY,
    V_PLAY,
    V_REPLACE,
    V_RETREAT,
    V_RETRIEVE,
    V_SKIP,
    V_TEXT,
    VERB,
    WORTHLESS,
    WRONG_KIND,
    WRONG_PHASE,
)
from spieltisch.games.blue_moon.state.layers import S_AFTER, S_AT_END, S_LAST, S_USABLE, SAYINGS

LATE = {AFTER: S_AFTER, END: S_AT_END, LAST: S_LAST}
"""By phase: what a text has to say to be used in it."""


def refusal(table: Turn, seat: int, move: int) -> int:
    """The number of the reason that forbids a move which is not in the menu."""
    if not 0 <= move < MOVES:
        return NO_SUCH_MOVE
    if table.ended:
        return GAME_OVER
    if seat != table.asked():
        return NOT_ASKED
    verb = VERB[move]
    card = ARGUMENT[move]
    if table.stack.frames:
        return _frame_refusal(table, seat, verb, card)
    if verb == V_DONE:
        return _done_refusal(table, seat)
    if verb in (V_FIGHT, V_RETREAT, V_DECLINE):
        return _retreat_refusal(table, verb)
    if verb == V_ANNOUNCE:
        return WRONG_PHASE
    if verb == V_GIVE_UP:
        return NO_NEED_TO_GIVE_UP if table.phase in (CHARACTERS, OTHERS) else WRONG_PHASE
    if verb in (V_RETRIEVE, V_LAND, V_DROP):
        return _begin_refusal(table, seat, verb, card)
    if verb == V_LEAD:
        return _not_now(table, card) or table.action_refusal(seat, card)
    if verb == V_REPLACE:
        return _not_now(table, card) or table.replace_refusal(seat, card)
    if verb in (V_PLAY, V_FRESH):
        return _play_refusal(table, seat, verb, card)
    if verb in (V_BLUFF, V_LOAD):
        return _lay_refusal(table, seat, verb, card)
    if verb == V_TEXT:
        return _text_refusal(table, seat, card)
    if verb == V_PAY:
        return _pay_refusal(table, seat, card)
    return NOT_OFFERED


def _not_now(table: Turn, card: int) -> int:
    """Why the leadership phase is not the time for a card."""
    if card not in table.hand[table.turn]:
        return NOT_IN_HAND
    if table.phase == RETREAT and table.led:
        return LED_ALREADY
    return LEGAL if table.phase == LEAD else WRONG_PHASE


def _frame_refusal(table: Turn, seat: int, verb: int, card: int) -> int:
    frame = table.stack.top()
    if verb in (V_DONE, V_SKIP):
        return MUST_CHOOSE
    if verb != V_CHOOSE:
        return CHOOSE_FIRST
    if frame.effect != PAYING:
        return NOT_OFFERED
    if card not in table.hand[seat]:
        return NOT_IN_HAND
    effect = EFFECTS[frame.values[0]]
    if not payments.contributes(table, seat, effect, card):
        return WORTHLESS
    return SUPERFLUOUS


def _done_refusal(table: Turn, seat: int) -> int:
    if table.phase == CHARACTERS and (due := table.character_due(seat)):
        return due
    if table.phase not in (CHARACTERS, OTHERS):
        return WRONG_PHASE
    for card in table.texts_of(1 - seat):
        if table.demands(seat, card):
            effect = EFFECTS[card]
            if effect == MUST_SUPPORT:
                return SUPPORT_DUE
            return BOOSTER_DUE if effect == MUST_BOOST else DEMAND_DUE
    return POWER_TOO_LOW


def _retreat_refusal(table: Turn, verb: int) -> int:
    if table.phase not in (LEAD, RETREAT):
        return WRONG_PHASE
    if verb == V_RETREAT:
        return NO_RETREAT_HERE
    if verb == V_DECLINE:
        return NO_DECLINE_HERE
    return MUST_YIELD if table.yielding else NO_CHARACTER


def _begin_refusal(table: Turn, seat: int, verb: int, card: int) -> int:
    if verb == V_RETRIEVE:
        return table.retrieve_refusal(seat, card) or WRONG_PHASE
    if table.phase != BEGIN:
        return WRONG_PHASE
    if verb == V_LAND:
        return NOT_A_SHIP if KINDS[card] != SHIP else NOT_ON_TABLE
    return NOT_A_BLUFF


def _play_refusal(table: Turn, seat: int, verb: int, card: int) -> int:
    kind = KINDS[card]
    if card not in table.playable_cards(seat):
        return NOT_IN_HAND
    if kind not in (CHARACTER, BOOSTER, SUPPORT):
        return WRONG_KIND
    if kind != CHARACTER:
        if not _others_open(table, seat):
            return WRONG_PHASE
        return NOT_CONTINUED if verb == V_FRESH else table.other_refusal(seat, card)
    if table.phase != CHARACTERS:
        return WRONG_PHASE
    return table.character_refusal(seat, card) or NOT_CONTINUED


def _others_open(table: Turn, seat: int) -> bool:
    """Whether boosters and supports may be played: in their phase, or once it can begin."""
    if table.phase == CHARACTERS:
        return not table.character_due(seat)
    return table.phase == OTHERS


def _lay_refusal(table: Turn, seat: int, verb: int, card: int) -> int:
    if card not in table.playable_cards(seat):
        return NOT_IN_HAND
    if not _others_open(table, seat):
        return WRONG_PHASE if verb == V_LOAD or ICONS[card] & BLUFFS else WRONG_KIND
    return table.bluff_refusal(seat, card) if verb == V_BLUFF else table.load_refusal(seat, card)


def _text_refusal(table: Turn, seat: int, card: int) -> int:
    moment = SAYINGS[EFFECTS[card]] & (S_USABLE | S_AFTER | S_AT_END | S_LAST)
    if not moment and table.phase != FIGHT_OVER:
        return NO_SUCH_TEXT
    owned = [*table.active[seat], *table.support[seat], table.hyla[seat], table.inquisitors[seat]]
    if card not in owned:
        return NOT_ON_TABLE
    due = S_USABLE if BEGIN <= table.phase <= OTHERS else LATE.get(table.phase, 0)
    if moment != due:
        return WRONG_PHASE
    if not table.works(seat, card):
        return TEXT_OFF
    return TEXT_USED if card in table.used else NO_TARGET


def _pay_refusal(table: Turn, seat: int, card: int) -> int:
    foe = 1 - seat
    effect = EFFECTS[card]
    if effect != SIREN and not CATERPILLAR_FIRE <= effect <= CATERPILLAR_MOONS:
        return NO_DEMAND
    if card not in table.active[foe] and card not in table.support[foe]:
        return NOT_ON_TABLE
    if table.phase not in (LEAD, RETREAT) and not _others_open(table, seat):
        return WRONG_PHASE
    if not table.works(foe, card):
        return DEMAND_OFF
    if card in table.paid:
        return DEMAND_MET
    return DEMAND_LEFT if card in table.used else CANNOT_PAY
