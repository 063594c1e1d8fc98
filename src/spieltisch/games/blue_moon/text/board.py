"""The words of the table in the browser."""

from typing import Final

from spieltisch.core.text import Text
from spieltisch.games.blue_moon.text import names

WORDS: Final = {
    "seat": Text("Platz {seat}", "Seat {seat}"),
    "game": Text("Spiel {number}", "Game {number}"),
    "fight_number": Text("Kampf {number}", "Fight {number}"),
    "against": Text("{one} gegen {other}", "{one} against {other}"),
    "over": Text("Spielende", "Game over"),
    "only_you": Text("nur du siehst das", "only you see this"),
    "combat": Text("Kampf", "Combat"),
    "support": Text("Unterstützung", "Support"),
    "influence": Text("Einfluss", "Influence"),
    "nothing": Text("noch nichts", "nothing yet"),
    "old": Text("{count} inaktiv", "{count} inactive"),
    "fight": Text("Der Kampf", "The fight"),
    "own_side": Text("Deine Seite", "Your side"),
    "side_of": Text("Seite von {name}", "Side of {name}"),
    "hand": Text("Deine Hand, {count} Karten", "Your hand, {count} cards"),
    "near": Text("Karte von nahem", "Card up close"),
    "near_none": Text(
        "Zeig auf eine Karte oder geh mit der Tabulatortaste zu ihr, um sie zu lesen.",
        "Point at a card or go to it with the Tab key to read it.",
    ),
    "fire": names.FIRE_NAME,
    "earth": names.EARTH_NAME,
    "moons": Text("Monde", "moons"),
    "you": Text("Du", "You"),
    "with_you": Text("du", "you"),
    "middle": Text("Mitte", "middle"),
    "dragons": Text(
        "Drachen: {one} bei {first}, {free} in der Mitte, {other} bei {second}",
        "Dragons: {one} with {first}, {free} in the middle, {other} with {second}",
    ),
    "contest": Text("Gekämpft wird um {element}", "The fight is about {element}"),
    "no_contest": Text("Das Element wird noch angesagt", "The element is not announced yet"),
    "opening": Text("offen", "open"),
    "need": Text("{count} fehlen", "{count} short"),
    "need_one": Text("1 fehlt", "1 short"),
    "must_reach": Text("braucht {power}", "needs {power}"),
    "enough": Text("genug", "enough"),
    "shielded": Text("SCHILD: muss nicht mithalten", "SHIELD: need not match"),
    "towards": Text(
        "{count} von {all} Karten für den zweiten Drachen",
        "{count} of {all} cards for the second dragon",
    ),
    "second": Text("{count} Karten: zwei Drachen", "{count} cards: two dragons"),
    "bluff_down": Text("Verdeckte Bluffkarte {number}", "Bluff card {number}, face down"),
    "with_partner": Text("{power} mit Partner", "{power} with partner"),
    "too_low": Text("{power} zu wenig", "{power} too low"),
    "cards_in_hand": Text("Handkarten: {count}", "Hand cards: {count}"),
    "crystals": Text("Kristalle: {count}", "Crystals: {count}"),
    "crystals_of": Text("Kristalle: {count} von {all}", "Crystals: {count} of {all}"),
    "deck": Text("Stapel", "Deck"),
    "discard": Text("Ablage", "Discards"),
    "discard_top": Text("obenauf {name}", "{name} on top"),
    "leads": Text("Anführer", "Leader"),
    "leads_told": Text("Anführeraktionen gespielt: {count}", "Leadership cards played: {count}"),
    "under": Text(
        "Unter deinem Stapel liegen, nur du weißt das:", "Under your deck, and only you know:"
    ),
    "tray": Text("Zur Wahl", "To choose from"),
    "tray_deck": Text("Dein Stapel", "Your deck"),
    "tray_discard": Text("Deine Ablage", "Your discards"),
    "tray_revealed": Text("Aufgedeckt", "Revealed"),
    "tray_open": Text("Offene Handkarten von {name}", "Open hand cards of {name}"),
    "capacity": Text("{load} von {room} Plätzen beladen", "{load} of {room} places loaded"),
    "loaded": Text("an Bord: {names}", "aboard: {names}"),
    "landed": Text("gelandet", "landed"),
    "this_turn": Text("dieser Zug", "this turn"),
    "ways": Text("{name}: wie?", "{name}: how?"),
    "slot_booster": Text("Verstär­kung hierher", "Booster goes here"),
    "slot_support": Text("Unter­stützung hierher", "Support goes here"),
    "slot_character": Text("Charak­ter hierher", "Character goes here"),
}
"""Every word of ``board.html``. Gaps that are filled there are named in braces."""

VALUES: Final = Text("Feuer {fire}, Erde {earth}", "fire {fire}, earth {earth}")
"""The values of a card, as they are read out."""

STATES: Final = {
    "inactive": Text("inaktiv", "inactive"),
    "ignored": Text("ignoriert", "ignored"),
    "text-off": Text("ohne Text", "no text"),
    "icons-off": Text("ohne Symbol", "no icons"),
    "open": Text("offen", "open"),
    "known": Text("bekannt", "known"),
    "doubled": Text("zählt doppelt", "counts twice"),
    "aboard": Text("an Bord", "aboard"),
    "pending": Text("wird gespielt", "being played"),
    "paying": Text("ausgewählt", "chosen"),
}
"""What has become of a card."""

WAYS: Final = {
    "play": Text("Auslegen", "Play"),
    "fresh": Text("Auslegen, Ältere inaktiv", "Play, older inactive"),
    "bluff": Text("Als Bluff", "As bluff"),
    "load": Text("Auf ein Schiff", "Onto a ship"),
    "lead": Text("Ausspielen", "Play"),
    "replace": Text("Ersetzen", "Replace"),
    "retrieve": Text("Auf die Hand", "Retrieve"),
    "text": Text("Text nutzen", "Use text"),
    "pay": Text("Bezahlen", "Pay"),
    "choose": Text("Wählen", "Choose"),
    "land": Text("Landen", "Land"),
    "drop": Text("Abwerfen", "Discard"),
    "intervene": Text("Eingreifen", "Intervene"),
    "hidden": Text("Wählen", "Choose"),
}
"""By verb: what a card with several moves offers, in a word or two."""

STEPS: Final = (
    (("start", "begin"), Text("Beginn", "Begin")),
    (("leadership",), Text("Anführer", "Leader")),
    (("retreat",), Text("Rückzug?", "Retreat?")),
    (("character",), Text("Charakter", "Character")),
    (("support", "after-support"), Text("Verstärkung, Unterstützung", "Booster, support")),
    (("announce", "announced", "called"), Text("Ansage", "Announce")),
    (("refresh", "end", "last", "turn-over"), Text("Nachziehen", "Refresh")),
)
"""The phases of a turn as players know them."""

ADVICE: Final = {
    ("announce", 1): Text(
        "Wähle das Element, in dem dein Gegner schwer mithalten kann.",
        "Choose the element in which your opponent will find it hard to keep up.",
    ),
    ("call", 0): Text(
        "Ist der Bluff falsch, gewinnst du den Kampf und einen Drachen mehr; stimmt er, gewinnt dein "
        "Gegner einen Drachen.",
        "If the bluff is false, you win the fight and one more dragon; if it is true, your "
        "opponent gains a dragon.",
    ),
    ("intervene", 0): Text(
        "Eine Intervention unterbricht den Zug deines Gegners.",
        "An intervention interrupts your opponent's turn.",
    ),
    ("lead", 1): Text(
        "Eine Anführeraktion ist freiwillig; wer keine spielt, kämpft gleich.",
        "A leadership card is optional; without one you go straight to the fight.",
    ),
    ("fight", 1): Text(
        "Wer sich zurückzieht, überlässt dem anderen einen Drachen, ab sechs Karten zwei.",
        "Who retreats leaves a dragon to the other, two from six cards on.",
    ),
    ("play", 1): Text(
        "Die Zahl über einer Karte ist deine Stärke, wenn du sie auslegst.",
        "The number above a card is your power once you play it.",
    ),
}
"""What a newcomer needs to know, by what may be done, in the fight where it helps (0: always)."""

TOPICS: Final = {
    "hierarchy": Text("Rangordnung der Texte", "Hierarchy of texts"),
    "timing": Text("Reihenfolge und Zeitpunkt", "Order and timing"),
    "value": Text("Werte und Stärke", "Values and power"),
    "declining": Text("Auf einen Kampf verzichten", "Declining a fight"),
    "looking": Text("Ansehen und Wissen", "Looking and knowing"),
    "special": Text("Sonderfunktionen", "Special texts"),
    "condition": Text("Bedingungen", "Conditions"),
    "phases": Text("Phasen des Zuges", "Phases of a turn"),
    "ignored": Text("Ignorierte Karten", "Ignored cards"),
    "drawing": Text("Ziehen", "Drawing"),
    "end": Text("Ende von Kampf und Spiel", "End of fight and game"),
    "icons": Text("Symbole", "Icons"),
    "retrieve": Text("WIEDERAUFNEHMEN", "RETRIEVE"),
    "pair": Text("PAAR", "PAIR"),
    "free": Text("FREI", "FREE"),
    "gang": Text("GANG", "GANG"),
    "shield": Text("SCHILD", "SHIELD"),
    "stop": Text("STOPP", "STOP"),
    "protected": Text("GESCHÜTZT", "PROTECTED"),
    "replace": Text("ERSETZEN", "REPLACE"),
    "bluff": Text("BLUFF", "BLUFF"),
    **{
        people: names.PEOPLE_NAMES[people]
        for people in (
            "vulca",
            "hoax",
            "mimix",
            "flit",
            "khind",
            "terrah",
            "pillar",
            "aqua",
            "buka",
        )
    },
    "ships": Text("Schiffe", "Ships"),
    "mutants": Text("Mutanten", "Mutants"),
    "spirits": Text("Geister", "Spirits"),
    "interventions": Text("Interventionen", "Interventions"),
    "inquisitors": Text("Inquisitoren", "Inquisitors"),
    "tutu": names.PEOPLE_NAMES["tutu"],
    "hyla": names.PEOPLE_NAMES["hyla"],
    "crystals": Text("Kristallkarten", "Crystal cards"),
}
"""The subjects of ``rulings.toml``."""

SHORT: Final = {
    "banned": Text("vom Gegner verboten", "forbidden by opponent"),
    "card-limit": Text("keine weitere Karte", "no further card"),
    "combat-limit": Text("Kampfbereich ist voll", "combat area full"),
    "own-ban": Text("kein weiterer Charakter", "no further character"),
    "stopped": Text("nach STOPP nichts mehr", "nothing after STOP"),
    "one-character": Text("ein Charakter liegt schon", "one character played"),
    "condition": Text("Bedingung nicht erfüllt", "condition not met"),
    "cost": Text("zu wenige Handkarten", "too few hand cards"),
    "only-from-ship": Text("nur vom Schiff", "only from ship"),
    "one-from-hand": Text("nur eine aus der Hand", "only one from hand"),
    "no-allowance": Text("keine zweite im Zug", "no second one"),
    "opening-allowance": Text("nicht beim Eröffnen", "not when opening"),
    "led-already": Text("Anführeraktion schon genutzt", "leadership action used"),
    "superfluous": Text("eine Karte zu viel", "one card too many"),
    "worthless": Text("zählt hier nichts", "counts nothing here"),
    "not-offered": Text("hier nicht zu wählen", "not to choose here"),
    "choose-first": Text("erst anderes entscheiden", "decide something else first"),
    "wrong-kind": Text("in einer anderen Phase", "in another phase"),
    "wrong-phase": Text("in einer anderen Phase", "in another phase"),
    "no-target": Text("würde nichts bewirken", "would do nothing"),
    "text-off": Text("wird ignoriert", "is ignored"),
}
"""By the code of a reason: a few words for the card; the sentence is said when it is touched."""
