"""Letters for a terminal or file whose encoding lacks a sign: umlauts are written out, every sign
has a letter of its own, and what nobody foresaw keeps its number. Nothing becomes a question mark.
"""
# mypyc: skip

import codecs
import unicodedata
from typing import Final

SPELLED: Final = "spelled"
"""The name of this way to write, as ``errors`` of a stream."""

_LETTERS: Final = {
    "ä": "ae",
    "ö": "oe",
    "ü": "ue",
    "Ä": "Ae",
    "Ö": "Oe",
    "Ü": "Ue",
    "ß": "ss",
    "ẞ": "SS",
    "æ": "ae",
    "Æ": "Ae",
    "œ": "oe",
    "Œ": "Oe",
    "„": '"',
    "“": '"',
    "”": '"',
    "»": '"',
    "«": '"',
    "‚": "'",
    "‘": "'",
    "’": "'",
    "–": "-",
    "−": "-",
    "—": "-",
    "·": ".",
    "½": ".5",
    "×": "x",
    "→": "->",
    "µ": "u",
    # the seats, and everything else that the tables are drawn with: one letter for one sign
    "●": "A",
    "▲": "B",
    "■": "C",
    "◆": "D",
    "✚": "E",
    "│": "|",
    "┃": "|",
    "─": "-",
    "►": ">",
    "✓": "v",
    "✗": "x",
    "★": "*",
    "↓": "v",
    "♛": "^",
    "☼": "S",
    "≈": "W",
    "♣": "P",
    "✿": "F",
    "✦": "M",
    "♠": "T",
    "✸": "*",
    "♜": "C",
    "⌂": "T",
    "⚑": "E",
    "∩": "H",
    "♞": "b",
    "↟": "w",
    "☠": "d",
    "✖": "X",
    "↯": "!",
    "⊕": "+",
    "▒": "#",
    "¬": "-",
    "°": "o",
    "…": ".",  # where a line was cut off there is room for one letter only, see `spelled`
}


def spelled(text: str, encoding: str) -> str:
    """A text with what an encoding lacks written in other letters.

    >>> spelled("Zwölf Bäume: ♠12 …", "ascii")
    'Zwoelf Baeume: T12 ...'
    >>> spelled("Zwölf Bäume: ♠12", "latin-1")
    'Zwölf Bäume: T12'
    """
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return text.replace("…", "...").encode(encoding, SPELLED).decode(encoding)
    return text


def _letters(sign: str) -> str:
    if sign in _LETTERS:
        return _LETTERS[sign]
    plain = unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode()
    if plain:
        return plain
    words = unicodedata.name(sign, "").split()  # such as LATIN SMALL LETTER L WITH STROKE
    if words[:1] == ["LATIN"] and "LETTER" in words[:-1]:
        letter = words[words.index("LETTER") + 1]
        return letter if "CAPITAL" in words else letter.lower()
    return sign.encode("ascii", "backslashreplace").decode()


def _spell(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(_letters, error.object[error.start : error.end])), error.end


codecs.register_error(SPELLED, _spell)
