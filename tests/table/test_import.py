"""Games from files: what comes back, what goes on, and what is refused with a sentence."""

import json
import re
from functools import cache

import pytest

from spieltisch.table.seats import HUMAN
from tests.table.conftest import SCRIPT, Person, Server
from tests.table.ways import ENGLISH, bring, finished_record


def test_an_exported_game_comes_back_by_import(
    server: Server, ada: Person, carl: Person, finished_table: str
) -> None:
    record = ada.get(f"{finished_table}/record.json").response.content
    answer = bring(carl, record)
    assert answer.status == 303
    page = carl.get(answer.headers["location"])
    assert page.over
    assert {"Ada", "Ben"} <= set(page.words.split())
    assert (
        carl.get(f"{page.path}/record.json").response.json()["moves"] == json.loads(record)["moves"]
    )
    assert carl.get(f"{page.path}/replay?move=3").status == 200


def test_an_unfinished_record_goes_on_at_one_screen(
    server: Server, ada: Person, ben: Person
) -> None:
    record = json.loads(finished_record())
    record["moves"] = record["moves"][:20]
    record["snapshot"] = None
    answer = bring(ada, json.dumps(record).encode(), **SCRIPT)
    table = answer.response.json()["go"]
    assert server.table(table).number == 20
    assert [info.kind for info in server.table(table).seats] == [HUMAN, HUMAN]
    for person in (ada, ben):
        page = person.get(table)
        assert "Loaded game" in page.words
        assert "/join/" not in page.html
        assert person.get(f"{table}/record.json").status == 403
    assert ada.submit(ada.get(table).form("/lift")).hand
    assert ben.get(table).hand == []
    for seat in (1, 2):
        invitation = server.web.signer.invitation(table.removeprefix("/t/"), seat - 1)
        answer = ben.post(f"{table}/join/{seat}/{invitation}", {"name": "Ben"})
        assert answer.status == 409


@cache
def _broken_records() -> dict[str, bytes]:
    good = json.loads(finished_record())

    def changed(**changes: object) -> bytes:
        return json.dumps({**good, **changes}).encode()

    moves = good["moves"]
    return {
        "empty": b"",
        "no json": b"a game, honestly",
        "no utf-8": b"\xff\xfe\x00",
        "a number": b"7",
        "deep": b"[" * 100_000,
        "endless number": b'{"format": ' + b"9" * 5000 + b"}",
        "another format": changed(format="pgn"),
        "a later version": changed(version=99),
        "another game": changed(game="chess"),
        "seats": changed(seats=9),
        "seed": changed(seed="x"),
        "options": changed(options={"edition": "fr"}),
        "players": changed(players=[1, 2]),
        "control characters": changed(players=["a\u0000", "b"]),
        "move shape": changed(moves=[["one"]]),
        "move seat": changed(moves=[[7, *moves[0][1:]]]),
        "illegal move": changed(moves=[[moves[0][0], "done", "00000000", False]]),
        "no such move": changed(moves=[[moves[0][0], "fly:moon", "00000000", False]]),
        "half a letter": changed(moves=[[moves[0][0], "\ud800", "00000000", False]]),
        "html": changed(moves=[[moves[0][0], "<b id=evil>", "00000000", False]]),
        "wrong hash": changed(moves=[[*moves[0][:2], "00000000", False]]),
        "moves past the end": changed(moves=[*moves, moves[-1]]),
    }


@pytest.mark.parametrize("name", list(_broken_records()))
def test_a_broken_record_is_refused_with_a_sentence(
    ada: Person, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("CRITICAL", "spieltisch.table")  # pytest cannot pass half a letter on
    page = bring(ada, _broken_records()[name])
    assert page.status == 422
    assert page.sentence().endswith((".", "]"))
    assert not re.search(r"sys\.|codec|recursion|Traceback", page.sentence())
    assert "<b id=evil>" not in page.html
    assert not any(link.startswith("/t/") for link in ada.get("/mine").links)


@pytest.mark.parametrize("name", list(_broken_records()))
def test_a_broken_record_is_refused_in_german_on_a_german_page(
    server: Server, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("CRITICAL", "spieltisch.table")
    sentence = bring(server.person("de"), _broken_records()[name]).sentence()
    assert not ENGLISH.search(sentence), sentence


def test_what_is_no_file_at_all_is_refused(ada: Person) -> None:
    assert ada.post("/import", {"record": "text"}).status == 400
    assert ada.post("/import", {}).status == 400
