"""Building decks: reading and writing them, and what makes them illegal."""

import pytest

from spieltisch.core.mistake import Mistake
from spieltisch.games.blue_moon.cards import every
from spieltisch.games.blue_moon.cards.card import PEOPLES
from spieltisch.games.blue_moon.decks import (
    Deck,
    deck_line,
    deck_text,
    is_legal,
    limits,
    moons_used,
    preconstructed,
    problems,
    read_deck,
)
from tests.ruling import ruling

VULCA = preconstructed("vulca")
FOREIGN = ("mutant-101", "mutant-102", "mutant-103", "mutant-104", "mutant-105", "mutant-107")
"""Cards without moons that are not in the deck of the Vulca."""


def swapped(deck: Deck, out: str, into: str) -> Deck:
    kept = [key for key in deck.cards if key != out]
    return Deck(deck.leader, deck.inquisitor, (*kept, into))


def built(people: str, *foreign: str, inquisitor: str = "") -> Deck:
    """Thirty cards: foreign ones, and own ones of the preconstructed deck."""
    own = [key for key in preconstructed(people).cards if key.startswith(people)]
    fill = [key for key in FOREIGN if key not in foreign]
    return Deck(people, inquisitor, (*foreign, *own, *fill)[:30])


def only_problem(deck: Deck) -> str:
    [reason] = problems(deck)
    return reason.to("en")


def mistake(text: str) -> str:
    with pytest.raises(Mistake) as caught:
        read_deck(text)
    assert caught.value.text.de != caught.value.text.en
    return caught.value.text.en


# reading and writing


@pytest.mark.parametrize("people", PEOPLES)
def test_a_deck_is_read_as_it_was_written(people: str) -> None:
    for inquisitor in ("", "inq-412"):
        deck = Deck(people, inquisitor, preconstructed(people).cards)
        assert read_deck(deck_text(deck)) == deck
        assert read_deck(deck_line(deck)) == deck
        assert " " not in deck_line(deck)


def test_the_text_of_a_deck_names_its_cards() -> None:
    lines = deck_text(Deck("vulca", "inq-412", ("vulca-15", "aqua-4"))).splitlines()
    assert lines[0] == "# Spieltisch deck for Blue Moon"
    assert lines[1].startswith("vulca-0   # ")
    assert lines[2:4] == ["inq-412   # Argus Eye", "vulca-15  # Flare"]


def test_the_name_of_a_people_means_its_preconstructed_deck() -> None:
    assert read_deck(" Hoax\n") == preconstructed("hoax")


def test_blanks_commas_capitals_and_comments_do_not_matter() -> None:
    text = (
        "# mine\n\nVULCA-0 # the leader\n inq-411,\tvulca-1 vulca-3\n\n, aqua-4 # a guest, hoax-1"
    )
    assert read_deck(text) == Deck("vulca", "inq-411", ("vulca-1", "vulca-3", "aqua-4"))


def test_cards_may_be_called_by_their_names() -> None:
    names = [every.CARDS[every.NUMBERS[key]].name for key in VULCA.cards]
    for written in (
        ", ".join(["vulca-0", *(name.de for name in names)]),
        "\n".join(["VULCA-0 # the leader", *(name.en.upper() for name in names)]),
        "vulca-0, inq-412 vulca-1\n" + "\n".join(name.de for name in names[1:]),
    ):
        assert read_deck(written).cards == VULCA.cards
    leader = every.CARDS[every.NUMBERS["vulca-0"]].name
    assert read_deck(f"{leader.de}\nvulca-1") == Deck("vulca", "", ("vulca-1",))


def test_a_card_called_by_key_and_by_name_is_named_twice() -> None:
    assert mistake("vulca-0, vulca-1, Flammar der Blendende").startswith(
        "The deck names vulca-1 twice"
    )


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "vulca-0\nFlamar der Blendende",
            "'Flamar der Blendende' is no card of Blue Moon; did you",
        ),
        ("vulca-0, Flammar", "did you mean vulca-1 (Flamebreath the Dazzling)?"),
        ("vulca-0 Flammar", "did you mean vulca-1 (Flamebreath the Dazzling)?"),
        (
            "vulca-0, vulca-1, xyz",
            "'xyz' is no card of Blue Moon; a card is written like hoax-10, or",
        ),
    ],
)
def test_a_misspelt_name_is_asked_back(text: str, said: str) -> None:
    assert said in mistake(text)


def test_an_unknown_card_is_named_with_similar_ones() -> None:
    said = mistake("vulca-0 vulca-17")
    assert said.startswith("'vulca-17' is no card of Blue Moon; did you mean vulca-7 (Furnace), ")


def test_a_word_that_is_no_card() -> None:
    said = mistake("hoax inq-412")
    assert said.startswith("'hoax' is no card; a card is written like vulca-1")
    assert said.endswith(
        "stands alone: hoax, vulca, mimix, flit, khind, terrah, pillar, aqua, buka."
    )
    assert mistake("vulca-0 <b>").startswith("'<b>' is no card")


@pytest.mark.parametrize("text", ["", "# nothing", "vulca-1 vulca-2"])
def test_a_deck_needs_a_leader(text: str) -> None:
    said = mistake(text)
    assert said.startswith("The deck has no leader; add one of hoax-0, vulca-0, ")


def test_nothing_is_named_twice() -> None:
    assert mistake("vulca-0 vulca-1 vulca-3 vulca-1") == (
        "The deck names vulca-1 twice; it may hold each card only once."
    )
    assert mistake("vulca-0 vulca-0").startswith("The deck names vulca-0 twice")
    assert mistake("vulca-0 inq-411 inq-411").startswith("The deck names inq-411 twice")


def test_a_deck_has_one_leader_and_one_inquisitor() -> None:
    assert mistake("vulca-0 hoax-0") == (
        "The deck has two leaders, vulca-0 and hoax-0; take one out."
    )
    assert mistake("vulca-0 inq-411 inq-412") == (
        "The deck has two inquisitors, inq-411 and inq-412; take one out."
    )


# building


@pytest.mark.parametrize("people", PEOPLES)
def test_preconstructed_decks_keep_the_rules_of_building_too(people: str) -> None:
    deck = preconstructed(people)
    assert deck.leader == people
    assert len(set(deck.cards)) == 30
    assert moons_used(deck) <= 7
    assert problems(deck) == []


def test_a_deck_has_exactly_thirty_cards() -> None:
    fewer = Deck("vulca", "", VULCA.cards[1:])
    assert only_problem(fewer) == "The deck has 29 different cards; 30 are needed."
    more = Deck("vulca", "", (*VULCA.cards, "mutant-101"))
    assert only_problem(more) == "The deck has 31 different cards; 30 are needed."
    assert not is_legal(more)


def test_foreign_moons_are_bounded() -> None:
    assert moons_used(VULCA) == 5
    at_the_bound = swapped(swapped(VULCA, "vulca-1", "hoax-26"), "vulca-3", "hoax-16")
    assert moons_used(at_the_bound) == 10
    assert is_legal(at_the_bound)
    above = swapped(at_the_bound, "vulca-4", "hoax-10")
    assert only_problem(above) == "The deck has foreign cards of 12 moons; 10 are allowed."


def test_own_cards_and_mutants_cost_nothing() -> None:
    assert moons_used(built("vulca", *FOREIGN)) == 0
    assert is_legal(built("vulca", *FOREIGN))


def test_cards_with_house_values_may_be_in_a_deck() -> None:
    deck = built("vulca", "vulca-31", "hyla-604", "inter-401", "crystal-1", "tutu-507")
    assert moons_used(deck) == 7
    assert is_legal(deck)


def test_no_card_is_in_a_deck_twice() -> None:
    codes = [reason.code for reason in problems(Deck("vulca", "", (*VULCA.cards, "vulca-3")))]
    assert codes == ["twice"]
    codes = [reason.code for reason in problems(swapped(VULCA, "vulca-1", "vulca-3"))]
    assert codes == ["twice", "wrong-size"]


@pytest.mark.parametrize("key", ["hoax-0", "vulca-0", "inq-411"])
def test_leaders_and_inquisitors_are_no_cards_of_a_deck(key: str) -> None:
    assert only_problem(swapped(VULCA, "vulca-1", key)) == (
        f"{key} cannot be a card of the deck; leader and inquisitor lie beside it."
    )


def test_only_an_inquisitor_is_an_inquisitor() -> None:
    assert only_problem(Deck("vulca", "hoax-0", VULCA.cards)) == (
        "hoax-0 is no inquisitor; there are: inq-411, inq-412, inq-414."
    )


@ruling("BM-550")
@pytest.mark.parametrize(
    ("inquisitor", "expected"),
    [("", (30, 10)), ("inq-411", (30, 10)), ("inq-412", (35, 15)), ("inq-414", (45, 20))],
)
def test_an_inquisitor_changes_the_limits(inquisitor: str, expected: tuple[int, int]) -> None:
    assert limits(Deck("vulca", inquisitor, ())) == expected


@ruling("BM-550")
def test_the_limits_of_an_inquisitor_hold_whatever_is_in_the_deck() -> None:
    assert only_problem(built("vulca", inquisitor="inq-412")) == (
        "The deck has 30 different cards; 35 are needed. [BM-550]"
    )
    more = ("hoax-26", "hoax-25", "hoax-27", "hoax-20", "hoax-16")  # 16 moons
    heavy = Deck("vulca", "inq-412", (*built("vulca").cards, *more))
    assert only_problem(heavy) == (
        "The deck has foreign cards of 16 moons; 15 are allowed. [BM-550]"
    )
    assert is_legal(swapped(heavy, "hoax-20", "hoax-10"))


@ruling("BM-505")
def test_the_sea_moon_is_a_buka_card() -> None:
    assert moons_used(Deck("buka", "", ("buka-31",))) == 0
    assert moons_used(Deck("vulca", "", ("buka-31",))) == 2
    assert is_legal(swapped(preconstructed("buka"), "buka-1", "buka-31"))


@ruling("BM-506")
def test_the_sea_moon_is_not_in_the_box_of_the_buka() -> None:
    assert "buka-31" not in preconstructed("buka").cards
    assert "buka-30" in preconstructed("buka").cards
