"""When something goes wrong: the server dies, a request is forged, late or doubled."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.table.browser.conftest import MakePerson
from tests.table.browser.person import NUMBER, Person
from tests.table.browser.records import middle
from tests.table.browser.server import Server

ASK = """async ([path, forms]) => Promise.all(forms.map(async form => {
  const answer = await fetch(path, {
    method: "POST",
    body: new URLSearchParams(form),
    headers: { "x-spieltisch": "live" },
  });
  return [answer.status, answer.status === 204 ? "" : (await answer.json()).error];
}))"""


def ask(page: Page, path: str, *forms: dict[str, Any]) -> list[tuple[int, str]]:
    """Sends forms from the page, all at once; the status and the sentence of each answer."""
    sent = [{name: str(value) for name, value in form.items()} for form in forms]
    return [(status, sentence) for status, sentence in page.evaluate(ASK, [path, sent])]


def test_after_a_crash_the_game_goes_on_with_the_last_move(
    mortal_person: MakePerson, mortal_server: Server
) -> None:
    me = mortal_person("de")
    me.expects("ERR_CONNECTION_REFUSED", "ERR_INCOMPLETE_CHUNKED_ENCODING", "ERR_CONNECTION_RESET")
    table = me.open_table("me Anna", "random", "random")
    page = me.go(table)
    me.click(me.move("pass"))
    me.click(me.move("play:"))
    assert me.is_asked()
    me.click(me.move("pass"))

    number = me.number
    option = me.move("play:")
    card = (option.get_attribute("aria-label") or "").partition(" spielen")[0]
    assert card
    with page.expect_response("**/play") as answer:
        option.click()
    mortal_server.kill()
    assert answer.value.status == 204
    banner = page.locator("#banner")
    expect(banner).to_have_text(me.say("live.lost"))

    mortal_server.start()
    me.notices(number)
    expect(banner).to_be_hidden()
    for _ in range(2):
        assert me.is_asked()
        me.click(me.moves.first)

    # Nothing else has taken the place of the move that was acknowledged.
    me.go(f"{table}/replay?move={number + 1}")
    assert card in page.locator("#detail").inner_text()


def test_a_move_that_did_not_arrive_is_said_and_can_be_made_again(
    mortal_person: MakePerson, mortal_server: Server
) -> None:
    me = mortal_person("en")
    me.expects("ERR_CONNECTION_REFUSED", "ERR_INCOMPLETE_CHUNKED_ENCODING", "ERR_CONNECTION_RESET")
    page = me.go(me.open_table("me Anna", "random"))
    assert me.is_asked()
    number = me.number
    mortal_server.kill()
    me.moves.first.click()
    expect(me.error).to_have_text(me.say("live.unsent"))
    mortal_server.start()
    expect(page.locator("#banner")).to_be_hidden()
    me.click(me.moves.first)
    assert me.number > number


@pytest.fixture
def seated(person: MakePerson) -> tuple[Person, Person, str]:
    """Anna, who is to play a card, and Ben at a table."""
    anna, ben = person("en"), person("de")
    table = anna.meet(ben, middle())
    anna.go(table)
    ben.go(table)
    anna.expects("400", "403", "409", "422")
    ben.expects("400", "403", "409", "422")
    return anna, ben, table


def test_forged_requests_are_refused(seated: tuple[Person, Person, str]) -> None:
    anna, ben, table = seated
    number = anna.number
    good = anna.moves.first.get_attribute("value")
    form = {"move": good, "number": number, "seat": 0}
    assert ask(
        ben.page,
        f"{table}/play",
        form,  # the seat of somebody else
        form | {"seat": 1},  # not their turn
        form | {"seat": 7},
        form | {"seat": "Anna"},
        form | {"number": "-1"},
        {"move": good},
    ) == [
        (403, "Das ist nicht dein Platz."),
        (422, "Anna ist an der Reihe. [EQ-164]"),
        (400, "Diesen Platz gibt es nicht."),
        (400, "seat muss eine Zahl sein."),
        (400, "number muss eine Zahl sein."),
        (400, "Diese Anfrage ist unvollständig."),
    ]
    answers = ask(
        anna.page,
        f"{table}/play",
        form | {"move": "fly:moon"},
        form | {"move": "play:hoot-99"},
        form | {"move": "bet:hoot"},
        form | {"number": number - 1},
    )
    assert [status for status, _ in answers] == [422, 422, 422, 409]
    assert answers[0][1] == "There is no such move."
    assert all(re.fullmatch(r"[A-Z].+\.( +\[EQ-\d+.*\])?", said) for _, said in answers)
    anna.page.reload()
    anna.sees(number)


def test_requests_from_another_site_are_refused(seated: tuple[Person, Person, str]) -> None:
    anna, _, table = seated
    key = anna.moves.first.get_attribute("value") or ""
    form: dict[str, str | float | bool] = {"move": key, "number": anna.number, "seat": 0}
    answer = anna.context.request.post(
        f"{anna.url}{table}/play", form=form, headers={"origin": "https://example.org"}
    )
    assert answer.status == 403
    assert "This request did not come from our pages." in answer.text()
    assert anna.number_at(table) == anna.number


def test_a_doubled_request_plays_once(seated: tuple[Person, Person, str]) -> None:
    anna, ben, table = seated
    number = anna.number
    key = anna.moves.first.get_attribute("value")
    answers = ask(anna.page, f"{table}/play", *[{"move": key, "number": number, "seat": 0}] * 3)
    assert sorted(status for status, _ in answers) == [204, 409, 409]
    assert {said for status, said in answers if status == 409} == {
        "The table has changed in the meantime. Look again."
    }
    anna.sees(number + 1)
    ben.sees(number + 1)


def test_a_double_click_plays_once(seated: tuple[Person, Person, str]) -> None:
    anna, _, table = seated
    number = anna.number
    anna.moves.first.dblclick()
    anna.notices(number)
    assert anna.number_at(table) == number + 1


def test_a_late_click_is_refused_with_a_sentence_that_stays(
    seated: tuple[Person, Person, str],
) -> None:
    """Two windows of the same person, one of which hears nothing of the table any more."""
    anna, _, table = seated
    late = anna.context.new_page()
    late.route("**/live", lambda route: route.abort())
    anna.expects("ERR_FAILED")
    late.goto(anna.url + table)
    anna.click(anna.moves.first)
    late.locator("button[name=move]").first.click()
    late.locator(f"{NUMBER}[value='{anna.number}']").wait_for(state="attached")
    expect(late.get_by_role("alert")).to_have_text(
        "The table has changed in the meantime. Look again."
    )


def test_a_page_that_is_refused_a_stream_looks_by_itself(
    seated: tuple[Person, Person, str],
) -> None:
    """Too many tables are open: the page says so, shows what others do, and recovers."""
    anna, ben, table = seated
    ben.expects("429")
    ben.page.route("**/live", lambda route: route.fulfill(status=429, body="full"))
    ben.go(table)
    banner = ben.page.locator("#banner")
    expect(banner).to_have_text(ben.say("live.crowded"))
    anna.click(anna.moves.first)
    ben.sees(anna.number)
    ben.page.unroute("**/live")
    expect(banner).to_be_hidden(timeout=60_000)


def test_a_refusal_is_shown_where_the_person_looks(seated: tuple[Person, Person, str]) -> None:
    anna, _, _ = seated
    option = anna.moves.first
    option.evaluate("option => option.value = 'fly:moon'")
    option.click()
    expect(anna.error).to_have_text("There is no such move.")
    expect(anna.error).to_be_in_viewport()
    assert anna.moves.count() > 0


def test_wrong_addresses_lead_to_a_sentence_and_a_way_on(person: MakePerson) -> None:
    me = person("de")
    me.expects("404", "403")
    for path, sentence in {
        "/t/nowhere": "Diesen Tisch gibt es nicht",
        "/games/chess/rules": "Dieses Spiel gibt es hier nicht.",
        "/nothing": "Diese Seite gibt es nicht.",
        "/new/chess": "Dieses Spiel gibt es hier nicht.",
    }.items():
        me.go(path)
        expect(me.page.locator("main")).to_contain_text(sentence)
        expect(me.link("message.home")).to_be_visible()
    table = me.open_table("me Anna", "open")
    me.go(f"{table}/join/2/forged")
    expect(me.page.locator("main")).to_contain_text("Diese Einladung gilt nicht.")
