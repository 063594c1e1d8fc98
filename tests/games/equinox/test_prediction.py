"""Phase 1: regular predictions, secret predictions, revealing them, and doing nothing."""

import pytest

from spieltisch.games.equinox.rules import EquinoxState
from tests.games.equinox.scene import Scene, scene
from tests.ruling import ruling

HANDS = """
[[players]]
hand = ["hoot-4", "hoot-6", "carmen-2", "chameleon-5", "ancestor", "dryad"]
[[players]]
hand = ["hoot-5", "carmen-3"]
"""
GONE = ["squeak", "stag", "rubble", "twinz"]

SECRET_ON_HOOT = """
[[players]]
hand = ["hoot-4", "carmen-2", "stag-6"]
secret = "hoot-9"
[[players]]
"""


def in_round(number: int, rest: str = HANDS) -> Scene:
    """A scene in a later round; the first creatures of GONE are eliminated."""
    return scene(f"eliminated = {GONE[: number - 1]}\n{rest}")


def bets(table: Scene) -> list[str]:
    return sorted(key.removeprefix("bet:") for key in table.moves() if key.startswith("bet:"))


# regular predictions


def test_a_regular_prediction_takes_a_pebble_and_leads_to_phase_two() -> None:
    table = scene(HANDS).play("bet:hoot")
    assert table.pebble("hoot/1") == 1
    assert table.pebbles(1) == 4
    assert (table.seat, table.phase) == (1, "play")


@ruling("EQ-010")
@pytest.mark.parametrize("owner", [1, 2])
def test_a_field_with_a_pebble_of_anyone_takes_no_second_one(owner: int) -> None:
    table = scene(f"columns.hoot = {{row1={{pebble={owner}}}}}\n{HANDS}")
    reason = table.refused("bet:hoot")
    assert (reason.code, reason.rulings) == ("field-taken", ("EQ-010",))
    assert reason.text.en == "Hoot already carries a pebble in row 1."
    assert "hoot" not in bets(table)
    assert len(bets(table)) == 7
    assert table.pebble("hoot/1") == owner


@ruling("EQ-010")
def test_a_prediction_blocks_its_field_for_the_next_player() -> None:
    table = scene(HANDS).play("bet:hoot", "play:carmen-2")
    assert table.seat == 2
    assert table.refused("bet:hoot").code == "field-taken"
    table.play("bet:carmen")
    assert (table.pebble("hoot/1"), table.pebble("carmen/1")) == (1, 2)


@ruling("EQ-011")
@pytest.mark.parametrize("cards", ["[3]", "[3, 8]", "['chameleon-3']"])
def test_cards_on_a_field_do_not_hinder_a_prediction(cards: str) -> None:
    table = scene(f"columns.hoot = {{row1={{cards={cards}}}}}\n{HANDS}")
    card, covered = table.card("hoot/1"), table.covered("hoot/1")
    table.play("bet:hoot")
    assert table.pebble("hoot/1") == 1
    assert (table.card("hoot/1"), table.covered("hoot/1")) == (card, covered)


@ruling("EQ-012")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_a_prediction_goes_to_the_current_row(number: int) -> None:
    table = in_round(number).play("bet:hoot")
    rows = [table.pebble(f"hoot/{row}") for row in range(1, 6)]
    assert rows == [1 if row == number else 0 for row in range(1, 6)]
    assert table.champion(1) is None


@ruling("EQ-012")
@pytest.mark.parametrize("place", ["hoot/0", "hoot/1", "hoot/2", "hoot/4"])
def test_no_other_row_can_be_chosen_in_phase_one(place: str) -> None:
    table = in_round(3)
    assert table.refused(f"pebble:{place}").code == "not-asked"


@ruling("EQ-012")
def test_a_pebble_in_an_earlier_row_does_not_block_the_current_row() -> None:
    table = in_round(2, f"columns.hoot = {{row1={{pebble=2}}}}\n{HANDS}").play("bet:hoot")
    assert (table.pebble("hoot/1"), table.pebble("hoot/2")) == (2, 1)


@ruling("EQ-013")
def test_an_eliminated_creature_takes_no_prediction() -> None:
    table = in_round(3)
    for creature in ("squeak", "stag"):
        reason = table.refused(f"bet:{creature}")
        assert reason.code == "gone"
        assert "EQ-013" in reason.rulings
    assert bets(table) == sorted(table.in_play())
    assert len(bets(table)) == 6


@ruling("EQ-014")
def test_one_player_may_have_pebbles_on_a_creature_in_several_rows() -> None:
    column = "columns.hoot = {champion=[1], row1={pebble=1}, row2={pebble=1}}"
    table = in_round(3, f"{column}\n{HANDS}").play("bet:hoot")
    assert [table.pebble(f"hoot/{row}") for row in (1, 2, 3)] == [1, 1, 1]
    assert table.champion(1) == "hoot"
    assert table.pebbles(1) == 1


@ruling("EQ-014")
def test_the_fifth_pebble_may_go_on_the_same_creature_as_the_other_four() -> None:
    column = "columns.hoot = {" + ", ".join(f"row{r}={{pebble=1}}" for r in (1, 2, 3, 4)) + "}"
    table = in_round(5, f"{column}\n{HANDS}").play("bet:hoot")
    assert [table.pebble(f"hoot/{row}") for row in (1, 2, 3, 4, 5)] == [1] * 5
    assert table.pebbles(1) == 0


# without pebbles

FOUR_PLACED = "\n".join(
    f"columns.{name} = {{row1={{pebble=1}}}}" for name in ("hoot", "carmen", "stag", "fungy")
)


@ruling("EQ-015")
def test_without_a_pebble_nothing_can_be_predicted_but_a_secret_can_be_revealed() -> None:
    table = scene(f"{FOUR_PLACED}\n[[players]]\nsecret = 'hoot-9'\n[[players]]")
    assert table.pebbles(1) == 0
    assert table.moves() == ["pass", "reveal"]
    free = next(creature for creature in table.in_play() if not table.pebble(f"{creature}/1"))
    reason = table.refused(f"bet:{free}")
    assert reason.code == "no-pebble"
    assert "EQ-015" in reason.rulings
    table.play("reveal")
    assert table.champion(1) == "hoot"
    assert table.pebbles(1) == 0


@ruling("EQ-015")
def test_a_player_with_all_five_pebbles_on_fields_goes_straight_to_phase_two() -> None:
    table = scene(
        f"{FOUR_PLACED}\ncolumns.rubble = {{row1={{pebble=1}}}}\n"
        "[[players]]\nhand = ['hoot-4', 'carmen-2']\n[[players]]"
    )
    assert (table.seat, table.phase) == (1, "play")
    assert table.moves() == ["play:hoot-4", "play:carmen-2"]
    assert not table.legal("bet:twinz")
    assert not table.legal("secret:hoot-4")


@ruling("EQ-015")
def test_the_last_pebble_can_be_used_and_then_none() -> None:
    table = scene(f"{FOUR_PLACED}\ncolumns.rubble = {{}}\n{HANDS}").play("bet:rubble")
    assert table.pebbles(1) == 0
    table.play("play:chameleon-5", "on:rubble", "pass", "play:carmen-3")
    assert (table.seat, table.phase) == (1, "play")


# making a secret prediction


def test_a_secret_prediction_takes_a_card_and_a_pebble() -> None:
    table = scene(HANDS).play("secret:hoot-4")
    assert table.secret(1) == "hoot-4"
    assert "hoot-4" not in table.hand(1)
    assert table.pebbles(1) == 4
    assert table.champion(1) is None
    assert table.pebble("hoot/1") == 0


def test_a_secret_prediction_needs_a_card_from_the_own_hand() -> None:
    assert scene(HANDS).refused("secret:hoot-5").code == "not-in-hand"


ALL_EIGHT = ["hoot", "carmen", "stag", "fungy", "rubble", "twinz", "goatman", "ursus"]
TIED_ROW = "\n".join(
    f"columns.{name} = {{row1={{cards=[{1 if name in ('hoot', 'carmen') else 5}]}}}}"
    for name in ALL_EIGHT
)


@ruling("EQ-016")
def test_secret_predictions_are_possible_until_the_first_elimination() -> None:
    players = "[[players]]\nhand = ['hoot-4']\n[[players]]\nhand = ['stag-3', 'fungy-3']\n"
    table = scene(f"turn = 2\n{TIED_ROW}\n{players}")
    assert table.round == 1
    assert table.legal("secret:stag-3")
    table.play("pass", "play:fungy-3")
    assert table.legal("secret:hoot-4")
    table.play("pass", "play:hoot-4")
    assert table.eliminated() == ["carmen"]
    assert (table.seat, table.round) == (2, 2)
    reason = table.refused("secret:stag-3")
    assert (reason.code, reason.rulings) == ("round-1-only", ("EQ-016",))


@ruling("EQ-016")
@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_no_secret_prediction_in_a_later_round(number: int) -> None:
    table = in_round(number)
    assert table.refused("secret:hoot-4").code == "round-1-only"
    assert not any(key.startswith("secret") for key in table.moves())


@ruling("EQ-017")
def test_no_second_secret_prediction_beside_the_first() -> None:
    table = scene(SECRET_ON_HOOT)
    reason = table.refused("secret:carmen-2")
    assert (reason.code, reason.rulings) == ("secret-once", ("EQ-017",))
    assert table.secret(1) == "hoot-9"


@ruling("EQ-017")
def test_no_second_secret_prediction_after_revealing_the_first() -> None:
    table = scene(SECRET_ON_HOOT).play("reveal", "play:stag-6", "pass")
    while table.turn == 2:
        table.play(table.moves()[0])
    assert (table.seat, table.round, table.phase) == (1, 1, "predict")
    assert table.refused("secret:carmen-2").code == "secret-once"


@ruling("EQ-017")
def test_no_second_secret_prediction_after_moss_man_took_the_first_back() -> None:
    table = scene("""
        columns.moss-man = {row1={pebble=1}}
        [[players]]
        hand = ["moss-man-4", "carmen-2"]
        secret = "hoot-9"
        [[players]]
        hand = ["stag-2"]
    """)
    table.play("pass", "play:moss-man-4", "lift:secret")
    assert table.secret(1) is None
    assert table.pebbles(1) == 4
    table.play("pass", "play:stag-2")
    assert (table.seat, table.round, table.phase) == (1, 1, "predict")
    assert table.refused("secret:carmen-2").code == "secret-once"
    assert table.refused("reveal").code == "no-secret"


@ruling("EQ-017")
def test_the_limit_of_one_holds_for_each_player_alone() -> None:
    table = scene(HANDS).play("secret:hoot-4", "secret:carmen-3")
    assert (table.secret(1), table.secret(2)) == ("hoot-4", "carmen-3")
    assert not any(key.startswith("secret") for key in table.moves())


@ruling("EQ-018")
@pytest.mark.parametrize("card", ["chameleon-5", "ancestor", "dryad"])
def test_chameleons_and_trees_make_no_secret_prediction(card: str) -> None:
    table = scene(HANDS)
    assert card in table.hand(1)
    reason = table.refused(f"secret:{card}")
    assert (reason.code, reason.rulings) == ("secret-creature", ("EQ-018",))
    secrets = [key for key in table.moves() if key.startswith("secret")]
    assert secrets == ["secret:hoot-4", "secret:hoot-6", "secret:carmen-2"]


@ruling("EQ-018")
def test_a_hand_without_creature_cards_makes_no_secret_prediction() -> None:
    table = scene("[[players]]\nhand = ['chameleon-5', 'ancestor', 'dryad']\n[[players]]")
    assert not any(key.startswith("secret") for key in table.moves())
    assert table.legal("bet:" + table.in_play()[0])


@ruling("EQ-019")
def test_after_a_secret_prediction_no_card_is_played() -> None:
    table = scene("""
        [[players]]
        hand = ["hoot-4", "hoot-6", "carmen-2"]
        [[players]]
    """).play("secret:hoot-4")
    assert table.seat == 2
    assert table.refused("play:hoot-6", seat=1).code == "not-your-turn"
    assert {"hoot-6", "carmen-2"} <= set(table.hand(1))
    assert all(table.card(f"{creature}/1") is None for creature in table.in_play())


@ruling("EQ-019")
def test_after_a_secret_prediction_phases_three_and_four_follow() -> None:
    table = scene("""
        creatures = ["stag"]
        next = ["stag-1", "stag-2", "stag-3", "stag-4"]
        [[players]]
        hand = ["hoot-4", "hoot-6", "carmen-2"]
        face_down = ["fungy-1", "fungy-2"]
        [[players]]
    """).play("secret:hoot-4")
    assert table.kinds() == ["secret", "take-up", "draw", "turn"]
    assert table.face_down(1) == []
    assert sorted(table.hand(1)) == sorted(
        ["hoot-6", "carmen-2", "fungy-1", "fungy-2", "stag-1", "stag-2", "stag-3", "stag-4"]
    )


@ruling("EQ-020")
@pytest.mark.parametrize("owner", [1, 2])
def test_a_secret_prediction_may_join_a_regular_one(owner: int) -> None:
    table = scene(f"columns.hoot = {{row1={{pebble={owner}}}}}\n{HANDS}").play("secret:hoot-4")
    assert table.secret(1) == "hoot-4"
    assert table.pebble("hoot/1") == owner


@ruling("EQ-020")
def test_a_secret_prediction_may_join_a_secret_one() -> None:
    table = scene(HANDS).play("secret:hoot-4", "secret:hoot-5")
    assert (table.secret(1), table.secret(2)) == ("hoot-4", "hoot-5")


@ruling("EQ-020")
@pytest.mark.parametrize("champion", ["champion=[1], ", ""])
def test_a_secret_prediction_does_not_block_a_regular_one(champion: str) -> None:
    """Neither an unrevealed nor a revealed one lies on a field."""
    rest = HANDS if champion else HANDS.replace("[[players]]", "[[players]]\nsecret='hoot-9'", 1)
    table = scene(f"turn = 2\ncolumns.hoot = {{{champion}row1={{}}}}\n{rest}").play("bet:hoot")
    assert table.pebble("hoot/1") == 2


# who sees it


def predicted(card: str) -> Scene:
    """Seat 1 of three has just made a secret prediction with this card."""
    return scene("""
        next = ["stag-8", "stag-9"]
        creatures = ["hoot", "carmen", "stag", "fungy", "rubble", "twinz", "goatman", "ursus"]
        [[players]]
        hand = ["hoot-4", "carmen-2", "fungy-7", "rubble-3", "twinz-1", "twinz-2", "stag-3"]
        [[players]]
        hand = ["stag-4"]
        [[players]]
        hand = ["stag-5"]
    """).play(f"secret:{card}")


@ruling("EQ-021")
@pytest.mark.parametrize("viewer", [2, 3, None])
def test_others_see_that_there_is_a_secret_prediction_but_not_on_what(viewer: int | None) -> None:
    one, two = predicted("hoot-4"), predicted("carmen-2")
    view = one.view(viewer)
    assert view["players"][0]["secret"] is True
    assert view["players"][0]["secret_card"] is None
    assert view["players"][0]["pebbles"] == 4
    assert view == two.view(viewer)
    assert one.log(viewer) == two.log(viewer)
    line = one.log(viewer)[0]
    assert line.kind == "secret"
    assert line.text.en == "Player 1 makes a secret prediction."


@ruling("EQ-021")
def test_the_owner_of_a_secret_prediction_sees_it() -> None:
    table = predicted("hoot-4")
    assert table.player(1)["secret_card"] == "hoot-4"
    assert table.log(1)[0].text.en == "Player 1 makes a secret prediction: Hoot 4."
    assert table.player(2, by=1)["secret"] is False


@ruling("EQ-021")
def test_a_guess_at_the_hidden_cards_may_put_any_creature_under_the_pebble() -> None:
    table = predicted("hoot-4")

    def guesses(seat: int) -> set[str | None]:
        found: set[str | None] = set()
        for seed in range(80):
            state = table.state.determinize(seat - 1, seed)
            assert isinstance(state, EquinoxState)
            card = Scene(state).secret(1)
            assert card is not None
            found.add(card.rpartition("-")[0])
        return found

    assert guesses(2) == set(table.in_play())
    assert guesses(1) == {"hoot"}


# revealing


@ruling("EQ-022")
def test_revealing_moves_the_pebble_to_the_champion_card_and_discards_the_card() -> None:
    table = scene(SECRET_ON_HOOT)
    piled = table.discard_pile()
    table.play("reveal")
    assert table.champion(1) == "hoot"
    assert table.secret(1) is None
    assert table.discard_pile() == sorted([*piled, "hoot-9"])
    assert "hoot-9" not in table.hand(1)
    assert table.pebbles(1) == 4
    assert table.pebble("hoot/1") == 0
    for seat in (None, 1, 2):
        line = table.log(seat)[0]
        assert (line.kind, line.data["card"]) == ("reveal", "hoot-9")


@ruling("EQ-022")
def test_after_revealing_a_card_is_played_as_usual() -> None:
    table = scene(SECRET_ON_HOOT).play("reveal")
    assert (table.seat, table.phase) == (1, "play")
    assert table.moves() == ["play:stag-6", "play:hoot-4", "play:carmen-2"]
    table.play("play:carmen-2")
    assert table.card("carmen/1") == "carmen-2"
    assert table.seat == 2


@ruling("EQ-022")
def test_without_a_secret_prediction_there_is_nothing_to_reveal() -> None:
    table = scene(HANDS)
    assert table.refused("reveal").code == "no-secret"
    assert "reveal" not in table.moves()


@ruling("EQ-022")
def test_the_secret_of_another_player_cannot_be_revealed() -> None:
    table = scene(f"turn = 2\n{SECRET_ON_HOOT}")
    assert table.refused("reveal").code == "no-secret"
    assert table.refused("reveal", seat=1).code == "not-your-turn"
    assert table.secret(1) == "hoot-9"


@ruling("EQ-023")
@pytest.mark.parametrize("first", ["reveal", "bet:carmen"])
@pytest.mark.parametrize("second", ["reveal", "bet:hoot", "bet:carmen", "secret:hoot-4"])
def test_phase_one_allows_one_thing_only(first: str, second: str) -> None:
    table = scene(SECRET_ON_HOOT).play(first)
    reason = table.refused(second)
    assert (reason.code, reason.rulings) == ("one-prediction", ("EQ-023",))
    assert all(key.startswith("play:") for key in table.moves())


@ruling("EQ-023")
@pytest.mark.parametrize("second", ["reveal", "bet:hoot"])
def test_a_passed_phase_one_does_not_come_back(second: str) -> None:
    table = scene(SECRET_ON_HOOT).play("pass")
    reason = table.refused(second)
    assert (reason.code, reason.rulings) == ("only-phase-1", ("EQ-023",))


@ruling("EQ-023")
@pytest.mark.parametrize("second", ["reveal", "bet:hoot"])
def test_a_secret_prediction_cannot_be_revealed_or_joined_in_the_turn_it_is_made(
    second: str,
) -> None:
    table = scene(HANDS).play("secret:hoot-4")
    assert table.refused(second, seat=1).code == "not-your-turn"
    assert (table.secret(1), table.champion(1)) == ("hoot-4", None)


@ruling("EQ-023")
def test_the_next_turn_has_its_own_phase_one() -> None:
    table = scene("""
        [[players]]
        hand = ["hoot-4", "carmen-2"]
        secret = "stag-9"
        [[players]]
        hand = ["hoot-5"]
    """)
    table.play("bet:hoot", "play:carmen-2", "pass", "play:hoot-5", "reveal")
    assert (table.pebble("hoot/1"), table.champion(1)) == (1, "stag")


@ruling("EQ-024")
def test_several_pebbles_may_lie_on_one_champion_card() -> None:
    table = scene("""
        [[players]]
        hand = ["carmen-2"]
        secret = "hoot-9"
        [[players]]
        hand = ["carmen-3"]
        secret = "hoot-1"
        [[players]]
        hand = ["carmen-4"]
        secret = "hoot-5"
    """).play("reveal", "play:carmen-2", "reveal", "play:carmen-3", "reveal")
    assert [table.champion(seat) for seat in (1, 2, 3)] == ["hoot"] * 3
    columns = {column["creature"]: column for column in table.view()["creatures"]}
    assert columns["hoot"]["champion"] == [0, 1, 2]
    assert columns["carmen"]["champion"] == []


@ruling("EQ-025")
@pytest.mark.parametrize("rest", [HANDS, SECRET_ON_HOOT])
def test_phase_one_may_be_skipped_although_something_is_possible(rest: str) -> None:
    table = scene(rest)
    secret = table.secret(1)
    pebbles = table.pebbles(1)
    assert len(table.moves()) > 1
    table.play("pass")
    assert (table.seat, table.phase) == (1, "play")
    assert (table.pebbles(1), table.secret(1)) == (pebbles, secret)
    assert all(table.pebble(f"{creature}/1") == 0 for creature in table.in_play())


@ruling("EQ-026")
@pytest.mark.parametrize("number", [2, 3, 4, 5])
def test_a_secret_prediction_may_be_revealed_in_any_later_round(number: int) -> None:
    table = in_round(number, SECRET_ON_HOOT.replace("stag-6", "carmen-6")).play("reveal")
    assert table.champion(1) == "hoot"
    assert table.controller("hoot") == 1
    assert table.phase == "play"


@ruling("EQ-026")
@pytest.mark.parametrize("eliminated", [True, False])
def test_a_secret_prediction_on_an_eliminated_creature_is_worth_nothing(eliminated: bool) -> None:
    gone = "hoot" if eliminated else "squeak"
    table = scene(f"""
        eliminated = ["{gone}"]
        deck = 1
        [[players]]
        hand = ["carmen-2", "carmen-3"]
        secret = "hoot-9"
        [[players]]
    """).play("reveal")
    assert table.champion(1) == "hoot"
    assert table.secret(1) is None
    table.play("play:carmen-2", "done")
    assert table.over
    assert table.scores()[0] == (0 if eliminated else 5)
