# mypyc: skip
"""The things of the island as people call them, in either language or by key."""

from typing import Final

from spieltisch.core.lookup import Names, plain
from spieltisch.core.mistake import Mistake
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.cards import numbers
from spieltisch.games.spirit_island.effects.awaiting import Awaits
from spieltisch.games.spirit_island.effects.words import kind_words
from spieltisch.games.spirit_island.state import codes
from spieltisch.games.spirit_island.state.programs import PROGRAMS
from spieltisch.games.spirit_island.text import names, titles

_CARDS: Final = Text(
    "spieltisch cards spirit-island zählt alle auf.", "spieltisch cards spirit-island lists them."
)


def _among(keys: list[str]) -> Text:
    listed = ", ".join(keys)
    return Text(f"es gibt: {listed}.", f"there are: {listed}.")


SPIRITS: Final = Names(titles.SPIRITS, Text("kein Geist", "no spirit"), _among(numbers.SPIRITS))
POWERS: Final = Names(titles.POWERS, Text("keine Fähigkeitenkarte", "no power card"), _CARDS)
USABLE: Final = Names(
    {**titles.POWERS, **titles.INNATES}, Text("keine Fähigkeit", "no power"), _CARDS
)
FEAR: Final = Names(titles.FEAR, Text("keine Furcht-Karte", "no fear card"), _CARDS)
BLIGHT: Final = Names(
    titles.BLIGHT, Text("keine Ödnis-Karte", "no blight card"), _among(numbers.BLIGHT)
)
INVADERS: Final = Names(
    {key: names.invader_card_name(number) for number, key in enumerate(numbers.INVADERS)},
    Text("keine Invasorenkarte", "no invader card"),
    _among(numbers.INVADERS),
)
ADVERSARIES: Final = Names(
    titles.ADVERSARY_NAMES,
    Text("keine Nation", "no adversary"),
    _among(list(titles.ADVERSARY_NAMES)),
)
SCENARIOS: Final = Names(
    titles.SCENARIO_NAMES, Text("kein Szenario", "no scenario"), _among(list(titles.SCENARIO_NAMES))
)
EVENTS: Final = Names(titles.EVENTS, Text("kein Ereignis", "no event"), _CARDS)
AWAITED: Final = Names(
    {
        program.key: names.cause_name(number)
        for number, program in enumerate(PROGRAMS)
        if any(isinstance(step, Awaits) for step in program.steps)
    },
    Text("nichts, was auf das Wüten wartet", "nothing that waits for a ravage"),
    _CARDS,
)
ELEMENTS: Final = Names(
    {key: names.element_name(number) for number, key in enumerate(codes.ELEMENTS)},
    Text("kein Element", "no element"),
    _among(codes.ELEMENTS),
)

_IN_LANDS: Final = codes.KINDS[: codes.PRESENCE]
_KINDS: Final = {
    plain(word): kind
    for kind, key in enumerate(_IN_LANDS)
    for several in (False, True)
    for word in (key, *kind_words(kind, several))
}
_NO_PIECE: Final = Text(
    "{where}: {word} ist kein Stück; es gibt: {kinds}, mit Schaden und Streit wie town-1 und"
    " explorer+1.",
    "{word} in {where} is no piece; there are: {kinds}, with damage and strife as in town-1 and"
    " explorer+1.",
)


def pieces(words: str, where: Text) -> tuple[list[int], list[int]]:
    """The pieces with health and the kinds of tokens in words: "2 dahan town-1 blight"."""
    found: list[int] = []
    tokens: list[int] = []
    number = 1
    for word in words.replace(",", " ").split():
        if word.isdecimal():
            number = int(word)
            continue
        named, _, strife = word.partition("+")
        named, _, damage = named.partition("-")
        kind = _KINDS.get(plain(named))
        marks = [int(mark) if mark.isdecimal() else -1 for mark in (damage or "0", strife or "0")]
        alive = kind is not None and kind < codes.PEOPLE
        fits = 0 <= marks[0] <= codes.MOST_DAMAGE and 0 <= marks[1] <= codes.MOST_STRIFE
        if kind is None or not fits or (any(marks) and not alive):
            raise Mistake(_NO_PIECE.fill(where=where, word=repr(word), kinds=", ".join(_IN_LANDS)))
        piece = kind + marks[0] * codes.DAMAGE_BIT + marks[1] * codes.STRIFE_BIT
        (found if alive else tokens).extend([piece] * min(number, 100))
        number = 1
    return found, tokens
