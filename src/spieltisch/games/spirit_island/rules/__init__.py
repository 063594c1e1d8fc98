"""The flow of a turn, and what is legal."""
