"""A table written down as a position: the way back from a state to the fields of docs/positions.md.

Each game has one function that says everything a position can say about a state. `broken` compares
what a position says with what is found on the table that was set up from it.
"""

from collections.abc import Callable
from typing import Any

from spieltisch.core.game import Data, State
from spieltisch.games.blue_moon.rules.state import BlueMoonState
from spieltisch.games.blue_moon.state import codes as blue_moon
from spieltisch.games.blue_moon.state.notation import card_key as blue_moon_card
from spieltisch.games.blue_moon.state.position import PHASES as BLUE_MOON_PHASES
from spieltisch.games.equinox.rules import EquinoxState
from spieltisch.games.equinox.state import codes as equinox
from spieltisch.games.equinox.state.hidden import PHASES as EQUINOX_PHASES
from spieltisch.games.equinox.state.notation import card_key as equinox_card
from spieltisch.games.equinox.state.notation import creature_key
from spieltisch.games.living_forest.rules import LivingForestState
from spieltisch.games.living_forest.state import codes as living_forest
from spieltisch.games.living_forest.state.notation import card_key as living_forest_card
from spieltisch.games.living_forest.state.notation import cell_key, tile_key, tree_key
from spieltisch.games.spirit_island.cards.boards import LAND_NAMES
from spieltisch.games.spirit_island.cards.numbers import ARTIFACTS, BLIGHT, EVENTS, FEAR
from spieltisch.games.spirit_island.rules.state import SpiritIslandState
from spieltisch.games.spirit_island.state import hidden as spirit_island


def name_of(state: State, seat: int) -> str:
    return state.names[seat] if seat < len(state.names) else ""


# Equinox


def equinox_position(state: State) -> Data:
    assert isinstance(state, EquinoxState)
    gone = sorted(filter(lambda c: state.gone[c], state.creatures), key=lambda c: state.gone[c])
    faces = [equinox_card(card) for card in range(equinox.CARDS)]
    there = [card for hand in state.hands for card in hand] + state.deck + state.discard
    there += [entry >> 3 for entry in state.down + state.buried]
    ancestors = [faces[card] for card in there].count("ancestor")
    return {
        "seats": state.seats,
        "edition": state.edition,
        "creatures": [creature_key(creature) for creature in state.creatures],
        "eliminated": [creature_key(creature) for creature in gone],
        "round": state.row,
        "turn": state.turn + 1,
        "phase": EQUINOX_PHASES[state.phase],
        "deck": len(state.deck),
        "next": [equinox_card(card) for card in state.deck[::-1]],
        "trees": [ancestors, equinox.TREES - ancestors],
        "columns": {creature_key(c): _column(state, c) for c in state.creatures},
        "players": [_equinox_player(state, seat) for seat in range(state.seats)],
    }


def _column(state: EquinoxState, creature: int) -> Data:
    column: Data = {
        "champion": [seat + 1 for seat in range(state.seats) if state.champion[seat] == creature]
    }
    for row in range(1, equinox.ROWS + 1):
        place = creature * equinox.PLACES_PER_CREATURE + row
        pile = [*state.covered(place)[::-1], state.top[place]]
        field: Data = {"cards": [equinox_card(card) for card in pile if card != equinox.NONE]}
        if state.pebble[place] != equinox.NONE:
            field["pebble"] = state.pebble[place] + 1
        column[f"row{row}"] = field
    return column


def _equinox_player(state: EquinoxState, seat: int) -> Data:
    player = {
        "name": name_of(state, seat),
        "hand": [equinox_card(card) for card in state.hands[seat]],
        "cards": len(state.hands[seat]),
        "face_down": [equinox_card(card) for card in state.face_down(seat)],
        "pebbles": state.stock[seat],
        "secret_made": state.secret_made[seat],
    }
    if state.secret[seat] != equinox.NONE:
        player["secret"] = equinox_card(state.secret[seat])
    return player


# Living Forest


def living_forest_position(state: State) -> Data:
    assert isinstance(state, LivingForestState)
    view = state.view(None)
    position = {
        "seats": state.seats,
        "round": state.round,
        "start": state.start + 1,
        "phase": view["phase"],
        "fires": view["fires"],
        "display": [card for row in view["display"] for card in row if card],
        "empty": [row.count(None) for row in view["display"]],
        "fire_limit": state.fire_limit,
        "round_limit": state.round_limit,
        "players": [_living_forest_player(state, seat) for seat in range(state.seats)],
    }
    if view["phase"] == "act":
        position |= {"turn": state.turn + 1, "used": view["used"], "left": state.left}
    return position


def _living_forest_player(state: LivingForestState, seat: int) -> Data:
    cells = living_forest.CELLS
    forest = state.forest[seat * cells : (seat + 1) * cells]
    fires = state.taken[seat * living_forest.FIRES : (seat + 1) * living_forest.FIRES]
    return {
        "name": name_of(state, seat),
        "line": [living_forest_card(kind) for kind in state.line[seat]],
        "stopped": state.stopped[seat],
        "just_revealed": state.fresh[seat],
        "draw": [living_forest_card(kind) for kind in state.draw[seat][::-1]],
        "discard": [living_forest_card(kind) for kind in state.discard[seat]],
        "fragments": state.fragments[seat],
        "fires": [
            fire + living_forest.LOWEST_FIRE for fire, n in enumerate(fires) for _ in range(n)
        ],
        "forest": {
            cell_key(cell): tree_key(tree)
            for cell, tree in enumerate(forest)
            if tree not in (living_forest.NONE, living_forest.START_TREE)
        },
        "tiles": [tile_key(tile) for tile, owner in enumerate(state.tiles) if owner == seat],
        "rock": state.stones[seat] + 1,
    }


# Blue Moon

_PILES = {
    "hand": "hand",
    "active": "active",
    "inactive": "older",
    "support": "support",
    "bluffs": "bluffs",
    "crystals": "laid_crystals",
    "discard": "discard",
    "leadership": "leads",
    "open": "open",
}
_PHASE_NAMES = {number: word for word, number in BLUE_MOON_PHASES.items()}


def blue_moon_position(state: State) -> Data:
    assert isinstance(state, BlueMoonState)
    elements = {blue_moon.FIRE: "fire", blue_moon.EARTH: "earth", blue_moon.NONE: "none"}
    return {
        "phase": _PHASE_NAMES.get(state.phase, "character"),
        "turn": state.turn + 1,
        "element": elements[state.element],
        "match": state.match > 0,
        "players": [_blue_moon_player(state, seat) for seat in range(2)],
    }


def _blue_moon_player(state: BlueMoonState, seat: int) -> Data:
    view = state.view(seat)["players"][seat]
    player = {
        "name": name_of(state, seat),
        "people": view["people"],
        "dragons": view["dragons"],
        "won": view["crystals"],
        "ships": _ships(state, seat, "ships"),
        "landed": _ships(state, seat, "landed"),
        "deck": [blue_moon_card(card) for card in state.deck[seat][::-1]],
        "hand_size": len(state.hand[seat]),
        "deck_size": len(state.deck[seat]),
    }
    for field, place in _PILES.items():
        player[field] = [blue_moon_card(card) for card in getattr(state, place)[seat]]
    for field in ("inquisitor", "hyla"):
        if view[field]:
            player[field] = view[field]
    return player


def _ships(state: BlueMoonState, seat: int, place: str) -> Data:
    loads = list(zip(state.aboard[seat], state.loaded[seat], strict=True))
    return {
        blue_moon_card(ship): [blue_moon_card(card) for on, card in loads if on == ship]
        for ship in getattr(state, place)[seat]
    }


# Spirit Island


def spirit_island_position(state: State) -> Data:
    assert isinstance(state, SpiritIslandState)
    view = state.view(None)
    invaders, fear, decks = view["invaders"], view["fear"], view["decks"]
    return {
        "seats": state.seats,
        "adversary": view["setup"]["adversary"] or "none",
        "level": state.level,
        "scenario": view["setup"]["scenario"] or "none",
        "branch_and_claw": state.claw,
        "progression": view["setup"]["progression"],
        "corners": state.corners,
        "round": state.round,
        "phase": view["phase"],
        "lands": {LAND_NAMES[land]: _spirit_island_land(state, land) for land in state.lands},
        "sunk": view["sunk"],
        "ravage": invaders["ravage"],
        "build": invaders["build"],
        "early": invaders["early"],
        "invader_discard": invaders["discard"],
        "next": spirit_island.invader_keys(state.invader_deck[::-1]),
        "delays": invaders["delays"],
        "more_explores": state.more_explores,
        "fear": state.fear,
        "terror": fear["terror"],
        "fear_left": fear["left"],
        "earned": [FEAR[card] for card in state.fear_earned],
        "fear_discard": fear["discard"],
        "fear_next": [FEAR[card] for card in state.fear_deck[::-1]],
        "fear_known": [FEAR[card] for card in state.fear_known],
        "fear_more": state.fear_more,
        "boxed": spirit_island.invader_keys(state.boxed),
        "events": view["setup"]["events"],
        "event_next": [EVENTS[card] for card in state.event_deck[::-1]],
        "event_discard": view["events"]["discard"],
        "event_known": view["events"]["known"],
        "skip_first_event": state.late_events,
        "waits": [wait["cause"] for wait in view["events"]["waits"]],
        "blight": state.blight,
        "blight_card": BLIGHT[state.blight_card - 1] if state.blight_card else "none",
        "blighted": state.blighted,
        "collected": state.collected,
        "minor": spirit_island.power_keys(state.minor[::-1]),
        "minor_discard": spirit_island.power_keys(state.minor_discard),
        "major": spirit_island.power_keys(state.major[::-1]),
        "major_discard": spirit_island.power_keys(state.major_discard),
        "forgotten": decks["forgotten"],
        "wave": state.wave or 2,
        "aside": decks["aside"],
        "blight_rest": state.blight_rest,
        "drowned": state.drowned,
        "artifacts": view["artifacts"]["found"],
        "spells": view["artifacts"]["spells"],
        "numb": state.numb,
        "ice": state.ice,
        "turn": [_from_one(note) for note in view["turn"] if "cause" not in note],
        "players": [_spirit_island_player(state, seat) for seat in range(state.seats)],
    }


def _from_one(note: Data) -> Data:
    """A note of this turn; seats count from 1, and a land that is not named is any."""
    said = {key: value for key, value in note.items() if value is not None}
    return said | {key: said[key] + 1 for key in ("seat", "other") if key in said}


def _spirit_island_land(state: SpiritIslandState, land: int) -> Data:
    shown = state.view(None)["lands"][LAND_NAMES[land]]
    words = [f"{piece['count']} {piece['key']}" for piece in shown["pieces"]]
    for kind in ("beasts", "wilds", "disease", "blight"):
        if shown[kind]:
            words.append(f"{shown[kind]} {kind}")
    skips = spirit_island.ACTIONS[:3]
    return {
        "pieces": " ".join(words),
        "defend": state.defend[land],
        "skips": [word for at, word in enumerate(skips) if state.skips[land] >> at & 1],
        "markers": state.markers[land],
        "buried": ["none", "blank", *ARTIFACTS][state.buried[land]],
    }


def _spirit_island_player(state: SpiritIslandState, seat: int) -> Data:
    shown = state.view(None)["spirits"][seat]
    first = seat * len(LAND_NAMES)
    same = ["spirit", "destroyed", "gone", "energy_track", "plays_track", "energy"]
    same += ["hand", "played", "discards", "covered", "recalled", "aids"]
    same += ["used", "elements", "grown", "progress", "ready", "acted"]
    return {
        "name": name_of(state, seat),
        "board": state.view(None)["boards"][seat],
        "presence": [
            name for at, name in enumerate(LAND_NAMES) for _ in range(state.presence[first + at])
        ],
        "plays": state.plays[seat],
        **{field: shown[field] for field in same},
    }


POSITIONS: dict[str, Callable[[State], Data]] = {
    "blue-moon": blue_moon_position,
    "equinox": equinox_position,
    "living-forest": living_forest_position,
    "spirit-island": spirit_island_position,
}
"""By game: a state as a position."""

_ON_TOP = ("next", "draw", "deck", "minor", "major", "fear_next", "event_next")
_AMONG_OTHERS = ("display", "creatures")
_IN_ANY_ORDER = ("face_down", "champion", "used", "fires", "tiles", "open", "discard", "forgotten")
_SIZES = ("cards", "hand_size")


def broken(said: Data, found: Data, where: str = "") -> list[str]:
    """The fields of a position that do not hold on the table that was set up from it."""
    fields: list[str] = []
    for name, value in said.items():
        if name not in found:
            fields.append(f"{where}{name}")
        elif name == "columns":
            for creature, column in value.items():
                fields += broken(column, found[name][creature], f"{creature}.")
        elif name == "lands":
            fields += [f"{land}." for land in value if value[land] != found[name].get(land)]
        elif name == "players":
            for number, player in enumerate(value):
                fields += broken(player, found[name][number], f"player {number + 1}.")
        elif not _holds(name, value, found[name], any(size in said for size in _SIZES)):
            fields.append(f"{where}{name}")
    return fields


def _holds(name: str, said: Any, found: Any, sized: bool) -> bool:
    """Whether one field holds. A hand of a size is filled up; so are piles below what is named."""
    if name in _ON_TOP and isinstance(said, list):
        return bool(found[: len(said)] == said)
    if name in _AMONG_OTHERS or (name == "hand" and sized):
        return all(found.count(entry) >= said.count(entry) for entry in said)
    if name in _IN_ANY_ORDER or name == "hand":
        return sorted(said) == sorted(found)
    return bool(said == found)
