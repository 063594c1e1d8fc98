"""How moves read: what each does, what it costs, what would come of it, and where it points."""

import pytest

from spieltisch.core.decision import Option
from spieltisch.core.text import Text
from spieltisch.games.spirit_island import text
from spieltisch.games.spirit_island.state import codes, verbs
from tests.games.spirit_island.scene import BRINGER, EARTH, RIVER, SHADOWS, Scene, scene, spirit


def option(at: Scene, key: str, seat: int = 1) -> Option:
    return text.option(at.state, seat - 1, verbs.KEYS.index(key))


def playing(**fields: object) -> Scene:
    return scene(spirit(RIVER, "A5", **{"energy": 3, "plays": 2, **fields}), phase="growth")


def test_where_the_game_stands() -> None:
    assert text.headline(playing().state) == Text("Runde 1, Geister-Phase", "round 1, Spirit phase")
    at = scene(spirit(RIVER, "A5"), phase="slow")
    assert text.headline(at.state).de == "Runde 1, Verzögerte Fähigkeiten"
    at.state.ended = codes.WON_BY_FEAR
    assert text.headline(at.state) == Text("zu Ende", "over")


@pytest.mark.parametrize(
    ("at", "de", "en"),
    [
        (
            scene(spirit(RIVER, "A5"), phase="growth"),
            "Wähle eine Wachstumsoption",
            "Choose a Growth option",
        ),
        (
            playing(),
            "Spiel bis zu 2 Karten aus oder beende die Phase (3 Energie)",
            "Play up to 2 cards or end the phase (3 Energy)",
        ),
        (
            playing(plays=0),
            "Du kannst keine Karte mehr ausspielen: Beende die Phase",
            "You can play no more cards: end the phase",
        ),
        (
            scene(spirit(RIVER, "A5", played="flash-floods")),
            "Benutze Sofort-Fähigkeiten oder beende die Phase",
            "Use Fast Powers or end the phase",
        ),
        (
            scene(spirit(RIVER, "A5", played="wash-away"), phase="slow"),
            "Benutze Verzögerte Fähigkeiten oder beende die Phase",
            "Use Slow Powers or end the phase",
        ),
    ],
)
def test_what_a_free_spirit_is_asked(at: Scene, de: str, en: str) -> None:
    assert text.prompt(at.state, 0) == Text(de, en)


def test_playing_a_card_says_what_is_left_and_what_it_reaches() -> None:
    at = playing(elements="1 water")
    found = option(at, "play:flash-floods")
    assert found.label == Text(
        "Flash Floods ausspielen (kostet 2, dann 1 Energie, erreicht Massive Flooding mit 1 Sonne"
        " und 2 Wasser)",
        "Play Flash Floods (costs 2, then 1 Energy, reaches Massive Flooding with 1 Sun and"
        " 2 Water)",
    )
    assert found.targets == ("card:flash-floods",)
    assert not found.forgoes


def test_being_done_gives_up_what_is_left() -> None:
    found = option(playing(), "ready")
    assert found.label == Text(
        "Fertig ausgespielt (noch 2 Karten möglich)",
        "Done playing cards (could still play 2 cards)",
    )
    assert found.forgoes
    at = scene(spirit(RIVER, "A5", played="flash-floods"))
    found = option(at, "ready")
    assert found.label.de == "Phase beenden (1 Fähigkeit bleibt ungenutzt)"
    assert found.final == Text(
        "Damit ist die Phase für alle vorbei, und die Invasoren handeln.",
        "That ends the phase for everybody, and the Invaders act.",
    )
    at.use("flash-floods", "land:A5")
    assert option(at, "ready").label == Text("Phase beenden", "End the phase")


def test_ending_a_phase_is_not_for_good_while_others_act() -> None:
    one = spirit(RIVER, "A5", played="flash-floods")
    two = spirit(SHADOWS, "B5", played="concealing-shadows")
    assert option(scene(one, two), "ready").final is None


def test_a_target_says_how_far_it_is_and_what_would_happen() -> None:
    at = scene(spirit(EARTH, "A5 A5", played="devouring-ants"), phase="slow", A4="town dahan")
    at.use("devouring-ants")
    found = option(at, "land:A4")
    assert found.label == Text(
        "A4 (Wüste): 1 Dorf, 1 Dahan · 1 entfernt · 2 Furcht · −1 Dorf · −1 Dahan",
        "A4 (Sands): 1 Town, 1 Dahan · 1 away · 2 Fear · −1 Town · −1 Dahan",
    )
    assert found.brings == Text("2 Furcht, −1 Dorf, −1 Dahan", "2 Fear, −1 Town, −1 Dahan")
    assert found.targets == ("land:A4",)


def test_a_target_beyond_the_range_costs_energy() -> None:
    at = scene(spirit(SHADOWS, "A5", played="concealing-shadows", energy=1), A3="dahan")
    at.use("concealing-shadows")
    assert "kostet 1 Energie" in option(at, "land:A3").label.de
    assert "Energie" not in option(at, "land:A5").label.de


def test_damage_says_what_it_destroys() -> None:
    at = scene(spirit(RIVER, "A1", played="flash-floods"), A1="town city")
    at.use("flash-floods", "land:A1")
    assert option(at, "hit:town").label == Text(
        "Dorf: 1 Schaden · hält dann noch 1 aus", "Town: 1 Damage · 1 more would destroy it"
    )
    at = scene(spirit(RIVER, "A1", played="flash-floods"), A1="town-1 city")
    at.use("flash-floods", "land:A1")
    found = option(at, "kill:town-1")
    assert found.label == Text(
        "Dorf (1 Schaden) zerstören · braucht 1 Schaden · 1 Furcht",
        "Destroy Town (1 Damage) · takes 1 Damage · 1 Fear",
    )
    assert found.targets == ("piece:A1/town-1",)
    assert found.brings == Text("zerstört", "destroyed")


def test_fear_that_earns_a_card_is_for_good() -> None:
    at = scene(spirit(RIVER, "A1", played="flash-floods"), fear=3, A1="town-1 city")
    at.use("flash-floods", "land:A1")
    assert option(at, "kill:town-1").final == Text(
        "Damit ist eine Furcht-Karte verdient.", "That earns a Fear card."
    )
    assert option(at, "hit:city").final is None


def test_cards_that_come_out_are_for_good() -> None:
    at = scene(spirit(RIVER, "A5"), phase="growth").play("grow:1")
    assert at.moves() == ["deck:minor", "deck:major"]
    found = option(at, "deck:major")
    assert found.label.en == "Major Powers (then you forget a card)"
    assert found.final == Text(
        "Dann liegen neue Fähigkeitenkarten offen.", "New Power Cards are face up then."
    )
    at.play("deck:minor")
    card = at.moves("take")[0]
    assert option(at, f"take:{card}").targets == (f"card:{card}",)


def test_a_track_says_what_it_uncovers() -> None:
    at = scene(spirit(RIVER, "A5"), phase="growth").play("grow:2", "land:A5")
    assert option(at, "track:energy").label.de == (
        "Energie-Leiste (deckt auf: 2 Energie pro Runde)"
    )
    assert option(at, "track:plays").label.en == "Card Plays track (uncovers: 2 Card Plays)"
    assert option(at, "track:plays").targets == ("track:1/plays",)


def test_doing_without_a_threshold_is_to_give_something_up() -> None:
    at = scene(spirit(RIVER, "A5", elements="2 sun 3 water"), phase="slow", A5="explorer")
    at.use("massive-flooding")
    found = option(at, "without:2")
    assert found.label.de.startswith("Ohne die Schwelle 2 Sonne und 3 Wasser")
    assert found.forgoes


def test_a_spirit_is_named_with_its_player() -> None:
    one, two = spirit(RIVER, "A5", played="boon-of-vigor"), spirit(SHADOWS, "B5")
    at = scene(one, two).use("boon-of-vigor")
    at.state.names = ["Anna", "Ben"]
    found = option(at, "spirit:2")
    assert found.label.en == "Shadows Flicker Like Flame (Ben)"
    assert found.targets == ("seat:2",)
    assert option(at, "spirit:1").label.de == (
        "River Surges in Sunlight (du selbst) · 1 Energie mehr"
    )


def test_a_dream_frightens_more_than_the_truth() -> None:
    at = scene(
        spirit(BRINGER, "A5 A5", played="predatory-nightmares"), phase="slow", A5="town city"
    )
    at.use("predatory-nightmares", "land:A5")
    assert option(at, "kill:town").label == Text(
        "Dorf im Traum zerstören · braucht 2 Schaden · 2 Furcht",
        "Destroy Town in a dream · takes 2 Damage · 2 Fear",
    )
