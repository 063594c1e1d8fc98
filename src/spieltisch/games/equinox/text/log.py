"""What happened, in words: one entry for each kind of event."""

from typing import TYPE_CHECKING, Any, Final

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
            "{seat} bekomm[t|st] {counted} nach Zufall (ergänzt).",
            "{seat} get[s|] {counted} at random (filled in).",
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
            "{seat} kann[|st] weder wetten noch aufdecken; es geht mit Schritt 2 weiter.",
            "{seat} can neither predict nor reveal; phase 2 comes at once.",
        ),
    ),
    "turn": Kind(
        "seat:seat round:number", Text("{seat} [ist|bist] am Zug.", "[{seat}'s|Your] turn.")
    ),
    "pass": Kind(
        "seat:seat",
        Text("{seat} wette[t|st] nicht.", "{seat} make[s|] no prediction."),
        ("EQ-025",),
    ),
    "pebble": Kind(
        "seat:seat place:place",
        Text("{seat} setzt einen Wettstein auf {place}.", "{seat} put[s|] a pebble on {place}."),
        ("EQ-030",),
    ),
    "secret": Kind(
        "seat:seat",
        Text("{seat} gib[t|st] eine geheime Wette ab.", "{seat} make[s|] a secret prediction."),
        ("EQ-019", "EQ-021"),
        Text(
            "{seat} gib[t|st] eine geheime Wette ab: {cards}.",
            "{seat} make[s|] a secret prediction: {cards}.",
        ),
    ),
    "reveal": Kind(
        "seat:seat card:card",
        Text(
            "{seat} deck[t|st] die geheime Wette auf: {card}. Der Wettstein kommt auf die Championkarte.",
            "{seat} reveal[s|] the secret prediction: {card}. The pebble goes to the champion card.",
        ),
        ("EQ-022",),
    ),
    "reveal-last": Kind(
        "seat:seat card:card",
        Text(
            "[Die geheime Wette von {seat}|Deine geheime Wette] war {card}.",
            "[{seat}'s|Your] secret prediction was {card}.",
        ),
        ("EQ-171",),
    ),
    "control": Kind(
        "creature:creature seat:seat",
        Text("{seat} beherrsch[t|st] jetzt {creature}.", "{seat} now control[s|] {creature}."),
        ("EQ-031",),
    ),
    "no-control": Kind(
        "creature:creature",
        Text("Niemand beherrscht jetzt {creature}.", "Nobody controls {creature} now."),
        ("EQ-032",),
    ),
    "play": Kind(
        "seat:seat card:card place:place",
        Text("{seat} spiel[t|st] {card}.", "{seat} play[s|] {card}."),
    ),
    "cover": Kind(
        "seat:seat card:card place:place",
        Text("{seat} spiel[t|st] {card}.", "{seat} play[s|] {card}."),
        ("EQ-041",),
    ),
    "show-chameleon": Kind(
        "seat:seat card:card",
        Text("{seat} spiel[t|st] {card}.", "{seat} play[s|] {card}."),
        ("EQ-045",),
    ),
    "tree": Kind(
        "seat:seat card:card",
        Text("{seat} spiel[t|st] {card}.", "{seat} play[s|] {card}."),
        ("EQ-052",),
    ),
    "no-effect": Kind(
        "seat:seat card:card",
        Text("{card} bewirkt nichts.", "{card} has no effect."),
        ("EQ-149",),
    ),
    "power": Kind(
        "seat:seat creature:creature column:creature",
        Text(
            "{seat} nutzt die Fähigkeit von {creature}.", "{seat} use[s|] the power of {creature}."
        ),
        ("EQ-043",),
    ),
    "decline": Kind(
        "seat:seat creature:creature",
        Text(
            "{seat} verzichte[t|st] auf die Fähigkeit von {creature}.",
            "{seat} decline[s|] the power of {creature}.",
        ),
        ("EQ-044",),
    ),
    "no-power": Kind("seat:seat creature:creature reason:number", Text("{why}", "{why}")),
    "show": Kind(
        "seat:seat cards:cards",
        Text(
            "{seat} kann[|st] keine Karte spielen und zeig[t|st] die Hand: {cards}.",
            "{seat} ha[s|ve] no playable card and show[s|] the hand: {cards}.",
        ),
        ("EQ-055",),
    ),
    "draw": Kind(
        "seat:seat count:number",
        Text("{seat} zieh[t|st] {counted}.", "{seat} draw[s|] {counted}."),
        ("EQ-153",),
        Text("{seat} zieh[t|st] {cards}.", "{seat} draw[s|] {cards}."),
    ),
    "draw-extra": Kind(
        "seat:seat count:number",
        Text("{seat} zieh[t|st] {counted}.", "{seat} draw[s|] {counted}."),
        ("EQ-060",),
        Text("{seat} zieh[t|st] {cards}.", "{seat} draw[s|] {cards}."),
    ),
    "take": Kind(
        "seat:seat card:card place:place",
        Text(
            "{seat} nimm[t|st] {card} von {place} auf die Hand.",
            "{seat} take[s|] {card} from {place} into hand.",
        ),
        ("EQ-132",),
    ),
    "discard-visible": Kind(
        "seat:seat card:card place:place",
        Text("{seat} wirf[t|st] {card} von {place} ab.", "{seat} discard[s|] {card} from {place}."),
        ("EQ-127",),
    ),
    "swap": Kind(
        "seat:seat card:card place:place other_card:card other_place:place",
        Text(
            "{seat} tausch[t|st] {card} auf {place} mit {other_card} auf {other_place}.",
            "{seat} swap[s|] {card} on {place} with {other_card} on {other_place}.",
        ),
        ("EQ-123", "EQ-051"),
    ),
    "lift": Kind(
        "seat:seat place:place",
        Text(
            "{seat} nimm[t|st] den Wettstein von {place} zurück.",
            "{seat} take[s|] the pebble back from {place}.",
        ),
        ("EQ-065",),
    ),
    "lift-secret": Kind(
        "seat:seat card:card",
        Text(
            "{seat} nimm[t|st] die geheime Wette zurück und leg[t|st] {card} offen ab.",
            "{seat} take[s|] the secret prediction back and discard[s|] {card} face up.",
        ),
        ("EQ-066",),
    ),
    "name": Kind(
        "seat:seat creature:creature",
        Text("{seat} nenn[t|st] {creature}.", "{seat} name[s|] {creature}."),
    ),
    "lay-down": Kind(
        "seat:seat count:number",
        Text(
            "{seat} muss[|t] {counted} verdeckt ablegen.",
            "{seat} ha[s|ve] to lay {counted} face down.",
        ),
        ("EQ-072",),
    ),
    "take-up": Kind(
        "seat:seat count:number",
        Text(
            "{seat} nimm[t|st] {counted} wieder auf die Hand.",
            "{seat} take[s|] {counted} up into hand.",
        ),
        ("EQ-074",),
        Text(
            "{seat} nimm[t|st] {cards} wieder auf die Hand.",
            "{seat} take[s|] {cards} up into hand.",
        ),
    ),
    "demand": Kind(
        "seat:seat target:seat creature:creature",
        Text(
            "{seat} verlang[t|st] von [{target}|dir] eine Karte von {creature}.",
            "{seat} demand[s|] a card of {creature} from {target}.",
        ),
        ("EQ-095",),
    ),
    "give": Kind(
        "seat:seat target:seat creature:creature",
        Text(
            "{seat} gib[t|st] [{target}|dir] eine Karte von {creature}.",
            "{seat} give[s|] {target} a card of {creature}.",
        ),
        ("EQ-096",),
        Text("{seat} gib[t|st] [{target}|dir] {cards}.", "{seat} give[s|] {target} {cards}."),
    ),
    "show-one": Kind(
        "seat:seat target:seat creature:creature",
        Text(
            "{seat} ha[t|st] keine Karte von {creature} und zeig[t|st] [{target}|dir] die Hand.",
            "{seat} ha[s|ve] no card of {creature} and show[s|] {target} the hand.",
        ),
        ("EQ-097",),
        Text(
            "{seat} ha[t|st] keine Karte von {creature} und zeig[t|st] [{target}|dir] die Hand: {cards}.",
            "{seat} ha[s|ve] no card of {creature} and show[s|] {target} the hand: {cards}.",
        ),
    ),
    "look": Kind(
        "seat:seat target:seat count:number",
        Text(
            "{seat} zieh[t|st] {counted} aus [der Hand von {target}|deiner Hand].",
            "{seat} draw[s|] {counted} from [the hand of {target}|your hand].",
        ),
        ("EQ-101",),
        Text(
            "{seat} zieh[t|st] {cards} aus [der Hand von {target}|deiner Hand].",
            "{seat} draw[s|] {cards} from [the hand of {target}|your hand].",
        ),
    ),
    "keep": Kind(
        "seat:seat target:seat",
        Text(
            "{seat} behält[|st] eine Karte und gib[t|st] [{target}|dir] den Rest zurück.",
            "{seat} keep[s|] 1 card and return[s|] the rest to {target}.",
        ),
        ("EQ-101",),
        Text(
            "{seat} behält[|st] {cards} und gib[t|st] [{target}|dir] den Rest zurück.",
            "{seat} keep[s|] {cards} and return[s|] the rest to {target}.",
        ),
    ),
    "discard": Kind(
        "seat:seat card:card",
        Text("{seat} wirf[t|st] {card} ab.", "{seat} discard[s|] {card}."),
        ("EQ-150",),
    ),
    "bury": Kind(
        "seat:seat",
        Text("{seat} wirf[t|st] eine Karte verdeckt ab.", "{seat} discard[s|] 1 card unshown."),
        ("EQ-105",),
        Text("{seat} wirf[t|st] {cards} verdeckt ab.", "{seat} discard[s|] {cards} unshown."),
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
            "{seat} beherrsch[t|st] {creature} nicht und nutzt die Fähigkeit nicht.",
            "{seat} do[es|] not control {creature} and get[s|] no power.",
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
    codes.ONCE_A_TURN: (
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


def log_line(table: "Table", event: Event, seat: int | None, reader: int | None) -> LogLine:
    """An event as a seat (``None``: a spectator) sees it, said to ``reader``."""
    kind = _KINDS[event.kind]
    data, words, told = _READER.read(table, kind, event, seat, reader)
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
    things = (*kind.seats(data), *_things(kind, data))
    return LogLine(event.kind, told.fill(**words), data, rulings, things)


def _things(kind: Kind, data: dict[str, Any]) -> list[str]:
    """The fields, champion cards and hand cards that an event speaks of."""
    things = [f"hand:{card}" for card in data.get("cards", ())]
    for name, what in kind.fields:
        if what == "place":
            things.append(f"field:{data[name]}")
        elif what == "creature":
            things.append(f"field:{data[name]}/0")
        elif what == "card":
            things.append(f"hand:{data[name]}")
    return things
