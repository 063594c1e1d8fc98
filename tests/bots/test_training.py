"""Learning: a learner finds what there is to find, and a run goes on where it was stopped."""

import csv
import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import spieltisch
from spieltisch.bots.learned import NUMBERS, WEIGHTS, learned, network_of
from spieltisch.bots.net import Network, load, save
from spieltisch.bots.training import climb
from spieltisch.bots.training.check import share_of_wins
from spieltisch.bots.training.learner import Learner, collected, joined
from spieltisch.bots.training.selfplay import play_games
from spieltisch.bots.training.weighing import learn_numbers
from spieltisch.core.mistake import Mistake

BLUE_MOON = spieltisch.game("blue-moon")


def positions(count: int, seed: int) -> tuple[list[list[int]], list[float]]:
    """Ten inputs by chance; who has the first or both of the next two wins."""
    random = Random(seed)
    found = [[on for on in range(10) if random.random() < 0.5] for _ in range(count)]
    return found, [float(0 in on or (1 in on and 2 in on)) for on in found]


def test_a_learner_finds_out_what_wins() -> None:
    learner = Learner(10, 1)
    samples = collected(*positions(2000, 1))
    losses = [learner.learn(samples, 64, 0.01) for _ in range(12)]
    assert losses[-1] < losses[0] / 2
    unseen, targets = positions(200, 2)
    chances = learner.network()(unseen)
    right = sum((chance > 0.5) == (target > 0.5) for chance, target in zip(chances, targets))
    assert right >= 190


def test_rounding_the_weights_changes_little() -> None:
    learner = Learner(10, 1)
    learner.learn(collected(*positions(2000, 1)), 64, 0.01)
    unseen, _ = positions(50, 3)
    first, second, last = (layer.astype(np.float64) for layer in learner.layers)
    for on, chance in zip(unseen, learner.network()(unseen)):
        units = np.clip(first[on].sum(0) + first[-1], 0, 4)
        units = np.clip(units @ second[:-1] + second[-1], 0, 4)
        exact = 1 / (1 + np.exp(-(units @ last[:-1] + last[-1])[0]))
        assert chance == pytest.approx(exact, abs=0.05)


def test_positions_are_judged_together_as_each_by_itself() -> None:
    learner = Learner(10, 1)
    learner.learn(collected(*positions(2000, 1)), 64, 0.01)
    network = learner.network()
    unseen, _ = positions(50, 4)
    unseen[7:7] = [[], list(range(10)), [], unseen[7]]
    assert network(unseen) == [network([on])[0] for on in unseen]


def test_inputs_that_were_never_on_say_nothing() -> None:
    learner = Learner(20, 1)
    learner.learn(collected(*positions(200, 1)), 64)
    network = learner.network()
    assert network([[0, 1]]) == network([[0, 1, 15]])


def test_lots_of_samples_are_joined_in_order() -> None:
    one = collected([[1, 2], [3]], [0.0, 1.0])
    both = joined([one, collected([[4, 5, 6]], [0.5])])
    assert len(both) == 3
    assert both.flat.tolist() == [1, 2, 3, 4, 5, 6]
    assert both.counts.tolist() == [2, 1, 3]
    assert both.targets.tolist() == [0.0, 1.0, 0.5]


def test_equal_seeds_play_equal_games_to_learn_from() -> None:
    first = play_games("blue-moon", None, [5], {})
    again = play_games("blue-moon", None, [5], {})
    other = play_games("blue-moon", None, [6], {})
    assert first.flat.tolist() == again.flat.tolist()
    assert first.targets.tolist() == again.targets.tolist()
    assert first.flat.tolist() != other.flat.tolist()
    assert 0.0 <= first.targets.min() <= first.targets.max() <= 1.0


def test_a_check_says_who_won_each_game() -> None:
    shares = share_of_wins("blue-moon", Learner(BLUE_MOON.num_inputs, 1).whole(), [0, 1])
    assert len(shares) == 2
    assert set(shares) <= {0.0, 1.0}


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "spieltisch.bots.training", "blue-moon", "--check", "0"]
    command += ["--folder", str(tmp_path), "--games", "2", "--workers", "1"]
    for rounds in ("1", "2"):
        subprocess.run([*command, "--rounds", rounds], check=True, timeout=300)
    with (tmp_path / "curve.csv").open() as file:
        assert [row["round"] for row in csv.DictReader(file)] == ["1", "2"]
    assert load(tmp_path / WEIGHTS).inputs == BLUE_MOON.num_inputs


def test_a_run_begins_from_what_another_one_has_learned(tmp_path: Path) -> None:
    shipped = BLUE_MOON.folder / WEIGHTS
    command = [sys.executable, "-m", "spieltisch.bots.training", "blue-moon", "--check", "0"]
    command += ["--games", "1", "--workers", "1", "--rounds", "2", "--rate", "0"]
    command += ["--folder", str(tmp_path), "--begin", str(shipped)]
    subprocess.run(command, check=True, timeout=300)
    state = BLUE_MOON.new(2, 1)
    asked = [BLUE_MOON.inputs(state, seat) for seat in range(2)]
    assert load(tmp_path / WEIGHTS)(asked) == load(shipped)(asked)
    assert load(shipped)(asked) != Learner(BLUE_MOON.num_inputs, 1).network()(asked)


def test_what_cannot_be_learned_is_said_in_a_sentence(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "spieltisch.bots.training", "--folder", str(tmp_path)]
    kept: dict[str, Any] = {f"layer{at}": np.zeros((2, 2)) for at in range(3)}
    np.savez(tmp_path / "learner.npz", **kept)
    for name, said in (
        ("chess", "training: There is no game 'chess'"),
        ("spirit-island", "training: Spirit Island has neither numbers nor inputs for a network"),
        ("blue-moon", f"training: {tmp_path / 'learner.npz'} belongs to a network of another size"),
    ):
        ran = subprocess.run([*command, name], capture_output=True, text=True, timeout=300)
        assert ran.returncode == 1
        assert ran.stderr.startswith(said)
        assert ran.stderr.count("\n") == 1


@pytest.mark.parametrize("kept", ["junk", "[]", '{"moves": 1, "steps": {"pace": 0.1}}'])
def test_steps_of_something_else_are_said_in_a_sentence(kept: str, tmp_path: Path) -> None:
    path = tmp_path / "steps.json"
    path.write_text(kept)
    with pytest.raises(Mistake, match="does not belong to the numbers of this game"):
        learn_numbers("equinox", tmp_path, rounds=1, check=0, seed=1)
    assert path.read_text() == kept


def test_numbers_do_not_begin_from_a_network(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "spieltisch.bots.training", "equinox", "--begin", "any.npz"]
    ran = subprocess.run([*command, "--folder", str(tmp_path)], capture_output=True, text=True)
    assert ran.returncode == 1
    assert ran.stderr.startswith("training: Equinox learns numbers, no network")


def test_what_is_no_network_to_begin_from_is_said_in_a_sentence(tmp_path: Path) -> None:
    small, junk = tmp_path / "small.npz", tmp_path / "junk.npz"
    save(Learner(10, 1).whole(), small)
    junk.write_bytes(b"junk")
    command = [sys.executable, "-m", "spieltisch.bots.training", "blue-moon", "--begin"]
    for path, said in (
        (small, f"training: {small} belongs to a network of another size"),
        (junk, f"training: {junk} is not a network"),
        (tmp_path, f"training: {tmp_path} is not a network"),
    ):
        words = [*command, str(path), "--folder", str(tmp_path / "new")]
        ran = subprocess.run(words, capture_output=True, text=True, timeout=300)
        assert ran.returncode == 1
        assert ran.stderr.startswith(said)
        assert ran.stderr.count("\n") == 1


def test_a_shipped_network_fits_its_game() -> None:
    for name in spieltisch.games():
        on = spieltisch.game(name)
        path = on.folder / WEIGHTS
        if not path.is_file():
            continue
        assert path.stat().st_size < 1_000_000
        network = network_of(on)
        assert isinstance(network, Network)
        assert network.inputs == on.num_inputs


WEIGHED = ("equinox", "living-forest")


@pytest.mark.parametrize("name", WEIGHED)
def test_numbers_move_alike_for_equal_seeds(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(climb, "PAIRS", 2)
    still = dict.fromkeys(spieltisch.game(name).numbers(), 0.0)
    first = climb.moved_on(name, still, 0, seed=1)
    assert climb.moved_on(name, still, 0, seed=1) == first
    assert climb.moved_on(name, still, 1, seed=1) != first


def test_worse_numbers_win_less() -> None:
    usual = spieltisch.game("living-forest").numbers()
    worse = usual | {"fires": -2.2, "late_fires": -3.5, "trees": -1.0, "late_trees": -3.0}
    leads = [climb.lead("living-forest", [usual, worse], seed) for seed in range(3)]
    assert sum(leads) > 1
    again = [climb.lead("living-forest", [worse, usual], seed) for seed in range(3)]
    assert sum(again) < -1


def test_numbers_go_on_moving_where_they_were_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(climb, "PAIRS", 1)
    for part in ("whole", "halves"):
        (tmp_path / part).mkdir()
    learn_numbers("equinox", tmp_path / "whole", rounds=2, check=0, seed=1)
    for rounds in (1, 2):
        learn_numbers("equinox", tmp_path / "halves", rounds, check=0, seed=1)
    whole, halves = (tmp_path / part / NUMBERS for part in ("whole", "halves"))
    assert whole.read_text() == halves.read_text()


@pytest.mark.parametrize("name", WEIGHED)
def test_learned_numbers_are_weighed_with_instead_of_the_usual_ones(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    on = spieltisch.game(name)
    path = tmp_path / NUMBERS
    monkeypatch.setattr("spieltisch.bots.learned.NUMBERS", str(path))
    better = {each: number + 1.0 for each, number in on.numbers().items()}
    path.write_text(json.dumps(better))
    assert learned.__wrapped__(on).numbers() == better
    path.unlink()
    assert learned.__wrapped__(on) is on
