"""Every card, board and panel of Spirit Island, declared once."""
