"""What can be chosen about a game of Spirit Island: spirits, boards, how hard, which cards."""

from typing import Any, Final

from spieltisch.core.mistake import Mistake
from spieltisch.core.options import RANDOM, Choice, GameOption, number_in, one_of
from spieltisch.core.rng import Rng
from spieltisch.core.shape import in_range
from spieltisch.core.text import Text, both
from spieltisch.games.spirit_island.cards import boards, numbers
from spieltisch.games.spirit_island.cards.adversaries import ADVERSARIES, Adversary
from spieltisch.games.spirit_island.cards.scenarios import SCENARIOS
from spieltisch.games.spirit_island.rules import waves
from spieltisch.games.spirit_island.rules.setup import FIRST_WAVE, LAST_WAVE, LEVELS, Setup, fault
from spieltisch.games.spirit_island.state.data import SEATS
from spieltisch.games.spirit_island.text import titles
from spieltisch.games.spirit_island.text.cards import adversary_text, scenario_text

NONE: Final = "none"
IMAGINED: Final = "imagined"
_LONGEST: Final = 2000  # letters of what a game has left
YES: Final = "yes"
NO: Final = "no"

_EASY: Final = Text("einfach", "easy")
_MEDIUM: Final = Text("mittel", "medium")
_HARD: Final = Text("schwer", "hard")
_CLAW: Final = Text("mittel, mit Ast und Tatze", "medium, with Branch & Claw")
_LEARNING: Final = {
    "a-spread-of-rampant-green": _MEDIUM,
    "thunderspeaker": _MEDIUM,
    "oceans-hungry-grasp": _HARD,
    "bringer-of-dreams-and-nightmares": _HARD,
    "keeper-of-the-forbidden-wilds": _CLAW,
    "sharp-fangs-behind-the-leaves": _CLAW,
}
"""How hard the spirits are to play; the others are easy."""
_DIFFICULTY: Final = Text("Schwierigkeit {number}.", "Difficulty {number}.")
_EMPTY_SEAT: Final = Text(
    "Die Option {name} gilt Platz {seat}, und es gibt nur {seats}.",
    "Option {name} is about seat {seat}, and there are only {seats}.",
)
_OF_THE_MAP: Final = Text("{board} (Themen-Karte)", "{board} (thematic map)")


def _of_seat(
    what: str, seat: int, title: Text, about: Text, choices: tuple[Choice, ...], note: Text | None
) -> GameOption:
    """An option that each seat has, drawn by lot unless somebody chooses."""
    random = Choice(RANDOM, Text("wird ausgelost", "drawn by lot"))
    words = ", ".join(choice.value for choice in choices)
    every = (random, *choices)
    return GameOption(
        f"{what}{seat}",
        RANDOM,
        title.fill(seat=seat),
        about.fill(seat=seat),
        Text(f"random oder {words}", f"random or {words}"),
        every,
        one_of(every),
        note if seat == 1 else None,
    )


def _spirit_of(seat: int) -> GameOption:
    said = Text("{name} ({learning})", "{name} ({learning})")
    return _of_seat(
        "spirit",
        seat,
        Text("Geist von Platz {seat}", "Spirit of seat {seat}"),
        Text("der Geist von Platz {seat}", "the spirit of seat {seat}"),
        tuple(
            Choice(key, said.fill(name=titles.SPIRITS[key], learning=_LEARNING.get(key, _EASY)))
            for key in numbers.SPIRITS
        ),
        Text("Jeder Geist spielt nur einmal mit.", "Each spirit plays only once."),
    )


def _board_of(seat: int) -> GameOption:
    return _of_seat(
        "board",
        seat,
        Text("Spielplan von Platz {seat}", "Board of seat {seat}"),
        Text(
            "der Spielplan, auf dem Platz {seat} beginnt", "the board on which seat {seat} starts"
        ),
        tuple(
            Choice(name, both(name) if at < boards.BALANCED else _OF_THE_MAP.fill(board=name))
            for at, name in enumerate(boards.NAMES)
        ),
        Text("Jeden Spielplan gibt es nur einmal.", "There is only one of each board."),
    )


def _by_level(adversary: Adversary) -> Text:
    """How hard an adversary is, and whether it needs Branch & Claw."""
    said = Text("Schwierigkeit nach Level: {list}.", "Difficulty by level: {list}.")
    if adversary.key in numbers.ADVERSARIES[numbers.BASE_ADVERSARIES :]:
        said = Text(
            "Mit Ast und Tatze. Schwierigkeit nach Level: {list}.",
            "With Branch & Claw. Difficulty by level: {list}.",
        )
    return said.fill(list=", ".join(map(str, adversary.difficulty)))


_ADVERSARIES: Final = (
    Choice(NONE, Text("Keine.", "None."), _DIFFICULTY.fill(number=0)),
    *(
        Choice(
            adversary.key,
            Text(f"{adversary.name.de}.", f"{adversary.name.en}."),
            _by_level(adversary),
            more=adversary_text(adversary),
        )
        for adversary in ADVERSARIES
    ),
)
_SCENARIOS: Final = (
    Choice(NONE, Text("Keines.", "None."), _DIFFICULTY.fill(number=0)),
    *(
        Choice(
            scenario.key,
            Text(f"{scenario.name.de}.", f"{scenario.name.en}."),
            _DIFFICULTY.fill(number=f"{scenario.difficulty:+d}"),
            more=scenario_text(scenario),
        )
        for scenario in SCENARIOS
    ),
)
_MAPS: Final = (
    Choice("balanced", Text("Ausgewogen.", "Balanced."), _DIFFICULTY.fill(number=0)),
    Choice(
        "thematic",
        Text("Themen-Karte.", "Thematic."),
        Text(
            "Schwierigkeit {plain}, mit Ast und Tatze {claw}.",
            "Difficulty {plain}, with Branch & Claw {claw}.",
        ).fill(plain=f"{boards.HARDER:+d}", claw=f"{boards.HARDER_CLAW:+d}"),
    ),
)


def _read_level(value: Any, seats: int) -> int:
    level = number_in(value)
    if not in_range(level, 0, LEVELS):
        raise ValueError
    return int(level)


def _read_wave(value: Any, seats: int) -> int:
    wave = number_in(value)
    if not in_range(wave, FIRST_WAVE, LAST_WAVE):
        raise ValueError
    return int(wave)


def _read_left(value: Any, seats: int) -> str:
    """What a game has left, as it is written."""
    if not isinstance(value, str) or len(value) > _LONGEST:
        raise ValueError
    if value != IMAGINED:
        waves.read(value)
    return value


def _read_yes(value: Any, seats: int) -> str:
    if isinstance(value, bool):
        return YES if value else NO
    if value not in (YES, NO):
        raise ValueError
    return str(value)


def _yes_or_no(name: str, default: str, title: Text, about: Text, note: Text) -> GameOption:
    yes, no = Choice(YES, Text("ja", "yes")), Choice(NO, Text("nein", "no"))
    choices = (yes, no) if default == YES else (no, yes)
    values = Text("yes (ja) oder no (nein)", "yes or no")
    return GameOption(name, default, title, about, values, choices, _read_yes, note)


def _among(name: str, title: Text, about: Text, choices: tuple[Choice, ...]) -> GameOption:
    """One of some choices, the first unless somebody chooses."""
    values = both(", ".join(choice.value for choice in choices))
    return GameOption(name, choices[0].value, title, about, values, choices, one_of(choices))


OPTIONS: Final = (
    _yes_or_no(
        "branch_and_claw",
        NO,
        Text("Mit Ast und Tatze", "With Branch & Claw"),
        Text("Plättchen und Karten der Erweiterung", "tokens and cards of the expansion"),
        Text(
            "Bestien, Wildnis, Seuchen, Streit, Ereignisse und ihre Karten.",
            "Beasts, wilds, disease, strife, events and their cards.",
        ),
    ),
    _yes_or_no(
        "events",
        YES,
        Text("Ereignisse", "Events"),
        Text(
            "ob in jeder Invasoren-Phase ein Ereignis kommt",
            "whether an event comes in every invader phase",
        ),
        Text("Gilt nur mit Ast und Tatze.", "Matters only with Branch & Claw."),
    ),
    *(_spirit_of(seat) for seat in range(1, SEATS + 1)),
    _among(
        "adversary",
        Text("Nation", "Adversary"),
        Text("welche Nation die Invasoren schickt", "which kingdom sends the invaders"),
        _ADVERSARIES,
    ),
    GameOption(
        "level",
        0,
        Text("Level der Nation", "Level of the adversary"),
        Text("wie stark die Nation ist", "how strong the adversary is"),
        Text(f"eine Zahl von 0 bis {LEVELS}", f"a number from 0 to {LEVELS}"),
        tuple(Choice(str(level), both(str(level))) for level in range(LEVELS + 1)),
        _read_level,
        Text(
            "Jedes Level bringt die Regeln aller niedrigeren mit.",
            "Each level brings the rules of all lower ones.",
        ),
    ),
    _among(
        "scenario",
        Text("Szenario", "Scenario"),
        Text("was an dieser Partie anders ist", "what is different about this game"),
        _SCENARIOS,
    ),
    _among(
        "map",
        Text("Insel", "Island"),
        Text("die Seite der Spielpläne", "the side of the boards"),
        _MAPS,
    ),
    _yes_or_no(
        "progression",
        NO,
        Text("Fähigkeiten für Einsteiger", "Powers for beginners"),
        Text(
            "neue Karten in fester Reihenfolge statt zur Auswahl",
            "new cards in a fixed order instead of a choice",
        ),
        Text(
            "Die vier einfachen Geister bekommen neue Karten in fester Reihenfolge.",
            "The four easy spirits get new cards in a fixed order.",
        ),
    ),
    GameOption(
        "wave",
        FIRST_WAVE,
        Text("Welle", "Wave"),
        Text("welche Welle im Szenario Zweite Welle kommt", "which wave comes in Second Wave"),
        Text(
            f"eine Zahl von {FIRST_WAVE} bis {LAST_WAVE}",
            f"a number from {FIRST_WAVE} to {LAST_WAVE}",
        ),
        tuple(Choice(str(wave), both(str(wave))) for wave in range(FIRST_WAVE, LAST_WAVE + 1)),
        _read_wave,
        Text("Nur im Szenario Zweite Welle.", "Only in the scenario Second Wave."),
    ),
    GameOption(
        "left",
        IMAGINED,
        Text("Was die letzte Partie hinterlassen hat", "What the last game has left"),
        Text(
            "die Insel, auf die im Szenario Zweite Welle die nächste Welle kommt",
            "the island to which the next wave comes in Second Wave",
        ),
        Text(
            "imagined (ausgedacht) oder die Zeile, die eine beendete Partie zeigt",
            "imagined or the line that a finished game shows",
        ),
        (
            Choice(
                IMAGINED,
                Text("Ausgedacht.", "Imagined."),
                Text(
                    "Die aufgedruckten Dahan leben, Plättchen und Ödnis liegen nach dem Los, und "
                    "für jeden Geist ist eine Starke Fähigkeit beiseitegelegt.",
                    "The printed Dahan are alive, tokens and Blight lie by lot, and a Major Power "
                    "is set aside for each Spirit.",
                ),
            ),
            Choice(
                "written",
                Text("Eine beendete Partie.", "A finished game."),
                Text(
                    "Jede beendete Partie zeigt die Zeile am Tisch im Browser unter „Nächste "
                    "Welle“; beiseitegelegte Karten (aside) dürft ihr darin ändern, eine je Geist.",
                    "Every finished game shows the line at the table in the browser as “Next "
                    "wave”; in it you may change the cards set aside (aside), one for each Spirit.",
                ),
                field="left-written",
                example="boards A D; healthy 4; …",
            ),
        ),
        _read_left,
    ),
    *(_board_of(seat) for seat in range(1, SEATS + 1)),
    _yes_or_no(
        "blight_card",
        YES,
        Text("Ödnis-Karte", "Blight card"),
        Text(
            "ob die Insel verödet, ehe sie verloren ist",
            "whether the island is blighted before it is lost",
        ),
        Text(
            "Ohne sie liegen 5 Ödnis pro Geist bereit; mit Ast und Tatze gehört sie dazu.",
            "Without it there are 5 blight per spirit; with Branch & Claw it is obligatory.",
        ),
    ),
    _yes_or_no(
        "skip_first_event",
        NO,
        Text("Erste Runde ohne Ereignis", "First turn without an event"),
        Text(
            "wie in späteren Regeln kein Ereignis in der ersten Runde",
            "no event in the first turn, as in later rules",
        ),
        Text("Gilt nur mit Ereignissen.", "Matters only with events."),
    ),
    _yes_or_no(
        "blight_setup_erratum",
        NO,
        Text("Eine Ödnis mehr", "One more blight"),
        Text("das spätere Erratum zum Aufbau", "the later erratum to the setup"),
        Text(
            "Ein späteres Erratum legt zu Beginn 1 Ödnis mehr bereit.",
            "A later erratum adds 1 blight to the card at first.",
        ),
    ),
    _yes_or_no(
        "corners",
        YES,
        Text("Über Eck angrenzend", "Adjacent by corners"),
        Text(
            "ob in der Mitte von vier Spielplänen auch gegenüberliegende Gebiete angrenzen",
            "whether lands facing each other in the middle of four boards are adjacent",
        ),
        Text(
            "Gilt nur in der Mitte von vier Spielplänen.",
            "Matters only in the middle of four boards.",
        ),
    ),
)


def setup_of(seats: int, options: dict[str, Any], rng: Rng) -> Setup:
    """What is played, from options in their stored form; what is drawn by lot comes from a rng."""
    thematic, claw = options["map"] == "thematic", options["branch_and_claw"] == YES
    box = numbers.SPIRITS if claw else numbers.SPIRITS[: numbers.BASE_SPIRITS]
    island = boards.THEMATIC[seats] if thematic else boards.NAMES[: boards.BALANCED]
    events = claw and options["events"] == YES
    adversary = "" if options["adversary"] == NONE else options["adversary"]
    level = options["level"]
    if options["left"] != IMAGINED:
        left = waves.read(options["left"])
        thematic = left.boards[0] in boards.NAMES[boards.BALANCED :]
        if len(left.boards) == seats:
            island = left.boards
        box = [key for key in box if key not in left.spirits]
        if left.adversary and not adversary:  # the same as before, harder if it was too easy
            adversary, level = left.adversary, min(LEVELS, left.level + (not left.card))
    return Setup(
        _drawn([options[f"spirit{seat}"] for seat in range(1, seats + 1)], box, rng),
        boards=_drawn([options[f"board{seat}"] for seat in range(1, seats + 1)], island, rng),
        adversary=adversary,
        level=level,
        scenario="" if options["scenario"] == NONE else options["scenario"],
        branch_and_claw=claw,
        thematic=thematic,
        blight_card=options["blight_card"] == YES,
        events=events,
        skip_first_event=events and options["skip_first_event"] == YES,
        blight_setup_erratum=options["blight_setup_erratum"] == YES,
        corners=options["corners"] == YES,
        progression=options["progression"] == YES,
        wave=options["wave"],
        left="" if options["left"] == IMAGINED else options["left"],
    )


def _drawn(chosen: list[str], every: list[str], rng: Rng) -> list[str]:
    """Draws what was not chosen among the others."""
    left = [key for key in every if key not in chosen]
    return [left.pop(rng.below(len(left))) if key == RANDOM else key for key in chosen]


def check(seats: int, options: dict[str, Any]) -> None:
    """Options that are sound one by one may not go together; `Mistake` says which and why."""
    for what in ("spirit", "board"):
        for seat in range(seats + 1, SEATS + 1):
            name = f"{what}{seat}"
            if options[name] != RANDOM:
                raise Mistake(_EMPTY_SEAT.fill(name=name, seat=seat, seats=seats))
    problem = fault(setup_of(seats, options, Rng(1)))
    if problem:
        raise Mistake(problem)
