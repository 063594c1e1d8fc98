"""What the log of the island says: who, which piece, which land, and what has caused it."""

import pytest

from spieltisch.core.event import Event, LogLine
from spieltisch.games.spirit_island import text
from spieltisch.games.spirit_island.cards import numbers
from spieltisch.games.spirit_island.effects.lasting import Ban
from spieltisch.games.spirit_island.state import codes, programs, turn, verbs
from spieltisch.games.spirit_island.text.events import KINDS
from tests.games.spirit_island.scene import EARTH, RIVER, SHADOWS, Scene, scene, spirit
from tests.games.spirit_island.test_said import known_rulings, sound


def lines(at: Scene, reader: int | None = None) -> list[LogLine]:
    return [text.log_line(at.state, event, None, reader) for event in at.state.events]


def said(at: Scene, lang: str, reader: int | None = None) -> list[str]:
    return [line.text.to(lang) for line in lines(at, reader)]


def test_a_power_is_named_with_all_that_it_does() -> None:
    at = scene(spirit(RIVER, "A1", played="flash-floods"), A1="explorer town-1", A5="2 dahan")
    at.use("flash-floods", "land:A1", "kill:town-1")
    assert said(at, "de") == [
        "Spieler 1 benutzt Flash Floods.",
        "Flash Floods: Spieler 1 zielt auf A1 (Berge).",
        "Flash Floods: 1 Dorf in A1 (Berge) wird zerstört.",
        "Flash Floods: 1 Furcht.",
        "Flash Floods: 1 Entdecker in A1 (Berge) wird zerstört.",
    ]
    assert said(at, "en", reader=0)[:3] == [
        "You use Flash Floods.",
        "Flash Floods: You aim at A1 (Mountain).",
        "Flash Floods: 1 Town in A1 (Mountain) is destroyed.",
    ]


def test_a_ravage_says_who_strikes_whom() -> None:
    at = scene(spirit(RIVER, "A7 A7"), spirit(EARTH, "B6"), A5="town explorer 2 dahan", A6="city")
    at.state.defend[5] = 1
    at.invaders(ravage="I-W", explore="I-J").play("kill:town")
    told = said(at, "de")
    start = told.index("Die Invasoren wüten in A5 (Sumpf): 2 Schaden (nach Verteidigen 1).")
    assert told[start + 1 : start + 4] == [
        "Wüten: 1 Dahan in A5 (Sumpf) wird zerstört.",
        "Wüten: In A5 (Sumpf) kommt 1 Ödnis hinzu.",
        "Dahan schlagen zurück: 1 Dorf in A5 (Sumpf) wird zerstört.",
    ]


def test_blight_that_spreads_is_the_cause_of_what_it_destroys() -> None:
    at = scene(spirit(RIVER, "A7 A7"), A5="2 town blight", A6="city")
    at.invaders(ravage="I-W", explore="I-J").play("to:A7")
    told = said(at, "en")
    assert "Cascade: 1 Blight is added in A7 (Sands)." in told
    assert "Cascade: Player 1 loses Presence in A7 (Sands)." in told


def test_a_line_names_the_things_it_speaks_of() -> None:
    at = scene(spirit(RIVER, "A1", played="flash-floods"), A1="explorer")
    at.use("flash-floods", "land:A1")
    assert [line.things for line in lines(at)[:2]] == [
        ("seat:1", "card:flash-floods"),
        ("seat:1", "land:A1"),
    ]
    assert lines(at)[2].data == {"piece": "explorer", "land": "A1", "cause": "flash-floods"}


def test_a_target_is_spoken_to() -> None:
    one, two = spirit(RIVER, "A5", played="boon-of-vigor"), spirit(SHADOWS, "B5")
    at = scene(one, two).use("boon-of-vigor", "spirit:2", seat=1)
    at.state.names = ["Anna", "Ben"]
    assert said(at, "de", reader=1)[1] == "Boon of Vigor: Anna zielt auf dich."
    assert said(at, "de", reader=0)[1] == "Boon of Vigor: Du zielst auf Ben."
    at = scene(one).use("boon-of-vigor", "spirit:1")
    assert said(at, "de", reader=0)[1] == "Boon of Vigor: Du zielst auf dich selbst."
    assert said(at, "en")[1] == "Boon of Vigor: Player 1 aims at itself."


TRADE = programs.FEAR + numbers.FEAR.index("trade-suffers") * 3
SAMPLES = {
    "aim-spirit": [0, 1],
    "awaits": [0],
    "declare": [0, codes.SUN, 1],
    "event-part": [programs.EVENT],
    "only-way": [0, 0],
    "way": [0, 1],
    "ban": [next(at for at, s in enumerate(programs.PROGRAMS[TRADE].steps) if isinstance(s, Ban))],
    "delay": [codes.BUILD, 1],
    "end": [codes.WON_BY_FEAR],
    "energy": [0, -2],
    "for-land": [5, 0],
    "for-spirit": [turn.WARDED, 0, 2],
    "give": [0, 1, 3],
    "look": [0, 1, 3, 4],
    "vote": [0, verbs.YES],
    "without": [0, 0],
}
NUMBERS = {"card": 1, "land": 5, "source": 6, "piece": codes.TOWN, "kind": codes.WILDS, "number": 2}


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_event_is_said(kind: str) -> None:
    """Also those that seldom come up."""
    at = scene(spirit(RIVER, "A5"), spirit(EARTH, "B6"))
    args = SAMPLES.get(kind) or [NUMBERS.get(name, 1) for name, _ in KINDS[kind].fields]
    cause = TRADE
    if kind == "for-island":
        cause, args = programs.EVENT + numbers.EVENT_PARTS.index("well-prepared-explorers"), [0]
    if kind in ("way", "only-way"):
        cause = programs.EVENT_CARD
    if kind == "awaits":
        cause = programs.EVENT + numbers.EVENT_PARTS.index("heavy-farming")
    if kind in ("for-land", "without"):
        cause = programs.INNATE if kind == "without" else _lasting()
        args = [*args[:-1], 0 if kind == "without" else 1]
    for reader in (None, 0, 1):
        line = text.log_line(at.state, Event(kind, [*args, cause], [], 0), None, reader)
        sound(line.text, kind)
        assert set(line.rulings) <= known_rulings()


def _lasting() -> int:
    return numbers.POWERS.index("concealing-shadows")
