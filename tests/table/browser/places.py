"""Every kind of page and every state of a table, to be visited one after the other."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import expect

from spieltisch.core.record import Record
from tests.table.browser.letters import drawn
from tests.table.browser.person import Person
from tests.table.browser.records import (
    crowded,
    crowded_end,
    fresh,
    island_cards,
    island_damage,
    island_event,
    island_target,
    last_move,
    middle,
    moon_middle,
    moon_search,
    moon_window,
)
from tests.table.browser.visitor import Visitor

TABLES = (
    "waiting",
    "prediction",
    "turn",
    "hint",
    "refused",
    "others",
    "curtain",
    "asked back",
    "missed",
    "result",
    "watching",
)
"""States of a table."""

FULL = {"equinox": 5, "living-forest": 4, "blue-moon": 2, "spirit-island": 4}
"""How many can play."""


@dataclass(frozen=True)
class Places:
    """Where to go, by name, and the cookies of the person to whom it all belongs."""

    paths: dict[str, str]
    crowds: dict[str, str]  # tables with as many people as there can be, and what is left of games
    cookies: Any

    def tables(self) -> dict[str, str]:
        return {name: self.paths[name] for name in TABLES}


def build(host: Visitor, friend: Visitor) -> Places:
    """Opens tables in many states for the host; the friend plays along."""
    waiting = host.open_table("me Anna", "open", "random", public=True)
    turn, hint, refused, others, asked_back = (_begun(host, friend) for _ in range(5))
    friend.post(f"{turn}/chat", text="Hm.")
    host.post(f"{turn}/chat", text="Oh.")
    host.post(f"{hint}/hint", seat=0)
    host.pass_turn_at(others)
    host.pass_turn_at(asked_back)
    friend.post(f"{asked_back}/take-back", seat=1, number=friend.number_at(asked_back))
    missed = _begun(host, friend)
    host.post(f"{missed}/leave", seat=0)
    friend.until_asked_at(missed)  # the bot that plays for the host thinks
    host.post(f"{missed}/return", seat=0)
    clock = host.open_table("me Anna", "open", "random", "random", "random", clock="game-30")
    host.invite(clock, friend, "Berta")
    friend.open_table("me Ben", "open", public=True, table="Salon", trees="3,0")
    ended = _ended(host, friend, "equinox")
    reveal, act = (host.open_table("me Anna", "random", game="living-forest") for _ in range(2))
    for key in ("reveal", "reveal", "stop"):
        host.play_at(act, key)
    paths = {
        "start": "/",
        "mine": "/mine",
        "settings": "/settings?kept&from=/mine",
        "new": "/new/equinox",
        "rules": "/games/equinox/rules",
        "cards": "/games/equinox/cards",
        "rulings": "/games/equinox/rulings",
        "nowhere": "/t/nowhere",
        "invitation": host.invitation(waiting, 1).removeprefix(host.url),
        "replay": f"{turn}/replay?move=20",
        "waiting": waiting,
        "prediction": host.open_table("me Anna", "random", "random", "random", "random"),
        "turn": turn,
        "hint": hint,
        "refused": refused,
        "others": others,
        "asked back": asked_back,
        "missed": missed,
        "curtain": host.open_table("me Anna", "here Ben", "random"),
        "result": ended,
        "analysis": f"{ended}/analysis",
        "clock": clock,
        "watching": friend.open_table("me Ben", "random", "random"),
        "new forest": "/new/living-forest",
        "forest cards": "/games/living-forest/cards",
        "forest rulings": "/games/living-forest/rulings",
        "forest reveal": reveal,
        "forest act": act,
        "forest result": _ended(host, friend, "living-forest"),
        "new moon": "/new/blue-moon",
        "moon decks": "/games/blue-moon/decks",
        "moon deck refused": "/games/blue-moon/decks?deck=vulca-0,vulca-1",
        "moon cards": "/games/blue-moon/cards",
        "moon opening": host.open_table("me Anna", "random", game="blue-moon", deck1="vulca"),
        "moon fight": _joined(host, friend, moon_middle()),
        "moon search": _joined(host, friend, moon_search()),
        "moon window": _joined(host, friend, moon_window()),
        "moon result": _ended(host, friend, "blue-moon"),
        "new island": "/new/spirit-island",
        "island cards": "/games/spirit-island/cards",
        "island growth": _joined(host, friend, fresh("spirit-island")),
        "island target": _joined(host, friend, island_target()),
        "island damage": _joined(host, friend, island_damage()),
        "island offer": _joined(host, friend, island_cards()),
        "island event": _joined(host, friend, island_event()),
        "island result": _ended(host, friend, "spirit-island"),
    }
    return Places(paths, _crowds(host, friend, waiting), host.context.storage_state())


def _crowds(host: Visitor, friend: Visitor, waiting: str) -> dict[str, str]:
    """What differs in size only: full tables, their ends, games looked at again, big screens."""
    five = host.meet(friend, crowded("equinox", 5))
    four = host.meet(friend, crowded("living-forest", 4))
    island = host.meet(friend, crowded("spirit-island", 4))
    ends = {game: host.meet(friend, crowded_end(game, seats)) for game, seats in FULL.items()}
    return {
        "five": five,
        "five result": ends["equinox"],
        "forest four": four,
        "forest four result": ends["living-forest"],
        "forest replay": f"{ends['living-forest']}/replay?move=60",
        "moon replay": f"{ends['blue-moon']}/replay?move=40",
        "forest screen": f"{four}/screen",
        "waiting screen": f"{waiting}/screen",
        "island four": island,
        "island four result": ends["spirit-island"],
        "island replay": f"{ends['spirit-island']}/replay?move=60",
    }


def _begun(host: Visitor, friend: Visitor) -> str:
    return _joined(host, friend, middle())


def _joined(host: Visitor, friend: Visitor, record: Record) -> str:
    return host.meet(friend, record)


def _ended(host: Visitor, friend: Visitor, game: str) -> str:
    record, last = last_move(game)
    table = _joined(host, friend, record)
    host.play_at(table, last)
    return table


LONG = ("moon cards", "moon decks", "moon deck refused", "island cards")
"""Places that show the same frame some hundred times; looked at by axe in one size and theme."""


@contextmanager
def visited(person: Person, places: Places, name: str) -> Iterator[None]:
    """Goes to a place and waits until it is complete."""
    drawn(person.go({**places.paths, **places.crowds}[name]))
    if name == "refused":
        person.page.evaluate("document.querySelector('#play [name=number]').value = 0")
        person.moves.first.click()
        expect(person.error).to_be_visible()
    if name == "moon deck refused":  # the cards of all peoples are those of "moon decks"
        person.page.locator(".filters label:has([value=vulca])").click()
        expect(person.page.locator("#pick-hoax-1")).to_be_hidden()
    yield


def listed(found: dict[str, list[str]]) -> str:
    """What was found in which place, one line for each."""
    lines = [f"{name}: {each}" for name, several in found.items() for each in several]
    return "\n".join(["", *lines])
