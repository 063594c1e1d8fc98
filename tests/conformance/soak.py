"""Many games of every game, seat count and option, watching the components.

    python -m tests.conformance.soak [--game NAME] [--bot random] [--games 10000] [--seed 0]

The games are dealt round the options of the suite, so `--game blue-moon --bot greedy --games 960`
plays twenty games of each of the 45 pairings of peoples, and of three more set-ups. The suite
itself plays a smaller spread of games with all checks at every decision.
"""

import argparse
from collections import Counter
from random import Random

import spieltisch
from spieltisch.bots import BOTS, make_bot
from tests.conformance.setups import SETUPS


def main() -> None:
    parser = argparse.ArgumentParser(description="Many games, watching the components.")
    parser.add_argument("--game", choices=sorted(SETUPS), help="only this game")
    parser.add_argument("--bot", choices=sorted(BOTS), default="random", help="who plays")
    parser.add_argument("--games", type=int, default=10000, help="number of games of each game")
    parser.add_argument("--bound", type=int, help="decisions within which each game must end")
    parser.add_argument("--seed", type=int, default=0)
    parsed = parser.parse_args()
    for name in [parsed.game] if parsed.game else SETUPS:
        setup = SETUPS[name]
        game = spieltisch.game(name)
        cases = [(seats, options) for seats in setup.seats for options in setup.options]
        bound = parsed.bound or setup.bound
        endings: Counter[str] = Counter()
        lengths: list[int] = []
        for number in range(parsed.games):
            seats, options = cases[number % len(cases)]
            random = Random(parsed.seed + number)
            bots = [make_bot(parsed.bot, parsed.seed + number + seat) for seat in range(seats)]
            state = game.new(seats, parsed.seed + number, **options)
            state.quiet = True
            played = 0
            while not state.over:
                if played % 10 == 0:
                    problem = state.fault()
                    assert problem is None, f"game {number}, decision {played}: {problem}"
                seat = random.choice(state.to_move())
                state.play(seat, bots[seat].choose(state, seat))
                played += 1
                assert played <= bound, f"game {number} does not end within {bound} decisions"
            result = state.result()
            assert result is not None
            assert state.fault() is None, f"game {number}, at the end: {state.fault()}"
            endings[result.ended.en] += 1
            lengths.append(played)
        print(
            f"{name}: {len(lengths)} games, {sum(lengths)} decisions, at most {max(lengths)} in a"
            " game, no violated invariant."
        )
        for ending, count in endings.most_common():
            print(f"  {count:6} x {ending}")


if __name__ == "__main__":
    main()
