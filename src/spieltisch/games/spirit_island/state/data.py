"""What lies on the table, in fields that are declared once: `transfer` copies, saves and loads.

Lists by land have a place for every land of every board; those that are not in play stay empty.
"""

from typing import Any, Final

from spieltisch.core.fields import ANY, MANY, Transfer
from spieltisch.core.game import State
from spieltisch.core.rng import Rng, seeded
from spieltisch.core.stack import Stacks
from spieltisch.games.spirit_island.cards import boards, numbers, panel
from spieltisch.games.spirit_island.cards.boards import Map
from spieltisch.games.spirit_island.state import codes
from spieltisch.games.spirit_island.state.law import ADVERSARIES, SCENARIOS, Law, law_of

SEATS: Final = 4
MOST: Final = 999  # pieces, energy, defend: more than a game can have

LATER: Final[dict[str, Any]] = {
    "event_deck": [],
    "event_discard": [],
    "event_known": [],
    "late_events": False,
    "awaiting": [],
    "boxed": [],
    "fear_more": [0, 0, 0],
    "gone": [0] * SEATS,
    "collected": 0,
    "wave": 0,
    "markers": [0] * boards.LANDS,
    "buried": [0] * boards.LANDS,
    "artifacts": [0] * len(numbers.ARTIFACTS),
    "spells": 0,
    "numb": 0,
    "ice": 0,
    "covered": [[] for _ in range(SEATS)],
    "recalled": [[] for _ in range(SEATS)],
    "aside": [],
    "blight_rest": -1,
}
"""Fields that games saved earlier do not have, with what they stand for in those."""

_LANDS: Final = boards.LANDS
_CARDS: Final = len(numbers.POWERS) - 1
_POWERS: Final = len(numbers.POWERS) + len(numbers.INNATES) - 1
_INVADERS: Final = len(numbers.INVADERS) - 1
_ARTIFACTS: Final = len(numbers.ARTIFACTS)


class IslandData(State):
    """Boards, pieces, spirits, decks, what is agreed for this turn, and what is in progress."""

    game_name = "spirit-island"

    # what is played
    adversary: int  # from 1; 0: none
    level: int
    scenario: int  # from 1; 0: none
    wave: int  # of invaders on an island from an earlier game; 0: a new island
    claw: bool  # with Branch & Claw
    sunk: list[int]  # boards that are not there any more
    corners: bool  # lands that meet only where four boards do are adjacent

    # the island
    boards: list[int]  # by seat: its starting board
    pieces: list[list[int]]  # by land, sorted and never changed in place: see `codes`
    tokens: list[int]  # by land and kind: beasts, wilds, disease, blight
    presence: list[int]  # by seat and land
    markers: list[int]  # by land: those of the scenario
    buried: list[int]  # by land: a marker that lies face down, see codes.BLANK
    artifacts: list[int]  # by number: what has become of them
    spells: int  # what holds for the rest of the game, as bits
    numb: int  # damage that the next normal ravage deals less in each land
    ice: int  # the turn in which each spirit has only one card play

    # the spirits, by seat
    spirits: list[int]
    energy: list[int]
    energy_track: list[int]  # uncovered spaces
    plays_track: list[int]
    destroyed: list[int]  # presence that blight and other harm have taken
    gone: list[int]  # presence that has left the game for good
    hands: list[list[int]]
    played: list[list[int]]  # in front of a spirit this turn
    discards: list[list[int]]
    covered: list[list[int]]  # played face down this turn
    used: list[list[int]]  # powers used this turn
    grown: list[list[int]]  # growth options taken this turn
    plays: list[int]  # cards that may still be played in this phase
    stage: list[int]  # in the spirit phase: growing or playing cards
    acted: list[bool]  # has used a power in this phase
    ready: list[bool]  # done with this phase
    elements: list[list[int]]  # had this turn besides those of cards and tracks
    progress: list[int]  # cards taken of the fixed list for beginners, -1 without it
    drowned: int  # health of drowned invaders that has not become energy yet

    # decks, the next card last
    minor: list[int]
    minor_discard: list[int]
    major: list[int]
    major_discard: list[int]
    forgotten: list[int]  # unique powers that have left the game
    aside: list[int]  # cards from an earlier game that can still be played
    recalled: list[list[int]]  # by seat: those that it has played this turn
    aids: list[list[int]]  # by seat: minor powers that count as played every turn

    # the invaders
    invader_deck: list[int]
    ravage: list[int]  # cards on the spaces, the one laid first first
    build: list[int]
    explore: list[int]
    invader_discard: list[int]
    early: list[int]  # cards on the space of the early build
    delays: list[int]  # pairs: an action, and how its next card is held up, see effects/invaders.py
    more_explores: int  # cards that the next explore reveals besides its own

    # fear
    fear_pool: int  # how much fear earns a card
    fear: int  # markers moved
    fear_deck: list[int]
    fear_split: list[int]  # cards left at each terror level
    fear_earned: list[int]  # in the order they were earned
    fear_discard: list[int]
    fear_known: list[int]  # cards that lie face up before they are carried out
    rituals: int  # terror levels that rituals have brought

    # events
    event_deck: list[int]  # the next card last
    event_discard: list[int]  # also the one in progress, last
    event_known: list[int]  # cards in the deck whose place everybody knows
    late_events: bool  # none in the first turn
    awaiting: list[int]  # pairs: program and step of what waits for the next normal ravage
    boxed: list[int]  # invader cards that an event has put back into the box, unseen
    fear_more: list[int]  # by terror level: fear cards that events have added or taken away

    # blight
    blight_card: int
    blighted: bool
    blight: int  # on the card
    collected: int  # removed blight that lies on the panel of the adversary
    blight_rest: int  # what the other side brings if an earlier game has left it, -1: as printed

    # the turn
    round: int
    phase: int
    defend: list[int]  # by land
    turn: list[int]  # what else holds for this turn, see turn.py
    skips: list[int]  # by land: actions of the invaders that do not happen, as bits
    doom: int  # how the game is lost as soon as the present step is through, 0 if it is not
    toll: list[int]  # pairs: kind and land of each building the present effect has destroyed
    raids: list[int]  # pairs: a land, and how many dahan the present effect has moved there
    stacks: Stacks
    rng: Rng

    # what follows from these
    lands: list[int]  # in play, without oceans
    near: list[list[int]]  # by land: its neighbours
    map: Map
    invaders: list[int]  # by kind: how many are on the island
    rules: int  # the special rules of all spirits, as bits
    law: Law

    def lay_out(self, seats: int) -> None:
        """An empty table."""
        self.begin(seats)
        self.adversary = 0
        self.level = 0
        self.scenario = 0
        self.wave = 0
        self.claw = False
        self.sunk = []
        self.corners = True
        self.boards = []
        self.pieces = [[] for _ in range(_LANDS)]
        self.tokens = [0] * (_LANDS * codes.TOKENS)
        self.presence = [0] * (SEATS * _LANDS)
        self.markers = [0] * _LANDS
        self.buried = [0] * _LANDS
        self.artifacts = [0] * len(numbers.ARTIFACTS)
        self.spells = 0
        self.numb = 0
        self.ice = 0
        self.spirits = []
        self.energy = [0] * seats
        self.energy_track = [1] * seats
        self.plays_track = [1] * seats
        self.destroyed = [0] * seats
        self.gone = [0] * SEATS
        self.hands = [[] for _ in range(seats)]
        self.played = [[] for _ in range(seats)]
        self.discards = [[] for _ in range(seats)]
        self.covered = [[] for _ in range(SEATS)]
        self.used = [[] for _ in range(seats)]
        self.grown = [[] for _ in range(seats)]
        self.plays = [0] * seats
        self.stage = [codes.GROWING] * seats
        self.acted = [False] * seats
        self.ready = [False] * seats
        self.elements = [[0] * len(codes.ELEMENTS) for _ in range(seats)]
        self.progress = [-1] * seats
        self.drowned = 0
        self.minor = []
        self.minor_discard = []
        self.major = []
        self.major_discard = []
        self.forgotten = []
        self.aside = []
        self.recalled = [[] for _ in range(SEATS)]
        self.aids = [[] for _ in range(seats)]
        self.invader_deck = []
        self.ravage = []
        self.build = []
        self.explore = []
        self.invader_discard = []
        self.early = []
        self.delays = []
        self.more_explores = 0
        self.fear_pool = 4 * seats
        self.fear = 0
        self.fear_deck = []
        self.fear_split = [3, 3, 3]
        self.fear_earned = []
        self.fear_discard = []
        self.fear_known = []
        self.rituals = 0
        self.event_deck = []
        self.event_discard = []
        self.event_known = []
        self.late_events = False
        self.awaiting = []
        self.boxed = []
        self.fear_more = [0, 0, 0]
        self.blight_card = 0
        self.blighted = False
        self.blight = 0
        self.collected = 0
        self.blight_rest = -1
        self.round = 1
        self.phase = codes.GROWTH
        self.defend = [0] * _LANDS
        self.skips = [0] * _LANDS
        self.turn = []
        self.doom = 0
        self.toll = []
        self.raids = []
        self.stacks = Stacks(seats)
        self.rng = seeded(0)
        self.lands = []
        self.near = []
        self.map = boards.island_of([0], True, [])  # any, until there are boards
        self.invaders = [0, 0, 0]
        self.rules = 0
        self.law = law_of(0, 0, 0)

    def transfer(self, target: State, by: Transfer) -> None:
        assert isinstance(target, IslandData)
        other = target  # checked once, not at every use
        other.seats = seats = by.number("seats", self.seats, 1, SEATS)
        other.adversary = by.number("adversary", self.adversary, 0, len(ADVERSARIES))
        other.level = by.number("level", self.level, 0, 6)
        other.scenario = by.number("scenario", self.scenario, 0, len(SCENARIOS))
        other.wave = by.number("wave", self.wave, 0, MOST)
        other.claw = by.flag("claw", self.claw)
        other.sunk = by.shared("sunk", self.sunk, ANY, 0, len(boards.NAMES) - 1)
        other.corners = by.flag("corners", self.corners)
        other.boards = by.shared("boards", self.boards, seats, 0, len(boards.NAMES) - 1)
        other.pieces = by.shared_entries("pieces", self.pieces, _LANDS, 0, MANY)
        other.tokens = by.numbers("tokens", self.tokens, _LANDS * codes.TOKENS, 0, MOST)
        other.presence = by.numbers("presence", self.presence, SEATS * _LANDS, 0, 13)
        other.markers = by.shared("markers", self.markers, _LANDS, 0, MOST)
        other.buried = by.shared("buried", self.buried, _LANDS, 0, _ARTIFACTS + codes.BLANK)
        other.artifacts = by.shared("artifacts", self.artifacts, _ARTIFACTS, 0, codes.THEIRS)
        other.spells = by.number("spells", self.spells, 0, (1 << len(codes.SPELLS)) - 1)
        other.numb = by.number("numb", self.numb, 0, MOST)
        other.ice = by.number("ice", self.ice, 0, MOST)
        other.spirits = by.shared("spirits", self.spirits, seats, 0, len(panel.SPIRITS) - 1)
        other.energy = by.numbers("energy", self.energy, seats, 0, MOST)
        other.energy_track = by.numbers("energy_track", self.energy_track, seats, 1, 12)
        other.plays_track = by.numbers("plays_track", self.plays_track, seats, 1, 12)
        other.destroyed = by.numbers("destroyed", self.destroyed, seats, 0, 13)
        other.gone = by.shared("gone", self.gone, SEATS, 0, 13)
        other.hands = by.lists("hands", self.hands, seats, 0, _CARDS)
        other.played = by.lists("played", self.played, seats, 0, _CARDS)
        other.discards = by.lists("discards", self.discards, seats, 0, _CARDS)
        other.covered = by.shared_lists("covered", self.covered, SEATS, 0, _CARDS)
        other.used = by.lists("used", self.used, seats, 0, _POWERS)
        other.grown = by.lists("grown", self.grown, seats, 0, 4)
        other.plays = by.numbers("plays", self.plays, seats, 0, MOST)
        other.stage = by.numbers("stage", self.stage, seats, codes.GROWING, codes.PLAYING)
        other.acted = by.flags("acted", self.acted, seats)
        other.ready = by.flags("ready", self.ready, seats)
        other.elements = by.lists("elements", self.elements, seats, 0, MOST)
        other.progress = by.numbers("progress", self.progress, seats, -1, _CARDS)
        other.drowned = by.number("drowned", self.drowned, 0, SEATS)
        other.minor = by.numbers("minor", self.minor, ANY, 0, _CARDS)
        other.minor_discard = by.numbers("minor_discard", self.minor_discard, ANY, 0, _CARDS)
        other.major = by.numbers("major", self.major, ANY, 0, _CARDS)
        other.major_discard = by.numbers("major_discard", self.major_discard, ANY, 0, _CARDS)
        other.forgotten = by.numbers("forgotten", self.forgotten, ANY, 0, _CARDS)
        other.aside = by.shared("aside", self.aside, ANY, 0, _CARDS)
        other.recalled = by.shared_lists("recalled", self.recalled, SEATS, 0, _CARDS)
        other.aids = by.lists("aids", self.aids, seats, 0, _CARDS)
        other.invader_deck = by.numbers("invader_deck", self.invader_deck, ANY, 0, _INVADERS)
        other.ravage = by.numbers("ravage", self.ravage, ANY, 0, _INVADERS)
        other.build = by.numbers("build", self.build, ANY, 0, _INVADERS)
        other.explore = by.numbers("explore", self.explore, ANY, 0, _INVADERS)
        discarded = by.numbers("invader_discard", self.invader_discard, ANY, 0, _INVADERS)
        other.invader_discard = discarded
        other.early = by.numbers("early", self.early, ANY, 0, _INVADERS)
        other.delays = by.numbers("delays", self.delays, ANY, 0, MOST)
        other.more_explores = by.number("more_explores", self.more_explores, 0, MOST)
        other.fear_pool = by.number("fear_pool", self.fear_pool, 1, MOST)
        other.fear = by.number("fear", self.fear, 0, MOST)
        fear_cards = len(numbers.FEAR) - 1
        other.fear_deck = by.numbers("fear_deck", self.fear_deck, ANY, 0, fear_cards)
        other.fear_split = by.numbers("fear_split", self.fear_split, 3, 0, len(numbers.FEAR))
        other.fear_earned = by.numbers("fear_earned", self.fear_earned, ANY, 0, fear_cards)
        other.fear_discard = by.numbers("fear_discard", self.fear_discard, ANY, 0, fear_cards)
        other.fear_known = by.numbers("fear_known", self.fear_known, ANY, 0, fear_cards)
        other.rituals = by.number("rituals", self.rituals, 0, 3)
        last_event = len(numbers.EVENTS) - 1
        other.event_deck = by.shared("event_deck", self.event_deck, ANY, 0, last_event)
        other.event_discard = by.shared("event_discard", self.event_discard, ANY, 0, last_event)
        other.event_known = by.shared("event_known", self.event_known, ANY, 0, last_event)
        other.late_events = by.flag("late_events", self.late_events)
        other.awaiting = by.shared("awaiting", self.awaiting, ANY, 0, MANY)
        other.boxed = by.shared("boxed", self.boxed, ANY, 0, _INVADERS)
        other.fear_more = by.shared("fear_more", self.fear_more, 3, -MOST, MOST)
        other.blight_card = by.number("blight_card", self.blight_card, 0, len(numbers.BLIGHT))
        other.blighted = by.flag("blighted", self.blighted)
        other.blight = by.number("blight", self.blight, 0, MOST)
        other.collected = by.number("collected", self.collected, 0, MOST)
        other.blight_rest = by.number("blight_rest", self.blight_rest, -1, MOST)
        other.round = by.number("round", self.round, 1, MOST)
        other.phase = by.number("phase", self.phase, 0, len(codes.PHASES) - 1)
        other.defend = by.numbers("defend", self.defend, _LANDS, 0, MOST)
        other.skips = by.numbers("skips", self.skips, _LANDS, 0, codes.ALL_ACTIONS)
        other.turn = by.numbers("turn", self.turn, ANY, -1, MANY)
        other.doom = by.number("doom", self.doom, 0, codes.WON_SCENARIO)
        other.toll = by.numbers("toll", self.toll, ANY, 0, MANY)
        other.raids = by.numbers("raids", self.raids, ANY, 0, MANY)
        other.ended = by.number("ended", self.ended, 0, codes.WON_SCENARIO)
        other.stacks = by.stacks("stacks", self.stacks, seats)
        other.rng = by.rng("rng", self.rng)
        other.lands = self.lands
        other.near = self.near
        other.map = self.map
        other.invaders = self.invaders[:]
        other.rules = self.rules
        other.law = self.law

    def in_play(self) -> list[int]:
        """The boards of the island."""
        if not self.sunk:
            return self.boards
        return [board for board in self.boards if board not in self.sunk]

    def settle(self) -> None:
        """Works out the lands in play, who touches whom, and how many invaders there are."""
        self.law = law_of(self.adversary, self.level, self.scenario)
        self.map = boards.island_of(self.boards, self.corners, self.sunk)
        self.near = self.map.near
        self.lands = self.map.lands
        self.rules = 0
        for spirit in self.spirits:
            self.rules |= panel.SPIRITS[spirit].rules
        self.invaders = [0, 0, 0]
        for pieces in self.pieces:  # also of oceans, where some may wait to be saved
            for piece in pieces:
                if piece & 3 != codes.DAHAN:
                    self.invaders[piece & 3] += 1
