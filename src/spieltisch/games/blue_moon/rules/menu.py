"""What may be done: the legal moves of every decision."""

from spieltisch.core.stack import Frame
from spieltisch.games.blue_moon.cards import every, icons, kinds, special
from spieltisch.games.blue_moon.effects import answers, moments, targets
from spieltisch.games.blue_moon.rules import payments, permits
from spieltisch.games.blue_moon.state import codes, layers, verbs
from spieltisch.games.blue_moon.state.table import Table


def asked(table: Table) -> int:
    """The seat that owes the open decision."""
    frames = table.stack.frames
    if frames:
        return frames[-1].seat
    if table.phase == codes.FIGHT_OVER:
        return 0 if table.hyla[0] != codes.NONE else 1
    return table.turn


# what may be done


def make_menu(table: Table) -> list[int]:
    """The legal moves of the open decision, in a fixed order."""
    frames = table.stack.frames
    if frames:
        return _frame_menu(table, frames[-1])
    seat = table.turn
    phase = table.phase
    menu: list[int] = []
    if phase == codes.CHARACTERS:
        _add_characters(table, menu, seat)
    elif phase == codes.OTHERS:
        _add_others(table, menu, seat)
    elif phase == codes.LEAD:
        _add_lead(table, menu, seat)
        _add_retreat(table, menu, seat)
    elif phase == codes.RETREAT:
        _add_retreat(table, menu, seat)
    elif phase == codes.ANNOUNCE:
        menu = [verbs.ANNOUNCE, verbs.ANNOUNCE + 1]
    else:
        if phase == codes.BEGIN:
            _add_begin(table, menu, seat)
        elif phase == codes.FIGHT_OVER:
            _add_after_fight(table, menu)
        else:
            _add_late_texts(table, menu, seat)
        menu.append(verbs.DONE)
    return menu


def _frame_menu(table: Table, frame: Frame) -> list[int]:
    effect = frame.effect
    seat = frame.seat
    if effect == codes.DECLINING:
        menu = [verbs.CHOOSE + card for card in table.hand[seat]]
        if frame.values[0]:
            menu.append(verbs.DONE)
        return menu
    if effect == codes.PAYING_COST:
        return [verbs.CHOOSE + card for card in table.hand[seat] if card != frame.values[0]]
    if effect == codes.REPLACING:
        return [verbs.USE, verbs.SKIP]
    if effect == codes.CALLING:
        return [verbs.CALL, verbs.SKIP]
    if effect == codes.WINDOW:
        return [*_interventions(table, frame), verbs.SKIP]
    return answers.answers(table, frame)


def _interventions(table: Table, frame: Frame) -> list[int]:
    """The interventions in hand that fit a window."""
    seat = frame.seat
    menu: list[int] = []
    for card in table.hand[seat]:
        if fits_window(table, seat, card, frame.values[0]):
            menu.append(verbs.INTERVENE + card)
    return menu


def fits_window(table: Table, seat: int, card: int, window: int) -> bool:
    """Whether an intervention answers what has just happened, and may be played."""
    effect = every.EFFECTS[card]
    if effect not in layers.EFFECTS_OF_WINDOW[window] or not permits.intervention_works(
        table, seat, card
    ):
        return False
    return effect != special.DISCARD_OF_TURN or len(targets.targets(table, seat, card)) > 0


def _add_begin(table: Table, menu: list[int], seat: int) -> None:
    for card in [*table.active[seat], *table.support[seat]]:
        if every.ICONS[card] and permits.retrieve_refusal(table, seat, card) == codes.LEGAL:
            menu.append(verbs.RETRIEVE + card)
    for ship in table.ships[seat]:
        menu.append(verbs.LAND + ship)
    for card in table.bluffs[seat]:
        menu.append(verbs.DROP + card)
    _add_texts(table, menu, seat)


def _add_after_fight(table: Table, menu: list[int]) -> None:
    owner = asked(table)
    hyla = table.hyla[owner]
    if (
        hyla != codes.NONE
        and every.EFFECTS[hyla] == special.DRAW_AFTER_FIGHT
        and moments.is_usable(table, owner, hyla)
    ):
        menu.append(verbs.TEXT + hyla)


def _add_lead(table: Table, menu: list[int], seat: int) -> None:
    for card in table.hand[seat]:
        if (
            every.KINDS[card] >= kinds.LEADERSHIP
            and permits.action_refusal(table, seat, card) == codes.LEGAL
        ):
            menu.append(verbs.LEAD + card)
    for card in table.hand[seat]:
        if permits.replace_refusal(table, seat, card) == codes.LEGAL:
            menu.append(verbs.REPLACE + card)


def _add_retreat(table: Table, menu: list[int], seat: int) -> None:
    """Also in the leadership phase: who leads nothing goes straight on."""
    if not table.yielding and can_fight(table, seat):
        menu.append(verbs.FIGHT)
    menu.append(verbs.DECLINE if table.opening else verbs.RETREAT)
    _add_texts(table, menu, seat)
    _add_payments(table, menu, seat)


def can_fight(table: Table, seat: int) -> bool:
    """Whether a character can be played, or none has to be."""
    if table.said_by(seat) & layers.S_ATTACK_AGAIN:
        return True
    return any(
        permits.character_refusal(table, seat, card) == codes.LEGAL
        for card in playable_cards(table, seat)
    )


def playable_cards(table: Table, seat: int) -> list[int]:
    """Hand cards and cards on landed ships."""
    if not table.landed[seat]:
        return table.hand[seat]
    return table.hand[seat] + [
        card for card in table.loaded[seat] if permits.on_landed_ship(table, seat, card)
    ]


def _add_characters(table: Table, menu: list[int], seat: int) -> None:
    """Characters; once one is laid also what belongs to the next phase."""
    for card in playable_cards(table, seat):
        if (
            every.KINDS[card] == kinds.CHARACTER
            and permits.character_refusal(table, seat, card) == codes.LEGAL
        ):
            menu.append(verbs.PLAY + card)
            if table.first_character == codes.NONE and permits.would_keep(table, seat, card):
                menu.append(verbs.FRESH + card)
    if character_due(table, seat) == codes.LEGAL:
        _add_others(table, menu, seat)
        return
    _add_texts(table, menu, seat)
    if table.cancelled:
        menu.append(verbs.RETREAT)
    elif not table.opening or not menu:
        menu.append(verbs.GIVE_UP)


def character_due(table: Table, seat: int) -> int:
    """Why the character phase cannot end yet, LEGAL if it can."""
    if table.first_character == codes.NONE and not table.said_by(seat) & layers.S_ATTACK_AGAIN:
        return codes.CHARACTER_DUE
    if table.stale:
        table.relayer()
    limit = table.characters_limit[seat]
    return codes.TOO_MANY_CHARACTERS if len(table.characters_of(seat)) > limit else codes.LEGAL


def _add_others(table: Table, menu: list[int], seat: int) -> None:
    """Boosters, supports, bluff cards and loads, and the end of it all."""
    cards = playable_cards(table, seat)
    for card in cards:
        kind = every.KINDS[card]
        if (
            kinds.CHARACTER < kind < kinds.LEADERSHIP
            and permits.other_refusal(table, seat, card) == codes.LEGAL
        ):
            menu.append(verbs.PLAY + card)
    for card in cards:
        if (
            every.ICONS[card] & icons.BLUFFS
            and permits.bluff_refusal(table, seat, card) == codes.LEGAL
        ):
            menu.append(verbs.BLUFF + card)
    if table.ships[seat]:
        for card in table.hand[seat]:
            if permits.load_refusal(table, seat, card) == codes.LEGAL:
                menu.append(verbs.LOAD + card)
    _add_texts(table, menu, seat)
    _add_payments(table, menu, seat)
    if may_announce(table, seat):
        menu.append(verbs.DONE)
    elif not table.opening or not menu:
        menu.append(verbs.GIVE_UP)


def may_announce(table: Table, seat: int) -> bool:
    """Whether everything demanded is done and the opponent's power is reached."""
    return not unmet_demands(table, seat) and permits.is_matched(table, seat)


def unmet_demands(table: Table, seat: int) -> list[int]:
    """The texts of the opponent that demand something which must still be done."""
    foe = 1 - seat
    if not table.said_by(foe) & layers.S_DEMAND:
        return []
    return [card for card in table.texts_of(foe) if _is_due(table, card)]


def _is_due(table: Table, card: int) -> bool:
    """Whether what a text of the opponent may demand has not been done yet."""
    effect = every.EFFECTS[card]
    if effect == special.MUST_SUPPORT:
        return not table.supported
    if effect == special.MUST_BOOST:
        return not table.boosted
    return (
        special.CATERPILLAR_FIRE <= effect <= special.CATERPILLAR_MOONS and card not in table.paid
    )


def _add_texts(table: Table, menu: list[int], seat: int) -> None:
    """Texts for any moment of the own turn."""
    if table.said_by(seat) & layers.S_USABLE:
        for card in table.active[seat]:
            effect = every.EFFECTS[card]
            if (
                effect in (special.DISCARD_BOOSTER_SUPPORT_EACH_TURN, special.DISCARD_ICON_CARD)
                and card not in table.used
                and table.works(seat, card)
                and moments.is_usable(table, seat, card)
            ):
                menu.append(verbs.TEXT + card)


def _add_late_texts(table: Table, menu: list[int], seat: int) -> None:
    """Texts after the booster/support phase, at the end of the turn or at its very end."""
    phase = table.phase
    bit = (
        layers.S_AFTER
        if phase == codes.AFTER
        else layers.S_AT_END
        if phase == codes.END
        else layers.S_LAST
    )
    if not table.said_by(seat) & bit:
        return
    for card in table.texts_of(seat):
        if (
            layers.SAYINGS[every.EFFECTS[card]] == bit
            and card not in table.used
            and moments.is_usable(table, seat, card)
        ):
            menu.append(verbs.TEXT + card)


def _add_payments(table: Table, menu: list[int], seat: int) -> None:
    """Demands of the opponent that can be paid now."""
    foe = 1 - seat
    if not table.said_by(foe) & layers.S_DEMAND:
        return
    for card in [*table.active[foe], *table.support[foe]]:
        effect = every.EFFECTS[card]
        if (
            (
                effect == special.SIREN
                or special.CATERPILLAR_FIRE <= effect <= special.CATERPILLAR_MOONS
            )
            and card not in table.paid
            and card not in table.used
            and table.works(foe, card)
            and can_pay(table, seat, card)
        ):
            menu.append(verbs.PAY + card)


def can_pay(table: Table, seat: int, card: int) -> bool:
    n = targets.demand_of(table, 1 - seat, card)
    return payments.can_complete(table, seat, every.EFFECTS[card], n, [], table.hand[seat])
