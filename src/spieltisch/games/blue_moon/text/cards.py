"""Card texts, rendered from the declarations of the cards."""

from typing import Final

from spieltisch.core.game import CardText
from spieltisch.core.text import Text, joined
from spieltisch.games.blue_moon.cards import every, icons, kinds, special
from spieltisch.games.blue_moon.cards.card import BLANK, Card
from spieltisch.games.blue_moon.decks import DECK_CARDS, DECK_MOONS
from spieltisch.games.blue_moon.text import names
from spieltisch.games.blue_moon.text.names import COUNTED, counted, icons_of
from spieltisch.games.blue_moon.text.templates import NONE_AT_ALL, TEMPLATES

HOUSE_NOTE: Final = Text(
    "Was auf dieser Karte aufgedruckt ist, dokumentiert keine Quelle vollständig; die Werte hier sind unsere.",
    "No source documents all that is printed on this card; the values here are ours.",
)

_THIS_TURN: Final = Text("In diesem Zug", "This turn")
_ON_TURN: Final = Text("In deinem Zug", "On your turn")
_COST: Final = Text("Du musst zuvor {cards} abwerfen.", "You must first discard {cards}.")
_ROOM: Final = Text("Platz für {cards}.", "Room for {cards}.")

_SHIELD: Final = Text(
    "Du musst die Stärke deines Gegners in {element} nicht erreichen.",
    "you need not match your opponent's power in {element}.",
)
_GANG: Final = Text(
    "Zu Beginn der Charakterphase darfst du mehrere Charaktere dieser Gang auslegen; liegen nur solche schon aktiv im Kampfbereich, dürfen sie aktiv bleiben.",
    "as the character phase begins you may play several characters of this gang; if only such ones are active in your combat area already, they may stay active.",
)
_BLUFF: Final = Text(
    "Die Karte darf statt einer Unterstützung verdeckt ausgelegt werden, mit Feuer 2 und Erde 2; der Bluff stimmt {where}.",
    "the card may be played face down instead of a support, as fire 2 and earth 2; it is a true bluff {where}.",
)
_ICON_TEXTS: Final = {
    icons.SHIELD_FIRE: _SHIELD.fill(element=names.FIRE_NAME),
    icons.SHIELD_EARTH: _SHIELD.fill(element=names.EARTH_NAME),
    icons.STOP: Text(
        "Danach darfst du in diesem Zug keine Karte mehr auslegen, außer zusätzlichen durch eine Sonderfunktion.",
        "after it you may play no further card this turn, except additional ones by a special text.",
    ),
    icons.RETRIEVE: Text(
        "Zu Beginn deines Zuges darfst du die aktive Karte wieder auf die Hand nehmen, einen Charakter aber nicht, solange dein Gegner einen aktiven Charakter mit diesem Symbol hat.",
        "at the beginning of your turn you may take the active card back into your hand, but not a character while your opponent has an active character with this icon.",
    ),
    icons.PAIR: Text(
        "Zwei Karten derselben Art mit diesem Symbol und demselben ersten Wort im Namen darfst du auslegen, wo eine erlaubt ist.",
        "where one card is allowed you may play two of the same kind with this icon and the same first word in their names.",
    ),
    icons.FREE: Text(
        "Die Karte darf in ihrer Phase allein oder zu anderen Karten ausgelegt werden, auch im ersten Zug eines Kampfes, aber nicht nach STOPP.",
        "the card may be played in its phase alone or with other cards, also in the first turn of a fight, but not after STOP.",
    ),
    icons.PROTECTED: Text(
        "Solange die Karte aktiv ist, kann dein Gegner sie nicht ignorieren, nicht abwerfen und nicht schwächen.",
        "while the card is active your opponent cannot ignore it, discard it or lower its values.",
    ),
    icons.COOL: _GANG,
    icons.TOP: _GANG,
    icons.FUN: _GANG,
    icons.NO: _GANG,
    icons.BLUFF_FIRE: _BLUFF.fill(where=Text("in einem Feuerkampf", "in a fight of fire")),
    icons.BLUFF_EARTH: _BLUFF.fill(where=Text("in einem Erdkampf", "in a fight of earth")),
    icons.BLUFF_NONE: _BLUFF.fill(where=Text("in keinem Kampf", "in no fight")),
    icons.REPLACE: Text(
        "In deiner Anführeraktionsphase darfst du die Karte, statt eine auszulegen, aus der Hand abwerfen und dafür eine ziehen.",
        "in your leadership phase you may, instead of playing a card, discard it from your hand and draw one for it.",
    ),
}

_WITHOUT_PEOPLE: Final = (kinds.HYLA, kinds.CRYSTAL_CARD, kinds.INTERVENTION, kinds.INQUISITOR)
_OF_PEOPLE: Final = Text("{kind} der {people}", "{people} {kind}")
_HOUSE: Final = Text("Hauswerte", "house values")
_VALUES: Final = Text("Feuer {fire}, Erde {earth}.", "Fire {fire}, earth {earth}.")
_LIMITS: Final = Text(
    "Deck: {cards} Karten, darunter fremde mit höchstens {moons} Monden.",
    "Deck: {cards} cards, foreign ones among them of at most {moons} moons.",
)
_MORE: Final = Text(
    "Deck: {more_cards} Karten mehr, also {cards}, und {more_moons} Monde mehr, also {moons}.",
    "Deck: {more_cards} more cards, that is {cards}, and {more_moons} more moons, that is {moons}.",
)
_AS_EVER: Final = Text(
    "Deck: so viele Karten und Monde wie ohne Inquisitor.",
    "Deck: as many cards and moons as without an inquisitor.",
)


def special_text(card: Card) -> Text:
    """The special text of a card, with the room of a ship; empty if it has none."""
    parts: list[Text] = []
    if card.cost:
        parts.append(_COST.fill(cards=counted("other_cards", card.cost)))
    if card.effect != special.NO_TEXT:
        parts.append(_effect_text(card))
    if card.capacity:
        parts.append(_ROOM.fill(cards=counted("cards", card.capacity)))
    return joined(parts, " ")


def icon_text(icon: int) -> Text:
    """What an icon means, such as "STOP: after it you may play ..."."""
    return joined([names.ICON_NAMES[icon], _ICON_TEXTS[icon]], ": ")


def card_texts() -> list[CardText]:
    """Every card, with its values, icons and special text."""
    return [
        CardText(card.key, card.name, kind_text(card), 1, printed_text(card))
        for card in every.CARDS
    ]


def kind_text(card: Card) -> Text:
    """Kind, people and moons of a card.

    >>> kind_text(CARDS[1]).en
    'Hoax character, 1 moon'
    """
    kind = names.KIND_NAMES[card.kind]
    if card.kind not in _WITHOUT_PEOPLE:
        kind = _OF_PEOPLE.fill(kind=kind, people=names.PEOPLE_NAMES[card.people])
    parts = [kind]
    if card.kind not in (kinds.LEADER, kinds.INQUISITOR):
        parts.append(counted("moons", card.moons))
    if card.house:
        parts.append(_HOUSE)
    return joined(parts, ", ")


def printed_text(card: Card) -> Text:
    """All that a card prints: values, icons, special text, limits of the deck."""
    parts: list[Text] = []
    if card.fire != BLANK:
        parts.append(_VALUES.fill(fire=card.fire, earth=card.earth))
    if card.icons:
        icons = joined(icons_of(card), ", ")
        parts.append(Text(f"{icons.de}.", f"{icons.en}."))
    if card.kind == kinds.LEADER:
        parts.append(_LIMITS.fill(cards=DECK_CARDS, moons=DECK_MOONS))
    if card.kind == kinds.INQUISITOR:
        parts.append(_limits_text(card))
    special = special_text(card)
    if special.en:
        parts.append(special)
    return joined(parts, " ")


def _limits_text(inquisitor: Card) -> Text:
    if not inquisitor.more_cards and not inquisitor.more_moons:
        return _AS_EVER
    return _MORE.fill(
        more_cards=inquisitor.more_cards,
        cards=DECK_CARDS + inquisitor.more_cards,
        more_moons=inquisitor.more_moons,
        moons=DECK_MOONS + inquisitor.more_moons,
    )


def _effect_text(card: Card) -> Text:
    template = TEMPLATES[card.effect]
    if card.n == 0:
        template = NONE_AT_ALL.get(card.effect, template)
    turn = _THIS_TURN if card.kind == kinds.LEADERSHIP else _ON_TURN
    return template.fill(n=card.n, turn=turn, **{what: counted(what, card.n) for what in COUNTED})
