"""What can be asked about spirits, about the island as a whole, and about what has been done."""

from spieltisch.core.effects import Condition
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.effects.basics import island
from spieltisch.games.spirit_island.effects.lands import Lands, OnBoard
from spieltisch.games.spirit_island.effects.words import ELEMENT_WORDS, kinds_words, many_words
from spieltisch.games.spirit_island.state import codes, programs
from spieltisch.games.spirit_island.state.programs import (
    ACTOR,
    DONE,
    FELLED,
    LAND,
    MARK,
    SPIRIT,
    VALUES,
)

# Spirits.


class OnOneself(Condition):
    """The power is used on its user."""

    def holds(self, state: State, frame: Frame) -> bool:
        return frame.values[SPIRIT] == frame.values[ACTOR]

    def told(self) -> Text:
        return Text("du das selbst bist", "that is yourself")


class OnAnother(Condition):
    """The power is used on somebody else."""

    def holds(self, state: State, frame: Frame) -> bool:
        return frame.values[SPIRIT] != frame.values[ACTOR]

    def told(self) -> Text:
        return Text("das ein anderer Geist ist", "that is another Spirit")


class HasEnergy(Condition):
    """The user has so much energy."""

    def __init__(self, least: int) -> None:
        self.least = least

    def holds(self, state: State, frame: Frame) -> bool:
        return island(state).energy[frame.values[ACTOR]] >= self.least

    def told(self) -> Text:
        return Text("du {least} Energie hast", "you have {least} Energy").fill(least=self.least)


class HasCards(Condition):
    """The spirit has so many power cards that it can forget, any or such that grant an element."""

    def __init__(self, least: int = 1, element: int = codes.ANY_ELEMENT) -> None:
        self.least = least
        self.element = element

    def holds(self, state: State, frame: Frame) -> bool:
        return len(island(state).granting(frame.values[ACTOR], self.element)) >= self.least

    def told(self) -> Text:
        if self.element != codes.ANY_ELEMENT:
            said = Text("er eine Karte mit {element} hat", "it has a card that grants {element}")
            return said.fill(element=ELEMENT_WORDS[self.element])
        if self.least == 1:
            return Text("der Geist eine Karte hat", "the Spirit has a card")
        said = Text("du mindestens {least} Karten hast", "you have at least {least} cards")
        return said.fill(least=self.least)


class AmongDahan(Condition):
    """So many dahan live in the lands of the spirit, all lands with its presence together."""

    def __init__(self, least: int) -> None:
        self.least = least

    def holds(self, state: State, frame: Frame) -> bool:
        table = island(state)
        own = table.presence_lands(frame.values[ACTOR])
        return sum([table.count(land, codes.DAHANS) for land in own]) >= self.least

    def told(self) -> Text:
        said = Text(
            "in den Gebieten mit deiner Präsenz zusammen mindestens {least} Dahan leben",
            "there are at least {least} Dahan in your lands together",
        )
        return said.fill(least=self.least)


class TargetHasLost(Condition):
    """Presence of the spirit that the power is used on has been destroyed."""

    def holds(self, state: State, frame: Frame) -> bool:
        return island(state).destroyed[frame.values[SPIRIT]] > 0

    def told(self) -> Text:
        return Text("der Geist zerstörte Präsenz hat", "the Spirit has destroyed Presence")


class SacredSites(Condition):
    """The user has so many sacred sites."""

    def __init__(self, least: int) -> None:
        self.least = least

    def holds(self, state: State, frame: Frame) -> bool:
        return len(island(state).sacred_sites(frame.values[ACTOR])) >= self.least

    def told(self) -> Text:
        return Text(
            "du mindestens {least} Heilige Stätten hast", "you have at least {least} Sacred Sites"
        ).fill(least=self.least)


# The island as a whole.


class Exists(Condition):
    """There is some land."""

    def __init__(self, lands: Lands) -> None:
        self.lands = lands

    def holds(self, state: State, frame: Frame) -> bool:
        return len(self.lands.things(state, frame)) > 0

    def told(self) -> Text:
        said = Text("es {one} gibt", "there is {one}")
        if isinstance(self.lands, OnBoard):
            said = Text("es dort {one} gibt", "there is {one} on it")
        return said.fill(one=self.lands.one())


class Fewer(Condition):
    """There are fewer of some lands than players, or none at all."""

    def __init__(self, lands: Lands, each: bool) -> None:
        self.lands = lands
        self.each = each

    def holds(self, state: State, frame: Frame) -> bool:
        return len(self.lands.things(state, frame)) < (state.seats if self.each else 1)

    def told(self) -> Text:
        said = Text("es kein {noun} gibt", "there is no {noun}")
        if isinstance(self.lands, OnBoard):
            said = Text("es dort kein {noun} gibt", "there is no {noun} on it")
        if self.each:
            said = Text(
                "es weniger als 1 {noun} je Spieler gibt",
                "there is less than 1 {noun} for each player",
            )
        return said.fill(noun=self.lands.noun())


class TooFewDahan(Condition):
    """So few dahan for each player are left."""

    def __init__(self, each: int) -> None:
        self.each = each

    def holds(self, state: State, frame: Frame) -> bool:
        table = island(state)
        dahan = sum([table.count(land, codes.DAHANS) for land in table.lands])
        return dahan < self.each * table.seats

    def told(self) -> Text:
        said = Text(
            "weniger als {each} Dahan je Spieler leben",
            "fewer than {each} Dahan for each player are alive",
        )
        return said.fill(each=self.each)


class Terror(Condition):
    """The terror level is now one of these."""

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def holds(self, state: State, frame: Frame) -> bool:
        return self.least <= island(state).terror() <= self.most

    def told(self) -> Text:
        said = Text(
            "die Furchtstufe {least} oder {most} ist", "the Terror Level is {least} or {most}"
        )
        if self.least == self.most:
            said = Text("die Furchtstufe {least} ist", "the Terror Level is {least}")
        return said.fill(least=self.least, most=self.most)


class LaterTurns(Condition):
    """It is not the first turn any more."""

    def holds(self, state: State, frame: Frame) -> bool:
        return island(state).round > 1

    def told(self) -> Text:
        return Text("die erste Runde vorbei ist", "the first turn is over")


# What has been done.


class Happened(Condition):
    """The step before has done something."""

    def holds(self, state: State, frame: Frame) -> bool:
        return frame.values[DONE] > 0

    def told(self) -> Text:
        return Text("das geschehen ist", "that was done")


class Listed(Condition):
    """A step has listed something, as what it has removed."""

    def holds(self, state: State, frame: Frame) -> bool:
        return len(frame.values) > VALUES

    def told(self) -> Text:
        return Text("Plättchen entfernt wurden", "tokens were removed")


class FellBuilding(Condition):
    """The effect has destroyed a town or a city."""

    def holds(self, state: State, frame: Frame) -> bool:
        return frame.values[FELLED] > 0

    def told(self) -> Text:
        return Text("das 1 Dorf oder 1 Stadt zerstört", "that destroys a Town or City")


class Gone(Condition):
    """There are fewer pieces of some kinds in the land than were counted before (see `Keep`)."""

    def __init__(self, kinds: int) -> None:
        self.kinds = kinds

    def holds(self, state: State, frame: Frame) -> bool:
        return island(state).number(frame.values[LAND], self.kinds) < frame.values[MARK]

    def told(self) -> Text:
        return Text("darunter {kinds} waren", "there were {kinds} among them").fill(
            kinds=kinds_words(self.kinds, 2)
        )


class PushedTo(Condition):
    """The step before has pushed something into a land with pieces of some kinds."""

    def __init__(self, kinds: int) -> None:
        self.kinds = kinds

    def holds(self, state: State, frame: Frame) -> bool:
        table = island(state)
        if not frame.values[DONE]:
            return False
        for land in frame.values[VALUES:]:
            if table.number(land, self.kinds):
                return True
        return False

    def told(self) -> Text:
        return Text(
            "dabei etwas in ein Gebiet mit {kinds} kam", "any came into a land with {kinds}"
        ).fill(kinds=many_words(self.kinds))


class ForgotThis(Condition):
    """The card forgotten in the step before is the very one whose effect this is."""

    def holds(self, state: State, frame: Frame) -> bool:
        return programs.POWER + frame.values[DONE] == frame.effect

    def told(self) -> Text:
        return Text("du dafür diese Karte vergessen hast", "you have forgotten this card for it")
