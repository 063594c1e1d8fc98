"""The verbs with which cards are declared."""
