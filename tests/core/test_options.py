"""The options of a game: what they read, what a form asks for, what is said about wrong values."""

from typing import Any

import pytest

import spieltisch
from spieltisch.core.mistake import Mistake
from spieltisch.core.options import Choice, GameOption, one_of, who_begins, written
from spieltisch.core.text import Text, both

CHOICES = (
    Choice("plain", both("Plain")),
    Choice("two", both("Two"), field="pick", of=(Choice("a", both("A")),), several=2),
    Choice("own", both("Own"), field="text"),
)
OPTION = GameOption(
    "size", "plain", both("Size"), both("how big"), both("plain"), CHOICES, one_of(CHOICES)
)
BEGINS = who_begins(3, both("who"), both("Then the others."))


@pytest.mark.parametrize(
    ("form", "value"),
    [
        ({}, None),
        ({"size": []}, None),
        ({"size": [""]}, None),
        ({"size": ["plain"], "pick": ["a"]}, "plain"),
        ({"size": ["two"], "pick": ["a", "b"]}, ["a", "b"]),
        ({"size": ["two"]}, []),
        ({"size": ["own"], "text": ["x"]}, "x"),
        ({"size": ["own"]}, ""),
        ({"size": ["plain", "own"], "text": ["x"]}, "x"),
        ({"size": ["nonsense"]}, "nonsense"),
    ],
)
def test_what_a_form_asks_for(form: dict[str, list[str]], value: Any) -> None:
    assert OPTION.chosen(lambda name: form.get(name, [])) == value


@pytest.mark.parametrize("value", ["huge", 1, None, [], ["plain"]])
def test_a_value_that_is_none_of_the_choices(value: Any) -> None:
    with pytest.raises(Mistake) as error:
        OPTION.read(value, 2)
    assert error.value.text == Text(
        f"Die Option size kann nicht {value!r} sein; gültig ist: plain.",
        f"Option size cannot be {value!r}; it takes plain.",
    )


@pytest.mark.parametrize(
    ("value", "read"), [("random", "random"), ("2", 2), (1, 1), (" 3 ", 3)], ids=str
)
def test_who_begins(value: Any, read: Any) -> None:
    assert BEGINS.read(value, 3) == read


@pytest.mark.parametrize("value", [0, 4, "4", "-1", True, 1.0, "", None, "ⅷ"], ids=repr)
def test_no_such_seat_begins(value: Any) -> None:
    with pytest.raises(Mistake):
        BEGINS.read(value, 3)


@pytest.mark.parametrize("name", spieltisch.games())
def test_every_choice_that_a_game_offers_can_be_read(name: str) -> None:
    on = spieltisch.game(name)
    for option in on.options:
        assert written(option.default) in [choice.value for choice in option.choices]
        for choice in option.choices:
            if not choice.field:
                option.read(choice.value, on.max_seats)
            elif choice.of:
                option.read([each.value for each in choice.of[: choice.several]], on.max_seats)
        for lang in ("de", "en"):
            usual = on.usual_options(lang)
            assert on.check_setup(on.min_seats, 0, usual).items() >= usual.items()
