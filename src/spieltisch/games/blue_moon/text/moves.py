"""How each answer reads, and what on the table it points at.

Targets: ``card:KEY`` a card in the own hand or on an own ship, ``table:SEAT:KEY`` a card on the
table, ``hidden:SEAT:N`` a face-down bluff card (from 1), ``choice:KEY`` a card that lies nowhere on
the table (in a pile that is searched, revealed, or open in the opponent's hand), ``element:fire``,
and ``phase`` for what ends or decides a phase.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from spieltisch.core.decision import FOR_GOOD, HIDDEN_FORMALITY, Option, Standing
from spieltisch.core.names import seat_name
from spieltisch.core.text import Text, joined
from spieltisch.games.blue_moon.cards import every, icons, kinds, special
from spieltisch.games.blue_moon.effects import targets
from spieltisch.games.blue_moon.rules import menu, outlook, permits, turn
from spieltisch.games.blue_moon.state import codes, layers, verbs
from spieltisch.games.blue_moon.state.notation import ELEMENT_KEYS, card_key
from spieltisch.games.blue_moon.state.table import Table
from spieltisch.games.blue_moon.text.circumstances import (
    intervention_rulings,
    landing_rulings,
    play_rulings,
)
from spieltisch.games.blue_moon.text.dragons import dragon_rulings, told_dragons
from spieltisch.games.blue_moon.text.modifiers import Rulings
from spieltisch.games.blue_moon.text.names import card_name, counted_dragons, demanded, in_element
from spieltisch.games.blue_moon.text.payments import payment_rulings
from spieltisch.games.blue_moon.text.shapers import power_rulings

PHASE: Final = "phase"


@dataclass
class _Reading:
    """A move in words: what it does, what to expect of it, where it points, its rulings."""

    label: Text
    target: str = ""
    notes: list[Text] = field(default_factory=list)
    rulings: Rulings = ()
    forgoes: bool = False
    final: Text | None = None
    formality: str = ""
    standing: Standing | None = None


def option(state: Table, seat: int, move: int) -> Option:
    """A move with its label, what it points at on the table, and its rulings."""
    reading = _READERS[verbs.VERB[move]](state, seat, verbs.ARGUMENT[move])
    label = reading.label
    if reading.notes:
        notes = joined(reading.notes, "; ")
        label = Text(f"{label.de} ({notes.de})", f"{label.en} ({notes.en})")
    targets = (reading.target,) if reading.target else ()
    return Option(
        move,
        verbs.KEYS[move],
        label,
        targets,
        reading.rulings,
        reading.forgoes,
        final=reading.final,
        formality=reading.formality,
        standing=reading.standing,
    )


def _against(table: Table, seat: int) -> Text:
    """Both powers in the contested element."""
    element = table.element
    power, theirs = in_element(table.power(seat, element), element), table.power(1 - seat, element)
    return Text(f"{power.de} gegen {theirs}", f"{power.en} against {theirs}")


def _powers_after(state: Table, seat: int, verb: int, card: int) -> list[Text]:
    """The powers that a card leads to, if it may be laid now."""
    if state.ended or seat != menu.asked(state) or verb + card not in state.menu:
        return []
    after = outlook.laid(state, seat, card, verb)
    if after.element != codes.NONE:
        return [_against(after, seat)]
    powers = [in_element(after.power(seat, each), each) for each in (codes.FIRE, codes.EARTH)]
    return [joined(powers, " / ")]


def _own(card: int) -> str:
    return f"card:{card_key(card)}"


def _on_table(seat: int, card: int) -> str:
    return f"table:{seat}:{card_key(card)}"


def where(state: Table, seat: int, card: int, theirs: bool = False) -> str:
    """The target that stands for a card which a seat may choose.

    Both decks may hold the same card; ``theirs`` says that the opponent's is meant.
    """
    for owner in (1 - seat, seat) if theirs else (seat, 1 - seat):
        if owner == seat and (card in state.hand[seat] or card in state.loaded[seat]):
            return _own(card)
        if owner == seat and card in state.bluffs[seat]:
            return f"hidden:{seat}:{state.bluffs[seat].index(card) + 1}"
        if card in _lying(state, owner):
            return _on_table(owner, card)
    return f"choice:{card_key(card)}"


def _lying(state: Table, seat: int) -> list[int]:
    """The open cards on one side of the table."""
    return [
        *state.active[seat],
        *state.older[seat],
        *state.support[seat],
        *state.ships[seat],
        *state.landed[seat],
        *state.laid_crystals[seat],
        *state.actions[seat],
        state.hyla[seat],
        state.inquisitors[seat],
    ]


# what ends or decides a phase

_DONE: Final = {
    codes.CHARACTERS: Text("Stärke ansagen", "Announce power"),
    codes.OTHERS: Text("Stärke ansagen", "Announce power"),
    codes.AFTER: Text("Weiter zur Ansage", "Go on to the announcement"),
    codes.END: Text("Zug beenden", "End the turn"),
    codes.LAST: Text("Zug beenden", "End the turn"),
}
_GO_ON: Final = Text("Weiter", "Go on")
_STOP: Final = {
    codes.DECLINING: Text("Keine weitere Karte abwerfen", "Discard no further card"),
    codes.LOADING: Text("Keine weitere Karte laden", "Load no further card"),
}
_NO_MORE: Final = Text("Keine weitere Karte", "No further card")
_LATE: Final = (codes.AFTER, codes.END, codes.LAST)
"""Phases that are asked about only because of a text that may be used in them."""


_TURN_OVER: Final = Text(
    "Dann ziehst du nach, und {foe} ist am Zug.", "Then you draw, and it is {foe}'s turn."
)
_FIGHT_OVER: Final = Text("Der Kampf ist dann vorbei.", "The fight is over then.")
_GAME_LOST: Final = Text("Das Spiel ist dann verloren.", "The game is lost then.")
_BLUFFS_SHOWN: Final = Text("Die Bluffkarten liegen dann offen.", "The bluff cards lie open then.")


_LATE_TEXTS: Final = layers.S_AFTER | layers.S_AT_END | layers.S_LAST


def _turn_over(state: Table, seat: int) -> Text:
    return _TURN_OVER.fill(foe=seat_name(state, 1 - seat))


def _done(state: Table, seat: int, _: int) -> _Reading:
    if state.stack.frames:
        effect = state.stack.top().effect
        final = _turn_over(state, seat) if effect == codes.DECLINING else None
        return _Reading(_STOP.get(effect, _NO_MORE), PHASE, forgoes=True, final=final)
    label = _DONE.get(state.phase, _GO_ON)
    if state.phase not in (codes.CHARACTERS, codes.OTHERS):
        late = state.phase in _LATE
        return _Reading(label, PHASE, forgoes=late, formality=HIDDEN_FORMALITY)
    notes: list[Text] = []
    rulings: Rulings = ("BM-014",)
    if state.element != codes.NONE:
        rulings = power_rulings(state, seat, state.element)
        notes = [_against(state, seat)]
        if state.power(seat, state.element) < state.power(1 - seat, state.element):
            notes.append(Text("durch Schild", "by a shield"))
            rulings = ("BM-094",)
    goes_on = state.opening or state.said_by(seat) & _LATE_TEXTS
    final = None if goes_on else _turn_over(state, seat)
    return _Reading(label, PHASE, notes, rulings, final=final)


def _fight(state: Table, seat: int, _: int) -> _Reading:
    if state.opening:
        return _Reading(Text("Kampf eröffnen", "Open the fight"), PHASE)
    return _Reading(Text("Weiterkämpfen", "Fight on"), PHASE)


def _retreat(state: Table, seat: int, _: int) -> _Reading:
    gain = Text("{foe} gewinnt {dragons}", "{foe} gains {dragons}").fill(
        foe=seat_name(state, 1 - seat), dragons=counted_dragons(turn.dragons_due(state, seat))
    )
    rulings = dragon_rulings(told_dragons(state, seat))
    label = Text("Sich zurückziehen", "Retreat")
    return _Reading(label, PHASE, [gain], rulings, forgoes=True, final=_FIGHT_OVER)


def _decline(state: Table, seat: int, _: int) -> _Reading:
    label = Text("Auf den Kampfbeginn verzichten", "Decline to start the fight")
    if state.hand[seat]:
        cost = Text("1 bis 3 Handkarten abwerfen", "discard 1 to 3 hand cards")
        return _Reading(label, PHASE, [cost], ("BM-016",), forgoes=True)
    return _Reading(label, PHASE, [], ("BM-022",), forgoes=True)


def _give_up(state: Table, seat: int, _: int) -> _Reading:
    label = Text("Aufgeben", "Give up")
    if state.before is None:
        note = Text(
            "du hast Neues erfahren: kostet das Spiel", "you learned something: loses the game"
        )
        return _Reading(label, PHASE, [note], ("BM-031",), forgoes=True, final=_GAME_LOST)
    note = Text("alles zurück, dann Rückzug", "take all back, then retreat")
    if state.opening:
        note = Text("alles zurück, dann Verzicht", "take all back, then decline")
    return _Reading(label, PHASE, [note], ("BM-029", "BM-030"), forgoes=True)


def _call(state: Table, seat: int, _: int) -> _Reading:
    note = Text(
        "stimmt der Bluff, gewinnt {foe} einen Drachen; sonst du, und {foe} zieht sich zurück",
        "if the bluff is true {foe} gains a dragon; otherwise you do, and {foe} retreats",
    ).fill(foe=seat_name(state, 1 - seat))
    label = Text("Farbe bekennen lassen", "Call the bluff")
    return _Reading(label, "", [note], final=_BLUFFS_SHOWN)


def _use(state: Table, seat: int, _: int) -> _Reading:
    frame = state.stack.top() if state.stack.frames else None
    if frame and frame.effect == codes.REPLACING:
        label = Text("Eine Karte ziehen", "Draw a card")
        return _Reading(label, "", [], ("BM-105",), final=FOR_GOOD)
    if not frame or frame.effect != codes.OFFERED:
        return _Reading(Text("Sonderfunktion nutzen", "Use the text"))
    card = frame.values[0]
    label = _named(Text("{card}: Sonderfunktion nutzen", "Use the text of {card}"), card)
    return _Reading(label, where(state, seat, card), [], ("BM-045",))


_SKIPS: Final = {
    codes.REPLACING: Text("Keine Karte ziehen", "Draw no card"),
    codes.CALLING: Text("Nicht Farbe bekennen lassen", "Do not call"),
    codes.WINDOW: Text("Keine Intervention", "No intervention"),
    codes.PAYING: Text("Nicht zahlen", "Do not pay"),
}


def _skip(state: Table, seat: int, _: int) -> _Reading:
    effect = state.stack.top().effect if state.stack.frames else 0
    label = _SKIPS.get(effect, Text("Verzichten", "Do without"))
    if effect != codes.WINDOW:
        return _Reading(label, forgoes=True)
    # Windows open whatever the hand holds, so that anybody may do without them beforehand.
    standing = Standing(_NO_INTERVENTIONS, ("turn", "fight", "game"))
    return _Reading(label, forgoes=True, formality=HIDDEN_FORMALITY, standing=standing)


_NO_INTERVENTIONS: Final = Text("Keine in diesem Zug", "None this turn")


def _announce(state: Table, seat: int, element: int) -> _Reading:
    power = in_element(state.power(seat, element), element)
    label = Text("{power} ansagen", "Announce {power}").fill(power=power)
    rulings = power_rulings(state, seat, element)
    target = f"element:{ELEMENT_KEYS[element]}"
    goes_on = state.said_by(seat) & _LATE_TEXTS
    final = None if goes_on else _turn_over(state, seat)
    return _Reading(label, target, [], rulings, final=final)


def _all(state: Table, seat: int, argument: int) -> _Reading:
    if argument:
        return _Reading(Text("Alle Unterstützungen abwerfen", "Discard all supports"))
    return _Reading(Text("Alle Verstärkungen abwerfen", "Discard all boosters"))


def _hidden(state: Table, seat: int, number: int) -> _Reading:
    label = Text(f"Bluffkarte {number + 1} abwerfen", f"Discard bluff card {number + 1}")
    return _Reading(label, f"hidden:{1 - seat}:{number + 1}")


# cards


def _named(label: Text, card: int) -> Text:
    return label.fill(card=card_name(card))


_SIMPLE: Final[dict[int, tuple[Text, Rulings]]] = {
    verbs.RETRIEVE: (Text("{card} auf die Hand nehmen", "Take {card} back"), ("BM-064",)),
    verbs.TEXT: (Text("{card}: Sonderfunktion nutzen", "Use the text of {card}"), ()),
    verbs.REPLACE: (Text("{card} ersetzen", "Replace {card}"), ("BM-102", "BM-105")),
    verbs.LOAD: (Text("{card} auf ein Schiff laden", "Load {card} onto a ship"), ()),
    verbs.DROP: (Text("Bluffkarte {card} abwerfen", "Discard the bluff card {card}"), ("BM-118",)),
}
"""By verb: how it reads with any card, and the rulings about it."""


def _simple(verb: int, state: Table, seat: int, card: int) -> _Reading:
    label, rulings = _SIMPLE[verb]
    target = where(state, seat, card)
    if verb in (verbs.RETRIEVE, verbs.TEXT):
        target = _on_table(seat, card)
    elif verb in (verbs.REPLACE, verbs.LOAD):
        target = _own(card)
    return _Reading(_named(label, card), target, [], rulings)


def _land(state: Table, seat: int, card: int) -> _Reading:
    label = _named(Text("{card} landen lassen", "Land {card}"), card)
    load = state.cards_on(seat, card)
    note = Text(f"{load} Karten geladen", f"{load} cards aboard")
    if load == 1:
        note = Text("1 Karte geladen", "1 card aboard")
    rulings = landing_rulings(state, seat, card)
    if load:
        rulings = (*rulings, "BM-490")
    return _Reading(label, _on_table(seat, card), [note], rulings)


def _lead(state: Table, seat: int, card: int) -> _Reading:
    label = _named(Text("{card} auslegen", "Play {card}"), card)
    notes: list[Text] = []
    if every.EFFECTS[card] and card in state.hand[seat] and not state.works(seat, card):
        notes = [Text("Sonderfunktion ignoriert", "text ignored")]
    return _Reading(label, _own(card), notes)


def _play(state: Table, seat: int, card: int) -> _Reading:
    label = _named(Text("{card} auslegen", "Play {card}"), card)
    rulings: list[str] = []
    notes = _powers_after(state, seat, verbs.PLAY, card)
    if notes:
        keep = every.KINDS[card] == kinds.CHARACTER and permits.would_keep(state, seat, card)
        if keep:
            notes.append(Text("ältere bleiben aktiv", "older ones stay active"))
        if every.ICONS[card] & icons.FREE and not state.stopped:
            rulings.append("BM-079")
        rulings += play_rulings(state, seat, card, keep, card in state.loaded[seat])
    return _Reading(label, _own(card), notes, tuple(rulings))


def _fresh(state: Table, seat: int, card: int) -> _Reading:
    label = _named(Text("{card} allein auslegen", "Play {card} alone"), card)
    notes = _powers_after(state, seat, verbs.FRESH, card)
    notes.append(Text("ältere werden inaktiv", "older ones become inactive"))
    return _Reading(label, _own(card), notes, ("BM-093",))


def _bluff(state: Table, seat: int, card: int) -> _Reading:
    label = _named(Text("{card} als Bluffkarte auslegen", "Play {card} as a bluff"), card)
    notes = _powers_after(state, seat, verbs.BLUFF, card)
    return _Reading(label, _own(card), notes, ("BM-492",) if state.landed[seat] else ())


def _pay(state: Table, seat: int, card: int) -> _Reading:
    label = _named(Text("{card} zufriedenstellen", "Satisfy {card}"), card)
    effect = every.EFFECTS[card]
    notes: list[Text] = []
    if effect == special.SIREN or special.CATERPILLAR_FIRE <= effect <= special.CATERPILLAR_MOONS:
        cost = demanded(effect, targets.demand_of(state, 1 - seat, card))
        notes = [Text("{cost} abwerfen", "discard {cost}").fill(cost=cost)]
    return _Reading(label, _on_table(1 - seat, card), notes, payment_rulings(card))


_CHOICES: Final = {
    codes.DISCARDING: Text("{card} abwerfen", "Discard {card}"),
    codes.DECLINING: Text("{card} abwerfen", "Discard {card}"),
    codes.PAYING_COST: Text("{card} abwerfen", "Discard {card}"),
    codes.STEALING: Text("{card} abwerfen", "Discard {card}"),
    codes.REVEALED: Text("{card} abwerfen", "Discard {card}"),
    codes.PAYING: Text("{card} dafür abwerfen", "Pay with {card}"),
    codes.RETURNING: Text("{card} zurückmischen", "Shuffle {card} back"),
    codes.SEARCHING: Text("{card} nehmen", "Take {card}"),
    codes.BOARDING: Text("Auf {card} laden", "Load onto {card}"),
    codes.LOADING: Text("{card} laden", "Load {card}"),
    codes.KEEPING: Text("{card} bleibt liegen", "Keep {card}"),
    codes.DOUBLING: Text("{card} zählt doppelt", "Double {card}"),
}
_TAKE: Final = Text("{card} auf die Hand nehmen", "Take {card} back")
_CHOOSE: Final = Text("{card} wählen", "Choose {card}")
_TARGETS: Final = {
    special.TAKE_BACK_ACTIVE: _TAKE,
    special.TAKE_BACK_COMBAT: _TAKE,
    special.TAKE_BACK_OTHER: _TAKE,
    special.TAKE_BACK_ON_RETREAT: _TAKE,
    special.SWAP_HYLA: Text("Gegen {card} tauschen", "Exchange it for {card}"),
}


def _choose(state: Table, seat: int, card: int) -> _Reading:
    if not state.stack.frames:
        return _Reading(_named(_CHOOSE, card), where(state, seat, card))
    frame = state.stack.top()
    effect = (
        every.EFFECTS[frame.values[0]] if frame.values and frame.effect != codes.DECLINING else 0
    )
    if frame.effect == codes.TARGET:
        label = _TARGETS.get(effect, Text("{card} abwerfen", "Discard {card}"))
    elif frame.effect == codes.ANY_CARDS:
        label = Text("{card} abwerfen", "Discard {card}")
        if effect == special.PUT_UNDER:
            label = Text("{card} unter den Stapel", "Put {card} under the deck")
    elif frame.effect == codes.SEARCHING and effect == special.ENTREAT:
        label = Text("{card} laden", "Load {card}")
        if every.KINDS[card] not in (kinds.CHARACTER, kinds.BOOSTER, kinds.SUPPORT):
            label = Text("{card} auslegen", "Play {card}")
    else:
        label = _CHOICES.get(frame.effect, _CHOOSE)
    notes = [_printed(state, seat, card)] if frame.effect == codes.PAYING else []
    theirs = frame.effect == codes.KEEPING or (
        frame.effect == codes.TARGET and effect not in _TARGETS
    )
    target = where(state, seat, card, theirs)
    if frame.effect == codes.STEALING:
        target = f"choice:{card_key(card)}"
    return _Reading(_named(label, card), target, notes)


def _printed(state: Table, seat: int, card: int) -> Text:
    """What a hand card gives to a payment."""
    fire, earth = state.printed(seat, card, codes.FIRE), state.printed(seat, card, codes.EARTH)
    said = Text(f"Feuer {fire}, Erde {earth}", f"fire {fire}, earth {earth}")
    if (fire, earth) != (every.FIRES[card], every.EARTHS[card]):
        return Text(f"gilt als {said.de}", f"counts as {said.en}")
    return said


def _intervene(state: Table, seat: int, card: int) -> _Reading:
    label = _named(Text("{card} spielen", "Play {card}"), card)
    against = codes.NONE
    if state.stack.frames and state.stack.top().effect == codes.WINDOW:
        against = state.stack.top().values[1]
    rulings = intervention_rulings(card, against)
    return _Reading(label, _own(card), [], rulings, final=FOR_GOOD)


def _blind(state: Table, seat: int, _: int) -> _Reading:
    label = Text("Blind eine verdeckte Karte ziehen", "Draw a hidden card unseen")
    return _Reading(label, final=FOR_GOOD)


_READERS: Final[dict[int, Callable[[Table, int, int], _Reading]]] = {
    **{verb: partial(_simple, verb) for verb in _SIMPLE},
    verbs.DONE: _done,
    verbs.FIGHT: _fight,
    verbs.RETREAT: _retreat,
    verbs.DECLINE: _decline,
    verbs.GIVE_UP: _give_up,
    verbs.CALL: _call,
    verbs.USE: _use,
    verbs.SKIP: _skip,
    verbs.BLIND: _blind,
    verbs.ANNOUNCE: _announce,
    verbs.ALL: _all,
    verbs.HIDDEN: _hidden,
    verbs.LAND: _land,
    verbs.LEAD: _lead,
    verbs.PLAY: _play,
    verbs.FRESH: _fresh,
    verbs.BLUFF: _bluff,
    verbs.PAY: _pay,
    verbs.CHOOSE: _choose,
    verbs.INTERVENE: _intervene,
}
