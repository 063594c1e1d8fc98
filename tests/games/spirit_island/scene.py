"""An island set up for a test: spirits and lands in a few words, moves by their keys.

Nothing is on the island but what a test names, and a city in the last land of the last board, so
that nobody wins by the way; a test that names this land says itself what is there.
"""

from typing import Any, Final

from spieltisch.games.spirit_island.cards import boards, numbers, panel
from spieltisch.games.spirit_island.cards.every import CARDS
from spieltisch.games.spirit_island.cards.invaders import CARDS as INVADERS
from spieltisch.games.spirit_island.rules.state import SpiritIslandState
from spieltisch.games.spirit_island.state import acts, codes, verbs
from tests.games.scene import BaseScene
from tests.games.spirit_island.conserved import check

RIVER: Final = "river-surges-in-sunlight"
LIGHTNING: Final = "lightnings-swift-strike"
SHADOWS: Final = "shadows-flicker-like-flame"
EARTH: Final = "vital-strength-of-the-earth"
GREEN: Final = "a-spread-of-rampant-green"
THUNDER: Final = "thunderspeaker"
OCEAN: Final = "oceans-hungry-grasp"
BRINGER: Final = "bringer-of-dreams-and-nightmares"
KEEPER: Final = "keeper-of-the-forbidden-wilds"
FANGS: Final = "sharp-fangs-behind-the-leaves"

PRESENCE: Final = 13  # of each spirit


class Scene(BaseScene[SpiritIslandState]):
    """A state with questions that a rules test asks."""

    # doing

    def play(self, *keys: str, seat: int | None = None) -> "Scene":
        """Plays moves one after the other, for a seat or for the first that has to decide."""
        for key in keys:
            chooser = self._number(seat)
            assert chooser >= 0, f"the game is over before {key}"
            move = verbs.KEYS.index(key)
            assert move in self.state.legal_moves(chooser), (
                f"{key} is not among {' '.join(self.moves(seat=chooser + 1))}"
            )
            assert self.state.refusal(chooser, move) == codes.LEGAL
            self.state.apply(chooser, move)
            check(self.state)
        return self

    def use(self, power: str, *keys: str, seat: int | None = None) -> "Scene":
        """Uses a power: ``use("flash-floods", "land:A5")``."""
        return self.play(f"use:{power}", *keys, seat=seat)

    def why_not(self, key: str, seat: int | None = None) -> int:
        """The number of the reason that forbids a move; the same number as `legal_moves` says."""
        chooser = self._number(seat)
        chooser = max(chooser, 0)
        move = verbs.KEYS.index(key)
        reason = self.state.refusal(chooser, move)
        assert (reason == codes.LEGAL) == (move in self.state.legal_moves(chooser))
        return reason

    def invaders(self, ravage: str = "", build: str = "", explore: str = "") -> "Scene":
        """Runs the invader phase with these cards; more than one of a space: ``"I-J I-M"``.

        Without a card to explore with the one on top is turned over as ever.
        """
        state = self.state
        state.ravage = _cards(ravage, numbers.INVADERS)
        state.build = _cards(build, numbers.INVADERS)
        for card in reversed(_cards(explore, numbers.INVADERS)):
            if card in state.invader_deck:
                state.invader_deck.remove(card)
            state.invader_deck.append(card)
        state.phase = codes.FAST_PHASE
        state.ready = [True] * state.seats
        state.go_on()
        return self

    def pass_phase(self) -> "Scene":
        """Everybody who may still do something in this phase is done."""
        for seat in range(self.state.seats):
            if seat in self.state.to_move() and verbs.READY in self.state.legal_moves(seat):
                self.state.apply(seat, verbs.READY)
                check(self.state)
        return self

    # asking

    def moves(self, verb: str = "", seat: int | None = None) -> list[str]:
        """The keys of all legal moves; with a verb only what may follow it."""
        chooser = self._number(seat)
        if chooser < 0:
            return []
        keys = [verbs.KEYS[move] for move in self.state.legal_moves(chooser)]
        if not verb:
            return keys
        return [key.partition(":")[2] for key in keys if key.startswith(f"{verb}:")]

    def may(self, key: str, seat: int | None = None) -> bool:
        return key in self.moves(seat=seat)

    @property
    def asked(self) -> list[int]:
        """The seats that have to decide."""
        return [seat + 1 for seat in self.state.to_move()]

    def land(self, name: str) -> str:
        """What is in a land: ``"explorer town-1 2 dahan blight"``, in the order of the kinds."""
        land = boards.land(name)
        words = [_PIECES[codes.class_of(piece)] for piece in self.state.pieces[land]]
        words.sort(key=lambda word: (_KIND[word], word))
        for kind in range(codes.BEASTS, codes.PRESENCE):
            words += [codes.KINDS[kind]] * self.state.token(land, kind)
        said = []
        for word in dict.fromkeys(words):
            number = words.count(word)
            said.append(word if number == 1 else f"{number} {word}")
        return " ".join(said)

    def count(self, name: str, kind: str) -> int:
        """How many of a kind are in a land, hurt or not."""
        return self.state.number(boards.land(name), 1 << codes.KINDS.index(kind))

    def presence(self, name: str, seat: int = 1) -> int:
        return self.state.presence_in(seat - 1, boards.land(name))

    def sacred(self, name: str, seat: int = 1) -> bool:
        return self.state.sacred(seat - 1, boards.land(name))

    def defend(self, name: str) -> int:
        return self.state.defence(boards.land(name))

    def energy(self, seat: int = 1) -> int:
        return self.state.energy[seat - 1]

    def destroyed(self, seat: int = 1) -> int:
        """Presence that is destroyed."""
        return self.state.destroyed[seat - 1]

    def elements(self, seat: int = 1) -> dict[str, int]:
        """The elements that a spirit has."""
        has = self.state.has(seat - 1)
        return {word: has[at] for at, word in enumerate(codes.ELEMENTS) if has[at]}

    def hand(self, seat: int = 1) -> list[str]:
        return _keys(self.state.hands[seat - 1])

    def played(self, seat: int = 1) -> list[str]:
        return _keys(self.state.played[seat - 1])

    def discard(self, seat: int = 1) -> list[str]:
        return _keys(self.state.discards[seat - 1])

    @property
    def fear(self) -> int:
        """All fear that has been caused so far."""
        earned = len(self.state.fear_earned) + len(self.state.fear_discard)
        return self.state.fear + self.state.fear_pool * earned

    @property
    def phase(self) -> str:
        return codes.PHASES[self.state.phase]

    @property
    def ended(self) -> int:
        """How the game ended, see codes; 0 while it runs."""
        return self.state.ended


def spirit(key: str, presence: str = "", **fields: Any) -> dict[str, Any]:
    """One spirit: where its presence is (``"A5 A5 A7"``), and whatever else matters.

    ``hand``, ``played``, ``discard``: cards; without ``hand`` it holds its unique powers.
    ``energy``, ``destroyed``: numbers. ``elements``: besides those of cards, ``"3 sun 2 water"``.
    ``energy_track``, ``plays_track``: uncovered spaces. ``used``: powers. ``plays``: cards that may
    still be played; the spirit has grown then. ``board``: its board.
    """
    return {"key": key, "presence": presence, **fields}


def scene(
    *spirits: str | dict[str, Any],
    phase: str = "fast",
    minor: str = "",
    major: str = "",
    ravage: str = "",
    build: str = "",
    deck: str = "",
    fear_deck: str = "",
    earned: str = "",
    fear: int = 0,
    terror: int = 1,
    blight: int | None = None,
    blighted: bool = False,
    island: dict[str, str] | None = None,
    **lands: str,
) -> Scene:
    """A position: spirits, the phase, what lies on top of decks, and what is in lands by name.

    ``A5="2 dahan town-1 explorer+1 blight"``: a town with a damage, an explorer with a strife.
    ``A0`` is the ocean of board A. Lands whose names a test works out are given as ``island``.
    """
    seats = [each if isinstance(each, dict) else spirit(each) for each in spirits]
    state = SpiritIslandState()
    state.lay_out(len(seats))
    state.spirits = [numbers.SPIRITS.index(seat["key"]) for seat in seats]
    state.boards = [
        boards.NAMES.index(seat.get("board", boards.NAMES[at])) for at, seat in enumerate(seats)
    ]
    state.settle()
    state.now = state.stacks.common
    last = boards.LAND_NAMES[state.lands[-1]]
    for name, words in {last: "city", **(island or {}), **lands}.items():
        _fill(state, boards.land(name), words)
    for at, seat in enumerate(seats):
        _seat(state, at, seat)
    state.ravage = _cards(ravage, numbers.INVADERS)
    state.build = _cards(build, numbers.INVADERS)
    state.invader_deck = _deck(deck, numbers.INVADERS, _standard(state.ravage + state.build))
    fears = list(range(len(numbers.FEAR) // 2))
    state.fear_earned = _cards(earned, numbers.FEAR)
    rest = [card for card in fears if card not in state.fear_earned]
    state.fear_deck = _deck(fear_deck, numbers.FEAR, rest)
    state.fear_split = [0 if level < terror else 3 for level in (1, 2, 3)]
    state.fear_deck = state.fear_deck[-sum(state.fear_split) :]
    state.fear = fear
    state.blight = 5 * state.seats if blight is None else blight
    state.blighted = blighted
    held = [
        card for piles in (state.hands, state.played, state.discards) for p in piles for card in p
    ]
    for kind, words in ((panel.MINOR, minor), (panel.MAJOR, major)):
        rest = [
            number
            for number, key in enumerate(numbers.POWERS)
            if key in CARDS and CARDS[key].kind == kind and number not in held
        ]
        pile = _deck(words, numbers.POWERS, rest)
        if kind == panel.MINOR:
            state.minor = pile
        else:
            state.major = pile
    state.phase = codes.PHASES.index(phase)
    state.settle()
    check(state)
    return Scene(state)


_PIECES: Final = [key.partition(":")[2] for key in verbs.KEYS[verbs.HIT : verbs.HIT + 256]]
_KIND: Final = {word: codes.kind_of(piece) for piece, word in enumerate(_PIECES)}


def _cards(words: str, keys: list[str]) -> list[int]:
    return [keys.index(word) for word in words.split()]


def _keys(cards: list[int]) -> list[str]:
    return [numbers.POWERS[card] for card in cards]


def _deck(words: str, keys: list[str], rest: list[int]) -> list[int]:
    """A pile with these cards on top, the first of them next."""
    top = _cards(words, keys)
    return [card for card in rest if card not in top] + top[::-1]


def _standard(laid: list[int]) -> list[int]:
    """An invader deck: one card of each stage in the box, others where they have been laid."""
    found: list[int] = []
    for stage in (3, 2, 1):
        cards = [number for number, card in enumerate(INVADERS) if card.stage == stage]
        found += [card for card in cards if card not in laid][1:]
    return found


def _fill(state: SpiritIslandState, land: int, words: str) -> None:
    number = 1
    for word in words.split():
        if word.isdigit():
            number = int(word)
            continue
        for _ in range(number):
            if word in _PIECES:
                acts.add(state, land, _PIECES.index(word))
            else:
                kind = codes.KINDS.index(word)
                state.tokens[land * codes.TOKENS + kind - codes.BEASTS] += 1
        number = 1


def _seat(state: SpiritIslandState, at: int, seat: dict[str, Any]) -> None:
    own = state.spirit(at)
    for name in seat["presence"].split():
        state.presence[at * boards.LANDS + boards.land(name)] += 1
    for pile, name in ((state.played, "played"), (state.discards, "discard")):
        pile[at] = _cards(seat.get(name, ""), numbers.POWERS)
    out = state.played[at] + state.discards[at]
    uniques = [numbers.POWERS.index(key) for key in own.uniques]
    state.hands[at] = sorted(card for card in uniques if card not in out)
    if "hand" in seat:
        state.hands[at] = _cards(seat["hand"], numbers.POWERS)
        gone = [card for card in uniques if card not in out + state.hands[at]]
        state.forgotten += gone
    state.used[at] = [
        verbs.ARGUMENT[verbs.KEYS.index(f"use:{power}")] for power in seat.get("used", "").split()
    ]
    state.energy[at] = seat.get("energy", 0)
    words = seat.get("elements", "").split()
    for number, element in zip(words[::2], words[1::2]):
        state.elements[at][codes.ELEMENTS.index(element)] += int(number)
    if "plays" in seat:
        state.stage[at] = codes.PLAYING
        state.plays[at] = seat["plays"]
    _cover(state, at, seat)


def _cover(state: SpiritIslandState, at: int, seat: dict[str, Any]) -> None:
    """Puts the rest of the presence on the tracks; what finds no place there is destroyed."""
    own = state.spirit(at)
    state.energy_track[at] = seat.get("energy_track", 1)
    state.plays_track[at] = seat.get("plays_track", 1)
    state.destroyed[at] = seat.get("destroyed", 0)
    island = len(seat["presence"].split())
    left = PRESENCE - island - state.destroyed[at]
    covered = len(own.energy) + len(own.plays) - state.energy_track[at] - state.plays_track[at]
    if covered <= left:
        state.destroyed[at] += left - covered
        return
    for track, spaces in ((state.plays_track, own.plays), (state.energy_track, own.energy)):
        while covered > left and track[at] < len(spaces):
            track[at] += 1
            covered -= 1
    assert covered == left, "more presence than a spirit has"
