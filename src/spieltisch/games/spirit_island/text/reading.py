"""A move in words: what it does, what to expect of it, where on the table it points."""

from dataclasses import dataclass, field

from spieltisch.core.text import Text


@dataclass(frozen=True)
class Reading:
    """What `moves` and `answers` say about a move."""

    label: Text
    notes: list[Text] = field(default_factory=list)
    targets: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()
    forgoes: bool = False
    brings: Text | None = None
