"""The lands of the island: what is in them, what will happen there, what a click does."""

import math
from functools import lru_cache
from typing import Final, NamedTuple

from spieltisch.core.board import Offer
from spieltisch.core.game import Data
from spieltisch.core.text import Text, joined
from spieltisch.games.spirit_island.board import ground
from spieltisch.games.spirit_island.board.chart import SCALE, Point, Shape, chart, drawn
from spieltisch.games.spirit_island.board.room import places
from spieltisch.games.spirit_island.board.sketch import Sketch
from spieltisch.games.spirit_island.effects.words import kind_words
from spieltisch.games.spirit_island.rules.forecast import forecast
from spieltisch.games.spirit_island.state import codes
from spieltisch.games.spirit_island.text.board import LAND, OUTLOOK, TERRAINS, WORDS

TOKENS: Final = ("beasts", "wilds", "disease", "blight")
LAND_VERBS: Final = ("land", "to", "from", "together")
_CLASSES: Final = {
    "city": "invader",
    "town": "invader",
    "explorer": "invader",
    "dahan": "dahan",
    "blight": "blight",
}
_LINE: Final = 150  # how long a line of chips may be
_SIGN: Final = 24  # how wide a sign in a chip is
_CROWDED: Final = 0.8  # plates smaller than this leave no room for what comes later


class Sign(NamedTuple):
    """A sign in a chip, with a number or a word."""

    name: str
    text: str = ""


def island(sketch: Sketch) -> Data:
    """Everything that is drawn on the island."""
    view = sketch.view
    shown = chart(sketch.boards)
    rows = outlook(sketch)
    spirits = tuple(spirit["spirit"] for spirit in view["spirits"])
    ways = _ways(sketch.boards, tuple(view["lands"]))
    lands = [
        _land(sketch, name, land, rows.get(name, {}), ways[name])
        for name, land in view["lands"].items()
    ]
    if not any(land["offer"] for land in lands):
        lands[0]["first"] = True  # where the keyboard comes in
    return {
        "width": shown.width,
        "height": shown.height,
        "ground": ground.ground(sketch.boards, spirits),
        "small": ground.small(sketch.boards),
        "layout": ("map-" if view["setup"]["thematic"] else "") + str(len(sketch.boards)),
        "lands": lands,
        "boards": _boards(sketch, lands),
        "home": _home(sketch, lands),
        "threat": threat(sketch, rows),
    }


def outlook(sketch: Sketch) -> dict[str, dict[str, Data]]:
    """By land what the invaders will do there, ``coming`` and ``following``."""
    if sketch.view["over"]:
        return {}
    found: dict[str, dict[str, Data]] = {}
    for row in forecast(sketch.state):
        data = row.data()
        found.setdefault(data["land"], {})[data["turn"]] = data
    return found


def _boards(sketch: Sketch, lands: list[Data]) -> list[Data]:
    """The boards, for those who look at one at a time."""
    asking = {land["board"] for land in lands if land["offer"] or land["hits"]}
    return [
        {
            "name": name,
            "number": number,
            "about": sketch.word("zoom_board", board=name),
            "asks": name in asking,
        }
        for number, name in enumerate(sketch.boards, 1)
    ]


def _home(sketch: Sketch, lands: list[Data]) -> int:
    """The board to look at where there is room for one only: where something is to be chosen."""
    asking = [sketch.boards.index(land["board"]) for land in lands if land["offer"] or land["hits"]]
    own = sketch.seat or 0
    return (own if own in asking or not asking else asking[0]) + 1


# one land


def _land(
    sketch: Sketch, name: str, land: Data, rows: dict[str, Data], ways: tuple[str, ...]
) -> Data:
    shape = chart(sketch.boards).shape(name)
    offer = sketch.offer(f"land:{name}")
    refusal = None if offer else _refusal(sketch, name)
    plates = _plates(sketch, name, land)
    lines = _in_lines(_chips(sketch, land, rows, offer))
    widths = _widths(lines)
    size, spots, tails = _placed(sketch, name, plates, widths)
    if size < _CROWDED and any(chip["later"] for line in lines for chip in line):
        now = [chip for line in lines for chip in line if not chip["later"]]
        lines = _in_lines(now)
        widths = _widths(lines)
        size, spots, tails = _placed(sketch, name, plates, widths)
    for plate, spot in zip(plates, spots, strict=True):
        plate["x"], plate["y"] = drawn(spot)
        plate["size"] = size
    chips = []
    for line, width, tail in zip(lines, widths, tails, strict=True):
        x, y = drawn(tail)
        left = x - width * size / 2
        for chip in line:
            chips.append({**chip, "x": round(left + chip["width"] * size / 2), "y": y})
            left += chip["width"] * size
    left, top, width, height = shape.box
    outlook_told = _outlook(sketch, land, rows)
    return {
        "name": name,
        "id": f"land-{name}",
        "board": land["board"],
        "place": sketch.boards.index(land["board"]) + 1,
        "number": land["number"],
        "terrain": land["terrain"],
        "sea": land["number"] == 0,
        "box": f'x="{left}" y="{top}" width="{width}" height="{height}"',
        "tag": drawn(shape.tag),
        "size": size,
        "plates": plates,
        "hits": any(plate["offer"] for plate in plates),
        "chips": chips,
        "sentence": f"{_inside(sketch, name, land)} {outlook_told}".rstrip(),
        "outlook": outlook_told,
        "offer": offer,
        "refusal": refusal,
        "ways": " ".join(f"land-{way}" for way in ways),
        "inner": land["inner"],
        "first": False,
    }


def _refusal(sketch: Sketch, name: str) -> Data | None:
    """Why a land cannot be chosen while others can."""
    for verb in LAND_VERBS:
        if verb in sketch.verbs:
            return sketch.refused(f"{verb}:{name}")
    return None


def _plates(sketch: Sketch, name: str, land: Data) -> list[Data]:
    """The pieces of a land, those that are alike as one, in the order of the rules."""
    found = [
        _plate(sketch, name, piece["key"], piece["kind"], piece["count"], piece)
        for piece in land["pieces"]
    ]
    for seat, count in enumerate(land["presence"]):
        if count:
            plate = _plate(sketch, name, f"presence-{seat + 1}", f"s{seat + 1}", count)
            found.append({**plate, "sacred": seat in land["sacred"]})
    for kind in TOKENS:
        if land[kind]:
            found.append(_plate(sketch, name, kind, kind, land[kind]))
    return found


def _plate(
    sketch: Sketch, land: str, key: str, kind: str, count: int, piece: Data | None = None
) -> Data:
    target = f"piece:{land}/{key}"
    return {
        "id": f"piece-{land}-{key}",
        "kind": kind,
        "look": _CLASSES.get(kind, "token") if kind[0] != "s" else f"presence {kind}",
        "count": count,
        "damage": piece["damage"] if piece else 0,
        "strife": piece["strife"] if piece else 0,
        "sacred": False,
        "offer": sketch.offer(target),
    }


# what will happen there


def _chips(sketch: Sketch, land: Data, rows: dict[str, Data], offer: Offer | None) -> list[Data]:
    """Chips below the pieces: what a click brings, this turn, and the next one."""
    found = [_chip("gives", [Sign("", offer.brings)])] if offer and offer.brings else []
    if land["defend"]:
        found.append(_chip("defend", [Sign("defend", str(land["defend"]))]))
    found += _omens(rows.get("coming", {}), "")
    if "land" not in sketch.verbs:  # whoever chooses a land thinks of this turn
        found += _omens(rows.get("following", {}), " later")
    return found


def _in_lines(chips: list[Data]) -> list[list[Data]]:
    """Chips beside each other as long as a line is not too long."""
    lines: list[list[Data]] = []
    for chip in chips:
        if lines and sum(each["width"] for each in lines[-1]) + chip["width"] <= _LINE:
            lines[-1].append(chip)
        else:
            lines.append([chip])
    return lines


def _widths(lines: list[list[Data]]) -> tuple[int, ...]:
    return tuple(sum(chip["width"] for chip in line) for line in lines)


def _placed(
    sketch: Sketch, name: str, plates: list[Data], widths: tuple[int, ...]
) -> tuple[float, list[Point], list[Point]]:
    lines = tuple(width / SCALE for width in widths)
    return places(sketch.boards, name, len(plates), lines)


def _omens(row: Data, when: str) -> list[Data]:
    if not row:
        return []
    found = []
    if row["ravages"] and (row["damage"] or not when):
        signs = [Sign("ravage", str(row["damage"]))]
        if row["blight"]:
            signs.append(Sign("blight", str(row["blight"]) if row["blight"] > 1 else ""))
        if row["dahan"]:
            signs.append(Sign("dahan", f"\N{MINUS SIGN}{row['dahan']}"))
        grave = " grave" if row["blight"] else ""
        found.append(_chip(f"ravage{grave}{when}", signs))
    elif "ravage" in row["stopped"] and not when:
        found.append(_chip("stopped", [Sign("ravage")]))
    if row["builds"]:
        found.append(_chip(f"build{when}", [Sign("build"), *map(Sign, row["builds"])]))
    elif "build" in row["stopped"] and not when:
        found.append(_chip("stopped", [Sign("build")]))
    if row["explore"] >= 1 and not when:
        found.append(_chip("build", [Sign("explore")]))
    return found


def _chip(look: str, signs: list[Sign]) -> Data:
    """A small line of signs and numbers; how wide each is follows from what is on it."""
    wide = [_SIGN if sign.name else 0 for sign in signs]
    long = [len(sign.text) * (11 if len(sign.text) < 4 else 9.5) + 2 for sign in signs]
    width = math.ceil(16 + sum(wide) + sum(long))
    x, placed = 9 - width / 2, []
    for sign, picture, letters in zip(signs, wide, long, strict=True):
        at = round(x + picture)
        placed.append({"name": sign.name, "x": round(x), "text": sign.text, "at": at})
        x += picture + letters
    later = look.endswith("later")
    return {"look": look, "signs": placed, "width": width, "half": width / 2, "later": later}


# in words


def _inside(sketch: Sketch, name: str, land: Data) -> str:
    """A land and what is in it."""
    lang = sketch.lang
    terrain = TERRAINS[land["terrain"]].to(lang)
    where = WORDS["coastal"].to(lang) if land["coastal"] and land["number"] else ""
    found = []
    for piece in land["pieces"]:
        marks = []
        if piece["damage"]:
            marks.append(sketch.say(LAND["damage"], number=piece["damage"]))
        if piece["strife"]:
            marks.append(sketch.say(LAND["strife"], number=piece["strife"]))
        said = _counted(piece["kind"], piece["count"]).to(lang)
        found.append(f"{said} ({', '.join(marks)})" if marks else said)
    found += [part for part in [_presences(sketch, land).rstrip(".")] if part]
    found += [_counted(kind, land[kind]).to(lang) for kind in TOKENS if land[kind]]
    return f"{name} {terrain}{where}: {', '.join(found) or WORDS['empty'].to(lang)}."


def _presences(sketch: Sketch, land: Data) -> str:
    """Whose presence is in a land."""
    found = []
    for seat, count in enumerate(land["presence"]):
        if count:
            key = "sacred" if seat in land["sacred"] else "presence"
            found.append(sketch.say(LAND[key], count=count, name=sketch.called(seat)))
    return f"{', '.join(found)}." if found else ""


def _outlook(sketch: Sketch, land: Data, rows: dict[str, Data]) -> str:
    """What holds for a land and what will happen there."""
    parts = []
    if land["defend"]:
        parts.append(sketch.say(OUTLOOK["defend"], defend=land["defend"]))
    if land["inner"]:
        parts.append(sketch.word("inner"))
    for when, key in (("coming", "now"), ("following", "then")):
        told = _told(rows.get(when, {}))
        if told:
            parts.append(sketch.say(OUTLOOK[key], told=joined(told, ", ")))
    return " ".join(parts)


@lru_cache(1_000)
def _counted(kind: str, count: int) -> Text:
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
            found.append(OUTLOOK["dahan"].fill(count=row["dahan"]))
        if row["presence"] or row["sworn"]:
            found.append(OUTLOOK["presence"].fill(count=len(row["presence"]) + row["sworn"]))
    for kind in row["builds"]:
        found.append(OUTLOOK["build"].fill(kind=_counted(kind, 1)))
    if 0 < row["explore"] < 1:
        found.append(OUTLOOK["may_explore"].fill(percent=round(row["explore"] * 100)))
    elif row["explore"]:
        found.append(OUTLOOK["explore"])
    for action in row["stopped"]:
        found.append(OUTLOOK["stopped"].fill(action=OUTLOOK[f"action_{action}"]))
    return found


def threat(sketch: Sketch, rows: dict[str, dict[str, Data]]) -> Data:
    """One sentence on what the coming ravage would do."""
    coming = {name: row["coming"] for name, row in rows.items() if "coming" in row}
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
    ]
    rest = [", ".join(parts) + "."] if parts else []
    if dahan:
        rest.append(sketch.word("dahan_lost", count=dahan))
    if built:
        rest.append(sketch.word("built_one" if built == 1 else "built", count=built))
    if any(row["lost"] for row in coming.values()):
        headline = WORDS["would_lose"].to(sketch.lang)
    return {"headline": headline, "rest": " ".join(rest)}


# arrows


@lru_cache(500)
def _ways(boards: tuple[str, ...], names: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """By land: where the arrows left, up, right and down lead."""
    shapes = [chart(boards).shape(name) for name in names]
    return {
        shape.name: tuple(
            _nearest(shape, shapes, *way) for way in ((-1, 0), (0, -1), (1, 0), (0, 1))
        )
        for shape in shapes
    }


def _nearest(shape: Shape, others: list[Shape], right: int, down: int) -> str:
    """The land that is next in a direction; the land itself if there is none."""
    best, found = math.inf, shape.name
    for other in others:
        dx, dy = other.middle[0] - shape.middle[0], other.middle[1] - shape.middle[1]
        along, aside = dx * right + dy * down, abs(dx * down) + abs(dy * right)
        if along > 0 and aside < 1.6 * along:
            cost = along + 1.4 * aside
            if cost < best:
                best, found = cost, other.name
    return found
