"""Figures of a running server in the format Prometheus reads."""

from collections import Counter
from time import monotonic

_METHODS = ("GET", "HEAD", "POST")
_HOUSE = {
    "tables": "Tables held in memory.",
    "watchers": "Readers that wait for changes of a table.",
    "bots": "Tables at which a bot is thinking.",
    "moves": "Moves made since the start.",
}
_BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """Counts requests, refusals and moves; everything since the start of the process."""

    def __init__(self) -> None:
        self.started = monotonic()
        self._requests: Counter[tuple[str, int]] = Counter()
        self._refusals: Counter[str] = Counter()
        self._events: Counter[str] = Counter()
        self._slower: Counter[float] = Counter()
        self._seconds = 0.0
        self._count = 0
        self.streams = 0

    def request(self, method: str, status: int, seconds: float) -> None:
        known = method if method in _METHODS else "other"  # anybody can invent methods
        self._requests[(known, status)] += 1
        self._seconds += seconds
        self._count += 1
        for bucket in _BUCKETS:
            if seconds <= bucket:
                self._slower[bucket] += 1

    def refused(self, code: str) -> None:
        self._refusals[code] += 1

    def event(self, kind: str) -> None:
        """Something that happened at a table: created, move, chat, ..."""
        self._events[kind] += 1

    def text(self, house: dict[str, int]) -> str:
        """All figures, one line each; ``house`` are those of the tables."""
        lines = [
            "# HELP spieltisch_uptime_seconds Seconds since the server started.",
            "# TYPE spieltisch_uptime_seconds gauge",
            f"spieltisch_uptime_seconds {monotonic() - self.started:.0f}",
            *_house_lines(house),
            "# HELP spieltisch_event_streams Browsers that watch a table.",
            "# TYPE spieltisch_event_streams gauge",
            f"spieltisch_event_streams {self.streams}",
            "# HELP spieltisch_requests_total Answered requests.",
            "# TYPE spieltisch_requests_total counter",
        ]
        for (method, status), count in sorted(self._requests.items()):
            labels = f'method="{method}",status="{status}"'
            lines.append(f"spieltisch_requests_total{{{labels}}} {count}")
        lines += [
            "# HELP spieltisch_refusals_total Requests that were refused, by reason.",
            "# TYPE spieltisch_refusals_total counter",
        ]
        lines += [
            f'spieltisch_refusals_total{{code="{code}"}} {count}'
            for code, count in sorted(self._refusals.items())
        ]
        lines += [
            "# HELP spieltisch_events_total What happened at the tables.",
            "# TYPE spieltisch_events_total counter",
        ]
        lines += [
            f'spieltisch_events_total{{kind="{kind}"}} {count}'
            for kind, count in sorted(self._events.items())
        ]
        lines += [
            "# HELP spieltisch_request_seconds Time to answer a request.",
            "# TYPE spieltisch_request_seconds histogram",
        ]
        lines += [
            f'spieltisch_request_seconds_bucket{{le="{bucket}"}} {self._slower[bucket]}'
            for bucket in _BUCKETS
        ]
        lines += [
            f'spieltisch_request_seconds_bucket{{le="+Inf"}} {self._count}',
            f"spieltisch_request_seconds_sum {self._seconds:.6f}",
            f"spieltisch_request_seconds_count {self._count}",
        ]
        return "\n".join(lines) + "\n"


def _house_lines(house: dict[str, int]) -> list[str]:
    """The figures of the tables, each explained."""
    lines: list[str] = []
    for name, count in sorted(house.items()):
        about = _HOUSE.get(name, "A figure of the house.")
        lines += [
            f"# HELP spieltisch_house_{name} {about}",
            f"# TYPE spieltisch_house_{name} gauge",
            f"spieltisch_house_{name} {count}",
        ]
    return lines
