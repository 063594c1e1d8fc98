"""The table of Blue Moon in the browser, as plain data that ``board.html`` draws.

What lies where comes from one seat's view, so what that seat may not know cannot be drawn; what a
card is worth now and what changes it is asked of the table for cards that everybody sees. What may
be clicked comes in as ``offers``; offers for cards that lie nowhere go into a tray, and what points
at no card comes out again as ``buttons`` for the prompt.
"""

from collections.abc import Mapping
from typing import Any, Final

from spieltisch.core.board import Offer, steps
from spieltisch.core.game import Data
from spieltisch.games.blue_moon import builder
from spieltisch.games.blue_moon.cards import every, kinds, special
from spieltisch.games.blue_moon.faces import face
from spieltisch.games.blue_moon.pieces import LAYING, Pieces
from spieltisch.games.blue_moon.rules import permits
from spieltisch.games.blue_moon.rules.state import BlueMoonState
from spieltisch.games.blue_moon.state import codes
from spieltisch.games.blue_moon.state.notation import ELEMENT_KEYS
from spieltisch.games.blue_moon.text import names
from spieltisch.games.blue_moon.text.board import ADVICE, STEPS, TOPICS, WORDS

__all__ = ["ADVICE", "HEADLINES", "MINOR", "PAGES", "TOPICS", "WORDS", "board"]

PAGES: Final = {"decks": (builder.TITLE, builder.page)}
"""Pages of this game alone."""

MINOR: Final = frozenset(
    {"turn", "draw", "shuffle", "go-on", "use", "under", "back", "fill-hand", "won"}
)
"""Kinds of events that say little about what has just happened."""
SHOWINGS: Final = frozenset({"open"})
"""Kinds of events in which somebody shows cards that are hidden again afterwards."""
HEADLINES: Final = frozenset({"game", "fight", "end"})
"""Kinds of events that stand out in the log."""


def board(
    state: BlueMoonState, seat: int | None, lang: str, offers: Mapping[str, Offer]
) -> dict[str, Any]:
    """Everything ``board.html`` draws for one seat (``None``: a spectator)."""
    return _Board(state, seat, lang, offers).drawn()


class _Board(Pieces):
    """One drawing of the whole table."""

    def drawn(self) -> dict[str, Any]:
        view = self.view
        sides = {
            "foe": self._side(1 - self.lower, "foe"),
            "own": self._side(self.lower, "own"),
            "hand": self._hand(),
            "players": [self._player(player) for player in view["players"]],
        }
        return {
            **sides,
            "words": {name: text.to(self.lang) for name, text in WORDS.items()},
            "where": self._where(),
            "dragons": self._dragons(),
            "fight": self._fight(),
            "tray": self._tray(),
            "under": self._under(),
            "nears": list(self.nears.values()),
            "advice": self._advice(),
            "steps": steps(STEPS, self._phase(), self.lang),
            "shown": [
                {**each, "cards": [self._printed(key) for key in each["cards"]]}
                for each in self.shown(SHOWINGS)
            ],
            "minor": MINOR,
            "headlines": HEADLINES,
            "placed": self.placed,
            "buttons": [
                *self.uses,
                *[offer for several in self.open_offers.values() for offer in several],
            ],
        }

    # words

    def _where(self) -> str:
        if self.state.over:
            return self._say("over")
        peoples = [names.PEOPLE_NAMES[player["people"]] for player in self.view["players"]]
        first = self.seat or 0
        parts = [
            self._say("fight_number", number=self.view["fight"]),
            self._say("against", one=peoples[first], other=peoples[1 - first]),
        ]
        if self.view["match"]:
            parts.insert(0, self._say("game", number=self.view["game_number"]))
        return " · ".join(parts)

    def _phase(self) -> str:
        """The phase that is asked about; who has nothing to do in one is asked about the next."""
        if self.doing is not None and self.doing["what"] == "calling":
            return "called"
        phase = str(self.view["phase"])
        if not self.asked or self.doing:
            return phase
        if phase == "leadership" and not self.verbs & {"lead", "replace"}:
            return "retreat"
        if phase == "character" and kinds.CHARACTER not in self._plays() and self.state.played:
            return "support"
        return phase

    def _plays(self) -> set[int]:
        """The kinds of cards that may be played face up now."""
        return {
            every.KINDS[every.NUMBERS[key.partition(":")[2]]]
            for key in self.placed
            if key.startswith(("play:", "fresh:"))
        }

    def _advice(self) -> str:
        for (verb, fight), text in ADVICE.items():
            if verb in self.verbs and fight in (0, self.view["fight"]):
                return text.to(self.lang)
        return ""

    # the two sides

    def _side(self, seat: int, place: str) -> Data:
        player = self.view["players"][seat]
        combat = [self._table_card(seat, key) for key in [*player["older"], *player["active"]]]
        pending = self._pending(seat)
        if pending:
            combat.append(pending)
        support = [self._table_card(seat, key) for key in player["support"]]
        support += [self._bluff(seat, i, key) for i, key in enumerate(player["bluffs"])]
        mine = seat == self.seat
        title = self._say("own_side") if mine else self._say("side_of", name=self.name(seat))
        old = len(player["older"])
        return {
            "place": place,
            "seat": seat,
            "title": title,
            "old": self._say("old", count=old) if old else "",
            "combat": combat,
            "support": support,
            "influence": self._influence(seat, player),
            **(self._slots() if mine else {"slot_combat": "", "slot_support": ""}),
        }

    def _slots(self) -> Data:
        """Where the cards that may be played now would lie."""
        plays = self._plays()
        combat = support = ""
        if kinds.CHARACTER in plays:
            combat = self._say("slot_character")
        elif kinds.BOOSTER in plays:
            combat = self._say("slot_booster")
        if kinds.SUPPORT in plays or "bluff" in self.verbs:
            support = self._say("slot_support")
        return {"slot_combat": combat, "slot_support": support}

    def _pending(self, seat: int) -> Data | None:
        """The card that may be answered with an intervention before it takes effect."""
        doing = self.doing
        if not doing or doing["what"] != "window" or doing["seat"] == seat or not doing["card"]:
            return None
        if every.NUMBERS[doing["card"]] not in self.state.limbo[seat]:
            return None
        card = self._card(seat, doing["card"], "table")
        card |= {"states": self._states("pending"), "fresh": True}
        return self._keep_near(card)

    def _influence(self, seat: int, player: Data) -> list[Data]:
        """Ships with their loads, Hyla, crystal cards; leadership cards and inquisitor too."""
        cards = [self._ship(seat, key, player) for key in [*player["ships"], *player["landed"]]]
        others = [player["hyla"], *player["laid_crystals"], *player["actions"]]
        others.append(player["inquisitor"])
        for key in filter(None, others):
            card = self._table_card(seat, key)
            if key in player["actions"]:
                card["note"] = self._say("this_turn")
            elif not card["text"] or card["fire"] is None:
                card["note"] = card["kind_name"]
            cards.append(card)
        return cards

    def _ship(self, seat: int, key: str, player: Data) -> Data:
        load = [
            every.CARDS[every.NUMBERS[card]].name
            for card, ship in zip(player["loaded"], player["aboard"], strict=True)
            if ship == key
        ]
        card = self._table_card(seat, key)
        names = ", ".join(name.to(self.lang) for name in load)
        room = self._say("capacity", load=len(load), room=every.CAPACITIES[every.NUMBERS[key]])
        told = [room, self._say("loaded", names=names)] if load else [room]
        if key in player["landed"]:
            card["note"] = self._say("landed")
            told.append(card["note"])
        notes = [{"text": part, "rulings": ()} for part in told]
        card |= {
            "load": len(load),
            "changes": [*notes, *card["changes"]],
            "sentence": f"{card['sentence']} {', '.join(told)}",
        }
        return card

    # what I hold

    def _hand_refusal(self, key: str, number: int) -> tuple[Data | None, Data | None]:
        """Why a hand card cannot be played; apart from that, why not yet in this turn."""
        if not self.asked:
            return None, None
        if self.doing:
            paying = self.doing["what"] == "paying" and key not in self.doing["cards"]
            return (self._why_not(f"choose:{key}") if paying else None), None
        phase = self.state.phase
        if not codes.BEGIN <= phase <= codes.OTHERS:
            return None, None
        if every.KINDS[number] == kinds.INTERVENTION:
            return None, self._why_not(f"intervene:{key}")
        due = permits.phase_of(number)
        reason = self._why_not(f"{'lead' if due == codes.LEAD else 'play'}:{key}")
        later = phase < due and not (phase == codes.CHARACTERS and self.state.played)
        return (None, reason) if later else (reason, None)

    def _hand(self) -> list[Data]:
        if self.seat is None:
            return []
        player = self.view["players"][self.seat]
        landed = [
            card
            for card, ship in zip(player["loaded"], player["aboard"], strict=True)
            if ship in player["landed"]
        ]
        return [
            *[self._hand_card(key, player, True) for key in landed],
            *[self._hand_card(key, player, False) for key in player["hand"]],
        ]

    def _hand_card(self, key: str, player: Data, aboard: bool) -> Data:
        seat, number = player["seat"], every.NUMBERS[key]
        card = self._card(seat, key, "hand")
        offers = self._take(f"card:{key}")
        refusal, later = (None, None) if offers else self._hand_refusal(key, number)
        names: list[str] = []
        chosen = self._is_chosen(key)
        if aboard:
            names.append("aboard")
        elif chosen:
            names.append("paying")
        elif key in player["open"]:
            names.append("open")
        elif key in player["known"]:
            names.append("known")
        gives = None
        verb = offers[0].verb if offers else ""
        if verb in LAYING:
            gives = self._gives(number, verb)
        elif not refusal and self._may_lay(number):
            gives = self._gives(number, "play")
        card |= {
            **self._clickable(offers, number),
            "refusal": refusal,
            "later": later,
            "states": self._states(*names),
            "chosen": chosen,
            "gives": gives,
        }
        return self._keep_near(card)

    def _is_chosen(self, key: str) -> bool:
        """Whether a hand card is already part of what is being paid or played."""
        doing = self.doing
        if not doing or doing["seat"] != self.seat:
            return False
        if doing["what"] == "paying":
            return key in doing["cards"]
        return bool(doing["what"] == "paying-cost" and key == doing["card"])

    def _tray(self) -> Data | None:
        """Cards to choose from that lie neither in the hand nor on the table."""
        cards = []
        for target in list(self.open_offers):
            key = self.open_offers[target][0].key.partition(":")[2]
            if key not in every.NUMBERS or self.seat is None:
                continue
            owner = int(target.split(":")[1]) if target.startswith("table:") else self.seat
            card = self._card(owner, key, "tray")
            card |= self._clickable(self._take(target), every.NUMBERS[key])
            cards.append(self._keep_near(card))
        return {"title": self._tray_title(), "cards": cards} if cards else None

    def _tray_title(self) -> str:
        what = self.doing["what"] if self.doing else ""
        if what == "searching" and self.doing:
            by_discard = every.EFFECTS[every.NUMBERS[self.doing["card"]]] == special.SEARCH_DISCARD
            return self._say("tray_discard" if by_discard else "tray_deck")
        if what == "revealed":
            return self._say("tray_revealed")
        if what == "stealing" and self.seat is not None:
            return self._say("tray_open", name=self.name(1 - self.seat))
        return self._say("tray")

    def _under(self) -> list[Data]:
        """Cards under the draw deck that their owner knows."""
        if self.seat is None:
            return []
        keys = self.view["players"][self.seat]["under"] or []
        return [self._printed(key) for key in keys]

    def _printed(self, key: str) -> Data:
        return face(every.CARDS[every.NUMBERS[key]], self.lang)

    # the fight, dragons and players

    def _fight(self) -> Data:
        element = self.view["element"]
        place = ELEMENT_KEYS.index(element) if element else None
        told = self._say("no_contest")
        word = self._say("opening")
        if place is not None:
            told = self._say("contest", element=names.ELEMENT_NAMES[place])
            word = names.ELEMENT_NAMES[place].to(self.lang)
        return {
            "element": element,
            "told": told,
            "word": word[:1].upper() + word[1:],
            "foe": self._power(1 - self.lower, place),
            "own": self._power(self.lower, place),
        }

    def _power(self, seat: int, element: int | None) -> Data:
        state = self.state
        powers = self.view["players"][seat]["power"]
        other = self.view["players"][1 - seat]["power"]
        aim = need = enough = ""
        notes: list[str] = []
        short = False
        if (
            element is not None
            and seat == state.turn
            and codes.BEGIN <= state.phase <= codes.OTHERS
        ):
            missing = other[element] - powers[element]
            if state.phase < codes.CHARACTERS or not state.played:
                aim = self._say("must_reach", power=other[element])
            elif missing <= 0 or permits.has_shield(state, seat, element):
                enough = self._say("enough")
            else:
                need = self._say("need" if missing > 1 else "need_one", count=missing)
                short = True
        if element is not None and permits.has_shield(state, seat, element):
            notes.append(self._say("shielded"))
        laid = state.cards_laid(seat) - len(state.bluffs[seat])
        if laid:
            name = "second" if laid >= codes.MANY else "towards"
            notes.append(self._say(name, count=laid, all=codes.MANY))
        return {
            "sign": seat + 1,
            "name": self._you(seat),
            "power": None if element is None else powers[element],
            "powers": powers,
            "aim": aim,
            "need": need,
            "enough": enough,
            "note": " · ".join(notes),
            "short": short,
        }

    def _dragons(self) -> Data:
        players = self.view["players"]
        upper, lower = 1 - self.lower, self.lower
        one, other = players[upper]["dragons"], players[lower]["dragons"]
        free = codes.DRAGONS - one - other
        words = [
            self._say("with_you") if seat == self.seat else self.name(seat)
            for seat in (upper, lower)
        ]
        told = self._say(
            "dragons", one=one, first=words[0], free=free, other=other, second=words[1]
        )
        return {
            "told": told,
            "places": [
                {"sign": upper + 1, "word": words[0], "count": one},
                {"sign": None, "word": self._say("middle"), "count": free},
                {"sign": lower + 1, "word": words[1], "count": other},
            ],
        }

    def _player(self, player: Data) -> Data:
        seat = player["seat"]
        people = player["people"]
        won = "crystals_of" if self.view["match"] else "crystals"
        top = player["discard_top"]
        on_top = self._say("discard_top", name=every.CARDS[every.NUMBERS[top]].name) if top else ""
        known = [] if seat == self.seat else [*player["open"], *player["known"]]
        known = [key for key in known if key not in player["bluffs"]]  # those lie on the table
        return {
            "offer": None,
            "refusal": None,
            "lower": seat == self.lower,
            "people": people,
            "people_name": names.PEOPLE_NAMES[people].to(self.lang),
            "hand": player["hand_size"],
            "hand_told": self._say("cards_in_hand", count=player["hand_size"]),
            "crystals": player["crystals"] if self.view["match"] or player["crystals"] else None,
            "crystals_told": self._say(won, count=player["crystals"], all=self.view["match"]),
            "known": [
                {**self._printed(key), "near": f"near-{seat}-{key}"}
                for key in dict.fromkeys(known)
                if self._keep_near(self._card(seat, key, "known"))
            ],
            "piles": [
                self._pile("ui-deck", True, "deck", player["deck"], ""),
                self._pile("ui-gone", True, "discard", player["discard"], on_top),
                self._pile("kind-leadership", False, "leads", player["leads"], ""),
            ],
        }

    def _pile(self, sign: str, sheet: bool, word: str, count: int, more: str) -> Data:
        told = f"{self._say(word)}: {count}"
        if word == "leads":
            told = self._say("leads_told", count=count)
        return {
            "sign": sign,
            "sheet": sheet,
            "word": self._say(word),
            "count": count,
            "told": f"{told}, {more}" if more else told,
        }
