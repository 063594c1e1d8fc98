"""What the special texts do: whom they reach, what happens, what is to be answered.

Lasting texts (ignoring, bans, limits, values) are no business of these modules; `state.layers` and
`state.power` read them off the table.
"""
