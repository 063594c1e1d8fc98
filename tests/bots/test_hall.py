"""The hall of processes: jobs come back, errors too, and a dead process costs nothing."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import spieltisch
from spieltisch.bots.hall import TRIES, Died, Hall, open_hall
from spieltisch.bots.hall.processes import Processes
from tests.patience import PATIENCE, wait_for


@pytest.fixture
def hall() -> Iterator[Hall]:
    with open_hall(2) as made:
        yield made


def double(number: int) -> int:
    return 2 * number


def process(_: object) -> int:
    return os.getpid()


def fail(word: str) -> None:
    raise KeyError(word)


def unpicklable() -> Any:
    return lambda: None


def die(marks: Path, times: int) -> int:
    """Kills its process as often as asked; then the number of tries that it took."""
    tries = len(list(marks.iterdir()))
    (marks / str(tries)).touch()
    if tries < times:
        os.kill(os.getpid(), signal.SIGKILL)
    return tries + 1


def wait_for_ever(mark: Path) -> None:
    (mark / str(os.getpid())).touch()
    signal.pause()


def test_every_job_is_done(hall: Hall) -> None:
    futures = [hall.submit(double, number) for number in range(50)]
    assert [future.result(PATIENCE) for future in futures] == list(range(0, 100, 2))


def test_jobs_are_done_elsewhere(hall: Hall) -> None:
    found = {hall.submit(process, number).result(PATIENCE) for number in range(10)}
    assert os.getpid() not in found
    assert len(found) <= hall.size == 2


def test_an_error_comes_back_and_costs_no_process(hall: Hall) -> None:
    before = [worker.process.pid for worker in workers(hall)]
    with pytest.raises(KeyError, match="nonsense") as caught:
        hall.submit(fail, "nonsense").result(PATIENCE)
    assert "in fail" in caught.value.__notes__[0]
    with pytest.raises(RuntimeError, match="pickle"):
        hall.submit(unpicklable).result(PATIENCE)
    with pytest.raises(Exception, match="pickle"):
        hall.submit(double, unpicklable()).result(PATIENCE)
    assert hall.submit(double, 4).result(PATIENCE) == 8
    assert [worker.process.pid for worker in workers(hall)] == before


def test_a_dead_process_is_replaced_and_its_job_done_again(hall: Hall, tmp_path: Path) -> None:
    others = [hall.submit(double, number) for number in range(20)]
    assert hall.submit(die, tmp_path, TRIES - 1).result(PATIENCE) == TRIES
    more = [hall.submit(double, number) for number in range(20)]
    for futures in (others, more):
        assert [future.result(PATIENCE) for future in futures] == list(range(0, 40, 2))


def test_a_job_that_kills_every_process_is_given_up(hall: Hall, tmp_path: Path) -> None:
    with pytest.raises(Died, match=r"The process that had the job died 3 times in a row\."):
        hall.submit(die, tmp_path, 100).result(PATIENCE)
    assert len(list(tmp_path.iterdir())) == TRIES
    assert hall.submit(double, 4).result(PATIENCE) == 8


def test_a_process_killed_from_outside_is_replaced(tmp_path: Path) -> None:
    with Processes(1) as hall:
        first = hall.submit(process, 0).result(PATIENCE)
        os.kill(first, signal.SIGKILL)
        assert hall.submit(process, 0).result(PATIENCE) != first


def test_a_closed_hall_leaves_nobody_behind(tmp_path: Path) -> None:
    with Processes(2) as hall:
        busy = [hall.submit(wait_for_ever, tmp_path) for _ in range(5)]
        wait_for(lambda: len(list(tmp_path.iterdir())) == 2 or None)
        processes = [worker.process for worker in hall._workers]
    assert not any(each.is_alive() for each in processes)
    assert len(list(tmp_path.iterdir())) == 2
    assert sum(future.done() for future in busy) == 2


ORPHANS = """
import os, signal
from spieltisch.bots.hall import open_hall
hall = open_hall(3)
print(sum(hall.submit(abs, -1).result() for _ in range(9)), flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_processes_end_with_whoever_has_started_them() -> None:
    """They hold the output open, so it would never end if they did not."""
    environment = {**os.environ, "PYTHONPATH": str(Path(spieltisch.__file__).parents[1])}
    command = [sys.executable, "-c", ORPHANS]
    ran = subprocess.run(command, env=environment, capture_output=True, timeout=PATIENCE)
    assert (ran.returncode, ran.stdout) == (-signal.SIGKILL, b"9\n")


def workers(hall: Hall) -> Any:
    assert isinstance(hall, Processes)
    return hall._workers
