"""What somebody has set for themselves, besides language and theme; kept in one cookie.

Pages read it as ``prefs``, scripts as ``data-`` attributes of the body. A value that nobody can
have chosen counts as the usual one.
"""

from dataclasses import dataclass, fields, replace
from urllib.parse import parse_qsl, urlencode

from starlette.requests import Request

from spieltisch.bots.levels import LEVELS, USUAL

COOKIE = "prefs"

CHOICES: dict[str, tuple[str, ...]] = {
    # Whether moves that cannot be taken back for nothing ask once more.
    "confirm": ("touch", "always", "never"),
    # How fast bots and cards move; with "wait" each move of others waits for a word.
    "speed": ("usual", "slow", "fast", "wait"),
    "sound": ("off", "on"),
    "notify": ("off", "on"),
    # Whether a choice with one answer that tells nobody anything is made by itself.
    "auto": ("on", "off"),
    # Which bots somebody plays with.
    "level": tuple(level.name for level in LEVELS),
}
"""What can be chosen."""


@dataclass(frozen=True)
class Preferences:
    """One person's choices."""

    confirm: str = "touch"
    speed: str = "usual"
    sound: str = "off"
    notify: str = "off"
    auto: str = "on"
    level: str = USUAL

    def with_choice(self, name: str, value: str) -> "Preferences":
        """The same with one other choice, if there is such a one."""
        return replace(self, **{name: value}) if value in CHOICES.get(name, ()) else self

    def to_cookie(self) -> str:
        return urlencode({field.name: getattr(self, field.name) for field in fields(self)})


def preferences_of(request: Request) -> Preferences:
    """What the browser that asks has been set to."""
    chosen = Preferences()
    for name, value in parse_qsl(request.cookies.get(COOKIE, "")[:500]):
        chosen = chosen.with_choice(name, value)
    return chosen
