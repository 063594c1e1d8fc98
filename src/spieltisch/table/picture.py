"""What one viewer sees of a table: the data behind ``picture.html``.

A viewer is a player id with the seats it holds at the table. With several seats at one screen only
the one whose turn it is may look, after lifting the curtain. Where hands are open there is none:
people look from whichever of their seats they like. With no seat the viewer is a spectator.
"""

import math
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from spieltisch.bots.hint import Hint, percent
from spieltisch.core.board import Offer
from spieltisch.core.decision import OPEN_FORMALITY, Option
from spieltisch.core.game import State, game
from spieltisch.core.names import named
from spieltisch.table import words
from spieltisch.table.clocks import running
from spieltisch.table.live import LiveTable
from spieltisch.table.screen import Screen
from spieltisch.table.seats import BOT, HUMAN, AbsenceRule, ClockRule, Meanwhile
from spieltisch.table.story import LogEntry, log_entries, since_own_move
from spieltisch.table.texts import say


@dataclass(frozen=True)
class PlateClock:
    """The time that a seat has left, in seconds and as a clock shows it."""

    left: int
    face: str
    runs: bool


@dataclass(frozen=True)
class Plate:
    """A seat as everybody sees it."""

    seat: int
    sign: int
    name: str
    kind: str
    bot: str
    away: bool
    silent: bool  # a person whose turn it is and who has not been seen for a while
    to_move: bool
    mine: bool
    invite: str | None
    here: bool | None  # whether another person is there; unknown to those who only watch
    clock: PlateClock | None


@dataclass(frozen=True)
class Moment:
    """What changes with time alone."""

    silent: frozenset[int] = frozenset()  # seats on which others may put a bot
    here: frozenset[int] | None = None  # the seats of people who are there
    left: tuple[float, ...] = ()  # what the clocks show, if there are any


_TIMELESS = Moment()


@dataclass(frozen=True)
class Prompt:
    """What is asked, of whom, and the options that have no place on the table."""

    text: str
    asked: bool
    seat: int | None
    waiting: list[str]
    buttons: list[Offer]
    steps: list[tuple[str, str]]
    alone: str = ""  # the only answer, where it may be given by itself
    standing: tuple[tuple[str, str], ...] = ()  # answers that may stand, with what to say
    stands: bool = False  # such an answer is given for this seat


@dataclass(frozen=True)
class Said:
    """A chat line."""

    seat: int | None
    sign: int | None
    name: str
    text: str
    time: str


@dataclass(frozen=True)
class Back:
    """Whether the last move can be taken back, and who is asking for it."""

    can: bool
    why: str
    pending: str | None
    mine: bool
    asked: bool


@dataclass(frozen=True)
class Curtain:
    """The person the screen is to be handed to."""

    seat: int
    name: str


@dataclass(frozen=True)
class Ranking:
    """The end: why it came, and the rows, none where all win or lose together."""

    headline: str
    ended: str
    rows: list["Rank"]


@dataclass(frozen=True)
class Rank:
    """The place of a seat at the end, and how its score came about."""

    rank: int
    seat: int
    sign: int
    name: str
    score: str
    parts: str


@dataclass(frozen=True)
class Tip:
    """A hint for the seat that asked for one."""

    text: str
    key: str
    choices: list[tuple[str, str, int]]  # a move, what it promises in words, and in percent


@dataclass(frozen=True)
class Missed:
    """What somebody is told who has been away."""

    seat: int
    title: str
    text: str
    since: int


@dataclass
class Picture:
    """Everything the template needs."""

    id: str
    number: int
    lang: str
    game: str
    title: str
    viewer: int | None
    mine: list[int]
    host: bool
    curtain: Curtain | None
    plates: list[Plate]
    prompt: Prompt
    offers: dict[str, Offer]
    log: list[LogEntry]
    chat: list[Said]
    take_back: Back
    result: Ranking | None
    hint: Tip | None
    error: str | None
    board: dict[str, Any]
    open_hands: bool
    origin: str
    absence: AbsenceRule | None  # where several people play
    clock: ClockRule | None  # where there is one
    missed: list[Missed]
    length: int  # how many moves lie on the table
    since: int  # how many there were after the viewer's last one
    rematch: str | None = None
    screen: Screen | None = None  # on a screen for everybody


@dataclass(frozen=True)
class Viewer:
    """Who looks: the browser's id, its language, and what is only for it."""

    player: str
    lang: str
    lifted: int | None = None  # the seat whose curtain was lifted on this screen
    hint: Hint | None = None
    error: str | None = None
    replaying: bool = False  # looks at the past through the eyes of ``lifted``


def looking_seat(table: LiveTable, viewer: Viewer) -> tuple[int | None, Curtain | None]:
    """Through whose eyes a viewer sees the table, and whether a curtain is down."""
    if viewer.replaying:
        return viewer.lifted, None
    if table.waiting_for_people():
        # Whoever saw a hand before the others come could open tables until it is a good one.
        return None, None
    mine = [seat for seat in table.seats_of(viewer.player) if not table.seats[seat].away]
    if len(mine) < 2:
        return (mine[0] if mine else None), None
    if table.state.over:
        return (viewer.lifted if viewer.lifted in mine else mine[0]), None
    asked = [seat for seat in table.state.to_move() if seat in mine]
    if table.game.open_hands:
        return (viewer.lifted if viewer.lifted in mine else [*asked, *mine][0]), None
    wanted = asked[0] if asked else None
    if wanted is None:
        return (viewer.lifted if viewer.lifted in mine else None), None
    if viewer.lifted == wanted:
        return wanted, None
    return None, Curtain(wanted, table.seats[wanted].name)


def take_picture(
    table: LiveTable,
    viewer: Viewer,
    invites: dict[int, str],
    moment: Moment = _TIMELESS,
) -> Picture:
    """The table as the viewer sees it now; ``invites`` are links for open seats, by seat."""
    state, lang = table.state, viewer.lang
    seat, curtain = looking_seat(table, viewer)
    mine = table.seats_of(viewer.player)
    asked = (
        seat is not None
        and seat in state.to_move()
        and not viewer.replaying
        and not table.waiting_for_people()
        and table.asking is None
    )
    options = _options(state, seat) if asked and seat is not None else []
    offers, buttons = _offers(options, lang)
    board = board_of(state, seat, lang, offers)
    placed = board.get("placed", ())  # moves that share a target and have a place all the same
    buttons = [offer for offer in buttons if offer.key not in placed]
    buttons += _far(board)
    return Picture(
        id=table.id,
        number=table.number,
        lang=lang,
        game=table.game.name,
        title=table.game.title.to(lang),
        viewer=seat,
        mine=mine,
        host=table.host == viewer.player != "",
        curtain=curtain,
        plates=_plates(table, mine, invites, moment, lang),
        prompt=replace(
            _prompt(table, seat, asked, buttons, board.get("steps", []), lang),
            alone=_alone(table, seat, options) if seat is not None else "",
            standing=tuple(
                (option.key, option.standing.label.to(lang))
                for option in options
                if option.standing
            ),
            stands=not viewer.replaying and seat in table.standing,
        ),
        offers=offers,
        log=log_entries(table, seat, lang, reader=seat),
        chat=_chat(table, lang),
        take_back=_take_back(table, seat, mine, lang),
        result=ranking(state, lang, seat),
        hint=_tip(viewer.hint, lang) if asked else None,
        error=viewer.error,
        board=board,
        open_hands=table.game.open_hands,
        origin=table.kept.origin,
        absence=table.absence if table.shared else None,
        clock=table.clock if table.kept.clocks else None,
        missed=_missed(table, mine, lang),
        length=table.length,
        since=since_own_move(table, seat),
        rematch=table.rematch,
    )


def _options(state: State, seat: int) -> list[Option]:
    decision = state.decision(seat)
    return list(decision.options) if decision else []


def _offers(options: list[Option], lang: str) -> tuple[dict[str, Offer], list[Offer]]:
    """Moves by the thing they point at, and those that point at nothing or share a target."""
    offers: dict[str, Offer] = {}
    buttons: list[Offer] = []
    for number, option in enumerate(options, 1):
        brings = option.brings.to(lang) if option.brings else ""
        label = option.label.to(lang)
        # Where there is no other answer nothing could be meant instead.
        final = option.final.to(lang) if option.final and len(options) > 1 else ""
        offer = Offer(option.key, label, number, forgoes=option.forgoes, brings=brings, final=final)
        if not option.targets:
            buttons.append(offer)
        elif option.targets[0] not in offers:
            offers[option.targets[0]] = offer
        else:
            first = offers[option.targets[0]]
            offers[option.targets[0]] = replace(first, others=(*first.others, offer))
            buttons.append(offer)
    return offers, buttons


def _alone(table: LiveTable, seat: int, options: list[Option]) -> str:
    """The key of the only answer, if giving it by itself tells nobody anything.

    Not right after a step back, which nobody could go beyond otherwise; and nothing for good while
    its person can still take back for nothing what they did before.
    """
    if len(options) != 1 or table.went_back:
        return ""
    only = options[0]
    others = any(info.kind != BOT for other, info in enumerate(table.seats) if other != seat)
    unseen = only.formality == OPEN_FORMALITY or table.game.open_hands or not others
    free = any(step.seat == seat for step in table.match.record.steps) and (
        table.match.why_no_take_back(seat) is None
    )
    return only.key if only.formality and unseen and not (only.final and free) else ""


def _far(board: dict[str, Any]) -> list[Offer]:
    """Moves that point at something far from the prompt, so that it offers them too."""
    plates = [
        replace(player["offer"], sign=f"seat-{seat}")
        for seat, player in enumerate(board["players"], 1)
        if player["offer"]
    ]
    return [*plates, *board.get("far", ())]


def board_of(state: State, seat: int | None, lang: str, offers: dict[str, Offer]) -> dict[str, Any]:
    """The game's own part of the picture, made by the game's ``board`` room."""
    board: dict[str, Any] = game(state.game_name).room("board").board(state, seat, lang, offers)
    return board


def _plates(
    table: LiveTable, mine: list[int], invites: dict[int, str], moment: Moment, lang: str
) -> list[Plate]:
    waiting = table.waiting_for_people()
    run = running(table)
    return [
        Plate(
            seat=seat,
            sign=seat + 1,
            name=named(info.name).to(lang),
            kind=info.kind,
            bot=info.bot,
            away=info.away,
            silent=seat in moment.silent,
            to_move=not waiting and seat in table.state.to_move(),
            mine=seat in mine,
            invite=invites.get(seat),
            here=_here(table, mine, seat, moment),
            clock=_clock(table, seat, seat in run, moment),
        )
        for seat, info in enumerate(table.seats)
    ]


def _here(table: LiveTable, mine: list[int], seat: int, moment: Moment) -> bool | None:
    info = table.seats[seat]
    if moment.here is None or info.kind != HUMAN or info.away or seat in mine:
        return None
    return seat in moment.here


def _clock(table: LiveTable, seat: int, runs: bool, moment: Moment) -> PlateClock | None:
    """The clock of a person; one for each decision is shown only while it runs."""
    info = table.seats[seat]
    shown = runs or (table.clock.per == "game" and info.kind == HUMAN and not table.state.over)
    if not moment.left or not shown:
        return None
    left = max(0, math.ceil(moment.left[seat]))
    hours, minutes = left // 3600, left // 60 % 60
    face = f"{hours}:{minutes:02}:{left % 60:02}" if hours else f"{minutes}:{left % 60:02}"
    return PlateClock(left, face, runs)


def _prompt(
    table: LiveTable,
    seat: int | None,
    asked: bool,
    buttons: list[Offer],
    steps: list[tuple[str, str]],
    lang: str,
) -> Prompt:
    state = table.state
    movers = list(state.to_move())
    waiting = [named(table.seats[mover].name).to(lang) for mover in movers]
    if table.waiting_for_people():
        return Prompt(say("prompt.waiting_for_people", lang), False, seat, [], [], [])
    if asked and seat is not None:
        return Prompt(state.prompt(seat).to(lang), True, seat, [], buttons, steps)
    if state.over:
        return Prompt(say("prompt.over", lang), False, None, [], [], [])
    key = "prompt.waiting" if len(waiting) == 1 else "prompt.waiting_many"
    text = say(key, lang, names=" · ".join(waiting))
    return Prompt(text, False, movers[0], waiting, [], steps)


def _chat(table: LiveTable, lang: str) -> list[Said]:
    return [
        Said(
            line.seat,
            None if line.seat is None else line.seat + 1,
            line.name,
            line.text.to(lang),
            datetime.fromtimestamp(line.at).strftime("%H:%M"),
        )
        for line in table.chat
    ]


def _take_back(table: LiveTable, seat: int | None, mine: list[int], lang: str) -> Back:
    asking = table.asking
    if asking is not None:
        name = table.seats[asking.seat].name
        open_answers = [
            other
            for other in mine
            if other in table.to_ask(asking.seat) and other not in asking.agreed
        ]
        return Back(False, "", name, asking.seat in mine, bool(open_answers))
    own = seat is not None and any(step.seat == seat for step in table.match.record.steps)
    if seat is None or not own or table.state.over:
        return Back(False, say("back.nothing", lang), None, False, False)
    reason = table.match.why_no_take_back(seat)
    missing = table.missing_for(seat)
    if reason and missing:
        why = words.SOMEBODY_MISSING.fill(names=", ".join(missing)).to(lang)
        return Back(False, why, None, False, False)
    return Back(True, reason.text.to(lang) if reason else "", None, False, False)


def _missed(table: LiveTable, mine: list[int], lang: str) -> list[Missed]:
    """What the people at this screen have not read yet about the time when they were away."""
    found = []
    for seat in mine:
        info = table.seats[seat]
        if info.meanwhile and not info.away:
            key = "missed.title" if len(mine) == 1 else "missed.title_of"
            title = say(key, lang, name=info.name)
            text = " ".join(_told(table, seat, info.meanwhile, lang))
            found.append(Missed(seat, title, text, min(info.meanwhile.since, table.length)))
    return found


def _told(table: LiveTable, seat: int, meanwhile: Meanwhile, lang: str) -> list[str]:
    by, moves, times = meanwhile.by, meanwhile.moves, meanwhile.taken_back
    if by is None:
        who = say("missed.rule", lang)
    elif by == seat:
        who = say("missed.left", lang)
    else:
        who = say("missed.by", lang, name=table.seats[by].name)
    moved = ("missed.no_move", "missed.one_move", "missed.moves")[min(moves, 2)]
    back = ("missed.no_back", "missed.one_back", "missed.backs")[min(times, 2)]
    return [who, say(moved, lang, moves=moves), say(back, lang, times=times)]


def ranking(state: State, lang: str, seat: int | None = None) -> Ranking | None:
    """The end of a game in words, said to a seat; ``None`` while it runs."""
    result = state.result()
    if result is None:
        return None
    rows: list[Rank] = []
    tallies = state.tallies(seat)
    for group in [] if game(state.game_name).cooperative else result.ranking:
        rank = len(rows) + 1
        for each in group:
            score, parts = tallies[each]
            name = named(state.names[each]).to(lang)
            rows.append(Rank(rank, each, each + 1, name, score.to(lang), parts.to(lang)))
    return Ranking(state.outcome(seat).to(lang), result.ended.to(lang), rows)


def _tip(hint: Hint | None, lang: str) -> Tip | None:
    if hint is None:
        return None
    choices = [
        (each.option.label.to(lang), hint.promise(each).to(lang), percent(each.chance))
        for each in hint.choices
    ]
    return Tip(hint.reason.to(lang), hint.key, choices)
