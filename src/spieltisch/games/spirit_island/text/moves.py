"""What a seat is asked, and how each answer reads."""

from typing import TYPE_CHECKING, Final

from spieltisch.core.decision import OPEN_FORMALITY, Option
from spieltisch.core.text import Text, joined
from spieltisch.games.spirit_island.cards import numbers, panel
from spieltisch.games.spirit_island.cards.panel import Elements
from spieltisch.games.spirit_island.effects.gaining import PlayCard
from spieltisch.games.spirit_island.effects.ways import Decide
from spieltisch.games.spirit_island.effects.words import element_words, land_name
from spieltisch.games.spirit_island.rules import permits
from spieltisch.games.spirit_island.state import codes, programs, verbs
from spieltisch.games.spirit_island.state.hidden import power_key
from spieltisch.games.spirit_island.text import names, titles
from spieltisch.games.spirit_island.text.answers import ANSWERS, step_of
from spieltisch.games.spirit_island.text.cards import innate_levels
from spieltisch.games.spirit_island.text.for_good import final
from spieltisch.games.spirit_island.text.outlook import outlook, played
from spieltisch.games.spirit_island.text.panels import growth_text
from spieltisch.games.spirit_island.text.reading import Reading

if TYPE_CHECKING:
    from spieltisch.games.spirit_island.rules.state import SpiritIslandState

_CARDS: Final = len(numbers.POWERS)


def headline(state: "SpiritIslandState") -> Text:
    """Where the game stands."""
    if state.ended:
        return Text("zu Ende", "over")
    phase = names.PHASES[state.phase]
    if state.phase == codes.SETUP:
        return phase
    return Text("Runde {round}, {phase}", "round {round}, {phase}").fill(
        round=state.round, phase=phase
    )


# what is asked


def prompt(state: "SpiritIslandState", seat: int) -> Text:
    """What the seat is asked, as an imperative sentence."""
    frame = state.waiting(seat)
    if frame is not None:
        step = step_of(frame)
        said = Text("{cause}: {asked}", "{cause}: {asked}")
        if state.votes():
            said = Text("{cause}, Abstimmung: {asked}", "{cause}, vote: {asked}")
        card = Text("", "")
        if isinstance(step, Decide) and not step.joint:
            card = names.power_name(frame.values[programs.OTHER])
            said = Text("{cause}, {card}: {asked}", "{cause}, {card}: {asked}")
        return said.fill(
            card=card,
            cause=names.capital(names.cause_name(frame.effect)),
            asked=names.capital(step.question(state, frame)),
        )
    if state.phase == codes.GROWTH:
        return (
            _growing(state, seat) if state.stage[seat] == codes.GROWING else _playing(state, seat)
        )
    if state.legal_moves(seat) == [verbs.READY]:
        return _NOTHING_LEFT
    return _FAST if state.phase == codes.FAST_PHASE else _SLOW


_NOTHING_LEFT: Final = Text(
    "Du hast alles benutzt: Beende die Phase", "You have used everything: end the phase"
)
_FAST: Final = Text(
    "Benutze Sofort-Fähigkeiten oder beende die Phase", "Use Fast Powers or end the phase"
)
_SLOW: Final = Text(
    "Benutze Verzögerte Fähigkeiten oder beende die Phase", "Use Slow Powers or end the phase"
)
_GROW: Final = Text("Wähle eine Wachstumsoption", "Choose a Growth option")
_GROW_SEVERAL: Final = Text("Wähle {left} Wachstumsoptionen", "Choose {left} Growth options")
_PLAY: Final = Text(
    "Spiel bis zu {cards} aus oder beende die Phase ({energy})",
    "Play up to {cards} or end the phase ({energy})",
)
_NO_MORE_PLAYS: Final = Text(
    "Du kannst keine Karte mehr ausspielen: Beende die Phase",
    "You can play no more cards: end the phase",
)


def _growing(state: "SpiritIslandState", seat: int) -> Text:
    left = state.spirit(seat).picks - len(state.grown[seat])
    return _GROW if left == 1 else _GROW_SEVERAL.fill(left=left)


def _playing(state: "SpiritIslandState", seat: int) -> Text:
    if state.legal_moves(seat) == [verbs.READY]:
        return _NO_MORE_PLAYS
    return _PLAY.fill(
        cards=names.cards_counted(state.plays[seat]), energy=names.of_energy(state.energy[seat])
    )


# what may be answered


def option(state: "SpiritIslandState", seat: int, move: int) -> Option:
    """A move with its label, what it points at on the table, and its rulings."""
    verb, argument = verbs.VERB[move], verbs.ARGUMENT[move]
    if verb in _BEGINNINGS:
        reading = _BEGINNINGS[verb](state, seat, argument)
    else:
        reading = ANSWERS[verb](state, seat, state.waiting(seat), argument)
    after = played(state, seat, move)
    brings = outlook(state, after, seat, move) if after is not None else []
    label = names.noted(names.bracketed(reading.label, reading.notes), brings)
    return Option(
        move,
        verbs.KEYS[move],
        label,
        reading.targets,
        reading.rulings,
        reading.forgoes,
        joined(brings, ", ") if brings else reading.brings,
        final(state, after, move),
        OPEN_FORMALITY if verb in _FORMALITIES else "",
    )


_FORMALITIES: Final = (
    *(verbs.LAND, verbs.TO, verbs.FROM, verbs.PIECE, verbs.PRESENCE, verbs.HIT, verbs.KILL),
    *(verbs.SPIRIT, verbs.CHOOSE, verbs.DONE, verbs.ELEMENT, verbs.TRACK, verbs.REST, verbs.PAY),
)


def _grow(state: "SpiritIslandState", seat: int, at: int) -> Reading:
    options = state.spirit(seat).growth
    if at >= len(options):
        return Reading(Text(f"Wachstum {at + 1}", f"Growth {at + 1}"))
    label = Text("Wachstum {number}: {growth}", "Growth {number}: {growth}")
    return Reading(
        label.fill(number=at + 1, growth=growth_text(options[at])),
        targets=(f"growth:{seat + 1}/{at + 1}",),
        rulings=("SI-027",) if state.spirit(seat).picks > 1 else (),
    )


def _play(state: "SpiritIslandState", seat: int, card: int) -> Reading:
    price = price_of(state, seat, card)
    left = state.energy[seat] - price
    notes = [Text("kostet {price}", "costs {price}").fill(price=price)]
    if price < 0:
        notes = [Text("bringt {energy}", "brings {energy}").fill(energy=names.of_energy(-price))]
    if left >= 0:
        notes.append(Text("dann {energy}", "then {energy}").fill(energy=names.of_energy(left)))
    notes += _new_levels(state, seat, panel.POWERS[card].elements)
    label = Text("{card} ausspielen", "Play {card}").fill(card=names.power_name(card))
    return Reading(label, notes, (f"card:{numbers.POWERS[card]}",), ("SI-025", "SI-026"))


def price_of(state: "SpiritIslandState", seat: int, card: int) -> int:
    """What a card costs when it is played now; an effect may ask for less."""
    frame = state.waiting(seat)
    step = step_of(frame) if frame is not None else None
    return step.cost(state, card) if isinstance(step, PlayCard) else state.price(card)


def _new_levels(state: "SpiritIslandState", seat: int, gained: list[int]) -> list[Text]:
    """The levels of innate powers that more elements reach, the highest of each."""
    has = state.has(seat)
    then = [number + gained.count(element) for element, number in enumerate(has)]
    notes: list[Text] = []
    for innate in state.spirit(seat).innates:
        new = [
            wanted for wanted, _ in innate_levels(innate) if _met(wanted, then) > _met(wanted, has)
        ]
        if new:
            said = Text("erreicht {innate} mit {elements}", "reaches {innate} with {elements}")
            innate_name = titles.INNATES[innate.key]
            notes.append(said.fill(innate=innate_name, elements=element_words(new[-1])))
    return notes


def _met(wanted: Elements, has: list[int]) -> bool:
    return all(has[element] >= count for element, count in wanted.items())


def _use(state: "SpiritIslandState", seat: int, power: int) -> Reading:
    label = Text("{power} benutzen", "Use {power}").fill(power=names.power_name(power))
    return Reading(label, _use_notes(state, seat, power), (_thing(power),), ("SI-032",))


def _use_notes(state: "SpiritIslandState", seat: int, power: int) -> list[Text]:
    """Whether it is faster than usual, and which thresholds are reached."""
    notes: list[Text] = []
    if permits.quickened(state, seat, power):
        notes.append(Text("ausnahmsweise sofort", "Fast for once"))
    effect = power if power < _CARDS else programs.INNATE + power - _CARDS
    met = [wanted for wanted in programs.THRESHOLDS[effect] if state.meets(seat, wanted)]
    if met:
        highest = max(met, key=lambda wanted: sum(wanted.values()))
        reached = Text("Schwelle {elements}", "threshold {elements}")
        notes.append(reached.fill(elements=element_words(highest)))
    return notes


def _thing(power: int) -> str:
    return f"{'card' if power < _CARDS else 'innate'}:{power_key(power)}"


def _repeat(state: "SpiritIslandState", seat: int, card: int) -> Reading:
    label = Text("{card} noch einmal benutzen", "Use {card} again").fill(
        card=names.power_name(card)
    )
    notes = [Text("ohne Kosten", "at no cost"), *_use_notes(state, seat, card)]
    return Reading(label, notes, (_thing(card),), ("SI-P-072",))


def _repeat_paid(state: "SpiritIslandState", seat: int, card: int) -> Reading:
    label = Text("{card} noch einmal benutzen", "Use {card} again").fill(
        card=names.power_name(card)
    )
    price = Text("kostet {price}", "costs {price}").fill(price=state.price(card))
    return Reading(label, [price, *_use_notes(state, seat, card)], (_thing(card),), ("SI-P-071",))


def _together(state: "SpiritIslandState", seat: int, land: int) -> Reading:
    label = Text("Das Ritual in {land} vorschlagen", "Propose the Ritual in {land}")
    return Reading(
        label.fill(land=land_name(land)), [], (f"land:{names.land_key(land)}",), ("SI-217",)
    )


def _call(state: "SpiritIslandState", seat: int, land: int) -> Reading:
    label = Text(
        "1 Präsenz in {land} durch 1 Bestie ersetzen", "Replace 1 Presence in {land} with 1 Beasts"
    )
    last = state.presence_lands(seat) == [land] and state.presence_in(seat, land) == 1
    notes = [_LAST_PRESENCE] if last else []
    target = f"piece:{names.land_key(land)}/presence-{seat + 1}"
    return Reading(label.fill(land=land_name(land)), notes, (target,), ("SI-P-144",))


_LAST_PRESENCE: Final = Text("damit wäre das Spiel verloren", "that would lose the game")


def _cover(state: "SpiritIslandState", seat: int, card: int) -> Reading:
    label = Text("{card} verdeckt ausspielen", "Play {card} face down")
    target = (f"card:{numbers.POWERS[card]}",)
    return Reading(label.fill(card=names.power_name(card)), [], target, ("SI-219",))


def _recall(state: "SpiritIslandState", seat: int, card: int) -> Reading:
    label = Text("{card} aus der früheren Partie spielen", "Play {card} of the earlier game")
    notes = [Text("ohne Kosten", "at no cost"), Text("nur einmal", "only once")]
    target = (f"card:{numbers.POWERS[card]}",)
    return Reading(label.fill(card=names.power_name(card)), notes, target)


def _deed(state: "SpiritIslandState", seat: int, deed: int) -> Reading:
    return Reading(titles.DEEDS[numbers.DEEDS[deed]])


_UNUSED: Final = Text("{left} bleiben ungenutzt", "{left} left unused")
_ONE_UNUSED: Final = Text("{left} bleibt ungenutzt", "{left} left unused")


def _ready(state: "SpiritIslandState", seat: int, _: int) -> Reading:
    idle = (verbs.READY, verbs.COVER, verbs.DEED, verbs.RECALL)
    others = [move for move in state.legal_moves(seat) if verbs.VERB[move] not in idle]
    label = Text("Phase beenden", "End the phase")
    notes: list[Text] = []
    if state.phase == codes.GROWTH:
        label = Text("Fertig ausgespielt", "Done playing cards")
        if others:
            notes = [
                _PLAYS_LEFT.fill(cards=names.cards_counted(min(state.plays[seat], len(others))))
            ]
    elif others:
        said = _ONE_UNUSED if len(others) == 1 else _UNUSED
        notes = [said.fill(left=_powers(len(others)))]
    return Reading(label, notes, rulings=("SI-P-012",) if others else (), forgoes=True)


_PLAYS_LEFT: Final = Text("noch {cards} möglich", "could still play {cards}")


def _powers(number: int) -> Text:
    if number == 1:
        return Text("1 Fähigkeit", "1 Power")
    return Text(f"{number} Fähigkeiten", f"{number} Powers")


_BEGINNINGS: Final = {
    verbs.GROW: _grow,
    verbs.PLAY: _play,
    verbs.USE: _use,
    verbs.REPEAT: _repeat,
    verbs.REPEAT_PAID: _repeat_paid,
    verbs.TOGETHER: _together,
    verbs.CALL: _call,
    verbs.READY: _ready,
    verbs.COVER: _cover,
    verbs.DEED: _deed,
    verbs.RECALL: _recall,
}
