"""Somebody in front of a browser: a window and cookies of their own, and what they do at a table.

Everything that a browser complains about is kept; a test ends well only if there was nothing, apart
from what it announced with `Person.expects`.
"""

from random import Random

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    WebError,
    expect,
)

from spieltisch.core.text import Text
from spieltisch.table.texts import say
from tests.table.browser.visitor import Visitor

NO_WORKER = "Service Worker registration blocked by Playwright"
MOVES = "button[name=move]"
NUMBER = "#play [name=number]"
TAKING_IN = 500  # milliseconds for which a new picture takes no answer
SHYNESS = 3 * TAKING_IN  # for which what passes does so, right under the pointer


class Person(Visitor):
    """Somebody who plays or watches. ``page`` is what they look at."""

    def __init__(self, context: BrowserContext, url: str, lang: str, script: bool = True) -> None:
        super().__init__(context, url)
        self.lang = lang
        self._script = script
        self.troubles: list[str] = []
        self._expected: list[str] = []
        self._hurries = False
        self.clicked: set[str] = set()
        context.on("console", self._note_message)
        context.on("weberror", self._note_error)
        context.on("requestfailed", self._note_failure)
        self.page = context.new_page()

    # what the browser complains about

    def _note_message(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != NO_WORKER:
            self.troubles.append(f"{message.type}: {message.text}")

    def _note_error(self, error: WebError) -> None:
        self.troubles.append(f"uncaught: {error.error}")

    def _note_failure(self, request: Request) -> None:
        # Whoever goes on to another page hangs up on the one before.
        if request.failure != "net::ERR_ABORTED":
            self.troubles.append(f"failed: {request.method} {request.url} {request.failure}")

    def expects(self, *parts: str) -> None:
        """From now on complaints with one of these parts are what the test is about."""
        self._expected += parts

    def unexpected(self) -> list[str]:
        return [
            trouble
            for trouble in self.troubles
            if not any(part in trouble for part in self._expected)
        ]

    # words

    def say(self, key: str, **words: Text | str | int) -> str:
        """What the interface says, in the language of this person."""
        return say(key, self.lang, **words)

    def button(self, key: str, **words: Text | str | int) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **words), exact=True)

    def link(self, key: str, **words: Text | str | int) -> Locator:
        return self.page.get_by_role("link", name=self.say(key, **words), exact=True)

    # going somewhere

    def go(self, path: str = "/") -> Page:
        self.page.goto(self.url + path)
        return self.page

    def door(self, game: str = "equinox") -> Locator:
        """The part of the start page that leads to a game."""
        return self.page.locator(f".game:has(a[href='/games/{game}/rules'])")

    def opponents(self, count: int) -> Locator:
        """The choice of so many bots to play Equinox against."""
        return self.door().get_by_role("radio", name=str(count), exact=True)

    def play_now(self) -> None:
        """Begins a game of Equinox against as many bots as are chosen."""
        self.door().get_by_role("button", name=self.say("start.quick"), exact=True).click()

    def join(self, invitation: str, name: str) -> None:
        """Accepts an invitation."""
        self.page.goto(invitation)
        self.page.get_by_label(self.say("join.name")).fill(name)
        self.button("join.sit").click()
        expect(self.prompt).to_be_visible()

    # at a table

    @property
    def prompt(self) -> Locator:
        return self.page.locator("#prompt")

    @property
    def asks(self) -> Locator:
        """The sentence that says what is asked."""
        return self.page.locator("#asks")

    @property
    def moves(self) -> Locator:
        """Everything that plays a move when clicked."""
        return self.page.locator(MOVES)

    @property
    def error(self) -> Locator:
        return self.prompt.get_by_role("alert")

    @property
    def number(self) -> int:
        """How many moves and take-backs the table has seen, as far as this page knows."""
        return int(self.page.locator(NUMBER).input_value())

    def move(self, start: str) -> Locator:
        """The first option whose key starts like this, such as ``bet:``."""
        return self.page.locator(f"{MOVES}[value^='{start}']").first

    def sees(self, number: int) -> None:
        """Waits until this page shows the table after so many moves and take-backs, or more.

        Pictures that come in quick succession are not all shown, so the very number may be missed.
        """
        if self._script:
            self.page.wait_for_function(_SHOWS, arg=[NUMBER, number], polling=20)
        else:
            self._awaits(f"{NUMBER}[value='{number}']")

    def notices(self, number: int | str) -> None:
        """Waits until this page shows another number than this."""
        self._awaits(f"{NUMBER}:not([value='{number}'])")

    def _awaits(self, selector: str) -> None:
        """Waits until there is such a thing; looks more often than a locator does.

        On a page without scripts nothing can look again by itself, so the locator has to.
        """
        if not self._script:
            self.page.locator(selector).first.wait_for(state="attached")
            return
        found = "selector => document.querySelector(selector) !== null"
        self.page.wait_for_function(found, arg=selector, polling=20)

    def hurries(self) -> None:
        """From now on this person takes every picture in without a pause."""
        self.page.clock.install()
        self._hurries = True

    def takes_in(self) -> None:
        """Waits until the page takes an answer to what it shows."""
        if self._hurries:
            self.lets_pass(SHYNESS)
        self._awaits("body:not(.deaf)")

    def stop_the_clock(self) -> None:
        """From now on time passes on this page only by `Person.lets_pass`."""
        self.takes_in()
        self.page.clock.install(time=0)
        self.page.clock.pause_at(1)
        self.page.evaluate(_NOTE_SENT)

    def sent(self) -> int:
        """How often this page has sent something since its clock was stopped."""
        return int(self.page.evaluate("sent"))

    def lets_pass(self, milliseconds: int) -> None:
        self.page.clock.run_for(milliseconds)

    def is_asked(self) -> bool:
        """Waits until this person has to decide and can; false if the game ends instead."""
        self._awaits(f"{MOVES}, .ranking")
        self.takes_in()
        return self.page.locator(".ranking").count() == 0

    def has_seen(self) -> None:
        """Says so of cards that were shown: without room beside the board they lie over it."""
        shown = self.page.locator("[data-shown]:not([hidden]) button")
        while shown.count():
            shown.click()

    def click(self, option: Locator) -> None:
        """Plays an option and waits until the page has taken notice."""
        number = self.number
        option.click()
        self.notices(number)

    def tap(self, option: Locator) -> None:
        """Plays an option with a finger, which reads a thing before it plays it."""
        self.has_seen()
        number = self.number
        at_once = option.evaluate("option => option.matches('.btn') && !option.dataset.final")
        option.tap()
        if not at_once:
            sheet = self.page.locator("#sheet")
            expect(sheet).to_be_visible()
            for _ in range(20):  # a tap as somebody else's move arrives is not heard
                self.takes_in()
                self.page.locator("#play-it").tap()
                if not sheet.is_visible():
                    break
        self.notices(number)

    def click_any(self, random: Random) -> None:
        """Plays one of the options; ``clicked`` says where: "hand", "board", "prompt" or "players".

        Where nothing was clicked yet comes first. Then what brings the game to its end: cards for
        an empty field, and what passes.
        """
        self.takes_in()
        self.has_seen()
        options = self.page.evaluate(_OPTIONS)
        quickest = [
            [o for o in options if o["where"] not in self.clicked],
            [o for o in options if o["fills"]],
            [o for o in options if o["passes"]],
        ]
        chosen = random.choice(next(filter(None, quickest), options))
        key, number, where = chosen["key"], chosen["number"], chosen["where"]
        self.page.locator(f"{MOVES}[value='{key}']").first.click()  # two trees may be alike
        self.notices(number)
        self.clicked.add(where)

    def chat_field(self) -> Locator:
        """Where one writes, opened if it is shut."""
        field = self.page.get_by_label(self.say("chat.write"))
        if not field.is_visible():
            self.page.locator("#chat > summary").click()
        return field

    def write(self, text: str) -> None:
        """Says something to all at the table."""
        self.chat_field().fill(text)
        self.button("chat.send").click()
        expect(self.page.locator("#chat-lines")).to_contain_text(text)

    def hand(self) -> list[str]:
        """The cards on this hand."""
        cards = self.page.locator("#hand button.card")
        return [name.removeprefix("hand-") for name in cards.evaluate_all(_IDS)]


_IDS = "all => all.map(element => element.id)"

_SHOWS = "([place, number]) => document.querySelector(place)?.value >= number"

_NOTE_SENT = """() => {
  window.sent = 0;
  const { fetch } = window;
  window.fetch = (address, ways = {}) => {
    if (ways.method === "POST") sent += 1;
    return fetch(address, ways);
  };
}"""

_OPTIONS = """() => [...document.querySelectorAll("button[name=move]")].map(option => ({
  key: option.value,
  number: document.querySelector("#play [name=number]").value,
  where: ["hand", "tray", "board", "prompt", "players"].find(
    name => option.closest(`#${name}, .${name}`)),
  fills: Boolean(document.getElementById(option.dataset.lights || "")?.matches(".empty")),
  passes: "forgoes" in option.dataset,
}))"""
