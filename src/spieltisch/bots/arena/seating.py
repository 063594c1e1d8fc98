"""Who sits where in which game, and how one such game is played.

A round is one seed, played once with every seating: so every bot gets every hand, deck and place in
the order of turns that there is, and no luck of the deal speaks for one of them.
"""

import traceback
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from spieltisch.bots.bot import BadMove
from spieltisch.bots.match import in_a_game, play_bots, recorded
from spieltisch.bots.roster import make_bot
from spieltisch.core.game import game
from spieltisch.core.record import Record
from spieltisch.core.rng import seeded
from spieltisch.core.text import Text

Lineup = tuple[int, ...]
"""By seat the number of the bot on it."""


def lineups(bots: int, seats: int, together: bool) -> list[Lineup]:
    """All games of a round.

    Where everybody wins together, each game is played by copies of one bot. Otherwise every choice
    of bots that fills the seats plays in each rotation; too few bots are dealt round the table.

    >>> lineups(2, 2, together=False)
    [(0, 1), (1, 0)]
    >>> lineups(2, 3, together=True)
    [(0, 0, 0), (1, 1, 1)]
    """
    if together:
        return [(bot,) * seats for bot in range(bots)]
    if bots >= seats:
        chosen = list(combinations(range(bots), seats))
    else:
        chosen = [tuple((seat + first) % bots for seat in range(seats)) for first in range(bots)]
    rotated = [each[turn:] + each[:turn] for each in chosen for turn in range(seats)]
    return list(dict.fromkeys(rotated))


@dataclass(frozen=True)
class Setup:
    """What all games of a series have in common. The options are checked ones."""

    game: str
    seats: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    records: bool = False  # whether the games are written down

    def lineups(self) -> list[Lineup]:
        return lineups(len(self.bots), self.seats, game(self.game).cooperative)


@dataclass(frozen=True)
class Seating:
    """A game to be played: its number in the series (from 1), the seed of its round, who plays."""

    number: int
    seed: int
    lineup: Lineup


@dataclass(frozen=True)
class Played:
    """How a game came out, by seat: the share of the win, and the rank from 0."""

    seating: Seating
    shares: tuple[float, ...] = ()
    ranks: tuple[int, ...] = ()
    decisions: int = 0
    record: Record | None = None
    bad: BadMove | None = None  # instead of all that, if a bot broke the rules or itself


def seatings(setup: Setup, rounds: int, seed: int) -> Iterator[Seating]:
    """The games of a series, round by round."""
    games = setup.lineups()
    rng = seeded(seed)
    number = 0
    for _ in range(rounds):
        deal = rng.next32()
        for lineup in games:
            number += 1
            yield Seating(number, deal, lineup)


_FAILED = Text(
    "Einer der Bots {bots} ist gescheitert: {error} ({where}).",
    "One of the bots {bots} failed: {error} ({where}).",
)


def play_seating(setup: Setup, seating: Seating) -> Played:
    """Plays one game of a series. Its outcome depends on nothing but the arguments."""
    on = game(setup.game)
    names = [setup.bots[bot] for bot in seating.lineup]
    state = on.start(setup.seats, seating.seed, setup.options)
    state.quiet = True
    rng = seeded(seating.seed << 32 | seating.number)
    played: list[tuple[int, int]] = []

    def record() -> Record:
        return recorded(setup.game, setup.seats, seating.seed, setup.options, names, played)

    try:
        play_bots(state, [make_bot(name, rng.next32()) for name in names], played)
    except BadMove as bad:
        return Played(seating, bad=in_a_game(bad, seating.number, record()))
    except Exception as error:
        return Played(seating, bad=in_a_game(_failed(names, error), seating.number, record()))
    result = state.result()
    assert result is not None
    ranks = {seat: rank for rank, group in enumerate(result.ranking) for seat in group}
    return Played(
        seating,
        tuple(on.prospects(state)),
        tuple(ranks[seat] for seat in range(setup.seats)),
        len(played),
        record() if setup.records else None,
    )


def _failed(names: list[str], error: Exception) -> BadMove:
    """What a bot says that broke down itself, and in which line."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    said = " ".join(f"{type(error).__name__}: {error}".split()).rstrip(".: ")
    words = {"bots": ", ".join(dict.fromkeys(names)), "error": said}
    return BadMove(_FAILED.fill(where=f"{last.filename}:{last.lineno}", **words))
