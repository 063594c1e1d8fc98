"""Rulings of Spirit Island, spirit by spirit and card by card."""
