"""Who has won a game or a match of Blue Moon, and for how many crystals."""

from typing import Final

from spieltisch.core.game import Data, Result, Tally
from spieltisch.core.text import Text, joined
from spieltisch.games.blue_moon.state import codes
from spieltisch.games.blue_moon.text.names import ENDINGS, counted

_WIN: Final = Text("Sieg {n}", "win {n}")
_DRAGONS: Final = Text("Drachen {n}", "dragons {n}")
_CARDS: Final = Text("Kristallkarten {n}", "crystal cards {n}")
_BEFORE: Final = Text("frühere Spiele {n}", "earlier games {n}")
_MISPLAY: Final = Text("Fehler der Gegenseite {n}", "mistake of the other side {n}")
_MISPLAY_OF_MANY: Final = Text(
    "frühere Spiele und Fehler der Gegenseite {n}",
    "earlier games and mistake of the other side {n}",
)
_NOTHING: Final = Text("kein Spiel gewonnen", "no game won")


def outcome(view: Data, result: Result, names: list[Text]) -> Text:
    said = Text("{name} gewinn[t|st] das Spiel", "{name} win[s|] the game")
    if view["match"]:
        said = Text("{name} gewinn[t|st] die Partie", "{name} win[s|] the match")
    return said.fill(name=names[result.winners[0]])


def tallies(view: Data, result: Result, names: list[Text]) -> list[Tally]:
    """By seat its crystals: of the last game by dragons and cards, and of earlier ones."""
    return [_tally(view, result, seat) for seat in range(len(names))]


def _tally(view: Data, result: Result, seat: int) -> Tally:
    crystals = int(result.scores[seat])
    parts: list[tuple[Text, int]] = []
    if seat in result.winners and result.ended == ENDINGS[codes.MISPLAY]:
        parts = [(_MISPLAY_OF_MANY if view["match"] else _MISPLAY, crystals)]
    elif seat in result.winners:
        player = view["players"][seat]
        parts = [
            (_WIN, 1),
            (_DRAGONS, player["dragons"]),
            (_CARDS, len(player["laid_crystals"])),
        ]
    parts.append((_BEFORE, crystals - sum(number for _, number in parts)))
    told = [text.fill(n=number) for text, number in parts if number]
    return Tally(counted("crystals", crystals), joined(told, " · ") if told else _NOTHING)
