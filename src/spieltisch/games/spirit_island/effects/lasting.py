"""What holds for the rest of the turn: verbs that leave a note, see state/turn.py."""

from typing import Final

from spieltisch.core.effects import Amount, Fixed
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.effects.basics import (
    TARGET,
    USER,
    Instant,
    amount,
    asked,
)
from spieltisch.games.spirit_island.effects.conditions import OfLand, lands_noun
from spieltisch.games.spirit_island.effects.words import (
    NOTHING,
    amount_words,
    kind_words,
    kinds_words,
    spaced,
)
from spieltisch.games.spirit_island.state import acts, codes, programs, turn
from spieltisch.games.spirit_island.state.programs import LAND, SPIRIT
from spieltisch.games.spirit_island.state.table import Island

_PAID: Final = Text(", wenn er die Kosten noch einmal bezahlt", " by paying the cost again")
ACTION_WORDS: Final = [
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


def any_speed(number: int, who: int = TARGET) -> ForSpirit:
    said = Text(
        "{may} in dieser Runde {number} Fähigkeit in der Phase der anderen Geschwindigkeit"
        " einsetzen",
        "this turn {may} use {number} Power in the phase of the other speed",
    )
    return ForSpirit(turn.ANY_SPEED, number, who, said)


def further_to_coast(number: int, who: int = TARGET) -> ForSpirit:
    said = Text(
        "in dieser Runde haben {powers} +{number} Reichweite zu Küstengebieten",
        "this turn {powers} have +{number} range to Coastal lands",
    )
    return ForSpirit(turn.COAST_RANGE, number, who, said)


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


def becomes(action: int, other: int) -> ForLand:
    said = Text(
        "das erste {action} dort in dieser Runde wird zu {other}",
        "the first {action} there this turn becomes a {other}",
    )
    told = said.fill(action=ACTION_WORDS[action], other=ACTION_WORDS[other])
    return ForLand(turn.INSTEAD, action, other, told)


class ForIsland(Instant):
    """Something that holds on the whole island for this turn."""

    def __init__(self, what: int, a: int, b: int, c: int, said: Text) -> None:
        self.what = what
        self.a = a
        self.b = b
        self.c = c
        self.said = said

    def act(self, table: Island, frame: Frame) -> None:
        turn.add(table, self.what, self.a, self.b, self.c)
        acts.note(table, "for-island", [frame.step - 1])
        acts.weigh(table)

    def told(self) -> Text:
        return self.said


def weaken() -> ForIsland:
    said = Text(
        "in dieser Runde haben Invasoren 1 Abwehrkraft weniger je Streit (mindestens 1)",
        "this turn Invaders have 1 Health less for each Strife (at least 1)",
    )
    return ForIsland(turn.WEAKER, 1, 0, 0, said)


def change_health(kind: int, more: int) -> ForIsland:
    said = Text(
        "in dieser Runde haben {kind} {more} Abwehrkraft", "this turn {kind} have {more} Health"
    ).fill(kind=kinds_words(1 << kind, 2), more=f"{more:+d}")
    return ForIsland(turn.HEALTH, turn.EVERYWHERE, kind, more, said)


def far_explores(number: int) -> ForIsland:
    said = Text(
        "in dieser Runde wird {number} Gebiet weiter entdeckt (von Dörfern, Städten und Ozeanen"
        " aus)",
        "this turn Invaders explore {number} land further (from Towns, Cities and Oceans)",
    )
    return ForIsland(turn.FURTHER, number, 0, 0, said.fill(number=number))


def ignore_disease() -> ForIsland:
    said = Text(
        "Seuchen verhindern in dieser Invasoren-Phase kein Bauen",
        "Disease stops no Build in this Invader Phase",
    )
    return ForIsland(turn.NO_HELP, codes.DISEASE, 0, 0, said)


class Defend(Instant):
    """Lowers the damage of invaders in the land for this turn.

    ``dahan``: in every land, so much for each dahan there when damage is dealt; the number comes on
    top of that where there are any.
    """

    def __init__(self, number: "int | Amount", dahan: int) -> None:
        self.number = amount(number)
        self.dahan = dahan

    def act(self, table: Island, frame: Frame) -> None:
        land, number = frame.values[LAND], self.number.value(table, frame)
        if self.dahan:
            turn.add(table, turn.PER_DAHAN, self.dahan, number)
            acts.note(table, "for-island", [frame.step - 1])
        else:
            table.defend[land] += number
            acts.note(table, "defend", [land, number])

    def told(self) -> Text:
        if not self.dahan:
            said = spaced(self.number.told(), self.number.per())
            return Text("Verteidigen {said}", "Defend {said}").fill(said=said)
        said = Text(
            "Verteidigen {each} je Dahan in jedem Gebiet",
            "Defend {each} for each Dahan in each land",
        )
        if self.number.told().en != "0":
            said = Text(
                "Verteidigen {more} plus {each} je Dahan in jedem Gebiet mit Dahan",
                "Defend {more} plus {each} for each Dahan in each land with Dahan",
            )
        return said.fill(each=self.dahan, more=self.number.told())


class Skip(Instant):
    """Actions of the invaders do not happen in the land this turn."""

    def __init__(self, actions: int) -> None:
        self.actions = actions

    def act(self, table: Island, frame: Frame) -> None:
        table.skips[frame.values[LAND]] |= self.actions
        acts.note(table, "skip", [frame.values[LAND], self.actions])

    def told(self) -> Text:
        if self.actions == codes.ALL_ACTIONS:
            return Text(
                "die Invasoren handeln dort in dieser Runde nicht",
                "Invaders take no actions there this turn",
            )
        if self.actions == 1 << codes.RAVAGE:
            return Text("dort wird in dieser Runde nicht gewütet", "no Ravage there this turn")
        return Text("dort wird in dieser Runde nicht gebaut", "no Build happens there this turn")


class Ban(Instant):
    """An action of the invaders does not happen this turn where conditions hold at that time."""

    def __init__(self, action: int, conditions: list[OfLand], normal: bool) -> None:
        self.action = action
        self.conditions = conditions
        self.normal = normal  # extra actions happen all the same

    def act(self, table: Island, frame: Frame) -> None:
        normal = int(self.normal)
        turn.add(table, turn.BAN, self.action, frame.effect, frame.step - 1, normal)
        acts.note(table, "ban", [frame.step - 1])

    def told(self) -> Text:
        said = Text("kein {action} in {lands}", "no {action} in {lands}")
        if self.normal:
            said = Text("kein normales {action} in {lands}", "no normal {action} in {lands}")
        return said.fill(action=ACTION_WORDS[self.action], lands=lands_noun(self.conditions))

    def holds(self, table: Island, land: int) -> bool:
        frame = Frame(0, 0, 0, programs.bound(-1, land))
        for condition in self.conditions:
            if not condition.holds(table, frame):
                return False
        return True


def banned(table: Island, action: int, land: int, normal: bool) -> bool:
    """Whether an action does not happen in a land, by a skip or by a ban whose condition holds."""
    if table.skips[land] >> action & 1:
        return True
    notes = table.turn
    for at in range(0, len(notes), turn.SIZE):
        if notes[at] == turn.BAN and notes[at + 1] == action and (normal or not notes[at + 4]):
            step = programs.PROGRAMS[notes[at + 2]].steps[notes[at + 3]]
            assert isinstance(step, Ban)
            if step.holds(table, land):
                return True
    return False


def ban(action: int, *conditions: OfLand, normal: bool = False) -> Ban:
    return Ban(action, list(conditions), normal)
