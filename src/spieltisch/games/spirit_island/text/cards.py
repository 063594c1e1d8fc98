"""Card texts, rendered from the declarations: what is said is what is carried out."""

from typing import Final

from spieltisch.core.effects import Condition, Node, Sequence, sentences
from spieltisch.core.game import CardText
from spieltisch.core.text import Text, both, joined, listed
from spieltisch.games.spirit_island.cards import (
    adversaries,
    blight,
    events,
    fear,
    fear_claw,
    panel,
    scenarios,
)
from spieltisch.games.spirit_island.cards.adversaries import Adversary
from spieltisch.games.spirit_island.cards.blight import HEALTHY, BlightCard
from spieltisch.games.spirit_island.cards.events import Branches, EventCard
from spieltisch.games.spirit_island.cards.every import CARDS, CLAW
from spieltisch.games.spirit_island.cards.fear import FearCard
from spieltisch.games.spirit_island.cards.invaders import CARDS as INVADERS
from spieltisch.games.spirit_island.cards.invaders import InvaderCard
from spieltisch.games.spirit_island.cards.panel import Elements, Innate, Power
from spieltisch.games.spirit_island.cards.scenarios import Scenario
from spieltisch.games.spirit_island.effects.cases import Terror
from spieltisch.games.spirit_island.effects.events import Part
from spieltisch.games.spirit_island.effects.thresholds import Threshold
from spieltisch.games.spirit_island.effects.ways import Choice
from spieltisch.games.spirit_island.effects.words import (
    ELEMENT_WORDS,
    any_of_words,
    element_words,
    target_words,
)
from spieltisch.games.spirit_island.state import programs
from spieltisch.games.spirit_island.text import names, titles
from spieltisch.games.spirit_island.text.panels import spirit_text

KINDS: Final = {
    panel.MINOR: Text("Schwache Fähigkeit", "Minor Power"),
    panel.MAJOR: Text("Starke Fähigkeit", "Major Power"),
    panel.UNIQUE: Text("Startfähigkeit: {spirit}", "unique Power: {spirit}"),
}
UNIQUE: Final = Text("Startfähigkeit", "unique Power")
INNATE: Final = Text("Permanente Fähigkeit: {spirit}", "Innate Power: {spirit}")
SPIRIT: Final = Text("Geist", "Spirit")
FEAR_CARD: Final = Text("Furcht-Karte", "Fear card")
BLIGHT_CARD: Final = Text("Ödnis-Karte", "Blight card")
ADVERSARY: Final = Text("Feindliche Nation", "adversary")
SCENARIO: Final = Text("Szenario", "scenario")
INVADER_CARD: Final = Text("Invasorenkarte, Stufe {stage}", "Invader card, stage {stage}")

EVENT_CARD: Final = Text("Ereignis", "event")
_AGREE: Final = Text(
    "Einigt euch auf eines, sonst gilt das erste.", "Agree on one, otherwise the first counts."
)
_SPIRITS_DO: Final = Text(
    "Nur wofür ihr bezahlt, gilt als Effekt der Geister.",
    "Only what you pay for counts as an effect of the Spirits.",
)
_TERROR: Final = Text("Furchtstufe {levels}", "Terror Level {levels}")
_WHEN: Final = Text("{holds} – {part}", "{holds} – {part}")
_COST: Final = Text("Kosten {cost}", "cost {cost}")
_QUICK: Final = Text("Mit {elements}: sofort.", "With {elements}: Fast.")
_LEVEL: Final = Text("Furchtstufe {level}: {told}", "Terror Level {level}: {told}")
_HEALTHY: Final = Text(
    "Blühende Insel: {blight} Ödnis pro Spieler. {blighted}",
    "Healthy Island: {blight} Blight per player. {blighted}",
)
_NATION: Final = Text(
    "Immer (Schwierigkeit {difficulty}): {told}", "Always (difficulty {difficulty}): {told}"
)
_NATION_LEVEL: Final = Text(
    "Level {level}, {name} (Schwierigkeit {difficulty}): {told}",
    "Level {level}, {name} (difficulty {difficulty}): {told}",
)
_SCENARIO: Final = Text("Schwierigkeit {difficulty}. {told}", "Difficulty {difficulty}. {told}")
_SHOWS: Final = Text("Betrifft {lands}.", "Acts in {lands}.")
_COAST: Final = Text("alle Küstengebiete", "all Coastal lands")
_FLAG: Final = Text(
    " Mit Eskalation der feindlichen Nation.", " With the Escalation of the adversary."
)


def card_texts() -> list[CardText]:
    """Everything that has a text: spirits, powers, what the island holds against them."""
    owners = {key: titles.SPIRITS[spirit.key] for spirit in panel.SPIRITS for key in spirit.uniques}
    found = [
        CardText(spirit.key, titles.SPIRITS[spirit.key], SPIRIT, 1, spirit_text(spirit))
        for spirit in panel.SPIRITS
    ]
    for spirit in panel.SPIRITS:
        for innate in spirit.innates:
            kind = INNATE.fill(spirit=titles.SPIRITS[spirit.key])
            found.append(
                CardText(innate.key, titles.INNATES[innate.key], kind, 1, innate_text(innate))
            )
    declared = CARDS | CLAW
    for key, power in declared.items():
        owned = power.kind != panel.UNIQUE or key in owners
        kind = KINDS[power.kind].fill(spirit=owners.get(key, "")) if owned else UNIQUE
        found.append(CardText(key, titles.POWERS[key], kind, 1, power_text(power)))
    for card in [*fear.CARDS, *fear_claw.CARDS]:
        found.append(CardText(card.key, titles.FEAR[card.key], FEAR_CARD, 1, fear_text(card)))
    for side in blight.CARDS:
        found.append(CardText(side.key, titles.BLIGHT[side.key], BLIGHT_CARD, 1, blight_text(side)))
    for event in events.CARDS:
        found.append(
            CardText(event.key, titles.EVENTS[event.key], EVENT_CARD, 1, event_text(event))
        )
    for nation in adversaries.ADVERSARIES:
        found.append(CardText(nation.key, nation.name, ADVERSARY, 1, adversary_text(nation)))
    for scenario in scenarios.SCENARIOS:
        found.append(CardText(scenario.key, scenario.name, SCENARIO, 1, scenario_text(scenario)))
    for number, invader in enumerate(INVADERS):
        kind = INVADER_CARD.fill(stage="I" * invader.stage)
        name = names.invader_card_name(number)
        found.append(CardText(invader.key, name, kind, 1, invader_text(invader)))
    return found


# powers


def power_text(power: Power) -> Text:
    """Cost, speed, elements, target and effect of a card."""
    return _paragraph(
        [
            names.sentence(power_head(power)),
            names.sentence(target_words(power.target)),
            effect_text(power),
        ]
    )


def power_head(power: Power) -> Text:
    """Cost, speed and elements: "cost 1, Fast: Sun, Water"."""
    head = joined([_COST.fill(cost=power.cost), names.SPEEDS[power.speed]], ", ")
    given = joined([ELEMENT_WORDS[element] for element in power.elements], ", ")
    return joined([head, given], ": ") if power.elements else head


def effect_text(power: "Power | Innate") -> Text:
    """What a power does, and when it is faster than usual."""
    parts = [sentences(power.effect)]
    if power.quick:
        parts.append(_QUICK.fill(elements=element_words(power.quick)))
    return _paragraph(parts)


def innate_text(innate: Innate) -> Text:
    """Speed, target and each level with its elements."""
    head = joined([names.SPEEDS[innate.speed], target_words(innate.target, False)], ", ")
    parts = [names.sentence(head)]
    for elements, told in innate_levels(innate):
        level = joined([element_words(elements), told], " – ")
        parts.append(names.sentence(level))
    if innate.quick:
        parts.append(_QUICK.fill(elements=element_words(innate.quick)))
    return _paragraph(parts)


_FURTHER: Final = Text("+{more} Reichweite", "+{more} range")
_INSTEAD: Final = Text("stattdessen: {told}", "instead: {told}")


def innate_levels(innate: Innate) -> list[tuple[Elements, Text]]:
    """By level the elements that it takes and what it does, the lowest first."""
    base: list[Text] = []
    levels: list[tuple[Elements, Text]] = []
    _sort_out(innate.effect, base, levels)
    if base:
        levels.insert(0, (innate.levels[0], joined(base, "; ")))
    return levels + [(each, _FURTHER.fill(more=more)) for each, more in innate.target.further]


def _sort_out(node: Node, base: list[Text], levels: list[tuple[Elements, Text]]) -> None:
    """Takes the levels out of a tree; what is done without more elements is the lowest one."""
    if isinstance(node, Sequence) and type(node) is Sequence:
        for part in node.nodes:
            _sort_out(part, base, levels)
    elif isinstance(node, Threshold):
        told = node.then.told()
        if node.otherwise is not None:
            _sort_out(node.otherwise, base, levels)
            told = _INSTEAD.fill(told=told)
        levels.append((node.wanted.elements, told))
    else:
        base.append(node.told())


# fear and blight


def fear_text(card: FearCard) -> Text:
    """What a fear card does at each terror level."""
    return _paragraph(
        [_LEVEL.fill(level="I" * level, told=fear_level(card, level)) for level in (1, 2, 3)]
    )


def fear_level(card: FearCard, level: int) -> Text:
    return sentences(card.levels[level - 1])


FEAR_CARDS: Final = {card.key: card for card in [*fear.CARDS, *fear_claw.CARDS]}
BLIGHT_CARDS: Final = {card.key: card for card in blight.CARDS}


def blight_text(card: BlightCard) -> Text:
    """Both sides of a blight card."""
    return _HEALTHY.fill(blight=HEALTHY, blighted=names.sentence(card.told()))


# adversaries, scenarios, invaders


def adversary_text(nation: Adversary) -> Text:
    """What holds at every level, and what each level adds."""
    parts = [adversary_level(nation, level) for level in range(len(nation.levels) + 1)]
    return _paragraph(parts)


def adversary_level(nation: Adversary, level: int) -> Text:
    """What a level adds; level 0 holds always."""
    told = _paragraph([names.sentence(change.told()) for change in nation.by_level()[level]])
    difficulty = nation.difficulty[level]
    if not level:
        return _NATION.fill(difficulty=difficulty, told=told)
    name = nation.levels[level - 1].name
    return _NATION_LEVEL.fill(level=level, name=name, difficulty=difficulty, told=told)


def scenario_text(scenario: Scenario) -> Text:
    told = _paragraph([names.sentence(change.told()) for change in scenario.changes])
    difficulty = both(str(scenario.difficulty))
    if scenario.varies is not None:
        difficulty = names.bracketed(difficulty, [scenario.varies])
    return _SCENARIO.fill(difficulty=difficulty, told=told)


def invader_text(card: InvaderCard) -> Text:
    lands = _COAST
    if not card.coast:
        lands = listed([names.TERRAIN_LANDS[terrain] for terrain in card.terrains])
    said = _SHOWS.fill(lands=lands)
    return Text(said.de + _FLAG.de, said.en + _FLAG.en) if card.escalates else said


# events


def event_text(card: EventCard) -> Text:
    """Main part, tokens and dahan, each with its name."""
    return _paragraph([told for _, told in event_lines(card)])


def event_lines(card: EventCard) -> list[tuple[str, Text]]:
    """The same part by part, each with the key of what carries it out."""
    main = [(card.key, _event_main(card.main))]
    if isinstance(card.main, Branches):
        main = [(part.key, _branch(holds, part, more)) for holds, part, more in card.main.branches]
    return [*main, *[(part.key, _named(part)) for part in card.parts]]


def _event_main(main: Node) -> Text:
    """A main part that lets the spirits choose."""
    if isinstance(main, Choice):
        ways = [names.sentence(way.told()) for way in main.ways]
        paid = any(way.paid for way in main.ways)
        return _paragraph([_AGREE, *ways, _SPIRITS_DO if paid else Text("", "")])
    return sentences(main)


def _branch(holds: Condition, part: Part, more: list[Node]) -> Text:
    when = holds.told()
    if isinstance(holds, Terror):
        levels = range(holds.least, holds.most + 1)
        when = _TERROR.fill(levels=any_of_words([both("I" * level) for level in levels]))
    said = _WHEN.fill(holds=when, part=_named(part))
    return _paragraph([said, *[names.sentence(node.told()) for node in more]])


def _named(part: Part) -> Text:
    """A part with its name."""
    told = sentences(programs.PROGRAMS[part.number].tree)
    return Text("{name}: {told}", "{name}: {told}").fill(
        name=titles.EVENT_PARTS[part.key], told=told
    )


def awaited_text(cause: str, step: int) -> Text:
    """What waits beside the ravage space, by what has laid it there (see `hidden`)."""
    for program in programs.PROGRAMS:
        if program.key == cause and 0 <= step < len(program.steps):
            return sentences(program.steps[step])
    return Text("", "")


def _paragraph(parts: list[Text]) -> Text:
    return joined([part for part in parts if part.en], " ")
