"""The boards: their lands, what is printed on them, and how they join to an island.

A land's number is that of its board times `STRIDE` plus the number printed in it; 0 is the ocean.
"""

from typing import Final

from spieltisch.games.spirit_island.state import codes

STRIDE: Final = 11
NAMES: Final[list[str]] = ["A", "B", "C", "D", "NE", "E", "W", "NW"]
BALANCED: Final = 4  # the first boards; the others are the thematic map
LANDS: Final = len(NAMES) * STRIDE
LAND_NAMES: Final[list[str]] = [f"{name}{number}" for name in NAMES for number in range(STRIDE)]

_TERRAIN: Final = {word[0]: number for number, word in enumerate(codes.TERRAINS)}
_PRINTED: Final = {
    "E": codes.EXPLORER,
    "T": codes.TOWN,
    "C": codes.CITY,
    "D": codes.DAHAN,
    "b": codes.BEASTS,
    "w": codes.WILDS,
    "d": codes.DISEASE,
    "x": codes.BLIGHT,
}
STRIFE_MARK: Final = "s"  # behind a piece that starts with strife


class Land:
    """A land as it is printed; ``bears`` has a letter for each piece."""

    def __init__(self, terrain: str, adjacent: list[int], bears: str, claw: str) -> None:
        self.terrain = _TERRAIN[terrain]
        self.adjacent = adjacent
        self.bears = bears
        self.claw = claw  # tokens of Branch & Claw


class Board:
    """A board with its lands from 1 on; the first of them, up to ``coast``, lie at the ocean."""

    def __init__(self, coast: int, lands: list[Land], edges: dict[str, tuple[str, str]]) -> None:
        self.coast = coast
        self.lands = lands
        self.edges = edges  # lands along an edge, clockwise, and where the borders meet it

    @property
    def corners(self) -> dict[str, int]:
        """The land in each corner away from the ocean."""
        return {"c5": int(self.edges["E3"][0][-1]), "c7": int(self.edges["E6"][0][-1])}


def _land(terrain: str, adjacent: str, bears: str = "", claw: str = "") -> Land:
    return Land(terrain, [int(number, 16) for number in adjacent], bears, claw)


BOARDS: Final = [
    Board(
        3,
        [
            _land("m", "2456", claw="b"),
            _land("w", "134", "CD", "d"),
            _land("j", "24", "DD"),
            _land("s", "1235", "x"),
            _land("w", "14678"),
            _land("m", "158", "D"),
            _land("s", "58", "DD"),
            _land("j", "567", "T"),
        ],
        {"E3": ("168", "24"), "E6": ("87", "3"), "E9": ("7543", "124")},
    ),
    Board(
        3,
        [
            _land("w", "2456", "D"),
            _land("m", "134", "C", "d"),
            _land("s", "24", "DD"),
            _land("j", "12357", "x"),
            _land("s", "1467", claw="b"),
            _land("w", "1578", "T"),
            _land("m", "4568", "D"),
            _land("j", "67", "DD"),
        ],
        {"E3": ("168", "14"), "E6": ("87", "3"), "E9": ("743", "13")},
    ),
    Board(
        3,
        [
            _land("j", "256", "D"),
            _land("s", "1345", "C", "d"),
            _land("m", "24", "DD"),
            _land("j", "2357", claw="b"),
            _land("w", "12467", "DDx"),
            _land("s", "1578", "D"),
            _land("m", "4568", "T"),
            _land("w", "67"),
        ],
        {"E3": ("168", "24"), "E6": ("874", "46"), "E9": ("43", "4")},
    ),
    Board(
        3,
        [
            _land("w", "2578", "DD"),
            _land("j", "1345", "CD", "d"),
            _land("w", "24", claw="b"),
            _land("s", "2356"),
            _land("m", "12467", "Dx"),
            _land("j", "457"),
            _land("s", "1568", "TDD"),
            _land("m", "17"),
        ],
        {"E3": ("18", "6"), "E6": ("876", "36"), "E9": ("643", "25")},
    ),
    Board(
        4,
        [
            _land("s", "25", "C"),
            _land("j", "135", claw="w"),
            _land("j", "2457", "D"),
            _land("w", "37", "D"),
            _land("j", "123789", "T"),
            _land("m", "7", "DD"),
            _land("m", "34568", "DDDEEE"),
            _land("s", "579"),
            _land("w", "58", claw="bd"),
        ],
        {},
    ),
    Board(
        3,
        [
            _land("j", "256", "E"),
            _land("w", "1345", "Ts", "dd"),
            _land("w", "247", "TsCDDx", "d"),
            _land("w", "235789", "EDDD"),
            _land("s", "12469"),
            _land("m", "159a"),
            _land("m", "348"),
            _land("m", "479", "E"),
            _land("w", "4568a", "DD"),
            _land("w", "69", "DD"),
        ],
        {},
    ),
    Board(
        3,
        [
            _land("j", "25789", "TTDD"),
            _land("s", "1345", "T"),
            _land("s", "24", claw="w"),
            _land("s", "2356", claw="b"),
            _land("j", "12467", "E"),
            _land("m", "457", "ED"),
            _land("w", "1568", "DD"),
            _land("j", "179a", "DD"),
            _land("s", "18a"),
            _land("m", "89", claw="b"),
        ],
        {},
    ),
    Board(
        3,
        [
            _land("s", "256", "EED"),
            _land("s", "1345", "C"),
            _land("w", "24", "T", "d"),
            _land("j", "2357"),
            _land("m", "124678"),
            _land("s", "1589", "DD"),
            _land("w", "458", "D"),
            _land("m", "5679", "ED"),
            _land("m", "68", "D"),
        ],
        {},
    ),
]
"""By number, see `NAMES`."""

# Which edges of which boards join, by number of players; boards by their place at the table. Boards
# at the end meet in a corner only.
_JOINS: Final = {
    1: "",
    2: "0.E9-1.E9",
    3: "0.E6-1.E9 1.E6-2.E9 2.E6-0.E9",
    4: "0.E3-1.E9 1.E6-2.E6 0.E6-3.E6 2.E3-3.E9",
}
_CORNERS: Final = {4: "0.c5-2.c5 1.c7-3.c7"}

HARDER: Final = 3  # how much harder the thematic map is
HARDER_CLAW: Final = 1  # the same with the tokens of Branch & Claw
THEMATIC: Final = {1: ["NE"], 2: ["E", "W"], 3: ["E", "W", "NE"], 4: ["E", "W", "NE", "NW"]}
_THEMATIC_PAIRS: Final = (
    "NW7-NE9 NW7-NE8 NW7-NE7 NW8-NE7 NW9-NE7 NW9-NE6 NW1-W3 NW6-W3 NW6-W4 NW9-W4 NW9-W6 NE6-E10"
    " NE6-E6 NE7-E6 NE4-E6 NE4-E1 W6-E10 W7-E10 W7-E9 W8-E9 W8-E8 W10-E8 W10-E7"
)
_THEMATIC_CORNERS: Final = " NW9-E10 NE6-W6"  # pairs that meet only where the four boards do
_THEMATIC_MIDDLE: Final = {"NW": 9, "NE": 6, "W": 6, "E": 10}


def printed(letters: str) -> list[int]:
    """The pieces that letters stand for; one with strife has its bit set."""
    found: list[int] = []
    for letter in letters:
        if letter == STRIFE_MARK:
            found[-1] |= codes.STRIFE_BIT
        else:
            found.append(_PRINTED[letter])
    return found


def land(name: str) -> int:
    """A land by its name, such as ``A5``; `ValueError` if there is none."""
    return LAND_NAMES.index(name)


_LANDS_OF: Final = [
    list(range(board * STRIDE + 1, board * STRIDE + 1 + len(each.lands)))
    for board, each in enumerate(BOARDS)
]


def lands_of(board: int) -> list[int]:
    """The lands of a board in the order of their numbers, without the ocean. Nobody changes it."""
    return _LANDS_OF[board]


def fit(boards: list[int]) -> bool:
    """Whether boards can make an island: different ones, and those of the thematic map its own."""
    names = [NAMES[board] for board in boards]
    if max(boards) < BALANCED:
        return len(set(boards)) == len(boards)
    return sorted(names) == sorted(THEMATIC[len(boards)])


def inner(boards: list[int]) -> list[int]:
    """The inner land of each board: land 7, with three or four boards that in the middle."""
    if len(boards) < 3:
        return [board * STRIDE + 7 for board in boards]
    if boards[0] >= BALANCED:
        return [board * STRIDE + _THEMATIC_MIDDLE[NAMES[board]] for board in boards]
    corners = ["c7"] * 3 if len(boards) == 3 else ["c5", "c7", "c5", "c7"]
    return [
        board * STRIDE + BOARDS[board].corners[corner] for board, corner in zip(boards, corners)
    ]


def terrains() -> list[int]:
    """By land: its terrain."""
    found = [codes.OCEAN] * LANDS
    for board in range(len(BOARDS)):
        for at, land in enumerate(lands_of(board)):
            found[land] = BOARDS[board].lands[at].terrain
    return found


def is_coastal(land: int) -> bool:
    """Whether a land lies at the ocean of its board."""
    return 1 <= land % STRIDE <= BOARDS[land // STRIDE].coast


def neighbours(boards: list[int], corners: bool = True) -> list[list[int]]:
    """By land: the lands it touches on an island of these boards. An ocean touches its coast.

    ``corners`` says whether lands are adjacent that touch only where the four boards meet.
    """
    found: list[set[int]] = [set() for _ in range(LANDS)]

    def join(one: int, other: int) -> None:
        found[one].add(other)
        found[other].add(one)

    for board in boards:
        first = board * STRIDE
        for number, each in enumerate(BOARDS[board].lands, 1):
            for other in each.adjacent:
                join(first + number, first + other)
        for number in range(1, BOARDS[board].coast + 1):
            join(first, first + number)
    for one, other in _joined(boards, corners):
        join(one, other)
    return [sorted(each) for each in found]


def cut_off(near: list[list[int]], board: int) -> None:
    """Takes a board out of a table of neighbours."""
    for one, others in enumerate(near):
        if one // STRIDE == board:
            others.clear()
        else:
            others[:] = [other for other in others if other // STRIDE != board]


FAR: Final = 4  # the range up to which a map knows by heart what lies within it


class Map:
    """The lands of an island, who touches whom, and what lies within a range. It never changes."""

    def __init__(self, boards: list[int], corners: bool, sunk: list[int]) -> None:
        self.near = neighbours(boards, corners)
        for board in sunk:
            cut_off(self.near, board)
        self.lands = [land for board in boards if board not in sunk for land in lands_of(board)]
        self.owners = [
            boards.index(n // STRIDE) if n // STRIDE in boards else -1 for n in range(LANDS)
        ]
        self.known: dict[tuple[int, ...], list[list[int]]] = {}
        self.dry = self.ranges([])

    def ranges(self, seas: list[int]) -> list[list[int]]:
        """By range up to `FAR` and land: what lies within it, as bits of places on the island.

        Places are the lands and then the oceans in play; other oceans are on nobody's way.
        """
        key = tuple(seas)
        if key not in self.known:
            self.known[key] = self._ranges(self.lands + seas)
        return self.known[key]

    def _ranges(self, places: list[int]) -> list[list[int]]:
        """A land reaches one step further what its neighbours reach."""
        nearest = [0] * LANDS
        for at, place in enumerate(places):
            nearest[place] = 1 << at
        found = [nearest]
        for reach in range(FAR):
            before = found[reach]
            further = before[:]
            for land, near in enumerate(self.near):
                for other in near:
                    if nearest[other]:
                        further[land] |= before[other]
            found.append(further)
        return found


_MAPS: Final[dict[tuple[int, ...], Map]] = {}


def island_of(boards: list[int], corners: bool, sunk: list[int]) -> Map:
    """The map of an island of these boards, of which some have sunk."""
    key = (*boards, -1, int(corners), *sunk)
    found = _MAPS.get(key)
    if found is None:
        found = _MAPS[key] = Map(boards, corners, sunk)
    return found


def _joined(boards: list[int], corners: bool) -> list[tuple[int, int]]:
    """Pairs of lands that touch across the edges of boards."""
    if max(boards) >= BALANCED:
        named = _THEMATIC_PAIRS + _THEMATIC_CORNERS if corners else _THEMATIC_PAIRS
        pairs = [pair.split("-") for pair in named.split()]
        both = [(land(one), land(other)) for one, other in pairs]
        return [pair for pair in both if all(each // STRIDE in boards for each in pair)]
    found = []
    for join in _JOINS[len(boards)].split():
        (one, edge), (other, other_edge) = (side.split(".") for side in join.split("-"))
        found += _touching(boards[int(one)], edge, boards[int(other)], other_edge)
    meetings = _CORNERS.get(len(boards), "") if corners else ""
    for meeting in meetings.split():
        (one, corner), (other, other_corner) = (side.split(".") for side in meeting.split("-"))
        first, second = boards[int(one)], boards[int(other)]
        found.append(
            (
                first * STRIDE + BOARDS[first].corners[corner],
                second * STRIDE + BOARDS[second].corners[other_corner],
            )
        )
    return found


def _touching(one: int, edge: str, other: int, other_edge: str) -> list[tuple[int, int]]:
    """The lands that lie side by side where two edges are joined; these run in opposite ways."""
    length = 13
    return [
        (one * STRIDE + land, other * STRIDE + facing)
        for land, start, end in _stretches(one, edge)
        for facing, begin, stop in _stretches(other, other_edge)
        if start < length - begin and length - stop < end
    ]


def _stretches(board: int, edge: str) -> list[tuple[int, int, int]]:
    """The lands along an edge, each with where it begins and ends."""
    lands, breaks = BOARDS[board].edges[edge]
    marks = [0, *[2 * int(each) - 1 for each in breaks], 13]
    return [(int(land), marks[at], marks[at + 1]) for at, land in enumerate(lands)]
