"""A position of Blue Moon to begin with, explained line by line."""

from typing import Final

from spieltisch.core.text import Text

SKELETON: Final = Text(
    """\
# Eine Stellung von Blue Moon. Nur 'game' muss dastehen; Nachziehstapel werden aus dem fertigen Deck
# des Volkes ergänzt, alles andere ist leer, wenn es fehlt. Zeilen hinter # gelten nicht: Nimm das #
# weg, um sie zu benutzen. Karten nennst du beim Namen, deutsch oder englisch, oder mit ihrem
# Schlüssel (hoax-6); spieltisch cards blue-moon zählt sie auf. Beurteilen mit:
#   spieltisch judge DATEI

game = "blue-moon"
about = "Reicht das gegen 7 Feuer?"   # steht über der Antwort

# Wo das Spiel steht
element = "fire"                      # fire oder earth; ohne Element eröffnet dieser Zug den Kampf
# Phasen: start, begin, leadership, retreat, character, support, refresh
phase = "character"
# turn = 1                            # wer am Zug ist: ein Platz, 1 oder 2
# match = true                        # gespielt wird, bis jemand fünf Kristalle hat
# seed = 1                            # Startzahl für alles, was ausgelost wird

# Die Fragen: ein Zug, mehrere nacheinander in einer Liste, oder ein Zug von jemand anderem.
ask = [
    "play:Wogarathoras der Düstere",
    ["play:Wogarathoras der Düstere", "play:Buch der Weisheit", "done"],
    {who = "Ben", moves = "retreat"},
]
# who = "Ben"                         # für wen alle Fragen gelten, sonst für den, der entscheidet

[[players]]
name = "Anna"
people = "hoax"                       # das Volk des Anführers
hand = ["Wogarathoras der Düstere", "Buch der Weisheit"]
# hand_size = 6                       # Größe der Hand; fehlende Karten kommen aus dem Deck
# open = ["Buch der Weisheit"]        # Handkarten, die offen liegen
# active = ["Nirwadas der Reisende"]  # aktive Charaktere und Verstärkungen, die älteste zuerst
# inactive = ["Genathones der Blinde"] # ältere Karten im Kampfbereich
# support = ["Kriegsmaschine der Angst"]
# bluffs = ["Cannoneer Qu Cha"]       # verdeckt gelegte Karten
# ships = {Meeresfalke = ["Sailingmaster Yo Cha"]} # Schiffe auf See mit ihrer Ladung
# landed = {Meeresfalke = ["Sailingmaster Yo Cha"]} # gelandete Schiffe
# hyla = "Piplox"                     # die Hyla; nur auf einer Seite
# crystals = ["Kristall der Weisheit"] # ausgelegte Kristallkarten
# leadership = ["Banne den Gegner"]   # benutzte Karten unter dem Anführer
# discard = ["Athradysas der Suchende"] # der Ablagestapel
# deck = ["Ledinemras der Mönch"]     # oben auf dem Nachziehstapel, die nächste zuerst
# deck_size = 10                      # Größe des Nachziehstapels
# inquisitor = "Donnerfaust"          # ein Inquisitor neben dem Anführer
# dragons = 1                         # Drachen auf dieser Seite, 0 bis 3
# won = 1                             # Kristalle aus früheren Spielen

[[players]]
name = "Ben"
people = "vulca"
active = ["Flammar der Blendende"]
""",
    """\
# A position of Blue Moon. Only 'game' is needed; draw decks are filled up from the preconstructed
# deck of the people, all else is empty if it is left out. Lines behind # do nothing: take the #
# away to use them. Cards are called by name, English or German, or by key (hoax-6); spieltisch
# cards blue-moon lists them. To judge it:
#   spieltisch judge FILE

game = "blue-moon"
about = "Is that enough against 7 fire?" # stands above the answer

# Where the game stands
element = "fire"                      # fire or earth; without one this turn opens the fight
# Phases: start, begin, leadership, retreat, character, support, refresh
phase = "character"
# turn = 1                            # whose turn it is: a seat, 1 or 2
# match = true                        # games are played until somebody has five crystals
# seed = 1                            # number that chance starts from

# The questions: a move, several one after the other in a list, or a move of somebody else.
ask = [
    "play:Wogarathoras the Gloomy",
    ["play:Wogarathoras the Gloomy", "play:Tome of Wisdom", "done"],
    {who = "Ben", moves = "retreat"},
]
# who = "Ben"                         # whom all questions are about, otherwise whoever decides

[[players]]
name = "Anna"
people = "hoax"                       # the people of the leader
hand = ["Wogarathoras the Gloomy", "Tome of Wisdom"]
# hand_size = 6                       # size of the hand; missing cards come from the deck
# open = ["Tome of Wisdom"]           # hand cards that lie face up
# active = ["Nirwadas the Traveler"]  # active characters and boosters, the oldest first
# inactive = ["Genathones the Blind"] # older cards in the combat area
# support = ["Trebuchet of Fear"]
# bluffs = ["Cannoneer Qu Cha"]       # cards laid face down
# ships = {"Sea Falcon" = ["Sailingmaster Yo Cha"]} # ships at sea with their load
# landed = {"Sea Falcon" = ["Sailingmaster Yo Cha"]} # landed ships
# hyla = "Piplox"                     # the Hyla; only on one side
# crystals = ["Crystal of Wisdom"]    # crystal cards laid out
# leadership = ["Enthrall Opposition"] # used cards under the leader
# discard = ["Athradysas the Seeker"] # the discard pile
# deck = ["Ledinemras the Monk"]      # on top of the draw deck, the next one first
# deck_size = 10                      # size of the draw deck
# inquisitor = "Thunderfist"          # an inquisitor beside the leader
# dragons = 1                         # dragons on this side, 0 to 3
# won = 1                             # crystals of earlier games

[[players]]
name = "Ben"
people = "vulca"
active = ["Flamebreath the Dazzling"]
""",
)
