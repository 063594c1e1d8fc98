"""What the players of a game are called who gave no name: people by their seat, bots by kind."""

from typing import Final

from spieltisch.core.names import player_number
from spieltisch.core.record import Record
from spieltisch.core.text import Text, both

BOT_NAMES: Final = {"greedy": Text("Gierig", "Greedy"), "random": Text("Zufall", "Random")}


def player_names(bots: list[str]) -> list[Text]:
    """Names for a line-up, "" for a person; bots of one kind are counted.

    >>> [name.de for name in player_names(["", "greedy", "random", "random"])]
    ['Spieler 1', 'Gierig', 'Zufall 1', 'Zufall 2']
    """
    names: list[Text] = []
    for seat, bot in enumerate(bots):
        if not bot:
            names.append(player_number(seat))
            continue
        name = BOT_NAMES.get(bot, both(bot))
        if bots.count(bot) > 1:
            count = bots[: seat + 1].count(bot)
            name = Text(f"{name.de} {count}", f"{name.en} {count}")
        names.append(name)
    return names


def spoken_names(record: Record) -> list[Text]:
    """What the players of a record are called: a name that came from here follows the language."""
    defaults = player_names(record.bots or [""] * record.seats)
    written = [*record.players, *[""] * record.seats]
    return [
        default if not name or name.casefold() in map(str.casefold, default) else both(name)
        for name, default in zip(written, defaults)
    ]
