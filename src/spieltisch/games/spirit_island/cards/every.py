"""All cards and panels as the lists that the engine reads, each under its number."""

from spieltisch.core.effects import Node, Program, Sequence, When, all_parts
from spieltisch.games.spirit_island.cards import (
    adversaries,
    blight,
    event_mains,
    event_parts,
    events,
    fear,
    fear_claw,
    major,
    major_claw,
    minor,
    minor_claw,
    numbers,
    panel,
    scenarios,
    spirits,
    spirits_claw,
    unique,
    unique_claw,
)
from spieltisch.games.spirit_island.effects import special, system
from spieltisch.games.spirit_island.effects.aim import Aim
from spieltisch.games.spirit_island.effects.changes import At, Several
from spieltisch.games.spirit_island.effects.thresholds import HasElements, includes
from spieltisch.games.spirit_island.state import law, programs
from spieltisch.games.spirit_island.state.law import Change

CARDS: dict[str, panel.Power] = {
    power.key: power for power in [*minor.CARDS, *major.CARDS, *unique.CARDS]
}
CLAW: dict[str, panel.Power] = {
    power.key: power for power in [*minor_claw.CARDS, *major_claw.CARDS, *unique_claw.CARDS]
}
"""Those of Branch & Claw, which are not in the decks of the base game."""
SPIRITS: list[panel.Spirit] = [*spirits.SPIRITS, *spirits_claw.SPIRITS]
INNATES: dict[str, panel.Innate] = {
    innate.key: innate for each in SPIRITS for innate in each.innates
}


def _set(number: int, key: str, tree: Node, levels: list[panel.Elements] | None = None) -> None:
    """Makes a program of a tree, with the thresholds that it asks for.

    What all ``levels`` of an innate power ask for is no threshold: without it there is no use.
    """
    programs.PROGRAMS[number] = Program(key, tree)
    for node in all_parts(tree):
        if isinstance(node, When) and isinstance(node.condition, HasElements):
            wanted = node.condition.elements
            sure = levels is not None and all(includes(level, wanted) for level in levels)
            if not sure and wanted not in programs.THRESHOLDS[number]:
                programs.THRESHOLDS[number].append(wanted)


def _fill() -> None:
    empty = Program("", Sequence([]))
    programs.PROGRAMS.extend([empty] * programs.COUNT)
    programs.THRESHOLDS.extend([[] for _ in range(programs.COUNT)])
    every = CARDS | CLAW
    panel.POWERS.extend(every[key] for key in numbers.POWERS)
    for number, power in enumerate(panel.POWERS):
        _set(programs.POWER + number, power.key, Sequence([Aim(power.target), power.effect]))
    panel.INNATES.extend(INNATES[key] for key in numbers.INNATES)
    for number, innate in enumerate(panel.INNATES):
        tree = Sequence([Aim(innate.target), innate.effect])
        _set(programs.INNATE + number, innate.key, tree, innate.levels)
    by_key = {each.key: each for each in SPIRITS}
    panel.SPIRITS.extend(by_key[key] for key in numbers.SPIRITS)
    for number, key in enumerate(numbers.SPIRITS):
        first = programs.GROWTH + number * 10
        for at, growth in enumerate(by_key[key].growth):
            _set(first + at, f"{key} {at + 1}", growth.effect)
        _set(first + programs.SETUP, f"{key} setup", by_key[key].setup)
    for card in [*fear.CARDS, *fear_claw.CARDS]:
        first = programs.FEAR + numbers.FEAR.index(card.key) * 3
        for at, level in enumerate(card.levels):
            _set(first + at, f"{card.key} {at + 1}", level)
    for number, (key, effect) in [*system.PROGRAMS.items(), *special.PROGRAMS.items()]:
        _set(number, key, effect)
    _fill_blight()
    parts = [*event_parts.TOKENS, *event_parts.DAHAN, *event_mains.MAINS, *events.PARTS]
    for key, part in parts:
        _set(programs.EVENT + numbers.EVENT_PARTS.index(key), key, part)
    for event in events.CARDS:
        _set(programs.EVENT_CARD + numbers.EVENTS.index(event.key), event.key, event.effect)
    for adversary in adversaries.ADVERSARIES:
        law.ADVERSARIES.append(adversary.by_level())
        law.DIFFICULTIES.append(adversary.difficulty)
        for changes in adversary.by_level():
            _fill_rules(changes)
    by_name = {scenario.key: scenario for scenario in scenarios.SCENARIOS}
    for key in numbers.SCENARIOS:
        law.SCENARIOS.append(by_name[key].changes if key in by_name else [])
        law.SCENARIO_DIFFICULTIES.append(by_name[key].difficulty if key in by_name else 0)
        _fill_rules(law.SCENARIOS[-1])


def _fill_blight() -> None:
    """By number, which counts from 1; no card is 0."""
    programs.BLIGHTED_BLIGHT.extend([0] * (len(numbers.BLIGHT) + 1))
    programs.BLIGHT_TIMES.extend([programs.AT_ONCE] * (len(numbers.BLIGHT) + 1))
    for card in blight.CARDS:
        number = 1 + numbers.BLIGHT.index(card.key)
        programs.BLIGHTED_BLIGHT[number] = card.blight
        programs.BLIGHT_TIMES[number] = card.time
        _set(programs.BLIGHT + number, card.key, card.effect)


def _fill_rules(changes: list[Change]) -> None:
    """What adversaries and scenarios carry out."""
    for change in changes:
        if isinstance(change, Several):
            for each in change.changes:
                _set(each.number, each.key, each.effect)
        elif isinstance(change, At):
            _set(change.number, change.key, change.effect)


_fill()
