"""What the players of a game are called who gave no name: people by their seat, bots by kind."""

from typing import Final

from spieltisch.core.names import player_number
from spieltisch.core.record import Record
from spieltisch.core.text import Text, both

BOT_NAMES: Final = {
    "beginner": Text("Einsteiger", "Beginner"),
    "casual": Text("Gemütlich", "Casual"),
    "strong": Text("Stark", "Strong"),
    "master": Text("Meister", "Master"),
    "learned": Text("Gelernt", "Learned"),
    "search": Text("Suche", "Search"),
    "greedy": Text("Gierig", "Greedy"),
    "random": Text("Zufall", "Random"),
}

ABOUT_BOTS: Final = {
    "beginner": Text(
        "Übersieht die meisten Möglichkeiten. Gut zum Kennenlernen.",
        "Overlooks most options. Good for getting to know a game.",
    ),
    "casual": Text(
        "Spielt vernünftig und schnell und übersieht manchmal etwas.",
        "Plays sensibly and quickly and sometimes overlooks something.",
    ),
    "strong": Text(
        "Denkt mehrere Züge voraus, auch an das, was andere auf der Hand haben könnten.",
        "Thinks several moves ahead, also of what others may hold.",
    ),
    "master": Text(
        "Das Beste, was die Bots können. Lässt sich dafür Zeit.",
        "The best that the bots can do. Takes its time for that.",
    ),
    "learned": Text(
        "Sucht mit dem, was es aus Partien gegen sich selbst gelernt hat.",
        "Searches with what it has learned from games against itself.",
    ),
    "search": Text(
        "Probiert Züge in vielen möglichen Welten aus.", "Tries moves in many possible worlds."
    ),
    "greedy": Text(
        "Prüft jede Möglichkeit und nimmt die beste für den nächsten Schritt.",
        "Looks at every option and takes the best for the next step.",
    ),
    "random": Text("Spielt irgendeinen erlaubten Zug.", "Plays any legal move."),
}


def bot_name(bot: str) -> Text:
    """What a kind of bot is called."""
    return BOT_NAMES.get(bot, both(bot))


def about_bot(bot: str) -> Text:
    """What a kind of bot does, in a sentence."""
    return ABOUT_BOTS.get(bot, both(""))


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
        name = bot_name(bot)
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
