"""What threatens the island: fear and terror, the invader cards, blight, adversary, scenario."""

from typing import Final

from spieltisch.core.game import Data
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.board.sketch import Sketch
from spieltisch.games.spirit_island.cards import numbers
from spieltisch.games.spirit_island.cards.adversaries import ADVERSARIES
from spieltisch.games.spirit_island.cards.events import CARDS as EVENTS
from spieltisch.games.spirit_island.cards.scenarios import SCENARIOS
from spieltisch.games.spirit_island.text import names, titles
from spieltisch.games.spirit_island.text.board import VICTORIES, WORDS
from spieltisch.games.spirit_island.text.cards import (
    BLIGHT_CARDS,
    FEAR_CARDS,
    adversary_level,
    awaited_text,
    event_lines,
    event_text,
    fear_level,
    fear_text,
    scenario_text,
)
from spieltisch.games.spirit_island.text.nation import standing

EVENT_CARDS: Final = {card.key: card for card in EVENTS}
LEVELS: Final = ("I", "II", "III")
_TERRAINS: Final = {"J": "jungle", "M": "mountain", "S": "sands", "W": "wetland"}


def fear(sketch: Sketch) -> Data:
    view, lang = sketch.view["fear"], sketch.lang
    terror: int = view["terror"]
    return {
        "markers": view["markers"],
        "pool": view["pool"],
        "earned": view["earned"],
        "waits": sketch.word(
            "fear_waits_one" if view["earned"] == 1 else "fear_waits", count=view["earned"]
        ),
        "terror": terror,
        "levels": [
            {"word": word, "left": left, "now": level == terror}
            for level, (word, left) in enumerate(zip(LEVELS, view["left"], strict=True), 1)
        ],
        "told": sketch.word("terror", level=LEVELS[terror - 1]),
        "victory": _victory(sketch, terror).to(lang),
        "left": sketch.word("fear_left", count=sum(view["left"])),
        "known": [
            _known(sketch, key, place)
            for key, place in zip(view["known"], view["places"], strict=True)
        ],
        "seen": [
            {"name": titles.FEAR[key].to(lang), "text": fear_text(FEAR_CARDS[key]).to(lang)}
            for key in view["discard"]
        ],
    }


def _known(sketch: Sketch, key: str, place: int) -> Data:
    """A fear card that lies face up before it is carried out."""
    level = fear_level(FEAR_CARDS[key], sketch.view["fear"]["terror"])
    return {
        "place": place,
        "name": titles.FEAR[key].to(sketch.lang),
        "text": level.to(sketch.lang),
    }


def _victory(sketch: Sketch, terror: int) -> Text:
    """How the game is won at this terror level; a scenario may know another way."""
    other = sketch.state.law.victories[terror]
    return VICTORIES[terror] if other is None else WORDS["won_if"].fill(told=other.told())


def invaders(sketch: Sketch) -> Data:
    view, lang = sketch.view["invaders"], sketch.lang
    spaces = []
    for action in ("early", "ravage", "build", "explore"):
        cards = [_card(key, lang) for key in view[action]]
        if action == "early" and not cards:
            continue
        if action == "explore" and not cards:
            cards = [_back(sketch)] if view["deck"] else []
        spaces.append(
            {
                "action": action,
                "sign": "build" if action == "early" else action,
                "word": WORDS[action].to(lang),
                "cards": cards,
                "lands": view["lands"][action],
                "note": _note(sketch, action),
                "held": _held(sketch, action),
            }
        )
    return {
        "spaces": spaces,
        "deck": sketch.word("deck_left", count=view["deck"]),
        "stages": " ".join(LEVELS[int(stage) - 1] for stage in view["stages"]),
        "stages_told": sketch.word("stages"),
        "discard": len(view["discard"]),
    }


def _note(sketch: Sketch, action: str) -> str:
    """What is said below the card instead of lands."""
    view = sketch.view["invaders"]
    if action == "explore" and not view["explore"]:
        return sketch.word("cards_left", count=view["deck"])
    return "" if view[action] else WORDS["no_card"].to(sketch.lang)


def _held(sketch: Sketch, action: str) -> str:
    """What holds a card up the next time."""
    for delay in sketch.view["invaders"]["delays"]:
        if delay["action"] == action:
            return sketch.word(delay["how"])
    return ""


def _card(key: str, lang: str) -> Data:
    stage, _, terrains = key.partition("-")
    signs = ["coast"] if terrains == "Coastal" else [_TERRAINS[letter] for letter in terrains]
    flag = stage == "II" and terrains != "Coastal"
    name = names.invader_card_name(numbers.INVADERS.index(key))
    return {
        "key": key,
        "stage": stage,
        "signs": signs,
        "name": (WORDS["flag"].fill(card=name) if flag else name).to(lang),
        "flag": flag,
        "back": False,
    }


def _back(sketch: Sketch) -> Data:
    """The next card of the deck; its back shows the stage."""
    stage = LEVELS[int(sketch.view["invaders"]["stages"][0]) - 1]
    name = sketch.word("back", stage=stage)
    return {
        "key": "",
        "stage": stage,
        "signs": ["explorer"],
        "name": name,
        "flag": False,
        "back": True,
    }


def events(sketch: Sketch) -> Data:
    """The event in progress, what waits for the ravage, and the pile; nothing without events."""
    view, lang = sketch.view["events"], sketch.lang
    waits = [awaited_text(each["cause"], each["step"]).to(lang) for each in view["waits"]]
    return {
        "there": sketch.view["setup"]["events"],
        "deck": view["deck"],
        "now": _running(sketch, view["now"]) if view["now"] else None,
        "waits": waits,
        "known": [
            {**_event(key, lang), "place": sketch.word("event_place", place=place)}
            for key, place in zip(view["known"], view["places"], strict=True)
        ],
        "seen": [_event(key, lang) for key in reversed(view["discard"])],
    }


def _running(sketch: Sketch, key: str) -> Data:
    """The event in progress part by part; the one that is carried out is marked.

    While the spirits choose among its ways the prompt has these, in full length.
    """
    doing = {each["what"] for each in sketch.view["doing"]}
    lines = [
        {"text": told.to(sketch.lang), "now": part in doing}
        for part, told in event_lines(EVENT_CARDS[key])
    ]
    return {"name": titles.EVENTS[key].to(sketch.lang), "lines": lines}


def _event(key: str, lang: str) -> Data:
    text = event_text(EVENT_CARDS[key]).to(lang)
    return {"name": titles.EVENTS[key].to(lang), "text": text}


def blight(sketch: Sketch) -> Data:
    view, lang = sketch.view["blight"], sketch.lang
    card = BLIGHT_CARDS[view["card"]] if view["card"] else None
    key = "blighted_island" if view["blighted"] else "healthy_island"
    if not sketch.view["setup"]["blight_card"]:
        key = "no_blight_card"
    return {
        "left": view["left"],
        "pips": min(view["left"], 10),
        "told": sketch.word("blight_left", count=view["left"]),
        "state": WORDS[key].to(lang),
        "name": titles.BLIGHT[card.key].to(lang) if card else "",
        "text": names.sentence(card.told()).to(lang) if card else "",
    }


def decks(sketch: Sketch) -> Data:
    view = sketch.view["decks"]
    return {
        "minor": view["minor"],
        "major": view["major"],
        "minor_told": sketch.word(
            "minor_deck", count=view["minor"], gone=len(view["minor_discard"])
        ),
        "major_told": sketch.word(
            "major_deck", count=view["major"], gone=len(view["major_discard"])
        ),
    }


def terms(sketch: Sketch) -> list[Data]:
    """What was agreed before the game: adversary and scenario, with their rules."""
    setup, lang = sketch.view["setup"], sketch.lang
    found = []
    for nation in ADVERSARIES:
        if nation.key == setup["adversary"]:
            lines = [names.sentence(told).to(lang) for told in standing(sketch.view)]
            lines += [
                adversary_level(nation, level).to(lang) for level in range(setup["level"] + 1)
            ]
            title = sketch.word("adversary", name=nation.name, level=setup["level"])
            found.append({"key": nation.key, "sign": "nation", "title": title, "lines": lines})
    for scenario in SCENARIOS:
        if scenario.key == setup["scenario"]:
            title = sketch.word("scenario", name=scenario.name)
            lines = [scenario_text(scenario).to(lang)]
            found.append(
                {"key": scenario.key, "sign": "sacred-site", "title": title, "lines": lines}
            )
    if sketch.view["left"]:
        lines = [sketch.view["left"]]
        title = sketch.word("next_wave")
        found.append({"key": "left", "sign": "sacred-site", "title": title, "lines": lines})
    return found
