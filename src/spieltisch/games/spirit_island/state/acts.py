"""The small acts that change the island; whoever carries out a rule or a card is made of them."""

from typing import Final

from spieltisch.core.event import Event
from spieltisch.core.stack import Frame, Stack
from spieltisch.games.spirit_island.cards import boards, panel
from spieltisch.games.spirit_island.state import codes, dreams, law, programs, shields, turn
from spieltisch.games.spirit_island.state.table import Island

_LANDS: Final = boards.LANDS


def note(table: Island, kind: str, args: list[int]) -> None:
    """Writes down what happened; its last number is the effect that has caused it."""
    if not table.quiet:
        table.events.append(Event(kind, [*args, cause(table)], [], 0))


def cause(table: Island) -> int:
    """The effect that is being carried out, -1 if none is; what waits to begin is none."""
    frames = table.running().frames
    for at in range(len(frames) - 1, -1, -1):
        frame = frames[at]
        if frame.effect == programs.AFTER or frame.effect == programs.VOTE:
            continue
        if frame.effect < programs.SYSTEM or frame.step or frame.values[programs.LEFT] >= 0:
            return frame.effect
    return -1


def begin(table: Island, stack: Stack, effect: int, seat: int, values: list[int]) -> Frame:
    """Begins a power, a card or a ravage; what its end brings about waits below it."""
    stack.push(programs.AFTER, 0, seat, programs.bound(values[programs.ACTOR], -1))
    return stack.push(effect, 0, seat, values)


def at_moment(table: Island, moment: int, land: int) -> None:
    """Lets happen what the adversary or the scenario brings about at a moment, in a land."""
    for effect in reversed(table.law.programs[moment]):
        begin(table, table.running(), effect, table.owner(land), programs.bound(-1, land))


# pieces


def add(table: Island, land: int, piece: int) -> None:
    """Puts a piece with health into a land."""
    pieces = [*table.pieces[land], piece]
    pieces.sort()
    table.pieces[land] = pieces
    if piece & 3 != codes.DAHAN:
        table.invaders[piece & 3] += 1


def arrive(table: Island, land: int, kind: int) -> None:
    """An invader or a dahan from the supply comes to a land; who watches for that acts at once."""
    first = kind in (codes.TOWN, codes.CITY) and not table.count(land, codes.BUILDINGS)
    add(table, land, kind)
    if kind == codes.DAHAN:
        return
    burns = table.terrain(land) in (codes.JUNGLE, codes.WETLAND)
    if first and burns and table.spells & codes.EMBERS:
        add_blight(table, land)
    for at in turn.watchers(table, turn.ADDED, land):
        stir(table, at, 1).values[programs.OTHER] = kind


def lacking(table: Island, land: int, kind: int) -> bool:
    """Whether there is no town left for one that has to be added, which loses the game."""
    each = table.law.towns_each
    if not each or kind != codes.TOWN or table.invaders[kind] < each * table.seats:
        return False
    table.doom = codes.LOST_ADVERSARY
    note(table, "no-town", [land])
    return True


def take(table: Island, land: int, piece: int) -> None:
    """Takes a piece out of a land, without any consequence."""
    pieces = table.pieces[land][:]
    pieces.remove(piece)
    table.pieces[land] = pieces
    if piece & 3 != codes.DAHAN:
        table.invaders[piece & 3] -= 1


def move(table: Island, piece: int, source: int, land: int) -> None:
    """Moves a piece with health. Health that belongs to a land is left behind; the sea drowns."""
    take(table, source, piece)
    add(table, land, piece)
    note(table, "move", [piece, source, land])
    if piece & 3 == codes.DAHAN:
        let_follow(table, panel.DAHAN_ALLY, source, land)
        if table.law.responds:
            raid(table, source, land)
    if table.at_sea(land):
        if shields.price(table, shields.HARM) and piece & 3 != codes.DAHAN:
            seat = max(0, dreams.user(table))
            frame = table.running().push(programs.STRAND, 0, seat, programs.bound(-1, land))
            frame.values[programs.MARK] = piece
        else:
            drown(table, land, piece)
    elif codes.damage_of(piece) >= table.health(land, piece):
        perish(table, land, piece)


def raid(table: Island, source: int, land: int) -> None:
    """Counts a dahan that an effect has moved. One that had not moved yet is taken where there is
    one, so each counts once, in the land where it ends up."""
    raids = table.raids
    for at in range(0, len(raids), 2):
        if raids[at] == source and raids[at + 1] > table.count(source, codes.DAHANS):
            raids[at + 1] -= 1
            break
    for at in range(0, len(raids), 2):
        if raids[at] == land:
            raids[at + 1] += 1
            return
    raids += [land, 1]


def destroy(table: Island, land: int, piece: int) -> bool:
    """Destroys a piece that harm can reach, as far as it can; whether that happened."""
    return not shields.spared(table, land, piece & 3) and perish(table, land, piece)


def perish(table: Island, land: int, piece: int) -> bool:
    """Destroys a piece, unless it is protected or only dreams of it; whether that happened.

    Damage that a piece has already destroys it as soon as its health is no more than that.
    """
    if turn.safe(table, land, piece & 3, turn.ALL_HARM):
        note(table, "safe", [piece, land])
        return False
    if dreams.dreaming(table):
        die_dreaming(table, land, piece)
        return False
    note(table, "destroy", [piece, land])
    lose(table, land, piece)
    return True


def lose(table: Island, land: int, piece: int) -> None:
    """A piece is gone: towns and cities cause fear, whatever the cause."""
    take(table, land, piece)
    if table.turn and turn.watchers(table, turn.DESTROYED, land):
        turn.add(table, turn.LOST, land, piece & 3)
    if codes.FEAR[piece & 3]:
        if table.law.responds:
            table.toll += [piece & 3, land]
        frighten(table, codes.FEAR[piece & 3])


def weigh(table: Island) -> None:
    """Health has become less somewhere: whoever has taken that much damage is destroyed."""
    for land in table.lands:
        for piece in table.pieces[land][:]:
            if codes.damage_of(piece) >= table.health(land, piece):
                perish(table, land, piece)


def calm(table: Island, land: int, piece: int) -> None:
    """An invader loses a strife."""
    take(table, land, piece)
    add(table, land, piece - codes.STRIFE_BIT)
    note(table, "calm", [piece, land])


def disturb(table: Island, land: int, piece: int) -> None:
    """An invader gets a strife, which may cost it health."""
    take(table, land, piece)
    add(table, land, piece + codes.STRIFE_BIT)
    note(table, "strife", [piece, land])
    if table.turn:
        weigh(table)


def wound(table: Island, land: int, piece: int, damage: int) -> bool:
    """Deals damage to a piece that harm can reach; whether that destroys it."""
    return not shields.spared(table, land, piece & 3) and hurt(table, land, piece, damage)


def hurt(table: Island, land: int, piece: int, damage: int) -> bool:
    """A piece takes damage; whether that destroys it."""
    if turn.safe(table, land, piece & 3, turn.ALL_HARM):
        note(table, "safe", [piece, land])
        return False
    if codes.hurt_of(piece) + damage >= table.health(land, piece):
        return perish(table, land, piece)
    dreamt = dreams.dreaming(table)
    if dreamt and piece & 3 == codes.DAHAN:
        return False
    take(table, land, piece)
    add(table, land, piece + damage * (codes.DREAM_BIT if dreamt else codes.DAMAGE_BIT))
    note(table, "wound", [piece, land, damage])
    return False


def drown(table: Island, land: int, piece: int) -> None:
    """Drowns a piece: the health of invaders becomes energy, so much of it as there are players."""
    note(table, "drown", [piece, land])
    lose(table, land, piece)
    seat = table.holder(panel.OF_THE_OCEAN)
    if piece & 3 == codes.DAHAN or seat < 0:
        return
    table.drowned += codes.HEALTH[piece & 3]
    gain_energy(table, seat, table.drowned // table.seats)
    table.drowned %= table.seats


def die_dreaming(table: Island, land: int, piece: int) -> None:
    """An invader dies in a dream, once in each: that frightens, and drives it away if it can go."""
    if piece & 3 == codes.DAHAN or piece & codes.DREAMT_BIT:
        return
    take(table, land, piece)
    add(table, land, piece | codes.DREAMT_BIT)
    note(table, "nightmare", [piece, land])
    fear = dreams.FEAR[piece & 3]
    if fear:
        frighten_in(table, land, fear)
    if piece & 3 != codes.CITY:
        seat = table.holder(panel.DREAMS)
        frame = table.running().push(programs.FLEE, 0, seat, programs.bound(seat, land))
        frame.values[programs.MARK] = piece | codes.DREAMT_BIT


def find(table: Island, land: int, number: int) -> int:
    """A piece of the class that a move names, -1 if there is none."""
    for piece in table.pieces[land]:
        if codes.class_of(piece) == number:
            return piece
    return -1


def number_of(table: Island, land: int, number: int) -> int:
    """How many pieces of a class are in a land."""
    return sum([1 for piece in table.pieces[land] if codes.class_of(piece) == number])


def classes(table: Island, land: int, kinds: int) -> list[int]:
    """The classes of the pieces of these kinds in a land, each once."""
    found: list[int] = []
    for piece in table.pieces[land]:
        if kinds >> (piece & 3) & 1:
            number = codes.class_of(piece)
            if number not in found:
                found.append(number)
    return found


def mortals(table: Island, land: int, kinds: int) -> list[int]:
    """The classes of the pieces that can come to harm; in a dream only invaders, each once."""
    if kinds & codes.INVADERS and shields.spared(table, land, codes.EXPLORER):
        kinds &= ~codes.INVADERS
    if table.turn:
        for kind in range(codes.PEOPLE):
            if kinds >> kind & 1 and turn.safe(table, land, kind, turn.ALL_HARM):
                kinds &= ~(1 << kind)
    if not dreams.dreaming(table):
        return classes(table, land, kinds)
    found: list[int] = []
    for piece in table.pieces[land]:
        if kinds & codes.INVADERS & 1 << (piece & 3) and not piece & codes.DREAMT_BIT:
            number = codes.class_of(piece)
            if number not in found:
                found.append(number)
    return found


def recover(table: Island) -> None:
    """Damage heals, and what was for this turn ends."""
    for land in range(_LANDS):
        table.defend[land] = 0
        table.skips[land] = 0
    for land in table.lands:
        if table.pieces[land]:
            table.pieces[land] = sorted([piece & ~(7 << 2) for piece in table.pieces[land]])
    table.turn = []


# tokens and blight


def add_token(table: Island, land: int, kind: int, number: int = 1) -> None:
    table.tokens[land * codes.TOKENS + kind - codes.BEASTS] += number
    note(table, "token", [kind, land, number])


def take_token(table: Island, land: int, kind: int) -> None:
    table.tokens[land * codes.TOKENS + kind - codes.BEASTS] -= 1
    note(table, "untoken", [kind, land])
    if kind == codes.BLIGHT:
        give_back(table)


def give_back(table: Island) -> None:
    """A blight has left the island: it goes back to the card, or first to a panel."""
    each = table.law.healing_each
    if not each:
        table.blight += 1
        return
    table.collected += 1
    note(table, "collect", [table.collected, each * table.seats])
    if table.collected >= each * table.seats:
        table.blight += table.collected
        note(table, "healed", [table.collected])
        table.collected = 0


def add_blight(table: Island, land: int, number: int = 1, cascades: bool = True) -> None:
    """Adds blight from the card: each spirit there loses a presence, and it may cascade."""
    if turn.holds(table, turn.NO_BLIGHT, land):
        note(table, "no-blight", [land])
        return
    have_blight(table, number)
    for _ in range(number):
        if table.doom == codes.LOST_BLIGHT:
            return  # none is left, and the game is lost when the present effect is finished
        before = table.token(land, codes.BLIGHT)
        lay_blight(table, land)
        dreamt = dreams.dreaming(table)
        for seat in range(table.seats):
            harmed = not dreamt or table.rule(seat, panel.DREAMS)
            if harmed and table.presence[seat * _LANDS + land]:
                destroy_presence(table, seat, land)
        if before and cascades:
            values = programs.bound(-1, land)
            table.running().push(programs.CASCADE, 0, table.owner(land), values)
        take_blight(table)


def lay_blight(table: Island, land: int) -> None:
    """Puts a blight into a land, and nothing else."""
    table.tokens[land * codes.TOKENS + codes.BLIGHT - codes.BEASTS] += 1
    note(table, "blight", [land])
    if table.law.marker_fades and table.markers[land]:
        table.markers = [0 if at == land else each for at, each in enumerate(table.markers)]
        note(table, "unmark", [land])


def mark(table: Island, land: int) -> None:
    """Puts a marker of the scenario into a land."""
    table.markers = [each + (at == land) for at, each in enumerate(table.markers)]
    note(table, "mark", [table.law.marker, land])


def clear_markers(table: Island, board: int) -> None:
    """The markers of a board leave the game with it."""
    table.markers = [
        0 if land // boards.STRIDE == board else each for land, each in enumerate(table.markers)
    ]


def keep_artifact(table: Island, number: int, whose: int) -> None:
    """Notes what has become of an artifact."""
    table.artifacts = [whose if at == number else each for at, each in enumerate(table.artifacts)]


def have_blight(table: Island, number: int) -> None:
    """A healthy card that has too few for what is needed is turned over first."""
    if table.blight < number and table.blight_card and not table.blighted:
        turn_over(table)


def take_blight(table: Island) -> None:
    """A blight leaves the card. The last one turns it over, or loses the game."""
    table.blight = max(0, table.blight - 1)
    if table.blight:
        return
    if table.blighted or table.blight_card == 0:
        table.doom = codes.LOST_BLIGHT
    else:
        turn_over(table)


def turn_over(table: Island) -> None:
    """The island is blighted: the card gets new blight, and what it says at once comes first."""
    table.blighted = True
    table.news = True
    table.blight += blighted_blight(table)
    note(table, "blighted", [table.blight_card])
    table.running().push(programs.TURN_OVER, 0, 0, programs.bound(-1, table.first_land()))


def blighted_blight(table: Island) -> int:
    """How much blight the other side of the card brings."""
    if table.blight_rest >= 0:
        return table.blight_rest
    each = programs.BLIGHTED_BLIGHT[table.blight_card] - table.law.less_blighted
    return each * table.seats


# presence


def destroy_presence(table: Island, seat: int, land: int) -> None:
    table.presence[seat * _LANDS + land] -= 1
    table.destroyed[seat] += 1
    note(table, "lose-presence", [seat, land])
    if not any_presence(table, seat):
        table.doom = codes.LOST_SPIRIT


def call_beasts(table: Island, seat: int, land: int) -> None:
    """Presence becomes beasts; it is not destroyed, and does not come back."""
    table.presence[seat * _LANDS + land] -= 1
    table.gone = [gone + (at == seat) for at, gone in enumerate(table.gone)]
    turn.add(table, turn.CALLED, seat)
    note(table, "call-beasts", [seat, land])
    table.tokens[land * codes.TOKENS] += 1
    if not any_presence(table, seat):
        table.doom = codes.LOST_SPIRIT


def any_presence(table: Island, seat: int) -> bool:
    first = seat * _LANDS
    for land in range(_LANDS):
        if table.presence[first + land]:
            return True
    return False


def add_presence(table: Island, seat: int, land: int) -> None:
    note(table, "presence", [seat, land])
    _set_down(table, seat, land)


def lift_presence(table: Island, seat: int, land: int) -> None:
    """Takes presence up that is added elsewhere."""
    table.presence[seat * _LANDS + land] -= 1
    note(table, "lift-presence", [seat, land])


def move_presence(table: Island, seat: int, source: int, land: int) -> None:
    table.presence[seat * _LANDS + source] -= 1
    note(table, "move-presence", [seat, source, land])
    _set_down(table, seat, land)


def _set_down(table: Island, seat: int, land: int) -> None:
    """One more presence in a land, which may make it a sacred site."""
    before = table.sacred(seat, land)
    table.presence[seat * _LANDS + land] += 1
    if not before and table.rule(seat, panel.FORBIDS) and table.sacred(seat, land):
        table.running().push(programs.FORBID, 0, seat, programs.bound(seat, land))


def let_follow(table: Island, rule: int, source: int, land: int) -> None:
    """A piece has moved: the spirit with this rule may let a presence move along."""
    seat = table.holder(rule)
    if seat >= 0 and table.presence[seat * _LANDS + source]:
        frame = table.running().push(programs.FOLLOW, 0, seat, programs.bound(seat, land))
        frame.values[programs.OTHER] = source


# fear


def frighten(table: Island, fear: int) -> None:
    """Fear moves markers; each full pool earns a card."""
    note(table, "fear", [fear])
    table.fear += fear
    while table.fear >= table.fear_pool and table.fear_deck:
        table.fear -= table.fear_pool
        earn(table)


def frighten_in(table: Island, land: int, fear: int) -> None:
    """A power causes fear in a land; who watches for that acts at once."""
    frighten(table, fear)
    for at in turn.watchers(table, turn.FRIGHTENED, land):
        stir(table, at, fear)


def stir(table: Island, at: int, number: int, land: int = -1) -> Frame:
    """Begins what somebody who watches does, with how often it has happened, and where."""
    notes = table.turn
    seat = notes[at + 5]
    values = programs.bound(seat, land if land >= 0 else notes[at + 2])
    values[programs.DONE] = number
    return table.running().push(notes[at + 3], notes[at + 4], max(0, seat), values)


def earn(table: Island) -> None:
    """Earns the top fear card, face down; an uncovered divider raises the terror level."""
    table.news = True
    table.fear_earned.append(table.fear_deck[-1])
    note(table, "earn", [len(table.fear_earned)])
    uncover_fear(table)


def uncover_fear(table: Island) -> None:
    """The top fear card has left its deck."""
    level = table.terror()
    table.fear_split[fear_group(table)] -= 1
    table.fear_deck.pop()
    if table.terror() > level:
        note(table, "terror", [table.terror()])
    if not table.fear_deck and table.law.fear_below:
        shuffle_fear(table)
    elif not table.fear_deck:
        at_moment(table, law.LAST_FEAR, table.first_land())


def fear_group(table: Island) -> int:
    """The group of fear cards to which the top one belongs, from 0 on."""
    split = table.fear_split
    return 0 if split[0] else 1 if split[1] else 2


def shuffle_fear(table: Island) -> None:
    """The discarded fear cards are a new deck; the terror level stays as it is."""
    table.fear_deck = sorted(table.fear_discard)
    table.rng.shuffle(table.fear_deck)
    table.fear_discard = []
    table.fear_known = []
    table.fear_split[2] = len(table.fear_deck)
    note(table, "shuffle-fear", [])


# spirits


def gain_energy(table: Island, seat: int, energy: int) -> None:
    table.energy[seat] += energy
    if energy:
        note(table, "energy", [seat, energy])


def draw(table: Island, deck: int) -> int:
    """The top card of a deck of powers, -1 if there is none left at all."""
    pile = table.major if deck else table.minor
    discard = table.major_discard if deck else table.minor_discard
    if not pile:
        pile.extend(discard)
        discard.clear()
        pile.sort()
        table.rng.shuffle(pile)
    table.news = True
    return pile.pop() if pile else -1
