"""The games. Importing this package puts every game on the shelf of `core.game`."""

from spieltisch.games import blue_moon, equinox, living_forest, spirit_island

__all__ = ["blue_moon", "equinox", "living_forest", "spirit_island"]
