"""What every page owes its readers: a title, a language, one heading, a light and steady layout."""

import re
from itertools import chain

import pytest
from playwright.sync_api import Response

import spieltisch
from spieltisch.games.equinox import board
from spieltisch.games.equinox.text.cards import card_texts
from spieltisch.games.spirit_island.cards.events import CARDS as EVENTS
from spieltisch.games.spirit_island.effects.ways import Choice
from spieltisch.games.spirit_island.text.titles import SPECIAL_RULES
from spieltisch.table.texts import TEXTS
from tests.table.browser import measures
from tests.table.browser.conftest import MakePerson
from tests.table.browser.places import Places, listed, visited
from tests.table.browser.records import middle

OTHER = {"de": "en", "en": "de"}
WORDS = [text for text in chain(TEXTS.values(), board.WORDS.values()) if text.de != text.en]
NAMES = [card.name for card in card_texts() if card.name.de != card.name.en]
ALIKE = [
    name
    for game in ("blue-moon", "spirit-island")
    for card in spieltisch.game(game).cards()
    if (name := card.name.de) == card.name.en
]
ALIKE += [name.en for name in SPECIAL_RULES.values()]
ALIKE += [
    way.name.en for event in EVENTS if isinstance(event.main, Choice) for way in event.main.ways
]
"""Names of cards, rules and ways of events that are the same in both languages."""
WRITTEN = ("# Spieltisch deck", "boards ")
"""How what can be read back begins: it is in English like its format."""
TITLES = [f"{spieltisch.game(name).title.en} · Spieltisch" for name in spieltisch.games()]


FRAME = """() => ({
  title: document.title.includes("Spieltisch"),
  lang: document.documentElement.lang,
  viewport: document.querySelectorAll("meta[name=viewport][content*='width=device-width']").length,
  h1: document.querySelectorAll("h1").length,
  main: document.querySelectorAll("main").length,
})"""


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_the_layout_does_not_jump(person: MakePerson, size: tuple[int, int]) -> None:
    anna, ben = person("de", size, painted=True), person()
    table = anna.meet(ben, middle())
    anna.page.add_init_script(measures.NOTE_SHIFTS)
    jumps = {}
    for path in ("/", table):
        anna.go(path)
        anna.page.evaluate(measures.SETTLED)
        jumps[path] = sum(anna.page.evaluate("shifts"))
    anna.pass_turn_at(table)
    ben.pass_turn_at(table, seat=1)
    anna.sees(anna.number_at(table))
    anna.page.evaluate(measures.SETTLED)
    jumps["while others play"] = sum(anna.page.evaluate("shifts"))
    assert {name: jump for name, jump in jumps.items() if jump >= 0.05} == {}


def test_the_first_page_is_light(person: MakePerson) -> None:
    me = person()
    answers: list[Response] = []
    me.page.on("response", lambda answer: answers.append(answer))
    me.go()
    me.page.evaluate(measures.SETTLED)
    whole = [answer for answer in answers if not answer.url.endswith("/live")]  # never ends
    sizes = {answer.url: len(answer.body()) for answer in whole}
    letters = [
        url for url in sizes if "/fonts/" in url
    ]  # squeezed, kept for good, waited for by none
    assert len(sizes) > 3
    assert len(letters) <= 3
    assert sum(size for url, size in sizes.items() if url not in letters) < 150_000, sizes
    assert all(url.startswith(me.url) for url in sizes)


def pattern(text: str) -> str:
    """What a text looks like when its gaps are filled."""
    return ".+".join(map(re.escape, re.split(r"\{\w+\}", text)))


def foreign(strings: list[str], lang: str) -> list[str]:
    """Strings that are words of the interface or names of creatures in the other language."""
    other = OTHER[lang]
    own = re.compile("|".join(pattern(text.to(lang)) for text in WORDS))
    # What is hardly more than a gap, such as "{count} cards", would fit anything.
    clear = [text for text in WORDS if len(re.sub(r"\{\w+\}", "", text.to(other)).strip()) > 7]
    alien = re.compile("|".join(pattern(text.to(other)) for text in clear))
    names = {name.to(other) for name in NAMES} - {name.to(lang) for name in NAMES}
    named = re.compile(rf"\b({'|'.join(map(re.escape, names))})\b")
    exact = {text.to(other) for text in WORDS} - {text.to(lang) for text in WORDS}
    return [
        string
        for string in strings
        if string in exact
        or (alien.fullmatch(string) and not own.fullmatch(string))
        or (named.search(string) and not is_source(string))
    ]


def test_the_search_for_foreign_words_finds_some() -> None:
    assert foreign(["Zurücknehmen", "Zug 3 von 90", "Cornu ist verschwunden"], "en") == [
        "Zurücknehmen",
        "Zug 3 von 90",
        "Cornu ist verschwunden",
    ]
    assert foreign(["Take back", "Move 3 of 90", "Anna", "Equinox"], "en") == []


def test_every_page_has_a_frame_and_speaks_one_language(person: MakePerson, places: Places) -> None:
    strings: dict[str, dict[str, list[str]]] = {"de": {}, "en": {}}
    frames = {}
    for lang, seen in strings.items():
        me = person(lang, like=places.cookies)
        me.expects("404", "409")
        for name in places.paths:
            with visited(me, places, name):
                seen[name] = me.page.evaluate(measures.STRINGS)
                frames[lang, name] = me.page.evaluate(FRAME)
    for (lang, name), frame in frames.items():
        right = {"title": True, "lang": lang, "viewport": 1, "h1": 1, "main": 1}
        assert frame == right, name
    found = {
        f"{lang}, {name}": foreign(seen, lang)
        for lang, pages in strings.items()
        for name, seen in pages.items()
    }
    assert not any(found.values()), listed(found)

    # Whole sentences that are the same on both pages have not been translated.
    same = {
        name: [
            string
            for string in strings["de"][name]
            if string in strings["en"][name]
            and sum(any(letter.isalpha() for letter in word) for word in string.split()) > 2
            and not is_source(string)
            and not string.startswith(WRITTEN)
            and string.rstrip(".") not in (*TITLES, *ALIKE)
        ]
        for name in places.paths
    }
    assert not any(same.values()), listed(same)


def is_source(string: str) -> bool:
    """The source of a ruling names the chapters of both editions."""
    return string.startswith(("de: ", "en: "))
