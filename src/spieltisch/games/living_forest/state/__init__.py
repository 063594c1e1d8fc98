"""The state of a game of Living Forest: data, acts, what is hidden, what is sound."""
