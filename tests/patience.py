"""How long tests wait for what must come."""

PATIENCE = 120.0
"""Seconds. Nobody waits so long while all is well, and busy neighbours fail no test."""
