"""Looking at a game again, move by move."""

from playwright.sync_api import expect

from tests.table.browser.conftest import MakePerson
from tests.table.browser.records import finished, middle


def test_slider_buttons_and_arrows_walk_through_a_game(person: MakePerson) -> None:
    me = person("en")
    table = me.bring(finished())
    last = len(finished().steps)
    page = me.go(table)
    me.link("result.replay").click()
    expect(me.asks).to_have_text(me.say("replay.move", move=last, last=last))
    slider = page.get_by_role("slider", name=me.say("replay.slider"))
    slider.fill("17")
    expect(me.asks).to_have_text(me.say("replay.move", move=17, last=last))
    expect(page).to_have_url(f"{me.url}{table}/replay?move=17")

    slider.focus()
    page.keyboard.press("ArrowRight")
    expect(me.asks).to_have_text(me.say("replay.move", move=18, last=last))
    expect(slider).to_be_focused()
    me.link("replay.next").click()
    expect(me.asks).to_have_text(me.say("replay.move", move=19, last=last))
    expect(slider).to_have_value("19")
    me.link("replay.previous").click()
    expect(me.asks).to_have_text(me.say("replay.move", move=18, last=last))
    me.prompt.focus()
    page.keyboard.press("ArrowLeft")
    expect(me.asks).to_have_text(me.say("replay.move", move=17, last=last))
    me.link("replay.first").click()
    expect(me.asks).to_have_text(me.say("replay.start", last=last))
    me.link("replay.last").click()
    expect(me.asks).to_have_text(me.say("replay.move", move=last, last=last))
    expect(me.moves).to_have_count(0)


def test_a_link_leads_somebody_else_to_the_same_move(person: MakePerson) -> None:
    me, other = person("de"), person("de")
    me.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=me.url)
    table = me.bring(finished())
    page = me.go(f"{table}/replay?move=40")
    board = page.locator("#board").inner_html()
    told = page.locator("#detail").inner_text()
    me.button("replay.link").click()
    expect(page.get_by_role("status")).to_have_text(me.say("invite.copied"))
    other.page.goto(page.evaluate("navigator.clipboard.readText()"))
    expect(other.asks).to_have_text(me.say("replay.move", move=40, last=len(finished().steps)))
    assert other.page.locator("#board").inner_html() == board
    assert other.page.locator("#detail").inner_text() == told


def test_a_running_game_is_replayed_through_ones_own_eyes(person: MakePerson) -> None:
    anna, ben, carl = person(), person(), person()
    table = anna.meet(ben, middle())
    anna.go(table)
    hand = anna.hand()
    anna.page.locator("#menu > summary").click()
    anna.link("result.replay").click()
    expect(anna.asks).to_have_text(anna.say("replay.start", last=len(middle().steps)))
    anna.link("replay.last").click()
    last = len(middle().steps)
    expect(anna.asks).to_have_text(anna.say("replay.move", move=last, last=last))
    assert anna.hand() == hand
    carl.go(f"{table}/replay?move={len(middle().steps)}")
    expect(carl.page.locator("#hand, .secret")).to_have_count(0)
    assert [card for card in hand if f'"card-{card}"' in carl.page.content()] == []


def test_there_is_no_move_beyond_the_last(person: MakePerson) -> None:
    me = person("de")
    me.expects("404")
    table = me.bring(finished())
    for wanted in (len(finished().steps) + 1, "99999999", "-1", "x"):
        me.go(f"{table}/replay?move={wanted}")
        expect(me.page.get_by_text("So viele Züge hat das Spiel nicht.")).to_be_visible()


def test_a_saved_game_is_opened_again_from_its_file(person: MakePerson) -> None:
    me = person()
    table = me.bring(finished())
    page = me.go(table)
    ranking = page.locator(".ranking").inner_text()
    with page.expect_download() as download:
        me.link("result.record").click()
    path = download.value.path()
    me.go()
    page.get_by_label(me.say("import.file")).set_input_files(path)
    me.button("import.button").click()
    expect(page.locator(".ranking")).to_be_visible()
    assert page.url != me.url + table
    assert page.locator(".ranking").inner_text() == ranking
