"""What things are called: pieces, lands, phases, what causes something, how a game ends."""

from typing import TYPE_CHECKING, Final

from spieltisch.core.lookup import MovesByName
from spieltisch.core.text import Text, both, joined, listed
from spieltisch.games.spirit_island.cards import boards, numbers
from spieltisch.games.spirit_island.cards.invaders import CARDS as INVADERS
from spieltisch.games.spirit_island.effects.lasting import ACTION_WORDS
from spieltisch.games.spirit_island.effects.words import (
    ELEMENT_WORDS,
    kind_words,
    land_name,
    spaced,
    terrain_words,
)
from spieltisch.games.spirit_island.state import codes, programs, verbs
from spieltisch.games.spirit_island.text import titles

if TYPE_CHECKING:
    from spieltisch.games.spirit_island.state.table import Island

TITLE: Final = both("Spirit Island")
ENDINGS: Final = {
    codes.WON_NO_INVADERS: Text(
        "Auf der Insel ist kein Invasor mehr.", "No Invader is left on the island."
    ),
    codes.WON_NO_BUILDINGS: Text(
        "Furchtstufe 2, und auf der Insel ist kein Dorf und keine Stadt mehr.",
        "Terror Level 2, and no Town or City is left on the island.",
    ),
    codes.WON_NO_CITIES: Text(
        "Furchtstufe 3, und auf der Insel ist keine Stadt mehr.",
        "Terror Level 3, and no City is left on the island.",
    ),
    codes.WON_BY_FEAR: Text(
        "Die letzte Furcht ist erreicht: Die Invasoren fliehen.",
        "The last of the fear is reached: the Invaders flee.",
    ),
    codes.WON_SCENARIO: Text(
        "Das Ziel des Szenarios ist erreicht.", "The goal of the scenario is reached."
    ),
    codes.LOST_BLIGHT: Text(
        "Die letzte Ödnis ist verbraucht: Die Insel ist verloren.",
        "The last Blight is used up: the island is lost.",
    ),
    codes.LOST_SPIRIT: Text(
        "Ein Geist hat keine Präsenz mehr auf der Insel.",
        "A Spirit has no Presence left on the island.",
    ),
    codes.LOST_TIME: Text(
        "Eine Invasorenkarte wird gebraucht, und der Stapel ist leer.",
        "An Invader card is needed, and the deck is empty.",
    ),
    codes.LOST_ADVERSARY: Text(
        "Die Niederlage-Bedingung der Nation ist eingetreten.",
        "The loss condition of the adversary has come true.",
    ),
    codes.LOST_SCENARIO: Text(
        "Die Niederlage-Bedingung des Szenarios ist eingetreten.",
        "The loss condition of the scenario has come true.",
    ),
}
"""By `State.ended`."""

PHASES: Final = {
    codes.GROWTH: Text("Geister-Phase", "Spirit phase"),
    codes.FAST_PHASE: Text("Sofort-Fähigkeiten", "Fast Powers"),
    codes.INVADER_PHASE: Text("Invasoren-Phase", "Invader phase"),
    codes.SLOW_PHASE: Text("Verzögerte Fähigkeiten", "Slow Powers"),
    codes.TIME_PASSES: Text("Rundenende", "Time Passes"),
    codes.SETUP: Text("Spielvorbereitung", "Setup"),
}
ACTIONS: Final = ACTION_WORDS
"""By `codes.RAVAGE` and so on."""
TERRAIN_LANDS: Final = (
    Text("Dschungelgebiete", "Jungles"),
    Text("Berggebiete", "Mountains"),
    Text("Wüstengebiete", "Sands"),
    Text("Sumpfgebiete", "Wetlands"),
)
SPEEDS: Final = (Text("Sofort", "Fast"), Text("Verzögert", "Slow"))
DECKS: Final = (
    Text("Schwache Fähigkeiten", "Minor Powers"),
    Text("Starke Fähigkeiten", "Major Powers"),
)
TRACKS: Final = (Text("Energie-Leiste", "Energy track"), Text("Karten-Leiste", "Card Plays track"))
ANSWERS: Final = {verbs.YES: Text("Ja", "Yes"), verbs.NO: Text("Nein", "No")}
STRIFE: Final = Text("Streit", "Strife")
DAMAGE: Final = Text("Schaden", "Damage")
ENERGY: Final = Text("Energie", "Energy")
FEAR: Final = Text("Furcht", "Fear")
PRESENCE: Final = Text("Präsenz", "Presence")

_SYSTEM: Final = {
    programs.CASCADE: Text("Ausbreitung", "cascade"),
    programs.FIGHT_BACK: Text("Dahan schlagen zurück", "Dahan fight back"),
    programs.RAVAGE: ACTIONS[codes.RAVAGE],
    programs.RECLAIM_ONE: Text("Leiste: Karte zurücknehmen", "track: reclaim one"),
    programs.ANY_ELEMENT: Text("Leiste: beliebiges Element", "track: any element"),
    programs.PHASE: PHASES[codes.INVADER_PHASE],
    programs.BUILD: ACTIONS[codes.BUILD],
    programs.EXPLORE: ACTIONS[codes.EXPLORE],
    programs.EXPLORE_CARD: ACTIONS[codes.EXPLORE],
    programs.TURN_OVER: Text("Verödete Insel", "Blighted Island"),
    programs.OPENING: PHASES[codes.SETUP],
    programs.FOLLOW: Text("Verbündeter", "ally"),
    programs.FLEE: Text("Alptraum", "nightmare"),
    programs.ASHORE: Text("an Land gespült", "washed ashore"),
    programs.SWORN: both("Sworn to Victory"),
    programs.FORBID: both("Forbidden Ground"),
    programs.VOTE: Text("Abstimmung", "vote"),
    programs.KEEP: PHASES[codes.TIME_PASSES],
    programs.BURN: Text("geschützte Invasoren", "protected Invaders"),
    programs.SPARK: Text("Burning lizard scale", "Burning lizard scale"),
    programs.STRAND: Text("geschützte Invasoren", "protected Invaders"),
}
_ESCALATION: Final = Text("Eskalation", "Escalation")


def power_name(power: int) -> Text:
    """A power card or an innate power, by the number that moves have for it."""
    return titles.POWERS_AND_INNATES[power]


def spirit_name(table: "Island", seat: int) -> Text:
    return titles.SPIRITS[numbers.SPIRITS[table.spirits[seat]]]


def cause_name(effect: int) -> Text:
    """What an effect in progress is called: the card, the rule or the action."""
    if effect < programs.INNATE:
        return titles.POWERS[numbers.POWERS[effect]]
    if effect < programs.GROWTH:
        return titles.INNATES[numbers.INNATES[effect - programs.INNATE]]
    if effect < programs.FEAR:
        setup = (effect - programs.GROWTH) % 10 == programs.SETUP
        return PHASES[codes.SETUP] if setup else Text("Wachstum", "Growth")
    if effect < programs.BLIGHT:
        return titles.FEAR[numbers.FEAR[(effect - programs.FEAR) // 3]]
    if effect < programs.EVENT:
        return titles.BLIGHT[numbers.BLIGHT[effect - programs.BLIGHT - 1]]
    if effect < programs.EVENT_CARD:
        return titles.EVENT_PARTS[numbers.EVENT_PARTS[effect - programs.EVENT]]
    if effect < programs.SYSTEM:
        return titles.EVENTS[numbers.EVENTS[effect - programs.EVENT_CARD]]
    if effect < programs.RULES:
        return _SYSTEM[effect]
    rule = numbers.RULES[effect - programs.RULES]
    if rule in titles.LEVEL_NAMES:
        return titles.LEVEL_NAMES[rule]
    return titles.SCENARIO_NAMES.get(rule.partition(" ")[0], _ESCALATION)


def vote_name(move: int) -> Text:
    """What somebody votes for."""
    if verbs.VERB[move] == verbs.LAND:
        return land_name(verbs.ARGUMENT[move])
    if verbs.VERB[move] == verbs.CHOOSE:
        number = verbs.ARGUMENT[move] + 1
        return Text(f"Möglichkeit {number}", f"option {number}")
    return ANSWERS[move]


# lands


def land_key(land: int) -> str:
    return boards.LAND_NAMES[land]


def land_names(lands: list[int]) -> Text:
    return listed([land_name(land) for land in lands])


def invader_card_name(card: int) -> Text:
    """An invader card by its stage and what it names.

    >>> invader_card_name(10).en
    'III Jungle + Sands'
    """
    found = INVADERS[card]
    named = Text("Küste", "Coast")
    if not found.coast:
        named = joined([terrain_words([terrain]) for terrain in found.terrains], " + ")
    return spaced(both("I" * found.stage), named)


# pieces


def counted(kind: int, number: int) -> Text:
    """So many pieces of a kind.

    >>> counted(codes.TOWN, 2).de
    '2 Dörfer'
    """
    return spaced(both(str(number)), kind_words(kind, several=number != 1))


def marks(piece: int) -> Text:
    """Damage and strife of a piece, in brackets; nothing if it has neither."""
    said = []
    if codes.hurt_of(piece):
        said.append(spaced(both(str(codes.hurt_of(piece))), DAMAGE))
    if codes.strife_of(piece):
        said.append(spaced(both(str(codes.strife_of(piece))), STRIFE))
    if not said:
        return both("")
    return Text("({marks})", "({marks})").fill(marks=joined(said, ", "))


def piece_name(piece: int) -> Text:
    """A piece with health, with its damage and strife.

    >>> piece_name(codes.TOWN + codes.DAMAGE_BIT).en
    'Town (1 Damage)'
    """
    return spaced(kind_words(codes.kind_of(piece)), marks(piece))


def thing_name(thing: int) -> Text:
    """What the move ``piece`` names: a piece with health, or a token."""
    return piece_name(thing) if thing < codes.CLASSES else kind_words(kind_of_thing(thing))


def kind_of_thing(thing: int) -> int:
    if thing < codes.CLASSES:
        return codes.kind_of(thing)
    return thing - codes.CLASSES + codes.BEASTS


def thing_key(thing: int) -> str:
    return verbs.KEYS[verbs.PIECE + thing].partition(":")[2]


_SHOWN_FIRST: Final = (codes.CITY, codes.TOWN, codes.EXPLORER, codes.DAHAN)


def contents(table: "Island", land: int) -> Text:
    """All pieces and tokens of a land; empty if there are none."""
    found: list[Text] = []
    for kind in _SHOWN_FIRST:
        alike: dict[int, int] = {}
        for piece in table.pieces[land]:
            if codes.kind_of(piece) == kind:
                number = codes.class_of(piece)
                alike[number] = alike.get(number, 0) + 1
        for number, many in sorted(alike.items()):
            found.append(spaced(counted(kind, many), marks(number)))
    for kind in range(codes.BEASTS, codes.PRESENCE):
        if table.token(land, kind):
            found.append(counted(kind, table.token(land, kind)))
    return joined(found, ", ")


def land_with(table: "Island", land: int, seat: int) -> Text:
    """A land with what a seat finds in it: "A5 (Wetland): 2 Explorers, 1 of your Presence"."""
    inside = [contents(table, land)]
    own = table.presence_in(seat, land)
    if own:
        inside.append(Text(f"{own} Präsenz von dir", f"{own} of your Presence"))
    said = joined([part for part in inside if part.en], ", ")
    if not said.en:
        return land_name(land)
    return Text("{land}: {inside}", "{land}: {inside}").fill(land=land_name(land), inside=said)


# amounts


def of_energy(number: int) -> Text:
    return spaced(both(str(number)), ENERGY)


def of_fear(number: int) -> Text:
    return spaced(both(str(number)), FEAR)


def of_damage(number: int) -> Text:
    return spaced(both(str(number)), DAMAGE)


def of_presence(number: int) -> Text:
    return spaced(both(str(number)), PRESENCE)


def cards_counted(number: int) -> Text:
    return Text("1 Karte", "1 card") if number == 1 else Text(f"{number} Karten", f"{number} cards")


def element_name(element: int) -> Text:
    return ELEMENT_WORDS[element]


def capital(text: Text) -> Text:
    """A text as a sentence begins."""
    return Text(text.de[:1].upper() + text.de[1:], text.en[:1].upper() + text.en[1:])


def sentence(text: Text) -> Text:
    """A text with a capital and a full stop."""
    said = capital(text)
    return said if said.en.endswith(".") else Text(f"{said.de}.", f"{said.en}.")


def bracketed(label: Text, notes: list[Text]) -> Text:
    """A label with notes in brackets behind it."""
    if not notes:
        return label
    return Text("{label} ({notes})", "{label} ({notes})").fill(
        label=label, notes=joined(notes, ", ")
    )


def noted(label: Text, notes: list[Text]) -> Text:
    """A label with notes behind it, where it has brackets of its own."""
    return joined([label, *notes], " · ")


# moves by what people call things

_ELEMENTS_BY_KEY: Final = {key: ELEMENT_WORDS[at] for at, key in enumerate(codes.ELEMENTS)}
_KINDS_BY_KEY: Final = {key: kind_words(at) for at, key in enumerate(codes.KINDS)}

_MOVES: Final = MovesByName(
    TITLE,
    verbs.KEYS,
    {**titles.POWERS, **titles.INNATES, **_ELEMENTS_BY_KEY, **_KINDS_BY_KEY},
)


def move_number(key: str) -> int:
    """The move that a key names; `Mistake` saying what would be right."""
    return _MOVES.number(key)
