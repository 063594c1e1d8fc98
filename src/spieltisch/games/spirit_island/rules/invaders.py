"""What the flow of a turn asks of the island's side: its phase, and what spirits do together."""

from spieltisch.games.spirit_island.effects.changes import may_together
from spieltisch.games.spirit_island.state import acts, codes, law, programs, turn, verbs
from spieltisch.games.spirit_island.state.table import Island


def begin_phase(table: Island) -> None:
    """The invader phase begins."""
    values = programs.bound(-1, table.first_land())
    table.stacks.common.push(programs.PHASE, 0, 0, values)


def begin_spirit_phase(table: Island, seat: int) -> None:
    """What the card of a blighted island gives a spirit in each spirit phase."""
    if table.blighted and programs.BLIGHT_TIMES[table.blight_card] == programs.SPIRIT_PHASES:
        effect = programs.BLIGHT + table.blight_card
        table.stacks.own[seat].push(effect, 0, seat, programs.bound(seat, -1))


def shared_deeds(table: Island) -> list[int]:
    """What the spirits may do together now, by the scenario."""
    if table.law.together is None or table.phase not in (codes.FAST_PHASE, codes.SLOW_PHASE):
        return []
    if turn.holds(table, turn.DECLINED, 0):
        return []
    return [verbs.TOGETHER + land for land in table.lands if may_together(table, land)]


def no_together(table: Island, land: int) -> int:
    """Why the spirits may not do something together in a land."""
    if table.law.together is None:
        return codes.NOT_ASKED
    if table.phase not in (codes.FAST_PHASE, codes.SLOW_PHASE):
        return codes.WRONG_PHASE
    if turn.holds(table, turn.DECLINED, 0):
        return codes.ALREADY_DONE
    return codes.LEGAL if may_together(table, land) else codes.WRONG_LAND


def begin_together(table: Island, seat: int, land: int) -> None:
    """A spirit proposes it in a land."""
    acts.note(table, "together", [seat, land])
    effect = table.law.programs[law.TOGETHER][0]
    acts.begin(table, table.stacks.own[seat], effect, seat, programs.bound(seat, land))
