"""Text in two languages.

Everything a person reads is a `Text`, in the ``text`` room of a game or beside what says it, so
that no sentence exists in one language only. A sentence about somebody says in brackets how it
goes on for whoever reads it: ``"{seat} draw[s|] a card"``.
"""

import re
from typing import Final, NamedTuple

from spieltisch.core.spelling import spelled

LANGUAGES: Final = ("de", "en")

_PERSON: Final = re.compile(r"\[([^][|]*)\|([^][|]*)\]")
_GAP: Final = re.compile(r"\{(\w+)\}")


class Text(NamedTuple):
    """One sentence, German and English."""

    de: str
    en: str

    def to(self, lang: str) -> str:
        """The text in one language, written for one encoding if it is named after it.

        >>> Text("Spiel eine Karte", "Play a card").to("de")
        'Spiel eine Karte'
        >>> Text("Wähle ein Tier", "Choose an animal").to("de-ascii")
        'Waehle ein Tier'
        """
        if lang == "de":
            return self.de
        if lang == "en":
            return self.en
        language, _, encoding = lang.partition("-")
        if encoding and language in LANGUAGES:
            return spelled(self.to(language), encoding)
        raise ValueError(f"There is no language {lang!r}; there are: {', '.join(LANGUAGES)}.")

    def fill(self, **parts: "Text | str | int") -> "Text":
        """The text with its gaps filled, each part in its own language.

        >>> Text("{who} passt", "{who} passes").fill(who=Text("Eule", "Owl")).en
        'Owl passes'
        >>> Text("{who} pass[t|t]", "{who} pass[es|]").fill(who=YOU).en
        'You pass'
        """
        return Text(_filled(self.de, "de", parts), _filled(self.en, "en", parts))


YOU: Final = Text("du", "you")
"""The one who reads, as part of a sentence."""


def _filled(text: str, lang: str, parts: "dict[str, Text | str | int]") -> str:
    words = {name: spoken(part, lang) for name, part in parts.items()}
    if "[" not in text and YOU not in parts.values():
        return text.format(**words)
    gap = _GAP.search(text)
    first = gap[1] if gap else ""
    said = _PERSON.sub(lambda found: _for_reader(found, first, parts), text).format(**words)
    if parts.get(first) == YOU and text.startswith("{"):
        return said[:1].upper() + said[1:]
    return said


def _for_reader(found: "re.Match[str]", first: str, parts: "dict[str, Text | str | int]") -> str:
    """Of ``[says|say]`` the second for those who read about themselves.

    It is about the gap that stands in it, otherwise about the first gap of the sentence.
    """
    gap = _GAP.search(found[1])
    return found[2] if parts.get(gap[1] if gap else first) == YOU else found[1]


def spoken(part: Text | str | int, lang: str) -> str:
    return part.to(lang) if isinstance(part, Text) else str(part)


def both(text: str) -> Text:
    """A text that reads the same in both languages, such as a number or a name."""
    return Text(text, text)


def halved(number: float) -> Text:
    """A number of whole or half points.

    >>> halved(4.5).en, halved(0.5).en, halved(10).en, halved(4.5).to("en-ascii")
    ('4½', '½', '10', '4.5')
    """
    whole = int(number)
    return both(str(whole) if number == whole else f"{whole or ''}½")


def joined(parts: list[Text], between: Text | str) -> Text:
    """Parts one behind the other, with something between each two of them.

    >>> joined([both("A"), both("B")], Text(" oder ", " or ")).en
    'A or B'
    """
    by = both(between) if isinstance(between, str) else between
    return Text(by.de.join([part.de for part in parts]), by.en.join([part.en for part in parts]))


def listed(parts: list[Text]) -> Text:
    """Parts as an enumeration, whoever reads it last.

    >>> listed([both("A"), YOU, both("C")]).de
    'A, C und du'
    """
    parts = sorted(parts, key=lambda part: part == YOU)
    return Text(
        _listed([part.de for part in parts], " und "), _listed([part.en for part in parts], " and ")
    )


def _listed(parts: list[str], last: str) -> str:
    if len(parts) < 2:
        return "".join(parts)
    return ", ".join(parts[:-1]) + last + parts[-1]
