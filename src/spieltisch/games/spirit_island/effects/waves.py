"""The waves of invaders that come to an island on which a game has been played already."""

from spieltisch.core.text import Text, joined
from spieltisch.games.spirit_island.state.law import MOST_ELEMENTS, Change, Law, Wave


def wave_words(wave: Wave) -> Text:
    """What is different about a wave."""
    return Text(
        "{number}. Welle: {blight} Ödnis, Nummern {shift}, je 1 Dorf mehr in Gebiet {towns}",
        "wave {number}: {blight} Blight, numbers {shift}, 1 more Town each in land {towns}",
    ).fill(
        number=wave.number,
        blight=wave.blight,
        shift=f"{wave.shift:+d}" if wave.shift else "±0",
        towns=", ".join([str(land) for land in wave.towns]),
    )


class Waves(Change):
    """The game is played on what an earlier one has left."""

    def __init__(self, waves: list[Wave]) -> None:
        self.waves = waves

    def change(self, law: Law) -> None:
        law.waves = self.waves

    def told(self) -> Text:
        said = Text(
            "Gespielt nach einer beendeten Partie, mit anderen Geistern gegen dieselbe Nation. "
            "Invasoren und Präsenz verlassen die Insel; von jeder Sorte Plättchen bleiben so viele "
            "wie Spielpläne, von der Ödnis je Spielplan so viele, wie die Welle sagt, dazu die "
            "Dahan: höchstens 2 je Gebiet, auf Spielplänen mit 2 bis 4 einer mehr, höchstens 8. "
            "War die Insel noch blühend, steigt das Level der Nation um 1; sonst wird die Karte "
            "zurückgedreht, mit 2 Ödnis je Spielplan, und der Rest kommt, wenn sie wieder "
            "umgedreht wird. Aufgedruckt sind nur Invasoren, ab Gebiet 6 in einem Gebiet mit "
            "entsprechend niedrigerer Nummer. {waves}. Ab Stufe III dürft ihr in der Geister-Phase "
            "Karten der ersten Partie spielen: ohne Energie, Kartenspiel und Elemente, mit "
            "beliebigem Gebiet als Ziel; Schwellen bis {most} Elemente gelten als erreicht. Jede "
            "einmal",
            "Played after a finished game, with other Spirits against the same adversary. Invaders "
            "and Presence leave the island; as many tokens of each kind stay as there are boards, "
            "as much Blight on each board as the wave says, and the Dahan: at most 2 in a land, "
            "one more on boards with 2 to 4, at most 8. If the island was still healthy, the level "
            "of the adversary rises by 1; otherwise the card is turned back with 2 Blight for each "
            "board, and the rest comes when it is turned over again. Only Invaders are printed, "
            "from land 6 on in a land with a number that much lower. {waves}. From Stage III on "
            "you may play cards of the first game in the Spirit Phase: without Energy, Card Play "
            "and Elements, with any land as target; thresholds of up to {most} Elements count as "
            "met. Each once",
        )
        waves = joined([wave_words(wave) for wave in self.waves], "; ")
        return said.fill(waves=waves, most=MOST_ELEMENTS)
