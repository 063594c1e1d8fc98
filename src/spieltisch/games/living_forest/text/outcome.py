"""Who has won a game of Living Forest, and with what."""

from typing import Final

from spieltisch.core.game import Data, Result, Tally
from spieltisch.core.text import Text, joined, listed
from spieltisch.games.living_forest.state import codes

_TOGETHER: Final = Text("zusammen {sum}", "together {sum}")
_COUNTS: Final = {
    "trees": Text("Bäume {count}", "trees {count}"),
    "fires": Text("Flammen {count}", "fires {count}"),
    "flowers": Text("Blumen {count}", "flowers {count}"),
}


def outcome(view: Data, result: Result, names: list[Text]) -> Text:
    met = [max(player["counts"].values()) >= codes.GOAL for player in view["players"]]
    if not any(met):
        return Text("Niemand gewinnt", "Nobody wins")
    said = Text("{names} gewinn[t|st]", "{names} win[s|]")
    if len(result.winners) > 1:
        said = Text(
            "{names} gewinnen gemeinsam: gleich viele Bäume, Flammen und Blumen zusammen",
            "{names} share the win: equally many trees, fires and flowers together",
        )
    elif sum(met) > 1:
        said = Text(
            "{names} gewinn[t|st] mit den meisten Bäumen, Flammen und Blumen zusammen",
            "{names} win[s|] with the most trees, fires and flowers together",
        )
    return said.fill(names=listed([names[seat] for seat in result.winners]))


def tallies(view: Data, result: Result, names: list[Text]) -> list[Tally]:
    """By seat its trees, fires and flowers, and their sum."""
    return [_tally(player["counts"]) for player in view["players"]]


def _tally(counts: dict[str, int]) -> Tally:
    parts = [_COUNTS[name].fill(count=count) for name, count in counts.items()]
    together = _TOGETHER.fill(sum=sum(counts.values()))
    return Tally(together, joined(parts, " · "))
