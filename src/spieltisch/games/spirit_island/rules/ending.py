"""Victory and defeat, asked for after every step."""

from typing import Final

from spieltisch.core.stack import Frame
from spieltisch.games.spirit_island.state import codes, programs
from spieltisch.games.spirit_island.state.table import Island

_LAST_RITUAL: Final = 3


def verdict(table: Island) -> int:
    """How the game has ended, 0 if it goes on.

    Victory comes before defeat: an effect that brings both is a sacrifice victory, so a defeat
    waits until the power or card in progress is finished.
    """
    fought = table.fear_deck and table.invaders[codes.CITY] and not table.doom
    if fought and table.law.ends_as_usual:
        return 0  # the quick answer to what is asked most often
    won = victory(table)
    if won:
        return won
    if not table.doom and table.law.losses:
        table.doom = defeat(table)
    return 0 if not table.doom or in_effect(table) else table.doom


def victory(table: Island) -> int:
    rules, split, invaders = table.law, table.fear_split, table.invaders
    if rules.fear_wins and not (split[0] or split[1] or split[2]):
        return codes.WON_BY_FEAR
    if rules.ritual_terror and table.rituals >= _LAST_RITUAL:
        return codes.WON_BY_FEAR
    terror = table.terror()
    own = rules.victories[terror]
    if own is not None:
        return codes.WON_SCENARIO if own.holds(table, _frame(table)) else 0
    if invaders[codes.CITY]:
        return 0
    if terror == 3:
        return codes.WON_NO_CITIES
    if invaders[codes.TOWN]:
        return 0
    if terror == 2:
        return codes.WON_NO_BUILDINGS
    return 0 if invaders[codes.EXPLORER] else codes.WON_NO_INVADERS


def defeat(table: Island) -> int:
    """Whether a loss condition of the adversary or the scenario holds."""
    frame = _frame(table)
    for at, condition in enumerate(table.law.losses):
        if condition.holds(table, frame):
            return table.law.loss_kinds[at]
    return 0


def in_effect(table: Island) -> bool:
    """Whether a power or a card is in progress. An action of the invaders is none of these."""
    for frame in table.running().frames:
        if frame.effect < programs.SYSTEM or frame.effect >= programs.RULES:
            return True
    return False


def _frame(table: Island) -> Frame:
    return Frame(0, 0, 0, programs.bound(-1, table.first_land()))
