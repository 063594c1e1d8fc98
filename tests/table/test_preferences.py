"""What somebody sets for themselves stays set, and nothing else can be set."""

from urllib.parse import quote

import pytest

from spieltisch.table.pages.personal import SETTINGS
from tests.table.conftest import Form, Page, Person


def test_choices_are_kept_and_others_stay(ada: Person) -> None:
    assert 'data-speed="usual"' in ada.get("/").html
    ada.post("/settings", {"speed": "fast", "back": "/"})
    ada.post("/settings", {"sound": "on", "back": "/"})
    html = ada.get("/").html
    assert 'data-speed="fast"' in html
    assert 'data-sound="on"' in html
    assert 'data-confirm="touch"' in html


@pytest.mark.parametrize(
    "cookie", ["speed=warp", "speed", "=&=", "%ff%00", "colour=red", "speed=" + "x" * 4000]
)
def test_a_cookie_that_nobody_can_have_means_the_usual(ada: Person, cookie: str) -> None:
    page = ada.get("/", cookie=f"prefs={cookie}")
    assert page.status == 200
    assert 'data-speed="usual"' in page.html


def test_a_choice_that_does_not_exist_changes_nothing(ada: Person) -> None:
    ada.post("/settings", {"speed": "fast", "back": "/"})
    ada.post("/settings", {"speed": "warp", "confirm": "", "back": "/"})
    assert 'data-speed="fast"' in ada.get("/").html


# the page


def choices_on(page: Page) -> Form:
    """The form with everything that can be set."""
    return next(form for form in page.forms if "speed" in dict(form.fields))


def sent(person: Person, **changes: str) -> Page:
    """Opens the settings from the start page, changes some, and goes where that leads."""
    link = next(link for link in person.get("/mine").links if link.startswith("/settings"))
    return person.submit(choices_on(person.get(link)), **changes)


def test_the_page_offers_every_choice_and_shows_what_is_chosen(ada: Person) -> None:
    assert dict(choices_on(ada.get("/settings")).fields) == {
        "back": "/settings?kept&from=/",
        "lang": "en",
        "theme": "system",
        "confirm": "touch",
        "speed": "usual",
        "sound": "off",
        "notify": "off",
        "auto": "on",
        "level": "casual",
    }
    html = ada.get("/settings").html
    for name, choices in SETTINGS.items():
        for choice in choices:
            assert f'type="radio" name="{name}" value="{choice}"' in html


def test_what_is_chosen_on_the_page_stays_chosen(ada: Person) -> None:
    page = sent(ada, lang="de", theme="dark", speed="slow", sound="on", confirm="always")
    assert page.path == "/settings"
    assert "So bleibt es ab jetzt" in page.words
    assert "/mine" in page.links
    again = dict(choices_on(ada.get("/settings")).fields)
    assert (again["lang"], again["theme"], again["speed"]) == ("de", "dark", "slow")
    assert 'data-sound="on"' in ada.get("/").html
    assert "data-theme" not in sent(ada, theme="system").html.split("<body")[0]


@pytest.mark.parametrize("path", ["//evil.example", "https://evil.example", "/\\evil", "evil"])
def test_the_page_leads_back_to_our_pages_only(ada: Person, path: str) -> None:
    page = ada.get("/settings?kept&from=" + quote(path))
    assert page.status == 200
    assert "evil" not in page.html.replace(quote(path), "").replace(quote(quote(path)), "")


def test_every_page_and_the_menu_of_a_table_lead_to_the_settings(
    ada: Person, shared_table: str
) -> None:
    for path in ("/", "/mine", "/new/equinox", "/games/equinox/rules", "/nowhere", shared_table):
        assert any(link.startswith("/settings?from=") for link in ada.get(path).links), path
