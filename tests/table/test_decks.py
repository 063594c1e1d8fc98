"""Building decks for Blue Moon on a page: import, limits, errors, and a table with the result."""

import re
from html import unescape
from urllib.parse import parse_qs, urlsplit

import pytest

from spieltisch.games.blue_moon.cards import every
from spieltisch.games.blue_moon.cards.preconstructed import PRECONSTRUCTED
from spieltisch.games.blue_moon.decks import Deck, deck_line, deck_text, is_legal
from tests.table.conftest import Page, Person, Server

PATH = "/games/blue-moon/decks"
INTERVENTIONS = tuple(f"inter-{number}" for number in range(401, 408))
BUILT = Deck("buka", "", (*PRECONSTRUCTED["buka"][:-7], *INTERVENTIONS))


def problems(page: Page) -> list[str]:
    found = re.search(r'<ul class="problems">(.*?)</ul>', page.html, re.DOTALL)
    if not found:
        return []
    bare = [re.sub(r"<[^>]+>", "", item) for item in re.findall(r"<li>(.*?)</li>", found[1])]
    return [unescape(item).strip() for item in bare]


def tally(page: Page) -> list[tuple[int, int]]:
    """Cards and moons, each with its limit."""
    found = re.findall(r'<b class="num">(\d+)</b><span> / (\d+)</span>', page.html)
    return [(int(count), int(most)) for count, most in found]


def ticked(page: Page) -> set[str]:
    boxes = re.findall(r'<input type="checkbox" name="card"[^>]*>', page.html)
    return {re.findall(r'value="([^"]+)"', box)[0] for box in boxes if " checked" in box}


def take_over(person: Person, text: str) -> Page:
    page = person.post(PATH, {"text": text})
    return person.get(page.headers["location"]) if page.status == 303 else page


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_start_page_leads_to_the_builder(server: Server, lang: str) -> None:
    person = server.person(lang)
    assert PATH in person.get("/").links
    page = person.get(PATH)
    assert page.status == 200
    assert problems(page) == []
    assert tally(page)[0] == (30, 30)


def test_the_form_of_a_new_table_leads_there_too(ada: Person) -> None:
    assert PATH in ada.get("/new/blue-moon").links


def test_other_games_have_no_decks(ada: Person) -> None:
    assert ada.get("/games/equinox/decks").status == 404
    assert ada.get("/games/blue-moon/nothing").status == 404


def test_every_card_of_a_deck_is_there_to_be_ticked(ada: Person) -> None:
    page = ada.get(PATH)
    offered = set(re.findall(r'name="card" id="pick-[^"]+" value="([^"]+)"', page.html))
    beside = {card.key for card in every.CARDS if card.kind in (0, 9)}
    assert offered == {card.key for card in every.CARDS} - beside
    assert page.html.count('name="leader"') == 9


@pytest.mark.parametrize("people", PRECONSTRUCTED)
def test_a_people_by_name_is_its_deck(ada: Person, people: str) -> None:
    page = take_over(ada, people)
    assert page.status == 200
    assert ticked(page) == set(PRECONSTRUCTED[people])
    assert problems(page) == []


def test_a_deck_as_text_comes_back_as_the_same_deck(ada: Person) -> None:
    assert is_legal(BUILT)
    page = take_over(ada, deck_text(BUILT))
    assert ticked(page) == set(BUILT.cards)
    assert problems(page) == []
    shown = re.search(r'<textarea id="deck-text"[^>]*>(.*?)</textarea>', page.html, re.DOTALL)
    assert shown
    assert unescape(shown[1]) == deck_text(BUILT)


def test_a_link_holds_the_whole_deck(ada: Person) -> None:
    page = take_over(ada, deck_line(BUILT))
    link = re.search(r'<input id="deck-link" readonly value="([^"]+)"', page.html)
    assert link
    assert len(unescape(link[1])) < 400
    assert ticked(ada.get(unescape(link[1]))) == set(BUILT.cards)


@pytest.mark.parametrize(
    ("lang", "part"), [("de", "'vulka-2' ist keine Karte"), ("en", "did you mean vulca-2")]
)
def test_an_unknown_card_is_said_and_nothing_typed_is_lost(
    server: Server, lang: str, part: str
) -> None:
    page = take_over(server.person(lang), "vulca-0 vulca-1 vulka-2")
    assert page.status == 422
    assert part in page.words
    assert "vulca-2" in page.words
    assert "vulca-0 vulca-1 vulka-2</textarea>" in page.html
    assert "/new/blue-moon?" not in page.html


@pytest.mark.parametrize("text", ["<script>", "vulca-0 vulca-0", "vulca-0 hoax-0", "inq-411", "#"])
def test_what_is_no_deck_is_a_sentence(ada: Person, text: str) -> None:
    page = take_over(ada, text)
    assert page.status == 422
    assert "<script>'" not in page.html
    assert ada.get(f"{PATH}?deck=%ff%00nonsense").status == 422


def test_too_few_cards_and_too_many_moons_are_counted(server: Server) -> None:
    foreign = tuple(card.key for card in every.CARDS if card.moons >= 4 and card.people != "vulca")[
        :4
    ]
    short = Deck("vulca", "", (*PRECONSTRUCTED["vulca"][:10], *foreign))
    for lang, words in (("de", ("nötig sind 30", "erlaubt sind 10")), ("en", ("30 are", "10 are"))):
        page = take_over(server.person(lang), deck_line(short))
        found = problems(page)
        assert len(found) == 2
        assert words[0] in found[0]
        assert words[1] in found[1]
        assert tally(page)[0] == (14, 30)
        assert "/new/blue-moon?" not in page.html


def test_an_inquisitor_changes_the_limits_and_says_by_which_ruling(ada: Person) -> None:
    page = take_over(ada, deck_line(Deck("buka", "inq-412", BUILT.cards)))
    assert [most for _, most in tally(page)] == [35, 15]
    assert "35" in problems(page)[0]
    assert "/games/blue-moon/rulings#BM-550" in page.links


def test_ticks_are_checked_without_script(ada: Person) -> None:
    cards = [*BUILT.cards[:-1], "vulca-1"]
    sent = {"leader": "buka", "inquisitor": "", "card": cards, "of": "", "kind": ""}
    answer = ada.post(PATH, sent)
    assert answer.status == 303
    assert ticked(ada.get(answer.headers["location"])) == set(cards)
    bad = ada.post(PATH, {"leader": "buka", "card": ["nobody-1"]})
    assert bad.status == 422
    assert ada.post(PATH, {"leader": "nobody"}).status == 422


def test_ticking_everything_is_not_too_much(ada: Person) -> None:
    cards = [card.key for card in every.CARDS if card.kind not in (0, 9)]
    page = ada.ask(PATH, {"leader": "buka", "card": cards})
    assert page.status == 200
    assert tally(page)[0] == (len(cards), 30)


def test_the_script_gets_only_what_changes(ada: Person) -> None:
    page = ada.ask(PATH, {"leader": "buka", "card": list(BUILT.cards)})
    assert page.status == 200
    assert "<html" not in page.html
    assert page.html.count('id="deck-part"') == 1
    assert f'data-line="{deck_line(BUILT)}"' in page.html


def test_house_cards_are_marked(ada: Person) -> None:
    page = take_over(ada, deck_line(BUILT))
    rows = re.findall(r'<li class="hued hue-inter-\d+">(.*?)</li>', page.html)
    assert len(rows) == len(INTERVENTIONS)
    assert all("House card" in row for row in rows)


def test_a_table_is_opened_with_the_deck(server: Server, ada: Person) -> None:
    page = take_over(ada, deck_line(BUILT))
    link = next(link for link in page.links if link.startswith("/new/blue-moon?"))
    assert parse_qs(urlsplit(link).query)["deck1"] == ["written"]
    form = ada.get(link).form("/new/blue-moon")
    table = ada.submit(
        form, None, **{"seat-2": "random", "deck1-written": deck_line(BUILT), "deck2": "aqua"}
    )
    assert re.fullmatch(r"/t/[\w-]{12}", table.path), table.words
    state = server.table(table.path).state
    assert state.view(0)["players"][0]["people"] == "buka"
    assert state.view(0)["players"][1]["people"] == "aqua"


def test_a_table_with_a_wrong_deck_says_what_is_wrong(ada: Person) -> None:
    form = ada.get("/new/blue-moon").form("/new/blue-moon")
    page = ada.submit(
        form, None, **{"seat-2": "random", "deck1": "written", "deck1-written": "vulca-0 vulca-1"}
    )
    assert page.status == 422
    assert "30" in page.sentence()
    assert "vulca-0 vulca-1</textarea>" in page.html
