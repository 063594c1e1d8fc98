"""After a game: the next one, every move again, the record, my games."""

import re
import threading
from random import Random

import pytest

from spieltisch.core.record import parse_record
from tests.table.conftest import Page, Person, Server, play_until_others


def test_both_clicks_on_a_rematch_lead_to_the_same_table(
    server: Server, ada: Person, ben: Person, finished_table: str
) -> None:
    pages = [person.get(finished_table) for person in (ada, ben)]
    form = pages[0].form("/rematch")
    assert pages[1].has_form("/rematch")
    answers: list[Page] = []
    clicks = [
        threading.Thread(target=lambda person=person: answers.append(person.post(form.action)))
        for person in (ada, ben)
    ]
    for click in clicks:
        click.start()
    for click in clicks:
        click.join()
    places = {answer.headers["location"] for answer in answers}
    assert len(places) == 1
    following = places.pop()
    assert following != finished_table
    assert [info.name for info in server.table(following).seats] == ["Ben", "Ada"]
    assert following in ada.get(finished_table).links
    assert ben.get(following).hand
    assert ada.get(following).hand


def test_a_rematch_is_for_the_players_and_after_the_end(
    ada: Person, carl: Person, shared_table: str, server: Server
) -> None:
    assert ada.ask(f"{shared_table}/rematch").status == 409
    server.play_on(shared_table, Random(1))
    assert carl.ask(f"{shared_table}/rematch").status == 403
    answer = ada.ask(f"{shared_table}/rematch")
    assert set(answer.response.json()) == {"go"}


def test_every_move_can_be_replayed_and_linked(
    server: Server, ada: Person, carl: Person, finished_table: str
) -> None:
    last = server.table(finished_table).number
    for move in (0, 1, 17, last - 1, last):
        page = ada.get(f"{finished_table}/replay?move={move}")
        assert page.status == 200
        assert f"{finished_table}/replay?move={move}" in page.html
        assert not re.search(r'<button[^>]*name="move"', page.html)  # the past is not played
        said = f"Move {move} of {last}" if move else f"Before the first of {last} moves"
        assert said in page.words
    assert f"Before the first of {last} moves" in carl.get(f"{finished_table}/replay").words
    page = ada.get(f"{finished_table}/replay?move=5")
    assert {f"{finished_table}/replay?move={near}" for near in (0, 4, 6, last)} <= set(page.links)


@pytest.mark.parametrize("move", ["999999", "1000000", "-1", "abc", "1.5", "", "9" * 5000])
def test_a_move_that_never_was_cannot_be_replayed(
    ada: Person, shared_table: str, move: str
) -> None:
    page = ada.get(f"{shared_table}/replay?move={move}")
    assert page.status == 404
    assert page.sentence() == "The game has not that many moves."


def test_a_running_game_can_be_leafed_through(ada: Person, shared_table: str) -> None:
    now = play_until_others(ada, shared_table)
    page = ada.get(f"{shared_table}/replay")
    assert page.status == 200
    assert sorted(ada.get(f"{shared_table}/replay?move={now.number}").hand) == sorted(now.hand)


def test_the_record_is_there_when_the_game_is_over_and_not_before(
    server: Server, ada: Person, ben: Person, carl: Person, shared_table: str
) -> None:
    for person in (ada, ben, carl):
        page = person.get(f"{shared_table}/record.json")
        assert page.status == 403
        assert page.sentence().startswith("The record is there when the game is over")
    truth = server.play_on(shared_table, Random(4))
    page = ada.get(f"{shared_table}/record.json")
    assert page.headers["content-type"] == "application/json"
    assert page.headers["content-disposition"].startswith('attachment; filename="equinox-')
    assert parse_record(page.response.json()).steps == truth.match.record.steps


def test_my_games_lists_what_is_mine(
    server: Server, ada: Person, ben: Person, carl: Person, shared_table: str
) -> None:
    for person in (ada, ben):
        assert shared_table in person.get("/mine").links
        assert shared_table in person.get("/").links
    assert shared_table not in carl.get("/mine").links
    assert shared_table not in carl.get("/").links
    server.play_on(shared_table, Random(1))
    assert f"{shared_table}/replay" in ben.get("/mine").links
    assert shared_table not in ben.get("/").links
