"""Bots that think in processes of their own: the same moves, and no harm if a process is lost."""

import asyncio
import os
import signal
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

import spieltisch
from spieltisch.bots.bot import never
from spieltisch.core.game import State
from spieltisch.table import bot_seats, workers
from spieltisch.table.bot_moves import bot_move, hasty_move
from spieltisch.table.settings import read_settings
from spieltisch.table.worker import message, portable
from spieltisch.table.workers import LEAST, REPLACED, Late, Lost, Worker, Workers
from tests.bots.quick import QUICK_BOTS
from tests.patience import PATIENCE
from tests.table.conftest import Person, running, wait_for
from tests.table.scenes import ANNA, GREEDY, RANDOM, OpenHouse, new, opened, said, until
from tests.toys import on_the_shelf
from tests.toys.beacon import BEACON

Scene = Callable[[Workers], Coroutine[Any, Any, None]]
Asked = tuple[str, State, int, int, list[int]]
Stopped = Callable[[], bool]

SAME = ("beginner", "casual", "greedy", "random")
"""Bots that look at no clock."""


def with_workers(play: Scene, count: int = 1) -> None:
    """Runs a scene; afterwards no worker is left."""

    async def run() -> None:
        made = Workers()
        try:
            await made.open(count, plain=True)
            async with asyncio.timeout(PATIENCE):
                await play(made)
        finally:
            pids = [process(worker).pid for worker in made._workers]
            await made.close()
            assert len(made) == made.thoughts == 0
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


def chosen(asked: Asked) -> int:
    return bot_move(*asked, PATIENCE, never)


# what workers are asked for in these tests; they import it from here


def wait(seconds: float, stopped: Stopped) -> str:
    """Ends when it is told to."""
    nearly = time.monotonic() + 0.9 * seconds
    while not stopped():
        time.sleep(0.001)
    return "called off" if time.monotonic() < nearly else "out of time"


def here(_seconds: float, stopped: Stopped) -> int:
    """Ends when it is told to, and says in which process that was."""
    while not stopped():
        time.sleep(0.001)
    return os.getpid()


def sleep(length: float, _seconds: float, _stopped: Stopped) -> str:
    """Does not listen."""
    time.sleep(length)
    return "slept"


def told(word: str, _seconds: float, _stopped: Stopped) -> str:
    return word


def given(seconds: float, _stopped: Stopped) -> float:
    """How long it may think."""
    return seconds


def large(length: int, _seconds: float, _stopped: Stopped) -> bytes:
    return bytes(length)


class Unreadable:
    """Cannot be read where it arrives."""

    def __reduce__(self) -> tuple[Any, ...]:
        return int, ("nonsense",)


def unreadable(_seconds: float, _stopped: Stopped) -> Unreadable:
    return Unreadable()


def dies(_seconds: float, _stopped: Stopped) -> None:
    os._exit(3)


def think(
    made: Workers,
    function: Callable[..., Any],
    *args: Any,
    about: str = "table",
    seconds: float = PATIENCE,
    fits: Callable[[Any], bool] = lambda answer: True,
    idle: bool = False,
) -> asyncio.Task[Any]:
    """A thought that begins at once."""
    return asyncio.create_task(made.think(about, "equinox", function, args, seconds, fits, idle))


async def under_way(made: Workers, count: int = 1) -> None:
    while sum(worker.thought is not None for worker in made._workers) < count:
        await asyncio.sleep(0)


# the same moves as without them


def test_a_worker_chooses_as_a_thread_does() -> None:
    asked = [question(bot, name, 5) for bot in QUICK_BOTS for name in spieltisch.games()]

    async def play(made: Workers) -> None:
        moves = [made.move(str(number), *each) for number, each in enumerate(asked)]
        for answer, each in zip(await asyncio.gather(*moves), asked):
            assert answer == chosen(each) if each[0] in SAME else answer in each[1].moves(each[2])
        assert len(made) == 2

    with_workers(play, count=2)


def test_a_game_that_workers_do_not_know_costs_none_of_them() -> None:
    async def play(made: Workers) -> None:
        with on_the_shelf(BEACON):
            asked = question(name="beacon")
            before = made._workers[:]
            assert await made.move("", *asked) == chosen(asked)
        assert made._workers == before

    with_workers(play)


def test_the_error_of_a_bot_comes_back_and_costs_no_worker() -> None:
    async def play(made: Workers) -> None:
        before = made._workers[:]
        with pytest.raises(ValueError, match="There is no bot 'nobody'"):
            await made.move("", *question("nobody"))
        assert await made.move("", *question()) == chosen(question())
        assert made._workers == before

    with_workers(play)


def test_an_error_that_cannot_be_sent_is_sent_as_words() -> None:
    class Local(Exception):
        pass

    assert repr(portable(Local("here"))) == """RuntimeError("Local('here')")"""
    error = ValueError("there")
    assert portable(error) is error


# calling off


def test_a_thought_that_is_called_off_ends_and_costs_no_worker() -> None:
    async def play(made: Workers) -> None:
        (worker,) = made._workers
        first = think(made, wait)
        await under_way(made)
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        assert first.cancelled()
        assert await think(made, told, "next") == "next"
        assert made._workers == [worker]

    with_workers(play)


def test_a_thought_that_is_called_off_before_its_turn_is_never_thought() -> None:
    async def play(made: Workers) -> None:
        first = think(made, wait, about="a")
        await under_way(made)
        second = think(made, dies, about="b")
        await asyncio.sleep(0)
        assert made.thoughts == 2
        second.cancel()
        first.cancel()
        await asyncio.gather(first, second, return_exceptions=True)
        assert await think(made, told, "next") == "next"
        assert not made._lost

    with_workers(play)


def test_a_search_that_is_called_off_answers_at_once() -> None:
    async def play(made: Workers) -> None:
        (worker,) = made._workers
        bot, state, seat, seed, tried = question("search")
        args = (bot, state, seat, seed, tried)
        thought = think(made, bot_move, *args, seconds=PATIENCE)
        await under_way(made)
        thought.cancel()
        assert await think(made, told, "next") == "next"
        assert made._workers == [worker]

    with_workers(play)


def test_a_worker_that_does_not_stop_is_ended_and_replaced(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(workers, "MARGIN", 0.05)
    monkeypatch.setattr(workers, "GRACE", 0.05)
    monkeypatch.setattr(workers, "STUBBORN", 0.0)

    async def play(made: Workers) -> None:
        (deaf,) = made._workers
        with pytest.raises(Late):
            await think(made, sleep, 3600, seconds=0.05)
        while made._workers in ([], [deaf]):
            await asyncio.sleep(0.01)
        assert process(deaf).returncode is not None
        assert await think(made, told, "fresh") == "fresh"

    with_workers(play)


def test_a_bot_that_thinks_too_long_is_replaced_by_the_first_look(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def late(*_: object, **__: object) -> int:
        raise Late

    async def play() -> None:
        made = Workers()
        monkeypatch.setattr(made, "think", late)
        for name in spieltisch.games():
            bot, state, seat, seed, tried = question("master", name)
            move = await made.move("", bot, state, seat, seed, tried)
            assert move == hasty_move(state, seat, seed, tried)
            assert move in state.moves(seat)

    caplog.set_level("INFO", "spieltisch.table")
    asyncio.run(play())
    assert "The bot master thinks too long about equinox." in caplog.text


def test_a_thread_that_thinks_too_long_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "MARGIN", 0.0)

    async def play() -> None:
        made = Workers()
        monkeypatch.setattr(workers, "GRACE", 0.0)
        with pytest.raises(Late):
            await think(made, sleep, 0.3, seconds=0.01)
        monkeypatch.setattr(workers, "GRACE", PATIENCE)
        assert await think(made, here, seconds=0.01) == os.getpid()
        assert made.thoughts == 0

    asyncio.run(play())


# the queue


def test_the_more_thoughts_there_are_the_shorter_is_each() -> None:
    async def play(made: Workers) -> None:
        assert await think(made, given, seconds=8.0) == pytest.approx(8.0, abs=0.5)
        block = think(made, wait, about="block")
        await under_way(made)
        crowd = [think(made, given, about=str(number), seconds=8.0) for number in range(15)]
        await asyncio.sleep(0)
        assert made.thoughts == 16
        block.cancel()
        times = await asyncio.gather(*crowd)
        assert times[0] == pytest.approx(8.0 / 15, abs=0.05)
        assert times == sorted(times)  # fewer and fewer wait
        assert min(times) >= LEAST

    with_workers(play)


def test_a_thought_that_has_waited_long_has_only_the_rest_of_its_time() -> None:
    async def play(made: Workers) -> None:
        block = think(made, wait, about="block")
        await under_way(made)
        late = think(made, given, about="late")
        await asyncio.sleep(0.3)
        block.cancel()
        assert await late <= PATIENCE - 0.3

    with_workers(play)


def test_a_table_has_one_thought_at_a_time_and_the_next_table_does_not_wait_for_it() -> None:
    async def play(made: Workers) -> None:
        first = think(made, wait, about="a")
        await under_way(made)
        second = think(made, told, "second", about="a")
        other = think(made, told, "other", about="b")
        assert await other == "other"
        assert not second.done()
        first.cancel()
        assert await second == "second"

    with_workers(play, count=2)


def test_what_nobody_waits_for_makes_room() -> None:
    async def play(made: Workers) -> None:
        idle = think(made, wait, about="a", idle=True)
        await under_way(made)
        later = think(made, told, "later", about="b", idle=True)
        assert made.thoughts == 0
        urgent = think(made, told, "now", about="c")
        assert await urgent == "now"
        assert await idle == "called off"
        assert await later == "later"

    with_workers(play)


# workers that are lost


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_a_worker_that_dies_costs_nothing_and_is_replaced(
    how: signal.Signals, caplog: pytest.LogCaptureFixture
) -> None:
    async def play(made: Workers) -> None:
        (dead,) = made._workers
        process(dead).send_signal(how)
        await process(dead).wait()
        assert await made.move("", *question()) == chosen(question())
        await asyncio.gather(*made._tasks)
        (fresh,) = made._workers
        assert fresh is not dead
        assert await made.move("", *question(seed=8)) == chosen(question(seed=8))
        assert made._workers == [fresh]

    with_workers(play)
    assert caplog.text.count("A worker of the bots is lost") == 1


def test_a_worker_that_dies_while_it_thinks_sends_all_who_wait_elsewhere() -> None:
    async def play(made: Workers) -> None:
        first = think(made, here, about="a", seconds=0.3)
        await under_way(made)
        others = [think(made, told, str(number), about=str(number)) for number in range(3)]
        process(made._workers[0]).kill()
        assert await asyncio.gather(*others) == ["0", "1", "2"]
        assert await first == os.getpid()  # in a thread

    with_workers(play)


def test_workers_that_keep_dying_are_given_up() -> None:
    async def play(made: Workers) -> None:
        for _ in range(REPLACED + 1):
            (worker,) = made._workers
            process(worker).kill()
            assert await made.move("", *question()) == chosen(question())
            await asyncio.gather(*made._tasks)
        assert len(made) == 0
        assert await made.move("", *question()) == chosen(question())

    with_workers(play)


@pytest.mark.parametrize(
    "junk",
    [
        message(9, "an answer to nobody"),
        message(2, "no move"),
        b"\0\0\0\2\0\0\0\4junk",
        b"\xff" * 8,
        b"",
    ],
    ids=["number", "move", "pickle", "length", "end"],
)
def test_a_worker_that_answers_nonsense_is_not_believed(
    monkeypatch: pytest.MonkeyPatch, junk: bytes
) -> None:
    async def play(made: Workers) -> None:
        (liar,) = made._workers
        back = process(liar).stdout
        assert back is not None
        monkeypatch.setattr(workers, "MARGIN", 0.1)
        monkeypatch.setattr(workers, "GRACE", 0.1)
        monkeypatch.setattr(workers, "STUBBORN", 0.0)
        process(liar).send_signal(signal.SIGSTOP)
        thought = think(made, told, "in a thread", seconds=0.3, fits=lambda word: "thread" in word)
        await under_way(made)
        back.feed_data(junk) if junk else back.feed_eof()
        with suppress(Late):
            assert await thought == "in a thread"
        while liar in made._workers:
            await asyncio.sleep(0.01)
        assert process(liar).returncode is not None

    with_workers(play)


def test_an_answer_that_cannot_be_read_costs_the_worker_and_nothing_else() -> None:
    async def play(made: Workers) -> None:
        (liar,) = made._workers
        assert isinstance(await think(made, unreadable), Unreadable)  # from a thread
        assert liar not in made._workers

    with_workers(play)


def test_messages_larger_than_a_pipe_go_through() -> None:
    async def play(made: Workers) -> None:
        before = made._workers[:]
        assert len(await think(made, large, 3_000_000)) == 3_000_000
        assert len(await think(made, told, "x" * 3_000_000)) == 3_000_000
        assert made._workers == before

    with_workers(play)


def test_a_full_pipe_holds_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "MARGIN", 0.05)
    monkeypatch.setattr(workers, "GRACE", 0.05)
    monkeypatch.setattr(workers, "STUBBORN", 0.0)

    async def play(made: Workers) -> None:
        (stuck,) = made._workers
        process(stuck).send_signal(signal.SIGSTOP)
        with pytest.raises(Late):
            await think(made, told, "x" * 3_000_000, seconds=0.05)
        while stuck in made._workers:
            await asyncio.sleep(0.01)
        assert process(stuck).returncode is not None

    with_workers(play)


def test_a_worker_whose_server_has_gone_ends_while_it_thinks() -> None:
    async def play(made: Workers) -> None:
        (worker,) = made._workers
        thought = think(made, sleep, 3600)
        await under_way(made)
        while not (to := process(worker).stdin) or to.transport.get_write_buffer_size():
            await asyncio.sleep(0)
        to.close()
        await process(worker).wait()
        thought.cancel()
        await asyncio.gather(thought, return_exceptions=True)

    with_workers(play)


def test_new_workers_take_over_from_those_that_still_think() -> None:
    async def play(made: Workers) -> None:
        (before,) = made._workers
        thought = think(made, wait)
        await under_way(made)
        await made.open(1, plain=True)
        assert before not in made._workers
        assert await think(made, told, "new", about="other") == "new"
        thought.cancel()
        await process(before).wait()

    with_workers(play)


def test_closing_sends_nobody_away_without_an_answer() -> None:
    async def play(made: Workers) -> None:
        thoughts = [think(made, told, str(number), about=str(number)) for number in range(5)]
        await asyncio.sleep(0)
        await made.close()
        assert await asyncio.gather(*thoughts) == ["0", "1", "2", "3", "4"]

    with_workers(play)


def test_a_process_that_cannot_be_started_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.executable", "/no/such/python")
    with pytest.raises(OSError, match="No such file"):
        asyncio.run(Workers().open(1))
    monkeypatch.setattr("sys.executable", "/bin/true")
    with pytest.raises(Lost):
        asyncio.run(Workers().open(1))


# at a table


def test_bots_at_a_table_use_the_workers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = Workers()
    monkeypatch.setattr(bot_seats, "WORKERS", made)

    async def game(count: int) -> list[str]:
        async with opened(tmp_path / str(count)) as house:
            if count:
                await made.open(count, plain=True)
                monkeypatch.setattr(made, "_in_thread", None)
            table = await new(house, GREEDY, RANDOM)
            await until(house, table, lambda: table.state.over)
            await made.close()
            assert said(table) == []
            return [step.key for step in table.match.record.steps]

    for count in (0, 1):
        (tmp_path / str(count)).mkdir()
    assert asyncio.run(game(0)) == asyncio.run(game(1))


class Slow:
    """Workers that never come to an end by themselves."""

    def __init__(self) -> None:
        self.begun = 0
        self.called_off = 0

    async def move(self, *_: object) -> int:
        self.begun += 1
        try:
            await asyncio.sleep(3600)
        finally:
            self.called_off += 1
        return 0


async def thinking(slow: Slow, times: int) -> None:
    while slow.begun < times:
        await asyncio.sleep(0)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    made = Slow()
    monkeypatch.setattr(bot_seats, "WORKERS", made)
    return made


def slow_scene(slow: Slow, tmp_path: Path, play: Callable[[OpenHouse], Any]) -> None:
    async def run() -> None:
        async with asyncio.timeout(PATIENCE), opened(tmp_path) as house:
            await play(house)

    asyncio.run(run())
    assert slow.called_off == slow.begun


def test_a_person_who_takes_the_seat_again_ends_the_thought(slow: Slow, tmp_path: Path) -> None:
    async def play(house: OpenHouse) -> None:
        table = await new(house, ANNA, RANDOM)
        await house.leave(table, "anna", 0)
        await thinking(slow, 1)
        await house.come_back(table, "anna", 0)
        while not slow.called_off:
            await asyncio.sleep(0)
        while house.figures()["bots"]:
            await asyncio.sleep(0)
        assert table.number == 0

    slow_scene(slow, tmp_path, play)


def test_chat_does_not_disturb_a_thought_but_a_change_begins_it_anew(
    slow: Slow, tmp_path: Path
) -> None:
    async def play(house: OpenHouse) -> None:
        table = await new(house, RANDOM, ANNA)
        await thinking(slow, 1)
        await house.chat(table, "anna", "", "hm?")
        await asyncio.sleep(0.01)
        assert (slow.begun, slow.called_off) == (1, 0)
        state = table.state
        await house.bot_plays(table, 0, state.moves(0)[0], state)
        await thinking(slow, 2)
        assert slow.called_off == 1

    slow_scene(slow, tmp_path, play)


def test_a_table_that_is_removed_ends_its_thought(slow: Slow, tmp_path: Path) -> None:
    async def play(house: OpenHouse) -> None:
        table = await new(house, RANDOM, ANNA)
        await thinking(slow, 1)
        house._tables._drop(table)
        while not slow.called_off:
            await asyncio.sleep(0)
        while house.figures()["bots"]:
            await asyncio.sleep(0)

    slow_scene(slow, tmp_path, play)


# a real server


def children(pid: int) -> list[int]:
    return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs Linux to look at processes")
def test_a_server_has_workers_that_do_not_outlive_it(tmp_path: Path) -> None:
    words = ("--port", "0", "--database", str(tmp_path / "tables.db"), "--bot-delay", "0")
    with running(*words, "--workers", "1") as server:
        ada = Person(server.url)
        wait_for(lambda: "spieltisch_house_workers 1" in ada.get("/metrics").html)
        table = ada.new_table("me", "strong", names=("Ada",), first="2")
        assert ada.until_asked(table).moves
        (worker,) = children(server.process.pid)
        assert alive(worker)
        server.kill()
        wait_for(lambda: not alive(worker))
        ada.close()


@pytest.mark.parametrize("count", ["-1", "many", "1.5", "", "65", "٣"])
def test_a_number_of_workers_that_makes_no_sense_is_one_sentence(count: str) -> None:
    with pytest.raises(ValueError, match="Setting workers cannot be "):
        read_settings({"workers": count})


def test_as_many_workers_as_processors_unless_somebody_says_otherwise() -> None:
    assert read_settings({}).num_workers == (os.cpu_count() or 1)
    assert read_settings({"workers": "0"}).num_workers == 0
    assert read_settings({"workers": "3"}).num_workers == 3
