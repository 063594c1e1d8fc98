"""The arena and training on a Ray cluster with two workers, which runs on this machine."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from secrets import token_hex
from typing import Any
from unittest import mock

import pytest

import spieltisch
from spieltisch.bots.hall import TRIES, Died, open_hall
from tests.bots.outsiders import install
from tests.patience import PATIENCE, wait_for

if find_spec("ray") is None:  # it is imported later, when its settings are there
    reason = "Ray is not installed: pip install 'spieltisch[cluster]'"
    pytest.skip(reason, allow_module_level=True)

ROOT = Path(__file__).parents[2]
SOURCE = Path(spieltisch.__file__).parents[1]
CLUSTER = """
import ray
alone = {"include_dashboard": False, "_node_ip_address": "127.0.0.1"}
about = ray.init(address="local", num_cpus=2, **alone)
print(about.address_info["gcs_address"], flush=True)
input()
"""
FATAL = """
import os, signal
from pathlib import Path
from spieltisch.bots import Bot

class Fatal(Bot):
    "Kills its process at its third decision, as often as there is a life to take."
    name = "fatal"
    made = 0

    def choose(self, state, seat):
        self.made += 1
        for life in sorted(Path(os.environ["LIVES"]).iterdir())[:1]:
            if self.made == 3:
                life.unlink()
                os.kill(os.getpid(), signal.SIGKILL)
        return state.moves(seat)[0]
"""


@dataclass(frozen=True)
class Cluster:
    address: str
    lives: Path
    environment: dict[str, str]

    def run(self, *words: object) -> Any:
        """What a command prints as JSON, with the cluster or without."""
        command = [sys.executable, "-m", "spieltisch", *map(str, words), "--json"]
        ran = subprocess.run(command, env=self.environment, capture_output=True, timeout=PATIENCE)
        assert ran.returncode == 0, ran.stderr.decode()
        data = json.loads(ran.stdout)
        return {name: data[name] for name in data if name not in ("seconds", "processes")}


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    folder = tmp_path_factory.mktemp("packages")
    install(folder, "fatal-bot", FATAL, {"fatal": "fatal_bot:Fatal"})
    lives = tmp_path_factory.mktemp("lives")
    paths = os.pathsep.join(map(str, (SOURCE, ROOT, folder)))
    settings = {
        "RAY_USAGE_STATS_ENABLED": "0",
        "RAY_AUTH_MODE": "token",
        "RAY_AUTH_TOKEN": token_hex(32),  # of this cluster alone
    }
    environment = {**os.environ, "PYTHONPATH": paths, "LIVES": str(lives), "LANG": "C.UTF-8"}
    environment |= settings
    with (
        mock.patch.dict(os.environ, settings),
        subprocess.Popen(
            [sys.executable, "-c", CLUSTER],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        ) as process,
    ):
        assert process.stdout is not None
        yield Cluster(process.stdout.readline().decode().strip(), lives, environment)
        process.communicate(b"\n", timeout=PATIENCE)


def test_the_cluster_finds_the_same_figures(cluster: Cluster) -> None:
    words = ("arena", "equinox", "--bot", "search:tries=3", "--bot", "random", "--games", 6)
    assert cluster.run(*words, "--ray", cluster.address) == cluster.run(*words, "--processes", 2)


def test_a_worker_that_dies_in_a_game_changes_nothing(cluster: Cluster) -> None:
    words = ("arena", "living-forest", "--bot", "fatal", "--bot", "random", "--games", 6)
    quiet = cluster.run(*words, "--option", "round_limit=6")
    for number in range(2):
        (cluster.lives / str(number)).touch()
    again = cluster.run(*words, "--option", "round_limit=6", "--ray", cluster.address)
    assert list(cluster.lives.iterdir()) == []
    assert again == quiet


def pause_once(marks: Path) -> int:
    """Leaves its number and waits for its end; the second time it is done at once."""
    again = any(marks.iterdir())
    (marks / str(os.getpid())).touch()
    if not again:
        signal.pause()
    return os.getpid()


def die(marks: Path) -> None:
    (marks / str(os.getpid())).touch()
    os.kill(os.getpid(), signal.SIGKILL)


def test_jobs_survive_their_workers_but_not_for_ever(cluster: Cluster, tmp_path: Path) -> None:
    marks, ends = tmp_path / "marks", tmp_path / "ends"
    marks.mkdir()
    ends.mkdir()
    with open_hall(0, cluster.address) as hall:
        assert hall.size == 2
        job = hall.submit(pause_once, marks)
        first = wait_for(lambda: next((int(path.name) for path in marks.iterdir()), None))
        os.kill(first, signal.SIGKILL)
        assert job.result(PATIENCE) != first
        with pytest.raises(Died):
            hall.submit(die, ends).result(PATIENCE)
        assert len(list(ends.iterdir())) == TRIES


def test_a_network_learns_from_games_on_the_cluster(cluster: Cluster, tmp_path: Path) -> None:
    learning = [name for name in spieltisch.games() if spieltisch.game(name).num_inputs]
    if not learning:
        pytest.skip("no game has a network yet")
    command = [sys.executable, "-m", "spieltisch.bots.training", learning[0]]
    words = ["--folder", str(tmp_path), "--rounds", "2", "--games", "8", "--ray", cluster.address]
    ran = subprocess.run(
        [*command, *words], env=cluster.environment, capture_output=True, timeout=PATIENCE
    )
    assert ran.returncode == 0, ran.stderr.decode()
    assert "round 2: " in ran.stdout.decode()
    assert (tmp_path / "network.npz").is_file()
