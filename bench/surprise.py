"""How surprised a game's guess of who wins is at who does win.

    python bench/surprise.py equinox --bot greedy --seats 2 --games 100 --seed 1

The surprise is the negative logarithm of the share that `Game.prospects` gives to the winner of a
full state, the mean over all positions in which somebody chooses; who always gives all seats the
same is surprised by the logarithm of their number. Bots with the same seeds play the same games,
so guesses can be compared as long as the bot does not use them.
"""

import argparse
from math import log

import spieltisch
from spieltisch.bots import make_bot

LEAST = 1e-9  # a share, so that a surprise is never endless


def main() -> None:
    asked = _asked()
    on = spieltisch.game(asked.game)
    surprises: list[float] = []
    for seed in range(asked.seed, asked.seed + asked.games):
        state = on.new(seats=asked.seats, seed=seed)
        state.quiet = True
        bots = [make_bot(asked.bot, 7 * seed + seat) for seat in range(asked.seats)]
        guesses: list[list[float]] = []
        while not state.over:
            seat = state.next_seat()
            if len(state.moves(seat)) > 1:
                guesses.append(on.prospects(state))
            state.play(seat, bots[seat].choose(state.clone(), seat))
        shares = on.prospects(state)
        surprises += [_surprise(guess, shares) for guess in guesses]
    mean, alike = sum(surprises) / len(surprises), log(asked.seats)
    print(f"{len(surprises)} positions: surprise {mean:.3f}, {alike:.3f} without any knowledge")


def _surprise(guess: list[float], shares: list[float]) -> float:
    return -sum(share * log(max(said, LEAST)) for said, share in zip(guess, shares))


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, default=2)
    return parser.parse_args()


if __name__ == "__main__":
    main()
