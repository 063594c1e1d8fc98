"""What can be chosen about a game of Equinox: the edition, the creatures, the trees, who begins."""

from typing import Any, Final

from spieltisch.core.mistake import Mistake
from spieltisch.core.options import RANDOM, Choice, GameOption, number_in, one_of, who_begins
from spieltisch.core.shape import is_number
from spieltisch.core.text import Text
from spieltisch.games.equinox.state import by_name, codes
from spieltisch.games.equinox.state.notation import creature_key
from spieltisch.games.equinox.text.cards import card_texts

_TWICE = Text("Jede Kreatur darf nur einmal genannt sein.", "Each creature may be named only once.")
_SO_MANY = Text("Das sind {count}.", "These are {count}.")


def _read_creatures(value: Any, seats: int) -> str | list[str]:
    if value == RANDOM:
        return RANDOM
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


_EDITIONS = (
    Choice(
        "de",
        Text("Deutsch.", "German."),
        Text(
            "Raneri tauscht auch Chamäleons; bei Gleichstand zählen die Punkte je Reihe.",
            "Hopscotch swaps chameleons too; ties are broken by points per row.",
        ),
    ),
    Choice(
        "en",
        Text("Englisch.", "English."),
        Text(
            "Raneri tauscht nur Kreaturenkarten; bei Gleichstand zählen die Wettsteine je Reihe.",
            "Hopscotch swaps creature cards only; ties are broken by pebbles per row.",
        ),
    ),
)
_CREATURES = (
    Choice(
        RANDOM,
        Text("Zufällig.", "Random."),
        Text("Acht der vierzehn werden ausgelost.", "Eight of the fourteen are drawn by lot."),
    ),
    Choice(
        "chosen",
        Text("Ausgesucht.", "Chosen."),
        Text("Wähle genau acht.", "Pick exactly eight."),
        field="creature",
        of=tuple(
            Choice(card.card, card.name, card.text) for card in card_texts()[: codes.CREATURES]
        ),
        several=codes.IN_GAME,
    ),
)
_TREES = tuple(
    Choice(
        f"{ancestors},{codes.TREES - ancestors}",
        Text(
            f"{ancestors} Urvater, {codes.TREES - ancestors} Dryada",
            f"{ancestors} Ancestor, {codes.TREES - ancestors} Dryad",
        ),
    )
    for ancestors in range(codes.TREES + 1)
)

OPTIONS: Final = (
    GameOption(
        "edition",
        "en",
        Text("Regelausgabe", "Rule edition"),
        Text(
            "Regelausgabe; sie unterscheiden sich bei Raneris Tausch und bei Gleichstand",
            "rule edition; they differ in Hopscotch's swap and in tie-breaks",
        ),
        Text("en oder de", "en or de"),
        _EDITIONS,
        one_of(_EDITIONS),
    ),
    GameOption(
        "creatures",
        RANDOM,
        Text("Kreaturen", "Creatures"),
        Text("welche acht Kreaturen antreten", "which eight creatures compete"),
        Text(
            "random oder acht verschiedene Kreaturen, durch Kommas getrennt",
            "random or eight different creatures separated by commas",
        ),
        _CREATURES,
        _read_creatures,
    ),
    GameOption(
        "trees",
        [1, 2],
        Text("Baumkarten", "Tree cards"),
        Text(
            "wie viele der drei Baumkarten Urvater und wie viele Dryada sind",
            "how many of the three tree cards are Ancestors and how many Dryads",
        ),
        Text(
            "zwei Zahlen mit Summe 3, durch ein Komma getrennt",
            "two numbers with sum 3, separated by a comma",
        ),
        _TREES,
        _read_trees,
        Text(
            "Der Urvater deckt geheime Wetten auf, Dryada holt eine Karte vom Tisch.",
            "The Ancestor reveals secret predictions, the Dryad takes a card from the table.",
        ),
    ),
    who_begins(
        codes.MAX_SEATS,
        Text("wer beginnt", "who begins"),
        Text("Danach geht es der Reihe nach.", "After that, turns go round in order."),
    ),
)
