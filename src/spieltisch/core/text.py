"""Text in two languages.

Everything a person reads is a `Text`, in the ``text`` room of a game or beside what says it, so
that no sentence exists in one language only.
"""

from typing import Final, NamedTuple

from spieltisch.core.spelling import spelled

LANGUAGES: Final = ("de", "en")


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
        """
        return Text(
            self.de.format(**{name: spoken(part, "de") for name, part in parts.items()}),
            self.en.format(**{name: spoken(part, "en") for name, part in parts.items()}),
        )


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


def listed(parts: list[Text]) -> Text:
    """Parts as an enumeration.

    >>> listed([both("A"), both("B"), both("C")]).de
    'A, B und C'
    """
    return Text(
        _joined([part.de for part in parts], " und "), _joined([part.en for part in parts], " and ")
    )


def _joined(parts: list[str], last: str) -> str:
    if len(parts) < 2:
        return "".join(parts)
    return ", ".join(parts[:-1]) + last + parts[-1]
