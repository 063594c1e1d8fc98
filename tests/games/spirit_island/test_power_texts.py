"""What the powers say is rendered from their declarations, in both languages."""

import re

import pytest

from spieltisch.core.effects import Fixed, all_parts, sentences
from spieltisch.core.text import LANGUAGES, Text
from spieltisch.games.spirit_island.cards import major, major_claw, minor, minor_claw
from spieltisch.games.spirit_island.cards.every import CARDS
from spieltisch.games.spirit_island.cards.panel import Power
from spieltisch.games.spirit_island.effects.fear import Fear
from spieltisch.games.spirit_island.effects.moving import Push
from spieltisch.games.spirit_island.effects.thresholds import Threshold
from spieltisch.games.spirit_island.effects.words import target_words
from spieltisch.games.spirit_island.state import codes
from tests.games.spirit_island.using import Line, prove, ready

POWERS = [*minor.CARDS, *major.CARDS, *minor_claw.CARDS, *major_claw.CARDS]


def told(key: str) -> Text:
    return sentences(CARDS[key].effect)


@pytest.mark.parametrize("power", POWERS, ids=[power.key for power in POWERS])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_power_speaks_in_sentences(power: Power, lang: str) -> None:
    text = sentences(power.effect).to(lang)
    assert text.endswith(".")
    assert not re.search(r"[{}]|  | [.,;:]|[.,;:]{2}|\.\S|None", text), text
    for sentence in text[:-1].split(". "):
        assert sentence[0].isdigit() or sentence[0].isupper() or sentence[0] == "+", sentence


@pytest.mark.parametrize(
    ("key", "de", "en"),
    [
        (
            "call-to-bloodshed",
            "Entweder 1 Schaden je Dahan im Gebiet – oder bis zu 3 Dahan versammeln.",
            "Either 1 Damage for each Dahan in the land – or gather up to 3 Dahan.",
        ),
        (
            "drought",
            "3 Dörfer zerstören. 1 Schaden an jedem Dorf und jeder Stadt. 1 Ödnis hinzufügen. "
            "Mit 3 Sonne: 1 Stadt zerstören.",
            "Destroy 3 Towns. 1 Damage to each Town and each City. Add 1 Blight. "
            "With 3 Sun: destroy 1 City.",
        ),
        (
            "natures-resilience",
            "Verteidigen 6 – mit 2 Wasser darfst du stattdessen 1 Ödnis entfernen.",
            "Defend 6 – with 2 Water you may instead remove 1 Blight.",
        ),
        (
            "purifying-flame",
            "1 Schaden je Ödnis im Gebiet – wenn das Gebiet Berge oder Wüste ist, darfst du "
            "stattdessen 1 Ödnis entfernen.",
            "1 Damage for each Blight in the land – if the land is Mountain or Sands you may "
            "instead remove 1 Blight.",
        ),
        (
            "gift-of-living-energy",
            "Der Geist erhält 1 Energie. Wenn das ein anderer Geist ist: der Geist erhält +1 "
            "Energie. Wenn du mindestens 2 Heilige Stätten hast: der Geist erhält +1 Energie.",
            "The Spirit gains 1 Energy. If that is another Spirit: the Spirit gains +1 Energy. "
            "If you have at least 2 Sacred Sites: the Spirit gains +1 Energy.",
        ),
        (
            "accelerated-rot",
            "2 Furcht. 4 Schaden. Mit 3 Sonne, 2 Wasser und 3 Pflanze: +5 Schaden und 1 Ödnis "
            "entfernen.",
            "2 Fear. 4 Damage. With 3 Sun, 2 Water and 3 Plant: +5 Damage and remove 1 Blight.",
        ),
        (
            "the-jungle-hungers",
            "Alle Entdecker und Dörfer zerstören. Alle Dahan zerstören – mit 2 Mond und 3 Pflanze "
            "stattdessen: 1 Stadt zerstören.",
            "Destroy all Explorers and Towns. Destroy all Dahan – with 2 Moon and 3 Plant instead: "
            "destroy 1 City.",
        ),
        (
            "tsunami",
            "2 Furcht. 8 Schaden. 2 Dahan zerstören. Mit 3 Wasser und 2 Erde: in jedem anderen "
            "Küstengebiet dieses Plans: 1 Furcht, 4 Schaden und 1 Dahan zerstören.",
            "2 Fear. 8 Damage. Destroy 2 Dahan. With 3 Water and 2 Earth: in each other Coastal "
            "land of this board: 1 Fear, 4 Damage and destroy 1 Dahan.",
        ),
        (
            "vengeance-of-the-dead",
            "3 Furcht. Nach jedem Effekt, der in dieser Runde dort Dörfer, Städte oder Dahan "
            "zerstört: 1 Schaden je so zerstörter Figur – mit 3 Tier stattdessen: 1 Schaden im "
            "Gebiet oder angrenzend je so zerstörter Figur.",
            "3 Fear. After each effect that destroys Towns, Cities or Dahan there this turn: "
            "1 Damage for each piece destroyed that way – with 3 Animal instead: 1 Damage in the "
            "land or adjacent lands for each piece destroyed that way.",
        ),
        (
            "vigor-of-the-breaking-dawn",
            "2 Schaden je Dahan im Gebiet. Mit 3 Sonne und 2 Tier: bis zu 2 Dahan verschieben; in "
            "jedem so betretenen Gebiet: 2 Schaden je Dahan im Gebiet.",
            "2 Damage for each Dahan in the land. With 3 Sun and 2 Animal: push up to 2 Dahan; in "
            "each land entered that way: 2 Damage for each Dahan in the land.",
        ),
    ],
)
def test_what_a_power_says(key: str, de: str, en: str) -> None:
    assert told(key) == Text(de, en)


@pytest.mark.parametrize(
    ("key", "de", "en"),
    [
        (
            "accelerated-rot",
            "Reichweite 2 von deiner Präsenz aus: Dschungel oder Sumpf",
            "range 2 from your Presence: Jungle or Wetland",
        ),
        (
            "cleansing-floods",
            "Reichweite 1 von deiner Präsenz in einem Sumpfgebiet aus: beliebiges Gebiet",
            "range 1 from your Presence in a Wetland: any land",
        ),
        (
            "rain-of-blood",
            "Reichweite 1 von deiner Heiligen Stätte aus: Gebiet mit Invasoren",
            "range 1 from your Sacred Site: land with Invaders",
        ),
        (
            "talons-of-lightning",
            "Reichweite 1 (mit 3 Feuer und 3 Luft: +2) von deiner Präsenz aus: Berge oder Sumpf",
            "range 1 (with 3 Fire and 3 Air: +2) from your Presence: Mountain or Wetland",
        ),
        ("tsunami", "Reichweite 2 von deiner Heiligen Stätte aus: Küstengebiet", None),
        ("entwined-power", "ein anderer Geist", "another Spirit"),
        ("powerstorm", "ein beliebiger Geist", "any Spirit"),
    ],
)
def test_what_a_power_says_about_its_target(key: str, de: str, en: str | None) -> None:
    words = target_words(CARDS[key].target)
    assert words.de == de
    assert en is None or words.en == en


def test_a_number_that_is_changed_changes_behaviour_and_texts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """One declaration, three readers: nothing says two towns beside it."""
    push = next(p for p in all_parts(CARDS["gnawing-rootbiters"].effect) if isinstance(p, Push))
    assert told("gnawing-rootbiters") == Text("Bis zu 2 Dörfer verschieben.", "Push up to 2 Towns.")
    two = "land:A5 piece:town to:A4 piece:town to:A4"
    prove(Line("gnawing-rootbiters", two, "A5 4 town", "A5 2 town; A4 2 town"))
    monkeypatch.setattr(push, "times", Fixed(3))
    assert told("gnawing-rootbiters") == Text("Bis zu 3 Dörfer verschieben.", "Push up to 3 Towns.")
    prove(Line("gnawing-rootbiters", two + " piece:town to:A4", "A5 4 town", "A5 town; A4 3 town"))


def test_a_kind_and_a_threshold_that_are_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    parts = all_parts(CARDS["visions-of-fiery-doom"].effect)
    threshold = next(part for part in parts if isinstance(part, Threshold))
    more = next(part for part in parts if isinstance(part, Fear) and part.more)
    monkeypatch.setattr(threshold.wanted, "elements", {codes.SUN: 1})
    monkeypatch.setattr(more, "number", Fixed(5))
    assert told("visions-of-fiery-doom").de.endswith("Mit 1 Sonne: +5 Furcht.")
    assert told("visions-of-fiery-doom").en.endswith("With 1 Sun: +5 Fear.")
    for elements, fear in (("2 fire", 1), ("1 sun", 6)):
        at = ready("visions-of-fiery-doom", elements=elements)
        assert at.use("visions-of-fiery-doom", "land:A5").fear == fear
