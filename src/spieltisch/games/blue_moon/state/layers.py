"""The hierarchy of effects: what a text ignores, forbids and says, as bits.

The texts that ignore something are weighed against each other (`weigh`); what remains of them
decides for every card whether it, its text or its icons work (`is_ignored`, `text_works`,
`icons_of`). PROTECTED stands above ignoring, a ban above any permission: `permits` asks the bans
first.

Everything is worked out from the printed state, so the order in which cards were played never
matters.
"""

from typing import Final

from spieltisch.games.blue_moon.cards import every, icons, kinds, special
from spieltisch.games.blue_moon.cards.special import EFFECTS as EFFECT_COUNT

# What ignores a seat's cards, as bits of `ignoring`.
TEXTS: Final = 1  # all texts but those of Flit characters
ALL_TEXTS: Final = 2
SUPPORTS: Final = 4
BOOSTERS: Final = 8
CHARACTERS: Final = 16  # but Flit characters
ICON_CARDS: Final = 32  # but Flit characters and cards with a working PROTECTED
ALL_ICONS: Final = 64  # but STOP
SOME_ICONS: Final = 128  # but STOP and PROTECTED
FLIT_TEXTS: Final = 256  # as TEXTS, but said by a Flit character: only while weighing

# Traits of a card that a ban can name.
T_LEADERSHIP: Final = 1
T_BOOSTER: Final = 2
T_SUPPORT: Final = 4
T_ACTION: Final = 8
T_CHARACTER_WITHOUT: Final = 16
T_CHARACTER_WITH: Final = 32
T_BOOSTER_WITH: Final = 64
T_WITH: Final = 128
T_WITHOUT: Final = 256
T_ABOVE: Final = 512  # a character that prints more than 0; the next bits: more than 1, 2, ...
BLUFF_TRAITS: Final = 260  # a support without text

# What a seat's working texts say, as bits of `says`.
S_ANY_SUPPORTS: Final = 1
S_ANY_BOOSTERS: Final = 2
S_ATTACK_AGAIN: Final = 4
S_WAIVE_MUTANT: Final = 8
S_ALL_REPLACE: Final = 16
S_SHIP_HAND: Final = 32
S_SHIP_HAND_ONE: Final = 64
S_NO_MORE_CHARACTERS: Final = 128
S_NO_CALLING: Final = 256
S_NO_ADDITIONAL: Final = 512
S_DEMAND: Final = 1024  # something the opponent has to do
S_ZERO_ODD_CHARACTERS: Final = 2048
S_ZERO_EVEN_CHARACTERS: Final = 4096
S_ZERO_ODD_OTHERS: Final = 8192
S_ZERO_EVEN_OTHERS: Final = 16384
S_ZERO: Final = 30720
S_RAISE_ALL: Final = 32768
S_RAISE_BLUFFS: Final = 65536
S_DOUBLE_CHARACTERS: Final = 131072
S_DOUBLE_BOOSTERS: Final = 262144
S_DOUBLE_SUPPORTS: Final = 524288
S_TARGETED: Final = 1048576  # one own character is raised or doubled
S_FLOOR: Final = 2097152
S_USABLE: Final = 4194304  # a text for any moment of the own turn
S_AT_END: Final = 8388608  # a text for the end of the own turn
S_LAST: Final = 16777216  # a text for the very end
S_DOUBLE_CATERPILLAR: Final = 33554432
S_AFTER: Final = 67108864  # a text right after the own booster/support phase
EFFECTS_OF_WINDOW: Final = (
    (),
    (special.CANCEL_ACTION,),
    (special.CANCEL_CHARACTER,),
    (special.DISCARD_OF_TURN, special.END_TURN),
    (special.TAKE_BACK_ON_RETREAT,),
    (special.CANCEL_DRAGON,),
    (special.CANCEL_INTERVENTION,),
)
"""By window: the texts of the interventions that may be played then."""


def _traits() -> list[int]:
    """By card: what a ban can name about it."""
    traits: list[int] = []
    for card in every.CARDS:
        has_text = card.effect != special.NO_TEXT
        bits = T_WITH if has_text else T_WITHOUT
        if card.kind == kinds.CHARACTER:
            bits |= T_CHARACTER_WITH if has_text else T_CHARACTER_WITHOUT
            bits |= T_ABOVE * ((1 << max(card.fire, card.earth, 0)) - 1)
        elif card.kind == kinds.BOOSTER:
            bits |= T_BOOSTER
            if has_text:
                bits |= T_BOOSTER_WITH
        elif card.kind == kinds.SUPPORT:
            bits |= T_SUPPORT
        elif card.kind != kinds.INTERVENTION:
            bits |= T_ACTION
            if card.kind == kinds.LEADERSHIP:
                bits |= T_LEADERSHIP
        traits.append(bits)
    return traits


TRAITS: Final[list[int]] = _traits()
FLIT_CHARACTER: Final[list[bool]] = [
    card.people == "flit" and card.kind == kinds.CHARACTER for card in every.CARDS
]


def _by_effect(entries: list[tuple[int, int]]) -> list[int]:
    table = [0] * EFFECT_COUNT
    for effect, value in entries:
        table[effect] = value
    return table


BANS: Final[list[int]] = _by_effect(
    [
        (special.FORBID_LEADERSHIP, T_LEADERSHIP),
        (special.FORBID_BOOSTERS, T_BOOSTER),
        (special.FORBID_SUPPORTS, T_SUPPORT),
        (special.FORBID_LEADERSHIP_BOOSTERS_SUPPORTS, T_LEADERSHIP | T_BOOSTER | T_SUPPORT),
        (special.FORBID_ACTION_CARDS, T_ACTION),
        (special.FORBID_CHARACTERS_WITHOUT_TEXT, T_CHARACTER_WITHOUT),
        (special.FORBID_CHARACTERS_BOOSTERS_WITH_TEXT, T_CHARACTER_WITH | T_BOOSTER_WITH),
        (special.FORBID_WITH_TEXT, T_WITH),
        (special.FORBID_WITHOUT_TEXT, T_WITHOUT),
    ]
)
"""By effect: the traits that it forbids the opponent to play."""


def bans_of(card: int) -> int:
    """The traits that the text of a card forbids the opponent to play."""
    effect = every.EFFECTS[card]
    if effect == special.FORBID_STRONG_CHARACTERS:
        return T_ABOVE << every.AMOUNTS[card]
    return BANS[effect]


SAYINGS: Final[list[int]] = _by_effect(
    [
        (special.ANY_SUPPORTS, S_ANY_SUPPORTS),
        (special.ANY_BOOSTERS, S_ANY_BOOSTERS),
        (special.ATTACK_AGAIN, S_ATTACK_AGAIN),
        (special.WAIVE_MUTANT, S_WAIVE_MUTANT),
        (special.ALL_REPLACE, S_ALL_REPLACE),
        (special.SHIP_HAND, S_SHIP_HAND),
        (special.LOAD_SHIP_HAND_ONE, S_SHIP_HAND_ONE),
        (special.NO_MORE_CHARACTERS, S_NO_MORE_CHARACTERS),
        (special.FORBID_CALLING, S_NO_CALLING),
        (special.FORBID_ADDITIONAL_DRAWS, S_NO_ADDITIONAL),
        (special.MUST_SUPPORT, S_DEMAND),
        (special.MUST_BOOST, S_DEMAND),
        (special.SIREN, S_DEMAND),
        *[
            (effect, S_DEMAND)
            for effect in range(special.CATERPILLAR_FIRE, special.CATERPILLAR_MOONS + 1)
        ],
        (special.ZERO_ODD_CHARACTERS, S_ZERO_ODD_CHARACTERS),
        (special.ZERO_EVEN_CHARACTERS, S_ZERO_EVEN_CHARACTERS),
        (special.ZERO_ODD_OTHERS, S_ZERO_ODD_OTHERS),
        (special.ZERO_EVEN_OTHERS, S_ZERO_EVEN_OTHERS),
        (special.RAISE_ALL_TO_HIGHER, S_RAISE_ALL),
        (special.RAISE_BLUFFS, S_RAISE_BLUFFS),
        (special.DOUBLE_CHARACTERS, S_DOUBLE_CHARACTERS),
        (special.DOUBLE_BOOSTERS, S_DOUBLE_BOOSTERS),
        (special.DOUBLE_SUPPORTS, S_DOUBLE_SUPPORTS),
        (special.DOUBLE_CATERPILLAR, S_DOUBLE_CATERPILLAR),
        (special.RAISE_TO_SUM, S_TARGETED),
        (special.RAISE_TO_HIGHER, S_TARGETED),
        (special.RAISE_FIRE, S_TARGETED),
        (special.RAISE_EARTH, S_TARGETED),
        (special.RAISE_BOTH, S_TARGETED),
        (special.DOUBLE_FIRE, S_TARGETED),
        (special.DOUBLE_EARTH, S_TARGETED),
        (special.DOUBLE_BOTH, S_TARGETED),
        (special.FLOOR_FIRE, S_FLOOR),
        (special.FLOOR_EARTH, S_FLOOR),
        (special.FLOOR_ANY, S_FLOOR),
        (special.DISCARD_BOOSTER_SUPPORT_EACH_TURN, S_USABLE),
        (special.DISCARD_ICON_CARD, S_USABLE),
        (special.DRAW_ADDITIONAL, S_AT_END),
        (special.FOE_DISCARDS_AT_END, S_AT_END),
        (special.MILL, S_AT_END),
        (special.REVEAL_DISCARD, S_AT_END),
        (special.DRAW_SHUFFLE_BACK, S_AT_END),
        (special.DRAW_TO, S_LAST),
        (special.SEARCH_DECK_AFTER, S_AFTER),
        (special.DIG_AFTER, S_AFTER),
    ]
)
"""By effect: what it says about its owner."""

IGNORES: Final[list[int]] = _by_effect(
    [
        (special.IGNORE_TEXTS, TEXTS),
        (special.IGNORE_ALL_TEXTS, ALL_TEXTS),
        (special.IGNORE_SUPPORTS, SUPPORTS),
        (special.IGNORE_BOOSTERS, BOOSTERS),
        (special.IGNORE_CHARACTERS, CHARACTERS),
        (special.IGNORE_ICON_CARDS, ICON_CARDS),
        (special.IGNORE_ALL_ICONS, ALL_ICONS),
        (special.IGNORE_ICONS, SOME_ICONS),
    ]
)
"""By effect: what it ignores of the opponent's cards."""
FLIT_SAID: Final = 60  # SUPPORTS to ICON_CARDS are said by Flit characters only


def is_ignored(card: int, ignoring: int) -> bool:
    """Whether a whole card of a seat is ignored; what PROTECTED does on the table is left aside."""
    kind = every.KINDS[card]
    if kind == kinds.CHARACTER:
        if FLIT_CHARACTER[card]:
            return False
        if ignoring & CHARACTERS:
            return True
    elif (kind == kinds.BOOSTER and ignoring & BOOSTERS) or (
        kind == kinds.SUPPORT and ignoring & SUPPORTS
    ):
        return True
    if ignoring & ICON_CARDS:
        printed = every.ICONS[card]
        spared = printed & icons.PROTECTED and not ignoring & ALL_ICONS  # BM-Q34
        return printed != 0 and not spared
    return False


def text_works(card: int, ignoring: int, on_table: bool) -> bool:
    """Whether the text of a card works; PROTECTED helps only on the table."""
    if not ignoring:
        return True
    if on_table and every.ICONS[card] & icons.PROTECTED and not ignoring & ALL_ICONS:
        return True
    if ignoring & ALL_TEXTS:
        return False
    if FLIT_CHARACTER[card]:
        return True
    return not ignoring & TEXTS and not is_ignored(card, ignoring)


def icons_of(card: int, ignoring: int, on_table: bool) -> int:
    """The icons of a card that work."""
    printed = every.ICONS[card]
    if not ignoring or not printed:
        return printed
    if on_table and printed & icons.PROTECTED and not ignoring & ALL_ICONS:
        return printed
    if is_ignored(card, ignoring):
        return 0
    if ignoring & ALL_ICONS:
        return printed & icons.STOP
    if ignoring & SOME_ICONS:
        return printed & (icons.STOP | icons.PROTECTED)
    return printed


def may_count_as(card: int, ignoring: int) -> bool:
    """Whether an icon that a card has only "as if" would work."""
    if not ignoring:
        return True
    if ignoring & (ALL_ICONS | SOME_ICONS) or is_ignored(card, ignoring):
        return False
    return (
        not ignoring & ICON_CARDS
        or FLIT_CHARACTER[card]
        or every.ICONS[card] & icons.PROTECTED != 0
    )


def bluffs_ignored(ignoring: int) -> bool:
    """Whether face-down bluff cards are ignored: they are supports with an icon."""
    return ignoring & (SUPPORTS | ICON_CARDS) != 0


def weigh(mine: int, theirs: int) -> int:
    """What of my ignoring texts works against theirs; the order is that of the hierarchy."""
    if not theirs:
        return _as_said(mine)
    gas = _laughing_gas(mine, theirs)
    if theirs & ALL_TEXTS and not mine & FLIT_TEXTS and not gas:
        return 0
    works = mine & FLIT_SAID
    if mine & FLIT_TEXTS or gas:
        works |= TEXTS
    their_gas = _laughing_gas(theirs, mine)
    if theirs & FLIT_TEXTS or their_gas:
        return works
    if mine & ALL_TEXTS:
        works |= ALL_TEXTS
        theirs = 0
    if not theirs & CHARACTERS:
        works |= mine & ALL_ICONS
    if not theirs & SUPPORTS:
        works |= mine & SOME_ICONS
    return works


def _as_said(mine: int) -> int:
    """Ignoring texts that nothing opposes."""
    return mine & ~FLIT_TEXTS | TEXTS if mine & FLIT_TEXTS else mine


def _laughing_gas(mine: int, theirs: int) -> bool:
    """Whether my support that ignores texts works, an opposing hoax-28 left aside."""
    if not mine & TEXTS or theirs & (FLIT_TEXTS | SUPPORTS):
        return False
    # Theirs would cancel it, unless mine keeps theirs from working anyway.
    return not theirs & TEXTS or mine & (FLIT_TEXTS | SUPPORTS) != 0
