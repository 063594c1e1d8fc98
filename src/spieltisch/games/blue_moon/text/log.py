"""What happened, in words: one entry for each kind of event."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from spieltisch.core.event import Event, LogLine
from spieltisch.core.log import Read, Reader
from spieltisch.core.text import Text
from spieltisch.games.blue_moon.cards import every, kinds
from spieltisch.games.blue_moon.state import codes
from spieltisch.games.blue_moon.state.notation import ELEMENT_KEYS, card_key
from spieltisch.games.blue_moon.state.table import Table
from spieltisch.games.blue_moon.text import names
from spieltisch.games.blue_moon.text.circumstances import (
    cancelled_character,
    intervention_rulings,
    remembered,
)
from spieltisch.games.blue_moon.text.dragons import dragon_rulings, told_reasons
from spieltisch.games.blue_moon.text.events import EVENTS
from spieltisch.games.blue_moon.text.modifiers import Rulings
from spieltisch.games.blue_moon.text.names import counted, counted_dragons, quoted, quoted_all
from spieltisch.games.blue_moon.text.payments import payment_rulings, purchase_rulings

_ENDINGS: Final = {
    codes.FOURTH_DRAGON: ("BM-433",),
    codes.NO_CARDS: ("BM-057",),
    codes.NO_CARDS_NO_DRAGONS: ("BM-059",),
    codes.MISPLAY: ("BM-031",),
}
_CAUSES: Final = {
    codes.BY_FIGHT: (Text("für den Kampf", "for the fight"), ()),
    codes.BY_SIREN: (Text("durch die Sirenen", "by the sirens"), ("BM-450",)),
    codes.BY_STORM: (Text("durch die Stürme", "by the storms"), ("BM-370",)),
    codes.BY_PURCHASE: (Text("für die abgeworfenen Karten", "for the discarded cards"), ()),
    codes.BY_BLUFF: (Text("für den Bluff", "for the bluff"), ()),
    codes.BY_INQUISITOR: (Text("durch den Inquisitor", "by the inquisitor"), ("BM-551",)),
}
_COMES: Final = Text("Ein Drache kommt [{seat}|dir] näher.", "A dragon comes closer to {seat}.")
_GAINS_FOURTH: Final = Text(
    "{seat} ha[t|st] schon alle drei Drachen und gewinn[t|st] noch einen {cause}.",
    "{seat} ha[s|ve] all three dragons already and gain[s|] another one {cause}.",
)
_DROPS: Final = Text("{seat} wirf[t|st] {card} ab.", "{seat} discard[s|] {card}.")
_RETRIEVES: Final = Text("{seat} nimm[t|st] {card} wieder auf.", "{seat} take[s|] {card} back.")
_PLAYS_SHIP: Final = Text(
    "{seat} leg[t|st] {card} vom Schiff aus.", "{seat} play[s|] {card} from the ship."
)
_KEEPS: Final = Text(
    "{seat} leg[t|st] {card} aus; die älteren Karten bleiben aktiv.",
    "{seat} play[s|] {card}; the older cards stay active.",
)
_KEEPS_SHIP: Final = Text(
    "{seat} leg[t|st] {card} vom Schiff aus; die älteren Karten bleiben aktiv.",
    "{seat} play[s|] {card} from the ship; the older cards stay active.",
)
_FALSE: Final = Text(
    "{seat} lässt Farbe bekennen: {cards}. Der Bluff war keiner.",
    "{seat} call[s|] the bluff: {cards}. The bluff fails.",
)
_OPENS: Final = Text("{seat} eröffne[t|st] den Kampf.", "{seat} open[s|] the fight.")
_PLAYS_IDLE: Final = Text(
    "{seat} leg[t|st] {card} aus, ohne Sonderfunktion: Sie wird ignoriert.",
    "{seat} play[s|] {card} without its special text, which is ignored.",
)
_FLOODED: Final = Text(
    "{seat} muss[|t] [sich|dich] vor den beiden Fluten zurückziehen.",
    "{seat} ha[s|ve] to retreat because of the two floods.",
)
_DRY_TURN: Final = Text(
    "{seat} [ist|bist] am Zug; die beiden Fluten gegenüber werden ignoriert.",
    "[{seat}'s|Your] turn; the two opposing floods are ignored.",
)
_DECLINES_EMPTY: Final = Text(
    "{seat} verzichte[t|st] auf den Kampfbeginn, ohne eine Handkarte abzuwerfen.",
    "{seat} decline[s|] to start the fight, without a hand card to discard.",
)
_WON: Final = Text(
    "{seat} gewinn[t|st] den Kampf und dafür {count}: {why}.",
    "{seat} win[s|] the fight and {count} for it: {why}.",
)
_CHANGES: Final = Text(
    "{card} wechselt das Element: Gekämpft wird um {element}.",
    "{card} changes the element: the fight is in {element}.",
)
_FORCED: Final = Text("{seat} muss[|t] [sich|dich] zurückziehen.", "{seat} ha[s|ve] to retreat.")


def _counter(what: str) -> Callable[[int], Read]:
    return lambda count: (count, counted(what, count))


_READER: Final = Reader(
    one={
        "card": lambda card: (None, "–") if card == codes.NONE else (card_key(card), quoted(card)),
        "element": lambda element: (ELEMENT_KEYS[element], names.ELEMENT_NAMES[element]),
        **{what: _counter(what) for what in names.COUNTED},
        "dragons": lambda count: (count, counted_dragons(count)),
    },
    rest={"rest": lambda cards: ([card_key(card) for card in cards], quoted_all(cards))},
    hidden="rest",
)


@dataclass(frozen=True)
class _Said:
    """Sentence and rulings where they depend on what exactly happened, and further words."""

    told: Text
    rulings: Rulings
    words: dict[str, Text] = field(default_factory=dict)


def log_line(table: Table, event: Event, seat: int | None, reader: int | None) -> LogLine:
    """An event as a seat (``None``: a spectator) sees it, said to ``reader``."""
    kind = EVENTS[event.kind]
    data, words, told = _READER.read(table, kind, event, seat, reader)
    said = _Said(told, kind.rulings)
    if event.kind in _SPECIALS:
        said = _SPECIALS[event.kind](event.args, said)
    things = (*kind.seats(data), *_things(event.kind, data, seat))
    told = said.told.fill(**{**words, **said.words})
    return LogLine(event.kind, told, data, said.rulings, things)


_OF_THE_FIGHT: Final = ("fight", "announce", "element", "go-on", "retreat", "decline")


def _things(event: str, data: dict[str, Any], viewer: int | None) -> list[str]:
    """The cards that an event speaks of, wherever they lie, and the fight or the dragons."""
    owner = data["seat"]
    cards = [data[name] for name in ("card", "ship") if isinstance(data.get(name), str)]
    cards += data.get("cards", ())
    places = ("table", "hand") if owner == viewer else ("table",)
    things = [f"{place}:{owner}:{card}" for card in cards for place in places]
    if data.get("by"):  # a card of either side
        things += [f"table:{side}:{data['by']}" for side in range(codes.SEATS)]
    if event in _OF_THE_FIGHT:
        things.append("fight")
    elif event in ("won", "dragon"):
        things.append("dragons")
    return things


def _played(args: list[int], said: _Said) -> _Said:
    kept, ship = args[2:4]
    rulings = remembered(args[4:])
    if kept:
        return _Said(_KEEPS_SHIP if ship else _KEEPS, rulings)
    if "BM-508" in rulings:
        return _Said(_PLAYS_IDLE, rulings)
    return _Said(_PLAYS_SHIP if ship else said.told, rulings)


def _cancelled(args: list[int], said: _Said) -> _Said:
    card = args[1]
    if every.KINDS[card] == kinds.INTERVENTION:
        return _Said(said.told, ("BM-Q30",))
    if every.KINDS[card] >= kinds.LEADERSHIP:
        return _Said(said.told, ("BM-530",))
    return _Said(said.told, (*cancelled_character(card), "BM-531", "BM-535"))


def _retreated(args: list[int], said: _Said) -> _Said:
    rulings = remembered(args[2:])
    if "BM-444" in rulings:
        return _Said(_FLOODED, rulings)
    return _Said(_FORCED if args[1] else said.told, rulings)


def _declined(args: list[int], said: _Said) -> _Said:
    rulings = remembered(args[1:]) or ("BM-016",)
    return _Said(_DECLINES_EMPTY if "BM-022" in rulings else said.told, rulings)


def _won(args: list[int], said: _Said) -> _Said:
    reasons = args[2:]
    if not reasons:
        return said
    return _Said(_WON, dragon_rulings(reasons), {"why": told_reasons(reasons)})


def _gained(args: list[int], said: _Said) -> _Said:
    told = _GAINS_FOURTH if args[2] else _COMES if args[1] == codes.BY_FIGHT else said.told
    cause, rulings = _CAUSES[args[1]]
    return _Said(told, purchase_rulings(args[3]) if len(args) > 3 else rulings, {"cause": cause})


def _changed_element(args: list[int], said: _Said) -> _Said:
    if len(args) < 4 or args[2] == codes.NONE:
        return said
    return _Said(_CHANGES, ("BM-160",) if args[3] else (), {"card": quoted(args[2])})


def _decided(args: list[int], said: _Said, fields: int) -> _Said:
    """With the rulings that were noted behind the fields of the event."""
    return _Said(said.told, remembered(args[fields:]) or said.rulings)


_SPECIALS: Final[dict[str, Callable[[list[int], _Said], _Said]]] = {
    "play": _played,
    "cancel": _cancelled,
    "retreat": _retreated,
    "decline": _declined,
    "won": _won,
    "dragon": _gained,
    "element": _changed_element,
    "turn": lambda args, said: said if len(args) < 2 else _Said(_DRY_TURN, ("BM-447",)),
    "end": lambda args, said: _Said(
        said.told, _ENDINGS[args[0]], {"ending": names.ENDINGS[args[0]]}
    ),
    "discard": lambda args, said: said if args[2] != codes.NONE else _Said(_DROPS, ()),
    "take": lambda args, said: said if args[2] != codes.NONE else _Said(_RETRIEVES, ("BM-064",)),
    "call": lambda args, said: said if args[1] else _Said(_FALSE, said.rulings),
    "go-on": lambda args, said: _Said(_OPENS, said.rulings) if args[1] else said,
    "pay": lambda args, said: _Said(said.told, payment_rulings(args[1])),
    "intervene": lambda args, said: _Said(said.told, intervention_rulings(args[1], codes.NONE)),
    "land": lambda args, said: _decided(args, said, 2),
    "announce": lambda args, said: _decided(args, said, 3),
    "fill-hand": lambda args, said: _Said(
        said.told, (), {"come": Text("kommt" if args[1] == 1 else "kommen", "")}
    ),
}
"""By kind of event: what finds its sentence and its rulings."""
