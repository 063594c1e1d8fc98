"""Why a move is not possible: a sentence and the rulings for each refusal of `codes`."""

from typing import TYPE_CHECKING, Final

from spieltisch.core.decision import Reason
from spieltisch.core.names import seat_name
from spieltisch.core.text import Text
from spieltisch.games.equinox import cards
from spieltisch.games.equinox.state import codes, verbs
from spieltisch.games.equinox.state.notation import kind_key
from spieltisch.games.equinox.text import names
from spieltisch.games.equinox.text.names import card_name, kind_name, place_name

if TYPE_CHECKING:
    from spieltisch.games.equinox.state.table import Table

_REASONS: Final[dict[int, tuple[str, str, str, tuple[str, ...]]]] = {
    codes.GAME_OVER: ("game-over", "Das Spiel ist vorbei.", "The game is over.", ()),
    codes.NO_SUCH_SEAT: (
        "no-such-seat",
        "Diesen Platz gibt es nicht; die Plätze sind 1 bis {seats}.",
        "There is no such seat; the seats are 1 to {seats}.",
        (),
    ),
    codes.NO_SUCH_MOVE: (
        "no-such-move",
        "Diesen Zug gibt es in Equinox nicht.",
        "There is no such move in Equinox.",
        (),
    ),
    codes.NOT_ASKED_SEAT: (
        "not-your-turn",
        "{mover} ist an der Reihe.",
        "{mover} has to decide.",
        ("EQ-164",),
    ),
    codes.NOT_ASKED: (
        "not-asked",
        "Danach ist jetzt nicht gefragt. Gefragt ist: {prompt}.",
        "That is not what is asked now. Asked is: {prompt}.",
        (),
    ),
    codes.ONLY_PHASE_1: (
        "only-phase-1",
        "Gewettet wird nur in Schritt 1, zu Beginn des Zuges.",
        "Predictions belong to phase 1, at the start of the turn.",
        ("EQ-023",),
    ),
    codes.ONLY_PHASE_2: (
        "only-phase-2",
        "Karten werden nur in Schritt 2 gespielt.",
        "Cards are played in phase 2 only.",
        ("EQ-053",),
    ),
    codes.ONLY_PHASE_3: (
        "only-phase-3",
        "Abgeworfen wird nur in Schritt 3.",
        "Cards are discarded in phase 3 only.",
        ("EQ-150",),
    ),
    codes.ONE_PREDICTION: (
        "one-prediction",
        "In Schritt 1 ist nur eine Sache erlaubt, und die ist schon getan.",
        "Phase 1 allows one thing only, and that is done.",
        ("EQ-023",),
    ),
    codes.CHAMPION_STAYS: (
        "champion-stays",
        "Championkarten bleiben liegen.",
        "Champion cards stay where they are.",
        ("EQ-147",),
    ),
    codes.NOT_IN_GAME: (
        "not-in-game",
        "{creature} ist in dieser Partie nicht dabei.",
        "{creature} does not take part in this game.",
        ("EQ-002", "EQ-005"),
    ),
    codes.GONE: (
        "gone",
        "{creature} ist verschwunden.",
        "{creature} is eliminated.",
        ("EQ-013",),
    ),
    codes.FIELD_TAKEN: (
        "field-taken",
        "Auf {creature} liegt in Reihe {row} schon ein Wettstein.",
        "{creature} already carries a pebble in row {row}.",
        ("EQ-010",),
    ),
    codes.NO_PEBBLE: (
        "no-pebble",
        "Du hast keinen Wettstein mehr vor dir.",
        "You have no pebble left.",
        ("EQ-015", "EQ-083"),
    ),
    codes.ROUND_1_ONLY: (
        "round-1-only",
        "Geheime Wetten gibt es nur in Runde 1.",
        "Secret predictions are made in round 1 only.",
        ("EQ-016",),
    ),
    codes.SECRET_ONCE: (
        "secret-once",
        "Eine geheime Wette ist nur einmal im Spiel erlaubt.",
        "A secret prediction is allowed only once per game.",
        ("EQ-017",),
    ),
    codes.SECRET_CREATURE: (
        "secret-creature",
        "Geheim gewettet wird nur mit einer Kreaturenkarte, nicht mit {card}.",
        "A secret prediction needs a creature card, not {card}.",
        ("EQ-018",),
    ),
    codes.NOT_IN_HAND: (
        "not-in-hand",
        "{card} ist nicht auf deiner Hand.",
        "{card} is not in your hand.",
        (),
    ),
    codes.NO_SECRET: (
        "no-secret",
        "Du hast keine verdeckte geheime Wette.",
        "You have no unrevealed secret prediction.",
        ("EQ-015", "EQ-066"),
    ),
    codes.CARD_GONE: (
        "card-gone",
        "{creature} ist verschwunden, die Karte kann nicht gespielt werden.",
        "{creature} is eliminated, the card cannot be played.",
        ("EQ-040",),
    ),
    codes.MUST_PLAY: (
        "must-play",
        "Du hast eine spielbare Karte und musst sie spielen.",
        "You hold a playable card and must play one.",
        ("EQ-053", "EQ-054"),
    ),
    codes.CHAMELEON_GONE: (
        "chameleon-gone",
        "{creature} ist verschwunden; ein Chamäleon passt dort nicht mehr.",
        "{creature} is eliminated; no chameleon fits there any more.",
        ("EQ-046",),
    ),
    codes.STILL_IN_PLAY: (
        "still-in-play",
        "{creature} ist noch im Turnier; abgeworfen werden nur Karten verschwundener Kreaturen.",
        "{creature} is still in play; only cards of eliminated creatures are discarded.",
        ("EQ-151",),
    ),
    codes.CREATURES_ONLY: (
        "creatures-only",
        "{card} kann nicht abgeworfen werden, nur Kreaturenkarten.",
        "{card} cannot be discarded, only creature cards can.",
        ("EQ-107", "EQ-151"),
    ),
    codes.MUST_CHOOSE: (
        "must-choose",
        "Verzichten geht hier nicht mehr, du musst wählen.",
        "There is no declining here, you must choose.",
        ("EQ-044",),
    ),
    codes.NOT_YOURSELF: (
        "not-yourself",
        "Das muss jemand anderes sein.",
        "It has to be another player.",
        ("EQ-095", "EQ-100"),
    ),
    codes.EMPTY_HAND: (
        "empty-hand",
        "{target} hat keine Handkarte.",
        "{target} has no hand card.",
        ("EQ-072",),
    ),
    codes.TOO_FEW_CARDS: (
        "three-cards",
        "{target} hat weniger als {count} Handkarten.",
        "{target} has fewer than {count} hand cards.",
        ("EQ-100",),
    ),
    codes.NAME_IN_PLAY: (
        "name-in-play",
        "{creature} ist verschwunden; nenne eine Kreatur, die noch im Turnier ist.",
        "{creature} is eliminated; name a creature still in play.",
        ("EQ-095", "EQ-116"),
    ),
    codes.OTHER_CREATURE: (
        "other-creature",
        "Verlangt ist eine Karte von {demanded}.",
        "A card of {demanded} is demanded.",
        ("EQ-095",),
    ),
    codes.MUST_GIVE: (
        "must-give",
        "Du hast eine Karte von {demanded} und musst eine geben.",
        "You hold a card of {demanded} and must give one.",
        ("EQ-095", "EQ-096"),
    ),
    codes.NOT_DRAWN: (
        "not-drawn",
        "{card} ist keine der gezogenen Karten.",
        "{card} is not one of the cards drawn.",
        ("EQ-101",),
    ),
    codes.NO_CHAMPION: (
        "no-champion",
        "Auf eine Championkarte darf dieser Wettstein nicht.",
        "This pebble may not go on a champion card.",
        ("EQ-082",),
    ),
    codes.LATER_ROW: (
        "later-row",
        "Reihe {place_row} kommt erst noch; möglich sind Reihe 1 bis {row}.",
        "Row {place_row} is yet to come; rows 1 to {row} are possible.",
        ("EQ-081",),
    ),
    codes.PEBBLE_GONE: (
        "rubble-gone",
        "{creature} ist verschwunden.",
        "{creature} is eliminated.",
        ("EQ-081",),
    ),
    codes.PEBBLE_TAKEN: (
        "rubble-taken",
        "Auf {place} liegt schon ein Wettstein.",
        "There is already a pebble on {place}.",
        ("EQ-082",),
    ),
    codes.NOT_YOUR_PEBBLE: (
        "not-your-pebble",
        "Auf {place} liegt kein Wettstein von dir.",
        "You have no pebble on {place}.",
        ("EQ-069",),
    ),
    codes.NO_CARD_THERE: (
        "no-card-there",
        "Auf {place} liegt keine Karte.",
        "There is no card on {place}.",
        ("EQ-123", "EQ-129"),
    ),
    codes.WANTS_CHAMELEON: (
        "wants-chameleon",
        "Auf {place} liegt kein sichtbares Chamäleon.",
        "There is no visible chameleon on {place}.",
        ("EQ-130",),
    ),
    codes.WANTS_CREATURE: (
        "wants-creature",
        "Auf {place} liegt keine sichtbare Kreaturenkarte.",
        "There is no visible creature card on {place}.",
        ("EQ-121", "EQ-147"),
    ),
    codes.EARLIER_ROW: (
        "earlier-row",
        "Die Karte muss aus einer früheren Reihe kommen.",
        "The card has to come from an earlier row.",
        ("EQ-121",),
    ),
    codes.OWN_COLUMN_ONLY: (
        "own-column-only",
        "Genommen wird nur eine Karte aus der Spalte von {column}.",
        "Only a card from the column of {column} may be taken.",
        ("EQ-121", "EQ-112"),
    ),
    codes.SWAP_GONE: (
        "swap-gone",
        "{creature} ist verschwunden; getauscht wird bei einer Kreatur im Turnier.",
        "{creature} is eliminated; the swap needs a creature still in play.",
        ("EQ-123",),
    ),
    codes.SWAP_CHAMELEON: (
        "swap-chameleon",
        "Nach den englischen Regeln werden nur Kreaturenkarten getauscht, keine Chamäleons.",
        "By the English rules only creature cards are swapped, no chameleons.",
        ("EQ-124",),
    ),
    codes.SWAP_PARTNER: (
        "swap-partner",
        "In der Spalte von {creature} gibt es keine zweite Karte zum Tauschen.",
        "The column of {creature} has no second card to swap with.",
        ("EQ-123",),
    ),
    codes.SWAP_COLUMN: (
        "swap-column",
        "Getauscht wird innerhalb einer Spalte.",
        "The swap stays within one column.",
        ("EQ-123",),
    ),
    codes.SWAP_SAME: (
        "swap-same",
        "Wähle ein anderes Feld der Spalte.",
        "Choose another field of the column.",
        ("EQ-123",),
    ),
    codes.OTHER_COLUMN: (
        "other-column",
        "Es muss eine andere Spalte sein als die von {creature}.",
        "It has to be another column than that of {creature}.",
        ("EQ-127", "EQ-114"),
    ),
    codes.COPY_IN_PLAY: (
        "copy-in-play",
        "{creature} ist noch im Turnier; nachgeahmt wird nur eine verschwundene Kreatur.",
        "{creature} is still in play; only an eliminated creature can be copied.",
        ("EQ-110",),
    ),
    codes.COPY_BOX: (
        "copy-box",
        "{creature} ist in dieser Partie nicht dabei.",
        "{creature} does not take part in this game.",
        ("EQ-111",),
    ),
    codes.COPY_NOTHING: (
        "copy-nothing",
        "{creature} hat keine Fähigkeit zum Nachahmen.",
        "{creature} has no power to copy.",
        ("EQ-115",),
    ),
    codes.COPY_ONCE: (
        "copy-twinz",
        "Die Fähigkeit von {creature} gilt nur einmal pro Zug.",
        "The power of {creature} works only once per turn.",
        ("EQ-113",),
    ),
    codes.COPY_NO_EFFECT: (
        "copy-no-effect",
        "Die Fähigkeit von {creature} kann jetzt nichts bewirken.",
        "The power of {creature} could not do anything now.",
        ("EQ-112", "EQ-116"),
    ),
    codes.ONCE_A_TURN: (
        "twinz-used",
        "Diese Fähigkeit gilt nur einmal pro Zug.",
        "This power works only once per turn.",
        ("EQ-089",),
    ),
}

_OF_CARD: Final[dict[int, dict[str, tuple[str, ...]]]] = {
    codes.NO_CARD_THERE: {
        "hopscotch": ("EQ-123",),
        "feather-fox": ("EQ-129",),
        "pilgrim": ("EQ-130",),
        "fiery-fang": ("EQ-121",),
        "dryad": ("EQ-147",),
    },
    codes.GONE: {"feather-fox": ("EQ-129",)},
    codes.CHAMPION_STAYS: {"pilgrim": ("EQ-130",), "fiery-fang": ("EQ-121",)},
    codes.WANTS_CREATURE: {"fiery-fang": ("EQ-121",), "dryad": ("EQ-147",)},
    codes.NAME_IN_PLAY: {"hoot": ("EQ-095",), "ancestor": ("EQ-142",)},
    codes.NOT_YOURSELF: {"stag": ("EQ-072",), "hoot": ("EQ-095",), "goatman": ("EQ-100",)},
    codes.ON_CHAMELEON: {"twinz": ("EQ-047", "EQ-090"), "fungy": ("EQ-047", "EQ-117")},
    codes.NO_TARGET: {
        "moss-man": ("EQ-065",),
        "stag": ("EQ-072",),
        "rubble": ("EQ-083",),
        "goatman": ("EQ-102",),
        "fungy": ("EQ-110", "EQ-113"),
        "fiery-fang": ("EQ-120",),
        "hopscotch": ("EQ-123",),
        "feather-fox": ("EQ-127",),
        "pilgrim": ("EQ-130",),
    },
}
"""Rulings of a reason that differ from card to card, by the key of the card."""


def rulings_of(refusal: int, kind: int, otherwise: tuple[str, ...]) -> tuple[str, ...]:
    """The rulings of a reason as far as they depend on the card whose effect it is."""
    return _OF_CARD.get(refusal, {}).get(kind_key(kind), otherwise)


_TREE_NAMES: Final = {codes.ANCESTOR_FACE: names.ANCESTOR_NAME, codes.DRYAD_FACE: names.DRYAD_NAME}
_OF_FACE: Final = (verbs.SECRET, verbs.PLAY, verbs.GIVE, verbs.KEEP, verbs.DISCARD)
_OF_PLACE: Final = (verbs.PUT, verbs.LIFT, verbs.TAKE, verbs.SWAP)


def face_name(face: int) -> Text:
    """The name of what is printed on a card."""
    return _TREE_NAMES[face] if face in _TREE_NAMES else card_name(face)


def reason(table: "Table", seat: int, move: int, refusal: int) -> Reason:
    """Why this move is not possible."""
    code, de, en, rulings = _REASONS[refusal]
    words: dict[str, Text | str | int] = {"row": table.row, "seats": table.seats}
    mover = table.next_seat()
    if mover >= 0:
        words["mover"] = seat_name(table, mover)
        if refusal == codes.NOT_ASKED:
            words["prompt"] = table.prompt(mover)
    if table.stack.frames:
        values = table.stack.top().values
        rulings = rulings_of(refusal, table.stack.top().effect, rulings)
        if refusal == codes.NAME_IN_PLAY and 0 <= values[0] != table.stack.top().effect:
            rulings = (*rulings, "EQ-116")  # the power is a copied one
        words["column"] = kind_name(values[0]) if values[0] >= 0 else ""
        deed = cards.DEEDS[table.stack.top().effect]
        words["count"] = deed.count if deed else 0
        words["demanded"] = kind_name(values[2]) if len(values) == 3 else ""
    if 0 <= move < verbs.COUNT:
        _name_argument(table, move, words)
    if refusal == codes.NOT_IN_HAND and table.face_down(seat):
        rulings = ("EQ-073",)
    if refusal == codes.COPY_NO_EFFECT:
        rulings = rulings_of(codes.NO_TARGET, verbs.ARGUMENT[move], rulings)
    return Reason(code, Text(de, en).fill(**words), rulings)


def _name_argument(table: "Table", move: int, words: dict[str, Text | str | int]) -> None:
    verb, argument = verbs.VERB[move], verbs.ARGUMENT[move]
    if verb in _OF_FACE:
        words["card"] = face_name(argument)
        if argument < codes.CHAMELEON:
            words["creature"] = kind_name(argument // codes.STRENGTHS)
    elif verb in _OF_PLACE:
        words["place"] = place_name(argument)
        words["place_row"] = argument % codes.PLACES_PER_CREATURE
        words["creature"] = kind_name(argument // codes.PLACES_PER_CREATURE)
    elif verb == verbs.SEAT:
        words["target"] = seat_name(table, argument)
    elif verb in (verbs.BET, verbs.ON, verbs.NAME, verbs.COPY, verbs.DISCARD_TOP):
        words["creature"] = kind_name(argument)
        words["place"] = place_name(table.field(argument))
