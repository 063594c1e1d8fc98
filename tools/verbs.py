"""Lists the verbs of the island with the cards that use them.

    python tools/verbs.py

A verb is a step or a composed node of `games/spirit_island/effects`; sequences, choices, conditions
and loops belong to the language itself. A card is a power, an innate power, a growth option, a
fear card, whatever its levels, a blight card, an event or a part of one. At most one verb in five
may be used by a single card.
"""

from spieltisch.core.effects import Node, Sequence, When
from spieltisch.games.spirit_island.cards import every
from spieltisch.games.spirit_island.cards.events import Branches
from spieltisch.games.spirit_island.effects.amounts import Keep
from spieltisch.games.spirit_island.effects.thresholds import MayInstead, Threshold
from spieltisch.games.spirit_island.state import programs

_TWICE = ("retreat",)  # a fear card and a part of an event
_LANGUAGE = (Threshold, MayInstead, Keep, Branches)  # conditions, and remembering a number


def verbs() -> dict[str, list[str]]:
    """By verb: the keys of the cards that use it."""
    assert every.CARDS
    found: dict[str, list[str]] = {}
    for number, program in enumerate(programs.PROGRAMS):
        if number >= programs.SYSTEM or not program.key:
            continue
        card = program.key.rstrip(" 0123456789")
        if card in _TWICE and number >= programs.EVENT:
            card += " (event)"
        for verb in _verbs(program.tree):
            if card not in found.setdefault(verb, []):
                found[verb].append(card)
    return found


def _verbs(tree: Node) -> list[str]:
    """The verbs of a tree; what a composed one is made of is not counted again."""
    if _is_verb(tree) and isinstance(tree, Sequence | When):
        return [type(tree).__name__]
    found = [type(tree).__name__] if _is_verb(tree) else []
    for part in tree.parts():
        found += _verbs(part)
    return found


def _is_verb(part: Node) -> bool:
    if isinstance(part, _LANGUAGE) or type(part).__name__ == "Aim":
        return False
    return ".spirit_island." in type(part).__module__


def single(found: dict[str, list[str]]) -> list[str]:
    """The verbs that only one card uses."""
    return sorted(verb for verb, cards in found.items() if len(cards) == 1)


def main() -> None:
    found = verbs()
    for verb, cards in sorted(found.items(), key=lambda item: (-len(item[1]), item[0])):
        print(f"{verb:18} {len(cards):4}  {', '.join(cards)}")
    alone = single(found)
    print(f"\n{len(found)} verbs, {len(alone)} of them used by a single card: {', '.join(alone)}")


if __name__ == "__main__":
    main()
