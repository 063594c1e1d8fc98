"""Bots that think in processes of their own: the same moves, and no harm if a process is lost."""

import asyncio
import os
import signal
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import pytest

import spieltisch
from spieltisch.bots import BOTS
from spieltisch.core.game import State
from spieltisch.table import workers
from spieltisch.table.bot_moves import bot_move
from spieltisch.table.workers import REPLACED, Worker, Workers, _portable
from tests.patience import PATIENCE
from tests.table.scenes import GREEDY, RANDOM, new, opened, said, until
from tests.toys import on_the_shelf
from tests.toys.beacon import BEACON

Scene = Callable[[Workers], Coroutine[Any, Any, None]]
Asked = tuple[str, State, int, int, list[int]]


def with_workers(scene: Scene, count: int = 1) -> None:
    """Runs a scene; afterwards no worker is left."""

    async def run() -> None:
        made = Workers()
        try:
            await made.open(count)
            async with asyncio.timeout(PATIENCE):
                await scene(made)
        finally:
            pids = [process(worker).pid for worker in made._workers]
            await made.close()
            assert len(made) == 0
            assert not any(map(alive, pids))

    asyncio.run(run())


def process(worker: Worker) -> asyncio.subprocess.Process:
    return worker._process


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def question(bot: str = "greedy", name: str = "equinox", seed: int = 3) -> Asked:
    """A bot's turn somewhere in a game."""
    random = Random(seed)
    state = spieltisch.game(name).new(2, seed)
    for _ in range(random.randrange(5, 15)):
        seat = state.to_move()[0]
        state.play(seat, random.choice(state.moves(seat)))
    seat = state.to_move()[0]
    return bot, state.clone(), seat, seed, state.moves(seat)[:1]


def test_a_worker_chooses_as_a_thread_does() -> None:
    asked = [question(bot, name, 5) for bot in BOTS for name in spieltisch.games()]

    async def scene(made: Workers) -> None:
        answers = await asyncio.gather(*(made.move(*each) for each in asked))
        assert answers == [bot_move(*each) for each in asked]
        assert len(made) == 2

    with_workers(scene, count=2)


def test_a_game_that_workers_do_not_know_costs_none_of_them() -> None:
    async def scene(made: Workers) -> None:
        with on_the_shelf(BEACON):
            asked = question(name="beacon")
            before = made._workers[:]
            assert await made.move(*asked) == bot_move(*asked)
        assert made._workers == before

    with_workers(scene)


def test_the_error_of_a_bot_comes_back_and_costs_no_worker() -> None:
    async def scene(made: Workers) -> None:
        (before,) = made._workers
        with pytest.raises(ValueError, match="There is no bot 'nobody'"):
            await made.move(*question("nobody"))
        assert await made.move(*question()) == bot_move(*question())
        assert made._workers == [before]

    with_workers(scene)


def test_an_error_that_cannot_be_sent_is_sent_as_words() -> None:
    class Local(Exception):
        pass

    assert repr(_portable(Local("here"))) == """RuntimeError("Local('here')")"""
    error = ValueError("there")
    assert _portable(error) is error


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_a_worker_that_dies_costs_nothing_and_is_replaced(
    how: signal.Signals, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene(made: Workers) -> None:
        (dead,) = made._workers
        process(dead).send_signal(how)
        await process(dead).wait()
        assert await made.move(*question()) == bot_move(*question())
        await asyncio.gather(*made._replacing)
        (fresh,) = made._workers
        assert fresh is not dead
        assert await made.move(*question(seed=8)) == bot_move(*question(seed=8))
        assert made._workers == [fresh]

    with_workers(scene)
    assert caplog.text.count("A worker of the bots is lost") == 1


def test_a_worker_that_hangs_is_ended_and_nobody_waits_for_it_twice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def scene(made: Workers) -> None:
        (stuck,) = made._workers
        process(stuck).send_signal(signal.SIGSTOP)
        monkeypatch.setattr(workers, "LONGEST", 0.2)
        moves = await asyncio.gather(*(made.move(*question()) for _ in range(3)))
        assert moves == [bot_move(*question())] * 3
        assert stuck not in made._workers
        assert process(stuck).returncode is not None
        assert made._lost == 1

    with_workers(scene)


def test_workers_that_keep_dying_are_given_up() -> None:
    async def scene(made: Workers) -> None:
        for _ in range(REPLACED + 1):
            (worker,) = made._workers
            process(worker).kill()
            assert await made.move(*question()) == bot_move(*question())
            await asyncio.gather(*made._replacing)
        assert len(made) == 0
        assert await made.move(*question()) == bot_move(*question())

    with_workers(scene)


def test_a_worker_whose_move_is_not_allowed_is_not_believed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def nonsense(*_: object) -> int:
        return -1

    async def scene(made: Workers) -> None:
        (liar,) = made._workers
        with monkeypatch.context() as here:
            here.setattr(Worker, "_exchange", nonsense)
            assert await made.move(*question()) == bot_move(*question())
        assert liar not in made._workers

    with_workers(scene)


def test_whoever_is_called_off_leaves_no_answer_to_the_next() -> None:
    async def scene(made: Workers) -> None:
        (worker,) = made._workers
        first = asyncio.create_task(made.move(*question(seed=1)))
        while not worker.asked:
            await asyncio.sleep(0)
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        assert first.cancelled()
        assert await made.move(*question(seed=2)) == bot_move(*question(seed=2))

    with_workers(scene)


def test_bots_at_a_table_use_the_workers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = Workers()
    monkeypatch.setattr("spieltisch.table.bot_seats.WORKERS", made)

    async def game(count: int) -> list[str]:
        async with opened(tmp_path / str(count)) as house:
            if count:
                await made.open(count)
                monkeypatch.setattr(workers, "bot_move", None)  # threads would fail
            table = await new(house, GREEDY, RANDOM)
            await until(house, table, lambda: table.state.over)
            await made.close()
            assert said(table) == []
            return [step.key for step in table.match.record.steps]

    for count in (0, 1):
        (tmp_path / str(count)).mkdir()
    assert asyncio.run(game(0)) == asyncio.run(game(1))
