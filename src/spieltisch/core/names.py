"""What the seats of a table are called, and the signs they have on every screen."""
# mypyc: skip

from typing import TYPE_CHECKING, Final

from spieltisch.core.text import YOU, Text, both

if TYPE_CHECKING:
    from spieltisch.core.game import State

GUEST: Final = Text("Gast", "Guest")
"""What somebody is called who says no name."""

SEAT_SIGNS: Final = ("●", "▲", "■", "◆", "✚")
SEAT_STYLES: Final = ("#3f8fd6", "#e0693e", "#2fa36b", "#a974d8", "#c09a1c")
"""Colours of the signs: middle tones, to be read on a dark and on a light ground."""


def player_number(seat: int) -> Text:
    """What a seat without a name is called."""
    return Text(f"Spieler {seat + 1}", f"Player {seat + 1}")


def named(name: str) -> Text:
    """A name in both languages: that of a guest who gave none follows the reader's.

    >>> named("Gast 2").en, named("Gastón").en
    ('Guest 2', 'Gastón')
    """
    word, space, number = name.partition(" ")
    if word not in GUEST or (space and not number.isdecimal()):
        return both(name)
    return Text(GUEST.de + space + number, GUEST.en + space + number)


def seat_name(state: "State", seat: int) -> Text:
    has_name = seat < len(state.names) and state.names[seat] != ""
    return named(state.names[seat]) if has_name else player_number(seat)


def called(state: "State", seat: int, reader: int | None) -> Text:
    """What a seat is called in a sentence: "you" where its reader sits there."""
    return YOU if seat == reader else seat_name(state, seat)
