"""What is done in a land, as cards write it."""

from spieltisch.core.effects import Amount, Node
from spieltisch.games.spirit_island.effects.amounts import HERE, Keep, Kept, Might
from spieltisch.games.spirit_island.effects.basics import ALL, MUST, UP_TO, USER, then
from spieltisch.games.spirit_island.effects.conditions import OfLand
from spieltisch.games.spirit_island.effects.fear import Fear
from spieltisch.games.spirit_island.effects.harming import Destroy, Harm, HarmEach
from spieltisch.games.spirit_island.effects.lasting import Defend, Skip
from spieltisch.games.spirit_island.effects.moving import Gather, Push
from spieltisch.games.spirit_island.effects.pieces import Add, AddStrife, Replace
from spieltisch.games.spirit_island.effects.removing import PutBack, Remove, RemoveWorth
from spieltisch.games.spirit_island.effects.watching import Watch
from spieltisch.games.spirit_island.state import codes

# Moving.


def push(
    times: "int | Amount",
    kinds: int,
    mode: int = MUST,
    who: int = USER,
    spread: bool = False,
    defend: int = 0,
    ashore: bool = False,
    into: OfLand | None = None,
    reach: int = 1,
) -> Push:
    return Push(
        times, kinds, mode, who, spread, defend=defend, ashore=ashore, into=into, reach=reach
    )


def push_it(mode: int = UP_TO) -> Push:
    """The piece it is about."""
    return Push(1, codes.INVADERS, mode, USER, it=True)


def push_along(times: int, kinds: int, who: int = USER) -> Push:
    """To where the push before has gone."""
    return Push(times, kinds, UP_TO, who, along=True)


def move(times: "int | Amount", kinds: int, mode: int = MUST, who: int = USER) -> Push:
    """To one land, however far away."""
    return Push(times, kinds, mode, who, far=True)


def sweep(times: "int | Amount", kinds: int, mode: int = MUST, who: int = USER) -> Push:
    """To one adjacent land nearer to the sea."""
    return Push(times, kinds, mode, who, seaward=True)


def spread(times: "int | Amount", kinds: int, mode: int = MUST, who: int = USER) -> Push:
    """To all adjacent lands."""
    return Push(times, kinds, mode, who, evenly=True)


def gather(times: "int | Amount", kinds: int, mode: int = MUST, who: int = USER) -> Gather:
    return Gather(times, kinds, mode, who)


# Harming.


def damage(
    times: "int | Amount",
    kinds: int = codes.INVADERS,
    who: int = USER,
    more: bool = False,
    where: int = HERE,
    distinct: bool = False,
    others: bool = False,
) -> Harm:
    return Harm(times, kinds, who, more, where, distinct, others)


def damage_each(
    number: "int | Amount", kinds: int = codes.INVADERS, strife: bool = False
) -> HarmEach:
    return HarmEach(number, kinds, strife)


def clash(one: int, other: int) -> Node:
    """Two sides deal their damage to each other at the same time, as strong as they were before."""
    return then(
        Keep(Might(other)),
        damage(Might(one), other),
        damage(Kept(Might(other, at_once=True)), one),
    )


def destroy(times: "int | Amount", kinds: int, mode: int = MUST, who: int = USER) -> Destroy:
    return Destroy(times, kinds, mode, who, False)


def drown(times: "int | Amount", kinds: int, mode: int = MUST) -> Destroy:
    return Destroy(times, kinds, mode, USER, True)


# Adding and taking away.


def add(number: "int | Amount", kind: int, box: bool = False, cascades: bool = True) -> Add:
    return Add(number, kind, box, cascades)


def add_strife(
    times: "int | Amount" = 1, kinds: int = codes.INVADERS, who: int = USER
) -> AddStrife:
    return AddStrife(times, kinds, who)


def remove(times: "int | Amount", kinds: int, mode: int = MUST, who: int = USER) -> Remove:
    return Remove(times, kinds, mode, who)


def remove_tokens(kinds: int) -> Remove:
    """As many as one likes; they are listed, so that some can be put back."""
    return Remove(ALL, kinds, UP_TO, USER, lists=True)


def put_back(times: int) -> PutBack:
    return PutBack(times)


def remove_worth(worth: "int | Amount") -> RemoveWorth:
    """Invaders by their health."""
    return RemoveWorth(worth)


def replace(
    kinds: int,
    into: int,
    number: int = 1,
    times: "int | Amount" = 1,
    mode: int = MUST,
    who: int = USER,
    new: bool = False,
) -> Replace:
    return Replace(times, kinds, into, number, mode, who, new)


# Fear, and what holds for the turn; see also lasting.py.


def fear(number: "int | Amount", more: bool = False) -> Fear:
    return Fear(number, more)


def defend(number: "int | Amount" = 0, dahan: int = 0) -> Defend:
    return Defend(number, dahan)


def skip(actions: int = codes.ALL_ACTIONS) -> Skip:
    return Skip(actions)


def watch(
    event: int,
    *body: Node,
    kinds: int = codes.BUILDINGS | codes.DAHANS,
    once: bool = False,
    everywhere: bool = False,
) -> Watch:
    return Watch(event, then(*body), kinds, once, everywhere)
