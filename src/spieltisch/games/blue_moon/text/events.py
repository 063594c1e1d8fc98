"""What happened, in words: one sentence for each kind of event."""

from typing import Final

from spieltisch.core.log import Kind
from spieltisch.core.text import Text

EVENTS: Final = {
    "game": Kind(
        "game:number seat",
        Text(
            "Spiel {game}. [{seat} beginnt|Du beginnst].", "Game {game}. [{seat} begins|You begin]."
        ),
    ),
    "fight": Kind(
        "fight:number seat",
        Text(
            "Kampf {fight}: [{seat} müsste|du müsstest] ihn eröffnen.",
            "Fight {fight}: it is up to {seat} to open it.",
        ),
        ("BM-024",),
    ),
    "turn": Kind("seat", Text("{seat} [ist|bist] am Zug.", "[{seat}'s|Your] turn.")),
    "draw": Kind(
        "seat count:cards",
        Text("{seat} zieh[t|st] {count}.", "{seat} draw[s|] {count}."),
        (),
        Text("{seat} zieh[t|st] {count}: {cards}.", "{seat} draw[s|] {count}: {cards}."),
    ),
    "shuffle": Kind(
        "seat",
        Text(
            "{seat} misch[t|st] den eigenen Nachziehstapel.",
            "{seat} shuffle[s|] [their|your] draw deck.",
        ),
    ),
    "lead": Kind("seat card", Text("{seat} leg[t|st] {card} aus.", "{seat} play[s|] {card}.")),
    "replace": Kind(
        "seat card", Text("{seat} ersetzt {card}.", "{seat} replace[s|] {card}."), ("BM-102",)
    ),
    "play": Kind(
        "seat card kept:number ship:number",
        Text("{seat} leg[t|st] {card} aus.", "{seat} play[s|] {card}."),
    ),
    "bluff": Kind(
        "seat",
        Text(
            "{seat} leg[t|st] eine Bluffkarte verdeckt aus.",
            "{seat} play[s|] a bluff card face down.",
        ),
        (),
        Text(
            "{seat} leg[t|st] {cards} als Bluffkarte aus.",
            "{seat} play[s|] {cards} as a bluff card.",
        ),
    ),
    "load": Kind(
        "seat card ship:card",
        Text("{seat} läd[t|st] {card} auf {ship}.", "{seat} load[s|] {card} onto {ship}."),
        ("BM-487",),
    ),
    "land": Kind(
        "seat ship:card", Text("{seat} lande[t|st] mit {ship}.", "{seat} land[s|] {ship}.")
    ),
    "discard": Kind(
        "seat card by:card",
        Text(
            "{card} von [{seat}|dir] wird abgeworfen ({by}).",
            "{card} of [{seat}|yours] is discarded ({by}).",
        ),
    ),
    "take": Kind(
        "seat card by:card",
        Text(
            "{seat} nimm[t|st] {card} auf die Hand ({by}).", "{seat} take[s|] {card} back ({by})."
        ),
    ),
    "take-hidden": Kind(
        "seat by:card",
        Text(
            "{seat} nimm[t|st] eine Bluffkarte auf die Hand ({by}).",
            "{seat} take[s|] a bluff card back ({by}).",
        ),
        (),
        Text(
            "{seat} nimm[t|st] die Bluffkarte {cards} auf die Hand ({by}).",
            "{seat} take[s|] the bluff card {cards} back ({by}).",
        ),
    ),
    "pay": Kind(
        "seat by:card cards:rest",
        Text("{seat} wirf[t|st] für {by} ab: {cards}.", "{seat} discard[s|] for {by}: {cards}."),
    ),
    "use": Kind(
        "seat card",
        Text("{seat} nutzt die Sonderfunktion von {card}.", "{seat} use[s|] the text of {card}."),
    ),
    "lose": Kind(
        "seat card by:card",
        Text(
            "{seat} verlier[t|st] {card} aus der Hand ({by}).",
            "{seat} lose[s|] {card} from the hand ({by}).",
        ),
    ),
    "mill": Kind(
        "seat card by:card",
        Text(
            "[Vom Nachziehstapel von {seat}|Von deinem Nachziehstapel] wird {card} abgeworfen ({by}).",
            "{card} is discarded from [the draw deck of {seat}|your draw deck] ({by}).",
        ),
        ("BM-313",),
    ),
    "dig": Kind(
        "seat count:cards by:card",
        Text(
            "{seat} nimm[t|st] zufällig {count} aus dem Ablagestapel ({by}).",
            "{seat} take[s|] {count} at random from the discard pile ({by}).",
        ),
        (),
        Text(
            "{seat} nimm[t|st] zufällig {count} aus dem Ablagestapel: {cards} ({by}).",
            "{seat} take[s|] {count} at random from the discard pile: {cards} ({by}).",
        ),
    ),
    "reveal": Kind(
        "seat by:card cards:rest",
        Text("{seat} deck[t|st] auf: {cards} ({by}).", "{seat} reveal[s|] {cards} ({by})."),
        ("BM-204",),
    ),
    "back": Kind(
        "seat count:hand_cards by:card",
        Text(
            "{seat} misch[t|st] {count} in den Nachziehstapel ({by}).",
            "{seat} shuffle[s|] {count} into the draw deck ({by}).",
        ),
        ("BM-212",),
    ),
    "under": Kind(
        "seat",
        Text(
            "{seat} schieb[t|st] eine Handkarte unter den Nachziehstapel.",
            "{seat} put[s|] a hand card under the draw deck.",
        ),
        ("BM-439",),
        Text(
            "{seat} schieb[t|st] {cards} unter den Nachziehstapel.",
            "{seat} put[s|] {cards} under the draw deck.",
        ),
    ),
    "open": Kind(
        "seat cards:rest",
        Text(
            "{seat} leg[t|st] die Hand offen hin: {cards}.",
            "{seat} lay[s|] the hand open: {cards}.",
        ),
        ("BM-420",),
    ),
    "search": Kind(
        "seat card by:card",
        Text(
            "{seat} such[t|st] {card} heraus und nimm[t|st] die Karte auf die Hand ({by}).",
            "{seat} pick[s|] {card} and take[s|] it into the hand ({by}).",
        ),
    ),
    "entreat": Kind(
        "seat card",
        Text(
            "{seat} such[t|st] {card} aus dem Nachziehstapel heraus.",
            "{seat} pick[s|] {card} from the draw deck.",
        ),
        ("BM-480",),
    ),
    "swap": Kind(
        "seat by:card card",
        Text("{seat} tausch[t|st] {by} gegen {card}.", "{seat} exchange[s|] {by} for {card}."),
        ("BM-586",),
    ),
    "displace": Kind(
        "seat card",
        Text(
            "{card} von [{seat}|dir] muss weichen: Nur eine Hyla ist im Spiel.",
            "{card} of [{seat}|yours] has to leave: only one Hyla is in play.",
        ),
        ("BM-585", "BM-Q25"),
    ),
    "double": Kind(
        "seat by:card card",
        Text(
            "[{seat}: Durch|Durch] {by} zählt {card} doppelt.",
            "[{seat}: because|Because] of {by}, {card} counts twice.",
        ),
        ("BM-391", "BM-392"),
    ),
    "element": Kind(
        "seat element",
        Text(
            "[Der Mutant von {seat}|Dein Mutant] wechselt das Element: Gekämpft wird um {element}.",
            "[The mutant of {seat}|Your mutant] changes the element: the fight is in {element}.",
        ),
    ),
    "announce": Kind(
        "seat element power:number",
        Text("{seat} sag[t|st] {power} {element} an.", "{seat} announce[s|] {power} {element}."),
        ("BM-014",),
    ),
    "call": Kind(
        "seat good:number cards:rest",
        Text(
            "{seat} lässt Farbe bekennen: {cards}. Der Bluff stimmt.",
            "{seat} call[s|] the bluff: {cards}. The bluff is true.",
        ),
        ("BM-119",),
    ),
    "go-on": Kind(
        "seat opening:number", Text("{seat} kämpf[t|st] weiter.", "{seat} fight[s|] on.")
    ),
    "retreat": Kind(
        "seat forced:number", Text("{seat} zieh[t|st] [sich|dich] zurück.", "{seat} retreat[s|].")
    ),
    "decline": Kind(
        "seat",
        Text(
            "{seat} verzichte[t|st] auf den Kampfbeginn.", "{seat} decline[s|] to start the fight."
        ),
    ),
    "give-up": Kind(
        "seat",
        Text(
            "{seat} kann[|st] nicht mithalten und nimm[t|st] alles zurück.",
            "{seat} cannot go on and take[s|] everything back.",
        ),
        ("BM-029", "BM-030"),
    ),
    "won": Kind(
        "seat count:dragons",
        Text(
            "{seat} gewinn[t|st] den Kampf und dafür {count}.",
            "{seat} win[s|] the fight and {count} for it.",
        ),
    ),
    "dragon": Kind(
        "seat cause:number instant:number",
        Text("{seat} gewinn[t|st] einen Drachen {cause}.", "{seat} gain[s|] a dragon {cause}."),
    ),
    "no-dragon": Kind(
        "seat",
        Text("{seat} bekomm[t|st] den Drachen nicht.", "{seat} do[es|] not get the dragon."),
        ("BM-547",),
    ),
    "intervene": Kind(
        "seat card",
        Text(
            "{seat} spiel[t|st] die Intervention {card}.",
            "{seat} play[s|] the intervention {card}.",
        ),
    ),
    "cancel": Kind(
        "seat card",
        Text("{card} von [{seat}|dir] gilt nicht.", "{card} of [{seat}|yours] is void."),
    ),
    "end": Kind(
        "how:number seat crystals:crystals",
        Text(
            "{ending} [{seat} gewinnt|Du gewinnst] {crystals}.",
            "{ending} [{seat} wins|You win] {crystals}.",
        ),
    ),
    "fill-hand": Kind(
        "seat count:cards",
        Text(
            "Auf [die Hand von {seat}|deine Hand] {come} noch {count}.",
            "Added to [the hand of {seat}|your hand]: {count}.",
        ),
        (),
        Text(
            "Auf [die Hand von {seat}|deine Hand] {come} noch: {cards}.",
            "Added to [the hand of {seat}|your hand]: {cards}.",
        ),
    ),
}
