"""An island from a hand-written position. What the position leaves open is filled in legally.

The format is described in docs/positions.md.
"""

from typing import Any, Final

from spieltisch.core.position import THE_POSITION, Fields, check_sound
from spieltisch.games.spirit_island.state.position import events, island, lands, spirits
from spieltisch.games.spirit_island.state.position.draft import Draft
from spieltisch.games.spirit_island.state.table import Island

_FIELDS: Final = (
    "game",
    "about",
    "seats",
    "adversary",
    "level",
    "scenario",
    "wave",
    "branch_and_claw",
    "progression",
    "corners",
    "round",
    "phase",
    "invaders",
    "lands",
    "sunk",
    "ravage",
    "build",
    "early",
    "invader_discard",
    "next",
    "delays",
    "more_explores",
    "fear",
    "terror",
    "fear_left",
    "earned",
    "fear_discard",
    "fear_next",
    "fear_known",
    "fear_more",
    "boxed",
    "events",
    "event_next",
    "event_discard",
    "event_known",
    "skip_first_event",
    "waits",
    "blight",
    "blight_card",
    "blighted",
    "collected",
    "minor",
    "minor_discard",
    "major",
    "major_discard",
    "forgotten",
    "aside",
    "blight_rest",
    "drowned",
    "artifacts",
    "spells",
    "numb",
    "ice",
    "turn",
    "players",
    "seed",
    "who",
    "ask",
)
_PLAYER_FIELDS: Final = (
    "name",
    "spirit",
    "board",
    "presence",
    "destroyed",
    "gone",
    "energy_track",
    "plays_track",
    "energy",
    "hand",
    "played",
    "discards",
    "covered",
    "recalled",
    "aids",
    "used",
    "elements",
    "grown",
    "plays",
    "progress",
    "ready",
    "acted",
)


def set_up(table: Island, data: Any) -> None:
    """Lays the island out as the position says; `ValueError` saying what is impossible.

    What the invaders are to do now waits to be carried out.
    """
    fields = Fields(data, THE_POSITION)
    fields.only(_FIELDS)
    draft = Draft(table, fields, _PLAYER_FIELDS)
    lands.read_setup(draft)
    lands.read_lands(draft)
    spirits.read_cards(draft)
    spirits.read_spirits(draft)
    island.read_invaders(draft)
    island.read_fear(draft)
    events.read_events(draft)
    island.read_blight(draft)
    lands.read_artifacts(draft)
    island.read_turn(draft)
    lands.keep_invaders(draft)
    check_sound(table)
    island.begin(draft)
