"""A bot that tries every move in imagined games, which chance plays to their end."""

from random import Random

from spieltisch.bots.bot import Bot
from spieltisch.core.game import State, game
from spieltisch.core.playout import play_out


class Rollout(Bot):
    """Takes the move after which it wins most of the imagined games.

    ``rollout:games=5`` plays five of them for each move. A setting is a keyword with a number as
    its default.
    """

    name = "rollout"

    def __init__(self, seed: int, games: int = 1) -> None:
        super().__init__(seed)
        self.games = games

    def choose(self, state: State, seat: int) -> int:
        moves = state.moves(seat)
        if len(moves) == 1:
            return moves[0]
        wins = [0.0] * len(moves)
        for _ in range(self.games):
            world = state.determinize(seat, self.rng.next32())  # nothing that the seat cannot know
            world.quiet = True
            random = Random(self.rng.next32())
            for number, move in enumerate(moves):
                after = world.clone()
                after.apply(seat, move)
                play_out(after, random)
                wins[number] += game(after.game_name).prospects(after)[seat]
        return moves[wins.index(max(wins))]
