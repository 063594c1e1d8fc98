"""Spirit Island with Branch & Claw: one to four spirits who win or lose together."""
