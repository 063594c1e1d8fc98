"""Laying the island out: what can be chosen, boards, decks, spirits, and the first explore."""

from typing import Final

from spieltisch.core.effects import run
from spieltisch.core.rng import seeded
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.cards import boards, numbers, panel
from spieltisch.games.spirit_island.cards.adversaries import ADVERSARIES
from spieltisch.games.spirit_island.cards.blight import HEALTHY
from spieltisch.games.spirit_island.cards.every import CARDS, CLAW
from spieltisch.games.spirit_island.cards.invaders import CARDS as INVADERS
from spieltisch.games.spirit_island.cards.scenarios import SCENARIOS
from spieltisch.games.spirit_island.effects.blight import blight_cards
from spieltisch.games.spirit_island.effects.events import lay_below
from spieltisch.games.spirit_island.rules import waves
from spieltisch.games.spirit_island.state import acts, codes, programs
from spieltisch.games.spirit_island.state.law import law_of
from spieltisch.games.spirit_island.state.table import Island

LEVELS: Final = 6
FIRST_WAVE: Final = 2
LAST_WAVE: Final = 7
_POOL: Final = 5  # blight for each player without a card


class Setup:
    """What is played. Spirits and boards by seat; without boards they are drawn at random."""

    def __init__(
        self,
        spirits: list[str],
        boards: list[str] | None = None,
        adversary: str = "",
        level: int = 0,
        scenario: str = "",
        branch_and_claw: bool = False,
        thematic: bool = False,
        blight_card: bool = True,
        events: bool | None = None,  # with Branch & Claw unless somebody does without them
        skip_first_event: bool = False,
        blight_setup_erratum: bool = False,
        corners: bool = True,
        progression: bool = False,
        wave: int = FIRST_WAVE,
        left: str = "",
    ) -> None:
        self.spirits = spirits
        self.boards = boards or []
        self.adversary = adversary
        self.level = level
        self.scenario = scenario
        self.branch_and_claw = branch_and_claw
        self.thematic = thematic
        self.blight_card = blight_card
        self.events = branch_and_claw if events is None else events
        self.skip_first_event = skip_first_event
        self.blight_setup_erratum = blight_setup_erratum
        self.corners = corners
        self.progression = progression
        self.wave = wave
        self.left = left  # what an earlier game has left, see waves.py


def difficulty(setup: Setup) -> int:
    """How hard a sound setup is, as a rough guide; see `Island.difficulty`."""
    found = law_of(_adversary(setup), setup.level, _scenario(setup)).difficulty
    if setup.thematic:
        found += boards.HARDER_CLAW if setup.branch_and_claw else boards.HARDER
    return found


def _adversary(setup: Setup) -> int:
    """The number of the adversary, 0 for none."""
    return 1 + numbers.ADVERSARIES.index(setup.adversary) if setup.adversary else 0


def _scenario(setup: Setup) -> int:
    return 1 + numbers.SCENARIOS.index(setup.scenario) if setup.scenario else 0


def fault(setup: Setup) -> Text | None:
    """What makes a setup impossible, as one sentence; None if it is sound."""
    seats = len(setup.spirits)
    if not 1 <= seats <= 4:
        return Text(
            "Es spielen 1 bis 4 Geister, nicht {seats}.", "1 to 4 Spirits play, not {seats}."
        ).fill(seats=seats)
    for spirit in setup.spirits:
        if spirit not in numbers.SPIRITS:
            return _unknown(Text("keinen Geist", "no Spirit"), spirit, numbers.SPIRITS)
        if not setup.branch_and_claw and spirit in numbers.SPIRITS[numbers.BASE_SPIRITS :]:
            return _of_claw(Text("Der Geist", "The Spirit"), spirit)
        if setup.spirits.count(spirit) > 1:
            return Text(
                "Der Geist {key} ist zweimal gewählt; jeder spielt nur einmal mit.",
                "The Spirit {key} is chosen twice; each plays only once.",
            ).fill(key=spirit)
    return _board_fault(setup, seats) or _rules_fault(setup)


def _board_fault(setup: Setup, seats: int) -> Text | None:
    if not setup.boards:
        return None
    offered = boards.THEMATIC[seats] if setup.thematic else boards.NAMES[: boards.BALANCED]
    if len(setup.boards) != seats:
        return Text(
            "Für {seats} Geister braucht es {seats} Spielpläne, nicht {boards}.",
            "{seats} Spirits need {seats} boards, not {boards}.",
        ).fill(seats=seats, boards=len(setup.boards))
    for board in setup.boards:
        if board not in offered:
            return _unknown(Text("keinen Spielplan", "no board"), board, offered)
        if setup.boards.count(board) > 1:
            return Text(
                "Der Spielplan {board} ist zweimal gewählt; es gibt ihn nur einmal.",
                "The board {board} is chosen twice; there is only one.",
            ).fill(board=board)
    return None


def _rules_fault(setup: Setup) -> Text | None:
    adversaries = [adversary.key for adversary in ADVERSARIES]
    if setup.adversary and setup.adversary not in adversaries:
        return _unknown(Text("keine Nation", "no adversary"), setup.adversary, adversaries)
    if not setup.branch_and_claw and setup.adversary in adversaries[numbers.BASE_ADVERSARIES :]:
        return _of_claw(Text("Die Nation", "The adversary"), setup.adversary)
    if not 0 <= setup.level <= LEVELS:
        return Text(
            "Nationen haben die Level 0 bis {levels}, nicht {level}.",
            "Adversaries have the levels 0 to {levels}, not {level}.",
        ).fill(levels=LEVELS, level=setup.level)
    if setup.level and not setup.adversary:
        return Text(
            "Level {level} ist das einer Nation, und es ist keine gewählt.",
            "Level {level} is that of an adversary, and none is chosen.",
        ).fill(level=setup.level)
    scenarios = [scenario.key for scenario in SCENARIOS]
    if setup.scenario and setup.scenario not in scenarios:
        return _unknown(Text("kein Szenario", "no scenario"), setup.scenario, scenarios)
    if setup.branch_and_claw and not setup.blight_card:
        return Text(
            "Mit Ast und Tatze gehört eine Ödnis-Karte dazu.",
            "With Branch & Claw a Blight card is obligatory.",
        )
    if setup.events and not setup.branch_and_claw:
        return Text(
            "Ereignisse gehören zu Ast und Tatze; ohne die Erweiterung gibt es keine.",
            "Events belong to Branch & Claw; there are none without it.",
        )
    if setup.skip_first_event and not setup.events:
        return Text(
            "Ohne Ereignisse entfällt auch keines in der ersten Runde.",
            "Without events none can be skipped in the first turn.",
        )
    return _wave_fault(setup)


def _wave_fault(setup: Setup) -> Text | None:
    """What does not go together with an earlier game."""
    if not law_of(0, 0, _scenario(setup)).waves:
        if setup.left or setup.wave != FIRST_WAVE:
            return Text(
                "Wellen und was eine Partie hinterlassen hat gehören zum Szenario Zweite Welle.",
                "Waves and what a game has left belong to the scenario Second Wave.",
            )
        return None
    if not FIRST_WAVE <= setup.wave <= LAST_WAVE:
        return Text(
            "Es gibt die Wellen {first} bis {last}, nicht {wave}.",
            "There are the waves {first} to {last}, not {wave}.",
        ).fill(first=FIRST_WAVE, last=LAST_WAVE, wave=setup.wave)
    if not setup.left:
        return None
    left = waves.read(setup.left)
    if sorted(setup.boards or left.boards) != sorted(left.boards):
        return Text(
            "Die letzte Partie wurde auf {boards} gespielt; die nächste Welle kommt dorthin.",
            "The last game was played on {boards}; the next wave comes there.",
        ).fill(boards=", ".join(left.boards))
    for spirit in setup.spirits:
        if spirit in left.spirits:
            return Text(
                "Der Geist {key} hat in der letzten Partie gespielt; jetzt sind andere dran.",
                "The Spirit {key} has played in the last game; now it is the turn of others.",
            ).fill(key=spirit)
    cards = CARDS | CLAW if setup.branch_and_claw else CARDS
    strange = [key for key in left.aside if key not in cards]
    if left.card and 1 + numbers.BLIGHT.index(left.card) not in blight_cards(setup.branch_and_claw):
        strange.append(left.card)
    if strange:
        return Text(
            "Die Karte {card} der letzten Partie gehört zu Ast und Tatze.",
            "The card {card} of the last game belongs to Branch & Claw.",
        ).fill(card=strange[0])
    uniques = [key for each in panel.SPIRITS if each.key in setup.spirits for key in each.uniques]
    for key in left.aside:
        if key in uniques:
            return Text(
                "Die beiseitegelegte Karte {card} gehört einem Geist, der jetzt spielt.",
                "The card {card} that was set aside belongs to a Spirit that plays now.",
            ).fill(card=key)
    if setup.adversary != left.adversary:
        return Text(
            "Die nächste Welle schickt dieselbe Nation wie die letzte: {adversary}.",
            "The next wave is sent by the same adversary as the last one: {adversary}.",
        ).fill(adversary=left.adversary or "none")
    return None


def _of_claw(what: Text, key: str) -> Text:
    return Text(
        "{what} {key} gehört zu Ast und Tatze (branch_and_claw).",
        "{what} {key} belongs to Branch & Claw (branch_and_claw).",
    ).fill(what=what, key=key)


def _unknown(what: Text, key: str, keys: list[str]) -> Text:
    return Text(
        "Es gibt {what} {key}; es gibt: {keys}.", "There is {what} {key}; there are: {keys}."
    ).fill(what=what, key=key, keys=", ".join(keys))


def lay_out(table: Island, setup: Setup, seed: int) -> None:
    """A fresh game of a sound setup; what is decided before the first turn waits to be asked."""
    table.rng = seeded(seed)
    table.spirits = [numbers.SPIRITS.index(key) for key in setup.spirits]
    table.boards = _boards(table, setup)
    table.adversary = _adversary(setup)
    table.level = setup.level
    table.scenario = _scenario(setup)
    table.claw = setup.branch_and_claw
    table.corners = setup.corners
    if setup.progression:
        table.progress = [0] * table.seats
    table.settle()
    _shuffle_powers(table)
    _stack_invaders(table)
    _stack_fear(table)
    _fill_blight(table, setup)
    if setup.events:
        _shuffle_events(table)
    table.late_events = setup.skip_first_event
    if table.law.waves:
        table.wave = setup.wave
        waves.lay_out(table, table.law.waves[setup.wave - FIRST_WAVE], setup.left)
    else:
        for board in table.boards:
            _print_pieces(table, board)
    for seat in range(table.seats):
        _place_spirit(table, seat)
    table.settle()
    table.phase = codes.SETUP
    values = programs.bound(-1, table.lands[0])
    table.stacks.common.push(programs.OPENING, 0, 0, values)


def _boards(table: Island, setup: Setup) -> list[int]:
    """The boards by seat: those chosen, or random ones; on the thematic map their places."""
    named = setup.boards or (waves.read(setup.left).boards if setup.left else [])
    if named:
        return [boards.NAMES.index(name) for name in named]
    if setup.thematic:
        fixed = [boards.NAMES.index(name) for name in boards.THEMATIC[table.seats]]
        table.rng.shuffle(fixed)
        return fixed
    return table.rng.sample(list(range(boards.BALANCED)), table.seats)


def _shuffle_powers(table: Island) -> None:
    """Two decks, without the cards that lie ready for beginners in a fixed order."""
    ready = [
        numbers.POWERS.index(key)
        for seat in range(table.seats)
        for key in _progression(table, seat)
    ]
    table.minor = _deck(panel.MINOR, table.claw, ready)
    table.major = _deck(panel.MAJOR, table.claw, ready)
    table.rng.shuffle(table.minor)
    table.rng.shuffle(table.major)


def _deck(kind: int, claw: bool, without: list[int]) -> list[int]:
    cards = _DECKS[kind] + _CLAW_DECKS[kind] if claw else _DECKS[kind]
    return [card for card in cards if card not in without]


def _of_kinds(cards: dict[str, panel.Power]) -> list[list[int]]:
    """Minor and major powers by their numbers."""
    return [
        [at for at, key in enumerate(numbers.POWERS) if key in cards and cards[key].kind == kind]
        for kind in (panel.MINOR, panel.MAJOR)
    ]


_DECKS: Final = _of_kinds(CARDS)
_CLAW_DECKS: Final = _of_kinds(CLAW)


def _progression(table: Island, seat: int) -> list[str]:
    return table.spirit(seat).progression if table.progress[seat] >= 0 else []


def _stack_invaders(table: Island) -> None:
    """The cards of each stage are shuffled; the rest of them stays in the box, unseen."""
    box: list[list[int]] = [[], [], [], []]
    for stage in (1, 2, 3):
        box[stage] = [number for number, card in enumerate(INVADERS) if card.stage == stage]
        table.rng.shuffle(box[stage])
    stages = [int(stage) for stage in table.law.deck.replace("-", "")]
    for stage in reversed(stages):
        table.invader_deck.append(box[stage].pop())


def _stack_fear(table: Island) -> None:
    fear = list(range(len(numbers.FEAR) if table.claw else numbers.BASE_FEAR))
    table.rng.shuffle(fear)
    split = table.fear_piles(len(fear))
    table.fear_split = split
    table.fear_deck = fear[: sum(split)]
    table.fear_pool = table.law.fear_each * table.seats


def _shuffle_events(table: Island) -> None:
    """All events but those that an adversary puts into the deck, each below some others."""
    cards = list(range(numbers.SHUFFLED_EVENTS))
    table.rng.shuffle(cards)
    table.event_deck = cards
    for at in range(0, len(table.law.events_below), 2):
        lay_below(table, table.law.events_below[at], table.law.events_below[at + 1])


def _fill_blight(table: Island, setup: Setup) -> None:
    """A card with blight on its healthy side, or a pool without a card."""
    if setup.blight_card:
        cards = blight_cards(table.claw)
        table.blight_card = cards[table.rng.below(len(cards))]
    table.blight = first_blight(table)
    if setup.blight_setup_erratum:
        table.blight += 1


def first_blight(table: Island) -> int:
    """How much blight lies on the card or in the pool when a game begins."""
    each = HEALTHY if table.blight_card else _POOL
    return (each + table.law.more_blight) * table.seats


def _print_pieces(table: Island, board: int) -> None:
    """What is printed on a board; tokens and strife are those of Branch & Claw."""
    for at, land in enumerate(boards.lands_of(board)):
        printed = boards.BOARDS[board].lands[at]
        for piece in boards.printed(printed.bears):
            if codes.class_of(piece) & 31 >= codes.PEOPLE:
                table.tokens[land * codes.TOKENS + piece - codes.BEASTS] += 1
            else:
                acts.add(table, land, piece if table.claw else piece & 31)
        for token in boards.printed(printed.claw) if table.claw else []:
            table.tokens[land * codes.TOKENS + token - codes.BEASTS] += 1


def _place_spirit(table: Island, seat: int) -> None:
    """Hands a spirit its cards and places its presence, as far as it need not choose where."""
    table.hands[seat] = table.spirit(seat).unique_powers[:]
    table.now = table.stacks.own[seat]
    effect = programs.GROWTH + table.spirits[seat] * 10 + programs.SETUP
    table.now.push(effect, 0, seat, programs.bound(seat, -1))
    run(table, table.now, programs.PROGRAMS)
