# mypyc: skip
"""Why what a scenario brings to the table is impossible: markers, cards, artifacts."""

from collections import Counter
from typing import Final

from spieltisch.core.mistake import Fault
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.cards import boards, numbers
from spieltisch.games.spirit_island.state import codes
from spieltisch.games.spirit_island.state.table import Island

_TWICE: Final = Text("Die Karte {card} ist an zwei Orten.", "The card {card} is in two places.")
_NO_MARKERS: Final = Text(
    "In {land} kann kein Marker liegen: Dieses Spiel hat keine, oder das Gebiet ist nicht dabei.",
    "No marker can lie in {land}: this game has none, or the land is not in play.",
)
_COVERED: Final = Text(
    "So viele Karten kann niemand verdeckt ausspielen: {count}.",
    "Nobody can play so many cards face down: {count}.",
)
_NO_ARTIFACTS: Final = Text(
    "Artefakte gibt es nur in einem Szenario, in dem nach ihnen gesucht wird.",
    "There are artifacts only in a scenario in which they are searched for.",
)
_TOO_MANY: Final = Text(
    "So viele Marker gibt es nicht: {numbered} nummerierte, zusammen {all}.",
    "There are not so many markers: {numbered} numbered ones, {all} together.",
)


def scenario_fault(table: Island) -> Fault:
    """What only a scenario brings to the table."""
    for land, number in enumerate(table.markers):
        if number and (not table.law.marker or land not in table.lands):
            return _NO_MARKERS.fill(land=boards.LAND_NAMES[land])
    for seat, cards in enumerate(table.covered):
        if len(cards) > table.law.covers:
            return _COVERED.fill(count=len(cards))
        if seat >= table.seats and (cards or table.recalled[seat]):
            return "There are cards of a seat that there is not."
    if bool(table.wave) != bool(table.law.waves) or table.wave == 1:
        return "'wave' must be that of the scenario."
    if not table.wave and (table.aside or any(table.recalled) or table.blight_rest >= 0):
        return "Nothing is left of an earlier game."
    return _artifact_fault(table)


def _artifact_fault(table: Island) -> Fault:
    """Markers that lie face down, and those that were found: each is there once."""
    buried = [(land, marker) for land, marker in enumerate(table.buried) if marker]
    found = [number for number, fate in enumerate(table.artifacts) if fate]
    if not table.law.searches and (buried or found or table.spells or table.numb or table.ice):
        return _NO_ARTIFACTS
    for land, _ in buried:
        if land // boards.STRIDE not in table.boards or table.at_sea(land):
            return _NO_MARKERS.fill(land=boards.LAND_NAMES[land])
    numbered = [marker - codes.BLANK - 1 for _, marker in buried if marker > codes.BLANK] + found
    for number, count in Counter(numbered).items():
        if count > 1:
            return _TWICE.fill(card=numbers.ARTIFACTS[number])
    if len(numbered) > table.seats + 1 or len(buried) > 4 * table.seats:
        return _TOO_MANY.fill(numbered=table.seats + 1, all=4 * table.seats)
    return None
