"""Whom the rules blame: every decision that a text of the opponent brings about names a card."""

from random import Random

import pytest

from spieltisch.games.blue_moon.cards import every, kinds, special
from spieltisch.games.blue_moon.rules import permits, turn, why
from spieltisch.games.blue_moon.rules.state import BlueMoonState
from spieltisch.games.blue_moon.state import acts, codes, layers
from tests.games.blue_moon.scene import BLUE_MOON, A, scene, side

DECKABLE = [card.key for card in every.CARDS if card.kind not in (kinds.LEADER, kinds.INQUISITOR)]
IGNORING = [key for key in DECKABLE if layers.IGNORES[every.CARDS[every.NUMBERS[key]].effect]]


def lying(*keys: str) -> list[int]:
    return [every.NUMBERS[key] for key in keys]


def table_of(seed: int) -> BlueMoonState:
    """A table in a fight, with whatever lies there: many texts that ignore, on both sides."""
    random = Random(seed)
    state = BLUE_MOON.start(
        2, seed, {"deck1": "hoax", "deck2": "vulca", "length": "game", "first": 1}
    )
    assert isinstance(state, BlueMoonState)
    cards = lying(*random.sample(DECKABLE, 40), *random.sample(IGNORING, 4))
    for number, card in enumerate(dict.fromkeys(cards)):
        seat = number % 2
        kind = every.KINDS[card]
        if kind in (kinds.CHARACTER, kinds.BOOSTER) and len(state.active[seat]) < 4:
            state.active[seat].append(card)
        elif kind == kinds.SUPPORT and len(state.support[seat]) < 3:
            state.support[seat].append(card)
        elif kind == kinds.LEADERSHIP and not state.actions[seat]:
            state.actions[seat].append(card)
            state.leads[seat].append(card)
        else:
            state.hand[seat].append(card)
    state.touch()
    return state


@pytest.mark.parametrize("seed", range(60))
def test_what_does_not_work_is_somebodys_doing(seed: int) -> None:
    state = table_of(seed)
    for seat in (0, 1):
        ignoring = state.ignored_by(seat)
        for card in [*state.active[seat], *state.support[seat]]:
            if state.is_off(seat, card):
                assert why.card_ignorers(state, seat, card)
            if every.EFFECTS[card] and not state.works(seat, card):
                assert why.silencers(state, seat, card)
            if layers.icons_of(card, ignoring, True) != every.ICONS[card]:
                assert why.icon_silencers(state, seat, card)
            for element in (codes.FIRE, codes.EARTH):
                printed = every.VALUES[element][card]
                if state.base(seat, card, element) != printed:
                    assert why.zeroers(state, seat, card, element)
        for card in state.hand[seat]:
            if state.bans[seat] & layers.TRAITS[card]:
                assert why.banners(state, seat, layers.TRAITS[card])
            if not layers.may_count_as(card, ignoring):
                assert why.as_if_silencers(state, seat, card)


@pytest.mark.parametrize("seed", range(60))
def test_each_card_to_blame_would_do_it_alone(seed: int) -> None:
    """But what ignores PROTECTED has to stay: without it the others would not reach the card."""
    state = table_of(seed)
    for seat in (0, 1):
        foe = 1 - seat
        stripping = why.saying(state, seat, layers.ALL_ICONS)
        for card in [*state.active[seat], *state.support[seat]]:
            if not every.EFFECTS[card] or state.works(seat, card):
                continue
            for by in why.silencers(state, seat, card):
                alone = state.clone()
                for other in [*state.active[foe], *state.support[foe], *state.actions[foe]]:
                    if other != by and other not in stripping:
                        acts.lift(alone, foe, other)
                assert not alone.works(seat, card)


def test_the_dragons_of_a_retreat_are_those_of_the_reasons() -> None:
    s = scene(side(support="mimix-29"), side(active="hoax-10 khind-24"), phase="leadership")
    reasons = turn.dragon_reasons(s.state, A - 1)
    assert sorted(reasons) == sorted(lying("hoax-10", "khind-24", "mimix-29"))
    assert turn.dragons_due(s.state, A - 1) == 2
    lone = scene(side(), side(active="hoax-1"), phase="leadership")
    assert (turn.dragon_reasons(lone.state, A - 1), turn.dragons_due(lone.state, A - 1)) == ([], 1)


def test_a_limit_blames_the_tightest() -> None:
    s = scene(side(), side(support="terrah-27", active="pillar-15"))
    blamed = why.limiters(s.state, A - 1, special.LIMIT_HAND)
    assert [every.AMOUNTS[card] for card in blamed] == [s.state.hand_limit[A - 1]]


def test_the_state_is_four_classes_deep() -> None:
    names = [each.__name__ for each in BlueMoonState.__mro__ if "blue_moon" in each.__module__]
    assert names == ["BlueMoonState", "Table", "TableData"]


def test_retrieving_a_character_blames_the_opposing_ones() -> None:
    s = scene(side(active="hoax-5"), side(active="flit-1 hoax-1"), phase="begin")
    assert permits.retrieve_blockers(s.state, A - 1) == lying("flit-1")
    assert s.refused("retrieve:hoax-5").code == "retrieve-blocked"


def test_asking_for_a_sum_without_its_floor_leaves_a_copy_as_it_is() -> None:
    """Copies share the powers that were worked out: vulca-20 lifts both to 6."""
    state = scene(side(people="vulca", active="vulca-11 vulca-20"), side(people="hoax")).state
    assert [state.power(0, element) for element in range(2)] == [6, 6]
    other = state.clone()
    assert other.sum_of(0, codes.FIRE) == 1
    assert [state.power(0, element) for element in range(2)] == [6, 6]
