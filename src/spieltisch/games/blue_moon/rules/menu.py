"""What may be done: the legal moves of every decision."""

from typing import Final

from spieltisch.core.stack import Frame
from spieltisch.games.blue_moon.cards import every, icons, kinds, special
from spieltisch.games.blue_moon.effects.answers import Effects
from spieltisch.games.blue_moon.state import codes, layers, payments, verbs

EFFECTS_OF_WINDOW: Final = (
    (),
    (special.CANCEL_ACTION,),
    (special.CANCEL_CHARACTER,),
    (special.DISCARD_OF_TURN, special.END_TURN),
    (special.TAKE_BACK_ON_RETREAT,),
    (special.CANCEL_DRAGON,),
    (special.CANCEL_INTERVENTION,),
)
"""By window: the texts of the interventions that may be played then."""


class Menu(Effects):
    """A table that knows the legal moves of the open decision."""

    def asked(self) -> int:
        """The seat that owes the open decision."""
        frames = self.stack.frames
        if frames:
            return frames[-1].seat
        if self.phase == codes.FIGHT_OVER:
            return 0 if self.hyla[0] != codes.NONE else 1
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
        if phase == codes.CHARACTERS:
            self._add_characters(menu, seat)
        elif phase == codes.OTHERS:
            self._add_others(menu, seat)
        elif phase == codes.LEAD:
            self._add_lead(menu, seat)
            self._add_retreat(menu, seat)
        elif phase == codes.RETREAT:
            self._add_retreat(menu, seat)
        elif phase == codes.ANNOUNCE:
            menu = [verbs.ANNOUNCE, verbs.ANNOUNCE + 1]
        else:
            if phase == codes.BEGIN:
                self._add_begin(menu, seat)
            elif phase == codes.FIGHT_OVER:
                self._add_after_fight(menu)
            else:
                self._add_late_texts(menu, seat)
            menu.append(verbs.DONE)
        return menu

    def _frame_menu(self, frame: Frame) -> list[int]:
        effect = frame.effect
        seat = frame.seat
        if effect == codes.DECLINING:
            menu = [verbs.CHOOSE + card for card in self.hand[seat]]
            if frame.values[0]:
                menu.append(verbs.DONE)
            return menu
        if effect == codes.PAYING_COST:
            return [verbs.CHOOSE + card for card in self.hand[seat] if card != frame.values[0]]
        if effect == codes.REPLACING:
            return [verbs.USE, verbs.SKIP]
        if effect == codes.CALLING:
            return [verbs.CALL, verbs.SKIP]
        if effect == codes.WINDOW:
            return [*self._interventions(frame), verbs.SKIP]
        return self.answers(frame)

    def _interventions(self, frame: Frame) -> list[int]:
        """The interventions in hand that fit a window."""
        seat = frame.seat
        menu: list[int] = []
        for card in self.hand[seat]:
            if self.fits_window(seat, card, frame.values[0]):
                menu.append(verbs.INTERVENE + card)
        return menu

    def fits_window(self, seat: int, card: int, window: int) -> bool:
        """Whether an intervention answers what has just happened, and may be played."""
        effect = every.EFFECTS[card]
        if effect not in EFFECTS_OF_WINDOW[window] or not self.intervention_works(seat, card):
            return False
        return effect != special.DISCARD_OF_TURN or len(self.targets(seat, card)) > 0

    def _add_begin(self, menu: list[int], seat: int) -> None:
        for card in self.active[seat]:
            if every.ICONS[card] and self.retrieve_refusal(seat, card) == codes.LEGAL:
                menu.append(verbs.RETRIEVE + card)
        for card in self.support[seat]:
            if every.ICONS[card] and self.retrieve_refusal(seat, card) == codes.LEGAL:
                menu.append(verbs.RETRIEVE + card)
        for ship in self.ships[seat]:
            menu.append(verbs.LAND + ship)
        for card in self.bluffs[seat]:
            menu.append(verbs.DROP + card)
        self._add_texts(menu, seat)

    def _add_after_fight(self, menu: list[int]) -> None:
        owner = self.asked()
        hyla = self.hyla[owner]
        if (
            hyla != codes.NONE
            and every.EFFECTS[hyla] == special.DRAW_AFTER_FIGHT
            and self.is_usable(owner, hyla)
        ):
            menu.append(verbs.TEXT + hyla)

    def _add_lead(self, menu: list[int], seat: int) -> None:
        for card in self.hand[seat]:
            if (
                every.KINDS[card] >= kinds.LEADERSHIP
                and self.action_refusal(seat, card) == codes.LEGAL
            ):
                menu.append(verbs.LEAD + card)
        for card in self.hand[seat]:
            if self.replace_refusal(seat, card) == codes.LEGAL:
                menu.append(verbs.REPLACE + card)

    def _add_retreat(self, menu: list[int], seat: int) -> None:
        """Also in the leadership phase: who leads nothing goes straight on."""
        if not self.yielding and self.can_fight(seat):
            menu.append(verbs.FIGHT)
        menu.append(verbs.DECLINE if self.opening else verbs.RETREAT)
        self._add_texts(menu, seat)
        self._add_payments(menu, seat)

    def can_fight(self, seat: int) -> bool:
        """Whether a character can be played, or none has to be."""
        if self.said_by(seat) & layers.S_ATTACK_AGAIN:
            return True
        for card in self.playable_cards(seat):
            if (
                every.KINDS[card] == kinds.CHARACTER
                and self.character_refusal(seat, card) == codes.LEGAL
            ):
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
            if (
                every.KINDS[card] == kinds.CHARACTER
                and self.character_refusal(seat, card) == codes.LEGAL
            ):
                menu.append(verbs.PLAY + card)
                if self.first_character == codes.NONE and self.would_keep(seat, card):
                    menu.append(verbs.FRESH + card)
        if self.character_due(seat) == codes.LEGAL:
            self._add_others(menu, seat)
            return
        self._add_texts(menu, seat)
        if self.cancelled:
            menu.append(verbs.RETREAT)
        elif not self.opening or not menu:
            menu.append(verbs.GIVE_UP)

    def character_due(self, seat: int) -> int:
        """Why the character phase cannot end yet, LEGAL if it can."""
        if self.first_character == codes.NONE and not self.said_by(seat) & layers.S_ATTACK_AGAIN:
            return codes.CHARACTER_DUE
        if self.stale:
            self.relayer()
        limit = self.characters_limit[seat]
        return codes.TOO_MANY_CHARACTERS if len(self.characters_of(seat)) > limit else codes.LEGAL

    def _add_others(self, menu: list[int], seat: int) -> None:
        """Boosters, supports, bluff cards and loads, and the end of it all."""
        cards = self.playable_cards(seat)
        for card in cards:
            kind = every.KINDS[card]
            if (
                kinds.CHARACTER < kind < kinds.LEADERSHIP
                and self.other_refusal(seat, card) == codes.LEGAL
            ):
                menu.append(verbs.PLAY + card)
        for card in cards:
            if every.ICONS[card] & icons.BLUFFS and self.bluff_refusal(seat, card) == codes.LEGAL:
                menu.append(verbs.BLUFF + card)
        if self.ships[seat]:
            for card in self.hand[seat]:
                if self.load_refusal(seat, card) == codes.LEGAL:
                    menu.append(verbs.LOAD + card)
        self._add_texts(menu, seat)
        self._add_payments(menu, seat)
        if self.may_announce(seat):
            menu.append(verbs.DONE)
        elif not self.opening or not menu:
            menu.append(verbs.GIVE_UP)

    def may_announce(self, seat: int) -> bool:
        """Whether everything demanded is done and the opponent's power is reached."""
        return not self.unmet_demand(seat) and self.is_matched(seat)

    def unmet_demand(self, seat: int) -> bool:
        """Whether a text of the opponent demands something that is not done yet."""
        foe = 1 - seat
        if not self.said_by(foe) & layers.S_DEMAND:
            return False
        for card in self.texts_of(foe):
            if self.demands(seat, card):
                return True
        return False

    def demands(self, seat: int, card: int) -> bool:
        """Whether a working text of the opponent demands something that must still be done."""
        effect = every.EFFECTS[card]
        if effect == special.MUST_SUPPORT:
            return not self.supported
        if effect == special.MUST_BOOST:
            return not self.boosted
        return (
            special.CATERPILLAR_FIRE <= effect <= special.CATERPILLAR_MOONS
            and card not in self.paid
        )

    def _add_texts(self, menu: list[int], seat: int) -> None:
        """Texts for any moment of the own turn."""
        if self.said_by(seat) & layers.S_USABLE:
            for card in self.active[seat]:
                effect = every.EFFECTS[card]
                if (
                    effect in (special.DISCARD_BOOSTER_SUPPORT_EACH_TURN, special.DISCARD_ICON_CARD)
                    and card not in self.used
                    and self.works(seat, card)
                    and self.is_usable(seat, card)
                ):
                    menu.append(verbs.TEXT + card)

    def _add_late_texts(self, menu: list[int], seat: int) -> None:
        """Texts after the booster/support phase, at the end of the turn or at its very end."""
        phase = self.phase
        bit = (
            layers.S_AFTER
            if phase == codes.AFTER
            else layers.S_AT_END
            if phase == codes.END
            else layers.S_LAST
        )
        if not self.said_by(seat) & bit:
            return
        for card in self.texts_of(seat):
            if (
                layers.SAYINGS[every.EFFECTS[card]] == bit
                and card not in self.used
                and self.is_usable(seat, card)
            ):
                menu.append(verbs.TEXT + card)

    def _add_payments(self, menu: list[int], seat: int) -> None:
        """Demands of the opponent that can be paid now."""
        foe = 1 - seat
        if not self.said_by(foe) & layers.S_DEMAND:
            return
        for card in [*self.active[foe], *self.support[foe]]:
            effect = every.EFFECTS[card]
            if (
                (
                    effect == special.SIREN
                    or special.CATERPILLAR_FIRE <= effect <= special.CATERPILLAR_MOONS
                )
                and card not in self.paid
                and card not in self.used
                and self.works(foe, card)
                and self.can_pay(seat, card)
            ):
                menu.append(verbs.PAY + card)

    def can_pay(self, seat: int, card: int) -> bool:
        n = self.demand_of(1 - seat, card)
        return payments.can_complete(self, seat, every.EFFECTS[card], n, [], self.hand[seat])
