"""Every sentence the terminal says by itself, in both languages."""

from typing import Final

from spieltisch.core.text import Text

OTHER_LANGUAGE: Final = Text("English", "Deutsch")

# the prompt

PROMPT: Final = "> "
HELLO: Final = Text(
    "Tippe eine Zahl und Enter. Die letzte Zeile nennt, was sonst noch geht.",
    "Type a number and press Enter. The last line says what else you can do.",
)
FOOTER: Final = (
    ("?", Text("warum", "why not")),
    ("r", Text("Regeln", "rules")),
    ("c", Text("Karten", "cards")),
    ("h", Text("Tipp", "hint")),
    ("u", Text("zurück", "take back")),
    ("l", Text("Verlauf", "log")),
    ("t", Text("Tisch", "table")),
    ("g", OTHER_LANGUAGE),
    ("q", Text("Ende", "quit")),
)
SWITCH_SEAT: Final = ("p 2", Text("für Platz 2", "for seat 2"))
NO_SWITCH: Final = Text(
    "Spielen können hier gerade die Plätze {seats}; p 2 spielt für Platz 2.",
    "The seats that can be played here now are {seats}; p 2 plays for seat 2.",
)
BACK_TO_TABLE: Final = Text("Enter zeigt wieder den Tisch.", "Enter shows the table again.")
MORE: Final = Text(
    "Seite {number} von {pages}: Enter weiter, b zurück, q zum Tisch ",
    "Page {number} of {pages}: Enter for more, b back, q to the table ",
)
BACK: Final = "b"
LEAVE: Final = "q"
OTHERS_PLAY: Final = Text("Die anderen spielen.", "The others are playing.")
ONLY_OPTION: Final = Text(
    "Nur eine Möglichkeit, schon gespielt: {option}.", "Only one option, already played: {option}."
)
CURTAIN: Final = Text(
    "Gib den Bildschirm {name} und drück Enter", "Hand the screen to {name}, press Enter"
)

# input that leads nowhere

NO_SUCH_OPTION: Final = Text(
    "Die Möglichkeiten gehen von 1 bis {last}.", "The options are 1 to {last}."
)
NOT_UNDERSTOOD: Final = Text(
    "„{line}“ ist weder Möglichkeit noch Befehl: tippe eine Zahl von 1 bis {last}, einen Zug wie"
    " {key} oder ? für Hilfe.",
    "“{line}” is neither an option nor a command: type a number from 1 to {last}, a move such as"
    " {key}, or ? for help.",
)

# why not

WHY_USAGE: Final = Text(
    "„? {key}“ sagt, ob ein Zug geht und warum nicht; „? Name“ alles zu einer Karte.",
    "“? {key}” says whether a move is possible and why not; “? name” tells all about a card.",
)
OTHER_KEYS: Final = Text(
    "„? 1“ sagt die erste Möglichkeit in voller Länge; s DATEI legt das Spiel in eine eigene Datei;"
    " Enter zeichnet den Tisch neu.",
    "“? 1” tells the first option at full length; s FILE keeps the game in a file of its own; Enter"
    " draws the table anew.",
)
SIGNS: Final = Text("ZEICHEN", "SIGNS")
NOT_POSSIBLE: Final = Text("Jetzt nicht möglich:", "Not possible now:")
ALL_POSSIBLE: Final = Text(
    "Alles, wonach gerade gefragt ist, ist möglich.", "Everything that is asked now is possible."
)
POSSIBLE: Final = Text(
    "{option}: möglich, Nummer {number}.", "{option}: possible, number {number}."
)
NOTHING_FOUND: Final = Text(
    "Zu „{term}“ gibt es in diesem Spiel keinen Zug.",
    "There is no move about “{term}” in this game.",
)
AND_MORE: Final = Text("und {count} weitere", "and {count} more")
MORE_ALIKE: Final = Text(
    "… und {count} Mal aus ähnlichem Grund.", "… and {count} times for a similar reason."
)

# cards, hint

ALL_CARDS: Final = Text("c zählt die auf dem Tisch auf.", "c lists those on the table.")
HINT: Final = Text(
    "Tipp: Nummer {number}, {option} ({promise}).", "Hint: number {number}, {option} ({promise})."
)
NEXT_HINT: Final = Text(
    "Danach: Nummer {number}, {option} ({promise}).", "Then: number {number}, {option} ({promise})."
)

# taking back

TAKEN_BACK: Final = Text("Zurückgenommen: {option}.", "Taken back: {option}.")
NOTHING_TO_TAKE_BACK: Final = Text(
    "Du hast noch nichts entschieden, was du zurücknehmen könntest.",
    "You have not decided anything yet that could be taken back.",
)
BOTS_AGREE: Final = Text(
    "{reason}Die Bots haben nichts dagegen: trotzdem zurücknehmen? j/n ",
    "{reason}Take back anyway, the bots agree? y/n ",
)
DO_YOU_AGREE: Final = Text(
    "{reason}{name}, bist du einverstanden, dass {seat} zurücknimmt? j/n ",
    "{reason}{name}, do you agree that {seat} takes back? y/n ",
)
NOT_TAKEN_BACK: Final = Text("Es bleibt, wie es ist.", "Everything stays as it is.")
LOST_HISTORY: Final = Text(
    "Dieses Spiel geht unter geänderten Regeln weiter; zurücknehmen lässt sich nichts.",
    "This game goes on under changed rules; nothing can be taken back.",
)

# saving and leaving

SAVED: Final = Text("Gespeichert in {path}.", "Saved in {path}.")
KEPT: Final = Text("Das Spiel ist aufgehoben.", "The game is kept.")
KEPT_UNASKED: Final = Text(
    "Das Spiel wird nach jedem Zug von selbst aufgehoben; s DATEI legt es in eine eigene Datei.",
    "The game is kept by itself after every move; s FILE keeps it in a file of its own.",
)
RESUME: Final = Text(
    "Weiter geht es mit: {command} play {what}", "Continue with: {command} play {what}"
)
CANNOT_SAVE: Final = Text(
    "{path} lässt sich nicht schreiben ({why}); wähle mit s DATEI eine andere.",
    "{path} cannot be written ({why}); choose another file with s FILE.",
)
CANNOT_KEEP: Final = Text(
    "Das Spiel lässt sich nicht aufheben ({why}); es geht weiter, aber wenn das Fenster zugeht, ist"
    " es verloren. s DATEI sichert es anderswo.",
    "The game cannot be kept ({why}); it goes on, but if the window closes it is lost. s FILE saves"
    " it elsewhere.",
)
LEAVE_ANYWAY: Final = Text(
    "Trotzdem beenden? Das Spiel ist dann verloren. j/n ",
    "Leave anyway? The game will be lost. y/n ",
)
OPEN_ELSEWHERE: Final = Text(
    "Das Spiel in {path} läuft gerade in einem anderen Terminal.",
    "The game in {path} is being played in another terminal.",
)
OVERWRITE: Final = Text(
    "{path} gibt es schon. Überschreiben? j/n ", "{path} exists. Overwrite? y/n "
)
NOT_SAVED: Final = Text("Nicht gespeichert.", "Not saved.")
KEEP_RECORD: Final = Text(
    "s oder s DATEI speichert das Spiel zum Nachspielen, Enter beendet.",
    "s or s FILE saves the game for replay, Enter leaves.",
)
REPLAY_WITH: Final = Text(
    "Nachspielen mit: spieltisch replay {path}", "Look at it with: spieltisch replay {path}"
)

# games that wait

WAITING: Final = Text("{game}: angefangene Spiele", "{game}: unfinished games")
RESUME_OR_NEW: Final = Text(
    "Eine Zahl setzt das Spiel fort (Enter: 1), n beginnt ein neues, d und eine Zahl löscht eins, q"
    " beendet.",
    "A number resumes that game (Enter: 1), n starts a new one, d and a number deletes one, q"
    " quits.",
)
RESUME_ONE: Final = "r"
NEW: Final = "n"
DELETE: Final = "d"
REALLY_DELETE: Final = Text("Spiel {number} löschen? j/n ", "Delete game {number}? y/n ")
UNREADABLE: Final = Text(
    "Ein aufgehobenes Spiel lässt sich nicht lesen und bleibt liegen: {why}",
    "A kept game cannot be read and stays where it is: {why}",
)
NONE_WAITS: Final = Text("Kein angefangenes Spiel wartet.", "No unfinished game is waiting.")

YES: Final = ("y", "yes", "j", "ja")

# replay

REPLAY_FOOTER: Final = (
    ("Enter", Text("weiter", "next")),
    ("12", Text("zu Zug 12", "to move 12")),
    ("b", Text("zurück", "back")),
    ("a", Text("Verdecktes", "hidden cards")),
    ("g", OTHER_LANGUAGE),
    ("q", Text("Ende", "quit")),
)
START: Final = Text("Start von {count} Zügen", "Start of {count} moves")
MOVE: Final = Text("Zug {number} von {count}", "Move {number} of {count}")
END_OF_RECORD: Final = Text(
    "Hier endet die Aufzeichnung; Enter beendet.", "The record ends here; Enter leaves."
)
REPLAY_MISTAKE: Final = Text(
    "Enter geht weiter, eine Zahl von 0 bis {count} zu diesem Zug, b zurück, q beendet.",
    "Enter goes on, a number from 0 to {count} to that move, b back, q quits.",
)
