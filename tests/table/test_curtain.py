"""One screen for several people: the curtain between their hands."""

import re
from random import Random

from tests.table.conftest import Page, Person, Server, play_until_others, wait_for


def test_the_curtain_hides_every_hand_until_it_is_lifted(server: Server, ada: Person) -> None:
    table = ada.new_table("me", "here", names=("Ada", "Ben"), first="1", seed="7")
    down = ada.get(table)
    assert "Hand the screen to Ada" in down.words
    assert (down.hand, down.moves) == ([], [])
    first = ada.submit(down.form("/lift"))
    hands = [[str(card) for card in own] for own in _hands(server, table)]
    assert sorted(first.hand) == sorted(hands[0])
    after = play_until_others(ada, table)
    assert "Hand the screen to Ben" in after.words
    assert (after.hand, after.moves) == ([], [])
    with ada.watch(table) as stream:
        assert re.findall(r'id="hand-', stream.picture()) == []
        second = ada.submit(after.form("/lift"))
        assert sorted(second.hand) == sorted(_hands(server, table)[1])
        shown = stream.picture()
        assert all(f'id="hand-{card}"' in shown for card in second.hand)


def _hands(server: Server, table: str) -> list[list[str]]:
    state = server.table(table).state
    return [state.view(seat)["players"][seat]["hand"] for seat in range(state.seats)]


def test_the_curtain_also_covers_the_replay(ada: Person) -> None:
    """Whoever is to get the screen must not leaf back to the hand of the one before."""
    table = ada.new_table("me", "here", names=("Ada", "Ben"), first="1", seed="7")
    ada.submit(ada.get(table).form("/lift"))
    down = play_until_others(ada, table)
    assert "Hand the screen to Ben" in down.words
    for move in range(down.number + 1):
        assert ada.get(f"{table}/replay?move={move}").hand == []


def test_a_shared_screen_goes_from_hand_to_hand(server: Server, ada: Person) -> None:
    table = ada.new_table("me", "here", "random", names=("Ada", "Ben"), seed="3")
    random = Random(3)
    for _ in range(25):
        page = wait_for(lambda: _waiting_for_this_screen(ada.get(table)))
        page = ada.submit(page.form("/lift")) if page.has_form("/lift") else page
        if page.moves:
            ada.click(page, random.choice(page.moves))
    assert server.table(table).number >= 25
    assert server.table(table).state.fault() is None


def _waiting_for_this_screen(page: Page) -> Page | None:
    return page if page.moves or page.has_form("/lift") else None
