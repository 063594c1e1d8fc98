"""The data of a game, and what follows from it alone."""
