# mypyc: skip
"""What a position says of invader cards, fear, blight and the turn, and what happens now."""

from collections import Counter
from typing import Any, Final

from spieltisch.core.mistake import Mistake
from spieltisch.core.position import Fields, impossible
from spieltisch.core.shape import in_range, is_list, is_number
from spieltisch.games.spirit_island.cards import numbers
from spieltisch.games.spirit_island.cards.invaders import CARDS as INVADERS
from spieltisch.games.spirit_island.effects.blight import blight_cards
from spieltisch.games.spirit_island.effects.ravage import NORMAL, begin_action
from spieltisch.games.spirit_island.rules.invaders import begin_phase
from spieltisch.games.spirit_island.rules.setup import first_blight
from spieltisch.games.spirit_island.state import acts, by_name, codes, faults, hidden, turn
from spieltisch.games.spirit_island.state.data import MOST
from spieltisch.games.spirit_island.state.position import words
from spieltisch.games.spirit_island.state.position.draft import Draft
from spieltisch.games.spirit_island.state.position.lands import NONE

PHASES: Final = ("growth", "fast", "invaders", "slow")


# invader cards


def read_invaders(draft: Draft) -> None:
    """The cards on the spaces; those before them are discarded, and the deck has the others."""
    table, fields = draft.table, draft.fields
    table.ravage = _cards(fields, "ravage")
    table.build = _cards(fields, "build")
    table.early = _cards(fields, "early")
    table.invader_discard = _cards(fields, "invader_discard")
    coming = _cards(fields, "next")
    table.boxed = _cards(fields, "boxed")
    out = table.ravage + table.build + table.early + table.invader_discard
    for card, count in Counter(out + coming + table.boxed).items():
        if count > 1:
            raise impossible(words.TWO_PLACES.fill(card=numbers.INVADERS[card]))
    stages = _without([int(stage) for stage in table.law.deck.replace("-", "")], table.boxed)
    count = _gone(stages, _stages(out), _stages(coming), "invader_discard" in fields.data)
    if count < 0:
        raise impossible(words.WRONG_DECK.fill(stages=table.law.deck))
    box = [card for card in range(len(INVADERS)) if card not in out + coming + table.boxed]
    draft.rng.shuffle(box)
    missing = Counter(stages[:count]) - Counter(_stages(out))
    filled = [_pop(box, stage) for stage in sorted(missing.elements())]
    table.invader_discard = filled + table.invader_discard
    rest = [_pop(box, stage) for stage in stages[count + len(coming) :]]
    table.invader_deck = (coming + rest)[::-1]
    if filled:
        draft.fill("fill-invaders", filled)
    _read_delays(draft)


def _without(stages: list[int], boxed: list[int]) -> list[int]:
    """A deck without cards that went back into the box; one that was moved up stays in it."""
    left = stages[::-1]
    for stage in _stages(boxed):
        if stage in left:
            left.remove(stage)
    return left[::-1]


def _cards(fields: Fields, name: str) -> list[int]:
    return [numbers.INVADERS.index(key) for key in fields.keys(name, by_name.INVADERS)]


def _stages(cards: list[int]) -> list[int]:
    return [INVADERS[card].stage for card in cards]


def _gone(stages: list[int], out: list[int], coming: list[int], exact: bool) -> int:
    """How many cards have left the deck at least, -1 if these cannot have."""
    for count in range(len(out), len(stages) + 1):
        covered = not Counter(out) - Counter(stages[:count])
        if covered and stages[count : count + len(coming)] == coming:
            return count if not exact or count == len(out) else -1
    return -1


def _pop(box: list[int], stage: int) -> int:
    return box.pop(_stages(box).index(stage))


def _read_delays(draft: Draft) -> None:
    table, fields = draft.table, draft.fields
    table.more_explores = fields.number("more_explores", 0, 0, len(INVADERS))
    hows = {word: how for how, word in hidden.DELAYS.items()}
    for entry in fields.items("delays"):
        said = entry if isinstance(entry, dict) else {}
        action, how = said.get("action"), said.get("how")
        if action not in hidden.ACTIONS[: codes.SOURCE] or how not in hows or len(said) != 2:
            raise Mistake(words.NO_DELAY.fill(said=repr(entry), known=", ".join(hows)))
        table.delays += [hidden.ACTIONS.index(action), hows[how]]


# fear and blight


def read_fear(draft: Draft) -> None:
    """Fear cards that are gone are earned or discarded; the others are in the deck."""
    table, fields = draft.table, draft.fields
    box = len(numbers.FEAR) if table.claw else numbers.BASE_FEAR
    table.fear_more = _fear_more(fields)
    piles = zip(table.fear_piles(box), table.fear_more)
    split = [max(0, number + more) for number, more in piles]
    named = {name: _fear_cards(fields, name) for name in ("earned", "fear_discard", "fear_next")}
    earned = named["earned"]
    for card, count in Counter([card for pile in named.values() for card in pile]).items():
        if count > 1:
            raise impossible(words.TWO_PLACES.fill(card=numbers.FEAR[card]))
        if card >= box:
            raise impossible(words.NOT_IN_GAME.fill(card=numbers.FEAR[card]))
    rest = [card for card in range(box) if not any(card in pile for pile in named.values())]
    draft.rng.shuffle(rest)
    if is_number(fields.data.get("earned")):
        number = fields.number("earned", 0, 0, sum(split))
        earned = [rest.pop() for _ in range(min(number, len(rest)))]
    gone = _fear_gone(draft, split, len(earned) + len(named["fear_discard"]))
    missing = gone - len(earned) - len(named["fear_discard"])
    exact = "fear_discard" in fields.data and missing
    deck = sum(split) - gone
    if missing < 0 or exact or deck < len(named["fear_next"]) or missing > len(rest):
        raise impossible(words.FEW_FEAR.fill(all=sum(split), gone=gone))
    filled = [rest.pop() for _ in range(missing)]
    table.fear_earned = earned
    table.fear_discard = filled + named["fear_discard"]
    below = [rest.pop() for _ in range(deck - len(named["fear_next"]))]
    table.fear_deck = (named["fear_next"] + below)[::-1]
    table.fear_split = faults.fear_left(split, gone)
    table.fear_known = _fear_cards(fields, "fear_known")
    table.fear_pool = table.law.fear_each * table.seats
    table.fear = fields.number("fear", 0, 0, MOST)
    if filled:
        draft.fill("fill-fear", filled)
    _check_terror(draft)


def _fear_more(fields: Fields) -> list[int]:
    """By terror level, how many fear cards events have added or taken away."""
    said = fields.items("fear_more")
    if said and not is_list(said, 3, -MOST, MOST):
        raise Mistake(words.BAD_MORE)
    return said or [0, 0, 0]


def _fear_cards(fields: Fields, name: str) -> list[int]:
    if name == "earned" and is_number(fields.data.get(name)):
        return []
    return [numbers.FEAR.index(key) for key in fields.keys(name, by_name.FEAR)]


def _fear_gone(draft: Draft, split: list[int], least: int) -> int:
    """How many fear cards have left the deck."""
    fields = draft.fields
    if "fear_left" in fields.data:
        left = fields.items("fear_left")
        sound = is_list(left, 3, 0, sum(split)) and sum(left) <= sum(split)
        if not sound or left != faults.fear_left(split, sum(split) - sum(left)):
            raise Mistake(words.BAD_LEFT.fill(most="/".join(map(str, split))))
        return sum(split) - int(sum(left))
    terror = fields.number("terror", 1, 1, 3)
    return least if draft.table.law.ritual_terror else max(least, sum(split[: terror - 1]))


def _check_terror(draft: Draft) -> None:
    table, fields = draft.table, draft.fields
    if table.law.ritual_terror:
        table.rituals = fields.number("terror", 1, 1, 3) - 1
    said = fields.number("terror", table.terror(), 1, 3)
    if said != table.terror():
        raise impossible(words.TERROR.fill(found=table.terror(), said=said))


def read_blight(draft: Draft) -> None:
    table, fields = draft.table, draft.fields
    table.blighted = fields.flag("blighted")
    named = fields.data.get("blight_card", "")
    cards = blight_cards(table.claw)
    if named and named != NONE:
        table.blight_card = 1 + numbers.BLIGHT.index(fields.key("blight_card", by_name.BLIGHT))
    elif not named and (table.blighted or table.claw):
        table.blight_card = cards[draft.rng.below(len(cards))]
        if table.blighted:
            draft.fill("fill-blight", [table.blight_card])
    usual = first_blight(table)
    if table.blighted and table.blight_card:
        usual = acts.blighted_blight(table)
    table.blight = fields.number("blight", usual, 0, MOST)
    table.collected = fields.number("collected", 0, 0, MOST)
    table.blight_rest = fields.number("blight_rest", -1, -1, MOST)


# the turn


def read_turn(draft: Draft) -> None:
    """The phase, and what has happened in this turn."""
    table, fields = draft.table, draft.fields
    usual = "invaders" if "invaders" in fields.data else "fast"
    phase = fields.word("phase", usual, PHASES)
    if "invaders" in fields.data and phase != "invaders":
        raise Mistake(words.CHOSEN_PHASE.fill(phase=repr(phase)))
    table.phase = codes.PHASES.index(phase)
    table.drowned = fields.number("drowned", 0, 0, table.seats - 1)
    for seat, player in enumerate(draft.players):
        grown = len(table.grown[seat]) >= table.spirit(seat).picks
        playing = phase != "growth" or grown
        table.stage[seat] = codes.PLAYING if playing else codes.GROWING
        plays = table.card_plays(seat) - len(table.played[seat]) if phase == "growth" else 0
        usual_plays = max(0, plays) if playing else 0
        table.plays[seat] = player.number("plays", usual_plays, 0, MOST)
    for entry in fields.items("turn"):
        table.turn += _note(draft, entry)


_WRITABLE: Final = {
    word: (what, parts) for what, (word, parts) in hidden.NOTES.items() if "cause" not in parts
}


def _note(draft: Draft, entry: Any) -> list[int]:
    """A note of this turn, in the words of a view; seats count from 1."""
    said = entry if isinstance(entry, dict) else {}
    what, parts = _WRITABLE.get(str(said.get("what")), (turn.NOTHING, ()))
    values = [_number(draft, part, said.get(part)) for part in parts]
    if what == turn.NOTHING or not set(said) <= {"what", *parts} or None in values:
        known = ", ".join(_WRITABLE)
        raise Mistake(words.NO_NOTE.fill(said=repr(entry), known=known))
    note = [what, *[value for value in values if value is not None]]
    return note + [0] * (turn.SIZE - len(note))


def _number(draft: Draft, part: str, value: Any) -> int | None:
    """A word of a note as a number; None if it is none."""
    where = draft.fields.at("turn")
    if part == "land":
        return turn.EVERYWHERE if value is None else draft.land(value, where)
    if part in ("seat", "other"):
        return value - 1 if in_range(value, 1, draft.table.seats) else None
    if part in ("action", "becomes"):
        return hidden.ACTIONS.index(value) if value in hidden.ACTIONS else None
    if part == "kind":
        return codes.KINDS.index(value) if value in codes.KINDS[: codes.PRESENCE] else None
    if part == "kinds":
        kinds = value if isinstance(value, list) else []
        people = codes.KINDS[: codes.PEOPLE]
        sound = bool(kinds) and all(kind in people for kind in kinds)
        return sum({1 << people.index(kind) for kind in kinds}) if sound else None
    if part == "harm":
        return {"all": turn.ALL_HARM, "ravage": turn.RAVAGE_DAMAGE}.get(str(value))
    if part == "card":
        return numbers.POWERS.index(by_name.POWERS.key(value, where))
    if part == "invader-card":
        return numbers.INVADERS.index(by_name.INVADERS.key(value, where))
    if part == "phase":
        return codes.PHASES.index(value) if value in codes.PHASES else None
    if part == "deed":
        return numbers.DEEDS.index(value) if value in numbers.DEEDS else None
    if part in ("paid", "normal"):
        return int(value) if isinstance(value, bool) else None
    return int(value) if in_range(value, -1, MOST) else None


def begin(draft: Draft) -> None:
    """Lets the invaders do what the position says; the whole phase unless it names something."""
    table, fields = draft.table, draft.fields
    if table.phase != codes.INVADER_PHASE:
        return
    said = fields.data.get("invaders", "phase")
    for action in reversed(said if isinstance(said, list) and said else [said]):
        word, _, name = action.partition(" ") if isinstance(action, str) else ("", "", "")
        if action == "phase":
            begin_phase(table)
        elif word in hidden.ACTIONS[: codes.SOURCE] and name:
            land = draft.land(name.strip(), fields.at("invaders"))
            begin_action(table, hidden.ACTIONS.index(word), land, NORMAL)
        else:
            raise Mistake(words.NO_ACTION.fill(said=repr(action)))
