"""Many games of every game, seat count and option, watching the components.

    python -m tests.conformance.soak [--game NAME] [--bot random] [--games 10000] [--seed 0]
    python -m tests.conformance.soak --every 1 [--game NAME] [--games 10000] [--seed 0]

The games are dealt round the options of the suite, so `--game blue-moon --bot greedy --games 960`
plays twenty games of each of the 45 pairings of peoples, and of three more set-ups. With `--every`
the games are random ones with all checks at every so many decisions: the suite makes them in a
fixed number of states of a few games only.
"""

import argparse
from collections import Counter
from random import Random

import spieltisch
from spieltisch.bots import BOTS, make_bot
from spieltisch.core.game import State
from tests.conformance.checks import play_checked, record_is_faithful
from tests.conformance.setups import SETUPS


def main() -> None:
    parser = argparse.ArgumentParser(description="Many games, watching the components.")
    parser.add_argument("--game", choices=sorted(SETUPS), help="only this game")
    parser.add_argument("--bot", choices=sorted(BOTS), default="random", help="who plays")
    parser.add_argument("--games", type=int, default=10000, help="number of games of each game")
    parser.add_argument("--every", type=int, help="make all checks at every so many decisions")
    parser.add_argument("--bound", type=int, help="decisions within which each game must end")
    parser.add_argument("--seed", type=int, default=0)
    parsed = parser.parse_args()
    for name in [parsed.game] if parsed.game else SETUPS:
        setup = SETUPS[name]
        game = spieltisch.game(name)
        cases = setup.cases()
        bound = parsed.bound or setup.bound
        endings: Counter[str] = Counter()
        lengths: list[int] = []
        for number in range(parsed.games):
            seats, options = cases[number % len(cases)]
            seed = parsed.seed + number
            if parsed.every:
                match = play_checked(game, seats, options, seed, parsed.every, bound)
                record_is_faithful(match)
                state, played = match.state, len(match.record.steps)
            else:
                state = game.new(seats, seed, **options)
                played = _play_watched(state, seed, parsed.bot, bound)
            result = state.result()
            assert result is not None
            endings[result.ended.en] += 1
            lengths.append(played)
        print(
            f"{name}: {len(lengths)} games, {sum(lengths)} decisions, at most {max(lengths)} in a"
            " game, no violated invariant."
        )
        for ending, count in endings.most_common():
            print(f"  {count:6} x {ending}")


def _play_watched(state: State, seed: int, bot: str, bound: int) -> int:
    """Bots play to the end; how many decisions that took."""
    random = Random(seed)
    bots = [make_bot(bot, seed + seat) for seat in range(state.seats)]
    state.quiet = True
    played = 0
    while not state.over:
        if played % 10 == 0:
            problem = state.fault()
            assert problem is None, f"seed {seed}, decision {played}: {problem}"
        seat = random.choice(state.to_move())
        state.play(seat, bots[seat].choose(state, seat))
        played += 1
        assert played <= bound, f"seed {seed} does not end within {bound} decisions"
    assert state.fault() is None, f"seed {seed}, at the end: {state.fault()}"
    return played


if __name__ == "__main__":
    main()
