"""The pages as they are rendered: from real games, for every seat and for spectators.

Each page is read as a browser would read it; what must hold of all of them is in `sound`.
"""

import re
import tomllib
from dataclasses import dataclass, field, replace
from html.parser import HTMLParser
from pathlib import Path
from random import Random
from typing import Any

import pytest
from jinja2 import Environment
from markupsafe import escape
from starlette.datastructures import QueryParams

import spieltisch
from spieltisch.bots import BOTS
from spieltisch.bots.hint import Choice, Hint
from spieltisch.core.game import Game
from spieltisch.core.options import written
from spieltisch.core.record import Match, new_match
from spieltisch.core.rulings import read_rulings
from spieltisch.core.text import LANGUAGES, Text
from spieltisch.table.fonts import FONTS, VERSION
from spieltisch.table.kept import Kept
from spieltisch.table.live import LiveTable
from spieltisch.table.mine import my_game
from spieltisch.table.pages.personal import SETTINGS
from spieltisch.table.pages.reference import Topic
from spieltisch.table.picture import Picture, Viewer, take_picture
from spieltisch.table.preferences import Preferences
from spieltisch.table.prose import chapters
from spieltisch.table.seats import (
    BOT,
    CLOCKS,
    HUMAN,
    NO_CLOCK,
    OPEN,
    RULES,
    USUAL_RULE,
    ChatLine,
    Meanwhile,
    SeatInfo,
    Summary,
    TakeBack,
)
from spieltisch.table.texts import say
from spieltisch.table.web import HERE, environment

EQUINOX = spieltisch.game("equinox")
FOLDERS = (HERE, *(spieltisch.game(name).folder for name in spieltisch.games()))
STATIC = {path.name: path for folder in FOLDERS for path in (folder / "static").iterdir()}
ROOT = Path(__file__).parents[2]
NAMES = ["Lena", "Jonas", "Mirjam", "Aki", "Bo"]
EVIL = "<script>alert('&')</script>"

AT = r"/t/[\w-]+"
POSTS = re.compile(
    rf"/quick|/new/equinox|/import|/settings|{AT}/(play|play-on|ask-again|lift|take-back|answer|hint"
    rf"|chat|leave|return|bot|sit|stand-in|read|resign|rematch|move)|/move(/[\w-]+)?|/forget"
    rf"|{AT}/join/\d+/[\w.-]+"
)
GETS = re.compile(
    rf"/|/mine|/settings(\?from=[\w/%?=-]+)?|/new/equinox|/games/equinox/(rules|cards|rulings)(#EQ-\w+)?|#[\w-]+|{AT}"
    rf"(/screen|/replay(\?(eyes=\d&)?move=\d+)?|/analysis(\.svg)?|/record\.json|/picture\.svg\?(eyes=\d&)?move=\d+)?|http://table{AT}/join/\d+/[\w.-]+"
)
EMPTY = {"meta", "link", "input", "img", "source", "use", "br"}


@dataclass
class Tag:
    """An element: its attributes and everything it says."""

    name: str
    given: dict[str, str]
    words: list[str] = field(default_factory=list)

    @property
    def classes(self) -> list[str]:
        return self.given.get("class", "").split()


class Page(HTMLParser):
    """A page taken apart. Reading it fails if a tag is not closed."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.html = html
        self.tags: list[Tag] = []
        self._open: list[Tag] = []
        self.feed(html)
        assert not self._open, f"not closed: {[tag.name for tag in self._open]}"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert len({name for name, _ in attrs}) == len(attrs), f"an attribute twice: {attrs}"
        found = Tag(tag, {name: value or "" for name, value in attrs})
        self.tags.append(found)
        for around in self._open:
            around.words.append(found.given.get("aria-label", ""))
        if tag not in EMPTY:
            self._open.append(found)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(Tag(tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        assert self._open, f"</{tag}> closes nothing"
        assert self._open[-1].name == tag, f"</{tag}> closes {self._open[-1].name}"
        self._open.pop()

    def handle_data(self, data: str) -> None:
        for around in self._open:
            around.words.append(data)

    def all(self, *names: str) -> list[Tag]:
        return [tag for tag in self.tags if tag.name in names]

    def by_id(self, wanted: str) -> Tag:
        return next(tag for tag in self.tags if tag.given.get("id") == wanted)

    def named(self, name: str) -> list[str]:
        """The values of the buttons with a name."""
        return [tag.given["value"] for tag in self.all("button") if tag.given.get("name") == name]

    def moves(self) -> list[str]:
        """What a click may play."""
        return self.named("move")

    def actions(self) -> list[str]:
        return [tag.given["action"] for tag in self.all("form")]

    def links(self) -> list[str]:
        return [tag.given.get("href", "") for tag in self.all("a")]


def sound(html: str, lang: str) -> Page:
    """Reads a page and checks what must hold of every one."""
    page = Page(html)
    ids = [tag.given["id"] for tag in page.tags if "id" in tag.given]
    assert len(set(ids)) == len(ids), "an id is there twice"
    assert page.all("html")[0].given["lang"] == lang
    assert len(page.all("h1")) == 1
    assert page.all("style") == []
    for script in page.all("script"):
        assert script.given["src"].startswith("/static/")
        assert not "".join(script.words).strip()
    for tag in page.tags:
        assert not {name for name in tag.given if name == "style" or name.startswith("on")}
        for name in ("for", "aria-labelledby", "form", "data-copy"):
            assert tag.given.get(name, ids[0]) in ids, f"{name} points at nothing"
    for tag in page.all("button", "a", "summary", "select"):
        said = tag.given.get("aria-label", "") or "".join(tag.words)
        assert said.strip(), f"{tag.name} {tag.given} says nothing"
    for tag in page.all("form"):
        allowed = POSTS if tag.given["method"] == "post" else GETS
        assert allowed.fullmatch(tag.given["action"]), tag.given
    for link in page.links():
        assert GETS.fullmatch(link or "/"), link
    for tag in page.all("img"):
        assert "alt" in tag.given
    for tag in page.all("input"):
        labelled = tag.given.get("type") in ("hidden", "radio", "checkbox")  # by what is around it
        labelled = labelled or tag.given.get("name") in ("name", "seed", "table")
        assert labelled or {"aria-label", "aria-hidden"} & tag.given.keys(), tag.given
    return page


TEMPLATES: Environment = environment()


def rendered(template: str, lang: str, **context: Any) -> str:
    path = context.pop("path", "/")
    common = {"lang": lang, "theme": "", "prefs": Preferences(), "path": path}
    return TEMPLATES.get_template(template).render(**common, **context)


# tables


def played(seats: int, seed: int, moves: int, game: str = "equinox") -> Match:
    """A game after so many random moves, or at its end."""
    match = new_match(game, seats, seed, {}, NAMES[:seats])
    random = Random(seed)
    for _ in range(moves):
        if match.state.over:
            break
        seat = match.state.next_seat()
        match.play(seat, random.choice(match.state.moves(seat)))
    return match


def people(count: int) -> list[SeatInfo]:
    """Everybody with a browser of their own, the third seat a bot."""
    seats = [SeatInfo(HUMAN, NAMES[seat], player=f"p{seat}") for seat in range(count)]
    seats[2:3] = [SeatInfo(BOT, info.name, bot="greedy") for info in seats[2:3]]
    return seats


def online(count: int) -> list[SeatInfo]:
    """Everybody with a browser of their own; a player is called like its browser."""
    return [SeatInfo(HUMAN, name, player=name) for name in NAMES[:count]]


def laid(match: Match, seats: list[SeatInfo] | None = None, **kept: Any) -> LiveTable:
    """A table around a game."""
    infos = seats or people(match.record.seats)
    state = match.state
    table = Kept("aBc-123_xyz0", "p0", True, 0, 0, match.record, state.to_move(), state.over, infos)
    names = [info.name or f"#{number}" for number, info in enumerate(infos, 1)]
    table = replace(table, record=replace(match.record, players=names), **kept)
    return LiveTable(table, state, 0)


def seen(table: LiveTable, player: str, lang: str, **more: Any) -> Picture:
    invites = {
        seat: f"http://table/t/{table.id}/join/{seat + 1}/to.ken"
        for seat, info in enumerate(table.seats)
        if info.kind == OPEN
    }
    return take_picture(table, Viewer(player, lang, **more), invites)


def table_html(picture: Picture) -> str:
    return rendered("table.html", picture.lang, p=picture, path=f"/t/{picture.id}")


def table_page(picture: Picture) -> Page:
    return sound(table_html(picture), picture.lang)


def shown(table: LiveTable, player: str = "p0", **more: Any) -> list[Page]:
    """The page in both languages."""
    return [table_page(seen(table, player, lang, **more)) for lang in LANGUAGES]


def viewers(seats: int) -> list[tuple[int | None, str]]:
    return [*enumerate(NAMES[:seats]), (None, "nobody")]


# random games, every seat


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_option_of_every_viewer_is_a_button(seats: int, lang: str) -> None:
    for seed in range(8):
        match = played(seats, seed, 9 + 13 * seed)
        table = laid(match, online(seats))
        for viewer, player in viewers(seats):
            page = table_page(seen(table, player, lang))
            moves = match.state.moves(viewer) if viewer is not None else []
            legal = [match.state.move_key(move) for move in moves]
            assert set(page.moves()) == set(legal)
            players = [key for key in legal if key.startswith("seat:")]  # the prompt has them too
            twins = len(page.moves()) - len(legal) - len(players)  # two trees that look alike
            assert twins == 0 or {"play:ancestor", "play:dryad"} & set(legal)


@pytest.mark.parametrize("game", spieltisch.games())
def test_what_passes_or_gives_up_is_marked_and_comes_last_in_the_prompt(game: str) -> None:
    found = set()
    for seed in range(6):
        match = played(2, seed, 12 + 3 * seed, game)
        seat = match.state.next_seat()
        decision = match.state.decision(seat)
        assert decision
        picture = seen(laid(match, online(2)), NAMES[seat], "en")
        page = Page(rendered("picture.html", "en", p=picture))
        forgoing = {option.key for option in decision.options if option.forgoes}
        marked = [tag for tag in page.all("button") if "data-forgoes" in tag.given]
        assert {tag.given["value"] for tag in marked} == forgoing
        kinds = [
            tag.classes[1] for tag in page.all("button") if "option-" in tag.given.get("id", "")
        ]
        assert kinds == sorted(kinds, key="forgoes".__eq__)
        found |= forgoing
    assert found


@pytest.mark.parametrize("game", spieltisch.games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_game_begins_only_once(game: str, lang: str) -> None:
    """Whoever has been the only one to move so far is told what happened, not that it begins."""
    for moves in (0, 1, 2):
        match = played(2, 3, moves, game)
        first = match.record.steps[0].seat if moves else 0
        picture = seen(laid(match, online(2), number=moves), NAMES[first], lang)
        begins = say("prompt.begin", lang) in rendered("picture.html", lang, p=picture)
        assert not (begins and moves), (moves, match.record.steps)
        assert begins or moves or picture.log


@pytest.mark.parametrize("seats", [2, 4, 5])
def test_hidden_cards_change_no_page(seats: int) -> None:
    """Whatever a viewer cannot know is dealt anew: the page stays the same to the letter."""
    for seed in range(10):
        match = played(seats, seed, 8 + 11 * seed)
        for viewer, player in viewers(seats):
            truth = table_page(seen(laid(match, online(seats)), player, "en")).html
            world = match.state.determinize(viewer, seed)
            world.events = match.state.events
            world.first_events = match.state.first_events
            other = Match(match.record, world)
            assert table_html(seen(laid(other, online(seats)), player, "en")) == truth


def test_a_page_holds_no_card_of_another_hand() -> None:
    match = played(3, 4, 6)
    theirs = {f"hand-{card}" for card in match.state.view(1)["players"][1]["hand"]}
    for player in ("p0", "p1", "nobody"):
        page = table_page(seen(laid(match), player, "de"))
        held = {tag.given["id"] for tag in page.tags if tag.given.get("id", "").startswith("hand-")}
        assert bool(held & theirs) == (player == "p1")


# every state of a table


def test_open_seats_show_their_invitations() -> None:
    seats = [SeatInfo(HUMAN, "Lena", player="p0"), SeatInfo(OPEN), SeatInfo(OPEN)]
    table = laid(played(3, 1, 0), seats)
    for page in shown(table):
        links = [tag.given["value"] for tag in page.all("input") if "readonly" in tag.given]
        assert links == [f"http://table/t/{table.id}/join/{seat}/to.ken" for seat in (2, 3)]
        assert page.moves() == []
        assert [tag.given["name"] for tag in page.all("select")] == ["bot", "bot"]
    for page in shown(table, "somebody"):
        assert sum("/join/" in link for link in page.links()) == 2
        assert page.all("select") == []


def test_the_curtain_hides_the_hand() -> None:
    match = played(3, 1, 30)
    table = laid(match, [SeatInfo(HUMAN, name, player="p0") for name in NAMES[:3]])
    for page in shown(table):
        assert page.by_id("lift")
        assert page.moves() == []
        assert not any(tag.given.get("id", "").startswith("hand") for tag in page.tags)
    for page in shown(table, lifted=match.state.next_seat()):
        assert page.moves()
        assert page.by_id("hand")


def test_others_are_asked_to_agree_to_a_take_back() -> None:
    table = laid(played(3, 1, 30), asking=TakeBack(1, 3))
    for page in shown(table):
        assert page.named("agree") == ["yes", "no"]
    for page in shown(table, "p1"):
        assert page.named("agree") == []


def test_the_take_back_button_says_its_state() -> None:
    match = played(2, 1, 0)
    mover = match.state.next_seat()
    for page in shown(laid(match), f"p{mover}"):
        assert page.by_id("back").given["aria-disabled"] == "true"
        assert page.by_id("back").given["title"]
    match.play(mover, match.state.parse_move(mover, "pass"))
    for page in shown(laid(match), f"p{mover}"):
        assert "aria-disabled" not in page.by_id("back").given


def test_whoever_is_away_may_come_back() -> None:
    seats = [SeatInfo(HUMAN, "Lena", bot="greedy", player="p0", away=True), *people(3)[1:]]
    table = laid(played(3, 1, 5), seats, host="p1")
    for page in shown(table):
        assert f"/t/{table.id}/return" in page.actions()
    for page in shown(table, "p1"):
        assert f"/t/{table.id}/return" not in page.actions()


def test_whoever_was_away_reads_what_happened_and_puts_it_aside() -> None:
    told = Meanwhile(1, 3, moves=2)
    back = SeatInfo(HUMAN, "Lena", player="p0", meanwhile=told)
    table = laid(played(3, 1, 5), [back, *people(3)[1:]])
    for page in shown(table):
        assert f"/t/{table.id}/read" in page.actions()
        assert f"/t/{table.id}/replay?move=3" in [tag.given.get("href") for tag in page.all("a")]
    for page in [*shown(table, "p1"), *shown(table, "nobody")]:
        assert f"/t/{table.id}/read" not in page.actions()
    for page in shown(table, "p0", replaying=True, lifted=0):
        assert "missed-0" in [tag.given.get("id") for tag in page.tags]


@pytest.mark.parametrize("origin", ["server", "seed", "record"])
def test_everybody_sees_where_the_cards_come_from(origin: str) -> None:
    table = laid(played(3, 1, 5), origin=origin)
    for player in ("p0", "p1", "nobody"):
        for lang, page in zip(LANGUAGES, shown(table, player), strict=True):
            words = " ".join("".join(page.by_id("picture").words).split())
            for known in ("seed", "record"):
                told = say(f"origin.{known}", lang) in words
                explained = say(f"origin.{known}_about", lang) in words
                assert told == explained == (known == origin)


def test_a_hint_marks_its_option() -> None:
    match = played(2, 3, 0)
    mover = match.state.next_seat()
    option = match.state.option(mover, match.state.moves(mover)[2])
    hint = Hint((Choice(2, option, 0.62),), Text("Weil", "Because"))
    for page in shown(laid(match), f"p{mover}", hint=hint):
        marked = [tag.given["value"] for tag in page.tags if "hinted" in tag.classes]
        assert marked == [option.key]


def test_an_error_is_said_in_the_prompt() -> None:
    for page in shown(laid(played(3, 1, 12)), error="Das geht so nicht."):
        alerts = [tag for tag in page.tags if tag.given.get("role") == "alert"]
        assert "".join(alerts[0].words) == "Das geht so nicht."


@pytest.mark.parametrize("rematch", [None, "next-table"])
def test_the_end_shows_the_ranking_and_ways_on(rematch: str | None) -> None:
    match = played(3, 2, 2000)
    assert match.state.over
    table = laid(match, rematch=rematch)
    for page in shown(table):
        words = "".join(page.by_id("prompt").words)
        assert all(name in words for name in NAMES[:3])
        assert {f"/t/{table.id}/record.json", f"/t/{table.id}/replay"} <= set(page.links())
        assert ("/t/next-table" in page.links()) == (rematch is not None)
        assert (f"/t/{table.id}/rematch" in page.actions()) == (rematch is None)
        assert page.moves() == []


def test_only_my_own_decision_is_asked_of_me() -> None:
    match = played(3, 5, 20)
    for seat, player in viewers(3)[:-1]:
        for page in shown(laid(match, online(3)), player):
            mine = seat == match.state.next_seat()
            assert ("asked" in page.by_id("prompt").classes) == mine
            assert any("can" in tag.classes for tag in page.tags) == mine


def test_names_and_chat_are_never_markup() -> None:
    seats = [replace(info, name=f"{EVIL}{number}") for number, info in enumerate(people(3))]
    chat = [ChatLine(1, 0, EVIL, Text(EVIL, EVIL), 0.0), ChatLine(2, None, "", Text("a", "b"), 0.0)]
    table = laid(played(3, 2, 40), seats, chat=chat)
    for page in [*shown(table), *shown(table, "nobody", error=EVIL)]:
        assert "<script>" not in page.html
        assert "&lt;script&gt;" in page.html


def test_reasons_stand_on_what_cannot_be_played() -> None:
    told = 0
    for seed in range(40):
        match = played(3, seed, 60)
        mover = match.state.next_seat()
        if mover < 0 or match.state.view(None)["phase"] != "play":
            continue
        page = table_page(seen(laid(match, online(3)), NAMES[mover], "de"))
        for tag in page.all("button"):
            if "cannot" in tag.classes:
                told += 1
                assert tag.given["aria-disabled"] == "true"
                assert tag.given["data-say"] in tag.given["aria-label"]
                assert re.fullmatch(r"EQ-\d+( EQ-\d+)*", tag.given["data-rulings"])
    assert told


def test_the_board_is_a_grid_of_sentences() -> None:
    page = table_page(seen(laid(played(4, 3, 50)), "p0", "en"))
    cells = [tag for tag in page.tags if tag.given.get("role") == "gridcell"]
    assert len(cells) == 48
    fields = [tag for tag in page.tags if tag.given.get("id", "").startswith("field-")]
    assert len(fields) == 48
    assert all(len(tag.given["aria-label"]) > 8 for tag in fields)


def test_rows_have_the_numbers_that_the_log_uses() -> None:
    page = table_page(seen(laid(played(4, 3, 50)), "p0", "de"))
    assert ["".join(tag.words) for tag in page.tags if "nth" in tag.classes] == list("12345")
    prizes = ["".join(tag.words) for tag in page.tags if "prize" in tag.classes]
    assert prizes == [f"{value} PP" for value in (5, 4, 3, 2, 1, 0)]


@pytest.mark.parametrize("game", ["equinox", "living-forest", "blue-moon"])
def test_the_log_speaks_to_its_reader_and_names_the_others(game: str) -> None:
    table = laid(played(2, 3, 60, game), online(2))
    for reader, other in (NAMES[:2], NAMES[1::-1]):
        told = " ".join(entry.text for entry in seen(table, reader, "en").log)
        assert re.search(r"\bYou [a-z]+", told)
        assert reader not in told
        assert other in told
    told = " ".join(entry.text for entry in seen(table, "nobody", "en").log)
    assert not re.search(r"\b[Yy]ou\b", told)


def test_whoever_gave_no_name_is_called_in_the_language_of_the_reader() -> None:
    seats = [SeatInfo(HUMAN, "Gast", player="p0"), SeatInfo(HUMAN, "Gast 2", player="p1")]
    table = laid(played(2, 3, 60), seats)
    picture = seen(table, "p1", "en")
    assert [plate.name for plate in picture.plates] == ["Guest", "Guest 2"]
    assert "Guest " in " ".join(entry.text for entry in picture.log)
    assert [plate.name for plate in seen(table, "p1", "de").plates] == ["Gast", "Gast 2"]


# the other pages


def summaries() -> list[Summary]:
    title = Text("Equinox zu dritt", "Equinox for three")
    names = [*NAMES[:2], ""]
    waiting = Summary("id1", "equinox", title, names, 1, False, ["Lena"], "Lena", 0, [], False)
    full = replace(waiting, id="id2", name=EVIL, names=[EVIL, *NAMES[:2]], open_seats=0)
    over = replace(full, id="id3", over=True, turn=[], mine=[1])
    return [waiting, full, replace(full, id="id4", mine=[0], my_turn=True), over]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rows", [summaries(), []], ids=["some", "none"])
def test_lists_of_tables(lang: str, rows: list[Summary]) -> None:
    context = {"games": [EQUINOX], "mine": rows, "open": rows, "me": "", "bots": list(BOTS)}
    context["addresses"] = ["http://192.168.7.5:8000"] if rows else []
    assert sound(rendered("start.html", lang, **context), lang).actions().count("/quick") == 1
    for error in (None, EVIL):
        mine = [my_game(row, lang) for row in rows]
        sound(rendered("mine.html", lang, mine=mine, error=error), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "form",
    [
        {},
        {"creatures": "chosen", "creature": "hoot", "trees": "3,0", "first": "2"},
        {
            "seat-1": "here",
            "seat-2": "open",
            "seat-3": "",
            "name-1": EVIL,
            "public": "yes",
            "absence": "bot-60",
            "clock": "decision-3-resign",
        },
    ],
    ids=["fresh", "chosen", "people"],
)
def test_the_page_for_a_new_table(lang: str, form: dict[str, str]) -> None:
    page = page_for(EQUINOX, lang, form)
    names = {tag.given.get("name") for tag in page.all("input", "select")}
    chosen = [tag.given["value"] for tag in page.all("option") if "selected" in tag.given]
    assert form.get("absence", USUAL_RULE) in chosen
    assert form.get("clock", NO_CLOCK) in chosen
    assert {option.name for option in EQUINOX.options} <= names
    assert {f"seat-{seat}" for seat in range(1, 6)} | {"public", "absence", "seed"} <= names
    assert "table" in names
    checked = [tag.given["value"] for tag in page.all("input") if "checked" in tag.given]
    assert form.get("creature", "random") in checked


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", spieltisch.games())
def test_every_choice_of_a_game_is_on_the_page_for_a_new_table(name: str, lang: str) -> None:
    on = spieltisch.game(name)
    page = page_for(on, lang, {})
    for option in on.options:
        assert str(escape(option.title.to(lang))) in page.html
        for choice in option.choices:
            assert str(escape(choice.label.to(lang))) in page.html
            assert choice.about is None or str(escape(choice.about.to(lang))) in page.html
            chosen = page_for(on, lang, {option.name: choice.value})
            marks = [tag for tag in chosen.tags if {"checked", "selected"} & tag.given.keys()]
            assert choice.value in [mark.given.get("value") for mark in marks]
            fields = [tag for tag in page.tags if tag.given.get("name") == choice.field != ""]
            assert len(fields) == (len(choice.of) or bool(choice.field))
            assert choice.several <= len(choice.of)


def page_for(on: Game, lang: str, form: dict[str, str]) -> Page:
    """The page for a new table, its form filled in."""
    usual = {option.name: written(option.default) for option in on.options}
    context = {"game": on, "usual": usual, "bots": list(BOTS), "me": "Lena"}
    context |= {"rules": RULES, "usual_rule": USUAL_RULE, "error": EVIL if form else None}
    context["clocks"] = CLOCKS
    html = rendered("new.html", lang, **context, form=QueryParams(form))
    return sound(html, lang) if on is EQUINOX else Page(html)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("taken", [True, False])
@pytest.mark.parametrize("rule", ["wait", "others-5", "bot-60"])
def test_an_invitation(lang: str, taken: bool, rule: str) -> None:
    seats = [SeatInfo(HUMAN, EVIL, player="p0"), SeatInfo(OPEN), SeatInfo(BOT, "Bot", bot="random")]
    plates = seen(laid(played(3, 1, 0), seats), "x", lang).plates
    table = {"table_id": "id1", "table_title": "Equinox", "seat": 1, "plates": plates}
    table |= {"absence": RULES[rule], "clock": CLOCKS["game-30"] if taken else None}
    action = "/t/id1/join/2/to.ken"
    page = sound(
        rendered("join.html", lang, **table, action=action, taken=taken, me=EVIL, error=None), lang
    )
    assert (action in page.actions()) != taken


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pages_for_somebody_s_own_things(lang: str) -> None:
    usual = {name: choices[0] for name, choices in SETTINGS.items()}
    for kept in (False, True):
        context = {"settings": SETTINGS, "chosen": usual, "came_from": "/mine", "kept": kept}
        sound(rendered("settings.html", lang, **context), lang)
    for table in ("", "aBc-123_xyz0"):
        link = "http://table/move/to-ken"
        context = {"link": link, "about": EVIL, "minutes": 15, "table_id": table}
        sound(rendered("move.html", lang, **context), lang)
    for same in (False, True):
        context = {"about": EVIL, "running": 2, "same": same, "action": "/move/to-ken"}
        sound(rendered("arrive.html", lang, **context), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_things_to_read(lang: str) -> None:
    rulings, questions = read_rulings(EQUINOX.rulings_path(), "equinox")
    text = chapters(EQUINOX.rules().to(lang))
    sound(rendered("rules.html", lang, game=EQUINOX, chapters=text), lang)
    cards = sound(rendered("cards.html", lang, game=EQUINOX, cards=EQUINOX.cards()), lang)
    words = "".join(cards.by_id("content").words)
    assert all(card.text.to(lang) in words for card in EQUINOX.cards())
    topics = [Topic("All", rulings)]
    page = sound(
        rendered("rulings.html", lang, game=EQUINOX, topics=topics, questions=questions), lang
    )
    for number in [*(ruling.id for ruling in rulings), *(question.id for question in questions)]:
        assert page.by_id(number)
    sound(rendered("message.html", lang, title=EVIL, text=EVIL), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("moves", [0, 1, 40])
def test_the_replay_leads_to_every_neighbour(lang: str, moves: int) -> None:
    match = played(3, 6, moves)
    picture = replace(seen(laid(match), "p0", lang, replaying=True), result=None)
    told = picture.log[:2] if moves else []
    context = {"p": picture, "move": moves, "last": 40, "told": told, "lit": "", "since": 0}
    context |= {"all_open": False, "eyes": None}
    page = sound(rendered("replay.html", lang, **context, at_table=False), lang)
    assert page.moves() == []
    slider = page.by_id("slider").given
    assert (slider["min"], slider["value"], slider["max"]) == ("0", str(moves), "40")
    assert ("href" in page.by_id("previous").given) == (moves > 0)
    assert ("href" in page.by_id("next").given) == (moves < 40)
    page = sound(rendered("replay.html", lang, **context, at_table=True), lang)
    assert page.moves() == []
    assert set(page.actions()) == {"/settings"}
    assert page.by_id("next").given["href"].endswith("?move=" + str(moves + 1)) == (moves < 40)


# static files


def test_every_emblem_that_a_page_uses_is_drawn() -> None:
    drawn = {name: path for name, path in STATIC.items() if path.suffix == ".svg"}
    sheets = {name: path.read_text("utf-8") for name, path in drawn.items()}
    for page in [*shown(laid(played(5, 3, 70))), *shown(laid(played(3, 2, 2000)))]:
        for tag in page.all("use"):
            sheet, _, name = tag.given["href"].removeprefix("/static/").partition("#")
            assert f'id="{name}"' in sheets[sheet], f"{name} is missing in {sheet}"


def test_letters_are_asked_for_where_they_are_served() -> None:
    """The style sheet, the first lines of a page, the server and the requirements name the same."""
    sheet = STATIC["tokens.css"].read_text("utf-8")
    assert sorted(re.findall(r'url\("(.+?)"\)', sheet)) == sorted(
        path.removeprefix("/static/") for path in FONTS
    )
    page = Page(rendered("message.html", "de", title="", text=""))
    early = [tag.given for tag in page.all("link") if tag.given["rel"] == "preload"]
    assert [link["href"] for link in early] == list(FONTS)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    pinned = [line for line in project["optional-dependencies"]["server"] if "font-" in line]
    assert pinned == [f"font-source-{kind}-pro=={VERSION}" for kind in ("sans", "serif")]


def test_the_script_is_small_and_the_first_page_light() -> None:
    sizes = {name: path.stat().st_size for name, path in STATIC.items()}
    assert sizes["table.js"] < 15_000
    assert sizes["attention.js"] + sizes["telling.js"] + sizes["touch.js"] < 15_000
    page = rendered(
        "start.html", "de", games=[EQUINOX], mine=[], open=[], addresses=[], me="", bots=[]
    )
    used = [name for name in sizes if f"/static/{name}" in page]
    assert sum(sizes[name] for name in used) + len(page.encode()) < 150_000
