"""The judge: may I do this, what happens then, and by which ruling."""

import sys
from argparse import Namespace
from pathlib import Path

from spieltisch.cli.page import figure, gap, print_json, say
from spieltisch.cli.parser import JSON, LANG, Command, argument, whole_number
from spieltisch.cli.verdict import (
    Answer,
    Played,
    Verdict,
    Waiting,
    as_json,
    decision_of,
    judge_position,
    judge_record,
)
from spieltisch.core.decision import Decision
from spieltisch.core.game import State, game
from spieltisch.core.mistake import Mistake
from spieltisch.core.names import seat_name
from spieltisch.core.position import Question, parse_position
from spieltisch.core.record import record_in
from spieltisch.core.text import Text, both, listed


def _judge(asked: Namespace) -> int:
    if asked.skeleton is not None:
        return _print_skeleton(asked)
    if asked.file is None:
        raise Mistake(_NOTHING)
    verdict = _verdict(asked)
    if asked.json:
        print_json(as_json(verdict))
    else:
        _show(verdict, asked.lang)
    return 0


_NOTHING = Text(
    "Nenne eine Datei mit einer Stellung oder einem gespeicherten Spiel, oder - für die"
    " Standardeingabe; eine Stellung zum Anfangen gibt spieltisch judge --skeleton GAME.",
    "Name a file with a position or a saved game, or - for standard input; spieltisch judge"
    " --skeleton GAME prints a position to begin with.",
)
_SKELETON_ALONE = Text(
    "--skeleton steht allein, nur mit dem Spiel und --lang.",
    "--skeleton stands alone, only with the game and --lang.",
)
_AT_POSITION = Text(
    "--at gehört zu einem gespeicherten Spiel, und {path} ist eine Stellung.",
    "--at goes with a saved game, and {path} is a position.",
)
_UNREADABLE = Text("{path} lässt sich nicht lesen: {why}.", "{path} cannot be read: {why}.")
_NO_TEXT = Text("{path} ist keine Textdatei in UTF-8.", "{path} is not a text file in UTF-8.")


def _print_skeleton(asked: Namespace) -> int:
    if asked.file is not None or asked.at is not None or asked.ask or asked.who or asked.json:
        raise Mistake(_SKELETON_ALONE)
    print(game(asked.skeleton).skeleton().to(asked.lang), end="")
    return 0


def _verdict(asked: Namespace) -> Verdict:
    """The verdict on what a file holds: a saved game is JSON, a position TOML."""
    path = "<stdin>" if asked.file == "-" else asked.file
    text = _read(asked.file, path)
    more = [_question(moves) for moves in asked.ask]
    if text.lstrip().startswith("{"):
        return judge_record(record_in(text, path), path, asked.at, more, asked.who)
    if asked.at is not None:
        raise Mistake(_AT_POSITION.fill(path=path))
    return judge_position(parse_position(text, path), more, asked.who)


def _read(file: str, path: str) -> str:
    try:
        data = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
        return data.decode("utf-8-sig")
    except OSError as error:
        raise Mistake(_UNREADABLE.fill(path=path, why=str(error.strerror))) from None
    except UnicodeDecodeError:
        raise Mistake(_NO_TEXT.fill(path=path)) from None


def _question(moves: str) -> Question:
    """A question from the command line: moves with semicolons between."""
    return Question([move.strip() for move in moves.split(";") if move.strip()] or [moves])


# printing


def _show(verdict: Verdict, lang: str) -> None:
    state = verdict.state
    if verdict.about.to(lang):
        say(verdict.about.to(lang))
    if verdict.played:
        say(_last_move(state, verdict.played).to(lang))
    say(_headline(verdict).to(lang))
    for line in verdict.filled:
        say(line.text.to(lang), lead="  ")
    if verdict.before:
        say(_BEFORE.to(lang), lead="  ")
    for line in verdict.before:
        say(_with_rulings(line.text.to(lang), line.rulings), lead="    ")
    gap()
    if verdict.decision:
        _show_decision(verdict.decision, "", lang)
    else:
        say(_standings(state).to(lang))
    if verdict.played and verdict.played.next:
        say(_next_move(state, verdict.played.next).to(lang))
    if verdict.waiting:
        gap()
        _show_waiting(state, verdict.waiting, "", lang)
    for number, answer in enumerate(verdict.answers, 1):
        gap()
        _show_answer(answer, f"{number}. ", lang)
    rulings = verdict.cited()
    if rulings:
        gap()
    for ruling in rulings:
        say(ruling.text.to(lang), lead=f"{ruling.id}  ")


_BEFORE = Text("Davor geschehen:", "What happened before:")
_LAST_MOVE = Text(
    "Nach Zug {number} von {count}, {who}: {label} ({key})",
    "After move {number} of {count}, {who}: {label} ({key})",
)
_NO_LAST_MOVE = Text("Nach Zug {number} von {count}", "After move {number} of {count}")
_START = Text("Anfang eines Spiels von {count} Zügen", "Start of a game of {count} moves")
_NEXT_MOVE = Text("Gespielt wurde dann: {key} ({who})", "Played then: {key} ({who})")


def _last_move(state: State, played: Played) -> Text:
    if not played.number:
        return _START.fill(count=played.count)
    if not played.last:
        return _NO_LAST_MOVE.fill(number=played.number, count=played.count)
    seat, option = played.last
    return _LAST_MOVE.fill(
        number=played.number,
        count=played.count,
        who=seat_name(state, seat),
        label=option.label,
        key=option.key,
    )


def _next_move(state: State, following: tuple[int, str]) -> Text:
    seat, key = following
    return _NEXT_MOVE.fill(key=key, who=seat_name(state, seat))


def _show_decision(decision: Decision, lead: str, lang: str) -> None:
    """What somebody is asked, and every move."""
    say(decision.prompt.to(lang), lead=lead)
    width = max(len(option.key) for option in decision.options)
    for option in decision.options:
        say(option.label.to(lang), lead=f"{' ' * len(lead)}  {option.key:<{width}}  ")


def _headline(verdict: Verdict) -> Text:
    """The game, where it stands, and who decides."""
    state = verdict.state
    title = game(state.game_name).title
    stands = state.headline()
    where = Text(f"{title.de}, {stands.de}", f"{title.en}, {stands.en}")
    if not verdict.decision:
        return both("{where}.").fill(where=where)
    deciding = [seat_name(state, seat) for seat in state.to_move()]
    sentence = Text("{where}: {who} entscheidet.", "{where}: {who} decides.")
    if len(deciding) > 1:
        sentence = Text(
            "{where}: {who} entscheiden gleichzeitig; beurteilt wird {judged}.",
            "{where}: {who} decide at the same time; judged is {judged}.",
        )
    judged = seat_name(state, verdict.decision.seat)
    return sentence.fill(where=where, who=listed(deciding), judged=judged)


_NOT_ASKED = Text("{who} ist jetzt nicht gefragt.", "{who} is not asked now.")
_ON_TURN = Text(
    "Wäre {who} am Zug ({where}) und sonst alles gleich:",
    "If it were {who}'s turn ({where}) and all else the same:",
)
_POSSIBLE = Text("Möglich wäre: {keys}", "Possible would be: {keys}")


def _show_waiting(state: State, waiting: Waiting, lead: str, lang: str) -> None:
    """Why somebody is not asked, and what would be possible on that player's turn."""
    who = seat_name(state, waiting.seat)
    reason = _with_rulings(waiting.reason.text.to(lang), waiting.reason.rulings)
    say(f"{_NOT_ASKED.fill(who=who).to(lang)} {reason}", lead=lead)
    turn = waiting.turn
    decision = turn and decision_of(turn, waiting.seat)
    if turn and decision:
        indent = " " * len(lead)
        say(_ON_TURN.fill(who=who, where=turn.headline()).to(lang), lead=indent)
        _show_decision(decision, f"{indent}  ", lang)


_ALLOWED = Text("erlaubt", "allowed")
_NOT_ALLOWED = Text("nicht erlaubt", "not allowed")
_UNREAD = Text("Nicht mehr geprüft: {keys}", "No longer judged: {keys}")


def _show_answer(answer: Answer, lead: str, lang: str) -> None:
    indent = " " * len(lead)
    if not answer.keys:
        _show_choice(answer, lead, lang)
        return
    for step in answer.steps:
        verdict = _NOT_ALLOWED if step.refused else _ALLOWED
        who = seat_name(answer.after, step.seat)
        say(f"{step.key} ({who.to(lang)}): {verdict.to(lang)}", lead=lead)
        lead = indent
        for line in step.happened:
            say(_with_rulings(line.text.to(lang), line.rulings), lead=f"{indent}  ")
        if step.refused:
            said = _with_rulings(step.refused.text.to(lang), step.refused.rulings)
            say(said, lead=f"{indent}  ")
    if answer.instead:
        who = seat_name(answer.after, answer.who)
        where = answer.instead.table.headline()
        say(_ON_TURN.fill(who=who, where=where).to(lang), lead=lead)
        _show_answer(answer.instead, f"{indent}  ", lang)
        decision = decision_of(answer.instead.after, answer.who)
        if decision and answer.instead.steps[0].refused:
            keys = ", ".join(option.key for option in decision.options)
            say(_POSSIBLE.fill(keys=keys).to(lang), lead=f"{indent}  ")
    elif answer.left:
        say(_UNREAD.fill(keys=", ".join(answer.left)).to(lang), lead=lead)
    else:
        _show_next(answer, lead, lang)


def _show_choice(answer: Answer, lead: str, lang: str) -> None:
    """What a player may do who was asked about without a move."""
    decision = decision_of(answer.after, answer.who)
    if answer.waiting:
        _show_waiting(answer.after, answer.waiting, lead, lang)
    elif decision:
        say(f"{seat_name(answer.after, answer.who).to(lang)}:", lead=lead)
        _show_decision(decision, " " * len(lead), lang)
    else:
        say(_standings(answer.after).to(lang), lead=lead)


def _with_rulings(sentence: str, rulings: tuple[str, ...]) -> str:
    return f"{sentence} [{', '.join(rulings)}]" if rulings else sentence


def _show_next(answer: Answer, lead: str, lang: str) -> None:
    """What follows: the next decision, or how the game ended."""
    state = answer.after
    decision = decision_of(state, answer.who)
    if decision is None:
        say(_standings(state).to(lang), lead=lead)
    elif not any(step.refused for step in answer.steps):
        who = seat_name(state, decision.seat)
        say(f"{who.to(lang)}: {decision.prompt.to(lang)}", lead=f"{lead}→ ")
        if decision.seat == answer.steps[-1].seat:
            keys = ", ".join(option.key for option in decision.options)
            say(keys, lead=f"{' ' * len(lead)}  ")


def _standings(state: State) -> Text:
    """The ranking with everybody's score; who is tied shares a place.

    Where all win or lose together there is no ranking.
    """
    result = state.result()
    assert result is not None
    if game(state.game_name).cooperative:
        together = state.outcome()
        return Text(f"Ergebnis: {together.de}", f"Result: {together.en}")
    places: list[Text] = []
    for group in result.ranking:
        place = len(places) + 1
        for seat in group:
            name, points = seat_name(state, seat), _points(result.scores[seat])
            places.append(
                both("{place}. {name} ({points})").fill(place=place, name=name, points=points)
            )
    return Text(
        "Ergebnis: " + ", ".join(place.de for place in places),
        "Result: " + ", ".join(place.en for place in places),
    )


def _points(score: float) -> Text:
    return figure(score, 0 if score == int(score) else 1)


JUDGE = Command(
    "judge",
    Text(
        "beurteilt eine Stellung: darf ich das, und was passiert dann",
        "judges a position: may I do this, and what happens then",
    ),
    "FILE | - | --skeleton GAME",
    (
        argument(
            "file",
            Text(
                "Datei mit einer Stellung (TOML) oder einem gespeicherten Spiel, - für die"
                " Standardeingabe",
                "file with a position (TOML) or a saved game, - for standard input",
            ),
            metavar="FILE",
            nargs="?",
        ),
        argument(
            "--ask",
            Text(
                "ein Zug, nach dem gefragt wird, oder mehrere nacheinander mit ; dazwischen;"
                " mehrmals möglich",
                "a move to ask about, or several one after the other with ; between; may be"
                " repeated",
            ),
            metavar="MOVES",
            action="append",
            default=[],
        ),
        argument(
            "--who",
            Text(
                "für wen gefragt wird, mit Platz oder Namen, sonst für den, der entscheidet",
                "whom the questions are about, by seat or name, otherwise whoever decides",
            ),
            metavar="PLAYER",
        ),
        argument(
            "--at",
            Text(
                "nach welchem Zug eines gespeicherten Spiels, sonst nach dem letzten",
                "after which move of a saved game, otherwise after the last one",
            ),
            metavar="N",
            type=whole_number(0),
        ),
        argument(
            "--skeleton",
            Text(
                "gibt eine erklärte Stellung dieses Spiels aus, zum Weiterschreiben",
                "prints an explained position of this game, to be filled in",
            ),
            metavar="GAME",
        ),
        LANG,
        JSON,
    ),
    _judge,
)
