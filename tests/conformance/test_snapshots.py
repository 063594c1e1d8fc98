"""Games that an earlier version saved go on, also after cards were added."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import spieltisch
from tests.conformance.golden import PLAYTHROUGHS
from tests.conformance.snapshots import FOLDER, seen
from tests.patience import PATIENCE

PACKAGE = Path(spieltisch.__file__).parent
ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_game_that_was_saved_earlier_looks_the_same(name: str) -> None:
    stored = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    state = spieltisch.game(PLAYTHROUGHS[name][0]).load(stored["snapshot"])
    assert seen(state) == stored["seen"]


_LOAD = """
import json
import spieltisch
from tests.conformance.snapshots import FOLDER, seen

game = spieltisch.game("blue-moon")
state = game.new(2, 1)
print(state.move_key(state.parse_move(0, "play:hoax-99")))
for path in sorted(FOLDER.glob("blue-moon-*.json")):
    stored = json.loads(path.read_text(encoding="utf-8"))
    print(path.name, seen(game.load(stored["snapshot"])) == stored["seen"])
"""


def test_a_card_in_the_middle_of_a_people_changes_no_saved_game(tmp_path: Path) -> None:
    """The number of every other card stays, and with it what a saved game means."""
    shutil.copytree(
        PACKAGE, tmp_path / PACKAGE.name, ignore=shutil.ignore_patterns("*.so", "*.pyd")
    )
    people = tmp_path / PACKAGE.name / "games" / "blue_moon" / "cards" / "hoax.py"
    before, booster, after = people.read_text(encoding="utf-8").partition("    booster(")
    new = '    character("hoax-99", "Neuling / Newcomer", 3, 3),\n'
    people.write_text(before + new + booster + after, encoding="utf-8")
    folders = os.pathsep.join([str(tmp_path), str(ROOT)])
    ran = subprocess.run(
        [sys.executable, "-c", _LOAD],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env=os.environ | {"PYTHONPATH": folders},
        check=False,
    )
    files = sorted(path.name for path in FOLDER.glob("blue-moon-*.json"))
    assert (ran.stderr, ran.stdout.splitlines()) == (
        "",
        ["play:hoax-99", *(f"{name} True" for name in files)],
    )
