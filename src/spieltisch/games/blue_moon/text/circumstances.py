"""What of the table has to be remembered with an event, so that the log can say why later.

An event that is noted gets further numbers behind its own: the rulings that decided it, as numbers;
for a won fight the cards that changed its dragons, for a change of the element the mutant, for a
turn the floods that did not work, for a dragon that was bought the card that sold it.
"""

from typing import Final

from spieltisch.games.blue_moon.cards import every, icons, kinds, special
from spieltisch.games.blue_moon.rules import permits, why
from spieltisch.games.blue_moon.rules.outlook import is_mutant
from spieltisch.games.blue_moon.state import codes, layers
from spieltisch.games.blue_moon.state.table import Table
from spieltisch.games.blue_moon.text.dragons import told_dragons
from spieltisch.games.blue_moon.text.modifiers import Rulings
from spieltisch.games.blue_moon.text.mutants import mutant_rulings
from spieltisch.games.blue_moon.text.shapers import MOST, power_rulings


def circumstances(state: Table, kind: str, args: list[int]) -> list[int]:
    """The numbers to remember with an event that is being noted."""
    if kind in _RULINGS:
        return [int(ruling[3:]) for ruling in _RULINGS[kind](state, args)]
    return _OTHERS[kind](state, args)


def remembered(numbers: list[int]) -> Rulings:
    """Rulings that were noted as numbers.

    >>> remembered([14, 442])
    ('BM-014', 'BM-442')
    """
    return tuple(f"BM-{number:03}" for number in numbers)


# plays


def play_rulings(state: Table, seat: int, card: int, kept: bool, ship: bool) -> Rulings:
    """The rulings about playing a character, booster or support."""
    rulings: list[str] = []
    if kept:
        rulings.append("BM-318" if every.EFFECTS[card] == special.KEEP_ACTIVE else "BM-086")
    elif every.KINDS[card] == kinds.CHARACTER:
        rulings += _gang_lost(state, seat, card)
    if is_mutant(card):
        rulings += mutant_rulings(state, seat, card)
    if state.stopped:
        rulings += ["BM-097", *_granted_by(state, seat, card)]
    if ship and every.KINDS[card] == kinds.CHARACTER and every.CARDS[card].people != "buka":
        rulings.append("BM-489")
    return tuple(dict.fromkeys(rulings))[:MOST]


def _gang_lost(state: Table, seat: int, card: int) -> Rulings:
    """The ruling about a gang that ends because its icons are ignored."""
    gang = every.ICONS[card] & icons.GANGS
    if state.first_character != codes.NONE or permits.would_keep(state, seat, card):
        return ()
    if not any(every.ICONS[each] & gang for each in state.active[seat]):
        return ()
    if why.saying(state, seat, layers.CHARACTERS):
        return ("BM-261",)
    strips = every.EFFECTS[card] == special.DISCARD_BOOSTER_SUPPORT_EACH_TURN
    return ("BM-308",) if strips and why.saying(state, seat, layers.SOME_ICONS) else ()


_GRANTS: Final = {
    special.EXTRA_EITHER: ("BM-571", "BM-355"),
    special.EXTRA_BOOSTER: ("BM-388", "BM-356"),
    special.ANY_BOOSTERS: ("BM-286", "BM-286"),
    special.ANY_SUPPORTS: ("BM-198", "BM-198"),
}
"""By text: the rulings about a card that it grants after STOP, and after the STOP of khind-31."""


def _granted_by(state: Table, seat: int, card: int) -> Rulings:
    """The ruling about the text that grants a booster or support after STOP."""
    own = (special.ANY_BOOSTERS, special.EXTRA_BOOSTER)
    if every.KINDS[card] != kinds.BOOSTER:
        own = (special.ANY_SUPPORTS, special.EXTRA_SUPPORT)
    again = bool(state.said_by(seat) & layers.S_ATTACK_AGAIN)
    for effect in (*own, special.EXTRA_EITHER):
        for by in state.cards_saying(seat, effect):
            if effect == special.EXTRA_SUPPORT and every.KINDS[by] == kinds.CHARACTER:
                return ("BM-357",) if again else ()
            if effect == special.EXTRA_SUPPORT:
                return ("BM-358",) if again else ("BM-475",)
            return (_GRANTS[effect][again],)
    return ()


def _play(state: Table, args: list[int]) -> Rulings:
    seat, card, kept, ship = args
    return play_rulings(state, seat, card, kept == 1, ship == 1)


# interventions

_INTERVENTIONS: Final = {
    special.CANCEL_ACTION: ("BM-529",),
    special.CANCEL_CHARACTER: ("BM-531",),
    special.DISCARD_OF_TURN: ("BM-537", "BM-538"),
    special.END_TURN: ("BM-541",),
    special.TAKE_BACK_ON_RETREAT: ("BM-546",),
    special.CANCEL_DRAGON: ("BM-547",),
    special.CANCEL_INTERVENTION: ("BM-Q30",),
}


def intervention_rulings(card: int, against: int) -> Rulings:
    """The rulings about an intervention and the card it answers, if it answers one."""
    rulings = _INTERVENTIONS.get(every.EFFECTS[card], ("BM-524",))
    if every.EFFECTS[card] == special.CANCEL_CHARACTER and against != codes.NONE:
        return (*rulings, *cancelled_character(against))
    return rulings


def cancelled_character(card: int) -> Rulings:
    """The rulings about cancelling just this character."""
    if every.EFFECTS[card] == special.IGNORE_TEXTS:
        return ("BM-527",)
    return ("BM-533",) if every.CARDS[card].people == "tutu" else ()


# how a fight ends


def _retreat(state: Table, args: list[int]) -> Rulings:
    seat, forced = args
    if not forced:
        return ()
    if state.events and state.events[-1].kind == "call":
        return ()
    if state.cancelled:
        return ("BM-534",) if state.opening else ()
    if state.yielding:
        return ("BM-030",)
    return ("BM-444",) if len(state.cards_saying(1 - seat, special.FLOOD)) > 1 else ()


def _decline(state: Table, args: list[int]) -> Rulings:
    last = state.events[-1] if state.events else None
    discarded = last is not None and last.kind == "discard" and last.args[2] == codes.NONE
    return ("BM-016",) if discarded or state.hand[args[0]] else ("BM-022",)


def _won(state: Table, args: list[int]) -> list[int]:
    return told_dragons(state, 1 - args[0])


def _turn(state: Table, args: list[int]) -> list[int]:
    """Two floods that have not driven this player away: they are ignored."""
    floods = [card for card in state.support[1 - args[0]] if every.EFFECTS[card] == special.FLOOD]
    return floods if len(floods) > 1 else []


def _dragon(state: Table, args: list[int]) -> list[int]:
    """The card by which a dragon is bought."""
    if args[1] != codes.BY_PURCHASE:
        return []
    bought = [event.args[1] for event in state.events if event.kind == "pay"]
    return bought[-1:]


# the rest


def landing_rulings(state: Table, seat: int, ship: int) -> Rulings:
    """The rulings about landing a ship, beside those that have landed in this turn."""
    rulings: list[str] = []
    if any(other != ship for other in state.landed[seat]):
        rulings.append("BM-485")
    if every.EFFECTS[ship] and not state.works(seat, ship):
        rulings.append("BM-486")
    return tuple(rulings)


def _land(state: Table, args: list[int]) -> Rulings:
    return landing_rulings(state, args[0], args[1])


def _announce(state: Table, args: list[int]) -> Rulings:
    return power_rulings(state, args[0], args[1])


def _element(state: Table, args: list[int]) -> list[int]:
    """The mutant, and whether its condition was waived."""
    return [state.last, 1 if state.said_by(args[0]) & layers.S_WAIVE_MUTANT else 0]


_RULINGS: Final = {
    "play": _play,
    "land": _land,
    "announce": _announce,
    "retreat": _retreat,
    "decline": _decline,
}
_OTHERS: Final = {"won": _won, "turn": _turn, "dragon": _dragon, "element": _element}
CIRCUMSTANTIAL: Final = frozenset([*_RULINGS, *_OTHERS])
"""The kinds of events that need their circumstances."""
