"""Somebody known to the server by cookies, who acts by plain requests, past any page.

That is how tests set tables up quickly, and how those play whose page is not what a test is about.
"""

import re
from dataclasses import replace
from html import unescape
from typing import Any

from itsdangerous import URLSafeSerializer
from playwright.sync_api import APIResponse, BrowserContext, FilePayload

from spieltisch.core.record import Record
from spieltisch.table.security import PLAYER_COOKIE
from tests.patience import wait_for
from tests.table.browser.records import as_file
from tests.table.browser.server import RUNNING

OTHERS_ASKED = re.compile('class="plate to-move(?! mine)')


class Visitor:
    """Acts without a page. Tables are named by their path, seats counted from 0."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.url = url

    def read(self, path: str) -> str:
        """The source of a page as this visitor gets it."""
        answer = self.context.request.get(self.url + path)
        assert answer.ok, answer.text()
        return answer.text()

    def post(self, path: str, **form: str | float | bool) -> str:
        """Sends a form; where it leads."""
        return self._led(self.context.request.post(self.url + path, form=form, max_redirects=0))

    def _led(self, answer: APIResponse) -> str:
        assert answer.status == 303, answer.text()
        return answer.headers["location"]

    # tables

    def open_table(
        self,
        *seats: str,
        seed: int = 7,
        public: bool = False,
        game: str = "equinox",
        **options: str,
    ) -> str:
        """A table whose first seat begins. A seat is "me NAME", "here NAME", "open" or a bot.

        With an open seat nobody chooses the seed.
        """
        form: dict[str, Any] = {"first": "1", **options}
        if "open" not in seats:
            form["seed"] = str(seed)
        if game == "equinox":
            form.setdefault("edition", "en")
        for number, seat in enumerate(seats, 1):
            kind, _, name = seat.partition(" ")
            form |= {f"seat-{number}": kind, f"name-{number}": name}
        if public:
            form["public"] = "yes"
        return self.post(f"/new/{game}", **form)

    def bring(self, record: Record) -> str:
        """A table with the game of a record, the first seat for this visitor, the others bots.

        Where all decide at the same time the bots have done so when this is back: nothing comes
        between what a test sees and does.
        """
        record = replace(record, bots=["", *["random"] * (record.seats - 1)])
        file: FilePayload = {
            "name": "game.json",
            "mimeType": "application/json",
            "buffer": as_file(record),
        }
        table = self._led(
            self.context.request.post(
                f"{self.url}/import", multipart={"record": file}, max_redirects=0
            )
        )
        wait_for(lambda: None if OTHERS_ASKED.search(self.read(table)) else table)
        return table

    def meet(self, guest: "Visitor", record: Record) -> str:
        """A table with the game of a record, where this visitor and a guest sit, and maybe bots."""
        return RUNNING[self.url].lay(record, {"Anna": self.player, "Ben": guest.player})

    @property
    def player(self) -> str:
        """The id by which the server knows this visitor."""
        self.read("/")
        cookies = self.context.cookies(self.url)
        signed = next(cookie["value"] for cookie in cookies if cookie["name"] == PLAYER_COOKIE)
        return str(URLSafeSerializer("any").loads_unsafe(signed)[1])

    def invitation(self, table: str, seat: int) -> str:
        """The link that the table gives this visitor for an open seat."""
        found = re.search(rf'id="invite-{seat + 1}"[^>]* value="([^"]+)"', self.read(table))
        assert found
        return unescape(found[1])

    def invite(self, table: str, guest: "Visitor", name: str, seat: int = 1) -> None:
        """Gives a guest the link for a seat, who sits down there."""
        guest.post(self.invitation(table, seat).removeprefix(self.url), name=name)

    # moves

    def number_at(self, table: str) -> int:
        found = re.search(r'name="number" value="(\d+)"', self.read(table))
        assert found
        return int(found[1])

    def options_at(self, table: str) -> list[str]:
        """The keys of the moves that this visitor may make now."""
        found = re.findall(r'name="move" value="([^"]+)"', self.read(table))
        return [unescape(key) for key in found]

    def play_at(self, table: str, key: str, seat: int = 0) -> None:
        self.post(f"{table}/play", move=key, seat=seat, number=self.number_at(table))

    def until_asked_at(self, table: str) -> None:
        """Waits until this visitor may make a move; the others play."""
        wait_for(lambda: self.options_at(table) or None)

    def pass_turn_at(self, table: str, seat: int = 0) -> None:
        """Makes whatever moves come first until somebody else is asked."""
        while options := self.options_at(table):
            self.play_at(table, options[0], seat)
