"""Verbs about spirits: energy, elements, presence, power cards."""

from typing import Final

from spieltisch.core.effects import ASKS, DONE, Amount, Node, Sequence, Step, When
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.cards import boards, numbers, panel
from spieltisch.games.spirit_island.effects.basics import (
    TARGET,
    USER,
    Instant,
    amount,
    asked,
    go_on,
    island,
    then,
)
from spieltisch.games.spirit_island.effects.numbers import HasEnergy
from spieltisch.games.spirit_island.effects.words import amount_words, land_words
from spieltisch.games.spirit_island.state import acts, codes, programs, turn, verbs
from spieltisch.games.spirit_island.state.programs import (
    ACTOR,
    LAND,
    LEFT,
    MARK,
    OTHER,
    PIECE,
    VALUES,
)
from spieltisch.games.spirit_island.state.programs import DONE as COUNTED
from spieltisch.games.spirit_island.state.table import Island

MINOR: Final = 0
MAJOR: Final = 1
EITHER_DECK: Final = 2
LEFT_OVER: Final = 3  # no deck: the cards that somebody has just turned down
OFFERED: Final = 4  # cards that are looked at

# Where presence is added if not in range of other presence.
HERE: Final = -1  # in the land it is about
ANYWHERE: Final = -2

_ENERGY: Final = Text("Energie", "Energy")


class GainEnergy(Instant):
    """A spirit gains energy."""

    def __init__(self, number: "int | Amount", who: int, more: bool) -> None:
        self.number = amount(number)
        self.who = who
        self.more = more  # a "+N" that belongs to energy before it

    def act(self, table: Island, frame: Frame) -> None:
        acts.gain_energy(table, asked(table, frame, self.who), self.number.value(table, frame))

    def told(self) -> Text:
        said = amount_words(self.number, _ENERGY, _ENERGY)
        if self.who == TARGET:
            gain = Text("der Geist erhält {sign}{said}", "the Spirit gains {sign}{said}")
        else:
            gain = Text("du erhältst {sign}{said}", "you gain {sign}{said}")
        return gain.fill(sign="+" if self.more else "", said=said)


class Spend(Instant):
    """The user pays energy that it has."""

    def __init__(self, number: int) -> None:
        self.number = number

    def act(self, table: Island, frame: Frame) -> None:
        acts.gain_energy(table, frame.values[ACTOR], -self.number)

    def told(self) -> Text:
        return Text("{number} Energie zahlen", "pay {number} Energy").fill(number=self.number)


class Pay(When):
    """Something that costs energy; nothing without it."""

    def __init__(self, number: int, body: Node) -> None:
        super().__init__(HasEnergy(number), Sequence([Spend(number), body]), None)

    def told(self) -> Text:
        return self.then.told()


class ReclaimAll(Instant):
    """All discarded cards come back to the hand."""

    def act(self, table: Island, frame: Frame) -> None:
        seat = frame.values[ACTOR]
        table.hands[seat] = sorted(table.hands[seat] + table.discards[seat])
        table.discards[seat] = []
        acts.note(table, "reclaim-all", [seat])

    def told(self) -> Text:
        return Text("alle Karten zurücknehmen", "reclaim all cards")


class ReclaimOne(Step):
    """One discarded card, or one that was played this turn, comes back to the hand if one likes."""

    def __init__(self, played: bool = False) -> None:
        self.played = played

    def pile(self, table: Island, seat: int) -> list[int]:
        return table.played[seat] if self.played else table.discards[seat]

    def run(self, state: State, frame: Frame) -> bool:
        frame.seat = frame.values[ACTOR]
        return ASKS if self.pile(island(state), frame.seat) else go_on(frame)

    def choices(self, state: State, frame: Frame) -> list[int]:
        cards = self.pile(island(state), frame.seat)
        return [*[verbs.RECLAIM + card for card in sorted(cards)], verbs.DONE]

    def why_not(self, state: State, frame: Frame, move: int) -> int:
        if verbs.VERB[move] != verbs.RECLAIM:
            return codes.NOT_ASKED
        return codes.NOT_IN_PLAY if self.played else codes.NOT_DISCARDED

    def choose(self, state: State, frame: Frame, move: int) -> None:
        table, seat = island(state), frame.seat
        go_on(frame)
        if move == verbs.DONE:
            return
        card = verbs.ARGUMENT[move]
        self.pile(table, seat).remove(card)
        table.hands[seat] = sorted([*table.hands[seat], card])
        acts.note(table, "reclaim", [seat, card])

    def told(self) -> Text:
        if self.played:
            return Text("eine gespielte Karte zurücknehmen", "take back one played card")
        return Text("eine Karte zurücknehmen", "reclaim one card")


class AddPresence(Step):
    """A spirit adds presence: first where, then from which track.

    Instead of a track a presence that is already on the island may be taken (SI-P-041).
    """

    def __init__(self, reach: int, fits: int, growth: bool, who: int, anyhow: bool = False) -> None:
        self.reach = reach  # from own presence; or `HERE` or `ANYWHERE`
        self.fits = fits
        self.growth = growth
        self.who = who
        self.anyhow = anyhow  # also where presence of the spirit may not be otherwise

    def lands(self, table: Island, frame: Frame) -> list[int]:
        near = self.near(table, frame)
        return [land for land in near if not self.unfit(table, frame.seat, land)]

    def near(self, table: Island, frame: Frame) -> list[int]:
        """The lands in range, fit or not. In growth other spirits do not reach over the sea."""
        if self.reach == HERE:
            return [frame.values[LAND]]
        if self.reach == ANYWHERE:
            return table.lands + [board * boards.STRIDE for board in table.boards]
        sea = not self.growth or table.rule(frame.seat, panel.OF_THE_OCEAN)
        return table.distances(table.presence_lands(frame.seat), self.reach, sea)

    def unfit(self, table: Island, seat: int, land: int) -> bool:
        """Whether a land does not fit. Growth must name the oceans; powers treat them as lands."""
        if self.growth and table.at_sea(land) and not self.fits & panel.IN_OCEAN:
            return True
        stands = self.anyhow or table.may_stand(seat, land)
        return not (table.fits(land, self.fits, seat) and stands)

    def sources(self, table: Island, frame: Frame) -> list[int]:
        """Where the presence can come from, once it is clear where it goes."""
        seat = frame.seat
        own = table.spirit(seat)
        found = []
        if table.energy_track[seat] < len(own.energy):
            found.append(verbs.TRACK)
        if table.plays_track[seat] < len(own.plays):
            found.append(verbs.TRACK + 1)
        if self.growth and regenerates(table, seat):
            found.append(verbs.TRACK + 2)
        if self.elsewhere(table, frame):
            found.append(verbs.TRACK + 3)
        return found

    def elsewhere(self, table: Island, frame: Frame) -> list[int]:
        """The lands with own presence but the one where it is added."""
        return [land for land in table.presence_lands(frame.seat) if land != frame.values[MARK]]

    def run(self, state: State, frame: Frame) -> bool:
        table, values = island(state), frame.values
        if values[LEFT] < 0:
            frame.seat = asked(table, frame, self.who)
            values[LEFT] = 0
            values[MARK] = -1
        if values[MARK] < 0:
            lands = self.lands(table, frame)
            if len(lands) > 1:
                return ASKS
            if not lands:
                return go_on(frame)
            values[MARK] = lands[0]
        if values[PIECE] < 0 and not self.sources(table, frame):
            values[MARK] = -1
            return go_on(frame)
        return ASKS

    def choices(self, state: State, frame: Frame) -> list[int]:
        table = island(state)
        if frame.values[MARK] < 0:
            return [verbs.LAND + land for land in self.lands(table, frame)]
        if frame.values[PIECE] < 0:
            return self.sources(table, frame)
        return [verbs.FROM + land for land in self.elsewhere(table, frame)]

    def why_not(self, state: State, frame: Frame, move: int) -> int:
        table, values = island(state), frame.values
        verb, argument = verbs.VERB[move], verbs.ARGUMENT[move]
        if values[MARK] < 0 and verb == verbs.LAND:
            if argument not in self.near(table, frame):
                known = argument in table.places()
                return codes.OUT_OF_RANGE if known else codes.NOT_ON_ISLAND
            return codes.WRONG_LAND
        if values[MARK] >= 0 and values[PIECE] < 0 and verb == verbs.TRACK:
            return codes.NO_PRESENCE_LEFT
        return codes.NOT_THERE if values[PIECE] >= 0 and verb == verbs.FROM else codes.NOT_ASKED

    def choose(self, state: State, frame: Frame, move: int) -> None:
        table, seat, values = island(state), frame.seat, frame.values
        verb, source = verbs.VERB[move], verbs.ARGUMENT[move]
        if verb == verbs.LAND:
            values[MARK] = source
            return
        if verb == verbs.TRACK and source == 3:
            values[PIECE] = 0
            return
        land = values[MARK]
        values[MARK] = -1
        go_on(frame)
        if verb == verbs.FROM:
            acts.lift_presence(table, seat, source)
        elif source == 2:
            table.destroyed[seat] -= 1
            if table.blighted:
                table.energy[seat] -= 1
        else:
            uncover(table, seat, source)
        acts.add_presence(table, seat, land)

    def told(self) -> Text:
        where = Text("Reichweite {reach}", "range {reach}").fill(reach=self.reach)
        if self.reach == HERE:
            where = Text("dort", "there")
        elif self.reach == ANYWHERE:
            where = Text("beliebig weit", "at any distance")
        if self.anyhow:
            where = Text(
                "auch wo du sonst keine haben darfst", "even where you may not have any otherwise"
            )
        who = Text("1 Präsenz hinzufügen", "add 1 Presence")
        if self.who == TARGET:
            who = Text("der Geist fügt 1 Präsenz hinzu", "the Spirit adds 1 Presence")
        said = Text("{who} ({where})", "{who} ({where})")
        if self.fits:
            said = Text("{who} ({where}; {fits})", "{who} ({where}; {fits})")
        return said.fill(who=who, where=where, fits=land_words(self.fits, 0, 1))


def uncover(table: Island, seat: int, track: int) -> None:
    """Takes presence off a track. An element of choice is chosen at once, or with the cards."""
    own = table.spirit(seat)
    if track == 0:
        space = own.energy[table.energy_track[seat]]
        table.energy_track[seat] += 1
    else:
        space = own.plays[table.plays_track[seat]]
        table.plays_track[seat] += 1
    acts.note(table, "uncover", [seat, track])
    if space.element == codes.ANY_ELEMENT and table.phase != codes.GROWTH:
        table.running().push(programs.ANY_ELEMENT, 0, seat, programs.bound(seat, -1))


def regenerates(table: Island, seat: int) -> bool:
    """Whether growth may bring destroyed presence back; on a blighted island for an energy."""
    if not table.destroyed[seat] or not table.rule(seat, panel.REGENERATES):
        return False
    return not table.blighted or table.energy[seat] > 0


class GainCard(Step):
    """Takes one of four power cards; whoever takes a major power forgets a card.

    The card that is taken and the one that is forgotten are bound for what follows.

    ``leaves``: the others are not discarded yet, as somebody else takes one of them next.
    """

    def __init__(self, deck: int, who: int, leaves: bool) -> None:
        self.deck = deck
        self.who = who
        self.leaves = leaves

    def run(self, state: State, frame: Frame) -> bool:
        table, values = island(state), frame.values
        if values[LEFT] < 0:
            frame.seat = asked(table, frame, self.who)
            values[OTHER] = -1
            values[COUNTED] = -1
            if self.deck != LEFT_OVER:
                del values[VALUES:]
                following = next_of_progression(table, frame.seat)
                if following >= 0:
                    self.take(table, frame, following)
                    return DONE
            if self.deck != EITHER_DECK:
                self.look(table, frame, self.deck)
        nothing = values[LEFT] >= 0 and values[PIECE] < 0 and len(values) == VALUES
        return go_on(frame) if nothing else ASKS

    def look(self, table: Island, frame: Frame, deck: int) -> None:
        """Turns the cards over; they are bound after the other values."""
        values = frame.values
        if deck == LEFT_OVER:
            left = values[VALUES:]
            values[LEFT] = MAJOR if left and panel.POWERS[left[0]].kind == panel.MAJOR else MINOR
            return
        values[LEFT] = deck
        del values[VALUES:]
        for _ in range(OFFERED):
            card = acts.draw(table, deck)
            if card >= 0:
                values.append(card)
        acts.note(table, "look", [frame.seat, deck, *values[VALUES:]])

    def take(self, table: Island, frame: Frame, card: int) -> None:
        """The card is the spirit's own; a major one asks for another."""
        values, seat = frame.values, frame.seat
        table.hands[seat] = sorted([*table.hands[seat], card])
        acts.note(table, "take", [seat, card])
        values[OTHER] = card
        if panel.POWERS[card].kind == panel.MAJOR:
            values[LEFT] = MAJOR
            values[PIECE] = 0
        else:
            go_on(frame)

    def choices(self, state: State, frame: Frame) -> list[int]:
        table, values = island(state), frame.values
        if values[LEFT] < 0:
            return [verbs.DECK, verbs.DECK + 1]
        if values[PIECE] < 0:
            return [verbs.TAKE + card for card in sorted(values[VALUES:])]
        return [verbs.FORGET + card for card in sorted(held_by(table, frame.seat))]

    def why_not(self, state: State, frame: Frame, move: int) -> int:
        verb, values = verbs.VERB[move], frame.values
        if values[LEFT] >= 0 and values[PIECE] < 0 and verb == verbs.TAKE:
            return codes.NOT_OFFERED
        return codes.NOT_YOURS if values[PIECE] >= 0 and verb == verbs.FORGET else codes.NOT_ASKED

    def choose(self, state: State, frame: Frame, move: int) -> None:
        table, values, seat = island(state), frame.values, frame.seat
        card = verbs.ARGUMENT[move]
        if values[LEFT] < 0:
            self.look(table, frame, card)
        elif values[PIECE] < 0:
            values.pop(values.index(card, VALUES))
            if not self.leaves:
                discard = table.major_discard if values[LEFT] else table.minor_discard
                discard.extend(values[VALUES:])
                del values[VALUES:]
            self.take(table, frame, card)
        else:
            go_on(frame)
            values[COUNTED] = card
            forget(table, seat, card)

    def told(self) -> Text:
        words = {
            MINOR: Text("eine Schwache Fähigkeit", "a Minor Power"),
            MAJOR: Text("eine Starke Fähigkeit", "a Major Power"),
            EITHER_DECK: Text("eine Fähigkeitenkarte", "a Power Card"),
            LEFT_OVER: Text(
                "eine der Karten, die er nicht genommen hat",
                "one of the cards that it did not take",
            ),
        }
        if self.who == TARGET:
            return Text("der Geist erhält {card}", "the Spirit gains {card}").fill(
                card=words[self.deck]
            )
        return Text("du erhältst {card}", "you gain {card}").fill(card=words[self.deck])


def held_by(table: Island, seat: int) -> list[int]:
    """All power cards of a spirit."""
    return table.hands[seat] + table.discards[seat] + table.played[seat]


def next_of_progression(table: Island, seat: int) -> int:
    """The next card of the list that beginners follow, -1 if there is none; it is counted."""
    cards = table.spirit(seat).progression
    at = table.progress[seat]
    if not 0 <= at < len(cards):
        return -1
    table.progress[seat] += 1
    return numbers.POWERS.index(cards[at])


def forget(table: Island, seat: int, card: int) -> None:
    """A card leaves a spirit: a unique one the game, others go to their discard pile."""
    if card in table.hands[seat]:
        table.hands[seat].remove(card)
    elif card in table.discards[seat]:
        table.discards[seat].remove(card)
    else:
        table.played[seat].remove(card)
        turn.add(table, turn.LEFT_PLAY, seat, 1)
    kind = panel.POWERS[card].kind
    if kind == panel.UNIQUE:
        table.forgotten.append(card)
    elif kind == panel.MAJOR:
        table.major_discard.append(card)
    else:
        table.minor_discard.append(card)
    acts.note(table, "forget", [seat, card])


class PlayGained(Step):
    """The card gained in a step before may be played at once for its cost, beyond the usual."""

    def run(self, state: State, frame: Frame) -> bool:
        return ASKS if self.playable(island(state), frame) else go_on(frame)

    def playable(self, table: Island, frame: Frame) -> bool:
        card = frame.values[OTHER]
        if card not in table.hands[frame.seat]:
            return False
        return table.price(card) <= table.energy[frame.seat]

    def choices(self, state: State, frame: Frame) -> list[int]:
        return [verbs.PLAY + frame.values[OTHER], verbs.DONE]

    def why_not(self, state: State, frame: Frame, move: int) -> int:
        return codes.NOT_ASKED

    def choose(self, state: State, frame: Frame, move: int) -> None:
        go_on(frame)
        if move != verbs.DONE:
            play(island(state), frame.seat, verbs.ARGUMENT[move])

    def told(self) -> Text:
        return Text(
            "du darfst sie sofort für ihre Kosten ausspielen",
            "you may play it at once for its cost",
        )


def play(table: Island, seat: int, card: int) -> None:
    """Plays a card from the hand and pays for it."""
    table.energy[seat] -= table.price(card)
    table.hands[seat].remove(card)
    table.played[seat].append(card)
    acts.note(table, "play", [seat, card])


class ExtraPlays(Instant):
    """More cards may be played this turn."""

    def __init__(self, number: int) -> None:
        self.number = number

    def act(self, table: Island, frame: Frame) -> None:
        table.plays[frame.values[ACTOR]] += self.number

    def told(self) -> Text:
        return Text("+{number} Kartenspiel", "+{number} Card Play").fill(number=self.number)


# As cards write them.


def gain_energy(number: "int | Amount", who: int = USER, more: bool = False) -> GainEnergy:
    return GainEnergy(number, who, more)


def pay(number: int, *body: Node) -> Node:
    return Pay(number, then(*body))


def add_presence(reach: int, fits: int = panel.ANY_LAND, who: int = USER) -> AddPresence:
    return AddPresence(reach, fits, False, who)


def grow_presence(reach: int, fits: int = panel.ANY_LAND) -> AddPresence:
    return AddPresence(reach, fits, True, USER)


def gain_card(deck: int = EITHER_DECK, who: int = USER, leaves: bool = False) -> GainCard:
    return GainCard(deck, who, leaves)
