"""The words of the page on which decks are built."""

from typing import Final

from spieltisch.core.text import Text
from spieltisch.games.blue_moon.text import names

TITLE: Final = Text("Decks bauen", "Build decks")

WORDS: Final = {
    "about": Text(
        "Ein Deck hat einen Anführer und seine Karten. Karten anderer Völker kosten Monde.",
        "A deck has a leader and its cards. Cards of other peoples cost moons.",
    ),
    "leader": Text("Anführer", "Leader"),
    "inquisitor": Text("Inquisitor", "Inquisitor"),
    "no_inquisitor": Text("keiner", "none"),
    "ready": Text("Mit einem fertigen Deck anfangen", "Begin with a preconstructed deck"),
    "empty": Text("leeres Deck", "empty deck"),
    "cards": Text("Karten", "Cards"),
    "moons": Text("Monde", "Moons"),
    "fire": names.FIRE_NAME,
    "earth": names.EARTH_NAME,
    "of": Text("{count} von {all}", "{count} of {all}"),
    "deck": Text("Dein Deck", "Your deck"),
    "legal": Text("Mit diesem Deck kann gespielt werden.", "This deck can be played."),
    "as_sold": Text("Das fertige Deck der {people}.", "The preconstructed deck of the {people}."),
    "start": Text("Tisch mit diesem Deck", "Table with this deck"),
    "share": Text("Link zu diesem Deck", "Link to this deck"),
    "text": Text("Deck als Text", "Deck as text"),
    "copy_it": Text("Kopieren", "Copy"),
    "download": Text("Herunterladen", "Download"),
    "check": Text("Prüfen", "Check"),
    "import": Text("Deck einfügen", "Paste a deck"),
    "import_about": Text(
        "Karten wie vulca-1 mit Leerzeichen, Kommas oder Zeilen dazwischen, Kartennamen mit Kommas "
        "oder Zeilen dazwischen, oder der Name eines Volkes.",
        "Cards such as vulca-1 with blanks, commas or lines between, names of cards with commas or "
        "lines between, or the name of a people.",
    ),
    "import_do": Text("Übernehmen", "Take over"),
    "pool": Text("Alle Karten", "All cards"),
    "people": Text("Volk", "People"),
    "kind": Text("Art", "Kind"),
    "all": Text("alle", "all"),
    "mine": Text("im Deck", "in the deck"),
    "remove": Text("{name} herausnehmen", "Take {name} out"),
    "nothing": Text("Noch keine Karte.", "No card yet."),
    "house": Text("Hauskarte", "House card"),
    "house_about": Text(
        "Was auf Hauskarten gedruckt ist, dokumentiert keine Quelle vollständig.",
        "No source documents all that is printed on house cards.",
    ),
    "saved": Text("Gespeicherte Decks", "Saved decks"),
    "saved_about": Text("Sie bleiben in diesem Browser.", "They stay in this browser."),
    "save": Text("Speichern", "Save"),
    "save_as": Text("Name des Decks", "Name of the deck"),
    "delete": Text("Löschen", "Delete"),
    "too_few": Text("noch {count}", "{count} to go"),
    "too_many": Text("{count} zu viel", "{count} too many"),
}
"""Every word of ``decks.html``."""
