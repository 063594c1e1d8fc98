"""Beacon at a real table: open hands, several seats of one person, votes, and a loss of all."""

from collections.abc import Iterator
from json import loads

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.table.browser.conftest import MakePerson, serving
from tests.table.browser.person import Person
from tests.table.browser.server import Server
from tests.table.browser.test_access import faults

SIZES = [(1280, 800), (390, 844)]


@pytest.fixture(scope="module")
def server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with Beacon on its shelf."""
    yield from serving(tmp_path_factory.mktemp("beacon"), "tests.toys")


def alone(anna: Person, seed: int = 1) -> str:
    """Anna plays all three seats."""
    table = anna.open_table("me Anna", "here Ben", "here Chloé", seed=seed, game="beacon")
    anna.go(table)
    return table


def plate(person: Person, seat: int) -> Locator:
    return person.page.locator(".plate").nth(seat)


def do(person: Person, key: str) -> None:
    person.takes_in()
    person.click(person.move(key))


def looks_from(person: Person, seat: int) -> None:
    expect(plate(person, seat)).to_have_class("plate to-move mine looking")


@pytest.mark.parametrize("size", SIZES)
def test_whoever_plays_several_seats_sees_all_hands_and_changes_with_one_click(
    person: MakePerson, size: tuple[int, int]
) -> None:
    anna = person(size=size)
    alone(anna)
    expect(anna.page.locator(".curtain")).to_have_count(0)
    for seat in range(3):
        expect(plate(anna, seat).locator(".logs i")).to_have_count(3)
    looks_from(anna, 0)
    boxes = [plate(anna, seat).bounding_box() for seat in range(3)]
    assert len({round(box["height"]) for box in boxes if box}) == 1
    plate(anna, 2).get_by_role("button", name=anna.say("plate.look", name="Chloé")).click()
    looks_from(anna, 2)
    do(anna, "burn:twig")
    looks_from(anna, 0)  # who is asked next
    expect(plate(anna, 2).locator(".logs i")).to_have_count(2)
    assert faults(anna) == []


def test_a_finger_reads_a_log_before_it_burns(person: MakePerson) -> None:
    anna = person(size=SIZES[1], touch=True)
    alone(anna)
    anna.takes_in()
    log, number = anna.page.locator("#hand .card.can").first, anna.number
    log.tap()
    sheet = anna.page.locator("#sheet")
    expect(sheet.locator("h2")).to_have_text(log.get_attribute("data-say") or "")
    expect(sheet.locator(".large .card")).to_be_visible()
    assert anna.number == number
    assert faults(anna) == []
    log.tap()
    anna.notices(number)
    expect(sheet).to_be_hidden()

    # To rest draws a log, which is for good: a word that waits for a second tap as well.
    anna.takes_in()
    rest, number = anna.move("rest"), anna.number
    rest.tap()
    expect(sheet.locator(".final")).to_be_visible()
    anna.takes_in()
    anna.page.locator("#play-it").tap()
    anna.notices(number)


def test_a_joint_decision_is_asked_once_and_taken_back_as_one(person: MakePerson) -> None:
    anna = person()
    alone(anna)
    for _ in range(3):
        do(anna, "burn:twig")
    expect(anna.asks).to_have_text("Take counsel: hold out or call a ship?")
    do(anna, "call")
    expect(anna.asks).to_have_text("Burn a log or rest")
    expect(anna.page.locator("#log")).to_contain_text("A ship brings light")
    anna.takes_in()
    anna.button("back.button").click()
    expect(anna.asks).to_have_text("Take counsel: hold out or call a ship?")
    expect(anna.page.locator(".votes")).to_have_count(0)
    do(anna, "hold")
    expect(anna.page.locator(".where").first).to_have_text("Night 2 of 5")


def test_one_s_own_step_is_taken_back_although_others_have_acted(person: MakePerson) -> None:
    anna = person("de")
    alone(anna)
    do(anna, "burn:twig")  # Anna
    do(anna, "burn:branch")  # Ben
    looks_from(anna, 2)
    plate(anna, 0).get_by_role("button").click()
    expect(plate(anna, 0)).to_have_class("plate mine looking")
    anna.takes_in()
    anna.button("back.button").click()
    looks_from(anna, 0)
    expect(plate(anna, 0).locator(".logs i")).to_have_count(3)
    expect(plate(anna, 1).locator(".logs i")).to_have_count(2)
    expect(anna.page.locator("#log")).to_contain_text("Ben verbrennt Ast")
    expect(anna.page.locator("#log")).not_to_contain_text("Anna verbrennt Reisig")


def test_two_people_vote_in_two_browsers(person: MakePerson) -> None:
    anna, ben = person(), person("de", (390, 844))
    table = anna.open_table("me Anna", "open", game="beacon", weather="mild")
    anna.invite(table, ben, "Ben")
    anna.go(table)
    ben.go(table)
    for key in ("rest", "drop:"):  # mild weather leaves some light whatever they draw
        for one, other in ((anna, ben), (ben, anna)):
            do(one, key)
            other.sees(one.number)
    do(anna, "call")
    ben.sees(anna.number)
    expect(ben.page.locator(".votes")).to_contain_text("Schiff rufen")
    expect(anna.asks).to_have_text(anna.say("prompt.waiting", names="Ben"))
    do(ben, "hold")
    anna.sees(ben.number)
    expect(anna.asks).to_have_text("Take counsel: hold out or call a ship?")  # once more
    do(anna, "call")
    ben.sees(anna.number)
    do(ben, "call")
    anna.sees(ben.number)
    expect(anna.page.locator(".where").first).to_have_text("Night 1 of 5")
    expect(anna.page.locator("#log")).to_contain_text("A ship brings light")
    expect(ben.asks).to_have_text("Verbrenne ein Scheit oder raste")


@pytest.mark.parametrize(
    ("lang", "size", "said", "why"),
    [
        ("de", SIZES[1], "Das Spiel ist verloren", "Das Feuer ist erloschen."),
        ("en", SIZES[0], "The game is lost", "The fire has gone out."),
    ],
)
def test_a_lost_game_says_so_to_everybody(
    person: MakePerson, lang: str, size: tuple[int, int], said: str, why: str
) -> None:
    anna, watcher = person(lang, size), person(lang, size)
    table = alone(anna)
    while options := anna.options_at(table):
        looking = int(anna.page.locator("#play [name=seat]").input_value())
        key = next((key for key in ("rest", "hold") if key in options), options[0])
        anna.play_at(table, key, looking)
        anna.go(table)
    watcher.go(table)
    for one in (anna, watcher):
        expect(one.asks).to_have_text(said)
        expect(one.page.locator("#detail")).to_have_text(why)
        expect(one.page.locator(".ranking")).to_have_count(0)
    record = loads(anna.read(f"{table}/record.json"))
    assert record["snapshot"]["light"] == 0
    anna.link("result.replay").click()
    expect(anna.page.locator(".where").first).to_be_visible()
