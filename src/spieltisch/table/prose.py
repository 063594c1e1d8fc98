"""Turns the plain text of a game's rules into chapters that a page can lay out.

Games write their rules for a terminal: paragraphs divided by blank lines, a heading in capitals
before the first sentence, numbered steps with indented lines below.
"""

import re
from dataclasses import dataclass, field

_HEADING = re.compile(r"([A-ZÄÖÜ][A-ZÄÖÜ ]+)(?:  +|$)(.*)")
_STEP = re.compile(r"(\d+)  +(.*)")


@dataclass
class Chapter:
    """A heading, the sentences below it and numbered steps."""

    title: str
    paragraphs: list[str] = field(default_factory=list)
    steps: list[str] = field(default_factory=list)


def chapters(rules: str) -> list[Chapter]:
    """The rules as chapters.

    >>> chapters("AIM  Win.\\n\\nA TURN\\n1  Draw.\\n   Always.\\n2  Play.")[1].steps
    ['Draw. Always.', 'Play.']
    """
    found: list[Chapter] = []
    for block in rules.strip().split("\n\n"):
        lines = block.splitlines()
        heading = _HEADING.fullmatch(lines[0])
        if heading:
            found.append(Chapter(heading[1].strip().title()))
            lines[0] = heading[2]
        elif not found:
            found.append(Chapter(""))
        _fill(found[-1], [line for line in lines if line.strip()])
    return found


def _fill(chapter: Chapter, lines: list[str]) -> None:
    prose: list[str] = []
    for line in lines:
        step = _STEP.match(line)
        if step:
            chapter.steps.append(step[2].strip())
        elif chapter.steps and line.startswith(" "):
            chapter.steps[-1] += f" {line.strip()}"
        else:
            prose.append(line.strip())
    if prose:
        chapter.paragraphs.append(" ".join(prose))
