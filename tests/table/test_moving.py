"""Moving to another device by a link: whole or one seat, there and back, and what thieves try."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from spieltisch.table.moving import MINUTES, MOST, Move, Moves
from tests.table.conftest import Page, Person, Server, play_until_others, running
from tests.table.scenes import Clock


def link_on(page: Page) -> str:
    """The path of the link that a page shows."""
    assert page.status == 200, page.words
    found = re.search(r'id="move-link"[^>]* value="http://[^/]+(/move/[\w-]+)"', page.html)
    assert found, page.words
    return found[1]


def link_of(person: Person) -> str:
    return link_on(person.submit(person.get("/settings").form("/move")))


def seat_link(person: Person, table: str) -> str:
    return link_on(person.submit(person.get(table).form("/move")))


def arrive(person: Person, link: str) -> Page:
    return person.submit(person.get(link).form(link))


def alerts(page: Page) -> str:
    return " ".join(re.findall(r'class="error">(.*?)<', page.html))


# one seat


def test_a_seat_moves_to_another_device_and_back(
    server: Server, ada: Person, ben: Person, shared_table: str
) -> None:
    phone = server.person()
    hand = ada.get(shared_table).hand
    assert len(hand) == 8
    page = arrive(phone, seat_link(ada, shared_table))
    assert page.path == shared_table
    assert page.hand == hand
    assert ada.get(shared_table).hand == []
    assert "You are watching" in ada.get(shared_table).words
    assert "Ada plays on at another device." in ben.get(shared_table).words
    play_until_others(phone, shared_table)
    assert ada.post(f"{shared_table}/leave", {"seat": "0"}).status == 403

    back = arrive(ada, seat_link(phone, shared_table))
    assert back.hand == ada.get(shared_table).hand != []
    assert phone.get(shared_table).hand == []


def test_whoever_watches_the_old_device_sees_no_hand_any_more(
    server: Server, ada: Person, shared_table: str
) -> None:
    with ada.watch(shared_table) as stream:
        assert 'id="hand-' in stream.picture()
        arrive(server.person(), seat_link(ada, shared_table))
        assert "You are watching" in stream.pictures_until(lambda html: 'id="hand-' not in html)


def test_nothing_else_moves_with_a_seat(server: Server, ada: Person, shared_table: str) -> None:
    other = ada.new_table("me", "random", names=("Ada",))
    phone = server.person()
    phone.get("/")
    before = phone.cookies
    arrive(phone, seat_link(ada, shared_table))
    assert phone.cookies == before
    assert phone.get(other).hand == []
    assert len(ada.get(other).hand) == 8


def test_a_seat_of_somebody_else_cannot_be_moved(
    ada: Person, ben: Person, carl: Person, shared_table: str
) -> None:
    for person, seat in ((ben, "0"), (carl, "0"), (carl, "1"), (ada, "1"), (ada, "7")):
        answer = person.post(f"{shared_table}/move", {"seat": seat})
        assert answer.status == 403
        assert answer.sentence() == "This is not your seat."
    assert ada.post(f"{shared_table}/move", {"seat": "x"}).status == 400
    assert ada.post(f"{shared_table}/move").status == 400
    assert ada.post("/t/nowhere/move", {"seat": "0"}).status == 404


def test_a_link_does_not_outlive_its_seat(
    server: Server, ada: Person, carl: Person, shared_table: str
) -> None:
    """A thief who comes second finds nothing, also with another link of the same seat."""
    link = seat_link(ada, shared_table)
    phone = server.person()
    server.run(
        server.web.house.move_seat(
            server.table(shared_table), _player(server, ada), 0, _player(server, phone)
        )
    )
    answer = carl.post(link)
    assert answer.status == 403
    assert carl.get(shared_table).hand == []
    assert len(phone.get(shared_table).hand) == 8


def _player(server: Server, person: Person) -> str:
    person.get("/")
    player = server.web.signer._players.loads(person.cookies["player"])
    assert isinstance(player, str)
    return player


def test_where_cards_can_be_known_no_single_seat_leaves_the_screen(
    server: Server, ada: Person, carl: Person
) -> None:
    table = ada.new_table("me", "here", names=("Ada", "Anton"), seed="5", first="1")
    page = ada.submit(ada.get(table).form("/lift"))
    answer = carl.post(link_on(ada.submit(page.form("/move"))))
    assert answer.status == 403
    assert "know every card" in answer.sentence()
    alone = ada.new_table("me", "random", names=("Ada",), seed="5", first="1")
    assert len(arrive(carl, seat_link(ada, alone)).hand) == 8  # still one screen


# whole


def test_somebody_moves_with_name_settings_and_games(
    server: Server, ada: Person, shared_table: str
) -> None:
    ada.post("/settings", {"lang": "de", "theme": "dark", "speed": "slow"})
    phone = server.person()
    page = arrive(phone, link_of(ada))
    assert page.path == "/mine"
    assert shared_table in page.links
    assert 'data-theme="dark"' in page.html
    assert 'data-speed="slow"' in page.html
    assert '<html lang="de"' in page.html
    assert 'name="name-1" maxlength="24" value="Ada"' in phone.get("/new/equinox").html
    assert phone.get(shared_table).moves == ada.get(shared_table).moves != []
    play_until_others(phone, shared_table)
    assert ada.get(shared_table).number == phone.get(shared_table).number > 0


def test_a_program_without_cookies_moves_as_well(server: Server, ada: Person) -> None:
    table = ada.new_table("me", "random", names=("Ada",))
    phone = server.person()
    assert phone.post(link_of(ada)).status == 303  # without having looked at any page
    assert phone.client.cookies.get("player") == ada.client.cookies.get("player")
    assert len(phone.get(table).hand) == 8


def test_whoever_would_lose_games_is_told_first(server: Server, ada: Person) -> None:
    phone = server.person()
    link = link_of(ada)
    assert alerts(phone.get(link)) == ""
    mine = phone.new_table("me", "random", names=("Zoe",))
    assert "running games of its own: 1" in alerts(phone.get(link))
    assert len(phone.get(mine).hand) == 8  # looking has changed nothing
    arrive(phone, link)
    assert phone.get(mine).hand == []


def test_a_borrowed_device_forgets(server: Server, ada: Person) -> None:
    table = ada.new_table("me", "random", names=("Ada",))
    phone = server.person()
    arrive(phone, link_of(ada))
    phone.post("/settings", {"theme": "dark"})
    page = phone.submit(phone.get("/settings").form("/forget"))
    assert page.path == "/"
    assert "data-theme" not in page.html.split("<body")[0]
    assert phone.get(table).hand == []
    assert len(ada.get(table).hand) == 8


# links


def test_looking_at_a_link_does_not_use_it_up(server: Server, ada: Person) -> None:
    link = link_of(ada)
    for _ in range(3):
        assert server.person().get(link).status == 200
        server.person().client.head(link)
    assert arrive(server.person(), link).path == "/mine"


def test_a_link_works_once(server: Server, ada: Person, carl: Person) -> None:
    link = link_of(ada)
    arrive(server.person(), link)
    for answer in (carl.get(link), carl.post(link), carl.ask(link)):
        assert answer.status == 410
        assert "not valid, or no longer" in answer.sentence()


def test_a_new_link_ends_the_one_before(server: Server, ada: Person, shared_table: str) -> None:
    first, seat = link_of(ada), seat_link(ada, shared_table)
    second = link_of(ada)
    assert server.person().get(first).status == 410
    assert server.person().get(second).status == 200
    assert server.person().get(seat).status == 200


def test_a_link_is_not_for_the_device_that_shows_it(ada: Person, shared_table: str) -> None:
    for link in (link_of(ada), seat_link(ada, shared_table)):
        page = ada.get(link)
        assert "still the same device" in page.words
        assert not page.has_form(link)
        assert ada.post(link).status == 409
        assert ada.get(link).status == 200  # and is not used up by that


@pytest.mark.parametrize("token", ["x", "A" * 22, "%00", "...", "a" * 5000])
def test_an_invented_link_is_one_sentence(carl: Person, token: str) -> None:
    for answer in (carl.get(f"/move/{token}"), carl.post(f"/move/{token}")):
        assert answer.status in (404, 405, 410)
        assert answer.sentence()


def test_other_sites_can_neither_ask_for_a_link_nor_use_one(ada: Person, carl: Person) -> None:
    link = link_of(ada)
    for person, path in ((ada, "/move"), (carl, link), (ada, "/forget")):
        assert person.post(path, origin="https://evil.example").status == 403
    assert carl.get(link).status == 200


def test_the_link_is_shown_as_a_code_and_kept_by_nobody(ada: Person) -> None:
    page = ada.submit(ada.get("/settings").form("/move"))
    assert '<svg class="qr" role="img" aria-label="The link as a code for the camera"' in page.html
    assert page.headers["cache-control"] == "no-store"
    assert "/move/" not in ada.get("/settings").html


def test_the_log_keeps_no_link(tmp_path: Path) -> None:
    with running("--port", "0", "--database", f"{tmp_path}/t.db", "--log", "json") as process:
        ada, phone = Person(process.url), Person(process.url)
        link = link_of(ada)
        arrive(phone, link)
        log = process.end()
        ada.close()
        phone.close()
    assert '"/move/..."' in log
    assert link.removeprefix("/move/") not in log


def test_a_link_ends_after_some_minutes_by_a_clock_that_does_not_jump() -> None:
    clock = Clock()
    moves = Moves(clock)
    token = moves.offer(Move("anna", "Anna"))
    clock.now += MINUTES * 60 - 1
    assert moves.find(token) == Move("anna", "Anna")
    clock.now += 1
    assert moves.find(token) is None
    clock.now -= 60
    assert moves.find(token) is None


def test_many_links_do_not_fill_the_memory() -> None:
    moves = Moves()
    tokens = [moves.offer(Move(f"p{number}", "")) for number in range(3)]
    moves._pending |= dict.fromkeys(map(str, range(MOST)), (1e18, Move("x", "")))
    moves.offer(Move("anna", "Anna"))
    assert len(moves._pending) <= MOST
    assert moves.find(tokens[0]) is None


def test_of_two_devices_at_once_one_has_the_seat(
    start_server: Callable[..., Server],
) -> None:
    server = start_server()
    ada = server.person()
    table = ada.new_table("me", "random", names=("Ada",))
    link = seat_link(ada, table)
    token = link.removeprefix("/move/")
    devices = [server.person(), server.person()]
    players = [_player(server, device) for device in devices]
    move = server.web.moves.find(token)
    assert move
    assert devices[0].post(link).status == 303
    server.web.moves._pending[token] = (1e18, move)  # as if both had looked before either came
    assert devices[1].post(link).status == 403
    assert server.table(table).seats[0].player == players[0]
