"""Why a move is not possible: the sentence of its refusal, with numbers and names filled in."""

from typing import TYPE_CHECKING, Final

from spieltisch.core.decision import Reason
from spieltisch.core.names import seat_name
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text, both
from spieltisch.games.spirit_island.cards import numbers, panel
from spieltisch.games.spirit_island.cards.panel import Elements
from spieltisch.games.spirit_island.effects.aim import Aim
from spieltisch.games.spirit_island.effects.choosing import ChooseLand, InLand
from spieltisch.games.spirit_island.effects.conditions import into_noun
from spieltisch.games.spirit_island.effects.moving import Push
from spieltisch.games.spirit_island.effects.presence import AddPresence
from spieltisch.games.spirit_island.effects.removing import RemoveWorth
from spieltisch.games.spirit_island.effects.using import UseSlowNow
from spieltisch.games.spirit_island.effects.words import element_words, land_name, target_words
from spieltisch.games.spirit_island.rules import deeds, permits
from spieltisch.games.spirit_island.state import codes, programs, turn, verbs
from spieltisch.games.spirit_island.state.hidden import power_key
from spieltisch.games.spirit_island.state.programs import ACTOR, LEFT
from spieltisch.games.spirit_island.text import names, titles
from spieltisch.games.spirit_island.text.answers import distance, place, step_of
from spieltisch.games.spirit_island.text.moves import price_of, prompt
from spieltisch.games.spirit_island.text.refusals import REFUSALS

if TYPE_CHECKING:
    from spieltisch.games.spirit_island.rules.state import SpiritIslandState

Words = dict[str, Text | str | int]

_CARDS: Final = len(numbers.POWERS)


def reason(state: "SpiritIslandState", seat: int, move: int, refusal: int) -> Reason:
    """Why this move is not possible."""
    code, sentence, rulings = REFUSALS[refusal]
    words: Words = {}
    if 0 <= move < verbs.COUNT:
        words = _words(state, seat, move)
        sentence, rulings = _special(state, seat, move, refusal, words) or (sentence, rulings)
    return Reason(code, names.capital(sentence.fill(**words)), rulings)


# the words


def _words(state: "SpiritIslandState", seat: int, move: int) -> Words:
    """What sentences may speak of: what the move names, the land, who decides, energy."""
    verb, argument = verbs.VERB[move], verbs.ARGUMENT[move]
    frame = state.waiting(seat)
    land = place(frame)
    who, doing = _in_progress(state, seat, frame)
    return {
        "thing": _thing(verb, argument),
        "here": land_name(land) if land >= 0 else Text("dort", "there"),
        "who": who,
        "doing": doing,
        "energy": names.of_energy(state.energy[seat]),
        "spirit": names.spirit_name(state, seat),
        "count": len(state.spirit(seat).growth),
        "plays": Text("{number} pro Runde", "{number} each turn").fill(
            number=state.card_plays(seat)
        ),
    }


def _thing(verb: int, argument: int) -> Text:
    """What a move is done with."""
    if verb in (verbs.LAND, verbs.TO, verbs.FROM, verbs.TOGETHER, verbs.CALL):
        return land_name(argument)
    if verb in (verbs.PIECE, verbs.HIT, verbs.KILL):
        return names.thing_name(argument)
    if verb in _WITH_CARDS:
        return names.power_name(argument)
    if verb == verbs.ELEMENT:
        return names.element_name(argument)
    if verb == verbs.TRACK:
        return _SOURCES[argument]
    if verb == verbs.GROW:
        return Text(f"Wachstum {argument + 1}", f"Growth {argument + 1}")
    if verb == verbs.PAY:
        return both(str(argument))
    if verb in (verbs.SPIRIT, verbs.PRESENCE):
        return Text(f"Geist {argument + 1}", f"Spirit {argument + 1}")
    return Text("das", "that")


_WITH_CARDS: Final = (
    *(verbs.PLAY, verbs.USE, verbs.REPEAT, verbs.REPEAT_PAID, verbs.TAKE, verbs.FORGET),
    *(verbs.RECLAIM, verbs.GIVE, verbs.DISCARD, verbs.COVER, verbs.RECALL),
)
_SOURCES: Final = (
    *names.TRACKS,
    Text("zerstörte Präsenz", "destroyed Presence"),
    Text("andere Gebiete", "other lands"),
)


def _in_progress(state: "SpiritIslandState", seat: int, frame: Frame | None) -> tuple[Text, Text]:
    """Who has to decide first, and in which effect."""
    stacks = [state.stacks.own[seat], *state.stacks.own, state.stacks.common]
    waiting = [frame] if frame is not None else []
    waiting += [frame for stack in stacks for frame in stack.frames[:-3:-1] if _asks(frame)]
    if not waiting:
        return both(""), both("")
    first = waiting[0]
    return seat_name(state, min(first.seat, state.seats - 1)), names.cause_name(first.effect)


def _asks(frame: Frame) -> bool:
    """Whether somebody may be asked in it; a vote is about the effect below it."""
    return frame.effect not in (programs.VOTE, programs.AFTER)


# where the sentence depends on the move


def _special(
    state: "SpiritIslandState", seat: int, move: int, refusal: int, words: Words
) -> tuple[Text, tuple[str, ...]] | None:
    """Another sentence with its rulings; fills in the numbers that it speaks of."""
    verb, argument, frame = verbs.VERB[move], verbs.ARGUMENT[move], state.waiting(seat)
    if refusal == codes.NOT_ASKED and seat in state.to_move():
        words["asked"] = prompt(state, seat)
        return _ASKED, ()
    if refusal == codes.TOO_DEAR:
        return _too_dear(state, seat, verb, argument, words)
    if refusal == codes.WRONG_PHASE and verb in (verbs.USE, verbs.REPEAT, verbs.REPEAT_PAID):
        return _wrong_time(state, seat, argument)
    if refusal == codes.NO_TARGET:
        words["target"] = target_words(permits.target_of(argument))
    elif refusal == codes.NO_LEVEL:
        return _no_level(state, seat, verb, argument, frame, words)
    elif refusal == codes.NEEDED and frame is not None:
        words["elements"] = element_words(programs.THRESHOLDS[frame.effect][argument])
    elif refusal == codes.OUT_OF_RANGE and frame is not None:
        return _out_of_range(state, frame, argument, words)
    elif refusal == codes.WRONG_LAND and frame is not None:
        return _wrong_land(frame, words)
    elif refusal == codes.WRONG_SPIRIT and verb == verbs.USE:
        return _owner_of(argument, words)
    elif refusal == codes.TOO_TOUGH and frame is not None:
        return _too_tough(state, frame, argument, words)
    elif refusal == codes.NO_SUCH_PIECE and verb in (verbs.TO, verbs.FROM):
        return _NOTHING_THERE, ()
    elif refusal == codes.NO_PRESENCE_LEFT and verb == verbs.TRACK and argument == 2:
        return _NO_RETURN, ("SI-035", "SI-P-094")
    elif refusal == codes.NO_DEED:
        lacking = deeds.lacking(state, seat, argument)
        words["what"] = lacking.told() if lacking is not None else ""
    elif refusal == codes.ALREADY_DONE and turn.holds(state, turn.DECLINED, 0):
        return (_DECLINED, ("SI-217",)) if verb == verbs.TOGETHER else None
    return None


_ASKED: Final = Text(
    "Jetzt ist etwas anderes gefragt ({asked}).", "Something else is asked now ({asked})."
)
_NOTHING_THERE: Final = Text(
    "In {thing} ist nichts, was dafür infrage kommt.", "There is nothing for this in {thing}."
)
_NO_RETURN: Final = Text(
    "Zerstörte Präsenz kommt hier nicht zurück.", "Destroyed Presence does not come back here."
)
_DECLINED: Final = Text(
    "Das wurde in dieser Runde schon abgelehnt.", "That has been declined this turn."
)
_REPEAT_LIMIT: Final = Text(
    "{thing} hat Kosten {cost}; wiederholen darfst du nur billigere Karten.",
    "{thing} has cost {cost}; you may repeat only cheaper cards.",
)
_PAY_SHARE: Final = Text(
    "{thing} kannst du nicht beitragen, oder es ist nicht genug.",
    "You cannot give {thing}, or it is not enough.",
)


def _too_dear(
    state: "SpiritIslandState", seat: int, verb: int, argument: int, words: Words
) -> tuple[Text, tuple[str, ...]] | None:
    if verb == verbs.GROW:
        words["cost"] = state.spirit(seat).growth[argument].cost
        return REFUSALS[codes.TOO_DEAR][1], ("SI-028",)
    if verb == verbs.PAY:
        return _PAY_SHARE, ("SI-162", "SI-217")
    words["cost"] = price_of(state, seat, argument)
    limited = (
        verb in (verbs.REPEAT, verbs.REPEAT_PAID)
        and permits.grant(state, seat, argument, verb == verbs.REPEAT_PAID) == -codes.TOO_DEAR
    )
    return (_REPEAT_LIMIT, ("SI-P-073",)) if limited else None


_TOO_HEALTHY: Final = Text(
    "{thing} hat Abwehrkraft {needed}, übrig: {left}.", "{thing} has {needed} Health, left: {left}."
)


def _too_tough(
    state: "SpiritIslandState", frame: Frame, number: int, words: Words
) -> tuple[Text, tuple[str, ...]] | None:
    """Damage or health that is not enough for a piece."""
    health = state.health(place(frame), number)
    words["left"] = max(0, frame.values[LEFT])
    words["needed"] = names.of_damage(health - codes.damage_of(number))
    if not isinstance(step_of(frame), RemoveWorth):
        return None
    words["needed"] = health
    return _TOO_HEALTHY, ()


_LATER: Final = Text(
    "{thing} ist eine Verzögerte Fähigkeit: Sie wird erst nach den Invasoren benutzt.",
    "{thing} is a Slow Power: it is used only after the Invaders.",
)
_TOO_LATE: Final = Text(
    "{thing} ist eine Sofort-Fähigkeit: Sie wird nur vor den Invasoren benutzt.",
    "{thing} is a Fast Power: it is used only before the Invaders.",
)
_NOT_NOW: Final = Text(
    "In der Invasoren-Phase benutzt niemand Fähigkeiten.",
    "Nobody uses Powers in the Invader phase.",
)
_NOT_YET: Final = Text(
    "Fähigkeiten werden erst nach der Geister-Phase benutzt.",
    "Powers are used only after the Spirit phase.",
)


def _wrong_time(state: "SpiritIslandState", seat: int, power: int) -> tuple[Text, tuple[str, ...]]:
    """A power in the wrong phase."""
    if state.phase == codes.GROWTH:
        return _NOT_YET, ("SI-030",)
    if state.phase == codes.FAST_PHASE:
        return _LATER, ("SI-030", "SI-P-066")
    frame = state.waiting(seat)
    rouses = frame is not None and isinstance(step_of(frame), UseSlowNow)
    if (rouses or state.phase == codes.SLOW_PHASE) and permits.speed_of(power) == codes.FAST:
        return _TOO_LATE, ("SI-031",)
    return _NOT_NOW, ("SI-031",)


_NO_THRESHOLD: Final = Text(
    "Eine solche Schwelle gibt es hier nicht.", "There is no such threshold here."
)
_NOT_REACHED: Final = Text(
    "Auf {elements} kannst du nicht verzichten: {missing}.",
    "You cannot do without {elements}: {missing}.",
)
_HELD: Final = Text("du verzichtest schon darauf", "you already do without it")
_HAVE: Final = Text("du hast {elements}", "you have {elements}")


def _no_level(
    state: "SpiritIslandState",
    seat: int,
    verb: int,
    argument: int,
    frame: Frame | None,
    words: Words,
) -> tuple[Text, tuple[str, ...]] | None:
    """Elements that are missing for an innate power or a threshold."""
    if verb == verbs.WITHOUT:
        thresholds = programs.THRESHOLDS[frame.effect] if frame is not None else []
        if argument >= len(thresholds):
            return _NO_THRESHOLD, ()
        wanted = thresholds[argument]
        words["elements"] = element_words(wanted)
        met = state.meets(seat, wanted)
        words["missing"] = _HELD if met else _have(state, seat, wanted)
        return _NOT_REACHED, ("SI-P-031",)
    wanted = panel.INNATES[argument - _CARDS].levels[0]
    words["elements"] = element_words(wanted)
    words["missing"] = _have(state, seat, wanted)
    return None


def _have(state: "SpiritIslandState", seat: int, wanted: Elements) -> Text:
    """How many of some elements a spirit has."""
    has = state.has(seat)
    return _HAVE.fill(elements=element_words({element: has[element] for element in wanted}))


_NO_ORIGIN: Final = Text(
    "Von nirgends aus zu erreichen: {target}.", "It cannot be reached from anywhere: {target}."
)
_TOO_FAR: Final = Text("{thing} ist zu weit entfernt.", "{thing} is too far away.")


def _out_of_range(
    state: "SpiritIslandState", frame: Frame, land: int, words: Words
) -> tuple[Text, tuple[str, ...]] | None:
    """How far away a land is, and how far the effect reaches."""
    step = step_of(frame)
    if isinstance(step, Aim):
        user = frame.values[ACTOR]
        origins = state.origins(user, step.target)
        words["reach"] = state.reach(user, step.target, step.short(frame))
        words["target"] = target_words(step.target)
    elif isinstance(step, AddPresence) and step.reach >= 0:
        origins = state.presence_lands(frame.seat)
        words["reach"] = step.reach
    else:
        return _TOO_FAR, ("SI-P-002",)
    words["away"] = away = distance(state, origins, land)
    if away >= 0:
        return None
    return (_NO_ORIGIN, ("SI-P-004",)) if "target" in words else (_TOO_FAR, ("SI-P-002",))


_WANTED: Final = Text(
    "{thing} passt nicht, gesucht ist {target}.", "{thing} does not fit, it has to be {target}."
)
_UNFIT: Final = Text("{thing} passt nicht ({target}).", "{thing} does not fit ({target}).")


def _wrong_land(frame: Frame, words: Words) -> tuple[Text, tuple[str, ...]] | None:
    """What a land would have to be."""
    step = step_of(frame)
    if isinstance(step, Aim):
        words["target"] = target_words(step.target)
        return _UNFIT, ("SI-040",)
    if isinstance(step, InLand | ChooseLand):
        words["target"] = step.lands.one()
        return _WANTED, ()
    if isinstance(step, AddPresence):
        words["target"] = step.where_words()
        return _UNFIT, ()
    if isinstance(step, Push) and step.into is not None:
        words["target"] = into_noun(step.into, several=False)
        return _WANTED, ()
    return None


_OTHER_OWNER: Final = Text("{thing} gehört zu {owner}.", "{thing} belongs to {owner}.")
_OTHER_SPIRIT: Final = Text(
    "{thing} gehört zu einem anderen Geist.", "{thing} belongs to another Spirit."
)


def _owner_of(power: int, words: Words) -> tuple[Text, tuple[str, ...]]:
    """Whose innate power it is."""
    key = power_key(power)
    for spirit in panel.SPIRITS:
        if any(innate.key == key for innate in spirit.innates):
            words["owner"] = titles.SPIRITS[spirit.key]
            return _OTHER_OWNER, ()
    return _OTHER_SPIRIT, ()
