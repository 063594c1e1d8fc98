"""Blue Moon: the rulings, card by card."""
