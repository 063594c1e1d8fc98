"""Artifacts that lie face down in lands: who searches for them, and what they bring either side."""

from typing import Final

from spieltisch.core.effects import ASKS, DONE, Condition, Node, Step
from spieltisch.core.game import State
from spieltisch.core.stack import Frame
from spieltisch.core.text import Text, both
from spieltisch.core.votes import call_vote, vote
from spieltisch.games.spirit_island.cards import boards, numbers
from spieltisch.games.spirit_island.effects.basics import Instant, go_on, island, leave, then
from spieltisch.games.spirit_island.effects.changes import At, Several
from spieltisch.games.spirit_island.effects.deeds import Deed
from spieltisch.games.spirit_island.state import acts, codes, law, programs, verbs
from spieltisch.games.spirit_island.state.law import Change, Law
from spieltisch.games.spirit_island.state.programs import ACTOR, LAND
from spieltisch.games.spirit_island.state.table import Island

_PLACES: Final = 4  # markers on each board


class Artifact:
    """A numbered marker: what it brings the invaders, and what the spirits."""

    def __init__(self, key: str, theirs: Node, ours: Node) -> None:
        self.number = numbers.ARTIFACTS.index(key)
        self.theirs = At(f"powers-long-forgotten theirs-{self.number + 1}", law.THEIRS, theirs)
        self.ours = Deed(
            f"powers-long-forgotten ours-{self.number + 1}",
            law.ANY_PHASE,
            Held(self.number),
            Held(self.number),
            then(UseArtifact(self.number), ours),
            deed=key,
        )
        self.gives = ours

    def told(self) -> Text:
        return Text(
            "{name} – Invasoren: {theirs} – Geister: {ours}",
            "{name} – Invaders: {theirs} – Spirits: {ours}",
        ).fill(
            name=ARTIFACT_WORDS[self.number],
            theirs=self.theirs.effect.told(),
            ours=self.gives.told(),
        )


ARTIFACT_WORDS: Final = [
    both("Burning lizard scale"),
    both("Bronze loop with red stones"),
    both("Dripping jagged tooth"),
    both("Ice-crusted rib"),
    both("Glowing ember"),
    both("Rope of wind"),
    both("Pillar of sunlight"),
    both("Sewn-up leather sack"),
]
"""By number."""


class Artifacts(Several):
    """Which artifacts there are, and that both sides search for them."""

    def __init__(self, artifacts: list[Artifact]) -> None:
        changes: list[At] = []
        for artifact in artifacts:
            changes += [artifact.theirs, artifact.ours]
        super().__init__(changes)
        self.artifacts = artifacts

    def change(self, law: Law) -> None:
        super().change(law)
        law.searches = True
        law.marker = codes.SACK
        for artifact in self.artifacts:
            law.artifact_programs += [artifact.theirs.number, artifact.ours.number]

    def told(self) -> Text:
        said = Text(
            "Sobald ein Gebiet mindestens 3 Dahan enthält, durchsucht ihr es; sobald es mindestens "
            "2 Invasoren enthält, durchsuchen sie es. Wer einen nummerierten Marker findet, erhält "
            "seinen Vorteil. Gefundene dürft ihr zurückhalten: Sie sind am Ende je 2 Punkte wert. ",
            "As soon as a land has at least 3 Dahan, you search it; as soon as it has at least 2 "
            "Invaders, they search it. Whoever finds a numbered marker gains its benefit. You may "
            "hold back what you find: at the end each is worth 2 points. ",
        )
        told = [artifact.told() for artifact in self.artifacts]
        return Text(
            said.de + ". ".join([each.de for each in told]),
            said.en + ". ".join([each.en for each in told]),
        )


class MoreSearchers(Change):
    """The invaders need more of them to search a land."""

    def __init__(self, more: int) -> None:
        self.more = more

    def change(self, law: Law) -> None:
        law.searchers += self.more

    def told(self) -> Text:
        return Text(
            "Wo Invasoren Gebiete durchsuchen, brauchen sie dafür {more} Invasor mehr",
            "Where Invaders search lands, they need {more} more Invader for it",
        ).fill(more=self.more)


class Bury(Instant):
    """Puts the markers face down into lands without dahan, four on each board.

    One more than there are players are numbered; who lies where nobody knows.
    """

    def act(self, table: Island, frame: Frame) -> None:
        rng = table.rng
        drawn = rng.sample(list(range(len(numbers.ARTIFACTS))), 1 + table.seats)
        markers = [codes.BLANK + 1 + number for number in drawn]
        markers += [codes.BLANK] * (_PLACES * table.seats - len(markers))
        rng.shuffle(markers)
        buried = [0] * boards.LANDS
        for board in table.boards:
            free = [land for land in boards.lands_of(board) if not table.count(land, codes.DAHANS)]
            for land in rng.sample(free, min(_PLACES, len(free))):
                buried[land] = markers.pop()
        table.buried = buried
        acts.note(table, "bury", [])

    def told(self) -> Text:
        return Text(
            "1 nummerierten Marker und je Spieler 1 weiteren mit leeren Markern mischen und auf "
            "jedem Spielplan 4 verdeckt in Gebiete ohne Dahan legen",
            "shuffle 1 numbered marker and 1 more for each player with blank ones and put 4 of "
            "them face down on each board, in lands without Dahan",
        )


# using them


class Held(Condition):
    """The spirits have found an artifact and have not used it."""

    def __init__(self, number: int) -> None:
        self.number = number

    def holds(self, state: State, frame: Frame) -> bool:
        return island(state).artifacts[self.number] == codes.HELD

    def told(self) -> Text:
        return Text(
            "ihr {name} gefunden und zurückgehalten habt", "you have found and held back {name}"
        ).fill(name=ARTIFACT_WORDS[self.number])


class UseArtifact(Step):
    """All vote whether an artifact is used now; whoever proposes it is for it.

    No comes first: what not all agree on is held back.
    """

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, state: State, frame: Frame) -> bool:
        table = island(state)
        proposer = frame.values[ACTOR]
        if table.seats == 1 and proposer >= 0:
            self.choose(state, frame, verbs.YES)
            return DONE
        if table.seats == 1:
            frame.seat = 0
            return ASKS
        call_vote(table.running(), programs.VOTE, table.seats)
        if proposer >= 0:
            vote(table.running().top(), proposer, verbs.YES)
        return DONE

    def choices(self, state: State, frame: Frame) -> list[int]:
        return [verbs.NO, verbs.YES]

    def why_not(self, state: State, frame: Frame, move: int) -> int:
        return codes.NOT_ASKED

    def choose(self, state: State, frame: Frame, move: int) -> None:
        table = island(state)
        if move == verbs.NO:
            leave(frame)
            return
        acts.keep_artifact(table, self.number, codes.OURS)
        acts.note(table, "artifact", [self.number])
        go_on(frame)

    def question(self, state: State, frame: Frame) -> Text:
        return Text("Nutzt ihr jetzt {name}?", "Do you use {name} now?").fill(
            name=ARTIFACT_WORDS[self.number]
        )

    def answer(self, state: State, frame: Frame, move: int) -> Text:
        return Text("Zurückhalten", "Hold it back") if move == verbs.NO else Text("", "")

    def told(self) -> Text:
        return Text("", "")


# what they bring


class Grant(Instant):
    """Something that holds for the rest of the game, see `codes.SPELLS`."""

    def __init__(self, spell: int) -> None:
        self.spell = spell

    def act(self, table: Island, frame: Frame) -> None:
        table.spells |= self.spell

    def told(self) -> Text:
        return SPELL_WORDS[self.spell]


SPELL_WORDS: Final = {
    codes.FIRE_SHIELD: Text(
        "Fähigkeitenkarten mit Feuer schaden Invasoren nur, wenn ihr Geist 1 Energie mehr bezahlt",
        "Power Cards that grant Fire harm Invaders only if their Spirit pays 1 more Energy",
    ),
    codes.FIRE_DAMAGE: Text(
        "Fähigkeitenkarten mit Feuer, die Schaden zufügen, fügen 1 Schaden mehr zu",
        "Power Cards that grant Fire and deal Damage deal 1 more Damage",
    ),
    codes.ONE_DESERT: Text(
        "beim Entdecken und Bauen gelten Invasoren in einem Wüstengebiet als in jedem",
        "for Explore and Build, Invaders in any Sands count as being in every Sands",
    ),
    codes.DESERT_PATHS: Text(
        "in jeder Phase darf jeder Geist seine Präsenz zwischen Wüstengebieten bewegen",
        "in each phase every Spirit may move its Presence from Sands to Sands",
    ),
    codes.WETLAND_BUILDS: Text(
        "sooft Invasoren ein Sumpfgebiet entdecken, bauen sie dort sofort",
        "whenever Invaders explore a Wetland they Build there at once",
    ),
    codes.RESTS: Text(
        "ein Geist, der in seiner Geister-Phase keine Karte zurücknimmt, erhält 2 Energie",
        "a Spirit that does not Reclaim in the Spirit Phase gains 2 Energy",
    ),
    codes.EMBERS: Text(
        "kommt ein Dorf oder eine Stadt in ein Dschungel- oder Sumpfgebiet ohne beides, kommt dort "
        "auch 1 Ödnis hinzu",
        "when a Town or City is added to a Jungle or Wetland without any, also add 1 Blight there",
    ),
    codes.FREE_MAJORS: Text(
        "für eine neue Starke Fähigkeit wird keine Karte vergessen",
        "gaining a Major Power needs no forgetting",
    ),
    codes.WIND_PRICE: Text(
        "Fähigkeiten verschieben und versammeln Invasoren nur, wenn ihr Geist 1 Energie mehr "
        "bezahlt",
        "Powers push and gather Invaders only if their Spirit pays 1 more Energy",
    ),
    codes.WIND_RANGE: Text(
        "alle Fähigkeiten haben 1 Reichweite mehr", "all Powers have 1 more range"
    ),
}


class Freeze(Instant):
    """In the next turn each spirit has only one card play."""

    def act(self, table: Island, frame: Frame) -> None:
        table.ice = table.round + 1

    def told(self) -> Text:
        return Text(
            "in der nächsten Runde hat jeder Geist nur 1 Kartenspiel",
            "next turn each Spirit has only 1 Card Play",
        )


class Numb(Instant):
    """In the next normal ravage invaders deal less damage."""

    def __init__(self, less: int) -> None:
        self.less = less

    def act(self, table: Island, frame: Frame) -> None:
        table.numb += self.less

    def told(self) -> Text:
        return Text(
            "beim nächsten normalen Wüten je Gebiet {less} Schaden weniger",
            "in the next normal Ravage {less} Damage less in each land",
        ).fill(less=self.less)


class EarnFear(Instant):
    """Fear cards are earned at once."""

    def __init__(self, number: int) -> None:
        self.number = number

    def act(self, table: Island, frame: Frame) -> None:
        for _ in range(self.number):
            if table.fear_deck:
                acts.earn(table)

    def told(self) -> Text:
        return Text("{number} Furcht-Karten verdienen", "earn {number} Fear cards").fill(
            number=self.number
        )


class Seal(Instant):
    """The marker stays in its land, which no power can target any more."""

    def act(self, table: Island, frame: Frame) -> None:
        acts.mark(table, frame.values[LAND])

    def told(self) -> Text:
        return Text(
            "der Marker bleibt im Gebiet, das keine Fähigkeit mehr zum Ziel haben kann",
            "the marker stays in the land, which Powers cannot target any more",
        )


class Vanish(Instant):
    """Everything in the land leaves the game; presence counts as destroyed."""

    def act(self, table: Island, frame: Frame) -> None:
        land = frame.values[LAND]
        for piece in table.pieces[land][:]:
            acts.take(table, land, piece)
            acts.note(table, "remove", [piece, land])
        for kind in range(codes.BEASTS, codes.PRESENCE):
            if table.token(land, kind):
                table.tokens[land * codes.TOKENS + kind - codes.BEASTS] = 0
                acts.note(table, "untoken", [kind, land])
        for seat in range(table.seats):
            for _ in range(table.presence_in(seat, land)):
                acts.destroy_presence(table, seat, land)

    def told(self) -> Text:
        return Text(
            "alles darin aus dem Spiel nehmen (Präsenz gilt als zerstört)",
            "remove everything in it from the game (Presence counts as destroyed)",
        )
