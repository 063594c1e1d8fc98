"""Who is asking, and may they: signed cookies and invitations, origin, size and rate limits.

A browser is known by a random id in a signed cookie; seats belong to such ids. An invitation is a
signed note with table and seat. Requests that change something must come from our own pages.
"""

import re
import secrets
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address
from time import monotonic

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import Request
from starlette.responses import Response

PLAYER_COOKIE = "player"
YEAR = 365 * 24 * 3600
MAX_BODY = 2_000_000  # bytes; an imported record is the largest thing anybody sends
MAX_FORM = 20_000
MAX_STREAMS = 20  # tables that one browser follows at once

# A picture in the page itself runs and loads nothing; static/png.js paints one.
CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
    " connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self';"
    " form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Signer:
    """Signs and reads player cookies and invitations."""

    def __init__(self, key: str) -> None:
        self._players = URLSafeSerializer(key, salt="player")
        self._invitations = URLSafeSerializer(key, salt="invitation")

    def read_player(self, request: Request) -> str:
        """The id of the browser, "" if it has none or a forged one."""
        cookie = request.cookies.get(PLAYER_COOKIE, "")
        try:
            player = self._players.loads(cookie)
        except BadSignature:
            return ""
        return player if isinstance(player, str) else ""

    def give_player(self, response: Response, player: str, secure: bool) -> None:
        response.set_cookie(
            PLAYER_COOKIE,
            str(self._players.dumps(player)),
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=secure,
        )

    def invitation(self, table: str, seat: int) -> str:
        return str(self._invitations.dumps([table, seat]))

    def is_invitation(self, token: str, table: str, seat: int) -> bool:
        try:
            return bool(self._invitations.loads(token) == [table, seat])
        except BadSignature:
            return False


def new_player() -> str:
    return secrets.token_urlsafe(16)


_HOST = re.compile(r"([\w.-]+|\[[0-9a-f:.]+\])(:[0-9]{1,5})?", re.ASCII | re.IGNORECASE)


def good_host(request: Request) -> bool:
    """Whether a request names the server as a browser does, or not at all."""
    return all(_HOST.fullmatch(host) for host in request.headers.getlist("host"))


def from_our_pages(request: Request, public_url: str) -> bool:
    """Whether a request that changes something comes from our own pages.

    Browsers send Origin or Sec-Fetch-Site with every form; a request with neither is a program that
    has no cookies of anybody to misuse. At the public address only its own scheme counts, also
    where a proxy does not say which one it was asked by.
    """
    origin = request.headers.get("origin")
    if origin:
        host = request.headers.get("host", "").lower()
        allowed = {public_url}
        if host != _host_of(public_url):
            allowed.add(f"{request.scope['scheme']}://{host}")
        return origin in allowed
    return request.headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")


def by_other_scheme(request: Request) -> bool:
    """Whether a request comes from the same host, but by http instead of https or vice versa."""
    return _host_of(request.headers.get("origin", "")) == request.headers.get("host", "").lower()


def _host_of(origin: str) -> str:
    return origin.partition("://")[2]


def announced_length(request: Request) -> int:
    """How many bytes a request says it brings; a number that nobody can mean is a large one."""
    said = request.headers.get("content-length", "0")
    return int(said) if said.isascii() and said.isdecimal() and len(said) < 10 else 10**9


def address_of(request: Request) -> str:
    """Where a request comes from; of IPv6 the network, all of whose addresses are one visitor's."""
    host = request.client.host if request.client else ""
    try:
        address = IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    return str(address.ipv4_mapped or address.packed[:8].hex())


class RateLimit:
    """At most so many requests for a name in a period; 0 for no limit.

    Forgets the names seen longest ago.
    """

    def __init__(self, most: int, seconds: float, names: int = 10_000) -> None:
        self.most = most
        self.seconds = seconds
        self.names = names
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, name: str, now: float | None = None) -> bool:
        """Counts one request; whether it is within the limit."""
        if not self.most:
            return True
        now = monotonic() if now is None else now
        left, at = self._buckets.pop(name, (float(self.most), now))
        left = min(float(self.most), left + (now - at) * self.most / self.seconds)
        allowed = left >= 1
        self._buckets[name] = (left - 1 if allowed else left, now)
        while len(self._buckets) > self.names:
            self._buckets.popitem(last=False)
        return allowed


class Places:
    """At most so many at once for a name; 0 for no limit."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._taken: Counter[str] = Counter()

    def free(self, name: str) -> bool:
        return not self.most or self._taken[name] < self.most

    @contextmanager
    def take(self, name: str) -> Iterator[None]:
        self._taken[name] += 1
        try:
            yield
        finally:
            self._taken[name] -= 1
            if not self._taken[name]:
                del self._taken[name]
