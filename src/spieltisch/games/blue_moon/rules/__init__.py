"""The rules: what may be played (`permits`, `payments`) and done (`menu`), and what happens.

`plays` lays cards, `turn` goes through turns, fights and games; `refusals` says why a move is not
legal and `why` which cards are to blame; `state` is the whole as the kernel sees it.
"""
