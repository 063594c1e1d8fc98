"""Looking things up: the games on the shelf and their cards."""

from argparse import Namespace

from spieltisch.cli.page import gap, in_both, print_json, say, show, table
from spieltisch.cli.parser import JSON, LANG, Command, argument
from spieltisch.core.game import CardText, Data, Game, game, games
from spieltisch.core.lookup import cards_by_name
from spieltisch.core.options import GameOption, written
from spieltisch.core.text import Text


def _games(asked: Namespace) -> int:
    found = [game(name) for name in games()]
    if asked.json:
        print_json([_game_data(each) for each in found])
        return 0
    for number, each in enumerate(found):
        if number:
            gap()
        _show_game(each, asked.lang)
    return 0


def _show_game(each: Game, lang: str) -> None:
    seats = Text("{low} bis {high} Plätze", "{low} to {high} seats")
    if each.min_seats == each.max_seats:
        seats = Text("{high} Plätze", "{high} seats")
    seats = seats.fill(low=each.min_seats, high=each.max_seats)
    say(f"{each.name}: {each.title.to(lang)}, {seats.to(lang)}")
    say(each.about.to(lang))
    gap()
    options = table(
        Text("Option", "Option").to(lang),
        Text("Werte", "Values").to(lang),
        Text("Sonst", "Default").to(lang),
        Text("Was es ist", "What it is").to(lang),
    )
    for option in each.options:
        options.add_row(
            option.name, option.values.to(lang), written(option.default), option.about.to(lang)
        )
    show(options)


def _game_data(each: Game) -> Data:
    return {
        "name": each.name,
        "title": in_both(each.title),
        "about": in_both(each.about),
        "min_seats": each.min_seats,
        "max_seats": each.max_seats,
        "rules_version": each.rules_version,
        "options": [_option_data(option) for option in each.options],
    }


def _option_data(option: GameOption) -> Data:
    return {
        "name": option.name,
        "values": option.values.en,
        "default": option.default,
        "about": in_both(option.about),
    }


def _cards(asked: Namespace) -> int:
    on = game(asked.game)
    cards = on.cards() if asked.name is None else [_card(on, asked.name)]
    if asked.json:
        print_json([_card_data(card) for card in cards])
    elif asked.name is not None:
        _show_card(cards[0], asked.lang)
    else:
        _show_cards(cards, asked.lang)
    return 0


def _card(on: Game, name: str) -> CardText:
    """A card by its key or by its name in either language."""
    key = cards_by_name(on, _ALL_CARDS.fill(game=on.name)).key(name)
    return next(card for card in on.cards() if card.card == key)


_ALL_CARDS = Text(
    "spieltisch cards {game} zählt alle auf.", "spieltisch cards {game} lists them all."
)


def _show_cards(cards: list[CardText], lang: str) -> None:
    made = table(
        Text("Karte", "Card").to(lang),
        Text("Schlüssel", "Key").to(lang),
        Text("Art", "Kind").to(lang),
        Text("Anzahl", "Count").to(lang),
        Text("Was sie tut", "What it does").to(lang),
        right=(3,),
    )
    for card in cards:
        kind, text = card.kind.to(lang), card.text.to(lang)
        made.add_row(card.name.to(lang), card.card, kind, str(card.count), text)
    show(made)


def _show_card(card: CardText, lang: str) -> None:
    count = Text("{count}-mal vorhanden", "{count} copies").fill(count=card.count)
    if card.count == 1:
        count = Text("einmal vorhanden", "1 copy")
    say(f"{card.name.to(lang)} ({card.card}): {card.kind.to(lang)}, {count.to(lang)}")
    say(card.text.to(lang))


def _card_data(card: CardText) -> Data:
    return {
        "card": card.card,
        "name": in_both(card.name),
        "kind": in_both(card.kind),
        "count": card.count,
        "text": in_both(card.text),
    }


GAMES = Command(
    "games",
    Text("zählt die Spiele und ihre Optionen auf", "lists the games and their options"),
    "",
    (LANG, JSON),
    _games,
)
CARDS = Command(
    "cards",
    Text("zeigt, was die Karten eines Spiels tun", "shows what the cards of a game do"),
    "GAME [NAME]",
    (
        argument("game", Text("Name des Spiels", "name of the game"), metavar="GAME"),
        argument(
            "name",
            Text(
                "nur diese Karte, mit Schlüssel oder Namen in einer der Sprachen",
                "only this card, by key or by name in either language",
            ),
            metavar="NAME",
            nargs="?",
        ),
        LANG,
        JSON,
    ),
    _cards,
)
