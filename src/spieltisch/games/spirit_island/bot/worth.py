"""How good an island is, as a sum of named parts. All spirits win or lose together, so all count.

What lies in a land is weighed together with what the invaders will do there. That is worked out
once for each way a land can look, because a look ahead changes only few lands at a time.
"""

from typing import Final, final

from spieltisch.games.spirit_island.bot.weights import WEIGHTS
from spieltisch.games.spirit_island.cards import boards, panel
from spieltisch.games.spirit_island.effects.blight import blight_cards
from spieltisch.games.spirit_island.effects.cases import Exists
from spieltisch.games.spirit_island.effects.conditions import There
from spieltisch.games.spirit_island.effects.invaders import has_source, matches
from spieltisch.games.spirit_island.rules.forecast import COMING, Row, forecast_of, possible_cards
from spieltisch.games.spirit_island.state import codes, programs, score
from spieltisch.games.spirit_island.state.law import Law
from spieltisch.games.spirit_island.state.table import Island

_LANDS: Final = boards.LANDS
_TIE: Final = 0.001  # how much more a spirit cares for itself
_FAR: Final = 3  # ranges beyond that count as this
_BLIGHTS: Final = 2  # damage that blights a land


@final
class Prospect:
    """What a land is worth with all that will happen there, and the blight and losses it brings."""

    def __init__(self) -> None:
        self.worth = 0.0
        self.blight = 0.0
        self.coming = 0  # blight of the coming phase alone
        self.towns = 0  # that are built in the coming phase
        self.lost: list[int] = []  # seats that lose presence in the coming phase


@final
class Situation:
    """What is known of lands as long as everything but what lies in them stays as it is."""

    def __init__(self, table: Island) -> None:
        self.ways: dict[tuple[int, ...], Prospect] = {}  # by what lies in a land
        self.named: list[float] = []  # by land, as they are in play: how likely it is explored
        cards = possible_cards(table)
        for land in table.lands:
            named = sum([1 for card in cards if matches(table, card, land)])
            self.named.append(named / len(cards) if cards else 0.0)


_SEEN: Final[dict[tuple[int, ...], Situation]] = {}
_MOST: Final = 40_000  # ways of a land that are remembered


def evaluate(table: Island, seat: int) -> float:
    """How good the island is; the seat only breaks ties."""
    if table.ended:
        return WEIGHTS.won if score.won(table) else -WEIGHTS.won
    lands = prospects(table)
    strong, placed = spirits(table, seat, lands)
    return island(table, lands) + fear(table) + nearness(table) + strong + placed


def spirits(table: Island, seat: int, lands: list[Prospect]) -> tuple[float, float]:
    """What all spirits are worth, and where they stand as far as that always counts."""
    strong, placed = 0.0, 0.0
    for other in range(table.seats):
        more = 1.0 + (_TIE if other == seat else 0.0)
        strong += more * spirit(table, other)
        if wanders(table, other):
            placed += more * (reach_among(table, other, lands) + muster(table, other))
    return strong, placed


# the island


def prospects(table: Island) -> list[Prospect]:
    """What all lands are worth, in the order in which they are in play."""
    ways = _situation(table).ways
    return [_prospect(table, ways, land) for land in table.lands]


def island(table: Island, lands: list[Prospect]) -> float:
    """All lands with what the invaders will do there, and how much blight that leaves."""
    value, blight = 0.0, 0.0
    coming, towns = 0, 0
    doom = WEIGHTS.doom * (WEIGHTS.averted if table.phase == codes.GROWTH else 1.0)
    lost = [0] * table.seats
    for prospect in lands:
        value += prospect.worth
        blight += prospect.blight
        coming += prospect.coming
        towns += prospect.towns
        for seat in prospect.lost:
            lost[seat] += 1
    for seat in range(table.seats):
        left = presence(table, seat)
        if not left or (lost[seat] and lost[seat] >= left):
            value -= doom if left else WEIGHTS.won
    value -= danger(table, blight) + sickness(table, blight) + shortage(table, towns)
    if coming >= table.blight and (table.blighted or not table.blight_card):
        value -= doom
    return value - explorers(table)


def danger(table: Island, coming: float) -> float:
    """How near defeat by blight is, with what is to come."""
    left = float(table.blight)
    if table.blight_card and not table.blighted:
        left += WEIGHTS.hidden_blight * table.seats
    each = (left - coming) / table.seats
    return float(WEIGHTS.danger * table.seats * WEIGHTS.nearer**-each)


def sickness(table: Island, coming: float) -> float:
    """What a blighted island costs the spirits from now on, the nearer it is, the more.

    Some blight cards take presence or cards from all spirits in every round that is left.
    """
    if not table.blight_card:
        return 0.0
    cards = [table.blight_card] if table.blighted else blight_cards(table.claw)
    taking = [card for card in cards if programs.BLIGHT_TIMES[card] == programs.INVADER_PHASES]
    cost = WEIGHTS.sick * table.seats * turns_left(table) * len(taking) / len(cards)
    if table.blighted:
        return cost
    left = max(0.0, table.blight - coming) / table.seats
    return float(cost * WEIGHTS.sicker**-left)


def shortage(table: Island, coming: int) -> float:
    """How near defeat is where the supply of towns must not run out."""
    if not table.law.towns_each:
        return 0.0
    left = table.law.towns_each * table.seats - table.invaders[codes.TOWN] - coming
    return float(WEIGHTS.doom * WEIGHTS.scarcer ** -max(0.0, left / table.seats))


def crowding(table: Island, buildings: int) -> float:
    """How near defeat is in a land, where so many towns and cities in one of them lose the game."""
    most = crowd(table.law)
    if not most:
        return 0.0
    return float(WEIGHTS.doom * WEIGHTS.fuller ** -max(0, most - buildings))


def crowd(law: Law) -> int:
    """The towns and cities in one land with which the game is lost, 0 if no number does that."""
    for condition in law.losses:
        if isinstance(condition, Exists):
            for wanted in condition.lands.conditions:
                if isinstance(wanted, There) and wanted.kinds == codes.BUILDINGS:
                    return wanted.least
    return 0


def explorers(table: Island) -> float:
    """What the explorers cost that the next card will bring, whichever it is."""
    if table.phase == codes.SLOW_PHASE:
        return 0.0
    found = 0.0
    for land, likely in zip(table.lands, _situation(table).named):
        if likely and has_source(table, land):
            found += likely
    return WEIGHTS.explored * WEIGHTS.explorer * found


def _situation(table: Island) -> Situation:
    """What is remembered of this situation."""
    situation = [table.phase == codes.SLOW_PHASE, table.adversary, table.level, table.scenario]
    situation += [len(table.invader_deck), table.terror(), *table.spirits, *table.boards]
    situation += [-1, *table.turn, -1]
    situation += [*table.ravage, -1, *table.build, -1, *table.early, -1, *table.delays, -1]
    situation += [*table.explore, -1, *table.invader_discard, -1, len(table.sunk)]
    for frame in table.stacks.common.frames:
        situation += [frame.effect, frame.step, *frame.values]
    key = tuple(situation)
    seen = _SEEN.get(key)
    if seen is None:
        if sum([len(other.ways) for other in _SEEN.values()]) > _MOST:
            _SEEN.clear()
        seen = Situation(table)
        _SEEN[key] = seen
    return seen


def _prospect(table: Island, seen: dict[tuple[int, ...], Prospect], land: int) -> Prospect:
    at = land * codes.TOKENS
    look = [land, table.defend[land], table.skips[land], *table.tokens[at : at + codes.TOKENS]]
    look += [table.presence[seat * _LANDS + land] for seat in range(table.seats)]
    if table.law.empty_builds:
        around = [table.count(other, codes.BUILDINGS) for other in table.near[land]]
        look.append(sum(around))
    key = tuple(look + table.pieces[land])
    found = seen.get(key)
    if found is None:
        found = prospect(table, land)
        seen[key] = found
    return found


def prospect(table: Island, land: int) -> Prospect:
    """Weighs a land."""
    found = Prospect()
    weights = WEIGHTS
    worth = _pieces(table, land)
    buildings = table.count(land, codes.BUILDINGS)
    rows = forecast_of(table, land)
    for row in rows:
        counts = weights.coming if row.turn == COMING else weights.following
        change = 0.0
        for kind in range(codes.DAHAN):
            change += row.slain[kind] * (_cost(kind) + weights.fear * codes.FEAR[kind])
        for kind in row.builds:
            change -= _cost(kind)
        change -= weights.dahan * row.dahan
        change -= weights.presence * (len(row.presence) + row.sworn)
        change -= weights.blight * (row.blight + row.cascades)
        worth += counts * change
        found.blight += counts * (row.blight + row.cascades)
        buildings += len(row.builds) - row.slain[codes.TOWN] - row.slain[codes.CITY]
        if row.turn == COMING:
            found.lost = row.presence
            found.coming = row.blight + row.cascades
            found.towns = row.builds.count(codes.TOWN)
    found.worth = worth - menace(table, land, rows) - crowding(table, buildings)
    return found


def menace(table: Island, land: int, rows: list[Row]) -> float:
    """What it costs that a land will be blighted whenever the invaders come back to ravage it."""
    damage = strength(table, land)
    for row in rows:
        for kind in range(codes.DAHAN):
            damage -= row.slain[kind] * codes.DAMAGE[kind]
        for kind in row.builds:
            damage += codes.DAMAGE[kind]
    if damage < _BLIGHTS:
        return 0.0
    rounds = turns_left(table) / WEIGHTS.rounds
    spreads = 1.0 + (WEIGHTS.spreads if table.token(land, codes.BLIGHT) else 0.0)
    return WEIGHTS.menace * rounds * spreads


def strength(table: Island, land: int) -> int:
    """The damage that the invaders in a land deal when they ravage it."""
    found = 0
    for piece in table.pieces[land]:
        if piece & 3 != codes.DAHAN:
            found += table.strikes(land, piece)
    return found


def _cost(kind: int) -> float:
    if kind == codes.EXPLORER:
        return WEIGHTS.explorer
    return WEIGHTS.town if kind == codes.TOWN else WEIGHTS.city


def _pieces(table: Island, land: int) -> float:
    """What is in a land now."""
    worth = 0.0
    for piece in table.pieces[land]:
        if piece & 3 == codes.DAHAN:
            worth += WEIGHTS.dahan
        else:
            worth -= _cost(piece & 3)
            if codes.strife_of(piece):
                worth += WEIGHTS.strife
    worth += WEIGHTS.wilds * min(1, table.token(land, codes.WILDS))
    worth += WEIGHTS.disease * min(1, table.token(land, codes.DISEASE))
    worth += WEIGHTS.beasts * table.token(land, codes.BEASTS)
    return worth - WEIGHTS.blight * table.token(land, codes.BLIGHT)


# fear and victory


def fear(table: Island) -> float:
    """How much fear there has been, and which terror level that has brought."""
    left = table.fear_pool * len(table.fear_deck) - table.fear
    return WEIGHTS.terror * table.seats * (table.terror() - 1) - WEIGHTS.fear * left


def nearness(table: Island) -> float:
    """How little is left to do for a victory; it counts the more, the fewer rounds are left."""
    rounds = len(table.invader_deck) + 1.0
    hurry = 1.0 + WEIGHTS.hurry / rounds
    done = WEIGHTS.near * table.seats / (1.0 + work(table, table.terror()) / table.seats)
    return done - WEIGHTS.work * hurry * distance(table)


def distance(table: Island) -> float:
    """The work of the easiest victory: frightening the invaders so far, and removing the rest."""
    frightened, split = -float(table.fear), table.fear_split
    best = 1e9
    for terror in range(table.terror(), 5):
        best = min(best, max(0.0, frightened) + work(table, terror))
        if terror < 4:
            frightened += table.fear_pool * split[terror - 1]
    return best


def work(table: Island, terror: int) -> float:
    """The invaders that have to go for a victory at a terror level, in terms of fear."""
    left = 0.0
    if terror <= 3:
        left += WEIGHTS.city_work * table.invaders[codes.CITY]
    if terror <= 2:
        left += WEIGHTS.town_work * table.invaders[codes.TOWN]
    if terror <= 1:
        left += WEIGHTS.explorer_work * table.invaders[codes.EXPLORER]
    return left


# spirits


def spirit(table: Island, seat: int) -> float:
    """What a spirit can do from now on: tracks, energy, presence, cards."""
    turns = turns_left(table)
    value = energy_worth(table.energy[seat])
    value += turns * each_turn(table, seat)
    there = presence(table, seat)
    value += WEIGHTS.presence * there - WEIGHTS.faint * 0.5**there
    sites = len(table.sacred_sites(seat))
    value += WEIGHTS.site * (1.0 - 0.5**sites) * 2.0
    value += turns * each_card(table, seat)
    return value + WEIGHTS.in_hand * min(len(table.hands[seat]), 4)


def turns_left(table: Island) -> float:
    """The turns to come, as far as what is gained now pays in them."""
    return min(WEIGHTS.rounds, float(len(table.invader_deck)))


def muster(table: Island, seat: int) -> float:
    """What dahan are worth that stand with presence against invaders, for whoever leads them."""
    found = 0
    for land in table.presence_lands(seat):
        dahan = table.count(land, codes.DAHANS)
        if dahan:
            found += min(dahan, strength(table, land))
    return WEIGHTS.muster * found


def wanders(table: Island, seat: int) -> bool:
    """Whether powers move the presence of a spirit about, so that where it is always counts."""
    return table.rule(seat, panel.DAHAN_ALLY)


def each_card(table: Island, seat: int) -> float:
    """What the power cards of a spirit give every turn, wherever they are; majors count twice."""
    cards = table.cards_of(seat)
    number = len(cards) + sum([1 for card in cards if panel.POWERS[card].kind == panel.MAJOR])
    useful = min(float(number), WEIGHTS.turns_of_cards * table.card_plays(seat) + 3.0)
    return WEIGHTS.card * useful + WEIGHTS.spare_card * (number - useful)


def energy_worth(energy: int) -> float:
    """What energy is worth that is left."""
    spare = max(0.0, energy - WEIGHTS.enough_energy)
    return WEIGHTS.energy * (energy - spare) + WEIGHTS.spare_energy * spare


def each_turn(table: Island, seat: int) -> float:
    """What the tracks give every turn: cards that can be played and paid, elements."""
    own = table.spirit(seat)
    plays = on_track(own.plays, table.plays_track[seat])
    income = on_track(own.energy, table.energy_track[seat])
    paid = (income + WEIGHTS.saved * table.energy[seat] + 0.5) / WEIGHTS.price
    held = WEIGHTS.again * len(table.cards_of(seat))
    value = WEIGHTS.play * min(plays, paid, held) + WEIGHTS.idle * min(abs(plays - paid), 3.0)
    for space in table.uncovered(seat):
        if space.element >= 0:
            value += WEIGHTS.element
        if space.reclaims:
            value += WEIGHTS.reclaim
    return value


def on_track(spaces: list[panel.Space], uncovered: int) -> float:
    """The number that a track shows, and a part of the next one for each space towards it."""
    most, since = 0, 0
    for space in spaces[:uncovered]:
        since += 1
        if space.number > most:
            most, since = space.number, 0
    for at, space in enumerate(spaces[uncovered:]):
        if space.number > most:
            return most + WEIGHTS.towards * (space.number - most) * since / (since + at + 1)
    return float(most)


def presence(table: Island, seat: int) -> int:
    return sum(table.presence[seat * _LANDS : (seat + 1) * _LANDS])


# where presence is good


def trouble(table: Island, land: int) -> float:
    """How bad things are in a land, with what is to come."""
    if table.at_sea(land):
        return 0.0
    found = _prospect(table, _situation(table).ways, land)
    return max(
        0.0, -found.worth + WEIGHTS.blight * (found.blight - table.token(land, codes.BLIGHT))
    )


def reach(table: Island, seat: int) -> float:
    """How much trouble the powers of a spirit can reach, and how safe its presence stands."""
    return reach_among(table, seat, prospects(table))


def reach_among(table: Island, seat: int, lands: list[Prospect]) -> float:
    """The same, with what all lands are worth."""
    here = table.presence_lands(seat)
    sites = table.sacred_sites(seat)
    bad = [0.0] * _LANDS
    value = 0.0
    for land, found in zip(table.lands, lands):
        bad[land] = max(0.0, -found.worth)
        if land in here:
            value -= WEIGHTS.exposed * found.blight
    shares = ranges(table, seat)
    for at, share in enumerate(shares):
        origins = sites if at > _FAR else here
        if share and origins:
            within = table.distances(origins, at % (_FAR + 1))
            value += WEIGHTS.reach * share * sum([bad[land] for land in within])
    return value


def ranges(table: Island, seat: int) -> list[float]:
    """Which part of the powers of a spirit has which range: from presence, then from sacred sites.

    Innate powers count twice; they can be used every turn.
    """
    found = [0.0] * (2 * _FAR + 2)
    own = table.spirit(seat)
    targets = [innate.target for innate in own.innates] * 2
    targets += [panel.POWERS[card].target for card in table.cards_of(seat)]
    for target in targets:
        if not target.spirit:
            source = _FAR + 1 if target.source == panel.SACRED_SITE else 0
            found[source + min(_FAR, target.reach)] += 1.0
    total = max(1.0, sum(found))
    return [share / total for share in found]
