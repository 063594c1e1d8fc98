"""What spirits gain, lose and place, as cards write it."""

from spieltisch.core.effects import Amount, Node
from spieltisch.games.spirit_island.cards import panel
from spieltisch.games.spirit_island.effects.basics import TARGET, USER, when
from spieltisch.games.spirit_island.effects.cases import HasEnergy
from spieltisch.games.spirit_island.effects.energy import (
    ExtraPlays,
    GainElements,
    GainEnergy,
    LoseEnergy,
)
from spieltisch.games.spirit_island.effects.fear import RevealFear
from spieltisch.games.spirit_island.effects.gaining import (
    EITHER_DECK,
    FULL_PRICE,
    OFFERED,
    ForgetCard,
    GainCard,
    GiveCard,
    PlayCard,
    Reclaim,
    TakeAid,
)
from spieltisch.games.spirit_island.effects.presence import HERE, AddPresence, LosePresence
from spieltisch.games.spirit_island.state import codes

# Energy, elements, plays.


def gain_energy(number: "int | Amount", who: int = USER, more: bool = False) -> GainEnergy:
    return GainEnergy(number, who, more)


def lose_energy(number: int) -> LoseEnergy:
    return LoseEnergy(number)


def pay(number: int, *body: Node) -> Node:
    """Something that costs energy; nothing without it."""
    return when(HasEnergy(number), lose_energy(number), *body)


def gain_elements(
    number: int, who: int = USER, shared: bool = False, had: bool = False
) -> GainElements:
    return GainElements(number, who, shared, had)


def extra_plays(number: int) -> ExtraPlays:
    return ExtraPlays(number)


# Power cards.


def gain_card(
    deck: int = EITHER_DECK,
    who: int = USER,
    leaves: bool = False,
    offered: int = OFFERED,
    free: bool = False,
) -> GainCard:
    return GainCard(deck, who, leaves, offered, free)


def play_card(who: int = TARGET) -> PlayCard:
    return PlayCard(who, False, FULL_PRICE)


def play_gained(who: int = USER, price: int = FULL_PRICE) -> PlayCard:
    """The card gained before."""
    return PlayCard(who, True, price)


def give_card(who: int) -> GiveCard:
    return GiveCard(who)


def forget_card(times: int = 1, element: int = codes.ANY_ELEMENT) -> ForgetCard:
    return ForgetCard(times, element)


def take_aid() -> TakeAid:
    return TakeAid()


def reclaim_all() -> Reclaim:
    return Reclaim(True, False)


def reclaim_one() -> Reclaim:
    return Reclaim(False, False)


def take_back() -> Reclaim:
    """One of the cards played this turn."""
    return Reclaim(False, True)


def reveal_fear() -> RevealFear:
    return RevealFear()


# Presence.


def add_presence(reach: int, fits: int = panel.ANY_LAND, who: int = USER) -> AddPresence:
    return AddPresence(reach, fits, False, who)


def add_presence_here(who: int = USER) -> AddPresence:
    """In the land it is about, whatever kind of land that is."""
    return AddPresence(HERE, panel.ANY_LAND, False, who, anyhow=True)


def restore_presence(number: int, who: int = USER) -> AddPresence:
    """So many destroyed ones, in the land it is about."""
    return AddPresence(HERE, panel.ANY_LAND, False, who, lost=number)


def grow_presence(reach: int, fits: int = panel.ANY_LAND) -> AddPresence:
    return AddPresence(reach, fits, True, USER)


def lose_presence(times: "int | Amount" = 1, reach: int = -1, own: bool = True) -> LosePresence:
    return LosePresence(times, reach, own)
