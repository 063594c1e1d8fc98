"""How a bot is asked for: by name, with settings, and what is said if that makes no sense."""

import pytest

from spieltisch.bots import BOTS, Bot, make_bot
from spieltisch.bots.search import Search
from spieltisch.core.game import State
from spieltisch.core.mistake import Mistake


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_is_made_by_its_name(name: str) -> None:
    assert make_bot(name, 3).name == name


def test_settings_stand_behind_a_colon() -> None:
    for kind in ("search", "learned", "strong", "master"):
        bot = make_bot(f"{kind}:seconds=0.25,tries=40", 3)
        assert isinstance(bot, Search)
        assert (bot.name, bot.seconds, bot.tries) == (kind, 0.25, 40)
        assert isinstance(bot.tries, int)
    plain, asked = make_bot("search", 3), make_bot("search:seconds=2", 3)
    assert isinstance(plain, Search)
    assert isinstance(asked, Search)
    assert (asked.seconds, asked.tries) == (2.0, plain.tries)
    assert asked.rng.next32() == plain.rng.next32()


THERE_ARE = "there are: beginner, casual, strong, master, learned, search, greedy, random."
MISTAKES = {
    "alpha": f"There is no bot 'alpha'; {THERE_ARE}",
    "": f"There is no bot ''; {THERE_ARE}",
    "alpha:tries=3": f"There is no bot 'alpha'; {THERE_ARE}",
    "Search": f"There is no bot 'Search'; {THERE_ARE}",
    "search:depth=3": "The bot search has no setting 'depth'; it has: seconds, tries.",
    "search:seed=3": "The bot search has no setting 'seed'; it has: seconds, tries.",
    "random:tries=3": "The bot random has no setting 'tries'; it has: none.",
    "search:": "Settings of a bot are written as search:name=number,name=number, not ''.",
    "search:tries": "Settings of a bot are written as search:name=number,name=number, not 'tries'.",
    "search:=3": "Settings of a bot are written as search:name=number,name=number, not '=3'.",
    "search:tries=3,": "Settings of a bot are written as search:name=number,name=number, not ''.",
    "search:tries=3,tries=4": "The setting tries of the bot search is given twice.",
}
BAD_NUMBERS = {
    "tries": ["", "-1", "2.5", "many", "1e3", "٣", "9" * 30, "3 "],
    "seconds": ["", "-0.5", "nan", "inf", "1e999", "long", "½", "0" * 30],
}


@pytest.mark.parametrize("asked", MISTAKES)
def test_a_bot_that_there_is_not_is_named_with_those_there_are(asked: str) -> None:
    with pytest.raises(Mistake) as caught:
        make_bot(asked, 1)
    assert str(caught.value) == MISTAKES[asked]
    assert caught.value.text.de != caught.value.text.en


@pytest.mark.parametrize("name", BAD_NUMBERS)
def test_a_setting_is_a_number(name: str) -> None:
    kind = "a whole number" if name == "tries" else "a number"
    for value in BAD_NUMBERS[name]:
        with pytest.raises(Mistake) as caught:
            make_bot(f"search:{name}={value}", 1)
        said = f"The setting {name} of the bot search cannot be {value!r}; it takes {kind} of 0"
        assert str(caught.value) == f"{said} or more."


class Mine(Bot):
    name = "mine"

    def __init__(self, seed: int, nerve: float = 0.5, title: str = "x") -> None:
        super().__init__(seed)
        self.nerve = nerve

    def choose(self, state: State, seat: int) -> int:
        return state.moves(seat)[0]


def test_a_bot_of_ones_own_takes_settings_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "mine", Mine)
    bot = make_bot("mine:nerve=0.75", 1)
    assert isinstance(bot, Mine)
    assert bot.nerve == 0.75
    with pytest.raises(Mistake, match="has no setting 'title'; it has: nerve"):
        make_bot("mine:title=3", 1)
