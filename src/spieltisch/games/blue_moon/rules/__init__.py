"""The rules: what may be done (`menu`), cards being played (`plays`), what happens (`turn`).

`refusals` says why a move is not legal; `state` is the whole as the kernel sees it.
"""
