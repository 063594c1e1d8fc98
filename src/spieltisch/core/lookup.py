# mypyc: skip
"""Finding things by what people call them: by key, or by name in either language.

Upper and lower case, accents, blanks, hyphens and quotation marks make no difference, nor whether
an umlaut is written ä, ae or a; what a name has in brackets may be left out. Nothing is guessed:
what is not found so, or found twice, is answered with what may have been meant.
"""

import re
import unicodedata
from collections.abc import Mapping
from difflib import get_close_matches
from functools import cached_property
from typing import Any

from spieltisch.core.game import Game
from spieltisch.core.mistake import Mistake
from spieltisch.core.text import Text, both

_LETTERS = str.maketrans({"æ": "ae", "œ": "oe", "ø": "oe", "'": "", "’": "", "‘": ""})
_SHOWN = 6  # so many candidates are named, the others are counted
_SIMILAR = 3
_CLOSE = 0.85  # how much two words agree that surely mean the same
_SIMILAR_ENOUGH = 0.7  # how much they have to agree at least
_PART = 5  # letters that a part of a name has at least, with the blanks at its ends
_WORD = 4  # a shorter word of a name is too common to have been meant by a misspelt one


def plain(word: str) -> str:
    """A word or name as it is compared.

    >>> plain("Tückischer Gedanken-Blocker"), plain("tueckischer  gedanken blocker")
    ('tuckischer gedanken blocker', 'tuckischer gedanken blocker')
    """
    parts = unicodedata.normalize("NFKD", word.casefold().translate(_LETTERS))
    letters = "".join(part for part in parts if not unicodedata.combining(part))
    for umlaut in ("ae", "oe", "ue"):
        letters = letters.replace(umlaut, umlaut[0])
    return " ".join(re.findall(r"[^\W_]+", letters))


def _squeezed(word: str) -> str:
    return plain(word).replace(" ", "")


_NOT_FOUND = Text("{word} ist {kind}; {right}", "{word} is {kind}; {right}")
_SEVERAL = Text("{word} kann mehreres heißen: {keys}.", "{word} may mean several things: {keys}.")
_AT = Text("{where}: {word}", "{word} in {where}")
_DID_YOU_MEAN = Text("meinst du {keys}?", "did you mean {keys}?")
_MORE = Text("{keys} und {count} mehr", "{keys} and {count} more")


class Names:
    """Things of one kind by key and name.

    ``kind`` says what a wrong word is ("no card of ..."), ``otherwise`` what would be right where
    nothing similar is found. ``before`` stands before keys and words in sentences.
    """

    def __init__(
        self, names: Mapping[str, Text], kind: Text, otherwise: Text, before: str = ""
    ) -> None:
        self.names = names
        self.kind = kind
        self.otherwise = otherwise
        self.before = before

    def key(self, word: Any, where: Text | None = None) -> str:
        """The key of what a word means; `Mistake` with what may have been meant."""
        keys = self.meant(word) if isinstance(word, str) else []
        if len(keys) != 1:
            raise self.mistake(word, where, self.otherwise)
        return keys[0]

    def meant(self, word: str) -> list[str]:
        """The keys of what is called so."""
        return [word] if word in self.names else self._called.get(_squeezed(word), [])

    def mistake(self, word: Any, where: Text | None, otherwise: Text) -> Mistake:
        """What is wrong with a word that does not mean exactly one thing."""
        several: list[str] = []
        similar: list[str] = []
        if isinstance(word, str):
            several = self.meant(word) or self._with_part(word)
            similar = several or self._similar(word)
            word = self.before + word
        said = _AT.fill(word=repr(word), where=where) if where else both(repr(word))
        if len(several) > 1:
            return Mistake(_SEVERAL.fill(word=said, keys=self.listed(several)))
        right = _DID_YOU_MEAN.fill(keys=self.listed(similar)) if similar else otherwise
        return Mistake(_NOT_FOUND.fill(word=said, kind=self.kind, right=right))

    def _with_part(self, word: str) -> list[str]:
        """The keys of what has these words in its name."""
        part = f" {plain(word)} "
        if not any(letter.isalpha() for letter in part) or len(part) < _PART:
            return []
        return [key for key, names in self._plain.items() if any(part in name for name in names)]

    def _similar(self, word: str) -> list[str]:
        """The keys that a misspelt word may be meant for, the likeliest first."""
        called = {**self._words, **self._called}
        squeezed = _squeezed(word)
        close = get_close_matches(squeezed, called, _SIMILAR, _CLOSE)
        close = close or get_close_matches(squeezed, called, _SIMILAR, _SIMILAR_ENOUGH)
        return list(dict.fromkeys(key for name in close for key in called[name]))[:_SIMILAR]

    @cached_property
    def _plain(self) -> dict[str, tuple[str, str]]:
        """By key: both names, plain and with blanks at their ends."""
        return {
            key: (f" {plain(name.de)} ", f" {plain(name.en)} ") for key, name in self.names.items()
        }

    @cached_property
    def _called(self) -> dict[str, list[str]]:
        """By key or name, squeezed: the keys of what is called so."""
        found: dict[str, list[str]] = {}
        for key, name in self.names.items():
            spellings = {key, *name, *(each.partition(" (")[0] for each in name)}
            for called in {_squeezed(each) for each in spellings}:
                found.setdefault(called, []).append(key)
        return found

    @cached_property
    def _words(self) -> dict[str, list[str]]:
        """By a long word out of a name: the keys of what has it in its name."""
        found: dict[str, list[str]] = {}
        for key, names in self._plain.items():
            for word in {word for name in names for word in name.split() if len(word) >= _WORD}:
                found.setdefault(word, []).append(key)
        return found

    def listed(self, keys: list[str]) -> Text:
        """Keys with the names of what they stand for, cut short if there are many."""
        said = [self._said(key) for key in keys[:_SHOWN]]
        listed = Text(", ".join(each.de for each in said), ", ".join(each.en for each in said))
        more = len(keys) - _SHOWN
        return _MORE.fill(keys=listed, count=more) if more > 0 else listed

    def _said(self, key: str) -> Text:
        de, en = (
            f" ({name})" if _squeezed(name) != _squeezed(key) else "" for name in self.names[key]
        )
        return Text(f"{self.before}{key}{de}", f"{self.before}{key}{en}")


_NO_CARD = Text("keine Karte von {game}", "no card of {game}")


def cards_by_name(on: Game, otherwise: Text) -> Names:
    """The cards of a game as they are looked up."""
    return Names(
        {card.card: card.name for card in on.cards()}, _NO_CARD.fill(game=on.title), otherwise
    )


_NO_MOVE = Text("kein Zug von {game}", "not a move of {game}")
_VERBS = Text("ein Zug beginnt mit: {words}.", "a move starts with {words}.")
_THERE_ARE = Text("möglich sind: {keys}.", "there are: {keys}.")
_LIKE_THIS = Text(
    "ein Zug mit {verb} sieht so aus: {alike}.", "a move with {verb} looks like {alike}."
)
_NEVER = Text("{thing} steht nie hinter {verb}; {right}", "{thing} never follows {verb}; {right}")
_FEW = 15  # so many moves with one verb can all be listed


class MovesByName:
    """The moves of a game by key. Behind the colon a name serves as well as a key."""

    def __init__(self, game: Text, keys: list[str], names: Mapping[str, Text]) -> None:
        self.numbers = {key: move for move, key in enumerate(keys)}
        self._kind = _NO_MOVE.fill(game=game)
        # What may stand behind a colon; numbers and the like have no name.
        self._everything = Names(names, self._kind, both(""))

    def number(self, key: str) -> int:
        """The move that a key names; `Mistake` saying what would be right."""
        if key in self.numbers:
            return self.numbers[key]
        verb, _, argument = (part.strip() for part in key.partition(":"))
        names = self._verbs.get(verb.casefold())
        if names is None:
            right = self._with_verb(key) or _VERBS.fill(words=", ".join(sorted(self._verbs)))
            raise Mistake(_NOT_FOUND.fill(word=repr(key), kind=self._kind, right=right))
        if not argument and verb.casefold() in self.numbers:
            return self.numbers[verb.casefold()]
        keys = names.meant(argument)
        if len(keys) != 1:
            raise names.mistake(argument, None, self._never(names, argument) or names.otherwise)
        return self.numbers[names.before + keys[0]]

    def _never(self, names: Names, argument: str) -> Text | None:
        """If there is such a thing all the same: that it never stands behind this verb."""
        keys = self._everything.meant(argument)
        if not keys:
            return None
        thing = self._everything.listed(keys)
        return _NEVER.fill(thing=thing, verb=names.before, right=names.otherwise)

    @cached_property
    def _verbs(self) -> dict[str, Names]:
        """By verb: what may stand behind it."""
        arguments: dict[str, dict[str, Text]] = {}
        for key in self.numbers:
            verb, colon, argument = key.partition(":")
            possible = arguments.setdefault(verb, {})
            if colon:
                possible[argument] = self._everything.names.get(argument, both(argument))
        return {verb: self._behind(verb, possible) for verb, possible in arguments.items()}

    def _behind(self, verb: str, possible: dict[str, Text]) -> Names:
        keys = [verb] if verb in self.numbers else []
        keys += [f"{verb}:{argument}" for argument in possible]
        otherwise = _THERE_ARE.fill(keys=", ".join(keys))
        if len(keys) > _FEW:
            otherwise = _LIKE_THIS.fill(verb=repr(verb), alike=keys[0])
        return Names(possible, self._kind, otherwise, f"{verb}:")

    def _with_verb(self, word: str) -> Text | None:
        """The moves with something that was named without a verb."""
        found = [
            names.before + names.meant(word)[0]
            for names in self._verbs.values()
            if len(names.meant(word)) == 1
        ]
        return _DID_YOU_MEAN.fill(keys=", ".join(found)) if found else None
