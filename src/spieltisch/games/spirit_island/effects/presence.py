"""Presence that is added to the island, and that is destroyed there."""

from typing import Final

from spieltisch.core.effects import ASKS, Amount, Step
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text, joined
from spieltisch.games.spirit_island.cards import boards, panel
from spieltisch.games.spirit_island.effects.basics import (
    MUST,
    TARGET,
    USER,
    Counted,
    asked,
    go_on,
    island,
)
from spieltisch.games.spirit_island.effects.words import (
    any_of_words,
    land_name,
    land_words,
    terrain_words,
)
from spieltisch.games.spirit_island.state import acts, codes, programs, verbs
from spieltisch.games.spirit_island.state.programs import DONE, LAND, LEFT, MARK, PIECE
from spieltisch.games.spirit_island.state.table import Island

# Where presence is added if not in range of other presence.
HERE: Final = -1  # in the land it is about
ANYWHERE: Final = -2
ON_BOARD: Final = -2  # where presence is lost: on the board that the effect is about

# Where it comes from: what `verbs.TRACK` names.
ENERGY_TRACK: Final = 0
PLAYS_TRACK: Final = 1
DESTROYED: Final = 2
ISLAND: Final = 3


class AddPresence(Step):
    """A spirit adds presence: first where, then from which track.

    Instead of a track a presence that is already on the island may be taken (SI-P-041).
    ``anyhow``: also where presence of the spirit may not be otherwise. ``lost``: so many of its
    destroyed ones come back at once, into the land it is about.
    """

    def __init__(
        self,
        reach: int,
        fits: int,
        growth: bool,
        who: int,
        anyhow: bool = False,
        lost: int = 0,
    ) -> None:
        self.reach = reach  # from own presence; or `HERE` or `ANYWHERE`
        self.fits = fits
        self.growth = growth
        self.who = who
        self.anyhow = anyhow
        self.lost = lost

    def lands(self, table: Island, frame: Frame) -> list[int]:
        near = self.near(table, frame)
        if self.growth and not self.fits and not table.rule(frame.seat, panel.OF_THE_OCEAN):
            return near  # no ocean is among them
        return [land for land in near if not self.unfit(table, frame.seat, land)]

    def near(self, table: Island, frame: Frame) -> list[int]:
        """The lands in range, fit or not. In growth other spirits do not reach over the sea."""
        if self.reach == HERE:
            return [frame.values[LAND]]
        if self.reach == ANYWHERE:
            return table.lands + [board * boards.STRIDE for board in table.in_play()]
        sea = not self.growth or table.rule(frame.seat, panel.OF_THE_OCEAN)
        return table.distances(table.presence_lands(frame.seat), self.reach, sea)

    def unfit(self, table: Island, seat: int, land: int) -> bool:
        """Whether a land does not fit. Growth must name the oceans; powers treat them as lands."""
        if self.growth and table.at_sea(land) and not self.fits & panel.IN_OCEAN:
            return True
        stands = self.anyhow or table.may_stand(seat, land)
        return not (table.fits(land, self.fits, seat) and stands)

    def sources(self, table: Island, frame: Frame) -> list[int]:
        """Where the presence can come from, once it is clear where it goes."""
        seat = frame.seat
        own = table.spirit(seat)
        found = []
        if table.energy_track[seat] < len(own.energy):
            found.append(verbs.TRACK + ENERGY_TRACK)
        if table.plays_track[seat] < len(own.plays):
            found.append(verbs.TRACK + PLAYS_TRACK)
        if self.growth and regenerates(table, seat):
            found.append(verbs.TRACK + DESTROYED)
        if self.elsewhere(table, frame):
            found.append(verbs.TRACK + ISLAND)
        return found

    def elsewhere(self, table: Island, frame: Frame) -> list[int]:
        """The lands with own presence but the one where it is added."""
        return [land for land in table.presence_lands(frame.seat) if land != frame.values[MARK]]

    def run(self, state: State, frame: Frame) -> bool:
        table, values = island(state), frame.values
        if values[LEFT] < 0:
            frame.seat = asked(table, frame, self.who)
            if self.lost:
                return self.restore(table, frame)
            values[LEFT] = 0
            values[MARK] = -1
        if values[MARK] < 0:
            lands = self.lands(table, frame)
            if len(lands) > 1:
                return ASKS
            if not lands:
                return go_on(frame)
            values[MARK] = lands[0]
        if values[PIECE] < 0 and not self.sources(table, frame):
            values[MARK] = -1
            return go_on(frame)
        return ASKS

    def restore(self, table: Island, frame: Frame) -> bool:
        """Brings destroyed presence back."""
        number = min(self.lost, table.destroyed[frame.seat])
        for _ in range(number):
            table.destroyed[frame.seat] -= 1
            acts.add_presence(table, frame.seat, frame.values[LAND])
        frame.values[DONE] = number
        return go_on(frame)

    def choices(self, state: State, frame: Frame) -> list[int]:
        table = island(state)
        if frame.values[MARK] < 0:
            return [verbs.LAND + land for land in self.lands(table, frame)]
        if frame.values[PIECE] < 0:
            return self.sources(table, frame)
        return [verbs.FROM + land for land in self.elsewhere(table, frame)]

    def why_not(self, state: State, frame: Frame, move: int) -> int:
        table, values = island(state), frame.values
        verb, argument = verbs.VERB[move], verbs.ARGUMENT[move]
        if values[MARK] < 0 and verb == verbs.LAND:
            if argument not in self.near(table, frame):
                known = argument in table.places()
                return codes.OUT_OF_RANGE if known else codes.NOT_ON_ISLAND
            return codes.WRONG_LAND
        if values[MARK] >= 0 and values[PIECE] < 0 and verb == verbs.TRACK:
            return codes.NO_PRESENCE_LEFT
        return codes.NOT_THERE if values[PIECE] >= 0 and verb == verbs.FROM else codes.NOT_ASKED

    def choose(self, state: State, frame: Frame, move: int) -> None:
        table, seat, values = island(state), frame.seat, frame.values
        verb, source = verbs.VERB[move], verbs.ARGUMENT[move]
        if verb == verbs.LAND:
            values[MARK] = source
            return
        if verb == verbs.TRACK and source == ISLAND:
            values[PIECE] = 0
            return
        land = values[MARK]
        values[MARK] = -1
        go_on(frame)
        if verb == verbs.FROM:
            acts.lift_presence(table, seat, source)
        elif source == DESTROYED:
            table.destroyed[seat] -= 1
            if table.blighted:
                table.energy[seat] -= 1
        else:
            uncover(table, seat, source)
        acts.add_presence(table, seat, land)

    def question(self, state: State, frame: Frame) -> Text:
        values = frame.values
        if values[MARK] < 0:
            said = Text(
                "Füge 1 Präsenz hinzu ({where}): Wähle ein Gebiet",
                "Add 1 Presence ({where}): choose a land",
            )
            return said.fill(where=self.where_words())
        if values[PIECE] < 0:
            said = Text(
                "Wähle, woher die Präsenz für {land} kommt",
                "Choose where the Presence for {land} comes from",
            )
            return said.fill(land=land_name(values[MARK]))
        return Text(
            "Wähle das Gebiet, aus dem die Präsenz nach {land} kommt",
            "Choose the land from which the Presence goes to {land}",
        ).fill(land=land_name(values[MARK]))

    def where_words(self) -> Text:
        """Where it may be added: "range 1; land with Dahan"."""
        where = Text("Reichweite {reach}", "range {reach}").fill(reach=self.reach)
        if self.reach == HERE:
            where = Text("dort", "there")
        elif self.reach == ANYWHERE:
            where = Text("beliebig weit", "at any distance")
        if self.anyhow:
            where = Text(
                "auch wo du sonst keine haben darfst", "even where you may not have any otherwise"
            )
        terrains = [at for at in range(codes.OCEAN) if self.fits >> at & 1]
        fits = [terrain_words([at]) for at in terrains]
        others = self.fits & ~sum([1 << at for at in terrains])
        if others:
            fits.append(land_words(others))
        return joined([where, any_of_words(fits)], "; ") if fits else where

    def told(self) -> Text:
        if self.lost:
            said = Text(
                "der Geist fügt dort bis zu {lost} seiner zerstörten Präsenz hinzu",
                "the Spirit adds up to {lost} of its destroyed Presence there",
            )
            return said.fill(lost=self.lost)
        said = Text("1 Präsenz hinzufügen ({where})", "add 1 Presence ({where})")
        there = self.reach == HERE and not self.anyhow
        if self.who == TARGET and there:
            said = Text("der Geist fügt dort 1 Präsenz hinzu", "the Spirit adds 1 Presence there")
        elif self.who == TARGET:
            said = Text(
                "der Geist fügt 1 Präsenz hinzu ({where})", "the Spirit adds 1 Presence ({where})"
            )
        elif there:
            said = Text("dort 1 Präsenz hinzufügen", "add 1 Presence there")
        return said.fill(where=self.where_words())


def uncover(table: Island, seat: int, track: int) -> None:
    """Takes presence off a track. An element of choice is chosen at once, or with the cards."""
    own = table.spirit(seat)
    if track == ENERGY_TRACK:
        space = own.energy[table.energy_track[seat]]
        table.energy_track[seat] += 1
    else:
        space = own.plays[table.plays_track[seat]]
        table.plays_track[seat] += 1
    acts.note(table, "uncover", [seat, track])
    if space.element == codes.ANY_ELEMENT and table.phase != codes.GROWTH:
        table.running().push(programs.ANY_ELEMENT, 0, seat, programs.bound(seat, -1))


def regenerates(table: Island, seat: int) -> bool:
    """Whether growth may bring destroyed presence back; on a blighted island for an energy."""
    if not table.destroyed[seat] or not table.rule(seat, panel.REGENERATES):
        return False
    return not table.blighted or table.energy[seat] > 0


class LosePresence(Counted):
    """Presence is destroyed: a spirit's own, anywhere or near the land, or anybody's there."""

    def __init__(self, times: "int | Amount", reach: int, own: bool) -> None:
        super().__init__(times, MUST, USER)
        self.reach = reach  # from the land it is about; -1: anywhere; or `ON_BOARD`
        self.own = own

    def options(self, table: Island, frame: Frame) -> list[int]:
        here = frame.values[LAND]
        if not self.own:
            seats = [seat for seat in range(table.seats) if table.presence_in(seat, here)]
            return [verbs.PRESENCE + seat for seat in seats]
        lands = table.presence_lands(frame.seat)
        if self.reach == ON_BOARD:
            lands = [land for land in boards.lands_of(here // boards.STRIDE) if land in lands]
        elif self.reach >= 0:
            near = table.distances([here], self.reach)
            lands = [land for land in near if table.presence_in(frame.seat, land)]
        return [verbs.LAND + land for land in lands]

    def refused(self, table: Island, frame: Frame, move: int) -> int:
        if not self.own:
            return codes.NOT_THERE
        there = table.presence_in(frame.seat, verbs.ARGUMENT[move])
        return codes.OUT_OF_RANGE if there else codes.NOT_THERE

    def do(self, table: Island, frame: Frame, move: int) -> None:
        argument = verbs.ARGUMENT[move]
        self.count_down(frame)
        if self.own:
            acts.destroy_presence(table, frame.seat, argument)
        else:
            acts.destroy_presence(table, argument, frame.values[LAND])

    def question(self, state: State, frame: Frame) -> Text:
        left, land = frame.values[LEFT], frame.values[LAND]
        if not self.own:
            said = Text(
                "Zerstöre {left} Präsenz in {land}: Wähle, wessen",
                "Destroy {left} Presence in {land}: choose whose",
            )
            return said.fill(left=left, land=land_name(land))
        return Text(
            "Zerstöre {left} deiner Präsenz: Wähle ein Gebiet",
            "Destroy {left} of your Presence: choose a land",
        ).fill(left=left)

    def told(self) -> Text:
        said = Text("{times} Präsenz zerstören", "destroy {times} Presence")
        if self.own and self.reach < 0:
            said = Text("{times} eigene Präsenz zerstören", "destroy {times} of your Presence")
        elif self.own:
            said = Text(
                "{times} eigene Präsenz zerstören (Reichweite {reach})",
                "destroy {times} of your Presence (range {reach})",
            )
        return said.fill(times=self.times.told(), reach=self.reach)
