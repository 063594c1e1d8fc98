"""What is done with whole creatures: naming one, copying its power, laying a card on it."""

from typing import TYPE_CHECKING

from spieltisch.core.effects import Node, Step
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.equinox.effects.basics import CHOSEN, COLUMN, MUST, Choice, Instant
from spieltisch.games.equinox.state import codes, verbs

if TYPE_CHECKING:
    from spieltisch.games.equinox.state.table import Table


class OfCreature(Choice):
    """A choice of a creature still in play."""

    def __init__(self, verb: int, gone: int) -> None:
        super().__init__(verb)
        self.gone = gone  # the reason why an eliminated one is not possible

    def candidates(self, table: "Table", frame: Frame) -> list[int]:
        return table.alive

    def refusal(self, table: "Table", frame: Frame, thing: int) -> int:
        if not table.in_game[thing]:
            return codes.NOT_IN_GAME
        return self.gone if table.gone[thing] else codes.LEGAL


class Name(OfCreature):
    """Name a creature."""

    def __init__(self) -> None:
        super().__init__(verbs.NAME, codes.NAME_IN_PLAY)

    def told(self) -> Text:
        return Text("nenne eine Kreatur im Turnier", "name a creature still in play")


class Reveal(Instant):
    """Every secret prediction on the named creature is revealed."""

    brings_out = True

    def act(self, table: "Table", frame: Frame) -> None:
        table.force_reveal(frame.seat, frame.values[CHOSEN])

    def told(self) -> Text:
        return Text(
            "alle geheimen Wetten auf sie werden sofort aufgedeckt",
            "all secret predictions on it are revealed at once",
        )


class Lay(OfCreature):
    """Lay the card that was played on the current field of a creature."""

    held = 1

    def __init__(self) -> None:
        super().__init__(verbs.ON, codes.CHAMELEON_GONE)

    def act(self, table: "Table", frame: Frame, thing: int) -> None:
        table.lay_card(frame.seat, frame.values[CHOSEN], thing)

    def told(self) -> Text:
        return Text(
            "lege es auf das aktuelle Feld einer beliebigen Kreatur im Turnier; seine Stärke gilt,"
            " es nutzt keine Fähigkeit, und eine Kreaturenkarte direkt darauf auch nicht",
            "lay it on the current field of any creature still in play; its strength counts, it"
            " uses no power, and neither does a creature card laid directly on it",
        )


class Copy(Choice):
    """Use the power of a creature that was eliminated in this game, as if it were one's own."""

    def __init__(self) -> None:
        super().__init__(verbs.COPY)

    def candidates(self, table: "Table", frame: Frame) -> list[int]:
        return table.creatures

    def refusal(self, table: "Table", frame: Frame, thing: int) -> int:
        if not table.in_game[thing]:
            return codes.COPY_BOX
        if not table.gone[thing]:
            return codes.COPY_IN_PLAY
        power = table.power_of(thing)
        if power is None:
            return codes.COPY_NOTHING
        hindrance = power.hindrance(table, Frame(thing, MUST, frame.seat, [frame.values[COLUMN]]))
        if hindrance == codes.ONCE_A_TURN:
            return codes.COPY_ONCE
        return codes.COPY_NO_EFFECT if hindrance else codes.LEGAL

    def act(self, table: "Table", frame: Frame, thing: int) -> None:
        frame.effect = thing
        frame.step = MUST
        power = table.power_of(thing)
        if power is not None and not power.asks() and not table.quiet:
            table.note("power", [frame.seat, thing, frame.values[COLUMN]])

    def told(self) -> Text:
        return Text(
            "nutze die Fähigkeit einer Kreatur, die in dieser Partie verschwunden ist",
            "use the power of a creature that was eliminated in this game",
        )


class HalfPoint(Node):
    """Nothing to activate: the creature's cards are stronger and its pebbles are worth more."""

    def flatten(self, steps: list[Step]) -> None:
        """Strengths and points are read off the cards."""

    def told(self) -> Text:
        return Text(
            "keine Fähigkeit zum Aktivieren: Die Kreaturenkarten sind einen halben Punkt stärker,"
            " und überlebt die Kreatur, bringt jeder Wettstein in ihrer Spalte einen halben"
            " Prestigepunkt mehr",
            "no power to activate: its creature cards are half a point stronger, and if it"
            " survives, every pebble in its column scores half a prestige point more",
        )
