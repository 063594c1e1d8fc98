"""What the documentation shows is what the program prints."""

import os
from pathlib import Path

import pytest

from spieltisch.cli import COMMANDS
from tests.cli.console_blocks import ROOT, agrees, examples, folder_for_examples, run

QUESTIONS = ("positions.md", "questions-blue-moon.md", "questions-spirit-island.md")
PAGES = ("command-line.md", "decks.md", *QUESTIONS)
POSITIONS = sorted((ROOT / "examples" / "positions").glob("*.toml"))


def page(name: str) -> str:
    return (ROOT / "docs" / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", PAGES)
def test_every_example_prints_what_the_page_shows(name: str, tmp_path: Path) -> None:
    folder = folder_for_examples(tmp_path)
    shown = examples(page(name))
    assert shown
    for command, printed in shown:
        output = run(command, folder)
        assert agrees(command, printed, output), f"$ {command}{os.linesep}{output}"


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_every_position_is_quoted_with_its_verdict(path: Path) -> None:
    text = "".join(map(page, QUESTIONS))
    assert f"```toml\n{path.read_text(encoding='utf-8')}```\n" in text
    assert f"$ spieltisch judge examples/positions/{path.name}" in text


def test_every_command_has_an_example() -> None:
    shown = {command.split()[1] for command, _ in examples(page("command-line.md"))}
    assert set(COMMANDS) <= shown
