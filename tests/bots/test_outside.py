"""Bots of other packages: found by their names, and never in the way of the others."""

import json
import logging
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import spieltisch
from spieltisch.bots import BOTS, Bot, make_bot
from spieltisch.bots.outside import add_outside_bots
from spieltisch.core.mistake import Mistake
from spieltisch.table.setup import bot_seat
from spieltisch.table.words import Refused
from tests.bots.outsiders import install
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
SOURCE = Path(spieltisch.__file__).parents[1]
EXAMPLE = ROOT / "examples" / "bot-package"

GOOD = """
from spieltisch.bots.bot import Bot

class First(Bot):
    "The first of all moves."
    name = "first"

    def __init__(self, seed, nerve=0.5):
        super().__init__(seed)
        self.nerve = nerve
        if nerve > 1:
            raise ValueError("Nobody has that much nerve.")

    def choose(self, state, seat):
        return state.moves(seat)[0]

def no_bot(seed):
    return 7

def too_shy(seed):
    raise OSError("not today")

number = 7
"""

Found = Callable[..., dict[str, Callable[..., Bot]]]


@pytest.fixture
def found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Found:
    """The bots there are when a package with these entry points is installed."""
    monkeypatch.syspath_prepend(tmp_path)

    def look(package: str = "good-bots", source: str = GOOD, **entries: str) -> Any:
        install(tmp_path, package, source, entries)
        bots: dict[str, Callable[..., Bot]] = {"greedy": BOTS["greedy"]}
        add_outside_bots(bots)
        for name, bot in bots.items():
            monkeypatch.setitem(BOTS, name, bot)
        sys.modules.pop(package.replace("-", "_"), None)
        return bots

    return look


def test_a_bot_of_another_package_has_a_name_and_settings(found: Found) -> None:
    assert list(found(first="good_bots:First")) == ["greedy", "first"]
    bot: Any = make_bot("first", 3)
    assert (bot.name, bot.nerve) == ("first", 0.5)
    asked: Any = make_bot("first:nerve=0.25", 3)
    assert asked.nerve == 0.25
    with pytest.raises(Mistake, match="The bot first has no setting 'depth'; it has: nerve"):
        make_bot("first:depth=3", 3)
    with pytest.raises(ValueError, match="Nobody has that much nerve"):
        make_bot("first:nerve=2", 3)


BROKEN = {
    "good_bots:Nobody": "AttributeError: module 'good_bots' has no attribute 'Nobody'",
    "no_module:First": "ModuleNotFoundError: No module named 'no_module'",
    "good_bots:too_shy": "OSError: not today",
}


@pytest.mark.parametrize("value", BROKEN)
def test_a_broken_one_says_so_when_it_is_asked_for(found: Found, value: str) -> None:
    found(bad=value, first="good_bots:First")
    for asked in ("bad", "bad:nerve=1") if "shy" not in value else ("bad",):
        with pytest.raises(Mistake) as caught:
            make_bot(asked, 1)
        said = f"The bot bad of the package good-bots cannot be loaded ({value}): {BROKEN[value]}."
        assert str(caught.value) == said
        assert caught.value.text.de.startswith("Der Bot bad aus dem Paket good-bots lässt sich")
    assert make_bot("first", 1).name == "first"
    with pytest.raises(Refused, match="cannot be loaded"):
        bot_seat("bad", "", [])


@pytest.mark.parametrize("source", ["raise SystemExit(3)", "1 / 0", "def"])
def test_a_module_that_breaks_down_breaks_nothing_else(found: Found, source: str) -> None:
    found("bad-bots", source, bad="bad_bots:First")
    with pytest.raises(Mistake, match="cannot be loaded"):
        make_bot("bad", 1)
    assert make_bot("greedy", 1).name == "greedy"


@pytest.mark.parametrize("value", ["good_bots:number", "good_bots:no_bot", "good_bots"])
def test_what_is_no_bot_is_named(found: Found, value: str) -> None:
    found(bad=value)
    with pytest.raises(Mistake, match=r"The bot bad of the package good-bots \(.*\) is no bot: "):
        make_bot("bad", 1)


def test_a_name_that_is_taken_stays_with_who_has_it(
    found: Found, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        bots = found(greedy="good_bots:First", first="good_bots:First", human="good_bots:First")
        found("other-bots", GOOD, first="other_bots:First")
    assert make_bot("greedy", 1).name == "greedy"
    assert type(make_bot("first", 1)).__module__ == "good_bots"
    assert "human" not in bots
    said = [record.getMessage() for record in caplog.records]
    assert "The bot 'greedy' of the package good-bots is left out: the name is taken." in said
    assert (
        "The bot 'human' of the package good-bots is left out: no bot can have that name." in said
    )
    assert "The bot 'first' of the package other-bots is left out: the name is taken." in said


# the example


@pytest.fixture(scope="module")
def example(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which the example is installed, in a folder of its own."""
    copy = tmp_path_factory.mktemp("example") / "bot-package"
    shutil.copytree(EXAMPLE, copy, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    target = tmp_path_factory.mktemp("installed")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--no-index"]
    own = ["--no-build-isolation", "--no-deps", "--no-compile", "--target", str(target), str(copy)]
    made = subprocess.run([*pip, *own], capture_output=True, timeout=PATIENCE)
    assert made.returncode == 0, made.stderr.decode()
    paths = os.pathsep.join(map(str, (SOURCE, target)))
    return {**os.environ, "PYTHONPATH": paths, "LANG": "C.UTF-8", "EXAMPLE": str(copy)}


def run(environment: dict[str, str], *words: str) -> str:
    command = [sys.executable, "-m", *words]
    ran = subprocess.run(command, env=environment, capture_output=True, timeout=PATIENCE)
    assert (ran.returncode, ran.stderr) == (0, b""), ran.stdout.decode() + ran.stderr.decode()
    return ran.stdout.decode()


def test_the_example_plays_wherever_bots_do(example: dict[str, str], tmp_path: Path) -> None:
    shared = ("living-forest", "--option", "round_limit=2", "--seed", "1")
    pair = ("--bot", "rollout", "--bot", "random", "--games", "2", "--json")
    simulated = json.loads(run(example, "spieltisch", "simulate", *shared, "--seats", "2", *pair))
    assert simulated["by_bot"]["rollout"]["games"] == 2
    compared = json.loads(run(example, "spieltisch", "arena", *shared, *pair))
    assert {entry["bot"] for entry in compared["bots"]} == {"rollout", "random"}
    seats = ("--seat", "rollout:games=2", "--seat", "random", "--save", str(tmp_path / "a.json"))
    assert "rollout:games=2" in run(example, "spieltisch", "play", *shared, *seats)
    for command in ("play", "simulate", "arena"):
        assert "random, rollout" in " ".join(run(example, "spieltisch", command, "--help").split())


def test_the_example_passes_its_own_tests(example: dict[str, str]) -> None:
    folder = example["EXAMPLE"]
    words = ("pytest", "-q", "-p", "no:cacheprovider", "--rootdir", folder, folder)
    assert "2 passed" in run(example, *words)


def test_the_page_on_bots_shows_the_example() -> None:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    for file, marker in (("pyproject.toml", "toml"), ("spieltisch_rollout.py", "python")):
        text = (EXAMPLE / file).read_text(encoding="utf-8")
        assert f"```{marker}\n{text}```\n" in page, file
