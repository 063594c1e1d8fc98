"""The island: what follows from the data, asked by rules, effects, texts and bots alike."""

from typing import Any, Final

from mypy_extensions import i64

from spieltisch.core.stack import Stack
from spieltisch.games.spirit_island.cards import boards, panel
from spieltisch.games.spirit_island.cards.invaders import CARDS as INVADERS
from spieltisch.games.spirit_island.cards.panel import POWERS, SPIRITS
from spieltisch.games.spirit_island.state import codes, turn
from spieltisch.games.spirit_island.state.data import LATER, IslandData

UNKNOWN: Final = -2
_LANDS: Final = boards.LANDS
_SEA: Final = [land % boards.STRIDE == 0 for land in range(_LANDS)]
# An ocean in play is a coastal wetland; nobody asks about one that is not.
_TERRAIN: Final = [codes.WETLAND if sea else at for sea, at in zip(_SEA, boards.terrains())]
_COASTAL: Final = [_SEA[land] or boards.is_coastal(land) for land in range(_LANDS)]


class Island(IslandData):
    """The table as it is asked about."""

    now: Stack  # the one whose effects are being carried out
    asked_first: int = UNKNOWN  # the first seat that is asked, as the last move has left it

    def running(self) -> Stack:
        return self.now

    def restore(self, data: Any) -> None:
        super().restore({**LATER, **data} if isinstance(data, dict) else data)
        self.now = self.stacks.common
        self.asked_first = UNKNOWN

    # lands

    def terrain(self, land: int) -> int:
        return _TERRAIN[land]

    def coastal(self, land: int) -> bool:
        return _COASTAL[land]

    def difficulty(self) -> int:
        """How hard the game is, as a rough guide: adversary, scenario and map add up."""
        if self.boards[0] < boards.BALANCED:
            return self.law.difficulty
        return self.law.difficulty + (boards.HARDER_CLAW if self.claw else boards.HARDER)

    def first_land(self) -> int:
        """The land that an effect is about which is about none."""
        return self.boards[0] * boards.STRIDE + 1

    def owner(self, land: int) -> int:
        """The seat that decides about a land: the one whose board it is on."""
        return self.map.owners[land]

    def at_sea(self, land: int) -> bool:
        """Whether it is an ocean."""
        return _SEA[land]

    def seas(self) -> list[int]:
        """The oceans in play: of the boards where the spirit that brings them has presence."""
        seat = self.holder(panel.OF_THE_OCEAN)
        if seat < 0:
            return []
        found = []
        for board in self.in_play():
            first = seat * _LANDS + board * boards.STRIDE
            for at in range(first, first + boards.STRIDE):
                if self.presence[at]:
                    found.append(board * boards.STRIDE)
                    break
        return found

    def places(self) -> list[int]:
        """What powers treat as a land: the lands, then the oceans in play. Nobody changes it."""
        seas = self.seas()
        return self.lands + seas if seas else self.lands

    def around(self, land: int, sea: bool = True) -> list[int]:
        """The neighbours of a land; oceans in play are among them for powers and blight only."""
        seas = self.seas() if sea else []
        return [other for other in self.near[land] if not _SEA[other] or other in seas]

    def distances(self, origins: list[int], reach: int, sea: bool = True) -> list[int]:
        """The lands within a range of any of these, in the order in which they are in play."""
        seas = self.seas() if sea else []
        if reach > boards.FAR:
            return self._further(origins, reach, seas)
        near = self.map.ranges(seas)[reach] if seas else self.map.dry[reach]
        within: i64 = 0
        for land in origins:
            within |= near[land]
        found: list[int] = []
        for land in self.lands:
            if within & 1:
                found.append(land)
            within >>= 1
        for land in seas:
            if within & 1:
                found.append(land)
            within >>= 1
        return found

    def _further(self, origins: list[int], reach: int, seas: list[int]) -> list[int]:
        """The same for ranges that are looked for step by step."""
        seen = [False] * _LANDS
        edge = origins
        for land in origins:
            seen[land] = True
        for _ in range(reach):
            further: list[int] = []
            for land in edge:
                for other in self.near[land]:
                    if not seen[other] and (not _SEA[other] or other in seas):
                        seen[other] = True
                        further.append(other)
            edge = further
        return [land for land in self.lands + seas if seen[land]]

    # pieces

    def count(self, land: int, kinds: int) -> int:
        """How many pieces with health of these kinds are in a land."""
        found = 0
        for piece in self.pieces[land]:
            if kinds >> (piece & 3) & 1:
                found += 1
        return found

    def token(self, land: int, kind: int) -> int:
        return self.tokens[land * codes.TOKENS + kind - codes.BEASTS]

    def number(self, land: int, kinds: int) -> int:
        """How many pieces and tokens of these kinds are in a land."""
        found = self.count(land, kinds)
        if kinds >> codes.BEASTS:
            for kind in range(codes.BEASTS, codes.PRESENCE):
                if kinds >> kind & 1:
                    found += self.tokens[land * codes.TOKENS + kind - codes.BEASTS]
        if kinds & codes.STRIFES:
            found += sum([codes.strife_of(piece) for piece in self.pieces[land]])
        return found

    def health(self, land: int, piece: int) -> int:
        """How much damage destroys a piece; never less than 1."""
        health = codes.HEALTH[piece & 3] + self.law.more_health[piece & 3]
        return max(1, health + turn.more_health(self, land, piece)) if self.turn else health

    def strikes(self, land: int, piece: int) -> int:
        """How much damage an invader deals in a ravage, apart from strife."""
        return self.law.strikes[piece & 3]

    def defence(self, land: int) -> int:
        """By how much the damage of invaders in a land is lowered."""
        found = self.defend[land] + self.law.marker_defend * self.markers[land]
        for seat in range(self.seats):
            if self.rule(seat, panel.SITES_DEFEND) and self.sacred(seat, land):
                found += 3
            if self.turn and self.presence[seat * _LANDS + land]:
                found += turn.total(self, turn.WARDED, seat)
        if self.turn:
            found += turn.for_dahan(self, self.count(land, codes.DAHANS))
        return found

    # presence

    def presence_in(self, seat: int, land: int) -> int:
        return self.presence[seat * _LANDS + land]

    def presence_of_all(self, land: int) -> int:
        return sum([self.presence[seat * _LANDS + land] for seat in range(self.seats)])

    def presence_lands(self, seat: int) -> list[int]:
        return [land for land in self.places() if self.presence[seat * _LANDS + land]]

    def sacred(self, seat: int, land: int) -> bool:
        """Whether a land is a sacred site of a spirit."""
        there = self.presence[seat * _LANDS + land]
        if there >= 2:
            return True
        if not there or not self.rule(seat, panel.WETLAND_SITES):
            return False
        return _TERRAIN[land] == codes.WETLAND

    def sacred_sites(self, seat: int) -> list[int]:
        return [land for land in self.places() if self.sacred(seat, land)]

    def may_stand(self, seat: int, land: int) -> bool:
        """Whether presence of a spirit may be in a land at all."""
        return _COASTAL[land] or not self.rule(seat, panel.OF_THE_OCEAN)

    def holder(self, rule: int) -> int:
        """The seat of the spirit with a special rule, -1 if none has it; no two spirits do."""
        if not self.rules & rule:
            return -1
        for seat in range(self.seats):
            if SPIRITS[self.spirits[seat]].rules & rule:
                return seat
        return -1

    def rule(self, seat: int, rule: int) -> bool:
        """Whether a spirit has a special rule."""
        return SPIRITS[self.spirits[seat]].rules & rule != 0

    # spirits

    def spirit(self, seat: int) -> panel.Spirit:
        return SPIRITS[self.spirits[seat]]

    def uncovered(self, seat: int) -> list[panel.Space]:
        """The spaces of both tracks that work."""
        own = self.spirit(seat)
        return own.energy[: self.energy_track[seat]] + own.plays[: self.plays_track[seat]]

    def income(self, seat: int) -> int:
        most = 0
        for space in self.spirit(seat).energy[: self.energy_track[seat]]:
            most = max(most, space.number)
        return most

    def card_plays(self, seat: int) -> int:
        most = 0
        for space in self.spirit(seat).plays[: self.plays_track[seat]]:
            most = max(most, space.number)
        return most

    def price(self, card: int) -> int:
        """What a power card costs; less than nothing brings energy."""
        power = POWERS[card]
        return power.cost - 1 if self.law.all_fast and power.speed == codes.FAST else power.cost

    def has(self, seat: int) -> list[int]:
        """The elements that a spirit has, by element."""
        found = self.elements[seat][:]
        for card in self.played[seat]:
            for element in POWERS[card].elements:
                found[element] += 1
        for card in self.aids[seat]:
            for element in POWERS[card].elements:
                found[element] += 1
        own = self.spirit(seat)
        for at in own.energy_elements:
            if at < self.energy_track[seat]:
                found[own.energy[at].element] += 1
        for at in own.plays_elements:
            if at < self.plays_track[seat]:
                found[own.plays[at].element] += 1
        return found

    def cards_played(self, seat: int) -> int:
        """How many power cards a spirit has played this turn."""
        played = len(self.played[seat]) + len(self.covered[seat])
        return played + turn.total(self, turn.LEFT_PLAY, seat)

    def cards_of(self, seat: int) -> list[int]:
        """All power cards of a spirit, wherever they are."""
        return self.hands[seat] + self.discards[seat] + self.played[seat] + self.covered[seat]

    def granting(self, seat: int, element: int) -> list[int]:
        """Those of these cards that grant an element."""
        cards = self.cards_of(seat)
        if element == codes.ANY_ELEMENT:
            return cards
        return [card for card in cards if element in POWERS[card].elements]

    def meets(self, seat: int, wanted: panel.Elements) -> bool:
        """Whether a spirit has all these elements."""
        found = self.has(seat)
        for element, count in wanted.items():
            if found[element] < count:
                return False
        return True

    def quickened(self, seat: int) -> int:
        """How many slow powers a spirit may still use in the fast phase."""
        return self._quick(seat) + turn.total(self, turn.ANY_SPEED, seat)

    def _quick(self, seat: int) -> int:
        """How many of these are for slow powers only."""
        found = turn.total(self, turn.QUICK, seat)
        if self.rule(seat, panel.SWIFT):
            found += self.has(seat)[codes.AIR]
        return found

    def quicken(self, seat: int) -> None:
        """A slow power is used in the fast phase."""
        turn.add(self, turn.QUICK if self._quick(seat) > 0 else turn.ANY_SPEED, seat, -1)

    def delayed(self, seat: int) -> int:
        """How many fast powers a spirit may still use in the slow phase."""
        return turn.total(self, turn.ANY_SPEED, seat)

    def delay(self, seat: int) -> None:
        """A fast power is used in the slow phase."""
        turn.add(self, turn.ANY_SPEED, seat, -1)

    # targets

    def fits(self, land: int, fits: int, seat: int) -> bool:
        """Whether a land is as a power wants its target; one of several demands is enough."""
        if fits == panel.ANY_LAND or fits >> _TERRAIN[land] & 1:
            return True
        if fits & panel.IN_OCEAN and _SEA[land]:
            return True
        if fits & panel.COASTAL and _COASTAL[land]:
            return True
        if fits & panel.INLAND and not _COASTAL[land]:
            return True
        if fits & panel.WITH_DAHAN and self.count(land, codes.DAHANS):
            return True
        invaders = panel.WITH_INVADERS if self.count(land, codes.INVADERS) else panel.NO_INVADERS
        blight = panel.WITH_BLIGHT if self.token(land, codes.BLIGHT) else panel.NO_BLIGHT
        if fits & (invaders | blight):
            return True
        if fits & panel.WITH_CITY and self.count(land, codes.CITIES):
            return True
        if fits & panel.WITH_BEASTS and self.token(land, codes.BEASTS):
            return True
        if fits & panel.WITH_WILDS and self.token(land, codes.WILDS):
            return True
        return fits & panel.WITH_OWN_PRESENCE != 0 and self.presence_in(seat, land) > 0

    def suits(self, land: int, fits: int, seat: int) -> bool:
        """Whether a land fits, and powers can target it at all."""
        if self.markers[land] and self.law.marker == codes.SACK:
            return False
        return self.fits(land, fits, seat)

    def origins(self, seat: int, target: panel.Target) -> list[int]:
        """The lands from which a spirit may count the range of a power.

        By its own presence, or by that of somebody who shares it.
        """
        found = self._origins(seat, target)
        if self.turn:
            for other in range(self.seats):
                if turn.shares(self, seat, other):
                    found += [land for land in self._origins(other, target) if land not in found]
        return found

    def _origins(self, seat: int, target: panel.Target) -> list[int]:
        sites, terrain, first = target.source == panel.SACRED_SITE, target.origin, seat * _LANDS
        found: list[int] = []
        for land in self.places():
            if not self.presence[first + land] or (sites and not self.sacred(seat, land)):
                continue
            if terrain < 0 or _TERRAIN[land] == terrain:
                found.append(land)
        return found

    def reach(self, seat: int, target: panel.Target, short: int = 0) -> int:
        """The range of a power; ``short``: as bits, what elements do not add to it."""
        reach = target.reach + turn.total(self, turn.RANGE, seat)
        if self.spells & codes.WIND_RANGE:
            reach += 1
        for at, (wanted, more) in enumerate(target.further):
            if short >> at & 1:
                continue
            if self.meets(seat, wanted) or self._noted(turn.FULFILLED, target):
                reach += more
        return reach

    def _noted(self, what: int, target: panel.Target) -> bool:
        """Whether there is a note of a kind about the power card with this target."""
        notes = self.turn
        for at in range(0, len(notes), turn.SIZE):
            if notes[at] == what and POWERS[notes[at + 1]].target is target:
                return True
        return False

    def in_range(self, seat: int, target: panel.Target, short: int = 0) -> list[int]:
        """The lands that a power of a spirit reaches, whether they fit or not."""
        return self.reached(seat, self.origins(seat, target), self.reach(seat, target, short))

    def reached(self, seat: int, origins: list[int], reach: int) -> list[int]:
        """The lands within a range of some origins; some powers make it longer to the coast."""
        near = self.distances(origins, reach)
        further = turn.total(self, turn.COAST_RANGE, seat) if self.turn else 0
        if not further:
            return near
        far = self.distances(origins, reach + further)
        return [land for land in far if _COASTAL[land] or land in near]

    def any_target(self, seat: int, target: panel.Target) -> bool:
        """Whether there is a land on which a spirit may use a power."""
        if self.turn and self._noted(turn.RECALLED, target):
            return True
        near = self.in_range(seat, target)
        for land in near:
            if self.suits(land, target.fits, seat):
                return True
        return len(near) > 0 and len(self.far_targets(seat, target, near)) > 0

    def targets(self, seat: int, target: panel.Target, short: int = 0) -> list[int]:
        """The lands on which a spirit may use a power."""
        if self.turn and self._noted(turn.RECALLED, target):
            return self.places()
        near = self.in_range(seat, target, short)
        if not near:
            return []
        found = [land for land in near if self.suits(land, target.fits, seat)]
        return found + self.far_targets(seat, target, near)

    def beyond(self, seat: int, target: panel.Target, land: int, short: int) -> bool:
        """Whether a land is out of range, so that a power is used on it for an energy."""
        if self.turn and self._noted(turn.RECALLED, target):
            return False
        return land not in self.in_range(seat, target, short)

    def far_targets(self, seat: int, target: panel.Target, near: list[int]) -> list[int]:
        """The lands out of range that a spirit may use a power on for an energy."""
        if not self.energy[seat] or not self.rule(seat, panel.FAR_DAHAN):
            return []
        return [
            land
            for land in self.places()
            if land not in near
            and self.count(land, codes.DAHANS)
            and self.suits(land, target.fits, seat)
        ]

    def target_spirits(self, seat: int, target: panel.Target) -> list[int]:
        if target.another and self.seats > 1:
            return [other for other in range(self.seats) if other != seat]
        return list(range(self.seats))

    # events

    def invader_stage(self) -> int:
        """The stage of the invasion, by the back of the top invader card.

        A card of stage III above those of stage II counts as one of these (SI-156); without a card
        it is the last stage (SI-Q7).
        """
        deck = self.invader_deck
        if not deck:
            return 3
        stage = INVADERS[deck[-1]].stage
        return 2 if stage == 3 and self.moved_up() else stage

    def moved_up(self) -> bool:
        """Whether the top invader card is of a higher stage than one below it."""
        deck = self.invader_deck
        for card in deck:
            if INVADERS[card].stage < INVADERS[deck[-1]].stage:
                return True
        return False

    # fear

    def fear_piles(self, box: int) -> list[int]:
        """How many of all fear cards in the box lie at each terror level when a game begins."""
        if self.law.all_fear:
            return [box, 0, 0]
        first, second, third = self.law.fear_split
        return [first, second, box - first - second if self.law.fear_below else third]

    def terror(self) -> int:
        """The terror level, from 1 to 3."""
        if self.law.ritual_terror:
            return min(3, 1 + self.rituals)
        if self.fear_split[0]:
            return 1
        return 2 if self.fear_split[1] else 3
