"""A land in words, and what the invaders will do there as things stand."""

from functools import lru_cache
from typing import Final

from spieltisch.core.game import Data
from spieltisch.core.text import Text, joined
from spieltisch.games.spirit_island.board.sketch import Sketch
from spieltisch.games.spirit_island.effects.words import kind_words
from spieltisch.games.spirit_island.state import codes
from spieltisch.games.spirit_island.text.board import LAND, OUTLOOK, TERRAINS, WORDS
from spieltisch.games.spirit_island.text.pieces import MARKERS

_FEW: Final = 4  # lands that can be told one by one
TOKENS: Final = ("beasts", "wilds", "disease", "blight")


def rows(sketch: Sketch) -> dict[str, dict[str, Data]]:
    """By land what the invaders will do there, ``coming`` and ``following``."""
    found: dict[str, dict[str, Data]] = {}
    for row in sketch.view["forecast"]:
        found.setdefault(row["land"], {})[row["turn"]] = row
    return found


def inside(sketch: Sketch, name: str, land: Data) -> str:
    """A land and what is in it."""
    lang = sketch.lang
    terrain = TERRAINS[land["terrain"]].to(lang)
    where = WORDS["coastal"].to(lang) if land["coastal"] and land["number"] else ""
    found = [of_piece(sketch, piece) for piece in land["pieces"]]
    found += [of_presence(sketch, land, seat) for seat in _there(land)]
    found += [counted(kind, land[kind]).to(lang) for kind in TOKENS if land[kind]]
    found += [MARKERS[kind][0].to(lang) for kind in land["markers"]]
    return f"{name} {terrain}{where}: {', '.join(found) or WORDS['empty'].to(lang)}."


def of_piece(sketch: Sketch, piece: Data) -> str:
    """Pieces that are alike: how many, and their marks."""
    marks = [
        sketch.say(LAND[mark], number=piece[mark]) for mark in ("damage", "strife") if piece[mark]
    ]
    said = counted(piece["kind"], piece["count"]).to(sketch.lang)
    return f"{said} ({', '.join(marks)})" if marks else said


def of_presence(sketch: Sketch, land: Data, seat: int) -> str:
    """The presence of a spirit in a land."""
    key = "sacred" if seat in land["sacred"] else "presence"
    return sketch.say(LAND[key], count=land["presence"][seat], name=sketch.called(seat))


def _there(land: Data) -> list[int]:
    """Whose presence is in a land."""
    return [seat for seat, count in enumerate(land["presence"]) if count]


def sentence(sketch: Sketch, land: Data, ahead: dict[str, Data]) -> str:
    """What holds for a land and what will happen there."""
    parts = []
    if land["defend"]:
        parts.append(sketch.say(OUTLOOK["defend"], defend=land["defend"]))
    if land["inner"]:
        parts.append(sketch.word("inner"))
    parts += [sketch.word(marker) for marker in dict.fromkeys(land["markers"])]
    for when, key in (("coming", "now"), ("following", "then")):
        told = _told(ahead.get(when, {}))
        if told:
            parts.append(sketch.say(OUTLOOK[key], told=joined(told, ", ")))
    return " ".join(parts)


@lru_cache(1_000)
def counted(kind: str, count: int) -> Text:
    word = kind_words(codes.KINDS.index(kind), several=count > 1)
    return Text(f"{count} {word.de}", f"{count} {word.en}")


def _told(row: Data) -> list[Text]:
    """What the invaders will do in a land, as parts of a sentence."""
    if not row:
        return []
    found = []
    if row["ravages"]:
        found.append(OUTLOOK["ravage"].fill(damage=row["damage"]))
        if row["blight"]:
            found.append(OUTLOOK["blight"].fill(count=row["blight"]))
        if row["cascades"]:
            found.append(OUTLOOK["cascade"])
        if row["dahan"]:
            key = "dahan_one" if row["dahan"] == 1 else "dahan"
            found.append(OUTLOOK[key].fill(count=row["dahan"]))
        if row["presence"] or row["sworn"]:
            found.append(OUTLOOK["presence"].fill(count=len(row["presence"]) + row["sworn"]))
    for kind in row["builds"]:
        found.append(OUTLOOK["build"].fill(kind=counted(kind, 1)))
    if 0 < row["explore"] < 1:
        found.append(OUTLOOK["may_explore"].fill(percent=round(row["explore"] * 100)))
    elif row["explore"]:
        found.append(OUTLOOK["explore"])
    for action in row["stopped"]:
        found.append(OUTLOOK["stopped"].fill(action=OUTLOOK[f"action_{action}"]))
    return found


def threat(sketch: Sketch, ahead: dict[str, dict[str, Data]]) -> Data:
    """One sentence on what the coming ravage would do."""
    coming = {name: row["coming"] for name, row in ahead.items() if "coming" in row}
    ravaged = [(name, row) for name, row in coming.items() if row["ravages"] and row["damage"]]
    blighted = [name for name, row in ravaged if row["blight"]]
    dahan = sum(row["dahan"] for _, row in ravaged)
    built = sum(len(row["builds"]) for row in coming.values())
    if not ravaged and not built:
        return {"headline": "", "rest": WORDS["calm"].to(sketch.lang) if coming else ""}
    headline = ""
    if blighted:
        key = "blighted_one" if len(blighted) == 1 else "blighted"
        headline = sketch.word(key, lands=", ".join(blighted), count=len(blighted))
    parts = [
        sketch.word("takes", land=name, damage=row["damage"])
        for name, row in sorted(ravaged, key=lambda each: -each[1]["damage"])
        if len(ravaged) <= _FEW  # the map says the same
    ]
    rest = [", ".join(parts) + "."] if parts else []
    if dahan:
        rest.append(sketch.word("dahan_lost_one" if dahan == 1 else "dahan_lost", count=dahan))
    if built:
        rest.append(sketch.word("built_one" if built == 1 else "built", count=built))
    if any(row["lost"] for row in coming.values()):
        headline = WORDS["would_lose"].to(sketch.lang)
    return {"headline": headline, "rest": " ".join(rest)}
