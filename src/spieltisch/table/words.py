"""Every sentence the house says, to one person as a refusal or to all in the chat."""

from typing import Final

from spieltisch.core.decision import Reason
from spieltisch.core.text import Text


class Refused(Exception):
    """Something the house does not do. Nothing has changed; ``text`` says why.

    ``status`` is the HTTP status, ``code`` a short name for programs, ``rulings`` the ids of the
    rulings that forbid a move (they are in ``text`` too).
    """

    def __init__(self, status: int, code: str, text: Text, rulings: tuple[str, ...] = ()) -> None:
        super().__init__(text.en)
        self.status = status
        self.code = code
        self.text = text
        self.rulings = rulings


def illegal(reason: Reason) -> Refused:
    """The refusal of a move that the rules forbid."""
    text = Text(reason.to("de"), reason.to("en"))
    return Refused(422, reason.code, text, reason.rulings)


# tables

NO_TABLE: Final = Text(
    "Diesen Tisch gibt es nicht oder nicht mehr.", "There is no such table, or no longer."
)
BROKEN_TABLE: Final = Text(
    "Dieser Tisch lässt sich nicht mehr öffnen: seine Züge passen nicht zu den Regeln.",
    "This table can no longer be opened: its moves do not fit the rules.",
)
NO_GAME: Final = Text("Dieses Spiel gibt es hier nicht.", "This game does not exist here.")
BAD_SETUP: Final = Text(
    "So lässt sich kein Spiel aufbauen: {detail}", "No game can be set up like this: {detail}"
)
BAD_RECORD: Final = Text(
    "Diese Aufzeichnung lässt sich nicht nachspielen: {detail}",
    "This record cannot be replayed: {detail}",
)
NO_STORE: Final = Text(
    "Gerade lässt sich nichts speichern. Versuch es gleich noch einmal.",
    "Nothing can be saved right now. Try again in a moment.",
)
SEED_WITH_GUESTS: Final = Text(
    "Wer die Startzahl kennt, kennt alle Karten: Sie lässt sich nur wählen, wenn alle hier am"
    " Bildschirm sitzen oder Bots sind. Lass sie leer, dann mischt der Server.",
    "Whoever knows the seed knows every card: it can be chosen only if everybody sits at this"
    " screen or is a bot. Leave it empty, and the server shuffles.",
)
NO_RULE: Final = Text(
    "Diese Regel für Abwesende gibt es nicht. Wähle eine aus der Liste.",
    "There is no such rule for absence. Choose one of the list.",
)
NO_SUCH_CLOCK: Final = Text(
    "Diese Bedenkzeit gibt es nicht. Wähle eine aus der Liste.",
    "There is no such clock. Choose one of the list.",
)
CARDS_KNOWN: Final = Text(
    "An diesem Tisch kann jemand alle Karten kennen, darum setzt sich niemand dazu. Richte einen"
    " neuen Tisch ein.",
    "Somebody at this table can know every card, so nobody else may play. Set up a new table.",
)
STALE: Final = Text(
    "Am Tisch hat sich inzwischen etwas geändert. Sieh noch einmal hin.",
    "The table has changed in the meantime. Look again.",
)
WAITING: Final = Text(
    "Es sind noch Plätze frei. Das Spiel beginnt, wenn alle besetzt sind.",
    "There are open seats. The game begins when all are taken.",
)
OVER: Final = Text("Das Spiel ist zu Ende.", "The game is over.")
NOT_OVER: Final = Text("Das Spiel läuft noch.", "The game is still going on.")

# seats

NO_SEAT: Final = Text("Diesen Platz gibt es nicht.", "There is no such seat.")
NOT_YOUR_SEAT: Final = Text("Das ist nicht dein Platz.", "This is not your seat.")
SEAT_TAKEN: Final = Text("Der Platz ist schon besetzt.", "The seat is already taken.")
NO_FREE_SEAT: Final = Text("Hier ist kein Platz mehr frei.", "There is no free seat here any more.")
YOU_ARE_AWAY: Final = Text(
    "Du bist aufgestanden. Setz dich wieder, dann spielst du weiter.",
    "You have left the table. Come back to play on.",
)
ALL_ARE_AWAITED: Final = Text(
    "An diesem Tisch wird auf alle gewartet, die fehlen.",
    "At this table everybody who is missing is waited for.",
)
TOO_EARLY: Final = Text(
    "Ein Bot spielt für {name} erst, wenn {name} am Zug ist und {minutes} Minuten nicht zu sehen"
    " war.",
    "A bot plays for {name} only once it is their turn and they have not been seen for {minutes}"
    " minutes.",
)
HOST_ONLY: Final = Text(
    "Freie Plätze besetzt, wer den Tisch eröffnet hat.",
    "Only whoever opened the table fills open seats.",
)
PLAYERS_ONLY: Final = Text(
    "Das entscheidet, wer am Tisch mitspielt.", "Only the players at the table decide this."
)
NO_BOT: Final = Text("So einen Bot gibt es nicht.", "There is no such bot.")
NO_NAME: Final = Text("Gib einen Namen an.", "Give a name.")
NAME_TAKEN: Final = Text(
    "{name} heißt hier schon jemand. Nimm einen anderen Namen.",
    "Somebody here is already called {name}. Take another name.",
)

# playing

NO_ANALYSIS_YET: Final = Text(
    "Die Analyse gibt es, wenn das Spiel zu Ende ist: Sie verrät, was verdeckt ist.",
    "The analysis is there when the game is over: it tells what is hidden.",
)
NO_REPLAY: Final = Text(
    "Dieses Spiel lief unter anderen Regeln und lässt sich nur am Tisch ansehen.",
    "This game was played under other rules and can only be seen at the table.",
)
NO_HINT_NOW: Final = Text(
    "Gerade denken die Bots an vielen Tischen. Versuch es gleich noch einmal.",
    "The bots are thinking at many tables right now. Try again in a moment.",
)
NO_SUCH_MOVE: Final = Text("So einen Zug gibt es nicht.", "There is no such move.")
NOT_ASKED: Final = Text("Du bist nicht an der Reihe.", "It is not your turn.")
EMPTY_CHAT: Final = Text("Schreib etwas.", "Write something.")
LONG_CHAT: Final = Text("Schreib höchstens {most} Zeichen.", "Write {most} characters at the most.")
LOST_HISTORY: Final = Text(
    "Dieses Spiel geht unter geänderten Regeln weiter; zurücknehmen lässt sich nichts.",
    "This game goes on under changed rules; nothing can be taken back.",
)
SOMEBODY_MISSING: Final = Text(
    "So weit zurück geht es nur, wenn alle einverstanden sind. Nicht da: {names}.",
    "Going back that far takes the agreement of all. Not here: {names}.",
)
NOTHING_TO_TAKE_BACK: Final = Text(
    "Du hast noch nichts gespielt, was du zurücknehmen könntest.",
    "You have not played anything yet that could be taken back.",
)
ALREADY_ASKED: Final = Text(
    "{name} möchte schon zurücknehmen. Antworte zuerst darauf.",
    "{name} already wants to take back. Answer that first.",
)
NOTHING_ASKED: Final = Text(
    "Niemand möchte etwas zurücknehmen.", "Nobody wants to take anything back."
)

# said in the chat

SITS_DOWN: Final = Text("{name} setzt sich.", "{name} sits down.")
STANDS_UP: Final = Text("{name} steht auf.", "{name} leaves the table.")
LEAVES_TO_BOT: Final = Text(
    "{name} steht auf; ein Bot spielt, bis {name} wiederkommt.",
    "{name} leaves the table; a bot plays until {name} is back.",
)
IS_BACK: Final = Text("{name} ist wieder da.", "{name} is back.")
IS_BACK_AFTER: Final = Text(
    "{name} ist wieder da; Züge des Bots: {moves}.", "{name} is back; moves of the bot: {moves}."
)
OTHER_DEVICE: Final = Text(
    "{name} spielt an einem anderen Gerät weiter.", "{name} plays on at another device."
)
STANDS_IN: Final = Text(
    "{name} ist nicht da; {by} lässt einen Bot einspringen.",
    "{name} is not here; {by} lets a bot stand in.",
)
STANDS_IN_BY_RULE: Final = Text(
    "{name} ist seit {minutes} Minuten nicht da; ein Bot springt ein.",
    "{name} has not been here for {minutes} minutes; a bot stands in.",
)
TIME_IS_UP_BOT: Final = Text(
    "{name} hat keine Zeit mehr; ein Bot spielt, bis {name} wiederkommt.",
    "{name} has run out of time; a bot plays until {name} is back.",
)
TIME_IS_UP: Final = Text(
    "{name} hat keine Zeit mehr; ein Bot spielt zu Ende.",
    "{name} has run out of time; a bot plays to the end.",
)
GIVES_UP: Final = Text(
    "{name} gibt auf; ein Bot spielt zu Ende.", "{name} gives up; a bot plays to the end."
)
TAKEN_BACK: Final = Text("{name} nimmt zurück.", "{name} takes back.")
NOT_AGREED: Final = Text(
    "{name} ist nicht einverstanden; es bleibt, wie es ist.",
    "{name} does not agree; everything stays as it is.",
)
BOT_STUCK: Final = Text(
    "{name} kommt gerade nicht zum Zug; es wird weiter versucht.",
    "{name} cannot move right now; the attempts go on.",
)
BOT_GUESSES: Final = Text(
    "{name} weiß nicht weiter und zieht auf gut Glück.",
    "{name} is at a loss and moves at random.",
)
