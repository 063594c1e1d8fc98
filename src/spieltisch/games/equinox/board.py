"""The table of Equinox in the browser, as plain data that ``board.html`` draws.

Everything comes from one seat's view, so what that seat may not know cannot be drawn; reasons come
from `State.why_not`. What may be clicked comes in as ``offers``; offers that have no place on the
table come out again as ``buttons`` for the prompt.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final

from spieltisch.core.board import Drawing, Offer, steps
from spieltisch.core.event import LogLine
from spieltisch.core.game import Data
from spieltisch.core.names import seat_name
from spieltisch.core.text import Text, halved, listed
from spieltisch.games.equinox import cards
from spieltisch.games.equinox.rules import EquinoxState
from spieltisch.games.equinox.state import codes
from spieltisch.games.equinox.state.data import VALUES
from spieltisch.games.equinox.state.score import doubled_points
from spieltisch.games.equinox.text import names
from spieltisch.games.equinox.text.cards import card_texts

MINOR: Final = frozenset({"turn", "no-power", "draw", "pass", "decline", "bury", "take-up"})
"""Kinds of events that say little about what has just happened."""
SHOWINGS: Final = frozenset({"show", "show-one"})
"""Kinds of events in which somebody shows cards that are hidden again afterwards."""
HEADLINES: Final = frozenset({"eliminate", "end"})
"""Kinds of events that stand out in the log."""

WORDS: Final = {
    "board": Text("Spielfeld: 8 Kreaturen, 5 Reihen", "Board: 8 creatures, 5 rows"),
    "champions": Text("Championkarten, 5 PP", "Champion cards, 5 PP"),
    "row": Text("Reihe {row}, {value} PP", "Row {row}, {value} PP"),
    "round": Text("Runde {round} von 5", "Round {round} of 5"),
    "over": Text("Spielende", "Game over"),
    "hand": Text("Deine Hand, {count} Karten", "Your hand, {count} cards"),
    "drawn": Text("Gezogen", "Drawn"),
    "down": Text("{count} verdeckt durch Cornu", "{count} face down through Stag"),
    "laying": Text("wird gelegt", "being laid"),
    "deck": Text("Stapel", "Deck"),
    "discards": Text("Ablage", "Discards"),
    "cards": Text("Handkarten: {count}", "Hand cards: {count}"),
    "face_down": Text("verdeckt: {count}", "face down: {count}"),
    "pebbles": Text("Freie Wettsteine: {count}", "Pebbles left: {count}"),
    "secret": Text("Geheime Wette, verdeckt", "Secret prediction, hidden"),
    "secret_short": Text("Wette", "Secret"),
    "points": Text("{points} PP, wenn jetzt Schluss wäre", "{points} PP if it ended now"),
    "my_secret": Text("Deine geheime Wette", "Your secret prediction"),
    "my_secret_text": Text(
        "Bleibt {creature}, bringt das 5 PP. Nur du siehst das.",
        "If {creature} survives, this scores 5 PP. Only you see it.",
    ),
    "pile": Text("{count} Karten übereinander", "Pile of {count} cards"),
    "lowest": Text("bisher am schwächsten", "lowest so far"),
}
"""Every word of ``board.html``."""

STEPS: Final = (
    (("predict",), Text("Wetten", "Predict")),
    (("play",), Text("Karte", "Card")),
    (("discard",), Text("Abwerfen", "Discard")),
    (("draw",), Text("Ziehen", "Draw")),
    (("eliminate",), Text("Prüfen", "Check")),
)

ADVICE: Final = {
    ("field", "bet", 1): Text(
        "Bleibt die Kreatur bis zuletzt, bringt dein Wettstein die Punkte der Reihe.",
        "If the creature lasts to the end, your pebble scores the points of the row.",
    ),
    ("hand", "play", 1): Text(
        "Ist die Reihe voll, verschwindet die schwächste Kreatur.",
        "Once the row is full, its weakest creature is eliminated.",
    ),
    ("hand", "discard", 2): Text(
        "Karten verschwundener Kreaturen nützen nichts mehr: Tausche bis zu drei gegen neue.",
        "Cards of eliminated creatures are of no more use: trade up to three for new ones.",
    ),
}
"""What a newcomer needs to know, by what is asked, in the round in which it first matters."""

TOPICS: Final = {
    "setup": Text("Aufbau", "Setup"),
    "prediction": Text("Wetten", "Predictions"),
    "control": Text("Beherrschen", "Control"),
    "play": Text("Karten spielen", "Playing cards"),
    "discard-draw": Text("Abwerfen und Ziehen", "Discarding and drawing"),
    "elimination": Text("Verschwinden", "Elimination"),
    "scoring": Text("Wertung", "Scoring"),
    "trees": Text("Baumkarten", "Tree cards"),
    "hoot-goatman": Text("Noctia und Ziegfried", "Hoot and Goatman"),
    "fiery-fang-hopscotch-feather-fox-pilgrim": Text(
        "Lupino, Raneri, Vulpa und Aquilon", "Fiery Fang, Hopscotch, Feather Fox and Pilgrim"
    ),
    **{creature.name: names.CREATURE_NAMES[creature.name] for creature in cards.CREATURE_CARDS},
}
"""The subjects of ``rulings.toml``."""

_EMPTY: Final = Text("leer", "empty")
_ON_ONE: Final = Text("auf einer Karte", "on one card")
_ON_MANY: Final = Text("auf {count} Karten", "on {count} cards")
_FIELD: Final = Text("{creature}, Reihe {row}: {what}", "{creature}, row {row}: {what}")
_PEBBLE: Final = Text("[Wettstein von {name}|dein Wettstein]", "[pebble of {name}|your pebble]")
_PEBBLES: Final = Text("Wettsteine von {name}", "pebbles of {name}")
_CHAMPION: Final = Text("{creature}, Championkarte", "{creature}, champion card")
_NOBODY: Final = Text("von niemandem beherrscht", "controlled by nobody")
_CONTROL: Final = Text("beherrscht von [{name}|dir]", "controlled by {name}")
_GONE: Final = Text(
    "{creature}, verschwunden in Runde {round}", "{creature}, eliminated in round {round}"
)

_ON_ROW: Final = ("bet", "on", "discard")
"""Verbs that mean a creature by its field in the current row."""
_ON_CHAMPION: Final = ("name", "copy")
"""Verbs that mean a creature as such; its champion card stands for it."""
_ON_PLACE: Final = ("pebble", "lift", "take", "swap")
"""Verbs that mean one field or champion card."""
_IN_HAND: Final = ("play", "give", "keep", "secret", "discard")
_MUST_FIT: Final = ("play", "give")
"""Verbs under which a card that does not fit is hatched. Elsewhere it rests: the choice is free."""

_STRIPS: Final = {
    "play": Text("spielen", "play"),
    "secret": Text("geheime Wette", "secret prediction"),
    "give": Text("geben", "give"),
    "keep": Text("behalten", "keep"),
    "discard": Text("abwerfen", "discard"),
}
"""What a click on a card does, where the label says nothing more."""

_CHANGES: Final = ("place", "other_place")


def board(
    state: EquinoxState, seat: int | None, lang: str, offers: Mapping[str, Offer]
) -> dict[str, Any]:
    """Everything ``board.html`` draws for one seat (``None``: a spectator)."""
    return _Board(state, seat, lang, offers).drawn()


@cache
def _texts() -> dict[str, tuple[Text, Text]]:
    """Name and power of every kind of card."""
    return {card.card: (card.name, card.text) for card in card_texts()}


@cache
def _halves() -> frozenset[str]:
    return frozenset(creature.name for creature in cards.CREATURE_CARDS if creature.half_point)


def split(card: str) -> tuple[str, str]:
    """A card's kind and strength.

    >>> split("feather-fox-7"), split("dryad")
    (('feather-fox', '7'), ('dryad', ''))
    """
    kind, _, strength = card.rpartition("-")
    return (kind, strength) if strength.isdecimal() else (card, "")


def unbroken(brings: str) -> str:
    """What a move brings, so that a number stays in one line with what belongs to it."""
    return brings.replace("→ ", "→\N{NO-BREAK SPACE}").replace(" PP", "\N{NO-BREAK SPACE}PP")


def shortened(reason: str) -> str:
    """The first clause of a reason, for the narrow space on a card.

    >>> shortened("Stag is eliminated, the card cannot be played.")
    'Stag is eliminated'
    """
    for sign in ",;:":
        reason = reason.partition(sign)[0]
    return reason.removesuffix(".").replace("schwunden", "schwun\N{SOFT HYPHEN}den")


class _Board(Drawing[EquinoxState]):
    """One drawing of the whole table."""

    def __init__(
        self, state: EquinoxState, seat: int | None, lang: str, offers: Mapping[str, Offer]
    ) -> None:
        super().__init__(state, seat, lang)
        self.offers = offers
        self.used: set[str] = set()
        self.questions = {
            (target.partition(":")[0], offer.verb) for target, offer in offers.items()
        }
        self.now = 0 if state.over else self.view["round"]
        self.lowest = self._lowest()
        self.fresh = self._fresh_places()

    def drawn(self) -> dict[str, Any]:
        view = self.view
        own = view["players"][self.seat] if self.seat is not None else None
        columns = [self._column(column) for column in view["creatures"]]
        players = [self._player(player) for player in view["players"]]
        drawn_cards = self._cards(view["drawn"], "drawn", ("keep",))
        hand = self._cards(self._sorted(own["hand"]) if own else [], "hand", _IN_HAND)
        return {
            "words": {name: text.to(self.lang) for name, text in WORDS.items()},
            "round": view["round"],
            "over": self.state.over,
            "deck": view["deck"],
            "discards": view["discarded"],
            "rows": [self._row(row) for row in range(codes.ROWS + 1)],
            "columns": columns,
            "players": players,
            "hand": hand,
            "drawn": drawn_cards,
            "down": own["face_down"] if own else 0,
            "secret": self._shown(own["secret_card"]) if own and own["secret_card"] else None,
            "laying": self._shown(view["laying"]) if view["laying"] else None,
            "advice": self._advice(),
            "steps": steps(STEPS, view["phase"], self.lang),
            "shown": [
                {**each, "cards": [self._shown(card) for card in each["cards"]]}
                for each in self.shown(SHOWINGS)
            ],
            "minor": MINOR,
            "headlines": HEADLINES,
            "buttons": [offer for target, offer in self.offers.items() if target not in self.used],
        }

    # words

    def _advice(self) -> str:
        for (target, verb, round_), text in ADVICE.items():
            if (target, verb) in self.questions and round_ == self.view["round"]:
                return text.to(self.lang)
        return ""

    def _kind_name(self, kind: str) -> str:
        return _texts()[kind][0].to(self.lang)

    def _names(self, seats: list[int]) -> str:
        return listed([seat_name(self.state, seat) for seat in seats]).to(self.lang)

    def _control(self, seat: int) -> str:
        return self.say(_CONTROL, name=self.called(seat))

    # what may be clicked, and why not

    def _offer(self, target: str, verbs: tuple[str, ...]) -> Offer | None:
        """The offer on a target, if one of these verbs is what it does."""
        offer = self.offers.get(target)
        if offer is None or offer.verb not in verbs:
            return None
        self.used.add(target)
        return offer

    def _asks(self, target: str, verb: str) -> bool:
        """Whether a verb is asked now about this kind of target: "field", "hand" or "seat"."""
        if verb == "bet":
            return bool(self.view["phase"] == "predict")
        if verb == "play":
            return bool(self.view["phase"] == "play")
        return (target, verb) in self.questions

    def _refusal(self, keys: list[str]) -> Data | None:
        """Why none of these moves is possible. "That is not asked now" is plain to see."""
        for key in keys:
            reason = self.why_not(key)
            if reason is not None and reason.rulings:
                return {**self.refusal(reason), "short": shortened(reason.text.to(self.lang))}
        return None

    # the board

    def _row(self, row: int) -> Data:
        when = "later" if row > self.view["round"] else "past"
        if row in (0, self.now):
            when = "now" if row else "champions"
        return {"row": row, "value": VALUES[row], "when": when}

    def _lowest(self) -> float | None:
        """The lowest strength in the current row so far."""
        strengths = [
            column["rows"][self.now - 1]["strength"]
            for column in self.view["creatures"]
            if self.now and not column["eliminated"]
        ]
        return min((each for each in strengths if each is not None), default=None)

    def _column(self, column: Data) -> Data:
        return {
            "creature": column["creature"],
            "name": self._kind_name(column["creature"]),
            "gone": column["eliminated"],
            "champion": self._champion(column),
            "fields": [self._field(column, row) for row in range(1, codes.ROWS + 1)],
        }

    def _champion(self, column: Data) -> Data:
        creature = column["creature"]
        controller = column["controller"]
        offer = self._offer(f"field:{creature}/0", _ON_PLACE) or self._offer(
            f"field:{creature}/{self.view['round']}", _ON_CHAMPION
        )
        keys = [f"{verb}:{creature}" for verb in _ON_CHAMPION if self._asks("field", verb)]
        keys += [f"{verb}:{creature}/0" for verb in _ON_PLACE if self._asks("field", verb)]
        return {
            "id": f"field-{creature}-0",
            "sentence": self._champion_sentence(column),
            "about": _texts()[creature][1].to(self.lang),
            "controller": None if controller is None else controller + 1,
            "control": "" if controller is None else self._control(controller),
            "pebbles": [{"sign": seat + 1, "name": self.name(seat)} for seat in column["champion"]],
            "offer": offer,
            "refusal": None if offer else self._refusal(keys),
        }

    def _champion_sentence(self, column: Data) -> str:
        name = self._kind_name(column["creature"])
        if column["eliminated"]:
            return self.say(_GONE, creature=name, round=column["eliminated"])
        controller = column["controller"]
        parts = [self.say(_CHAMPION, creature=name)]
        if controller is None:
            parts.append(_NOBODY.to(self.lang))
        else:
            parts.append(self._control(controller))
        if column["champion"]:
            if len(column["champion"]) == 1:
                parts.append(self.say(_PEBBLE, name=self.called(column["champion"][0])))
            else:
                parts.append(self.say(_PEBBLES, name=self._names(column["champion"])))
        return ", ".join(parts)

    def _field(self, column: Data, row: int) -> Data:
        creature = column["creature"]
        field = column["rows"][row - 1]
        place = f"{creature}/{row}"
        current = row == self.now
        verbs = (*_ON_ROW, *_ON_PLACE) if current else _ON_PLACE
        offer = self._offer(f"field:{place}", verbs)
        keys = [f"{verb}:{creature}" for verb in _ON_ROW if current and self._asks("field", verb)]
        keys += [f"{verb}:{place}" for verb in _ON_PLACE if self._asks("field", verb)]
        pebble = field["pebble"]
        gone = column["eliminated"]
        return {
            "id": f"field-{creature}-{row}",
            "card": self._shown(field["card"]) if field["card"] else None,
            "covered": field["covered"],
            "pebble": None if pebble is None else pebble + 1,
            "pebble_name": "" if pebble is None else self.name(pebble),
            "gone": bool(gone),
            "shut": bool(gone) and row > gone,
            "lowest": current and not gone and field["strength"] == self.lowest is not None,
            "fresh": place in self.fresh,
            "sentence": self._field_sentence(column, row),
            "offer": offer,
            "outcome": self._brings(offer) if offer else "",
            "refusal": None if offer else self._refusal(keys),
        }

    def _brings(self, offer: Offer) -> str:
        """What would come of it on a field, which shows itself how strong its creature is now."""
        laid = self.view["laying"]
        return unbroken(f"→ {split(laid)[1]}" if laid and offer.verb == "on" else offer.brings)

    def _field_sentence(self, column: Data, row: int) -> str:
        field = column["rows"][row - 1]
        gone = column["eliminated"]
        name = self._kind_name(column["creature"])
        if gone and row > gone:
            return self.say(_GONE, creature=name, round=gone)
        what = _EMPTY.to(self.lang)
        if field["card"]:
            what = self._shown(field["card"])["title"]
        if field["covered"]:
            below = _ON_ONE if field["covered"] == 1 else _ON_MANY
            what += f" {self.say(below, count=field['covered'])}"
        parts = [self.say(_FIELD, creature=name, row=row, what=what)]
        if field["pebble"] is not None:
            parts.append(self.say(_PEBBLE, name=self.called(field["pebble"])))
        if row == self.now and not gone and field["strength"] == self.lowest is not None:
            parts.append(WORDS["lowest"].to(self.lang))
        return ", ".join(parts)

    # what has changed

    def _fresh_places(self) -> set[str]:
        """The fields that others have changed since this seat's last turn."""
        return {
            str(line.data[name])
            for line in self._since_last_turn()
            if line.data.get("seat") != self.seat
            for name in _CHANGES
            if name in line.data
        }

    def _since_last_turn(self) -> Iterator[LogLine]:
        """The latest events, newest first, back to this seat's last turn but the running one.

        A spectator sees what happened in the last finished turn and the running one.
        """
        own_turn = self.seat is not None and self.seat == self.view["turn"]
        turns_left = 2 if own_turn or self.seat is None else 1
        for event in reversed(self.state.events):
            line = self.state.log_line(event, self.seat, self.seat)
            if line.kind == "turn" and self.seat in (None, line.data["seat"]):
                turns_left -= 1
                if turns_left == 0:
                    return
            yield line

    # cards

    def _shown(self, card: str) -> Data:
        """A card face up."""
        kind, strength = split(card)
        name = self._kind_name(kind)
        return {
            "card": card,
            "kind": kind,
            "name": name,
            "strength": strength,
            "half": kind in _halves(),
            "title": f"{name} {strength}{'½' if kind in _halves() else ''}".strip(),
            "wild": kind == cards.CHAMELEON_CARD.name,
            "about": _texts()[kind][1].to(self.lang),
        }

    def _sorted(self, cards: list[str]) -> list[str]:
        """In the order of the columns, then chameleons and trees; of eliminated ones last."""
        order = [column["creature"] for column in self.view["creatures"]]
        gone = [column["creature"] for column in self.view["creatures"] if column["eliminated"]]
        kinds = [*order, *_texts()]
        return sorted(cards, key=lambda card: (split(card)[0] in gone, kinds.index(split(card)[0])))

    def _cards(self, cards: list[str], where: str, verbs: tuple[str, ...]) -> list[Data]:
        return [
            self._hand_card(card, where, cards[:number].count(card), verbs)
            for number, card in enumerate(cards)
        ]

    def _hand_card(self, card: str, where: str, twin: int, verbs: tuple[str, ...]) -> Data:
        """A card that may be clicked. Trees may be alike: the second one is a twin."""
        shown = self._shown(card)
        offer = self._offer(f"hand:{card}", verbs)
        must_fit = [verb for verb in _MUST_FIT if self._asks("hand", verb)]
        free = [verb for verb in verbs if verb == "play" or self._asks("hand", verb)]
        refusal = None if offer else self._refusal([f"{verb}:{card}" for verb in must_fit])
        resting = None if offer or refusal else self._refusal([f"{verb}:{card}" for verb in free])
        field = f"field-{shown['kind']}-{self.now}"
        column = [c for c in self.view["creatures"] if c["creature"] == shown["kind"]]
        lights = bool(offer and self.now and column and not column[0]["eliminated"])
        return {
            **shown,
            "id": f"{where}-{card}" + (f"-{twin + 1}" if twin else ""),
            "moving": f"card-{card}" + (f"-{twin + 1}" if twin else ""),
            "offer": offer,
            "outcome": self._strip(offer) if offer else "",
            "refusal": refusal,
            "resting": resting,
            "lights": field if lights else "",
        }

    def _strip(self, offer: Offer) -> str:
        """What a card says at its foot about what a click on it does."""
        return unbroken(offer.brings) or _STRIPS[offer.verb].to(self.lang)

    # players

    def _player(self, player: Data) -> Data:
        seat = player["seat"]
        offer = self._offer(f"seat:{seat + 1}", ("seat",))
        keys = [f"seat:{seat + 1}"] if self._asks("seat", "seat") else []
        return {
            "cards": player["cards"],
            "pebbles": player["pebbles"],
            "face_down": player["face_down"],
            "secret": player["secret"],
            "known": [self._shown(card) for card in self._sorted(player["known"])],
            "points": halved(doubled_points(self.state, seat) / 2).to(self.lang),
            "offer": offer,
            "refusal": None if offer else self._refusal(keys),
        }
