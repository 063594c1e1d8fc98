"""Requests that no page makes: whatever is sent, the answer is a page, a sentence or a way on.

Hypothesis makes up requests for every route; a walk over the real forms of a running game changes
their fields at random. Afterwards the tables are sound and can be played.
"""

import re
from collections.abc import Callable
from random import Random
from typing import Any
from urllib.parse import quote, urlencode
from zlib import crc32

import httpx
import pytest
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from starlette.routing import Mount, Route

from spieltisch.core.record import replay, state_hash
from spieltisch.table.app import ROUTES
from tests.table.conftest import SCRIPT, Form, Page, Person, Server, play_until_others, wait_for

QUICK = settings(
    deadline=None,
    database=None,
    phases=(Phase.generate,),  # requests are small enough to be read as they are
    suppress_health_check=list(HealthCheck),
)
PATHS = sorted({route.path for route in ROUTES if isinstance(route, Route | Mount)})
METHODS = ("GET", "HEAD", "POST", "POST", "POST", "PUT", "DELETE", "OPTIONS", "PATCH", "BREW")

ODD = (
    "",
    "0",
    "-1",
    "1e9",
    "999999999",
    "9" * 4400,
    "٣",
    "\x00",
    "\n",
    "..",
    "/",
    "//evil.example",
    "%",
    "%ff",
    "null",
    "true",
    "<b>",
    "'\"",
    "ß" * 100,
    "\U0001f3b2",
    "\u202e",
    "me",
    "here",
    "open",
    "greedy",
    "equinox",
    "pass",
    "yes",
    "de",
    "chosen",
)
FIELDS = (
    "seat",
    "number",
    "move",
    "agree",
    "text",
    "bot",
    "name",
    "game",
    "opponents",
    "lang",
    "theme",
    "back",
    "seat-1",
    "seat-2",
    "name-1",
    "public",
    "seed",
    "absence",
    "edition",
    "creatures",
    "creature",
    "trees",
    "first",
    "record",
    "odd",
)
HEADERS = (
    ("x-spieltisch", "live"),
    ("x-spieltisch", "dead"),
    ("origin", "null"),
    ("origin", "http://["),
    ("origin", "https://evil.example"),
    ("sec-fetch-site", "cross-site"),
    ("host", "evil.example"),
    ("host", "["),
    ("host", ""),
    ("cookie", "player=x; lang=xx; theme=; name=%00%ff%"),
    ("cookie", "player=" + "A" * 3000),
    ("cookie", ";;=;\x80"),
    ("accept-language", ",;q=;;de,"),
    ("accept-language", "x" * 3000),
    ("content-type", "application/json"),
    ("content-type", "multipart/form-data"),
    ("content-type", "multipart/form-data; boundary=---"),
    ("content-type", "application/x-www-form-urlencoded; charset=utf-7"),
    ("range", "bytes=0-1"),
    ("range", "bytes=x"),
    ("if-none-match", "*"),
    ("if-modified-since", "never"),
    ("x-forwarded-for", "1.2.3.4"),
    ("x-forwarded-proto", "javascript"),
    ("expect", "200-ok"),
    ("connection", "close"),
)

words = st.sampled_from(ODD) | st.text(st.characters(codec="utf-8"), max_size=12)
forms = st.dictionaries(
    st.sampled_from(FIELDS), st.lists(words, min_size=1, max_size=3), max_size=6
)
headers = st.lists(st.sampled_from(HEADERS), max_size=3).map(dict)


def check_answer(answer: httpx.Response) -> None:
    """A page, a sentence, a way on, or nothing more to say; never a broken server."""
    what = f"{answer.request.method} {answer.request.url} -> {answer.status_code}"
    assert answer.status_code < 500, what
    assert "content-security-policy" in answer.headers, what
    assert "Traceback" not in answer.text, what
    if answer.status_code in (301, 302, 303, 307, 308):
        assert "location" in answer.headers, what
    elif answer.status_code >= 400 and answer.request.method != "HEAD":
        assert re.search(r"\w.*[.\])]$", Page(answer).sentence()), what


def send(person: Person, method: str, url: str, **what: Any) -> None:
    """Sends a request and checks the answer; of an event stream only the head is read."""
    try:
        request = person.client.build_request(method, url, **what)
    except httpx.InvalidURL:
        return
    answer = person.client.send(request, stream=True)
    try:
        if not answer.headers.get("content-type", "").startswith("text/event-stream"):
            answer.read()
            check_answer(answer)
    finally:
        answer.close()


@pytest.fixture(scope="module")
def crowd(server: Server) -> tuple[Person, str, str]:
    """Somebody at a running table, and an invitation to another one."""
    ada, ben = server.person(), server.person()
    table = ada.new_table("me", "open", names=("Ada",))
    ben.accept(ada.invitation(table), "Ben")
    other = ada.new_table("me", "open", names=("Ada",))
    return ada, table, ada.invitation(other).rpartition("/")[2]


@pytest.mark.parametrize("path", PATHS)
def test_any_request_to_any_route_is_answered(
    server: Server, crowd: tuple[Person, str, str], path: str
) -> None:
    person, table, token = crowd
    known = {"id": table.removeprefix("/t/"), "game": "equinox", "seat": "2", "token": token}

    @seed(crc32(path.encode()))  # the same requests in every run
    @settings(QUICK, max_examples=15)
    @given(
        method=st.sampled_from(METHODS),
        odd=st.dictionaries(st.sampled_from(["id", "game", "seat", "token"]), words, max_size=1),
        query=st.just({}) | forms,
        body=forms | st.binary(max_size=200),
        sent=headers,
    )
    def attack(
        method: str, odd: dict[str, str], query: Any, body: Any, sent: dict[str, str]
    ) -> None:
        url = path if path != "/static" else "/static/{id}"
        for name, value in {**known, **odd}.items():
            url = url.replace(f"{{{name}:int}}", f"{{{name}}}")
            url = url.replace(f"{{{name}}}", quote(value, safe=""))
        content: dict[str, Any] = {"content": body} if isinstance(body, bytes) else {"data": body}
        if method in ("GET", "HEAD"):
            content = {}
        if query:
            url += "?" + urlencode(query, doseq=True)
        encoded = {name.encode(): value.encode("latin-1") for name, value in sent.items()}
        send(person, method, url, headers=encoded, **content)

    attack()
    assert server.table(table).state.fault() is None


@seed(1)
@settings(QUICK, max_examples=60)
@given(raw=st.binary(min_size=1, max_size=80), method=st.sampled_from(METHODS))
def test_any_path_is_answered(crowd: tuple[Person, str, str], raw: bytes, method: str) -> None:
    send(crowd[0], method, "/" + quote(raw))


# a walk over real forms


MUTATIONS: tuple[Callable[[Random, dict[str, list[str]]], object], ...] = (
    lambda random, data: data.pop(random.choice(sorted(data)), None) if data else None,
    lambda random, data: data.update({random.choice(FIELDS): [random.choice(ODD)]}),
    lambda random, data: data.update({random.choice(sorted(data) or ["x"]): [random.choice(ODD)]}),
    lambda random, data: data.update({"seat": [str(random.randrange(4))]}),
    lambda random, data: data.update({"number": [str(random.randrange(200))]}),
    lambda random, data: data.update({name: values * 2 for name, values in data.items()}),
    lambda random, data: data.clear(),
)
ENDS = (
    *("/answer", "/bot") * 2,
    *("/play", "/lift", "/return", "/hint", "/chat", "/take-back", "/leave", "/settings"),
    "/resign",
)


def walk(people: list[Person], table: str, random: Random, steps: int) -> None:
    """Fills in forms of the page, often wrongly, and sends them twice now and then."""
    for _ in range(steps):
        person = random.choice(people)
        page = person.get(table)
        assert page.status == 200
        wanted = random.choice(ENDS)
        for likely in ("/play" if page.moves else "", "/lift", "/return"):
            if likely and page.has_form(likely) and random.random() < 0.6:
                wanted = likely
        found = [form for form in page.forms if form.action.endswith(wanted)]
        if not found or (wanted == "/resign" and random.random() < 0.9):
            continue
        data = filled(random.choice(found), random)
        if random.random() < 0.4:
            random.choice(MUTATIONS)(random, data)
        script = SCRIPT if random.random() < 0.5 else {}
        for _ in range(random.choice((1, 1, 2))):
            check_answer(person.post(found[0].action, data, **script).response)


def filled(form: Form, random: Random) -> dict[str, list[str]]:
    data = form.data(random.choice(form.buttons) if form.buttons else None)
    if "text" in data:
        data["text"] = [random.choice(ODD)]
    return data


@pytest.mark.parametrize("start", [1, 2, 3])
def test_a_table_survives_forms_filled_in_badly(server: Server, start: int) -> None:
    random = Random(start)
    ada, ben, carl = server.person(), server.person("de"), server.person()
    table = ada.new_table("me", "open", "random", "here", names=("Ada", "", "", "Eve"))
    ada.ask(f"{table}/lift", {"seat": str(server.table(table).state.to_move()[0])})
    ben.accept(ada.invitation(table), "Ben")
    walk([ada, ada, ben, ben, carl], table, random, 120)
    truth = server.table(table)
    assert truth.state.fault() is None
    assert truth.number > 5
    *_, replayed = replay(truth.match.record)  # the record is the game
    assert state_hash(replayed) == state_hash(truth.state)
    _play_on(server, table, [ada, ben])


def _play_on(server: Server, table: str, people: list[Person]) -> None:
    """Whoever is still there comes back, answers and makes a move."""
    truth = server.table(table)
    for person in people:
        for form in person.get(table).forms:
            if form.action.endswith("/return"):
                person.submit(form)
        page = person.get(table)
        if page.has_form("/answer"):
            person.submit(page.form("/answer"), ("agree", "no"))
    for person in people:
        if truth.asking:
            person.ask(f"{table}/answer", {"agree": "no"})
    number = truth.number

    def moved() -> bool | None:
        for person in people:
            page = person.get(table)
            page = person.submit(page.form("/lift")) if page.has_form("/lift") else page
            if page.moves:
                play_until_others(person, table)
        return truth.number > number or truth.state.over or None

    wait_for(moved)
