"""The local network: at which addresses others in it reach this machine, and a code to scan.

Nothing is sent to find that out: the system is asked which of its addresses it would use.
"""

import socket
from collections.abc import Iterable
from contextlib import suppress
from ipaddress import IPv4Address

from spieltisch.table.qr import QUIET, qr_matrix

EVERYWHERE = ("0.0.0.0", "::")
# One address in each kind of private network, and one that belongs to nobody.
_TARGETS = ("192.168.254.254", "10.254.254.254", "172.31.254.254", "192.0.2.1")


def lan_addresses(host: str, port: int) -> list[str]:
    """What others in the local network type, for a server that listens there; the likeliest first.

    Empty if this machine is in no network.
    """
    hosts = _hosts() if host in EVERYWHERE else [host]
    named = [f"[{each}]" if ":" in each else each for each in hosts]
    return [f"http://{each}:{port}" for each in named]


def _hosts() -> list[str]:
    return _reachable(map(_way_to, _TARGETS)) or _reachable(_by_name())


def _way_to(target: str) -> str:
    """The address that a packet to there would come from, "" if there is no way."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking, suppress(OSError):
        asking.connect((target, 9))  # which notes the way and sends nothing
        return str(asking.getsockname()[0])
    return ""


def _by_name() -> list[str]:
    """The addresses that this machine has by its own name."""
    with suppress(OSError, UnicodeError):
        return [str(host) for host in socket.gethostbyname_ex(socket.gethostname())[2]]
    return []


def _reachable(hosts: Iterable[str]) -> list[str]:
    """Those that other machines can mean, each once."""
    return [host for host in dict.fromkeys(hosts) if host and not _is_own(IPv4Address(host))]


def _is_own(address: IPv4Address) -> bool:
    return address.is_loopback or address.is_unspecified or address.is_link_local


def code_lines(text: str) -> list[str]:
    """The code of a text in half blocks, two rows in a line; dark modules are drawn."""
    matrix = qr_matrix(text)
    size = len(matrix) + 2 * QUIET
    empty = [False] * size
    beside = [False] * QUIET
    rows = [[*beside, *row, *beside] for row in matrix]
    rows = [empty] * QUIET + rows + [empty] * (QUIET + size % 2)
    return [
        "".join(" ▀▄█"[above + 2 * below] for above, below in zip(upper, lower, strict=True))
        for upper, lower in zip(rows[::2], rows[1::2], strict=True)
    ]
