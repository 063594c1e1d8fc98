"""The table of Beacon in the browser, as plain data that ``board.html`` draws.

Everything comes from one seat's view; what may be clicked comes in as ``offers``, by the thing on
the table that an option points at.
"""

from typing import Any, Final

from spieltisch.core.board import Drawing, Offer
from spieltisch.core.text import Text
from tests.toys.beacon.rules import BeaconState
from tests.toys.beacon.state.data import MOST_LIGHT
from tests.toys.beacon.text import CHOICES, LOG_NAMES

MINOR: Final = frozenset({"vote"})
"""Kinds of events that say little about what has just happened."""
HEADLINES: Final = frozenset({"storm", "end"})
"""Kinds of events that stand out in the log."""
TOPICS: Final = {
    "night": Text("Die Nacht", "The night"),
    "logs": Text("Scheite", "Logs"),
    "storm": Text("Der Sturm", "The storm"),
    "council": Text("Der Rat", "The council"),
    "end": Text("Das Ende", "The end"),
}
"""The subjects of ``rulings.toml``."""
WORDS: Final = {
    "where": Text("Nacht {night} von {nights}", "Night {night} of {nights}"),
    "over": Text("Spielende", "Game over"),
    "fire": Text("Das Feuer: {light} von {most} Licht", "The fire: {light} of {most} light"),
    "shield": Text("Schild {shield}", "Shield {shield}"),
    "storms": Text("Stürme, die noch kommen können", "Storms that may still come"),
    "pile": Text("Scheite zum Ziehen", "Logs to draw"),
    "hand": Text("Deine Scheite", "Your logs"),
    "nothing": Text("keine Scheite", "no logs"),
    "acted": Text("hat gehandelt", "has acted"),
}
"""Every word of ``board.html``."""


def board(
    state: BeaconState, seat: int | None, lang: str, offers: dict[str, Offer]
) -> dict[str, Any]:
    """Everything ``board.html`` draws for one seat (``None``: a spectator)."""
    drawing = Drawing(state, seat, lang)
    view = drawing.view
    numbers = {key: view[key] for key in ("night", "nights", "light", "shield")}
    numbers["most"] = MOST_LIGHT
    return {
        **view,
        **numbers,
        "over": state.over,
        "words": {key: drawing.say(word, **numbers) for key, word in WORDS.items()},
        "hand": [] if seat is None else _hand(drawing, offers),
        "votes": [
            (seat + 1, drawing.say(CHOICES[player["vote"]]))
            for seat, player in enumerate(view["players"])
            if player["vote"]
        ],
        "players": [_player(drawing, player) for player in view["players"]],
        "advice": "",
        "minor": MINOR,
        "headlines": HEADLINES,
        "buttons": [],
    }


def _hand(drawing: Drawing[BeaconState], offers: dict[str, Offer]) -> list[dict[str, Any]]:
    """The logs of the seat that looks: each an option, or with the reason why it is none."""
    logs = []
    for log in drawing.view["players"][drawing.seat]["hand"]:
        offer = offers.get(f"log:{log}")
        reason = None if offer else drawing.why_not(f"burn:{log}")
        resting = drawing.refusal(reason) if reason else None
        name = drawing.say(LOG_NAMES[log])
        shown = {"log": log, "name": name, "offer": offer, "refusal": None, "resting": resting}
        logs.append(shown)
    return logs


def _player(drawing: Drawing[BeaconState], player: dict[str, Any]) -> dict[str, Any]:
    """What a plate shows: all hands are open."""
    return {
        "logs": [(log, drawing.say(LOG_NAMES[log])) for log in player["hand"]],
        "acted": player["acted"],
        "offer": None,
        "refusal": None,
    }
