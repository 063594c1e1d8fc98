"""Verbs are general: most of them are used by more than one card."""

from tools.verbs import single, verbs


def test_at_most_one_verb_in_five_is_used_by_a_single_card() -> None:
    found = verbs()
    alone = single(found)
    assert 5 * len(alone) <= len(found), f"used by a single card: {', '.join(alone)}"


def test_cards_of_all_sorts_are_looked_at() -> None:
    found = verbs()
    assert {"call-to-bloodshed", "massive-flooding", "dahan-raid", "grim-toll"} <= {*found["Harm"]}
    assert {"river-surges-in-sunlight", "gift-of-power"} <= {*found["GainCard"]}
    assert {"tipping-point"} <= {*found["LosePresence"]}


def test_parts_of_events_are_looked_at_by_themselves() -> None:
    found = verbs()
    assert {"local-diaspora", "retreat (event)"} <= {*found["Push"]}
    assert {"the-center-crumbles", "new-cash-crops-take-hold"} <= {*found["Preventable"]}
