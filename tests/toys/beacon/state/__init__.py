"""The table of Beacon as data, and what follows from it alone."""
