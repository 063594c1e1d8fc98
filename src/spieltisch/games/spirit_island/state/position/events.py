# mypyc: skip
"""What a position says of the event deck and of what waits beside the ravage space."""

from collections import Counter

from spieltisch.core.mistake import Mistake
from spieltisch.core.position import impossible
from spieltisch.games.spirit_island.cards import numbers
from spieltisch.games.spirit_island.effects.awaiting import Awaits
from spieltisch.games.spirit_island.state import by_name, programs
from spieltisch.games.spirit_island.state.position import words
from spieltisch.games.spirit_island.state.position.draft import Draft


def read_events(draft: Draft) -> None:
    """Events that are not named are in the deck; without any of these fields there are none."""
    table, fields = draft.table, draft.fields
    coming, gone, known = (
        [numbers.EVENTS.index(key) for key in fields.keys(name, by_name.EVENTS)]
        for name in ("event_next", "event_discard", "event_known")
    )
    for key in fields.keys("waits", by_name.AWAITED):
        table.awaiting = [*table.awaiting, *_laid(key)]
    late = fields.flag("skip_first_event")
    named = "events" in fields.data
    if not (fields.flag("events") if named else coming or gone):
        if coming or gone or known or late:
            raise Mistake(words.NO_EVENTS)
        return
    for card, count in Counter(coming + gone).items():
        if count > 1:
            raise impossible(words.TWO_PLACES.fill(card=numbers.EVENTS[card]))
    cards = [*range(numbers.SHUFFLED_EVENTS), *table.law.events_below[::2]]
    rest = [card for card in cards if card not in coming + gone]
    draft.rng.shuffle(rest)
    table.event_deck = (coming + rest)[::-1]
    table.event_discard = gone
    table.event_known = known
    table.late_events = late


def _laid(key: str) -> list[int]:
    """The effect that lays something beside the ravage space, and its step."""
    for number in range(programs.EVENT, programs.SYSTEM):
        if programs.PROGRAMS[number].key == key:
            for at, step in enumerate(programs.PROGRAMS[number].steps):
                if isinstance(step, Awaits):
                    return [number, at]
    return []
