"""Signs and short ways to write lands, pieces and elements that every part of the screen uses."""

from typing import Final

from rich.text import Text as Line

from spieltisch.core.fitting import FAINT, mark
from spieltisch.core.game import Data
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.effects.words import ELEMENT_WORDS
from spieltisch.games.spirit_island.state import codes

PIECE_SIGNS: Final = {"city": "♜", "town": "⌂", "explorer": "⚑", "dahan": "∩"}
TOKEN_SIGNS: Final = {"beasts": "♞", "wilds": "↟", "disease": "☠", "blight": "✖"}
MARKER_SIGNS: Final = {"ward": "#", "flame": "*", "sack": "&", "unsearched": "?"}
STRIFE: Final = "↯"
DAMAGE: Final = "-"
SACRED: Final = "°"
DEFEND: Final = "⊕"
COAST: Final = "≈"
RAVAGE: Final = "!"
BUILD: Final = "+"

_INVADER_STYLE: Final = "#d8483f"
_STYLES: Final = {
    "city": _INVADER_STYLE,
    "town": _INVADER_STYLE,
    "explorer": _INVADER_STYLE,
    "dahan": "#c07a3a",
    "beasts": "#2fa36b",
    "wilds": "#2fa36b",
    "disease": "#a974d8",
    "blight": "#a974d8",
}
_TERRAINS: Final = {
    "jungle": Text("D", "J"),
    "mountain": Text("B", "M"),
    "sands": Text("W", "S"),
    "wetland": Text("S", "W"),
    "ocean": Text("O", "O"),
}

LEGEND: Final = (
    Text("♜ Stadt", "♜ City"),
    Text("⌂ Dorf", "⌂ Town"),
    Text("⚑ Entdecker", "⚑ Explorer"),
    Text("∩ Dahan", "∩ Dahan"),
    Text("♞ Bestien", "♞ Beasts"),
    Text("↟ Wildnis", "↟ Wilds"),
    Text("☠ Seuche", "☠ Disease"),
    Text("✖ Ödnis", "✖ Blight"),
    Text("-1 Schaden", "-1 Damage"),
    Text("↯ Streit", "↯ Strife"),
    Text("° Heilige Stätte", "° Sacred Site"),
    Text("⊕ Verteidigung", "⊕ Defend"),
    Text("≈ Küste", "≈ coast"),
    Text(
        "Szenario: # Schutzmuster, * Flamme, & Sack, ? verdeckt",
        "scenario: # Warding Pattern, * flame, & sack, ? face down",
    ),
    Text(
        "! hier wird gewütet, + gebaut, in Klammern eine Runde später",
        "! ravaged next, + built in, in brackets a turn later",
    ),
    Text(
        "!5✖∩-1 mit 5 Schaden, Ödnis und 1 Dahan weniger",
        "!5✖∩-1 for 5 Damage, with Blight and 1 Dahan fewer",
    ),
    Text("D Dschungel, B Berge, W Wüste, S Sumpf", "J Jungle, M Mountain, S Sands, W Wetland"),
)


def threat(view: Data, key: str) -> str:
    """What the face-up cards will do in a land."""
    lands = view["invaders"]["lands"]
    if key in lands["ravage"]:
        return RAVAGE
    return BUILD if key in lands["build"] or key in lands["early"] else " "


def land(view: Data, key: str, lang: str) -> Line:
    """A land by what threatens it, its number and terrain, and what is in it."""
    found = view["lands"][key]
    coast = COAST if found["coastal"] and found["terrain"] != "ocean" else " "
    name = f"{threat(view, key)}{key}{coast}{_TERRAINS[found['terrain']].to(lang)}"
    line = Line(name, style="bold" if name[0] == RAVAGE else "")
    for part in [*inside(found), *outlook(view, key)]:
        line.append(" ").append_text(part)
    return line


def outlook(view: Data, key: str) -> list[Line]:
    """What the invaders will do in a land: ``!5✖∩-1``, and in brackets a turn later."""
    parts = []
    for row in view["forecast"]:
        said = _coming(row) if row["land"] == key else ""
        if said and row["turn"] == "coming":
            parts.append(Line(said, style="bold"))
        elif said:
            parts.append(Line(f"({said})", style=FAINT))
    return parts


def _coming(row: Data) -> str:
    said = ""
    if row["ravages"]:
        said = f"{RAVAGE}{row['damage']}"
        said += TOKEN_SIGNS["blight"] * row["blight"]
        said += f"{PIECE_SIGNS['dahan']}-{row['dahan']}" if row["dahan"] else ""
    built = "".join(PIECE_SIGNS[kind] for kind in row["builds"])
    return said + (BUILD + built if built else "")


def inside(found: Data) -> list[Line]:
    """The pieces, tokens and presence of a land, each with how many there are."""
    parts = [_piece(piece) for piece in found["pieces"]]
    for kind, sign in TOKEN_SIGNS.items():
        if found[kind]:
            parts.append(Line(f"{sign}{found[kind]}", style=_STYLES[kind]))
    for seat, count in enumerate(found["presence"]):
        if count:
            sacred = SACRED if seat in found["sacred"] else ""
            parts.append(mark(seat).append(f"{count}{sacred}"))
    parts += [Line(MARKER_SIGNS[marker]) for marker in found["markers"]]
    if found["defend"]:
        parts.append(Line(f"{DEFEND}{found['defend']}"))
    return parts


def _piece(piece: Data) -> Line:
    """Such as ``⌂2``, or ``⌂2-1↯`` for two towns with a damage and a strife each."""
    line = Line(f"{PIECE_SIGNS[piece['kind']]}{piece['count']}", style=_STYLES[piece["kind"]])
    if piece["damage"]:
        line.append(f"{DAMAGE}{piece['damage']}")
    if piece["strife"]:
        line.append(STRIFE + (str(piece["strife"]) if piece["strife"] > 1 else ""))
    return line


def elements(has: Data, lang: str) -> Line:
    """The elements that are there, by the first letters of their names: "Su2 Wa1"."""
    parts = [
        f"{ELEMENT_WORDS[at].to(lang)[:2]}{has[key]}"
        for at, key in enumerate(codes.ELEMENTS)
        if has[key]
    ]
    return Line(" ".join(parts) or "–")
