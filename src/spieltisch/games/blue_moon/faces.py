"""Cards as data that ``card.html`` draws: for the table in the browser and for building decks."""

from functools import cache
from typing import Final

from spieltisch.core.game import Data
from spieltisch.core.text import Text
from spieltisch.games.blue_moon.cards.card import (
    BLANK,
    BLUFF_EARTH,
    BLUFF_FIRE,
    BLUFF_NONE,
    BOOSTER,
    CHARACTER,
    COOL,
    CRYSTAL_CARD,
    FREE,
    FUN,
    HYLA,
    INQUISITOR,
    INTERVENTION,
    LEADER,
    LEADERSHIP,
    NO,
    PAIR,
    PROTECTED,
    REPLACE,
    RETRIEVE,
    SHIELD_EARTH,
    SHIELD_FIRE,
    SHIP,
    STOP,
    SUPPORT,
    TOP,
    Card,
)
from spieltisch.games.blue_moon.text.cards import HOUSE_NOTE, icon_texts, special_text
from spieltisch.games.blue_moon.text.names import ICON_NAMES, KIND_NAMES, PEOPLE_NAMES

KIND_KEYS: Final = {
    LEADER: "leader",
    CHARACTER: "character",
    BOOSTER: "booster",
    SUPPORT: "support",
    LEADERSHIP: "leadership",
    SHIP: "ship",
    HYLA: "hyla",
    CRYSTAL_CARD: "crystal",
    INTERVENTION: "intervention",
    INQUISITOR: "inquisitor",
}
ICON_KEYS: Final = {
    SHIELD_FIRE: "shield-fire",
    SHIELD_EARTH: "shield-earth",
    STOP: "stop",
    RETRIEVE: "retrieve",
    PAIR: "pair",
    FREE: "free",
    PROTECTED: "protected",
    COOL: "gang-cool",
    TOP: "gang-top",
    FUN: "gang-fun",
    NO: "gang-no",
    BLUFF_FIRE: "bluff-fire",
    BLUFF_EARTH: "bluff-earth",
    BLUFF_NONE: "bluff-none",
    REPLACE: "replace",
}

_VALUES: Final = Text("Feuer {fire}, Erde {earth}", "fire {fire}, earth {earth}")


def face(card: Card, lang: str) -> Data:
    """All that is printed on a card; what has become of it is still empty."""
    return {**_printed(card, lang), "states": [], "value_now": None, "changes": []}


@cache
def _printed(card: Card, lang: str) -> Data:
    name = card.name.to(lang)
    kind_name = KIND_NAMES[card.kind].to(lang)
    text = special_text(card).to(lang)
    icons = _icons(card, lang)
    parts = [name, kind_name]
    if card.fire != BLANK:
        parts.append(_VALUES.fill(fire=card.fire, earth=card.earth).to(lang))
    parts += [icon["name"] for icon in icons]
    return {
        "key": card.key,
        "name": name,
        "people": card.people,
        "people_name": PEOPLE_NAMES[card.people].to(lang),
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
    bits = [bit for bit in ICON_KEYS if card.icons & bit]
    about = {text.en.partition(":")[0]: text for text in icon_texts(card)}
    icons = []
    for bit in bits:
        name = ICON_NAMES[bit]
        text = about.get(name.en, name)
        icons.append({"key": ICON_KEYS[bit], "name": name.to(lang), "text": text.to(lang)})
    return icons
