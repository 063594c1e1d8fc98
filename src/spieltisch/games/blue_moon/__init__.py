"""Blue Moon (Reiner Knizia, 2004): two peoples fight for the favour of the dragons."""

from typing import Any

from spieltisch.core.game import Aspect, Data, Game, State, register
from spieltisch.core.options import RANDOM
from spieltisch.core.rng import seeded
from spieltisch.core.text import Text
from spieltisch.games.blue_moon.bot import aspects, estimate, evaluation, inputs, ordering
from spieltisch.games.blue_moon.cards import every
from spieltisch.games.blue_moon.cards.preconstructed import PRECONSTRUCTED
from spieltisch.games.blue_moon.decks import read_deck
from spieltisch.games.blue_moon.options import OPTIONS
from spieltisch.games.blue_moon.rules import turn
from spieltisch.games.blue_moon.rules.state import BlueMoonState
from spieltisch.games.blue_moon.state import codes, position, verbs


class BlueMoon(Game):
    """The game on the shelf."""

    def __init__(self) -> None:
        self.name = "blue-moon"
        self.title = Text("Blue Moon", "Blue Moon")
        self.about = Text(
            "Zwei Völker kämpfen in Feuer und Erde: Wer die Drachen anzieht, gewinnt Kristalle.",
            "Two peoples fight in fire and earth: who attracts the dragons wins crystals.",
        )
        self.min_seats = 2
        self.max_seats = 2
        self.minutes = 30
        self.weight = 3
        self.num_moves = verbs.COUNT
        self.rules_version = 2
        self.turns = True
        self.lookahead = 12
        self.scale = 28.0
        self.num_inputs = inputs.NUM_INPUTS
        self.options = OPTIONS

    def start(self, seats: int, seed: int, options: dict[str, Any]) -> BlueMoonState:
        rng = seeded(seed)
        state = BlueMoonState()
        state.lay_out()
        state.match = codes.MATCH if options["length"] == "match" else 0
        first = rng.below(2) if options["first"] == RANDOM else options["first"] - 1
        peoples = list(PRECONSTRUCTED)
        lists: list[list[int]] = []
        for seat, name in enumerate(("deck1", "deck2")):
            chosen = options[name]
            if chosen == RANDOM:
                chosen = peoples.pop(rng.below(len(peoples)))
            deck = read_deck(chosen)
            if deck.leader in peoples:
                peoples.remove(deck.leader)
            state.leaders[seat] = every.NUMBERS[f"{deck.leader}-0"]
            state.inquisitors[seat] = (
                every.NUMBERS[deck.inquisitor] if deck.inquisitor else codes.NONE
            )
            lists.append([every.NUMBERS[card] for card in deck.cards])
        state.set_lists(lists)
        state.rng = rng
        turn.begin_game(state, first)
        turn.go_on(state)
        return state

    def blank(self) -> BlueMoonState:
        state = BlueMoonState()
        state.lay_out()
        return state

    def from_position(self, data: Data) -> BlueMoonState:
        state = BlueMoonState()
        turn.stand_in(state, position.set_up(state, data))
        return state

    def span(self, state: State) -> int:
        assert isinstance(state, BlueMoonState)
        return state.fight

    def needless(self, state: State, before: int, move: int) -> bool:
        assert isinstance(state, BlueMoonState)
        return ordering.needless(state, before, move)

    def aspects(self, state: State, seat: int) -> list[Aspect]:
        assert isinstance(state, BlueMoonState)
        return [Aspect(name, value) for name, value in aspects.aspects(state, seat)]

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, BlueMoonState)
        return evaluation.evaluate(state, seat)

    def expects(self, state: State, seat: int) -> float:
        assert isinstance(state, BlueMoonState)
        return estimate.expects(state, seat)

    def inputs(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, BlueMoonState)
        return inputs.inputs(state, seat)


register(BlueMoon())
