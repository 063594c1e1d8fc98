"""Games recorded from an independent program replay on our engine, step by step."""

import copy
import json
from functools import partial
from pathlib import Path
from typing import Any, cast

import pytest
from tools.differential import Tally, compare, games_in, main
from tools.replay_living_forest import replay_living_forest

from tests.games.recorded import FOLDER, needs
from tests.games.recorded import broken as broken_by

RECORDED = FOLDER / "living_forest_games.jsonl.gz"
recorded = needs(RECORDED)
broken = partial(broken_by, replay_living_forest)


@pytest.fixture(scope="module")
def game() -> dict[str, Any]:
    return next(games_in(RECORDED))


# Games, steps and checks of every fourth game, from the first, second, third and fourth on.
FOURTHS = [(34, 15_836, 13_569), (34, 16_447, 14_109), (33, 15_603, 13_352), (33, 16_469, 14_066)]


@recorded
@pytest.mark.parametrize(("first", "size"), list(enumerate(FOURTHS)))
def test_every_recorded_game_replays_to_its_end(first: int, size: tuple[int, int, int]) -> None:
    tally = compare("living-forest", games_in(RECORDED, first, len(FOURTHS)))
    assert tally.mismatches == []
    assert (tally.games, tally.steps, tally.checks) == size


@recorded
def test_a_wrong_check_is_a_mismatch(game: dict[str, Any]) -> None:
    check = copy.deepcopy(game["steps"][0]["check"])
    check["players"][0]["e"][0] += 1
    assert len(broken(game, 0, {"check": check})) == 1


@recorded
def test_a_check_of_something_unknown_is_a_mismatch(game: dict[str, Any]) -> None:
    check = {**game["steps"][0]["check"], "weather": "fine"}
    assert "the check has more" in broken(game, 0, {"check": check})[0]


@recorded
def test_an_illegal_step_is_a_mismatch(game: dict[str, Any]) -> None:
    assert "refused" in broken(game, 0, {"act": "move:1"})[0]


@recorded
def test_another_card_is_a_mismatch(game: dict[str, Any]) -> None:
    first = game["steps"][0]["card"]
    other = "bee" if first != "bee" else "owl"
    assert "lies on top" in broken(game, 0, {"card": other})[0]


@recorded
def test_another_winner_is_a_mismatch(game: dict[str, Any]) -> None:
    changed = copy.deepcopy(game)
    changed["result"]["winners"] = [1, 2]
    tally = Tally()
    replay_living_forest(changed, tally)
    assert "winners" in tally.mismatches[0]


def run(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    monkeypatch.setattr("sys.argv", ["differential.py", *words])
    try:
        return main()
    except SystemExit as end:
        return cast(int, end.code)


@recorded
def test_the_command_tells_what_it_compared(
    game: dict[str, Any],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    good, bad = tmp_path / "good.jsonl", tmp_path / "bad.jsonl"
    good.write_text(json.dumps(game) + "\n")
    changed = copy.deepcopy(game)
    changed["result"]["rounds"] += 1
    bad.write_text(json.dumps(changed) + "\n")
    assert run(monkeypatch, "living-forest", str(good)) == 0
    told = capsys.readouterr().out
    assert f"1 games, {len(game['steps'])} steps" in told
    assert "0 mismatches." in told
    assert run(monkeypatch, "living-forest", str(bad)) == 1
    assert "Mismatch: random-2p-01, the end: rounds" in capsys.readouterr().out


@pytest.mark.parametrize("content", [None, "no json", "[1]", '{"id": "x"}'])
def test_a_file_that_cannot_be_used_is_told_in_one_sentence(
    content: str | None,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = tmp_path / "games.jsonl"
    if content is not None:
        path.write_text(content)
    assert run(monkeypatch, "living-forest", str(path)) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1
