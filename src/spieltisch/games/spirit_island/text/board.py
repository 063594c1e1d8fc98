"""The words of the table in the browser."""

from typing import Final

from spieltisch.core.text import Text, both
from spieltisch.games.spirit_island.cards import panel
from spieltisch.games.spirit_island.cards.panel import Target
from spieltisch.games.spirit_island.effects.words import land_words, terrain_words
from spieltisch.games.spirit_island.state import codes
from spieltisch.games.spirit_island.text.titles import SPIRITS

WORDS: Final = {
    "where": Text("Runde {round} · Furchtstufe {level}", "Turn {round} · Terror Level {level}"),
    "over": Text("Spielende", "Game over"),
    "tabs": Text("Ansicht", "View"),
    "tab_island": Text("Insel", "Island"),
    "tab_invaders": Text("Invasoren", "Invaders"),
    "tab_spirits": Text("Geister", "Spirits"),
    "glance": Text("Auf einen Blick", "At a glance"),
    "to_choose": Text("hier gibt es etwas zu wählen", "there is something to choose here"),
    # the island
    "island": Text("Die Insel", "The island"),
    "zoom": Text("Ausschnitt", "Part of the island"),
    "zoom_auto": Text("Passender Ausschnitt", "The part that fits"),
    "zoom_all": Text("Ganze Insel", "Whole island"),
    "zoom_board": Text("Spielplan {board}", "Board {board}"),
    "coastal": Text(", Küste", ", coast"),
    "empty": Text("leer", "empty"),
    "inner": Text("Inneres Gebiet des Szenarios.", "Inner land of the scenario."),
    "ward": Text("Mit Schutzmuster.", "With a Warding Pattern."),
    "flame": Text("Mit Flammenzeichen.", "With a Flame marker."),
    "sack": Text("Kein Ziel für Fähigkeiten.", "No target for Powers."),
    "unsearched": Text("Hier liegt ein Marker verdeckt.", "A marker lies face down here."),
    # cards
    "cards": Text("Deine Karten", "Your cards"),
    "played": Text("Im Spiel", "Played"),
    "hand": Text("Hand", "Hand"),
    "discards": Text("Abgelegt", "Discarded"),
    "offered": Text("Zur Wahl", "On offer"),
    "no_cards": Text("keine Karte", "no card"),
    "used": Text("benutzt", "used"),
    "face_down": Text("verdeckt", "face down"),
    "cost": Text("Kosten {cost}", "Cost {cost}"),
    "range": Text("Reichweite", "Range"),
    "from_sacred": Text("von einer Heiligen Stätte", "from a Sacred Site"),
    "near": Text("Karte von Nahem", "Card up close"),
    "near_none": Text(
        "Zeig auf eine Karte, um sie hier zu lesen.", "Point at a card to read it here."
    ),
    "reached": Text("erreicht", "reached"),
    "missing": Text("fehlt", "missing"),
    # spirits
    "your_spirit": Text("Dein Geist", "Your spirit"),
    "energy": Text("Energie", "Energy"),
    "income": Text("+{count} je Runde", "+{count} a turn"),
    "plays": Text("Karten", "Card plays"),
    "elements": Text("Elemente in dieser Runde", "Elements this turn"),
    "tracks": Text("Präsenz", "Presence"),
    "track_energy": Text("Energie-Leiste", "Energy track"),
    "track_plays": Text("Karten-Leiste", "Card Plays track"),
    "covered": Text("verdeckt", "covered"),
    "presence_on": Text("{count} auf der Insel", "{count} on the island"),
    "presence_lost": Text(
        "{count} auf der Insel, {lost} zerstört", "{count} on the island, {lost} destroyed"
    ),
    "growth": Text("Wachstum", "Growth"),
    "picks": Text("{count} in jeder Runde", "{count} each turn"),
    "taken": Text("gewählt", "taken"),
    "costs": Text("kostet {cost} Energie", "costs {cost} Energy"),
    "quick": Text("Mit {elements}: sofort.", "With {elements}: Fast."),
    "ready": Text("fertig", "ready"),
    "growing": Text("wächst", "growing"),
    "playing": Text("spielt aus", "playing cards"),
    "votes": Text("Schon entschieden", "Already decided"),
    # what threatens the island
    "threat": Text("Was die Insel bedroht", "What threatens the island"),
    "fear": Text("Furcht", "Fear"),
    "fear_next": Text("bis zur nächsten Furcht-Karte", "until the next Fear card"),
    "fear_waits": Text("{count} Karten warten", "{count} cards wait"),
    "fear_waits_one": Text("1 Karte wartet", "1 card waits"),
    "fear_left": Text("{count} Furcht-Karten im Stapel", "{count} Fear cards in the deck"),
    "fear_known": Text("Offene Furcht-Karten", "Fear cards face up"),
    "fear_seen": Text("Ausgeführte Furcht-Karten", "Fear cards carried out"),
    "terror": Text("Furchtstufe {level}", "Terror Level {level}"),
    "win": Text("Sieg:", "Win:"),
    "won_if": Text("wenn {told}", "if {told}"),
    "invaders": Text("Invasoren", "Invaders"),
    "early": Text("Bauen vorab", "Early build"),
    "ravage": Text("Wüten", "Ravage"),
    "build": Text("Bauen", "Build"),
    "explore": Text("Entdecken", "Explore"),
    "no_card": Text("keine Karte", "no card"),
    "cards_left": Text("noch {count}", "{count} left"),
    "deck_left": Text("Invasorenstapel: {count} Karten", "Invader deck: {count} cards"),
    "stages": Text("Stufen im Stapel", "Stages in the deck"),
    "back": Text("Verdeckte Karte der Stufe {stage}", "Hidden card of stage {stage}"),
    "flag": Text("{card} mit Eskalation", "{card} with Escalation"),
    "spares-lowest": Text("ohne das Gebiet mit der niedrigsten Zahl", "without the lowest land"),
    "waits": Text("wartet eine Runde", "waits for a turn"),
    "passes": Text("entfällt", "is passed over"),
    "blighted": Text("{count} Gebiete würden veröden: {lands}.", "Blight would come to {lands}."),
    "blighted_one": Text("1 Gebiet würde veröden: {lands}.", "Blight would come to {lands}."),
    "takes": Text("{land} erleidet {damage}", "{land} takes {damage}"),
    "dahan_lost": Text("{count} Dahan fallen.", "{count} Dahan fall."),
    "dahan_lost_one": Text("1 Dahan fällt.", "1 Dahan falls."),
    "built": Text("{count} Bauten entstehen.", "{count} buildings go up."),
    "built_one": Text("1 Bau entsteht.", "1 building goes up."),
    "calm": Text("Nichts käme zu Schaden.", "Nothing would be harmed."),
    "would_lose": Text("Das wäre die Niederlage.", "That would be the defeat."),
    "blight": Text("Ödnis", "Blight"),
    "blight_left": Text("noch {count}", "{count} left"),
    "healthy_island": Text("Blühende Insel", "Healthy island"),
    "blighted_island": Text("Verödete Insel", "Blighted island"),
    "no_blight_card": Text("Ohne Ödnis-Karte", "No Blight card"),
    "minor": Text("schwach", "minor"),
    "major": Text("stark", "major"),
    "minor_deck": Text(
        "Schwache Fähigkeiten: {count} im Stapel, {gone} abgelegt",
        "Minor Powers: {count} in the deck, {gone} discarded",
    ),
    "major_deck": Text(
        "Starke Fähigkeiten: {count} im Stapel, {gone} abgelegt",
        "Major Powers: {count} in the deck, {gone} discarded",
    ),
    "event": Text("Ereignis", "Event"),
    "events": Text("Ereignisse", "events"),
    "event_about": Text(
        "Am Anfang der Invasoren-Phase wird ein Ereignis gezogen.",
        "An event is drawn as the Invader phase begins.",
    ),
    "event_would": Text("jetzt: {told}", "now: {told}"),
    "event_open": Text("zur Wahl {lands}", "to choose from {lands}"),
    "event_place": Text("An Stelle {place} im Stapel", "Number {place} in the deck"),
    "event_waits": Text("Wartet auf das Wüten", "Waits for the Ravage"),
    "event_seen": Text("Ereignisse bisher", "Events so far"),
    "legend": Text("Was die Teile tun", "What the pieces do"),
    "adversary": Text("{name}, Level {level}", "{name}, level {level}"),
    "scenario": Text("Szenario: {name}", "Scenario: {name}"),
    "next_wave": Text("Nächste Welle: was bleibt", "Next wave: what is left"),
}
"""Every word of ``board.html``."""

TERRAINS: Final = {key: terrain_words([at]) for at, key in enumerate(codes.TERRAINS)}

LAND: Final = {
    "damage": Text("{number} Schaden", "{number} damage"),
    "strife": Text("{number} Streit", "{number} strife"),
    "presence": Text("{count} Präsenz von [{name}|dir]", "{count} Presence of [{name}|yours]"),
    "sacred": Text(
        "{count} Präsenz von [{name}|dir] (Heilige Stätte)",
        "{count} Presence of [{name}|yours] (Sacred Site)",
    ),
}
"""What is in a land."""

OUTLOOK: Final = {
    "defend": Text("Verteidigen {defend}.", "Defend {defend}."),
    "now": Text("Als Nächstes: {told}.", "Next: {told}."),
    "then": Text("Eine Runde später: {told}.", "A turn later: {told}."),
    "ravage": Text("Wüten mit {damage} Schaden", "Ravage for {damage}"),
    "blight": Text("{count} Ödnis", "{count} Blight"),
    "cascade": Text("die sich ausbreitet", "which cascades"),
    "dahan": Text("{count} Dahan fallen", "{count} Dahan fall"),
    "dahan_one": Text("1 Dahan fällt", "1 Dahan falls"),
    "presence": Text("{count} Präsenz geht verloren", "{count} Presence is lost"),
    "build": Text("Bauen: {kind}", "Build: {kind}"),
    "explore": Text("ein Entdecker kommt", "an Explorer comes"),
    "may_explore": Text("zu {percent} % kommt ein Entdecker", "an Explorer may come ({percent} %)"),
    "stopped": Text("kein {action}", "no {action}"),
    "action_ravage": Text("Wüten", "Ravage"),
    "action_build": Text("Bauen", "Build"),
    "action_explore": Text("Entdecken", "Explore"),
}
"""What the invaders will do in a land."""

VICTORIES: Final = {
    1: Text("kein Invasor mehr", "no Invaders left"),
    2: Text("kein Dorf und keine Stadt mehr", "no Towns, no Cities"),
    3: Text("keine Stadt mehr", "no Cities"),
}
"""By terror level: how the game is won."""

SHORT_SPIRITS: Final = {
    "river-surges-in-sunlight": Text("Fluss", "River"),
    "lightnings-swift-strike": Text("Blitz", "Lightning"),
    "shadows-flicker-like-flame": Text("Schatten", "Shadows"),
    "vital-strength-of-the-earth": Text("Erde", "Earth"),
    "a-spread-of-rampant-green": Text("Grün", "Green"),
    "thunderspeaker": Text("Donner", "Thunder"),
    "oceans-hungry-grasp": Text("Ozean", "Ocean"),
    "bringer-of-dreams-and-nightmares": Text("Träume", "Dreams"),
    "keeper-of-the-forbidden-wilds": Text("Wildnis", "Wilds"),
    "sharp-fangs-behind-the-leaves": Text("Fänge", "Fangs"),
}
"""Spirits where there is room for one word only."""

STEPS: Final = (
    (("setup", "growth"), Text("Geister", "Spirits")),
    (("fast",), Text("Sofort", "Fast")),
    (("invaders",), Text("Invasoren", "Invaders")),
    (("slow",), Text("Verzögert", "Slow")),
    (("end",), Text("Rundenende", "Time Passes")),
)
"""The phase strip: by keys of phases."""

ADVICE: Final = {
    ("grow", 1): Text(
        "Präsenz auf der Insel deckt auf deinen Leisten mehr Energie und Kartenspiele auf.",
        "Presence on the island uncovers more Energy and Card Plays on your tracks.",
    ),
    ("play", 1): Text(
        "Auch Verzögerte Karten bezahlst du jetzt; ihre Elemente zählen sofort.",
        "Slow cards are paid now, too; their elements count at once.",
    ),
    ("use", 1): Text(
        "Die Karte beim Wüten zeigt, wo gleich Schaden entsteht.",
        "The card on Ravage shows where Damage comes next.",
    ),
    ("grow", 3): Text(
        "Sind deine Karten verbraucht, nimm sie mit dem Wachstum zurück.",
        "When your cards are used up, reclaim them by Growth.",
    ),
}
"""What a newcomer needs to know, by what may be done, in the round where it helps (0: always)."""

TOPICS: Final = {
    "setup": Text("Aufbau", "Setup"),
    "boards": Text("Spielpläne und Gebiete", "Boards and lands"),
    "growth": Text("Wachstum", "Growth"),
    "powers": Text("Fähigkeiten benutzen", "Using Powers"),
    "cards": Text("Fähigkeitenkarten", "Power Cards"),
    "presence": Text("Präsenz", "Presence"),
    "effects": Text("Was Fähigkeiten tun", "What Powers do"),
    "elements": Text("Elemente und Schwellen", "Elements and thresholds"),
    "repeats": Text("Wiederholungen", "Repeats"),
    "damage": Text("Schaden und Abwehrkraft", "Damage and Health"),
    "ravage": Text("Wüten", "Ravage"),
    "build": Text("Bauen", "Build"),
    "explore": Text("Entdecken", "Explore"),
    "invader cards": Text("Invasorenkarten", "Invader cards"),
    "blight": Text("Ödnis", "Blight"),
    "fear": Text("Furcht", "Fear"),
    "tokens": Text("Plättchen", "Tokens"),
    "ending": Text("Sieg und Niederlage", "Victory and defeat"),
    "adversaries": Text("Feindliche Nationen", "Adversaries"),
    "scenarios": Text("Szenarien", "Scenarios"),
    "major powers": Text("Starke Fähigkeiten", "Major Powers"),
    "river": SPIRITS["river-surges-in-sunlight"],
    "lightning": SPIRITS["lightnings-swift-strike"],
    "shadows": SPIRITS["shadows-flicker-like-flame"],
    "earth": SPIRITS["vital-strength-of-the-earth"],
    "green": SPIRITS["a-spread-of-rampant-green"],
    "thunderspeaker": SPIRITS["thunderspeaker"],
    "ocean": SPIRITS["oceans-hungry-grasp"],
    "bringer": SPIRITS["bringer-of-dreams-and-nightmares"],
    "keeper": SPIRITS["keeper-of-the-forbidden-wilds"],
    "sharp fangs": SPIRITS["sharp-fangs-behind-the-leaves"],
}
"""The subjects of ``rulings.toml``."""


def aim_words(target: Target) -> Text:
    """What a power is used on, in a few words, without its range.

    >>> aim_words(Target(1, panel.WITH_DAHAN)).en
    'with Dahan'
    """
    if target.spirit:
        another = Text("anderer Geist", "another Spirit")
        return another if target.another else Text("ein Geist", "any Spirit")
    if target.fits == panel.ANY_LAND:
        return Text("jedes Gebiet", "any land")
    terrains = [at for at in range(codes.OCEAN) if target.fits >> at & 1]
    if terrains:
        return terrain_words(terrains)
    said = land_words(target.fits)
    bare = Text(said.de.removeprefix("Gebiet "), said.en.removeprefix("land "))
    return bare if bare.en else both("")
