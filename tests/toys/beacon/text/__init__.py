"""Everything said about a game of Beacon, in German and English."""

from typing import TYPE_CHECKING, Final

from spieltisch.core.decision import FOR_GOOD, OPEN_FORMALITY, Option, Reason
from spieltisch.core.event import Event, LogLine
from spieltisch.core.game import Data, Result, Tally
from spieltisch.core.log import Kind, Reader
from spieltisch.core.lookup import MovesByName
from spieltisch.core.text import Text
from tests.toys.beacon.cards import LOGS
from tests.toys.beacon.state import data, verbs

if TYPE_CHECKING:
    from tests.toys.beacon.rules import BeaconState

TITLE: Final = Text("Leuchtfeuer", "Beacon")
LOG_NAMES: Final = {
    "twig": Text("Reisig", "Twigs"),
    "branch": Text("Ast", "Branch"),
    "trunk": Text("Stamm", "Trunk"),
}
ALL_LOGS: Final = Text("es gibt: twig, branch und trunk.", "there are: twig, branch and trunk.")
ENDINGS: Final = {
    data.SAVED: Text("Das Feuer brennt bis zum Morgen.", "The fire burns until the morning."),
    data.DARK: Text("Das Feuer ist erloschen.", "The fire has gone out."),
}
NOBODY_ASKED: Final = Text(
    "Alle haben gehandelt, und niemand wird etwas gefragt.",
    "all have acted, and nobody is asked anything.",
)
CHOICES: Final = {
    "hold": Text("durchhalten", "hold out"),
    "call": Text("Schiff rufen", "call a ship"),
}

_PROMPTS: Final = {
    0: Text("Verbrenne ein Scheit oder raste", "Burn a log or rest"),
    data.BURNING: Text(
        "{log}: {light} Licht oder {shield} Schild?", "{log}: {light} light or {shield} shield?"
    ),
    data.DROPPING: Text("Wirf ein Scheit ab", "Drop a log"),
    data.COUNCIL: Text(
        "Beratet euch: durchhalten oder ein Schiff rufen?",
        "Take counsel: hold out or call a ship?",
    ),
}
_LABELS: Final = {
    verbs.BURN: Text("{log} verbrennen", "Burn {log}"),
    verbs.REST: Text("Rasten und ein Scheit ziehen", "Rest and draw a log"),
    verbs.BRIGHT: Text("Hell brennen lassen", "Burn bright"),
    verbs.SHIELD: Text("Das Feuer abschirmen", "Shield the fire"),
    verbs.DROP: Text("{log} abwerfen", "Drop {log}"),
    verbs.HOLD: Text("Durchhalten: nächste Nacht", "Hold out: next night"),
    verbs.CALL: Text(
        f"Schiff rufen: {data.SHIP_LIGHT} Licht, die Nacht noch einmal",
        f"Call a ship: {data.SHIP_LIGHT} light, the night once more",
    ),
}
_REASONS: Final = {
    data.GAME_OVER: Reason("game-over", Text("Das Spiel ist vorbei.", "The game is over.")),
    data.NO_SUCH_MOVE: Reason(
        "no-such-move", Text("Diesen Zug gibt es nicht.", "There is no such move.")
    ),
    data.ACTED: Reason(
        "acted",
        Text("Du hast in dieser Nacht schon gehandelt.", "You have already acted tonight."),
        ("BN-01",),
    ),
    data.NOT_ASKED: Reason(
        "not-asked", Text("Das wird jetzt nicht gefragt.", "That is not asked now.")
    ),
    data.NO_SUCH_LOG: Reason(
        "no-such-log", Text("So ein Scheit hast du nicht.", "You have no such log.")
    ),
    data.NO_LOG_LEFT: Reason(
        "no-log-left",
        Text("Es ist kein Scheit mehr zu ziehen.", "There is no log left to draw."),
        ("BN-04",),
    ),
}
_KINDS: Final = {
    "burn": Kind(
        "seat log", Text("{seat} verbrenn[t|st] {log}.", "{seat} burn[s|] {log}."), ("BN-02",)
    ),
    "bright": Kind(
        "seat", Text("{seat} lässt es hell brennen.", "{seat} let[s|] it burn bright."), ("BN-03",)
    ),
    "shield": Kind(
        "seat", Text("{seat} schirm[t|st] das Feuer ab.", "{seat} shield[s|] the fire."), ("BN-03",)
    ),
    "rest": Kind(
        "seat log",
        Text("{seat} raste[t|st] und zieh[t|st] {log}.", "{seat} rest[s|] and draw[s|] {log}."),
        ("BN-04",),
    ),
    "wait": Kind("seat", Text("{seat} raste[t|st].", "{seat} rest[s|]."), ("BN-04",)),
    "storm": Kind(
        "strength:number shield:number light:number",
        Text(
            "Sturm der Stärke {strength} gegen Schild {shield}: Licht {light}.",
            "Storm of strength {strength} against shield {shield}: light {light}.",
        ),
        ("BN-05",),
    ),
    "drop": Kind(
        "seat log", Text("{seat} wirf[t|st] {log} ab.", "{seat} drop[s|] {log}."), ("BN-06",)
    ),
    "vote": Kind(
        "seat choice", Text("{seat} stimm[t|st] für: {choice}.", "{seat} vote[s|]: {choice}.")
    ),
    "disagreed": Kind("", Text("Ihr seid euch nicht einig.", "You do not agree."), ("BN-07",)),
    "hold": Kind(
        "night:number", Text("Ihr haltet durch: Nacht {night}.", "You hold out: night {night}.")
    ),
    "call": Kind(
        "light:number",
        Text("Ein Schiff bringt Licht: {light}.", "A ship brings light: {light}."),
        ("BN-08",),
    ),
    "end": Kind("how:ending", Text("{how}", "{how}"), ("BN-09",)),
}
_READER: Final = Reader(
    one={
        "log": lambda log: (LOGS[log].key, LOG_NAMES[LOGS[log].key]),
        "choice": lambda move: (verbs.KEYS[move], CHOICES[verbs.KEYS[move]]),
        "ending": lambda how: (how, ENDINGS[how]),
    },
    rest={},
)

_FIRE: Final = dict.fromkeys(("burn", "bright", "shield", "storm", "call"), ("board",))
"""Kinds of events that speak of the fire, which is the whole board."""

move_number: Final = MovesByName(TITLE, verbs.KEYS, LOG_NAMES).number


def headline(state: "BeaconState") -> Text:
    return Text("Nacht {night}", "night {night}").fill(night=state.night)


def prompt(state: "BeaconState", seat: int) -> Text:
    frame = state.stacks.waiting(seat)
    if frame is None or frame.effect != data.BURNING:
        return _PROMPTS[frame.effect if frame else 0]
    log = LOGS[frame.values[0]]
    return _PROMPTS[data.BURNING].fill(log=LOG_NAMES[log.key], light=log.light, shield=log.shield)


def option(state: "BeaconState", seat: int, move: int) -> Option:
    verb, key = verbs.VERB[move], verbs.KEYS[move]
    if verb not in (verbs.BURN, verbs.DROP):
        return Option(move, key, _LABELS[verb], final=FOR_GOOD if verb == verbs.REST else None)
    log = LOGS[verbs.ARGUMENT[move]].key
    label = _LABELS[verb].fill(log=LOG_NAMES[log])
    return Option(move, key, label, (f"log:{log}",), formality=OPEN_FORMALITY)


def reason(state: "BeaconState", seat: int, move: int, refusal: int) -> Reason:
    return _REASONS[refusal]


def log_line(state: "BeaconState", event: Event, seat: int | None, reader: int | None) -> LogLine:
    kind = _KINDS[event.kind]
    found, words, told = _READER.read(state, kind, event, seat, reader)
    things = (*kind.seats(found), *_FIRE.get(event.kind, ()))
    return LogLine(event.kind, told.fill(**words), found, kind.rulings, things)


def outcome(view: Data, result: Result, names: list[Text]) -> Text:
    if result.lost:
        return Text("Das Spiel ist verloren", "The game is lost")
    return Text(
        "Das Spiel ist mit {light} Licht gewonnen", "The game is won with {light} light"
    ).fill(light=view["light"])


def tallies(view: Data, result: Result, names: list[Text]) -> list[Tally]:
    """What is left is everybody's."""
    light = Text("{light} Licht", "{light} light").fill(light=view["light"])
    burnt = Text("gemeinsam gehütet", "kept together")
    return [Tally(light, burnt) for _ in names]
