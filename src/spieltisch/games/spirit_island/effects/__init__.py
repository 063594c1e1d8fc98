"""The verbs of the island for the effect language.

How many: amounts. Whether: conditions of a land, cases of all else, thresholds. Where: lands,
ranges, choosing. What is done: moving, harming, pieces, fear, lasting, watching, presence, energy,
gaining. Cards write it by land.py and spirit.py. What happens by itself: aim, phase, ravage,
invaders, blight, special, system; what adversaries and scenarios add: changes, laying, together;
what events add: harsher, on_boards, preventing, terrains, using.
"""
