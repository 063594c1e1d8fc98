"""What only events do to decks, lands, sacred sites, beasts and cards in play."""

from typing import Final

from spieltisch.core.effects import ASKS, Amount, Condition, Domain, Each, Node, Step
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.cards import boards, numbers
from spieltisch.games.spirit_island.cards.invaders import CARDS as INVADERS
from spieltisch.games.spirit_island.cards.panel import POWERS
from spieltisch.games.spirit_island.effects.amounts import AllPlayers, per
from spieltisch.games.spirit_island.effects.basics import (
    Instant,
    YesNo,
    go_on,
    island,
    then,
)
from spieltisch.games.spirit_island.effects.choosing import EachToken
from spieltisch.games.spirit_island.effects.conditions import OfLand
from spieltisch.games.spirit_island.effects.paying import affordable
from spieltisch.games.spirit_island.effects.ravage import BLIGHTS_LAND
from spieltisch.games.spirit_island.effects.words import (
    kind_words,
    land_name,
)
from spieltisch.games.spirit_island.rules import permits
from spieltisch.games.spirit_island.state import acts, codes, turn, verbs
from spieltisch.games.spirit_island.state.programs import ACTOR, LAND, OTHER
from spieltisch.games.spirit_island.state.table import Island

# Decks.


INVADER_DECK: Final = 0
FEAR_DECK: Final = 1


class Box(Instant):
    """The top card of a deck goes back into the box, unseen, or another one comes from there.

    An invader card that was moved up is passed over (SI-Q11); the terror level rises as ever when a
    fear card is gone (SI-Q12), and one that comes belongs to the present level (SI-Q13).
    """

    def __init__(self, deck: int, comes: bool) -> None:
        self.deck = deck
        self.comes = comes

    def act(self, table: Island, frame: Frame) -> None:
        if self.comes:
            add_fear_card(table)
        elif self.deck == FEAR_DECK:
            box_fear_card(table)
        else:
            box_invader_card(table)

    def told(self) -> Text:
        if self.comes:
            return Text(
                "1 nicht benutzte Furcht-Karte kommt verdeckt auf den Furchtstapel",
                "1 unused Fear card goes face down on top of the Fear deck",
            )
        if self.deck == FEAR_DECK:
            return Text(
                "die oberste Furcht-Karte kommt zurück in die Schachtel",
                "the top Fear card goes back into the box",
            )
        return Text(
            "die oberste Invasorenkarte kommt zurück in die Schachtel; eine vorgezogene wird "
            "übergangen",
            "the top Invader card goes back into the box; one that was moved up is passed over",
        )


def box_invader_card(table: Island) -> None:
    deck = table.invader_deck
    if deck:
        card = deck.pop(len(deck) - (2 if table.moved_up() else 1))
        table.boxed = [*table.boxed, card]
        acts.note(table, "box-invader", [INVADERS[card].stage])


def box_fear_card(table: Island) -> None:
    if table.fear_deck:
        acts.note(table, "box-fear", [])
        _count_fear(table, -1)
        acts.uncover_fear(table)


def add_fear_card(table: Island) -> None:
    count = len(numbers.FEAR) if table.claw else numbers.BASE_FEAR
    out = table.fear_deck + table.fear_earned + table.fear_discard + table.fear_known
    cards = [card for card in range(count) if card not in out]
    if cards:
        acts.note(table, "more-fear", [])
        _count_fear(table, 1)
        table.fear_split[acts.fear_group(table)] += 1
        table.fear_deck.append(cards[table.rng.below(len(cards))])


def _count_fear(table: Island, more: int) -> None:
    """Notes that there is a fear card more or less at the present terror level."""
    group = acts.fear_group(table)
    found = table.fear_more[:]
    found[group] += more
    table.fear_more = found


# Lands.


class HarmLand(Instant):
    """Damage to the land itself: enough of it adds a blight."""

    def __init__(self, number: Amount) -> None:
        self.number = number

    def act(self, table: Island, frame: Frame) -> None:
        if self.number.value(table, frame) >= BLIGHTS_LAND:
            acts.add_blight(table, frame.values[LAND])

    def told(self) -> Text:
        return Text("ebenso viel Schaden am Land", "as much Damage to the land")


class Sites(Domain):
    """Each sacred site of each spirit, by its land."""

    def things(self, state: State, frame: Frame) -> list[int]:
        table = island(state)
        seats = range(table.seats)
        return [land for land in table.lands for seat in seats if table.sacred(seat, land)]

    def told(self) -> Text:
        return Text("je Heiliger Stätte, dort", "for each Sacred Site, there")


def each_site(*body: Node) -> EachToken:
    return EachToken(Sites(), LAND, then(*body))


class Guard(YesNo):
    """Whether the spirits pay for a land, as long as they can pay for all they have chosen."""

    def __init__(self, cost: int, aid: int) -> None:
        self.cost = cost
        self.aid = aid

    def run(self, state: State, frame: Frame) -> bool:
        table = island(state)
        frame.seat = table.owner(frame.values[LAND])
        cost = self.cost * (guarded(table) + 1)
        return ASKS if affordable(table, cost, self.aid) else go_on(frame)

    def choose(self, state: State, frame: Frame, move: int) -> None:
        go_on(frame)
        if move == verbs.YES:
            turn.add(island(state), turn.GUARDED, frame.values[LAND])
            acts.note(island(state), "guard", [frame.values[LAND]])

    def question(self, state: State, frame: Frame) -> Text:
        said = Text(
            "Zahlt ihr für {land} {cost} Energie? Sonst verliert dort jeder Geist 1 Präsenz",
            "Do you pay {cost} Energy for {land}? Otherwise each Spirit loses 1 Presence there",
        )
        return said.fill(land=land_name(frame.values[LAND]), cost=self.cost)

    def told(self) -> Text:
        return Text("wählen, ob ihr dafür bezahlt", "choose whether you pay for it")


def guarded(table: Island) -> int:
    """For how many lands the spirits pay."""
    return sum([turn.holds(table, turn.GUARDED, land) for land in table.lands])


class Guarded(Amount):
    """For how many lands the spirits pay."""

    def value(self, state: State, frame: Frame) -> int:
        return guarded(island(state))

    def told(self) -> Text:
        return Text("solchem Gebiet", "such land")


class IsGuarded(OfLand):
    """Whether the spirits pay for the land."""

    def __init__(self, paid: bool) -> None:
        self.paid = paid

    def holds(self, state: State, frame: Frame) -> bool:
        return turn.holds(island(state), turn.GUARDED, frame.values[LAND]) == self.paid

    def told(self) -> Text:
        if self.paid:
            return Text("ihr dafür bezahlt", "you pay for it")
        return Text("ihr nicht dafür bezahlt", "you do not pay for it")

    def having(self) -> Text:
        if self.paid:
            return Text("(bezahlt)", "(paid for)")
        return Text("(nicht bezahlt)", "(not paid for)")


# Beasts.


class Cull(Step):
    """As many beasts of the board as its spirit likes are removed.

    Those that stay cost energy: not more may stay than can be paid if the boards after this one
    keep none (SI-Q15).
    """

    def __init__(self, cost: int, aid: int) -> None:
        self.cost = cost
        self.aid = aid

    def lands(self, table: Island, frame: Frame) -> list[int]:
        board = frame.values[LAND] // boards.STRIDE
        return [land for land in boards.lands_of(board) if table.token(land, codes.BEASTS)]

    def payable(self, table: Island, frame: Frame) -> bool:
        order = table.in_play()
        at = order.index(frame.values[LAND] // boards.STRIDE)
        kept = 0
        for board in order[: at + 1]:
            kept += sum([table.token(land, codes.BEASTS) for land in boards.lands_of(board)])
        return affordable(table, self.cost * max(1, kept), self.aid)

    def run(self, state: State, frame: Frame) -> bool:
        table = island(state)
        frame.seat = table.owner(frame.values[LAND])
        return ASKS if self.lands(table, frame) else go_on(frame)

    def choices(self, state: State, frame: Frame) -> list[int]:
        table = island(state)
        found = [verbs.LAND + land for land in self.lands(table, frame)]
        return [*found, verbs.DONE] if self.payable(table, frame) else found

    def why_not(self, state: State, frame: Frame, move: int) -> int:
        if move == verbs.DONE:
            return codes.CANNOT_PAY
        return codes.WRONG_LAND if verbs.VERB[move] == verbs.LAND else codes.NOT_ASKED

    def choose(self, state: State, frame: Frame, move: int) -> None:
        if move == verbs.DONE:
            go_on(frame)
        else:
            acts.take_token(island(state), verbs.ARGUMENT[move], codes.BEASTS)

    def question(self, state: State, frame: Frame) -> Text:
        said = Text(
            "Entferne beliebig viele Bestien; jede, die bleibt, kostet euch {cost} Energie",
            "Remove any number of Beasts; each that stays costs you {cost} Energy",
        )
        return said.fill(cost=self.cost)

    def told(self) -> Text:
        return Text("beliebig viele Bestien entfernen", "remove any number of Beasts")


class OnIsland(Amount):
    """How many tokens of a kind are on the island, but so many at least."""

    def __init__(self, kind: int, least: int) -> None:
        self.kind = kind
        self.least = least

    def value(self, state: State, frame: Frame) -> int:
        table = island(state)
        found = sum([table.token(land, self.kind) for land in table.lands])
        return max(self.least, found)

    def told(self) -> Text:
        return Text(
            "{kind} auf der Insel (mindestens {least})", "{kind} on the island (at least {least})"
        ).fill(kind=kind_words(self.kind), least=self.least)


# Slow cards in play.


class SlowCards(Domain):
    """The slow power cards that a spirit has played and not used yet."""

    def things(self, state: State, frame: Frame) -> list[int]:
        table, seat = island(state), frame.values[ACTOR]
        return [card for card in table.played[seat] if waits_in_play(table, seat, card)]

    def told(self) -> Text:
        return Text(
            "jede Verzögerte Karte, die er gespielt und nicht benutzt hat",
            "each Slow card that it has played and not used",
        )


def waits_in_play(table: Island, seat: int, card: int) -> bool:
    """Whether a slow card is in play that its spirit has not used yet."""
    slow = permits.speed_of(card) == codes.SLOW
    return slow and card in table.played[seat] and card not in table.used[seat]


def each_slow_card(*body: Node) -> Each:
    return Each(SlowCards(), OTHER, then(*body))


class WaitsInPlay(Condition):
    """The card has not been used or lost on the way."""

    def holds(self, state: State, frame: Frame) -> bool:
        return waits_in_play(island(state), frame.values[ACTOR], frame.values[OTHER])

    def told(self) -> Text:
        return Text("sie noch da ist", "it is still there")


class CanUseIt(Condition):
    """The card could be used now, and the spirit has what that costs."""

    def __init__(self, energy: int, presence: int) -> None:
        self.energy = energy
        self.presence = presence

    def holds(self, state: State, frame: Frame) -> bool:
        table, seat = island(state), frame.values[ACTOR]
        card = frame.values[OTHER]
        if not waits_in_play(table, seat, card) or permits.not_used_now(table, seat, card):
            return False
        presence = sum([table.presence_in(seat, land) for land in table.places()])
        return table.energy[seat] >= self.energy and presence >= self.presence

    def told(self) -> Text:
        return Text("du das bezahlen kannst", "you can pay for it")


class DiscardIt(Instant):
    """The card leaves play for the spirit's own discard pile."""

    def act(self, table: Island, frame: Frame) -> None:
        seat, card = frame.values[ACTOR], frame.values[OTHER]
        table.played[seat].remove(card)
        table.discards[seat] = sorted([*table.discards[seat], card])
        turn.add(table, turn.LEFT_PLAY, seat, 1)
        acts.note(table, "discard", [seat, card])

    def told(self) -> Text:
        return Text("die Karte ablegen", "discard the card")


class PrintedCost(Amount):
    """The printed cost of the card."""

    def value(self, state: State, frame: Frame) -> int:
        return POWERS[frame.values[OTHER]].cost

    def told(self) -> Text:
        return Text("ihre Kosten", "its cost")


def per_player(number: int) -> Amount:
    """So much for each player."""
    return per(AllPlayers(), number)
