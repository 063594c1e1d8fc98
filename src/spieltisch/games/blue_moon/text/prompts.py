"""Where the game stands, and what a seat is asked."""

from typing import Final

from spieltisch.core.text import Text, joined
from spieltisch.games.blue_moon.cards import every, kinds
from spieltisch.games.blue_moon.rules import turn
from spieltisch.games.blue_moon.state import codes, verbs
from spieltisch.games.blue_moon.state.table import Table
from spieltisch.games.blue_moon.text import names
from spieltisch.games.blue_moon.text.names import counted_dragons, in_element, phase_name
from spieltisch.games.blue_moon.text.questions import QUESTIONS, foe_name


def headline(state: Table) -> Text:
    """Where the game stands: game, fight, phase, element."""
    parts: list[Text] = []
    if state.match:
        parts.append(Text(f"Spiel {state.game_number}", f"game {state.game_number}"))
    if not state.ended:
        parts.append(Text(f"Kampf {state.fight}", f"fight {state.fight}"))
    parts.append(phase_name(state.phase))
    if state.element != codes.NONE and not state.ended:
        parts.append(names.ELEMENT_NAMES[state.element])
    return joined(parts, ", ")


def prompt(state: Table, seat: int) -> Text:
    """What the seat is asked, as an imperative sentence."""
    if state.stack.frames:
        frame = state.stack.top()
        return QUESTIONS[frame.effect](state, frame)
    return _capital(_PHASES[state.phase](state, seat))


def _verbs(state: Table) -> set[int]:
    return {verbs.VERB[move] for move in state.menu}


def _listing(parts: list[Text], end: Text) -> Text:
    """Imperatives with commas, and what else may be done instead; German begins with a capital."""
    said = joined(parts, ", ")
    whole = Text(f"{said.de} oder {end.de}", f"{said.en} or {end.en}") if parts else end
    return Text(f"{whole.de[0].upper()}{whole.de[1:]}", whole.en)


def _capital(text: Text) -> Text:
    return Text(text.de, f"{text.en[0].upper()}{text.en[1:]}")


# phases

_GO_ON: Final = Text("geh weiter", "go on")
_DOINGS: Final = (
    (verbs.RETRIEVE, Text("nimm Karten wieder auf die Hand", "take cards back into your hand")),
    (verbs.LAND, Text("lande ein Schiff", "land a ship")),
    (verbs.DROP, Text("wirf Bluffkarten ab", "discard bluff cards")),
    (verbs.LEAD, Text("lege eine Aktionskarte aus", "play an action card")),
    (verbs.REPLACE, Text("ersetze eine Handkarte", "replace a hand card")),
    (verbs.PAY, Text("erfülle eine Forderung", "meet a demand")),
    (verbs.TEXT, Text("nutze eine Sonderfunktion", "use a special text")),
)
"""What may be done in quiet phases, by verb."""


def _quiet(state: Table, seat: int) -> Text:
    possible = _verbs(state)
    parts = [said for verb, said in _DOINGS if verb in possible]
    return _listing(parts, _GO_ON)


def _leading(state: Table, seat: int) -> Text:
    """An action card, or straight on to the question of the retreat phase."""
    possible = _verbs(state)
    parts = [said for verb, said in _DOINGS if verb in possible]
    if verbs.FIGHT in possible:
        parts.append(_OPEN if state.opening else _FIGHT_ON)
    if state.opening:
        return _listing(parts, _DECLINE)
    words = {
        "foe": foe_name(state, seat),
        "power": in_element(state.power(1 - seat, state.element), state.element),
        "dragons": counted_dragons(turn.dragons_due(state, seat)),
        "doing": _listing(parts, _RETREAT),
    }
    return Text(
        "{foe} zeigt {power}: {doing} ({foe} gewinnt dann {dragons})",
        "{foe} shows {power}: {doing} ({foe} then gains {dragons})",
    ).fill(**words)


_OPEN: Final = Text("eröffne den Kampf", "open the fight")
_FIGHT_ON: Final = Text("kämpfe weiter", "fight on")
_DECLINE: Final = Text("verzichte auf den Kampfbeginn", "decline to start the fight")
_RETREAT: Final = Text("zieh dich zurück", "retreat")


def _powers(state: Table, seat: int) -> Text:
    """Both powers in the contested element, or the own ones before there is one."""
    if state.element == codes.NONE:
        return Text("Du zeigst {fire} oder {earth}", "You show {fire} or {earth}").fill(
            fire=in_element(state.power(seat, codes.FIRE), codes.FIRE),
            earth=in_element(state.power(seat, codes.EARTH), codes.EARTH),
        )
    said = Text("Du zeigst {mine}, {foe} {theirs}", "You show {mine}, {foe} {theirs}")
    return said.fill(
        mine=state.power(seat, state.element),
        foe=foe_name(state, seat),
        theirs=in_element(state.power(1 - seat, state.element), state.element),
    )


def _plays(state: Table) -> list[Text]:
    """What kinds of cards may be played."""
    playable = {
        every.KINDS[verbs.ARGUMENT[move]] for move in state.menu if verbs.VERB[move] == verbs.PLAY
    }
    parts: list[Text] = []
    if kinds.CHARACTER in playable:
        more = state.first_character != codes.NONE
        parts.append(_ANOTHER_CHARACTER if more else _A_CHARACTER)
    if playable & {kinds.BOOSTER, kinds.SUPPORT}:
        parts.append(_BOOSTER_OR_SUPPORT)
    return parts


_A_CHARACTER: Final = Text("lege einen Charakter aus", "play a character")
_ANOTHER_CHARACTER: Final = Text("lege noch einen Charakter aus", "play another character")
_BOOSTER_OR_SUPPORT: Final = Text(
    "lege eine Verstärkung oder Unterstützung aus", "play a booster or support"
)
_LAYS: Final = (
    (verbs.BLUFF, Text("lege eine Bluffkarte verdeckt aus", "play a bluff card face down")),
    (verbs.LOAD, Text("lade ein Schiff", "load a ship")),
)
_ANNOUNCE: Final = Text("sage die Stärke an", "announce your power")
_GIVE_UP: Final = Text("gib auf", "give up")


def _playing(state: Table, seat: int) -> Text:
    """Characters, and once one is laid what belongs to the next phase too."""
    possible = _verbs(state)
    if state.cancelled:
        return _VOID_ANOTHER if verbs.PLAY in possible else _VOID
    parts = _plays(state) + [said for verb, said in (*_LAYS, *_DOINGS) if verb in possible]
    if verbs.DONE in possible:
        end = _ANNOUNCE
    elif verbs.GIVE_UP in possible:
        end = _GIVE_UP
    else:
        end = parts.pop()
    doing = _listing(parts, end)
    if state.first_character == codes.NONE and state.element == codes.NONE:
        return doing
    powers = _powers(state, seat)
    return Text(f"{powers.de}: {doing.de}", f"{powers.en}: {doing.en}")


_VOID_ANOTHER: Final = Text(
    "Dein Charakter gilt nicht: Lege einen anderen aus oder zieh dich zurück",
    "Your character is void: play another one or retreat",
)
_VOID: Final = Text(
    "Dein Charakter gilt nicht und du hast keinen anderen: Zieh dich zurück",
    "Your character is void and you have no other: retreat",
)


def _announce(state: Table, seat: int) -> Text:
    return Text(
        "Wähle das Element des Kampfes: {fire} oder {earth}",
        "Choose the element of the fight: {fire} or {earth}",
    ).fill(
        fire=in_element(state.power(seat, codes.FIRE), codes.FIRE),
        earth=in_element(state.power(seat, codes.EARTH), codes.EARTH),
    )


def _late(state: Table, seat: int) -> Text:
    moment = phase_name(state.phase)
    if state.phase == codes.AFTER:
        moment = Text("Vor der Ansage", "Before the announcement")
    elif state.phase == codes.FIGHT_OVER:
        moment = Text("Der Kampf ist vorbei", "The fight is over")
    said = Text(
        "{moment}: Nutze eine Sonderfunktion oder geh weiter",
        "{moment}: use a special text or go on",
    )
    return said.fill(moment=moment)


def _nothing(state: Table, seat: int) -> Text:
    return Text("Das Spiel ist vorbei", "The game is over")


_PHASES: Final = {
    **dict.fromkeys(range(codes.NEXT_TURN + 1), _nothing),
    codes.BEGIN: _quiet,
    codes.LEAD: _leading,
    codes.RETREAT: _leading,
    codes.CHARACTERS: _playing,
    codes.OTHERS: _playing,
    codes.AFTER: _late,
    codes.ANNOUNCE: _announce,
    codes.END: _late,
    codes.LAST: _late,
    codes.FIGHT_OVER: _late,
}
