"""Why a move is not possible: a sentence and the rulings for each refusal of `codes`."""

from typing import TYPE_CHECKING, Final

from spieltisch.core.decision import Reason
from spieltisch.core.names import seat_name
from spieltisch.core.text import Text
from spieltisch.games.living_forest import cards
from spieltisch.games.living_forest.state import codes, verbs
from spieltisch.games.living_forest.text import names
from spieltisch.games.living_forest.text.names import (
    card_name,
    cell_name,
    counted,
    tile_name,
    tree_name,
)

if TYPE_CHECKING:
    from spieltisch.games.living_forest.state.table import Table

_REASONS: Final[dict[int, tuple[str, str, str, tuple[str, ...]]]] = {
    codes.GAME_OVER: ("game-over", "Das Spiel ist vorbei.", "The game is over.", ("LF-150",)),
    codes.NO_SUCH_MOVE: (
        "no-such-move",
        "Diesen Zug gibt es in Living Forest nicht.",
        "There is no such move in Living Forest.",
        (),
    ),
    codes.NOT_YOUR_TURN: (
        "not-your-turn",
        "Die Aktionen von {mover} sind an der Reihe.",
        "It is {mover}'s turn to act.",
        ("LF-050",),
    ),
    codes.HAS_STOPPED: (
        "has-stopped",
        "Du hast schon aufgehört; die anderen decken noch auf.",
        "You have stopped already; the others are still revealing.",
        ("LF-022", "LF-044"),
    ),
    codes.ONLY_WHILE_REVEALING: (
        "only-while-revealing",
        "Das geht nur in der Tier-Phase; jetzt ist die Aktions-Phase.",
        "That belongs to the animal phase; this is the action phase.",
        ("LF-034", "LF-050"),
    ),
    codes.ONLY_WHILE_ACTING: (
        "only-while-acting",
        "Das geht nur in der Aktions-Phase, wenn alle fertig aufgedeckt haben.",
        "That belongs to the action phase, once everybody has stopped revealing.",
        ("LF-050",),
    ),
    codes.NOTHING_TO_REVEAL: (
        "nothing-to-reveal",
        "Nachziehstapel und Ablagestapel sind beide leer.",
        "Draw pile and discard pile are both empty.",
        ("LF-033",),
    ),
    codes.LINE_CLOSED: (
        "line-closed",
        "Dein Einzelgänger-Saldo ist {net}: Die Tierreihe ist geschlossen.",
        "Your net solitary is {net}: the line is closed.",
        ("LF-024",),
    ),
    codes.MUST_REVEAL: (
        "must-reveal",
        "Mindestens eine Karte musst du aufdecken.",
        "You have to reveal at least one card.",
        ("LF-020",),
    ),
    codes.NO_FRAGMENT: (
        "no-fragment",
        "Du hast kein Magie-Fragment.",
        "You have no fragment.",
        ("LF-034",),
    ),
    codes.NOT_JUST_REVEALED: (
        "not-just-revealed",
        "Ein Magie-Fragment zahlt man nur für die gerade aufgedeckte Karte.",
        "A fragment is paid only for the card just revealed.",
        ("LF-034", "LF-038"),
    ),
    codes.NOT_A_VARAN: (
        "not-a-varan",
        "Nur ein Feuerwaran kann in den Vorrat zurück; die letzte Karte ist {last}.",
        "Only a fire varan can go back to the supply; the last card is {last}.",
        ("LF-040",),
    ),
    codes.FINISH_FIRST: (
        "finish-first",
        "Bring erst zu Ende, was begonnen ist: {doing}.",
        "First finish what has begun: {doing}.",
        ("LF-056",),
    ),
    codes.SAME_ACTION: (
        "same-action",
        "Diese Aktion hattest du schon ({action}); die zweite muss eine andere sein.",
        "You have had this action ({action}); the second one has to be of another kind.",
        ("LF-051",),
    ),
    codes.NO_FRAGMENT_LEFT: (
        "no-fragment-left",
        "Im Vorrat ist kein Magie-Fragment mehr.",
        "The supply has no fragment left.",
        ("LF-061",),
    ),
    codes.NOT_ON_DISPLAY: (
        "not-on-display",
        "{card} liegt nicht in der Auslage.",
        "{card} is not on display.",
        ("LF-068",),
    ),
    codes.TOO_LITTLE_SUN: (
        "too-little-sun",
        "{card} kostet {cost}; du hast dafür {suns}.",
        "{card} costs {cost}; you have {suns} for it.",
        ("LF-065",),
    ),
    codes.NO_SUCH_FIRE: (
        "no-such-fire",
        "Im Steinkreis ist keine Flamme mit dem Wert {value}.",
        "There is no fire of value {value} in the circle.",
        ("LF-075",),
    ),
    codes.TOO_LITTLE_WATER: (
        "too-little-water",
        "Eine Flamme mit dem Wert {value} braucht {value} Wassertropfen; du hast dafür {drops}.",
        "A fire of value {value} takes {value} water drops; you have {drops} for it.",
        ("LF-075", "LF-077"),
    ),
    codes.TOO_FEW_SPIRALS: (
        "too-few-spirals",
        "Dafür brauchst du {steps}; du hast {spirals}.",
        "That takes {steps}; you have {spirals}.",
        ("LF-080",),
    ),
    codes.NO_SUCH_TREE_LEFT: (
        "no-such-tree-left",
        "{tree} ist nicht mehr im Vorrat.",
        "{tree} is not in the supply any more.",
        ("LF-098",),
    ),
    codes.TOO_FEW_PLANTS: (
        "too-few-plants",
        "{tree} kostet {cost}; du hast {plants}.",
        "{tree} costs {cost}; you have {plants}.",
        ("LF-095",),
    ),
    codes.FOREST_FULL: (
        "forest-full",
        "In deinem Wald stehen auf allen 15 Stellen Bäume.",
        "Trees stand on all 15 places of your forest.",
        ("LF-115",),
    ),
    codes.CELL_TAKEN: (
        "cell-taken",
        "In {cell} steht schon ein Baum.",
        "A tree already stands in {cell}.",
        ("LF-096",),
    ),
    codes.NOT_BESIDE_A_TREE: (
        "not-beside-a-tree",
        "{cell} liegt neben keinem Baum; über Eck zählt nicht.",
        "No tree stands next to {cell}; touching at a corner does not count.",
        ("LF-096", "LF-097"),
    ),
    codes.NO_TREE_CHOSEN: (
        "no-tree-chosen",
        "Wähle erst einen Baum, dann seine Stelle.",
        "Choose a tree first, then its place.",
        ("LF-095",),
    ),
    codes.NOBODY_SKIPPED: (
        "nobody-skipped",
        "Ein Bonus-Plättchen gibt es nur für eine übersprungene Figur.",
        "A bonus tile is taken only for a stone that was skipped.",
        ("LF-081",),
    ),
    codes.NOT_THEIR_TILE: (
        "not-their-tile",
        "{victim} hat dieses Plättchen nicht: {tile}.",
        "{victim} does not have this tile: {tile}.",
        ("LF-086",),
    ),
    codes.NOT_TAKEN: (
        "not-taken",
        "{card} ist keines der Tiere, die auf deinen Nachziehstapel kommen.",
        "{card} is none of the animals that go onto your draw pile.",
        ("LF-067",),
    ),
    codes.MUST_TAKE_ONE: (
        "must-take-one",
        "Nimm mindestens ein Tier.",
        "Take at least one animal.",
        ("LF-066",),
    ),
    codes.BONUS_IS_A_MUST: (
        "bonus-is-a-must",
        "Auf eine Bonus-Aktion, die möglich ist, darfst du nicht verzichten.",
        "A bonus action that is possible may not be declined.",
        ("LF-059",),
    ),
    codes.NOTHING_TO_END: (
        "nothing-to-end",
        "Es ist nichts begonnen, womit du fertig sein könntest; verzichten heißt passen.",
        "Nothing has begun that you could be done with; to decline an action, pass.",
        ("LF-058",),
    ),
}

_DOING: Final = {
    codes.ATTRACTING: names.ACTION_NAMES[codes.A_ATTRACT],
    codes.EXTINGUISHING: names.ACTION_NAMES[codes.A_EXTINGUISH],
    codes.PLANTING: names.ACTION_NAMES[codes.A_PLANT],
    codes.GROWING: Text("eine Stelle für den Baum wählen", "choose a place for the tree"),
    codes.STEALING: Text("ein Bonus-Plättchen nehmen", "take a bonus tile"),
    codes.STACKING: Text(
        "die Tiere auf den Nachziehstapel legen", "put the animals onto the draw pile"
    ),
}
_TAKE_A_FIRE: Final = Text("Nimm mindestens eine Flamme.", "Take at least one fire.")
_NEGATIVE: Final = {
    codes.TOO_LITTLE_SUN: cards.SUN,
    codes.TOO_LITTLE_WATER: cards.WATER,
    codes.TOO_FEW_SPIRALS: cards.SPIRAL,
    codes.TOO_FEW_PLANTS: cards.PLANT,
}
"""Reasons that a negative total of an element can have."""


def reason(table: "Table", seat: int, move: int, refusal: int) -> Reason:
    """Why this move is not possible."""
    code, de, en, rulings = _REASONS[refusal]
    sentence = Text(de, en)
    words: dict[str, Text | str | int] = {}
    if table.turn >= 0:
        words["mover"] = seat_name(table, table.turn)
    if 0 <= move < verbs.COUNT:
        _name_argument(move, words)
    _name_totals(table, seat, words)
    if refusal in _NEGATIVE and table.total(seat, _NEGATIVE[refusal]) < 0:
        rulings = (*rulings, "LF-057")
    if refusal == codes.HAS_STOPPED and table.net[seat] >= codes.CLOSED:
        rulings = ("LF-024", "LF-044")
    if refusal == codes.MUST_TAKE_ONE:
        frame = table.stack.top()
        if frame.effect == codes.EXTINGUISHING:
            sentence, rulings = _TAKE_A_FIRE, ("LF-077",)
        if frame.step != codes.BY_ACTION:
            rulings = (*rulings, "LF-059")
    return Reason(code, sentence.fill(**words), rulings)


def _name_argument(move: int, words: dict[str, Text | str | int]) -> None:
    verb, argument = verbs.VERB[move], verbs.ARGUMENT[move]
    if verbs.ACTION[verb]:
        words["action"] = names.ACTION_NAMES[verbs.ACTION[verb]]
    if verb in (verbs.ATTRACT, verbs.STACK):
        words["card"] = card_name(argument)
        words["cost"] = cards.COSTS[argument]
    elif verb == verbs.EXTINGUISH:
        words["value"] = argument + codes.LOWEST_FIRE
    elif verb == verbs.MOVE:
        words["steps"] = counted(cards.SPIRAL, argument)
    elif verb == verbs.PLANT:
        words["tree"] = tree_name(argument)
        words["cost"] = cards.TREE_COSTS[argument]
    elif verb == verbs.AT:
        words["cell"] = cell_name(argument)
    elif verb == verbs.STEAL:
        words["tile"] = tile_name(argument)


def _name_totals(table: "Table", seat: int, words: dict[str, Text | str | int]) -> None:
    """What the seat has, and what of it is left for the action in progress."""
    sun, water = table.total(seat, cards.SUN), table.total(seat, cards.WATER)
    if table.stack.frames:
        frame = table.stack.top()
        words["doing"] = _DOING[frame.effect]
        if frame.effect == codes.ATTRACTING:
            sun = frame.values[0]
        elif frame.effect == codes.EXTINGUISHING:
            water = frame.values[0]
        elif frame.effect == codes.STEALING:
            words["victim"] = seat_name(table, frame.values[1])
    words["suns"] = counted(cards.SUN, sun)
    words["drops"] = counted(cards.WATER, water)
    words["spirals"] = counted(cards.SPIRAL, table.total(seat, cards.SPIRAL))
    words["plants"] = counted(cards.PLANT, table.total(seat, cards.PLANT))
    words["net"] = table.net[seat]
    if table.line[seat]:
        words["last"] = card_name(table.line[seat][-1])
