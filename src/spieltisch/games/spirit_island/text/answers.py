"""How the answers read that are given inside an effect."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from spieltisch.core.effects import Step
from spieltisch.core.names import seat_name
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.cards import numbers, panel
from spieltisch.games.spirit_island.effects.aim import Aim
from spieltisch.games.spirit_island.effects.basics import Counted
from spieltisch.games.spirit_island.effects.moving import Push
from spieltisch.games.spirit_island.effects.paying import (
    DISCARDED,
    Affordable,
    Pay,
    in_play,
    worth,
)
from spieltisch.games.spirit_island.effects.phase import Ravages
from spieltisch.games.spirit_island.effects.ravage import AWAITED, might
from spieltisch.games.spirit_island.effects.special import Flee
from spieltisch.games.spirit_island.effects.ways import Decide
from spieltisch.games.spirit_island.effects.words import element_words
from spieltisch.games.spirit_island.state import codes, dreams, programs, verbs
from spieltisch.games.spirit_island.state.programs import LAND, PIECE
from spieltisch.games.spirit_island.text import names
from spieltisch.games.spirit_island.text.cards import power_head
from spieltisch.games.spirit_island.text.panels import space_gives
from spieltisch.games.spirit_island.text.reading import Reading

if TYPE_CHECKING:
    from spieltisch.games.spirit_island.rules.state import SpiritIslandState

Answer = Callable[["SpiritIslandState", int, Frame | None, int], Reading]


def _land_target(land: int) -> tuple[str, ...]:
    return (f"land:{names.land_key(land)}",)


def distance(state: "SpiritIslandState", origins: list[int], land: int) -> int:
    """How many steps a land is away from the nearest of some others; -1: there is no way."""
    reached = 0
    for steps in range(programs.COUNT):
        near = state.distances(origins, steps)
        if land in near:
            return steps
        if len(near) == reached:
            return -1
        reached = len(near)
    return -1


def _land(state: "SpiritIslandState", seat: int, frame: Frame | None, land: int) -> Reading:
    notes: list[Text] = []
    if frame is not None:
        step = step_of(frame)
        if isinstance(step, Aim) and not step.target.spirit:
            notes = _range(state, frame, step, land)
        elif isinstance(step, Ravages):
            awaited = step.how_of(state, frame.values[programs.LEFT]) == AWAITED
            notes = [names.of_damage(might(state, land, awaited))]
    label = names.noted(names.land_with(state, land, seat), notes)
    return Reading(label, targets=_land_target(land))


def _range(state: "SpiritIslandState", frame: Frame, aim: Aim, land: int) -> list[Text]:
    """How far away a target is, and what it costs to reach further."""
    user = frame.values[programs.ACTOR]
    away = distance(state, state.origins(user, aim.target), land)
    notes = [Text(f"{away} entfernt", f"{away} away")] if away > 0 else []
    if state.beyond(user, aim.target, land, aim.short(frame)):
        notes.append(Text("kostet 1 Energie", "costs 1 Energy"))
    return notes


def _to(state: "SpiritIslandState", seat: int, frame: Frame | None, land: int) -> Reading:
    label = Text("nach {land}", "to {land}").fill(land=names.land_with(state, land, seat))
    drowns = frame is not None and state.at_sea(land) and _is_moved(frame)
    notes = [Text("ertrinkt dort", "drowns there")] if drowns else []
    return Reading(names.noted(label, notes), targets=_land_target(land))


def _is_moved(frame: Frame) -> bool:
    """Whether a piece with health is on its way."""
    step = step_of(frame)
    pushed = isinstance(step, Push) and 0 <= frame.values[PIECE] < codes.CLASSES
    return pushed or isinstance(step, Flee)


def _from(state: "SpiritIslandState", seat: int, frame: Frame | None, land: int) -> Reading:
    label = Text("aus {land}", "from {land}").fill(land=names.land_with(state, land, seat))
    return Reading(label, targets=_land_target(land))


def step_of(frame: Frame) -> Step:
    """The step that waits for a choice."""
    return programs.PROGRAMS[frame.effect].steps[frame.step]


def place(frame: Frame | None) -> int:
    """The land whose pieces are asked about, -1 if none is."""
    if frame is None:
        return -1
    step = step_of(frame)
    return step.land_of(frame) if isinstance(step, Counted) else frame.values[LAND]


def _said(state: "SpiritIslandState", frame: Frame | None, move: int, otherwise: Text) -> Text:
    """What the step says about one of its choices, or else what is said of such moves."""
    told = step_of(frame).answer(state, frame, move) if frame is not None else otherwise
    return names.capital(told if told.en else otherwise)


def _piece_target(frame: Frame | None, key: str) -> tuple[str, ...]:
    land = place(frame)
    return (f"piece:{names.land_key(land)}/{key}",) if land >= 0 else ()


def _piece(state: "SpiritIslandState", seat: int, frame: Frame | None, thing: int) -> Reading:
    key = names.thing_key(thing)
    if names.kind_of_thing(thing) == codes.PRESENCE:
        key = f"presence-{seat + 1}"
    return Reading(names.thing_name(thing), targets=_piece_target(frame, key))


def _presence(state: "SpiritIslandState", seat: int, frame: Frame | None, whose: int) -> Reading:
    label = Text("Präsenz von {who}", "Presence of {who}").fill(who=seat_name(state, whose))
    if whose == seat:
        label = Text("Deine Präsenz", "Your Presence")
    return Reading(label, targets=_piece_target(frame, f"presence-{whose + 1}"))


def _hit(state: "SpiritIslandState", seat: int, frame: Frame | None, number: int) -> Reading:
    label = Text("{piece}: 1 Schaden", "{piece}: 1 Damage").fill(piece=names.piece_name(number))
    notes: list[Text] = []
    land = place(frame)
    if land >= 0:
        left = state.health(land, number) - codes.damage_of(number) - 1
        notes = [Text(f"hält dann noch {left} aus", f"{left} more would destroy it")]
    return Reading(names.noted(label, notes), targets=_piece_target(frame, names.thing_key(number)))


def _kill(state: "SpiritIslandState", seat: int, frame: Frame | None, number: int) -> Reading:
    dreamt = dreams.dreaming(state)
    label = Text("{piece} zerstören", "Destroy {piece}")
    if dreamt:
        label = Text("{piece} im Traum zerstören", "Destroy {piece} in a dream")
    label = label.fill(piece=names.piece_name(number))
    notes: list[Text] = []
    land = place(frame)
    if land >= 0:
        needed = state.health(land, number) - codes.damage_of(number)
        notes = [Text("braucht {damage}", "takes {damage}").fill(damage=names.of_damage(needed))]
    kind = codes.kind_of(number)
    fear = dreams.FEAR[kind] if dreamt and kind != codes.DAHAN else codes.FEAR[kind]
    if fear:
        notes.append(names.of_fear(fear))
    return Reading(
        names.noted(label, notes),
        targets=_piece_target(frame, names.thing_key(number)),
        rulings=("SI-045",),
        brings=Text("zerstört", "destroyed"),
    )


def _spirit(state: "SpiritIslandState", seat: int, frame: Frame | None, other: int) -> Reading:
    if other >= state.seats:
        return Reading(Text(f"Geist {other + 1}", f"Spirit {other + 1}"))
    whose = Text("du selbst", "yourself") if other == seat else seat_name(state, other)
    return Reading(names.spirit_name(state, other), [whose], (f"seat:{other + 1}",))


def _choose(state: "SpiritIslandState", seat: int, frame: Frame | None, at: int) -> Reading:
    number = Text(f"Möglichkeit {at + 1}", f"Option {at + 1}")
    label = _said(state, frame, verbs.CHOOSE + at, number)
    return Reading(label, _price(state, frame, at) if frame is not None else [])


def _price(state: "SpiritIslandState", frame: Frame, at: int) -> list[Text]:
    """What a way costs all spirits together, and how much of it elements pay."""
    step = step_of(frame)
    if not isinstance(step, Decide) or at >= len(step.ways):
        return []
    cost = step.ways[at].condition
    if not isinstance(cost, Affordable):
        return []
    number = cost.number.value(state, frame)
    notes = [Text("kostet {price}", "costs {price}").fill(price=names.of_energy(number))]
    aided = min(number, in_play(state, cost.aid))
    if aided:
        notes.append(
            Text("davon zahlt {element} {aided}", "{element} pays {aided} of it").fill(
                element=names.element_name(cost.aid), aided=aided
            )
        )
    return notes


def _yes(state: "SpiritIslandState", seat: int, frame: Frame | None, _: int) -> Reading:
    return Reading(_said(state, frame, verbs.YES, names.ANSWERS[verbs.YES]))


def _no(state: "SpiritIslandState", seat: int, frame: Frame | None, _: int) -> Reading:
    return Reading(_said(state, frame, verbs.NO, names.ANSWERS[verbs.NO]), forgoes=True)


def _done(state: "SpiritIslandState", seat: int, frame: Frame | None, _: int) -> Reading:
    nothing = Text("Nichts weiter", "Nothing more")
    return Reading(_said(state, frame, verbs.DONE, nothing), forgoes=True)


def _element(state: "SpiritIslandState", seat: int, frame: Frame | None, element: int) -> Reading:
    then = state.has(seat)[element] + 1
    note = Text("dann {then}", "then {then}").fill(then=then)
    return Reading(names.element_name(element), [note], (f"element:{codes.ELEMENTS[element]}",))


def _track(state: "SpiritIslandState", seat: int, frame: Frame | None, track: int) -> Reading:
    target = (f"track:{seat + 1}/{('energy', 'plays', 'destroyed', 'island')[track]}",)
    if track == 2:
        label = Text("Zerstörte Präsenz", "Destroyed Presence")
        notes = [Text("kostet 1 Energie", "costs 1 Energy")] if state.blighted else []
        return Reading(label, notes, target, ("SI-P-094",))
    if track == 3:
        return Reading(
            Text("Präsenz von der Insel", "Presence from the island"), [], target, ("SI-P-041",)
        )
    own = state.spirit(seat)
    spaces = own.plays if track else own.energy
    at = (state.plays_track if track else state.energy_track)[seat]
    notes = []
    if at < len(spaces):
        gives = Text("deckt auf: {space}", "uncovers: {space}")
        notes = [gives.fill(space=space_gives(spaces[at], track))]
    return Reading(names.TRACKS[track], notes, target, ("SI-P-041",))


def _deck(state: "SpiritIslandState", seat: int, frame: Frame | None, deck: int) -> Reading:
    forgets = deck and not state.spells & codes.FREE_MAJORS
    notes = [Text("dann vergisst du eine Karte", "then you forget a card")] if forgets else []
    return Reading(names.DECKS[deck], notes, rulings=("SI-037",) if deck else ("SI-036",))


def _card(label: Text, rulings: tuple[str, ...] = ()) -> Answer:
    """A reading of a move with a power card: what it costs and gives is said, too."""

    def read(state: "SpiritIslandState", seat: int, frame: Frame | None, card: int) -> Reading:
        head = power_head(panel.POWERS[card])
        said = label.fill(card=names.power_name(card))
        return Reading(said, [head], (f"card:{numbers.POWERS[card]}",), rulings)

    return read


def _rest(state: "SpiritIslandState", seat: int, frame: Frame | None, _: int) -> Reading:
    label = Text("Der Reihe nach durch alle übrigen", "All that are left, in order")
    return Reading(label, rulings=("SI-072",))


def _without(state: "SpiritIslandState", seat: int, frame: Frame | None, at: int) -> Reading:
    thresholds = programs.THRESHOLDS[frame.effect] if frame is not None else []
    if at >= len(thresholds):
        return Reading(Text(f"Ohne Schwelle {at + 1}", f"Without threshold {at + 1}"))
    label = Text("Ohne die Schwelle {elements}", "Without the threshold {elements}")
    return Reading(
        label.fill(elements=element_words(thresholds[at])), rulings=("SI-P-031",), forgoes=True
    )


def _reveal(state: "SpiritIslandState", seat: int, frame: Frame | None, at: int) -> Reading:
    earned = len(state.fear_earned)
    if at < earned:
        label = Text(f"Verdiente Furcht-Karte {at + 1}", f"Earned Fear card {at + 1}")
    else:
        number = at - earned + 1
        label = Text(f"Furcht-Karte {number} im Stapel", f"Fear card {number} in the deck")
    return Reading(label, targets=(f"fear:{at + 1}",), rulings=("SI-P-038",))


_DISCARD: Final = Text("{card} ablegen", "Discard {card}")
_FORGET: Final = Text("{card} vergessen", "Forget {card}")
_PAYS: Final = Text("zahlt {number}", "pays {number}")


def _discard(state: "SpiritIslandState", seat: int, frame: Frame | None, card: int) -> Reading:
    return _given(_DISCARD, card, DISCARDED, ("SI-164", "SI-166"))


def _forget(state: "SpiritIslandState", seat: int, frame: Frame | None, card: int) -> Reading:
    step = step_of(frame) if frame is not None else None
    if isinstance(step, Pay):
        return _given(_FORGET, card, worth(state, seat, card, step.aid), ("SI-164", "SI-165"))
    return _card(_FORGET, ("SI-033",))(state, seat, frame, card)


def _given(label: Text, card: int, number: int, rulings: tuple[str, ...]) -> Reading:
    """A card with which a spirit pays."""
    notes = [_PAYS.fill(number=number), power_head(panel.POWERS[card])]
    said = label.fill(card=names.power_name(card))
    return Reading(said, notes, (f"card:{numbers.POWERS[card]}",), rulings)


def _pay(state: "SpiritIslandState", seat: int, frame: Frame | None, number: int) -> Reading:
    return Reading(Text("{number} beitragen", "Give {number}").fill(number=number))


ANSWERS: Final[dict[int, Answer]] = {
    verbs.LAND: _land,
    verbs.TO: _to,
    verbs.FROM: _from,
    verbs.PIECE: _piece,
    verbs.PRESENCE: _presence,
    verbs.HIT: _hit,
    verbs.KILL: _kill,
    verbs.SPIRIT: _spirit,
    verbs.CHOOSE: _choose,
    verbs.YES: _yes,
    verbs.NO: _no,
    verbs.DONE: _done,
    verbs.ELEMENT: _element,
    verbs.TRACK: _track,
    verbs.DECK: _deck,
    verbs.TAKE: _card(Text("{card} nehmen", "Take {card}"), ("SI-036",)),
    verbs.FORGET: _forget,
    verbs.DISCARD: _discard,
    verbs.RECLAIM: _card(Text("{card} zurücknehmen", "Reclaim {card}"), ("SI-P-057",)),
    verbs.REST: _rest,
    verbs.WITHOUT: _without,
    verbs.REVEAL: _reveal,
    verbs.GIVE: _card(Text("{card} abgeben", "Give {card}")),
    verbs.PAY: _pay,
}
"""By verb."""
