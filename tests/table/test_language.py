"""The language and the light of the pages."""

import pytest

from spieltisch.table.web import preferred_language
from tests.table.conftest import Person, Server


def test_the_language_is_the_browser_s_until_one_is_chosen(server: Server) -> None:
    german = server.person("de-AT,de;q=0.9,en;q=0.5")
    assert '<html lang="de"' in german.get("/").html
    assert "Setz dich dazu" in german.get("/").words
    assert '<html lang="en"' in server.person("fr,en;q=0.8").get("/").html
    assert '<html lang="en"' in server.person("de;q=0.5,en;q=0.9").get("/").html
    page = german.submit(german.get("/mine").form("/settings"), ("lang", "en"))
    assert page.path == "/mine"
    assert '<html lang="en"' in page.html


@pytest.mark.parametrize(
    ("wishes", "language"),
    [
        ("de", "de"),
        ("DE-at", "de"),
        ("de, en", "de"),
        ("en, de", "en"),
        ("de;q=0.5, en;q=0.9", "en"),
        ("en;q=0.5, de;q=0.9", "de"),
        ("en ; q=0.1 , de ; q=1.000", "de"),
        ("de-CH;q=0.2, en;q=0.5, de;q=0.8", "de"),
        ("fr, de;q=0.1", "de"),
        ("*", "en"),
        ("*, de;q=0.5", "en"),
        ("*;q=0.5, de", "de"),
        ("de, *", "de"),
        ("en;q=0, *", "de"),
        ("de;q=0", "en"),
        ("de;q=0, en;q=0", "en"),
        ("", "en"),
        ("fr", "en"),
        ("den, deutsch", "en"),
        ("de;q=high, ;;, ,", "en"),
        ("de;q=nan", "en"),
        ("fr;q=0.9, x-klingon", "en"),
    ],
)
def test_the_language_that_a_browser_likes_best(wishes: str, language: str) -> None:
    assert preferred_language(wishes) == language


def test_the_language_changes_in_mid_game_for_one_person_only(
    ada: Person, ben: Person, shared_table: str
) -> None:
    before = ada.get(shared_table)
    page = ada.submit(before.form("/settings"), ("lang", "de"))
    assert page.path == shared_table
    assert "du bist dran" in page.words
    assert page.moves == before.moves
    assert '<html lang="en"' in ben.get(shared_table).html
    with ada.watch(shared_table) as mine, ben.watch(shared_table) as yours:
        assert "du bist dran" in mine.picture()
        assert "to move" in yours.picture()


def test_light_and_dark(ada: Person) -> None:
    page = ada.get("/games/equinox/rules")
    assert "data-theme=" not in page.html.split("<body")[0]
    form = next(form for form in page.forms if ("theme", "dark") in form.buttons)
    dark = ada.submit(form, ("theme", "dark"))
    assert dark.path == "/games/equinox/rules"
    assert 'data-theme="dark"' in dark.html
    assert ada.post("/settings", {"theme": "pink"}).headers.get_list("set-cookie") == []


def test_after_a_refusal_the_language_switch_leads_to_a_page(
    ada: Person, shared_table: str
) -> None:
    refused = ada.post(f"{shared_table}/play", {"move": "fly"})
    assert refused.status == 400
    assert ada.submit(refused.form("/settings"), ("lang", "de")).status == 200
