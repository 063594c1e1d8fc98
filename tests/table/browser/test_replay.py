"""Looking at a game again, move by move."""

import re
from pathlib import Path

from playwright.sync_api import expect

from spieltisch.core.record import replay
from tests.table.browser.conftest import MakePerson
from tests.table.browser.records import finished, middle


def test_slider_buttons_and_arrows_walk_through_a_game(person: MakePerson) -> None:
    me = person("en")
    table = me.bring(finished())
    last = len(finished().steps)
    page = me.go(table)
    me.link("result.replay").click()
    expect(me.asks).to_have_text(me.say("replay.start", last=last))
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


def test_a_game_plays_by_itself_and_stops_when_told(person: MakePerson) -> None:
    me = person()
    table = me.bring(finished())
    last = len(finished().steps)
    page = me.go(f"{table}/replay?move={last - 3}")
    play, tempo = page.locator("#autoplay"), page.get_by_label(me.say("replay.tempo"))
    me.hurries()
    tempo.select_option("fast")
    play.click()
    expect(play).to_have_attribute("aria-pressed", "true")
    # To the end, where it stops by itself; then it begins anew.
    for move in range(last - 2, last + 1):
        me.lets_pass(600)
        expect(me.asks).to_have_text(me.say("replay.move", move=move, last=last))
        expect(tempo).to_have_value("fast")
    expect(play).to_have_attribute("aria-pressed", "false")
    play.click()
    me.lets_pass(10)
    expect(me.asks).to_have_text(me.say("replay.start", last=last))
    me.lets_pass(600)
    expect(me.asks).to_have_text(me.say("replay.move", move=1, last=last))
    play.click()
    expect(play).to_have_attribute("aria-pressed", "false")
    me.lets_pass(10_000)
    expect(me.asks).to_have_text(me.say("replay.move", move=1, last=last))
    # Whoever steps by hand stops it too.
    play.click()
    page.keyboard.press("ArrowRight")
    me.lets_pass(100)
    expect(me.asks).to_have_text(me.say("replay.move", move=2, last=last))
    expect(play).to_have_attribute("aria-pressed", "false")


def test_lines_of_the_log_and_all_eyes_lead_through_a_finished_game(person: MakePerson) -> None:
    me = person("en", (1440, 900))
    table = me.bring(finished())
    last = len(finished().steps)
    page = me.go(f"{table}/replay?move=40")
    # All hands lie open, and through the eyes of each seat there is more.
    expect(page.locator(".knows")).to_have_count(3)
    past = list(replay(finished(), 40))[-1]
    for seat in (1, 2):
        name = page.locator(".plate .name").nth(seat).inner_text()
        me.link("replay.eyes", name=name).click()
        expect(page.locator(".plate").nth(seat)).to_have_class(re.compile("looking"))
        assert sorted(me.hand()) == sorted(past.view(seat)["players"][seat]["hand"])
    expect(page).to_have_url(f"{me.url}{table}/replay?eyes=3&move=40")
    # A line leads to its move, forward and back, through the same eyes.
    now = page.locator("#log li[aria-current]").last
    expect(now).to_be_visible()
    line = now.locator("xpath=preceding-sibling::li[not(@aria-current)][5]").locator("a.tells")
    move = int(re.findall(r"move=(\d+)", line.get_attribute("href") or "")[0])
    assert move > 40
    line.click()
    expect(me.asks).to_have_text(me.say("replay.move", move=move, last=last))
    expect(page).to_have_url(f"{me.url}{table}/replay?eyes=3&move={move}")
    expect(page.locator("#log li[aria-current]").first).to_be_visible()
    expect(page.locator(".spoken").first).to_be_visible()


def test_a_picture_of_a_position_opens_by_itself(person: MakePerson, tmp_path: Path) -> None:
    me = person("en", (1440, 900), painted=True)
    table = me.bring(finished())
    page = me.go(f"{table}/replay?move=40")
    with page.expect_download() as download:
        page.locator("#take-picture").click()
    assert download.value.suggested_filename.endswith("-40.svg")
    kept = tmp_path / "kept.svg"
    download.value.save_as(kept)
    # As a picture of another page, far from the server: browsers then load nothing else for it.
    (tmp_path / "page.html").write_text("<img src=kept.svg>")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto((tmp_path / "page.html").as_uri())
    size = page.locator("img").evaluate("img => [img.naturalWidth, img.naturalHeight]")
    assert size == [1440, 900]
    assert len(page.screenshot()) > 100_000  # a page with nothing on it has a twentieth of that
    # As a page of its own it says the same as the one of the server.
    page.goto(kept.as_uri())
    expect(page.locator("#asks")).to_have_text(
        me.say("replay.move", move=40, last=len(finished().steps))
    )
    expect(page.locator("#board")).to_be_visible()
    expect(page.locator("#take-picture")).to_be_hidden()
    assert all(url.startswith(("file:", "data:")) for url in asked)


def test_a_picture_of_a_position_is_saved_as_png(person: MakePerson, tmp_path: Path) -> None:
    me = person("en", (1440, 900))
    page = me.go(f"{me.bring(finished())}/replay?move=40")
    with page.expect_download() as download:
        me.page.get_by_role("button", name=me.say("replay.picture", kind="PNG")).click()
    assert download.value.suggested_filename.endswith("-40.png")
    kept = tmp_path / "kept.png"
    download.value.save_as(kept)
    assert kept.stat().st_size > 200_000  # an empty one of this size has a tenth of that
    (tmp_path / "page.html").write_text("<img src=kept.png>")
    page.goto((tmp_path / "page.html").as_uri())
    size = page.locator("img").evaluate("img => [img.naturalWidth, img.naturalHeight]")
    assert size == [2880, 1800]
