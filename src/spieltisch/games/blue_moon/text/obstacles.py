"""The exact cause of a refusal, continued: phases, places, icons and texts that do not work."""

from typing import Final

from spieltisch.core.text import Text, both
from spieltisch.games.blue_moon.cards import every, icons, kinds, special
from spieltisch.games.blue_moon.rules import permits, why
from spieltisch.games.blue_moon.state import codes, layers, verbs
from spieltisch.games.blue_moon.state.table import Table
from spieltisch.games.blue_moon.text import names
from spieltisch.games.blue_moon.text.causes import Cause, Words, lost_icon, named
from spieltisch.games.blue_moon.text.modifiers import Rulings, rulings_about
from spieltisch.games.blue_moon.text.names import quoted, quoted_all

# phases

_BELONGS: Final = Text(
    "Das gehört in die {right}; jetzt ist: {phase}.",
    "That belongs to the {right}; now it is the {phase}.",
)
_NO_LATER: Final = Text(
    "Das geht nur zu Beginn deines Zuges; jetzt ist: {phase}.",
    "That is possible only at the beginning of your turn; now it is the {phase}.",
)
_TEXT_LATER: Final = Text(
    "Die Sonderfunktion von {card} nutzt du {when}; jetzt ist: {phase}.",
    "The special text of {card} is used {when}; now it is the {phase}.",
)
_TEXT_MOMENTS: Final[dict[int, tuple[Text, Rulings]]] = {
    layers.S_USABLE: (
        Text("in deinem Zug vor der Ansage", "on your turn before the announcement"),
        ("BM-043",),
    ),
    layers.S_AFTER: (
        Text(
            "direkt nach der Verstärkungs- und Unterstützungsphase",
            "right after the booster/support phase",
        ),
        ("BM-225",),
    ),
    layers.S_AT_END: (Text("am Ende deines Zuges", "at the end of your turn"), ("BM-044",)),
    layers.S_LAST: (Text("ganz am Ende deines Zuges", "at the very end of your turn"), ("BM-175",)),
}
"""When a text is used, and the ruling about it."""
_RIGHT_PHASES: Final = {
    verbs.FIGHT: codes.RETREAT,
    verbs.RETREAT: codes.RETREAT,
    verbs.DECLINE: codes.RETREAT,
    verbs.LEAD: codes.LEAD,
    verbs.REPLACE: codes.LEAD,
    verbs.ANNOUNCE: codes.ANNOUNCE,
}
"""By verb: its phase, if it is not that of boosters and supports."""
_PHASE_RULINGS: Final = {
    verbs.RETRIEVE: ("BM-007",),
    verbs.DROP: ("BM-118",),
    verbs.LAND: ("BM-488",),
    verbs.DECLINE: ("BM-016", "BM-024"),
    verbs.PAY: ("BM-396", "BM-404"),
}
_ANNOUNCED: Final = Text(
    "Das Element wählt, wer den Kampf eröffnet; jetzt wird um {element} gekämpft.",
    "Who opens the fight chooses the element; this one is fought in {element}.",
)
_DECIDE: Final = Text(
    "Hier geht es nicht weiter, ohne dass du dich entscheidest.", "Here you have to decide."
)


def wrong_phase(state: Table, seat: int, verb: int, card: int) -> Cause:
    if verb in (verbs.RETRIEVE, verbs.LAND, verbs.DROP):
        return Cause(_NO_LATER, rulings=_PHASE_RULINGS[verb])
    if verb == verbs.DONE:
        return Cause(_DECIDE)
    if verb == verbs.TEXT:
        moment = layers.SAYINGS[every.EFFECTS[card]]
        if moment not in _TEXT_MOMENTS:
            return Cause()
        when, rulings = _TEXT_MOMENTS[moment]
        return Cause(_TEXT_LATER, {"when": when}, rulings)
    if verb == verbs.ANNOUNCE and state.element != codes.NONE:
        element = names.ELEMENT_NAMES[state.element]
        return Cause(_ANNOUNCED, {"element": element}, ("BM-014",))
    right = _RIGHT_PHASES.get(verb, codes.OTHERS)
    rulings = _PHASE_RULINGS.get(verb, ())
    if verb in (verbs.PLAY, verbs.FRESH):
        right, rulings = _phase_of(card)
    return Cause(_BELONGS, {"right": names.PHASE_NAMES[right]}, rulings)


def led_already(state: Table, seat: int, verb: int, card: int) -> Cause:
    found = state.actions[seat]
    by = Text(" ({cards})", " ({cards})").fill(cards=quoted_all(found)) if found else both("")
    return Cause(None, {"by": by}, ("BM-Q4",))


def _phase_of(card: int) -> tuple[int, Rulings]:
    """The phase in which a card is played, with a ruling if it is FREE."""
    phase = permits.phase_of(card)
    free = phase != codes.LEAD and every.ICONS[card] & icons.FREE
    return phase, ("BM-079",) if free else ()


_INTERVENTION: Final = Text(
    "{card} ist eine Intervention: Du spielst sie in dem Augenblick, den sie nennt, meist im Zug von {foe}.",
    "{card} is an intervention: you play it in the moment that it names, mostly in the turn of {foe}.",
)
_NO_BLUFF: Final = Text("{card} trägt kein BLUFF-Symbol.", "{card} carries no BLUFF icon.")


def wrong_kind(state: Table, seat: int, verb: int, card: int) -> Cause:
    if verb == verbs.BLUFF:
        return Cause(_NO_BLUFF)
    if every.KINDS[card] == kinds.INTERVENTION:
        return Cause(_INTERVENTION, rulings=("BM-524", "BM-528"))
    right, rulings = _phase_of(card)
    return Cause(None, {"right": names.PHASE_NAMES[right]}, rulings)


# where a card is

_ON_SHIP: Final = Text(
    "{card} ist auf {ship} geladen und kommt erst ins Spiel, wenn das Schiff gelandet ist.",
    "{card} is loaded on {ship} and comes into play only when the ship has landed.",
)
_HAND_ONLY: Final = Text(
    "{card} ist auf {ship} geladen; dafür zählen nur Handkarten.",
    "{card} is loaded on {ship}; only hand cards count for this.",
)


def not_in_hand(state: Table, seat: int, verb: int, card: int) -> Cause:
    if card not in state.loaded[seat]:
        return Cause()
    ship = state.aboard[seat][state.loaded[seat].index(card)]
    words: Words = {"ship": quoted(ship)}
    if verb in (verbs.REPLACE, verbs.CHOOSE):
        return Cause(_HAND_ONLY, words, ("BM-495",) if verb == verbs.REPLACE else ("BM-494",))
    return Cause(_ON_SHIP, words, ("BM-489",))


_SHIP_TEXT_OFF: Final = Text(
    "Die Sonderfunktion von {ship} wird durch {by} ignoriert.",
    "The special text of {ship} is ignored because of {by}.",
)


def only_from_ship(state: Table, seat: int, verb: int, card: int) -> Cause:
    words: Words = {"by": named(state.landed[seat])}
    more = ("BM-Q17",) if verb == verbs.LOAD else ()
    for ship in state.landed[seat]:
        if every.EFFECTS[ship] in (
            special.SHIP_HAND,
            special.LOAD_SHIP_HAND_ONE,
        ) and not state.works(seat, ship):
            by = named(why.silencers(state, seat, ship))
            also = _SHIP_TEXT_OFF.fill(ship=quoted(ship), by=by)
            return Cause(words=words, also=also, more=(*more, "BM-486"))
    return Cause(words=words, more=more)


def one_from_hand(state: Table, seat: int, verb: int, card: int) -> Cause:
    by = state.cards_saying(seat, special.LOAD_SHIP_HAND_ONE)
    return Cause(words={"by": named(by), "first": quoted(state.from_hand)})


_NO_SHIP: Final = Text("Du hast kein Schiff auf See.", "You have no ship at sea.")


def no_room(state: Table, seat: int, verb: int, card: int) -> Cause:
    return Cause() if state.ships[seat] else Cause(_NO_SHIP, rulings=())


_INACTIVE: Final = Text(
    "{card} liegt inaktiv in deinem Kampfbereich; wieder aufnehmen lassen sich nur aktive Karten.",
    "{card} lies inactive in your combat area; only active cards can be taken back.",
)
_LOADED: Final = Text(
    "{card} ist auf ein Schiff geladen; von dort lässt sie sich nicht wieder aufnehmen.",
    "{card} is loaded on a ship; it cannot be taken back from there.",
)
_LANDED: Final = Text("{card} ist schon gelandet.", "{card} has landed already.")
_NOT_AT_SEA: Final = Text("{card} ist nicht auf See.", "{card} is not at sea.")
_NOT_THEIRS: Final = Text(
    "{card} liegt bei {foe} nicht aktiv aus.", "{foe} does not have an active {card}."
)


def not_on_table(state: Table, seat: int, verb: int, card: int) -> Cause:
    if verb == verbs.LAND:
        if card in state.landed[seat]:
            return Cause(_LANDED, rulings=("BM-473",))
        return Cause(_NOT_AT_SEA, rulings=())
    if verb == verbs.PAY:
        return Cause(_NOT_THEIRS)
    if card in state.older[seat]:
        return Cause(_INACTIVE, rulings=("BM-008", "BM-064"))
    if card in state.loaded[seat] and verb == verbs.RETRIEVE:
        return Cause(_LOADED, rulings=("BM-496",))
    return Cause()


# boosters and supports

_HAD: Final = Text(" ({cards})", " ({cards})")
_HAD_LOAD: Final = Text(" (ein Schiff geladen)", " (a ship was loaded)")


def no_allowance(state: Table, seat: int, verb: int, card: int) -> Cause:
    played = state.new_others
    what = _HAD.fill(cards=quoted_all(played)) if played else _HAD_LOAD
    cause = Cause()
    if verb not in (verbs.BLUFF, verbs.LOAD):
        cause = lost_icon(state, seat, card, icons.FREE) or cause
    elif state.said_by(seat) & layers.S_ANY_BOOSTERS:
        cause.more = ("BM-285",)
    cause.words = {"what": what}
    return cause


def opening_allowance(state: Table, seat: int, verb: int, card: int) -> Cause:
    if verb in (verbs.BLUFF, verbs.LOAD):
        return Cause(more=("BM-492",) if verb == verbs.BLUFF else ())
    return lost_icon(state, seat, card, icons.FREE) or Cause()


# icons and texts that do not work


def bluff_off(state: Table, seat: int, verb: int, card: int) -> Cause:
    found = why.icon_silencers(state, seat, card) + why.bluff_ignorers(state, seat)
    found = list(dict.fromkeys(found))
    return Cause(words={"by": named(found)}, more=rulings_about(found, "bluff"))


_INQUISITOR_OFF: Final = Text(
    "{foe} hat {by}: {inquisitor} erlaubt deshalb kein Ersetzen, und {card} trägt selbst kein ERSETZEN-Symbol.",
    "{foe} has {by}: therefore {inquisitor} does not let you replace, and {card} itself carries no REPLACE icon.",
)


def replace_off(state: Table, seat: int, verb: int, card: int) -> Cause:
    if every.ICONS[card] & icons.REPLACE:
        found = why.icon_silencers(state, seat, card)
        rulings = rulings_about(found, "replace")
        if every.ICONS[card] & icons.PROTECTED:
            rulings += ("BM-103",)
        return Cause(words={"by": named(found)}, rulings=rulings)
    inquisitor = state.inquisitors[seat]
    if state.works(seat, inquisitor):
        found = why.as_if_silencers(state, seat, card)
        rulings = ("BM-554", *rulings_about(found, "replace"))
    else:
        found = why.silencers(state, seat, inquisitor)
        gas = any(every.EFFECTS[by] == special.IGNORE_TEXTS for by in found)
        rulings = ("BM-556", _gas_ruling(found)) if gas else ("BM-556",)
    return Cause(_INQUISITOR_OFF, {"by": named(found), "inquisitor": quoted(inquisitor)}, rulings)


def _gas_ruling(found: list[int]) -> str:
    return "BM-115" if any(every.KINDS[card] == kinds.SUPPORT for card in found) else "BM-114"


_WHOLE: Final = Text(
    "{foe} hat {by}: {card} wird ganz ignoriert, auch das Symbol.",
    "{foe} has {by}: {card} is ignored as a whole, its icon too.",
)


def retrieve_off(state: Table, seat: int, verb: int, card: int) -> Cause:
    found = why.icon_silencers(state, seat, card)
    said = _WHOLE if state.is_off(seat, card) else None
    return Cause(said, {"by": named(found)}, rulings_about(found, "card"))


def retrieve_blocked(state: Table, seat: int, verb: int, card: int) -> Cause:
    foe = 1 - seat
    found = permits.retrieve_blockers(state, seat)
    ignoring = state.ignored_by(foe)
    alive = [each for each in found if layers.icons_of(each, ignoring, True) & icons.RETRIEVE]
    return Cause(words={"by": named(found)}, more=() if alive else ("BM-066",))


_WHOLE_TEXT: Final = Text(
    "{foe} hat {by}: {card} wird ganz ignoriert, auch die Sonderfunktion.",
    "{foe} has {by}: {card} is ignored as a whole, its special text too.",
)


def text_off(state: Table, seat: int, verb: int, card: int) -> Cause:
    found = why.silencers(state, seat, card)
    said = _WHOLE_TEXT if state.is_off(seat, card) else None
    return Cause(said, {"by": named(found)}, rulings_about(found, "card"))


_NO_TEXT: Final = Text("{card} hat keine Sonderfunktion.", "{card} has no special text.")


def no_such_text(state: Table, seat: int, verb: int, card: int) -> Cause:
    return Cause() if every.EFFECTS[card] else Cause(_NO_TEXT, rulings=())
