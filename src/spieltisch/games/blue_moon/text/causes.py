"""The exact cause of a refusal: which card forbids a play, and by which ruling."""

from dataclasses import dataclass, field
from typing import Final

from spieltisch.core.text import Text, joined
from spieltisch.games.blue_moon.cards import every, icons, kinds, special
from spieltisch.games.blue_moon.rules import permits, why
from spieltisch.games.blue_moon.state import codes, layers, verbs
from spieltisch.games.blue_moon.state.table import Table
from spieltisch.games.blue_moon.text import names
from spieltisch.games.blue_moon.text.modifiers import Rulings, rulings_about
from spieltisch.games.blue_moon.text.names import counted, in_element, quoted, quoted_all
from spieltisch.games.blue_moon.text.questions import foe_name
from spieltisch.games.blue_moon.text.shapers import power_shapers

Words = dict[str, Text | str | int]


@dataclass
class Cause:
    """What is said instead of the usual sentence (``said``), what fills it, and the rulings.

    ``rulings`` replace the usual ones, ``more`` come on top. ``also`` is a sentence behind it.
    """

    said: Text | None = None
    words: Words = field(default_factory=dict)
    rulings: Rulings | None = None
    more: Rulings = ()
    also: Text | None = None


def named(cards: list[int]) -> Text:
    """Cards that are to blame; one may have left the table since."""
    return (
        quoted_all(cards) if cards else Text("eine Karte, die das bewirkt", "a card that does so")
    )


# bans and limits

_BANNED: Final = {
    special.FORBID_LEADERSHIP: (Text("Anführeraktionen", "leadership cards"), "BM-005"),
    special.FORBID_BOOSTERS: (Text("Verstärkungen", "boosters"), "BM-005"),
    special.FORBID_SUPPORTS: (Text("Unterstützungen", "supports"), "BM-005"),
    special.FORBID_LEADERSHIP_BOOSTERS_SUPPORTS: (
        Text(
            "Anführeraktionen, Verstärkungen und Unterstützungen",
            "leadership cards, boosters and supports",
        ),
        "BM-005",
    ),
    special.FORBID_ACTION_CARDS: (Text("Aktionskarten", "action cards"), "BM-382"),
    special.FORBID_CHARACTERS_WITHOUT_TEXT: (
        Text("Charaktere ohne Sonderfunktion", "characters without special text"),
        "BM-127",
    ),
    special.FORBID_CHARACTERS_BOOSTERS_WITH_TEXT: (
        Text(
            "Charaktere und Verstärkungen mit Sonderfunktion",
            "characters and boosters with special text",
        ),
        "BM-063",
    ),
    special.FORBID_WITH_TEXT: (
        Text("Karten mit Sonderfunktion", "cards with special text"),
        "BM-005",
    ),
    special.FORBID_WITHOUT_TEXT: (
        Text("Karten ohne Sonderfunktion", "cards without special text"),
        "BM-048",
    ),
    special.FORBID_STRONG_CHARACTERS: (
        Text(
            "Charaktere, auf denen in Feuer oder Erde mehr als {n} steht",
            "characters that print more than {n} in fire or earth",
        ),
        "BM-373",
    ),
}
"""By text: what it forbids to play, and the ruling about it."""
_BAN: Final = Text(
    "{foe} hat {by}: Du darfst keine {what} auslegen.", "{foe} has {by}: you may not play {what}."
)
_STRENGTH: Final = Text(
    "{card} hat {fire} Feuer und {earth} Erde.", "{card} has {fire} fire and {earth} earth."
)
_BLUFF_IS: Final = Text(
    "Eine Bluffkarte ist eine Unterstützung ohne Sonderfunktion.",
    "A bluff card is a support without special text.",
)
_LOAD_IS: Final = Text(
    "Laden darf nur, wer eine Unterstützung auslegen dürfte.",
    "Only who might play a support may load.",
)


def banned(state: Table, seat: int, verb: int, card: int) -> Cause:
    traits = {verbs.BLUFF: layers.BLUFF_TRAITS, verbs.LOAD: layers.T_SUPPORT}.get(
        verb, layers.TRAITS[card]
    )
    said: list[Text] = []
    rulings: list[str] = []
    for ban in why.banners(state, seat, traits):
        what, ruling = _BANNED[every.EFFECTS[ban]]
        what = what.fill(n=every.AMOUNTS[ban])
        said.append(_BAN.fill(foe=foe_name(state, seat), by=quoted(ban), what=what))
        rulings.append(ruling)
        if every.EFFECTS[ban] == special.FORBID_STRONG_CHARACTERS:
            fire, earth = every.FIRES[card], every.EARTHS[card]
            said.append(_STRENGTH.fill(card=quoted(card), fire=fire, earth=earth))
        if every.EFFECTS[ban] == special.FORBID_WITH_TEXT:
            rulings += _bans_of_texts(card)
    if verb == verbs.BLUFF:
        said.append(_BLUFF_IS)
    elif verb == verbs.LOAD:
        said.append(_LOAD_IS)
        rulings.append("BM-187")
    words: Words = {"said": joined(said, " ")}
    return Cause(Text("{said}", "{said}"), words, tuple(dict.fromkeys(rulings)))


def _bans_of_texts(card: int) -> list[str]:
    if every.CARDS[card].people == "tutu":
        return ["BM-564", "BM-567"]
    return ["BM-525"] if every.KINDS[card] == kinds.INTERVENTION else []


def card_limit(state: Table, seat: int, verb: int, card: int) -> Cause:
    found = why.limiters(state, seat, special.LIMIT_CARDS)
    words: Words = {"by": named(found), "cards": counted("cards", state.cards_limit[seat])}
    more: list[str] = []
    if verb == verbs.LOAD:
        more.append("BM-187")
    elif state.pair_for != codes.NONE and permits.prints_pair(state.pair_for, card):
        more += ["BM-073", "BM-190"]
    elif every.KINDS[card] == kinds.CHARACTER and state.led:
        more.append("BM-188")
    elif every.KINDS[card] == kinds.INTERVENTION:
        more.append("BM-185")
    return Cause(words=words, more=tuple(more))


def combat_limit(state: Table, seat: int, verb: int, card: int) -> Cause:
    found = why.limiters(state, seat, special.LIMIT_COMBAT_CARDS)
    words: Words = {"by": named(found), "cards": counted("cards", state.combat_limit[seat])}
    more = ("BM-255",) if state.said_by(seat) & layers.S_ANY_BOOSTERS else ()
    return Cause(words=words, more=more)


def own_ban(state: Table, seat: int, verb: int, card: int) -> Cause:
    found = state.cards_saying(seat, special.NO_MORE_CHARACTERS)
    return Cause(words={"by": named(found)})


def stopped(state: Table, seat: int, verb: int, card: int) -> Cause:
    """The card with STOP: an action card or a character of this turn."""
    ignoring = state.ignored_by(seat)
    cards = [*state.actions[seat], state.main, state.last, state.first_character]
    found = [each for each in cards if each != codes.NONE and every.ICONS[each] & icons.STOP]
    working = [each for each in found if layers.icons_of(each, ignoring, True) & icons.STOP]
    by = (working or found)[:1]
    more: list[str] = []
    if state.extra_either[seat] and state.new_others:
        more.append("BM-573")
    elif every.ICONS[card] & icons.FREE and verb not in (verbs.BLUFF, verbs.LOAD):
        more.append("BM-082")
    if verb == verbs.LOAD:
        more.append("BM-493")
    if by and every.EFFECTS[by[0]] == special.ATTACK_AGAIN and not state.works(seat, by[0]):
        more.append("BM-351")
    if every.EFFECTS[card] == special.NO_MORE_CHARACTERS and every.KINDS[card] == kinds.CHARACTER:
        more.append("BM-569")
    return Cause(words={"by": named(by)}, more=tuple(more))


# characters

_LOST_ICON: Final = Text(
    "{icon} auf {card} wird durch {by} von {foe} ignoriert.",
    "{icon} on {card} is ignored because of {by} of {foe}.",
)
_NO_GANG_AFTER: Final = Text(
    "Mehrere Mitglieder einer GANG gehen nur, wenn das erste von ihnen die Charakterphase eröffnet; {first} war vorher da.",
    "Several members of a GANG are possible only if the first of them opens the character phase; {first} came before.",
)
_NO_PAIR: Final = Text(
    "{main} und {card} sind kein Paar: Ihre Namen beginnen verschieden.",
    "{main} and {card} are no pair: their names begin differently.",
)
_PAIR_FULL: Final = Text("Das Paar ist schon vollständig.", "The pair is complete already.")


def lost_icon(state: Table, seat: int, card: int, icon: int) -> Cause | None:
    """What is to be said if a hand card prints an icon that does not work."""
    if not every.ICONS[card] & icon or layers.icons_of(card, state.ignored_by(seat), False) & icon:
        return None
    found = why.icon_silencers(state, seat, card)
    lost = [name for bit, name in names.ICON_NAMES.items() if bit & icon & every.ICONS[card]]
    also = _LOST_ICON.fill(
        icon=lost[0], card=quoted(card), by=named(found), foe=foe_name(state, seat)
    )
    return Cause(also=also, more=rulings_about(found, "icon"))


def one_character(state: Table, seat: int, verb: int, card: int) -> Cause:
    cause = _no_joining(state, seat, card)
    cause.words = {"main": quoted(state.main)}
    if permits.on_landed_ship(state, seat, card):
        cause.more += ("BM-489",)
    first = state.first_character
    if (
        first != state.main
        and every.EFFECTS[first] == special.NEXT_FREE
        and every.ICONS[card] & icons.GANGS
    ):
        cause.more += ("BM-438",)
    return cause


def _no_joining(state: Table, seat: int, card: int) -> Cause:
    """Why a character joins none of those already played."""
    main, first = state.main, state.first_character
    cause = lost_icon(state, seat, card, icons.FREE)
    if cause:
        return cause
    if permits.prints_pair(main, card):
        return lost_icon(state, seat, card, icons.PAIR) or Cause(also=_PAIR_FULL, more=("BM-070",))
    if every.ICONS[main] & every.ICONS[card] & icons.GANGS:
        if first != main:
            also = _NO_GANG_AFTER.fill(first=quoted(first))
            return Cause(also=also, more=("BM-091",))
        return lost_icon(state, seat, card, icons.GANGS) or Cause()
    if every.ICONS[main] & every.ICONS[card] & icons.PAIR:
        return Cause(also=_NO_PAIR.fill(main=quoted(main), card=quoted(card)))
    return Cause()


_CRYSTAL_COST: Final = ("BM-039", "BM-588")
_TUTU_COST: Final = ("BM-039", "BM-040", "BM-565")


def cost(state: Table, seat: int, verb: int, card: int) -> Cause:
    others = permits.other_hand_cards(state, seat, card)
    words: Words = {"cards": counted("other_cards", every.COSTS[card]), "others": others}
    return Cause(words=words, rulings=_CRYSTAL_COST if verb == verbs.LEAD else _TUTU_COST)


# power

_LOST_SHIELD: Final = Text(
    "Das SCHILD-Symbol auf {card} wird durch {by} ignoriert.",
    "The SHIELD icon on {card} is ignored because of {by}.",
)


def power_too_low(state: Table, seat: int, verb: int, card: int) -> Cause:
    element = state.element
    if element == codes.NONE:
        return Cause()
    words: Words = {
        "mine": in_element(state.power(seat, element), element),
        "theirs": state.power(1 - seat, element),
    }
    shield = icons.SHIELD_FIRE if element == codes.FIRE else icons.SHIELD_EARTH
    for each in [*state.active[seat], *state.support[seat]]:
        if every.ICONS[each] & shield:
            by = why.icon_silencers(state, seat, each)
            also = _LOST_SHIELD.fill(card=quoted(each), by=named(by))
            return Cause(words=words, also=also, more=("BM-094", "BM-095"))
    return Cause(words=words, more=power_shapers(state, seat, element)[:2])


def too_many_characters(state: Table, seat: int, verb: int, card: int) -> Cause:
    found = why.limiters(state, seat, special.LIMIT_CHARACTERS)
    count = len(state.characters_of(seat))
    kept = count > state.combat_played
    allowed = counted("only_characters", state.characters_limit[seat])
    words: Words = {"by": named(found), "count": count, "allowed": allowed}
    return Cause(words=words, more=("BM-462",) if kept else ())
