"""A server that is killed, stopped and started again loses nothing that it has acknowledged."""

import asyncio
import signal
import threading
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from random import Random

import httpx
import pytest

from spieltisch.table.kept import Kept
from spieltisch.table.store import Store
from tests.table.conftest import Person, Process, play_until_others, running, wait_for

KILLS = 3

Serve = Callable[..., AbstractContextManager[Process]]
Acknowledged = dict[int, tuple[int, str]]
"""Seat and key of each move that was answered with success, by its number."""


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
def serve(database: Path) -> Serve:
    """Starts the server on this test's database."""

    def start(*words: str) -> AbstractContextManager[Process]:
        limits = ("--requests-per-minute", "100000000", "--bot-delay", "0")
        return running("--port", "0", "--database", str(database), *limits, *words)

    return start


def stored(database: Path, table: str) -> Kept:
    """What is on the disk."""

    async def load() -> Kept | None:
        store = Store(f"sqlite:///{database}")
        await store.open()
        try:
            return await store.load(table.removeprefix("/t/"))
        finally:
            await store.close()

    kept = asyncio.run(load())
    assert kept is not None
    return kept


def play_until_killed(
    people: list[Person], table: str, random: Random, acknowledged: Acknowledged
) -> None:
    """Everybody plays, and notes what the server has accepted, until it does not answer."""
    try:
        while True:
            for person in people:
                page = person.get(table)
                if page.over:
                    return
                if page.moves:
                    move = random.choice(page.moves)
                    data = page.form("/play").data(("move", move))
                    if person.ask(f"{table}/play", data).status == 204:
                        acknowledged[page.number] = (int(data["seat"][0]), move)
    except httpx.HTTPError:
        pass


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(
    serve: Serve, database: Path
) -> None:
    random = Random(4)
    acknowledged: Acknowledged = {}
    with serve() as server:
        people = [Person(server.url), Person(server.url, "de")]
        ada, ben = people
        table = ada.new_table("me", "open", "random", names=("Ada",))
        ben.accept(ada.invitation(table), "Ben")
        server.kill()
    for kill in range(KILLS):
        with serve() as server:
            for person in people:
                person.move_to(server.url)
                assert person.get(table).hand  # the seat is still theirs
            timer = threading.Timer(0.6 + random.random(), server.process.kill)
            timer.start()
            before = len(acknowledged)
            play_until_killed(people, table, random, acknowledged)
            timer.join()
            assert len(acknowledged) > before, f"nobody could move before kill {kill}"
        steps = stored(database, table).record.steps
        for number, (seat, key) in acknowledged.items():
            assert (steps[number].seat, steps[number].key) == (seat, key)
    with serve() as server:
        for person in people:
            person.move_to(server.url)
        number = ada.get(table).number
        assert number == len(steps) or number > max(acknowledged)

        def moved() -> bool | None:
            for person in people:
                if person.get(table).moves:
                    return play_until_others(person, table).number > number
            return None

        assert wait_for(moved)
    for person in people:
        person.close()


def test_bots_go_on_after_a_restart_though_nobody_comes(serve: Serve, database: Path) -> None:
    with serve("--bot-delay", "1000") as server:
        ada = Person(server.url)
        table = ada.new_table("me", "random", "random", names=("Ada",), first="1")
        number = play_until_others(ada, table).number
        server.kill()
    with serve() as server:
        wait_for(lambda: len(stored(database, table).record.steps) > number or None)
        ada.move_to(server.url)
        assert ada.until_asked(table).moves
    ada.close()


def test_what_was_said_and_asked_survives(serve: Serve) -> None:
    with serve() as server:
        ada, ben = Person(server.url), Person(server.url)
        table = ada.new_table("me", "open", names=("Ada",), first="1")
        ben.accept(ada.invitation(table), "Ben")
        ben.submit(ben.get(table).form("/chat"), text="Wait for me")
        after = play_until_others(ada, table)
        ada.submit(after.form("/take-back"))
        server.kill()
    with serve() as server:
        for person in (ada, ben):
            person.move_to(server.url)
        assert "Wait for me" in ada.get(table).words
        question = ben.get(table)
        ben.submit(question.form("/answer"), ("agree", "yes"))
        assert ada.get(table).moves  # once more
    for person in (ada, ben):
        person.close()


def test_another_key_knows_nobody(serve: Serve) -> None:
    with serve() as server:
        ada = Person(server.url)
        table = ada.new_table("me", "open", names=("Ada",))
        invitation = ada.invitation(table)
        server.kill()
    with serve("--secret", "another key") as server:
        ada.move_to(server.url)
        assert ada.get(table).hand == []
        assert ada.get(invitation).status == 403
    ada.close()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_the_server_stops_quietly_with_open_streams(
    serve: Serve, database: Path, how: signal.Signals
) -> None:
    with serve() as server:
        ada = Person(server.url)
        table = ada.new_table("me", "greedy", "greedy", names=("Ada",), first="1")
        streams = [ada.watch(table) for _ in range(20)]
        for stream in streams:
            stream.picture()
        play_until_others(ada, table)  # the bots are at work
        assert server.end(how) == ""
        for stream in streams:
            assert isinstance(stream.rest(), bytes)  # ended, not broken off
            stream.connection.close()
    number = len(stored(database, table).record.steps)
    with serve() as server:
        ada.move_to(server.url)
        assert ada.until_asked(table).number >= number
    ada.close()


def test_a_stopping_server_lets_requests_finish(serve: Serve, database: Path) -> None:
    with serve() as server:
        ada = Person(server.url)
        table = ada.new_table("me", "here", names=("Ada", "Ben"), first="1")
        answers: list[int] = []

        def talk() -> None:
            try:
                while True:
                    answers.append(ada.ask(f"{table}/chat", {"text": "still here"}).status)
            except httpx.HTTPError:
                pass

        talker = threading.Thread(target=talk)
        talker.start()
        wait_for(lambda: len(answers) > 5 or None)
        server.end()
        talker.join()
    said = [line for line in stored(database, table).chat if line.text.en == "still here"]
    assert set(answers) <= {204, 503}
    assert 0 <= len(said) - min(answers.count(204), 200) <= 1
    ada.close()
