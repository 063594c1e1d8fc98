"""One game at one screen: who moves next, what is shown, what a person's answer does.

Bots move by themselves. A person sees the table as that seat sees it; where several people share
the screen a curtain falls between them. What a line of input means is decided in `commands`, what
things look like in `render` and in the game's screen.
"""

from collections.abc import Callable
from pathlib import Path
from shlex import quote

from rich.console import Console
from rich.text import Text as Line

from spieltisch.bots import make_bot
from spieltisch.bots.bot import chosen_move
from spieltisch.core.decision import Decision
from spieltisch.core.game import State, game
from spieltisch.core.record import Departure, Match, Record, replay
from spieltisch.core.rng import seeded
from spieltisch.core.text import Text
from spieltisch.terminal import commands, render, saving, words
from spieltisch.terminal.commands import Command, Pick
from spieltisch.terminal.explain import explain
from spieltisch.terminal.page import Page
from spieltisch.terminal.screens import screen_of

RECAP = 8  # events told again when a saved game goes on
SHOW = "show"  # the key of a move that shows the hand: never made unasked


def last_choice(record: Record, seat: int) -> int | None:
    """The number of the seat's last move that was not the only one possible."""
    found = None
    for number, (state, step) in enumerate(zip(replay(record), record.steps)):
        if step.seat == seat and len(state.moves(seat)) > 1:
            found = number
    return found


class _Left(Exception):
    """Somebody quits; the game is saved."""


class Session:
    """A game being played in the terminal."""

    def __init__(
        self,
        match: Match,
        bots: list[str | None],
        lang: str,
        save: Path | None,
        seed: int,
        console: Console,
        ask: Callable[[str], str],
    ) -> None:
        self.match = match
        self.bots = bots
        self.save = save
        self.seed = seed
        self.page = Page(console, lang)
        self.ask = ask
        self.game = game(match.record.game)
        self.screen = screen_of(match.record.game)
        self.humans = [seat for seat, bot in enumerate(bots) if bot is None]
        match.state.names = [render.printable(name) for name in match.state.names]
        known = max(0, len(match.state.events) - RECAP) if match.record.steps else 0
        # By seat: how many events came before its last decision; what to say with the next table.
        self.told = [known] * len(bots)
        self.notes: list[list[Text]] = [[] for _ in bots]
        self.at_screen = self.humans[0] if len(self.humans) == 1 else -1
        self.greeted = False
        self.moving = False  # an interrupt now would come in the middle of a move

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def names(self) -> list[str]:
        return render.seat_names(self.state, self.page.lang)

    def run(self) -> int:
        """Plays to the end of the game or until somebody leaves; the exit code."""
        try:
            while not self.state.over:
                seat = self._next_seat()
                if self.bots[seat] is None:
                    self._human_turn(seat)
                else:
                    self._bot_turn(seat)
            self._finish()
        except _Left:
            pass
        except (EOFError, KeyboardInterrupt):
            return self._leave_at_once()
        return 0

    # moving

    def _next_seat(self) -> int:
        """A bot if one owes a decision, otherwise the first seat that does."""
        seats = self.state.to_move()
        return next((seat for seat in seats if self.bots[seat]), seats[0])

    def _bot_turn(self, seat: int) -> None:
        name = self.bots[seat]
        assert name is not None
        bot = make_bot(name, self._mixed_seed(seat))
        self._play(seat, chosen_move(bot, self.state, seat, self.match.tried(seat)))

    def _mixed_seed(self, seat: int) -> int:
        """Depends on the place in the game only, so that a resumed game goes on alike."""
        return seeded((self.seed << 24) ^ (len(self.match.record.steps) << 4) ^ seat).next32()

    def _human_turn(self, seat: int) -> None:
        decision = self.state.decision(seat)
        assert decision is not None
        if len(decision.options) == 1 and decision.options[0].key != SHOW:
            only = decision.options[0]
            self.notes[seat].append(words.ONLY_OPTION.fill(option=only.label))
            self._play(seat, only.move)
            return
        self._draw_curtain(seat)
        self._show(seat, decision)
        while not self._answered(seat, decision):
            pass

    def _play(self, seat: int, move: int) -> None:
        self.moving = True
        self.match.play(seat, move)
        self.moving = False

    # showing

    def _draw_curtain(self, seat: int) -> None:
        if seat == self.at_screen:
            return
        self.page.clear(everything=True)
        self.ask(f"{words.CURTAIN.fill(name=self.names[seat]).to(self.page.lang)} ")
        self.at_screen = seat

    def _show(self, seat: int, decision: Decision) -> None:
        """The table with what happened, the question and the options."""
        self.page.clear()
        self._show_news(seat)
        self.page.gap()
        self.page.say(self.screen.draw(self.state.view(seat), self.page.lang, self.names))
        self.page.gap()
        if not self.greeted:
            self.page.tell(words.HELLO, render.FAINT)
            self.greeted = True
        self._show_question(decision)

    def _show_news(self, seat: int | None) -> None:
        since = min(self.told) if seat is None else self.told[seat]
        lines = self.state.log(seat, since)
        self.page.say(*render.short_log(lines, self.screen, self.page.lang))
        for note in self.notes[seat] if seat is not None else []:
            self.page.tell(note, render.FAINT)

    def _show_question(self, decision: Decision) -> None:
        entries = [
            render.Entry(number, option.key.partition(":")[0], option.label.to(self.page.lang))
            for number, option in enumerate(decision.options, 1)
        ]
        sign = self.screen.mark(decision.seat)
        self.page.say(
            Line.assemble(" ", sign, " ", (decision.prompt.to(self.page.lang), render.ASK))
        )
        self.page.say(*render.listed_options(entries, self.page.width))
        self.page.say(*render.footer(words.FOOTER, self.page.lang, self.page.width))

    # answering

    def _answered(self, seat: int, decision: Decision) -> bool:
        """Reads one line and acts on it; whether the table has to be looked at anew."""
        read = commands.read(self.ask(words.PROMPT), self.state, seat, decision.options)
        if isinstance(read, Pick):
            self.told[seat] = len(self.state.events)
            self.notes[seat].clear()
            self._play(seat, read.move)
            self._after_move()
            return True
        if isinstance(read, Command):
            return self._obeyed(seat, decision, read)
        self.page.tell(read.text)
        return False

    def _after_move(self) -> None:
        """Keeps the game if it has a file, and says whom everybody is waiting for."""
        if self.save:
            saving.write(self.match, self.save)
        others = not self.state.over and self.bots[self._next_seat()]
        if others and self.page.console.is_terminal:
            self.page.tell(words.OTHERS_PLAY, render.FAINT)

    def _obeyed(self, seat: int, decision: Decision, command: Command) -> bool:
        """Carries a command out; whether the table has to be drawn again."""
        letter, argument = command.letter, command.argument
        if letter == commands.REDRAW:
            return True
        if letter == commands.LANGUAGE:
            self.page.switch_language()
            return True
        if letter == commands.TAKE_BACK:
            return self._take_back(seat)
        if letter == commands.QUIT:
            self._quit()
        elif letter == commands.SAVE:
            self._save_to(argument)
        else:
            seed = self._mixed_seed(seat)
            self.page.say(*explain(command, self.state, decision, self.page.lang, seed))
        return False

    # taking back

    def _take_back(self, seat: int) -> bool:
        """Goes back to the seat's last choice if that is free or agreed; whether it was done."""
        try:
            number = last_choice(self.match.record, seat)
        except Departure:
            self.page.tell(words.LOST_HISTORY)
            return False
        if number is None:
            self.page.tell(words.NOTHING_TO_TAKE_BACK)
            return False
        steps = self.match.record.steps[number:]
        free = all(step.seat == seat and not step.final for step in steps)
        if not free and not self._all_agree(seat):
            self.page.tell(words.NOT_TAKEN_BACK)
            return False
        for _ in [step for step in steps if step.seat == seat]:
            self.match.take_back(seat, agreed=True)
        self.told = [min(told, len(self.state.events)) for told in self.told]
        for notes in self.notes:
            notes.clear()
        taken = self.state.option(seat, self.state.parse_move(seat, steps[0].key)).label
        self.notes[seat].append(words.TAKEN_BACK.fill(option=taken))
        return True

    def _all_agree(self, seat: int) -> bool:
        """Asks whoever else decides at this screen; the bots never mind."""
        reason = self.match.why_no_take_back(seat)
        said = f"{reason.text.to(self.page.lang)} " if reason else ""
        others = [human for human in self.humans if human != seat]
        questions = [
            words.DO_YOU_AGREE.fill(reason=said, name=self.names[other], seat=self.names[seat])
            for other in others
        ]
        for question in questions or [words.BOTS_AGREE.fill(reason=said)]:
            if not self._yes(question):
                return False
        return True

    def _yes(self, question: Text) -> bool:
        return self.ask(question.to(self.page.lang)).strip().casefold() in words.YES

    # saving, leaving, ending

    def _save_to(self, named: str) -> bool:
        """Saves where the person says, or where this game is kept; whether that worked."""
        kept = self.save or saving.free_path(self.game.name)
        path = saving.named_path(named) if named else kept
        foreign = saving.taken(path) and path != self.save
        if foreign and not self._yes(words.OVERWRITE.fill(path=str(path))):
            self.page.tell(words.NOT_SAVED)
            return False
        problem = saving.write(self.match, path)
        if problem:
            self.page.tell(problem)
            return False
        self.save = path
        self.page.tell_unbroken(words.SAVED.fill(path=str(path)))
        return True

    def _quit(self) -> None:
        if self._save_to(""):
            self.page.tell_unbroken(
                words.RESUME.fill(command=saving.command(), path=quote(str(self.save)))
            )
            raise _Left

    def _leave_at_once(self) -> int:
        """The input ended or was interrupted: saves without asking anything."""
        path = self.save or saving.free_path(self.game.name)
        problem = saving.write(self.match, path, whole=not self.moving)
        self.page.say("")
        if problem:
            self.page.tell(problem)
            return 2
        self.page.tell_unbroken(words.SAVED.fill(path=str(path)))
        self.page.tell_unbroken(words.RESUME.fill(command=saving.command(), path=quote(str(path))))
        return 0

    def _finish(self) -> None:
        """The final table, the ranking, and the offer to keep the record."""
        result = self.state.result()
        assert result is not None
        self.page.clear(everything=len(self.humans) > 1)
        alone = self.humans[0] if len(self.humans) == 1 else None
        self._show_news(alone)
        view = self.state.view(None)
        self.page.say(self.screen.draw(view, self.page.lang, self.names), "")
        self.page.say(self.screen.draw_result(view, result, self.page.lang, self.names))
        if self.save:
            self._save_to("")
        elif self.humans:
            self._offer_record()

    def _offer_record(self) -> None:
        self.page.tell(words.KEEP_RECORD, render.FAINT)
        while True:
            try:
                line = self.ask(words.PROMPT).strip()
            except (EOFError, KeyboardInterrupt):
                return
            command = commands.command(line) if line else None
            if command and command.letter == commands.SAVE and self._save_to(command.argument):
                self.page.tell_unbroken(words.REPLAY_WITH.fill(path=quote(str(self.save))))
                return
            if not line or (command and command.letter == commands.QUIT):
                return
            if command is None:
                self.page.tell(words.KEEP_RECORD, render.FAINT)
