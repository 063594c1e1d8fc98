"""Living Forest (Aske Christiansen, 2021): lure animals, put out fires, plant trees."""

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
from spieltisch.core.rng import seeded
from spieltisch.core.shape import is_number
from spieltisch.core.text import Text
from spieltisch.games.living_forest import bot
from spieltisch.games.living_forest.rules import LivingForestState
from spieltisch.games.living_forest.state import codes, position, verbs
from spieltisch.games.living_forest.state.table import deal
from spieltisch.games.living_forest.text.cards import card_texts
from spieltisch.games.living_forest.text.rules import RULES
from spieltisch.games.living_forest.text.skeleton import SKELETON

_MOST = 1000


def _read_limit(value: Any, seats: int) -> int:
    limit = number_in(value)
    if not is_number(limit) or not 0 <= limit <= _MOST:
        raise ValueError
    return int(limit)


class LivingForest(Game):
    """The game on the shelf."""

    def __init__(self) -> None:
        self.name = "living-forest"
        self.title = Text("Living Forest", "Living Forest")
        self.about = Text(
            "Locke Tiere an, lösche Flammen, pflanze Bäume: Wer zuerst zwölf von einem hat, rettet"
            " den Wald.",
            "Attract animals, put out fires, plant trees: the first with twelve of a kind saves the"
            " forest.",
        )
        self.min_seats = 2
        self.max_seats = codes.MAX_SEATS
        self.num_moves = verbs.COUNT
        self.rules_version = 1
        self.options = (
            GameOption(
                "first",
                "random",
                Text("random oder die Nummer eines Platzes", "random or the number of a seat"),
                Text("wer den Startspieler-Baum bekommt", "who gets the start-player tree"),
                read_first,
            ),
            GameOption(
                "fire_limit",
                0,
                Text(
                    f"eine Zahl von 0 (so viele wie nötig) bis {_MOST}",
                    f"a number from 0 (as many as are needed) to {_MOST}",
                ),
                Text(
                    "wie viele Flammen jedes Wertes es gibt; fehlt eine, entfällt sie",
                    "how many fires of each value there are; one that is missing is left out",
                ),
                _read_limit,
            ),
            GameOption(
                "round_limit",
                0,
                Text(f"eine Zahl von 0 (nie) bis {_MOST}", f"a number from 0 (never) to {_MOST}"),
                Text(
                    "nach welcher Runde das Spiel unentschieden endet (keine Regel der Schachtel)",
                    "after which round the game ends in a draw (not a rule of the box)",
                ),
                _read_limit,
            ),
        )

    def start(self, seats: int, seed: int, options: dict[str, Any]) -> LivingForestState:
        rng = seeded(seed)
        first = rng.below(seats) if options["first"] == "random" else options["first"] - 1
        state = LivingForestState()
        state.lay_out(seats, first)
        state.fire_limit = options["fire_limit"]
        state.round_limit = options["round_limit"]
        deal(state, rng)
        state.note("round", [1, first])
        return state

    def blank(self) -> LivingForestState:
        state = LivingForestState()
        state.lay_out(self.min_seats, 0)
        return state

    def from_position(self, data: Data) -> LivingForestState:
        state = LivingForestState()
        position.set_up(state, data)
        return state

    def cards(self) -> list[CardText]:
        return card_texts()

    def rules(self) -> Text:
        return RULES

    def skeleton(self) -> Text:
        return SKELETON

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, LivingForestState)
        return bot.evaluate(state, seat)

    def rulings_path(self) -> Path:
        return Path(__file__).with_name("rulings.toml")


register(LivingForest())
