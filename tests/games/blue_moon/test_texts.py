"""What people read: prompts, options, reasons, log, what works on a card, the terminal table."""

from collections.abc import Callable
from functools import cache
from io import StringIO
from random import Random
from typing import Final

import pytest
from rich.console import Console, RenderableType

from spieltisch.core.decision import Option
from spieltisch.core.event import Event
from spieltisch.core.text import LANGUAGES, Text
from spieltisch.games.blue_moon import screen
from spieltisch.games.blue_moon.cards import every
from spieltisch.games.blue_moon.rules.state import BlueMoonState
from spieltisch.games.blue_moon.state import codes, verbs
from spieltisch.games.blue_moon.text import names
from spieltisch.games.blue_moon.text.events import EVENTS as KINDS
from spieltisch.games.blue_moon.text.modifiers import what_affects
from spieltisch.games.blue_moon.text.questions import QUESTIONS
from spieltisch.games.blue_moon.text.rules import RULES
from spieltisch.games.blue_moon.text.sentences import SENTENCES
from tests.games.blue_moon.scene import BLUE_MOON, A, B, Scene, new, scene, side

GAMES: Final = 40
STEPS: Final = 500
NAMES: Final = ["Anna", "Jonas"]


def is_said(text: Text) -> None:
    for part in text:
        assert part.strip(), text
        assert "{" not in part, text
        assert "  " not in part, text
    assert not any(word in text.en for word in (" der ", " und ", "„")), text


# what happens in many games


@cache
def finished_games() -> list[BlueMoonState]:
    """Games in which a random player plays; everything asked on the way is looked at."""
    games: list[BlueMoonState] = []
    for seed in range(GAMES):
        state = new(seed, length="match" if seed % 10 == 0 else "game").state
        state.names = NAMES[:]
        random = Random(seed)
        for _ in range(STEPS):
            if state.over:
                break
            seat = state.next_seat()
            look_at(state, seat)
            state.play(seat, random.choice(state.moves(seat)))
        games.append(state)
    return games


def look_at(state: BlueMoonState, seat: int) -> None:
    is_said(state.headline())
    decision = state.decision(seat)
    assert decision
    is_said(decision.prompt)
    for option in decision.options:
        is_said(option.label)
        assert option.label.de != option.label.en, option
        for target in option.targets:
            assert target.partition(":")[0] in TARGETS, target


TARGETS: Final = {"card", "table", "hidden", "choice", "element", "phase"}


def test_everything_asked_in_many_games_reads_well() -> None:
    assert len(finished_games()) == GAMES


def test_every_event_of_many_games_reads_well() -> None:
    for state in finished_games():
        for seat in (0, 1, None):
            for line in state.log(seat):
                is_said(line.text)
                assert line.text.de != line.text.en


def test_every_kind_of_event_has_a_sentence() -> None:
    card, ship = every.NUMBERS["buka-5"], every.NUMBERS["buka-28"]
    state = new().state
    first, second = 0, 1  # the seats in the events
    examples: dict[str, list[int]] = {
        "game": [2, first],
        "fight": [3, second],
        "turn": [first],
        "draw": [first, 2],
        "shuffle": [first],
        "lead": [first, card],
        "replace": [first, card],
        "play": [first, card, 1, 1],
        "bluff": [first],
        "load": [first, card, ship],
        "land": [first, ship],
        "discard": [first, card, codes.NONE],
        "take": [first, card, card],
        "take-hidden": [first, ship],
        "pay": [first, every.NUMBERS["vulca-29"], card, ship],
        "use": [first, card],
        "lose": [first, card, ship],
        "mill": [first, card, ship],
        "dig": [first, 1, ship],
        "reveal": [first, ship, card],
        "back": [first, 2, ship],
        "under": [first],
        "open": [first, card, ship],
        "search": [first, card, ship],
        "entreat": [first, card],
        "swap": [first, every.NUMBERS["hyla-608"], every.NUMBERS["hyla-604"]],
        "displace": [first, every.NUMBERS["hyla-604"]],
        "double": [first, every.NUMBERS["pillar-14"], every.NUMBERS["pillar-16"]],
        "element": [first, codes.EARTH],
        "announce": [first, codes.FIRE, 7],
        "call": [second, 0, card],
        "go-on": [first, 1],
        "retreat": [first, 1],
        "decline": [first],
        "give-up": [first],
        "won": [first, 2],
        "dragon": [first, codes.BY_STORM, 1],
        "no-dragon": [first],
        "intervene": [first, every.NUMBERS["inter-401"]],
        "cancel": [first, card],
        "end": [codes.MISPLAY, first, 4],
        "fill-hand": [first, 1],
    }
    assert set(examples) == set(KINDS)
    for kind, args in examples.items():
        for viewer in (first, second, None):
            event = Event(kind, args, [card], 1 << first)
            line = state.log_line(event, viewer)
            is_said(line.text)
            told = KINDS[kind].shown is not None
            named = every.CARDS[card].name.en in line.text.en
            assert named == (viewer == first) or not told, line


def test_hidden_cards_are_named_only_to_their_owner() -> None:
    table = scene(side(people="buka", hand="buka-7 buka-8", active="buka-3"), phase="support")
    table.play("bluff:buka-7")
    lines = {seat: table.log(seat)[0].text.en for seat in (A, B, None)}
    assert lines[A] == "Player 1 plays “Cannoneer Tara Ko” as a bluff card."
    assert lines[B] == lines[None] == "Player 1 plays a bluff card face down."


def test_every_phase_frame_and_ending_has_words() -> None:
    asked = range(codes.FIRST_ASKED, codes.LAST_ASKED + 1)
    assert set(QUESTIONS) == set(asked)
    assert set(names.ENDINGS) == set(range(codes.FOURTH_DRAGON, codes.MISPLAY + 1))
    for text in (*names.ENDINGS.values(), *names.PHASE_NAMES.values()):
        is_said(text)
    assert BLUE_MOON.rules() == RULES
    assert all(len(line) <= 102 for part in RULES for line in part.splitlines())


def test_prompts_name_the_numbers_that_matter() -> None:
    table = scene(
        side(people="hoax", hand="hoax-21", active="hoax-3"),
        side(people="vulca", active="vulca-3"),
        phase="support",
    )
    table.state.names = NAMES[:]
    theirs = table.power(B)
    assert theirs > 4
    assert table.prompt(A) == Text(
        f"Du zeigst 4, Jonas {theirs} Feuer: "
        "Lege eine Verstärkung oder Unterstützung aus oder gib auf",
        f"You show 4, Jonas {theirs} fire: play a booster or support or give up",
    )


def offered(table: Scene, seat: int) -> dict[str, Option]:
    """What a seat may choose from, by key."""
    decision = table.state.decision(seat - 1)
    assert decision
    return {option.key: option for option in decision.options}


def test_a_play_says_what_it_leads_to() -> None:
    table = scene(
        side(people="flit", hand="flit-12 flit-1"),
        side(people="vulca", active="vulca-1", support="vulca-24"),
    )
    options = offered(table, A)
    assert options["play:flit-12"].label.en == "Play Hank Highflyer Hawk (0 fire against 1)"
    assert options["play:flit-1"].targets == ("card:flit-1",)


def test_targets_point_at_what_a_choice_is_about() -> None:
    table = scene(
        side(people="khind", active="khind-7", hand="khind-5"),
        side(people="buka", active="buka-3", support="buka-25", bluffs="buka-7"),
        phase="begin",
    )
    found = offered(table, A)
    assert found["text:khind-7"].targets == ("table:0:khind-7",)
    assert found["done"].targets == ("phase",)
    table.play("text:khind-7")
    found = offered(table, A)
    assert found["choose:buka-25"].targets == ("table:1:buka-25",)
    assert found["hidden:1"].targets == ("hidden:1:1",)


def test_a_card_that_both_have_is_meant_where_the_text_looks() -> None:
    table = scene(
        side(people="khind", active="khind-7", support="terrah-20", hand="terrah-21"),
        foe(support="terrah-20 terrah-21"),
        phase="begin",
    ).play("text:khind-7")
    found = offered(table, A)
    assert found["choose:terrah-20"].targets == ("table:1:terrah-20",)
    assert found["choose:terrah-21"].targets == ("table:1:terrah-21",)


# why something is not possible


def test_every_refusal_has_a_sentence_and_a_code() -> None:
    names = list(vars(codes))
    refusals = names[names.index("GAME_OVER") :]
    assert list(SENTENCES) == [getattr(codes, name) for name in refusals]
    for name in refusals:
        code, de, en, _ = SENTENCES[getattr(codes, name)]
        assert code == name.lower().replace("_", "-")
        assert de != en


Case = tuple[str, Callable[[], Scene], str, tuple[str, ...], tuple[str, ...]]


def foe(**fields: object) -> dict[str, object]:
    return side(**{"people": "terrah", "active": "terrah-11", **fields})


def opened() -> Scene:
    """A payment of 8 fire is open."""
    hand = "vulca-29 vulca-1 vulca-2 vulca-22 vulca-3"
    return scene(side(people="vulca", hand=hand), phase="leadership").play("lead:vulca-29")


CASES: Final[list[Case]] = [
    (
        "not-asked",
        lambda: scene(side(people="hoax", hand="hoax-1"), foe(hand="terrah-1")),
        "B play:terrah-1",
        ("Player 1",),
        (),
    ),
    ("choose-first", opened, "fight", ("Charm Holy Dragon",), ()),
    ("not-offered", lambda: scene(side(people="hoax", hand="hoax-1")), "use", (), ()),
    ("worthless", opened, "choose:vulca-22", ("Titanic Gauntlets", "8 fire"), ("BM-150",)),
    (
        "not-in-hand",
        lambda: scene(side(people="buka", hand="buka-5", ships={"buka-30": ["buka-4"]})),
        "play:buka-4",
        ("Rising Sun",),
        ("BM-489",),
    ),
    (
        "wrong-phase",
        lambda: scene(side(people="hoax", hand="hoax-1", active="hoax-5"), foe()),
        "retrieve:hoax-5",
        ("beginning of your turn", "character phase"),
        ("BM-007",),
    ),
    (
        "wrong-kind",
        lambda: scene(side(people="hoax", hand="hoax-1 hoax-27"), foe()),
        "play:hoax-27",
        ("leadership phase",),
        (),
    ),
    (
        "banned",
        lambda: scene(side(people="hoax", hand="hoax-10 hoax-1"), foe(support="vulca-25")),
        "play:hoax-10",
        ("Heat Haze", "characters and boosters with special text"),
        ("BM-063",),
    ),
    (
        "banned",
        lambda: scene(side(people="hoax", hand="hoax-1 hoax-8"), foe(support="terrah-25")),
        "play:hoax-1",
        ("Cloying Mud", "more than 4", "5 fire"),
        ("BM-373",),
    ),
    (
        "banned",
        lambda: scene(
            side(people="hoax", hand="hoax-27 hoax-30 hoax-1"),
            foe(support="terrah-28"),
            phase="leadership",
        ),
        "lead:hoax-27",
        ("Evil Eye", "action cards"),
        ("BM-382",),
    ),
    (
        "card-limit",
        lambda: scene(
            side(people="khind", hand="khind-7 khind-6"), foe(support="hoax-26 terrah-20")
        ).play("play:khind-7"),
        "play:khind-6",
        ("Brain Drain", "one card"),
        ("BM-184",),
    ),
    (
        "combat-limit",
        lambda: scene(side(people="hoax", hand="hoax-9 hoax-19"), foe(active="flit-10")).play(
            "play:hoax-9"
        ),
        "play:hoax-19",
        ("Cheepchirrup",),
        ("BM-253",),
    ),
    (
        "own-ban",
        lambda: scene(
            side(people="hoax", hand="hoax-1 hoax-2", active="tutu-507"), foe(), phase="retreat"
        ),
        "fight",
        ("TUTU PamPam",),
        ("BM-570",),
    ),
    (
        "stopped",
        lambda: scene(side(people="mimix", hand="mimix-20 aqua-21"), foe()).play("play:mimix-20"),
        "play:aqua-21",
        ("Shaman of the Here and Now", "STOP"),
        ("BM-096", "BM-082"),
    ),
    (
        "one-character",
        lambda: scene(side(people="khind", hand="khind-7 mimix-24"), foe(support="terrah-26")).play(
            "play:khind-7"
        ),
        "play:mimix-24",
        ("TopNotch", "FREE", "Impenetrable Fog"),
        ("BM-376",),
    ),
    (
        "one-character",
        lambda: scene(
            side(people="khind", hand="khind-10 khind-11 mimix-24 mimix-22"),
            foe(active="terrah-15"),
        ).play("play:mimix-24", "play:khind-10"),
        "play:khind-11",
        ("Stars Shining",),
        ("BM-091",),
    ),
    (
        "condition",
        lambda: scene(side(people="hoax", hand="hoax-1 mutant-105"), foe()),
        "play:mutant-105",
        ("at least 7", "now: 3 fire"),
        ("BM-510",),
    ),
    (
        "condition",
        lambda: scene(side(people="hoax", hand="hoax-1 mutant-102"), foe(hand="terrah-1")),
        "play:mutant-102",
        ("at least 2 hand cards more", "1 against your 2"),
        ("BM-513",),
    ),
    (
        "cost",
        lambda: scene(side(people="hoax", hand="crystal-1"), foe(), phase="leadership"),
        "lead:crystal-1",
        ("one other hand card",),
        ("BM-039", "BM-588"),
    ),
    (
        "only-from-ship",
        lambda: scene(
            side(people="buka", hand="buka-5", landed={"buka-30": ["buka-4"]}),
            foe(active="terrah-15"),
        ),
        "play:buka-5",
        ("Rising Sun",),
        ("BM-491",),
    ),
    (
        "only-from-ship",
        lambda: scene(
            side(people="buka", hand="buka-5", landed={"buka-28": ["buka-4"]}),
            foe(support="khind-27"),
        ),
        "play:buka-5",
        ("Sea Falcon", "Laughing Gas"),
        ("BM-486",),
    ),
    (
        "one-from-hand",
        lambda: scene(
            side(people="buka", hand="buka-5 buka-6", landed={"buka-31": ["buka-4"]}),
            foe(active="terrah-15"),
        ).play("play:buka-5"),
        "play:buka-6",
        ("Sea Moon", "Sailingmaster Yo Cha"),
        ("BM-501",),
    ),
    (
        "no-allowance",
        lambda: scene(
            side(people="hoax", hand="hoax-20 hoax-21", active="hoax-9"),
            foe(active="terrah-6"),
            phase="support",
        ).play("play:hoax-21"),
        "play:hoax-20",
        ("Trebuchet of Fear",),
        ("BM-079",),
    ),
    (
        "opening-allowance",
        lambda: scene(
            side(people="hoax", hand="hoax-20 hoax-1 aqua-21"), side(people="terrah"), element=None
        ).play("play:hoax-1"),
        "play:hoax-20",
        (),
        (),
    ),
    (
        "not-continued",
        lambda: scene(side(people="hoax", hand="hoax-1"), foe()),
        "fresh:hoax-1",
        (),
        ("BM-093",),
    ),
    (
        "no-bluff-icon",
        lambda: scene(side(people="hoax", hand="hoax-20", active="hoax-1"), foe(), phase="support"),
        "bluff:hoax-20",
        ("Tome of Wisdom",),
        (),
    ),
    (
        "bluff-off",
        lambda: scene(
            side(people="buka", hand="buka-7", active="buka-9"),
            foe(active="flit-8"),
            phase="support",
        ),
        "bluff:buka-7",
        ("Flitterflutter",),
        ("BM-117", "BM-248"),
    ),
    (
        "not-loadable",
        lambda: scene(
            side(people="buka", hand="buka-27 buka-5", active="buka-3", ships={"buka-30": []}),
            foe(),
            phase="support",
        ),
        "load:buka-27",
        ("leadership card",),
        (),
    ),
    (
        "no-room",
        lambda: scene(
            side(people="buka", hand="buka-5", active="buka-3", ships={"buka-31": ["buka-4"]}),
            foe(),
            phase="support",
        ),
        "load:buka-5",
        (),
        ("BM-487",),
    ),
    (
        "led-already",
        lambda: scene(
            side(people="pillar", hand="hoax-29 pillar-31 terrah-1", active="pillar-1"),
            foe(active="terrah-11 pillar-17"),
            phase="leadership",
        ).play("lead:hoax-29"),
        "lead:pillar-31",
        ("Trigger Brainstorm",),
        ("BM-Q4",),
    ),
    (
        "no-replace-icon",
        lambda: scene(side(people="hoax", hand="hoax-27 hoax-1"), foe(), phase="leadership"),
        "replace:hoax-1",
        ("REPLACE",),
        (),
    ),
    (
        "replace-off",
        lambda: scene(
            side(people="hoax", hand="hoax-30 hoax-27"),
            foe(support="terrah-26"),
            phase="leadership",
        ),
        "replace:hoax-30",
        ("Impenetrable Fog",),
        ("BM-106",),
    ),
    (
        "replace-off",
        lambda: scene(
            side(people="hoax", hand="hoax-1 hoax-27", inquisitor="inq-412"),
            foe(support="khind-27"),
            phase="leadership",
        ),
        "replace:hoax-1",
        ("Laughing Gas", "Argus Eye"),
        ("BM-115", "BM-556"),
    ),
    (
        "not-on-table",
        lambda: scene(
            side(people="hoax", active="hoax-19 hoax-1", inactive="hoax-5"), foe(), phase="begin"
        ),
        "retrieve:hoax-5",
        ("inactive",),
        ("BM-064",),
    ),
    (
        "no-retrieve-icon",
        lambda: scene(side(people="hoax", active="hoax-1 hoax-19"), foe(), phase="begin"),
        "retrieve:hoax-1",
        ("RETRIEVE",),
        ("BM-064",),
    ),
    (
        "retrieve-off",
        lambda: scene(
            side(people="buka", active="hoax-5", ships={"buka-30": []}),
            foe(support="terrah-26"),
            phase="begin",
        ),
        "retrieve:hoax-5",
        ("Impenetrable Fog",),
        ("BM-376",),
    ),
    (
        "retrieve-off",
        lambda: scene(
            side(people="buka", active="hoax-5", ships={"buka-30": []}),
            foe(active="flit-12"),
            phase="begin",
        ),
        "retrieve:hoax-5",
        ("Hank Highflyer Hawk", "as a whole"),
        ("BM-257",),
    ),
    (
        "retrieve-blocked",
        lambda: scene(
            side(people="hoax", active="hoax-5", support="terrah-26 hoax-23"),
            foe(active="flit-4"),
            phase="begin",
        ),
        "retrieve:hoax-5",
        ("Peckswift",),
        ("BM-065", "BM-066"),
    ),
    (
        "hand-limit",
        lambda: scene(
            side(
                people="buka",
                active="hoax-5",
                hand="hoax-1 hoax-2 hoax-3 hoax-4",
                ships={"buka-30": []},
            ),
            foe(support="terrah-27"),
            phase="begin",
        ),
        "retrieve:hoax-5",
        ("Quivering Quicksand", "4 or more", "you hold 4"),
        ("BM-381",),
    ),
    (
        "hand-limit",
        lambda: scene(
            side(people="buka", active="hoax-5", ships={"buka-30": []}),
            foe(active="pillar-15"),
            phase="begin",
        ),
        "retrieve:hoax-5",
        ("Bottelus Emptius",),
        ("BM-395",),
    ),
    (
        "not-a-ship",
        lambda: scene(side(people="hoax", active="hoax-5"), foe(), phase="begin"),
        "land:hoax-5",
        (),
        (),
    ),
    (
        "not-a-bluff",
        lambda: scene(side(people="hoax", active="hoax-5"), foe(), phase="begin"),
        "drop:hoax-5",
        (),
        ("BM-118",),
    ),
    (
        "no-such-text",
        lambda: scene(side(people="hoax", active="hoax-5"), foe(), phase="begin"),
        "text:hoax-5",
        ("no special text",),
        (),
    ),
    (
        "text-off",
        lambda: scene(
            side(people="khind", active="khind-7 hoax-19"),
            foe(support="khind-27"),
            phase="begin",
        ),
        "text:khind-7",
        ("Laughing Gas",),
        ("BM-333",),
    ),
    (
        "text-used",
        lambda: scene(
            side(people="khind", active="khind-7 hoax-19"),
            foe(support="terrah-20 terrah-21"),
            phase="begin",
        ).play("text:khind-7", "choose:terrah-20"),
        "text:khind-7",
        ("TopNotch",),
        ("BM-310",),
    ),
    (
        "no-target",
        lambda: scene(
            side(people="khind", active="khind-7 hoax-19"), foe(support="aqua-23"), phase="begin"
        ),
        "text:khind-7",
        ("no card",),
        ("BM-099",),
    ),
    (
        "no-demand",
        lambda: scene(side(people="hoax", hand="hoax-1"), foe(), phase="retreat"),
        "pay:terrah-11",
        (),
        (),
    ),
    (
        "demand-off",
        lambda: scene(
            side(people="hoax", hand="hoax-1", support="khind-27"),
            foe(active="pillar-1 pillar-16"),
            phase="retreat",
        ),
        "pay:pillar-16",
        ("Laughing Gas",),
        ("BM-333",),
    ),
    (
        "demand-met",
        lambda: scene(
            side(people="hoax", hand="hoax-1 hoax-2"),
            foe(active="pillar-1 pillar-16"),
            phase="retreat",
        ).play("pay:pillar-16", "choose:hoax-1"),
        "pay:pillar-16",
        (),
        ("BM-036",),
    ),
    (
        "demand-left",
        lambda: scene(
            side(people="hoax", hand="hoax-1 hoax-2"),
            foe(active="pillar-1 pillar-16"),
            phase="retreat",
        ).play("pay:pillar-16", "skip"),
        "pay:pillar-16",
        ("not to pay for “Caterpillar Fireeater”", "once you have done something else"),
        ("BM-Q35",),
    ),
    (
        "cannot-pay",
        lambda: scene(
            side(people="hoax", hand="hoax-9"), foe(active="pillar-1 pillar-16"), phase="retreat"
        ),
        "pay:pillar-16",
        ("3 fire", "gives 1 fire"),
        ("BM-405",),
    ),
    (
        "character-due",
        lambda: scene(side(people="hoax", hand="hoax-1"), foe()),
        "done",
        (),
        ("BM-083",),
    ),
    (
        "too-many-characters",
        lambda: scene(side(people="mimix", hand="mimix-11 mimix-24"), foe(active="buka-18")).play(
            "play:mimix-24", "play:mimix-11"
        ),
        "done",
        ("Boatswain Mena Marn", "there are 2"),
        ("BM-458",),
    ),
    (
        "demand-due",
        lambda: scene(
            side(people="hoax", hand="hoax-1 hoax-2"), foe(active="terrah-15 pillar-16")
        ).play("play:hoax-1"),
        "done",
        ("Caterpillar Fireeater", "3 fire"),
        ("BM-396",),
    ),
    (
        "support-due",
        lambda: scene(side(people="hoax", hand="hoax-1 hoax-20"), foe(active="terrah-13")).play(
            "play:hoax-1"
        ),
        "done",
        ("Kabu Kat",),
        ("BM-365",),
    ),
    (
        "booster-due",
        lambda: scene(side(people="hoax", hand="hoax-1 hoax-19"), foe(active="terrah-14")).play(
            "play:hoax-1"
        ),
        "done",
        ("Baku But",),
        ("BM-367",),
    ),
    (
        "power-too-low",
        lambda: scene(side(people="hoax", hand="hoax-9 hoax-20"), foe()).play("play:hoax-9"),
        "done",
        ("1 fire", "Player 2 3"),
        ("BM-014",),
    ),
    (
        "power-too-low",
        lambda: scene(
            side(people="terrah", hand="terrah-17 hoax-20"), foe(support="terrah-26")
        ).play("play:terrah-17"),
        "done",
        ("SHIELD", "Silento Sol", "Impenetrable Fog"),
        ("BM-094",),
    ),
    (
        "no-retreat-here",
        lambda: scene(side(people="hoax", hand="hoax-1"), element=None, phase="retreat"),
        "retreat",
        (),
        ("BM-024",),
    ),
    (
        "no-decline-here",
        lambda: scene(side(people="hoax", hand="hoax-1"), foe(), phase="retreat"),
        "decline",
        (),
        ("BM-024",),
    ),
    (
        "no-character",
        lambda: scene(side(people="hoax", hand="hoax-20"), foe(), phase="retreat"),
        "fight",
        (),
        ("BM-083",),
    ),
    (
        "no-character",
        lambda: scene(
            side(people="hoax", hand="hoax-10"), foe(support="vulca-25"), phase="retreat"
        ),
        "fight",
        ("None of your characters", "Heat Haze"),
        ("BM-063",),
    ),
    (
        "must-yield",
        lambda: scene(side(people="hoax", hand="hoax-9"), foe(), phase="retreat").play(
            "fight", "play:hoax-9", "give-up"
        ),
        "fight",
        ("retreating",),
        ("BM-029",),
    ),
    (
        "no-need-to-give-up",
        lambda: scene(side(people="hoax", hand="hoax-20", active="hoax-1"), foe(), phase="support"),
        "give-up",
        (),
        ("BM-029",),
    ),
    (
        "must-choose",
        lambda: scene(side(people="hoax", hand="hoax-1"), element=None, phase="retreat").play(
            "decline"
        ),
        "done",
        ("one to three",),
        ("BM-016",),
    ),
]


@pytest.mark.parametrize(
    ("code", "build", "key", "words", "rulings"),
    CASES,
    ids=[f"{case[0]} {case[2]}" for case in CASES],
)
def test_reasons(
    code: str,
    build: Callable[[], Scene],
    key: str,
    words: tuple[str, ...],
    rulings: tuple[str, ...],
) -> None:
    seat, _, move = key.rpartition(" ")
    reason = build().refused(move, B if seat else None)
    if code == "own-ban":  # it shows where characters are asked about
        assert reason.code == "no-character"
    else:
        assert reason.code == code
    is_said(reason.text)
    assert reason.text.de != reason.text.en
    for word in words:
        assert word in reason.text.en, reason.text
    assert set(rulings) <= set(reason.rulings), reason


def mixed() -> Scene:
    """Both sides hold the rarer kinds of cards."""
    rare = "inter-401 inter-402 inter-403 inter-404 inter-405 inter-406 inter-407 hyla-608"
    return scene(
        side(
            people="buka",
            hand=f"{rare} crystal-3 tutu-507 buka-27 buka-29 buka-7 buka-22",
            ships={"buka-28": ["buka-4"], "buka-30": ["buka-19"]},
            hyla="hyla-604",
            discard="hyla-605 hyla-606",
            support="terrah-21 terrah-22",
        ),
        side(
            people="pillar",
            active="pillar-1 pillar-14 pillar-16 pillar-18",
            hand=f"{rare} hyla-607 pillar-32 aqua-30 hoax-17 mimix-19 aqua-14",
            support="aqua-28 terrah-23 terrah-24",
            discard="hyla-605",
            inquisitor="inq-412",
        ),
        phase="start",
    )


@pytest.mark.parametrize("number", range(len(CASES) + 6))
def test_any_move_of_any_table_can_be_explained(number: int) -> None:
    state = CASES[number][1]().state if number < len(CASES) else mixed().state
    random = Random(number)
    for step in range(12 if number < len(CASES) else 150):
        if state.over:
            return
        look_at(state, state.next_seat())
        for seat in (0, 1):
            for move in random.sample(range(verbs.COUNT), 200 if step == 0 else 10):
                reason = state.why_not(seat, move)
                if reason:
                    is_said(reason.text)
                else:
                    assert move in state.moves(seat)
        look_at_log(state)
        seat = state.next_seat()
        state.play(seat, random.choice(state.moves(seat)))


def look_at_log(state: BlueMoonState) -> None:
    for seat in (0, 1, None):
        for line in state.log(seat, max(0, len(state.events) - 6)):
            is_said(line.text)


def test_superfluous_cards_of_a_payment() -> None:
    """8 fire with 1, 2, 6 and 7: who begins with the 1 has to go on with the 7."""
    hand = "vulca-29 vulca-11 vulca-13 vulca-2 vulca-1"
    table = scene(side(people="vulca", hand=hand), phase="leadership").play("lead:vulca-29")
    table.play("choose:vulca-11")
    assert table.moves("choose") == ["vulca-1"]
    for card in ("vulca-13", "vulca-2"):
        assert table.refused(f"choose:{card}").code == "superfluous"


def test_all_reachable_reasons_have_an_example() -> None:
    plain = {"game-over", "no-such-move", "superfluous"}
    told = {case[0] for case in CASES} | plain
    assert told == {sentence[0] for sentence in SENTENCES.values()}


def test_reasons_outside_the_game() -> None:
    state = new().state
    reasons = [state.why_not(0, -1), state.why_not(0, verbs.COUNT)]
    assert [reason.code for reason in reasons if reason] == ["no-such-move", "no-such-move"]
    over = next(state for state in finished_games() if state.over)
    reason = over.why_not(0, 0)
    assert reason
    assert reason.code == "game-over"


def test_interventions_say_what_stops_them() -> None:
    table = scene(
        side(people="hoax", hand="hoax-1 hoax-2"),
        side(people="terrah", active="terrah-11", hand="inter-402 inter-403"),
    ).play("play:hoax-1")
    assert table.asked == B
    reason = table.refused("intervene:inter-403")
    assert reason.rulings == ()
    assert "names" in reason.text.en


# what works on a card


def notes(table: Scene, seat: int, key: str) -> str:
    """What is said about a card in English, each sentence with its rulings."""
    found = what_affects(table.state, seat - 1, every.NUMBERS[key])
    for note in found:
        is_said(note.text)
    return " ".join(
        f"{note.text.en} [{', '.join(note.rulings)}]" if note.rulings else note.text.en
        for note in found
    )


def now(table: Scene, seat: int, key: str) -> tuple[int, int] | None:
    """What a card counts now; the view tells browser and terminal so of cards that lie open."""
    value = table.state.value_now(seat - 1, every.NUMBERS[key])
    lying = table.view()["players"][seat - 1]["lying"]
    if key in lying:
        assert lying[key]["values"] == (list(value) if value else None)
    return value


def test_a_card_alone_is_not_affected() -> None:
    table = scene(side(people="hoax", active="hoax-1", support="hoax-25"), foe())
    assert what_affects(table.state, B - 1, every.NUMBERS["terrah-11"]) == []
    assert now(table, A, "hoax-1") == (5, 1)
    assert now(table, A, "hoax-25") is None


def test_ignored_characters() -> None:
    table = scene(
        side(people="flit", active="flit-12"),
        foe(active="terrah-11 flit-1 aqua-2", inactive="terrah-10"),
    )
    assert "Ignored as a whole by “Hank Highflyer Hawk”" in notes(table, B, "terrah-11")
    assert "Flit character" in notes(table, B, "flit-1")
    assert "PROTECTED" in notes(table, B, "aqua-2")
    assert "BM-266" in notes(table, B, "aqua-2")
    assert notes(table, B, "terrah-10").startswith("Inactive")
    assert now(table, B, "terrah-11") == (0, 0)
    assert now(table, B, "aqua-2") == (5, 0)
    assert now(table, B, "terrah-10") == (0, 0)


def test_ignored_texts() -> None:
    table = scene(
        side(people="khind", active="khind-5", support="khind-27"),
        foe(active="terrah-12 flit-10", support="terrah-26"),
    )
    assert notes(table, B, "terrah-12") == "Special text ignored by “Laughing Gas”. [BM-333]"
    assert notes(table, B, "flit-10") == ""
    assert notes(table, A, "khind-5") == ""


def test_ignored_icons() -> None:
    table = scene(
        side(people="terrah", active="terrah-11", support="terrah-26"), foe(active="flit-4")
    )
    assert notes(table, B, "flit-4") == "Icons ignored by “Impenetrable Fog”: RETRIEVE. [BM-376]"


def test_protected_does_not_help_against_hoax_16() -> None:
    table = scene(
        side(people="hoax", active="hoax-16", support="khind-27"), foe(active="buka-22 aqua-2")
    )
    found = notes(table, B, "buka-22")
    assert "Special text ignored by “Laughing Gas”" in found
    assert "Icons ignored by “Mekarthas the Shrewd”: PROTECTED" in found
    assert "BM-180" in found


def test_printed_values_and_raises() -> None:
    """The example of BM-292."""
    table = scene(
        side(people="aqua", active="aqua-5 mimix-23 mimix-22", support="aqua-27"),
        side(people="khind", active="khind-2"),
    )
    assert [now(table, A, key) for key in ("aqua-5", "mimix-23", "mimix-22")] == [
        (4, 4),
        (1, 1),
        (1, 1),
    ]
    assert table.power(A) == table.power(A, "earth") == 6
    assert "PROTECTED: “CoolCop”" in notes(table, A, "aqua-5")
    assert "Earth 2 counts as 0 because of “CoolCop”" in notes(table, A, "mimix-23")
    assert "“Water of Connection” raises" in notes(table, A, "mimix-23")


def test_doubled_cards_and_bluffs() -> None:
    table = scene(
        side(people="hoax", active="hoax-12 buka-21 pillar-26", support="hoax-20", bluffs="buka-7"),
        foe(active="khind-4"),
    )
    assert "Values doubled by “Demegodas the Odd”" in notes(table, A, "hoax-20")
    assert now(table, A, "hoax-20") == (6, 6)
    assert now(table, A, "buka-7") == (8, 8)
    assert "Raised to 4" in notes(table, A, "buka-7")
    assert "gains most" in notes(table, A, "hoax-12")


# the terminal


def drawn(part: RenderableType, width: int = 100) -> list[str]:
    out = StringIO()
    Console(file=out, width=width).print(part, highlight=False, markup=False)
    return out.getvalue().splitlines()


def test_the_table_fits_and_tells_the_powers() -> None:
    random = Random(1)
    state = new(3, deck1="buka", deck2="flit").state
    while not state.over:
        seat = state.next_seat()
        state.play(seat, random.choice(state.moves(seat)))
        if random.random() < 0.7 and not state.over:
            continue
        for viewer in (0, 1, None):
            view = state.view(viewer)
            for lang in LANGUAGES:
                lines = drawn(screen.draw(view, lang, NAMES))
                for player in view["players"]:
                    shown = "\n".join(lines)
                    assert all(f" {power}" in shown for power in player["power"])
                assert max(map(len, lines)) <= 100
                assert len(lines) <= 30
            known = {card.card for card in BLUE_MOON.cards()}
            assert known.issuperset(screen.on_table(view))
            for key in screen.askable(view):
                state.parse_move(0, key)
    result = state.result()
    assert result
    text = "\n".join(drawn(screen.draw_result(state.view(None), result, "en", NAMES)))
    assert "wins the game." in text


def test_the_table_marks_what_is_ignored() -> None:
    table = scene(
        side(people="hoax", active="hoax-16", support="khind-27", hand="hoax-1"),
        foe(active="terrah-12 flit-4", bluffs="buka-7"),
    )
    text = "\n".join(drawn(screen.draw(table.view(A), "en", NAMES)))
    assert "Ferro Fos 2/2 ¬ text ignored" in text
    assert "RETRIEVE ° icons ignored" in text
    assert "bluff card 1 2/2" in text
    assert "Tara Ko" not in text
    assert "Your hand (1)" in text
