"""The table of Living Forest in the browser, as plain data that ``board.html`` draws.

Everything comes from one seat's view, so what that seat may not know cannot be drawn; reasons come
from `State.why_not`. What may be clicked comes in as ``offers``; offers that have no place on the
table come out again as ``buttons`` for the prompt.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from spieltisch.core.board import Drawing, Offer, steps
from spieltisch.core.game import Data, State
from spieltisch.core.text import Text, listed
from spieltisch.games.living_forest import cards
from spieltisch.games.living_forest.cards import Animal, Tree
from spieltisch.games.living_forest.state import codes
from spieltisch.games.living_forest.state.notation import cell_key
from spieltisch.games.living_forest.text.board import (
    ACTIONS,
    ADVICE,
    BONUSES,
    ELEMENTS,
    GOALS,
    STEPS,
    TILES,
    TOPICS,
    WORDS,
)

__all__ = ["ADVICE", "HEADLINES", "MINOR", "TOPICS", "WORDS", "board"]

MINOR: Final = frozenset(
    {"turn", "stop", "reveal", "shuffle", "lapse", "pass", "refill", "stack", "round"}
)
"""Kinds of events that say little about what has just happened."""
HEADLINES: Final = frozenset({"round", "attack", "end"})
"""Kinds of events that stand out in the log."""

FIRES: Final = (2, 3, 4)
"""The fire that a missing animal brings, by level."""
CORNERS: Final = {
    (0, 0): ("sun", 3),
    (0, 4): ("fragment", 2),
    (2, 0): ("fragment", 2),
    (2, 4): ("water", 2),
}
COLUMN_BONUSES: Final = {1: ("water", 1), 2: ("sun", 1), 3: ("spiral", 1)}
ROW_BONUS: Final = ("flower", 2)
MIDDLE_ROW: Final = 1

_ANIMALS: Final[dict[str, Animal]] = {animal.key: animal for animal in cards.ANIMALS}
_TREES: Final[dict[str, Tree]] = {tree.key: tree for tree in cards.TREES}
_VARAN: Final = "fire-varan"
_START: Final = "start"

_ELEMENT: Final = Text("{element} {value}", "{element} {value}")
_NO_ELEMENT: Final = Text("ohne Element", "no element")
_COSTS: Final = Text("Stufe {level}, kostet {cost} Sonne", "level {level}, costs {cost} sun")
_TREE_COSTS: Final = Text("kostet {cost} Pflanzen", "costs {cost} plants")
_ROCK: Final = Text("Feld {rock}: {bonus}", "Rock {rock}: {bonus}")
_STONE: Final = Text("[Figur von {name}|deine Figur]", "[stone of {name}|your stone]")
_CELL: Final = Text("Reihe {row}, Spalte {column}: {what}", "Row {row}, column {column}: {what}")
_EMPTY: Final = Text("leer", "empty")
_START_TREE: Final = Text("Startbaum", "start tree")
_CORNER: Final = Text("Ecke: {bonus}", "corner: {bonus}")
_CORNER_WORDS: Final = {
    "sun": Text("Tiere anlocken mit 3 Sonne mehr", "attract animals with 3 more sun"),
    "water": Text("Flammen löschen mit 2 Wasser mehr", "extinguish fires with 2 more water"),
    "fragment": Text("2 Fragmente", "2 fragments"),
}
_COLUMN: Final = Text(
    "Spalte {column} voll: {value} {element}", "Column {column} full: {value} {element}"
)
_ROW: Final = Text("Reihe 2 voll: 2 Blumen", "Row 2 full: 2 flowers")
_DONE: Final = Text("erreicht", "reached")
_FIRE: Final = Text("Flamme {value}", "Fire {value}")
_TILE: Final = Text("{tile} von [{name}|dir]", "{tile} of [{name}|yours]")
_REVEALS: Final = Text("deckt auf", "reveals")
_READY: Final = Text("fertig", "ready")
_ONE_ACTION: Final = Text("1 Aktion", "1 action")
_ACTIONS: Final = Text("{count} Aktionen", "{count} actions")
_LEFT: Final = Text("noch {count}", "{count} left")
_ACTING: Final = Text("handelt", "acting")
_ACTED: Final = Text("fertig", "done")

_TAB_OF: Final = {
    "display": "display",
    "rock": "circle",
    "fire": "circle",
    "tree": "woods",
    "cell": "woods",
}
"""The tab on which a target is found on a narrow screen."""
_TAB_DOING: Final = {
    "attract": "display",
    "extinguish": "circle",
    "plant": "woods",
    "cell": "woods",
}


def board(state: State, seat: int | None, lang: str, offers: Mapping[str, Offer]) -> dict[str, Any]:
    """Everything ``board.html`` draws for one seat (``None``: a spectator)."""
    return _Board(state, seat, lang, offers).drawn()


def signed(value: int) -> str:
    """A number with a real minus.

    >>> signed(3), signed(-2)
    ('3', '−2')
    """
    return str(value) if value >= 0 else f"\N{MINUS SIGN}{-value}"


class _Board(Drawing[State]):
    """One drawing of the whole table."""

    def __init__(
        self, state: State, seat: int | None, lang: str, offers: Mapping[str, Offer]
    ) -> None:
        super().__init__(state, seat, lang)
        self.offers = offers
        self.used: set[str] = set()
        self.verbs = {offer.verb for offer in offers.values()}
        self.own: Data | None = None if seat is None else self.view["players"][seat]
        doing = self.view["doing"]
        self.doing: Data | None = doing if doing and doing["seat"] == seat else None

    def drawn(self) -> dict[str, Any]:
        view = self.view
        parts = {
            "display": [self._level(number, keys) for number, keys in enumerate(view["display"])],
            "circle": self._circle(),
            "trees": [self._tree(tree) for tree in cards.TREES],
            "players": [self._player(player) for player in view["players"]],
            "mine": self._mine(self.own) if self.own else None,
        }
        return {
            **parts,
            "words": {name: text.to(self.lang) for name, text in WORDS.items()},
            "element_names": {name: text.to(self.lang) for name, text in ELEMENTS.items()},
            "round": view["round"],
            "over": self.state.over,
            "phase": view["phase"],
            "tab": self._tab(),
            "tabs": self._tabs(),
            "fragments": view["fragments"],
            "varans": view["varans"],
            "advice": self._advice(),
            "steps": steps(STEPS, view["phase"], self.lang),
            "minor": MINOR,
            "headlines": HEADLINES,
            "buttons": [offer for target, offer in self.offers.items() if target not in self.used],
            "far": self._far(),
        }

    def _far(self) -> list[Offer]:
        """What lies away from the prompt: the draw pile."""
        pile = self.offers.get("draw")
        return [replace(pile, sign="ui-deck")] if pile else []

    # words

    def _advice(self) -> str:
        for (verb, round_), text in ADVICE.items():
            if verb in self.verbs and round_ in (0, self.view["round"]):
                return text.to(self.lang)
        return ""

    # tabs of a narrow screen

    def _tab(self) -> str:
        """The tab that helps most with what is asked."""
        if self.doing and self.doing["what"] in _TAB_DOING:
            return _TAB_DOING[self.doing["what"]]
        return "display"

    def _tabs(self) -> list[Data]:
        asks = {_TAB_OF.get(target.partition(":")[0]) for target in self.offers}
        names = ["display", "circle", "woods", "others"]
        return [
            {"name": name, "word": WORDS[f"tab_{name}"].to(self.lang), "asks": name in asks}
            for name in names
        ]

    # what may be clicked, and why not

    def _offer(self, target: str) -> Offer | None:
        offer = self.offers.get(target)
        if offer is not None:
            self.used.add(target)
        return offer

    def _refusal(self, key: str) -> Data | None:
        """Why a move is not possible. That actions come after the animals is plain to see."""
        if self.view["phase"] == "reveal" and key != "reveal":
            return None
        reason = self.why_not(key)
        return self.refusal(reason) if reason is not None and reason.rulings else None

    def _asks(self, verb: str) -> bool:
        """Whether some move of this kind is possible."""
        return verb in self.verbs

    def _lack(self, cost: int, verb: str) -> int:
        """How much is missing for something while such things are being chosen."""
        if not self._asks(verb) or self.own is None:
            return 0
        element = "sun" if verb == "attract" else "plant"
        have: int = self.own["elements"][element]
        if self.doing and self.doing["budget"] is not None:
            have = self.doing["budget"]
        return max(0, cost - have)

    # cards

    def _elements(self, elements: tuple[int, ...]) -> list[Data]:
        return [
            {"element": key, "name": ELEMENTS[key].to(self.lang), "value": signed(value)}
            for key, value in zip(cards.ELEMENT_KEYS, elements, strict=True)
            if value
        ]

    def _told(self, elements: tuple[int, ...]) -> str:
        """Elements as words."""
        words = [
            _ELEMENT.fill(element=ELEMENTS[key], value=signed(value))
            for key, value in zip(cards.ELEMENT_KEYS, elements, strict=True)
            if value
        ]
        return listed(words).to(self.lang) if words else _NO_ELEMENT.to(self.lang)

    def _card(self, key: str) -> Data:
        """An animal face up."""
        animal = _ANIMALS[key]
        parts = [animal.name.to(self.lang)]
        if animal.level:
            parts.append(self.say(_COSTS, level=animal.level, cost=animal.cost))
        if animal.symbol:
            parts.append(WORDS["solitary" if animal.symbol > 0 else "gregarious"].to(self.lang))
        parts.append(self._told(animal.elements))
        return {
            "key": key,
            "name": animal.name.to(self.lang),
            "cost": animal.cost,
            "symbol": animal.symbol,
            "elements": self._elements(animal.elements),
            "sentence": ", ".join(parts),
        }

    def _moving(self, key: str, seat: int, number: int) -> str:
        """A name under which a card glides; several players have the same starting animals."""
        animal = _ANIMALS[key]
        if key == _VARAN:
            return f"card-{key}-{seat + 1}-{number}"
        return f"card-{key}" if animal.level else f"card-{key}-{seat + 1}"

    # the display

    def _level(self, number: int, keys: list[str | None]) -> Data:
        fire = FIRES[number]
        stack = self.view["stacks"][number]
        return {
            "level": number + 1,
            "fire": fire,
            "stack": stack,
            "about": self.say(WORDS["level"], level=number + 1, fire=fire, stack=stack),
            "cards": [self._shown(key) if key else None for key in keys],
        }

    def _shown(self, key: str) -> Data:
        card = self._card(key)
        offer = self._offer(f"display:{key}")
        return {
            **card,
            "id": f"display-{key}",
            "moving": f"card-{key}",
            "offer": offer,
            "refusal": None if offer else self._refusal(f"attract:{key}"),
            "lack": 0 if offer else self._lack(card["cost"], "attract"),
        }

    # the circle

    def _circle(self) -> Data:
        view = self.view
        stones = {player["stone"]: player["seat"] for player in view["players"]}
        count = len(view["fires"])
        water = self.own["elements"]["water"] if self.own else None
        threat = ""
        if water is not None and water < view["fire_power"] and count:
            words = WORDS["threat_one" if count == 1 else "threat"]
            threat = self.say(words, count=count)
        return {
            "rocks": [self._rock(rock, stones) for rock in range(len(cards.ROCKS))],
            "fires": self._fires(),
            "power": view["fire_power"],
            "water": water,
            "threat": threat,
        }

    def _rock(self, rock: int, stones: dict[int, int]) -> Data:
        sign, words = BONUSES[cards.ROCKS[rock]]
        seat = stones.get(rock)
        offer = self._offer(f"rock:{rock}")
        way = self._way(rock, stones)
        sentence = self.say(_ROCK, rock=rock + 1, bonus=words)
        if seat is not None:
            sentence += ", " + self.say(_STONE, name=self.called(seat))
        return {
            "rock": rock,
            "id": f"rock-{rock}",
            "bonus": sign,
            "stone": None if seat is None else seat + 1,
            "stone_name": "" if seat is None else self.name(seat),
            "mine": seat is not None and seat == self.seat,
            "sentence": sentence,
            "offer": offer,
            "steps": offer.key.partition(":")[2] if offer else "",
            "refusal": None if offer or way is None else self._refusal(f"move:{way}"),
        }

    def _way(self, rock: int, stones: dict[int, int]) -> int | None:
        """How many steps it is to a rock for this seat; nobody ends on another's."""
        if self.own is None or self.seat is None or stones.get(rock, self.seat) != self.seat:
            return None
        at, way = self.own["stone"], 0
        while at != rock:
            at = (at + 1) % len(cards.ROCKS)
            way += stones.get(at, self.seat) == self.seat
        return way

    def _fires(self) -> list[Data]:
        """The fires; of several alike the first one stands for them."""
        fires = []
        for number, value in enumerate(self.view["fires"]):
            first = value not in self.view["fires"][:number]
            offer = self._offer(f"fire:{value}")
            fires.append(
                {
                    "id": f"fire-{number}",
                    "value": value,
                    "sentence": self.say(_FIRE, value=value),
                    "first": first,
                    "offer": offer,
                    "refusal": None if offer else self._refusal(f"extinguish:{value}"),
                }
            )
        return fires

    # trees and forests

    def _tree_shown(self, tree: Tree) -> Data:
        name = tree.name.to(self.lang)
        told = self._told(tree.elements) if any(tree.elements) else WORDS["again"].to(self.lang)
        return {
            "key": tree.key,
            "name": name,
            "cost": tree.cost,
            "repeats": not any(tree.elements),
            "elements": self._elements(tree.elements),
            "sentence": f"{name}: {told}",
        }

    def _tree(self, tree: Tree) -> Data:
        shown = self._tree_shown(tree)
        left = self.view["trees"].get(tree.key, 0)
        offer = self._offer(f"tree:{tree.key}")
        have = self.own is not None and tree.key in self.own["forest"]
        costs = self.say(_TREE_COSTS, cost=tree.cost)
        parts = [shown["sentence"], costs, self.say(WORDS["left"], count=left)]
        if have:
            parts.append(WORDS["have"].to(self.lang))
        return {
            **shown,
            "id": f"tree-{tree.key}",
            "left": left,
            "have": have,
            "sentence": ", ".join(parts),
            "offer": offer,
            "refusal": None if offer else self._refusal(f"plant:{tree.key}"),
            "lack": 0 if offer else self._lack(tree.cost, "plant"),
            "chosen": bool(self.doing and self.doing["tree"] == tree.key),
        }

    def _forest(self, player: Data) -> Data:
        cells: list[str | None] = player["forest"]
        mine = player["seat"] == self.seat
        columns = {
            column: all(cells[row * codes.COLUMNS + column] for row in range(codes.ROWS))
            for column in COLUMN_BONUSES
        }
        row = all(cells[MIDDLE_ROW * codes.COLUMNS : (MIDDLE_ROW + 1) * codes.COLUMNS])
        return {
            "rows": [
                [
                    self._cell(cells[cell], cell, mine)
                    for cell in range(row * codes.COLUMNS, (row + 1) * codes.COLUMNS)
                ]
                for row in range(codes.ROWS)
            ],
            "columns": [
                self._line_bonus(
                    *COLUMN_BONUSES[column],
                    columns[column],
                    self.say(
                        _COLUMN,
                        column=column + 1,
                        value=COLUMN_BONUSES[column][1],
                        element=ELEMENTS[COLUMN_BONUSES[column][0]],
                    ),
                )
                for column in COLUMN_BONUSES
            ],
            "row": self._line_bonus(*ROW_BONUS, row, _ROW.to(self.lang)),
        }

    def _line_bonus(self, element: str, value: int, done: bool, sentence: str) -> Data:
        if done:
            sentence += f" ({_DONE.to(self.lang)})"
        return {"element": element, "value": value, "done": done, "sentence": sentence}

    def _cell(self, tree: str | None, cell: int, mine: bool) -> Data:
        key = cell_key(cell)
        row, column = divmod(cell, codes.COLUMNS)
        shown = self._tree_shown(_TREES[tree]) if tree in _TREES else None
        corner = CORNERS.get((row, column))
        what = _EMPTY.to(self.lang)
        if shown:
            what = shown["sentence"]
        elif tree == _START:
            what = _START_TREE.to(self.lang)
        elif corner:
            what += ", " + self.say(_CORNER, bonus=_CORNER_WORDS[corner[0]])
        offer = self._offer(f"cell:{key}") if mine else None
        asked = mine and self._asks("at") and not tree
        return {
            "id": f"cell-{row + 1}-{column + 1}",
            "tree": shown,
            "start": tree == _START,
            "corner": {"element": corner[0], "value": corner[1]} if corner and not tree else None,
            "sentence": self.say(_CELL, row=row + 1, column=column + 1, what=what),
            "offer": offer,
            "refusal": self._refusal(f"at:{key}") if asked and not offer else None,
        }

    # players

    def _player(self, player: Data) -> Data:
        seat: int = player["seat"]
        return {
            "seat": seat,
            "offer": None,
            "refusal": None,
            "goals": [
                {
                    "goal": goal,
                    "sign": sign,
                    "name": name.to(self.lang),
                    "count": player["counts"][goal],
                    "bar": max(0, min(codes.GOAL, player["counts"][goal])),
                    "told": self.say(WORDS["of_twelve"], what=name, count=player["counts"][goal]),
                    "won": player["counts"][goal] >= codes.GOAL,
                }
                for goal, (sign, name) in GOALS.items()
            ],
            "elements": [
                {
                    "element": key,
                    "name": ELEMENTS[key].to(self.lang),
                    "value": signed(player["elements"][key]),
                }
                for key in cards.ELEMENT_KEYS
            ],
            "net": player["net"],
            "net_told": self.say(WORDS["net"], net=signed(player["net"])),
            "fragments": player["fragments"],
            "start": seat == self.view["start"],
            "status": self._status(player),
            "line": [self._card(key) for key in player["line"]],
            "forest": self._forest(player) if seat != self.seat else None,
            "tiles": [self._tile(tile, seat) for tile in player["tiles"]],
            "piles": self.say(WORDS["piles"], draw=player["draw"], discard=len(player["discard"])),
        }

    def _status(self, player: Data) -> str:
        """What a player is doing, in a word or two."""
        seat, count = player["seat"], player["actions"] or 0
        actions = self.say(_ONE_ACTION if count == 1 else _ACTIONS, count=count)
        if self.view["phase"] == "reveal":
            if not player["stopped"]:
                return _REVEALS.to(self.lang)
            return f"{_READY.to(self.lang)}, {actions}" if count else _READY.to(self.lang)
        if self.view["phase"] != "act":
            return ""
        turn = self.view["turn"]
        if seat == turn:
            left = self.view["left"]
            actions = self.say(_ONE_ACTION if left == 1 else _ACTIONS, count=left)
            return self.say(_LEFT, count=actions) if left else _ACTING.to(self.lang)
        seats = len(self.view["players"])
        place = (seat - self.view["start"]) % seats
        if turn is not None and place < (turn - self.view["start"]) % seats:
            return _ACTED.to(self.lang)
        return actions

    def _tile(self, tile: str, owner: int) -> Data:
        kind, _, spirit = tile.partition("-")
        name = self.say(_TILE, tile=TILES[kind], name=self.called(int(spirit) - 1))
        offer = self._offer(f"tile:{tile}") if self._stealing(owner) else None
        return {
            "tile": tile,
            "kind": kind,
            "word": TILES[kind].to(self.lang),
            "spirit": spirit,
            "sentence": name,
            "offer": offer,
        }

    def _stealing(self, owner: int) -> bool:
        return bool(self.doing and self.doing["victim"] == owner)

    # what lies before me

    def _mine(self, own: Data) -> Data:
        return {
            "line": self._line(own),
            "net": own["net"],
            "net_shown": signed(own["net"]),
            "net_told": self.say(WORDS["net"], net=signed(own["net"])),
            "stopped": own["stopped"],
            "closed": own["net"] >= codes.CLOSED,
            "warning": self._warning(own),
            "calm": own["stopped"] and own["net"] < codes.CLOSED,
            "totals": [self._total(own, key) for key in ACTIONS],
            "draw": own["draw"],
            "discard": len(own["discard"]),
            "discarded": [self._card(key) for key in own["discard"]],
            "pile": self._pile(own),
            "odds": self._odds(own),
            "forest": self._forest(own),
            "taken": self._taken(),
            "loot": self._loot(),
        }

    def _warning(self, own: Data) -> str:
        """What the net solitary means just now."""
        net: int = own["net"]
        if net >= codes.CLOSED:
            return WORDS["closed"].to(self.lang)
        if own["stopped"]:
            return self.say(_ACTIONS, count=own["actions"] or 0)
        return WORDS["one_more" if net == codes.CLOSED - 1 else "to_close"].to(self.lang)

    def _line(self, own: Data) -> list[Data]:
        keys: list[str] = own["line"]
        last = len(keys) - 1
        return [
            {
                **self._card(key),
                "id": f"line-{number}",
                "moving": self._moving(key, own["seat"], keys[:number].count(key)),
                "fresh": number == last and own["fresh"],
                "offer": self._offer("line") if number == last else None,
                "refusal": None,
            }
            for number, key in enumerate(keys)
        ]

    def _total(self, own: Data, key: str) -> Data:
        """A total and the action it is for."""
        action, word = ACTIONS[key]
        value = own["fragments"] if key == "fragment" else own["elements"][key]
        offer = self._offer("fragments") if key == "fragment" else None
        acting = self.view["phase"] == "act" and self.view["turn"] == self.seat
        doing = bool(self.doing and self.doing["what"] == action)
        target = {"attract": "display", "extinguish": "circle", "move": "circle", "plant": "woods"}
        refusal = self._refusal("fragment") if key == "fragment" and not offer else None
        budget = self.doing["budget"] if self.doing and doing else None
        return {
            "key": key,
            "id": f"total-{key}",
            "name": ELEMENTS[key].to(self.lang),
            "word": word.to(self.lang),
            "value": signed(value),
            "budget": None if budget is None else self.say(WORDS["budget"], count=budget),
            "of": self.view["fire_power"]
            if key == "water" and value < self.view["fire_power"]
            else None,
            "can": acting and self._asks(action),
            "used": acting and action in self.view["used"] and not self._asks(action),
            "doing": doing,
            "tab": target.get(action, ""),
            "offer": offer,
            "refusal": refusal,
        }

    def _pile(self, own: Data) -> Data:
        top: list[str] = own["top"] or []
        offer = self._offer("draw")
        name = _ANIMALS[top[0]].name.to(self.lang) if top else ""
        return {
            "id": "draw",
            "count": own["draw"],
            "sentence": self.say(WORDS["draw"], count=own["draw"]),
            "top": self._card(top[0]) if top else None,
            "known": self.say(WORDS["top"], name=name) if top else "",
            "offer": offer,
            "refusal": None if offer or self.view["phase"] != "reveal" else self._refusal("reveal"),
        }

    def _odds(self, own: Data) -> Data | None:
        """What the next card may be: public knowledge, counted for the player."""
        if self.view["phase"] != "reveal" or own["stopped"] or own["net"] >= codes.CLOSED:
            return None
        top: list[str] = own["top"] or []
        reshuffled = not own["draw"]
        keys: list[str] = own["discard"] if reshuffled else own["draw_cards"]
        pool = [_ANIMALS[key] for key in ([top[0]] if top else keys)]
        pool.sort(key=lambda animal: (-animal.symbol, animal.level, animal.key))
        count = len(pool)
        solitary = sum(animal.symbol > 0 for animal in pool)
        herd = sum(animal.symbol < 0 for animal in pool)
        closing = sum(own["net"] + animal.symbol >= codes.CLOSED for animal in pool)
        words = WORDS["odds_close" if closing != 1 else "odds_close_one"]
        if not closing:
            words = WORDS["odds_safe"]
        told = self.say(words, count=closing, all=count)
        if not count:
            told = WORDS["odds_none"].to(self.lang)
        elif top:
            told = self.say(WORDS["odds_sure"], name=pool[0].name)
        return {
            "sure": bool(top),
            "told": told,
            "note": WORDS["odds_reshuffled"].to(self.lang) if reshuffled and count else "",
            "closing": closing,
            "count": count,
            "solitary": self.say(WORDS["odds_solitary"], count=solitary, all=count),
            "herd": self.say(WORDS["odds_herd"], count=herd, all=count) if herd else "",
            "cards": [
                {**self._card(animal.key), "closes": own["net"] + animal.symbol >= codes.CLOSED}
                for animal in pool
            ],
            "elements": [
                {
                    "element": key,
                    "name": ELEMENTS[key].to(self.lang),
                    "count": sum(animal.elements[number] > 0 for animal in pool),
                }
                for number, key in enumerate(cards.ELEMENT_KEYS)
            ],
        }

    def _taken(self) -> list[Data]:
        """The animals that go on the pile one after the other."""
        if not self.doing or self.doing["what"] != "stack":
            return []
        return [
            {
                **self._card(key),
                "id": f"taken-{key}",
                "moving": f"card-{key}",
                "fresh": False,
                "offer": self._offer(f"taken:{key}"),
                "refusal": None,
            }
            for key in self.doing["taken"]
            if f"taken:{key}" in self.offers
        ]

    def _loot(self) -> Data | None:
        """The tiles of the player whose stone was skipped."""
        if not self.doing or self.doing["what"] != "steal" or self.doing["victim"] is None:
            return None
        victim = self.doing["victim"]
        return {
            "title": self.say(WORDS["steal"], name=self.name(victim)),
            "tiles": [self._tile(tile, victim) for tile in self.view["players"][victim]["tiles"]],
        }
