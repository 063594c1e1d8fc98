"""Hand-written positions: what they say, what is filled in, and one sentence for each mistake."""

import tomllib
from functools import partial
from typing import Any, cast

import pytest

from spieltisch.core.names import player_number, seat_name
from spieltisch.core.text import both
from spieltisch.games.blue_moon.cards import every
from spieltisch.games.blue_moon.cards.card import PEOPLES
from spieltisch.games.blue_moon.cards.preconstructed import PRECONSTRUCTED
from spieltisch.games.blue_moon.rules.state import BlueMoonState
from spieltisch.games.blue_moon.state.position import PHASES
from tests.games.blue_moon.scene import BLUE_MOON, A, B, Scene
from tests.games.positions import IMPOSSIBLE, refused_position

refused = partial(refused_position, BLUE_MOON)
NAMES = {card.key: card.name.en for card in every.CARDS}


def laid(position: str) -> Scene:
    """The table of a position, written as in a file."""
    data = {"game": "blue-moon", **tomllib.loads(position)}
    return Scene(cast(BlueMoonState, BLUE_MOON.from_position(data)))


# What a position says


def test_every_field_of_the_table_is_read() -> None:
    s = laid("""
        about = "something"
        ask = ["retreat"]
        turn = 2
        phase = "retreat"
        element = "earth"
        match = true
        seed = 5
    """)
    view = s.state.view(None)
    assert (view["turn"], view["phase"], view["element"]) == (B - 1, "retreat", "earth")
    assert (view["match"], view["opening"], view["game_number"]) == (5, False, 1)
    assert s.asked == B


def test_every_field_of_a_player_is_read() -> None:
    s = laid("""
        element = "fire"
        [[players]]
        people = "buka"
        inquisitor = "inq-414"
        dragons = 2
        won = 3
        hand = ["hoax-1", "aqua-7"]
        open = ["aqua-7"]
        active = ["hoax-6", "vulca-18"]
        inactive = ["hoax-2", "flit-15"]
        support = ["hoax-20", "khind-27"]
        bluffs = ["buka-7", "buka-8"]
        crystals = ["crystal-2"]
        discard = ["hoax-3", "inter-401"]
        leadership = ["hoax-28"]
        ships = {buka-28 = ["buka-5"], buka-29 = []}
        landed = {buka-30 = ["buka-1", "vulca-23"]}
        hyla = "hyla-605"
        deck = ["hoax-8", "hoax-9"]
    """)
    player = s.player(A)
    assert (player["people"], player["inquisitor"]) == ("buka", "inq-414")
    assert (player["dragons"], player["crystals"]) == (2, 3)
    assert s.cards(A, "hand") == ["hoax-1", "aqua-7"]
    assert (player["open"], player["known"]) == (["aqua-7"], ["aqua-7"])
    assert (player["active"], player["older"]) == (["hoax-6", "vulca-18"], ["hoax-2", "flit-15"])
    assert (player["support"], player["bluffs"]) == (["hoax-20", "khind-27"], ["buka-7", "buka-8"])
    assert s.cards(A, "discard") == ["hoax-3", "inter-401"]
    assert s.cards(A, "leads") == ["hoax-28"]
    assert player["actions"] == [], "the leadership pile no longer works"
    assert (player["ships"], player["landed"]) == (["buka-28", "buka-29"], ["buka-30"])
    assert player["loaded"] == ["buka-5", "buka-1", "vulca-23"]
    assert player["aboard"] == ["buka-28", "buka-30", "buka-30"]
    assert (player["hyla"], player["laid_crystals"]) == ("hyla-605", ["crystal-2"])
    assert s.cards(A, "deck")[-2:] == ["hoax-9", "hoax-8"], "the first card is on top"


def test_the_first_card_of_the_deck_is_drawn_first() -> None:
    s = laid("""
        phase = "refresh"
        element = "fire"
        [[players]]
        hand = ["hoax-1", "hoax-2", "hoax-3"]
        deck = ["aqua-1", "aqua-4", "aqua-7"]
    """)
    assert s.cards(A, "hand") == ["hoax-1", "hoax-2", "hoax-3", "aqua-1", "aqua-4", "aqua-7"]


def test_both_sides_may_have_the_same_cards() -> None:
    s = laid("[[players]]\nhand = ['hoax-1']\n[[players]]\npeople = 'hoax'\nhand = ['hoax-1']")
    assert s.cards(A, "hand") == s.cards(B, "hand") == ["hoax-1"]


def test_players_have_the_names_they_are_given() -> None:
    two = "[[players]]\nname = 'Anna'\n[[players]]\nname = 'Ben'"
    assert laid(two).state.names == ["Anna", "Ben"]
    one = laid("phase = 'retreat'\nelement = 'fire'\n[[players]]\n[[players]]\nname = 'Ben'")
    assert seat_name(one.state, A - 1) == player_number(A - 1)
    assert seat_name(one.state, B - 1) == both("Ben")


@pytest.mark.parametrize("phase", ["leadership", "retreat", "character", "support"])
@pytest.mark.parametrize("turn", [1, 2])
def test_a_position_stands_in_its_phase(phase: str, turn: int) -> None:
    s = laid(f"turn = {turn}\nphase = '{phase}'\nelement = 'fire'")
    assert (s.asked, s.phase) == (turn, phase)


def test_the_beginning_of_a_turn_passes_if_there_is_nothing_to_do() -> None:
    for phase in ("start", "begin"):
        start = f"phase = '{phase}'\nelement = 'fire'\n[[players]]\n"
        assert laid(start).phase == "leadership"
        assert laid(f"{start}active = ['hoax-5']").moves() == ["retrieve:hoax-5", "done"]


def test_storms_come_only_at_the_start_of_a_turn() -> None:
    storms = "element = 'fire'\n[[players]]\nsupport = ['terrah-21', 'terrah-22']"
    assert laid(f"phase = 'start'\n{storms}").dragons(A) == 1
    assert laid(f"phase = 'begin'\n{storms}").dragons(A) == 0


def test_after_the_announcement_hand_and_turn_go_on() -> None:
    s = laid("phase = 'refresh'\nelement = 'earth'\n[[players]]\nactive = ['hoax-9']")
    assert len(s.cards(A, "hand")) == 6
    assert (s.asked, s.phase, s.element) == (B, "leadership", "earth")


def test_without_an_element_a_fight_is_opened() -> None:
    for position in ("phase = 'retreat'", "phase = 'retreat'\nelement = 'none'"):
        s = laid(position)
        assert s.state.opening
        assert s.element is None
        assert s.moves() == ["decline"]
    assert laid("phase = 'retreat'\nelement = 'fire'").moves() == ["retreat"]


def test_the_phases_are_those_of_the_notation() -> None:
    assert list(PHASES) == [
        "start",
        "begin",
        "leadership",
        "retreat",
        "character",
        "support",
        "refresh",
    ]


# What is filled in


def test_an_empty_position_has_two_whole_decks() -> None:
    s = laid("")
    assert (s.asked, s.phase, s.element) == (A, "character", None)
    assert (s.state.match, s.state.dragons, s.state.crystals) == (0, [0, 0], [0, 0])
    for seat, people in ((A, "hoax"), (B, "vulca")):
        assert s.player(seat)["people"] == people
        assert s.cards(seat, "hand") == []
        assert sorted(s.cards(seat, "deck")) == sorted(PRECONSTRUCTED[people])


@pytest.mark.parametrize("people", PEOPLES)
def test_what_is_not_named_lies_in_the_draw_deck(people: str) -> None:
    hand, active = PRECONSTRUCTED[people][0], PRECONSTRUCTED[people][1]
    s = laid(f"[[players]]\npeople = '{people}'\nhand = ['{hand}']\nactive = ['{active}']")
    rest = set(PRECONSTRUCTED[people]) - {hand, active}
    assert len(s.cards(A, "deck")) == 28
    assert set(s.cards(A, "deck")) == rest


def test_strange_cards_replace_nothing() -> None:
    s = laid("[[players]]\nhand = ['aqua-1', 'crystal-1']")
    assert sorted(s.cards(A, "deck")) == sorted(PRECONSTRUCTED["hoax"])
    assert len(s.cards(A, "lists")) == 32


def test_a_hand_is_filled_up_from_the_deck_of_the_people() -> None:
    s = laid("[[players]]\nhand = ['aqua-1', 'hoax-1']\nhand_size = 5\n[[players]]\nhand_size = 6")
    assert s.cards(A, "hand")[:2] == ["aqua-1", "hoax-1"]
    filled = s.cards(A, "hand")[2:]
    assert len(filled) == 3
    assert set(filled) < set(PRECONSTRUCTED["hoax"]) - {"hoax-1"}
    assert not set(filled) & set(s.cards(A, "deck"))
    assert (len(s.cards(B, "hand")), len(s.cards(B, "deck"))) == (6, 24)
    assert s.player(A)["open"] == s.player(A)["known"] == []


def test_filled_cards_are_named_to_their_owner_only() -> None:
    s = laid("[[players]]\nhand_size = 3")
    names = [NAMES[card] for card in s.cards(A, "hand")]
    texts = {
        seat: next(line.text.en for line in s.log(seat) if line.kind == "fill-hand")
        for seat in (A, B)
    }
    assert all(name in texts[A] for name in names)
    assert not any(name in texts[B] for name in names)


@pytest.mark.parametrize("size", [0, 1, 7, 30])
def test_a_draw_deck_is_cut_to_its_size(size: int) -> None:
    s = laid(f"[[players]]\ndeck_size = {size}")
    assert len(s.cards(A, "deck")) == size
    assert len(s.cards(A, "lists")) == size


def test_named_cards_are_part_of_the_deck_size() -> None:
    s = laid("[[players]]\ndeck = ['aqua-1', 'hoax-1']\ndeck_size = 5")
    assert len(s.cards(A, "deck")) == 5
    assert s.cards(A, "deck")[-2:] == ["hoax-1", "aqua-1"]
    assert laid("[[players]]\ndeck = ['aqua-1']\ndeck_size = 1").cards(A, "deck") == ["aqua-1"]


def test_without_a_size_the_deck_takes_all_there_is() -> None:
    for size in ("", "deck_size = 20"):
        s = laid(f"[[players]]\nactive = ['hoax-1']\nhand_size = 9\n{size}")
        assert (len(s.cards(A, "hand")), len(s.cards(A, "deck"))) == (9, 20)


@pytest.mark.parametrize("seed", range(8))
def test_what_is_filled_in_can_be_played_saved_and_loaded(seed: int) -> None:
    s = laid(f"seed = {seed}\n[[players]]\nhand_size = 6\n[[players]]\nhand_size = 6")
    assert s.state.fault() is None
    assert BLUE_MOON.load(s.state.dump()).dump() == s.state.dump()
    for _ in range(12):
        s.play(s.moves()[seed % len(s.moves())])


def test_the_same_position_gives_the_same_table_and_another_seed_another() -> None:
    one, same, other = (f"seed = {n}\n[[players]]\nhand_size = 6" for n in (5, 5, 6))
    assert laid(one).state.dump() == laid(same).state.dump()
    assert laid(one).cards(A, "hand") != laid(other).cards(A, "hand")


def test_named_interventions_make_the_deck_one_with_interventions() -> None:
    assert laid("[[players]]\ndeck = ['inter-402']").state.has_interventions == [True, False]


# What is refused


def player(fields: str) -> str:
    return f"[[players]]\n{fields}"


NO_CARD = "is no card of Blue Moon; "
MESSAGES = {
    "unknown field": ("colour = 1", "the position has no field 'colour'; it may have: game,"),
    "unknown field of a player": (
        player("cards = []"),
        "player 1 has no field 'cards'; it may have: name,",
    ),
    "unknown field of player 2": ("[[players]]\n[[players]]\nx = 1", "player 2 has no field 'x'"),
    "players": ("players = 3", "'players' of the position must be a list, not 3."),
    "a player": ("players = [3]", "player 1 must be a table of values, not 3."),
    "too many players": (
        "[[players]]\n" * 3,
        "Blue Moon is for 2 seats, and the position has 3 players.",
    ),
    "seed": ("seed = -1", "'seed' of the position must be a number from 0 to"),
    "turn": ("turn = 3", "'turn' of the position must be a number from 1 to 2, not 3."),
    "turn 0": ("turn = 0", "'turn' of the position must be a number from 1 to 2, not 0."),
    "turn true": ("turn = true", "'turn' of the position must be a number from 1 to 2, not True."),
    "match": ("match = 1", "'match' of the position must be true or false, not 1."),
    "phase": (
        "phase = 'sleep'",
        "'phase' of the position must be one of start, begin, leadership, retreat, character,"
        " support, refresh, not 'sleep'.",
    ),
    "phase of the engine": ("phase = 'announce'", "'phase' of the position must be one of"),
    "phase as a list": ("phase = []", "'phase' of the position must be one of"),
    "refresh before an element is announced": (
        "phase = 'refresh'",
        "In phase 'refresh' the position must say which 'element' was announced.",
    ),
    "element": (
        "element = 'water'",
        "'element' of the position must be one of fire, earth, none, not 'water'.",
    ),
    "people": (
        player("people = 'elf'"),
        "'elf' in 'people' of player 1 is no people of Blue Moon; there are: hoax, vulca, mimix,",
    ),
    "more cards in the draw deck than there are": (
        player("deck_size = 31"),
        "'deck_size' of player 1 is 31, but the cards left over are enough for 30; name further"
        " ones in 'deck'.",
    ),
    "name": (player("name = 3"), "'name' of player 1 must be a word, not 3."),
    "dragons": (player("dragons = 4"), "'dragons' of player 1 must be a number from 0 to 3"),
    "won": (player("won = 5"), "'won' of player 1 must be a number from 0 to 4, not 5."),
    "no card": (player("hand = ['hoot']"), f"'hoot' in 'hand' of player 1 {NO_CARD}"),
    "no card of player 2": (
        "[[players]]\n[[players]]\ndiscard = ['hoax-99']",
        f"'hoax-99' in 'discard' of player 2 {NO_CARD}",
    ),
    "a number": (player("active = [3]"), f"3 in 'active' of player 1 {NO_CARD}"),
    "a list": (player("support = [[]]"), f"[] in 'support' of player 1 {NO_CARD}"),
    "no list": (player("hand = 'hoax-1'"), "'hand' of player 1 must be a list, not 'hoax-1'."),
    "no open card": (player("open = ['x']"), f"'x' in 'open' of player 1 {NO_CARD}"),
    "no deck card": (player("deck = ['x']"), f"'x' in 'deck' of player 1 {NO_CARD}"),
    "an open card twice": (
        player("hand = ['hoax-1']\nopen = ['hoax-1', 'hoax-1']"),
        "hoax-1 is twice in 'open' of player 1.",
    ),
    "hyla": (player("hyla = 'x'"), f"'x' in 'hyla' of player 1 {NO_CARD}"),
    "hyla as a list": (
        player("hyla = ['hyla-604']"),
        f"['hyla-604'] in 'hyla' of player 1 {NO_CARD}",
    ),
    "inquisitor": (player("inquisitor = 3"), f"3 in 'inquisitor' of player 1 {NO_CARD}"),
    "ships": (
        player("ships = ['buka-28']"),
        "'ships' of player 1 must be a table of values, not ['buka-28'].",
    ),
    "no ship": (player("ships = {x = []}"), f"'x' in 'ships' of player 1 {NO_CARD}"),
    "a load": (
        player("landed = {buka-28 = 'buka-1'}"),
        "'buka-28' of 'landed' of player 1 must be a list, not 'buka-1'.",
    ),
    "no card in a load": (
        player("ships = {buka-28 = ['x']}"),
        f"'x' in 'buka-28' of 'ships' of player 1 {NO_CARD}",
    ),
    "twice in hand": (
        player("hand = ['hoax-1', 'hoax-1']"),
        "hoax-1 of player 1 is in two places.",
    ),
    "in hand and deck": (
        player("hand = ['hoax-1']\ndeck = ['hoax-1']"),
        "hoax-1 of player 1 is in two places.",
    ),
    "active and on a ship": (
        player("active = ['hoax-1']\nships = {buka-28 = ['hoax-1']}"),
        "hoax-1 of player 1 is in two places.",
    ),
    "at sea and landed": (
        player("ships = {buka-28 = []}\nlanded = {buka-28 = []}"),
        "buka-28 of player 1 is in two places.",
    ),
    "hyla in hand too": (
        player("hand = ['hyla-604']\nhyla = 'hyla-604'"),
        "hyla-604 of player 1 is in two places.",
    ),
    "a leader in hand": (
        player("hand = ['hoax-0']"),
        'hoax-0 is a leader; name its people instead, as in people = "hoax".',
    ),
    "a leader as hyla": (
        player("hyla = 'hoax-0'"),
        'hoax-0 is a leader; name its people instead, as in people = "hoax".',
    ),
    "hand_size": (player("hand_size = 61"), "'hand_size' of player 1 must be a number from 0 to"),
    "deck_size": (player("deck_size = -1"), "'deck_size' of player 1 must be a number from 0 to"),
    "more hand cards than hand_size": (
        player("hand = ['hoax-1', 'hoax-2']\nhand_size = 1"),
        "'hand' of player 1 names more cards than 'hand_size' says.",
    ),
}


@pytest.mark.parametrize(("position", "words"), MESSAGES.values(), ids=MESSAGES.keys())
def test_each_slip_is_named_in_one_sentence(position: str, words: str) -> None:
    assert words in refused(position)


FAULTS = {
    "dragons on both sides": (
        "[[players]]\ndragons = 1\n[[players]]\ndragons = 2",
        "Dragons cannot be on both sides at once.",
    ),
    "a Hyla on both sides": (
        "[[players]]\nhyla = 'hyla-604'\n[[players]]\nhyla = 'hyla-605'",
        "Only one Hyla can be in play.",
    ),
    "a Hyla that is none": (player("hyla = 'hoax-1'"), "hoax-1 is no Hyla."),
    "an inquisitor that is none": (player("inquisitor = 'hoax-1'"), "hoax-1 is no inquisitor."),
    "a leader as inquisitor": (player("inquisitor = 'hoax-0'"), "hoax-0 is no inquisitor."),
    "an overloaded ship": (
        player("ships = {buka-31 = ['buka-1', 'buka-2']}"),
        "buka-31 carries too many cards, at most 1.",
    ),
    "an overloaded landed ship": (
        player("landed = {buka-28 = ['buka-1', 'buka-2', 'buka-3']}"),
        "buka-28 carries too many cards, at most 2.",
    ),
    "a bluff without an icon": (player("bluffs = ['hoax-1']"), "hoax-1 has no bluff icon."),
    "open but not in hand": (
        player("open = ['hoax-1']"),
        "An open hand card is not in hand; name it in 'hand' too.",
    ),
}


@pytest.mark.parametrize(("position", "words"), FAULTS.values(), ids=FAULTS.keys())
def test_an_impossible_table_is_refused_with_its_fault(position: str, words: str) -> None:
    assert refused(position) == IMPOSSIBLE + words


MISPLACED = {
    "active": "hoax-20",
    "inactive": "hoax-27",
    "support": "vulca-18",
    "crystals": "hoax-1",
    "leadership": "buka-28",
}


@pytest.mark.parametrize(("field", "card"), MISPLACED.items())
def test_a_card_lies_only_where_its_type_belongs(field: str, card: str) -> None:
    assert refused(player(f"{field} = ['{card}']")).startswith(
        f"{IMPOSSIBLE}{card} cannot lie in the "
    )


@pytest.mark.parametrize("field", ["ships", "landed"])
@pytest.mark.parametrize(
    ("ship", "load", "card"),
    [
        ("hoax-1", [], "hoax-1"),
        ("buka-28", ["buka-27"], "buka-27"),
        ("buka-30", ["buka-28"], "buka-28"),
        ("buka-30", ["inter-401"], "inter-401"),
    ],
)
def test_only_ships_sail_and_only_some_cards_are_loaded(
    field: str, ship: str, load: list[str], card: str
) -> None:
    sentence = refused(player(f"{field} = {{{ship} = {load}}}"))
    assert sentence.startswith(f"{IMPOSSIBLE}{card} cannot lie in the ")


@pytest.mark.parametrize("data", [None, 3, "x", []])
def test_a_position_is_a_table_of_values(data: Any) -> None:
    with pytest.raises(ValueError, match="the position must be a table of values"):
        BLUE_MOON.from_position(data)


NONSENSE: list[Any] = [
    None,
    True,
    -1,
    1.5,
    "",
    "x",
    [],
    [None],
    [[]],
    {},
    {"x": 1},
    {"buka-28": [None]},
]
FIELDS = ["phase", "turn", "element", "players", "match", "seed"]
PLAYER_FIELDS = [
    "name",
    "people",
    "inquisitor",
    "dragons",
    "won",
    "hand",
    "active",
    "inactive",
    "support",
    "bluffs",
    "crystals",
    "discard",
    "leadership",
    "open",
    "ships",
    "landed",
    "hyla",
    "deck",
    "hand_size",
    "deck_size",
]


@pytest.mark.parametrize("field", FIELDS + PLAYER_FIELDS)
def test_nonsense_in_a_field_is_refused_or_harmless(field: str) -> None:
    """Nothing but `ValueError` comes out, and what is accepted is a sound table."""
    for value in NONSENSE:
        data = {field: value} if field in FIELDS else {"players": [{field: value}]}
        sentence = "."
        state = None
        try:
            state = BLUE_MOON.from_position({"game": "blue-moon", **data})
        except ValueError as error:
            sentence = str(error)
        assert sentence.endswith((".", "?")), value
        assert state is None or state.fault() is None, value
