"""Spirit Island by clicking: a whole round of two at once, what is decided for all, both ends."""

import re
from itertools import zip_longest
from typing import Any

from playwright.sync_api import Locator, expect

from tests.table.browser.conftest import MakePerson
from tests.table.browser.person import MOVES, Person
from tests.table.browser.places import Places
from tests.table.browser.records import (
    FAST,
    ROUND,
    SLOW,
    island_damage,
    island_event,
    island_last_blight,
    island_last_explorer,
    island_raid,
    island_ritual,
    island_start,
    island_target,
)

DESKTOP, PHONE = (1440, 900), (390, 844)


def option(me: Person, key: str) -> Locator:
    return me.page.locator(f"{MOVES}[value='{key}']").first


def does(me: Person, *keys: str) -> None:
    """Clicks one option after the other, wherever each lies."""
    for key in keys:
        me.takes_in()
        me.click(option(me, key))


def do(people: list[Person], moves: str) -> None:
    """The same for several: "0 ready 1 ready"."""
    words = moves.split()
    for seat, key in zip(map(int, words[::2]), words[1::2], strict=True):
        does(people[seat], key)
        for other in people:
            other.sees(people[seat].number)


def plate(me: Person, seat: int) -> Locator:
    return me.page.locator(f"#seat-{seat}")


def piece(me: Person, land: str, kind: str) -> Locator:
    return me.page.locator(f"[id='piece-{land}-{kind}']")


def test_two_people_play_a_whole_round_at_once(person: MakePerson) -> None:
    anna, ben = person("en", DESKTOP), person("de", (1280, 800))
    table = anna.meet(ben, island_start().record)
    anna.go(table)
    ben.go(table)

    # Both grow and play cards at the same time; each sees how far the other is.
    for mine, theirs in zip_longest(ROUND[0].split(), ROUND[1].split()):
        does(anna, mine)
        if theirs:
            does(ben, theirs)
    anna.sees(anna.number_at(table))
    ben.sees(anna.number)
    expect(anna.asks).to_contain_text("Fast Powers")
    expect(ben.asks).to_contain_text("Sofort-Fähigkeiten")
    expect(anna.page.locator("#spirit-1 .level.on")).to_have_count(1)  # two water and a sun

    # Powers, the invaders, and an innate power with its threshold.
    do([anna, ben], FAST)
    expect(anna.page.locator(".steps .now")).to_have_text("Slow")
    expect(plate(anna, 2).locator(".ready")).to_be_visible()
    expect(piece(anna, "A8", "city")).to_be_visible()
    do([anna, ben], SLOW)
    expect(piece(ben, "A7", "town")).to_be_visible()
    expect(anna.page.locator(".where").first).to_contain_text("Turn 2")
    expect(ben.page.locator(".where").first).to_contain_text("Runde 2")
    for one in (anna, ben):
        assert one.is_asked()
        assert one.page.locator("#threat .inv.ravage .icard[aria-label]").count() == 1


def test_a_step_is_taken_back_while_the_other_goes_on(person: MakePerson) -> None:
    anna, ben = person("en", DESKTOP), person()
    table = anna.meet(ben, island_start().record)
    anna.go(table)
    does(anna, "grow:2", "land:A5")
    ben.play_at(table, "grow:3", seat=1)
    anna.sees(anna.number_at(table))
    anna.takes_in()
    number = anna.number
    anna.page.locator("#back").click()
    anna.notices(number)
    expect(option(anna, "land:A5")).to_be_attached()
    assert "land:D6" in ben.options_at(table)


def test_a_fear_card_and_a_ravage_in_which_the_dahan_strike_back(person: MakePerson) -> None:
    anna, ben = person("en", DESKTOP), person("de", DESKTOP)
    table = anna.meet(ben, island_raid())
    for one in (anna, ben):
        one.go(table)
    expect(anna.page.locator(".fear")).to_contain_text("1 card waits")
    do([anna, ben], "1 ready")

    # The fear card asks each of them; what it says stands in the prompt.
    expect(anna.asks).to_contain_text("Dahan Raid")
    expect(anna.page.locator("#detail b")).to_contain_text("Damage")
    expect(ben.asks).to_contain_text("Anna")
    do([anna, ben], "0 land:A7 1 land:D5")
    expect(piece(ben, "D5", "explorer")).to_have_count(0)

    # The spirit of a board decides for all what happens there, and everybody follows.
    do([anna, ben], "0 land:A3")
    expect(anna.asks).to_contain_text("4 Damage")
    assert anna.page.locator(".on-piece.can").count() == 2
    do([anna, ben], "0 kill:town")
    expect(anna.asks).to_contain_text("2 Damage")
    do([anna, ben], "0 kill:town")
    expect(piece(ben, "A3", "town")).to_have_count(0)
    expect(piece(ben, "A3", "explorer")).to_be_visible()
    expect(ben.page.locator("#log, .log").first).to_contain_text("A3")


def test_both_have_to_want_a_ritual(person: MakePerson) -> None:
    anna, ben = person("en", DESKTOP), person("en", DESKTOP)
    table = anna.meet(ben, island_ritual())
    for one in (anna, ben):
        one.go(table)
    do([anna, ben], "0 together:A7")
    expect(ben.page.locator(".votes")).to_contain_text("Anna")
    expect(option(anna, "yes")).to_have_count(0)
    do([anna, ben], "1 yes")
    expect(ben.page.locator(".votes")).to_have_count(0)


def test_an_event_shows_on_the_map_what_each_way_would_do(person: MakePerson) -> None:
    anna, ben = person("en", DESKTOP), person("de", PHONE)
    table = anna.meet(ben, island_event())
    for one in (anna, ben):
        one.go(table)
    assert anna.page.locator(".event .parts li").count() >= 1
    expect(anna.page.locator(".ways li")).to_have_count(2)
    assert anna.page.locator(".chip.way").count() > 1
    anna.page.locator("#legend > summary").click()
    expect(anna.page.locator("#legend")).to_contain_text("The next time a Build would happen")
    piece(anna, "A1", "beasts").hover()
    expect(anna.page.locator("#why")).to_contain_text("Nothing happens by itself")
    do([anna, ben], "0 choose:1 1 choose:1")
    expect(anna.page.locator(".ways")).to_have_count(0)
    expect(ben.page.locator("#log, .log").first).to_contain_text("Ereignis")


def test_the_last_invader_wins_the_game(person: MakePerson) -> None:
    anna, ben = person("en", DESKTOP), person("de", PHONE)
    table = anna.meet(ben, island_last_explorer())
    for one in (anna, ben):
        one.go(table)
    do([anna], "0 use:flash-floods 0 land:A4")
    expect(anna.asks).to_contain_text("save the island")
    expect(ben.asks).to_contain_text("retten die Insel")
    expect(ben.page.locator("#board")).to_be_visible()
    expect(anna.page.locator(".land.can")).to_have_count(0)


def test_the_last_blight_loses_it(person: MakePerson) -> None:
    anna, ben = person("en", DESKTOP), person("de", DESKTOP)
    table = anna.meet(ben, island_last_blight())
    for one in (anna, ben):
        one.go(table)
    expect(anna.page.locator(".warn b")).to_have_text("That would be the defeat.")
    do([anna, ben], "1 ready")
    people = [anna, ben]
    for _ in range(8):
        if anna.page.locator(".result").count():
            break
        asked = next(one for one in people if one.moves.count())
        asked.takes_in()
        asked.click(asked.moves.first)
        for one in people:
            one.sees(asked.number)
    expect(anna.asks).to_contain_text("lost")
    expect(ben.asks).to_contain_text("verloren")


def test_a_new_table_tells_what_a_nation_changes_and_the_game_keeps_it_at_hand(
    person: MakePerson,
) -> None:
    me = person("en", DESKTOP)
    page = me.go("/new/spirit-island")
    told = page.locator(".told", has_text="Indentured Servants")
    expect(told).to_be_hidden()
    page.locator("input[name=adversary][value=england]").check()
    expect(told).to_be_visible()
    seats = ("me Anna", "here Ben")
    page = me.go(
        me.open_table(*seats, game="spirit-island", branch_and_claw="yes", adversary="england")
    )
    page.locator("#term-england summary").click()
    expect(page.locator("#term-england")).to_contain_text("You lose if")


# looking at the island


def focused(me: Person) -> Any:
    return me.page.evaluate("document.activeElement.id")


def test_arrows_lead_from_land_to_land(person: MakePerson) -> None:
    me = person("en", DESKTOP)
    page = me.go(me.bring(island_target()))
    me.takes_in()
    page.locator("#land-A2").focus()
    for key, reached in {"ArrowRight": "A1", "ArrowDown": "A5", "ArrowLeft": "A4"}.items():
        page.keyboard.press(key)
        assert focused(me) == f"land-{reached}"
    expect(page.locator("#why")).to_contain_text("A4")
    page.locator(f"{MOVES}[value^='land:']").first.focus()
    number = me.number
    page.keyboard.press("Enter")
    me.notices(number)


def test_the_rules_with_a_first_game_are_one_key_away(person: MakePerson) -> None:
    me = person("de", DESKTOP)
    page = me.go(me.bring(island_target()))
    page.keyboard.press("r")
    expect(page.locator("dialog.help")).to_contain_text(
        re.compile("deine erste Partie", re.IGNORECASE)
    )


def test_every_land_is_hit_where_it_is_drawn(person: MakePerson) -> None:
    me = person("de", DESKTOP)
    page = me.go(me.bring(island_target()))
    missed = """() => [...document.querySelectorAll(".land")].filter(land => {
      const { left, top, width, height } = land.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) !== land;
    }).map(land => land.id)"""
    me.takes_in()
    assert page.evaluate(missed) == []
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.locator("label:has(#zoom-all)").click()
    assert page.evaluate(missed) == []


def test_what_cannot_be_chosen_says_why(person: MakePerson) -> None:
    me = person("en", DESKTOP)
    page = me.go(me.bring(island_target()))
    refused = page.locator(".land.cannot").first
    refused.hover()
    expect(page.locator("#why")).to_contain_text(refused.get_attribute("data-say") or "?")
    expect(page.locator("#why a.rule").first).to_be_visible()


def test_a_phone_shows_one_board_and_leads_to_the_others(person: MakePerson) -> None:
    me = person("de", PHONE, touch=True)
    page = me.go(me.bring(island_target()))
    spots = page.locator(".land:visible")
    expect(spots).to_have_count(8)
    page.locator("label:has(#zoom-2)").tap()
    expect(page.locator("#land-D1")).to_be_visible()
    expect(page.locator("#land-A1")).to_be_hidden()
    page.locator("label:has(#zoom-all)").tap()
    expect(spots).to_have_count(16)
    page.locator("label:has(#tab-invaders)").tap()
    expect(page.locator("#threat")).to_be_visible()
    expect(page.locator("#board")).to_be_hidden()
    page.locator("label:has(#tab-spirits)").tap()
    expect(page.locator("#spirit-1 .growth")).to_be_visible()


def test_a_finger_reads_a_land_before_it_chooses_it(person: MakePerson) -> None:
    me = person("en", PHONE, touch=True)
    page = me.go(me.bring(island_target()))
    me.takes_in()
    land = page.locator(".land.can:visible").first
    number = me.number
    land.tap()
    expect(page.locator("#sheet h2")).to_contain_text(land.get_attribute("data-say") or "?")
    me.takes_in()
    page.locator("#play-it").tap()
    me.notices(number)


def test_pieces_are_options_on_the_map_and_in_the_prompt(person: MakePerson) -> None:
    me = person("en", DESKTOP)
    page = me.go(me.bring(island_damage()))
    on_map = page.locator(".on-piece.can")
    in_prompt = page.locator("#prompt button[name=move]")
    assert on_map.count() >= 2
    assert in_prompt.count() >= on_map.count()
    me.takes_in()
    me.click(on_map.first)


def test_a_card_is_read_beside_the_log(person: MakePerson) -> None:
    me = person("de", (1440, 1000))
    page = me.go(me.bring(island_target()))
    page.locator(".power").last.hover()
    near = page.locator("#near")
    expect(near.locator("h2")).to_have_text(page.locator(".power .name").last.inner_text())
    expect(near).to_contain_text("Kosten")


def test_partners_are_folded_and_open_with_a_click(person: MakePerson) -> None:
    me = person("de", DESKTOP)
    page = me.go(me.bring(island_target()))
    partner = page.locator("#spirit-2")
    expect(partner.locator(".growth")).to_be_hidden()
    partner.locator("summary").click()
    expect(partner.locator(".growth")).to_be_visible()
    read = re.compile(".+: Kosten")
    expect(partner.locator(".mini-card").first).to_have_attribute("data-about", read)


def test_one_person_plays_both_spirits_without_a_curtain(person: MakePerson) -> None:
    me = person("en", DESKTOP)
    page = me.go(me.open_table("me Anna", "here Ben", game="spirit-island"))
    assert me.is_asked()
    expect(page.locator("#spirit-1.me")).to_be_visible()
    page.locator("#look-2").click()
    expect(page.locator("#spirit-2.me")).to_be_visible()
    does(me, "grow:1")
    expect(page.locator("#spirit-2 .taken")).to_have_count(1)


def test_the_places_of_the_island_are_complete(places: Places) -> None:
    assert {
        "island growth",
        "island target",
        "island damage",
        "island offer",
        "island event",
    } <= places.paths.keys()
