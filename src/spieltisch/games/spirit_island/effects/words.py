"""The words that the texts of cards are made of, German and English.

Phrases stand in the middle of a sentence. German ones have the verb at their end ("1 Dorf
zerstören"), so that they can follow "entweder", "du darfst" or a colon as they are.
"""

from typing import Final

from spieltisch.core.effects import Amount, Fixed
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text, both, joined, listed
from spieltisch.games.spirit_island.cards import boards, panel
from spieltisch.games.spirit_island.cards.panel import Elements
from spieltisch.games.spirit_island.effects.basics import ALL
from spieltisch.games.spirit_island.state import codes
from spieltisch.games.spirit_island.state.programs import LEFT

MANY: Final = ALL // 2  # so many are left only where all are meant
NOTHING: Final = both("")
_OR: Final = Text(" oder ", " or ")
_AND: Final = Text(" und ", " and ")


class Noun:
    """A kind of piece: one, several, and in German also after "an" and "jedem"."""

    def __init__(self, de: str, many: str, to_many: str, article: str, en: str, en_many: str):
        self.one = Text(de, en)
        self.many = Text(many, en_many)
        self.to_many = Text(to_many, en_many)
        self.to_each = Text(f"{article} {de}", f"each {en}")


_KINDS: Final = [
    Noun("Entdecker", "Entdecker", "Entdeckern", "jedem", "Explorer", "Explorers"),
    Noun("Dorf", "Dörfer", "Dörfern", "jedem", "Town", "Towns"),
    Noun("Stadt", "Städte", "Städten", "jeder", "City", "Cities"),
    Noun("Dahan", "Dahan", "Dahan", "jedem", "Dahan", "Dahan"),
    Noun("Bestie", "Bestien", "Bestien", "jeder", "Beasts", "Beasts"),
    Noun("Wildnis", "Wildnis", "Wildnis", "jeder", "Wilds", "Wilds"),
    Noun("Seuche", "Seuchen", "Seuchen", "jeder", "Disease", "Disease"),
    Noun("Ödnis", "Ödnis", "Ödnis", "jeder", "Blight", "Blight"),
    Noun("Präsenz", "Präsenz", "Präsenz", "jeder", "Presence", "Presence"),
    Noun("Streit", "Streit", "Streit", "jedem", "Strife", "Strife"),
]
_INVADER: Final = Noun("Invasor", "Invasoren", "Invasoren", "jedem", "Invader", "Invaders")
ELEMENT_WORDS: Final = [
    Text("Sonne", "Sun"),
    Text("Mond", "Moon"),
    Text("Feuer", "Fire"),
    Text("Luft", "Air"),
    Text("Wasser", "Water"),
    Text("Erde", "Earth"),
    Text("Pflanze", "Plant"),
    Text("Tier", "Animal"),
]
_TERRAINS: Final = [
    Text("Dschungel", "Jungle"),
    Text("Berge", "Mountain"),
    Text("Wüste", "Sands"),
    Text("Sumpf", "Wetland"),
    Text("Ozean", "Ocean"),
]

# What a land is or has, by the bits of `panel` in which targets say it.
_LANDS: Final = [
    (panel.IN_JUNGLE, Text("Dschungelgebiet", "Jungle")),
    (panel.IN_MOUNTAIN, Text("Berggebiet", "Mountain")),
    (panel.IN_SANDS, Text("Wüstengebiet", "Sands")),
    (panel.IN_WETLAND, Text("Sumpfgebiet", "Wetland")),
    (panel.COASTAL, Text("Küstengebiet", "Coastal land")),
    (panel.INLAND, Text("Gebiet im Landesinneren", "Inland land")),
    (panel.IN_OCEAN, Text("Ozean", "Ocean")),
]
_HAVING: Final = [
    (panel.WITH_DAHAN, Text("mit Dahan", "with Dahan")),
    (panel.WITH_INVADERS, Text("mit Invasoren", "with Invaders")),
    (panel.NO_INVADERS, Text("ohne Invasoren", "without Invaders")),
    (panel.WITH_BLIGHT, Text("mit Ödnis", "with Blight")),
    (panel.NO_BLIGHT, Text("ohne Ödnis", "without Blight")),
    (panel.WITH_CITY, Text("mit Städten", "with Cities")),
    (panel.WITH_BEASTS, Text("mit Bestien", "with Beasts")),
    (panel.WITH_WILDS, Text("mit Wildnis", "with Wilds")),
    (panel.WITH_OWN_PRESENCE, Text("mit deiner Präsenz", "with your Presence")),
]


def _nouns(kinds: int) -> list[Noun]:
    """The kinds of a set; all invaders together have a word of their own."""
    found = [_INVADER] if kinds & codes.INVADERS == codes.INVADERS else []
    rest = kinds & ~codes.INVADERS if found else kinds
    return found + [noun for kind, noun in enumerate(_KINDS) if rest >> kind & 1]


def any_of_words(parts: list[Text]) -> Text:
    """One of several things: "Explorer, Town or Dahan"."""
    if len(parts) < 2:
        return joined(parts, _OR)
    return joined([joined(parts[:-1], both(", ")), parts[-1]], _OR)


def kind_words(kind: int, several: bool = False) -> Text:
    return _KINDS[kind].many if several else _KINDS[kind].one


def kinds_words(kinds: int, number: int) -> Text:
    """Some kinds of pieces, one or several of them: "Explorer or Town"."""
    nouns = _nouns(kinds)
    return any_of_words([noun.one if number == 1 else noun.many for noun in nouns])


def all_words(kinds: int) -> Text:
    """All pieces of some kinds: "Explorers and Towns"."""
    return listed([noun.many for noun in _nouns(kinds)])


def all_of_words(kinds: int) -> Text:
    """What belongs to all of them: "of the Explorers and Towns"."""
    return Text("der {kinds}", "of the {kinds}").fill(kinds=all_words(kinds))


def many_words(kinds: int) -> Text:
    """Several pieces as they follow "with": "Explorers or Towns"."""
    return any_of_words([noun.to_many for noun in _nouns(kinds)])


def both_words(one: Text, other: Text) -> Text:
    return joined([one, other], _AND)


def with_all_words(having: list[Text]) -> Text:
    """Phrases one after the other; a second "with" becomes an "and"."""
    found = NOTHING
    for each in having:
        if each.de.startswith("mit ") and found.de.startswith("mit "):
            found = Text(f"{found.de} und {each.de[4:]}", f"{found.en} and {each.en[5:]}")
        else:
            found = spaced(found, each)
    return found


def to_words(kinds: int) -> Text:
    """Those who are dealt something: "to Towns or Cities"."""
    return Text("an {kinds}", "to {kinds}").fill(kinds=many_words(kinds))


def to_each_words(kinds: int) -> Text:
    """Each piece of some kinds: "to each Town and each City"."""
    return Text("an {kinds}", "to {kinds}").fill(
        kinds=joined([noun.to_each for noun in _nouns(kinds)], _AND)
    )


def terrain_words(terrains: list[int]) -> Text:
    return joined([_TERRAINS[terrain] for terrain in terrains], _OR)


def having_words(kinds: int, least: int = 1) -> Text:
    """Having some pieces: "with Explorers or Towns"."""
    if least == 1:
        return Text("mit {kinds}", "with {kinds}").fill(kinds=many_words(kinds))
    return Text("mit mindestens {least} {kinds}", "with at least {least} {kinds}").fill(
        least=least, kinds=many_words(kinds)
    )


def land_words(fits: int) -> Text:
    """Lands that fit in one of these ways: "land with Dahan or with Invaders"."""
    nouns = [words for bit, words in _LANDS if fits & bit]
    having = [words for bit, words in _HAVING if fits & bit]
    noun = joined(nouns, _OR) if nouns else Text("Gebiet", "land")
    return spaced(noun, joined(having, _OR))


def element_words(elements: Elements) -> Text:
    """A threshold: "3 Sun and 2 Water"."""
    return listed(
        [
            Text("{count} {element}", "{count} {element}").fill(
                count=count, element=ELEMENT_WORDS[element]
            )
            for element, count in elements.items()
        ]
    )


def target_words(target: panel.Target, further: bool = True) -> Text:
    """What a power is used on: "range 1 from your Sacred Sites: land with Dahan"."""
    if target.spirit:
        another = Text("ein anderer Geist", "another Spirit")
        return another if target.another else Text("ein beliebiger Geist", "any Spirit")
    terrains = [at for at in range(codes.OCEAN) if target.fits >> at & 1]
    fits = terrain_words(terrains) if terrains else land_words(target.fits)
    if target.fits == panel.ANY_LAND:
        fits = Text("beliebiges Gebiet", "any land")
    return Text(
        "Reichweite {reach}{further} von {origin} aus: {fits}",
        "range {reach}{further} from {origin}: {fits}",
    ).fill(
        reach=target.reach,
        further=_further_words(target) if further else NOTHING,
        origin=_origin_words(target),
        fits=fits,
    )


def _further_words(target: panel.Target) -> Text:
    if not target.further:
        return NOTHING
    said = Text("mit {elements}: +{more}", "with {elements}: +{more}")
    further = [said.fill(elements=element_words(each), more=more) for each, more in target.further]
    return Text(" ({further})", " ({further})").fill(further=joined(further, both("; ")))


def _origin_words(target: panel.Target) -> Text:
    if target.source == panel.SACRED_SITE:
        return Text("deiner Heiligen Stätte", "your Sacred Site")
    if target.origin < 0:
        return Text("deiner Präsenz", "your Presence")
    land = land_words(1 << target.origin)
    a = "" if land.en.endswith("s") else "a "
    return Text("deiner Präsenz in einem {land}", "your Presence in {a}{land}").fill(land=land, a=a)


def land_name(land: int) -> Text:
    """A land with its terrain.

    >>> land_name(5).de
    'A5 (Sumpf)'
    """
    key, terrain = boards.LAND_NAMES[land], _TERRAINS[_TERRAIN_OF[land]]
    return Text(f"{key} ({terrain.de})", f"{key} ({terrain.en})")


_TERRAIN_OF: Final = boards.terrains()


def thing_words(thing: int) -> Text:
    """One piece, token or presence, by the number that a move has for it."""
    token = thing - codes.CLASSES + codes.BEASTS
    kind = codes.kind_of(thing) if thing < codes.CLASSES else token
    return spaced(both("1"), kind_words(kind))


def left_words(frame: Frame, up_to: bool, kinds: int) -> Text:
    """How many pieces a step has left to do: "up to 2 Towns", "all Explorers"."""
    left = frame.values[LEFT]
    return pieces_words(Fixed(ALL if left > MANY else left), up_to, kinds)


def spaced(*parts: Text) -> Text:
    """Words one after the other, without those that are empty."""
    return joined([part for part in parts if part.en], both(" "))


def one_of(times: Amount) -> bool:
    """Whether an amount is told with a single thing: "1 Town", "1 Town for each Dahan"."""
    return times.told().en == "1"


def amount_words(times: Amount, one: Text, many: Text) -> Text:
    """An amount of something: "2 Towns", "1 Damage for each Dahan in the land"."""
    return spaced(times.told(), one if one_of(times) else many, times.per())


def pieces_words(times: Amount, up_to: bool, kinds: int) -> Text:
    """How many pieces: "up to 2 Towns", "all Explorers"."""
    if isinstance(times, Fixed) and times.number == ALL:
        every = Text("alle {kinds}", "all {kinds}")
        if up_to:
            every = Text("beliebig viele {kinds}", "any number of {kinds}")
        return every.fill(kinds=all_words(kinds))
    said = amount_words(times, kinds_words(kinds, 1), kinds_words(kinds, 2))
    return Text("bis zu {said}", "up to {said}").fill(said=said) if up_to else said
