"""What decides how many dragons a retreat is worth: in words, and the rulings about it."""

from typing import TYPE_CHECKING, Final

from spieltisch.core.text import Text
from spieltisch.games.blue_moon.cards import effect as e
from spieltisch.games.blue_moon.cards.every import AMOUNTS, EFFECTS
from spieltisch.games.blue_moon.state.codes import MANY, NONE
from spieltisch.games.blue_moon.state.notation import card_key
from spieltisch.games.blue_moon.text.modifiers import Rulings
from spieltisch.games.blue_moon.text.names import joined, quoted

if TYPE_CHECKING:
    from spieltisch.games.blue_moon.state.table import Table

_SIX_CARDS: Final = NONE
"""What stands among the cards for the dragon that six laid cards give."""
_IDLE: Final = -2
"""A card whose text would change the number, but is ignored, stands as this minus its number."""


def dragon_reasons(table: "Table", loser: int) -> list[int]:
    """The cards that change the dragons of a retreat, and NONE for that of six cards.

    A card that would be decisive but is ignored is listed too, below NONE.
    """
    winner = 1 - loser
    laid = table.cards_laid(winner) - len(table.bluffs[winner])
    reasons = [_SIX_CARDS] if laid >= MANY else []
    for card in table.texts_of(winner):
        effect = EFFECTS[card]
        few = effect == e.BONUS_THRESHOLD and AMOUNTS[card] <= laid < MANY
        if effect == e.EXTRA_DRAGON or few:
            reasons.append(card)
    lowering = (e.FEWER_DRAGONS, e.CAP_DRAGONS, e.NO_DRAGONS)
    reasons += [card for card in table.texts_of(loser) if EFFECTS[card] in lowering]
    return reasons + [_IDLE - card for card in _idle(table, loser, laid)]


def _idle(table: "Table", loser: int, laid: int) -> list[int]:
    """The cards that would allow no dragon, or give one for fewer cards, but are ignored."""
    found = [
        card
        for card in table.active[loser]
        if EFFECTS[card] == e.NO_DRAGONS and not table.works(loser, card)
    ]
    hyla = table.hyla[1 - loser]
    if hyla != NONE and EFFECTS[hyla] == e.BONUS_THRESHOLD and not table.works(1 - loser, hyla):
        found += [hyla] * (AMOUNTS[hyla] <= laid < MANY)
    return found


_SIX: Final = Text("einer mehr für {n} Karten", "one more for {n} cards")
_IGNORED: Final = Text("{card} wird ignoriert", "{card} is ignored")
_TOLD: Final = {
    e.EXTRA_DRAGON: Text("einer mehr durch {card}", "one more because of {card}"),
    e.BONUS_THRESHOLD: Text(
        "einer mehr für {n} Karten durch {card}", "one more for {n} cards because of {card}"
    ),
    e.FEWER_DRAGONS: Text("einer weniger durch {card}", "one fewer because of {card}"),
    e.CAP_DRAGONS: Text("höchstens einer durch {card}", "at most one because of {card}"),
    e.NO_DRAGONS: Text("{card} erlaubt keinen", "{card} allows none"),
}


def told_reasons(reasons: list[int]) -> Text:
    """The reasons in words; a text that allows no dragon makes the others idle."""
    decisive = [card for card in reasons if card > NONE and EFFECTS[card] == e.NO_DRAGONS]
    parts: list[Text] = []
    for card in decisive or reasons:
        if card <= _IDLE:
            parts.append(_IGNORED.fill(card=quoted(_IDLE - card)))
        elif card == _SIX_CARDS:
            parts.append(_SIX.fill(n=MANY))
        else:
            parts.append(_TOLD[EFFECTS[card]].fill(n=AMOUNTS[card], card=quoted(card)))
    return joined(parts, ", ")


_GENERAL: Final = {
    e.NO_DRAGONS: "BM-138",
    e.CAP_DRAGONS: "BM-284",
    e.BONUS_THRESHOLD: "BM-581",
}
_IGNORING: Final = {e.NO_DRAGONS: "BM-139", e.BONUS_THRESHOLD: "BM-581"}
_PAIRS: Final = {
    "hoax-11": {"hoax-10": "BM-166", "vulca-27": "BM-134", "khind-24": "BM-168"},
    "mimix-29": {"hoax-10": "BM-232", "vulca-27": "BM-135", "khind-24": "BM-234"},
    "flit-27": {"hoax-10": "BM-273", "vulca-27": "BM-136", "khind-24": "BM-275"},
    "flit-29": {"hoax-10": "BM-280", "vulca-27": "BM-137", "khind-24": "BM-282"},
}
"""By card of the loser, then of the winner: the ruling about both together."""


def dragon_rulings(reasons: list[int]) -> Rulings:
    """The rulings that decide the number of dragons, at most three."""
    cards = [card for card in reasons if card > NONE]
    found = [_GENERAL[EFFECTS[card]] for card in cards if EFFECTS[card] in _GENERAL]
    keys = [card_key(card) for card in cards]
    for pairs in [_PAIRS[key] for key in keys if key in _PAIRS]:
        found += [pairs[key] for key in keys if key in pairs]
    if any(card >= NONE for card in reasons) and "BM-138" not in found:
        found.append("BM-140")
    found += [_IGNORING[EFFECTS[_IDLE - card]] for card in reasons if card <= _IDLE]
    return tuple(dict.fromkeys(found))[:3]
