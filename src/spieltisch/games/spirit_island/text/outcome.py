"""Whether the island is saved, and how the score came about."""

from typing import Final

from spieltisch.core.game import Data, Result, Tally
from spieltisch.core.text import Text, joined, listed

_SAVED: Final = Text(
    "{names} rette[t|st] die Insel mit {points} Punkten",
    "{names} save[s|] the island with {points} points",
)
_SAVED_TOGETHER: Final = Text(
    "{names} retten die Insel mit {points} Punkten",
    "{names} save the island with {points} points",
)
_LOST: Final = Text(
    "Die Insel ist verloren ({points} Punkte)", "The island is lost ({points} points)"
)
_SACRIFICE: Final = Text("{said}, aber nur durch ein Opfer", "{said}, but only by a sacrifice")
_POINTS: Final = Text("{points} Punkte", "{points} points")

_WON_DIFFICULTY: Final = Text(
    "5 × Schwierigkeit {number}: {points}", "5 × difficulty {number}: {points}"
)
_LOST_DIFFICULTY: Final = Text(
    "2 × Schwierigkeit {number}: {points}", "2 × difficulty {number}: {points}"
)
_VICTORY: Final = Text("Sieg: {points}", "victory: {points}")
_NO_VICTORY: Final = Text("Opfersieg: 0", "sacrifice victory: 0")
_DECK: Final = Text(
    "2 × {number} Invasorenkarten im Stapel: {points}",
    "2 × {number} Invader cards in the deck: {points}",
)
_CARDS: Final = Text(
    "Invasorenkarten außerhalb des Stapels: {points}", "Invader cards not in the deck: {points}"
)
_DAHAN: Final = Text(
    "{number} Dahan für {seats} Geister: {points}", "{number} Dahan for {seats} Spirits: {points}"
)
_BLIGHT: Final = Text(
    "{number} Ödnis für {seats} Geister: {points}", "{number} Blight for {seats} Spirits: {points}"
)
_DAHAN_ALONE: Final = Text("Dahan: {points}", "Dahan: {points}")
_BLIGHT_ALONE: Final = Text("Ödnis: {points}", "Blight: {points}")


def outcome(view: Data, result: Result, names: list[Text]) -> Text:
    points = _points(result)
    if result.lost:
        return _LOST.fill(points=points)
    said = _SAVED if len(names) == 1 else _SAVED_TOGETHER
    filled = said.fill(names=listed(names), points=points)
    return _SACRIFICE.fill(said=filled) if _sacrificed(view, result) else filled


def tallies(view: Data, result: Result, names: list[Text]) -> list[Tally]:
    """By seat the score, which is the same for all, and what it is made of."""
    tally = Tally(_POINTS.fill(points=_points(result)), joined(_parts(view, result), " · "))
    return [tally for _ in names]


def _points(result: Result) -> int:
    return int(result.scores[0])


def _parts(view: Data, result: Result) -> list[Text]:
    """The terms of the rules' formula, as state/score.py adds them up."""
    difficulty, invaders = view["setup"]["difficulty"], view["invaders"]
    if result.lost:
        laid = sum(len(invaders[place]) for place in _PLACES)
        parts = [
            _LOST_DIFFICULTY.fill(number=difficulty, points=2 * difficulty),
            _CARDS.fill(points=laid),
        ]
    else:
        victory = _NO_VICTORY if _sacrificed(view, result) else _VICTORY.fill(points=_FOR_VICTORY)
        parts = [
            _WON_DIFFICULTY.fill(number=difficulty, points=5 * difficulty),
            victory,
            _DECK.fill(number=invaders["deck"], points=2 * invaders["deck"]),
        ]
    seats, dahan, blight = view["seats"], _dahan(view), _blight(view)
    of_dahan, of_blight = (_DAHAN, _BLIGHT) if seats > 1 else (_DAHAN_ALONE, _BLIGHT_ALONE)
    parts.append(of_dahan.fill(number=dahan, seats=seats, points=dahan // seats))
    parts.append(of_blight.fill(number=blight, seats=seats, points=-(blight // seats)))
    if _held(view):
        parts.append(_HELD.fill(number=_held(view), points=2 * _held(view)))
    return parts


def _held(view: Data) -> int:
    """Artifacts that were found and not used."""
    return list(view["artifacts"]["found"].values()).count("held")


_HELD: Final = Text(
    "{number} zurückgehaltene Artefakte: {points}", "{number} artifacts held back: {points}"
)


_PLACES: Final = ("ravage", "build", "explore", "early", "discard")
_FOR_VICTORY: Final = 10


def _dahan(view: Data) -> int:
    """Those on land; the ocean has none."""
    return sum(
        piece["count"]
        for land in view["lands"].values()
        for piece in land["pieces"]
        if piece["kind"] == "dahan"
    )


def _blight(view: Data) -> int:
    """Blight on land; that in an ocean does not count."""
    lands = [land for land in view["lands"].values() if land["terrain"] != "ocean"]
    return sum(land["blight"] for land in lands)


def _sacrificed(view: Data, result: Result) -> bool:
    """Whether what won the game would have lost it: then the points for victory are missing."""
    if result.lost:
        return False
    seats, deck = view["seats"], view["invaders"]["deck"]
    others = 5 * view["setup"]["difficulty"] + 2 * deck
    others += _dahan(view) // seats - _blight(view) // seats + 2 * _held(view)
    return bool(_points(result) < others + _FOR_VICTORY)
