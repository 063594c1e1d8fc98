"""The state of a game of Blue Moon: data, layers, power, acts, what may be played."""
