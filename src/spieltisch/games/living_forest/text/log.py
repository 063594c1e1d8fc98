"""What happened, in words: one entry for each kind of event."""

from typing import TYPE_CHECKING, Any, Final

from spieltisch.core.event import Event, LogLine
from spieltisch.core.names import seat_name
from spieltisch.core.text import Text
from spieltisch.games.living_forest.state import codes
from spieltisch.games.living_forest.state.hidden import ACTIONS
from spieltisch.games.living_forest.state.notation import card_key, cell_key, tile_key, tree_key
from spieltisch.games.living_forest.text import names
from spieltisch.games.living_forest.text.names import (
    card_name,
    card_names,
    cell_name,
    counted,
    counted_actions,
    counted_animals,
    counted_cards,
    counted_fragments,
    counted_varans,
    fire_values,
    tile_name,
    tree_name,
)

if TYPE_CHECKING:
    from spieltisch.games.living_forest.state.table import Table


class _Kind:
    """How a kind of event reads.

    ``fields`` name the numbers of the event, each with what it is: a seat, card, tree, cell, tile,
    rock, action, something counted or a plain number; ``cards`` and ``fires`` stand for all numbers
    that are left. ``told`` is the sentence for everybody, ``shown`` the one for those who see the
    hidden cards.
    """

    def __init__(
        self, fields: str, told: Text, rulings: tuple[str, ...] = (), shown: Text | None = None
    ) -> None:
        self.fields = [field.split(":") for field in fields.split()]
        self.told = told
        self.rulings = rulings
        self.shown = shown


_KINDS: Final = {
    "round": _Kind(
        "round:number seat:seat",
        Text(
            "Runde {round}. {seat} hat den Startspieler-Baum.",
            "Round {round}. {seat} has the start-player tree.",
        ),
        ("LF-135",),
    ),
    "reveal": _Kind(
        "seat:seat card:card net:number",
        Text(
            "{seat} deckt {card} auf (Einzelgänger-Saldo {net}).",
            "{seat} reveals {card} (net solitary {net}).",
        ),
        ("LF-021",),
    ),
    "shuffle": _Kind(
        "seat:seat count:cards-count",
        Text(
            "{seat} mischt den Ablagestapel ({count}) zum neuen Nachziehstapel.",
            "{seat} shuffles the discard pile ({count}) into a new draw pile.",
        ),
        ("LF-030",),
    ),
    "discard": _Kind(
        "seat:seat card:card net:number",
        Text(
            "{seat} zahlt ein Magie-Fragment und legt {card} ab (Einzelgänger-Saldo {net}).",
            "{seat} pays a fragment and discards {card} (net solitary {net}).",
        ),
        ("LF-034", "LF-035"),
    ),
    "banish": _Kind(
        "seat:seat card:card net:number",
        Text(
            "{seat} zahlt ein Magie-Fragment; {card} kommt in den Vorrat zurück"
            " (Einzelgänger-Saldo {net}).",
            "{seat} pays a fragment; {card} goes back to the supply (net solitary {net}).",
        ),
        ("LF-039",),
    ),
    "stop": _Kind(
        "seat:seat actions:actions-count",
        Text("{seat} hört auf: {actions}.", "{seat} stops: {actions}."),
    ),
    "turn": _Kind(
        "seat:seat actions:actions-count",
        Text("{seat} ist am Zug ({actions}).", "{seat}'s turn ({actions})."),
        ("LF-050",),
    ),
    "pass": _Kind("seat:seat", Text("{seat} passt.", "{seat} passes."), ("LF-058",)),
    "fragment": _Kind(
        "seat:seat count:fragments-count",
        Text("{seat} nimmt {count}.", "{seat} takes {count}."),
        ("LF-060",),
    ),
    "attract": _Kind(
        "seat:seat card:card",
        Text("{seat} lockt {card} an.", "{seat} attracts {card}."),
        ("LF-067",),
    ),
    "stack": _Kind(
        "seat:seat count:animals-count",
        Text(
            "{seat} legt {count} in geheimer Reihenfolge auf den Nachziehstapel.",
            "{seat} puts {count} onto the draw pile in a secret order.",
        ),
        ("LF-067",),
        Text(
            "{seat} legt {count} auf den Nachziehstapel, von oben: {cards}.",
            "{seat} puts {count} onto the draw pile, from the top: {cards}.",
        ),
    ),
    "extinguish": _Kind(
        "seat:seat value:number",
        Text(
            "{seat} löscht eine Flamme mit dem Wert {value}.",
            "{seat} extinguishes a fire of value {value}.",
        ),
        ("LF-076",),
    ),
    "move": _Kind(
        "seat:seat steps:number rock:rock",
        Text(
            "{seat} bewegt die Figur auf Feld {rock}.",
            "{seat} moves the stone to rock {rock}.",
        ),
        ("LF-080",),
    ),
    "steal": _Kind(
        "seat:seat victim:seat tile:tile",
        Text(
            "{seat} überspringt {victim} und bekommt das {tile}.",
            "{seat} skips {victim} and gets {tile}.",
        ),
        ("LF-081", "LF-086"),
    ),
    "plant": _Kind(
        "seat:seat tree:tree cell:cell",
        Text("{seat} pflanzt {tree} in {cell}.", "{seat} plants {tree} in {cell}."),
        ("LF-095", "LF-096"),
    ),
    "line-bonus": _Kind(
        "seat:seat line:line",
        Text(
            "{seat} hat {line} vollendet: auf Dauer {bonus}.",
            "{seat} has completed {line}: {bonus} for good.",
        ),
    ),
    "lapse": _Kind(
        "seat:seat action:action",
        Text(
            "Die Bonus-Aktion von {seat} verfällt ({action}).",
            "The bonus action of {seat} lapses ({action}).",
        ),
        ("LF-091",),
    ),
    "attack": _Kind(
        "seat:seat power:number count:varans-count",
        Text(
            "Die Flammen (Wert {power}) treffen {seat}: {seat} erhält {count}.",
            "The fires (power {power}) hit {seat}, who receives {count}.",
        ),
        ("LF-122", "LF-123"),
    ),
    "fires": _Kind(
        "fires:fires",
        Text("Neue Flammen im Steinkreis: {fires}.", "New fires in the circle: {fires}."),
        ("LF-127",),
    ),
    "refill": _Kind(
        "cards:cards",
        Text("Neu in der Auslage: {cards}.", "New on display: {cards}."),
        ("LF-133",),
    ),
    "end": _Kind("how:number", Text("{ending}", "{ending}")),
    "fill-display": _Kind(
        "cards:cards",
        Text("In die Auslage ergänzt: {cards}.", "Filled into the display: {cards}."),
    ),
    "fill-tile": _Kind(
        "seat:seat tile:tile",
        Text("{seat} besitzt das {tile} (ergänzt).", "{seat} owns {tile} (filled in)."),
    ),
}

_ENDINGS: Final = {codes.VICTORY: ("LF-120", "LF-150"), codes.ROUND_LIMIT: ("LF-Q13",)}
_LINES: Final = ("LF-101", "LF-102", "LF-103", "LF-104")
_STAYS: Final = Text(
    "{seat} lässt die Figur auf Feld {rock} stehen.", "{seat} leaves the stone on rock {rock}."
)
_CLOSES: Final = Text(
    "{seat} deckt {card} auf (Einzelgänger-Saldo {net}): Die Tierreihe ist geschlossen.",
    "{seat} reveals {card} (net solitary {net}): the line is closed.",
)
_NO_FRAGMENT: Final = Text(
    "{seat} bekommt kein Magie-Fragment, der Vorrat ist leer.",
    "{seat} gets no fragment, the supply is empty.",
)
_NO_VARAN: Final = Text(
    "Die Flammen (Wert {power}) treffen {seat}, aber es ist kein Feuerwaran mehr da.",
    "The fires (power {power}) hit {seat}, but no fire varan is left.",
)


def log_line(table: "Table", event: Event, seat: int | None) -> LogLine:
    """An event as a seat (``None``: a spectator) sees it."""
    kind = _KINDS[event.kind]
    data: dict[str, Any] = {}
    words: dict[str, Text | str | int] = {}
    for place, (name, what) in enumerate(kind.fields):
        data[name], words[name] = _read(table, what, event.args[place:])
    told, rulings = kind.told, kind.rulings
    shown = event.shown_to(seat)
    if shown:
        data["cards"] = [card_key(card) for card in shown]
        words["cards"] = card_names(shown)
        told = kind.shown or told
    if event.kind == "line-bonus":
        line = event.args[1]
        words["bonus"] = counted(codes.LINE_ELEMENTS[line], codes.LINE_BONUSES[line])
        rulings = (_LINES[line],)
    elif event.kind == "end":
        words["ending"] = names.ENDINGS[data["how"]]
        rulings = _ENDINGS[data["how"]]
    else:
        told, rulings = _special(event, told, rulings)
    return LogLine(event.kind, told.fill(**words), data, rulings)


def _special(event: Event, told: Text, rulings: tuple[str, ...]) -> tuple[Text, tuple[str, ...]]:
    """Sentence and rulings where they depend on what exactly happened."""
    kind, last = event.kind, event.args[-1]
    if kind == "reveal" and last >= codes.CLOSED:
        return _CLOSES, ("LF-024",)
    if kind == "reveal" and event.args[1] == codes.VARAN:
        return told, ("LF-028",)
    if kind == "stop":
        return told, ("LF-022",) if last == 2 else ("LF-024",)
    if kind == "move" and not event.args[1]:
        return _STAYS, ("LF-085",)
    if kind == "fragment" and not last:
        return _NO_FRAGMENT, ("LF-061",)
    if kind == "fragment" and last > 1:
        return told, ("LF-107",)
    if kind == "attack" and not last:
        return _NO_VARAN, ("LF-126",)
    return told, rulings


_COUNTED: Final = {
    "cards-count": counted_cards,
    "actions-count": counted_actions,
    "fragments-count": counted_fragments,
    "animals-count": counted_animals,
    "varans-count": counted_varans,
}


def _read(table: "Table", what: str, numbers: list[int]) -> tuple[Any, Text | str | int]:
    """The next number of an event, or all that are left, as data and in words."""
    if what == "cards":
        return [card_key(kind) for kind in numbers], card_names(numbers)
    if what == "fires":
        return numbers, fire_values(numbers)
    number = numbers[0]
    if what == "seat":
        return number, seat_name(table, number)
    if what == "card":
        return card_key(number), card_name(number)
    if what == "tree":
        return tree_key(number), tree_name(number)
    if what == "cell":
        return cell_key(number), cell_name(number)
    if what == "tile":
        return tile_key(number), tile_name(number)
    if what == "line":
        return number, names.LINE_NAMES[number]
    if what == "rock":
        return number, number + 1
    if what == "action":
        return ACTIONS[number], names.ACTION_NAMES[number]
    if what in _COUNTED:
        return number, _COUNTED[what](number)
    return number, number
