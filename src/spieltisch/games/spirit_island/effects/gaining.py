"""Power cards that spirits gain, forget, take back, give away or play at once."""

from typing import Final

from spieltisch.core.effects import ASKS, DONE, Step
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.cards import panel
from spieltisch.games.spirit_island.effects.basics import (
    MUST,
    TARGET,
    USER,
    Counted,
    asked,
    go_on,
    island,
)
from spieltisch.games.spirit_island.effects.hands import forget, next_of_progression, play
from spieltisch.games.spirit_island.effects.words import ELEMENT_WORDS, NOTHING
from spieltisch.games.spirit_island.state import acts, codes, turn, verbs
from spieltisch.games.spirit_island.state.programs import ACTOR, LEFT, OTHER, PIECE, VALUES
from spieltisch.games.spirit_island.state.programs import DONE as COUNTED
from spieltisch.games.spirit_island.state.table import Island

MINOR: Final = 0
MAJOR: Final = 1
EITHER_DECK: Final = 2
LEFT_OVER: Final = 3  # no deck: the cards that somebody has just turned down
OFFERED: Final = 4  # cards that are looked at

# What is paid for a card that is played at once.
FULL_PRICE: Final = 0
HALF_PRICE: Final = 1
NO_PRICE: Final = 2


class GainCard(Step):
    """Takes one of four power cards; whoever takes a major power forgets a card.

    The card that is taken and the one that is forgotten are bound for what follows.

    ``leaves``: the others are not discarded yet, as somebody else takes one of them next.
    ``free``: no card is forgotten for it.
    """

    def __init__(self, deck: int, who: int, leaves: bool, offered: int, free: bool) -> None:
        self.deck = deck
        self.who = who
        self.leaves = leaves
        self.offered = offered
        self.free = free

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
        for _ in range(self.offered):
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
        free = self.free or table.spells & codes.FREE_MAJORS != 0
        if panel.POWERS[card].kind == panel.MAJOR and not free:
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
        return [verbs.FORGET + card for card in sorted(table.cards_of(frame.seat))]

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

    def question(self, state: State, frame: Frame) -> Text:
        if frame.values[LEFT] < 0:
            return Text(
                "Wähle den Stapel, aus dem du eine Karte nimmst",
                "Choose the deck from which you take a card",
            )
        if frame.values[PIECE] < 0:
            return Text("Nimm eine der Karten", "Take one of the cards")
        return Text(
            "Vergiss eine Karte für die neue Starke Fähigkeit",
            "Forget a card for the new Major Power",
        )

    def told(self) -> Text:
        words = {
            MINOR: Text("eine Schwache Fähigkeit", "a Minor Power"),
            MAJOR: Text("eine Starke Fähigkeit", "a Major Power"),
            EITHER_DECK: Text("eine Fähigkeitenkarte", "a Power Card"),
            LEFT_OVER: Text(
                "eine der Karten, die der Geist nicht genommen hat,",
                "one of the cards that the Spirit did not take",
            ),
        }
        said = Text("{card} erhalten{how}", "gain {card}{how}")
        if self.who == TARGET:
            said = Text("der Geist erhält {card}{how}", "the Spirit gains {card}{how}")
        how = NOTHING
        if self.free:
            how = Text(
                ", eine von {offered}, ohne eine Karte zu vergessen",
                ", one of {offered}, without forgetting a card",
            )
        return said.fill(card=words[self.deck], how=how.fill(offered=self.offered))


class ForgetCard(Counted):
    """A spirit forgets power cards of its own, any or such that grant an element."""

    def __init__(self, times: int = 1, element: int = codes.ANY_ELEMENT) -> None:
        super().__init__(times, MUST, USER)
        self.number = times
        self.element = element

    def options(self, table: Island, frame: Frame) -> list[int]:
        cards = table.granting(frame.values[ACTOR], self.element)
        return [verbs.FORGET + card for card in sorted(cards)]

    def do(self, table: Island, frame: Frame, move: int) -> None:
        forget(table, frame.values[ACTOR], verbs.ARGUMENT[move])
        self.count_down(frame)

    def question(self, state: State, frame: Frame) -> Text:
        return Text("Vergiss eine Fähigkeitenkarte", "Forget a Power Card")

    def told(self) -> Text:
        one = Text(
            "{number} Fähigkeitenkarte{which} vergessen", "forget {number} Power Card{which}"
        )
        several = Text(
            "{number} Fähigkeitenkarten{which} vergessen", "forget {number} Power Cards{which}"
        )
        which = Text("", "")
        if self.element != codes.ANY_ELEMENT:
            which = Text(" mit {element}", " with {element}").fill(
                element=ELEMENT_WORDS[self.element]
            )
        return (one if self.number == 1 else several).fill(number=self.number, which=which)


def noted_reclaim(table: Island, seat: int) -> None:
    """A spirit has taken cards back, which matters where artifacts are found."""
    if table.law.searches:
        turn.add(table, turn.RECLAIMED, seat)


class Reclaim(Step):
    """Discarded cards, or those played this turn, come back to the hand: all, or one if one likes.

    ``played``: those in front of the spirit instead of its discarded ones.
    """

    def __init__(self, every: bool, played: bool) -> None:
        self.every = every
        self.played = played

    def pile(self, table: Island, seat: int) -> list[int]:
        return table.played[seat] if self.played else table.discards[seat]

    def run(self, state: State, frame: Frame) -> bool:
        table, seat = island(state), frame.values[ACTOR]
        frame.seat = seat
        pile = self.pile(table, seat)
        if pile and not self.every:
            return ASKS
        if self.every:
            table.hands[seat] = sorted(table.hands[seat] + pile)
            pile.clear()
            acts.note(table, "reclaim-all", [seat])
            noted_reclaim(table, seat)
        return go_on(frame)

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
        noted_reclaim(table, seat)

    def asks(self) -> bool:
        return not self.every

    def question(self, state: State, frame: Frame) -> Text:
        if self.played:
            return Text(
                "Nimm eine gespielte Karte auf die Hand, statt sie abzulegen, oder lass es",
                "Take a played card back to hand instead of discarding it, or leave it",
            )
        return Text(
            "Nimm eine abgelegte Karte zurück oder lass es", "Reclaim a discarded card or leave it"
        )

    def answer(self, state: State, frame: Frame, move: int) -> Text:
        return Text("Keine Karte", "No card") if move == verbs.DONE else NOTHING

    def told(self) -> Text:
        if self.every:
            return Text("alle Karten zurücknehmen", "reclaim all cards")
        if self.played:
            return Text("eine gespielte Karte zurücknehmen", "take back one played card")
        return Text("eine Karte zurücknehmen", "reclaim one card")


class PlayCard(Step):
    """A spirit may play a further card at once: any of its hand, or the one gained.

    Who pays less than its cost need not have the elements of its thresholds; for nothing it is
    forgotten at the end of the turn.
    """

    def __init__(self, who: int, gained: bool, price: int) -> None:
        self.who = who
        self.gained = gained  # only the card gained in a step before
        self.price = price

    def run(self, state: State, frame: Frame) -> bool:
        table = island(state)
        frame.seat = asked(table, frame, self.who)
        return ASKS if self.playable(table, frame) else go_on(frame)

    def playable(self, table: Island, frame: Frame) -> list[int]:
        seat, hand = frame.seat, table.hands[frame.seat]
        cards = [card for card in hand if card == frame.values[OTHER]] if self.gained else hand
        return [card for card in cards if self.cost(table, card) <= table.energy[seat]]

    def cost(self, table: Island, card: int) -> int:
        if self.price == NO_PRICE:
            return 0
        return table.price(card) if self.price == FULL_PRICE else (table.price(card) + 1) // 2

    def choices(self, state: State, frame: Frame) -> list[int]:
        cards = self.playable(island(state), frame)
        return [*[verbs.PLAY + card for card in cards], verbs.DONE]

    def why_not(self, state: State, frame: Frame, move: int) -> int:
        if verbs.VERB[move] != verbs.PLAY:
            return codes.NOT_ASKED
        if verbs.ARGUMENT[move] not in island(state).hands[frame.seat]:
            return codes.NOT_IN_HAND
        return codes.NOT_OFFERED if self.gained else codes.TOO_DEAR

    def choose(self, state: State, frame: Frame, move: int) -> None:
        go_on(frame)
        if move == verbs.DONE:
            return
        table, card = island(state), verbs.ARGUMENT[move]
        play(table, frame.seat, card, self.cost(table, card))
        if self.price != FULL_PRICE:
            turn.add(table, turn.FULFILLED, card)
        if self.price == NO_PRICE:
            turn.add(table, turn.FORGETS, frame.seat, card)

    def question(self, state: State, frame: Frame) -> Text:
        if self.gained:
            return Text("Spiel die neue Karte aus oder lass es", "Play the new card or leave it")
        return Text("Spiel eine weitere Karte aus oder lass es", "Play a further card or leave it")

    def answer(self, state: State, frame: Frame, move: int) -> Text:
        return Text("Keine Karte ausspielen", "Play no card") if move == verbs.DONE else NOTHING

    def told(self) -> Text:
        if self.price == HALF_PRICE:
            return Text(
                "der Geist darf sie sofort für die halben Kosten (aufgerundet) ausspielen, wobei"
                " ihre Schwelle als erreicht gilt",
                "the Spirit may play it at once for half its cost (rounded up), its threshold"
                " counting as met",
            )
        if self.price == NO_PRICE:
            return Text(
                "der Geist darf sie ebenso ohne Kosten ausspielen und vergisst sie am Rundenende",
                "the Spirit may play it likewise at no cost and forgets it when the turn ends",
            )
        if self.gained:
            return Text(
                "du darfst sie sofort für ihre Kosten ausspielen",
                "you may play it at once for its cost",
            )
        return Text(
            "der Geist darf sofort 1 weitere Handkarte für ihre Kosten ausspielen",
            "the Spirit may at once play 1 further card of its hand for its cost",
        )


class GiveCard(Step):
    """A spirit may give a card from its hand to another one: the user to the target, or back."""

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, state: State, frame: Frame) -> bool:
        table = island(state)
        frame.seat = asked(table, frame, self.who)
        alone = frame.seat == self.taker(table, frame)
        return go_on(frame) if alone or not table.hands[frame.seat] else ASKS

    def taker(self, table: Island, frame: Frame) -> int:
        return asked(table, frame, USER if self.who == TARGET else TARGET)

    def choices(self, state: State, frame: Frame) -> list[int]:
        hand = island(state).hands[frame.seat]
        return [*[verbs.GIVE + card for card in hand], verbs.DONE]

    def why_not(self, state: State, frame: Frame, move: int) -> int:
        return codes.NOT_IN_HAND if verbs.VERB[move] == verbs.GIVE else codes.NOT_ASKED

    def choose(self, state: State, frame: Frame, move: int) -> None:
        table, giver = island(state), frame.seat
        if move != verbs.DONE:
            card, taker = verbs.ARGUMENT[move], self.taker(table, frame)
            table.hands[giver].remove(card)
            table.hands[taker] = sorted([*table.hands[taker], card])
            acts.note(table, "give", [giver, taker, card])
        go_on(frame)

    def question(self, state: State, frame: Frame) -> Text:
        return Text(
            "Gib eine Handkarte ab oder behalte alle", "Give a card of your hand or keep all"
        )

    def answer(self, state: State, frame: Frame, move: int) -> Text:
        return Text("Keine Karte abgeben", "Give no card") if move == verbs.DONE else NOTHING

    def told(self) -> Text:
        if self.who == TARGET:
            return Text(
                "der Geist darf dir 1 Handkarte geben", "the Spirit may give you 1 card of its hand"
            )
        return Text(
            "du darfst dem Geist 1 Handkarte geben", "you may give the Spirit 1 card of your hand"
        )


class TakeAid(Step):
    """Minor powers are drawn, one more than there are players; each spirit gets one for good.

    LEFT is whose turn it is; the cards are bound after the other values.
    """

    def run(self, state: State, frame: Frame) -> bool:
        table, values = island(state), frame.values
        if values[LEFT] < 0:
            values[LEFT] = 0
            drawn = [acts.draw(table, 0) for _ in range(table.seats + 1)]
            values.extend([card for card in drawn if card >= 0])
        if values[LEFT] >= table.seats or len(values) == VALUES:
            table.minor_discard.extend(values[VALUES:])
            del values[VALUES:]
            return go_on(frame)
        frame.seat = values[LEFT]
        return ASKS

    def choices(self, state: State, frame: Frame) -> list[int]:
        return [verbs.TAKE + card for card in sorted(frame.values[VALUES:])]

    def why_not(self, state: State, frame: Frame, move: int) -> int:
        return codes.NOT_ASKED

    def choose(self, state: State, frame: Frame, move: int) -> None:
        table, values, card = island(state), frame.values, verbs.ARGUMENT[move]
        values.pop(values.index(card, VALUES))
        values[LEFT] += 1
        table.aids[frame.seat].append(card)
        acts.note(table, "aid", [frame.seat, card])

    def question(self, state: State, frame: Frame) -> Text:
        return Text(
            "Nimm eine Karte, die ab jetzt in jeder Runde als ausgespielt gilt",
            "Take a card that counts as played every turn from now on",
        )

    def told(self) -> Text:
        return Text(
            "1 Schwache Fähigkeit mehr aufdecken, als es Spieler gibt; jeder Geist erhält eine "
            "davon, die in jeder Runde wie ausgespielt gilt, ohne Energie und Kartenspiel",
            "reveal 1 Minor Power more than there are players; each Spirit gets one of them, which "
            "counts as played every turn, without Energy and Card Play",
        )
