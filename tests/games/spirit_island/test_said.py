"""Everything is said, in both languages: each move, each reason, each event of random games."""

import random
import re
from functools import cache
from pathlib import Path

import pytest

from spieltisch.core.rulings import read_rulings
from spieltisch.core.text import Text
from spieltisch.games.spirit_island import text
from spieltisch.games.spirit_island.rules.setup import fault, lay_out
from spieltisch.games.spirit_island.rules.state import SpiritIslandState
from spieltisch.games.spirit_island.state import codes, verbs
from tests.games.spirit_island.test_random_games import setup_of

GAMES = 24
ASKED = 0.06  # share of decisions in which every move number is tried


def sound(told: Text, what: str) -> None:
    """Said in both languages, without a gap, a stray sign or a doubled space."""
    for words in told:
        assert words, what
        assert words.strip() == words, words
        for mark in ("{", "}", "[", "]", "|", "  ", "..", " .", " ,", "None", "()"):
            assert mark not in words, words


@cache
def known_rulings() -> set[str]:
    path = Path(text.__path__[0]).parent / "rulings.toml"
    return {ruling.id for ruling in read_rulings(path, "spirit-island")[0]}


def fresh(seed: int) -> tuple[SpiritIslandState, random.Random]:
    """A random setup, laid out."""
    chance = random.Random(seed)
    setup = setup_of(chance)
    assert fault(setup) is None
    state = SpiritIslandState()
    state.lay_out(len(setup.spirits))
    lay_out(state, setup, seed)
    state.go_on()
    return state, chance


@pytest.mark.parametrize("seed", range(GAMES))
def test_everything_is_said_in_random_games(seed: int) -> None:
    state, chance = fresh(seed)
    for _ in range(400):
        if state.ended:
            break
        sound(text.headline(state), "headline")
        asked = state.to_move()
        for seat in asked:
            sound(text.prompt(state, seat), f"prompt {state.phase}")
        seat = chance.choice(asked)
        if chance.random() < 0.4:
            labels = set()
            for move in state.legal_moves(seat):
                option = text.option(state, seat, move)
                sound(option.label, option.key)
                assert set(option.rulings) <= known_rulings(), option.key
                if option.final:
                    sound(option.final, option.key)
                labels.add(option.label)
            assert len(labels) == len(state.legal_moves(seat)), "two moves read alike"
        if chance.random() < ASKED:
            every_refusal(state, chance.randrange(state.seats))
        state.apply(seat, chance.choice(state.legal_moves(seat)))
    for event in state.events:
        for reader in (None, 0, state.seats - 1):
            line = text.log_line(state, event, None, reader)
            sound(line.text, event.kind)
            assert re.search(r"[.!]$", line.text.de), line.text


def every_refusal(state: SpiritIslandState, seat: int) -> None:
    """The reason of every move that is not legal, one of each refusal for each verb."""
    seen = set()
    for move in [*range(verbs.COUNT), verbs.COUNT]:
        refusal = state.refusal(seat, move)
        kind = (refusal, verbs.VERB[move] if move < verbs.COUNT else -1)
        if refusal == codes.LEGAL or kind in seen:
            continue
        seen.add(kind)
        reason = text.reason(state, seat, move, refusal)
        sound(reason.text, reason.code)
        assert set(reason.rulings) <= known_rulings(), reason.code
        assert reason.text.de.endswith("."), reason.text
        if 0 <= move < verbs.COUNT:
            sound(text.option(state, seat, move).label, verbs.KEYS[move])
