"""A sentence and the rulings for each refusal of `codes`; `reasons` fills the gaps."""

from typing import Final

from spieltisch.core.text import Text
from spieltisch.games.spirit_island.state import codes

REFUSALS: Final[dict[int, tuple[str, Text, tuple[str, ...]]]] = {
    codes.GAME_OVER: (
        "game-over",
        Text("Das Spiel ist vorbei.", "The game is over."),
        ("SI-187",),
    ),
    codes.NO_SUCH_MOVE: (
        "no-such-move",
        Text("Diesen Zug gibt es nicht.", "There is no such move."),
        (),
    ),
    codes.NOT_ASKED: (
        "not-asked",
        Text("Du wirst jetzt nichts gefragt.", "You are not asked anything now."),
        (),
    ),
    codes.OTHERS_ACT: (
        "others-act",
        Text("Erst bringt {who} {doing} zu Ende.", "First {who} has to finish {doing}."),
        ("SI-032",),
    ),
    codes.OTHERS_CHOOSE: (
        "others-choose",
        Text("{who} entscheidet gerade: {doing}.", "{who} has to decide first: {doing}."),
        ("SI-032",),
    ),
    codes.UNFINISHED: (
        "unfinished",
        Text(
            "Bring erst zu Ende, was begonnen ist: {doing}.",
            "First finish what has begun: {doing}.",
        ),
        ("SI-032",),
    ),
    codes.ALREADY_DONE: (
        "already-done",
        Text("Du hast diese Phase schon beendet.", "You have already ended this phase."),
        (),
    ),
    codes.NOT_IN_HAND: (
        "not-in-hand",
        Text("{thing} ist nicht auf deiner Hand.", "{thing} is not in your hand."),
        (),
    ),
    codes.TOO_DEAR: (
        "too-dear",
        Text(
            "{thing} kostet {cost}, du hast {energy}.", "{thing} costs {cost}, you have {energy}."
        ),
        ("SI-025",),
    ),
    codes.NO_PLAYS_LEFT: (
        "no-plays-left",
        Text(
            "Du hast in dieser Runde kein Kartenspiel mehr ({plays}).",
            "You have no Card Play left this turn ({plays}).",
        ),
        ("SI-025", "SI-P-047"),
    ),
    codes.NOT_IN_PLAY: (
        "not-in-play",
        Text("{thing} liegt nicht ausgespielt vor dir.", "{thing} is not in play in front of you."),
        ("SI-P-012",),
    ),
    codes.USED: (
        "used",
        Text(
            "{thing} hast du in dieser Runde schon benutzt.",
            "You have already used {thing} this turn.",
        ),
        ("SI-P-072",),
    ),
    codes.WRONG_PHASE: (
        "wrong-phase",
        Text("Das geht nur in der Geister-Phase.", "That belongs to the Spirit phase."),
        ("SI-030",),
    ),
    codes.NO_TARGET: (
        "no-target",
        Text("{thing} hat kein Ziel ({target}).", "{thing} has no target ({target})."),
        ("SI-P-011",),
    ),
    codes.NO_LEVEL: (
        "no-level",
        Text("{thing} braucht {elements}; {missing}.", "{thing} needs {elements}; {missing}."),
        ("SI-P-035",),
    ),
    codes.OUT_OF_RANGE: (
        "out-of-range",
        Text("{away} entfernt, Reichweite {reach}.", "{away} away, range {reach}."),
        ("SI-P-002",),
    ),
    codes.WRONG_LAND: (
        "wrong-land",
        Text("{thing} kommt dafür nicht infrage.", "{thing} is not possible for this."),
        (),
    ),
    codes.NOT_ON_ISLAND: (
        "not-on-island",
        Text("{thing} gehört nicht zur Insel.", "{thing} is not part of the island."),
        ("SI-P-003",),
    ),
    codes.NO_SUCH_PIECE: (
        "no-such-piece",
        Text(
            "So etwas ist nicht in {here}: {thing}.", "There is no such piece in {here}: {thing}."
        ),
        (),
    ),
    codes.NOT_ADJACENT: (
        "not-adjacent",
        Text("{thing} grenzt nicht an {here}.", "{thing} is not adjacent to {here}."),
        ("SI-042", "SI-P-003"),
    ),
    codes.WRONG_SPIRIT: (
        "wrong-spirit",
        Text("Das Ziel ist ein anderer Geist.", "The target is another Spirit."),
        ("SI-P-020",),
    ),
    codes.GROWN: (
        "grown",
        Text("Du bist in dieser Runde schon gewachsen.", "You have already grown this turn."),
        ("SI-P-040",),
    ),
    codes.NOT_GROWN: (
        "not-grown",
        Text("Erst kommt das Wachstum.", "Growth comes first."),
        ("SI-P-040",),
    ),
    codes.NO_SUCH_GROWTH: (
        "no-such-growth",
        Text(
            "{spirit} hat nur {count} Wachstumsoptionen.",
            "{spirit} has only {count} Growth options.",
        ),
        (),
    ),
    codes.TAKEN: (
        "taken",
        Text(
            "Diese Wachstumsoption hast du schon; die andere muss verschieden sein.",
            "You have taken this Growth option; the other has to be a different one.",
        ),
        ("SI-P-042",),
    ),
    codes.NO_PRESENCE_LEFT: (
        "no-presence-left",
        Text("Hier liegt keine Präsenz mehr: {thing}.", "No Presence is left here: {thing}."),
        ("SI-P-041",),
    ),
    codes.WRONG_PIECE: (
        "wrong-piece",
        Text("{thing} ist dafür die falsche Figur.", "{thing} is the wrong piece for this."),
        (),
    ),
    codes.NOT_SPREAD: (
        "not-spread",
        Text(
            "In {thing} ist schon etwas gekommen; erst kommen die anderen Gebiete dran.",
            "Something has come to {thing} already; the other lands come first.",
        ),
        ("SI-P-172",),
    ),
    codes.SAME_AGAIN: (
        "same-again",
        Text("{thing} ist schon gewählt.", "{thing} has been chosen already."),
        ("SI-P-034",),
    ),
    codes.NOT_USED: (
        "not-used",
        Text(
            "{thing} hast du noch nicht benutzt; nur Benutztes lässt sich wiederholen.",
            "You have not used {thing} yet; only what has been used can be repeated.",
        ),
        ("SI-P-072",),
    ),
    codes.NO_REPEAT: (
        "no-repeat",
        Text(
            "Nichts erlaubt dir, eine Karte zu wiederholen.",
            "Nothing lets you repeat a card.",
        ),
        ("SI-P-072",),
    ),
    codes.REPEATED: (
        "repeated",
        Text(
            "{thing} hast du damit schon wiederholt; jede Karte nur einmal.",
            "You have repeated {thing} by this already; each card only once.",
        ),
        ("SI-P-071",),
    ),
    codes.NOTHING_TO_DO: (
        "nothing-to-do",
        Text("In dieser Phase kannst du nichts tun.", "You can do nothing in this phase."),
        (),
    ),
    codes.NOT_OPTIONAL: (
        "not-optional",
        Text("Das musst du tun, so weit es geht.", "This has to be done as far as possible."),
        ("SI-P-018",),
    ),
    codes.TOO_TOUGH: (
        "too-tough",
        Text(
            "{thing} zu zerstören braucht {needed}, übrig: {left}.",
            "Destroying {thing} takes {needed}, left: {left}.",
        ),
        ("SI-045",),
    ),
    codes.WOULD_KILL: (
        "would-kill",
        Text(
            "{thing} hält nicht mehr als 1 Schaden aus: Wähle „zerstören“.",
            "{thing} takes no more than 1 Damage: choose “destroy”.",
        ),
        (),
    ),
    codes.NEEDED: (
        "needed",
        Text(
            "Eine höhere Schwelle braucht diese Elemente: {elements}.",
            "A higher threshold needs these elements: {elements}.",
        ),
        ("SI-P-031",),
    ),
    codes.NOT_THERE: (
        "not-there",
        Text("Dort ist keine Präsenz: {thing}.", "There is no Presence there: {thing}."),
        (),
    ),
    codes.NOT_OFFERED: (
        "not-offered",
        Text("{thing} liegt nicht zur Wahl.", "{thing} is not among the cards on offer."),
        ("SI-036",),
    ),
    codes.NOT_YOURS: (
        "not-yours",
        Text("{thing} hast du nicht.", "You do not have {thing}."),
        ("SI-P-051",),
    ),
    codes.NO_ELEMENT: (
        "no-element",
        Text("Von {thing} hast du noch nichts.", "You have no {thing} yet."),
        ("SI-P-038",),
    ),
    codes.FACE_UP: (
        "face-up",
        Text(
            "Diese Furcht-Karte gibt es nicht, oder sie liegt schon offen.",
            "There is no such Fear card, or it is face up already.",
        ),
        ("SI-P-038",),
    ),
    codes.NO_SUCH_RULE: (
        "no-such-rule",
        Text(
            "{spirit} kann Präsenz nicht durch Bestien ersetzen.",
            "{spirit} cannot replace Presence with Beasts.",
        ),
        ("SI-P-144",),
    ),
    codes.CALLED: (
        "called",
        Text(
            "In dieser Runde hast du schon Präsenz durch eine Bestie ersetzt.",
            "You have already replaced Presence with Beasts this turn.",
        ),
        ("SI-P-144",),
    ),
    codes.NOT_DISCARDED: (
        "not-discarded",
        Text("{thing} liegt nicht in deiner Ablage.", "{thing} is not among your discards."),
        ("SI-P-057",),
    ),
    codes.CANNOT_PAY: (
        "cannot-pay",
        Text(
            "Das könnt ihr auch zusammen nicht bezahlen.",
            "You cannot pay that, not even together.",
        ),
        ("SI-163",),
    ),
    codes.NO_AID: (
        "no-aid",
        Text(
            "{thing} hat nicht das Element, das hier unterstützt.",
            "{thing} does not have the element that aids here.",
        ),
        ("SI-164",),
    ),
    codes.AIDED: (
        "aided",
        Text(
            "{thing} hat schon unterstützt; jede Karte tut das nur einmal.",
            "{thing} has aided already; each card does so only once.",
        ),
        ("SI-166",),
    ),
    codes.TOO_LITTLE: (
        "too-little",
        Text(
            "{thing} nur abzulegen bringt zu wenig: Den Rest könntet ihr nicht bezahlen.",
            "Only discarding {thing} is too little: you could not pay the rest.",
        ),
        ("SI-163",),
    ),
    codes.COVERED: (
        "covered",
        Text(
            "Du hast in dieser Runde schon eine Karte verdeckt ausgespielt.",
            "You have already played a card face down this turn.",
        ),
        ("SI-219",),
    ),
    codes.DONE_ALREADY: (
        "done-already",
        Text("Das geht einmal pro Runde.", "That can be done once per turn."),
        (),
    ),
    codes.NO_DEED: (
        "no-deed",
        Text("Das geht nur, wenn {what}.", "That is only possible if {what}."),
        (),
    ),
    codes.NOT_ASIDE: (
        "not-aside",
        Text(
            "{thing} ist nicht aus einer früheren Partie beiseitegelegt.",
            "{thing} is not set aside from an earlier game.",
        ),
        (),
    ),
    codes.TOO_EARLY: (
        "too-early",
        Text(
            "Karten der früheren Partie gibt es erst ab Stufe III der Invasoren.",
            "Cards of the earlier game can be played only from Stage III of the Invaders on.",
        ),
        (),
    ),
}
