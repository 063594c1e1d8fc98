"""The pages as they are rendered: from real games, for every seat and for spectators.

Each page is read as a browser would read it; what must hold of all of them is in `sound`.
"""

import re
from dataclasses import dataclass, field, replace
from html.parser import HTMLParser
from random import Random
from typing import Any

import pytest
from jinja2 import Environment

import spieltisch
from spieltisch.bots import BOTS
from spieltisch.bots.hint import Hint
from spieltisch.core.record import Match, new_match
from spieltisch.core.rulings import read_rulings
from spieltisch.core.text import LANGUAGES, Text
from spieltisch.table.kept import Kept
from spieltisch.table.live import LiveTable
from spieltisch.table.pages.reference import Topic
from spieltisch.table.picture import Picture, Prompt, Viewer, take_picture
from spieltisch.table.prose import chapters
from spieltisch.table.seats import BOT, HUMAN, OPEN, ChatLine, SeatInfo, Summary, TakeBack
from spieltisch.table.web import environment

EQUINOX = spieltisch.game("equinox")
NAMES = ["Lena", "Jonas", "Mirjam", "Aki", "Bo"]
EVIL = "<script>alert('&')</script>"

AT = r"/t/[\w-]+"
POSTS = re.compile(
    rf"/quick|/new/equinox|/import|/settings|{AT}/(play|lift|take-back|answer|hint|chat|leave|return"
    rf"|bot|resign|rematch)|{AT}/join/\d+/[\w.-]+"
)
GETS = re.compile(
    rf"/|/mine|/new/equinox|/games/equinox/(rules|cards|rulings)(#EQ-\w+)?|#[\w-]+|{AT}"
    rf"(/replay(\?move=\d+)?|/record\.json)?|http://table{AT}/join/\d+/[\w.-]+"
)
EMPTY = {"meta", "link", "input", "img", "use", "br"}


@dataclass
class Tag:
    """An element: its attributes and everything it says."""

    name: str
    given: dict[str, str]
    words: list[str] = field(default_factory=list)


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
        assert self._open and self._open[-1].name == tag, f"</{tag}> does not close anything"
        self._open.pop()

    def handle_data(self, data: str) -> None:
        for around in self._open:
            around.words.append(data)

    def all(self, *names: str) -> list[Tag]:
        return [tag for tag in self.tags if tag.name in names]

    def by_id(self, wanted: str) -> Tag:
        return next(tag for tag in self.tags if tag.given.get("id") == wanted)

    def moves(self) -> list[str]:
        """What a click may play."""
        return [tag.given["value"] for tag in self.all("button") if tag.given.get("name") == "move"]


def sound(html: str, lang: str) -> Page:
    """Reads a page and checks what must hold of every one."""
    page = Page(html)
    ids = [tag.given["id"] for tag in page.tags if "id" in tag.given]
    assert len(set(ids)) == len(ids), "an id is there twice"
    assert page.all("html")[0].given["lang"] == lang
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
    for tag in page.all("a"):
        assert GETS.fullmatch(tag.given.get("href", "/")), tag.given
    for tag in page.all("img"):
        assert "alt" in tag.given
    for tag in page.all("input"):
        unseen = tag.given.get("type") in ("hidden", "radio", "checkbox")
        assert (
            unseen
            or {"aria-label", "aria-hidden"} & tag.given.keys()
            or tag.given["name"]
            in (
                "name",
                "seed",
            )
        ), f"{tag.given} has no label"
    return page


TEMPLATES: Environment = environment()


def rendered(template: str, lang: str, **context: Any) -> str:
    path = context.pop("path", "/")
    return TEMPLATES.get_template(template).render(lang=lang, theme="", path=path, **context)


# tables


def played(seats: int, seed: int, moves: int) -> Match:
    """A game after so many random moves, or at its end."""
    match = new_match("equinox", seats, seed, {}, NAMES[:seats])
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
    return [
        *seats[:2],
        *[replace(s, kind=BOT, bot="greedy", player="") for s in seats[2:3]],
        *seats[3:],
    ]


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


def table_page(picture: Picture) -> Page:
    html = rendered("table.html", picture.lang, p=picture, path=f"/t/{picture.id}")
    return sound(html, picture.lang)


# random games, every seat


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_option_of_every_viewer_is_one_button(seats: int, lang: str) -> None:
    for seed in range(8):
        match = played(seats, seed, 9 + 13 * seed)
        table = laid(match, [SeatInfo(HUMAN, name, player=name) for name in NAMES[:seats]])
        for viewer in [*range(seats), None]:
            player = "nobody" if viewer is None else NAMES[viewer]
            page = table_page(seen(table, player, lang))
            state = match.state
            legal = [state.move_key(move) for move in state.moves(-1 if viewer is None else viewer)]
            assert set(page.moves()) == set(legal)
            twins = len(page.moves()) - len(legal)  # trees that look alike are two cards
            assert twins == 0 or any(key.startswith("play:") for key in legal)


@pytest.mark.parametrize("seats", [2, 4, 5])
def test_hidden_cards_change_no_page(seats: int) -> None:
    """Whatever a viewer cannot know is dealt anew: the page stays the same to the letter."""
    for seed in range(10):
        match = played(seats, seed, 8 + 11 * seed)
        people_here = [SeatInfo(HUMAN, name, player=name) for name in NAMES[:seats]]
        for viewer in [*range(seats), None]:
            player = "nobody" if viewer is None else NAMES[viewer]
            truth = table_page(seen(laid(match, people_here), player, "en")).html
            world = match.state.determinize(viewer, seed)
            world.events = match.state.events
            other = Match(match.record, world)
            assert table_page(seen(laid(other, people_here), player, "en")).html == truth


def test_a_page_names_no_card_of_another_hand() -> None:
    match = played(3, 4, 6)
    table = laid(match)
    view = match.state.view(1)
    for player, own in (("p0", False), ("p1", True), ("nobody", False)):
        page = table_page(seen(table, player, "de"))
        held = {tag.given["id"] for tag in page.tags if tag.given.get("id", "").startswith("hand-")}
        theirs = {f"hand-{card}" for card in view["players"][1]["hand"]}
        assert bool(held & theirs) == own


# every state of a table


def shown(table: LiveTable, player: str = "p0", **more: Any) -> list[Page]:
    """The page in both languages."""
    return [table_page(seen(table, player, lang, **more)) for lang in LANGUAGES]


def test_open_seats_show_their_invitations() -> None:
    seats = [SeatInfo(HUMAN, "Lena", player="p0"), SeatInfo(OPEN), SeatInfo(OPEN)]
    table = laid(played(3, 1, 0), seats)
    for page in shown(table):
        links = [tag.given["value"] for tag in page.all("input") if "readonly" in tag.given]
        assert links == [f"http://table/t/{table.id}/join/{seat}/to.ken" for seat in (2, 3)]
        assert page.moves() == []
        assert sum(tag.given.get("name") == "bot" for tag in page.all("button")) == 2
    for page in shown(table, "somebody"):
        assert sum("/join/" in tag.given.get("href", "") for tag in page.all("a")) == 2
        assert not any(tag.given.get("name") == "bot" for tag in page.all("button"))


def test_the_curtain_hides_the_hand() -> None:
    match = played(3, 1, 30)
    table = laid(match, [SeatInfo(HUMAN, name, player="p0") for name in NAMES[:3]])
    mover = match.state.next_seat()
    for page in shown(table):
        assert page.by_id("lift")
        assert page.moves() == []
        assert not any(tag.given.get("id", "").startswith("hand") for tag in page.tags)
    for page in shown(table, lifted=mover):
        assert page.moves()
        assert page.by_id("hand")


def test_somebody_is_asked_to_agree_to_a_take_back() -> None:
    table = laid(played(3, 1, 30), asking=TakeBack(1, 3))
    for page in shown(table):
        assert [
            tag.given["value"] for tag in page.all("button") if tag.given.get("name") == "agree"
        ]
    for page in shown(table, "p1"):
        assert not any(tag.given.get("name") == "agree" for tag in page.all("button"))


def test_the_take_back_button_says_its_state() -> None:
    start = laid(played(2, 1, 0))
    for page in shown(start):
        assert page.by_id("back").given["aria-disabled"] == "true"
        assert page.by_id("back").given["title"]
    match = played(2, 1, 0)
    mover = match.state.next_seat()
    match.play(mover, match.state.parse_move(mover, "pass"))
    for page in shown(laid(match), f"p{mover}"):
        assert "aria-disabled" not in page.by_id("back").given


def test_somebody_away_may_come_back() -> None:
    seats = [SeatInfo(HUMAN, "Lena", bot="greedy", player="p0", away=True), *people(3)[1:]]
    table = laid(played(3, 1, 5), seats)
    for page in shown(table):
        assert any(tag.given["action"].endswith("/return") for tag in page.all("form"))
    for page in shown(laid(played(3, 1, 5), seats, host="p1"), "p1"):
        assert any(tag.given["action"].endswith("/bot") for tag in page.all("form"))


def test_a_hint_marks_its_option() -> None:
    match = played(2, 3, 0)
    mover = match.state.next_seat()
    option = match.state.option(mover, match.state.moves(mover)[2])
    hint = Hint(2, option, Text("Weil", "Because"))
    for page in shown(laid(match), f"p{mover}", hint=hint):
        marked = [tag for tag in page.tags if "hinted" in tag.given.get("class", "").split()]
        assert [tag.given["value"] for tag in marked] == [option.key]


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
        links = [tag.given.get("href", "") for tag in page.all("a")]
        assert f"/t/{table.id}/record.json" in links
        assert f"/t/{table.id}/replay" in links
        assert ("/t/next-table" in links) == (rematch is not None)
        asks = [tag.given["action"] for tag in page.all("form")]
        assert (f"/t/{table.id}/rematch" in asks) == (rematch is None)
        assert page.moves() == []


def test_only_my_own_decision_is_amber() -> None:
    """The prompt asks, and plates and prompt say so, only to the one who has to decide."""
    match = played(3, 5, 20)
    table = laid(match, [SeatInfo(HUMAN, name, player=name) for name in NAMES[:3]])
    mover = match.state.next_seat()
    for seat in range(3):
        for page in shown(table, NAMES[seat]):
            classes = page.by_id("prompt").given["class"].split()
            assert ("asked" in classes) == (seat == mover)
            clickable = [tag for tag in page.tags if "can" in tag.given.get("class", "").split()]
            assert seat == mover or clickable == []


def test_names_and_chat_are_never_markup() -> None:
    match = played(3, 2, 40)
    seats = [replace(info, name=f"{EVIL}{number}") for number, info in enumerate(people(3))]
    chat = [ChatLine(1, 0, EVIL, Text(EVIL, EVIL), 0.0), ChatLine(2, None, "", Text("a", "b"), 0.0)]
    table = laid(match, seats, chat=chat)
    for page in [*shown(table), *shown(table, "nobody", error=EVIL)]:
        assert "<script>" not in page.html
        assert "&lt;script&gt;" in page.html


def test_reasons_stand_on_what_cannot_be_played() -> None:
    for seed in range(30):
        match = played(3, seed, 60)
        if match.state.over or match.state.view(None)["phase"] != "play":
            continue
        page = table_page(
            seen(
                laid(match, [SeatInfo(HUMAN, n, player="p0") for n in NAMES[:3]]),
                "p0",
                "de",
                lifted=match.state.next_seat(),
            )
        )
        for tag in page.all("button"):
            if "cannot" in tag.given.get("class", "").split():
                assert tag.given["aria-disabled"] == "true"
                assert tag.given["data-say"] in tag.given["aria-label"]
                assert re.fullmatch(r"EQ-\d+( EQ-\d+)*", tag.given["data-rulings"])


def test_the_board_is_a_grid_of_sentences() -> None:
    page = table_page(seen(laid(played(4, 3, 50)), "p0", "en"))
    cells = [tag for tag in page.tags if tag.given.get("role") == "gridcell"]
    assert len(cells) == 48
    for tag in page.tags:
        if tag.given.get("id", "").startswith("field-"):
            assert len(tag.given["aria-label"]) > 8


# the other pages


def summaries() -> list[Summary]:
    names = [*NAMES[:2], ""]
    plain = Summary(
        "id1",
        "equinox",
        Text("Equinox zu dritt", "Equinox for three"),
        names,
        1,
        False,
        ["Lena"],
        "Lena",
        0,
        [],
        False,
    )
    full = replace(plain, names=NAMES[:3], open_seats=0)
    over = replace(full, over=True, turn=[], mine=[1])
    return [plain, full, replace(full, mine=[0], my_turn=True), over, replace(plain, host=EVIL)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rows", [summaries(), []])
def test_lists_of_tables(lang: str, rows: list[Summary]) -> None:
    start = sound(
        rendered("start.html", lang, games=[EQUINOX], mine=rows, open=rows, me="", bots=list(BOTS)),
        lang,
    )
    quick = [tag for tag in start.all("form") if tag.given["action"] == "/quick"]
    assert len(quick) == 1
    sound(rendered("mine.html", lang, mine=rows, error=None), lang)
    sound(rendered("mine.html", lang, mine=rows, error=EVIL), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "form",
    [
        {},
        {"creatures": "chosen", "creature": ["hoot", "stag"], "trees": "3,0", "first": "2"},
        {"seat-1": "here", "seat-2": "open", "seat-3": "", "name-1": EVIL, "public": "yes"},
    ],
)
def test_the_page_for_a_new_table(lang: str, form: dict[str, Any]) -> None:
    page = sound(
        rendered(
            "new.html",
            lang,
            game=EQUINOX,
            cards=EQUINOX.cards(),
            bots=list(BOTS),
            me="Lena",
            form=form,
            error=EVIL if form else None,
        ),
        lang,
    )
    names = {tag.given.get("name") for tag in page.all("input", "select")}
    assert {option.name for option in EQUINOX.options} <= names
    assert {f"seat-{seat}" for seat in range(1, 6)} | {"public", "seed"} <= names
    checked = [tag.given["value"] for tag in page.all("input") if "checked" in tag.given]
    assert set(form.get("creature", [])) <= set(checked)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("taken", [True, False])
def test_an_invitation(lang: str, taken: bool) -> None:
    seats = [SeatInfo(HUMAN, EVIL, player="p0"), SeatInfo(OPEN), SeatInfo(BOT, "Bot", bot="random")]
    plates = seen(laid(played(3, 1, 0), seats), "x", lang).plates
    page = sound(
        rendered(
            "join.html",
            lang,
            table_id="id1",
            table_title="Equinox",
            seat=1,
            plates=plates,
            action="/t/id1/join/2/to.ken",
            taken=taken,
            me=EVIL,
            error=None,
        ),
        lang,
    )
    assert any("/join/" in tag.given["action"] for tag in page.all("form")) != taken


@pytest.mark.parametrize("lang", LANGUAGES)
def test_things_to_read(lang: str) -> None:
    rulings, questions = read_rulings(EQUINOX.rulings_path(), "equinox")
    text = chapters(EQUINOX.rules().to(lang))
    sound(rendered("rules.html", lang, game=EQUINOX, chapters=text), lang)
    cards = sound(rendered("cards.html", lang, game=EQUINOX, cards=EQUINOX.cards()), lang)
    assert all(
        card.text.to(lang) in "".join(cards.by_id("content").words) for card in EQUINOX.cards()
    )
    page = sound(
        rendered(
            "rulings.html", lang, game=EQUINOX, topics=[Topic("All", rulings)], questions=questions
        ),
        lang,
    )
    for ruling in [*rulings, *questions]:
        assert page.by_id(ruling.id)
    sound(rendered("message.html", lang, title=EVIL, text=EVIL), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("moves", [0, 1, 40])
def test_the_replay_leads_to_every_neighbour(lang: str, moves: int) -> None:
    match = played(3, 6, moves)
    picture = seen(laid(match), "p0", lang)
    quiet = replace(picture, offers={}, prompt=Prompt("", False, None, [], [], []), result=None)
    told = quiet.log[:2] if moves else []
    html = rendered("replay.html", lang, p=quiet, move=moves, last=40, told=told)
    page = sound(html, lang)
    slider = page.by_id("slider").given
    assert (slider["min"], slider["value"], slider["max"]) == ("0", str(moves), "40")
    assert ("href" in page.by_id("previous").given) == (moves > 0)
    assert ("href" in page.by_id("next").given) == (moves < 40)


# static files


def test_every_emblem_that_a_page_uses_is_drawn() -> None:
    static = spieltisch.__path__[0] + "/table/static/"
    table = laid(played(5, 3, 70))
    for page in [*shown(table), *shown(laid(played(3, 2, 2000)))]:
        for tag in page.all("use"):
            path, _, name = tag.given["href"].partition("#")
            with open(static + path.removeprefix("/static/"), encoding="utf-8") as sheet:
                assert f'id="{name}"' in sheet.read(), f"{name} is missing in {path}"


def test_the_script_is_small() -> None:
    with open(spieltisch.__path__[0] + "/table/static/table.js", "rb") as script:
        assert len(script.read()) < 15_000
