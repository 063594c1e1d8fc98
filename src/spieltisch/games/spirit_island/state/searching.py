"""Searching lands with face-down markers, as soon as there are enough dahan or invaders in them."""

from typing import Final

from spieltisch.games.spirit_island.state import acts, codes, programs
from spieltisch.games.spirit_island.state.table import Island

_DAHAN: Final = 3


def search(table: Island) -> None:
    """Turns up the markers of all lands that somebody searches now; spirits come first."""
    for land in table.lands:
        if not table.buried[land]:
            continue
        if table.count(land, codes.DAHANS) >= _DAHAN:
            turn_up(table, land, True)
        elif table.count(land, codes.INVADERS) >= table.law.searchers:
            turn_up(table, land, False)


def turn_up(table: Island, land: int, ours: bool) -> None:
    """One side searches a land; what it finds is its own."""
    number = table.buried[land] - codes.BLANK - 1
    table.buried = [0 if at == land else each for at, each in enumerate(table.buried)]
    table.news = True
    if number < 0:
        acts.note(table, "search-blank", [land])
        return
    acts.note(table, "search", [number, land, int(ours)])
    acts.keep_artifact(table, number, codes.HELD if ours else codes.THEIRS)
    effect = table.law.artifact_programs[2 * number + int(ours)]
    acts.begin(table, table.running(), effect, table.owner(land), programs.bound(-1, land))
