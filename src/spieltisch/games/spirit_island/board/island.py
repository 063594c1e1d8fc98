"""The lands of the island: what is in them, what will happen there, what a click does."""

import math
from collections import Counter
from functools import lru_cache
from typing import Final, NamedTuple

from spieltisch.core.board import Offer
from spieltisch.core.game import Data
from spieltisch.games.spirit_island.board import ground, legend, outlook
from spieltisch.games.spirit_island.board.chart import SCALE, Shape, chart, drawn
from spieltisch.games.spirit_island.board.room import places
from spieltisch.games.spirit_island.board.sketch import Sketch

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


def island(sketch: Sketch, ways: list[Data]) -> Data:
    """Everything that is drawn on the island; ``ways`` as in `board.ways`."""
    view = sketch.view
    shown = chart(sketch.boards)
    rows = outlook.rows(sketch)
    spirits = tuple(spirit["spirit"] for spirit in view["spirits"])
    paths = _ways(sketch.boards, tuple(view["lands"]))
    lands = [
        _land(sketch, name, land, rows.get(name, {}), paths[name], ways)
        for name, land in view["lands"].items()
    ]
    telling = any(land["offer"] and land["offer"].brings for land in lands)
    for land in lands:  # where others bring something, a land that brings nothing stands back
        land["dull"] = telling and bool(land["offer"]) and not land["offer"].brings
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
        "threat": outlook.threat(sketch, rows),
        "pieces_tell": not sketch.verbs.intersection(LAND_VERBS),
    }


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
    sketch: Sketch,
    name: str,
    land: Data,
    rows: dict[str, Data],
    paths: tuple[str, ...],
    ways: list[Data],
) -> Data:
    shape = chart(sketch.boards).shape(name)
    offer = sketch.offer(f"land:{name}")
    refusal = None if offer else _refusal(sketch, name)
    plates = _plates(sketch, name, land)
    chips = _chips(land, rows, offer)
    chips[:0] = [
        _chip("way", [Sign("", f"{way['number']}: {way['lands'][name]}")])
        for way in ways
        if name in way["lands"]
    ]
    size = _lay_out(sketch, name, plates, chips)
    if size < _CROWDED and any(chip["later"] for chip in chips):
        chips = [chip for chip in chips if not chip["later"]]
        size = _lay_out(sketch, name, plates, chips)
    left, top, width, height = shape.box
    told = outlook.sentence(sketch, land, rows)
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
        "sentence": f"{outlook.inside(sketch, name, land)} {told}".rstrip(),
        "outlook": told,
        "offer": offer,
        "refusal": refusal,
        "ways": " ".join(f"land-{path}" for path in paths),
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
        {
            **_plate(sketch, name, piece["key"], piece["kind"], piece["count"]),
            "damage": piece["damage"],
            "strife": piece["strife"],
            "about": legend.about(sketch, piece["kind"], outlook.of_piece(sketch, piece), piece),
        }
        for piece in land["pieces"]
    ]
    for seat, count in enumerate(land["presence"]):
        if count:
            named = outlook.of_presence(sketch, land, seat)
            found.append(
                {
                    **_plate(sketch, name, f"presence-{seat + 1}", f"s{seat + 1}", count),
                    "sacred": seat in land["sacred"],
                    "about": legend.about(sketch, "presence", named),
                }
            )
    for kind in outlook.TOKENS:
        if land[kind]:
            named = outlook.counted(kind, land[kind]).to(sketch.lang)
            plate = _plate(sketch, name, kind, kind, land[kind])
            found.append({**plate, "about": legend.about(sketch, kind, named)})
    for kind, count in Counter(land["markers"]).items():
        plate = _plate(sketch, name, kind, kind, count)
        found.append({**plate, "look": "mark", "about": legend.about_marker(sketch, kind)})
    return found


def _plate(sketch: Sketch, land: str, key: str, kind: str, count: int) -> Data:
    target = f"piece:{land}/{key}"
    return {
        "id": f"piece-{land}-{key}",
        "kind": kind,
        "look": _CLASSES.get(kind, "token") if kind[0] != "s" else f"presence {kind}",
        "count": count,
        "damage": 0,
        "strife": 0,
        "sacred": False,
        "offer": sketch.offer(target),
    }


# what will happen there


def _chips(land: Data, rows: dict[str, Data], offer: Offer | None) -> list[Data]:
    """Chips below the pieces: what a click brings, this turn, and the next one."""
    found = [_chip("gives", [Sign("", offer.brings)])] if offer and offer.brings else []
    if land["defend"]:
        found.append(_chip("defend", [Sign("defend", str(land["defend"]))]))
    found += _omens(rows.get("coming", {}), "")
    if not (offer and offer.brings):  # whoever weighs what a click brings thinks of this turn
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


def _lay_out(sketch: Sketch, name: str, plates: list[Data], chips: list[Data]) -> float:
    """Finds a place for everything in a land; how large it is then."""
    lines = _in_lines(chips)
    widths = [sum(chip["width"] for chip in line) for line in lines]
    wanted = tuple(width / SCALE for width in widths)
    size, spots, tails = places(sketch.boards, name, len(plates), wanted)
    for plate, spot in zip(plates, spots, strict=True):
        plate["x"], plate["y"] = drawn(spot)
        plate["size"] = size
    for line, width, tail in zip(lines, widths, tails, strict=True):
        x, y = drawn(tail)
        left = x - width * size / 2
        for chip in line:
            chip["x"], chip["y"] = round(left + chip["width"] * size / 2), y
            left += chip["width"] * size
    return size


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
