"""What things are called."""

from typing import Final

from spieltisch.core.text import Text, both, listed
from spieltisch.games.equinox import cards
from spieltisch.games.equinox.state import codes
from spieltisch.games.equinox.state.notation import creature_key

CREATURE_NAMES: Final = {creature.name: creature.title for creature in cards.CREATURE_CARDS}
CHAMELEON_NAME: Final = cards.CHAMELEON_CARD.title
ANCESTOR_NAME: Final = cards.ANCESTOR_CARD.title
DRYAD_NAME: Final = cards.DRYAD_CARD.title

_OTHER_KINDS: Final = {
    codes.CHAMELEON_KIND: CHAMELEON_NAME,
    codes.ANCESTOR_KIND: ANCESTOR_NAME,
    codes.DRYAD_KIND: DRYAD_NAME,
}

ENDINGS: Final = {
    codes.FIFTH_ROUND: Text(
        "Die fünfte Runde ist vorbei, drei Kreaturen sind übrig.",
        "The fifth round is over, three creatures are left.",
    ),
    codes.EMPTY_DECK: Text(
        "Die letzte Karte des Nachziehstapels ist gezogen.",
        "The last card of the deck has been drawn.",
    ),
    codes.STANDSTILL: Text(
        "Eine ganze Runde lang hat niemand etwas getan.",
        "For a full circle nobody did anything.",
    ),
}


def kind_name(kind: int) -> Text:
    """The name of a creature or of another kind of card."""
    return (
        _OTHER_KINDS[kind] if kind >= codes.CHAMELEON_KIND else CREATURE_NAMES[creature_key(kind)]
    )


def card_name(card: int) -> Text:
    name = kind_name(codes.KIND[card])
    if card >= codes.TREE:
        return name
    return Text(f"{name.de} {card % codes.STRENGTHS}", f"{name.en} {card % codes.STRENGTHS}")


def card_names(cards: list[int]) -> Text:
    return listed([card_name(card) for card in cards])


def place_name(place: int) -> Text:
    """A field or champion card, as in "auf Noctia in Reihe 2"."""
    creature, row = divmod(place, codes.PLACES_PER_CREATURE)
    name = kind_name(creature)
    if row == 0:
        genitive = name.de + ("'" if name.de.endswith("s") else "s")
        return Text(f"{genitive} Championkarte", f"the champion card of {name.en}")
    return Text(f"{name.de} in Reihe {row}", f"{name.en} in row {row}")


def half_number(doubled: int) -> Text:
    """Half of a whole number, as people write it.

    >>> half_number(9).de
    '4,5'
    """
    if doubled % 2 == 0:
        return both(str(doubled // 2))
    return Text(f"{doubled // 2},5", f"{doubled // 2}.5")


def counted_cards(count: int) -> Text:
    if count == 1:
        return Text("eine Karte", "1 card")
    return Text(f"{count} Karten", f"{count} cards")
