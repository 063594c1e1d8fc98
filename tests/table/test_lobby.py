"""The list of open tables over HTTP: what it says, how it follows, one click to sit."""

import re
import threading
from collections.abc import Callable
from html import unescape

import pytest

from spieltisch.core.game import game, games
from spieltisch.core.options import written
from spieltisch.table.lists import unusual
from spieltisch.table.seats import HUMAN, LONGEST_TABLE_NAME, OPEN, Summary
from spieltisch.table.texts import say
from tests.table.conftest import Page, Person, Server, Stream, wait_for
from tests.table.scenes import ANNA, BERT, OpenHouse, new, scene, step
from tests.toys import on_the_shelf
from tests.toys.beacon import BEACON


def public_table(host: Person, *seats: str, name: str = "", **changes: str) -> str:
    return host.new_table(
        *(seats or ("me", "open")), names=("Ada",), public="yes", table=name, **changes
    )


def notice(name: str, **options: object) -> Summary:
    """A table with a free seat, as the list has it."""
    return Summary(
        "id", name, game(name).title, [], 1, False, [], "", 0, [], False, options=options
    )


def row_of(page: Page | str, table: str) -> str:
    """The line of a table in the list, "" if there is none."""
    html = page if isinstance(page, str) else page.html
    rows = html.split('<li class="row-table open-table">')[1:]
    return next((unescape(row) for row in rows if f'"{table}' in row), "")


class Lists(Stream):
    """The stream of the start page."""

    def __init__(self, person: Person) -> None:
        cookies = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
        super().__init__(person.base, "/live", {"cookie": cookies, "accept-language": "en"})

    def __enter__(self) -> "Lists":
        return self

    def until(self, fits: Callable[[str], bool]) -> str:
        while line := self.response.readline().decode():
            if line == "event: tables\n":
                data = []
                while (line := self.response.readline().decode()).startswith("data: "):
                    data.append(line.removeprefix("data: "))
                if fits("".join(data)):
                    return "".join(data)
        raise EOFError("The stream has ended.")


# what the list says


def test_the_list_names_host_game_options_and_free_seats(ada: Person, carl: Person) -> None:
    table = public_table(ada, "me", "open", "open", name="Round & round", trees="3,0")
    row = row_of(carl.get("/"), table)
    for said in (
        "Equinox: Round & round",
        say("row.host", "en", name="Ada"),
        say("row.free", "en", count=2),
        "Tree cards: 3 Ancestor, 0 Dryad",
    ):
        assert said in row
    assert "Creatures" not in row  # as usual
    assert row_of(ada.get("/"), table) == ""  # her own tables stand above


@pytest.mark.parametrize("name", ["beacon", *games()])
@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_option_of_every_game_has_words(name: str, lang: str) -> None:
    with on_the_shelf(BEACON):
        on = game(name)
        usual = on.usual_options(lang)
        for option in on.options:
            for choice in option.choices:
                value = choice.value
                row = notice(name, **{**usual, option.name: value})
                expected = option.title.to(lang)
                said = unusual(row, lang)
                if value == written(usual.get(option.name, option.default)):
                    assert said == []
                else:
                    assert said == [f"{expected}: {choice.label.to(lang).rstrip('.')}"]


def test_a_value_that_no_form_offers_is_said_as_it_is_written() -> None:
    assert unusual(notice("living-forest", fire_limit=17), "en") == ["Fires in the supply: 17"]
    chosen = notice("equinox", creatures=["hoot", "stag"])
    assert unusual(chosen, "en") == ["Creatures: Chosen"]


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Friday\u202e  night\x07 ", "Friday night"),
        ("x" * 500, "x" * LONGEST_TABLE_NAME),
        ("<b>", "<b>"),
        ("\u200b ", ""),
    ],
)
def test_the_name_of_a_table_is_tidied_and_kept(
    server: Server, ada: Person, typed: str, kept: str
) -> None:
    table = public_table(ada, name=typed)
    assert server.table(table).kept.name == kept
    page = server.person().get("/")
    assert f"Equinox: {kept}" in row_of(page, table) if kept else "Equinox<" in row_of(page, table)
    assert "<b>" not in page.html.replace('<div class="what"><b>', "")


def test_a_bad_set_up_does_not_lose_the_name(ada: Person) -> None:
    form = ada.get("/new/equinox").form("/new/equinox")
    page = ada.submit(form, creatures="chosen", table="Friday night")
    assert page.status == 422
    assert ("table", "Friday night") in page.form("/new/equinox").fields


def test_the_easiest_game_comes_first_with_playing_time_and_weight(ada: Person) -> None:
    page = ada.get("/")
    titles = re.findall(r"<h2>(.*?)</h2>", page.html)
    assert titles[:3] == ["Living Forest", "Equinox", "Blue Moon"]
    for name in games():
        assert say("start.minutes", "en", minutes=game(name).minutes) in page.words
        assert say(f"weight.{game(name).weight}", "en") in page.words


def test_every_game_says_how_long_and_how_heavy_it_is() -> None:
    for on in [BEACON, *map(game, games())]:
        assert on.minutes > 0
        assert on.weight in range(1, 6)


# sitting down


def test_one_click_sits_down_where_a_name_is_known(server: Server, ada: Person) -> None:
    table = public_table(ada, "me", "open", "open")
    dora = server.person()
    public_table(dora, name="her own")  # which tells the server her name
    dora.client.cookies.set("name", "Dora")
    page = dora.submit(dora.get("/").form(f"{table}/sit"))
    assert page.path == table
    assert [info.name for info in server.table(table).seats] == ["Ada", "Dora", ""]
    again = dora.post(f"{table}/sit")  # a double click
    assert again.headers["location"] == table
    assert [info.name for info in server.table(table).seats] == ["Ada", "Dora", ""]


def test_somebody_new_is_asked_for_a_name(server: Server, ada: Person, carl: Person) -> None:
    table = public_table(ada)
    letter = carl.submit(carl.get("/").form(f"{table}/sit"))
    assert letter.path.startswith(f"{table}/join/0/")
    assert carl.submit(letter.forms[-1], name="Carl").path == table
    assert server.table(table).seats[1].name == "Carl"


def test_a_name_that_is_taken_is_asked_for_again(server: Server, ada: Person) -> None:
    table = public_table(ada)
    other = server.person()
    other.client.cookies.set("name", "ada")
    letter = other.submit(other.get("/").form(f"{table}/sit"))
    assert letter.status == 200
    assert "already called ada" in letter.sentence()
    assert other.submit(letter.forms[-1], name="Adele").path == table


def test_of_many_clicks_on_the_last_seat_one_counts(server: Server, ada: Person) -> None:
    table = public_table(ada, "me", "open", "open")
    people = [server.person() for _ in range(6)]
    for number, person in enumerate(people):
        person.get("/")
        person.client.cookies.set("name", f"Guest {number}")
    answers: list[Page] = []
    clicks = [
        threading.Thread(target=lambda one=one: answers.append(one.post(f"{table}/sit")))
        for one in people
    ]
    for click in clicks:
        click.start()
    for click in clicks:
        click.join()
    assert sorted(answer.status for answer in answers) == [303, 303, 409, 409, 409, 409]
    seats = server.table(table).seats
    assert [info.kind for info in seats] == [HUMAN] * 3
    assert len({info.player for info in seats}) == 3


def test_nobody_sits_down_at_a_private_table_without_an_invitation(
    server: Server, ada: Person, carl: Person
) -> None:
    table = ada.new_table("me", "open", names=("Ada",))
    carl.client.cookies.set("name", "Carl")
    refused = carl.post(f"{table}/sit")
    assert refused.status == 403
    assert "/join/" not in refused.html
    assert server.table(table).seats[1].kind == OPEN
    one_seat = ada.invitation(table).rpartition("/")[2]
    assert carl.get(f"{table}/join/0/{one_seat}").status == 403  # it is for another seat
    assert carl.get(f"{table}/join/0/x").status == 403


def test_an_invitation_to_any_seat_is_for_as_many_as_there_are(server: Server, ada: Person) -> None:
    table = public_table(ada, "me", "open", "open")
    first, second, third = (server.person() for _ in range(3))
    link = first.post(f"{table}/sit").headers["location"]
    for person, name in ((first, "Ben"), (second, "Cleo")):
        assert person.submit(person.get(link).forms[-1], name=name).path == table
    assert first.get(link).status == 303  # it leads back to the own seat
    letter = third.get(link)
    assert say("join.taken", "en") in letter.words
    refused = third.post(link, {"name": "Dora"})
    assert refused.status == 409
    assert "no free seat" in refused.html


# the list is live


def test_the_list_follows_what_happens(server: Server, ada: Person, carl: Person) -> None:
    carl.get("/")
    with Lists(carl) as lists:
        lists.until(lambda html: True)
        table = public_table(ada, "me", "open", "open", name="live")
        seen = lists.until(lambda html: bool(row_of(html, table)))
        assert say("row.free", "en", count=2) in row_of(seen, table)
        ada.submit(ada.get(table).form("/bot"), ("bot", "random"), seat="1")
        lists.until(lambda html: say("row.free_one", "en") in row_of(html, table))
        ada.submit(ada.get(table).form("/bot"), ("bot", "random"), seat="2")
        lists.until(lambda html: say("row.running", "en") in row_of(html, table))


def test_a_private_table_is_not_on_the_list(server: Server, ada: Person, carl: Person) -> None:
    carl.get("/")
    with Lists(carl) as lists:
        lists.until(lambda html: True)
        private = ada.new_table("me", "open", names=("Ada",))
        table = public_table(ada)
        assert row_of(lists.until(lambda html: bool(row_of(html, table))), private) == ""


def test_whoever_opens_a_table_does_not_find_it_among_those_of_others(
    server: Server, ada: Person, ben: Person, carl: Person
) -> None:
    for person in (ada, carl):
        person.get("/")
    with Lists(ada) as hers, Lists(carl) as his:
        mine, other = public_table(ada), public_table(ben)
        his.until(lambda html: bool(row_of(html, mine) and row_of(html, other)))
        assert row_of(hers.until(lambda html: bool(row_of(html, other))), mine) == ""


def test_the_list_counts_as_an_open_table(start_server: Callable[..., Server]) -> None:
    server = start_server(streams_per_address=1)
    reader = server.person()
    reader.get("/")
    with Lists(reader) as lists:
        lists.until(lambda html: True)
        with Lists(reader) as second:
            assert second.response.status == 429
    wait_for(lambda: server.web.metrics.streams == 0 or None)
    with Lists(reader) as lists:
        lists.until(lambda html: True)
        server.loop.call_soon_threadsafe(server.web.house.hang_up)
        lists.rest()


def test_asking_for_the_head_of_the_list_ends(ada: Person) -> None:
    assert ada.client.head("/live").headers["content-type"].startswith("text/event-stream")


@scene()
async def test_moves_do_not_trouble_those_who_read_the_list(house: OpenHouse) -> None:
    table = await new(house, ANNA, BERT)
    with house.board.reading() as bell:
        for _ in range(3):
            await step(house, table)
        assert not bell._event.is_set()
        await house.resign(table, "anna", 0)
        assert bell._event.is_set()


@scene()
async def test_the_list_is_read_once_for_all(house: OpenHouse) -> None:
    asked = []
    listed = house.board._store.listed

    async def counted(limit: int) -> object:
        asked.append(limit)
        return await listed(limit)

    house.board._store.listed = counted  # type: ignore[assignment, method-assign]
    table = await new(house, ANNA, BERT)
    for player in ("anna", "carl", "dora"):
        await house.lobby(player)
    assert len(asked) == 1
    assert [row.id for row in await house.lobby("carl")] == [table.id]
    assert await house.lobby("bert") == []
    await new(house, ANNA, BERT)
    assert len(await house.lobby("carl")) == 2
    assert len(asked) == 2


def test_tables_that_grow_old_leave_the_list(start_server: Callable[..., Server]) -> None:
    server = start_server(open_hours=1)
    ada, carl = server.person(), server.person()
    table = public_table(ada)
    assert row_of(carl.get("/"), table)
    for _ in range(2):
        server.run(server.web.house.pass_hour())
    assert row_of(carl.get("/"), table) == ""
