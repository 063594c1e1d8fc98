"""The rules of Beacon on one screen."""

from typing import Final

from spieltisch.core.text import Text

RULES: Final = Text(
    """\
ZIEL  Haltet das Feuer gemeinsam fünf Nächte am Brennen. Ohne Licht habt ihr alle verloren.

EINE NACHT
1  Jeder handelt einmal, in beliebiger Reihenfolge: verbrennt ein Scheit oder rastet und zieht
   eins. Reisig bringt 1 Licht, ein Ast 2, ein Stamm 3; mehr als 9 Licht gibt es nicht. Ein Stamm
   kann stattdessen das Feuer abschirmen.
2  Der Sturm kommt und nimmt so viel Licht, wie er stärker ist als der Schild.
3  Wer mehr als drei Scheite hat, wirft eins ab.
4  Ihr beratet: durchhalten, dann folgt die nächste Nacht, oder ein Schiff rufen, das 2 Licht
   bringt, aber die Nacht kommt noch einmal. Seid ihr zweimal uneins, haltet ihr durch.

OFFEN  Alle Scheite liegen offen. Verdeckt ist nur, was ihr zieht und welcher Sturm kommt.
""",
    """\
AIM  Keep the fire burning together for five nights. Without light you have all lost.

A NIGHT
1  Everybody acts once, in any order: burns a log or rests and draws one. Twigs bring 1 light, a
   branch 2, a trunk 3; there is never more than 9 light. A trunk may shield the fire instead.
2  The storm comes and takes as much light as it is stronger than the shield.
3  Whoever has more than three logs drops one.
4  You take counsel: hold out, and the next night follows, or call a ship, which brings 2 light,
   but the night comes once more. If you disagree twice, you hold out.

OPEN  All logs lie open. Hidden is only what you draw and which storm comes.
""",
)
