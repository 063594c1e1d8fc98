"""How networks and numbers are learned: games against oneself, and what came of them.

``python -m spieltisch.bots.training GAME --folder FOLDER`` plays and learns until it is stopped,
and goes on from there when it is started again.
"""
