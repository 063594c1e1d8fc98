"""Living Forest in the browser: everybody reveals at once, and a whole game from both sides."""

from random import Random

from playwright.sync_api import expect

from tests.table.browser.conftest import MakePerson
from tests.table.browser.person import Person

FOREST = "living-forest"
ROUNDS = 3


def sit_down(anna: Person, ben: Person, rounds: int) -> str:
    table = anna.open_table("me Anna", "open", game=FOREST, round_limit=str(rounds))
    anna.go(table)
    ben.join(anna.invitation(table, 1), "Ben")
    expect(anna.move("reveal")).to_be_visible()
    return table


def reveal_at_once(anna: Person, ben: Person) -> None:
    """Both click before either has seen what the other one did."""
    before = anna.number
    assert ben.number == before
    for person in (anna, ben):
        person.takes_in()
    for person in (anna, ben):
        person.page.evaluate("document.querySelector(\"button[value='reveal']\").click()")
    for person in (anna, ben):
        person.sees(before + 2)
        expect(person.error).to_have_count(0)


def click_something(person: Person, random: Random) -> None:
    """One of the options, rather an action than nothing."""
    person.takes_in()
    keys = person.moves.evaluate_all("all => all.map(option => option.value)")
    rather = [key for key in keys if key not in ("pass", "move:0", "reveal")] or keys
    key = random.choice(rather)
    number = person.number
    person.page.locator(f"button[name=move][value='{key}']").first.click()
    person.notices(number)


def test_two_people_reveal_at_once_and_play_a_whole_game(person: MakePerson) -> None:
    anna, ben = person("en", (1440, 900)), person("de", (1440, 900))
    table = sit_down(anna, ben, ROUNDS)
    for one in (anna, ben):
        one.hurries()
    random = Random(4)
    rounds = 0
    while anna.page.locator(".ranking").count() == 0:
        if (
            anna.move("reveal").count()
            and ben.move("reveal").count()
            and not anna.move("stop").count()
        ):
            reveal_at_once(anna, ben)
            rounds += 1
        asked = next(one for one in (anna, ben) if one.moves.count())
        click_something(asked, random)
        for one in (anna, ben):
            one.sees(anna.number_at(table))
    assert rounds == ROUNDS
    expect(anna.page.locator(".ranking")).to_contain_text("Anna")
    expect(ben.page.locator(".ranking")).to_contain_text("Ben")


def test_on_a_phone_every_option_is_behind_its_tab(person: MakePerson) -> None:
    me = person("de", (390, 844), touch=True)
    me.go(me.open_table("me Anna", "random", game=FOREST))
    for _ in range(3):
        if me.move("reveal").count():
            me.click(me.move("reveal"))
    if me.move("stop").count():
        me.click(me.move("stop"))
    me.move("pass").wait_for(state="visible")
    hidden = [option for option in me.moves.all() if not option.is_visible()]
    assert hidden, "everything fits on a phone: this test has nothing to prove"
    for tab in me.page.locator("#tabs label").all():
        tab.click()
        hidden = [option for option in hidden if not option.is_visible()]
    assert [option.get_attribute("value") for option in hidden] == []
