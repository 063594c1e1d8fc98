"""The table: the small acts that change what lies on it.

Each act leaves the table consistent and notes what happened. Which acts are allowed when is the
business of `rules`.
"""

from spieltisch.core.event import Event
from spieltisch.core.fields import changed
from spieltisch.core.rng import Rng, seat_generators
from spieltisch.games.living_forest import cards
from spieltisch.games.living_forest.state import codes
from spieltisch.games.living_forest.state.data import TableData


class Table(TableData):
    """A table on which things happen."""

    def note(self, kind: str, args: list[int]) -> None:
        self.events.append(Event(kind, args, [], 0))

    # revealing

    def reveal(self, seat: int) -> None:
        """The top card of a draw pile joins the line; an empty pile is made anew before."""
        pile = self.draw[seat]
        if not pile:
            self.shuffle_discards(seat)
            pile = self.draw[seat]
        kind = pile.pop()
        batches = self.batches[seat]
        if batches:
            batches[-1] -= 1
            if not batches[-1]:
                batches.pop()
        self.line[seat].append(kind)
        self.net[seat] += cards.SYMBOLS[kind]
        self.count_elements(seat, cards.GIVES[kind], 1)
        self.shown[seat] = True
        self.fresh[seat] = True
        self.news = True
        if not self.quiet:
            self.note("reveal", [seat, kind, self.net[seat]])

    def shuffle_discards(self, seat: int) -> None:
        pile = sorted(self.discard[seat])
        self.rngs[seat].shuffle(pile)
        self.draw[seat] = pile
        self.discard[seat] = []
        if not self.quiet:
            self.note("shuffle", [seat, len(pile)])

    def spend_fragment(self, seat: int, banish: bool) -> None:
        """A fragment sends the card just revealed to the discard pile, or a varan away for good."""
        kind = self.line[seat].pop()
        self.net[seat] -= cards.SYMBOLS[kind]
        self.count_elements(seat, cards.GIVES[kind], -1)
        self.fresh[seat] = False
        self.fragments[seat] -= 1
        self.supply += 1
        if banish:
            self.varans += 1
        else:
            self.discard[seat].append(kind)
        if not self.quiet:
            self.note("banish" if banish else "discard", [seat, kind, self.net[seat]])

    def stop(self, seat: int, actions: int) -> None:
        self.stopped[seat] = True
        self.fresh[seat] = False
        if not self.quiet:
            self.note("stop", [seat, actions])

    # acting

    def gain_fragments(self, seat: int, count: int) -> None:
        """Fragments from the supply, as many as there are."""
        if count > self.supply:
            count = self.supply
        self.supply -= count
        self.fragments[seat] += count
        if not self.quiet:
            self.note("fragment", [seat, count])

    def attract(self, seat: int, kind: int) -> None:
        """An animal leaves the display; it is put on the draw pile once all are chosen."""
        self.display[self.display.index(kind)] = codes.NONE
        if not self.quiet:
            self.note("attract", [seat, kind])

    def begin_batch(self, seat: int) -> None:
        self.batches[seat].append(0)

    def put_on_pile(self, seat: int, kind: int) -> None:
        self.draw[seat].append(kind)
        self.batches[seat][-1] += 1

    def note_stacked(self, seat: int) -> None:
        """Several animals lie on the pile in an order that only their owner knows."""
        if not self.quiet:
            count = self.batches[seat][-1]
            kinds = self.draw[seat][-count:][::-1]
            self.events.append(Event("stack", [seat, count], kinds, 1 << seat))

    def extinguish(self, seat: int, fire: int) -> None:
        self.circle[fire] -= 1
        self.taken[seat * codes.FIRES + fire] += 1
        if not self.quiet:
            self.note("extinguish", [seat, fire + codes.LOWEST_FIRE])

    def move_stone(self, seat: int, steps: int, rock: int) -> None:
        self.stones[seat] = rock
        if not self.quiet:
            self.note("move", [seat, steps, rock])

    def steal(self, seat: int, tile: int) -> None:
        victim = self.tiles[tile]
        self.tiles = changed(self.tiles, tile, seat)
        if not self.quiet:
            self.note("steal", [seat, victim, tile])

    def plant(self, seat: int, tree: int, cell: int) -> None:
        """A tree grows; lines completed by it give their bonus from now on."""
        self.trees = changed(self.trees, tree, self.trees[tree] - 1)
        self.forest[seat * codes.CELLS + cell] = tree
        self.planted[seat] |= 1 << tree
        before = self.grown[seat]
        after = before | (1 << cell)
        self.grown[seat] = after
        self.count_elements(seat, cards.TREE_GIVES[tree], 1)
        if not self.quiet:
            self.note("plant", [seat, tree, cell])
        for number in range(len(codes.LINE_CELLS)):
            cells = codes.LINE_CELLS[number]
            if after & cells == cells and before & cells != cells:
                self.totals[seat * cards.ELEMENTS + codes.LINE_ELEMENTS[number]] += (
                    codes.LINE_BONUSES[number]
                )
                if not self.quiet:
                    self.note("line-bonus", [seat, number])

    # what is possible

    def can_attract(self, sun: int) -> bool:
        for kind in self.display:
            if kind != codes.NONE and cards.COSTS[kind] <= sun:
                return True
        return False

    def can_extinguish(self, water: int) -> bool:
        circle = self.circle
        return (
            (water >= 2 and circle[0] > 0)
            or (water >= 3 and circle[1] > 0)
            or (water >= 4 and circle[2] > 0)
        )

    def can_plant(self, seat: int) -> bool:
        if self.grown[seat] == codes.ALL_CELLS:
            return False
        plants = self.total(seat, cards.PLANT)
        for tree in range(codes.TREES):
            if self.trees[tree] and cards.TREE_COSTS[tree] <= plants:
                return True
        return False

    def landing(self, seat: int, steps: int) -> int:
        """The rock on which a move of so many steps ends; rocks of others do not count."""
        rock = self.stones[seat]
        while steps:
            rock = (rock + 1) % codes.ROCKS
            if rock == self.stones[seat] or rock not in self.stones:
                steps -= 1
        return rock

    def skipped(self, seat: int, steps: int) -> list[int]:
        """The seats whose stones such a move skips, each once, in the order of the way."""
        rock = self.stones[seat]
        seats: list[int] = []
        while steps:
            rock = (rock + 1) % codes.ROCKS
            if rock == self.stones[seat] or rock not in self.stones:
                steps -= 1
            else:
                other = self.stones.index(rock)
                if other not in seats:
                    seats.append(other)
        return seats

    # the end of a round

    def fire_attack(self) -> None:
        """Whoever has less water than the fires have power receives varans."""
        power = self.fire_power()
        number = self.fires()
        hit: list[int] = []
        for offset in range(self.seats):
            seat = (self.start + offset) % self.seats
            if number and self.total(seat, cards.WATER) < power:
                hit.append(seat)
        received = [0] * self.seats
        for _ in range(number):
            for seat in hit:
                if self.varans:
                    self.varans -= 1
                    received[seat] += 1
                    self.discard[seat].append(codes.VARAN)
        if not self.quiet:
            for seat in hit:
                self.note("attack", [seat, power, received[seat]])

    def new_fires(self) -> None:
        """A fire for every animal missing from the display, the lowest level first."""
        added = [0] * codes.FIRES
        for level in range(codes.LEVELS):
            for slot in range(codes.SLOTS):
                if (
                    self.display[level * codes.SLOTS + slot] == codes.NONE
                    and self.fires() < codes.MOST_FIRES
                ):
                    added[level] += self._add_fire(level)
        if not self.fires():
            added[0] += self._add_fire(0)
        if not self.quiet and added != [0, 0, 0]:
            self.note("fires", added)

    def _add_fire(self, fire: int) -> int:
        """Puts a fire into the circle if the box still has one; how many that were."""
        if self.fire_limit and self.fires_of_value(fire) >= self.fire_limit:
            return 0
        self.circle[fire] += 1
        return 1

    def refill(self) -> None:
        """Every row of the display is filled up from its stack."""
        dealt: list[int] = []
        for place in range(codes.DISPLAY):
            stack = self.stacks[place // codes.SLOTS]
            if self.display[place] == codes.NONE and stack:
                self.display[place] = stack.pop()
                dealt.append(self.display[place])
        if dealt:
            self.news = True
            if not self.quiet:
                self.note("refill", dealt)

    def clear_lines(self) -> None:
        """Every line goes to its owner's discard pile."""
        for seat in range(self.seats):
            line = self.line[seat]
            for kind in line:
                self.count_elements(seat, cards.GIVES[kind], -1)
            self.discard[seat].extend(line)
            self.line[seat] = []
            self.net[seat] = 0
            self.shown[seat] = False
            self.stopped[seat] = False

    def finish(self, ended: int) -> None:
        self.ended = ended
        self.phase = codes.ENDED
        self.turn = codes.NONE
        if not self.quiet:
            self.note("end", [ended])


def deal(table: Table, rng: Rng) -> None:
    """Shuffles the decks and the stacks, gives every seat its generator and fills the display."""
    table.rngs = seat_generators(table.seats, rng)
    for seat in range(table.seats):
        table.draw[seat] = list(range(codes.STARTING))
        table.rngs[seat].shuffle(table.draw[seat])
    for level in range(codes.LEVELS):
        last = codes.FIRST_OF_LEVEL[level + 2] if level < codes.LEVELS - 1 else codes.KINDS
        table.stacks[level] = list(range(codes.FIRST_OF_LEVEL[level + 1], last))
        rng.shuffle(table.stacks[level])
    for place in range(codes.DISPLAY):
        table.display[place] = table.stacks[place // codes.SLOTS].pop()
