"""What cards and spirits are called.

Names are facts. Where the rules that we have give no German name, the English one stands for both.
"""

from collections.abc import Iterable
from typing import Final

from spieltisch.core.text import Text, both, joined
from spieltisch.games.spirit_island.cards import numbers, panel
from spieltisch.games.spirit_island.cards.adversaries import ADVERSARIES
from spieltisch.games.spirit_island.cards.events import CARDS, Branches, EventCard
from spieltisch.games.spirit_island.cards.scenarios import SCENARIOS
from spieltisch.games.spirit_island.effects.artifacts import ARTIFACT_WORDS

_SMALL: Final = frozenset(
    [
        "a",
        "and",
        "are",
        "by",
        "for",
        "from",
        "in",
        "into",
        "of",
        "on",
        "the",
        "their",
        "to",
        "upon",
        "with",
    ]
)
_SPELLED: Final = {
    "all-enveloping-green": "All-Enveloping Green",
    "call-on-midnights-dream": "Call on Midnight's Dream",
    "flow-like-water-reach-like-air": "Flow Like Water, Reach Like Air",
    "golds-allure": "Gold's Allure",
    "instruments-of-their-own-ruin": "Instruments of Their Own Ruin",
    "lightnings-boon": "Lightning's Boon",
    "lightnings-swift-strike": "Lightning's Swift Strike",
    "natures-resilience": "Nature's Resilience",
    "oceans-hungry-grasp": "Ocean's Hungry Grasp",
    "pent-up-calamity": "Pent-Up Calamity",
    "quicken-the-earths-struggles": "Quicken the Earth's Struggles",
    "razor-sharp-undergrowth": "Razor-Sharp Undergrowth",
    "retreat": "Retreat!",
    "rites-of-the-lands-rejection": "Rites of the Land's Rejection",
    "rivers-bounty": "River's Bounty",
    "spur-on-with-words-of-fire": "Spur On with Words of Fire",
    "swallow-the-land-dwellers": "Swallow the Land-Dwellers",
    "veil-the-nights-hunt": "Veil the Night's Hunt",
}
"""Names that a key does not spell by itself."""
_GERMAN: Final = {
    "bringer-of-dreams-and-nightmares": "Bote der Alpträume",
    "elemental-boon": "Energieschub",
    "lightnings-swift-strike": "Pfeilschneller Blitzschlag",
    "oceans-hungry-grasp": "Hunger des Ozeans",
    "beasts-attack": "Bestien greifen an",
    "years-of-little-rain": "Regenarme Jahre",
    "tight-knit-communities": "Verschworene Gemeinschaft",
    "aid-the-uprising": "Aufstand unterstützen",
    "canny-defense": "Kluge Verteidigung",
    "outpaced": "Abgehängt",
    "slave-rebellion": "Sklavenaufstand",
    "small-uprising": "Leichte Unruhen",
    "distant-exploration": "Erkundungsvorstoß",
    "fearful-mobs": "Aufgebrachte Menge",
}
_REBELLION: Final = "slave-rebellion"  # the one of several main parts with a name of its own
_PARTS: Final = {
    "a-strange-madness-among-the-beasts": "A Strange Madness among the Beasts",
    "sacred-sites-under-threat": "Sacred Sites under Threat",
    "war-touches-the-islands-shores": "War Touches the Island's Shores",
    "coming-of-age-coastal": "Coming of Age",
    "coming-of-age-inland": "Coming of Age",
    "coming-of-age-jungle-wetland": "Coming of Age",
    "coming-of-age-mountain-sands": "Coming of Age",
    "destroy-the-unnatural": "Destroy the unnatural!",
    "drive-off-the-interlopers": "Drive off the Interlopers",
    "putting-down-roots": "Putting down Roots",
    "retreat": "Retreat",
    "search-for-new-lands": "Search for new Lands",
    "seek-a-safer-home": "Seek a Safer Home",
    "spirit-speakers-solve-riddles-of-power": "Spirit-Speakers Solve Riddles of Power",
    "strange-tales-attract-explorers": "Strange Tales attract Explorers",
    "tight-knit-communities": "Tight-Knit Communities",
    "well-prepared-explorers": "Well-Prepared Explorers",
}
"""Names of the parts of events that their keys do not spell; some are those of other cards too."""


def title(key: str) -> Text:
    """The name of a card or spirit by its key.

    >>> title("boon-of-vigor").en, title("elemental-boon").de
    ('Boon of Vigor', 'Energieschub')
    """
    words = key.split("-")
    spelled = [words[0].capitalize()]
    spelled += [word if word in _SMALL else word.capitalize() for word in words[1:]]
    english = _SPELLED.get(key, " ".join(spelled))
    return Text(_GERMAN.get(key, english), english)


def part_title(key: str) -> Text:
    """The name of a part of an event card."""
    english = _PARTS.get(key, title(key).en)
    return Text(_GERMAN.get(key, english), english)


def _titles(keys: Iterable[str]) -> dict[str, Text]:
    return {key: title(key) for key in keys}


POWERS: Final = _titles(numbers.POWERS)
INNATES: Final = _titles(numbers.INNATES)
SPIRITS: Final = _titles(numbers.SPIRITS)
FEAR: Final = _titles(numbers.FEAR)
BLIGHT: Final = _titles(numbers.BLIGHT)
EVENT_PARTS: Final = {key: part_title(key) for key in numbers.EVENT_PARTS}


def _event_title(card: EventCard) -> Text:
    """The name of an event card: those of its main parts, where it has several."""
    if isinstance(card.main, Branches) and card.key != _REBELLION:
        return joined([EVENT_PARTS[part.key] for _, part, _ in card.main.branches], " / ")
    return part_title(card.key)


EVENTS: Final = {card.key: _event_title(card) for card in CARDS}
ADVERSARY_NAMES: Final = {adversary.key: adversary.name for adversary in ADVERSARIES}
LEVEL_NAMES: Final = {
    f"{adversary.key} {number}": level.name
    for adversary in ADVERSARIES
    for number, level in enumerate(adversary.levels, 1)
}
SCENARIO_NAMES: Final = {scenario.key: scenario.name for scenario in SCENARIOS}
DEEDS: Final = {
    "ward-the-shores": Text("Ein Schutzmuster legen", "Lay a Warding Pattern"),
    "rituals-of-the-destroying-flame": Text("Das Ritual vollziehen", "Perform the Ritual"),
    **{
        key: Text("{name} nutzen", "Use {name}").fill(name=ARTIFACT_WORDS[at])
        for at, key in enumerate(numbers.ARTIFACTS)
    },
    "desert-paths": Text("Präsenz durch die Wüste bewegen", "Move Presence through the Sands"),
}
"""What scenarios let each spirit do."""
POWERS_AND_INNATES: Final = [*POWERS.values(), *INNATES.values()]
"""By the number that the move ``use`` has for a power."""

SPECIAL_RULES: Final = {
    panel.WETLAND_SITES: both("River's Domain"),
    panel.SWIFT: both("Swiftness of Lightning"),
    panel.FAR_DAHAN: both("Shadows of the Dahan"),
    panel.SITES_DEFEND: both("Earth's Vitality"),
    panel.CHOKES: both("Choke the Land with Green"),
    panel.REGENERATES: both("Steady Regeneration"),
    panel.DAHAN_ALLY: both("Ally of the Dahan"),
    panel.SWORN: both("Sworn to Victory"),
    panel.OF_THE_OCEAN: both("Ocean in Play"),
    panel.DREAMS: both("To Dream a Thousand Deaths"),
    panel.FORBIDS: both("Forbidden Ground"),
    panel.BEASTS_ALLY: both("Ally of the Beasts"),
    panel.CALLS_BEASTS: both("Call Forth Predators"),
}
"""By the bit of a rule in a spirit's panel."""
