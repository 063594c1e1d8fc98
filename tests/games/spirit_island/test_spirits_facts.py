"""Every spirit and every unique power against the collected facts beside the repository."""

import json
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from spieltisch.core.effects import Amount, Fixed, Node, When, all_parts
from spieltisch.games.spirit_island.cards import every, numbers, panel, spirits, unique, unique_claw
from spieltisch.games.spirit_island.effects import (
    energy,
    fear,
    gaining,
    harming,
    homes,
    lasting,
    moving,
    pieces,
    presence,
    removing,
    watching,
)
from spieltisch.games.spirit_island.effects.amounts import (
    CardsPlayed,
    Done,
    Frights,
    HasOf,
    Least,
    Number,
    OwnPresence,
    Per,
    Times,
)
from spieltisch.games.spirit_island.effects.repeating import Repeat
from spieltisch.games.spirit_island.effects.thresholds import HasElements
from spieltisch.games.spirit_island.state import codes

FOLDER: Final = Path(__file__).parents[4] / "shared" / "data"
pytestmark = pytest.mark.skipif(
    not FOLDER.exists(), reason=f"the collected facts are not here: {FOLDER}"
)

SPIRITS: Final = {each.key: each for each in every.SPIRITS}
UNIQUE: Final = {card.key: card for card in [*unique.CARDS, *unique_claw.CARDS]}
FILTERS: Final = {
    "jungle": panel.IN_JUNGLE,
    "mountain": panel.IN_MOUNTAIN,
    "sands": panel.IN_SANDS,
    "wetland": panel.IN_WETLAND,
    "coastal": panel.COASTAL,
    "inland": panel.INLAND,
    "dahan": panel.WITH_DAHAN,
    "invaders": panel.WITH_INVADERS,
    "ocean": panel.IN_OCEAN,
    "beasts": panel.WITH_BEASTS,
    "wilds": panel.WITH_WILDS,
    "own_presence": panel.WITH_OWN_PRESENCE,
    "no_blight": panel.NO_BLIGHT,
}
INVADERS: Final = ["explorer", "town", "city"]

Said = tuple[Any, ...]
"""A step in short: the verb, how many, of what, and whether it must be."""


@cache
def facts(name: str) -> dict[str, Any]:
    """The entries by their ids."""
    if not FOLDER.exists():
        return {}
    listed = json.loads((FOLDER / f"spirit_island_{name}.json").read_text(encoding="utf-8"))
    return {each["id"]: each for each in listed}


def printed_uniques() -> dict[str, Any]:
    return {key: card for key, card in facts("powers").items() if card["kind"] == "unique"}


# what we declare, in short


def kinds(bits: int) -> tuple[str, ...]:
    return tuple(codes.KINDS[kind] for kind in range(codes.PRESENCE) if bits >> kind & 1)


def quantity(amount: Amount) -> Said:
    if isinstance(amount, Fixed):
        return (amount.number,)
    if isinstance(amount, Per):
        return (amount.times, counted(amount.each), amount.step, amount.most)
    if isinstance(amount, Times):
        return ("product", counted(amount.one), counted(amount.other))
    return (1, counted(amount), 1, -1)


def counted(amount: Amount) -> str:
    if isinstance(amount, Number):
        return "/".join(kinds(amount.kinds))
    if isinstance(amount, HasOf):
        return codes.ELEMENTS[amount.element]
    if isinstance(amount, Least):
        return "pairs"
    names = {Done: "done", Frights: "done", CardsPlayed: "played", OwnPresence: "presence"}
    return names[type(amount)]


def declared(tree: Node) -> list[Said]:
    """The steps of a tree in the order in which they are written."""
    found = [step(node) for node in all_parts(tree)]
    return [said for said in found if said]


def step(node: Node) -> Said:
    modes = {0: "must", 1: "may"}
    if isinstance(node, moving.Push):
        return ("push", quantity(node.times), kinds(node.kinds), modes[node.mode])
    if isinstance(node, moving.Gather):
        return ("gather", quantity(node.times), kinds(node.kinds), modes[node.mode])
    if isinstance(node, harming.Harm):
        return ("damage", quantity(node.times), kinds(node.kinds))
    if isinstance(node, harming.HarmEach):
        return ("damage_each", quantity(node.number), kinds(node.kinds))
    if isinstance(node, harming.Destroy):
        verb = "drown" if node.drowns else "destroy"
        return (verb, quantity(node.times), kinds(node.kinds), modes[node.mode])
    if isinstance(node, removing.Remove):
        return ("remove", quantity(node.times), kinds(node.kinds), modes[node.mode])
    if isinstance(node, pieces.Replace):
        return ("replace", quantity(node.times), kinds(node.kinds), codes.KINDS[node.into])
    if isinstance(node, fear.Fear):
        return ("fear", quantity(node.number))
    if isinstance(node, lasting.Defend):
        return ("defend", quantity(node.number))
    if isinstance(node, pieces.Add):
        return ("add", quantity(node.number), codes.KINDS[node.kind])
    if isinstance(node, energy.GainEnergy):
        return ("gain_energy", quantity(node.number))
    if isinstance(node, gaining.GainCard):
        return ("gain_power_card",)
    if isinstance(node, lasting.GrantRepeat):
        return ("grant_repeat", node.most)
    if isinstance(node, Repeat):
        return ("repeat",)
    others = {
        lasting.Skip: "skip_invader_action",
        presence.AddPresence: "add_presence",
        gaining.PlayCard: "play_card",
        energy.GainElements: "gain_element",
        fear.RevealFear: "reveal_fear_card",
        watching.Watch: "trigger",
    }
    return (others[type(node)],) if type(node) in others else ()


# what is printed, in short


QUANTITIES: Final = {
    "Dahan in target land": "dahan",
    "own Presence in target land": "presence",
    "Power Card the target Spirit has played this turn": "played",
    "Fear so generated": "done",
    "Explorer destroyed by this step": "done",
    "Invader destroyed by this Damage": "done",
    "Air you have": "air",
    "Sun you have": "sun",
    "Beasts in target land": "beasts",
    "complete pair of 1 Sun and 1 Plant you have (the smaller of the two counts)": "pairs",
}


def amount_of(entry: Any) -> Said:
    if isinstance(entry, int):
        return (entry,)
    if "product" in entry:
        return ("product", *[QUANTITIES[each] for each in entry["product"]])
    each = QUANTITIES[entry["per"]]
    return (entry["x"], each, entry.get("step", 1), entry.get("max", -1))


def pieces_of(named: list[str]) -> tuple[str, ...]:
    found = [kind for each in named for kind in (INVADERS if each == "invader" else [each])]
    return tuple(sorted(found, key=codes.KINDS.index))


def printed(steps: list[Any]) -> list[Said]:
    """The steps of a card in the order in which they are written."""
    found: list[Said] = []
    for entry in steps:
        for branch in [*entry.get("choose_one", []), entry.get("then", []), entry.get("else", [])]:
            if "verb" not in entry:
                found += printed(branch)
        if "verb" in entry:
            found += [said for said in said_by(entry) if said]
            found += printed(entry.get("then", []))
    return found


def said_by(entry: dict[str, Any]) -> list[Said]:
    verb = entry["verb"]
    mode = "must" if entry.get("mode", "must") == "must" else "may"
    if verb in ("push", "gather", "destroy", "remove"):
        return [(verb, amount_of(entry["amount"]), pieces_of(entry["pieces"]), mode)]
    if verb in ("damage", "damage_each"):
        return [(verb, amount_of(entry["amount"]), pieces_of(entry["to"]))]
    if verb == "drown":
        return [("drown", (1,), _drowned(kind), "must") for kind in entry["pieces"]]
    if verb == "replace":
        return [(verb, (1,), pieces_of(entry["pieces"]), entry["into"])]
    if verb in ("fear", "defend", "gain_energy"):
        return [(verb, amount_of(entry["amount"]))]
    if verb == "add_dahan":
        return [("add", (1,), "dahan")]
    if verb == "add_token":
        return [("add", (entry["amount"],), entry["piece"])]
    if verb == "grant_repeat":
        return [(verb, entry["max_cost"])]
    lasts = ["change_speed", "prevent_harm", "modify_ravage", "modify_drown", "choose_land"]
    lasts += ["split_damage", "extend_range"]
    return [] if verb in lasts else [(verb,)]


def _drowned(kind: str) -> tuple[str, ...]:
    return ("town", "city") if kind == "town_or_city" else (kind,)


def target_of(entry: dict[str, Any]) -> Said:
    """The target of a printed power."""
    target = entry["target"]
    if target["type"] == "spirit":
        return ("spirit", target["filter"])
    fits = 0
    for word in target["filter"]:
        fits |= 0 if word == "any" else FILTERS[word]
    return ("land", entry["range"], entry["source"]["from"], entry["source"]["terrain"], fits)


def our_target(target: panel.Target) -> Said:
    if target.spirit:
        return ("spirit", "another" if target.another else "any")
    source = {panel.PRESENCE: "presence", panel.SACRED_SITE: "sacred_site"}[target.source]
    terrain = None if target.origin < 0 else codes.TERRAINS[target.origin]
    return ("land", target.reach, source, terrain, target.fits)


def words(wanted: panel.Elements) -> dict[str, int]:
    return {codes.ELEMENTS[element]: count for element, count in wanted.items()}


# unique powers


def test_there_are_four_unique_powers_of_each_spirit() -> None:
    assert set(UNIQUE) == set(printed_uniques())
    assert sorted(key for each in every.SPIRITS for key in each.uniques) == sorted(UNIQUE)


@pytest.mark.parametrize("key", [card.key for card in unique.CARDS])
def test_a_unique_power_is_as_printed(key: str) -> None:
    ours, theirs = UNIQUE[key], printed_uniques()[key]
    assert ours.kind == panel.UNIQUE
    assert ours.cost == theirs["cost"]
    assert {codes.FAST: "fast", codes.SLOW: "slow"}[ours.speed] == theirs["speed"]
    assert [codes.ELEMENTS[element] for element in ours.elements] == theirs["elements"]
    assert our_target(ours.target) == target_of(theirs)
    assert theirs["threshold"] is None
    assert declared(ours.effect) == printed(theirs["effect"])


# spirits


def space(entry: dict[str, Any], number: str) -> Said:
    element = entry.get("element", "")
    return (entry.get(number, -1), element, entry.get("reclaim_one", False))


def our_space(space: panel.Space) -> Said:
    element = [*codes.ELEMENTS, "any", ""][space.element]
    return (space.number, element, space.reclaims)


def growth(entries: list[dict[str, Any]]) -> Counter[Said]:
    """The actions of a printed growth option."""
    return Counter(growth_action(entry) for entry in entries)


def growth_action(entry: dict[str, Any]) -> Said:
    action = entry["action"]
    if action == "add_presence":
        fits = 0
        for word in entry.get("land_filter", []):
            fits |= FILTERS[word]
        reach = presence.ANYWHERE if entry["range"] is None else entry["range"]
        return (action, reach, fits)
    return (action, entry["amount"]) if "amount" in entry else (action,)


def our_growth(tree: Node) -> Counter[Said]:
    found = [our_growth_action(node) for node in all_parts(tree)]
    return Counter(said for said in found if said)


def our_growth_action(node: Node) -> Said:
    if isinstance(node, presence.AddPresence):
        assert node.growth
        return ("add_presence", node.reach, node.fits)
    if isinstance(node, energy.GainEnergy):
        return ("gain_energy", *quantity(node.number))
    if isinstance(node, energy.ExtraPlays):
        return ("extra_card_plays_this_turn", node.number)
    if isinstance(node, moving.Gather):
        return ("gather_presence_into_each_ocean", *quantity(node.times))
    if isinstance(node, moving.Push):
        return ("push_presence_from_each_ocean", *quantity(node.times))
    if isinstance(node, gaining.Reclaim):
        return ("reclaim_all" if node.every else "reclaim_one",)
    return ("gain_power_card",) if isinstance(node, gaining.GainCard) else ()


def test_there_are_the_spirits_of_both_boxes() -> None:
    assert list(SPIRITS) == numbers.SPIRITS
    assert set(SPIRITS) == set(facts("spirits"))
    base = [key for key, entry in facts("spirits").items() if entry["set"] == "base"]
    assert {each.key for each in spirits.SPIRITS} == set(base)
    assert len(base) == numbers.BASE_SPIRITS


@pytest.mark.parametrize("key", sorted(SPIRITS))
def test_a_spirit_has_its_tracks_growth_and_cards(key: str) -> None:
    ours, theirs = SPIRITS[key], facts("spirits")[key]
    tracks = theirs["presence_tracks"]
    assert [our_space(s) for s in ours.energy] == [space(s, "energy") for s in tracks["energy"]]
    assert [our_space(s) for s in ours.plays] == [
        space(s, "card_plays") for s in tracks["card_plays"]
    ]
    assert ours.picks == theirs["growth"]["choose"]
    always = theirs["growth"].get("always", [])
    options = theirs["growth"]["options"]
    assert [our_growth(each.effect) for each in ours.growth] == [
        growth(always + option["actions"]) for option in options
    ]
    assert [each.cost for each in ours.growth] == [option["energy_cost"] for option in options]
    assert ours.uniques == theirs["unique_powers"]
    fixed = theirs["power_progression"] or []
    assert ours.progression == [entry["card"] for entry in fixed]


@pytest.mark.parametrize("key", sorted(SPIRITS))
def test_a_spirit_begins_with_its_presence_where_it_should(key: str) -> None:
    theirs = facts("spirits")[key]
    assert theirs["starting_energy"] == 0
    placed = [node for node in all_parts(SPIRITS[key].setup) if isinstance(node, homes.Place)]
    counts = [node.times.number for node in placed if isinstance(node.times, Fixed)]
    assert len(counts) == len(placed)
    printed_counts = [entry["count"] for entry in theirs["setup"]["presence"]]
    assert sum(counts) == sum(printed_counts)
    spaces = len(SPIRITS[key].energy) + len(SPIRITS[key].plays) - 2
    assert spaces + sum(counts) == theirs["total_presence"]


# innate powers

INNATES: Final = {
    innate.key: (each.key, innate) for each in every.SPIRITS for innate in each.innates
}
MAY_INSTEAD: Final = {  # a level that may replace another: one step with both kinds of pieces
    "thundering-destruction": ("destroy", (1,), ("town", "city"), "must"),
    "ocean-breaks-the-shore": ("drown", (1,), ("town", "city"), "must"),
}


def printed_innate(key: str) -> dict[str, Any]:
    owner, _ = INNATES[key]
    name = key.replace("-", " ")
    found = [
        p
        for p in facts("spirits")[owner]["innate_powers"]
        if p["name"].lower().replace("-", " ") == name
    ]
    assert len(found) == 1
    entry: dict[str, Any] = found[0]
    return entry


def test_there_are_the_innate_powers_of_both_boxes() -> None:
    for key, entry in facts("spirits").items():
        assert len(SPIRITS[key].innates) == len(entry["innate_powers"])


@pytest.mark.parametrize("key", sorted(INNATES))
def test_an_innate_power_is_as_printed(key: str) -> None:
    _, ours = INNATES[key]
    theirs = printed_innate(key)
    assert {codes.FAST: "fast", codes.SLOW: "slow"}[ours.speed] == theirs["speed"]
    assert our_target(ours.target) == target_of(theirs)
    quick = [each for each in theirs["levels"] if each["effect"][0].get("verb") == "change_speed"]
    assert (ours.quick and words(ours.quick)) == (quick[0]["elements"] if quick else None)
    levels = [level for level in theirs["levels"] if level not in quick]
    asked = [words(level) for level in ours.levels]
    asked += [
        words(node.condition.elements)
        for node in all_parts(ours.effect)
        if isinstance(node, When) and isinstance(node.condition, HasElements)
    ]
    asked += [words(wanted) for wanted, _ in ours.target.further]
    for level in levels:
        assert level["elements"] in asked
    assert all(elements in [level["elements"] for level in levels] for elements in asked)
    expected = Counter[Said]()
    for level in levels:
        instead = level["mode"] == "may_instead"
        expected.update([MAY_INSTEAD[key]] if instead else printed(level["effect"]))
    assert Counter(declared(ours.effect)) == expected
