"""Values and power, in the order of the rules.

Printed values; texts that set printed values of the opponent's cards to 0; own texts that raise and
then double, those for "one character" on the target that gives the most; ignored cards count
nothing; the sum; floors under the sum.
"""

from spieltisch.games.blue_moon.cards import every, kinds, special
from spieltisch.games.blue_moon.state import codes, layers
from spieltisch.games.blue_moon.state.layers import Layers, is_ignored


def _after_zero(card: int, value: int, zero: int) -> int:
    """A printed value after texts that set odd or even ones to 0."""
    kind = every.KINDS[card]
    if kind == kinds.CHARACTER:
        bit = layers.S_ZERO_ODD_CHARACTERS if value & 1 else layers.S_ZERO_EVEN_CHARACTERS
    elif kind in (kinds.BOOSTER, kinds.SUPPORT):
        bit = layers.S_ZERO_ODD_OTHERS if value & 1 else layers.S_ZERO_EVEN_OTHERS
    else:
        bit = 0
    return 0 if zero & bit else value


class Powers(Layers):
    """A table whose powers are worked out when they are asked for."""

    def power(self, seat: int, element: int) -> int:
        """The power of a seat in an element, contested or not."""
        if self.stale:
            self.relayer()
        if self.power_stale:
            self.power_stale = False
            self._work_out(0)
            self._work_out(1)
        return self.powers[seat * 2 + element]

    def printed(self, seat: int, card: int, element: int) -> int:
        """The printed value of a hand card, as a payment counts it."""
        if is_ignored(card, self.ignored_by(seat)):
            return 0
        value = every.FIRES[card] if element == codes.FIRE else every.EARTHS[card]
        zero = self.says[1 - seat] & layers.S_ZERO
        return _after_zero(card, value, zero) if zero else value

    def base(self, seat: int, card: int, element: int) -> int:
        """The printed value of an active card after the opponent's texts about printed values."""
        value = every.FIRES[card] if element == codes.FIRE else every.EARTHS[card]
        zero = self.said_by(1 - seat) & layers.S_ZERO
        if not zero or self.is_protected(seat, card):
            return value
        return _after_zero(card, value, zero)

    def _work_out(self, seat: int) -> None:
        """The power of a seat in both elements."""
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
        if says & layers.S_FLOOR:
            fire = max(fire, self._floor(seat, special.FLOOR_FIRE))
            earth = max(earth, self._floor(seat, special.FLOOR_EARTH))
        self.powers[seat * 2] = fire
        self.powers[seat * 2 + 1] = earth

    def bluff_value(self, seat: int) -> int:
        """What a face-down bluff card that is not ignored counts before it is doubled."""
        if self.said_by(seat) & layers.S_RAISE_BLUFFS:
            return every.AMOUNTS[self.cards_saying(seat, special.RAISE_BLUFFS)[0]]
        return 0 if self.says[1 - seat] & layers.S_ZERO_EVEN_OTHERS else codes.BLUFF_VALUE

    def _floor(self, seat: int, floor: int) -> int:
        """The highest floor under a power."""
        best = 0
        for card in self.texts_of(seat):
            if every.EFFECTS[card] == floor or every.EFFECTS[card] == special.FLOOR_ANY:
                best = max(best, every.AMOUNTS[card])
        return best

    def _characters(self, seat: int, values: list[int], others: list[int], element: int) -> int:
        """The values of the characters in one element; ``others`` are those in the other one."""
        says = self.says[seat]
        printed = values
        if says & layers.S_RAISE_ALL:
            values = [max(values[i], others[i]) for i in range(len(values))]
        doublings = 0
        raises: list[int] = []
        if says & layers.S_TARGETED:
            for card in self.texts_of(seat):
                effect = every.EFFECTS[card]
                if special.RAISE_TO_SUM <= effect <= special.RAISE_BOTH:
                    if effect != (
                        special.RAISE_EARTH if element == codes.FIRE else special.RAISE_FIRE
                    ):
                        raises.append(card)
                elif effect == special.DOUBLE_BOTH or effect == (
                    special.DOUBLE_FIRE if element == codes.FIRE else special.DOUBLE_EARTH
                ):
                    doublings += 1
        best = _best(values, printed, others, raises, 0, 1 << doublings)
        return best * 2 if says & layers.S_DOUBLE_CHARACTERS else best


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
        raised = _raised(raises[at], printed[i], others[i])
        if raised > values[i]:
            trial = values[:]
            trial[i] = raised
            best = max(best, _best(trial, printed, others, raises, at + 1, times))
    return best


def _raised(card: int, printed: int, other: int) -> int:
    """What a text raises a character to."""
    effect = every.EFFECTS[card]
    if effect == special.RAISE_TO_SUM:
        return printed + other
    if effect == special.RAISE_TO_HIGHER:
        return max(printed, other)
    return every.AMOUNTS[card]
