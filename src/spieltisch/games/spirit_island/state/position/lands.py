# mypyc: skip
"""What a position plays with, and what lies in its lands."""

from typing import Final

from spieltisch.core.lookup import Names
from spieltisch.core.mistake import Mistake
from spieltisch.core.position import Fields
from spieltisch.core.rng import seeded
from spieltisch.games.spirit_island.cards import boards, numbers
from spieltisch.games.spirit_island.rules.ending import victory
from spieltisch.games.spirit_island.rules.setup import FIRST_WAVE, LAST_WAVE, LEVELS, Setup, fault
from spieltisch.games.spirit_island.state import acts, by_name, codes, hidden
from spieltisch.games.spirit_island.state.data import MOST
from spieltisch.games.spirit_island.state.position import words
from spieltisch.games.spirit_island.state.position.draft import Draft

NONE: Final = "none"
_LAND_FIELDS: Final = ("pieces", "defend", "skips", "markers", "buried")
_BLANK: Final = "blank"


def read_setup(draft: Draft) -> None:
    """Spirits, boards, adversary, scenario: what is played."""
    fields, table = draft.fields, draft.table
    table.lay_out(len(draft.players))
    table.now = table.stacks.common
    table.rng = seeded(draft.rng.next32())
    table.names = [player.text("name") for player in draft.players]
    setup = _setup(draft)
    problem = fault(setup)
    if problem:
        raise Mistake(problem)
    table.spirits = [numbers.SPIRITS.index(key) for key in setup.spirits]
    table.boards = [boards.NAMES.index(name) for name in setup.boards]
    if setup.adversary:
        table.adversary = 1 + numbers.ADVERSARIES.index(setup.adversary)
    if setup.scenario:
        table.scenario = 1 + numbers.SCENARIOS.index(setup.scenario)
    table.level, table.claw, table.corners = setup.level, setup.branch_and_claw, setup.corners
    table.progress = [0 if setup.progression else -1] * table.seats
    table.sunk = [draft.board(name, fields.at("sunk")) for name in fields.words("sunk")]
    table.settle()
    table.wave = setup.wave if table.law.waves else 0
    table.round = fields.number("round", 1, 1, MOST)
    for seat, player in enumerate(draft.players):
        if "spirit" not in player.data:
            draft.fill("fill-spirit", [seat, table.spirits[seat]])


def _setup(draft: Draft) -> Setup:
    fields, players = draft.fields, draft.players
    chosen = [
        player.key("spirit", by_name.SPIRITS) if "spirit" in player.data else ""
        for player in players
    ]
    claw = fields.flag("branch_and_claw")
    box = numbers.SPIRITS if claw else numbers.SPIRITS[: numbers.BASE_SPIRITS]
    free = [key for key in box if key not in chosen]
    named = [
        boards.NAMES[draft.board(player.data["board"], player.at("board"))]
        if "board" in player.data
        else ""
        for player in players
    ]
    thematic = any(name in boards.NAMES[boards.BALANCED :] for name in named)
    island = boards.THEMATIC[len(named)] if thematic else boards.NAMES[: boards.BALANCED]
    left = [name for name in island if name not in named]
    return Setup(
        [key or free.pop(draft.rng.below(len(free))) for key in chosen],
        boards=[name or left.pop(0) for name in named],
        adversary=_chosen(fields, "adversary", by_name.ADVERSARIES),
        level=fields.number("level", 0, 0, LEVELS),
        scenario=_chosen(fields, "scenario", by_name.SCENARIOS),
        branch_and_claw=claw,
        thematic=thematic,
        corners=fields.flag("corners") if "corners" in fields.data else True,
        progression=fields.flag("progression"),
        wave=fields.number("wave", FIRST_WAVE, FIRST_WAVE, LAST_WAVE),
    )


def _chosen(fields: Fields, name: str, names: Names) -> str:
    """What a field names, nothing if it says so."""
    return "" if fields.data.get(name, NONE) == NONE else fields.key(name, names)


def read_lands(draft: Draft) -> None:
    """The pieces of lands: words, or a table with them and what holds there this turn."""
    lands = draft.fields.table("lands")
    for name, content in lands.data.items():
        land = draft.land(name, lands.where)
        draft.named.append(land)
        here = {"pieces": content} if isinstance(content, str) else content
        _read_land(draft, land, Fields(here, lands.at(name)))


def _read_land(draft: Draft, land: int, fields: Fields) -> None:
    table = draft.table
    fields.only(_LAND_FIELDS)
    pieces, tokens = by_name.pieces(fields.text("pieces"), fields.where)
    for piece in pieces:
        acts.add(table, land, piece)
    for kind in tokens:
        table.tokens[land * codes.TOKENS + kind - codes.BEASTS] += 1
    table.defend[land] = fields.number("defend", 0, 0, MOST)
    table.markers[land] = fields.number("markers", 0, 0, MOST)
    table.buried[land] = _buried(fields)
    for word in fields.words("skips"):
        if word not in hidden.ACTIONS[: codes.SOURCE]:
            raise Mistake(words.NO_SKIP.fill(where=fields.at("skips"), said=repr(word)))
        table.skips[land] |= 1 << hidden.ACTIONS.index(word)


def _buried(fields: Fields) -> int:
    """The marker that lies face down in a land, 0 for none."""
    said = fields.data.get("buried", NONE)
    if said == NONE:
        return 0
    words = [_BLANK, *numbers.ARTIFACTS]
    return codes.BLANK + words.index(fields.word("buried", _BLANK, tuple(words)))


def read_artifacts(draft: Draft) -> None:
    """What has been found, and what holds because of it."""
    table, fields = draft.table, draft.fields
    found = fields.table("artifacts")
    found.only(tuple(numbers.ARTIFACTS))
    for number, key in enumerate(numbers.ARTIFACTS):
        if key in found.data:
            fate = found.word(key, codes.FATES[codes.HELD], tuple(codes.FATES[codes.HELD :]))
            table.artifacts[number] = codes.FATES.index(fate)
    for word in fields.words("spells"):
        if word not in codes.SPELLS:
            raise Mistake(words.NO_SPELL.fill(said=repr(word), known=", ".join(codes.SPELLS)))
        table.spells |= 1 << codes.SPELLS.index(word)
    table.numb = fields.number("numb", 0, 0, MOST)
    table.ice = fields.number("ice", 0, 0, MOST)


def keep_invaders(draft: Draft) -> None:
    """Puts a city where the position says nothing, if the game would be won otherwise."""
    table = draft.table
    free = [land for land in reversed(table.lands) if land not in draft.named]
    if free and victory(table):
        acts.add(table, free[0], codes.CITY)
        draft.fill("fill-city", [free[0]])
