"""A position of Beacon to begin with, explained line by line."""

from typing import Final

from spieltisch.core.text import Text

SKELETON: Final = Text(
    """\
# Eine Stellung von Leuchtfeuer. Nur 'game' und 'players' müssen dastehen.
game = "beacon"
about = "Schirmt Anna das Feuer ab?"   # steht über der Antwort
phase = "night"                        # night (alle handeln) oder council (alle stimmen ab)
night = 5                              # 1 bis 5
light = 3                              # 1 bis 9
# shield = 0                           # was schon gegen den Sturm steht
# weather = "rough"                    # rough oder mild
# storm = 6                            # der nächste Sturm, sonst nach Zufall
# seed = 1                             # Startzahl für alles, was ausgelost wird
ask = ["burn:trunk", ["burn:trunk", "shield"]]

[[players]]
name = "Anna"
hand = ["Stamm", "Reisig"]
# acted = true                         # hat in dieser Nacht schon gehandelt
""",
    """\
# A position of Beacon. Only 'game' and 'players' have to be there.
game = "beacon"
about = "Does Anna shield the fire?"   # stands above the answer
phase = "night"                        # night (all act) or council (all vote)
night = 5                              # 1 to 5
light = 3                              # 1 to 9
# shield = 0                           # what stands against the storm already
# weather = "rough"                    # rough or mild
# storm = 6                            # the next storm, otherwise by chance
# seed = 1                             # seed of everything left to chance
ask = ["burn:trunk", ["burn:trunk", "shield"]]

[[players]]
name = "Anna"
hand = ["Trunk", "Twigs"]
# acted = true                         # has acted tonight
""",
)
