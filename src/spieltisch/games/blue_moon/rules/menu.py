"""What may be done: the legal moves of every decision."""

from typing import Final

from spieltisch.core.stack import Frame
from spieltisch.games.blue_moon.cards.card import (
    BLUFFS,
    CHARACTER,
    LEADERSHIP,
)
from spieltisch.games.blue_moon.cards.effect import (
    CANCEL_ACTION,
    CANCEL_CHARACTER,
    CANCEL_DRAGON,
    CANCEL_INTERVENTION,
    CATERPILLAR_FIRE,
    CATERPILLAR_MOONS,
    DISCARD_BOOSTER_SUPPORT_EACH_TURN,
    DISCARD_ICON_CARD,
    DISCARD_OF_TURN,
    DRAW_AFTER_FIGHT,
    END_TURN,
    MUST_BOOST,
    MUST_SUPPORT,
    SIREN,
    TAKE_BACK_ON_RETREAT,
)
from spieltisch.games.blue_moon.cards.every import EFFECTS, ICONS, KINDS
from spieltisch.games.blue_moon.effects.answers import Effects
from spieltisch.games.blue_moon.state import payments
from spieltisch.games.blue_moon.state.codes import (
    AFTER,
    ANNOUNCE,
    ANNOUNCE_FIRE,
    BEGIN,
    BLUFF_CARD,
    CALL,
    CALLING,
    CHARACTER_DUE,
    CHARACTERS,
    CHOOSE,
    DECLINE,
    DECLINING,
    DONE,
    DROP_BLUFF,
    END,
    FIGHT,
    FIGHT_OVER,
    GIVE_UP,
    INTERVENE,
    LAND_SHIP,
    LEAD,
    LEAD_CARD,
    LEGAL,
    LOAD_CARD,
    NONE,
    OTHERS,
    PAY_FOR,
    PAYING_COST,
    PLAY_CARD,
    PLAY_FRESH,
    REPLACE_CARD,
    REPLACING,
    RETREAT,
    RETREAT_NOW,
    RETRIEVE_CARD,
    SKIP,
    TOO_MANY_CHARACTERS,
    USE,
    USE_TEXT,
    WINDOW,
)
from spieltisch.games.blue_moon.state.layers import (
    S_AFTER,
    S_AT_END,
    S_ATTACK_AGAIN,
    S_DEMAND,
    S_LAST,
    S_USABLE,
    SAYINGS,
)

EFFECTS_OF_WINDOW: Final = (
    (),
    (CANCEL_ACTION,),
    (CANCEL_CHARACTER,),
    (DISCARD_OF_TURN, END_TURN),
    (TAKE_BACK_ON_RETREAT,),
    (CANCEL_DRAGON,),
    (CANCEL_INTERVENTION,),
)
"""By window: the texts of the interventions that may be played then."""


class Menu(Effects):
    """A table that knows the legal moves of the open decision."""

    def asked(self) -> int:
        """The seat that owes the open decision."""
        frames = self.stack.frames
        if frames:
            return frames[-1].seat
        if self.phase == FIGHT_OVER:
            return 0 if self.hyla[0] != NONE else 1
        return self.turn

    # what may be done

    def make_menu(self) -> list[int]:
        """The legal moves of the open decision, in a fixed order."""
        frames = self.stack.frames
        if frames:
            return self._frame_menu(frames[-1])
        seat = self.turn
        phase = self.phase
        menu: list[int] = []
        if phase == CHARACTERS:
            self._add_characters(menu, seat)
        elif phase == OTHERS:
            self._add_others(menu, seat)
        elif phase == LEAD:
            self._add_lead(menu, seat)
            self._add_retreat(menu, seat)
        elif phase == RETREAT:
            self._add_retreat(menu, seat)
        elif phase == ANNOUNCE:
            menu = [ANNOUNCE_FIRE, ANNOUNCE_FIRE + 1]
        else:
            if phase == BEGIN:
                self._add_begin(menu, seat)
            elif phase == FIGHT_OVER:
                self._add_after_fight(menu)
            else:
                self._add_late_texts(menu, seat)
            menu.append(DONE)
        return menu

    def _frame_menu(self, frame: Frame) -> list[int]:
        effect = frame.effect
        seat = frame.seat
        if effect == DECLINING:
            menu = [CHOOSE + card for card in self.hand[seat]]
            if frame.values[0]:
                menu.append(DONE)
            return menu
        if effect == PAYING_COST:
            return [CHOOSE + card for card in self.hand[seat] if card != frame.values[0]]
        if effect == REPLACING:
            return [USE, SKIP]
        if effect == CALLING:
            return [CALL, SKIP]
        if effect == WINDOW:
            return [*self._interventions(frame), SKIP]
        return self.answers(frame)

    def _interventions(self, frame: Frame) -> list[int]:
        """The interventions in hand that fit a window."""
        seat = frame.seat
        menu: list[int] = []
        for card in self.hand[seat]:
            if self.fits_window(seat, card, frame.values[0]):
                menu.append(INTERVENE + card)
        return menu

    def fits_window(self, seat: int, card: int, window: int) -> bool:
        """Whether an intervention answers what has just happened, and may be played."""
        effect = EFFECTS[card]
        if effect not in EFFECTS_OF_WINDOW[window] or not self.intervention_works(seat, card):
            return False
        return effect != DISCARD_OF_TURN or len(self.targets(seat, card)) > 0

    def _add_begin(self, menu: list[int], seat: int) -> None:
        for card in self.active[seat]:
            if ICONS[card] and self.retrieve_refusal(seat, card) == LEGAL:
                menu.append(RETRIEVE_CARD + card)
        for card in self.support[seat]:
            if ICONS[card] and self.retrieve_refusal(seat, card) == LEGAL:
                menu.append(RETRIEVE_CARD + card)
        for ship in self.ships[seat]:
            menu.append(LAND_SHIP + ship)
        for card in self.bluffs[seat]:
            menu.append(DROP_BLUFF + card)
        self._add_texts(menu, seat)

    def _add_after_fight(self, menu: list[int]) -> None:
        owner = self.asked()
        hyla = self.hyla[owner]
        if hyla != NONE and EFFECTS[hyla] == DRAW_AFTER_FIGHT and self.is_usable(owner, hyla):
            menu.append(USE_TEXT + hyla)

    def _add_lead(self, menu: list[int], seat: int) -> None:
        for card in self.hand[seat]:
            if KINDS[card] >= LEADERSHIP and self.action_refusal(seat, card) == LEGAL:
                menu.append(LEAD_CARD + card)
        for card in self.hand[seat]:
            if self.replace_refusal(seat, card) == LEGAL:
                menu.append(REPLACE_CARD + card)

    def _add_retreat(self, menu: list[int], seat: int) -> None:
        """Also in the leadership phase: who leads nothing goes straight on."""
        if not self.yielding and self.can_fight(seat):
            menu.append(FIGHT)
        menu.append(DECLINE if self.opening else RETREAT_NOW)
        self._add_texts(menu, seat)
        self._add_payments(menu, seat)

    def can_fight(self, seat: int) -> bool:
        """Whether a character can be played, or none has to be."""
        if self.said_by(seat) & S_ATTACK_AGAIN:
            return True
        for card in self.playable_cards(seat):
            if KINDS[card] == CHARACTER and self.character_refusal(seat, card) == LEGAL:
                return True
        return False

    def playable_cards(self, seat: int) -> list[int]:
        """Hand cards and cards on landed ships."""
        if not self.landed[seat]:
            return self.hand[seat]
        return self.hand[seat] + [
            card for card in self.loaded[seat] if self.on_landed_ship(seat, card)
        ]

    def _add_characters(self, menu: list[int], seat: int) -> None:
        """Characters; once one is laid also what belongs to the next phase."""
        for card in self.playable_cards(seat):
            if KINDS[card] == CHARACTER and self.character_refusal(seat, card) == LEGAL:
                menu.append(PLAY_CARD + card)
                if self.first_character == NONE and self.would_keep(seat, card):
                    menu.append(PLAY_FRESH + card)
        if self.character_due(seat) == LEGAL:
            self._add_others(menu, seat)
            return
        self._add_texts(menu, seat)
        if self.cancelled:
            menu.append(RETREAT_NOW)
        elif not self.opening or not menu:
            menu.append(GIVE_UP)

    def character_due(self, seat: int) -> int:
        """Why the character phase cannot end yet, LEGAL if it can."""
        if self.first_character == NONE and not self.said_by(seat) & S_ATTACK_AGAIN:
            return CHARACTER_DUE
        if self.stale:
            self.relayer()
        limit = self.characters_limit[seat]
        return TOO_MANY_CHARACTERS if len(self.characters_of(seat)) > limit else LEGAL

    def _add_others(self, menu: list[int], seat: int) -> None:
        """Boosters, supports, bluff cards and loads, and the end of it all."""
        cards = self.playable_cards(seat)
        for card in cards:
            kind = KINDS[card]
            if CHARACTER < kind < LEADERSHIP and self.other_refusal(seat, card) == LEGAL:
                menu.append(PLAY_CARD + card)
        for card in cards:
            if ICONS[card] & BLUFFS and self.bluff_refusal(seat, card) == LEGAL:
                menu.append(BLUFF_CARD + card)
        if self.ships[seat]:
            for card in self.hand[seat]:
                if self.load_refusal(seat, card) == LEGAL:
                    menu.append(LOAD_CARD + card)
        self._add_texts(menu, seat)
        self._add_payments(menu, seat)
        if self.may_announce(seat):
            menu.append(DONE)
        elif not self.opening or not menu:
            menu.append(GIVE_UP)

    def may_announce(self, seat: int) -> bool:
        """Whether everything demanded is done and the opponent's power is reached."""
        return not self.unmet_demand(seat) and self.is_matched(seat)

    def unmet_demand(self, seat: int) -> bool:
        """Whether a text of the opponent demands something that is not done yet."""
        foe = 1 - seat
        if not self.said_by(foe) & S_DEMAND:
            return False
        for card in self.texts_of(foe):
            if self.demands(seat, card):
                return True
        return False

    def demands(self, seat: int, card: int) -> bool:
        """Whether a working text of the opponent demands something that must still be done."""
        effect = EFFECTS[card]
        if effect == MUST_SUPPORT:
            return not self.supported
        if effect == MUST_BOOST:
            return not self.boosted
        return CATERPILLAR_FIRE <= effect <= CATERPILLAR_MOONS and card not in self.paid

    def _add_texts(self, menu: list[int], seat: int) -> None:
        """Texts for any moment of the own turn."""
        if self.said_by(seat) & S_USABLE:
            for card in self.active[seat]:
                effect = EFFECTS[card]
                if (
                    effect in (DISCARD_BOOSTER_SUPPORT_EACH_TURN, DISCARD_ICON_CARD)
                    and card not in self.used
                    and self.works(seat, card)
                    and self.is_usable(seat, card)
                ):
                    menu.append(USE_TEXT + card)

    def _add_late_texts(self, menu: list[int], seat: int) -> None:
        """Texts after the booster/support phase, at the end of the turn or at its very end."""
        phase = self.phase
        bit = S_AFTER if phase == AFTER else S_AT_END if phase == END else S_LAST
        if not self.said_by(seat) & bit:
            return
        for card in self.texts_of(seat):
            if (
                SAYINGS[EFFECTS[card]] == bit
                and card not in self.used
                and self.is_usable(seat, card)
            ):
                menu.append(USE_TEXT + card)

    def _add_payments(self, menu: list[int], seat: int) -> None:
        """Demands of the opponent that can be paid now."""
        foe = 1 - seat
        if not self.said_by(foe) & S_DEMAND:
            return
        for card in [*self.active[foe], *self.support[foe]]:
            effect = EFFECTS[card]
            if (
                (effect == SIREN or CATERPILLAR_FIRE <= effect <= CATERPILLAR_MOONS)
                and card not in self.paid
                and card not in self.used
                and self.works(foe, card)
                and self.can_pay(seat, card)
            ):
                menu.append(PAY_FOR + card)

    def can_pay(self, seat: int, card: int) -> bool:
        n = self.demand_of(1 - seat, card)
        return payments.can_complete(self, seat, EFFECTS[card], n, [], self.hand[seat])
