"""The special texts, one template per effect.

Gaps: ``{n}`` the number of the card; those of `names.COUNTED` that number of something; ``{turn}``
this turn for a leadership card, your turn for a card that stays.
"""

from typing import Final

from spieltisch.core.text import Text
from spieltisch.games.blue_moon.cards import special

_NOW: Final = Text("Jetzt", "Now")
_AFTER_PHASE: Final = Text(
    "Direkt nach deiner Verstärkungs- und Unterstützungsphase",
    "Right after your booster/support phase",
)
_ONCE: Final = Text("Einmal in deinem Zug", "Once on your turn")
_AT_END: Final = Text("Am Ende deines Zuges", "At the end of your turn")
_SWITCHES: Final = Text(
    "Das Element des Kampfes wechselt.", "The contested element switches to the other one."
)
_TO_FIRE: Final = Text("Das Element des Kampfes wird Feuer.", "The contested element becomes fire.")
_TO_EARTH: Final = Text(
    "Das Element des Kampfes wird Erde.", "The contested element becomes earth."
)


def _caterpillar(what: Text) -> Text:
    return Text(
        "Dein Gegner muss bis zum Ende seiner Verstärkungs- und Unterstützungsphase Handkarten "
        f"abwerfen, auf denen zusammen mindestens {what.de} stehen, oder sich zurückziehen.",
        "By the end of their booster/support phase your opponent must discard hand cards that "
        f"print at least {what.en} in total, or retreat.",
    )


def _as_free(what: Text) -> Text:
    return Text(
        f"Darf als FREI ausgelegt werden, wenn dein Gegner {what.de} hat.",
        f"May be played as if FREE if your opponent has {what.en}.",
    )


def _mutant(condition: Text, change: Text = _SWITCHES) -> Text:
    return Text(
        f"Du darfst diese Karte nur auslegen, wenn {condition.de}. {change.de}",
        f"You may play this card only if {condition.en}. {change.en}",
    )


def _purchase(what: Text) -> Text:
    return Text(
        f"Jetzt darfst du {what.de} und gewinnst dann einen Drachen.",
        f"Now you may discard {what.en}, and then gain one dragon.",
    )


def _search(when: Text) -> Text:
    return Text(
        f"{when.de} darfst du deinen Nachziehstapel durchsehen, daraus eine Karte vorzeigen und auf die Hand nehmen; danach mischst du ihn.",
        f"{when.en} you may look through your draw deck, show one card of it and take it into your hand; then you shuffle the deck.",
    )


def _dig(when: Text) -> Text:
    return Text(
        f"{when.de} darfst du zufällig {{cards}} aus deinem Ablagestapel ziehen und auf die Hand nehmen.",
        f"{when.en} you may take {{cards}} at random from your discard pile into your hand.",
    )


def _strip(when: Text) -> Text:
    return Text(
        f"{when.de} darfst du eine aktive Verstärkung oder Unterstützung deines Gegners abwerfen.",
        f"{when.en} you may discard one active booster or support of your opponent.",
    )


def _extort(when: Text) -> Text:
    return Text(
        f"{when.de} darfst du deinen Gegner {{hand_cards}} seiner Wahl abwerfen lassen.",
        f"{when.en} you may make your opponent discard {{hand_cards}} of their choice.",
    )


TEMPLATES: Final[dict[int, Text]] = {
    # ignoring
    special.IGNORE_TEXTS: Text(
        "Alle Sonderfunktionen deines Gegners werden ignoriert, nur die auf Flit-Charakteren nicht.",
        "All special texts of your opponent are ignored, but not those on Flit characters.",
    ),
    special.IGNORE_ALL_TEXTS: Text(
        "In diesem Zug werden alle Sonderfunktionen deines Gegners ignoriert, es sei denn, eine davon ignoriert deine.",
        "This turn all special texts of your opponent are ignored, unless one of them ignores yours.",
    ),
    special.IGNORE_SUPPORTS: Text(
        "Alle Unterstützungen deines Gegners werden ignoriert.",
        "All supports of your opponent are ignored.",
    ),
    special.IGNORE_BOOSTERS: Text(
        "Alle Verstärkungen deines Gegners werden ignoriert.",
        "All boosters of your opponent are ignored.",
    ),
    special.IGNORE_CHARACTERS: Text(
        "Alle Charaktere deines Gegners werden ignoriert, nur Flit-Charaktere nicht.",
        "All characters of your opponent are ignored, but not Flit characters.",
    ),
    special.IGNORE_ICON_CARDS: Text(
        "Alle Karten deines Gegners, die ein Symbol tragen, werden ignoriert, nur Flit-Charaktere und Karten mit GESCHÜTZT nicht.",
        "All cards of your opponent that carry an icon are ignored, but not Flit characters and cards with PROTECTED.",
    ),
    special.IGNORE_ALL_ICONS: Text(
        "Alle Symbole deines Gegners werden ignoriert, auch GESCHÜTZT; nur STOPP wirkt noch.",
        "All icons of your opponent are ignored, even PROTECTED; only STOP still works.",
    ),
    special.IGNORE_ICONS: Text(
        "Alle Symbole deines Gegners werden ignoriert; nur STOPP und GESCHÜTZT wirken noch.",
        "All icons of your opponent are ignored; only STOP and PROTECTED still work.",
    ),
    # what the opponent may not do
    special.FORBID_LEADERSHIP: Text(
        "Dein Gegner darf keine Anführeraktionen auslegen.",
        "Your opponent may not play leadership cards.",
    ),
    special.FORBID_BOOSTERS: Text(
        "Dein Gegner darf keine Verstärkungen auslegen.", "Your opponent may not play boosters."
    ),
    special.FORBID_SUPPORTS: Text(
        "Dein Gegner darf keine Unterstützungen auslegen.", "Your opponent may not play supports."
    ),
    special.FORBID_LEADERSHIP_BOOSTERS_SUPPORTS: Text(
        "Dein Gegner darf weder Anführeraktionen noch Verstärkungen noch Unterstützungen auslegen.",
        "Your opponent may not play leadership cards, boosters or supports.",
    ),
    special.FORBID_ACTION_CARDS: Text(
        "Dein Gegner darf weder Anführeraktionen noch Hyla, Kristallkarten oder Schiffe auslegen.",
        "Your opponent may not play leadership cards, Hyla, crystal cards or ships.",
    ),
    special.FORBID_CHARACTERS_WITHOUT_TEXT: Text(
        "Dein Gegner darf keinen Charakter auslegen, der keine Sonderfunktion hat.",
        "Your opponent may not play characters that have no special text.",
    ),
    special.FORBID_CHARACTERS_BOOSTERS_WITH_TEXT: Text(
        "Dein Gegner darf keine Charaktere und Verstärkungen auslegen, die eine Sonderfunktion haben.",
        "Your opponent may not play characters and boosters that have a special text.",
    ),
    special.FORBID_WITH_TEXT: Text(
        "Dein Gegner darf keine Karte auslegen, die eine Sonderfunktion hat.",
        "Your opponent may not play cards that have a special text.",
    ),
    special.FORBID_WITHOUT_TEXT: Text(
        "Dein Gegner darf keine Karte auslegen, die keine Sonderfunktion hat.",
        "Your opponent may not play cards that have no special text.",
    ),
    special.FORBID_STRONG_CHARACTERS: Text(
        "Dein Gegner darf keinen Charakter auslegen, auf dem in Feuer oder Erde mehr als {n} steht.",
        "Your opponent may not play characters that print more than {n} in fire or earth.",
    ),
    special.FORBID_ADDITIONAL_DRAWS: Text(
        "Am Ende seines Zuges darf dein Gegner keine zusätzlichen Karten ziehen.",
        "At the end of their turn your opponent may not draw additional cards.",
    ),
    special.FORBID_CALLING: Text(
        "Dein Gegner darf dich nicht auffordern, Farbe zu bekennen.",
        "Your opponent may not call your bluff.",
    ),
    special.LIMIT_CARDS: Text(
        "In seinem Zug darf dein Gegner nicht mehr als {cards} auslegen.",
        "On their turn your opponent may not play more than {cards}.",
    ),
    special.LIMIT_COMBAT_CARDS: Text(
        "In seinem Zug darf dein Gegner nicht mehr als {cards} in seinen Kampfbereich auslegen.",
        "On their turn your opponent may not play more than {cards} into their combat area.",
    ),
    special.LIMIT_CHARACTERS: Text(
        "Am Ende seiner Charakterphase darf dein Gegner nicht mehr als {active_characters} haben.",
        "At the end of their character phase your opponent may not have more than {active_characters}.",
    ),
    special.LIMIT_DRAWS: Text(
        "In seinem Zug darf dein Gegner nicht mehr als {cards} aus seinem Nachziehstapel nehmen.",
        "On their turn your opponent may not take more than {cards} from their draw deck.",
    ),
    special.LIMIT_HAND: Text(
        "Mit {n} oder mehr Handkarten darf dein Gegner keine weitere auf die Hand nehmen.",
        "With {n} or more hand cards your opponent may not take another one into their hand.",
    ),
    special.NO_MORE_CHARACTERS: Text(
        "Solange diese Karte aktiv ist, darfst du in diesem Kampf keinen Charakter mehr auslegen.",
        "While this card is active you may play no further character in this fight.",
    ),
    # what the opponent must do
    special.MUST_SUPPORT: Text(
        "In jedem seiner Züge muss dein Gegner eine Unterstützung auslegen oder sich zurückziehen.",
        "On each of their turns your opponent must play a support or retreat.",
    ),
    special.MUST_BOOST: Text(
        "In jedem seiner Züge muss dein Gegner eine Verstärkung auslegen oder sich zurückziehen.",
        "On each of their turns your opponent must play a booster or retreat.",
    ),
    special.SIREN: Text(
        "Dein Gegner muss bis zum Ende seiner Verstärkungs- und Unterstützungsphase {a_character} aus der Hand abwerfen, auch wenn er sich zurückzieht; sonst gewinnst du einen Drachen.",
        "By the end of their booster/support phase, even if they retreat, your opponent must discard {a_character} from their hand; otherwise you gain one dragon.",
    ),
    special.CATERPILLAR_FIRE: _caterpillar(Text("{n} Feuer", "{n} fire")),
    special.CATERPILLAR_EARTH: _caterpillar(Text("{n} Erde", "{n} earth")),
    special.CATERPILLAR_BOTH: _caterpillar(
        Text(
            "{n} Feuer und, auf anderen Karten, {n} Erde", "{n} fire and, on other cards, {n} earth"
        )
    ),
    special.CATERPILLAR_EITHER: _caterpillar(
        Text("{n} Feuer oder {n} Erde", "{n} fire or {n} earth")
    ),
    special.CATERPILLAR_MOONS: _caterpillar(Text("{moons}", "{moons}")),
    # values and power
    special.ZERO_ODD_CHARACTERS: Text(
        "Ungerade Werte, die auf Charakteren deines Gegners stehen, gelten als 0.",
        "Odd printed values of your opponent's characters count as 0.",
    ),
    special.ZERO_EVEN_CHARACTERS: Text(
        "Gerade Werte, die auf Charakteren deines Gegners stehen, gelten als 0.",
        "Even printed values of your opponent's characters count as 0.",
    ),
    special.ZERO_ODD_OTHERS: Text(
        "Ungerade Werte, die auf Verstärkungen und Unterstützungen deines Gegners stehen, gelten als 0.",
        "Odd printed values of your opponent's boosters and supports count as 0.",
    ),
    special.ZERO_EVEN_OTHERS: Text(
        "Gerade Werte, die auf Verstärkungen und Unterstützungen deines Gegners stehen, gelten als 0.",
        "Even printed values of your opponent's boosters and supports count as 0.",
    ),
    special.RAISE_TO_SUM: Text(
        "Beide Werte eines deiner Charaktere steigen auf die Summe seiner aufgedruckten Werte.",
        "Both values of one of your characters rise to the sum of its printed values.",
    ),
    special.RAISE_TO_HIGHER: Text(
        "Beide Werte eines deiner Charaktere steigen auf den höheren seiner aufgedruckten Werte.",
        "Both values of one of your characters rise to the higher of its printed values.",
    ),
    special.RAISE_FIRE: Text(
        "Der Feuerwert eines deiner Charaktere steigt auf {n}, wenn er niedriger ist.",
        "The fire value of one of your characters rises to {n} if it is lower.",
    ),
    special.RAISE_EARTH: Text(
        "Der Erdwert eines deiner Charaktere steigt auf {n}, wenn er niedriger ist.",
        "The earth value of one of your characters rises to {n} if it is lower.",
    ),
    special.RAISE_BOTH: Text(
        "Beide Werte eines deiner Charaktere steigen auf {n}, soweit sie niedriger sind.",
        "Both values of one of your characters rise to {n} where they are lower.",
    ),
    special.RAISE_ALL_TO_HIGHER: Text(
        "Beide Werte jedes deiner Charaktere steigen auf den höheren seiner aufgedruckten Werte.",
        "Both values of each of your characters rise to the higher of its printed values.",
    ),
    special.RAISE_BLUFFS: Text(
        "Beide Werte jeder deiner aktiven Bluff-Karten steigen auf {n}.",
        "Both values of each of your active bluff cards rise to {n}.",
    ),
    special.DOUBLE_FIRE: Text(
        "Verdoppelt den Feuerwert eines deiner Charaktere.",
        "Doubles the fire value of one of your characters.",
    ),
    special.DOUBLE_EARTH: Text(
        "Verdoppelt den Erdwert eines deiner Charaktere.",
        "Doubles the earth value of one of your characters.",
    ),
    special.DOUBLE_BOTH: Text(
        "Verdoppelt beide Werte eines deiner Charaktere.",
        "Doubles both values of one of your characters.",
    ),
    special.DOUBLE_CHARACTERS: Text(
        "Verdoppelt beide Werte aller deiner Charaktere.",
        "Doubles both values of all your characters.",
    ),
    special.DOUBLE_BOOSTERS: Text(
        "Verdoppelt beide Werte aller deiner Verstärkungen.",
        "Doubles both values of all your boosters.",
    ),
    special.DOUBLE_SUPPORTS: Text(
        "Verdoppelt beide Werte aller deiner Unterstützungen.",
        "Doubles both values of all your supports.",
    ),
    special.DOUBLE_CATERPILLAR: Text(
        "Verdoppelt die Zahlen in der Sonderfunktion einer deiner Raupen-Verstärkungen.",
        "Doubles the numbers in the special text of one of your Caterpillar boosters.",
    ),
    special.FLOOR_FIRE: Text(
        "Deine Stärke in Feuer ist mindestens {n}.", "Your power in fire is at least {n}."
    ),
    special.FLOOR_EARTH: Text(
        "Deine Stärke in Erde ist mindestens {n}.", "Your power in earth is at least {n}."
    ),
    special.FLOOR_ANY: Text(
        "Deine Stärke ist in jedem Element mindestens {n}.",
        "Your power in either element is at least {n}.",
    ),
    # dragons
    special.EXTRA_DRAGON: Text(
        "Zieht sich dein Gegner zurück, gewinnst du {dragons} mehr.",
        "When your opponent retreats, you gain {dragons} more.",
    ),
    special.FEWER_DRAGONS: Text(
        "Ziehst du dich zurück, gewinnt dein Gegner {dragons} weniger.",
        "When you retreat, your opponent gains {dragons} fewer.",
    ),
    special.CAP_DRAGONS: Text(
        "Ziehst du dich in diesem Zug zurück, gewinnt dein Gegner dafür nicht mehr als {dragons}.",
        "If you retreat this turn, your opponent gains no more than {dragons} for it.",
    ),
    special.NO_DRAGONS: Text(
        "Ziehst du dich zurück, darf dein Gegner dafür keinen Drachen gewinnen.",
        "When you retreat, your opponent may not gain any dragon for it.",
    ),
    special.BONUS_THRESHOLD: Text(
        "Zieht sich dein Gegner zurück, genügen dir {n} statt 6 Karten in Kampf- und Unterstützungsbereich für den zweiten Drachen.",
        "When your opponent retreats, {n} cards instead of 6 in your combat and support areas earn you the second dragon.",
    ),
    special.STORM: Text(
        "Zu Beginn deines Zuges gewinnst du einen Drachen, wenn du 2 oder mehr aktive Sturm-Unterstützungen hast; mehr Stürme bringen nicht mehr.",
        "At the beginning of your turn you gain one dragon if you have 2 or more active Storm supports; more storms do not earn more.",
    ),
    special.FLOOD: Text(
        "Direkt nach deinem Zug muss sich dein Gegner zurückziehen, wenn du 2 oder mehr aktive Flut-Unterstützungen hast.",
        "Right after your turn your opponent must retreat if you have 2 or more active Flood supports.",
    ),
    # what may be played
    special.EXTRA_SUPPORT: Text(
        "In deinem Zug darfst du {more_supports} auslegen.",
        "On your turn you may play {more_supports}.",
    ),
    special.EXTRA_BOOSTER: Text(
        "In deinem Zug darfst du {more_boosters} auslegen.",
        "On your turn you may play {more_boosters}.",
    ),
    special.EXTRA_EITHER: Text(
        "In deinem Zug darfst du {more_of_either} auslegen.",
        "On your turn you may play {more_of_either}.",
    ),
    special.ANY_SUPPORTS: Text(
        "{turn} darfst du zusätzlich beliebig viele Unterstützungen auslegen.",
        "{turn} you may play any number of additional supports.",
    ),
    special.ANY_BOOSTERS: Text(
        "In diesem Zug darfst du zusätzlich beliebig viele Verstärkungen auslegen.",
        "This turn you may play any number of additional boosters.",
    ),
    special.NEXT_FREE: Text(
        "Was du in diesem Zug als Nächstes auslegst, ob Charakter, Verstärkung oder Unterstützung, gilt dabei als FREI.",
        "The next character, booster or support that you play this turn counts as FREE while you play it.",
    ),
    special.FREE_IF_CARDS: _as_free(
        Text(
            "{n} oder mehr Karten in Kampf- und Unterstützungsbereich",
            "{n} or more cards in combat and support areas",
        )
    ),
    special.FREE_IF_CHARACTERS: _as_free(
        Text("{n} oder mehr aktive Charaktere", "{n} or more active characters")
    ),
    special.FREE_IF_BOOSTERS: _as_free(
        Text("{n} oder mehr aktive Verstärkungen", "{n} or more active boosters")
    ),
    special.FREE_IF_SUPPORTS: _as_free(
        Text("{n} oder mehr aktive Unterstützungen", "{n} or more active supports")
    ),
    special.FREE_IF_ICONS: _as_free(
        Text("{n} oder mehr aktive Karten mit Symbolen", "{n} or more active cards with icons")
    ),
    special.KEEP_ACTIVE: Text(
        "Wenn du diese Karte auslegst, dürfen deine bisher aktiven Karten im Kampfbereich aktiv bleiben.",
        "When you play this card, the cards active in your combat area so far may stay active.",
    ),
    special.ATTACK_AGAIN: Text(
        "Jetzt bleiben deine aktiven Karten aktiv und greifen noch einmal an; du musst keinen Charakter auslegen.",
        "Now your active cards stay active and attack again; you need not play a character.",
    ),
    special.WAIVE_MUTANT: Text(
        "In diesem Zug darfst du in der Charakterphase einen Mutanten auslegen, dessen Bedingung nicht erfüllt ist.",
        "In the character phase of this turn you may play one mutant whose condition is not met.",
    ),
    special.ALL_REPLACE: Text(
        "Du darfst jede deiner Handkarten ersetzen, als trüge sie ERSETZEN.",
        "You may replace any of your hand cards as if it carried REPLACE.",
    ),
    special.SHIP_HAND: Text(
        "Landest du mit diesem Schiff, darfst du in diesem Zug auch Karten aus der Hand auslegen.",
        "On the turn you land this ship you may also play cards from your hand.",
    ),
    special.LOAD: Text(
        "Jetzt darfst du bis zu {hand_cards} auf dieses Schiff laden.",
        "Now you may load up to {hand_cards} onto this ship.",
    ),
    special.LOAD_SHIP_HAND_ONE: Text(
        "Jetzt darfst du {hand_cards} auf dieses Schiff laden. Landest du mit ihm, darfst du in diesem Zug auch einen Charakter, eine Verstärkung oder eine Unterstützung aus der Hand auslegen.",
        "Now you may load {hand_cards} onto this ship. On the turn you land it you may also play one character, booster or support from your hand.",
    ),
    # mutants
    special.MUTANT_DRAGONS: _mutant(
        Text("dein Gegner mindestens {dragons} hat", "your opponent has at least {dragons}")
    ),
    special.MUTANT_HAND: _mutant(
        Text(
            "dein Gegner mindestens {n} Handkarten mehr hat als du",
            "your opponent holds at least {n} hand cards more than you",
        )
    ),
    special.MUTANT_CARDS: _mutant(
        Text(
            "dein Gegner {n} oder mehr Karten in Kampf- und Unterstützungsbereich hat",
            "your opponent has {n} or more cards in combat and support areas",
        )
    ),
    special.MUTANT_ACTIVE: _mutant(
        Text(
            "dein Gegner {n} oder mehr aktive Karten in Kampf- und Unterstützungsbereich hat",
            "your opponent has {n} or more active cards in combat and support areas",
        )
    ),
    special.MUTANT_POWER: _mutant(
        Text(
            "dein Gegner mit einer Stärke von mindestens {n} angreift",
            "your opponent attacks with a power of at least {n}",
        )
    ),
    special.MUTANT_EARTH: _mutant(
        Text(
            "dein Gegner mit mindestens {n} Erde angreift",
            "your opponent attacks with at least {n} earth",
        ),
        _TO_FIRE,
    ),
    special.MUTANT_FIRE: _mutant(
        Text(
            "dein Gegner mit mindestens {n} Feuer angreift",
            "your opponent attacks with at least {n} fire",
        ),
        _TO_EARTH,
    ),
    special.MUTANT_EMPTY: _mutant(
        Text(
            "dein Kampf- und dein Unterstützungsbereich leer sind",
            "your combat and support areas are empty",
        )
    ),
    special.MUTANT_FREE: _mutant(
        Text(
            "dein Gegner eine aktive Karte hat, die FREI trägt",
            "your opponent has an active card that carries FREE",
        )
    ),
    special.MUTANT_NO_INFLUENCE: _mutant(
        Text("dein Einflussbereich leer ist", "your influence area is empty")
    ),
    # cards to the hand
    special.DRAW: Text("Jetzt darfst du {cards} ziehen.", "Now you may draw {cards}."),
    special.DRAW_ADDITIONAL: Text(
        "Am Ende deines Zuges darfst du {more_cards} ziehen.",
        "At the end of your turn you may draw {more_cards}.",
    ),
    special.DRAW_TO: Text(
        "Am Ende deines Zuges darfst du als Letztes auf {n} Handkarten nachziehen.",
        "At the end of your turn, last of all, you may draw until you hold {n} cards.",
    ),
    special.DRAW_AFTER_FIGHT: Text(
        "Am Ende eines Kampfes darfst du auf {n} Handkarten nachziehen.",
        "At the end of a fight you may draw until you hold {n} cards.",
    ),
    special.REVEAL_DISCARD: Text(
        "Am Ende deines Zuges darfst du die obersten {n} Karten deines Nachziehstapels aufdecken; eine davon wirfst du ab, den Rest nimmst du auf die Hand.",
        "At the end of your turn you may reveal the top {n} cards of your draw deck; you discard one of them and take the rest into your hand.",
    ),
    special.DRAW_SHUFFLE_BACK: Text(
        "Am Ende deines Zuges darfst du {cards} ziehen; dann mischst du 2 deiner Handkarten in den Nachziehstapel.",
        "At the end of your turn you may draw {cards}; then you shuffle 2 of your hand cards into your draw deck.",
    ),
    special.SEARCH_DECK: _search(_NOW),
    special.SEARCH_DECK_AFTER: _search(_AFTER_PHASE),
    special.SEARCH_DISCARD: Text(
        "Jetzt darfst du deinen Ablagestapel durchsehen, daraus eine Karte vorzeigen und auf die Hand nehmen.",
        "Now you may look through your discard pile, show one card of it and take it into your hand.",
    ),
    special.DIG: _dig(_NOW),
    special.DIG_AFTER: _dig(_AFTER_PHASE),
    special.ENTREAT: Text(
        "Jetzt darfst du deinen Nachziehstapel durchsehen und daraus eine Einflusskarte auslegen oder einen Charakter, eine Verstärkung oder eine Unterstützung auf eines deiner Schiffe laden; danach mischst du ihn.",
        "Now you may look through your draw deck and play an influence card from it, or load a character, booster or support from it onto one of your ships; then you shuffle the deck.",
    ),
    special.TAKE_BACK_ACTIVE: Text(
        "Jetzt darfst du eine deiner aktiven Karten wieder auf die Hand nehmen.",
        "Now you may take one of your active cards back into your hand.",
    ),
    special.TAKE_BACK_COMBAT: Text(
        "Jetzt darfst du eine Karte deines Kampfbereichs, ob aktiv oder nicht, wieder auf die Hand nehmen.",
        "Now you may take one card of your combat area, active or not, back into your hand.",
    ),
    special.TAKE_BACK_OTHER: Text(
        "Jetzt darfst du eine andere Karte deines Kampfbereichs wieder auf die Hand nehmen.",
        "Now you may take one other card of your combat area back into your hand.",
    ),
    # cards away
    special.DISCARD_BOOSTER_SUPPORT: _strip(_NOW),
    special.DISCARD_BOOSTER_SUPPORT_EACH_TURN: _strip(_ONCE),
    special.DISCARD_SUPPORT: Text(
        "Jetzt darfst du eine aktive Unterstützung deines Gegners abwerfen.",
        "Now you may discard one active support of your opponent.",
    ),
    special.DISCARD_ICON_CARD: Text(
        "Einmal in deinem Zug darfst du eine aktive Karte deines Gegners abwerfen, die ein Symbol trägt, aber keine mit GESCHÜTZT und nicht seinen letzten aktiven Charakter.",
        "Once on your turn you may discard an active card of your opponent that carries an icon, but none with PROTECTED and not their last active character.",
    ),
    special.DISCARD_CHARACTER: Text(
        "Jetzt darfst du einen aktiven Charakter deines Gegners abwerfen, wenn er mehrere hat.",
        "Now you may discard one active character of your opponent if they have several.",
    ),
    special.DISCARD_ALL_SUPPORTS: Text(
        "Jetzt darfst du sämtliche aktiven Unterstützungen deines Gegners abwerfen.",
        "Now you may discard every active support of your opponent.",
    ),
    special.DISCARD_ALL_FREE: Text(
        "Jetzt darfst du sämtliche aktiven Karten deines Gegners abwerfen, die ein wirksames FREI tragen.",
        "Now you may discard every active card of your opponent that carries an effective FREE.",
    ),
    special.DISCARD_ALL_BOOSTERS_OR_SUPPORTS: Text(
        "Jetzt darfst du entweder sämtliche aktiven Verstärkungen oder sämtliche aktiven Unterstützungen deines Gegners abwerfen.",
        "Now you may discard either every active booster or every active support of your opponent.",
    ),
    special.DISCARD_COMBAT: Text(
        "Jetzt darfst du den Kampfbereich deines Gegners räumen: Alles wird abgeworfen, nur aktive Karten mit GESCHÜTZT bleiben.",
        "Now you may clear your opponent's combat area: everything is discarded, only active cards with PROTECTED stay.",
    ),
    special.DISCARD_COMBAT_FROM_SHIP: Text(
        "Jetzt darfst du, wenn diese Karte von einem gelandeten Schiff kommt, den Kampfbereich deines Gegners räumen: Nur aktive Karten mit GESCHÜTZT bleiben.",
        "Now, if this card comes from a landed ship, you may clear your opponent's combat area: only active cards with PROTECTED stay.",
    ),
    special.DISCARD_COMBAT_BUT_ONE: Text(
        "Jetzt darfst du die aktiven Karten im Kampfbereich deines Gegners abwerfen; nur ein aktiver Charakter und Karten mit GESCHÜTZT bleiben.",
        "Now you may discard the active cards of your opponent's combat area; only one active character and cards with PROTECTED stay.",
    ),
    special.STEAL_FROM_HAND: Text(
        "Jetzt darfst du {cards} aus der Hand deines Gegners abwerfen; verdeckte ziehst du blind.",
        "Now you may discard {cards} from your opponent's hand; you draw hidden ones unseen.",
    ),
    special.FOE_DISCARDS: _extort(_NOW),
    special.FOE_DISCARDS_AT_END: _extort(_AT_END),
    special.FOE_DISCARDS_DOWN: Text(
        "Jetzt muss dein Gegner bis auf {n} alle Handkarten abwerfen.",
        "Now your opponent must discard all but {n} hand cards.",
    ),
    special.MILL: Text(
        "Am Ende deines Zuges darfst du vom Nachziehstapel deines Gegners die oberste Karte abwerfen.",
        "At the end of your turn you may discard the top card of your opponent's draw deck.",
    ),
    special.DISCARD_OWN: Text(
        "Jetzt darfst du beliebig viele deiner Handkarten abwerfen.",
        "Now you may discard any number of your hand cards.",
    ),
    special.PUT_UNDER: Text(
        "Jetzt darfst du beliebig viele deiner Handkarten, geordnet wie du willst, unter deinen Nachziehstapel schieben.",
        "Now you may put any number of your hand cards, in any order, under your draw deck.",
    ),
    special.SHUFFLE_DISCARD: Text(
        "Jetzt darfst du deinen Ablagestapel in deinen Nachziehstapel mischen.",
        "Now you may shuffle your discard pile into your draw deck.",
    ),
    special.DISCLOSE: Text(
        "Jetzt muss dein Gegner alle seine Handkarten offen hinlegen.",
        "Now your opponent must lay all their hand cards open.",
    ),
    special.SWAP_HYLA: Text(
        "Jetzt darfst du diese Karte mit einer Hyla aus deinem Ablagestapel tauschen.",
        "Now you may exchange this card with a Hyla from your discard pile.",
    ),
    # for both players
    special.BOTH_DISCARD_SUPPORTS: Text(
        "Jetzt werft ihr beide alle aktiven Unterstützungen ab, die nicht GESCHÜTZT sind.",
        "Now you both discard all active supports that are not PROTECTED.",
    ),
    special.BOTH_DISCARD_DOWN: Text(
        "Jetzt werft ihr beide bis auf {n} alle Handkarten ab.",
        "Now you both discard all but {n} hand cards.",
    ),
    special.BOTH_MULLIGAN: Text(
        "Jetzt mischt ihr beide eure Hand in den eigenen Nachziehstapel und zieht je {cards}.",
        "Now you both shuffle your hand into your own draw deck and draw {cards}.",
    ),
    special.BOTH_BUY: Text(
        "Jetzt darf jeder von euch, dein Gegner zuerst, Handkarten abwerfen, auf denen zusammen mindestens {n} Feuer und, auf anderen Karten, {n} Erde stehen, und gewinnt dann einen Drachen.",
        "Now each of you, your opponent first, may discard hand cards that print at least {n} fire and, on other cards, {n} earth in total, and then gain one dragon.",
    ),
    # dragons for cards
    special.BUY_FIRE: _purchase(
        Text(
            "Handkarten abwerfen, auf denen zusammen mindestens {n} Feuer stehen,",
            "hand cards that print at least {n} fire in total",
        )
    ),
    special.BUY_EARTH: _purchase(
        Text(
            "Handkarten abwerfen, auf denen zusammen mindestens {n} Erde stehen,",
            "hand cards that print at least {n} earth in total",
        )
    ),
    special.BUY_CHARACTERS: _purchase(
        Text("{characters} aus der Hand abwerfen", "{characters} from your hand")
    ),
    special.BUY_MOONS: _purchase(
        Text(
            "Handkarten abwerfen, auf denen zusammen mindestens {moons} stehen,",
            "hand cards that print at least {moons} in total",
        )
    ),
    special.BUY_ACTIONS: _purchase(
        Text(
            "{n} Anführeraktionen, {n} Hyla oder {n} Kristallkarten aus der Hand abwerfen",
            "{n} leadership cards, {n} Hyla or {n} crystal cards from your hand",
        )
    ),
    # interventions
    special.CANCEL_ACTION: Text(
        "Antwort auf eine Aktionskarte deines Gegners: Sie gilt nicht und wird abgeworfen.",
        "In answer to an action card of your opponent: it is void and discarded.",
    ),
    special.CANCEL_CHARACTER: Text(
        "Antwort auf den ersten Charakter deines Gegners in seinem Zug: Er gilt nicht und wird abgeworfen; dein Gegner muss einen anderen auslegen oder sich zurückziehen.",
        "In answer to your opponent's first character of the turn: it is void and discarded; your opponent must play another one or retreat.",
    ),
    special.DISCARD_OF_TURN: Text(
        "Sobald dein Gegner seine Stärke angesagt hat: Du darfst eine aktive Verstärkung oder Unterstützung abwerfen, die er in diesem Zug ausgelegt hat.",
        "As soon as your opponent has announced power: you may discard one active booster or support that they played this turn.",
    ),
    special.END_TURN: Text(
        "Sobald dein Gegner seine Stärke angesagt hat: Sein Zug ist zu Ende.",
        "As soon as your opponent has announced power: their turn is over.",
    ),
    special.TAKE_BACK_ON_RETREAT: Text(
        "Wenn sich dein Gegner zurückzieht, noch vor den Drachen: Du darfst eine Karte deines Kampf- oder Unterstützungsbereichs wieder auf die Hand nehmen.",
        "When your opponent retreats, before any dragon: you may take one card of your combat or support area back into your hand.",
    ),
    special.CANCEL_DRAGON: Text(
        "Wenn dein Gegner genau einen Drachen gewinnen würde: Er bekommt ihn nicht.",
        "When your opponent would gain exactly one dragon: they do not get it.",
    ),
    special.CANCEL_INTERVENTION: Text(
        "Antwort auf eine Intervention deines Gegners: Sie gilt nicht und wird abgeworfen.",
        "In answer to an intervention of your opponent: it is void and discarded.",
    ),
    # before and after the game
    special.START_DRAGON: Text(
        "Wenn das Spiel beginnt, gewinnst du einen Drachen.",
        "When the game begins you gain one dragon.",
    ),
    special.CRYSTAL: Text(
        "Gewinnst du das Spiel, ist dein Sieg einen Kristall mehr wert.",
        "If you win the game, your victory is worth one crystal more.",
    ),
}

NONE_AT_ALL: Final[dict[int, Text]] = {
    special.LIMIT_DRAWS: Text(
        "Dein Gegner darf keine Karte aus seinem Nachziehstapel nehmen.",
        "Your opponent may not take any card from their draw deck.",
    ),
    special.LIMIT_HAND: Text(
        "Dein Gegner darf keine Karte auf die Hand nehmen.",
        "Your opponent may not take any card into their hand.",
    ),
}
"""Limits as they read when the number is 0."""
