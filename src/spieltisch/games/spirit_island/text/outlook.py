"""What a move would bring at once: it is played on a copy, and the two tables are compared."""

from typing import TYPE_CHECKING, Final

from spieltisch.core.text import Text, both
from spieltisch.games.spirit_island.effects.harming import Harm
from spieltisch.games.spirit_island.effects.words import kind_words, spaced
from spieltisch.games.spirit_island.state import codes, programs, verbs
from spieltisch.games.spirit_island.state.programs import LAND, LEFT
from spieltisch.games.spirit_island.text import names

if TYPE_CHECKING:
    from spieltisch.games.spirit_island.rules.state import SpiritIslandState

_KINDS: Final = (
    *(codes.CITY, codes.TOWN, codes.EXPLORER, codes.DAHAN),
    *(codes.BEASTS, codes.WILDS, codes.DISEASE, codes.BLIGHT),
)
_DEFEND: Final = Text("Verteidigen {number}", "Defend {number}")
_ENERGY: Final = Text("{energy} mehr", "{energy} more")


def played(state: "SpiritIslandState", seat: int, move: int) -> "SpiritIslandState | None":
    """A copy on which a move has been played, with its events; nothing if it is not legal."""
    if state.refusal(seat, move):
        return None
    after = state.clone()
    after.quiet = False
    after.news = False
    after.apply(seat, move)
    return after


def outlook(
    state: "SpiritIslandState", after: "SpiritIslandState", seat: int, move: int
) -> list[Text]:
    """What is different afterwards in the land or for the spirit that a move names.

    Nothing if something comes out that nobody knows yet.
    """
    if after.news or after.ended:
        return []
    if verbs.VERB[move] == verbs.LAND:
        land = verbs.ARGUMENT[move]
        return fear_gained(state, after) + in_land(state, after, land) + _to_deal(after, seat, land)
    if verbs.VERB[move] == verbs.PIECE:
        return fear_gained(state, after)
    if verbs.VERB[move] == verbs.SPIRIT:
        return fear_gained(state, after) + _of_spirit(state, after, verbs.ARGUMENT[move])
    return []


def fear_gained(state: "SpiritIslandState", after: "SpiritIslandState") -> list[Text]:
    more = after.fear - state.fear
    return [names.of_fear(more)] if more > 0 else []


def in_land(state: "SpiritIslandState", after: "SpiritIslandState", land: int) -> list[Text]:
    """Pieces that have come or gone, and defend."""
    found: list[Text] = []
    more = after.defence(land) - state.defence(land)
    if more > 0:
        found.append(_DEFEND.fill(number=more))
    for kind in _KINDS:
        change = after.number(land, 1 << kind) - state.number(land, 1 << kind)
        if change:
            found.append(_changed(kind, change))
    return found


def _to_deal(after: "SpiritIslandState", seat: int, land: int) -> list[Text]:
    """Damage that is to be split there next."""
    frame = after.waiting(seat)
    if frame is None:
        return []
    step = programs.PROGRAMS[frame.effect].steps[frame.step]
    if not isinstance(step, Harm) or frame.values[LAND] != land:
        return []
    return [names.of_damage(frame.values[LEFT])]


def _changed(kind: int, change: int) -> Text:
    """So many more or fewer pieces of a kind: "−2 Explorers"."""
    sign = "+" if change > 0 else "−"
    number = abs(change)
    return spaced(both(f"{sign}{number}"), kind_words(kind, several=number != 1))


def _of_spirit(state: "SpiritIslandState", after: "SpiritIslandState", seat: int) -> list[Text]:
    more = after.energy[seat] - state.energy[seat]
    return [_ENERGY.fill(energy=names.of_energy(more))] if more > 0 else []
