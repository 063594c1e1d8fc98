"""Blue Moon (Reiner Knizia, 2004): two peoples fight for the favour of the dragons."""

from pathlib import Path
from typing import Any

from spieltisch.core.game import CardText, Data, Game, GameOption, State, read_first, register
from spieltisch.core.mistake import Mistake
from spieltisch.core.rng import seeded
from spieltisch.core.text import Text
from spieltisch.games.blue_moon import bot
from spieltisch.games.blue_moon.cards import every
from spieltisch.games.blue_moon.cards.preconstructed import PRECONSTRUCTED
from spieltisch.games.blue_moon.decks import deck_line, problems, read_deck
from spieltisch.games.blue_moon.rules import turn
from spieltisch.games.blue_moon.rules.state import BlueMoonState
from spieltisch.games.blue_moon.state import codes, position, verbs
from spieltisch.games.blue_moon.text.cards import card_texts
from spieltisch.games.blue_moon.text.rules import RULES
from spieltisch.games.blue_moon.text.skeleton import SKELETON

_RANDOM = "random"


def _read_deck(value: Any, seats: int) -> str:
    """A people, a built deck as one line, or "random"."""
    if value == _RANDOM:
        return _RANDOM
    if not isinstance(value, str):
        raise ValueError
    deck = read_deck(value)
    if deck.cards == PRECONSTRUCTED[deck.leader] and not deck.inquisitor:
        return deck.leader
    faulty = problems(deck)
    if faulty:
        raise Mistake(faulty[0].text)
    return deck_line(deck)


def _read_length(value: Any, seats: int) -> str:
    if value not in ("game", "match"):
        raise ValueError
    return str(value)


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
        self.num_moves = verbs.COUNT
        self.rules_version = 2
        self.lookahead = 12
        decks = Text(
            f"random, ein Volk ({', '.join(PRECONSTRUCTED)}) oder ein gebautes Deck als Text",
            f"random, a people ({', '.join(PRECONSTRUCTED)}) or a built deck as text",
        )
        self.options = (
            GameOption(
                "deck1",
                _RANDOM,
                decks,
                Text("das Deck von Platz 1", "the deck of seat 1"),
                _read_deck,
            ),
            GameOption(
                "deck2",
                _RANDOM,
                decks,
                Text("das Deck von Platz 2", "the deck of seat 2"),
                _read_deck,
            ),
            GameOption(
                "length",
                "game",
                Text("game (ein Spiel) oder match (bis fünf Kristalle)", "game or match"),
                Text(
                    "ein einzelnes Spiel oder Spiele, bis jemand fünf Kristalle hat",
                    "a single game, or games until somebody has five crystals",
                ),
                _read_length,
            ),
            GameOption(
                "first",
                "random",
                Text("random oder die Nummer eines Platzes", "random or the number of a seat"),
                Text("wer den ersten Kampf eröffnet", "who opens the first fight"),
                read_first,
            ),
        )

    def start(self, seats: int, seed: int, options: dict[str, Any]) -> BlueMoonState:
        rng = seeded(seed)
        state = BlueMoonState()
        state.lay_out()
        state.match = codes.MATCH if options["length"] == "match" else 0
        first = rng.below(2) if options["first"] == "random" else options["first"] - 1
        peoples = list(PRECONSTRUCTED)
        lists: list[list[int]] = []
        for seat, name in enumerate(("deck1", "deck2")):
            chosen = options[name]
            if chosen == _RANDOM:
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

    def cards(self) -> list[CardText]:
        return card_texts()

    def rules(self) -> Text:
        return RULES

    def skeleton(self) -> Text:
        return SKELETON

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, BlueMoonState)
        return bot.evaluate(state, seat)

    def rulings_path(self) -> Path:
        return Path(__file__).with_name("rulings.toml")


register(BlueMoon())
