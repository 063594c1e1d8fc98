"""The exact cause of a refusal, continued: phases, places, icons and texts that do not work."""

from typing import TYPE_CHECKING, Final

from spieltisch.core.text import Text, both
from spieltisch.games.blue_moon.cards import every, icons, kinds, special
from spieltisch.games.blue_moon.state import codes, layers, verbs
from spieltisch.games.blue_moon.text import names
from spieltisch.games.blue_moon.text.causes import Cause, Words, lost_icon, named
from spieltisch.games.blue_moon.text.modifiers import (
    Rulings,
    icon_silencers,
    ignorers,
    ignoring_rulings,
    silencers,
)
from spieltisch.games.blue_moon.text.names import phase_name, quoted, quoted_all
from spieltisch.games.blue_moon.text.questions import foe_name

if TYPE_CHECKING:
    from spieltisch.games.blue_moon.rules.state import BlueMoonState

# phases

_BELONGS: Final = Text(
    "Das gehört in die {right}; jetzt ist: {now}.",
    "That belongs to the {right}; now it is the {now}.",
)
_NO_LATER: Final = Text(
    "Das geht nur zu Beginn deines Zuges; jetzt ist: {now}.",
    "That is possible only at the beginning of your turn; now it is the {now}.",
)
_TEXT_MOMENTS: Final = {
    layers.S_USABLE: Text(
        "Die Sonderfunktion von {card} nutzt du in deinem Zug vor der Ansage; jetzt ist: {now}.",
        "The special text of {card} is used on your turn before the announcement; now it is the {now}.",
    ),
    layers.S_AFTER: Text(
        "Die Sonderfunktion von {card} nutzt du direkt nach der Verstärkungs- und Unterstützungsphase; jetzt ist: {now}.",
        "The special text of {card} is used right after the booster/support phase; now it is the {now}.",
    ),
    layers.S_AT_END: Text(
        "Die Sonderfunktion von {card} nutzt du am Ende deines Zuges; jetzt ist: {now}.",
        "The special text of {card} is used at the end of your turn; now it is the {now}.",
    ),
    layers.S_LAST: Text(
        "Die Sonderfunktion von {card} nutzt du ganz am Ende deines Zuges; jetzt ist: {now}.",
        "The special text of {card} is used at the very end of your turn; now it is the {now}.",
    ),
}
_TEXT_RULINGS: Final = {
    layers.S_USABLE: ("BM-043",),
    layers.S_AFTER: ("BM-225",),
    layers.S_AT_END: ("BM-044",),
    layers.S_LAST: ("BM-175",),
}
_RIGHT_PHASES: Final = {
    verbs.FIGHT: codes.RETREAT,
    verbs.RETREAT: codes.RETREAT,
    verbs.DECLINE: codes.RETREAT,
    verbs.LEAD: codes.LEAD,
    verbs.REPLACE: codes.LEAD,
    verbs.BLUFF: codes.OTHERS,
    verbs.LOAD: codes.OTHERS,
    verbs.PAY: codes.OTHERS,
    verbs.GIVE_UP: codes.OTHERS,
    verbs.ANNOUNCE: codes.ANNOUNCE,
}
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


def wrong_phase(state: "BlueMoonState", seat: int, verb: int, card: int) -> Cause:
    now = phase_name(state.phase)
    if verb in (verbs.RETRIEVE, verbs.LAND, verbs.DROP):
        return Cause(_NO_LATER.fill(now=now), rulings=_PHASE_RULINGS[verb])
    if verb == verbs.DONE:
        return Cause(_DECIDE)
    if verb == verbs.TEXT:
        moment = layers.SAYINGS[every.EFFECTS[card]]
        said = _TEXT_MOMENTS.get(moment)
        words: Words = {"card": quoted(card), "now": now}
        if said:
            return Cause(said.fill(**words), rulings=_TEXT_RULINGS[moment])
        return Cause()
    if verb == verbs.ANNOUNCE and state.element != codes.NONE:
        element = names.ELEMENT_NAMES[state.element]
        return Cause(_ANNOUNCED.fill(element=element), rulings=("BM-014",))
    right, rulings = _RIGHT_PHASES.get(verb, codes.OTHERS), _PHASE_RULINGS.get(verb, ())
    if verb in (verbs.PLAY, verbs.FRESH):
        right, rulings = _phase_of(card)
    return Cause(_BELONGS.fill(right=names.PHASE_NAMES[right], now=now), rulings=rulings)


_LED: Final = Text(
    "In deinem Zug darfst du eine Aktionskarte auslegen oder eine Karte ersetzen, und das hast du schon{by}.",
    "On your turn you may play one action card or replace one card, and you have{by}.",
)


def led_already(state: "BlueMoonState", seat: int, verb: int, card: int) -> Cause:
    found = state.actions[seat]
    by = Text(" ({cards})", " ({cards})").fill(cards=quoted_all(found)) if found else both("")
    return Cause(_LED.fill(by=by), rulings=("BM-Q4",))


def _phase_of(card: int) -> tuple[int, Rulings]:
    """The phase in which a card is played, with a ruling if it is FREE."""
    rulings = ("BM-079",) if every.ICONS[card] & icons.FREE else ()
    if every.KINDS[card] == kinds.CHARACTER:
        return codes.CHARACTERS, rulings
    return (
        (codes.OTHERS, rulings)
        if every.KINDS[card] in (kinds.BOOSTER, kinds.SUPPORT)
        else (codes.LEAD, ())
    )


_IN_PHASE: Final = Text(
    "{card} ({kind}) legst du in der {right} aus.",
    "{card} ({kind}) is played in the {right}.",
)
_INTERVENTION: Final = Text(
    "{card} ist eine Intervention: Du spielst sie in dem Augenblick, den sie nennt, meist im Zug von {foe}.",
    "{card} is an intervention: you play it in the moment that it names, mostly in the turn of {foe}.",
)
_NO_BLUFF: Final = Text("{card} trägt kein BLUFF-Symbol.", "{card} carries no BLUFF icon.")


def wrong_kind(state: "BlueMoonState", seat: int, verb: int, card: int) -> Cause:
    words: Words = {"card": quoted(card), "kind": names.KIND_NAMES[every.KINDS[card]]}
    if verb == verbs.BLUFF:
        return Cause(_NO_BLUFF.fill(**words))
    if every.KINDS[card] == kinds.INTERVENTION:
        said = _INTERVENTION.fill(foe=foe_name(state, seat), **words)
        return Cause(said, rulings=("BM-524", "BM-528"))
    right, rulings = _phase_of(card)
    return Cause(_IN_PHASE.fill(right=names.PHASE_NAMES[right], **words), rulings=rulings)


# where a card is

_ON_SHIP: Final = Text(
    "{card} ist auf {ship} geladen und kommt erst ins Spiel, wenn das Schiff gelandet ist.",
    "{card} is loaded on {ship} and comes into play only when the ship has landed.",
)
_HAND_ONLY: Final = Text(
    "{card} ist auf {ship} geladen; dafür zählen nur Handkarten.",
    "{card} is loaded on {ship}; only hand cards count for this.",
)


def not_in_hand(state: "BlueMoonState", seat: int, verb: int, card: int) -> Cause:
    if card not in state.loaded[seat]:
        return Cause()
    ship = state.aboard[seat][state.loaded[seat].index(card)]
    words: Words = {"card": quoted(card), "ship": quoted(ship)}
    if verb in (verbs.REPLACE, verbs.CHOOSE):
        rulings = ("BM-495",) if verb == verbs.REPLACE else ("BM-494",)
        return Cause(_HAND_ONLY.fill(**words), rulings=rulings)
    return Cause(_ON_SHIP.fill(**words), rulings=("BM-489",))


_SHIP_TEXT_OFF: Final = Text(
    "Die Sonderfunktion von {ship} wird durch {by} ignoriert.",
    "The special text of {ship} is ignored because of {by}.",
)


def only_from_ship(state: "BlueMoonState", seat: int, verb: int, card: int) -> Cause:
    words: Words = {"by": named(state.landed[seat])}
    more = ("BM-Q17",) if verb == verbs.LOAD else ()
    for ship in state.landed[seat]:
        if every.EFFECTS[ship] in (
            special.SHIP_HAND,
            special.LOAD_SHIP_HAND_ONE,
        ) and not state.works(seat, ship):
            by = named(silencers(state, seat, ship))
            also = _SHIP_TEXT_OFF.fill(ship=quoted(ship), by=by)
            return Cause(words=words, also=also, more=(*more, "BM-486"))
    return Cause(words=words, more=more)


def one_from_hand(state: "BlueMoonState", seat: int, verb: int, card: int) -> Cause:
    by = state.cards_saying(seat, special.LOAD_SHIP_HAND_ONE)
    first = state.from_hand
    return Cause(words={"by": named(by), "first": quoted(first) if first != codes.NONE else "–"})


_NO_SHIP: Final = Text("Du hast kein Schiff auf See.", "You have no ship at sea.")


def no_room(state: "BlueMoonState", seat: int, verb: int, card: int) -> Cause:
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


def not_on_table(state: "BlueMoonState", seat: int, verb: int, card: int) -> Cause:
    words: Words = {"card": quoted(card), "foe": foe_name(state, seat)}
    if verb == verbs.LAND:
        landed = card in state.landed[seat]
        return Cause(
            (_LANDED if landed else _NOT_AT_SEA).fill(**words), rulings=("BM-473",) * landed
        )
    if verb == verbs.PAY:
        return Cause(_NOT_THEIRS.fill(**words))
    if card in state.older[seat]:
        return Cause(_INACTIVE.fill(**words), rulings=("BM-008", "BM-064"))
    if card in state.loaded[seat] and verb == verbs.RETRIEVE:
        return Cause(_LOADED.fill(**words), rulings=("BM-496",))
    return Cause()


# boosters and supports

_HAD: Final = Text(" ({cards})", " ({cards})")
_HAD_LOAD: Final = Text(" (ein Schiff geladen)", " (a ship was loaded)")


def no_allowance(state: "BlueMoonState", seat: int, verb: int, card: int) -> Cause:
    played = state.new_others
    what = _HAD.fill(cards=quoted_all(played)) if played else _HAD_LOAD
    cause = Cause()
    if verb not in (verbs.BLUFF, verbs.LOAD):
        cause = lost_icon(state, seat, card, icons.FREE) or cause
    elif state.said_by(seat) & layers.S_ANY_BOOSTERS:
        cause.more = ("BM-285",)
    cause.words = {"what": what}
    return cause


def opening_allowance(state: "BlueMoonState", seat: int, verb: int, card: int) -> Cause:
    if verb in (verbs.BLUFF, verbs.LOAD):
        return Cause(more=("BM-492",) if verb == verbs.BLUFF else ())
    return lost_icon(state, seat, card, icons.FREE) or Cause()


# icons and texts that do not work

_BLUFF_RULINGS: Final = {
    special.IGNORE_ICON_CARDS: "BM-116",
    special.IGNORE_SUPPORTS: "BM-248",
    special.IGNORE_ICONS: "BM-376",
    special.IGNORE_ALL_ICONS: "BM-119",
    special.IGNORE_CHARACTERS: "BM-Q6",
}


def bluff_off(state: "BlueMoonState", seat: int, verb: int, card: int) -> Cause:
    found = icon_silencers(state, seat, card)
    found += [
        each
        for each in ignorers(state, seat, layers.SUPPORTS | layers.ICON_CARDS)
        if each not in found
    ]
    return Cause(words={"by": named(found)}, more=_rulings_of(found, _BLUFF_RULINGS))


def _rulings_of(cards: list[int], rulings: dict[int, str]) -> Rulings:
    found = [rulings[every.EFFECTS[card]] for card in cards if every.EFFECTS[card] in rulings]
    return tuple(dict.fromkeys(found))


_REPLACE_RULINGS: Final = {
    special.IGNORE_ICONS: "BM-106",
    special.IGNORE_ICON_CARDS: "BM-107",
    special.IGNORE_ALL_ICONS: "BM-108",
    special.IGNORE_CHARACTERS: "BM-109",
    special.IGNORE_BOOSTERS: "BM-110",
    special.IGNORE_SUPPORTS: "BM-111",
}
_NO_REPLACE: Final = Text("{card} trägt kein ERSETZEN-Symbol.", "{card} carries no REPLACE icon.")
_INQUISITOR_OFF: Final = Text(
    "{foe} hat {by}: {inquisitor} erlaubt deshalb kein Ersetzen, und {card} trägt selbst kein ERSETZEN-Symbol.",
    "{foe} has {by}: therefore {inquisitor} does not let you replace, and {card} itself carries no REPLACE icon.",
)


def replace_off(state: "BlueMoonState", seat: int, verb: int, card: int) -> Cause:
    found = icon_silencers(state, seat, card)
    if every.ICONS[card] & icons.REPLACE:
        rulings = _rulings_of(found, _REPLACE_RULINGS)
        if every.ICONS[card] & icons.PROTECTED:
            rulings = (*rulings, "BM-103")
        return Cause(words={"by": named(found)}, rulings=rulings)
    inquisitor = state.inquisitors[seat]
    words: Words = {"card": quoted(card), "foe": foe_name(state, seat)}
    if inquisitor == codes.NONE or every.EFFECTS[inquisitor] != special.ALL_REPLACE:
        return Cause(_NO_REPLACE.fill(**words))
    words["inquisitor"] = quoted(inquisitor)
    if state.works(seat, inquisitor):
        # an icon that the card has only "as if" is ignored like a printed one
        found += [each for each in ignorers(state, seat, layers.ICON_CARDS) if each not in found]
        rulings = ("BM-554", *_rulings_of(found, _REPLACE_RULINGS))
        return Cause(_INQUISITOR_OFF.fill(by=named(found), **words), rulings=rulings)
    found = silencers(state, seat, inquisitor)
    rulings = ("BM-556", *_rulings_of(found, {special.IGNORE_TEXTS: _gas_ruling(found)}))
    return Cause(_INQUISITOR_OFF.fill(by=named(found), **words), rulings=rulings)


def _gas_ruling(found: list[int]) -> str:
    return "BM-115" if any(every.KINDS[card] == kinds.SUPPORT for card in found) else "BM-114"


_WHOLE: Final = Text(
    "{foe} hat {by}: {card} wird ganz ignoriert, auch das Symbol.",
    "{foe} has {by}: {card} is ignored as a whole, its icon too.",
)


def retrieve_off(state: "BlueMoonState", seat: int, verb: int, card: int) -> Cause:
    found = icon_silencers(state, seat, card)
    words: Words = {"by": named(found), "card": quoted(card), "foe": foe_name(state, seat)}
    said = _WHOLE.fill(**words) if state.is_off(seat, card) else None
    return Cause(said, words, rulings=ignoring_rulings(found))


def retrieve_blocked(state: "BlueMoonState", seat: int, verb: int, card: int) -> Cause:
    foe = 1 - seat
    found = [each for each in state.characters_of(foe) if every.ICONS[each] & icons.RETRIEVE]
    ignoring = state.ignored_by(foe)
    dead = found and not any(
        layers.icons_of(each, ignoring, True) & icons.RETRIEVE for each in found
    )
    return Cause(words={"by": named(found)}, more=("BM-066",) if dead else ())


_WHOLE_TEXT: Final = Text(
    "{foe} hat {by}: {card} wird ganz ignoriert, auch die Sonderfunktion.",
    "{foe} has {by}: {card} is ignored as a whole, its special text too.",
)


def text_off(state: "BlueMoonState", seat: int, verb: int, card: int) -> Cause:
    found = silencers(state, seat, card)
    words: Words = {"by": named(found), "card": quoted(card), "foe": foe_name(state, seat)}
    said = _WHOLE_TEXT.fill(**words) if state.is_off(seat, card) else None
    return Cause(said, words, rulings=ignoring_rulings(found))


_NO_TEXT: Final = Text("{card} hat keine Sonderfunktion.", "{card} has no special text.")


def no_such_text(state: "BlueMoonState", seat: int, verb: int, card: int) -> Cause:
    return Cause() if every.EFFECTS[card] else Cause(_NO_TEXT.fill(card=quoted(card)), rulings=())
