"""Every sentence the web table says by itself, in German and English.

Texts of a game (names, prompts, reasons, log) come from the game; here is only the frame around it.
Keys start with the place where they are read.
"""

from typing import Final

from spieltisch.bots.levels import LEVELS
from spieltisch.bots.names import about_bot, bot_name
from spieltisch.core.names import GUEST
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
    # one thing up close, before it is played
    "sheet.play": Text("Spielen", "Play it"),
    "sheet.not_yet": Text("Noch nicht", "Not yet"),
    "prompt.ask_again": Text("Frag mich wieder", "Ask me again"),
    "prompt.alone": Text("Das geht gleich von selbst.", "This goes on by itself in a moment."),
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
    "start.level": Text("Wie stark sollen die Bots sein?", "How strong shall the bots be?"),
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
    "name.default": GUEST,
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
    "mine.with": Text("mit {names}", "with {names}"),
    "mine.won": Text("Gewonnen", "Won"),
    "mine.shared": Text("Geteilter Sieg", "Shared victory"),
    "mine.lost": Text("Verloren", "Lost"),
    "mine.rank": Text("Platz {rank} von {count}", "Place {rank} of {count}"),
    "mine.winner": Text("{names} gewinnt", "{names} wins"),
    "mine.winners": Text("{names} gewinnen", "{names} win"),
    "mine.resigned": Text("Aufgegeben", "Resigned"),
    "mine.scores": Text("Punkte, deine zuerst", "Points, yours first"),
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
    "invite.level": Text("Bot für Platz {seat}", "Bot for seat {seat}"),
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
    "new.levels": Text("Bots", "Bots"),
    "new.others": Text("Weitere Bots", "Other bots"),
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
        "Die besten Züge, was sie versprechen, und warum (H)",
        "The best moves, what they promise, and why (H)",
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
        " H gibt einen Tipp, R zeigt die Regeln, L öffnet den Verlauf, Komma und Punkt gehen durch"
        " das, was geschah.",
        "Keys: 1–9 choose, Enter plays, Esc lets go, arrows walk, U takes back, H gives a hint,"
        " R shows the rules, L opens the log, comma and full stop step through what happened.",
    ),
    "result.you": Text("du", "you"),
    "result.next": Text("Zum nächsten Tisch", "To the next table"),
    "result.rematch": Text("Noch einmal", "Play again"),
    "result.replay": Text("Nachspielen", "Replay"),
    "result.record": Text("Partie speichern", "Save the game"),
    "live.lost": Text(
        "Wir sind gleich wieder da. Was auf dem Tisch liegt, ist gespeichert.",
        "Back in a moment. What lies on the table is kept.",
    ),
    "live.crowded": Text(
        "Hier sind viele Tische offen. Dieser sieht nur alle halbe Minute nach.",
        "Many tables are open here. This one looks only every half a minute.",
    ),
    "live.unsent": Text(
        "Keine Antwort. Sieh nach, ob es auf dem Tisch liegt, sonst versuch es noch einmal.",
        "No answer. See whether it lies on the table, otherwise try again.",
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
    # what happened since my last move
    "story.title": Text("Seit deinem Zug", "Since your move"),
    "story.about": Text(
        "Schritt für Schritt ansehen, was seit deinem letzten Zug geschah (Komma, Punkt)",
        "See step by step what has happened since your last move (comma, full stop)",
    ),
    "story.step": Text(
        "Seit deinem letzten Zug: {step} von {last}", "Since your last move: {step} of {last}"
    ),
    "story.goes_on": Text("Zum Tisch: es geht weiter", "To the table: there is news"),
    "story.asked": Text("Zum Tisch: du bist dran", "To the table: your turn"),
    "story.gone": Text(
        "Dieser Zug lässt sich nicht mehr ansehen.", "This move cannot be looked at any more."
    ),
    "story.more": Text("Weiter ({count})", "Go on ({count})"),
    "story.skip": Text("Zum Neuesten", "To the latest"),
    "story.behind": Text("Es ist schon mehr geschehen.", "More has happened already."),
    "shown.title": Text("{name} zeigt dir Karten", "{name} shows you cards"),
    "shown.seen": Text("Gesehen", "Seen"),
    "plate.known": Text("Du weißt von {name}: {cards}", "You know of {name}: {cards}"),
    "replay.play": Text("Von selbst weiterspielen", "Play by itself"),
    "replay.tempo": Text("Tempo", "Speed"),
    "tempo.slow": Text("langsam", "slow"),
    "tempo.usual": Text("normal", "normal"),
    "tempo.fast": Text("schnell", "fast"),
    "replay.eyes": Text("Mit den Augen von {name}", "Through the eyes of {name}"),
    "replay.picture": Text("Bild speichern ({kind})", "Save a picture ({kind})"),
    "replay.quiet": Text("Es ist nichts zu sehen.", "There is nothing to be seen."),
    # analysis
    "analysis.title": Text("Analyse", "Analysis"),
    "analysis.about": Text(
        "Was alle im Lauf der Partie erwarten durften, nach dem, was auf dem Tisch lag. Ein"
        " schneller Bot hat jede Stellung geschätzt; verdeckte Karten kannte er nicht.",
        "What everybody could expect in the course of the game, by what lay on the table. A quick"
        " bot has judged each position, without knowing hidden cards.",
    ),
    "analysis.about_together": Text(
        "Wie gut es im Lauf der Partie für alle stand, geschätzt von einem schnellen Bot.",
        "How well things stood for all in the course of the game, as judged by a quick bot.",
    ),
    "analysis.turns": Text("Wendepunkte", "Turning points"),
    "analysis.no_turns": Text(
        "Kein einzelner Zug hat viel geändert.", "No single move has changed much."
    ),
    "analysis.figures": Text("Als Zahlen", "In figures"),
    "analysis.save": Text("Kurve speichern (SVG)", "Save the curve (SVG)"),
    "analysis.later": Text(
        "Die Bots rechnen noch. Gleich ist die Analyse da.",
        "The bots are still at it. The analysis will be there in a moment.",
    ),
    "analysis.again": Text("Noch einmal nachsehen", "Look again"),
    # rules, cards, rulings
    "help.rules": Text("Regeln", "Rules"),
    "help.rules_of": Text("Regeln von {game}", "Rules of {game}"),
    "help.cards": Text("Karten", "Cards"),
    "help.cards_of": Text("Karten von {game}", "Cards of {game}"),
    "help.cards_about": Text(
        "Alle Karten mit ihren Fähigkeiten. Die Seite lässt sich drucken.",
        "Every card with its power. The page prints well.",
    ),
    "help.copy": Text("1 Stück", "1 card"),
    "help.copies": Text("{count} Stück", "{count} cards"),
    "help.rulings": Text("Regelfragen", "Rulings"),
    "help.rulings_of": Text("Regelfragen zu {game}", "Rulings of {game}"),
    "help.rulings_about": Text(
        "Wie das Programm die Regeln liest, mit Fundstelle.",
        "How the program reads the rules, with the source.",
    ),
    "help.questions": Text("Offene Fragen", "Open questions"),
    "help.decision": Text("Hier gilt:", "Decision:"),
    # settings
    "settings.title": Text("Einstellungen", "Settings"),
    "settings.about": Text(
        "Alles gilt für diesen Browser, an jedem Tisch.",
        "All of this is for this browser, at every table.",
    ),
    "settings.save": Text("Übernehmen", "Keep these"),
    "settings.kept": Text("So bleibt es ab jetzt.", "From now on it stays like this."),
    "settings.back": Text("Zurück", "Back"),
    "prefs.lang": Text("Sprache", "Language"),
    "prefs.lang_de": Text("Deutsch", "Deutsch"),
    "prefs.lang_de_about": Text(
        "Seiten, Karten und Verlauf auf Deutsch.", "Pages, cards and log in German."
    ),
    "prefs.lang_en": Text("English", "English"),
    "prefs.lang_en_about": Text(
        "Seiten, Karten und Verlauf auf Englisch.", "Pages, cards and log in English."
    ),
    "prefs.theme": Text("Hell oder dunkel", "Light or dark"),
    "prefs.theme_system": Text("Wie das Gerät", "Like the device"),
    "prefs.theme_system_about": Text(
        "Der Tisch richtet sich nach dem Gerät.", "The table follows the device."
    ),
    "prefs.theme_light": Text("Hell", "Light"),
    "prefs.theme_light_about": Text("Morgennebel und Papier.", "Morning mist and paper."),
    "prefs.theme_dark": Text("Dunkel", "Dark"),
    "prefs.theme_dark_about": Text(
        "Nacht, und eine Lampe auf dem Tisch.", "Night, and a lamp on the table."
    ),
    "prefs.speed": Text("Tempo", "Speed"),
    "prefs.speed_usual": Text("Gewöhnlich", "Usual"),
    "prefs.speed_usual_about": Text(
        "Karten gleiten, und Bots lassen sich einen Moment Zeit.",
        "Cards glide, and bots take a moment.",
    ),
    "prefs.speed_slow": Text("Langsam", "Slow"),
    "prefs.speed_slow_about": Text(
        "Alles, was andere tun, ist länger zu sehen.", "Whatever others do can be seen for longer."
    ),
    "prefs.speed_fast": Text("Schnell", "Fast"),
    "prefs.speed_fast_about": Text(
        "Nichts bewegt sich; jeder Zug liegt gleich da.",
        "Nothing moves; each move lies there at once.",
    ),
    "prefs.speed_wait": Text("Auf mich warten", "Wait for me"),
    "prefs.speed_wait_about": Text(
        "Nach jedem Zug anderer geht es erst weiter, wenn du es sagst.",
        "After each move of others it goes on when you say so.",
    ),
    "prefs.confirm": Text("Nachfragen", "Asking once more"),
    "prefs.confirm_touch": Text("Beim Tippen", "With a finger"),
    "prefs.confirm_touch_about": Text(
        "Auf Touchgeräten fragt der Tisch nach, bevor etwas endgültig wird.",
        "On touch screens the table asks before something becomes final.",
    ),
    "prefs.confirm_always": Text("Immer", "Always"),
    "prefs.confirm_always_about": Text(
        "Auch mit Maus und Tasten wird vor Endgültigem nachgefragt.",
        "With mouse and keys, too, the table asks before something becomes final.",
    ),
    "prefs.confirm_never": Text("Nie", "Never"),
    "prefs.confirm_never_about": Text("Jeder Klick gilt.", "Every click counts."),
    "prefs.auto": Text("Von selbst weiter", "Going on by itself"),
    "prefs.auto_on": Text("An", "On"),
    "prefs.auto_on_about": Text(
        "Gibt es nur eine Antwort und sie verrät nichts, gibt der Tisch sie für dich.",
        "Where there is one answer and it tells nobody anything, the table gives it for you.",
    ),
    "prefs.auto_off": Text("Aus", "Off"),
    "prefs.auto_off_about": Text(
        "Du beantwortest jede Frage selbst.", "You answer every question yourself."
    ),
    "prefs.sound": Text("Ton", "Sound"),
    "prefs.sound_off": Text("Aus", "Off"),
    "prefs.sound_off_about": Text("Der Tisch bleibt still.", "The table stays silent."),
    "prefs.sound_on": Text("An", "On"),
    "prefs.sound_on_about": Text(
        "Zwei leise Töne, wenn du dran bist.", "Two soft notes when it is your turn."
    ),
    "prefs.notify": Text("Benachrichtigung", "Notification"),
    "prefs.notify_off": Text("Aus", "Off"),
    "prefs.notify_off_about": Text(
        "Nur der Titel des Tabs sagt, dass du dran bist.",
        "Only the title of the tab says that it is your turn.",
    ),
    "prefs.notify_on": Text("An", "On"),
    "prefs.notify_on_about": Text(
        "Der Browser meldet sich, wenn du dran bist und gerade anderswo hinsiehst; die Seite muss"
        " offen sein.",
        "The browser tells you when it is your turn and you look elsewhere; the page has to be"
        " open.",
    ),
    "prefs.notify_refused": Text(
        "Dieser Browser erlaubt hier keine Benachrichtigungen: Er braucht dafür eine Adresse mit"
        " https und deine Erlaubnis in seinen eigenen Einstellungen.",
        "This browser allows no notifications here: it needs an address with https and your leave"
        " in its own settings.",
    ),
    "prefs.level": Text("Bots", "Bots"),
    **{f"prefs.level_{level.name}": bot_name(level.name) for level in LEVELS},
    **{f"prefs.level_{level.name}_about": about_bot(level.name) for level in LEVELS},
    # moving to another device
    "move.me": Text("Ein weiteres Gerät", "Another device"),
    "move.me_about": Text(
        "Nimm dich mit: Namen, Einstellungen und alle Partien, ohne Konto. Danach bist du auf"
        " beiden Geräten dieselbe Person.",
        "Take yourself along: name, settings and all games, without an account. Afterwards you are"
        " the same person on both devices.",
    ),
    "move.show": Text("Link zeigen", "Show the link"),
    "move.seat": Text("An ein anderes Gerät", "To another device"),
    "move.seat_about": Text(
        "Dein Platz an diesem Tisch zieht um; dieses Gerät sieht dann nur noch zu. Zurück geht es"
        " genauso.",
        "Your seat at this table moves; this device then only watches. The way back is the same.",
    ),
    "move.title": Text("Am anderen Gerät weiter", "On to the other device"),
    "move.open": Text(
        "Öffne diesen Link am anderen Gerät, oder halte seine Kamera auf den Code.",
        "Open this link on the other device, or hold its camera to the code.",
    ),
    "move.code": Text("Der Link als Code für die Kamera", "The link as a code for the camera"),
    "move.link": Text("Link für das andere Gerät", "Link for the other device"),
    "move.secret": Text(
        "Er gilt einmal und {minutes} Minuten lang. Wer ihn hat, spielt für dich: Zeig ihn"
        " niemandem sonst.",
        "It holds once and for {minutes} minutes. Whoever has it plays for you: show it to nobody"
        " else.",
    ),
    "move.to_table": Text("Zurück an den Tisch", "Back to the table"),
    "move.arrive": Text("Hier weiterspielen", "Play on here"),
    "move.arrive_me": Text(
        "Dieser Browser wird {name}: mit Namen, Einstellungen und allen Partien.",
        "This browser becomes {name}: with name, settings and all games.",
    ),
    "move.arrive_seat": Text(
        "{table}: {name} spielt dann hier. Das andere Gerät sieht nur noch zu.",
        "{table}: {name} then plays here. The other device only watches.",
    ),
    "move.replaces": Text(
        "Dieser Browser hat eigene laufende Partien: {count}. Von hier aus sind sie danach nicht"
        " mehr zu erreichen. Nimm sie vorher auf ein anderes Gerät mit, oder verschieb nur einen"
        " einzelnen Platz.",
        "This browser has running games of its own: {count}. They cannot be reached from here"
        " afterwards. Take them to another device first, or move only a single seat.",
    ),
    "move.yes": Text("Ja, hier weiter", "Yes, play on here"),
    "move.same": Text(
        "Das ist noch dasselbe Gerät. Öffne den Link am anderen.",
        "This is still the same device. Open the link on the other one.",
    ),
    "forget.title": Text("Dieses Gerät verlassen", "Leaving this device"),
    "forget.about": Text(
        "Für geliehene Geräte: Dieser Browser vergisst dich. Deine Partien bleiben nur auf Geräten,"
        " auf die du dich mitgenommen hast.",
        "For borrowed devices: this browser forgets you. Your games stay only on devices to which"
        " you have taken yourself along.",
    ),
    "forget.yes": Text("Ja, vergessen", "Yes, forget me"),
    # clocks and presence
    "new.clock": Text("Bedenkzeit.", "Time to think."),
    "new.clock_about": Text(
        "Die Zeit läuft nur, wenn alle sitzen und jemand am Zug ist; Bots haben keine Uhr. So steht"
        " es auch in der Einladung.",
        "Time runs only once all are seated, for people who are to move; bots have no clock. The"
        " invitation says so, too.",
    ),
    "clock.none": Text("ohne Uhr", "no clock"),
    "clock.decision": Text("{minutes} min je Entscheidung", "{minutes} min a decision"),
    "clock.game": Text("{minutes} min je Partie", "{minutes} min a game"),
    "clock.then_bot": Text(", dann ein Bot", ", then a bot"),
    "clock.then_resign": Text(", dann aufgegeben", ", then resigned"),
    "join.clock": Text("Bedenkzeit: {rule}.", "Time to think: {rule}."),
    "menu.clock": Text("Bedenkzeit: {rule}.", "Time to think: {rule}."),
    "plate.clock": Text("Bedenkzeit", "Time left to think"),
    "plate.here": Text("ist da", "is here"),
    "plate.not_here": Text("gerade nicht da", "not here right now"),
    # the list of open tables
    "start.minutes": Text("{minutes} Min.", "{minutes} min"),
    "start.more": Text("Mehr zu {game}", "More about {game}"),
    "weight.1": Text("ganz leicht", "very light"),
    "weight.2": Text("leicht", "light"),
    "weight.3": Text("mittel", "medium"),
    "weight.4": Text("anspruchsvoll", "demanding"),
    "weight.5": Text("schwer", "heavy"),
    "row.host": Text("eröffnet von {name}", "opened by {name}"),
    "row.free": Text("{count} freie Plätze", "{count} free seats"),
    "row.free_one": Text("ein freier Platz", "one free seat"),
    "row.running": Text("Partie läuft", "game is running"),
    "row.sit": Text("Hinsetzen", "Sit down"),
    "row.sit_at": Text("Hinsetzen: {table}", "Sit down: {table}"),
    "row.watch_at": Text("Zusehen: {table}", "Watch: {table}"),
    "new.name_table": Text("Name des Tisches.", "Name of the table."),
    "new.name_table_about": Text(
        "So finden ihn andere in der Liste; leer heißt er wie das Spiel.",
        "Others find it in the list by that; left empty it is called like the game.",
    ),
    # a screen for everybody
    "screen.menu": Text("Für einen großen Bildschirm", "For a big screen"),
    "screen.scan": Text("Scannen und mitspielen", "Scan and play"),
    "screen.scan_about": Text(
        "Sag deinen Namen und setz dich. Deine Karten siehst nur du, auf deinem Telefon.",
        "Say your name and sit down. Your cards are on your phone, for you alone.",
    ),
    "screen.code": Text("QR-Code zum Mitspielen", "QR code to join"),
    # installed as an app, when the server does not answer
    "offline.title": Text("Der Tisch ist nicht zu erreichen", "The table cannot be reached"),
    "offline.about": Text(
        "Was gespielt ist, ist gespeichert. Versuch es gleich noch einmal.",
        "What has been played is saved. Try again in a moment.",
    ),
    "offline.again": Text("Noch einmal", "Try again"),
    # in the local network
    "network.title": Text("Im selben Netz", "In the same network"),
    "network.about": Text(
        "Scanne den Code mit einem Telefon im selben Netz, oder tippe die Adresse ein.",
        "Scan the code with a phone in the same network, or type the address.",
    ),
    "network.code": Text("QR-Code: {address}", "QR code: {address}"),
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
