"""What a bot is."""

from spieltisch.core.game import State
from spieltisch.core.rng import seeded


class Bot:
    """Chooses moves. Equal seeds and equal knowledge give equal choices."""

    name: str

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)

    def choose(self, state: State, seat: int) -> int:
        """A legal move for the seat. The state is the true one; use what the seat may know."""
        raise NotImplementedError
