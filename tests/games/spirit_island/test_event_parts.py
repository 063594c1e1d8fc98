"""What events do with tokens and dahan, a line for each way it can go."""

import pytest

from spieltisch.games.spirit_island.state import codes, verbs
from tests.games.spirit_island.acting import event, phase
from tests.games.spirit_island.eventful import Part, finished, part, prove
from tests.games.spirit_island.scene import (
    EARTH,
    LIGHTNING,
    RIVER,
    SHADOWS,
    Scene,
    scene,
    spirit,
)
from tests.ruling import ruling


@pytest.mark.parametrize(
    "each",
    [
        # beasts that go where there is no blight
        part(
            "beasts-find-new-homes",
            "A5 beasts; A4 blight; A1 blight; A6 explorer",
            "to:A6",
            "A5; A6 explorer beasts",
            fear=1,
        ),
        part("beasts-find-new-homes", "A5 beasts; A6 explorer", "to:A7", "A5; A7 beasts"),
        part(
            "beasts-find-new-homes",
            "A5 2 beasts",
            "to:A8",
            "A5 beasts; A8 city beasts",
            fear=1,
        ),
        part("beasts-find-new-homes", "A7 beasts; A5 blight; A8 city blight", "", ""),
        part("beasts-find-new-homes", "", "", "", marks=ruling("SI-158")),
        part(
            "beasts-find-new-homes",
            "A5 beasts; A1 beasts; B6 beasts",
            "land:A5 to:A6 to:B8",
            "A5; A6 beasts; B6; B8 city beasts",
            fear=1,
            marks=ruling("SI-159"),
        ),
        part("beasts-of-the-jungle", "", "land:A3", "A3 beasts"),
        part("beasts-of-the-jungle", "", "land:A8", "A8 city beasts", fear=1),
        part("beasts-of-the-jungle", "A8 city blight", "", "A3 beasts"),
        part("beasts-of-the-jungle", "A3 blight; A8 city blight", "", ""),
        part("beasts-provoked", "A5 town; A4 town blight", "", "A5 town beasts"),
        part("beasts-provoked", "A5 explorer", "", "", marks=ruling("SI-158")),
        part(
            "distant-hunt",
            "A5 beasts explorer; A4 blight explorer; A6 explorer",
            "to:A6",
            "A5 explorer; A6 beasts",
        ),
        part("distant-hunt", "A5 beasts; A6 town", "to:A6", "A5; A6 town-1 beasts"),
        part("distant-hunt", "A5 beasts", "to:A7", "A5; A7 beasts"),
        part("distant-hunt", "A5 dahan explorer", "", ""),
        # decided: SI-Q16
        part("prey-on-the-unwary", "A5 beasts explorer town", "", "A5 town beasts"),
        part("prey-on-the-unwary", "A5 2 beasts explorer", "", "A5 2 beasts"),
        part("prey-on-the-unwary", "A4 explorer", "land:A3", "A3 beasts"),
        part(
            "prey-on-the-unwary",
            "A5 beasts explorer; B4 explorer",
            "land:B1",
            "A5 beasts; B1 beasts",
        ),
        part(
            "prey-on-the-unwary", "B4 explorer", "choose:2 choose:2 land:B4", "B4 explorer beasts"
        ),
        part(
            "prey-on-the-unwary",
            "B4 explorer",
            "choose:2 choose:1 choose:2 choose:1 land:A3",
            "A3 beasts",
        ),
        # disease
        part("grim-toll", "A5 2 dahan town disease", "", "A5 dahan disease", fear=1),
        part("grim-toll", "A5 dahan disease", "", "A5 disease"),
        part("grim-toll", "A5 2 dahan town", "", "", marks=ruling("SI-158")),
        part("new-diseases", "A5 2 dahan explorer", "", "A5 explorer dahan disease"),
        part("new-diseases", "A5 dahan; A4 explorer", "", "", marks=ruling("SI-158")),
        part("new-diseases", "A5 dahan; B4 dahan town", "", "B4 town disease"),
        part(
            "new-diseases",
            "A5 dahan town; B4 dahan town",
            "choose:2 choose:2",
            "B4 town disease",
        ),
        part("sandfever-outbreak", "A1 town; A4 2 town; A5 3 town", "", "A4 2 town disease"),
        part("wheezelung-outbreak", "A5 town city; A1 3 town", "", "A5 town city disease"),
        # decided: SI-Q17
        part("sandfever-outbreak", "A1 town; A6 city", "land:A6", "A6 city disease"),
        part("wheezelung-outbreak", "A5 town", "land:A5", "A5 town disease"),
        part("sandfever-outbreak", "A1 explorer", "", "", marks=ruling("SI-158")),
    ],
)
def test_tokens(each: Part) -> None:
    prove(each)


@pytest.mark.parametrize(
    "each",
    [
        part(
            "aid-the-uprising",
            "A5 town+1 city+1 explorer 3 dahan",
            "",
            "A5 explorer 5 dahan",
            fear=3,
            marks=ruling("SI-214"),
        ),
        part("aid-the-uprising", "A5 city+1 2 dahan", "", "A5 city-2+1 2 dahan"),
        part("aid-the-uprising", "A5 explorer+1 dahan", "", "A5 dahan"),
        part("aid-the-uprising", "A5 town+1; A4 3 dahan town", "", ""),
        part("coming-of-age-coastal", "A1 dahan; A5 dahan", "", "A1 2 dahan"),
        part("coming-of-age-coastal", "A5 dahan", "", "", marks=ruling("SI-158")),
        part("coming-of-age-inland", "A1 dahan; A5 dahan", "", "A5 2 dahan"),
        part("coming-of-age-jungle-wetland", "A1 dahan; A5 dahan", "", "A5 2 dahan"),
        part("coming-of-age-mountain-sands", "A1 dahan; A5 dahan", "", "A1 2 dahan"),
        part(
            "drive-off-the-interlopers",
            "A5 dahan town explorer city; A4 explorer",
            "land:A5 piece:town to:A4",
            "A5 explorer city dahan; A4 explorer town",
        ),
        part("drive-off-the-interlopers", "A5 dahan town", "done", ""),
        part("drive-off-the-interlopers", "A5 dahan city", "", ""),
        part(
            "drive-off-the-interlopers",
            "A5 dahan town; B4 dahan explorer",
            "land:B4 to:B5 land:A5 to:A6",
            "A5 dahan; A6 town; B4 dahan; B5 explorer",
        ),
        part(
            "fierce-mien",
            "A5 2 dahan town; A4 dahan explorer; A6 dahan town; A1 dahan",
            "",
            "",
            fear=2,
        ),
        part(
            "forsake-the-barren-land",
            "A5 3 dahan blight; A4 blight",
            "to:A6 to:A7",
            "A5 dahan blight; A6 dahan; A7 dahan",
        ),
        part("forsake-the-barren-land", "A7 2 dahan blight; A5 blight; A8 city blight", "", ""),
        part("offerings-of-pattern-and-dance", "A5 dahan; A4 dahan", "", ""),
        part(
            "raids-in-force", "A5 2 dahan town explorer", "kill:town", "A5 explorer 2 dahan", fear=1
        ),
        part("raids-in-force", "A5 2 dahan 2 town", "", ""),
        part(
            "raids-in-force",
            "A5 dahan explorer; B4 dahan explorer",
            "land:B4",
            "A5 dahan; B4 dahan",
        ),
        part("reclaim-territory", "A5 dahan; A4 explorer", "land:A5 to:A4", "A5; A4 dahan"),
        part("reclaim-territory", "A5 dahan; A4 explorer", "done", ""),
        part(
            "reckless-offensive",
            "A7 2 dahan town city explorer",
            "",
            "A7 explorer 2 dahan blight",
            fear=3,
        ),
        part(
            "reckless-offensive",
            "A5 2 dahan 3 town",
            "",
            "A5 town 2 dahan blight",
            fear=2,
            lost=(1, 0),
        ),
        part("reckless-offensive", "A5 dahan 2 town; A4 2 dahan town", "", ""),
        part("retreat", "A5 city 2 dahan; A4 city", "to:A6 to:A6", "A5 city; A6 2 dahan"),
        part("retreat", "A7 dahan city; A5 city", "", ""),
        part("retreat", "A5 town 2 dahan", "", "", marks=ruling("SI-158")),
        part(
            "seek-a-safer-home",
            "A5 2 dahan wilds; A4 disease; A6 beasts; A1 wilds; A7 blight",
            "to:A7 to:A8",
            "A5 wilds; A7 dahan blight; A8 city dahan",
        ),
        part("seek-a-safer-home", "A5 2 dahan blight", "", ""),
        part("tend-the-land", "A5 2 dahan 2 blight; A4 dahan blight", "", "A5 2 dahan blight"),
        part("tend-the-land", "A4 dahan blight", "", ""),
        part("traps-and-snares", "A5 dahan town", "", "A5 town dahan wilds"),
        part("traps-and-snares", "", "", "", marks=ruling("SI-158")),
        part(
            "traps-and-snares",
            "A5 dahan; A4 dahan; B4 dahan; B5 dahan",
            "land:A4 land:B5",
            "A4 dahan wilds; B5 dahan wilds",
            marks=ruling("SI-159"),
        ),
    ],
)
def test_dahan(each: Part) -> None:
    prove(each)


@pytest.mark.parametrize(("seats", "boards"), [(1, 1), (2, 1), (3, 2), (4, 2)])
@ruling("SI-160")
def test_new_diseases_come_to_half_of_the_boards(seats: int, boards: int) -> None:
    names = "ABCD"[:seats]
    spirits = [
        spirit(key, f"{name}5 {name}5", board=name)
        for key, name in zip((RIVER, EARTH, SHADOWS, LIGHTNING), names)
    ]
    at = scene(*spirits, island={f"{name}7": "dahan town" for name in names})
    event(at, "new-diseases")
    for _ in range(boards if seats > boards else 0):
        last = f"choose:{at.moves('choose')[-1]}"
        at.play(*[last] * seats)
    finished(at)
    found = [name for name in names if at.count(f"{name}7", "disease")]
    assert len(found) == boards
    assert sorted(found) == list(names[-boards:]), "the last ones, as was voted"


def test_stricken_lands_are_not_ravaged() -> None:
    at = scene(spirit(RIVER, "A7 A7"), A5="town disease dahan", A2="town+1")
    event(at, "stricken")
    phase(at, ravage="I-W", explore="I-M")
    assert at.land("A5") == "town dahan disease"
    assert at.land("A2") == "town+1", "no Ravage, so the Strife stays"


def test_stricken_does_not_help_other_lands() -> None:
    at = scene(spirit(RIVER, "A7 A7"), A5="town", A4="disease")
    event(at, "stricken")
    phase(at, ravage="I-W", explore="I-M")
    assert at.land("A5") == "town blight"


def test_canny_defense_follows_the_dahan() -> None:
    at = scene(spirit(RIVER, "A7 A7"), A5="2 town 3 dahan", A4="town")
    event(at, "canny-defense")
    assert (at.defend("A5"), at.defend("A4")) == (3, 0)
    phase(at, ravage="I-W", explore="I-J")
    assert at.count("A5", "blight") == 0, "4 Damage, 3 of them defended"


def presences(first: str, **lands: str) -> Scene:
    return scene(spirit(RIVER, first, played="wash-away"), island=lands)


def test_offerings_bring_energy_to_those_among_dahan() -> None:
    at = scene(
        spirit(RIVER, "A5 A4"), spirit(EARTH, "B4 B4"), island={"A5": "dahan", "A4": "dahan"}
    )
    event(at, "offerings-of-pattern-and-dance")
    assert (at.energy(1), at.energy(2)) == (1, 0)


def test_riddles_bring_a_minor_power() -> None:
    at = scene(
        spirit(RIVER, "A5 A4"),
        spirit(EARTH, "B4 B4"),
        island={"A5": "3 dahan", "A4": "dahan", "B4": "3 dahan"},
        minor="drought call-to-tend veil-the-nights-hunt rain-of-blood",
    )
    event(at, "spirit-speakers-solve-riddles-of-power")
    assert at.asked == [1]
    assert len(at.moves("take")) == 4
    at.play("take:drought")
    assert "drought" in at.hand(1)
    finished(at)


def test_a_roused_spirit_uses_a_slow_power_at_once() -> None:
    at = presences("A5 A5", A5="3 dahan town")
    event(at, "rouse-the-spirits")
    assert at.moves() == ["use:wash-away", "done"]
    at.play("use:wash-away", "land:A5", "piece:town", "to:A4")
    finished(at)
    assert at.land("A4") == "town"
    at.state.phase = codes.SLOW_PHASE
    assert at.state.used[0], "it has been used for this turn"


def test_a_roused_spirit_may_let_it_be() -> None:
    at = presences("A5 A5", A5="3 dahan town")
    event(at, "rouse-the-spirits", "done")
    finished(at)
    assert not at.state.used[0]


def test_only_spirits_among_three_dahan_are_roused() -> None:
    at = presences("A5 A5", A5="2 dahan town", A4="dahan")
    finished(event(at, "rouse-the-spirits"))


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("use:gift-of-constancy", codes.WRONG_PHASE),
        ("use:rivers-bounty", codes.NOT_IN_PLAY),
        ("use:massive-flooding", codes.NO_LEVEL),
        ("use:thundering-destruction", codes.WRONG_SPIRIT),
        ("yes", codes.NOT_ASKED),
    ],
)
def test_why_a_power_cannot_be_used_at_once(move: str, reason: int) -> None:
    at = scene(spirit(RIVER, "A5 A5", played="wash-away gift-of-constancy"), A5="3 dahan town")
    event(at, "rouse-the-spirits")
    assert at.why_not(move) == reason


def test_an_innate_power_is_a_power_too() -> None:
    at = scene(spirit(RIVER, "A5 A5", elements="1 sun 2 water"), A5="3 dahan town")
    event(at, "rouse-the-spirits", "use:massive-flooding", "land:A5")
    at.play("to:A4")
    finished(at)
    assert at.land("A4") == "town"


def test_why_dahan_cannot_go_somewhere() -> None:
    at = scene(spirit(RIVER, "A5 A5"), A5="2 dahan blight", A4="blight")
    event(at, "forsake-the-barren-land")
    assert at.why_not("to:A4") == codes.WRONG_LAND
    assert at.why_not("to:A2") == codes.NOT_ADJACENT


def test_what_is_said_about_a_fast_power() -> None:
    at = scene(spirit(RIVER, "A5 A5", played="wash-away gift-of-constancy"), A5="3 dahan town")
    event(at, "rouse-the-spirits")
    move = verbs.KEYS.index("use:gift-of-constancy")
    reason = at.state.why_not(0, move)
    assert reason is not None
    assert reason.text.de == (
        "Gift of Constancy ist eine Sofort-Fähigkeit: Sie wird nur vor den Invasoren benutzt."
    )
