"""Tables on one line each, for the lobby and for somebody's own tables."""

from spieltisch.core.game import game, games
from spieltisch.core.options import written
from spieltisch.table.seats import BOT, HUMAN, OPEN, Summary
from spieltisch.table.store import Outline


def summaries(outlines: list[Outline], player: str = "") -> list[Summary]:
    """The tables as a player sees them; those of games that are no longer here are left out."""
    return [_summary(outline, player) for outline in outlines if outline.game in games()]


def _summary(outline: Outline, player: str) -> Summary:
    seats = outline.seats
    mine = [
        seat
        for seat, info in enumerate(seats)
        if info.kind == HUMAN and info.player == player != ""
    ]
    open_seats = sum(info.kind == OPEN for info in seats)
    turns = () if open_seats else outline.turns
    hosts = [info.name for info in seats if info.player == outline.host != ""]
    return Summary(
        id=outline.id,
        game=outline.game,
        title=game(outline.game).title,
        names=[info.name for info in seats],
        open_seats=open_seats,
        over=outline.finished,
        turn=[seats[seat].name for seat in turns],
        host=hosts[0] if hosts else "",
        updated=outline.updated,
        mine=mine,
        my_turn=any(seat in mine for seat in turns),
        ending=outline.ending,
        resigned=any(info.kind == BOT and info.player == player != "" for info in seats),
        name=outline.name,
        options=outline.options,
    )


def unusual(row: Summary, lang: str) -> list[str]:
    """The options of a table that are not those people with this language usually play with."""
    on = game(row.game)
    usual = on.usual_options(lang)
    said = []
    for option in on.options:
        value = row.options.get(option.name, option.default)
        if written(value) != written(usual.get(option.name, option.default)):
            said.append(f"{option.title.to(lang)}: {option.in_words(value).to(lang).rstrip('.')}")
    return said
