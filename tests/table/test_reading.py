"""Pages to read, and the letters they are written in."""

import pytest

import spieltisch
from spieltisch.core.rulings import read_rulings
from spieltisch.table.fonts import FONTS
from tests.table.conftest import SCRIPT, Person, Server
from tests.table.ways import NOWHERE

# things to read


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("page", ["rules", "cards", "rulings"])
def test_pages_to_read(server: Server, lang: str, page: str) -> None:
    read = server.person(lang).get(f"/games/equinox/{page}")
    assert read.status == 200
    assert f'<html lang="{lang}"' in read.html
    assert len(read.words) > 1000


def test_every_ruling_can_be_linked_to(ada: Person) -> None:
    html = ada.get("/games/equinox/rulings").html
    register, questions = read_rulings(spieltisch.game("equinox").rulings_path(), "equinox")
    ids = [ruling.id for ruling in register] + [question.id for question in questions]
    assert len(ids) > 150
    for name in ids:
        assert f'id="{name}"' in html


def test_topics_and_sources_of_rulings_are_in_the_reader_s_language(server: Server) -> None:
    german, english = (
        server.person(lang).get("/games/equinox/rulings").html for lang in ("de", "en")
    )
    for de, en in (
        ("<h2>Aufbau</h2>", "<h2>Setup</h2>"),
        ("<h2>Noctia und Ziegfried</h2>", "<h2>Hoot and Goatman</h2>"),
        ("(erschlossen)</small>", "(inferred)</small>"),
    ):
        assert (de in german, en in english) == (True, True)
        assert (de in english, en in german) == (False, False)


@pytest.mark.parametrize(
    "path",
    [
        "/nothing",
        "/t",
        "/t/",
        NOWHERE,
        f"{NOWHERE}/live",
        f"{NOWHERE}/replay",
        f"{NOWHERE}/record.json",
        f"{NOWHERE}/join/1/x",
        "/t/short",
        "/t/..%2F..%2Fetc",
        "/t/%00",
        "/games/chess/rules",
        "/games/equinox/secrets",
        "/new/chess",
        "/static/nothing.css",
        "/static/../app.py",
        "/static/%2e%2e/app.py",
        "/static/%00",
        "/quick",
        "/healthz/x",
    ],
)
def test_what_is_not_there_is_said_in_a_sentence(ada: Person, path: str) -> None:
    page = ada.get(path)
    assert page.status in (404, 405)
    assert page.sentence().endswith(".")
    assert ada.get(path, **SCRIPT).response.json()["error"].endswith(".")


# letters


def test_letters_are_squeezed_and_kept_for_good(ada: Person) -> None:
    size = 0
    for path, file in FONTS.items():
        plain = ada.client.get(path, headers={"accept-encoding": "identity"})
        squeezed = ada.client.get(path, headers={"accept-encoding": "gzip, br"})
        assert plain.content == squeezed.content == file.read_bytes()
        assert "content-encoding" not in plain.headers
        assert squeezed.headers["content-encoding"] == "gzip"
        size += int(squeezed.headers["content-length"])
        for answer in (plain, squeezed):
            assert answer.headers["content-type"] == "font/ttf"
            assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
            assert answer.headers["vary"] == "accept-encoding"
            assert "set-cookie" not in answer.headers
            assert "font-src 'self'" in answer.headers["content-security-policy"]
    assert size < 400_000


@pytest.mark.parametrize(
    "path", ["", "SourceSansPro-Black.ttf", "LICENSE.txt", "../SourceSansPro-Bold.ttf"]
)
def test_only_letters_that_are_used_are_served(ada: Person, path: str) -> None:
    folder = next(iter(FONTS)).rpartition("/")[0]
    page = ada.get(f"{folder}/{path}")
    assert page.status == 404
    assert page.headers["cache-control"] == "no-store"
