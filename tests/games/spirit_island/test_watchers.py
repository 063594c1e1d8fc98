"""What is done after something was destroyed: when the effect is through, and never in circles."""

from collections.abc import Iterator

import pytest

from spieltisch.core.effects import Program
from spieltisch.games.spirit_island.cards import boards, numbers
from spieltisch.games.spirit_island.effects.amounts import Done
from spieltisch.games.spirit_island.effects.land import damage, watch
from spieltisch.games.spirit_island.effects.watching import DESTROYED
from spieltisch.games.spirit_island.state import programs, turn
from tests.games.spirit_island.scene import BRINGER, RIVER, SHADOWS, Scene, scene, spirit

PROGRAM = programs.POWER + numbers.POWERS.index("vengeance-of-the-dead")


@pytest.fixture(autouse=True)
def vengeance() -> Iterator[None]:
    """A power whose watcher deals as much damage as has been destroyed."""
    before = programs.PROGRAMS[PROGRAM]
    programs.PROGRAMS[PROGRAM] = Program("vengeance", watch(DESTROYED, damage(Done())))
    yield
    programs.PROGRAMS[PROGRAM] = before


def watched(at: Scene, land: str, seat: int = 1) -> Scene:
    """A spirit watches over a land for this turn."""
    turn.add(at.state, turn.WATCH, DESTROYED, boards.land(land), PROGRAM, 1)
    at.state.turn[-1] = seat - 1
    return at


def storm(there: str, *lands: str) -> Scene:
    at = scene(spirit(SHADOWS, "A7", played="raging-storm"), phase="slow", A7=there)
    for land in lands:
        watched(at, land)
    return at.use("raging-storm", "land:A7")


def test_the_watcher_acts_after_the_whole_power() -> None:
    at = storm("2 town-1 2 city", "A7")
    assert at.land("A7") == "2 city-1"
    assert at.moves() == ["kill:city-1", "hit:city-1"]
    assert at.fear == 2


def test_only_in_the_watched_land() -> None:
    assert storm("2 town-1 city", "A5").land("A7") == "city-1"
    assert storm("2 town-1 city", "A5").moves() == ["ready"]


def test_explorers_are_not_watched_for() -> None:
    assert storm("2 explorer city", "A7").moves() == ["ready"]


def test_a_watcher_does_not_act_for_what_it_destroys_itself() -> None:
    at = storm("town-1 2 town", "A7")  # one dies, the others have 1 damage
    assert at.land("A7") == "town-1"  # one more died by the watcher's point of damage
    assert at.moves() == ["ready"]


def test_two_watchers_act_for_what_the_other_destroys_once() -> None:
    at = storm("town-1 5 town", "A7", "A7")
    # each acts for the storm, and once for the town that the other has destroyed
    assert at.land("A7") == "town-1"
    assert at.moves() == ["ready"]


def test_a_ravage_is_watched_land_by_land() -> None:
    at = watched(scene(spirit(SHADOWS, "A5"), A7="town dahan city"), "A7")
    at.invaders(ravage="I-S", explore="I-W")
    assert at.land("A7") == "town city blight"
    assert at.moves("hit") == ["town", "city"]  # for the dahan


def test_a_fear_card_is_watched_as_well() -> None:
    at = watched(scene(spirit(SHADOWS, "A5"), terror=3, earned="scapegoats", A7="town city"), "A7")
    at.invaders(explore="I-W")
    assert at.land("A7") == "city"  # the town is destroyed
    assert "wound" in at.kinds()  # the watcher has hurt the city, which has healed since


def test_the_harm_of_a_dreamer_is_a_dream_also_later() -> None:
    river = spirit(RIVER, "A7 B6", played="flash-floods")
    at = watched(scene(spirit(BRINGER, "B8"), river, A7="town-1 city-2"), "A7", seat=1)
    at.use("flash-floods", "land:A7", "kill:town-1", seat=2)
    assert at.land("A7") == "city-2"
    assert at.fear == 1 + 5


def test_the_harm_of_others_is_real() -> None:
    river = spirit(RIVER, "A7 B6", played="flash-floods")
    at = watched(scene(spirit(BRINGER, "B8"), river, A7="town-1 city-2"), "A7", seat=2)
    at.use("flash-floods", "land:A7", "kill:town-1", seat=2)
    assert at.land("A7") == ""
    assert at.fear == 1 + 2
