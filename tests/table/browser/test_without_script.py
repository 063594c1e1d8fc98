"""Everything that matters also works in a browser without JavaScript."""

from playwright.sync_api import expect

from tests.patience import wait_for
from tests.table.browser.conftest import MakePerson
from tests.table.browser.person import Person


def wait_for_turn(person: Person) -> None:
    """Loads the page again until something is asked; that is what a person would do, too."""

    def asked() -> bool | None:
        if not person.moves.count():
            person.page.reload()
        return person.moves.count() > 0 or None

    wait_for(asked)


def test_several_turns_against_bots(person: MakePerson) -> None:
    me = person("de", script=False)
    page = me.go()
    me.opponents(2).check()
    me.play_now()
    for _ in range(10):
        wait_for_turn(me)
        number = me.number
        me.moves.first.click()
        me.notices(number)
    wait_for_turn(me)
    me.button("hint.button").click()
    expect(page.locator(".hinted")).to_have_count(1)


def test_two_people_invite_play_chat_and_take_back(person: MakePerson) -> None:
    anna, ben = person("en", script=False), person("de", script=False)
    page = anna.go("/new/equinox")
    page.get_by_label(anna.say("new.name_of", seat=1)).fill("Anna")
    page.get_by_label(anna.say("new.seat", seat=2), exact=True).select_option(
        label=anna.say("new.open")
    )
    page.get_by_label(anna.say("new.seat", seat=3), exact=True).select_option(
        label=anna.say("new.nobody")
    )
    page.locator("select[name=first]").select_option("1")
    anna.button("new.create").click()
    ben.join(page.get_by_label(anna.say("invite.link", seat=2)).input_value(), "Ben")
    page.reload()
    expect(anna.moves.first).to_be_visible()

    anna.click(anna.move("bet:"))
    anna.button("back.button").click()
    anna.sees(2)  # the number rises with a take-back too
    anna.click(anna.move("pass"))
    while anna.moves.count():
        anna.click(anna.moves.first)
    wait_for_turn(ben)
    ben.click(ben.moves.first)
    ben.write("Ohne Skript geht es auch.")
    page.reload()
    expect(page.locator("#chat-lines")).to_contain_text("Ohne Skript geht es auch.")


def test_a_curtain_is_lifted(person: MakePerson) -> None:
    both = person(script=False)
    both.go(both.open_table("me Anna", "here Ben"))
    expect(both.moves).to_have_count(0)
    both.button("curtain.lift", name="Anna").click()
    both.click(both.move("pass"))
    while both.moves.count():
        both.click(both.moves.first)
    both.button("curtain.lift", name="Ben").click()
    expect(both.moves.first).to_be_visible()


def test_language_theme_and_help(person: MakePerson) -> None:
    me = person("en", script=False)
    page = me.go(me.open_table("me Anna", "random"))
    page.get_by_role("button", name="Deutsch", exact=True).click()
    me.lang = "de"
    expect(page.locator("html")).to_have_attribute("lang", "de")
    me.button("settings.theme").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    me.button("settings.theme").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    with me.context.expect_page() as opened:
        page.get_by_role("link", name=me.say("help.rules"), exact=True).first.click()
    expect(opened.value.locator("h1")).to_have_text(me.say("help.rules_of", game="Equinox"))


def test_a_stale_form_is_refused_on_a_page_with_a_way_back(person: MakePerson) -> None:
    me = person("en", script=False)
    me.expects("409")
    table = me.open_table("me Anna", "me Ben")
    me.post(f"{table}/lift", seat=0)
    page = me.go(table)
    me.play_at(table, "pass")
    me.moves.first.click()
    expect(page.get_by_text("The table has changed in the meantime. Look again.")).to_be_visible()
    expect(page.get_by_role("link", name=me.say("message.home"))).to_be_visible()
