"""The rules on one screen, for somebody who has never played."""

from spieltisch.core.text import Text

RULES = Text(
    de="""\
ZIEL  Ihr seid Geister und vertreibt gemeinsam die Invasoren. Am Anfang gewinnt ihr erst, wenn
keiner mehr da ist; ab Furchtstufe 2 genügt es, dass kein Dorf und keine Stadt mehr steht, ab Stufe
3 keine Stadt. Mit der letzten Furcht-Karte gewinnt ihr sofort. Ihr verliert, wenn die Ödnis
ausgeht, ein Geist keine Präsenz mehr auf der Insel hat oder eine Invasorenkarte fehlt.

EINE RUNDE  In jeder Phase handeln alle zugleich, in beliebiger Reihenfolge.
1  Geister-Phase: Wähle eine Wachstumsoption. Präsenz kommt von deinen Leisten auf die Insel und
   deckt dort mehr Energie und mehr Kartenspiele auf. Nimm dein Einkommen und spiel Karten aus: Alle
   kosten jetzt, ihre Elemente zählen ab jetzt und schalten Permanente Fähigkeiten frei.
2  Sofort-Fähigkeiten: Benutze, was schnell ist. Reichweite zählt ab deiner Präsenz, manchmal ab
   einer Heiligen Stätte (2 eigene Präsenz in einem Gebiet).
3  Invasoren-Phase: mit Ast und Tatze ein Ereignis, dann verdiente Furcht-Karten, dann handelt jede
   Karte in ihren Gebieten.
   Wüten: Entdecker, Dörfer, Städte machen je 1, 2, 3 Schaden, Verteidigen senkt ihn. Ab 2 Schaden
   kommt Ödnis; derselbe Schaden trifft Dahan (Abwehrkraft 2). Wer überlebt, schlägt mit je 2
   zurück.
   Bauen: wo Invasoren sind, kommt ein Dorf, bei mehr Dörfern als Städten eine Stadt.
   Entdecken: an der Küste und neben Dörfern und Städten kommt ein Entdecker.
   Dann rücken die Karten weiter: Was heute entdeckt wird, wird morgen bebaut und danach verwüstet.
4  Verzögerte Fähigkeiten: Benutze den Rest. Danach heilt aller Schaden.

FURCHT UND ÖDNIS  Zerstörte Dörfer bringen 1 Furcht, Städte 2, dazu viele Fähigkeiten; ein voller
Vorrat verdient eine Karte. Ödnis zerstört in ihrem Gebiet je Geist 1 Präsenz; wo schon welche
liegt, breitet sie sich in ein Nachbargebiet aus.

DEINE ERSTE PARTIE  Nimm einen Geist mit wenig Aufwand, ohne Nation und Szenario, mit fester
Kartenfolge. Nimm früh Präsenz von der Leiste, die dir fehlt. Schau jede Runde zuerst, wo gewütet
wird: Verschiebe oder zerstöre dort so viel, dass weniger als 2 Schaden bleiben, oder verteidige und
lass die Dahan zurückschlagen. Danach kümmere dich um das, was gebaut wird. Sind deine Karten
verbraucht, nimm sie alle zurück.
""",
    en="""\
AIM  You are Spirits and drive the Invaders out together. At first you win only when none is left;
from Terror Level 2 on it is enough that no Town and City stands, from level 3 on no City. The last
Fear card wins at once. You lose when the Blight runs out, when a Spirit has no Presence left on the
island, or when an Invader card is missing.

A TURN  In each phase all act at once, in any order.
1  Spirit phase: choose a Growth option. Presence goes from your tracks to the island and uncovers
   more Energy and more Card Plays. Take your income and play cards: all are paid now, and their
   elements count from now on and unlock Innate Powers.
2  Fast Powers: use what is fast. Range counts from your Presence, sometimes from a Sacred Site (2
   of your own Presence in a land).
3  Invader phase: with Branch & Claw an event, then earned Fear cards, then each card acts in its
   lands.
   Ravage: Explorers, Towns, Cities deal 1, 2, 3 Damage each, Defend lowers it. From 2 Damage on
   Blight is added; the same Damage hits the Dahan (Health 2). Survivors strike back with 2 each.
   Build: where Invaders are, a Town comes, with more Towns than Cities a City.
   Explore: at the coast and next to Towns and Cities an Explorer comes.
   Then the cards move on: what is explored today is built in tomorrow and ravaged after that.
4  Slow Powers: use the rest. After that all Damage heals.

FEAR AND BLIGHT  Destroyed Towns bring 1 Fear, Cities 2, and many Powers bring some; a full pool
earns a card. Blight destroys 1 Presence of each Spirit in its land; where some lies already it
spreads to a land beside it.

YOUR FIRST GAME  Take a Spirit of low complexity, without adversary and scenario, with the fixed
order of new cards. Take Presence early from the track that you lack. Each turn look first where the
Ravage comes: push or destroy so much there that less than 2 Damage is left, or defend and let the
Dahan strike back. After that see to what is built. When your cards are used up, reclaim them all.
""",
)
