"""A position of Equinox to begin with, explained line by line."""

from typing import Final

from spieltisch.core.text import Text

SKELETON: Final = Text(
    """\
# Eine Stellung von Equinox. Nur 'game' muss dastehen; was fehlt, wird nach Zufall und den Regeln
# gemäß ergänzt, und die Schiedsstelle sagt, was. Zeilen hinter # gelten nicht: Nimm das # weg, um
# sie zu benutzen. Karten und Kreaturen nennst du beim Namen, deutsch oder englisch ("Noctia 4"),
# oder mit ihrem Schlüssel (hoot-4); spieltisch cards equinox zählt sie auf. Beurteilen mit:
#   spieltisch judge DATEI

game = "equinox"
about = "Was darf Anna spielen?"      # steht über der Antwort

# Wo das Spiel steht
phase = "play"                        # predict (Schritt 1), play (Schritt 2), discard (Schritt 3)
# turn = 1                            # wer am Zug ist: ein Platz, ab 1 gezählt
# round = 1                           # 1 bis 5; sonst eins mehr als verschwundene Kreaturen
# eliminated = ["Ziegfried"]          # verschwundene Kreaturen, die aus Runde 1 zuerst
# creatures = ["Noctia", "Cornu"]     # wer antritt; andere kommen dazu, bis es acht sind
# edition = "de"                      # Regelausgabe, de oder en
# trees = [1, 2]                      # wie viele der Bäume Urvater und wie viele Dryada sind
# deck = 40                           # Karten im Nachziehstapel; die übrigen sind abgelegt
# next = ["Susi 1", "Urvater"]        # seine obersten Karten, die nächste zuerst
# seats = 3                           # Zahl der Spieler, falls unten nicht alle beschrieben sind
# seed = 1                            # Startzahl für alles, was ausgelost wird

# Die Fragen: ein Zug, mehrere nacheinander in einer Liste, oder ein Zug von jemand anderem.
ask = [
    "play:Noctia 4",
    ["play:Cornu 2", "pass"],
    {who = "Ben", moves = "play:Noctia 9"},
]
# who = "Ben"                         # für wen alle Fragen gelten, sonst für den, der entscheidet

# Eine Spalte. In cards liegt die sichtbare Karte zuletzt; eine Zahl ist eine eigene Karte.
[columns.Noctia]
row1 = {cards = [3, "Chamäleon 6"], pebble = 1}
# champion = [2]                      # Plätze mit einem Wettstein auf der Championkarte

[[players]]
name = "Anna"
hand = ["Noctia 4", "Cornu 2"]
# cards = 8                           # Größe der Hand; fehlende Karten werden ausgelost
# face_down = ["Ursus 3"]             # durch Cornu verdeckte Karten
# pebbles = 4                         # Wettsteine, die noch nicht auf dem Tisch liegen
# secret = "Cornu 9"                  # Karte einer verdeckten geheimen Wette
# secret_made = true                  # die geheime Wette ist schon verbraucht

[[players]]
name = "Ben"
""",
    """\
# A position of Equinox. Only 'game' is needed; what is left out is filled in at random within the
# rules, and the judge says what. Lines behind # do nothing: take the # away to use them. Cards and
# creatures are called by name, English or German ("Hoot 4"), or by key (hoot-4); spieltisch cards
# equinox lists them. To judge it:
#   spieltisch judge FILE

game = "equinox"
about = "What may Anna play?"         # stands above the answer

# Where the game stands
phase = "play"                        # predict (phase 1), play (phase 2), discard (phase 3)
# turn = 1                            # whose turn it is: a seat, counted from 1
# round = 1                           # 1 to 5; otherwise one more than eliminated creatures
# eliminated = ["Goatman"]            # eliminated creatures, the one of round 1 first
# creatures = ["Hoot", "Stag"]        # who takes part; others join until there are eight
# edition = "en"                      # rule edition, en or de
# trees = [1, 2]                      # how many of the trees are Ancestors and how many Dryads
# deck = 40                           # cards in the deck; the others are discarded
# next = ["Squeak 1", "Ancestor"]     # its top cards, the next one first
# seats = 3                           # number of players, if not all are described below
# seed = 1                            # number that chance starts from

# The questions: a move, several one after the other in a list, or a move of somebody else.
ask = [
    "play:Hoot 4",
    ["play:Stag 2", "pass"],
    {who = "Ben", moves = "play:Hoot 9"},
]
# who = "Ben"                         # whom all questions are about, otherwise whoever decides

# A column. In cards the visible one stands last; a number is a card of the creature itself.
[columns.Hoot]
row1 = {cards = [3, "Chameleon 6"], pebble = 1}
# champion = [2]                      # seats with a pebble on the champion card

[[players]]
name = "Anna"
hand = ["Hoot 4", "Stag 2"]
# cards = 8                           # size of the hand; missing cards are drawn at random
# face_down = ["Ursus 3"]             # cards laid face down through Stag
# pebbles = 4                         # pebbles that are not on the table
# secret = "Stag 9"                   # card of an unrevealed secret prediction
# secret_made = true                  # the secret prediction is used up

[[players]]
name = "Ben"
""",
)
