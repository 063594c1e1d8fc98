"""The way to a table over HTTP: quick start, the form of a new table, invitations, whole games."""

import re
from random import Random

import pytest

from spieltisch.core.game import State
from spieltisch.games.equinox.state.codes import CREATURE_KEYS
from spieltisch.table.seats import BOT, HUMAN
from tests.table.conftest import Form, Person, Server, play_out
from tests.table.ways import ENGLISH


def quick_form(person: Person, game: str = "equinox") -> Form:
    """What begins a game at once, as the start page offers it."""
    forms = [form for form in person.get("/").forms if form.action == "/quick"]
    return next(form for form in forms if ("game", game) in form.fields)


def test_two_requests_lead_to_a_running_game(ada: Person) -> None:
    answer = ada.post("/quick", quick_form(ada).data())
    assert answer.status == 303
    page = ada.until_asked(answer.headers["location"])
    assert page.moves
    assert page.words.count("Your turn") + page.words.count("your turn") == 1


@pytest.mark.parametrize("opponents", [1, 4])
def test_quick_start_takes_the_chosen_number_of_opponents(
    server: Server, ada: Person, opponents: int
) -> None:
    page = ada.submit(quick_form(ada), opponents=str(opponents))
    kinds = [info.kind for info in server.table(page.path).seats]
    assert kinds == [HUMAN] + [BOT] * opponents


def test_a_whole_game_against_bots_by_buttons_alone(server: Server, ada: Person) -> None:
    table = ada.new_table("random", "me", "greedy", names=("", "Ada", ""))
    page = play_out(table, [ada], Random(1))
    truth = server.table(table)
    assert truth.state.over
    assert truth.state.fault() is None
    assert page.moves == []
    assert "Ada" in page.words
    assert not page.has_form("/take-back")


def test_two_people_meet_by_invitation_and_play_a_whole_game(
    server: Server, ada: Person, ben: Person
) -> None:
    table = ada.new_table("me", "open", names=("Ada",))
    waiting = ada.get(table)
    assert waiting.moves == []
    letter = ben.get(ada.invitation(table))
    assert "Ada" in letter.words
    assert ben.submit(letter.forms[-1], name="Ben").path == table
    play_out(table, [ada, ben], Random(2))
    mine, yours = ada.get(table), ben.get(table)
    headlines = [re.findall(r'id="asks">(.*?)<', page.html)[0] for page in (mine, yours)]
    assert sum(said.startswith("You win ") for said in headlines) <= 1  # both may share the win
    assert len({said.partition(" with ")[2] for said in headlines}) == 1
    assert server.table(table).state.fault() is None


def test_a_bad_set_up_says_so_and_loses_nothing_typed(ada: Person) -> None:
    form = ada.get("/new/equinox").form("/new/equinox")
    page = ada.submit(form, creatures="chosen", name_1="Wilhelmine", seed="123")
    assert page.status == 422
    assert 'role="alert"' in page.html
    typed = dict(page.form("/new/equinox").fields)
    assert (typed["name-1"], typed["seed"]) == ("Wilhelmine", "123")


def test_links_to_a_filled_in_form_open_what_they_say(server: Server, ada: Person) -> None:
    eight = CREATURE_KEYS[3:11]
    picked = "&".join(f"creature={creature}" for creature in eight)
    link = f"/new/equinox?edition=de&first=2&trees=3,0&creatures=chosen&{picked}"
    state = opened(server, ada, link)
    assert state.view(0)["edition"] == "de"
    (first, *_) = [event.args[0] for event in state.events if event.kind == "turn"]
    assert first == 1  # a bot, which may have played already
    assert {column["creature"] for column in state.view(0)["creatures"]} == set(eight)
    moon = opened(server, ada, "/new/blue-moon?deck1=hoax&deck2=aqua&length=match")
    assert [player["people"] for player in moon.view(0)["players"]] == ["hoax", "aqua"]
    assert moon.view(0)["match"]


def opened(server: Server, person: Person, link: str) -> State:
    """The table that one gets by sending the form behind a link as it is."""
    path = link.partition("?")[0]
    return server.table(person.submit(person.get(link).form(path)).path).state


@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_quick_game_follows_the_edition_of_the_language(server: Server, lang: str) -> None:
    person = server.person(lang)
    table = person.submit(quick_form(person)).path
    assert server.table(table).state.view(0)["edition"] == lang
    assert opened(server, person, "/new/equinox").view(0)["edition"] == lang


def test_creatures_picked_in_vain_stay_picked(ada: Person) -> None:
    link = "/new/equinox?creatures=chosen&creature=hoot&creature=stag"
    page = ada.submit(ada.get(link).form("/new/equinox"))
    assert page.status == 422
    assert "2" in page.sentence()
    fields = page.form("/new/equinox").fields
    assert {value for name, value in fields if name == "creature"} == {"hoot", "stag"}


@pytest.mark.parametrize(
    ("changes", "status"),
    [
        ({"seat_1": "me", "seat_2": "", "seat_3": ""}, 400),
        ({"seed": "abc"}, 400),
        ({"trees": "9,9"}, 422),
        ({"edition": "fr"}, 422),
        ({"first": "6"}, 422),
        ({"absence": "random-1"}, 422),
        ({"absence": ""}, 422),
        ({"seat_2": "open", "seed": "1"}, 422),
        ({"seat_2": "me", "name_2": "Ada", "name_1": "Ada"}, 409),
    ],
)
def test_impossible_tables_are_refused_on_the_page(
    ada: Person, changes: dict[str, str], status: int
) -> None:
    page = ada.submit(ada.get("/new/equinox").form("/new/equinox"), None, **changes)
    assert page.status == status
    assert re.search(r'role="alert">[^<]+\.<', page.html)


def test_the_same_seed_shuffles_the_same_way(server: Server, ada: Person) -> None:
    tables = [ada.new_table("me", "here", names=("A", "B"), seed="42") for _ in range(2)]
    first, second = (server.table(table).state.dump() for table in tables)
    assert first == second


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Whoever knows the seed knows every card: it can be chosen only if"),
        ("de", "Wer die Startzahl kennt, kennt alle Karten: Sie lässt sich nur wählen, wenn"),
    ],
)
def test_nobody_chooses_the_seed_of_a_table_with_guests(
    server: Server, lang: str, sentence: str
) -> None:
    ada = server.person(lang)
    link = "/new/equinox?seed=777&seat-2=open"
    form = ada.get(link).form("/new/equinox")
    assert {"seed": "777", "seat-2": "open"}.items() <= dict(form.fields).items()
    page = ada.submit(form, name_1="Ada")
    assert page.status == 422
    assert page.sentence().startswith(sentence)
    again = page.form("/new/equinox")
    assert {"seed": "777", "name-1": "Ada"}.items() <= dict(again.fields).items()
    assert ada.post(f"/new/equinox?{link}", again.data()).status == 422
    table = ada.submit(again, seed="").path
    assert server.table(table).match.record.seed != 777
    assert "Startzahl" not in ada.get(table).words
    assert "seed" not in ada.get(table).words


def test_a_chosen_seed_is_told_to_everybody(server: Server, ada: Person) -> None:
    table = ada.new_table("me", "here", names=("Ada", "Ben"), seed="777", public="yes")
    short = {"en": "Chosen seed", "de": "Gewählte Startzahl"}
    long = {
        "en": "Whoever knows it can know every card.",
        "de": "Wer sie kennt, kann alle Karten kennen.",
    }
    for lang in ("en", "de"):
        for page in (server.person(lang).get(table), server.person(lang).get(f"{table}/replay")):
            assert long[lang] in page.words
        assert short[lang] in server.person(lang).get(table).words
    page = ada.submit(ada.get(table).form("/lift"))
    assert short["en"] in page.words
    assert "/join/" not in page.html


def test_the_invitation_says_what_happens_when_somebody_is_missing(
    server: Server, ada: Person
) -> None:
    said = {
        ("wait", "en"): "the others wait for you.",
        ("wait", "de"): "wird auf dich gewartet.",
        ("others-5", "en"): "not seen for 5 minutes, the others may let a bot play for you.",
        ("others-5", "de"): "5 Minuten nicht zu sehen, dürfen die anderen einen Bot für dich",
        ("bot-60", "en"): "not seen for 60 minutes while others wait, a bot plays for you.",
        ("bot-60", "de"): "60 Minuten nicht zu sehen, während andere warten, spielt ein Bot",
    }
    for rule in ("wait", "others-5", "bot-60"):
        table = ada.new_table("me", "open", names=("Ada",), absence=rule)
        invitation = ada.invitation(table)
        for lang in ("en", "de"):
            assert said[rule, lang] in server.person(lang).get(invitation).words
        assert "If it is somebody's turn and they are missing:" in ada.get(table).words
    alone = ada.new_table("me", "random", names=("Ada",))
    assert "they are missing" not in ada.get(alone).words


def test_no_hand_is_dealt_before_all_sit(ada: Person, ben: Person) -> None:
    table = ada.new_table("me", "open", names=("Ada",))
    assert ada.get(table).hand == ada.get(f"{table}/replay").hand == []
    assert ada.get(table).has_form("/leave")
    ben.accept(ada.invitation(table), "Ben")
    assert ada.get(table).hand
    assert ben.get(table).hand


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"seat_2": ""}, "Wähle 2 bis 5 Plätze."),
        ({"first": "5"}, "kann nicht &#39;5&#39; sein; gültig ist: random oder die Nummer"),
        ({"edition": "fr"}, "gültig ist: en oder de."),
        ({"creatures": "chosen", "creature": "hoot"}, "durch Kommas getrennt. Das sind 1."),
        ({"creatures": "owl"}, "&#39;owl&#39; ist keine Kreatur von Equinox; es gibt: "),
        ({"seed": "x"}, "Die Startzahl hat höchstens neun Ziffern und sonst nichts."),
        ({"name_2": "Ada"}, "Ada heißt hier schon jemand."),
    ],
)
def test_a_bad_set_up_is_refused_in_german_on_a_german_page(
    server: Server, changes: dict[str, str], says: str
) -> None:
    person = server.person("de")
    form = person.get("/new/equinox").form("/new/equinox")
    wanted = {"seat_1": "me", "name_1": "Ada", "seat_2": "here", "seat_3": "", **changes}
    page = person.submit(form, None, **wanted)
    assert page.status in (400, 409, 422)
    assert says in page.sentence()
    assert not ENGLISH.search(page.sentence().replace("&#39;", "'")), page.sentence()


def test_a_public_table_is_on_the_start_page_and_may_be_joined(ada: Person, carl: Person) -> None:
    table = ada.new_table("me", "open", names=("Ada",), public="yes")
    assert table in carl.get("/").links
    seat = [link for link in carl.get(table).links if "/join/2/" in link]
    assert carl.accept(seat[0], "Carl").hand
