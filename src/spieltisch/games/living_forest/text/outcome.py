"""Who has won a game of Living Forest."""

from spieltisch.core.game import Data, Result
from spieltisch.core.text import Text, listed
from spieltisch.games.living_forest.state import codes


def outcome(view: Data, result: Result, names: list[Text]) -> Text:
    met = [max(player["counts"].values()) >= codes.GOAL for player in view["players"]]
    if not any(met):
        return Text("Niemand gewinnt", "Nobody wins")
    said = Text("{names} gewinnt", "{names} wins")
    if len(result.winners) > 1:
        said = Text(
            "{names} gewinnen gemeinsam: gleich viele Bäume, Flammen und Blumen zusammen",
            "{names} share the win: equally many trees, fires and flowers together",
        )
    elif sum(met) > 1:
        said = Text(
            "{names} gewinnt mit den meisten Bäumen, Flammen und Blumen zusammen",
            "{names} wins with the most trees, fires and flowers together",
        )
    return said.fill(names=listed([names[seat] for seat in result.winners]))
