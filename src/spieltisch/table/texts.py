"""Every sentence the web table says by itself, in German and English.

Texts of a game (names, prompts, reasons, log) come from the game; here is only the frame around it.
Keys start with the place where they are read.
"""

from typing import Final

from spieltisch.core.text import Text

TEXTS: Final[dict[str, Text]] = {
    # every page
    "site.about": Text(
        "Brettspiele allein gegen Computergegner, zu mehreren am selben Bildschirm oder mit"
        " Freunden übers Netz.",
        "Board games alone against the computer, together at one screen, or with friends over the"
        " network.",
    ),
    "site.skip": Text("Zum Inhalt", "Skip to content"),
    "site.nav": Text("Hilfe und Einstellungen", "Help and settings"),
    "site.home": Text("Zur Startseite", "To the start page"),
    "settings.language": Text("Sprache", "Language"),
    "settings.theme": Text("Hell oder dunkel", "Light or dark"),
    "panel.close": Text("Schließen", "Close"),
    "panel.unreachable": Text(
        "Die Seite ist gerade nicht zu erreichen.", "The page cannot be reached right now."
    ),
    # start page
    "start.hello": Text("Setz dich dazu.", "Take a seat."),
    "start.mine": Text("Deine Partien", "Your games"),
    "start.all_mine": Text("Alle {count} Partien", "All {count} games"),
    "start.games": Text("Spiele", "Games"),
    "start.players": Text("{least} bis {most} Personen", "{least} to {most} players"),
    "start.players_are": Text("{count} Personen", "{count} players"),
    "start.opponents": Text("Computergegner", "Computer opponents"),
    "start.partners": Text("Bots, die mitspielen", "Bots that play along"),
    "start.quick": Text("Jetzt spielen", "Play now"),
    "start.new": Text("Tisch einrichten", "Set up a table"),
    "start.open": Text("Offene Tische", "Open tables"),
    "start.open_empty": Text(
        "Gerade wartet kein Tisch auf Gäste. Richte einen ein und lass einen Platz frei.",
        "No table is waiting for guests. Set one up and leave a seat open.",
    ),
    "start.continue": Text("Weiter", "Continue"),
    "start.join": Text("Dazusetzen", "Join"),
    "start.watch": Text("Zusehen", "Watch"),
    "row.over": Text("Beendet", "Finished"),
    "row.open": Text("Wartet auf {count} Gäste", "Waiting for {count} guests"),
    "row.open_one": Text("Wartet auf einen Gast", "Waiting for one guest"),
    "name.default": Text("Gast", "Guest"),
    "row.my_turn": Text("Du bist dran", "Your turn"),
    "table.seats": Text("Am Tisch", "At the table"),
    # my games
    "mine.title": Text("Meine Partien", "My games"),
    "mine.running": Text("Laufende Partien", "Running games"),
    "mine.running_empty": Text("Gerade läuft keine Partie.", "No game is running."),
    "mine.to_start": Text("Fang eine an", "Start one"),
    "mine.finished": Text("Beendete Partien", "Finished games"),
    "mine.finished_empty": Text(
        "Beendete Partien stehen hier, zum Nachspielen.",
        "Finished games are kept here, to look at again.",
    ),
    "import.title": Text("Partie laden", "Load a game"),
    "import.about": Text(
        "Öffne eine gespeicherte Partie. Sie wird Zug für Zug geprüft; eine laufende geht an diesem"
        " Bildschirm weiter, mit den Bots, die dabei waren.",
        "Open a saved game. It is checked move by move; one that is not over goes on at this"
        " screen, with the bots that were part of it.",
    ),
    "import.file": Text("Datei mit einer Partie", "File with a game"),
    "import.button": Text("Öffnen", "Open"),
    # invitations
    "join.title": Text("Du bist eingeladen", "You are invited"),
    "join.about": Text("{table}: dein Platz ist reserviert.", "{table}: your seat is kept."),
    "join.here": Text("dein Platz", "your seat"),
    "join.name": Text("Wie heißt du am Tisch?", "What are you called at the table?"),
    "join.sit": Text("Hinsetzen", "Sit down"),
    "join.taken": Text(
        "Hier sitzt schon jemand. Zusehen geht trotzdem.",
        "Somebody sits here already. You can still watch.",
    ),
    "join.absence_wait": Text(
        "Bist du am Zug und nicht da, wird auf dich gewartet.",
        "If it is your turn and you are not there, the others wait for you.",
    ),
    "join.absence_others": Text(
        "Bist du am Zug und {minutes} Minuten nicht zu sehen, dürfen die anderen einen Bot für"
        " dich spielen lassen. Dein Platz bleibt deiner: Er gehört dir wieder, sobald du die Seite"
        " öffnest.",
        "If it is your turn and you are not seen for {minutes} minutes, the others may let a bot"
        " play for you. Your seat stays yours: you have it back as soon as you open the page.",
    ),
    "join.absence_bot": Text(
        "Bist du am Zug und {minutes} Minuten nicht zu sehen, während andere warten, spielt ein Bot"
        " für dich. Dein Platz bleibt deiner: Er gehört dir wieder, sobald du die Seite öffnest.",
        "If it is your turn and you are not seen for {minutes} minutes while others wait, a bot"
        " plays for you. Your seat stays yours: you have it back as soon as you open the page.",
    ),
    "invite.about": Text(
        "Es geht los, sobald alle sitzen. Jeder Platz hat seinen eigenen Link.",
        "The game begins as soon as everybody is seated. Each seat has a link of its own.",
    ),
    "invite.link": Text("Einladung für Platz {seat}", "Invitation for seat {seat}"),
    "invite.sit": Text("Auf Platz {seat} setzen", "Take seat {seat}"),
    "invite.waiting": Text("Platz {seat} wartet auf jemanden", "Seat {seat} waits for somebody"),
    "invite.copy": Text("Kopieren", "Copy"),
    "invite.copied": Text("Kopiert", "Copied"),
    "invite.bot": Text("Bot hinsetzen", "Seat a bot"),
    # a new table
    "new.title": Text("Neuer Tisch: {game}", "New table: {game}"),
    "new.who": Text("Wer spielt mit?", "Who plays?"),
    "new.who_about": Text(
        "Gespielt wird in dieser Reihenfolge. Jeder Platz hat ein Zeichen und eine Farbe.",
        "Seats play in this order. Each has a sign and a colour.",
    ),
    "new.seat": Text("Platz {seat}", "Seat {seat}"),
    "new.chosen": Text("von {count} gewählt", "of {count} chosen"),
    "new.name": Text("Name", "Name"),
    "new.name_of": Text("Name für Platz {seat}", "Name of seat {seat}"),
    "new.nobody": Text("niemand", "nobody"),
    "new.me": Text("ich", "me"),
    "new.open": Text("per Einladung", "by invitation"),
    "new.open_about": Text(
        "Der Platz bekommt einen Link, den du verschickst.", "The seat gets a link for you to send."
    ),
    "new.here": Text("hier am Bildschirm", "here at this screen"),
    "new.here_about": Text(
        "Ihr reicht den Bildschirm weiter; dazwischen fällt ein Vorhang.",
        "You pass the screen round; a curtain falls in between.",
    ),
    "new.here_open": Text(
        "Ihr spielt am selben Bildschirm; alle Hände liegen offen.",
        "You play at the same screen; all hands lie open.",
    ),
    "new.how": Text("Was wird gespielt?", "What is played?"),
    "new.table": Text("Der Tisch", "The table"),
    "new.public": Text("Öffentlich.", "Public."),
    "new.public_about": Text(
        "Der Tisch steht auf der Startseite; alle dürfen sich auf freie Plätze setzen oder"
        " zusehen.",
        "The table is listed on the start page; anybody may take a free seat or watch.",
    ),
    "new.seed": Text("Startzahl.", "Seed."),
    "new.seed_about": Text(
        "Dieselbe Zahl mischt die Karten genauso; leer heißt zufällig. Nicht für Tische mit"
        " Einladungen: dort mischt der Server, und niemand kennt die Zahl.",
        "The same number shuffles the same way; empty means random. Not for tables with"
        " invitations: there the server shuffles and nobody knows the number.",
    ),
    "new.absence": Text("Wenn jemand fehlt.", "If somebody is missing."),
    "new.absence_about": Text(
        "Auf Leute, die am Zug sind und fehlen, wird gewartet, oder ein Bot spielt, bis sie zurück"
        " sind. So steht es auch in der Einladung.",
        "People who are missing when it is their turn are waited for, or a bot plays until they are"
        " back. The invitation says so, too.",
    ),
    "absence.wait": Text("warten", "wait"),
    "absence.others": Text(
        "Bot erlaubt nach {minutes} Minuten", "bot allowed after {minutes} minutes"
    ),
    "absence.bot": Text(
        "Bot von selbst nach {minutes} Minuten", "bot by itself after {minutes} minutes"
    ),
    "new.create": Text("Tisch eröffnen", "Open the table"),
    "bot.greedy": Text("Bot: vorausschauend", "Bot: thoughtful"),
    "bot.greedy_about": Text(
        "Prüft jede Möglichkeit und nimmt die beste für den nächsten Schritt.",
        "Looks at every option and takes the best for the next step.",
    ),
    "bot.random": Text("Bot: verspielt", "Bot: playful"),
    "bot.random_about": Text(
        "Spielt irgendeinen erlaubten Zug. Gut zum Kennenlernen.",
        "Plays any legal move. Good for getting to know the game.",
    ),
    # the table
    "prompt.title": Text("Was ansteht", "What is asked"),
    "prompt.last": Text("Zuletzt:", "Just now:"),
    "prompt.begin": Text("Es geht los.", "The game begins."),
    "prompt.silent": Text("Bot für {name} einsetzen", "Let a bot play for {name}"),
    "prompt.silent_about": Text(
        "{name} ist seit einer Weile nicht zu sehen und hat den Platz sofort zurück, wenn sich das"
        " ändert. Was der Bot tut, erfährt {name} dann auch.",
        "{name} has not been seen for a while and has the seat back as soon as that changes."
        " {name} will then be told what the bot has done.",
    ),
    "missed.title": Text("Während du weg warst", "While you were away"),
    "missed.title_of": Text("Während {name} weg war", "While {name} was away"),
    "missed.by": Text("{name} hat hier einen Bot spielen lassen.", "{name} let a bot play here."),
    "missed.rule": Text(
        "Wie an diesem Tisch vereinbart, hat ein Bot gespielt.",
        "As agreed on at this table, a bot has played.",
    ),
    "missed.left": Text("Ein Bot hat gespielt.", "A bot has played."),
    "missed.no_move": Text("Er hat keinen Zug gemacht.", "It made no move."),
    "missed.one_move": Text("Er hat einen Zug gemacht.", "It made one move."),
    "missed.moves": Text("Er hat {moves} Züge gemacht.", "It made {moves} moves."),
    "missed.no_back": Text("Zurückgenommen wurde nichts.", "Nothing was taken back."),
    "missed.one_back": Text("Einmal wurde zurückgenommen.", "Somebody took back once."),
    "missed.backs": Text("{times}-mal wurde zurückgenommen.", "{times} times somebody took back."),
    "missed.look": Text("Ansehen", "Have a look"),
    "missed.read": Text("Verstanden", "Got it"),
    "origin.seed": Text("Gewählte Startzahl", "Chosen seed"),
    "origin.seed_about": Text(
        "Die Startzahl dieser Partie wurde gewählt. Wer sie kennt, kann alle Karten kennen.",
        "The seed of this game was chosen. Whoever knows it can know every card.",
    ),
    "origin.record": Text("Geladene Partie", "Loaded game"),
    "origin.record_about": Text(
        "Diese Partie kommt aus einer Datei. Wer die Datei hat, kann alle Karten kennen.",
        "This game comes from a file. Whoever has the file can know every card.",
    ),
    "prompt.waiting": Text("{names} ist am Zug", "{names} to move"),
    "prompt.waiting_many": Text("{names} sind am Zug", "{names} to move"),
    "prompt.waiting_for_people": Text("Warte, bis alle sitzen", "Wait until everybody is seated"),
    "prompt.over": Text("Die Partie ist zu Ende", "The game is over"),
    "prompt.steps": Text("Schritte eines Zuges", "Steps of a turn"),
    "prompt.spectator": Text("Du siehst zu", "You are watching"),
    "hint.button": Text("Tipp", "Hint"),
    "hint.about": Text(
        "Was der vorausschauende Bot täte, und warum (H)",
        "What the thoughtful bot would do, and why (H)",
    ),
    "plate.open": Text("frei", "free"),
    "plate.away": Text("abwesend, ein Bot spielt solange", "away, a bot plays meanwhile"),
    "plate.to_move": Text("am Zug", "to move"),
    "plate.to_move_you": Text("du bist dran", "your turn"),
    "plate.look": Text("Für {name} spielen", "Play for {name}"),
    "plate.choose": Text("{name} wählen", "Choose {name}"),
    "plate.return": Text("Ich bin wieder da", "I am back"),
    "back.button": Text("Zurücknehmen", "Take back"),
    "back.ask": Text("Um Rücknahme bitten", "Ask to take back"),
    "back.free": Text(
        "Dein letzter Zug lässt sich noch frei zurücknehmen (U).",
        "Your last move can still be taken back freely (U).",
    ),
    "back.nothing": Text(
        "Du hast noch nichts gespielt, was du zurücknehmen könntest.",
        "You have not played anything yet that could be taken back.",
    ),
    "back.waiting": Text("Die anderen werden gefragt", "The others are being asked"),
    "back.asked": Text(
        "{name} möchte den letzten Zug zurücknehmen", "{name} wants to take the last move back"
    ),
    "back.asked_about": Text(
        "Seitdem ist etwas bekannt geworden, darum braucht es alle.",
        "Something has come out since, so everybody has to agree.",
    ),
    "back.agree": Text("Einverstanden", "Agree"),
    "back.refuse": Text("Nein", "No"),
    "curtain.pass": Text("Gib den Bildschirm an {name}", "Hand the screen to {name}"),
    "curtain.about": Text(
        "Bis dahin ist nichts Verdecktes zu sehen.", "Nothing hidden is shown until then."
    ),
    "curtain.lift": Text("Ich bin {name}", "I am {name}"),
    "log.title": Text("Was geschah", "What happened"),
    "log.and_chat": Text("Verlauf und Chat", "Log and chat"),
    "log.empty": Text("Noch ist nichts geschehen.", "Nothing has happened yet."),
    "chat.title": Text("Chat", "Chat"),
    "chat.empty": Text(
        "Noch kein Wort. Alle am Tisch lesen mit.",
        "Not a word yet. Everybody at the table can read.",
    ),
    "chat.write": Text("Nachricht", "Message"),
    "chat.send": Text("Senden", "Send"),
    "menu.title": Text("Menü", "Menu"),
    "menu.leave": Text("Aufstehen", "Leave the table"),
    "menu.leave_about": Text(
        "Läuft die Partie schon, spielt ein Bot für dich, bis du wiederkommst.",
        "Once the game is running, a bot plays for you until you return.",
    ),
    "menu.resign": Text("Aufgeben", "Resign"),
    "menu.resign_about": Text(
        "Ein Bot spielt deinen Platz zu Ende. Das gilt.",
        "A bot plays your seat to the end. There is no way back.",
    ),
    "menu.resign_yes": Text("Ja, aufgeben", "Yes, resign"),
    "menu.absence": Text(
        "Wenn jemand am Zug ist und fehlt: {rule}.",
        "If it is somebody's turn and they are missing: {rule}.",
    ),
    "menu.keys": Text(
        "Tasten: 1–9 wählt, Enter spielt, Esc lässt los, Pfeile gehen umher, U nimmt zurück,"
        " H gibt einen Tipp, L öffnet den Verlauf.",
        "Keys: 1–9 choose, Enter plays, Esc lets go, arrows walk, U takes back, H gives a hint,"
        " L opens the log.",
    ),
    "result.next": Text("Zum nächsten Tisch", "To the next table"),
    "result.rematch": Text("Noch einmal", "Play again"),
    "result.replay": Text("Nachspielen", "Replay"),
    "result.record": Text("Partie speichern", "Save the game"),
    "live.lost": Text(
        "Wir sind gleich wieder da. Dein Zug ist gespeichert.",
        "Back in a moment. Your move is safe.",
    ),
    "live.crowded": Text(
        "Hier sind viele Tische offen. Dieser sieht nur alle halbe Minute nach.",
        "Many tables are open here. This one looks only every half a minute.",
    ),
    "live.unsent": Text(
        "Das ist nicht angekommen. Versuch es noch einmal.", "That did not arrive. Try again."
    ),
    # replay
    "replay.title": Text("{game} nachspielen", "Replay of {game}"),
    "replay.to_table": Text("Zum Tisch", "To the table"),
    "replay.move": Text("Zug {move} von {last}", "Move {move} of {last}"),
    "replay.start": Text("Vor dem ersten von {last} Zügen", "Before the first of {last} moves"),
    "replay.dealt": Text("Die Karten sind ausgeteilt.", "The cards are dealt."),
    "replay.first": Text("Zum Anfang", "To the start"),
    "replay.previous": Text("Ein Zug zurück", "One move back"),
    "replay.next": Text("Ein Zug weiter", "One move on"),
    "replay.last": Text("Zum Ende", "To the end"),
    "replay.slider": Text("Zug", "Move"),
    "replay.go": Text("Los", "Go"),
    "replay.link": Text("Link zu diesem Zug", "Link to this move"),
    # rules, cards, rulings
    "help.rules": Text("Regeln", "Rules"),
    "help.rules_of": Text("Regeln von {game}", "Rules of {game}"),
    "help.cards": Text("Karten", "Cards"),
    "help.cards_of": Text("Karten von {game}", "Cards of {game}"),
    "help.cards_about": Text(
        "Alle Karten mit ihren Fähigkeiten. Die Seite lässt sich drucken.",
        "Every card with its power. The page prints well.",
    ),
    "help.copies": Text("{count} Stück", "{count} cards"),
    "help.rulings": Text("Regelfragen", "Rulings"),
    "help.rulings_of": Text("Regelfragen zu {game}", "Rulings of {game}"),
    "help.rulings_about": Text(
        "Wie das Programm die Regeln liest, mit Fundstelle.",
        "How the program reads the rules, with the source.",
    ),
    "help.questions": Text("Offene Fragen", "Open questions"),
    "help.decision": Text("Hier gilt:", "Decision:"),
    # errors
    "message.not_found": Text("Hier steht kein Tisch", "There is no table here"),
    "message.slow": Text("Einen Moment", "One moment"),
    "message.refused": Text("Das geht so nicht", "That is not possible"),
    "message.home": Text("Zur Startseite", "To the start page"),
}


def say(key: str, lang: str, **words: Text | str | int) -> str:
    """A text of the interface in one language, its gaps filled.

    >>> say("replay.move", "en", move=3, last=90)
    'Move 3 of 90'
    """
    return TEXTS[key].fill(**words).to(lang)
