"""Card texts, rendered from the declarations in cards.py."""

from spieltisch.core.game import CardText
from spieltisch.core.text import Text
from spieltisch.games.equinox import cards
from spieltisch.games.equinox.cards import Creature
from spieltisch.games.equinox.effects import (
    BlockHalf,
    CopyEliminated,
    DemandCard,
    DiscardVisible,
    DrawCards,
    DrawFromHand,
    Effect,
    ForceReveal,
    FreeDiscard,
    LayChameleon,
    PlacePebble,
    PlayAgain,
    SwapVisible,
    TakeBackPebble,
    TakeVisible,
)
from spieltisch.games.equinox.state import codes
from spieltisch.games.equinox.text import names

_CREATURE = Text("Kreatur", "creature")
_CHAMELEON = Text("Chamäleon", "chameleon")
_TREE = Text("Baum", "tree")


def card_texts() -> list[CardText]:
    """Every card, with what it does."""
    texts = [
        CardText(
            creature.name,
            names.CREATURE_NAMES[creature.name],
            _CREATURE,
            codes.STRENGTHS,
            creature_text(creature),
        )
        for creature in cards.CREATURE_CARDS
    ]
    for card, name, kind, count in (
        (cards.CHAMELEON_CARD, names.CHAMELEON_NAME, _CHAMELEON, codes.STRENGTHS),
        (cards.ANCESTOR_CARD, names.ANCESTOR_NAME, _TREE, 1),
        (cards.DRYAD_CARD, names.DRYAD_NAME, _TREE, 2),
    ):
        texts.append(CardText(card.name, name, kind, count, effect_text(card.effect, name)))
    return texts


def creature_text(creature: Creature) -> Text:
    """What a creature can do."""
    if creature.half_point:
        return Text(
            "Keine Fähigkeit zum Aktivieren: Die Kreaturenkarten sind einen halben Punkt stärker."
            " Überlebt die Kreatur, bringt jeder Wettstein in ihrer Spalte einen halben"
            " Prestigepunkt mehr.",
            "No power to activate: its creature cards are half a point stronger. If it survives,"
            " every pebble in its column scores half a prestige point more.",
        )
    assert creature.power is not None
    return effect_text(creature.power, names.CREATURE_NAMES[creature.name])


def effect_text(effect: Effect, name: Text) -> Text:
    """An effect in words; ``name`` is the card it is printed on."""
    if isinstance(effect, DrawCards):
        return Text(
            f"Ziehe genau {effect.count} Karten. Ist der Nachziehstapel danach leer, endet das Spiel"
            " sofort.",
            f"Draw exactly {effect.count} cards. If that empties the deck, the game ends at once.",
        )
    if isinstance(effect, DrawFromHand):
        return Text(
            f"Wähle jemanden mit mindestens {effect.count} Handkarten und ziehe {effect.count} davon"
            " zufällig. Behalte eine, gib die anderen zurück.",
            f"Choose a player with at least {effect.count} hand cards and draw {effect.count} of them"
            " at random. Keep one, return the others.",
        )
    if isinstance(effect, TakeVisible):
        return _take_text(effect, name)
    return _FIXED[type(effect)]


def _take_text(effect: TakeVisible, name: Text) -> Text:
    if effect.own:
        return Text(
            f"Nimm eine sichtbare Karte von {name.de} aus einer früheren Reihe auf die Hand.",
            f"Take a visible {name.en} card from an earlier row into your hand.",
        )
    if effect.chameleon:
        return Text(
            "Nimm ein sichtbares Chamäleon aus einer beliebigen Reihe auf die Hand. Was darunter"
            " liegt, zählt ab jetzt.",
            "Take a visible chameleon from any row into your hand. What lies below it counts from"
            " now on.",
        )
    return Text(
        "Nimm eine sichtbare Kreaturenkarte aus einer beliebigen Reihe auf die Hand. Was darunter"
        " liegt, zählt ab jetzt.",
        "Take a visible creature card from any row into your hand. What lies below it counts from"
        " now on.",
    )


_FIXED: dict[type[Effect], Text] = {
    TakeBackPebble: Text(
        "Nimm einen eigenen Wettstein zurück: von einem Feld, einer Championkarte oder deiner"
        " verdeckten geheimen Wette. Deren Karte wird offen abgelegt.",
        "Take back one pebble of yours: from a field, a champion card or your unrevealed secret"
        " prediction, whose card is then discarded face up.",
    ),
    BlockHalf: Text(
        "Wähle jemand anderen: Eine zufällige Hälfte der Handkarten, aufgerundet, liegt verdeckt"
        " beiseite, bis zum Ende von Schritt 3 im nächsten Zug dieser Person.",
        "Choose another player: a random half of that hand, rounded up, lies aside face down until"
        " the end of phase 3 of that player's next turn.",
    ),
    PlacePebble: Text(
        "Setze einen Wettstein auf ein Feld ohne Wettstein in der aktuellen oder einer früheren"
        " Reihe, bei einer Kreatur im Turnier. Nicht auf eine Championkarte.",
        "Put a pebble on a field without one in the current or an earlier row, on a creature still in"
        " play. Not on a champion card.",
    ),
    PlayAgain: Text(
        "Spiel eine zweite Karte. Einmal pro Zug.", "Play a second card. Once per turn."
    ),
    DemandCard: Text(
        "Wähle jemand anderen und nenne eine Kreatur im Turnier. Du bekommst eine Karte dieser Kreatur"
        " von der Hand; gibt es keine, siehst nur du die ganze Hand.",
        "Choose another player and name a creature still in play. You get a card of that creature from"
        " that hand; if there is none, you alone see the whole hand.",
    ),
    FreeDiscard: Text(
        "In Schritt 3 dieses Zuges darfst du Karten beliebiger Kreaturen abwerfen, ungezeigt. Es"
        " bleiben höchstens 3.",
        "In phase 3 of this turn you may discard cards of any creatures, unshown. Still at most 3.",
    ),
    CopyEliminated: Text(
        "Nutze die Fähigkeit einer Kreatur, die in dieser Partie verschwunden ist.",
        "Use the power of a creature that was eliminated in this game.",
    ),
    SwapVisible: Text(
        "Tausche die sichtbaren Karten zweier Felder in der Spalte einer Kreatur im Turnier. Nach den"
        " englischen Regeln sind Chamäleons ausgenommen.",
        "Swap the visible cards of two fields in the column of a creature still in play. By the"
        " English rules chameleons cannot be swapped.",
    ),
    DiscardVisible: Text(
        "Wirf die sichtbare Karte einer anderen Spalte in der aktuellen Reihe ab. Was darunter liegt,"
        " zählt ab jetzt.",
        "Discard the visible card of another column in the current row. What lies below it counts"
        " from now on.",
    ),
    ForceReveal: Text(
        "Nenne eine Kreatur im Turnier: Alle geheimen Wetten auf sie werden sofort aufgedeckt.",
        "Name a creature still in play: all secret predictions on it are revealed at once.",
    ),
    LayChameleon: Text(
        "Lege es auf das aktuelle Feld einer beliebigen Kreatur im Turnier; seine Stärke gilt. Es nutzt"
        " keine Fähigkeit, und eine Kreaturenkarte direkt darauf auch nicht.",
        "Lay it on the current field of any creature still in play; its strength counts. It uses no"
        " power, and neither does a creature card laid directly on it.",
    ),
}
