"""What the island does by itself: the invader phase, the first explore, blight that spreads."""

from typing import Final

from spieltisch.core.effects import Node, Sequence
from spieltisch.games.spirit_island.effects import invaders, phase, ravage, together
from spieltisch.games.spirit_island.effects.basics import when
from spieltisch.games.spirit_island.effects.blight import BlightCard, Cascade, Exchange
from spieltisch.games.spirit_island.effects.changes import ActAgain
from spieltisch.games.spirit_island.effects.events import Events
from spieltisch.games.spirit_island.effects.phase import (
    Advance,
    Advanced,
    AtMoment,
    Explores,
    Fears,
)
from spieltisch.games.spirit_island.state import law, programs

_PHASE: Final = Sequence(
    [
        Events(),
        Fears(False),
        phase.early_builds(),
        phase.Ravages(),
        phase.builds(),
        Explores(),
        Advance(),
        Advanced(),
    ]
)

_SETUP: Final = Sequence(
    [
        AtMoment(law.ON_SETUP),
        Explores(),
        Advance(),
        when(ActAgain(), phase.builds(), Explores(), Advance()),
        AtMoment(law.AFTER_SETUP),
    ]
)

PROGRAMS: Final[dict[int, tuple[str, Node]]] = {
    programs.CASCADE: ("cascade", Cascade()),
    programs.RAVAGE: ("ravage", ravage.program()),
    programs.BUILD: ("build", invaders.building()),
    programs.EXPLORE: ("explore", invaders.exploring()),
    programs.EXPLORE_CARD: ("explore-card", phase.explore_card()),
    programs.TURN_OVER: ("turn-over", Sequence([Exchange(), BlightCard(programs.AT_ONCE)])),
    programs.VOTE: ("vote", together.voting()),
    programs.PHASE: ("invader-phase", _PHASE),
    programs.OPENING: ("setup", _SETUP),
}
