"""Who has won a game of Equinox."""

from spieltisch.core.game import Data, Result
from spieltisch.core.text import Text, halved, listed


def outcome(view: Data, result: Result, names: list[Text]) -> Text:
    said = Text("{names} gewinnt mit {points} PP", "{names} wins with {points} PP")
    if len(result.winners) > 1:
        said = Text("{names} gewinnen mit je {points} PP", "{names} win with {points} PP each")
    points = halved(result.scores[result.winners[0]])
    return said.fill(names=listed([names[seat] for seat in result.winners]), points=points)
