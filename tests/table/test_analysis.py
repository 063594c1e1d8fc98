"""After a game: its analysis as a page and as a file, and never before."""

import asyncio
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from spieltisch.table import advice
from spieltisch.table.thoughts import judged_piece
from spieltisch.table.workers import Late, Workers
from tests.patience import PATIENCE
from tests.table.conftest import Person, Server
from tests.table.scenes import (
    ANNA,
    BERT,
    OpenHouse,
    brought,
    finish,
    new,
    opened,
    played,
    refused,
    scene,
    step,
)


@pytest.mark.parametrize("path", ["analysis", "analysis.svg"])
def test_a_running_game_has_no_analysis(
    ada: Person, ben: Person, carl: Person, shared_table: str, path: str
) -> None:
    for person in (ada, ben, carl):
        page = person.get(f"{shared_table}/{path}")
        assert page.status == 403
        assert "when the game is over" in page.sentence()
    assert "/analysis" not in ada.get(shared_table).html
    assert "/analysis" not in ada.get(f"{shared_table}/replay").html


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_page_has_curve_turning_points_and_figures(
    server: Server, finished_table: str, lang: str
) -> None:
    reader = server.person(lang)
    assert f"{finished_table}/analysis" in reader.get(finished_table).links
    page = reader.get(f"{finished_table}/analysis")
    assert page.status == 200
    found_svg = re.search(r"<svg xmlns=.*?</svg>", page.html, re.DOTALL)
    assert found_svg
    svg = found_svg[0]
    assert ElementTree.fromstring(svg).get("role") == "img"
    assert "<style" not in page.html
    table = server.table(finished_table)
    assert table.analysis
    found = table.analysis.result()
    for turn in found.turns:
        assert f"{finished_table}/replay?move={turn.move}" in page.links
        assert reader.get(f"{finished_table}/replay?move={turn.move}").status == 200
    assert f"{finished_table}/replay?move={table.length}" in page.links  # in the table of figures
    assert "Ada" in page.words


def test_the_curve_can_be_kept_and_stands_beside_the_replay(
    ada: Person, finished_table: str
) -> None:
    replay = ada.get(f"{finished_table}/replay?move=3")
    assert f"{finished_table}/analysis" in replay.links
    assert 'class="curve"' not in replay.html
    file = ada.get(f"{finished_table}/analysis.svg")
    assert file.status == 200
    assert file.headers["content-type"] == "image/svg+xml"
    assert "attachment" in file.headers["content-disposition"]
    ElementTree.fromstring(file.html)
    assert 'class="curve"' in ada.get(f"{finished_table}/replay?move=3").html
    assert 'class="curve"' in ada.get(f"{finished_table}/picture.svg?move=3").html


@scene()
async def test_an_analysis_is_made_once(house: OpenHouse) -> None:
    table = await new(house, ANNA, BERT)
    await refused(house.analysis(table), 403, "not-over")
    await finish(house, table)
    first, second = await asyncio.gather(house.analysis(table), house.analysis(table))
    assert first is second is await house.analysis(table)
    assert first
    assert first.length == table.length
    assert [name.en for name in first.players] == ["Anna", "Bert"]


def test_a_page_does_not_wait_for_ever_and_finds_the_analysis_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(advice, "PATIENCE", 0.0)

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), opened(tmp_path) as house:
            table = await house.import_record("anna", brought(played(10_000)))
            assert await house.analysis(table) is None
            while await house.analysis(table) is None:
                await asyncio.sleep(0.01)

    asyncio.run(run())


def test_an_analysis_that_is_broken_off_goes_on_and_ends_in_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    async def piece(
        _self: object,
        _about: str,
        _game: str,
        function: object,
        args: tuple[object, ...],
        *_: object,
        **__: object,
    ) -> object:
        record, points = args
        asked.append(len(points))  # type: ignore[arg-type]
        return judged_piece(record, points, PATIENCE, lambda: True)  # type: ignore[arg-type]

    monkeypatch.setattr(Workers, "think", piece)

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), opened(tmp_path) as house:
            table = await house.import_record("anna", brought(played(10_000)))
            found = await house.analysis(table)
            assert found
            assert len(found.points) == len(asked) == asked[-1] + 1

    asyncio.run(run())


def test_a_game_under_other_rules_has_no_analysis(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as house:
            table = await house.import_record("anna", brought(played(10_000)))
            steps = table.match.record.steps
            steps[5], steps[4] = steps[4], steps[5]
            await refused(house.analysis(table), 409, "no-replay")
            steps[5], steps[4] = steps[4], steps[5]

    asyncio.run(run())


# hints


@scene()
async def test_whoever_asks_twice_gets_the_same_hint_until_something_else_is_asked(
    house: OpenHouse,
) -> None:
    table = await new(house, ANNA, BERT)
    first, second = await asyncio.gather(house.hint(table, "anna", 0), house.hint(table, "anna", 0))
    assert first is second
    await house.chat(table, "anna", "", "hm")
    assert await house.hint(table, "anna", 0) is first
    await step(house, table)
    assert house._advice._hints == {}


def test_a_hint_that_is_no_longer_wanted_is_called_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended: list[bool] = []

    async def endless(*_: object, **__: object) -> None:
        try:
            await asyncio.sleep(3600)
        finally:
            ended.append(True)

    monkeypatch.setattr(Workers, "think", endless)

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), opened(tmp_path) as house:
            table = await new(house, ANNA, BERT)
            asking = asyncio.create_task(house.hint(table, "anna", 0))
            while not house._advice._hints:
                await asyncio.sleep(0)
            await asyncio.sleep(0)
            await step(house, table)
            await refused(asking, 409, "stale")
            assert ended == [True]

    asyncio.run(run())


def test_a_hint_that_comes_too_late_is_refused_and_may_be_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def late(*_: object, **__: object) -> None:
        raise Late

    async def run() -> None:
        async with opened(tmp_path) as house:
            table = await new(house, ANNA, BERT)
            with monkeypatch.context() as here:
                here.setattr(Workers, "think", late)
                await refused(house.hint(table, "anna", 0), 503, "busy")
            assert (await house.hint(table, "anna", 0)).choices

    asyncio.run(run())


def test_what_fails_once_may_be_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    async def run() -> None:
        async with opened(tmp_path) as house:
            table = await new(house, ANNA, BERT)
            ended = await house.import_record("anna", brought(played(10_000)))
            with monkeypatch.context() as here:
                here.setattr(Workers, "think", broken)
                with pytest.raises(ZeroDivisionError):
                    await house.hint(table, "anna", 0)
                with pytest.raises(ZeroDivisionError):
                    await house.analysis(ended)
            assert (await house.hint(table, "anna", 0)).choices
            assert await house.analysis(ended)

    asyncio.run(run())
