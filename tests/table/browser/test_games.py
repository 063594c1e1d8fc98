"""Games from the door to the ranking, played by clicking."""

import re
from random import Random

from playwright.sync_api import expect

from tests.table.browser.conftest import MakePerson
from tests.table.browser.person import MOVES, Person
from tests.table.browser.records import last_moves

LONGEST = 400  # moves; a game has about 170
FIRST, LAST = 30, 20  # moves of a game of two


def play_on(one: Person, other: Person, random: Random) -> None:
    """One more move by whoever is asked; both pages follow."""
    asked, waiting = (one, other) if one.moves.count() else (other, one)
    asked.click_any(random)
    waiting.sees(asked.number)


def test_two_people_meet_and_play_online(person: MakePerson) -> None:
    anna, ben = person("en"), person("de")
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=anna.url)

    # Anna opens a table and copies the invitation.
    page = anna.go()
    anna.door().get_by_role("link", name=anna.say("start.new")).click()
    page.get_by_label(anna.say("new.name_of", seat=1)).fill("Anna")
    seats = [page.get_by_label(anna.say("new.seat", seat=seat), exact=True) for seat in (2, 3)]
    seats[0].select_option(label=anna.say("new.open"))
    seats[1].select_option(label=anna.say("new.nobody"))
    anna.button("new.create").click()
    expect(anna.asks).to_have_text(anna.say("prompt.waiting_for_people"))
    expect(anna.moves).to_have_count(0)
    anna.button("invite.copy").click()
    expect(page.get_by_role("status")).to_have_text(anna.say("invite.copied"))
    invitation = page.evaluate("navigator.clipboard.readText()")

    # Ben sits down, and Anna's page shows it by itself.
    ben.join(invitation, "Ben")
    expect(page.get_by_role("list", name=anna.say("table.seats"))).to_contain_text("Ben")
    expect(anna.asks).not_to_have_text(anna.say("prompt.waiting_for_people"))

    random = Random(7)
    for one in (anna, ben):
        one.hurries()
    for _ in range(FIRST):
        play_on(anna, ben, random)


def test_two_people_play_to_the_end_and_another_game(person: MakePerson) -> None:
    anna, ben = person("en"), person("de")
    table = anna.meet(ben, last_moves(LAST))
    random = Random(7)
    for one in (anna, ben):
        one.go(table)
        one.hurries()
    for _ in range(LONGEST):
        if anna.page.locator(".ranking").count():
            break
        play_on(anna, ben, random)

    # Both read the same end, each in their own language.
    for one in (anna, ben):
        rows = one.page.locator(".ranking li")
        expect(rows).to_have_count(2)
        expect(one.moves).to_have_count(0)
        expect(one.asks).to_contain_text({"en": "win", "de": "gewinn"}[one.lang])
        expect(rows.locator("small")).to_have_text([one.say("result.you")])
    scores = [one.page.locator(".ranking .score").all_inner_texts() for one in (anna, ben)]
    assert scores[0] == scores[1]

    # The next game: whoever asks for it goes there, the other one is shown the way.
    anna.button("result.rematch").click()
    anna.sees(0)
    ben.link("result.next").click()
    ben.sees(0)
    assert anna.page.url == ben.page.url
    plates = anna.page.get_by_role("list", name=anna.say("table.seats")).locator("li .name")
    expect(plates).to_have_text(["Ben", "Anna"])
    play_on(anna, ben, random)


def test_two_clicks_lead_to_a_game_against_bots(person: MakePerson) -> None:
    me = person(motion=True)
    me.go()
    me.opponents(1).check()
    me.play_now()

    me.hurries()
    random = Random(1)
    for _ in range(FIRST):
        assert me.is_asked()
        me.click_any(random)
    assert {"hand", "board"} <= me.clicked


def test_a_game_against_a_bot_is_played_to_the_end(person: MakePerson) -> None:
    me = person()
    me.go(me.bring(last_moves(LAST)))
    me.hurries()
    random = Random(1)
    for _ in range(LONGEST):
        if not me.is_asked():
            break
        me.click_any(random)
    expect(me.page.locator(".ranking li")).to_have_count(2)
    expect(me.button("result.rematch")).to_be_visible()


def test_a_game_against_four_bots_can_be_seen_on_the_start_page(person: MakePerson) -> None:
    me = person("de")
    page = me.go()
    me.opponents(4).check()
    me.play_now()
    me.hurries()
    random = Random(2)
    for _ in range(5):
        assert me.is_asked()
        me.click_any(random)
    assert me.is_asked()
    number = me.number
    me.go()
    row = page.get_by_role("list", name=me.say("start.mine")).locator(".row-table")
    expect(row).to_contain_text(me.say("row.my_turn"))
    row.get_by_role("link", name=me.say("start.continue")).click()
    assert me.is_asked()
    assert me.number == number


def drawn(cards: list[str], source: str) -> list[str]:
    """Those of the cards that a page shows anywhere."""
    return [card for card in cards if re.search(rf'"(hand|card)-{card}(-2)?"', source)]


def test_at_one_screen_nobody_sees_the_next_hand(person: MakePerson) -> None:
    both = person()
    page = both.go("/new/equinox")
    page.get_by_label(both.say("new.name_of", seat=1)).fill("Anna")
    seats = [page.get_by_label(both.say("new.seat", seat=seat), exact=True) for seat in (2, 3)]
    seats[0].select_option(label=both.say("new.here"))
    page.get_by_label(both.say("new.name_of", seat=2)).fill("Ben")
    seats[1].select_option(label=both.say("new.nobody"))
    page.get_by_label(re.compile(both.say("new.seed"))).fill("3")
    both.button("new.create").click()
    both.hurries()

    random = Random(3)
    lift = page.locator("#lift")
    seen: set[str] = set()
    for _ in range(8):
        # The curtain is down: no hand, no secret, nothing to play.
        expect(lift).to_be_visible()
        name = next(n for n in ("Anna", "Ben") if n in lift.inner_text())
        expect(lift).to_have_text(both.say("curtain.lift", name=name))
        expect(both.asks).to_have_text(both.say("curtain.pass", name=name))
        expect(both.moves).to_have_count(0)
        expect(page.locator("#hand, .tray, .secret")).to_have_count(0)
        before = [page.content(), both.context.request.get(page.url).text()]

        lift.click()
        expect(both.moves.first).to_be_visible()
        hand = both.hand()
        assert len(hand) >= 3
        assert [drawn(hand, source) for source in before] == [[], []]
        assert drawn(hand, page.content()) == hand
        seen.add(name)

        # One turn, until the screen has to be handed on.
        while not lift.count():
            both.click_any(random)
            expect(page.locator(f"{MOVES}, #lift").first).to_be_visible()
    assert seen == {"Anna", "Ben"}
