# mypyc: skip
"""What a card would bring: the table once it has been laid.

Only the card is laid, on a copy of the table; nothing is drawn and nobody is asked, so the answer
depends on nothing that its player does not know.
"""

from spieltisch.games.blue_moon.cards import every, kinds, special
from spieltisch.games.blue_moon.effects import moments
from spieltisch.games.blue_moon.rules import permits
from spieltisch.games.blue_moon.state import acts, codes, verbs
from spieltisch.games.blue_moon.state.table import Table


def is_mutant(card: int) -> bool:
    return special.MUTANT_DRAGONS <= every.EFFECTS[card] <= special.MUTANT_NO_INFLUENCE


def laid(table: Table, seat: int, card: int, verb: int) -> Table:
    """The table after PLAY, FRESH or BLUFF; of texts only the mutants' has happened."""
    after = Table()
    table.copy_to(after)
    after.quiet = True
    if verb == verbs.BLUFF:
        after.bluffs[seat].append(card)
    elif every.KINDS[card] == kinds.SUPPORT:
        after.support[seat].append(card)
    else:
        keeps = verb == verbs.PLAY and permits.would_keep(after, seat, card)
        first = every.KINDS[card] == kinds.CHARACTER and after.first_character == codes.NONE
        if first and not keeps:
            acts.collapse(after, seat)
        after.active[seat].append(card)
    after.touch()
    if is_mutant(card) and verb != verbs.BLUFF and after.works(seat, card):
        moments.carry_out(after, seat, card, False)  # a mutant changes nothing but the element
    return after


def followed(table: Table, seat: int, card: int, after: Table) -> list[Table]:
    """The tables once those from the hand have followed a card that may: a partner, or its gang."""
    others = [
        other
        for other in table.hand[seat]
        if other != card and every.KINDS[other] == every.KINDS[card]
    ]
    ways = [[other] for other in others if permits.is_partner(after, card, other)]
    gang = [other for other in others if permits.share_gang(after, seat, card, other)]
    return [_joined(after, seat, way) for way in [*ways, gang] if way]


def _joined(table: Table, seat: int, cards: list[int]) -> Table:
    after = Table()
    table.copy_to(after)
    after.quiet = True
    support = every.KINDS[cards[0]] == kinds.SUPPORT
    (after.support if support else after.active)[seat].extend(cards)
    after.touch()
    return after


def may_follow(table: Table, seat: int, card: int) -> bool:
    """Whether a character could be played later in this turn, in the leadership phase or after."""
    return (
        table.phase in (codes.LEAD, codes.RETREAT)
        and not table.stack.frames
        and permits.character_refusal(table, seat, card) == codes.LEGAL
    )
