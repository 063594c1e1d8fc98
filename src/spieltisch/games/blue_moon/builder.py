"""Building decks in the browser: the page's data, as plain data that ``decks.html`` draws.

The page works without script: what is chosen is sent, and the answer says what is wrong with it.
"""

from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import quote, urlencode

from spieltisch.core.game import Data
from spieltisch.core.mistake import Mistake, what_is_wrong
from spieltisch.core.text import Text
from spieltisch.games.blue_moon.cards import every, kinds
from spieltisch.games.blue_moon.cards.card import PEOPLES, Card
from spieltisch.games.blue_moon.cards.preconstructed import PRECONSTRUCTED
from spieltisch.games.blue_moon.decks import (
    Deck,
    deck_line,
    deck_text,
    limits,
    moons_used,
    preconstructed,
    problems,
    read_deck,
)
from spieltisch.games.blue_moon.faces import KIND_KEYS, face
from spieltisch.games.blue_moon.text import names
from spieltisch.games.blue_moon.text.builder import TITLE, WORDS

__all__ = ["TITLE", "page"]

PATH: Final = "/games/blue-moon/decks"
_FIRST: Final = "vulca"
_LONGEST: Final = 4000


def page(fields: Mapping[str, list[str]], lang: str) -> dict[str, Any]:
    """The page for what was sent: ``text`` to take over, a ``deck`` out of a link, or choices."""
    typed = _one(fields, "text")
    written = typed or _one(fields, "deck")
    try:
        deck = read_deck(written[:_LONGEST]) if written else _chosen(fields)
        error = ""
    except Mistake as mistake:
        deck = preconstructed(_FIRST) if written else Deck(_FIRST, "", ())
        error = what_is_wrong(mistake).to(lang)
    data = _drawn(deck, lang) | {"error": error, "typed": typed if error else ""}
    if error:
        data["status"] = 422
    elif typed or "leader" in fields:
        data["go"] = data["link"]
    return data


def _one(fields: Mapping[str, list[str]], name: str) -> str:
    return (fields.get(name) or [""])[0].strip()


def _chosen(fields: Mapping[str, list[str]]) -> Deck:
    """The deck that is ticked on the page; before anything is, one to begin with."""
    leader = _one(fields, "leader")
    if not leader:
        return preconstructed(_FIRST)
    words = [f"{leader}-0", _one(fields, "inquisitor"), *dict.fromkeys(fields.get("card", []))]
    return read_deck(" ".join(filter(None, words)))


def _drawn(deck: Deck, lang: str) -> Data:
    needed, allowed = limits(deck)
    count, moons = len(set(deck.cards)), moons_used(deck)
    as_sold = not deck.inquisitor and deck.cards == PRECONSTRUCTED[deck.leader]
    line = deck.leader if as_sold else deck_line(deck)
    wrong = [] if as_sold else problems(deck)
    text = deck_text(deck)
    start = urlencode({"deck1": "written", "deck1-written": line}, safe=",")
    return {
        "words": {name: word.to(lang) for name, word in WORDS.items()},
        "title": TITLE.to(lang),
        "leader": deck.leader,
        "inquisitor": deck.inquisitor,
        "chosen": frozenset(deck.cards),
        "leaders": [_leader(people, lang) for people in PEOPLES],
        "inquisitors": [face(card, lang) for card in every.CARDS if card.kind == kinds.INQUISITOR],
        "counters": [
            _counter("cards", count, needed, count != needed and not as_sold, lang),
            _counter("moons", moons, allowed, moons > allowed, lang),
        ],
        "problems": [{"text": reason.text.to(lang), "rulings": reason.rulings} for reason in wrong],
        "legal": not wrong,
        "verdict": _verdict(deck, as_sold, lang),
        "kinds_in": _by_kind(deck, lang),
        "line": line,
        "text": text,
        "link": f"{PATH}?deck={quote(line, safe=',')}",
        "file": f"data:text/plain;charset=utf-8,{quote(text)}",
        "start": f"/new/blue-moon?{start}",
        "pool": _pool(lang),
        "peoples": [
            (people, name.to(lang))
            for people, name in names.PEOPLE_NAMES.items()
            if people != "inq"
        ],
        "kinds": [
            (KIND_KEYS[kind], name.to(lang))
            for kind, name in names.KIND_NAMES.items()
            if kind not in (kinds.LEADER, kinds.INQUISITOR)
        ],
    }


def _verdict(deck: Deck, as_sold: bool, lang: str) -> str:
    word = (
        WORDS["as_sold"].fill(people=names.PEOPLE_NAMES[deck.leader]) if as_sold else WORDS["legal"]
    )
    return word.to(lang)


def _leader(people: str, lang: str) -> Data:
    return {
        "people": people,
        "people_name": names.PEOPLE_NAMES[people].to(lang),
        "name": every.CARDS[every.NUMBERS[f"{people}-0"]].name.to(lang),
        "link": f"{PATH}?deck={people}",
    }


def _counter(word: str, count: int, most: int, wrong: bool, lang: str) -> Data:
    note = Text("", "")
    if wrong:
        name = "too_many" if count > most else "too_few"
        note = WORDS[name].fill(count=abs(count - most))
    return {
        "word": WORDS[word].to(lang),
        "count": count,
        "most": most,
        "told": WORDS["of"].fill(count=count, all=most).to(lang),
        "wrong": wrong,
        "note": note.to(lang),
    }


def _by_kind(deck: Deck, lang: str) -> list[Data]:
    """The cards of a deck, kind by kind; what each costs in moons."""
    groups = []
    for kind, name in names.KIND_NAMES.items():
        cards = [
            every.CARDS[every.NUMBERS[key]]
            for key in deck.cards
            if every.CARDS[every.NUMBERS[key]].kind == kind
        ]
        if cards:
            rows = [_row(card, deck, lang) for card in sorted(cards, key=_order)]
            groups.append({"name": name.to(lang), "cards": rows})
    return groups


def _order(card: Card) -> int:
    return every.NUMBERS[card.key]


def _row(card: Card, deck: Deck, lang: str) -> Data:
    foreign = card.people != deck.leader
    return {
        **face(card, lang),
        "cost": card.moons if foreign else 0,
        "remove": WORDS["remove"].fill(name=card.name).to(lang),
    }


def _pool(lang: str) -> list[Data]:
    """Every card that a deck may hold, people by people."""
    groups: dict[str, list[Data]] = {}
    for card in every.CARDS:
        if card.kind not in (kinds.LEADER, kinds.INQUISITOR):
            groups.setdefault(card.people, []).append(face(card, lang))
    return [
        {"people": people, "name": names.PEOPLE_NAMES[people].to(lang), "cards": cards}
        for people, cards in groups.items()
    ]
