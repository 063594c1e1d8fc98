"""The letters: ours are drawn, no page ever jumps for them, and figures stand in columns."""

from playwright.sync_api import Page, Route

from tests.table.browser import measures
from tests.table.browser.conftest import MakePerson
from tests.table.browser.letters import drawn
from tests.table.browser.places import Places, listed, visited


def families(page: Page, selector: str) -> set[str]:
    """The faces that the browser really draws an element with."""
    session = page.context.new_cdp_session(page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    node = session.send("DOM.querySelector", {"nodeId": root, "selector": selector})["nodeId"]
    fonts = session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    session.detach()
    return {font["postScriptName"] for font in fonts if font["isCustomFont"]}


def test_our_letters_are_drawn(person: MakePerson, places: Places) -> None:
    me = person("de", like=places.cookies)
    page = me.go(places.paths["turn"])
    for _ in range(100):  # letters that come late wait for the next page
        drawn(page)
        if families(page, "#asks"):
            break
        page.reload()
    assert families(page, "#asks") == {"SourceSerifPro-Bold"}
    assert families(page, ".plate .name") == {"SourceSansPro-Semibold"}
    assert families(page, "#detail") == {"SourceSansPro-Regular"}


def test_nothing_jumps_when_letters_come_late(person: MakePerson, places: Places) -> None:
    me = person("de", painted=True, like=places.cookies)
    me.context.add_init_script(measures.NOTE_SHIFTS)
    held: list[Route] = []
    me.context.route("**/static/fonts/**", lambda route: held.append(route))
    for name in ("start", "turn", "moon fight"):
        me.page.goto(me.url + places.paths[name], wait_until="domcontentloaded")
        me.page.evaluate(measures.PAINTED)
        while held:
            held.pop().continue_()
        me.page.wait_for_load_state("load")
        drawn(me.page)
        me.page.evaluate(measures.SETTLED)
        assert me.page.evaluate("shifts") == [], name


def test_figures_are_all_of_one_width(person: MakePerson, places: Places) -> None:
    """So that numbers below each other can be compared at a glance, in any letters."""
    me = person("en", like=places.cookies)
    found = {}
    for name in ("turn", "result", "new", "rules", "forest act", "moon fight", "moon decks"):
        with visited(me, places, name):
            found[name] = me.page.evaluate(measures.UNEVEN)
    assert not any(found.values()), listed(found)
