"""Verbs whose effect lasts: they leave a note for this turn, see state/turn.py, or a card open."""

from typing import Final

from spieltisch.core.effects import ASKS, Amount, Aside, Condition, Fixed, Node, Step
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
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
from spieltisch.games.spirit_island.effects.conditions import lands_noun
from spieltisch.games.spirit_island.effects.words import (
    NOTHING,
    amount_words,
    kind_words,
    kinds_words,
)
from spieltisch.games.spirit_island.state import acts, codes, programs, turn, verbs
from spieltisch.games.spirit_island.state.programs import ACTOR, LAND, SPIRIT
from spieltisch.games.spirit_island.state.table import Island

_PAID: Final = Text(", wenn er die Kosten noch einmal bezahlt", " by paying the cost again")
_ACTIONS: Final = [
    Text("Wüten", "Ravage"),
    Text("Bauen", "Build"),
    Text("Entdecken", "Explore"),
    Text("Entdecken von Dörfern und Städten aus", "Explore from Towns and Cities"),
]


class ForSpirit(Instant):
    """Something that a spirit has for this turn, so many times or with another spirit."""

    def __init__(self, what: int, number: "int | Amount", who: int, said: Text) -> None:
        self.what = what
        self.number = amount(number)
        self.who = who
        self.said = said

    def act(self, table: Island, frame: Frame) -> None:
        seat = asked(table, frame, self.who)
        number = self.number.value(table, frame)
        turn.add(table, self.what, seat, number)
        acts.note(table, "for-spirit", [self.what, seat, number])

    def told(self) -> Text:
        own = self.who != TARGET
        return self.said.fill(
            who=Text("du", "you") if own else Text("der Geist", "the Spirit"),
            may=Text("du darfst", "you may") if own else Text("der Geist darf", "the Spirit may"),
            powers=Text("deine Fähigkeiten", "your Powers")
            if own
            else Text("die Fähigkeiten des Geists", "the Spirit's Powers"),
            number=self.number.told(),
        )


def further(number: int, who: int = TARGET) -> ForSpirit:
    said = Text(
        "in dieser Runde haben {powers} +{number} Reichweite",
        "this turn {powers} have +{number} range",
    )
    return ForSpirit(turn.RANGE, number, who, said)


def ward(number: int, who: int = TARGET) -> ForSpirit:
    said = Text(
        "Verteidigen {number} in jedem Gebiet mit Präsenz des Geists",
        "Defend {number} in each land with the Spirit's Presence",
    )
    return ForSpirit(turn.WARDED, number, who, said)


def quick(number: int, who: int = TARGET) -> ForSpirit:
    said = Text(
        "{may} in dieser Runde bis zu {number} Verzögerte Fähigkeiten wie Sofort-Fähigkeiten"
        " einsetzen",
        "this turn {may} use up to {number} Slow Powers as if they were Fast",
    )
    return ForSpirit(turn.QUICK, number, who, said)


def keep_card(who: int) -> ForSpirit:
    said = Text(
        "{may} am Rundenende {number} gespielte Karte auf die Hand nehmen, statt sie abzulegen",
        "when Time Passes {may} take {number} played card back to hand instead of discarding it",
    )
    return ForSpirit(turn.KEEPS, 1, who, said)


class TargetSeat(Amount):
    """The seat of the spirit that a power is used on."""

    def value(self, state: State, frame: Frame) -> int:
        return frame.values[SPIRIT]

    def told(self) -> Text:
        return Text("der Geist", "the Spirit")


def share_aim() -> ForSpirit:
    said = Text(
        "in dieser Runde dürft ihr eure Fähigkeiten auch von der Präsenz des anderen aus einsetzen",
        "this turn each of you may also use Powers from the other's Presence",
    )
    return ForSpirit(turn.SHARED, TargetSeat(), USER, said)


class GrantRepeat(Instant):
    """A spirit may use power cards again this turn, free or for their cost."""

    def __init__(self, number: int, most: int, pays: bool, who: int) -> None:
        self.number = number
        self.most = most  # the highest cost of such a card, -1 for any
        self.pays = pays
        self.who = who

    def act(self, table: Island, frame: Frame) -> None:
        seat = asked(table, frame, self.who)
        turn.add(table, turn.REPEAT, seat, self.number, self.most, int(self.pays))
        acts.note(table, "grant-repeat", [seat, self.number, self.most])

    def told(self) -> Text:
        card = Text("Fähigkeitenkarte", "Power Card")
        cards = Text("verschiedene Fähigkeitenkarten", "different Power Cards")
        most = Text(" mit Kosten bis {most}", " of cost {most} or less").fill(most=self.most)
        return Text(
            "der Geist darf in dieser Runde {cards}{most} wiederholen{pays}",
            "this turn the Spirit may repeat {cards}{most}{pays}",
        ).fill(
            cards=amount_words(Fixed(self.number), card, cards),
            most=NOTHING if self.most < 0 else most,
            pays=_PAID if self.pays else NOTHING,
        )


def grant_repeat(number: int, most: int = -1, pays: bool = False, who: int = TARGET) -> GrantRepeat:
    return GrantRepeat(number, most, pays, who)


class ForLand(Instant):
    """Something that holds in the land for this turn."""

    def __init__(self, what: int, b: int, c: int, said: Text) -> None:
        self.what = what
        self.b = b
        self.c = c
        self.said = said

    def act(self, table: Island, frame: Frame) -> None:
        turn.add(table, self.what, frame.values[LAND], self.b, self.c)
        acts.note(table, "for-land", [frame.values[LAND], frame.step - 1])

    def told(self) -> Text:
        return self.said


def more_health(kind: int, number: int) -> ForLand:
    said = Text(
        "in dieser Runde haben {kind} dort +{number} Abwehrkraft",
        "this turn {kind} have +{number} Health there",
    )
    told = said.fill(kind=kind_words(kind, True), number=number)
    return ForLand(turn.HEALTH, kind, number, told)


def safe(kinds: int, harm: int = turn.ALL_HARM) -> ForLand:
    said = Text(
        "in dieser Runde können {kinds} dort weder Schaden nehmen noch zerstört werden",
        "this turn {kinds} there can neither take Damage nor be destroyed",
    )
    if harm == turn.RAVAGE_DAMAGE:
        said = Text(
            "in dieser Runde nehmen {kinds} dort beim Wüten keinen Schaden",
            "this turn {kinds} there take no Damage from Ravages",
        )
    return ForLand(turn.SAFE, kinds, harm, said.fill(kinds=kinds_words(kinds, 2)))


def no_blight() -> ForLand:
    said = Text(
        "in dieser Runde wird dort keine Ödnis hinzugefügt", "this turn no Blight is added there"
    )
    return ForLand(turn.NO_BLIGHT, 0, 0, said)


def strike_at_once() -> ForLand:
    said = Text(
        "beim Wüten schlagen die Dahan dort in dieser Runde gleichzeitig zu",
        "in a Ravage this turn the Dahan there strike at the same time",
    )
    return ForLand(turn.AT_ONCE, 0, 0, said)


class DefendByDahan(Instant):
    """Each land defends by its dahan, as many as there are when damage is dealt."""

    def __init__(self, each: int, more: int) -> None:
        self.each = each
        self.more = more

    def act(self, table: Island, frame: Frame) -> None:
        turn.add(table, turn.PER_DAHAN, self.each, self.more)

    def told(self) -> Text:
        said = Text(
            "Verteidigen {each} je Dahan in jedem Gebiet", "each land defends {each} per Dahan"
        )
        if self.more:
            said = Text(
                "Verteidigen {each} je Dahan und {more} in jedem Gebiet mit Dahan",
                "each land with Dahan defends {each} per Dahan plus {more}",
            )
        return said.fill(each=self.each, more=self.more)


class Ban(Instant):
    """An action of the invaders does not happen this turn where a condition holds at that time."""

    def __init__(self, action: int, condition: Condition, normal: bool = False) -> None:
        self.action = action
        self.condition = condition
        self.normal = normal  # extra actions happen all the same

    def act(self, table: Island, frame: Frame) -> None:
        normal = int(self.normal)
        turn.add(table, turn.BAN, self.action, frame.effect, frame.step - 1, normal)
        acts.note(table, "ban", [frame.step - 1])

    def told(self) -> Text:
        said = Text("kein {action} in {lands}", "no {action} in {lands}")
        if self.normal:
            said = Text("kein normales {action} in {lands}", "no normal {action} in {lands}")
        return said.fill(action=_ACTIONS[self.action], lands=lands_noun(self.condition))


def banned(table: Island, action: int, land: int, normal: bool) -> bool:
    """Whether an action does not happen in a land, by a skip or by a ban whose condition holds."""
    if table.skips[land] >> action & 1:
        return True
    notes = table.turn
    for at in range(0, len(notes), turn.SIZE):
        if notes[at] == turn.BAN and notes[at + 1] == action and (normal or not notes[at + 4]):
            step = programs.PROGRAMS[notes[at + 2]].steps[notes[at + 3]]
            assert isinstance(step, Ban)
            if step.condition.holds(table, Frame(0, 0, 0, programs.bound(-1, land))):
                return True
    return False


# Things to watch for.
DESTROYED: Final = turn.DESTROYED
FRIGHTENED: Final = turn.FRIGHTENED


class Watch(Aside):
    """Something that is done each time something happens in the land this turn."""

    def __init__(self, event: int, body: Node) -> None:
        super().__init__(body)
        self.event = event

    def run(self, state: State, frame: Frame) -> bool:
        table = island(state)
        turn.add(table, turn.WATCH, self.event, frame.values[LAND], frame.effect, self.at)
        table.turn[-1] = frame.values[ACTOR]
        frame.step = self.to
        return False

    def why_not(self, state: State, frame: Frame, move: int) -> int:
        return codes.NOT_ASKED

    def told(self) -> Text:
        when = {
            DESTROYED: Text(
                "nach jedem Effekt, der in dieser Runde dort Dörfer, Städte oder Dahan zerstört",
                "after each effect that destroys Towns, Cities or Dahan there this turn",
            ),
            FRIGHTENED: Text(
                "sooft in dieser Runde eine Fähigkeit dort Furcht erzeugt",
                "each time a Power causes Fear there this turn",
            ),
        }
        return Text("{when}: {body}", "{when}: {body}").fill(
            when=when[self.event], body=self.body.told()
        )


def watch(event: int, *body: Node) -> Watch:
    return Watch(event, then(*body))


class RevealFear(Step):
    """Turns one of the fear cards that are face down, earned ones first, and leaves it there."""

    def places(self, table: Island) -> list[int]:
        """The fear cards in the order in which they will be carried out."""
        return table.fear_earned + table.fear_deck[::-1]

    def run(self, state: State, frame: Frame) -> bool:
        return ASKS if self.choices(state, frame) else go_on(frame)

    def choices(self, state: State, frame: Frame) -> list[int]:
        table = island(state)
        return [
            verbs.REVEAL + at
            for at, card in enumerate(self.places(table))
            if card not in table.fear_known
        ]

    def why_not(self, state: State, frame: Frame, move: int) -> int:
        return codes.FACE_UP if verbs.VERB[move] == verbs.REVEAL else codes.NOT_ASKED

    def choose(self, state: State, frame: Frame, move: int) -> None:
        table = island(state)
        go_on(frame)
        card = self.places(table)[verbs.ARGUMENT[move]]
        table.fear_known.append(card)
        table.news = True
        acts.note(table, "reveal-fear", [card, verbs.ARGUMENT[move]])

    def told(self) -> Text:
        return Text("1 verdeckte Furcht-Karte aufdecken", "turn 1 face-down Fear Card face up")
