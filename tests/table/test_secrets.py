"""Nothing that is hidden from somebody is anywhere in what their browser gets.

Two proofs beside each other: a search for the cards that the viewer may not know, and an exchange
of the hidden cards behind the server's back, after which every page must be the same to the letter.
"""

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from random import Random

import pytest

from spieltisch.core.event import Event
from spieltisch.core.game import State
from spieltisch.core.record import replay
from spieltisch.games.equinox.state.notation import card_key
from spieltisch.games.equinox.text import names
from spieltisch.table.live import LiveTable
from tests.table.conftest import Person, Server, Stream

NAMES = {**names.CREATURE_NAMES, "chameleon": names.CHAMELEON_NAME}
KINDS = "|".join(sorted(NAMES, key=len, reverse=True))
BY_NAME = {text.to(lang): kind for kind, text in NAMES.items() for lang in ("de", "en")}
SPOKEN = "|".join(sorted(BY_NAME, key=len, reverse=True))

PLACES = re.compile(rf"(?:field|pebble)-(?:{KINDS})-\d+")
"""Ids of fields; the number is a row. They are public and look like cards."""
WRITTEN = (
    (re.compile(rf"(?<![a-z])({KINDS})-(\d+)(?!\d)"), str),  # hand-hoot-4, play:hoot-4
    (re.compile(rf"\b({SPOKEN}) (\d+)(?!\d)"), BY_NAME.__getitem__),  # Hoot 4
)
DRAWN = (
    (re.compile(rf'"num">(½|\d+)[^/]*(?:/small>)?</b><span class="name">({SPOKEN})<'), BY_NAME.get),
    (re.compile(rf'"num">(½|\d+)[^/]*(?:/small>)?</b><svg[^>]*><use[^>]*#eq-({KINDS})"'), str),
)
TREES = re.compile(r'[:-](ancestor|dryad)(?:-2)?"')


def cards_in(html: str) -> set[str]:
    """Every card that is named or drawn in a page."""
    html = PLACES.sub("", html)
    found = {
        f"{kind(name)}-{number}" for sign, kind in WRITTEN for name, number in sign.findall(html)
    }
    for sign, kind in DRAWN:
        found |= {f"{kind(name)}-{number.replace('½', '0')}" for number, name in sign.findall(html)}
    return found | {kind for kind in TREES.findall(html) if f"hue-{kind}" in html}


def hidden_from(state: State, seat: int | None, now: State | None = None) -> set[str]:
    """The cards that lie where the seat cannot look and that it was never shown.

    For a state of the past, ``now`` tells what it has been shown since.
    """
    truth = state.dump()
    others = [other for other in range(state.seats) if other != seat]
    cards = list(truth["deck"])
    for other in others:
        cards += truth["hands"][other]
        cards += [card for card in [truth["secret"][other]] if card >= 0]
        for aside in (truth["down"], truth["buried"]):
            cards += [entry >> 3 for entry in aside if entry & 7 == other]
    told = repr([line.data for line in (now or state).log(seat)]) + repr(state.view(seat)["drawn"])
    seen = set(re.findall(r"'([a-z-]+(?:-\d+)?)'", told))
    own = set() if seat is None else {card_key(card) for card in truth["hands"][seat]}
    return {card_key(card) for card in cards} - seen - own


def check(html: str, state: State, seat: int | None, now: State | None = None) -> None:
    assert cards_in(html) & hidden_from(state, seat, now) == set()


def check_nothing_private(html: str, table: LiveTable) -> None:
    """Not the seed, nor whatever tells one browser from another."""
    assert str(table.match.record.seed) not in html
    for info in table.seats:
        assert not info.player or info.player not in html
    assert table.host not in html
    assert "/join/" not in html


def test_the_search_finds_cards_in_every_dress() -> None:
    assert cards_in('<li id="hand-feather-fox-10" value="play:hoot-4">') == {
        "feather-fox-10",
        "hoot-4",
    }
    assert cards_in('<i id="field-hoot-4" data-vt="pebble-hoot-0-1">') == set()
    assert cards_in("Anna zieht Noctia 4 und Chamäleon 7.") == {"hoot-4", "chameleon-7"}
    face = '<b class="num">{}</b><span class="name">Ursus</span>'
    assert cards_in(face.format("½") + face.format("7<small>½</small>")) == {"ursus-0", "ursus-7"}
    tile = (
        '<b class="num">3</b><svg class="pic"><use href="/static/equinox.svg#eq-moss-man"/></svg>'
    )
    assert cards_in(tile) == {"moss-man-3"}
    assert cards_in('<i class="hue-dryad" id="hand-dryad">') == {"dryad"}


def test_the_search_finds_a_hand_that_is_not_one_s_own(
    server: Server, ada: Person, ben: Person, shared_table: str
) -> None:
    state = server.table(shared_table).state
    assert len(hidden_from(state, 0)) > 60
    for person, seat in ((ada, 0), (ben, 1)):
        html = person.get(shared_table).html
        check(html, state, seat)
        assert len(cards_in(html) & hidden_from(state, 1 - seat)) == 8
        assert len(cards_in(html) & hidden_from(state, None)) == 8


@pytest.fixture
def three(server: Server) -> tuple[str, list[Person]]:
    """A table of three people with browsers of their own, and somebody who watches."""
    people = [server.person("en"), server.person("de"), server.person("en"), server.person("de")]
    table = people[0].new_table("me", "open", "open", names=("Ada",))
    for seat, name in ((2, "Ben"), (3, "Carl")):
        people[seat - 1].accept(people[0].invitation(table, seat), name)
    people[3].get("/")
    return table, people


def eyes(number: int) -> int | None:
    """The seat through which the person with this number looks."""
    return number if number < 3 else None


def test_no_picture_names_a_hidden_card(server: Server, three: tuple[str, list[Person]]) -> None:
    """A whole game: everybody's stream at every step; pages, replays and records now and then."""
    table, people = three
    random = Random(11)
    with ExitStack() as stack:
        streams = [stack.enter_context(person.watch(table)) for person in people]
        _look(server, table, streams, -1)
        for number in range(1, 2000):
            truth = server.play_on(table, random, 1)
            _look(server, table, streams, truth.number)
            if truth.state.over:
                break
            if number % 12 == 0:
                for viewer, person in enumerate(people):
                    _check_pages(truth, table, person, eyes(viewer), random)
    assert truth.state.over


def _look(server: Server, table: str, streams: list[Stream], number: int) -> None:
    truth = server.table(table)
    wanted = f'name="number" value="{number}"'
    for viewer, stream in enumerate(streams):
        html = stream.pictures_until(lambda html: number < 0 or wanted in html)
        check(html, truth.state, eyes(viewer))
        check_nothing_private(html, truth)


def _check_pages(
    truth: LiveTable, table: str, person: Person, seat: int | None, random: Random
) -> None:
    page = person.get(table)
    check(page.html, truth.state, seat)
    check_nothing_private(page.html, truth)
    move = random.randrange(truth.number + 1)
    past = list(replay(truth.match.record, move))[-1]
    other = random.randrange(truth.state.seats) + 1
    for path in (f"replay?move={move}", f"replay?move={move}&from=table&eyes={other}"):
        page = person.get(f"{table}/{path}")
        assert page.status == 200
        check(page.html, past, seat, truth.state)
        check_nothing_private(page.html, truth)
    drawn = person.get(f"{table}/picture.svg?move={move}&eyes={other}").html
    check(drawn.partition("</style>")[2], past, seat, truth.state)
    assert person.get(f"{table}/record.json").status == 403


def test_pages_do_not_depend_on_what_is_hidden(
    server: Server, three: tuple[str, list[Person]]
) -> None:
    table, people = three
    random = Random(12)
    differed = 0
    for _ in range(12):
        truth = server.play_on(table, random, random.randrange(4, 14))
        if truth.state.over:
            break
        for viewer, person in enumerate(people):
            before = person.get(table).html
            with other_world(truth, eyes(viewer), random.randrange(1 << 30)) as differs:
                differed += differs
                assert person.get(table).html == before
    assert differed > 20


@contextmanager
def other_world(table: LiveTable, seat: int | None, seed: int) -> Iterator[bool]:
    """Exchanges all that a seat cannot know; whether that has made a difference."""
    true = table.match.state
    false = true.determinize(seat, seed)
    false.names = true.names
    false.events = [_unseen(event, seat) for event in true.events]
    false.first_events = true.first_events
    table.match.state = false
    try:
        yield false.dump() != true.dump()
    finally:
        table.match.state = true


def _unseen(event: Event, seat: int | None) -> Event:
    hidden = event.hidden if event.shown_to(seat) else [0 for _ in event.hidden]
    return Event(event.kind, event.args, hidden, event.seen)


def test_a_shared_screen_shows_one_hand_at_a_time(server: Server, ada: Person, ben: Person) -> None:
    table = ada.new_table("me", "here", "open", names=("Ada", "Eve"))
    ada.ask(f"{table}/lift", {"seat": str(server.table(table).state.to_move()[0])})
    ben.accept(ada.invitation(table, 3), "Ben")
    random = Random(13)
    curtains = 0
    for _ in range(60):
        truth = server.play_on(table, random, 1)
        page = ada.get(table)
        if page.has_form("/lift"):
            curtains += 1
            check(page.html, truth.state, None)
            assert page.hand == []
            page = ada.submit(page.form("/lift"))
        lifted = server.web.desk(truth.seats[0].player, truth.id).lifted
        check(page.html, truth.state, lifted)
        check(ben.get(table).html, truth.state, 2)
    assert curtains > 10


def test_lists_show_names_and_nothing_more(
    server: Server, three: tuple[str, list[Person]], carl: Person
) -> None:
    table, people = three
    truth = server.play_on(table, Random(1), 20)
    for person in (*people, carl):
        for path in ("/", "/mine", "/metrics", "/healthz", "/new/equinox"):
            page = person.get(path)
            assert cards_in(page.html) == set()
            check_nothing_private(page.html, truth)
    assert truth.id not in carl.get("/").html + carl.get("/metrics").html


def test_refusals_tell_nothing(server: Server, three: tuple[str, list[Person]]) -> None:
    """Whoever tries moves with cards of others learns nothing about where they are."""
    table, people = three
    truth = server.play_on(table, Random(2), 30)
    mover = truth.state.to_move()[0]
    cards = sorted(hidden_from(truth.state, mover))
    answers = {}
    for card in cards[:12]:
        data = {"seat": str(mover), "number": str(truth.number), "move": f"play:{card}"}
        before = people[mover].ask(f"{table}/play", data)
        assert before.status == 422
        answers[card] = before.html
    with other_world(truth, mover, 5):
        for card, said in answers.items():
            if card in hidden_from(truth.state, mover):
                data = {"seat": str(mover), "number": str(truth.number), "move": f"play:{card}"}
                assert people[mover].ask(f"{table}/play", data).html == said


def test_the_key_of_the_server_is_nowhere(start_server: Callable[..., Server]) -> None:
    server = start_server(secret="a-key-that-nobody-may-see")
    ada = server.person()
    table = ada.new_table("me", "random", names=("Ada",))
    for path in ("/", "/mine", "/metrics", table, f"{table}/replay", "/nothing"):
        assert "a-key-that-nobody-may-see" not in ada.get(path).html
