"""What a seat is asked inside an effect, one question for each kind of frame."""

from typing import Final

from spieltisch.core.names import seat_name
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text, joined
from spieltisch.games.blue_moon.cards import every, special
from spieltisch.games.blue_moon.state import codes
from spieltisch.games.blue_moon.state.table import Table
from spieltisch.games.blue_moon.text.cards import special_text
from spieltisch.games.blue_moon.text.names import counted, demanded, in_element, quoted, quoted_all


def foe_name(state: Table, seat: int) -> Text:
    return seat_name(state, 1 - seat)


def _about(frame: Frame, ask: Text, **words: Text | str | int) -> Text:
    """A question with the card it comes from."""
    name, asked = quoted(frame.values[0]), ask.fill(**words)
    return Text(f"{name.de}: {asked.de}", f"{name.en}: {asked.en}")


def _offered(state: Table, frame: Frame) -> Text:
    return Text(
        "Nutze die Sonderfunktion von {card} oder verzichte: {text}",
        "Use the special text of {card} or not: {text}",
    ).fill(card=quoted(frame.values[0]), text=special_text(every.CARDS[frame.values[0]]))


_TAKING: Final = Text(
    "Wähle eine deiner Karten, die auf die Hand zurückkommt, oder verzichte",
    "choose one of your cards to take back into your hand, or none",
)
_TARGETS: Final = {
    special.TAKE_BACK_ACTIVE: _TAKING,
    special.TAKE_BACK_COMBAT: _TAKING,
    special.TAKE_BACK_OTHER: _TAKING,
    special.TAKE_BACK_ON_RETREAT: _TAKING,
    special.SWAP_HYLA: Text(
        "Wähle eine Hyla aus deinem Ablagestapel zum Tauschen oder verzichte",
        "choose a Hyla of your discard pile to exchange it with, or none",
    ),
    special.DISCARD_CHARACTER: Text(
        "Wähle einen Charakter von {foe} zum Abwerfen oder verzichte",
        "choose a character of {foe} to discard, or none",
    ),
    special.DISCARD_SUPPORT: Text(
        "Wähle eine Unterstützung von {foe} zum Abwerfen oder verzichte",
        "choose a support of {foe} to discard, or none",
    ),
    special.DISCARD_ICON_CARD: Text(
        "Wähle eine Karte von {foe} mit einem Symbol zum Abwerfen oder verzichte",
        "choose a card of {foe} with an icon to discard, or none",
    ),
}
_BOOSTER_OR_SUPPORT: Final = Text(
    "Wähle eine Verstärkung oder Unterstützung von {foe} zum Abwerfen oder verzichte",
    "choose a booster or support of {foe} to discard, or none",
)


def _target(state: Table, frame: Frame) -> Text:
    ask = _TARGETS.get(every.EFFECTS[frame.values[0]], _BOOSTER_OR_SUPPORT)
    return _about(frame, ask, foe=foe_name(state, frame.seat))


def paid_so_far(table: Table, frame: Frame) -> Text:
    """What the cards chosen for a payment give until now."""
    effect, seat, cards = every.EFFECTS[frame.values[0]], frame.seat, frame.values[2:]
    fire = sum(table.printed(seat, card, codes.FIRE) for card in cards)
    earth = sum(table.printed(seat, card, codes.EARTH) for card in cards)
    if effect in (special.CATERPILLAR_FIRE, special.BUY_FIRE):
        return in_element(fire, codes.FIRE)
    if effect in (special.CATERPILLAR_EARTH, special.BUY_EARTH):
        return in_element(earth, codes.EARTH)
    if effect == special.CATERPILLAR_EITHER:
        return joined([in_element(fire, codes.FIRE), in_element(earth, codes.EARTH)], " / ")
    return quoted_all(cards)


def _paying(state: Table, frame: Frame) -> Text:
    words: dict[str, Text | str | int] = {
        "demand": demanded(every.EFFECTS[frame.values[0]], frame.values[1])
    }
    if every.EFFECTS[frame.values[0]] in (
        special.SIREN,
        special.BUY_CHARACTERS,
        special.BUY_ACTIONS,
    ):
        ask = Text(
            "Wirf aus der Hand {demand} ab oder lass es",
            "discard {demand} from your hand, or leave it",
        )
    else:
        ask = Text(
            "Wirf Handkarten mit zusammen mindestens {demand} ab oder lass es",
            "discard hand cards of at least {demand} in total, or leave it",
        )
    said = _about(frame, ask, **words)
    if len(frame.values) > 2:
        more = Text(" (gewählt: {chosen})", " (chosen: {chosen})")
        more = more.fill(chosen=paid_so_far(state, frame))
        return Text(said.de + more.de, said.en + more.en)
    return said


_ASKED: Final = {
    codes.DISCARDING: Text("Wirf {cards} ab", "discard {cards}"),
    codes.RETURNING: Text(
        "Wähle {cards}, die in den Nachziehstapel gemischt werden",
        "choose {cards} to shuffle into your draw deck",
    ),
    codes.REVEALED: Text(
        "Wirf eine der aufgedeckten Karten ab; die anderen kommen auf deine Hand",
        "discard one of the revealed cards; the others come into your hand",
    ),
    codes.BOARDING: Text("Wähle das Schiff, auf das sie kommt", "choose the ship that takes it"),
    codes.EITHER: Text(
        "Wirf alle Verstärkungen oder alle Unterstützungen von {foe} ab oder verzichte",
        "discard all boosters or all supports of {foe}, or neither",
    ),
    codes.KEEPING: Text(
        "Wähle den Charakter von {foe}, der liegen bleibt, oder verzichte",
        "choose the character of {foe} that stays, or leave it",
    ),
    codes.DOUBLING: Text(
        "Wähle die Raupe, die doppelt zählt", "choose the caterpillar that counts twice"
    ),
}
"""By effect of a frame: a question that is always the same."""


def _same(state: Table, frame: Frame) -> Text:
    words: dict[str, Text | str | int] = {"foe": foe_name(state, frame.seat)}
    if frame.effect in (codes.DISCARDING, codes.RETURNING):
        words["cards"] = counted("hand_cards", frame.values[1])
    return _about(frame, _ASKED[frame.effect], **words)


def _declining(state: Table, frame: Frame) -> Text:
    done = frame.values[0]
    if not done:
        return Text(
            "Wirf für den Verzicht eine bis drei Handkarten ab",
            "Discard one to three hand cards for declining",
        )
    return Text(
        f"Wirf noch eine Handkarte ab oder höre auf (bisher {done}, höchstens {codes.MOST_DECLINED})",
        f"Discard another hand card or stop ({done} so far, at most {codes.MOST_DECLINED})",
    )


def _stealing(state: Table, frame: Frame) -> Text:
    foe = 1 - frame.seat
    ask = Text(
        "Wirf {cards} aus der Hand von {foe} ab, blind gezogen",
        "discard {cards} from the hand of {foe}, drawn unseen",
    )
    if state.open[foe]:
        ask = Text(
            "Wirf {cards} aus der Hand von {foe} ab, offen gewählt oder blind gezogen",
            "discard {cards} from the hand of {foe}, an open one or one drawn unseen",
        )
    cards = counted("cards", frame.values[1])
    return _about(frame, ask, cards=cards, foe=foe_name(state, frame.seat))


def _any_cards(state: Table, frame: Frame) -> Text:
    if every.EFFECTS[frame.values[0]] == special.DISCARD_OWN:
        return _about(
            frame, Text("Wirf eine Handkarte ab oder höre auf", "discard a hand card or stop")
        )
    return _about(
        frame,
        Text(
            "Schiebe eine Handkarte ganz unter deinen Nachziehstapel oder höre auf",
            "put a hand card at the very bottom of your draw deck, or stop",
        ),
    )


def _searching(state: Table, frame: Frame) -> Text:
    effect = every.EFFECTS[frame.values[0]]
    if effect == special.ENTREAT:
        ask = Text(
            "Wähle aus deinem Nachziehstapel eine Karte zum Auslegen oder Laden oder verzichte",
            "choose a card of your draw deck to play or to load, or none",
        )
    elif effect == special.SEARCH_DISCARD:
        ask = Text(
            "Nimm eine Karte deines Ablagestapels auf die Hand oder verzichte",
            "take a card of your discard pile into your hand, or none",
        )
    else:
        ask = Text(
            "Nimm eine Karte deines Nachziehstapels auf die Hand oder verzichte",
            "take a card of your draw deck into your hand, or none",
        )
    return _about(frame, ask)


def _loading(state: Table, frame: Frame) -> Text:
    ask = Text("Lade bis zu {cards} darauf oder höre auf", "load up to {cards} onto it, or stop")
    if frame.values[1] == 1:
        ask = Text("Lade {cards} darauf oder lass es", "load {cards} onto it, or stop")
    return _about(frame, ask, cards=counted("hand_cards", frame.values[1]))


def _paying_cost(state: Table, frame: Frame) -> Text:
    ask = Text(
        "Wirf dafür zuvor {cards} ab, eine andere als diese",
        "first discard {cards} other than this one",
    )
    if frame.values[1] > 1:
        ask = Text("Wirf dafür zuvor {cards} ab", "first discard {cards}")
    return _about(frame, ask, cards=counted("hand_cards", frame.values[1]))


def _replacing(state: Table, frame: Frame) -> Text:
    return Text(
        "Ziehe für die ersetzte Karte eine neue oder lass es",
        "Draw a card for the one you replaced, or leave it",
    )


def _calling(state: Table, frame: Frame) -> Text:
    foe = 1 - frame.seat
    bluffs = len(state.bluffs[foe])
    cards = Text(f"{bluffs} Bluffkarten", f"{bluffs} bluff cards")
    if bluffs == 1:
        cards = Text("einer Bluffkarte", "one bluff card")
    return Text(
        "{foe} zeigt {power} mit {cards}: Lass Farbe bekennen oder lass es",
        "{foe} shows {power} with {cards}: call the bluff or let it be",
    ).fill(
        foe=foe_name(state, frame.seat),
        power=in_element(state.power(foe, state.element), state.element),
        cards=cards,
    )


_WINDOWS: Final = {
    codes.W_ACTION: Text(
        "{foe} legt {card} aus: Antworte mit einer Intervention oder lass es geschehen",
        "{foe} plays {card}: answer with an intervention or let it happen",
    ),
    codes.W_CHARACTER: Text(
        "{foe} legt {card} aus: Antworte mit einer Intervention oder lass es geschehen",
        "{foe} plays {card}: answer with an intervention or let it happen",
    ),
    codes.W_ANNOUNCED: Text(
        "{foe} hat {power} angesagt: Antworte mit einer Intervention oder lass es",
        "{foe} has announced {power}: answer with an intervention or let it be",
    ),
    codes.W_RETREAT: Text(
        "{foe} zieht sich zurück: Spiele eine Intervention oder lass es",
        "{foe} retreats: play an intervention or let it be",
    ),
    codes.W_DRAGON: Text(
        "{foe} gewinnt einen Drachen: Verhindere es mit einer Intervention oder lass es",
        "{foe} is about to gain a dragon: stop it with an intervention or let it be",
    ),
    codes.W_COUNTER: Text(
        "{foe} spielt {card}: Wehre es mit einer Intervention ab oder lass es geschehen",
        "{foe} plays {card}: fend it off with an intervention or let it happen",
    ),
}


def _window(state: Table, frame: Frame) -> Text:
    words: dict[str, Text | str | int] = {"foe": foe_name(state, frame.seat)}
    if frame.values[1] != codes.NONE:
        words["card"] = quoted(frame.values[1])
    if state.element != codes.NONE:
        words["power"] = in_element(state.power(1 - frame.seat, state.element), state.element)
    return _WINDOWS[frame.values[0]].fill(**words)


QUESTIONS: Final = {
    **dict.fromkeys(_ASKED, _same),
    codes.OFFERED: _offered,
    codes.TARGET: _target,
    codes.PAYING: _paying,
    codes.DECLINING: _declining,
    codes.STEALING: _stealing,
    codes.ANY_CARDS: _any_cards,
    codes.SEARCHING: _searching,
    codes.LOADING: _loading,
    codes.PAYING_COST: _paying_cost,
    codes.REPLACING: _replacing,
    codes.CALLING: _calling,
    codes.WINDOW: _window,
}
"""By effect of a frame: what is asked."""
