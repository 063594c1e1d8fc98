"""Drives our engine of Blue Moon through a recorded game and compares every check.

Chance comes from the record: decks as dealt, every shuffle, every card taken at random. What the
source carried out without asking is played with the answer it always gives. Where our rules differ
from the source, the difference has a name; where the two then have to part, the game ends there.
"""

from collections.abc import Callable
from typing import Any, Protocol

from spieltisch.core.decision import IllegalMove
from spieltisch.games.blue_moon.cards import every, kinds, special
from spieltisch.games.blue_moon.rules import menu, permits, turn
from spieltisch.games.blue_moon.rules.state import BlueMoonState
from spieltisch.games.blue_moon.state import codes, layers
from spieltisch.games.blue_moon.state.notation import ELEMENT_KEYS, card_key
from spieltisch.games.blue_moon.state.table import Table

PARTS = {
    "zero_dragons": "who loses without dragons at the end (D12)",
    "empty_decline": "declining with an empty hand (D11)",
    "no_cards_open": "an opening turn of a player without cards (D13)",
    "partial": "a text that is used as far as possible (BM-045)",
    "return_without_draw": "mimix-19 while drawing is forbidden (D6)",
    "limit_18": "mimix-18 under terrah-27 (Q11)",
    "bounce_char": "a character after khind-31 with ignored text (D4)",
    "gang_after_free": "several gang members after a FREE character (D2)",
    "protected_hand": "PROTECTED in hand (D8)",
    "waste_18": "pillar-18 paid with more than needed (D9)",
    "sirens_twice": "sirens twice in a turn",
}
"""By mark of the record: a difference of the rules after which a game is not compared further."""
HARMLESS = {"zero_dragons"}
"""Marks of rules that differ without consequences here; such a game goes on."""
PICKED = (
    codes.DOUBLING,
    codes.REVEALED,
    codes.RETURNING,
    codes.TARGET,
    codes.PAYING,
    codes.SEARCHING,
    codes.BOARDING,
)
"""Choices that are answered card by card."""
IN_PART = "aqua-30 used in part (BM-045)"
IGNORED_YANG = "aqua-12 or aqua-13 with ignored text still frees a booster or support"
FREE_FIRST = "a normal character after a FREE one (D1)"
SHIP_TEXT = "a ship with special text under terrah-12"
BLUFF_WITHOUT_TEXT = "a bluff card under terrah-12, which forbids texts"
SIRENS_FIRST = "the winning dragon of an unmet aqua-28 before powers are compared (BM-029)"


class Tally(Protocol):
    """Where the results go; see `tools.differential`."""

    steps: int
    checks: int
    differences: Any
    mismatches: list[str]


class Departed(Exception):
    """The replay cannot go on."""


class Parted(Exception):
    """A named difference of the rules from which on the games are not the same."""


def replay_blue_moon(game: dict[str, Any], tally: Tally) -> None:
    """Replays one game; what does not agree ends up among the mismatches."""
    where = "the start"
    try:
        replay = Replay(game, tally)
        record = dict(game["init"])
        replay.compare(record, where)
        for number, step in enumerate(game["steps"]):
            where = f"step {number + 1} ({step['a']})"
            for mark in step.get("diff", []):
                tally.differences[PARTS[mark]] += 1
            if set(step.get("diff", [])) - HARMLESS:
                return
            tally.steps += 1
            record.update(step["s"])
            replay.play(step, record)
            if not replay.ahead:
                replay.compare(record, where)
        replay.compare_result(game["result"])
    except Parted as parted:
        tally.differences[str(parted)] += 1
    except Departed as departed:
        tally.mismatches.append(f"{game['id']}, {where}: {departed}")
    except IllegalMove as error:
        tally.mismatches.append(f"{game['id']}, {where}: refused, {error}")


def _cards(keys: list[str]) -> list[int]:
    return [every.NUMBERS[key] for key in keys]


class Replay:
    """A recorded game on our table, step by step."""

    def __init__(self, game: dict[str, Any], tally: Tally) -> None:
        self.tally = tally
        self.ahead = False  # we have done by ourselves what the source is about to ask
        self.favoured: list[str] = []  # a card out of the draw deck that waits for its ship
        self.state = state = BlueMoonState()
        state.lay_out()
        state.quiet = True
        state.leaders = _cards(game["leaders"])
        state.hand = [_cards(hand) for hand in game["hands"]]
        state.deck = [_cards(deck)[::-1] for deck in game["decks"]]
        state.set_lists([state.hand[seat] + state.deck[seat] for seat in range(2)])
        state.turn = game["first"]
        if fault := state.fault():
            raise Departed(fault)

    # playing

    def play(self, step: dict[str, Any], record: dict[str, Any]) -> None:
        self.events = step.get("ev", [])
        self.was_ahead = self.ahead
        self.mid = bool(step.get("mid"))
        getattr(self, f"_{step['a']}")(step)
        self._chance()
        if not self.mid:
            self._settle(record["ph"])
        self.ahead = self.mid and not self.state.stack.frames and not self.favoured

    def _do(self, key: str) -> None:
        """Plays a move for whoever is asked; what follows by itself waits."""
        state = self.state
        state.menu = menu.make_menu(state)
        seat = menu.asked(state)
        move = state.parse_move(seat, key)
        if refusal := state.refusal(seat, move):
            self._part_at(refusal)
            raise Departed(f"{key} is refused ({state.reason(seat, move, refusal).code})")
        turn.act(state, seat, move)
        self._resolve()

    def _part_at(self, refusal: int) -> None:
        """Tells moves that only the source allows from mistakes of ours."""
        if refusal == codes.NO_ALLOWANCE and self._frees_though_ignored():
            raise Parted(IGNORED_YANG)
        if refusal == codes.ONE_CHARACTER and self._freed_next():
            raise Parted(PARTS["protected_hand"])
        if refusal == codes.NO_CHARACTER and self._attack_is_ignored():
            raise Parted(PARTS["bounce_char"])  # the mark itself stands at the character
        if refusal == codes.POWER_TOO_LOW and self._sirens_win():
            raise Parted(SIRENS_FIRST)

    def _resolve(self) -> None:
        """Carries out frames that ask nothing."""
        frames = self.state.stack.frames
        while frames and frames[-1].effect > codes.LAST_ASKED:
            turn.step(self.state)

    def _frame(self) -> int:
        frames = self.state.stack.frames
        return frames[-1].effect if frames else codes.NONE

    def _chance(self) -> None:
        """Puts the cards of the record where ours were drawn at random."""
        state = self.state
        for event in self.events:
            if event[0] == "shuffle":
                deck = _cards(event[2])[::-1]
                if sorted(deck) != sorted(state.deck[event[1]]):
                    raise Departed("another draw deck is shuffled")
                state.deck[event[1]] = deck
        for seat in range(2):
            found = [every.NUMBERS[event[2]] for event in self.events if event[:2] == ["dig", seat]]
            self._dug(seat, found)

    def _dug(self, seat: int, found: list[int]) -> None:
        """Random cards of a discard pile: those of the record instead of ours."""
        if not found:
            return
        state = self.state
        ours = state.hand[seat][-len(found) :]
        pile = state.discard[seat] + ours
        if any(card not in pile for card in found):
            raise Departed("other cards come out of the discard pile")
        state.hand[seat] = state.hand[seat][: -len(found)] + found
        state.discard[seat] = [card for card in pile if card not in found]

    def _settle(self, phase: str) -> None:
        """Lets happen what belongs to the step: until the phase of the record, or the end."""
        state = self.state
        for _ in range(40):
            self._resolve()
            if state.ended or (not state.stack.frames and _phase(state) == phase):
                return
            if state.stack.frames:
                raise Departed(f"we ask for an answer ({self._frame()}) that the record lacks")
            turn.step(state)
        raise Departed(f"the record is in phase {phase}, we are in {_phase(state)}")

    # automatic steps

    def _turn_start(self, step: dict[str, Any]) -> None:
        turn.step(self.state)

    def _turn_pass(self, step: dict[str, Any]) -> None:
        if self.state.phase != codes.NEXT_TURN:
            raise Departed("the turn is not over")

    def _refresh(self, step: dict[str, Any]) -> None:
        if self.state.phase != codes.REFRESH:
            raise Departed("this is not the refresh phase")
        turn.step(self.state)

    def _after_support(self, step: dict[str, Any]) -> None:
        self._late(codes.SIRENS, codes.AFTER)

    def _turn_end(self, step: dict[str, Any]) -> None:
        self._late(codes.END, codes.LAST)

    def _late(self, first: int, last: int) -> None:
        """Uses every text of these phases, as the source does, up to one that asks."""
        state = self.state
        while state.phase in (first, last) and not state.ended:
            self._resolve()
            if state.stack.frames:
                return
            state.menu = menu.make_menu(state) if state.phase != codes.SIRENS else []
            texts = [state.move_key(move) for move in state.menu]
            texts = sorted((key for key in texts if key.startswith("text:")), key=_late_order)
            if texts:
                self._do(texts[0])
            else:
                turn.step(state)

    # what the turn player does

    def _done(self, step: dict[str, Any]) -> None:
        state = self.state
        if _phase(state) != step["phase"]:
            raise Departed(f"we are in phase {_phase(state)}, not {step['phase']}")
        if state.phase == codes.RETREAT:
            self._do("fight")
        elif state.phase == codes.OTHERS:
            self._do("done")
        elif state.phase == codes.CHARACTERS and menu.character_due(state, state.turn):
            raise Departed("a character is due")
        else:
            turn.end_phase(state)

    def _retrieve(self, step: dict[str, Any]) -> None:
        self._do(f"retrieve:{step['card']}")

    def _land(self, step: dict[str, Any]) -> None:
        self._do(f"land:{step['card']}")

    def _reveal(self, step: dict[str, Any]) -> None:
        self._do(f"drop:{step['card']}")

    def _leadership(self, step: dict[str, Any]) -> None:
        self._do(f"lead:{step['card']}")
        self._after_laying(True)

    def _leadership_no_effect(self, step: dict[str, Any]) -> None:
        self._do(f"lead:{step['card']}")
        self._after_laying(False)

    def _retreat(self, step: dict[str, Any]) -> None:
        self._do("retreat")

    def _pass_start(self, step: dict[str, Any]) -> None:
        self._do("decline")
        for card in step["discard"]:
            self._do(f"choose:{card}")
        if self._frame() == codes.DECLINING:
            self._do("done")

    def _play(self, step: dict[str, Any]) -> None:
        self._do(f"play:{step['card']}")
        self._after_laying(True)

    def _play_no_effect(self, step: dict[str, Any]) -> None:
        self._do(f"play:{step['card']}")
        self._after_laying(False)

    def _after_laying(self, use: bool) -> None:
        """Answers what the source does not ask: whether a text is used, and cards at random."""
        frame = self._frame()
        if frame in (codes.PAYING, codes.SEARCHING, codes.LOADING) and not self.mid:
            use = False
        if frame == codes.OFFERED and not self.mid:
            self._do("use" if use else "skip")
        elif frame == codes.STEALING and not use:
            self._do("skip")
        elif frame == codes.STEALING:
            for event in self.events:
                if event[0] == "lose":
                    self._lose(event[1], event[2])
        elif frame != codes.NONE and not use:
            decks = [deck[:] for deck in self.state.deck]
            self._do("done" if frame in (codes.ANY_CARDS, codes.LOADING) else "skip")
            self.state.deck = decks

    def _lose(self, seat: int, key: str) -> None:
        """A hand card taken at random: we lay it open and choose it."""
        card = every.NUMBERS[key]
        if card not in self.state.open[seat]:
            self.state.open[seat].append(card)
        self._do(f"choose:{key}")

    def _bluff(self, step: dict[str, Any]) -> None:
        self._do(f"bluff:{step['card']}")

    def _load(self, step: dict[str, Any]) -> None:
        self._do(f"load:{step['card']}")
        if self._frame() == codes.BOARDING:
            self._do(f"choose:{step['ship']}")

    def _use(self, step: dict[str, Any]) -> None:
        self._do(f"text:{step['card']}")
        self._pick(step["targets"])

    def _satisfy(self, step: dict[str, Any]) -> None:
        self._do(f"pay:{step['card']}")
        for card in step["discard"]:
            self._do(f"choose:{card}")
        if self._frame() == codes.PAYING:
            raise Departed("the payment is not complete")

    def _announce(self, step: dict[str, Any]) -> None:
        state = self.state
        element = ELEMENT_KEYS.index(step["element"])
        if state.phase != codes.ANNOUNCE:
            raise Departed(f"we are in phase {_phase(state)}")
        if state.opening:
            self._do(f"announce:{step['element']}")
        else:
            turn.step(state)
        if state.element != element or state.power(state.turn, element) != step["power"]:
            raise Departed(f"we announce {state.power(state.turn, element)}")
        while state.phase != codes.REFRESH and not state.stack.frames:
            turn.step(state)

    # choices

    def _call(self, step: dict[str, Any]) -> None:
        if self._frame() != codes.CALLING:
            raise Departed("the bluff cannot be called")
        self._do("call" if step["yes"] else "skip")

    def _discard(self, step: dict[str, Any]) -> None:
        if self._frame() == codes.OFFERED:
            self._do("use")
        if self._frame() == codes.DISCARDING:
            for card in step["cards"]:
                self._do(f"choose:{card}")
        self._go_on_late(step)

    def _choose(self, step: dict[str, Any]) -> None:
        pick = step["pick"]
        if (
            step["kind"] == "favor"
            and self.mid
            and every.KINDS[every.NUMBERS[pick[0]]] <= kinds.SUPPORT
        ):
            self.favoured = pick
            return
        if step["kind"] == "favor_ship":
            self._pick(self.favoured)
            self.favoured = []
            if self._frame() == codes.BOARDING:
                self._pick(pick)
            return
        frame = self._frame()
        if frame == codes.OFFERED:
            self._do("use" if pick else "skip")
        elif frame == codes.EITHER:
            self._choose_either(pick)
        elif frame == codes.KEEPING:
            self._choose_kept(step)
        elif frame in PICKED:
            self._pick(pick)
        elif frame in (codes.ANY_CARDS, codes.LOADING):
            for card in pick:
                self._do(f"choose:{card}")
            if self._frame() == frame:
                self._do("done")
        elif pick and not self.was_ahead:
            raise Departed(f"we ask nothing like {step['kind']}")
        self._go_on_late(step)

    def _go_on_late(self, step: dict[str, Any]) -> None:
        """After a choice in a late phase the other texts of that phase are used."""
        if self.state.stack.frames:
            return
        self._chance()
        if self.state.phase in (codes.AFTER, codes.SIRENS):
            self._late(codes.SIRENS, codes.AFTER)
        elif self.state.phase in (codes.END, codes.LAST):
            self._late(codes.END, codes.LAST)

    def _pick(self, pick: list[str]) -> None:
        if not pick:
            self._do("skip")
        for key in pick:
            if key == "?":
                hidden = next(
                    every.NUMBERS[event[2]] for event in self.events if event[0] == "hidden"
                )
                foe = 1 - menu.asked(self.state)
                self._do(f"hidden:{self.state.bluffs[foe].index(hidden) + 1}")
            else:
                self._do(f"choose:{key}")

    def _choose_either(self, pick: list[str]) -> None:
        if not pick:
            self._do("skip")
        elif pick[0] != "?" and every.KINDS[every.NUMBERS[pick[0]]] == kinds.BOOSTER:
            self._do("all:boosters")
        else:
            self._do("all:supports")

    def _choose_kept(self, step: dict[str, Any]) -> None:
        if step["pick"] and len(step["pick"]) < step["max"]:
            raise Parted(IN_PART)
        foe = 1 - menu.asked(self.state)
        left = [
            card for card in self.state.characters_of(foe) if card_key(card) not in step["pick"]
        ]
        self._do(f"choose:{card_key(left[0])}" if step["pick"] else "skip")

    # comparing

    def compare(self, record: dict[str, Any], where: str) -> None:
        if self.state.ended:
            ours: dict[str, Any] = {"over": [self.state.winner, self.state.worth]}
            theirs = {"over": record["over"]}
        else:
            ours = self._record(record)
            theirs = {key: _plain(record[key]) for key in ours}
        self.tally.checks += 1
        wrong = [key for key in ours if ours[key] != theirs[key]]
        if wrong:
            told = ", ".join(f"{key} is {ours[key]}, recorded {theirs[key]}" for key in wrong)
            raise Departed(told)

    def _record(self, record: dict[str, Any]) -> dict[str, Any]:
        """Our table in the form of a check record, as far as the record is to be compared."""
        state = self.state
        ours: dict[str, Any] = {
            "t": state.turn,
            "el": None if state.element == codes.NONE else ELEMENT_KEYS[state.element],
            "dr": state.dragons,
        }
        if not self.state.stack.frames:
            ours["ph"] = _phase(state)
            self._add_offers(ours, record)
        for seat in range(2):
            self._add_side(ours, seat, record)
        return ours

    def _add_offers(self, ours: dict[str, Any], record: dict[str, Any]) -> None:
        """What may be played, laid as a bluff and retrieved now, and what a retreat would cost."""
        state = self.state
        seat = state.turn
        cards = menu.playable_cards(state, seat)
        if record["re"] is not None:
            on_table = [*state.active[seat], *state.support[seat]]
            ours["re"] = self._legal(on_table, permits.retrieve_refusal)
        if record["rd"] is not None:
            ours["rd"] = turn.dragons_due(state, seat)
        if record["can"] is not None:
            asked = {
                codes.LEAD: permits.action_refusal,
                codes.CHARACTERS: permits.character_refusal,
            }
            refusal = asked.get(state.phase, permits.other_refusal)
            over = state.phase == codes.LEAD and state.led
            ours["can"] = [] if over else self._legal(cards, refusal)
            self._name_offers(ours, record)
        if state.phase == codes.OTHERS:
            ours["bl"] = self._legal(cards, permits.bluff_refusal) or None
            if ours["bl"] and not record["bl"] and state.bans[seat] & layers.T_WITH:
                self._name(ours, "bl", BLUFF_WITHOUT_TEXT)

    def _legal(self, cards: list[int], refusal: Callable[[Table, int, int], int]) -> list[str]:
        state = self.state
        return sorted(card_key(card) for card in cards if not refusal(state, state.turn, card))

    def _name_offers(self, ours: dict[str, Any], record: dict[str, Any]) -> None:
        """Tells differences of the rules about what may be played from mistakes."""
        state = self.state
        more = set(ours["can"]) - set(record["can"])
        fewer = set(record["can"]) - set(ours["can"])
        banned = state.bans[state.turn]
        if more and state.phase == codes.CHARACTERS and state.main == codes.NONE:
            self._name(ours, "can", FREE_FIRST)
        elif fewer and state.phase == codes.LEAD and banned & layers.T_WITH:
            self._name(ours, "can", SHIP_TEXT)
        elif fewer and state.phase == codes.OTHERS and self._frees_though_ignored():
            self._name(ours, "can", IGNORED_YANG)
        elif fewer and self._freed_next():
            self._name(ours, "can", PARTS["protected_hand"])

    def _name(self, ours: dict[str, Any], key: str, difference: str) -> None:
        """Counts a named difference and leaves it out of the comparison."""
        self.tally.differences[difference] += 1
        del ours[key]

    def _freed_next(self) -> bool:
        """Whether the last card played was aqua-12 or aqua-13."""
        return self.state.last != codes.NONE and every.EFFECTS[self.state.last] == special.NEXT_FREE

    def _frees_though_ignored(self) -> bool:
        """Whether aqua-12 or aqua-13 was played and its text is ignored."""
        state = self.state
        first = state.first_character
        return (
            first != codes.NONE
            and every.EFFECTS[first] == special.NEXT_FREE
            and not state.works(state.turn, first)
        )

    def _attack_is_ignored(self) -> bool:
        """Whether khind-31 was played and its text is ignored, but not its STOP."""
        state = self.state
        seat = state.turn
        return state.stopped and any(
            every.EFFECTS[card] == special.ATTACK_AGAIN and not state.works(seat, card)
            for card in state.actions[seat]
        )

    def _sirens_win(self) -> bool:
        """Whether the opponent is about to win by the dragon of an aqua-28 nobody listened to."""
        state = self.state
        foe = 1 - state.turn
        unmet = [card for card in state.cards_saying(foe, special.SIREN) if card not in state.paid]
        return bool(unmet) and state.dragons[foe] == codes.DRAGONS

    def _add_side(self, ours: dict[str, Any], seat: int, record: dict[str, Any]) -> None:
        state = self.state
        ours[f"h{seat}"] = len(state.hand[seat]) + len(state.limbo[seat])
        ours[f"d{seat}"] = len(state.deck[seat])
        ours[f"x{seat}"] = len(state.discard[seat])
        ours[f"l{seat}"] = len(state.leads[seat]) + 1
        ours[f"c{seat}"] = sorted(card_key(card) for card in state.active[seat])
        ours[f"n{seat}"] = len(state.older[seat])
        ours[f"s{seat}"] = sorted(
            [card_key(card) for card in state.support[seat]]
            + [f"~{card_key(card)}" for card in state.bluffs[seat]]
        )
        ours[f"i{seat}"] = sorted(self._influence(seat))
        ours[f"a{seat}"] = sorted(card_key(card) for card in state.actions[seat])
        if seat not in (record["tu"] or []):
            ours[f"w{seat}"] = [state.power(seat, element) for element in range(2)]

    def _influence(self, seat: int) -> list[str]:
        state = self.state
        ships = [card_key(ship) for ship in state.ships[seat]]
        landed = [f"{card_key(ship)}!" for ship in state.landed[seat]]
        loads = [
            f"{card_key(card)}@{card_key(ship)}"
            for card, ship in zip(state.loaded[seat], state.aboard[seat], strict=True)
        ]
        return ships + landed + loads

    def compare_result(self, result: dict[str, Any]) -> None:
        state = self.state
        if not state.ended:
            raise Departed("the recorded game is over, ours is not")
        ours = [state.winner, state.worth, state.dragons]
        theirs = [result["winner"], result["crystals"], result["dragons"]]
        if ours != theirs:
            raise Departed(f"the end is {ours}, recorded {theirs}")


def _late_order(key: str) -> tuple[bool, int]:
    """The order in which the source uses texts at the end of a turn: combat area, supports."""
    card = every.NUMBERS[key.partition(":")[2]]
    return every.KINDS[card] == kinds.SUPPORT, card


def _phase(state: BlueMoonState) -> str:
    """The phase in the words of the record, "" for one that it passes without a stop."""
    return PHASES.get(state.phase, "")


def _plain(value: Any) -> Any:
    """A value of the record; lists of cards are sets."""
    is_cards = isinstance(value, list) and value and isinstance(value[0], str)
    return sorted(value) if is_cards else value


PHASES = {
    codes.START: "start",
    codes.BEGIN: "begin",
    codes.LEAD: "leadership",
    codes.RETREAT: "retreat",
    codes.CHARACTERS: "character",
    codes.OTHERS: "support",
    codes.SIRENS: "after_support",
    codes.AFTER: "after_support",
    codes.ANNOUNCE: "announce",
    codes.REFRESH: "refresh",
    codes.END: "end",
    codes.LAST: "end",
    codes.NEXT_TURN: "turn_over",
}
