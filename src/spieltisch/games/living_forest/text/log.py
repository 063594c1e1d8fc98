"""What happened, in words: one entry for each kind of event."""

from typing import TYPE_CHECKING, Any, Final

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
            "Runde {round}. [{seat} hat|Du hast] den Startspieler-Baum.",
            "Round {round}. [{seat} has|You have] the start-player tree.",
        ),
        ("LF-135",),
    ),
    "reveal": Kind(
        "seat:seat card:card net:number",
        Text(
            "{seat} deck[t|st] {card} auf (Einzelgänger-Saldo {net}).",
            "{seat} reveal[s|] {card} (net solitary {net}).",
        ),
        ("LF-021",),
    ),
    "shuffle": Kind(
        "seat:seat count:cards-count",
        Text(
            "{seat} misch[t|st] den Ablagestapel ({count}) zum neuen Nachziehstapel.",
            "{seat} shuffle[s|] the discard pile ({count}) into a new draw pile.",
        ),
        ("LF-030",),
    ),
    "discard": Kind(
        "seat:seat card:card net:number",
        Text(
            "{seat} zahl[t|st] ein Magie-Fragment und leg[t|st] {card} ab (Einzelgänger-Saldo {net}).",
            "{seat} pay[s|] a fragment and discard[s|] {card} (net solitary {net}).",
        ),
        ("LF-034", "LF-035"),
    ),
    "banish": Kind(
        "seat:seat card:card net:number",
        Text(
            "{seat} zahl[t|st] ein Magie-Fragment; {card} kommt in den Vorrat zurück"
            " (Einzelgänger-Saldo {net}).",
            "{seat} pay[s|] a fragment; {card} goes back to the supply (net solitary {net}).",
        ),
        ("LF-039",),
    ),
    "stop": Kind(
        "seat:seat actions:actions-count",
        Text("{seat} hör[t|st] auf: {actions}.", "{seat} stop[s|]: {actions}."),
    ),
    "turn": Kind(
        "seat:seat actions:actions-count",
        Text("{seat} [ist|bist] am Zug ({actions}).", "[{seat}'s|Your] turn ({actions})."),
        ("LF-050",),
    ),
    "pass": Kind("seat:seat", Text("{seat} passt.", "{seat} pass[es|]."), ("LF-058",)),
    "fragment": Kind(
        "seat:seat count:fragments-count",
        Text("{seat} nimm[t|st] {count}.", "{seat} take[s|] {count}."),
        ("LF-060",),
    ),
    "attract": Kind(
        "seat:seat card:card",
        Text("{seat} lock[t|st] {card} an.", "{seat} attract[s|] {card}."),
        ("LF-067",),
    ),
    "stack": Kind(
        "seat:seat count:animals-count",
        Text(
            "{seat} leg[t|st] {count} in geheimer Reihenfolge auf den Nachziehstapel.",
            "{seat} put[s|] {count} onto the draw pile in a secret order.",
        ),
        ("LF-067",),
        Text(
            "{seat} leg[t|st] {count} auf den Nachziehstapel, von oben: {cards}.",
            "{seat} put[s|] {count} onto the draw pile, from the top: {cards}.",
        ),
    ),
    "extinguish": Kind(
        "seat:seat value:number",
        Text(
            "{seat} lösch[t|st] eine Flamme mit dem Wert {value}.",
            "{seat} extinguish[es|] a fire of value {value}.",
        ),
        ("LF-076",),
    ),
    "move": Kind(
        "seat:seat steps:number rock:rock",
        Text(
            "{seat} beweg[t|st] die Figur auf Feld {rock}.",
            "{seat} move[s|] the stone to rock {rock}.",
        ),
        ("LF-080",),
    ),
    "steal": Kind(
        "seat:seat victim:seat tile:tile",
        Text(
            "{seat} überspring[t|st] [{victim}|dich] und bekomm[t|st] das {tile}.",
            "{seat} skip[s|] {victim} and get[s|] {tile}.",
        ),
        ("LF-081", "LF-086"),
    ),
    "plant": Kind(
        "seat:seat tree:tree cell:cell",
        Text("{seat} pflanzt {tree} in {cell}.", "{seat} plant[s|] {tree} in {cell}."),
        ("LF-095", "LF-096"),
    ),
    "line-bonus": Kind(
        "seat:seat line:line",
        Text(
            "{seat} ha[t|st] {line} vollendet: auf Dauer {bonus}.",
            "{seat} ha[s|ve] completed {line}: {bonus} for good.",
        ),
    ),
    "lapse": Kind(
        "seat:seat action:action",
        Text(
            "[Die Bonus-Aktion von {seat}|Deine Bonus-Aktion] verfällt ({action}).",
            "[The bonus action of {seat}|Your bonus action] lapses ({action}).",
        ),
        ("LF-091",),
    ),
    "attack": Kind(
        "seat:seat power:number count:varans-count",
        Text(
            "Die Flammen (Wert {power}) treffen [{seat}: {seat} erhält|dich: Du erhältst] {count}.",
            "The fires (power {power}) hit [{seat}, who receives|you: you receive] {count}.",
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
        Text("{seat} besitzt das {tile} (ergänzt).", "{seat} own[s|] {tile} (filled in)."),
    ),
}

_ENDINGS: Final = {codes.VICTORY: ("LF-120", "LF-150"), codes.ROUND_LIMIT: ("LF-Q13",)}
_LINES: Final = ("LF-101", "LF-102", "LF-103", "LF-104")
_STAYS: Final = Text(
    "{seat} lässt die Figur auf Feld {rock} stehen.", "{seat} leave[s|] the stone on rock {rock}."
)
_CLOSES: Final = Text(
    "{seat} deck[t|st] {card} auf (Einzelgänger-Saldo {net}): Die Tierreihe ist geschlossen.",
    "{seat} reveal[s|] {card} (net solitary {net}): the line is closed.",
)
_NO_FRAGMENT: Final = Text(
    "{seat} bekomm[t|st] kein Magie-Fragment, der Vorrat ist leer.",
    "{seat} get[s|] no fragment, the supply is empty.",
)
_NO_VARAN: Final = Text(
    "Die Flammen (Wert {power}) treffen [{seat}|dich], aber es ist kein Feuerwaran mehr da.",
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


def log_line(table: "Table", event: Event, seat: int | None, reader: int | None) -> LogLine:
    """An event as a seat (``None``: a spectator) sees it, said to ``reader``."""
    kind = _KINDS[event.kind]
    data, words, told = _READER.read(table, kind, event, seat, reader)
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
    things = (*kind.seats(data), *_things(event, data, seat))
    return LogLine(event.kind, told.fill(**words), data, rulings, things)


_IN_CIRCLE: Final = ("extinguish", "attack", "fires")
_IN_LINE: Final = ("reveal", "discard", "banish", "stop")


def _things(event: Event, data: dict[str, Any], viewer: int | None) -> list[str]:
    """What an event speaks of: of the viewer's own things each one, of others the whole."""
    own = data.get("seat") == viewer
    things = [f"display:{card}" for card in data.get("cards", ())]
    if event.kind in _IN_CIRCLE:
        things.append("circle")
    elif event.kind in _IN_LINE:
        things.append("line" if own else f"animals:{data['seat'] + 1}")
    elif event.kind == "attract":
        things.append(f"display:{data['card']}")
    elif event.kind == "plant":
        things.append(f"cell:{data['cell']}" if own else f"forest:{data['seat'] + 1}")
    elif event.kind == "move":
        things.append(f"rock:{data['rock']}")
    return things


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
