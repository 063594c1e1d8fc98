"""Who is stronger: series of games between bots, as even as they can be, and what they show.

Everybody plays the same deals from every seat (`seating`), in many processes or on a cluster
(`series`). Ratings with their intervals (`ratings`) and a test that ends a series once it is
decided (`verdict`) are worked out from whole rounds, so they never depend on who was quicker.
"""
