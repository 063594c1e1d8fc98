"""Rules of single adversaries, as changes of the law: what they have too little of, and keep."""

from spieltisch.core.text import Text
from spieltisch.games.spirit_island.state.law import Change, Law


class TownLimit(Change):
    """There are only so many towns; whoever has to add another one has lost."""

    def __init__(self, each: int) -> None:
        self.each = each

    def change(self, law: Law) -> None:
        law.towns_each = self.each

    def told(self) -> Text:
        return Text(
            "Es gibt nur {each} Dörfer pro Spieler. Ihr verliert, wenn ihr ein Dorf hinzufügen "
            "müsst und keines mehr da ist",
            "There are only {each} Towns per player. You lose if you have to add a Town and none "
            "is left",
        ).fill(each=self.each)


class SlowHealing(Change):
    """Blight that leaves the island gathers on the panel before it goes back to the card."""

    def __init__(self, each: int) -> None:
        self.each = each

    def change(self, law: Law) -> None:
        law.healing_each = self.each

    def told(self) -> Text:
        return Text(
            "Ödnis, die von der Insel entfernt wird, kommt auf die Nationen-Karte statt auf die "
            "Ödnis-Karte; sobald dort {each} pro Spieler liegen, kommen alle auf die Ödnis-Karte",
            "Blight removed from the island goes to the adversary's panel instead of the Blight "
            "card; once {each} per player lie there, all of it goes to the Blight card",
        ).fill(each=self.each)


class ExplorersStay(Change):
    """Fear cards do not remove explorers, who may be pushed instead."""

    def change(self, law: Law) -> None:
        law.explorers_stay = True

    def told(self) -> Text:
        return Text(
            "Furcht-Karten entfernen nie Entdecker; stattdessen dürft ihr den betreffenden "
            "Entdecker verschieben",
            "Fear cards never remove Explorers; instead you may push the Explorer in question",
        )
