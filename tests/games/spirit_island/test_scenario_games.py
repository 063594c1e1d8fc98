"""The scenarios of Branch & Claw for one to four, at random to the end."""

import random

import pytest

from spieltisch.games.spirit_island.cards import scenarios
from spieltisch.games.spirit_island.rules.setup import LAST_WAVE
from tests.games.spirit_island.test_random_games import play, setup_of

CLAW = ["second-wave", "powers-long-forgotten", "ward-the-shores"]
CLAW += ["rituals-of-the-destroying-flame"]


@pytest.mark.parametrize("scenario", CLAW)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_games_come_to_an_end(scenario: str, seats: int) -> None:
    assert scenario in [each.key for each in scenarios.SCENARIOS]
    seed = played = 0
    while played < 6:
        seed += 1
        chance = random.Random(seed)
        setup = setup_of(chance)
        if len(setup.spirits) < seats:
            continue
        setup.spirits = setup.spirits[:seats]
        setup.scenario = scenario
        setup.branch_and_claw = setup.blight_card = True
        if scenario == "second-wave":
            setup.wave = 2 + seed % (LAST_WAVE - 1)
        state = play(setup, seed, chance)
        assert state.ended
        assert state.fault() is None
        played += 1


@pytest.mark.parametrize("scenario", CLAW)
def test_rich_spirits_use_what_a_scenario_offers(scenario: str) -> None:
    """With energy, elements and cards in plenty games are longer, and more of it happens."""
    for seed in range(5):
        chance = random.Random(seed)
        setup = setup_of(chance)
        setup.scenario = scenario
        setup.branch_and_claw = setup.blight_card = True
        assert play(setup, seed, chance, set()).ended
