"""Every kind of page and every state of a table, to be visited one after the other."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import expect

from tests.table.browser.person import Person
from tests.table.browser.records import finished, last_move, middle

TABLES = (
    "waiting",
    "prediction",
    "turn",
    "hint",
    "refused",
    "others",
    "curtain",
    "asked back",
    "result",
    "watching",
)
"""States of a table."""


@dataclass(frozen=True)
class Places:
    """Where to go, by name, and the cookies of the person to whom it all belongs."""

    paths: dict[str, str]
    cookies: Any

    def tables(self) -> dict[str, str]:
        return {name: self.paths[name] for name in TABLES}


def build(host: Person, friend: Person) -> Places:
    """Opens tables in many states for the host; the friend plays along."""
    paths = {
        "start": "/",
        "mine": "/mine",
        "new": "/new/equinox",
        "rules": "/games/equinox/rules",
        "cards": "/games/equinox/cards",
        "rulings": "/games/equinox/rulings",
        "nowhere": "/t/nowhere",
    }
    paths["waiting"] = host.open_table("me Anna", "open", "random", public=True)
    paths["invitation"] = host.invitation(2).removeprefix(host.url)

    paths["prediction"] = host.open_table("me Anna", "random", "random", "random", "random")
    paths["turn"] = _begun(host, friend)
    friend.post(f"{paths['turn']}/chat", text="Hm.")
    host.post(f"{paths['turn']}/chat", text="Oh.")
    paths["replay"] = f"{paths['turn']}/replay?move=20"

    paths["hint"] = _begun(host, friend)
    host.post(f"{paths['hint']}/hint", seat=0)
    paths["refused"] = _begun(host, friend)

    paths["others"] = _begun(host, friend)
    _pass_turn(host)
    paths["asked back"] = _begun(host, friend)
    _pass_turn(host)
    friend.go(paths["asked back"])
    friend.post(f"{paths['asked back']}/take-back", seat=1, number=friend.number)

    paths["curtain"] = host.open_table("me Anna", "here Ben", "random")
    record, key = last_move()
    paths["result"] = _joined(host, friend, host.bring(record))
    host.go(paths["result"])
    host.post(f"{paths['result']}/play", seat=0, number=host.number, move=key)
    friend.bring(finished())
    paths["watching"] = friend.open_table("me Ben", "random", "random")
    return Places(paths, host.context.storage_state())


def _begun(host: Person, friend: Person) -> str:
    return _joined(host, friend, host.bring(middle()))


def _joined(host: Person, friend: Person, path: str) -> str:
    friend.join(host.invitation(2), "Ben")
    host.go(path)
    return path


def _pass_turn(host: Person) -> None:
    """Plays on until it is the friend's turn."""
    while host.moves.count():
        host.click(host.moves.first)


@contextmanager
def visited(person: Person, places: Places, name: str) -> Iterator[None]:
    """Goes to a place and waits until it is complete."""
    person.go(places.paths[name])
    if name == "refused":
        person.page.evaluate("document.querySelector('#play [name=number]').value = 0")
        person.moves.first.click()
        expect(person.error).to_be_visible()
    yield
