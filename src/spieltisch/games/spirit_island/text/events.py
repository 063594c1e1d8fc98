"""The kinds of events: what their numbers mean, and the sentence of each.

The last number of every event is the effect that has caused it; `log` reads it for all of them.
"""

from typing import Final

from spieltisch.core.log import Kind
from spieltisch.core.text import Text

KINDS: Final = {
    # the turn
    "phase": Kind("phase round:number", Text("{phase}.", "{phase}.")),
    "grow": Kind(
        "seat option:number",
        Text("{seat} wächst: {growth}.", "{seat} grow[s|]: {growth}."),
        ("SI-027",),
    ),
    "play": Kind(
        "seat card:power",
        Text("{seat} spiel[t|st] {card} aus.", "{seat} play[s|] {card}."),
        ("SI-025",),
    ),
    "use": Kind(
        "seat power", Text("{seat} benutzt {power}.", "{seat} use[s|] {power}."), ("SI-032",)
    ),
    "ready": Kind("seat", Text("{seat} [ist|bist] fertig.", "{seat} [is|are] done.")),
    "end": Kind("how:ending", Text("{how}", "{how}"), ("SI-186",)),
    "cover": Kind(
        "seat card:power",
        Text("{seat} spiel[t|st] {card} verdeckt aus.", "{seat} play[s|] {card} face down."),
        ("SI-219",),
    ),
    "deed": Kind("seat deed", Text("{seat}: {deed}.", "{seat}: {deed}.")),
    "recall": Kind(
        "seat card:power",
        Text(
            "{seat} spiel[t|st] {card} aus der früheren Partie.",
            "{seat} play[s|] {card} from the earlier game.",
        ),
    ),
    # markers of scenarios
    "mark": Kind(
        "marker land",
        Text("1 {marker} kommt in {land} hinzu.", "1 {marker} is added in {land}."),
    ),
    "unmark": Kind(
        "land",
        Text(
            "Die Ödnis zerstört das Schutzmuster in {land}.",
            "The Blight destroys the Warding Pattern in {land}.",
        ),
    ),
    "unharmed": Kind(
        "land",
        Text(
            "Den Invasoren in {land} geschieht nichts: Keine Flamme brennt nahe genug.",
            "The Invaders in {land} are not harmed: no flame burns near enough.",
        ),
        ("SI-221",),
    ),
    "unmoved": Kind(
        "land",
        Text(
            "Die Invasoren in {land} werden nicht bewegt.",
            "The Invaders in {land} are not moved.",
        ),
    ),
    "bury": Kind(
        "",
        Text(
            "Auf jedem Spielplan liegen 4 Marker verdeckt.",
            "4 markers lie face down on each board.",
        ),
        ("SI-222",),
    ),
    "search": Kind(
        "artifact land ours:number",
        Text("{who} {land}: {artifact}.", "{who} {land}: {artifact}."),
    ),
    "search-blank": Kind(
        "land", Text("In {land} ist nichts vergraben.", "Nothing is buried in {land}.")
    ),
    "artifact": Kind(
        "artifact",
        Text("Ihr nutzt {artifact}.", "You use {artifact}."),
    ),
    "shuffle-fear": Kind(
        "",
        Text(
            "Die abgelegten Furcht-Karten werden neu gemischt.",
            "The discarded Fear cards are shuffled again.",
        ),
    ),
    # aiming and choosing
    "aim": Kind("seat land", Text("{seat} ziel[t|st] auf {land}.", "{seat} aim[s|] at {land}.")),
    "aim-spirit": Kind(
        "seat target:seat",
        Text("{seat} ziel[t|st] auf [{target}|dich].", "{seat} aim[s|] at {target}."),
    ),
    "without": Kind(
        "seat threshold:number",
        Text(
            "{seat} verzichte[t|st] auf die Schwelle {elements}.",
            "{seat} do[es|] without the threshold {elements}.",
        ),
        ("SI-P-031",),
    ),
    "choose-land": Kind(
        "seat land", Text("{seat} wähl[t|st] {land}.", "{seat} choose[s|] {land}.")
    ),
    "agree-land": Kind("land", Text("Gewählt ist {land}.", "You have chosen {land}.")),
    "choose-terrain": Kind("terrain", Text("Gewählt ist {terrain}.", "You have chosen {terrain}.")),
    "all-shown": Kind(
        "",
        Text(
            "Alle Gelände sind auf ausliegenden Invasorenkarten: Es geschieht nichts.",
            "Invader cards on the spaces show all terrains: nothing happens.",
        ),
    ),
    "prevent": Kind(
        "board",
        Text(
            "Ihr verhindert es auf {board} und zerstört dafür Präsenz.",
            "You prevent it on {board} by destroying Presence.",
        ),
        ("SI-177",),
    ),
    "choose-board": Kind("board", Text("Gewählt ist {board}.", "You have chosen {board}.")),
    "together": Kind(
        "seat land",
        Text(
            "{seat} schläg[t|st] das Ritual in {land} vor.",
            "{seat} propose[s|] the Ritual in {land}.",
        ),
        ("SI-217",),
    ),
    "vote": Kind(
        "seat choice:vote",
        Text("{seat} stimm[t|st] mit {choice}.", "{seat} vote[s|] {choice}."),
        ("SI-217",),
    ),
    "disagreed": Kind(
        "",
        Text(
            "Ihr seid euch nicht einig: Die erste Möglichkeit gilt.",
            "You do not agree: the first option holds.",
        ),
        ("SI-217",),
    ),
    # presence
    "presence": Kind(
        "seat land",
        Text("{seat} füg[t|st] in {land} Präsenz hinzu.", "{seat} add[s|] Presence in {land}."),
    ),
    "lift-presence": Kind(
        "seat land",
        Text("{seat} nimm[t|st] Präsenz aus {land}.", "{seat} take[s|] Presence from {land}."),
        ("SI-P-041",),
    ),
    "move-presence": Kind(
        "seat source:land land",
        Text(
            "{seat} beweg[t|st] Präsenz von {source} nach {land}.",
            "{seat} move[s|] Presence from {source} to {land}.",
        ),
    ),
    "lose-presence": Kind(
        "seat land",
        Text("{seat} verlier[t|st] Präsenz in {land}.", "{seat} lose[s|] Presence in {land}."),
        ("SI-035",),
    ),
    "call-beasts": Kind(
        "seat land",
        Text(
            "{seat} ersetz[t|t] Präsenz in {land} durch eine Bestie.",
            "{seat} replace[s|] Presence in {land} with Beasts.",
        ),
        ("SI-P-144",),
    ),
    "uncover": Kind(
        "seat track",
        Text("{seat} deck[t|st] ein Feld auf: {track}.", "{seat} uncover[s|] a space: {track}."),
        ("SI-P-041",),
    ),
    # energy, elements, cards
    "energy": Kind(
        "seat energy:energy", Text("{seat} erhäl[t|tst] {energy}.", "{seat} gain[s|] {energy}.")
    ),
    "element": Kind(
        "seat element", Text("{seat} erhäl[t|tst] 1 {element}.", "{seat} gain[s|] 1 {element}.")
    ),
    "look": Kind(
        "seat deck cards",
        Text("{seat} deck[t|st] auf: {cards}.", "{seat} turn[s|] up: {cards}."),
        ("SI-036",),
    ),
    "take": Kind("seat card:power", Text("{seat} nimm[t|st] {card}.", "{seat} take[s|] {card}.")),
    "aid": Kind(
        "seat card:power",
        Text(
            "{seat} nimm[t|st] {card}: gilt in jeder Runde als ausgespielt.",
            "{seat} take[s|] {card}: it counts as played every turn.",
        ),
    ),
    "forget": Kind(
        "seat card:power", Text("{seat} vergisst {card}.", "{seat} forget[s|] {card}."), ("SI-033",)
    ),
    "reclaim": Kind(
        "seat card:power", Text("{seat} nimm[t|st] {card} zurück.", "{seat} reclaim[s|] {card}.")
    ),
    "reclaim-all": Kind(
        "seat",
        Text(
            "{seat} nimm[t|st] alle abgelegten Karten zurück.",
            "{seat} reclaim[s|] all discarded cards.",
        ),
        ("SI-P-056",),
    ),
    "give": Kind(
        "seat taker:seat card:power",
        Text("{seat} gib[t|st] [{taker}|dir] {card}.", "{seat} give[s|] {card} to {taker}."),
    ),
    # pieces
    "move": Kind(
        "piece source:land land",
        Text("{piece} kommt von {source} nach {land}.", "{piece} goes from {source} to {land}."),
    ),
    "carry": Kind(
        "kind source:land land",
        Text("{kind} kommt von {source} nach {land}.", "{kind} goes from {source} to {land}."),
    ),
    "add": Kind("kind land", Text("{kind} kommt in {land} hinzu.", "{kind} is added in {land}.")),
    "token": Kind(
        "what:number land number",
        Text("{tokens} in {land} hinzugefügt.", "{tokens} added in {land}."),
    ),
    "untoken": Kind(
        "kind land", Text("{kind} in {land} wird entfernt.", "{kind} in {land} is removed.")
    ),
    "remove": Kind(
        "piece land",
        Text("{piece} in {land} wird entfernt.", "{piece} in {land} is removed."),
        ("SI-046",),
    ),
    "replace": Kind(
        "piece land what:number number",
        Text(
            "{piece} in {land} wird durch {tokens} ersetzt.",
            "{piece} in {land} is replaced with {tokens}.",
        ),
    ),
    "destroy": Kind(
        "piece land", Text("{piece} in {land} wird zerstört.", "{piece} in {land} is destroyed.")
    ),
    "drown": Kind(
        "piece land",
        Text("{piece} ertrinkt in {land}.", "{piece} drowns in {land}."),
        ("SI-P-110",),
    ),
    "nightmare": Kind(
        "piece land",
        Text(
            "{piece} in {land} stirbt, aber nur im Traum.",
            "{piece} in {land} dies, but only in a dream.",
        ),
        ("SI-P-120", "SI-P-121"),
    ),
    "safe": Kind(
        "piece land", Text("{piece} in {land} ist geschützt.", "{piece} in {land} is protected.")
    ),
    "wound": Kind(
        "piece land damage:number",
        Text(
            "{piece} in {land} nimmt {damage} Schaden.", "{piece} in {land} takes {damage} Damage."
        ),
    ),
    "strife": Kind(
        "piece land", Text("{piece} in {land} erhält 1 Streit.", "{piece} in {land} gets 1 Strife.")
    ),
    "calm": Kind(
        "piece land",
        Text("{piece} in {land} verliert 1 Streit.", "{piece} in {land} loses 1 Strife."),
        ("SI-143",),
    ),
    "sink": Kind(
        "land",
        Text("Der Spielplan {board} ist zerstört.", "The board {board} is destroyed."),
    ),
    # what holds for this turn
    "defend": Kind(
        "land number",
        Text("Verteidigen {number} in {land}.", "Defend {number} in {land}."),
        ("SI-044", "SI-061"),
    ),
    "skip": Kind(
        "land actions",
        Text(
            "In dieser Runde gibt es in {land} kein {actions}.", "No {actions} in {land} this turn."
        ),
    ),
    "ban": Kind("step:number", Text("{told}", "{told}")),
    "for-land": Kind("land step:number", Text("{land}: {told}", "{land}: {told}")),
    "for-spirit": Kind("what:number seat number", Text("{seat}", "{seat}")),
    "grant-repeat": Kind(
        "seat number most:number",
        Text(
            "{seat} darf[|st] in dieser Runde Fähigkeitenkarten wiederholen: {number}{most}.",
            "{seat} may repeat Power Cards this turn: {number}{most}.",
        ),
        ("SI-P-072",),
    ),
    "for-island": Kind("step:number", Text("{told}", "{told}")),
    # events
    "event": Kind("card:event", Text("Ereignis: {card}.", "Event: {card}."), ("SI-154",)),
    "event-part": Kind("part:number", Text("{part}: {told}", "{part}: {told}")),
    "event-returns": Kind(
        "above:number",
        Text(
            "Die Karte kommt danach unter die obersten {above} des Ereignisstapels.",
            "Afterwards the card goes below the top {above} of the event deck.",
        ),
        ("SI-178",),
    ),
    "shuffle-events": Kind(
        "",
        Text(
            "Die abgelegten Ereignisse werden zu einem neuen Stapel gemischt.",
            "The discarded events are shuffled into a new deck.",
        ),
    ),
    "way": Kind("step:number way:number", Text("Gewählt: {name}.", "Chosen: {name}."), ("SI-161",)),
    "only-way": Kind(
        "step:number way:number",
        Text(
            "Für anderes reicht es nicht, also: {name}.",
            "You cannot pay for anything else, so: {name}.",
        ),
        ("SI-163",),
    ),
    "elements-pay": Kind(
        "number element cost:number",
        Text(
            "Von {cost} Energie übernehmen Elemente im Spiel {number} ({element}).",
            "Elements in play pay {number} of {cost} Energy ({element}).",
        ),
        ("SI-164", "SI-168"),
    ),
    "discard": Kind(
        "seat card:power", Text("{seat} leg[t|st] {card} ab.", "{seat} discard[s|] {card}.")
    ),
    "flip": Kind("card:power", Text("Aufgedeckt: {card} ({head}).", "Flipped: {card} ({head}).")),
    "declare": Kind("seat element there:number", Text("{declared}", "{declared}"), ("SI-170",)),
    "guard": Kind("land", Text("Ihr zahlt für {land}.", "You pay for {land}.")),
    "box-invader": Kind(
        "stage:number",
        Text(
            "Eine Invasorenkarte der Stufe {stage} kommt ungesehen in die Schachtel.",
            "An Invader card of stage {stage} goes into the box, unseen.",
        ),
    ),
    "box-fear": Kind(
        "",
        Text(
            "Die oberste Furcht-Karte kommt ungesehen in die Schachtel.",
            "The top Fear card goes into the box, unseen.",
        ),
    ),
    "more-fear": Kind(
        "",
        Text(
            "Eine weitere Furcht-Karte liegt oben auf dem Stapel.",
            "Another Fear card lies on top of the deck.",
        ),
    ),
    "awaits": Kind("step:number", Text("{told}", "{told}"), ("SI-174", "SI-175")),
    # blight
    "blight": Kind(
        "land",
        Text("In {land} kommt 1 Ödnis hinzu.", "1 Blight is added in {land}."),
        ("SI-089", "SI-090"),
    ),
    "no-blight": Kind(
        "land", Text("In {land} kommt keine Ödnis hinzu.", "No Blight is added in {land}.")
    ),
    "no-town": Kind(
        "land",
        Text(
            "In {land} muss 1 Dorf hinzukommen, und es gibt keines mehr.",
            "1 Town has to be added in {land}, and none is left.",
        ),
        ("SI-203",),
    ),
    "collect": Kind(
        "count:number most:number",
        Text(
            "Auf der Nationen-Karte liegen {count} von {most} Ödnis.",
            "{count} of {most} Blight lie on the adversary's panel.",
        ),
        ("SI-209",),
    ),
    "healed": Kind(
        "count:number",
        Text(
            "{count} Ödnis kommen von der Nationen-Karte auf die Ödnis-Karte.",
            "{count} Blight go from the adversary's panel to the Blight card.",
        ),
        ("SI-209",),
    ),
    "blighted": Kind(
        "card:blight",
        Text("Die Ödnis-Karte wird umgedreht: {card}.", "The Blight card is turned over: {card}."),
        ("SI-095",),
    ),
    "spend-blight": Kind(
        "number",
        Text(
            "{number} Ödnis verlässt die Ödnis-Karte und das Spiel.",
            "{number} Blight leaves the Blight card and the game.",
        ),
        ("SI-097",),
    ),
    "blight-card": Kind(
        "card:blight", Text("Ödnis-Karte {card}: {told}", "Blight card {card}: {told}"), ("SI-096",)
    ),
    # fear
    "fear": Kind("fear:fear", Text("{fear}.", "{fear}.")),
    "earn": Kind(
        "count:number",
        Text(
            "Eine Furcht-Karte ist verdient (wartend: {count}).",
            "A Fear card is earned (waiting: {count}).",
        ),
        ("SI-103", "SI-105"),
    ),
    "terror": Kind(
        "level:number", Text("Furchtstufe {level}.", "Terror Level {level}."), ("SI-186",)
    ),
    "fear-card": Kind(
        "card:fear-card level:number",
        Text(
            "Furcht-Karte {card}, Stufe {level}: {told}", "Fear card {card}, level {level}: {told}"
        ),
        ("SI-105", "SI-106"),
    ),
    "reveal-fear": Kind(
        "card:fear-card place:number",
        Text(
            "Die Furcht-Karte an Stelle {place} ist {card}.", "Fear card number {place} is {card}."
        ),
    ),
    # the invaders
    "reveal": Kind(
        "card:invader", Text("Neue Invasorenkarte: {card}.", "New Invader card: {card}.")
    ),
    "discard-invader": Kind(
        "card:invader",
        Text(
            "Die oberste Invasorenkarte wird abgelegt: {card}.",
            "The top Invader card is discarded: {card}.",
        ),
    ),
    "ravage": Kind(
        "land damage:number defence:number",
        Text(
            "Die Invasoren wüten in {land}: {damage} Schaden{defended}.",
            "The Invaders ravage {land}: {damage} Damage{defended}.",
        ),
        ("SI-064",),
    ),
    "build": Kind(
        "land kind",
        Text("Die Invasoren bauen in {land}: {kind}.", "The Invaders build in {land}: {kind}."),
    ),
    "explore": Kind(
        "land",
        Text(
            "Die Invasoren entdecken {land}: 1 Entdecker.",
            "The Invaders explore {land}: 1 Explorer.",
        ),
    ),
    "ill": Kind(
        "land",
        Text(
            "Die Seuche in {land} verhindert das Bauen.", "The Disease in {land} stops the Build."
        ),
        ("SI-126", "SI-127"),
    ),
    "wild": Kind(
        "land",
        Text(
            "Die Wildnis in {land} hält die Entdecker fern.",
            "The Wilds in {land} keep the Explorers away.",
        ),
        ("SI-134",),
    ),
    "stopped": Kind(
        "action land", Text("In {land} entfällt das {action}.", "No {action} happens in {land}.")
    ),
    "choked": Kind(
        "seat action land",
        Text(
            "{seat} verhinder[t|st] das {action} in {land}.",
            "{seat} stop[s|] the {action} in {land}.",
        ),
        ("SI-P-092",),
    ),
    "held-up": Kind(
        "action card:invader",
        Text("{action} mit {card} findet nicht statt.", "{action} with {card} does not happen."),
    ),
    "no-explore": Kind(
        "",
        Text(
            "In dieser Runde wird keine Invasorenkarte aufgedeckt.",
            "No Invader card is revealed this turn.",
        ),
        ("SI-115",),
    ),
    "delay": Kind("action how:number", Text("{delay}", "{delay}")),
    # what a position left open
    "fill-spirit": Kind(
        "seat spirit", Text("{seat} [ist|bist] {spirit}.", "{seat} [is|are] {spirit}.")
    ),
    "fill-presence": Kind(
        "seat presence:presence land",
        Text(
            "{seat}: {presence} in {land}, wie zu Beginn.",
            "{seat}: {presence} in {land}, as at first.",
        ),
    ),
    "fill-tracks": Kind(
        "seat energy:number plays:number",
        Text(
            "Offene Felder auf den Leisten von {seat}: {energy} Energie, {plays} Karten.",
            "Open spaces on the tracks of {seat}: {energy} energy, {plays} card plays.",
        ),
    ),
    "fill-destroyed": Kind(
        "seat presence:presence",
        Text("Zerstört von {seat}: {presence}.", "Destroyed of {seat}: {presence}."),
    ),
    "fill-discards": Kind(
        "seat cards", Text("Abgelegt von {seat}: {cards}.", "Discarded by {seat}: {cards}.")
    ),
    "fill-forgotten": Kind(
        "seat cards", Text("Vergessen von {seat}: {cards}.", "Forgotten by {seat}: {cards}.")
    ),
    "fill-city": Kind(
        "land",
        Text(
            "Eine Stadt in {land}, sonst wäre das Spiel gewonnen.",
            "A City in {land}, otherwise the game would be won.",
        ),
    ),
    "fill-invaders": Kind(
        "cards:invaders",
        Text("Abgelegte Invasorenkarten: {cards}.", "Discarded Invader cards: {cards}."),
    ),
    "fill-fear": Kind(
        "cards:fears", Text("Abgelegte Furcht-Karten: {cards}.", "Discarded Fear cards: {cards}.")
    ),
    "fill-blight": Kind(
        "card:blight",
        Text("Die Ödnis-Karte: {card}.", "The Blight card: {card}."),
    ),
}
BARE: Final = frozenset(
    [
        *("phase", "grow", "play", "use", "ready", "end", "together", "blighted", "blight-card"),
        *("earn", "terror", "fear-card", "reveal", "ravage", "build", "explore", "ill", "wild"),
        *("stopped", "choked", "held-up", "no-explore", "uncover", "call-beasts"),
        *("event", "event-part", "shuffle-events"),
        *("cover", "recall", "deed", "bury", "search", "search-blank", "artifact"),
    ]
)
"""Kinds of events that say themselves what they come from."""
