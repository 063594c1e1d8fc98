"""Major powers of Branch & Claw: those that need no strife and change no rule."""

from typing import Final

from spieltisch.core.effects import Fixed, Node
from spieltisch.games.spirit_island.cards.minor import BLIGHTS, MEN
from spieltisch.games.spirit_island.cards.minor_claw import BEASTLY, SICK
from spieltisch.games.spirit_island.cards.panel import (
    ANY_LAND,
    COASTAL,
    IN_JUNGLE,
    IN_SANDS,
    IN_WETLAND,
    MAJOR,
    NO_BLIGHT,
    PRESENCE,
    SACRED_SITE,
    Power,
    Target,
)
from spieltisch.games.spirit_island.effects.basics import ALL, UP_TO, either, then
from spieltisch.games.spirit_island.effects.choose import (
    Around,
    HereAndAround,
    Origins,
    each_land,
    in_a_land,
)
from spieltisch.games.spirit_island.effects.land import (
    add,
    damage,
    damage_each,
    defend,
    destroy,
    fear,
    gather,
    push,
    replace,
    sweep,
)
from spieltisch.games.spirit_island.effects.numbers import (
    HERE_AND_ADJACENT,
    IsCoastal,
    Keep,
    Kept,
    Number,
    OnTerrain,
    Sum,
    There,
    per,
    threshold,
    when,
)
from spieltisch.games.spirit_island.effects.repeating import repeat
from spieltisch.games.spirit_island.state.codes import (
    BEASTS,
    BLIGHT,
    DAHANS,
    DISEASE,
    EXPLORERS,
    FAST,
    INVADERS,
    JUNGLE,
    MOUNTAIN,
    SANDS,
    SLOW,
    WETLAND,
    WILDS,
)


def _land(reach: int, fits: int = ANY_LAND, source: int = PRESENCE, origin: int = -1) -> Target:
    return Target(reach, fits, source, origin)


def _major(key: str, cost: int, speed: int, words: str, target: Target, *effect: Node) -> Power:
    return Power(key, MAJOR, cost, speed, words, target, then(*effect))


_DISEASED: Final = per(Number(SICK))
_OVERGROWN: Final = per(Number(1 << WILDS, HERE_AND_ADJACENT))

CARDS: Final[list[Power]] = [
    _major(
        "bloodwrack-plague",
        4,
        FAST,
        "water earth animal",
        _land(1, source=SACRED_SITE),
        add(2, DISEASE),
        Keep(_DISEASED),
        each_land(HereAndAround(), defend(Kept(_DISEASED))),
        threshold(
            "2 earth 4 animal",
            fear(2),
            in_a_land(HereAndAround(kinds=INVADERS), damage(Kept(_DISEASED))),
        ),
    ),
    _major(
        "death-falls-gently-from-open-blossoms",
        4,
        SLOW,
        "moon air plant",
        _land(3, IN_JUNGLE | IN_SANDS),
        damage(4),
        when(There(INVADERS), add(1, DISEASE)),
        threshold(
            "3 air 3 plant",
            fear(3),
            in_a_land(Around(kinds=INVADERS), add(1, DISEASE), times=2),
        ),
    ),
    _major(
        "insatiable-hunger-of-the-swarm",
        4,
        FAST,
        "air plant animal",
        _land(2, source=SACRED_SITE),
        add(1, BLIGHT),
        add(2, BEASTS),
        gather(2, BEASTLY, UP_TO),
        fear(per(Number(BEASTLY))),
        damage(per(Number(BEASTLY), 2)),
        damage(per(Number(BEASTLY), 2), DAHANS),
        destroy(1, BEASTLY),
        threshold("2 air 4 animal", repeat(adjacent=True)),
    ),
    _major(
        "pyroclastic-flow",
        3,
        FAST,
        "fire air earth",
        _land(1, origin=MOUNTAIN),
        damage(2),
        destroy(ALL, EXPLORERS),
        when(OnTerrain([JUNGLE, WETLAND]), add(1, BLIGHT)),
        threshold("2 fire 3 air 2 earth", damage(4, more=True), add(1, WILDS)),
    ),
    _major(
        "savage-transformation",
        2,
        SLOW,
        "moon animal",
        _land(1),
        fear(2),
        replace(EXPLORERS, BEASTS),
        threshold(
            "2 moon 3 animal",
            in_a_land(HereAndAround(kinds=EXPLORERS), replace(EXPLORERS, BEASTS)),
        ),
    ),
    _major(
        "sea-monsters",
        5,
        SLOW,
        "water animal",
        _land(1, COASTAL | IN_WETLAND),
        add(1, BEASTS),
        when(There(INVADERS), fear(per(Number(BEASTLY), 2, most=8))),
        damage(per(Number(BEASTLY), 3)),
        damage(per(Number(BLIGHTS)), more=True),
        threshold("3 water 3 animal", repeat()),
    ),
    _major(
        "smothering-infestation",
        3,
        SLOW,
        "water plant",
        _land(0),
        add(1, DISEASE),
        when(OnTerrain([JUNGLE, WETLAND]), fear(2), damage(3)),
        threshold("2 water 2 plant", damage_each(1)),
    ),
    _major(
        "strangling-firevine",
        4,
        SLOW,
        "fire plant",
        _land(1, origin=SANDS),
        destroy(ALL, EXPLORERS),
        add(1, WILDS),
        in_a_land(Origins(), add(1, WILDS)),
        damage(_OVERGROWN),
        threshold("2 fire 3 plant", damage(_OVERGROWN, more=True)),
    ),
    _major(
        "sweep-into-the-sea",
        4,
        SLOW,
        "sun air water",
        _land(2),
        either(sweep(ALL, MEN), when(IsCoastal(), destroy(ALL, MEN))),
        threshold("3 sun 2 water", repeat(adjacent=True)),
    ),
    _major(
        "tigers-hunting",
        2,
        FAST,
        "sun moon animal",
        _land(1, NO_BLIGHT, origin=JUNGLE),
        fear(2),
        add(1, BEASTS),
        gather(1, BEASTLY, UP_TO),
        damage(per(Number(BEASTLY))),
        push(2, BEASTLY, UP_TO),
        threshold(
            "2 sun 2 moon 3 animal",
            in_a_land(Around(NO_BLIGHT, INVADERS), damage(Sum(Fixed(1), per(Number(BEASTLY))))),
        ),
    ),
    _major(
        "volcanic-eruption",
        8,
        SLOW,
        "fire earth",
        _land(1, origin=MOUNTAIN),
        fear(6),
        damage(20),
        destroy(ALL, DAHANS | BEASTLY),
        add(1, BLIGHT),
        threshold(
            "4 fire 3 earth",
            destroy(ALL, INVADERS),
            add(1, WILDS),
            each_land(
                Around(),
                damage(10),
                destroy(ALL, DAHANS | BEASTLY),
                when(There(BLIGHTS, 0, 0), add(1, BLIGHT)),
            ),
        ),
    ),
]
