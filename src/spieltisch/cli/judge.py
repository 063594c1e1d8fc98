"""The judge: may I do this, what happens then, and by which ruling."""

from argparse import Namespace
from pathlib import Path

from spieltisch.cli.page import figure, gap, print_json, say
from spieltisch.cli.parser import JSON, LANG, Command, argument
from spieltisch.cli.verdict import Answer, Verdict, as_json, current, judge
from spieltisch.core.game import State, game
from spieltisch.core.names import seat_name
from spieltisch.core.position import read_position
from spieltisch.core.text import Text, both, listed


def _judge(asked: Namespace) -> int:
    verdict = judge(read_position(Path(asked.position)))
    if asked.json:
        print_json(as_json(verdict))
    else:
        _show(verdict, asked.lang)
    return 0


def _show(verdict: Verdict, lang: str) -> None:
    state = verdict.state
    if verdict.about.to(lang):
        say(verdict.about.to(lang))
    say(_headline(state).to(lang))
    for line in verdict.filled:
        say(line.text.to(lang), lead="  ")
    gap()
    decision = current(state)
    say(decision.prompt.to(lang))
    width = max(len(option.key) for option in decision.options)
    for option in decision.options:
        say(option.label.to(lang), lead=f"  {option.key:<{width}}  ")
    for number, answer in enumerate(verdict.answers, 1):
        gap()
        _show_answer(answer, number, lang)
    rulings = verdict.cited()
    if rulings:
        gap()
    for ruling in rulings:
        say(ruling.text.to(lang), lead=f"{ruling.id}  ")


def _headline(state: State) -> Text:
    """The game, where it stands, and who decides."""
    title = game(state.game_name).title
    stands = state.headline()
    where = Text(f"{title.de}, {stands.de}", f"{title.en}, {stands.en}")
    deciding = [seat_name(state, seat) for seat in state.to_move()]
    sentence = Text("{where}: {who} entscheidet.", "{where}: {who} decides.")
    if len(deciding) > 1:
        sentence = Text(
            "{where}: {who} entscheiden gleichzeitig; beurteilt wird {first}.",
            "{where}: {who} decide at the same time; judged is {first}.",
        )
    return sentence.fill(where=where, who=listed(deciding), first=deciding[0])


_ALLOWED = Text("erlaubt", "allowed")
_NOT_ALLOWED = Text("nicht erlaubt", "not allowed")


def _show_answer(answer: Answer, number: int, lang: str) -> None:
    lead = f"{number}. "
    for step in answer.steps:
        verdict = _NOT_ALLOWED if step.refused else _ALLOWED
        who = seat_name(answer.after, step.seat)
        say(f"{step.key} ({who.to(lang)}): {verdict.to(lang)}", lead=lead)
        lead = " " * len(lead)
        for line in step.happened:
            say(_with_rulings(line.text.to(lang), line.rulings), lead="     ")
        if step.refused:
            say(_with_rulings(step.refused.text.to(lang), step.refused.rulings), lead="     ")
    if answer.left:
        unread = Text("Nicht mehr geprüft: {keys}", "No longer judged: {keys}")
        say(unread.fill(keys=", ".join(answer.left)).to(lang), lead="   ")
    else:
        _show_next(answer, lang)


def _with_rulings(sentence: str, rulings: tuple[str, ...]) -> str:
    return f"{sentence} [{', '.join(rulings)}]" if rulings else sentence


def _show_next(answer: Answer, lang: str) -> None:
    """What follows: the next decision, or how the game ended."""
    state, last = answer.after, answer.steps[-1]
    if state.over:
        say(_standings(state).to(lang), lead="   ")
    elif last.refused is None:
        decision = current(state)
        who = seat_name(state, decision.seat)
        say(f"{who.to(lang)}: {decision.prompt.to(lang)}", lead="   → ")
        if decision.seat == last.seat:
            say(", ".join(option.key for option in decision.options), lead="     ")


def _standings(state: State) -> Text:
    """The ranking with everybody's score; who is tied shares a place."""
    result = state.result()
    assert result is not None
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
    "POSITION",
    (
        argument(
            "position",
            Text("Datei mit der Stellung (TOML)", "file with the position (TOML)"),
            metavar="POSITION",
        ),
        LANG,
        JSON,
    ),
    _judge,
)
