"""The toy's part of a picture: what was played; every move is a button of the prompt."""

from typing import Any

from spieltisch.core.board import Drawing, Offer
from spieltisch.core.game import State
from spieltisch.core.text import Text

TOPICS = {"play": Text("Spielen", "Playing")}


def board(state: State, seat: int | None, lang: str, offers: dict[str, Offer]) -> dict[str, Any]:
    drawing = Drawing(state, seat, lang)
    return {
        "played": drawing.view["played"],
        "advice": "",
        "minor": frozenset(),
        "headlines": frozenset(),
        "buttons": [],
        "players": [{"offer": None, "refusal": None} for _ in range(state.seats)],
    }
