"""What happened, in words: one entry for each kind of event."""

from typing import TYPE_CHECKING, Final

from spieltisch.core.event import Event, LogLine
from spieltisch.core.log import Reader
from spieltisch.core.text import Text
from spieltisch.games.blue_moon.cards import every, kinds
from spieltisch.games.blue_moon.state import codes
from spieltisch.games.blue_moon.state.notation import ELEMENT_KEYS, card_key
from spieltisch.games.blue_moon.text import names
from spieltisch.games.blue_moon.text.circumstances import (
    cancelled_character,
    intervention_rulings,
    remembered,
)
from spieltisch.games.blue_moon.text.dragons import dragon_rulings, told_reasons
from spieltisch.games.blue_moon.text.events import EVENTS
from spieltisch.games.blue_moon.text.modifiers import Rulings
from spieltisch.games.blue_moon.text.names import (
    counted_cards,
    counted_crystals,
    counted_dragons,
    counted_hand_cards,
    quoted,
    quoted_all,
)
from spieltisch.games.blue_moon.text.payments import payment_rulings, purchase_rulings

if TYPE_CHECKING:
    from spieltisch.games.blue_moon.state.table import Table

_ENDINGS: Final = {
    codes.FOURTH_DRAGON: ("BM-433",),
    codes.NO_CARDS: ("BM-057",),
    codes.NO_CARDS_NO_DRAGONS: ("BM-059",),
    codes.MISPLAY: ("BM-031",),
}
_CAUSES: Final = {
    codes.BY_FIGHT: (Text("für den Kampf", "for the fight"), ()),
    codes.BY_SIREN: (Text("durch die Sirenen", "by the sirens"), ("BM-450",)),
    codes.BY_STORM: (Text("durch die Stürme", "by the storms"), ("BM-370",)),
    codes.BY_PURCHASE: (Text("für die abgeworfenen Karten", "for the discarded cards"), ()),
    codes.BY_BLUFF: (Text("für den Bluff", "for the bluff"), ()),
    codes.BY_INQUISITOR: (Text("durch den Inquisitor", "by the inquisitor"), ("BM-551",)),
}
_GAINS: Final = Text("{seat} gewinnt einen Drachen {cause}.", "{seat} gains a dragon {cause}.")
_COMES: Final = Text("Ein Drache kommt {seat} näher.", "A dragon comes closer to {seat}.")
_GAINS_FOURTH: Final = Text(
    "{seat} hat schon alle drei Drachen und gewinnt noch einen {cause}.",
    "{seat} has all three dragons already and gains another one {cause}.",
)
_DROPS: Final = Text("{seat} wirft {card} ab.", "{seat} discards {card}.")
_RETRIEVES: Final = Text("{seat} nimmt {card} wieder auf.", "{seat} takes {card} back.")
_PLAYS_SHIP: Final = Text(
    "{seat} legt {card} vom Schiff aus.", "{seat} plays {card} from the ship."
)
_KEEPS: Final = Text(
    "{seat} legt {card} aus; die älteren Karten bleiben aktiv.",
    "{seat} plays {card}; the older cards stay active.",
)
_KEEPS_SHIP: Final = Text(
    "{seat} legt {card} vom Schiff aus; die älteren Karten bleiben aktiv.",
    "{seat} plays {card} from the ship; the older cards stay active.",
)
_FALSE: Final = Text(
    "{seat} lässt Farbe bekennen: {cards}. Der Bluff war keiner.",
    "{seat} calls the bluff: {cards}. The bluff fails.",
)
_OPENS: Final = Text("{seat} eröffnet den Kampf.", "{seat} opens the fight.")
_PLAYS_IDLE: Final = Text(
    "{seat} legt {card} aus, ohne Sonderfunktion: Sie wird ignoriert.",
    "{seat} plays {card} without its special text, which is ignored.",
)
_FLOODED: Final = Text(
    "{seat} muss sich vor den beiden Fluten zurückziehen.",
    "{seat} has to retreat because of the two floods.",
)
_DRY_TURN: Final = Text(
    "{seat} ist am Zug; die beiden Fluten gegenüber werden ignoriert.",
    "{seat}'s turn; the two opposing floods are ignored.",
)
_DECLINES_EMPTY: Final = Text(
    "{seat} verzichtet auf den Kampfbeginn, ohne eine Handkarte abzuwerfen.",
    "{seat} declines to start the fight, without a hand card to discard.",
)
_WON: Final = Text(
    "{seat} gewinnt den Kampf und dafür {count}: {why}.",
    "{seat} wins the fight and {count} for it: {why}.",
)
_CHANGES: Final = Text(
    "{card} wechselt das Element: Gekämpft wird um {element}.",
    "{card} changes the element: the fight is in {element}.",
)
_FORCED: Final = Text("{seat} muss sich zurückziehen.", "{seat} has to retreat.")


_READER: Final = Reader(
    one={
        "card": lambda card: (None, "–") if card == codes.NONE else (card_key(card), quoted(card)),
        "element": lambda element: (ELEMENT_KEYS[element], names.ELEMENT_NAMES[element]),
        "cards-count": lambda count: (count, counted_cards(count)),
        "hand-count": lambda count: (count, counted_hand_cards(count)),
        "dragons-count": lambda count: (count, counted_dragons(count)),
        "crystals-count": lambda count: (count, counted_crystals(count)),
    },
    rest={"cards": lambda cards: ([card_key(card) for card in cards], quoted_all(cards))},
)


def log_line(table: "Table", event: Event, seat: int | None) -> LogLine:
    """An event as a seat (``None``: a spectator) sees it."""
    kind = EVENTS[event.kind]
    data, words, told = _READER.read(table, kind, event, seat)
    if event.kind == "end":
        words["ending"] = names.ENDINGS[data["how"]]
    elif event.kind == "dragon":
        words["why"] = _dragon(words, event.args)
    told, rulings = _special(event, told, kind.rulings)
    return LogLine(event.kind, told.fill(**words), data, rulings)


def _dragon(words: dict[str, Text | str | int], args: list[int]) -> Text:
    told = _GAINS_FOURTH if args[2] else _COMES if args[1] == codes.BY_FIGHT else _GAINS
    return told.fill(seat=words["seat"], cause=_CAUSES[args[1]][0])


def _special(event: Event, told: Text, rulings: Rulings) -> tuple[Text, Rulings]:
    """Sentence and rulings where they depend on what exactly happened."""
    kind, args = event.kind, event.args
    if kind in _SPECIALS:
        return _SPECIALS[kind](args)
    if kind == "end":
        return told, _ENDINGS[args[0]]
    if kind == "discard" and args[2] == codes.NONE:
        return _DROPS, ()
    if kind == "take" and args[2] == codes.NONE:
        return _RETRIEVES, ("BM-064",)
    if kind == "call" and not args[1]:
        return _FALSE, rulings
    if kind == "go-on" and args[1]:
        return _OPENS, rulings
    if kind == "pay":
        return told, payment_rulings(args[1])
    if kind == "intervene":
        return told, intervention_rulings(args[1], codes.NONE)
    if kind == "fill-hand" and args[1] == 1:
        return Text(told.de.replace(" kommen ", " kommt "), told.en), ()
    if kind in ("land", "announce"):
        return told, remembered(args[len(EVENTS[kind].fields) :]) or rulings
    return told, rulings


def _played(args: list[int]) -> tuple[Text, Rulings]:
    kept, ship = args[2:4]
    rulings = remembered(args[4:])
    if kept:
        return (_KEEPS_SHIP if ship else _KEEPS), rulings
    if "BM-508" in rulings:
        return _PLAYS_IDLE, rulings
    return (_PLAYS_SHIP if ship else EVENTS["play"].told), rulings


def _cancelled(args: list[int]) -> tuple[Text, Rulings]:
    told, card = EVENTS["cancel"].told, args[1]
    if every.KINDS[card] == kinds.INTERVENTION:
        return told, ("BM-Q30",)
    if every.KINDS[card] >= kinds.LEADERSHIP:
        return told, ("BM-530",)
    return told, (*cancelled_character(card), "BM-531", "BM-535")


def _retreated(args: list[int]) -> tuple[Text, Rulings]:
    rulings = remembered(args[2:])
    if "BM-444" in rulings:
        return _FLOODED, rulings
    return (_FORCED if args[1] else EVENTS["retreat"].told), rulings


def _declined(args: list[int]) -> tuple[Text, Rulings]:
    rulings = remembered(args[1:]) or ("BM-016",)
    return (_DECLINES_EMPTY if "BM-022" in rulings else EVENTS["decline"].told), rulings


def _won(args: list[int]) -> tuple[Text, Rulings]:
    reasons = args[2:]
    if not reasons:
        return EVENTS["won"].told, ()
    why = told_reasons(reasons)
    told = Text(_WON.de.replace("{why}", why.de), _WON.en.replace("{why}", why.en))
    return told, dragon_rulings(reasons)


def _gained(args: list[int]) -> tuple[Text, Rulings]:
    rulings = purchase_rulings(args[3]) if len(args) > 3 else _CAUSES[args[1]][1]
    return EVENTS["dragon"].told, rulings


def _changed_element(args: list[int]) -> tuple[Text, Rulings]:
    if len(args) < 4 or args[2] == codes.NONE:
        return EVENTS["element"].told, ()
    card = quoted(args[2])
    told = Text(_CHANGES.de.replace("{card}", card.de), _CHANGES.en.replace("{card}", card.en))
    return told, ("BM-160",) if args[3] else ()


def _turned(args: list[int]) -> tuple[Text, Rulings]:
    if len(args) < 2:
        return EVENTS["turn"].told, ()
    return _DRY_TURN, ("BM-447",)


_SPECIALS: Final = {
    "play": _played,
    "cancel": _cancelled,
    "retreat": _retreated,
    "decline": _declined,
    "won": _won,
    "dragon": _gained,
    "element": _changed_element,
    "turn": _turned,
}
"""By kind of event: what finds its sentence and its rulings."""
