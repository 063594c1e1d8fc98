"""Equinox (Reiner Knizia, 2021): bet on eight creatures, three of which will survive."""

from pathlib import Path
from typing import Any

from spieltisch.core.game import (
    CardText,
    Data,
    Game,
    GameOption,
    State,
    number_in,
    read_first,
    register,
)
from spieltisch.core.mistake import Mistake
from spieltisch.core.rng import seeded
from spieltisch.core.shape import is_number
from spieltisch.core.text import Text
from spieltisch.games.equinox import bot
from spieltisch.games.equinox.rules import EquinoxState
from spieltisch.games.equinox.state import by_name, codes, position, verbs
from spieltisch.games.equinox.state.notation import creature_key
from spieltisch.games.equinox.state.table import deal, full_deck
from spieltisch.games.equinox.text.cards import card_texts
from spieltisch.games.equinox.text.rules import RULES
from spieltisch.games.equinox.text.skeleton import SKELETON

_TWICE = Text("Jede Kreatur darf nur einmal genannt sein.", "Each creature may be named only once.")
_SO_MANY = Text("Das sind {count}.", "These are {count}.")


def _read_edition(value: Any, seats: int) -> str:
    if value not in ("en", "de"):
        raise ValueError
    return str(value)


def _read_creatures(value: Any, seats: int) -> str | list[str]:
    if value == "random":
        return "random"
    keys = value.split(",") if isinstance(value, str) else value
    if not isinstance(keys, list | tuple) or not all(isinstance(key, str) for key in keys):
        raise ValueError
    creatures = [creature_key(by_name.creature(key.strip())) for key in keys]
    if len(set(creatures)) != len(creatures):
        raise Mistake(_TWICE)
    if len(creatures) != codes.IN_GAME:
        raise Mistake(_SO_MANY.fill(count=len(creatures)))
    return creatures


def _read_trees(value: Any, seats: int) -> list[int]:
    parts = value.split(",") if isinstance(value, str) else value
    if not isinstance(parts, list | tuple) or len(parts) != 2:
        raise ValueError
    counts = [number_in(part) for part in parts]
    if not all(is_number(count) and count >= 0 for count in counts) or sum(counts) != codes.TREES:
        raise ValueError
    return counts


class Equinox(Game):
    """The game on the shelf."""

    def __init__(self) -> None:
        self.name = "equinox"
        self.title = Text("Equinox", "Equinox")
        self.about = Text(
            "Wette auf die Kreaturen, die das Turnier überstehen: acht treten an, drei bleiben.",
            "Predict which creatures survive the tournament: eight compete, three remain.",
        )
        self.min_seats = 2
        self.max_seats = codes.MAX_SEATS
        self.num_moves = verbs.COUNT
        self.rules_version = 1
        self.options = (
            GameOption(
                "edition",
                "en",
                Text("en oder de", "en or de"),
                Text(
                    "Regelausgabe; sie unterscheiden sich bei Raneris Tausch und bei Gleichstand",
                    "rule edition; they differ in Hopscotch's swap and in tie-breaks",
                ),
                _read_edition,
            ),
            GameOption(
                "creatures",
                "random",
                Text(
                    "random oder acht verschiedene Kreaturen, durch Kommas getrennt",
                    "random or eight different creatures separated by commas",
                ),
                Text("welche acht Kreaturen antreten", "which eight creatures compete"),
                _read_creatures,
            ),
            GameOption(
                "trees",
                [1, 2],
                Text(
                    "zwei Zahlen mit Summe 3, durch ein Komma getrennt",
                    "two numbers with sum 3, separated by a comma",
                ),
                Text(
                    "wie viele der drei Baumkarten Urvater und wie viele Dryada sind",
                    "how many of the three tree cards are Ancestors and how many Dryads",
                ),
                _read_trees,
            ),
            GameOption(
                "first",
                "random",
                Text("random oder die Nummer eines Platzes", "random or the number of a seat"),
                Text("wer beginnt", "who begins"),
                read_first,
            ),
        )

    def start(self, seats: int, seed: int, options: dict[str, Any]) -> EquinoxState:
        rng = seeded(seed)
        if options["creatures"] == "random":
            creatures = rng.sample(list(range(codes.CREATURES)), codes.IN_GAME)
        else:
            creatures = [by_name.creature(key) for key in options["creatures"]]
        state = EquinoxState()
        state.lay_out(seats, creatures)
        state.set_edition(options["edition"])
        state.rng = rng
        ancestors, dryads = options["trees"]
        deal(state, full_deck(creatures, ancestors, dryads))
        state.turn = rng.below(seats) if options["first"] == "random" else options["first"] - 1
        state.start_turn()
        return state

    def blank(self) -> EquinoxState:
        state = EquinoxState()
        state.lay_out(self.min_seats, [])
        return state

    def from_position(self, data: Data) -> EquinoxState:
        state = EquinoxState()
        position.set_up(state, data)
        if state.phase == codes.PREDICT:
            state.start_turn()
            state.events.pop()  # whose turn it is, the position itself says
            if state.phase != codes.PREDICT:
                state.note("no-prediction", [state.turn])
        return state

    def cards(self) -> list[CardText]:
        return card_texts()

    def rules(self) -> Text:
        return RULES

    def skeleton(self) -> Text:
        return SKELETON

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, EquinoxState)
        return bot.evaluate(state, seat)

    def rulings_path(self) -> Path:
        return Path(__file__).with_name("rulings.toml")


register(Equinox())
