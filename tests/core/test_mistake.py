"""Mistakes and reasons: what is said of something that cannot be done."""

import pytest

import spieltisch
from spieltisch.core.decision import IllegalMove, Reason
from spieltisch.core.mistake import Mistake, what_is_wrong
from spieltisch.core.text import Text, both

NOT_NOW = Text("Das geht jetzt nicht.", "That is not possible now.")


def test_a_mistake_is_said_in_both_languages() -> None:
    mistake = Mistake(NOT_NOW)
    assert str(mistake) == NOT_NOW.en
    assert what_is_wrong(mistake) == NOT_NOW
    assert what_is_wrong(ValueError("Something else.")) == both("Something else.")


def test_a_reason_ends_with_its_rulings() -> None:
    assert Reason("now", NOT_NOW).to("en") == "That is not possible now."
    reason = Reason("now", NOT_NOW, ("EQ-001", "EQ-002"))
    assert reason.to("de") == "Das geht jetzt nicht. [EQ-001, EQ-002]"
    assert what_is_wrong(IllegalMove(reason)) == Text(reason.to("de"), reason.to("en"))


@pytest.mark.parametrize(
    ("seats", "seed", "options", "de"),
    [
        (9, 1, {}, "Equinox ist für 2 bis 5 Plätze, nicht für 9."),
        (2, "x", {}, "Eine Startzahl ist eine ganze Zahl, nicht 'x'."),
        (2, 1, {"level": 3}, "Equinox hat keine Option 'level'; es gibt: edition, creatures,"),
        (
            2,
            1,
            {"edition": "fr"},
            "Die Option edition kann nicht 'fr' sein; gültig ist: en oder de.",
        ),
        (2, 1, {"creatures": ["hoot"] * 8}, "Jede Kreatur darf nur einmal genannt sein."),
        (2, 1, {"creatures": "owl"}, "'owl' ist keine Kreatur von Equinox; es gibt: "),
    ],
)
def test_a_bad_set_up_is_said_in_german_too(
    seats: int, seed: object, options: dict[str, object], de: str
) -> None:
    with pytest.raises(Mistake) as caught:
        spieltisch.game("equinox").check_setup(seats, seed, options)
    assert de in caught.value.text.de


@pytest.mark.parametrize("key", ["fly:moon", "play:moon", ""])
def test_what_is_no_move_is_said_in_german_too(key: str) -> None:
    state = spieltisch.game("equinox").new(2)
    with pytest.raises(Mistake) as caught:
        state.parse_move(0, key)
    assert f"{key!r} ist kein Zug von Equinox; ein Zug" in caught.value.text.de


def test_an_unknown_game_is_said_in_german_too() -> None:
    with pytest.raises(Mistake) as caught:
        spieltisch.game("chess")
    there_are = "es gibt: blue-moon, equinox, living-forest, spirit-island."
    assert caught.value.text.de == f"Es gibt kein Spiel 'chess'; {there_are}"
