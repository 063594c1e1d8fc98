"""What happened, in words: one sentence for each kind of event."""

from typing import Final

from spieltisch.core.log import Kind
from spieltisch.core.text import Text

EVENTS: Final = {
    "game": Kind(
        "game:number seat:seat",
        Text("Spiel {game}. {seat} beginnt.", "Game {game}. {seat} begins."),
    ),
    "fight": Kind(
        "fight:number seat:seat",
        Text(
            "Kampf {fight}: {seat} müsste ihn eröffnen.",
            "Fight {fight}: it is up to {seat} to open it.",
        ),
        ("BM-024",),
    ),
    "turn": Kind("seat:seat", Text("{seat} ist am Zug.", "{seat}'s turn.")),
    "draw": Kind(
        "seat:seat count:cards-count",
        Text("{seat} zieht {count}.", "{seat} draws {count}."),
        (),
        Text("{seat} zieht {count}: {cards}.", "{seat} draws {count}: {cards}."),
    ),
    "shuffle": Kind(
        "seat:seat",
        Text("{seat} mischt den eigenen Nachziehstapel.", "{seat} shuffles their draw deck."),
    ),
    "lead": Kind(
        "seat:seat card:card",
        Text("{seat} legt {card} aus.", "{seat} plays {card}."),
    ),
    "replace": Kind(
        "seat:seat card:card",
        Text("{seat} ersetzt {card}.", "{seat} replaces {card}."),
        ("BM-102",),
    ),
    "play": Kind(
        "seat:seat card:card kept:number ship:number",
        Text("{seat} legt {card} aus.", "{seat} plays {card}."),
    ),
    "bluff": Kind(
        "seat:seat",
        Text("{seat} legt eine Bluffkarte verdeckt aus.", "{seat} plays a bluff card face down."),
        (),
        Text("{seat} legt {cards} als Bluffkarte aus.", "{seat} plays {cards} as a bluff card."),
    ),
    "load": Kind(
        "seat:seat card:card ship:card",
        Text("{seat} lädt {card} auf {ship}.", "{seat} loads {card} onto {ship}."),
        ("BM-487",),
    ),
    "land": Kind(
        "seat:seat ship:card",
        Text("{seat} landet mit {ship}.", "{seat} lands {ship}."),
    ),
    "discard": Kind(
        "seat:seat card:card by:card",
        Text("{card} von {seat} wird abgeworfen ({by}).", "{card} of {seat} is discarded ({by})."),
    ),
    "take": Kind(
        "seat:seat card:card by:card",
        Text("{seat} nimmt {card} auf die Hand ({by}).", "{seat} takes {card} back ({by})."),
    ),
    "take-hidden": Kind(
        "seat:seat by:card",
        Text(
            "{seat} nimmt eine Bluffkarte auf die Hand ({by}).",
            "{seat} takes a bluff card back ({by}).",
        ),
        (),
        Text(
            "{seat} nimmt die Bluffkarte {cards} auf die Hand ({by}).",
            "{seat} takes the bluff card {cards} back ({by}).",
        ),
    ),
    "pay": Kind(
        "seat:seat by:card cards:cards",
        Text("{seat} wirft für {by} ab: {cards}.", "{seat} discards for {by}: {cards}."),
    ),
    "use": Kind(
        "seat:seat card:card",
        Text("{seat} nutzt die Sonderfunktion von {card}.", "{seat} uses the text of {card}."),
    ),
    "lose": Kind(
        "seat:seat card:card by:card",
        Text(
            "{seat} verliert {card} aus der Hand ({by}).",
            "{seat} loses {card} from the hand ({by}).",
        ),
    ),
    "mill": Kind(
        "seat:seat card:card by:card",
        Text(
            "Vom Nachziehstapel von {seat} wird {card} abgeworfen ({by}).",
            "{card} is discarded from the draw deck of {seat} ({by}).",
        ),
        ("BM-313",),
    ),
    "dig": Kind(
        "seat:seat count:cards-count by:card",
        Text(
            "{seat} nimmt zufällig {count} aus dem Ablagestapel ({by}).",
            "{seat} takes {count} at random from the discard pile ({by}).",
        ),
        (),
        Text(
            "{seat} nimmt zufällig {count} aus dem Ablagestapel: {cards} ({by}).",
            "{seat} takes {count} at random from the discard pile: {cards} ({by}).",
        ),
    ),
    "reveal": Kind(
        "seat:seat by:card cards:cards",
        Text("{seat} deckt auf: {cards} ({by}).", "{seat} reveals {cards} ({by})."),
        ("BM-204",),
    ),
    "back": Kind(
        "seat:seat count:hand-count by:card",
        Text(
            "{seat} mischt {count} in den Nachziehstapel ({by}).",
            "{seat} shuffles {count} into the draw deck ({by}).",
        ),
        ("BM-212",),
    ),
    "under": Kind(
        "seat:seat",
        Text(
            "{seat} schiebt eine Handkarte unter den Nachziehstapel.",
            "{seat} puts a hand card under the draw deck.",
        ),
        ("BM-439",),
        Text(
            "{seat} schiebt {cards} unter den Nachziehstapel.",
            "{seat} puts {cards} under the draw deck.",
        ),
    ),
    "open": Kind(
        "seat:seat cards:cards",
        Text(
            "{seat} legt die Hand offen hin: {cards}.",
            "{seat} lays the hand open: {cards}.",
        ),
        ("BM-420",),
    ),
    "search": Kind(
        "seat:seat card:card by:card",
        Text(
            "{seat} sucht {card} heraus und nimmt die Karte auf die Hand ({by}).",
            "{seat} picks {card} and takes it into the hand ({by}).",
        ),
    ),
    "entreat": Kind(
        "seat:seat card:card",
        Text(
            "{seat} sucht {card} aus dem Nachziehstapel heraus.",
            "{seat} picks {card} from the draw deck.",
        ),
        ("BM-480",),
    ),
    "swap": Kind(
        "seat:seat by:card card:card",
        Text("{seat} tauscht {by} gegen {card}.", "{seat} exchanges {by} for {card}."),
        ("BM-586",),
    ),
    "displace": Kind(
        "seat:seat card:card",
        Text(
            "{card} von {seat} muss weichen: Nur eine Hyla ist im Spiel.",
            "{card} of {seat} has to leave: only one Hyla is in play.",
        ),
        ("BM-585", "BM-Q25"),
    ),
    "double": Kind(
        "seat:seat by:card card:card",
        Text(
            "{seat}: Durch {by} zählt {card} doppelt.",
            "{seat}: because of {by}, {card} counts twice.",
        ),
        ("BM-391", "BM-392"),
    ),
    "element": Kind(
        "seat:seat element:element",
        Text(
            "Der Mutant von {seat} wechselt das Element: Gekämpft wird um {element}.",
            "The mutant of {seat} changes the element: the fight is in {element}.",
        ),
    ),
    "announce": Kind(
        "seat:seat element:element power:number",
        Text("{seat} sagt {power} {element} an.", "{seat} announces {power} {element}."),
        ("BM-014",),
    ),
    "call": Kind(
        "seat:seat good:number cards:cards",
        Text(
            "{seat} lässt Farbe bekennen: {cards}. Der Bluff stimmt.",
            "{seat} calls the bluff: {cards}. The bluff is true.",
        ),
        ("BM-119",),
    ),
    "go-on": Kind("seat:seat opening:number", Text("{seat} kämpft weiter.", "{seat} fights on.")),
    "retreat": Kind(
        "seat:seat forced:number", Text("{seat} zieht sich zurück.", "{seat} retreats.")
    ),
    "decline": Kind(
        "seat:seat",
        Text(
            "{seat} verzichtet auf den Kampfbeginn.",
            "{seat} declines to start the fight.",
        ),
    ),
    "give-up": Kind(
        "seat:seat",
        Text(
            "{seat} kann nicht mithalten und nimmt alles zurück.",
            "{seat} cannot go on and takes everything back.",
        ),
        ("BM-029", "BM-030"),
    ),
    "won": Kind(
        "seat:seat count:dragons-count",
        Text(
            "{seat} gewinnt den Kampf und dafür {count}.",
            "{seat} wins the fight and {count} for it.",
        ),
    ),
    "dragon": Kind("seat:seat cause:number instant:number", Text("{why}", "{why}")),
    "no-dragon": Kind(
        "seat:seat",
        Text("{seat} bekommt den Drachen nicht.", "{seat} does not get the dragon."),
        ("BM-547",),
    ),
    "intervene": Kind(
        "seat:seat card:card",
        Text("{seat} spielt die Intervention {card}.", "{seat} plays the intervention {card}."),
    ),
    "cancel": Kind(
        "seat:seat card:card",
        Text("{card} von {seat} gilt nicht.", "{card} of {seat} is void."),
    ),
    "end": Kind(
        "how:number seat:seat crystals:crystals-count",
        Text("{ending} {seat} gewinnt {crystals}.", "{ending} {seat} wins {crystals}."),
    ),
    "fill-hand": Kind(
        "seat:seat count:cards-count",
        Text(
            "Auf die Hand von {seat} kommen noch {count}.", "Added to the hand of {seat}: {count}."
        ),
        (),
        Text(
            "Auf die Hand von {seat} kommen noch: {cards}.", "Added to the hand of {seat}: {cards}."
        ),
    ),
}
