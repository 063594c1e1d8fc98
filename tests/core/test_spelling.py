"""Letters for what an encoding lacks."""

import io

import pytest

from spieltisch.core.names import SEAT_SIGNS
from spieltisch.core.spelling import SPELLED, spelled
from spieltisch.core.text import Text


@pytest.mark.parametrize(
    ("text", "encoding", "written"),
    [
        ("Größe, Übel, Öl, Ärger, süß", "ascii", "Groesse, Uebel, Oel, Aerger, suess"),
        ("„Käfer“ – ‚so‘ …", "ascii", "\"Kaefer\" - 'so' ..."),
        ("leer →\xa04½ ×2", "ascii", "leer -> 4.5 x2"),
        ("Chloé, Łódź, Ørsted, Æsop", "ascii", "Chloe, Lodz, Orsted, Aesop"),
        ("あ🙂", "ascii", "\\u3042\\U0001f642"),
        ("Käfer ☼", "latin-1", "Käfer S"),
        ("│ Käfer ☼", "cp437", "│ Käfer S"),
        ("Käfer ☼ …", "utf-8", "Käfer ☼ …"),
        ("plain?", "ascii", "plain?"),
    ],
)
def test_letters(text: str, encoding: str, written: str) -> None:
    assert spelled(text, encoding) == written


def test_a_stream_writes_the_same_letters_and_keeps_widths() -> None:
    raw = io.BytesIO()
    stream = io.TextIOWrapper(raw, encoding="ascii", errors=SPELLED)
    stream.write("│ ● ☼2 Benedikt der Gr…│")
    stream.flush()
    assert raw.getvalue() == b"| A S2 Benedikt der Gr.|"


def test_seats_have_letters_of_their_own() -> None:
    assert spelled("".join(SEAT_SIGNS), "ascii") == "ABCDE"


def test_a_text_in_a_language_for_an_encoding() -> None:
    text = Text("Zurück", "Back")
    assert (text.to("de-ascii"), text.to("de-latin-1"), text.to("en-ascii")) == (
        "Zurueck",
        "Zurück",
        "Back",
    )
    for lang in ("fr", "fr-ascii", "de-", ""):
        with pytest.raises(ValueError, match="There is no language"):
            text.to(lang)
