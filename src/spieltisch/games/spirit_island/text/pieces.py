"""What each kind of piece on the island is and does, for whoever points at one."""

from typing import Final, NamedTuple

from spieltisch.core.text import Text


class About(NamedTuple):
    """What is to be known about a kind of piece, and the rulings that say so."""

    text: Text
    rulings: tuple[str, ...]


HEALTH: Final = Text("Abwehrkraft {health}.", "Health {health}.")

PIECES: Final = {
    "city": About(
        Text(
            "Beim Wüten je 3 Schaden. Von hier kommen Entdecker in die Nachbargebiete. Zerstören "
            "bringt 2 Furcht.",
            "3 Damage each in a Ravage. Explorers come from here to the lands beside it. "
            "Destroying one brings 2 Fear.",
        ),
        ("SI-063",),
    ),
    "town": About(
        Text(
            "Beim Wüten je 2 Schaden. Von hier kommen Entdecker in die Nachbargebiete. Zerstören "
            "bringt 1 Furcht.",
            "2 Damage each in a Ravage. Explorers come from here to the lands beside it. "
            "Destroying one brings 1 Fear.",
        ),
        ("SI-063",),
    ),
    "explorer": About(
        Text(
            "Beim Wüten je 1 Schaden. Wo Invasoren sind, wird gebaut.",
            "1 Damage each in a Ravage. Where Invaders are, Builds happen.",
        ),
        ("SI-062",),
    ),
    "dahan": About(
        Text(
            "Beim Wüten trifft sie derselbe Schaden wie das Gebiet; wer überlebt, schlägt mit 2 "
            "zurück.",
            "In a Ravage the same Damage hits them and the land; each survivor strikes back "
            "with 2.",
        ),
        ("SI-064",),
    ),
    "presence": About(
        Text(
            "Von hier aus reichen Fähigkeiten. 2 in einem Gebiet sind eine Heilige Stätte. Kommt "
            "Ödnis dazu, wird 1 zerstört.",
            "Powers reach out from here. 2 in a land are a Sacred Site. When Blight is added, 1 is "
            "destroyed.",
        ),
        ("SI-038", "SI-089"),
    ),
    "beasts": About(
        Text(
            "Von sich aus geschieht nichts. Fähigkeiten und Ereignisse lassen Bestien umherstreifen, "
            "angreifen und Furcht verbreiten, in der Regel dort, wo sie sind.",
            "Nothing happens by itself. Powers and events let Beasts prowl, attack and spread Fear, "
            "as a rule where they are.",
        ),
        ("SI-117", "SI-122"),
    ),
    "wilds": About(
        Text(
            "Wenn hier das nächste Mal ein Entdecker käme, kommt keiner, und 1 Wildnis wird "
            "entfernt.",
            "The next time an Explorer would come here none does, and 1 Wilds is removed.",
        ),
        ("SI-134", "SI-136"),
    ),
    "disease": About(
        Text(
            "Wenn hier das nächste Mal gebaut würde, geschieht nichts, und 1 Seuche wird entfernt.",
            "The next time a Build would happen here nothing does, and 1 Disease is removed.",
        ),
        ("SI-126",),
    ),
    "strife": About(
        Text(
            "Der Invasor macht beim nächsten Wüten keinen Schaden, und 1 Streit wird entfernt. Zieht "
            "der Invasor um, kommt der Streit mit.",
            "The Invader deals no Damage in the next Ravage, and 1 Strife is removed. It goes along "
            "when the Invader moves.",
        ),
        ("SI-141", "SI-143"),
    ),
    "blight": About(
        Text(
            "Kommt hier noch eine dazu, breitet sie sich in ein Nachbargebiet aus. Was entfernt "
            "wird, kommt auf die Ödnis-Karte zurück.",
            "If one more is added here, it spreads to a land beside it. What is removed goes back "
            "to the Blight card.",
        ),
        ("SI-090", "SI-094"),
    ),
}
"""By kind, in the order in which pieces lie in a land."""


MARKERS: Final = {
    "ward": (
        Text("Schutzmuster", "Warding Pattern"),
        Text(
            "Verteidigen 3 in diesem Gebiet. Kommt Ödnis dazu, wird das Muster zerstört.",
            "Defend 3 in this land. When Blight is added, the pattern is destroyed.",
        ),
    ),
    "flame": (
        Text("Flammenzeichen", "Flame marker"),
        Text(
            "Hier wurde ein Ritual vollzogen. In der Nähe kommen Invasoren zu Schaden, ohne dass "
            "es Energie kostet.",
            "A Ritual was performed here. Near it Invaders come to harm at no cost of Energy.",
        ),
    ),
    "sack": (
        Text("Zugenähter Ledersack", "Sewn-up leather sack"),
        Text(
            "Keine Fähigkeit kann dieses Gebiet als Ziel haben.", "No Power can target this land."
        ),
    ),
    "unsearched": (
        Text("Verdeckter Marker", "Face-down marker"),
        Text(
            "Was darunter liegt, sieht erst, wer hier sucht.",
            "Only whoever searches here sees what it is.",
        ),
    ),
}
"""What a scenario lays in lands: its name, and what it does there."""
