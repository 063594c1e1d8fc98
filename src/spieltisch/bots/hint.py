"""A hint for a person: the best moves as the strongest bot sees them, what they promise, and why.

It looks only at what the seat may know.
"""

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Final

from spieltisch.bots.bot import never, undisturbed
from spieltisch.bots.levels import Master
from spieltisch.bots.tree import play_on
from spieltisch.core.decision import Option
from spieltisch.core.game import Game, State, game
from spieltisch.core.rng import seeded
from spieltisch.core.text import Text, listed

SECONDS: Final = 1.5  # that a hint may take
TRIES: Final = 1500  # of the bot, where the time suffices: then equal seeds give equal hints
SHOWN: Final = 3  # moves
WORLDS: Final = 4  # in which the reason is looked for
CLOSE: Final = 0.01  # of a win; a difference that makes none
FELT: Final = 0.05  # of the game's scale; a smaller difference of an aspect is no reason

_ONLY = Text("Es gibt keine andere Wahl.", "There is no other choice.")
_BEST = Text(
    "Die beste von {count} Möglichkeiten nach Schätzung des Bots.",
    "Best of {count} options as the bot sees it.",
)
_CLEAR = Text(
    "Die beste von {count} Möglichkeiten nach Schätzung des Bots, {margin} Prozentpunkte vor der"
    " nächsten: {next}.",
    "Best of {count} options as the bot sees it, {margin} percentage points over the next best:"
    " {next}.",
)
_LEVEL = Text(
    "Die beste von {count} Möglichkeiten nach Schätzung des Bots, fast gleichauf mit: {next}.",
    "Best of {count} options as the bot sees it, nearly level with: {next}.",
)
_SPEAKS = Text(
    "Dafür spricht, verglichen mit „{next}“: {aspects}.",
    "What speaks for it, compared with “{next}”: {aspects}.",
)
_SPEAKS_LITTLE = Text(
    "Dafür spricht, verglichen mit „{next}“: {aspects}. Beides ist fast gleich gut.",
    "What speaks for it, compared with “{next}”: {aspects}. Both are about equally good.",
)
_CHANCE = Text("{percent} % Siegchance", "{percent}% to win")
_TOGETHER = Text("{percent} % gemeinsame Siegchance", "{percent}% to win together")


@dataclass(frozen=True)
class Choice:
    """A move that a hint names. ``number`` is its place among the options, from 0."""

    number: int
    option: Option
    chance: float  # of winning, as far as the bot can tell


@dataclass(frozen=True)
class Hint:
    """The best options, best first, and what speaks for the first."""

    choices: tuple[Choice, ...]
    reason: Text
    together: bool = False  # all win or lose together

    @property
    def number(self) -> int:
        return self.choices[0].number

    @property
    def key(self) -> str:
        return self.choices[0].option.key

    @property
    def label(self) -> Text:
        return self.choices[0].option.label

    def promise(self, choice: Choice) -> Text:
        """What a choice promises, in words."""
        return (_TOGETHER if self.together else _CHANCE).fill(percent=percent(choice.chance))


def percent(chance: float) -> int:
    """A share of 1 for people: what is not certain is neither 0 nor 100.

    >>> [percent(chance) for chance in (0.0, 0.001, 0.5, 0.999, 1.0)]
    [0, 1, 50, 99, 100]
    """
    return round(100 * chance) if chance in (0.0, 1.0) else min(max(round(100 * chance), 1), 99)


def find_hint(
    state: State,
    seat: int,
    seed: int,
    seconds: float = SECONDS,
    stopped: Callable[[], bool] = never,
) -> Hint:
    """The best options of a seat that is asked, found within a time or until somebody says stop."""
    decision = state.decision(seat)
    assert decision is not None, "the seat is not asked"
    options = decision.options
    on = game(state.game_name)
    end = perf_counter() + seconds
    bot = Master(seed, tries=TRIES)
    bot.stopped = lambda: stopped() or perf_counter() >= end
    with undisturbed():
        ranked = bot.ranked(state.clone(), seat)[:SHOWN]
    places = {option.move: number for number, option in enumerate(options)}
    choices = tuple(Choice(places[move], options[places[move]], worth) for move, worth in ranked)
    if len(options) == 1:
        return Hint(choices, _ONLY, on.cooperative)
    if len(choices) == 1:
        return Hint(choices, _BEST.fill(count=len(options)), on.cooperative)
    first, second = choices[:2]
    pair = (first.option.move, second.option.move)
    aspects = _speaking(on, state, seat, pair, seed, bot.stopped)
    margin = first.chance - second.chance
    if aspects:
        speaks = _SPEAKS_LITTLE if margin < CLOSE else _SPEAKS
        reason = speaks.fill(next=second.option.label, aspects=listed(aspects))
    else:
        reason = (_LEVEL if margin < CLOSE else _CLEAR).fill(
            count=len(options), next=second.option.label, margin=round(100 * margin)
        )
    return Hint(choices, reason, on.cooperative)


def _speaking(
    on: Game,
    state: State,
    seat: int,
    moves: tuple[int, int],
    seed: int,
    stopped: Callable[[], bool],
) -> list[Text]:
    """The one or two aspects by which one move is better than another, averaged over worlds."""
    leads: dict[Text, float] = {}
    rng = seeded(seed)
    looked = 0
    while looked < WORLDS and not (looked and stopped()):
        looked += 1
        world = state.determinize(seat, rng.next32())
        world.quiet = True
        for move, sign in zip(moves, (1, -1)):
            after = world.clone()
            after.apply(seat, move)
            play_on(on, after)
            for name, value in on.aspects(after, seat):
                leads[name] = leads.get(name, 0.0) + sign * value
    most = sorted(leads, key=lambda name: -leads[name])[:2]
    return [name for name in most if leads[name] / looked > FELT * on.scale]
