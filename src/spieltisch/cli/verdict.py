"""A verdict on a table: whose decision it is, and an answer to every asked move.

The table comes from a position or out of a saved game. Knows no command line; the judge prints what
is found out here. In JSON, seats count from 1, as in positions.
"""

from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from spieltisch.cli.page import in_both
from spieltisch.cli.rulings import read_all
from spieltisch.core.decision import Decision, Option, Reason
from spieltisch.core.event import LogLine
from spieltisch.core.game import Data, Result, State, game
from spieltisch.core.lookup import Names
from spieltisch.core.mistake import Mistake
from spieltisch.core.names import seat_name
from spieltisch.core.position import Question, questions
from spieltisch.core.record import Departure, Record, replay, resume
from spieltisch.core.rulings import Ruling
from spieltisch.core.shape import is_number
from spieltisch.core.text import LANGUAGES, Text, both


@dataclass(frozen=True)
class Step:
    """One asked move: what happened, or the reason why it is not allowed."""

    seat: int
    key: str
    happened: list[LogLine]
    refused: Reason | None


@dataclass(frozen=True)
class Waiting:
    """A seat that is not asked now: why, and the table if it were its turn, phase by phase."""

    seat: int
    reason: Reason
    turns: list[State]

    @property
    def turn(self) -> State | None:
        """If it were its turn now, in the present phase."""
        return self.turns[0] if self.turns else None


@dataclass(frozen=True)
class Answer:
    """What came of one question: its steps up to the first refused one, and where they lead.

    If the player whom it is about has to wait, ``instead`` is the answer for that player's turn.
    """

    who: int
    table: State
    keys: list[str]
    steps: list[Step]
    after: State
    waiting: Waiting | None = None
    instead: "Answer | None" = None

    @property
    def left(self) -> list[str]:
        """The moves that were not reached."""
        return self.keys[len(self.steps) :]


@dataclass(frozen=True)
class Played:
    """Where in a saved game the table is: after move ``number`` of ``count``."""

    number: int
    count: int
    last: tuple[int, Option] | None  # who played what, nothing at the start
    next: tuple[int, str] | None  # who plays what then, nothing at the end


@dataclass(frozen=True)
class Verdict:
    """A table with all its questions answered."""

    about: Text
    state: State
    decision: Decision | None  # of the player whom the questions are about, if asked now
    filled: list[LogLine]  # what a position left open
    before: list[LogLine]  # what happened just before the decision
    answers: list[Answer]
    waiting: Waiting | None
    played: Played | None

    def cited(self) -> list[Ruling]:
        """The rulings behind all that is said, each once."""
        answers = [*self.answers, *(each.instead for each in self.answers if each.instead)]
        steps = [step for answer in answers for step in answer.steps]
        lines = [*self.before, *(line for step in steps for line in step.happened)]
        reasons = [step.refused for step in steps if step.refused]
        reasons += [each.reason for each in [self.waiting, *(a.waiting for a in answers)] if each]
        ids = {id for line in lines for id in line.rulings}
        ids |= {id for reason in reasons for id in reason.rulings}
        rulings, _ = read_all([self.state.game_name])
        return [ruling for ruling in rulings if ruling.id in ids]


def judge_position(position: Data, more: list[Question], who: str | None) -> Verdict:
    """Judges a position; `Mistake` if it is impossible or asks for what is not a move."""
    state = game(position["game"]).from_position(position)
    about = _about(position.get("about", ""))
    asked = [*questions(position), *more]
    return _judge(state, 0, position.get("who") if who is None else who, asked, about, None)


_NO_SUCH_MOVE = Text(
    "{path} hat keinen Zug {number}; es gibt die Züge 1 bis {count}, und 0 ist der Anfang.",
    "{path} has no move {number}; it has the moves 1 to {count}, and 0 is the start.",
)
_NO_MOVES = Text(
    "{path} hat keinen Zug {number}; gespielt ist noch keiner, es gibt nur den Anfang, 0.",
    "{path} has no move {number}; none has been played, there is only the start, 0.",
)


def judge_record(
    record: Record, path: str, number: int | None, asked: list[Question], who: str | None
) -> Verdict:
    """Judges a saved game after a move, by default after the last one."""
    count = len(record.steps)
    if number is not None and number > count:
        said = _NO_SUCH_MOVE if count else _NO_MOVES
        raise Mistake(said.fill(path=path, number=number, count=count))
    try:
        state, last, since = _replayed(record, count if number is None else number)
    except Departure:
        if number is not None:
            raise
        state, last, since = resume(record).state, None, 0
    number = count if number is None else number
    following = [(step.seat, step.key) for step in record.steps[number : number + 1]]
    played = Played(number, count, last, following[0] if following else None)
    return _judge(state, since, who, asked, both(""), played)


def _replayed(record: Record, number: int) -> tuple[State, tuple[int, Option] | None, int]:
    """The state after a move, the move, and how many events came before it."""
    last, since = None, 0
    for count, state in enumerate(replay(record, number), 1):
        if count == number:
            step = record.steps[count - 1]
            since = len(state.events)
            with suppress(ValueError):  # if it is no move, the replay is about to say so
                last = (step.seat, state.option(step.seat, state.parse_move(step.seat, step.key)))
    return state, last, since


def _judge(
    state: State,
    since: int,
    who: Any,
    asked: list[Question],
    about: Text,
    played: Played | None,
) -> Verdict:
    """The verdict on a table whose story is told from event number ``since`` on."""
    seat = _seat(state, who)
    answers: list[Answer] = []
    for question in asked:
        about_seat = seat if question.who is None else _seat(state, question.who)
        keys = [state.move_key(state.read_key(key)) for key in question.moves]
        answers.append(_answer(state, about_seat, keys))
    decision = decision_of(state, seat)
    lines = state.log(decision.seat if decision else seat or 0, since)
    filled = [line for line in lines if line.kind.startswith(_FILLED)]
    before = [line for line in lines if not line.kind.startswith(_FILLED)]
    waiting = _waiting(state, seat)
    return Verdict(about, state, decision, filled, before, answers, waiting, played)


_FILLED = "fill-"  # how kinds of events begin that tell what a position left open


def _about(value: Any) -> Text:
    """What the position is about: one sentence, or one in each language."""
    if isinstance(value, str):
        return both(value)
    try:
        return Text(str(value["de"]), str(value["en"]))
    except (TypeError, LookupError):
        raise Mistake(_BAD_ABOUT) from None


_BAD_ABOUT = Text(
    "'about' der Stellung muss ein Satz sein oder eine Tabelle mit je einem für de und en.",
    "'about' of the position must be a sentence, or a table with one for de and en.",
)
_NOBODY = Text("niemand an diesem Tisch", "nobody at this table")
_PLAYERS = Text("die Plätze sind: {seats}.", "the seats are: {seats}.")


def _seat(state: State, who: Any) -> int | None:
    """The seat that a number from 1 or a name means; ``None`` if nobody is named."""
    if who is None:
        return None
    names = {str(seat + 1): seat_name(state, seat) for seat in range(state.seats)}
    de, en = (
        ", ".join(f"{number} ({name.to(lang)})" for number, name in names.items())
        for lang in LANGUAGES
    )
    table = Names(names, _NOBODY, _PLAYERS.fill(seats=Text(de, en)))
    return int(table.key(str(who) if is_number(who) else who)) - 1


def decision_of(state: State, seat: int | None) -> Decision | None:
    """The decision of a seat if it owes one, otherwise of the first that does."""
    if state.over:
        return None
    if seat is not None and seat in state.to_move():
        return state.decision(seat)
    return state.decision(state.next_seat())


def _waiting(state: State, seat: int | None) -> Waiting | None:
    """Why a seat is not asked; nothing if it is, or if the game is over."""
    if seat is None or state.over or seat in state.to_move():
        return None
    reason = state.why_not(seat, state.moves(state.next_seat())[0])
    assert reason is not None
    return Waiting(seat, reason, state.turns_of(seat))


def _answer(state: State, who: int | None, keys: list[str]) -> Answer:
    """Plays the moves of one question.

    The first is made by the player whom the question is about, every other by that player as long
    as asked, otherwise by whoever has to decide.
    """
    after = state.clone()
    steps: list[Step] = []
    for key in keys:
        seat = _mover(after, who, steps)
        move = after.parse_move(seat, key)
        refused = after.why_not(seat, move)
        since = len(after.events)
        if refused is None:
            after.play(seat, move)
        steps.append(Step(seat, key, after.log(seat, since), refused))
        if refused:
            break
    waiting = _waiting(state, who)
    instead = _on_turn(waiting, keys) if waiting and waiting.turns else None
    return Answer(_mover(state, who, []), state, keys, steps, after, waiting, instead)


def _on_turn(waiting: Waiting, keys: list[str]) -> Answer:
    """The answer for the turn of somebody who has to wait, in a phase that fits the question."""
    answers = [_answer(turn, waiting.seat, keys) for turn in waiting.turns]
    fitting = [answer for answer in answers if answer.steps and not answer.steps[0].refused]
    return [*fitting, *answers][0]


def _mover(state: State, who: int | None, steps: list[Step]) -> int:
    if who is not None and (not steps or who in state.to_move()):
        return who
    if state.over:
        return steps[-1].seat if steps else 0
    return state.next_seat()


def as_json(verdict: Verdict) -> Data:
    state = verdict.state
    view = state.view(None)
    return {
        "game": state.game_name,
        "about": in_both(verdict.about),
        "played": verdict.played and _played_data(verdict.played),
        "round": view.get("round"),
        "phase": view.get("phase"),
        "filled": [in_both(line.text) for line in verdict.filled],
        "before": [_said(line.text, line.rulings) for line in verdict.before],
        "decision": _decision_data(state, verdict.decision),
        "waiting": _waiting_data(verdict.waiting),
        "answers": [_answer_data(answer) for answer in verdict.answers],
        "result": _result_data(state.result()),
        "rulings": [
            {"id": ruling.id, "text": in_both(ruling.text), "source": ruling.cited("en")}
            for ruling in verdict.cited()
        ],
    }


def _played_data(played: Played) -> Data:
    last, following = played.last, played.next
    return {
        "move": played.number,
        "of": played.count,
        "last": last
        and {"seat": last[0] + 1, "move": last[1].key, "label": in_both(last[1].label)},
        "next": following and {"seat": following[0] + 1, "move": following[1]},
    }


def _decision_data(state: State, decision: Decision | None) -> Data | None:
    if decision is None:
        return None
    return {
        "seat": decision.seat + 1,
        "player": in_both(seat_name(state, decision.seat)),
        "prompt": in_both(decision.prompt),
        "moves": [
            {"key": option.key, "label": in_both(option.label), "rulings": list(option.rulings)}
            for option in decision.options
        ],
    }


def _waiting_data(waiting: Waiting | None) -> Data | None:
    if waiting is None:
        return None
    turn = waiting.turn
    return {
        "seat": waiting.seat + 1,
        "reason": _reason_data(waiting.reason),
        "on_turn": turn and _decision_data(turn, decision_of(turn, waiting.seat)),
    }


def _answer_data(answer: Answer) -> Data:
    return {
        "seat": answer.who + 1,
        "ask": answer.keys,
        "allowed": not answer.waiting and not any(step.refused for step in answer.steps),
        "steps": [_step_data(step) for step in answer.steps],
        "next": _decision_data(answer.after, decision_of(answer.after, answer.who)),
        "result": _result_data(answer.after.result()),
        "waiting": _waiting_data(answer.waiting),
        "on_turn": answer.instead and _answer_data(answer.instead),
    }


def _result_data(result: Result | None) -> Data | None:
    if result is None:
        return None
    ranking = [[seat + 1 for seat in group] for group in result.ranking]
    winners = [seat + 1 for seat in result.winners]
    return {**result.to_json(), "ranking": ranking, "winners": winners}


def _step_data(step: Step) -> Data:
    return {
        "seat": step.seat + 1,
        "move": step.key,
        "happened": [_said(line.text, line.rulings) for line in step.happened],
        "refused": step.refused and _reason_data(step.refused),
    }


def _reason_data(reason: Reason) -> Data:
    return {"code": reason.code, **_said(reason.text, reason.rulings)}


def _said(text: Text, rulings: tuple[str, ...]) -> Data:
    return {"text": in_both(text), "rulings": list(rulings)}
