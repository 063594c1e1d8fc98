"""The rules on one screen, for somebody who has never played."""

from spieltisch.core.text import Text

RULES = Text(
    de="""\
ZIEL  Am Ende einer Runde 12 verschiedene Bäume, 12 Flammen oder 12 Heilige Blumen haben. Deine drei
Bonus-Plättchen zählen mit (je ein Baum, eine Flamme, eine Blume), der Start-Baum auch. Schaffen es
mehrere, gewinnt die höchste Summe aus allen dreien; bei Gleichstand gewinnen sie gemeinsam.

EINE RUNDE
1  Tiere, alle zugleich: Decke Karten deines Nachziehstapels auf, mindestens eine. Einzelgänger
   erhöhen deinen Saldo um 1, Geselligkeit senkt ihn um 1. Wer rechtzeitig aufhört, hat 2 Aktionen;
   beim Saldo 3 ist Schluss und es bleibt nur eine. Ein Magie-Fragment legt die gerade aufgedeckte
   Karte ab; einen Feuerwaran schickt es auf Wunsch für immer weg.
2  Aktionen, der Reihe nach: zwei verschiedene. Die Elemente aus Tierreihe und Wald gelten für jede
   Aktion ganz, sie werden nie verbraucht.
3  Rundenende: Hat jemand 12 von einem, ist das Spiel aus. Sonst greifen die Flammen an: Wer weniger
   Wasser hat als ihre Summe, erhält je Flamme einen Feuerwaran, einen Einzelgänger ohne Element.
   Jedes fehlende Tier der Auslage bringt eine neue Flamme (Stufe 1, 2, 3: Wert 2, 3, 4). Die
   Auslage wird aufgefüllt, die Tierreihen werden abgelegt.

AKTIONEN
1  Tiere anlocken: zusammen höchstens so teuer wie deine Sonnen. Sie kommen oben auf deinen Stapel.
2  Flammen löschen: zusammen höchstens so viel wert wie deine Wassertropfen.
3  Einen Baum pflanzen: höchstens so teuer wie deine Pflanzen, neben einen anderen Baum. Ecken geben
   einmal einen Bonus, Reihe 2 und Spalte 2 bis 4 auf Dauer Elemente, wenn sie voll sind.
4  Die Figur bewegen: höchstens so weit wie deine Spiralen. Besetzte Felder überspringst du und
   nimmst jedem dort ein Bonus-Plättchen ab. Das Zielfeld gibt eine Bonus-Aktion.
5  Ein Magie-Fragment nehmen.
""",
    en="""\
AIM  At the end of a round, have 12 different trees, 12 fires or 12 sacred flowers. Your three bonus
tiles count (a tree, a fire, a flower), and so does the start tree. If several players make it, the
highest sum of all three wins; equal sums share the win.

A ROUND
1  Animals, all at once: reveal cards of your draw pile, at least one. Solitary cards add 1 to your
   net solitary, gregarious ones take 1 off. Stop in time and you have 2 actions; at net solitary 3
   the line closes and only one is left. A fragment discards the card just revealed; a fire varan it
   can send away for good.
2  Actions, in turn: two different ones. The elements of your line and forest count in full for each
   action, they are never used up.
3  End of the round: if somebody has 12 of a kind, the game is over. Otherwise the fires attack:
   whoever has less water than their sum receives a fire varan for each fire, a solitary card without
   elements. Each animal missing from the display brings a new fire (level 1, 2, 3: value 2, 3, 4).
   The display is refilled, the lines are discarded.

ACTIONS
1  Attract animals: together costing at most your suns. They go on top of your draw pile.
2  Extinguish fires: together worth at most your water drops.
3  Plant one tree: costing at most your plants, next to another tree. Corners give a bonus once; row 2
   and columns 2 to 4 give elements for good when they are full.
4  Move your stone: at most as far as your spirals. You skip rocks of others and take a bonus tile
   from each of them. The rock you reach gives a bonus action.
5  Take a fragment.
""",
)
