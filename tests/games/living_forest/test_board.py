"""The browser's table of Living Forest: every option has a place, the odds are right."""

from random import Random
from typing import Any

import pytest

from spieltisch.core.board import Offer
from spieltisch.core.rulings import read_rulings
from spieltisch.games.living_forest import board as room
from tests.games.living_forest.scene import LIVING_FOREST, Scene, new, scene
from tests.games.living_forest.test_plant import planter
from tests.ruling import ruling


def drawn(table: Scene, seat: int, lang: str = "en") -> dict[str, Any]:
    """The picture of a seat, with its options as the table offers them."""
    decision = table.state.decision(seat - 1)
    options = decision.options if decision else ()
    offers = {
        option.targets[0]: Offer(option.key, option.label.to(lang), number)
        for number, option in enumerate(options, 1)
        if option.targets
    }
    return room.board(table.state, seat - 1, lang, offers)


def keys(part: object) -> set[str]:
    """The keys of all offers anywhere in a picture."""
    if isinstance(part, Offer):
        return {part.key}
    parts = part.values() if isinstance(part, dict) else part
    if isinstance(parts, str) or not hasattr(parts, "__iter__"):
        return set()
    return {key for each in parts for key in keys(each)}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_option_is_somewhere_on_the_table(seats: int) -> None:
    table, random = new(seats, seed=seats), Random(seats)
    for _ in range(150):
        for seat in table.state.to_move():
            decision = table.state.decision(seat)
            assert decision is not None
            pointing = {
                option.targets[0]: option.key
                for option in reversed(decision.options)
                if option.targets
            }
            assert set(pointing.values()) <= keys(drawn(table, seat + 1))
        seat = random.choice(table.state.to_move())
        table.state.play(seat, random.choice(table.state.moves(seat)))
        if table.over:
            break


@ruling("LF-096", "LF-097")
def test_a_place_of_the_forest_plants_there_or_says_why_not() -> None:
    table = planter(3).play("plant:t3-sun")
    rows = drawn(table, 1)["mine"]["forest"]["rows"]
    for row, cells in enumerate(rows, 1):
        for column, cell in enumerate(cells, 1):
            key = f"at:{row},{column}"
            if cell["offer"]:
                assert cell["offer"].key == key
            elif not cell["start"]:
                assert cell["refusal"]["text"] == table.refused(key).text.en


def test_every_topic_of_the_rulings_has_a_title() -> None:
    rulings, _ = read_rulings(LIVING_FOREST.rulings_path(), LIVING_FOREST.name)
    assert {ruling.topic for ruling in rulings} == set(room.TOPICS)


@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_newcomer_is_told_what_revealing_is_for(lang: str) -> None:
    table = new(2)
    assert drawn(table, 1, lang)["advice"]


@pytest.mark.parametrize("seed", range(3))
def test_a_picture_shows_nothing_that_its_seat_cannot_know(seed: int) -> None:
    table, random = new(3, seed=seed), Random(seed)
    for number in range(120):
        seat = random.choice(table.state.to_move())
        other = Scene(table.state.dealt_anew(seat, number))
        assert drawn(other, seat + 1) == drawn(table, seat + 1)
        table.state.play(seat, random.choice(table.state.moves(seat)))


def test_only_their_owner_sees_the_animals_on_top() -> None:
    table = scene(
        """
        phase = "act"
        display = ["hedgehog"]
        [[players]]
        line = ["weasel", "baboon"]
        [[players]]
        line = ["bee"]
        """
    )
    table.play("attract:hedgehog", "pass", "pass", "pass")
    assert table.view(1)["players"][0]["top"] == ["hedgehog"]
    assert table.view(2)["players"][0]["top"] is None
