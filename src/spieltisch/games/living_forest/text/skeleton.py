"""A position of Living Forest to begin with, explained line by line."""

from typing import Final

from spieltisch.core.text import Text

SKELETON: Final = Text(
    """\
# Eine Stellung von Living Forest. Nur 'game' muss dastehen; was fehlt, wird nach Zufall und den
# Regeln gemäß ergänzt, und die Schiedsstelle sagt, was. Zeilen hinter # gelten nicht: Nimm das #
# weg, um sie zu benutzen. Tiere und Bäume nennst du beim Namen, deutsch oder englisch ("Bär"), oder
# mit ihrem Schlüssel (bear, t3-sun); spieltisch cards living-forest zählt sie auf. Beurteilen mit:
#   spieltisch judge DATEI

game = "living-forest"
about = "Darf Anna weiter aufdecken?" # steht über der Antwort

# Wo das Spiel steht
phase = "reveal"                      # reveal (alle decken auf) oder act (einer führt Aktionen aus)
# round = 3                           # die Runde
# start = 1                           # wer den Startspieler-Baum hat: ein Platz, ab 1 gezählt
fires = [2, 3]                        # die Flammen im Steinkreis
# display = ["Wolf", "Lemur"]         # Tiere in der Auslage; die übrigen werden ausgelost
# fire_limit = 0                      # Flammen jedes Wertes in der Schachtel, 0 für beliebig viele
# round_limit = 0                     # letzte Runde, 0 für keine
# seats = 3                           # Zahl der Spieler, falls unten nicht alle beschrieben sind
# seed = 1                            # Startzahl für alles, was ausgelost wird
# Nur mit phase = "act":
#   turn = 1                          # wessen Aktionen dran sind
#   used = ["fragment"]               # getan: fragment, attract, extinguish, move oder plant
#   left = 1                          # wie viele Aktionen noch übrig sind
#   empty = [1, 0, 0]                 # wie viele Tiere der Stufen 1, 2 und 3 in der Auslage fehlen

# Die Fragen: ein Zug, mehrere nacheinander in einer Liste, oder ein Zug von jemand anderem.
ask = [
    "reveal",
    ["reveal", "stop"],
    {who = "Ben", moves = "stop"},
]
# who = "Ben"                         # für wen alle Fragen gelten, sonst für den, der entscheidet

[[players]]
name = "Anna"
line = ["Bär", "Biene", "Fuchs"]      # die aufgedeckten Karten, die älteste zuerst
# just_revealed = true                # die letzte ist gerade erst aufgedeckt
# stopped = true                      # hat schon aufgehört
# draw = ["Eule", "Hase"]             # oben auf dem Nachziehstapel, die nächste zuerst
# discard = ["Widder", "Feuerwaran"]  # der Ablagestapel
# fragments = 1                       # Magie-Fragmente
# fires = [2, 4]                      # eigene Flammen
# forest = {"1,3" = "Sonnenbaum (3)"} # Bäume nach Reihe,Spalte; auf 2,3 steht der Start-Baum
# tiles = ["tree-1", "fire-1"]        # Bonus-Plättchen: Art und Platz, dem sie am Anfang gehören
# rock = 3                            # wo die Figur steht, 1 bis 12 im Uhrzeigersinn

[[players]]
name = "Ben"
""",
    """\
# A position of Living Forest. Only 'game' is needed; what is left out is filled in at random within
# the rules, and the judge says what. Lines behind # do nothing: take the # away to use them.
# Animals and trees are called by name, English or German ("Bear"), or by key (bear, t3-sun);
# spieltisch cards living-forest lists them. To judge it:
#   spieltisch judge FILE

game = "living-forest"
about = "May Anna reveal one more?"   # stands above the answer

# Where the game stands
phase = "reveal"                      # reveal (everybody at once) or act (one takes actions)
# round = 3                           # the round
# start = 1                           # who has the start-player tree: a seat, counted from 1
fires = [2, 3]                        # the fires in the circle
# display = ["Wolf", "Lemur"]         # animals on display; the others are random
# fire_limit = 0                      # fires of each value in the box, 0 for as many as needed
# round_limit = 0                     # the last round, 0 for none
# seats = 3                           # number of players, if not all are described below
# seed = 1                            # number that chance starts from
# Only with phase = "act":
#   turn = 1                          # whose actions are on
#   used = ["fragment"]               # what is done: fragment, attract, extinguish, move, plant
#   left = 1                          # how many actions are left
#   empty = [1, 0, 0]                 # how many animals of levels 1, 2 and 3 are missing

# The questions: a move, several one after the other in a list, or a move of somebody else.
ask = [
    "reveal",
    ["reveal", "stop"],
    {who = "Ben", moves = "stop"},
]
# who = "Ben"                         # whom all questions are about, otherwise whoever decides

[[players]]
name = "Anna"
line = ["Bear", "Bee", "Fox"]         # the cards revealed, the oldest first
# just_revealed = true                # the last one has just been revealed
# stopped = true                      # has stopped already
# draw = ["Owl", "Hare"]              # on top of the draw pile, the next one first
# discard = ["Ram", "Fire varan"]     # the discard pile
# fragments = 1                       # fragments owned
# fires = [2, 4]                      # fires owned
# forest = {"1,3" = "Sun tree (3)"}   # trees by row,column; the start tree stands on 2,3
# tiles = ["tree-1", "fire-1"]        # bonus tiles: kind, and the seat they began with
# rock = 3                            # where the stone stands, 1 to 12 clockwise

[[players]]
name = "Ben"
""",
)
