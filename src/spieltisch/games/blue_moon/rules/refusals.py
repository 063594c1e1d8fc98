"""Why a move is not legal: the first rule that forbids it."""

from spieltisch.games.blue_moon.cards import every, icons, kinds, special
from spieltisch.games.blue_moon.rules import menu, payments, permits
from spieltisch.games.blue_moon.state import codes, layers, verbs
from spieltisch.games.blue_moon.state.table import Table

LATE = {codes.AFTER: layers.S_AFTER, codes.END: layers.S_AT_END, codes.LAST: layers.S_LAST}
"""By phase: what a text has to say to be used in it."""


def refusal(table: Table, seat: int, move: int) -> int:
    """The number of the reason that forbids a move which is not in the menu."""
    if not 0 <= move < verbs.COUNT:
        return codes.NO_SUCH_MOVE
    if table.ended:
        return codes.GAME_OVER
    if seat != menu.asked(table):
        return codes.NOT_ASKED
    verb = verbs.VERB[move]
    card = verbs.ARGUMENT[move]
    if table.stack.frames:
        return _frame_refusal(table, seat, verb, card)
    if verb == verbs.DONE:
        return _done_refusal(table, seat)
    if verb in (verbs.FIGHT, verbs.RETREAT, verbs.DECLINE):
        return _retreat_refusal(table, verb)
    if verb == verbs.ANNOUNCE:
        return codes.WRONG_PHASE
    if verb == verbs.GIVE_UP:
        return (
            codes.NO_NEED_TO_GIVE_UP
            if table.phase in (codes.CHARACTERS, codes.OTHERS)
            else codes.WRONG_PHASE
        )
    if verb in (verbs.RETRIEVE, verbs.LAND, verbs.DROP):
        return _begin_refusal(table, seat, verb, card)
    if verb == verbs.LEAD:
        return _not_now(table, card) or permits.action_refusal(table, seat, card)
    if verb == verbs.REPLACE:
        return _not_now(table, card) or permits.replace_refusal(table, seat, card)
    if verb in (verbs.PLAY, verbs.FRESH):
        return _play_refusal(table, seat, verb, card)
    if verb in (verbs.BLUFF, verbs.LOAD):
        return _lay_refusal(table, seat, verb, card)
    if verb == verbs.TEXT:
        return _text_refusal(table, seat, card)
    if verb == verbs.PAY:
        return _pay_refusal(table, seat, card)
    return codes.NOT_OFFERED


def _not_now(table: Table, card: int) -> int:
    """Why the leadership phase is not the time for a card."""
    if card not in table.hand[table.turn]:
        return codes.NOT_IN_HAND
    if table.phase == codes.RETREAT and table.led:
        return codes.LED_ALREADY
    return codes.LEGAL if table.phase == codes.LEAD else codes.WRONG_PHASE


def _frame_refusal(table: Table, seat: int, verb: int, card: int) -> int:
    frame = table.stack.top()
    if verb in (verbs.DONE, verbs.SKIP):
        return codes.MUST_CHOOSE
    if verb != verbs.CHOOSE:
        return codes.CHOOSE_FIRST
    if frame.effect != codes.PAYING:
        return codes.NOT_OFFERED
    if card not in table.hand[seat]:
        return codes.NOT_IN_HAND
    effect = every.EFFECTS[frame.values[0]]
    if not payments.contributes(table, seat, effect, card):
        return codes.WORTHLESS
    return codes.SUPERFLUOUS


def _done_refusal(table: Table, seat: int) -> int:
    if table.phase == codes.CHARACTERS and (due := menu.character_due(table, seat)):
        return due
    if table.phase not in (codes.CHARACTERS, codes.OTHERS):
        return codes.WRONG_PHASE
    for card in menu.unmet_demands(table, seat):
        effect = every.EFFECTS[card]
        if effect == special.MUST_SUPPORT:
            return codes.SUPPORT_DUE
        return codes.BOOSTER_DUE if effect == special.MUST_BOOST else codes.DEMAND_DUE
    return codes.POWER_TOO_LOW


def _retreat_refusal(table: Table, verb: int) -> int:
    if table.phase not in (codes.LEAD, codes.RETREAT):
        return codes.WRONG_PHASE
    if verb == verbs.RETREAT:
        return codes.NO_RETREAT_HERE
    if verb == verbs.DECLINE:
        return codes.NO_DECLINE_HERE
    return codes.MUST_YIELD if table.yielding else codes.NO_CHARACTER


def _begin_refusal(table: Table, seat: int, verb: int, card: int) -> int:
    if verb == verbs.RETRIEVE:
        return permits.retrieve_refusal(table, seat, card) or codes.WRONG_PHASE
    if table.phase != codes.BEGIN:
        return codes.WRONG_PHASE
    if verb == verbs.LAND:
        return codes.NOT_A_SHIP if every.KINDS[card] != kinds.SHIP else codes.NOT_ON_TABLE
    return codes.NOT_A_BLUFF


def _play_refusal(table: Table, seat: int, verb: int, card: int) -> int:
    kind = every.KINDS[card]
    if card not in menu.playable_cards(table, seat):
        return codes.NOT_IN_HAND
    if kind not in (kinds.CHARACTER, kinds.BOOSTER, kinds.SUPPORT):
        return codes.WRONG_KIND
    if kind != kinds.CHARACTER:
        if not _others_open(table, seat):
            return codes.WRONG_PHASE
        return (
            codes.NOT_CONTINUED if verb == verbs.FRESH else permits.other_refusal(table, seat, card)
        )
    if table.phase != codes.CHARACTERS:
        return codes.WRONG_PHASE
    return permits.character_refusal(table, seat, card) or codes.NOT_CONTINUED


def _others_open(table: Table, seat: int) -> bool:
    """Whether boosters and supports may be played: in their phase, or once it can begin."""
    if table.phase == codes.CHARACTERS:
        return not menu.character_due(table, seat)
    return table.phase == codes.OTHERS


def _lay_refusal(table: Table, seat: int, verb: int, card: int) -> int:
    if card not in menu.playable_cards(table, seat):
        return codes.NOT_IN_HAND
    if not _others_open(table, seat):
        return (
            codes.WRONG_PHASE
            if verb == verbs.LOAD or every.ICONS[card] & icons.BLUFFS
            else codes.WRONG_KIND
        )
    return (
        permits.bluff_refusal(table, seat, card)
        if verb == verbs.BLUFF
        else permits.load_refusal(table, seat, card)
    )


def _text_refusal(table: Table, seat: int, card: int) -> int:
    moment = layers.SAYINGS[every.EFFECTS[card]] & (
        layers.S_USABLE | layers.S_AFTER | layers.S_AT_END | layers.S_LAST
    )
    if not moment and table.phase != codes.FIGHT_OVER:
        return codes.NO_SUCH_TEXT
    owned = [*table.active[seat], *table.support[seat], table.hyla[seat], table.inquisitors[seat]]
    if card not in owned:
        return codes.NOT_ON_TABLE
    due = (
        layers.S_USABLE if codes.BEGIN <= table.phase <= codes.OTHERS else LATE.get(table.phase, 0)
    )
    if moment != due:
        return codes.WRONG_PHASE
    if not table.works(seat, card):
        return codes.TEXT_OFF
    return codes.TEXT_USED if card in table.used else codes.NO_TARGET


def _pay_refusal(table: Table, seat: int, card: int) -> int:
    foe = 1 - seat
    effect = every.EFFECTS[card]
    if (
        effect != special.SIREN
        and not special.CATERPILLAR_FIRE <= effect <= special.CATERPILLAR_MOONS
    ):
        return codes.NO_DEMAND
    if card not in table.active[foe] and card not in table.support[foe]:
        return codes.NOT_ON_TABLE
    if table.phase not in (codes.LEAD, codes.RETREAT) and not _others_open(table, seat):
        return codes.WRONG_PHASE
    if not table.works(foe, card):
        return codes.DEMAND_OFF
    if card in table.paid:
        return codes.DEMAND_MET
    return codes.DEMAND_LEFT if card in table.used else codes.CANNOT_PAY
