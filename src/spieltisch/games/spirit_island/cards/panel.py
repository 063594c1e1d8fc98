"""What a power and a spirit are; the files beside this one declare them."""

from typing import Final

from spieltisch.core.effects import Node
from spieltisch.games.spirit_island.cards import numbers
from spieltisch.games.spirit_island.state import codes

MINOR: Final = 0
MAJOR: Final = 1
UNIQUE: Final = 2

# Where the range of a power is counted from.
PRESENCE: Final = 0
SACRED_SITE: Final = 1

# What a target land must have; a land fits if one of several holds.
ANY_LAND: Final = 0
IN_JUNGLE: Final = 1 << 0
IN_MOUNTAIN: Final = 1 << 1
IN_SANDS: Final = 1 << 2
IN_WETLAND: Final = 1 << 3
COASTAL: Final = 1 << 4
INLAND: Final = 1 << 5
WITH_DAHAN: Final = 1 << 6
WITH_INVADERS: Final = 1 << 7
NO_INVADERS: Final = 1 << 8
WITH_BLIGHT: Final = 1 << 9
NO_BLIGHT: Final = 1 << 10
WITH_CITY: Final = 1 << 11
WITH_BEASTS: Final = 1 << 12
WITH_WILDS: Final = 1 << 13
WITH_OWN_PRESENCE: Final = 1 << 14
IN_OCEAN: Final = 1 << 15

Elements = dict[int, int]


class Target:
    """What a power may be used on: a land in range that fits, or a spirit."""

    def __init__(
        self,
        reach: int = 0,
        fits: int = ANY_LAND,
        source: int = PRESENCE,
        origin: int = -1,
        spirit: bool = False,
        another: bool = False,
        further: list[tuple[Elements, int]] | None = None,
    ) -> None:
        self.reach = reach
        self.fits = fits
        self.source = source
        self.origin = origin  # the terrain that the origin must have, -1 for any
        self.spirit = spirit
        self.another = another
        self.further = further or []  # elements with which the range is so much longer


class Power:
    """A power card."""

    def __init__(
        self,
        key: str,
        kind: int,
        cost: int,
        speed: int,
        elements: str,
        target: Target,
        effect: Node,
        quick: Elements | None = None,
    ) -> None:
        self.key = key
        self.kind = kind
        self.cost = cost
        self.speed = speed
        self.elements = [codes.ELEMENTS.index(word) for word in elements.split()]
        self.target = target
        self.effect = effect
        self.quick = quick  # with these elements it may be used in the fast phase


class Innate:
    """A power on a spirit's panel; usable if the elements of one of its levels are there."""

    def __init__(
        self,
        key: str,
        speed: int,
        target: Target,
        levels: list[Elements],
        effect: Node,
        quick: Elements | None = None,
    ) -> None:
        self.key = key
        self.speed = speed
        self.target = target
        self.levels = levels
        self.effect = effect
        self.quick = quick


class Growth:
    """A growth option: what it costs and what it does."""

    def __init__(self, effect: Node, cost: int = 0) -> None:
        self.effect = effect
        self.cost = cost


class Space:
    """A space of a presence track: a number, an element, or a card to take back."""

    def __init__(self, number: int = -1, element: int = -1, reclaims: bool = False) -> None:
        self.number = number
        self.element = element
        self.reclaims = reclaims


class Spirit:
    """A spirit's panel."""

    def __init__(
        self,
        key: str,
        energy: str,
        plays: str,
        growth: list[Growth],
        picks: int,
        innates: list[Innate],
        uniques: list[str],
        rules: int,
        setup: Node,
        progression: str = "",
    ) -> None:
        self.key = key
        self.energy = [_space(word) for word in energy.split()]
        self.plays = [_space(word) for word in plays.split()]
        self.energy_elements = _elements(self.energy)
        self.plays_elements = _elements(self.plays)
        self.growth = growth
        self.picks = picks  # how many growth options in a turn
        self.innates = innates
        self.innate_powers = [
            len(numbers.POWERS) + numbers.INNATES.index(innate.key) for innate in innates
        ]  # by the numbers that moves have for powers
        self.uniques = uniques
        self.unique_powers = sorted([numbers.POWERS.index(key) for key in uniques])
        self.rules = rules  # its special rules, as bits, see below
        self.setup = setup  # where presence stands at first
        self.progression = progression.split()  # the cards that beginners gain, in this order


def _elements(track: list[Space]) -> list[int]:
    """The places on a track that give an element which is not chosen."""
    return [at for at, space in enumerate(track) if 0 <= space.element < codes.ANY_ELEMENT]


def _space(word: str) -> Space:
    """A space as written: ``3``, ``fire``, ``any``, ``reclaim`` or both as in ``5+reclaim``."""
    number, element, reclaims = -1, -1, False
    for part in word.split("+"):
        if part == "reclaim":
            reclaims = True
        elif part == "any":
            element = codes.ANY_ELEMENT
        elif part in codes.ELEMENTS:
            element = codes.ELEMENTS.index(part)
        else:
            number = int(part)
    return Space(number, element, reclaims)


# Special rules of spirits. The engine asks for the rule, never for the spirit.
WETLAND_SITES: Final = 1 << 0  # own presence in a wetland makes a sacred site
SWIFT: Final = 1 << 1  # for each air a slow power may be used in the fast phase
FAR_DAHAN: Final = 1 << 2  # for an energy a power reaches any land with dahan
SITES_DEFEND: Final = 1 << 3  # own sacred sites have defend 3
CHOKES: Final = 1 << 4  # a presence may stop a ravage or build in an own sacred site
REGENERATES: Final = 1 << 5  # growth may add destroyed presence
DAHAN_ALLY: Final = 1 << 6  # presence may move along with dahan
SWORN: Final = 1 << 7  # loses presence with dahan destroyed by a ravage
OF_THE_OCEAN: Final = 1 << 8  # its presence brings oceans into play; drowning
DREAMS: Final = 1 << 9  # its powers harm nobody but frighten all the more
FORBIDS: Final = 1 << 10  # pushes dahan out of new sacred sites
BEASTS_ALLY: Final = 1 << 11
CALLS_BEASTS: Final = 1 << 12


# Every power and spirit by its number; cards/every.py fills these in.
POWERS: Final[list[Power]] = []
INNATES: Final[list[Innate]] = []
SPIRITS: Final[list[Spirit]] = []
