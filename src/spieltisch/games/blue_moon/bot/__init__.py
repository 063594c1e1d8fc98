"""Features and evaluation for the bots."""
