"""The generator: repeatable, spread, and never that of a game in a determinized state."""

from collections import Counter

import pytest

from spieltisch.core.rng import seeded, world_seeded


def test_equal_seeds_give_equal_numbers() -> None:
    one, two = seeded(7), seeded(7)
    assert [one.next32() for _ in range(50)] == [two.next32() for _ in range(50)]


def test_the_numbers_stay_the_same_in_every_version() -> None:
    rng = seeded(2026)
    assert [rng.below(1000) for _ in range(6)] == [598, 518, 982, 223, 248, 426]


@pytest.mark.parametrize("seed", [0, -1, 1, 2**64, 2**200 + 3, -(2**70)])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    rng = seeded(seed)
    assert 0 < rng.state < 2**61
    assert len({rng.next32() for _ in range(200)}) > 190


def test_neighbouring_seeds_differ() -> None:
    assert len({seeded(seed).next32() for seed in range(1000)}) > 995


@pytest.mark.parametrize("n", [2, 3, 7, 100])
def test_below_is_even(n: int) -> None:
    rng = seeded(n)
    counts = Counter(rng.below(n) for _ in range(2000 * n))
    assert set(counts) == set(range(n))
    assert all(1800 < count < 2200 for count in counts.values())


def test_shuffle_is_even() -> None:
    rng = seeded(1)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24000):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 24
    assert all(850 < count < 1150 for count in counts.values())


def test_sample_takes_different_items_and_leaves_the_list() -> None:
    items = list(range(10))
    drawn = seeded(3).sample(items, 4)
    assert len(set(drawn)) == 4
    assert set(drawn) <= set(items)
    assert items == list(range(10))


def test_a_clone_goes_its_own_way() -> None:
    rng = seeded(5)
    clone = rng.clone()
    first = rng.next32()
    assert clone.next32() == first
    rng.next32()
    assert rng.state != clone.state


def test_a_world_never_has_the_generator_of_a_game() -> None:
    assert all(world_seeded(seed).state != seeded(seed).state for seed in range(1000))
