"""What lies on the table: the data of a game of Blue Moon, copied and saved.

How the data changes is in `table`; what of it a seat may see is in `hidden`. What follows from it
(which texts work, the powers) is worked out by `layers` and `power` and kept until a card moves.
"""

from typing import Any, Final, Optional

from spieltisch.core.fields import ANY, COPY, MANY, Gist, Misshapen, Transfer
from spieltisch.core.game import State
from spieltisch.core.rng import Rng, seeded
from spieltisch.core.stack import Stack
from spieltisch.games.blue_moon.cards import every, kinds
from spieltisch.games.blue_moon.state import codes

_LAST: Final[int] = every.COUNT - 1  # card


class TableData(State):
    """The data of a game of Blue Moon."""

    game_name = "blue-moon"

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

    def transfer(self, target: State, by: Transfer) -> None:
        assert isinstance(target, TableData)
        other = target  # checked once, not at every use
        other.match = by.number("match", self.match, 0, codes.MATCH)
        other.game_number = by.number("game_number", self.game_number, 1, MANY)
        other.leaders = by.shared("leaders", self.leaders, 2, codes.NONE, _LAST)
        other.inquisitors = by.shared("inquisitors", self.inquisitors, 2, codes.NONE, _LAST)
        other.lists = by.shared_lists("lists", self.lists, 2, 0, _LAST)
        other.crystals = by.shared("crystals", self.crystals, 2, 0, MANY)
        other.rng = by.rng("rng", self.rng)
        self.transfer_turn(other, by)
        other.has_interventions = self.has_interventions
        other.before = self.before

    def transfer_turn(self, other: "TableData", by: Transfer) -> None:
        """What a misplay takes back: everything that can change within a turn."""
        other.fight = by.number("fight", self.fight, 1, MANY)
        other.dragons = by.numbers("dragons", self.dragons, 2, 0, codes.DRAGONS)
        other.hand = by.lists("hand", self.hand, 2, 0, _LAST)
        other.deck = by.lists("deck", self.deck, 2, 0, _LAST)
        other.discard = by.lists("discard", self.discard, 2, 0, _LAST)
        other.leads = by.lists("leads", self.leads, 2, 0, _LAST)
        other.active = by.lists("active", self.active, 2, 0, _LAST)
        other.older = by.lists("older", self.older, 2, 0, _LAST)
        other.support = by.lists("support", self.support, 2, 0, _LAST)
        other.bluffs = by.lists("bluffs", self.bluffs, 2, 0, _LAST)
        other.ships = by.shared_lists("ships", self.ships, 2, 0, _LAST)
        other.landed = by.shared_lists("landed", self.landed, 2, 0, _LAST)
        other.loaded = by.shared_lists("loaded", self.loaded, 2, 0, _LAST)
        other.aboard = by.shared_lists("aboard", self.aboard, 2, 0, _LAST)
        other.hyla = by.numbers("hyla", self.hyla, 2, codes.NONE, _LAST)
        other.laid_crystals = by.shared_lists("laid_crystals", self.laid_crystals, 2, 0, _LAST)
        other.actions = by.lists("actions", self.actions, 2, 0, _LAST)
        other.limbo = by.lists("limbo", self.limbo, 2, 0, _LAST)
        other.open = by.lists("open", self.open, 2, 0, _LAST)
        other.known = by.lists("known", self.known, 2, 0, _LAST)
        other.bottom = by.numbers("bottom", self.bottom, 2, 0, _LAST)
        other.doubled = by.numbers("doubled", self.doubled, 2, codes.NONE, _LAST)
        other.turn = by.number("turn", self.turn, 0, 1)
        other.phase = by.number("phase", self.phase, codes.ENDED, codes.NEXT_TURN)
        other.element = by.number("element", self.element, codes.NONE, codes.EARTH)
        other.opening = by.flag("opening", self.opening)
        other.loser = by.number("loser", self.loser, codes.NONE, 1)
        other.ended = by.number("ended", self.ended, 0, codes.MISPLAY)
        other.winner = by.number("winner", self.winner, codes.NONE, 1)
        other.worth = by.number("worth", self.worth, 0, MANY)
        other.led = by.flag("led", self.led)
        other.played = by.number("played", self.played, 0, MANY)
        other.combat_played = by.number("combat_played", self.combat_played, 0, MANY)
        other.first_character = by.number(
            "first_character", self.first_character, codes.NONE, _LAST
        )
        other.main = by.number("main", self.main, codes.NONE, _LAST)
        other.pair_for = by.number("pair_for", self.pair_for, codes.NONE, _LAST)
        other.stopped = by.flag("stopped", self.stopped)
        other.last = by.number("last", self.last, codes.NONE, _LAST)
        other.boosts = by.number("boosts", self.boosts, 0, MANY)
        other.helps = by.number("helps", self.helps, 0, MANY)
        other.boosted = by.flag("boosted", self.boosted)
        other.supported = by.flag("supported", self.supported)
        other.from_hand = by.number("from_hand", self.from_hand, codes.NONE, _LAST)
        other.drawn = by.number("drawn", self.drawn, 0, MANY)
        other.cancelled = by.flag("cancelled", self.cancelled)
        other.yielding = by.flag("yielding", self.yielding)
        other.new_others = by.numbers("new_others", self.new_others, ANY, 0, _LAST)
        other.paid = by.numbers("paid", self.paid, ANY, 0, _LAST)
        other.used = by.numbers("used", self.used, ANY, 0, _LAST)
        other.stack = by.stack("stack", self.stack)
        self._share_findings(other)

    def copy_turn_to(self, other: "TableData") -> None:
        """Puts another table back to what it was in this turn."""
        self.transfer_turn(other, COPY)

    def _share_findings(self, other: "TableData") -> None:
        """What was worked out; tables share these lists, they are made anew and never changed."""
        other.menu = self.menu
        other.stale = self.stale
        other.power_stale = self.power_stale
        other.powers = self.powers
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

    def gist(self) -> int:
        gist = Gist()
        self.transfer_turn(self, gist)
        for seat in range(2):
            pairs = zip(self.loaded[seat], self.aboard[seat])
            on_board = [card * every.COUNT + ship for card, ship in pairs]
            gist.numbers("on board", on_board, ANY, 0, MANY)  # in any order
        return gist.sum

    def dump(self) -> dict[str, Any]:
        data = super().dump()
        data["before"] = self.before.dump() if self.before else None
        return data

    def restore(self, data: Any) -> None:
        super().restore(data)
        if "before" not in data:
            raise Misshapen("'before' must be a state or nothing.")
        self.before = None
        if data["before"] is not None:
            self.before = before = TableData()
            before.lay_out()
            try:
                before.restore(data["before"])
            except Misshapen as misshapen:
                raise Misshapen(f"'before': {misshapen}") from None

    def settle(self) -> None:
        self.set_lists(self.lists)
