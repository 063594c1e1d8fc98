# mypyc: skip
"""The spirits of a position: their cards, presence, energy and elements."""

from spieltisch.core.effects import run
from spieltisch.core.mistake import Mistake
from spieltisch.core.position import Fields, impossible
from spieltisch.games.spirit_island.cards import boards, numbers, panel
from spieltisch.games.spirit_island.state import by_name, codes, faults, programs
from spieltisch.games.spirit_island.state.data import MOST
from spieltisch.games.spirit_island.state.position import words
from spieltisch.games.spirit_island.state.position.draft import Draft


def read_cards(draft: Draft) -> None:
    """What lies where the position says; then what is left of each spirit, and the decks."""
    table, fields = draft.table, draft.fields
    for seat, player in enumerate(draft.players):
        begun = table.progress[seat]
        most = len(table.spirit(seat).progression) if begun >= 0 else -1
        table.progress[seat] = player.number("progress", begun, begun, most)
    cards = faults.power_cards(table)
    if table.wave:  # those of spirits that have played before
        cards |= {at for at, power in enumerate(panel.POWERS) if power.kind == panel.UNIQUE}
    tops: list[list[int]] = [[], []]
    _read_pile(draft, fields, "minor", tops[0], cards)
    _read_pile(draft, fields, "major", tops[1], cards)
    _read_pile(draft, fields, "minor_discard", table.minor_discard, cards)
    _read_pile(draft, fields, "major_discard", table.major_discard, cards)
    _read_pile(draft, fields, "forgotten", table.forgotten, cards)
    _read_pile(draft, fields, "aside", table.aside, cards)
    for seat, player in enumerate(draft.players):
        _read_pile(draft, player, "hand", table.hands[seat], cards)
        _read_pile(draft, player, "played", table.played[seat], cards)
        _read_pile(draft, player, "discards", table.discards[seat], cards)
        _read_pile(draft, player, "covered", table.covered[seat], cards)
        _read_pile(draft, player, "recalled", table.recalled[seat], cards)
        _read_pile(draft, player, "aids", table.aids[seat], cards)
    for seat in range(table.seats):
        _hand_out(draft, seat)
        table.hands[seat].sort()
        table.discards[seat].sort()
    table.minor = _deck(draft, panel.MINOR, cards) + tops[0][::-1]
    table.major = _deck(draft, panel.MAJOR, cards) + tops[1][::-1]


def _read_pile(draft: Draft, fields: Fields, name: str, pile: list[int], cards: set[int]) -> None:
    for key in fields.keys(name, by_name.POWERS):
        card = numbers.POWERS.index(key)
        if card in draft.placed:
            raise impossible(words.TWO_PLACES.fill(card=key))
        if card not in cards:
            raise impossible(words.NOT_IN_GAME.fill(card=key))
        draft.placed.append(card)
        pile.append(card)


def _hand_out(draft: Draft, seat: int) -> None:
    """The unique powers that lie nowhere: in hand, or else discarded, or forgotten."""
    table, said = draft.table, draft.players[seat].data
    left = [card for card in table.spirit(seat).unique_powers if card not in draft.placed]
    draft.placed += left
    if "hand" not in said:
        table.hands[seat] += left
    elif "discards" not in said:
        table.discards[seat] += left
    elif left and "forgotten" in draft.fields.data:
        raise impossible(words.NOWHERE.fill(card=numbers.POWERS[left[0]]))
    else:
        table.forgotten += left
    if left and "hand" in said:
        draft.fill("fill-forgotten" if "discards" in said else "fill-discards", [seat, *left])


def _deck(draft: Draft, kind: int, cards: set[int]) -> list[int]:
    rest = [card for card in sorted(cards) if panel.POWERS[card].kind == kind]
    rest = [card for card in rest if card not in draft.placed]
    draft.rng.shuffle(rest)
    return rest


def read_spirits(draft: Draft) -> None:
    for seat, player in enumerate(draft.players):
        if "presence" in player.data:
            said = player.data["presence"]
            lands = said.split() if isinstance(said, str) else player.words("presence")
            for word in lands:
                land = draft.land(word, player.at("presence"))
                draft.table.presence[seat * boards.LANDS + land] += 1
        else:
            _place(draft, seat)
        _read_tracks(draft, seat, player)
        _read_spirit(draft, seat, player)


def _place(draft: Draft, seat: int) -> None:
    """Places presence as when a game begins; tokens lie only where the position says so."""
    table = draft.table
    tokens = table.tokens[:]
    table.phase = codes.SETUP
    table.now = table.stacks.own[seat]
    quiet, table.quiet = table.quiet, True
    effect = programs.GROWTH + table.spirits[seat] * 10 + programs.SETUP
    frame = table.now.push(effect, 0, seat, programs.bound(seat, -1))
    while run(table, table.now, programs.PROGRAMS):
        step = programs.PROGRAMS[effect].steps[frame.step]
        moves = step.choices(table, frame)
        step.choose(table, frame, moves[draft.rng.below(len(moves))])
    table.now, table.quiet, table.tokens = table.stacks.common, quiet, tokens
    for land in sorted(faults.places(table)):
        if table.presence_in(seat, land):
            draft.fill("fill-presence", [seat, table.presence_in(seat, land), land])


def _read_tracks(draft: Draft, seat: int, player: Fields) -> None:
    """Presence that is not on the island covers the tracks; what finds no place is destroyed."""
    table, own = draft.table, draft.table.spirit(seat)
    table.destroyed[seat] = player.number("destroyed", 0, 0, faults.PRESENCE)
    table.gone[seat] = player.number("gone", 0, 0, faults.PRESENCE)
    table.energy_track[seat] = player.number("energy_track", 1, 1, len(own.energy))
    table.plays_track[seat] = player.number("plays_track", 1, 1, len(own.plays))
    tracks = [
        (track, len(spaces))
        for name, track, spaces in (
            ("energy_track", table.energy_track, own.energy),
            ("plays_track", table.plays_track, own.plays),
        )
        if name not in player.data
    ]
    over = faults.all_presence(table, seat) - faults.PRESENCE
    for _ in range(over):
        covered = [
            (track[seat], at) for at, (track, spaces) in enumerate(tracks) if track[seat] < spaces
        ]
        if not covered:
            return  # too much presence, which the check at the end says
        tracks[min(covered)[1]][0][seat] += 1
    if over > 0:
        draft.fill("fill-tracks", [seat, table.energy_track[seat], table.plays_track[seat]])
    if over < 0 and "destroyed" not in player.data:
        table.destroyed[seat] = -over
        draft.fill("fill-destroyed", [seat, -over])


def _read_spirit(draft: Draft, seat: int, player: Fields) -> None:
    table = draft.table
    table.energy[seat] = player.number("energy", 0, 0, MOST)
    powers = [*numbers.POWERS, *numbers.INNATES]
    table.used[seat] = [powers.index(key) for key in player.keys("used", by_name.USABLE)]
    table.grown[seat] = _grown(player, table.spirit(seat))
    table.ready[seat] = player.flag("ready")
    table.acted[seat] = player.flag("acted")
    _read_elements(draft, seat, player)


def _grown(player: Fields, own: panel.Spirit) -> list[int]:
    grown = player.items("grown")
    known = list(range(1, len(own.growth) + 1))
    sound = all(type(option) is int and option in known for option in grown)
    if not sound or len(set(grown)) != len(grown) or len(grown) > own.picks:
        last = len(own.growth)
        raise Mistake(words.NO_GROWTH.fill(who=player.where, picks=own.picks, last=last))
    return [option - 1 for option in grown]


def _read_elements(draft: Draft, seat: int, player: Fields) -> None:
    """The elements that a spirit has, those of cards and tracks among them."""
    table = draft.table
    given, has = player.table("elements"), table.has(seat)
    for word in given.data:
        element = codes.ELEMENTS.index(by_name.ELEMENTS.key(word, given.where))
        said = given.number(word, 0, 0, MOST)
        if said < has[element]:
            raise impossible(
                words.FEW_ELEMENTS.fill(
                    who=player.where, count=has[element], element=word, said=said
                )
            )
        table.elements[seat][element] = said - has[element]
