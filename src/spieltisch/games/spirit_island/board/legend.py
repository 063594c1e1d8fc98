"""What the pieces on the island are: for whoever points at one, and all of them in a list."""

from spieltisch.core.game import Data
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.board import outlook
from spieltisch.games.spirit_island.board.sketch import Sketch
from spieltisch.games.spirit_island.effects.words import kind_words
from spieltisch.games.spirit_island.state import codes
from spieltisch.games.spirit_island.text.pieces import HEALTH, MARKERS, PIECES


def about(sketch: Sketch, kind: str, named: str, piece: Data | None = None) -> Data:
    """What is said about a plate that is called so; a piece with health says how much it has."""
    said = [f"{named}:"]
    if piece:
        said.append(sketch.say(HEALTH, health=piece["health"]))
    rulings = list(PIECES[kind].rulings)
    said.append(PIECES[kind].text.to(sketch.lang))
    if piece and piece["strife"]:
        said.append(f"{_name('strife').to(sketch.lang)}: {PIECES['strife'].text.to(sketch.lang)}")
        rulings += PIECES["strife"].rulings
    return {"text": " ".join(said), "rulings": rulings}


def about_marker(sketch: Sketch, kind: str) -> Data:
    """What is said about a marker of the scenario."""
    name, text = MARKERS[kind]
    return {"text": f"{name.to(sketch.lang)}: {text.to(sketch.lang)}", "rulings": []}


def legend(sketch: Sketch) -> list[Data]:
    """The kinds of pieces that are on the island now, each with what it does."""
    there = _there(sketch.view["lands"])
    return [
        {
            "kind": kind,
            "name": _name(kind).to(sketch.lang),
            "text": each.text.to(sketch.lang),
            "rulings": each.rulings,
        }
        for kind, each in PIECES.items()
        if kind in there
    ]


def _there(lands: Data) -> set[str]:
    found = {"presence"}
    for land in lands.values():
        found.update(piece["kind"] for piece in land["pieces"])
        found.update(kind for kind in outlook.TOKENS if land[kind])
        if any(piece["strife"] for piece in land["pieces"]):
            found.add("strife")
    return found


def _name(kind: str) -> Text:
    return kind_words(codes.KINDS.index(kind), several=True)
