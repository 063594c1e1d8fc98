"""Building decks: the text form of a deck, and what makes a deck illegal.

A deck is written as the keys of its cards, the leader and the inquisitor among them, with blanks,
commas or line breaks between; names serve too, with commas or line breaks between. What follows a
``#`` on a line is a comment::

    # Spieltisch deck for Blue Moon
    vulca-0   # the leader
    inq-412   # an inquisitor, if there is one
    Flamebreath the Dazzling
    ...

The name of a people alone means its preconstructed deck.
"""

from dataclasses import dataclass
from typing import Final

from spieltisch.core.decision import Reason
from spieltisch.core.mistake import Mistake
from spieltisch.core.text import Text
from spieltisch.games.blue_moon.cards import every, kinds
from spieltisch.games.blue_moon.cards.card import PEOPLES, Card
from spieltisch.games.blue_moon.cards.preconstructed import PRECONSTRUCTED
from spieltisch.games.blue_moon.state import by_name

DECK_CARDS: Final = 30
DECK_MOONS: Final = 10
"""What a leader alone allows: cards, and moons of foreign cards."""

_HEADING: Final = "# Spieltisch deck for Blue Moon"

_NO_DECK_WORD: Final = Text(
    "{word} ist keine Karte; eine Karte schreibt sich wie vulca-1, und ein fertiges Deck steht "
    "allein: {decks}.",
    "{word} is no card; a card is written like vulca-1, and a preconstructed deck stands alone: "
    "{decks}.",
)
_NO_LEADER: Final = Text(
    "Dem Deck fehlt ein Anführer; nimm einen von {leaders}.",
    "The deck has no leader; add one of {leaders}.",
)
_SECOND_LEADER: Final = Text(
    "Das Deck hat zwei Anführer, {one} und {other}; nimm einen heraus.",
    "The deck has two leaders, {one} and {other}; take one out.",
)
_SECOND_INQUISITOR: Final = Text(
    "Das Deck hat zwei Inquisitoren, {one} und {other}; nimm einen heraus.",
    "The deck has two inquisitors, {one} and {other}; take one out.",
)
_NAMED_TWICE: Final = Text(
    "Das Deck nennt {card} zweimal; jede Karte darf nur einmal darin sein.",
    "The deck names {card} twice; it may hold each card only once.",
)
_SIZE: Final = Text(
    "Das Deck hat {cards} verschiedene Karten; nötig sind {needed}.",
    "The deck has {cards} different cards; {needed} are needed.",
)
_MOONS: Final = Text(
    "Das Deck hat fremde Karten mit {moons} Monden; erlaubt sind {allowed}.",
    "The deck has foreign cards of {moons} moons; {allowed} are allowed.",
)
_NOT_A_CARD: Final = Text(
    "{card} kann keine Karte des Decks sein; Anführer und Inquisitor liegen daneben.",
    "{card} cannot be a card of the deck; leader and inquisitor lie beside it.",
)
_NOT_AN_INQUISITOR: Final = Text(
    "{card} ist kein Inquisitor; es gibt: {inquisitors}.",
    "{card} is no inquisitor; there are: {inquisitors}.",
)


@dataclass(frozen=True)
class Deck:
    """A leader, by people, an inquisitor, ``""`` for none, and cards by key."""

    leader: str
    inquisitor: str
    cards: tuple[str, ...]


def preconstructed(people: str) -> Deck:
    """The deck that is sold with the leader of a people."""
    return Deck(people, "", PRECONSTRUCTED[people])


def read_deck(text: str) -> Deck:
    """The deck that a text names; `Mistake` if it names none.

    >>> read_deck("hoax").leader
    'hoax'
    """
    name = text.strip().lower()
    if name in PRECONSTRUCTED:
        return preconstructed(name)
    leader = inquisitor = ""
    cards: list[str] = []
    for word in _keys_in(text):
        card = _card(word)
        if word in (leader, inquisitor) or word in cards:
            raise Mistake(_NAMED_TWICE.fill(card=word))
        if card.kind == kinds.LEADER:
            if leader:
                raise Mistake(_SECOND_LEADER.fill(one=leader, other=word))
            leader = word
        elif card.kind == kinds.INQUISITOR:
            if inquisitor:
                raise Mistake(_SECOND_INQUISITOR.fill(one=inquisitor, other=word))
            inquisitor = word
        else:
            cards.append(word)
    if not leader:
        leaders = ", ".join(_leader_key(people) for people in PEOPLES)
        raise Mistake(_NO_LEADER.fill(leaders=leaders))
    return Deck(_card(leader).people, inquisitor, tuple(cards))


def deck_text(deck: Deck) -> str:
    """A deck as text, one card to a line with its name; `read_deck` reads it."""
    keys = _keys(deck)
    width = max(len(key) for key in keys)
    lines = [f"{key:{width}}  # {_card(key).name.en}" for key in keys]
    return "\n".join([_HEADING, *lines]) + "\n"


def deck_line(deck: Deck) -> str:
    """A deck in one line without blanks, for an address or a command line."""
    return ",".join(_keys(deck))


def limits(deck: Deck) -> tuple[int, int]:
    """How many cards a built deck needs, and how many moons of foreign cards it may hold."""
    if not deck.inquisitor:
        return DECK_CARDS, DECK_MOONS
    inquisitor = _card(deck.inquisitor)
    return DECK_CARDS + inquisitor.more_cards, DECK_MOONS + inquisitor.more_moons


def moons_used(deck: Deck) -> int:
    """The moons of the cards that are not of the leader's people."""
    cards = [_card(key) for key in deck.cards]
    return sum(card.moons for card in cards if card.people != deck.leader)


def problems(deck: Deck) -> list[Reason]:
    """All that makes a deck illegal."""
    found: list[Reason] = []
    if deck.inquisitor and _card(deck.inquisitor).kind != kinds.INQUISITOR:
        inquisitors = ", ".join(card.key for card in every.CARDS if card.kind == kinds.INQUISITOR)
        wrong = _NOT_AN_INQUISITOR.fill(card=deck.inquisitor, inquisitors=inquisitors)
        found.append(Reason("not-an-inquisitor", wrong))
    for number, key in enumerate(deck.cards):
        if _card(key).kind in (kinds.LEADER, kinds.INQUISITOR):
            found.append(Reason("not-a-deck-card", _NOT_A_CARD.fill(card=key)))
        if deck.cards.index(key) < number:
            found.append(Reason("twice", _NAMED_TWICE.fill(card=key)))
    needed, allowed = limits(deck)
    rulings = ("BM-550",) if deck.inquisitor else ()
    different = len(set(deck.cards))
    if different != needed:
        found.append(Reason("wrong-size", _SIZE.fill(cards=different, needed=needed), rulings))
    moons = moons_used(deck)
    if moons > allowed:
        many = _MOONS.fill(moons=moons, allowed=allowed)
        found.append(Reason("too-many-moons", many, rulings))
    return found


def is_legal(deck: Deck) -> bool:
    return not problems(deck)


def _keys_in(text: str) -> list[str]:
    """The cards that a text names: between commas and line breaks stand keys, or one name."""
    found: list[str] = []
    for line in text.splitlines():
        for part in line.partition("#")[0].split(","):
            words = part.lower().split()
            if any(word in every.NUMBERS or word in PRECONSTRUCTED for word in words):
                found += [_key(word) for word in words]
            elif words:
                found.append(_key(part.strip()))
    return found


def _key(word: str) -> str:
    """The card that a word names; a people is none."""
    if word in PRECONSTRUCTED:
        raise Mistake(_NO_DECK_WORD.fill(word=repr(word), decks=", ".join(PRECONSTRUCTED)))
    return by_name.CARDS.key(word)


def _card(key: str) -> Card:
    """The card of a key; `Mistake` if there is none."""
    return every.CARDS[every.NUMBERS[_key(key)]]


def _leader_key(people: str) -> str:
    return f"{people}-0"


def _keys(deck: Deck) -> list[str]:
    beside = [_leader_key(deck.leader)]
    if deck.inquisitor:
        beside.append(deck.inquisitor)
    return [*beside, *deck.cards]
