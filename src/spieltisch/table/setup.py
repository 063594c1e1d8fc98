"""Setting a table up: who sits where, a fresh game, a record that somebody brings along.

Pure functions from what people ask for to what can be kept; what does not work is `Refused`.
"""

import secrets
from dataclasses import replace
from typing import Any

from spieltisch.bots import BOTS, make_bot
from spieltisch.core.game import games
from spieltisch.core.mistake import what_is_wrong
from spieltisch.core.record import Match, Record, new_match, replay
from spieltisch.table import words
from spieltisch.table.clocks import new_clocks
from spieltisch.table.kept import Kept, bot_names, ending_of, spoken_names
from spieltisch.table.seats import (
    BOT,
    CLOCKS,
    HUMAN,
    NO_CLOCK,
    OPEN,
    RULES,
    SERVER,
    STAND_IN,
    USUAL_RULE,
    SeatInfo,
    clean_name,
    clean_table_name,
    free_name,
    name_taken,
)
from spieltisch.table.words import Refused


def new_id() -> str:
    """Twelve characters that nobody guesses."""
    return secrets.token_urlsafe(9)


def new_seed() -> int:
    """A seed that nobody guesses and that every reader of JSON keeps exactly."""
    return secrets.randbits(53)


def new_table(
    match: Match,
    seats: list[SeatInfo],
    host: str,
    public: bool,
    now: float,
    origin: str = SERVER,
    rule: str = USUAL_RULE,
    clock: str = NO_CLOCK,
    name: str = "",
) -> Kept:
    """A table around a game."""
    match.record = replace(match.record, players=spoken_names(seats), bots=bot_names(seats))
    return Kept(
        new_id(),
        host,
        public,
        now,
        now,
        match.saved(),
        match.state.to_move(),
        match.state.over,
        seats,
        number=len(match.record.steps),
        origin=origin,
        absence=rule,
        clock=clock,
        clocks=new_clocks(clock, len(seats)),
        ending=ending_of(match.state),
        name=clean_table_name(name),
    )


def check_terms(seats: list[SeatInfo], host: str, seed: int | None, rule: str, clock: str) -> None:
    """Only at the host's own screen may a seed be chosen, because it tells all cards."""
    if rule not in RULES:
        raise Refused(422, "no-rule", words.NO_RULE)
    if clock not in CLOCKS:
        raise Refused(422, "no-clock", words.NO_SUCH_CLOCK)
    if seed is not None and any(info.kind != BOT and info.player != host for info in seats):
        raise Refused(422, "seed-with-guests", words.SEED_WITH_GUESTS)


def fresh_game(game: str, seats: int, options: dict[str, Any], seed: int | None) -> Match:
    """A new game by its set-up."""
    if game not in games():
        raise Refused(404, "no-game", words.NO_GAME)
    try:
        return new_match(game, seats, new_seed() if seed is None else seed, options, [])
    except ValueError as error:
        raise Refused(422, "setup", words.BAD_SETUP.fill(detail=what_is_wrong(error))) from None


# seats


def lineup(asked: list[SeatInfo], host: str) -> list[SeatInfo]:
    """The seats of a new table, checked and named. People without a browser share the host's."""
    seats: list[SeatInfo] = []
    people = [clean_name(info.name) for info in asked if info.kind == HUMAN]
    for info in asked:
        if info.kind == HUMAN:
            name = new_name(info.name, [other.name for other in seats])
            seats.append(SeatInfo(HUMAN, name, player=info.player or host))
        elif info.kind == BOT:
            names = [*people, *(other.name for other in seats)]
            seats.append(bot_seat(info.bot, clean_name(info.name), names))
        elif info.kind == OPEN:
            seats.append(SeatInfo(OPEN))
        else:
            raise ValueError(f"A seat is open, human or bot, not {info.kind!r}.")
    return seats


def new_name(name: str, names: list[str]) -> str:
    """A name for somebody who sits down beside these."""
    cleaned = clean_name(name)
    if not cleaned:
        raise Refused(422, "no-name", words.NO_NAME)
    if name_taken(cleaned, names):
        raise Refused(409, "name-taken", words.NAME_TAKEN.fill(name=cleaned))
    return cleaned


def bot_seat(bot: str, name: str, names: list[str]) -> SeatInfo:
    """A bot, by default called Bot, beside people with these names."""
    if bot not in BOTS:
        raise Refused(422, "no-bot", words.NO_BOT)
    try:
        make_bot(bot, 0)
    except ValueError as error:  # one of another package may be broken
        raise Refused(422, "no-bot", what_is_wrong(error)) from None
    return SeatInfo(BOT, free_name(name or "Bot", names), bot=bot)


def rotated(seats: list[SeatInfo]) -> list[SeatInfo]:
    """The same people and bots for another game, each one seat on.

    Whoever was away or gave up is expected back; a person whose browser is unknown leaves an open
    seat.
    """
    return [_again(info) for info in seats[1:] + seats[:1]]


def _again(info: SeatInfo) -> SeatInfo:
    if info.player:
        return SeatInfo(HUMAN, info.name, player=info.player)
    return info if info.kind == BOT else SeatInfo(OPEN)


# records


def replayed(record: Record) -> Match:
    """The game of a record that somebody brings, played anew from its first move.

    Nothing but the moves is taken over: a snapshot or a mark that a move was harmless could be
    forged.
    """
    try:
        for _ in replay(record):
            pass
        match = new_match(record.game, record.seats, record.seed, record.options, [])
        for step in record.steps:
            match.play(step.seat, match.state.parse_move(step.seat, step.key))
    except ValueError as error:
        raise Refused(422, "record", words.BAD_RECORD.fill(detail=what_is_wrong(error))) from None
    return match


def seats_of_record(record: Record, player: str) -> list[SeatInfo]:
    """Those who played the game of a record, the people at the screen of this player.

    Somebody who goes on with a game between bots has the first seat.
    """
    bots = list(record.bots) or [""] * record.seats
    if player and all(bots):
        bots[0] = ""
    return [
        SeatInfo(BOT, name, bot=bot if bot in BOTS else STAND_IN)
        if bot
        else SeatInfo(HUMAN, name, player=player)
        for name, bot in zip(_recorded_names(record), bots, strict=True)
    ]


def _recorded_names(record: Record) -> list[str]:
    names: list[str] = []
    for seat in range(record.seats):
        written = record.players[seat] if seat < len(record.players) else ""
        names.append(free_name(clean_name(written) or f"#{seat + 1}", names))
    return names
