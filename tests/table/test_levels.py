"""How strong the bots are: chosen with one click, remembered, offered wherever a bot sits."""

import pytest

from spieltisch.bots import BOTS
from spieltisch.bots.levels import LEVELS, USUAL
from spieltisch.table.seats import STAND_IN
from spieltisch.table.texts import say
from tests.table.conftest import Person, Server

NAMES = [level.name for level in LEVELS]


def quick(person: Person, **changes: str) -> str:
    """A game from the start page; its path."""
    page = person.submit(person.get("/").form("/quick"), None, **changes)
    return page.path


def test_a_level_is_chosen_with_one_click_and_remembered(server: Server, ada: Person) -> None:
    assert server.table(quick(ada)).seats[1].bot == USUAL
    start = ada.get("/")
    levels = next(form for form in start.forms if ("level", "master") in form.buttons)
    assert [value for _, value in levels.buttons] == NAMES
    ada.submit(levels, ("level", "master"))
    assert server.table(quick(ada)).seats[1].bot == "master"
    assert server.table(quick(server.person())).seats[1].bot == USUAL


@pytest.mark.parametrize("level", ["", "oracle", "human"])
def test_a_level_that_nobody_has_is_refused(ada: Person, level: str) -> None:
    form = ada.get("/").form("/quick")
    assert ada.post("/quick", form.data(None, level=level)).status == 422


def test_an_old_page_without_levels_still_starts_a_game(server: Server, ada: Person) -> None:
    page = ada.post("/quick", {"game": "equinox", "opponents": "1"})
    assert server.table(page.headers["location"]).seats[1].bot == USUAL


@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_new_table_offers_levels_first_and_all_others(server: Server, lang: str) -> None:
    ada = server.person(lang)
    ada.post("/settings", {"level": "strong", "back": "/"})
    page = ada.get("/new/equinox")
    assert dict(page.form("/new/equinox").fields)["seat-2"] == "strong"
    offered = [name for name in BOTS if f'<option value="{name}"' in page.html]
    assert offered == list(BOTS)
    places = [page.html.index(f'<option value="{name}"') for name in [*NAMES, "greedy", "random"]]
    assert places == sorted(places)
    assert say("new.others", lang) in page.html


def test_the_level_says_how_long_it_thinks(server: Server) -> None:
    for lang, words in (
        ("de", "Denkt höchstens {} s nach."),
        ("en", "Thinks for {} s at the most"),
    ):
        page = server.person(lang).get("/new/spirit-island")
        for level in LEVELS:
            seconds = f"{level.longest:g}"
            assert (
                words.format(seconds.replace(".", ",") if lang == "de" else seconds) in page.words
            )


def test_an_open_seat_is_filled_with_a_bot_of_any_level(server: Server, ada: Person) -> None:
    table = ada.new_table("me", "open", names=("Ada",))
    ada.submit(ada.get(table).form("/bot"), bot="beginner")
    assert server.table(table).seats[1].bot == "beginner"


def test_tables_with_bots_from_before_still_open(server: Server, ada: Person) -> None:
    table = ada.new_table("me", "greedy", "random", names=("Ada",))
    page = ada.get(table)
    assert page.status == 200
    for name in ("Greedy", "Random"):
        assert f'title="{name}"' in page.html
    assert STAND_IN in NAMES
