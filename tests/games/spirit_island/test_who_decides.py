"""Whose choice it is: the spirit's own, or that of the spirit of the board."""

import pytest

from tests.games.spirit_island.acting import blight_card, event, fear_card
from tests.games.spirit_island.scene import EARTH, RIVER, Scene, scene, spirit
from tests.ruling import ruling


def pair(**lands: str) -> Scene:
    return scene(spirit(RIVER, "A5 A5"), spirit(EARTH, "B4 B4"), island=lands)


def test_each_player_chooses_for_itself_what_a_fear_card_offers() -> None:
    at = pair(A5="town city", B4="town city")
    fear_card(at, "fear-of-the-unseen", 3)
    assert at.asked == [1]
    at.play("choose:2", "land:A5")
    assert at.land("A5") == "town"
    assert at.asked == [2]
    at.play("choose:1", "land:B4")
    assert at.land("B4") == "city"


def test_each_player_says_for_itself_whether_it_wants_to() -> None:
    at = pair(A5="town", A4="explorer", B4="town", B5="explorer")
    fear_card(at, "seek-safety", 2, "no")
    assert at.asked == [2]
    at.play("yes", "choose:1", "land:B4")
    assert at.count("B4", "explorer") == 1


# decided: SI-Q43
def test_the_spirit_of_the_board_chooses_what_happens_in_a_land() -> None:
    at = pair(A5="2 explorer town dahan", B4="2 explorer town dahan")
    fear_card(at, "tall-tales-of-savagery", 3)
    assert at.asked == [1]
    at.play("choose:1")
    assert at.land("A5") == "town dahan"
    assert at.asked == [2]
    at.play("choose:2")
    assert at.land("B4") == "2 explorer dahan"


# decided: SI-Q43
@ruling("SI-159")
def test_beasts_are_led_by_the_spirit_of_their_board() -> None:
    at = pair(A5="beasts explorer town", B4="beasts explorer town")
    event(at, "beasts-attack")
    assert at.asked == [1]
    at.play("kill:town")
    assert at.asked == [2]
    at.play("kill:explorer")
    assert (at.land("A5"), at.land("B4")) == ("explorer", "town-1 beasts")


def test_each_spirit_pays_for_a_blighted_island_as_it_likes() -> None:
    at = pair()
    blight_card(at, "memory-fades-to-dust", "choose:1", "forget:flash-floods")
    assert at.asked == [2]
    at.play("choose:2")
    assert at.presence("B4", 2) == 1
    assert at.destroyed(1) == 0


@pytest.mark.parametrize("board", ["A", "B"])
# decided: SI-Q43
def test_on_each_board_its_spirit_chooses_the_land(board: str) -> None:
    at = pair(A5="town", A6="town", B4="town", B5="town")
    blight_card(at, "disintegrating-ecosystem")
    if board == "B":
        at.play("land:A5")
    assert at.asked == [1 if board == "A" else 2]
    assert {land[0] for land in at.moves("land")} == {board}
