"""The island as the browser draws it: where lands lie, what is on them, what a click does."""

import itertools
import math
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import spieltisch
from spieltisch.core.board import Offer
from spieltisch.core.game import Data
from spieltisch.core.text import LANGUAGES
from spieltisch.games.spirit_island import board as room
from spieltisch.games.spirit_island.board.chart import Point, Shape, chart, drawn, spans
from spieltisch.games.spirit_island.board.ground import ground
from spieltisch.games.spirit_island.board.island import _ways
from spieltisch.games.spirit_island.board.legend import about_marker
from spieltisch.games.spirit_island.board.room import PLATE, places
from spieltisch.games.spirit_island.board.sketch import Sketch
from spieltisch.games.spirit_island.cards import boards, numbers
from spieltisch.games.spirit_island.rules.state import SpiritIslandState
from spieltisch.games.spirit_island.state import codes
from spieltisch.games.spirit_island.text.cards import card_texts
from spieltisch.games.spirit_island.text.pieces import MARKERS, PIECES
from tests.games.spirit_island.scene import GREEN, LIGHTNING, OCEAN, RIVER, Scene, scene, spirit

ISLANDS = [
    *(names for count in (1, 2, 3, 4) for names in itertools.permutations("ABCD", count)),
    *(tuple(names) for names in boards.THEMATIC.values()),
]
THEMATIC = [("E", "W"), ("E", "W", "NE", "NW")]
FOLDER = Path(spieltisch.game("spirit-island").folder)


def drawing(at: Scene, seat: int | None = 1, lang: str = "en") -> Data:
    """What ``board.html`` gets, with the offers of the seat that looks."""
    state = at.state
    offers: dict[str, Offer] = {}
    decision = state.decision(seat - 1) if seat and seat - 1 in state.to_move() else None
    for number, option in enumerate(decision.options if decision else (), 1):
        brings = option.brings.to(lang) if option.brings else ""
        offer = Offer(option.key, option.label.to(lang), number, brings=brings)
        if option.targets:
            offers.setdefault(option.targets[0], offer)
    return room.board(state, seat - 1 if seat else None, lang, offers)


def land(drawn_board: Data, name: str) -> Data:
    return next(each for each in drawn_board["island"]["lands"] if each["name"] == name)


# where lands lie


def touches(one: Shape, other: Shape) -> bool:
    """Whether two outlines lie side by side for a stretch, not only in a corner.

    Boards are drawn apart from each other, so their common edges differ by a hair.
    """
    near = [point for point in along(one) if distance(point, other.outline) < 0.07]
    return bool(near) and max(math.dist(a, b) for a in near for b in near) > 0.35


def along(shape: Shape) -> Iterator[Point]:
    """Points on an outline, close to each other."""
    for (x1, y1), (x2, y2) in zip(shape.outline, shape.outline[1:] + shape.outline[:1]):
        steps = max(1, round(math.dist((x1, y1), (x2, y2)) / 0.1))
        for at in range(steps):
            yield x1 + (x2 - x1) * at / steps, y1 + (y2 - y1) * at / steps


def distance(point: Point, outline: tuple[Point, ...]) -> float:
    best = math.inf
    x, y = point
    for (x1, y1), (x2, y2) in zip(outline, outline[1:] + outline[:1]):
        dx, dy = x2 - x1, y2 - y1
        long = dx * dx + dy * dy
        share = max(0.0, min(1.0, ((x - x1) * dx + (y - y1) * dy) / long)) if long else 0.0
        best = min(best, math.hypot(x - x1 - share * dx, y - y1 - share * dy))
    return best


def far_apart(one: Shape, other: Shape) -> bool:
    return math.dist(one.middle, other.middle) > 16


@pytest.mark.parametrize(
    "names",
    [
        ("A",),
        ("B",),
        ("C",),
        ("D",),
        ("D", "B"),
        ("B", "C", "A"),
        tuple("CABD"),
        ("NE",),
        *THEMATIC,
    ],
    ids="".join,
)
def test_lands_touch_as_the_rules_say(names: tuple[str, ...]) -> None:
    island = chart(names)
    near = boards.neighbours([boards.NAMES.index(name) for name in names], corners=False)
    shapes = [*island.lands.values(), *island.seas.values()]
    for one, other in itertools.combinations(shapes, 2):
        if one.name in island.seas and other.name in island.seas:
            continue
        wanted = boards.land(other.name) in near[boards.land(one.name)]
        if far_apart(one, other):
            assert not wanted
        else:
            assert touches(one, other) == wanted, (one.name, other.name)


@pytest.mark.parametrize("names", ISLANDS, ids="".join)
def test_every_land_has_its_number_and_its_middle_inside(names: tuple[str, ...]) -> None:
    island = chart(names)
    for shape in island.lands.values():
        for x, y in (shape.tag, shape.middle):
            assert any(start < x < end for start, end in spans(shape.outline, y, y)), shape.name
        x, y = drawn(shape.middle)
        left, top, width, height = shape.box
        assert (left + width / 2, top + height / 2) == pytest.approx((x, y), abs=1.5)
        assert 0 <= x <= island.width
        assert 0 <= y <= island.height


@pytest.mark.parametrize("names", [("A",), ("A", "D"), tuple("DCBA"), ("E", "W", "NE", "NW")])
@pytest.mark.parametrize("plates", [1, 2, 3, 4, 5, 6])
def test_pieces_lie_inside_their_land_and_apart_from_each_other(
    names: tuple[str, ...], plates: int
) -> None:
    for shape in chart(names).lands.values():
        size, spots, tails = places(names, shape.name, plates, (2.0,))
        assert (len(spots), len(tails)) == (plates, 1)
        assert size >= 0.62
        for x, y in spots:
            half = PLATE[1] * size / 2
            room_there = spans(shape.outline, y - half, y + half)
            wide = PLATE[0] * size / 2
            assert any(start <= x - wide and x + wide <= end for start, end in room_there)
        for (x1, y1), (x2, y2) in itertools.combinations(spots, 2):
            apart = abs(x1 - x2) / PLATE[0], abs(y1 - y2) / PLATE[1]
            assert max(apart) > size * 0.99, shape.name


@pytest.mark.parametrize("names", ISLANDS, ids="".join)
def test_arrows_lead_everywhere(names: tuple[str, ...]) -> None:
    ways = _ways(names, tuple(chart(names).lands))
    reached, edge = set[str](), {next(iter(ways))}
    while edge:
        reached |= edge
        edge = {to for name in edge for to in ways[name]} - reached
    assert reached == ways.keys()


def test_arrows_lead_to_the_neighbour_in_their_direction() -> None:
    ways = _ways(("A",), tuple(chart(("A",)).lands))
    assert ways["A2"] == ("A3", "A2", "A1", "A4")  # left, up, right, down
    assert ways["A8"][2:] == ("A8", "A8")


def test_the_style_sheet_zooms_to_the_boards_where_they_are() -> None:
    style = (FOLDER / "static" / "spirit-island.css").read_text("utf-8")
    for names in ISLANDS:
        thematic = boards.NAMES.index(names[0]) >= boards.BALANCED
        kind = f"chart-{'map-' if thematic else ''}{len(names)}"
        island = chart(names)
        size = re.search(rf"\.{kind} {{ --w: (\d+); --h: (\d+); }}", style)
        assert size
        assert [int(each) for each in size.groups()] == pytest.approx(
            [island.width, island.height], abs=14
        )
        for number, frame in enumerate(island.frames if len(names) > 1 else (), 1):
            found = re.search(
                rf"\.{kind}\.home-{number}, \.{kind}:has\(#zoom-{number}:checked\) "
                r"{ --fx: (\d+); --fy: (\d+); --fw: (\d+); --fh: (\d+); }",
                style,
            )
            assert found
            assert [int(each) for each in found.groups()] == pytest.approx(frame, abs=14)


def test_the_ground_draws_every_land_and_every_plate_once() -> None:
    svg = ground(("A", "D"), (RIVER, LIGHTNING))
    for name in ("A1", "A8", "D5", "A0", "D0"):
        assert svg.count(f'id="at-{name}"') == 1
        assert svg.count(f'id="in-{name}"') == 1
    for plate in ("city", "town", "explorer", "dahan", "beasts", "wilds", "disease", "blight"):
        assert svg.count(f'id="p-{plate}"') == svg.count(f'id="q-{plate}"') == 1
    assert f'href="/static/spirit-island.svg#si-{LIGHTNING}"' in svg
    assert "style=" not in svg


# what is on them


def test_pieces_are_plates_with_numbers_and_marks() -> None:
    at = scene(
        spirit(RIVER, "A5 A7"),
        spirit(LIGHTNING, "B8 B8"),
        A4="2 town-1 town explorer+1 3 dahan blight",
        B8="city",
    )
    shown = drawing(at)
    plates = land(shown, "A4")["plates"]
    assert [
        (plate["kind"], plate["count"], plate["damage"], plate["strife"]) for plate in plates
    ] == [
        ("town", 1, 0, 0),
        ("town", 2, 1, 0),
        ("explorer", 1, 0, 1),
        ("dahan", 3, 0, 0),
        ("blight", 1, 0, 0),
    ]
    assert [plate["id"] for plate in plates][:2] == ["piece-A4-town", "piece-A4-town-1"]
    (own,) = land(shown, "A5")["plates"]
    assert (own["kind"], own["look"], own["sacred"]) == ("s1", "presence s1", True)  # a wetland
    assert land(shown, "A7")["plates"][0]["sacred"] is False
    theirs = land(shown, "B8")["plates"][-1]
    assert (theirs["kind"], theirs["count"], theirs["sacred"]) == ("s2", 2, True)


def test_every_piece_says_what_it_does_and_by_which_ruling() -> None:
    at = scene(
        spirit(RIVER, "A5", played="flash-floods"),
        A4="explorer+1 beasts wilds disease blight dahan",
    )
    shown = drawing(at)
    assert shown["island"]["pieces_tell"]
    told = {plate["kind"]: plate["about"] for plate in land(shown, "A4")["plates"]}
    assert told["disease"]["text"].startswith("1 Disease: The next time a Build would happen")
    assert told["disease"]["rulings"] == ["SI-126"]
    assert "Strife: The Invader deals no Damage" in told["explorer"]["text"]
    assert "Health 2." in told["dahan"]["text"]
    known = (FOLDER / "rulings.toml").read_text("utf-8")
    assert all(f'"{each}"' in known for about in PIECES.values() for each in about.rulings)
    kinds = {each["kind"] for each in shown["legend"]}
    assert kinds == {*PIECES} - {"town"}
    at.play("use:flash-floods")
    assert not drawing(at)["island"]["pieces_tell"]  # a click is meant for the land


def test_every_marker_of_a_scenario_has_a_plate_and_says_what_it_does() -> None:
    drawn_ground = ground(("A",), (RIVER,))
    sketch = Sketch(scene(spirit(RIVER, "A5")).state, 0, "en", {})
    for kind in MARKERS:
        assert f'id="p-{kind}"' in drawn_ground
        assert ": " in about_marker(sketch, kind)["text"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_land_says_what_is_in_it_and_what_will_happen(lang: str) -> None:
    at = scene(spirit(RIVER, "A5"), ravage="I-J", A3="2 town 2 dahan", A8="explorer")
    told = land(drawing(at, lang=lang), "A3")["sentence"]
    assert (
        told
        == {
            "de": "A3 Dschungel, Küste: 2 Dörfer, 2 Dahan. "
            "Als Nächstes: Wüten mit 4 Schaden, 1 Ödnis, 2 Dahan fallen.",
            "en": "A3 Jungle, coast: 2 Towns, 2 Dahan. Next: Ravage for 4, 1 Blight, 2 Dahan fall.",
        }[lang]
    )
    chips = land(drawing(at, lang=lang), "A3")["chips"]
    assert [[sign["name"] for sign in chip["signs"]] for chip in chips] == [
        ["ravage", "blight", "dahan"]
    ]
    assert [sign["text"] for sign in chips[0]["signs"]] == ["4", "", "\N{MINUS SIGN}2"]


def test_defend_lowers_what_is_foretold() -> None:
    at = scene(spirit(RIVER, "A5"), ravage="I-J", A3="town", A8="dahan")
    assert drawing(at)["island"]["threat"]["headline"] == "Blight would come to A3."
    at.state.defend[boards.land("A3")] = 2
    shown = drawing(at)
    assert [chip["look"] for chip in land(shown, "A3")["chips"]] == ["defend", "ravage"]
    assert shown["island"]["threat"]["headline"] == ""


def test_oceans_are_lands_while_they_are_in_play() -> None:
    names = [each["name"] for each in drawing(scene(spirit(OCEAN, "A0 A1")))["island"]["lands"]]
    assert "A0" in names
    names = [each["name"] for each in drawing(scene(spirit(RIVER, "A1")))["island"]["lands"]]
    assert "A0" not in names


# what a click does


def test_targets_of_a_power_are_offers_and_the_others_say_why_not() -> None:
    at = scene(spirit(RIVER, "A5", played="flash-floods"), A4="town", A5="explorer", A2="city")
    shown = drawing(at.play("use:flash-floods"))
    near, far = land(shown, "A5"), land(shown, "A2")
    assert near["offer"].key == "land:A5"
    assert near["offer"].brings
    assert any(chip["look"] == "gives" for chip in near["chips"])
    assert far["offer"] is None
    assert far["refusal"]["text"] == "2 away, range 1."
    assert far["refusal"]["rulings"]
    assert shown["tab"] == "island"
    assert shown["buttons"] == []


def test_targets_that_bring_nothing_stand_back() -> None:
    at = scene(spirit(RIVER, "A5", played="flash-floods"), A4="explorer")
    at.play("use:flash-floods")
    shown = drawing(at)
    assert land(shown, "A4")["offer"].brings
    assert not land(shown, "A4")["dull"]
    assert land(shown, "A5")["offer"]
    assert land(shown, "A5")["dull"]
    assert not land(shown, "A3")["dull"]  # cannot be chosen at all


def test_pieces_that_can_be_hit_are_on_the_map_and_in_the_prompt() -> None:
    at = scene(spirit(RIVER, "A5", played="flash-floods"), A4="town explorer")
    shown = drawing(at.play("use:flash-floods", "land:A4"))
    plates = land(shown, "A4")["plates"]
    assert [plate["offer"].verb for plate in plates] == ["hit", "kill"]
    assert {offer.key for offer in shown["far"]} == {"hit:town", "kill:explorer"}
    assert shown["island"]["home"] == 1


def test_cards_tell_why_they_rest() -> None:
    at = scene(
        spirit(
            RIVER, "A5", played="flash-floods rivers-bounty boon-of-vigor", used="boon-of-vigor"
        ),
        A4="town",
    )
    cards = {card["key"]: card for card in drawing(at)["hand"]["played"]}
    assert cards["flash-floods"]["offer"].key == "use:flash-floods"
    assert cards["boon-of-vigor"]["used"] == "used"
    assert cards["rivers-bounty"]["refusal"]["text"]
    held = drawing(at)["hand"]["hand"]
    assert [card["refusal"] for card in held] == [None]  # no cards are played now


def test_cards_that_cannot_be_played_say_why() -> None:
    held = "flash-floods boon-of-vigor"
    at = scene(spirit(RIVER, "A5", hand=held, energy=1, plays=2), phase="growth")
    cards = {card["key"]: card for card in drawing(at)["hand"]["hand"]}
    assert cards["boon-of-vigor"]["offer"]
    assert "costs 2" in cards["flash-floods"]["refusal"]["text"]


def test_the_power_in_progress_stands_out_from_those_that_are_used() -> None:
    at = scene(spirit(RIVER, "A5", played="flash-floods"), A4="town")
    at.play("use:flash-floods")
    (card,) = drawing(at)["hand"]["played"]
    assert card["now"]
    assert not card["used"]


def test_cards_of_the_others_and_discards_can_be_read() -> None:
    at = scene(
        spirit(RIVER, "A5", discard="wash-away"), spirit(LIGHTNING, "B8", played="raging-storm")
    )
    shown = drawing(at)
    assert [card["key"] for card in shown["hand"]["discards"]] == ["wash-away"]
    mine, other = shown["spirits"]
    assert mine["cards"] is None
    assert [each["title"] for each in other["cards"]] == ["Played", "Hand"]
    assert other["cards"][0]["cards"][0]["sentence"].startswith("Raging Storm: ")
    assert [spirit_["cards"] is None for spirit_ in drawing(at, seat=None)["spirits"]] == [
        False
    ] * 2


def test_a_panel_shows_tracks_growth_and_thresholds() -> None:
    at = scene(
        spirit(RIVER, "A5 A7", energy=2, elements="2 sun 3 water", energy_track=2), phase="growth"
    )
    (mine,) = drawing(at)["spirits"]
    assert [growth["offer"].key for growth in mine["growth"]] == ["grow:1", "grow:2", "grow:3"]
    assert [sign for sign, _ in mine["growth"][0]["parts"]] == ["reclaim", "gain", "energy"]
    energy = mine["tracks"][0]["spaces"]
    assert [space["shut"] for space in energy[:3]] == [False, False, True]
    assert [space["peak"] for space in energy[:2]] == [False, True]
    (flooding,) = mine["innates"]
    assert [level["reached"] for level in flooding["levels"]] == [True, True, False]
    short = [need["key"] for need in flooding["levels"][2]["needs"] if need["short"]]
    assert short == ["sun", "water", "earth"]
    assert drawing(at)["tab"] == "spirits"


def test_cards_to_choose_from_lie_in_the_tray() -> None:
    at = scene(spirit(RIVER, "A5"), phase="growth").play("grow:1")
    while "deck:minor" not in at.moves() and not at.moves("take"):
        at.play(at.moves()[0])
    if "deck:minor" in at.moves():
        at.play("deck:minor")
    tray = drawing(at)["hand"]["tray"]
    assert [card["offer"].key for card in tray] == [f"take:{card['key']}" for card in tray]
    assert len(tray) == 4


# what threatens the island


def test_fear_says_how_the_game_is_won() -> None:
    shown = drawing(scene(spirit(RIVER, "A5"), fear=3, terror=2, earned="isolation"))["fear"]
    assert (shown["markers"], shown["pool"], shown["terror"]) == (3, 4, 2)
    assert shown["waits"] == "1 card waits"
    assert shown["victory"] == "no Towns, no Cities"


def test_the_invader_track_names_the_lands() -> None:
    shown = drawing(scene(spirit(RIVER, "A5"), ravage="II-Coastal", build="I-S"))["invaders"]
    spaces = {space["action"]: space for space in shown["spaces"]}
    assert list(spaces) == ["ravage", "build", "explore"]
    assert spaces["ravage"]["lands"] == ["A1", "A2", "A3"]
    assert spaces["ravage"]["cards"][0]["signs"] == ["coast"]
    assert spaces["build"]["lands"] == ["A4", "A7"]
    assert spaces["explore"]["cards"][0]["back"]


def test_adversary_and_scenario_are_told_up_to_their_level() -> None:
    match = spieltisch.game("spirit-island").new(
        2, 3, adversary="england", level=2, scenario="blitz"
    )
    assert isinstance(match, SpiritIslandState)
    terms = drawing(Scene(match))["terms"]
    assert [(each["title"], len(each["lines"])) for each in terms] == [
        ("The Kingdom of England, level 2", 3),
        ("Scenario: Blitz", 1),
    ]


# pictures


def test_every_card_has_an_emblem_and_a_hue() -> None:
    faces = (FOLDER / "card.html").read_text("utf-8")
    style = (FOLDER / "static" / "spirit-island.css").read_text("utf-8")
    sheet = (FOLDER / "static" / "spirit-island.svg").read_text("utf-8")
    hues = set(re.findall(r"\.hue-([\w-]+)", style))
    assert {card.card for card in card_texts()} <= hues
    pictures = dict(re.findall(r'"([\w-]+)": "([\w-]+)"', faces))
    pictured = (*numbers.POWERS, *numbers.INNATES, *numbers.EVENTS)
    assert set(pictured) <= pictures.keys()
    symbols = set(re.findall(r'<symbol id="si-([\w-]+)"', sheet))
    for key in pictured:
        assert pictures[key] in symbols, key
    assert set(numbers.SPIRITS) <= symbols


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_random_game_can_be_drawn(lang: str) -> None:
    """With every decision of every seat: nothing that is asked is without a place."""
    state = spieltisch.game("spirit-island").new(3, 5, spirit1=GREEN, branch_and_claw="yes")
    assert isinstance(state, SpiritIslandState)
    for turn in range(150):
        if state.over:
            break
        seat = state.to_move()[turn % len(state.to_move())]
        shown = drawing(Scene(state), seat + 1, lang)
        assert len(shown["island"]["lands"]) >= 24
        state.play(seat, state.moves(seat)[(turn * 7) % len(state.moves(seat))])


# events


def test_an_event_is_told_part_by_part_and_ways_show_what_they_would_do() -> None:
    at = scene(
        spirit(RIVER, "A5 A5", energy=20),
        spirit(LIGHTNING, "B8 B8"),
        A6="2 dahan town",
        B2="dahan city",
        B3="dahan",
    )
    at.state.event_deck = [numbers.EVENTS.index("farmers-seek-the-dahan-for-aid")]
    at.invaders()
    shown = drawing(at)
    event = shown["events"]
    assert event["there"]
    assert [line["now"] for line in event["now"]["lines"]] == [True, False]
    spurn, teach = event["ways"]
    assert (spurn["number"], teach["number"]) == (1, 2)
    assert spurn["lands"] == {"A6": "−1 Dahan", "B2": "−1 Dahan"}
    assert teach["lands"] == {"A6": "+1 Town", "B2": "?", "B3": "?"}  # B2 or B3
    chips = [chip for chip in land(shown, "A6")["chips"] if chip["look"] == "way"]
    assert [chip["signs"][0]["text"] for chip in chips] == ["1: −1 Dahan", "2: +1 Town"]
    assert at.state.number(boards.land("A6"), codes.DAHANS) == 2  # nothing has happened yet
