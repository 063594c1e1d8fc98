"""What tokens do when an event tells them to; by themselves beasts do nothing."""

from spieltisch.core.effects import Condition, Domain, Each, Node
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.effects.basics import Instant, island, then
from spieltisch.games.spirit_island.effects.ravage import SILENT, hurt_dahan
from spieltisch.games.spirit_island.effects.words import kind_words
from spieltisch.games.spirit_island.state import acts, codes, turn
from spieltisch.games.spirit_island.state.programs import AGAIN, LAND
from spieltisch.games.spirit_island.state.table import Island


class Tokens(Domain):
    """Each token of a kind on the island, by its land; as many as there are at the beginning."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def things(self, state: State, frame: Frame) -> list[int]:
        table = island(state)
        return [land for land in table.lands for _ in range(table.token(land, self.kind))]

    def told(self) -> Text:
        return Text("je {kind}, dort", "for each {kind}, there").fill(kind=kind_words(self.kind))


class EachToken(Each):
    """The same for each token of a kind, in its land."""

    def told(self) -> Text:
        said = Text("{each}: {body}", "{each}: {body}")
        return said.fill(each=self.domain.told(), body=self.body.told())


def each_token(kind: int, *body: Node) -> EachToken:
    return EachToken(Tokens(kind), LAND, then(*body))


class CountBuildings(Instant):
    """Remembers how many towns and cities are in the land."""

    def act(self, table: Island, frame: Frame) -> None:
        frame.values[AGAIN] = table.count(frame.values[LAND], codes.BUILDINGS)

    def told(self) -> Text:
        return SILENT

    def asks(self) -> bool:
        return False


class FellBuilding(Condition):
    """There are fewer towns and cities now."""

    def holds(self, state: State, frame: Frame) -> bool:
        return island(state).count(frame.values[LAND], codes.BUILDINGS) < frame.values[AGAIN]

    def told(self) -> Text:
        return Text("das 1 Dorf oder 1 Stadt zerstört", "that destroys a Town or City")


class HurtDahan(Instant):
    """Damage to dahan that nobody may spread to save lives."""

    def __init__(self, number: int) -> None:
        self.number = number

    def act(self, table: Island, frame: Frame) -> None:
        hurt_dahan(table, frame.values[LAND], self.number)

    def told(self) -> Text:
        return Text("{number} Schaden an Dahan", "{number} Damage to Dahan").fill(
            number=self.number
        )


class IgnoreDisease(Instant):
    """Disease does not stop builds in this phase, and is not used up by them."""

    def act(self, table: Island, frame: Frame) -> None:
        turn.add(table, turn.NO_HELP, codes.DISEASE)
        acts.note(table, "no-help", [codes.DISEASE])

    def told(self) -> Text:
        return Text(
            "Seuchen verhindern in dieser Invasoren-Phase kein Bauen",
            "Disease stops no Build in this Invader Phase",
        )
