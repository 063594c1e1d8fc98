"""What must hold of every game, at every decision.

Each check is a function of a state (and a seed for its own choices) that raises `AssertionError`.
They know no game; `test_toy.py` shows with a deliberately broken game that every one can fail.
"""

import copy
import json
import pickle
from collections.abc import Callable
from random import Random
from typing import TypeVar

from spieltisch.core.game import Game, State
from spieltisch.core.record import (
    Departure,
    Match,
    fingerprint,
    new_match,
    parse_record,
    replay,
    resume,
    state_hash,
)
from tests.conformance.setups import SETUPS

FORESIGHT = 12
"""How many random moves two equal states are played on to see that their futures agree."""
SEARCHED = 40
"""How many moves are tried from a state to find a way back to it."""
DEEP = 8
"""How many of them in a row."""

STATES = 16
"""In how many states of a game all checks are made, spread over it from beginning to end.

A fixed number, so that a game is not looked at more closely only because it is longer: the suite
tries every seat count and option instead. `tests.conformance.soak --every 1` looks at all states.
"""

T = TypeVar("T")


def moves_are_sound(game: Game, state: State, seed: int) -> None:
    """Every seat to move has distinct legal moves in a fixed order; the others have none."""
    assert state.over == (state.to_move() == ()), "over and to_move disagree"
    for seat in range(state.seats):
        moves = state.moves(seat)
        if seat not in state.to_move():
            assert moves == [], f"seat {seat} is not to move but has moves"
            continue
        assert moves, f"seat {seat} has to move and cannot"
        assert len(set(moves)) == len(moves), "a move is listed twice"
        assert moves == state.moves(seat), "asking twice gives different moves"
        assert all(0 <= move < game.num_moves for move in moves), "a move is out of range"


def reasons_agree_with_moves(game: Game, state: State, seed: int) -> None:
    """A move is legal exactly if nothing forbids it, and what forbids it can be said."""
    random = Random(seed)
    for seat in range(state.seats):
        legal = set(state.moves(seat))
        for move in worth_asking(game, state, legal, random):
            refused = state.refusal(seat, move) != 0
            assert refused != (move in legal), f"{state.move_key(move)}: moves and reasons disagree"
        for move in random.sample(range(game.num_moves), min(20, game.num_moves)):
            reason = state.why_not(seat, move)
            if reason is not None:
                _is_said(reason.text.de, reason.text.en)
    for move in (-1, game.num_moves):
        assert state.why_not(0, move) is not None, "an impossible move is allowed"


ALL_ASKED = 5000  # move numbers that are all asked about; of more, the near misses and a sample
SAMPLE = 1000


def worth_asking(game: Game, state: State, legal: set[int], random: Random) -> list[int]:
    """The moves to compare with the legal ones: all, or those like a legal one and a sample.

    A near miss is done in the same way as something that is legal, or with the same thing.
    """
    everything = range(game.num_moves)
    if game.num_moves <= ALL_ASKED:
        return list(everything)
    parts = [state.move_key(move).partition(":") for move in everything]
    verbs = {parts[move][0] for move in legal}
    things = {parts[move][2] for move in legal} - {""}
    near = {move for move in everything if parts[move][0] in verbs or parts[move][2] in things}
    return sorted({*near, *legal, *random.sample(everything, SAMPLE)})


CALLS: dict[str, Callable[[State, int, int], object]] = {
    "moves": lambda state, seat, move: state.moves(seat),
    "decision": lambda state, seat, move: state.decision(seat),
    "why_not": lambda state, seat, move: state.why_not(seat, move),
    "play": lambda state, seat, move: state.play(seat, move),
    "describe": lambda state, seat, move: state.describe(seat, move),
    "parse_move": lambda state, seat, move: state.parse_move(seat, state.move_key(move)),
    "view": lambda state, seat, move: state.view(seat),
    "log": lambda state, seat, move: state.log(seat),
    "determinize": lambda state, seat, move: state.determinize(seat, 1),
}
"""Everything that is asked of a state for a seat."""


def missing_seats_are_named(game: Game, state: State, seed: int) -> None:
    """Whoever asks for a seat that there is not is told which ones there are."""
    before = fingerprint(state)
    mover = state.to_move()[0] if state.to_move() else 0
    move = (state.moves(mover) or [0])[0]
    for seat in (-1, state.seats, 99):
        for name, call in CALLS.items():
            said = ""
            try:
                call(state, seat, move)
            except ValueError as error:
                said = str(error)
            named = f"no seat {seat};" in said and f"0 to {state.seats - 1}" in said
            assert named, f"{name} of seat {seat} does not name the seats: {said}"
    assert fingerprint(state) == before, "a seat that there is not changed the state"


def illegal_moves_change_nothing(game: Game, state: State, seed: int) -> None:
    """Playing an illegal move raises and leaves the state as it was."""
    random = Random(seed)
    before = fingerprint(state)
    for seat in range(state.seats):
        legal = set(state.moves(seat))
        for move in random.sample(range(game.num_moves), min(5, game.num_moves)):
            if move not in legal:
                try:
                    state.play(seat, move)
                except ValueError:
                    pass
                else:
                    raise AssertionError(f"{state.move_key(move)} is illegal and was played")
    assert fingerprint(state) == before, "an illegal move changed the state"


def saving_is_exact(game: Game, state: State, seed: int) -> None:
    """A state that went through JSON is the same and has the same future."""
    loaded = game.load(json.loads(json.dumps(state.dump())))
    assert loaded.dump() == state.dump(), "loading what was dumped gives another state"
    for seat in (*range(state.seats), None):
        assert loaded.view(seat) == state.view(seat), "a loaded state looks different"
    assert _future(loaded, seed) == _future(state.clone(), seed), "a loaded state plays differently"


def clones_are_independent(game: Game, state: State, seed: int) -> None:
    """Playing a clone does not move its original, nor the other way round."""
    before = fingerprint(state)
    clone = state.clone()
    assert fingerprint(clone) == before, "a clone is not equal to its original"
    second = clone.clone()
    _future(clone, seed)
    assert fingerprint(state) == before, "playing a clone changed the original"
    assert fingerprint(second) == before, "playing a state changed its clone"


def copies_are_whole(game: Game, state: State, seed: int) -> None:
    """A copy, a deep copy and an unpickled state are like the original and independent of it."""
    before = fingerprint(state)
    after = _future(state.clone(), seed)
    state = copy.copy(state)
    del state.events[:-20]  # copying all events of a long game at every decision takes too long
    for made in (copy.copy(state), copy.deepcopy(state), unpickled(state)):
        assert fingerprint(made) == before, "a copy is not equal to its original"
        assert _events(made) == _events(state), "a copy has other events"
        settings = (made.game_name, made.names, made.quiet, made.news)
        kept = (state.game_name, state.names, state.quiet, state.news)
        assert settings == kept, "a copy has another name, other players or other news"
        told = _events(state)
        assert _future(made, seed) == after, "a copy plays differently"
        assert _events(state) == told, "playing a copy told the original"
        assert fingerprint(state) == before, "playing a copy changed the original"
    for seat in state.to_move():
        decision = state.decision(seat)
        assert unpickled(decision) == copy.deepcopy(decision) == decision
    for seat in range(state.seats):
        reason = state.why_not(seat, game.num_moves)
        assert unpickled(reason) == copy.copy(reason) == reason
    assert unpickled(game) is copy.copy(game) is copy.deepcopy(game) is game


def _events(state: State) -> list[object]:
    return [(event.kind, event.args, event.hidden, event.seen) for event in state.events]


def unpickled(thing: T) -> T:
    """Something that went through a pickle."""
    again: T = pickle.loads(pickle.dumps(thing))
    return again


def components_are_conserved(game: Game, state: State, seed: int) -> None:
    """Every component exists exactly once."""
    assert state.fault() is None, state.fault()


def everything_is_said(game: Game, state: State, seed: int) -> None:
    """Prompts, options and log lines exist in both languages; keys lead back to their moves."""
    for seat in state.to_move():
        decision = state.decision(seat)
        assert decision is not None, "a seat to move has no decision"
        _is_said(decision.prompt.de, decision.prompt.en)
        assert [option.move for option in decision.options] == state.moves(seat)
        for option in decision.options:
            _is_said(option.label.de, option.label.en)
            assert state.describe(seat, option.move, "de") == option.label.de
            assert state.parse_move(seat, option.key) == option.move, f"{option.key} is lost"
            assert state.move_key(option.move) == option.key
    for seat in (*range(state.seats), None):
        for line in state.log(seat, max(0, len(state.events) - 20)):
            _is_said(line.text.de, line.text.en)
            json.dumps(line.data)


def views_hide_what_is_hidden(game: Game, state: State, seed: int) -> None:
    """When everything a seat cannot know is dealt anew, what it sees and may do stays the same."""
    for seat in (*range(state.seats), None):
        view = json.dumps(state.view(seat))
        other = state.determinize(seat, seed)
        assert json.dumps(other.view(seat)) == view, f"seat {seat} sees what is hidden from it"
        assert other.to_move() == state.to_move(), "whose decision it is depends on hidden things"
        if seat is not None:
            assert other.moves(seat) == state.moves(seat), "legal moves depend on hidden things"
            assert other.decision(seat) == state.decision(seat), "a prompt tells hidden things"


def determinized_states_are_sound(game: Game, state: State, seed: int) -> None:
    """A determinized state is possible, and depends on what the seat knows only."""
    before = fingerprint(state)
    for seat in (*range(state.seats), None):
        other = state.determinize(seat, seed)
        assert other.fault() is None, other.fault()
        assert other.events == [], "a determinized state carries events of the true one"
        assert other.dump()["rng"] != state.dump()["rng"], "a determinized state knows the future"
        again = other.determinize(seat, seed + 1)
        assert again.dump() == state.determinize(seat, seed + 1).dump(), (
            "a determinized state depends on what the seat cannot know"
        )
    assert fingerprint(state) == before, "determinizing changed the state"


def public_events_hide_what_is_hidden(game: Game, state: State, seed: int) -> None:
    """What everybody is told of a move does not depend on what only some can know.

    The same move is played in two worlds that differ in what the mover cannot know, or in what the
    public cannot know; the public hears and sees the same in both. A move that shows something by
    its nature, or ends the game, is exempt.
    """
    for seat in state.to_move():
        move = Random(seed).choice(state.moves(seat))
        shows = SETUPS[game.name].shows if game.name in SETUPS else None
        for knower in (seat, None):
            one, two = state.clone(), state.determinize(knower, seed)
            if move not in two.moves(seat):
                continue
            one.play(seat, move)
            two.play(seat, move)
            if one.over or (shows and shows(state.move_key(move), state, one)):
                continue
            assert one.log(None) == two.log(None), f"{state.move_key(move)} tells hidden things"
            assert one.view(None) == two.view(None), f"{state.move_key(move)} shows hidden things"


def nothing_leads_back(game: Game, state: State, seed: int) -> None:
    """Nobody can go round in a circle: without anything new, no moves lead back to a state."""
    seek_a_way_back(state, [fingerprint(state)], seed)


def seek_a_way_back(state: State, trail: list[bytes], seed: int) -> None:
    """Tries moves as somebody would who wants a game to go on forever.

    ``trail`` are the states since something new came out, the present one last. A cycle is found
    if a state of the trail, or of the moves tried after it, comes again.
    """
    random = Random(seed)
    done: set[bytes] = set()  # nothing that is within reach leads back from here
    left = SEARCHED

    def follow(here: State, path: list[bytes], keys: list[str]) -> None:
        nonlocal left
        choices = [(seat, move) for seat in here.to_move() for move in here.moves(seat)]
        random.shuffle(choices)
        for seat, move in choices:
            left -= 1
            if left < 0:
                return
            after = here.clone()
            after.news = False
            after.apply(seat, move)
            if after.news or after.over:
                continue
            shown = fingerprint(after)
            told = [*keys, here.move_key(move)]
            assert shown not in path, f"{' '.join(told)} leads back to an earlier state"
            if shown not in done and len(told) < DEEP:
                follow(after, [*path, shown], told)
        done.add(path[-1])

    follow(state, trail, [])


CHECKS = (
    moves_are_sound,
    reasons_agree_with_moves,
    missing_seats_are_named,
    illegal_moves_change_nothing,
    saving_is_exact,
    clones_are_independent,
    copies_are_whole,
    components_are_conserved,
    everything_is_said,
    views_hide_what_is_hidden,
    determinized_states_are_sound,
    public_events_hide_what_is_hidden,
    nothing_leads_back,
)


def _is_said(de: str, en: str) -> None:
    for text in (de, en):
        assert text.strip(), "a text is empty in one language"
        assert "{" not in text, f"a text has an unfilled gap: {text}"


def _future(state: State, seed: int) -> bytes:
    """Plays a few random moves; where that leads."""
    random = Random(seed)
    for _ in range(FORESIGHT):
        if state.over:
            break
        seat = random.choice(state.to_move())
        state.play(seat, random.choice(state.moves(seat)))
    return fingerprint(state)


def play_checked(
    game: Game, seats: int, options: dict[str, object], seed: int, every: int, bound: int
) -> Match:
    """Random play to the end with all checks at every ``every``-th decision.

    A failure shows the record up to there, so that it can be replayed.
    """
    random = Random(seed)
    match = new_match(game.name, seats, seed, options, [])
    earlier: list[tuple[State, bytes]] = []
    trail = [fingerprint(match.state)]
    number = 0
    try:
        while not match.state.over:
            if number % every == 0:
                for check in CHECKS:
                    check(game, match.state, seed + number)
                earlier.append((match.state.clone(), fingerprint(match.state)))
            seat = random.choice(match.state.to_move())
            match.play(seat, random.choice(match.state.moves(seat)))
            go_on(trail, match.state)
            number += 1
            assert number <= bound, f"the game has not ended after {bound} decisions"
        moves_are_sound(game, match.state, seed)
        components_are_conserved(game, match.state, seed)
        assert match.state.result() is not None, "a finished game has no result"
        for state, before in earlier:
            assert fingerprint(state) == before, "an earlier state has changed"
    except AssertionError as error:
        record = json.dumps(match.saved().to_json())
        raise AssertionError(f"{error}\nat decision {number} of this record:\n{record}") from error
    return match


def step_for(
    states: int, game: Game, seats: int, options: dict[str, object], seed: int, bound: int
) -> int:
    """The ``every`` by which `play_checked` looks at about so many states of the same game."""
    random = Random(seed)
    state = game.new(seats, seed, **options)
    state.quiet = True
    number = 0
    while not state.over and number <= bound:
        seat = random.choice(state.to_move())
        state.play(seat, random.choice(state.moves(seat)))
        number += 1
    return -(-number // states)


Choose = Callable[[State, int, list[bytes]], int]
"""Chooses a move of a seat; the list is the trail, as in `seek_a_way_back`."""


def play_watched(
    game: Game, seats: int, options: dict[str, object], seed: int, bound: int, choose: Choose
) -> State:
    """Plays up to so many decisions; no state comes again unless something new has come out."""
    state = game.new(seats, seed, **options)
    state.quiet = True
    trail = [fingerprint(state)]
    for _ in range(bound):
        if state.over:
            break
        seat = state.next_seat()
        state.play(seat, choose(state, seat, trail))
        go_on(trail, state)
    return state


def go_on(trail: list[bytes], state: State) -> None:
    """Adds the state to which a move has led: the first one if something new has come out."""
    if state.news:
        trail.clear()
    shown = fingerprint(state)
    assert shown not in trail, "a move has led back to an earlier state"
    trail.append(shown)


def procrastinator(seed: int) -> Choose:
    """Somebody who looks for a way back at every decision, and lets nothing new come out."""
    random = Random(seed)

    def choose(state: State, seat: int, trail: list[bytes]) -> int:
        seek_a_way_back(state, trail, random.randrange(1 << 30))
        moves = state.moves(seat)
        return random.choice([move for move in moves if _is_quiet(state, seat, move)] or moves)

    return choose


def _is_quiet(state: State, seat: int, move: int) -> bool:
    """Whether nothing new comes out by a move and the game goes on."""
    after = state.clone()
    after.news = False
    after.apply(seat, move)
    return not after.news and not after.over


def record_is_faithful(match: Match) -> None:
    """A finished game replays from its record, also through JSON, and resumes where it ended."""
    record = parse_record(json.loads(json.dumps(match.saved().to_json())))
    end = fingerprint(match.state)
    try:
        for state in replay(record):
            last = state
        resumed = resume(record).state
    except Departure as departure:
        raise AssertionError(f"the record does not replay: {departure}") from departure
    assert fingerprint(last) == end, "the record replays to another end"
    assert fingerprint(resumed) == end, "the record resumes to another state"


def take_back_is_exact(match: Match, seed: int) -> None:
    """Taking back leads to the very state before the move, and only while nothing new is out."""
    record = match.record
    length = Random(seed).randrange(1, len(record.steps))
    partial = parse_record(json.loads(json.dumps(record.to_json())))
    del partial.steps[length:]
    partial.snapshot = None
    again = resume(partial)
    last = partial.steps[-1]
    refused = again.why_no_take_back(last.seat) is not None
    assert refused == last.final, "news and take-back disagree"
    before = partial.steps[-2].hash if length > 1 else None
    again.take_back(last.seat, agreed=True)
    assert len(again.record.steps) == length - 1
    assert before is None or state_hash(again.state) == before, "take-back missed the state"
    again.play(last.seat, again.state.parse_move(last.seat, last.key))
    assert again.record.steps[-1] == last, "the same move again leads elsewhere"


def worlds_differ(game: Game, state: State, samples: int) -> float:
    """The share of determinized states, over all seats, that differ from the truth."""
    truth = state.dump()
    truth.pop("rng", None)
    different = 0
    for seed in range(samples):
        for seat in range(state.seats):
            world = state.determinize(seat, seed).dump()
            world.pop("rng", None)
            different += world != truth
    return different / (samples * state.seats)
