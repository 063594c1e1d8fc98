"""The table of Spirit Island in the browser, as plain data that ``board.html`` draws.

Everything comes from one seat's view; reasons come from `State.why_not`. What may be clicked comes
in as ``offers``; offers that have no place on the table come out again as ``buttons`` for the
prompt. Pieces are small, so the prompt offers them too.
"""

from collections.abc import Mapping
from typing import Any, Final

from spieltisch.core.board import Offer, steps
from spieltisch.core.game import Data
from spieltisch.games.spirit_island.board import legend, panels, powers, threat
from spieltisch.games.spirit_island.board.island import island
from spieltisch.games.spirit_island.board.sketch import Sketch
from spieltisch.games.spirit_island.board.ways import ways
from spieltisch.games.spirit_island.cards import numbers
from spieltisch.games.spirit_island.rules.state import SpiritIslandState
from spieltisch.games.spirit_island.text import names
from spieltisch.games.spirit_island.text.board import ADVICE, STEPS, TOPICS, WORDS
from spieltisch.games.spirit_island.text.cards import BLIGHT_CARDS, FEAR_CARDS, fear_level

__all__ = ["ADVICE", "HEADLINES", "MINOR", "TOPICS", "WORDS", "board"]

MINOR: Final = frozenset({"ready", "phase", "vote"})
"""Kinds of events that say little about what has just happened."""
HEADLINES: Final = frozenset({"phase", "round", "event", "end"})
"""Kinds of events that stand out in the log."""

_FAR: Final = ("piece:", "track:")
"""Targets that are small, or far from the prompt: it offers them, too."""
_TAB_OF: Final = {"growth": "spirits", "innate": "spirits", "fear": "invaders"}
"""The tab of a narrow screen on which a target is found, if not the island or the prompt."""


def board(
    state: SpiritIslandState, seat: int | None, lang: str, offers: Mapping[str, Offer]
) -> dict[str, Any]:
    """Everything ``board.html`` draws for one seat (``None``: a spectator)."""
    sketch = Sketch(state, seat, lang, offers)
    view = sketch.view
    gone = ways(sketch)
    parts = {
        "island": island(sketch, gone),
        "hand": powers.hand(sketch),
        "spirits": panels.spirits(sketch),
        "fear": threat.fear(sketch),
        "invaders": threat.invaders(sketch),
        "events": {**threat.events(sketch), "ways": gone},
        "blight": threat.blight(sketch),
        "decks": threat.decks(sketch),
        "terms": threat.terms(sketch),
        "legend": legend.legend(sketch),
        "players": [_player(sketch, each) for each in range(view["seats"])],
    }
    tab = _tab(sketch)
    return {
        **parts,
        "words": _words(lang),
        "where": _where(sketch),
        "over": view["over"],
        "phase": view["phase"],
        "tab": tab,
        "tabs": _tabs(sketch),
        "votes": _votes(sketch),
        "advice": _advice(sketch),
        "steps": [] if view["over"] else steps(STEPS, view["phase"], lang),
        "minor": MINOR,
        "headlines": HEADLINES,
        "buttons": [offer for target, offer in offers.items() if target not in sketch.used],
        "far": [offers[target] for target in offers if _is_far(sketch, target)],
    }


def _is_far(sketch: Sketch, target: str) -> bool:
    return target.startswith(_FAR) and target in sketch.used


def _words(lang: str) -> dict[str, str]:
    found = _SPOKEN.get(lang)
    if found is None:
        found = _SPOKEN[lang] = {key: text.to(lang) for key, text in WORDS.items()}
    return found


_SPOKEN: Final[dict[str, dict[str, str]]] = {}


def _where(sketch: Sketch) -> str:
    if sketch.view["over"]:
        return sketch.word("over")
    level = threat.LEVELS[sketch.view["fear"]["terror"] - 1]
    return sketch.word("where", round=sketch.view["round"], level=level)


def _player(sketch: Sketch, seat: int) -> Data:
    return {"offer": sketch.offer(f"seat:{seat + 1}"), "refusal": None}


def _tab(sketch: Sketch) -> str:
    """The tab of a narrow screen that helps most with what is asked."""
    wanted = [_TAB_OF.get(target.partition(":")[0], "island") for target in sketch.offers]
    lands = [tab for tab in wanted if tab == "island"]
    return wanted[0] if wanted and not lands else "island"


def _tabs(sketch: Sketch) -> list[Data]:
    asking = {
        _TAB_OF.get(kind, "island" if kind in ("land", "piece") else "")
        for kind in (target.partition(":")[0] for target in sketch.offers)
    }
    return [
        {"name": name, "word": sketch.word(f"tab_{name}"), "asks": name in asking}
        for name in ("island", "invaders", "spirits")
    ]


def _votes(sketch: Sketch) -> list[Data]:
    """Who has already said what in a joint decision."""
    found = []
    for seat, key in enumerate(sketch.view["votes"]):
        if key:
            move = sketch.state.parse_move(seat, key)
            said = sketch.state.describe(seat, move, sketch.lang)
            found.append({"sign": seat + 1, "name": sketch.name(seat), "said": said})
    return found


def _advice(sketch: Sketch) -> str:
    """What the card says that is in progress in which this seat is to choose."""
    if sketch.doing:
        return _about(sketch, sketch.doing)
    for (verb, round_), text in ADVICE.items():
        if verb in sketch.verbs and round_ in (0, sketch.view["round"]):
            return text.to(sketch.lang)
    return ""


def _about(sketch: Sketch, what: str) -> str:
    key, _, level = what.partition(" ")
    lang = sketch.lang
    if key in numbers.POWERS:
        return str(powers.printed(key, lang)["text"])
    if key in FEAR_CARDS and level:
        return fear_level(FEAR_CARDS[key], int(level)).to(lang)
    if key in BLIGHT_CARDS:
        return names.sentence(BLIGHT_CARDS[key].told()).to(lang)
    return ""
