"""The answers to a person's questions: why not, rules, cards, hint, log."""

from rich.console import RenderableType
from rich.text import Text as Line

from spieltisch.bots.hint import Hint, find_hint
from spieltisch.core.decision import Decision
from spieltisch.core.game import CardText, State, game
from spieltisch.core.lookup import cards_by_name, plain
from spieltisch.core.text import Text
from spieltisch.terminal import commands, render, why, words
from spieltisch.terminal.commands import Command
from spieltisch.terminal.screens import screen_of


def explain(
    command: Command, state: State, decision: Decision, lang: str, seed: int
) -> list[RenderableType]:
    """What the seat of the decision gets to read."""
    seat = decision.seat
    if command.letter == commands.HINT:
        return _hint(find_hint(state, seat, seed), lang)
    if command.letter == commands.WHY:
        answer = _why_not(state, decision, command.argument, lang)
    elif command.letter == commands.RULES:
        answer = _rules(state.game_name, lang)
    elif command.letter == commands.CARDS:
        answer = [_cards(state, seat, command.argument, lang)]
    else:
        answer = render.full_log(state.log(seat), screen_of(state.game_name), lang)
    return [*answer, _line(words.BACK_TO_TABLE, lang, render.FAINT)]


def _line(text: Text, lang: str, style: str = "") -> Line:
    return Line(text.to(lang), style=style)


def _rules(name: str, lang: str) -> list[RenderableType]:
    """The rules, and what the signs on the table mean."""
    signs = ", ".join(sign.to(lang) for sign in screen_of(name).LEGEND)
    text = f"{game(name).rules().to(lang)}\n{words.SIGNS.to(lang)} {signs}."
    return render.rules_page(text)


def _why_not(state: State, decision: Decision, term: str, lang: str) -> list[RenderableType]:
    seat = decision.seat
    keys = screen_of(state.game_name).askable(state.view(seat))
    if not term:
        usage = words.WHY_USAGE.fill(key=decision.options[-1].key)
        refusals = why.not_possible_now(state, seat, keys)
        heading = words.NOT_POSSIBLE if refusals else words.ALL_POSSIBLE
        return [
            _line(usage, lang),
            _line(words.OTHER_KEYS, lang),
            _line(heading, lang),
            *render.reasons(refusals, lang),
        ]
    moves = _numbered(decision, term) or why.about(state, seat, keys, term)
    if not moves:
        return [_line(words.NOTHING_FOUND.fill(term=render.printable(term)), lang)]
    possible = [
        words.POSSIBLE.fill(option=option.label, number=number)
        for number, option in enumerate(decision.options, 1)
        if option.move in moves
    ]
    refusals = why.telling(why.refusals(state, seat, moves), bool(possible))
    return [*(_line(text, lang) for text in possible), *render.reasons(refusals, lang)]


def _numbered(decision: Decision, term: str) -> list[int]:
    """The move of an option that is asked about by its number."""
    number = int(term) if term.isdecimal() and len(term) < 4 else 0
    return [option.move for option in decision.options[number - 1 : number] if number]


def _cards(state: State, seat: int, term: str, lang: str) -> RenderableType:
    cards = {card.card: card for card in game(state.game_name).cards()}
    if not term:
        here = screen_of(state.game_name).on_table(state.view(seat))
        return render.card_table([cards[name] for name in here], lang)
    by_name = cards_by_name(game(state.game_name), words.ALL_CARDS)
    found = [cards[key] for key in by_name.meant(term)]
    found = found or [card for card in cards.values() if _named(card, plain(term))]
    if not found:
        return _line(by_name.mistake(term, None, words.ALL_CARDS).text, lang)
    return render.card_table(found, lang)


def _named(card: CardText, term: str) -> bool:
    names = (card.card, card.name.de, card.name.en)
    return bool(term) and any(term in plain(name) for name in names)


def _hint(hint: Hint, lang: str) -> list[RenderableType]:
    """The best options by number, and the reason."""
    said = [words.HINT, *[words.NEXT_HINT] * (len(hint.choices) - 1)]
    lines = [
        words.fill(
            number=choice.number + 1, option=choice.option.label, promise=hint.promise(choice)
        )
        for words, choice in zip(said, hint.choices)
    ]
    return [*(_line(line, lang) for line in lines), _line(hint.reason, lang)]
