"""What happened, in words: one entry for each kind of event, led by what has caused it."""

from typing import TYPE_CHECKING, Any, Final

from spieltisch.core.effects import sentences
from spieltisch.core.event import Event, LogLine
from spieltisch.core.log import Kind, Reader, Word
from spieltisch.core.names import called
from spieltisch.core.text import Text, listed
from spieltisch.games.spirit_island.cards import boards, numbers, panel
from spieltisch.games.spirit_island.effects import invaders
from spieltisch.games.spirit_island.effects.artifacts import ARTIFACT_WORDS
from spieltisch.games.spirit_island.effects.markers import MARKER_WORDS
from spieltisch.games.spirit_island.effects.on_boards import board_name
from spieltisch.games.spirit_island.effects.ways import Decide
from spieltisch.games.spirit_island.effects.words import (
    any_of_words,
    element_words,
    land_name,
    terrain_words,
)
from spieltisch.games.spirit_island.state import codes, programs, turn, verbs
from spieltisch.games.spirit_island.state.hidden import ACTIONS, power_key
from spieltisch.games.spirit_island.text import names, titles
from spieltisch.games.spirit_island.text.cards import (
    BLIGHT_CARDS,
    FEAR_CARDS,
    fear_level,
    power_head,
)
from spieltisch.games.spirit_island.text.events import BARE, KINDS
from spieltisch.games.spirit_island.text.names import counted
from spieltisch.games.spirit_island.text.panels import growth_text

if TYPE_CHECKING:
    from spieltisch.games.spirit_island.state.table import Island

_OF_THE_ISLAND: Final = frozenset([programs.PHASE, programs.BUILD, programs.EXPLORE])
"""Causes that go without saying."""

_ROUND: Final = Text("Runde {round}: {phase}.", "Round {round}: {phase}.")
_PAYS: Final = Text("{seat} gib[t|st] {energy} ab.", "{seat} pay[s|] {energy}.")
_INCOME: Final = Text(
    "{seat} erhäl[t|tst] {energy} Einkommen.", "{seat} gain[s|] {energy} of income."
)
_AT_ITSELF: Final = Text(
    "{seat} ziel[t|st] auf [sich|dich] selbst.", "{seat} aim[s|] at [itself|yourself]."
)
_DEFENDED: Final = Text(" (nach Verteidigen {defence})", " (after Defend {defence})")
_MOST: Final = Text(" (mit Kosten bis {most})", " (of cost {most} or less)")
_SHOWN: Final = Text(
    "{seat} sag[t|st]: {element} ist darauf.", "{seat} say[s|]: {element} is on it."
)
_NOT_SHOWN: Final = Text(
    "{seat} sag[t|st]: {element} ist nicht darauf.", "{seat} say[s|]: {element} is not on it."
)
_OF_EVENTS: Final = ("SI-161",)  # about a vote; otherwise it is about a scenario
_CAUSED: Final = Text("{cause}: {said}", "{cause}: {said}")

_FOR_SPIRIT: Final = {
    turn.RANGE: Text(
        "[Die Fähigkeiten von {seat}|Deine Fähigkeiten] haben in dieser Runde +{number} Reichweite.",
        "[The Powers of {seat}|Your Powers] have +{number} range this turn.",
    ),
    turn.SHARED: Text(
        "{seat} darf[|st] in dieser Runde auch von der Präsenz von {other} aus zielen, und umgekehrt.",
        "{seat} may aim from the Presence of {other} this turn as well, and the other way round.",
    ),
    turn.QUICK: Text(
        "{seat} darf[|st] in dieser Runde {number} Verzögerte Fähigkeiten sofort benutzen.",
        "{seat} may use {number} Slow Powers in the Fast phase this turn.",
    ),
    turn.ANY_SPEED: Text(
        "{seat} darf[|st] in dieser Runde {number} Fähigkeit in der anderen Phase benutzen.",
        "{seat} may use {number} Power in the phase of the other speed this turn.",
    ),
    turn.COAST_RANGE: Text(
        "[Die Fähigkeiten von {seat}|Deine Fähigkeiten] haben in dieser Runde zu Küstengebieten"
        " +{number} Reichweite.",
        "[The Powers of {seat}|Your Powers] have +{number} range to Coastal lands this turn.",
    ),
    turn.KEEPS: Text(
        "{seat} darf[|st] am Rundenende {number} gespielte Karte behalten.",
        "{seat} may keep {number} played card when Time Passes.",
    ),
    turn.WARDED: Text(
        "Verteidigen {number} in jedem Gebiet mit [Präsenz von {seat}|deiner Präsenz].",
        "Defend {number} in each land with [Presence of {seat}|your Presence].",
    ),
}
"""By the note for this turn."""
_YOU_SEARCH: Final = Text("Ihr durchsucht", "You search")
_THEY_SEARCH: Final = Text("Die Invasoren durchsuchen", "The Invaders search")
_DELAYS: Final = {
    invaders.SPARES_LOWEST: Text(
        "Beim nächsten {action} bleibt auf jedem Spielplan ein Gebiet verschont.",
        "The next {action} leaves out a land of each board.",
    ),
    invaders.WAITS: Text(
        "Das nächste {action} findet nicht statt; seine Karte bleibt liegen.",
        "The next {action} does not happen; its card stays where it is.",
    ),
    invaders.PASSES: Text(
        "Das nächste {action} findet nicht statt; seine Karte zieht weiter.",
        "The next {action} does not happen; its card moves on.",
    ),
}


def _piece(piece: int) -> tuple[str, Text]:
    kind = codes.kind_of(piece)
    return codes.KINDS[kind], counted(kind, 1)


def _actions(bits: int) -> tuple[list[str], Text]:
    found = [action for action in range(len(ACTIONS)) if bits >> action & 1]
    keys = [ACTIONS[action] for action in found]
    return keys, any_of_words([names.ACTIONS[action] for action in found])


_TRACK_KEYS: Final = ("energy", "plays")

_READER: Final = Reader(
    one={
        "phase": lambda phase: (codes.PHASES[phase], names.PHASES[phase]),
        "power": lambda power: (power_key(power), names.power_name(power)),
        "land": lambda land: (names.land_key(land), land_name(land)),
        "piece": _piece,
        "kind": lambda kind: (codes.KINDS[kind], counted(kind, 1)),
        "spirit": lambda spirit: (
            numbers.SPIRITS[spirit],
            titles.SPIRITS[numbers.SPIRITS[spirit]],
        ),
        "presence": lambda number: (number, names.of_presence(number)),
        "energy": lambda energy: (energy, names.of_energy(abs(energy))),
        "fear": lambda fear: (fear, names.of_fear(fear)),
        "element": lambda element: (codes.ELEMENTS[element], names.element_name(element)),
        "track": lambda track: (_TRACK_KEYS[track], names.TRACKS[track]),
        "deck": lambda deck: (("minor", "major")[deck], names.DECKS[deck]),
        "fear-card": lambda card: (numbers.FEAR[card], titles.FEAR[numbers.FEAR[card]]),
        "blight": lambda card: (numbers.BLIGHT[card - 1], titles.BLIGHT[numbers.BLIGHT[card - 1]]),
        "event": lambda card: (numbers.EVENTS[card], titles.EVENTS[numbers.EVENTS[card]]),
        "invader": lambda card: (numbers.INVADERS[card], names.invader_card_name(card)),
        "action": lambda action: (ACTIONS[action], names.ACTIONS[action]),
        "actions": _actions,
        "marker": lambda kind: (codes.MARKERS[kind], MARKER_WORDS[kind]),
        "artifact": lambda number: (numbers.ARTIFACTS[number], ARTIFACT_WORDS[number]),
        "deed": lambda deed: (numbers.DEEDS[deed], titles.DEEDS[numbers.DEEDS[deed]]),
        "vote": lambda move: (verbs.KEYS[move], names.vote_name(move)),
        "terrain": lambda terrain: (codes.TERRAINS[terrain], terrain_words([terrain])),
        "board": lambda board: (boards.NAMES[board], board_name(board)),
        "ending": lambda how: (how, names.ENDINGS[how]),
    },
    rest={
        "cards": lambda cards: (
            [power_key(card) for card in cards],
            listed([names.power_name(card) for card in cards]),
        ),
        "invaders": lambda cards: (
            [numbers.INVADERS[card] for card in cards],
            listed([names.invader_card_name(card) for card in cards]),
        ),
        "fears": lambda cards: (
            [numbers.FEAR[card] for card in cards],
            listed([titles.FEAR[numbers.FEAR[card]] for card in cards]),
        ),
    },
)


def log_line(table: "Island", event: Event, seat: int | None, reader: int | None) -> LogLine:
    """An event, which everybody may see, said to ``reader``."""
    kind, cause = KINDS[event.kind], event.args[-1]
    shown = Event(event.kind, event.args[:-1], event.hidden, event.seen)
    data, words, told = _READER.read(table, kind, shown, seat, reader)
    told = _wording(table, shown, cause, words, told, reader)
    said = told.fill(**words)
    if cause >= 0:
        data["cause"] = programs.PROGRAMS[cause].key
    if cause >= 0 and event.kind not in BARE and cause not in _OF_THE_ISLAND:
        said = _CAUSED.fill(cause=names.capital(_cause_name(shown, cause)), said=said)
    things = (*kind.seats(data), *_things(kind, data))
    by_event = programs.EVENT <= cause < programs.SYSTEM and event.kind in ("vote", "disagreed")
    rulings = _OF_EVENTS if by_event else kind.rulings
    return LogLine(event.kind, said, data, rulings, things)


def _cause_name(event: Event, cause: int) -> Text:
    """In a ravage invaders come to harm only by dahan who fight back."""
    by_dahan = event.kind in ("wound", "destroy") and codes.kind_of(event.args[0]) != codes.DAHAN
    return names.cause_name(programs.FIGHT_BACK if by_dahan and cause == programs.RAVAGE else cause)


def _wording(
    table: "Island",
    event: Event,
    cause: int,
    words: dict[str, Word],
    told: Text,
    reader: int | None,
) -> Text:
    """The sentence of an event where it depends on its numbers; fills in what they stand for."""
    kind, args = event.kind, event.args
    if kind == "phase":
        return _ROUND if args[0] == codes.GROWTH else told
    if kind == "grow":
        words["growth"] = growth_text(table.spirit(args[0]).growth[args[1]])
    elif kind == "energy" and (args[1] < 0 or cause < 0):
        return _PAYS if args[1] < 0 else _INCOME
    elif kind == "aim-spirit" and args[0] == args[1]:
        return _AT_ITSELF
    elif kind == "sink":
        words["board"] = boards.NAMES[args[0] // boards.STRIDE]
    elif kind == "without":
        words["elements"] = element_words(programs.THRESHOLDS[cause][args[1]])
    elif kind in ("token", "replace"):
        words["tokens"] = counted(args[-3 if kind == "token" else -2], args[-1])
    elif kind == "ravage":
        words["defended"] = _DEFENDED.fill(defence=args[2]) if args[2] else ""
    elif kind in ("ban", "for-land", "for-island", "awaits"):
        words["told"] = sentences(programs.PROGRAMS[cause].steps[args[-1]])
    elif kind == "for-spirit":
        words["other"] = called(table, args[2], reader) if args[0] == turn.SHARED else ""
        return _FOR_SPIRIT[args[0]]
    elif kind == "grant-repeat":
        words["most"] = _MOST.fill(most=args[2]) if args[2] >= 0 else ""
    elif kind == "fear-card":
        words["told"] = fear_level(FEAR_CARDS[numbers.FEAR[args[0]]], args[1])
    elif kind == "blight-card":
        words["told"] = sentences(BLIGHT_CARDS[numbers.BLIGHT[args[0] - 1]].effect)
    elif kind == "event-part":
        words["part"] = names.cause_name(args[0])
        words["told"] = sentences(programs.PROGRAMS[args[0]].tree)
    elif kind in ("way", "only-way"):
        step = programs.PROGRAMS[cause].steps[args[0]]
        assert isinstance(step, Decide)
        words["name"] = step.ways[args[1]].name
    elif kind == "flip":
        words["head"] = power_head(panel.POWERS[args[0]])
    elif kind == "declare":
        return _SHOWN if args[2] else _NOT_SHOWN
    elif kind == "box-invader":
        words["stage"] = "I" * args[0]
    elif kind == "reveal-fear":
        words["place"] = args[1] + 1
    elif kind == "search":
        words["who"] = _YOU_SEARCH if args[2] else _THEY_SEARCH
    elif kind == "delay":
        return _DELAYS[args[1]]
    return told


def _things(kind: Kind, data: dict[str, Any]) -> list[str]:
    """The lands and cards that an event speaks of."""
    found = []
    for name, what in kind.fields:
        if what == "land":
            found.append(f"land:{data[name]}")
        elif what == "power":
            place = "innate" if data[name] in numbers.INNATES else "card"
            found.append(f"{place}:{data[name]}")
        elif what == "cards":
            found += [f"card:{card}" for card in data[name]]
    return found
