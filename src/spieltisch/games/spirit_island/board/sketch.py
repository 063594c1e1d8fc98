"""What all parts of the table in the browser draw from: one seat's view, offers, reasons."""

from collections.abc import Mapping
from typing import Final

from spieltisch.core.board import Drawing, Offer
from spieltisch.core.decision import Reason
from spieltisch.core.game import Data
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.rules.state import SpiritIslandState
from spieltisch.games.spirit_island.text.board import WORDS

BEGINNINGS: Final = frozenset({"grow", "play", "use", "repeat", "repeat-paid", "together", "ready"})
"""What a spirit may do by itself, while nothing else is in progress."""


class Sketch(Drawing[SpiritIslandState]):
    """One drawing of the whole table; `used` are the targets that have found a place on it."""

    def __init__(
        self, state: SpiritIslandState, seat: int | None, lang: str, offers: Mapping[str, Offer]
    ) -> None:
        super().__init__(state, seat, lang)
        self.offers = offers
        self.used: set[str] = set()
        self.verbs = {each.verb for one in offers.values() for each in (one, *one.others)}
        self.boards: tuple[str, ...] = tuple(self.view["boards"])
        doing = [each["what"] for each in self.view["doing"] if each["seat"] == seat]
        self.doing: str = doing[0] if doing else ""
        """What is in progress in which the seat that looks is to choose."""
        self.free = self.asked and bool(offers) and not self.doing
        """Whether the seat that looks may begin something, rather than answer a question."""

    def word(self, key: str, **words: Text | str | int) -> str:
        return self.say(WORDS[key], **words)

    def offer(self, target: str) -> Offer | None:
        found = self.offers.get(target)
        if found is not None:
            self.used.add(target)
        return found

    def refused(self, key: str) -> Data | None:
        """Why a move is not possible, to be shown; nothing if there is no more to say about it."""
        reason = self._reason(key)
        return self.refusal(reason) if reason is not None and reason.rulings else None

    def _reason(self, key: str) -> Reason | None:
        try:
            return self.why_not(key)
        except ValueError:
            return None
