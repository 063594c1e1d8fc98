"""Games between bots, one after the other in this process."""

from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any

from spieltisch.bots import make_bot
from spieltisch.bots.bot import BadMove, Bot, chosen_move
from spieltisch.core.game import Data, Game, State
from spieltisch.core.playout import play_out
from spieltisch.core.record import Record, fingerprint, new_match
from spieltisch.core.rng import seeded
from spieltisch.core.text import Text


@dataclass
class Tally:
    """What came out for one seat or one bot."""

    games: int = 0
    wins: float = 0.0  # a shared win counts in shares, one of all together for everybody
    points: float = 0.0

    def add(self, wins: float, points: float) -> None:
        self.games += 1
        self.wins += wins
        self.points += points

    def to_json(self) -> Data:
        games = max(1, self.games)
        return {
            "games": self.games,
            "wins": round(self.wins, 3),
            "win_rate": round(self.wins / games, 4),
            "mean_score": round(self.points / games, 3),
        }


@dataclass
class Simulation:
    """The figures of a series of games."""

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    seats: list[Tally] = field(default_factory=list)
    bots: dict[str, Tally] = field(default_factory=dict)


def simulate(
    on: Game, seats: int, bots: list[str], games: int, seed: int, options: dict[str, Any]
) -> Simulation:
    """Plays a number of games; ``bots`` are dealt round the seats, moving on by one each game.

    A move that is not allowed ends the series: `BadMove` says who made it, in which game and at
    which decision, and holds the record of the game up to there.
    """
    checked = on.check_setup(seats, seed, options)
    figures = Simulation(seats=[Tally() for _ in range(seats)])
    figures.bots = {name: Tally() for name in bots}
    rng = seeded(seed)
    random = Random(seed)
    for number in range(games):
        lineup = [bots[(seat + number) % len(bots)] for seat in range(seats)]
        begin = perf_counter()
        game_seed = rng.next32()
        state = on.start(seats, game_seed, checked)
        state.quiet = True
        played: list[tuple[int, int]] = []
        try:
            if all(name == "random" for name in lineup):
                figures.decisions += play_out(state, random)
            else:
                play_bots(state, [make_bot(name, rng.next32()) for name in lineup], played)
                figures.decisions += len(played)
        except BadMove as bad:
            record = recorded(on.name, seats, game_seed, checked, lineup, played)
            raise in_a_game(bad, number + 1, record) from None
        figures.seconds += perf_counter() - begin
        figures.games += 1
        result = state.result()
        assert result is not None
        for seat in range(seats):
            won = seat in result.winners
            share = 1 / (1 if on.cooperative else len(result.winners)) if won else 0.0
            figures.seats[seat].add(share, result.scores[seat])
            figures.bots[lineup[seat]].add(share, result.scores[seat])
    return figures


_IN_A_GAME = Text(
    "Partie {number} (Startzahl {seed}), Entscheidung {decision}: {what}",
    "Game {number} (seed {seed}), decision {decision}: {what}",
)


def in_a_game(bad: BadMove, number: int, record: Record) -> BadMove:
    """What a bot did wrong, with the game of a series in which it happened."""
    decision = len(record.steps) + 1
    said = _IN_A_GAME.fill(number=number, seed=record.seed, decision=decision, what=bad.text)
    return BadMove(said, record)


def play_bots(state: State, bots: list[Bot], played: list[tuple[int, int]]) -> None:
    """Lets bots play a game to its end; they add their moves to ``played``."""
    tried: dict[bytes, list[int]] = {}  # by state: the moves made in it
    while not state.over:
        seat = state.next_seat()
        here = tried.setdefault(fingerprint(state), [])
        move = chosen_move(bots[seat], state, seat, here)
        here.append(move)
        state.apply(seat, move)
        played.append((seat, move))


def recorded(
    name: str,
    seats: int,
    seed: int,
    options: dict[str, Any],
    lineup: list[str],
    played: list[tuple[int, int]],
) -> Record:
    """The record of a game up to the last of these moves."""
    match = new_match(name, seats, seed, options, lineup)
    for seat, move in played:
        match.play(seat, move)
    return match.saved()
