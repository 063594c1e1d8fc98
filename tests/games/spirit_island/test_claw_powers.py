"""Further powers of Branch & Claw, a line for each way they can go."""

import pytest

from tests.games.spirit_island.acting import build
from tests.games.spirit_island.scene import RIVER, scene, spirit
from tests.games.spirit_island.using import Line, line, prove, ready, targets
from tests.ruling import ruling


@pytest.mark.parametrize(
    "each",
    [
        line(
            "fire-in-the-sky",
            "land:A5 piece:town",
            "A5 town explorer",
            "A5 explorer town+1",
            fear=2,
        ),
        line("fire-in-the-sky", "land:A5", "A5 2 dahan", "", fear=2, marks=ruling("SI-P-149")),
        line(
            "golds-allure",
            "land:A6 from:A8 piece:explorer",
            "A6; A5 town; A8 explorer; A1 2 explorer",
            "A5; A6 explorer+1 town; A8",
            presence="A6",
        ),
        line("golds-allure", "land:A6", "A6 2 dahan", "", presence="A6"),
        line("inflame-the-fires-of-life", "land:A5 choose:1", "A5 explorer", "A5 explorer disease"),
        line(
            "inflame-the-fires-of-life", "land:A5 choose:2", "A5 explorer", "A5 explorer+1", fear=1
        ),
        line(
            "inflame-the-fires-of-life",
            "land:A5 choose:3",
            "A5 explorer",
            "A5 explorer+1 disease",
            fear=1,
            elements="2 animal",
        ),
        line(
            "scour-the-land",
            "land:A5",
            "A5 4 town 2 explorer city",
            "A5 town city blight",
            fear=3,
            lost=1,
        ),
        line("scour-the-land", "land:A4", "A4 2 dahan", "A4 2 dahan blight"),
        line(
            "twilight-fog-brings-madness",
            "land:A5 to:A4",
            "A5 3 dahan town",
            "A4 dahan; A5 town+1 2 dahan-1",
            marks=ruling("SI-P-154"),
        ),
        line("twilight-fog-brings-madness", "land:A5", "A5 town", "A5 town+1"),
        line(
            "grant-hatred-a-ravenous-form",
            "land:A5 kill:city+2 kill:town",
            "A5 city+2 2 town blight",
            "A5 town-1 blight",
            fear=3 + 2 + 1,
            marks=ruling("SI-P-182"),
        ),
        line(
            "grant-hatred-a-ravenous-form",
            "land:A5",
            "A5 city+2 blight",
            "A5 beasts blight",
            fear=3 + 2,
            marks=ruling("SI-P-182"),
        ),
        line("grant-hatred-a-ravenous-form", "land:A5", "A5 2 blight", "", fear=2),
        line(
            "grant-hatred-a-ravenous-form",
            "land:A5 land:A4 land:A6 piece:town done",
            "A5 blight; A4 explorer; A6 town city; A7 2 dahan",
            "A4 explorer+1; A6 town+1 city",
            fear=1,
            elements="3 moon 1 fire",
        ),
        line(
            "twisted-flowers-murmur-ultimatums",
            "land:A5 piece:town",
            "A5 town city explorer",
            "A5 explorer town+1 city",
            fear=4,
        ),
        line(
            "twisted-flowers-murmur-ultimatums",
            "land:A5 piece:town kill:city",
            "A5 town city explorer",
            "A5 explorer town+1",
            fear=7 + 2,
            elements="2 moon 1 air 2 plant",
        ),
        line(
            "manifest-incarnation",
            "land:A5",
            "A5 city town explorer",
            "A5",
            fear=10,
            marks=ruling("SI-P-188"),
        ),
        line(
            "manifest-incarnation",
            "land:A5",
            "A5 city 2 town dahan",
            "A5 town blight",
            fear=6 + 3 + 2,
            lost=1,
        ),
        line(
            "manifest-incarnation",
            "land:A5 kill:town",
            "A5 2 city 2 town dahan",
            "A5 city dahan",
            fear=6 + 4 + 2 + 3 + 1,
            defend="A5 6",
            elements="2 sun 2 moon",
        ),
        line(
            "pent-up-calamity",
            "land:A5 choose:1 piece:town",
            "A5 town city",
            "A5 town+1 city disease",
        ),
        line(
            "pent-up-calamity",
            "land:A5 choose:1 piece:town piece:town+1 piece:town+2",
            "A5 town city",
            "A5 town+3 city disease",
            elements="1 moon 2 fire",
            marks=ruling("SI-P-187"),
        ),
        line(
            "pent-up-calamity",
            "land:A5 choose:2 piece:beasts piece:disease piece:city+1 done"
            " kill:city kill:city kill:city",
            "A5 3 city city+1 beasts disease wilds",
            "A5 city wilds",
            fear=3 + 6,
            marks=ruling("SI-P-186"),
        ),
        line(
            "pent-up-calamity",
            "land:A5 choose:2 piece:beasts piece:city+1 piece:disease kill:city"
            " kill:city kill:city piece:disease piece:city",
            "A5 4 city city+1 beasts disease",
            "A5 city city+1 disease",
            fear=3 + 6,
            elements="1 moon 2 fire",
            marks=ruling("SI-P-186"),
        ),
        line("pent-up-calamity", "land:A5 choose:2 done", "A5 town beasts", ""),
        line(
            "instruments-of-their-own-ruin",
            "land:A5 piece:city",
            "A5 city 2 explorer",
            "A5 city+1",
            marks=ruling("SI-P-184"),
        ),
        line(
            "instruments-of-their-own-ruin",
            "land:A5 piece:explorer hit:town",
            "A5 explorer 2 town-1 town",
            "A5 explorer+1 3 town-1",
        ),
        line("instruments-of-their-own-ruin", "land:A5", "A5 2 dahan", ""),
        line(
            "fire-and-flood",
            "land:A4 land:A6 kill:city",
            "A4 city explorer; A6 city town; A5 city",
            "A4; A6 town-1",
            fear=4,
        ),
        line(
            "too-near-the-jungle", "land:A8", "A8 2 explorer", "A8 explorer", fear=1, presence="A8"
        ),
        line(
            "sacrosanct-wilderness",
            "land:A5 to:A4 to:A6 choose:1",
            "A5 2 dahan city wilds wilds",
            "A4 dahan; A6 dahan; A5 2 wilds",
            fear=2,
            marks=ruling("SI-P-140"),
        ),
        line(
            "sacrosanct-wilderness",
            "land:A5 to:A4 choose:2",
            "A5 dahan city",
            "A4 dahan; A5 city wilds",
            marks=ruling("SI-P-140"),
        ),
        line("regrow-from-roots", "land:A5", "A5 2 blight", "A5 blight"),
        line("regrow-from-roots", "land:A5", "A5 3 blight", "", marks=ruling("SI-P-141")),
        line(
            "towering-wrath",
            "land:A5",
            "A5 2 city dahan",
            "A5",
            presence="A5 A5 A4 A4 A6 A6 A2 A2",
            fear=2 + 4,
            marks=ruling("SI-P-139"),
        ),
        line(
            "prey-on-the-builders", "land:A5 done", "A5 explorer; A4 beasts", "", presence="A5 A5"
        ),
        line(
            "teeth-gleam-from-darkness",
            "land:A3 choose:1",
            "A3",
            "A3 beasts",
            presence="A3",
            fear=1,
        ),
        line(
            "teeth-gleam-from-darkness",
            "land:A3 choose:2",
            "A3 beasts town",
            "",
            presence="A3",
            fear=3,
        ),
        line("teeth-gleam-from-darkness", "land:A3 choose:2", "A3 beasts", "", presence="A3"),
        line(
            "terrifying-chase",
            "land:A5 to:A4 to:A4 to:A6",
            "A5 2 explorer dahan city beasts",
            "A4 2 explorer; A6 dahan; A5 city beasts",
            fear=2,
            marks=ruling("SI-P-148"),
        ),
        line(
            "terrifying-chase",
            "land:A5 to:A4",
            "A5 dahan city beasts",
            "A4 dahan; A5 city beasts",
            marks=ruling("SI-P-148"),
        ),
    ],
)
def test_powers(each: Line) -> None:
    prove(each)


@ruling("SI-P-191")
def test_flowers_frighten_before_they_look_at_the_terror() -> None:
    card = "twisted-flowers-murmur-ultimatums"
    user = spirit(RIVER, "A5 A5", played=card, hand="")
    at = scene(user, phase="slow", fear=0, A5="town city explorer")
    at.state.fear_split[0] = 1
    at.use(card, "land:A5", "piece:town", "piece:town+1", "piece:city")
    assert at.state.terror() == 2
    assert at.land("A5") == "explorer"


@ruling("SI-P-147")
def test_no_build_where_beasts_prey() -> None:
    at = ready("prey-on-the-builders", before="A5 explorer; A4 beasts")
    at.use("prey-on-the-builders", "land:A5", "from:A4")
    build(at, "A5")
    assert at.land("A5") == "explorer beasts"
    at = ready("prey-on-the-builders", before="A5 explorer")
    at.use("prey-on-the-builders", "land:A5")
    build(at, "A5")
    assert at.land("A5") == "explorer town"


@pytest.mark.parametrize(
    ("card", "presence", "before", "expected"),
    [
        ("too-near-the-jungle", "A5 A8", "", "A5 A6 A7 A8"),
        ("manifest-incarnation", "A5 A4", "A4 city", "A4"),
        ("cast-down-into-the-briny-deep", "A5 A5", "", "A1"),
        ("golds-allure", "A5", "", "A1 A6"),
    ],
)
def test_targets(card: str, presence: str, before: str, expected: str) -> None:
    assert targets(card, presence, before) == expected.split()
