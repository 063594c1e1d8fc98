"""What decides how many dragons a retreat is worth: in words, and the rulings about it."""

from typing import Final

from spieltisch.core.text import Text, joined
from spieltisch.games.blue_moon.cards import every, special
from spieltisch.games.blue_moon.rules.turn import dragon_reasons, gives_bonus
from spieltisch.games.blue_moon.state import codes
from spieltisch.games.blue_moon.state.notation import card_key
from spieltisch.games.blue_moon.state.table import Table
from spieltisch.games.blue_moon.text.modifiers import Rulings
from spieltisch.games.blue_moon.text.names import counted, quoted

_SIX_CARDS: Final = codes.NONE
"""What stands among the cards for the dragon that six laid cards give."""
_IDLE: Final = -2
"""A card whose text would change the number, but is ignored, stands as this minus its number."""


def told_dragons(table: Table, loser: int) -> list[int]:
    """What decides the dragons of a retreat, and below NONE the cards that would but are ignored."""
    return dragon_reasons(table, loser) + [_IDLE - card for card in _idle(table, loser)]


def _idle(table: Table, loser: int) -> list[int]:
    """The cards that would allow no dragon, or give one for fewer cards, but are ignored."""
    winner = 1 - loser
    laid = table.cards_laid(winner) - len(table.bluffs[winner])
    found = [card for card in table.active[loser] if every.EFFECTS[card] == special.NO_DRAGONS]
    found = [card for card in found if not table.works(loser, card)]
    hyla = table.hyla[winner]
    if hyla != codes.NONE and gives_bonus(hyla, laid) and not table.works(winner, hyla):
        found.append(hyla)
    return found


_SIX: Final = Text("einer mehr für {n} Karten", "one more for {n} cards")
_IGNORED: Final = Text("{card} wird ignoriert", "{card} is ignored")
_TOLD: Final = {
    special.EXTRA_DRAGON: Text("{count} mehr durch {card}", "{count} more because of {card}"),
    special.BONUS_THRESHOLD: Text(
        "einer mehr für {n} Karten durch {card}", "one more for {n} cards because of {card}"
    ),
    special.FEWER_DRAGONS: Text("{count} weniger durch {card}", "{count} fewer because of {card}"),
    special.CAP_DRAGONS: Text(
        "höchstens {count} durch {card}", "at most {count} because of {card}"
    ),
    special.NO_DRAGONS: Text("{card} erlaubt keinen", "{card} allows none"),
}


def told_reasons(reasons: list[int]) -> Text:
    """The reasons in words; a text that allows no dragon makes the others idle."""
    decisive = [
        card for card in reasons if card > codes.NONE and every.EFFECTS[card] == special.NO_DRAGONS
    ]
    parts: list[Text] = []
    for card in decisive or reasons:
        if card <= _IDLE:
            parts.append(_IGNORED.fill(card=quoted(_IDLE - card)))
        elif card == _SIX_CARDS:
            parts.append(_SIX.fill(n=codes.MANY))
        else:
            n = every.AMOUNTS[card]
            words = {"count": counted("of_them", n), "card": quoted(card)}
            parts.append(_TOLD[every.EFFECTS[card]].fill(n=n, **words))
    return joined(parts, ", ")


_GENERAL: Final = {
    special.NO_DRAGONS: "BM-138",
    special.CAP_DRAGONS: "BM-284",
    special.BONUS_THRESHOLD: "BM-581",
}
_IGNORING: Final = {special.NO_DRAGONS: "BM-139", special.BONUS_THRESHOLD: "BM-581"}
_PAIRS: Final = {
    "hoax-11": {"hoax-10": "BM-166", "vulca-27": "BM-134", "khind-24": "BM-168"},
    "mimix-29": {"hoax-10": "BM-232", "vulca-27": "BM-135", "khind-24": "BM-234"},
    "flit-27": {"hoax-10": "BM-273", "vulca-27": "BM-136", "khind-24": "BM-275"},
    "flit-29": {"hoax-10": "BM-280", "vulca-27": "BM-137", "khind-24": "BM-282"},
}
"""By card of the loser, then of the winner: the ruling about both together."""


def dragon_rulings(reasons: list[int]) -> Rulings:
    """The rulings that decide the number of dragons, at most three."""
    cards = [card for card in reasons if card > codes.NONE]
    found = [_GENERAL[every.EFFECTS[card]] for card in cards if every.EFFECTS[card] in _GENERAL]
    keys = [card_key(card) for card in cards]
    for pairs in [_PAIRS[key] for key in keys if key in _PAIRS]:
        found += [pairs[key] for key in keys if key in pairs]
    if any(card >= codes.NONE for card in reasons) and "BM-138" not in found:
        found.append("BM-140")
    found += [_IGNORING[every.EFFECTS[_IDLE - card]] for card in reasons if card <= _IDLE]
    return tuple(dict.fromkeys(found))[:3]
