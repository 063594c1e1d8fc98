"""Looking up games and cards, general help, and the language."""

import re

import pytest

from spieltisch import __version__
from tests.cli.conftest import Run


def test_games_lists_seats_and_options(spieltisch: Run) -> None:
    words = spieltisch("games").words
    assert "equinox: Equinox, 2 to 5 seats" in words
    assert "edition en or de en rule edition;" in words
    assert "trees two numbers" in words
    assert " 1,2 " in words


def test_games_in_german(spieltisch: Run) -> None:
    assert "2 bis 5 Plätze" in spieltisch("games", "--lang", "de").words


def test_games_as_json_has_both_languages(spieltisch: Run) -> None:
    blue_moon, equinox, *_ = spieltisch("games", "--json").json
    assert blue_moon["name"] == "blue-moon"
    assert equinox["name"] == "equinox"
    assert (equinox["min_seats"], equinox["max_seats"]) == (2, 5)
    options = {option["name"]: option for option in equinox["options"]}
    assert options["edition"]["default"] == "en"
    assert set(options["edition"]["about"]) == {"de", "en"}


def test_cards_lists_every_card(spieltisch: Run) -> None:
    out = spieltisch("cards", "equinox").out
    for name in ("Squeak", "Fiery Fang", "Chameleon", "Ancestor", "Dryad"):
        assert re.search(rf"^{name} ", out, re.MULTILINE)


@pytest.mark.parametrize("name", ["hoot", "Hoot", "HOOT", "Noctia", "noctia"])
def test_a_card_is_found_by_key_and_by_either_name(spieltisch: Run, name: str) -> None:
    assert spieltisch("cards", "equinox", name).out.startswith("Hoot (hoot): creature, 11 copies\n")
    german = spieltisch("cards", "equinox", name, "--lang", "de").out
    assert german.startswith("Noctia (hoot): Kreatur, 11-mal vorhanden\n")


@pytest.mark.parametrize(
    ("game", "name", "found"),
    [
        ("equinox", "CHAMAELEON", "Chameleon (chameleon): "),
        ("equinox", "fiery-fang", "Fiery Fang (fiery-fang): "),
        ("equinox", "FieryFang", "Fiery Fang (fiery-fang): "),
        ("blue-moon", "Tueckischer Gedanken-Blocker", "Brain Drain (hoax-26): "),
        ("living-forest", "Wasserbaum 3", "Water tree (3) (t3-water): "),
    ],
)
def test_a_card_is_found_however_its_name_is_written(
    spieltisch: Run, game: str, name: str, found: str
) -> None:
    assert spieltisch("cards", game, name).out.startswith(found)


@pytest.mark.parametrize(
    ("name", "lang", "said"),
    [
        ("Nocita", "de", "'Nocita' ist keine Karte von Equinox; meinst du hoot (Noctia)?"),
        ("hoot-4", "en", "'hoot-4' is no card of Equinox; did you mean hoot?"),
        ("fang", "en", "'fang' is no card of Equinox; did you mean fiery-fang?"),
    ],
)
def test_a_misspelt_card_is_asked_back(spieltisch: Run, name: str, lang: str, said: str) -> None:
    ran = spieltisch("cards", "equinox", name, "--lang", lang)
    assert (ran.code, ran.out, ran.err) == (2, "", f"spieltisch: {said}\n")


@pytest.mark.parametrize("game", ["equinox", "blue-moon", "living-forest"])
def test_the_list_of_cards_shows_their_keys(spieltisch: Run, game: str) -> None:
    listed = spieltisch("cards", game).out
    keys = [card["card"] for card in spieltisch("cards", game, "--json").json]
    assert [key for key in keys if not re.search(rf"(?<!\S){key}(?!\S)", listed)] == []


def test_a_single_card_is_one_copy(spieltisch: Run) -> None:
    assert "tree, 1 copy\n" in spieltisch("cards", "equinox", "ancestor").out


def test_cards_as_json_has_both_languages(spieltisch: Run) -> None:
    cards = {card["card"]: card for card in spieltisch("cards", "equinox", "--json").json}
    assert len(cards) == 17
    assert cards["hoot"]["name"] == {"de": "Noctia", "en": "Hoot"}
    assert set(cards["hoot"]["text"]) == {"de", "en"}
    (one,) = spieltisch("cards", "equinox", "hoot", "--json").json
    assert one == cards["hoot"]


# help, version, language


@pytest.mark.parametrize("words", [(), ("--help",), ("-h",)])
def test_help_lists_the_commands_that_exist(spieltisch: Run, words: tuple[str, ...]) -> None:
    out = spieltisch(*words).out
    listed = re.findall(r"^  (\w+) ", out, re.MULTILINE)
    assert listed == [
        *("games", "cards", "rulings", "play", "serve", "judge"),
        *("replay", "simulate", "arena", "bench"),
    ]


def test_help_of_a_command_needs_nothing_else(spieltisch: Run) -> None:
    words = spieltisch("judge", "--help").words
    assert words.startswith("Usage: spieltisch judge FILE | - | --skeleton GAME")
    for option in ("--ask MOVES", "--who PLAYER", "--at N", "--json"):
        assert option in words


def test_help_speaks_german(spieltisch: Run) -> None:
    assert spieltisch("--help", "--lang", "de").out.startswith("Aufruf:")
    assert spieltisch("play", "--lang=de", "-h").out.startswith("Aufruf:")


def test_version(spieltisch: Run) -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", __version__)
    assert spieltisch("--version").out == f"spieltisch {__version__}\n"


@pytest.mark.parametrize("lang", ["de", "en"])
def test_help_lists_what_can_be_said_without_a_command(spieltisch: Run, lang: str) -> None:
    out = spieltisch("--help", "--lang", lang).out
    assert re.findall(r"^  (-\S+)", out, re.MULTILINE) == ["--version", "--lang", "-h,"]
    assert {"de": "zeigt die Version", "en": "shows the version"}[lang] in out


@pytest.mark.parametrize(
    ("lang", "german"),
    [("de_DE.UTF-8", True), ("de", True), ("en_GB.UTF-8", False), ("fr_FR", False), ("", False)],
)
def test_the_environment_gives_the_language(
    spieltisch: Run, monkeypatch: pytest.MonkeyPatch, lang: str, german: bool
) -> None:
    monkeypatch.setenv("LANG", lang)
    assert ("Kreatur" in spieltisch("cards", "equinox", "hoot").out) == german
    assert "Kreatur" in spieltisch("cards", "equinox", "hoot", "--lang", "de").out


def test_options_may_stand_between_words(spieltisch: Run) -> None:
    assert "Kreatur" in spieltisch("cards", "--lang", "de", "equinox", "hoot").out
    assert "Kreatur" in spieltisch("cards", "equinox", "--lang", "de", "hoot").out
