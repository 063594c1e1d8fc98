"""What changes from one position to the next, as inputs of a network go on and off.

The ends of a turn have most of their inputs in common, so a network sums those once.
"""


def changes(positions: list[list[int]], inputs: int) -> tuple[list[int], list[int]]:
    """The inputs that go on in each position, those that go off plus ``inputs``, then a stop.

    The stop is ``2 * inputs``, so that every position has an entry. The second list says where
    each position begins. Nothing is on before the first.
    """
    last = [0] * inputs  # by input the last position in which it is on, from 1; 0: it is off
    flat: list[int] = []
    starts: list[int] = []
    before: list[int] = []
    for number, now in enumerate(positions, 1):
        starts.append(len(flat))
        for each in now:
            if not last[each]:
                flat.append(each)
            last[each] = number
        for each in before:
            if 0 < last[each] < number:
                flat.append(inputs + each)
                last[each] = 0
        flat.append(2 * inputs)
        before = now
    return flat, starts
