"""Brakes, and what every answer carries, also the one to an error that nobody foresaw."""

import re
from collections.abc import Callable

import httpx
import pytest
from starlette.requests import Request

from spieltisch.table.security import MAX_FORM, address_of
from spieltisch.table.store import StoreError
from tests.table.conftest import SCRIPT, Person, Server
from tests.table.ways import NOWHERE, bring, finished_record

# brakes


def test_many_requests_are_slowed_down(start_server: Callable[..., Server]) -> None:
    server = start_server(requests_per_minute=5)
    ada = server.person()
    assert [ada.get("/").status for _ in range(7)] == [200] * 5 + [429] * 2
    page = ada.get("/")
    assert page.sentence() == "Those were many requests. Wait a minute."
    assert ada.ask("/quick").response.json()["code"] == "slow-down"
    assert [ada.get(path).status for path in ("/static/tokens.css", "/healthz", "/metrics")] == [
        200
    ] * 3


def test_many_tables_are_slowed_down(start_server: Callable[..., Server]) -> None:
    server = start_server(tables_per_hour=2)
    ada = server.person()
    quick = {"game": "equinox", "opponents": "1"}
    assert [ada.ask("/quick", quick).status for _ in range(3)] == [200, 200, 429]
    assert bring(ada, finished_record()).status == 429
    assert ada.submit(ada.get("/new/equinox").form("/new/equinox")).status == 429


def test_0_is_no_limit(start_server: Callable[..., Server]) -> None:
    server = start_server(requests_per_minute=0, tables_per_hour=0, streams_per_address=0)
    ada = server.person()
    quick = {"game": "equinox", "opponents": "1"}
    assert {ada.ask("/quick", quick).status for _ in range(5)} == {200}
    table = ada.new_table("me", "here", names=("A", "B"))
    with ada.watch(table) as stream:
        assert stream.response.status == 200


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("203.0.113.7", "203.0.113.8", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::2", True),  # one visitor has all of these
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:203.0.113.7", "203.0.113.7", True),
        ("::ffff:203.0.113.7", "::ffff:203.0.113.8", False),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("a proxy: says this", "a proxy: says that", False),
    ],
)
def test_limits_count_by_address(one: str, other: str, same: bool) -> None:
    first, second = (
        address_of(Request({"type": "http", "client": (host, 1)})) for host in (one, other)
    )
    assert (first == second) is same


# what every answer carries


def _every_kind_of_answer(server: Server, ada: Person) -> list[httpx.Response]:
    table = ada.new_table("me", "here", names=("A", "B"))
    get, post = ada.client.get, ada.client.post
    return [
        get("/"),
        get("/mine"),
        get("/new/equinox"),
        get("/games/equinox/rules"),
        get(table),
        get(f"{table}/replay"),
        get("/static/tokens.css"),
        get("/static/nothing"),
        get("/healthz"),
        get("/metrics"),
        get("/nothing"),
        get(NOWHERE),
        get(f"{table}/record.json"),
        ada.client.head("/"),
        ada.client.options("/"),
        ada.client.request("DELETE", table),
        post("/quick", data={"game": "equinox", "opponents": "1"}),
        post("/quick", data={}),
        post("/quick", data={"game": "equinox", "opponents": "1"}, headers={"origin": "http://x"}),
        post(f"{table}/chat", data={"text": "x" * MAX_FORM}),
        post(f"{table}/chat", data={"text": "x"}, headers=SCRIPT),
        post(f"{table}/play", data={"seat": "0", "number": "4", "move": "pass"}),
        post("/settings", data={"lang": "de"}),
    ]


def test_every_answer_carries_the_safety_headers(server: Server, ada: Person) -> None:
    for answer in _every_kind_of_answer(server, ada):
        what = f"{answer.request.method} {answer.request.url.path} {answer.status_code}"
        _check_headers(answer, what)


def _check_headers(answer: httpx.Response, what: str) -> None:
    policy = answer.headers["content-security-policy"]
    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    assert rules["default-src"] == "'none'", what
    assert rules["frame-ancestors"] == "'none'", what
    assert rules["base-uri"] == "'none'", what
    assert rules["form-action"] == "'self'", what
    assert "unsafe" not in policy, what
    assert "*" not in policy, what
    assert "http" not in policy, what
    assert answer.headers["x-content-type-options"] == "nosniff", what
    assert answer.headers["referrer-policy"] == "same-origin", what
    if answer.headers.get("content-type", "").startswith("text/html"):
        stored = answer.headers["cache-control"]
        assert stored == "no-store" or "/static/" in what, what
        assert not re.search(r"<style|\sstyle=|\son[a-z]+=|<script>|javascript:", answer.text), what
        assert "Traceback" not in answer.text, what
        assert '.py"' not in answer.text, what


def test_an_error_that_nobody_foresaw_is_a_sentence_with_all_headers(
    start_server: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = start_server()
    ada = server.person()

    async def broken() -> None:
        raise RuntimeError("a secret detail")

    monkeypatch.setattr(server.web.house, "lobby", broken)
    page = ada.get("/")
    assert page.status == 500
    assert page.sentence().startswith("Something went wrong here.")
    assert "secret detail" not in page.html
    _check_headers(page.response, "GET / 500")
    assert 'status="500"' in ada.get("/metrics").html


def test_a_lost_database_is_a_sentence(
    start_server: Callable[..., Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = start_server()
    ada = server.person()
    table = ada.new_table("me", "random", names=("Ada",), first="1")

    async def lost(*_given: object) -> None:
        raise StoreError("disk full")

    monkeypatch.setattr(server.web.house._store, "write", lost)
    data = {"seat": "0", "number": "0", "move": "pass"}
    answer = ada.ask(f"{table}/play", data)
    assert answer.status == 503
    assert answer.sentence() == "Nothing can be saved right now. Try again in a moment."
    assert ada.get(table).number == 0  # nobody has seen a move that is not written
    monkeypatch.undo()
    assert ada.ask(f"{table}/play", data).status == 204


def test_the_cookie_of_a_browser_is_kept_from_scripts_and_others(server: Server) -> None:
    answer = server.person().get("/")
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("player=")
    for flag in ("HttpOnly", "SameSite=lax", "Path=/", "Max-Age=31536000"):
        assert flag in cookie
    assert "Domain" not in cookie
    ada = server.person()
    ada.get("/")
    assert "set-cookie" not in ada.get("/").headers  # one for all time
    made = ada.post("/new/equinox", {"seat-1": "me", "name-1": "Ada", "seat-2": "random"})
    assert "HttpOnly" in made.headers["set-cookie"]


def test_under_https_every_cookie_is_for_https_only(start_server: Callable[..., Server]) -> None:
    ada = start_server(public_url="https://table.example").person()
    seats = {"seat-1": "me", "name-1": "Ada", "seat-2": "open"}
    answers = [
        ada.client.post("/new/equinox", data=seats),
        ada.client.post("/settings", data={"lang": "de", "theme": "dark"}),
    ]
    cookies = [cookie for answer in answers for cookie in answer.headers.get_list("set-cookie")]
    assert {cookie.partition("=")[0] for cookie in cookies} == {"player", "name", "lang", "theme"}
    for cookie in cookies:
        assert "; Secure" in cookie
        assert "; HttpOnly" in cookie


def test_two_browsers_never_get_the_same_cookie(server: Server) -> None:
    cookies = set()
    for _ in range(20):
        person = server.person()
        person.get("/mine")
        cookies.add(person.cookies["player"])
    assert len(cookies) == 20
