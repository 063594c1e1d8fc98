"""Powers Long Forgotten: who searches, and what the artifacts bring either side (SI-222)."""

import pytest

from spieltisch.core.text import Text
from spieltisch.games.spirit_island import SpiritIsland, text
from spieltisch.games.spirit_island.cards import boards, numbers
from spieltisch.games.spirit_island.rules.forecast import forecast
from spieltisch.games.spirit_island.state import acts, codes, hidden, score, verbs
from tests.games.spirit_island.acting import build, explore, phase, playing, ravage
from tests.games.spirit_island.scene import (
    BRINGER,
    EARTH,
    GREEN,
    RIVER,
    SHADOWS,
    THUNDER,
    Scene,
    scene,
    spirit,
)
from tests.games.spirit_island.test_setup import game
from tests.ruling import ruling

SCENARIO = "powers-long-forgotten"


def artifact(key: str) -> int:
    return codes.BLANK + 1 + numbers.ARTIFACTS.index(key)


def search(*spirits: object, buried: dict[str, str] | None = None, **fields: object) -> Scene:
    """An island with markers face down in some lands."""
    users = spirits or (spirit(RIVER, "A1 A1", energy=5),)
    at = playing(scene(*users, **fields), SCENARIO)  # type: ignore[arg-type]
    hidden_there = [0] * boards.LANDS
    for land, key in (buried or {}).items():
        hidden_there[boards.land(land)] = codes.BLANK if key == "blank" else artifact(key)
    at.state.buried = hidden_there
    return at


def spelled(at: Scene, spell: int) -> Scene:
    at.state.spells = spell
    return at


def fate(at: Scene, key: str) -> str:
    return codes.FATES[at.state.artifacts[numbers.ARTIFACTS.index(key)]]


def comes(at: Scene, words: str, land: str = "A5") -> Scene:
    """Pieces come to a land, and whoever can searches it."""
    at.state.now = at.state.stacks.common
    at.state.phase = codes.INVADER_PHASE
    for word in words.split():
        acts.add(at.state, boards.land(land), codes.KINDS.index(word))
    at.state.judge()
    at.state.go_on()
    return at


@ruling("SI-222")
@pytest.mark.parametrize(("seats", "numbered", "blank"), [(1, 2, 2), (2, 3, 5), (4, 5, 11)])
def test_markers(seats: int, numbered: int, blank: int) -> None:
    keys = [RIVER, EARTH, GREEN, SHADOWS][:seats]
    at = game(*keys, boards=["A", "B", "C", "D"][:seats], scenario=SCENARIO, seed=3)
    found = [fate for fate in at.state.artifacts if fate]
    left = [marker for marker in at.state.buried if marker]
    assert sum(marker > codes.BLANK for marker in left) + len(found) == numbered
    assert len(left) <= numbered + blank
    free = {"A": "1458", "B": "2456", "C": "2478", "D": "3468"}
    for land, marker in enumerate(at.state.buried):
        if marker:
            name = boards.LAND_NAMES[land]
            assert name[1] in free[name[0]]


@pytest.mark.parametrize(
    ("words", "searched"),
    [
        ("dahan dahan", ""),
        ("dahan dahan dahan", "held"),
        ("explorer", ""),
        ("explorer town", "theirs"),
        ("dahan dahan dahan explorer explorer", "held"),
    ],
)
def test_who_searches(words: str, searched: str) -> None:
    at = comes(search(buried={"A5": "rope-of-wind"}), words)
    assert fate(at, "rope-of-wind") == searched
    assert (at.state.buried[boards.land("A5")] == 0) == bool(searched)


def test_a_blank_marker_is_gone() -> None:
    at = comes(search(buried={"A5": "blank"}), "town town")
    assert at.state.buried[boards.land("A5")] == 0
    assert not any(at.state.artifacts)


def test_a_search_is_foretold_whatever_it_finds() -> None:
    """What an artifact brings and lets happen afterwards must not show before it is found."""
    for marker in ("blank", "rope-of-wind", "glowing-ember"):
        river = spirit(RIVER, "A5 A5", played="rivers-bounty")
        lands = {"A1": "city", "A5": "dahan dahan", "A8": "dahan"}
        at = search(river, buried={"A5": marker}, phase="slow", **lands)
        at.use("rivers-bounty", "land:A5")
        found = text.option(at.state, 0, verbs.KEYS.index("from:A8"))
        assert found.final == Text(
            "Damit wird ein Land durchsucht, und es zeigt sich, was darin vergraben ist.",
            "That searches a land and shows what is buried in it.",
        )


def test_some_adversaries_need_more_invaders() -> None:
    at = search(buried={"A5": "rope-of-wind"})
    at.state.law.searchers = 3
    try:
        assert fate(comes(at, "town town"), "rope-of-wind") == ""
    finally:
        at.state.law.searchers = 2


def test_what_is_found_is_used_or_held_back() -> None:
    at = comes(search(buried={"A5": "rope-of-wind"}), "dahan dahan dahan")
    assert at.moves() == ["no", "yes"]
    assert at.play("no").state.spells == 0
    assert fate(at, "rope-of-wind") == "held"
    assert score.held_points(at.state) == 2
    other = comes(search(buried={"A5": "rope-of-wind"}), "dahan dahan dahan").play("yes")
    assert other.state.spells == codes.WIND_RANGE
    assert score.held_points(other.state) == 0


def test_all_vote_about_it() -> None:
    at = search(spirit(RIVER, "A1"), spirit(EARTH, "B1"), buried={"A5": "rope-of-wind"})
    comes(at, "dahan dahan dahan")
    assert at.asked == [1, 2]
    at.play("yes", seat=1).play("no", seat=2).play("yes", seat=1).play("no", seat=2)
    assert fate(at, "rope-of-wind") == "held", "not all have agreed"


def test_it_is_used_later() -> None:
    at = search(phase="fast", A8="city")
    at.state.artifacts = [codes.HELD * (key == "glowing-ember") for key in numbers.ARTIFACTS]
    at.play("deed:glowing-ember")
    assert (at.state.spells, fate(at, "glowing-ember")) == (codes.FREE_MAJORS, "ours")
    assert at.why_not("deed:rope-of-wind") == codes.NO_DEED


# 1


def flames(spell: int, energy: int = 1, words: str = "explorer town") -> Scene:
    user = spirit(SHADOWS, "A5 A5", played="steam-vents", hand="", energy=energy)
    return spelled(search(user, A5=words), spell)


def test_fire_does_no_harm_unless_it_is_paid_for() -> None:
    at = flames(codes.FIRE_SHIELD).use("steam-vents", "land:A5")
    assert at.moves() == ["yes", "no"]
    at.play("no")
    assert (at.land("A5"), at.energy()) == ("explorer town", 1)
    paid = flames(codes.FIRE_SHIELD).use("steam-vents", "land:A5", "yes")
    assert (paid.land("A5"), paid.energy()) == ("town", 0)


def test_what_gives_no_fire_harms_as_ever() -> None:
    user = spirit(RIVER, "A5 A5", played="flash-floods", hand="", energy=1)
    at = spelled(search(user, A5="explorer"), codes.FIRE_SHIELD)
    at.use("flash-floods", "land:A5")
    assert at.land("A5") == ""


def test_fire_deals_one_more_damage_once() -> None:
    user = spirit(EARTH, "A5 A5", played="call-to-bloodshed", hand="")
    at = spelled(search(user, phase="slow", A5="city 2 dahan"), codes.FIRE_DAMAGE)
    at.use("call-to-bloodshed", "land:A5", "choose:1")
    assert at.land("A5") == "2 dahan", "1 for each dahan, and 1 more"


def test_without_fire_there_is_no_more_damage() -> None:
    user = spirit(RIVER, "A5 A5", played="flash-floods", hand="")
    at = spelled(search(user, A5="city"), codes.FIRE_DAMAGE)
    at.use("flash-floods", "land:A5")
    assert at.land("A5") == "city-1"


# 2


def test_invaders_of_one_desert_are_in_all() -> None:
    at = spelled(search(A4="town", A7=""), codes.ONE_DESERT)
    phase(at, build="I-S", explore="II-J")
    assert (at.land("A4"), at.land("A7")) == ("town city", "town"), "as many of each as together"


def test_explorers_come_from_any_desert() -> None:
    lands = {"A2": "", "A8": "", "A4": "town"}
    plain = search(island=lands)
    at = spelled(search(island=lands), codes.ONE_DESERT)
    for table, reached in ((plain, 0), (at, 1)):
        phase(table, explore="I-S")
        assert table.count("A7", "explorer") == reached


def test_presence_walks_through_the_desert() -> None:
    user = spirit(RIVER, "A4 A4 A1")
    at = spelled(search(user, phase="fast"), codes.DESERT_PATHS)
    at.play("deed:desert-paths", "from:A4")
    assert at.moves("to") == ["A7"]
    at.play("to:A7", "done")
    assert (at.presence("A4"), at.presence("A7")) == (1, 1)
    assert at.why_not("deed:desert-paths") == codes.DONE_ALREADY


def test_nobody_walks_without_presence_there() -> None:
    at = spelled(search(spirit(RIVER, "A1 A5"), phase="fast"), codes.DESERT_PATHS)
    assert not at.may("deed:desert-paths")


# 3


def test_explored_wetlands_are_built_in() -> None:
    at = spelled(search(A5="", A6=""), codes.WETLAND_BUILDS)
    explore(at, "A5")
    explore(at, "A6")
    assert (at.land("A5"), at.land("A6")) == ("explorer town", "explorer")


@pytest.mark.parametrize(("growth", "energy"), [("grow:1", 0), ("grow:3", 2)])
def test_who_does_not_reclaim_gains_energy(growth: str, energy: int) -> None:
    at = spelled(search(spirit(RIVER, "A1 A1"), phase="growth"), codes.RESTS)
    at.state.spells = codes.RESTS
    at.play(growth)
    while not at.may("ready"):
        at.play(at.moves()[0])
    before = at.energy()
    at.play("ready")
    assert at.energy() - before == energy


# 4


def test_ice_leaves_one_card_play() -> None:
    at = comes(search(buried={"A5": "ice-crusted-rib"}), "town town")
    assert at.state.ice == 2, "the turn after"
    other = search(spirit(RIVER, "A1 A1", plays_track=5), phase="growth")
    other.state.ice = other.state.round
    other.play("grow:1")
    while not other.may("ready"):
        other.play(other.moves()[0])
    assert other.state.plays == [1]


def test_the_next_normal_ravage_is_weaker() -> None:
    at = search(A5="2 town", A6="2 town")
    at.state.numb = 3
    at.state.ravage = [numbers.INVADERS.index("I-W")]
    expected = {row.land: row.damage for row in forecast(at.state) if row.ravages}
    assert expected[boards.land("A5")] == 1
    phase(at, ravage="I-W", explore="II-J")
    assert (at.count("A5", "blight"), at.state.numb) == (0, 0)
    ravage(at, "A6")
    assert at.count("A6", "blight") == 1


# 5


@pytest.mark.parametrize(
    ("land", "words", "blight"), [("A3", "explorer", 1), ("A5", "town", 0), ("A6", "explorer", 0)]
)
def test_embers(land: str, words: str, blight: int) -> None:
    at = spelled(search(island={land: words}), codes.EMBERS)
    build(at, land)
    assert at.count(land, "blight") == blight


def test_a_major_power_need_not_cost_a_card() -> None:
    at = spelled(search(spirit(THUNDER, "A1 A1"), phase="growth"), codes.FREE_MAJORS)
    at.play("grow:1")
    while not at.may("deck:major"):
        at.play(at.moves()[0])
    at.play("deck:major")
    at.play(f"take:{at.moves('take')[0]}")
    assert not at.moves("forget")


# 6


def test_powers_move_no_invaders_unless_it_is_paid_for() -> None:
    user = spirit(RIVER, "A5 A5", played="wash-away", hand="", energy=1)
    at = spelled(search(user, phase="slow", A5="explorer"), codes.WIND_PRICE)
    at.use("wash-away", "land:A5")
    assert at.moves() == ["yes", "no"]
    at.play("no")
    assert (at.land("A5"), at.energy()) == ("explorer", 1)
    at = spelled(search(user, phase="slow", A5="explorer"), codes.WIND_PRICE)
    at.use("wash-away", "land:A5", "yes", "piece:explorer", "to:A6")
    assert (at.land("A6"), at.energy()) == ("explorer", 0)


def test_powers_reach_further() -> None:
    user = spirit(RIVER, "A5 A5", played="flash-floods", hand="")
    plain = search(user, A2="explorer").use("flash-floods")
    at = spelled(search(user, A2="explorer"), codes.WIND_RANGE).use("flash-floods")
    assert "A2" not in plain.moves("land")
    assert "A2" in at.moves("land")


# 7 and 8


def test_the_pillar_burns_where_most_buildings_stand() -> None:
    at = search(buried={"A4": "pillar-of-sunlight"}, A5="2 town+1 dahan beasts wilds", A8="city")
    comes(at, "explorer explorer", "A4")
    assert at.land("A5") == "2 town blight"
    assert at.count("A8", "blight") == 0


def test_the_pillar_of_the_spirits() -> None:
    at = search(buried={"A4": "pillar-of-sunlight"}, A5="city explorer 2 dahan")
    comes(at, "dahan dahan dahan", "A4").play("yes")
    assert len(at.state.fear_earned) == 2
    at.play("land:A5")
    assert at.land("A5") == "2 dahan"


def test_a_sealed_land_is_no_target() -> None:
    at = search(spirit(RIVER, "A5 A5", played="flash-floods", hand=""), A5="town town", A1="town")
    at.state.buried[boards.land("A5")] = artifact("sewn-up-leather-sack")
    at.state.judge()
    at.state.go_on()
    at.use("flash-floods")
    assert "A5" not in at.moves("land")
    assert at.why_not("land:A5") == codes.WRONG_LAND
    assert hidden.view(at.state, None)["lands"]["A5"]["markers"] == ["sack"]


def test_the_sack_swallows_a_land() -> None:
    users = (spirit(RIVER, "A1 A1"), spirit(BRINGER, "A5 A1"))
    at = search(*users, buried={"A4": "sewn-up-leather-sack"}, A5="2 city dahan beasts 2 blight")
    blight = at.state.blight
    comes(at, "dahan dahan dahan", "A4")
    at.play("yes", seat=1).play("yes", seat=2)
    at.play("land:A5")
    assert (at.land("A5"), at.presence("A5", 2), at.fear) == ("", 0, 0)
    assert at.state.blight == blight


# what is hidden


def test_nobody_sees_what_lies_face_down() -> None:
    at = search(buried={"A5": "rope-of-wind", "A4": "blank", "A6": "blank"})
    seen = hidden.view(at.state, 0)
    assert seen["lands"]["A5"]["markers"] == seen["lands"]["A4"]["markers"] == ["unsearched"]
    worlds = [at.state.dealt_anew(0, seed).buried for seed in range(40)]
    lands = [boards.land(name) for name in ("A4", "A5", "A6")]
    assert {tuple(world[land] > codes.BLANK for land in lands) for world in worlds} == {
        (True, False, False),
        (False, True, False),
        (False, False, True),
    }
    assert len({max(world) for world in worlds}) > 3, "any artifact may be the one"


def test_artifacts_in_a_position() -> None:
    data = {
        "game": "spirit-island",
        "scenario": SCENARIO,
        "lands": {"A5": {"pieces": "dahan", "buried": "rope-of-wind"}},
        "artifacts": {"glowing-ember": "ours"},
        "spells": ["free-majors"],
        "players": [{"spirit": RIVER, "board": "A"}],
    }
    state = SpiritIsland().from_position(data)
    found = hidden.view(state, None)["artifacts"]
    assert (found["found"], found["spells"]) == ({"glowing-ember": "ours"}, ["free-majors"])
    for wrong in ({"scenario": "none"}, {"spells": ["luck"]}, {"artifacts": {"spoon": "ours"}}):
        with pytest.raises(ValueError, match=r"."):
            SpiritIsland().from_position({**data, **wrong})
