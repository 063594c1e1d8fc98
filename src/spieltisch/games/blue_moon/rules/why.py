# mypyc: skip
"""Which cards bring something about, asked of the functions that decide it.

The engine keeps only the sum of all texts; here each text of the opponent is put alone to what
decides, and those that would do it alone are the cause.
"""

from collections.abc import Callable

from spieltisch.games.blue_moon.cards import every
from spieltisch.games.blue_moon.state import codes, layers
from spieltisch.games.blue_moon.state.table import Table, after_zero


def banners(table: Table, seat: int, traits: int) -> list[int]:
    """The opposing cards that forbid a seat to play what has one of these traits."""
    return [card for card in table.texts_of(1 - seat) if layers.bans_of(card) & traits]


def limiters(table: Table, seat: int, effect: int) -> list[int]:
    """The opposing card that sets a seat the tightest limit of this kind, if there is one."""
    cards = table.cards_saying(1 - seat, effect)
    return sorted(cards, key=lambda card: every.AMOUNTS[card])[:1]


def ignorers(table: Table, seat: int, harms: Callable[[int], bool]) -> list[int]:
    """The opposing cards whose working text would do harm alone; it is given as bits."""
    ignoring = table.ignored_by(seat)
    found: list[int] = []
    for card in table.texts_of(1 - seat):
        bits = layers.IGNORES[every.EFFECTS[card]] & ignoring
        if bits == layers.ICON_CARDS:
            bits |= ignoring & layers.ALL_ICONS  # an ignored PROTECTED does not help, BM-Q34
        if bits and harms(bits):
            found.append(card)
    return found


def saying(table: Table, seat: int, bits: int) -> list[int]:
    """The opposing cards whose working text ignores one of these kinds of things."""
    return ignorers(table, seat, lambda said: said & bits != 0)


def card_ignorers(table: Table, seat: int, card: int) -> list[int]:
    """The opposing cards by which a whole card is ignored."""
    return ignorers(table, seat, lambda bits: layers.is_ignored(card, bits))


def silencers(table: Table, seat: int, card: int) -> list[int]:
    """The opposing cards by which the text of a card does not work."""
    return ignorers(table, seat, lambda bits: not layers.text_works(card, bits, False))


def icon_silencers(table: Table, seat: int, card: int) -> list[int]:
    """The opposing cards by which icons of a card do not work."""
    printed = every.ICONS[card]
    return ignorers(table, seat, lambda bits: layers.icons_of(card, bits, False) != printed)


def as_if_silencers(table: Table, seat: int, card: int) -> list[int]:
    """The opposing cards by which an icon that a card has only "as if" would not work."""
    return ignorers(table, seat, lambda bits: not layers.may_count_as(card, bits))


def bluff_ignorers(table: Table, seat: int) -> list[int]:
    """The opposing cards by which face-down bluff cards are ignored."""
    return ignorers(table, seat, layers.bluffs_ignored)


def kept_off(table: Table, seat: int, card: int) -> list[int]:
    """The opposing cards that would do something to a card if its PROTECTED did not work."""
    printed = every.ICONS[card]

    def harms(bits: int) -> bool:
        return (
            layers.is_ignored(card, bits | layers.ALL_ICONS)
            or layers.icons_of(card, bits, False) != printed
            or (every.EFFECTS[card] != 0 and not layers.text_works(card, bits, False))
        )

    zeroing = [*zeroers(table, seat, card, codes.FIRE), *zeroers(table, seat, card, codes.EARTH)]
    lowering = [by for by in table.texts_of(1 - seat) if by in zeroing]
    return ignorers(table, seat, harms) + lowering


def zeroers(table: Table, seat: int, card: int, element: int) -> list[int]:
    """The opposing cards that set the printed value of an unprotected card to 0."""
    value = every.VALUES[element][card]
    return [
        by
        for by in table.texts_of(1 - seat)
        if after_zero(card, value, layers.SAYINGS[every.EFFECTS[by]] & layers.S_ZERO) != value
    ]
