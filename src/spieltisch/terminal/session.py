"""One game at one screen: who moves next, what is shown, what a person's answer does.

Bots move by themselves. A person sees the table as that seat sees it; where several people share
the screen a curtain falls between them. What a line of input means is decided in `commands`, what
things look like in `render` and in the game's screen, where the game is kept in `place`.
"""

from collections.abc import Callable, Iterable
from pathlib import Path
from shlex import quote

from rich.console import Console, RenderableType
from rich.text import Text as Line

from spieltisch.bots import make_bot
from spieltisch.bots.bot import chosen_move
from spieltisch.bots.names import spoken_names
from spieltisch.core.decision import Decision
from spieltisch.core.game import State, game
from spieltisch.core.record import Departure, Match, Record, Step, replay
from spieltisch.core.rng import seeded
from spieltisch.core.text import LANGUAGES, Text
from spieltisch.terminal import commands, place, render, words
from spieltisch.terminal.commands import Command, Pick
from spieltisch.terminal.explain import explain
from spieltisch.terminal.page import Page
from spieltisch.terminal.place import Place
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
        kept_at: Place | None,
        seed: int,
        console: Console,
        ask: Callable[[str], str],
        notes: Iterable[Text] = (),
    ) -> None:
        self.match = match
        self.bots = bots
        self.place = kept_at
        self.seed = seed
        self.page = Page(console, lang)
        self.ask = ask
        self.game = game(match.record.game)
        self.cards = self.game.cards()
        self.screen = screen_of(match.record.game)
        self.humans = [seat for seat, bot in enumerate(bots) if bot is None]
        self.players = spoken_names(match.record)
        self._name_players(self.page.lang)
        known = max(0, len(match.state.events) - RECAP) if match.record.steps else 0
        # By seat: how many events came before its last decision; what to say with the next table.
        self.told = [known] * len(bots)
        self.notes: list[list[Text]] = [[] for _ in bots]
        for human in self.humans[:1]:
            self.notes[human] += notes
        self.at_screen = self.humans[0] if len(self.humans) == 1 else -1
        self.chosen = -1  # the seat that is played next, where hands are open
        self.greeted = False
        self.kept: Step | None = match.record.steps[-1] if match.record.steps else None
        self.warned = False  # that the game cannot be kept
        self.moving = False  # an interrupt now would come in the middle of a move

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def names(self) -> list[str]:
        return render.seat_names(self.state, self.page.lang)

    def _name_players(self, lang: str) -> None:
        """Calls the players by their names in one language."""
        self.state.names = [render.printable(name.to(lang)) for name in self.players]

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
        finally:
            if self.place:
                self.place.let_go()
        return 0

    # moving

    def _next_seat(self) -> int:
        """A bot if one owes a decision, otherwise the seat chosen, or the first that does.

        In a joint decision people vote before the bots.
        """
        seats = self.state.to_move()
        people = [seat for seat in seats if self.bots[seat] is None]
        bots = [seat for seat in seats if seat not in people]
        if self.chosen in people:
            people = [self.chosen]
        return (people + bots if self.state.votes() else bots + people)[0]

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
            only = decision.options[0].move
            self.notes[seat].append(words.ONLY_OPTION.fill(option=self._label(seat, only)))
            self._play(seat, only)
            return
        self._keep(seat)
        self._draw_curtain(seat)
        self._show(seat, decision)
        while not self._answered(seat, decision):
            pass

    def _decide(self, seat: int, move: int) -> None:
        """Plays a person's move. All people at one screen are asked once for a joint decision."""
        for voter in self.state.voting(self.humans) or [seat]:
            self._play(voter, move)

    def _play(self, seat: int, move: int) -> None:
        self.moving = True
        self.match.play(seat, move)
        self.moving = False

    # showing

    def _draw_curtain(self, seat: int) -> None:
        if seat == self.at_screen or self.game.open_hands:
            return
        self.page.clear(everything=True)
        self.ask(f"{words.CURTAIN.fill(name=self.names[seat]).to(self.page.lang)} ")
        self.at_screen = seat

    def _show(self, seat: int, decision: Decision) -> None:
        """The table with what happened, the question and the options."""
        self.page.clear()
        self.page.arrange(self._news(seat), self._table(seat), self._questions(decision))
        self.greeted = True

    def _table(self, seat: int | None) -> RenderableType:
        return self.screen.draw(self.state.view(seat), self.page.lang, self.names)

    def _news(self, seat: int | None) -> list[RenderableType]:
        since = min(self.told) if seat is None else self.told[seat]
        lines = self.state.log(seat, since)
        notes = self.notes[seat] if seat is not None else []
        return [
            *render.short_log(lines, self.screen, self.page.lang),
            *(
                render.hanging(Line(" "), Line(note.to(self.page.lang), render.FAINT))
                for note in notes
            ),
        ]

    def _questions(self, decision: Decision) -> list[list[RenderableType]]:
        """The question with its options, ever more densely."""
        lang, width = self.page.lang, self.page.width
        entries = [
            render.Entry(number, option.key.partition(":")[0], option.label.to(lang))
            for number, option in enumerate(decision.options, 1)
        ]
        names = frozenset([*(card.name.to(lang) for card in self.cards), *self.names])
        sign = self.screen.mark(decision.seat)
        hello = [] if self.greeted else [Line(words.HELLO.to(lang), style=render.FAINT)]
        prompt = render.hanging(
            Line.assemble(" ", sign), Line(decision.prompt.to(lang), render.ASK)
        )
        keys: tuple[tuple[str, Text], ...] = words.FOOTER
        if len(self._others_asked()) > 1:
            keys = (*keys[:-1], words.SWITCH_SEAT, keys[-1])
        footer = render.footer(keys, lang, width)
        return [
            [*hello, prompt, *render.listed_options(entries, names, lang, width, density), *footer]
            for density in render.DENSITIES
        ]

    def _label(self, seat: int, move: int) -> Text:
        """A move in words, with the players' names in each language."""
        labels: list[str] = []
        for lang in LANGUAGES:
            self._name_players(lang)
            labels.append(self.state.option(seat, move).label.to(lang))
        self._name_players(self.page.lang)
        return Text(*labels)

    # answering

    def _answered(self, seat: int, decision: Decision) -> bool:
        """Reads one line and acts on it; whether the table has to be looked at anew."""
        read = commands.read(self.ask(words.PROMPT), self.state, seat, decision.options)
        if isinstance(read, Pick):
            self.told[seat] = len(self.state.events)
            self.notes[seat].clear()
            self._decide(seat, read.move)
            self._after_move(seat)
            return True
        if isinstance(read, Command):
            return self._obeyed(seat, decision, read)
        self.page.tell(read.text)
        return False

    def _after_move(self, seat: int) -> None:
        """Keeps the game, and says whom everybody is waiting for."""
        self._keep(seat)
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
            self._name_players(self.page.lang)
            return True
        if letter == commands.TAKE_BACK:
            return self._take_back(seat)
        if letter == commands.SEAT:
            return self._switch_to(argument)
        if letter == commands.QUIT:
            self._quit()
        elif letter == commands.SAVE:
            self._save(argument)
        elif letter == commands.TABLE:
            return self.page.leaf_through([self._table(seat)], self.ask)
        else:
            seed = self._mixed_seed(seat)
            answer = explain(command, self.state, decision, self.page.lang, seed)
            return self.page.leaf_through(answer, self.ask)
        return False

    def _others_asked(self) -> list[int]:
        """The seats that people at this screen can play now, where they may switch."""
        asked = self.state.to_move() if self.game.open_hands else ()
        return [seat for seat in self.humans if seat in asked]

    def _switch_to(self, argument: str) -> bool:
        """Plays another seat first; whether there is such a one."""
        asked = [str(seat + 1) for seat in self._others_asked()]
        if argument not in asked:
            self.page.tell(words.NO_SWITCH.fill(seats=", ".join(asked)))
            return False
        self.chosen = int(argument) - 1
        return True

    # taking back

    def _take_back(self, seat: int) -> bool:
        """Goes back to the seat's last choice if that is free or agreed; whether it was done.

        Where hands are open it is the last choice of anybody at this screen.
        """
        if self.game.open_hands:
            moved = [step.seat for step in self.match.record.steps if step.seat in self.humans]
            seat = moved[-1] if moved else seat
        try:
            number = last_choice(self.match.record, seat)
        except Departure:
            self.page.tell(words.LOST_HISTORY)
            return False
        if number is None:
            self.page.tell(words.NOTHING_TO_TAKE_BACK)
            return False
        steps = self.match.record.steps[number:]
        own = [step for step in steps if step.seat == seat]
        if not self._is_free(seat, len(own)) and not self._all_agree(seat):
            self.page.tell(words.NOT_TAKEN_BACK)
            return False
        for _ in own:
            self.match.take_back(seat, agreed=True)
        self.match.take_back_votes(self.humans)
        if self.game.open_hands:
            self.chosen = seat
        self.told = [min(told, len(self.state.events)) for told in self.told]
        for notes in self.notes:
            notes.clear()
        taken = self.state.parse_move(seat, steps[0].key)
        self.notes[seat].append(words.TAKEN_BACK.fill(option=self._label(seat, taken)))
        return True

    def _is_free(self, seat: int, moves: int) -> bool:
        """Whether so many last moves of a seat can simply be taken back."""
        match: Match | None = self.match
        for _ in range(moves):
            if match is None or match.why_no_take_back(seat):
                return False
            match = match.without_last(seat)
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

    # keeping the game

    @property
    def _worth_keeping(self) -> bool:
        """Whether somebody has decided anything, or has named a file for the game."""
        if self.place is None or not self.place.unasked or self.kept:
            return True
        return any(step.seat in self.humans for step in self.match.record.steps)

    def _keep(self, seat: int) -> None:
        """Keeps the game as it stands. If that fails the seat hears of it, once."""
        steps = self.match.record.steps
        last = steps[-1] if steps else None
        if self.place is None or last is self.kept or not self._worth_keeping:
            return
        why = self.place.write(self.match)
        if why is None:
            self.kept = last
        elif not self.warned:
            self.warned = True
            self.notes[seat].append(words.CANNOT_KEEP.fill(why=why))

    def _save(self, named: str) -> None:
        """Saves where the person says; otherwise the game is kept already, or says where."""
        if named:
            self._save_to(place.named_path(named))
        elif self.place is None:
            self._save_to(place.free_path(self.game.name))
        elif self.place.unasked:
            self.page.tell(words.KEPT_UNASKED)
        else:
            self._save_to(self.place.path)

    def _save_to(self, path: Path) -> bool:
        """Keeps the game in a file from now on; whether that worked."""
        there = self.place if self.place and self.place.path == path else Place(path)
        if there is not self.place:
            if place.taken(path) and not self._yes(words.OVERWRITE.fill(path=str(path))):
                self.page.tell(words.NOT_SAVED)
                return False
            if not there.hold():
                self.page.tell(words.OPEN_ELSEWHERE.fill(path=str(path)))
                return False
        why = there.write(self.match)
        if why is not None:
            self.page.tell(words.CANNOT_SAVE.fill(path=str(path), why=why))
            if there is not self.place:
                there.let_go()
            return False
        if self.place and there is not self.place:
            self.place.remove()
        self.place = there
        self.page.tell_unbroken(words.SAVED.fill(path=str(path)))
        return True

    # leaving, ending

    def _quit(self) -> None:
        """Leaves with the game kept, or without it if the person says so."""
        if not self._worth_keeping:
            raise _Left
        why = self.place.write(self.match) if self.place else ""
        if why is None:
            self._say_how_to_resume()
            raise _Left
        if self.place:
            self.page.tell(words.CANNOT_SAVE.fill(path=str(self.place.path), why=why))
        if self._yes(words.LEAVE_ANYWAY):
            raise _Left

    def _leave_at_once(self) -> int:
        """The input ended or was interrupted: keeps the game without asking anything."""
        self.page.say("")
        if self.place is None or not self._worth_keeping:
            return 0
        why = self.place.write(self.match, whole=not self.moving)
        if why is not None:
            self.page.tell(words.CANNOT_SAVE.fill(path=str(self.place.path), why=why))
            return 2
        self._say_how_to_resume()
        return 0

    def _say_how_to_resume(self) -> None:
        assert self.place is not None
        if self.place.unasked:
            self.page.tell(words.KEPT)
            what = self.game.name
        else:
            self.page.tell_unbroken(words.SAVED.fill(path=str(self.place.path)))
            what = f"--resume {quote(str(self.place.path))}"
        self.page.tell_unbroken(words.RESUME.fill(command=place.command(), what=what))

    def _finish(self) -> None:
        """The final table, the ranking, and the offer to keep the record."""
        result = self.state.result()
        assert result is not None
        self.page.clear(everything=len(self.humans) > 1)
        alone = self.humans[0] if len(self.humans) == 1 else None
        ranking = self.screen.draw_result(self.state.view(None), result, self.page.lang, self.names)
        named = self.place is not None and not self.place.unasked
        below = [ranking]
        if self.humans and not named:
            below.append(Line(words.KEEP_RECORD.to(self.page.lang), style=render.FAINT))
        self.page.arrange(self._news(alone), self._table(None), [below])
        if self.place and named:
            self._save_to(self.place.path)
        elif self.humans:
            self._offer_record()
        if self.place:
            self.place.remove()

    def _offer_record(self) -> None:
        while True:
            try:
                line = self.ask(words.PROMPT).strip()
            except (EOFError, KeyboardInterrupt):
                return
            command = commands.command(line) if line else None
            if command and command.letter == commands.SAVE:
                named = command.argument
                free = place.free_path(self.game.name)
                path = place.named_path(named) if named else free
                if self._save_to(path):
                    self.page.tell_unbroken(words.REPLAY_WITH.fill(path=quote(str(path))))
                    return
            if not line or (command and command.letter == commands.QUIT):
                return
            if command is None:
                self.page.tell(words.KEEP_RECORD, render.FAINT)
