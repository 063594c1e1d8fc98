"""Everything said about a game of Beacon, in German and English."""

from typing import TYPE_CHECKING, Final

from spieltisch.core.decision import Option, Reason
from spieltisch.core.event import Event, LogLine
from spieltisch.core.lookup import MovesByName
from spieltisch.core.names import seat_name
from spieltisch.core.text import Text
from tests.toys.beacon import verbs

if TYPE_CHECKING:
    from tests.toys.beacon.rules import BeaconState

TITLE: Final = Text("Leuchtfeuer", "Beacon")
RULES: Final = Text(
    "Haltet gemeinsam das Feuer in Gang. Jede Nacht verbrennt jeder ein Scheit oder rastet und"
    " zieht eins; dann nimmt der Sturm Licht. Danach beratet ihr: durchhalten oder ein Schiff"
    " rufen. Ohne Licht ist das Spiel verloren, nach der fünften Nacht gewonnen.",
    "Keep the fire burning together. In each night everybody burns a log or rests and draws one;"
    " then the storm takes light. After that you take counsel: hold out or call a ship. Without"
    " light the game is lost, after the fifth night it is won.",
)
ENDINGS: Final = {
    1: Text("Das Feuer brennt bis zum Morgen.", "The fire burns until the morning."),
    2: Text("Das Feuer ist erloschen.", "The fire has gone out."),
}
_MOVES: Final = MovesByName(TITLE, verbs.KEYS, {})
_LABELS: Final = {
    verbs.BURN: Text("Scheit {log} verbrennen", "Burn log {log}"),
    verbs.REST: Text("Rasten und ein Scheit ziehen", "Rest and draw a log"),
    verbs.BRIGHT: Text("Hell brennen lassen: 3 Licht", "Let it burn bright: 3 light"),
    verbs.SHIELD: Text("Als Schild: 3 weniger Sturm", "As a shield: 3 less storm"),
    verbs.DROP: Text("Scheit {log} abwerfen", "Drop log {log}"),
    verbs.HOLD: Text("Durchhalten", "Hold out"),
    verbs.CALL: Text("Ein Schiff rufen: 2 Licht, eine Nacht mehr", "Call a ship: 2 light, 1 night"),
}
_REASONS: Final = {
    1: ("game-over", Text("Das Spiel ist vorbei.", "The game is over.")),
    2: ("no-such-move", Text("Diesen Zug gibt es nicht.", "There is no such move.")),
    3: ("acted", Text("Du hast in dieser Nacht schon gehandelt.", "You have acted tonight.")),
    4: ("not-asked", Text("Das wird jetzt nicht gefragt.", "Nobody asks that now.")),
    5: ("no-such-log", Text("So ein Scheit hast du nicht.", "You have no such log.")),
    6: ("no-log-left", Text("Es ist kein Scheit mehr da.", "There is no log left.")),
}
_PROMPTS: Final = {
    0: Text("Verbrenne ein Scheit oder raste", "Burn a log or rest"),
    1: Text("Wie brennt das schwere Scheit?", "How does the heavy log burn?"),
    2: Text("Wirf ein Scheit ab", "Drop a log"),
    3: Text("Beratet euch: durchhalten oder rufen", "Take counsel: hold out or call"),
}
_TOLD: Final = {
    "burn": ("seat log", Text("{seat} verbrennt Scheit {log}.", "{seat} burns log {log}.")),
    "rest": ("seat log", Text("{seat} rastet: Scheit {log}.", "{seat} rests and draws log {log}.")),
    "wait": ("seat", Text("{seat} rastet.", "{seat} rests.")),
    "bright": ("seat", Text("{seat} lässt es hell brennen.", "{seat} lets it burn bright.")),
    "shield": ("seat", Text("{seat} schirmt das Feuer ab.", "{seat} shields the fire.")),
    "drop": ("seat log", Text("{seat} wirft Scheit {log} ab.", "{seat} drops log {log}.")),
    "storm": (
        "strength shield light",
        Text(
            "Der Sturm hat Stärke {strength}, der Schild {shield}. Licht: {light}.",
            "The storm has strength {strength}, the shield {shield}. Light: {light}.",
        ),
    ),
    "vote": ("seat choice", Text("{seat} stimmt für: {choice}.", "{seat} votes to {choice}.")),
    "disagreed": ("", Text("Ihr seid uneins, also:", "You do not agree, so:")),
    "hold": ("", Text("Ihr haltet durch.", "You hold out.")),
    "call": ("", Text("Ein Schiff kommt.", "A ship comes.")),
}
"""By kind of event: what its numbers are, and the sentence."""
_CHOICES: Final = (Text("durchhalten", "hold out"), Text("rufen", "call"))


def number(key: str) -> int:
    """The move that a key names; `Mistake` saying what would be right."""
    return _MOVES.number(key)


def headline(state: "BeaconState") -> Text:
    return Text("Nacht {night}", "night {night}").fill(night=state.night)


def prompt(state: "BeaconState", seat: int) -> Text:
    frame = state.stacks.waiting(seat)
    return _PROMPTS[frame.effect if frame else 0]


def option(move: int) -> Option:
    verb, log = verbs.VERB[move], verbs.ARGUMENT[move] + 1
    targets = (f"log:{log}",) if verb in (verbs.BURN, verbs.DROP) else ()
    return Option(move, verbs.KEYS[move], _LABELS[verb].fill(log=log), targets)


def reason(refusal: int) -> Reason:
    code, sentence = _REASONS[refusal]
    return Reason(code, sentence)


def log_line(state: "BeaconState", event: Event) -> LogLine:
    fields, told = _TOLD[event.kind]
    data = dict(zip(fields.split(), event.args))
    words: dict[str, Text | str | int] = dict(data)
    if "seat" in data:
        words["seat"] = seat_name(state, data["seat"])
    if "choice" in data:
        words["choice"] = _CHOICES[data["choice"]]
    return LogLine(event.kind, told.fill(**words), data)
