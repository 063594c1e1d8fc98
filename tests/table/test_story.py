"""What happened: lines that lead to their moves, steps since one's own, all eyes after the end."""

import re
from collections.abc import Iterator
from contextlib import nullcontext
from random import Random
from unittest.mock import patch
from xml.etree import ElementTree

import pytest

import spieltisch
from spieltisch.core.record import replay
from spieltisch.table import bot_seats, story
from spieltisch.table.seats import SeatInfo
from spieltisch.table.story import log_entries, since_own_move, thing_id, told_by
from tests.table.conftest import Person, Server, play_until_others
from tests.table.scenes import ANNA, BERT, RANDOM, OpenHouse, new, scene, step, until
from tests.table.test_templates import laid, online, played, seen, table_html
from tests.toys import on_the_shelf
from tests.toys.beacon import BEACON

LINKS = re.compile(r'<a class="tells" href="(/t/[^"]+/replay\?move=(\d+))"[^>]*>([^<]+)</a>')


@pytest.fixture(autouse=True)
def beacon() -> Iterator[None]:
    with on_the_shelf(BEACON):
        yield


# what a line speaks of

THINGS = {
    "equinox": {"seat", "field", "hand"},
    "living-forest": {
        *("seat", "display", "circle", "line", "animals", "rock", "cell", "forest"),
    },
    "blue-moon": {"seat", "table", "hand", "fight", "dragons"},
    "spirit-island": {"seat", "land", "card", "innate"},
    "beacon": {"seat", "board"},
}


@pytest.mark.parametrize("name", [*spieltisch.games(), "beacon"])
def test_every_kind_of_thing_that_a_line_names_is_found_on_the_page(name: str) -> None:
    found: set[str] = set()
    for seed in range(3):
        match = played(2, seed, 0, name)
        random = Random(seed)
        for _ in range(260):
            if match.state.over:
                break
            seat = match.state.next_seat()
            match.play(seat, random.choice(match.state.moves(seat)))
            table = laid(match, online(2))
            told = told_by(table, 0, "en", table.length)
            lights = {light for entry in told for light in entry.lights.split()}
            missing = {light.partition("-")[0] for light in lights} - found
            if missing:
                html = table_html(seen(table, "Lena", "en"))
                here = {light for light in lights if f'id="{light}"' in html}
                found |= {light.partition("-")[0] for light in here}
    assert found == THINGS[name]


def test_a_thing_has_its_name_as_its_id() -> None:
    assert thing_id("cell:2,3") == "cell-2-3"
    assert thing_id("table:0:vulca-3") == "table-0-vulca-3"


# lines and moves


@scene()
async def test_each_line_knows_its_move_also_after_take_backs_and_a_restart(
    house: OpenHouse,
) -> None:
    table = await new(house, ANNA, BERT)
    random = Random(3)
    for _ in range(40):
        await step(house, table, random)
    steps = table.match.record.steps
    await house.take_back(table, "anna" if steps[-1].seat == 0 else "bert", steps[-1].seat, 40)
    if table.asking:
        await house.answer_take_back(
            table, "bert" if steps[-1].seat == 0 else "anna", 1 - steps[-1].seat, True
        )
    assert table.length < 40
    counts = [0, *(len(state.events) for state in replay(table.match.record))]
    for _ in range(2):
        for move in range(1, table.length + 1):
            numbers = {entry.number for entry in told_by(table, 0, "en", move)}
            assert numbers <= set(range(counts[move], counts[move + 1]))
        for entry in log_entries(table, 0, "en"):
            assert entry.move is not None
            assert counts[entry.move] <= entry.number < counts[entry.move + 1]
        house._tables._known.clear()
        house._tables._warm.clear()
        table = await house.get(table.id)
    for around in (0, 1, table.length // 2, table.length):
        lines = log_entries(table, 0, "en", around)
        told = told_by(table, 0, "en", around) if around else []
        assert {entry.number for entry in told} <= {entry.number for entry in lines}
        assert len(lines) <= 90


@pytest.mark.parametrize("name", [*spieltisch.games(), "beacon"])
def test_a_line_is_written_once_and_always_as_if_it_were_new(name: str) -> None:
    match = played(2, 4, 8, name)
    table = laid(match, online(2))
    for seat in (0, 1, None):
        log_entries(table, seat, "en", reader=seat)
    before = len(match.state.events)
    match.play(match.state.next_seat(), match.state.moves(match.state.next_seat())[0])
    table.adopt(table.kept.standing(match), match.state, 0)
    for seat in (0, 1, None):
        with patch.object(story, "_entry", side_effect=story._entry) as written:
            lines = log_entries(table, seat, "en", reader=seat)
        assert written.call_count == len(match.state.events) - before
        assert lines == log_entries(laid(match, online(2)), seat, "en", reader=seat)
        assert lines != log_entries(table, seat, "de", reader=seat)


def test_the_log_calls_people_what_they_are_called_now() -> None:
    table = laid(played(2, 4, 25), [SeatInfo("human", "Lena", player="Lena"), SeatInfo("open")])
    assert any("#2" in entry.text for entry in log_entries(table, 0, "en"))
    jonas = SeatInfo("human", "Jonas", player="Jonas")
    table.adopt(table.kept.seated(1, jonas), table.state, 0)
    said = " ".join(entry.text for entry in log_entries(table, 0, "en"))
    assert "Jonas" in said
    assert "#2" not in said


@scene()
async def test_what_came_after_ones_own_move_is_new(house: OpenHouse) -> None:
    table = await new(house, ANNA, BERT)
    assert since_own_move(table, 0) == since_own_move(table, None) == 0
    while table.state.next_seat() == 0:
        await step(house, table)
    mine = table.length
    await step(house, table)
    assert since_own_move(table, 0) == mine
    assert since_own_move(table, 1) == mine + 1
    assert since_own_move(table, None) == mine + 1  # a spectator misses nothing


def test_a_line_leads_to_the_move_that_it_tells(
    server: Server, ada: Person, shared_table: str
) -> None:
    server.play_on(shared_table, Random(5), 60)
    found = LINKS.findall(ada.get(shared_table).html)
    assert len(found) > 50
    for path, move, sentence in found[::7]:
        page = ada.get(path)
        assert page.status == 200
        assert f"Move {move} of 60" in page.words
        assert sentence in re.findall(r'id="detail">(.*?)</p>', page.html, re.DOTALL)[0]
        current = re.findall(r'<li[^>]* aria-current="step">.*?</li>', page.html)
        assert any(sentence in line for line in current)
        # The log goes on after the move, so that it leads forward too.
        furthest = max(int(other) for _, other, _ in LINKS.findall(page.html))
        assert furthest > int(move) or move == "60"


def test_a_look_back_from_the_table_has_nothing_to_play(
    server: Server, ada: Person, shared_table: str
) -> None:
    server.play_on(shared_table, Random(5), 30)
    for move in (0, 12, 30):
        page = ada.get(f"{shared_table}/replay?move={move}&from=table")
        assert f'data-past="{move}"' in page.html
        assert page.moves == []
        assert 'id="play"' not in page.html
        assert "your turn" not in page.words
    assert ada.get(f"{shared_table}/replay?move=31&from=table").status == 404


# eyes


@pytest.mark.parametrize("eyes", ["2", "0", "3", "-1", "x", "²", "1" * 5000])
def test_nobody_looks_through_other_eyes_while_the_game_runs(
    server: Server, ada: Person, carl: Person, shared_table: str, eyes: str
) -> None:
    now = play_until_others(ada, shared_table)
    page = ada.get(f"{shared_table}/replay?move={now.number}&eyes={eyes}")
    assert sorted(page.hand) == sorted(now.hand)
    assert "look-from" not in page.html
    assert carl.get(f"{shared_table}/replay?move={now.number}&eyes={eyes}").hand == []
    drawn = carl.get(f"{shared_table}/picture.svg?move={now.number}&eyes={eyes}").html
    assert 'id="hand' not in drawn


def test_after_the_end_everybody_looks_through_all_eyes(
    server: Server, carl: Person, shared_table: str
) -> None:
    truth = server.play_on(shared_table, Random(5))
    past = list(replay(truth.match.record, 20))[-1]
    hands = [past.view(seat)["players"][seat]["hand"] for seat in range(2)]
    page = carl.get(f"{shared_table}/replay?move=20")
    assert page.hand == []
    for seat, hand in enumerate(hands):
        known = re.findall(
            rf'class="knows"[^>]*aria-label="You know of {truth.seats[seat].name}: ', page.html
        )
        assert len(known) == 1
        through = carl.get(f"{shared_table}/replay?eyes={seat + 1}&move=20")
        assert sorted(through.hand) == sorted(hand)
        assert f"{shared_table}/replay?eyes={seat + 1}&move=21" in through.links
    assert page.html.count('<li class="mini') == sum(map(len, hands))
    assert carl.get(f"{shared_table}/replay?eyes=9&move=20").hand == []


# pictures


@pytest.mark.parametrize("name", [*spieltisch.games(), "beacon"])
def test_a_picture_is_one_file_that_leads_nowhere(server: Server, ada: Person, name: str) -> None:
    table = ada.post(f"/new/{name}", {"seat-1": "me", "name-1": "Ada & <b>", "seat-2": "random"})
    path = table.headers["location"]
    answer = ada.get(f"{path}/picture.svg?move=0")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.headers["content-disposition"].startswith(f'attachment; filename="{name}-')
    root = ElementTree.fromstring(answer.html)
    ids = {each.get("id") for each in root.iter()}
    for each in root.iter():
        tag = each.tag.rpartition("}")[2]
        assert tag not in ("script", "template", "image", "link", "iframe")
        assert each.get("src") is None
        assert each.get("action") is None
        if each.get("href"):
            assert tag == "use"
            assert str(each.get("href")).removeprefix("#") in ids
    assert not re.search(r"url\((?!\"data:|#)", answer.html)
    assert "@import" not in answer.html
    assert set(re.findall(r"https?://[^\"' ]+", answer.html)) == {
        "http://www.w3.org/2000/svg",
        "http://www.w3.org/1999/xhtml",
    }
    assert "Ada &amp; &lt;b&gt;" in answer.html


def test_there_is_a_picture_of_every_move_and_of_no_other(
    server: Server, ada: Person, shared_table: str
) -> None:
    server.play_on(shared_table, Random(5), 20)
    for move in (0, 20):
        assert ada.get(f"{shared_table}/picture.svg?move={move}").status == 200
    for wrong in ("21", "-1", "x"):
        assert ada.get(f"{shared_table}/picture.svg?move={wrong}").status == 404
    # What the step speaks of is marked, and its log ends there.
    html = ada.get(f"{shared_table}/picture.svg?move=10").html
    assert re.search(r'class="[^"]* spoken"', html)
    assert html.count('aria-current="step"') >= 1


# the pace of bots


@pytest.mark.parametrize("hurries", [True, False])
def test_bots_hurry_for_those_who_want_it(
    hurries: bool, tmp_path_factory: pytest.TempPathFactory
) -> None:
    @scene(bot_delay=3600)
    async def play(house: OpenHouse) -> None:
        table = await new(house, ANNA, RANDOM)
        assert not table.hurried
        async with house.subscribe(table, "anna", hurries), house.subscribe(table, "", True):
            assert table.hurried == hurries
            while table.state.next_seat() == 0:
                await step(house, table)
            mine = table.number
            if hurries:
                await until(house, table, lambda: table.number > mine)

    with patch.object(bot_seats, "HASTE", 0) if hurries else nullcontext():
        play(tmp_path_factory.mktemp("house"))
