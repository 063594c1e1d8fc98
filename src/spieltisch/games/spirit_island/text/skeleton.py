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
# round = 2                           # die Runde
# adversary = "england"               # feindliche Nation: brandenburg-prussia, england, sweden,
#                                     # mit Ast und Tatze auch france
# level = 0                           # ihr Level, 0 bis 6
# scenario = "none"                   # ein Szenario wie "blitz"
# wave = 2                            # im Szenario "second-wave": welche Welle
# branch_and_claw = false             # mit Ast und Tatze
# progression = false                 # neue Karten in fester Folge, für die ersten Partien
# corners = true                      # Gebiete grenzen auch aneinander, wo vier Pläne sich treffen
# seats = 2                           # Zahl der Geister, falls unten nicht alle beschrieben sind
# seed = 1                            # Startzahl für alles, was ausgelost wird
# Nur mit phase = "invaders":
#   invaders = "ravage A5"            # was sie jetzt tun: ravage, build oder explore, auch mehreres

# Die Insel: was in den Gebieten ist. town-1 ist ein Dorf mit 1 Schaden, city+1 eine Stadt mit
# 1 Streit; dazu explorer, dahan, beasts, wilds, disease und blight. A0 ist der Ozean von Plan A.
# Mit dem, was in dieser Runde dort gilt: A5 = {pieces = "town", defend = 2, skips = ["build"]}
lands = {A5 = "town-1 2 explorer 2 dahan", A8 = "city blight"}
# sunk = []                           # Spielpläne, die zerstört sind

# Die Invasorenkarten: Stufe und Gelände (J M S W) oder II-Coastal
ravage = ["I-W"]                      # beim Wüten
# build = ["I-J"]                     # beim Bauen
# early = []                          # auf dem zusätzlichen Feld von England
# invader_discard = ["I-M"]           # abgelegt
# next = ["I-S"]                      # oben auf dem Stapel, die nächste zuerst
# delays = [{action = "build", how = "waits"}] # was aufgehalten ist: spares-lowest, waits, passes
# more_explores = 0                   # Karten, die beim nächsten Entdecken dazukommen

# Furcht und Ödnis
# fear = 3                            # erzeugte Furcht seit der letzten Karte
# terror = 1                          # Furchtstufe, 1 bis 3
# fear_left = [2, 3, 3]               # Furcht-Karten im Stapel, nach Furchtstufen
# earned = ["dahan-raid"]             # verdiente Furcht-Karten, oder nur ihre Zahl
# fear_discard = ["isolation"]        # abgehandelte
# fear_next = ["retreat"]             # oben auf dem Stapel
# fear_known = []                     # aufgedeckte, die noch kommen
# fear_more = [0, 0, 0]               # durch Ereignisse hinzugekommen, nach Furchtstufen
# boxed = []                          # Invasorenkarten, die ein Ereignis aus dem Spiel nahm
# blight = 4                          # Ödnis auf der Karte
# blight_card = "downward-spiral"     # welche es ist, oder "none"
# blighted = false                    # ob sie umgedreht ist
# collected = 0                       # entfernte Ödnis auf der Nationen-Karte von Frankreich

# Ereignisse (nur mit Ast und Tatze)
# events = false                      # ob Ereignisse im Spiel sind
# event_next = []                     # oben auf dem Stapel, wie ["heavy-farming"]
# event_discard = []                  # abgelegt
# event_known = []                    # Karten im Stapel, deren Platz bekannt ist
# skip_first_event = false            # keines in der ersten Runde
# waits = ["urban-development"]       # was beim Wüten-Feld auf das nächste Wüten wartet

# Fähigkeitenkarten, und was sonst in dieser Runde gilt
# minor = ["drought"]                 # oben auf dem Stapel der Schwachen Fähigkeiten
# minor_discard = ["steam-vents"]     # ihr Ablagestapel
# major = ["tsunami"]                 # dasselbe für die Starken
# major_discard = ["powerstorm"]
# forgotten = ["boon-of-vigor"]       # Startfähigkeiten, die aus dem Spiel sind
# aside = []                          # Karten einer früheren Partie, in "second-wave"
# blight_rest = -1                    # Ödnis von dort für die Verödete Insel; -1: wie aufgedruckt
# artifacts = {}                      # Gefundenes, etwa {glowing-ember = "held"} (ours, theirs)
# spells = []                         # was durch Artefakte bis zum Spielende gilt
# numb = 0                            # Schaden weniger beim nächsten normalen Wüten
# ice = 0                             # die Runde, in der jeder nur 1 Karte spielt
# drowned = 0                         # Abwehrkraft Ertrunkener, die noch keine Energie brachte
# turn = [{what = "range", seat = 1, number = 2}] # andere nennt die Schiedsstelle

# Die Fragen: ein Zug, mehrere nacheinander in einer Liste, oder ein Zug von jemand anderem.
ask = [
    "use:flash-floods",
    ["use:flash-floods", "land:A5", "kill:town-1"],
    {who = "Ben", moves = "ready"},
]
# who = "Ben"                         # für wen alle Fragen gelten, sonst für den, der entscheidet

[[players]]
name = "Anna"
spirit = "river-surges-in-sunlight"
# board = "A"                         # ihr Spielplan
presence = ["A5", "A5", "A1"]         # Gebiete mit ihrer Präsenz, eines für jede
played = ["flash-floods"]             # ausgespielte Karten
# used = ["flash-floods"]             # davon und von Permanenten schon benutzt
# hand = ["wash-away"]                # Karten auf der Hand
# discards = ["boon-of-vigor"]        # abgelegte Karten
# covered = []                        # verdeckt ausgespielte Karten, wo ein Szenario das erlaubt
# recalled = []                       # ausgespielte Karten einer früheren Partie
# aids = []                           # Karten, die in jeder Runde als ausgespielt gelten
# energy = 2                          # Energie
# energy_track = 2                    # aufgedeckte Felder der Energie-Leiste
# plays_track = 1                     # aufgedeckte Felder der Karten-Leiste
# destroyed = 1                       # zerstörte Präsenz
# gone = 0                            # Präsenz, die zu Bestien wurde
# elements = {water = 2}              # ihre Elemente, die von Karten und Leisten eingerechnet
# grown = [2]                         # gewählte Wachstumsoptionen
# plays = 0                           # wie viele Karten sie noch ausspielen darf
# progress = -1                       # Karten der festen Folge, die sie schon hat
# ready = false                       # ob sie die Phase beendet hat
# acted = false                       # ob sie in dieser Phase schon etwas benutzt hat

[[players]]
name = "Ben"
spirit = "shadows-flicker-like-flame"
played = ["concealing-shadows"]
""",
    """\
# A position of Spirit Island. Only 'game' is needed; what is left out is filled in at random within
# the rules, and the judge says what. Lines behind # do nothing: take the # away to use them. Cards
# and Spirits are called by name or by key (flash-floods); spieltisch cards spirit-island lists
# them. To judge it:
#   spieltisch judge FILE

game = "spirit-island"
about = "What does Flash Floods do in A5?" # stands above the answer

# Where the game stands
phase = "fast"                        # growth, fast, invaders or slow
# round = 2                           # the round
# adversary = "england"               # brandenburg-prussia, england or sweden; with Branch & Claw
#                                     # france as well
# level = 0                           # its level, 0 to 6
# scenario = "none"                   # a scenario such as "blitz"
# wave = 2                            # in the scenario "second-wave": which wave
# branch_and_claw = false             # with Branch & Claw
# progression = false                 # new cards in a fixed order, for first games
# corners = true                      # lands are adjacent also where four boards meet in a point
# seats = 2                           # number of Spirits, if not all are described below
# seed = 1                            # number that chance starts from
# Only with phase = "invaders":
#   invaders = "ravage A5"            # what they do now: ravage, build or explore, or several

# The island: what is in the lands. town-1 is a Town with 1 Damage, city+1 a City with 1 Strife;
# besides explorer, dahan, beasts, wilds, disease and blight. A0 is the Ocean of board A.
# With what holds there this turn: A5 = {pieces = "town", defend = 2, skips = ["build"]}
lands = {A5 = "town-1 2 explorer 2 dahan", A8 = "city blight"}
# sunk = []                           # boards that are destroyed

# The Invader cards: stage and terrain (J M S W) or II-Coastal
ravage = ["I-W"]                      # on Ravage
# build = ["I-J"]                     # on Build
# early = []                          # on the extra space of England
# invader_discard = ["I-M"]           # discarded
# next = ["I-S"]                      # on top of the deck, the next one first
# delays = [{action = "build", how = "waits"}] # what is held up: spares-lowest, waits, passes
# more_explores = 0                   # cards that the next Explore reveals besides its own

# Fear and Blight
# fear = 3                            # Fear since the last card
# terror = 1                          # Terror Level, 1 to 3
# fear_left = [2, 3, 3]               # Fear cards in the deck, by Terror Level
# earned = ["dahan-raid"]             # earned Fear cards, or just how many
# fear_discard = ["isolation"]        # those resolved
# fear_next = ["retreat"]             # on top of the deck
# fear_known = []                     # face up ones that are still to come
# fear_more = [0, 0, 0]               # added by events, by Terror Level
# boxed = []                          # Invader cards that an event took out of the game
# blight = 4                          # Blight on the card
# blight_card = "downward-spiral"     # which one it is, or "none"
# blighted = false                    # whether it is turned over
# collected = 0                       # removed Blight on the panel of France

# Events (only with Branch & Claw)
# events = false                      # whether events are played
# event_next = []                     # on top of the deck, as ["heavy-farming"]
# event_discard = []                  # discarded
# event_known = []                    # cards in the deck whose place is known
# skip_first_event = false            # none in the first turn
# waits = ["urban-development"]       # what waits beside the Ravage space for the next Ravage

# Power Cards, and what else holds this turn
# minor = ["drought"]                 # on top of the deck of Minor Powers
# minor_discard = ["steam-vents"]     # their discard pile
# major = ["tsunami"]                 # the same for Major Powers
# major_discard = ["powerstorm"]
# forgotten = ["boon-of-vigor"]       # unique Powers that have left the game
# aside = []                          # cards of an earlier game, in "second-wave"
# blight_rest = -1                    # Blight from there for the Blighted Island; -1: as printed
# artifacts = {}                      # what was found, as {glowing-ember = "held"} (ours, theirs)
# spells = []                         # what holds by artifacts until the end of the game
# numb = 0                            # Damage less in the next normal Ravage
# ice = 0                             # the turn in which everybody plays only 1 card
# drowned = 0                         # Health of the drowned that has not become Energy yet
# turn = [{what = "range", seat = 1, number = 2}] # the judge names the others

# The questions: a move, several one after the other in a list, or a move of somebody else.
ask = [
    "use:flash-floods",
    ["use:flash-floods", "land:A5", "kill:town-1"],
    {who = "Ben", moves = "ready"},
]
# who = "Ben"                         # whom all questions are about, otherwise whoever decides

[[players]]
name = "Anna"
spirit = "river-surges-in-sunlight"
# board = "A"                         # her board
presence = ["A5", "A5", "A1"]         # lands with her Presence, one for each
played = ["flash-floods"]             # cards played
# used = ["flash-floods"]             # of these and of Innate Powers already used
# hand = ["wash-away"]                # cards in hand
# discards = ["boon-of-vigor"]        # discarded cards
# covered = []                        # cards played face down, where a scenario lets one
# recalled = []                       # cards of an earlier game that were played
# aids = []                           # cards that count as played every turn
# energy = 2                          # Energy
# energy_track = 2                    # uncovered spaces of the Energy track
# plays_track = 1                     # uncovered spaces of the Card Plays track
# destroyed = 1                       # destroyed Presence
# gone = 0                            # Presence that has become Beasts
# elements = {water = 2}              # her elements, those of cards and tracks included
# grown = [2]                         # Growth options taken
# plays = 0                           # how many cards she may still play
# progress = -1                       # cards of the fixed order that she has already
# ready = false                       # whether she has ended the phase
# acted = false                       # whether she has used something in this phase

[[players]]
name = "Ben"
spirit = "shadows-flicker-like-flame"
played = ["concealing-shadows"]
""",
)
