"""The blight cards: how much blight the other side brings, and what it does when."""

from typing import Final

from spieltisch.core.effects import Node
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.effects.basics import either, then
from spieltisch.games.spirit_island.effects.blight import (
    AllPlayers,
    CardOrElse,
    ForgetCard,
    LoseEnergy,
    TakeAid,
)
from spieltisch.games.spirit_island.effects.conditions import AnyPresence, inland, no
from spieltisch.games.spirit_island.effects.land import add, destroy, fear, remove
from spieltisch.games.spirit_island.effects.numbers import There, per
from spieltisch.games.spirit_island.effects.presence import lose_presence
from spieltisch.games.spirit_island.effects.spirit import ExtraPlays, gain_energy
from spieltisch.games.spirit_island.effects.where import each_board, each_player, here, in_land
from spieltisch.games.spirit_island.state.codes import (
    BEASTS,
    BLIGHT,
    BUILDINGS,
    CITY,
    TOWN,
    TOWNS,
)
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


CARDS: Final = [
    BlightCard("downward-spiral", 5, INVADER_PHASES, each_player(lose_presence())),
    BlightCard(
        "memory-fades-to-dust",
        4,
        INVADER_PHASES,
        each_player(CardOrElse(either(ForgetCard(), lose_presence()), lose_presence())),
    ),
    BlightCard(
        "a-pall-upon-the-land",
        3,
        AT_ONCE,
        each_board(
            in_land(here(unsaid=[AnyPresence()]), lose_presence(own=False)),
            in_land(here(unsaid=[There(TOWNS)]), remove(1, TOWNS)),
        ),
    ),
    BlightCard("aid-from-lesser-spirits", 2, AT_ONCE, TakeAid()),
    BlightCard("back-against-the-wall", 2, SPIRIT_PHASES, then(gain_energy(1), ExtraPlays(1))),
    BlightCard(
        "disintegrating-ecosystem",
        5,
        AT_ONCE,
        each_board(
            in_land(here(unsaid=[There(1 << BEASTS)]), destroy(1, 1 << BEASTS)),
            in_land(here(There(BUILDINGS)), add(1, BLIGHT)),
        ),
    ),
    BlightCard(
        "erosion-of-will",
        3,
        AT_ONCE,
        then(fear(per(AllPlayers(), 2)), each_player(lose_presence(), LoseEnergy(1))),
    ),
    BlightCard(
        "promising-farmlands",
        4,
        AT_ONCE,
        each_board(in_land(here(inland(), no(BUILDINGS)), add(1, TOWN), add(1, CITY))),
    ),
    BlightCard("tipping-point", 5, AT_ONCE, each_player(lose_presence(3))),
]
