"""What a seat is asked, and how each answer reads."""

from typing import TYPE_CHECKING, Final

from spieltisch.core.decision import Option
from spieltisch.core.names import seat_name
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text, both
from spieltisch.games.equinox import cards
from spieltisch.games.equinox.effects import creatures, fields, hands
from spieltisch.games.equinox.effects.basics import CHOSEN, MUST, NAMED, Verb
from spieltisch.games.equinox.state import codes, verbs
from spieltisch.games.equinox.state.data import VALUES
from spieltisch.games.equinox.state.notation import place_key
from spieltisch.games.equinox.text import for_good
from spieltisch.games.equinox.text.names import (
    card_name,
    half_number,
    kind_name,
    place_name,
)
from spieltisch.games.equinox.text.reasons import face_name

if TYPE_CHECKING:
    from spieltisch.games.equinox.state.table import Table


_HEADLINES: Final = {
    codes.ENDED: Text("zu Ende", "over"),
    codes.PREDICT: Text("Runde {row}, Schritt 1 (wetten)", "round {row}, phase 1 (prediction)"),
    codes.PLAY_CARD: Text(
        "Runde {row}, Schritt 2 (Karte spielen)", "round {row}, phase 2 (play a card)"
    ),
    codes.DISCARD: Text("Runde {row}, Schritt 3 (abwerfen)", "round {row}, phase 3 (discard)"),
}


def headline(table: "Table") -> Text:
    """Where the game stands."""
    return _HEADLINES[table.phase].fill(row=table.row)


def prompt(table: "Table", seat: int) -> Text:
    """What the seat is asked, as an imperative sentence."""
    if table.stack.frames:
        return _effect_prompt(table, table.stack.top())
    if table.phase == codes.PREDICT:
        return Text("Wette auf eine Kreatur oder passe", "Predict a creature or pass")
    if table.phase == codes.PLAY_CARD:
        if table.moves(seat) == [verbs.SHOW]:
            return Text(
                "Du hast keine spielbare Karte: zeig deine Hand",
                "You have no playable card: show your hand",
            )
        if table.played_again:
            return Text("Spiel eine zweite Karte", "Play a second card")
        return Text("Spiel eine Karte", "Play a card")
    left = codes.DISCARDS - table.discarded
    if table.free_discard:
        return _FREE_DISCARD[left]
    return _DISCARD[left]


_DISCARD: Final = {
    1: Text(
        "Wirf noch eine Karte einer verschwundenen Kreatur ab oder höre auf",
        "Discard one more card of an eliminated creature or stop",
    ),
    2: Text(
        "Wirf bis zu 2 weitere Karten verschwundener Kreaturen ab",
        "Discard up to 2 more cards of eliminated creatures",
    ),
    3: Text(
        "Wirf bis zu 3 Karten verschwundener Kreaturen ab",
        "Discard up to 3 cards of eliminated creatures",
    ),
}
_FREE_DISCARD: Final = {
    1: Text(
        "Wirf noch eine Kreaturenkarte verdeckt ab oder höre auf",
        "Discard one more creature card unshown or stop",
    ),
    2: Text(
        "Wirf bis zu 2 weitere Kreaturenkarten verdeckt ab",
        "Discard up to 2 more creature cards unshown",
    ),
    3: Text("Wirf bis zu 3 Kreaturenkarten verdeckt ab", "Discard up to 3 creature cards unshown"),
}


_QUESTIONS: Final[dict[type[Verb], tuple[Text, ...]]] = {
    creatures.Copy: (
        Text(
            "Welche verschwundene Kreatur ahmst du nach?", "Which eliminated creature do you copy?"
        ),
    ),
    creatures.Lay: (
        Text("Auf welche Kreatur legst du das Chamäleon?", "Where does the chameleon go?"),
    ),
    creatures.Reveal: (Text("Nenne eine Kreatur", "Name a creature"),),
    fields.Discard: (
        Text(
            "Welche sichtbare Karte der Reihe wirfst du ab?",
            "Which visible card of the row do you discard?",
        ),
    ),
    fields.PutPebble: (Text("Wohin setzt du einen Wettstein?", "Where do you put a pebble?"),),
    fields.Swap: (
        Text("Welche Karte tauschst du?", "Which card do you swap?"),
        Text("Gegen welche Karte der Spalte?", "With which card of the column?"),
    ),
    fields.Take: (
        Text("Welche Karte nimmst du auf die Hand?", "Which card do you take into hand?"),
    ),
    fields.TakeBackPebble: (
        Text("Welchen Wettstein nimmst du zurück?", "Which pebble do you take back?"),
    ),
    hands.DemandCard: (
        Text("Von wem verlangst du eine Karte?", "From whom do you demand a card?"),
        Text(
            "Karten welcher Kreatur verlangst du von {target}?",
            "A card of which creature do you demand from {target}?",
        ),
        Text("Gib {taker} eine Karte von {creature}", "Give {taker} a card of {creature}"),
    ),
    hands.DiscardFreely: (
        Text(
            "Willst du in Schritt 3 beliebige Kreaturenkarten abwerfen dürfen?",
            "Do you want to discard any creature cards in phase 3?",
        ),
    ),
    hands.Draw: (Text("Ziehst du {count} Karten?", "Do you draw {count} cards?"),),
    hands.DrawFromHand: (
        Text(
            "Aus wessen Hand ziehst du {count} Karten?",
            "From whose hand do you draw {count} cards?",
        ),
        Text("Welche der gezogenen Karten behältst du?", "Which of the cards do you keep?"),
    ),
    hands.LayHalfDown: (
        Text("Wessen halbe Hand legst du verdeckt ab?", "Whose hand do you lay half face down?"),
    ),
    hands.PlayAgain: (Text("Spielst du eine zweite Karte?", "Do you play a second card?"),),
}
"""By what an effect does in the end: what is asked for it, choice by choice."""
_NONE_TO_GIVE: Final = Text(
    "Du hast keine Karte von {creature}: zeig {taker} deine Hand",
    "You have no card of {creature}: show {taker} your hand",
)


def _effect_prompt(table: "Table", frame: Frame) -> Text:
    deed = cards.DEEDS[frame.effect]
    assert deed is not None
    question = _QUESTIONS[type(deed)][max(frame.step - MUST, 0)]
    words: dict[str, Text | int] = {"count": deed.count, "taker": seat_name(table, table.turn)}
    if isinstance(deed, hands.DemandCard) and frame.step > MUST:
        words["target"] = seat_name(table, frame.values[CHOSEN])
        if len(frame.values) > NAMED:
            words["creature"] = kind_name(frame.values[NAMED])
        if table.moves(frame.seat) == [verbs.SHOW]:
            question = _NONE_TO_GIVE
    asked = question.fill(**words)
    if frame.effect == codes.CHAMELEON_KIND or frame.seat != table.turn:
        return asked
    name = kind_name(frame.effect)
    return Text(f"{name.de}: {asked.de}", f"{name.en}: {asked.en}")


def option(table: "Table", seat: int, move: int) -> Option:
    """A move with its label, what it points at on the table, and its rulings."""
    verb, argument = verbs.VERB[move], verbs.ARGUMENT[move]
    label, targets, rulings = _read(table, seat, verb, argument)
    power = verb == verbs.PLAY and argument < codes.CHAMELEON
    power = power and _leads_to_power(table, seat, argument)
    brings = _brings(table, verb, argument, power)
    if brings:
        label = Text(f"{label.de} ({brings.de})", f"{label.en} ({brings.en})")
    return Option(
        move,
        verbs.KEYS[move],
        label,
        targets,
        rulings,
        verb in _FORGOING,
        brings,
        for_good.final(table, seat, verb, argument, power),
        for_good.formality(verb),
    )


def _brings(table: "Table", verb: int, argument: int, power: bool) -> Text | None:
    """The points of a pebble, or the change that a card makes."""
    if verb == verbs.BET:
        return both(f"{VALUES[table.row]} PP")
    if verb == verbs.PUT:
        return both(f"{VALUES[argument % codes.PLACES_PER_CREATURE]} PP")
    if verb == verbs.PLAY and argument < codes.CHAMELEON:
        change = _change(table, table.field(argument // codes.STRENGTHS), argument)
        if power:
            return Text("{change}, mit Fähigkeit", "{change}, with power").fill(change=change)
        return change
    frames = table.stack.frames
    if verb == verbs.ON and frames and frames[-1].effect == codes.CHAMELEON_KIND:
        return _change(table, table.field(argument), frames[-1].values[1])
    return None


_Reading = tuple[Text, tuple[str, ...], tuple[str, ...]]

_PLAIN: Final[dict[int, tuple[Text, tuple[str, ...]]]] = {
    verbs.PASS: (Text("Nicht wetten", "No prediction"), ("EQ-025",)),
    verbs.DECLINE: (Text("Auf die Fähigkeit verzichten", "Decline the power"), ("EQ-044",)),
    verbs.DONE: (Text("Fertig mit Abwerfen", "Done discarding"), ("EQ-150",)),
    verbs.LIFT_SECRET: (
        Text(
            "Wettstein der geheimen Wette zurücknehmen",
            "Take back the pebble of the secret prediction",
        ),
        ("EQ-066",),
    ),
}
_FORGOING: Final = (verbs.PASS, verbs.DECLINE, verbs.DONE)
"""Verbs that pass or do without something."""
_USE: Final[dict[type[Verb], tuple[Text, str]]] = {
    hands.Draw: (Text("Ja, {count} Karten ziehen", "Yes, draw {count} cards"), "EQ-060"),
    hands.PlayAgain: (Text("Ja, eine zweite Karte spielen", "Yes, play a second card"), "EQ-088"),
    hands.DiscardFreely: (Text("Ja, frei abwerfen", "Yes, discard freely"), "EQ-105"),
}
_FACES: Final = {
    verbs.GIVE: (Text("{card} geben", "Give {card}"), ("EQ-096",)),
    verbs.KEEP: (Text("{card} behalten", "Keep {card}"), ("EQ-101",)),
    verbs.DISCARD: (Text("{card} abwerfen", "Discard {card}"), ("EQ-150",)),
    verbs.SECRET: (
        Text("Geheime Wette mit {card}", "Secret prediction with {card}"),
        ("EQ-019",),
    ),
}
_PLACES: Final = {
    verbs.PUT: (
        Text("Wettstein auf {place}", "Pebble on {place}"),
        ("EQ-081",),
    ),
    verbs.LIFT: (
        Text("Wettstein von {place} zurücknehmen", "Take the pebble back from {place}"),
        ("EQ-065",),
    ),
    verbs.TAKE: (Text("{card} von {place} nehmen", "Take {card} from {place}"), ("EQ-132",)),
    verbs.SWAP: (Text("{card} auf {place}", "{card} on {place}"), ("EQ-123",)),
}
_CREATURES: Final = {
    verbs.NAME: (Text("{creature} nennen", "Name {creature}"), ("EQ-095", "EQ-142")),
    verbs.COPY: (Text("{creature} nachahmen", "Copy {creature}"), ("EQ-111",)),
    verbs.ON: (Text("Auf {creature}", "On {creature}"), ("EQ-045",)),
    verbs.DISCARD_TOP: (
        Text("{card} von {creature} abwerfen", "Discard {card} of {creature}"),
        ("EQ-127",),
    ),
}


def _read(table: "Table", seat: int, verb: int, argument: int) -> _Reading:
    if verb in _PLAIN:
        label, rulings = _PLAIN[verb]
        return label, (), rulings
    if verb == verbs.BET:
        place = table.field(argument)
        label = Text("Wettstein auf {creature}", "Pebble on {creature}")
        name = kind_name(argument)
        return label.fill(creature=name), (f"field:{place_key(place)}",), ("EQ-012", "EQ-030")
    if verb == verbs.REVEAL:
        return _reveal(table, seat)
    if verb == verbs.SHOW:
        return Text("Hand zeigen", "Show your hand"), (f"seat:{seat + 1}",), ("EQ-055", "EQ-097")
    if verb == verbs.USE:
        return _use(table)
    if verb == verbs.PLAY:
        return _play(table, argument)
    if verb == verbs.SEAT:
        return seat_name(table, argument), (f"seat:{argument + 1}",), ("EQ-072", "EQ-095", "EQ-100")
    if verb in _FACES:
        label, rulings = _FACES[verb]
        if verb == verbs.DISCARD and table.free_discard:
            rulings = ("EQ-105",)
        card = face_name(argument)
        return label.fill(card=card), (f"hand:{_key(argument)}",), rulings
    if verb in _PLACES:
        label, rulings = _PLACES[verb]
        return (
            label.fill(**_place_words(table, argument)),
            (f"field:{place_key(argument)}",),
            rulings,
        )
    return _creature(table, verb, argument)


def _key(face: int) -> str:
    return verbs.KEYS[verbs.PLAY + face].removeprefix("play:")


def _reveal(table: "Table", seat: int) -> _Reading:
    label = Text("Geheime Wette aufdecken", "Reveal the secret prediction")
    targets: tuple[str, ...] = ()
    if table.secret[seat] != codes.NONE:
        creature = table.secret[seat] // codes.STRENGTHS
        name = kind_name(creature)
        label = Text(f"{label.de} ({name.de})", f"{label.en} ({name.en})")
        targets = (f"field:{place_key(creature * codes.PLACES_PER_CREATURE)}",)
    return label, targets, ("EQ-022",)


def _use(table: "Table") -> _Reading:
    deed = cards.DEEDS[table.stack.top().effect] if table.stack.frames else None
    if deed is None or type(deed) not in _USE:
        return Text("Fähigkeit nutzen", "Use the power"), (), ("EQ-043",)
    label, ruling = _USE[type(deed)]
    return label.fill(count=deed.count), (), (ruling,)


def _play(table: "Table", face: int) -> _Reading:
    label = Text("{card} spielen", "Play {card}").fill(card=face_name(face))
    hand = f"hand:{_key(face)}"
    if face >= codes.CHAMELEON:
        return label, (hand,), ("EQ-045",) if face < codes.TREE else ("EQ-052",)
    field = f"field:{place_key(table.field(face // codes.STRENGTHS))}"
    return label, (hand, field), ("EQ-041", "EQ-043")


def _change(table: "Table", place: int, card: int) -> Text:
    """The strength of a field before and after a card is laid there."""
    after = half_number(cards.DOUBLED[card])
    if table.top[place] == codes.NONE:
        return Text(f"leer → {after.de}", f"empty → {after.en}")
    before = half_number(cards.DOUBLED[table.top[place]])
    return Text(f"{before.de} → {after.de}", f"{before.en} → {after.en}")


def _leads_to_power(table: "Table", seat: int, card: int) -> bool:
    """Whether playing a creature card leads to the choice of using its power."""
    if table.refusal(seat, verbs.PLAY + card) != codes.LEGAL:
        return False
    after = table.clone()
    after.quiet = False
    after.apply(seat, verbs.PLAY + card)
    kinds = [line.kind for line in after.log(None)]
    return "no-power" not in kinds and cards.POWERS[card // codes.STRENGTHS] is not None


def _place_words(table: "Table", place: int) -> dict[str, Text | str | int]:
    card = table.top[place]
    return {
        "place": place_name(place),
        "card": card_name(card) if card != codes.NONE else Text("leeres Feld", "empty field"),
    }


def _creature(table: "Table", verb: int, creature: int) -> _Reading:
    label, rulings = _CREATURES[verb]
    place = table.field(creature)
    words = _place_words(table, place)
    words["creature"] = kind_name(creature)
    return label.fill(**words), (f"field:{place_key(place)}",), rulings
