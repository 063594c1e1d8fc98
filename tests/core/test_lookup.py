"""Finding things by what people call them, and what is said where nothing is found."""

import pytest

import spieltisch
from spieltisch.core.lookup import MovesByName, Names, cards_by_name, plain
from spieltisch.core.mistake import Mistake
from spieltisch.core.text import Text, both

BIRDS = Names(
    {
        "owl": Text("Kauz", "Owl"),
        "horned-owl": Text("Uhu", "Horned owl"),
        "titmouse": Text("Blaumeise", "Blue tit"),
        "crane": Text("Grauer Kranich", "Crane, the Grey"),
        "finch": Text("Grünfink", "Greenfinch"),
    },
    Text("kein Vogel", "no bird"),
    Text("es gibt fünf.", "there are five."),
)


def mistake(names: Names, word: object, where: Text | None = None) -> Text:
    with pytest.raises(Mistake) as caught:
        names.key(word, where)
    return caught.value.text


# what is found


@pytest.mark.parametrize(
    "word", ["finch", "FINCH", "Grünfink", "grünfink", "Gruenfink", "grunfink", "GRÜNFINK"]
)
def test_keys_and_names_are_found_however_the_umlaut_is_written(word: str) -> None:
    assert BIRDS.key(word) == "finch"


@pytest.mark.parametrize(
    "word",
    ["Crane, the Grey", "crane the grey", "Crane-the-Grey", "  CRANETHEGREY ", "“Crane, the Grey”"],
)
def test_blanks_hyphens_commas_and_quotes_make_no_difference(word: str) -> None:
    assert BIRDS.key(word) == "crane"


@pytest.mark.parametrize("word", ["Blue tit", "blue-tit", "Blu tit", "bluetit", "Blaumeise"])
def test_what_looks_like_an_umlaut_and_is_none_is_found_all_the_same(word: str) -> None:
    assert BIRDS.key(word) == "titmouse"


def test_what_stands_in_brackets_may_be_left_out() -> None:
    trees = Names(
        {"t3": both("Oak (3)"), "t5": both("Oak (5)"), "t9": both("Ash (9)")}, both("x"), both("y")
    )
    assert [trees.key(word) for word in ("Ash", "ash 9", "Oak (3)", "oak5")] == [
        "t9",
        "t9",
        "t3",
        "t5",
    ]
    assert mistake(trees, "oak").en == "'oak' may mean several things: t3 (Oak (3)), t5 (Oak (5))."


def test_an_exact_name_wins_over_a_name_that_has_it_inside() -> None:
    assert BIRDS.key("Owl") == "owl"


def test_accents_and_decomposed_letters_are_dropped() -> None:
    assert plain("Señor Ångström") == plain("SENOR ANGSTROM")
    assert plain("u\N{COMBINING DIAERESIS}ber") == plain("über") == plain("ueber") == "uber"


# what is not found


def test_a_slip_is_answered_with_what_was_meant() -> None:
    said = mistake(BIRDS, "Grünfinck")
    assert said.de == "'Grünfinck' ist kein Vogel; meinst du finch (Grünfink)?"
    assert said.en == "'Grünfinck' is no bird; did you mean finch (Greenfinch)?"


def test_part_of_a_name_is_asked_back_not_guessed() -> None:
    assert mistake(BIRDS, "Kranich").de.endswith("meinst du crane (Grauer Kranich)?")
    assert mistake(BIRDS, "Kranisch").de.endswith("meinst du crane (Grauer Kranich)?")


def test_several_candidates_are_named() -> None:
    names = Names({f"hoot-{n}": both(f"Noctia {n}") for n in range(11)}, both("x"), both("y"))
    assert mistake(names, "noctia").en == (
        "'noctia' may mean several things: hoot-0 (Noctia 0), hoot-1 (Noctia 1), hoot-2 (Noctia 2),"
        " hoot-3 (Noctia 3), hoot-4 (Noctia 4), hoot-5 (Noctia 5) and 5 more."
    )


def test_two_things_of_one_name_are_both_named() -> None:
    names = Names({"a-1": both("Zwin"), "a-2": both("Zwin")}, both("x"), both("y"))
    assert mistake(names, "zwin").en == ("'zwin' may mean several things: a-1 (Zwin), a-2 (Zwin).")


@pytest.mark.parametrize("word", ["", " ", "-", "pelican", "12", "\N{SNOWMAN}", "o" * 5000])
def test_what_is_like_nothing_is_answered_with_what_would_be_right(word: str) -> None:
    assert mistake(BIRDS, word).en == f"{word!r} is no bird; there are five."


@pytest.mark.parametrize("word", [3, None, True, ["owl"], {"owl": 1}])
def test_what_is_no_word_is_no_name(word: object) -> None:
    assert mistake(BIRDS, word).en == f"{word!r} is no bird; there are five."


def test_a_mistake_says_where_the_word_stands() -> None:
    said = mistake(BIRDS, "auk", Text("Spieler 1, 'hand'", "'hand' of player 1"))
    assert said == Text(
        "Spieler 1, 'hand': 'auk' ist kein Vogel; es gibt fünf.",
        "'auk' in 'hand' of player 1 is no bird; there are five.",
    )


# moves

MOVES = MovesByName(
    both("Birds"),
    ["pass", "feed:owl", "feed:finch", "see:1", "see:2", "seek"],
    {"owl": Text("Kauz", "Owl"), "finch": Text("Grünfink", "Greenfinch"), "crow": both("Crow")},
)


@pytest.mark.parametrize(
    ("key", "number"),
    [
        ("pass", 0),
        (" Pass ", 0),
        ("pass:", 0),
        ("feed:owl", 1),
        ("FEED: Gruenfink", 2),
        ("see:2", 4),
    ],
)
def test_a_move_is_a_verb_with_a_key_or_name(key: str, number: int) -> None:
    assert MOVES.number(key) == number


@pytest.mark.parametrize(
    ("key", "right"),
    [
        ("feed:Grünfinck", "did you mean feed:finch (Greenfinch)?"),
        ("feed:crow", "crow never follows feed:; there are: feed:owl, feed:finch."),
        ("feed:", "there are: feed:owl, feed:finch."),
        ("feed", "there are: feed:owl, feed:finch."),
        ("see:3", "there are: see:1, see:2."),
        ("pass:owl", "owl never follows pass:; there are: pass."),
        ("eat:owl", "a move starts with feed, pass, see, seek."),
        ("Kauz", "did you mean feed:owl?"),
        ("", "a move starts with feed, pass, see, seek."),
        (":", "a move starts with feed, pass, see, seek."),
    ],
)
def test_what_is_no_move_is_answered_with_what_would_be_one(key: str, right: str) -> None:
    with pytest.raises(Mistake) as caught:
        MOVES.number(key)
    assert " is not a move of Birds; " in caught.value.text.en
    assert caught.value.text.en.endswith(right)
    assert " ist kein Zug von Birds; " in caught.value.text.de


# the games


def spellings(name: str) -> list[str]:
    """A name as people may write it."""
    digraphs = name.lower()
    for umlaut, written in (("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("ß", "ss"), ("'", "’")):
        digraphs = digraphs.replace(umlaut, written)
    bare = name.translate(str.maketrans("äöüÄÖÜ", "aouAOU"))
    return [name, name.upper(), digraphs, bare, name.replace(" ", "-"), name.replace(" ", "")]


@pytest.mark.parametrize("game", spieltisch.games())
def test_every_card_is_found_by_every_spelling_of_both_its_names(game: str) -> None:
    on = spieltisch.game(game)
    names = cards_by_name(on, both(""))
    for card in on.cards():
        assert names.key(card.card) == card.card
        for name in card.name:
            assert [names.key(each) for each in spellings(name)] == [card.card] * 6


@pytest.mark.parametrize(
    ("game", "typed", "key"),
    [
        ("equinox", "play:Noctia 4", "play:hoot-4"),
        ("equinox", "secret:moosmann 10", "secret:moss-man-10"),
        ("equinox", "on:Fiery Fang", "on:fiery-fang"),
        ("equinox", "play:Chamaeleon 3", "play:chameleon-3"),
        ("equinox", "give:Urvater", "give:ancestor"),
        ("equinox", "discard:Noctia", "discard:hoot"),
        ("equinox", "discard:Noctia 4", "discard:hoot-4"),
        ("equinox", "pebble:Noctia/2", "pebble:hoot/2"),
        ("equinox", "swap:Hoot 2", "swap:hoot/2"),
        ("equinox", "lift:Secret", "lift:secret"),
        ("blue-moon", "play:Tueckischer Gedankenblocker", "play:hoax-26"),
        ("blue-moon", "choose:Brain Drain", "choose:hoax-26"),
        ("blue-moon", "intervene:hoax 26", "intervene:hoax-26"),
        ("blue-moon", "announce:Erde", "announce:earth"),
        ("living-forest", "attract:Schildkroete", "attract:tortoise"),
        ("living-forest", "stack:horned owl", "stack:horned-owl"),
        ("living-forest", "plant:Sonnenbaum (3)", "plant:t3-sun"),
        ("living-forest", "plant:sun tree 3", "plant:t3-sun"),
        ("living-forest", "at:1-3", "at:1,3"),
    ],
)
def test_moves_take_names_and_keep_their_keys(game: str, typed: str, key: str) -> None:
    state = spieltisch.game(game).new(2, 1)
    assert state.move_key(state.parse_move(0, typed)) == key


@pytest.mark.parametrize(
    ("game", "typed", "said"),
    [
        ("equinox", "play:Nocita 4", "meinst du play:hoot-4 (Noctia 4)?"),
        ("equinox", "play:Noctia", "play:hoot-5 (Noctia 5) und 5 mehr."),
        ("equinox", "bet:Bär", "möglich sind: bet:squeak, bet:moss-man, "),
        (
            "blue-moon",
            "play:Gedankenbloker",
            "meinst du play:hoax-26 (Tückischer Gedankenblocker)?",
        ),
        ("blue-moon", "announce:Luft", "möglich sind: announce:fire, announce:earth."),
        ("living-forest", "attract:Luchs", "lynx (Luchs) steht nie hinter attract:; "),
    ],
)
def test_moves_that_are_none_say_what_may_be_meant(game: str, typed: str, said: str) -> None:
    with pytest.raises(Mistake) as caught:
        spieltisch.game(game).new(2, 1).parse_move(0, typed)
    assert said in caught.value.text.de
