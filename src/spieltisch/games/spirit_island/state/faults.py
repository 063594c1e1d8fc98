# mypyc: skip
"""Why an island is impossible: a card in two places, a presence too many, an effect out of place.

Sentences in both languages are for what somebody may write into a position; the others can only
come from saved data that has been damaged.
"""

from collections import Counter
from typing import Final

from spieltisch.core.effects import Step
from spieltisch.core.mistake import Fault
from spieltisch.core.stack import EVERYBODY, Frame
from spieltisch.core.text import Text
from spieltisch.core.votes import OPEN, ROUNDS
from spieltisch.games.spirit_island.cards import boards, numbers, panel
from spieltisch.games.spirit_island.cards.every import CARDS, CLAW
from spieltisch.games.spirit_island.cards.invaders import CARDS as INVADERS
from spieltisch.games.spirit_island.effects.awaiting import Awaits
from spieltisch.games.spirit_island.effects.basics import ALL
from spieltisch.games.spirit_island.effects.blight import blight_cards
from spieltisch.games.spirit_island.effects.gaining import GainCard, TakeAid
from spieltisch.games.spirit_island.effects.harsher import Harsher
from spieltisch.games.spirit_island.effects.homes import Place
from spieltisch.games.spirit_island.effects.lasting import Ban
from spieltisch.games.spirit_island.effects.phase import ByCards
from spieltisch.games.spirit_island.state import codes, programs, turn, verbs
from spieltisch.games.spirit_island.state.scenario_faults import scenario_fault
from spieltisch.games.spirit_island.state.table import Island

PRESENCE: Final = 13  # of each spirit
_LANDS: Final = boards.LANDS
_DEPTH: Final = 200  # effects in progress, one inside the other: more than there can be
_MANY: Final = 999

_PRESENCE: Final = Text(
    "{spirit} hat {all} Präsenz, nicht {count}: auf der Insel {island}, auf den Leisten {tracks},"
    " zerstört {destroyed}, aus dem Spiel {gone}.",
    "{spirit} has {all} presence, not {count}: {island} on the island, {tracks} on its tracks,"
    " {destroyed} destroyed, {gone} out of the game.",
)
_NOWHERE: Final = Text(
    "{spirit} hat keine Präsenz auf der Insel; damit wäre das Spiel verloren.",
    "{spirit} has no presence on the island; that would have lost the game.",
)
_STAYS: Final = Text(
    "Präsenz von {spirit} verlässt nie das Spiel; zerstörte steht in 'destroyed'.",
    "Presence of {spirit} never leaves the game; what is destroyed belongs into 'destroyed'.",
)
_CLAW_SPIRIT: Final = Text(
    "{spirit} gehört zu Ast und Tatze (branch_and_claw = true).",
    "{spirit} belongs to Branch & Claw (branch_and_claw = true).",
)
_TWICE: Final = Text("Die Karte {card} ist an zwei Orten.", "The card {card} is in two places.")
_NOT_HERE: Final = Text(
    "In {land} kann nichts liegen: Das Gebiet ist nicht im Spiel.",
    "Nothing can lie in {land}: this land is not in play.",
)
_NO_TOKENS: Final = Text(
    "{what} in {land} gibt es nur mit Ast und Tatze (branch_and_claw = true).",
    "{what} in {land} exists only with Branch & Claw (branch_and_claw = true).",
)
_DESTROYED: Final = Text(
    "{piece} in {land} hat so viel Schaden, dass das Stück zerstört wäre.",
    "{piece} in {land} has so much damage that it would be destroyed.",
)
_INVADER_CARDS: Final = Text(
    "Die Invasorenkarten passen nicht zum Stapel {stages}: Die ausgelegten und abgelegten sind die"
    " ersten davon.",
    "The invader cards do not fit the deck {stages}: those laid out and discarded are the first of"
    " it.",
)
_FEAR_CARDS: Final = Text(
    "Es sind {all} Furcht-Karten im Spiel, nicht {count}.",
    "There are {all} fear cards in the game, not {count}.",
)
_MARKERS: Final = Text(
    "Mit {fear} Furcht wäre eine Karte verdient: Der Vorrat ist {pool}.",
    "{fear} fear would have earned a card: the pool is {pool}.",
)
_NO_BLIGHT: Final = Text(
    "Ohne Ödnis auf der Karte wäre sie umgedreht oder das Spiel verloren.",
    "Without blight on the card it would be turned over, or the game lost.",
)
_NO_EVENTS: Final = Text(
    "Ereignisse gibt es nur mit Ast und Tatze (branch_and_claw = true).",
    "There are events only with Branch & Claw (branch_and_claw = true).",
)
_NO_CARD: Final = Text(
    "Eine verödete Insel hat eine Ödnis-Karte.", "A blighted island has a blight card."
)
_COLLECTS_NONE: Final = Text(
    "Entfernte Ödnis liegt nur gegen Frankreich ab Level 5 auf der Nationen-Karte.",
    "Removed blight lies on the adversary's panel only against France from level 5 on.",
)
_COLLECTED: Final = Text(
    "Mit {most} Ödnis auf der Nationen-Karte kämen alle auf die Ödnis-Karte.",
    "With {most} blight on the adversary's panel all of it would go to the blight card.",
)
_TOWNS: Final = Text(
    "Es gibt nur {most} Dörfer, und auf der Insel sind {count}.",
    "There are only {most} towns, and {count} are on the island.",
)
_CLAW_NATION: Final = Text(
    "Die Nation {nation} gehört zu Ast und Tatze (branch_and_claw = true).",
    "The adversary {nation} belongs to Branch & Claw (branch_and_claw = true).",
)
_WRONG_BLIGHT_CARD: Final = Text(
    "Die Ödnis-Karte {card} gehört zu Ast und Tatze (branch_and_claw = true).",
    "The blight card {card} belongs to Branch & Claw (branch_and_claw = true).",
)


def fault(table: Island) -> Fault:
    """What makes an island impossible, ``None`` if it is sound."""
    for check in (
        _setup_fault,
        _form_fault,
        _turn_fault,
        _frame_fault,
        _track_fault,
        _land_fault,
        _presence_fault,
        _power_fault,
        _invader_fault,
        _fear_fault,
        _event_fault,
        _blight_fault,
        _phase_fault,
        scenario_fault,
    ):
        found = check(table)
        if found:
            return found
    return None


def _setup_fault(table: Island) -> Fault:
    if not boards.fit(table.boards):
        return "'boards' must hold different boards of one map."
    sunk = table.sunk
    if len(set(sunk)) != len(sunk) or not set(sunk) <= set(table.boards):
        return "'sunk' must hold boards of the island."
    if len(sunk) == table.seats and not table.ended:
        return "When the last board sinks the game is over."
    if table.level and not table.adversary:
        return "A level is that of an adversary."
    if table.adversary > numbers.BASE_ADVERSARIES and not table.claw:
        return _CLAW_NATION.fill(nation=numbers.ADVERSARIES[table.adversary - 1])
    if len(set(table.spirits)) != table.seats:
        return "Each spirit plays only once."
    for spirit in table.spirits:
        if spirit >= numbers.BASE_SPIRITS and not table.claw:
            return _CLAW_SPIRIT.fill(spirit=numbers.SPIRITS[spirit])
    if table.claw and not table.blight_card:
        return "With Branch & Claw there is a blight card."
    if any(at < 0 for at in table.progress) and any(at >= 0 for at in table.progress):
        return "All spirits follow a power progression, or none does."
    for seat in range(table.seats):
        if table.progress[seat] > len(table.spirit(seat).progression):
            return f"The power progression of seat {seat + 1} is not that long."
    return None


def _form_fault(table: Island) -> Fault:
    """Lists whose form `transfer` cannot know."""
    if any(len(each) != len(codes.ELEMENTS) for each in table.elements):
        return f"'elements' must hold {len(codes.ELEMENTS)} numbers for each seat."
    delays = table.delays
    if len(delays) % 2 or max(delays, default=0) > 2:
        return "'delays' must hold pairs: an action, and how it is held up."
    here = places(table)
    if len(table.toll) % 2 or not set(table.toll[::2]) <= {codes.TOWN, codes.CITY}:
        return "'toll' must hold pairs: a town or a city, and a land."
    if len(table.raids) % 2 or not {*table.toll[1::2], *table.raids[::2]} <= here:
        return "'toll' and 'raids' must name lands in play."
    return None


def places(table: Island) -> set[int]:
    """All lands and oceans of the boards, with those of boards that have sunk."""
    return {
        land for board in table.boards for land in (board * boards.STRIDE, *boards.lands_of(board))
    }


def _is_program(number: int) -> bool:
    return 0 <= number < programs.COUNT and bool(programs.PROGRAMS[number].steps)


# What the numbers of a note are: s a seat, l a land, a an action, p and q a program and its step,
# k a kind, c a power, i an invader card, d a deed, e what is watched for, n any number.
_NOTES: Final = {
    turn.NOTHING: "nnnnn",
    turn.RANGE: "sn",
    turn.SHARED: "ss",
    turn.QUICK: "sn",
    turn.REPEAT: "snnn",
    turn.KEEPS: "sn",
    turn.WARDED: "sn",
    turn.HEALTH: "lkn",
    turn.SAFE: "lnn",
    turn.NO_BLIGHT: "l",
    turn.AT_ONCE: "l",
    turn.WATCH: "elpqs",
    turn.BAN: "apqn",
    turn.PER_DAHAN: "nn",
    turn.PICKED: "l",
    turn.LOST: "lk",
    turn.REPEATED: "scn",
    turn.LEFT_PLAY: "sn",
    turn.WEAKER: "n",
    turn.ESCALATED: "n",
    turn.EXPLORED: "l",
    turn.STAYS: "i",
    turn.FEARED: "n",
    turn.DECLINED: "n",
    turn.NO_HELP: "k",
    turn.INSTEAD: "laa",
    turn.ANY_SPEED: "sn",
    turn.COAST_RANGE: "sn",
    turn.FULFILLED: "c",
    turn.FORGETS: "sc",
    turn.RETURNS: "n",
    turn.ANOTHER: "n",
    turn.GUARDED: "l",
    turn.HARSHER: "pq",
    turn.FURTHER: "n",
    turn.CALLED: "s",
    turn.DEED: "sd",
    turn.BURNS: "lnnn",
    turn.SPARKED: "n",
    turn.RECLAIMED: "s",
    turn.RECALLED: "c",
}


def _turn_fault(table: Island) -> Fault:
    notes = table.turn
    if len(notes) % turn.SIZE:
        return f"'turn' must hold notes of {turn.SIZE} numbers."
    here = places(table)
    for at in range(0, len(notes), turn.SIZE):
        what, values = notes[at], notes[at + 1 : at + turn.SIZE]
        if what not in _NOTES or max(values) > _MANY * 10:
            return "'turn' must hold notes of what holds for this turn."
        for sort, value in zip(_NOTES[what], values):
            if not _fits(table, here, sort, value):
                return "A note of 'turn' is about something that there is not."
        place = {turn.BAN: 1, turn.WATCH: 2, turn.HARSHER: 0}.get(what)
        if place is not None and not _is_step(values[place], values[place + 1], what):
            return "A note of 'turn' names a card that does not say so."
    return None


def _fits(table: Island, here: set[int], sort: str, value: int) -> bool:
    if sort == "s":
        return -1 <= value < table.seats
    if sort == "l":
        return value in here or value == turn.EVERYWHERE
    if sort == "a":
        return 0 <= value <= codes.SOURCE
    if sort == "k":
        return 0 <= value < codes.PRESENCE
    if sort == "c":
        return 0 <= value < len(numbers.POWERS)
    if sort == "i":
        return 0 <= value < len(numbers.INVADERS)
    if sort == "d":
        return 0 <= value < len(numbers.DEEDS)
    if sort == "e":
        return turn.DESTROYED <= value <= turn.ADVANCED
    return sort != "p" or _is_program(value)


def _is_step(program: int, step: int, what: int) -> bool:
    """Whether a program has a step that leaves such a note."""
    steps = programs.PROGRAMS[program].steps
    if not 0 <= step < len(steps):
        return False
    if what == turn.BAN:
        return isinstance(steps[step], Ban)
    return what != turn.HARSHER or isinstance(steps[step], Harsher)


# effects in progress


def frames(table: Island) -> list[Frame]:
    """All effects in progress."""
    return [frame for stack in (*table.stacks.own, table.stacks.common) for frame in stack.frames]


def _frame_fault(table: Island) -> Fault:
    here = places(table)
    for stack in (*table.stacks.own, table.stacks.common):
        if len(stack.frames) > _DEPTH:
            return "'stacks' must hold fewer effects in progress."
        vote = bool(stack.frames) and stack.frames[-1].effect == programs.VOTE
        if vote and not _is_vote(table, stack.frames):
            return "A joint decision makes no sense."
        for place, frame in enumerate(stack.frames[:-1] if vote else stack.frames):
            values = frame.values
            known = _is_program(frame.effect) and frame.effect != programs.VOTE
            if not known or frame.seat >= table.seats:
                return "'stacks' must hold effects in progress."
            if len(values) < programs.VALUES or max(values) > MOST_BOUND:
                return "An effect in progress must hold the values that are bound."
            top = place == len(stack.frames) - (2 if vote else 1)
            if top and not table.ended and _step(frame) is None:
                return "An effect in progress stands behind its last step."
            actor, land, left = values[programs.ACTOR], values[programs.LAND], values[programs.LEFT]
            if not -1 <= actor < table.seats or (land != -1 and land not in here):
                return "An effect in progress is about a seat or a land that there is not."
            lands = values[programs.VALUES :] if isinstance(_step(frame), ByCards) else []
            if not set(lands) <= set(table.lands):
                return "The invaders are to act in a land that there is not."
            if left > ALL or values[programs.DONE] > _MANY or values[programs.AGAIN] > _MANY:
                return "An effect in progress is to be done too often."
    return None


def _is_vote(table: Island, stack: list[Frame]) -> bool:
    """Whether the last frame is a vote about what the one below it asks."""
    frame = stack[-1]
    votes = [-1 <= vote < verbs.COUNT for vote in frame.values]
    if len(stack) < 2 or frame.seat != EVERYBODY or frame.step >= ROUNDS:
        return False
    return votes == [True] * table.seats and OPEN in frame.values


MOST_BOUND: Final = codes.DREAMT_BIT * 2  # the highest number of a piece


def _step(frame: Frame) -> Step | None:
    """The step at which an effect stands, None if it is through."""
    steps = programs.PROGRAMS[frame.effect].steps
    return steps[frame.step] if frame.step < len(steps) else None


def looked_at(table: Island) -> list[int]:
    """The power cards that somebody may take, in no pile at the moment."""
    found: list[int] = []
    for frame in frames(table):
        if frame.effect == programs.VOTE:
            continue
        begun = frame.values[programs.LEFT] >= 0
        if begun and isinstance(_step(frame), GainCard | TakeAid):
            found += frame.values[programs.VALUES :]
    return found


# spirits


def _track_fault(table: Island) -> Fault:
    for seat in range(table.seats):
        own = table.spirit(seat)
        for uncovered, spaces in (
            (table.energy_track[seat], own.energy),
            (table.plays_track[seat], own.plays),
        ):
            if uncovered > len(spaces):
                return f"A track of seat {seat + 1} has {len(spaces)} spaces, not {uncovered}."
        grown = table.grown[seat]
        if len(set(grown)) != len(grown) or len(grown) > own.picks:
            return f"Seat {seat + 1} takes {own.picks} different growth options."
        if max(grown, default=0) >= len(own.growth):
            return f"Seat {seat + 1} has {len(own.growth)} growth options."
    return None


def _presence_fault(table: Island) -> Fault:
    here = places(table)
    for at, count in enumerate(table.presence):
        seat, land = divmod(at, _LANDS)
        if count and seat >= table.seats:
            return "There is presence of a seat that there is not."
        if count and land not in here:
            return _NOT_HERE.fill(land=boards.LAND_NAMES[land])
    if any(table.gone[table.seats :]):
        return "Presence of a seat that there is not has left the game."
    for seat in range(table.seats):
        island = sum(table.presence[seat * _LANDS : (seat + 1) * _LANDS])
        count = all_presence(table, seat)
        if count != PRESENCE:
            return _PRESENCE.fill(
                spirit=table.spirit(seat).key,
                all=PRESENCE,
                count=count,
                island=island,
                tracks=_covered(table, seat),
                destroyed=table.destroyed[seat],
                gone=table.gone[seat],
            )
        if table.gone[seat] and not table.rule(seat, panel.CALLS_BEASTS):
            return _STAYS.fill(spirit=table.spirit(seat).key)
        lost = table.doom or table.ended or table.phase == codes.SETUP
        if not island and not lost:
            return _NOWHERE.fill(spirit=table.spirit(seat).key)
    return None


def all_presence(table: Island, seat: int) -> int:
    """All presence of a spirit: on the island, on its tracks, lost, or about to be placed."""
    island = sum(table.presence[seat * _LANDS : (seat + 1) * _LANDS])
    tracks, lost = _covered(table, seat), table.destroyed[seat] + table.gone[seat]
    return island + tracks + lost + _unplaced(table, seat)


def _covered(table: Island, seat: int) -> int:
    own = table.spirit(seat)
    open_ = table.energy_track[seat] + table.plays_track[seat]
    return len(own.energy) + len(own.plays) - open_


def _unplaced(table: Island, seat: int) -> int:
    """What a spirit has still to place when the game begins."""
    setup = programs.GROWTH + table.spirits[seat] * 10 + programs.SETUP
    found = 0
    for frame in table.stacks.own[seat].frames:
        if frame.effect == setup:
            for step in programs.PROGRAMS[setup].steps[frame.step :]:
                if isinstance(step, Place):
                    found += step.times.value(table, frame)
            if frame.values[programs.LEFT] >= 0:
                found -= frame.values[programs.DONE]
    return found


# lands


def _land_fault(table: Island) -> Fault:
    most, towns = table.law.towns_each * table.seats, table.invaders[codes.TOWN]
    if most and towns > most:
        return _TOWNS.fill(most=most, count=towns)
    dreamer = table.holder(panel.DREAMS) >= 0
    for land in range(_LANDS):
        pieces = table.pieces[land]
        tokens = table.tokens[land * codes.TOKENS : (land + 1) * codes.TOKENS]
        oceans = land in places(table) and table.at_sea(land)
        if oceans and pieces and _strands(table, land, pieces):
            continue
        if land not in table.lands and (pieces or (any(tokens) and not oceans)):
            return _NOT_HERE.fill(land=boards.LAND_NAMES[land])
        if land not in table.lands and not oceans and (table.defend[land] or table.skips[land]):
            return _NOT_HERE.fill(land=boards.LAND_NAMES[land])
        if pieces != sorted(pieces):
            return "The pieces of a land must be in order."
        if not table.claw and any(tokens[:-1]):
            kind = codes.KINDS[codes.BEASTS + next(at for at, n in enumerate(tokens) if n)]
            return _NO_TOKENS.fill(what=kind, land=boards.LAND_NAMES[land])
        for piece in pieces:
            found = _piece_fault(table, land, piece, dreamer)
            if found:
                return found
    return None


def _strands(table: Island, sea: int, pieces: list[int]) -> bool:
    """Whether it is just being decided what becomes of all who are in an ocean."""
    coming = [
        frame.values[programs.MARK]
        for frame in frames(table)
        if frame.effect == programs.STRAND and frame.values[programs.LAND] == sea
    ]
    return sorted(coming) == pieces


def _piece_fault(table: Island, land: int, piece: int, dreamer: bool) -> Fault:
    kind = codes.kind_of(piece)
    if piece >= (MOST_BOUND if dreamer else codes.DREAM_BIT):
        return "There is a piece that cannot be."
    if codes.strife_of(piece) and kind == codes.DAHAN:
        return "Only invaders have strife."
    if codes.strife_of(piece) and not table.claw:
        return _NO_TOKENS.fill(what="strife", land=boards.LAND_NAMES[land])
    if codes.damage_of(piece) >= table.health(land, piece):
        return _DESTROYED.fill(piece=codes.KINDS[kind], land=boards.LAND_NAMES[land])
    return None


# cards


def power_cards(table: Island) -> set[int]:
    """The power cards of this game, without those of a progression that lie ready to come."""
    cards = CARDS | CLAW if table.claw else CARDS
    spirits = [table.spirit(seat) for seat in range(table.seats)]
    uniques = {key for spirit in spirits for key in spirit.uniques}
    found = {
        number
        for number, key in enumerate(numbers.POWERS)
        if key in uniques or (key in cards and cards[key].kind != panel.UNIQUE)
    }
    for seat, spirit in enumerate(spirits):
        if table.progress[seat] >= 0:
            ready = spirit.progression[table.progress[seat] :]
            found -= {numbers.POWERS.index(key) for key in ready}
    return found


def _power_fault(table: Island) -> Fault:
    """Every power card of this game is in one place."""
    wanted = power_cards(table)
    if table.wave:  # unique powers of an earlier game
        others = [*table.aside, *table.forgotten, *[c for cards in table.recalled for c in cards]]
        wanted |= {card for card in others if panel.POWERS[card].kind == panel.UNIQUE}
    found = Counter(_powers(table))
    for card, count in found.items():
        if count > 1:
            return _TWICE.fill(card=numbers.POWERS[card])
    if set(found) != wanted:
        card = min(set(found) ^ wanted)
        return f"The card {numbers.POWERS[card]} is lost, or does not belong to this game."
    for kind, piles in (
        (panel.MINOR, table.minor + table.minor_discard),
        (panel.MAJOR, table.major + table.major_discard),
        (panel.UNIQUE, table.forgotten),
    ):
        if any(panel.POWERS[card].kind != kind for card in piles):
            return "A power card lies in a wrong pile."
    return None


def _powers(table: Island) -> list[int]:
    found = [*table.minor, *table.minor_discard, *table.major, *table.major_discard]
    found += table.forgotten + [card for card in looked_at(table) if card < len(numbers.POWERS)]
    for seat in range(table.seats):
        found += [*table.hands[seat], *table.played[seat], *table.discards[seat]]
        found += table.aids[seat] + table.covered[seat] + table.recalled[seat]
    return found + table.aside


def _invader_fault(table: Island) -> Fault:
    out = [*table.invader_discard, *table.early, *table.ravage, *table.build, *table.explore]
    stages = table.law.deck.replace("-", "")
    for card, count in Counter(out + table.invader_deck + table.boxed).items():
        if count > 1:
            return _TWICE.fill(card=numbers.INVADERS[card])
    deck, gone, boxed = (
        "".join([str(INVADERS[card].stage) for card in pile])
        for pile in (table.invader_deck[::-1], out, table.boxed)
    )
    complete = sorted(gone + boxed + deck) == sorted(stages)
    if not boxed:
        complete = sorted(gone) == sorted(stages[: len(gone)]) and deck == stages[len(gone) :]
    if not complete or not _in_order(deck, stages):
        return _INVADER_CARDS.fill(stages=table.law.deck)
    return None


def _in_order(deck: str, stages: str) -> bool:
    """Whether a deck is what is left of another one when cards are taken out of it."""
    rest = iter(stages)
    return all(stage in rest for stage in deck)


def _fear_fault(table: Island) -> Fault:
    rules = table.law
    box = len(numbers.FEAR) if table.claw else numbers.BASE_FEAR
    cards = table.fear_deck + table.fear_earned + table.fear_discard
    split = [number + more for number, more in zip(table.fear_piles(box), table.fear_more)]
    for card, count in Counter(cards).items():
        if count > 1:
            return _TWICE.fill(card=numbers.FEAR[card])
        if card >= box:
            return f"The fear card {numbers.FEAR[card]} does not belong to this game."
    if len(cards) != sum(split):
        return _FEAR_CARDS.fill(all=sum(split), count=len(cards))
    again = rules.fear_below and table.fear_split == [0, 0, len(table.fear_deck)]
    if not again and table.fear_split != fear_left(split, sum(split) - len(table.fear_deck)):
        return "The fear cards left at each terror level do not fit the deck."
    known = table.fear_known
    if len(set(known)) != len(known) or not set(known) <= set(range(box)):
        return "A fear card lies face up that is not in the game."
    if table.fear_pool != rules.fear_each * table.seats:
        return f"The fear pool is {rules.fear_each * table.seats}."
    if table.fear >= table.fear_pool and table.fear_deck:
        return _MARKERS.fill(fear=table.fear, pool=table.fear_pool)
    return None


def fear_left(split: list[int], gone: int) -> list[int]:
    """The fear cards left at each terror level when so many are gone."""
    found = []
    for number in split:
        found.append(max(0, number - gone))
        gone -= min(gone, number)
    return found


def _event_fault(table: Island) -> Fault:
    """Every event card of this game is in one place, and what waits was laid there by a card."""
    cards = table.event_deck + table.event_discard
    for card, count in Counter(cards).items():
        if count > 1:
            return _TWICE.fill(card=numbers.EVENTS[card])
    wanted = {*range(numbers.SHUFFLED_EVENTS), *table.law.events_below[::2]}
    if cards and not table.claw:
        return _NO_EVENTS
    if cards and set(cards) != wanted:
        card = min(set(cards) ^ wanted)
        return f"The event {numbers.EVENTS[card]} is lost, or does not belong to this game."
    known = table.event_known
    if len(set(known)) != len(known) or not set(known) <= set(table.event_deck):
        return "'event_known' must hold cards of the event deck."
    waits = table.awaiting
    pairs = zip(waits[::2], waits[1::2])
    if len(waits) % 2 or not all(_waits(program, step) for program, step in pairs):
        return "'awaiting' must hold pairs: a program, and a step of it that waits for a ravage."
    return None


def _waits(program: int, step: int) -> bool:
    steps = programs.PROGRAMS[program].steps if _is_program(program) else []
    return step < len(steps) and isinstance(steps[step], Awaits)


def _blight_fault(table: Island) -> Fault:
    most = table.law.healing_each * table.seats
    if table.collected and not most:
        return _COLLECTS_NONE
    if table.collected and table.collected >= most:
        return _COLLECTED.fill(most=most)
    if table.blighted and not table.blight_card:
        return _NO_CARD
    if table.blight_card and table.blight_card not in blight_cards(table.claw):
        return _WRONG_BLIGHT_CARD.fill(card=numbers.BLIGHT[table.blight_card - 1])
    if not table.blight and not table.doom and not table.ended:
        return _NO_BLIGHT
    return None


def _phase_fault(table: Island) -> Fault:
    common = bool(table.stacks.common.frames)
    if common and table.phase in (codes.GROWTH, codes.FAST_PHASE, codes.SLOW_PHASE):
        return "What the invaders do is in progress in a phase of the spirits."
    if table.drowned >= table.seats:
        return "What has drowned would have become energy."
    return None
