"""The cards of the table in the browser: what has become of each, and what may be done with it."""

from collections.abc import Mapping
from typing import Final

from spieltisch.core.board import Drawing, Offer
from spieltisch.core.game import Data
from spieltisch.core.text import Text
from spieltisch.games.blue_moon.cards import every
from spieltisch.games.blue_moon.faces import face
from spieltisch.games.blue_moon.rules import permits
from spieltisch.games.blue_moon.rules.outlook import followed, laid, may_follow
from spieltisch.games.blue_moon.rules.state import BlueMoonState
from spieltisch.games.blue_moon.state import codes, verbs
from spieltisch.games.blue_moon.state.notation import ELEMENT_KEYS
from spieltisch.games.blue_moon.text.board import SHORT, STATES, WAYS, WORDS
from spieltisch.games.blue_moon.text.modifiers import Note, what_affects, what_affects_bluffs

_STATES: Final = {"card": "ignored", "text": "text-off", "icons": "icons-off"}
"""By what the view says is ignored: the word of `STATES`."""
LAYING: Final = {"play": verbs.PLAY, "fresh": verbs.FRESH, "bluff": verbs.BLUFF}
"""Verbs that lay a card, so that it is shown what power that would bring."""


class Pieces(Drawing[BlueMoonState]):
    """The pieces of one drawing."""

    def __init__(
        self, state: BlueMoonState, seat: int | None, lang: str, offers: Mapping[str, Offer]
    ) -> None:
        super().__init__(state, seat, lang)
        self.open_offers: dict[str, list[Offer]] = {
            target: [offer, *offer.others] for target, offer in offers.items()
        }
        using = [name for name, several in self.open_offers.items() if several[0].key == "use"]
        self.uses = [offer for name in using for offer in self.open_offers.pop(name)]
        every = [offer for several in self.open_offers.values() for offer in several]
        self.placed = frozenset(offer.key for offer in [*self.uses, *every])
        self.verbs = {offer.verb for offer in [*self.uses, *every]}
        self.doing: Data | None = self.view["doing"]
        self.asked = bool(offers)
        self.lower = 1 if seat is None else seat
        self.nears: dict[str, Data] = {}

    # words

    def _say(self, word: str, /, **words: Text | str | int) -> str:
        return WORDS[word].fill(**words).to(self.lang)

    def _you(self, seat: int) -> str:
        return self._say("you") if seat == self.seat else self.name(seat)

    def _states(self, *names: str) -> list[Data]:
        return [{"key": name, "label": STATES[name].to(self.lang)} for name in names]

    # what may be clicked, and why not

    def _take(self, target: str) -> list[Offer]:
        """The offers that point at something; they are placed then."""
        return self.open_offers.pop(target, [])

    def _take_hidden(self, seat: int, arguments: tuple[str, ...]) -> list[Offer]:
        """The offers that point at one of the face-down cards of a seat."""
        found: list[Offer] = []
        for target in [name for name in self.open_offers if name.startswith(f"hidden:{seat}:")]:
            offers = self.open_offers[target]
            if any(offer.key.partition(":")[2] in arguments for offer in offers):
                found += self.open_offers.pop(target)
        return found

    def _clickable(self, offers: list[Offer], number: int | None = None) -> Data:
        """One offer is a click, several are a small choice."""
        several = len(offers) > 1
        return {
            "offer": offers[0] if offers else None,
            "ways": [self._way(offer, number) for offer in offers] if several else [],
            "refusal": None,
            "later": None,
        }

    def _way(self, offer: Offer, number: int | None) -> Data:
        gives = None
        if number is not None and offer.verb in LAYING:
            gives = self._gives(number, offer.verb)
        return {"offer": offer, "word": WAYS[offer.verb].to(self.lang), "gives": gives}

    def _why_not(self, key: str) -> Data | None:
        reason = self.why_not(key)
        if reason is None or not reason.text.en:
            return None
        return {**self.refusal(reason), "short": SHORT.get(reason.code, reason.text).to(self.lang)}

    # what a card would bring

    def _may_lay(self, number: int) -> bool:
        """Whether a character could be played later in this turn, so that its power is shown."""
        return self.asked and self.seat is not None and may_follow(self.state, self.seat, number)

    def _gives(self, number: int, verb: str) -> Data:
        """The power with one more card; in which element, and whether that is too low.

        Where it is enough only with those who may come along, that is what is shown.
        """
        seat = self.seat or 0
        after, word = laid(self.state, seat, number, LAYING[verb]), "too_low"
        if verb != "bluff" and not permits.is_matched(after, seat):
            for more in followed(self.state, seat, number, after):
                if permits.is_matched(more, seat):
                    after, word = more, "with_partner"
        powers = [(key, after.power(seat, place)) for place, key in enumerate(ELEMENT_KEYS)]
        low = not permits.is_matched(after, seat)
        said = low or word == "with_partner"
        if after.element != codes.NONE:
            powers = [powers[after.element]]
        parts = [
            {"element": key, "text": self._say(word, power=power) if said else str(power)}
            for key, power in powers
        ]
        return {"low": low, "bluff": verb == "bluff", "parts": parts}

    # cards

    def _card(self, seat: int, key: str, place: str) -> Data:
        """A card that lies face up for the viewer, with everything that may be read up close."""
        shown = face(every.CARDS[every.NUMBERS[key]], self.lang)
        return {
            **shown,
            **self._clickable([]),
            "id": f"{place}-{seat}-{key}",
            "moving": f"card-{seat}-{key}",
            "near": f"near-{seat}-{key}",
            "down": False,
            "known": None,
            "old": False,
            "fresh": False,
            "chosen": False,
            "gives": None,
            "load": 0,
            "note": "",
        }

    def _keep_near(self, card: Data) -> Data:
        self.nears[card["near"]] = card
        return card

    def _table_card(self, seat: int, key: str) -> Data:
        """A card on the table with what has become of it."""
        number, state = every.NUMBERS[key], self.state
        card = self._card(seat, key, "table")
        changes = self._notes(what_affects(state, seat, number))
        names = ["inactive"]
        if number not in state.older[seat]:
            lying = self.view["players"][seat]["lying"][key]
            names = [_STATES[what] for what in lying["ignored"]]
            if names != ["ignored"]:
                card["value_now"] = lying["values"]
                names += ["doubled"] * (number == state.doubled[seat])
        states = self._states(*names)
        told = [note["text"] for note in changes] or [each["label"] for each in states]
        card |= {
            **self._clickable(self._take(f"table:{seat}:{key}")),
            "states": states,
            "changes": changes,
            "old": "inactive" in names,
            "fresh": number == state.last and seat == state.turn and not state.over,
            "sentence": " ".join([card["sentence"], *told]),
        }
        return self._keep_near(card)

    def _notes(self, notes: list[Note]) -> list[Data]:
        """What changes a card, in the language of the viewer."""
        return [{"text": note.text.to(self.lang), "rulings": note.rulings} for note in notes]

    def _bluff(self, seat: int, place: int, key: str | None) -> Data:
        """A card that lies face down; its owner knows it, or everybody does."""
        changes = self._notes(what_affects_bluffs(self.state, seat))
        word = self._say("bluff_down", number=place + 1)
        offers = self._take_hidden(seat, (str(place + 1), key or ""))
        if key:
            offers += self._take(f"table:{seat}:{key}")
        known = face(every.CARDS[every.NUMBERS[key]], self.lang) if key else None
        name = f"{word}: {known['name']}" if known else word
        return {
            **self._clickable(offers),
            "id": f"hidden-{seat}-{place + 1}",
            "moving": f"card-{seat}-{key}" if key else f"bluff-{seat}-{place}",
            "near": "",
            "key": key or "",
            "name": name,
            "down": True,
            "known": known,
            "value": self.view["players"][seat]["bluff_value"],
            "old": False,
            "fresh": False,
            "sentence": ". ".join([name, *[each["text"] for each in changes]]),
        }
