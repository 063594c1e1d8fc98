"""What works on a card that lies on the table, and by which other card: in words, with rulings."""

from typing import Final, NamedTuple

from spieltisch.core.text import Text, listed
from spieltisch.games.blue_moon.cards import every, icons, kinds, special
from spieltisch.games.blue_moon.rules import why
from spieltisch.games.blue_moon.state import codes, layers
from spieltisch.games.blue_moon.state.table import Table
from spieltisch.games.blue_moon.text import names
from spieltisch.games.blue_moon.text.names import quoted_all

Rulings = tuple[str, ...]


class Note(NamedTuple):
    """Something that modifies a card, with the rulings about it."""

    text: Text
    rulings: Rulings = ()


_ABOUT: Final[dict[int, dict[str, Rulings]]] = {
    special.IGNORE_CHARACTERS: {
        "card": ("BM-046", "BM-257"),
        "icon": ("BM-259",),
        "bluff": ("BM-Q6",),
        "replace": ("BM-109",),
    },
    special.IGNORE_ICON_CARDS: {
        "card": ("BM-046", "BM-271"),
        "icon": ("BM-116",),
        "bluff": ("BM-116",),
        "replace": ("BM-107",),
    },
    special.IGNORE_SUPPORTS: {
        "card": ("BM-250",),
        "icon": ("BM-248",),
        "bluff": ("BM-248",),
        "replace": ("BM-111",),
    },
    special.IGNORE_BOOSTERS: {"card": ("BM-252",), "icon": ("BM-252",), "replace": ("BM-110",)},
    special.IGNORE_TEXTS: {"card": ("BM-333",)},
    special.IGNORE_ALL_TEXTS: {"card": ("BM-195",)},
    special.IGNORE_ALL_ICONS: {
        "card": ("BM-180",),
        "icon": ("BM-180",),
        "bluff": ("BM-119",),
        "replace": ("BM-108",),
    },
    special.IGNORE_ICONS: {
        "card": ("BM-376",),
        "icon": ("BM-376",),
        "bluff": ("BM-376",),
        "replace": ("BM-106",),
    },
}
"""By ignoring text: the rulings about a card or text, an icon, a bluff and a replacement lost by it."""


def rulings_about(cards: list[int], lost: str) -> Rulings:
    """The rulings about something that is lost by ignoring cards."""
    found: list[str] = []
    for card in cards:
        effect = every.EFFECTS[card]
        if effect != special.IGNORE_TEXTS or every.KINDS[card] == kinds.SUPPORT:
            found += _ABOUT.get(effect, {}).get(lost, ())  # BM-333 is not on flit-7
    return tuple(dict.fromkeys(found))


_INACTIVE: Final = Text(
    "Inaktiv: Werte, Symbole und Sonderfunktion zählen nicht mehr; im Kampfbereich liegt die Karte noch.",
    "Inactive: values, icons and special text no longer count; the card still lies in the combat area.",
)
_AS_BLUFF: Final = Text(
    "Liegt verdeckt: zählt als Unterstützung mit Feuer 2 und Erde 2 ohne Sonderfunktion.",
    "Face down: counts as a support of fire 2 and earth 2 without special text.",
)
_OFF: Final = Text(
    "Ganz ignoriert durch {by}: ohne Werte, Symbole und Sonderfunktion, aber noch aktiv.",
    "Ignored as a whole by {by}: without values, icons and special text, but still active.",
)
_TEXT_OFF: Final = Text("Sonderfunktion ignoriert durch {by}.", "Special text ignored by {by}.")
_ICONS_OFF: Final = Text(
    "Symbole ignoriert durch {by}: {icons}.", "Icons ignored by {by}: {icons}."
)
_PROTECTED: Final = Text(
    "GESCHÜTZT: {by} wirkt auf diese Karte nicht.", "PROTECTED: {by} does not touch this card."
)
_FLIT: Final = Text(
    "Flit-Charakter: {by} ignoriert ihn nicht.", "Flit character: {by} does not ignore it."
)
_ZERO: Final = Text(
    "{element} {value} gilt als 0 durch {by}.", "{element} {value} counts as 0 because of {by}."
)
_RAISED_ALL: Final = Text(
    "Beide Werte steigen durch {by} auf den höheren.", "{by} raises both values to the higher one."
)
_DOUBLED: Final = Text("Werte verdoppelt durch {by}.", "Values doubled by {by}.")
_BLUFF_RAISED: Final = Text("Steigt durch {by} auf {n}.", "Raised to {n} by {by}.")
_ALONE_HERE: Final = Text("{by} wirkt auf diesen Charakter.", "{by} works on this character.")
_ALONE_BEST: Final = Text(
    "{by} wirkt auf den deiner Charaktere, bei dem es am meisten bringt.",
    "{by} works on whichever of these characters gains most.",
)
_TWICE: Final = Text(
    "Die Zahlen der Sonderfunktion zählen doppelt durch {by}.",
    "The numbers of the special text count twice because of {by}.",
)
_PAID: Final = Text(
    "Die Forderung ist in diesem Zug erfüllt.", "The demand has been met this turn."
)


def what_affects(table: Table, seat: int, card: int) -> list[Note]:
    """What modifies a card on a seat's side of the table now."""
    if card in table.older[seat]:
        return [Note(_INACTIVE, ("BM-008",))]
    if card in table.bluffs[seat]:
        return what_affects_bluffs(table, seat)
    if table.is_off(seat, card):
        by = why.card_ignorers(table, seat, card)
        return [_by(_OFF, by, _card_rulings(card, by))]
    return [
        *_text_notes(table, seat, card),
        *_icon_notes(table, seat, card),
        *_escape_notes(table, seat, card),
        *_zero_notes(table, seat, card),
        *_raise_notes(table, seat, card),
        *_demand_notes(table, seat, card),
    ]


def _by(said: Text, cards: list[int], rulings: Rulings, **words: Text | int) -> Note:
    return Note(said.fill(by=quoted_all(cards), **words), rulings)


def what_affects_bluffs(table: Table, seat: int) -> list[Note]:
    """What modifies every face-down bluff card of a seat."""
    if table.bluffs_off(seat):
        by = why.bluff_ignorers(table, seat)
        other = "BM-116" if _has(by, special.IGNORE_ICON_CARDS) else "BM-248"
        return [Note(_AS_BLUFF), _by(_OFF, by, ("BM-120", other))]
    notes = [Note(_AS_BLUFF)]
    if by := why.saying(table, seat, layers.ALL_ICONS | layers.SOME_ICONS):
        notes.append(_by(_ICONS_OFF, by, ("BM-119", "BM-120"), icons=Text("BLUFF", "BLUFF")))
    if by := table.cards_saying(1 - seat, special.ZERO_EVEN_OTHERS):
        both = Text("Feuer und Erde", "Fire and earth")
        notes.append(_by(_ZERO, by, ("BM-293",), element=both, value=codes.BLUFF_VALUE))
    if by := table.cards_saying(seat, special.RAISE_BLUFFS):
        notes.append(_by(_BLUFF_RAISED, by, ("BM-467",), n=every.AMOUNTS[by[0]]))
    if by := table.cards_saying(seat, special.DOUBLE_SUPPORTS):
        notes.append(_by(_DOUBLED, by, ("BM-171",)))
    return notes


def _has(cards: list[int], effect: int) -> bool:
    return any(every.EFFECTS[card] == effect for card in cards)


def _text_notes(table: Table, seat: int, card: int) -> list[Note]:
    if not every.EFFECTS[card] or table.works(seat, card):
        return []
    by = why.silencers(table, seat, card)
    return [_by(_TEXT_OFF, by, _card_rulings(card, by))]


def _card_rulings(card: int, by: list[int]) -> Rulings:
    """The rulings about a card on the table that is ignored, or its text, by opposing cards."""
    rulings = rulings_about(by, "card")
    if every.ICONS[card] & icons.PROTECTED:  # it would be safe if its icon worked
        rulings += ("BM-180",)
        if _has(by, special.IGNORE_ICON_CARDS):
            rulings += ("BM-Q34",)
    return tuple(dict.fromkeys(rulings))


def _icon_notes(table: Table, seat: int, card: int) -> list[Note]:
    working = layers.icons_of(card, table.ignored_by(seat), True)
    lost = [name for icon, name in names.ICON_NAMES.items() if every.ICONS[card] & ~working & icon]
    if not lost:
        return []
    by = why.icon_silencers(table, seat, card)
    return [_by(_ICONS_OFF, by, rulings_about(by, "icon"), icons=listed(lost))]


def _escape_notes(table: Table, seat: int, card: int) -> list[Note]:
    """What would work on the card if it were not protected, or no Flit character."""
    if table.is_protected(seat, card):
        by = why.kept_off(table, seat, card)
        rulings = ["BM-099"]
        if _has(by, special.IGNORE_CHARACTERS):
            rulings.append("BM-266")
        if _has(by, special.IGNORE_ICON_CARDS):
            rulings.append("BM-270")
        if any(layers.SAYINGS[every.EFFECTS[each]] & layers.S_ZERO for each in by):
            rulings.append("BM-292")
        return [_by(_PROTECTED, by, tuple(rulings))] if by else []
    if layers.FLIT_CHARACTER[card]:
        marked = layers.ICON_CARDS if every.ICONS[card] else 0
        by = why.saying(table, seat, layers.CHARACTERS | marked)
        return [_by(_FLIT, by, ("BM-266",))] if by else []
    return []


def _zero_notes(table: Table, seat: int, card: int) -> list[Note]:
    notes: list[Note] = []
    rulings = ("BM-292",) if every.KINDS[card] == kinds.CHARACTER else ("BM-294",)
    for element in (codes.FIRE, codes.EARTH):
        printed = every.VALUES[element][card]
        if table.base(seat, card, element) != printed:
            name = names.ELEMENT_NAMES[element]
            by = why.zeroers(table, seat, card, element)
            said = Text(name.de, name.en.capitalize())
            notes.append(_by(_ZERO, by, rulings, element=said, value=printed))
    return notes


def _raise_notes(table: Table, seat: int, card: int) -> list[Note]:
    kind = every.KINDS[card]
    if not every.VALUED[card]:
        return []
    if kind == kinds.CHARACTER:
        return _character_raises(table, seat, card)
    if kind == kinds.BOOSTER and (by := table.cards_saying(seat, special.DOUBLE_BOOSTERS)):
        return [_by(_DOUBLED, by, ("BM-256",))]
    if kind == kinds.SUPPORT and (by := table.cards_saying(seat, special.DOUBLE_SUPPORTS)):
        return [_by(_DOUBLED, by, ("BM-171",))]
    return []


def _character_raises(table: Table, seat: int, card: int) -> list[Note]:
    notes: list[Note] = []
    fire, earth = table.base(seat, card, codes.FIRE), table.base(seat, card, codes.EARTH)
    raisers = table.cards_saying(seat, special.RAISE_ALL_TO_HIGHER)
    if raisers and fire != earth:
        notes.append(_by(_RAISED_ALL, raisers, ("BM-292", "BM-419")))
    elements = (codes.FIRE, codes.EARTH) if table.element == codes.NONE else (table.element,)
    alone = [by for element in elements for by in table.for_one(seat, element)]
    if alone:
        counting = [each for each in table.characters_of(seat) if not table.is_off(seat, each)]
        said = _ALONE_HERE if len(counting) == 1 else _ALONE_BEST
        ordered = [by for by in table.texts_of(seat) if by in alone]
        notes.append(_by(said, ordered, ("BM-011", "BM-419")))
    if by := table.cards_saying(seat, special.DOUBLE_CHARACTERS):
        notes.append(_by(_DOUBLED, by, ("BM-315",)))
    return notes


def _demand_notes(table: Table, seat: int, card: int) -> list[Note]:
    notes: list[Note] = []
    doublers = table.cards_saying(seat, special.DOUBLE_CATERPILLAR)
    if card == table.doubled[seat] and doublers:
        notes.append(_by(_TWICE, doublers, ("BM-391",)))
    if card in table.paid and seat != table.turn:
        notes.append(Note(_PAID, ("BM-036",)))
    return notes
