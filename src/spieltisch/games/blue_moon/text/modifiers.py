"""What works on a card that lies on the table, and by which other card.

The engine keeps only the sum of all texts; here it is taken apart again for people: which opposing
card ignores a card, its text or its icons, which card forbids, lowers, raises or doubles.
"""

from typing import TYPE_CHECKING, Final

from spieltisch.core.text import Text, listed
from spieltisch.games.blue_moon.cards import every, icons, kinds, special
from spieltisch.games.blue_moon.state import codes, layers
from spieltisch.games.blue_moon.text import names
from spieltisch.games.blue_moon.text.names import quoted_all

if TYPE_CHECKING:
    from spieltisch.games.blue_moon.state.table import Table

Rulings = tuple[str, ...]

_CARD_RULINGS: Final = {
    special.IGNORE_CHARACTERS: ("BM-046", "BM-257"),
    special.IGNORE_ICON_CARDS: ("BM-046", "BM-271"),
    special.IGNORE_SUPPORTS: ("BM-250",),
    special.IGNORE_BOOSTERS: ("BM-252",),
    special.IGNORE_TEXTS: ("BM-333",),
    special.IGNORE_ALL_TEXTS: ("BM-195",),
    special.IGNORE_ALL_ICONS: ("BM-180",),
    special.IGNORE_ICONS: ("BM-376",),
}
"""By ignoring text: the rulings about it."""
_ICON_BITS: Final = layers.ALL_ICONS | layers.SOME_ICONS
_TEXT_BITS: Final = layers.ALL_TEXTS | layers.TEXTS
_ALONE: Final = (
    special.RAISE_TO_SUM,
    special.RAISE_TO_HIGHER,
    special.RAISE_BOTH,
    special.DOUBLE_BOTH,
)
_ALONE_FIRE: Final = (*_ALONE, special.RAISE_FIRE, special.DOUBLE_FIRE)
_ALONE_EARTH: Final = (*_ALONE, special.RAISE_EARTH, special.DOUBLE_EARTH)
_ZEROS: Final = {
    kinds.CHARACTER: (special.ZERO_EVEN_CHARACTERS, special.ZERO_ODD_CHARACTERS),
    kinds.BOOSTER: (special.ZERO_EVEN_OTHERS, special.ZERO_ODD_OTHERS),
    kinds.SUPPORT: (special.ZERO_EVEN_OTHERS, special.ZERO_ODD_OTHERS),
}
"""By kind: the texts that set even and odd printed values to 0."""


def noted(text: Text, rulings: Rulings) -> Text:
    """A text with the rulings behind it."""
    ids = f" [{', '.join(rulings)}]" if rulings else ""
    return Text(f"{text.de}{ids}", f"{text.en}{ids}")


# which cards


def ignorers(table: "Table", seat: int, bits: int) -> list[int]:
    """The opposing cards whose working text ignores something of a seat's cards."""
    bits &= table.ignored_by(seat)
    return [card for card in table.texts_of(1 - seat) if layers.IGNORES[every.EFFECTS[card]] & bits]


def card_bits(table: "Table", seat: int, card: int) -> int:
    """The bits of `ignoring` by which a whole card is ignored, as in `layers.is_ignored`."""
    ignoring = table.ignored_by(seat)
    kind = every.KINDS[card]
    if layers.FLIT_CHARACTER[card]:
        return 0
    bits = 0
    if kind == kinds.CHARACTER:
        bits = layers.CHARACTERS
    elif kind == kinds.BOOSTER:
        bits = layers.BOOSTERS
    elif kind == kinds.SUPPORT:
        bits = layers.SUPPORTS
    if every.ICONS[card] and (
        not every.ICONS[card] & icons.PROTECTED or ignoring & layers.ALL_ICONS
    ):
        bits |= layers.ICON_CARDS
    return bits & ignoring


def text_bits(table: "Table", seat: int, card: int) -> int:
    """The bits of `ignoring` by which a text alone is ignored, PROTECTED left aside."""
    bits = layers.ALL_TEXTS if layers.FLIT_CHARACTER[card] else _TEXT_BITS
    return bits & table.ignored_by(seat)


def silencers(table: "Table", seat: int, card: int) -> list[int]:
    """The opposing cards by which the text of a card does not work."""
    bits = card_bits(table, seat, card) | text_bits(table, seat, card)
    return ignorers(table, seat, bits)


def icon_silencers(table: "Table", seat: int, card: int) -> list[int]:
    """The opposing cards by which the icons of a card do not work."""
    return ignorers(table, seat, card_bits(table, seat, card) | _ICON_BITS)


def ignoring_rulings(cards: list[int]) -> Rulings:
    """The rulings about cards that ignore something."""
    found: list[str] = []
    for card in cards:
        if (
            every.EFFECTS[card] != special.IGNORE_TEXTS or every.KINDS[card] == kinds.SUPPORT
        ):  # BM-333 is not on flit-7
            found += _CARD_RULINGS.get(every.EFFECTS[card], ())
    return tuple(dict.fromkeys(found))


def banners(table: "Table", seat: int, traits: int) -> list[int]:
    """The opposing cards that forbid a seat to play what has one of these traits."""
    return [card for card in table.texts_of(1 - seat) if layers.bans_of(card) & traits]


def limiters(table: "Table", seat: int, effect: int) -> list[int]:
    """The opposing cards that set a seat a limit, the tightest first."""
    cards = table.cards_saying(1 - seat, effect)
    return sorted(cards, key=lambda card: every.AMOUNTS[card])


# in words


def _by(cards: list[int]) -> Text:
    if not cards:
        return Text("eine gegnerische Karte", "an opposing card")
    return quoted_all(cards)


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
    "GESCHÜTZT: {by} wirkt auf diese Karte nicht.",
    "PROTECTED: {by} does not touch this card.",
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


def what_affects(table: "Table", seat: int, card: int) -> list[Text]:
    """What modifies a card on a seat's side of the table now, each with its rulings."""
    if card in table.older[seat]:
        return [noted(_INACTIVE, ("BM-008",))]
    if card in table.bluffs[seat]:
        return what_affects_bluffs(table, seat)
    if table.is_off(seat, card):
        cards = ignorers(table, seat, card_bits(table, seat, card))
        return [noted(_OFF.fill(by=_by(cards)), _card_rulings(card, cards))]
    return [
        *_text_notes(table, seat, card),
        *_icon_notes(table, seat, card),
        *_escape_notes(table, seat, card),
        *_zero_notes(table, seat, card),
        *_raise_notes(table, seat, card),
        *_demand_notes(table, seat, card),
    ]


def what_affects_bluffs(table: "Table", seat: int) -> list[Text]:
    """What modifies every face-down bluff card of a seat."""
    if table.bluffs_off(seat):
        cards = ignorers(table, seat, layers.SUPPORTS | layers.ICON_CARDS)
        rulings = (
            "BM-120",
            *(("BM-116",) if _has(cards, special.IGNORE_ICON_CARDS) else ("BM-248",)),
        )
        return [noted(_AS_BLUFF, ()), noted(_OFF.fill(by=_by(cards)), rulings)]
    notes = [noted(_AS_BLUFF, ())]
    icons = ignorers(table, seat, _ICON_BITS)
    if icons:
        names = Text("BLUFF", "BLUFF")
        notes.append(noted(_ICONS_OFF.fill(by=_by(icons), icons=names), ("BM-119", "BM-120")))
    zeros = table.cards_saying(1 - seat, special.ZERO_EVEN_OTHERS)
    if zeros:
        both_values = Text("Feuer und Erde", "Fire and earth")
        zero = _ZERO.fill(element=both_values, value=codes.BLUFF_VALUE, by=_by(zeros))
        notes.append(noted(zero, ("BM-293",)))
    raisers = table.cards_saying(seat, special.RAISE_BLUFFS)
    if raisers:
        raised = _BLUFF_RAISED.fill(by=_by(raisers), n=every.AMOUNTS[raisers[0]])
        notes.append(noted(raised, ("BM-467",)))
    doublers = table.cards_saying(seat, special.DOUBLE_SUPPORTS)
    if doublers:
        notes.append(noted(_DOUBLED.fill(by=_by(doublers)), ("BM-171",)))
    return notes


def _has(cards: list[int], effect: int) -> bool:
    return any(every.EFFECTS[card] == effect for card in cards)


def _text_notes(table: "Table", seat: int, card: int) -> list[Text]:
    if not every.EFFECTS[card] or table.works(seat, card):
        return []
    cards = silencers(table, seat, card)
    return [noted(_TEXT_OFF.fill(by=_by(cards)), _card_rulings(card, cards))]


def _card_rulings(card: int, by: list[int]) -> Rulings:
    """The rulings about a card on the table that is ignored, or its text, by opposing cards."""
    rulings = ignoring_rulings(by)
    if every.ICONS[card] & icons.PROTECTED:  # it would be safe if its icon worked
        rulings = (
            *rulings,
            "BM-180",
            *(("BM-Q34",) if _has(by, special.IGNORE_ICON_CARDS) else ()),
        )
    return tuple(dict.fromkeys(rulings))


def _icon_notes(table: "Table", seat: int, card: int) -> list[Text]:
    working = layers.icons_of(card, table.ignored_by(seat), True)
    lost = [name for icon, name in names.ICON_NAMES.items() if every.ICONS[card] & ~working & icon]
    if not lost:
        return []
    cards = ignorers(table, seat, _ICON_BITS)
    return [noted(_ICONS_OFF.fill(by=_by(cards), icons=listed(lost)), ignoring_rulings(cards))]


def _escape_notes(table: "Table", seat: int, card: int) -> list[Text]:
    """What would work on the card if it were not protected, or no Flit character."""
    notes: list[Text] = []
    if table.is_protected(seat, card):
        bits = card_bits(table, seat, card) | layers.ICON_CARDS
        if every.ICONS[card] & ~(icons.PROTECTED | icons.STOP):
            bits |= layers.SOME_ICONS
        if every.EFFECTS[card]:
            bits |= text_bits(table, seat, card)
        cards = ignorers(table, seat, bits) + _zeroers(table, seat, card)
        if cards:
            rulings = ["BM-099"]
            if _has(cards, special.IGNORE_CHARACTERS):
                rulings.append("BM-266")
            if _has(cards, special.IGNORE_ICON_CARDS):
                rulings.append("BM-270")
            if any(every.EFFECTS[other] in _ZEROS.get(every.KINDS[card], ()) for other in cards):
                rulings.append("BM-292")
            notes.append(noted(_PROTECTED.fill(by=_by(cards)), tuple(rulings)))
    elif layers.FLIT_CHARACTER[card]:
        bits = layers.CHARACTERS
        if every.ICONS[card]:
            bits |= layers.ICON_CARDS
        cards = ignorers(table, seat, bits)
        if cards:
            notes.append(noted(_FLIT.fill(by=_by(cards)), ("BM-266",)))
    return notes


def _zeroers(table: "Table", seat: int, card: int) -> list[int]:
    """The opposing cards that would set a printed value of this card to 0."""
    if every.KINDS[card] not in _ZEROS or not every.VALUED[card]:
        return []
    effects = {
        _ZEROS[every.KINDS[card]][value & 1]
        for value in (every.CARDS[card].fire, every.CARDS[card].earth)
        if value
    }
    return [other for other in table.texts_of(1 - seat) if every.EFFECTS[other] in effects]


def _zero_notes(table: "Table", seat: int, card: int) -> list[Text]:
    notes: list[Text] = []
    for element, printed in ((codes.FIRE, every.FIRES[card]), (codes.EARTH, every.EARTHS[card])):
        if table.base(seat, card, element) != printed:
            effect = _ZEROS[every.KINDS[card]][printed & 1]
            by = _by(table.cards_saying(1 - seat, effect))
            name = names.ELEMENT_NAMES[element]
            said = Text(name.de, name.en.capitalize())
            zero = _ZERO.fill(element=said, value=printed, by=by)
            notes.append(
                noted(zero, ("BM-292",) if every.KINDS[card] == kinds.CHARACTER else ("BM-294",))
            )
    return notes


def _raise_notes(table: "Table", seat: int, card: int) -> list[Text]:
    if not every.VALUED[card]:
        return []
    kind = every.KINDS[card]
    if kind == kinds.CHARACTER:
        return _character_raises(table, seat, card)
    notes: list[Text] = []
    if kind == kinds.BOOSTER and (doublers := table.cards_saying(seat, special.DOUBLE_BOOSTERS)):
        notes.append(noted(_DOUBLED.fill(by=_by(doublers)), ("BM-256",)))
    if kind == kinds.SUPPORT and (doublers := table.cards_saying(seat, special.DOUBLE_SUPPORTS)):
        notes.append(noted(_DOUBLED.fill(by=_by(doublers)), ("BM-171",)))
    return notes


def _character_raises(table: "Table", seat: int, card: int) -> list[Text]:
    notes: list[Text] = []
    fire, earth = table.base(seat, card, codes.FIRE), table.base(seat, card, codes.EARTH)
    raisers = table.cards_saying(seat, special.RAISE_ALL_TO_HIGHER)
    if raisers and fire != earth:
        notes.append(noted(_RAISED_ALL.fill(by=_by(raisers)), ("BM-292", "BM-419")))
    alone = [other for other in table.texts_of(seat) if _is_alone(table, other)]
    if alone:
        counting = [each for each in table.characters_of(seat) if not table.is_off(seat, each)]
        said = _ALONE_HERE if len(counting) == 1 else _ALONE_BEST
        notes.append(noted(said.fill(by=_by(alone)), ("BM-011", "BM-419")))
    doublers = table.cards_saying(seat, special.DOUBLE_CHARACTERS)
    if doublers:
        notes.append(noted(_DOUBLED.fill(by=_by(doublers)), ("BM-315",)))
    return notes


def _is_alone(table: "Table", card: int) -> bool:
    """Whether a text raises or doubles one character in the element that matters."""
    effect = every.EFFECTS[card]
    if table.element == codes.FIRE:
        return effect in _ALONE_FIRE
    if table.element == codes.EARTH:
        return effect in _ALONE_EARTH
    return effect in _ALONE_FIRE or effect in _ALONE_EARTH


def _demand_notes(table: "Table", seat: int, card: int) -> list[Text]:
    notes: list[Text] = []
    doublers = table.cards_saying(seat, special.DOUBLE_CATERPILLAR)
    if card == table.doubled[seat] and doublers:
        notes.append(noted(_TWICE.fill(by=_by(doublers)), ("BM-391",)))
    if card in table.paid and seat != table.turn:
        notes.append(noted(_PAID, ("BM-036",)))
    return notes


def value_now(table: "Table", seat: int, card: int) -> tuple[int, int] | None:
    """The values of a card on the table as they count now, before raises of a single character.

    None for a card without values; inactive and ignored cards count 0.
    """
    if card in table.bluffs[seat]:
        value = bluff_value_now(table, seat)
        return value, value
    if not every.VALUED[card]:
        return None
    if card in table.older[seat] or table.is_off(seat, card):
        return 0, 0
    fire, earth = table.base(seat, card, codes.FIRE), table.base(seat, card, codes.EARTH)
    says = table.said_by(seat)
    kind = every.KINDS[card]
    if kind == kinds.CHARACTER and says & layers.S_RAISE_ALL:
        fire = earth = max(fire, earth)
    doubled = {
        kinds.CHARACTER: layers.S_DOUBLE_CHARACTERS,
        kinds.BOOSTER: layers.S_DOUBLE_BOOSTERS,
        kinds.SUPPORT: layers.S_DOUBLE_SUPPORTS,
    }.get(kind, 0)
    times = 2 if says & doubled else 1
    return fire * times, earth * times


def bluff_value_now(table: "Table", seat: int) -> int:
    """What each face-down bluff card of a seat counts now, in either element."""
    if table.bluffs_off(seat):
        return 0
    times = 2 if table.said_by(seat) & layers.S_DOUBLE_SUPPORTS else 1
    return table.bluff_value(seat) * times
