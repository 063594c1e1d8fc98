"""Requests from elsewhere and of odd kinds: hosts, origins, bodies, names that are no text."""

import json
import re
from collections.abc import Callable
from random import Random
from urllib.parse import unquote

import httpx
import pytest

from spieltisch.table.security import MAX_BODY, MAX_FORM
from tests.table.conftest import SCRIPT, Page, Person, Server
from tests.table.ways import bring

# from where


@pytest.mark.parametrize(
    "host",
    [
        "[",
        "]",
        "[::1",
        "[]",
        "[x]:1",
        "a b",
        "a/b",
        "a@b",
        "a?b",
        "a:x",
        "a:123456",
        "é",
        "a,b",
        ":",
    ],
)
@pytest.mark.parametrize("path", ["/", "/healthz", "/static/table.css", "/nowhere"])
def test_an_odd_host_is_refused_with_a_sentence(ada: Person, host: str, path: str) -> None:
    page = Page(ada.client.get(path, headers={b"host": host.encode("latin-1")}))
    assert page.status == 400
    assert page.sentence() == "This request does not name a valid address of the server."


@pytest.mark.parametrize(
    "host", ["localhost", "a_b.example:8000", "[::1]", "[::1]:80", "127.0.0.1"]
)
def test_a_usual_host_is_not(ada: Person, host: str) -> None:
    assert ada.get("/", host=host).status == 200


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"origin": "http://127.0.0.1.evil.example"},
        {"origin": "http://127.0.0.1:1"},
        {"origin": "http://127.0.0.1"},
        {"origin": "http://["},
        {"origin": "garbage"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_a_foreign_page_cannot_act(ada: Person, shared_table: str, headers: dict[str, str]) -> None:
    page = ada.get(shared_table)
    data = page.form("/play").data(("move", page.moves[0]))
    for path in (f"{shared_table}/play", f"{shared_table}/resign", "/quick", "/settings"):
        answer = Page(ada.client.post(path, data=data, headers=headers))
        assert answer.status == 403, path
        assert answer.sentence() == "This request did not come from our pages."
    assert ada.get(shared_table).number == 0


SCHEMES = (
    "This page came by http and the table is at https, or the other way round. Whoever runs the"
    " server tells it with --public-url the address that the browser shows."
)


def test_a_page_by_another_scheme_cannot_act(ada: Person, shared_table: str) -> None:
    other = ada.base.replace("http:", "https:")
    answer = ada.post(f"{shared_table}/chat", {"text": "hi"}, origin=other)
    assert (answer.status, answer.sentence()) == (403, SCHEMES)


def test_at_the_public_address_only_its_own_scheme_counts(
    start_server: Callable[..., Server],
) -> None:
    """Whether or not the proxy says by which one it was asked."""
    for public, other in (
        ("https://table.example", "http://table.example"),
        ("http://table.example", "https://table.example"),
    ):
        ada = start_server(public_url=public).person()
        for host in ("table.example", "Table.Example", "127.0.0.1:8000"):
            given = {"host": host, "content-type": "application/x-www-form-urlencoded"}
            fine = ada.client.post("/quick", headers={**given, "origin": public})
            assert fine.status_code == 400  # an empty form, but from the right place
            for wrong in (other, f"{public}:8443", f"{public}.evil.example", f"{public}/"):
                answer = ada.client.post("/quick", headers={**given, "origin": wrong})
                assert answer.status_code == 403, (host, wrong)


def test_our_own_pages_and_programs_can_act(ada: Person, shared_table: str) -> None:
    for headers in (
        {"origin": ada.base},
        {"origin": ada.base, "sec-fetch-site": "same-origin"},
        {"sec-fetch-site": "same-origin"},
        {},
    ):
        answer = ada.client.post(f"{shared_table}/chat", data={"text": "hi"}, headers=headers)
        assert answer.status_code == 303


def test_behind_a_proxy_the_public_address_counts(start_server: Callable[..., Server]) -> None:
    server = start_server(public_url="https://table.example")
    ada = server.person()
    quick = {"game": "equinox", "opponents": "1"}
    answer = ada.client.post("/quick", data=quick, headers={"origin": "https://table.example"})
    assert answer.status_code == 303
    assert "; Secure" in answer.headers["set-cookie"]
    cookie = answer.headers["set-cookie"].split(";")[0]
    page = {"seat-1": "me", "name-1": "Ada", "seat-2": "open"}
    made = ada.client.post("/new/equinox", data=page, headers={"cookie": cookie})
    html = ada.client.get(made.headers["location"], headers={"cookie": cookie}).text
    assert "https://table.example/t/" in html
    assert server.url not in html


# what


@pytest.mark.parametrize(
    ("path", "data"),
    [
        ("/play", {}),
        ("/play", {"seat": "0"}),
        ("/play", {"seat": "0", "number": "0"}),
        ("/play", {"seat": "0", "move": "pass"}),
        ("/play", {"seat": "0", "number": "x", "move": "pass"}),
        ("/play", {"seat": "0", "number": "9999999999", "move": "pass"}),
        ("/lift", {}),
        ("/take-back", {"seat": "0"}),
        ("/answer", {}),
        ("/hint", {}),
        ("/chat", {}),
        ("/leave", {}),
        ("/return", {}),
        ("/bot", {"seat": "0"}),
        ("/resign", {}),
    ],
)
def test_a_request_with_missing_fields_is_refused(
    ada: Person, shared_table: str, path: str, data: dict[str, str]
) -> None:
    answer = ada.ask(shared_table + path, data)
    assert answer.status == 400
    assert answer.sentence().endswith(".")
    assert ada.get(shared_table).number == 0


def test_bodies_have_bounds(ada: Person, shared_table: str) -> None:
    large = {"text": "x" * MAX_FORM}
    assert ada.ask(f"{shared_table}/chat", large).status == 413
    assert bring(ada, b"x" * (MAX_BODY + 1)).status == 413
    many = {f"field{number}": "x" for number in range(200)}
    assert ada.ask(f"{shared_table}/chat", {**many, "text": "hi"}).status in (204, 400, 413)


@pytest.mark.parametrize(
    "kind",
    [
        "application/json",
        "text/plain",
        "multipart/form-data",
        "multipart/form-data; boundary=x",
        "multipart/form-data; boundary=x; charset=nonsense",
        "application/x-www-form-urlencoded; charset=utf-16",
    ],
)
def test_a_body_of_another_kind_is_refused(ada: Person, shared_table: str, kind: str) -> None:
    answer = ada.client.post(
        f"{shared_table}/chat", content=b'{"text": "hi"}', headers={"content-type": kind, **SCRIPT}
    )
    assert answer.status_code == 400
    assert answer.json()["error"].endswith(".")


def test_half_a_letter_breaks_nothing(ada: Person, shared_table: str) -> None:
    """A character set that the sender chooses can smuggle in what UTF-8 cannot carry."""
    body = b'--x\r\nContent-Disposition: form-data; name="%s"\r\n\r\n\\ud800\r\n--x--\r\n'
    kind = "multipart/form-data; boundary=x; charset=unicode_escape"
    for path, name in (
        (f"{shared_table}/chat", b"text"),
        (f"{shared_table}/play", b"move"),
        ("/new/equinox", b"seed"),
        ("/settings", b"back"),
    ):
        answer = ada.client.post(path, content=body % name, headers={"content-type": kind})
        assert answer.status_code < 500, path


def test_odd_hosts_break_nothing(ada: Person, shared_table: str) -> None:
    for host in ("[", "[::1", "a b", "x" * 300, "evil.example", "127.0.0.1:99999999"):
        answer = ada.client.get(shared_table, headers={"host": host})
        assert answer.status_code < 500, host


EVIL = ("<b id=evil>", '"><b id=evil>', "'><b id=evil>", "{{ 7*7 }}<b id=evil>")


def test_names_are_only_text_everywhere(server: Server, ada: Person, ben: Person) -> None:
    """In the lobby, at the table, in letters, replays and imported records."""
    table = ada.new_table("me", "here", "here", "open", names=EVIL[:3], public="yes")
    ada.ask(f"{table}/lift", {"seat": str(server.table(table).state.to_move()[0])})
    letter = ada.invitation(table, 4)
    pages = [ada.get(table), ben.get(table), ben.get("/"), ben.get(letter), ada.get("/new/equinox")]
    ben.accept(letter, EVIL[3])
    ada.submit(ada.get(table).form("/chat"), text=EVIL[3])
    server.play_on(table, Random(1))
    pages += [ada.get(table), ben.get(table), ben.get(f"{table}/replay"), ben.get("/mine")]
    record = ada.get(f"{table}/record.json").response.content
    assert json.loads(record)["players"] == list(EVIL)
    pages.append(ben.get(bring(ben, record).headers["location"]))
    with ben.watch(table) as stream:
        assert "<b id=evil" not in stream.picture()
    for page in pages:
        assert page.status == 200
        assert "<b id=evil" not in page.html
        assert "49<b" not in page.words


def test_a_name_cookie_is_only_text(ada: Person) -> None:
    ada.client.cookies.set("name", "%3Cb%20id%3Devil%3E%00%0A", domain="127.0.0.1")
    page = ada.submit(ada.get("/").form("/quick"))
    assert "<b id=evil" not in page.html
    assert "<b id=evil>" in page.words


@pytest.mark.parametrize(
    "back",
    [
        "http://evil.example/",
        "https:evil.example",
        "//evil.example/",
        "/\\evil.example",
        "\\\\evil.example",
        "/\t/evil.example",
        "/\n/evil.example",
        "\t//evil.example",
        " //evil.example",
        "/\r\nset-cookie: evil=1",
        "javascript:alert(1)",
        "evil.example",
        "",
    ],
)
def test_settings_lead_nowhere_else(ada: Person, back: str) -> None:
    answer = ada.post("/settings", {"lang": "de", "back": back})
    assert answer.status == 303
    place = answer.headers["location"]
    assert "evil" not in answer.headers.get("set-cookie", "")
    target = httpx.URL(ada.base).join(re.sub(r"[\t\r\n]", "", place).replace("\\", "/"))
    assert f"{target.scheme}://{target.netloc.decode()}" == ada.base
    assert not unquote(place).startswith("//")
