"""What the seats of a table are called, and the signs they have on every screen."""
# mypyc: skip

from typing import TYPE_CHECKING, Final

from spieltisch.core.text import Text, both

if TYPE_CHECKING:
    from spieltisch.core.game import State

SEAT_SIGNS: Final = ("●", "▲", "■", "◆", "✚")
SEAT_STYLES: Final = ("#3f8fd6", "#e0693e", "#2fa36b", "#a974d8", "#c09a1c")
"""Colours of the signs: middle tones, to be read on a dark and on a light ground."""


def player_number(seat: int) -> Text:
    """What a seat without a name is called."""
    return Text(f"Spieler {seat + 1}", f"Player {seat + 1}")


def seat_name(state: "State", seat: int) -> Text:
    named = seat < len(state.names) and state.names[seat] != ""
    return both(state.names[seat]) if named else player_number(seat)
