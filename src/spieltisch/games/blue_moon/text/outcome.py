"""Who has won a game or a match of Blue Moon."""

from spieltisch.core.game import Data, Result
from spieltisch.core.text import Text


def outcome(view: Data, result: Result, names: list[Text]) -> Text:
    said = Text("{name} gewinnt das Spiel", "{name} wins the game")
    if view["match"]:
        said = Text("{name} gewinnt die Partie", "{name} wins the match")
    return said.fill(name=names[result.winners[0]])
