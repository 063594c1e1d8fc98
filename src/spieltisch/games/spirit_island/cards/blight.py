"""The blight cards: how much blight the other side brings, and what it does when."""

from typing import Final

from spieltisch.core.effects import Node
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.effects import land, spirit
from spieltisch.games.spirit_island.effects.amounts import AllPlayers, per
from spieltisch.games.spirit_island.effects.basics import either, then, when
from spieltisch.games.spirit_island.effects.cases import HasCards
from spieltisch.games.spirit_island.effects.choosing import each_board, each_player, in_land
from spieltisch.games.spirit_island.effects.conditions import AnyPresence, IsInland, There, no
from spieltisch.games.spirit_island.effects.lands import here
from spieltisch.games.spirit_island.state import codes
from spieltisch.games.spirit_island.state.programs import AT_ONCE, INVADER_PHASES, SPIRIT_PHASES

HEALTHY: Final = 2  # blight for each player on the healthy side of every card

_TIMES: Final = {
    AT_ONCE: Text("Sofort: {what}", "At once: {what}"),
    INVADER_PHASES: Text(
        "Zu Beginn jeder Invasoren-Phase: {what}", "At the start of each Invader Phase: {what}"
    ),
    SPIRIT_PHASES: Text("In jeder Geister-Phase: {what}", "In each Spirit Phase: {what}"),
}


class BlightCard:
    """The side of the blighted island; the healthy one says nothing but its blight."""

    def __init__(self, key: str, blight: int, time: int, effect: Node) -> None:
        self.key = key
        self.blight = blight  # for each player
        self.time = time
        self.effect = effect

    def told(self) -> Text:
        said = Text(
            "Verödete Insel: {blight} Ödnis pro Spieler. {effect}",
            "Blighted Island: {blight} Blight per player. {effect}",
        )
        effect = _TIMES[self.time].fill(what=self.effect.told())
        return said.fill(blight=self.blight, effect=effect)


CARDS: Final[list[BlightCard]] = [
    BlightCard("downward-spiral", 5, INVADER_PHASES, each_player(spirit.lose_presence())),
    BlightCard(
        "memory-fades-to-dust",
        4,
        INVADER_PHASES,
        each_player(
            when(
                HasCards(),
                either(spirit.forget_card(), spirit.lose_presence()),
                otherwise=spirit.lose_presence(),
            )
        ),
    ),
    BlightCard(
        "a-pall-upon-the-land",
        3,
        AT_ONCE,
        each_board(
            in_land(here(unsaid=[AnyPresence()]), spirit.lose_presence(own=False)),
            in_land(here(unsaid=[There(codes.TOWNS)]), land.remove(1, codes.TOWNS)),
        ),
    ),
    BlightCard("aid-from-lesser-spirits", 2, AT_ONCE, spirit.take_aid()),
    BlightCard(
        "back-against-the-wall",
        2,
        SPIRIT_PHASES,
        then(spirit.gain_energy(1), spirit.extra_plays(1)),
    ),
    BlightCard(
        "disintegrating-ecosystem",
        5,
        AT_ONCE,
        each_board(
            in_land(here(unsaid=[There(codes.ALL_BEASTS)]), land.destroy(1, codes.ALL_BEASTS)),
            in_land(here(There(codes.BUILDINGS)), land.add(1, codes.BLIGHT)),
        ),
    ),
    BlightCard(
        "erosion-of-will",
        3,
        AT_ONCE,
        then(
            land.fear(per(AllPlayers(), 2)),
            each_player(spirit.lose_presence(), spirit.lose_energy(1)),
        ),
    ),
    BlightCard(
        "promising-farmlands",
        4,
        AT_ONCE,
        each_board(
            in_land(
                here(IsInland(), no(codes.BUILDINGS)),
                land.add(1, codes.TOWN),
                land.add(1, codes.CITY),
            )
        ),
    ),
    BlightCard("tipping-point", 5, AT_ONCE, each_player(spirit.lose_presence(3))),
]
