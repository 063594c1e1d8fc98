"""The panels of spirits in words: tracks, growth, special rules, where they begin."""

from typing import Final

from spieltisch.core.effects import AnyOrder, Sequence, sentences
from spieltisch.core.text import Text, both, joined
from spieltisch.games.spirit_island.cards import panel
from spieltisch.games.spirit_island.cards.panel import Growth, Space, Spirit
from spieltisch.games.spirit_island.effects.words import ELEMENT_WORDS
from spieltisch.games.spirit_island.state import codes
from spieltisch.games.spirit_island.text import titles

SPECIAL_RULES: Final = {
    panel.WETLAND_SITES: Text(
        "Jeder Sumpf mit deiner Präsenz ist eine Heilige Stätte von dir.",
        "Every Wetland with your Presence is a Sacred Site of yours.",
    ),
    panel.SWIFT: Text(
        "Für jede Luft, die du hast, darfst du in jeder Runde 1 Verzögerte Fähigkeit sofort"
        " benutzen.",
        "For each Air you have you may use 1 Slow Power in the Fast phase each turn.",
    ),
    panel.FAR_DAHAN: Text(
        "Für 1 Energie reicht eine deiner Fähigkeiten in ein beliebig weit entferntes Gebiet mit"
        " Dahan, das sonst passt.",
        "For 1 Energy a Power of yours reaches a land with Dahan at any distance, if the land fits"
        " otherwise.",
    ),
    panel.SITES_DEFEND: Text(
        "Deine Heiligen Stätten haben immer Verteidigen 3.",
        "Your Sacred Sites always have Defend 3.",
    ),
    panel.CHOKES: Text(
        "Du darfst 1 Präsenz in einer deiner Heiligen Stätten zerstören, um dort ein Wüten oder"
        " Bauen ganz zu verhindern.",
        "You may destroy 1 Presence in one of your Sacred Sites to stop a Ravage or a Build there"
        " altogether.",
    ),
    panel.REGENERATES: Text(
        "Beim Wachstum darfst du zerstörte Präsenz hinzufügen statt einer von den Leisten; auf der"
        " Verödeten Insel kostet jede 1 Energie.",
        "In Growth you may add destroyed Presence instead of one from the tracks; on the Blighted"
        " Island each costs 1 Energy.",
    ),
    panel.DAHAN_ALLY: Text(
        "Mit jedem Dahan, der ein Gebiet mit deiner Präsenz verlässt, darf 1 Präsenz mitgehen.",
        "With each Dahan that moves out of a land with your Presence 1 Presence may move along.",
    ),
    panel.SWORN: Text(
        "Für jeden Dahan, den Wüten zerstört, zerstörst du 1 deiner Präsenz im Umkreis von 1.",
        "For each Dahan that a Ravage destroys you destroy 1 of your Presence within range 1.",
    ),
    panel.OF_THE_OCEAN: Text(
        "Deine Präsenz darf in Ozeane, aber nie ins Landesinnere. Auf Spielplänen mit deiner Präsenz"
        " ist der Ozean für Fähigkeiten und Ödnis ein Küstengebiet und Sumpf. Wer dorthin bewegt"
        " wird, ertrinkt: Ertrunkene Invasoren bringen dir 1 Energie für je so viel Abwehrkraft,"
        " wie Geister mitspielen.",
        "Your Presence may go into Oceans, but never Inland. On boards with your Presence the Ocean"
        " is a Coastal Wetland for Powers and Blight. Whoever is moved there drowns: drowned"
        " Invaders give you 1 Energy for as much Health as there are players.",
    ),
    panel.DREAMS: Text(
        "Deine Fähigkeiten zerstören und verletzen niemanden. Statt eines zerstörten Dorfs gibt es"
        " 2 Furcht, statt einer Stadt 5; Entdecker und Dörfer werden dabei verschoben.",
        "Your Powers destroy and damage nobody. Instead of a destroyed Town there are 2 Fear,"
        " instead of a City 5; Explorers and Towns are pushed.",
    ),
    panel.FORBIDS: Text(
        "Wird ein Gebiet deine Heilige Stätte, verschiebst du alle Dahan von dort. Ereignisse"
        " bewegen nie Dahan in deine Heiligen Stätten.",
        "When a land becomes your Sacred Site you push all Dahan out of it. Events never move Dahan"
        " into your Sacred Sites.",
    ),
    panel.BEASTS_ALLY: Text(
        "Mit jeder Bestie, die ein Gebiet mit deiner Präsenz verlässt, darf 1 Präsenz mitgehen.",
        "With each Beasts that moves out of a land with your Presence 1 Presence may move along.",
    ),
    panel.CALLS_BEASTS: Text(
        "Einmal in jeder Geister-Phase darfst du 1 deiner Präsenz durch 1 Bestie ersetzen; sie ist"
        " nicht zerstört, aber aus dem Spiel.",
        "Once in each Spirit phase you may replace 1 of your Presence with 1 Beasts; it is not"
        " destroyed, but out of the game.",
    ),
}
"""By the bit of a rule: what it says."""

_ENERGY: Final = Text("Energie-Leiste: {spaces}.", "Energy track: {spaces}.")
_PLAYS: Final = Text("Karten-Leiste: {spaces}.", "Card Plays track: {spaces}.")
_GROWTH: Final = Text("Wachstum {number}: {growth}.", "Growth {number}: {growth}.")
_PICKS: Final = Text("Wähle {picks} verschiedene.", "Pick {picks} different ones.")
_RULE: Final = Text("{name}: {rule}", "{name}: {rule}")
_BEGINS: Final = Text("Beginn: {setup}", "Setup: {setup}")
_ANY: Final = Text("beliebiges Element", "any element")
_RECLAIM: Final = Text("1 Karte zurück", "reclaim 1")
_COSTS: Final = Text("{growth} (kostet {cost} Energie)", "{growth} (costs {cost} Energy)")


def spirit_text(spirit: Spirit) -> Text:
    """All of a panel but the powers, which have entries of their own."""
    parts = [_RULE.fill(name=name, rule=rule) for name, rule in special_rules(spirit)]
    for number, growth in enumerate(spirit.growth, 1):
        parts.append(_GROWTH.fill(number=number, growth=growth_text(growth)))
    if spirit.picks > 1:
        parts.append(_PICKS.fill(picks=spirit.picks))
    parts.append(_ENERGY.fill(spaces=_spaces(spirit.energy)))
    parts.append(_PLAYS.fill(spaces=_spaces(spirit.plays)))
    parts.append(_BEGINS.fill(setup=sentences(spirit.setup)))
    return joined(parts, " ")


def special_rules(spirit: Spirit) -> list[tuple[Text, Text]]:
    """The special rules of a spirit: name and text."""
    return [
        (titles.SPECIAL_RULES[bit], SPECIAL_RULES[bit])
        for bit in SPECIAL_RULES
        if spirit.rules & bit
    ]


def growth_parts(growth: Growth) -> list[Text]:
    """What a growth option does, one thing after the other."""
    effect = growth.effect
    nodes = effect.nodes if isinstance(effect, AnyOrder | Sequence) else [effect]
    return [node.told() for node in nodes]


def growth_text(growth: Growth) -> Text:
    """A growth option in one line, with what it costs."""
    told = joined(growth_parts(growth), "; ")
    return _COSTS.fill(growth=told, cost=growth.cost) if growth.cost else told


def space_text(space: Space) -> Text:
    """What is printed on a space of a presence track."""
    number = [both(str(space.number))] if space.number >= 0 else []
    return joined(number + _besides(space), " + ")


def space_gives(space: Space, track: int) -> Text:
    """What a space of the energy track (0) or the other one gives."""
    each = _ENERGY_EACH if track == 0 else _ONE_PLAY if space.number == 1 else _PLAYS_EACH
    number = [each.fill(number=space.number)] if space.number >= 0 else []
    return joined(number + _besides(space), " + ")


_ENERGY_EACH: Final = Text("{number} Energie pro Runde", "{number} Energy each turn")
_ONE_PLAY: Final = Text("{number} Kartenspiel", "{number} Card Play")
_PLAYS_EACH: Final = Text("{number} Kartenspiele", "{number} Card Plays")


def _besides(space: Space) -> list[Text]:
    """What a space gives besides its number."""
    parts: list[Text] = []
    if space.element == codes.ANY_ELEMENT:
        parts.append(_ANY)
    elif space.element >= 0:
        parts.append(ELEMENT_WORDS[space.element])
    if space.reclaims:
        parts.append(_RECLAIM)
    return parts


def _spaces(track: list[Space]) -> Text:
    return joined([space_text(space) for space in track], ", ")
