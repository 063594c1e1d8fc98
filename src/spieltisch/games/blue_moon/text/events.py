"""What happened, in words: one sentence for each kind of event."""

from typing import Final

from spieltisch.core.log import Kind
from spieltisch.core.text import Text

EVENTS: Final = {
    "game": Kind(
        "game:number seat", Text("Spiel {game}. {seat} beginnt.", "Game {game}. {seat} begins.")
    ),
    "fight": Kind(
        "fight:number seat",
        Text(
            "Kampf {fight}: {seat} müsste ihn eröffnen.",
            "Fight {fight}: it is up to {seat} to open it.",
        ),
        ("BM-024",),
    ),
    "turn": Kind("seat", Text("{seat} ist am Zug.", "{seat}'s turn.")),
    "draw": Kind(
        "seat count:cards",
        Text("{seat} zieht {count}.", "{seat} draws {count}."),
        (),
        Text("{seat} zieht {count}: {cards}.", "{seat} draws {count}: {cards}."),
    ),
    "shuffle": Kind(
        "seat",
        Text("{seat} mischt den eigenen Nachziehstapel.", "{seat} shuffles their draw deck."),
    ),
    "lead": Kind("seat card", Text("{seat} legt {card} aus.", "{seat} plays {card}.")),
    "replace": Kind(
        "seat card", Text("{seat} ersetzt {card}.", "{seat} replaces {card}."), ("BM-102",)
    ),
    "play": Kind(
        "seat card kept:number ship:number", Text("{seat} legt {card} aus.", "{seat} plays {card}.")
    ),
    "bluff": Kind(
        "seat",
        Text("{seat} legt eine Bluffkarte verdeckt aus.", "{seat} plays a bluff card face down."),
        (),
        Text("{seat} legt {cards} als Bluffkarte aus.", "{seat} plays {cards} as a bluff card."),
    ),
    "load": Kind(
        "seat card ship:card",
        Text("{seat} lädt {card} auf {ship}.", "{seat} loads {card} onto {ship}."),
        ("BM-487",),
    ),
    "land": Kind("seat ship:card", Text("{seat} landet mit {ship}.", "{seat} lands {ship}.")),
    "discard": Kind(
        "seat card by:card",
        Text("{card} von {seat} wird abgeworfen ({by}).", "{card} of {seat} is discarded ({by})."),
    ),
    "take": Kind(
        "seat card by:card",
        Text("{seat} nimmt {card} auf die Hand ({by}).", "{seat} takes {card} back ({by})."),
    ),
    "take-hidden": Kind(
        "seat by:card",
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
        "seat by:card cards:rest",
        Text("{seat} wirft für {by} ab: {cards}.", "{seat} discards for {by}: {cards}."),
    ),
    "use": Kind(
        "seat card",
        Text("{seat} nutzt die Sonderfunktion von {card}.", "{seat} uses the text of {card}."),
    ),
    "lose": Kind(
        "seat card by:card",
        Text(
            "{seat} verliert {card} aus der Hand ({by}).",
            "{seat} loses {card} from the hand ({by}).",
        ),
    ),
    "mill": Kind(
        "seat card by:card",
        Text(
            "Vom Nachziehstapel von {seat} wird {card} abgeworfen ({by}).",
            "{card} is discarded from the draw deck of {seat} ({by}).",
        ),
        ("BM-313",),
    ),
    "dig": Kind(
        "seat count:cards by:card",
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
        "seat by:card cards:rest",
        Text("{seat} deckt auf: {cards} ({by}).", "{seat} reveals {cards} ({by})."),
        ("BM-204",),
    ),
    "back": Kind(
        "seat count:hand_cards by:card",
        Text(
            "{seat} mischt {count} in den Nachziehstapel ({by}).",
            "{seat} shuffles {count} into the draw deck ({by}).",
        ),
        ("BM-212",),
    ),
    "under": Kind(
        "seat",
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
        "seat cards:rest",
        Text("{seat} legt die Hand offen hin: {cards}.", "{seat} lays the hand open: {cards}."),
        ("BM-420",),
    ),
    "search": Kind(
        "seat card by:card",
        Text(
            "{seat} sucht {card} heraus und nimmt die Karte auf die Hand ({by}).",
            "{seat} picks {card} and takes it into the hand ({by}).",
        ),
    ),
    "entreat": Kind(
        "seat card",
        Text(
            "{seat} sucht {card} aus dem Nachziehstapel heraus.",
            "{seat} picks {card} from the draw deck.",
        ),
        ("BM-480",),
    ),
    "swap": Kind(
        "seat by:card card",
        Text("{seat} tauscht {by} gegen {card}.", "{seat} exchanges {by} for {card}."),
        ("BM-586",),
    ),
    "displace": Kind(
        "seat card",
        Text(
            "{card} von {seat} muss weichen: Nur eine Hyla ist im Spiel.",
            "{card} of {seat} has to leave: only one Hyla is in play.",
        ),
        ("BM-585", "BM-Q25"),
    ),
    "double": Kind(
        "seat by:card card",
        Text(
            "{seat}: Durch {by} zählt {card} doppelt.",
            "{seat}: because of {by}, {card} counts twice.",
        ),
        ("BM-391", "BM-392"),
    ),
    "element": Kind(
        "seat element",
        Text(
            "Der Mutant von {seat} wechselt das Element: Gekämpft wird um {element}.",
            "The mutant of {seat} changes the element: the fight is in {element}.",
        ),
    ),
    "announce": Kind(
        "seat element power:number",
        Text("{seat} sagt {power} {element} an.", "{seat} announces {power} {element}."),
        ("BM-014",),
    ),
    "call": Kind(
        "seat good:number cards:rest",
        Text(
            "{seat} lässt Farbe bekennen: {cards}. Der Bluff stimmt.",
            "{seat} calls the bluff: {cards}. The bluff is true.",
        ),
        ("BM-119",),
    ),
    "go-on": Kind("seat opening:number", Text("{seat} kämpft weiter.", "{seat} fights on.")),
    "retreat": Kind("seat forced:number", Text("{seat} zieht sich zurück.", "{seat} retreats.")),
    "decline": Kind(
        "seat",
        Text("{seat} verzichtet auf den Kampfbeginn.", "{seat} declines to start the fight."),
    ),
    "give-up": Kind(
        "seat",
        Text(
            "{seat} kann nicht mithalten und nimmt alles zurück.",
            "{seat} cannot go on and takes everything back.",
        ),
        ("BM-029", "BM-030"),
    ),
    "won": Kind(
        "seat count:dragons",
        Text(
            "{seat} gewinnt den Kampf und dafür {count}.",
            "{seat} wins the fight and {count} for it.",
        ),
    ),
    "dragon": Kind(
        "seat cause:number instant:number",
        Text("{seat} gewinnt einen Drachen {cause}.", "{seat} gains a dragon {cause}."),
    ),
    "no-dragon": Kind(
        "seat",
        Text("{seat} bekommt den Drachen nicht.", "{seat} does not get the dragon."),
        ("BM-547",),
    ),
    "intervene": Kind(
        "seat card",
        Text("{seat} spielt die Intervention {card}.", "{seat} plays the intervention {card}."),
    ),
    "cancel": Kind("seat card", Text("{card} von {seat} gilt nicht.", "{card} of {seat} is void.")),
    "end": Kind(
        "how:number seat crystals:crystals",
        Text("{ending} {seat} gewinnt {crystals}.", "{ending} {seat} wins {crystals}."),
    ),
    "fill-hand": Kind(
        "seat count:cards",
        Text(
            "Auf die Hand von {seat} {come} noch {count}.", "Added to the hand of {seat}: {count}."
        ),
        (),
        Text(
            "Auf die Hand von {seat} {come} noch: {cards}.", "Added to the hand of {seat}: {cards}."
        ),
    ),
}
