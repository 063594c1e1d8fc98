"""What an adversary or a scenario changes: numbers that the island asks for, effects at moments.

A `Law` is what holds in a game. It begins as the rules are written, and each `Change` of the chosen
adversary, up to its level, and of the chosen scenario is written into it. Nobody asks for the name
of an adversary or a scenario.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from spieltisch.core.effects import Condition
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.state import codes

# Moments at which something can be carried out.
ON_SETUP: Final = 0  # when the boards are laid out, before the first explore
AFTER_SETUP: Final = 1
FLAG_BEFORE: Final = 2  # a card with the flag has been revealed, nothing is explored yet
FLAG_DURING: Final = 3  # from then on in this phase, in each land that is explored
EXPLORED: Final = 4  # after the lands of an explore card
RAVAGE_BLIGHT: Final = 5  # a ravage has added blight to the land
DAHAN_MOVED: Final = 6  # after an effect has moved dahan into the land; as many as were moved
TOWN_LOST: Final = 7  # after an effect has destroyed a town in the land, for each
CITY_LOST: Final = 8
LAST_FEAR: Final = 9  # the last fear card has been earned
REACHED: Final = 10  # an explore has brought an explorer to the land, but not in setup
BUILT: Final = 11  # after a build in the land
CITY_BUILT: Final = 12  # after a build that has added a city to the land
FLAG_AFTER: Final = 13  # the lands of a card with the flag have been explored
TOGETHER: Final = 14  # the spirits may do it together in a land, in the fast or the slow phase
LAND_EXPLORED: Final = 15  # an explorer has come to the land
DEED: Final = 16  # what each spirit may do by itself
THEIRS: Final = 17  # the invaders have found something
MOMENTS: Final = 18

# When a spirit may do something that a scenario lets it do.
AS_SLOW_POWER: Final = 0
AFTER_GROWTH: Final = 1
ANY_PHASE: Final = 2  # once in each phase in which spirits act


# Thresholds of cards from an earlier game that ask for no more elements count as met.
MOST_ELEMENTS: Final = 10


class Wave:
    """What is different from wave to wave of invaders."""

    def __init__(self, number: int, blight: int, shift: int, towns: list[int]) -> None:
        self.number = number
        self.blight = blight  # left on each board
        self.shift = shift  # of printed invaders, from land 6 on
        self.towns = towns  # lands that get one more


class Law:
    """The rules of a game as far as an adversary or a scenario may change them."""

    def __init__(self) -> None:
        self.difficulty = 0  # as a rough guide
        self.more_health = [0, 0, 0, 0]  # by kind
        self.strikes = codes.DAMAGE[:]  # by kind: damage in a ravage
        self.fear_split = [3, 3, 3]
        self.fear_each = 4  # fear markers for each player
        self.deck = "111-2222-33333"  # stages of the invader cards, the first on top
        self.empty_builds = 0  # towns and cities around a land without invaders that make it build
        self.early_builds = 0  # cards up to this stage cause another build, before the ravage
        self.early_again = False  # that build comes twice if no fear card was carried out
        self.heavy_damage = 0  # damage from which a ravage adds another blight
        self.more_blight = 0  # for each player, on the card or the pool at first
        self.less_blighted = 0  # for each player, when the card is turned over
        self.more_actions = 0  # how often invaders build and explore once more before the game
        self.all_fast = False  # there is no slow phase; what is fast anyway is cheaper
        self.all_fear = False  # every fear card is in the deck, without dividers
        self.keeps_fear = False  # earned fear cards wait for the spirits
        self.ritual_terror = False  # the terror level rises by rituals only
        self.fear_wins = True  # the last fear card wins the game
        self.responds = False  # what an effect has moved and destroyed has consequences at its end
        self.inner_lands = False  # each board has one
        self.events_below: list[int] = []  # pairs: an event card, and how many lie above it
        self.towns_each = 0  # towns that there are for each player, 0 if as many as it takes
        self.healing_each = 0  # removed blight for each player that goes back to the card together
        self.explorers_stay = False  # fear cards do not remove explorers
        self.marker = 0  # the kind of markers that lie in lands
        self.marker_defend = 0  # of each
        self.marker_fades = False  # blight that is added destroys it
        self.harm_price = 0  # what it costs to harm invaders that no flame is near
        self.fear_below = False  # all other fear cards lie below the deck; they are shuffled again
        self.searches = False  # both sides search lands with face-down markers
        self.searchers = 2  # invaders that search a land
        self.artifact_programs: list[int] = []  # by artifact: for the invaders, for the spirits
        self.waves: list[Wave] = []  # of invaders that come after an earlier game
        self.covers = 0  # cards that each spirit may play face down in a turn
        self.deeds: list[int] = []  # what each spirit may do by itself, see numbers.DEEDS
        self.deed_times: list[int] = []  # for each of these: when
        self.deed_conditions: list[list[Condition]] = []
        self.ends_as_usual = True  # as the rules are written; worked out when all is written in
        self.losses: list[Condition] = []
        self.loss_kinds: list[int] = []  # for each of these, how the game has ended
        self.victories: list[Condition | None] = [None, None, None, None]  # by terror level
        self.together: Condition | None = None  # where the spirits may do something together
        self.programs: list[list[int]] = [[] for _ in range(MOMENTS)]  # by moment

    def usual(self) -> bool:
        """Whether the game ends only as the rules are written."""
        return not self.losses and not self.ritual_terror and self.victories == [None] * 4


@mypyc_attr(allow_interpreted_subclasses=True)
class Change:
    """A rule of an adversary or a scenario."""

    def change(self, law: Law) -> None:
        """Writes it into the law of a game."""
        raise NotImplementedError

    def told(self) -> Text:
        """What it says, without its full stop."""
        raise NotImplementedError


ADVERSARIES: Final[list[list[list[Change]]]] = []
"""By adversary and level: what the level adds; cards/every.py fills them in."""
SCENARIOS: Final[list[list[Change]]] = []
DIFFICULTIES: Final[list[list[int]]] = []
"""By adversary and level."""
SCENARIO_DIFFICULTIES: Final[list[int]] = []
_MADE: Final[dict[int, Law]] = {}


def law_of(adversary: int, level: int, scenario: int) -> Law:
    """The law of a game; adversary and scenario count from 1, 0 is none."""
    key = (adversary * 10 + level) * 100 + scenario
    found = _MADE.get(key)
    if found is not None:
        return found
    law = Law()
    if adversary:
        law.difficulty += DIFFICULTIES[adversary - 1][level]
        for changes in ADVERSARIES[adversary - 1][: level + 1]:
            for change in changes:
                change.change(law)
    if scenario:
        law.difficulty += SCENARIO_DIFFICULTIES[scenario - 1]
        for change in SCENARIOS[scenario - 1]:
            change.change(law)
    law.ends_as_usual = law.usual()
    _MADE[key] = law
    return law
