"""What a finished game leaves on the island for the next wave of invaders, and laying that out.

What is left is written as one line, so that people can carry it from game to game:
``boards A D; spirits KEY KEY; adversary england 2; blighted downward-spiral 3; aside KEY KEY;
A1 2 dahan; A4 dahan blight``. An island that stayed healthy says ``healthy 4``.
"""

from typing import Final

from spieltisch.core.mistake import Mistake
from spieltisch.core.text import Text
from spieltisch.games.spirit_island.cards import boards, numbers, panel
from spieltisch.games.spirit_island.cards.blight import HEALTHY
from spieltisch.games.spirit_island.state import acts, codes
from spieltisch.games.spirit_island.state.law import Wave
from spieltisch.games.spirit_island.state.table import Island

_TOKENS: Final = range(codes.BEASTS, codes.BLIGHT)
_CROWD: Final = 3  # dahan in a land from which some move on
_BAD: Final = Text(
    "Was die letzte Partie hinterlassen hat, ist so nicht zu lesen: {part}. So beginnt es richtig:"
    " boards A; spirits …; healthy 4; aside …; A1 2 dahan",
    "What the last game has left cannot be read like that: {part}. It is right like this:"
    " boards A; spirits …; healthy 4; aside …; A1 2 dahan",
)


class Left:
    """What is left of a game."""

    def __init__(self) -> None:
        self.boards: list[str] = []
        self.spirits: list[str] = []
        self.adversary = ""
        self.level = 0
        self.card = ""  # of a blighted island
        self.blight = 0  # on the card
        self.aside: list[str] = []
        self.lands: dict[int, list[int]] = {}  # by land: kinds of dahan, tokens and blight


# as a line of text


def written(table: Island) -> str:
    """What a game leaves; of each spirit its dearest power card, which can be changed."""
    parts = [
        "boards " + " ".join([boards.NAMES[board] for board in table.in_play()]),
        "spirits " + " ".join([numbers.SPIRITS[spirit] for spirit in table.spirits]),
    ]
    if table.adversary:
        parts.append(f"adversary {numbers.ADVERSARIES[table.adversary - 1]} {table.level}")
    if table.blighted:
        parts.append(f"blighted {numbers.BLIGHT[table.blight_card - 1]} {table.blight}")
    else:
        parts.append(f"healthy {table.blight}")
    aside = [_dearest(table, seat) for seat in range(table.seats)]
    parts.append("aside " + " ".join([numbers.POWERS[card] for card in aside if card >= 0]))
    for land in table.lands:
        words = []
        for kind in range(codes.DAHAN, codes.PRESENCE):
            count = table.number(land, 1 << kind)
            if count:
                words.append(f"{count} {codes.KINDS[kind]}")
        if words:
            parts.append(f"{boards.LAND_NAMES[land]} {' '.join(words)}")
    return "; ".join(parts)


def _dearest(table: Island, seat: int) -> int:
    cards = sorted(table.cards_of(seat), key=lambda card: (-panel.POWERS[card].cost, card))
    return cards[0] if cards else -1


def read(line: str) -> Left:
    """What somebody has written; `Mistake` naming the part that cannot be read."""
    left = Left()
    for part in line.split(";"):
        words = part.split()
        try:
            if words:
                _read_part(left, words)
        except (ValueError, IndexError):
            raise Mistake(_BAD.fill(part=repr(part.strip()))) from None
    if not 1 <= len(left.boards) <= 4:
        raise Mistake(_BAD.fill(part="boards"))
    return left


def _read_part(left: Left, words: list[str]) -> None:
    """Reads one part; `ValueError` or `IndexError` if it makes no sense."""
    first, rest = words[0], words[1:]
    if first == "boards":
        left.boards = [_known(word, boards.NAMES) for word in rest]
    elif first == "spirits":
        left.spirits = [_known(word, numbers.SPIRITS) for word in rest]
    elif first == "adversary":
        left.adversary, left.level = _known(rest[0], numbers.ADVERSARIES), _count(rest[1], 6)
    elif first == "blighted":
        left.card, left.blight = _known(rest[0], numbers.BLIGHT), _count(rest[1], 99)
    elif first == "healthy":
        left.blight = _count(rest[0], 99)
    elif first == "aside":
        left.aside = list(dict.fromkeys([_known(word, numbers.POWERS) for word in rest]))
    else:
        land = boards.LAND_NAMES.index(first)
        if boards.NAMES[land // boards.STRIDE] not in left.boards or not land % boards.STRIDE:
            raise ValueError
        left.lands[land] = _kinds(rest)


def _known(word: str, words: list[str]) -> str:
    return words[words.index(word)]


def _count(word: str, most: int) -> int:
    found = int(word)
    if not 0 <= found <= most:
        raise ValueError
    return found


def _kinds(words: list[str]) -> list[int]:
    found: list[int] = []
    number = 1
    for word in words:
        if word.isdecimal():
            number = _count(word, 99)
            continue
        kind = codes.KINDS.index(word)
        if not codes.DAHAN <= kind < codes.PRESENCE:
            raise ValueError
        found += [kind] * number
        number = 1
    return found


# a game that nobody has played


def imagined(table: Island, wave: Wave) -> Left:
    """What a game may have left: the printed dahan, tokens and blight by lot, a card for each."""
    left = Left()
    left.boards = [boards.NAMES[board] for board in table.boards]
    for board in table.boards:
        for at, land in enumerate(boards.lands_of(board)):
            printed = boards.printed(boards.BOARDS[board].lands[at].bears)
            left.lands[land] = [piece for piece in printed if piece == codes.DAHAN]
        lands = boards.lands_of(board)
        for kind in _TOKENS if table.claw else []:
            left.lands[lands[table.rng.below(len(lands))]].append(kind)
        for land in table.rng.sample(lands, min(wave.blight, len(lands))):
            left.lands[land].append(codes.BLIGHT)
    left.blight = HEALTHY * table.seats
    majors = [card for card in table.major if card >= 0]
    left.aside = [numbers.POWERS[card] for card in table.rng.sample(majors, table.seats)]
    return left


# laying it out


def lay_out(table: Island, wave: Wave, line: str) -> None:
    """The island as the next wave finds it, after the decks have been shuffled."""
    left = read(line) if line else imagined(table, wave)
    ready = [
        key
        for seat in range(table.seats)
        for key in table.spirit(seat).progression
        if table.progress[seat] >= 0
    ]
    aside = [key for key in left.aside if key not in ready]
    table.aside = sorted([numbers.POWERS.index(key) for key in aside])
    table.minor = [card for card in table.minor if card not in table.aside]
    table.major = [card for card in table.major if card not in table.aside]
    lands = {land: kinds for land, kinds in left.lands.items() if land in table.lands}
    returned = 0
    for kind in [*_TOKENS, codes.BLIGHT]:
        there = [land for land, kinds in lands.items() for each in kinds if each == kind]
        most = wave.blight * table.seats if kind == codes.BLIGHT else table.seats
        kept = table.rng.sample(there, min(most, len(there)))
        if kind != codes.BLIGHT and not table.claw:
            kept = []
        for land in kept:
            table.tokens[land * codes.TOKENS + kind - codes.BEASTS] += 1
        if kind == codes.BLIGHT:
            returned = len(there) - len(kept)
    for land, kinds in lands.items():
        for _ in range(kinds.count(codes.DAHAN)):
            acts.add(table, land, codes.DAHAN)
    _spread(table)
    for board in table.boards:
        _even_out(table, board)
    if line:
        _fill_blight(table, left, returned)
    for board in table.boards:
        _print_invaders(table, board, wave)


def _spread(table: Island) -> None:
    """Of three or more dahan in a land some go next door, where there are fewest."""
    for _ in range(len(table.lands)):  # enough, however many there are
        for land in table.lands:
            while table.count(land, codes.DAHANS) >= _CROWD:
                near = table.around(land, sea=False)
                fewest = min([table.count(other, codes.DAHANS) for other in near])
                if fewest >= _CROWD - 1:
                    break
                goals = [other for other in near if table.count(other, codes.DAHANS) == fewest]
                acts.take(table, land, codes.DAHAN)
                acts.add(table, goals[table.rng.below(len(goals))], codes.DAHAN)


def _even_out(table: Island, board: int) -> None:
    """A board with few dahan gets one more, one with many keeps eight."""
    lands = [land for land in boards.lands_of(board) if table.count(land, codes.DAHANS)]
    count = sum([table.count(land, codes.DAHANS) for land in lands])
    if 2 <= count <= 4:
        acts.add(table, lands[0], codes.DAHAN)
    while count > 8:
        most = max([table.count(land, codes.DAHANS) for land in lands])
        crowded = [land for land in lands if table.count(land, codes.DAHANS) == most]
        acts.take(table, crowded[-1], codes.DAHAN)
        count -= 1


def _fill_blight(table: Island, left: Left, returned: int) -> None:
    """A healthy card keeps all blight; a blighted one is turned back, the rest lies beside it."""
    table.blight = max(1, left.blight + returned)
    if left.card:
        table.blight_card = 1 + numbers.BLIGHT.index(left.card)
        table.blight_rest = max(1, table.blight - HEALTHY * table.seats)
        table.blight = HEALTHY * table.seats


def _print_invaders(table: Island, board: int, wave: Wave) -> None:
    """Printed invaders come nearer to the coast, without strife; each wave builds towns."""
    for at, land in enumerate(boards.lands_of(board)):
        number = land % boards.STRIDE
        goal = land + wave.shift if number >= 6 else land
        for piece in boards.printed(boards.BOARDS[board].lands[at].bears):
            if codes.class_of(piece) & 31 < codes.DAHAN:
                acts.add(table, goal, piece & 31)
    for number in wave.towns:
        acts.add(table, board * boards.STRIDE + number, codes.TOWN)
