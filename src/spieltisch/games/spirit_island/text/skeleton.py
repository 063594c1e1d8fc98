"""A position of Spirit Island to begin with, explained line by line."""

from typing import Final

from spieltisch.core.text import Text

SKELETON: Final = Text(
    """\
# Eine Stellung von Spirit Island. Nur 'game' muss dastehen; was fehlt, wird nach Zufall und den
# Regeln gemäß ergänzt, und die Schiedsstelle sagt, was. Zeilen hinter # gelten nicht: Nimm das #
# weg, um sie zu benutzen. Karten und Geister nennst du beim Namen oder mit ihrem Schlüssel
# (flash-floods); spieltisch cards spirit-island zählt sie auf. Beurteilen mit:
#   spieltisch judge DATEI

game = "spirit-island"
about = "Was richtet Flash Floods in A5 aus?" # steht über der Antwort

# Was gespielt wird
# adversary = "england"               # feindliche Nation: brandenburg-prussia, england, sweden
#   level = 3                         # ihr Level, 0 bis 6
# scenario = "blitz"                  # ein Szenario
# branch_and_claw = true              # mit Ast und Tatze
# progression = true                  # neue Karten in der festen Reihenfolge für Einsteiger
# corners = false                     # in der Mitte von vier Plänen grenzt nichts über Eck an
# seats = 2                           # Zahl der Geister, falls unten nicht alle beschrieben sind
# seed = 1                            # Startzahl für alles, was ausgelost wird

# Wo das Spiel steht
phase = "fast"                        # growth, fast, invaders oder slow
#   invaders = "ravage A5"            # statt 'phase': was die Invasoren jetzt tun (build, explore)
# round = 2                           # die Runde

# Die Insel: was in den Gebieten ist. town-1 ist ein Dorf mit 1 Schaden, city+1 eine Stadt mit
# 1 Streit; dazu explorer, dahan, beasts, wilds, disease und blight. A0 ist der Ozean von Plan A.
# Mit dem, was in dieser Runde gilt:  A5 = {pieces = "town", defend = 2, skips = ["build"]}
lands = {A5 = "town-1 2 explorer 2 dahan", A8 = "city blight"}
#   sunk = ["B"]                      # Spielpläne, die versunken sind

# Invasorenkarten: Stufe und Gelände (J M S W, Coastal)
ravage = ["I-W"]                      # beim Wüten
# build = ["I-J"]                     # beim Bauen
#   early = ["I-S"]                   # auf dem weiteren Feld, das England hat
# next = ["I-S"]                      # oben auf dem Stapel, die nächste zuerst
# invader_discard = ["I-M"]           # abgelegt
# delays = [{action = "build", how = "waits"}] # aufgehalten: waits, passes oder spares-lowest
# more_explores = 1                   # Karten, die das nächste Entdecken zusätzlich aufdeckt

# Furcht und Ödnis
# fear = 3                            # erzeugte Furcht seit der letzten Karte
# earned = ["dahan-raid"]             # verdiente Furcht-Karten, oder wie viele
# terror = 2                          # Furchtstufe, 1 bis 3
# fear_left = [1, 3, 3]               # statt dessen: Furcht-Karten, die je Furchtstufe übrig sind
# fear_next = ["isolation"]           # oben auf dem Furcht-Stapel, die nächste zuerst
#   fear_discard = ["retreat"]        # abgelegte Furcht-Karten
#   fear_known = ["isolation"]        # Furcht-Karten, die schon offen liegen
# blight = 4                          # Ödnis auf der Karte
# blight_card = "downward-spiral"     # die Ödnis-Karte
# blighted = true                     # ob sie umgedreht ist
# drowned = 0                         # Abwehrkraft Ertrunkener, die noch keine Energie ist

# Fähigkeiten-Stapel
# minor = ["drought"]                 # oben auf dem der Schwachen, die nächste zuerst
# major = ["tsunami"]                 # oben auf dem der Starken
# minor_discard = ["rain-of-blood"]   # abgelegt
# major_discard = ["powerstorm"]
# forgotten = ["wash-away"]           # besondere Fähigkeiten, die aus dem Spiel sind

# Was sonst in dieser Runde gilt; docs/positions.md zählt alles auf.
# turn = [{what = "no-blight", land = "A5"}]

# Die Fragen: ein Zug, mehrere nacheinander in einer Liste, oder ein Zug von jemand anderem.
ask = [
    "use:flash-floods",
    ["use:flash-floods", "land:A5", "kill:town-1"],
    "ready",
]
# who = "Anna"                        # für wen alle Fragen gelten, sonst für den, der entscheidet

[[players]]
name = "Anna"
spirit = "river-surges-in-sunlight"
# board = "A"                         # ihr Spielplan
presence = ["A5", "A5", "A1"]         # Gebiete mit ihrer Präsenz, eines für jede
played = ["flash-floods"]             # ausgespielte Karten
# energy = 2                          # Energie
# energy_track = 2                    # aufgedeckte Felder der Energie-Leiste
# plays_track = 2                     # aufgedeckte Felder der Karten-Leiste
# destroyed = 1                       # zerstörte Präsenz
# hand = ["wash-away"]                # Karten auf der Hand
# discards = ["boon-of-vigor"]        # abgelegte Karten
# aids = ["call-to-tend"]             # Karten, die in jeder Runde wie ausgespielt gelten
# used = ["massive-flooding"]         # in dieser Runde schon benutzt
# elements = {water = 2}              # ihre Elemente, auch die von Karten und Leisten
# grown = [2]                         # Wachstumsoptionen dieser Runde, ab 1 gezählt
# plays = 1                           # Karten, die sie noch ausspielen darf
#   progress = 2                      # Karten der festen Reihenfolge, die sie schon hat
# ready = false                       # ob sie mit dieser Phase fertig ist
# acted = true                        # ob sie in dieser Phase schon etwas benutzt hat
""",
    """\
# A position of Spirit Island. Only 'game' is needed; what is left out is filled in at random within
# the rules, and the judge says what. Lines behind # do nothing: take the # away to use them. Cards
# and Spirits are called by name or by key (flash-floods); spieltisch cards spirit-island lists
# them. To judge it:
#   spieltisch judge FILE

game = "spirit-island"
about = "What does Flash Floods do in A5?" # stands above the answer

# What is played
# adversary = "england"               # brandenburg-prussia, england or sweden
#   level = 3                         # its level, 0 to 6
# scenario = "blitz"                  # a scenario
# branch_and_claw = true              # with Branch & Claw
# progression = true                  # new cards in the fixed order for beginners
# corners = false                     # in the middle of four boards corners are not adjacent
# seats = 2                           # number of Spirits, if not all are described below
# seed = 1                            # number that chance starts from

# Where the game stands
phase = "fast"                        # growth, fast, invaders or slow
#   invaders = "ravage A5"            # instead of 'phase': what they do now (build, explore)
# round = 2                           # the round

# The island: what is in the lands. town-1 is a Town with 1 Damage, city+1 a City with 1 Strife;
# besides explorer, dahan, beasts, wilds, disease and blight. A0 is the Ocean of board A.
# With what holds this turn:          A5 = {pieces = "town", defend = 2, skips = ["build"]}
lands = {A5 = "town-1 2 explorer 2 dahan", A8 = "city blight"}
#   sunk = ["B"]                      # boards that have sunk

# Invader cards: stage and terrain (J M S W, Coastal)
ravage = ["I-W"]                      # on Ravage
# build = ["I-J"]                     # on Build
#   early = ["I-S"]                   # on the further space that England has
# next = ["I-S"]                      # on top of the deck, the next one first
# invader_discard = ["I-M"]           # discarded
# delays = [{action = "build", how = "waits"}] # held up: waits, passes or spares-lowest
# more_explores = 1                   # cards that the next Explore reveals besides its own

# Fear and Blight
# fear = 3                            # Fear since the last card
# earned = ["dahan-raid"]             # earned Fear cards, or how many
# terror = 2                          # Terror Level, 1 to 3
# fear_left = [1, 3, 3]               # instead: Fear cards left at each Terror Level
# fear_next = ["isolation"]           # on top of the Fear deck, the next one first
#   fear_discard = ["retreat"]        # discarded Fear cards
#   fear_known = ["isolation"]        # Fear cards that lie face up already
# blight = 4                          # Blight on the card
# blight_card = "downward-spiral"     # the Blight card
# blighted = true                     # whether it is turned over
# drowned = 0                         # Health of the drowned that is no Energy yet

# Decks of Powers
# minor = ["drought"]                 # on top of the Minor Powers, the next one first
# major = ["tsunami"]                 # on top of the Major Powers
# minor_discard = ["rain-of-blood"]   # discarded
# major_discard = ["powerstorm"]
# forgotten = ["wash-away"]           # unique Powers that are out of the game

# What else holds this turn; docs/positions.md lists it all.
# turn = [{what = "no-blight", land = "A5"}]

# The questions: a move, several one after the other in a list, or a move of somebody else.
ask = [
    "use:flash-floods",
    ["use:flash-floods", "land:A5", "kill:town-1"],
    "ready",
]
# who = "Anna"                        # whom all questions are about, otherwise whoever decides

[[players]]
name = "Anna"
spirit = "river-surges-in-sunlight"
# board = "A"                         # her board
presence = ["A5", "A5", "A1"]         # lands with her Presence, one for each
played = ["flash-floods"]             # cards played
# energy = 2                          # Energy
# energy_track = 2                    # uncovered spaces of the Energy track
# plays_track = 2                     # uncovered spaces of the Card Plays track
# destroyed = 1                       # destroyed Presence
# hand = ["wash-away"]                # cards in hand
# discards = ["boon-of-vigor"]        # discarded cards
# aids = ["call-to-tend"]             # cards that count as played every turn
# used = ["massive-flooding"]         # used this turn already
# elements = {water = 2}              # her elements, those of cards and tracks included
# grown = [2]                         # Growth options of this turn, counted from 1
# plays = 1                           # cards that she may still play
#   progress = 2                      # cards of the fixed order that she has
# ready = false                       # whether she is done with this phase
# acted = true                        # whether she has used something in this phase
""",
)
