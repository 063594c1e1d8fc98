"""The words of the table in the browser."""

from typing import Final

from spieltisch.core.text import Text

WORDS: Final = {
    "round": Text("Runde {round}", "Round {round}"),
    "over": Text("Spielende", "Game over"),
    "tabs": Text("Ansicht", "View"),
    "tab_display": Text("Auslage", "Display"),
    "tab_circle": Text("Steinkreis", "Circle"),
    "tab_woods": Text("Wald", "Forest"),
    "tab_others": Text("Andere", "Others"),
    "to_choose": Text("hier gibt es etwas zu wählen", "there is something to choose here"),
    "display": Text("Auslage: 12 Tiere in 3 Stufen", "Display: 12 animals of 3 levels"),
    "level": Text(
        "Stufe {level}. Jedes fehlende Tier bringt am Rundenende eine Flamme {fire}. "
        "Stapel: {stack}.",
        "Level {level}. Each missing animal brings a fire of {fire} at the end of the round. "
        "Stack: {stack}.",
    ),
    "stack": Text("Noch im Stapel: {count}", "Left in the stack: {count}"),
    "gap": Text("Lücke: bringt eine Flamme {fire}", "Gap: brings a fire of {fire}"),
    "circle": Text("Steinkreis", "Circle of spirits"),
    "rocks": Text("Zwölf Felder im Uhrzeigersinn", "Twelve rocks, clockwise"),
    "fires": Text("Flammen im Steinkreis", "Fires in the circle"),
    "no_fires": Text("keine Flamme", "no fire"),
    "power": Text("Flammenwert {power}", "Fire power {power}"),
    "against": Text("gegen", "against"),
    "my_water": Text("dein Wasser {water}", "your water {water}"),
    "safe": Text("du bist sicher", "you are safe"),
    "threat": Text("{count} Warane drohen dir", "{count} varans threaten you"),
    "threat_one": Text("1 Waran droht dir", "1 varan threatens you"),
    "supply": Text("Vorrat", "Supply"),
    "fragments_left": Text("Fragmente im Vorrat: {count}", "Fragments in the supply: {count}"),
    "varans_left": Text("Feuerwarane im Vorrat: {count}", "Fire varans in the supply: {count}"),
    "forest": Text("Dein Wald", "Your forest"),
    "forest_of": Text("Wald von {name}", "Forest of {name}"),
    "trees": Text("Bäume im Vorrat", "Trees in the supply"),
    "have": Text("steht schon in deinem Wald", "already stands in your forest"),
    "left": Text("noch {count}", "{count} left"),
    "others": Text("Die anderen", "The others"),
    "everybody": Text("Alle am Tisch", "Everybody"),
    "line_of": Text("Reihe von {name}", "Line of {name}"),
    "line": Text("Deine Reihe, {count} Tiere", "Your line, {count} animals"),
    "line_empty": Text("Noch kein Tier", "No animal yet"),
    "net": Text("Einzelgänger: {net} von 3", "Solitary: {net} of 3"),
    "closed": Text("Reihe zu: 1 Aktion", "Line closed: 1 action"),
    "one_more": Text("noch einer schließt", "one more closes"),
    "to_close": Text("bis 3 offen", "open up to 3"),
    "totals": Text("Deine Summen", "Your totals"),
    "draw": Text("Dein Stapel: {count}", "Your draw pile: {count}"),
    "draw_short": Text("Stapel", "Pile"),
    "discard": Text("Ablage", "Discards"),
    "discard_open": Text("Deine Ablage: {count} Tiere", "Your discards: {count} animals"),
    "top": Text("Oben liegt {name}. Nur du weißt das.", "{name} is on top. Only you know."),
    "odds": Text("Was kommt?", "What may come?"),
    "odds_reshuffled": Text(
        "Dein Stapel ist leer: Die Ablage wird gemischt.",
        "Your pile is empty: the discards will be shuffled.",
    ),
    "odds_none": Text("Kein Tier mehr da.", "No animal left."),
    "odds_sure": Text("Sicher: {name}", "For sure: {name}"),
    "odds_close": Text(
        "{count} von {all} schließen deine Reihe", "{count} of {all} close your line"
    ),
    "odds_close_one": Text("1 von {all} schließt deine Reihe", "1 of {all} closes your line"),
    "odds_safe": Text("Keines von {all} schließt deine Reihe", "None of {all} closes your line"),
    "odds_solitary": Text("Einzelgänger: {count} von {all}", "Solitary: {count} of {all}"),
    "odds_herd": Text("Gesellige: {count} von {all}", "Gregarious: {count} of {all}"),
    "odds_risk": Text("dann nur 1 Aktion statt 2", "then only 1 action, not 2"),
    "odds_elements": Text("So viele Tiere bringen", "Animals that bring"),
    "taken": Text("Welches Tier kommt als Nächstes auf den Stapel?", "Which one goes on top next?"),
    "steal": Text("Plättchen von {name}", "Tiles of {name}"),
    "solitary": Text("Einzelgänger", "Solitary"),
    "gregarious": Text("gesellig", "gregarious"),
    "only_you": Text("nur du siehst das", "only you see this"),
    "start": Text("beginnt diese Runde", "starts this round"),
    "fragments": Text("Fragmente: {count}", "Fragments: {count}"),
    "tiles": Text("Plättchen", "Tiles"),
    "of_twelve": Text("{what}: {count} von 12", "{what}: {count} of 12"),
    "fragment_card": Text("Fragment: weg damit", "Fragment: send away"),
    "again": Text("gleiche Aktion zweimal", "same action twice"),
    "lack": Text("fehlt {count}", "{count} short"),
    "piles": Text("Stapel {draw} · Ablage {discard}", "Draw pile {draw} · discards {discard}"),
    "used": Text("schon getan", "already done"),
    "budget": Text("noch {count}", "{count} left"),
}
"""Every word of ``board.html``."""

ELEMENTS: Final = {
    "sun": Text("Sonne", "Sun"),
    "water": Text("Wasser", "Water"),
    "plant": Text("Pflanze", "Plant"),
    "spiral": Text("Spirale", "Spiral"),
    "flower": Text("Blume", "Flower"),
    "fragment": Text("Fragment", "Fragment"),
}
ACTIONS: Final = {
    "sun": ("attract", Text("anlocken", "attract")),
    "water": ("extinguish", Text("löschen", "extinguish")),
    "plant": ("plant", Text("pflanzen", "plant")),
    "spiral": ("move", Text("bewegen", "move")),
    "flower": ("", Text("Blumen", "flowers")),
    "fragment": ("fragment", Text("Fragment", "fragment")),
}
"""What an element is for: its action, and how it is called where room is short."""
GOALS: Final = {
    "trees": ("tree", Text("Bäume", "Trees")),
    "fires": ("fire", Text("Flammen", "Fires")),
    "flowers": ("flower", Text("Blumen", "Flowers")),
}
TILES: Final = {
    "tree": Text("Baum-Plättchen", "Tree tile"),
    "fire": Text("Flammen-Plättchen", "Fire tile"),
    "flower": Text("Blumen-Plättchen", "Flower tile"),
}
BONUSES: Final = {
    "plant": ("plant", Text("Baum pflanzen", "plant a tree")),
    "fragment": ("fragment", Text("Magie-Fragment", "a fragment")),
    "attract": ("sun", Text("Tiere anlocken", "attract animals")),
    "extinguish": ("water", Text("Flammen löschen", "extinguish fires")),
}
"""The bonus of a rock: its sign and its words."""

STEPS: Final = (
    (("reveal",), Text("Tiere", "Animals")),
    (("act",), Text("Aktionen", "Actions")),
    (("fire",), Text("Flammen", "Fires")),
)

ADVICE: Final = {
    ("discard", 0): Text(
        "Ein Fragment schickt das eben aufgedeckte Tier auf deine Ablage.",
        "A fragment sends the animal just revealed to your discards.",
    ),
    ("reveal", 1): Text(
        "Hörst du rechtzeitig auf, hast du 2 Aktionen; beim dritten Einzelgänger nur 1.",
        "Stop in time and you have 2 actions; with the third solitary only 1.",
    ),
    ("at", 1): Text("Ecken und volle Linien bringen Boni.", "Corners and full lines give bonuses."),
    ("stack", 1): Text(
        "Was zuletzt auf den Stapel kommt, deckst du zuerst auf.",
        "What goes on the pile last is revealed first.",
    ),
    ("attract", 1): Text(
        "Angelockte Tiere kommen oben auf deinen Stapel; jede Lücke bringt eine Flamme.",
        "Attracted animals go on top of your pile; every gap brings a fire.",
    ),
    ("extinguish", 2): Text(
        "Ist dein Wasser am Rundenende kleiner als der Flammenwert, bekommst du Warane.",
        "If your water is below the fire power at the end of the round, you get varans.",
    ),
    ("move", 3): Text(
        "Überspringst du eine Figur, nimmst du deren Besitzer ein Plättchen ab.",
        "Jump over a stone and you take a tile from its owner.",
    ),
    ("plant", 4): Text(
        "Nur verschiedene Bäume zählen zum Sieg.", "Only different trees count for victory."
    ),
}
"""What a newcomer needs to know, by what may be done, in the round where it helps (0: always)."""

TOPICS: Final = {
    "setup": Text("Aufbau", "Setup"),
    "animals": Text("Tiere aufdecken", "Revealing animals"),
    "actions": Text("Aktionen", "Actions"),
    "fragment": Text("Fragment nehmen", "Taking a fragment"),
    "attract": Text("Tiere anlocken", "Attracting animals"),
    "extinguish": Text("Flammen löschen", "Extinguishing fires"),
    "move": Text("Im Steinkreis ziehen", "Moving on the circle"),
    "plant": Text("Bäume pflanzen", "Planting trees"),
    "round-end": Text("Rundenende", "End of the round"),
    "game-end": Text("Spielende", "End of the game"),
}
"""The subjects of ``rulings.toml``."""
