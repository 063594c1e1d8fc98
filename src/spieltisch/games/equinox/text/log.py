"""What happened, in words: one entry for each kind of event."""

from typing import TYPE_CHECKING, Any, Final

from spieltisch.core.event import Event, LogLine
from spieltisch.core.names import seat_name
from spieltisch.core.text import Text
from spieltisch.games.equinox.state import codes
from spieltisch.games.equinox.state.codes import is_chameleon
from spieltisch.games.equinox.state.notation import card_key, creature_key, place_key
from spieltisch.games.equinox.text import names
from spieltisch.games.equinox.text.names import (
    card_name,
    card_names,
    counted_cards,
    kind_name,
    place_name,
)
from spieltisch.games.equinox.text.reasons import rulings_of

if TYPE_CHECKING:
    from spieltisch.games.equinox.state.table import Table


class _Kind:
    """How a kind of event reads.

    ``fields`` name the numbers of the event, each with what it is: a seat, card, place, creature or
    plain number. ``told`` is the sentence for everybody, ``shown`` the one for those who see the
    hidden cards.
    """

    def __init__(
        self, fields: str, told: Text, rulings: tuple[str, ...] = (), shown: Text | None = None
    ) -> None:
        self.fields = [field.split(":") for field in fields.split()]
        self.told = told
        self.rulings = rulings
        self.shown = shown


_KINDS: Final = {
    "fill-creature": _Kind(
        "creature:creature",
        Text("{creature} ist dabei (ergänzt).", "{creature} takes part (filled in)."),
    ),
    "fill-hand": _Kind(
        "seat:seat count:number",
        Text(
            "{seat} bekommt {counted} nach Zufall (ergänzt).",
            "{seat} gets {counted} at random (filled in).",
        ),
    ),
    "fill-deck": _Kind(
        "count:number discarded:number",
        Text(
            "Nachziehstapel: {counted}, Ablagestapel: {discarded}; was offen war, ist ausgelost.",
            "Deck: {counted}, discard pile: {discarded}; what was left open is random.",
        ),
    ),
    "no-prediction": _Kind(
        "seat:seat",
        Text(
            "{seat} kann weder wetten noch aufdecken; es geht mit Schritt 2 weiter.",
            "{seat} can neither predict nor reveal; phase 2 comes at once.",
        ),
    ),
    "turn": _Kind("seat:seat round:number", Text("{seat} ist am Zug.", "{seat}'s turn.")),
    "pass": _Kind(
        "seat:seat", Text("{seat} wettet nicht.", "{seat} makes no prediction."), ("EQ-025",)
    ),
    "pebble": _Kind(
        "seat:seat place:place",
        Text("{seat} setzt einen Wettstein auf {place}.", "{seat} puts a pebble on {place}."),
        ("EQ-030",),
    ),
    "secret": _Kind(
        "seat:seat",
        Text("{seat} gibt eine geheime Wette ab.", "{seat} makes a secret prediction."),
        ("EQ-019", "EQ-021"),
        Text(
            "{seat} gibt eine geheime Wette ab: {cards}.",
            "{seat} makes a secret prediction: {cards}.",
        ),
    ),
    "reveal": _Kind(
        "seat:seat card:card",
        Text(
            "{seat} deckt die geheime Wette auf: {card}. Der Wettstein kommt auf die Championkarte.",
            "{seat} reveals the secret prediction: {card}. The pebble goes to the champion card.",
        ),
        ("EQ-022",),
    ),
    "reveal-last": _Kind(
        "seat:seat card:card",
        Text("Die geheime Wette von {seat} war {card}.", "{seat}'s secret prediction was {card}."),
        ("EQ-171",),
    ),
    "control": _Kind(
        "creature:creature seat:seat",
        Text("{seat} beherrscht jetzt {creature}.", "{seat} now controls {creature}."),
        ("EQ-031",),
    ),
    "no-control": _Kind(
        "creature:creature",
        Text("Niemand beherrscht jetzt {creature}.", "Nobody controls {creature} now."),
        ("EQ-032",),
    ),
    "play": _Kind(
        "seat:seat card:card place:place", Text("{seat} spielt {card}.", "{seat} plays {card}.")
    ),
    "cover": _Kind(
        "seat:seat card:card place:place",
        Text("{seat} spielt {card}.", "{seat} plays {card}."),
        ("EQ-041",),
    ),
    "show-chameleon": _Kind(
        "seat:seat card:card", Text("{seat} spielt {card}.", "{seat} plays {card}."), ("EQ-045",)
    ),
    "tree": _Kind(
        "seat:seat card:card", Text("{seat} spielt {card}.", "{seat} plays {card}."), ("EQ-052",)
    ),
    "no-effect": _Kind(
        "seat:seat card:card",
        Text("{card} bewirkt nichts.", "{card} has no effect."),
        ("EQ-149",),
    ),
    "power": _Kind(
        "seat:seat creature:creature column:creature",
        Text("{seat} nutzt die Fähigkeit von {creature}.", "{seat} uses the power of {creature}."),
        ("EQ-043",),
    ),
    "decline": _Kind(
        "seat:seat creature:creature",
        Text(
            "{seat} verzichtet auf die Fähigkeit von {creature}.",
            "{seat} declines the power of {creature}.",
        ),
        ("EQ-044",),
    ),
    "no-power": _Kind("seat:seat creature:creature reason:number", Text("{why}", "{why}")),
    "show": _Kind(
        "seat:seat",
        Text(
            "{seat} kann keine Karte spielen und zeigt die Hand: {cards}.",
            "{seat} has no playable card and shows the hand: {cards}.",
        ),
        ("EQ-055",),
    ),
    "draw": _Kind(
        "seat:seat count:number",
        Text("{seat} zieht {counted}.", "{seat} draws {counted}."),
        ("EQ-153",),
        Text("{seat} zieht {cards}.", "{seat} draws {cards}."),
    ),
    "draw-extra": _Kind(
        "seat:seat count:number",
        Text("{seat} zieht {counted}.", "{seat} draws {counted}."),
        ("EQ-060",),
        Text("{seat} zieht {cards}.", "{seat} draws {cards}."),
    ),
    "take": _Kind(
        "seat:seat card:card place:place",
        Text(
            "{seat} nimmt {card} von {place} auf die Hand.",
            "{seat} takes {card} from {place} into hand.",
        ),
        ("EQ-132",),
    ),
    "discard-visible": _Kind(
        "seat:seat card:card place:place",
        Text("{seat} wirft {card} von {place} ab.", "{seat} discards {card} from {place}."),
        ("EQ-127",),
    ),
    "swap": _Kind(
        "seat:seat card:card place:place other_card:card other_place:place",
        Text(
            "{seat} tauscht {card} auf {place} mit {other_card} auf {other_place}.",
            "{seat} swaps {card} on {place} with {other_card} on {other_place}.",
        ),
        ("EQ-123", "EQ-051"),
    ),
    "lift": _Kind(
        "seat:seat place:place",
        Text(
            "{seat} nimmt den Wettstein von {place} zurück.",
            "{seat} takes the pebble back from {place}.",
        ),
        ("EQ-065",),
    ),
    "lift-secret": _Kind(
        "seat:seat card:card",
        Text(
            "{seat} nimmt die geheime Wette zurück und legt {card} offen ab.",
            "{seat} takes the secret prediction back and discards {card} face up.",
        ),
        ("EQ-066",),
    ),
    "name": _Kind(
        "seat:seat creature:creature", Text("{seat} nennt {creature}.", "{seat} names {creature}.")
    ),
    "lay-down": _Kind(
        "seat:seat count:number",
        Text(
            "{seat} muss {counted} verdeckt ablegen.",
            "{seat} has to lay {counted} face down.",
        ),
        ("EQ-072",),
    ),
    "take-up": _Kind(
        "seat:seat count:number",
        Text("{seat} nimmt {counted} wieder auf die Hand.", "{seat} takes {counted} up into hand."),
        ("EQ-074",),
        Text("{seat} nimmt {cards} wieder auf die Hand.", "{seat} takes {cards} up into hand."),
    ),
    "demand": _Kind(
        "seat:seat target:seat creature:creature",
        Text(
            "{seat} verlangt von {target} eine Karte von {creature}.",
            "{seat} demands a card of {creature} from {target}.",
        ),
        ("EQ-095",),
    ),
    "give": _Kind(
        "seat:seat target:seat creature:creature",
        Text(
            "{seat} gibt {target} eine Karte von {creature}.",
            "{seat} gives {target} a card of {creature}.",
        ),
        ("EQ-096",),
        Text("{seat} gibt {target} {cards}.", "{seat} gives {target} {cards}."),
    ),
    "show-one": _Kind(
        "seat:seat target:seat creature:creature",
        Text(
            "{seat} hat keine Karte von {creature} und zeigt {target} die Hand.",
            "{seat} has no card of {creature} and shows {target} the hand.",
        ),
        ("EQ-097",),
        Text(
            "{seat} hat keine Karte von {creature} und zeigt {target} die Hand: {cards}.",
            "{seat} has no card of {creature} and shows {target} the hand: {cards}.",
        ),
    ),
    "look": _Kind(
        "seat:seat target:seat count:number",
        Text(
            "{seat} zieht {counted} aus der Hand von {target}.",
            "{seat} draws {counted} from the hand of {target}.",
        ),
        ("EQ-101",),
        Text(
            "{seat} zieht {cards} aus der Hand von {target}.",
            "{seat} draws {cards} from the hand of {target}.",
        ),
    ),
    "keep": _Kind(
        "seat:seat target:seat",
        Text(
            "{seat} behält eine Karte und gibt {target} den Rest zurück.",
            "{seat} keeps 1 card and returns the rest to {target}.",
        ),
        ("EQ-101",),
        Text(
            "{seat} behält {cards} und gibt {target} den Rest zurück.",
            "{seat} keeps {cards} and returns the rest to {target}.",
        ),
    ),
    "discard": _Kind(
        "seat:seat card:card",
        Text("{seat} wirft {card} ab.", "{seat} discards {card}."),
        ("EQ-150",),
    ),
    "bury": _Kind(
        "seat:seat",
        Text("{seat} wirft eine Karte verdeckt ab.", "{seat} discards 1 card unshown."),
        ("EQ-105",),
        Text("{seat} wirft {cards} verdeckt ab.", "{seat} discards {cards} unshown."),
    ),
    "eliminate": _Kind(
        "creature:creature round:number",
        Text(
            "{creature} hat allein die niedrigste Stärke und verschwindet. Runde {round} ist vorbei.",
            "{creature} alone has the lowest strength and is eliminated. Round {round} is over.",
        ),
        ("EQ-162", "EQ-163"),
    ),
    "end": _Kind("how:number", Text("{ending}", "{ending}"), ("EQ-171",)),
}

_ENDINGS: Final = {
    codes.FIFTH_ROUND: ("EQ-167", "EQ-171"),
    codes.EMPTY_DECK: ("EQ-155", "EQ-171"),
    codes.STANDSTILL: ("EQ-171",),
}
_NO_POWER: Final = {
    codes.TIED: (
        Text(
            "Niemand beherrscht {creature} allein: keine Fähigkeit.",
            "Nobody alone controls {creature}: no power.",
        ),
        ("EQ-032", "EQ-043"),
    ),
    codes.NOT_CONTROLLER: (
        Text(
            "{seat} beherrscht {creature} nicht und nutzt die Fähigkeit nicht.",
            "{seat} does not control {creature} and gets no power.",
        ),
        ("EQ-043",),
    ),
    codes.ON_CHAMELEON: (
        Text(
            "Die Karte liegt direkt auf einem Chamäleon: keine Fähigkeit.",
            "The card lies directly on a chameleon: no power.",
        ),
        ("EQ-047",),
    ),
    codes.TWINZ_USED: (
        Text(
            "Die Fähigkeit von {creature} gilt nur einmal pro Zug.",
            "The power of {creature} works only once per turn.",
        ),
        ("EQ-089",),
    ),
    codes.NO_TARGET: (
        Text(
            "Die Fähigkeit von {creature} kann jetzt nichts bewirken.",
            "The power of {creature} could not do anything now.",
        ),
        (),
    ),
}
_LAID_ON: Final = Text("{card} liegt jetzt auf {place}.", "{card} now lies on {place}.")
_NO_CARDS: Final = Text("keine Karte", "no card")


def log_line(table: "Table", event: Event, seat: int | None) -> LogLine:
    """An event as a seat (``None``: a spectator) sees it."""
    kind = _KINDS[event.kind]
    data: dict[str, Any] = {}
    words: dict[str, Text | str | int] = {}
    for (name, what), number in zip(kind.fields, event.args):
        data[name], words[name] = _read(table, what, number)
    shown = event.args[1:] if event.kind == "show" else event.shown_to(seat)
    told, rulings = kind.told, kind.rulings
    if shown or event.kind == "show":
        data["cards"] = [card_key(card) for card in shown]
        words["cards"] = card_names(shown) if shown else _NO_CARDS
        told = kind.shown or told
    if "count" in data:
        words["counted"] = counted_cards(data["count"])
    if event.kind == "no-power":
        told, rulings = _NO_POWER[data["reason"]]
        rulings = rulings_of(data["reason"], event.args[1], rulings)
    elif event.kind == "end":
        words["ending"] = names.ENDINGS[data["how"]]
        rulings = _ENDINGS[data["how"]]
    elif event.kind in ("play", "cover") and is_chameleon(event.args[1]):
        told, rulings = _LAID_ON, ("EQ-045",)
    elif event.kind == "swap" and (is_chameleon(event.args[1]) or is_chameleon(event.args[3])):
        rulings = ("EQ-123", "EQ-125")
    return LogLine(event.kind, told.fill(**words), data, rulings)


def _read(table: "Table", what: str, number: int) -> tuple[str | int, Text | str | int]:
    """A number of an event as data and in words."""
    if what == "seat":
        return number, seat_name(table, number)
    if what == "card":
        return card_key(number), card_name(number)
    if what == "place":
        return place_key(number), place_name(number)
    if what == "creature":
        return creature_key(number), kind_name(number)
    return number, number
