"""What every bot should prove: its moves are legal, and it sees no more than its seat."""

import spieltisch
from spieltisch.bots import make_bot


def test_it_plays_a_game_to_its_end() -> None:
    state = spieltisch.game("living-forest").new(seats=2, seed=3, round_limit=2)
    bots = [make_bot("rollout", seed=1), make_bot("rollout:games=2", seed=2)]
    while not state.over:
        seat = state.to_move()[0]
        state.play(seat, bots[seat].choose(state.clone(), seat))


def test_hidden_cards_do_not_change_its_move() -> None:
    state = spieltisch.game("equinox").new(seats=2, seed=3)
    seat = state.to_move()[0]
    chosen = make_bot("rollout", seed=1).choose(state, seat)
    for seed in range(5):
        other = state.determinize(seat, seed)
        assert make_bot("rollout", seed=1).choose(other, seat) == chosen
