"""What can be chosen about a game of Blue Moon: both decks, a game or a match, who begins."""

from typing import Any, Final

from spieltisch.core.mistake import Mistake
from spieltisch.core.options import RANDOM, Choice, GameOption, one_of, who_begins
from spieltisch.core.text import Text, both
from spieltisch.games.blue_moon.cards.preconstructed import PRECONSTRUCTED
from spieltisch.games.blue_moon.decks import deck_line, problems, read_deck

_PEOPLES = {
    "hoax": Text(
        "Gelehrte: löschen Symbole und bremsen.", "Scholars who void icons and slow you down."
    ),
    "vulca": Text("Feuer: hohe Werte, harte Verbote.", "Fire: high values, harsh bans."),
    "mimix": Text("Amazonen: kämpfen gern zu zweit.", "Amazons who love to fight in pairs."),
    "flit": Text("Vögel: kehren zurück und ignorieren.", "Birds that return and ignore."),
    "khind": Text("Kinder: als Gang unschlagbar.", "Children, unbeatable as a gang."),
    "terrah": Text("Erde: Beben und Stürme.", "Earth: quakes and storms."),
    "pillar": Text("Raupen: fordern deine Hand.", "Caterpillars that demand your hand."),
    "aqua": Text("Wasser: geschützt und überflutend.", "Water: protected and flooding."),
    "buka": Text("Piraten: bluffen und landen Schiffe.", "Pirates who bluff and land ships."),
}
_LENGTHS = (
    Choice(
        "game",
        Text("Ein Spiel.", "One game."),
        Text("Wer die Drachen anzieht, gewinnt.", "Whoever attracts the dragons wins."),
    ),
    Choice(
        "match",
        Text("Ein Match.", "A match."),
        Text("Spiele, bis jemand fünf Kristalle hat.", "Games until somebody has five crystals."),
    ),
)


def _read_deck(value: Any, seats: int) -> str:
    """A people, a built deck as one line, or "random"."""
    if value == RANDOM:
        return RANDOM
    if not isinstance(value, str):
        raise ValueError
    deck = read_deck(value)
    if deck.cards == PRECONSTRUCTED[deck.leader] and not deck.inquisitor:
        return deck.leader
    faulty = problems(deck)
    if faulty:
        raise Mistake(faulty[0].text)
    return deck_line(deck)


def _deck_of(seat: int) -> GameOption:
    name = f"deck{seat}"
    return GameOption(
        name,
        RANDOM,
        Text(f"Deck von Platz {seat}", f"Deck of seat {seat}"),
        Text(f"das Deck von Platz {seat}", f"the deck of seat {seat}"),
        Text(
            f"random, ein Volk ({', '.join(PRECONSTRUCTED)}) oder ein gebautes Deck als Text",
            f"random, a people ({', '.join(PRECONSTRUCTED)}) or a built deck as text",
        ),
        (
            Choice(
                RANDOM,
                Text("Zufällig", "Random"),
                Text(
                    "Eines der neun Völker wird ausgelost.",
                    "One of the nine peoples, drawn by lot.",
                ),
            ),
            *(Choice(key, both(key.capitalize()), about) for key, about in _PEOPLES.items()),
            Choice(
                "written",
                Text("Eigenes Deck", "Own deck"),
                Text("Ein gebautes Deck als Text.", "A built deck as text."),
                field=f"{name}-written",
                example="vulca-0 vulca-1 …",
            ),
        ),
        _read_deck,
    )


OPTIONS: Final = (
    _deck_of(1),
    _deck_of(2),
    GameOption(
        "length",
        "game",
        Text("Wie lange", "How long"),
        Text(
            "ein einzelnes Spiel oder Spiele, bis jemand fünf Kristalle hat",
            "a single game, or games until somebody has five crystals",
        ),
        Text("game (ein Spiel) oder match (bis fünf Kristalle)", "game or match"),
        _LENGTHS,
        one_of(_LENGTHS),
    ),
    who_begins(
        2,
        Text("wer den ersten Kampf eröffnet", "who opens the first fight"),
        Text("eröffnet den ersten Kampf.", "opens the first fight."),
    ),
)
