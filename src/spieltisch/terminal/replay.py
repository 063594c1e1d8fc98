"""Stepping through a saved game, or printing it from start to end.

Whoever has the record may see everything in it. To follow a game with some suspense the table is
drawn as for a spectator until what is hidden is asked for.
"""

import sys
from collections.abc import Callable

from rich.console import Console, RenderableType
from rich.text import Text as Line

from spieltisch.bots.names import spoken_names
from spieltisch.core import record as records
from spieltisch.core.game import State
from spieltisch.core.record import Departure, Record
from spieltisch.terminal import render, words
from spieltisch.terminal.keyboard import typed
from spieltisch.terminal.page import Page
from spieltisch.terminal.screens import screen_of

DEPARTED = 2


def replay(
    record: Record,
    lang: str,
    interactive: bool,
    *,
    console: Console | None = None,
    ask: Callable[[str], str] = typed,
) -> int:
    """Shows a saved game; the exit code, 2 where the record departs from the rules."""
    player = _Replay(record, lang, console or Console(), ask)
    return player.step_through() if interactive else player.print_all()


class _Replay:
    """A record with a finger on one of its moves."""

    def __init__(
        self, record: Record, lang: str, console: Console, ask: Callable[[str], str]
    ) -> None:
        self.record = record
        self.page = Page(console, lang)
        self.ask = ask
        self.screen = screen_of(record.game)
        self.open = False
        self.players = spoken_names(record)
        self.departure = self._find_departure()
        self.last = self.departure.number - 1 if self.departure else len(record.steps)

    def _find_departure(self) -> Departure | None:
        try:
            for _ in records.replay(self.record):
                pass
        except Departure as departure:
            return departure
        return None

    def _state_at(self, number: int) -> State:
        """The state after so many moves."""
        for state in records.replay(self.record, number):
            last = state
        self._name_players(last)
        return last

    def _name_players(self, state: State) -> None:
        state.names = [render.printable(name.to(self.page.lang)) for name in self.players]

    # from start to end

    def print_all(self) -> int:
        """Every move in words with its log lines, nothing hidden, and the result."""
        since = 0
        for number, state in enumerate(records.replay(self.record, self.last)):
            self._name_players(state)
            seat = self.record.steps[number - 1].seat if number else None
            self.page.say(*self._log(state, seat, since))
            since = len(state.events)
            if number < self.last:
                self.page.say(self._move_line(state, number + 1, open_=True))
        self.page.say(*self._result(state))
        return self._depart() if self.departure else 0

    def _log(self, state: State, seat: int | None, since: int) -> list[RenderableType]:
        return render.full_log(state.log(seat, since), self.screen, self.page.lang)

    def _depart(self) -> int:
        print(f"spieltisch: {self.departure}", file=sys.stderr)
        return DEPARTED

    # step by step

    def step_through(self) -> int:
        number = 0
        while True:
            self._show(number)
            try:
                wanted = self._wanted(number)
            except (EOFError, KeyboardInterrupt):
                self.page.say("")
                return 0
            if wanted is None:
                return 0
            if wanted > self.last and self.departure:
                return self._depart()
            number = wanted

    def _wanted(self, number: int) -> int | None:
        """The move to show next, ``None`` to leave."""
        while True:
            line = self.ask(words.PROMPT).strip().casefold()
            if line == "q" or (not line and number == len(self.record.steps)):
                return None
            if not line:
                return number + 1
            if line == "b":
                return max(0, number - 1)
            if line.isdecimal() and len(line) < 6 and int(line) <= len(self.record.steps):
                return int(line)
            if line == "a":
                self.open = not self.open
                return number
            if line == "g":
                self.page.switch_language()
                return number
            self.page.tell(words.REPLAY_MISTAKE.fill(count=len(self.record.steps)))

    def _show(self, number: int) -> None:
        state = self._state_at(number)
        lang = self.page.lang
        below: list[RenderableType] = []
        if self.open and not state.over:
            seats = range(state.seats)
            below += [self.screen.draw_hand(state.view(seat), lang) for seat in seats]
        below += self._result(state)
        if number == len(self.record.steps):
            below.append(Line(words.END_OF_RECORD.to(lang), style=render.FAINT))
        below += render.footer(words.REPLAY_FOOTER, lang, self.page.width)
        names = render.seat_names(state, lang)
        table = self.screen.draw(state.view(None), lang, names)
        self.page.clear()
        told = self._told(state, number)
        self.page.arrange(told, table, [below], least=self.page.console.height)

    def _told(self, state: State, number: int) -> list[RenderableType]:
        """A move and what it led to."""
        if not number:
            start = words.START.fill(count=len(self.record.steps))
            return [Line(start.to(self.page.lang), style="bold")]
        before = self._state_at(number - 1)
        seat = self.record.steps[number - 1].seat if self.open else None
        move = self._move_line(before, number, self.open)
        return [move, *self._log(state, seat, len(before.events))]

    def _result(self, state: State) -> list[RenderableType]:
        result = state.result()
        if result is None:
            return []
        names = render.seat_names(state, self.page.lang)
        return [self.screen.draw_result(state.view(None), result, self.page.lang, names)]

    # a move in words

    def _move_line(self, before: State, number: int, open_: bool) -> Line:
        step = self.record.steps[number - 1]
        name = render.seat_names(before, self.page.lang)[step.seat]
        count = len(self.record.steps)
        line = Line(words.MOVE.fill(number=number, count=count).to(self.page.lang), style="bold")
        line.append("  ").append_text(self.screen.mark(step.seat)).append(f" {name}")
        if open_ or not self._names_hidden(before, number):
            move = before.parse_move(step.seat, step.key)
            line.append(f": {before.describe(step.seat, move, self.page.lang)}")
        return line

    def _names_hidden(self, before: State, number: int) -> bool:
        """Whether the move in words says what a spectator does not get to see."""
        step = self.record.steps[number - 1]
        card = step.key.partition(":")[2]
        after = self._state_at(number)
        since = len(before.events)
        if len(after.events) == since and after.view(None) == before.view(None):
            return True
        lines = zip(after.log(step.seat, since), after.log(None, since))
        return any(card in own.data.get("cards", []) for own, public in lines if own != public)
