"""The rules on one screen, for somebody who has never played."""

from spieltisch.core.text import Text

RULES = Text(
    de="""\
ZIEL  Drei Drachen stehen in der Mitte. Wer einen Kampf gewinnt, zieht einen Drachen an: Hat der
Gegner welche, geht einer in die Mitte zurück, sonst kommt einer auf deine Seite. Wer alle drei hat
und noch einen gewinnt, siegt sofort mit 4 Kristallen. Sonst endet das Spiel, wenn ein Kampf beginnen
müsste und jemand weder Hand noch Nachziehstapel hat: Dann siegt, bei wem Drachen stehen; das gibt
einen Kristall und je Drache einen mehr. Eine Partie über mehrere Spiele geht bis 5 Kristalle.

KAMPF  Gekämpft wird um Feuer oder Erde. Deine Stärke ist die Summe der Werte deiner aktiven Karten.
Abwechselnd müsst ihr die jetzige Stärke des anderen erreichen, bis sich jemand zurückzieht. Der
andere gewinnt einen Drachen, mit sechs oder mehr Karten im Kampf- und Unterstützungsbereich zwei.
Danach werden beide Bereiche abgeräumt, beide füllen auf sechs Handkarten auf, und wer sich
zurückgezogen hat, eröffnet den nächsten Kampf.

DEIN ZUG
1  Zugbeginn: Nimm aktive Karten mit WIEDERAUFNEHMEN zurück, lande Schiffe, wirf Bluffkarten ab.
2  Anführeraktion: Lege eine Aktionskarte aus oder ersetze eine Karte mit ERSETZEN.
3  Rückzug: Kämpfe weiter oder zieh dich zurück. Wer eröffnen müsste, darf verzichten: 1 bis 3
   Handkarten abwerfen, auf sechs auffüllen, und der andere ist dran.
4  Charakter: Lege einen aus. Deine älteren Karten im Kampfbereich werden inaktiv.
5  Verstärkung oder Unterstützung: höchstens eine; im ersten Zug eines Kampfes gar keine.
   Unterstützungen bleiben den ganzen Kampf. Stattdessen: eine Bluffkarte verdeckt auslegen oder
   eine Karte auf ein Schiff laden.
6  Ansage: Nenne deine Stärke, beim Eröffnen auch das Element. Wer Bluffkarten hat, den darf der
   Gegner nun Farbe bekennen lassen: Stimmen alle, gewinnst du einen Drachen, sonst er, und du
   ziehst dich zurück.
7  Fülle auf sechs Handkarten auf.

SYMBOLE  FREI: zusätzlich, auch im ersten Zug. PAAR: zwei mit demselben ersten Wort. GANG: mehrere
zusammen, und sie bleiben aktiv. STOPP: danach keine Karte mehr. SCHILD: Stärke in diesem Element
muss nicht erreicht werden. GESCHÜTZT: wird nicht ignoriert, abgeworfen oder geschwächt.

VORRANG  „Ich muss“ schlägt GESCHÜTZT, das schlägt „wird ignoriert“, das schlägt „darf nicht“,
das schlägt andere Sonderfunktionen, und die schlagen die Regeln und Symbole.
""",
    en="""\
AIM  Three dragons stand in the middle. Who wins a fight attracts a dragon: if the opponent has some,
one goes back to the middle, otherwise one comes to your side. Who has all three and gains another
wins at once, for 4 crystals. Otherwise the game ends when a fight would have to begin and somebody
has neither hand nor draw deck: then whoever has dragons wins, for one crystal and one more per
dragon. A match of several games goes to 5 crystals.

FIGHT  You fight in fire or earth. Your power is the sum of the values of your active cards. In turn
you have to reach the other's present power, until somebody retreats. The other gains one dragon, or
two with six or more cards in combat and support areas. Then both areas are cleared, both refill to
six hand cards, and whoever retreated opens the next fight.

YOUR TURN
1  Beginning: take back active cards with RETRIEVE, land ships, discard bluff cards.
2  Leadership: play one action card, or replace one card with REPLACE.
3  Retreat: fight on or retreat. Who would have to open the fight may decline: discard 1 to 3 hand
   cards, refill to six, and it is up to the other.
4  Character: play one. Your older cards in the combat area become inactive.
5  Booster or support: at most one; none at all in the opening turn of a fight. Supports stay for the
   whole fight. Instead you may play a bluff card face down or load a card onto a ship.
6  Announce your power, and the element when you open. If you have bluff cards the opponent may call:
   if all are true you gain a dragon; otherwise the opponent does, and you retreat.
7  Refill to six hand cards.

ICONS  FREE: in addition, also in the opening turn. PAIR: two with the same first word. GANG: several
together, and they stay active. STOP: no card after it. SHIELD: you need not match the power in this
element. PROTECTED: is not ignored, discarded or weakened.

PRECEDENCE  “I must” beats PROTECTED, which beats “is ignored”, which beats “may not”, which beats
other special texts, which beat rules and icons.
""",
)
