"""Who may do what and when: forged cookies, seats of others, stale and repeated requests."""

import threading

import pytest

from tests.table.conftest import Person, Server, play_until_others
from tests.table.ways import NOWHERE

# who asks


def test_a_forged_cookie_is_nobody(server: Server, ada: Person, shared_table: str) -> None:
    signed = ada.cookies["player"]
    page = ada.get(shared_table)
    data = page.form("/play").data(("move", page.moves[0]))
    body, _, signature = signed.rpartition(".")
    for forged in (
        body,
        f"{body}.",
        f"{body}.{signature[:-2]}AA",
        f"{body}x.{signature}",
        signed[::-1],
        "",
        "null.x",
    ):
        thief = server.person()
        thief.client.cookies.set("player", forged, domain="127.0.0.1")
        seen = thief.get(shared_table)
        assert (seen.status, seen.hand) == (200, [])
        assert thief.ask(f"{shared_table}/play", data).status == 403
    assert ada.get(shared_table).number == 0


def test_an_invitation_is_no_cookie(server: Server, ada: Person) -> None:
    """Both are signed by the same server; one must not pass for the other."""
    table = ada.new_table("me", "open", names=("Ada",))
    token = ada.invitation(table).rpartition("/")[2]
    thief = server.person()
    thief.client.cookies.set("player", token, domain="127.0.0.1")
    assert thief.get(table).hand == []
    assert thief.get(f"{table}/join/2/{ada.cookies['player']}").status == 403


def test_nobody_plays_for_others(ada: Person, ben: Person, carl: Person, shared_table: str) -> None:
    page = ada.get(shared_table)
    data = page.form("/play").data(("move", page.moves[0]))
    for other in (ben, carl):
        assert other.ask(f"{shared_table}/play", data).status == 403
        for path in ("/take-back", "/leave", "/return", "/read", "/resign", "/hint"):
            answer = other.ask(shared_table + path, {"seat": "0", "number": "0"})
            assert answer.status == 403, path
    assert ben.ask(f"{shared_table}/play", {**data, "seat": ["1"]}).status == 422  # not his turn
    assert carl.ask(f"{shared_table}/answer", {"agree": "yes"}).status in (204, 403, 409)
    assert ada.get(shared_table).number == 0


@pytest.mark.parametrize("seat", ["2", "99", "999999999", "-1", "1e1", "x", "", "٣", "0x0"])
def test_a_seat_that_does_not_exist(ada: Person, shared_table: str, seat: str) -> None:
    answer = ada.ask(f"{shared_table}/play", {"seat": seat, "number": "0", "move": "pass"})
    assert answer.status == 400
    assert answer.sentence().endswith(".")


def test_lifting_somebody_else_s_curtain_shows_nothing(
    server: Server, ada: Person, carl: Person
) -> None:
    table = ada.new_table("me", "here", names=("Ada", "Ben"), first="1")
    for seat in ("0", "1"):
        carl.ask(f"{table}/lift", {"seat": seat})
        assert carl.get(table).hand == []
    assert "Hand the screen to Ada" in ada.get(table).words


def test_an_invitation_is_for_one_seat_at_one_table(ada: Person, carl: Person) -> None:
    tables = [ada.new_table("me", "open", "open", names=("Ada",)) for _ in range(2)]
    token = ada.invitation(tables[0], 2).rpartition("/")[2]
    for path in (
        f"{tables[1]}/join/2/{token}",
        f"{tables[0]}/join/3/{token}",
        f"{tables[0]}/join/1/{token}",
        f"{tables[0]}/join/0/{token}",
        f"{tables[0]}/join/99/{token}",
        f"{tables[0]}/join/2/{token[:-1]}",
        f"{tables[0]}/join/2/x",
    ):
        assert carl.get(path).status == 403
        assert carl.post(path, {"name": "Carl"}).status == 403


def test_an_endless_seat_number_breaks_nothing(ada: Person) -> None:
    assert ada.get(f"{NOWHERE}/join/{'9' * 5000}/x").status in (403, 404)


def test_a_taken_seat_stays_taken(ada: Person, ben: Person, carl: Person) -> None:
    table = ada.new_table("me", "open", names=("Ada",))
    invitation = ada.invitation(table)
    letter = carl.get(invitation).forms[-1]
    ben.accept(invitation, "Ben")
    late = carl.submit(letter, name="Carl")
    assert late.status == 409
    assert "Somebody sits here already" in late.words
    assert not carl.get(invitation).has_form(invitation)
    assert ben.submit(letter, name="Ben").path == table  # a second click of the same person


@pytest.mark.parametrize(
    ("name", "status"), [("", 422), ("  ", 422), ("Ada", 409), ("ＡＤＡ", 409)]
)
def test_a_name_is_readable_and_one_s_own(ada: Person, ben: Person, name: str, status: int) -> None:
    table = ada.new_table("me", "open", names=("Ada",))
    page = ben.submit(ben.get(ada.invitation(table)).forms[-1], name=name)
    assert page.status == status
    assert 'role="alert"' in page.html


def test_invitations_are_not_behind_the_curtain(ada: Person) -> None:
    """Before the game begins somebody is to be invited; no hand of a shared screen is shown."""
    table = ada.new_table("me", "here", "open", names=("Ada", "Ben"), first="1")
    assert ada.invitation(table, 3)
    assert ada.get(table).hand == []


def test_invitations_are_shown_to_players_only(ada: Person, carl: Person) -> None:
    table = ada.new_table("me", "open", names=("Ada",))
    assert "/join/" in ada.get(table).html
    assert "/join/" not in carl.get(table).html


# when


def test_a_stale_number_is_refused(ada: Person, shared_table: str) -> None:
    page = ada.get(shared_table)
    for number in ("1", "5", "999999999"):
        data = page.form("/play").data(("move", page.moves[0]), number=number)
        assert ada.ask(f"{shared_table}/play", data).status == 409
    assert ada.get(shared_table).number == 0


def test_of_many_clicks_at_once_one_counts(server: Server, ada: Person, shared_table: str) -> None:
    page = ada.get(shared_table)
    bet = next(move for move in page.moves if move.startswith("bet:"))
    data = page.form("/play").data(("move", bet))
    answers: list[int] = []
    clicks = [
        threading.Thread(
            target=lambda: answers.append(ada.ask(f"{shared_table}/play", data).status)
        )
        for _ in range(8)
    ]
    for click in clicks:
        click.start()
    for click in clicks:
        click.join()
    assert sorted(answers) == [204] + [409] * 7
    assert server.table(shared_table).number == 1


def test_a_request_replayed_later_does_nothing(ada: Person, shared_table: str) -> None:
    page = ada.get(shared_table)
    data = page.form("/play").data(("move", "pass"))
    assert ada.ask(f"{shared_table}/play", data).status == 204
    after = play_until_others(ada, shared_table)
    assert ada.ask(f"{shared_table}/play", data).status == 409
    assert ada.get(shared_table).number == after.number


def test_nobody_plays_before_all_sit(ada: Person) -> None:
    table = ada.new_table("me", "open", names=("Ada",), first="1")
    data = {"seat": "0", "number": "0", "move": "pass"}
    answer = ada.ask(f"{table}/play", data)
    assert answer.status == 409
    assert answer.sentence().startswith("There are open seats.")
    for path in ("/hint", "/resign", "/take-back"):
        assert ada.ask(table + path, data).status == 409, path
