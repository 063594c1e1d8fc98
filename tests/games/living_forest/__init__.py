"""Living Forest: the rulings, phase by phase."""
