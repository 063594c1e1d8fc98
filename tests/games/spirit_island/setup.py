"""How the conformance suite tries Spirit Island."""

from typing import Any

from tests.conformance.setup import Setup

CASES: tuple[dict[str, Any], ...] = (
    {
        "spirit1": "river-surges-in-sunlight",
        **{f"spirit{seat}": "random" for seat in (2, 3, 4)},
        "board1": "B",
        **{f"board{seat}": "random" for seat in (2, 3, 4)},
        "corners": "no",
        "blight_setup_erratum": "yes",
    },
    {"spirit1": "lightnings-swift-strike", "adversary": "brandenburg-prussia", "level": 6},
    {"spirit1": "shadows-flicker-like-flame", "adversary": "england", "level": 6},
    {"spirit1": "vital-strength-of-the-earth", "progression": "yes", "blight_card": "no"},
    {"spirit1": "a-spread-of-rampant-green", "branch_and_claw": "yes", "scenario": "blitz"},
    {
        "spirit1": "thunderspeaker",
        "scenario": "guard-the-isles-heart",
        "adversary": "sweden",
        "level": 6,
    },
    {"spirit1": "oceans-hungry-grasp", "scenario": "rituals-of-terror", "map": "thematic"},
    {
        "spirit1": "bringer-of-dreams-and-nightmares",
        "scenario": "dahan-insurrection",
        "branch_and_claw": "yes",
        "events": "no",
        "adversary": "england",
        "level": 3,
    },
    {"branch_and_claw": "yes", "map": "thematic", "adversary": "brandenburg-prussia", "level": 2},
    {"branch_and_claw": "yes", "events": "yes", "skip_first_event": "yes"},
    {
        "spirit1": "keeper-of-the-forbidden-wilds",
        "branch_and_claw": "yes",
        "adversary": "france",
        "level": 6,
    },
    {
        "spirit1": "sharp-fangs-behind-the-leaves",
        "branch_and_claw": "yes",
        "adversary": "france",
        "level": 3,
        "scenario": "guard-the-isles-heart",
    },
    {"branch_and_claw": "yes", "scenario": "ward-the-shores"},
    {"branch_and_claw": "yes", "scenario": "second-wave", "adversary": "sweden", "level": 6},
    {"scenario": "second-wave", "wave": 7},
    {"branch_and_claw": "yes", "scenario": "powers-long-forgotten", "map": "thematic"},
    {
        "spirit1": "bringer-of-dreams-and-nightmares",
        "branch_and_claw": "yes",
        "scenario": "rituals-of-the-destroying-flame",
    },
)

SETUP = Setup(
    seats=(1, 2, 3, 4),
    options=CASES,
    bound=6000,
    shows=lambda key, before, after: after.news,
    forgoing=frozenset(
        {
            "No",
            "No card",
            "No land",
            "Nothing more",
            "The other boards first",
            "Done playing cards",
            "Play no card",
            "End the phase",
        }
    ),
    checked=1,
    watched=2,
)
