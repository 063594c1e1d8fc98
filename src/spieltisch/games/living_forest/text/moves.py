"""What a seat is asked, and how each answer reads."""

from typing import TYPE_CHECKING, Final

from spieltisch.core.decision import OPEN_FORMALITY, Option
from spieltisch.core.names import seat_name
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text, both, listed
from spieltisch.games.living_forest import cards
from spieltisch.games.living_forest.state import codes, verbs
from spieltisch.games.living_forest.state.notation import (
    card_key,
    cell_key,
    tile_key,
    tree_key,
)
from spieltisch.games.living_forest.text import names
from spieltisch.games.living_forest.text.names import (
    card_name,
    cell_name,
    counted,
    counted_actions,
    counted_fragments,
    elements_given,
    tile_name,
    tree_name,
)

if TYPE_CHECKING:
    from spieltisch.games.living_forest.state.table import Table

_HEADLINES: Final = {
    codes.ENDED: Text("zu Ende", "over"),
    codes.REVEALING: Text("Runde {round}, Tier-Phase", "round {round}, animal phase"),
    codes.ACTING: Text("Runde {round}, Aktions-Phase", "round {round}, action phase"),
}


def headline(table: "Table") -> Text:
    """Where the game stands."""
    return _HEADLINES[table.phase].fill(round=table.round)


# what is asked


def prompt(table: "Table", seat: int) -> Text:
    """What the seat is asked, as an imperative sentence."""
    if table.phase == codes.REVEALING:
        return _reveal_prompt(table, seat)
    if table.stack.frames:
        return _frame_prompt(table, table.stack.top())
    return _action_prompt(table, seat)


def _reveal_prompt(table: "Table", seat: int) -> Text:
    if not table.shown[seat]:
        return Text("Decke deine erste Karte auf", "Reveal your first card")
    payable = table.fresh[seat] and table.fragments[seat] > 0
    if table.net[seat] >= codes.CLOSED:
        return Text(
            "Deine Tierreihe ist geschlossen: Zahle ein Magie-Fragment für die letzte Karte oder"
            " höre mit 1 Aktion auf",
            "Your line is closed: pay a fragment for the last card or stop with 1 action",
        )
    if not table.draw[seat] and not table.discard[seat]:
        return Text(
            "Alle Karten sind aufgedeckt: Zahle ein Magie-Fragment für die letzte oder höre auf",
            "All cards are revealed: pay a fragment for the last one or stop",
        )
    if payable:
        return Text(
            "Decke noch eine Karte auf, zahle ein Magie-Fragment für die letzte oder höre auf",
            "Reveal another card, pay a fragment for the last one or stop",
        )
    return Text("Decke noch eine Karte auf oder höre auf", "Reveal another card or stop")


def _action_prompt(table: "Table", seat: int) -> Text:
    if table.net[seat] >= codes.CLOSED:
        return Text("Wähle deine einzige Aktion", "Choose your only action")
    if table.left == 2:
        return Text("Wähle die erste deiner 2 Aktionen", "Choose the first of your 2 actions")
    if table.used and not table.planted[seat] >> cards.REPEAT_TREE & 1:
        return Text(
            "Wähle deine zweite Aktion, eine andere als die erste",
            "Choose your second action, another one than the first",
        )
    return Text("Wähle deine zweite Aktion", "Choose your second action")


def _frame_prompt(table: "Table", frame: Frame) -> Text:
    asked = _asked(table, frame)
    if frame.step == codes.BY_ACTION or frame.effect == codes.STACKING:
        return asked
    return Text(f"Bonus-Aktion: {asked.de}", f"Bonus action: {asked.en}")


def _asked(table: "Table", frame: Frame) -> Text:
    effect, values = frame.effect, frame.values
    if effect == codes.ATTRACTING:
        ask = _ATTRACT_MORE if len(values) > 1 else _ATTRACT
        return ask.fill(left=counted(cards.SUN, values[0]))
    if effect == codes.EXTINGUISHING:
        ask = _EXTINGUISH_MORE if values[1] else _EXTINGUISH
        return ask.fill(left=counted(cards.WATER, values[0]))
    if effect == codes.GROWING:
        return Text(
            "Wähle für {tree} eine Stelle neben einem Baum",
            "Choose a place next to a tree for {tree}",
        ).fill(tree=tree_name(values[0]))
    if effect == codes.STEALING:
        return Text(
            "Nimm ein Bonus-Plättchen von {victim}", "Take a bonus tile from {victim}"
        ).fill(victim=seat_name(table, values[1]))
    if effect == codes.STACKING:
        return Text(
            "Lege deine Tiere einzeln auf den Nachziehstapel; das letzte wird zuerst aufgedeckt",
            "Put your animals onto the draw pile one by one; the last one is revealed first",
        )
    return Text("Wähle einen Baum zum Pflanzen", "Choose a tree to plant")


_ATTRACT: Final = Text("Locke ein Tier an ({left})", "Attract an animal ({left})")
_ATTRACT_MORE: Final = Text(
    "Locke noch ein Tier an oder lass es gut sein (noch {left})",
    "Attract another animal or leave it at that ({left} left)",
)
_EXTINGUISH: Final = Text("Lösche eine Flamme ({left})", "Extinguish a fire ({left})")
_EXTINGUISH_MORE: Final = Text(
    "Lösche noch eine Flamme oder lass es gut sein (noch {left})",
    "Extinguish another fire or leave it at that ({left} left)",
)


# what may be answered


class _Reading:
    """A move in words: what it does, what to expect of it, where on the table it points."""

    def __init__(
        self,
        label: Text,
        notes: list[Text],
        target: str,
        rulings: tuple[str, ...],
        forgoes: bool = False,
    ) -> None:
        self.label = label
        self.notes = notes
        self.target = target
        self.rulings = rulings
        self.forgoes = forgoes


def option(table: "Table", seat: int, move: int) -> Option:
    """A move with its label, what it points at on the table, and its rulings."""
    reading = _READERS[verbs.VERB[move]](table, seat, verbs.ARGUMENT[move])
    de = ", ".join(note.de for note in reading.notes)
    en = ", ".join(note.en for note in reading.notes)
    label = reading.label
    if reading.notes:
        label = Text(f"{label.de} ({de})", f"{label.en} ({en})")
    targets = (reading.target,) if reading.target else ()
    return Option(
        move,
        verbs.KEYS[move],
        label,
        targets,
        reading.rulings,
        reading.forgoes,
        final=_final(table, verbs.VERB[move], verbs.ARGUMENT[move]),
        formality="" if verbs.VERB[move] <= verbs.BANISH else OPEN_FORMALITY,
    )


_SHOWN: Final = Text(
    "Eine aufgedeckte Karte bleibt aufgedeckt.", "A card that is revealed stays revealed."
)
_ROUND_OVER: Final = Text(
    "Damit ist die Runde vorbei, und neue Tiere kommen.",
    "That ends the round, and new animals come.",
)


def _final(table: "Table", verb: int, argument: int) -> Text | None:
    """What a move ends for good: cards that come out, or the round as far as that is plain."""
    if verb == verbs.REVEAL:
        return _SHOWN
    at_once = verb in (verbs.PASS, verbs.FRAGMENT) or (verb == verbs.MOVE and not argument)
    last = table.phase == codes.ACTING and (table.turn + 1) % table.seats == table.start
    if not (at_once and last and table.left == 1):
        return None
    gaps = [place for place, kind in enumerate(table.display) if kind == codes.NONE]
    return _ROUND_OVER if any(table.stacks[gap // codes.SLOTS] for gap in gaps) else None


def _reveal(table: "Table", seat: int, _: int) -> _Reading:
    label = Text("Karte aufdecken", "Reveal a card")
    pile = table.draw[seat]
    notes: list[Text] = []
    if table.known_top(seat):
        notes = [Text("oben liegt {card}", "{card} is on top").fill(card=card_name(pile[-1]))]
    else:
        if not pile:
            pile = table.discard[seat]
            notes = [Text("Ablagestapel wird gemischt", "the discard pile is shuffled")]
        if pile:
            notes.append(_odds(pile, table.net[seat]))
    return _Reading(label, notes, "draw", ("LF-021",))


def _odds(pile: list[int], net: int) -> Text:
    """How many of the cards that may come are solitary."""
    solitary = sum([cards.SYMBOLS[kind] == cards.SOLITARY for kind in pile])
    if net == codes.CLOSED - 1:
        odds = _WOULD_CLOSE
    else:
        odds = _ONE_SOLITARY if solitary == 1 else _SOLITARY
    return odds.fill(number=solitary, all=len(pile))


_SOLITARY: Final = Text("{number} von {all} sind Einzelgänger", "{number} of {all} are solitary")
_ONE_SOLITARY: Final = Text("1 von {all} ist ein Einzelgänger", "1 of {all} is solitary")
_WOULD_CLOSE: Final = Text(
    "{number} von {all} würden die Reihe schließen", "{number} of {all} would close the line"
)


def _stop(table: "Table", seat: int, _: int) -> _Reading:
    actions = 1 if table.net[seat] >= codes.CLOSED else 2
    rulings = ("LF-024",) if actions == 1 else ("LF-022",)
    return _Reading(Text("Aufhören", "Stop"), [counted_actions(actions)], "", rulings)


def _discard(table: "Table", seat: int, _: int) -> _Reading:
    last = table.line[seat][-1] if table.line[seat] else codes.VARAN
    label = Text(
        "Ein Magie-Fragment zahlen: {card} ablegen", "Pay a fragment: discard {card}"
    ).fill(card=card_name(last))
    return _Reading(label, [_net_after(table, seat, last)], "line", ("LF-034", "LF-035"))


def _banish(table: "Table", seat: int, _: int) -> _Reading:
    label = Text(
        "Ein Magie-Fragment zahlen: Feuerwaran zurück in den Vorrat",
        "Pay a fragment: the fire varan goes back to the supply",
    )
    return _Reading(label, [_net_after(table, seat, codes.VARAN)], "", ("LF-039",))


def _net_after(table: "Table", seat: int, last: int) -> Text:
    net = table.net[seat] - cards.SYMBOLS[last]
    return Text(f"Einzelgänger-Saldo dann {net}", f"net solitary then {net}")


def _pass(table: "Table", seat: int, _: int) -> _Reading:
    label = Text("Auf diese Aktion verzichten", "Pass this action")
    return _Reading(label, [], "", ("LF-058",), forgoes=True)


def _done(table: "Table", seat: int, _: int) -> _Reading:
    frame = table.stack.top() if table.stack.frames else None
    if frame and frame.effect == codes.EXTINGUISHING:
        unused = Text("{left} ungenutzt", "{left} unused").fill(
            left=counted(cards.WATER, frame.values[0])
        )
        label = Text("Keine Flamme mehr", "No more fires")
        return _Reading(label, [unused], "", ("LF-077",), forgoes=True)
    notes: list[Text] = []
    if frame and frame.effect == codes.ATTRACTING:
        notes = [
            Text("{left} ungenutzt", "{left} unused").fill(left=counted(cards.SUN, frame.values[0]))
        ]
    label = Text("Kein Tier mehr", "No more animals")
    return _Reading(label, notes, "", ("LF-066",), forgoes=True)


def _fragment(table: "Table", seat: int, _: int) -> _Reading:
    then = Text("dann hast du {count}", "you then have {count}").fill(
        count=table.fragments[seat] + 1
    )
    label = Text("Magie-Fragment nehmen", "Take a fragment")
    return _Reading(label, [then], "fragments", ("LF-060",))


def _attract(table: "Table", seat: int, kind: int) -> _Reading:
    frame = table.stack.top() if table.stack.frames else None
    sun = (
        frame.values[0]
        if frame and frame.effect == codes.ATTRACTING
        else table.total(seat, cards.SUN)
    )
    left = sun - cards.COSTS[kind]
    notes = [counted(cards.SUN, cards.COSTS[kind])]
    if left >= 0:
        notes.append(Text(f"{left} übrig", f"{left} left"))
    label = Text("{card} anlocken", "Attract {card}").fill(card=card_name(kind))
    return _Reading(label, notes, f"display:{card_key(kind)}", ("LF-065", "LF-067"))


def _extinguish(table: "Table", seat: int, fire: int) -> _Reading:
    frame = table.stack.top() if table.stack.frames else None
    water = (
        frame.values[0]
        if frame and frame.effect == codes.EXTINGUISHING
        else table.total(seat, cards.WATER)
    )
    value = fire + codes.LOWEST_FIRE
    notes: list[Text] = []
    if table.circle[fire] and value <= water:
        power = table.fire_power() - value
        left = counted(cards.WATER, water - value)
        notes = [
            Text("{left} übrig", "{left} left").fill(left=left),
            Text(f"Flammenwert dann {power}", f"fire power then {power}"),
        ]
    label = Text(f"Flamme mit Wert {value} löschen", f"Extinguish a fire of value {value}")
    return _Reading(label, notes, f"fire:{value}", ("LF-075",))


def _move(table: "Table", seat: int, steps: int) -> _Reading:
    rock = table.landing(seat, steps)
    if not steps:
        note = Text("die Figur bleibt stehen, kein Bonus", "the stone stays, no bonus")
        label = Text("Bewegen: 0 Felder", "Move 0 steps")
        return _Reading(label, [note], f"rock:{rock}", ("LF-085",), forgoes=True)
    label = Text(f"Bewegen: {steps} Felder", f"Move {steps} steps")
    if steps == 1:
        label = Text("Bewegen: 1 Feld", "Move 1 step")
    gain = _rock_gain(table, seat, rock)
    outcome = Text(f"Feld {rock + 1}: {gain.de}", f"rock {rock + 1}: {gain.en}")
    victims = [other for other in table.skipped(seat, steps) if table.owns_tile(other)]
    if not victims:
        return _Reading(label, [outcome], f"rock:{rock}", ("LF-080", "LF-090"))
    takes = _TAKES_TILES if len(victims) > 1 else _TAKES_TILE
    names = listed([seat_name(table, other) for other in victims])
    takes = takes.fill(outcome=outcome, victims=names)
    return _Reading(label, [takes], f"rock:{rock}", ("LF-081", "LF-090"))


def _rock_gain(table: "Table", seat: int, rock: int) -> Text:
    """The bonus action of a rock, or that it would lapse."""
    bonus = cards.ROCKS[rock]
    name = names.ROCK_NAMES[bonus]
    if bonus == "fragment":
        return name if table.supply else _NOT_POSSIBLE.fill(name=name)
    if bonus == "plant":
        possible = table.can_plant(seat)
    elif bonus == "attract":
        possible = table.can_attract(table.total(seat, cards.SUN))
    else:
        possible = table.can_extinguish(table.total(seat, cards.WATER))
    return name if possible else _NOT_POSSIBLE.fill(name=name)


_TAKES_TILE: Final = Text(
    "{outcome}; ein Plättchen von {victims}", "{outcome}; takes a tile from {victims}"
)
_TAKES_TILES: Final = Text(
    "{outcome}; je ein Plättchen von {victims}", "{outcome}; takes a tile each from {victims}"
)
_NOT_POSSIBLE: Final = Text("{name}, verfällt", "{name}, lapses")


def _plant(table: "Table", seat: int, tree: int) -> _Reading:
    notes = [Text(f"Kosten {cards.TREE_COSTS[tree]}", f"cost {cards.TREE_COSTS[tree]}")]
    if tree == cards.REPEAT_TREE:
        notes.append(Text("dieselbe Aktion zweimal", "the same action twice"))
    else:
        notes.append(elements_given(cards.TREE_GIVES[tree]))
    if table.planted[seat] >> tree & 1:
        notes.append(Text("keine neue Sorte", "no new kind"))
    word = cards.TREE_WORDS[tree_key(tree).rpartition("-")[2]]
    label = Text("{tree} pflanzen", "Plant {tree}").fill(tree=word)
    return _Reading(label, notes, f"tree:{tree_key(tree)}", ("LF-095",))


def _at(table: "Table", seat: int, cell: int) -> _Reading:
    place = cell_name(cell)
    label = Text(place.de, place.en.capitalize())
    notes, rulings = _completed(table, seat, cell)
    corner, ruling = _corner(table, seat, cell)
    if ruling:
        notes.append(corner)
        rulings.append(ruling)
    return _Reading(label, notes, f"cell:{cell_key(cell)}", ("LF-096", *rulings))


_LINE_RULINGS: Final = ("LF-101", "LF-102", "LF-103", "LF-104")


def _completed(table: "Table", seat: int, cell: int) -> tuple[list[Text], list[str]]:
    """The lines that a tree there completes, with the rulings of their bonuses."""
    notes: list[Text] = []
    rulings: list[str] = []
    after = table.grown[seat] | 1 << cell
    for number, cells in enumerate(codes.LINE_CELLS):
        if cells >> cell & 1 and after & cells == cells:
            bonus = counted(codes.LINE_ELEMENTS[number], codes.LINE_BONUSES[number])
            notes.append(
                Text("vollendet {line}: {bonus}", "completes {line}: {bonus}").fill(
                    line=names.LINE_NAMES[number], bonus=bonus
                )
            )
            rulings.append(_LINE_RULINGS[number])
    return notes, rulings


def _corner(table: "Table", seat: int, cell: int) -> tuple[Text, str]:
    """What a corner gives and the ruling about it; nothing elsewhere."""
    if cell in codes.FRAGMENT_CORNERS:
        count = min(codes.CORNER_FRAGMENTS, table.supply)
        return Text("Ecke: {gain}", "corner: {gain}").fill(gain=counted_fragments(count)), "LF-107"
    frame = table.stack.top() if table.stack.frames else None
    gives = (
        cards.TREE_GIVES[frame.values[0]]
        if frame and frame.effect == codes.GROWING
        else cards.TREE_GIVES[0]
    )
    if cell == codes.ATTRACT_CORNER:
        sun = table.total(seat, cards.SUN) + gives[cards.SUN] + codes.CORNER_SUN
        name, with_all = names.ACTION_NAMES[codes.A_ATTRACT], counted(cards.SUN, sun)
        possible, ruling = table.can_attract(sun), "LF-106"
    elif cell == codes.EXTINGUISH_CORNER:
        water = table.total(seat, cards.WATER) + gives[cards.WATER] + codes.CORNER_WATER
        name, with_all = names.ACTION_NAMES[codes.A_EXTINGUISH], counted(cards.WATER, water)
        possible, ruling = table.can_extinguish(water), "LF-108"
    else:
        return both(""), ""
    corner = Text("Ecke: {name} mit {all}", "corner: {name} with {all}")
    said = corner.fill(name=name, all=with_all)
    return said if possible else _NOT_POSSIBLE.fill(name=said), ruling


def _steal(table: "Table", seat: int, tile: int) -> _Reading:
    count = table.counts(seat)[tile % codes.SORTS] + 1
    then = Text("dann {count} {sort}", "then {count} {sort}").fill(
        count=count, sort=names.SORT_NAMES[tile % codes.SORTS]
    )
    label = Text("{tile} nehmen", "Take {tile}").fill(tile=tile_name(tile))
    return _Reading(label, [then], f"tile:{tile_key(tile)}", ("LF-086",))


def _stack(table: "Table", seat: int, kind: int) -> _Reading:
    label = Text("{card} als nächstes auf den Stapel", "{card} onto the pile next").fill(
        card=card_name(kind)
    )
    frame = table.stack.top() if table.stack.frames else None
    waiting = frame.values if frame and frame.effect == codes.STACKING else []
    others = [card_name(other) for other in waiting if other != kind]
    if len(others) == 1:
        note = Text("{card} kommt obenauf", "{card} goes on top").fill(card=others[0])
    else:
        note = Text("unter die übrigen", "below the others")
    return _Reading(label, [note], f"taken:{card_key(kind)}", ("LF-067",))


_READERS: Final = {
    verbs.REVEAL: _reveal,
    verbs.STOP: _stop,
    verbs.DISCARD: _discard,
    verbs.BANISH: _banish,
    verbs.PASS: _pass,
    verbs.DONE: _done,
    verbs.FRAGMENT: _fragment,
    verbs.EXTINGUISH: _extinguish,
    verbs.MOVE: _move,
    verbs.PLANT: _plant,
    verbs.AT: _at,
    verbs.ATTRACT: _attract,
    verbs.STEAL: _steal,
    verbs.STACK: _stack,
}
