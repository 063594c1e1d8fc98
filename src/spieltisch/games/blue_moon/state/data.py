"""What lies on the table: the data of a game of Blue Moon, copied and saved.

How the data changes is in `table`; what of it a seat may see is in `hidden`. What follows from it
(which texts work, the powers) is worked out by `layers` and `power` and kept until a card moves.
"""

from typing import Any, Final, Optional

from spieltisch.core.game import State
from spieltisch.core.rng import Rng, seeded
from spieltisch.core.stack import Stack, load_stack
from spieltisch.games.blue_moon.cards import every, kinds
from spieltisch.games.blue_moon.state import codes

NUMBERS: Final = (
    "match",
    "game_number",
    "fight",
    "turn",
    "phase",
    "element",
    "opening",
    "loser",
    "ended",
    "winner",
    "worth",
    "led",
    "played",
    "combat_played",
    "first_character",
    "main",
    "pair_for",
    "stopped",
    "last",
    "boosts",
    "helps",
    "boosted",
    "supported",
    "from_hand",
    "drawn",
    "cancelled",
    "yielding",
)
SEAT_NUMBERS: Final = (
    "leaders",
    "inquisitors",
    "dragons",
    "crystals",
    "hyla",
    "bottom",
    "doubled",
    "new_others",
    "paid",
    "used",
)
"""Fields with one list of numbers: most by seat, the last three of the turn."""
SEAT_CARDS: Final = (
    "lists",
    "hand",
    "deck",
    "discard",
    "leads",
    "active",
    "older",
    "support",
    "bluffs",
    "ships",
    "landed",
    "loaded",
    "aboard",
    "laid_crystals",
    "actions",
    "limbo",
    "open",
    "known",
)
"""Fields with a list of cards by seat."""


class TableData(State):
    """The data of a game of Blue Moon."""

    match: int  # crystals that win the match; 0: a single game
    game_number: int  # of the match, from 1
    fight: int  # of the game, from 1

    leaders: list[int]  # by seat
    inquisitors: list[int]  # by seat, NONE without
    lists: list[list[int]]  # by seat: the cards of the deck, sorted
    has_interventions: list[bool]  # by seat: whether the deck holds some, follows from the list
    dragons: list[int]  # by seat
    crystals: list[int]  # by seat: won in this match

    hand: list[list[int]]  # by seat
    deck: list[list[int]]  # by seat: the draw deck, the top card last
    discard: list[list[int]]  # by seat
    leads: list[list[int]]  # by seat: the leadership pile without the leader
    active: list[list[int]]  # by seat: active cards of the combat area
    older: list[list[int]]  # by seat: inactive cards of the combat area
    support: list[list[int]]  # by seat, without face-down bluff cards
    bluffs: list[list[int]]  # by seat: face down, in the order in which they were laid
    ships: list[list[int]]  # by seat: at sea
    landed: list[list[int]]  # by seat: landed in this turn
    loaded: list[list[int]]  # by seat: cards on ships, ...
    aboard: list[list[int]]  # ... and the ship of each
    hyla: list[int]  # by seat, NONE without
    laid_crystals: list[list[int]]  # by seat
    actions: list[list[int]]  # by seat: leadership cards of this turn, also in leads
    limbo: list[list[int]]  # by seat: a card being played, until it is laid or cancelled
    open: list[list[int]]  # by seat: hand cards that lie open
    known: list[list[int]]  # by seat: hidden cards the opponent knows, in hand or face down
    bottom: list[int]  # by seat: cards under the draw deck that their owner knows
    doubled: list[int]  # by seat: the own caterpillar that counts twice, NONE without

    turn: int
    phase: int
    element: int  # contested, NONE before it is announced
    opening: bool  # the turn that opens a fight
    loser: int  # who retreats, while a fight is being ended
    ended: int  # how the game ended, 0 while it runs
    winner: int
    worth: int  # crystals of the last game

    # of this turn
    led: bool  # an action card was played or a card replaced
    played: int  # cards played
    combat_played: int  # of them into the combat area
    first_character: int
    main: int  # the character that used the right to one
    pair_for: int  # the first half of a pair whose second may follow
    stopped: bool  # by an effective STOP
    last: int  # the last character, booster or support played
    boosts: int  # boosters that used the allowance
    helps: int  # supports, bluff cards and loads that used it
    boosted: bool  # a booster was played
    supported: bool  # a support or bluff card was played
    from_hand: int  # the card played from hand besides a landed ship that allows one
    drawn: int  # cards taken out of the own draw deck
    cancelled: bool  # the first character was cancelled and none has followed
    yielding: bool  # the player could not go on and has to retreat or decline
    new_others: list[int]  # boosters, supports and bluff cards played
    paid: list[int]  # demands of the opponent that are met
    used: list[int]  # own texts used; also demands left unpaid, until something else is done
    before: Optional["TableData"]  # as of the retreat phase; None once there is new information

    stack: Stack
    rng: Rng
    menu: list[int]  # the legal moves of the open decision, follows from the rest

    # worked out by `layers` and `power`
    stale: bool
    power_stale: bool
    ignoring: list[int]  # by seat: what of its cards is ignored, as bits
    bans: list[int]  # by seat: what it may not play, as traits
    says: list[int]  # by seat: what its effective texts say, as bits
    cards_limit: list[int]  # by seat, and so on
    combat_limit: list[int]
    characters_limit: list[int]
    draw_limit: list[int]
    hand_limit: list[int]
    extra_boosters: list[int]
    extra_supports: list[int]
    extra_either: list[int]
    powers: list[int]  # by seat * 2 + element

    # making, copying, saving

    def lay_out(self) -> None:
        """The table before any card is dealt."""
        self.begin(codes.SEATS)
        self.match = 0
        self.game_number = 1
        self.fight = 1
        self.leaders = [codes.NONE, codes.NONE]
        self.inquisitors = [codes.NONE, codes.NONE]
        self.set_lists([[], []])
        self.crystals = [0, 0]
        self.winner = codes.NONE
        self.worth = 0
        self.rng = seeded(0)
        self.clear_table()

    def set_lists(self, lists: list[list[int]]) -> None:
        """The cards of both decks."""
        self.lists = [sorted(cards) for cards in lists]
        self.has_interventions = [
            any(every.KINDS[card] == kinds.INTERVENTION for card in cards) for cards in self.lists
        ]

    def clear_table(self) -> None:
        """The table as it is before a game."""
        self.dragons = [0, 0]
        self.hand = [[], []]
        self.deck = [[], []]
        self.discard = [[], []]
        self.leads = [[], []]
        self.active = [[], []]
        self.older = [[], []]
        self.support = [[], []]
        self.bluffs = [[], []]
        self.ships = [[], []]
        self.landed = [[], []]
        self.loaded = [[], []]
        self.aboard = [[], []]
        self.hyla = [codes.NONE, codes.NONE]
        self.laid_crystals = [[], []]
        self.actions = [[], []]
        self.limbo = [[], []]
        self.open = [[], []]
        self.known = [[], []]
        self.bottom = [0, 0]
        self.doubled = [codes.NONE, codes.NONE]
        self.turn = 0
        self.phase = codes.START
        self.element = codes.NONE
        self.opening = True
        self.loser = codes.NONE
        self.ended = 0
        self.stack = Stack()
        self.menu = []
        self.powers = [0, 0, 0, 0]
        self.clear_layers()
        self.forget_turn()
        self.touch()

    def clear_layers(self) -> None:
        """No text says anything. The lists are new ones: copies of the table share the old."""
        self.ignoring = [0, 0]
        self.bans = [0, 0]
        self.says = [0, 0]
        self.cards_limit = [codes.NO_LIMIT, codes.NO_LIMIT]
        self.combat_limit = [codes.NO_LIMIT, codes.NO_LIMIT]
        self.characters_limit = [codes.NO_LIMIT, codes.NO_LIMIT]
        self.draw_limit = [codes.NO_LIMIT, codes.NO_LIMIT]
        self.hand_limit = [codes.NO_LIMIT, codes.NO_LIMIT]
        self.extra_boosters = [0, 0]
        self.extra_supports = [0, 0]
        self.extra_either = [0, 0]

    def forget_turn(self) -> None:
        """Nothing has been done in this turn yet."""
        self.led = False
        self.played = 0
        self.combat_played = 0
        self.first_character = codes.NONE
        self.main = codes.NONE
        self.pair_for = codes.NONE
        self.stopped = False
        self.last = codes.NONE
        self.boosts = 0
        self.helps = 0
        self.boosted = False
        self.supported = False
        self.from_hand = codes.NONE
        self.drawn = 0
        self.cancelled = False
        self.yielding = False
        self.new_others = []
        self.paid = []
        self.used = []
        self.before = None

    def touch(self) -> None:
        """A card on the table has moved: layers and powers have to be worked out anew."""
        self.stale = True
        self.power_stale = True

    def copy_to(self, other: "TableData") -> None:
        other.seats = self.seats
        other.names = self.names
        other.events = []
        other.quiet = self.quiet
        other.news = self.news
        other.match = self.match
        other.game_number = self.game_number
        other.leaders = self.leaders
        other.inquisitors = self.inquisitors
        other.lists = self.lists
        other.has_interventions = self.has_interventions
        other.crystals = self.crystals
        other.before = self.before
        other.rng = self.rng.clone()
        self.copy_fight_to(other)

    def copy_fight_to(self, other: "TableData") -> None:
        """Copies what a misplay takes back: everything that can change within a turn."""
        other.fight = self.fight
        other.dragons = self.dragons[:]
        other.hand = [self.hand[0][:], self.hand[1][:]]
        other.deck = [self.deck[0][:], self.deck[1][:]]
        other.discard = [self.discard[0][:], self.discard[1][:]]
        other.leads = [self.leads[0][:], self.leads[1][:]]
        other.active = [self.active[0][:], self.active[1][:]]
        other.older = [self.older[0][:], self.older[1][:]]
        other.support = [self.support[0][:], self.support[1][:]]
        other.bluffs = [self.bluffs[0][:], self.bluffs[1][:]]
        other.ships = [self.ships[0][:], self.ships[1][:]]
        other.landed = [self.landed[0][:], self.landed[1][:]]
        other.loaded = [self.loaded[0][:], self.loaded[1][:]]
        other.aboard = [self.aboard[0][:], self.aboard[1][:]]
        other.hyla = self.hyla[:]
        other.laid_crystals = [self.laid_crystals[0][:], self.laid_crystals[1][:]]
        other.actions = [self.actions[0][:], self.actions[1][:]]
        other.limbo = [self.limbo[0][:], self.limbo[1][:]]
        other.open = [self.open[0][:], self.open[1][:]]
        other.known = [self.known[0][:], self.known[1][:]]
        other.bottom = self.bottom[:]
        other.doubled = self.doubled[:]
        other.turn = self.turn
        other.phase = self.phase
        other.element = self.element
        other.opening = self.opening
        other.loser = self.loser
        other.ended = self.ended
        other.winner = self.winner
        other.worth = self.worth
        other.led = self.led
        other.played = self.played
        other.combat_played = self.combat_played
        other.first_character = self.first_character
        other.main = self.main
        other.pair_for = self.pair_for
        other.stopped = self.stopped
        other.last = self.last
        other.boosts = self.boosts
        other.helps = self.helps
        other.boosted = self.boosted
        other.supported = self.supported
        other.from_hand = self.from_hand
        other.drawn = self.drawn
        other.cancelled = self.cancelled
        other.yielding = self.yielding
        other.new_others = self.new_others[:]
        other.paid = self.paid[:]
        other.used = self.used[:]
        other.stack = self.stack.clone()
        other.menu = self.menu
        other.stale = self.stale
        other.power_stale = self.power_stale
        other.powers = self.powers[:]
        other.ignoring = self.ignoring
        other.bans = self.bans
        other.says = self.says
        other.cards_limit = self.cards_limit
        other.combat_limit = self.combat_limit
        other.characters_limit = self.characters_limit
        other.draw_limit = self.draw_limit
        other.hand_limit = self.hand_limit
        other.extra_boosters = self.extra_boosters
        other.extra_supports = self.extra_supports
        other.extra_either = self.extra_either

    def dump(self) -> dict[str, Any]:
        data: dict[str, Any] = {"game": "blue-moon"}
        for name in NUMBERS:
            data[name] = getattr(self, name)
        for name in SEAT_NUMBERS:
            data[name] = list(getattr(self, name))
        for name in SEAT_CARDS:
            data[name] = [list(cards) for cards in getattr(self, name)]
        data["before"] = self.before.dump() if self.before else None
        data["stack"] = self.stack.dump()
        data["rng"] = self.rng.state
        return data

    def restore(self, data: dict[str, Any]) -> None:
        """Fills the table from what `dump` wrote."""
        self.lay_out()
        for name in NUMBERS:
            setattr(self, name, data[name])
        for name in SEAT_NUMBERS:
            setattr(self, name, list(data[name]))
        for name in SEAT_CARDS:
            setattr(self, name, [list(cards) for cards in data[name]])
        self.set_lists(self.lists)
        self.before = None
        if data["before"]:
            before = TableData()
            before.restore(data["before"])
            self.before = before
        self.stack = load_stack(data["stack"])
        self.rng = Rng(data["rng"])
