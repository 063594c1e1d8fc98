"""What effects ask in their midst: which card, how much is left, of what, and where."""

import pytest

from spieltisch.core.effects import Step
from spieltisch.core.text import Text
from spieltisch.games.spirit_island import text
from spieltisch.games.spirit_island.state import programs, verbs
from tests.games.spirit_island.scene import (
    BRINGER,
    EARTH,
    GREEN,
    OCEAN,
    RIVER,
    SHADOWS,
    THUNDER,
    Scene,
    scene,
    spirit,
)


def owner(kind: type, method: str) -> type:
    """The class in which a method is written."""
    return next(each for each in kind.__mro__ if method in vars(each))


def test_whatever_asks_has_a_question() -> None:
    kinds = {type(step) for program in programs.PROGRAMS for step in program.steps}
    ours = {kind for kind in kinds if kind.__module__.startswith("spieltisch")}
    asking = {kind for kind in ours if owner(kind, "choices") is not Step}
    assert len(asking) > 25
    silent = [kind.__name__ for kind in asking if owner(kind, "question") is Step]
    assert not silent


def asked(at: Scene, seat: int = 1) -> Text:
    return text.prompt(at.state, seat - 1)


def river(card: str, phase: str = "fast", **lands: str) -> Scene:
    who = spirit(RIVER, "A5 A5", played=card, elements="4 water 3 sun")
    return scene(who, phase=phase, island={"A8": "city", **lands})


@pytest.mark.parametrize(
    ("at", "de", "en"),
    [
        (
            river("wash-away", "slow").use("wash-away"),
            "Wash Away: Wähle das Ziel (Reichweite 1 von deiner Präsenz aus: beliebiges Gebiet)",
            "Wash Away: Choose the target (range 1 from your Presence: any land)",
        ),
        (
            river("wash-away", "slow", A5="2 explorer town").use("wash-away", "land:A5"),
            "Wash Away: Verschiebe bis zu 3 Entdecker oder Dörfer aus A5 (Sumpf): Wähle eine Figur",
            "Wash Away: Push up to 3 Explorers or Towns from A5 (Wetland): choose a piece",
        ),
        (
            river("wash-away", "slow", A5="2 explorer town").use(
                "wash-away", "land:A5", "piece:town", "to:A4", "piece:explorer"
            ),
            "Wash Away: Wähle, wohin 1 Entdecker aus A5 (Sumpf) kommt",
            "Wash Away: Choose where 1 Explorer from A5 (Wetland) goes",
        ),
        (
            river("flash-floods", A1="town explorer").use("flash-floods", "land:A1"),
            "Flash Floods: Verteile 1 Schaden in A1 (Berge)",
            "Flash Floods: Deal 1 Damage in A1 (Mountain)",
        ),
        (
            river("rivers-bounty", "slow", A4="dahan", A6="2 dahan").use(
                "rivers-bounty", "land:A5"
            ),
            "River's Bounty: Versammle bis zu 2 Dahan in A5 (Sumpf): Wähle, woher",
            "River's Bounty: Gather up to 2 Dahan in A5 (Wetland): choose from where",
        ),
        (
            scene(spirit(EARTH, "A6"), phase="growth").play("grow:3"),
            "Wachstum: Füge 1 Präsenz hinzu (Reichweite 1): Wähle ein Gebiet",
            "Growth: Add 1 Presence (range 1): choose a land",
        ),
        (
            scene(spirit(EARTH, "A6"), phase="growth").play("grow:3", "land:A5"),
            "Wachstum: Wähle, woher die Präsenz für A5 (Sumpf) kommt",
            "Growth: Choose where the Presence for A5 (Wetland) comes from",
        ),
        (
            scene(spirit(RIVER, "A5"), phase="growth").play("grow:3"),
            "Wachstum: Wähle, was zuerst geschieht",
            "Growth: Choose what comes first",
        ),
        (
            scene(spirit(THUNDER, "A5", played="voice-of-thunder"), phase="slow", A5="2 dahan").use(
                "voice-of-thunder", "land:A5", "choose:1", "piece:dahan", "to:A4"
            ),
            "Verbündeter: Lass 1 Präsenz von A5 (Sumpf) nach A4 (Wüste) mitgehen?",
            "Ally: Let 1 Presence move along from A5 (Wetland) to A4 (Sands)?",
        ),
    ],
)
def test_a_question_in_the_midst_of_an_effect(at: Scene, de: str, en: str) -> None:
    assert asked(at) == Text(de, en)


def test_the_ways_of_a_choice_say_what_they_do() -> None:
    at = scene(spirit(SHADOWS, "A5", played="crops-wither-and-fade"), phase="slow", A5="town city")
    at.use("crops-wither-and-fade", "land:A5")
    assert asked(at).de == "Crops Wither and Fade: Wähle eines"
    labels = [text.option(at.state, 0, verbs.CHOOSE + way).label for way in (0, 1)]
    assert labels == [
        Text("1 Dorf durch 1 Entdecker ersetzen", "Replace 1 Town with 1 Explorer"),
        Text("1 Stadt durch 1 Dorf ersetzen", "Replace 1 City with 1 Town"),
    ]


def test_a_ravage_asks_where_it_goes_on_and_how_dahan_strike_back() -> None:
    at = scene(spirit(RIVER, "A7"), A2="town explorer dahan", A5="town 2 dahan explorer", A8="city")
    at.invaders(ravage="I-W", explore="I-J")
    assert asked(at).de == "Invasoren-Phase: Wähle, wo die Invasoren als Nächstes wüten"
    label = text.option(at.state, 0, verbs.KEYS.index("land:A5")).label
    assert label.de == (
        "A5 (Sumpf): 1 Dorf, 1 Entdecker, 2 Dahan · 3 Schaden · −1 Dahan · +1 Ödnis · 2 Schaden"
    )
    at.play("land:A5")
    assert asked(at).en == "Ravage: Deal 2 Damage in A5 (Wetland)"


def test_a_spirit_that_chokes_the_land_is_asked_what_it_stops() -> None:
    at = scene(spirit(GREEN, "A5 A5"), A5="town", A8="city")
    at.invaders(ravage="I-W", explore="I-J")
    assert asked(at).de == ("Wüten: Zerstöre 1 Präsenz in A5 (Sumpf), um das Wüten zu verhindern?")


def test_pieces_to_be_gathered_are_pointed_at_where_they_are() -> None:
    at = scene(spirit(SHADOWS, "A5", played="enticing-splendor"), A4="explorer town", A8="city")
    at.use("enticing-splendor", "land:A5", "choose:1")
    assert asked(at).de == "Enticing Splendor: Wähle, was aus A4 (Wüste) kommt"
    option = text.option(at.state, 0, verbs.KEYS.index("piece:town"))
    assert option.targets == ("piece:A4/town",)


def test_what_drowns_says_so_and_presence_does_not() -> None:
    at = scene(
        spirit(OCEAN, "A1", played="tidal-boon"), spirit(RIVER, "A1"), phase="slow", A1="town"
    )
    at.use("tidal-boon", "spirit:2", seat=1).play("land:A1", "piece:town", seat=2)
    option = text.option(at.state, 1, verbs.KEYS.index("to:A0"))
    assert option.label.de.endswith("A0 (Ozean) · ertrinkt dort")
    at = scene(spirit(OCEAN, "A0 A1"), A1="blight town", phase="growth")
    at.invaders(ravage="I-M", explore="I-J")
    option = text.option(at.state, 0, verbs.KEYS.index("to:A0"))
    assert "ertrinkt" not in option.label.de


def test_a_dream_pushes_and_says_so() -> None:
    at = scene(spirit(BRINGER, "A5 A5", played="predatory-nightmares"), phase="slow", A5="town")
    at.use("predatory-nightmares", "land:A5")
    assert asked(at).en == "Nightmare: Choose where 1 Town flees from A5 (Wetland)"
