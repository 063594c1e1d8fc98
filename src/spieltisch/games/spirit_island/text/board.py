"""The words of the table in the browser."""

from typing import Final

from spieltisch.core.text import Text
from spieltisch.games.spirit_island.effects.words import ELEMENT_WORDS, kind_words, terrain_words
from spieltisch.games.spirit_island.state import codes
from spieltisch.games.spirit_island.text.titles import SPIRITS

WORDS: Final = {
    "round": Text("Runde {round}", "Turn {round}"),
    "over": Text("Spielende", "Game over"),
    "terror": Text("Furchtstufe {level}", "Terror Level {level}"),
    "tabs": Text("Ansicht", "View"),
    "tab_island": Text("Insel", "Island"),
    "tab_invaders": Text("Invasoren", "Invaders"),
    "tab_spirits": Text("Geister", "Spirits"),
    "to_choose": Text("hier gibt es etwas zu wählen", "there is something to choose here"),
    "phases": Text("Phasen", "Phases"),
    # the island
    "island": Text("Die Insel: Spielpläne {boards}", "The island: boards {boards}"),
    "board": Text("Spielplan {board}", "Board {board}"),
    "coastal": Text("Küste", "Coastal"),
    "inland": Text("Landesinneres", "Inland"),
    "inner": Text("Innengebiet", "Inner land"),
    "empty": Text("niemand hier", "nobody here"),
    "presence_of": Text("{number} Präsenz von {spirit}", "{number} Presence of {spirit}"),
    "sacred": Text("Heilige Stätte", "Sacred Site"),
    "sacred_of": Text("Heilige Stätte von {spirit}", "Sacred Site of {spirit}"),
    "your_sacred": Text("deine Heilige Stätte", "your Sacred Site"),
    "defend": Text("Verteidigen {number}", "Defend {number}"),
    "damage": Text("{number} Schaden", "{number} Damage"),
    "health": Text("Abwehrkraft {number}", "Health {number}"),
    "strife": Text("{number} Streit", "{number} Strife"),
    "adjacent": Text("grenzt an {lands}", "adjacent to {lands}"),
    "skipped": Text("in dieser Runde nicht: {actions}", "not this turn: {actions}"),
    # what the invaders will do
    "threat": Text("Was die Invasoren tun", "What the Invaders will do"),
    "ravages": Text("Wüten: {damage} Schaden", "Ravage: {damage} Damage"),
    "ravages_defended": Text(
        "Wüten: {damage} Schaden nach Verteidigen {defend}",
        "Ravage: {damage} Damage after Defend {defend}",
    ),
    "blights": Text("bringt Ödnis", "adds Blight"),
    "cascades": Text("Ödnis breitet sich aus", "Blight cascades"),
    "no_blight": Text("keine Ödnis", "no Blight"),
    "kills_dahan": Text("{number} Dahan zerstört", "{number} Dahan destroyed"),
    "kills_presence": Text("{number} Präsenz zerstört", "{number} Presence destroyed"),
    "strikes_back": Text("Dahan schlagen mit {damage} zurück", "Dahan strike back with {damage}"),
    "builds_town": Text("Bauen: Dorf", "Build: Town"),
    "builds_city": Text("Bauen: Stadt", "Build: City"),
    "builds_nothing": Text("hier wird nicht gebaut", "no Build here"),
    "may_explore": Text("könnte entdeckt werden", "may be explored"),
    "explore_next": Text("nächstes Entdecken", "next Explore"),
    "would_blight": Text("{number} Gebiete würden veröden.", "{number} lands would be blighted."),
    "would_blight_one": Text("1 Gebiet würde veröden.", "1 land would be blighted."),
    "would_blight_none": Text("Kein Gebiet würde veröden.", "No land would be blighted."),
    "takes": Text("{land} nimmt {damage}", "{land} takes {damage}"),
    "this_turn": Text("diese Runde", "this turn"),
    "next_turn": Text("nächste Runde", "next turn"),
    # the invader track
    "invaders": Text("Invasoren", "Invaders"),
    "early": Text("Früher Bau", "Early Build"),
    "ravage": Text("Wüten", "Ravage"),
    "build": Text("Bauen", "Build"),
    "explore": Text("Entdecken", "Explore"),
    "stage": Text("Stufe {stage}", "Stage {stage}"),
    "deck": Text("{count} Karten im Stapel", "{count} cards in the deck"),
    "deck_one": Text("1 Karte im Stapel", "1 card in the deck"),
    "deck_stages": Text("Stufen im Stapel: {stages}", "stages in the deck: {stages}"),
    "no_card": Text("keine Karte", "no card"),
    "escalates": Text("mit Eskalation", "with Escalation"),
    "discard": Text("Ablage", "Discards"),
    # fear and blight
    "fear": Text("Furcht", "Fear"),
    "fear_pool": Text(
        "{markers} von {pool} bis zur nächsten Furcht-Karte",
        "{markers} of {pool} until the next Fear card",
    ),
    "fear_waiting": Text("{count} Furcht-Karten warten", "{count} Fear cards waiting"),
    "fear_waiting_one": Text("1 Furcht-Karte wartet", "1 Fear card waiting"),
    "fear_left": Text(
        "noch {count} bis Furchtstufe {level}", "{count} more until Terror Level {level}"
    ),
    "fear_left_victory": Text("noch {count} bis zum Sieg", "{count} more until victory"),
    "fear_known": Text("aufgedeckt", "face up"),
    "win_1": Text("Sieg: keine Invasoren", "Win: no Invaders"),
    "win_2": Text("Sieg: keine Dörfer, keine Städte", "Win: no Towns, no Cities"),
    "win_3": Text("Sieg: keine Städte", "Win: no Cities"),
    "blight": Text("Ödnis", "Blight"),
    "blight_left": Text("{left} Ödnis auf der Karte", "{left} Blight on the card"),
    "blight_pool": Text("{left} Ödnis im Vorrat", "{left} Blight in the pool"),
    "healthy": Text("Blühende Insel", "Healthy Island"),
    "blighted": Text("Verödete Insel", "Blighted Island"),
    "blight_then_turns": Text("Dann wird die Karte umgedreht.", "Then the card is turned over."),
    "blight_then_lost": Text("Dann ist das Spiel verloren.", "Then the game is lost."),
    # spirits
    "your_spirit": Text("Dein Geist", "Your Spirit"),
    "spirit_of": Text("Geist von {name}", "Spirit of {name}"),
    "open_panel": Text("{spirit}: Tableau zeigen", "{spirit}: show the panel"),
    "energy": Text("Energie", "Energy"),
    "energy_now": Text("{energy} Energie", "{energy} Energy"),
    "income": Text("{income} pro Runde", "{income} a turn"),
    "plays": Text("Kartenspiele", "Card Plays"),
    "plays_left": Text("noch {left} von {plays}", "{left} of {plays} left"),
    "presence": Text("Präsenz", "Presence"),
    "presence_on_island": Text("{number} auf der Insel", "{number} on the island"),
    "destroyed": Text("{number} zerstört", "{number} destroyed"),
    "energy_track": Text("Energie-Leiste", "Energy track"),
    "plays_track": Text("Karten-Leiste", "Card Plays track"),
    "covered": Text("verdeckt", "covered"),
    "uncovered": Text("aufgedeckt", "uncovered"),
    "reclaim_one": Text("1 Karte zurück", "reclaim 1"),
    "any_element": Text("beliebiges Element", "any element"),
    "elements": Text("Elemente in dieser Runde", "Elements this turn"),
    "growth": Text("Wachstum", "Growth"),
    "picks": Text("{picks} in jeder Runde", "{picks} each turn"),
    "taken": Text("gewählt", "taken"),
    "special": Text("Besondere Regeln", "Special rules"),
    "innates": Text("Permanente Fähigkeiten", "Innate Powers"),
    "reached": Text("erreicht", "reached"),
    "missing": Text("es fehlt: {elements}", "missing: {elements}"),
    "aids": Text("Hilfe kleiner Geister", "Aid from lesser Spirits"),
    "grows": Text("wächst", "is growing"),
    "plays_cards": Text("spielt Karten aus", "is playing cards"),
    "ready": Text("ist fertig", "is ready"),
    "acts": Text("handelt", "is acting"),
    # cards
    "hand": Text("Hand", "Hand"),
    "hand_of": Text("Hand von {name}", "Hand of {name}"),
    "played": Text("Ausgespielt", "Played"),
    "discards": Text("Abgelegt", "Discarded"),
    "offered": Text("Zur Wahl", "On offer"),
    "used": Text("benutzt", "used"),
    "fast": Text("sofort", "Fast"),
    "slow": Text("verzögert", "Slow"),
    "slow_later": Text("Verzögert: nach den Invasoren", "Slow: after the Invaders"),
    "fast_gone": Text("Sofort: nur vor den Invasoren", "Fast: only before the Invaders"),
    "cost": Text("Kosten {cost}", "cost {cost}"),
    "range": Text("Reichweite {reach}", "range {reach}"),
    "from_sacred": Text("von einer Heiligen Stätte aus", "from a Sacred Site"),
    "threshold": Text("Schwelle", "threshold"),
    "minor": Text("Schwach", "Minor"),
    "major": Text("Stark", "Major"),
    "unique": Text("Startfähigkeit", "unique"),
    "adversary": Text("Nation", "Adversary"),
    "level": Text("Level {level}", "level {level}"),
    "scenario": Text("Szenario", "Scenario"),
    "difficulty": Text("Schwierigkeit {difficulty}", "difficulty {difficulty}"),
    "turn_notes": Text("Gilt in dieser Runde", "Holds this turn"),
}
"""Every word of the templates."""

STEPS: Final = (
    (("setup", "growth"), Text("Geister", "Spirits")),
    (("fast",), Text("Sofort", "Fast")),
    (("invaders",), Text("Invasoren", "Invaders")),
    (("slow",), Text("Verzögert", "Slow")),
    (("end",), Text("Rundenende", "Time Passes")),
)
"""The phase strip: by keys of phases."""

ELEMENTS: Final = dict(zip(codes.ELEMENTS, ELEMENT_WORDS))
TERRAINS: Final = {key: terrain_words([at]) for at, key in enumerate(codes.TERRAINS)}
KINDS: Final = {
    key: (kind_words(at), kind_words(at, several=True)) for at, key in enumerate(codes.KINDS)
}
"""By key: one, and several."""

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
}
"""The subjects of ``rulings.toml``."""
