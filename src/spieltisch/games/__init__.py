"""The games. Importing this package puts every game on the shelf of `core.game`."""

from spieltisch.games import equinox, living_forest

__all__ = ["equinox", "living_forest"]
