"""How often a bot saves the island if it plays all spirits, how it loses, and what that takes.

    python bench/island.py --bot search:tries=8 --games 100 --seed 1 --option level=2 \
        --option adversary=brandenburg-prussia

Each game has a seed of its own, counted up from ``--seed``. Spirits, boards and decks follow from
that, so two bots with the same seeds begin the same games. They are played one after the other in
one process; a line for each comes at once, the summary last.
"""

import argparse
from collections import Counter
from time import process_time

import spieltisch
from spieltisch.bots import make_bot
from spieltisch.bots.arena.ratings import win_rate
from spieltisch.bots.bot import Bot, chosen_move
from spieltisch.core.game import State
from spieltisch.core.record import fingerprint


def main() -> None:
    asked = _asked()
    on = spieltisch.game("spirit-island")
    options = dict(option.split("=", 1) for option in asked.option)
    wins, times = 0, []
    ends: Counter[str] = Counter()
    for seed in range(asked.seed, asked.seed + asked.games):
        state = on.new(seats=asked.seats, seed=seed, **options)
        state.quiet = True
        bots = [make_bot(asked.bot, 7 * seed + seat) for seat in range(asked.seats)]
        times += _play(state, bots)
        result = state.result()
        assert result is not None
        wins += not result.lost
        ends[result.ended.en] += 1
        print(f"{seed}: {'won' if not result.lost else 'lost'}, {result.ended.en}", flush=True)
    rate = win_rate(wins, asked.games)
    times.sort()
    print(f"{asked.bot}: {wins} of {asked.games} games won ({rate.low:.0%} to {rate.high:.0%})")
    for end, count in ends.most_common():
        print(f"  {count:4} {end}")
    middle, slow = times[len(times) // 2], times[len(times) * 99 // 100]
    print(
        f"processor time of a decision with a choice: {1000 * middle:.0f} ms in the middle,"
        f" 99 of 100 take no more than {1000 * slow:.0f} ms, the slowest {1000 * times[-1]:.0f} ms;"
        f" {sum(times) / asked.games:.1f} s a game"
    )


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", action="append", default=[])
    return parser.parse_args()


def _play(state: State, bots: list[Bot]) -> list[float]:
    """Plays a game to its end; the processor time of each decision with a choice."""
    times = []
    tried: dict[bytes, list[int]] = {}
    while not state.over:
        seat = state.next_seat()
        here = tried.setdefault(fingerprint(state), [])
        begin = process_time()
        move = chosen_move(bots[seat], state, seat, here)
        if len(state.moves(seat)) > 1:
            times.append(process_time() - begin)
        here.append(move)
        state.apply(seat, move)
    return times


if __name__ == "__main__":
    main()
