"""Cards as data that ``card.html`` draws: for the table in the browser and for building decks."""

from functools import cache
from typing import Final

from spieltisch.core.game import Data
from spieltisch.games.blue_moon.cards import icons, kinds
from spieltisch.games.blue_moon.cards.card import BLANK, Card
from spieltisch.games.blue_moon.text import names
from spieltisch.games.blue_moon.text.board import VALUES
from spieltisch.games.blue_moon.text.cards import HOUSE_NOTE, icon_text, special_text

KIND_KEYS: Final = {
    kinds.LEADER: "leader",
    kinds.CHARACTER: "character",
    kinds.BOOSTER: "booster",
    kinds.SUPPORT: "support",
    kinds.LEADERSHIP: "leadership",
    kinds.SHIP: "ship",
    kinds.HYLA: "hyla",
    kinds.CRYSTAL_CARD: "crystal",
    kinds.INTERVENTION: "intervention",
    kinds.INQUISITOR: "inquisitor",
}
ICON_KEYS: Final = {
    icons.SHIELD_FIRE: "shield-fire",
    icons.SHIELD_EARTH: "shield-earth",
    icons.STOP: "stop",
    icons.RETRIEVE: "retrieve",
    icons.PAIR: "pair",
    icons.FREE: "free",
    icons.PROTECTED: "protected",
    icons.COOL: "gang-cool",
    icons.TOP: "gang-top",
    icons.FUN: "gang-fun",
    icons.NO: "gang-no",
    icons.BLUFF_FIRE: "bluff-fire",
    icons.BLUFF_EARTH: "bluff-earth",
    icons.BLUFF_NONE: "bluff-none",
    icons.REPLACE: "replace",
}


def face(card: Card, lang: str) -> Data:
    """All that is printed on a card; what has become of it is still empty."""
    return {**_printed(card, lang), "states": [], "value_now": None, "changes": []}


@cache
def _printed(card: Card, lang: str) -> Data:
    name = card.name.to(lang)
    kind_name = names.KIND_NAMES[card.kind].to(lang)
    text = special_text(card).to(lang)
    icons = _icons(card, lang)
    parts = [name, kind_name]
    if card.fire != BLANK:
        parts.append(VALUES.fill(fire=card.fire, earth=card.earth).to(lang))
    parts += [icon["name"] for icon in icons]
    return {
        "key": card.key,
        "name": name,
        "title": name,
        "people": card.people,
        "people_name": names.PEOPLE_NAMES[card.people].to(lang),
        "kind": KIND_KEYS[card.kind],
        "kind_name": kind_name,
        "fire": None if card.fire == BLANK else card.fire,
        "earth": None if card.earth == BLANK else card.earth,
        "icons": icons,
        "moons": card.moons,
        "text": text,
        "house": card.house,
        "house_note": HOUSE_NOTE.to(lang),
        "capacity": card.capacity,
        "sentence": ", ".join(parts) + (f". {text}" if text else "."),
    }


def _icons(card: Card, lang: str) -> list[Data]:
    return [
        {"key": key, "name": names.ICON_NAMES[bit].to(lang), "text": icon_text(bit).to(lang)}
        for bit, key in ICON_KEYS.items()
        if card.icons & bit
    ]
