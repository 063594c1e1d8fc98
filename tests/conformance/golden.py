"""Golden playthroughs: whole games as annotated text; a diff shows what a change really does.

``python -m tests.conformance.golden`` writes the files anew; read the diff before you commit it.
"""

from pathlib import Path
from random import Random
from typing import Any

import spieltisch
from tests.games.blue_moon.setup import ENVOYS, INQUISITION

FOLDER = Path(__file__).parent / "playthroughs"

PLAYTHROUGHS: dict[str, tuple[str, int, int, dict[str, Any]]] = (
    {
        f"equinox-{edition}-{seats}": ("equinox", seats, seed, {"edition": edition})
        for edition, seed in (("en", 4), ("de", 5))
        for seats in (2, 3, 4, 5)
    }
    | {
        f"living-forest-{seats}": ("living-forest", seats, seats, {"first": 1, "round_limit": 5})
        for seats in (2, 3, 4)
    }
    | {
        "blue-moon-hoax-vulca": (
            "blue-moon",
            2,
            1,
            {"deck1": "hoax", "deck2": "vulca", "first": 1},
        ),
        "blue-moon-buka-mimix": (
            "blue-moon",
            2,
            2,
            {"deck1": "buka", "deck2": "mimix", "first": 2},
        ),
        "blue-moon-envoys": (
            "blue-moon",
            2,
            3,
            {"deck1": ENVOYS, "deck2": INQUISITION, "first": 1},
        ),
    }
    | {
        "spirit-island-1": (
            "spirit-island",
            1,
            28,
            {"spirit1": "river-surges-in-sunlight", "board1": "A"},
        ),
        "spirit-island-2": (
            "spirit-island",
            2,
            22,
            {"spirit1": "thunderspeaker", "spirit2": "oceans-hungry-grasp"},
        ),
        "spirit-island-4": ("spirit-island", 4, 16, {"branch_and_claw": "yes"}),
        "spirit-island-england": (
            "spirit-island",
            2,
            28,
            {"spirit1": "bringer-of-dreams-and-nightmares", "adversary": "england", "level": 6},
        ),
        "spirit-island-insurrection": (
            "spirit-island",
            2,
            39,
            {"spirit1": "a-spread-of-rampant-green", "scenario": "dahan-insurrection"},
        ),
        "spirit-island-brandenburg-prussia": (
            "spirit-island",
            3,
            49,
            {
                "spirit1": "shadows-flicker-like-flame",
                "branch_and_claw": "yes",
                "adversary": "brandenburg-prussia",
                "level": 6,
                "scenario": "guard-the-isles-heart",
            },
        ),
        "spirit-island-sweden": (
            "spirit-island",
            2,
            73,
            {
                "spirit1": "lightnings-swift-strike",
                "adversary": "sweden",
                "level": 6,
                "scenario": "blitz",
            },
        ),
        "spirit-island-france": (
            "spirit-island",
            2,
            32,
            {
                "spirit1": "keeper-of-the-forbidden-wilds",
                "spirit2": "sharp-fangs-behind-the-leaves",
                "branch_and_claw": "yes",
                "adversary": "france",
                "level": 6,
            },
        ),
        **{
            f"spirit-island-{scenario}": (
                "spirit-island",
                2,
                seed,
                {"spirit1": spirit, "scenario": scenario, "branch_and_claw": "yes"},
            )
            for scenario, seed, spirit in (
                ("rituals-of-terror", 13, "thunderspeaker"),
                ("second-wave", 42, "vital-strength-of-the-earth"),
                ("powers-long-forgotten", 156, "thunderspeaker"),
                ("ward-the-shores", 19, "oceans-hungry-grasp"),
                ("rituals-of-the-destroying-flame", 1, "shadows-flicker-like-flame"),
            )
        },
    }
)
"""File name: game, seats, seed, options."""


def playthrough(name: str, seats: int, seed: int, options: dict[str, Any]) -> str:
    """A random game: every decision with its legal moves, and what everybody could see happen."""
    game = spieltisch.game(name)
    state = game.new(seats, seed, **options)
    random = Random(seed)
    told = ", ".join(f"{key} {value}" for key, value in options.items())
    lines = [f"{game.title.en}, {seats} seats, seed {seed}, {told}", ""]
    number = 0
    shown = 0
    while True:
        for line in state.log(None, shown):
            rulings = f"  [{', '.join(line.rulings)}]" if line.rulings else ""
            lines.append(f"      {line.text.en}{rulings}")
        shown = len(state.events)
        if state.over:
            break
        number += 1
        seat = state.to_move()[0]
        moves = state.moves(seat)
        move = random.choice(moves)
        keys = " ".join(state.move_key(each) for each in moves)
        lines.append(f"{number:4}. seat {seat + 1}: {state.prompt(seat).en}")
        lines.append(f"      of {keys}")
        lines.append(f"      > {state.move_key(move)}")
        state.play(seat, move)
    result = state.result()
    assert result is not None
    lines += ["", f"{result.ended.en} Ranking {result.ranking}, scores {result.scores}.", ""]
    return "\n".join(lines)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, setup in PLAYTHROUGHS.items():
        (FOLDER / f"{name}.txt").write_text(playthrough(*setup), encoding="utf-8")


if __name__ == "__main__":
    main()
