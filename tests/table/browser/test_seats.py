"""Who may see and do what: spectators, taking back, leaving and coming back."""

import re

from playwright.sync_api import expect

from tests.table.browser.conftest import MakePerson
from tests.table.browser.person import Person
from tests.table.browser.records import middle


def two_at_a_new_table(anna: Person, ben: Person) -> str:
    """Anna begins."""
    table = anna.open_table("me Anna", "open")
    anna.invite(table, ben, "Ben")
    anna.go(table)
    ben.go(table)
    return table


def test_a_spectator_sees_no_hidden_card_and_nothing_to_play(person: MakePerson) -> None:
    anna, ben, carl = person(), person(), person()
    table = anna.meet(ben, middle())
    anna.go(table)
    ben.go(table)
    carl.go(table)
    expect(carl.page.get_by_text(carl.say("prompt.spectator"))).to_be_visible()
    expect(carl.page.locator("#board")).to_be_visible()
    for _ in range(6):
        hidden = anna.hand() + ben.hand()
        assert len(hidden) > 6
        for source in (carl.page.content(), carl.read(table)):
            assert [card for card in hidden if re.search(rf'"(hand|card)-{card}"', source)] == []
        expect(carl.moves).to_have_count(0)
        expect(carl.page.locator("#hand, .tray, .secret, #hint, #back")).to_have_count(0)
        expect(carl.page.get_by_text(carl.say("menu.resign"))).to_have_count(0)
        asked = anna if anna.moves.count() else ben
        asked.click(asked.moves.first)
        for one in (anna, ben, carl):
            one.sees(asked.number)

    # Carl reads along and may talk, but not as a player.
    carl.write("Good luck to both")
    expect(anna.page.locator("#chat-lines")).to_contain_text("Good luck to both")


def test_a_move_that_revealed_nothing_is_taken_back_freely(person: MakePerson) -> None:
    anna, ben = person("de"), person()
    two_at_a_new_table(anna, ben)
    back = anna.page.locator("#back")
    expect(back).to_have_attribute("aria-disabled", "true")
    expect(back).to_have_attribute("title", anna.say("back.nothing"))
    asked = anna.asks.inner_text()
    bet = anna.move("bet:")
    key = bet.get_attribute("value")
    anna.click(bet)
    ben.sees(1)
    expect(anna.asks).not_to_have_text(asked)
    anna.takes_in()
    anna.button("back.button").click()
    anna.sees(2)
    ben.sees(2)
    expect(anna.asks).to_have_text(asked)
    expect(anna.page.locator(f"button[name=move][value='{key}']")).to_be_visible()


def test_further_back_only_by_agreement(person: MakePerson) -> None:
    anna, ben = person("en"), person("de")
    table = two_at_a_new_table(anna, ben)
    anna.click(anna.move("pass"))
    anna.click(anna.move("play:"))
    anna.pass_turn_at(table)
    number = anna.number_at(table)
    ben.sees(number)
    anna.sees(number)
    expect(anna.moves).to_have_count(0)

    # Ben is asked and says no: everything stays, and the table is told.
    question = ben.page.get_by_role("alertdialog")
    anna.takes_in()
    anna.button("back.ask").click()
    expect(question).to_contain_text(ben.say("back.asked", name="Anna"))
    expect(ben.moves).to_have_count(0)
    expect(anna.page.get_by_text(anna.say("back.waiting"))).to_be_visible()
    ben.takes_in()
    ben.button("back.refuse").click()
    expect(question).to_have_count(0)
    expect(ben.moves.first).to_be_visible()
    expect(anna.page.locator("#chat-lines")).to_contain_text("Ben does not agree")
    anna.sees(number)

    # Anna asks again, Ben agrees: her last move is undone for both.
    anna.takes_in()
    anna.button("back.ask").click()
    expect(ben.button("back.agree")).to_be_visible()
    ben.takes_in()
    ben.button("back.agree").click()
    expect(question).to_have_count(0)
    assert anna.is_asked()
    ben.sees(anna.number)
    expect(ben.moves).to_have_count(0)
    expect(ben.page.locator("#chat-lines")).to_contain_text("Anna nimmt zurück")
    anna.click(anna.moves.first)


def test_a_bot_plays_for_whoever_leaves_until_they_return(person: MakePerson) -> None:
    anna, ben = person(), person()
    table = two_at_a_new_table(anna, ben)
    ben.page.locator("#menu > summary").click()
    ben.button("menu.leave").click()
    expect(anna.page.locator(".plate.away")).to_contain_text("Ben")
    anna.click(anna.move("pass"))
    anna.click(anna.move("play:"))
    anna.pass_turn_at(table)
    assert anna.is_asked()
    ben.go(table)
    ben.button("plate.return").click()
    expect(anna.page.locator(".plate.away")).to_have_count(0)
    expect(ben.page.locator("#hand")).to_be_visible()

    # Ben reads what the bot has done, looks at it and puts the note aside.
    note = ben.page.locator(".missed")
    expect(note).to_contain_text(ben.say("missed.title"))
    expect(note).to_contain_text(ben.say("missed.left"))
    expect(note).to_contain_text(ben.say("missed.no_back"))
    expect(anna.page.locator(".missed")).to_have_count(0)
    ben.link("missed.look").click()
    expect(ben.asks).to_have_text(re.compile(r"Before the first of \d+ moves"))
    ben.link("replay.to_table").click()
    ben.button("missed.read").click()
    expect(note).to_have_count(0)


def test_a_seed_is_not_for_guests_and_is_told_to_everybody(person: MakePerson) -> None:
    anna, ben = person("de", (390, 844), touch=True), person()
    page = anna.go("/new/equinox?seed=777&seat-2=open")
    anna.expects("422")
    anna.button("new.create").tap()
    expect(page.get_by_role("alert")).to_contain_text("Wer die Startzahl kennt, kennt alle Karten")
    page.get_by_label(anna.say("new.seat", seat=2), exact=True).select_option("here")
    page.get_by_label(anna.say("new.name_of", seat=2)).fill("Ben")
    expect(page.get_by_label(re.compile(anna.say("new.seed")))).to_have_value("777")
    anna.button("new.create").tap()
    expect(anna.asks).to_contain_text("Gib den Bildschirm an")
    anna.button("origin.seed").tap(force=True)  # it says something, it does nothing
    expect(page.locator("#sheet .reason")).to_have_text(anna.say("origin.seed_about"))
    ben.go(page.url.removeprefix(anna.url))
    expect(ben.page.get_by_text(ben.say("origin.seed"), exact=True)).to_be_visible()
    expect(ben.page.locator("#log")).to_contain_text(ben.say("origin.seed_about"))


def test_resigning_is_asked_twice_and_ends_with_a_bot(person: MakePerson) -> None:
    anna, ben = person(), person()
    two_at_a_new_table(anna, ben)
    ben.page.locator("#menu > summary").click()
    ben.page.get_by_text(ben.say("menu.resign"), exact=True).click()
    expect(ben.page.get_by_text(ben.say("menu.resign_about"))).to_be_visible()
    ben.button("menu.resign_yes").click()
    expect(ben.page.get_by_text(ben.say("prompt.spectator"))).to_be_visible()
    expect(anna.page.locator("#chat-lines")).to_contain_text("Ben gives up")


def test_a_free_seat_at_a_public_table_is_found_on_the_start_page(person: MakePerson) -> None:
    anna, ben = person(), person("de")
    table = anna.open_table("me Anna", "open", public=True)
    anna.go(table)
    ben.go()
    row = ben.page.locator(".open-table", has=ben.page.locator(f"[href='{table}']"))
    row.get_by_role("button", name=ben.say("row.sit")).click()
    ben.page.get_by_label(ben.say("join.name")).fill("Anna")
    ben.expects("409")
    ben.button("join.sit").click()
    expect(ben.page.get_by_role("alert")).to_contain_text("Anna heißt hier schon jemand")
    ben.page.get_by_label(ben.say("join.name")).fill("Ben")
    ben.button("join.sit").click()
    expect(ben.page.locator("#hand")).to_be_visible()
    assert anna.is_asked()
