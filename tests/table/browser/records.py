"""Games played beforehand, to begin a test in the middle or at the end of one."""

import json
from collections.abc import Callable
from functools import cache
from random import Random

from spieltisch.bots import make_bot
from spieltisch.core.game import Data, State, game
from spieltisch.core.record import Match, Record, Step, new_match, state_hash
from spieltisch.games.blue_moon.cards.preconstructed import PRECONSTRUCTED
from spieltisch.games.blue_moon.decks import Deck, deck_line
from spieltisch.games.spirit_island.cards import boards, numbers
from spieltisch.games.spirit_island.rules.state import SpiritIslandState
from spieltisch.games.spirit_island.state import codes

Wanted = Callable[[Data], bool]


def as_file(record: Record) -> bytes:
    """A record as it is saved."""
    return json.dumps(record.to_json()).encode()


def played(seats: int, seed: int, wanted: Wanted, bot: str) -> Match | None:
    """A game up to the first decision of the first seat at which its view is as wanted."""
    match = new_match("equinox", seats, seed, {"edition": "en", "first": "1"}, [])
    player = make_bot(bot, seed)
    while not match.state.over:
        seat = match.state.to_move()[0]
        if seat == 0 and wanted(match.state.view(0)):
            return match
        match.play(seat, player.choose(match.state, seat))
    return match if wanted(match.state.view(0)) else None


def first_played(seats: int, wanted: Wanted, bot: str = "random") -> Match:
    """The first of many games that comes to such a decision of the first seat."""
    matches = (played(seats, seed, wanted, bot) for seed in range(7, 100))
    return next(match for match in matches if match)


@cache
def middle(seats: int = 2) -> Record:
    """A game in its third round: the first seat has a secret prediction and is to play a card."""
    return first_played(
        seats,
        lambda view: (view["round"], view["phase"]) == (3, "play") and view["players"][0]["secret"],
        bot="greedy",
    ).record


@cache
def stuck() -> Record:
    """A game of two in which the first seat holds a card of an eliminated creature, to play one."""

    def holds_dead_card(view: Data) -> bool:
        gone = {each["creature"] for each in view["creatures"] if each["eliminated"]}
        kinds = {card.rpartition("-")[0] for card in view["players"][0]["hand"]}
        return view["phase"] == "play" and bool(gone & kinds)

    return first_played(2, holds_dead_card).record


@cache
def choosing_player() -> Record:
    """A game of three in which the first seat chooses one of the others."""
    for seed in range(200):
        match = new_match("equinox", 3, seed, {"edition": "en", "first": "1"}, [])
        player = make_bot("random", seed)
        while not match.state.over:
            state = match.state
            if sum(state.move_key(move).startswith("seat:") for move in state.moves(0)) > 1:
                return match.record
            seat = state.to_move()[0]
            match.play(seat, player.choose(state, seat))
    raise AssertionError("nobody ever chooses a player")


@cache
def shown_a_hand(game: str = "equinox") -> Record:
    """A game in which somebody has just shown the first seat their hand; it is asked."""
    kind, seats, options = {
        "equinox": ("show-one", 3, {"edition": "en", "first": "1"}),
        "blue-moon": ("open", 2, {"first": "1"}),
    }[game]
    for seed in range(300):
        match = new_match(game, seats, seed, options, [])
        random = Random(seed)
        while not match.state.over:
            state = match.state
            seat = state.to_move()[0]
            told = [event for event in state.events[-12:] if event.kind == kind]
            lines = [state.log_line(event, 0, 0).data for event in told]
            if seat == 0 and any(line["seat"] != 0 and line.get("cards") for line in lines):
                return match.record
            match.play(seat, random.choice(state.moves(seat)))
    raise AssertionError("Nobody ever shows a hand.")


@cache
def finished() -> Record:
    """A whole game of three."""
    return first_played(3, lambda view: view["phase"] == "ended").record


@cache
def fresh(name: str) -> Record:
    """A game of two that has not begun."""
    return new_match(name, 2, 5, first_begins(name), []).record


def first_begins(name: str) -> dict[str, str]:
    """The option that lets the first seat begin, where seats do not act at once."""
    return {"first": "1"} if any(option.name == "first" for option in game(name).options) else {}


@cache
def last_move(name: str = "equinox") -> tuple[Record, str]:
    """A game of two before its last move, which the first seat makes, and the key of that move."""
    games = (_whole(name, seed) for seed in range(100))
    record = next(record for record in games if record.steps[-1].seat == 0)
    return record, record.steps.pop().key


@cache
def last_moves(count: int) -> Record:
    """A game of two with so many moves to go."""
    record = _whole("equinox", 11)
    del record.steps[-count:]
    return record


@cache
def crowded(name: str, seats: int) -> Record:
    """A game of many after two thirds of its moves, the first seat to move."""
    record = _whole(name, 7, seats)
    later = range(len(record.steps) * 2 // 3, len(record.steps))
    del record.steps[next(number for number in later if record.steps[number].seat == 0) :]
    return record


@cache
def crowded_end(name: str, seats: int) -> Record:
    """A whole game of many."""
    return _whole(name, 7, seats)


def _whole(name: str, seed: int, seats: int = 2) -> Record:
    match = new_match(name, seats, seed, first_begins(name), [])
    player = make_bot("random", seed)
    while not match.state.over:
        seat = match.state.to_move()[0]
        match.play(seat, player.choose(match.state, seat))
    return match.record


# Blue Moon

INTERVENTIONS = tuple(f"inter-{number}" for number in range(401, 408))
PIRATES = deck_line(Deck("buka", "", (*PRECONSTRUCTED["buka"][7:], *INTERVENTIONS)))
WATER = deck_line(Deck("aqua", "", (*PRECONSTRUCTED["aqua"][:-7], *INTERVENTIONS)))
_LIKED = {
    "land": 9,
    "bluff": 9,
    "intervene": 9,
    "load": 6,
    "lead": 5,
    "fight": 5,
    "play": 4,
    "use": 2,
    "choose": 2,
    "announce": 2,
    "done": 1,
}
"""How much somebody likes to do what, by verb, who wants to see much of Blue Moon."""


def moon_played(
    seed: int, wanted: Callable[[Match, set[str]], bool], deck1: str, deck2: str, moves: int
) -> Match | None:
    """A game up to the first decision that is as wanted, after so many moves at the most.

    ``wanted`` is told the match and the verbs played so far.
    """
    match = new_match("blue-moon", 2, seed, {"deck1": deck1, "deck2": deck2, "first": "1"}, [])
    random, verbs = Random(seed), set[str]()
    for _ in range(moves):
        state = match.state
        if wanted(match, verbs) or state.over:
            break
        seat = state.to_move()[0]
        keys = [state.move_key(move) for move in state.moves(seat)]
        liking = [_LIKED.get(key.partition(":")[0], 0.3) for key in keys]
        key = random.choices(keys, liking)[0]
        verbs.add(key.partition(":")[0])
        match.play(seat, state.parse_move(seat, key))
    return match if wanted(match, verbs) else None


def first_moon(
    wanted: Callable[[Match, set[str]], bool],
    deck1: str = PIRATES,
    deck2: str = WATER,
    moves: int = 60,
) -> Match:
    matches = (moon_played(seed, wanted, deck1, deck2, moves) for seed in range(500))
    return next(match for match in matches if match)


def asked_for(match: Match, verb: str) -> bool:
    """Whether the first seat may do something now."""
    state = match.state
    return any(state.move_key(move).startswith(verb) for move in state.moves(0))


def several_moves_of_a_card(match: Match) -> bool:
    """Whether the first seat may do different things with one of its cards."""
    state = match.state
    cards = [state.move_key(move).partition(":")[2] for move in state.moves(0)]
    return any(card and cards.count(card) > 1 for card in cards)


@cache
def moon_fight() -> tuple[int, list[Step]]:
    """A short fight with a bluff, a landing and an intervention: the seed and all moves."""
    match = first_moon(
        lambda match, verbs: (
            {"bluff", "land", "intervene"} <= verbs and match.state.view(None)["fight"] > 1
        ),
        moves=30,
    )
    return match.record.seed, list(match.record.steps)


@cache
def moon_challenge() -> Record:
    """The first seat fights on or retreats; its leadership cards are as many as its characters.

    So "give up" has the number that "fight on" has had.
    """

    def challenged(match: Match, verbs: set[str]) -> bool:
        if not (asked_for(match, "fight") and asked_for(match, "retreat")):
            return False
        after = match.state.clone()
        number = after.moves(0).index(after.parse_move(0, "fight"))
        after.play(0, after.parse_move(0, "fight"))
        return after.moves(0)[number:] == [after.parse_move(0, "give-up")]

    return first_moon(challenged, "vulca", "mimix").record


@cache
def moon_middle() -> Record:
    """Both sides full of cards; the first seat is to play boosters, supports and bluff cards."""

    def full(match: Match, verbs: set[str]) -> bool:
        view = match.state.view(0)
        one, other = view["players"]
        return (
            view["phase"] == "support"
            and view["element"] is not None
            and bool(other["bluffs"])
            and bool(other["ships"] and one["ships"])
            and several_moves_of_a_card(match)
        )

    return first_moon(full, "buka", "buka", 90).record


@cache
def moon_search() -> Record:
    """The first seat searches its draw deck."""
    return first_moon(
        lambda match, verbs: (
            len(match.state.moves(0)) > 10
            and asked_for(match, "choose:")
            and asked_for(match, "skip")
        ),
        "mimix",
        "pillar",
        200,
    ).record


@cache
def moon_window() -> Record:
    """The first seat may intervene in the turn of the other."""
    return first_moon(lambda match, verbs: asked_for(match, "intervene:")).record


# Spirit Island

RIVER, LIGHTNING = "river-surges-in-sunlight", "lightnings-swift-strike"
ISLAND = {"spirit1": RIVER, "spirit2": LIGHTNING, "board1": "A", "board2": "D"}
"""Two spirits on boards that everybody knows."""


def island_asked(verb: str, options: int) -> Record:
    """A game of two in which the first seat may choose among so many things of a kind."""
    for seed in range(60):
        match = new_match("spirit-island", 2, seed, ISLAND, [])
        random = Random(seed)
        for _ in range(150):
            state = match.state
            keys = [state.move_key(move) for move in state.moves(0)] if not state.over else []
            if sum(key.startswith(f"{verb}:") for key in keys) >= options:
                return match.record
            if state.over:
                break
            seat = state.to_move()[0]
            match.play(seat, random.choice(state.moves(seat)))
    raise AssertionError(f"Nobody ever chooses among {options} of {verb}.")


@cache
def island_target() -> Record:
    """The first seat chooses the land in which it uses a power."""
    return island_asked("land", 4)


@cache
def island_damage() -> Record:
    """The first seat deals damage to one of several pieces."""
    return island_asked("kill", 2)


@cache
def island_cards() -> Record:
    """The first seat takes one of four cards."""
    return island_asked("take", 4)


ROUND = {
    0: "grow:2 land:A5 track:plays land:A7 track:plays play:boon-of-vigor play:wash-away ready",
    1: "grow:3 land:D6 track:energy play:lightnings-boon play:shatter-homesteads ready",
}
"""By seat: how a first spirit phase may go."""
FAST = "0 use:boon-of-vigor 0 spirit:2 1 use:shatter-homesteads 1 land:D7 1 ready 0 ready"
SLOW = "0 use:massive-flooding 0 land:A8 0 piece:town 0 to:A7 0 ready"
NEXT = {
    0: "grow:2 land:A5 track:energy land:A5 track:energy play:rivers-bounty ready",
    1: "grow:3 land:D7 track:energy play:harbingers-of-the-lightning ready",
}
"""The same in the second round."""


def island_start() -> Match:
    """A game of two on the island, in which nothing has happened yet."""
    return new_match("spirit-island", 2, 5, ISLAND, ["Anna", "Ben"])


def do_at(match: Match, moves: str) -> None:
    """Makes moves: "0 ready 1 ready"."""
    words = moves.split()
    for seat, key in zip(map(int, words[::2]), words[1::2], strict=True):
        match.play(seat, match.state.parse_move(seat, key))


def spirit_phase(match: Match, keys: dict[int, str]) -> None:
    for seat, moves in keys.items():
        do_at(match, " ".join(f"{seat} {key}" for key in moves.split()))


def island_second_round() -> SpiritIslandState:
    """The fast phase of the second round; only the second seat has something to use.

    A ravage comes to the jungles: A3 with a town, an explorer and two dahan, A8, D2 and D6.
    """
    match = island_start()
    spirit_phase(match, ROUND)
    do_at(match, f"{FAST} {SLOW}")
    spirit_phase(match, NEXT)
    assert isinstance(match.state, SpiritIslandState)
    return match.state


def standing(state: State) -> Record:
    """A game that stands as it was set up: saved under other rules, so that nobody replays it."""
    on = game(state.game_name)
    options = on.check_setup(state.seats, 1, {})
    unplayable = Step(0, "rest", state_hash(state), True)
    return Record(on.name, state.seats, 1, options, 0, steps=[unplayable], snapshot=state.dump())


@cache
def island_raid() -> Record:
    """A fear card comes next, then a ravage in which the dahan of A3 strike back at two kinds."""
    state = island_second_round()
    state.defend[boards.land("A3")] = 20
    state.pieces[boards.land("A3")].append(codes.TOWN)
    state.pieces[boards.land("A3")].sort()
    raid = numbers.FEAR.index("dahan-raid")
    state.fear_deck.remove(raid)
    state.fear_split[0] -= 1
    state.fear_earned.append(raid)
    state.settle()
    return standing(state)


@cache
def island_last_explorer() -> Record:
    """The first seat may destroy the last invader."""
    match = island_start()
    do_at(match, "0 grow:1 0 deck:minor")
    state = match.state
    card = next(key for key in map(state.move_key, state.moves(0)) if key.startswith("take:"))
    do_at(match, f"0 {card} 0 play:flash-floods 0 ready 1 grow:3 1 land:D6 1 track:energy 1 ready")
    assert isinstance(state, SpiritIslandState)
    for land in state.lands:
        people = [piece for piece in state.pieces[land] if codes.kind_of(piece) == codes.DAHAN]
        state.pieces[land] = people
    state.pieces[boards.land("A4")].append(codes.EXPLORER)
    state.settle()
    return standing(state)


@cache
def island_last_blight() -> Record:
    """The island is lost with the next blight, and a ravage brings one."""
    state = island_second_round()
    state.blighted = True
    state.blight = 1
    return standing(state)


@cache
def island_event() -> Record:
    """An event lets both spirits choose: blight and what follows, or energy paid together."""
    for seed in range(200):
        match = new_match("spirit-island", 2, seed, {**ISLAND, "branch_and_claw": "yes"}, [])
        random = Random(seed)
        for _ in range(120):
            state = match.state
            if state.over:
                break
            both = len(state.to_move()) == 2 and state.view(None)["events"]["now"]
            if both and state.move_key(state.moves(0)[0]).startswith("choose:"):
                return match.record
            seat = state.to_move()[0]
            match.play(seat, random.choice(state.moves(seat)))
    raise AssertionError("No event ever lets the spirits choose.")


@cache
def island_ritual() -> Record:
    """The spirits may perform a ritual in A7, if both want it."""
    match = new_match("spirit-island", 2, 5, {**ISLAND, "scenario": "rituals-of-terror"}, [])
    spirit_phase(match, ROUND)
    state = match.state
    assert isinstance(state, SpiritIslandState)
    there = boards.land("A7")
    for seat, name in enumerate(("A5", "D6")):
        first = seat * boards.LANDS
        state.presence[first + there] += state.presence[first + boards.land(name)]
        state.presence[first + boards.land(name)] = 0
    state.pieces[there] += [codes.DAHAN] * 4
    state.energy = [3, 3]
    state.settle()
    return standing(state)
