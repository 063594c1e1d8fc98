# mypyc: skip
"""What can be wrong with a position of the island, and how it would be right."""

from typing import Final

from spieltisch.core.text import Text

SEATS: Final = Text(
    "Spirit Island ist für 1 bis {most} Plätze, und die Stellung hat {players} Spieler für {seats}"
    " Plätze.",
    "Spirit Island is for 1 to {most} seats, and the position has {players} players for {seats}"
    " seats.",
)
NO_LAND: Final = Text(
    "{where}: {land} ist kein Gebiet dieser Insel; ihre Spielpläne sind {boards}, und ein Gebiet"
    " heißt wie {first}.",
    "{land} in {where} is no land of this island; its boards are {boards}, and a land is called"
    " like {first}.",
)
NO_BOARD: Final = Text(
    "{where}: {board} ist kein Spielplan; es gibt: {boards}.",
    "{board} in {where} is no board; there are: {boards}.",
)
TWO_PLACES: Final = Text("Die Karte {card} ist an zwei Orten.", "The card {card} is in two places.")
NOT_IN_GAME: Final = Text(
    "Die Karte {card} gehört nicht zu diesem Spiel.",
    "The card {card} does not belong to this game.",
)
NOWHERE: Final = Text(
    "Die Karte {card} liegt nirgends; nenne sie in 'hand', 'discards' oder 'forgotten'.",
    "The card {card} lies nowhere; name it in 'hand', 'discards' or 'forgotten'.",
)
FEW_ELEMENTS: Final = Text(
    "{who} hat durch Karten und Leisten schon {count} {element}, nicht {said}.",
    "{who} has {count} {element} by cards and tracks already, not {said}.",
)
NO_GROWTH: Final = Text(
    "{who}: 'grown' nennt {picks} verschiedene der Wachstumsoptionen 1 bis {last}.",
    "'grown' of {who} names up to {picks} different growth options from 1 to {last}.",
)
CHOSEN_PHASE: Final = Text(
    "'invaders' gehört zu phase = \"invaders\", und 'phase' sagt {phase}.",
    "'invaders' belongs to phase = \"invaders\", and 'phase' says {phase}.",
)
NO_ACTION: Final = Text(
    '\'invaders\' sagt, was die Invasoren jetzt tun: "phase", "ravage A5", "build A5" oder'
    ' "explore A5", nicht {said}.',
    '\'invaders\' says what the invaders do now: "phase", "ravage A5", "build A5" or'
    ' "explore A5", not {said}.',
)
NO_EVENTS: Final = Text(
    "Ohne Ereignisse (events = true) gibt es weder 'event_next', 'event_discard' und 'event_known'"
    " noch 'skip_first_event'.",
    "Without events (events = true) there is no 'event_next', 'event_discard', 'event_known' or"
    " 'skip_first_event'.",
)
BAD_MORE: Final = Text(
    "'fear_more' zählt nach Furchtstufen, wie viele Furcht-Karten dazugekommen sind: [0, 1, 0].",
    "'fear_more' counts by terror level how many fear cards have been added: [0, 1, 0].",
)
NO_SKIP: Final = Text(
    "{where} zählt auf, was die Invasoren dort nicht tun: ravage, build, explore; nicht {said}.",
    "{where} lists what the invaders do not do there: ravage, build, explore; not {said}.",
)
NO_NOTE: Final = Text(
    '\'turn\' zählt auf, was in dieser Runde gilt, etwa {{what = "no-blight", land = "A5"}}, und'
    " nicht {said}; es gibt: {known}.",
    '\'turn\' lists what holds this turn, such as {{what = "no-blight", land = "A5"}}, not'
    " {said}; there are: {known}.",
)
NO_DELAY: Final = Text(
    "'delays' zählt Aktionen auf, die aufgehalten sind, etwa {{action = \"build\", how ="
    " \"waits\"}}, und nicht {said}; 'how' ist: {known}.",
    '\'delays\' lists actions that are held up, such as {{action = "build", how = "waits"}}, not'
    " {said}; 'how' is: {known}.",
)
NO_SPELL: Final = Text(
    "'spells' zählt auf, was durch Artefakte gilt, nicht {said}; es gibt: {known}.",
    "'spells' lists what holds by artifacts, not {said}; there are: {known}.",
)
WRONG_DECK: Final = Text(
    "Diese Invasorenkarten gibt der Stapel {stages} nicht her: Ausgelegt und abgelegt sind die"
    " ersten davon, 'next' kommt danach.",
    "The deck {stages} does not give these invader cards: those laid out and discarded are the"
    " first of it, and 'next' comes after them.",
)
FEW_FEAR: Final = Text(
    "So viele Furcht-Karten gibt es nicht: Im Spiel sind {all}, verdient und abgelegt {gone}.",
    "There are not so many fear cards: {all} are in the game, {gone} earned and discarded.",
)
TERROR: Final = Text(
    "Mit so vielen Furcht-Karten ist die Furchtstufe {found}, nicht {said}.",
    "With so many fear cards the terror level is {found}, not {said}.",
)
BAD_LEFT: Final = Text(
    "'fear_left' zählt die Furcht-Karten der drei Furchtstufen auf, höchstens {most}.",
    "'fear_left' lists the fear cards of the three terror levels, at most {most}.",
)
