"""At a table over HTTP: watching, talking, taking back, hints."""

import re

import pytest

from tests.table.conftest import Person, Server, play_until_others

# watching and talking


def test_a_spectator_sees_the_table_and_no_hand(
    ada: Person, carl: Person, shared_table: str
) -> None:
    page = carl.get(shared_table)
    assert page.status == 200
    assert "You are watching" in page.words
    assert (page.hand, page.moves) == ([], [])
    assert not any(page.has_form(end) for end in ("/hint", "/take-back", "/leave", "/resign"))


def test_chat_is_read_by_all_and_is_only_text(
    ada: Person, ben: Person, carl: Person, shared_table: str
) -> None:
    ada.submit(ada.get(shared_table).form("/chat"), text="<script>alert(1)</script> & 'hello'")
    for reader in (ada, ben, carl):
        page = reader.get(shared_table)
        assert "<script>alert(1)</script> & 'hello'" in page.words
        assert "<script>alert" not in page.html


def test_a_spectator_cannot_speak_in_the_name_of_a_player(
    ada: Person, carl: Person, shared_table: str
) -> None:
    carl.client.cookies.set("name", "Ada", domain="127.0.0.1")
    carl.submit(carl.get(shared_table).form("/chat"), text="I resign, says Ada")
    html = ada.get(shared_table).html
    assert re.search(r"<b>Ada 2</b> I resign", html)


@pytest.mark.parametrize(
    ("text", "status"), [("", 422), ("   ", 422), ("x" * 301, 422), ("x", 204)]
)
def test_chat_has_bounds(ada: Person, shared_table: str, text: str, status: int) -> None:
    assert ada.ask(f"{shared_table}/chat", {"text": text}).status == status


# taking back


def test_a_harmless_move_is_taken_back_freely(
    server: Server, ada: Person, shared_table: str
) -> None:
    page = ada.get(shared_table)
    bet = next(move for move in page.moves if move.startswith("bet:"))
    after = ada.click(page, bet)
    assert after.number == 1
    back = ada.submit(after.form("/take-back"))
    assert server.table(shared_table).length == 0
    assert back.moves == page.moves
    # The old page asks the same, but an old click on it is no answer to the new one.
    data = page.form("/play").data(("move", bet))
    assert ada.ask(f"{shared_table}/play", data).status == 409
    assert ada.click(back, bet).status == 200
    assert server.table(shared_table).length == 1


@pytest.mark.parametrize("agree", ["yes", "no"])
def test_a_revealing_move_is_taken_back_by_agreement(
    server: Server, ada: Person, ben: Person, shared_table: str, agree: str
) -> None:
    after = play_until_others(ada, shared_table)
    length = server.table(shared_table).length
    asked = ada.submit(after.form("/take-back"))
    assert "The others are being asked" in asked.words
    question = ben.get(shared_table)
    assert "Ada wants to take the last move back" in question.words
    assert question.moves == []
    answered = ben.submit(question.form("/answer"), ("agree", agree))
    assert not answered.has_form("/answer")
    mine = ada.get(shared_table)
    if agree == "yes":
        assert server.table(shared_table).length == length - 1
        assert mine.moves
        assert "Ada takes back." in mine.words
    else:
        assert mine.number == after.number
        assert "Ben does not agree; everything stays as it is." in mine.words
        assert ben.get(shared_table).moves


def test_whoever_asked_can_withdraw(ada: Person, ben: Person, shared_table: str) -> None:
    """Otherwise somebody who does not answer stops the game for good."""
    after = play_until_others(ada, shared_table)
    ada.submit(after.form("/take-back"))
    assert ada.ask(f"{shared_table}/answer", {"agree": "no"}).status == 204
    assert not ben.get(shared_table).has_form("/answer")
    assert ben.get(shared_table).moves


def test_bots_agree_to_everything(server: Server, ada: Person) -> None:
    table = ada.new_table("me", "random", names=("Ada",), first="1")
    play_until_others(ada, table)
    page = ada.until_asked(table)
    length = server.table(table).length
    ada.submit(page.form("/take-back"))
    assert server.table(table).length < length


def test_nobody_takes_back_for_others(ada: Person, ben: Person, shared_table: str) -> None:
    after = play_until_others(ada, shared_table)
    data = {"seat": "0", "number": str(after.number)}
    assert ben.ask(f"{shared_table}/take-back", data).status == 403
    assert ben.ask(f"{shared_table}/answer", {"agree": "yes"}).status in (204, 409)
    assert ada.get(shared_table).number == after.number


# hints


def test_a_hint_is_for_the_one_who_asks(ada: Person, ben: Person, shared_table: str) -> None:
    page = ada.get(shared_table)
    hinted = ada.submit(page.form("/hint"))
    assert re.search(
        r'class="tip">.*(What speaks for it|options as the bot sees it)', hinted.html, re.DOTALL
    )
    assert hinted.moves == page.moves
    assert 'class="tip"' not in ben.get(shared_table).html
    assert ben.ask(f"{shared_table}/hint", {"seat": "1", "number": "0"}).status == 409
    assert ben.ask(f"{shared_table}/hint", {"seat": "0", "number": "0"}).status == 403
    played = ada.click(hinted, hinted.moves[0])
    assert 'class="tip"' not in played.html
