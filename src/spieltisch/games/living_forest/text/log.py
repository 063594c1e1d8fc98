"""What happened, in words: one entry for each kind of event."""

from typing import TYPE_CHECKING, Final

from spieltisch.core.event import Event, LogLine
from spieltisch.core.log import Kind, Reader
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

_KINDS: Final = {
    "round": Kind(
        "round:number seat:seat",
        Text(
            "Runde {round}. {seat} hat den Startspieler-Baum.",
            "Round {round}. {seat} has the start-player tree.",
        ),
        ("LF-135",),
    ),
    "reveal": Kind(
        "seat:seat card:card net:number",
        Text(
            "{seat} deckt {card} auf (Einzelgänger-Saldo {net}).",
            "{seat} reveals {card} (net solitary {net}).",
        ),
        ("LF-021",),
    ),
    "shuffle": Kind(
        "seat:seat count:cards-count",
        Text(
            "{seat} mischt den Ablagestapel ({count}) zum neuen Nachziehstapel.",
            "{seat} shuffles the discard pile ({count}) into a new draw pile.",
        ),
        ("LF-030",),
    ),
    "discard": Kind(
        "seat:seat card:card net:number",
        Text(
            "{seat} zahlt ein Magie-Fragment und legt {card} ab (Einzelgänger-Saldo {net}).",
            "{seat} pays a fragment and discards {card} (net solitary {net}).",
        ),
        ("LF-034", "LF-035"),
    ),
    "banish": Kind(
        "seat:seat card:card net:number",
        Text(
            "{seat} zahlt ein Magie-Fragment; {card} kommt in den Vorrat zurück"
            " (Einzelgänger-Saldo {net}).",
            "{seat} pays a fragment; {card} goes back to the supply (net solitary {net}).",
        ),
        ("LF-039",),
    ),
    "stop": Kind(
        "seat:seat actions:actions-count",
        Text("{seat} hört auf: {actions}.", "{seat} stops: {actions}."),
    ),
    "turn": Kind(
        "seat:seat actions:actions-count",
        Text("{seat} ist am Zug ({actions}).", "{seat}'s turn ({actions})."),
        ("LF-050",),
    ),
    "pass": Kind("seat:seat", Text("{seat} passt.", "{seat} passes."), ("LF-058",)),
    "fragment": Kind(
        "seat:seat count:fragments-count",
        Text("{seat} nimmt {count}.", "{seat} takes {count}."),
        ("LF-060",),
    ),
    "attract": Kind(
        "seat:seat card:card",
        Text("{seat} lockt {card} an.", "{seat} attracts {card}."),
        ("LF-067",),
    ),
    "stack": Kind(
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
    "extinguish": Kind(
        "seat:seat value:number",
        Text(
            "{seat} löscht eine Flamme mit dem Wert {value}.",
            "{seat} extinguishes a fire of value {value}.",
        ),
        ("LF-076",),
    ),
    "move": Kind(
        "seat:seat steps:number rock:rock",
        Text(
            "{seat} bewegt die Figur auf Feld {rock}.",
            "{seat} moves the stone to rock {rock}.",
        ),
        ("LF-080",),
    ),
    "steal": Kind(
        "seat:seat victim:seat tile:tile",
        Text(
            "{seat} überspringt {victim} und bekommt das {tile}.",
            "{seat} skips {victim} and gets {tile}.",
        ),
        ("LF-081", "LF-086"),
    ),
    "plant": Kind(
        "seat:seat tree:tree cell:cell",
        Text("{seat} pflanzt {tree} in {cell}.", "{seat} plants {tree} in {cell}."),
        ("LF-095", "LF-096"),
    ),
    "line-bonus": Kind(
        "seat:seat line:line",
        Text(
            "{seat} hat {line} vollendet: auf Dauer {bonus}.",
            "{seat} has completed {line}: {bonus} for good.",
        ),
    ),
    "lapse": Kind(
        "seat:seat action:action",
        Text(
            "Die Bonus-Aktion von {seat} verfällt ({action}).",
            "The bonus action of {seat} lapses ({action}).",
        ),
        ("LF-091",),
    ),
    "attack": Kind(
        "seat:seat power:number count:varans-count",
        Text(
            "Die Flammen (Wert {power}) treffen {seat}: {seat} erhält {count}.",
            "The fires (power {power}) hit {seat}, who receives {count}.",
        ),
        ("LF-122", "LF-123"),
    ),
    "fires": Kind(
        "fires:fires",
        Text("Neue Flammen im Steinkreis: {fires}.", "New fires in the circle: {fires}."),
        ("LF-127",),
    ),
    "refill": Kind(
        "cards:cards",
        Text("Neu in der Auslage: {cards}.", "New on display: {cards}."),
        ("LF-133",),
    ),
    "end": Kind("how:number", Text("{ending}", "{ending}")),
    "fill-display": Kind(
        "cards:cards",
        Text("In die Auslage ergänzt: {cards}.", "Filled into the display: {cards}."),
    ),
    "fill-tile": Kind(
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


_READER: Final = Reader(
    one={
        "card": lambda kind: (card_key(kind), card_name(kind)),
        "tree": lambda tree: (tree_key(tree), tree_name(tree)),
        "cell": lambda cell: (cell_key(cell), cell_name(cell)),
        "tile": lambda tile: (tile_key(tile), tile_name(tile)),
        "line": lambda line: (line, names.LINE_NAMES[line]),
        "rock": lambda rock: (rock, rock + 1),
        "action": lambda action: (ACTIONS[action], names.ACTION_NAMES[action]),
        "cards-count": lambda count: (count, counted_cards(count)),
        "actions-count": lambda count: (count, counted_actions(count)),
        "fragments-count": lambda count: (count, counted_fragments(count)),
        "animals-count": lambda count: (count, counted_animals(count)),
        "varans-count": lambda count: (count, counted_varans(count)),
    },
    rest={
        "cards": lambda kinds: ([card_key(kind) for kind in kinds], card_names(kinds)),
        "fires": lambda fires: (fires, fire_values(fires)),
    },
)


def log_line(table: "Table", event: Event, seat: int | None) -> LogLine:
    """An event as a seat (``None``: a spectator) sees it."""
    kind = _KINDS[event.kind]
    data, words, told = _READER.read(table, kind, event, seat)
    rulings = kind.rulings
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
