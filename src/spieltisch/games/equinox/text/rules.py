"""The rules on one screen, for somebody who has never played."""

from spieltisch.core.text import Text

RULES = Text(
    de="""\
ZIEL  Acht Kreaturen treten an. In jeder von fünf Runden verschwindet eine, drei bleiben übrig. Wer
mit seinen Wettsteinen auf den Überlebenden die meisten Prestigepunkte (PP) hat, gewinnt.

EIN ZUG
1  Wetten (freiwillig): ein Wettstein auf ein Feld der aktuellen Reihe, auf dem noch keiner liegt.
   Er ist in Reihe 1 bis 5 noch 4, 3, 2, 1, 0 PP wert. Oder, nur in Runde 1 und einmal im Spiel, eine
   geheime Wette: eine Kreaturenkarte verdeckt ablegen (5 PP), dann entfällt Schritt 2. Oder die
   eigene geheime Wette aufdecken.
2  Eine Karte spielen: eine Kreaturenkarte auf das Feld ihrer Kreatur in der aktuellen Reihe, ein
   Chamäleon auf irgendeine Kreatur, oder einen Baum für seinen Effekt. Nur die oberste Karte zählt.
3  Bis zu 3 Karten verschwundener Kreaturen abwerfen (freiwillig).
4  Auf 8 Karten nachziehen. Wer die letzte Karte zieht, beendet das Spiel sofort.
5  Liegt auf jedem Feld der Reihe eine Karte und ist genau eine Kreatur die schwächste, verschwindet
   sie. Dann beginnt die nächste Reihe.

FÄHIGKEITEN  Wer in einer Spalte allein die höchste Summe an Wettstein-Werten hat, beherrscht die
Kreatur und darf ihre Fähigkeit nutzen, sobald er eine ihrer Karten spielt. Liegt die Karte direkt auf
einem Chamäleon, gibt es keine Fähigkeit. Geheime Wetten zählen erst, wenn sie aufgedeckt sind.

ENDE  Nach Runde 5, oder wenn der Nachziehstapel leer ist. Nur Wettsteine bei Überlebenden zählen.
Gleichstand: erst die geheime Wette auf einen Überlebenden, dann Reihe 1, 2, 3, 4, 5.
""",
    en="""\
AIM  Eight creatures compete. In each of five rounds one is eliminated, three remain. Whoever has the
most prestige points (PP) from pebbles on the survivors wins.

A TURN
1  Predict (optional): a pebble on a field of the current row that carries none. In rows 1 to 5 it is
   worth 4, 3, 2, 1, 0 PP. Or, in round 1 only and once per game, a secret prediction: lay a creature
   card face down (5 PP) and skip phase 2. Or reveal your own secret prediction.
2  Play a card: a creature card on its creature's field in the current row, a chameleon on any
   creature, or a tree for its effect. Only the top card counts.
3  Discard up to 3 cards of eliminated creatures (optional).
4  Draw up to 8 cards. Drawing the last card of the deck ends the game at once.
5  If every field of the row holds a card and exactly one creature is the weakest, it is eliminated.
   Then the next row begins.

POWERS  Whoever alone has the highest sum of pebble values in a column controls that creature and may
use its power when playing one of its cards. A card laid directly on a chameleon has no power. Secret
predictions count only once they are revealed.

END  After round 5, or when the deck is empty. Only pebbles on survivors score. Ties: first a secret
prediction on a survivor, then row 1, 2, 3, 4, 5.
""",
)
