"""What several tests over HTTP need: a table that is not there, and a whole game as a file."""

import json
import re
from functools import cache
from random import Random

from spieltisch.core.record import new_match
from tests.table.conftest import Page, Person

NOWHERE = "/t/AAAAAAAAAAAA"
ENGLISH = re.compile(r"\b(the|is|not|must|there|this|it|of|cannot|missing)\b", re.IGNORECASE)
"""Words that no German sentence has."""


@cache
def finished_record(seats: int = 2, seed: int = 3) -> bytes:
    """A whole game between nobody in particular, as a file."""
    match = new_match("equinox", seats, seed, {}, [f"Player {n}" for n in range(1, seats + 1)])
    random = Random(seed)
    while not match.state.over:
        seat = match.state.to_move()[0]
        match.play(seat, random.choice(match.state.moves(seat)))
    return json.dumps(match.saved().to_json()).encode()


def bring(person: Person, content: bytes, **headers: str) -> Page:
    """Sends a file to the import page."""
    files = {"record": ("game.json", content, "application/json")}
    response = person.client.post(
        "/import", files=files, headers={"origin": person.base, **headers}
    )
    return Page(response)
