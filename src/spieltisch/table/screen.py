"""The table for everybody: what is asked of whom, on a screen that all can see.

A question may depend on the hand of whoever is asked, and a screen for all must not tell it. So the
question is put in several games that a spectator can imagine, and said where it is the same in all.
"""

from dataclasses import dataclass

from spieltisch.core.game import State
from spieltisch.core.text import Text
from spieltisch.table.live import LiveTable

IMAGINED = 6  # games


@dataclass(frozen=True)
class Asked:
    """Somebody who owes a decision, and what about, as far as everybody may know it."""

    sign: int
    name: str
    text: str


@dataclass(frozen=True)
class Screen:
    """What a shared screen shows besides the table."""

    asked: list[Asked]
    invitation: str  # the link to a free seat, "" if there is none or it is not for this screen


def screen_of(table: LiveTable, lang: str, invitation: str) -> Screen:
    if table.waiting_for_people():
        return Screen([], invitation)
    asked = []
    for seat in table.state.to_move():
        question = known_question(table.state, seat)
        text = question.to(lang) if question else ""
        asked.append(Asked(seat + 1, table.seats[seat].name, text))
    return Screen(asked, "")


def known_question(state: State, seat: int) -> Text | None:
    """What a seat is asked, ``None`` where that would tell something of its hand.

    It follows from what a spectator sees and from nothing else.
    """
    questions = {state.determinize(None, seed).prompt(seat) for seed in range(IMAGINED)}
    return questions.pop() if len(questions) == 1 else None
