"""The end of the game: prestige points and the tie-breaks of both editions."""

import pytest

from tests.games.equinox.scene import Scene, scene
from tests.ruling import ruling

SURVIVORS = ("hoot", "squeak", "ursus")
ELIMINATED = ("stag", "rubble", "carmen", "goatman")  # in rounds 1 to 4
LAST = "twinz"  # goes in round 5

BOTH = pytest.mark.parametrize("edition", ["en", "de"])


def finished(
    pebbles: dict[str, int],
    champions: dict[int, str] | None = None,
    edition: str = "en",
    seats: int = 2,
    survivors: tuple[str, ...] = SURVIVORS,
    secrets: dict[int, str] | None = None,
) -> Scene:
    """A game whose fifth round has just ended, with pebbles such as "hoot/1": seat."""
    columns: dict[str, dict[str, str]] = {}
    for place, seat in pebbles.items():
        creature, row = place.split("/")
        columns.setdefault(creature, {})[f"row{row}"] = f"pebble = {seat}"
    for creature in (LAST, *survivors[1:]):
        field = columns.setdefault(creature, {})
        cards = f"cards = [{0 if creature == LAST else 5}]"
        field["row5"] = f"{cards}, {field['row5']}" if "row5" in field else cards
    lines = [
        f"columns.{creature}.{row} = {{{content}}}"
        for creature, rows in columns.items()
        for row, content in rows.items()
    ]
    on_champion: dict[str, list[int]] = {}
    for seat, creature in (champions or {}).items():
        on_champion.setdefault(creature, []).append(seat)
    lines += [f"columns.{creature}.champion = {own}" for creature, own in on_champion.items()]
    players = [
        "[[players]]\n"
        + ("hand = ['chameleon-9']\n" if seat == 1 else "")
        + (f"secret = '{secrets[seat]}'\n" if secrets and seat in secrets else "")
        for seat in range(1, seats + 1)
    ]
    position = f"""
        edition = "{edition}"
        creatures = {[*survivors, LAST, *ELIMINATED]}
        eliminated = {list(ELIMINATED)}
        phase = "play"
        """
    table = scene(position + "\n".join([*lines, *players]))
    table.play("play:chameleon-9", f"on:{survivors[0]}", "done")
    assert table.over
    assert sorted(table.in_play()) == sorted(survivors)
    return table


def emptied(position: str) -> Scene:
    """A game that ends because seat 1 draws the last card of the deck."""
    table = scene(
        f"""phase = "play"
        deck = 1
        {position}"""
    )
    return table.play("play:chameleon-9", f"on:{table.in_play()[0]}")


# Points


@BOTH
@ruling("EQ-170")
def test_only_pebbles_on_survivors_score(edition: str) -> None:
    pebbles = {"hoot/1": 1, "stag/1": 1, "carmen/3": 1, "goatman/4": 2, "squeak/3": 2, "twinz/5": 2}
    assert finished(pebbles, edition=edition).scores() == [4, 2]


@ruling("EQ-170")
def test_a_pebble_on_the_creature_eliminated_last_scores_nothing() -> None:
    table = finished({"twinz/1": 1, "twinz/2": 1, "squeak/4": 2})
    assert table.scores() == [0, 1]
    assert table.ranking() == [[2], [1]]


@BOTH
@ruling("EQ-170")
@pytest.mark.parametrize(("row", "points"), [(1, 4), (2, 3), (3, 2), (4, 1), (5, 0)])
def test_a_pebble_scores_the_value_of_its_row(edition: str, row: int, points: int) -> None:
    assert finished({f"squeak/{row}": 2}, edition=edition).scores() == [0, points]


@ruling("EQ-170")
def test_a_pebble_on_an_eliminated_champion_scores_nothing() -> None:
    table = finished({"hoot/4": 2}, champions={1: "stag"})
    assert table.scores() == [0, 1]


@BOTH
@ruling("EQ-171")
def test_secret_predictions_are_revealed_at_the_end_and_score_5(edition: str) -> None:
    table = finished({"squeak/1": 1}, secrets={2: "hoot-3"}, edition=edition)
    assert table.scores() == [4, 5]
    assert (table.champion(2), table.secret(2)) == ("hoot", None)
    assert "hoot-3" in table.discard_pile()
    revealed = [line.data["card"] for line in table.log(1) if line.kind == "reveal-last"]
    assert revealed == ["hoot-3"]


@ruling("EQ-171")
@pytest.mark.parametrize("card", ["stag-3", "twinz-3"])
def test_a_secret_prediction_on_an_eliminated_creature_scores_nothing(card: str) -> None:
    table = finished({"squeak/4": 1}, secrets={2: card})
    assert table.scores() == [1, 0]
    assert table.champion(2) == card.split("-", maxsplit=1)[0]


@ruling("EQ-171")
def test_a_revealed_and_an_unrevealed_secret_prediction_score_the_same() -> None:
    table = finished({}, champions={1: "hoot"}, secrets={2: "hoot-3"})
    assert table.scores() == [5, 5]
    assert table.ranking() == [[1, 2]]


@ruling("EQ-171")
def test_secret_predictions_also_score_when_the_deck_ran_out() -> None:
    table = emptied(
        """creatures = ["hoot"]
        columns.hoot.row1 = {pebble = 1}
        [[players]]
        hand = ["chameleon-9"]
        [[players]]
        secret = "squeak-3"
        """
    )
    assert table.scores() == [4, 5]


@BOTH
@ruling("EQ-172")
def test_the_worked_final_scoring_of_the_rules(edition: str) -> None:
    stephen, mary, christopher, laura = 1, 2, 3, 4
    scoring = {
        "fungy/1": stephen,
        "fungy/2": mary,
        "fungy/3": christopher,
        "fungy/4": stephen,
        "squeak/1": stephen,
        "squeak/2": stephen,
        "squeak/3": laura,
        "hoot/1": christopher,
        "hoot/2": mary,
        "hoot/4": mary,
    }
    lost = {"stag/1": laura, "rubble/1": christopher, "twinz/2": mary, "twinz/1": laura}
    table = finished(
        {**scoring, **lost},
        champions={stephen: "squeak", mary: "fungy"},
        edition=edition,
        seats=4,
        survivors=("fungy", "squeak", "hoot"),
    )
    assert table.scores() == [17, 12, 6, 2]
    assert table.ranking() == [[stephen], [mary], [christopher], [laura]]


@BOTH
@ruling("EQ-173")
def test_all_creatures_still_in_play_score_when_the_deck_runs_out(edition: str) -> None:
    alive = ["hoot", "squeak", "carmen", "twinz", "fungy", "pilgrim"]
    fields = [f"columns.{name}.row1 = {{pebble = {i % 3 + 1}}}" for i, name in enumerate(alive)]
    table = emptied(
        f"""edition = "{edition}"
        creatures = {[*alive, "stag", "rubble"]}
        eliminated = ["stag", "rubble"]
        columns.stag.row1 = {{pebble = 1}}
        columns.rubble.row2 = {{pebble = 2}}
        {chr(10).join(fields)}
        [[players]]
        hand = ["chameleon-9"]
        [[players]]
        [[players]]
        """
    ).play("done")
    assert table.over
    assert sorted(table.in_play()) == sorted(alive)
    assert table.scores() == [8, 8, 8]


@ruling("EQ-180")
def test_pebbles_that_were_not_placed_score_nothing() -> None:
    table = finished({"hoot/4": 2})
    assert (table.pebbles(1), table.pebbles(2)) == (5, 4)
    assert table.scores() == [0, 1]
    assert table.ranking() == [[2], [1]]


@BOTH
@ruling("EQ-139")
def test_every_pebble_on_a_surviving_ursus_scores_half_a_point_more(edition: str) -> None:
    table = finished(
        {"ursus/2": 1, "ursus/5": 2, "squeak/2": 2}, champions={1: "ursus"}, edition=edition
    )
    assert table.scores() == [9, 3.5]


@BOTH
def test_most_points_win_whatever_the_tie_break_says(edition: str) -> None:
    table = finished({"hoot/1": 1, "squeak/2": 1, "hoot/4": 1}, {2: "hoot"}, edition)
    assert table.scores() == [8, 5]
    assert table.ranking() == [[1], [2]]


# Ties


@BOTH
@ruling("EQ-174")
def test_a_secret_prediction_on_a_survivor_breaks_the_tie(edition: str) -> None:
    table = finished({"hoot/1": 1, "squeak/4": 1}, {2: "hoot"}, edition)
    assert table.scores() == [5, 5]
    assert table.ranking() == [[2], [1]]


@BOTH
@ruling("EQ-174")
def test_a_secret_prediction_revealed_only_at_the_end_breaks_the_tie_too(edition: str) -> None:
    table = finished({"hoot/1": 1, "squeak/4": 1}, edition=edition, secrets={2: "hoot-3"})
    assert table.ranking() == [[2], [1]]


@BOTH
@ruling("EQ-174")
def test_a_secret_prediction_on_an_eliminated_creature_breaks_no_tie(edition: str) -> None:
    table = finished(
        {"hoot/1": 1, "squeak/4": 1, "hoot/2": 2, "hoot/3": 2}, {2: "stag"}, edition=edition
    )
    assert table.scores() == [5, 5]
    assert table.ranking() == [[1], [2]]


# Seat 1 is ahead in the first row in which the two differ; the totals are equal.
ROW_DECIDES = {
    1: ({"hoot/1": 1, "hoot/4": 1, "squeak/2": 2, "squeak/3": 2}, 5),
    2: ({"hoot/1": 1, "hoot/2": 1, "squeak/1": 2, "squeak/3": 2, "squeak/4": 2}, 7),
    3: ({"hoot/3": 1, "hoot/4": 2, "squeak/4": 2}, 2),
}


@BOTH
@ruling("EQ-175")
@pytest.mark.parametrize("row", ROW_DECIDES)
def test_the_first_row_with_a_difference_decides(edition: str, row: int) -> None:
    pebbles, points = ROW_DECIDES[row]
    table = finished(pebbles, edition=edition)
    assert table.scores() == [points, points]
    assert table.ranking() == [[1], [2]]


@BOTH
@ruling("EQ-175")
@pytest.mark.parametrize("row", ROW_DECIDES)
def test_the_rows_decide_also_if_both_have_a_secret_prediction(edition: str, row: int) -> None:
    pebbles, points = ROW_DECIDES[row]
    swapped = {place: 3 - seat for place, seat in pebbles.items()}
    table = finished(swapped, {1: "squeak", 2: "hoot"}, edition)
    assert table.scores() == [points + 5, points + 5]
    assert table.ranking() == [[2], [1]]


@ruling("EQ-175")
def test_row_4_decides_in_the_english_edition() -> None:
    # Ursus' half points make up for the pebble in row 4
    pebbles = {"ursus/1": 1, "ursus/2": 1, "hoot/1": 2, "hoot/2": 2, "hoot/4": 2}
    table = finished(pebbles, edition="en")
    assert table.scores() == [8, 8]
    assert table.ranking() == [[2], [1]]


@ruling("EQ-175")
def test_row_4_decides_in_the_german_edition() -> None:
    pebbles = {"ursus/4": 1, "hoot/4": 2, "ursus/5": 2}
    table = finished(pebbles, edition="de")
    assert table.scores() == [1.5, 1.5]
    assert table.ranking() == [[1], [2]]


@ruling("EQ-175")
def test_pebbles_on_eliminated_creatures_break_no_tie() -> None:
    table = finished({"hoot/1": 1, "squeak/1": 2, "stag/1": 2, "twinz/1": 2, "twinz/5": 2})
    assert table.ranking() == [[1, 2]]


@ruling("EQ-175")
def test_a_tie_of_three_is_broken_step_by_step() -> None:
    table = finished(
        {"squeak/1": 1, "squeak/4": 1, "hoot/2": 2, "hoot/3": 2},
        {3: "hoot"},
        seats=3,
    )
    assert table.scores() == [5, 5, 5]
    assert table.ranking() == [[3], [1], [2]]


ROW_5 = {"hoot/1": 1, "squeak/1": 2, "squeak/5": 2}


@ruling("EQ-176")
def test_english_edition_a_pebble_in_row_5_breaks_the_tie() -> None:
    table = finished(ROW_5, edition="en")
    assert table.scores() == [4, 4]
    assert table.ranking() == [[2], [1]]


@ruling("EQ-177")
def test_german_edition_a_pebble_in_row_5_breaks_no_tie() -> None:
    table = finished(ROW_5, edition="de")
    assert table.scores() == [4, 4]
    assert table.ranking() == [[1, 2]]


@ruling("EQ-177")
def test_german_edition_a_pebble_in_row_5_on_ursus_does_separate() -> None:
    table = finished({"hoot/1": 1, "squeak/1": 2, "ursus/5": 2}, edition="de")
    assert table.scores() == [4, 4.5]
    assert table.ranking() == [[2], [1]]


@ruling("EQ-178")
@pytest.mark.parametrize(("edition", "winner"), [("de", 1), ("en", 2)])
def test_a_half_point_of_ursus_separates_only_in_the_german_edition(
    edition: str, winner: int
) -> None:
    # by points row 1 is 4.5 against 4; by pebbles it is even and row 5 decides
    table = finished({"ursus/1": 1, "hoot/1": 2, "ursus/5": 2}, edition=edition)
    assert table.scores() == [4.5, 4.5]
    assert table.ranking()[0] == [winner]


@BOTH
@ruling("EQ-179")
def test_players_equal_in_every_step_share_the_win(edition: str) -> None:
    table = finished(
        {"hoot/1": 1, "squeak/1": 3, "hoot/3": 3, "squeak/3": 1, "hoot/4": 2},
        {1: "hoot", 3: "squeak"},
        edition,
        seats=3,
    )
    assert table.scores() == [11, 1, 11]
    assert table.ranking() == [[1, 3], [2]]


@BOTH
@ruling("EQ-179")
def test_players_without_any_points_can_share_the_win(edition: str) -> None:
    assert finished({}, edition=edition, seats=5).ranking() == [[1, 2, 3, 4, 5]]


def test_the_result_says_how_the_game_ended() -> None:
    result = finished({}).state.result()
    assert result is not None
    assert "fifth round" in result.ended.en
    assert "fünfte Runde" in result.ended.de


def test_nothing_is_scored_while_the_game_runs() -> None:
    assert scene("columns.hoot.row1 = {pebble = 1}").state.result() is None
