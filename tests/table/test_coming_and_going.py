"""Seats over HTTP: leaving, returning, being missed, giving up."""

import pytest

from spieltisch.bots.levels import USUAL
from spieltisch.table.live import LiveTable
from spieltisch.table.seats import STAND_IN
from tests.table.conftest import Person, Server, play_until_others, wait_for


def test_for_whoever_leaves_a_bot_plays_until_they_return(
    server: Server, ada: Person, ben: Person, shared_table: str
) -> None:
    page = ben.get(shared_table)
    gone = ben.submit(page.form("/leave"))
    assert gone.has_form("/return")
    assert gone.hand == []
    before = play_until_others(ada, shared_table).number
    ada.until_asked(shared_table)
    assert server.table(shared_table).number > before  # the bot has played
    back = ben.submit(ben.get(shared_table).form("/return"))
    assert back.hand
    play_until_others(ada, shared_table)
    assert ben.get(shared_table).moves


def vanish(table: LiveTable, seat: int) -> None:
    """As if nothing had been seen of a seat's person for a day."""
    table.seen[table.seats[seat].player] = table.asked_at[seat] = table.opened - 86400.0


def test_a_page_learns_by_itself_that_somebody_has_gone_silent(
    server: Server, ada: Person, shared_table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spieltisch.table.pages.table.HEARTBEAT", 0.05)
    play_until_others(ada, shared_table)
    table = server.table(shared_table)
    with ada.watch(shared_table) as stream:
        assert "Let a bot play" not in stream.picture()
        vanish(table, 1)
        assert "Let a bot play for Ben" in stream.picture()


def test_who_leaves_cannot_play_until_back(ada: Person, shared_table: str) -> None:
    page = ada.get(shared_table)
    ada.submit(page.form("/leave"))
    gone = ada.get(shared_table)
    data = {"seat": "0", "number": str(gone.number), "move": page.moves[0]}
    assert ada.ask(f"{shared_table}/play", data).status == 409
    ada.submit(gone.form("/return"))
    assert not ada.get(shared_table).has_form("/return")


def test_an_invitation_leads_whoever_left_back_to_their_seat(
    server: Server, ada: Person, ben: Person, carl: Person
) -> None:
    table = ada.new_table("me", "open", names=("Ada",), first="1")
    invitation = ada.invitation(table)
    ben.accept(invitation, "Ben")
    ben.submit(ben.get(table).form("/leave"))
    answer = ben.get(invitation)
    assert (answer.status, answer.headers["location"]) == (303, table)
    assert ben.submit(ben.get(table).form("/return")).hand
    # To others the seat stays taken.
    assert not carl.get(invitation).has_form(invitation)
    assert server.table(table).seats[1].name == "Ben"


def test_leaving_while_others_are_awaited_opens_the_seat(server: Server, ada: Person) -> None:
    table = ada.new_table("me", "open", names=("Ada",))
    assert ada.ask(f"{table}/leave", {"seat": "0"}).status == 204
    assert [info.kind for info in server.table(table).seats] == ["open", "open"]


def test_the_host_fills_an_open_seat_with_a_bot(server: Server, ada: Person, carl: Person) -> None:
    table = ada.new_table("me", "open", names=("Ada",), first="1")
    page = ada.get(table)
    assert page.moves == []
    assert carl.ask(f"{table}/bot", {"seat": "1", "bot": "random"}).status == 403
    assert ada.ask(f"{table}/bot", {"seat": "1", "bot": "oracle"}).status == 422
    filled = ada.submit(page.form("/bot"))
    assert server.table(table).seats[1].bot == USUAL  # as nobody has chosen another
    assert filled.moves
    assert ada.ask(f"{table}/bot", {"seat": "1", "bot": "random"}).status == 409


def test_nobody_is_replaced_while_present(
    ada: Person, ben: Person, carl: Person, shared_table: str
) -> None:
    play_until_others(ada, shared_table)
    for path in ("/bot", "/stand-in"):
        data = {"seat": "1", "bot": "random"}
        assert ada.ask(shared_table + path, data).status == 409
        assert carl.ask(shared_table + path, data).status == 403
    assert not ada.get(shared_table).has_form("/stand-in")
    assert ben.get(shared_table).moves


def test_a_bot_plays_for_somebody_missing_who_is_told_afterwards(
    server: Server, ada: Person, ben: Person, carl: Person, shared_table: str
) -> None:
    play_until_others(ada, shared_table)
    truth = server.table(shared_table)
    before = truth.length
    vanish(truth, 1)
    assert not carl.get(shared_table).has_form("/stand-in")  # who only watches has no say
    page = ada.get(shared_table)
    assert "Let a bot play for Ben" in page.words
    page = ada.submit(page.form("/stand-in"), None, bot="random")
    assert "Ben is not here; Ada lets a bot stand in." in page.words
    assert truth.seats[1].bot == STAND_IN
    ada.until_asked(shared_table)
    moves = truth.length - before
    refusal = ada.ask(f"{shared_table}/take-back", {"seat": "0", "number": str(truth.number)})
    assert refusal.status == 409
    assert refusal.sentence() == "Going back that far takes the agreement of all. Not here: Ben."
    back = ben.get(shared_table)
    assert not truth.seats[1].away
    made = f"It made {moves} moves." if moves > 1 else "It made one move."
    assert f"While you were away Ada let a bot play here. {made}" in back.words
    assert "Nothing was taken back." in back.words
    assert f"{shared_table}/replay?move={before}" in back.links
    assert "While you were away" not in ada.get(shared_table).words
    assert "Ben is back; moves of the bot:" in ada.get(shared_table).words
    assert ada.ask(f"{shared_table}/read", {"seat": "1"}).status == 403
    assert "While you were away" not in ben.submit(back.form("/read")).words


def test_an_event_stream_alone_gives_a_seat_back(
    server: Server, ada: Person, ben: Person, shared_table: str
) -> None:
    play_until_others(ada, shared_table)
    truth = server.table(shared_table)
    vanish(truth, 1)
    ada.submit(ada.get(shared_table).form("/stand-in"))
    with ben.watch(shared_table) as stream:
        assert "While you were away" in stream.picture()
    assert not truth.seats[1].away


def test_who_resigns_is_played_to_the_end(server: Server, ada: Person) -> None:
    table = ada.new_table("me", "random", names=("Ada",))
    page = ada.until_asked(table)
    after = ada.submit(page.form("/resign"))
    assert "Ada gives up; a bot plays to the end." in after.words
    wait_for(lambda: server.table(table).state.over or None)
    assert ada.get(table).over
