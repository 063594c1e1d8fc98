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

# Wo das Spiel steht
phase = "fast"                        # growth, fast, invaders oder slow
# invaders = "ravage A5"              # statt 'phase': was die Invasoren jetzt tun (build, explore)
# round = 2                           # die Runde
# adversary = "england"               # feindliche Nation: brandenburg-prussia, england, sweden
# level = 0                           # ihr Level, 0 bis 6
# scenario = "blitz"                  # ein Szenario
# branch_and_claw = false             # mit Ast und Tatze
# seats = 2                           # Zahl der Geister, falls unten nicht alle beschrieben sind
# seed = 1                            # Startzahl für alles, was ausgelost wird

# Die Insel: was in den Gebieten ist. town-1 ist ein Dorf mit 1 Schaden, city+1 eine Stadt mit
# 1 Streit; dazu explorer, dahan, beasts, wilds, disease und blight. A0 ist der Ozean von Plan A.
lands = {A5 = "town-1 2 explorer 2 dahan", A8 = "city blight"}
# Mit dem, was in dieser Runde gilt:  lands.A5 = {pieces = "town", defend = 2, skips = ["build"]}

# Invasoren, Furcht und Ödnis
ravage = ["I-W"]                      # Karten beim Wüten: Stufe und Gelände (J M S W, Coastal)
# build = ["I-J"]                     # beim Bauen
# next = ["I-S"]                      # oben auf dem Stapel, die nächste zuerst
# fear = 3                            # erzeugte Furcht seit der letzten Karte
# earned = ["dahan-raid"]             # verdiente Furcht-Karten
# terror = 1                          # Furchtstufe, 1 bis 3
# blight = 4                          # Ödnis auf der Karte
# blighted = false                    # ob die Ödnis-Karte umgedreht ist

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
# plays_track = 1                     # aufgedeckte Felder der Karten-Leiste
# destroyed = 1                       # zerstörte Präsenz
# hand = ["wash-away"]                # Karten auf der Hand
# discards = ["boon-of-vigor"]        # abgelegte Karten
# used = ["flash-floods"]             # in dieser Runde schon benutzt
# elements = {water = 2}              # ihre Elemente, auch die von Karten und Leisten
""",
    """\
# A position of Spirit Island. Only 'game' is needed; what is left out is filled in at random within
# the rules, and the judge says what. Lines behind # do nothing: take the # away to use them. Cards
# and Spirits are called by name or by key (flash-floods); spieltisch cards spirit-island lists them.
# To judge it:
#   spieltisch judge FILE

game = "spirit-island"
about = "What does Flash Floods do in A5?" # stands above the answer

# Where the game stands
phase = "fast"                        # growth, fast, invaders or slow
# invaders = "ravage A5"              # instead of 'phase': what they do now (build, explore)
# round = 2                           # the round
# adversary = "england"               # brandenburg-prussia, england or sweden
# level = 0                           # its level, 0 to 6
# scenario = "blitz"                  # a scenario
# branch_and_claw = false             # with Branch & Claw
# seats = 2                           # number of Spirits, if not all are described below
# seed = 1                            # number that chance starts from

# The island: what is in the lands. town-1 is a Town with 1 Damage, city+1 a City with 1 Strife;
# besides explorer, dahan, beasts, wilds, disease and blight. A0 is the Ocean of board A.
lands = {A5 = "town-1 2 explorer 2 dahan", A8 = "city blight"}
# With what holds this turn:          lands.A5 = {pieces = "town", defend = 2, skips = ["build"]}

# Invaders, Fear and Blight
ravage = ["I-W"]                      # cards on Ravage: stage and terrain (J M S W, Coastal)
# build = ["I-J"]                     # on Build
# next = ["I-S"]                      # on top of the deck, the next one first
# fear = 3                            # Fear since the last card
# earned = ["dahan-raid"]             # earned Fear cards
# terror = 1                          # Terror Level, 1 to 3
# blight = 4                          # Blight on the card
# blighted = false                    # whether the Blight card is turned over

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
# plays_track = 1                     # uncovered spaces of the Card Plays track
# destroyed = 1                       # destroyed Presence
# hand = ["wash-away"]                # cards in hand
# discards = ["boon-of-vigor"]        # discarded cards
# used = ["flash-floods"]             # used this turn already
# elements = {water = 2}              # her elements, those of cards and tracks included
""",
)
