"""Why a move is not possible, in words: with the numbers that decide it."""

import pytest

from spieltisch.core.text import Text
from spieltisch.games.spirit_island import text
from spieltisch.games.spirit_island.state import codes, verbs
from spieltisch.games.spirit_island.text.refusals import REFUSALS
from tests.games.spirit_island.scene import (
    EARTH,
    GREEN,
    LIGHTNING,
    RIVER,
    SHADOWS,
    Scene,
    scene,
    spirit,
)


def why(at: Scene, key: str, seat: int = 1) -> Text:
    move = verbs.KEYS.index(key)
    refusal = at.state.refusal(seat - 1, move)
    assert refusal
    return text.reason(at.state, seat - 1, move, refusal).text


def test_every_refusal_has_a_sentence() -> None:
    """Those of codes.py stand behind `GAME_OVER`, in the order of their numbers."""
    named = [name for name in vars(codes) if name.isupper()]
    numbers = [getattr(codes, name) for name in named[named.index("GAME_OVER") :]]
    assert sorted(REFUSALS) == sorted(numbers)
    assert len({code for code, _, _ in REFUSALS.values()}) == len(REFUSALS)


def growing() -> Scene:
    return scene(spirit(EARTH, "A6", energy=2), phase="growth")


def playing(**fields: object) -> Scene:
    return scene(spirit(EARTH, "A6", **{"energy": 2, "plays": 1, **fields}), phase="growth")


def using(phase: str) -> Scene:
    cards = "flash-floods wash-away guard-the-healing-land"
    return scene(spirit(RIVER, "A3", played=cards, used="flash-floods"), phase=phase)


@pytest.mark.parametrize(
    ("at", "key", "de", "en"),
    [
        (
            playing(),
            "play:guard-the-healing-land",
            "Guard the Healing Land kostet 3, du hast 2 Energie.",
            "Guard the Healing Land costs 3, you have 2 Energy.",
        ),
        (
            playing(plays=0),
            "play:draw-of-the-fruitful-earth",
            "Du hast in dieser Runde kein Kartenspiel mehr (1 pro Runde).",
            "You have no Card Play left this turn (1 each turn).",
        ),
        (
            growing(),
            "grow:4",
            "Vital Strength of the Earth hat nur 3 Wachstumsoptionen.",
            "Vital Strength of the Earth has only 3 Growth options.",
        ),
        (
            growing(),
            "land:A5",
            "Jetzt ist etwas anderes gefragt (Wähle eine Wachstumsoption).",
            "Something else is asked now (Choose a Growth option).",
        ),
        (
            growing().play("grow:3"),
            "land:A3",
            "3 entfernt, Reichweite 1.",
            "3 away, range 1.",
        ),
        (
            growing().play("grow:3"),
            "ready",
            "Bring erst zu Ende, was begonnen ist: Wachstum.",
            "First finish what has begun: Growth.",
        ),
        (
            using("fast"),
            "use:wash-away",
            "Wash Away ist eine Verzögerte Fähigkeit: Sie wird erst nach den Invasoren benutzt.",
            "Wash Away is a Slow Power: it is used only after the Invaders.",
        ),
        (
            scene(spirit(RIVER, "A3", played="flash-floods"), phase="slow"),
            "use:flash-floods",
            "Flash Floods ist eine Sofort-Fähigkeit: Sie wird nur vor den Invasoren benutzt.",
            "Flash Floods is a Fast Power: it is used only before the Invaders.",
        ),
        (
            using("fast"),
            "use:guard-the-healing-land",
            "Guard the Healing Land hat kein Ziel (Reichweite 1 von deiner Heiligen Stätte aus:"
            " beliebiges Gebiet).",
            "Guard the Healing Land has no target (range 1 from your Sacred Site: any land).",
        ),
        (
            scene(spirit(RIVER, "A5", elements="1 water"), phase="slow"),
            "use:massive-flooding",
            "Massive Flooding braucht 1 Sonne und 2 Wasser; du hast 0 Sonne und 1 Wasser.",
            "Massive Flooding needs 1 Sun and 2 Water; you have 0 Sun and 1 Water.",
        ),
        (
            using("slow").play("use:wash-away"),
            "land:A1",
            "2 entfernt, Reichweite 1.",
            "2 away, range 1.",
        ),
        (
            using("slow"),
            "use:thundering-destruction",
            "Thundering Destruction gehört zu Pfeilschneller Blitzschlag.",
            "Thundering Destruction belongs to Lightning's Swift Strike.",
        ),
    ],
)
def test_a_reason_has_the_numbers_that_decide_it(at: Scene, key: str, de: str, en: str) -> None:
    assert why(at, key) == Text(de, en)


def test_a_land_that_does_not_fit_says_what_would() -> None:
    at = scene(spirit(LIGHTNING, "A7 A7", played="call-to-tend"), phase="slow", A5="dahan")
    at.use("call-to-tend")
    assert why(at, "land:A7") == Text(
        "A7 (Wüste) passt nicht (Reichweite 1 von deiner Präsenz aus: Gebiet mit Dahan).",
        "A7 (Sands) does not fit (range 1 from your Presence: land with Dahan).",
    )


def test_damage_that_is_too_little() -> None:
    at = scene(spirit(RIVER, "A1", played="flash-floods"), A1="explorer city 2 dahan")
    at.use("flash-floods", "land:A1")
    assert why(at, "kill:city").de == "Stadt zu zerstören braucht 3 Schaden, übrig: 1."
    assert why(at, "hit:town").en == "There is no such piece in A1 (Mountain): Town."


def test_who_comes_first_is_named() -> None:
    one = spirit(SHADOWS, "A5", played="concealing-shadows")
    two = spirit(RIVER, "B6", played="flash-floods")
    at = scene(one, two).play("use:concealing-shadows", seat=1)
    at.state.names = ["Anna", "Ben"]
    assert why(at, "use:flash-floods", seat=2) == Text(
        "Erst bringt Anna Concealing Shadows zu Ende.",
        "First Anna has to finish Concealing Shadows.",
    )
    green, river = spirit(GREEN, "A5", played="gift-of-proliferation"), spirit(RIVER, "B6")
    at = scene(green, river).use("gift-of-proliferation", "spirit:2", seat=1)
    at.state.names = ["Anna", "Ben"]
    assert why(at, "ready").en == "Ben has to decide first: Gift of Proliferation."
