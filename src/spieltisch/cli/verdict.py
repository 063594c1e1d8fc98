"""A verdict on a position: whose decision it is, and an answer to every asked move.

Knows no command line; the judge prints what is found out here. In JSON, seats count from 1, as in
positions.
"""

from dataclasses import dataclass
from typing import Any

from spieltisch.cli.page import in_both
from spieltisch.cli.rulings import read_all
from spieltisch.core.decision import Decision, Reason
from spieltisch.core.event import LogLine
from spieltisch.core.game import Data, Result, State, game
from spieltisch.core.mistake import Mistake
from spieltisch.core.names import seat_name
from spieltisch.core.position import asked_moves
from spieltisch.core.rulings import Ruling
from spieltisch.core.text import Text, both


@dataclass(frozen=True)
class Step:
    """One asked move: what happened, or the reason why it is not allowed."""

    seat: int
    key: str
    happened: list[LogLine]
    refused: Reason | None


@dataclass(frozen=True)
class Answer:
    """What came of one question: its steps up to the first refused one, and where they lead."""

    keys: list[str]
    steps: list[Step]
    after: State

    @property
    def left(self) -> list[str]:
        """The moves that were not reached."""
        return self.keys[len(self.steps) :]


@dataclass(frozen=True)
class Verdict:
    """A position with all its questions answered."""

    about: Text
    state: State
    filled: list[LogLine]
    answers: list[Answer]

    def cited(self) -> list[Ruling]:
        """The rulings behind the answers, each once."""
        steps = [step for answer in self.answers for step in answer.steps]
        ids = {id for step in steps for line in step.happened for id in line.rulings}
        ids |= {id for step in steps if step.refused for id in step.refused.rulings}
        rulings, _ = read_all([self.state.game_name])
        return [ruling for ruling in rulings if ruling.id in ids]


def judge(position: Data) -> Verdict:
    """Judges a position; `ValueError` if it is impossible or asks for what is not a move."""
    state = game(position["game"]).from_position(position)
    result = state.result()
    if result is not None:
        raise Mistake(_OVER.fill(ended=result.ended))
    questions = asked_moves(position)
    for keys in questions:
        for key in keys:
            state.parse_move(state.next_seat(), key)
    filled = [line for line in state.log(state.next_seat()) if line.kind.startswith("fill-")]
    answers = [_answer(state.clone(), keys) for keys in questions]
    return Verdict(_about(position.get("about", "")), state, filled, answers)


_OVER = Text(
    "In dieser Stellung ist das Spiel aus, ehe jemand etwas entscheidet: {ended}",
    "In this position the game is over before anybody decides anything: {ended}",
)


def _about(value: Any) -> Text:
    """What the position is about: one sentence, or one in each language."""
    if isinstance(value, str):
        return both(value)
    try:
        return Text(str(value["de"]), str(value["en"]))
    except (TypeError, LookupError):
        raise ValueError(
            "'about' of the position must be a sentence, or a table with one for de and en."
        ) from None


def _answer(state: State, keys: list[str]) -> Answer:
    """Plays the moves of one question, each for the seat that has to decide."""
    steps: list[Step] = []
    for key in keys:
        seat = steps[-1].seat if state.over else state.next_seat()
        move = state.parse_move(seat, key)
        refused = state.why_not(seat, move)
        since = len(state.events)
        if refused is None:
            state.play(seat, move)
        steps.append(Step(seat, key, state.log(seat, since), refused))
        if refused:
            break
    return Answer(keys, steps, state)


def current(state: State) -> Decision:
    """The decision that is due."""
    decision = state.decision(state.next_seat())
    assert decision is not None
    return decision


def as_json(verdict: Verdict) -> Data:
    state = verdict.state
    view = state.view(None)
    return {
        "game": state.game_name,
        "about": in_both(verdict.about),
        "round": view.get("round"),
        "phase": view.get("phase"),
        "filled": [in_both(line.text) for line in verdict.filled],
        "decision": _decision_data(state),
        "answers": [_answer_data(answer) for answer in verdict.answers],
        "rulings": [
            {"id": ruling.id, "text": in_both(ruling.text), "source": ruling.cited("en")}
            for ruling in verdict.cited()
        ],
    }


def _decision_data(state: State) -> Data | None:
    if state.over:
        return None
    decision = current(state)
    return {
        "seat": decision.seat + 1,
        "player": in_both(seat_name(state, decision.seat)),
        "prompt": in_both(decision.prompt),
        "moves": [
            {"key": option.key, "label": in_both(option.label), "rulings": list(option.rulings)}
            for option in decision.options
        ],
    }


def _answer_data(answer: Answer) -> Data:
    return {
        "ask": answer.keys,
        "allowed": not any(step.refused for step in answer.steps),
        "steps": [_step_data(step) for step in answer.steps],
        "next": _decision_data(answer.after),
        "result": _result_data(answer.after.result()),
    }


def _result_data(result: Result | None) -> Data | None:
    if result is None:
        return None
    ranking = [[seat + 1 for seat in group] for group in result.ranking]
    return {**result.to_json(), "ranking": ranking}


def _step_data(step: Step) -> Data:
    return {
        "seat": step.seat + 1,
        "move": step.key,
        "happened": [_said(line.text, line.rulings) for line in step.happened],
        "refused": step.refused
        and {"code": step.refused.code, **_said(step.refused.text, step.refused.rulings)},
    }


def _said(text: Text, rulings: tuple[str, ...]) -> Data:
    return {"text": in_both(text), "rulings": list(rulings)}
