"""What things are called."""

from typing import Final

from spieltisch.core.text import Text, both, listed
from spieltisch.games.blue_moon.cards import every, icons, kinds, special
from spieltisch.games.blue_moon.cards.card import Card
from spieltisch.games.blue_moon.state import codes

PEOPLE_NAMES: Final = {
    "hoax": both("Hoax"),
    "vulca": both("Vulca"),
    "mimix": both("Mimix"),
    "flit": both("Flit"),
    "khind": both("Khind"),
    "terrah": both("Terrah"),
    "pillar": both("Pillar"),
    "aqua": both("Aqua"),
    "buka": both("Buka"),
    "mutant": Text("Mutanten", "Mutant"),
    "promo": Text("Promokarten", "Promo"),
    "tutu": both("Tutu"),
    "hyla": both("Hyla"),
    "crystal": Text("Kristallkarten", "Crystal"),
    "inter": Text("Interventionen", "Intervention"),
    "inq": Text("Inquisitoren", "Inquisitor"),
}
"""By key: a people, or what stands in place of one. German in the plural."""

KIND_NAMES: Final = {
    kinds.LEADER: Text("Anführer", "leader"),
    kinds.CHARACTER: Text("Charakter", "character"),
    kinds.BOOSTER: Text("Verstärkung", "booster"),
    kinds.SUPPORT: Text("Unterstützung", "support"),
    kinds.LEADERSHIP: Text("Anführeraktion", "leadership card"),
    kinds.SHIP: Text("Schiff", "ship"),
    kinds.HYLA: both("Hyla"),
    kinds.CRYSTAL_CARD: Text("Kristallkarte", "crystal card"),
    kinds.INTERVENTION: Text("Intervention", "intervention"),
    kinds.INQUISITOR: Text("Inquisitor", "inquisitor"),
}

ICON_NAMES: Final = {
    icons.SHIELD_FIRE: Text("SCHILD Feuer", "SHIELD fire"),
    icons.SHIELD_EARTH: Text("SCHILD Erde", "SHIELD earth"),
    icons.STOP: Text("STOPP", "STOP"),
    icons.RETRIEVE: Text("WIEDERAUFNEHMEN", "RETRIEVE"),
    icons.PAIR: Text("PAAR", "PAIR"),
    icons.FREE: Text("FREI", "FREE"),
    icons.PROTECTED: Text("GESCHÜTZT", "PROTECTED"),
    icons.COOL: both("GANG Cool"),
    icons.TOP: both("GANG Top"),
    icons.FUN: both("GANG Fun"),
    icons.NO: both("GANG No"),
    icons.BLUFF_FIRE: Text("BLUFF Feuer", "BLUFF fire"),
    icons.BLUFF_EARTH: Text("BLUFF Erde", "BLUFF earth"),
    icons.BLUFF_NONE: Text("BLUFF ohne Element", "BLUFF no element"),
    icons.REPLACE: Text("ERSETZEN", "REPLACE"),
}
"""By bit: an icon."""

FIRE_NAME: Final = Text("Feuer", "fire")
EARTH_NAME: Final = Text("Erde", "earth")
ELEMENT_NAMES: Final = (FIRE_NAME, EARTH_NAME)


def card_name(number: int) -> Text:
    return every.CARDS[number].name


def quoted(number: int) -> Text:
    """The name of a card in quotation marks."""
    name = card_name(number)
    return Text(f"„{name.de}“", f"“{name.en}”")


def icons_of(card: Card) -> list[Text]:
    """The names of the icons that a card prints."""
    return [name for icon, name in ICON_NAMES.items() if card.icons & icon]


COUNTED: Final = {
    "cards": (Text("eine Karte", "one card"), Text("{n} Karten", "{n} cards")),
    "hand_cards": (
        Text("eine Handkarte", "one hand card"),
        Text("{n} Handkarten", "{n} hand cards"),
    ),
    "other_cards": (
        Text("eine andere Handkarte", "one other hand card"),
        Text("{n} andere Handkarten", "{n} other hand cards"),
    ),
    "more_cards": (
        Text("zusätzlich eine Karte", "one additional card"),
        Text("zusätzlich {n} Karten", "{n} additional cards"),
    ),
    "more_boosters": (
        Text("zusätzlich eine Verstärkung", "one additional booster"),
        Text("zusätzlich {n} Verstärkungen", "{n} additional boosters"),
    ),
    "more_supports": (
        Text("zusätzlich eine Unterstützung", "one additional support"),
        Text("zusätzlich {n} Unterstützungen", "{n} additional supports"),
    ),
    "more_of_either": (
        Text(
            "zusätzlich eine Verstärkung oder eine Unterstützung",
            "one additional booster or support",
        ),
        Text(
            "zusätzlich {n} Verstärkungen oder Unterstützungen",
            "{n} additional boosters or supports",
        ),
    ),
    "characters": (
        Text("einen Charakter", "one character"),
        Text("{n} Charaktere", "{n} characters"),
    ),
    "a_character": (
        Text("einen Charakter", "a character"),
        Text("{n} Charaktere", "{n} characters"),
    ),
    "active_characters": (
        Text("einen aktiven Charakter", "one active character"),
        Text("{n} aktive Charaktere", "{n} active characters"),
    ),
    "only_characters": (
        Text("darf nur ein Charakter von dir", "only one character of yours"),
        Text("dürfen nur {n} Charaktere von dir", "only {n} characters of yours"),
    ),
    "dragons": (Text("einen Drachen", "one dragon"), Text("{n} Drachen", "{n} dragons")),
    "of_them": (Text("einer", "one"), Text("{n}", "{n}")),
    "moons": (Text("1 Mond", "1 moon"), Text("{n} Monde", "{n} moons")),
    "crystals": (Text("1 Kristall", "1 crystal"), Text("{n} Kristalle", "{n} crystals")),
}
"""What is counted: one of it, and several."""


def counted(what: str, n: int) -> Text:
    """So many of something.

    >>> counted("moons", 1).en
    '1 moon'
    """
    one, several = COUNTED[what]
    return one if n == 1 else several.fill(n=n)


def counted_dragons(count: int) -> Text:
    """So many dragons, as somebody gains them; none is a word too."""
    return counted("dragons", count) if count else Text("keinen Drachen", "no dragon")


def quoted_all(numbers: list[int]) -> Text:
    """Cards as an enumeration."""
    return listed([quoted(number) for number in numbers])


def in_element(value: int, element: int) -> Text:
    """A power or value in an element.

    >>> in_element(7, 0).en
    '7 fire'
    """
    name = ELEMENT_NAMES[element]
    return Text(f"{value} {name.de}", f"{value} {name.en}")


def demanded(effect: int, n: int) -> Text:
    """What a demand or a purchase takes.

    >>> demanded(special.CATERPILLAR_FIRE, 3).en
    '3 fire'
    """
    if effect in (special.CATERPILLAR_MOONS, special.BUY_MOONS):
        return counted("moons", n)
    if effect in (special.SIREN, special.BUY_CHARACTERS):
        return counted("characters", n)
    return _DEMANDS[effect].fill(n=n)


_ON_OTHERS: Final = Text(
    "{n} Feuer und, auf anderen Karten, {n} Erde", "{n} fire and, on other cards, {n} earth"
)
_DEMANDS: Final = {
    special.CATERPILLAR_FIRE: Text("{n} Feuer", "{n} fire"),
    special.CATERPILLAR_EARTH: Text("{n} Erde", "{n} earth"),
    special.CATERPILLAR_EITHER: Text("{n} Feuer oder {n} Erde", "{n} fire or {n} earth"),
    special.CATERPILLAR_BOTH: _ON_OTHERS,
    special.BOTH_BUY: _ON_OTHERS,
    special.BUY_FIRE: Text("{n} Feuer", "{n} fire"),
    special.BUY_EARTH: Text("{n} Erde", "{n} earth"),
    special.BUY_ACTIONS: Text(
        "{n} Anführeraktionen, {n} Hyla oder {n} Kristallkarten",
        "{n} leadership cards, {n} Hyla or {n} crystal cards",
    ),
}
"""By text: what has to be discarded from the hand."""


PHASE_NAMES: Final = {
    codes.ENDED: Text("zu Ende", "over"),
    codes.BEGIN: Text("Zugbeginn", "beginning of the turn"),
    codes.LEAD: Text("Anführeraktionsphase", "leadership phase"),
    codes.RETREAT: Text("Rückzugsphase", "retreat phase"),
    codes.CHARACTERS: Text("Charakterphase", "character phase"),
    codes.OTHERS: Text("Verstärkungs- und Unterstützungsphase", "booster/support phase"),
    codes.ANNOUNCE: Text("Ansage der Stärke", "announcement of power"),
    codes.REFRESH: Text("Nachziehen", "refreshing the hand"),
    codes.END: Text("Zugende", "end of the turn"),
    codes.CLEAR: Text("Ende des Kampfes", "end of the fight"),
}
_PHASES: Final = (
    (codes.START, codes.BEGIN, codes.BEGIN),
    (codes.LEAD, codes.LEAD, codes.LEAD),
    (codes.RETREAT, codes.RETREAT, codes.RETREAT),
    (codes.CHARACTERS, codes.CHARACTERS, codes.CHARACTERS),
    (codes.OTHERS, codes.AFTER, codes.OTHERS),
    (codes.ANNOUNCE, codes.CALLED, codes.ANNOUNCE),
    (codes.REFRESH, codes.REFRESH, codes.REFRESH),
    (codes.END, codes.TURN_OVER, codes.END),
    (codes.LOST, codes.NEW_FIGHT, codes.CLEAR),
    (codes.SIRENS, codes.SIRENS, codes.OTHERS),
    (codes.NEXT_TURN, codes.NEXT_TURN, codes.END),
)
"""First and last number of phases that players know as one, and which."""


def phase_name(phase: int) -> Text:
    """The phase as players know it; the engine has more of them."""
    for first, last, known in _PHASES:
        if first <= phase <= last:
            return PHASE_NAMES[known]
    return PHASE_NAMES[codes.ENDED]


ENDINGS: Final = {
    codes.FOURTH_DRAGON: Text(
        "Wer schon alle drei Drachen hat, gewinnt mit dem nächsten auf der Stelle.",
        "Whoever has all three dragons and gains another one wins on the spot.",
    ),
    codes.NO_CARDS: Text(
        "Ein neuer Kampf müsste beginnen, aber jemand hat keine Karten mehr: Die Drachen entscheiden.",
        "A new fight would have to begin, but somebody has no cards left: the dragons decide.",
    ),
    codes.NO_CARDS_NO_DRAGONS: Text(
        "Jemand hat keine Karten mehr, und alle Drachen sind in der Mitte: Wer das Ende herbeigeführt hat, verliert.",
        "Somebody has no cards left and all dragons are in the middle: who brought about the end loses.",
    ),
    codes.MISPLAY: Text(
        "Jemand hat weitergekämpft, Neues erfahren und dann die Stärke nicht erreicht: Das kostet das Spiel.",
        "Somebody fought on, learned something new and then could not match the power: that loses the game.",
    ),
}
"""How a game ended, by its number in `codes`."""
