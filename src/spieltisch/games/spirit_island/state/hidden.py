"""What a seat may see, and how the rest could be instead.

Everything lies open but the order of decks, which cards were left in the box, and the other side of
the blight card. So all seats see the same: `view` has keys everywhere, and seats count from 0.

- ``setup``: adversary, level, scenario, difficulty, what else was chosen
- ``boards``: by seat; ``sunk``: those that are not there any more
- ``lands``: by name; those in play, then the oceans in play (``A0``)
- ``spirits``: by seat; ``invaders``, ``fear``, ``events``, ``blight``, ``decks``
- ``artifacts``: those found in a scenario and whose they are, what they bring about
- ``left``: after the end what the game leaves for the next wave, see rules/waves.py
- ``turn``: what holds for this turn, see `turn_notes`; ``doing``: what is in progress, see `_doing`
- ``forecast``, added by the rules: by land what the invaders will do, see `rules.forecast.Row`
- ``votes``: by seat the move it has voted for, nothing if there is no joint decision
"""

from typing import Any, Final

from spieltisch.core.rng import world_seeded
from spieltisch.core.stack import Frame
from spieltisch.games.spirit_island.cards import boards, numbers, panel
from spieltisch.games.spirit_island.cards.invaders import CARDS as INVADERS
from spieltisch.games.spirit_island.effects.blight import blight_cards
from spieltisch.games.spirit_island.effects.invaders import PASSES, SPARES_LOWEST, WAITS, matches
from spieltisch.games.spirit_island.effects.lasting import banned
from spieltisch.games.spirit_island.rules import waves
from spieltisch.games.spirit_island.state import codes, programs, turn, verbs
from spieltisch.games.spirit_island.state.table import Island

ACTIONS: Final[list[str]] = ["ravage", "build", "explore", "source"]
STAGES: Final[list[str]] = ["growing", "playing"]
EVENTS: Final[list[str]] = [
    *("destroyed", "frightened", "added", "ravaged"),
    *("land-explored", "board-explored", "advanced"),
]
DELAYS: Final = {SPARES_LOWEST: "spares-lowest", WAITS: "waits", PASSES: "passes"}

_LANDS: Final = boards.LANDS
_CARDS: Final = len(numbers.POWERS)


def view(table: Island, seat: int | None) -> dict[str, Any]:
    """The table as a seat (``None``: a spectator) sees it."""
    votes = table.votes()
    return {
        "game": "spirit-island",
        "seat": seat,
        "seats": table.seats,
        "round": table.round,
        "phase": codes.PHASES[table.phase],
        "over": table.ended != 0,
        "to_move": list(table.to_move()),
        "setup": _setup(table),
        "boards": [boards.NAMES[board] for board in table.boards],
        "sunk": [boards.NAMES[board] for board in table.sunk],
        "lands": {boards.LAND_NAMES[land]: _land(table, land) for land in table.places()},
        "spirits": [_spirit(table, other) for other in range(table.seats)],
        "invaders": _invaders(table),
        "fear": _fear(table),
        "events": _events(table),
        "blight": {
            "card": numbers.BLIGHT[table.blight_card - 1] if _card_known(table) else None,
            "left": table.blight,
            "rest": table.blight_rest if table.blight_rest >= 0 else None,
            "blighted": table.blighted,
            "collected": table.collected,
            "collects": table.law.healing_each * table.seats or None,
        },
        "decks": {
            "minor": len(table.minor),
            "minor_discard": power_keys(sorted(table.minor_discard)),
            "major": len(table.major),
            "major_discard": power_keys(sorted(table.major_discard)),
            "forgotten": power_keys(sorted(table.forgotten)),
            "aside": power_keys(table.aside),
        },
        "artifacts": _artifacts(table),
        "left": waves.written(table) if table.ended else None,
        "turn": turn_notes(table),
        "doing": _doing(table),
        "votes": [verbs.KEYS[vote] if vote >= 0 else None for vote in votes],
    }


def _card_known(table: Island) -> bool:
    """Whether everybody knows the blight card: it is turned over, or was in an earlier game."""
    return table.blighted or table.blight_rest >= 0


def power_keys(powers: list[int]) -> list[str]:
    """Cards and innate powers by their keys."""
    return [power_key(power) for power in powers]


def power_key(power: int) -> str:
    return numbers.POWERS[power] if power < _CARDS else numbers.INNATES[power - _CARDS]


def land_names(lands: list[int]) -> list[str]:
    return [boards.LAND_NAMES[land] for land in lands]


def _setup(table: Island) -> dict[str, Any]:
    return {
        "adversary": numbers.ADVERSARIES[table.adversary - 1] if table.adversary else None,
        "level": table.level,
        "wave": table.wave,
        "scenario": numbers.SCENARIOS[table.scenario - 1] if table.scenario else None,
        "difficulty": table.difficulty(),
        "branch_and_claw": table.claw,
        "events": bool(table.event_deck or table.event_discard),
        "thematic": table.boards[0] >= boards.BALANCED,
        "progression": table.progress[0] >= 0,
        "blight_card": table.blight_card > 0,
    }


def _land(table: Island, land: int) -> dict[str, Any]:
    terrain = codes.OCEAN if table.at_sea(land) else table.terrain(land)
    return {
        "board": boards.NAMES[land // boards.STRIDE],
        "number": land % boards.STRIDE,
        "terrain": codes.TERRAINS[terrain],
        "coastal": table.coastal(land),
        "near": land_names(table.around(land)),
        "pieces": _pieces(table, land),
        **{
            codes.KINDS[kind]: table.token(land, kind)
            for kind in range(codes.BEASTS, codes.PRESENCE)
        },
        "presence": [table.presence_in(seat, land) for seat in range(table.seats)],
        "sacred": [seat for seat in range(table.seats) if table.sacred(seat, land)],
        "defend": table.defence(land),
        "skips": [
            ACTIONS[action] for action in range(codes.SOURCE) if banned(table, action, land, True)
        ],
        "markers": _markers(table, land),
        "inner": table.law.inner_lands and land in boards.inner(table.boards),
    }


def _markers(table: Island, land: int) -> list[str]:
    """The markers of a scenario; what one is that lies face down nobody can see."""
    found = [codes.MARKERS[table.law.marker]] * table.markers[land]
    return [*found, "unsearched"] if table.buried[land] else found


def _artifacts(table: Island) -> dict[str, Any]:
    """What has been found, and what follows from it for the rest of the game."""
    found = {
        key: codes.FATES[fate] for key, fate in zip(numbers.ARTIFACTS, table.artifacts) if fate
    }
    spells = [word for at, word in enumerate(codes.SPELLS) if table.spells >> at & 1]
    return {"found": found, "spells": spells, "numb": table.numb, "ice": table.ice}


def _pieces(table: Island, land: int) -> list[dict[str, Any]]:
    """Pieces with health; those that moves cannot tell apart are counted together."""
    found: dict[int, dict[str, Any]] = {}
    for piece in sorted(table.pieces[land], key=_order):
        number = codes.class_of(piece)
        if number in found:
            found[number]["count"] += 1
            continue
        found[number] = {
            "key": verbs.KEYS[verbs.HIT + number].partition(":")[2],
            "kind": codes.KINDS[codes.kind_of(piece)],
            "damage": codes.hurt_of(piece),
            "strife": codes.strife_of(piece),
            "health": table.health(land, piece),
            "count": 1,
        }
    return list(found.values())


def _order(piece: int) -> tuple[int, int]:
    """Cities, towns, explorers, then dahan."""
    kind = codes.kind_of(piece)
    return (kind if kind == codes.DAHAN else codes.CITY - kind, piece)


def _spirit(table: Island, seat: int) -> dict[str, Any]:
    own = table.spirit(seat)
    has = table.has(seat)
    cards = table.hands[seat] + table.played[seat] + table.aids[seat] + table.recalled[seat]
    return {
        "spirit": own.key,
        "energy": table.energy[seat],
        "income": table.income(seat),
        "card_plays": table.card_plays(seat),
        "plays_left": table.plays[seat],
        "energy_track": table.energy_track[seat],
        "plays_track": table.plays_track[seat],
        "destroyed": table.destroyed[seat],
        "gone": table.gone[seat],
        "elements": {word: has[at] for at, word in enumerate(codes.ELEMENTS)},
        "hand": power_keys(sorted(table.hands[seat])),
        "played": power_keys(table.played[seat]),
        "discards": power_keys(sorted(table.discards[seat])),
        "covered": power_keys(table.covered[seat]),
        "used": power_keys(table.used[seat]),
        "recalled": power_keys(table.recalled[seat]),
        "aids": power_keys(table.aids[seat]),
        "grown": [option + 1 for option in table.grown[seat]],
        "progress": table.progress[seat],
        "stage": STAGES[table.stage[seat]],
        "ready": table.ready[seat],
        "acted": table.acted[seat],
        "innates": [
            {"key": innate.key, "levels": _levels(table, seat, innate)} for innate in own.innates
        ],
        "thresholds": {
            power_key(card): found
            for card in cards
            if (found := _card_thresholds(table, seat, card))
        },
    }


def _levels(table: Island, seat: int, innate: panel.Innate) -> list[dict[str, Any]]:
    program = programs.INNATE + numbers.INNATES.index(innate.key)
    wanted = [*innate.levels, *programs.THRESHOLDS[program]]
    if innate.quick:
        wanted.append(innate.quick)
    wanted += [each for each, _ in innate.target.further]
    return _thresholds(table, seat, wanted, program)


def _card_thresholds(table: Island, seat: int, card: int) -> list[dict[str, Any]]:
    power = panel.POWERS[card]
    wanted = programs.THRESHOLDS[programs.POWER + card][:]
    if power.quick:
        wanted.append(power.quick)
    wanted += [each for each, _ in power.target.further]
    return _thresholds(table, seat, wanted, programs.POWER + card)


def _thresholds(
    table: Island, seat: int, wanted: list[panel.Elements], program: int
) -> list[dict[str, Any]]:
    """Thresholds, each once, the easiest first; ``without`` counts those one may do without."""
    once = [each for at, each in enumerate(wanted) if each not in wanted[:at]]
    inside = programs.THRESHOLDS[program]
    return [
        {
            "elements": {codes.ELEMENTS[element]: count for element, count in each.items()},
            "reached": table.meets(seat, each),
            "without": inside.index(each) + 1 if each in inside else None,
        }
        for each in sorted(once, key=lambda each: sum(each.values()))
    ]


def _invaders(table: Island) -> dict[str, Any]:
    deck = table.invader_deck[::-1]
    delays = table.delays
    return {
        "ravage": invader_keys(table.ravage),
        "build": invader_keys(table.build),
        "explore": invader_keys(table.explore),
        "early": invader_keys(table.early),
        "discard": invader_keys(table.invader_discard),
        "deck": len(deck),
        "stages": "".join([str(INVADERS[card].stage) for card in deck]),  # as their backs show
        "boxed": "".join([str(INVADERS[card].stage) for card in table.boxed]),
        "more_explores": table.more_explores,
        "delays": [
            {"action": ACTIONS[delays[at]], "how": DELAYS[delays[at + 1]]}
            for at in range(0, len(delays), 2)
        ],
        "lands": {
            "ravage": _named(table, table.ravage),
            "build": _named(table, table.build),
            "explore": _named(table, table.explore),
            "early": _named(table, table.early),
        },
        "left": {codes.KINDS[kind]: table.invaders[kind] for kind in range(codes.DAHAN)},
        "most_towns": table.law.towns_each * table.seats or None,
    }


def invader_keys(cards: list[int]) -> list[str]:
    return [numbers.INVADERS[card] for card in cards]


def _named(table: Island, cards: list[int]) -> list[str]:
    """The lands that cards name, whether anything is there or not."""
    return land_names(
        [land for land in table.lands if any(matches(table, card, land) for card in cards)]
    )


def _fear(table: Island) -> dict[str, Any]:
    places = fear_places(table)
    known = [at for at, card in enumerate(places) if card in table.fear_known]
    return {
        "pool": table.fear_pool,
        "markers": table.fear,
        "terror": table.terror(),
        "left": table.fear_split[:],
        "earned": len(table.fear_earned),
        "known": [numbers.FEAR[places[at]] for at in known],
        "places": [at + 1 for at in known],  # of these, in the order in which cards come
        "discard": [numbers.FEAR[card] for card in table.fear_discard],
    }


def fear_places(table: Island) -> list[int]:
    """The fear cards that are to come, earned ones first, in their order."""
    return table.fear_earned + table.fear_deck[::-1]


def _events(table: Island) -> dict[str, Any]:
    """The event deck, with cards whose place is known; what waits beside the ravage space.

    ``now`` is the card in progress, ``places`` count from the next card on. ``waits`` name the
    effect that has laid something there and its step, as `text.cards.awaited_text` reads them.
    """
    places = table.event_deck[::-1]
    known = [at for at, card in enumerate(places) if card in table.event_known]
    waits = table.awaiting
    now = [frame.effect - programs.EVENT_CARD for frame in table.stacks.common.frames]
    events = [card for card in now if 0 <= card < len(numbers.EVENTS)]
    return {
        "deck": len(places),
        "known": [numbers.EVENTS[places[at]] for at in known],
        "places": [at + 1 for at in known],
        "discard": [numbers.EVENTS[card] for card in table.event_discard],
        "now": numbers.EVENTS[events[-1]] if events and not table.ended else None,
        "waits": [
            {"cause": programs.PROGRAMS[waits[at]].key, "step": waits[at + 1]}
            for at in range(0, len(waits), 2)
        ],
    }


# A note of `turn`: what it is called, and what its numbers are.
NOTES: Final[dict[int, tuple[str, tuple[str, ...]]]] = {
    turn.RANGE: ("range", ("seat", "number")),
    turn.SHARED: ("shared", ("seat", "other")),
    turn.QUICK: ("quick", ("seat", "number")),
    turn.REPEAT: ("repeat", ("seat", "number", "cost", "paid")),
    turn.KEEPS: ("keeps", ("seat", "number")),
    turn.WARDED: ("warded", ("seat", "number")),
    turn.HEALTH: ("health", ("land", "kind", "number")),
    turn.SAFE: ("safe", ("land", "kinds", "harm")),
    turn.NO_BLIGHT: ("no-blight", ("land",)),
    turn.AT_ONCE: ("at-once", ("land",)),
    turn.WATCH: ("watch", ("event", "land", "cause", "step", "seat")),
    turn.BAN: ("ban", ("action", "cause", "step", "normal")),
    turn.PER_DAHAN: ("per-dahan", ("number", "more")),
    turn.REPEATED: ("repeated", ("seat", "card")),
    turn.WEAKER: ("weaker", ("number",)),
    turn.STAYS: ("stays", ("invader-card",)),
    turn.FEARED: ("feared", ()),
    turn.DECLINED: ("declined", ()),
    turn.NO_HELP: ("no-help", ("kind",)),
    turn.INSTEAD: ("instead", ("land", "action", "becomes")),
    turn.ANY_SPEED: ("any-speed", ("seat", "number")),
    turn.COAST_RANGE: ("coast-range", ("seat", "number")),
    turn.FULFILLED: ("fulfilled", ("card",)),
    turn.FORGETS: ("forgets", ("seat", "card")),
    turn.HARSHER: ("harsher", ("cause", "step")),
    turn.FURTHER: ("further", ("number",)),
    turn.CALLED: ("called", ("seat",)),
    turn.DEED: ("deed", ("seat", "deed", "phase")),
    turn.RECALLED: ("recalled", ("card",)),
    turn.RECLAIMED: ("reclaimed", ("seat",)),
}
"""Those that are left out are bookkeeping inside one effect."""


def turn_notes(table: Island) -> list[dict[str, Any]]:
    """What holds for this turn: ``{"what": "health", "land": "A5", "kind": "dahan", ...}``.

    The land of a note that holds everywhere is ``None``; ``cause`` is the card that brought it.
    """
    found = []
    notes = table.turn
    for at in range(0, len(notes), turn.SIZE):
        if notes[at] in NOTES:
            what, fields = NOTES[notes[at]]
            said: dict[str, Any] = {"what": what}
            for place, field in enumerate(fields, at + 1):
                said[field] = _said(field, notes[place])
            found.append(said)
    return found


def _said(field: str, value: int) -> Any:
    """A number of a note in words."""
    if field == "land":
        return None if value == turn.EVERYWHERE else boards.LAND_NAMES[value]
    if field == "kind":
        return codes.KINDS[value]
    if field == "kinds":
        return [codes.KINDS[kind] for kind in range(codes.PEOPLE) if value >> kind & 1]
    if field == "harm":
        return "all" if value == turn.ALL_HARM else "ravage"
    if field == "event":
        return EVENTS[value]
    if field == "cause":
        return programs.PROGRAMS[value].key
    if field in ("action", "becomes"):
        return ACTIONS[value]
    if field == "card":
        return power_key(value)
    if field == "deed":
        return numbers.DEEDS[value]
    if field == "phase":
        return codes.PHASES[value]
    if field == "invader-card":
        return numbers.INVADERS[value]
    return bool(value) if field in ("paid", "normal") else value


def _doing(table: Island) -> list[dict[str, Any]]:
    """What is in progress: the innermost effect of each spirit, and of all.

    ``seat`` has to choose in it; ``what`` is the key of the power, card or action, ``land`` and
    ``spirit`` what it is about, ``cards`` are power cards that may be taken.
    """
    found: list[dict[str, Any]] = []
    if table.ended:  # what was in progress then is not gone on with
        return found
    for stack in [*table.stacks.own, table.stacks.common]:
        if stack.frames:
            vote = stack.frames[-1].effect == programs.VOTE
            frame = stack.frames[-2 if vote else -1]
            actor, land, spirit = frame.values[: programs.LEFT]
            found.append(
                {
                    "seat": frame.seat,
                    "actor": actor if actor >= 0 else None,
                    "what": programs.PROGRAMS[frame.effect].key,
                    "land": boards.LAND_NAMES[land] if land >= 0 else None,
                    "spirit": spirit if 0 <= spirit < table.seats else None,
                    "cards": power_keys(_on_offer(table, frame)),
                }
            )
    return found


def _on_offer(table: Island, frame: Frame) -> list[int]:
    step = programs.PROGRAMS[frame.effect].steps[frame.step]
    moves = step.choices(table, frame)
    return [verbs.ARGUMENT[move] for move in moves if verbs.VERB[move] == verbs.TAKE]


# dealing anew


def deal_anew(table: Island, seed: int) -> None:
    """Replaces what nobody can know, at random, by what could be there as well."""
    rng = world_seeded(seed)
    table.rng = rng
    for deck in (table.minor, table.major):
        deck.sort()
        rng.shuffle(deck)
    _deal_invaders(table)
    _deal_fear(table)
    _deal_events(table)
    if table.law.searches:
        _deal_buried(table)
    if table.blight_card and not _card_known(table):
        cards = blight_cards(table.claw)
        table.blight_card = cards[rng.below(len(cards))]


def _deal_invaders(table: Island) -> None:
    """Each card of the deck becomes any card with the same back that has not been seen."""
    seen = table.ravage + table.build + table.explore + table.early + table.invader_discard
    box: list[list[int]] = [[], [], [], []]
    for card in range(len(INVADERS)):
        if card not in seen:
            box[INVADERS[card].stage].append(card)
    for stage in (1, 2, 3):
        table.rng.shuffle(box[stage])
    table.invader_deck = [box[INVADERS[card].stage].pop() for card in table.invader_deck]
    table.boxed = [box[INVADERS[card].stage].pop() for card in table.boxed]


def _deal_events(table: Island) -> None:
    """The events to come are known, but only of some of them the place."""
    deck, known = table.event_deck, table.event_known
    rest = sorted([card for card in deck if card not in known])
    table.rng.shuffle(rest)
    table.event_deck = [card if card in known else rest.pop() for card in deck]


def _deal_fear(table: Island) -> None:
    """The same for fear cards, earned or not; one that lies face up stays where it is."""
    places = fear_places(table)
    count = len(numbers.FEAR) if table.claw else numbers.BASE_FEAR
    seen = table.fear_known + table.fear_discard
    box = [card for card in range(count) if card not in seen]
    table.rng.shuffle(box)
    dealt = [card if card in table.fear_known else box.pop() for card in places]
    earned = len(table.fear_earned)
    table.fear_earned = dealt[:earned]
    table.fear_deck = dealt[earned:][::-1]


def _deal_buried(table: Island) -> None:
    """As many numbered markers as there are, of those not found, anywhere among the blank ones."""
    lands = [land for land, marker in enumerate(table.buried) if marker]
    numbered = [land for land in lands if table.buried[land] > codes.BLANK]
    unseen = [number for number, fate in enumerate(table.artifacts) if not fate]
    drawn = table.rng.sample(unseen, len(numbered))
    markers = [codes.BLANK + 1 + number for number in drawn]
    markers += [codes.BLANK] * (len(lands) - len(drawn))
    table.rng.shuffle(markers)
    buried = [0] * _LANDS
    for land in lands:
        buried[land] = markers.pop()
    table.buried = buried
