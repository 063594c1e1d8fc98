"""Games played beforehand, to begin a test in the middle or at the end of one."""

import json
from collections.abc import Callable
from functools import cache

from spieltisch.bots import make_bot
from spieltisch.core.game import Data
from spieltisch.core.record import Match, Record, new_match

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
def finished() -> Record:
    """A whole game of three."""
    return first_played(3, lambda view: view["phase"] == "ended").record


@cache
def last_move() -> tuple[Record, str]:
    """A game of two before its last move, which the first seat makes, and the key of that move."""
    games = (
        played(2, seed, lambda view: view["phase"] == "ended", "random") for seed in range(100)
    )
    record = next(game.record for game in games if game and game.record.steps[-1].seat == 0)
    return record, record.steps.pop().key
