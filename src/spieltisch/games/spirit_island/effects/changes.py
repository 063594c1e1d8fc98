"""The rules of adversaries and scenarios, as changes of the law of a game with their texts."""

from typing import Final

from spieltisch.core.effects import Condition, Node
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.cards import numbers
from spieltisch.games.spirit_island.effects.basics import island
from spieltisch.games.spirit_island.effects.words import all_words, kind_words
from spieltisch.games.spirit_island.state import codes, law, programs
from spieltisch.games.spirit_island.state.law import Change, Law
from spieltisch.games.spirit_island.state.table import Island

_MOMENTS: Final = [
    Text("Spielvorbereitung: {what}", "Setup: {what}"),
    Text("Am Ende der Spielvorbereitung: {what}", "At the end of setup: {what}"),
    Text("Eskalation, vor dem Entdecken: {what}", "Escalation, before exploring: {what}"),
    Text(
        "Eskalation, in dieser Phase nach dem Entdecken jedes Gebiets, dort: {what}",
        "Escalation, in this phase after each land is explored, there: {what}",
    ),
    Text("Nach dem Entdecken: {what}", "After exploring: {what}"),
    Text("Wenn Wüten einem Gebiet Ödnis hinzufügt: {what}", "When a Ravage adds Blight: {what}"),
    Text(
        "Nach einem Effekt, der Dahan bewegt hat, in jedem Gebiet, in dem sie ankamen: {what}",
        "After an effect that has moved Dahan, in each land they came to: {what}",
    ),
    Text(
        "Nach einem Effekt, für jedes zerstörte Dorf: {what}",
        "After an effect, for each destroyed Town: {what}",
    ),
    Text(
        "Nach einem Effekt, für jede zerstörte Stadt: {what}",
        "After an effect, for each destroyed City: {what}",
    ),
    Text(
        "Wenn die letzte Furcht-Karte verdient ist: {what}",
        "When the last Fear card has been earned: {what}",
    ),
    Text(
        "Nach erfolgreichem Entdecken eines Gebiets, außer in der Spielvorbereitung, dort: {what}",
        "After a land was explored, except during setup, there: {what}",
    ),
    Text("Nach Bauen in einem Gebiet, dort: {what}", "After a Build in a land, there: {what}"),
    Text("Nachdem eine Stadt gebaut wurde: {what}", "After a City was built: {what}"),
    Text("Eskalation, nach dem Entdecken: {what}", "Escalation, after exploring: {what}"),
    Text("", ""),  # law.TOGETHER, which says itself when it is
    Text("In jedem Gebiet, das entdeckt wird: {what}", "In each land that is explored: {what}"),
]


class At(Change):
    """Something that is carried out at a moment; its key has the number of the program."""

    def __init__(self, key: str, moment: int, effect: Node) -> None:
        self.number = programs.RULES + numbers.RULES.index(key)
        self.key = key
        self.moment = moment
        self.effect = effect

    def change(self, law: Law) -> None:
        law.programs[self.moment].append(self.number)

    def told(self) -> Text:
        return _MOMENTS[self.moment].fill(what=self.effect.told())


class Together(At):
    """Something that the spirits may do together in a land in which a condition holds."""

    def __init__(self, key: str, condition: Condition, effect: Node) -> None:
        super().__init__(key, law.TOGETHER, effect)
        self.condition = condition

    def change(self, law: Law) -> None:
        super().change(law)
        law.together = self.condition

    def told(self) -> Text:
        said = Text(
            "In der Phase der Sofort- oder der Verzögerten Fähigkeiten dürfen die Geister "
            "gemeinsam in einem Gebiet {where}: {what}",
            "In the Fast or the Slow phase the Spirits may together, in a land {where}: {what}",
        )
        return said.fill(what=self.effect.told(), where=self.condition.told())


class Several(Change):
    """Several things that belong together."""

    def __init__(self, changes: list[At]) -> None:
        self.changes = changes

    def change(self, law: Law) -> None:
        for change in self.changes:
            change.change(law)

    def told(self) -> Text:
        told = [change.told() for change in self.changes]
        return Text(". ".join([t.de for t in told]), ". ".join([t.en for t in told]))


class Aftermaths(Several):
    """Consequences that come when an effect is over."""

    def change(self, law: Law) -> None:
        super().change(law)
        law.responds = True


class FearCards(Change):
    """How many fear cards lie at each terror level."""

    def __init__(self, split: list[int]) -> None:
        self.split = split

    def change(self, law: Law) -> None:
        law.fear_split = self.split[:]

    def told(self) -> Text:
        said = Text("Furcht-Karten: {total} ({split})", "Fear cards: {total} ({split})")
        split = "/".join([str(number) for number in self.split])
        return said.fill(total=sum(self.split), split=split)


class InvaderDeck(Change):
    """The stages of the invader deck, the first on top."""

    def __init__(self, stages: str) -> None:
        self.stages = stages

    def change(self, law: Law) -> None:
        law.deck = self.stages

    def told(self) -> Text:
        said = Text("Invasorenstapel nach Stufen: {stages}", "Invader deck by stages: {stages}")
        return said.fill(stages=self.stages)


class LostIf(Change):
    """The game is lost as soon as something holds."""

    def __init__(self, condition: Condition, ended: int) -> None:
        self.condition = condition
        self.ended = ended  # how the game has ended then

    def change(self, law: Law) -> None:
        law.losses.append(self.condition)
        law.loss_kinds.append(self.ended)

    def told(self) -> Text:
        return Text("Ihr verliert, wenn {what}", "You lose if {what}").fill(
            what=self.condition.told()
        )


class WonIf(Change):
    """The game is won at a terror level if something holds, and in no other way."""

    def __init__(self, terror: int, condition: Condition) -> None:
        self.terror = terror
        self.condition = condition

    def change(self, law: Law) -> None:
        law.victories[self.terror] = self.condition

    def told(self) -> Text:
        said = Text(
            "Bei Furchtstufe {terror} gewinnt ihr, wenn {what}",
            "At Terror Level {terror} you win if {what}",
        )
        return said.fill(terror=self.terror, what=self.condition.told())


class Health(Change):
    """Invaders of some kinds have more health."""

    def __init__(self, kinds: int, more: int) -> None:
        self.kinds = kinds
        self.more = more

    def change(self, law: Law) -> None:
        for kind in range(codes.PEOPLE):
            if self.kinds >> kind & 1:
                law.more_health[kind] += self.more

    def told(self) -> Text:
        return Text("{kinds}: +{more} Abwehrkraft", "{kinds}: +{more} Health").fill(
            kinds=all_words(self.kinds), more=self.more
        )


class Strikes(Change):
    """Invaders of a kind deal other damage."""

    def __init__(self, kind: int, damage: int) -> None:
        self.kind = kind
        self.damage = damage

    def change(self, law: Law) -> None:
        law.strikes[self.kind] = self.damage

    def told(self) -> Text:
        return Text("{kind}: {damage} Schaden", "{kind}: {damage} Damage").fill(
            kind=kind_words(self.kind, True), damage=self.damage
        )


class EventBelow(Change):
    """A further event card lies in the deck, so many cards below the top; see `lay_out`."""

    def __init__(self, key: str, above: int) -> None:
        self.card = numbers.EVENTS.index(key)
        self.above = above

    def change(self, law: Law) -> None:
        law.events_below += [self.card, self.above]

    def told(self) -> Text:
        said = Text(
            "Wird mit Ereignissen gespielt, kommt das der Nation unter die obersten {above} "
            "Karten des Ereignisstapels",
            "In a game with events that of the adversary goes below the top {above} cards of the "
            "event deck",
        )
        return said.fill(above=self.above)


class MoreFear(Change):
    """More fear is needed for a card."""

    def __init__(self, more: int) -> None:
        self.more = more

    def change(self, law: Law) -> None:
        law.fear_each += self.more

    def told(self) -> Text:
        return Text(
            "+{more} Furcht-Marker pro Spieler", "+{more} Fear marker for each player"
        ).fill(more=self.more)


class EmptyBuilds(Change):
    """Invaders build also in lands without any of them, if enough buildings are around."""

    def __init__(self, around: int) -> None:
        self.around = around

    def change(self, law: Law) -> None:
        law.empty_builds = self.around

    def told(self) -> Text:
        said = Text(
            "Bauen betrifft auch passende Gebiete ohne Invasoren, wenn angrenzend vor dem Bauen "
            "mindestens {around} Dörfer/Städte stehen",
            "Build also affects matching lands without Invaders if at least {around} Towns/Cities "
            "are in adjacent lands before the Build",
        )
        return said.fill(around=self.around)


class EarlyBuilds(Change):
    """Cards that have ravaged cause a build before the next ravage."""

    def __init__(self, stage: int) -> None:
        self.stage = stage  # the highest stage of such cards

    def change(self, law: Law) -> None:
        law.early_builds = self.stage

    def told(self) -> Text:
        said = Text(
            "Karten kommen nach dem Wüten auf ein weiteres Feld und führen in der nächsten Runde "
            "vor dem Wüten zu einem zusätzlichen Bauen",
            "After their Ravage cards move to a further space and cause another Build before the "
            "next Ravage",
        )
        if self.stage < 3:
            said = Text(
                "{said} (nur Karten bis Stufe {stage})", "{said} (only cards up to Stage {stage})"
            ).fill(said=said, stage=self.stage)
        return said


class EarlyAgain(Change):
    """That build comes twice in a phase without fear cards."""

    def change(self, law: Law) -> None:
        law.early_again = True

    def told(self) -> Text:
        return Text(
            "In einer Invasoren-Phase ohne abgehandelte Furcht-Karte findet das zusätzliche Bauen "
            "zweimal statt",
            "In an Invader Phase in which no Fear card is resolved, the additional Build happens "
            "twice",
        )


class HeavyDamage(Change):
    """Much damage in a ravage adds a second blight."""

    def __init__(self, damage: int) -> None:
        self.damage = damage

    def change(self, law: Law) -> None:
        law.heavy_damage = self.damage

    def told(self) -> Text:
        said = Text(
            "Wüten mit mindestens {damage} Schaden fügt 1 weitere Ödnis hinzu, die keine Präsenz "
            "zerstört und sich nicht ausbreitet",
            "A Ravage with {damage} or more Damage adds 1 further Blight, which destroys no "
            "Presence and does not cascade",
        )
        return said.fill(damage=self.damage)


class MoreBlight(Change):
    """More or less blight for each player: at first, and when the card is turned over."""

    def __init__(self, first: int, blighted: int) -> None:
        self.first = first
        self.blighted = blighted

    def change(self, law: Law) -> None:
        law.more_blight += self.first
        law.less_blighted -= self.blighted

    def told(self) -> Text:
        said = Text(
            "Ödnis pro Spielplan: {first} zu Beginn, {blighted} auf der Verödeten Insel",
            "Blight per board: {first} at first, {blighted} on the Blighted Island",
        )
        return said.fill(first=f"{self.first:+d}", blighted=f"{self.blighted:+d}")


class MoreActions(Change):
    """The invaders build and explore once more before the game."""

    def change(self, law: Law) -> None:
        law.more_actions = 1

    def told(self) -> Text:
        return Text(
            "Nach dem ersten Entdecken bauen die Invasoren mit dieser Karte und entdecken mit "
            "einer zweiten",
            "After the first Explore the Invaders Build with that card and Explore with a second "
            "one",
        )


class ActAgain(Condition):
    """Whether they do."""

    def holds(self, state: State, frame: Frame) -> bool:
        return island(state).law.more_actions > 0

    def told(self) -> Text:
        return Text("die Invasoren noch einmal handeln", "the Invaders act once more")


class AllFast(Change):
    """There is no slow phase, and what is fast anyway is cheaper."""

    def change(self, law: Law) -> None:
        law.all_fast = True

    def told(self) -> Text:
        return Text(
            "Alle Fähigkeiten sind Sofort-Fähigkeiten, es gibt keine Phase der Verzögerten. Was "
            "ohnehin sofort wirkt, kostet 1 Energie weniger; bei Permanenten und bei Karten ohne "
            "Kosten erhält der Geist 1 Energie",
            "All Powers are Fast, there is no Slow phase. Powers that are Fast anyway cost 1 "
            "Energy less; for Innate Powers and cards of cost 0 the Spirit gains 1 Energy",
        )


class RitualTerror(Change):
    """Terror levels come by rituals, fear cards wait for them."""

    def change(self, law: Law) -> None:
        law.ritual_terror = True
        law.all_fear = True
        law.keeps_fear = True
        law.fear_wins = False

    def told(self) -> Text:
        return Text(
            "Alle Furcht-Karten kommen ohne Trennkarten in den Stapel. Die Furchtstufe steigt nur "
            "durch das Ritual; verdiente Furcht-Karten warten darauf",
            "All Fear cards go into the deck without dividers. Only the Ritual raises the Terror "
            "Level; earned Fear cards wait for it",
        )


class NoFearVictory(Change):
    """The last fear card does not win the game."""

    def change(self, law: Law) -> None:
        law.fear_wins = False

    def told(self) -> Text:
        return Text("Es gibt keinen Sieg durch Furcht", "There is no victory by Fear")


class FearBelow(Change):
    """The fear cards that are not in the deck lie below it."""

    def change(self, law: Law) -> None:
        law.fear_below = True

    def told(self) -> Text:
        return Text(
            "Alle übrigen Furcht-Karten liegen unter dem Stapel; ist er leer, werden die "
            "abgelegten neu gemischt",
            "All other Fear cards lie below the deck; when it is empty, the discarded ones are "
            "shuffled again",
        )


class HasInnerLands(Change):
    """Each board has an inner land."""

    def change(self, law: Law) -> None:
        law.inner_lands = True  # for those who draw them

    def told(self) -> Text:
        return Text(
            "Jeder Spielplan hat ein Innengebiet: bei 1 und 2 Spielern Gebiet 7, sonst das "
            "Gebiet in der Mitte der Insel",
            "Each board has one Inner land: land 7 with 1 and 2 players, otherwise the land in "
            "the middle of the island",
        )


def may_together(table: Island, land: int) -> bool:
    """Whether the spirits may do together in a land what the scenario offers."""
    condition = table.law.together
    if condition is None:
        return False
    return condition.holds(table, Frame(0, 0, 0, programs.bound(-1, land)))
