"""What happened, in words: one entry for each kind of event."""

from typing import TYPE_CHECKING, Final

from spieltisch.core.event import Event, LogLine
from spieltisch.core.log import Kind, Reader
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

_KINDS: Final = {
    "fill-creature": Kind(
        "creature:creature",
        Text("{creature} ist dabei (ergänzt).", "{creature} takes part (filled in)."),
    ),
    "fill-hand": Kind(
        "seat:seat count:number",
        Text(
            "{seat} bekommt {counted} nach Zufall (ergänzt).",
            "{seat} gets {counted} at random (filled in).",
        ),
    ),
    "fill-deck": Kind(
        "count:number discarded:number",
        Text(
            "Nachziehstapel: {counted}, Ablagestapel: {discarded}; was offen war, ist ausgelost.",
            "Deck: {counted}, discard pile: {discarded}; what was left open is random.",
        ),
    ),
    "no-prediction": Kind(
        "seat:seat",
        Text(
            "{seat} kann weder wetten noch aufdecken; es geht mit Schritt 2 weiter.",
            "{seat} can neither predict nor reveal; phase 2 comes at once.",
        ),
    ),
    "turn": Kind("seat:seat round:number", Text("{seat} ist am Zug.", "{seat}'s turn.")),
    "pass": Kind(
        "seat:seat", Text("{seat} wettet nicht.", "{seat} makes no prediction."), ("EQ-025",)
    ),
    "pebble": Kind(
        "seat:seat place:place",
        Text("{seat} setzt einen Wettstein auf {place}.", "{seat} puts a pebble on {place}."),
        ("EQ-030",),
    ),
    "secret": Kind(
        "seat:seat",
        Text("{seat} gibt eine geheime Wette ab.", "{seat} makes a secret prediction."),
        ("EQ-019", "EQ-021"),
        Text(
            "{seat} gibt eine geheime Wette ab: {cards}.",
            "{seat} makes a secret prediction: {cards}.",
        ),
    ),
    "reveal": Kind(
        "seat:seat card:card",
        Text(
            "{seat} deckt die geheime Wette auf: {card}. Der Wettstein kommt auf die Championkarte.",
            "{seat} reveals the secret prediction: {card}. The pebble goes to the champion card.",
        ),
        ("EQ-022",),
    ),
    "reveal-last": Kind(
        "seat:seat card:card",
        Text("Die geheime Wette von {seat} war {card}.", "{seat}'s secret prediction was {card}."),
        ("EQ-171",),
    ),
    "control": Kind(
        "creature:creature seat:seat",
        Text("{seat} beherrscht jetzt {creature}.", "{seat} now controls {creature}."),
        ("EQ-031",),
    ),
    "no-control": Kind(
        "creature:creature",
        Text("Niemand beherrscht jetzt {creature}.", "Nobody controls {creature} now."),
        ("EQ-032",),
    ),
    "play": Kind(
        "seat:seat card:card place:place", Text("{seat} spielt {card}.", "{seat} plays {card}.")
    ),
    "cover": Kind(
        "seat:seat card:card place:place",
        Text("{seat} spielt {card}.", "{seat} plays {card}."),
        ("EQ-041",),
    ),
    "show-chameleon": Kind(
        "seat:seat card:card", Text("{seat} spielt {card}.", "{seat} plays {card}."), ("EQ-045",)
    ),
    "tree": Kind(
        "seat:seat card:card", Text("{seat} spielt {card}.", "{seat} plays {card}."), ("EQ-052",)
    ),
    "no-effect": Kind(
        "seat:seat card:card",
        Text("{card} bewirkt nichts.", "{card} has no effect."),
        ("EQ-149",),
    ),
    "power": Kind(
        "seat:seat creature:creature column:creature",
        Text("{seat} nutzt die Fähigkeit von {creature}.", "{seat} uses the power of {creature}."),
        ("EQ-043",),
    ),
    "decline": Kind(
        "seat:seat creature:creature",
        Text(
            "{seat} verzichtet auf die Fähigkeit von {creature}.",
            "{seat} declines the power of {creature}.",
        ),
        ("EQ-044",),
    ),
    "no-power": Kind("seat:seat creature:creature reason:number", Text("{why}", "{why}")),
    "show": Kind(
        "seat:seat cards:cards",
        Text(
            "{seat} kann keine Karte spielen und zeigt die Hand: {cards}.",
            "{seat} has no playable card and shows the hand: {cards}.",
        ),
        ("EQ-055",),
    ),
    "draw": Kind(
        "seat:seat count:number",
        Text("{seat} zieht {counted}.", "{seat} draws {counted}."),
        ("EQ-153",),
        Text("{seat} zieht {cards}.", "{seat} draws {cards}."),
    ),
    "draw-extra": Kind(
        "seat:seat count:number",
        Text("{seat} zieht {counted}.", "{seat} draws {counted}."),
        ("EQ-060",),
        Text("{seat} zieht {cards}.", "{seat} draws {cards}."),
    ),
    "take": Kind(
        "seat:seat card:card place:place",
        Text(
            "{seat} nimmt {card} von {place} auf die Hand.",
            "{seat} takes {card} from {place} into hand.",
        ),
        ("EQ-132",),
    ),
    "discard-visible": Kind(
        "seat:seat card:card place:place",
        Text("{seat} wirft {card} von {place} ab.", "{seat} discards {card} from {place}."),
        ("EQ-127",),
    ),
    "swap": Kind(
        "seat:seat card:card place:place other_card:card other_place:place",
        Text(
            "{seat} tauscht {card} auf {place} mit {other_card} auf {other_place}.",
            "{seat} swaps {card} on {place} with {other_card} on {other_place}.",
        ),
        ("EQ-123", "EQ-051"),
    ),
    "lift": Kind(
        "seat:seat place:place",
        Text(
            "{seat} nimmt den Wettstein von {place} zurück.",
            "{seat} takes the pebble back from {place}.",
        ),
        ("EQ-065",),
    ),
    "lift-secret": Kind(
        "seat:seat card:card",
        Text(
            "{seat} nimmt die geheime Wette zurück und legt {card} offen ab.",
            "{seat} takes the secret prediction back and discards {card} face up.",
        ),
        ("EQ-066",),
    ),
    "name": Kind(
        "seat:seat creature:creature", Text("{seat} nennt {creature}.", "{seat} names {creature}.")
    ),
    "lay-down": Kind(
        "seat:seat count:number",
        Text(
            "{seat} muss {counted} verdeckt ablegen.",
            "{seat} has to lay {counted} face down.",
        ),
        ("EQ-072",),
    ),
    "take-up": Kind(
        "seat:seat count:number",
        Text("{seat} nimmt {counted} wieder auf die Hand.", "{seat} takes {counted} up into hand."),
        ("EQ-074",),
        Text("{seat} nimmt {cards} wieder auf die Hand.", "{seat} takes {cards} up into hand."),
    ),
    "demand": Kind(
        "seat:seat target:seat creature:creature",
        Text(
            "{seat} verlangt von {target} eine Karte von {creature}.",
            "{seat} demands a card of {creature} from {target}.",
        ),
        ("EQ-095",),
    ),
    "give": Kind(
        "seat:seat target:seat creature:creature",
        Text(
            "{seat} gibt {target} eine Karte von {creature}.",
            "{seat} gives {target} a card of {creature}.",
        ),
        ("EQ-096",),
        Text("{seat} gibt {target} {cards}.", "{seat} gives {target} {cards}."),
    ),
    "show-one": Kind(
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
    "look": Kind(
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
    "keep": Kind(
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
    "discard": Kind(
        "seat:seat card:card",
        Text("{seat} wirft {card} ab.", "{seat} discards {card}."),
        ("EQ-150",),
    ),
    "bury": Kind(
        "seat:seat",
        Text("{seat} wirft eine Karte verdeckt ab.", "{seat} discards 1 card unshown."),
        ("EQ-105",),
        Text("{seat} wirft {cards} verdeckt ab.", "{seat} discards {cards} unshown."),
    ),
    "eliminate": Kind(
        "creature:creature round:number",
        Text(
            "{creature} hat allein die niedrigste Stärke und verschwindet. Runde {round} ist vorbei.",
            "{creature} alone has the lowest strength and is eliminated. Round {round} is over.",
        ),
        ("EQ-162", "EQ-163"),
    ),
    "end": Kind("how:number", Text("{ending}", "{ending}"), ("EQ-171",)),
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


_READER: Final = Reader(
    one={
        "card": lambda card: (card_key(card), card_name(card)),
        "place": lambda place: (place_key(place), place_name(place)),
        "creature": lambda creature: (creature_key(creature), kind_name(creature)),
    },
    rest={
        "cards": lambda cards: (
            [card_key(card) for card in cards],
            card_names(cards) if cards else _NO_CARDS,
        )
    },
)


def log_line(table: "Table", event: Event, seat: int | None) -> LogLine:
    """An event as a seat (``None``: a spectator) sees it."""
    kind = _KINDS[event.kind]
    data, words, told = _READER.read(table, kind, event, seat)
    rulings = kind.rulings
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
