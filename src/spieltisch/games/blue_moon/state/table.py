"""What the working texts say, and power, in the order of the rules.

`relayer` weighs the texts that ignore something and lets every text that works add what it
forbids, limits and allows. Power: printed values; texts that set printed values of the opponent's
cards to 0; own texts that raise and then double, those for "one character" on the target that gives
the most; ignored cards count nothing; the sum; floors under the sum. Both are kept until a card
moves.
"""

from spieltisch.core.event import Event
from spieltisch.games.blue_moon.cards import every, icons, kinds, special
from spieltisch.games.blue_moon.state import codes, layers
from spieltisch.games.blue_moon.state.data import TableData


def after_zero(card: int, value: int, zero: int) -> int:
    """A printed value after texts that set odd or even ones to 0."""
    kind = every.KINDS[card]
    if kind == kinds.CHARACTER:
        bit = layers.S_ZERO_ODD_CHARACTERS if value & 1 else layers.S_ZERO_EVEN_CHARACTERS
    elif kind in (kinds.BOOSTER, kinds.SUPPORT):
        bit = layers.S_ZERO_ODD_OTHERS if value & 1 else layers.S_ZERO_EVEN_OTHERS
    else:
        bit = 0
    return 0 if zero & bit else value


class Table(TableData):
    """A table whose working texts and powers are worked out when they are asked for."""

    def note(self, kind: str, args: list[int]) -> None:
        if not self.quiet:
            self.events.append(Event(kind, args, [], 0))

    def note_hidden(self, kind: str, args: list[int], hidden: list[int], seat: int) -> None:
        """Notes something whose details only one seat sees."""
        if not self.quiet:
            self.events.append(Event(kind, args, hidden, 1 << seat))

    def relayer(self) -> None:
        """Works out which texts work and what they say."""
        self.stale = False
        self.clear_layers()
        first = self._ignoring_texts(0)
        second = self._ignoring_texts(1)
        if first or second:
            self.ignoring = [layers.weigh(second, first), layers.weigh(first, second)]
        for seat in range(2):
            for card in self.active[seat]:
                if every.EFFECTS[card]:
                    self._hear(seat, card)
            for card in self.support[seat]:
                if every.EFFECTS[card]:
                    self._hear(seat, card)
            for card in self.actions[seat]:
                self._hear(seat, card)
            for card in self.landed[seat]:
                if every.EFFECTS[card]:
                    self._hear(seat, card)
            if self.hyla[seat] != codes.NONE:
                self._hear(seat, self.hyla[seat])
            if self.inquisitors[seat] != codes.NONE:
                self._hear(seat, self.inquisitors[seat])

    def _ignoring_texts(self, seat: int) -> int:
        """The texts of a seat that ignore something, whether they work or not."""
        bits = 0
        for card in self.active[seat]:
            bit = layers.IGNORES[every.EFFECTS[card]]
            if bit:
                bits |= layers.FLIT_TEXTS if bit == layers.TEXTS else bit
        for card in self.support[seat]:
            bits |= layers.IGNORES[every.EFFECTS[card]]
        for card in self.actions[seat]:
            bits |= layers.IGNORES[every.EFFECTS[card]]
        return bits

    def _hear(self, seat: int, card: int) -> None:
        """Adds what a text says, if it works."""
        if not layers.text_works(card, self.ignoring[seat], True):
            return
        effect = every.EFFECTS[card]
        foe = 1 - seat
        self.bans[foe] |= layers.bans_of(card)
        self.says[seat] |= layers.SAYINGS[effect]
        if effect == special.EXTRA_SUPPORT:
            self.extra_supports[seat] += every.AMOUNTS[card]
        elif effect == special.EXTRA_BOOSTER:
            self.extra_boosters[seat] += every.AMOUNTS[card]
        elif effect == special.EXTRA_EITHER:
            self.extra_either[seat] += every.AMOUNTS[card]
        elif effect == special.LIMIT_CARDS:
            self.cards_limit[foe] = every.AMOUNTS[card]
        elif effect == special.LIMIT_COMBAT_CARDS:
            self.combat_limit[foe] = every.AMOUNTS[card]
        elif effect == special.LIMIT_CHARACTERS:
            self.characters_limit[foe] = every.AMOUNTS[card]
        elif effect == special.LIMIT_DRAWS:
            self.draw_limit[foe] = min(self.draw_limit[foe], every.AMOUNTS[card])
        elif effect == special.LIMIT_HAND:
            self.hand_limit[foe] = min(self.hand_limit[foe], every.AMOUNTS[card])

    # what works

    def ignored_by(self, seat: int) -> int:
        """What of a seat's cards is ignored, as bits."""
        if self.stale:
            self.relayer()
        return self.ignoring[seat]

    def said_by(self, seat: int) -> int:
        """What a seat's working texts say, as bits."""
        if self.stale:
            self.relayer()
        return self.says[seat]

    def is_protected(self, seat: int, card: int) -> bool:
        """Whether an active card of the combat or support area has a working PROTECTED."""
        return (
            every.ICONS[card] & icons.PROTECTED != 0
            and not self.ignored_by(seat) & layers.ALL_ICONS
        )

    def is_off(self, seat: int, card: int) -> bool:
        """Whether an active card is ignored as a whole."""
        ignoring = self.ignored_by(seat)
        return (
            ignoring != 0
            and layers.is_ignored(card, ignoring)
            and not self.is_protected(seat, card)
        )

    def works(self, seat: int, card: int) -> bool:
        """Whether the text of an active card works."""
        return layers.text_works(card, self.ignored_by(seat), True)

    def bluffs_off(self, seat: int) -> bool:
        """Whether the face-down bluff cards of a seat are ignored: supports with an icon."""
        return layers.bluffs_ignored(self.ignored_by(seat))

    def texts_of(self, seat: int) -> list[int]:
        """The active cards of a seat whose text works."""
        ignoring = self.ignored_by(seat)
        cards = [*self.active[seat], *self.support[seat], *self.actions[seat], *self.landed[seat]]
        if self.hyla[seat] != codes.NONE:
            cards.append(self.hyla[seat])
        if self.inquisitors[seat] != codes.NONE:
            cards.append(self.inquisitors[seat])
        return [
            card
            for card in cards
            if every.EFFECTS[card] and layers.text_works(card, ignoring, True)
        ]

    def cards_saying(self, seat: int, effect: int) -> list[int]:
        """The active cards of a seat with this text, if it works."""
        return [card for card in self.texts_of(seat) if every.EFFECTS[card] == effect]

    # powers

    def power(self, seat: int, element: int) -> int:
        """The power of a seat in an element, contested or not."""
        if self.stale:
            self.relayer()
        if self.power_stale:
            self.power_stale = False
            self.powers = [0, 0, 0, 0]
            self._work_out(0)
            self._work_out(1)
        return self.powers[seat * 2 + element]

    def printed(self, seat: int, card: int, element: int) -> int:
        """The printed value of a hand card, as a payment counts it."""
        if layers.is_ignored(card, self.ignored_by(seat)):
            return 0
        value = every.FIRES[card] if element == codes.FIRE else every.EARTHS[card]
        zero = self.says[1 - seat] & layers.S_ZERO
        return after_zero(card, value, zero) if zero else value

    def base(self, seat: int, card: int, element: int) -> int:
        """The printed value of an active card after the opponent's texts about printed values."""
        value = every.FIRES[card] if element == codes.FIRE else every.EARTHS[card]
        zero = self.said_by(1 - seat) & layers.S_ZERO
        if not zero or self.is_protected(seat, card):
            return value
        return after_zero(card, value, zero)

    def _work_out(self, seat: int) -> None:
        """The power of a seat in both elements."""
        self._add_up(seat)
        if self.says[seat] & layers.S_FLOOR:
            for element in (codes.FIRE, codes.EARTH):
                at = seat * 2 + element
                self.powers[at] = max(self.powers[at], self._floor(seat, element))

    def sum_of(self, seat: int, element: int) -> int:
        """The power without the floors under it."""
        powers = self.powers
        self.powers = powers[:]  # other tables share the list
        self._add_up(seat)
        total = self.powers[seat * 2 + element]
        self.powers = powers
        return total

    def _add_up(self, seat: int) -> None:
        """The sum of the values of a seat in both elements."""
        says = self.says[seat]
        zero = self.says[1 - seat] & layers.S_ZERO
        ignoring = self.ignoring[seat]
        fires: list[int] = []
        earths: list[int] = []
        fire = 0
        earth = 0
        times = 2 if says & layers.S_DOUBLE_BOOSTERS else 1
        for card in self.active[seat]:
            if ignoring and self.is_off(seat, card):
                continue
            card_fire = self.base(seat, card, codes.FIRE) if zero else every.FIRES[card]
            card_earth = self.base(seat, card, codes.EARTH) if zero else every.EARTHS[card]
            if every.KINDS[card] == kinds.CHARACTER:
                fires.append(card_fire)
                earths.append(card_earth)
            else:
                fire += card_fire * times
                earth += card_earth * times
        times = 2 if says & layers.S_DOUBLE_SUPPORTS else 1
        for card in self.support[seat]:
            if ignoring and self.is_off(seat, card):
                continue
            fire += (self.base(seat, card, codes.FIRE) if zero else every.FIRES[card]) * times
            earth += (self.base(seat, card, codes.EARTH) if zero else every.EARTHS[card]) * times
        if self.bluffs[seat] and not (ignoring and self.bluffs_off(seat)):
            bluffs = self.bluff_value(seat) * len(self.bluffs[seat]) * times
            fire += bluffs
            earth += bluffs
        hyla = self.hyla[seat]
        if hyla != codes.NONE and not (ignoring and self.is_off(seat, hyla)):
            fire += every.FIRES[hyla]
            earth += every.EARTHS[hyla]
        if says & (layers.S_RAISE_ALL | layers.S_TARGETED | layers.S_DOUBLE_CHARACTERS):
            fire += self._characters(seat, fires, earths, codes.FIRE)
            earth += self._characters(seat, earths, fires, codes.EARTH)
        else:
            for value in fires:
                fire += value
            for value in earths:
                earth += value
        self.powers[seat * 2] = fire
        self.powers[seat * 2 + 1] = earth

    def bluff_value(self, seat: int) -> int:
        """What a face-down bluff card that is not ignored counts before it is doubled."""
        if self.said_by(seat) & layers.S_RAISE_BLUFFS:
            return every.AMOUNTS[self.cards_saying(seat, special.RAISE_BLUFFS)[0]]
        return 0 if self.says[1 - seat] & layers.S_ZERO_EVEN_OTHERS else codes.BLUFF_VALUE

    def _floor(self, seat: int, element: int) -> int:
        """The highest floor under a power."""
        best = 0
        for card in self.floors(seat, element):
            best = max(best, every.AMOUNTS[card])
        return best

    def floors(self, seat: int, element: int) -> list[int]:
        """The own texts that put a floor under a power."""
        floor = special.FLOOR_FIRE if element == codes.FIRE else special.FLOOR_EARTH
        return [
            card
            for card in self.texts_of(seat)
            if every.EFFECTS[card] == floor or every.EFFECTS[card] == special.FLOOR_ANY
        ]

    def _characters(self, seat: int, values: list[int], others: list[int], element: int) -> int:
        """The values of the characters in one element; ``others`` are those in the other one."""
        says = self.says[seat]
        printed = values
        if says & layers.S_RAISE_ALL:
            values = [max(values[i], others[i]) for i in range(len(values))]
        doublings = 0
        raises: list[int] = []
        if says & layers.S_TARGETED:
            for card in self.for_one(seat, element):
                if every.EFFECTS[card] <= special.RAISE_BOTH:
                    raises.append(card)
                else:
                    doublings += 1
        best = _best(values, printed, others, raises, 0, 1 << doublings)
        return best * 2 if says & layers.S_DOUBLE_CHARACTERS else best

    def for_one(self, seat: int, element: int) -> list[int]:
        """The own texts that raise or double one character in an element."""
        fire = element == codes.FIRE
        no_raise = special.RAISE_EARTH if fire else special.RAISE_FIRE
        no_double = special.DOUBLE_EARTH if fire else special.DOUBLE_FIRE
        cards: list[int] = []
        for card in self.texts_of(seat):
            effect = every.EFFECTS[card]
            if (
                layers.SAYINGS[effect] & layers.S_TARGETED
                and effect != no_raise
                and effect != no_double
            ):
                cards.append(card)
        return cards

    # values as they count now

    def value_now(self, seat: int, card: int) -> tuple[int, int] | None:
        """The values of a card on the table, before texts that raise a single character.

        None for a card without values; inactive and ignored cards count 0.
        """
        if card in self.bluffs[seat]:
            value = self.bluff_value_now(seat)
            return value, value
        if not every.VALUED[card]:
            return None
        if card in self.older[seat] or self.is_off(seat, card):
            return 0, 0
        fire = self.base(seat, card, codes.FIRE)
        earth = self.base(seat, card, codes.EARTH)
        says = self.said_by(seat)
        kind = every.KINDS[card]
        doubled = 0
        if kind == kinds.CHARACTER:
            doubled = layers.S_DOUBLE_CHARACTERS
            if says & layers.S_RAISE_ALL:
                fire = earth = max(fire, earth)
        elif kind == kinds.BOOSTER:
            doubled = layers.S_DOUBLE_BOOSTERS
        elif kind == kinds.SUPPORT:
            doubled = layers.S_DOUBLE_SUPPORTS
        times = 2 if says & doubled else 1
        return fire * times, earth * times

    def bluff_value_now(self, seat: int) -> int:
        """What each face-down bluff card counts, in either element."""
        if self.bluffs_off(seat):
            return 0
        times = 2 if self.said_by(seat) & layers.S_DOUBLE_SUPPORTS else 1
        return self.bluff_value(seat) * times

    # hands and areas

    def room_in_hand(self, seat: int) -> int:
        """How many more cards may come into the hand, from wherever."""
        if self.stale:
            self.relayer()
        return self.hand_limit[seat] - len(self.hand[seat])

    def may_take(self, seat: int) -> bool:
        """Whether a card may come into the hand, from wherever."""
        return self.room_in_hand(seat) > 0

    def may_leave_deck(self, seat: int) -> bool:
        """Whether the player may take a card out of the own draw deck."""
        if self.stale:
            self.relayer()
        limit = self.draw_limit[seat]
        return limit > 0 and (seat != self.turn or self.drawn < limit)

    def may_draw(self, seat: int) -> bool:
        return len(self.deck[seat]) > 0 and self.may_leave_deck(seat) and self.may_take(seat)

    def cards_on(self, seat: int, ship: int) -> int:
        count = 0
        for other in self.aboard[seat]:
            if other == ship:
                count += 1
        return count

    def characters_of(self, seat: int) -> list[int]:
        """The active characters of a seat."""
        return [card for card in self.active[seat] if every.KINDS[card] == kinds.CHARACTER]

    def cards_laid(self, seat: int) -> int:
        """Cards in combat and support areas, active or not, bluff cards too."""
        return (
            len(self.active[seat])
            + len(self.older[seat])
            + len(self.support[seat])
            + len(self.bluffs[seat])
        )

    def is_out_of_cards(self, seat: int) -> bool:
        return not self.hand[seat] and not self.deck[seat]


def _best(
    values: list[int], printed: list[int], others: list[int], raises: list[int], at: int, times: int
) -> int:
    """The highest sum: every raise on one character, all doublings together on the best one."""
    if at == len(raises):
        total = 0
        most = 0
        for value in values:
            total += value
            most = max(most, value)
        return total + most * (times - 1)
    best = _best(values, printed, others, raises, at + 1, times)
    for i in range(len(values)):
        higher = raised(raises[at], printed[i], others[i])
        if higher > values[i]:
            trial = values[:]
            trial[i] = higher
            best = max(best, _best(trial, printed, others, raises, at + 1, times))
    return best


def raised(card: int, printed: int, other: int) -> int:
    """What a text raises a character to."""
    effect = every.EFFECTS[card]
    if effect == special.RAISE_TO_SUM:
        return printed + other
    if effect == special.RAISE_TO_HIGHER:
        return max(printed, other)
    return every.AMOUNTS[card]
